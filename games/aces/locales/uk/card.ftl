### Те, що про цю гру кажуть списки та перші сторінки. Завантажується завжди, тому коротке.

game-aces-name = Aces & Armor
game-aces-note = Підрозділи на мапі з гексів. Від одного до чотирьох гравців.
aces-web-board-summer = літнє поле
aces-web-board-winter = зимове поле
aces-web-board-brook = поле зі струмком
aces-web-board-lakes = озерне поле
aces-web-board-steppe = степове поле
aces-web-board-passes = гірське поле
game-aces-play = наодинці проти Автоми, пів поля, близько 40 хвилин
game-aces-edit = Намалювати поле
game-aces-two = передавайте його одне одному
game-aces-lessons = Вісім коротких уроків, кожен — позиція, яку треба зіграти.
aces-web-mission-v2 = Ракетна атака V2
aces-web-mission-bulge = Битва за Арденни
aces-web-mission-weather = Непередбачувана погода
aces-web-mission-mountains = Гори
game-aces-learn = Вісім коротких позицій, кожна з одним розділом правил і метою. Почати можна з будь-якої.
game-aces-rules = Aces & Armor нашими словами, кожне правило зі своїм номером. «Домашнє правило» позначає, де книга лишає питання відкритим.
game-aces-level-easy = легко
game-aces-level-standard = стандарт
game-aces-level-hard = важко
game-aces-level-overkill = перебір

## Бот, що думає наперед: шість рівнів, кожен з одним реченням.

game-aces-level-search-1 = Початківець
game-aces-level-search-2 = Аматор
game-aces-level-search-3 = Надійний
game-aces-level-search-4 = Вправний
game-aces-level-search-5 = Знавець
game-aces-level-search-6 = Майстер
game-aces-play-search-1 = проти початківця, який не бачить далі поточного ходу й часто забуває про підрозділи
game-aces-play-search-2 = проти аматора, який передбачає вашу відповідь, але поспішає й забуває про підрозділи
game-aces-play-search-3 = проти надійного гравця, який дивиться на чотири ходи вперед і рідко забуває про підрозділ
game-aces-play-search-4 = проти вправного гравця, який пробує 150 планів за хід, на шість ходів уперед
game-aces-play-search-5 = проти знавця, який пробує 600 планів за хід, на шість ходів уперед
game-aces-play-search-6 = проти майстра, який три секунди за хід пробує плани
