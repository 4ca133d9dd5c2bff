### Lezioni: brevi posizioni, ognuna con un capitolo. I nomi dei pulsanti sono quelli di table.ftl.

learn-lesson = Lezione { $n } di { $of }
learn-steps = Passi compiuti: { $n } di { $of }
learn-step = Passo { $n }
learn-step-done = Passo { $n }, compiuto
learn-fold = Chiudi la lezione
learn-unfold = Apri la lezione
learn-again = Ricomincia
learn-next = Avanti: { $name }
learn-play = A una partita intera
learn-missed = In questa partita l’obiettivo non è più raggiungibile. Se puoi, annulla la tua scelta, oppure ricomincia.
learn-own = Una lezione fatta a mano
