### Disegnare un tabellone proprio.

aces-edit-title = Disegna un tabellone
aces-edit-first-name = Il mio tabellone
aces-edit-map = Il tabellone che stai disegnando
aces-edit-steps = Annulla e ripeti
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

## Giocarci

aces-edit-play-label = Gioca
aces-edit-play = Giocaci
aces-edit-two = In due qui
aces-edit-more-ways = Altri modi
aces-edit-mend-first = Potrai giocarci quando le regole non avranno più nulla da ridire.

## Che cosa dicono le regole

aces-edit-verdict = Che cosa dicono le regole
aces-edit-looking = Le regole lo stanno guardando…
aces-edit-fine = Non manca nulla: su questo tabellone puoi giocare.
aces-edit-faults =
    { $n ->
        [one] Resta una cosa da fare.
       *[other] Restano { $n } cose da fare.
    }
aces-edit-more = E altre { $n }.
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
aces-edit-nameless = Senza nome
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
aces-edit-unfinished = non finito

## Conservarlo

aces-edit-shelf = I tuoi tabelloni
aces-edit-shelf-none = Non hai ancora disegnato nessun tabellone.
aces-edit-open = Apri
aces-edit-copy = Copia
aces-edit-copy-of = Copia di { $name }
aces-edit-delete = Elimina
aces-edit-delete-sure = Elimina davvero
aces-edit-new = Un tabellone nuovo
aces-edit-new-small = Piccolo, per due
aces-edit-new-half = Metà, per due
aces-edit-new-full = Intero, per quattro
aces-edit-files = Conservalo e condividilo
aces-edit-kept = Conservato in questo browser mentre disegni.
aces-edit-full = In questo browser non c’è più posto. Elimina un tabellone o salva questo in un file.
aces-edit-save = Salva in un file
aces-edit-load = Apri un file
aces-edit-files-how = Un amico apre il file qui e gioca sul tuo tabellone. Lo leggono anche i server e la riga di comando.
aces-edit-file-large = Questo file è troppo grande per essere un tabellone.
aces-edit-file-none = In questo file non c’è nessun tabellone.
aces-edit-keys = Tasti
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
