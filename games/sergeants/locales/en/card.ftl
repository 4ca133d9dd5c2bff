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

# The bot that thinks ahead, by levels.
game-sergeants-level-search-1 = Beginner
game-sergeants-level-search-2 = Casual
game-sergeants-level-search-3 = Steady
game-sergeants-level-search-4 = Skilled
game-sergeants-level-search-5 = Expert
game-sergeants-level-search-6 = Master
game-sergeants-play-search-1 = The crossing, against a beginner, who acts at once and often misjudges
game-sergeants-play-search-2 = The crossing, against a casual player, who acts at once and sometimes misjudges
game-sergeants-play-search-3 = The crossing, against a steady player, who looks to the end of the turn and overlooks some answers
game-sergeants-play-search-4 = The crossing, against a skilled player, who looks carefully to the end of the turn
game-sergeants-play-search-5 = The crossing, against an expert, who looks to the end of the turn and tries out much
game-sergeants-play-search-6 = The crossing, against a master, who may think two seconds about an answer

game-sergeants-edit = Make a scenario
