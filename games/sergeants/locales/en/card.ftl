### What lists and the first pages say of this game. It is always loaded, so it is short.

game-sergeants-name = Sergeants
game-sergeants-note = Soldiers and hidden cards on map tiles. Two to six players, or against bots.
game-sergeants-play = against a bot, five soldiers a side, all cards open
game-sergeants-two = pass the device between turns
game-sergeants-lessons = Seven short lessons, each a position to play.
game-sergeants-learn = Seven short positions, each with one chapter of the rules and a goal. You can begin with any of them; the first match after them is “First steps”, with all cards open.
game-sergeants-rules = Sergeants in our own words, each rule with its number. “House ruling” marks where the book leaves a question open.
game-sergeants-level-easy = First steps
game-sergeants-level-standard = The crossing
game-sergeants-level-hard = Race to the bridge
game-sergeants-play-standard = against a bot, hidden cards, seven turns
game-sergeants-play-hard = against a bot, large map, twelve turns
