### Стіл у терміналі.

terminal-choose = Виберіть
terminal-secret = { $seat } зараз вибирає таємно. Решту просимо не дивитися; натисніть Enter.
terminal-secret-done = Вибір зроблено, він лишається таємним. Натисніть Enter, щоб очистити екран.
terminal-roll = { $n ->
    [1] Киньте кубик і введіть, що випало:
    [one] Киньте { $n } кубик і введіть через пробіл, що випало:
    [few] Киньте { $n } кубики й введіть через пробіл, що випало:
   *[other] Киньте { $n } кубиків і введіть через пробіл, що випало:
 }
terminal-not-understood = «{ $text }» — немає такого варіанта. Введіть номер зі списку або «допомога».
# Commands in this language, each with the one that it stands for: these pairs are read by the program.
terminal-commands = допомога = help, назад = back, скасувати = undo, повторити = redo, вийти = quit, зберегти = save, поле = look, журнал = log, підказка = hint, чому = why, інше = other, напарник = partner, порівну = even, запропонувати = suggest, підрозділи = units, фабрики = factories, гекс = hex, солдати = soldiers, рука = hand, накази = orders, рахунок = score, виміряти = measure, до = to, грати = play, розставити = setup, ракета = flare
terminal-commands-too = Українською також: { $commands }.
terminal-bad-dice = { $n ->
    [one] Потрібне { $n } число
    [few] Потрібні { $n } числа
   *[other] Потрібно { $n } чисел
 } від 1 до { $sides }.
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = Немає чого скасовувати.
terminal-cannot-undo-die = Скасувати не можна: після цього вже кидали кубики.
terminal-cannot-undo-draw = Скасувати не можна: після цього вже перевернули жетон.
terminal-cannot-undo-reveal = Скасувати не можна: після цього відкрилося щось приховане.
terminal-cannot-undo-other = Скасувати не можна: після цього вже діяв { $seat }.
terminal-cannot-undo-clock = Скасувати не можна: після цього вичерпався час.
terminal-undone = Скасовано.
terminal-redone = Повторено.
terminal-nothing-to-redo = Немає чого повторювати.
terminal-nothing-else = Зараз більше нічого зробити не можна.
terminal-saved = Партію збережено у { $file }.
terminal-resume = Щоб продовжити пізніше: sandtable play { $game } --resume { $file }
terminal-save-where = Укажіть куди: save FILE.
terminal-goodbye = Партію не збережено. Щоб зберегти: «save FILE» перед «quit».
terminal-header = { $players }: { $result } ({ $reason }); { $event }, зерно { $seed }.
terminal-step = { $n } з { $of }: { $answer }
terminal-replay-keys = Enter: далі. b: назад. номер: перейти туди. look: поле. quit: вийти.
terminal-verified = Перевірено: усі відповіді ({ $n }) відповідають правилам і ведуть до позиції, записаної у файлі.
terminal-verified-not = Усі відповіді ({ $n }) відповідають правилам, але не ведуть до позиції, записаної у файлі: його змінено.
terminal-time-up = час вичерпано
terminal-still-hidden = вибір, що досі таємний
terminal-seat = Гравець { $seat }
terminal-resigned = Місце { $seat } здалося.

## Аналіз закінченої партії

terminal-analysis-not-over = Партію ще не закінчено: аналізувати можна лише закінчену.
terminal-analysis-no-analyst = Для цієї партії немає аналізу.
terminal-analysis-course = Наскільки ймовірною була перемога, від початку до кінця. Показано: { $who }
terminal-analysis-start = На початку
terminal-analysis-decisions = Рішення: { $who }
terminal-analysis-chance = Кубики й жереб
terminal-analysis-result = Результат
terminal-analysis-given = { $who }: { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
   *[many] { $n } рішень
}, віддано { $lost } (грубих помилок { $blunders }, помилок { $mistakes }, неточностей { $inaccuracies }).
terminal-analysis-moment = { $mark ->
    [blunder] Груба помилка
    [mistake] Помилка
   *[inaccuracy] Неточність
} після відповіді { $n }, { $who }: віддано { $lost } (± { $error }).
terminal-analysis-instead = Зіграно: { $what }
terminal-analysis-better = Краще: { $what }

terminal-hint = Сильний гравець зробив би так; це виграє приблизно у { $percent } % випадків:
terminal-hint-other = Другий за силою варіант, приблизно { $percent } %:
