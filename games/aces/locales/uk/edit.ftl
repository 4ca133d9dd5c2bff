### Малювання власного поля.

aces-edit-title = Намалюйте поле
aces-edit-first-name = Моє поле
aces-edit-map = Поле, яке ви малюєте
aces-edit-steps = Скасувати й повторити
aces-edit-terrain = Місцевість
aces-edit-tools = Інструменти
aces-edit-tool-brush = Пензель
aces-edit-tool-line = Лінія
aces-edit-tool-fill = Заливка
aces-edit-tool-erase = Гумка
aces-edit-tool-start = Стартовий номер
aces-edit-tool-shore = Берег
aces-edit-tool-name = Назва місця
aces-edit-tool-copy = Копіювати
aces-edit-tool-paste = Вставити
aces-edit-tool-hand = Рухати мапу
aces-edit-wide = Завширшки сім гексів
aces-edit-numbers = Стартові номери
aces-edit-is-shore = Берег.
aces-edit-symmetry = Малювати двічі
aces-edit-symmetry-none = ні
aces-edit-symmetry-turn = на пів оберту
aces-edit-symmetry-mirror = як у дзеркалі
aces-edit-inexact-turn = За непарної кількості стовпців обидва боки розходяться на пів гекса.
aces-edit-inexact-mirror = За парної кількості стовпців обидва боки розходяться на пів гекса.
aces-edit-place = Назва місця в { $hex }

## Зіграти

aces-edit-play-label = Грати
aces-edit-play = Зіграти на ньому
aces-edit-two = Удвох тут
aces-edit-more-ways = Інші способи
aces-edit-mend-first = Зіграти можна буде, коли правила не матимуть зауважень.

## Що кажуть правила

aces-edit-verdict = Що кажуть правила
aces-edit-looking = Правила дивляться…
aces-edit-fine = Усе є: на цьому полі можна грати.
aces-edit-faults =
    { $n ->
        [one] Лишилася { $n } справа.
        [few] Лишилося { $n } справи.
       *[other] Лишилося { $n } справ.
    }
aces-edit-more = І ще { $n }.
aces-edit-fairness = Наскільки воно рівне
aces-edit-fairness-none = Поставте стартові номери й фабрики, щоб побачити, як близько вони одне до одного.
aces-edit-fairness-spread = Від { $least } до { $most } очок руху: різниця { $spread }.
aces-edit-fairness-how = Скільки в середньому платить танк від кожного стартового номера до двох найближчих фабрик своєї половини. На наших полях різниця щонайбільше 1 очко руху.
aces-edit-fairness-cut-off = двох не дістатися
aces-edit-fairness-factories =
    { $n ->
        [one] Жоден танк не дійде до фабрики: { $hexes }.
       *[other] Жоден танк не дійде до фабрик: { $hexes }.
    }
aces-edit-points = очок: { $n }

## Саме поле

aces-edit-about = Про поле
aces-edit-name = Назва
aces-edit-nameless = Без назви
aces-edit-sort = Вид
aces-edit-sort-half = половина, для двох
aces-edit-sort-full = повне, до чотирьох
aces-edit-season = Пора року
aces-edit-season-summer = літо
aces-edit-season-winter = зима
aces-edit-columns = Стовпці
aces-edit-rows = Рядки
aces-edit-author-and-licence = Автор і ліцензія
aces-edit-author = Хто намалював
aces-edit-licence = Що з ним можна робити іншим
aces-edit-size = { $columns } × { $rows } гексів
aces-edit-unfinished = не закінчено

## Зберегти

aces-edit-shelf = Ваші поля
aces-edit-shelf-none = Ви ще не намалювали жодного поля.
aces-edit-open = Відкрити
aces-edit-copy = Копіювати
aces-edit-copy-of = Копія: { $name }
aces-edit-delete = Видалити
aces-edit-delete-sure = Справді видалити
aces-edit-new = Нове поле
aces-edit-new-small = Мале, для двох
aces-edit-new-half = Половина, для двох
aces-edit-new-full = Повне, для чотирьох
aces-edit-files = Зберегти й поділитися
aces-edit-kept = Зберігається в цьому браузері, поки ви малюєте.
aces-edit-full = У цьому браузері немає місця для ще одного поля. Видаліть якесь або збережіть це у файл.
aces-edit-save = Зберегти у файл
aces-edit-load = Відкрити файл
aces-edit-files-how = Друг відкриє файл тут і зіграє на вашому полі. Його читають також сервери й командний рядок.
aces-edit-file-large = Цей файл завеликий для поля.
aces-edit-file-none = У цьому файлі немає поля.
aces-edit-keys = Клавіші
aces-edit-keys-how = На мапі: стрілки рухають, Enter або пробіл малює, Shift зі стрілкою малює дорогою. 1–7 обирають місцевість. B пензель, L лінія, G заливка, X гумка, N стартовий номер, H берег, P назва місця, C копіювати, V вставити, M рухає мапу. Ctrl Z скасовує, Ctrl Y повторює.

## Що не так із полем

aces-edit-fault-nameless = Дайте полю назву.
aces-edit-fault-season = Пора року — літо або зима.
aces-edit-fault-halves = Половини мають лежати поруч і складати все поле.
aces-edit-fault-line = «{ $text }» нічого не каже про поле.
aces-edit-fault-no-map = У ньому немає мапи.
aces-edit-fault-half-row = Рядок мапи — це дві лінії, а однієї бракує.
aces-edit-fault-size = Мапа має стовпців { $columns } і рядків { $rows }; межа — { $most-columns } на { $most-rows }.
aces-edit-fault-row = Лінія мапи має гексів { $n }, а треба { $wanted }.
aces-edit-fault-sign = «{ $sign }» у { $hex } — не місцевість.
aces-edit-fault-hex = «{ $text }» — не гекс; гекс — це літера (не I й не O) та рядок.
aces-edit-fault-start-alone = Після стартового номера бракує гекса.
aces-edit-fault-start-unknown = «{ $text }» — не стартовий номер; вони від 1 до 12.
aces-edit-fault-start-twice = Стартовий номер { $number } є двічі.
aces-edit-fault-start-missing =
    { $n ->
        [one] Бракує стартового номера { $numbers }.
       *[other] Бракує стартових номерів: { $numbers }.
    }
aces-edit-fault-start-off = Стартовий номер { $number } у { $hex } — не на мапі.
aces-edit-fault-start-not-on-land = Стартовому номеру { $number } у { $hex } потрібна суша, не вода й не фабрика.
aces-edit-fault-start-in-other-half = Стартовий номер { $number } у { $hex } не в тій половині: 1–6 ліворуч, 7–12 праворуч.
aces-edit-fault-start-beyond-half = Стартовий номер { $number } у { $hex } зайвий: половина поля має від 1 до 6.
aces-edit-fault-start-taken = Стартовий номер { $number } у { $hex } лежить на номері { $other }.
aces-edit-fault-factories =
    { $n ->
        [one] Поле має { $n } фабрику; треба { $wanted }.
        [few] Поле має { $n } фабрики; треба { $wanted }.
       *[other] Поле має { $n } фабрик; треба { $wanted }.
    }
aces-edit-fault-factories-left =
    { $n ->
        [one] Ліва половина має { $n } фабрику; треба { $wanted }.
        [few] Ліва половина має { $n } фабрики; треба { $wanted }.
       *[other] Ліва половина має { $n } фабрик; треба { $wanted }.
    }
aces-edit-fault-factories-right =
    { $n ->
        [one] Права половина має { $n } фабрику; треба { $wanted }.
        [few] Права половина має { $n } фабрики; треба { $wanted }.
       *[other] Права половина має { $n } фабрик; треба { $wanted }.
    }
aces-edit-fault-shore = Берег у { $hex } — не на суші.
aces-edit-fault-place = Місце без назви.
aces-edit-fault-place-off = Місце в { $hex } — не на мапі: { $name }.
aces-edit-fault-team = Фабрики на початку битви за Арденни належать союзникам або німцям.
aces-edit-fault-bulge-no-factory = Команда починає битву за Арденни із { $hex }, де немає фабрики.
aces-edit-fault-bulge-twice = Фабрику в { $hex } названо двічі для битви за Арденни.
aces-edit-fault-too-long = Це задовге для поля; межа — { $most } літер.
aces-edit-fault-long-name = Ця назва задовга (щонайбільше { $most } літер): { $name }
aces-edit-fault-many-names = Назви мають місць { $n }; межа — { $most }.
aces-edit-fault-name-taken = Поле з гри вже має цю назву: { $name }. Оберіть іншу.
