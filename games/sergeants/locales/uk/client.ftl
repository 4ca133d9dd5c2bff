### Те, що про цю гру каже лише браузер: сторінка нової партії, стіл, його панелі.

## Нова партія

sm-web-clock-minutes-note = На кожну відповідь. Коли час спливає, за вас грає бот, доки ви не повернетеся.

## Нова партія

sm-web-scenario = Який сценарій?
sm-web-scenario-own = Ваш
sm-web-scenario-here = Цього сервера
sm-web-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
 }
sm-web-side-enters = { $side }: { $vp } ПО на гравця, входить з краю, { $orders ->
    [one] { $orders } наказ
    [few] { $orders } накази
    [many] { $orders } наказів
   *[other] { $orders } наказу
 }
sm-web-side-stands = { $side }: { $vp } ПО на гравця, починає на мапі, { $orders ->
    [one] { $orders } наказ
    [few] { $orders } накази
    [many] { $orders } наказів
   *[other] { $orders } наказу
 }
sm-web-open = Усі карти лежать відкрито: для навчання.
sm-web-map = Мапа: { $columns } на { $rows } квадратів, з орієнтирами: { $landmarks }.
sm-web-who = Хто грає?
sm-web-players = { $side }: скільки гравців?
sm-web-players-n = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
 }
sm-web-forces = Які сили?
sm-web-suggested = Запропоновані сили
sm-web-suggested-note = Солдатів і спорядження вже вибрано: грайте одразу.
sm-web-suggested-none = Для стількох гравців їх немає.
sm-web-bought = Куплені сили
sm-web-bought-note = Кожен купує солдатів і спорядження на ПО сценарію.
sm-web-options = Що відкрито?
sm-web-face-up = Карти викладають горілиць
sm-web-face-up-note = Усі бачать карти дій, щойно їх викладено: так швидше й легше вчитися. Руки й накази лишаються таємними.
sm-web-open-option = Відкрита інформація
sm-web-open-option-note = Руки, накази й карти всіх відкриті, поки ви вчитеся.

## Мапа

sm-web-map-label = Мапа поля бою. Стрілки ведуть від солдата до солдата або зсувають мапу, плюс і мінус змінюють масштаб, 0 показує її всю.
sm-web-map-soldiers = Солдати на мапі
sm-web-map-stands = на { $tile }, обличчям на { $facing }
sm-web-map-outside = поза мапою
sm-web-map-escorts = веде полонених: { $soldiers }
sm-web-map-prisoner-of = у полоні, конвоїр { $escort }
sm-web-map-led = Разом із ним: { $soldiers }.
sm-web-map-prisoner = { $soldier } (полонений)
sm-web-map-holds = { $n ->
    [one] притримує { $n } карту
    [few] притримує { $n } карти
   *[other] притримує { $n } карт
 }
sm-web-map-grenades = { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }
sm-web-map-offered = можна вибрати
sm-web-map-chosen = вибраний
sm-web-map-far = крайній { $direction }
sm-web-map-would-stand = { $soldier } на { $tile }, { $x } на { $y } дюймів від лівого верхнього кута, обличчям на { $facing }.
sm-web-map-length = { $length } з { $most } дюймів.
sm-web-map-cover-building = В укритті, у приміщенні.
sm-web-map-cover-ground = В укритті.
sm-web-map-cover-piece = В укритті.
sm-web-map-cover-line = В укритті вздовж лінії.
sm-web-map-cover-foxhole = В укритті, в окопі.
sm-web-map-no-cover = Не в укритті.
sm-web-map-may-begin = { $soldier } може починати тут.
sm-web-map-melee = У рукопашній проти: { $soldiers }.
sm-web-map-under = Під шаблоном: { $soldiers }.
sm-web-map-under-nobody = Під шаблоном нікого немає.
sm-web-map-under-himself = І він сам теж!
sm-web-map-judging = Хвилинку…
sm-web-map-note = У русі
sm-web-map-turn-left = Розвернути ліворуч (клавіша ,)
sm-web-map-turn-right = Розвернути праворуч (клавіша .)
sm-web-map-bend = Зігнути шлях тут (клавіша B або клацання з Shift): { $n } з { $most }
sm-web-map-back = Узяти знову (Escape)
sm-web-map-confirm = Підтвердити (Enter)
sm-web-map-ruler = Лінійка: { $soldier } → { $other }
sm-web-map-slip = { $soldier } → { $other }, { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[other] { $squares } квадратів
 }, { $inches }″.
sm-web-map-distance = { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[other] { $squares } квадратів
 }, { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйми
   *[other] { $inches } дюймів
 }.
sm-web-map-tiles = Для { $action }: { $tiles }.
sm-web-map-not-counted = { $tile } (не рахується)
sm-web-map-left = лишається
sm-web-map-needed = треба
sm-web-map-squares = { $n ->
    [one] { $n } квадрат
    [few] { $n } квадрати
   *[other] { $n } квадратів
 }
sm-web-map-inches = { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйми
   *[other] { $n } дюймів
 }
sm-web-map-below-zero = менше за 0
sm-web-map-yes = так
sm-web-map-no = ні
sm-web-map-band-long = далека
sm-web-map-band-short = коротка
sm-web-map-band-close = впритул
sm-web-map-shot-counts = { $other } виявлений. Постріл ({ $soldier }) рахується як: { $bands }.
sm-web-map-not-in-arc = { $other } виявлений, але не в передньому секторі ({ $soldier }).
sm-web-map-out-of-range = { $other } виявлений, але { $soldier } до нього не дістає.
sm-web-map-could-spot = { $other } прихований. { $soldier } може виявити його звідси.
sm-web-map-cannot-spot = { $other } прихований. { $soldier } не може виявити його звідси.
sm-web-map-can-rally = { $soldier } досить близько, щоб підбадьорити: { $other }.
sm-web-map-cannot-rally = { $soldier } задалеко, щоб підбадьорити: { $other }.
sm-web-map-hidden = Числа, які має { $soldier }, приховано: такими вони мали б бути.
sm-web-map-takes = треба мати
sm-web-map-at-least = { $n } або більше
sm-web-map-at-most = { $n } або менше

## Карти й панелі

sm-web-card-you = Ви
sm-web-card-name = { $types } ({ $soldier })
sm-web-card-tag = жетон { $tag }
sm-web-card-vp = { $n } ПО
sm-web-card-grenades = { $n ->
    [one] { $n } граната
    [few] { $n } гранати
   *[other] { $n } гранат
 }
sm-web-card-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-web-card-letter-long = Д
sm-web-card-letter-short = К
sm-web-card-letter-close = Вп
sm-web-card-letter-blast = Ви
sm-web-card-band-long = далека
sm-web-card-band-short = коротка
sm-web-card-band-close = впритул
sm-web-card-band-blast = вибух
sm-web-card-box-may = Може
sm-web-card-box-must = Мусить
sm-web-card-box-cost = Ціна
sm-web-card-read = { $card }, номер { $number }.
sm-web-card-read-rank = Належить до звання: { $rank }.
sm-web-card-read-medal = Належить до нагороди: { $medal }.
sm-web-card-read-team = Загін: { $text }
sm-web-card-read-box = { $box }: { $text }
sm-web-card-read-damage = Ушкодження: { $damage }.
sm-web-card-hit = { $plus ->
    [yes] { $band } з плюсом
   *[no] { $band }
 }
sm-web-card-hits = У перевірках влучання: { $bands }.
sm-web-card-hits-none = У перевірках: промах.
sm-web-card-fits = { $n ->
    [one] Підходить до фази { $phases }.
   *[other] Підходить до фаз { $phases }.
 }
sm-web-card-fits-none = Не підходить до жодної фази цього ходу.
sm-web-card-dock = Фази й рука
sm-web-card-hand = { $n ->
    [one] Ваша рука, { $n } карта
    [few] Ваша рука, { $n } карти
   *[other] Ваша рука, { $n } карт
 }
sm-web-card-hand-empty = У вас немає карт на руці.
sm-web-card-hand-hint = Стрілки переходять від карти до карти. 1, 2 і 3 кладуть карту на цю фазу; Enter піднімає її.
sm-web-card-phases = Три фази
sm-web-card-phase = Фаза
sm-web-card-order = Карти в порядку розіграшу
sm-web-card-row = { $player }: { $card }, { $state ->
    [done] зіграно
    [now] розігрується
   *[later] ще не зіграно
 }
sm-web-card-face-down = Лицем донизу:
sm-web-card-fits-here = { $card } підходить сюди
sm-web-card-slot-empty = Фаза { $phase }, { $actions }: порожня
sm-web-card-slot-hot = Фаза { $phase }, { $actions }: покласти сюди карту { $card }
sm-web-card-slot-filled = Фаза { $phase }, { $actions }: тут лежить карта { $card }. Натисніть, щоб підняти; Delete забирає її.
sm-web-card-slot-gap = Порожнє місце
sm-web-card-slot-none = Немає карти
sm-web-card-slot-past = Зіграно
sm-web-card-would-be = { $topic }; { $last ->
    [yes] остання в ході
   *[no] веде до: { $next }
 }
sm-web-card-because = стається, причина: { $topic }
sm-web-card-leads = веде до: { $topic }
sm-web-card-no-story = Ще не відкрито
sm-web-card-placing = Викладання карт
sm-web-card-place = { $n ->
    [one] Покладіть карту на фазу { $phases }. Ніхто її не бачить, доки всі не готові.
   *[other] Покладіть карти на фази { $phases }. Ніхто їх не бачить, доки всі не готові.
 }
sm-web-card-place-most = { $most ->
    [0] Жодна ваша карта не підходить. Для всіх фаз карти візьмуть з колоди, лицем догори.
    [one] Ваших карт вистачає лише на { $most } фазу. Для інших карти візьмуть з колоди, лицем догори.
   *[other] Ваших карт вистачає лише на { $most } фази. Для іншої карту візьмуть з колоди, лицем догори.
 }
sm-web-card-place-blocked = Так заповнено буде лише { $now }, а ваших карт вистачає на { $most }. Перекладіть карту.
sm-web-card-place-ready = { $n ->
    [one] Усі три карти викладено. { $n } карта лишається на руці й важить для ініціативи.
    [few] Усі три карти викладено. { $n } карти лишаються на руці й важать для ініціативи.
   *[other] Усі три карти викладено. { $n } карт лишаються на руці й важать для ініціативи.
 }
sm-web-card-place-poor = { $n ->
    [0] Жодна карта не підходить. Усі буде показано й скинуто, а для порожніх місць візьмуть карти з колоди.
   *[other] Ці лежатимуть лицем догори. Решту руки ({ $spare }) буде показано й скинуто, а для порожніх місць візьмуть карти з колоди.
 }
sm-web-card-place-one = Покласти { $types } на фазу { $phase }
sm-web-card-place-waiting = Ваші карти викладено. Чекаємо: { $who }.
sm-web-card-place-done = Ваші карти викладено.
sm-web-card-undo = Скасувати
sm-web-card-take-back = Забрати { $card }
sm-web-card-fill-up = Заповнити за мене
sm-web-card-ready = Закрити карти
sm-web-card-ready-open = Відкрити карти
sm-web-card-change = Змінити мої карти
sm-web-card-question = Що запитано
sm-web-card-hint-force = Складіть свої сили вгорі й підтвердьте там.
sm-web-card-hint-deploy = Виберіть когось зі списку й поставте на мапу.
sm-web-card-hint-map = Виберіть місце на мапі.
sm-web-card-hint-leaves = Виберіть на мапі місце без дотику до тих, кого залишаєте на волі: { $soldiers }.
sm-web-card-hint-strike = Виберіть у сцені одну зі своїх карт, а тоді, кого вона вражає.
sm-web-card-hint-hand = Її можна вибрати й на руці.
sm-web-card-do-dog-tag = Жетон: діє { $soldier }
sm-web-card-do-bubble = Репліка
sm-web-card-do-may = Вставка оповідача (може)
sm-web-card-do-must = Вставка оповідача (мусить)
sm-web-card-do-cost = Вставка оповідача (ціна)
sm-web-card-do = Виконати
sm-web-card-playing = Карта, яку грають
sm-web-card-played-by = { $mine ->
    [yes] Граєте ви
   *[no] Грає { $player }
 }
sm-web-card-part-dog-tag = Жетон
sm-web-card-part-bubble = Загін
sm-web-card-dog-tag = { $soldier }: будь-яка одна дія, { $types }
sm-web-card-owner-out = { $soldier } вибув із бою.
sm-web-card-acted = Хто вже діяв
sm-web-card-state-left = Ще не виконано:
sm-web-card-state-now = Зараз:
sm-web-card-state-done = Виконано:
sm-web-card-state-none = Неможливо:
sm-web-card-checks = Перевірки
sm-web-card-checks-before = Попередні перевірки
sm-web-card-check-shot = { $soldier } стріляє в { $target }
sm-web-card-check-grenade = Граната: { $soldier } → { $target }
sm-web-card-check-blast = Падають снаряди
sm-web-card-check-event = { $title }
sm-web-card-check-gap = { $player } бере карту для порожнього місця
sm-web-card-check-bands = { $n ->
    [one] Враховується лише { $bands }.
   *[other] Враховуються { $bands }.
 }
sm-web-card-check-hits = { $n ->
    [0] Промах.
    [one] { $n } влучання.
    [few] { $n } влучання.
   *[other] { $n } влучань.
 }
sm-web-card-check-filled = Лягає на фазу { $phase }.
sm-web-card-check-no-gap = Не підходить.
sm-web-card-fate-pinned = Притиснуто вогнем: { $soldier }.
sm-web-card-fate-wounded = Поранено: { $soldier }.
sm-web-card-fate-killed = { $soldier } гине.
sm-web-card-fate-nothing = { $soldier }: { $damage }, нічого нового.
sm-web-card-fate-unknown = Ушкодження: { $damage }.
sm-web-card-story = Історія, лишилося карт: { $n }
sm-web-card-story-short = Історія
sm-web-card-story-before = Попередні події
sm-web-card-not-happening = Не стається.
sm-web-card-changes = Числа, які змінилися
sm-web-card-changed = { $stat } { $by } { $whom }, { $until }
sm-web-card-change-all = для всіх
sm-web-card-turn = Хід { $turn }:
sm-web-card-rank-hidden = Звання приховано
sm-web-card-at-waiting = Чекає за краєм мапи
sm-web-card-at-gone = Вийшов з мапи
sm-web-card-at-dead = Загинув
sm-web-card-at-removed = Вибув з гри
sm-web-card-at-cover = В укритті на { $tile }
sm-web-card-at-open = На відкритій місцевості, { $tile }
sm-web-card-at-melee = У рукопашній на { $tile }, проти: { $enemies }
sm-web-card-standing = { $where }, { $spotted ->
    [yes] виявлений
   *[no] не виявлений
 }
sm-web-card-is-pinned = Притиснутий
sm-web-card-is-wounded = Поранений
sm-web-card-printed = надруковано:
sm-web-card-uses-plus = Влучання+
sm-web-card-climb = Лазіння
sm-web-card-hidden = Його числа, ПО й звання від вас приховано: ви бачите фігурку й те, що показала гра.
sm-web-card-used = Бачили, як застосував
sm-web-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Поранений і притиснутий: червоний бік, удвічі менше.
       *[no] Притиснутий: усі числа вдвічі менші.
     }
   *[no] Поранений: це числа червоного боку.
 }
sm-web-card-worth = Вартий
sm-web-card-traits = Ознаки
sm-web-card-carries = Несе
sm-web-card-carries-nothing = нічого
sm-web-card-holds = Притримує
sm-web-card-escorts = Конвоює
sm-web-card-prisoner-of = Полонений, конвоїр
sm-web-card-trait-rifle = стрілець
sm-web-card-trait-smg = автоматник
sm-web-card-trait-lmg = кулеметник
sm-web-card-trait-carbine = з карабіном
sm-web-card-trait-green = необстріляний
sm-web-card-trait-veteran = ветеран
sm-web-card-trait-thrower = із сильним кидком
sm-web-card-trait-engineer = сапер
sm-web-card-trait-scout = розвідник
sm-web-card-kind-leader = командир
sm-web-card-kind-character = персонаж
sm-web-card-kind-specialist = спеціаліст
sm-web-card-orders = { $n ->
    [one] { $secret ->
        [yes] Ваш наказ, таємний
       *[no] Ваш наказ
     }
   *[other] { $secret ->
        [yes] Ваші накази, таємні
       *[no] Ваші накази
     }
 }
sm-web-card-orders-all = Накази
sm-web-card-orders-none = У вас немає наказів.
sm-web-card-orders-of = { $n ->
    [one] має { $n } наказ
    [few] має { $n } накази
   *[other] має { $n } наказів
 }
sm-web-card-order-met = Виконано
sm-web-card-charged = { $n ->
    [one] Вибухівка лежить там { $n } хід.
    [few] Вибухівка лежить там { $n } ходи.
   *[other] Вибухівка лежить там { $n } ходів.
 }
sm-web-card-account = ПО досі
sm-web-card-account-over = Рахунок
sm-web-card-account-beaten = { $side }: солдатів не лишилося, це поразка.
sm-web-card-account-kill = Убиті
sm-web-card-account-prisoner = Полонені, подвійно
sm-web-card-account-order = Накази
sm-web-card-account-event = Події
sm-web-card-account-card = За карту
sm-web-card-account-held = { $soldier }, якщо лишиться в полоні до кінця
sm-web-card-account-unknown = невідомо
sm-web-card-account-none = Поки нічого.
sm-web-card-account-nothing = Нічого.
sm-web-card-account-hidden = Накази інших і те, що вони дадуть, невідомі.
sm-web-card-won = перемога
sm-web-card-drawn = нічия
sm-web-card-melee = Рукопашна
sm-web-card-melee-drawn = Узято карт: { $draws }
sm-web-card-melee-draws = { $player } { $n }
sm-web-card-melee-cards = { $player }: { $n ->
    [0] карт немає
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
sm-web-card-melee-card = Виберіть карту, якою б’єте.
sm-web-card-melee-target = Кого вона вражає?
sm-web-card-melee-next = { $mine ->
    [yes] Наступний удар ваш.
   *[no] Наступним б’є { $player }.
 }
sm-web-card-melee-over = Рукопашна цієї фази скінчилася.
sm-web-card-melee-close = Назад до мапи
sm-web-card-melee-kill = Він гине
sm-web-card-melee-capture = { $soldier } бере його в полон
sm-web-card-strike = Ударити: { $soldier }
sm-web-card-strike-with = { $damage }: { $soldier }
sm-web-card-blows = Удар за ударом
sm-web-card-blows-none = Ударів ще не було.
sm-web-card-blow = { $player }: { $damage }, { $soldier }.
sm-web-card-blow-pinned = { $player }: притиснуто { $soldier }.
sm-web-card-blow-wounded = { $player }: поранено { $soldier }.
sm-web-card-blow-killed = { $player }: { $soldier } гине.
sm-web-card-blow-captured = { $player }: { $soldier } потрапляє в полон.
sm-web-card-blow-nothing = { $player }: { $damage }, { $soldier }, нічого нового.
sm-web-card-force = Придбайте свої сили
sm-web-card-force-suggested = Запропоновані сили
sm-web-card-force-other = Інші
sm-web-card-force-clear = Почати спочатку
sm-web-card-force-sale = Солдати на продаж
sm-web-card-force-mine = Ваші сили
sm-web-card-force-vp = ПО
sm-web-card-force-empty = Поки нікого. Позначте солдатів або для початку візьміть запропоновані сили.
sm-web-card-force-remove = Не брати: { $soldier }
sm-web-card-force-grenades = Гранати, { $soldier }
sm-web-card-force-fits = Коштує { $vp } ПО; лишається { $left }.
sm-web-card-force-grenade-price = { $free ->
    [0] Гранат за 1 ПО: { $n }.
   *[other] Безплатних гранат: { $free }; далі за 1 ПО: { $n }.
 }
sm-web-card-force-confirm = { $n ->
    [one] Узяти { $n } солдата
    [few] Узяти { $n } солдатів
   *[other] Узяти { $n } солдатів
 }
sm-web-card-meter-vp = ПО
sm-web-card-meter-soldiers = Солдати
sm-web-card-meter-leaders = Командири
sm-web-card-meter-equipment = ПО за карти спорядження
sm-web-card-of = { $n } з { $most }
sm-web-card-at-least = { $n }, щонайменше { $least }
sm-web-card-rank-of = Звання, { $soldier }
sm-web-card-fewer = Менше
sm-web-card-more = Більше
sm-web-card-give = Дати…
sm-web-card-give-to = Дати щось: { $soldier }
sm-web-card-thing = { $thing } ({ $n } ПО)
sm-web-card-lay-down = Відкласти
sm-web-card-deploy = Розмістіть своїх солдатів
sm-web-card-deploy-left = { $n ->
    [0] усі на місці
   *[other] лишилося { $n }
 }
sm-web-card-deploy-where = Починають тут: { $tiles }.
sm-web-card-deploy-clear = Зняти з мапи: { $soldier }
sm-web-card-deploy-suggest = Розмістити за мене
sm-web-card-deploy-confirm = Підтвердити
sm-web-what = У що граєте?
sm-web-what-scenario = Сценарій
sm-web-what-scenario-note = Один бій зі своїм кінцем
sm-web-what-campaign = Кампанія
sm-web-what-campaign-note = Пов’язані сценарії: солдати зберігають рани й заслуговують медалі
sm-web-campaign = Яка кампанія?
sm-web-chapters = { $n ->
    [one] { $n } розділ
    [few] { $n } розділи
   *[other] { $n } розділів
 }
sm-web-chapter = Розділ { $n } з { $of }
sm-web-chapter-end = Розділ { $n } з { $of } завершено
sm-web-campaign-end = Кампанію завершено
sm-web-campaign-lead = Найбільше ПО в кампанії: { $names }
sm-web-campaign-vp = ПО кампанії: { $vp }
sm-web-fate-fell = Загинув
sm-web-fate-captured = У полоні
sm-web-fate-wounded = Поранений
sm-web-fate-well = Неушкоджений
sm-web-play-on = Грати далі: { $scenario }
sm-web-play-on-there = До наступного розділу
sm-web-card-read-honour = Її заслужено: { $honour }.

## Фахівці, офіцери, команди та маркери

sm-web-card-titled = { $title } ({ $owner })
sm-web-card-manner-command = КОМАНДУВАННЯ
sm-web-card-manner-reaction = РЕАКЦІЯ
sm-web-card-manner-preempt = ВИПЕРЕДЖЕННЯ
sm-web-card-after = { $any ->
    [yes] Після будь-якої дії ворога
   *[other] Після дії ворога: { $types }
 }
sm-web-card-against = { $n ->
    [one] Проти дії { $types }: { $n } ворог
   *[other] Проти дії { $types }: до { $n } ворогів
 }
sm-web-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, за використання { $vp } ПО.
 }
sm-web-card-read-roles = Потрібні такі ролі панелі: { $roles }.
sm-web-card-trait-assistant = з обслуги кулемета
sm-web-card-trait-sniper = снайпер
sm-web-card-trait-medic = медик
sm-web-card-trait-officer = офіцер
sm-web-card-trait-radio = радист
sm-web-card-trait-gunner = кулеметник
sm-web-card-trait-tripod = з триногою
sm-web-card-trait-skirmisher = застрільник
sm-web-card-force-regulars = Солдати
sm-web-card-force-specialists = Спеціалісти
sm-web-card-force-brings = Карти, які бере { $soldier }
sm-web-card-force-event = Подія: { $title }
sm-web-card-panels = Панелі груп
sm-web-card-panels-hint = Оберіть солдата для місця або перетягніть його туди мишею. Панель у грі додає свої карти.
sm-web-card-panel-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }
sm-web-card-panel-anybody = будь-хто
sm-web-card-panel-role = Роль { $role }
sm-web-card-panel-slot = Місце { $n } на панелі { $panel }, потрібно: { $needs }
sm-web-card-panel-choose = Поставити сюди…
sm-web-card-panel-take = Зняти солдата { $soldier } з панелі { $panel }
sm-web-card-panel-unfit = { $soldier } не може мати це місце, потрібно: { $needs }.
sm-web-card-second = 2-га карта
sm-web-card-second-empty = Друга карта фази { $phase }: порожньо
sm-web-card-second-hot = { $card }: друга, фаза { $phase }
sm-web-card-second-filled = Друга карта фази { $phase }: { $card }. Натисніть, щоб підняти; Delete забирає її.
sm-web-card-place-seconds = { $left ->
    [0] Усі другі карти вашого офіцера лежать.
    [one] Ваш офіцер може скомандувати другу карту для { $left } фази.
   *[other] Ваш офіцер може скомандувати другі карти для { $left } фаз.
 }
sm-web-card-hand-hint-officer = Стрілки переходять від карти до карти. 1, 2 і 3 кладуть карту на цю фазу, із Shift як другу карту; Enter піднімає її.
sm-web-card-pass = Пас
sm-web-card-in-advance = Пас на довше
sm-web-card-window-cards = Карти, які можна зіграти
sm-web-card-window-against = проти { $card }
sm-web-card-window-asked = Питають кожного, хто міг би мати таку карту, має він її чи ні.
sm-web-card-account-paid = Оплачені карти
sm-web-map-marker = { $tile }: { $marker }
sm-web-map-foxhole = окоп
sm-web-map-of-tiles = плитки
sm-web-map-of-smoke = дим
sm-web-map-of-optics = оптика

## Спорядження й маркери

sm-web-card-or-use = або застосувати: { $equipment }
sm-web-card-use-left = лишилося: { $n }
sm-web-card-gist-checks = { $n ->
    [one] { $n } перевірка вибуху
    [few] { $n } перевірки вибуху
   *[many] { $n } перевірок вибуху
 }
sm-web-card-gist-battery = { $n ->
    [one] { $n } перевірка вибуху
    [few] { $n } перевірки вибуху або густий дим
   *[many] { $n } перевірок вибуху або густий дим
 }
sm-web-card-gist-foxhole = тут окоп, Укриття краще на { $n }
sm-web-card-aim-at = Ціль: { $soldier }
sm-web-card-hint-tile = Торкніться синьої плитки на мапі або виберіть її тут. На ній буде: { $marker }.
sm-web-card-hint-again = { $tile }: торкніться ще раз або натисніть її кнопку, щоб підтвердити.
sm-web-card-hint-battery = Торкніться синьої плитки на мапі або виберіть її тут. Для кожного там, і для своїх, { $n ->
    [one] { $n } перевірка вибуху.
    [few] { $n } перевірки вибуху; або замість них густий дим.
   *[many] { $n } перевірок вибуху; або замість них густий дим.
 }
sm-web-card-hint-shell = Торкніться обведеного ворога на мапі або виберіть його тут; тоді посуньте шаблон, як хочете. Для кожного під ним, і для своїх, { $n ->
    [one] { $n } перевірка вибуху.
    [few] { $n } перевірки вибуху.
   *[many] { $n } перевірок вибуху.
 }
sm-web-card-hint-only-use = Тут і зараз цього не можна, але він може застосувати те, що несе.
sm-web-card-hint-gun = { $soldier } має поруч, упритул, помічника з набоями: раз на фазу кулемет стріляє без карти.
sm-web-card-hint-round = Дим: густий дим (3x) на плитці, і ніхто не постраждає. Вибух: { $n ->
    [0] зараз там нікого немає.
   *[other] перевірки вибуху, кому: { $soldiers }.
 }
sm-web-card-hint-mined = Міни: { $soldier } має перевірку вибуху, перш ніж рушить.
sm-web-choice-shell = { $equipment }, ціль { $soldier }: { $tile }
sm-web-card-check-used = { $equipment }: { $soldier }
sm-web-card-check-shelled = Артилерія б’є по { $tile }
sm-web-card-check-mines = { $soldier } серед мін
sm-web-card-check-fire = { $soldier } серед вогню
sm-web-card-check-smoke = { $soldier } у диму
sm-web-card-check-tended = { $medic } рятує солдата { $soldier }: перевірка особи
sm-web-card-check-identity = Перевірка особи
sm-web-card-check-tag = Карта солдата { $soldier }.
sm-web-card-check-his = Це його власна карта: він живий, але поранений.
sm-web-card-check-not-his = Це не його карта.
sm-web-card-fate-saved = { $soldier } врятований, але поранений.
sm-web-map-lies = На мапі
sm-web-map-lies-smoke = Числа ДИВИТИСЯ і СТРІЛЯТИ цієї плитки та всіх за нею рахуються { $n } рази.
sm-web-map-lies-fire = Перевірка вибуху для кожного в ній на початку кожної фази.
sm-web-map-lies-mines = Перевірка вибуху для того, хто починає тут рух.
sm-web-map-lies-foxhole = Хто стоїть у ньому, той в укритті, а його Укриття краще на { $n }.
sm-web-map-reaches = { $soldier } може цілитися, ціль { $other }: { $equipment }.
sm-web-map-does-not-reach = { $soldier } не може цілитися, ціль { $other }: { $equipment }.

## Стіл

sm-table-tab = Солдат
sm-table-tip = Виберіть солдата, щоб побачити його числа. З клавіатури: Tab веде до мапи, стрілки — від солдата до солдата, N — наступний, хто може діяти.
sm-table-turn = Хід { $n } з { $of }
sm-table-turn-n = Хід { $n }
sm-table-setting-up = Підготовка
sm-table-cards = Вибір карт, таємно
sm-table-phase = Фаза { $n }
sm-table-soldiers = { $n ->
    [one] { $n } солдат
    [few] { $n } солдати
    [many] { $n } солдатів
   *[other] { $n } солдата
 }
sm-table-vp = { $n } ПО
sm-table-placed = викладено { $n } з 3
sm-table-spotted = виявлений
sm-table-pinned = притиснутий
sm-table-wounded = поранений
## Що зробили інші, коротко

sm-web-digest-shots = { $n ->
    [one] { $n } постріл
    [few] { $n } постріли
   *[other] { $n } пострілів
 }
sm-web-digest-walks = { $n ->
    [one] рухався { $n } солдат
    [few] рухалися { $n } солдати
   *[other] рухалися { $n } солдатів
 }
sm-web-digest-spotted = виявлено: { $soldiers }
sm-web-digest-pinned = притиснуто: { $soldiers }
sm-web-digest-wounded = поранено: { $soldiers }
sm-web-digest-killed = убито: { $soldiers }
sm-web-digest-captured = узято в полон: { $soldiers }
sm-web-digest-saved = врятовано: { $soldiers }

## Вирок карти

sm-web-card-miss = Промах: нічого не сталося.
sm-web-card-zip = Свист: нічого не сталося.
sm-web-card-band-says = { $band }: { $state ->
    [hit] влучання
    [counted] рахується, без влучання
   *[other] не рахується
 }
sm-web-map-verdict-miss = промах
sm-web-map-verdict-hits = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
   *[other] { $n } влучань
 }
sm-web-card-last-check = Остання перевірка
sm-web-map-verdict-pinned = притиснуто
sm-web-map-verdict-wounded = поранено
sm-web-map-verdict-killed = убито
sm-web-map-verdict-captured = у полоні
sm-web-map-verdict-saved = врятовано
sm-web-card-fold = Згорнути руку
sm-web-report-vp = ПО
sm-web-report-order = { $order }: не виконано
sm-web-report-order-met = { $order }: виконано

## Мапа словами: команди з клавіатури

sm-cmd-soldiers = солдати, с
sm-cmd-soldiers-does = де твої солдати
sm-cmd-enemies = вороги, о
sm-cmd-enemies-does = де ворожі солдати
sm-cmd-at = хто, х
sm-cmd-at-does = який солдат і де він, наприклад хто Harms
sm-cmd-sees = бачить, б
sm-cmd-sees-does = кого солдат може помітити й обстріляти, наприклад бачить Harms
sm-cmd-can-spot = { $soldier } може помітити: { $soldiers }.
sm-cmd-can-shoot = { $soldier } може обстріляти: { $soldiers }.
sm-cmd-ruler = лінійка, л
sm-cmd-ruler-does = відстань від одного солдата до іншого, наприклад лінійка Harms Lohse
sm-cmd-measured = { $from }, { $to }: відстань { $inches }″, клітинок: { $squares }.
sm-cmd-in-arc = У передній дузі.
sm-cmd-out-of-arc = Поза передньою дугою.
sm-cmd-scan = огляд, я
sm-cmd-scan-does = хто в напрямку від солдата, наприклад огляд Harms ne
sm-cmd-scan-where = Назви солдата на мапі та напрямок: { $directions }.
sm-cmd-away = { $soldier }: { $inches }″, напрямок { $direction }.
sm-cmd-stands = { $x }″ від західного краю, { $y }″ від північного краю.
sm-cmd-no-soldier = Солдата «{ $name }» немає.
sm-cmd-which = Котрий: { $soldiers }?

## Questions without a point, charges, and the odds of a shot

sm-web-idle = Нема що робити: { $soldiers }.
sm-web-idle-why = { $who } ({ $why })
sm-web-over-unused = { $card }: ніхто нічого не міг зробити, тож вона завершилась.
sm-web-over-used = { $card }: більше ніхто нічого не міг зробити, тож вона завершилась.
sm-web-end-card = Завершити карту
sm-web-charge = В атаку: { $soldier }
sm-web-map-instead-contact = До дотику.
sm-web-map-instead-edge = Далі він не дійде.
sm-web-map-instead-cover = Зсунуто в укриття поруч.
sm-web-odds-percent = { $n } %
sm-web-odds-title = Шанси пострілу
sm-web-odds-hit = { $percent } % на влучання: { $n } з { $cards } карт вашої колоди.
sm-web-odds-twice = З них влучають більше ніж раз: { $n }.
sm-web-odds-more = З них дають ще одну перевірку (Hit+): { $n }.
sm-web-odds-damage = Кожне влучання: { $kill } % вбиває, { $wound } % ранить, { $pin } % притискає, { $zip } % свист.
sm-web-odds-unseen = Пораховано за { $n } картами іншого гравця, яких ви не бачили.
sm-web-odds-exact = Пораховано за { $n } картами його колоди.

## At the frame, and what is seen from a place

sm-web-map-waits = { $soldier } чекає на вихід на мапу
sm-web-outlook = Що бачить { $soldier }
sm-web-outlook-show = Показати видиме
sm-web-outlook-hide = Сховати видиме
sm-web-outlook-note = Світлі клітинки: ворога посередині він виявив би.
sm-web-outlook-note-side = Світлі клітинки: ворога посередині виявили б.
sm-web-outlook-nobody = Ворогів на мапі нема.
sm-web-outlook-there = Ворог
sm-web-outlook-he = Видно звідси
sm-web-outlook-they = Бачить його
sm-web-outlook-yes = так
sm-web-outlook-no = ні
sm-web-outlook-takes = з Виявленням { $n }+
sm-web-outlook-fire = { $sees }, вогонь: { $bands }
sm-web-outlook-scope = Чий огляд
sm-web-outlook-one = Цей солдат
sm-web-outlook-own = Мої
sm-web-outlook-theirs = Ворог
sm-web-outlook-of-own = Що бачать мої
sm-web-outlook-of-theirs = Що бачить ворог
sm-web-outlook-yours = Ваш солдат
sm-web-outlook-soldier = Солдат
sm-web-outlook-sees = Бачить
sm-web-outlook-nobody-short = нікого
sm-web-outlook-hidden = Виявлення ворога приховане: число — скільки для цього треба.
sm-web-odds-hold = Потримайте ціль, щоб прочитати шанси.

## The legend, and the quick reference of one page

sm-web-legend = Легенда й пам’ятка
sm-web-legend-open = Показати легенду
sm-web-legend-print = Друкувати сторінку
sm-web-legend-turn = Хід
sm-web-legend-card = Карта дії
sm-web-legend-actions = Чотири дії
sm-web-legend-marks = Позначки солдата
sm-web-legend-map = На мапі
sm-term-turn-1 = Доберіть карти, потім три карти історії покажуть, що дозволяє кожна фаза.
sm-term-turn-2 = Покладіть закриті карти на фази 1, 2 і 3; порожні фази отримають карту з колоди.
sm-term-turn-3 = У кожній фазі розкрийте карти; спершу грають карти першої дії карти фази, потім другої; наприкінці рукопашні.
sm-term-turn-4 = Убиті, полонені й накази дають VP; перемагає той, у кого їх більше.
sm-term-dog-tag = Жетон: солдат, названий на карті, робить одну дію її типу.
sm-term-bubble = Репліка загону: що роблять ваші солдати, кожен щонайбільше раз.
sm-term-box = Вставка оповідача: що власник може, мусить зробити або спершу сплатити.
sm-term-long = L: влучання, якщо дістає далека відстань.
sm-term-short = S: влучання, якщо дістає близька відстань.
sm-term-close = C: влучання, якщо дістає впритул, у дюймах.
sm-term-blast = B: влучання для всіх під вибухом.
sm-term-plus = +: влучання; хто має Hit+, перевіряє ще раз.
sm-term-zip = Свист: куля пролетіла повз, нічого не сталося.
sm-term-pin = Притиснення: здібності вдвічі менші, доки його не підбадьорять.
sm-term-wound = Рана: його карту перевертають слабшим боком; друга вбиває.
sm-term-kill = Смерть: він вибуває, за нього дають VP.
sm-term-look = Виявити найближчого прихованого ворога або добрати карти.
sm-term-shoot = Вистрілити у виявленого ворога перед собою або кинути гранату.
sm-term-hide = Сховатися в укритті, підбадьорити притиснутих або притримати карти.
sm-term-move = Іти, повертатися, виходити на мапу; дотик до ворога — рукопашна.
sm-term-spotted = Виявлений: у нього може стріляти кожен ворог.
sm-term-pinned = Притиснутий: усі здібності вдвічі менші.
sm-term-wounded = Поранений: діє слабший бік його карти.
sm-term-captive = Полонений: стоїть біля конвоїра, наприкінці вартий удвічі більше.
sm-term-grenade = Гранати: скільки їх, бачите лише ви.
sm-term-held = Притримані карти: лежать під ним, доки не заберете.
sm-term-plate = Табличка плитки: числа для LOOK, SHOOT, HIDE і MOVE додають до здібності, а не до відстані.
sm-term-smoke = Дим: числа LOOK і SHOOT плитки й усіх за нею рахують двічі або тричі.
sm-term-fire = Вогонь: перевірка вибуху для всіх у ньому на початку фази.
sm-term-mines = Міни: перевірка вибуху для всіх, хто там рушає.
sm-term-foxhole = Окоп: укриття для солдата в ньому.
sm-term-gate = Табличка на рамі: тут солдати виходять на мапу; хто чекає, стоїть поруч.
sm-web-legend-measure = Вимірювання
sm-term-squares = Виявлення, Далека, Близька: рахуйте клітинки, у які входить лінія. Здібність із числами плиток має бути не меншою.
sm-term-inches = Впритул, Кидок, Хода, Підбадьорення: міряйте в дюймах.
sm-term-own-tile = Власна плитка не рахується для LOOK і SHOOT; для HIDE рахуються обидві.
sm-term-cover = Щоб сховатися: будьте в укритті, а Укриття з числами HIDE має бути нижче нуля до кожного ворога.
sm-term-melee = Рукопашна: кожен у дотику бере стільки карт, скільки Рукопашна, половину, якщо торкаються спини; удари по черзі.

## Buttons that do what was pointed out on the map

sm-web-go-walk = Рухатися сюди
sm-web-go-enter = Увійти тут
sm-web-go-turn = Повернутися так
sm-web-go-throw = Кинути сюди
sm-web-go-fire = Стріляти сюди

## What signs mean, where they stand

sm-web-legend-how = За столом: наведіть на знак, потримайте його або натисніть ?, щоб прочитати, що він означає.

## Що змінилося, відколи гравець дивився

sm-since-moved = { $soldier }: перемістився
sm-since-arrived = { $soldier }: увійшов
sm-since-gone = { $soldier }: поза мапою
sm-since-wounded = { $soldier }: поранений
sm-since-pinned = { $soldier }: притиснутий
sm-since-spotted = { $soldier }: виявлений
sm-cmd-reach = досяжність, т
sm-cmd-reach-does = які солдати дійдуть до місця в дюймах або до ворога, наприклад досяжність 12 5 чи досяжність Harms
sm-cmd-can-reach = { $goal }: може дійти { $soldiers }.
sm-cmd-reach-none = { $goal }: жоден твій солдат не дійде.
sm-cmd-threats = загрози, г
sm-cmd-threats-does = вороги, які могли б помітити чи обстріляти твоїх солдатів
sm-cmd-spotters = { $soldier }, можуть помітити: { $soldiers }.
sm-cmd-shooters = { $soldier }, можуть обстріляти: { $soldiers }.

## Hints

sm-hint-lines = { $n ->
    [one] За { $n } партією, зіграною подумки: оцінка.
    [few] За { $n } партіями, зіграними подумки: оцінка.
   *[many] За { $n } партіями, зіграними подумки: оцінка.
}
sm-cmd-hint = підказка, пі
sm-cmd-hint-does = що зробив би тут сильний гравець, із шансами
sm-cmd-walk = іди
sm-cmd-walk-does = веде на місце в дюймах від західного й північного краю, обличчям у напрямку, наприклад іди 12 5 e; повороти називай перед метою
sm-cmd-where = Назви дюйми від західного й північного краю, потім напрямок: { $directions }.
sm-cmd-no-walk = Зараз нікому не треба йти.
sm-cmd-instead = Найближче придатне місце: { $x } { $y }.
sm-cmd-deploy = розстав
sm-cmd-deploy-does = ставить солдата на мапу на початку, наприклад розстав Harms 12 5 e; без імені — хто вже має місце
sm-cmd-no-deploy = Зараз нікого не ставлять на мапу.
sm-cmd-not-yours = Цього солдата ставиш не ти: { $soldier }.
sm-cmd-placed = Розміщені: { $soldiers }. Без місця: { $left }.
sm-cmd-hand = рука
sm-cmd-hand-does = карти на руці, з номерами, і фази, до яких вони пасують
sm-cmd-hand-none = На руці немає карт.
sm-cmd-lay = клади
sm-cmd-lay-does = кладе карту на фазу, наприклад клади 2 1; клади 2 1+ — другою картою
sm-cmd-lay-how = Назви номер карти з руки й фазу, від 1 до 3.
sm-cmd-no-lay = Зараз карт не кладуть.
sm-cmd-phase = Фаза { $n }: { $cards }
sm-cmd-suggest = запропонуй
sm-cmd-suggest-does = стіл сам викладе карти чи розмістить солдатів, а ти підтвердиш
sm-cmd-no-suggest = Тут стіл нічим не допоможе.
sm-cmd-orders = накази
sm-cmd-orders-does = твої накази й ті, що виконані
sm-cmd-order-of = Виконано ({ $who }): { $order }.
sm-cmd-vp = по
sm-cmd-vp-does = ПО всіх гравців і за що вони
sm-cmd-vp-of = { $who }: { $vp } ПО ({ $from }).

## Клавіші цієї гри

sm-web-key-arrows = Стрілки
sm-web-key-does-arrows = від солдата до солдата; рухати базу на ¹⁄₁₆″, із Shift — на 1″
sm-web-key-turn = , . < >
sm-web-key-does-turn = повернути базу ліворуч чи праворуч, трохи або сильно
sm-web-key-bend = B
sm-web-key-does-bend = шлях тут повертає
sm-web-key-unbend = Backspace
sm-web-key-does-unbend = прибрати останній поворот шляху
sm-web-key-legend = ?
sm-web-key-does-legend = що означають знаки й терміни
