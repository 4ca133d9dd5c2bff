### Fare uno scenario proprio.

sm-edit-title = Crea uno scenario
sm-edit-first-name = Il mio scenario
sm-edit-map = La mappa che componi
sm-edit-tiles = Tessere
sm-edit-landmarks = Punti di riferimento
sm-edit-squares = Quadrati
sm-edit-turn-over = Gira sull’altro lato
sm-edit-turn-over-tile = Gira la tessera { $tile } sull’altro lato
sm-edit-leaves = Parti dello scenario
sm-edit-leaf-map = Mappa
sm-edit-leaf-scenario = Scenario

## The map

sm-edit-map-how = Scegli una tessera e tocca la mappa per posarla. Trascina una tessera per spostarla; toccala per ruotarla. Tocca una freccia sul bordo per fare una zona d’ingresso.
sm-edit-hand-how = Tocca un quadrato libero per posare la tessera scelta.
sm-edit-no-room = Lì non c’è posto per la tessera.
sm-edit-turn = Ruota
sm-edit-turn-over-to = Gira su { $name }
sm-edit-take-away = Togli dalla mappa
sm-edit-map-size =
    { $n ->
        [one] { $columns } × { $rows } quadrati, una tessera.
       *[other] { $columns } × { $rows } quadrati, { $n } tessere.
    }
sm-edit-square = Colonna { $column }, riga { $row }:
sm-edit-square-free = libero.
sm-edit-edge-free = il bordo della mappa, con posto per una zona d’ingresso.
sm-edit-turned =
    { $n ->
        [one] Ruotata di un quarto di giro.
       *[other] Ruotata di { $n } quarti di giro.
    }
sm-edit-area-named = Zona d’ingresso: { $name }
sm-edit-area-name = Nome
sm-edit-area-width = Larghezza in quadrati
sm-edit-area-who = Chi entra da qui
sm-edit-area-away = Togli zona d’ingresso
sm-edit-area-next = Le nuove zone d’ingresso sono per
sm-edit-area-orders = solo per gli ordini

## The scenario

sm-edit-title-label = Nome
sm-edit-report = Rapporto
sm-edit-other-languages = In altre lingue
sm-edit-turns = Turni
sm-edit-base-draw = Carte pescate ogni turno
sm-edit-least-soldiers = Soldati per parte, almeno
sm-edit-grenades-a-vp = Granate per 1 PV
sm-edit-rules = Regole speciali
sm-edit-open-information = Informazioni aperte, per imparare
sm-edit-remove-late = Chi arriva tardi è fuori
sm-edit-remove-late-turn = Ultimo turno per entrare
sm-edit-fights-on = Combatte anche senza soldati
sm-edit-nobody = nessuna parte
sm-edit-story =
    { $n ->
        [0] Carte storia speciali
        [one] Carte storia speciali: una
       *[other] Carte storia speciali: { $n }
    }
sm-edit-story-how = Sono nel mazzo solo se lo scenario le aggiunge.

## The sides

sm-edit-start = Dove cominciano i soldati
sm-edit-start-enter = Entrano dal bordo
sm-edit-start-on = Si piazzano su tessere
sm-edit-areas-none = Non c’è ancora una zona d’ingresso. Tocca una freccia sul bordo della mappa.
sm-edit-several-areas = Ogni giocatore può usare tutte queste zone
sm-edit-forces = Forze
sm-edit-forces-how = Che cosa può avere ogni giocatore, secondo quanti giocano questa parte.
sm-edit-force-players = Giocatori
sm-edit-force-vp = PV a testa
sm-edit-force-leaders = Leader
sm-edit-force-more = Altro n. di giocatori
sm-edit-force-away = Non per { $n }
sm-edit-suggested = Forze consigliate
sm-edit-suggested-how = Una per giocatore. Se non ce ne sono, i giocatori comprano le loro forze.
sm-edit-suggested-of = Giocatore { $n }
sm-edit-suggested-more = Consiglia una forza
sm-edit-suggested-away = Togli questa forza
sm-edit-enlist = Aggiungi un soldato
sm-edit-rank-of = Grado di { $name }
sm-edit-grenades-short = Granate
sm-edit-carries = Dai equipaggiamento
sm-edit-carries-of = Equipaggiamento per { $name }
sm-edit-soldier-away = Togli { $name }
sm-edit-lay-down = Togli: { $equipment }
sm-edit-vp = { $n } PV
sm-edit-orders = Ordini: { $n }
sm-edit-orders-how = Ogni giocatore ne pesca uno. Gli ordini per un punto di riferimento compaiono quando è sulla mappa.
sm-edit-order-elsewhere = Questo punto di riferimento non è sulla mappa, perciò l’ordine si lascia fuori.
sm-edit-equipment = Equipaggiamento
sm-edit-equipment-vp = PV per carte, al massimo
sm-edit-grenades = Granate all’inizio
sm-edit-special-men = Specialisti, moduli, medaglie
sm-edit-medals = Medaglie consegnate

## Playing and keeping it

sm-edit-fine = Non manca nulla: puoi giocare questo scenario.
sm-edit-shelf = I tuoi scenari
sm-edit-shelf-none = Non hai ancora fatto nessuno scenario.
sm-edit-size = { $columns } × { $rows } quadrati
sm-edit-new = Un nuovo scenario
sm-edit-new-empty = Da zero
sm-edit-full = In questo browser non c’è posto per un altro scenario. Eliminane uno, o salva questo come pacchetto.
sm-edit-files-how = Un amico apre il pacchetto qui e gioca il tuo scenario. Lo leggono anche i server e la riga di comando.
sm-edit-file-large = Questo file è troppo grande per essere uno scenario.
sm-edit-file-none = In questo file non c’è uno scenario che si possa aprire qui. La mappa deve essere fatta di tessere del gioco.
sm-edit-pack-no-room = Per i { $n } scenari di questo pacchetto non c’è posto in questo browser. Elimina prima qualcuno dei tuoi.
sm-edit-pack-opened =
    { $n ->
        [one] Aperto: { $name } { $version }, con uno scenario. È tra i tuoi scenari.
       *[other] Aperto: { $name } { $version }, con { $n } scenari. Sono tutti tra i tuoi scenari.
    }
sm-edit-keys-how = Sulla mappa: le frecce spostano, Invio o la barra spaziatrice posa o sceglie una tessera, Maiusc con una freccia spinge la tessera scelta. R la ruota, F la gira sull’altro lato, Canc la toglie, Esc la lascia. Ctrl Z annulla, Ctrl Y ripete.

## What is wrong with it

sm-edit-fault-unreadable = Questo non si può leggere come scenario.
sm-edit-fault-map-nameless = La mappa ha bisogno di un nome.
sm-edit-fault-not-a-tile = «{ $text }» non è una tessera.
sm-edit-fault-no-tile = La tessera { $tile } non c’è.
sm-edit-fault-too-far-out = La tessera { $tile } è troppo lontana; una mappa misura al massimo { $most } quadrati per lato.
sm-edit-fault-turned = La tessera { $tile } è ruotata di { $n } quarti; sono possibili da 0 a 3.
sm-edit-fault-tile-twice = La tessera { $tile } è sulla mappa due volte: { $other } è la stessa tessera.
sm-edit-fault-over = La tessera { $tile } sta sopra { $other }.
sm-edit-fault-apart = La tessera { $tile } non ha un lato in comune con le altre.
sm-edit-fault-no-tiles = Alla mappa servono tessere.
sm-edit-fault-no-turns = Allo scenario serve almeno un turno.
sm-edit-fault-sides = Allo scenario servono due parti diverse.
sm-edit-fault-area-nameless = A una zona d’ingresso serve un nome.
sm-edit-fault-area-twice = Due zone d’ingresso si chiamano «{ $name }».
sm-edit-fault-area-width = Alla zona d’ingresso «{ $name }» serve una larghezza di almeno un quadrato.
sm-edit-fault-steps = Ciò che accade in un turno non si può eseguire così.
sm-edit-fault-needs-player = Ciò che accade a tutti non può parlare di soldati propri, di nemici o di un proprietario.
sm-edit-fault-enters-nowhere = { $side }: serve una zona d’ingresso.
sm-edit-fault-no-area = { $side }: «{ $name }» non è una zona d’ingresso.
sm-edit-fault-starts-nowhere = { $side }: servono tessere da cui cominciare.
sm-edit-fault-forces = { $side }: servono forze per uno fino a cinque giocatori.
sm-edit-fault-force-twice =
    { $n ->
        [one] { $side }: ci sono due forze diverse per un giocatore.
       *[other] { $side }: ci sono due forze diverse per { $n } giocatori.
    }
sm-edit-fault-drawn-orders = Ogni giocatore pesca un ordine.
sm-edit-fault-no-orders = { $side }: servono ordini da pescare.
sm-edit-fault-required-barred = { $side }: deve averlo e non può comprarlo: { $equipment }.
sm-edit-fault-seatings = Le forze delle due parti devono essere per due fino a sei giocatori in tutto.
sm-edit-fault-no-map = Non c’è una mappa di nome «{ $name }».
sm-edit-fault-area-off = Dietro la zona d’ingresso «{ $name }» non c’è una tessera.
sm-edit-fault-not-for =
    { $n ->
        [one] { $side }: non ci sono forze per un giocatore.
       *[other] { $side }: non ci sono forze per { $n } giocatori.
    }
sm-edit-fault-few-areas = { $side }: serve una zona d’ingresso per ogni giocatore.
sm-edit-fault-not-on-map = La tessera { $tile } è un posto da cui cominciare, e non è sulla mappa.
sm-edit-fault-no-suggested =
    { $n ->
        [one] { $side }: non c’è una forza consigliata per un giocatore.
       *[other] { $side }: non ci sono forze consigliate per { $n } giocatori.
    }
sm-edit-fault-unfit = { $soldier } non è adatto a questa forza.
sm-edit-fault-no-specialist = { $soldier } non è uno specialista di questa parte: { $side }.
sm-edit-fault-no-module = { $side }: non c’è un modulo tattico «{ $name }».
sm-edit-fault-no-equipment = { $side }: non c’è un equipaggiamento «{ $name }».
sm-edit-fault-no-medal = { $side }: «{ $name }» non è una medaglia.
sm-edit-fault-no-order = { $side }: non c’è un ordine { $nr }.
sm-edit-fault-few-orders =
    { $n ->
        [one] { $side }: si pesca un ordine, e di sicuro se ne possono pescare solo { $least }.
       *[other] { $side }: si pescano { $n } ordini, e di sicuro se ne possono pescare solo { $least }.
    }{ $lost ->
        [0] { "" }
       *[other] { " " }Esclusi, perché il loro punto di riferimento non è sulla mappa: { $elsewhere }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Esclusi, perché sono dell’altra parte: { $foreign }.
    }{ $taken ->
        [0] { "" }
       *[other] { " " }L’altra parte può pescarne { $taken }.
    } Aggiungi ordini.
sm-edit-fault-no-story = Non c’è una carta storia { $nr }.
sm-edit-fault-story-deck =
    { $n ->
        [one] Il mazzo storia ha una carta, e per { $turns } turni ne servono { $needed }.
       *[other] Il mazzo storia ha { $n } carte, e per { $turns } turni ne servono { $needed }.
    }
sm-edit-fault-cannot-buy =
    { $n ->
        [one] { $side }: con { $vp } PV a testa non si può comprare un soldato.
       *[other] { $side }: con { $vp } PV a testa non si possono comprare { $n } soldati.
    }
sm-edit-fault-no-room = Le tessere da cui comincia questa parte non hanno posto per tutti: { $side }.
sm-edit-fault-not-bought = { $side }, forza consigliata: { $why }
sm-edit-fault-long-text = Questo è troppo lungo (al massimo { $most } lettere): { $text }
sm-edit-fault-many-entries =
    { $n ->
        [one] Questo elenco ha una voce; il limite è { $most }.
       *[other] Questo elenco ha { $n } voci; il limite è { $most }.
    }
sm-edit-fault-large-number = Questo numero è { $n }; il limite è { $most }.
