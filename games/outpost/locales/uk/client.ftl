### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

outpost-web-new-players = Скільки загонів?
outpost-web-new-players-n = { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
 }
outpost-web-new-rounds = Скільки раундів?
outpost-web-new-rounds-n = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
 }
outpost-web-new-clock-note = На кожен марш. Коли час вийшов, загін лишається на місці.

## The table

outpost-web-tab = Рука
outpost-web-round = Раунд { $n }
outpost-web-round-of = Раунд { $n } з { $of }
outpost-web-phases = Раунд
outpost-web-phase-orders = Накази
outpost-web-phase-acts = Виконання
outpost-web-everyone = Усі кладуть накази
outpost-web-hand = Ваша рука
outpost-web-hand-none = У вас немає карт на руці.
outpost-web-laid = Покладено: { $card }
outpost-web-card-march = Ідіть так далеко, як дозволяють чотири очки; ліс коштує два.
outpost-web-card-scout = Зазирніть у заставу тут або поруч і підніміть прапор.
outpost-web-card-raid = Наліт на загін або прапор за два гекси, на 4 або більше.
outpost-web-card-cover = Бережіть: проти нальоту тоді потрібна шістка.
outpost-web-aside-flare = Загін «{ $patrol }» збирається в марш. Випустити ракету?
outpost-web-march-cost = Іти на { $hex } за { $cost } з { $points } очок?
outpost-web-hint-march = Виберіть на полі синій гекс.
outpost-web-leads = веде
outpost-web-acts = діє
outpost-web-flags = Прапори
outpost-web-pennants = Вимпели
outpost-web-cards = Карти на руці
outpost-web-flare-ready = має ракету
outpost-web-flare-gone = випустив ракету
outpost-web-orders-left = Накази до виконання: { $cards }
outpost-web-die = На кубику { $die }; треба було { $needed } або більше.
outpost-web-hit = Наліт вдався
outpost-web-missed = Наліт не вдався

## A hex in words

outpost-web-hex = { $hex }, { $terrain }.
outpost-web-terrain-open = відкрита місцевість
outpost-web-terrain-woods = ліс
outpost-web-terrain-outpost = застава
outpost-web-terrain-camp = табір загону «{ $patrol }»
outpost-web-hex-patrol = Тут стоїть загін «{ $patrol }».
outpost-web-hex-flag = Тут прапор загону «{ $patrol }».
outpost-web-hex-no-flag = Тут немає прапора.
outpost-web-hex-cache = У сховку { $cache ->
    [one] { $cache } очко
    [few] { $cache } очки
   *[other] { $cache } очок
 }.
outpost-web-hex-unknown = Ви не знаєте, що в ній.
outpost-web-hex-scouts = Сюди зазирали: { $patrols }.
outpost-web-hex-cost = Ваш загін може прийти сюди за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
   *[other] { $cost } очок
 }.
outpost-web-hex-target = Тут можна зробити наліт.
outpost-web-hex-place = Сюди можна зазирнути.
outpost-web-tip = Виберіть гекс поля, щоб прочитати, що на ньому.
outpost-web-digest-marches = { $n ->
    [one] { $n } марш
    [few] { $n } марші
   *[other] { $n } маршів
 }
outpost-web-digest-raids = { $n ->
    [one] { $n } рейд
    [few] { $n } рейди
   *[other] { $n } рейдів
 }
outpost-web-digest-flags = { $n ->
    [one] піднято { $n } прапор
    [few] піднято { $n } прапори
   *[other] піднято { $n } прапорів
 }

## Клавіші цієї гри

outpost-web-key-hexes = Стрілки, Q W E A S D
outpost-web-key-does-hexes = на мапі: до сусіднього гекса
