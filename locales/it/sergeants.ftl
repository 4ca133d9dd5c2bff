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
sm-hit-hit-plus = a segno+
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
sm-part-bubble = Fumetto della squadra
sm-part-narrator = Box narratore
sm-seat = Giocatore { $seat }
sm-list-none = nessuna
sm-soldier = { $name } ({ $tag })
sm-card = { $types } ({ $soldier } { $number })
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
sm-acts-either = { $first } o { $next }

## Passi: frasi in minuscolo

sm-step-nothing = niente
sm-step-do = { $who } { $acts }
sm-step-rally = { $n ->
    [one] { $n } soldato bloccato viene radunato
   *[other] { $n } soldati bloccati vengono radunati
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
sm-step-draw = peschi { $n ->
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
sm-step-discard = scarti { $n ->
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
sm-step-score = guadagni { $vp } PV
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
sm-be-pin = essere bloccato
sm-be-unpin = non essere più bloccato
sm-be-spot = essere avvistato
sm-be-unspot = non essere più avvistato
sm-be-wound = essere ferito
sm-be-kill = essere ucciso
sm-be-remove = uscire dal gioco

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

sm-card-head = { $types }: { $mark }
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
sm-ask-name = { $seat }: come quale tipo si usa { $card }?
sm-ask-pay = { $seat }: paghi il costo di { $card }?
sm-ask-part = { $seat }: quale parte di { $card } adesso?
sm-ask-who = { $seat }: chi { $acts }? { $n ->
    [one] Ne resta { $n }.
   *[other] Ne restano { $n }.
 }
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
sm-ask-victim = { $seat }: chi si controlla adesso?
sm-ask-hit-check = { $seat } gira una carta per il controllo dei colpi.
sm-ask-damage-check = { $seat } gira una carta per il danno.
sm-ask-fight-draw = { $seat } pesca una carta per il corpo a corpo.
sm-ask-strike = { $seat }: quale carta colpisce chi?
sm-ask-capture = { $soldier } viene catturato o ucciso?
sm-ask-hand-over = { $soldier } consegna prigionieri a { $escort }?
sm-ask-discard = { $seat }: quale carta scarti?
sm-ask-befall = { $seat }: a chi tocca?
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
sm-choice-let-go = Liberare { $soldier }
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
sm-why-too-much-equipment = L’equipaggiamento costa { $cost } PV; il limite è { $limit }.
sm-why-too-many-leaders = Ci sono troppi leader; il limite è { $limit }.
sm-why-too-few = I soldati sono troppo pochi; ne servono almeno { $least }.
sm-why-nothing-left-for-allies = I tuoi alleati troverebbero troppo pochi soldati.
sm-why-cannot-carry = { $soldier } non può portare «{ $equipment }».
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

## Equipaggiamento

sm-equipment-radio = Radio
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
sm-log-story-happens = Accade «{ $story }».
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
sm-log-rallied = { $soldier } è radunato.
sm-log-rallies = { $soldier } raduna { $target }.
sm-log-wounded = { $soldier } è ferito.
sm-log-killed = { $soldier } è ucciso.
sm-log-killed-for = { $soldier } è ucciso: { $vp } PV per { $seat }.
sm-log-removed = { $soldier } esce dal gioco.
sm-log-walked = { $soldier } muove in { $place }.
sm-log-entered = { $soldier } entra { $gate }: { $place }.
sm-log-left = { $soldier } esce dalla mappa { $gate }.
sm-log-shifted = { $soldier } si sposta dal bordo: { $place }.
sm-log-shot = { $soldier } spara a { $target }.
sm-log-threw = { $soldier } lancia una granata a { $target }.
sm-log-melee = Corpo a corpo: { $soldiers }.
sm-log-struck = { $seat } colpisce { $soldier } con { $card }: { $damage }.
sm-log-captured = { $soldier } è catturato da { $escort }.
sm-log-handed-over = { $soldier } è consegnato a { $escort }.
sm-log-freed = { $soldier } è libero.
sm-log-changed = { $stat } { $by } per tutti { $until }.
sm-log-changed-for = { $stat } { $by } { $until } per { $soldiers }.
sm-log-scored = { $seat } guadagna { $vp } PV.
sm-log-order-met = { $seat } ha eseguito l’ordine «{ $order }»: { $vp } PV.
sm-log-won = { $winners } vince con { $vp } PV.
sm-log-won-alone = { $winners } vince: non restano nemici.
sm-log-drawn = Pareggio a { $vp } PV: { $winners }.

sm-query-no-such-soldier = Qui non c'è nessun soldato così.
sm-query-not-on-the-map = Non è sulla mappa.
sm-query-nothing-to-suggest = Qui non c'è nulla da suggerire.
