### Стіл у браузері: що запитують, панелі, журнал, поле словами.

## Верхня смуга

table-title = Sandtable
table-title-yours = Ваш хід · Sandtable
table-your-turn = Ваш хід
table-undo = Скасувати
table-undo-nothing = Немає чого скасовувати.
table-undo-die = Після цього вже кидали кубики.
table-undo-draw = Після цього вже тягнули жереб.
table-undo-reveal = Після цього вже відкрилося щось приховане.
table-undo-clock = Після цього вичерпався час.
table-undo-other = Після цього вже діє { $who }.
table-propose = Просити скасувати
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
table-you = ви
table-automa = Автома
table-bot = бот
table-seat-here = за цим екраном
table-seat-open = ще нікого
table-here = за столом
table-away = не за столом
table-stand-in = замість гравця грає бот
table-resigned = партію здано

## Що запитують

table-prompt = Запитання
table-confirm = { $choice }?
table-leave = Скасувати
table-waiting = Очікуємо: { $who }.
table-wait = Хвилинку.
table-showing = Дивіться, що відбувається.
table-skip = Пропустити
table-options = Усе, що можна зробити
table-options-search = Пошук
table-options-none = Зараз нічого такого зробити не можна.
table-fault = Через нашу помилку стіл зупинився, і цю партію закрито. Нічого не втрачено.
table-lost = З’єднання втрачено. Воно відновиться саме; тоді спробуйте ще раз.
table-reconnecting = З’єднання втрачено. Пробуємо знову…
table-watching = Ви спостерігаєте за цією партією.
table-watching-turns = { $n ->
    [one] Ви дивитеся з відставанням на { $n } хід.
    [few] Ви дивитеся з відставанням на { $n } ходи.
   *[other] Ви дивитеся з відставанням на { $n } ходів.
}
table-watching-minutes = { $n ->
    [one] Ви дивитеся з відставанням на { $n } хвилину.
    [few] Ви дивитеся з відставанням на { $n } хвилини.
   *[other] Ви дивитеся з відставанням на { $n } хвилин.
}
table-watching-end = Ви побачите цю партію, коли вона скінчиться.
table-no-match = Такої партії немає
table-no-match-lead = Можливо, посилання неповне або партію видалено. Попросіть нове посилання.
table-loading = Готуємо стіл…

## Пропозиції повернутися

table-proposal = { $who } просить скасувати останній вибір.
table-proposal-yes = Погодитися
table-proposal-no = Грати далі
table-proposal-waits = Очікуємо: { $who }.

## Журнал і чат

table-log = Журнал
table-since = Відколи ви були тут востаннє
table-why = Чому
table-chat = Чат
table-chat-none = Ще ніхто нічого не написав.
table-chat-say = Напишіть щось
table-chat-send = Надіслати
table-chat-watching = Коментарі
table-chat-watching-note = Гравці не можуть читати це до кінця партії.
table-chat-from-watching = { $name } (глядач)
table-embed = Код для вебсайту
table-list-none = нічого
table-someone = Хтось
table-notes = Мої нотатки
table-orders = Постійні накази
table-orders-how = Що ви відповідаєте без запитання, доки не скасуєте. Бачите це лише ви.
table-orders-stand = Постійні накази: { $orders }.
table-order-always = Завжди: { $order }
table-panels = Панелі
table-tab-dock = Карти
table-tab-unit = Підрозділ
table-tab-log = Журнал
table-tab-sides = Сторони
table-tab-chat = Чат

## Меню

table-invite = Надішліть це посилання тим, хто гратиме
table-watch-link = Посилання на цю партію
table-show-elsewhere = Показати деінде
table-stream-link = Посилання для трансляції
table-language = Мова
table-pace = Темп
table-pace-0 = миттєвий
table-pace-0-5 = повільний
table-pace-1 = звичайний
table-pace-2 = швидкий
table-resign = Здатися
table-resign-sure = Справді здатися?
table-home = Перша сторінка
table-commitment = Усі кидки походять з одного ключа, який відкриють наприкінці. Його відбиток, зафіксований на початку:
table-keys = Клавіші
table-key-tab = Tab
table-key-tab-does = до наступної частини столу
table-key-enter = Enter
table-key-enter-does = вибрати; ще раз: підтвердити
table-key-escape = Esc
table-key-escape-does = відпустити або пропустити показ
table-key-next = N, P
table-key-next-does = хто з ваших ще може діяти: наступний, попередній
table-key-end = X
table-key-end-does = завершити фазу або карту
table-key-undo = U, R
table-key-undo-does = скасувати, повторити
table-key-zoom = +, -, 0
table-key-zoom-does = наблизити, віддалити, уся мапа
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

## Один екран

table-curtain = Зараз хід: { $who }
table-curtain-why = Тут є те, чого інша сторона не повинна бачити. Передайте екран.
table-curtain-lift = Я тут

## Після завершення

table-replay = Повтор
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-at = { $n } з { $of }
table-replay-lesson = Зробити урок
table-replay-lesson-not = З цієї миті уроку не зробити; виберіть мить між двома ходами.
table-fork = Грати звідси
table-export = Зберегти у файл
table-verify = Перевірити кубики
## Перегляд подій

table-telling-hold = Стоп
table-telling-go-on = Продовжити
table-telling-next = Наступне
table-telling-faster = Швидше
table-digest = Після вашого ходу:
table-again = Показати ще раз
table-again-of = Показати ще раз: { $what }
## Повтор

table-replay-start = Початок.
table-replay-back = Крок назад
table-replay-on = Крок уперед
table-replay-turn-back = До попереднього ходу
table-replay-turn-on = До наступного ходу
table-replay-turn = Хід
table-replay-speed = Швидкість
table-replay-times = { $n }×
table-fork-who = Хто грає звідси?
table-fork-me = Я
table-fork-bot = Бот
table-fork-open = Друг, за запрошенням
## Кінець

table-end = Як закінчилося
table-end-you-won = Ви перемогли
table-end-you-lost = Ви програли
table-end-won = Перемога: { $who }
table-end-draw = Нічия
table-end-lost = Втрати
table-end-nothing = немає
table-end-luck = Удача
table-end-luck-of = Влучань: { $made }; очікувано: { $expected }; спроб: { $tries }
table-end-secrets = Накази
table-end-course = Раунд за раундом
table-end-again = Ще раз
table-end-swap = Помінятися сторонами
table-end-harder = Складніше
table-end-next = Далі: { $what }
table-rematch-call = Ще одну партію?
table-rematch-from = { $who }: запрошення до нової партії.
table-rematch-accept = Сісти за стіл
table-end-share = Посилання

## Сісти за стіл: запрошення, імена за одним екраном

table-invite-title = { $n ->
    [one] { $n } місце вільне: запроси друга
    [few] { $n } місця вільні: запроси друзів
   *[many] { $n } місць вільні: запроси друзів
 }
table-invite-again = Показати запрошення
table-invite-fold = Згорнути запрошення
table-invite-code = Посилання як QR-код
table-invite-share = Поділитися
table-names = Хто грає за цим екраном?
table-names-go = Імена гравців
table-names-keep = Зберегти імена
table-veil = Показати те, що бачиш лише ти
table-curtain-name = Твоє ім’я, якщо хочеш

## Звуки та моменти, якими можна поділитися

table-sound = Звуки
table-replay-link = Посилання сюди
table-sheet = Панелі під мапою

## Стіл словами: команди з клавіатури

table-cmd = Запитати стіл
table-cmd-label = Введи команду, наприклад довідка
table-cmd-send = Запитати
table-cmd-said = Відповіді столу
table-cmd-unknown = Команди «{ $word }» немає. Введи { $help }, щоб побачити всі.
table-cmd-nothing = Нічого немає.
table-cmd-more = { $n ->
    [one] Ще { $n }. Додай слово, щоб звузити.
    [few] Ще { $n }. Додай слово, щоб звузити.
   *[many] Ще { $n }. Додай слово, щоб звузити.
 }
table-cmd-no-number = Відповіді з таким номером немає. Спершу введи { $answers }.
table-cmd-help = довідка, д
table-cmd-help-does = усі команди
table-cmd-question = питання, п
table-cmd-question-does = про що тебе питають або на кого чекають
table-cmd-answers = відповіді, в
table-cmd-answers-does = що можна відповісти, з номерами; зі словом після — лише відповіді з ним
table-cmd-do = роби, р
table-cmd-do-does = дає відповідь із цим номером, наприклад роби 3
table-cmd-log = журнал, ж
table-cmd-log-does = останні рядки журналу, п’ять або скільки скажеш
table-key-ask = /
table-key-ask-does = напиши запитання столу
table-replay-more = Більше

## Numbers that everybody mixes in

table-numbers-seats = Нічого не кидають і не роздають, доки всі не сядуть: тоді кожен домішує число.
table-numbers-wait = Випадок чекає на число. Хто ще не дав: { $who }. Його домішають, щойно відкриють цю сторінку.
table-numbers-elsewhere = Ваше число в браузері, з якого ви сіли за стіл. Відкрийте стіл там або грайте без нього.
table-numbers-forgo = Далі без нього
table-commitment-dealt = Усі карти походять з одного ключа, який відкриють наприкінці. Його відбиток, зафіксований на початку:
table-verify-dealt = Перевірити колоду

## The people at the table

table-company = Інші гравці
table-company-turn-out = Попросити піти
table-company-block = Заблокувати
table-company-report = Поскаржитися
table-company-why = Що сталося? Це прочитає власник сервера разом із чатом цієї партії.
table-company-send = Надіслати скаргу
table-company-left = Місце знову вільне.
table-company-blocked = Ви більше не читатимете цю людину, і вона не зможе сісти з вами.
table-company-reported = Власник сервера отримав вашу скаргу.

## Моменти партії, що триває, зміни від останнього разу, кліпи

table-moment = Повернутися сюди
table-moment-of = Повернутися сюди: { $what }
table-look-back = Озирнутися
table-back-to-game = Назад до гри
table-looked = Від твого останнього разу:
table-looked-more = { $n ->
    [one] і ще { $n } зміна, позначена на мапі
    [few] і ще { $n } зміни, позначені на мапі
   *[other] і ще { $n } змін, позначених на мапі
 }
table-looked-clear = Прибрати позначки
table-cmd-since = зміни
table-cmd-since-does = що змінилося на мапі від твого останнього разу
table-cmd-confirm = підтвердь, ок
table-cmd-confirm-does = дає відповідь, складену на полі
table-cmd-ready = Усе на місці. Введи { $word }.
table-cmd-no-candidate = Підтверджувати нічого.
table-cmd-back = назад, н
table-cmd-back-does = крок назад у партії, щоб почути, що сталося
table-cmd-next = далі, дл
table-cmd-next-does = крок уперед
table-cmd-turn = хід
table-cmd-turn-does = на початок ходу чи раунду, наприклад хід 2
table-cmd-no-turn = Хід із таким номером ще не починався. Уже почалися: { $turns }.
table-cmd-now = зараз
table-cmd-now-does = назад до партії, як вона є
table-cmd-is-now = Це партія, як вона є зараз.
table-cmd-lesson = урок
table-cmd-lesson-does = про що урок і що робити тепер
table-cmd-no-lesson = Ця партія не урок.
table-clip = Зробити кліп
table-clip-title = Кліп, щоб поділитися
table-clip-turn = Який хід?
table-clip-all = Досі
table-clip-make = Створити кліп
table-clip-under-way = Малюємо: { $n } з { $of }
table-clip-done = Кліп: { $n ->
    [one] { $n } кадр
    [few] { $n } кадри
   *[other] { $n } кадрів
 }, { $size } КБ
table-clip-save = Зберегти кліп
table-clip-share = Поділитися кліпом
table-clip-alt = Анімоване зображення: { $what }
table-clip-failed = Цей браузер не може намалювати мапу. Спробуй інший.
table-clip-nothing = У цьому ході ще нічого не сталося.
table-clip-longest = Кліп показує останні кроки ходу: { $n }.

## Боти, що думають наперед.

table-search = бот, рівень { $level }
table-fork-search = Бот, рівень { $level }

## The analysis of a finished match

table-analysis = Аналіз
table-analysis-ask = Аналізувати партію
table-analysis-ask-about = Це триває кілька хвилин; тим часом можна піти.
table-analysis-waiting = { $n ->
    [0] Ваша партія наступна.
    [one] Спершу аналізується ще { $n } партія.
    [few] Спершу аналізуються ще { $n } партії.
   *[many] Спершу аналізується ще { $n } партій.
}
table-analysis-working = Триває аналіз…
table-analysis-done = Аналіз готовий.
table-analysis-curve = Наскільки ймовірною була перемога, крок за кроком
table-analysis-chance-of = { $who }: { $chance }
table-analysis-ledger = Удача й уміння
table-analysis-worst = { $n ->
    [one] { $n } найгірший момент на кривій.
    [few] { $n } найгірші моменти на кривій.
   *[many] { $n } найгірших моментів на кривій.
}
table-analysis-mark = { $mark ->
    [blunder] Груба помилка: подивитися
    [mistake] Помилка: подивитися
   *[inaccuracy] Неточність: подивитися
}
table-analysis-moment = { $mark ->
    [blunder] Груба помилка
    [mistake] Помилка
   *[inaccuracy] Неточність
}, { $who } ({ $where }): віддано { $lost }
table-analysis-played = Зіграно: { $what }
table-analysis-better = Краще: { $what }
table-analysis-drawn = На мапі
table-analysis-show-better = Показати кращий план
table-analysis-show-played = Показати зігране
table-analysis-about = Це оцінки сильного гравця, а не істина: малі відмінності важать небагато.
table-analysis-adds-up = Від перших шансів до результату
table-analysis-start = На початку
table-analysis-decisions = Рішення: { $who }
table-analysis-chance = Удача
table-analysis-result = Результат
table-analysis-given = { $who }: { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[many] { $n } рішень
}, віддано { $lost } (грубих помилок { $blunders }, помилок { $mistakes }, неточностей { $inaccuracies }).
table-analysis-marks = Рішення, що віддали шанси
table-analysis-no-marks = Жодне рішення не віддало багато.
table-analysis-by-turn = Шанси хід за ходом
web-commentary-full = Для однієї партії досить { $most } коментарів.
web-embed-open = Відкрити в Sandtable
web-hint-people = У матчі проти інших людей підказок не буває.
web-hint-none = Зараз немає на що дати підказку.
web-hint-ask = Попросити підказку
web-hint-ask-title = Що зробив би тут сильний гравець?
web-hint-thinking = Думаю…
web-hint-card = Підказка
web-hint-best = Сильний гравець зробив би так. Це виграє приблизно у { $percent } % випадків.
web-hint-other = Другий варіант виграє приблизно у { $percent } %.
web-hint-plan = План, крок за кроком
web-hint-close = Прибрати підказку

## What the table refuses

web-sealed = Деякі відповіді ще таємні. Спробуйте, коли надійдуть усі.
web-over-resigned = Партію завершено: одна з команд здалася.
web-over-too-long = Гру зупинено після { $most } записів: стільки не буває в жодній партії між людьми. Переможця немає.
web-resigned = У цій партії ви вже здалися.
web-stale = Гра вже пішла далі. Погляньте ще раз і виберіть знову.
web-wait = Кубики ще котяться. Хвилинку.
web-not-asked = Зараз вас про це не питають.
web-cannot-redo = Немає чого повторювати.
web-undo-nothing = Немає чого скасовувати.
web-undo-die = Відтоді вже кидали кубики, тож скасувати не можна.
web-undo-draw = Відтоді вже щось витягли навмання, тож скасувати не можна.
web-undo-reveal = Відтоді показано щось приховане, тож скасувати не можна.
web-undo-other = Відтоді діяв хтось інший, тож скасувати не можна.
web-undo-clock = Відтоді час вичерпано, тож скасувати не можна.
web-undo-too-often = У цій партії скасовували надто часто.
web-proposal-open = Хтось інший уже просить повернутися. Спершу дайте відповідь на це.
web-no-proposal = Зараз ніхто не просить вас повернутися.
web-rewind-open-seat = Одне місце ще вільне, тож скасувати те, що вирішив випадок, не можна.
web-rewind-too-far = Це надто далеко: повертайтеся крок за кроком, не більше ніж через один випадок за раз.
web-chat-length = Рядок має від 1 до { $most } літер.
web-notes-length = Нотатки мають щонайбільше { $most } літер.
web-query-too-long = Обчислення тривало надто довго.
web-notes-seated = Нотатки тут можуть вести лише ті, хто сидить за столом.
web-no-next = Наступного розділу немає.
web-number-not-now = Зараз від вас не потрібне число.
web-number-wrong = Це не те число, яке ви пообіцяли.
web-over-closed = Власник цього сервера закрив партію. Ніхто не переміг.
web-analysis-none = Для цієї партії немає аналізу.
web-analysis-players = Замовити аналіз може той, хто грав цю партію.
web-analysis-another = Зараз аналізується інша ваша партія. Зачекайте, доки це закінчиться.
web-analysis-full = Забагато партій чекають на аналіз. Спробуйте пізніше.
