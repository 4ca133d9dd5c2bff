### Sergeants: карти, запитання, відповіді, відмови, журнал. Карти складають свій текст з атомів: речення з частин, частини з іменників і
### дієслів. $n: число, з яким узгоджуються слова.

## Слова

sm-action-look = ДИВИТИСЯ
sm-action-shoot = СТРІЛЯТИ
sm-action-hide = ХОВАТИСЯ
sm-action-move = РУХАТИСЯ
sm-stat-spot = Виявлення
sm-stat-draw = Добір
sm-stat-cover = Укриття
sm-stat-rally = Підбадьорення
sm-stat-hold = Притримування
sm-stat-long = Далека
sm-stat-short = Коротка
sm-stat-close = Впритул
sm-stat-throw = Кидок
sm-stat-walk = Хода
sm-stat-climb = Лазіння
sm-stat-fight = Рукопашна
sm-stat-base-draw = карт щоходу
sm-until-phase = до кінця фази
sm-until-turn = до кінця ходу
sm-until-game = до кінця гри
sm-damage-zip = свист
sm-damage-pin = притиснення
sm-damage-wound = рана
sm-damage-kill = смерть
sm-hit-miss = промах
sm-hit-hit = влучання
sm-hit-hit-plus = влучання+
sm-rank-private = рядовий
sm-rank-junior = молодший сержант
sm-rank-senior = старший сержант
sm-mark-of-main = основна карта
sm-topic-weather = погода
sm-topic-landmark = орієнтир
sm-topic-ordnance = артилерія
sm-topic-weird = дивина
sm-topic-character = персонаж
sm-topic-morale = бойовий дух
sm-by-each = кожен гравець за ініціативою
sm-by-first = гравець з ініціативою
sm-by-last = останній гравець за ініціативою
sm-part-dog-tag = Дія жетона
sm-part-bubble = Репліка загону
sm-part-narrator = Вставка оповідача
sm-seat = Гравець { $seat }
sm-list-none = немає
sm-list-gap = порожня
sm-types = { $first }/{ $next }
sm-soldier = { $name } ({ $tag })
sm-card = { $types } ({ $soldier } { $number })
sm-card-titled = «{ $title }» ({ $soldier } { $number })
sm-card-of-team = «{ $title }» ({ $panel })
sm-grenades = { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }

## Сполучення: слова між частинами речення

sm-then = { $first }, потім { $next }
sm-and = { $first } і { $next }
sm-or = { $first } або { $next }
sm-twice = { $act } двічі
sm-times = { $act } { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
 }

## Солдати: іменники, узгоджені з $n. 0: дехто з багатьох (родовий відмінок), 2: усі.

sm-person = { $soldier }
sm-nobody = ніхто
sm-soldiers = { $n ->
    [one] солдат
    [few] солдати
   *[other] солдатів
 }
sm-leaders = { $n ->
    [one] командир
    [few] командири
   *[other] командирів
 }
sm-the = { $set }
sm-those = ці { $set }
sm-your = { $n ->
    [one] ваш
    [few] ваші
   *[other] ваших
 } { $set }
sm-set-enemy = { $n ->
    [one] ворожий
    [few] ворожі
   *[other] ворожих
 } { $set }
sm-set-friend = { $n ->
    [one] дружній
    [few] дружні
   *[other] дружніх
 } { $set }
sm-set-spotted = { $n ->
    [one] виявлений
    [few] виявлені
   *[other] виявлених
 } { $set }
sm-set-not-spotted = { $n ->
    [one] невиявлений
    [few] невиявлені
   *[other] невиявлених
 } { $set }
sm-set-pinned = { $n ->
    [one] притиснутий
    [few] притиснуті
   *[other] притиснутих
 } { $set }
sm-set-not-pinned = { $n ->
    [one] непритиснутий
    [few] непритиснуті
   *[other] непритиснутих
 } { $set }
sm-set-wounded = { $n ->
    [one] поранений
    [few] поранені
   *[other] поранених
 } { $set }
sm-set-not-wounded = { $n ->
    [one] непоранений
    [few] непоранені
   *[other] непоранених
 } { $set }
sm-set-in-cover = { $set } в укритті
sm-set-not-in-cover = { $set } поза укриттям
sm-set-in-melee = { $set } у рукопашній
sm-set-not-in-melee = { $set } поза рукопашною
sm-set-in-landmark = { $set } на орієнтирі
sm-set-not-in-landmark = { $set } поза орієнтирами
sm-set-on-map = { $set } на мапі
sm-set-off-map = { $set } поза мапою
sm-set-in-tile = { $set } на { $tile }
sm-set-not-in-tile = { $set } поза { $tile }
sm-set-side = { $set } ({ $side })
sm-set-except = { $set } (крім { $others })
sm-set-not-own = { $set } інших гравців
sm-trait-rifle = { $set } { $n ->
    [one] з гвинтівкою
   *[other] з гвинтівками
 }
sm-trait-smg = { $set } { $n ->
    [one] з пістолетом-кулеметом
   *[other] з пістолетами-кулеметами
 }
sm-trait-lmg = { $set } { $n ->
    [one] з ручним кулеметом
   *[other] з ручними кулеметами
 }
sm-trait-carbine = { $set } { $n ->
    [one] з карабіном
   *[other] з карабінами
 }
sm-trait-green = { $n ->
    [one] необстріляний
    [few] необстріляні
   *[other] необстріляних
 } { $set }
sm-trait-veteran = { $set } { $n ->
    [one] (ветеран)
   *[other] (ветерани)
 }
sm-trait-thrower = { $set } із сильним кидком
sm-trait-scout = { $set } розвідки
sm-trait-engineer = { $set } інженерних військ
sm-trait = { $set } ({ $word })
sm-who-so-many = { $n } { $set }
sm-who-others = { $n ->
    [one] інший солдат
   *[other] ще { $n }
 }
sm-who-up-to = до { $n } із { $set }
sm-who-all = усі { $set }
sm-who-lot = випадковий один із { $set }

## Дії: з підметом, з числом $n, і без нього

sm-does-spot = { $n ->
    [one] виявляє
   *[other] виявляють
 } ворога
sm-does-draw = { $n ->
    [one] бере
   *[other] беруть
 } карти
sm-does-cover = { $n ->
    [one] ховається
   *[other] ховаються
 }
sm-does-rally = { $n ->
    [one] підбадьорює
   *[other] підбадьорюють
 } солдатів
sm-does-hold = { $n ->
    [one] притримує
   *[other] притримують
 } карти
sm-does-shoot = { $n ->
    [one] стріляє
   *[other] стріляють
 }
sm-does-throw = { $n ->
    [one] кидає гранату
   *[other] кидають по гранаті
 }
sm-does-walk = { $n ->
    [one] рухається
   *[other] рухаються
 }
sm-does-turn = { $n ->
    [one] розвертається
   *[other] розвертаються
 }
sm-does-any = { $n ->
    [one] виконує
   *[other] виконують
 } одну дію { $action }
sm-act-spot = виявити найближчого ворога
sm-act-draw = взяти карти
sm-act-cover = сховатися
sm-act-rally = підбадьорити солдатів
sm-act-hold = притримати карти
sm-act-shoot = вистрілити
sm-act-throw = кинути гранату
sm-act-walk = рухатися
sm-act-turn = розвернутися
sm-act-any = виконати одну дію { $action }
sm-acts-either = або { $first }, або { $next }

## Кроки: речення з малої літери

sm-step-nothing = нічого
sm-step-do = { $who } { $acts }
sm-step-rally = { $n ->
    [one] { $n } притиснутий солдат оговтується
    [few] { $n } притиснуті солдати оговтуються
   *[other] { $n } притиснутих солдатів оговтуються
 }
sm-do-rally = підбадьорити { $n ->
    [one] { $n } притиснутого солдата
   *[other] { $n } притиснутих солдатів
 }
sm-step-twice = двічі: { $step }
sm-step-times = { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
 }: { $step }
sm-step-either = або { $first }, або { $next }
sm-step-or = { $first }, або { $next }
sm-step-if = якщо { $cond }, то { $then }
sm-step-if-else = якщо { $cond }, то { $then }; інакше { $else }
sm-step-blast = { $who } { $n ->
    [one] проходить { $checks ->
        [one] { $checks } перевірку
        [few] { $checks } перевірки
       *[other] { $checks } перевірок
     } вибуху
   *[other] проходять по { $checks ->
        [one] { $checks } перевірці
        [few] { $checks } перевірки
       *[other] { $checks } перевірок
     } вибуху
 }
sm-step-modify = { $who }: { $changes } { $until }
sm-step-modify-all = { $changes } для всіх { $until }
sm-change = { $stat } { $by }
sm-step-draw-more = кожен гравець бере щоходу на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 } більше { $until }
sm-step-draw-fewer = кожен гравець бере щоходу на { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 } менше { $until }
sm-step-draw = бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-enemies-draw = кожен ваш супротивник бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-all-draw = кожен гравець бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-discard = ви скидаєте { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-enemies-discard = кожен ваш супротивник скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-all-discard = кожен гравець скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-step-score = ви здобуваєте { $vp } ПО
sm-step-enemies-score = кожен ваш супротивник здобуває { $vp } ПО
sm-step-all-score = кожен гравець здобуває { $vp } ПО
sm-step-lose = ви втрачаєте { $vp } ПО
sm-step-enemies-lose = кожен ваш супротивник втрачає { $vp } ПО
sm-step-all-lose = кожен гравець втрачає { $vp } ПО
sm-do-draw = взяти { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-do-discard = скинути { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-do-score = здобути { $vp } ПО
sm-do-lose = втратити { $vp } ПО
sm-marked-pin = { $who } { $n ->
    [one] стає притиснутим
   *[other] стають притиснутими
 }
sm-marked-unpin = { $who } { $n ->
    [one] оговтується
   *[other] оговтуються
 }
sm-marked-spot = { $who } { $n ->
    [one] стає виявленим
   *[other] стають виявленими
 }
sm-marked-unspot = { $who } більше не { $n ->
    [one] виявлений
   *[other] виявлені
 }
sm-marked-wound = { $who } { $n ->
    [one] зазнає поранення
   *[other] зазнають поранень
 }
sm-marked-kill = { $who } { $n ->
    [one] гине
   *[other] гинуть
 }
sm-marked-remove = { $who } { $n ->
    [one] вибуває
   *[other] вибувають
 } з гри
sm-marked-capture = { $who } { $n ->
    [one] потрапляє
   *[other] потрапляють
 } в полон до найближчого ворога, який може конвоювати
sm-be-pin = стати притиснутим
sm-be-unpin = оговтатися
sm-be-spot = стати виявленим
sm-be-unspot = знову стати невиявленим
sm-be-wound = зазнати поранення
sm-be-kill = загинути
sm-be-remove = вибути з гри
sm-be-capture = потрапити в полон до найближчого ворога

## Умови, як після «якщо»

sm-cond-always = так і є
sm-cond-hand = у вас на руці щонайменше { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-cond-hand-fewer = у вас на руці менше ніж { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-turn-from = триває хід { $turn } або пізніший
sm-turn-until = триває хід { $turn } або раніший
sm-turn-exactly = триває хід { $turn }
sm-turn-between = триває хід { $first }–{ $turn }
sm-have = у вас є { $set }
sm-have-least = у вас щонайменше { $n } { $set }
sm-have-none = у вас немає { $set }
sm-have-most = у вас щонайбільше { $n } { $set }
sm-have-exactly = у вас рівно { $n } { $set }
sm-have-between = у вас { $least }–{ $n } { $set }
sm-have-him = у вас є { $soldier }
sm-have-not-him = у вас немає { $soldier }
sm-are = є { $set }
sm-are-least = є щонайменше { $n } { $set }
sm-are-none = немає { $set }
sm-are-most = є щонайбільше { $n } { $set }
sm-are-exactly = є рівно { $n } { $set }
sm-are-between = є { $least }–{ $n } { $set }
sm-plays = { $soldier } у грі
sm-plays-not = { $soldier } не у грі
sm-is-spotted = { $soldier } виявлений
sm-is-not-spotted = { $soldier } не виявлений
sm-is-pinned = { $soldier } притиснутий
sm-is-not-pinned = { $soldier } не притиснутий
sm-is-wounded = { $soldier } поранений
sm-is-not-wounded = { $soldier } не поранений
sm-is-in-cover = { $soldier } в укритті
sm-is-not-in-cover = { $soldier } не в укритті
sm-is-in-melee = { $soldier } у рукопашній
sm-is-not-in-melee = { $soldier } не в рукопашній
sm-is-in-landmark = { $soldier } на орієнтирі
sm-is-not-in-landmark = { $soldier } не на орієнтирі
sm-is-on-map = { $soldier } на мапі
sm-is-off-map = { $soldier } не на мапі
sm-is-in-tile = { $soldier } на { $tile }
sm-is-not-in-tile = { $soldier } не на { $tile }

## Карти

sm-card-head = { $types } ({ $mark })
sm-card-bubble = Загін: { $steps }.
sm-card-may = Може: { $steps }.
sm-card-must = Мусить: { $steps }.
sm-card-cost = Ціна: { $steps }.
sm-card-only = Лише якщо { $cond }.
sm-card-hit = Перевірка влучання: далека: { $long }; коротка: { $short }; впритул: { $close }; вибух: { $blast }.
sm-card-damage = Ушкодження: { $damage }.
sm-story-head = Спершу { $first }, потім { $then }.
sm-story-effect = Наслідок ({ $topic }): { $steps }.
sm-story-effect-by = Наслідок ({ $topic }), { $by }: { $steps }.
sm-story-by = { $by }: { $steps }
sm-story-cause = Причина: { $topic }.
sm-order-hold = Утримати { $landmark }: наприкінці останнього ходу там є ваші солдати й немає ворогів. { $vp } ПО.
sm-order-search = Обшукати { $landmark }: ваш солдат рухається там в укриття. { $vp } ПО.
sm-order-capture = Захопити { $landmark }: цілий хід там є ваші солдати й немає ворогів. { $vp } ПО.
sm-order-general-attack = Загальний наступ: { $vp } ПО за кожного вбитого або полоненого ворога.
sm-order-patrol = Патруль: ваш солдат виходить з мапи { $area }. { $vp } ПО.
sm-order-registered-fire = Пристріляний вогонь: солдат зі спорядженням «{ $equipment }» живий на початку ходу { $turn }. Тоді артилерія б’є по { $landmark }: { $checks ->
    [one] { $checks } перевірка
    [few] { $checks } перевірки
   *[other] { $checks } перевірок
 } вибуху для кожного, хто там є. { $vp } ПО.
sm-order-demolition = Підрив: утримувати { $landmark } протягом { $turns ->
    [one] { $turns } ходу
   *[other] { $turns } ходів поспіль
 } із солдатом зі спорядженням «{ $equipment }», а тоді вийти. { $checks ->
    [one] { $checks } перевірка
    [few] { $checks } перевірки
   *[other] { $checks } перевірок
 } вибуху для всіх, хто там лишився. { $vp } ПО.
sm-order-attack = Наступ: захопити більш ніж половину орієнтирів. { $vp } ПО.
sm-order-skirmish = Сутичка: більш ніж половину сил супротивника вбито. { $vp } ПО за кожного супротивника.
sm-order-recon = Розвідка: { $n ->
    [one] { $n } ваш живий солдат
    [few] { $n } ваші живі солдати
   *[other] { $n } ваших живих солдатів
 } водночас на { $landmark }. { $vp } ПО.
sm-order-entry = Ваші солдати заходять { $area }.
sm-only-for-side = Сторона: { $side }.
sm-title-hold = Утримати { $landmark }
sm-title-search = Обшукати { $landmark }
sm-title-capture = Захопити { $landmark }
sm-title-general-attack = Загальний наступ
sm-title-patrol = Патруль
sm-title-registered-fire = Пристріляний вогонь по { $landmark }
sm-title-demolition = Підрив { $landmark }
sm-title-attack = Наступ
sm-title-skirmish = Сутичка
sm-title-recon = Розвідка { $landmark }
sm-gives-grenades = { $equipment }: { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }. { $vp } ПО.
sm-gives-medal = { $equipment }: ще одна карта для { $soldier }. { $vp } ПО.
sm-gives-object = { $equipment }: для деяких наказів. { $vp } ПО.
sm-carried-by = Лише для { $who }.

## Місця. Зони кажуть, де хтось заходить або виходить.

sm-tile = { $face } ({ $name })
sm-point = { $tile }, { $x }″ праворуч, { $y }″ донизу
sm-point-off = { $x }″ праворуч, { $y }″ донизу
sm-off-the-map = поза мапою
sm-facing-north = північ
sm-facing-north-east = північний схід
sm-facing-east = схід
sm-facing-south-east = південний схід
sm-facing-south = південь
sm-facing-south-west = південний захід
sm-facing-west = захід
sm-facing-north-west = північний захід
sm-area = у зоні «{ $name }»
sm-area-north = на півночі
sm-area-north-east = на північному сході
sm-area-east = на сході
sm-area-south-east = на південному сході
sm-area-south = на півдні
sm-area-south-west = на південному заході
sm-area-west = на заході
sm-area-north-west = на північному заході
sm-area-far-north-east = на крайньому північному сході
sm-area-far-east = на крайньому сході
sm-area-far-south-east = на крайньому південному сході
sm-area-far-south-west = на крайньому південному заході
sm-area-far-west = на крайньому заході

## Плитки та орієнтири за номером і боком

sm-tile-1A = Лука
sm-tile-1B = Пшениця
sm-tile-2A = Польова дорога
sm-tile-2B = Рів
sm-tile-3A = Ліс
sm-tile-3B = Садок
sm-tile-4A = Стодола
sm-tile-4B = Пасовисько
sm-tile-5A = Алея
sm-tile-5B = Заглиблена дорога
sm-tile-6A = Поворот із капличкою
sm-tile-6B = Сіножать
sm-tile-7A = Поворот із муром
sm-tile-7B = Ячмінь
sm-tile-8A = Розвилка
sm-tile-8B = Сосновий гай
sm-tile-9A = Хата при дорозі
sm-tile-9B = Городи
sm-tile-10A = Річка
sm-tile-10B = Болото
sm-tile-11A = Закрут річки
sm-tile-11B = Пустище
sm-tile-12A = Кладка
sm-tile-12B = Пасовисько з живоплотом
sm-tile-13A = Закрут річки з причалом
sm-tile-13B = Виноградник
sm-tile-14A = Ставок
sm-tile-14B = Підбита машина на дорозі
sm-tile-15A = Польове роздоріжжя
sm-tile-15B = Перелісок
sm-tile-16A = Залізничний насип
sm-tile-16B = Чагарник
sm-tile-17A = Залізничний переїзд
sm-tile-17B = Конюшина
sm-tile-18A = Залізнична виїмка
sm-tile-18B = Бурякове поле
sm-tile-19A = Річка з бродом
sm-tile-19B = Старий окоп
sm-tile-20A = Дім при дорозі
sm-tile-20B = Поле у вирвах
sm-tile-21A = Тік
sm-tile-21B = Переліг
sm-tile-22A = Дорога з ровом
sm-tile-22B = Березняк
sm-tile-23A = Поворот біля каплиці
sm-tile-23B = Кукурудза
sm-tile-24A = Цегельня
sm-tile-24B = Глинище
sm-tile-25A = Кам’яний міст
sm-tile-25B = Заплавний луг
sm-tile-26A = Пост сигнальника
sm-tile-26B = Городи
sm-tile-27A = Сільська вулиця
sm-tile-27B = Задвірки
sm-tile-28A = Ринкова площа
sm-tile-28B = Розбомблені хати
sm-tile-29A = Гарматний окіп
sm-tile-29B = Згарище лісу
sm-tile-30A = Цвинтар
sm-tile-30B = Дрібні поля
sm-tile-L1A = Роздоріжжя
sm-tile-L1B = Розбите роздоріжжя
sm-tile-L2A = Міст
sm-tile-L2B = Брід
sm-tile-L3A = Ферма
sm-tile-L3B = Зруйнована ферма
sm-tile-L4A = Церква
sm-tile-L4B = Зруйнована церква
sm-tile-L5A = Водяний млин
sm-tile-L5B = Вітряк
sm-tile-L6A = Сад
sm-tile-L6B = Сад маєтку
sm-tile-L7A = Каменоломня
sm-tile-L7B = Гравійний кар’єр
sm-tile-L8A = Залізнична зупинка
sm-tile-L8B = Вантажний двір
sm-tile-L9A = Село
sm-tile-L9B = Спалене село
sm-tile-L10A = Склад
sm-tile-L10B = Радіостанція

## Запитання

sm-ask-order = { $seat } тягне наказ.
sm-ask-force = { $seat }: придбайте свої сили.
sm-ask-deploy = { $seat }: розмістіть своїх солдатів.
sm-ask-draw = { $seat } бере карту.
sm-ask-story = Відкривається карта фази { $phase }.
sm-ask-place = { $seat }: покладіть по карті на кожну фазу.
sm-ask-gap = { $seat } бере карту для порожнього місця.
sm-ask-which-gap = { $seat }: яку фазу займе карта { $card }?
sm-ask-take-back = { $seat }: забрати притримані карти?
sm-ask-name = { $seat }: яким типом буде карта { $card }?
sm-ask-pay = { $seat }: сплатити ціну карти { $card }?
sm-ask-part = { $seat }: яка частина карти { $card } тепер?
sm-ask-who = { $seat }: хто { $acts }? (ще { $n })
sm-ask-who-all = { $seat }: хто { $acts }? Можуть усі.
sm-ask-act = Що робить { $soldier }?
sm-ask-either = Що робить { $soldier }?
sm-ask-row = { $seat }: що з цього?
sm-ask-spot = Кого виявляє { $soldier }?
sm-ask-cover = Чи ховається { $soldier }?
sm-ask-rally = { $seat }: хто оговтується?
sm-ask-hold = Яку карту притримує { $soldier }?
sm-ask-walk = Куди рухається { $soldier }?
sm-ask-shoot = У кого стріляє { $soldier }?
sm-ask-next-target = У кого далі стріляє { $soldier }?
sm-ask-throw = Куди кидає гранату { $soldier }?
sm-ask-victim = { $seat }: кого перевіряємо далі?
sm-ask-hit-check = { $seat } відкриває карту для перевірки влучання.
sm-ask-damage-check = { $seat } відкриває карту для ушкодження.
sm-ask-fight-draw = { $seat } бере карту для рукопашної.
sm-ask-strike = { $seat }: якою картою і кого вразити?
sm-ask-capture = { $soldier } потрапляє в полон чи гине?
sm-ask-hand-over = { $soldier } передає полонених? Новий конвоїр: { $escort }.
sm-ask-discard = { $seat }: яку карту скидаєте?
sm-ask-befall = { $seat }: кого це спіткає?
sm-ask-lot = Кидаємо жереб.

## Відповіді

sm-choice-done = Готово
sm-choice-yes = Так
sm-choice-no = Ні
sm-choice-order = { $order }
sm-choice-story = { $story }
sm-choice-card = { $card }
sm-choice-force = Сили: { $soldiers }
sm-choice-deploy = Розмістити: { $soldiers }
sm-enlisted = { $soldier }
sm-enlisted-with = { $soldier } [{ $things }]
sm-deployed = { $soldier } [{ $point }, { $facing }]
sm-choice-placing = Фаза 1: { $first }; фаза 2: { $second }; фаза 3: { $third }
sm-choice-phase = Фаза { $phase }
sm-choice-take-back = { $soldier }: забрати карту { $card }
sm-choice-action = { $action }
sm-choice-part = { $part }
sm-choice-soldier = { $soldier }
sm-choice-act = Дія: { $acts }
sm-choice-row = Номер { $n }
sm-choice-rally-himself = { $soldier } оговтується
sm-choice-rally = { $soldier } підбадьорює: { $target }
sm-choice-walk = Рухатися: { $point }, обличчям на { $facing }
sm-choice-enter = Зайти { $gate }: { $point }, обличчям на { $facing }
sm-choice-leave = Вийти з мапи { $gate }
sm-choice-let-go = Залишити на волі: { $soldier }
sm-choice-hand-over = Передати: { $soldier }, новий конвоїр { $escort }
sm-choice-throw = Кинути в { $target }: { $point }
sm-choice-strike = Вразити { $target } картою { $card }
sm-answer-spot = { $soldier } виявляє { $target }
sm-answer-shoot = { $soldier } стріляє в { $target }
sm-answer-capture = { $soldier } бере в полон { $target }
sm-answer-kill = { $target } гине
sm-answer-cover = { $soldier } ховається
sm-answer-pay = Сплатити
sm-answer-do-not-pay = Не платити: карту буде скасовано
sm-answer-hold = { $soldier } притримує карту { $card }
sm-answer-discard = Скинути карту { $card }
sm-answer-gap = Покласти карту { $card } на фазу { $phase }
sm-answer-name = Зіграти карту { $card } як { $action }
sm-answer-act = { $soldier }: { $acts }
sm-answer-row = { $n }: { $steps }
sm-answer-stay = { $soldier } лишається на місці
sm-answer-does-nothing = { $soldier } нічого не робить
sm-answer-nobody = Більше ніхто
sm-answer-no-card = Більше жодної карти
sm-answer-end-card = Карту завершено

## Відмови. Довжини в дюймах.

sm-why-not-offered = Тут це неможливо.
sm-why-other-question = Це відповідь на інше запитання.
sm-why-not-for-sale = { $soldier }: так придбати не можна.
sm-why-too-dear = Це коштує { $cost } ПО; межа: { $limit }.
sm-why-too-much-equipment = Карти спорядження коштують { $cost } ПО; межа: { $limit }, гранати не рахуються.
sm-why-too-many-leaders = Забагато командирів; межа: { $limit }.
sm-why-too-few = Замало солдатів; потрібно щонайменше { $least }.
sm-why-nothing-left-for-allies = Вашим союзникам лишилося б замало солдатів.
sm-why-cannot-carry = { $soldier } не може нести «{ $equipment }».
sm-why-medal-not-earned = «{ $equipment }» не продається: медалі здобувають, а { $soldier } її не має.
sm-why-barred = Сценарій не дозволяє цій стороні «{ $equipment }».
sm-why-required = Сценарій вимагає «{ $equipment }»: хтось мусить це нести.
sm-why-not-where-to-start = { $soldier } не може починати там.
sm-why-overlaps = { $soldier } стояв би на комусь іншому.
sm-why-not-all = Треба розмістити всіх солдатів за порядком жетонів.
sm-why-not-in-hand = Цієї карти немає у вас на руці.
sm-why-does-not-fit = Карта не підходить до фази { $phase }.
sm-why-could-fill-more = Ваших карт вистачає на { $most ->
    [one] { $most } фазу
    [few] { $most } фази
   *[other] { $most } фаз
 }.
sm-why-not-straight = У рукопашну входять лише по прямій.
sm-why-not-this-gate = Там ви не можете зайти.
sm-why-in-melee = У рукопашній можна лише розвернутися.
sm-why-turns-away = Поверніться так, щоб і далі торкатися ворога передом одного з двох.
sm-why-no-room-for-prisoners = Поруч із ним немає місця для його полонених.
sm-why-still-touches = Він має зупинитися без дотику до того, кого залишає: { $soldier }.
sm-why-not-on-the-map = Його немає на мапі.
sm-why-no-target = { $soldier } не може бути ціллю.
sm-why-throw-target-too-far = Ціль задалеко для кидка.
sm-why-throw-too-far = Так далеко гранату не кинути.
sm-why-throw-misses-target = Шаблон має торкатися цілі.
sm-why-no-grenade = У нього немає гранат.
sm-blocked-off-the-map = Шлях виходить за межі мапи.
sm-blocked-too-far = Це на { $by }″ задалеко; можливо { $allowance }″.
sm-blocked-turns-too-far = Так розвернута основа сягала б на { $by }″ задалеко.
sm-blocked-no-move = Через { $after }″ на шляху місцевість NO MOVE.
sm-blocked-too-high = Через { $after }″ на шляху місцевість рівня { $level }; його Лазіння — { $climb }.
sm-blocked-passes = Через { $after }″ на шляху ворог.
sm-blocked-across-an-edge = Основа виступала б за край плитки на { $by }″.
sm-blocked-overlaps = Місце зайняте: відступіть на { $by }″.

## Сторони

sm-side-us = Сполучені Штати
sm-side-de = Німеччина

## Карти історії, за номерами

sm-story-1 = Випадкові снаряди
sm-story-2 = Низькі хмари
sm-story-3 = Міномети прочісують поля
sm-story-4 = Сполохані птахи
sm-story-5 = Голови не підвести
sm-story-6 = Багнюка
sm-story-7 = Знайомий голос
sm-story-8 = Освітлювальна ракета
sm-story-9 = Пробилося сонце
sm-story-10 = Розриви в кронах
sm-story-11 = Друге дихання
sm-story-12 = Мжичка
sm-story-13 = Льохи й рови
sm-story-14 = Повен магазин набоїв
sm-story-15 = Нерви
sm-story-16 = Вітер у збіжжі
sm-story-17 = Донесення загубилося
sm-story-18 = Вогонь із флангу
sm-story-19 = Туман над землею
sm-story-20 = Літак на малій висоті
sm-story-21 = Командир підводиться
sm-story-22 = Лист у кишені
sm-story-23 = Сонце в очі
sm-story-24 = Спершу гранати
sm-story-25 = Позначено на кожній мапі
sm-story-26 = Суха земля
sm-story-27 = Бруд у затворах
sm-story-28 = Далекі дзвони
sm-story-29 = Злива
sm-story-30 = Бувалі бійці
sm-story-31 = Один постріл
sm-story-32 = Прозоре повітря
sm-story-33 = Худоба розбрелася
sm-story-34 = Недольоти
sm-story-35 = Добрий сектор обстрілу
sm-story-36 = Пориви вітру
sm-story-37 = Один іде вперед
sm-story-38 = Трасери
sm-story-39 = Западає тиша
sm-story-40 = Довгі тіні
sm-story-41 = Новачки ціпеніють
sm-story-42 = Вогневе прикриття
sm-story-43 = Не той пароль
sm-story-44 = Курява
sm-story-45 = Варто втримати
sm-story-46 = Хто лишився командувати
sm-story-47 = Вогневий наліт у чистому полі
sm-story-48 = Знайдені пайки
sm-story-49 = Віз на дорозі
sm-story-50 = Гармати наведено на роздоріжжя
sm-story-51 = На дорозі ніде сховатися
sm-story-52 = Хиткі дошки
sm-story-53 = Міст пристріляно
sm-story-54 = Під аркою
sm-story-55 = Пес на подвір’ї
sm-story-56 = Горить солома
sm-story-57 = Молоко в льоху
sm-story-58 = З дзвіниці
sm-story-59 = Дзвіниця притягує вогонь
sm-story-60 = Серед могил
sm-story-61 = Млинівка розлилася
sm-story-62 = Вікно нагорі
sm-story-63 = Борошняний пил
sm-story-64 = Густе листя
sm-story-65 = Снаряди в гіллі
sm-story-66 = Падалиця
sm-story-67 = Каменепад
sm-story-68 = Відлуння
sm-story-69 = Уламки
sm-story-70 = Лінія ще працює
sm-story-71 = Між вагонами
sm-story-72 = Обстріл зупинки
sm-story-73 = Rusk іде попереду
sm-story-74 = Rusk їх побачив
sm-story-75 = Teague приймає ставку
sm-story-76 = Teague неушкоджений
sm-story-77 = Brandvold піднімає балку
sm-story-78 = Brandvold кидає
sm-story-79 = Ahlers слухає
sm-story-80 = Ahlers знає стежку
sm-story-81 = Mertens знаходить дріт
sm-story-82 = У Mertens лишилася одна граната
sm-story-83 = Hanke насвистує
sm-story-84 = Hanke віджартовується
sm-story-85 = Уся батарея
sm-story-86 = Туман на весь день
sm-story-87 = Сутінки
sm-story-88 = Підвезли набої
sm-story-89 = Телефонний зв’язок перервано
sm-story-90 = Наказ згори
sm-story-91 = Сходами до льоху
sm-story-92 = Обстріл села
sm-story-93 = Задвірками
sm-story-94 = Ящики, варті уваги
sm-story-95 = Щось загорілося
sm-story-96 = Погляд із даху

## Спорядження

sm-equipment-radio = Рація
sm-equipment-field-telephone = Польовий телефон
sm-equipment-explosives = Вибухівка
sm-equipment-grenade-bag = Сумка гранат
sm-equipment-grenade-sack = Мішок гранат
sm-equipment-star-2 = Срібна зірка (Marsh)
sm-equipment-star-5 = Бронзова зірка (Dembski)
sm-equipment-star-6 = Срібна зірка (Lindqvist)
sm-equipment-star-8 = Бронзова зірка (Corrigan)
sm-equipment-star-9 = Бронзова зірка (Rusk)
sm-equipment-star-11 = Бронзова зірка (Vance)
sm-equipment-star-13 = Бронзова зірка (Holloway)
sm-equipment-star-52 = Залізний хрест (Reuter)
sm-equipment-star-55 = Залізний хрест (Kessing)
sm-equipment-star-56 = Залізний хрест (Wendt)
sm-equipment-star-58 = Залізний хрест (Strobel)
sm-equipment-star-59 = Залізний хрест (Ahlers)
sm-equipment-star-61 = Залізний хрест (Diercks)
sm-equipment-star-63 = Залізний хрест (Voss)

## Сценарії: назви та донесення

sm-scenario-first-steps = Перші кроки
sm-report-first-steps = Два загони натрапляють один на одного на роздоріжжі. По п’ять солдатів з кожного боку, усі карти відкриті: гра для навчання.
sm-scenario-crossing = Переправа
sm-report-crossing = Дорога й міст поки що нічиї. Обидві сторони йдуть від країв мапи, і ніч ще не зовсім минула.
sm-scenario-race-to-the-bridge = Перегони до мосту
sm-report-race-to-the-bridge = Міст досі стоїть, і обидві сторони хочуть узяти його до вечора. Між фермою та церквою лише одна дорога, і брід для сміливих. Хто бариться, той запізниться.
sm-scenario-patrol = Патруль
sm-report-patrol = Два патрулі ходять тією самою пересіченою місцевістю, між садом, роздоріжжям і каменоломнею. Жоден не знає про інший, і може впасти туман.
sm-scenario-defence = Оборона
sm-report-defence = Церкву й вітряк треба втримати за будь-яку ціну. Нападників більше, і вони йдуть полями, поки їх ховає імла.
sm-scenario-search = Пошук
sm-report-search = На фермі, у млині чи в саду маєтку лишилися папери. Поміж ними річка, а інші теж шукають.
sm-scenario-four-players = Біля залізничної зупинки
sm-report-four-players = По два загони з кожного боку сходяться довкола залізничної зупинки. Кожен має своє місце, яке пильнує, і накази, про які не каже нікому.

## Журнал

sm-log-order-drawn = { $seat } тягне наказ.
sm-log-this-order-drawn = { $seat } тягне наказ «{ $order }».
sm-log-mustered = { $seat } має сили: { $soldiers }.
sm-log-deployed = { $seat }: усіх солдатів розміщено.
sm-log-turn = Хід { $turn }.
sm-log-card-drawn = { $seat } бере карту.
sm-log-this-card-drawn = { $seat } бере карту { $card }.
sm-log-story-turned = Відкрито «{ $story }».
sm-log-story-happens = Подія: «{ $story }».
sm-log-placed = { $seat } викладає карти лицем донизу.
sm-log-these-placed = { $seat } викладає лицем донизу: фаза 1 { $first }, фаза 2 { $second }, фаза 3 { $third }.
sm-log-placed-face-up = { $seat } не може заповнити всі фази й викладає лицем догори: фаза 1 { $first }, фаза 2 { $second }, фаза 3 { $third }.
sm-log-discarded = { $seat } скидає { $cards }.
sm-log-gap-filled = { $seat } заповнює фазу { $phase } картою { $card }.
sm-log-initiative = Ініціатива: { $order }.
sm-log-phase = Фаза { $phase }.
sm-log-revealed = { $seat } відкриває { $cards }.
sm-log-named = { $seat } грає карту { $card } як { $action }.
sm-log-taken-back = { $seat } забирає карту, яку притримував { $soldier }.
sm-log-this-taken-back = { $seat } забирає карту { $card }, яку притримував { $soldier }.
sm-log-held = { $soldier } притримує карту.
sm-log-this-held = { $soldier } притримує карту { $card }.
sm-log-held-lost = { $soldier } втрачає притримане: { $cards }.
sm-log-card-began = { $seat } грає карту { $card }.
sm-log-card-cancelled = { $seat }: карту { $card } скасовано.
sm-log-hit-check = { $seat } відкриває карту { $card } для перевірки влучання.
sm-log-damage-check = { $seat } відкриває карту { $card } для ушкодження.
sm-log-gap-check = { $seat } відкриває карту { $card } для порожнього місця.
sm-log-spotted = Виявлено: { $soldier }.
sm-log-spots = { $soldier } виявляє солдата { $target }.
sm-log-hidden = { $soldier } сховався.
sm-log-pinned = Притиснуто вогнем: { $soldier }.
sm-log-rallied = { $soldier } оговтується.
sm-log-rallies = { $soldier } підбадьорює: { $target }.
sm-log-wounded = { $soldier } зазнає поранення.
sm-log-killed = { $soldier } гине.
sm-log-killed-for = { $soldier } гине: { $seat } отримує { $vp } ПО.
sm-log-removed = { $soldier } вибуває з гри.
sm-log-walked = { $soldier } рухається на { $place }.
sm-log-entered = { $soldier } заходить { $gate }: { $place }.
sm-log-left = { $soldier } виходить з мапи { $gate }.
sm-log-shifted = { $soldier } відходить від краю: { $place }.
sm-log-shot = { $soldier } стріляє в солдата { $target }.
sm-log-threw = { $soldier } кидає гранату в солдата { $target }.
sm-log-melee = Рукопашна: { $soldiers }.
sm-log-struck = { $seat } вражає солдата { $soldier } картою { $card }: { $damage }.
sm-log-captured = { $escort } бере в полон солдата { $soldier }.
sm-log-handed-over = { $escort } тепер конвоює { $soldier }.
sm-log-freed = { $soldier } знову вільний.
sm-log-escaped = { $soldier } залишається вільним: { $place }, не виявлений і притиснутий.
sm-log-changed = { $stat } { $by } для всіх { $until }.
sm-log-changed-for = { $soldiers }: { $stat } { $by } { $until }.
sm-log-changed-for-none = { $stat } { $by } { $until }: не діє ні на кого.
sm-log-scored = { $seat } здобуває { $vp } ПО.
sm-log-order-met = { $seat } виконує наказ «{ $order }»: { $vp } ПО.
sm-log-won = { $winners } перемагає з { $vp } ПО.
sm-log-won-alone = { $winners } перемагає: ворогів не лишилося.
sm-log-drawn = Нічия з { $vp } ПО: { $winners }.

sm-query-no-such-soldier = Тут немає такого солдата.
sm-query-not-on-the-map = Його немає на мапі.
sm-query-prisoner = { $soldier } у полоні: його не виявляють, у нього не стріляють і від нього не ховаються.
sm-query-nothing-to-suggest = Тут нічого порадити.
sm-query-too-many = Тут названо більше, ніж є: щонайбільше { $most }.
sm-query-hidden = Що написано на карті солдата { $soldier }, від вас приховано.
sm-query-not-yours = Це може знати лише його гравець.

## Маркери й спорядження

sm-marker-fire = пожежа
sm-marker-mines = міни
sm-marker-smoke = легкий дим (2x)
sm-marker-thick-smoke = густий дим (3x)
sm-step-place = { $marker } на { $tile }
sm-step-place-piece = { $marker } на частині { $tile }
sm-step-place-with = { $marker } там, де стоїть { $who }
sm-step-place-with-one = { $marker } на плитці одного на вибір із { $set }
sm-step-clear-fire = усі пожежі гаснуть
sm-step-clear-mines = усі міни прибрано
sm-step-clear-smoke = увесь дим розвіюється
sm-set-with-most = { $set } ({ $stat }: { $number } або менше)
sm-set-with-least = { $set } ({ $stat }: { $number } або більше)
sm-set-with-between = { $set } ({ $stat }: від { $least } до { $number })
sm-set-with-not-between = { $set } ({ $stat }: нижче { $least } або вище { $number })
sm-trait-assistant = { $set } з обслуги кулемета
sm-trait-sniper = { $set } зі снайперською підготовкою
sm-trait-medic = { $set } медичної служби
sm-trait-officer = { $set } офіцерського складу
sm-trait-radio = { $set } зі служби зв’язку
sm-trait-gunner = { $set } з кулеметної ланки
sm-trait-tripod = { $set } з триногою
sm-trait-skirmisher = { $set } { $n ->
    [one] (застрільник)
   *[other] (застрільники)
 }
sm-gives-optics = { $equipment }: модифікатори плитки ДИВИТИСЯ до { $look } і СТРІЛЯТИ до { $shoot } не рахуються. { $vp } ПО.
sm-gives-ability = { $equipment }: { $stat } { $by }. { $vp } ПО.
sm-gives-shell = { $equipment }: замість пострілу з гвинтівки, до { $n ->
    [one] { $n } квадрата
    [few] { $n } квадратів
   *[other] { $n } квадратів
 }; { $checks ->
    [one] { $checks } перевірка вибуху
    [few] { $checks } перевірки вибуху
   *[other] { $checks } перевірок вибуху
 } під шаблоном. { $vp } ПО.
sm-gives-charge = { $equipment }: кидають, як гранату, Кидок { $by }; { $checks ->
    [one] { $checks } перевірка вибуху
    [few] { $checks } перевірки вибуху
   *[other] { $checks } перевірок вибуху
 } під шаблоном. { $vp } ПО.
sm-gives-marker-fired = { $equipment }: постріл на плитку, до { $n ->
    [one] { $n } квадрата
    [few] { $n } квадратів
   *[other] { $n } квадратів
 }: { $marker }. { $vp } ПО.
sm-gives-marker-thrown = { $equipment }: кидають на плитку, Кидок { $by }: { $marker }. { $vp } ПО.
sm-gives-marker-laid = { $equipment }: кладуть на свою плитку або сусідню, замість того, щоб сховатися: { $marker }. { $vp } ПО.
sm-gives-ammunition = { $equipment }: коли той, хто їх несе, торкається кулеметника, ручний кулемет раз на фазу стріляє безплатно. { $vp } ПО.
sm-gives-foxhole = { $equipment }: викопує окоп замість того, щоб сховатися; хто в ньому, той в укритті, а його Укриття краще на { $n }. { $vp } ПО.
sm-gives-artillery = { $equipment }: замість виявлення, залп по плитці в полі зору; { $checks ->
    [one] { $checks } перевірка вибуху
    [few] { $checks } перевірки вибуху
   *[other] { $checks } перевірок вибуху
 } для кожного там, або густий дим, якщо їх 3 чи більше. { $vp } ПО.
sm-used-so-often = Можна застосувати { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
 }.
sm-needs-equipment = Лише разом із: { $equipment }.
sm-ask-aim = { $equipment }: куди? ({ $soldier })
sm-ask-smoke = { $seat }: дим на { $tile } замість вибуху?
sm-ask-gun = У кого безплатно стріляє { $soldier }?
sm-choice-use = Застосувати: { $equipment }
sm-choice-tile = { $tile }
sm-answer-use = { $soldier } застосовує: { $equipment }
sm-answer-smoke = Дим
sm-answer-explosion = Вибух
sm-why-nothing-to-use = Цього в нього більше немає: { $equipment }.
sm-log-laid = { $tile }: { $marker }.
sm-log-cleared-fire = Усі пожежі гаснуть.
sm-log-cleared-mines = Усі міни прибрано.
sm-log-cleared-smoke = Увесь дим розвіюється.
sm-log-smoke-lifted = Дим попередніх ходів розвіявся.
sm-log-in-fire = { $soldier } серед вогню.
sm-log-in-smoke = { $soldier } у диму.
sm-log-among-mines = { $soldier } рухається серед мін.
sm-log-used = { $soldier } застосовує: { $equipment }.
sm-log-shelled = { $seat }: артилерія б’є по { $tile }.
sm-log-shelled-with-smoke = { $seat }: артилерія ставить дим на { $tile }.
sm-log-dug = { $soldier } окопується.
sm-equipment-binoculars = Бінокль (3x)
sm-equipment-scope = Оптичний приціл (6x)
sm-equipment-fine-scope = Добрий оптичний приціл (6x)
sm-equipment-smoke-grenades = Димові гранати
sm-equipment-rifle-smoke = Димова гвинтівкова граната
sm-equipment-rifle-grenades = Гвинтівкові гранати
sm-equipment-panzerfaust = Панцерфауст
sm-equipment-bazooka = Базука
sm-equipment-recoilless-rifle = Безвідкатна рушниця
sm-equipment-satchel = Підривний заряд
sm-equipment-battery = Батарея на виклик
sm-equipment-bar-magazines = Магазини до автоматичної гвинтівки
sm-equipment-mg-belts = Стрічки до кулемета
sm-equipment-mines = Міни
sm-equipment-petrol-bottle = Пляшка з бензином
sm-equipment-spade = Саперна лопатка
sm-equipment-knife = Ніж
sm-story-101 = Димові снаряди з недольотом
sm-story-102 = Здіймається вітер
sm-story-103 = Трасери в сухій траві
sm-story-104 = Ніхто їх не позначив
sm-story-105 = Під покровом диму
sm-scenario-smoke-screen = Димова завіса
sm-report-smoke-screen = Кулемет і влучний стрілець стежать за полями перед каменоломнею. Хто хоче їх перейти, хай краще не потрапляє на очі: дим уже на дорозі, ще трохи в підсумках, а батарея має зайвий залп.
sm-scenario-minefield = Мінне поле
sm-report-minefield = З вітряка видно все на милі довкола. Його треба висадити. Стежка, ліс і окоп перед ним заміновані, а щоб закласти вибухівку, треба два спокійні ходи.
sm-scenario-burning-farm = Ферма у вогні
sm-report-burning-farm = Горить стодола, і будинок довго не встоїть. На подвір’ї сходяться два загони: ракети є, а танків, щоб у них стріляти, немає.

## Спеціалісти, офіцери, медики, тактичні модулі

sm-stat-command = Командування
sm-stat-checks = перевірки особи
sm-rank-officer = офіцер
sm-band-long = далеко
sm-band-short = коротка
sm-band-close = впритул
sm-band-blast = вибух
sm-by-owner = його гравець
sm-act-shoot-at = стріляти: { $who }
sm-mark-of-badge = відзнака
sm-mark-of-optional = за бажанням
sm-mark-of-team = карта групи
sm-set-team = { $set } ГРУПИ
sm-set-teams = { $set } усіх ГРУП
sm-cond-same-tile = { $who } стоять на одній плитці
sm-step-check = { $who } { $n ->
    [one] проходить перевірку особи; якщо вдало, { $then }
   *[other] проходять перевірку особи; якщо вдало, { $then }
 }
sm-step-identity-hit = перевірка влучання за особою (результат: { $band }): один із { $who }
sm-step-identity = взяти { $n ->
    [one] { $n } карту; її солдат { $acts }
    [few] { $n } карти; солдат кожної карти { $acts }
   *[other] { $n } карт; солдат кожної карти { $acts }
 }
sm-card-command = КОМАНДУВАННЯ: будь-яка дія ({ $mark })
sm-card-reaction = РЕАКЦІЯ, { $vp } ПО, після дії ворога: { $types } ({ $mark })
sm-card-preempt = ВИПЕРЕДЖЕННЯ, { $vp } ПО, проти дії { $type }: оберіть { $n ->
    [one] { $n } ворога
   *[other] до { $n } ворогів
 } з її репліки ({ $mark })
sm-card-roles = Потрібні такі ролі панелі: { $roles }.
sm-ask-identity-check = { $seat }: карта для перевірки особи.
sm-ask-react = { $seat }: реагуєте на { $types } солдата { $soldier }?
sm-ask-preempt = { $seat }: випереджаєте карту?
sm-ask-pick = { $seat }: хто із солдатів гравця діє першим ({ $other })? Лишилося: { $n }.
sm-choice-commanding = Перші карти { $cards }, другі карти { $second }
sm-choice-preempt = { $card } проти { $against } ({ $other })
sm-choice-standing-ask = Пас, і питати щоразу
sm-choice-standing-phase = Пас на цю фазу
sm-choice-standing-turn = Пас на цей хід
sm-choice-standing-unless = Пас на цей хід, але питати при дії { $action }
sm-why-one-officer = Гравець має щонайбільше одного офіцера.
sm-why-not-his-card = { $soldier } не має цієї карти.
sm-why-no-such-panel = Панель { $panel } тут не можна використати.
sm-why-no-slot = На панелі { $panel } немає місця для солдата { $soldier }.
sm-why-too-many-seconds = Другу карту можуть мати не більше { $limit } фаз.
sm-why-second-alone = У фазі { $phase } немає першої карти.
sm-log-panels = { $seat } використовує: { $panels }.
sm-log-seconded = { $seat } викладає другі карти.
sm-log-declared = { $seat } оголошує { $card }.
sm-log-preempted = { $n ->
    [one] Має діяти першим: { $soldiers }.
   *[other] Мають діяти першими: { $soldiers }.
 }
sm-log-spent = { $seat } платить { $vp } ПО за { $card }.
sm-log-put-away = { $seat } скидає { $card }.
sm-log-identity-check = { $seat } відкриває { $card } для перевірки особи.
sm-log-tended = { $medic } поспішає до солдата { $soldier }.
sm-log-saved = { $medic } рятує солдата { $soldier }.

## Друга коробка: карти історії, спорядження, модулі, панелі, назви карт

sm-story-121 = Kittredge дослухається
sm-story-122 = Oakes видихає
sm-story-123 = Malloy підпалює гніт
sm-story-124 = Penrose усюди
sm-story-125 = Langdon має план
sm-story-126 = Sokol чує голос
sm-story-127 = Delacroix знаходить прохід
sm-story-128 = Thormann стає навколішки
sm-story-129 = Eckl чекає
sm-story-130 = Grabowski стукає по дереву
sm-story-131 = Liebrecht тихо лається
sm-story-132 = Tessmer дивиться на годинник
sm-story-133 = Funke має їх на лінії
sm-story-134 = Hollerich міняє ствол
sm-story-135 = Jost лізе першим
sm-equipment-aid-bag = Санітарна сумка
sm-equipment-camouflage = Маскувальний костюм
sm-equipment-whistle = Свисток
sm-equipment-message-pad = Блокнот донесень
sm-equipment-wire-cutters = Ножиці для дроту
sm-equipment-spare-barrel = Запасний ствол
sm-equipment-dog-eared-map = Потерта мапа
sm-equipment-signal-panel = Сигнальне полотнище
sm-equipment-tow-rope = Мотузка
sm-equipment-signal-pistol = Ракетниця
sm-equipment-range-card = Картка вогню
sm-module-fire-and-movement = Вогонь і маневр
sm-module-night-patrol = Нічний дозор
sm-module-squad-drill = Вишкіл відділення
sm-module-hunting-party = Мисливська група
sm-panel-fire-team = Штурмова ланка
sm-panel-base-of-fire = Вогнева ланка
sm-panel-point = Голова дозору
sm-panel-rear-guard = Ар’єргард
sm-panel-gun-group = Кулеметна група
sm-panel-storm-group = Ударна група
sm-panel-outpost = Застава
sm-panel-hunters = Єгері
sm-title-21-8 = Щось рухається
sm-title-21-9 = Помічено вчасно
sm-title-22-8 = Другий постріл
sm-title-23-8 = Хай там що
sm-title-24-8 = Тримайся
sm-title-25-8 = За моєю командою
sm-title-25-9 = Ще не час, думають вони
sm-title-26-8 = Прийнято
sm-title-26-9 = На їхній частоті
sm-title-27-8 = Віялом
sm-title-27-9 = На відкрите місце
sm-title-28-8 = Як дим
sm-title-28-9 = Уже не там
sm-title-71-8 = Зламана гілка
sm-title-71-9 = Нема на що дивитися
sm-title-72-8 = Блиск скла
sm-title-73-8 = Власноруч
sm-title-74-8 = Усі лягай
sm-title-75-8 = Як навчали
sm-title-75-9 = Нехай ідуть
sm-title-76-8 = Чутка йде
sm-title-76-9 = Хибний наказ
sm-title-77-8 = Довга черга
sm-title-77-9 = Поперек стежки
sm-title-78-8 = Через гребінь
sm-title-78-9 = З флангу
sm-title-fire-team-1 = Перебіжками
sm-title-fire-team-2 = Усі разом
sm-title-fire-team-3 = Вогонь у відповідь
sm-title-fire-team-4 = За мною
sm-title-fire-team-5 = До наступного муру
sm-title-fire-team-6 = Граната, тоді вперед
sm-title-base-of-fire-1 = Усе, що маємо
sm-title-base-of-fire-2 = Пильнуйте вікна
sm-title-base-of-fire-3 = Усім пригнутися
sm-title-base-of-fire-4 = Хто може
sm-title-point-1 = Стій, слухай
sm-title-point-2 = Попереду всіх
sm-title-point-3 = Стій, хто йде
sm-title-point-4 = Лежати тихо
sm-title-rear-guard-1 = Ніхто не лишається
sm-title-rear-guard-2 = У рів
sm-title-rear-guard-3 = Зникнути з очей
sm-title-rear-guard-4 = Останні набої
sm-title-gun-group-1 = Вогонь на розсуд
sm-title-gun-group-2 = Вогонь і вниз
sm-title-gun-group-3 = Кулемет чекав
sm-title-gun-group-4 = Усі в укриття
sm-title-gun-group-5 = Польові біноклі
sm-title-storm-group-1 = Бігом
sm-title-storm-group-2 = Зараз
sm-title-storm-group-3 = Гранати з ручкою
sm-title-storm-group-4 = Кожен сам
sm-title-storm-group-5 = Переведіть подих
sm-title-outpost-1 = Лише очі
sm-title-outpost-2 = На потім
sm-title-outpost-3 = Самі йдуть у пастку
sm-title-outpost-4 = Помітити й вогонь
sm-title-hunters-1 = Від дерева до дерева
sm-title-hunters-2 = По сліду
sm-title-hunters-3 = Вони зупинилися
sm-title-hunters-4 = Женіть їх
sm-scenario-picked-men = Добірні люди
sm-report-picked-men = Обидві сторони послали найкращих в одну долину: тих, хто бачить першим, стріляє далеко, лікує й командує. Хто скористається ними вміло, тому не знадобиться багато слів.
sm-scenario-sentries = Вартові
sm-report-sentries = Вітряк і його варта: одна сторона має втримати його шість ходів, друга — очистити від ворогів. Коротка гра для початку.
sm-scenario-supplies = Склад
sm-report-supplies = Ніхто не їв від учора, а поміж лініями лежить склад, про який усі забули. Дійдіть першими й обшукайте його. Коротка гра для початку.
sm-scenario-raid = Наліт
sm-report-raid = Станція, що скеровує гармати, стоїть за лісом і колією. Уночі кілька людей несуть до неї вибухівку; на п’ятому ході світає, і тоді дорога назад довга.
sm-scenario-rescue = Порятунок
sm-report-rescue = У крипті спаленої церкви лежать поранені. Щоб винести їх, американцям треба там трьох людей водночас; німцям потрібна сама церква.
sm-scenario-village = Хата за хатою
sm-report-village = Село, його церква й ферма поруч. Кожному гравцеві треба там щось своє, і всі йдуть по нього від хати до хати.
sm-scenario-breakout = Шлях назовні
sm-report-breakout = Дорога на схід — єдиний вихід, і ворог перетнув її на перехресті. Один, хто пройде, принесе звістку; решта тримає йому шлях.
sm-scenario-convoy = Засідка
sm-report-convoy = Колона має до вечора минути роздоріжжя й піти на схід. У кар’єрі й за мурами на неї чекають від полудня.
sm-scenario-fog = Туман над бродом
sm-report-fog = Дві розвідки пробираються крізь туман до того самого броду. Огляньтеся, поверніться додому й не стріляйте в тіні. Зранку туман потроху рідшає.
sm-scenario-bridgehead = Три мости
sm-report-bridgehead = Три мости й брід ведуть через річку, і на кожному березі хочуть бути на протилежному. Хто ввечері тримає великий міст, той виграв пів бою.
sm-scenario-railway = Уздовж колії
sm-report-railway = Товарна станція, село, вітряк і панський сад лежать уздовж колії, мов намистини на нитці. Візьміть більше, ніж ворог, і колія ваша.

sm-does-shoot-at = { $n ->
    [one] стріляє; ціль: { $who }
   *[other] стріляють; ціль: { $who }
 }
sm-set-on-panel = { $set } з панелі «{ $panel }»
sm-set-ranked = { $set } (звання: { $rank })
sm-set-with-grenades = { $set } з гранатами ({ $least } або більше)
sm-cond-not-same-tile = { $who } не стоять на одній плитці

# Кампанії.
sm-campaign-river-line = Річковий рубіж
sm-campaign-report-river-line = Три дні біля річки. Спершу бій за переправу, потім пошуки паперів на тому березі, а наприкінці штурм церкви та вітряка. Хто вийде звідти, пам’ятатиме все.
sm-campaign-long-march = Довгий марш
sm-campaign-report-long-march = Чотири дні пішки: патруль на пересіченій місцевості, поля в диму, міни перед вітряком і ферма, що горить. Увесь шлях проходять ті самі кілька людей.
sm-honour-valour = Медаль за відвагу
sm-honour-capture = Медаль за взятих полонених
sm-honour-comrade = Медаль за бойове товариство
sm-honour-duty = Медаль за виконаний обов’язок
sm-honour-wound = Медаль поранених
sm-honour-marksman = Знак стрільця
sm-honour-scout = Знак розвідника
sm-honour-close-combat = Знак ближнього бою
sm-honour-old-hand = Знак бувалого
sm-feat-kills = { $n ->
    [one] убито { $n } ворога
    [few] убито { $n } ворогів
   *[other] убито { $n } ворогів
 }
sm-feat-captures = { $n ->
    [one] узято в полон { $n } ворога
    [few] узято в полон { $n } ворогів
   *[other] узято в полон { $n } ворогів
 }
sm-feat-spots = { $n ->
    [one] виявлено { $n } ворога
    [few] виявлено { $n } ворогів
   *[other] виявлено { $n } ворогів
 }
sm-feat-rallies = { $n ->
    [one] поставлено на ноги { $n } товариша
    [few] поставлено на ноги { $n } товаришів
   *[other] поставлено на ноги { $n } товаришів
 }
sm-feat-wounds = { $n ->
    [one] поранений { $n } раз і вижив
    [few] поранений { $n } рази і вижив
   *[other] поранений { $n } разів і вижив
 }
sm-feat-orders = { $n ->
    [one] був при виконанні { $n } наказу
    [few] був при виконанні { $n } наказів
   *[other] був при виконанні { $n } наказів
 }
sm-feat-melees = { $n ->
    [one] пережито { $n } рукопашний бій
    [few] пережито { $n } рукопашні бої
   *[other] пережито { $n } рукопашних боїв
 }
sm-feat-chapters = { $n ->
    [one] пережито { $n } розділ
    [few] пережито { $n } розділи
   *[other] пережито { $n } розділів
 }
sm-log-honoured = { $soldier } отримує: { $honour } ({ $deed }).

## Why a soldier has nothing to do

sm-idle-part = ніхто нічого не міг би зробити
sm-idle-not-on-the-map = ще не на мапі
sm-idle-in-melee = у рукопашній
sm-idle-guards = стереже полоненого
sm-idle-nobody-to-spot = нема кого виявити
sm-idle-draws-nothing = не бере карт
sm-idle-is-hidden = уже прихований
sm-idle-no-cover = не в укритті
sm-idle-is-seen = ворог бачить його в укритті
sm-idle-nobody-to-rally = нема кого підбадьорити
sm-idle-nothing-to-hold = нема карти, щоб притримати
sm-idle-nobody-to-shoot = нема цілі
sm-idle-nobody-to-throw-at = нема гранати або цілі для неї
sm-idle-no-way = нема куди йти

## Hints

sm-hint-shot = { $soldier }: перша карта влучає у { $percent } % випадків. Ціль: { $target }.
sm-hint-melee = { $soldier } буде там у рукопашній: { $targets }.
sm-hint-cover = { $soldier } має там укриття.
sm-hint-sees = { $n ->
    [one] { $soldier } може стріляти звідти по { $n } ворогу.
    [few] { $soldier } може стріляти звідти по { $n } ворогах.
   *[many] { $soldier } може стріляти звідти по { $n } ворогах.
}
sm-hint-safer = { $n ->
    [0] Там не може стріляти жоден ворог (раніше: { $before }). Ціль: { $soldier }.
    [one] Там може стріляти { $n } ворог (раніше: { $before }). Ціль: { $soldier }.
    [few] Там можуть стріляти { $n } вороги (раніше: { $before }). Ціль: { $soldier }.
   *[many] Там можуть стріляти { $n } ворогів (раніше: { $before }). Ціль: { $soldier }.
}
