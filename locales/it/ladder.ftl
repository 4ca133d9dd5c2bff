### La classifica: punteggi distinti per gioco, per persone e per bot.

ladder-lead = Punteggi delle partite che entrambi i giocatori hanno voluto classificate.
ladder-game = Gioco
ladder-kind = Chi
ladder-people = Persone
ladder-bots = Bot
ladder-empty = Qui non c’è ancora nessuno. Inizia una partita con l’orologio e spunta «Partita classificata».
ladder-place = Posto
ladder-name = Giocatore
ladder-rating = Punteggio
ladder-won = Vinte
ladder-drawn = Pari
ladder-lost = Perse
ladder-provisional = provvisorio
ladder-margin = ± { $margin }
ladder-back = Vedi la classifica
ladder-record = Vinte { $wins }, pari { $draws }, perse { $losses }.
ladder-plot = { $n ->
    [one] Punteggio dopo { $n } partita: { $to }.
   *[other] Punteggio in { $n } partite, da { $from } a { $to }.
}
ladder-was-won = vinta contro { $name }
ladder-was-drawn = pari con { $name }
ladder-was-lost = persa contro { $name }
ladder-not-counted = non conta
ladder-two = Si classifica solo una partita a due: tu e un posto libero.
ladder-clock = Una partita classificata vuole un orologio che corra a ogni domanda. Scegli i giorni.
ladder-setup = Una partita classificata comincia secondo le regole: niente posizioni o unità tue.
ladder-kinds = Le persone si classificano contro persone, i bot contro bot.
ladder-own-bots = I bot dello stesso proprietario non si classificano l’uno contro l’altro.
ladder-no-rewind = In una partita classificata non si torna indietro oltre i dadi o le scelte altrui.
ladder-not-over = Di una partita classificata puoi averlo solo quando è finita.
ladder-nobody = In classifica non c’è nessuno con questo indirizzo.
