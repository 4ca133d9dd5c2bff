### Ciò che gli elenchi e le prime pagine dicono di questo gioco. È sempre caricato, perciò è breve.

game-aces-name = Aces & Armor
game-aces-note = Unità su una mappa di esagoni. Da uno a quattro giocatori.
aces-web-board-summer = tabellone estivo
aces-web-board-winter = tabellone invernale
aces-web-board-brook = tabellone del ruscello
aces-web-board-lakes = tabellone dei laghi
aces-web-board-steppe = tabellone della steppa
aces-web-board-passes = tabellone dei monti
game-aces-play = in solitario contro l’Automa, metà tabellone, circa 40 minuti
game-aces-edit = Disegna un tabellone
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

## Il bot che pensa in anticipo: sei livelli, ognuno con una frase.

game-aces-level-search-1 = Principiante
game-aces-level-search-2 = Dilettante
game-aces-level-search-3 = Costante
game-aces-level-search-4 = Abile
game-aces-level-search-5 = Esperto
game-aces-level-search-6 = Maestro
game-aces-play-search-1 = contro un principiante, che non vede oltre il turno in corso e spesso dimentica delle unità
game-aces-play-search-2 = contro un dilettante, che prevede la tua risposta ma ha fretta e dimentica delle unità
game-aces-play-search-3 = contro un giocatore costante, che guarda quattro turni avanti e dimentica di rado un’unità
game-aces-play-search-4 = contro un giocatore abile, che prova 150 piani a turno, sei turni avanti
game-aces-play-search-5 = contro un esperto, che prova 600 piani a turno, sei turni avanti
game-aces-play-search-6 = contro un maestro, che prova piani per tre secondi a turno
