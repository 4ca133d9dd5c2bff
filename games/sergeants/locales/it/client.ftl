### Ciò che solo il browser dice di questo gioco: la pagina per una nuova partita, il tavolo, i pannelli.

## Una nuova partita

sm-web-clock-minutes-note = Per ogni risposta. Quando finiscono, un bot risponde per chi è atteso finché non torna.

## Una nuova partita

web-sm-scenario = Quale scenario?
web-sm-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
 }
web-sm-side-enters = { $side }: { $vp } PV a giocatore, entra dal bordo, { $orders ->
    [one] un ordine
   *[other] { $orders } ordini
 }
web-sm-side-stands = { $side }: { $vp } PV a giocatore, comincia sulla mappa, { $orders ->
    [one] un ordine
   *[other] { $orders } ordini
 }
web-sm-open = Tutte le carte sono scoperte: per imparare.
web-sm-map = La mappa: { $columns } per { $rows } quadrati, con { $landmarks }.
web-sm-who = Chi gioca?
web-sm-players = { $side }: in quanti la giocano?
web-sm-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
web-sm-forces = Quali forze?
web-sm-suggested = Forze consigliate
web-sm-suggested-note = Soldati ed equipaggiamento sono già scelti: si gioca subito.
web-sm-suggested-none = Non ce ne sono per così tanti giocatori.
web-sm-bought = Forze acquistate
web-sm-bought-note = Ognuno compra soldati ed equipaggiamento con i PV dello scenario.

## La mappa

web-sm-map-label = Mappa del campo di battaglia. Le frecce vanno da un soldato all’altro o spostano la mappa, più e meno la ingrandiscono e la riducono, 0 la mostra tutta.
web-sm-map-soldiers = Soldati sulla mappa
web-sm-map-stands = in { $tile }, rivolto a { $facing }
web-sm-map-outside = fuori dalla mappa
web-sm-map-escorts = scorta { $soldiers }
web-sm-map-holds = { $n ->
    [one] trattiene { $n } carta
   *[other] trattiene { $n } carte
 }
web-sm-map-grenades = { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }
web-sm-map-offered = si può scegliere
web-sm-map-chosen = scelto
web-sm-map-far = estremo { $direction }
web-sm-map-would-stand = { $soldier } in { $tile }, a { $x } per { $y } pollici dall’angolo in alto a sinistra, rivolto a { $facing }.
web-sm-map-length = { $length } pollici su { $most }.
web-sm-map-cover-building = In copertura, al chiuso.
web-sm-map-cover-ground = In copertura.
web-sm-map-cover-piece = In copertura.
web-sm-map-cover-line = In copertura lungo una linea.
web-sm-map-cover-foxhole = In copertura, in una buca.
web-sm-map-no-cover = Non in copertura.
web-sm-map-may-begin = { $soldier } può cominciare qui.
web-sm-map-melee = In corpo a corpo con { $soldiers }.
web-sm-map-under = Sotto la sagoma: { $soldiers }.
web-sm-map-under-nobody = Nessuno è sotto la sagoma.
web-sm-map-under-himself = Anche lui stesso!
web-sm-map-judging = Un momento …
web-sm-map-note = Ciò che hai in mano
web-sm-map-turn-left = Gira a sinistra (tasto ,)
web-sm-map-turn-right = Gira a destra (tasto .)
web-sm-map-bend = Piega qui il percorso (tasto B, o clic con Maiusc): { $n } di { $most }
web-sm-map-back = Riprendi in mano (Esc)
web-sm-map-confirm = Conferma (Invio)
web-sm-map-ruler = Righello: da { $soldier } a { $other }
web-sm-map-slip = Da { $soldier } a { $other }, { $squares ->
    [one] { $squares } quadrato
   *[other] { $squares } quadrati
 }, { $inches }″.
web-sm-map-distance = { $squares ->
    [one] { $squares } quadrato
   *[other] { $squares } quadrati
 }, { $inches ->
    [one] { $inches } pollice
   *[other] { $inches } pollici
 }.
web-sm-map-tiles = Per { $action }: { $tiles }.
web-sm-map-not-counted = { $tile } (non conta)
web-sm-map-left = resta
web-sm-map-needed = occorre
web-sm-map-squares = { $n ->
    [one] { $n } quadrato
   *[other] { $n } quadrati
 }
web-sm-map-inches = { $n ->
    [one] { $n } pollice
   *[other] { $n } pollici
 }
web-sm-map-below-zero = sotto 0
web-sm-map-yes = sì
web-sm-map-no = no
web-sm-map-band-long = la lunga
web-sm-map-band-short = la corta
web-sm-map-band-close = la ravvicinata
web-sm-map-shot-counts = { $other } è avvistato: per un tiro di { $soldier } varrebbero { $bands }.
web-sm-map-not-in-arc = { $other } è avvistato, ma non è nell’arco di tiro di { $soldier }.
web-sm-map-out-of-range = { $other } è avvistato, ma fuori gittata per { $soldier }.
web-sm-map-could-spot = { $other } è nascosto. Avvistare di { $soldier } arriva fino a lui.
web-sm-map-cannot-spot = { $other } è nascosto. Avvistare di { $soldier } non arriva fino a lui.
web-sm-map-can-rally = { $soldier } è abbastanza vicino per radunare { $other }.
web-sm-map-cannot-rally = { $soldier } è troppo lontano per radunare { $other }.
web-sm-map-supposed = Non conosci il grado di { $soldier }: questi sono i valori del più basso.

## Carte e pannelli

web-sm-card-you = Tu
web-sm-card-name = { $types } di { $soldier }
web-sm-card-tag = piastrina { $tag }
web-sm-card-vp = { $n } PV
web-sm-card-grenades = { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }
web-sm-card-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
web-sm-card-letter-long = L
web-sm-card-letter-short = C
web-sm-card-letter-close = R
web-sm-card-letter-blast = E
web-sm-card-band-long = lungo
web-sm-card-band-short = corto
web-sm-card-band-close = ravvicinato
web-sm-card-band-blast = esplosione
web-sm-card-box-may = Può
web-sm-card-box-must = Deve
web-sm-card-box-cost = Costo
web-sm-card-read = { $card }, numero { $number }.
web-sm-card-read-rank = Viene con il grado: { $rank }.
web-sm-card-read-medal = Viene con una medaglia: { $medal }.
web-sm-card-read-team = Squadra: { $text }
web-sm-card-read-box = { $box }: { $text }
web-sm-card-read-damage = Danno: { $damage }.
web-sm-card-hit = { $plus ->
    [yes] { $band } con un più
   *[no] { $band }
 }
web-sm-card-hits = Come controllo va a segno: { $bands }.
web-sm-card-hits-none = Come controllo va a vuoto.
web-sm-card-fits = { $n ->
    [one] Va bene per la fase { $phases }.
   *[other] Va bene per le fasi { $phases }.
 }
web-sm-card-fits-none = Non va bene per nessuna fase di questo turno.
web-sm-card-dock = Fasi e mano
web-sm-card-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
 }
web-sm-card-hand-empty = La tua mano è vuota.
web-sm-card-hand-hint = Le frecce passano da una carta all’altra. 1, 2 e 3 mettono la carta su quella fase; Invio la solleva.
web-sm-card-phases = Le tre fasi
web-sm-card-phase = Fase
web-sm-card-order = Carte nell’ordine di gioco
web-sm-card-row = { $player }: { $card }, { $state ->
    [done] giocata
    [now] in gioco
   *[later] ancora da giocare
 }
web-sm-card-face-down = A faccia in giù:
web-sm-card-fits-here = { $card } va bene qui
web-sm-card-slot-empty = Fase { $phase }, { $actions }: vuota
web-sm-card-slot-hot = Fase { $phase }, { $actions }: metti qui { $card }
web-sm-card-slot-filled = Fase { $phase }, { $actions }: qui c’è { $card }. Premi per sollevarla; Canc la riprende.
web-sm-card-slot-gap = Uno spazio vuoto
web-sm-card-slot-none = Nessuna carta
web-sm-card-slot-past = Giocata
web-sm-card-would-be = { $topic }; { $last ->
    [yes] l’ultima del turno
   *[no] porta a: { $next }
 }
web-sm-card-because = accade, a causa di: { $topic }
web-sm-card-leads = porta a: { $topic }
web-sm-card-no-story = Non ancora girata
web-sm-card-placing = Piazzare le carte
web-sm-card-place = { $n ->
    [one] Metti una carta sulla fase { $phases }. Nessuno la vede finché tutti non sono pronti.
   *[other] Metti carte sulle fasi { $phases }. Nessuno le vede finché tutti non sono pronti.
 }
web-sm-card-place-most = { $most ->
    [0] Nessuna carta della tua mano va bene. Si pescheranno carte per tutte le fasi, a faccia in su.
    [one] La tua mano può riempire solo { $most } fase. Per le altre si pescheranno carte, a faccia in su.
   *[other] La tua mano può riempire solo { $most } fasi. Per l’altra si pescherà una carta, a faccia in su.
 }
web-sm-card-place-blocked = Così ne riempi solo { $now }, ma la tua mano può riempirne { $most }. Sposta una carta.
web-sm-card-place-ready = { $n ->
    [one] Ci sono tutte e tre. { $n } carta resta in mano e conta per l’iniziativa.
   *[other] Ci sono tutte e tre. { $n } carte restano in mano e contano per l’iniziativa.
 }
web-sm-card-place-poor = { $n ->
    [0] Nessuna carta va bene. Si mostrano e si scartano tutte, e si pesca per gli spazi vuoti.
   *[other] Queste staranno a faccia in su. Il resto della mano ({ $spare }) si mostra e si scarta, e si pesca per gli spazi vuoti.
 }
web-sm-card-place-one = Metti { $types } sulla fase { $phase }
web-sm-card-place-waiting = Le tue carte sono piazzate. Si aspetta: { $who }.
web-sm-card-place-done = Le tue carte sono piazzate.
web-sm-card-undo = Annulla
web-sm-card-take-back = Riprendi { $card }
web-sm-card-fill-up = Riempi per me
web-sm-card-ready = Pronto: a faccia in giù
web-sm-card-ready-open = Pronto: a faccia in su
web-sm-card-change = Cambia le mie carte
web-sm-card-question = Che cosa si chiede
web-sm-card-hint-force = Componi la tua forza qui sopra, poi confermala lì.
web-sm-card-hint-deploy = Scegli qualcuno dall’elenco e mettilo sulla mappa.
web-sm-card-hint-map = Scegli il punto sulla mappa.
web-sm-card-hint-strike = Scegli nella scena una delle tue carte, poi chi colpisce.
web-sm-card-hint-hand = Puoi sceglierla anche dalla tua mano.
web-sm-card-do-dog-tag = Piastrina: agisce { $soldier }
web-sm-card-do-bubble = Fumetto della squadra
web-sm-card-do-may = Box narratore (può)
web-sm-card-do-must = Box narratore (deve)
web-sm-card-do-cost = Box narratore (costo)
web-sm-card-do = Esegui
web-sm-card-playing = La carta in gioco
web-sm-card-played-by = { $mine ->
    [yes] Giochi tu
   *[no] Gioca { $player }
 }
web-sm-card-part-dog-tag = Piastrina
web-sm-card-part-bubble = Squadra
web-sm-card-dog-tag = { $soldier }: una qualsiasi azione di { $types }
web-sm-card-owner-out = { $soldier } è fuori combattimento.
web-sm-card-acted = Chi ha agito
web-sm-card-state-left = Da fare:
web-sm-card-state-now = Adesso:
web-sm-card-state-done = Fatto:
web-sm-card-state-none = Non possibile:
web-sm-card-checks = Controlli
web-sm-card-checks-before = Controlli precedenti
web-sm-card-check-shot = { $soldier } spara a { $target }
web-sm-card-check-grenade = Granata di { $soldier } contro { $target }
web-sm-card-check-blast = Cadono granate
web-sm-card-check-event = { $title }
web-sm-card-check-gap = { $player } pesca per uno spazio vuoto
web-sm-card-check-bands = { $n ->
    [one] Conta solo { $bands }.
   *[other] Contano { $bands }.
 }
web-sm-card-check-hits = { $n ->
    [0] A vuoto.
    [one] { $n } colpo a segno.
   *[other] { $n } colpi a segno.
 }
web-sm-card-check-filled = Va sulla fase { $phase }.
web-sm-card-check-no-gap = Non va bene.
web-sm-card-fate-pinned = { $soldier } è bloccato.
web-sm-card-fate-wounded = { $soldier } è ferito.
web-sm-card-fate-killed = { $soldier } è ucciso.
web-sm-card-fate-nothing = { $soldier }: { $damage }, niente di nuovo.
web-sm-card-fate-unknown = Danno: { $damage }.
web-sm-card-story = Storia, restano { $n } carte
web-sm-card-story-short = La storia
web-sm-card-story-before = Eventi precedenti
web-sm-card-not-happening = Non accade.
web-sm-card-changes = Numeri che sono cambiati
web-sm-card-changed = { $stat } { $by } { $whom }, { $until }
web-sm-card-change-all = per tutti
web-sm-card-turn = Turno { $turn }:
web-sm-card-rank-unknown = Grado ignoto
web-sm-card-at-waiting = Aspetta oltre il bordo della mappa
web-sm-card-at-gone = Ha lasciato la mappa
web-sm-card-at-dead = È stato ucciso
web-sm-card-at-removed = È fuori dal gioco
web-sm-card-at-cover = In copertura in { $tile }
web-sm-card-at-open = Allo scoperto in { $tile }
web-sm-card-at-melee = In corpo a corpo in { $tile } con { $enemies }
web-sm-card-standing = { $where }, { $spotted ->
    [yes] avvistato
   *[no] non avvistato
 }
web-sm-card-is-pinned = Bloccato
web-sm-card-is-wounded = Ferito
web-sm-card-printed = stampato:
web-sm-card-uses-plus = A segno+
web-sm-card-climb = Arrampicarsi
web-sm-card-supposed = Il suo grado non è noto: questi sono i numeri del più basso.
web-sm-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Ferito e bloccato: il lato rosso, dimezzato.
       *[no] Bloccato: tutti i numeri sono dimezzati.
     }
   *[no] Ferito: questi sono i numeri del lato rosso.
 }
web-sm-card-worth = Vale
web-sm-card-traits = È
web-sm-card-carries = Porta
web-sm-card-carries-nothing = niente
web-sm-card-holds = Trattiene
web-sm-card-escorts = Scorta
web-sm-card-prisoner-of = Prigioniero di
web-sm-card-trait-rifle = fuciliere
web-sm-card-trait-smg = con mitra
web-sm-card-trait-lmg = mitragliere
web-sm-card-trait-carbine = con carabina
web-sm-card-trait-green = inesperto
web-sm-card-trait-veteran = veterano
web-sm-card-trait-thrower = dal braccio forte
web-sm-card-trait-engineer = geniere
web-sm-card-trait-scout = esploratore
web-sm-card-kind-leader = leader
web-sm-card-kind-character = personaggio
web-sm-card-kind-specialist = specialista
web-sm-card-orders = { $n ->
    [one] { $secret ->
        [yes] Il tuo ordine, segreto
       *[no] Il tuo ordine
     }
   *[other] { $secret ->
        [yes] I tuoi ordini, segreti
       *[no] I tuoi ordini
     }
 }
web-sm-card-orders-all = Ordini
web-sm-card-orders-none = Non hai ordini.
web-sm-card-orders-of = { $n ->
    [one] ha { $n } ordine
   *[other] ha { $n } ordini
 }
web-sm-card-order-met = Eseguito
web-sm-card-charged = { $n ->
    [one] L’esplosivo è lì da { $n } turno.
   *[other] L’esplosivo è lì da { $n } turni.
 }
web-sm-card-account = PV finora
web-sm-card-account-over = Il conto
web-sm-card-account-beaten = { $side }: nessun soldato rimasto, la partita è persa.
web-sm-card-account-kill = Uccisi
web-sm-card-account-prisoner = Prigionieri, doppi
web-sm-card-account-order = Ordini
web-sm-card-account-event = Eventi
web-sm-card-account-card = Con una carta
web-sm-card-account-held = { $soldier }, se alla fine è ancora prigioniero
web-sm-card-account-none = Ancora niente.
web-sm-card-account-nothing = Niente.
web-sm-card-account-hidden = Gli ordini degli altri, e quanto porteranno, non si conoscono.
web-sm-card-won = vittoria
web-sm-card-drawn = pareggio
web-sm-card-melee = Corpo a corpo
web-sm-card-melee-drawn = Carte pescate: { $draws }
web-sm-card-melee-draws = { $player } { $n }
web-sm-card-melee-cards = { $player }: { $n ->
    [0] nessuna carta
    [one] resta { $n } carta
   *[other] restano { $n } carte
 }
web-sm-card-melee-card = Scegli la carta con cui colpisci.
web-sm-card-melee-target = Chi colpisce?
web-sm-card-melee-next = { $mine ->
    [yes] Il prossimo colpo è tuo.
   *[no] Il prossimo colpo è di { $player }.
 }
web-sm-card-melee-over = Il corpo a corpo è finito per questa fase.
web-sm-card-melee-close = Torna alla mappa
web-sm-card-melee-kill = Viene ucciso
web-sm-card-melee-capture = { $soldier } lo fa prigioniero
web-sm-card-strike = Colpisci { $soldier }
web-sm-card-strike-with = { $damage } a { $soldier }
web-sm-card-blows = Colpo dopo colpo
web-sm-card-blows-none = Ancora nessun colpo.
web-sm-card-blow-pinned = { $player }: { $soldier } è bloccato.
web-sm-card-blow-wounded = { $player }: { $soldier } è ferito.
web-sm-card-blow-killed = { $player }: { $soldier } è ucciso.
web-sm-card-blow-captured = { $player }: { $soldier } è fatto prigioniero.
web-sm-card-blow-nothing = { $player }: { $damage } su { $soldier }, niente di nuovo.
web-sm-card-force = Acquista la tua forza
web-sm-card-force-suggested = Forza consigliata
web-sm-card-force-other = Un’altra
web-sm-card-force-clear = Ricomincia
web-sm-card-force-sale = Soldati in vendita
web-sm-card-force-mine = La tua forza
web-sm-card-force-vp = PV
web-sm-card-force-empty = Ancora nessuno. Spunta i soldati, o per cominciare prendi la forza consigliata.
web-sm-card-force-remove = Lascia fuori { $soldier }
web-sm-card-force-grenades = Granate di { $soldier }
web-sm-card-force-fits = Costa { $vp } PV; ne restano { $left }.
web-sm-card-force-grenade-price = { $free ->
    [0] { $n } granate per 1 PV.
   *[other] { $free } granate sono gratis; poi { $n } per 1 PV.
 }
web-sm-card-force-confirm = { $n ->
    [one] Arruola { $n } soldato
   *[other] Arruola { $n } soldati
 }
web-sm-card-meter-vp = PV
web-sm-card-meter-soldiers = Soldati
web-sm-card-meter-leaders = Leader
web-sm-card-meter-equipment = PV di equipaggiamento
web-sm-card-of = { $n } di { $most }
web-sm-card-at-least = { $n }, almeno { $least }
web-sm-card-rank-of = Grado di { $soldier }
web-sm-card-fewer = Meno
web-sm-card-more = Di più
web-sm-card-give = Dai …
web-sm-card-give-to = Dai qualcosa a { $soldier }
web-sm-card-thing = { $thing } ({ $n } PV)
web-sm-card-lay-down = Posa
web-sm-card-deploy = Piazza i tuoi soldati
web-sm-card-deploy-left = { $n ->
    [0] tutti piazzati
   *[other] ne mancano { $n }
 }
web-sm-card-deploy-where = Cominciano in { $tiles }.
web-sm-card-deploy-clear = Togli { $soldier } dalla mappa
web-sm-card-deploy-suggest = Piazzali per me
web-sm-card-deploy-confirm = Stanno bene così
web-sm-what = A che cosa giochi?
web-sm-what-scenario = Uno scenario
web-sm-what-scenario-note = Una battaglia, con una fine sua
web-sm-what-campaign = Una campagna
web-sm-what-campaign-note = Scenari collegati: i soldati tengono le ferite e guadagnano medaglie
web-sm-campaign = Quale campagna?
web-sm-chapters = { $n ->
    [one] { $n } capitolo
   *[other] { $n } capitoli
 }
web-sm-chapter = Capitolo { $n } di { $of }
web-sm-chapter-end = Il capitolo { $n } di { $of } è finito
web-sm-campaign-end = La campagna è finita
web-sm-campaign-lead = Più PV nella campagna: { $names }
web-sm-campaign-vp = PV della campagna: { $vp }
web-sm-fate-fell = Caduto
web-sm-fate-captured = Catturato
web-sm-fate-wounded = Ferito
web-sm-fate-well = Illeso
web-sm-play-on = Gioca ancora: { $scenario }
web-sm-play-on-there = Il prossimo capitolo è cominciato: vai
web-sm-card-read-honour = È stata guadagnata: { $honour }.

## Specialisti, ufficiali, team e segnalini

web-sm-card-titled = { $title } ({ $owner })
web-sm-card-manner-command = COMANDO
web-sm-card-manner-reaction = REAZIONE
web-sm-card-manner-preempt = ANTICIPO
web-sm-card-after = { $any ->
    [yes] Dopo qualsiasi azione di un nemico
   *[other] Dopo { $types } di un nemico
 }
web-sm-card-against = { $n ->
    [one] Contro { $types }: un nemico
   *[other] Contro { $types }: fino a { $n } nemici
 }
web-sm-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, costa { $vp } PV se usata.
 }
web-sm-card-read-roles = Richiede questi ruoli del pannello: { $roles }.
web-sm-card-trait-assistant = servente
web-sm-card-trait-sniper = tiratore scelto
web-sm-card-trait-medic = medico
web-sm-card-trait-officer = ufficiale
web-sm-card-trait-radio = marconista
web-sm-card-trait-gunner = mitragliere
web-sm-card-trait-tripod = con treppiede
web-sm-card-trait-skirmisher = incursore
web-sm-card-force-regulars = Soldati
web-sm-card-force-specialists = Specialisti
web-sm-card-force-brings = Carte che porta { $soldier }
web-sm-card-force-event = Evento: { $title }
web-sm-card-panels = Pannelli dei team
web-sm-card-panels-hint = Scegli un soldato per un posto, o trascinalo lì con il mouse. Un pannello in uso porta le sue carte.
web-sm-card-panel-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
web-sm-card-panel-anybody = chiunque
web-sm-card-panel-role = Ruolo { $role }
web-sm-card-panel-slot = Posto { $n } di { $panel }, richiede { $needs }
web-sm-card-panel-choose = Metti qualcuno qui …
web-sm-card-panel-take = Togli { $soldier } da { $panel }
web-sm-card-panel-unfit = { $soldier } non può avere questo posto: richiede { $needs }.
web-sm-card-second = 2ª carta
web-sm-card-second-empty = Seconda carta della fase { $phase }: vuota
web-sm-card-second-hot = Metti { $card } sulla fase { $phase } come seconda carta
web-sm-card-second-filled = Seconda carta della fase { $phase }: { $card }. Premi per sollevarla; Canc la riprende.
web-sm-card-place-seconds = { $left ->
    [0] Tutte le seconde carte del tuo ufficiale sono piazzate.
    [one] Il tuo ufficiale può comandare una seconda carta.
   *[other] Il tuo ufficiale può comandare seconde carte per { $left } fasi.
 }
web-sm-card-hand-hint-officer = Le frecce passano da una carta all’altra. 1, 2 e 3 mettono la carta su quella fase, con Maiusc come seconda carta; Invio la solleva.
web-sm-card-pass = Passo
web-sm-card-beforehand = Passo più a lungo
web-sm-card-window-cards = Carte che puoi giocare
web-sm-card-window-against = contro { $card }
web-sm-card-window-asked = Si chiede a chiunque potrebbe avere una carta simile, che l’abbia o no.
web-sm-card-account-paid = Carte pagate
web-sm-map-marker = { $tile }: { $marker }
web-sm-map-foxhole = buca
web-sm-map-of-tiles = tessere
web-sm-map-of-smoke = fumo
web-sm-map-of-optics = ottica

## Equipaggiamento e segnalini

web-sm-card-or-use = o usare: { $equipment }
web-sm-card-use-left = ne restano { $n }
web-sm-card-gist-checks = { $n ->
    [one] { $n } controllo esplosione
   *[other] { $n } controlli esplosione
 }
web-sm-card-gist-battery = { $n ->
    [one] { $n } controllo esplosione
   *[other] { $n } controlli esplosione o fumo denso
 }
web-sm-card-gist-foxhole = una buca qui, Copertura migliore di { $n }
web-sm-card-aim-at = Mirare a { $soldier }
web-sm-card-hint-tile = Tocca una tessera blu sulla mappa, o sceglila qui. Avrà: { $marker }.
web-sm-card-hint-again = { $tile }: toccala di nuovo, o premi il suo pulsante, per confermare.
web-sm-card-hint-battery = Tocca una tessera blu sulla mappa, o sceglila qui. Chi è lì, amici compresi, ha { $n ->
    [one] { $n } controllo esplosione.
   *[other] { $n } controlli esplosione; oppure spari fumo denso.
 }
web-sm-card-hint-shell = Tocca un nemico cerchiato sulla mappa, o sceglilo qui; poi sposta la sagoma come vuoi. Chi è sotto, amici compresi, ha { $n ->
    [one] { $n } controllo esplosione.
   *[other] { $n } controlli esplosione.
 }
web-sm-card-hint-only-use = Qui e ora non è possibile, ma può usare ciò che porta.
web-sm-card-hint-gun = Un assistente con munizioni è a contatto con { $soldier }: una volta per fase l’arma spara senza carta.
web-sm-card-hint-round = Fumo: fumo denso (3x) sulla tessera, e nessuno è colpito. Esplosione: { $n ->
    [0] ora lì non c’è nessuno.
   *[other] controlli esplosione per { $soldiers }.
 }
web-sm-card-hint-mined = Mine: { $soldier } ha un controllo esplosione prima di muovere.
web-sm-choice-shell = { $equipment } contro { $soldier }: { $tile }
web-sm-card-check-used = { $equipment } di { $soldier }
web-sm-card-check-shelled = Artiglieria su { $tile }
web-sm-card-check-mines = { $soldier } tra le mine
web-sm-card-check-fire = { $soldier } tra le fiamme
web-sm-card-check-smoke = { $soldier } nel fumo
web-sm-card-check-tended = { $medic } soccorre { $soldier }: una verifica d’identità
web-sm-card-check-identity = Verifica d’identità
web-sm-card-check-tag = La carta di { $soldier }.
web-sm-card-check-his = È la sua carta: vive, ferito.
web-sm-card-check-not-his = Non è la sua carta.
web-sm-card-fate-saved = { $soldier } è salvo, ma ferito.
web-sm-map-lies = Sulla mappa
web-sm-map-lies-smoke = I numeri di GUARDARE e SPARARE di questa tessera, e di tutte quelle dietro, contano { $n } volte.
web-sm-map-lies-fire = Un controllo esplosione per chi è lì all’inizio di ogni fase.
web-sm-map-lies-mines = Un controllo esplosione per chi comincia a muovere qui.
web-sm-map-lies-foxhole = Chi ci sta è in copertura, e la sua Copertura migliora di { $n }.
web-sm-map-reaches = { $soldier } può mirare a { $other }: { $equipment }.
web-sm-map-does-not-reach = { $soldier } non può mirare a { $other }: { $equipment }.

## Il tavolo

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
