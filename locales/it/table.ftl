### Il tavolo nel browser: che cosa si chiede, i pannelli, la cronaca, il tabellone a parole.

## La barra

table-title = Sandtable
table-title-yours = Tocca a te · Sandtable
table-your-turn = Tocca a te
table-undo = Annulla
table-undo-nothing = Non c’è nulla da annullare.
table-undo-die = Sono già stati lanciati dei dadi.
table-undo-draw = C’è già stato un sorteggio.
table-undo-reveal = È già stato svelato qualcosa di nascosto.
table-undo-clock = Il tempo è già scaduto.
table-undo-other = { $who } ha già agito.
table-propose = Proponi di annullare
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
table-you = tu
table-automa = Automa
table-bot = bot
table-seat-here = a questo schermo
table-seat-open = ancora nessuno
table-here = al tavolo
table-away = assente
table-stand-in = un bot gioca al suo posto
table-resigned = partita abbandonata

## Che cosa si chiede

table-prompt = La domanda
table-confirm = { $choice }?
table-leave = Lascia stare
table-waiting = Si attende: { $who }.
table-wait = Un momento.
table-showing = Guarda che cosa succede.
table-skip = Salta
table-options = Tutte le possibilità
table-options-search = Cerca
table-options-none = Ora non si può fare nulla del genere.
table-fault = Per un nostro errore il tavolo si è fermato e questa partita è chiusa. Non è andato perso nulla.
table-lost = La connessione è caduta. Tornerà da sola: poi riprova.
table-reconnecting = La connessione è caduta. Nuovo tentativo…
table-watching = Stai guardando questa partita.
table-watching-turns = { $n ->
    [one] Guardi con { $n } turno di ritardo.
   *[other] Guardi con { $n } turni di ritardo.
}
table-watching-minutes = { $n ->
    [one] Guardi con { $n } minuto di ritardo.
   *[other] Guardi con { $n } minuti di ritardo.
}
table-watching-end = Vedrai questa partita quando sarà finita.
table-no-match = Questa partita non esiste
table-no-match-lead = Forse il link è incompleto, oppure la partita è stata eliminata. Chiedi un nuovo link.
table-loading = Preparo il tavolo…

## Proposte di tornare indietro

table-proposal = { $who } chiede di annullare l’ultima scelta.
table-proposal-yes = Accetta
table-proposal-no = No, avanti
table-proposal-waits = Si attende: { $who }.

## Cronaca e chat

table-log = Cronaca
table-since = Dalla tua ultima visita
table-why = Perché
table-chat = Chat
table-chat-none = Nessuno ha ancora scritto nulla.
table-chat-say = Scrivi qualcosa
table-chat-send = Invia
table-chat-watching = Commento
table-chat-watching-note = I giocatori non possono leggerlo prima della fine.
table-chat-from-watching = { $name } (spettatore)
table-embed = Codice per un sito
table-list-none = nessuna
table-someone = Qualcuno
table-notes = I miei appunti
table-orders = Ordini permanenti
table-orders-how = Ciò che rispondi senza che ti venga chiesto, finché non lo revochi. Lo vedi solo tu.
table-orders-stand = Ordini permanenti: { $orders }.
table-order-always = Sempre: { $order }
table-panels = Pannelli
table-tab-dock = Carte
table-tab-unit = Unità
table-tab-log = Cronaca
table-tab-sides = Fazioni
table-tab-chat = Chat

## Il menu

table-invite = Manda questo link a chi vuoi al tavolo
table-watch-link = Il link a questa partita
table-show-elsewhere = Mostrala altrove
table-stream-link = Il link per lo streaming
table-language = Lingua
table-pace = Ritmo
table-pace-0 = immediato
table-pace-0-5 = lento
table-pace-1 = normale
table-pace-2 = rapido
table-resign = Abbandona
table-resign-sure = Abbandonare davvero?
table-home = Prima pagina
table-commitment = Tutti i dadi vengono da un’unica chiave, svelata alla fine. La sua impronta, fissata all’inizio:
table-keys = Tasti
table-key-tab = Tab
table-key-tab-does = alla parte seguente del tavolo
table-key-enter = Invio
table-key-enter-does = sceglie; di nuovo: conferma
table-key-escape = Esc
table-key-escape-does = lascia, o salta la scena in corso
table-key-next = N, P
table-key-next-does = la tua prossima o precedente che può agire
table-key-end = X
table-key-end-does = termina la fase o la carta
table-key-undo = U, R
table-key-undo-does = annulla, ripete
table-key-zoom = +, -, 0
table-key-zoom-does = avvicina, allontana, tutta la mappa
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

## Un solo schermo

table-curtain = Adesso tocca a: { $who }
table-curtain-why = C’è qualcosa che l’altra parte non deve vedere. Passa lo schermo.
table-curtain-lift = Eccomi

## Dopo la fine

table-replay = Replay
table-replay-play = Riproduci
table-replay-pause = Pausa
table-replay-at = { $n } di { $of }
table-replay-lesson = Crea una lezione
table-replay-lesson-not = Da questo momento non nasce una lezione; scegline uno fra due turni.
table-fork = Gioca da qui
table-export = Salva in un file
table-verify = Verifica i dadi
## Si guarda che cosa succede

table-telling-hold = Ferma
table-telling-go-on = Continua
table-telling-next = Avanti
table-telling-faster = Più veloce
table-digest = Dal tuo turno:
table-again = Fammi rivedere
table-again-of = Fammi rivedere: { $what }
## Una replica

table-replay-start = L’inizio.
table-replay-back = Un passo indietro
table-replay-on = Un passo avanti
table-replay-turn-back = Al turno precedente
table-replay-turn-on = Al turno successivo
table-replay-turn = Turno
table-replay-speed = Velocità
table-replay-times = { $n }×
table-fork-who = Chi gioca da qui in poi?
table-fork-me = Io
table-fork-bot = Il bot
table-fork-open = Un amico, su invito
## La fine

table-end = Com’è finita
table-end-you-won = Hai vinto
table-end-you-lost = Hai perso
table-end-won = Vittoria: { $who }
table-end-draw = Patta
table-end-lost = Perdite
table-end-nothing = nessuna
table-end-luck = Fortuna
table-end-luck-of = A segno: { $made }; attesi: { $expected }; tentativi: { $tries }
table-end-secrets = Ordini
table-end-course = Round per round
table-end-again = Ancora
table-end-swap = Cambia parte
table-end-harder = Più difficile
table-end-next = Poi: { $what }
table-rematch-call = Un’altra partita?
table-rematch-from = { $who }: invito a un’altra partita.
table-rematch-accept = Siediti
table-end-share = Link da condividere

## Sedersi al tavolo: l’invito, i nomi a un solo schermo

table-invite-title = { $n ->
    [one] Un posto è libero: invita qualcuno
   *[other] { $n } posti sono liberi: invita i tuoi amici
 }
table-invite-again = Mostra l’invito
table-invite-fold = Piega l’invito
table-invite-code = Il link come codice QR
table-invite-share = Condividi
table-names = Chi gioca a questo schermo?
table-names-go = Nomi dei giocatori
table-names-keep = Tieni questi nomi
table-veil = Mostra quello che puoi vedere solo tu
table-curtain-name = Il tuo nome, se vuoi

## I suoni, e i momenti da condividere

table-sound = Suoni
table-replay-link = Link a qui
table-sheet = I pannelli sotto la mappa

## Il tavolo a parole: comandi da scrivere

table-cmd = Chiedi al tavolo
table-cmd-label = Scrivi un comando, per esempio aiuto
table-cmd-send = Chiedi
table-cmd-said = Risposte del tavolo
table-cmd-unknown = Il comando «{ $word }» non esiste. Scrivi { $help } per vederli tutti.
table-cmd-nothing = Non c’è nulla.
table-cmd-more = { $n ->
    [one] Un’altra. Aggiungi una parola per restringere.
   *[other] Altre { $n }. Aggiungi una parola per restringere.
 }
table-cmd-no-number = Nessuna risposta ha quel numero. Scrivi prima { $answers }.
table-cmd-help = aiuto, h
table-cmd-help-does = tutti i comandi
table-cmd-question = domanda, q
table-cmd-question-does = che cosa ti si chiede, o chi si aspetta
table-cmd-answers = risposte, r
table-cmd-answers-does = che cosa puoi rispondere, con un numero; con una parola dopo, solo le risposte che la contengono
table-cmd-do = fai, f
table-cmd-do-does = dà la risposta con questo numero, come in fai 3
table-cmd-log = cronaca, l
table-cmd-log-does = le ultime righe della cronaca, cinque o quante ne dici
table-key-ask = /
table-key-ask-does = scrivi una domanda al tavolo
table-replay-more = Altro

## Numbers that everybody mixes in

table-numbers-seats = Non si tira né si pesca nulla finché non siedono tutti: poi ognuno mescola un numero.
table-numbers-wait = Il caso attende un numero da: { $who }. Si mescola appena aprono questa pagina.
table-numbers-elsewhere = Il tuo numero è nel browser con cui ti sei seduto. Apri lì il tavolo, o continua senza.
table-numbers-forgo = Continua senza
table-commitment-dealt = Tutte le carte vengono da un’unica chiave, svelata alla fine. La sua impronta, fissata all’inizio:
table-verify-dealt = Verifica il mazzo

## The people at the table

table-company = Gli altri
table-company-turn-out = Chiedi di uscire
table-company-block = Blocca
table-company-report = Segnala
table-company-why = Che cosa è successo? Lo legge il gestore del server, con la chat di questa partita.
table-company-send = Invia segnalazione
table-company-left = Il posto è di nuovo libero.
table-company-blocked = Non leggerai più questa persona, e non potrà sedersi con te.
table-company-reported = Il gestore ha la tua segnalazione.

## Momenti di una partita in corso, novità dall’ultima visita, filmati

table-moment = Torna a questo punto
table-moment-of = Torna a questo punto: { $what }
table-look-back = Guarda indietro
table-back-to-game = Torna alla partita
table-looked = Dalla tua ultima visita:
table-looked-more = { $n ->
    [one] e un’altra novità, segnata sulla mappa
   *[other] e altre { $n }, segnate sulla mappa
 }
table-looked-clear = Togli i segni
table-cmd-since = novità
table-cmd-since-does = che cosa è cambiato sulla mappa dalla tua ultima visita
table-cmd-confirm = conferma, ok
table-cmd-confirm-does = dà la risposta composta sul tabellone
table-cmd-ready = È tutto a posto. Scrivi { $word }.
table-cmd-no-candidate = Non c’è nulla da confermare.
table-cmd-back = indietro, b
table-cmd-back-does = un passo indietro nella partita, per sentire che cosa è successo
table-cmd-next = avanti, av
table-cmd-next-does = un passo avanti
table-cmd-turn = turno
table-cmd-turn-does = all’inizio di un turno o round, come in turno 2
table-cmd-no-turn = Nessun turno con quel numero è iniziato. Iniziati finora: { $turns }.
table-cmd-now = adesso
table-cmd-now-does = di nuovo alla partita com’è ora
table-cmd-is-now = Questa è la partita com’è ora.
table-cmd-lesson = lezione
table-cmd-lesson-does = di che cosa tratta la lezione e che cosa fare ora
table-cmd-no-lesson = Questa partita non è una lezione.
table-clip = Crea un filmato
table-clip-title = Un filmato da condividere
table-clip-turn = Quale turno?
table-clip-all = Finora
table-clip-make = Crea il filmato
table-clip-under-way = Disegno: { $n } di { $of }
table-clip-done = Un filmato: { $n ->
    [one] un’immagine
   *[other] { $n } immagini
 }, { $size } kB
table-clip-save = Salva il filmato
table-clip-share = Condividi il filmato
table-clip-alt = Immagine animata: { $what }
table-clip-failed = Questo browser non riesce a disegnare la mappa. Provane un altro.
table-clip-nothing = In questo turno non è ancora successo niente.
table-clip-longest = Un filmato mostra gli ultimi { $n } passi di un turno.

## Bot che pensano in anticipo.

table-search = bot, livello { $level }
table-fork-search = Il bot, livello { $level }

## The analysis of a finished match

table-analysis = Analisi
table-analysis-ask = Analizza la partita
table-analysis-ask-about = Richiede qualche minuto; intanto puoi andartene.
table-analysis-waiting = { $n ->
    [0] La tua partita è la prossima.
    [one] Prima si analizza un’altra partita.
   *[other] Prima si analizzano altre { $n } partite.
}
table-analysis-working = Analisi in corso…
table-analysis-done = L’analisi è pronta.
table-analysis-curve = Quanto era probabile vincere, passo per passo
table-analysis-chance-of = { $who }: { $chance }
table-analysis-ledger = Fortuna e bravura
table-analysis-worst = { $n ->
    [one] Il momento peggiore è sulla curva.
   *[other] I { $n } momenti peggiori sono sulla curva.
}
table-analysis-mark = { $mark ->
    [blunder] Errore grave: guardalo
    [mistake] Errore: guardalo
   *[inaccuracy] Imprecisione: guardala
}
table-analysis-moment = { $mark ->
    [blunder] Errore grave
    [mistake] Errore
   *[inaccuracy] Imprecisione
}, { $who } ({ $where }): { $lost } regalato
table-analysis-played = Giocato: { $what }
table-analysis-better = Meglio: { $what }
table-analysis-drawn = Sulla mappa
table-analysis-show-better = Mostra il piano migliore
table-analysis-show-played = Mostra quello giocato
table-analysis-about = Stime di un giocatore forte, non la verità: le piccole differenze dicono poco.
table-analysis-adds-up = Dalle probabilità iniziali al risultato
table-analysis-start = All’inizio
table-analysis-decisions = Decisioni: { $who }
table-analysis-chance = Fortuna
table-analysis-result = Risultato
table-analysis-given = { $who }: { $n ->
    [one] una decisione
   *[other] { $n } decisioni
}, { $lost } regalato (errori gravi { $blunders }, errori { $mistakes }, imprecisioni { $inaccuracies }).
table-analysis-marks = Decisioni che hanno regalato qualcosa
table-analysis-no-marks = Nessuna decisione ha regalato molto.
table-analysis-by-turn = Probabilità turno per turno
web-commentary-full = Bastano { $most } commenti per una partita.
web-embed-open = Apri in Sandtable
web-hint-people = In una partita contro altre persone non puoi chiedere suggerimenti.
web-hint-none = Ora non c’è nulla da suggerire.
web-hint-ask = Chiedi un suggerimento
web-hint-ask-title = Che cosa farebbe qui un giocatore forte?
web-hint-thinking = Sto pensando…
web-hint-card = Suggerimento
web-hint-best = Un giocatore forte farebbe così. Vince circa il { $percent } % delle volte.
web-hint-other = La seconda scelta vince circa il { $percent } %.
web-hint-plan = Il piano, passo per passo
web-hint-close = Nascondi il suggerimento

## What the table refuses

web-sealed = Ci sono ancora risposte segrete. Riprova quando ci sono tutte.
web-over-resigned = La partita è finita: una squadra ha abbandonato.
web-over-too-long = La partita è stata fermata dopo { $most } mosse registrate, più di qualsiasi partita giocata da persone. Nessuno ha vinto.
web-resigned = Hai abbandonato questa partita.
web-stale = Nel frattempo la partita è andata avanti. Controlla e scegli di nuovo.
web-wait = I dadi stanno ancora rotolando. Un momento.
web-not-asked = Ora non tocca a te decidere questo.
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
web-chat-length = Una riga ha da 1 a { $most } lettere.
web-notes-length = Gli appunti hanno al massimo { $most } lettere.
web-query-too-long = Il calcolo richiedeva troppo tempo.
web-notes-seated = Qui può prendere appunti solo chi siede al tavolo.
web-no-next = Non c’è un capitolo successivo.
web-number-not-now = Ora non serve un tuo numero.
web-number-wrong = Questo non è il numero che hai promesso.
web-over-closed = Il gestore di questo server ha chiuso la partita. Non ha vinto nessuno.
web-analysis-none = Per questa partita non c’è un’analisi.
web-analysis-players = Può farla analizzare chi ha giocato questa partita.
web-analysis-another = Si sta analizzando un’altra tua partita. Aspetta che finisca.
web-analysis-full = Troppe partite aspettano l’analisi. Riprova più tardi.
