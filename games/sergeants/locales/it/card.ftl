### Ciò che gli elenchi e le prime pagine dicono di questo gioco. È sempre caricato, perciò è breve.

game-sergeants-name = Sergeants
game-sergeants-note = Soldati e carte coperte su tessere di mappa. Da due a sei giocatori, o contro i bot.
game-sergeants-play = contro un bot, cinque soldati per parte, carte scoperte
game-sergeants-two = vi passate lo schermo a ogni turno
game-sergeants-lessons = Sette brevi lezioni, ognuna una posizione da giocare.
game-sergeants-learn = Sette brevi posizioni, ognuna con un capitolo delle regole e un obiettivo. Puoi cominciare da quella che vuoi; la prima partita dopo è «Primi passi», a carte scoperte.
game-sergeants-rules = Sergeants con parole nostre, ogni regola con il suo numero. «Regola della casa» segna dove il manuale lascia aperta una domanda.
game-sergeants-level-easy = Primi passi
game-sergeants-level-standard = L’attraversamento
game-sergeants-level-hard = Corsa al ponte
game-sergeants-play-standard = contro un bot, carte nascoste, sette turni
game-sergeants-play-hard = contro un bot, mappa grande, dodici turni
