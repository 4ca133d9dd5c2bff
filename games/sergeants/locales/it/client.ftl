### Ciò che solo il browser dice di questo gioco: la pagina per una nuova partita, il tavolo, i pannelli.

## Una nuova partita

sm-web-clock-minutes-note = Per ogni risposta. Quando finiscono, un bot gioca al tuo posto finché non torni.

## Una nuova partita

sm-web-scenario = Quale scenario?
sm-web-scenario-own = Tuo
sm-web-scenario-here = Di questo server
sm-web-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
 }
sm-web-side-enters = { $side }: { $vp } PV a giocatore, entra dal bordo, { $orders ->
    [one] un ordine
   *[other] { $orders } ordini
 }
sm-web-side-stands = { $side }: { $vp } PV a giocatore, comincia sulla mappa, { $orders ->
    [one] un ordine
   *[other] { $orders } ordini
 }
sm-web-open = Tutte le carte sono scoperte: per imparare.
sm-web-map = La mappa: { $columns } per { $rows } quadrati, con { $landmarks }.
sm-web-who = Chi gioca?
sm-web-players = { $side }: quanti giocatori?
sm-web-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
sm-web-forces = Quali forze?
sm-web-suggested = Forze consigliate
sm-web-suggested-note = Soldati ed equipaggiamento sono già scelti: si gioca subito.
sm-web-suggested-none = Non ce ne sono per così tanti giocatori.
sm-web-bought = Forze acquistate
sm-web-bought-note = Ognuno compra soldati ed equipaggiamento con i PV dello scenario.
sm-web-options = Quanto scoperto?
sm-web-face-up = Carte piazzate a faccia in su
sm-web-face-up-note = Tutti vedono le carte Azione appena piazzate: si va più svelti e si impara. Mani e ordini restano segreti.
sm-web-open-option = Informazioni condivise
sm-web-open-option-note = Mani, ordini e carte di tutti sono scoperti, mentre si impara.

## La mappa

sm-web-map-label = Mappa del campo di battaglia. Le frecce vanno da un soldato all’altro o spostano la mappa, più e meno la ingrandiscono e la riducono, 0 la mostra tutta.
sm-web-map-soldiers = Soldati sulla mappa
sm-web-map-stands = in { $tile }, rivolto a { $facing }
sm-web-map-outside = fuori dalla mappa
sm-web-map-escorts = scorta { $soldiers }
sm-web-map-prisoner-of = prigioniero di { $escort }
sm-web-map-led = Con lui: { $soldiers }.
sm-web-map-prisoner = { $soldier } (prigioniero)
sm-web-map-holds = { $n ->
    [one] trattiene { $n } carta
   *[other] trattiene { $n } carte
 }
sm-web-map-grenades = { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }
sm-web-map-offered = si può scegliere
sm-web-map-chosen = scelto
sm-web-map-far = estremo { $direction }
sm-web-map-would-stand = { $soldier } in { $tile }, a { $x } per { $y } pollici dall’angolo in alto a sinistra, rivolto a { $facing }.
sm-web-map-length = { $length } pollici su { $most }.
sm-web-map-cover-building = In copertura, al chiuso.
sm-web-map-cover-ground = In copertura.
sm-web-map-cover-piece = In copertura.
sm-web-map-cover-line = In copertura lungo una linea.
sm-web-map-cover-foxhole = In copertura, in una buca.
sm-web-map-no-cover = Non in copertura.
sm-web-map-may-begin = { $soldier } può cominciare qui.
sm-web-map-melee = In corpo a corpo con { $soldiers }.
sm-web-map-under = Sotto la sagoma: { $soldiers }.
sm-web-map-under-nobody = Nessuno è sotto la sagoma.
sm-web-map-under-himself = Anche lui stesso!
sm-web-map-judging = Un momento…
sm-web-map-note = In movimento
sm-web-map-turn-left = Gira a sinistra (tasto ,)
sm-web-map-turn-right = Gira a destra (tasto .)
sm-web-map-bend = Piega qui il percorso (tasto B, o clic con Maiusc): { $n } di { $most }
sm-web-map-back = Riprendi in mano (Esc)
sm-web-map-confirm = Conferma (Invio)
sm-web-map-ruler = Righello: da { $soldier } a { $other }
sm-web-map-slip = Da { $soldier } a { $other }, { $squares ->
    [one] { $squares } quadrato
   *[other] { $squares } quadrati
 }, { $inches }″.
sm-web-map-distance = { $squares ->
    [one] { $squares } quadrato
   *[other] { $squares } quadrati
 }, { $inches ->
    [one] { $inches } pollice
   *[other] { $inches } pollici
 }.
sm-web-map-tiles = Per { $action }: { $tiles }.
sm-web-map-not-counted = { $tile } (non conta)
sm-web-map-left = resta
sm-web-map-needed = occorre
sm-web-map-squares = { $n ->
    [one] { $n } quadrato
   *[other] { $n } quadrati
 }
sm-web-map-inches = { $n ->
    [one] { $n } pollice
   *[other] { $n } pollici
 }
sm-web-map-below-zero = sotto 0
sm-web-map-yes = sì
sm-web-map-no = no
sm-web-map-band-long = la lunga
sm-web-map-band-short = la corta
sm-web-map-band-close = la ravvicinata
sm-web-map-shot-counts = { $other } è avvistato: un tiro di { $soldier } userebbe { $bands }.
sm-web-map-not-in-arc = { $other } è avvistato, ma non è nell’arco di tiro di { $soldier }.
sm-web-map-out-of-range = { $other } è avvistato, ma fuori gittata per { $soldier }.
sm-web-map-could-spot = { $other } è nascosto. { $soldier } può avvistarlo da qui.
sm-web-map-cannot-spot = { $other } è nascosto. { $soldier } non può avvistarlo da qui.
sm-web-map-can-rally = { $soldier } è abbastanza vicino per radunare { $other }.
sm-web-map-cannot-rally = { $soldier } è troppo lontano per radunare { $other }.
sm-web-map-hidden = I valori di { $soldier } sono nascosti: questo è quanto dovrebbero essere.
sm-web-map-takes = ci vuole
sm-web-map-at-least = { $n } o più
sm-web-map-at-most = { $n } o meno

## Carte e pannelli

sm-web-card-you = Tu
sm-web-card-name = { $types } di { $soldier }
sm-web-card-tag = piastrina { $tag }
sm-web-card-vp = { $n } PV
sm-web-card-grenades = { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }
sm-web-card-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-web-card-letter-long = L
sm-web-card-letter-short = C
sm-web-card-letter-close = R
sm-web-card-letter-blast = E
sm-web-card-band-long = lungo
sm-web-card-band-short = corto
sm-web-card-band-close = ravvicinato
sm-web-card-band-blast = esplosione
sm-web-card-box-may = Può
sm-web-card-box-must = Deve
sm-web-card-box-cost = Costo
sm-web-card-read = { $card }, numero { $number }.
sm-web-card-read-rank = Viene con il grado: { $rank }.
sm-web-card-read-medal = Viene con una medaglia: { $medal }.
sm-web-card-read-team = Squadra: { $text }
sm-web-card-read-box = { $box }: { $text }
sm-web-card-read-damage = Danno: { $damage }.
sm-web-card-hit = { $plus ->
    [yes] { $band } con un più
   *[no] { $band }
 }
sm-web-card-hits = Nei controlli colpisce a: { $bands }.
sm-web-card-hits-none = Nei controlli non colpisce.
sm-web-card-fits = { $n ->
    [one] Va bene per la fase { $phases }.
   *[other] Va bene per le fasi { $phases }.
 }
sm-web-card-fits-none = Non va bene per nessuna fase di questo turno.
sm-web-card-dock = Fasi e mano
sm-web-card-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
 }
sm-web-card-hand-empty = La tua mano è vuota.
sm-web-card-hand-hint = Le frecce passano da una carta all’altra. 1, 2 e 3 mettono la carta su quella fase; Invio la solleva.
sm-web-card-phases = Le tre fasi
sm-web-card-phase = Fase
sm-web-card-order = Carte nell’ordine di gioco
sm-web-card-row = { $player }: { $card }, { $state ->
    [done] giocata
    [now] in gioco
   *[later] ancora da giocare
 }
sm-web-card-face-down = A faccia in giù:
sm-web-card-fits-here = { $card } va bene qui
sm-web-card-slot-empty = Fase { $phase }, { $actions }: vuota
sm-web-card-slot-hot = Fase { $phase }, { $actions }: metti qui { $card }
sm-web-card-slot-filled = Fase { $phase }, { $actions }: qui c’è { $card }. Premi per sollevarla; Canc la riprende.
sm-web-card-slot-gap = Uno spazio vuoto
sm-web-card-slot-none = Nessuna carta
sm-web-card-slot-past = Giocata
sm-web-card-would-be = { $topic }; { $last ->
    [yes] l’ultima del turno
   *[no] porta a: { $next }
 }
sm-web-card-because = accade, a causa di: { $topic }
sm-web-card-leads = porta a: { $topic }
sm-web-card-no-story = Non ancora girata
sm-web-card-placing = Piazzare le carte
sm-web-card-place = { $n ->
    [one] Metti una carta sulla fase { $phases }. Nessuno la vede finché tutti non sono pronti.
   *[other] Metti carte sulle fasi { $phases }. Nessuno le vede finché tutti non sono pronti.
 }
sm-web-card-place-most = { $most ->
    [0] Nessuna carta della tua mano va bene. Si pescheranno carte per tutte le fasi, a faccia in su.
    [one] La tua mano può riempire solo { $most } fase. Per le altre si pescheranno carte, a faccia in su.
   *[other] La tua mano può riempire solo { $most } fasi. Per l’altra si pescherà una carta, a faccia in su.
 }
sm-web-card-place-blocked = Così ne riempi solo { $now }, ma la tua mano può riempirne { $most }. Sposta una carta.
sm-web-card-place-ready = { $n ->
    [one] Ci sono tutte e tre. { $n } carta resta in mano e conta per l’iniziativa.
   *[other] Ci sono tutte e tre. { $n } carte restano in mano e contano per l’iniziativa.
 }
sm-web-card-place-poor = { $n ->
    [0] Nessuna carta va bene. Si mostrano e si scartano tutte, e si pesca per gli spazi vuoti.
   *[other] Queste staranno a faccia in su. Il resto della mano ({ $spare }) si mostra e si scarta, e si pesca per gli spazi vuoti.
 }
sm-web-card-place-one = Metti { $types } sulla fase { $phase }
sm-web-card-place-waiting = Le tue carte sono piazzate. Si aspetta: { $who }.
sm-web-card-place-done = Le tue carte sono piazzate.
sm-web-card-undo = Annulla
sm-web-card-take-back = Riprendi { $card }
sm-web-card-fill-up = Riempi per me
sm-web-card-ready = Posa coperte
sm-web-card-ready-open = Posa scoperte
sm-web-card-change = Cambia le mie carte
sm-web-card-question = Che cosa si chiede
sm-web-card-hint-force = Componi la tua forza qui sopra, poi confermala lì.
sm-web-card-hint-deploy = Scegli qualcuno dall’elenco e mettilo sulla mappa.
sm-web-card-hint-map = Scegli il punto sulla mappa.
sm-web-card-hint-leaves = Scegli un posto sulla mappa fuori contatto. Chi torna libero: { $soldiers }.
sm-web-card-hint-strike = Scegli nella scena una delle tue carte, poi chi colpire.
sm-web-card-hint-hand = Puoi sceglierla anche dalla tua mano.
sm-web-card-do-dog-tag = Piastrina: agisce { $soldier }
sm-web-card-do-bubble = Fumetto
sm-web-card-do-may = Box narratore (può)
sm-web-card-do-must = Box narratore (deve)
sm-web-card-do-cost = Box narratore (costo)
sm-web-card-do = Esegui
sm-web-card-playing = La carta in gioco
sm-web-card-played-by = { $mine ->
    [yes] Giochi tu
   *[no] Gioca { $player }
 }
sm-web-card-part-dog-tag = Piastrina
sm-web-card-part-bubble = Squadra
sm-web-card-dog-tag = { $soldier }: una qualsiasi azione di { $types }
sm-web-card-owner-out = { $soldier } è fuori combattimento.
sm-web-card-acted = Chi ha agito
sm-web-card-state-left = Da fare:
sm-web-card-state-now = Adesso:
sm-web-card-state-done = Fatto:
sm-web-card-state-none = Non possibile:
sm-web-card-checks = Controlli
sm-web-card-checks-before = Controlli precedenti
sm-web-card-check-shot = { $soldier } spara a { $target }
sm-web-card-check-grenade = Granata di { $soldier } contro { $target }
sm-web-card-check-blast = Cadono i colpi di artiglieria
sm-web-card-check-event = { $title }
sm-web-card-check-gap = { $player } pesca per uno spazio vuoto
sm-web-card-check-bands = { $n ->
    [one] Conta solo { $bands }.
   *[other] Contano { $bands }.
 }
sm-web-card-check-hits = { $n ->
    [0] A vuoto.
    [one] { $n } colpo a segno.
   *[other] { $n } colpi a segno.
 }
sm-web-card-check-filled = Va sulla fase { $phase }.
sm-web-card-check-no-gap = Non va bene.
sm-web-card-fate-pinned = { $soldier } è bloccato.
sm-web-card-fate-wounded = { $soldier } è ferito.
sm-web-card-fate-killed = { $soldier } è ucciso.
sm-web-card-fate-nothing = { $soldier }: { $damage }, niente di nuovo.
sm-web-card-fate-unknown = Danno: { $damage }.
sm-web-card-story = Storia, { $n ->
    [0] non restano carte
    [one] resta { $n } carta
   *[other] restano { $n } carte
 }
sm-web-card-story-short = La storia
sm-web-card-story-before = Eventi precedenti
sm-web-card-not-happening = Non accade.
sm-web-card-changes = Numeri che sono cambiati
sm-web-card-changed = { $stat } { $by } { $whom }, { $until }
sm-web-card-change-all = per tutti
sm-web-card-turn = Turno { $turn }:
sm-web-card-rank-hidden = Grado nascosto
sm-web-card-at-waiting = Aspetta oltre il bordo della mappa
sm-web-card-at-gone = Ha lasciato la mappa
sm-web-card-at-dead = È stato ucciso
sm-web-card-at-removed = È fuori dal gioco
sm-web-card-at-cover = In copertura in { $tile }
sm-web-card-at-open = Allo scoperto in { $tile }
sm-web-card-at-melee = In corpo a corpo in { $tile } con { $enemies }
sm-web-card-standing = { $where }, { $spotted ->
    [yes] avvistato
   *[no] non avvistato
 }
sm-web-card-is-pinned = Bloccato
sm-web-card-is-wounded = Ferito
sm-web-card-printed = stampato:
sm-web-card-uses-plus = Hit+
sm-web-card-climb = Salire
sm-web-card-hidden = I suoi valori, i suoi PV e il suo grado ti sono nascosti: vedi la miniatura e ciò che si è mostrato in gioco.
sm-web-card-used = È stato visto usare
sm-web-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Ferito e bloccato: il lato rosso, dimezzato.
       *[no] Bloccato: tutti i numeri sono dimezzati.
     }
   *[no] Ferito: questi sono i numeri del lato rosso.
 }
sm-web-card-worth = Vale
sm-web-card-traits = Tratti
sm-web-card-carries = Porta
sm-web-card-carries-nothing = niente
sm-web-card-holds = Trattiene
sm-web-card-escorts = Scorta
sm-web-card-prisoner-of = Prigioniero di
sm-web-card-trait-rifle = fuciliere
sm-web-card-trait-smg = con mitra
sm-web-card-trait-lmg = mitragliere
sm-web-card-trait-carbine = con carabina
sm-web-card-trait-green = inesperto
sm-web-card-trait-veteran = veterano
sm-web-card-trait-thrower = dal braccio forte
sm-web-card-trait-engineer = geniere
sm-web-card-trait-scout = esploratore
sm-web-card-kind-leader = leader
sm-web-card-kind-character = personaggio
sm-web-card-kind-specialist = specialista
sm-web-card-orders = { $n ->
    [one] { $secret ->
        [yes] Il tuo ordine, segreto
       *[no] Il tuo ordine
     }
   *[other] { $secret ->
        [yes] I tuoi ordini, segreti
       *[no] I tuoi ordini
     }
 }
sm-web-card-orders-all = Ordini
sm-web-card-orders-none = Non hai ordini.
sm-web-card-orders-of = { $n ->
    [one] ha { $n } ordine
   *[other] ha { $n } ordini
 }
sm-web-card-order-met = Eseguito
sm-web-card-charged = { $n ->
    [one] L’esplosivo è lì da { $n } turno.
   *[other] L’esplosivo è lì da { $n } turni.
 }
sm-web-card-account = PV finora
sm-web-card-account-over = Il conto
sm-web-card-account-beaten = { $side }: nessun soldato rimasto, la partita è persa.
sm-web-card-account-kill = Uccisi
sm-web-card-account-prisoner = Prigionieri, doppi
sm-web-card-account-order = Ordini
sm-web-card-account-event = Eventi
sm-web-card-account-card = Con una carta
sm-web-card-account-held = { $soldier }, se alla fine è ancora prigioniero
sm-web-card-account-unknown = ignoto
sm-web-card-account-none = Ancora niente.
sm-web-card-account-nothing = Niente.
sm-web-card-account-hidden = Gli ordini degli altri, e quanto porteranno, non si conoscono.
sm-web-card-won = vittoria
sm-web-card-drawn = pareggio
sm-web-card-melee = Corpo a corpo
sm-web-card-melee-drawn = Carte pescate: { $draws }
sm-web-card-melee-draws = { $player } { $n }
sm-web-card-melee-cards = { $player }: { $n ->
    [0] nessuna carta
    [one] resta { $n } carta
   *[other] restano { $n } carte
 }
sm-web-card-melee-card = Scegli la carta con cui colpisci.
sm-web-card-melee-target = Contro chi la usi?
sm-web-card-melee-next = { $mine ->
    [yes] Il prossimo colpo è tuo.
   *[no] Il prossimo colpo è di { $player }.
 }
sm-web-card-melee-over = Il corpo a corpo è finito per questa fase.
sm-web-card-melee-close = Torna alla mappa
sm-web-card-melee-kill = Viene ucciso
sm-web-card-melee-capture = { $soldier } lo fa prigioniero
sm-web-card-strike = Colpisci { $soldier }
sm-web-card-strike-with = { $damage } a { $soldier }
sm-web-card-blows = Colpo dopo colpo
sm-web-card-blows-none = Ancora nessun colpo.
sm-web-card-blow = { $player }: { $damage } su { $soldier }.
sm-web-card-blow-pinned = { $player }: { $soldier } è bloccato.
sm-web-card-blow-wounded = { $player }: { $soldier } è ferito.
sm-web-card-blow-killed = { $player }: { $soldier } è ucciso.
sm-web-card-blow-captured = { $player }: { $soldier } è fatto prigioniero.
sm-web-card-blow-nothing = { $player }: { $damage } su { $soldier }, niente di nuovo.
sm-web-card-force = Acquista la tua forza
sm-web-card-force-suggested = Forza consigliata
sm-web-card-force-other = Un’altra
sm-web-card-force-clear = Ricomincia
sm-web-card-force-sale = Soldati in vendita
sm-web-card-force-mine = La tua forza
sm-web-card-force-vp = PV
sm-web-card-force-empty = Ancora nessuno. Spunta i soldati, o per cominciare prendi la forza consigliata.
sm-web-card-force-remove = Lascia fuori { $soldier }
sm-web-card-force-grenades = Granate di { $soldier }
sm-web-card-force-fits = Costa { $vp } PV; ne restano { $left }.
sm-web-card-force-grenade-price = { $free ->
    [0] { $n } granate per 1 PV.
   *[other] { $free } granate sono gratis; poi { $n } per 1 PV.
 }
sm-web-card-force-confirm = { $n ->
    [one] Arruola { $n } soldato
   *[other] Arruola { $n } soldati
 }
sm-web-card-meter-vp = PV
sm-web-card-meter-soldiers = Soldati
sm-web-card-meter-leaders = Leader
sm-web-card-meter-equipment = PV di carte Equipaggiamento
sm-web-card-of = { $n } di { $most }
sm-web-card-at-least = { $n }, almeno { $least }
sm-web-card-rank-of = Grado di { $soldier }
sm-web-card-fewer = Meno
sm-web-card-more = Di più
sm-web-card-give = Dai…
sm-web-card-give-to = Dai qualcosa a { $soldier }
sm-web-card-thing = { $thing } ({ $n } PV)
sm-web-card-lay-down = Posa
sm-web-card-deploy = Piazza i tuoi soldati
sm-web-card-deploy-left = { $n ->
    [0] tutti piazzati
   *[other] ne mancano { $n }
 }
sm-web-card-deploy-where = Cominciano in { $tiles }.
sm-web-card-deploy-clear = Togli { $soldier } dalla mappa
sm-web-card-deploy-suggest = Piazzali per me
sm-web-card-deploy-confirm = Conferma
sm-web-what = A che cosa giochi?
sm-web-what-scenario = Uno scenario
sm-web-what-scenario-note = Una battaglia, con una fine sua
sm-web-what-campaign = Una campagna
sm-web-what-campaign-note = Scenari collegati: i soldati tengono le ferite e guadagnano medaglie
sm-web-campaign = Quale campagna?
sm-web-chapters = { $n ->
    [one] { $n } capitolo
   *[other] { $n } capitoli
 }
sm-web-chapter = Capitolo { $n } di { $of }
sm-web-chapter-end = Il capitolo { $n } di { $of } è finito
sm-web-campaign-end = La campagna è finita
sm-web-campaign-lead = Più PV nella campagna: { $names }
sm-web-campaign-vp = PV della campagna: { $vp }
sm-web-fate-fell = Caduto
sm-web-fate-captured = Catturato
sm-web-fate-wounded = Ferito
sm-web-fate-well = Illeso
sm-web-play-on = Gioca ancora: { $scenario }
sm-web-play-on-there = Al prossimo capitolo
sm-web-card-read-honour = È stata guadagnata: { $honour }.

## Specialisti, ufficiali, team e segnalini

sm-web-card-titled = { $title } ({ $owner })
sm-web-card-manner-command = COMANDO
sm-web-card-manner-reaction = REAZIONE
sm-web-card-manner-preempt = INTERRUZIONE
sm-web-card-after = { $any ->
    [yes] Dopo qualsiasi azione di un nemico
   *[other] Dopo { $types } di un nemico
 }
sm-web-card-against = { $n ->
    [one] Contro { $types }: un nemico
   *[other] Contro { $types }: fino a { $n } nemici
 }
sm-web-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, costa { $vp } PV se usata.
 }
sm-web-card-read-roles = Richiede questi ruoli del pannello: { $roles }.
sm-web-card-trait-assistant = assistente
sm-web-card-trait-sniper = cecchino
sm-web-card-trait-medic = medico
sm-web-card-trait-officer = ufficiale
sm-web-card-trait-radio = operatore radio
sm-web-card-trait-gunner = mitragliere
sm-web-card-trait-tripod = con treppiede
sm-web-card-trait-skirmisher = schermagliatore
sm-web-card-force-regulars = Soldati
sm-web-card-force-specialists = Specialisti
sm-web-card-force-brings = Carte che porta { $soldier }
sm-web-card-force-event = Evento: { $title }
sm-web-card-panels = Pannelli dei team
sm-web-card-panels-hint = Scegli un soldato per un posto, o trascinalo lì con il mouse. Un pannello in uso porta le sue carte.
sm-web-card-panel-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-web-card-panel-anybody = chiunque
sm-web-card-panel-role = Ruolo { $role }
sm-web-card-panel-slot = Posto { $n } di { $panel }, richiede { $needs }
sm-web-card-panel-choose = Metti qualcuno qui…
sm-web-card-panel-take = Togli { $soldier } da { $panel }
sm-web-card-panel-unfit = { $soldier } non può avere questo posto: richiede { $needs }.
sm-web-card-second = 2ª carta
sm-web-card-second-empty = Seconda carta della fase { $phase }: vuota
sm-web-card-second-hot = { $card }: seconda, fase { $phase }
sm-web-card-second-filled = Seconda carta della fase { $phase }: { $card }. Premi per sollevarla; Canc la riprende.
sm-web-card-place-seconds = { $left ->
    [0] Tutte le seconde carte del tuo ufficiale sono piazzate.
    [one] Il tuo ufficiale può comandare una seconda carta.
   *[other] Il tuo ufficiale può comandare seconde carte per { $left } fasi.
 }
sm-web-card-hand-hint-officer = Le frecce passano da una carta all’altra. 1, 2 e 3 mettono la carta su quella fase, con Maiusc come seconda carta; Invio la solleva.
sm-web-card-pass = Passo
sm-web-card-in-advance = Passo più a lungo
sm-web-card-window-cards = Carte che puoi giocare
sm-web-card-window-against = contro { $card }
sm-web-card-window-asked = Si chiede a chiunque potrebbe avere una carta simile, che l’abbia o no.
sm-web-card-account-paid = Carte pagate
sm-web-map-marker = { $tile }: { $marker }
sm-web-map-foxhole = buca
sm-web-map-of-tiles = tessere
sm-web-map-of-smoke = fumo
sm-web-map-of-optics = ottica

## Equipaggiamento e segnalini

sm-web-card-or-use = o usare: { $equipment }
sm-web-card-use-left = ne restano { $n }
sm-web-card-gist-checks = { $n ->
    [one] { $n } controllo esplosione
   *[other] { $n } controlli esplosione
 }
sm-web-card-gist-battery = { $n ->
    [one] { $n } controllo esplosione
   *[other] { $n } controlli esplosione o fumo denso
 }
sm-web-card-gist-foxhole = una buca qui, Copertura migliore di { $n }
sm-web-card-aim-at = Mirare a { $soldier }
sm-web-card-hint-tile = Tocca una tessera blu sulla mappa, o sceglila qui. Avrà: { $marker }.
sm-web-card-hint-again = { $tile }: toccala di nuovo, o premi il suo pulsante, per confermare.
sm-web-card-hint-battery = Tocca una tessera blu sulla mappa, o sceglila qui. Chi è lì, amici compresi, ha { $n ->
    [one] { $n } controllo esplosione.
   *[other] { $n } controlli esplosione; oppure spari fumo denso.
 }
sm-web-card-hint-shell = Tocca un nemico cerchiato sulla mappa, o sceglilo qui; poi sposta la sagoma come vuoi. Chi è sotto, amici compresi, ha { $n ->
    [one] { $n } controllo esplosione.
   *[other] { $n } controlli esplosione.
 }
sm-web-card-hint-only-use = Qui e ora non è possibile, ma può usare ciò che porta.
sm-web-card-hint-gun = Un assistente con munizioni è a contatto con { $soldier }: una volta per fase l’arma spara senza carta.
sm-web-card-hint-round = Fumo: fumo denso (3x) sulla tessera, e nessuno è colpito. Esplosione: { $n ->
    [0] ora lì non c’è nessuno.
   *[other] controlli esplosione per { $soldiers }.
 }
sm-web-card-hint-mined = Mine: { $soldier } ha un controllo esplosione prima di muovere.
sm-web-choice-shell = { $equipment } contro { $soldier }: { $tile }
sm-web-card-check-used = { $equipment } di { $soldier }
sm-web-card-check-shelled = Artiglieria su { $tile }
sm-web-card-check-mines = { $soldier } tra le mine
sm-web-card-check-fire = { $soldier } tra le fiamme
sm-web-card-check-smoke = { $soldier } nel fumo
sm-web-card-check-tended = { $medic } soccorre { $soldier }: un controllo di identità
sm-web-card-check-identity = Controllo di identità
sm-web-card-check-tag = La carta di { $soldier }.
sm-web-card-check-his = È la sua carta: vive, ferito.
sm-web-card-check-not-his = Non è la sua carta.
sm-web-card-fate-saved = { $soldier } è salvo, ma ferito.
sm-web-map-lies = Sulla mappa
sm-web-map-lies-smoke = I numeri di GUARDARE e SPARARE di questa tessera, e di tutte quelle dietro, contano { $n } volte.
sm-web-map-lies-fire = Un controllo esplosione per chi è lì all’inizio di ogni fase.
sm-web-map-lies-mines = Un controllo esplosione per chi comincia a muovere qui.
sm-web-map-lies-foxhole = Chi ci sta è in copertura, e la sua Copertura migliora di { $n }.
sm-web-map-reaches = { $soldier } può mirare a { $other }: { $equipment }.
sm-web-map-does-not-reach = { $soldier } non può mirare a { $other }: { $equipment }.

## Il tavolo

sm-table-tab = Soldato
sm-table-tip = Scegli un soldato per vedere i suoi valori. Con la tastiera: Tab per arrivare alla mappa, le frecce da un soldato all’altro, N per il prossimo che può agire.
sm-table-turn = Turno { $n } di { $of }
sm-table-turn-n = Turno { $n }
sm-table-setting-up = Preparazione
sm-table-cards = Si scelgono le carte, coperte
sm-table-phase = Fase { $n }
sm-table-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
 }
sm-table-vp = { $n } PV
sm-table-placed = { $n } di 3 giocate
sm-table-spotted = avvistato
sm-table-pinned = bloccato
sm-table-wounded = ferito
## Che cosa hanno fatto gli altri, in breve

sm-web-digest-shots = { $n ->
    [one] { $n } sparo
   *[other] { $n } spari
 }
sm-web-digest-walks = { $n ->
    [one] { $n } soldato si è mosso
   *[other] { $n } soldati si sono mossi
 }
sm-web-digest-spotted = avvistati: { $soldiers }
sm-web-digest-pinned = bloccati: { $soldiers }
sm-web-digest-wounded = feriti: { $soldiers }
sm-web-digest-killed = uccisi: { $soldiers }
sm-web-digest-captured = catturati: { $soldiers }
sm-web-digest-saved = salvati: { $soldiers }

## Il verdetto di una carta

sm-web-card-miss = A vuoto: non succede nulla.
sm-web-card-zip = Zip: non succede nulla.
sm-web-card-band-says = { $band }: { $state ->
    [hit] a segno
    [counted] conta, a vuoto
   *[other] non conta
 }
sm-web-map-verdict-miss = a vuoto
sm-web-map-verdict-hits = { $n ->
    [one] { $n } a segno
   *[other] { $n } a segno
 }
sm-web-card-last-check = L’ultimo controllo
sm-web-map-verdict-pinned = bloccato
sm-web-map-verdict-wounded = ferito
sm-web-map-verdict-killed = ucciso
sm-web-map-verdict-captured = catturato
sm-web-map-verdict-saved = salvato
sm-web-card-fold = Chiudi la mano
sm-web-report-vp = PV
sm-web-report-order = { $order }: non eseguito
sm-web-report-order-met = { $order }: eseguito

## La mappa a parole: comandi da scrivere

sm-cmd-soldiers = soldati, s
sm-cmd-soldiers-does = dove sono i tuoi soldati
sm-cmd-enemies = nemici, n
sm-cmd-enemies-does = dove sono i soldati nemici
sm-cmd-at = chi, c
sm-cmd-at-does = come sta un soldato e dove, come in chi Harms
sm-cmd-sees = vede, v
sm-cmd-sees-does = chi un soldato può avvistare e colpire, come in vede Harms
sm-cmd-can-spot = { $soldier } può avvistare: { $soldiers }.
sm-cmd-can-shoot = { $soldier } può sparare: { $soldiers }.
sm-cmd-ruler = righello, m
sm-cmd-ruler-does = la distanza da un soldato a un altro, come in righello Harms Lohse
sm-cmd-measured = { $from }, { $to }: distanza { $inches }″, quadretti: { $squares }.
sm-cmd-in-arc = Nell’arco frontale.
sm-cmd-out-of-arc = Fuori dall’arco frontale.
sm-cmd-scan = scorri, o
sm-cmd-scan-does = chi c’è in una direzione da un soldato, come in scorri Harms ne
sm-cmd-scan-where = Di’ un soldato sulla mappa e una direzione: { $directions }.
sm-cmd-away = { $soldier }: { $inches }″, direzione { $direction }.
sm-cmd-stands = A { $x }″ dal bordo ovest, a { $y }″ dal bordo nord.
sm-cmd-no-soldier = Non c’è nessun soldato «{ $name }».
sm-cmd-which = Quale: { $soldiers }?

## Questions without a point, charges, and the odds of a shot

sm-web-idle = Nulla da fare: { $soldiers }.
sm-web-idle-why = { $who } ({ $why })
sm-web-over-unused = { $card }: nessuno poteva fare nulla, quindi è finita.
sm-web-over-used = { $card }: nessuno poteva fare altro, quindi è finita.
sm-web-end-card = Concludi la carta
sm-web-charge = Carica: { $soldier }
sm-web-map-instead-contact = Fino al contatto.
sm-web-map-instead-edge = Fin dove può arrivare.
sm-web-map-instead-cover = Spostato al riparo lì accanto.
sm-web-odds-percent = { $n } %
sm-web-odds-title = Probabilità del tiro
sm-web-odds-hit = { $percent } % di colpire: { $n } su { $cards } carte del tuo mazzo.
sm-web-odds-twice = Più di un colpo: { $n } di queste.
sm-web-odds-more = Un altro controllo (Hit+): { $n } di queste.
sm-web-odds-damage = Ogni colpo: { $kill } % uccide, { $wound } % ferisce, { $pin } % blocca, { $zip } % zip.
sm-web-odds-unseen = Contato sulle { $n } carte dell’altro giocatore che non hai visto.
sm-web-odds-exact = Contato su tutte le { $n } carte del mazzo del bersaglio.

## At the frame, and what is seen from a place

sm-web-map-waits = { $soldier } attende di entrare nella mappa
sm-web-outlook = Che cosa vede { $soldier }
sm-web-outlook-show = Mostra che cosa vede
sm-web-outlook-hide = Nascondi ciò che vede
sm-web-outlook-note = Riquadri chiari: avvisterebbe un nemico al centro.
sm-web-outlook-note-side = Riquadri chiari: un nemico al centro verrebbe avvistato.
sm-web-outlook-nobody = Nessun nemico è sulla mappa.
sm-web-outlook-there = Il nemico
sm-web-outlook-he = Visto da qui
sm-web-outlook-they = Lo vede
sm-web-outlook-yes = sì
sm-web-outlook-no = no
sm-web-outlook-takes = con Avvistare { $n }+
sm-web-outlook-fire = { $sees }, fuoco: { $bands }
sm-web-outlook-scope = La vista di chi
sm-web-outlook-one = Questo soldato
sm-web-outlook-own = La mia parte
sm-web-outlook-theirs = Il nemico
sm-web-outlook-of-own = Che cosa vede la mia parte
sm-web-outlook-of-theirs = Che cosa vede il nemico
sm-web-outlook-yours = Il tuo soldato
sm-web-outlook-soldier = Soldato
sm-web-outlook-sees = Vede
sm-web-outlook-nobody-short = nessuno
sm-web-outlook-hidden = L’Avvistare del nemico è nascosto: il numero è quello che serve.
sm-web-odds-hold = Tieni premuto un bersaglio per leggerne le probabilità.

## The legend, and the quick reference of one page

sm-web-legend = Legenda e promemoria
sm-web-legend-open = Mostra la legenda
sm-web-legend-print = Stampa la pagina
sm-web-legend-turn = Un turno
sm-web-legend-card = Una carta azione
sm-web-legend-actions = Le quattro azioni
sm-web-legend-marks = Segni su un soldato
sm-web-legend-map = Sulla mappa
sm-term-turn-1 = Pesca le carte, poi tre carte storia mostrano che cosa permette ogni fase.
sm-term-turn-2 = Metti carte coperte sulle fasi 1, 2 e 3; le fasi vuote ricevono una carta dal mazzo.
sm-term-turn-3 = In ogni fase rivela; prima si giocano le carte della prima azione della carta fase, poi quelle della seconda; infine i corpo a corpo.
sm-term-turn-4 = Uccisioni, prigionieri e ordini danno VP; vince chi ne ha di più.
sm-term-dog-tag = Piastrina: il soldato sulla carta compie un atto a scelta del suo tipo.
sm-term-bubble = Fumetto della squadra: che cosa fanno i tuoi soldati, ognuno al massimo una volta.
sm-term-box = Box narratore: che cosa il proprietario può, deve fare o pagare prima.
sm-term-long = L: colpo se il raggio lungo arriva.
sm-term-short = S: colpo se il raggio corto arriva.
sm-term-close = C: colpo se il raggio ravvicinato arriva, in pollici.
sm-term-blast = B: colpo per chiunque sia sotto un’esplosione.
sm-term-plus = +: colpo; chi usa Hit+ poi controlla ancora.
sm-term-zip = Zip: il colpo sfiora, non accade nulla.
sm-term-pin = Pin: le sue abilità sono dimezzate finché non viene radunato.
sm-term-wound = Ferita: la sua carta si gira sul lato debole; la seconda uccide.
sm-term-kill = Uccisione: è fuori e i suoi VP vengono segnati.
sm-term-look = Avvista il nemico nascosto più vicino o pesca carte.
sm-term-shoot = Spara a un nemico avvistato nell’arco frontale o lancia una granata.
sm-term-hide = Mettiti al riparo e torna nascosto, raduna i bloccati o trattieni carte.
sm-term-move = Cammina, girati, entra nella mappa; toccare un nemico è corpo a corpo.
sm-term-spotted = Avvistato: ogni nemico può sparargli.
sm-term-pinned = Bloccato: tutte le abilità dimezzate.
sm-term-wounded = Ferito: vale il lato debole della sua carta.
sm-term-captive = Prigioniero: accanto alla scorta, vale doppio alla fine.
sm-term-grenade = Granate: solo tu vedi quante.
sm-term-held = Carte trattenute: sotto di lui finché non le riprendi.
sm-term-plate = Targhetta di una tessera: i suoi numeri per LOOK, SHOOT, HIDE e MOVE si sommano all’abilità, mai alla distanza.
sm-term-smoke = Fumo: i numeri LOOK e SHOOT della tessera e di quelle dietro contano due o tre volte.
sm-term-fire = Fuoco: controllo esplosione per chi è dentro all’inizio di una fase.
sm-term-mines = Mine: controllo esplosione per chi inizia a muoversi lì.
sm-term-foxhole = Buca: riparo per il soldato che vi sta.
sm-term-gate = Cartello sulla cornice: da qui entrano i soldati; chi attende sta accanto.
sm-web-legend-measure = Misurare
sm-term-squares = Avvistare, Lungo e Corto: conta i riquadri in cui entra la linea. Abilità più i numeri delle tessere devono bastare.
sm-term-inches = Ravvicinato, Lancio, Camminare e Radunare: misura in pollici.
sm-term-own-tile = La tua tessera non conta per LOOK e SHOOT; per HIDE contano entrambe.
sm-term-cover = Per nascondersi: stai al riparo, e Copertura più i numeri HIDE devono essere sotto zero verso ogni nemico.
sm-term-melee = Corpo a corpo: ogni soldato a contatto pesca carte pari a Lotta, metà se toccato sul dorso; colpi a turno.

## Buttons that do what was pointed out on the map

sm-web-go-walk = Muovi qui
sm-web-go-enter = Entra qui
sm-web-go-turn = Girati così
sm-web-go-throw = Lancia qui
sm-web-go-fire = Spara qui

## What signs mean, where they stand

sm-web-legend-how = Al tavolo: indica un segno, tienilo premuto o premi ? per leggere che cosa significa.

## Che cosa è cambiato dall’ultima visita

sm-since-moved = { $soldier }: si è mosso
sm-since-arrived = { $soldier }: è entrato
sm-since-gone = { $soldier }: fuori dalla mappa
sm-since-wounded = { $soldier }: ferito
sm-since-pinned = { $soldier }: bloccato
sm-since-spotted = { $soldier }: avvistato
sm-cmd-reach = raggiungi, g
sm-cmd-reach-does = quali soldati possono arrivare in un punto in pollici o caricare un nemico, come in raggiungi 12 5 o raggiungi Harms
sm-cmd-can-reach = { $goal } è alla portata di: { $soldiers }.
sm-cmd-reach-none = Nessun tuo soldato può raggiungere { $goal }.
sm-cmd-threats = minacce, z
sm-cmd-threats-does = nemici che potrebbero avvistare o colpire i tuoi soldati
sm-cmd-spotters = { $soldier } può essere avvistato da: { $soldiers }.
sm-cmd-shooters = { $soldier } può essere colpito da: { $soldiers }.

## Hints

sm-hint-lines = { $n ->
    [one] Da una partita giocata a mente: una stima.
   *[other] Da { $n } partite giocate a mente: una stima.
}
sm-cmd-hint = suggerimento, su
sm-cmd-hint-does = che cosa farebbe qui un giocatore forte, con le probabilità
sm-cmd-walk = cammina
sm-cmd-walk-does = cammina fino a un posto, in pollici dal bordo ovest e dal bordo nord, rivolto in una direzione, come in cammina 12 5 e; le svolte vengono prima della meta
sm-cmd-where = Di’ i pollici dal bordo ovest e dal bordo nord, poi una direzione: { $directions }.
sm-cmd-no-walk = Ora nessuno deve camminare.
sm-cmd-instead = Il posto più vicino che va bene: { $x } { $y }.
sm-cmd-deploy = schiera
sm-cmd-deploy-does = mette un soldato sulla mappa all’inizio, come in schiera Harms 12 5 e; da solo, chi ha un posto
sm-cmd-no-deploy = Ora nessuno va messo sulla mappa.
sm-cmd-not-yours = Non tocca a te piazzare { $soldier }.
sm-cmd-placed = Piazzati: { $soldiers }. Senza posto: { $left }.
sm-cmd-hand = mano
sm-cmd-hand-does = le carte che hai in mano, numerate, e le fasi a cui vanno bene
sm-cmd-hand-none = Non hai carte in mano.
sm-cmd-lay = posa
sm-cmd-lay-does = posa una carta su una fase, come in posa 2 1; con posa 2 1+ è la seconda carta
sm-cmd-lay-how = Di’ il numero di una carta della tua mano e una fase, da 1 a 3.
sm-cmd-no-lay = Ora non si posano carte.
sm-cmd-phase = Fase { $n }: { $cards }
sm-cmd-suggest = proponi
sm-cmd-suggest-does = lascia che il tavolo posi le carte o piazzi i soldati, poi confermi tu
sm-cmd-no-suggest = Qui il tavolo non può fare nulla per te.
sm-cmd-orders = ordini
sm-cmd-orders-does = i tuoi ordini e quelli eseguiti
sm-cmd-order-of = Eseguito ({ $who }): { $order }.
sm-cmd-vp = pv
sm-cmd-vp-does = i PV di tutti e da dove vengono
sm-cmd-vp-of = { $who }: { $vp } PV ({ $from }).

## I tasti di questo gioco

sm-web-key-arrows = Frecce
sm-web-key-does-arrows = da un soldato all’altro; sposta la base di ¹⁄₁₆″, con Maiusc di 1″
sm-web-key-turn = , . < >
sm-web-key-does-turn = gira la base a sinistra o a destra, di poco o di molto
sm-web-key-bend = B
sm-web-key-does-bend = qui il percorso fa una curva
sm-web-key-unbend = Backspace
sm-web-key-does-unbend = toglie l’ultima curva
sm-web-key-legend = ?
sm-web-key-does-legend = che cosa vogliono dire segni e termini
