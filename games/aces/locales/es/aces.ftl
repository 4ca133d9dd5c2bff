### Aces & Armor: preguntas, respuestas, crónica, negativas. Las unidades llegan como nombres con una sigla, los hexágonos como letra y fila.

## Nombres

aces-unit-alone = { $name } [{ $tag }]
aces-unit = { $name } { $nr } [{ $tag }]
# The name ends with a number of its own, such as Ju 87.
aces-unit-after-number = { $name } n.º { $nr } [{ $tag }]
aces-faction-us = Estados Unidos
aces-faction-su = Unión Soviética
aces-faction-g1 = Alemania 1
aces-faction-g2 = Alemania 2
# Una facción que hace algo, al principio de la frase.
aces-doer-us = Estados Unidos
aces-doer-su = Unión Soviética
aces-doer-g1 = Alemania 1
aces-doer-g2 = Alemania 2
aces-tag-us = EEUU
aces-tag-su = URSS
aces-tag-g1 = A1
aces-tag-g2 = A2
aces-side-germany = Alemania
aces-side-allies = Aliados
aces-kind-infantry = infantería regular
aces-kind-special = infantería especial
aces-kind-tank = tanque
aces-kind-artillery = artillería
aces-kind-fighter = caza
aces-kind-bomber = bombardero
aces-level-rookie = novato
aces-level-veteran = veterano
aces-level-war-hero = héroe de guerra
aces-terrain-open = terreno estándar
aces-terrain-forest = bosque
aces-terrain-road = carretera
aces-terrain-bridge = puente
aces-terrain-water = agua
aces-terrain-mountain = montaña
aces-terrain-factory = fábrica
aces-seat = Jugador { $seat }
aces-list-none = ninguna

## Fases

aces-phase-setting-up = Preparación
aces-phase-movement = Movimiento
aces-phase-declaring = Declaración de ataques
aces-phase-combat = Combate
aces-phase-money = Transacciones monetarias

## Preguntas

aces-ask-extras = { $faction }: ¿qué cuatro unidades de un segundo conjunto añades?
aces-ask-divide = { $faction }: reparte tus unidades entre tres fichas boca abajo.
aces-ask-roll-for-placing = { $faction }: tirada para ver quién coloca primero.
aces-ask-token = { $faction }: ¿a qué ficha das la vuelta?
aces-ask-number = { $faction }: da la vuelta a la ficha { $army }.
aces-ask-place = { $faction }: coloca tu ejército alrededor del número de inicio { $number }.
aces-ask-roll-for-first = { $faction }: tirada para decidir quién empieza.
aces-ask-first-faction = { $faction }: tu dado es el más alto. ¿Cuál de tus facciones empieza?
aces-ask-automa-begins = { $faction }: le toca al Automático.
aces-ask-armies = { $faction }: { $n ->
    [one] ¿qué ejército actúa en este turno?
   *[other] ¿qué { $n } ejércitos actúan en este turno?
 }
aces-ask-move = { $faction }: mueve una unidad o termina el movimiento.
aces-ask-intercept = { $unit } entra en { $hex }. ¿Quieres interceptar?
aces-ask-intercept-announced = { $unit } entra en { $hex }, camino de { $goal }. ¿Quieres interceptar?
aces-ask-go-on = { $unit } puede seguir. Puntos de movimiento que le quedan: { $left }. ¿Adónde va, o se detiene aquí?
aces-ask-declare = { $faction }: declara un ataque o pasa al combate.
aces-ask-attack-dice = { $unit } ataca: { $target }; { $red ->
    [0] ningún dado rojo.
    [one] entre los dados, { $red } rojo.
   *[other] entre los dados, { $red } rojos.
 }
aces-ask-back-dice = { $unit } contraataca a { $target }.
aces-ask-money = { $faction }: repara, compra o termina el turno.
aces-ask-draw = { $seat } propone un empate. ¿Aceptas?

## Respuestas

aces-choice-extras = { $kinds }
aces-choice-divide = ficha 1: { $first }; ficha 2: { $second }; ficha 3: { $third }
aces-choice-token = ficha { $army }
aces-choice-number = número { $number }
aces-choice-place = { $unit } en { $hex }
aces-choice-armies = { $n ->
    [one] ejército { $armies }
   *[other] ejércitos { $armies }
 }
aces-choice-march = { $unit } a { $hex }
aces-choice-march-step-by-step = { $unit } a { $hex }, paso a paso
aces-choice-stop = detenerse aquí
aces-choice-attack = { $unit } ataca: { $target }
aces-choice-withdraw = quitar de la lista el ataque de { $unit }
aces-choice-reorder = poner el ataque de { $unit } en el puesto { $place }
aces-choice-withdraw-rocket = quitar el cohete de la lista
aces-choice-intercept = { $unit } intercepta
aces-choice-let-pass = dejar pasar
aces-choice-repair = reparar { $unit }
aces-choice-buy = comprar { $kind } en { $hex }
aces-choice-transfer = enviar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 } a tu aliado ({ $faction })
aces-choice-offer-draw = proponer un empate
aces-choice-yes = sí
aces-choice-no = no
aces-choice-done = listo

## La crónica

aces-event-extras = { $faction } añade: { $kinds }.
aces-event-divided = { $faction }, unidades en sus tres fichas: { $first }, { $second } y { $third }.
aces-event-rolled-for-order = { $faction } saca un { $die }.
aces-event-placing-began = Coloca primero: { $faction }.
aces-event-token-turned = { $faction } da la vuelta a la ficha { $army }: número de inicio { $number }.
aces-event-placed = { $unit } se coloca en { $hex }.
aces-event-play-began = Orden de juego: { $order }.
aces-event-turn-began = Ronda { $round }, turno: { $faction }.
aces-event-repaired = { $unit }: reparación terminada, { $damage ->
    [one] { $damage } punto
   *[other] { $damage } puntos
 } de daño menos.
aces-event-debt-lapsed = { $unit } ya no tiene la obligación de atacar.
aces-event-armies-chosen = { $faction }, ejércitos en acción: { $armies }.
aces-event-marched = { $unit } se mueve a { $hex } (coste { $cost }).
aces-event-marched-on = { $unit } se mueve a { $hex } (coste { $cost }), camino de { $goal }.
aces-event-intercepted = { $unit } intercepta a { $target }.
aces-event-occupied = { $unit } ocupa la fábrica de { $hex }.
aces-event-occupied-from = { $unit } ocupa la fábrica de { $hex } (antes: { $faction }).
aces-event-occupied-removing = { $unit } ocupa la fábrica de { $hex }; { $target } sale del juego.
aces-event-time-ran-out = { $faction }: se acabó el tiempo.
aces-event-declared = { $unit } declara un ataque. Objetivo: { $target }.
aces-event-withdrawn = { $unit } renuncia a atacar a { $target }.
aces-event-reordered = { $unit } atacará a { $target } en el puesto { $place } de la lista.
aces-event-rocket-withdrawn = El cohete contra { $hex } se quita de la lista.
aces-event-attack-void = Ataque sin efecto: { $unit } contra { $target }.
aces-event-fought = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, { $damage } de daño; contraataque: { $hits-back ->
    [one] { $hits-back } impacto
   *[other] { $hits-back } impactos
 }, { $damage-back } de daño.
aces-event-fought-unanswered = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, { $damage } de daño; sin contraataque.
aces-event-fought-unanswered-destroyed = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, objetivo destruido; sin contraataque.
aces-event-fought-defender-destroyed = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, objetivo destruido; contraataque: { $hits-back ->
    [one] { $hits-back } impacto
   *[other] { $hits-back } impactos
 }, { $damage-back } de daño.
aces-event-fought-attacker-destroyed = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, { $damage } de daño; contraataque: { $hits-back ->
    [one] { $hits-back } impacto
   *[other] { $hits-back } impactos
 }, atacante destruido.
aces-event-fought-both-destroyed = { $unit } ataca a { $target }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, { $hits-back } en el contraataque; ambas unidades destruidas.
aces-event-bombarded = { $unit } bombardea { $hex }: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }. Unidades dañadas: { $n-damaged ->
    [0] ninguna
   *[other] { $damaged }
 }. Unidades destruidas: { $n-destroyed ->
    [0] ninguna
   *[other] { $destroyed }
 }.{ $launcher ->
    [0] { "" }
   *[other] { " " }Lanzacohetes V2: { $launcher } de daño.
 }
aces-event-collected = { $faction } recauda { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }.
aces-event-transferred = { $faction } envía a su aliado ({ $ally }) { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }; { $arrived ->
    [one] llega una
   *[other] llegan { $arrived }
 }.
aces-event-repair-paid = { $unit }: reparación iniciada por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }.
aces-event-bought = Compra por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }: { $unit }, en { $hex }.
aces-event-draw-offered = { $seat } propone un empate.
aces-event-draw-declined = { $seat } rechaza el empate.
aces-outcome-factories = { $side }: victoria en la ronda { $round }. Suficientes fábricas ocupadas.
aces-outcome-elimination = { $side }: victoria en la ronda { $round }. Al otro bando no le quedan unidades.
aces-outcome-stalemate = { $side }: victoria en la ronda { $round }. Diez rondas sin novedad, y más fábricas que el enemigo.
aces-outcome-longest = { $side }: victoria en la ronda { $round }. 500 rondas, y más fábricas que el enemigo.
aces-outcome-longest-draw = Empate en la ronda { $round }: 500 rondas, e igual número de fábricas en ambos bandos.
aces-outcome-agreement = Empate en la ronda { $round }, de común acuerdo.
aces-outcome-draw = Empate en la ronda { $round }: diez rondas sin novedad, e igual número de fábricas en ambos bandos.

## Negativas

aces-why-other-question = Eso no responde a esta pregunta.
aces-why-wrong-extras = Elige cuatro tipos distintos del segundo conjunto.
aces-why-not-your-faction = No es una de tus facciones: { $faction }.
aces-why-wrong-division = Cada una de tus unidades debe estar en una sola de las tres fichas.
aces-why-token-turned = Ya has dado la vuelta a esa ficha.
aces-why-cannot-place = { $unit } no puede ir en { $hex }: primero el hexágono del número, luego círculo a círculo.
aces-why-not-on-this-token = { $unit } no está en esta ficha.
aces-why-wrong-armies = { $n ->
    [one] Elige un solo ejército para este turno.
   *[other] Elige { $n } ejércitos para este turno.
 }
aces-why-no-such-unit = { $unit } no está en el tablero.
aces-why-not-yours = { $unit } no te pertenece.
aces-why-has-moved = { $unit } ya se ha movido en este turno.
aces-why-resting = { $unit } es de un ejército que descansa en este turno.
aces-why-owes-attack = { $unit } ha interceptado a { $target }: no puede moverse y debe atacar a esa unidad.
aces-why-no-steps = Un movimiento tiene al menos un paso.
aces-why-still-moving = { $unit } aún está en movimiento: antes tiene que seguir o detenerse.
aces-why-not-next-to = { $hex } no es adyacente a { $from }.
aces-why-off-board = { $hex } no está en la parte del tablero en juego.
aces-why-too-far = { $hex } está demasiado lejos: { $cost } de { $left } puntos de movimiento.
aces-why-water-closed = { $hex } es agua: solo entran infantería y aviones.
aces-why-water-whole-move = Entrar en el agua en { $hex } requiere todo el movimiento: un solo paso.
aces-why-enemy-in-the-way = { $unit } bloquea el paso en { $hex }.
aces-why-factory-closed = La fábrica de { $hex } no es de tu equipo: solo entra la infantería.
aces-why-factory-whole-move = Ocupar la fábrica de { $hex } requiere todo el movimiento: un solo paso.
aces-why-ends-on-unit = { $unit } está en { $hex }: un movimiento no puede terminar ahí.
aces-why-cannot-intercept = { $unit } no puede interceptar aquí.
aces-why-has-intercepted = { $unit } ya ha interceptado.
aces-why-has-declared = { $unit } ya tiene un ataque en la lista.
aces-why-not-declared = { $unit } no tiene ningún ataque en la lista.
aces-why-no-such-place = El ataque no puede ir al puesto { $place }: elige otro puesto de 1 a { $n }.
aces-why-out-of-range = { $unit }: alcance { $most ->
    [1] 1
   *[other] { $least }-{ $most }
 }, objetivo a distancia { $distance }.
aces-why-cannot-attack-aircraft = { $unit } no puede atacar a los aviones.
aces-why-afloat = { $unit } está en el agua y no puede combatir.
aces-why-has-occupied = { $unit } ha ocupado una fábrica en este turno y no puede atacar.
aces-why-not-an-enemy = { $unit } no es un enemigo.
aces-why-strikes-hexes = { $unit } ataca un hexágono, no una unidad.
aces-why-strikes-units = { $unit } ataca a una unidad, no un hexágono.
aces-why-debt-undeclared = { $unit } ha interceptado a { $target }: declara antes ese ataque.
aces-why-not-a-factory = No hay ninguna fábrica en { $hex }.
aces-why-not-your-factory = La fábrica de { $hex } no es tuya.
aces-why-factory-taken = La fábrica de { $hex } no está libre: ahí está { $unit }.
aces-why-cannot-afford = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
 }, y tienes { $coins }.
aces-why-four-already = Ya tienes cuatro unidades de ese tipo: { $kind }.
aces-why-board-full = En el tablero no caben más unidades.
aces-why-not-in-own-factory = { $unit } no está en una fábrica tuya.
aces-why-undamaged = { $unit } no tiene daño.
aces-why-in-repair = { $unit } ya está en reparación.
aces-why-transfer-too-small = Hay que enviar al menos 2 monedas, porque 1 va al banco.
aces-why-no-ally = { $faction }: sin aliado en esta partida.
aces-why-draw-offered = Ya has propuesto un empate en este turno.

## El Automa

aces-choice-unit = { $unit }
aces-choice-hex = { $hex }
aces-choice-kind = { $kind }
aces-event-drawn = { $unit } sale de la bolsa para la ficha { $army }.
aces-event-acted = { $unit } ha actuado.
aces-order-debt = { $unit } realiza el ataque obligado.
aces-order-occupy = { $unit } ocupa una fábrica (orden 1).
aces-order-next-to-factory = { $unit } se sitúa junto a una fábrica (orden 2).
aces-order-within-reach-of-factory = { $unit } va a donde en su próximo movimiento llegará junto a una fábrica (orden 3).
aces-order-attack-a-or-b = { $unit } mueve y ataca según la prioridad a, luego b (orden 4).
aces-order-towards-factory = { $unit } va hacia la fábrica más cercana (orden 5).
aces-order-attack = { $unit } se sitúa a su alcance y ataca (orden II.1).
aces-order-towards-target = { $unit } se acerca todo lo posible a su mejor objetivo (orden II.2).
aces-order-none = { $unit } no tiene nada que hacer.
aces-lot-bag = { $faction }, el Automático: saca una unidad para la ficha { $army }.
aces-lot-extra = { $faction }, el Automático: saca una unidad de su segundo conjunto.
aces-lot-share = { $faction }, el Automático: ¿con qué fábrica de su equipo empieza?
aces-lot-armies = { $faction }, el Automático: ¿qué ejércitos actúan?
aces-lot-unit = { $faction }, el Automático: ¿qué unidad actúa primero?
aces-lot-target = { $faction }, el Automático: ¿qué objetivo ataca { $unit }?
aces-lot-hex = { $faction }, el Automático: ¿dónde termina su movimiento { $unit }?
aces-lot-step = { $faction }, el Automático: ¿qué paso da { $unit }?
aces-lot-aim = { $faction }, el Automático: ¿a qué hexágono apunta { $unit }?
aces-lot-interceptor = { $faction }, el Automático: ¿qué unidad intercepta a { $unit }?
aces-lot-purchase = { $faction }, el Automático: ¿qué tipo compra?
aces-lot-factory = { $faction }, el Automático: ¿en qué fábrica se pone la unidad nueva ({ $kind })?
aces-failed-no-factory-to-occupy = Orden 1: no hay fábrica que ocupar sin infantería enemiga al lado.
aces-failed-next-to-factory-already-2 = Orden 2: ya está junto a una fábrica.
aces-failed-next-to-factory-already-3 = Orden 3: ya está junto a una fábrica.
aces-failed-no-hex-next-to-factory = Orden 2: no se alcanza ningún hexágono junto a una fábrica adecuada.
aces-failed-no-hex-within-reach = Orden 3: ningún hexágono está lo bastante cerca para el próximo movimiento.
aces-failed-no-target-of-a-or-b = Orden 4: ningún enemigo al alcance puede ser destruido ni es infantería junto a una fábrica.
aces-failed-no-nearer-hex = Orden 5: ningún hexágono está más cerca de la fábrica más cercana.
aces-failed-no-target = Orden II.1: ningún enemigo al alcance puede ser dañado.
aces-failed-no-enemy = Orden II.2: no hay ningún enemigo.
aces-chain-follows = Sigue esta orden.
aces-chain-candidates = Objetivos posibles: { $targets }.
aces-chain-target-a = a, puede ser destruido: { $targets }.
aces-chain-target-b = b, infantería junto a una fábrica neutral o propia: { $targets }.
aces-chain-target-c = c, no puede contraatacar: { $targets }.
aces-chain-target-d = d, un bombardero: { $targets }.
aces-chain-target-e = e, infantería que puede alcanzar una fábrica neutral o propia: { $targets }.
aces-chain-target-f = f, infantería en una fábrica enemiga al alcance de la infantería propia: { $targets }.
aces-chain-target-g = g, ya atacado en este turno: { $targets }.
aces-chain-target-h = h, con más experiencia: { $targets }.
aces-chain-target-i = i, valor de ataque más bajo: { $targets }.
aces-chain-target-j = j, el más caro: { $targets }.
aces-chain-target-k = k, con menos experiencia: { $targets }.
aces-chain-hex-a = Movimiento a, más lejos del enemigo más cercano: { $hexes }.
aces-chain-hex-b = Movimiento b, en una carretera o junto a ella: { $hexes }.
aces-chain-hex-c = Movimiento c, bosque: { $hexes }.
aces-chain-hex-d = Movimiento d, más lejos en hexágonos del enemigo más cercano: { $hexes }.
aces-chain-hex-e = Movimiento e, más cerca en hexágonos de la unidad propia más cercana: { $hexes }.
aces-chain-hex-f = Movimiento f, más cerca de la unidad propia más cercana: { $hexes }.
aces-chain-hex-g = Movimiento g, más cerca de donde venía: { $hexes }.
## Missions

aces-weather-normal = normal
aces-weather-frost = helada (el agua es terreno estándar)
aces-weather-mud = barro (movimiento más lento)
aces-weather-dry = sequedad (movimiento más rápido en terreno estándar)
aces-weather-storm = tormenta (alcance de la artillería −1)
aces-weather-fog = niebla (sin intercepciones)
aces-ask-weather = Se tira un dado por el clima.
aces-event-weather = Clima, dado { $die }: { $weather }.
aces-why-mountain-closed = { $hex } es una montaña: los tanques no entran.
aces-ask-split-factories = { $faction }: ¿con qué fábricas de tu equipo quieres empezar? Las demás son para tu aliado.
aces-ask-agree-to-split = { $faction }: tu aliado quiere { $hexes } y te deja las demás. ¿Estás de acuerdo?
aces-ask-agree-to-split-none = { $faction }: tu aliado te deja todas las fábricas. ¿Estás de acuerdo?
aces-choice-split = para mí: { $hexes }; las demás para mi aliado
aces-choice-split-none = todas para mi aliado
aces-choice-pick-in-turn = elijamos por turnos
aces-choice-faction = { $faction }
aces-event-split-declined = { $faction } no acepta este reparto de las fábricas.
aces-ask-share-factory = { $faction }: ¿qué fábrica de tu equipo es tuya?
aces-choice-factory = fábrica de { $hex }
aces-event-factory-shared = { $faction } empieza con la fábrica de { $hex }.
aces-why-not-to-share = La fábrica de { $hex } no está entre las que tu equipo tiene por repartir.
aces-outcome-shore = { $side }: victoria en la ronda { $round }. Un tanque ha llegado a la orilla del mar.
aces-outcome-rounds = { $side }: victoria en la ronda { $round }. Se acabó el tiempo y ningún tanque alemán ha llegado a la orilla del mar.
aces-outcome-stranded = { $side }: victoria en la ronda { $round }. A los alemanes no les quedan tanques, infantería ni fábricas.
aces-target-v2 = lanzacohetes V2
aces-ask-lay-token = { $faction }: ¿dónde va la próxima ficha?
aces-ask-hide-launcher = { $faction }: ¿qué ficha oculta el lanzacohetes V2?
aces-ask-rocket-die = Un dado por el cohete contra la fábrica de { $hex }.
aces-choice-lay-token = ficha en { $hex }
aces-choice-hide-launcher = el lanzador está en { $hex }
aces-choice-rocket = cohete contra la fábrica de { $hex }
aces-event-token-laid = Ficha boca abajo colocada en { $hex }.
aces-event-launcher-hidden = El lanzacohetes V2 está oculto bajo una de las fichas.
aces-event-launcher-hidden-at = El lanzacohetes V2 está oculto en { $hex }.
aces-event-tokens-turned = { $n ->
    [one] { $unit } da la vuelta a la ficha de { $hexes }: vacía.
   *[other] { $unit } da la vuelta a las fichas de { $hexes }: vacías.
 }
aces-event-launcher-discovered = { $unit } descubre el lanzacohetes V2 en { $hex }. Se retiran todas las demás fichas.
aces-event-rocket-declared = Se lanzará un cohete contra la fábrica de { $hex }.
aces-event-rocket-missed = Cohete contra la fábrica de { $hex }: dado { $die }, falla.
aces-event-rocket-hit = Cohete contra la fábrica de { $hex }: dado { $die }, fábrica destruida.
aces-event-rocket-hit-removing = Cohete contra la fábrica de { $hex }: dado { $die }, fábrica destruida, y con ella { $unit }.
aces-event-launcher-attacked = { $unit } ataca el lanzacohetes V2: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 }, { $damage } de daño.
aces-event-launcher-destroyed = { $unit } ataca el lanzacohetes V2: { $hits ->
    [one] { $hits } impacto lo destruye
   *[other] { $hits } impactos lo destruyen
 }.
aces-outcome-rockets = { $side }: victoria en la ronda { $round }. Los cohetes han destruido cinco fábricas.
aces-outcome-launcher = { $side }: victoria en la ronda { $round }. El lanzacohetes V2 está destruido.
aces-why-cannot-lay-token = Ninguna ficha cabe en { $hex }: primero los hexágonos de inicio, luego el círculo con sitio.
aces-why-no-token-there = No hay ninguna ficha boca abajo en { $hex }.
aces-why-token-in-the-way = Una ficha o el lanzador cierra el paso a los Aliados en { $hex }.
aces-why-ends-on-token = En { $hex } hay una ficha o el lanzador: un movimiento no puede terminar ahí.
aces-why-no-launcher = No tienes ningún lanzacohetes V2.
aces-why-rocket-declared = El lanzacohetes V2 dispara una vez por turno.
aces-why-launcher-not-found = El lanzacohetes V2 no ha sido descubierto.
aces-why-launcher-yours = El lanzacohetes V2 es de tu equipo.

## Juego cooperativo.

aces-ask-divide-with-partner = { $faction }: reparte tus unidades entre la ficha { $own }, que es tuya, y la ficha 3, que es común.
aces-ask-share-unit = { $faction }: ¿qué unidad tomas?
aces-event-unit-shared = { $faction } toma { $unit }.
aces-event-handed-over = Continúa la fase: { $faction }.
aces-why-not-your-token = La ficha { $army } es de tu compañero.
aces-why-none-left = De este tipo no queda ninguna: { $kind }.
aces-why-shared-purse = Compartes una sola bolsa con tu compañero: no hay a quién enviar monedas.

aces-warning-german-automa = A { $faction } la juega el Automático, y ninguna de sus órdenes lleva un tanque a la costa: difícilmente ganará la Batalla de las Ardenas.

## Pistas: lo que habla a favor de un plan.

aces-hint-takes = { $unit } ocupa la fábrica de { $hex }.
aces-hint-destroys = { $unit } ataca: { $target }, que cae con un { $percent } %.
aces-hint-damages = { $unit } ataca: { $target }, unos { $damage } de daño.
aces-hint-idle = Sin hacer nada en este turno se gana alrededor del { $percent } % de las veces.

## Por qué un bot hizo lo que hizo.

aces-motive-near = { $unit } podría ocupar la fábrica de { $hex } en el próximo turno.
aces-motive-spares = Así se salva la fábrica de { $hex }, que podía caer en manos de: { $target }.
aces-motive-guards = { $unit } protege la fábrica de { $hex }.
aces-motive-range = Desde allí { $unit } tiene a tiro: { $target }.
aces-motive-safer = { $n ->
    [0] Allí nadie puede atacar a { $unit } en el próximo turno.
    [one] Allí solo un enemigo puede atacar a { $unit } en el próximo turno; antes eran { $before }.
   *[other] Allí solo { $n } enemigos pueden atacar a { $unit } en el próximo turno; antes eran { $before }.
 }

# Standing orders
aces-order-pass-infantry = dejar pasar a la infantería
aces-order-pass-special = dejar pasar a la infantería especial
aces-order-pass-tank = dejar pasar a los tanques
aces-order-pass-artillery = dejar pasar a la artillería
aces-order-pass-fighter = dejar pasar a los cazas
aces-order-pass-bomber = dejar pasar a los bombarderos
aces-order-decline-draws = rechazar las ofertas de tablas
