### Aces & Armor: domande, risposte, cronaca, rifiuti. Le unità arrivano come nomi con una sigla, gli esagoni come lettera e riga.

## Nomi

aces-unit-alone = { $name } [{ $tag }]
aces-unit = { $name } { $nr } [{ $tag }]
# The name ends with a number of its own, such as Ju 87.
aces-unit-after-number = { $name } n. { $nr } [{ $tag }]
aces-faction-us = Stati Uniti
aces-faction-su = Unione Sovietica
aces-faction-g1 = Germania 1
aces-faction-g2 = Germania 2
# Una fazione che fa qualcosa, all’inizio della frase.
aces-doer-us = Stati Uniti
aces-doer-su = Unione Sovietica
aces-doer-g1 = Germania 1
aces-doer-g2 = Germania 2
aces-tag-us = USA
aces-tag-su = URSS
aces-tag-g1 = G1
aces-tag-g2 = G2
aces-side-germany = Germania
aces-side-allies = Alleati
aces-kind-infantry = fanteria regolare
aces-kind-special = fanteria speciale
aces-kind-tank = carro armato
aces-kind-artillery = artiglieria
aces-kind-fighter = caccia
aces-kind-bomber = bombardiere
aces-level-rookie = recluta
aces-level-veteran = veterano
aces-level-war-hero = eroe di guerra
aces-terrain-open = terreno standard
aces-terrain-forest = foresta
aces-terrain-road = strada
aces-terrain-bridge = ponte
aces-terrain-water = acqua
aces-terrain-mountain = montagna
aces-terrain-factory = fabbrica
aces-seat = Giocatore { $seat }
aces-list-none = nessuna

## Fasi

aces-phase-setting-up = Preparazione
aces-phase-movement = Movimento
aces-phase-declaring = Dichiarazione degli attacchi
aces-phase-combat = Combattimento
aces-phase-money = Transazioni monetarie

## Domande

aces-ask-extras = { $faction }: quali quattro unità di un secondo set aggiungi?
aces-ask-divide = { $faction }: dividi le tue unità fra tre gettoni a faccia in giù.
aces-ask-roll-for-placing = { $faction }: lancia il dado per decidere chi piazza per primo.
aces-ask-token = { $faction }: quale gettone giri?
aces-ask-number = { $faction }: si gira il gettone { $army }.
aces-ask-place = { $faction }: piazza la tua armata attorno al numero di partenza { $number }.
aces-ask-roll-for-first = { $faction }: si lancia il dado per il primo turno.
aces-ask-first-faction = { $faction }: il tuo dado è il più alto. Quale delle tue fazioni comincia?
aces-ask-automa-begins = { $faction }: tocca all’Automa.
aces-ask-armies = { $faction }: { $n ->
    [one] quale armata agisce in questo turno?
   *[other] quali { $n } armate agiscono in questo turno?
 }
aces-ask-move = { $faction }: muovi un’unità o termina il movimento.
aces-ask-intercept = { $unit } entra in { $hex }. Vuoi intercettare?
aces-ask-intercept-announced = { $unit } entra in { $hex }; destinazione: { $goal }. Vuoi intercettare?
aces-ask-go-on = { $unit } può proseguire. Punti movimento rimasti: { $left }. Dove va, o si ferma qui?
aces-ask-declare = { $faction }: dichiara un attacco o passa al combattimento.
aces-ask-attack-dice = { $unit } attacca { $target }: { $red ->
    [0] nessun dado rosso.
    [one] fra i dadi, { $red } rosso.
   *[other] fra i dadi, { $red } rossi.
 }
aces-ask-back-dice = { $unit } risponde al fuoco contro { $target }.
aces-ask-money = { $faction }: ripara, acquista o termina il turno.
aces-ask-draw = { $seat } propone il pareggio. Accetti?

## Risposte

aces-choice-extras = { $kinds }
aces-choice-divide = gettone 1: { $first }; gettone 2: { $second }; gettone 3: { $third }
aces-choice-token = gettone { $army }
aces-choice-number = numero { $number }
aces-choice-place = { $unit } in { $hex }
aces-choice-armies = { $n ->
    [one] armata { $armies }
   *[other] armate { $armies }
 }
aces-choice-march = { $unit } in { $hex }
aces-choice-march-step-by-step = { $unit } in { $hex }, passo per passo
aces-choice-stop = fermati qui
aces-choice-attack = { $unit } attacca { $target }
aces-choice-withdraw = togli dall’elenco l’attacco di { $unit }
aces-choice-reorder = metti l’attacco di { $unit } al posto { $place }
aces-choice-withdraw-rocket = togli il razzo dall’elenco
aces-choice-intercept = { $unit } intercetta
aces-choice-let-pass = lascia passare
aces-choice-repair = ripara { $unit }
aces-choice-buy = acquista { $kind } in { $hex }
aces-choice-transfer = invia { $coins } { $coins ->
    [one] moneta
   *[other] monete
 } all’alleato ({ $faction })
aces-choice-offer-draw = proponi il pareggio
aces-choice-yes = sì
aces-choice-no = no
aces-choice-done = fatto

## La cronaca

aces-event-extras = { $faction }, unità aggiunte: { $kinds }.
aces-event-divided = { $faction }, unità sui tre gettoni: { $first }, { $second } e { $third }.
aces-event-rolled-for-order = { $faction }: il dado mostra { $die }.
aces-event-placing-began = Piazza per prima: { $faction }.
aces-event-token-turned = { $faction }, gettone { $army }: numero di partenza { $number }.
aces-event-placed = { $unit } prende posto in { $hex }.
aces-event-play-began = Ordine di gioco: { $order }.
aces-event-turn-began = Round { $round }, turno: { $faction }.
aces-event-repaired = { $unit }: riparazione conclusa, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 } in meno.
aces-event-debt-lapsed = { $unit } non ha più l’obbligo di attaccare.
aces-event-armies-chosen = { $faction }, armate in azione: { $armies }.
aces-event-marched = { $unit } si muove in { $hex } (costo { $cost }).
aces-event-marched-on = { $unit } si muove in { $hex } (costo { $cost }), destinazione { $goal }.
aces-event-intercepted = { $unit } intercetta { $target }.
aces-event-occupied = { $unit } occupa la fabbrica in { $hex }.
aces-event-occupied-from = { $unit } occupa la fabbrica in { $hex } (prima: { $faction }).
aces-event-occupied-removing = { $unit } occupa la fabbrica in { $hex }; { $target } esce dal gioco.
aces-event-time-ran-out = { $faction }: tempo scaduto.
aces-event-declared = { $unit } attaccherà { $target }.
aces-event-withdrawn = { $unit } rinuncia ad attaccare { $target }.
aces-event-reordered = { $unit } attaccherà { $target } al posto { $place } dell’elenco.
aces-event-rocket-withdrawn = Il razzo su { $hex } è tolto dall’elenco.
aces-event-attack-void = Attacco senza effetto: { $unit } contro { $target }.
aces-event-fought = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }; in risposta { $hits-back ->
    [one] { $hits-back } colpo
   *[other] { $hits-back } colpi
 }, { $damage-back ->
    [one] { $damage-back } danno
   *[other] { $damage-back } danni
 }.
aces-event-fought-unanswered = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }; nessuna risposta al fuoco.
aces-event-fought-unanswered-destroyed = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, bersaglio distrutto; nessuna risposta al fuoco.
aces-event-fought-defender-destroyed = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, bersaglio distrutto; in risposta { $hits-back ->
    [one] { $hits-back } colpo
   *[other] { $hits-back } colpi
 }, { $damage-back ->
    [one] { $damage-back } danno
   *[other] { $damage-back } danni
 }.
aces-event-fought-attacker-destroyed = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }; in risposta { $hits-back ->
    [one] { $hits-back } colpo
   *[other] { $hits-back } colpi
 }, attaccante distrutto.
aces-event-fought-both-destroyed = { $unit } attacca { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, in risposta { $hits-back }; entrambe le unità distrutte.
aces-event-bombarded = { $unit } bombarda { $hex }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }. Unità danneggiate: { $n-damaged ->
    [0] nessuna
   *[other] { $damaged }
 }. Unità distrutte: { $n-destroyed ->
    [0] nessuna
   *[other] { $destroyed }
 }.{ $launcher ->
    [0] { "" }
   *[other] { " " }Lanciarazzi V2: danni { $launcher }.
 }
aces-event-collected = { $faction }: { $coins ->
    [one] { $coins } moneta incassata
   *[other] { $coins } monete incassate
 }.
aces-event-transferred = { $faction }: { $coins ->
    [one] { $coins } moneta inviata
   *[other] { $coins } monete inviate
 } all’alleato ({ $ally }); { $arrived ->
    [one] ne arriva una
   *[other] ne arrivano { $arrived }
 }.
aces-event-repair-paid = { $unit }: riparazione avviata per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
aces-event-bought = Acquisto per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }: { $unit }, in { $hex }.
aces-event-draw-offered = { $seat } propone il pareggio.
aces-event-draw-declined = { $seat } rifiuta il pareggio.
aces-outcome-factories = { $side }: vittoria nel round { $round }. Fabbriche occupate a sufficienza.
aces-outcome-elimination = { $side }: vittoria nel round { $round }. L’altra parte non ha più unità.
aces-outcome-stalemate = { $side }: vittoria nel round { $round }. Dieci round di stallo, e più fabbriche del nemico.
aces-outcome-longest = { $side }: vittoria nel round { $round }. 500 round, e più fabbriche del nemico.
aces-outcome-longest-draw = Pareggio nel round { $round }: 500 round, e lo stesso numero di fabbriche per entrambe le parti.
aces-outcome-agreement = Pareggio nel round { $round }, di comune accordo.
aces-outcome-draw = Pareggio nel round { $round }: dieci round di stallo, e lo stesso numero di fabbriche per entrambe le parti.

## Rifiuti

aces-why-other-question = Non è una risposta a questa domanda.
aces-why-wrong-extras = Scegli quattro tipi diversi del secondo set.
aces-why-not-your-faction = Non è una delle tue fazioni: { $faction }.
aces-why-wrong-division = Ogni tua unità deve stare su uno e un solo gettone dei tre.
aces-why-token-turned = Hai già girato quel gettone.
aces-why-cannot-place = { $unit } non può stare in { $hex }: prima l’esagono del numero, poi cerchio per cerchio.
aces-why-not-on-this-token = { $unit } non è su questo gettone.
aces-why-wrong-armies = { $n ->
    [one] Scegli una sola armata per questo turno.
   *[other] Scegli { $n } armate per questo turno.
 }
aces-why-no-such-unit = { $unit } non è sul tabellone.
aces-why-not-yours = { $unit } non ti appartiene.
aces-why-has-moved = { $unit } ha già mosso in questo turno.
aces-why-resting = { $unit } fa parte di un’armata che in questo turno riposa.
aces-why-owes-attack = { $unit } ha intercettato { $target }: non può muoversi e deve attaccare quell’unità.
aces-why-no-steps = Un movimento ha almeno un passo.
aces-why-still-moving = { $unit } è ancora in movimento: prima deve proseguire o fermarsi.
aces-why-not-next-to = { $hex } non è adiacente a { $from }.
aces-why-off-board = { $hex } non è nella parte di tabellone in gioco.
aces-why-too-far = { $hex } è troppo lontano: punti movimento { $cost } su { $left }.
aces-why-water-closed = { $hex } è acqua: vi entrano solo fanteria e aerei.
aces-why-water-whole-move = Entrare in acqua in { $hex } richiede l’intero movimento: dev’essere il primo e l’ultimo passo.
aces-why-enemy-in-the-way = { $unit } blocca il passaggio in { $hex }.
aces-why-factory-closed = La fabbrica in { $hex } non è della tua squadra: vi entra solo la fanteria.
aces-why-factory-whole-move = Occupare la fabbrica in { $hex } richiede l’intero movimento: un solo passo.
aces-why-ends-on-unit = { $unit } è in { $hex }: un movimento non può finire lì.
aces-why-cannot-intercept = { $unit } non può intercettare qui.
aces-why-has-intercepted = { $unit } ha già intercettato.
aces-why-has-declared = { $unit } ha già dichiarato un attacco.
aces-why-not-declared = { $unit } non ha attacchi nell’elenco.
aces-why-no-such-place = L’attacco non può andare al posto { $place }: scegli un altro posto da 1 a { $n }.
aces-why-out-of-range = { $unit }: gittata { $most ->
    [1] 1
   *[other] { $least }-{ $most }
 }, bersaglio a distanza { $distance }.
aces-why-cannot-attack-aircraft = { $unit } non può attaccare gli aerei.
aces-why-afloat = { $unit } è in acqua e non può combattere.
aces-why-has-occupied = { $unit } ha occupato una fabbrica in questo turno e non può attaccare.
aces-why-not-an-enemy = { $unit } non è un nemico.
aces-why-strikes-hexes = { $unit } attacca un esagono, non un’unità.
aces-why-strikes-units = { $unit } attacca un’unità, non un esagono.
aces-why-debt-undeclared = { $unit } ha intercettato { $target }: dichiara prima questo attacco.
aces-why-not-a-factory = In { $hex } non c’è nessuna fabbrica.
aces-why-not-your-factory = La fabbrica in { $hex } non è tua.
aces-why-factory-taken = La fabbrica in { $hex } non è libera: c’è { $unit }.
aces-why-cannot-afford = Costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
 }, e tu ne hai { $coins }.
aces-why-four-already = Hai già quattro unità di questo tipo: { $kind }.
aces-why-board-full = Sul tabellone non c’è posto per altre unità.
aces-why-not-in-own-factory = { $unit } non è in una tua fabbrica.
aces-why-undamaged = { $unit } non ha danni.
aces-why-in-repair = { $unit } è già in riparazione.
aces-why-transfer-too-small = Devi inviare almeno 2 monete, perché 1 va alla banca.
aces-why-no-ally = { $faction }: in questa partita non hai alleati.
aces-why-draw-offered = Hai già proposto il pareggio in questo turno.

## L’Automa

aces-choice-unit = { $unit }
aces-choice-hex = { $hex }
aces-choice-kind = { $kind }
aces-event-drawn = { $unit } esce dal sacchetto per il gettone { $army }.
aces-event-acted = { $unit } ha agito.
aces-order-debt = { $unit } esegue l’attacco dovuto.
aces-order-occupy = { $unit } occupa una fabbrica (ordine 1).
aces-order-next-to-factory = { $unit } si porta accanto a una fabbrica (ordine 2).
aces-order-within-reach-of-factory = { $unit } va dove al prossimo movimento può arrivare accanto a una fabbrica (ordine 3).
aces-order-attack-a-or-b = { $unit } muove e attacca secondo la priorità a, poi b (ordine 4).
aces-order-towards-factory = { $unit } va verso la fabbrica più vicina (ordine 5).
aces-order-attack = { $unit } va a portata e attacca (ordine II.1).
aces-order-towards-target = { $unit } va il più vicino possibile al bersaglio migliore (ordine II.2).
aces-order-none = { $unit } non ha nulla da fare.
aces-lot-bag = { $faction }, l’Automa: estrai un’unità per il gettone { $army }.
aces-lot-extra = { $faction }, l’Automa: pesca un’unità del suo secondo set.
aces-lot-share = { $faction }, l’Automa: con quale fabbrica della sua squadra comincia?
aces-lot-armies = { $faction }, l’Automa: quali armate agiscono?
aces-lot-unit = { $faction }, l’Automa: quale unità agisce per prima?
aces-lot-target = { $faction }, l’Automa: quale bersaglio attacca { $unit }?
aces-lot-hex = { $faction }, l’Automa: dove finisce il movimento { $unit }?
aces-lot-step = { $faction }, l’Automa: quale passo fa { $unit }?
aces-lot-aim = { $faction }, l’Automa: a quale esagono mira { $unit }?
aces-lot-interceptor = { $faction }, l’Automa: quale unità intercetta { $unit }?
aces-lot-purchase = { $faction }, l’Automa: quale tipo compra?
aces-lot-factory = { $faction }, l’Automa: in quale fabbrica va la nuova unità ({ $kind })?
aces-failed-no-factory-to-occupy = Ordine 1: nessuna fabbrica da occupare senza una fanteria nemica accanto.
aces-failed-next-to-factory-already-2 = Ordine 2: è già accanto a una fabbrica.
aces-failed-next-to-factory-already-3 = Ordine 3: è già accanto a una fabbrica.
aces-failed-no-hex-next-to-factory = Ordine 2: nessun esagono accanto a una fabbrica adatta è raggiungibile.
aces-failed-no-hex-within-reach = Ordine 3: nessun esagono è abbastanza vicino per il prossimo movimento.
aces-failed-no-target-of-a-or-b = Ordine 4: nessun nemico a portata si può distruggere, e nessuno è una fanteria accanto a una fabbrica.
aces-failed-no-nearer-hex = Ordine 5: nessun esagono è più vicino alla fabbrica più vicina.
aces-failed-no-target = Ordine II.1: nessun nemico a portata può essere danneggiato.
aces-failed-no-enemy = Ordine II.2: non c’è alcun nemico.
aces-chain-follows = Segue questo ordine.
aces-chain-candidates = Bersagli possibili: { $targets }.
aces-chain-target-a = a, può essere distrutto: { $targets }.
aces-chain-target-b = b, fanteria accanto a una fabbrica neutrale o propria: { $targets }.
aces-chain-target-c = c, non può rispondere al fuoco: { $targets }.
aces-chain-target-d = d, un bombardiere: { $targets }.
aces-chain-target-e = e, fanteria che può raggiungere una fabbrica neutrale o propria: { $targets }.
aces-chain-target-f = f, fanteria su una fabbrica nemica raggiungibile dalla propria fanteria: { $targets }.
aces-chain-target-g = g, già attaccato in questo turno: { $targets }.
aces-chain-target-h = h, con più esperienza: { $targets }.
aces-chain-target-i = i, valore d’attacco più basso: { $targets }.
aces-chain-target-j = j, il più costoso: { $targets }.
aces-chain-target-k = k, con meno esperienza: { $targets }.
aces-chain-hex-a = Movimento a, più lontano dal nemico più vicino: { $hexes }.
aces-chain-hex-b = Movimento b, su una strada o accanto: { $hexes }.
aces-chain-hex-c = Movimento c, foresta: { $hexes }.
aces-chain-hex-d = Movimento d, più lontano in esagoni dal nemico più vicino: { $hexes }.
aces-chain-hex-e = Movimento e, più vicino in esagoni all’unità propria più vicina: { $hexes }.
aces-chain-hex-f = Movimento f, più vicino all’unità propria più vicina: { $hexes }.
aces-chain-hex-g = Movimento g, più vicino a dove si trovava: { $hexes }.
## Missions

aces-weather-normal = normale
aces-weather-frost = gelo (l’acqua è terreno standard)
aces-weather-mud = fango (movimento più lento)
aces-weather-dry = secchezza (più veloci sul terreno standard)
aces-weather-storm = tempesta (gittata dell’artiglieria −1)
aces-weather-fog = nebbia (nessuna intercettazione)
aces-ask-weather = Si lancia un dado per il meteo.
aces-event-weather = Meteo, dado { $die }: { $weather }.
aces-why-mountain-closed = { $hex } è una montagna: i carri armati non vi entrano.
aces-ask-split-factories = { $faction }: con quali fabbriche della tua squadra vuoi cominciare? Le altre vanno al tuo alleato.
aces-ask-agree-to-split = { $faction }: il tuo alleato vuole { $hexes } e ti lascia le altre. Sei d’accordo?
aces-ask-agree-to-split-none = { $faction }: il tuo alleato ti lascia tutte le fabbriche. Sei d’accordo?
aces-choice-split = per me: { $hexes }; le altre per il mio alleato
aces-choice-split-none = tutte per il mio alleato
aces-choice-pick-in-turn = scegliamo a turno
aces-choice-faction = { $faction }
aces-event-split-declined = { $faction }: nessun accordo su questa divisione delle fabbriche.
aces-ask-share-factory = { $faction }: quale fabbrica della tua squadra è tua?
aces-choice-factory = fabbrica in { $hex }
aces-event-factory-shared = { $faction } comincia con la fabbrica in { $hex }.
aces-why-not-to-share = La fabbrica in { $hex } non è tra quelle che la tua squadra deve ancora dividersi.
aces-outcome-shore = { $side }: vittoria nel round { $round }. Un carro armato ha raggiunto la riva del mare.
aces-outcome-rounds = { $side }: vittoria nel round { $round }. Il tempo è scaduto e nessun carro armato tedesco ha raggiunto la riva del mare.
aces-outcome-stranded = { $side }: vittoria nel round { $round }. Ai tedeschi non restano carri armati, fanteria né fabbriche.
aces-target-v2 = il lanciarazzi V2
aces-ask-lay-token = { $faction }: dove va il prossimo gettone?
aces-ask-hide-launcher = { $faction }: quale gettone nasconde il lanciarazzi V2?
aces-ask-rocket-die = Un dado per il razzo contro la fabbrica in { $hex }.
aces-choice-lay-token = gettone in { $hex }
aces-choice-hide-launcher = il lanciarazzi è in { $hex }
aces-choice-rocket = razzo contro la fabbrica in { $hex }
aces-event-token-laid = Gettone coperto piazzato in { $hex }.
aces-event-launcher-hidden = Il lanciarazzi V2 è nascosto sotto uno dei gettoni.
aces-event-launcher-hidden-at = Il lanciarazzi V2 è nascosto in { $hex }.
aces-event-tokens-turned = { $n ->
    [one] { $unit } gira il gettone in { $hexes }: vuoto.
   *[other] { $unit } gira i gettoni in { $hexes }: vuoti.
 }
aces-event-launcher-discovered = { $unit } scopre il lanciarazzi V2 in { $hex }. Tutti gli altri gettoni sono rimossi.
aces-event-rocket-declared = Un razzo sarà lanciato contro la fabbrica in { $hex }.
aces-event-rocket-missed = Razzo sulla fabbrica in { $hex }: dado { $die }, mancata.
aces-event-rocket-hit = Razzo sulla fabbrica in { $hex }: dado { $die }, fabbrica distrutta.
aces-event-rocket-hit-removing = Razzo sulla fabbrica in { $hex }: dado { $die }, fabbrica distrutta, e con lei { $unit }.
aces-event-launcher-attacked = { $unit } attacca il lanciarazzi V2: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
 }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
aces-event-launcher-destroyed = { $unit } attacca il lanciarazzi V2: { $hits ->
    [one] { $hits } colpo a segno lo distrugge
   *[other] { $hits } colpi a segno lo distruggono
 }.
aces-outcome-rockets = { $side }: vittoria nel round { $round }. I razzi hanno distrutto cinque fabbriche.
aces-outcome-launcher = { $side }: vittoria nel round { $round }. Il lanciarazzi V2 è distrutto.
aces-why-cannot-lay-token = Nessun gettone può stare in { $hex }: prima gli esagoni di partenza, poi il cerchio con posto.
aces-why-no-token-there = In { $hex } non c’è nessun gettone coperto.
aces-why-token-in-the-way = Un gettone o il lanciarazzi in { $hex } sbarra la strada agli Alleati.
aces-why-ends-on-token = In { $hex } c’è un gettone o il lanciarazzi: un movimento non può finire lì.
aces-why-no-launcher = Non hai un lanciarazzi V2.
aces-why-rocket-declared = Il lanciarazzi V2 tira una volta per turno.
aces-why-launcher-not-found = Il lanciarazzi V2 non è stato scoperto.
aces-why-launcher-yours = Il lanciarazzi V2 è della tua squadra.

## Gioco cooperativo.

aces-ask-divide-with-partner = { $faction }: dividi le tue unità fra il gettone { $own }, che è tuo, e il gettone 3, che è comune.
aces-ask-share-unit = { $faction }: quale unità prendi?
aces-event-unit-shared = { $faction } prende { $unit }.
aces-event-handed-over = Continua questa fase: { $faction }.
aces-why-not-your-token = Il gettone { $army } è del tuo compagno.
aces-why-none-left = Di questo tipo non ne resta nessuna: { $kind }.
aces-why-shared-purse = Hai una cassa in comune con il tuo compagno: non c’è nessuno a cui inviare monete.

aces-warning-german-automa = { $faction } è giocata dall’Automa, e nessuno dei suoi ordini porta un carro armato alla costa: difficilmente vincerà la Battaglia delle Ardenne.

## Suggerimenti: che cosa parla a favore di un piano.

aces-hint-takes = { $unit } occupa la fabbrica in { $hex }.
aces-hint-destroys = { $unit } attacca { $target } (eliminazione { $percent } %).
aces-hint-damages = { $unit } attacca { $target }, circa { $damage } danni.
aces-hint-idle = Senza fare nulla in questo turno si vince circa il { $percent } % delle volte.

## Perché un bot ha fatto ciò che ha fatto.

aces-motive-near = { $unit } potrebbe occupare la fabbrica in { $hex } al prossimo turno.
aces-motive-spares = Così si salva la fabbrica in { $hex }: { $target } avrebbe potuto occuparla.
aces-motive-guards = { $unit } protegge la fabbrica in { $hex }.
aces-motive-range = Da lì { $unit } ha a tiro: { $target }.
aces-motive-safer = { $n ->
    [0] Lì nessuno può attaccare { $unit } al prossimo turno.
    [one] Lì un solo nemico può attaccare { $unit } al prossimo turno; prima erano { $before }.
   *[other] Lì solo { $n } nemici possono attaccare { $unit } al prossimo turno; prima erano { $before }.
 }

# Standing orders
aces-order-pass-infantry = lasciare passare la fanteria
aces-order-pass-special = lasciare passare la fanteria speciale
aces-order-pass-tank = lasciare passare i carri armati
aces-order-pass-artillery = lasciare passare l’artiglieria
aces-order-pass-fighter = lasciare passare i caccia
aces-order-pass-bomber = lasciare passare i bombardieri
aces-order-decline-draws = rifiutare le proposte di patta
