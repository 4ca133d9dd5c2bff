### What lists and the first pages say of this game. It is always loaded, so it is short.

game-aces-name = Aces & Armor
game-aces-note = Units on a map of hexes. One to four players.
aces-web-board-summer = summer board
aces-web-board-winter = winter board
aces-web-board-brook = brook board
aces-web-board-lakes = lake board
aces-web-board-steppe = steppe board
aces-web-board-passes = mountain board
game-aces-play = alone against the Automa, half a board, about 40 minutes
game-aces-edit = Draw a board
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

## The bot that thinks ahead: six levels, each with a sentence.

game-aces-level-search-1 = Beginner
game-aces-level-search-2 = Casual
game-aces-level-search-3 = Steady
game-aces-level-search-4 = Skilled
game-aces-level-search-5 = Expert
game-aces-level-search-6 = Master
game-aces-play-search-1 = against a beginner, who sees no further than the present turn and often overlooks units
game-aces-play-search-2 = against a casual player, who sees your answer coming, but hurries and overlooks units
game-aces-play-search-3 = against a steady player, who looks four turns ahead and seldom overlooks a unit
game-aces-play-search-4 = against a skilled player, who tries out 150 plans for a turn, six turns ahead
game-aces-play-search-5 = against an expert, who tries out 600 plans for a turn, six turns ahead
game-aces-play-search-6 = against a master, who tries out plans for three seconds a turn
