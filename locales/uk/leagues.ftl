### Ліги: приватні турніри клубу.

league-lead = Турнір серед друзів: сервер складає пари, стежить за строками й веде таблицю.
league-none = Ви ще не в лізі. Створіть її або відкрийте посилання, яке вам надіслали.
league-new = Створити лігу
league-new-title = Нова ліга
league-new-lead = Кожна партія починається так, як ви складете її тут. Місця не важать: їх розподілить ліга.
league-name = Назва ліги
league-pairing = Жеребкування
league-by-once = Коло
league-by-once-note = Кожен грає з кожним; до 24 учасників.
league-by-twice = Два кола
league-by-twice-note = Удруге на іншому місці; до 16 учасників.
league-by-swiss = Швейцарська
league-by-swiss-note = Грають ті, у кого порівну очок; до 64 учасників.
league-rounds = Тури
league-days = Днів на тур
league-told-once = Кожен з кожним один раз
league-told-twice = Кожен з кожним двічі
league-told-swiss = { $n ->
    [one] Швейцарська система, { $n } тур
    [few] Швейцарська система, { $n } тури
   *[other] Швейцарська система, { $n } турів
}
league-told-days = { $n ->
    [one] { $n } день на тур
    [few] { $n } дні на тур
   *[other] { $n } днів на тур
}
league-organiser = Організовує: { $name }
league-members = { $n ->
    [0] Немає учасників
    [one] { $n } учасник
    [few] { $n } учасники
   *[other] { $n } учасників
}
league-members-of = Учасники: { $n } з { $most }
league-waits = Чекає на учасників
league-round = Тур { $n } з { $of }
league-until = До { $date }
league-is-over = Завершено
league-is-closed = Закрито
league-join-title = Запрошення до ліги
league-join-lead = Вас запрошують грати в лізі.
league-join = Вступити до ліги
league-join-late = Ця ліга вже почалася: вступити не можна.
league-go = Побачити лігу
league-back = Побачити ваші ліги
league-match = Ваша партія
league-match-go = Перейти до столу
league-match-free = У цьому турі ви вільні.
league-match-done = Вашу партію завершено. Наступний тур почнеться, коли завершаться всі, або після строку.
league-link = Посилання для учасників
league-link-note = За цим посиланням можна вступити, доки ви не почали лігу.
league-wait = Організатор почне лігу, коли всі учасники зберуться.
league-few = { $n ->
    [one] Ще { $n } учасник, і можна починати.
    [few] Ще { $n } учасники, і можна починати.
   *[other] Ще { $n } учасників, і можна починати.
}
league-start = Почати лігу
league-table = Таблиця
league-place = Місце
league-player = Учасник
league-points = Очки
league-buchholz = Бухгольц
league-sonneborn = Зоннеборн-Бергер
league-won = Виграно
league-drawn = Нічиї
league-lost = Програно
league-gone-left = вийшов із ліги
league-gone-removed = вилучено
league-results = Результати
league-by-round = Партії
league-against = суперник: { $name }
league-free = Без пари: { $name }
league-going = триває
league-how-late = не завершено вчасно
league-how-nobody = ніхто не прийшов
league-how-declared = рішення організатора
league-how-left = учасник вийшов
league-how-void = закрито чи видалено, нічия
league-remind = Нагадувати мені
league-remind-note = Коли починається тур, за день до його кінця та коли ваш хід. Як:
league-leave = Вийти з ліги
league-leave-ask = Ви програєте партію цього туру й усі наступні. Повернутися не можна.
league-leave-early = Можна повернутися за посиланням, доки ліга не почалася.
league-remove = Вилучити учасника
league-remove-named = Вилучити: { $name }
league-remove-ask = Програє партію цього туру й усі наступні: { $name }. Повернутися не можна.
league-remove-early = Залишає лігу: { $name }. Посилання зміниться.
league-forfeit = Оголосити поразку
league-forfeit-named = Оголосити поразку: { $name }
league-forfeit-ask = Програє цю партію: { $name }. Партія завершиться, повернутися не можна.
league-close = Закрити лігу
league-close-ask = Більше не грають, а таблиця лишається, як є. Повернутися не можна.
league-close-early = Ліга ще не почалася: її буде видалено.
league-cancel = Залишити, як є

# Відмови.
league-bad-days = Тур триває від 1 до { $most } днів.
league-bad-rounds = У швейцарській лізі від 1 до { $most } турів.
league-of-two = У лізі грають удвох, по одному з кожного боку. Виберіть двох гравців.
league-nameless = Спершу виберіть собі ім’я.
league-too-many = Ви ведете стільки ліг, скільки можна ({ $most }). Спершу закрийте одну.
league-too-many-joined = Ви в стількох лігах, у скількох можна ({ $most }). Спершу вийдіть з однієї.
league-none-such = Такої ліги немає, або ви не її учасник.
league-no-invitation = Це посилання вже нікуди не веде. Попросіть в організатора нове.
league-began = Ліга вже почалася.
league-full = У лізі вже всі місця зайняті ({ $most }).
league-unwanted = Хтось з учасників не хоче з вами грати.
league-too-few = Щоб почати, треба учасників: { $fewest }.
league-not-organiser = Це може лише організатор.
league-over = Цю лігу завершено.
league-no-member = Такого учасника немає.
league-own-match = Це ваша власна партія: судити її не можна. Вирішить строк.
league-no-open = Цей учасник не має партії, що триває.
league-setup-gone = Сервер більше не знає розкладу цієї ліги.
league-busy = У цій лізі забагато відбувається водночас. Спробуйте ще раз.
league-name-alike = Ваше ім’я схоже на ім’я учасника. Виберіть інше.
