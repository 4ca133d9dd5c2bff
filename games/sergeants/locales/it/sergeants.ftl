### Sergeants: carte, domande, risposte, rifiuti, cronaca. Le carte si dicono dai loro atomi: una frase si compone di proposizioni, una
### proposizione di nomi e verbi. $n è il numero con cui le parole concordano.

## Parole

sm-action-look = GUARDARE
sm-action-shoot = SPARARE
sm-action-hide = NASCONDERSI
sm-action-move = MUOVERE
sm-stat-spot = Avvistare
sm-stat-draw = Pescare
sm-stat-cover = Copertura
sm-stat-rally = Radunare
sm-stat-hold = Trattenere
sm-stat-long = Lungo
sm-stat-short = Corto
sm-stat-close = Ravvicinato
sm-stat-throw = Lancio
sm-stat-walk = Camminare
sm-stat-climb = Salire
sm-stat-fight = Lotta
sm-stat-base-draw = carte pescate ogni turno
sm-until-phase = fino a fine fase
sm-until-turn = fino a fine turno
sm-until-game = fino a fine partita
sm-damage-zip = zip
sm-damage-pin = pin
sm-damage-wound = ferita
sm-damage-kill = uccisione
sm-hit-miss = a vuoto
sm-hit-hit = a segno
sm-hit-hit-plus = Hit+
sm-rank-private = soldato semplice
sm-rank-junior = giovane sergente
sm-rank-senior = sergente anziano
sm-mark-of-main = carta principale
sm-topic-weather = meteo
sm-topic-landmark = punto di riferimento
sm-topic-ordnance = ordigni
sm-topic-weird = stranezze
sm-topic-character = personaggio
sm-topic-morale = morale
sm-by-each = ogni giocatore, in ordine di iniziativa
sm-by-first = il giocatore con l’iniziativa
sm-by-last = l’ultimo giocatore per iniziativa
sm-part-dog-tag = Azione piastrina
sm-part-bubble = Fumetto
sm-part-narrator = Box narratore
sm-seat = Giocatore { $seat }
sm-list-none = nessuna
sm-list-gap = vuota
sm-types = { $first }/{ $next }
sm-soldier = { $name } ({ $tag })
sm-card = { $types } ({ $soldier } { $number })
sm-card-titled = «{ $title }» ({ $soldier } { $number })
sm-card-of-team = «{ $title }» ({ $panel })
sm-grenades = { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }

## Congiunzioni: parole tra le parti di una frase

sm-then = { $first }, poi { $next }
sm-and = { $first } e { $next }
sm-or = { $first } o { $next }
sm-twice = { $act } due volte
sm-times = { $act } { $n } volte

## Soldati: nomi senza articolo, concordati con $n. 0 è alcuni tra molti, 2 è tutti.

sm-person = { $soldier }
sm-nobody = nessuno
sm-soldiers = { $n ->
    [one] soldato
   *[other] soldati
 }
sm-leaders = leader
sm-the = i { $set }
sm-those = quei { $set }
sm-your = i tuoi { $set }
sm-set-enemy = { $set } { $n ->
    [one] nemico
   *[other] nemici
 }
sm-set-friend = { $set } { $n ->
    [one] amico
   *[other] amici
 }
sm-set-spotted = { $set } { $n ->
    [one] avvistato
   *[other] avvistati
 }
sm-set-not-spotted = { $set } non { $n ->
    [one] avvistato
   *[other] avvistati
 }
sm-set-pinned = { $set } { $n ->
    [one] bloccato
   *[other] bloccati
 }
sm-set-not-pinned = { $set } non { $n ->
    [one] bloccato
   *[other] bloccati
 }
sm-set-wounded = { $set } { $n ->
    [one] ferito
   *[other] feriti
 }
sm-set-not-wounded = { $set } non { $n ->
    [one] ferito
   *[other] feriti
 }
sm-set-in-cover = { $set } in copertura
sm-set-not-in-cover = { $set } fuori copertura
sm-set-in-melee = { $set } in corpo a corpo
sm-set-not-in-melee = { $set } non in corpo a corpo
sm-set-in-landmark = { $set } in un punto di riferimento
sm-set-not-in-landmark = { $set } fuori dai punti di riferimento
sm-set-on-map = { $set } sulla mappa
sm-set-off-map = { $set } fuori mappa
sm-set-in-tile = { $set } in { $tile }
sm-set-not-in-tile = { $set } fuori da { $tile }
sm-set-side = { $set } ({ $side })
sm-set-except = { $set } che non sono { $others }
sm-set-not-own = { $set } di altri giocatori
sm-trait-rifle = { $set } con fucile
sm-trait-smg = { $set } con mitra
sm-trait-lmg = { $set } con mitragliatrice leggera
sm-trait-carbine = { $set } con carabina
sm-trait-green = { $set } { $n ->
    [one] inesperto
   *[other] inesperti
 }
sm-trait-veteran = { $set } { $n ->
    [one] veterano
   *[other] veterani
 }
sm-trait-thrower = { $set } dal braccio forte
sm-trait-scout = { $set } { $n ->
    [one] esploratore
   *[other] esploratori
 }
sm-trait-engineer = { $set } { $n ->
    [one] geniere
   *[other] genieri
 }
sm-trait = { $set } ({ $word })
sm-who-so-many = { $n } { $set }
sm-who-others = { $n ->
    [one] un altro
   *[other] altri { $n }
 }
sm-who-up-to = fino a { $n } tra { $set }
sm-who-all = tutti { $set }
sm-who-lot = uno a sorte tra { $set }

## Azioni: con un soggetto, di cui $n è il numero, e senza

sm-does-spot = { $n ->
    [one] avvista
   *[other] avvistano
 }
sm-does-draw = { $n ->
    [one] pesca
   *[other] pescano
 } carte
sm-does-cover = { $n ->
    [one] si mette
   *[other] si mettono
 } al riparo
sm-does-rally = { $n ->
    [one] raduna
   *[other] radunano
 } soldati
sm-does-hold = { $n ->
    [one] trattiene
   *[other] trattengono
 } carte
sm-does-shoot = { $n ->
    [one] spara
   *[other] sparano
 }
sm-does-throw = { $n ->
    [one] lancia
   *[other] lanciano
 } una granata
sm-does-walk = { $n ->
    [one] muove
   *[other] muovono
 }
sm-does-turn = { $n ->
    [one] si gira
   *[other] si girano
 }
sm-does-any = { $n ->
    [one] compie
   *[other] compiono
 } un’azione { $action }
sm-act-spot = avvistare il nemico più vicino
sm-act-draw = pescare carte
sm-act-cover = mettersi al riparo
sm-act-rally = radunare soldati
sm-act-hold = trattenere carte
sm-act-shoot = sparare
sm-act-throw = lanciare una granata
sm-act-walk = muovere
sm-act-turn = girarsi
sm-act-any = compiere un’azione { $action }
sm-acts-either = o { $first } o { $next }

## Passi: frasi in minuscolo

sm-step-nothing = niente
sm-step-do = { $who } { $acts }
sm-step-rally = { $n ->
    [one] { $n } soldato bloccato viene radunato
   *[other] { $n } soldati bloccati vengono radunati
 }
sm-do-rally = radunare { $n ->
    [one] { $n } soldato bloccato
   *[other] { $n } soldati bloccati
 }
sm-step-twice = due volte, { $step }
sm-step-times = { $n } volte, { $step }
sm-step-either = o { $first }, o { $next }
sm-step-or = { $first }, o { $next }
sm-step-if = se { $cond }, { $then }
sm-step-if-else = se { $cond }, { $then }; altrimenti { $else }
sm-step-blast = { $who } { $n ->
    [one] subisce { $checks ->
        [one] { $checks } controllo esplosione
       *[other] { $checks } controlli esplosione
     }
   *[other] subiscono { $checks ->
        [one] { $checks } controllo esplosione
       *[other] { $checks } controlli esplosione
     } ciascuno
 }
sm-step-modify = { $who } { $n ->
    [one] ha
   *[other] hanno
 } { $changes } { $until }
sm-step-modify-all = { $changes } per tutti { $until }
sm-change = { $stat } { $by }
sm-step-draw-more = ogni giocatore pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } in più ogni turno { $until }
sm-step-draw-fewer = ogni giocatore pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } in meno ogni turno { $until }
sm-step-draw = pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-enemies-draw = ognuno dei tuoi nemici pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-all-draw = ogni giocatore pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-discard = scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-enemies-discard = ognuno dei tuoi nemici scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-all-discard = ogni giocatore scarta { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-step-score = guadagna { $vp } PV
sm-step-enemies-score = ognuno dei tuoi nemici guadagna { $vp } PV
sm-step-all-score = ogni giocatore guadagna { $vp } PV
sm-step-lose = perdi { $vp } PV
sm-step-enemies-lose = ognuno dei tuoi nemici perde { $vp } PV
sm-step-all-lose = ogni giocatore perde { $vp } PV
sm-do-draw = pescare { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-do-discard = scartare { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-do-score = guadagnare { $vp } PV
sm-do-lose = perdere { $vp } PV
sm-marked-pin = { $who } { $n ->
    [one] viene bloccato
   *[other] vengono bloccati
 }
sm-marked-unpin = { $who } { $n ->
    [one] non è più bloccato
   *[other] non sono più bloccati
 }
sm-marked-spot = { $who } { $n ->
    [one] viene avvistato
   *[other] vengono avvistati
 }
sm-marked-unspot = { $who } { $n ->
    [one] non è più avvistato
   *[other] non sono più avvistati
 }
sm-marked-wound = { $who } { $n ->
    [one] viene ferito
   *[other] vengono feriti
 }
sm-marked-kill = { $who } { $n ->
    [one] viene ucciso
   *[other] vengono uccisi
 }
sm-marked-remove = { $who } { $n ->
    [one] esce
   *[other] escono
 } dal gioco
sm-marked-capture = { $who } { $n ->
    [one] viene catturato
   *[other] vengono catturati
 } dal nemico più vicino che può fare da scorta
sm-be-pin = essere bloccato
sm-be-unpin = non essere più bloccato
sm-be-spot = essere avvistato
sm-be-unspot = non essere più avvistato
sm-be-wound = essere ferito
sm-be-kill = essere ucciso
sm-be-remove = uscire dal gioco
sm-be-capture = cadere prigioniero del nemico più vicino

## Condizioni, come stanno dopo «se»

sm-cond-always = è così
sm-cond-hand = hai in mano almeno { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-cond-hand-fewer = hai in mano meno di { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
sm-turn-from = è il turno { $turn } o successivo
sm-turn-until = è il turno { $turn } o precedente
sm-turn-exactly = è il turno { $turn }
sm-turn-between = è un turno da { $first } a { $turn }
sm-have = hai { $set }
sm-have-least = hai almeno { $n } { $set }
sm-have-none = non hai { $set }
sm-have-most = hai al massimo { $n } { $set }
sm-have-exactly = hai esattamente { $n } { $set }
sm-have-between = hai da { $least } a { $n } { $set }
sm-have-him = hai { $soldier }
sm-have-not-him = non hai { $soldier }
sm-are = ci sono { $set }
sm-are-least = ci sono almeno { $n } { $set }
sm-are-none = non ci sono { $set }
sm-are-most = { $n ->
    [one] c’è
   *[other] ci sono
 } al massimo { $n } { $set }
sm-are-exactly = { $n ->
    [one] c’è
   *[other] ci sono
 } esattamente { $n } { $set }
sm-are-between = ci sono da { $least } a { $n } { $set }
sm-plays = { $soldier } è in gioco
sm-plays-not = { $soldier } non è in gioco
sm-is-spotted = { $soldier } è avvistato
sm-is-not-spotted = { $soldier } non è avvistato
sm-is-pinned = { $soldier } è bloccato
sm-is-not-pinned = { $soldier } non è bloccato
sm-is-wounded = { $soldier } è ferito
sm-is-not-wounded = { $soldier } non è ferito
sm-is-in-cover = { $soldier } è in copertura
sm-is-not-in-cover = { $soldier } non è in copertura
sm-is-in-melee = { $soldier } è in corpo a corpo
sm-is-not-in-melee = { $soldier } non è in corpo a corpo
sm-is-in-landmark = { $soldier } è in un punto di riferimento
sm-is-not-in-landmark = { $soldier } non è in un punto di riferimento
sm-is-on-map = { $soldier } è sulla mappa
sm-is-off-map = { $soldier } non è sulla mappa
sm-is-in-tile = { $soldier } è in { $tile }
sm-is-not-in-tile = { $soldier } non è in { $tile }

## Carte

sm-card-head = { $types } ({ $mark })
sm-card-bubble = Squadra: { $steps }.
sm-card-may = Può: { $steps }.
sm-card-must = Deve: { $steps }.
sm-card-cost = Costo: { $steps }.
sm-card-only = Solo se { $cond }.
sm-card-hit = Controllo dei colpi: lungo { $long }, corto { $short }, ravvicinato { $close }, esplosione { $blast }.
sm-card-damage = Danno: { $damage }.
sm-story-head = { $first } e poi { $then }.
sm-story-effect = Effetto ({ $topic }): { $steps }.
sm-story-effect-by = Effetto ({ $topic }), { $by }: { $steps }.
sm-story-by = { $by }: { $steps }
sm-story-cause = Causa: { $topic }.
sm-order-hold = Tenere { $landmark }: alla fine dell’ultimo turno ci sono tuoi soldati e nessun nemico. { $vp } PV.
sm-order-search = Perlustrare { $landmark }: un tuo soldato vi muove in copertura. { $vp } PV.
sm-order-capture = Conquistare { $landmark }: per un turno intero ci sono tuoi soldati e nessun nemico. { $vp } PV.
sm-order-general-attack = Attacco generale: { $vp } PV per ogni nemico ucciso o catturato.
sm-order-patrol = Pattuglia: un tuo soldato esce dalla mappa { $area }. { $vp } PV.
sm-order-registered-fire = Tiro registrato: il soldato che porta «{ $equipment }» è vivo all’inizio del turno { $turn }. Allora l’artiglieria colpisce { $landmark }: { $checks ->
    [one] { $checks } controllo esplosione
   *[other] { $checks } controlli esplosione
 } per chiunque vi si trovi. { $vp } PV.
sm-order-demolition = Demolizione: tenere { $landmark } per { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni consecutivi
 } con il soldato che porta «{ $equipment }», poi uscirne. { $checks ->
    [one] { $checks } controllo esplosione
   *[other] { $checks } controlli esplosione
 } per chi vi si trova ancora. { $vp } PV.
sm-order-attack = Attacco: conquistare più della metà dei punti di riferimento. { $vp } PV.
sm-order-skirmish = Schermaglia: più della metà della forza di un avversario è uccisa. { $vp } PV per ogni avversario.
sm-order-recon = Ricognizione: { $n ->
    [one] { $n } tuo soldato è vivo
   *[other] { $n } tuoi soldati sono vivi
 } in { $landmark } nello stesso momento. { $vp } PV.
sm-order-entry = I tuoi soldati entrano { $area }.
sm-only-for-side = Schieramento: { $side }.
sm-title-hold = Tenere { $landmark }
sm-title-search = Perlustrare { $landmark }
sm-title-capture = Conquistare { $landmark }
sm-title-general-attack = Attacco generale
sm-title-patrol = Pattuglia
sm-title-registered-fire = Tiro registrato su { $landmark }
sm-title-demolition = Demolizione di { $landmark }
sm-title-attack = Attacco
sm-title-skirmish = Schermaglia
sm-title-recon = Ricognizione di { $landmark }
sm-gives-grenades = { $equipment }: { $n ->
    [one] { $n } granata
   *[other] { $n } granate
 }. { $vp } PV.
sm-gives-medal = { $equipment }: una carta in più per { $soldier }. { $vp } PV.
sm-gives-object = { $equipment }: per alcuni ordini. { $vp } PV.
sm-carried-by = Solo per { $who }.

## Luoghi. Le aree dicono dove si entra o si esce.

sm-tile = { $face } ({ $name })
sm-point = { $tile }, { $x }″ a destra, { $y }″ in basso
sm-point-off = { $x }″ a destra, { $y }″ in basso
sm-off-the-map = fuori mappa
sm-facing-north = nord
sm-facing-north-east = nord-est
sm-facing-east = est
sm-facing-south-east = sud-est
sm-facing-south = sud
sm-facing-south-west = sud-ovest
sm-facing-west = ovest
sm-facing-north-west = nord-ovest
sm-area = da «{ $name }»
sm-area-north = a nord
sm-area-north-east = a nord-est
sm-area-east = a est
sm-area-south-east = a sud-est
sm-area-south = a sud
sm-area-south-west = a sud-ovest
sm-area-west = a ovest
sm-area-north-west = a nord-ovest
sm-area-far-north-east = all’estremo nord-est
sm-area-far-east = all’estremo est
sm-area-far-south-east = all’estremo sud-est
sm-area-far-south-west = all’estremo sud-ovest
sm-area-far-west = all’estremo ovest

## Quadrati e punti di riferimento, secondo numero e lato

sm-tile-1A = Prato
sm-tile-1B = Grano
sm-tile-2A = Viottolo
sm-tile-2B = Fosso
sm-tile-3A = Bosco
sm-tile-3B = Piccolo frutteto
sm-tile-4A = Fienile
sm-tile-4B = Pascolo
sm-tile-5A = Viale
sm-tile-5B = Strada incassata
sm-tile-6A = Curva con edicola
sm-tile-6B = Campo di fieno
sm-tile-7A = Curva con muro
sm-tile-7B = Orzo
sm-tile-8A = Bivio
sm-tile-8B = Pineta
sm-tile-9A = Casetta sulla strada
sm-tile-9B = Orti
sm-tile-10A = Fiume
sm-tile-10B = Palude
sm-tile-11A = Ansa del fiume
sm-tile-11B = Brughiera
sm-tile-12A = Passerella
sm-tile-12B = Pascolo con siepi
sm-tile-13A = Ansa con pontile
sm-tile-13B = Vigneto
sm-tile-14A = Stagno
sm-tile-14B = Relitto sulla strada
sm-tile-15A = Crocevia nei campi
sm-tile-15B = Boschetto
sm-tile-16A = Terrapieno ferroviario
sm-tile-16B = Sterpaglia
sm-tile-17A = Passaggio a livello
sm-tile-17B = Trifoglio
sm-tile-18A = Trincea ferroviaria
sm-tile-18B = Campo di barbabietole
sm-tile-19A = Fiume con guado
sm-tile-19B = Vecchia trincea
sm-tile-20A = Casa sulla strada
sm-tile-20B = Campo bombardato
sm-tile-21A = Aia
sm-tile-21B = Campo a maggese
sm-tile-22A = Strada con fosso
sm-tile-22B = Bosco di betulle
sm-tile-23A = Curva con cappella
sm-tile-23B = Granturco
sm-tile-24A = Fornace di mattoni
sm-tile-24B = Cava d’argilla
sm-tile-25A = Ponte di pietra
sm-tile-25B = Prato allagato
sm-tile-26A = Cabina di blocco
sm-tile-26B = Orti
sm-tile-27A = Via del paese
sm-tile-27B = Cortili
sm-tile-28A = Piazza del mercato
sm-tile-28B = Case bombardate
sm-tile-29A = Piazzola di cannone
sm-tile-29B = Bosco bruciato
sm-tile-30A = Camposanto
sm-tile-30B = Campetti
sm-tile-L1A = Crocevia
sm-tile-L1B = Crocevia bombardato
sm-tile-L2A = Ponte
sm-tile-L2B = Guado
sm-tile-L3A = Fattoria
sm-tile-L3B = Fattoria in rovina
sm-tile-L4A = Chiesa
sm-tile-L4B = Chiesa in rovina
sm-tile-L5A = Mulino ad acqua
sm-tile-L5B = Mulino a vento
sm-tile-L6A = Frutteto
sm-tile-L6B = Giardino della villa
sm-tile-L7A = Cava
sm-tile-L7B = Cava di ghiaia
sm-tile-L8A = Fermata ferroviaria
sm-tile-L8B = Scalo merci
sm-tile-L9A = Paese
sm-tile-L9B = Paese bruciato
sm-tile-L10A = Deposito
sm-tile-L10B = Stazione radio

## Domande

sm-ask-order = { $seat } pesca un ordine.
sm-ask-force = { $seat }: acquista la tua forza.
sm-ask-deploy = { $seat }: piazza i tuoi soldati.
sm-ask-draw = { $seat } pesca una carta.
sm-ask-story = Si gira la carta della fase { $phase }.
sm-ask-place = { $seat }: piazza una carta su ogni fase.
sm-ask-gap = { $seat } pesca una carta per uno spazio vuoto.
sm-ask-which-gap = { $seat }: quale fase riempie { $card }?
sm-ask-take-back = { $seat }: riprendi le carte trattenute?
sm-ask-name = { $seat }: con quale azione usi { $card }?
sm-ask-pay = { $seat }: paghi il costo di { $card }?
sm-ask-part = { $seat }: quale parte di { $card } giochi adesso?
sm-ask-who = { $seat }: chi { $acts }? (ancora { $n })
sm-ask-who-all = { $seat }: chi { $acts }? Tutti possono.
sm-ask-act = Che cosa fa { $soldier }?
sm-ask-either = Che cosa fa { $soldier }?
sm-ask-row = { $seat }: quale di queste?
sm-ask-spot = Quale nemico avvista { $soldier }?
sm-ask-cover = { $soldier } si mette al riparo?
sm-ask-rally = { $seat }: chi viene radunato?
sm-ask-hold = Quale carta trattiene { $soldier }?
sm-ask-walk = Dove muove { $soldier }?
sm-ask-shoot = A chi spara { $soldier }?
sm-ask-next-target = Chi è il prossimo bersaglio di { $soldier }?
sm-ask-throw = Dove lancia la granata { $soldier }?
sm-ask-victim = { $seat }: per chi si fa ora il controllo?
sm-ask-hit-check = { $seat } gira una carta per il controllo dei colpi.
sm-ask-damage-check = { $seat } gira una carta per il danno.
sm-ask-fight-draw = { $seat } pesca una carta per il corpo a corpo.
sm-ask-strike = { $seat }: quale carta colpisce chi?
sm-ask-capture = { $soldier } viene catturato o ucciso?
sm-ask-hand-over = { $soldier } consegna prigionieri a { $escort }?
sm-ask-discard = { $seat }: quale carta scarti?
sm-ask-befall = { $seat }: chi ne subisce l’effetto?
sm-ask-lot = Si tira a sorte.

## Risposte

sm-choice-done = Fatto
sm-choice-yes = Sì
sm-choice-no = No
sm-choice-order = { $order }
sm-choice-story = { $story }
sm-choice-card = { $card }
sm-choice-force = Forza: { $soldiers }
sm-choice-deploy = Piazzare: { $soldiers }
sm-enlisted = { $soldier }
sm-enlisted-with = { $soldier } [{ $things }]
sm-deployed = { $soldier } [{ $point }, { $facing }]
sm-choice-placing = Fase 1: { $first }; fase 2: { $second }; fase 3: { $third }
sm-choice-phase = Fase { $phase }
sm-choice-take-back = Riprendere { $card } da { $soldier }
sm-choice-action = { $action }
sm-choice-part = { $part }
sm-choice-soldier = { $soldier }
sm-choice-act = Azione: { $acts }
sm-choice-row = Numero { $n }
sm-choice-rally-himself = { $soldier } raduna se stesso
sm-choice-rally = { $soldier } raduna { $target }
sm-choice-walk = Muovere in { $point }, rivolto a { $facing }
sm-choice-enter = Entrare { $gate } e muovere in { $point }, rivolto a { $facing }
sm-choice-leave = Uscire dalla mappa { $gate }
sm-choice-let-go = Lasciare libero { $soldier }
sm-choice-hand-over = Consegnare { $soldier } a { $escort }
sm-choice-throw = Lanciare a { $target }: { $point }
sm-choice-strike = Colpire { $target } con { $card }
sm-answer-spot = { $soldier } avvista { $target }
sm-answer-shoot = { $soldier } spara a { $target }
sm-answer-capture = { $soldier } cattura { $target }
sm-answer-kill = { $target } viene ucciso
sm-answer-cover = { $soldier } si mette al riparo
sm-answer-pay = Pagare
sm-answer-do-not-pay = Non pagare: la carta è cancellata
sm-answer-hold = { $soldier } trattiene { $card }
sm-answer-discard = Scartare { $card }
sm-answer-gap = Mettere { $card } sulla fase { $phase }
sm-answer-name = Usare { $card } come { $action }
sm-answer-act = { $soldier }: { $acts }
sm-answer-row = { $n }: { $steps }
sm-answer-stay = { $soldier } resta dov’è
sm-answer-does-nothing = { $soldier } non fa niente
sm-answer-nobody = Nessun altro
sm-answer-no-card = Nessun’altra carta
sm-answer-end-card = Carta finita

## Rifiuti. Le lunghezze sono in pollici.

sm-why-not-offered = Questo qui non è possibile.
sm-why-other-question = Questa è la risposta a un’altra domanda.
sm-why-not-for-sale = { $soldier } non si può acquistare così.
sm-why-too-dear = Questo costa { $cost } PV; il limite è { $limit }.
sm-why-too-much-equipment = Le carte Equipaggiamento costano { $cost } PV; il limite è { $limit }, e le granate non contano.
sm-why-too-many-leaders = Ci sono troppi leader; il limite è { $limit }.
sm-why-too-few = I soldati sono troppo pochi; ne servono almeno { $least }.
sm-why-nothing-left-for-allies = I tuoi alleati troverebbero troppo pochi soldati.
sm-why-cannot-carry = { $soldier } non può portare «{ $equipment }».
sm-why-medal-not-earned = «{ $equipment }» non si compra, si guadagna: { $soldier } non l’ha.
sm-why-barred = Lo scenario non concede «{ $equipment }» a questa parte.
sm-why-required = Lo scenario richiede «{ $equipment }»: qualcuno deve portarlo con sé.
sm-why-not-where-to-start = { $soldier } non può iniziare lì.
sm-why-overlaps = { $soldier } starebbe sopra qualcun altro.
sm-why-not-all = Tutti i soldati vanno piazzati, nell’ordine delle piastrine.
sm-why-not-in-hand = Questa carta non è nella tua mano.
sm-why-does-not-fit = La carta non va bene per la fase { $phase }.
sm-why-could-fill-more = La tua mano può riempire { $most ->
    [one] { $most } fase
   *[other] { $most } fasi
 }.
sm-why-not-straight = In corpo a corpo si entra in linea retta.
sm-why-not-this-gate = Non puoi entrare da lì.
sm-why-in-melee = In corpo a corpo ci si può solo girare.
sm-why-turns-away = Girati in modo da restare a contatto con un nemico, con il fronte di uno dei due.
sm-why-no-room-for-prisoners = Accanto a lui non c’è posto per i suoi prigionieri.
sm-why-still-touches = Deve finire fuori contatto con { $soldier }, che lascia libero.
sm-why-not-on-the-map = Non è sulla mappa.
sm-why-no-target = { $soldier } non può essere il bersaglio.
sm-why-throw-target-too-far = Il bersaglio è troppo lontano per un lancio.
sm-why-throw-too-far = La granata non arriva così lontano.
sm-why-throw-misses-target = La sagoma deve toccare il bersaglio.
sm-why-no-grenade = Non ha granate.
sm-blocked-off-the-map = Il percorso esce dalla mappa.
sm-blocked-too-far = È troppo lontano di { $by }″; sono possibili { $allowance }″.
sm-blocked-turns-too-far = Così girata, la base arriverebbe { $by }″ troppo lontano.
sm-blocked-no-move = Dopo { $after }″ c’è un terreno NO MOVE.
sm-blocked-too-high = Dopo { $after }″ c’è un terreno di livello { $level }; il suo Salire è { $climb }.
sm-blocked-passes = Dopo { $after }″ c’è un nemico.
sm-blocked-across-an-edge = La base sporgerebbe oltre un bordo di { $by }″.
sm-blocked-overlaps = Lì c’è già qualcuno; basta stare { $by }″ più in là.

## Schieramenti

sm-side-us = Stati Uniti
sm-side-de = Germania

## Carte storia, secondo i numeri

sm-story-1 = Cannonate alla cieca
sm-story-2 = Nubi basse
sm-story-3 = I mortai battono i campi
sm-story-4 = Uccelli spaventati
sm-story-5 = Giù la testa
sm-story-6 = Fango
sm-story-7 = Una voce nota
sm-story-8 = Razzo illuminante
sm-story-9 = Spunta il sole
sm-story-10 = Scoppi tra gli alberi
sm-story-11 = Il secondo fiato
sm-story-12 = Pioggerella
sm-story-13 = Cantine e fossi
sm-story-14 = Caricatore pieno
sm-story-15 = Nervi
sm-story-16 = Vento nel grano
sm-story-17 = Messaggio smarrito
sm-story-18 = Fuoco dal fianco
sm-story-19 = Nebbia bassa
sm-story-20 = Volo radente
sm-story-21 = Un leader si alza in piedi
sm-story-22 = Una lettera in tasca
sm-story-23 = Sole negli occhi
sm-story-24 = Prima le granate
sm-story-25 = Segnato su ogni mappa
sm-story-26 = Terreno asciutto
sm-story-27 = Terra negli otturatori
sm-story-28 = Campane lontane
sm-story-29 = Nubifragio
sm-story-30 = Veterani
sm-story-31 = Un solo sparo
sm-story-32 = Aria limpida
sm-story-33 = Bestiame sciolto
sm-story-34 = Tiri corti
sm-story-35 = Buon campo di tiro
sm-story-36 = Raffiche di vento
sm-story-37 = Un uomo va avanti
sm-story-38 = Traccianti
sm-story-39 = Cala il silenzio
sm-story-40 = Ombre lunghe
sm-story-41 = Le reclute si bloccano
sm-story-42 = Fuoco di copertura
sm-story-43 = Parola d’ordine sbagliata
sm-story-44 = Polvere
sm-story-45 = Un posto da tenere
sm-story-46 = Chi resta a comandare
sm-story-47 = Bombardamento allo scoperto
sm-story-48 = Razioni ritrovate
sm-story-49 = Un carretto sulla strada
sm-story-50 = Cannoni puntati sull’incrocio
sm-story-51 = Nessun riparo sulla strada
sm-story-52 = Assi sconnesse
sm-story-53 = Il ponte è inquadrato
sm-story-54 = Sotto l’arcata
sm-story-55 = Un cane nell’aia
sm-story-56 = Brucia la paglia
sm-story-57 = Latte in cantina
sm-story-58 = Dal campanile
sm-story-59 = Il campanile attira il fuoco
sm-story-60 = Tra le tombe
sm-story-61 = La gora in piena
sm-story-62 = Una finestra in alto
sm-story-63 = Polvere di farina
sm-story-64 = Fogliame fitto
sm-story-65 = Cannonate tra i rami
sm-story-66 = Frutta caduta
sm-story-67 = Caduta di pietre
sm-story-68 = Echi
sm-story-69 = Schegge
sm-story-70 = La linea funziona ancora
sm-story-71 = Tra i vagoni
sm-story-72 = Cannonate sulla fermata
sm-story-73 = Rusk va in avanscoperta
sm-story-74 = Rusk li ha visti
sm-story-75 = Teague accetta la puntata
sm-story-76 = Teague ne esce illeso
sm-story-77 = Brandvold solleva la trave
sm-story-78 = Brandvold lancia
sm-story-79 = Ahlers ascolta
sm-story-80 = Ahlers conosce un sentiero
sm-story-81 = Mertens trova il filo
sm-story-82 = A Mertens ne resta una
sm-story-83 = Hanke fischietta
sm-story-84 = Hanke ci ride su
sm-story-85 = Tutta la batteria
sm-story-86 = Nebbia per tutto il giorno
sm-story-87 = Crepuscolo
sm-story-88 = Arrivano le munizioni
sm-story-89 = Linea telefonica tagliata
sm-story-90 = Ordini dall’alto
sm-story-91 = Giù per le scale della cantina
sm-story-92 = Cannonate sul paese
sm-story-93 = Attraverso gli orti
sm-story-94 = Casse da aprire
sm-story-95 = Qualcosa prende fuoco
sm-story-96 = Uno sguardo dal tetto

## Equipaggiamento

sm-equipment-radio = Radio
sm-equipment-field-telephone = Telefono da campo
sm-equipment-explosives = Esplosivi
sm-equipment-grenade-bag = Borsa di granate
sm-equipment-grenade-sack = Sacco di granate
sm-equipment-star-2 = Stella d’argento (Marsh)
sm-equipment-star-5 = Stella di bronzo (Dembski)
sm-equipment-star-6 = Stella d’argento (Lindqvist)
sm-equipment-star-8 = Stella di bronzo (Corrigan)
sm-equipment-star-9 = Stella di bronzo (Rusk)
sm-equipment-star-11 = Stella di bronzo (Vance)
sm-equipment-star-13 = Stella di bronzo (Holloway)
sm-equipment-star-52 = Croce di ferro (Reuter)
sm-equipment-star-55 = Croce di ferro (Kessing)
sm-equipment-star-56 = Croce di ferro (Wendt)
sm-equipment-star-58 = Croce di ferro (Strobel)
sm-equipment-star-59 = Croce di ferro (Ahlers)
sm-equipment-star-61 = Croce di ferro (Diercks)
sm-equipment-star-63 = Croce di ferro (Voss)

## Scenari: nomi e rapporti

sm-scenario-first-steps = Primi passi
sm-report-first-steps = Due squadre s’imbattono l’una nell’altra a un crocevia. Cinque soldati per parte, tutte le carte scoperte: una partita per imparare.
sm-scenario-crossing = L’attraversamento
sm-report-crossing = La strada e il ponte non sono ancora di nessuno. Le due parti arrivano dai bordi della mappa, e la notte non è del tutto finita.
sm-scenario-race-to-the-bridge = Corsa al ponte
sm-report-race-to-the-bridge = Il ponte è ancora in piedi, ed entrambe le parti lo vogliono entro stasera. Tra la fattoria e la chiesa c’è una sola strada, e un guado per chi osa. Chi indugia arriva tardi.
sm-scenario-patrol = Pattuglia
sm-report-patrol = Due pattuglie girano nello stesso terreno accidentato, tra il frutteto, il crocevia e la cava. Nessuna sa dell’altra, e può calare la nebbia.
sm-scenario-defence = Difesa
sm-report-defence = La chiesa e il mulino a vento vanno tenuti a ogni costo. Gli attaccanti sono di più, e avanzano per i campi finché la foschia li nasconde.
sm-scenario-search = Ricerca
sm-report-search = Sono rimasti dei documenti nella fattoria, nel mulino o nel giardino della villa. In mezzo c’è il fiume, e anche gli altri cercano.
sm-scenario-four-players = Alla fermata ferroviaria
sm-report-four-players = Due squadre per parte s’incontrano attorno alla fermata ferroviaria. Ognuno ha un suo luogo da sorvegliare, e ordini che non dice a nessuno.

## La cronaca

sm-log-order-drawn = { $seat } pesca un ordine.
sm-log-this-order-drawn = { $seat } pesca l’ordine «{ $order }».
sm-log-mustered = { $seat } ha { $soldiers }.
sm-log-deployed = { $seat } ha piazzato tutti i soldati.
sm-log-turn = Turno { $turn }.
sm-log-card-drawn = { $seat } pesca una carta.
sm-log-this-card-drawn = { $seat } pesca { $card }.
sm-log-story-turned = Si gira «{ $story }».
sm-log-story-happens = Evento: «{ $story }».
sm-log-placed = { $seat } piazza le carte a faccia in giù.
sm-log-these-placed = { $seat } piazza a faccia in giù: fase 1 { $first }, fase 2 { $second }, fase 3 { $third }.
sm-log-placed-face-up = { $seat } non può riempire tutte le fasi e piazza a faccia in su: fase 1 { $first }, fase 2 { $second }, fase 3 { $third }.
sm-log-discarded = { $seat } scarta { $cards }.
sm-log-gap-filled = { $seat } riempie la fase { $phase } con { $card }.
sm-log-initiative = Iniziativa: { $order }.
sm-log-phase = Fase { $phase }.
sm-log-revealed = { $seat } rivela { $cards }.
sm-log-named = { $seat } usa { $card } come { $action }.
sm-log-taken-back = { $seat } riprende una carta da { $soldier }.
sm-log-this-taken-back = { $seat } riprende { $card } da { $soldier }.
sm-log-held = { $soldier } trattiene una carta.
sm-log-this-held = { $soldier } trattiene { $card }.
sm-log-held-lost = { $soldier } perde ciò che tratteneva: { $cards }.
sm-log-card-began = { $seat } gioca { $card }.
sm-log-card-cancelled = { $seat }: { $card } è cancellata.
sm-log-hit-check = { $seat } gira { $card } per il controllo dei colpi.
sm-log-damage-check = { $seat } gira { $card } per il danno.
sm-log-gap-check = { $seat } gira { $card } per uno spazio vuoto.
sm-log-spotted = { $soldier } è avvistato.
sm-log-spots = { $soldier } avvista { $target }.
sm-log-hidden = { $soldier } è nascosto.
sm-log-pinned = { $soldier } è bloccato.
sm-log-rallied = { $soldier } viene radunato.
sm-log-rallies = { $soldier } raduna { $target }.
sm-log-wounded = { $soldier } è ferito.
sm-log-killed = { $soldier } è ucciso.
sm-log-killed-for = { $soldier } è ucciso: { $vp } PV per { $seat }.
sm-log-removed = { $soldier } esce dal gioco.
sm-log-walked = { $soldier } si sposta in { $place }.
sm-log-entered = { $soldier } entra { $gate }: { $place }.
sm-log-left = { $soldier } esce dalla mappa { $gate }.
sm-log-shifted = { $soldier } si sposta dal bordo: { $place }.
sm-log-shot = { $soldier } spara a { $target }.
sm-log-threw = { $soldier } lancia una granata a { $target }.
sm-log-melee = Corpo a corpo: { $soldiers }.
sm-log-struck = { $seat } colpisce { $soldier } con { $card }: { $damage }.
sm-log-captured = { $soldier } è catturato da { $escort }.
sm-log-handed-over = { $soldier } è consegnato a { $escort }.
sm-log-freed = { $soldier } torna libero.
sm-log-escaped = { $soldier } è lasciato libero in { $place }: non avvistato e bloccato.
sm-log-changed = { $stat } { $by } per tutti { $until }.
sm-log-changed-for = { $soldiers }: { $stat } { $by } { $until }.
sm-log-changed-for-none = { $stat } { $by } { $until }: nessun soldato interessato.
sm-log-scored = { $seat } guadagna { $vp } PV.
sm-log-order-met = { $seat } ha eseguito l’ordine «{ $order }»: { $vp } PV.
sm-log-won = { $winners } vince con { $vp } PV.
sm-log-won-alone = { $winners } vince: non restano nemici.
sm-log-drawn = Pareggio a { $vp } PV: { $winners }.

sm-query-no-such-soldier = Questo soldato non è in gioco.
sm-query-not-on-the-map = Non è sulla mappa.
sm-query-prisoner = { $soldier } è prigioniero: nessuno lo avvista, gli spara o si nasconde da lui.
sm-query-nothing-to-suggest = Qui non c’è nulla da suggerire.
sm-query-too-many = Ne nomina più di quanti ce ne siano: al massimo { $most }.
sm-query-hidden = Quel che dice la carta di { $soldier } ti è nascosto.
sm-query-not-yours = Questo può saperlo solo il suo giocatore.

## Marcatori ed equipaggiamento

sm-marker-fire = fuoco
sm-marker-mines = mine
sm-marker-smoke = fumo leggero (2x)
sm-marker-thick-smoke = fumo denso (3x)
sm-step-place = { $marker } su { $tile }
sm-step-place-piece = { $marker } su una parte di { $tile }
sm-step-place-with = { $marker } dove { $n ->
    [one] si trova
   *[other] si trovano
 } { $who }
sm-step-place-with-one = { $marker } sulla tessera di uno a scelta tra { $set }
sm-step-clear-fire = tutti gli incendi si spengono
sm-step-clear-mines = tutte le mine vengono rimosse
sm-step-clear-smoke = tutto il fumo si dirada
sm-set-with-most = { $set } con { $stat } { $number } o meno
sm-set-with-least = { $set } con { $stat } { $number } o più
sm-set-with-between = { $set } con { $stat } da { $least } a { $number }
sm-set-with-not-between = { $set } con { $stat } sotto { $least } o sopra { $number }
sm-trait-assistant = { $set } { $n ->
    [one] assistente
   *[other] assistenti
 }
sm-trait-sniper = { $set } { $n ->
    [one] cecchino
   *[other] cecchini
 }
sm-trait-medic = { $set } { $n ->
    [one] medico
   *[other] medici
 }
sm-trait-officer = { $set } con grado di ufficiale
sm-trait-radio = { $set } { $n ->
    [one] operatore radio
   *[other] operatori radio
 }
sm-trait-gunner = { $set } { $n ->
    [one] mitragliere
   *[other] mitraglieri
 }
sm-trait-tripod = { $set } con treppiede
sm-trait-skirmisher = { $set } { $n ->
    [one] skirmisher
   *[other] skirmisher
 }
sm-gives-optics = { $equipment }: i modificatori GUARDARE fino a { $look } e SPARARE fino a { $shoot } di una tessera non contano. { $vp } PV.
sm-gives-ability = { $equipment }: { $stat } { $by }. { $vp } PV.
sm-gives-shell = { $equipment }: si usa al posto di un tiro normale, fino a { $n ->
    [one] { $n } quadrato
   *[other] { $n } quadrati
 }; { $checks ->
    [one] { $checks } controllo esplosione
   *[other] { $checks } controlli esplosione
 } sotto la sagoma. { $vp } PV.
sm-gives-charge = { $equipment }: si lancia come una granata, Lancio { $by }; { $checks ->
    [one] { $checks } controllo esplosione
   *[other] { $checks } controlli esplosione
 } sotto la sagoma. { $vp } PV.
sm-gives-marker-fired = { $equipment }: si spara su una tessera, fino a { $n ->
    [one] { $n } quadrato
   *[other] { $n } quadrati
 }: { $marker }. { $vp } PV.
sm-gives-marker-thrown = { $equipment }: si lancia su una tessera, Lancio { $by }: { $marker }. { $vp } PV.
sm-gives-marker-laid = { $equipment }: si posa sulla propria tessera o su una accanto, invece di mettersi al riparo: { $marker }. { $vp } PV.
sm-gives-ammunition = { $equipment }: con chi le porta a contatto di base, la mitragliatrice leggera spara gratis una volta per fase. { $vp } PV.
sm-gives-foxhole = { $equipment }: scava una buca invece di mettersi al riparo; chi ci sta è in copertura, e la sua Copertura migliora di { $n }. { $vp } PV.
sm-gives-artillery = { $equipment }: invece di avvistare, un colpo di artiglieria su una tessera in vista; { $checks ->
    [one] { $checks } controllo esplosione
   *[other] { $checks } controlli esplosione
 } per chi è lì, o fumo denso se sono 3 o più. { $vp } PV.
sm-used-so-often = Si può usare { $n ->
    [one] una volta
   *[other] { $n } volte
 }.
sm-needs-equipment = Solo insieme a: { $equipment }.
sm-ask-aim = { $soldier } usa { $equipment }: dove?
sm-ask-smoke = { $seat }: fumo su { $tile } invece dell’esplosione?
sm-ask-gun = A chi spara { $soldier }, gratis?
sm-choice-use = Usare: { $equipment }
sm-choice-tile = { $tile }
sm-answer-use = { $soldier } usa: { $equipment }
sm-answer-smoke = Fumo
sm-answer-explosion = Esplosione
sm-why-nothing-to-use = Non ne ha più: { $equipment }.
sm-log-laid = { $tile }: { $marker }.
sm-log-cleared-fire = Tutti gli incendi si spengono.
sm-log-cleared-mines = Tutte le mine vengono rimosse.
sm-log-cleared-smoke = Tutto il fumo si dirada.
sm-log-smoke-lifted = Il fumo dei turni precedenti è svanito.
sm-log-in-fire = { $soldier } è tra le fiamme.
sm-log-in-smoke = { $soldier } è nel fumo.
sm-log-among-mines = { $soldier } si muove tra le mine.
sm-log-used = { $soldier } usa: { $equipment }.
sm-log-shelled = L’artiglieria di { $seat } cade su { $tile }.
sm-log-shelled-with-smoke = L’artiglieria di { $seat } spara fumo su { $tile }.
sm-log-dug = { $soldier } scava una buca.
sm-equipment-binoculars = Binocolo (3x)
sm-equipment-scope = Cannocchiale di mira (6x)
sm-equipment-fine-scope = Cannocchiale di qualità (6x)
sm-equipment-smoke-grenades = Granate fumogene
sm-equipment-rifle-smoke = Granata fumogena da fucile
sm-equipment-rifle-grenades = Granate da fucile
sm-equipment-panzerfaust = Panzerfaust
sm-equipment-bazooka = Bazooka
sm-equipment-recoilless-rifle = Fucile senza rinculo
sm-equipment-satchel = Carica da lancio
sm-equipment-battery = Batteria a disposizione
sm-equipment-bar-magazines = Caricatori per il fucile automatico
sm-equipment-mg-belts = Nastri per la mitragliatrice
sm-equipment-mines = Mine
sm-equipment-petrol-bottle = Bottiglia incendiaria
sm-equipment-spade = Pala da trincea
sm-equipment-knife = Coltello
sm-story-101 = Fumogeni troppo corti
sm-story-102 = Si alza il vento
sm-story-103 = Traccianti nell’erba secca
sm-story-104 = Nessuno le aveva segnate
sm-story-105 = Al riparo del fumo
sm-scenario-smoke-screen = Cortina di fumo
sm-report-smoke-screen = Una mitragliatrice e un tiratore sorvegliano i campi davanti alla cava. Chi vuole attraversarli farà bene a non farsi vedere: c’è fumo sulla strada, altro nelle borse, e la batteria ha un colpo d’avanzo.
sm-scenario-minefield = Campo minato
sm-report-minefield = Dal mulino a vento si vede tutto per chilometri. Deve saltare. Il viottolo, il bosco e la trincea lì davanti sono minati, e per piazzare gli esplosivi servono due turni tranquilli.
sm-scenario-burning-farm = La fattoria in fiamme
sm-report-burning-farm = Il fienile brucia, e la casa non durerà a lungo. Due squadre con razzi e nessun carro a cui tirarli si incontrano nel cortile.

## Specialisti, ufficiali, medici, moduli tattici

sm-stat-command = Comando
sm-stat-checks = controlli di identità
sm-rank-officer = ufficiale
sm-band-long = lungo
sm-band-short = corto
sm-band-close = ravvicinato
sm-band-blast = esplosione
sm-by-owner = il suo giocatore
sm-act-shoot-at = sparare contro { $who }
sm-mark-of-badge = distintivo
sm-mark-of-optional = facoltativa
sm-mark-of-team = carta Team
sm-set-team = { $set } del TEAM
sm-set-teams = { $set } di tutti i TEAM
sm-cond-same-tile = { $who } sono nella stessa tessera
sm-step-check = { $who } { $n ->
    [one] effettua un controllo di identità; se riesce, { $then }
   *[other] effettuano un controllo di identità; se riesce, { $then }
 }
sm-step-identity-hit = controllo dei colpi con identità (risultato { $band }): colpisce uno tra { $who }
sm-step-identity = { $n ->
    [one] pescare { $n } carta; il suo soldato { $acts }
   *[other] pescare { $n } carte; il soldato di ogni carta { $acts }
 }
sm-card-command = COMANDO: qualsiasi azione ({ $mark })
sm-card-reaction = REAZIONE, { $vp } PV, dopo { $types } di un nemico ({ $mark })
sm-card-preempt = INTERRUZIONE, { $vp } PV, contro { $type }: scegli { $n ->
    [one] { $n } nemico
   *[other] fino a { $n } nemici
 } del suo fumetto ({ $mark })
sm-card-roles = Richiede questi ruoli del pannello: { $roles }.
sm-ask-identity-check = { $seat } gira una carta per un controllo di identità.
sm-ask-react = { $seat }: reagisci a { $types } di { $soldier }?
sm-ask-preempt = { $seat }: interrompi una carta?
sm-ask-pick = { $seat }: quali soldati di { $other } agiscono per primi? (ancora { $n })
sm-choice-commanding = Prime carte { $cards }, seconde carte { $second }
sm-choice-preempt = { $card } contro { $against } di { $other }
sm-choice-standing-ask = Passo, e chiedimelo ogni volta
sm-choice-standing-phase = Passo per questa fase
sm-choice-standing-turn = Passo per questo turno
sm-choice-standing-unless = Passo il turno, salvo { $action }
sm-why-one-officer = Un giocatore ha al massimo un ufficiale.
sm-why-not-his-card = { $soldier } non porta quella carta.
sm-why-no-such-panel = Il pannello { $panel } non si può usare qui.
sm-why-no-slot = Sul pannello { $panel } non c’è posto per { $soldier }.
sm-why-too-many-seconds = Al massimo { $limit } fasi possono avere una seconda carta.
sm-why-second-alone = La fase { $phase } non ha una prima carta.
sm-log-panels = { $seat } usa { $panels }.
sm-log-seconded = { $seat } piazza le seconde carte.
sm-log-declared = { $seat } dichiara { $card }.
sm-log-preempted = { $soldiers }: { $n ->
    [one] deve agire per primo.
   *[other] devono agire per primi.
 }
sm-log-spent = { $seat } paga { $vp } PV per { $card }.
sm-log-put-away = { $seat } scarta { $card }.
sm-log-identity-check = { $seat } gira { $card } per un controllo di identità.
sm-log-tended = { $medic } accorre da { $soldier }.
sm-log-saved = { $medic } salva { $soldier }.

## La seconda scatola: carte storia, equipaggiamento, moduli, pannelli, titoli delle carte

sm-story-121 = Kittredge ascolta
sm-story-122 = Oakes espira
sm-story-123 = Malloy accende una miccia
sm-story-124 = Penrose è dappertutto
sm-story-125 = Langdon ha un piano
sm-story-126 = Sokol sente una voce
sm-story-127 = Delacroix trova un varco
sm-story-128 = Thormann si inginocchia
sm-story-129 = Eckl aspetta
sm-story-130 = Grabowski tocca ferro
sm-story-131 = Liebrecht impreca piano
sm-story-132 = Tessmer guarda l’orologio
sm-story-133 = Funke li ha in linea
sm-story-134 = Hollerich cambia la canna
sm-story-135 = Jost sale avanti
sm-equipment-aid-bag = Borsa di pronto soccorso
sm-equipment-camouflage = Tuta mimetica
sm-equipment-whistle = Fischietto
sm-equipment-message-pad = Blocco dei messaggi
sm-equipment-wire-cutters = Tronchese
sm-equipment-spare-barrel = Canna di ricambio
sm-equipment-dog-eared-map = Mappa sgualcita
sm-equipment-signal-panel = Telo da segnalazione
sm-equipment-tow-rope = Corda
sm-equipment-signal-pistol = Pistola lanciarazzi
sm-equipment-range-card = Tabella di tiro
sm-module-fire-and-movement = Fuoco e movimento
sm-module-night-patrol = Pattuglia notturna
sm-module-squad-drill = Addestramento di squadra
sm-module-hunting-party = Gruppo di caccia
sm-panel-fire-team = Gruppo di fuoco
sm-panel-base-of-fire = Base di fuoco
sm-panel-point = Avanguardia
sm-panel-rear-guard = Retroguardia
sm-panel-gun-group = Gruppo mitragliatrice
sm-panel-storm-group = Gruppo d’urto
sm-panel-outpost = Avamposto
sm-panel-hunters = Cacciatori
sm-title-21-8 = Qualcosa si muove
sm-title-21-9 = Visti in tempo
sm-title-22-8 = Il secondo colpo
sm-title-23-8 = Costi quel che costi
sm-title-24-8 = Resta con me
sm-title-25-8 = Al mio ordine
sm-title-25-9 = Non ancora, pensano
sm-title-26-8 = Messaggio ricevuto
sm-title-26-9 = Sulla loro frequenza
sm-title-27-8 = Brandeggio
sm-title-27-9 = Allo scoperto
sm-title-28-8 = Come fumo
sm-title-28-9 = Non più lì
sm-title-71-8 = Un ramo spezzato
sm-title-71-9 = Niente da vedere
sm-title-72-8 = Un luccichio di lente
sm-title-73-8 = A mano
sm-title-74-8 = Giù tutti
sm-title-75-8 = Come provato
sm-title-75-9 = Lasciateli venire
sm-title-76-8 = La voce corre
sm-title-76-9 = Un ordine falso
sm-title-77-8 = Raffica lunga
sm-title-77-9 = Attraverso il viottolo
sm-title-78-8 = Oltre il crinale
sm-title-78-9 = Dal fianco
sm-title-fire-team-1 = A sbalzi
sm-title-fire-team-2 = Tutti insieme
sm-title-fire-team-3 = Rispondete al fuoco
sm-title-fire-team-4 = Seguitemi
sm-title-fire-team-5 = Al prossimo muro
sm-title-fire-team-6 = Granata, poi via
sm-title-base-of-fire-1 = Tutto quel che abbiamo
sm-title-base-of-fire-2 = Occhio alle finestre
sm-title-base-of-fire-3 = Giù la testa, tutti
sm-title-base-of-fire-4 = Chi può
sm-title-point-1 = Alt, ascoltate
sm-title-point-2 = Avanti agli altri
sm-title-point-3 = Chi va là
sm-title-point-4 = Fermi a terra
sm-title-rear-guard-1 = Nessuno resta indietro
sm-title-rear-guard-2 = Nel fosso
sm-title-rear-guard-3 = Fuori vista
sm-title-rear-guard-4 = Ultimi colpi
sm-title-gun-group-1 = Fuoco a volontà
sm-title-gun-group-2 = Fuoco e giù
sm-title-gun-group-3 = La mitragliatrice aspettava
sm-title-gun-group-4 = Tutti al coperto
sm-title-gun-group-5 = Al binocolo
sm-title-storm-group-1 = Di corsa
sm-title-storm-group-2 = Adesso
sm-title-storm-group-3 = Bombe a mano col manico
sm-title-storm-group-4 = Ognuno per sé
sm-title-storm-group-5 = Riprendete fiato
sm-title-outpost-1 = Solo occhi
sm-title-outpost-2 = Tienilo per dopo
sm-title-outpost-3 = Ci cascano
sm-title-outpost-4 = Individua e spara
sm-title-hunters-1 = D’albero in albero
sm-title-hunters-2 = Sulle tracce
sm-title-hunters-3 = Si sono fermati
sm-title-hunters-4 = Stanateli
sm-scenario-picked-men = Uomini scelti
sm-report-picked-men = Entrambe le parti hanno mandato i migliori nella stessa valle: chi vede per primo, chi spara lontano, chi cura e chi comanda. A chi li usa bene basteranno poche parole.
sm-scenario-sentries = Le sentinelle
sm-report-sentries = Il mulino a vento e le sue sentinelle: una parte deve tenerlo per sei turni, l’altra deve liberarlo dai nemici. Una partita breve per iniziare.
sm-scenario-supplies = Il deposito
sm-report-supplies = Nessuno mangia da ieri, e fra le linee c’è un deposito che tutti avevano dimenticato. Arriva per primo e perquisiscilo. Una partita breve per iniziare.
sm-scenario-raid = L’incursione
sm-report-raid = La stazione che dirige i cannoni è dietro boschi e binari. Di notte pochi uomini vi portano l’esplosivo; al quinto turno fa giorno, e allora la via del ritorno è lunga.
sm-scenario-rescue = Il salvataggio
sm-report-rescue = Nella cripta della chiesa bruciata giacciono dei feriti. Per portarli via agli americani servono tre uomini insieme; i tedeschi vogliono la chiesa per sé.
sm-scenario-village = Casa per casa
sm-report-village = Un paese, la sua chiesa e una fattoria accanto. Ogni giocatore vi cerca qualcosa di diverso, e tutti lo cercano casa per casa.
sm-scenario-breakout = La via d’uscita
sm-report-breakout = La strada verso est è l’unica uscita, e il nemico la sbarra all’incrocio. Basta che uno passi per portare la notizia; gli altri gli tengono aperta la via.
sm-scenario-convoy = L’imboscata
sm-report-convoy = Una colonna deve passare l’incrocio e sparire a est prima di sera. Nella cava e dietro i muri la aspettano da mezzogiorno.
sm-scenario-fog = Nebbia al guado
sm-report-fog = Due pattuglie avanzano a tentoni nella nebbia verso lo stesso guado. Guardati intorno, torna a casa e non sparare alle ombre. Col passare della mattina la nebbia si dirada.
sm-scenario-bridgehead = Tre ponti
sm-report-bridgehead = Tre ponti e un guado passano il fiume, e su ogni riva vogliono essere sull’altra. Chi a sera tiene il ponte grande ha vinto mezza battaglia.
sm-scenario-railway = Lungo la ferrovia
sm-report-railway = Scalo, paese, mulino e giardino stanno lungo la linea come perle su un filo. Prendine più del nemico, e la linea è tua.

sm-does-shoot-at = { $n ->
    [one] spara contro { $who }
   *[other] sparano contro { $who }
 }
sm-set-on-panel = { $set } del pannello { $panel }
sm-set-ranked = { $set } di grado { $rank }
sm-set-with-grenades = { $set } con almeno { $least ->
    [one] { $least } granata
   *[other] { $least } granate
 }
sm-cond-not-same-tile = { $who } non sono nella stessa tessera

# Campagne.
sm-campaign-river-line = La linea del fiume
sm-campaign-report-river-line = Tre giorni al fiume. Prima si combatte per il passaggio, poi si cercano documenti sull’altra sponda, infine si assaltano la chiesa e il mulino a vento. Chi ne esce se ne ricorda.
sm-campaign-long-march = La lunga marcia
sm-campaign-report-long-march = Quattro giorni a piedi: una pattuglia in terreno accidentato, campi nel fumo, le mine davanti al mulino a vento e una fattoria che brucia. Gli stessi pochi uomini fanno tutta la strada.
sm-honour-valour = Medaglia al valore
sm-honour-capture = Medaglia per i prigionieri fatti
sm-honour-comrade = Medaglia al cameratismo
sm-honour-duty = Medaglia per il dovere compiuto
sm-honour-wound = Medaglia dei feriti
sm-honour-marksman = Distintivo del tiratore
sm-honour-scout = Distintivo dell’esploratore
sm-honour-close-combat = Distintivo del corpo a corpo
sm-honour-old-hand = Distintivo del veterano
sm-feat-kills = { $n ->
    [one] { $n } nemico ucciso
   *[other] { $n } nemici uccisi
 }
sm-feat-captures = { $n ->
    [one] { $n } nemico catturato
   *[other] { $n } nemici catturati
 }
sm-feat-spots = { $n ->
    [one] { $n } nemico avvistato
   *[other] { $n } nemici avvistati
 }
sm-feat-rallies = { $n ->
    [one] { $n } compagno rimesso in piedi
   *[other] { $n } compagni rimessi in piedi
 }
sm-feat-wounds = { $n ->
    [one] ferito, e ne è uscito
   *[other] ferito { $n } volte, e ne è uscito
 }
sm-feat-orders = { $n ->
    [one] presente a { $n } ordine eseguito
   *[other] presente a { $n } ordini eseguiti
 }
sm-feat-melees = { $n ->
    [one] { $n } corpo a corpo superato
   *[other] { $n } corpo a corpo superati
 }
sm-feat-chapters = { $n ->
    [one] { $n } capitolo superato
   *[other] { $n } capitoli superati
 }
sm-log-honoured = { $soldier } riceve: { $honour } ({ $deed }).

## Why a soldier has nothing to do

sm-idle-part = nessuno potrebbe fare nulla
sm-idle-not-on-the-map = non è ancora sulla mappa
sm-idle-in-melee = in corpo a corpo
sm-idle-guards = sorveglia un prigioniero
sm-idle-nobody-to-spot = nessuno da avvistare
sm-idle-draws-nothing = non pesca carte
sm-idle-is-hidden = già nascosto
sm-idle-no-cover = non è al riparo
sm-idle-is-seen = un nemico vede nel riparo
sm-idle-nobody-to-rally = nessuno da radunare
sm-idle-nothing-to-hold = nessuna carta da trattenere
sm-idle-nobody-to-shoot = nessun bersaglio
sm-idle-nobody-to-throw-at = nessuna granata o nessun bersaglio
sm-idle-no-way = nessuna via

## Hints

sm-hint-shot = La prima carta di { $soldier } colpisce { $target } nel { $percent } % dei casi.
sm-hint-melee = { $soldier } lì è in mischia: { $targets }.
sm-hint-cover = { $soldier } lì ha copertura.
sm-hint-sees = { $n ->
    [one] Da lì { $soldier } può sparare a un nemico.
   *[other] Da lì { $soldier } può sparare a { $n } nemici.
}
sm-hint-safer = { $n ->
    [0] Lì nessun nemico potrebbe sparare a { $soldier } (prima: { $before }).
    [one] Lì un nemico potrebbe sparare a { $soldier } (prima: { $before }).
   *[other] Lì { $n } nemici potrebbero sparare a { $soldier } (prima: { $before }).
}
