### What lists and the first pages say of this game. It is always loaded, so it is short.

game-outpost-name = Outpost
game-outpost-note = Patrols, sealed orders and hidden caches. Two to four players.
game-outpost-play = against a bot, six rounds, about 15 minutes
game-outpost-two = pass the device between turns
game-outpost-lessons = One short lesson: a round to play.
game-outpost-learn = One round with a goal at each step.
game-outpost-rules = The rules of Outpost, each with its number.
outpost-web-title = Round { $round } of { $of }
outpost-web-setting-up = Setting up
