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
aces-edit-full = In questo browser non c’è più posto. Elimina qualcosa di tuo o salva questo in un file.
aces-edit-pack-no-room = Quello che c’è in questo pacchetto ({ $n }) non sta in questo browser. Prima elimina qualcosa di tuo.
aces-edit-pack-opened = Aperto: { $name } { $version }{ $by ->
    [yes] {" "}di { $author }
   *[no] {""}
 }. Dentro { $n ->
    [one] c’è una cosa, che ora è
   *[other] ci sono { $n } cose, che ora sono
 } fra le tue.
aces-edit-files-how = Un amico apre il file qui e gioca sul tuo tabellone. Lo leggono anche i server e la riga di comando.
aces-edit-file-large = Questo file è troppo grande per essere un tabellone.
aces-edit-file-none = In questo file non c’è nulla che si possa aprire qui.
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

## Schede Unità

aces-edit-make-mats = Schede
aces-edit-mats-title = Compila le Schede Unità
aces-edit-mats-first = Le mie schede
aces-edit-mats-shelf = Le tue schede
aces-edit-mats-none = Non hai ancora compilato nessuna scheda.
aces-edit-mats-new = Schede nuove
aces-edit-mats-all = Copia di tutte e quattro le fazioni
aces-edit-mats-units = { $n ->
    [0] Nessuna unità cambiata
    [one] Un’unità cambiata
   *[other] { $n } unità cambiate
 }
aces-edit-mats-list = Unità
aces-edit-mats-about = Su queste schede
aces-edit-mats-name = Nome delle schede
aces-edit-mats-mark = Da dove vengono i valori cambiati
aces-edit-mats-table = Il tavolo su cui le giochi
aces-edit-mats-fine = Va tutto bene: puoi giocare con queste schede.
aces-edit-mats-files-how = Un amico apre qui il file o il pacchetto e gioca con le tue unità. Lo leggono anche i server e la riga di comando. Le partite con schede proprie non valgono per la classifica.
aces-edit-mats-large = Questo file è troppo grande per essere una scheda.
aces-edit-mats-keys-how = Tab passa da un campo all’altro. In un numero: freccia su e freccia giù lo cambiano di uno, oppure scrivilo. La barra spaziatrice segna un’abilità. Ctrl Z annulla, Ctrl Y ripete.
aces-edit-mats-changed = cambiata
aces-edit-mats-changes = { $n ->
    [one] Un valore non è quello del gioco.
   *[other] { $n } valori non sono quelli del gioco.
 }
aces-edit-mats-as-built = Com’è nel gioco.
aces-edit-mats-revert = Come nel gioco
aces-edit-mats-was = era { $n }
aces-edit-mats-had = Nel gioco ce l’ha.
aces-edit-mats-had-not = Nel gioco non ce l’ha.
aces-edit-mats-more = { $name }: uno in più
aces-edit-mats-less = { $name }: uno in meno
aces-edit-mats-other-names = Nomi in altre lingue
aces-edit-mats-model = Ricavala da un’altra unità
aces-edit-mats-model-none = scegli un’unità
aces-edit-mats-least = minima
aces-edit-mats-most = massima
aces-edit-mats-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }
aces-edit-mats-cost = Prezzo
aces-edit-mats-cost-says = Le monete per una nuova, in una tua fabbrica vuota.
aces-edit-mats-hits-ground = Colpi a terra
aces-edit-mats-hits-air = Colpi sugli aerei
aces-edit-mats-hits-says = Un dado fino a questo numero colpisce un’unità a terra. Il primo numero è il valore di attacco.
aces-edit-mats-hits-air-says = Un dado fino a questo numero colpisce un aereo.
aces-edit-mats-forest = Riga dell’armatura nella foresta
aces-edit-mats-forest-says = Lo stesso per un difensore nella foresta: mai meno che allo scoperto.
aces-edit-mats-abilities = Abilità
aces-edit-mats-back = Risponde al fuoco degli aerei
aces-edit-mats-back-says = Quando un aereo lì accanto l’attacca, lancia i dadi anche lei.
aces-edit-mats-attacks = Attacca gli aerei
aces-edit-mats-attacks-says = Può attaccare gli aerei, dare supporto contro di loro e intercettarli, e risponde al loro fuoco.
aces-edit-mats-area = Colpisce un’area
aces-edit-mats-area-says = Attacca un esagono e i sei attorno: ogni unità a terra che c’è, anche le tue. Solo per unità di terra con gittata da 2 che non sparano agli aerei.
aces-edit-mats-dice = Dadi secondo i danni
aces-edit-mats-dice-of = Dadi con danni: { $n }
aces-edit-mats-dice-says = Quanti dadi lancia un’unità con 0, 1, 2, 3, 4 e 5 danni. Vale per tutte le unità.

## Che cosa non va nelle schede

aces-edit-fault-mats-unreadable = Questo non si può leggere come schede.
aces-edit-fault-mats-file = Questo non si può leggere come schede; la prima riga sbagliata è la { $line }.
aces-edit-fault-mats-many = Su queste schede ci sono { $n } unità; il limite è { $most }.
aces-edit-fault-mats-chart = La tabella dei dadi ha numeri da 1 a { $most }.
aces-edit-fault-mats-chart-rises = Con più danni non si possono avere più dadi.
aces-edit-fault-mats-launcher = I colpi per il lanciarazzi crescono, e partono almeno da 1.
aces-edit-fault-mats-unit = Nessuna fazione ha un’unità così: { $text }
aces-edit-fault-mats-twice = { $faction }, { $kind }: c’è due volte; una basta.
aces-edit-fault-mats-nameless = { $faction }, { $kind }: serve un nome inglese.
aces-edit-fault-mats-odd-name = Un nome ha solo lettere, cifre e segni comuni: { $name }
aces-edit-fault-mats-speed = { $faction }, { $kind }: la velocità va da 1 a { $most }.
aces-edit-fault-mats-range = { $faction }, { $kind }: la gittata comincia da 1 o più, non finisce prima di cominciare e arriva al massimo a { $most }.
aces-edit-fault-mats-hits-ground = { $faction }, { $kind }: i colpi a terra stanno fra 1 e { $most } e non peggiorano con l’esperienza.
aces-edit-fault-mats-hits-air = { $faction }, { $kind }: i colpi sugli aerei stanno fra 1 e { $most } e non peggiorano con l’esperienza.
aces-edit-fault-mats-no-hits-air = { $faction }, { $kind }: spara agli aerei, quindi servono i colpi sugli aerei.
aces-edit-fault-mats-idle-hits-air = { $faction }, { $kind }: non spara agli aerei, quindi i colpi sugli aerei non servono.
aces-edit-fault-mats-armour = { $faction }, { $kind }: nella riga dell’armatura più danni devono richiedere più colpi, e il primo almeno 1.
aces-edit-fault-mats-forest = { $faction }, { $kind }: nella riga della foresta più danni devono richiedere più colpi, e il primo almeno 1.
aces-edit-fault-mats-no-forest = { $faction }, { $kind }: un’unità di terra ha bisogno di una riga della foresta.
aces-edit-fault-mats-idle-forest = { $faction }, { $kind }: un aereo non ha una riga della foresta.
aces-edit-fault-mats-easier = { $faction }, { $kind }: nella foresta non si può danneggiare più facilmente che allo scoperto.
aces-edit-fault-mats-free = { $faction }, { $kind }: costa almeno 1 moneta.
aces-edit-fault-mats-area = { $faction }, { $kind }: colpisce un’area solo un’unità di terra con gittata da 2 che non spara agli aerei.
aces-edit-fault-mats-high = Questo numero è troppo alto; il limite è { $most }.
