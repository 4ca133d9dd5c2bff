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

# The bot that thinks ahead, by levels.
game-sergeants-level-search-1 = Principiante
game-sergeants-level-search-2 = Dilettante
game-sergeants-level-search-3 = Costante
game-sergeants-level-search-4 = Abile
game-sergeants-level-search-5 = Esperto
game-sergeants-level-search-6 = Maestro
game-sergeants-play-search-1 = L’attraversamento, contro un principiante, che agisce subito e spesso giudica male
game-sergeants-play-search-2 = L’attraversamento, contro un dilettante, che agisce subito e a volte giudica male
game-sergeants-play-search-3 = L’attraversamento, contro un giocatore costante, che guarda fino alla fine del turno e trascura alcune risposte
game-sergeants-play-search-4 = L’attraversamento, contro un giocatore abile, che guarda con cura fino alla fine del turno
game-sergeants-play-search-5 = L’attraversamento, contro un esperto, che guarda fino alla fine del turno e prova molto
game-sergeants-play-search-6 = L’attraversamento, contro un maestro, che può pensare due secondi a una risposta

game-sergeants-edit = Crea uno scenario
