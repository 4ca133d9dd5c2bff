### Те, що про цю гру кажуть списки та перші сторінки. Завантажується завжди, тому коротке.

game-aces-name = Aces & Armor
game-aces-note = Підрозділи на мапі з гексів. Від одного до чотирьох гравців.
aces-web-board-summer = літнє поле
aces-web-board-winter = зимове поле
game-aces-play = наодинці проти Автоми, пів поля, близько 40 хвилин
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
