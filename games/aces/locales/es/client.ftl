### Lo que solo el navegador dice de este juego: la página para una partida nueva, la mesa, sus paneles.

## Una partida nueva

aces-web-new-players = ¿Quién juega?
aces-web-new-players-solo = En solitario
aces-web-new-players-solo-note = contra el Automático, en medio tablero
aces-web-new-players-together = Dos juntos
aces-web-new-players-together-note = un equipo contra el Automático
aces-web-new-players-two = Dos
aces-web-new-players-two-note = uno contra otro, en medio tablero
aces-web-new-players-three = Tres
aces-web-new-players-three-note = uno lleva las dos facciones de un equipo
aces-web-new-players-four = Cuatro
aces-web-new-players-four-note = una facción cada uno, en el tablero completo
aces-web-new-coop = ¿Qué unidades?
aces-web-coop-own_sets = Cada uno las suyas
aces-web-coop-own_sets-note = un conjunto cada uno, contra dos del Automático
aces-web-coop-divided = Una facción, repartida
aces-web-coop-divided-note = sus unidades se toman por turnos, contra otros tantos conjuntos
aces-web-new-both = Un jugador lleva las dos facciones de este equipo
aces-web-new-any = al azar
aces-web-new-level = Nivel del Automático
aces-web-level-easy = fácil
aces-web-level-standard = estándar
aces-web-level-hard = difícil
aces-web-level-overkill = exceso
aces-web-new-style = Estilo del bot que piensa
aces-web-style-none = Solo quiere ganar
aces-web-style-bold = Audaz
aces-web-style-bold-means = Busca el combate y no le importan las pérdidas.
aces-web-style-careful = Prudente
aces-web-style-careful-means = Mantiene sus unidades lejos del peligro.
aces-web-style-collector = Acaparador
aces-web-style-collector-means = Va a por las fábricas antes que nada.
aces-web-new-intercepts = ¿Cuándo intercepta el Automático?
aces-web-intercepts-by_priority = Según sus prioridades
aces-web-intercepts-whenever = Siempre que podría hacer daño
aces-web-intercepts-never = Nunca
aces-web-new-board = ¿Qué tablero?
aces-web-new-board-summer = medio: un río, bosques y carreteras
aces-web-new-board-winter = medio: una costa y una isla
aces-web-new-board-brook = fácil: pequeño, para dos, para empezar
aces-web-new-board-lakes = difícil: agua por todas partes, pocos puentes
aces-web-new-board-steppe = medio: amplio y abierto, carreteras largas
aces-web-new-board-passes = difícil: lomas boscosas, pocos pasos
aces-web-new-full = tablero completo
aces-web-new-full-note = Cuatro facciones juegan en el tablero completo.
aces-web-new-half = ¿Qué mitad?
aces-web-new-half-left = mitad izquierda
aces-web-new-half-left-note = números de inicio del 1 al 6
aces-web-new-half-right = mitad derecha
aces-web-new-half-right-note = números de inicio del 7 al 12
aces-solo = Misiones en solitario
aces-solo-begin = Jugar la misión
aces-solo-fuel = La carretera del combustible
aces-solo-fuel-note = El combustible está al final de la carretera, y para ganar necesitas cuatro fábricas. Sois pocos, y algunos ya han visto esto; el Automático tiene tres fábricas y ninguna prisa.
aces-solo-snow = Aislados por la nieve
aces-solo-snow-note = Los alemanes tienen tres fábricas y les basta una más. Tú tienes dos, unos pocos hombres en los pasos y ocho monedas: primero defiende los pasos y luego baja al valle.
aces-web-new-full-numbers = números de inicio del 1 al 12
aces-web-new-sets = ¿Cuántas unidades?
aces-web-new-sets-1 = Un conjunto
aces-web-new-sets-1-note = seis unidades cada uno
aces-web-new-sets-2 = Dos conjuntos
aces-web-new-sets-2-note = doce unidades cada uno, una partida más larga
aces-web-new-mission = ¿Una misión?
aces-web-new-mission-needs = V2 y Ardenas necesitan las cuatro facciones en el tablero completo: elige tres o cuatro jugadores.
aces-web-mission-none = Sin misión
aces-web-mission-none-note = se gana con fábricas
aces-web-mission-v2-note = Un lanzador oculto destruye fábricas. Dos conjuntos de unidades, sin Automático.
aces-web-mission-bulge-note = Los tanques alemanes avanzan hacia la orilla del mar. Tablero de invierno. El Automático puede jugar con los Aliados.
aces-web-mission-weather-note = Cada tres turnos un dado decide el tiempo. Va con cualquier partida.
aces-web-mission-mountains-note = Las montañas frenan, están vedadas a los tanques y dan más alcance a la artillería. Van con cualquier partida.
aces-web-new-owner = El lanzador pertenece a
aces-web-new-rounds = Los Aliados ganan tras este número de rondas
aces-web-new-options = Variantes y reglas de la casa
aces-web-option-short_game = Partida corta
aces-web-option-short_game-note = Para ganar basta una fábrica menos.
aces-web-option-experienced = Jugadores expertos
aces-web-option-experienced-note = Empiezas con cuatro unidades más de un segundo conjunto, elegidas en secreto.
aces-web-option-limit_of_four = Cuatro por tipo como máximo
aces-web-option-limit_of_four-note = Una facción no puede tener más de cuatro unidades de un mismo tipo.
aces-web-option-dice_less = Sin dados
aces-web-option-dice_less-note = Cada unidad logra un número fijo de impactos.
aces-web-option-stalemate = Las rondas sin novedad acaban la partida
aces-web-option-stalemate-note = Tras diez rondas sin daño, ocupaciones ni compras gana el equipo con más fábricas. Con bots o con reloj siempre está activa.
aces-web-option-longest_game = 500 rondas acaban la partida
aces-web-option-longest_game-note = Gana entonces el equipo con más fábricas. Con bots o con reloj siempre está activa.
aces-web-option-interception_by_round = Una interceptación por ronda
aces-web-option-interception_by_round-note = Una unidad intercepta una vez por ronda de la mesa. Desactivada: una vez de un turno suyo al siguiente.
aces-web-option-area_experience_from_any = Experiencia por cualquier impacto de un ataque de área
aces-web-option-area_experience_from_any-note = El Katyusha aprende del daño a cualquier unidad, también de su propio bando. Desactivada: solo de las enemigas.
aces-web-option-duds = Las fichas vacías se retiran
aces-web-option-duds-note = Una ficha que no es el V2 se retira en cuanto se le da la vuelta, en lugar de quedarse boca arriba.
aces-web-option-automa_avoids_water = La infantería del Automático evita el agua
aces-web-option-automa_avoids_water-note = Con las órdenes sin ataque termina en el agua solo donde no sirve ningún otro hexágono.
aces-web-option-automa_shuns_guarded_factories = La infantería del Automático deja las fábricas vigiladas
aces-web-option-automa_shuns_guarded_factories-note = Con la orden 3 descarta las fábricas donde ya espera otra infantería del Automático, como con la orden 2.
aces-web-option-six = Seis fábricas también dan la victoria a los Aliados
aces-web-option-six-note = Los Aliados ganan también cuando tienen seis fábricas.
aces-web-option-tokens_on_land = Fichas solo en tierra
aces-web-option-tokens_on_land-note = Las fichas nunca están sobre el agua, y primero se completan los círculos empezados.
aces-web-option-last-round = Una última ronda
aces-web-option-last-round-note = El manual no tiene ninguna. Nuestro consejo es doce.
aces-web-option-factories_by_picks = Primeras fábricas elegidas por turnos
aces-web-option-factories_by_picks-note = Los dos de un equipo eligen uno tras otro, en lugar de acordar antes cualquier reparto.
aces-web-option-die_a_faction = Un dado por facción
aces-web-option-die_a_faction-note = Quien tiene dos facciones tira dos veces para ver quién empieza, en lugar de una.
aces-web-option-coins_for_the_second = Monedas para el segundo equipo
aces-web-option-coins_for_the_second-note = Cada facción del equipo que no tiene el primer turno empieza con dos monedas. El reglamento no la tiene.
aces-web-option-any_on_water = Cualquier unidad puede empezar en el agua
aces-web-option-any_on_water-note = También los tanques y la artillería pueden colocarse en hexágonos de agua. Allí no pueden combatir hasta que salgan.
aces-web-new-german-automa = A { $faction } la jugará el Automático, y ninguna de sus órdenes lleva un tanque a la orilla. Difícilmente ganará.
aces-web-new-sets-agreed = Unidades acordadas
aces-web-new-sets-agreed-note = una lista por facción
aces-web-new-sets-experienced = Los jugadores expertos parten de un conjunto: está activado más abajo.
aces-web-new-lists-empty = Esta facción necesita al menos una unidad.
aces-web-new-not-with-v2 = No con el V2, que empieza con dos conjuntos.
aces-web-new-slip-automa = Automático, { $level }
aces-web-new-slip-sets = { $n ->
    [one] un conjunto de unidades cada uno
   *[other] { $n } conjuntos de unidades cada uno
 }

## Lo que el servidor rechaza

aces-web-no-such-unit = Esta unidad no existe.
aces-web-no-such-faction = { $faction } no participa en esta partida.

## La barra

aces-table-round = Ronda { $n }
aces-table-phases = Fases del turno
aces-table-phase-movement = Movimiento
aces-table-phase-declaring = Ataques
aces-table-phase-combat = Combate
aces-table-phase-money = Monedas
aces-table-short-movement = Mover
aces-table-short-declaring = Ataques
aces-table-short-combat = Combate
aces-table-short-money = Monedas

## Los bandos

aces-table-playing = juega
aces-table-next = siguiente
aces-table-factories = fábricas
aces-table-coins = monedas
aces-table-units = unidades
aces-table-race = { $n ->
    [3] Se gana con tres fábricas
    [4] Se gana con cuatro fábricas
    [5] Se gana con cinco fábricas
    [6] Se gana con seis fábricas
    [one] Se gana con { $n } fábrica
   *[other] Se gana con { $n } fábricas
 }
aces-table-race-of = { $side }: fábricas { $n } de { $of }
aces-table-weather = Clima: { $weather }

## Qué se pregunta

aces-table-march = Mover a { $hex }
aces-table-march-ask = ¿Mover { $unit } a { $hex }? Puntos de movimiento: { $cost } de { $of }.
aces-table-march-occupies = Así ocupas la fábrica.
aces-table-attack = Declarar este ataque
aces-table-purse = Enviar monedas
aces-table-raiders = Infantería enemiga al lado, que podría tomar la fábrica y la unidad nueva: { $units }.
aces-table-step-by-step = Paso a paso
aces-table-hint-go-on = Elige adónde sigue, o deja que se detenga.
aces-table-hint-move = { $n ->
    [0] Ya no puede moverse ninguna unidad.
    [one] Aún puede moverse una unidad. Elígela y luego elige un hexágono.
   *[other] Aún pueden moverse { $n } unidades. Elige una y luego un hexágono.
 }
aces-table-hint-declare = { $n ->
    [0] Ninguna unidad puede atacar.
    [one] Puede atacar una unidad. Elígela y luego elige su objetivo.
   *[other] Pueden atacar { $n } unidades. Elige una y luego su objetivo.
 }
aces-table-hint-places = Elige uno de los hexágonos azules.
aces-table-partner = { $faction }: actúa junto con tu compañero.
aces-table-end-move = Terminar movimiento
aces-table-end-declare = Pasar al combate
aces-table-end-money = Terminar turno
aces-table-tip = Elige una unidad para ver qué puede hacer. Con el teclado: Tab para ir al tablero, las flechas para llegar a un hexágono, Intro para elegirlo, N para la siguiente unidad.
aces-table-tip-touch = Elige una unidad para ver qué puede hacer. Un dedo mueve el mapa, dos dedos lo amplían. Las palabras con línea de puntos se explican solas.

## Preparación

aces-table-divide = Reparte tus unidades entre tres fichas
aces-table-divide-two = Reparte tus unidades entre dos fichas
aces-table-divide-how = Nadie sabe todavía dónde quedará cada ficha. Arrastra una unidad a otra ficha, toca una unidad y luego una ficha, o pulsa el número de una ficha.
aces-table-divide-onto = Poner en la ficha { $n }
aces-table-divide-shared = compartida con tu compañero
aces-table-divide-empty = ninguna unidad
aces-table-divide-spread = Repartir por igual
aces-table-divide-done = Confirmar ejércitos
aces-table-extras = Elige { $of } unidades de un segundo conjunto
aces-table-extras-n = Unidades elegidas: { $n } de { $of }
aces-table-extras-done = Añadir estas { $of }

## Unidades

aces-table-unit-place = { $hex }, { $terrain }
aces-table-unit-army = ejército { $army }
aces-table-unit = { $unit }, { $damage } de daño, { $level }.
aces-table-unit-moved = Ya se ha movido.
aces-table-unit-owes = Debe atacar a { $unit }.
aces-table-unit-repairing = En reparación.
aces-table-speed = velocidad { $n }
aces-table-range = alcance { $range }
aces-table-air-no = aviones: no
aces-table-air-back = aviones: solo contraataque
aces-table-air-yes = aviones: sí
aces-table-damage = Daño
aces-table-damage-of = daño: { $n } de 6
aces-table-experience-of = { $n ->
    [one] { $n } punto de experiencia
   *[other] { $n } puntos de experiencia
 }
aces-table-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
 }
aces-table-hits-on = impacta con { $n } o menos
aces-table-hits = impacta con { $n }
aces-table-armour = Blindaje
aces-table-armour-forest = en el bosque
aces-table-armour-of = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
 }: { $damage } de daño

## Probabilidades y combates

aces-table-odds = Si ataca
aces-table-odds-from = Si ataca desde { $hex }
aces-table-odds-targets = Objetivos
aces-table-odds-attack = { $n ->
    [one] { $n } dado, impacta
   *[other] { $n } dados, impactan
 } con { $needed } o menos
aces-table-odds-red = { $n ->
    [one] { $n } dado rojo
   *[other] { $n } dados rojos
 } por apoyo: { $units }
aces-table-odds-back = Contraataque: { $n ->
    [one] { $n } dado, impacta
   *[other] { $n } dados, impactan
 } con { $needed } o menos
aces-table-odds-no-back = Sin contraataque.
aces-table-odds-then = { $unit }: daño tras el combate
aces-table-odds-destroyed = destrucción en { $n } de cada 100 casos
aces-table-odds-verdict = El ataque destruye { $target } en { $destroys } de cada 100 casos.
aces-table-odds-hurts = { $target }: daño esperado { $damage }, destrucción { $destroys } %.
aces-table-odds-safe = En este combate no se puede perder al atacante.
aces-table-odds-survives = El atacante sobrevive, pero sufre de media { $damage } de daño.
aces-table-odds-risk = En { $lost } de cada 100 casos se pierde al atacante.
aces-table-fight-attacks = ataca a { $target }:
aces-table-fight-back = contraataca:
aces-table-fight-hits = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
 }
aces-table-fight-damaged = { $n } de daño
aces-table-fight-damage = { $unit }: { $n } de daño.
aces-table-fight-destroyed = Los impactos destruyen { $unit }.
aces-table-fight-learnt = { $unit } recibe { $n ->
    [one] { $n } punto de experiencia
   *[other] { $n } puntos de experiencia
 }.
aces-table-fight-skip = Saltar
aces-table-attacks = Orden de los ataques
aces-table-attack-earlier = Adelantar el ataque { $n }
aces-table-attack-later = Retrasar el ataque { $n }
aces-table-attack-remove = Quitar el ataque { $n } de la lista

## Monedas

aces-table-shop = Compras
aces-table-coins-of = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
 }
aces-table-repairs = Reparaciones
aces-table-repair-what = quita { $n } de daño
aces-table-transfer = Monedas para { $faction } (una va al banco)
aces-table-transfer-send = Enviar

## El menú

aces-table-offer-draw = Proponer un empate

## El tablero

aces-table-hex = { $hex }, { $terrain }.
aces-table-hex-factory = Dueño de la fábrica: { $faction }.
aces-table-hex-factory-neutral = Fábrica neutral.
aces-table-hex-factory-destroyed = Fábrica destruida.
aces-table-hex-start = Número de inicio { $number }.
aces-table-hex-token = Aquí hay una ficha boca abajo.
aces-table-hex-launcher = El lanzacohetes V2, { $damage } de daño.
aces-table-hex-reach = Se puede llegar, coste { $cost }.
aces-table-hex-occupies = Así se ocupa la fábrica.
aces-table-hex-danger = Riesgo de interceptación por el camino.
aces-table-hex-place = Se puede elegir.
aces-table-hex-target = Se puede atacar.
aces-table-hex-away = { $n ->
    [one] A un hexágono
   *[other] A { $n } hexágonos
 } hacia el { $direction }.
aces-table-direction-n = norte
aces-table-direction-ne = noreste
aces-table-direction-se = sureste
aces-table-direction-s = sur
aces-table-direction-sw = suroeste
aces-table-direction-nw = noroeste
## Lo que hicieron los demás, en breve

aces-table-digest-marched = { $n ->
    [one] { $n } movimiento
   *[other] { $n } movimientos
 }
aces-table-digest-fought = { $n ->
    [one] { $n } combate
   *[other] { $n } combates
 }
aces-table-digest-lost = destruida: { $unit }
aces-table-digest-taken = tomada la fábrica de { $hex }
aces-table-digest-bought = { $n ->
    [one] { $n } unidad comprada
   *[other] { $n } unidades compradas
 }
aces-web-report-factories = Fábricas

## Caminos, peligros, interceptaciones

aces-table-march-danger = Puede ser detenida en { $steps }.
aces-table-danger-step = { $hex } ({ $units })
aces-table-march-shorter = El camino más corto ({ $cost } puntos de movimiento) es más peligroso.
aces-table-hint-way = Elige un hexágono azul: la cifra es su coste. Arrastra la unidad o usa Mayús-clic (V) para indicar el camino.
aces-table-hint-drag = Elige un hexágono azul: la cifra es su coste. Arrastra la unidad para indicar el camino.
aces-table-hint-way-danger = Elige un hexágono: la cifra es su coste; «!», que un enemigo puede detenerte. Arrastra o Mayús-clic (V) para tu propio camino.
aces-table-hint-drag-danger = Elige un hexágono: la cifra es su coste; «!», que un enemigo puede detenerte. Arrastra la unidad para tu propio camino.
aces-table-hint-intercept = Si interceptas, se detiene aquí. Tu unidad deberá atacarla el próximo turno, sin moverse antes.
aces-table-intercept-odds = la destruye: { $destroys } %, se pierde: { $lost } %
aces-table-intercept-damage = daño esperado: { $damage }, se pierde: { $lost } %
aces-table-odds-attack-fixed = { $n ->
    [0] Ningún impacto, sin dados
    [one] { $n } impacto seguro, sin dados
   *[other] { $n } impactos seguros, sin dados
 }
aces-table-odds-back-fixed = Contraataque: { $n ->
    [0] ningún impacto, sin dados
    [one] { $n } impacto seguro, sin dados
   *[other] { $n } impactos seguros, sin dados
 }

## Colocar y comprar

aces-table-placing = Coloca el ejército { $army } alrededor del número { $number }
aces-table-tokens = Tus ejércitos
aces-table-place-army = Colocar el ejército
aces-table-place-all = Prepararlo todo por mí
aces-table-no-factory = No tienes fábricas.

## El próximo turno del enemigo

aces-table-layer = Alcance enemigo
aces-table-layer-title = El próximo turno del enemigo
aces-table-layer-how = Los hexágonos rojos pueden ser atacados en el próximo turno enemigo, tal como están las cosas; el número dice por cuántas unidades. Señala un hexágono o elige una unidad.
aces-table-layer-unit = { $unit } en { $hex }
aces-table-layer-safe = Ahí no puede atacarla ninguna unidad enemiga.
aces-table-layer-by = Atacante
aces-table-layer-from = desde
aces-table-layer-destroys = destruye
aces-table-layer-damage = daño medio
aces-table-layer-hit = Pueden atacar aquí: { $units }.
aces-table-layer-go = Pueden llegar aquí: { $units }.
aces-table-layer-take = Pueden tomar la fábrica de { $hex }: { $units }.

## Qué significan los signos y las palabras

aces-table-legend = Leyenda
aces-legend-signs = En una unidad
aces-legend-marks = En el tablero
aces-legend-figures = En la ficha de la unidad
aces-legend-rules = En esta partida
aces-legend-print = Imprimir el resumen
aces-name-speed = Velocidad
aces-term-speed = Los puntos de movimiento de un turno. Un hexágono cuesta lo que su terreno; los aviones pagan siempre 1.
aces-name-range = Alcance
aces-term-range = A qué distancia puede estar el objetivo, en hexágonos. Solo a alcance 1 hay contraataque.
aces-name-air = Aviones
aces-term-air = Si la unidad puede atacar aviones, solo contraatacarlos, o ninguna de las dos cosas.
aces-name-damage = Daño
aces-term-damage = Seis puntos destruyen una unidad. Con más daño tira menos dados.
aces-name-experience = Experiencia
aces-term-experience = 1 punto por el daño causado en un combate, 2 por destruir. Desde 3 puntos es veterano, desde 5 héroe de guerra, e impacta mejor.
aces-name-armour = Fila de blindaje
aces-term-armour = Los impactos necesarios para 1, 2, 3, 4, 5 y 6 de daño. En el bosque, el defensor de tierra usa la fila del bosque.
aces-name-support = Dados rojos
aces-term-support = El apoyo, solo para quien ataca y a alcance 1. Contra una unidad de tierra, dos armas de tu facción con el objetivo a su alcance dan 2 dados rojos; tres o cuatro dan 3. Contra un avión los dan solo los aviones: otro junto al objetivo 2, dos o más 3.
aces-name-army = Ejército
aces-term-army = Las unidades de una ficha de salida. En las primeras rondas actúan solo algunos ejércitos; las unidades compradas, siempre.
aces-name-factory = Fábrica
aces-term-factory = La infantería la ocupa desde un hexágono adyacente, con todo su movimiento. Cada una da 1 moneda por turno; tener bastantes da la victoria.
aces-name-interception = Interceptación
aces-term-interception = Una unidad junto al camino puede detener a quien se mueve. En su próximo turno debe atacar a esa unidad, sin moverse antes.
aces-name-automa = Automático
aces-term-automa = El enemigo guiado por las prioridades del reglamento. Sus impactos son fijos: nunca tira dados.
aces-name-moved = Movida
aces-term-moved = Ya se ha movido en este turno.
aces-name-attacked = Ataca
aces-term-attacked = Su ataque está en la lista.
aces-name-owes = Debe un ataque
aces-term-owes = Ha interceptado: en su próximo turno debe atacar a esa unidad y no puede moverse.
aces-name-repairing = En reparación
aces-term-repairing = Al empezar su próximo turno pierde hasta 3 de daño.
aces-name-water = En el agua
aces-term-water = En el agua la infantería no ataca, no contraataca, no apoya y no intercepta.
aces-name-spent = Más pálida
aces-term-spent = En este turno ya no puede hacer nada.
aces-name-reach = Hexágonos azules
aces-term-reach = Adónde puede ir la unidad elegida, con los puntos de movimiento que cuesta.
aces-name-danger = Rayado rojo
aces-term-danger = Todos los caminos pasan junto a quien puede interceptar: líneas cruzadas y un «!» junto al coste.
aces-name-target = Anillo rojo
aces-term-target = Se puede atacar desde allí.
aces-name-threat = Borde rojo punteado
aces-term-threat = Lo que las unidades enemigas pueden atacar en su próximo turno, y cuántas son.
aces-term-v2 = Un lanzacohetes oculto dispara a una fábrica cada ronda; con más de 3 en un dado la destruye. Alemania gana con cinco fábricas destruidas, los Aliados con el lanzacohetes destruido, y cualquiera con cinco fábricas ocupadas.
aces-name-token = Ficha boca abajo
aces-term-token = Una de las 13 es el lanzacohetes. Una unidad aliada junto a una ficha le da la vuelta; nadie termina un movimiento sobre una ficha.
aces-term-bulge = Alemania gana cuando un tanque termina un movimiento en la orilla del mar. Si no llega, ganan los Aliados.
aces-term-mountains = Una montaña cuesta 1½ y está cerrada a los tanques. La artillería que está en ella alcanza 2 hexágonos más.
aces-term-weather = Lo decide un dado cada tres turnos.
aces-term-weather-normal = No cambia nada.
aces-term-weather-frost = El agua es terreno estándar para todas las unidades.
aces-term-weather-mud = Una carretera cuesta 1, el terreno estándar 1½, el bosque 2.
aces-term-weather-dry = El terreno estándar cuesta ½.
aces-term-weather-storm = El alcance de la artillería se reduce en 1.
aces-term-weather-fog = Nadie puede ser interceptado.
aces-term-open = Explicar: { $name }

## Nombres de las unidades

aces-table-name-number = { $name } { $nr }
aces-table-name-after-number = { $name } n.º { $nr }
aces-table-name-of = { $name } [{ $tag }]

## El mapa en palabras: órdenes escritas

aces-cmd-units = unidades, u
aces-cmd-units-does = dónde están tus unidades
aces-cmd-enemies = enemigos, e
aces-cmd-enemies-does = dónde están las unidades enemigas
aces-cmd-at = en, n
aces-cmd-at-does = qué hay en un hexágono, como en en F7
aces-cmd-reach = alcance, c
aces-cmd-reach-does = qué unidades pueden mover a un hexágono, como en alcance F7
aces-cmd-reaches = { $unit } (coste { $cost })
aces-cmd-reach-none = Ninguna unidad puede mover a { $hex }.
aces-cmd-threats = amenazas, m
aces-cmd-threats-does = qué pueden atacar los enemigos en su próximo turno, tras moverse, y qué fábricas pueden tomar
aces-cmd-threat = { $unit } en { $hex }, pueden atacar en el próximo turno: { $enemies }.
aces-cmd-threat-by = { $unit } desde { $hex } (destruye: { $chance })
aces-cmd-threat-none = Ningún enemigo puede atacarte en su próximo turno, ni moviéndose.
aces-cmd-scan = barrer, b
aces-cmd-scan-does = qué hay en una dirección desde un hexágono, como en barrer F7 ne
aces-cmd-scan-where = Di un hexágono y una dirección: { $directions }.
aces-cmd-no-hex = En este mapa no hay ningún hexágono «{ $hex }».

## Qué ha cambiado desde la última visita

aces-since-moved = { $unit }: { $from } → { $hex }
aces-since-hurt = { $unit } ({ $hex }): { $n } de daño
aces-since-lost = { $unit } ({ $hex }): unidad destruida
aces-since-arrived = { $unit } ({ $hex }): unidad nueva
aces-since-taken = Fábrica { $hex }: { $faction }
aces-since-free = Fábrica { $hex }: de nadie
aces-web-new-preview = El mapa: fábricas { $n }

## Pistas.

aces-hint-nothing = No hacer nada más.
aces-cmd-hint = pista, pi
aces-cmd-hint-does = Lo que haría aquí un jugador fuerte, con las probabilidades.
aces-web-new-slip-search = bot que piensa, { $level }{ $style ->
    [bold] , audaz
    [careful] , prudente
    [collector] , acaparador
   *[none] { "" }
 }

## Boards of one’s own on the page that puts a match together

aces-web-new-board-own = tuyo
aces-web-new-board-here = de este servidor
aces-web-new-board-draw = Dibuja un tablero propio
aces-web-new-half-only = medio tablero

## Tareas de lecciones hechas por otros

aces-web-task-stand = Lleva esta unidad a { $hex }: { $unit }.
aces-web-task-destroy = Destruye esta unidad: { $unit }.
aces-web-task-occupy = Ocupa la fábrica de { $hex }.
aces-web-task-fight = Haz disparar a esta unidad: { $unit }.
aces-web-task-buy = Compra una unidad de este tipo: { $kind }.
aces-web-task-end_turn = Termina tu turno.
aces-web-task-win = Gana la partida.
aces-web-task-done = Bien hecho: era la última tarea.

## Las teclas de este juego

aces-web-key-hexes = Flechas, Q W E A S D
aces-web-key-does-hexes = en el mapa: al hexágono de al lado
aces-web-key-layers = T
aces-web-key-does-layers = adónde puede ir y qué puede atacar el enemigo el próximo turno
aces-web-key-steps = G
aces-web-key-does-steps = anunciar todo el camino, o ir paso a paso
aces-web-key-by-way = V
aces-web-key-does-by-way = pasar por este hexágono
