### Il tavolo nel browser: che cosa si chiede, i pannelli, la cronaca, il tabellone a parole.

## La barra

table-title = Sandtable
table-title-yours = Tocca a te · Sandtable
table-your-turn = Tocca a te
table-round = Round { $n }
table-phases = Fasi del turno
table-phase-movement = Movimento
table-phase-declaring = Attacchi
table-phase-combat = Combattimento
table-phase-money = Monete
table-short-movement = Muovi
table-short-declaring = Attacchi
table-short-combat = Scontri
table-short-money = Monete
table-undo = Annulla
table-undo-nothing = Non c’è nulla da annullare.
table-undo-die = Sono già stati lanciati dei dadi.
table-undo-draw = C’è già stato un sorteggio.
table-undo-reveal = È già stato svelato qualcosa di nascosto.
table-undo-clock = Il tempo è già scaduto.
table-undo-other = { $who } ha già agito.
table-propose = Proponi agli altri di tornare indietro.
table-redo = Ripeti
table-rules = Regole
table-menu = Menu
table-clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
 }
table-clock-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
 }

## Le fazioni

table-sides = Le fazioni
table-playing = di turno
table-next = a seguire
table-you = tu
table-automa = Automa
table-bot = bot
table-seat-here = a questo schermo
table-seat-open = ancora nessuno
table-here = al tavolo
table-away = assente
table-stand-in = un bot gioca al suo posto
table-resigned = ha abbandonato
table-factories = fabbriche
table-coins = monete
table-units = unità
table-race = { $n ->
    [3] Si vince con tre fabbriche
    [4] Si vince con quattro fabbriche
    [5] Si vince con cinque fabbriche
    [6] Si vince con sei fabbriche
    [one] Si vince con { $n } fabbrica
   *[other] Si vince con { $n } fabbriche
 }
table-race-of = { $side }: fabbriche { $n } su { $of }
table-weather = Tempo: { $weather }

## Che cosa si chiede

table-prompt = La domanda
table-march = Muovi in { $hex }
table-march-ask = Muovi { $unit } in { $hex }? Punti movimento: { $cost } su { $of }.
table-march-occupies = Così occupi la fabbrica.
table-march-danger = Rischio di intercettazione in { $hexes }: { $units }.
table-attack = Dichiara questo attacco
table-confirm = { $choice }?
table-hint-move = { $n ->
    [0] Nessuna unità può più muoversi.
    [one] Può ancora muoversi un’unità. Sceglila, poi scegli un esagono.
   *[other] { $n } unità possono ancora muoversi. Scegline una, poi un esagono.
 }
table-hint-declare = { $n ->
    [0] Nessuna unità può attaccare.
    [one] Può attaccare un’unità. Sceglila, poi scegli il bersaglio.
   *[other] { $n } unità possono attaccare. Scegline una, poi il bersaglio.
 }
table-hint-places = Scegli uno degli esagoni blu.
table-partner = { $faction }: agisci insieme al tuo compagno.
table-leave = Lascia stare
table-end-move = Fine movimento
table-end-declare = Al combattimento
table-end-money = Fine turno
table-waiting = Si attende: { $who }.
table-wait = Un momento.
table-showing = Guarda che cosa succede.
table-skip = Salta
table-options = Tutto quello che puoi fare
table-options-search = Cerca
table-options-none = Ora non si può fare nulla del genere.
table-fault = Per un nostro errore il tavolo si è fermato e questa partita è chiusa. Non è andato perso nulla.
table-lost = La connessione è caduta. Tornerà da sola: poi riprova.
table-reconnecting = La connessione è caduta. Nuovo tentativo …
table-unreachable = Questa partita non è raggiungibile.
table-loading = Apparecchiamo il tavolo …
table-tip = Scegli un’unità per vedere che cosa può fare. Con la tastiera: Tab per arrivare al tabellone, le frecce per raggiungere un esagono, Invio per sceglierlo, N per l’unità successiva.

## Proposte di tornare indietro

table-proposal = { $who } chiede di annullare l’ultima scelta.
table-proposal-yes = Accetta
table-proposal-no = No, avanti
table-proposal-waits = Si attende: { $who }.

## Preparazione

table-divide = Dividi le tue unità fra tre gettoni
table-divide-two = Dividi le tue unità fra due gettoni
table-divide-how = Nessuno sa ancora dove finirà ogni gettone. Trascina un’unità su un altro gettone, tocca un’unità e poi un gettone, oppure premi il numero di un gettone.
table-divide-onto = Metti sul gettone { $n }
table-divide-shared = in comune con il tuo compagno
table-divide-empty = nessuna unità
table-divide-spread = Dividi in parti uguali
table-divide-done = Ecco le mie armate
table-extras = Scegli quattro unità di un secondo set
table-extras-n = Unità scelte: { $n } su 4
table-extras-done = Aggiungi queste quattro

## Unità

table-unit-place = { $hex }, { $terrain }
table-unit-army = armata { $army }
table-unit = { $unit }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $level }.
table-unit-moved = Ha già mosso.
table-unit-owes = Deve attaccare { $unit }.
table-unit-repairing = In riparazione.
table-speed = velocità { $n }
table-range = gittata { $range }
table-air-no = aerei: no
table-air-back = aerei: solo in risposta
table-air-yes = aerei: sì
table-damage = Danni
table-damage-of = danni: { $n } su 6
table-experience-of = { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
 }
table-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }
table-hits-on = a segno con { $n } o meno
table-hits = a segno con { $n }
table-armour = Armatura
table-armour-forest = nella foresta
table-armour-of = { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
 }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }

## Probabilità e scontri

table-odds = Se attacca
table-odds-from = Se attacca da { $hex }
table-odds-targets = Bersagli
table-odds-attack = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }, a segno con { $needed } o meno
table-odds-red = { $n ->
    [one] { $n } dado rosso
   *[other] { $n } dadi rossi
 } per il supporto: { $units }
table-odds-back = In risposta { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }, a segno con { $needed } o meno
table-odds-no-back = Nessuna risposta al fuoco.
table-odds-then = { $unit }: danni dopo lo scontro
table-odds-destroyed = distruzione in { $n ->
    [one] { $n } caso
   *[other] { $n } casi
 } su 100
table-odds-verdict = L’attacco distrugge { $target } in { $destroys ->
    [one] { $destroys } caso
   *[other] { $destroys } casi
 } su 100.
table-odds-safe = In questo scontro l’attaccante non può andare distrutto.
table-odds-risk = In { $lost ->
    [one] { $lost } caso
   *[other] { $lost } casi
 } su 100 si perde l’attaccante.
table-fight-attacks = attacca { $target }:
table-fight-back = risponde al fuoco:
table-fight-hits = { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
 }
table-fight-damaged = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
table-fight-damage = { $unit }: { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }.
table-fight-destroyed = I colpi distruggono { $unit }.
table-fight-learnt = { $unit } riceve { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
 }.
table-fight-skip = Salta
table-attacks = Ordine degli attacchi
table-attack-earlier = Anticipa l’attacco { $n }
table-attack-later = Posticipa l’attacco { $n }
table-attack-remove = Togli l’attacco { $n } dall’elenco

## Monete

table-shop = Acquisti
table-coins-of = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
table-repairs = Riparazioni
table-repair-what = toglie { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
table-transfer = Monete all’alleato: { $faction } (una va alla banca)
table-transfer-send = Invia

## Cronaca e chat

table-log = Cronaca
table-since = Dalla tua ultima visita
table-why = Perché
table-chat = Chat
table-chat-none = Nessuno ha ancora scritto nulla.
table-chat-say = Scrivi qualcosa
table-chat-send = Invia
table-list-none = nessuna
table-somebody = Qualcuno
table-notes = I miei appunti
table-panels = Pannelli
table-tab-dock = Carte
table-tab-unit = Unità
table-tab-log = Cronaca
table-tab-sides = Fazioni
table-tab-chat = Chat

## Il menu

table-invite = Manda questo link a chi vuoi al tavolo
table-watch-link = Il link a questa partita
table-language = Lingua
table-pace = Ritmo
table-pace-0 = immediato
table-pace-0-5 = lento
table-pace-1 = normale
table-pace-2 = rapido
table-offer-draw = Proponi il pareggio
table-resign = Abbandona
table-resign-sure = Abbandonare davvero?
table-home = Prima pagina
table-commitment = Tutti i dadi vengono da un’unica chiave, svelata alla fine. La sua impronta, fissata all’inizio:
table-keys = Tasti
table-key-tab = Tab
table-key-tab-does = dalla domanda al tabellone, all’unità, alla cronaca
table-key-arrows = Frecce, Q W E A S D
table-key-arrows-does = sul tabellone: all’esagono vicino
table-key-enter = Invio
table-key-enter-does = sceglie l’esagono; di nuovo: conferma
table-key-escape = Esc
table-key-escape-does = lascia l’unità, o salta la scena in corso
table-key-next = N, P
table-key-next-does = unità successiva o precedente che può agire
table-key-end = X
table-key-end-does = termina la fase
table-key-undo = U, R
table-key-undo-does = annulla, ripete
table-key-zoom = +, -, 0
table-key-zoom-does = avvicina, allontana, tutto il tabellone
table-key-list = M
table-key-list-does = questo menu
table-key-log = L
table-key-log-does = alla cronaca

## Il tabellone

table-board = Il tabellone
table-zoom = Zoom
table-zoom-in = Avvicina
table-zoom-out = Allontana
table-zoom-fit = Tutto il tabellone
table-hex = { $hex }, { $terrain }.
table-hex-factory = Proprietario della fabbrica: { $faction }.
table-hex-factory-neutral = Fabbrica neutrale.
table-hex-factory-destroyed = Fabbrica distrutta.
table-hex-start = Numero di partenza { $number }.
table-hex-token = Qui c’è un gettone coperto.
table-hex-launcher = Il lanciarazzi V2, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
table-hex-reach = Si può raggiungere, costo { $cost }.
table-hex-occupies = Così si occupa la fabbrica.
table-hex-danger = Lungo il percorso si rischia l’intercettazione.
table-hex-place = Si può scegliere.
table-hex-target = Si può attaccare.
table-hex-away = { $n ->
    [one] A un esagono
   *[other] A { $n } esagoni
 } verso { $direction }.
table-direction-n = nord
table-direction-ne = nord-est
table-direction-se = sud-est
table-direction-s = sud
table-direction-sw = sud-ovest
table-direction-nw = nord-ovest

## Un solo schermo

table-curtain = Adesso tocca a: { $who }
table-curtain-why = C’è qualcosa che l’altra parte non deve vedere. Passa lo schermo.
table-curtain-lift = Eccomi

## Dopo la fine

table-replay = Replica
table-replay-play = Riproduci
table-replay-pause = Pausa
table-replay-at = { $n } di { $of }
table-fork = Gioca da qui
table-export = Salva in un file
table-verify = Verifica i dadi

## Sergeants

table-sm-tab = Soldato
table-sm-tip = Scegli un soldato per vedere i suoi valori. Con la tastiera: Tab per arrivare alla mappa, le frecce da un soldato all’altro, N per il prossimo che può agire.
table-sm-turn = Turno { $n } di { $of }
table-sm-turn-n = Turno { $n }
table-sm-setting-up = Preparazione
table-sm-cards = Si scelgono le carte, coperte
table-sm-phase = Fase { $n }
table-sm-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
 }
table-sm-vp = { $n } PV
table-sm-placed = { $n } di 3 giocate
table-sm-spotted = avvistato
table-sm-pinned = bloccato
table-sm-wounded = ferito
