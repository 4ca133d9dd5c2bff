### Este juego en la terminal.

aces-terminal-welcome = Aces & Armor. Escribe un número para elegir, o «ayuda».
aces-terminal-help =
    Un número elige una opción. En movimientos y ataques elige primero la unidad y luego dónde.
    Un hexágono es una letra y una fila, como F7. Intro sin más vuelve atrás.
    look: el tablero. units: todas las unidades, en palabras. factories: quién tiene qué. hex F7: qué hay ahí.
    log: lo último que ha pasado. why: las razones del Automático. hint: qué haría un jugador fuerte. undo, redo: deshacer, rehacer. other: qué más puedes hacer ahora. partner: en el juego cooperativo actúa mientras tanto tu compañero.
    save FILE: guardar la partida. quit: salir. help: esta ayuda.
aces-terminal-where = ¿Adónde? (hexágono, o «atrás»)
aces-terminal-where-march = ¿Adónde? (hexágono; F7 step: vuelves a decidir por el camino; F7 all: anuncias todo el camino; o «atrás»)
aces-terminal-target = ¿Qué objetivo? (número, o «atrás»)
aces-terminal-aim = ¿Qué hexágono? (hexágono, o «atrás»)
aces-terminal-reach = { $unit } puede ir a: { $hexes }
aces-terminal-end-movement = terminar el movimiento
aces-terminal-to-combat = pasar al combate
aces-terminal-end-turn = terminar el turno
aces-terminal-divide = { $units }
    Escribe la ficha (1, 2 o 3) de cada una, en este orden, como 1 1 2 2 3 3; o «repartir» para repartirlas por igual.
aces-terminal-draw = Saca una ficha y escribe su número:
aces-terminal-not-a-hex = «{ $text }» no es un hexágono. Hace falta una letra (ni I ni O) y una fila, como F7.
aces-terminal-not-reachable = No se puede llegar ahí.
aces-terminal-bad-division = { $n ->
    [one] Hace falta { $n } número: 1, 2 o 3.
   *[other] Hacen falta { $n } números, cada uno 1, 2 o 3.
 }
aces-terminal-purse = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }, { $factories ->
    [one] { $factories } fábrica
   *[other] { $factories } fábricas
 }
aces-terminal-race = Fábricas: Alemania { $germany }, Aliados { $allies }; para ganar: { $wanted }.
aces-terminal-unit = { $unit } en { $hex }, { $terrain }: daño { $damage }, { $level }, experiencia { $experience }{ $notes }
aces-terminal-note-moved = , ya se ha movido
aces-terminal-note-owes = , debe atacar a { $target }
aces-terminal-note-repairing = , en reparación
aces-terminal-note-army = , ejército { $army }
aces-terminal-hex = { $hex }: { $terrain }.
aces-terminal-hex-factory = Dueño de la fábrica: { $faction }.
aces-terminal-hex-neutral = La fábrica es neutral.
aces-terminal-hex-start = Número de inicio { $number }.
aces-terminal-hex-empty = Ninguna unidad.
aces-terminal-factory = Fábrica de { $hex }: { $owner }
aces-terminal-neutral = neutral
aces-terminal-odds = destrucción { $destroy } %, daño medio { $damage }; contraataque { $back }
aces-terminal-legend = Unidades: facción (U Estados Unidos, S Unión Soviética, G Alemania 1, H Alemania 2), tipo (i infantería regular, s infantería especial, t tanque, a artillería, f caza, b bombardero), daño. F: fábrica, con su dueño. . terreno estándar  f bosque  = carretera  # puente  ~ agua  ^ montaña  1-12 número de inicio  ? ficha boca abajo  V lanzador  x fábrica destruida
aces-terminal-reorder = poner un ataque en otro puesto
aces-terminal-reorder-how = ¿Qué número va a qué puesto? (dos números, como 3 1)
aces-terminal-send = enviar monedas a { $faction }, de 2 a { $most }
aces-terminal-how-many = ¿Cuántas monedas? Una de ellas va al banco.
aces-terminal-why-none = El Automático aún no ha actuado.
aces-companion-welcome = Escribe la posición de tu tablero, línea a línea, y luego «play»; o «setup» para preparar aquí.
aces-companion-corrections = Líneas: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
aces-companion-type = Posición
aces-companion-not-understood = No se entiende «{ $text }».
aces-companion-not-yet = Se puede corregir cuando todo esté preparado.
aces-companion-corrected = Corregido. «undo» vuelve a lo anterior.
aces-terminal-weather = Clima: { $weather }, { $turns ->
    [one] solo este turno.
   *[other] { $turns } turnos, este incluido.
 }
aces-terminal-v2 = V2: { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
 } boca abajo, fábricas destruidas { $destroyed } de cinco.
aces-terminal-v2-hidden = El lanzador está oculto en { $hex }. Solo lo sabe tu equipo.
aces-terminal-factory-destroyed = Fábrica de { $hex }: destruida
aces-terminal-hex-token = Aquí hay una ficha.
aces-terminal-hex-launcher = Aquí está el lanzacohetes V2, daño { $damage }.
aces-terminal-divide-with-partner = { $units }
    Escribe la ficha ({ $own }, o 3 para la común) de cada una, en este orden, con espacios en medio; o «repartir» para repartirlas por igual.
aces-terminal-hand-over = terminar esta fase; sigue tu compañero

## El jugador que calcula.

aces-terminal-opponent = Tu rival: { $name } (nivel { $level } de 6).
aces-search-level-1 = Principiante
aces-search-level-2 = Aficionado
aces-search-level-3 = Constante
aces-search-level-4 = Hábil
aces-search-level-5 = Experto
aces-search-level-6 = Maestro
