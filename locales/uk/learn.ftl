### Уроки: короткі позиції, кожна про один розділ. Назви кнопок ті самі, що в table.ftl.

learn-lesson = Урок { $n } з { $of }
learn-steps = Виконано кроків: { $n } з { $of }
learn-step = Крок { $n }
learn-step-done = Крок { $n }, виконано
learn-fold = Згорнути урок
learn-unfold = Розгорнути урок
learn-again = Почати знову
learn-next = Далі: { $name }
learn-play = До повної гри
learn-missed = У цій партії мети вже не досягти. Скасуйте свій вибір, якщо можна, або почніть знову.
learn-own = Урок власної роботи
