### Сповіщення: «ваш хід» для тих, кого немає за столом. Дещо з цього сервер каже у сповіщеннях і листах.

# Те, що надсилається.
web-notice-turn = Ваш хід: { $match }
web-notice-round = { $league }: почався тур { $n }
web-notice-round-ends = { $league }: тур { $n } закінчиться за день
web-notice-mail-stop = Більше ніяких листів: { $link }
web-notice-mail-confirm-subject = Sandtable: підтвердьте свою адресу
web-notice-mail-confirm = Хтось у Sandtable вказав { $address } як свою адресу. Якщо це ви, підтвердьте її тут, щоб отримувати листа, коли ваш хід:
web-notice-mail-never = Це не ви? Більше нічого не надійде. Щоб відмовитися назавжди: { $link }

# Розділ на сторінці про себе.
web-notice-title = Ваш хід
web-notice-lead = У партіях на багато днів можна отримувати сповіщення про свій хід: одне на хід і лише для партій, які ви виберете тут.
web-notice-push = Цей браузер
web-notice-push-note = Сповіщення на цьому пристрої, навіть коли стіл закрито.
web-notice-push-secure = Лише за адресою з https://.
web-notice-push-old = Цей браузер не приймає сповіщень. На iPhone спершу додайте стіл на головний екран.
web-notice-push-denied = Сповіщення цього сайту заборонено; дозвольте їх у налаштуваннях браузера.
web-notice-push-others = Інші ваші пристрої зі сповіщеннями: { $n }
web-notice-mail = Пошта
web-notice-mail-address = Адреса
web-notice-mail-set = Надіслати посилання
web-notice-mail-drop = Видалити адресу
web-notice-mail-wait = { $address }: відкрийте посилання в листі, який ми надіслали.
web-notice-mail-on = { $address }: підтверджено
web-notice-hook = Вебхук
web-notice-hook-note = Для програми клубу. Дозволено: { $hosts }
web-notice-hook-url = URL
web-notice-hook-set = Задати вебхук
web-notice-hook-drop = Видалити вебхук
web-notice-hook-secret = Підписано цим секретом (заголовок X-Sandtable-Signature):
web-notice-quiet = Тихі години
web-notice-quiet-note = У ці години нічого не надсилається; сповіщення надійде потім. Часовий пояс: { $zone }
web-notice-quiet-from = Від
web-notice-quiet-to = До
web-notice-matches = Партії
web-notice-matches-none = У вас немає партій без пісочного годинника.
web-notice-nowhere = Спершу виберіть, як вас сповіщати.
web-notice-match = Сповіщати про мій хід
web-notice-match-note = Як і коли:

# Сторінки, на які ведуть посилання в листах.
web-notice-confirm-title = Ваша адреса
web-notice-confirm-lead = Відтепер ви отримуєте листа, коли ваш хід у вибраних партіях.
web-notice-confirm-do = Підтвердити адресу
web-notice-confirm-done = Підтверджено. Виберіть партії:
web-notice-stop-title = Більше ніяких листів
web-notice-stop-lead = Вашу адресу буде видалено, і листи на неї більше не надходитимуть.
web-notice-stop-do = Зупинити листи
web-notice-stop-done = Готово: листів більше не буде.

# Відмови.
web-notice-minutes = Ця партія йде за пісочним годинником; сповіщення лише для партій на дні.
web-notice-bad-hours = Таких годин або такого часового поясу немає; виберіть інші.
web-notice-bad-push = Цей сервер не надсилає службі вашого браузера; спробуйте пошту.
web-notice-bad-mail = Це не поштова адреса; напишіть, наприклад, ada@example.org.
web-notice-mail-asked = На цю адресу вже надіслано посилання протягом години; пошукайте його.
web-notice-mail-refused = Ця адреса відмовилася від наших листів; виберіть іншу.
web-notice-bad-webhook = Цей сервер туди не надсилає; виберіть один із дозволених хостів.
web-notice-no-link = Це посилання вже використано; попросіть нове на своїй сторінці.
