### La mesa en el navegador: qué se pregunta, los paneles, la crónica, el tablero en palabras.

## La barra

table-title = Sandtable
table-title-yours = Te toca · Sandtable
table-your-turn = Te toca
table-round = Ronda { $n }
table-phases = Fases del turno
table-phase-movement = Movimiento
table-phase-declaring = Ataques
table-phase-combat = Combate
table-phase-money = Monedas
table-short-movement = Mover
table-short-declaring = Ataques
table-short-combat = Combate
table-short-money = Monedas
table-undo = Deshacer
table-undo-nothing = No hay nada que deshacer.
table-undo-die = Ya se han tirado dados.
table-undo-draw = Ya se ha hecho un sorteo.
table-undo-reveal = Ya se ha revelado algo oculto.
table-undo-clock = Ya se ha acabado el tiempo.
table-undo-other = { $who } ya ha actuado.
table-propose = Proponer a los demás volver atrás.
table-redo = Rehacer
table-rules = Reglas
table-menu = Menú
table-clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
 }
table-clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }

## Los bandos

table-sides = Los bandos
table-playing = juega
table-next = siguiente
table-you = tú
table-automa = Automa
table-bot = bot
table-seat-here = en esta pantalla
table-seat-open = nadie todavía
table-here = en la mesa
table-away = ausente
table-stand-in = un bot juega en su lugar
table-resigned = se ha rendido
table-factories = fábricas
table-coins = monedas
table-units = unidades
table-race = { $n ->
    [3] Se gana con tres fábricas
    [4] Se gana con cuatro fábricas
    [5] Se gana con cinco fábricas
    [6] Se gana con seis fábricas
    [one] Se gana con { $n } fábrica
   *[other] Se gana con { $n } fábricas
 }
table-race-of = { $side }: fábricas { $n } de { $of }
table-weather = Tiempo: { $weather }

## Qué se pregunta

table-prompt = La pregunta
table-march = Mover a { $hex }
table-march-ask = ¿Mover { $unit } a { $hex }? Puntos de movimiento: { $cost } de { $of }.
table-march-occupies = Así ocupas la fábrica.
table-march-danger = Riesgo de interceptación en { $hexes }: { $units }.
table-attack = Declarar este ataque
table-confirm = ¿{ $choice }?
table-hint-move = { $n ->
    [0] Ya no puede moverse ninguna unidad.
    [one] Aún puede moverse una unidad. Elígela y luego elige un hexágono.
   *[other] Aún pueden moverse { $n } unidades. Elige una y luego un hexágono.
 }
table-hint-declare = { $n ->
    [0] Ninguna unidad puede atacar.
    [one] Puede atacar una unidad. Elígela y luego elige su objetivo.
   *[other] Pueden atacar { $n } unidades. Elige una y luego su objetivo.
 }
table-hint-places = Elige uno de los hexágonos azules.
table-partner = { $faction }: actúa junto con tu compañero.
table-leave = Dejarlo
table-end-move = Terminar movimiento
table-end-declare = Pasar al combate
table-end-money = Terminar turno
table-waiting = Esperando a { $who }.
table-wait = Un momento.
table-showing = Mira lo que pasa.
table-skip = Saltar
table-options = Todo lo que puedes hacer
table-options-search = Buscar
table-options-none = Ahora no se puede hacer nada parecido.
table-fault = La mesa ha topado con un error nuestro y esta partida queda cerrada. No se ha perdido nada.
table-lost = Se ha perdido la conexión. Volverá sola; entonces, inténtalo de nuevo.
table-reconnecting = Se ha perdido la conexión. Volvemos a intentarlo …
table-unreachable = No se puede acceder a esta partida.
table-loading = Poniendo la mesa …
table-tip = Elige una unidad para ver qué puede hacer. Con el teclado: Tab para ir al tablero, las flechas para llegar a un hexágono, Intro para elegirlo, N para la siguiente unidad.

## Propuestas de volver atrás

table-proposal = { $who } pide deshacer la última elección.
table-proposal-yes = Aceptar
table-proposal-no = Seguir jugando
table-proposal-waits = Esperando a { $who }.

## Preparación

table-divide = Reparte tus unidades entre tres fichas
table-divide-two = Reparte tus unidades entre dos fichas
table-divide-how = Nadie sabe todavía dónde quedará cada ficha. Arrastra una unidad a otra ficha, toca una unidad y luego una ficha, o pulsa el número de una ficha.
table-divide-onto = Poner en la ficha { $n }
table-divide-shared = compartida con tu compañero
table-divide-empty = ninguna unidad
table-divide-spread = Repartir por igual
table-divide-done = Estos son mis ejércitos
table-extras = Elige cuatro unidades de un segundo conjunto
table-extras-n = Unidades elegidas: { $n } de 4
table-extras-done = Añadir estas cuatro

## Unidades

table-unit-place = { $hex }, { $terrain }
table-unit-army = ejército { $army }
table-unit = { $unit }, { $damage } de daño, { $level }.
table-unit-moved = Ya se ha movido.
table-unit-owes = Debe atacar a { $unit }.
table-unit-repairing = En reparación.
table-speed = velocidad { $n }
table-range = alcance { $range }
table-air-no = aviones: no
table-air-back = aviones: solo contraataque
table-air-yes = aviones: sí
table-damage = Daño
table-damage-of = daño: { $n } de 6
table-experience-of = { $n ->
    [one] { $n } punto de experiencia
   *[other] { $n } puntos de experiencia
 }
table-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
 }
table-hits-on = impacta con { $n } o menos
table-hits = impacta con { $n }
table-armour = Blindaje
table-armour-forest = en el bosque
table-armour-of = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
 }: { $damage } de daño

## Probabilidades y combates

table-odds = Si ataca
table-odds-from = Si ataca desde { $hex }
table-odds-targets = Objetivos
table-odds-attack = { $n ->
    [one] { $n } dado, impacta
   *[other] { $n } dados, impactan
 } con { $needed } o menos
table-odds-red = { $n ->
    [one] { $n } dado rojo
   *[other] { $n } dados rojos
 } por apoyo: { $units }
table-odds-back = Contraataque: { $n ->
    [one] { $n } dado, impacta
   *[other] { $n } dados, impactan
 } con { $needed } o menos
table-odds-no-back = Sin contraataque.
table-odds-then = { $unit }: daño tras el combate
table-odds-destroyed = destrucción en { $n } de cada 100 casos
table-odds-verdict = El ataque destruye { $target } en { $destroys } de cada 100 casos.
table-odds-safe = En este combate no se puede perder al atacante.
table-odds-risk = En { $lost } de cada 100 casos se pierde al atacante.
table-fight-attacks = dispara contra { $target }:
table-fight-back = contraataca:
table-fight-hits = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
 }
table-fight-damaged = { $n } de daño
table-fight-damage = { $unit }: { $n } de daño.
table-fight-destroyed = Los impactos destruyen { $unit }.
table-fight-learnt = { $unit } recibe { $n ->
    [one] { $n } punto de experiencia
   *[other] { $n } puntos de experiencia
 }.
table-fight-skip = Saltar
table-attacks = Orden de los ataques
table-attack-earlier = Adelantar el ataque { $n }
table-attack-later = Retrasar el ataque { $n }
table-attack-remove = Quitar el ataque { $n } de la lista

## Monedas

table-shop = Compras
table-coins-of = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
 }
table-repairs = Reparaciones
table-repair-what = quita { $n } de daño
table-transfer = Monedas para { $faction } (una va al banco)
table-transfer-send = Enviar

## Crónica y chat

table-log = Crónica
table-since = Desde tu última visita
table-why = Por qué
table-chat = Chat
table-chat-none = Nadie ha escrito nada todavía.
table-chat-say = Escribe algo
table-chat-send = Enviar
table-list-none = ninguna
table-somebody = Alguien
table-notes = Mis notas
table-panels = Paneles
table-tab-dock = Cartas
table-tab-unit = Unidad
table-tab-log = Crónica
table-tab-sides = Bandos
table-tab-chat = Chat

## El menú

table-invite = Envía este enlace a quien vaya a jugar
table-watch-link = El enlace a esta partida
table-language = Idioma
table-pace = Ritmo
table-pace-0 = inmediato
table-pace-0-5 = lento
table-pace-1 = normal
table-pace-2 = rápido
table-offer-draw = Proponer un empate
table-resign = Rendirse
table-resign-sure = ¿Rendirse de verdad?
table-home = Primera página
table-commitment = Todos los dados salen de una sola clave, que se revela al final. Su huella, fijada al principio:
table-keys = Teclas
table-key-tab = Tab
table-key-tab-does = de la pregunta al tablero, a la unidad, a la crónica
table-key-arrows = Flechas, Q W E A S D
table-key-arrows-does = en el tablero: al hexágono de al lado
table-key-enter = Intro
table-key-enter-does = elegir el hexágono; otra vez: confirmar
table-key-escape = Esc
table-key-escape-does = soltar la unidad o saltar lo que se muestra
table-key-next = N, P
table-key-next-does = unidad siguiente o anterior que puede actuar
table-key-end = X
table-key-end-does = terminar la fase
table-key-undo = U, R
table-key-undo-does = deshacer, rehacer
table-key-zoom = +, -, 0
table-key-zoom-does = acercar, alejar, todo el tablero
table-key-list = M
table-key-list-does = este menú
table-key-log = L
table-key-log-does = a la crónica

## El tablero

table-board = El tablero
table-zoom = Zoom
table-zoom-in = Acercar
table-zoom-out = Alejar
table-zoom-fit = Todo el tablero
table-hex = { $hex }, { $terrain }.
table-hex-factory = Dueño de la fábrica: { $faction }.
table-hex-factory-neutral = Fábrica neutral.
table-hex-factory-destroyed = Fábrica destruida.
table-hex-start = Número de inicio { $number }.
table-hex-token = Aquí hay una ficha boca abajo.
table-hex-launcher = El lanzador V2, { $damage } de daño.
table-hex-reach = Se puede llegar, coste { $cost }.
table-hex-occupies = Así se ocupa la fábrica.
table-hex-danger = Riesgo de interceptación por el camino.
table-hex-place = Se puede elegir.
table-hex-target = Se puede atacar.
table-hex-away = { $n ->
    [one] A un hexágono
   *[other] A { $n } hexágonos
 } hacia el { $direction }.
table-direction-n = norte
table-direction-ne = noreste
table-direction-se = sureste
table-direction-s = sur
table-direction-sw = suroeste
table-direction-nw = noroeste

## Una sola pantalla

table-curtain = Turno de { $who }
table-curtain-why = Hay algo que el otro bando no debe ver. Pasa la pantalla.
table-curtain-lift = Aquí estoy

## Después del final

table-replay = Repetición
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-at = { $n } de { $of }
table-fork = Jugar desde aquí
table-export = Guardar en un archivo
table-verify = Comprobar los dados

## Sergeants

table-sm-tab = Soldado
table-sm-tip = Elige un soldado para ver sus valores. Con el teclado: Tab para ir al mapa, las flechas de un soldado a otro, N para el siguiente que puede actuar.
table-sm-turn = Turno { $n } de { $of }
table-sm-turn-n = Turno { $n }
table-sm-setting-up = Preparación
table-sm-cards = Se eligen cartas, ocultas
table-sm-phase = Fase { $n }
table-sm-soldiers = { $n ->
    [one] { $n } soldado
   *[other] { $n } soldados
 }
table-sm-vp = { $n } PV
table-sm-placed = { $n } de 3 puestas
table-sm-spotted = avistado
table-sm-pinned = fijado
table-sm-wounded = herido
