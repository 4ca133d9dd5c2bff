### Стіл у терміналі.

terminal-welcome = Aces & Armor. Введіть номер, щоб вибрати, або help.
terminal-help =
    Номер вибирає варіант. Для руху й атак виберіть спершу підрозділ, а потім куди.
    Гекс — це літера й ряд, наприклад F7. Сам Enter повертає назад.
    look: поле. units: усі підрозділи словами. factories: хто чим володіє. hex F7: що на цьому гексі.
    log: останні події. why: чому так діє Автома. undo, redo: скасувати, повторити. other: що ще можна зробити зараз. partner: у спільній грі тим часом діє напарник.
    save FILE: зберегти партію. quit: вийти. help: ця довідка.
terminal-choose = Виберіть
terminal-where = Куди? (гекс або back)
terminal-target = Яка ціль? (номер або back)
terminal-aim = Який гекс? (гекс або back)
terminal-reach = { $unit } може стати на: { $hexes }
terminal-end-movement = завершити рух
terminal-to-combat = перейти до бою
terminal-end-turn = завершити хід
terminal-divide = { $units }
    Введіть жетон (1, 2 або 3) для кожного в цьому порядку, наприклад 1 1 2 2 3 3; або even, щоб поділити порівну.
terminal-secret = { $seat } зараз вибирає таємно. Решту просимо не дивитися; натисніть Enter.
terminal-secret-done = Вибір зроблено, він лишається таємним. Натисніть Enter, щоб очистити екран.
terminal-roll = { $n ->
    [1] Киньте кубик і введіть, що випало:
    [one] Киньте { $n } кубик і введіть через пробіл, що випало:
    [few] Киньте { $n } кубики й введіть через пробіл, що випало:
   *[other] Киньте { $n } кубиків і введіть через пробіл, що випало:
 }
terminal-draw = Витягніть жетон і введіть його номер:
terminal-not-understood = «{ $text }» — немає такого варіанта. Введіть номер зі списку або help.
terminal-not-a-hex = «{ $text }» — не гекс. Гекс — це літера (не I і не O) та ряд, наприклад F7.
terminal-not-reachable = Туди не дістатися.
terminal-bad-dice = { $n ->
    [one] Потрібне { $n } число
    [few] Потрібні { $n } числа
   *[other] Потрібно { $n } чисел
 } від 1 до { $sides }.
terminal-bad-division = { $n ->
    [one] Потрібне { $n } число, кожне — 1, 2 або 3.
    [few] Потрібні { $n } числа, кожне — 1, 2 або 3.
   *[other] Потрібно { $n } чисел, кожне — 1, 2 або 3.
 }
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = Немає чого скасовувати.
terminal-cannot-undo-die = Скасувати не можна: після цього вже кидали кубики.
terminal-cannot-undo-draw = Скасувати не можна: після цього вже перевернули жетон.
terminal-cannot-undo-reveal = Скасувати не можна: після цього відкрилося щось приховане.
terminal-cannot-undo-other = Скасувати не можна: після цього вже діяв { $seat }.
terminal-cannot-undo-clock = Скасувати не можна: після цього вичерпався час.
terminal-undone = Скасовано.
terminal-redone = Повторено.
terminal-nothing-to-redo = Немає чого повторювати.
terminal-nothing-else = Зараз більше нічого зробити не можна.
terminal-saved = Партію збережено у { $file }.
terminal-save-where = Укажіть куди: save FILE.
terminal-resume = Щоб продовжити пізніше: sandtable play aces --resume { $file }
terminal-goodbye = Партію не збережено. Щоб зберегти: save FILE перед quit.
terminal-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[other] { $coins } монет
 }, { $factories ->
    [one] { $factories } фабрика
    [few] { $factories } фабрики
   *[other] { $factories } фабрик
 }
terminal-race = Фабрики: Німеччина { $germany }, Союзники { $allies }; для перемоги: { $wanted }.
terminal-unit = { $unit } на { $hex }, { $terrain }: пошкоджень { $damage }, { $level }, досвід { $experience }{ $notes }
terminal-note-moved = , рух зроблено
terminal-note-owes = , мусить атакувати підрозділ { $target }
terminal-note-repairing = , у ремонті
terminal-note-army = , армія { $army }
terminal-hex = { $hex }: { $terrain }.
terminal-hex-factory = Власник фабрики: { $faction }.
terminal-hex-neutral = Фабрика нейтральна.
terminal-hex-start = Стартовий номер { $number }.
terminal-hex-empty = Підрозділів немає.
terminal-factory = Фабрика на { $hex }: { $owner }
terminal-neutral = нейтральна
terminal-odds = знищення { $destroy } %, середні пошкодження { $damage }; у відповідь { $back }
terminal-legend = Підрозділи: фракція (U Сполучені Штати, S Радянський Союз, G Німеччина 1, H Німеччина 2), тип (i звичайна піхота, s спеціальна піхота, t танк, a артилерія, f винищувач, b бомбардувальник), пошкодження. F: фабрика, з власником. . стандартна місцевість  f ліс  = дорога  # міст  ~ вода  ^ гори  1-12 стартовий номер  ? жетон долілиць  V пускова установка  x знищена фабрика
terminal-step = { $n } з { $of }: { $answer }
terminal-replay-keys = Enter: далі. b: назад. номер: перейти туди. look: поле. quit: вийти.
terminal-verified = Перевірено: усі відповіді ({ $n }) відповідають правилам і ведуть до позиції, записаної у файлі.
terminal-verified-not = Усі відповіді ({ $n }) відповідають правилам, але не ведуть до позиції, записаної у файлі: його змінено.
terminal-time-up = час вичерпано
terminal-send = надіслати монети: { $faction }, від 2 до { $most }
terminal-how-many = Скільки монет? Одна з них іде в банк.
terminal-why-none = Автома останнім часом нічого не робила.
companion-welcome = Введіть позицію зі свого поля рядок за рядком, потім play; або setup, щоб розставити тут.
companion-corrections = Рядки: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
companion-type = Позиція
companion-not-understood = Незрозуміло: "{ $text }".
companion-not-yet = Виправляти можна, коли все розставлено.
companion-corrected = Виправлено. undo повертає попереднє.
terminal-weather = Погода: { $weather } ({ $turns ->
    [one] ще { $turns } хід разом із цим
    [few] ще { $turns } ходи разом із цим
   *[many] ще { $turns } ходів разом із цим
 }).
terminal-v2 = V2: жетонів долілиць { $tokens }, знищено фабрик { $destroyed } з п'яти.
terminal-v2-hidden = Пускову установку сховано на { $hex }. Про це знає лише ваша команда.
terminal-factory-destroyed = Фабрика на { $hex }: знищена
terminal-hex-token = Тут лежить жетон.
terminal-hex-launcher = Тут стоїть пускова установка V2, пошкоджень: { $damage }.
terminal-divide-with-partner = { $units }
    Введіть жетон ({ $own } або 3 для спільного) для кожного в цьому порядку, через пробіл; або even, щоб поділити порівну.
terminal-hand-over = завершити фазу; далі ваш напарник
terminal-still-hidden = вибір, що досі таємний

## Sergeants

terminal-sm-welcome = Sergeants. Введіть число, щоб вибрати, або help.
terminal-sm-help =
    Число вибирає варіант. Довжини — у дюймах; точка — це дві довжини від лівого верхнього кута карти, наприклад 12.5 3, а за ними, якщо хочете, напрям: година на циферблаті (12 — угору) або n, ne, e, se, s, sw, w, nw.
    Солдатів називають за номером жетона, літерою на карті або іменем.
    look: карта й усі солдати. soldiers: усі словами. hand: ваші карти. orders: ваші таємні накази. score: очки дотепер. measure A b: лінійка від одного солдата до іншого.
    log: що сталося нещодавно. undo, redo: скасувати, повторити. save FILE: зберегти партію. quit: вийти. help: цей текст.
terminal-sm-walk = Введіть точку, наприклад 12.5 3 e; або to і солдата чи квадрат, наприклад to L2: так близько, як веде пряма.
terminal-sm-nothing = Тут нічого не можна зробити.
terminal-sm-turn = Введіть напрям: годину на циферблаті або n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Введіть, у кого кидати, і, якщо хочете, наскільки зсунути шаблон праворуч і вниз, наприклад b 0.5 -0.25. У межах досяжності:
terminal-sm-place = Введіть карту для кожної фази, наприклад 3 1 5; - лишає фазу порожньою. Офіцер додає другу карту через +, наприклад 3+2 1 5. suggest розкладе сам.
terminal-sm-phase = Фаза { $phase }: { $first }, потім { $then }
terminal-sm-force = Солдати та спорядження на { $vp } ПО, з них щонайбільше { $equipment } ПО на спорядження; командирів щонайбільше { $leaders }; безплатних гранат: { $grenades }.
    Введіть усіх, наприклад 1, 2 senior radio, 4 3g (3g: три гранати); або suggest. Фахівець може взяти карти, наприклад 21 card8 story121; @ ставить солдата на панель, наприклад 21 @point.
terminal-sm-anybody = будь-хто
terminal-sm-panel = @{ $id }: { $name }, { $vp } ПО. Місця: { $slots }.
terminal-sm-not-a-force = «{ $text }» незрозуміло. Загін — це числа через кому, наприклад 1, 2 senior, 4 3g.
terminal-sm-bill = Солдати { $soldiers } ПО, спорядження { $equipment } ПО.
terminal-sm-take-force = Enter бере цей загін; будь-що інше повертає назад
terminal-sm-deploy = Введіть точку для кожного солдата, наприклад 12.5 3 e; або suggest для всіх.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, { $at }, дивиться на { $hour } годину
terminal-sm-waiting = ще не на карті
terminal-sm-prisoner = полонений, веде { $escort }
terminal-sm-gone = покинув карту
terminal-sm-dead = убитий
terminal-sm-removed = поза грою
terminal-sm-spotted = помічений
terminal-sm-pinned = притиснутий
terminal-sm-wounded = поранений
terminal-sm-who = Введіть двох солдатів: літери, номери або імена, наприклад measure A b.
terminal-sm-ruler = Квадратів: { $squares }, дюймів: { $inches }
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, треба { $needed }: { $yes ->
    [yes] так
   *[no] ні
 }
terminal-sm-legend = Великі літери: перша сторона, малі: друга. . відкрито  - дорога  " укриття  + мур або живопліт  # будівля  ~ не пройти. Числа по краях — дюйми.
terminal-sm-resume = Щоб продовжити пізніше: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, розділ { $n } з { $of }
terminal-sm-fate-fell = { $soldier } загинув.
terminal-sm-fate-captured = { $soldier } потрапив у полон.
terminal-sm-fate-wounded = { $soldier } поранений.
terminal-sm-campaign-vp = ПО кампанії: { $vp }
terminal-sm-campaign-next = Enter для наступного розділу, або quit
terminal-sm-campaign-over = Кампанію завершено. Найбільше ПО: { $seats }
terminal-seat = Гравець { $seat }
