### Творення власного вмісту в будь-якій грі.

edit-steps = Скасувати й повторити
edit-play-label = Грати
edit-play = Зіграти
edit-two = Удвох за цим екраном
edit-more-ways = Інші способи зіграти
edit-mend-first = Зіграти можна буде, коли правила не матимуть заперечень.
edit-verdict = Що кажуть правила
edit-looking = Правила дивляться…
edit-faults =
    { $n ->
        [one] Лишилася { $n } справа.
        [few] Лишилося { $n } справи.
       *[other] Лишилося { $n } справ.
    }
edit-more = І ще { $n }.
edit-nameless = Без назви
edit-unfinished = не закінчено
edit-open = Відкрити
edit-copy = Копіювати
edit-copy-of = Копія: { $name }
edit-delete = Видалити
edit-delete-sure = Справді видалити
edit-files = Зберегти й поділитися
edit-kept = Зберігається в цьому браузері, поки ви працюєте.
edit-load = Відкрити файл
edit-save = Зберегти у файл
edit-pack = Зберегти як набір
edit-pack-other-game = Це набір іншої гри.
edit-pack-left =
    { $n ->
        [one] Ще { $n } його файл тут не відкрити, тож його пропущено.
        [few] Ще { $n } його файли тут не відкрити, тож їх пропущено.
       *[other] Ще { $n } його файлів тут не відкрити, тож їх пропущено.
    }
edit-keys = Клавіші
edit-invite = Запросити друга
