### What lists and the first pages say of this game. It is always loaded, so it is short.

game-outpost-name = Outpost
game-outpost-note = Загони, таємні накази й приховані сховки. Від двох до чотирьох гравців.
game-outpost-play = проти бота, шість раундів, близько 15 хвилин
game-outpost-two = передавайте одне одному
game-outpost-lessons = Один короткий урок: зіграти раунд.
game-outpost-learn = Один раунд із метою на кожному кроці.
game-outpost-rules = Правила Outpost, кожне зі своїм номером.
outpost-web-title = Раунд { $round } з { $of }
outpost-web-setting-up = Підготовка
