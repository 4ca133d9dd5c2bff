### The page about oneself.

web-you-devices = Ваші пристрої
web-you-device-nameless = Браузер
web-you-device-this = цей
web-you-device-seen = останній візит: { $day }
web-you-device-revoke = Прибрати
web-you-sign-out = Вийти тут
web-you-sign-out-alone = Це ваш єдиний пристрій: коли вийдете, за ваші місця вже ніхто не зможе грати.
web-you-blocked = Заблоковані люди
web-you-blocked-none = Ви нікого не заблокували.
web-you-unblock = Розблокувати
web-you-data = Ваші дані
web-you-data-lead = Про вас зберігають: ім’я, дні, коли ваші пристрої були тут, ваші місця, чат, нотатки, кого ви заблокували та як вас сповіщати про хід.
web-you-data-save = Зберегти у файл
web-you-delete = Видалити все
web-you-delete-sure = Так, видалити все
web-you-delete-what = Ви здаєтеся у своїх партіях, а ваше ім’я, чат, нотатки й пристрої видаляють. Це не можна скасувати.
