### Те, що про цю гру каже лише браузер: сторінка нової партії, стіл, його панелі.

## Нова партія

aces-web-new-players = Хто грає?
aces-web-new-players-solo = Наодинці
aces-web-new-players-solo-note = проти Автоми, на половині поля
aces-web-new-players-together = Удвох разом
aces-web-new-players-together-note = одна команда проти Автоми
aces-web-new-players-two = Двоє
aces-web-new-players-two-note = одне проти одного, на половині поля
aces-web-new-players-three = Троє
aces-web-new-players-three-note = хтось грає за обидві фракції команди
aces-web-new-players-four = Четверо
aces-web-new-players-four-note = кожен за одну фракцію, на повному полі
aces-web-new-coop = Чиї підрозділи?
aces-web-coop-own_sets = У кожного свої
aces-web-coop-own_sets-note = по набору на кожного, проти двох наборів Автоми
aces-web-coop-divided = Одна фракція на двох
aces-web-coop-divided-note = її підрозділи беруть по черзі, проти стількох само наборів
aces-web-new-both = Один гравець грає за обидві фракції цієї команди
aces-web-new-any = навмання
aces-web-new-level = Рівень Автоми
aces-web-level-easy = легко
aces-web-level-standard = стандарт
aces-web-level-hard = важко
aces-web-level-overkill = перебір
aces-web-new-style = Стиль бота, що думає
aces-web-style-none = Хоче лише виграти
aces-web-style-bold = Сміливий
aces-web-style-bold-means = Шукає бою й не зважає на втрати.
aces-web-style-careful = Обережний
aces-web-style-careful-means = Береже свої підрозділи від небезпеки.
aces-web-style-collector = Збирач
aces-web-style-collector-means = Насамперед іде по фабрики.
aces-web-new-intercepts = Коли Автома перехоплює?
aces-web-intercepts-by_priority = За своїми пріоритетами
aces-web-intercepts-whenever = Щоразу, коли могла б завдати пошкоджень
aces-web-intercepts-never = Ніколи
aces-web-new-board = Яке поле?
aces-web-new-board-summer = середнє: річка, ліси й дороги
aces-web-new-board-winter = середнє: узбережжя й острів
aces-web-new-board-brook = легке: мале, для двох, щоб почати
aces-web-new-board-lakes = складне: усюди вода, мостів мало
aces-web-new-board-steppe = середнє: широке й відкрите, довгі дороги
aces-web-new-board-passes = складне: лісисті пасма, проходів мало
aces-web-new-full = повне поле
aces-web-new-full-note = Чотири фракції грають на повному полі.
aces-web-new-half = Яка половина?
aces-web-new-half-left = ліва половина
aces-web-new-half-left-note = стартові номери від 1 до 6
aces-web-new-half-right = права половина
aces-web-new-half-right-note = стартові номери від 7 до 12
aces-solo = Одиночні місії
aces-solo-begin = Грати цю місію
aces-solo-fuel = Дорога до пального
aces-solo-fuel-note = Пальне — в кінці дороги, а для перемоги треба чотири фабрики. Вас мало, та дехто вже бував у бою; Автома тримає три фабрики й не поспішає.
aces-solo-snow = У сніговому полоні
aces-solo-snow-note = Німці мають три фабрики, і їм бракує однієї. У вас дві, кілька людей на перевалах і вісім монет: спершу втримайте перевали, а тоді спускайтеся з них.
aces-web-new-full-numbers = стартові номери від 1 до 12
aces-web-new-sets = Скільки підрозділів?
aces-web-new-sets-1 = Один набір
aces-web-new-sets-1-note = по шість підрозділів
aces-web-new-sets-2 = Два набори
aces-web-new-sets-2-note = по дванадцять підрозділів, довша гра
aces-web-new-mission = Місія?
aces-web-new-mission-needs = V2 й Арденни потребують усіх чотирьох фракцій на повному полі: виберіть трьох або чотирьох гравців.
aces-web-mission-none = Без місії
aces-web-mission-none-note = перемагають фабриками
aces-web-mission-v2-note = Прихована пускова установка нищить фабрики. Два набори підрозділів, без Автоми.
aces-web-mission-bulge-note = Німецькі танки прориваються до морського берега. Зимове поле. Автома може грати за Союзників.
aces-web-mission-weather-note = Кожні три ходи кубик визначає погоду. Поєднується з будь-якою грою.
aces-web-mission-mountains-note = Гори сповільнюють, закриті для танків і збільшують дальність артилерії. Поєднуються з будь-якою грою.
aces-web-new-owner = Власник пускової установки
aces-web-new-rounds = Союзники перемагають після стількох раундів
aces-web-new-options = Варіанти й домашні правила
aces-web-option-short_game = Коротка гра
aces-web-option-short_game-note = Для перемоги досить на одну фабрику менше.
aces-web-option-experienced = Досвідчені гравці
aces-web-option-experienced-note = Ви починаєте ще з чотирма підрозділами другого набору, вибраними таємно.
aces-web-option-limit_of_four = Не більше чотирьох одного типу
aces-web-option-limit_of_four-note = Фракція може мати не більше чотирьох підрозділів одного типу.
aces-web-option-dice_less = Без кубиків
aces-web-option-dice_less-note = Кожен підрозділ має сталу кількість влучань.
aces-web-option-stalemate = Затишшя завершує гру
aces-web-option-stalemate-note = Після десяти раундів без пошкоджень, зайняття фабрик чи купівлі перемагає команда, в якої більше фабрик. З ботами чи годинником діє завжди.
aces-web-option-longest_game = 500 раундів завершують гру
aces-web-option-longest_game-note = Тоді перемагає команда, в якої більше фабрик. З ботами або з годинником це завжди ввімкнено.
aces-web-option-interception_by_round = Одне перехоплення за раунд
aces-web-option-interception_by_round-note = Підрозділ перехоплює раз за раунд столу. Якщо вимкнено: раз від свого ходу до наступного.
aces-web-option-area_experience_from_any = Досвід за будь-яке влучання атаки по площі
aces-web-option-area_experience_from_any-note = «Катюша» здобуває досвід за пошкодження будь-якого підрозділу, також свого. Якщо вимкнено: лише за ворожі.
aces-web-option-duds = Порожні жетони прибирають
aces-web-option-duds-note = Жетон, що не є V2, прибирають, щойно його перевернуто, а не лишають лицем догори.
aces-web-option-automa_avoids_water = Піхота Автоми уникає води
aces-web-option-automa_avoids_water-note = За наказами без атаки вона завершує рух на воді лише там, де не годиться жоден інший гекс.
aces-web-option-automa_shuns_guarded_factories = Піхота Автоми оминає зайняті підходи
aces-web-option-automa_shuns_guarded_factories-note = За наказом 3 вона оминає фабрики, біля яких уже чекає інша піхота Автоми, як і за наказом 2.
aces-web-option-six = Шість фабрик — теж перемога Союзників
aces-web-option-six-note = Союзники перемагають і тоді, коли мають шість фабрик.
aces-web-option-tokens_on_land = Жетони лише на суші
aces-web-option-tokens_on_land-note = Жетони ніколи не лежать на воді, а почате коло заповнюють першим.
aces-web-option-last-round = Останній раунд
aces-web-option-last-round-note = У книзі його немає. Наша порада — дванадцять.
aces-web-option-factories_by_picks = Перші фабрики вибирають по черзі
aces-web-option-factories_by_picks-note = Двоє з команди вибирають одне за одним, а не домовляються спершу про будь-який поділ.
aces-web-option-die_a_faction = Кубик на кожну фракцію
aces-web-option-die_a_faction-note = Хто має дві фракції, кидає за право починати двічі, а не раз.
aces-web-option-coins_for_the_second = Монети другій команді
aces-web-option-coins_for_the_second-note = Кожна фракція команди, яка не має першого ходу, отримує на початку дві монети. У книзі правил цього немає.
aces-web-option-any_on_water = Будь-який підрозділ може починати на воді
aces-web-option-any_on_water-note = Танки й артилерію теж можна ставити на водні гекси. Там вони не воюють, доки не вийдуть.
aces-web-new-german-automa = За фракцію { $faction } гратиме Автома, і жоден її наказ не веде танк до берега. Навряд чи вона переможе.
aces-web-new-sets-agreed = Узгоджені підрозділи
aces-web-new-sets-agreed-note = список для кожної фракції
aces-web-new-sets-experienced = Досвідчені гравці починають з одного набору: це ввімкнено нижче.
aces-web-new-lists-empty = Цій фракції потрібен хоча б один підрозділ.
aces-web-new-not-with-v2 = Не з V2: ця місія починається з двох наборів.
aces-web-new-slip-automa = Автома, { $level }
aces-web-new-slip-sets = { $n ->
    [one] по { $n } набору підрозділів
   *[other] по { $n } набори підрозділів
 }

## У чому сервер відмовляє

aces-web-no-such-unit = Такого підрозділу немає.
aces-web-no-such-faction = { $faction }: цієї фракції в партії немає.

## Верхня смуга

aces-table-round = Раунд { $n }
aces-table-phases = Фази ходу
aces-table-phase-movement = Рух
aces-table-phase-declaring = Оголошення атак
aces-table-phase-combat = Бій
aces-table-phase-money = Гроші
aces-table-short-movement = Рух
aces-table-short-declaring = Атаки
aces-table-short-combat = Бій
aces-table-short-money = Гроші

## Сторони

aces-table-playing = зараз хід
aces-table-next = далі
aces-table-factories = фабрики
aces-table-coins = монети
aces-table-units = підрозділи
aces-table-race = Для перемоги: { $n ->
    [3] три фабрики
    [4] чотири фабрики
    [5] п’ять фабрик
    [6] шість фабрик
    [one] { $n } фабрика
    [few] { $n } фабрики
    [many] { $n } фабрик
   *[other] { $n } фабрики
 }
aces-table-race-of = { $side }: фабрик { $n } з { $of }
aces-table-weather = Погода: { $weather }

## Що запитують

aces-table-march = Перемістити на { $hex }
aces-table-march-ask = { $unit }: перемістити на { $hex }? Очок руху: { $cost } з { $of }.
aces-table-march-occupies = Так ви займете фабрику.
aces-table-attack = Оголосити цю атаку
aces-table-purse = Передати монети
aces-table-raiders = Ворожа піхота поруч може захопити цю фабрику разом із новим підрозділом: { $units }.
aces-table-step-by-step = Крок за кроком
aces-table-hint-go-on = Виберіть, куди рухатися далі, або зупиніть підрозділ.
aces-table-hint-move = { $n ->
    [0] Жоден підрозділ більше не може рухатися.
    [1] Рухатися ще може один підрозділ. Виберіть його, а потім гекс.
    [one] Рухатися ще може { $n } підрозділ. Виберіть один із них, а потім гекс.
    [few] Рухатися ще можуть { $n } підрозділи. Виберіть один із них, а потім гекс.
    [many] Рухатися ще можуть { $n } підрозділів. Виберіть один із них, а потім гекс.
   *[other] Рухатися ще можуть { $n } підрозділу. Виберіть один із них, а потім гекс.
 }
aces-table-hint-declare = { $n ->
    [0] Жоден підрозділ не може атакувати.
    [1] Атакувати може один підрозділ. Виберіть його, а потім ціль.
    [one] Атакувати може { $n } підрозділ. Виберіть один із них, а потім ціль.
    [few] Атакувати можуть { $n } підрозділи. Виберіть один із них, а потім ціль.
    [many] Атакувати можуть { $n } підрозділів. Виберіть один із них, а потім ціль.
   *[other] Атакувати можуть { $n } підрозділу. Виберіть один із них, а потім ціль.
 }
aces-table-hint-places = Виберіть один із синіх гексів.
aces-table-partner = { $faction }: дійте разом із напарником.
aces-table-end-move = Завершити рух
aces-table-end-declare = До бою
aces-table-end-money = Завершити хід
aces-table-tip = Виберіть підрозділ, щоб побачити, що він може зробити. З клавіатури: Tab веде до поля, стрілки — до гекса, Enter вибирає його, N — наступний підрозділ.
aces-table-tip-touch = Виберіть підрозділ, щоб побачити, що він може зробити. Один палець рухає мапу, два змінюють масштаб. Слова з пунктирною лінією пояснюють себе самі.

## Підготовка

aces-table-divide = Розподіліть свої підрозділи між трьома жетонами
aces-table-divide-two = Розподіліть свої підрозділи між двома жетонами
aces-table-divide-how = Ніхто ще не знає, де опиниться кожен жетон. Перетягніть підрозділ на інший жетон, торкніться підрозділу, а потім жетона, або натисніть номер жетона.
aces-table-divide-onto = Покласти на жетон { $n }
aces-table-divide-shared = спільний із напарником
aces-table-divide-empty = немає підрозділів
aces-table-divide-spread = Поділити порівну
aces-table-divide-done = Підтвердити армії
aces-table-extras = Виберіть з другого набору підрозділів: { $of }
aces-table-extras-n = Вибрано { $n } з { $of }
aces-table-extras-done = Додати ці { $of }

## Підрозділи

aces-table-unit-place = { $hex }, { $terrain }
aces-table-unit-army = армія { $army }
aces-table-unit = { $unit }, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }, { $level }.
aces-table-unit-moved = Рух уже зроблено.
aces-table-unit-owes = Мусить атакувати підрозділ { $unit }.
aces-table-unit-repairing = У ремонті.
aces-table-speed = швидкість { $n }
aces-table-range = дальність { $range }
aces-table-air-no = літаки: ні
aces-table-air-back = літаки: лише у відповідь
aces-table-air-yes = літаки: так
aces-table-damage = Пошкодження
aces-table-damage-of = пошкоджень: { $n } з 6
aces-table-experience-of = { $n ->
    [one] { $n } очко досвіду
    [few] { $n } очки досвіду
    [many] { $n } очок досвіду
   *[other] { $n } очка досвіду
 }
aces-table-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
 }
aces-table-hits-on = влучає на { $n } або менше
aces-table-hits = влучає на { $n }
aces-table-armour = Броня
aces-table-armour-forest = у лісі
aces-table-armour-of = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
    [many] { $n } влучань
   *[other] { $n } влучання
 }: { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }

## Шанси й сутички

aces-table-odds = Якщо атакувати
aces-table-odds-from = Якщо атакувати з { $hex }
aces-table-odds-targets = Цілі
aces-table-odds-attack = { $n ->
    [1] { $n } кубик, влучає
    [one] { $n } кубик, влучають
    [few] { $n } кубики, влучають
    [many] { $n } кубиків, влучають
   *[other] { $n } кубика, влучають
 } на { $needed } або менше
aces-table-odds-red = { $n ->
    [one] { $n } червоний кубик
    [few] { $n } червоні кубики
    [many] { $n } червоних кубиків
   *[other] { $n } червоного кубика
 } за підтримку: { $units }
aces-table-odds-back = У відповідь { $n ->
    [1] { $n } кубик, влучає
    [one] { $n } кубик, влучають
    [few] { $n } кубики, влучають
    [many] { $n } кубиків, влучають
   *[other] { $n } кубика, влучають
 } на { $needed } або менше
aces-table-odds-no-back = Вогню у відповідь немає.
aces-table-odds-then = { $unit }: пошкодження після сутички
aces-table-odds-destroyed = знищення в { $n ->
    [one] { $n } випадку
    [few] { $n } випадках
    [many] { $n } випадках
   *[other] { $n } випадку
 } зі 100
aces-table-odds-verdict = Атака знищує ціль { $target } у { $destroys ->
    [one] { $destroys } випадку
    [few] { $destroys } випадках
    [many] { $destroys } випадках
   *[other] { $destroys } випадку
 } зі 100.
aces-table-odds-hurts = { $target }: шкоди в середньому { $damage }, знищення { $destroys } %.
aces-table-odds-safe = Нападник у цій сутичці не загине.
aces-table-odds-survives = Нападник вціліє, але зазнає шкоди: у середньому { $damage }.
aces-table-odds-risk = Нападник гине в { $lost ->
    [one] { $lost } випадку
    [few] { $lost } випадках
    [many] { $lost } випадках
   *[other] { $lost } випадку
 } зі 100.
aces-table-fight-attacks = атакує ціль { $target }:
aces-table-fight-back = відстрілюється:
aces-table-fight-hits = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
    [many] { $n } влучань
   *[other] { $n } влучання
 }
aces-table-fight-damaged = { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }
aces-table-fight-damage = { $unit }: { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }.
aces-table-fight-destroyed = Знищено: { $unit }.
aces-table-fight-learnt = { $unit } отримує { $n ->
    [one] { $n } очко досвіду
    [few] { $n } очки досвіду
    [many] { $n } очок досвіду
   *[other] { $n } очка досвіду
 }.
aces-table-fight-skip = Пропустити
aces-table-attacks = Порядок атак
aces-table-attack-earlier = Провести атаку { $n } раніше
aces-table-attack-later = Провести атаку { $n } пізніше
aces-table-attack-remove = Прибрати атаку { $n } зі списку

## Гроші

aces-table-shop = Купівля
aces-table-coins-of = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
 }
aces-table-repairs = Ремонт
aces-table-repair-what = знімає { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }
aces-table-transfer = Монети союзнику: { $faction } (одна йде в банк)
aces-table-transfer-send = Передати

## Меню

aces-table-offer-draw = Запропонувати нічию

## Поле

aces-table-hex = { $hex }, { $terrain }.
aces-table-hex-factory = Власник фабрики: { $faction }.
aces-table-hex-factory-neutral = Нейтральна фабрика.
aces-table-hex-factory-destroyed = Знищена фабрика.
aces-table-hex-start = Стартовий номер { $number }.
aces-table-hex-token = Тут лежить жетон лицем донизу.
aces-table-hex-launcher = Пускова установка V2, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }.
aces-table-hex-reach = Можна дістатися, очок руху: { $cost }.
aces-table-hex-occupies = Так можна зайняти фабрику.
aces-table-hex-danger = Дорогою можуть перехопити.
aces-table-hex-place = Можна вибрати.
aces-table-hex-target = Можна атакувати.
aces-table-hex-away = { $n ->
    [1] За один гекс
    [one] За { $n } гекс
    [few] За { $n } гекси
    [many] За { $n } гексів
   *[other] За { $n } гекса
 } на { $direction }.
aces-table-direction-n = північ
aces-table-direction-ne = північний схід
aces-table-direction-se = південний схід
aces-table-direction-s = південь
aces-table-direction-sw = південний захід
aces-table-direction-nw = північний захід
## Що зробили інші, коротко

aces-table-digest-marched = { $n ->
    [one] { $n } рух
    [few] { $n } рухи
   *[other] { $n } рухів
 }
aces-table-digest-fought = { $n ->
    [one] { $n } бій
    [few] { $n } бої
   *[other] { $n } боїв
 }
aces-table-digest-lost = знищено: { $unit }
aces-table-digest-taken = захоплено фабрику на { $hex }
aces-table-digest-bought = { $n ->
    [one] куплено { $n } підрозділ
    [few] куплено { $n } підрозділи
   *[other] куплено { $n } підрозділів
 }
aces-web-report-factories = Фабрики

## Шляхи, небезпеки, перехоплення

aces-table-march-danger = Можуть зупинити на { $steps }.
aces-table-danger-step = { $hex } ({ $units })
aces-table-march-shorter = Найкоротший шлях (очок руху: { $cost }) небезпечніший.
aces-table-hint-way = Виберіть синій гекс: число на ньому — його вартість. Щоб указати шлях, перетягніть підрозділ або натисніть Shift і клацніть (V).
aces-table-hint-drag = Виберіть синій гекс: число на ньому — його вартість. Щоб указати шлях, перетягніть підрозділ.
aces-table-hint-way-danger = Виберіть гекс: число — його вартість, «!» — ворог може вас зупинити. Свій шлях: перетягніть або Shift і клацання (V).
aces-table-hint-drag-danger = Виберіть гекс: число — його вартість, «!» — ворог може вас зупинити. Свій шлях: перетягніть підрозділ.
aces-table-hint-intercept = Якщо перехопите, він зупиниться тут. Наступного ходу ваш підрозділ мусить його атакувати й не може рухатися.
aces-table-intercept-odds = знищить: { $destroys } %, загине: { $lost } %
aces-table-intercept-damage = шкоди в середньому: { $damage }, загине: { $lost } %
aces-table-odds-attack-fixed = { $n ->
    [0] Жодного влучання, без кубиків
    [one] { $n } певне влучання, без кубиків
    [few] { $n } певні влучання, без кубиків
   *[other] { $n } певних влучань, без кубиків
 }
aces-table-odds-back-fixed = У відповідь { $n ->
    [0] жодного влучання, без кубиків
    [one] { $n } певне влучання, без кубиків
    [few] { $n } певні влучання, без кубиків
   *[other] { $n } певних влучань, без кубиків
 }

## Розставляння й купівля

aces-table-placing = Розставте армію { $army } довкола номера { $number }
aces-table-tokens = Ваші армії
aces-table-place-army = Розставити армію
aces-table-place-all = Підготувати все
aces-table-no-factory = У вас немає фабрик.

## Наступний хід ворога

aces-table-layer = Досяжність ворога
aces-table-layer-title = Наступний хід ворога
aces-table-layer-how = У червоні гекси ворог може вдарити наступного ходу, якщо все лишиться як є; число показує, скількома підрозділами. Наведіть на гекс або виберіть підрозділ.
aces-table-layer-unit = { $unit } на { $hex }
aces-table-layer-safe = Там його не може атакувати жоден ворожий підрозділ.
aces-table-layer-by = Нападник
aces-table-layer-from = звідки
aces-table-layer-destroys = знищує
aces-table-layer-damage = пошкоджень у середньому
aces-table-layer-hit = Можуть ударити сюди: { $units }.
aces-table-layer-go = Можуть дійти сюди: { $units }.
aces-table-layer-take = Можуть зайняти фабрику на { $hex }: { $units }.

## Що означають знаки й слова

aces-table-legend = Легенда
aces-legend-signs = На підрозділі
aces-legend-marks = На полі
aces-legend-figures = На картці підрозділу
aces-legend-rules = У цій партії
aces-legend-print = Надрукувати пам’ятку
aces-name-speed = Швидкість
aces-term-speed = Очки руху на хід. Гекс коштує стільки, скільки його місцевість; літаки всюди платять 1.
aces-name-range = Дальність
aces-term-range = На якій відстані може бути ціль, у гексах. Вогонь у відповідь буває лише на дальності 1.
aces-name-air = Літаки
aces-term-air = Чи може підрозділ атакувати літаки, лише стріляти по них у відповідь, чи ні те, ні інше.
aces-name-damage = Пошкодження
aces-term-damage = Шість пошкоджень знищують підрозділ. Що більше пошкоджень, то менше кубиків.
aces-name-experience = Досвід
aces-term-experience = 1 очко за пошкодження в сутичці, 2 за знищення. Від 3 очок — ветеран, від 5 — герой війни: влучати легше.
aces-name-armour = Рядок броні
aces-term-armour = Скільки влучань треба для 1, 2, 3, 4, 5 і 6 пошкоджень. У лісі наземний захисник має рядок для лісу.
aces-name-support = Червоні кубики
aces-term-support = Підтримка: лише для нападника й на дальності 1. Проти наземної цілі два роди військ вашої фракції, що дістають до неї, дають 2 червоні кубики, три або чотири — 3. Проти літака їх дають лише літаки: ще один поруч із ціллю 2, два й більше 3.
aces-name-army = Армія
aces-term-army = Підрозділи одного стартового жетона. У перших раундах діють не всі армії; куплені підрозділи діють завжди.
aces-name-factory = Фабрика
aces-term-factory = Її займає піхота із сусіднього гекса, витративши весь рух. Кожна дає 1 монету за хід; хто має досить фабрик, той переміг.
aces-name-interception = Перехоплення
aces-term-interception = Підрозділ біля шляху може зупинити того, хто рухається. Наступного свого ходу він мусить його атакувати й не може рухатися.
aces-name-automa = Автома
aces-term-automa = Ворог, що діє за пріоритетами книги. Його влучання сталі: він ніколи не кидає кубиків.
aces-name-moved = Рух зроблено
aces-term-moved = Цього ходу він уже рухався.
aces-name-attacked = Атакує
aces-term-attacked = Його атака в списку.
aces-name-owes = Мусить атакувати
aces-term-owes = Він перехопив: наступного свого ходу мусить атакувати той підрозділ і не може рухатися.
aces-name-repairing = У ремонті
aces-term-repairing = На початку наступного свого ходу втрачає до 3 пошкоджень.
aces-name-water = На воді
aces-term-water = На воді піхота не атакує, не стріляє у відповідь, не підтримує й не перехоплює.
aces-name-spent = Блідіший
aces-term-spent = Цього ходу він уже нічого не може зробити.
aces-name-reach = Сині гекси
aces-term-reach = Куди може дійти вибраний підрозділ і скільки очок руху це коштує.
aces-name-danger = Червоне штрихування
aces-term-danger = Кожен шлях туди йде повз того, хто може перехопити: перехресні лінії та «!» біля вартості.
aces-name-target = Червоне кільце
aces-term-target = Звідти можна атакувати.
aces-name-threat = Червона крапкована межа
aces-term-threat = Куди ворожі підрозділи можуть ударити наступного ходу і скільки їх.
aces-term-v2 = Прихована пускова установка раз на раунд стріляє по фабриці; більше за 3 на кубику знищує її. Німеччина перемагає, знищивши п’ять фабрик, Союзники — знищивши установку, кожна команда — тримаючи п’ять фабрик.
aces-name-token = Закритий жетон
aces-term-token = Один із 13 — пускова установка. Підрозділ Союзників поруч перевертає жетон; ніхто не закінчує рух на жетоні.
aces-term-bulge = Німеччина перемагає, коли танк закінчує рух на березі моря. Якщо він туди не дійде, перемагають Союзники.
aces-term-mountains = Гори коштують 1½ і закриті для танків. Артилерія на горі б’є на 2 гекси далі.
aces-term-weather = Її кожні три ходи вирішує кубик.
aces-term-weather-normal = Нічого не змінюється.
aces-term-weather-frost = Вода — стандартна місцевість для всіх підрозділів.
aces-term-weather-mud = Дорога коштує 1, стандартна місцевість 1½, ліс 2.
aces-term-weather-dry = Стандартна місцевість коштує ½.
aces-term-weather-storm = Дальність артилерії менша на 1.
aces-term-weather-fog = Нікого не можна перехопити.
aces-term-open = Пояснити: { $name }

## Назви підрозділів

aces-table-name-number = { $name } { $nr }
aces-table-name-after-number = { $name } № { $nr }
aces-table-name-of = { $name } [{ $tag }]

## Мапа словами: команди з клавіатури

aces-cmd-units = підрозділи, м
aces-cmd-units-does = де твої підрозділи
aces-cmd-enemies = вороги, о
aces-cmd-enemies-does = де ворожі підрозділи
aces-cmd-at = де, е
aces-cmd-at-does = що на гексі, наприклад де F7
aces-cmd-reach = досяг, г
aces-cmd-reach-does = які підрозділи можуть дійти до гекса, наприклад досяг F7
aces-cmd-reaches = { $unit } (очок руху: { $cost })
aces-cmd-reach-none = Жоден підрозділ не може дійти до { $hex }.
aces-cmd-threats = загрози, з
aces-cmd-threats-does = що вороги можуть атакувати наступного ходу, порухавшись, і які фабрики можуть зайняти
aces-cmd-threat = { $unit } на { $hex }, наступного ходу можуть атакувати: { $enemies }.
aces-cmd-threat-by = { $unit } з { $hex } (знищення: { $chance })
aces-cmd-threat-none = Наступного ходу жоден ворог не може вас атакувати, навіть порухавшись.
aces-cmd-scan = огляд, я
aces-cmd-scan-does = що лежить у напрямку від гекса, наприклад огляд F7 ne
aces-cmd-scan-where = Назви гекс і напрямок: { $directions }.
aces-cmd-no-hex = На цій мапі немає гекса «{ $hex }».

## Що змінилося, відколи гравець дивився

aces-since-moved = { $unit }: { $from } → { $hex }
aces-since-hurt = { $unit } ({ $hex }): пошкодження { $n }
aces-since-lost = { $unit } ({ $hex }): знищено
aces-since-arrived = { $unit } ({ $hex }): новий підрозділ
aces-since-taken = Фабрика { $hex }: { $faction }
aces-since-free = Фабрика { $hex }: нічия
aces-web-new-preview = Мапа: фабрик { $n }

## Підказки.

aces-hint-nothing = Більше нічого не робити.
aces-cmd-hint = підказка, пі
aces-cmd-hint-does = Що зробив би тут сильний гравець, з імовірностями.
aces-web-new-slip-search = бот, що думає, { $level }{ $style ->
    [bold] , сміливий
    [careful] , обережний
    [collector] , збирач
   *[none] { "" }
 }

## Boards of one’s own on the page that puts a match together

aces-web-new-board-own = ваше
aces-web-new-board-here = цього сервера
aces-web-new-board-draw = Намалюйте власне поле
aces-web-new-half-only = половина поля

## Завдання уроків, які створили люди

aces-web-task-stand = Приведіть цю одиницю на { $hex }: { $unit }.
aces-web-task-destroy = Знищте цю одиницю: { $unit }.
aces-web-task-occupy = Займіть фабрику на { $hex }.
aces-web-task-fight = Хай ця одиниця вистрілить: { $unit }.
aces-web-task-buy = Купіть одиницю цього типу: { $kind }.
aces-web-task-end_turn = Завершіть свій хід.
aces-web-task-win = Виграйте гру.
aces-web-task-done = Чудово: це було останнє завдання.

## Клавіші цієї гри

aces-web-key-hexes = Стрілки, Q W E A S D
aces-web-key-does-hexes = на мапі: до сусіднього гекса
aces-web-key-layers = T
aces-web-key-does-layers = куди ворог може піти й ударити наступного ходу
aces-web-key-steps = G
aces-web-key-does-steps = оголосити весь шлях або йти крок за кроком
aces-web-key-by-way = V
aces-web-key-does-by-way = іти через цей гекс
