### Створити власний сценарій.

sm-edit-title = Створити сценарій
sm-edit-first-name = Мій сценарій
sm-edit-map = Мапа, яку ви складаєте
sm-edit-tiles = Плитки
sm-edit-landmarks = Орієнтири
sm-edit-squares = Квадрати
sm-edit-turn-over = Перевернути
sm-edit-turn-over-tile = Перевернути плитку { $tile }
sm-edit-leaves = Частини сценарію
sm-edit-leaf-map = Мапа
sm-edit-leaf-scenario = Сценарій

## The map

sm-edit-map-how = Оберіть плитку й торкніться мапи, щоб її покласти. Перетягніть плитку, щоб пересунути; торкніться її, щоб повернути. Торкніться стрілки на краю, щоб зробити зону входу.
sm-edit-hand-how = Торкніться вільного квадрата, щоб покласти обрану плитку.
sm-edit-no-room = Там немає місця для плитки.
sm-edit-turn = Повернути
sm-edit-turn-over-to = Перевернути: { $name }
sm-edit-take-away = Прибрати з мапи
sm-edit-map-size =
    { $n ->
        [one] { $columns } × { $rows } квадратів, { $n } плитка.
        [few] { $columns } × { $rows } квадратів, { $n } плитки.
       *[other] { $columns } × { $rows } квадратів, { $n } плиток.
    }
sm-edit-square = Стовпець { $column }, рядок { $row }:
sm-edit-square-free = вільно.
sm-edit-edge-free = край мапи, є місце для зони входу.
sm-edit-turned =
    { $n ->
        [one] Повернута на { $n } чверть.
        [few] Повернута на { $n } чверті.
       *[other] Повернута на { $n } чвертей.
    }
sm-edit-area-named = Зона входу: { $name }
sm-edit-area-name = Назва
sm-edit-area-width = Ширина у квадратах
sm-edit-area-who = Хто входить тут
sm-edit-area-away = Прибрати зону входу
sm-edit-area-next = Нові зони входу — для
sm-edit-area-orders = лише для наказів

## The scenario

sm-edit-title-label = Назва
sm-edit-report = Донесення
sm-edit-other-languages = Іншими мовами
sm-edit-turns = Ходи
sm-edit-base-draw = Карт щоходу
sm-edit-least-soldiers = Солдатів на сторону, щонайменше
sm-edit-grenades-a-vp = Гранат за 1 ПО
sm-edit-rules = Особливі правила
sm-edit-open-information = Відкриті відомості, щоб учитися
sm-edit-remove-late = Хто запізнився, вибуває
sm-edit-remove-late-turn = Останній хід для входу
sm-edit-fights-on = Б’ється й без солдатів
sm-edit-nobody = жодна сторона
sm-edit-story =
    { $n ->
        [0] Особливі карти історії
       *[other] Особливі карти історії: { $n }
    }
sm-edit-story-how = Вони є в колоді, лише якщо їх додає сценарій.

## The sides

sm-edit-start = Де починають солдати
sm-edit-start-enter = Входять з краю
sm-edit-start-on = Їх ставлять на плитки
sm-edit-areas-none = Зон входу ще немає. Торкніться стрілки на краю мапи.
sm-edit-several-areas = Кожен гравець може входити крізь усі ці зони
sm-edit-forces = Сили
sm-edit-forces-how = Що може мати кожен гравець, залежно від того, скільки їх на цій стороні.
sm-edit-force-players = Гравці
sm-edit-force-vp = ПО кожному
sm-edit-force-leaders = Командири
sm-edit-force-more = Додати к-сть гравців
sm-edit-force-away = Не для { $n }
sm-edit-suggested = Запропоновані сили
sm-edit-suggested-how = По одній на гравця. Якщо їх немає, гравці купують сили самі.
sm-edit-suggested-of = Гравець { $n }
sm-edit-suggested-more = Запропонувати сили
sm-edit-suggested-away = Прибрати ці сили
sm-edit-enlist = Додати солдата
sm-edit-rank-of = Звання: { $name }
sm-edit-grenades-short = Гранати
sm-edit-carries = Дати спорядження
sm-edit-carries-of = Спорядження: { $name }
sm-edit-soldier-away = Прибрати: { $name }
sm-edit-lay-down = Забрати: { $equipment }
sm-edit-vp = { $n } ПО
sm-edit-orders = Накази: { $n }
sm-edit-orders-how = Кожен гравець тягне один із них. Накази щодо орієнтира з’являються, коли він є на мапі.
sm-edit-order-elsewhere = Цього орієнтира немає на мапі, тож наказ не береться.
sm-edit-equipment = Спорядження
sm-edit-equipment-vp = ПО на карти, щонайбільше
sm-edit-grenades = Гранати на початку
sm-edit-special-men = Спеціалісти, модулі, медалі
sm-edit-medals = Медалі, які вручають

## Playing and keeping it

sm-edit-fine = Усе є: цей сценарій можна грати.
sm-edit-shelf = Ваші сценарії
sm-edit-shelf-none = Ви ще не створили жодного сценарію.
sm-edit-size = { $columns } × { $rows } квадратів
sm-edit-new = Новий сценарій
sm-edit-new-empty = З нуля
sm-edit-full = У цьому браузері немає місця для ще одного сценарію. Видаліть якийсь або збережіть цей як набір.
sm-edit-files-how = Друг відкриє набір тут і зіграє ваш сценарій. Його читають також сервери й командний рядок.
sm-edit-file-large = Цей файл завеликий для сценарію.
sm-edit-file-none = У цьому файлі немає сценарію, який можна тут відкрити. Його мапа має бути з плиток гри.
sm-edit-pack-no-room =
    { $n ->
        [one] { $n } сценарій цього набору не вміщується в цьому браузері. Спершу видаліть щось зі своїх.
        [few] { $n } сценарії цього набору не вміщуються в цьому браузері. Спершу видаліть щось зі своїх.
       *[other] { $n } сценаріїв цього набору не вміщуються в цьому браузері. Спершу видаліть щось зі своїх.
    }
sm-edit-pack-opened =
    { $n ->
        [one] Відкрито: { $name } { $version }. У ньому { $n } сценарій; він тепер серед ваших.
        [few] Відкрито: { $name } { $version }. У ньому { $n } сценарії; усі тепер серед ваших.
       *[other] Відкрито: { $name } { $version }. У ньому { $n } сценаріїв; усі тепер серед ваших.
    }
sm-edit-keys-how = На мапі: стрілки рухають, Enter або пробіл кладе чи обирає плитку, Shift зі стрілкою пересуває обрану. R повертає її, F перевертає, Delete прибирає, Escape відпускає. Ctrl Z скасовує, Ctrl Y повторює.

## What is wrong with it

sm-edit-fault-unreadable = Це не читається як сценарій.
sm-edit-fault-map-nameless = Мапі потрібна назва.
sm-edit-fault-not-a-tile = «{ $text }» — не плитка.
sm-edit-fault-no-tile = Плитки { $tile } немає.
sm-edit-fault-too-far-out = Плитка { $tile } лежить задалеко; мапа має щонайбільше { $most } квадратів у кожен бік.
sm-edit-fault-turned = Плитку { $tile } повернуто на чверті: { $n }; можна від 0 до 3.
sm-edit-fault-tile-twice = Плитка { $tile } лежить на мапі двічі: { $other } — та сама плитка.
sm-edit-fault-over = Плитка { $tile } лежить поверх { $other }.
sm-edit-fault-apart = Плитка { $tile } не має спільного краю з іншими.
sm-edit-fault-no-tiles = Мапі потрібні плитки.
sm-edit-fault-no-turns = Сценарію потрібен щонайменше один хід.
sm-edit-fault-sides = Сценарію потрібні дві різні сторони.
sm-edit-fault-area-nameless = Зоні входу потрібна назва.
sm-edit-fault-area-twice = Дві зони входу звуться «{ $name }».
sm-edit-fault-area-width = Зона входу «{ $name }» має бути завширшки щонайменше один квадрат.
sm-edit-fault-steps = Те, що стається в якийсь хід, так виконати не можна.
sm-edit-fault-needs-player = Те, що стається з усіма, не може говорити про власних солдатів, ворогів чи власника.
sm-edit-fault-enters-nowhere = { $side }: потрібна зона входу.
sm-edit-fault-no-area = { $side }: «{ $name }» — не зона входу.
sm-edit-fault-starts-nowhere = { $side }: потрібні плитки, де починати.
sm-edit-fault-forces = { $side }: потрібні сили для одного — п’яти гравців.
sm-edit-fault-force-twice = { $side }: двоє різних сил для однієї кількості гравців ({ $n }).
sm-edit-fault-drawn-orders = Кожен гравець тягне один наказ.
sm-edit-fault-no-orders = { $side }: потрібні накази, з яких тягнути.
sm-edit-fault-required-barred = { $side }: мусить це мати й не може купити: { $equipment }.
sm-edit-fault-seatings = Сили обох сторін разом мають бути для двох — шести гравців.
sm-edit-fault-no-map = Немає мапи «{ $name }».
sm-edit-fault-area-off = За зоною входу «{ $name }» немає плитки.
sm-edit-fault-not-for = { $side }: немає сил для такої кількості гравців ({ $n }).
sm-edit-fault-few-areas = { $side }: потрібна зона входу для кожного гравця.
sm-edit-fault-not-on-map = Плитка { $tile } — місце для початку, а на мапі її немає.
sm-edit-fault-no-suggested = { $side }: немає запропонованих сил для такої кількості гравців ({ $n }).
sm-edit-fault-unfit = { $soldier } не підходить до цих сил.
sm-edit-fault-no-specialist = { $soldier } — не спеціаліст цієї сторони: { $side }.
sm-edit-fault-no-module = { $side }: немає тактичного модуля «{ $name }».
sm-edit-fault-no-equipment = { $side }: немає спорядження «{ $name }».
sm-edit-fault-no-medal = { $side }: «{ $name }» — не медаль.
sm-edit-fault-no-order = { $side }: немає наказу { $nr }.
sm-edit-fault-few-orders =
    { $side }: тягнуть наказів: { $n }, а напевно можна витягнути тільки { $least }.{ $lost ->
        [0] { "" }
       *[other] { " " }Не беруться, бо їхнього орієнтира немає на мапі: { $elsewhere }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Не беруться, бо вони для іншої сторони: { $foreign }.
    }{ $taken ->
        [0] { "" }
       *[other] { " " }Інша сторона може витягнути з них { $taken }.
    } Додайте наказів.
sm-edit-fault-no-story = Немає карти історії { $nr }.
sm-edit-fault-story-deck =
    { $n ->
        [one] У колоді історії { $n } карта, а для стількох ходів ({ $turns }) треба { $needed }.
        [few] У колоді історії { $n } карти, а для стількох ходів ({ $turns }) треба { $needed }.
       *[other] У колоді історії { $n } карт, а для стількох ходів ({ $turns }) треба { $needed }.
    }
sm-edit-fault-cannot-buy = { $side }: за { $vp } ПО на гравця не купити стільки солдатів ({ $n }).
sm-edit-fault-no-room = На плитках, де починає ця сторона, немає місця для всіх: { $side }.
sm-edit-fault-not-bought = { $side }, запропоновані сили: { $why }
sm-edit-fault-long-text = Це задовге (щонайбільше { $most } літер): { $text }
sm-edit-fault-many-entries = У цьому списку записів: { $n }; межа — { $most }.
sm-edit-fault-large-number = Це число — { $n }; межа — { $most }.
