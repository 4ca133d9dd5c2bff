### What lists and the first pages say of this game. It is always loaded, so it is short.

game-aces-name = Aces & Armor
game-aces-note = Units on a map of hexes. One to four players.
aces-web-board-summer = summer board
aces-web-board-winter = winter board
game-aces-play = alone against the Automa, half a board, about 40 minutes
game-aces-two = pass the device between turns
game-aces-lessons = Eight short lessons, each a position to play.
aces-web-mission-v2 = V2 rocket attack
aces-web-mission-bulge = Battle of the Bulge
aces-web-mission-weather = Unpredictable weather
aces-web-mission-mountains = Mountains
game-aces-learn = Eight short positions, each with one chapter of the rules and a goal. You can begin with any of them.
game-aces-rules = Aces & Armor in our own words, each rule with its number. “House ruling” marks where the book leaves a question open.
game-aces-level-easy = easy
game-aces-level-standard = standard
game-aces-level-hard = hard
game-aces-level-overkill = overkill
