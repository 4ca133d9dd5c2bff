### Стіл у браузері: що запитують, панелі, журнал, поле словами.

## Верхня смуга

table-title = Sandtable
table-title-yours = Ваш хід · Sandtable
table-your-turn = Ваш хід
table-round = Раунд { $n }
table-phases = Фази ходу
table-phase-movement = Рух
table-phase-declaring = Оголошення атак
table-phase-combat = Бій
table-phase-money = Гроші
table-short-movement = Рух
table-short-declaring = Атаки
table-short-combat = Бій
table-short-money = Гроші
table-undo = Скасувати
table-undo-nothing = Немає чого скасовувати.
table-undo-die = Після цього вже кидали кубики.
table-undo-draw = Після цього вже тягнули жереб.
table-undo-reveal = Після цього вже відкрилося щось приховане.
table-undo-clock = Після цього вичерпався час.
table-undo-other = Після цього вже діяв інший гравець: { $who }.
table-propose = Запропонувати іншим повернутися назад.
table-redo = Повторити
table-rules = Правила
table-menu = Меню
table-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
 }
table-clock-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
 }

## Сторони

table-sides = Сторони
table-playing = зараз хід
table-next = далі
table-you = ви
table-automa = Автома
table-bot = бот
table-seat-here = за цим екраном
table-seat-open = ще нікого
table-here = за столом
table-away = не за столом
table-stand-in = замість гравця грає бот
table-resigned = гравець здався
table-factories = фабрики
table-coins = монети
table-units = підрозділи
table-race = Для перемоги: { $n ->
    [3] три фабрики
    [4] чотири фабрики
    [5] п'ять фабрик
    [6] шість фабрик
    [one] { $n } фабрика
    [few] { $n } фабрики
    [many] { $n } фабрик
   *[other] { $n } фабрики
 }
table-race-of = { $side }: фабрик { $n } з { $of }
table-weather = Погода: { $weather }

## Що запитують

table-prompt = Запитання
table-march = Перемістити на { $hex }
table-march-ask = { $unit }: перемістити на { $hex }? Очок руху: { $cost } з { $of }.
table-march-occupies = Так ви займете фабрику.
table-march-danger = Можливе перехоплення на { $hexes }: { $units }.
table-attack = Оголосити цю атаку
table-confirm = { $choice }?
table-hint-move = { $n ->
    [0] Жоден підрозділ більше не може рухатися.
    [1] Рухатися ще може один підрозділ. Виберіть його, а потім гекс.
    [one] Рухатися ще може { $n } підрозділ. Виберіть один із них, а потім гекс.
    [few] Рухатися ще можуть { $n } підрозділи. Виберіть один із них, а потім гекс.
    [many] Рухатися ще можуть { $n } підрозділів. Виберіть один із них, а потім гекс.
   *[other] Рухатися ще можуть { $n } підрозділу. Виберіть один із них, а потім гекс.
 }
table-hint-declare = { $n ->
    [0] Жоден підрозділ не може атакувати.
    [1] Атакувати може один підрозділ. Виберіть його, а потім ціль.
    [one] Атакувати може { $n } підрозділ. Виберіть один із них, а потім ціль.
    [few] Атакувати можуть { $n } підрозділи. Виберіть один із них, а потім ціль.
    [many] Атакувати можуть { $n } підрозділів. Виберіть один із них, а потім ціль.
   *[other] Атакувати можуть { $n } підрозділу. Виберіть один із них, а потім ціль.
 }
table-hint-places = Виберіть один із синіх гексів.
table-partner = { $faction }: дійте разом із напарником.
table-leave = Не треба
table-end-move = Завершити рух
table-end-declare = До бою
table-end-money = Завершити хід
table-waiting = Очікуємо: { $who }.
table-wait = Хвилинку.
table-showing = Дивіться, що відбувається.
table-skip = Пропустити
table-options = Усе, що можна зробити
table-options-search = Пошук
table-options-none = Зараз нічого такого зробити не можна.
table-fault = Через нашу помилку стіл зупинився, і цю партію закрито. Нічого не втрачено.
table-lost = З'єднання втрачено. Воно відновиться саме; тоді спробуйте ще раз.
table-reconnecting = З'єднання втрачено. Пробуємо знову …
table-unreachable = Ця партія недоступна.
table-loading = Накриваємо стіл …
table-tip = Виберіть підрозділ, щоб побачити, що він може зробити. З клавіатури: Tab веде до поля, стрілки — до гекса, Enter вибирає його, N — наступний підрозділ.

## Пропозиції повернутися

table-proposal = { $who } просить скасувати останній вибір.
table-proposal-yes = Погодитися
table-proposal-no = Грати далі
table-proposal-waits = Очікуємо: { $who }.

## Підготовка

table-divide = Розподіліть свої підрозділи між трьома жетонами
table-divide-two = Розподіліть свої підрозділи між двома жетонами
table-divide-how = Ніхто ще не знає, де опиниться кожен жетон. Перетягніть підрозділ на інший жетон, торкніться підрозділу, а потім жетона, або натисніть номер жетона.
table-divide-onto = Покласти на жетон { $n }
table-divide-shared = спільний із напарником
table-divide-empty = немає підрозділів
table-divide-spread = Поділити порівну
table-divide-done = Це мої армії
table-extras = Виберіть чотири підрозділи з другого набору
table-extras-n = Вибрано { $n } з 4
table-extras-done = Додати ці чотири

## Підрозділи

table-unit-place = { $hex }, { $terrain }
table-unit-army = армія { $army }
table-unit = { $unit }, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }, { $level }.
table-unit-moved = Рух уже зроблено.
table-unit-owes = Мусить атакувати підрозділ { $unit }.
table-unit-repairing = У ремонті.
table-speed = швидкість { $n }
table-range = дальність { $range }
table-air-no = літаки: ні
table-air-back = літаки: лише у відповідь
table-air-yes = літаки: так
table-damage = Пошкодження
table-damage-of = пошкоджень: { $n } з 6
table-experience-of = { $n ->
    [one] { $n } очко досвіду
    [few] { $n } очки досвіду
    [many] { $n } очок досвіду
   *[other] { $n } очка досвіду
 }
table-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
    [many] { $n } кубиків
   *[other] { $n } кубика
 }
table-hits-on = влучає на { $n } або менше
table-hits = влучає на { $n }
table-armour = Броня
table-armour-forest = у лісі
table-armour-of = { $n ->
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

table-odds = Якщо атакувати
table-odds-from = Якщо атакувати з { $hex }
table-odds-targets = Цілі
table-odds-attack = { $n ->
    [1] { $n } кубик, влучає
    [one] { $n } кубик, влучають
    [few] { $n } кубики, влучають
    [many] { $n } кубиків, влучають
   *[other] { $n } кубика, влучають
 } на { $needed } або менше
table-odds-red = { $n ->
    [one] { $n } червоний кубик
    [few] { $n } червоні кубики
    [many] { $n } червоних кубиків
   *[other] { $n } червоного кубика
 } за підтримку: { $units }
table-odds-back = У відповідь { $n ->
    [1] { $n } кубик, влучає
    [one] { $n } кубик, влучають
    [few] { $n } кубики, влучають
    [many] { $n } кубиків, влучають
   *[other] { $n } кубика, влучають
 } на { $needed } або менше
table-odds-no-back = Вогню у відповідь немає.
table-odds-then = { $unit }: пошкодження після сутички
table-odds-destroyed = знищення в { $n ->
    [one] { $n } випадку
    [few] { $n } випадках
    [many] { $n } випадках
   *[other] { $n } випадку
 } зі 100
table-odds-verdict = Атака знищує ціль { $target } у { $destroys ->
    [one] { $destroys } випадку
    [few] { $destroys } випадках
    [many] { $destroys } випадках
   *[other] { $destroys } випадку
 } зі 100.
table-odds-safe = Нападник у цій сутичці не загине.
table-odds-risk = Нападник гине в { $lost ->
    [one] { $lost } випадку
    [few] { $lost } випадках
    [many] { $lost } випадках
   *[other] { $lost } випадку
 } зі 100.
table-fight-attacks = атакує ціль { $target }:
table-fight-back = відстрілюється:
table-fight-hits = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
    [many] { $n } влучань
   *[other] { $n } влучання
 }
table-fight-damaged = { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }
table-fight-damage = { $unit }: { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }.
table-fight-destroyed = Знищено: { $unit }.
table-fight-learnt = { $unit } отримує { $n ->
    [one] { $n } очко досвіду
    [few] { $n } очки досвіду
    [many] { $n } очок досвіду
   *[other] { $n } очка досвіду
 }.
table-fight-skip = Пропустити
table-attacks = Порядок атак
table-attack-earlier = Провести атаку { $n } раніше
table-attack-later = Провести атаку { $n } пізніше
table-attack-remove = Прибрати атаку { $n } зі списку

## Гроші

table-shop = Купівля
table-coins-of = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
 }
table-repairs = Ремонт
table-repair-what = знімає { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
    [many] { $n } пошкоджень
   *[other] { $n } пошкодження
 }
table-transfer = Монети союзнику: { $faction } (одна йде в банк)
table-transfer-send = Передати

## Журнал і чат

table-log = Журнал
table-since = Відколи ви були тут востаннє
table-why = Чому
table-chat = Чат
table-chat-none = Ще ніхто нічого не написав.
table-chat-say = Напишіть щось
table-chat-send = Надіслати
table-list-none = нічого
table-somebody = Хтось
table-notes = Мої нотатки
table-panels = Панелі
table-tab-dock = Карти
table-tab-unit = Підрозділ
table-tab-log = Журнал
table-tab-sides = Сторони
table-tab-chat = Чат

## Меню

table-invite = Надішліть це посилання тим, хто гратиме
table-watch-link = Посилання на цю партію
table-language = Мова
table-pace = Темп
table-pace-0 = миттєвий
table-pace-0-5 = повільний
table-pace-1 = звичайний
table-pace-2 = швидкий
table-offer-draw = Запропонувати нічию
table-resign = Здатися
table-resign-sure = Справді здатися?
table-home = Перша сторінка
table-commitment = Усі кидки походять з одного ключа, який відкриють наприкінці. Його відбиток, зафіксований на початку:
table-keys = Клавіші
table-key-tab = Tab
table-key-tab-does = від запитання до поля, підрозділу, журналу
table-key-arrows = Стрілки, Q W E A S D
table-key-arrows-does = на полі: до сусіднього гекса
table-key-enter = Enter
table-key-enter-does = вибрати гекс; ще раз: підтвердити
table-key-escape = Esc
table-key-escape-does = відпустити підрозділ або пропустити показ
table-key-next = N, P
table-key-next-does = наступний або попередній підрозділ, що може діяти
table-key-end = X
table-key-end-does = завершити фазу
table-key-undo = U, R
table-key-undo-does = скасувати, повторити
table-key-zoom = +, -, 0
table-key-zoom-does = наблизити, віддалити, усе поле
table-key-list = M
table-key-list-does = це меню
table-key-log = L
table-key-log-does = до журналу

## Поле

table-board = Поле
table-zoom = Масштаб
table-zoom-in = Наблизити
table-zoom-out = Віддалити
table-zoom-fit = Усе поле
table-hex = { $hex }, { $terrain }.
table-hex-factory = Власник фабрики: { $faction }.
table-hex-factory-neutral = Нейтральна фабрика.
table-hex-factory-destroyed = Знищена фабрика.
table-hex-start = Стартовий номер { $number }.
table-hex-token = Тут лежить жетон долілиць.
table-hex-launcher = Пускова установка V2, { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }.
table-hex-reach = Можна дістатися, очок руху: { $cost }.
table-hex-occupies = Так можна зайняти фабрику.
table-hex-danger = Дорогою можуть перехопити.
table-hex-place = Можна вибрати.
table-hex-target = Можна атакувати.
table-hex-away = { $n ->
    [1] За один гекс
    [one] За { $n } гекс
    [few] За { $n } гекси
    [many] За { $n } гексів
   *[other] За { $n } гекса
 } на { $direction }.
table-direction-n = північ
table-direction-ne = північний схід
table-direction-se = південний схід
table-direction-s = південь
table-direction-sw = південний захід
table-direction-nw = північний захід

## Один екран

table-curtain = Зараз хід: { $who }
table-curtain-why = Тут є те, чого інша сторона не повинна бачити. Передайте екран.
table-curtain-lift = Я тут

## Після завершення

table-replay = Повтор
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-at = { $n } з { $of }
table-fork = Грати звідси
table-export = Зберегти у файл
table-verify = Перевірити кубики

## Sergeants

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
