### Ця гра в терміналі.

aces-terminal-welcome = Aces & Armor. Введіть номер, щоб вибрати, або «допомога».
aces-terminal-help =
    Номер вибирає варіант. Для руху й атак виберіть спершу підрозділ, а потім куди.
    Гекс — це літера й ряд, наприклад F7. Сам Enter повертає назад.
    look: поле. units: усі підрозділи словами. factories: хто чим володіє. hex F7: що на цьому гексі.
    log: останні події. why: чому так діє Автома. hint: що зробив би сильний гравець. undo, redo: скасувати, повторити. other: що ще можна зробити зараз. partner: у спільній грі тим часом діє напарник.
    save FILE: зберегти партію. quit: вийти. help: ця довідка.
aces-terminal-where = Куди? (гекс або «назад»)
aces-terminal-where-march = Куди? (гекс; F7 step: вирішувати знову дорогою; F7 all: оголосити весь шлях; або «назад»)
aces-terminal-target = Яка ціль? (номер або «назад»)
aces-terminal-aim = Який гекс? (гекс або «назад»)
aces-terminal-reach = { $unit } може стати на: { $hexes }
aces-terminal-end-movement = завершити рух
aces-terminal-to-combat = перейти до бою
aces-terminal-end-turn = завершити хід
aces-terminal-divide = { $units }
    Введіть жетон (1, 2 або 3) для кожного в цьому порядку, наприклад 1 1 2 2 3 3; або «порівну», щоб поділити порівну.
aces-terminal-draw = Витягніть жетон і введіть його номер:
aces-terminal-not-a-hex = «{ $text }» — не гекс. Гекс — це літера (не I і не O) та ряд, наприклад F7.
aces-terminal-not-reachable = Туди не дістатися.
aces-terminal-bad-division = { $n ->
    [one] Потрібне { $n } число, кожне — 1, 2 або 3.
    [few] Потрібні { $n } числа, кожне — 1, 2 або 3.
   *[other] Потрібно { $n } чисел, кожне — 1, 2 або 3.
 }
aces-terminal-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[other] { $coins } монет
 }, { $factories ->
    [one] { $factories } фабрика
    [few] { $factories } фабрики
   *[other] { $factories } фабрик
 }
aces-terminal-race = Фабрики: Німеччина { $germany }, Союзники { $allies }; для перемоги: { $wanted }.
aces-terminal-unit = { $unit } на { $hex }, { $terrain }: пошкоджень { $damage }, { $level }, досвід { $experience }{ $notes }
aces-terminal-note-moved = , рух зроблено
aces-terminal-note-owes = , мусить атакувати підрозділ { $target }
aces-terminal-note-repairing = , у ремонті
aces-terminal-note-army = , армія { $army }
aces-terminal-hex = { $hex }: { $terrain }.
aces-terminal-hex-factory = Власник фабрики: { $faction }.
aces-terminal-hex-neutral = Фабрика нейтральна.
aces-terminal-hex-start = Стартовий номер { $number }.
aces-terminal-hex-empty = Підрозділів немає.
aces-terminal-factory = Фабрика на { $hex }: { $owner }
aces-terminal-neutral = нейтральна
aces-terminal-odds = знищення { $destroy } %, середні пошкодження { $damage }; у відповідь { $back }
aces-terminal-legend = Підрозділи: фракція (U Сполучені Штати, S Радянський Союз, G Німеччина 1, H Німеччина 2), тип (i звичайна піхота, s спеціальна піхота, t танк, a артилерія, f винищувач, b бомбардувальник), пошкодження. F: фабрика, з власником. . стандартна місцевість  f ліс  = дорога  # міст  ~ вода  ^ гори  1-12 стартовий номер  ? жетон лицем донизу  V пускова установка  x знищена фабрика
aces-terminal-reorder = поставити атаку на інше місце
aces-terminal-reorder-how = Який номер на яке місце? (два числа, наприклад 3 1)
aces-terminal-send = передати монети: { $faction }, від 2 до { $most }
aces-terminal-how-many = Скільки монет? Одна з них іде в банк.
aces-terminal-why-none = Автома ще не діяла.
aces-companion-welcome = Введіть позицію зі свого поля рядок за рядком, потім «play»; або «setup», щоб розставити тут.
aces-companion-corrections = Рядки: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
aces-companion-type = Позиція
aces-companion-not-understood = Незрозуміло: «{ $text }».
aces-companion-not-yet = Виправляти можна, коли все розставлено.
aces-companion-corrected = Виправлено. «undo» повертає попереднє.
aces-terminal-weather = Погода: { $weather }, { $turns ->
    [1] лише цей хід.
    [one] { $turns } хід разом із цим.
    [few] { $turns } ходи разом із цим.
   *[many] { $turns } ходів разом із цим.
 }
aces-terminal-v2 = V2: жетонів лицем донизу { $tokens }, знищено фабрик { $destroyed } з п’яти.
aces-terminal-v2-hidden = Пускову установку сховано на { $hex }. Про це знає лише ваша команда.
aces-terminal-factory-destroyed = Фабрика на { $hex }: знищена
aces-terminal-hex-token = Тут лежить жетон.
aces-terminal-hex-launcher = Тут стоїть пускова установка V2, пошкоджень: { $damage }.
aces-terminal-divide-with-partner = { $units }
    Введіть жетон ({ $own } або 3 для спільного) для кожного в цьому порядку, через пробіл; або «порівну», щоб поділити порівну.
aces-terminal-hand-over = завершити фазу; далі ваш напарник

## Гравець, що прораховує ходи.

aces-terminal-opponent = Ваш суперник: { $name } (рівень { $level } із 6).
aces-search-level-1 = Початківець
aces-search-level-2 = Аматор
aces-search-level-3 = Надійний
aces-search-level-4 = Вправний
aces-search-level-5 = Знавець
aces-search-level-6 = Майстер
