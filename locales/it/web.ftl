### Le pagine del client, a parte il tavolo.

## Ovunque

web-title = { $page } · Sandtable
web-title-first = Sandtable: wargame a un solo tavolo
web-nav = Pagine
web-nav-learn = Impara giocando
web-nav-rules = Regole
web-nav-lobby = Sala d’attesa
web-nav-replays = Replay
web-skip = Vai al contenuto
web-language = Lingua
web-lamp = Modalità scura
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato.
web-again = Riprova
web-loading = Un momento…
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

## La prima pagina

web-first-title = { $n ->
    [2] Due wargame, un solo tavolo.
   *[other] Wargame a un solo tavolo.
 }
web-first-lead = Gioca a { $games } con le regole dei manuali. Il tavolo le conosce tutte, mostra le mosse possibili e spiega perché.
web-first-games = Giochi
web-first-play = Gioca ora
web-first-two = In due a questo schermo
web-first-invite = Invita gli amici
web-first-invite-how = con un link, subito o in più giorni
web-first-own = Crea una partita
web-first-continue = Continua
web-first-all = Tutte le { $n } partite
web-first-new-here = È la prima volta?
web-first-no-account = Non serve un account.
web-first-carry = Continua a giocare su un altro dispositivo

## Una nuova partita

web-new-title = Una nuova partita
web-new-game = Quale gioco?
web-new-who = { $factions }: chi gioca?
web-new-who-me = a questo schermo
web-new-who-open = libero, con un link
web-new-who-bot = bot
web-new-who-automa = Automa
web-new-who-note = Con più posti a questo schermo ve lo passate a turno.
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
web-clock-days-note = Allo scadere, un bot occupa il posto finché il giocatore non torna.
web-new-listed = Chi può prendere un posto libero?
web-new-listed-link = Chi ha il link
web-new-listed-link-note = Nessun altro vede la partita.
web-new-listed-lobby = Chiunque
web-new-listed-lobby-note = La partita compare nella sala d’attesa.
web-new-spectating = Quando possono guardare gli altri?
web-spectating-live = subito
web-spectating-live-note = Chi ha il link vede ciò che vedono entrambe le parti.
web-spectating-turns = { $n ->
    [one] { $n } turno dopo
   *[other] { $n } turni dopo
}
web-spectating-turns-note = Gli spettatori vedono un turno quando ne sono stati giocati altrettanti in più.
web-spectating-minutes = { $n ->
    [one] { $n } minuto dopo
   *[other] { $n } minuti dopo
}
web-spectating-minutes-note = Gli spettatori vedono ogni mossa con questo ritardo.
web-spectating-end = dopo la fine
web-spectating-end-note = Fino ad allora gli spettatori vedono solo come è cominciata.
web-spectating-told = Gli spettatori vedono questa partita { $when }.
web-bad-spectating = Gli spettatori possono essere indietro di 1–20 turni, o da 1 minuto a 7 giorni.
web-new-slip = La partita in breve
web-new-begin = Comincia la partita
web-new-then = Poi ricevi il link per invitare gli altri.

## Sala d’attesa

web-lobby-title = Sala d’attesa
web-lobby-lead = Partite con un posto libero per chiunque.
web-lobby-empty = Al momento nessuno cerca giocatori. Comincia una partita: comparirà qui per gli altri.
web-lobby-sit = Prendi posto: { $factions }
web-lobby-new = Nuova partita aperta

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

web-carry-title = Continua su un altro dispositivo
web-carry-go = Continua altrove
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
web-arrive-do = Continua qui

## Imparare

web-learn-title = Impara giocando
web-learn-first = Gioca contro un bot
web-lesson-start = Comincia
web-lesson-start-name = Comincia la lezione: { $name }
web-lesson-done = Obiettivo raggiunto

## Regole

web-rules-title = Regole
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-reference = Riepilogo
web-rules-found = { $n ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $n } regole trovate.
 }
web-rules-none = Nessuna regola contiene queste parole. Prova con una più corta.
web-rules-unknown = La regola { $id } non esiste.

## Repliche

web-replays-title = Replay
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
web-verify-lead = Tutti i tiri e i sorteggi di una partita vengono da un’unica chiave segreta. La sua impronta è pubblicata prima del primo lancio, la chiave dopo l’ultimo: così nessuno può scegliere un lancio. La verifica la fa il tuo browser.
web-verify-working = Verifica in corso…
web-verify-good = { $n ->
    [one] La chiave è quella promessa e porta all’unico lancio di questa partita.
   *[other] La chiave è quella promessa e porta a tutti i { $n } lanci e sorteggi di questa partita.
 }
web-verify-wrong = { $n ->
    [one] La chiave è quella promessa, ma un lancio non viene da essa.
   *[other] La chiave è quella promessa, ma { $n } lanci non vengono da essa.
 }
web-verify-not-kept = La chiave non è quella promessa all’inizio della partita.
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
web-no-such-seat = Questo posto non esiste.
web-no-such-order = Questo gioco non conosce un tale ordine permanente.
web-no-such-moment = La partita non è arrivata fin lì.
web-no-such-invitation = Questo invito non esiste, o non esiste più. Chiedi un nuovo link.
web-no-such-carry = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
web-no-person = Non riusciamo a riconoscerti: permetti i cookie di questo sito.
web-name-length = Un nome ha da 1 a { $most } lettere, tutte visibili.
web-seat-taken = Il posto è già occupato.
web-not-listed = I posti di questa partita si prendono solo con un invito.
web-not-at-table = Può farlo solo chi siede a questo tavolo.
web-not-your-seat = Questo posto non è tuo.
web-nobody-plays = Almeno un posto deve essere per una persona.
web-bad-setup = Una partita non può cominciare così:
web-bad-clock = Una clessidra ha da 1 a 60 minuti, un orologio a giorni da 1 a 30 giorni.
web-bad-file = Questa non è una partita che si possa giocare qui.
web-import-too-old = Questa partita è stata giocata con regole più vecchie e non si può più seguire.
web-not-over = Si mostra quando la partita è finita.
web-over = La partita è finita.
web-not-understood = Il server non ha capito. Ricarica la pagina e riprova.
web-log-rewound-by = { $who }: si è tornati indietro di { $n ->
    [one] una risposta
   *[other] { $n } risposte
}, con l’accordo di tutti.
web-log-rewound = Si è tornati indietro di { $n ->
    [one] una risposta
   *[other] { $n } risposte
}, con l’accordo di tutti.
web-chat-name = Prima scegli un nome; poi potrai scrivere qui.
web-too-fast = Troppo in una volta. Aspetta un momento e riprova.
web-query-busy = Ci sono troppi calcoli in corso. Riprova tra poco.
web-too-large = È più grande di quanto il server accetti.
web-too-slow = Ci ha messo troppo ad arrivare. Controlla la connessione e riprova.
web-text-too-long = Un testo è troppo lungo: al massimo { $most } lettere.
web-too-many-listed = Hai già { $most } partite in attesa di giocatori. Aspetta che una si riempia, oppure invita con un link.
web-import-too-long = Questa partita è troppo lunga per essere giocata qui: al massimo { $most } passi.
web-name-alike = Il tuo nome si confonde con un altro a questo tavolo. Scegline un altro.
web-too-many-sockets = Dalla tua rete sono aperti troppi tavoli. Chiudine qualcuno.
web-wrong-host = Questo server non va raggiunto con questo indirizzo.
web-wrong-origin = La richiesta viene da un’altra pagina e non è stata eseguita.
web-closing = Il server sta per riavviarsi. Riprova tra poco.
web-fault = Un nostro errore ha fermato questa partita. Non si è perso nulla.
web-store-failed = Il server non è riuscito a registrarlo. Riprova tra poco.

## Sergeants: carte e pannelli


## La prima pagina: la difficoltà

web-first-level = Difficoltà

## People, numbers and company: what the server refuses

web-banned = Il gestore di questo server ti ha escluso.
web-unwanted = Qualcuno a questo tavolo non vuole giocare con te.
web-turn-out-not-yours = Solo chi ha iniziato la partita può chiedere agli altri di lasciarla.
web-turn-out-late = Questo giocatore ha già giocato, quindi resta.
web-nobody-there = Lì non siede nessun altro.
web-no-such-device = Questo dispositivo non è tuo.
web-complaint-length = Di’ che cosa è successo, in al massimo { $most } lettere.
web-you-title = I tuoi dispositivi e dati
web-you-lead = Non c’è un account: tu sei i tuoi browser. Guarda che cosa è conservato di te e cancellalo quando vuoi.

## Checking a shuffle, and the numbers of people

web-replays-verify-dealt = Verifica il mazzo
web-verify-title-dealt = Verifica il mazzo
web-verify-lead-dealt = Tutte le carte di una partita vengono da un’unica chiave segreta. La sua impronta è pubblicata prima della prima carta, la chiave dopo l’ultima: così nessuno può scegliere una carta. La verifica la fa il tuo browser.
web-verify-good-dealt = { $n ->
    [one] La chiave è quella promessa, e porta all’unica carta di questa partita.
   *[other] La chiave è quella promessa, e porta a tutte le { $n } pescate di questa partita.
 }
web-verify-wrong-dealt = { $n ->
    [one] La chiave è quella promessa, ma una pescata non viene da essa.
   *[other] La chiave è quella promessa, ma { $n } pescate non vengono da essa.
 }
web-verify-not-promised = Un numero non è quello che il suo giocatore ha promesso.
web-verify-how-dealt = La pescata numero n è il flusso ChaCha20 della chiave con il nonce n. I numeri che favorirebbero alcune carte si saltano.
web-verify-rolls-dealt = Ogni pescata
web-verify-numbers = Numeri dei giocatori
web-verify-numbers-lead = Ognuno ha promesso un numero con la sua impronta prima che qualcuno mostrasse il proprio. La chiave e questi numeri insieme portano agli esiti: né il server né un giocatore poteva sceglierli.
web-verify-numbers-none = Nessun numero dei giocatori è stato mescolato: chi gestisce il server poteva provare più chiavi prima della partita.
web-verify-number-lost = non mostrato; la partita è andata avanti senza
web-verify-number-own = tuo

## How long and how hard a new match is

web-new-time = Circa { $n } minuti
web-new-difficulty = Difficoltà: { $level ->
    [easy] facile
    [medium] media
   *[hard] difficile
 }

## Bot che pensano in anticipo, e suggerimenti.

web-first-thinking = Bot che pensa
web-player-search = bot, livello { $level }
web-player-styled = { $style ->
    [bold] bot audace, livello { $level }
    [careful] bot prudente, livello { $level }
   *[collector] bot accaparratore, livello { $level }
 }
web-player-program = { $name } (bot)
web-not-for-bots = I bot non possono farlo.
web-only-for-bots = Solo i bot possono farlo.
web-ladder = Classifica
web-leagues = Campionati
web-rated = Classificata
web-rated-tick = Partita classificata
web-rated-note = Vale per la classifica: non si torna indietro oltre i dadi, e chi esaurisce il tempo tre volte perde.
web-new-who-search = bot che pensa
web-new-search-level = Livello del bot che pensa

## The analysis of a finished match

