### Le pagine del client, a parte il tavolo.

## Ovunque

web-title = { $page } · Sandtable
web-title-first = Sandtable: wargame a un solo tavolo
web-nav = Pagine
web-nav-learn = Impara giocando
web-nav-rules = Regole
web-nav-lobby = Sala d’attesa
web-nav-replays = Repliche
web-skip = Vai al contenuto
web-language = Lingua
web-lamp = Luce della lampada
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato.
web-again = Riprova
web-loading = Un momento …
web-just-now = proprio ora
web-to-first = Alla prima pagina
web-why = Perché? Mostra la regola
web-why-about = Mostra la regola: { $about }
web-rule-title = { $n ->
    [one] La regola
   *[other] Le regole
 }
web-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-failed = Qualcosa non ha funzionato e non se ne conosce il motivo. Riprova tra poco.
web-problems = Così non si può fare:
web-page-failed = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
web-missing-title = Qui non c’è nulla
web-missing-lead = Nessuna pagina di Sandtable ha questo indirizzo. Forse è scritto male, oppure il link è vecchio.

## Persone

web-seat = Giocatore { $seat }
web-player-you = tu
web-player-open = posto libero
web-player-bot = bot
web-player-automa = Automa
web-player-nameless = qualcuno senza nome
web-name-title = Come ti chiami?
web-name-lead = Chi gioca con te leggerà questo nome. Puoi cambiarlo quando vuoi; non serve un account.
web-name-label = Il tuo nome
web-name-keep = Usa questo nome
web-name-choose = Scegli un nome
web-name-change = Cambia nome

## Partite negli elenchi

web-match-round = Round { $round }, { $where }
web-match-turn = Turno { $round }, { $where }
web-match-setting-up = Preparazione, { $where }
web-match-your-turn = tocca a te
web-match-waiting = si attende: { $who }
web-match-open = un posto è libero
web-match-won = vittoria: { $who }
web-match-draw = pareggio
web-game-aces = Aces & Armor
web-game-sergeants = Sergeants
web-game-aces-note = Unità su una mappa di esagoni. Da uno a quattro giocatori.
web-game-sergeants-note = Soldati e carte coperte su tessere di mappa. Da due a sei giocatori, o contro i bot.
web-board-summer = tabellone estivo
web-board-winter = tabellone invernale

## La prima pagina

web-first-title = Due wargame, un solo tavolo.
web-first-lead = Gioca ad Aces & Armor o a Sergeants con le regole dei manuali. Il tavolo le conosce tutte, mostra che cosa puoi fare e dice perché.
web-first-games = Giochi
web-first-play = Gioca ora
web-first-play-aces = in solitario contro l’Automa, metà tabellone, circa 40 minuti
web-first-play-sergeants = contro un bot, cinque soldati per parte, carte scoperte
web-first-two = In due a questo schermo
web-first-two-aces = vi passate lo schermo al sipario
web-first-two-sergeants = vi passate lo schermo al sipario
web-first-invite = Invita gli amici
web-first-invite-how = con un link, subito o in più giorni
web-first-own = Componi una partita
web-first-continue = Continua
web-first-all = Mostra tutte le { $n } partite
web-first-new-here = È la prima volta?
web-first-lessons-aces = Otto brevi lezioni, ognuna una posizione da giocare.
web-first-lessons-sergeants = Sette brevi lezioni, ognuna una posizione da giocare.
web-first-no-account = Non serve un account.
web-first-carry = Continua a giocare su un altro dispositivo

## Una nuova partita

web-new-title = Una nuova partita
web-new-game = Quale gioco?
web-new-players = Chi gioca?
web-new-players-solo = In solitario
web-new-players-solo-note = contro l’Automa, su metà tabellone
web-new-players-together = In due, insieme
web-new-players-together-note = una squadra contro l’Automa
web-new-players-two = In due
web-new-players-two-note = uno contro l’altro, su metà tabellone
web-new-players-three = In tre
web-new-players-three-note = uno gioca entrambe le fazioni di una squadra
web-new-players-four = In quattro
web-new-players-four-note = una fazione ciascuno, sul tabellone intero
web-new-coop = Quali unità?
web-coop-own_sets = Ciascuno le proprie
web-coop-own_sets-note = un set ciascuno, contro due set dell’Automa
web-coop-divided = Una fazione, divisa
web-coop-divided-note = se ne prendono le unità a turno, contro altrettanti set
web-new-both = Un giocatore ha entrambe le fazioni di questa squadra
web-new-any = a caso
web-new-who = { $factions }: chi gioca?
web-new-who-me = a questo schermo
web-new-who-open = libero, con un link
web-new-who-bot = bot
web-new-who-automa = Automa
web-new-who-note = Più posti a questo schermo sono per persone che se lo passano.
web-new-level = Livello dell’Automa
web-level-easy = facile
web-level-standard = standard
web-level-hard = difficile
web-level-overkill = overkill
web-new-intercepts = Quando intercetta l’Automa?
web-intercepts-by_priority = Secondo le sue priorità
web-intercepts-whenever = Ogni volta che potrebbe fare danni
web-intercepts-never = Mai
web-new-board = Quale tabellone?
web-new-full = tabellone intero
web-new-full-note = Quattro fazioni giocano sul tabellone intero.
web-new-half = Quale metà?
web-new-half-left = metà sinistra
web-new-half-left-note = numeri di partenza da 1 a 6
web-new-half-right = metà destra
web-new-half-right-note = numeri di partenza da 7 a 12
web-new-full-numbers = numeri di partenza da 1 a 12
web-new-sets = Quante unità?
web-new-sets-1 = Un set
web-new-sets-1-note = sei unità ciascuno
web-new-sets-2 = Due set
web-new-sets-2-note = dodici unità ciascuno, una partita più lunga
web-new-mission = Una missione?
web-new-mission-needs = V2 e Ardenne richiedono tutte e quattro le fazioni sul tabellone intero: scegli tre o quattro giocatori.
web-mission-none = Nessuna missione
web-mission-none-note = si vince con le fabbriche
web-mission-v2 = Attacco con razzi V2
web-mission-v2-note = Un lanciarazzi nascosto distrugge fabbriche. Due set di unità, senza Automa.
web-mission-bulge = Battaglia delle Ardenne
web-mission-bulge-note = I carri armati tedeschi puntano alla riva del mare. Tabellone invernale, senza Automa.
web-mission-weather = Clima imprevedibile
web-mission-weather-note = Ogni tre turni un dado decide il tempo atmosferico. Va con qualsiasi partita.
web-mission-mountains = Montagne
web-mission-mountains-note = Le montagne rallentano, sono chiuse ai carri armati e allungano la gittata dell’artiglieria. Vanno con qualsiasi partita.
web-new-owner = Il lanciarazzi appartiene a
web-new-rounds = Gli Alleati vincono dopo questo numero di round
web-new-clock = Un orologio?
web-clock-none = senza orologio
web-clock-hourglass = { $n ->
    [one] clessidra di un minuto
   *[other] clessidra di { $n } minuti
 }
web-clock-days = { $n ->
    [one] un giorno per risposta
   *[other] { $n } giorni per risposta
 }
web-clock-none-note = Ognuno si prende il tempo che gli serve.
web-clock-hourglass-note = Per il movimento e la dichiarazione degli attacchi insieme.
web-clock-minutes-note = Per ogni risposta. Quando finiscono, un bot risponde per chi è atteso finché non torna.
web-clock-days-note = Allo scadere, un bot occupa il posto finché il giocatore non torna.
web-new-listed = Chi può prendere un posto libero?
web-new-listed-link = Chi ha il link
web-new-listed-link-note = Nessun altro vede la partita.
web-new-listed-lobby = Chiunque
web-new-listed-lobby-note = La partita compare nella sala d’attesa.
web-new-options = Varianti e regole della casa
web-option-short_game = Partita breve
web-option-short_game-note = Per vincere basta una fabbrica in meno.
web-option-experienced = Giocatori esperti
web-option-experienced-note = Cominci con altre quattro unità di un secondo set, scelte in segreto.
web-option-limit_of_four = Al massimo quattro per tipo
web-option-limit_of_four-note = Una fazione non può avere più di quattro unità di uno stesso tipo.
web-option-dice_less = Senza dadi
web-option-dice_less-note = Ogni unità mette a segno un numero fisso di colpi.
web-option-stalemate = Lo stallo chiude la partita
web-option-stalemate-note = Dopo dieci round senza danni, occupazioni o acquisti vince la squadra con più fabbriche. Con bot o orologio è sempre attiva.
web-option-interception_by_round = Intercettazioni per round
web-option-interception_by_round-note = Un’unità intercetta una volta per round come da manuale, non una volta da un suo turno al successivo.
web-option-area_experience_from_any = Esperienza da ogni colpo di un attacco ad area
web-option-area_experience_from_any-note = La Katyusha impara anche dai danni alla propria parte.
web-option-duds = I gettoni vuoti restano
web-option-duds-note = Un gettone che non è il V2 resta sul tabellone, a faccia in su.
web-option-six = Anche sei fabbriche fanno vincere gli Alleati
web-option-six-note = Gli Alleati vincono anche quando hanno sei fabbriche.
web-new-not-with-automa = Non con l’Automa, che non può scegliere in segreto.
web-new-not-with-v2 = Non con il V2, che comincia con due set.
web-new-slip = La partita in breve
web-new-slip-automa = Automa, { $level }
web-new-slip-sets = { $n ->
    [one] un set di unità ciascuno
   *[other] { $n } set di unità ciascuno
 }
web-new-begin = Comincia la partita
web-new-then = Poi ricevi il link per invitare gli altri.

## Una nuova partita di Sergeants

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

## Sala d’attesa

web-lobby-title = Sala d’attesa
web-lobby-lead = Partite con un posto libero per chiunque.
web-lobby-empty = Al momento nessuno cerca giocatori. Comincia una partita: comparirà qui per gli altri.
web-lobby-sit = Prendi posto: { $factions }
web-lobby-new = Comincia una partita aperta

## Inviti

web-invitation-title = Hai un invito a giocare
web-invitation-lead = Scegli un posto libero e scrivi il nome che gli altri leggeranno. Non serve un account.
web-invitation-seats = Posti al tavolo
web-invitation-join = Prendi posto e gioca
web-invitation-watch = Guarda soltanto
web-invitation-full = Ormai tutti i posti sono occupati. Puoi guardare.
web-invitation-inside = Hai già un posto a questo tavolo.
web-invitation-to-table = Al tavolo

## Un altro dispositivo

web-carry-title = Continua a giocare su un altro dispositivo
web-carry-lead = I tuoi posti appartengono a questo browser. Con un link li porti sul telefono o su un altro computer.
web-carry-name = Ti chiami { $name }.
web-carry-nameless = Non hai ancora un nome.
web-carry-careful = Chi apre il link gioca al posto tuo. È solo per te: non darlo ad altri.
web-carry-make = Crea il link
web-carry-link = Apri questo sull’altro dispositivo
web-carry-then = Lì ti verrà chiesto ancora una volta, prima che cambi qualcosa.
web-arrive-title = Continua a giocare qui
web-arrive-lead = Questo link porta il tuo nome e le tue partite su questo dispositivo.
web-arrive-instead = Questo browser ora gioca come { $name }. Da qui, quel nome e i suoi posti poi non si potranno più giocare.
web-arrive-do = Porta qui

## Imparare

web-learn-title = Impara giocando
web-learn-lead-aces = Otto brevi posizioni, ognuna con un capitolo delle regole e un obiettivo. Puoi cominciare da quella che vuoi.
web-learn-lead-sergeants = Sette brevi posizioni, ognuna con un capitolo delle regole e un obiettivo. Puoi cominciare da quella che vuoi; la prima partita dopo è «Primi passi», a carte scoperte.
web-learn-first = Gioca contro un bot
web-lesson-start = Comincia
web-lesson-start-name = Comincia la lezione: { $name }
web-lesson-done = Obiettivo raggiunto
web-lesson-move = Muovere
web-lesson-move-goal = Porta il carro armato nell’esagono con l’anello.
web-lesson-roads = Strade e foresta
web-lesson-roads-goal = Trova la via che costa meno.
web-lesson-occupy = Occupare una fabbrica
web-lesson-occupy-goal = Alza la tua bandiera sulla fabbrica con la fanteria.
web-lesson-intercept = Intercettazione
web-lesson-intercept-goal = Ferma il nemico prima che raggiunga la tua fabbrica.
web-lesson-attack = Attaccare e rispondere al fuoco
web-lesson-attack-goal = Attacca da dove il nemico non può rispondere al fuoco.
web-lesson-arms = Armi combinate
web-lesson-arms-goal = Attacca con tre dadi rossi.
web-lesson-money = Monete
web-lesson-money-goal = Ripara un’unità e acquistane una nuova.
web-lesson-automa = L’Automa
web-lesson-automa-goal = Indovina che cosa farà l’Automa e leggi le sue ragioni.

## Regole

web-rules-title = Regole
web-rules-lead-aces = Aces & Armor con parole nostre, ogni regola con il suo numero. «Regola della casa» segna dove il manuale lascia aperta una domanda.
web-rules-lead-sergeants = Sergeants con parole nostre, ogni regola con il suo numero. «Regola della casa» segna dove il manuale lascia aperta una domanda.
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-found = { $n ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $n } regole trovate.
 }
web-rules-none = Nessuna regola contiene queste parole. Prova con una più corta.
web-rules-unknown = La regola { $id } non esiste.

## Repliche

web-replays-title = Repliche
web-replays-lead = Le tue partite concluse: guardale mossa per mossa e verifica ogni lancio.
web-replays-none = Non hai ancora concluso una partita.
web-replays-watch = Guarda
web-replays-verify = Verifica i dadi
web-import-title = Apri un file di partita
web-import-lead = Una partita salvata qui o dalla riga di comando. Ogni risposta viene rigiocata e deve essere legale.
web-import-file = Scegli un file
web-import-large = Questo file supera i 4 MiB, più di quanto serva a una partita.
web-import-not-json = Questo non è un file di partita: non si può leggere come JSON.
web-import-not-match = Questo non è un file di partita: non dice quale formato ha.

## Verifica dei dadi

web-verify-title = Verifica i dadi
web-verify-lead = Tutta la sorte di una partita viene da un’unica chiave segreta. La sua impronta è pubblicata prima del primo lancio, la chiave dopo l’ultimo: così nessuno può scegliere un lancio. La verifica la fa il tuo browser.
web-verify-working = Verifica in corso …
web-verify-good = { $n ->
    [one] La chiave è quella promessa e porta all’unico lancio di questa partita.
   *[other] La chiave è quella promessa e porta a tutti i { $n } lanci e sorteggi di questa partita.
 }
web-verify-wrong = { $n ->
    [one] La chiave è quella promessa, ma un lancio non viene da essa.
   *[other] La chiave è quella promessa, ma { $n } lanci non vengono da essa.
 }
web-verify-not-kept = La chiave non è quella promessa all’inizio della partita.
web-verify-insecure = Il tuo browser verifica solo su una connessione sicura: apri questa pagina con https, o sulla macchina dove gira il server.
web-verify-commitment = Promesso all’inizio (SHA-256 della chiave)
web-verify-key = La chiave
web-verify-how = Il lancio numero n è il flusso ChaCha20 della chiave con il nonce n. I byte che favorirebbero alcune facce si saltano.
web-verify-match = Alla partita
web-verify-rolls = Ogni lancio e ogni sorteggio
web-verify-roll = { $n ->
    [one] un dado a { $sides } facce
   *[other] { $n } dadi a { $sides } facce
 }
web-verify-draw = Estratto il numero { $index } di { $of }
web-verify-right = giusto
web-verify-false = errato
web-verify-all = Mostra tutti ({ $n })

## Ciò che il server rifiuta

web-no-such-page = A questo indirizzo non c’è nulla.
web-no-such-match = Questa partita non esiste.
web-no-such-game = Questo tavolo non conosce quel gioco.
web-no-such-seat = A questo tavolo non c’è un posto simile.
web-no-such-moment = La partita non è arrivata fin lì.
web-no-such-invitation = Questo invito non esiste, o non esiste più. Chiedi un nuovo link.
web-no-such-carry = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
web-no-such-unit = Questa unità non esiste.
web-no-such-faction = { $faction }: non partecipa a questa partita.
web-no-person = Il tuo browser non ha detto chi sei. Deve accettare i cookie di questa pagina.
web-name-length = Un nome ha da 1 a { $most } lettere, tutte visibili.
web-seat-taken = Ormai lì siede qualcun altro.
web-not-listed = I posti di questa partita si prendono solo con un invito.
web-not-at-table = Può farlo solo chi siede a questo tavolo.
web-not-your-seat = Questo posto non è tuo.
web-nobody-plays = Almeno un posto deve essere per una persona.
web-bad-setup = Una partita non può cominciare così:
web-bad-clock = Una clessidra ha da 1 a 60 minuti, un orologio a giorni da 1 a 30 giorni.
web-bad-file = Questa non è una partita che si possa giocare qui.
web-import-too-old = Questa partita è stata giocata con regole più vecchie e non si può più seguire.
web-not-over = Si mostra quando la partita è finita.
web-sealed = Ci sono ancora risposte segrete. Riprova quando ci sono tutte.
web-over = La partita è finita.
web-over-resigned = La partita è finita: una squadra si è arresa.
web-over-too-long = La partita è stata fermata dopo { $most } mosse registrate, più di qualsiasi partita giocata da persone. Nessuno ha vinto.
web-resigned = Hai già dato la resa in questa partita.
web-stale = Intanto il tavolo è cambiato. Guarda di nuovo e scegli ancora.
web-wait = I dadi stanno ancora rotolando. Un momento.
web-not-asked = Ora non è questo che ti si chiede.
web-not-understood = Il server non ha capito. Ricarica la pagina e riprova.
web-cannot-redo = Non c’è nulla da ripetere.
web-undo-nothing = Non c’è nulla da annullare.
web-undo-die = Da allora si sono lanciati i dadi: non si può annullare.
web-undo-draw = Da allora è stato pescato qualcosa: non si può annullare.
web-undo-reveal = Da allora è stato mostrato qualcosa di nascosto: non si può annullare.
web-undo-other = Da allora ha agito qualcun altro: non si può annullare.
web-undo-clock = Da allora è scaduto il tempo: non si può annullare.
web-undo-too-often = In questa partita si è tornati indietro troppe volte.
web-proposal-open = Qualcun altro ha chiesto di tornare indietro. Rispondi prima a questo.
web-no-proposal = Ora nessuno ti chiede di tornare indietro.
web-rewind-open-seat = Un posto è ancora libero: ciò che il caso ha deciso non si può annullare.
web-rewind-too-far = È troppo indietro: un passo alla volta, e non più di un esito del caso per volta.
web-log-rewound-by = { $who }: si è tornati indietro di { $n ->
    [one] una risposta
   *[other] { $n } risposte
}, con l’accordo di tutti.
web-log-rewound = Si è tornati indietro di { $n ->
    [one] una risposta
   *[other] { $n } risposte
}, con l’accordo di tutti.
web-chat-seated = Qui può scrivere solo chi siede al tavolo.
web-chat-length = Una riga ha da 1 a { $most } lettere.
web-notes-length = Gli appunti hanno al massimo { $most } lettere.
web-too-fast = Troppo in una volta. Aspetta un momento e riprova.
web-query-busy = Ci sono troppi calcoli in corso. Riprova tra poco.
web-query-too-long = Il calcolo richiedeva troppo tempo.
web-too-large = È più grande di quanto il server accetti.
web-too-many-sockets = Dalla tua rete sono aperti troppi tavoli. Chiudine qualcuno.
web-wrong-host = Questo server non va raggiunto con questo indirizzo.
web-wrong-origin = La richiesta viene da un’altra pagina e non è stata eseguita.
web-closing = Il server sta per riavviarsi. Riprova tra poco.
web-fault = Un nostro errore ha fermato questa partita. Non si è perso nulla.
web-store-failed = Il server non è riuscito a registrarlo. Riprova tra poco.

## Sergeants: the map

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

## Sergeants: carte e pannelli

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
web-no-next = A questa partita non segue niente.
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

## Specialisti, ufficiali, team e segnalini di Sergeants

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

## Equipaggiamento e segnalini di Sergeants

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
