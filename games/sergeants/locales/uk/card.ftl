### Те, що про цю гру кажуть списки та перші сторінки. Завантажується завжди, тому коротке.

game-sergeants-name = Sergeants
game-sergeants-note = Солдати і приховані карти на плитках мапи. Від двох до шести гравців або проти ботів.
game-sergeants-play = проти бота, по п’ять солдатів, усі карти відкриті
game-sergeants-two = передавайте його одне одному
game-sergeants-lessons = Сім коротких уроків, кожен — позиція, яку треба зіграти.
game-sergeants-learn = Сім коротких позицій, кожна з одним розділом правил і метою. Почати можна з будь-якої; перша гра після них — «Перші кроки», де всі карти відкриті.
game-sergeants-rules = Sergeants нашими словами, кожне правило зі своїм номером. «Домашнє правило» позначає, де книга лишає питання відкритим.
game-sergeants-level-easy = Перші кроки
game-sergeants-level-standard = Переправа
game-sergeants-level-hard = Перегони до мосту
game-sergeants-play-standard = проти бота, карти приховані, сім ходів
game-sergeants-play-hard = проти бота, велика мапа, дванадцять ходів

# The bot that thinks ahead, by levels.
game-sergeants-level-search-1 = Початківець
game-sergeants-level-search-2 = Аматор
game-sergeants-level-search-3 = Надійний
game-sergeants-level-search-4 = Вправний
game-sergeants-level-search-5 = Знавець
game-sergeants-level-search-6 = Майстер
game-sergeants-play-search-1 = Переправа, проти початківця, що діє одразу й часто помиляється в оцінках
game-sergeants-play-search-2 = Переправа, проти аматора, що діє одразу й часом помиляється в оцінках
game-sergeants-play-search-3 = Переправа, проти надійного гравця, що дивиться до кінця ходу й дещо пропускає
game-sergeants-play-search-4 = Переправа, проти вправного гравця, що уважно дивиться до кінця ходу
game-sergeants-play-search-5 = Переправа, проти знавця, що дивиться до кінця ходу й багато пробує
game-sergeants-play-search-6 = Переправа, проти майстра, що може думати дві секунди над відповіддю

game-sergeants-edit = Створити сценарій
