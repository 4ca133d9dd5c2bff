### Малювання власного поля.

aces-edit-title = Намалюйте поле
aces-edit-first-name = Моє поле
aces-edit-map = Поле, яке ви малюєте
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

## Що кажуть правила

aces-edit-fine = Усе є: на цьому полі можна грати.
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

## Зберегти

aces-edit-shelf = Ваші поля
aces-edit-shelf-none = Ви ще не намалювали жодного поля.
aces-edit-new = Нове поле
aces-edit-new-small = Мале, для двох
aces-edit-new-half = Половина, для двох
aces-edit-new-full = Повне, для чотирьох
aces-edit-full = У цьому браузері більше немає місця. Видаліть щось зі свого або збережіть це у файл.
aces-edit-pack-no-room = Уміст цього набору ({ $n }) не вміщується в цьому браузері. Спершу видаліть щось зі свого.
aces-edit-pack-opened = Відкрито: { $name } { $version }{ $by ->
    [yes] {", "}автор: { $author }
   *[no] {""}
 }. У ньому { $n ->
    [one] { $n } річ; вона тепер
    [few] { $n } речі; усі вони тепер
   *[many] { $n } речей; усі вони тепер
 } серед ваших.
aces-edit-files-how = Друг відкриє файл тут і зіграє на вашому полі. Його читають також сервери й командний рядок.
aces-edit-file-large = Цей файл завеликий для поля.
aces-edit-file-none = У цьому файлі немає нічого, що можна відкрити тут.
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

## Позиції

aces-edit-sorts = Що ви створюєте
aces-edit-make-board = Поле
aces-edit-make-position = Позиція
aces-edit-position-title = Розставити позицію
aces-edit-position-first = Моя позиція
aces-edit-positions = Ваші позиції
aces-edit-positions-none = Ви ще не розставили жодної позиції.
aces-edit-position-new = Нова позиція
aces-edit-position-on = На полі: { $name }
aces-edit-position-units = { $n ->
    [0] Жодної одиниці
    [one] { $n } одиниця
    [few] { $n } одиниці
   *[other] { $n } одиниць
 }
aces-edit-position-tasks = { $n ->
    [one] Урок: { $n } завдання
    [few] Урок: { $n } завдання
   *[other] Урок: { $n } завдань
 }
aces-edit-position-map = Позиція, яку ви розставляєте
aces-edit-hand-choose = Вибрати, пересунути
aces-edit-hand-erase = Прибрати
aces-edit-put-units = Поставити одиниці
aces-edit-put-owner = Чия фабрика
aces-edit-owner-none = нічия
aces-edit-leaves = Частини позиції
aces-edit-leaf-game = Гра
aces-edit-leaf-unit = Одиниця
aces-edit-leaf-lesson = Урок
aces-edit-position-name = Назва
aces-edit-position-board = Поле
aces-edit-position-part = Частина
aces-edit-part-full = усе
aces-edit-part-left = ліва половина
aces-edit-part-right = права половина
aces-edit-part-whole = усе
aces-edit-position-mine = Ви граєте
aces-edit-position-theirs = Проти
aces-edit-position-all = обох ворогів, із союзником
aces-edit-position-turn = Чий хід
aces-edit-position-phase = Фаза
aces-edit-position-round = Раунд
aces-edit-position-coins = Монети
aces-edit-position-victory = Перемога й місії
aces-edit-position-factories = Перемагає команда, яка тримає { $n ->
    [one] { $n } фабрику
    [few] { $n } фабрики
   *[other] { $n } фабрик
 }.
aces-edit-position-rounds = Останній раунд
aces-edit-position-weather = Погода
aces-edit-position-fine = Усе є: цю позицію можна грати.
aces-edit-position-files-how = Друг відкриває набір тут і грає вашу позицію. Його читають і сервери та командний рядок.
aces-edit-position-keys-how = На мапі: стрілки рухають, Enter або пробіл ставить чи вибирає, Shift зі стрілкою пересуває вибрану одиницю, Delete прибирає її, Escape звільняє руку. Ctrl Z скасовує, Ctrl Y повторює.
aces-edit-file-no-position = У цьому файлі немає позиції.
aces-edit-unit-none = Торкніться одиниці на мапі, щоб змінити її, або виберіть нову й поставте.
aces-edit-unit-experience = Досвід
aces-edit-unit-army = Армія
aces-edit-unit-no-army = немає
aces-edit-unit-moved = Рухалася за останній хід
aces-edit-unit-occupied = Зайняла фабрику за останній хід
aces-edit-unit-repairing = Ремонт оплачено
aces-edit-unit-intercepted = Уже перехоплювала
aces-edit-unit-away = Прибрати її
aces-edit-lesson-how = Із завданнями позиція стає уроком або задачею: їх виконують одне за одним.
aces-edit-lesson-language = Мова, якою ви пишете
aces-edit-lesson-about = Про що це
aces-edit-lesson-done = Що сказати наприкінці
aces-edit-task = Завдання { $n }
aces-edit-task-says = Що зробити, вашими словами
aces-edit-task-goal = Виконано, коли
aces-edit-task-unit = Яка одиниця
aces-edit-task-factory = Яка фабрика
aces-edit-task-kind = Який тип
aces-edit-task-turns = За ходів (0: будь-коли)
aces-edit-task-hex = Де:
aces-edit-task-point = Показати на мапі
aces-edit-task-pointing = Торкніться гекса на мапі.
aces-edit-task-up = Раніше
aces-edit-task-away = Прибрати завдання
aces-edit-task-add = Додати завдання
aces-edit-goal-stand = одиниця стоїть на гексі
aces-edit-goal-destroy = одиницю знищено
aces-edit-goal-occupy = фабрику зайнято
aces-edit-goal-fight = одиниця стріляла
aces-edit-goal-buy = одиницю куплено
aces-edit-goal-end_turn = ваш хід завершено
aces-edit-goal-win = ваша команда перемогла

## Що не так із позицією

aces-edit-fault-position-unreadable = Це не читається як позиція.
aces-edit-fault-position-nameless = Назвіть позицію.
aces-edit-fault-board-unfit = На полі цієї позиції ще не можна грати: { $name }. Спершу відкрийте й виправте його.
aces-edit-fault-setup = За такими домовленостями не зіграти: { $text }
aces-edit-fault-off-board-hex = { $hex } не на полі гри; виберіть гекс на мапі.
aces-edit-fault-many-tasks = Завдань { $n }; межа: { $most }.
aces-edit-fault-task-turns = На завдання дають від 1 до { $most } ходів або скільки завгодно.
aces-edit-fault-task-unit = Завдання називає одиницю, якої немає на полі: { $unit }. Виберіть іншу.
aces-edit-fault-many-languages = Це сказано надто багатьма мовами; межа: { $most }.
aces-edit-fault-long-text = Це задовге (щонайбільше { $most } літер): { $text }
aces-edit-fault-many-units = Одиниць { $n }; межа: { $most }.
aces-edit-fault-phase = Позиція може бути в русі, оголошенні, бою або грошах.
aces-edit-fault-round-0 = Раунди рахують від 1.
aces-edit-fault-fought = Проведено більше атак, ніж оголошено, або поза боєм.
aces-edit-fault-draw-offers = Нічию запропонувало місце, якого немає.
aces-edit-fault-second = Є друга така сама одиниця: { $unit }. Приберіть одну.
aces-edit-fault-taken = { $unit } стоїть на { $hex } разом з іншою одиницею: { $other }. Пересуньте одну.
aces-edit-fault-shared = На { $hex } стоїть ще одна одиниця; пересуньте одну ({ $unit }).
aces-edit-fault-no-factory = На { $hex } немає фабрики в грі.
aces-edit-fault-turn = Зараз не може бути хід цієї фракції: { $faction }. Виберіть ту, що має ходи.
aces-edit-fault-order = Порядок гри має називати кожну фракцію раз.
aces-edit-fault-not-in-play = Ця фракція не грає: { $faction }.
aces-edit-fault-unpayable = { $unit } винна неможливу атаку: { $target }.
aces-edit-fault-off-board = { $unit } стоїть на { $hex }, поза полем гри.
aces-edit-fault-damage = { $unit } має забагато шкоди; { $n } знищують одиницю.
aces-edit-fault-army = { $unit } належить до армії, якої немає; армії: 1–3.
aces-edit-fault-water = { $unit } не може бути на воді { $hex }; лише піхота й літаки.
aces-edit-fault-mountain = { $unit } не може бути на горі { $hex }: вона закрита для танків.
aces-edit-fault-foreign-factory = { $unit } стоїть на фабриці { $hex }, якої її команда не тримає. Змініть власника.
aces-edit-fault-coins = У гаманці щонайбільше { $most } монет.
aces-edit-fault-weather = Погода звичайна, якщо не грають її місію. Увімкніть місію.
aces-edit-fault-rounds = Жодна гра не має більше за { $most } раундів.
aces-edit-fault-stirred = Останній раунд, коли щось сталося, пізніший за цей.
aces-edit-fault-v2-none = Жетони й установка є лише в місії V2.
aces-edit-fault-v2-launcher = Місії V2 потрібна установка на мапі.
aces-edit-fault-v2-lying = Тому, що лежить на { $hex }, потрібен свій гекс без одиниці й фабрики.
aces-edit-fault-v2-destroyed = { $hex } знищено, тож це має бути фабрика без власника.
aces-edit-fault-v2-hidden = Установка лежить під одним жетоном або виявлена.
aces-edit-fault-v2-damage = Установка має стільки шкоди, що знищена.

## Килимки підрозділів

aces-edit-make-mats = Килимки
aces-edit-mats-title = Заповнити килимки підрозділів
aces-edit-mats-first = Мої килимки
aces-edit-mats-shelf = Ваші килимки
aces-edit-mats-none = Ви ще не заповнили жодного килимка.
aces-edit-mats-new = Нові килимки
aces-edit-mats-all = Копія всіх чотирьох фракцій
aces-edit-mats-units = { $n ->
    [0] Жодного зміненого підрозділу
    [one] { $n } змінений підрозділ
    [few] { $n } змінені підрозділи
   *[many] { $n } змінених підрозділів
 }
aces-edit-mats-list = Підрозділи
aces-edit-mats-about = Про ці килимки
aces-edit-mats-name = Назва килимків
aces-edit-mats-mark = Звідки змінені значення
aces-edit-mats-table = Стіл, за яким ви граєте
aces-edit-mats-fine = Усе гаразд: із цими килимками можна грати.
aces-edit-mats-files-how = Друг відкриває тут файл або набір і грає вашими підрозділами. Його читають і сервери та командний рядок. Партії з власними килимками не йдуть у рейтинг.
aces-edit-mats-large = Цей файл завеликий для килимків.
aces-edit-mats-keys-how = Tab веде від поля до поля. У числі: стрілки вгору й униз змінюють його на один, або впишіть число. Пробіл позначає вміння. Ctrl Z скасовує, Ctrl Y повторює.
aces-edit-mats-changed = змінено
aces-edit-mats-changes = { $n ->
    [one] { $n } значення не таке, як у грі.
    [few] { $n } значення не такі, як у грі.
   *[many] { $n } значень не такі, як у грі.
 }
aces-edit-mats-as-built = Усе як у грі.
aces-edit-mats-revert = Як у грі
aces-edit-mats-was = було { $n }
aces-edit-mats-had = У грі він це вміє.
aces-edit-mats-had-not = У грі він цього не вміє.
aces-edit-mats-more = { $name }: на один більше
aces-edit-mats-less = { $name }: на один менше
aces-edit-mats-other-names = Назви іншими мовами
aces-edit-mats-model = Зробити з іншого підрозділу
aces-edit-mats-model-none = виберіть підрозділ
aces-edit-mats-least = від
aces-edit-mats-most = до
aces-edit-mats-damage = { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
   *[many] { $n } пошкоджень
 }
aces-edit-mats-cost = Ціна
aces-edit-mats-cost-says = Скільки монет коштує новий, на вашій порожній фабриці.
aces-edit-mats-hits-ground = Влучання по землі
aces-edit-mats-hits-air = Влучання по літаках
aces-edit-mats-hits-says = Кубик до цього числа влучає в наземний підрозділ. Перше число — сила атаки.
aces-edit-mats-hits-air-says = Кубик до цього числа влучає в літак.
aces-edit-mats-forest = Рядок броні в лісі
aces-edit-mats-forest-says = Те саме для захисника в лісі: ніколи не менше, ніж на відкритому місці.
aces-edit-mats-abilities = Уміння
aces-edit-mats-back = Стріляє по літаках у відповідь
aces-edit-mats-back-says = Коли його атакує літак поруч, він теж кидає кубики.
aces-edit-mats-attacks = Атакує літаки
aces-edit-mats-attacks-says = Може атакувати літаки, підтримувати проти них і перехоплювати їх, а також стріляє по них у відповідь.
aces-edit-mats-area = Б’є по площі
aces-edit-mats-area-says = Атакує гекс і шість навколо: кожен наземний підрозділ там, і ваші теж. Лише для наземних підрозділів із дальністю від 2, що не стріляють по літаках.
aces-edit-mats-dice = Кубики за пошкодженнями
aces-edit-mats-dice-of = Кубики, пошкоджень: { $n }
aces-edit-mats-dice-says = Скільки кубиків кидає підрозділ із 0, 1, 2, 3, 4 і 5 пошкодженнями. Діє для всіх підрозділів.

## Що не так із килимками

aces-edit-fault-mats-unreadable = Це не вдається прочитати як килимки.
aces-edit-fault-mats-file = Це не вдається прочитати як килимки; перший хибний рядок — { $line }.
aces-edit-fault-mats-many = Підрозділів на цих килимках { $n }; межа: { $most }.
aces-edit-fault-mats-chart = У таблиці кубиків числа від 1 до { $most }.
aces-edit-fault-mats-chart-rises = З більшими пошкодженнями кубиків не може бути більше.
aces-edit-fault-mats-launcher = Влучання по пусковій установці зростають, щонайменше від 1.
aces-edit-fault-mats-unit = Жодна фракція не має такого підрозділу: { $text }
aces-edit-fault-mats-twice = { $faction }, { $kind }: він тут двічі; досить одного разу.
aces-edit-fault-mats-nameless = { $faction }, { $kind }: потрібна англійська назва.
aces-edit-fault-mats-odd-name = У назві бувають лише літери, цифри та звичайні знаки: { $name }
aces-edit-fault-mats-speed = { $faction }, { $kind }: швидкість від 1 до { $most }.
aces-edit-fault-mats-range = { $faction }, { $kind }: дальність починається від 1 або більше, не закінчується раніше, ніж починається, і сягає щонайбільше { $most }.
aces-edit-fault-mats-hits-ground = { $faction }, { $kind }: влучання по землі — від 1 до { $most }, і з досвідом вони не гіршають.
aces-edit-fault-mats-hits-air = { $faction }, { $kind }: влучання по літаках — від 1 до { $most }, і з досвідом вони не гіршають.
aces-edit-fault-mats-no-hits-air = { $faction }, { $kind }: стріляє по літаках, тож потрібні влучання по літаках.
aces-edit-fault-mats-idle-hits-air = { $faction }, { $kind }: не стріляє по літаках, тож влучання по літаках зайві.
aces-edit-fault-mats-armour = { $faction }, { $kind }: у рядку броні більші пошкодження мусять вимагати більше влучань, а перші — щонайменше 1.
aces-edit-fault-mats-forest = { $faction }, { $kind }: у рядку для лісу більші пошкодження мусять вимагати більше влучань, а перші — щонайменше 1.
aces-edit-fault-mats-no-forest = { $faction }, { $kind }: наземному підрозділу потрібен рядок для лісу.
aces-edit-fault-mats-idle-forest = { $faction }, { $kind }: літак не має рядка для лісу.
aces-edit-fault-mats-easier = { $faction }, { $kind }: у лісі його не може бути легше пошкодити, ніж на відкритому місці.
aces-edit-fault-mats-free = { $faction }, { $kind }: коштує щонайменше 1 монету.
aces-edit-fault-mats-area = { $faction }, { $kind }: по площі б’є лише наземний підрозділ із дальністю від 2, що не стріляє по літаках.
aces-edit-fault-mats-high = Це число завелике; межа: { $most }.
