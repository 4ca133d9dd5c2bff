### Сторінки клієнта, крім самого столу.

## Усюди

web-title = { $page } · Sandtable
web-title-first = Sandtable: воєнні ігри за одним столом
web-nav = Сторінки
web-nav-learn = Вчіться граючи
web-nav-rules = Правила
web-nav-lobby = Зал очікування
web-nav-replays = Повтори
web-skip = До вмісту
web-language = Мова
web-lamp = Темна тема
web-close = Закрити
web-cancel = Скасувати
web-copy = Копіювати
web-copied = Скопійовано.
web-again = Спробувати ще раз
web-loading = Хвилинку…
web-just-now = щойно
web-to-first = На першу сторінку
web-why = Чому? Показати правило
web-why-about = Показати правило: { $about }
web-rule-title = { $n ->
    [1] Правило
   *[other] Правила
 }
web-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
web-failed = Не вдалося, і причина невідома. Спробуйте ще раз за мить.
web-problems = Так зробити не можна:
web-page-failed = Цю сторінку не вдалося завантажити. Перевірте з’єднання і спробуйте ще раз.
web-missing-title = Тут нічого немає
web-missing-lead = Жодна сторінка Sandtable не має такої адреси. Можливо, в ній помилка або посилання застаріло.

## Люди

web-seat = Гравець { $seat }
web-player-you = ви
web-player-open = вільне місце
web-player-bot = бот
web-player-automa = Автома
web-player-nameless = хтось без імені
web-name-title = Як вас звати?
web-name-lead = Це ім’я читатимуть ті, хто грає з вами. Його можна змінити будь-коли; обліковий запис не потрібен.
web-name-label = Ваше ім’я
web-name-keep = Залишити це ім’я
web-name-choose = Вибрати ім’я
web-name-change = Змінити ім’я

## Партії у списках

web-match-round = Раунд { $round }, { $where }
web-match-turn = Хід { $round }, { $where }
web-match-setting-up = Підготовка, { $where }
web-match-your-turn = ваш хід
web-match-waiting = очікуємо: { $who }
web-match-open = є вільне місце
web-match-won = перемога: { $who }
web-match-draw = нічия

## Перша сторінка

web-first-title = { $n ->
    [2] Дві воєнні гри, один стіл.
   *[other] Воєнні ігри за одним столом.
 }
web-first-lead = Грайте в { $games } за друкованими правилами. Стіл знає їх усі, показує, що ви можете зробити, і пояснює чому.
web-first-games = Ігри
web-first-play = Грати зараз
web-first-two = Удвох за цим екраном
web-first-invite = Запросити друзів
web-first-invite-how = посиланням, зараз чи на кілька днів
web-first-own = Налаштувати партію
web-first-continue = Продовжити
web-first-all = Показати всі партії ({ $n })
web-first-new-here = Ви тут уперше?
web-first-no-account = Обліковий запис не потрібен.
web-first-carry = Грати далі на іншому пристрої

## Нова партія

web-new-title = Нова партія
web-new-game = Яка гра?
web-new-who = { $factions }: хто грає?
web-new-who-me = за цим екраном
web-new-who-open = вільне, за посиланням
web-new-who-bot = бот
web-new-who-automa = Автома
web-new-who-note = Кілька місць за цим екраном — для людей, що передають його одне одному.
web-new-clock = Годинник?
web-clock-none = без годинника
web-clock-hourglass = { $n ->
    [one] пісковий годинник на { $n } хвилину
    [few] пісковий годинник на { $n } хвилини
   *[other] пісковий годинник на { $n } хвилин
 }
web-clock-days = { $n ->
    [one] { $n } день на відповідь
    [few] { $n } дні на відповідь
   *[other] { $n } днів на відповідь
 }
web-clock-none-note = Кожен має стільки часу, скільки треба.
web-clock-hourglass-note = На рух і оголошення атак разом.
web-clock-days-note = Коли час вичерпано, місце займає бот, доки гравець не повернеться.
web-new-listed = Хто може зайняти вільне місце?
web-new-listed-link = Хто має посилання
web-new-listed-link-note = Більше ніхто партії не бачить.
web-new-listed-lobby = Будь-хто
web-new-listed-lobby-note = Партія буде у списку в залі очікування.
web-new-spectating = Коли можуть дивитися інші?
web-spectating-live = одразу
web-spectating-live-note = Хто має посилання, бачить те, що бачать обидві сторони.
web-spectating-turns = { $n ->
    [one] через { $n } хід
    [few] через { $n } ходи
   *[other] через { $n } ходів
}
web-spectating-turns-note = Глядачі бачать хід, коли зіграно ще стільки ж ходів.
web-spectating-minutes = { $n ->
    [one] через { $n } хвилину
    [few] через { $n } хвилини
   *[other] через { $n } хвилин
}
web-spectating-minutes-note = Глядачі бачать кожну дію з такою затримкою.
web-spectating-end = після кінця
web-spectating-end-note = Доти глядачі бачать лише початок.
web-spectating-told = Глядачі бачать цю партію { $when }.
web-bad-spectating = Глядачі можуть відставати на 1–20 ходів або від 1 хвилини до 7 днів.
web-new-slip = Партія стисло
web-new-begin = Почати партію
web-new-then = Потім ви отримаєте посилання, щоб запросити інших.

## Зал очікування

web-lobby-title = Зал очікування
web-lobby-lead = Партії, де є вільне місце для будь-кого.
web-lobby-empty = Зараз ніхто не шукає гравців. Почніть партію, і вона з’явиться тут для інших.
web-lobby-sit = Сісти за стіл: { $factions }
web-lobby-new = Почати відкриту партію

## Запрошення

web-invitation-title = Вас запрошують до гри
web-invitation-lead = Виберіть вільне місце й напишіть ім’я, яке читатимуть інші. Обліковий запис не потрібен.
web-invitation-seats = Місця за столом
web-invitation-join = Сісти й грати
web-invitation-watch = Лише дивитися
web-invitation-full = Усі місця вже зайнято. Ви можете дивитися.
web-invitation-inside = Ви вже сидите за цим столом.
web-invitation-to-table = До столу

## Інший пристрій

web-carry-title = Грати далі на іншому пристрої
web-carry-go = На інший пристрій
web-carry-lead = Ваші місця належать цьому браузеру. За посиланням ви перенесете їх на телефон чи інший комп’ютер.
web-carry-name = Вас звати { $name }.
web-carry-nameless = Ви ще не маєте імені.
web-carry-careful = Хто відкриє посилання, гратиме замість вас. Воно лише для вас: нікому його не давайте.
web-carry-make = Створити посилання
web-carry-link = Відкрийте це на іншому пристрої
web-carry-then = Там вас запитають ще раз, перш ніж щось зміниться.
web-arrive-title = Грати далі тут
web-arrive-lead = Це посилання переносить ваше ім’я і ваші партії на цей пристрій.
web-arrive-instead = Зараз цей браузер грає під іменем { $name }. Потім із цим іменем і його місцями звідси грати вже не можна буде.
web-arrive-do = Перенести сюди

## Навчання

web-learn-title = Вчіться граючи
web-learn-first = Грати проти бота
web-lesson-start = Почати
web-lesson-start-name = Почати урок: { $name }
web-lesson-done = Мети досягнуто

## Правила

web-rules-title = Правила
web-rules-search = Шукати у правилах
web-rules-contents = Зміст
web-reference = Пам’ятка
web-rules-found = { $n ->
    [0] Жодного правила не знайдено.
    [one] Знайдено { $n } правило.
    [few] Знайдено { $n } правила.
   *[other] Знайдено { $n } правил.
 }
web-rules-none = Жодне правило не містить цих слів. Спробуйте коротше.
web-rules-unknown = Правила { $id } немає.

## Повтори

web-replays-title = Повтори
web-replays-lead = Ваші завершені партії: дивіться їх хід за ходом і перевіряйте кожен кидок.
web-replays-none = Ви ще не завершили жодної партії.
web-replays-watch = Дивитися
web-replays-verify = Перевірити кубики
web-import-title = Відкрити файл партії
web-import-lead = Партія, збережена тут або з командного рядка. Кожну відповідь у ній буде зіграно знову, і вона має бути за правилами.
web-import-file = Вибрати файл
web-import-large = У цьому файлі понад 4 МіБ, стільки партії не потрібно.
web-import-not-json = Це не файл партії: його не можна прочитати як JSON.
web-import-not-match = Це не файл партії: у ньому не вказано формату.

## Перевірка кубиків

web-verify-title = Перевірка кубиків
web-verify-lead = Уся випадковість партії походить з одного таємного ключа. Його відбиток оприлюднюють перед першим кидком, а ключ — після останнього, тож ніхто не може вибрати кидок. Перевіряє ваш власний браузер.
web-verify-working = Перевіряємо…
web-verify-good = { $n ->
    [one] Ключ той самий, що був обіцяний, і з нього виходить { $n } кидок чи жереб цієї партії.
    [few] Ключ той самий, що був обіцяний, і з нього виходять усі { $n } кидки й жереби цієї партії.
   *[other] Ключ той самий, що був обіцяний, і з нього виходять усі { $n } кидків і жеребів цієї партії.
 }
web-verify-wrong = { $n ->
    [one] Ключ той самий, що був обіцяний, але { $n } кидок із нього не виходить.
    [few] Ключ той самий, що був обіцяний, але { $n } кидки з нього не виходять.
   *[other] Ключ той самий, що був обіцяний, але { $n } кидків із нього не виходять.
 }
web-verify-not-kept = Ключ не той, що був обіцяний на початку партії.
web-verify-commitment = Обіцяно на початку (SHA-256 ключа)
web-verify-key = Ключ
web-verify-how = Кидок номер n — це потік ChaCha20 ключа з нонсом n. Байти, що дали б перевагу якимось граням, пропускаються.
web-verify-match = До партії
web-verify-rolls = Усі кидки й жереби
web-verify-roll = { $n ->
    [one] { $n } кубик, граней: { $sides }
    [few] { $n } кубики, граней: { $sides }
   *[other] { $n } кубиків, граней: { $sides }
 }
web-verify-draw = Витягнуто номер { $index } із { $of }
web-verify-right = правильно
web-verify-false = неправильно
web-verify-all = Показати все ({ $n })

## У чому сервер відмовляє

web-no-such-page = За цією адресою нічого немає.
web-no-such-match = Такої партії немає.
web-no-such-game = Цей стіл не знає такої гри.
web-no-such-seat = За цим столом такого місця немає.
web-no-such-order = Ця гра не знає такого постійного наказу.
web-no-such-moment = Партія ще не дійшла до цього місця.
web-no-such-invitation = Такого запрошення немає або вже немає. Попросіть нове посилання.
web-no-such-carry = Це посилання вже використано або воно застаріле. Створіть нове на іншому пристрої.
web-no-person = Не вдалося вас упізнати: дозвольте файли cookie для цього сайту.
web-name-length = Ім’я має від 1 до { $most } літер, і всі видимі.
web-seat-taken = Там уже сидить хтось інший.
web-not-listed = Місця в цій партії займають лише за запрошенням.
web-not-at-table = Це можуть лише ті, хто сидить за цим столом.
web-not-your-seat = Це не ваше місце.
web-nobody-plays = Принаймні одне місце має бути для людини.
web-bad-setup = Так партія початися не може:
web-bad-clock = Пісковий годинник має від 1 до 60 хвилин, годинник на дні — від 1 до 30 днів.
web-bad-file = Це не партія, яку можна зіграти тут.
web-import-too-old = Цю партію зіграно за старішими правилами, і відтворити її вже не можна.
web-not-over = Це покажуть, коли партія завершиться.
web-over = Партію завершено.
web-not-understood = Сервер цього не зрозумів. Перезавантажте сторінку і спробуйте ще раз.
web-log-rewound-by = { $who }: за згодою всіх скасовано { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
   *[other] { $n } відповідей
}.
web-log-rewound = За згодою всіх скасовано { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
   *[other] { $n } відповідей
}.
web-chat-name = Спочатку оберіть ім’я, тоді зможете писати тут.
web-too-fast = Забагато за раз. Зачекайте хвилинку і спробуйте знову.
web-query-busy = Зараз забагато обчислень. Спробуйте ще раз за мить.
web-too-large = Це більше, ніж приймає сервер.
web-too-slow = Це надходило надто довго. Перевірте з’єднання і спробуйте ще раз.
web-text-too-long = Текст задовгий: щонайбільше { $most } літер.
web-too-many-listed = Уже { $most } ваших партій чекають на гравців. Зачекайте, доки одна заповниться, або запросіть за посиланням.
web-import-too-long = Ця партія задовга, щоб грати її тут: щонайбільше { $most } кроків.
web-name-alike = Ваше ім’я не відрізнити від іншого за цим столом. Виберіть інше.
web-too-many-sockets = З вашої мережі відкрито забагато столів. Закрийте деякі з них.
web-wrong-host = До цього сервера не звертаються за такою адресою.
web-wrong-origin = Це надійшло з іншої сторінки, тож не виконано.
web-closing = Сервер от-от перезапуститься. Спробуйте за мить.
web-fault = Через нашу помилку цю партію зупинено. Нічого з неї не втрачено.
web-store-failed = Сервер не зміг цього записати. Спробуйте за мить.

## Sergeants: карти й панелі


## Перша сторінка: складність

web-first-level = Складність

## People, numbers and company: what the server refuses

web-banned = Власник цього сервера вас заблокував.
web-unwanted = Хтось за цим столом не хоче з вами грати.
web-turn-out-not-yours = Просити інших піти може лише той, хто почав партію.
web-turn-out-late = Цей гравець уже ходив, тож він залишається.
web-nobody-there = Там більше ніхто не сидить.
web-no-such-device = Цей пристрій не ваш.
web-complaint-length = Розкажіть, що сталося, не більш як { $most } літерами.
web-you-title = Ваші пристрої та дані
web-you-lead = Облікового запису немає: ви — це ваші браузери. Подивіться, що про вас зберігають, і видаліть це будь-коли.

## Checking a shuffle, and the numbers of people

web-replays-verify-dealt = Перевірити колоду
web-verify-title-dealt = Перевірка колоди
web-verify-lead-dealt = Усі карти партії походять з одного таємного ключа. Його відбиток оприлюднюють перед першою картою, а ключ — після останньої, тож ніхто не може вибрати карту. Перевіряє ваш власний браузер.
web-verify-good-dealt = { $n ->
    [one] Ключ той, що був обіцяний, і він веде до { $n } узятої карти цієї партії.
    [few] Ключ той, що був обіцяний, і він веде до всіх { $n } узятих карт цієї партії.
   *[other] Ключ той, що був обіцяний, і він веде до всіх { $n } узятих карт цієї партії.
 }
web-verify-wrong-dealt = { $n ->
    [one] Ключ той, що був обіцяний, але { $n } карта походить не з нього.
    [few] Ключ той, що був обіцяний, але { $n } карти походять не з нього.
   *[other] Ключ той, що був обіцяний, але { $n } карт походять не з нього.
 }
web-verify-not-promised = Одне з чисел не те, яке пообіцяв його гравець.
web-verify-how-dealt = Карта номер n — це потік ChaCha20 ключа з нонсом n. Числа, що дали б перевагу якимось картам, пропускаються.
web-verify-rolls-dealt = Усі взяті карти
web-verify-numbers = Числа гравців
web-verify-numbers-lead = Кожен пообіцяв число за відбитком, перш ніж хтось показав своє. Ключ і ці числа разом ведуть до результатів, тож ні сервер, ні гравець не міг їх вибрати.
web-verify-numbers-none = Чисел гравців не домішано: власник сервера міг перед партією спробувати кілька ключів.
web-verify-number-lost = не показано; партія пішла далі без нього
web-verify-number-own = ваше

## How long and how hard a new match is

web-new-time = Приблизно { $n } хв
web-new-difficulty = Складність: { $level ->
    [easy] легко
    [medium] середньо
   *[hard] важко
 }

## Боти, що думають наперед, і підказки.

web-first-thinking = Бот, що думає
web-player-search = бот, рівень { $level }
web-player-styled = { $style ->
    [bold] сміливий бот, рівень { $level }
    [careful] обережний бот, рівень { $level }
   *[collector] бот-збирач, рівень { $level }
 }
web-player-program = { $name } (бот)
web-not-for-bots = Боти цього не можуть.
web-only-for-bots = Це можуть лише боти.
web-ladder = Рейтинг
web-leagues = Ліги
web-rated = Рейтингова
web-rated-tick = Рейтингова партія
web-rated-note = Партія йде в рейтинг: за кидок не повертаються, а хто тричі вичерпав час, програє.
web-new-who-search = бот, що думає
web-new-search-level = Рівень бота, що думає

## The analysis of a finished match

