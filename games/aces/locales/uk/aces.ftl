### Aces & Armor: запитання, відповіді, журнал, відмови. Підрозділи — це назви з позначкою, гекси — літера й ряд.

## Назви

aces-unit-alone = { $name } [{ $tag }]
aces-unit = { $name } { $nr } [{ $tag }]
# The name ends with a number of its own, such as Ju 87.
aces-unit-after-number = { $name } № { $nr } [{ $tag }]
aces-faction-us = Сполучені Штати
aces-faction-su = Радянський Союз
aces-faction-g1 = Німеччина 1
aces-faction-g2 = Німеччина 2
# Фракція, яка щось робить, на початку речення.
aces-doer-us = Сполучені Штати
aces-doer-su = Радянський Союз
aces-doer-g1 = Німеччина 1
aces-doer-g2 = Німеччина 2
aces-tag-us = США
aces-tag-su = СРСР
aces-tag-g1 = Нім1
aces-tag-g2 = Нім2
aces-side-germany = Німеччина
aces-side-allies = Союзники
aces-kind-infantry = звичайна піхота
aces-kind-special = спеціальна піхота
aces-kind-tank = танк
aces-kind-artillery = артилерія
aces-kind-fighter = винищувач
aces-kind-bomber = бомбардувальник
aces-level-rookie = новачок
aces-level-veteran = ветеран
aces-level-war-hero = герой війни
aces-terrain-open = стандартна місцевість
aces-terrain-forest = ліс
aces-terrain-road = дорога
aces-terrain-bridge = міст
aces-terrain-water = вода
aces-terrain-mountain = гори
aces-terrain-factory = фабрика
aces-seat = Гравець { $seat }
aces-list-none = нічого

## Фази

aces-phase-setting-up = Підготовка
aces-phase-movement = Рух
aces-phase-declaring = Оголошення атак
aces-phase-combat = Бій
aces-phase-money = Грошові операції

## Запитання

aces-ask-extras = { $faction }: які чотири підрозділи з другого набору ви додаєте?
aces-ask-divide = { $faction }: розподіліть свої підрозділи між трьома закритими жетонами.
aces-ask-roll-for-placing = { $faction }: кидок за право розміщувати першим.
aces-ask-token = { $faction }: який жетон перевертаєте?
aces-ask-number = { $faction }: переверніть жетон { $army }.
aces-ask-place = { $faction }: розмістіть свою армію навколо стартового номера { $number }.
aces-ask-roll-for-first = { $faction }: кидок за перший хід.
aces-ask-first-faction = { $faction }: ваш кубик найбільший. Яка з ваших фракцій починає?
aces-ask-automa-begins = { $faction }: черга Автоми.
aces-ask-armies = { $faction }: { $n ->
    [1] яка армія діє цього ходу?
    [one] яка { $n } армія діє цього ходу?
    [few] які { $n } армії діють цього ходу?
   *[other] які { $n } армій діють цього ходу?
 }
aces-ask-move = { $faction }: перемістіть підрозділ або завершіть рух.
aces-ask-intercept = { $unit } рухається на { $hex }. Перехопити?
aces-ask-intercept-announced = { $unit } рухається на { $hex }, прямує на { $goal }. Перехопити?
aces-ask-go-on = { $unit } може рухатися далі. Залишилося очок руху: { $left }. Куди далі, чи зупинитися тут?
aces-ask-declare = { $faction }: оголосіть атаку або переходьте до бою.
aces-ask-attack-dice = { $unit } атакує. Ціль: { $target }; { $red ->
    [0] без червоних кубиків.
    [one] серед кубиків { $red } червоний.
    [few] серед кубиків { $red } червоні.
   *[other] серед кубиків { $red } червоних.
 }
aces-ask-back-dice = { $unit } відстрілюється від підрозділу { $target }.
aces-ask-money = { $faction }: ремонтуйте, купуйте або завершіть хід.
aces-ask-draw = { $seat } пропонує нічию. Погоджуєтеся?

## Відповіді

aces-choice-extras = { $kinds }
aces-choice-divide = жетон 1: { $first }; жетон 2: { $second }; жетон 3: { $third }
aces-choice-token = жетон { $army }
aces-choice-number = номер { $number }
aces-choice-place = { $unit } на { $hex }
aces-choice-armies = { $n ->
    [one] армія { $armies }
   *[many] армії { $armies }
 }
aces-choice-march = { $unit } на { $hex }
aces-choice-march-step-by-step = { $unit } на { $hex }, крок за кроком
aces-choice-stop = зупинитися тут
aces-choice-attack = { $unit } атакує. Ціль: { $target }
aces-choice-withdraw = прибрати зі списку атаку підрозділу { $unit }
aces-choice-reorder = поставити атаку підрозділу { $unit } на місце { $place }
aces-choice-withdraw-rocket = прибрати ракету зі списку
aces-choice-intercept = { $unit } перехоплює
aces-choice-let-pass = пропустити
aces-choice-repair = відремонтувати: { $unit }
aces-choice-buy = купити: { $kind }, на { $hex }
aces-choice-transfer = передати { $coins } { $coins ->
    [one] монету
    [few] монети
   *[other] монет
 } союзнику ({ $faction })
aces-choice-offer-draw = запропонувати нічию
aces-choice-yes = так
aces-choice-no = ні
aces-choice-done = готово

## Журнал

aces-event-extras = { $faction }, додаткові підрозділи: { $kinds }.
aces-event-divided = { $faction }, підрозділів на жетонах: { $first }, { $second } і { $third }.
aces-event-rolled-for-order = { $faction }: на кубику { $die }.
aces-event-placing-began = Першою розміщує фракція { $faction }.
aces-event-token-turned = { $faction }, жетон { $army }: стартовий номер { $number }.
aces-event-placed = { $unit } стає на { $hex }.
aces-event-play-began = Порядок ходів: { $order }.
aces-event-turn-began = Раунд { $round }, хід: { $faction }.
aces-event-repaired = { $unit }: ремонт завершено, знято { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[other] { $damage } пошкоджень
 }.
aces-event-debt-lapsed = { $unit } більше не мусить атакувати.
aces-event-armies-chosen = { $faction }, армії, що діють: { $armies }.
aces-event-marched = { $unit } переміщується на { $hex } (очок руху: { $cost }).
aces-event-marched-on = { $unit } переміщується на { $hex } (очок руху: { $cost }), прямує на { $goal }.
aces-event-intercepted = { $unit }: перехоплення. Зупинено: { $target }.
aces-event-occupied = { $unit } займає фабрику на { $hex }.
aces-event-occupied-from = { $unit } займає фабрику на { $hex } (раніше: { $faction }).
aces-event-occupied-removing = { $unit } займає фабрику на { $hex }; { $target } вибуває з гри.
aces-event-time-ran-out = { $faction }: час вичерпано.
aces-event-declared = { $unit } оголошує атаку. Ціль: { $target }.
aces-event-withdrawn = { $unit } усе ж не атакуватиме: ціль { $target }.
aces-event-reordered = { $unit } атакуватиме на місці { $place } у списку: ціль { $target }.
aces-event-rocket-withdrawn = Ракету по { $hex } прибрано зі списку.
aces-event-attack-void = Атака не відбувається: { $unit }, ціль { $target }.
aces-event-fought = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[other] { $damage } пошкоджень
 }; у відповідь { $hits-back ->
    [one] { $hits-back } влучання
    [few] { $hits-back } влучання
   *[other] { $hits-back } влучань
 }, { $damage-back ->
    [one] { $damage-back } пошкодження
    [few] { $damage-back } пошкодження
   *[other] { $damage-back } пошкоджень
 }.
aces-event-fought-unanswered = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[other] { $damage } пошкоджень
 }; вогню у відповідь немає.
aces-event-fought-unanswered-destroyed = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, ціль знищено; вогню у відповідь немає.
aces-event-fought-defender-destroyed = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, ціль знищено; у відповідь { $hits-back ->
    [one] { $hits-back } влучання
    [few] { $hits-back } влучання
   *[other] { $hits-back } влучань
 }, { $damage-back ->
    [one] { $damage-back } пошкодження
    [few] { $damage-back } пошкодження
   *[other] { $damage-back } пошкоджень
 }.
aces-event-fought-attacker-destroyed = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[other] { $damage } пошкоджень
 }; у відповідь { $hits-back ->
    [one] { $hits-back } влучання
    [few] { $hits-back } влучання
   *[other] { $hits-back } влучань
 }, нападника знищено.
aces-event-fought-both-destroyed = { $unit } атакує. Ціль: { $target }. { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }, у відповідь { $hits-back }; обидва підрозділи знищено.
aces-event-bombarded = { $unit } обстрілює гекс { $hex }: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[other] { $hits } влучань
 }. Пошкоджено: { $n-damaged ->
    [0] нікого
   *[other] { $damaged }
 }. Знищено: { $n-destroyed ->
    [0] нікого
   *[other] { $destroyed }
 }.{ $launcher ->
    [0] { "" }
   *[other] { " " }Пускова установка V2, пошкоджень: { $launcher }.
 }
aces-event-collected = { $faction }: отримано { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
 }.
aces-event-transferred = { $faction }: союзнику ({ $ally }) передано { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
 }; { $arrived ->
    [1] надходить одна
    [one] надходить { $arrived }
    [few] надходять { $arrived }
   *[other] надходить { $arrived }
 }.
aces-event-repair-paid = { $unit }: розпочато ремонт за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
 }.
aces-event-bought = Куплено за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
 }: { $unit }, на { $hex }.
aces-event-draw-offered = { $seat } пропонує нічию.
aces-event-draw-declined = { $seat } продовжує гру.
aces-outcome-factories = { $side }: перемога в раунді { $round }. Зайнято достатньо фабрик.
aces-outcome-elimination = { $side }: перемога в раунді { $round }. В іншої сторони не лишилося підрозділів.
aces-outcome-stalemate = { $side }: перемога в раунді { $round }. Десять раундів затишшя, а фабрик більше, ніж у ворога.
aces-outcome-longest = { $side }: перемога в раунді { $round }. 500 раундів, а фабрик більше, ніж у ворога.
aces-outcome-longest-draw = Нічия в раунді { $round }: 500 раундів, а фабрик у сторін порівну.
aces-outcome-agreement = Нічия в раунді { $round }, за згодою сторін.
aces-outcome-draw = Нічия в раунді { $round }: десять раундів затишшя, а фабрик у сторін порівну.

## Відмови

aces-why-other-question = Це не відповідь на поставлене запитання.
aces-why-wrong-extras = Виберіть чотири різні типи з другого набору.
aces-why-not-your-faction = Це не ваша фракція: { $faction }.
aces-why-wrong-division = Кожен ваш підрозділ має бути рівно на одному з трьох жетонів.
aces-why-token-turned = Цей жетон ви вже перевернули.
aces-why-cannot-place = { $unit } не може стати на { $hex }: спершу гекс номера, далі коло за колом.
aces-why-not-on-this-token = { $unit } не на цьому жетоні.
aces-why-wrong-armies = { $n ->
    [1] Виберіть одну армію на цей хід.
    [one] Виберіть { $n } армію на цей хід.
    [few] Виберіть { $n } армії на цей хід.
   *[other] Виберіть { $n } армій на цей хід.
 }
aces-why-no-such-unit = { $unit }: такого підрозділу на полі немає.
aces-why-not-yours = { $unit } — не ваш підрозділ.
aces-why-has-moved = { $unit }: рух у цьому ході вже зроблено.
aces-why-resting = { $unit } належить до армії, яка цього ходу відпочиває.
aces-why-owes-attack = Після перехоплення { $unit } не може рухатися: треба атакувати. Ціль: { $target }.
aces-why-no-steps = Рух складається щонайменше з одного кроку.
aces-why-still-moving = { $unit } ще рухається: спершу завершіть рух або зупиніть підрозділ.
aces-why-not-next-to = { $hex } не межує з { $from }.
aces-why-off-board = { $hex } поза частиною поля, на якій іде гра.
aces-why-too-far = { $hex } задалеко: треба { $cost } з { $left } очок руху.
aces-why-water-closed = { $hex } — вода: туди входять лише піхота й літаки.
aces-why-water-whole-move = Вхід у воду на { $hex } забирає весь рух: це має бути перший і останній крок.
aces-why-enemy-in-the-way = На { $hex } шлях перекриває { $unit }.
aces-why-factory-closed = Фабрика на { $hex } не належить вашій команді: туди входить лише піхота.
aces-why-factory-whole-move = Зайняття фабрики на { $hex } забирає весь рух: це має бути перший і останній крок.
aces-why-ends-on-unit = На { $hex } стоїть { $unit }, тож завершити рух там не можна.
aces-why-cannot-intercept = { $unit } не може тут перехоплювати.
aces-why-has-intercepted = { $unit }: перехоплення вже було.
aces-why-has-declared = { $unit } вже має атаку в списку.
aces-why-not-declared = { $unit }: у списку немає атаки цього підрозділу.
aces-why-no-such-place = Атаку не можна поставити на місце { $place }: виберіть інше місце від 1 до { $n }.
aces-why-out-of-range = { $unit }: дальність { $most ->
    [1] 1
   *[other] { $least }-{ $most }
 }, а відстань до цілі { $distance }.
aces-why-cannot-attack-aircraft = { $unit } не може атакувати літаки.
aces-why-afloat = { $unit } перебуває на воді й не може вести бій.
aces-why-has-occupied = { $unit }: цього ходу вже зайнято фабрику, тож атакувати не можна.
aces-why-not-an-enemy = { $unit } — не ворог.
aces-why-strikes-hexes = { $unit } атакує гекс, а не підрозділ.
aces-why-strikes-units = { $unit } атакує підрозділ, а не гекс.
aces-why-debt-undeclared = { $unit } після перехоплення: спершу оголосіть атаку. Ціль: { $target }.
aces-why-not-a-factory = На { $hex } немає фабрики.
aces-why-not-your-factory = Фабрика на { $hex } не ваша.
aces-why-factory-taken = Фабрика на { $hex } не вільна: там стоїть { $unit }.
aces-why-cannot-afford = Це коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[other] { $cost } монет
 }, а у вас { $coins }.
aces-why-four-already = У вас уже чотири підрозділи цього типу: { $kind }.
aces-why-board-full = На полі немає місця для нових підрозділів.
aces-why-not-in-own-factory = { $unit } не на вашій фабриці.
aces-why-undamaged = { $unit } не має пошкоджень.
aces-why-in-repair = { $unit } вже в ремонті.
aces-why-transfer-too-small = Передати треба щонайменше 2 монети, бо 1 іде в банк.
aces-why-no-ally = { $faction }: у цій грі немає союзника.
aces-why-draw-offered = Цього ходу ви вже пропонували нічию.

## Автома

aces-choice-unit = { $unit }
aces-choice-hex = { $hex }
aces-choice-kind = { $kind }
aces-event-drawn = З мішечка для жетона { $army }: { $unit }.
aces-event-acted = { $unit } завершує дію.
aces-order-debt = { $unit } виконує обов’язкову атаку.
aces-order-occupy = { $unit } займає фабрику (наказ 1).
aces-order-next-to-factory = { $unit } стає поруч із фабрикою (наказ 2).
aces-order-within-reach-of-factory = { $unit } іде туди, звідки наступним ходом дістанеться до фабрики (наказ 3).
aces-order-attack-a-or-b = { $unit } рухається й атакує за пріоритетом a, потім b (наказ 4).
aces-order-towards-factory = { $unit } рухається до найближчої фабрики (наказ 5).
aces-order-attack = { $unit } виходить на дальність атаки й атакує (наказ II.1).
aces-order-towards-target = { $unit } підходить якнайближче до найкращої цілі (наказ II.2).
aces-order-none = { $unit } не має що робити.
aces-lot-bag = { $faction }, Автома: витягніть підрозділ для жетона { $army }.
aces-lot-extra = { $faction }, Автома: витягніть підрозділ із другого набору.
aces-lot-share = { $faction }, Автома: з якою фабрикою команди починає?
aces-lot-armies = { $faction }, Автома: які армії діють?
aces-lot-unit = { $faction }, Автома: який підрозділ діє першим?
aces-lot-target = { $faction }, Автома: яку ціль атакує { $unit }?
aces-lot-hex = { $faction }, Автома: де завершує рух { $unit }?
aces-lot-step = { $faction }, Автома: який крок робить { $unit }?
aces-lot-aim = { $faction }, Автома: у який гекс цілить { $unit }?
aces-lot-interceptor = { $faction }, Автома: хто перехоплює підрозділ { $unit }?
aces-lot-purchase = { $faction }, Автома: який тип купує?
aces-lot-factory = { $faction }, Автома: на якій фабриці стає новий підрозділ ({ $kind })?
aces-failed-no-factory-to-occupy = Наказ 1: немає фабрики, яку можна зайняти без ворожої піхоти поруч.
aces-failed-next-to-factory-already-2 = Наказ 2: підрозділ уже поруч із фабрикою.
aces-failed-next-to-factory-already-3 = Наказ 3: підрозділ уже поруч із фабрикою.
aces-failed-no-hex-next-to-factory = Наказ 2: немає досяжного гекса поруч із відповідною фабрикою.
aces-failed-no-hex-within-reach = Наказ 3: жоден гекс не досить близько для наступного ходу.
aces-failed-no-target-of-a-or-b = Наказ 4: немає ворога, якого можна знищити, і немає піхоти поруч із фабрикою.
aces-failed-no-nearer-hex = Наказ 5: жоден гекс не ближчий до найближчої фабрики.
aces-failed-no-target = Наказ II.1: немає ворога, якого можна пошкодити.
aces-failed-no-enemy = Наказ II.2: ворогів немає.
aces-chain-follows = Підрозділ виконує цей наказ.
aces-chain-candidates = Можливі цілі: { $targets }.
aces-chain-target-a = a, можна знищити: { $targets }.
aces-chain-target-b = b, піхота поруч із нейтральною чи своєю фабрикою: { $targets }.
aces-chain-target-c = c, не може відстрілюватися: { $targets }.
aces-chain-target-d = d, бомбардувальник: { $targets }.
aces-chain-target-e = e, піхота, що може дійти до нейтральної чи своєї фабрики: { $targets }.
aces-chain-target-f = f, піхота на ворожій фабриці, до якої дійде своя піхота: { $targets }.
aces-chain-target-g = g, підрозділ, уже атакований цього ходу: { $targets }.
aces-chain-target-h = h, найдосвідченіший підрозділ: { $targets }.
aces-chain-target-i = i, найменше значення атаки: { $targets }.
aces-chain-target-j = j, найдорожчий підрозділ: { $targets }.
aces-chain-target-k = k, найменш досвідчений підрозділ: { $targets }.
aces-chain-hex-a = Рух a, найдалі від найближчого ворога: { $hexes }.
aces-chain-hex-b = Рух b, на дорозі чи поруч: { $hexes }.
aces-chain-hex-c = Рух c, ліс: { $hexes }.
aces-chain-hex-d = Рух d, найдалі в гексах від найближчого ворога: { $hexes }.
aces-chain-hex-e = Рух e, найближче в гексах до найближчого свого підрозділу: { $hexes }.
aces-chain-hex-f = Рух f, найближче до найближчого свого підрозділу: { $hexes }.
aces-chain-hex-g = Рух g, найближче до початкового місця: { $hexes }.
## Missions

aces-weather-normal = нормальна
aces-weather-frost = мороз (вода стає стандартною місцевістю)
aces-weather-mud = багнюка (рух повільніший)
aces-weather-dry = сухість (на стандартній місцевості рух швидший)
aces-weather-storm = шторм (дальність артилерії −1)
aces-weather-fog = туман (без перехоплень)
aces-ask-weather = Кидок на погоду.
aces-event-weather = Погода, кубик { $die }: { $weather }.
aces-why-mountain-closed = { $hex } — гори: танки туди не входять.
aces-ask-split-factories = { $faction }: з якими фабриками команди ви хочете почати? Решту отримає союзник.
aces-ask-agree-to-split = { $faction }: союзник хоче { $hexes } і залишає вам решту. Погоджуєтеся?
aces-ask-agree-to-split-none = { $faction }: союзник залишає вам усі фабрики. Погоджуєтеся?
aces-choice-split = мені: { $hexes }; решта союзникові
aces-choice-split-none = усі союзникові
aces-choice-pick-in-turn = вибираймо по черзі
aces-choice-faction = { $faction }
aces-event-split-declined = { $faction } не погоджується так поділити фабрики.
aces-ask-share-factory = { $faction }: яка з фабрик команди ваша?
aces-choice-factory = фабрика на { $hex }
aces-event-factory-shared = { $faction } починає з фабрикою на { $hex }.
aces-why-not-to-share = Фабрики на { $hex } немає серед тих, які ваша команда ще ділить.
aces-outcome-shore = { $side }: перемога в раунді { $round }. Танк дістався морського берега.
aces-outcome-rounds = { $side }: перемога в раунді { $round }. Час вийшов, і жоден німецький танк не дістався морського берега.
aces-outcome-stranded = { $side }: перемога в раунді { $round }. У німців не лишилося ні танків, ні піхоти, ні фабрик.
aces-target-v2 = пускова установка V2
aces-ask-lay-token = { $faction }: де лежатиме наступний жетон?
aces-ask-hide-launcher = { $faction }: під яким жетоном пускова установка V2?
aces-ask-rocket-die = Кидок за ракету по фабриці на { $hex }.
aces-choice-lay-token = жетон на { $hex }
aces-choice-hide-launcher = пускова установка на { $hex }
aces-choice-rocket = ракета по фабриці на { $hex }
aces-event-token-laid = На { $hex } покладено жетон лицем донизу.
aces-event-launcher-hidden = Пускову установку V2 сховано під одним із жетонів.
aces-event-launcher-hidden-at = Пускову установку V2 сховано на { $hex }.
aces-event-tokens-turned = { $n ->
    [one] { $unit } перевертає жетон на { $hexes }: порожній.
   *[other] { $unit } перевертає жетони на { $hexes }: порожні.
 }
aces-event-launcher-discovered = { $unit } виявляє пускову установку V2 на { $hex }. Усі інші жетони прибрано.
aces-event-rocket-declared = По фабриці на { $hex } буде випущено ракету.
aces-event-rocket-missed = Ракета по фабриці на { $hex }: кубик { $die }, промах.
aces-event-rocket-hit = Ракета по фабриці на { $hex }: кубик { $die }, фабрику знищено.
aces-event-rocket-hit-removing = Ракета по фабриці на { $hex }: кубик { $die }, фабрику знищено; вибуває { $unit }.
aces-event-launcher-attacked = { $unit } атакує пускову установку V2: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
 }, пошкоджень { $damage }.
aces-event-launcher-destroyed = { $unit } атакує пускову установку V2: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
 }, її знищено.
aces-outcome-rockets = { $side }: перемога в раунді { $round }. Ракети знищили п’ять фабрик.
aces-outcome-launcher = { $side }: перемога в раунді { $round }. Пускову установку V2 знищено.
aces-why-cannot-lay-token = Жетон не може лежати на { $hex }: спершу стартові гекси, потім перше коло з місцем.
aces-why-no-token-there = На { $hex } немає жетона лицем донизу.
aces-why-token-in-the-way = Жетон або пускова установка на { $hex } перекриває шлях Союзникам.
aces-why-ends-on-token = На { $hex } жетон або пускова установка, тож завершити рух там не можна.
aces-why-no-launcher = У вас немає пускової установки V2.
aces-why-rocket-declared = Пускова установка V2 стріляє раз за хід.
aces-why-launcher-not-found = Пускову установку V2 не виявлено.
aces-why-launcher-yours = Пускова установка V2 належить вашій команді.

## Спільна гра.

aces-ask-divide-with-partner = { $faction }: розподіліть свої підрозділи між жетоном { $own }, вашим, і жетоном 3, спільним.
aces-ask-share-unit = { $faction }: який підрозділ берете?
aces-event-unit-shared = { $faction } бере: { $unit }.
aces-event-handed-over = Цю фазу продовжує { $faction }.
aces-why-not-your-token = Жетон { $army } належить вашому напарнику.
aces-why-none-left = Цього типу більше не лишилося: { $kind }.
aces-why-shared-purse = У вас із напарником спільна каса: передавати монети нікому.

aces-warning-german-automa = За фракцію { $faction } грає Автома, і жоден її наказ не веде танк до узбережжя: навряд чи вона виграє Битву за Арденни.

## Підказки: що промовляє за план.

aces-hint-takes = { $unit } займає фабрику на { $hex }.
aces-hint-destroys = { $unit } атакує. Ціль: { $target }, знищення { $percent } %.
aces-hint-damages = { $unit } атакує. Ціль: { $target }, у середньому шкоди { $damage }.
aces-hint-idle = Якщо в цей хід не робити нічого, виграш приблизно у { $percent } % випадків.

## Чому бот зробив те, що зробив.

aces-motive-near = { $unit } наступного ходу може зайняти фабрику на { $hex }.
aces-motive-spares = Це рятує фабрику на { $hex }. Загроза для неї: { $target }.
aces-motive-guards = { $unit } прикриває фабрику на { $hex }.
aces-motive-range = { $unit } має звідти в межах досяжності ціль: { $target }.
aces-motive-safer = { $n ->
    [0] { $unit } там у безпеці: наступного ходу ніхто не зможе атакувати.
    [one] { $unit } там безпечніше: атакувати зможе { $n } ворог, а досі було { $before }.
    [few] { $unit } там безпечніше: атакувати зможуть { $n } вороги, а досі було { $before }.
   *[many] { $unit } там безпечніше: атакувати зможуть { $n } ворогів, а досі було { $before }.
 }

# Standing orders
aces-order-pass-infantry = пропускати піхоту
aces-order-pass-special = пропускати спеціальну піхоту
aces-order-pass-tank = пропускати танки
aces-order-pass-artillery = пропускати артилерію
aces-order-pass-fighter = пропускати винищувачі
aces-order-pass-bomber = пропускати бомбардувальники
aces-order-decline-draws = відхиляти пропозиції нічиєї
