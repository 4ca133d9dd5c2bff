### Outpost: запитання, відповіді, журнал, відмови.

## Назви

outpost-patrol-heron = Чапля
outpost-patrol-fox = Лис
outpost-patrol-badger = Борсук
outpost-patrol-owl = Сова
outpost-card-march = «Марш»
outpost-card-scout = «Розвідка»
outpost-card-raid = «Наліт»
outpost-card-cover = «Укриття»
outpost-target-patrol = загін «{ $patrol }»
outpost-target-flag = прапор на { $hex }
outpost-standing = { $patrol } { $points }

## Запитання

outpost-ask-hide = Для застави на { $hex } тягнуть сховок.
outpost-ask-draw = Для загону «{ $patrol }» тягнуть карту.
outpost-ask-order = Який закритий наказ ви кладете?
outpost-ask-second-order = Ви ведете цей раунд: який другий наказ ви кладете?
outpost-ask-march = Куди йде ваш загін? Він має { $points ->
    [one] { $points } очко руху
    [few] { $points } очки руху
   *[other] { $points } очок руху
 }.
outpost-ask-raid = На що ви робите наліт?
outpost-ask-cover = Загін «{ $patrol }» робить на вас наліт. Ховаєтеся в укриття?
outpost-ask-raid-die = Кубик для нальоту загону «{ $patrol }»; ціль: { $target }.
outpost-ask-scout = У яку заставу ви зазираєте?
outpost-ask-flag = Підняти ваш прапор над заставою на { $hex }?

## Відповіді

outpost-choice-card = покласти { $card }
outpost-choice-cache = сховок на { $cache }
outpost-choice-no-order = без другого наказу
outpost-choice-march = іти на { $hex }
outpost-choice-stay = лишитися тут
outpost-choice-flare = випустити ракету
outpost-choice-raid = наліт: { $target }
outpost-choice-take-cover = сховатися в укриття
outpost-choice-no-cover = без укриття
outpost-choice-no-cover-this-round = без укриття весь цей раунд
outpost-choice-scout = зазирнути в { $hex }
outpost-choice-raise-flag = підняти прапор
outpost-choice-leave-it = не чіпати

## Що відбувається

outpost-event-hidden = У заставі на { $hex } ховають сховок.
outpost-event-round-began = Починається раунд { $round }. Веде загін «{ $patrol }».
outpost-event-drew = Загін «{ $patrol }» тягне карту.
outpost-event-drew-card = Загін «{ $patrol }» тягне { $card }.
outpost-event-laid = Загін «{ $patrol }» кладе закритий наказ.
outpost-event-laid-card = Загін «{ $patrol }» кладе закрито { $card }.
outpost-event-turned-over = Усі накази відкривають.
outpost-event-carried-out = Загін «{ $patrol }» виконує { $card }.
outpost-event-idle = Загону «{ $patrol }» немає чого робити.
outpost-event-marched = Загін «{ $patrol }» іде на { $hex }.
outpost-event-stayed = Загін «{ $patrol }» лишається на місці.
outpost-event-flare-fired = Загін «{ $patrol }» випускає ракету над загоном «{ $over }»: на марш лишається два очки.
outpost-event-time-ran-out = Час загону «{ $patrol }» вийшов. Загін лишається на місці.
outpost-event-took-cover = Загін «{ $patrol }» ховається в укриття.
outpost-event-exposed = Загін «{ $patrol }» не ховатиметься в цьому раунді. Більше ніхто про це не знає.
outpost-event-raid-hit = Загін «{ $patrol }» робить наліт; ціль: { $target }. На кубику { $die }, треба { $needed }. Ціль повертається до свого табору, а нападник бере вимпел.
outpost-event-flag-torn = Загін «{ $patrol }» робить наліт; ціль: { $target }. На кубику { $die }, треба { $needed }. Прапор знято.
outpost-event-raid-missed = Загін «{ $patrol }» робить наліт; ціль: { $target }. На кубику { $die }, треба { $needed }. Наліт не вдався.
outpost-event-scouted = Загін «{ $patrol }» зазирає в заставу на { $hex }.
outpost-event-scouted-cache = Загін «{ $patrol }» зазирає в заставу на { $hex } і знаходить { $cache ->
    [one] { $cache } очко
    [few] { $cache } очки
   *[other] { $cache } очок
 }.
outpost-event-flag-raised = Загін «{ $patrol }» піднімає прапор на { $hex }.
outpost-event-opened = Сховок на { $hex } відкрито: { $cache ->
    [one] { $cache } очко
    [few] { $cache } очки
   *[other] { $cache } очок
 }.

## Відмови

outpost-why-other-question = Зараз запитують про інше.
outpost-why-not-in-hand = У вас на руці немає карти { $card }.
outpost-why-too-far = { $hex } далі, ніж дозволяють очки руху ({ $points }).
outpost-why-occupied = На { $hex } стоїть загін «{ $patrol }».
outpost-why-other-camp = { $hex } — табір загону «{ $patrol }».
outpost-why-no-march-to-light = Ракету випускають над іншим загоном, який збирається в марш, один раз на марш.
outpost-why-no-flare = Ви вже випустили свою ракету.
outpost-why-no-target = Наліт можна зробити лише на інший загін або його прапор на відстані не більше двох.
outpost-why-no-cover-in-hand = У вас на руці немає «Укриття».
outpost-why-no-outpost = На { $hex } немає застави в полі зору.
outpost-why-no-patrol = Такого загону немає.

## Кінець

outpost-outcome-won = Перемагає загін «{ $patrol }» ({ $standings }).
outpost-outcome-draw = Гра закінчується внічию ({ $standings }).
