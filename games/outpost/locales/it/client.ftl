### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

outpost-web-new-players = Quante pattuglie?
outpost-web-new-players-n = { $n ->
    [one] { $n } pattuglia
   *[other] { $n } pattuglie
 }
outpost-web-new-rounds = Quanti round?
outpost-web-new-rounds-n = { $n } round
outpost-web-new-clock-note = Per ogni marcia. Quando scade, la pattuglia resta dov’è.

## The table

outpost-web-tab = Mano
outpost-web-round = Round { $n }
outpost-web-round-of = Round { $n } di { $of }
outpost-web-phases = Il round
outpost-web-phase-orders = Ordini
outpost-web-phase-acts = Esecuzione
outpost-web-everyone = Tutti danno ordini
outpost-web-hand = La tua mano
outpost-web-hand-none = Non hai carte in mano.
outpost-web-laid = Giocata: { $card }
outpost-web-card-march = Vai fin dove arrivano quattro punti; un bosco ne costa due.
outpost-web-card-scout = Guarda in un avamposto qui o accanto, e alza la bandiera.
outpost-web-card-raid = Attacca una pattuglia o una bandiera entro due esagoni, con 4 o più.
outpost-web-card-cover = Tienila: contro un’incursione serve allora un sei.
outpost-web-aside-flare = { $patrol } sta per marciare. Lanci il razzo?
outpost-web-march-cost = Marciare verso { $hex } per { $cost } punti su { $points }?
outpost-web-hint-march = Scegli sul campo un esagono blu.
outpost-web-leads = guida
outpost-web-acts = agisce
outpost-web-flags = Bandiere
outpost-web-pennants = Stendardi
outpost-web-cards = Carte in mano
outpost-web-flare-ready = ha un razzo
outpost-web-flare-gone = ha lanciato il razzo
outpost-web-orders-left = Ordini da eseguire: { $cards }
outpost-web-die = Il dado mostra { $die }; serviva { $needed } o più.
outpost-web-hit = L’incursione riesce
outpost-web-missed = L’incursione fallisce

## A hex in words

outpost-web-hex = { $hex }, { $terrain }.
outpost-web-terrain-open = terreno aperto
outpost-web-terrain-woods = bosco
outpost-web-terrain-outpost = avamposto
outpost-web-terrain-camp = campo di { $patrol }
outpost-web-hex-patrol = Qui c’è { $patrol }.
outpost-web-hex-flag = Qui sventola la bandiera di { $patrol }.
outpost-web-hex-no-flag = Qui non c’è bandiera.
outpost-web-hex-cache = Il deposito vale { $cache ->
    [one] { $cache } punto
   *[other] { $cache } punti
 }.
outpost-web-hex-unknown = Non sai che cosa contiene.
outpost-web-hex-scouts = Ci hanno guardato: { $patrols }.
outpost-web-hex-cost = La tua pattuglia può marciare qui per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
 }.
outpost-web-hex-target = Qui puoi attaccare.
outpost-web-hex-place = Puoi guardarci dentro.
outpost-web-tip = Scegli un esagono del campo per leggere che cosa c’è.
outpost-web-digest-marches = { $n ->
    [one] { $n } marcia
   *[other] { $n } marce
 }
outpost-web-digest-raids = { $n ->
    [one] { $n } incursione
   *[other] { $n } incursioni
 }
outpost-web-digest-flags = { $n ->
    [one] { $n } bandiera issata
   *[other] { $n } bandiere issate
 }

## I tasti di questo gioco

outpost-web-key-hexes = Frecce, Q W E A S D
outpost-web-key-does-hexes = sulla mappa: all’esagono vicino
