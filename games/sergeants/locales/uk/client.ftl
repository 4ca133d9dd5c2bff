### Те, що про цю гру каже лише браузер: сторінка нової партії, стіл, його панелі.

## Нова партія

sm-web-clock-minutes-note = На кожну відповідь. Коли вони спливають, за того, на кого чекають, відповідає бот, доки гравець не повернеться.

## Нова партія

web-sm-scenario = Який сценарій?
web-sm-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
 }
web-sm-side-enters = { $side }: { $vp } ПО на гравця, входить з краю, { $orders ->
    [one] { $orders } наказ
    [few] { $orders } накази
    [many] { $orders } наказів
   *[other] { $orders } наказу
 }
web-sm-side-stands = { $side }: { $vp } ПО на гравця, починає на мапі, { $orders ->
    [one] { $orders } наказ
    [few] { $orders } накази
    [many] { $orders } наказів
   *[other] { $orders } наказу
 }
web-sm-open = Усі карти лежать відкрито: для навчання.
web-sm-map = Мапа: { $columns } на { $rows } квадратів, з орієнтирами: { $landmarks }.
web-sm-who = Хто грає?
web-sm-players = { $side }: скільки гравців?
web-sm-players-n = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
web-sm-forces = Які сили?
web-sm-suggested = Запропоновані сили
web-sm-suggested-note = Солдатів і спорядження вже вибрано: грайте одразу.
web-sm-suggested-none = Для стількох гравців їх немає.
web-sm-bought = Куплені сили
web-sm-bought-note = Кожен купує солдатів і спорядження на ПО сценарію.

## Мапа

web-sm-map-label = Мапа поля бою. Стрілки ведуть від солдата до солдата або зсувають мапу, плюс і мінус змінюють масштаб, 0 показує її всю.
web-sm-map-soldiers = Солдати на мапі
web-sm-map-stands = на { $tile }, обличчям на { $facing }
web-sm-map-outside = поза мапою
web-sm-map-escorts = веде полонених: { $soldiers }
web-sm-map-holds = { $n ->
    [one] притримує { $n } карту
    [few] притримує { $n } карти
   *[other] притримує { $n } карт
 }
web-sm-map-grenades = { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }
web-sm-map-offered = можна вибрати
web-sm-map-chosen = вибраний
web-sm-map-far = крайній { $direction }
web-sm-map-would-stand = { $soldier } на { $tile }, { $x } на { $y } дюймів від лівого верхнього кута, обличчям на { $facing }.
web-sm-map-length = { $length } з { $most } дюймів.
web-sm-map-cover-building = В укритті, у приміщенні.
web-sm-map-cover-ground = В укритті.
web-sm-map-cover-piece = В укритті.
web-sm-map-cover-line = В укритті вздовж лінії.
web-sm-map-cover-foxhole = В укритті, у стрілецькій комірці.
web-sm-map-no-cover = Не в укритті.
web-sm-map-may-begin = { $soldier } може починати тут.
web-sm-map-melee = У рукопашній проти: { $soldiers }.
web-sm-map-under = Під шаблоном: { $soldiers }.
web-sm-map-under-nobody = Під шаблоном нікого немає.
web-sm-map-under-himself = І він сам теж!
web-sm-map-judging = Хвилинку…
web-sm-map-note = Що у вас у руці
web-sm-map-turn-left = Розвернути ліворуч (клавіша ,)
web-sm-map-turn-right = Розвернути праворуч (клавіша .)
web-sm-map-bend = Зігнути шлях тут (клавіша B або клацання з Shift): { $n } з { $most }
web-sm-map-back = Узяти знову (Escape)
web-sm-map-confirm = Підтвердити (Enter)
web-sm-map-ruler = Лінійка: { $soldier } → { $other }
web-sm-map-slip = { $soldier } → { $other }, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[other] { $squares } квадратів
 }, { $inches }″.
web-sm-map-distance = { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[other] { $squares } квадратів
 }, { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйми
   *[other] { $inches } дюймів
 }.
web-sm-map-tiles = Для { $action }: { $tiles }.
web-sm-map-not-counted = { $tile } (не рахується)
web-sm-map-left = лишається
web-sm-map-needed = треба
web-sm-map-squares = { $n ->
    [one] { $n } квадрат
    [few] { $n } квадрати
   *[other] { $n } квадратів
 }
web-sm-map-inches = { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйми
   *[other] { $n } дюймів
 }
web-sm-map-below-zero = менше за 0
web-sm-map-yes = так
web-sm-map-no = ні
web-sm-map-band-long = далека
web-sm-map-band-short = коротка
web-sm-map-band-close = впритул
web-sm-map-shot-counts = { $other } виявлений. Дистанції, що рахувалися б для пострілу, який робить { $soldier }: { $bands }.
web-sm-map-not-in-arc = { $other } виявлений, але він не в передньому секторі, який має { $soldier }.
web-sm-map-out-of-range = { $other } виявлений, але { $soldier } до нього не дістає.
web-sm-map-could-spot = { $other } прихований. Виявлення, яке має { $soldier }, до нього сягає.
web-sm-map-cannot-spot = { $other } прихований. Виявлення, яке має { $soldier }, до нього не сягає.
web-sm-map-can-rally = { $soldier } досить близько, щоб підбадьорити: { $other }.
web-sm-map-cannot-rally = { $soldier } задалеко, щоб підбадьорити: { $other }.
web-sm-map-supposed = Ви не знаєте звання солдата { $soldier }: це числа найнижчого.

## Карти й панелі

web-sm-card-you = Ви
web-sm-card-name = { $types } ({ $soldier })
web-sm-card-tag = жетон { $tag }
web-sm-card-vp = { $n } ПО
web-sm-card-grenades = { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }
web-sm-card-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
web-sm-card-letter-long = Д
web-sm-card-letter-short = К
web-sm-card-letter-close = Вп
web-sm-card-letter-blast = Ви
web-sm-card-band-long = далека
web-sm-card-band-short = коротка
web-sm-card-band-close = впритул
web-sm-card-band-blast = вибух
web-sm-card-box-may = Може
web-sm-card-box-must = Мусить
web-sm-card-box-cost = Ціна
web-sm-card-read = { $card }, номер { $number }.
web-sm-card-read-rank = Належить до звання: { $rank }.
web-sm-card-read-medal = Належить до нагороди: { $medal }.
web-sm-card-read-team = Загін: { $text }
web-sm-card-read-box = { $box }: { $text }
web-sm-card-read-damage = Ушкодження: { $damage }.
web-sm-card-hit = { $plus ->
    [yes] { $band } з плюсом
   *[no] { $band }
 }
web-sm-card-hits = Як перевірка влучає: { $bands }.
web-sm-card-hits-none = Як перевірка це промах.
web-sm-card-fits = { $n ->
    [one] Підходить до фази { $phases }.
   *[other] Підходить до фаз { $phases }.
 }
web-sm-card-fits-none = Не підходить до жодної фази цього ходу.
web-sm-card-dock = Фази й рука
web-sm-card-hand = { $n ->
    [one] Ваша рука, { $n } карта
    [few] Ваша рука, { $n } карти
   *[other] Ваша рука, { $n } карт
 }
web-sm-card-hand-empty = У вас немає карт на руці.
web-sm-card-hand-hint = Стрілки переходять від карти до карти. 1, 2 і 3 кладуть карту на цю фазу; Enter піднімає її.
web-sm-card-phases = Три фази
web-sm-card-phase = Фаза
web-sm-card-order = Карти в порядку розіграшу
web-sm-card-row = { $player }: { $card }, { $state ->
    [done] зіграно
    [now] розігрується
   *[later] ще не зіграно
 }
web-sm-card-face-down = Лицем донизу:
web-sm-card-fits-here = { $card } підходить сюди
web-sm-card-slot-empty = Фаза { $phase }, { $actions }: порожня
web-sm-card-slot-hot = Фаза { $phase }, { $actions }: покласти сюди карту { $card }
web-sm-card-slot-filled = Фаза { $phase }, { $actions }: тут лежить карта { $card }. Натисніть, щоб підняти; Delete забирає її.
web-sm-card-slot-gap = Порожнє місце
web-sm-card-slot-none = Немає карти
web-sm-card-slot-past = Зіграно
web-sm-card-would-be = { $topic }; { $last ->
    [yes] остання в ході
   *[no] веде до: { $next }
 }
web-sm-card-because = стається, причина: { $topic }
web-sm-card-leads = веде до: { $topic }
web-sm-card-no-story = Ще не відкрито
web-sm-card-placing = Викладання карт
web-sm-card-place = { $n ->
    [one] Покладіть карту на фазу { $phases }. Ніхто її не бачить, доки всі не готові.
   *[other] Покладіть карти на фази { $phases }. Ніхто їх не бачить, доки всі не готові.
 }
web-sm-card-place-most = { $most ->
    [0] Жодна ваша карта не підходить. Для всіх фаз карти візьмуть з колоди, лицем догори.
    [one] Ваших карт вистачає лише на { $most } фазу. Для інших карти візьмуть з колоди, лицем догори.
   *[other] Ваших карт вистачає лише на { $most } фази. Для іншої карту візьмуть з колоди, лицем догори.
 }
web-sm-card-place-blocked = Так заповнено буде лише { $now }, а ваших карт вистачає на { $most }. Перекладіть карту.
web-sm-card-place-ready = { $n ->
    [one] Усі три лежать. { $n } карта лишається на руці й важить для ініціативи.
    [few] Усі три лежать. { $n } карти лишаються на руці й важать для ініціативи.
   *[other] Усі три лежать. { $n } карт лишаються на руці й важать для ініціативи.
 }
web-sm-card-place-poor = { $n ->
    [0] Жодна карта не підходить. Усі буде показано й скинуто, а для порожніх місць візьмуть карти з колоди.
   *[other] Ці лежатимуть лицем догори. Решту руки ({ $spare }) буде показано й скинуто, а для порожніх місць візьмуть карти з колоди.
 }
web-sm-card-place-one = Покласти { $types } на фазу { $phase }
web-sm-card-place-waiting = Ваші карти лежать. Чекаємо: { $who }.
web-sm-card-place-done = Ваші карти лежать.
web-sm-card-undo = Скасувати
web-sm-card-take-back = Забрати { $card }
web-sm-card-fill-up = Заповнити за мене
web-sm-card-ready = Готово: лицем донизу
web-sm-card-ready-open = Готово: лицем догори
web-sm-card-change = Змінити мої карти
web-sm-card-question = Що запитано
web-sm-card-hint-force = Складіть свої сили вгорі й підтвердьте там.
web-sm-card-hint-deploy = Виберіть когось зі списку й поставте на мапу.
web-sm-card-hint-map = Виберіть місце на мапі.
web-sm-card-hint-strike = Виберіть у сцені одну зі своїх карт, а тоді, кого вона вражає.
web-sm-card-hint-hand = Її можна вибрати й на руці.
web-sm-card-do-dog-tag = Жетон: діє { $soldier }
web-sm-card-do-bubble = Репліка загону
web-sm-card-do-may = Вставка оповідача (може)
web-sm-card-do-must = Вставка оповідача (мусить)
web-sm-card-do-cost = Вставка оповідача (ціна)
web-sm-card-do = Виконати
web-sm-card-playing = Карта, яку грають
web-sm-card-played-by = { $mine ->
    [yes] Граєте ви
   *[no] Грає { $player }
 }
web-sm-card-part-dog-tag = Жетон
web-sm-card-part-bubble = Загін
web-sm-card-dog-tag = { $soldier }: будь-яка одна дія, { $types }
web-sm-card-owner-out = { $soldier } вибув із бою.
web-sm-card-acted = Хто вже діяв
web-sm-card-state-left = Ще не виконано:
web-sm-card-state-now = Зараз:
web-sm-card-state-done = Виконано:
web-sm-card-state-none = Неможливо:
web-sm-card-checks = Перевірки
web-sm-card-checks-before = Попередні перевірки
web-sm-card-check-shot = { $soldier } стріляє в { $target }
web-sm-card-check-grenade = Граната: { $soldier } проти { $target }
web-sm-card-check-blast = Падають снаряди
web-sm-card-check-event = { $title }
web-sm-card-check-gap = { $player } бере карту для порожнього місця
web-sm-card-check-bands = { $n ->
    [one] Враховується лише { $bands }.
   *[other] Враховуються { $bands }.
 }
web-sm-card-check-hits = { $n ->
    [0] Промах.
    [one] { $n } влучання.
    [few] { $n } влучання.
   *[other] { $n } влучань.
 }
web-sm-card-check-filled = Лягає на фазу { $phase }.
web-sm-card-check-no-gap = Не підходить.
web-sm-card-fate-pinned = { $soldier } стає притиснутим.
web-sm-card-fate-wounded = { $soldier } дістає рану.
web-sm-card-fate-killed = { $soldier } гине.
web-sm-card-fate-nothing = { $soldier }: { $damage }, нічого нового.
web-sm-card-fate-unknown = Ушкодження: { $damage }.
web-sm-card-story = Історія, лишилося карт: { $n }
web-sm-card-story-short = Історія
web-sm-card-story-before = Попередні події
web-sm-card-not-happening = Не стається.
web-sm-card-changes = Числа, які змінилися
web-sm-card-changed = { $stat } { $by } { $whom }, { $until }
web-sm-card-change-all = для всіх
web-sm-card-turn = Хід { $turn }:
web-sm-card-rank-unknown = Звання невідоме
web-sm-card-at-waiting = Чекає за краєм мапи
web-sm-card-at-gone = Вийшов з мапи
web-sm-card-at-dead = Загинув
web-sm-card-at-removed = Вибув з гри
web-sm-card-at-cover = В укритті на { $tile }
web-sm-card-at-open = На відкритому на { $tile }
web-sm-card-at-melee = У рукопашній на { $tile }, проти: { $enemies }
web-sm-card-standing = { $where }, { $spotted ->
    [yes] виявлений
   *[no] не виявлений
 }
web-sm-card-is-pinned = Притиснутий
web-sm-card-is-wounded = Поранений
web-sm-card-printed = надруковано:
web-sm-card-uses-plus = Влучання+
web-sm-card-climb = Лазіння
web-sm-card-supposed = Його звання невідоме: це числа найнижчого.
web-sm-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Поранений і притиснутий: червоний бік, удвічі менше.
       *[no] Притиснутий: усі числа вдвічі менші.
     }
   *[no] Поранений: це числа червоного боку.
 }
web-sm-card-worth = Вартий
web-sm-card-traits = Хто він
web-sm-card-carries = Несе
web-sm-card-carries-nothing = нічого
web-sm-card-holds = Притримує
web-sm-card-escorts = Конвоює
web-sm-card-prisoner-of = Полонений, конвоїр
web-sm-card-trait-rifle = стрілець
web-sm-card-trait-smg = автоматник
web-sm-card-trait-lmg = кулеметник
web-sm-card-trait-carbine = з карабіном
web-sm-card-trait-green = новобранець
web-sm-card-trait-veteran = ветеран
web-sm-card-trait-thrower = із сильним кидком
web-sm-card-trait-engineer = сапер
web-sm-card-trait-scout = розвідник
web-sm-card-kind-leader = командир
web-sm-card-kind-character = персонаж
web-sm-card-kind-specialist = фахівець
web-sm-card-orders = { $n ->
    [one] { $secret ->
        [yes] Ваш наказ, таємний
       *[no] Ваш наказ
     }
   *[other] { $secret ->
        [yes] Ваші накази, таємні
       *[no] Ваші накази
     }
 }
web-sm-card-orders-all = Накази
web-sm-card-orders-none = У вас немає наказів.
web-sm-card-orders-of = { $n ->
    [one] має { $n } наказ
    [few] має { $n } накази
   *[other] має { $n } наказів
 }
web-sm-card-order-met = Виконано
web-sm-card-charged = { $n ->
    [one] Вибухівка лежить там { $n } хід.
    [few] Вибухівка лежить там { $n } ходи.
   *[other] Вибухівка лежить там { $n } ходів.
 }
web-sm-card-account = ПО досі
web-sm-card-account-over = Рахунок
web-sm-card-account-beaten = { $side }: солдатів не лишилося, це поразка.
web-sm-card-account-kill = Убиті
web-sm-card-account-prisoner = Полонені, подвійно
web-sm-card-account-order = Накази
web-sm-card-account-event = Події
web-sm-card-account-card = За карту
web-sm-card-account-held = { $soldier }, якщо лишиться в полоні до кінця
web-sm-card-account-none = Поки нічого.
web-sm-card-account-nothing = Нічого.
web-sm-card-account-hidden = Накази інших і те, що вони дадуть, невідомі.
web-sm-card-won = перемога
web-sm-card-drawn = нічия
web-sm-card-melee = Рукопашна
web-sm-card-melee-drawn = Узято карт: { $draws }
web-sm-card-melee-draws = { $player } { $n }
web-sm-card-melee-cards = { $player }: { $n ->
    [0] карт немає
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
web-sm-card-melee-card = Виберіть карту, якою б’єте.
web-sm-card-melee-target = Кого вона вражає?
web-sm-card-melee-next = { $mine ->
    [yes] Наступний удар ваш.
   *[no] Наступним б’є { $player }.
 }
web-sm-card-melee-over = Рукопашна цієї фази скінчилася.
web-sm-card-melee-close = Назад до мапи
web-sm-card-melee-kill = Він гине
web-sm-card-melee-capture = { $soldier } бере його в полон
web-sm-card-strike = Ударити: { $soldier }
web-sm-card-strike-with = { $damage }: { $soldier }
web-sm-card-blows = Удар за ударом
web-sm-card-blows-none = Ударів ще не було.
web-sm-card-blow-pinned = { $player }: { $soldier } стає притиснутим.
web-sm-card-blow-wounded = { $player }: { $soldier } дістає рану.
web-sm-card-blow-killed = { $player }: { $soldier } гине.
web-sm-card-blow-captured = { $player }: { $soldier } потрапляє в полон.
web-sm-card-blow-nothing = { $player }: { $damage }, { $soldier }, нічого нового.
web-sm-card-force = Придбайте свої сили
web-sm-card-force-suggested = Запропоновані сили
web-sm-card-force-other = Інші
web-sm-card-force-clear = Почати спочатку
web-sm-card-force-sale = Солдати на продаж
web-sm-card-force-mine = Ваші сили
web-sm-card-force-vp = ПО
web-sm-card-force-empty = Поки нікого. Позначте солдатів або для початку візьміть запропоновані сили.
web-sm-card-force-remove = Не брати: { $soldier }
web-sm-card-force-grenades = Гранати, { $soldier }
web-sm-card-force-fits = Коштує { $vp } ПО; лишається { $left }.
web-sm-card-force-grenade-price = { $free ->
    [0] Гранат за 1 ПО: { $n }.
   *[other] Безплатних гранат: { $free }; далі за 1 ПО: { $n }.
 }
web-sm-card-force-confirm = { $n ->
    [one] Узяти { $n } солдата
    [few] Узяти { $n } солдатів
   *[other] Узяти { $n } солдатів
 }
web-sm-card-meter-vp = ПО
web-sm-card-meter-soldiers = Солдати
web-sm-card-meter-leaders = Командири
web-sm-card-meter-equipment = ПО за спорядження
web-sm-card-of = { $n } з { $most }
web-sm-card-at-least = { $n }, щонайменше { $least }
web-sm-card-rank-of = Звання, { $soldier }
web-sm-card-fewer = Менше
web-sm-card-more = Більше
web-sm-card-give = Дати …
web-sm-card-give-to = Дати щось: { $soldier }
web-sm-card-thing = { $thing } ({ $n } ПО)
web-sm-card-lay-down = Відкласти
web-sm-card-deploy = Розмістіть своїх солдатів
web-sm-card-deploy-left = { $n ->
    [0] усі на місці
   *[other] лишилося { $n }
 }
web-sm-card-deploy-where = Починають тут: { $tiles }.
web-sm-card-deploy-clear = Зняти з мапи: { $soldier }
web-sm-card-deploy-suggest = Розмістити за мене
web-sm-card-deploy-confirm = Так і стоятимуть
web-sm-what = У що граєте?
web-sm-what-scenario = Сценарій
web-sm-what-scenario-note = Один бій зі своїм кінцем
web-sm-what-campaign = Кампанія
web-sm-what-campaign-note = Пов’язані сценарії: солдати зберігають рани й заслуговують медалі
web-sm-campaign = Яка кампанія?
web-sm-chapters = { $n ->
    [one] { $n } розділ
    [few] { $n } розділи
   *[other] { $n } розділів
 }
web-sm-chapter = Розділ { $n } з { $of }
web-sm-chapter-end = Розділ { $n } з { $of } завершено
web-sm-campaign-end = Кампанію завершено
web-sm-campaign-lead = Найбільше ПО в кампанії: { $names }
web-sm-campaign-vp = ПО кампанії: { $vp }
web-sm-fate-fell = Загинув
web-sm-fate-captured = У полоні
web-sm-fate-wounded = Поранений
web-sm-fate-well = Неушкоджений
web-sm-play-on = Грати далі: { $scenario }
web-sm-play-on-there = Наступний розділ почався: перейти
web-sm-card-read-honour = Її заслужено: { $honour }.

## Фахівці, офіцери, команди та маркери

web-sm-card-titled = { $title } ({ $owner })
web-sm-card-manner-command = КОМАНДА
web-sm-card-manner-reaction = РЕАКЦІЯ
web-sm-card-manner-preempt = ВИПЕРЕДЖЕННЯ
web-sm-card-after = { $any ->
    [yes] Після будь-якої дії ворога
   *[other] Після дії ворога: { $types }
 }
web-sm-card-against = { $n ->
    [one] Проти дії { $types }: { $n } ворог
   *[other] Проти дії { $types }: до { $n } ворогів
 }
web-sm-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, за використання { $vp } ПО.
 }
web-sm-card-read-roles = Потрібні такі ролі панелі: { $roles }.
web-sm-card-trait-assistant = з обслуги кулемета
web-sm-card-trait-sniper = снайпер
web-sm-card-trait-medic = медик
web-sm-card-trait-officer = офіцер
web-sm-card-trait-radio = радист
web-sm-card-trait-gunner = кулеметник
web-sm-card-trait-tripod = з триногою
web-sm-card-trait-skirmisher = застрільник
web-sm-card-force-regulars = Солдати
web-sm-card-force-specialists = Фахівці
web-sm-card-force-brings = Карти, які бере { $soldier }
web-sm-card-force-event = Подія: { $title }
web-sm-card-panels = Панелі команд
web-sm-card-panels-hint = Оберіть солдата для місця або перетягніть його туди мишею. Панель у грі додає свої карти.
web-sm-card-panel-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }
web-sm-card-panel-anybody = будь-хто
web-sm-card-panel-role = Роль { $role }
web-sm-card-panel-slot = Місце { $n } на панелі { $panel }, потрібно: { $needs }
web-sm-card-panel-choose = Поставити сюди …
web-sm-card-panel-take = Зняти солдата { $soldier } з панелі { $panel }
web-sm-card-panel-unfit = { $soldier } не може мати це місце, потрібно: { $needs }.
web-sm-card-second = 2-га карта
web-sm-card-second-empty = Друга карта фази { $phase }: порожньо
web-sm-card-second-hot = Покласти { $card } на фазу { $phase } як другу карту
web-sm-card-second-filled = Друга карта фази { $phase }: { $card }. Натисніть, щоб підняти; Delete забирає її.
web-sm-card-place-seconds = { $left ->
    [0] Усі другі карти вашого офіцера лежать.
    [one] Ваш офіцер може скомандувати другу карту для { $left } фази.
   *[other] Ваш офіцер може скомандувати другі карти для { $left } фаз.
 }
web-sm-card-hand-hint-officer = Стрілки переходять від карти до карти. 1, 2 і 3 кладуть карту на цю фазу, із Shift як другу карту; Enter піднімає її.
web-sm-card-pass = Пас
web-sm-card-beforehand = Пас на довше
web-sm-card-window-cards = Карти, які можна зіграти
web-sm-card-window-against = проти { $card }
web-sm-card-window-asked = Питають кожного, хто міг би мати таку карту, має він її чи ні.
web-sm-card-account-paid = Оплачені карти
web-sm-map-marker = { $tile }: { $marker }
web-sm-map-foxhole = окоп
web-sm-map-of-tiles = плитки
web-sm-map-of-smoke = дим
web-sm-map-of-optics = оптика

## Спорядження й маркери

web-sm-card-or-use = або застосувати: { $equipment }
web-sm-card-use-left = лишилося: { $n }
web-sm-card-gist-checks = { $n ->
    [one] { $n } перевірка вибуху
    [few] { $n } перевірки вибуху
   *[many] { $n } перевірок вибуху
 }
web-sm-card-gist-battery = { $n ->
    [one] { $n } перевірка вибуху
    [few] { $n } перевірки вибуху або густий дим
   *[many] { $n } перевірок вибуху або густий дим
 }
web-sm-card-gist-foxhole = тут окоп, Укриття краще на { $n }
web-sm-card-aim-at = Ціль: { $soldier }
web-sm-card-hint-tile = Торкніться синьої плитки на мапі або виберіть її тут. На ній буде: { $marker }.
web-sm-card-hint-again = { $tile }: торкніться ще раз або натисніть її кнопку, щоб підтвердити.
web-sm-card-hint-battery = Торкніться синьої плитки на мапі або виберіть її тут. Для кожного там, і для своїх, { $n ->
    [one] { $n } перевірка вибуху.
    [few] { $n } перевірки вибуху; або замість них густий дим.
   *[many] { $n } перевірок вибуху; або замість них густий дим.
 }
web-sm-card-hint-shell = Торкніться обведеного ворога на мапі або виберіть його тут; тоді посуньте шаблон, як хочете. Для кожного під ним, і для своїх, { $n ->
    [one] { $n } перевірка вибуху.
    [few] { $n } перевірки вибуху.
   *[many] { $n } перевірок вибуху.
 }
web-sm-card-hint-only-use = Тут і зараз цього не можна, але він може застосувати те, що несе.
web-sm-card-hint-gun = { $soldier } має поруч, упритул, помічника з набоями: раз на фазу кулемет стріляє без карти.
web-sm-card-hint-round = Дим: густий дим (3x) на плитці, і ніхто не постраждає. Вибух: { $n ->
    [0] зараз там нікого немає.
   *[other] перевірки вибуху, кому: { $soldiers }.
 }
web-sm-card-hint-mined = Міни: { $soldier } має перевірку вибуху, перш ніж рушить.
web-sm-choice-shell = { $equipment }, ціль { $soldier }: { $tile }
web-sm-card-check-used = { $equipment }: { $soldier }
web-sm-card-check-shelled = Артилерія б’є по { $tile }
web-sm-card-check-mines = { $soldier } серед мін
web-sm-card-check-fire = { $soldier } серед вогню
web-sm-card-check-smoke = { $soldier } у диму
web-sm-card-check-tended = { $medic } рятує солдата { $soldier }: перевірка особи
web-sm-card-check-identity = Перевірка особи
web-sm-card-check-tag = Карта солдата { $soldier }.
web-sm-card-check-his = Це його власна карта: він живий, але поранений.
web-sm-card-check-not-his = Це не його карта.
web-sm-card-fate-saved = { $soldier } врятований, але поранений.
web-sm-map-lies = На мапі
web-sm-map-lies-smoke = Числа ДИВИТИСЯ і СТРІЛЯТИ цієї плитки та всіх за нею рахуються { $n } рази.
web-sm-map-lies-fire = Перевірка вибуху для кожного в ній на початку кожної фази.
web-sm-map-lies-mines = Перевірка вибуху для того, хто починає тут рух.
web-sm-map-lies-foxhole = Хто стоїть у ньому, той в укритті, а його Укриття краще на { $n }.
web-sm-map-reaches = { $soldier } може цілитися, ціль { $other }: { $equipment }.
web-sm-map-does-not-reach = { $soldier } не може цілитися, ціль { $other }: { $equipment }.

## Стіл

table-sm-tab = Солдат
table-sm-tip = Виберіть солдата, щоб побачити його числа. З клавіатури: Tab веде до мапи, стрілки — від солдата до солдата, N — наступний, хто може діяти.
table-sm-turn = Хід { $n } з { $of }
table-sm-turn-n = Хід { $n }
table-sm-setting-up = Підготовка
table-sm-cards = Вибір карт, таємно
table-sm-phase = Фаза { $n }
table-sm-soldiers = { $n ->
    [one] { $n } солдат
    [few] { $n } солдати
    [many] { $n } солдатів
   *[other] { $n } солдата
 }
table-sm-vp = { $n } ПО
table-sm-placed = викладено { $n } з 3
table-sm-spotted = виявлений
table-sm-pinned = притиснутий
table-sm-wounded = поранений
