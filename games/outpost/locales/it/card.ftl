### What lists and the first pages say of this game. It is always loaded, so it is short.

game-outpost-name = Outpost
game-outpost-note = Pattuglie, ordini segreti e depositi nascosti. Da due a quattro giocatori.
game-outpost-play = contro un bot, sei round, circa 15 minuti
game-outpost-two = ve lo passate alla tenda
game-outpost-lessons = Una breve lezione: un round da giocare.
game-outpost-learn = Un round con un obiettivo a ogni passo.
game-outpost-rules = Le regole di Outpost, ognuna con il suo numero.
outpost-web-title = Round { $round } di { $of }
outpost-web-setting-up = Preparazione
