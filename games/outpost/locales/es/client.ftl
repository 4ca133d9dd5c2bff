### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

outpost-web-new-players = ¿Cuántas patrullas?
outpost-web-new-players-n = { $n ->
    [one] { $n } patrulla
   *[other] { $n } patrullas
 }
outpost-web-new-rounds = ¿Cuántas rondas?
outpost-web-new-rounds-n = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
 }
outpost-web-new-clock-note = Para cada marcha. Cuando se acaba, la patrulla se queda.

## The table

outpost-web-tab = Mano
outpost-web-round = Ronda { $n }
outpost-web-round-of = Ronda { $n } de { $of }
outpost-web-phases = La ronda
outpost-web-phase-orders = Órdenes
outpost-web-phase-acts = Ejecución
outpost-web-everyone = Todos dan órdenes
outpost-web-hand = Tu mano
outpost-web-hand-none = No tienes cartas en la mano.
outpost-web-laid = Puesta: { $card }
outpost-web-card-march = Ve hasta donde lleguen cuatro puntos; un bosque cuesta dos.
outpost-web-card-scout = Mira en un puesto aquí o al lado, e iza tu bandera.
outpost-web-card-raid = Asalta una patrulla o una bandera a dos hexágonos, con 4 o más.
outpost-web-card-cover = Guárdala: contra un asalto hará falta un seis.
outpost-web-aside-flare = { $patrol } está a punto de marchar. ¿Lanzas la bengala?
outpost-web-march-cost = ¿Marchar a { $hex } por { $cost } de { $points } puntos?
outpost-web-hint-march = Elige en el campo un hexágono azul.
outpost-web-leads = dirige
outpost-web-acts = actúa
outpost-web-flags = Banderas
outpost-web-pennants = Banderines
outpost-web-cards = Cartas en la mano
outpost-web-flare-ready = tiene una bengala
outpost-web-flare-gone = ha lanzado la bengala
outpost-web-orders-left = Órdenes por cumplir: { $cards }
outpost-web-die = El dado muestra { $die }; hacía falta { $needed } o más.
outpost-web-hit = El asalto tiene éxito
outpost-web-missed = El asalto fracasa

## A hex in words

outpost-web-hex = { $hex }, { $terrain }.
outpost-web-terrain-open = campo abierto
outpost-web-terrain-woods = bosque
outpost-web-terrain-outpost = puesto
outpost-web-terrain-camp = campamento de { $patrol }
outpost-web-hex-patrol = Aquí está { $patrol }.
outpost-web-hex-flag = Aquí ondea la bandera de { $patrol }.
outpost-web-hex-no-flag = Aquí no ondea ninguna bandera.
outpost-web-hex-cache = El depósito vale { $cache ->
    [one] { $cache } punto
   *[other] { $cache } puntos
 }.
outpost-web-hex-unknown = No sabes lo que contiene.
outpost-web-hex-scouts = Lo han mirado: { $patrols }.
outpost-web-hex-cost = Tu patrulla puede marchar aquí por { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
 }.
outpost-web-hex-target = Aquí puedes asaltar.
outpost-web-hex-place = Puedes mirar dentro.
outpost-web-tip = Elige un hexágono del campo para leer lo que hay.
outpost-web-digest-marches = { $n ->
    [one] { $n } marcha
   *[other] { $n } marchas
 }
outpost-web-digest-raids = { $n ->
    [one] { $n } incursión
   *[other] { $n } incursiones
 }
outpost-web-digest-flags = { $n ->
    [one] { $n } bandera izada
   *[other] { $n } banderas izadas
 }

## Las teclas de este juego

outpost-web-key-hexes = Flechas, Q W E A S D
outpost-web-key-does-hexes = en el mapa: al hexágono de al lado
