### Ciò che gli elenchi e le prime pagine dicono di questo gioco. È sempre caricato, perciò è breve.

game-aces-name = Aces & Armor
game-aces-note = Unità su una mappa di esagoni. Da uno a quattro giocatori.
aces-web-board-summer = tabellone estivo
aces-web-board-winter = tabellone invernale
game-aces-play = in solitario contro l’Automa, metà tabellone, circa 40 minuti
game-aces-two = vi passate lo schermo a ogni turno
game-aces-lessons = Otto brevi lezioni, ognuna una posizione da giocare.
aces-web-mission-v2 = Attacco con razzi V2
aces-web-mission-bulge = Battaglia delle Ardenne
aces-web-mission-weather = Clima imprevedibile
aces-web-mission-mountains = Montagne
game-aces-learn = Otto brevi posizioni, ognuna con un capitolo delle regole e un obiettivo. Puoi cominciare da quella che vuoi.
game-aces-rules = Aces & Armor con parole nostre, ogni regola con il suo numero. «Regola della casa» segna dove il manuale lascia aperta una domanda.
game-aces-level-easy = facile
game-aces-level-standard = standard
game-aces-level-hard = difficile
game-aces-level-overkill = overkill
