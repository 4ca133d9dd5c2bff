### Disegnare un tabellone proprio.

aces-edit-title = Disegna un tabellone
aces-edit-first-name = Il mio tabellone
aces-edit-map = Il tabellone che stai disegnando
aces-edit-terrain = Terreno
aces-edit-tools = Strumenti
aces-edit-tool-brush = Pennello
aces-edit-tool-line = Linea
aces-edit-tool-fill = Riempi
aces-edit-tool-erase = Gomma
aces-edit-tool-start = Numero di partenza
aces-edit-tool-shore = Costa
aces-edit-tool-name = Nome di luogo
aces-edit-tool-copy = Copia
aces-edit-tool-paste = Incolla
aces-edit-tool-hand = Sposta la mappa
aces-edit-wide = Largo sette esagoni
aces-edit-numbers = Numeri di partenza
aces-edit-is-shore = Costa.
aces-edit-symmetry = Disegna due volte
aces-edit-symmetry-none = no
aces-edit-symmetry-turn = con mezzo giro
aces-edit-symmetry-mirror = allo specchio
aces-edit-inexact-turn = Con un numero dispari di colonne i due lati distano mezzo esagono.
aces-edit-inexact-mirror = Con un numero pari di colonne i due lati distano mezzo esagono.
aces-edit-place = Nome del luogo in { $hex }

## Che cosa dicono le regole

aces-edit-fine = Non manca nulla: su questo tabellone puoi giocare.
aces-edit-fairness = Quanto è equo
aces-edit-fairness-none = Metti numeri di partenza e fabbriche sul tabellone per vedere quanto sono vicini.
aces-edit-fairness-spread = Da { $least } a { $most } punti movimento: una differenza di { $spread }.
aces-edit-fairness-how = Quanto paga in media un carro da ogni numero di partenza alle due fabbriche più vicine della sua metà. Sui nostri tabelloni la differenza è al massimo di 1 punto movimento.
aces-edit-fairness-cut-off = nessuna via a due
aces-edit-fairness-factories =
    { $n ->
        [one] Nessun carro arriva alla fabbrica in { $hexes }.
       *[other] Nessun carro arriva alle fabbriche in { $hexes }.
    }
aces-edit-points = { $n } punti

## Il tabellone

aces-edit-about = Questo tabellone
aces-edit-name = Nome
aces-edit-sort = Tipo
aces-edit-sort-half = metà, per due
aces-edit-sort-full = intero, fino a quattro
aces-edit-season = Stagione
aces-edit-season-summer = estate
aces-edit-season-winter = inverno
aces-edit-columns = Colonne
aces-edit-rows = Righe
aces-edit-author-and-licence = Autore e licenza
aces-edit-author = Chi l’ha disegnato
aces-edit-licence = Che cosa possono farne gli altri
aces-edit-size = { $columns } × { $rows } esagoni

## Conservarlo

aces-edit-shelf = I tuoi tabelloni
aces-edit-shelf-none = Non hai ancora disegnato nessun tabellone.
aces-edit-new = Un tabellone nuovo
aces-edit-new-small = Piccolo, per due
aces-edit-new-half = Metà, per due
aces-edit-new-full = Intero, per quattro
aces-edit-full = In questo browser non c’è più posto. Elimina un tabellone o salva questo in un file.
aces-edit-pack-no-room = I { $n } tabelloni di questo pacchetto non stanno in questo browser. Prima elimina qualcuno dei tuoi.
aces-edit-pack-opened = Aperto: { $name } { $version }{ $by ->
    [yes] {" "}di { $author }
   *[no] {""}
 }, con { $n ->
    [one] un tabellone
   *[other] { $n } tabelloni
 }. Tutto è fra i tuoi tabelloni.
aces-edit-files-how = Un amico apre il file qui e gioca sul tuo tabellone. Lo leggono anche i server e la riga di comando.
aces-edit-file-large = Questo file è troppo grande per essere un tabellone.
aces-edit-file-none = In questo file non c’è nessun tabellone.
aces-edit-keys-how = Sulla mappa: le frecce spostano, Invio o la barra spaziatrice disegnano, Maiusc con una freccia disegna lungo la via. Da 1 a 7 scegli il terreno. B pennello, L linea, G riempi, X gomma, N numero di partenza, H costa, P nome di luogo, C copia, V incolla, M sposta la mappa. Ctrl Z annulla, Ctrl Y ripete.

## Che cosa non va in un tabellone

aces-edit-fault-nameless = Dai un nome al tabellone.
aces-edit-fault-season = La stagione è l’estate o l’inverno.
aces-edit-fault-halves = Le metà devono stare fianco a fianco e formare tutto il tabellone.
aces-edit-fault-line = «{ $text }» non dice nulla di un tabellone.
aces-edit-fault-no-map = Non contiene nessuna mappa.
aces-edit-fault-half-row = Una riga della mappa è fatta di due linee, e una manca.
aces-edit-fault-size = La mappa ha { $columns } colonne e { $rows } righe; il limite è { $most-columns } per { $most-rows }.
aces-edit-fault-row =
    { $n ->
        [one] Una linea della mappa ha un esagono e ne dovrebbe avere { $wanted }.
       *[other] Una linea della mappa ha { $n } esagoni e ne dovrebbe avere { $wanted }.
    }
aces-edit-fault-sign = «{ $sign }» in { $hex } non è un terreno.
aces-edit-fault-hex = «{ $text }» non è un esagono: un esagono è una lettera (non I né O) e una riga.
aces-edit-fault-start-alone = Dopo un numero di partenza manca l’esagono.
aces-edit-fault-start-unknown = «{ $text }» non è un numero di partenza: vanno da 1 a 12.
aces-edit-fault-start-twice = Il numero di partenza { $number } c’è due volte.
aces-edit-fault-start-missing =
    { $n ->
        [one] Manca il numero di partenza { $numbers }.
       *[other] Mancano i numeri di partenza { $numbers }.
    }
aces-edit-fault-start-off = Il numero di partenza { $number } in { $hex } non è sulla mappa.
aces-edit-fault-start-not-on-land = Il numero di partenza { $number } in { $hex } vuole terra, non acqua o fabbrica.
aces-edit-fault-start-in-other-half = Il numero di partenza { $number } in { $hex } è nella metà sbagliata: 1–6 a sinistra, 7–12 a destra.
aces-edit-fault-start-beyond-half = Il numero di partenza { $number } in { $hex } è di troppo: mezzo tabellone ha da 1 a 6.
aces-edit-fault-start-taken = Il numero di partenza { $number } in { $hex } sta sul numero { $other }.
aces-edit-fault-factories =
    { $n ->
        [one] Il tabellone ha una fabbrica; ne servono { $wanted }.
       *[other] Il tabellone ha { $n } fabbriche; ne servono { $wanted }.
    }
aces-edit-fault-factories-left =
    { $n ->
        [one] La metà sinistra ha una fabbrica; ne servono { $wanted }.
       *[other] La metà sinistra ha { $n } fabbriche; ne servono { $wanted }.
    }
aces-edit-fault-factories-right =
    { $n ->
        [one] La metà destra ha una fabbrica; ne servono { $wanted }.
       *[other] La metà destra ha { $n } fabbriche; ne servono { $wanted }.
    }
aces-edit-fault-shore = La costa in { $hex } non è su terra.
aces-edit-fault-place = Un luogo non ha nome.
aces-edit-fault-place-off = Il luogo in { $hex } non è sulla mappa: { $name }.
aces-edit-fault-team = Le fabbriche con cui iniziare la Battaglia delle Ardenne sono degli Alleati o dei tedeschi.
aces-edit-fault-bulge-no-factory = Una squadra inizia la Battaglia delle Ardenne con { $hex }, dove non c’è una fabbrica.
aces-edit-fault-bulge-twice = La fabbrica in { $hex } è nominata due volte per la Battaglia delle Ardenne.
aces-edit-fault-too-long = È troppo lungo per un tabellone; il limite è di { $most } lettere.
aces-edit-fault-long-name = Questo nome è troppo lungo (al massimo { $most } lettere): { $name }
aces-edit-fault-many-names =
    { $n ->
        [one] Un luogo ha un nome; il limite è { $most }.
       *[other] { $n } luoghi hanno un nome; il limite è { $most }.
    }
aces-edit-fault-name-taken = Un tabellone del gioco ha già questo nome: { $name }. Scegline un altro.

## Posizioni

aces-edit-sorts = Che cosa crei
aces-edit-make-board = Tabellone
aces-edit-make-position = Posizione
aces-edit-position-title = Prepara una posizione
aces-edit-position-first = La mia posizione
aces-edit-positions = Le tue posizioni
aces-edit-positions-none = Non hai ancora preparato nessuna posizione.
aces-edit-position-new = Una posizione nuova
aces-edit-position-on = Su { $name }
aces-edit-position-units = { $n ->
    [0] Nessuna unità
    [one] Un’unità
   *[other] { $n } unità
 }
aces-edit-position-tasks = { $n ->
    [one] Lezione con un compito
   *[other] Lezione con { $n } compiti
 }
aces-edit-position-map = La posizione che prepari
aces-edit-hand-choose = Scegli e sposta
aces-edit-hand-erase = Togli
aces-edit-put-units = Metti unità sulla mappa
aces-edit-put-owner = Chi tiene una fabbrica
aces-edit-owner-none = nessuno
aces-edit-leaves = Parti della posizione
aces-edit-leaf-game = Partita
aces-edit-leaf-unit = Unità
aces-edit-leaf-lesson = Lezione
aces-edit-position-name = Nome
aces-edit-position-board = Tabellone
aces-edit-position-part = Parte
aces-edit-part-full = tutto
aces-edit-part-left = metà sinistra
aces-edit-part-right = metà destra
aces-edit-part-whole = tutto
aces-edit-position-mine = Tu giochi
aces-edit-position-theirs = Contro
aces-edit-position-all = entrambi i nemici, con l’alleato
aces-edit-position-turn = Di chi è il turno
aces-edit-position-phase = Fase
aces-edit-position-round = Round
aces-edit-position-coins = Monete
aces-edit-position-victory = Vittoria e missioni
aces-edit-position-factories = Vince la squadra che tiene { $n ->
    [one] una fabbrica
   *[other] { $n } fabbriche
 }.
aces-edit-position-rounds = Ultimo round
aces-edit-position-weather = Tempo
aces-edit-position-fine = Non manca nulla: questa posizione si può giocare.
aces-edit-position-files-how = Un amico apre il pacchetto qui e gioca la tua posizione. Lo leggono anche i server e la riga di comando.
aces-edit-position-keys-how = Sulla mappa: le frecce spostano, Invio o la barra spaziatrice mettono o scelgono, Maiusc con una freccia spinge l’unità scelta, Canc la toglie, Esc svuota la mano. Ctrl Z annulla, Ctrl Y ripete.
aces-edit-file-no-position = In questo file non c’è nessuna posizione.
aces-edit-unit-none = Tocca un’unità sulla mappa per cambiarla, o scegline una e mettila giù.
aces-edit-unit-experience = Esperienza
aces-edit-unit-army = Armata
aces-edit-unit-no-army = nessuna
aces-edit-unit-moved = Si è mossa nel suo ultimo turno
aces-edit-unit-occupied = Ha occupato nel suo ultimo turno
aces-edit-unit-repairing = La sua riparazione è pagata
aces-edit-unit-intercepted = Ha intercettato
aces-edit-unit-away = Toglila
aces-edit-lesson-how = Con dei compiti una posizione è una lezione o un rompicapo: chi la gioca li svolge uno dopo l’altro.
aces-edit-lesson-language = Lingua in cui scrivi
aces-edit-lesson-about = Di che cosa si tratta
aces-edit-lesson-done = Che cosa si dice alla fine
aces-edit-task = Compito { $n }
aces-edit-task-says = Che cosa fare, a parole tue
aces-edit-task-goal = È fatto quando
aces-edit-task-unit = Quale unità
aces-edit-task-factory = Quale fabbrica
aces-edit-task-kind = Quale tipo
aces-edit-task-turns = Entro turni (0: liberi)
aces-edit-task-hex = Dove:
aces-edit-task-point = Mostra sulla mappa
aces-edit-task-pointing = Tocca un esagono sulla mappa.
aces-edit-task-up = Prima
aces-edit-task-away = Elimina il compito
aces-edit-task-add = Aggiungi un compito
aces-edit-goal-stand = un’unità è su un esagono
aces-edit-goal-destroy = un’unità è distrutta
aces-edit-goal-occupy = una fabbrica è occupata
aces-edit-goal-fight = un’unità ha sparato
aces-edit-goal-buy = un’unità è comprata
aces-edit-goal-end_turn = il tuo turno è finito
aces-edit-goal-win = la tua squadra ha vinto

## Che cosa non va in una posizione

aces-edit-fault-position-unreadable = Questo non si può leggere come posizione.
aces-edit-fault-position-nameless = Dai un nome alla posizione.
aces-edit-fault-board-unfit = Il tabellone di questa posizione non si può ancora giocare: { $name }. Prima aprilo e sistemalo.
aces-edit-fault-setup = Con questi accordi non si può giocare: { $text }
aces-edit-fault-off-board-hex = { $hex } non è sul tabellone in gioco; scegli un esagono sulla mappa.
aces-edit-fault-many-tasks = { $n ->
    [one] C’è un compito; il limite è { $most }.
   *[other] Ci sono { $n } compiti; il limite è { $most }.
 }
aces-edit-fault-task-turns = Un compito può durare da 1 a { $most } turni, o quanto si vuole.
aces-edit-fault-task-unit = Il compito nomina un’unità che non è sul tabellone: { $unit }. Scegline un’altra.
aces-edit-fault-many-languages = È detto in troppe lingue; il limite è { $most }.
aces-edit-fault-long-text = È troppo lungo ({ $most } lettere al massimo): { $text }
aces-edit-fault-many-units = { $n ->
    [one] C’è un’unità; il limite è { $most }.
   *[other] Ci sono { $n } unità; il limite è { $most }.
 }
aces-edit-fault-phase = Una posizione è in movimento, dichiarazione, combattimento o denaro.
aces-edit-fault-round-0 = I round si contano da 1.
aces-edit-fault-fought = Ci sono più attacchi svolti che dichiarati, o fuori dal combattimento.
aces-edit-fault-draw-offers = Ha offerto la patta un posto che non c’è.
aces-edit-fault-second = C’è una seconda unità uguale: { $unit }. Toglila.
aces-edit-fault-taken = { $unit } è in { $hex } con un’altra unità: { $other }. Sposta una delle due.
aces-edit-fault-shared = In { $hex } c’è anche un’altra unità; spostane una ({ $unit }).
aces-edit-fault-no-factory = In { $hex } non c’è nessuna fabbrica in gioco.
aces-edit-fault-turn = Non può essere il turno di questa fazione: { $faction }. Scegline una che abbia turni.
aces-edit-fault-order = L’ordine di gioco deve nominare ogni fazione una volta.
aces-edit-fault-not-in-play = Questa fazione non è in gioco: { $faction }.
aces-edit-fault-unpayable = { $unit } deve un attacco impossibile: { $target }.
aces-edit-fault-off-board = { $unit } è in { $hex }, fuori dal tabellone in gioco.
aces-edit-fault-damage = { $unit } ha troppi danni; { $n } distruggono un’unità.
aces-edit-fault-army = { $unit } è di un’armata che non c’è; le armate sono da 1 a 3.
aces-edit-fault-water = { $unit } non può stare sull’acqua in { $hex }; solo fanteria e aerei possono.
aces-edit-fault-mountain = { $unit } non può stare sulla montagna in { $hex }: è chiusa ai carri.
aces-edit-fault-foreign-factory = { $unit } è sulla fabbrica in { $hex }, che la sua squadra non tiene. Cambiane il padrone.
aces-edit-fault-coins = Una borsa tiene al massimo { $most } monete.
aces-edit-fault-weather = Il tempo è normale se non si gioca la sua missione. Attivala.
aces-edit-fault-rounds = Nessuna partita ha più di { $most } round.
aces-edit-fault-stirred = L’ultimo round in cui è successo qualcosa è dopo questo.
aces-edit-fault-v2-none = Segnalini e lanciatore sono solo nella missione V2.
aces-edit-fault-v2-launcher = La missione V2 ha bisogno di un lanciatore sulla mappa.
aces-edit-fault-v2-lying = Ciò che è in { $hex } vuole un esagono suo, senza unità né fabbrica.
aces-edit-fault-v2-destroyed = { $hex } è distrutta: dev’essere una fabbrica senza padrone.
aces-edit-fault-v2-hidden = Il lanciatore è sotto un segnalino, o è scoperto.
aces-edit-fault-v2-damage = Il lanciatore ha tanti danni che è distrutto.
