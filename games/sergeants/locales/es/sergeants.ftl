### Sergeants: cartas, preguntas, respuestas, negativas, crónica. Las cartas se dicen a partir de sus átomos: una frase se compone de
### oraciones, una oración de nombres y verbos. $n es el número con el que concuerdan las palabras.

## Palabras

sm-action-look = MIRAR
sm-action-shoot = DISPARAR
sm-action-hide = OCULTARSE
sm-action-move = MOVERSE
sm-stat-spot = Avistar
sm-stat-draw = Robar
sm-stat-cover = Cobertura
sm-stat-rally = Reagrupar
sm-stat-hold = Retener
sm-stat-long = Largo
sm-stat-short = Corto
sm-stat-close = Cercano
sm-stat-throw = Lanzar
sm-stat-walk = Andar
sm-stat-climb = Trepar
sm-stat-fight = Luchar
sm-stat-base-draw = cartas robadas cada turno
sm-until-phase = hasta el final de la fase
sm-until-turn = hasta el final del turno
sm-until-game = hasta el final de la partida
sm-damage-zip = silbido
sm-damage-pin = clavado
sm-damage-wound = herida
sm-damage-kill = muerte
sm-hit-miss = fallo
sm-hit-hit = impacto
sm-hit-hit-plus = impacto+
sm-rank-private = soldado raso
sm-rank-junior = sargento segundo
sm-rank-senior = sargento primero
sm-mark-of-main = carta principal
sm-topic-weather = tiempo
sm-topic-landmark = punto de referencia
sm-topic-ordnance = artillería
sm-topic-weird = rarezas
sm-topic-character = personaje
sm-topic-morale = moral
sm-by-each = cada jugador, por iniciativa
sm-by-first = el jugador con la iniciativa
sm-by-last = el último jugador por iniciativa
sm-part-dog-tag = Acción de la placa
sm-part-bubble = Bocadillo
sm-part-narrator = Recuadro del narrador
sm-seat = Jugador { $seat }
sm-list-none = ninguna
sm-list-gap = vacía
sm-types = { $first }/{ $next }
sm-soldier = { $name } ({ $tag })
sm-card = { $types } ({ $soldier } { $number })
sm-card-titled = «{ $title }» ({ $soldier } { $number })
sm-card-of-team = «{ $title }» ({ $panel })
sm-grenades = { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }

## Enlaces: palabras entre las partes de una frase

sm-then = { $first }, luego { $next }
sm-and = { $first } y { $next }
sm-or = { $first } o { $next }
sm-twice = { $act } dos veces
sm-times = { $act } { $n } veces

## Soldados: nombres sin artículo, concordados con $n. 0 es algunos de muchos, 2 es todos.

sm-person = { $soldier }
sm-nobody = nadie
sm-soldiers = { $n ->
    [one] soldado
   *[other] soldados
 }
sm-leaders = { $n ->
    [one] jefe
   *[other] jefes
 }
sm-the = los { $set }
sm-those = esos { $set }
sm-your = tus { $set }
sm-set-enemy = { $set } { $n ->
    [one] enemigo
   *[other] enemigos
 }
sm-set-friend = { $set } { $n ->
    [one] amigo
   *[other] amigos
 }
sm-set-spotted = { $set } { $n ->
    [one] avistado
   *[other] avistados
 }
sm-set-not-spotted = { $set } no { $n ->
    [one] avistado
   *[other] avistados
 }
sm-set-pinned = { $set } { $n ->
    [one] clavado
   *[other] clavados
 }
sm-set-not-pinned = { $set } no { $n ->
    [one] clavado
   *[other] clavados
 }
sm-set-wounded = { $set } { $n ->
    [one] herido
   *[other] heridos
 }
sm-set-not-wounded = { $set } no { $n ->
    [one] herido
   *[other] heridos
 }
sm-set-in-cover = { $set } en cobertura
sm-set-not-in-cover = { $set } sin cobertura
sm-set-in-melee = { $set } en cuerpo a cuerpo
sm-set-not-in-melee = { $set } que no están en cuerpo a cuerpo
sm-set-in-landmark = { $set } en un punto de referencia
sm-set-not-in-landmark = { $set } fuera de los puntos de referencia
sm-set-on-map = { $set } en el mapa
sm-set-off-map = { $set } fuera del mapa
sm-set-in-tile = { $set } en { $tile }
sm-set-not-in-tile = { $set } fuera de { $tile }
sm-set-side = { $set } ({ $side })
sm-set-except = { $set } que no son { $others }
sm-set-not-own = { $set } de otros jugadores
sm-trait-rifle = { $set } con fusil
sm-trait-smg = { $set } con subfusil
sm-trait-lmg = { $set } con ametralladora ligera
sm-trait-carbine = { $set } con carabina
sm-trait-green = { $set } { $n ->
    [one] novato
   *[other] novatos
 }
sm-trait-veteran = { $set } { $n ->
    [one] veterano
   *[other] veteranos
 }
sm-trait-thrower = { $set } de brazo fuerte
sm-trait-scout = { $set } { $n ->
    [one] explorador
   *[other] exploradores
 }
sm-trait-engineer = { $set } { $n ->
    [one] zapador
   *[other] zapadores
 }
sm-trait = { $set } ({ $word })
sm-who-so-many = { $n } { $set }
sm-who-others = { $n ->
    [one] otro
   *[other] otros { $n }
 }
sm-who-up-to = hasta { $n } de { $set }
sm-who-all = todos { $set }
sm-who-lot = uno al azar entre { $set }

## Acciones: con un sujeto, cuyo número es $n, y sin él

sm-does-spot = { $n ->
    [one] avista
   *[other] avistan
 }
sm-does-draw = { $n ->
    [one] roba
   *[other] roban
 } cartas
sm-does-cover = { $n ->
    [one] se pone
   *[other] se ponen
 } a cubierto
sm-does-rally = { $n ->
    [one] reagrupa
   *[other] reagrupan
 } soldados
sm-does-hold = { $n ->
    [one] retiene
   *[other] retienen
 } cartas
sm-does-shoot = { $n ->
    [one] dispara
   *[other] disparan
 }
sm-does-throw = { $n ->
    [one] lanza
   *[other] lanzan
 } una granada
sm-does-walk = { $n ->
    [one] se mueve
   *[other] se mueven
 }
sm-does-turn = { $n ->
    [one] se gira
   *[other] se giran
 }
sm-does-any = { $n ->
    [one] hace
   *[other] hacen
 } una acción { $action }
sm-act-spot = avistar al enemigo más cercano
sm-act-draw = robar cartas
sm-act-cover = ponerse a cubierto
sm-act-rally = reagrupar soldados
sm-act-hold = retener cartas
sm-act-shoot = disparar
sm-act-throw = lanzar una granada
sm-act-walk = moverse
sm-act-turn = girarse
sm-act-any = hacer una acción { $action }
sm-acts-either = o bien { $first } o bien { $next }

## Pasos: frases en minúscula

sm-step-nothing = nada
sm-step-do = { $who } { $acts }
sm-step-rally = { $n ->
    [one] { $n } soldado clavado se reagrupa
   *[other] { $n } soldados clavados se reagrupan
 }
sm-do-rally = reagrupar a { $n ->
    [one] { $n } soldado clavado
   *[other] { $n } soldados clavados
 }
sm-step-twice = dos veces, { $step }
sm-step-times = { $n } veces, { $step }
sm-step-either = o bien { $first }, o bien { $next }
sm-step-or = { $first }, o bien { $next }
sm-step-if = si { $cond }, { $then }
sm-step-if-else = si { $cond }, { $then }; si no, { $else }
sm-step-blast = { $who } { $n ->
    [one] sufre { $checks ->
        [one] { $checks } comprobación de explosión
       *[other] { $checks } comprobaciones de explosión
     }
   *[other] sufren { $checks ->
        [one] { $checks } comprobación de explosión
       *[other] { $checks } comprobaciones de explosión
     } cada uno
 }
sm-step-modify = { $who } { $n ->
    [one] tiene
   *[other] tienen
 } { $changes } { $until }
sm-step-modify-all = { $changes } para todos { $until }
sm-change = { $stat } { $by }
sm-step-draw-more = cada jugador roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } más cada turno { $until }
sm-step-draw-fewer = cada jugador roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } menos cada turno { $until }
sm-step-draw = roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-enemies-draw = cada uno de tus enemigos roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-all-draw = cada jugador roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-discard = descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-enemies-discard = cada uno de tus enemigos descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-all-discard = cada jugador descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-step-score = gana { $vp } PV
sm-step-enemies-score = cada uno de tus enemigos gana { $vp } PV
sm-step-all-score = cada jugador gana { $vp } PV
sm-step-lose = pierde { $vp } PV
sm-step-enemies-lose = cada uno de tus enemigos pierde { $vp } PV
sm-step-all-lose = cada jugador pierde { $vp } PV
sm-do-draw = robar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-do-discard = descartar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-do-score = ganar { $vp } PV
sm-do-lose = perder { $vp } PV
sm-marked-pin = { $who } { $n ->
    [one] queda clavado
   *[other] quedan clavados
 }
sm-marked-unpin = { $who } { $n ->
    [one] deja de estar clavado
   *[other] dejan de estar clavados
 }
sm-marked-spot = { $who } { $n ->
    [one] queda avistado
   *[other] quedan avistados
 }
sm-marked-unspot = { $who } { $n ->
    [one] deja de estar avistado
   *[other] dejan de estar avistados
 }
sm-marked-wound = { $who } { $n ->
    [one] resulta herido
   *[other] resultan heridos
 }
sm-marked-kill = { $who } { $n ->
    [one] muere
   *[other] mueren
 }
sm-marked-remove = { $who } { $n ->
    [one] sale
   *[other] salen
 } del juego
sm-marked-capture = { $who } { $n ->
    [one] cae prisionero
   *[other] caen prisioneros
 } del enemigo más cercano que pueda escoltar
sm-be-pin = quedar clavado
sm-be-unpin = dejar de estar clavado
sm-be-spot = quedar avistado
sm-be-unspot = dejar de estar avistado
sm-be-wound = resultar herido
sm-be-kill = morir
sm-be-remove = salir del juego
sm-be-capture = caer prisionero del enemigo más cercano

## Condiciones, como van tras «si»

sm-cond-always = es así
sm-cond-hand = tienes al menos { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } en la mano
sm-cond-hand-fewer = tienes menos de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } en la mano
sm-turn-from = es el turno { $turn } o posterior
sm-turn-until = es el turno { $turn } o anterior
sm-turn-exactly = es el turno { $turn }
sm-turn-between = es un turno del { $first } al { $turn }
sm-have = tienes { $set }
sm-have-least = tienes al menos { $n } { $set }
sm-have-none = no tienes { $set }
sm-have-most = tienes como máximo { $n } { $set }
sm-have-exactly = tienes exactamente { $n } { $set }
sm-have-between = tienes de { $least } a { $n } { $set }
sm-have-him = tienes a { $soldier }
sm-have-not-him = no tienes a { $soldier }
sm-are = hay { $set }
sm-are-least = hay al menos { $n } { $set }
sm-are-none = no hay { $set }
sm-are-most = hay como máximo { $n } { $set }
sm-are-exactly = hay exactamente { $n } { $set }
sm-are-between = hay de { $least } a { $n } { $set }
sm-plays = { $soldier } está en juego
sm-plays-not = { $soldier } no está en juego
sm-is-spotted = { $soldier } está avistado
sm-is-not-spotted = { $soldier } no está avistado
sm-is-pinned = { $soldier } está clavado
sm-is-not-pinned = { $soldier } no está clavado
sm-is-wounded = { $soldier } está herido
sm-is-not-wounded = { $soldier } no está herido
sm-is-in-cover = { $soldier } está en cobertura
sm-is-not-in-cover = { $soldier } no está en cobertura
sm-is-in-melee = { $soldier } está en cuerpo a cuerpo
sm-is-not-in-melee = { $soldier } no está en cuerpo a cuerpo
sm-is-in-landmark = { $soldier } está en un punto de referencia
sm-is-not-in-landmark = { $soldier } no está en un punto de referencia
sm-is-on-map = { $soldier } está en el mapa
sm-is-off-map = { $soldier } no está en el mapa
sm-is-in-tile = { $soldier } está en { $tile }
sm-is-not-in-tile = { $soldier } no está en { $tile }

## Cartas

sm-card-head = { $types } ({ $mark })
sm-card-bubble = Pelotón: { $steps }.
sm-card-may = Puede: { $steps }.
sm-card-must = Debe: { $steps }.
sm-card-cost = Coste: { $steps }.
sm-card-only = Solo si { $cond }.
sm-card-hit = Comprobación de impacto: largo { $long }, corto { $short }, cercano { $close }, explosión { $blast }.
sm-card-damage = Daño: { $damage }.
sm-story-head = { $first } y luego { $then }.
sm-story-effect = Efecto ({ $topic }): { $steps }.
sm-story-effect-by = Efecto ({ $topic }), { $by }: { $steps }.
sm-story-by = { $by }: { $steps }
sm-story-cause = Causa: { $topic }.
sm-order-hold = Defender { $landmark }: al final del último turno hay soldados tuyos y ningún enemigo. { $vp } PV.
sm-order-search = Registrar { $landmark }: un soldado tuyo se mueve allí a una cobertura. { $vp } PV.
sm-order-capture = Capturar { $landmark }: durante un turno entero hay soldados tuyos y ningún enemigo. { $vp } PV.
sm-order-general-attack = Ataque general: { $vp } PV por cada enemigo muerto o capturado.
sm-order-patrol = Patrulla: un soldado tuyo sale del mapa { $area }. { $vp } PV.
sm-order-registered-fire = Fuego registrado: el soldado que lleva «{ $equipment }» está vivo al comienzo del turno { $turn }. Entonces la artillería cae sobre { $landmark }: { $checks ->
    [one] { $checks } comprobación de explosión
   *[other] { $checks } comprobaciones de explosión
 } para todos los que estén allí. { $vp } PV.
sm-order-demolition = Demolición: defender { $landmark } durante { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos seguidos
 } con el soldado que lleva «{ $equipment }» y luego salir. { $checks ->
    [one] { $checks } comprobación de explosión
   *[other] { $checks } comprobaciones de explosión
 } para los que sigan allí. { $vp } PV.
sm-order-attack = Ataque: capturar más de la mitad de los puntos de referencia. { $vp } PV.
sm-order-skirmish = Escaramuza: más de la mitad de la fuerza de un adversario ha muerto. { $vp } PV por cada adversario.
sm-order-recon = Reconocimiento: { $n ->
    [one] { $n } soldado tuyo está vivo
   *[other] { $n } soldados tuyos están vivos
 } en { $landmark } a la vez. { $vp } PV.
sm-order-entry = Tus soldados entran { $area }.
sm-only-for-side = Bando: { $side }.
sm-title-hold = Defender { $landmark }
sm-title-search = Registrar { $landmark }
sm-title-capture = Capturar { $landmark }
sm-title-general-attack = Ataque general
sm-title-patrol = Patrulla
sm-title-registered-fire = Fuego registrado sobre { $landmark }
sm-title-demolition = Demolición de { $landmark }
sm-title-attack = Ataque
sm-title-skirmish = Escaramuza
sm-title-recon = Reconocimiento de { $landmark }
sm-gives-grenades = { $equipment }: { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }. { $vp } PV.
sm-gives-medal = { $equipment }: una carta más para { $soldier }. { $vp } PV.
sm-gives-object = { $equipment }: para algunas órdenes. { $vp } PV.
sm-carried-by = Solo para { $who }.

## Lugares. Las áreas dicen por dónde se entra o se sale.

sm-tile = { $face } ({ $name })
sm-point = { $tile }, { $x }″ a la derecha, { $y }″ abajo
sm-point-off = { $x }″ a la derecha, { $y }″ abajo
sm-off-the-map = fuera del mapa
sm-facing-north = norte
sm-facing-north-east = noreste
sm-facing-east = este
sm-facing-south-east = sureste
sm-facing-south = sur
sm-facing-south-west = suroeste
sm-facing-west = oeste
sm-facing-north-west = noroeste
sm-area = por «{ $name }»
sm-area-north = por el norte
sm-area-north-east = por el noreste
sm-area-east = por el este
sm-area-south-east = por el sureste
sm-area-south = por el sur
sm-area-south-west = por el suroeste
sm-area-west = por el oeste
sm-area-north-west = por el noroeste
sm-area-far-north-east = por el extremo noreste
sm-area-far-east = por el extremo este
sm-area-far-south-east = por el extremo sureste
sm-area-far-south-west = por el extremo suroeste
sm-area-far-west = por el extremo oeste

## Losetas y puntos de referencia, por número y cara

sm-tile-1A = Prado
sm-tile-1B = Trigal
sm-tile-2A = Camino
sm-tile-2B = Zanja
sm-tile-3A = Bosque
sm-tile-3B = Frutales pequeños
sm-tile-4A = Granero
sm-tile-4B = Pasto
sm-tile-5A = Alameda
sm-tile-5B = Camino hondo
sm-tile-6A = Curva con ermita
sm-tile-6B = Henar
sm-tile-7A = Curva con tapia
sm-tile-7B = Cebada
sm-tile-8A = Bifurcación
sm-tile-8B = Pinar
sm-tile-9A = Casita junto al camino
sm-tile-9B = Huertas
sm-tile-10A = Río
sm-tile-10B = Pantano
sm-tile-11A = Recodo del río
sm-tile-11B = Brezal
sm-tile-12A = Pasarela
sm-tile-12B = Pasto con setos
sm-tile-13A = Recodo con embarcadero
sm-tile-13B = Viñedo
sm-tile-14A = Estanque
sm-tile-14B = Carro destruido en el camino
sm-tile-15A = Cruce en el campo
sm-tile-15B = Soto
sm-tile-16A = Terraplén del ferrocarril
sm-tile-16B = Matorral
sm-tile-17A = Paso a nivel
sm-tile-17B = Trébol
sm-tile-18A = Trinchera del ferrocarril
sm-tile-18B = Remolachar
sm-tile-19A = Río con vado
sm-tile-19B = Trinchera vieja
sm-tile-20A = Casa junto a la carretera
sm-tile-20B = Campo bombardeado
sm-tile-21A = Era
sm-tile-21B = Barbecho
sm-tile-22A = Carretera con cuneta
sm-tile-22B = Abedular
sm-tile-23A = Curva con capilla
sm-tile-23B = Maizal
sm-tile-24A = Ladrillera
sm-tile-24B = Arcillera
sm-tile-25A = Puente de piedra
sm-tile-25B = Prado inundado
sm-tile-26A = Puesto de señales
sm-tile-26B = Huertos
sm-tile-27A = Calle del pueblo
sm-tile-27B = Patios traseros
sm-tile-28A = Plaza del mercado
sm-tile-28B = Casas bombardeadas
sm-tile-29A = Foso de cañón
sm-tile-29B = Bosque quemado
sm-tile-30A = Camposanto
sm-tile-30B = Campos pequeños
sm-tile-L1A = Cruce
sm-tile-L1B = Cruce bombardeado
sm-tile-L2A = Puente
sm-tile-L2B = Vado
sm-tile-L3A = Granja
sm-tile-L3B = Granja en ruinas
sm-tile-L4A = Iglesia
sm-tile-L4B = Iglesia en ruinas
sm-tile-L5A = Molino de agua
sm-tile-L5B = Molino de viento
sm-tile-L6A = Frutales
sm-tile-L6B = Jardín de la casa señorial
sm-tile-L7A = Cantera
sm-tile-L7B = Gravera
sm-tile-L8A = Apeadero
sm-tile-L8B = Estación de mercancías
sm-tile-L9A = Pueblo
sm-tile-L9B = Pueblo quemado
sm-tile-L10A = Depósito
sm-tile-L10B = Estación de radio

## Preguntas

sm-ask-order = { $seat } roba una orden.
sm-ask-force = { $seat }: compra tu fuerza.
sm-ask-deploy = { $seat }: coloca a tus soldados.
sm-ask-draw = { $seat } roba una carta.
sm-ask-story = Se descubre la carta de la fase { $phase }.
sm-ask-place = { $seat }: coloca una carta en cada fase.
sm-ask-gap = { $seat } roba una carta para un hueco.
sm-ask-which-gap = { $seat }: ¿qué fase ocupa { $card }?
sm-ask-take-back = { $seat }: ¿recuperas cartas retenidas?
sm-ask-name = { $seat }: ¿con qué acción usas { $card }?
sm-ask-pay = { $seat }: ¿pagas el coste de { $card }?
sm-ask-part = { $seat }: ¿qué parte de { $card } juegas ahora?
sm-ask-who = { $seat }: ¿quién { $acts }? { $n ->
    [one] (queda { $n })
   *[other] (quedan { $n })
 }
sm-ask-who-all = { $seat }: ¿quién { $acts }? Pueden todos.
sm-ask-act = ¿Qué hace { $soldier }?
sm-ask-either = ¿Qué hace { $soldier }?
sm-ask-row = { $seat }: ¿cuál de estas?
sm-ask-spot = ¿A quién avista { $soldier }?
sm-ask-cover = ¿Se pone a cubierto { $soldier }?
sm-ask-rally = { $seat }: ¿quién se reagrupa?
sm-ask-hold = ¿Qué carta retiene { $soldier }?
sm-ask-walk = ¿Adónde se mueve { $soldier }?
sm-ask-shoot = ¿A quién dispara { $soldier }?
sm-ask-next-target = ¿Quién es el siguiente blanco de { $soldier }?
sm-ask-throw = ¿Adónde lanza la granada { $soldier }?
sm-ask-victim = { $seat }: ¿a quién se comprueba ahora?
sm-ask-hit-check = { $seat } descubre una carta para la comprobación de impacto.
sm-ask-damage-check = { $seat } descubre una carta para el daño.
sm-ask-fight-draw = { $seat } roba una carta para el cuerpo a cuerpo.
sm-ask-strike = { $seat }: ¿qué carta golpea a quién?
sm-ask-capture = ¿{ $soldier } cae prisionero o muere?
sm-ask-hand-over = ¿{ $soldier } entrega prisioneros a { $escort }?
sm-ask-discard = { $seat }: ¿qué carta descartas?
sm-ask-befall = { $seat }: ¿a quién le afecta?
sm-ask-lot = Se echa a suertes.

## Respuestas

sm-choice-done = Listo
sm-choice-yes = Sí
sm-choice-no = No
sm-choice-order = { $order }
sm-choice-story = { $story }
sm-choice-card = { $card }
sm-choice-force = Fuerza: { $soldiers }
sm-choice-deploy = Colocar: { $soldiers }
sm-enlisted = { $soldier }
sm-enlisted-with = { $soldier } [{ $things }]
sm-deployed = { $soldier } [{ $point }, { $facing }]
sm-choice-placing = Fase 1: { $first }; fase 2: { $second }; fase 3: { $third }
sm-choice-phase = Fase { $phase }
sm-choice-take-back = Recuperar { $card } de { $soldier }
sm-choice-action = { $action }
sm-choice-part = { $part }
sm-choice-soldier = { $soldier }
sm-choice-act = Acción: { $acts }
sm-choice-row = Número { $n }
sm-choice-rally-himself = { $soldier } se reagrupa
sm-choice-rally = { $soldier } reagrupa a { $target }
sm-choice-walk = Moverse a { $point }, mirando al { $facing }
sm-choice-enter = Entrar { $gate } y moverse a { $point }, mirando al { $facing }
sm-choice-leave = Salir del mapa { $gate }
sm-choice-let-go = Dejar libre a { $soldier }
sm-choice-hand-over = Entregar a { $soldier } a { $escort }
sm-choice-throw = Lanzar a { $target }: { $point }
sm-choice-strike = Golpear a { $target } con { $card }
sm-answer-spot = { $soldier } avista a { $target }
sm-answer-shoot = { $soldier } dispara a { $target }
sm-answer-capture = { $soldier } captura a { $target }
sm-answer-kill = { $target } muere
sm-answer-cover = { $soldier } se pone a cubierto
sm-answer-pay = Pagar
sm-answer-do-not-pay = No pagar: la carta queda anulada
sm-answer-hold = { $soldier } retiene { $card }
sm-answer-discard = Descartar { $card }
sm-answer-gap = Poner { $card } en la fase { $phase }
sm-answer-name = Usar { $card } como { $action }
sm-answer-act = { $soldier }: { $acts }
sm-answer-row = { $n }: { $steps }
sm-answer-stay = { $soldier } se queda
sm-answer-does-nothing = { $soldier } no hace nada
sm-answer-nobody = Nadie más
sm-answer-no-card = Ninguna carta más
sm-answer-end-card = Carta terminada

## Negativas. Las longitudes son pulgadas.

sm-why-not-offered = Eso no es posible aquí.
sm-why-other-question = Esa es la respuesta a otra pregunta.
sm-why-not-for-sale = { $soldier } no se puede comprar así.
sm-why-too-dear = Esto cuesta { $cost } PV; el límite es { $limit }.
sm-why-too-much-equipment = Las cartas de equipo cuestan { $cost } PV; el límite es { $limit }, y las granadas no cuentan.
sm-why-too-many-leaders = Hay demasiados jefes; el límite es { $limit }.
sm-why-too-few = Hay muy pocos soldados; hacen falta al menos { $least }.
sm-why-nothing-left-for-allies = A tus aliados les quedarían muy pocos soldados.
sm-why-cannot-carry = { $soldier } no puede llevar «{ $equipment }».
sm-why-medal-not-earned = «{ $equipment }» no se vende: las medallas se ganan, y { $soldier } no la ha recibido.
sm-why-barred = El escenario no permite «{ $equipment }» a este bando.
sm-why-required = El escenario exige «{ $equipment }»: alguien tiene que llevarlo.
sm-why-not-where-to-start = { $soldier } no puede empezar ahí.
sm-why-overlaps = { $soldier } quedaría encima de otro.
sm-why-not-all = Hay que colocar a todos los soldados, en el orden de sus placas.
sm-why-not-in-hand = Esa carta no está en tu mano.
sm-why-does-not-fit = La carta no sirve para la fase { $phase }.
sm-why-could-fill-more = Con tu mano se pueden ocupar { $most ->
    [one] { $most } fase
   *[other] { $most } fases
 }.
sm-why-not-straight = Al cuerpo a cuerpo se entra en línea recta.
sm-why-not-this-gate = No puedes entrar por ahí.
sm-why-in-melee = En cuerpo a cuerpo solo se puede girar.
sm-why-turns-away = Gira de modo que sigas en contacto con un enemigo, con el frente de uno de los dos.
sm-why-no-room-for-prisoners = No hay sitio a su lado para sus prisioneros.
sm-why-still-touches = Debe acabar sin contacto con { $soldier }, a quien deja libre.
sm-why-not-on-the-map = No está en el mapa.
sm-why-no-target = { $soldier } no puede ser el blanco.
sm-why-throw-target-too-far = El blanco está demasiado lejos para lanzar.
sm-why-throw-too-far = La granada no llega tan lejos.
sm-why-throw-misses-target = La plantilla debe tocar el blanco.
sm-why-no-grenade = No tiene granadas.
sm-blocked-off-the-map = El recorrido sale del mapa.
sm-blocked-too-far = Sobran { $by }″; son posibles { $allowance }″.
sm-blocked-turns-too-far = Girada así, la base llegaría { $by }″ demasiado lejos.
sm-blocked-no-move = Tras { $after }″ hay terreno NO MOVE.
sm-blocked-too-high = Tras { $after }″ hay terreno de nivel { $level }; su Trepar es { $climb }.
sm-blocked-passes = Tras { $after }″ hay un enemigo.
sm-blocked-across-an-edge = La base sobresaldría { $by }″ por un borde.
sm-blocked-overlaps = Ahí ya hay alguien; basta con alejarse { $by }″.

## Bandos

sm-side-us = Estados Unidos
sm-side-de = Alemania

## Cartas de historia, por sus números

sm-story-1 = Obuses perdidos
sm-story-2 = Nubes bajas
sm-story-3 = Los morteros baten los campos
sm-story-4 = Pájaros asustados
sm-story-5 = Cuerpo a tierra
sm-story-6 = Barro
sm-story-7 = Una voz conocida
sm-story-8 = Bengala
sm-story-9 = El sol se abre paso
sm-story-10 = Estallidos en las copas
sm-story-11 = Segundo aliento
sm-story-12 = Llovizna
sm-story-13 = Sótanos y zanjas
sm-story-14 = Cargador lleno
sm-story-15 = Nervios
sm-story-16 = Viento en las mieses
sm-story-17 = Mensaje extraviado
sm-story-18 = Fuego desde el flanco
sm-story-19 = Niebla baja
sm-story-20 = Pasada rasante
sm-story-21 = Un jefe se pone en pie
sm-story-22 = Una carta en el bolsillo
sm-story-23 = El sol de cara
sm-story-24 = Primero las granadas
sm-story-25 = Señalado en todos los mapas
sm-story-26 = Terreno seco
sm-story-27 = Tierra en los cerrojos
sm-story-28 = Campanas lejanas
sm-story-29 = Aguacero
sm-story-30 = Veteranos
sm-story-31 = Un solo disparo
sm-story-32 = Aire diáfano
sm-story-33 = Ganado suelto
sm-story-34 = Tiros cortos
sm-story-35 = Buen campo de tiro
sm-story-36 = Rachas de viento
sm-story-37 = Un hombre se adelanta
sm-story-38 = Trazadoras
sm-story-39 = Se hace el silencio
sm-story-40 = Sombras largas
sm-story-41 = Los novatos se paralizan
sm-story-42 = Fuego de cobertura
sm-story-43 = Contraseña equivocada
sm-story-44 = Polvo
sm-story-45 = Merece la pena defenderlo
sm-story-46 = Quién queda al mando
sm-story-47 = Bombardeo en campo abierto
sm-story-48 = Raciones encontradas
sm-story-49 = Una carreta en el camino
sm-story-50 = Cañones apuntados al cruce
sm-story-51 = Carretera al descubierto
sm-story-52 = Tablones sueltos
sm-story-53 = El puente está a tiro
sm-story-54 = Bajo el arco
sm-story-55 = Un perro en el corral
sm-story-56 = Arde la paja
sm-story-57 = Leche en el sótano
sm-story-58 = Desde el campanario
sm-story-59 = El campanario atrae el fuego
sm-story-60 = Entre las tumbas
sm-story-61 = El caz crecido
sm-story-62 = Una ventana en lo alto
sm-story-63 = Polvo de harina
sm-story-64 = Follaje espeso
sm-story-65 = Obuses entre las ramas
sm-story-66 = Fruta caída
sm-story-67 = Caen piedras
sm-story-68 = Ecos
sm-story-69 = Esquirlas
sm-story-70 = La línea aún funciona
sm-story-71 = Entre los vagones
sm-story-72 = Obuses sobre el apeadero
sm-story-73 = Rusk va por delante
sm-story-74 = Rusk los ha visto
sm-story-75 = Teague ve la apuesta
sm-story-76 = Teague sale ileso
sm-story-77 = Brandvold levanta la viga
sm-story-78 = Brandvold lanza
sm-story-79 = Ahlers escucha
sm-story-80 = Ahlers conoce un sendero
sm-story-81 = Mertens encuentra el alambre
sm-story-82 = A Mertens le queda una
sm-story-83 = Hanke silba
sm-story-84 = Hanke se lo toma a risa
sm-story-85 = Toda la batería
sm-story-86 = Niebla para todo el día
sm-story-87 = Anochecer
sm-story-88 = Llega la munición
sm-story-89 = Teléfono cortado
sm-story-90 = Órdenes de arriba
sm-story-91 = Escaleras abajo, al sótano
sm-story-92 = Obuses sobre el pueblo
sm-story-93 = Por los huertos de atrás
sm-story-94 = Cajas que merece la pena abrir
sm-story-95 = Algo se incendia
sm-story-96 = Una mirada desde el tejado

## Equipo

sm-equipment-radio = Radio
sm-equipment-field-telephone = Teléfono de campaña
sm-equipment-explosives = Explosivos
sm-equipment-grenade-bag = Bolsa de granadas
sm-equipment-grenade-sack = Saco de granadas
sm-equipment-star-2 = Estrella de Plata (Marsh)
sm-equipment-star-5 = Estrella de Bronce (Dembski)
sm-equipment-star-6 = Estrella de Plata (Lindqvist)
sm-equipment-star-8 = Estrella de Bronce (Corrigan)
sm-equipment-star-9 = Estrella de Bronce (Rusk)
sm-equipment-star-11 = Estrella de Bronce (Vance)
sm-equipment-star-13 = Estrella de Bronce (Holloway)
sm-equipment-star-52 = Cruz de Hierro (Reuter)
sm-equipment-star-55 = Cruz de Hierro (Kessing)
sm-equipment-star-56 = Cruz de Hierro (Wendt)
sm-equipment-star-58 = Cruz de Hierro (Strobel)
sm-equipment-star-59 = Cruz de Hierro (Ahlers)
sm-equipment-star-61 = Cruz de Hierro (Diercks)
sm-equipment-star-63 = Cruz de Hierro (Voss)

## Escenarios: nombres e informes

sm-scenario-first-steps = Primeros pasos
sm-report-first-steps = Dos pelotones se topan en un cruce de caminos. Cinco soldados por bando, todas las cartas a la vista: una partida para aprender.
sm-scenario-crossing = El paso del río
sm-report-crossing = La carretera y el puente aún no son de nadie. Los dos bandos llegan desde los bordes del mapa, y la noche no ha terminado del todo.
sm-scenario-race-to-the-bridge = Carrera hacia el puente
sm-report-race-to-the-bridge = El puente sigue en pie, y ambos bandos lo quieren antes de esta noche. Entre la granja y la iglesia hay una sola carretera, y un vado para quien se atreva. Quien se entretiene llega tarde.
sm-scenario-patrol = Patrulla
sm-report-patrol = Dos patrullas recorren el mismo terreno quebrado, entre los frutales, el cruce y la cantera. Ninguna sabe de la otra, y puede caer la niebla.
sm-scenario-defence = Defensa
sm-report-defence = Hay que defender la iglesia y el molino de viento a toda costa. Los atacantes son más, y avanzan por los campos mientras la bruma los oculta.
sm-scenario-search = Búsqueda
sm-report-search = Quedaron unos papeles en la granja, en el molino o en el jardín de la casa señorial. En medio está el río, y los otros también buscan.
sm-scenario-four-players = En el apeadero
sm-report-four-players = Dos pelotones por bando se encuentran alrededor del apeadero. Cada cual tiene un lugar propio que vigilar, y órdenes que no cuenta a nadie.

## La crónica

sm-log-order-drawn = { $seat } roba una orden.
sm-log-this-order-drawn = { $seat } roba la orden «{ $order }».
sm-log-mustered = { $seat } tiene a { $soldiers }.
sm-log-deployed = { $seat } ha colocado a todos sus soldados.
sm-log-turn = Turno { $turn }.
sm-log-card-drawn = { $seat } roba una carta.
sm-log-this-card-drawn = { $seat } roba { $card }.
sm-log-story-turned = Se descubre «{ $story }».
sm-log-story-happens = Suceso: «{ $story }».
sm-log-placed = { $seat } coloca sus cartas boca abajo.
sm-log-these-placed = { $seat } coloca boca abajo: fase 1 { $first }, fase 2 { $second }, fase 3 { $third }.
sm-log-placed-face-up = { $seat } no puede ocupar todas las fases y coloca boca arriba: fase 1 { $first }, fase 2 { $second }, fase 3 { $third }.
sm-log-discarded = { $seat } descarta { $cards }.
sm-log-gap-filled = { $seat } ocupa la fase { $phase } con { $card }.
sm-log-initiative = Iniciativa: { $order }.
sm-log-phase = Fase { $phase }.
sm-log-revealed = { $seat } revela { $cards }.
sm-log-named = { $seat } usa { $card } como { $action }.
sm-log-taken-back = { $seat } recupera una carta de { $soldier }.
sm-log-this-taken-back = { $seat } recupera { $card } de { $soldier }.
sm-log-held = { $soldier } retiene una carta.
sm-log-this-held = { $soldier } retiene { $card }.
sm-log-held-lost = { $soldier } pierde lo que retenía: { $cards }.
sm-log-card-began = { $seat } juega { $card }.
sm-log-card-cancelled = { $seat }: { $card } queda anulada.
sm-log-hit-check = { $seat } descubre { $card } para la comprobación de impacto.
sm-log-damage-check = { $seat } descubre { $card } para el daño.
sm-log-gap-check = { $seat } descubre { $card } para un hueco.
sm-log-spotted = { $soldier } ha sido avistado.
sm-log-spots = { $soldier } avista a { $target }.
sm-log-hidden = { $soldier } queda oculto.
sm-log-pinned = { $soldier } queda clavado.
sm-log-rallied = { $soldier } se reagrupa.
sm-log-rallies = { $soldier } reagrupa a { $target }.
sm-log-wounded = { $soldier } resulta herido.
sm-log-killed = { $soldier } muere.
sm-log-killed-for = { $soldier } muere: { $vp } PV para { $seat }.
sm-log-removed = { $soldier } sale del juego.
sm-log-walked = { $soldier } se mueve a { $place }.
sm-log-entered = { $soldier } entra { $gate }: { $place }.
sm-log-left = { $soldier } sale del mapa { $gate }.
sm-log-shifted = { $soldier } se aparta del borde: { $place }.
sm-log-shot = { $soldier } dispara a { $target }.
sm-log-threw = { $soldier } lanza una granada a { $target }.
sm-log-melee = Cuerpo a cuerpo: { $soldiers }.
sm-log-struck = { $seat } golpea a { $soldier } con { $card }: { $damage }.
sm-log-captured = { $soldier } cae prisionero de { $escort }.
sm-log-handed-over = { $soldier } pasa a manos de { $escort }.
sm-log-freed = { $soldier } queda libre.
sm-log-escaped = { $soldier } queda libre en { $place }: no avistado y clavado.
sm-log-changed = { $stat } { $by } para todos { $until }.
sm-log-changed-for = { $soldiers }: { $stat } { $by } { $until }.
sm-log-changed-for-none = { $stat } { $by } { $until }: no afecta a ningún soldado.
sm-log-scored = { $seat } gana { $vp } PV.
sm-log-order-met = { $seat } ha cumplido la orden «{ $order }»: { $vp } PV.
sm-log-won = { $winners } gana con { $vp } PV.
sm-log-won-alone = { $winners } gana: no quedan enemigos.
sm-log-drawn = Empate a { $vp } PV: { $winners }.

sm-query-no-such-soldier = Ese soldado no está en juego.
sm-query-not-on-the-map = No está en el mapa.
sm-query-prisoner = { $soldier } es prisionero: nadie lo avista, le dispara ni se oculta de él.
sm-query-nothing-to-suggest = Aquí no hay nada que sugerir.
sm-query-too-many = Nombra más de lo que hay: como máximo { $most }.
sm-query-hidden = Lo que dice la carta de { $soldier } está oculto para ti.
sm-query-not-yours = Eso solo puede saberlo su jugador.

## Marcadores y equipo

sm-marker-fire = fuego
sm-marker-mines = minas
sm-marker-smoke = humo ligero (2x)
sm-marker-thick-smoke = humo denso (3x)
sm-step-place = { $marker } en { $tile }
sm-step-place-piece = { $marker } en una parte de { $tile }
sm-step-place-with = { $marker } donde { $n ->
    [one] está
   *[other] están
 } { $who }
sm-step-place-with-one = { $marker } en la loseta de uno de { $set } a tu elección
sm-step-clear-fire = todos los fuegos se apagan
sm-step-clear-mines = se retiran todas las minas
sm-step-clear-smoke = todo el humo se disipa
sm-set-with-most = { $set } con { $stat } { $number } o menos
sm-set-with-least = { $set } con { $stat } { $number } o más
sm-set-with-between = { $set } con { $stat } de { $least } a { $number }
sm-set-with-not-between = { $set } con { $stat } por debajo de { $least } o por encima de { $number }
sm-trait-assistant = { $set } { $n ->
    [one] ayudante de ametralladora
   *[other] ayudantes de ametralladora
 }
sm-trait-sniper = { $set } { $n ->
    [one] francotirador
   *[other] francotiradores
 }
sm-trait-medic = { $set } { $n ->
    [one] sanitario
   *[other] sanitarios
 }
sm-trait-officer = { $set } con grado de oficial
sm-trait-radio = { $set } { $n ->
    [one] operador de radio
   *[other] operadores de radio
 }
sm-trait-gunner = { $set } { $n ->
    [one] ametrallador
   *[other] ametralladores
 }
sm-trait-tripod = { $set } con trípode
sm-trait-skirmisher = { $set } { $n ->
    [one] hostigador
   *[other] hostigadores
 }
sm-gives-optics = { $equipment }: los modificadores de MIRAR de hasta { $look } y de DISPARAR de hasta { $shoot } de una loseta no cuentan. { $vp } PV.
sm-gives-ability = { $equipment }: { $stat } { $by }. { $vp } PV.
sm-gives-shell = { $equipment }: se usa en lugar de un disparo normal, hasta { $n ->
    [one] { $n } cuadrado
   *[other] { $n } cuadrados
 }; { $checks ->
    [one] { $checks } comprobación de explosión
   *[other] { $checks } comprobaciones de explosión
 } bajo la plantilla. { $vp } PV.
sm-gives-charge = { $equipment }: se lanza como una granada, Lanzar { $by }; { $checks ->
    [one] { $checks } comprobación de explosión
   *[other] { $checks } comprobaciones de explosión
 } bajo la plantilla. { $vp } PV.
sm-gives-marker-fired = { $equipment }: se dispara sobre una loseta, hasta { $n ->
    [one] { $n } cuadrado
   *[other] { $n } cuadrados
 }: { $marker }. { $vp } PV.
sm-gives-marker-thrown = { $equipment }: se lanza sobre una loseta, Lanzar { $by }: { $marker }. { $vp } PV.
sm-gives-marker-laid = { $equipment }: se pone en la propia loseta o en una contigua, en vez de ponerse a cubierto: { $marker }. { $vp } PV.
sm-gives-ammunition = { $equipment }: con quien la lleva en contacto de base, la ametralladora ligera dispara gratis una vez por fase. { $vp } PV.
sm-gives-foxhole = { $equipment }: cava un pozo de tirador en vez de ponerse a cubierto; quien está en él tiene cobertura, y su Cobertura mejora en { $n }. { $vp } PV.
sm-gives-artillery = { $equipment }: en vez de avistar, un disparo sobre una loseta a la vista; { $checks ->
    [one] { $checks } comprobación de explosión
   *[other] { $checks } comprobaciones de explosión
 } para quien esté allí, o humo denso si son 3 o más. { $vp } PV.
sm-used-so-often = Se puede usar { $n ->
    [one] una vez
   *[other] { $n } veces
 }.
sm-needs-equipment = Solo junto con: { $equipment }.
sm-ask-aim = { $soldier } usa { $equipment }: ¿dónde?
sm-ask-smoke = { $seat }: ¿humo en { $tile } en vez de la explosión?
sm-ask-gun = ¿A quién dispara { $soldier }, gratis?
sm-choice-use = Usar: { $equipment }
sm-choice-tile = { $tile }
sm-answer-use = { $soldier } usa: { $equipment }
sm-answer-smoke = Humo
sm-answer-explosion = Explosión
sm-why-nothing-to-use = Ya no le queda: { $equipment }.
sm-log-laid = { $tile }: { $marker }.
sm-log-cleared-fire = Todos los fuegos se apagan.
sm-log-cleared-mines = Se retiran todas las minas.
sm-log-cleared-smoke = Todo el humo se disipa.
sm-log-smoke-lifted = El humo de turnos anteriores se ha disipado.
sm-log-in-fire = { $soldier } está entre las llamas.
sm-log-in-smoke = { $soldier } está en el humo.
sm-log-among-mines = { $soldier } se mueve entre minas.
sm-log-used = { $soldier } usa: { $equipment }.
sm-log-shelled = La artillería de { $seat } cae sobre { $tile }.
sm-log-shelled-with-smoke = La artillería de { $seat } dispara humo sobre { $tile }.
sm-log-dug = { $soldier } cava un pozo de tirador.
sm-equipment-binoculars = Prismáticos (3x)
sm-equipment-scope = Mira telescópica (6x)
sm-equipment-fine-scope = Mira telescópica de calidad (6x)
sm-equipment-smoke-grenades = Granadas de humo
sm-equipment-rifle-smoke = Granada de fusil fumígena
sm-equipment-rifle-grenades = Granadas de fusil
sm-equipment-panzerfaust = Panzerfaust
sm-equipment-bazooka = Bazuca
sm-equipment-recoilless-rifle = Fusil sin retroceso
sm-equipment-satchel = Carga de demolición
sm-equipment-battery = Batería de apoyo
sm-equipment-bar-magazines = Cargadores para el fusil automático
sm-equipment-mg-belts = Cintas para la ametralladora
sm-equipment-mines = Minas
sm-equipment-petrol-bottle = Botella incendiaria
sm-equipment-spade = Pala de trinchera
sm-equipment-knife = Cuchillo
sm-story-101 = Humo que cae corto
sm-story-102 = Se levanta el viento
sm-story-103 = Trazadoras en la hierba seca
sm-story-104 = Nadie las señaló
sm-story-105 = Al amparo del humo
sm-scenario-smoke-screen = Cortina de humo
sm-report-smoke-screen = Una ametralladora y un tirador vigilan los campos frente a la cantera. A quien quiera cruzarlos más le vale no ser visto: hay humo en el camino, más en las bolsas, y a la batería le sobra un disparo.
sm-scenario-minefield = Campo de minas
sm-report-minefield = Desde el molino de viento se ve todo a kilómetros a la redonda. Tiene que saltar. El camino, el bosque y la trinchera que hay delante están minados, y poner los explosivos lleva dos turnos tranquilos.
sm-scenario-burning-farm = La granja en llamas
sm-report-burning-farm = Arde el granero, y la casa no durará mucho. Dos pelotones con cohetes y ningún tanque al que tirárselos se encuentran en el patio.

## Especialistas, oficiales, médicos, módulos tácticos

sm-stat-command = Mando
sm-stat-checks = comprobaciones de identidad
sm-rank-officer = oficial
sm-band-long = largo
sm-band-short = corto
sm-band-close = cercano
sm-band-blast = explosión
sm-by-owner = su jugador
sm-act-shoot-at = disparar a { $who }
sm-mark-of-badge = distintivo
sm-mark-of-optional = opcional
sm-mark-of-team = carta de escuadra
sm-set-team = { $set } de la ESCUADRA
sm-set-teams = { $set } de todas las ESCUADRAS
sm-cond-same-tile = { $who } están en la misma loseta
sm-step-check = { $who } { $n ->
    [one] hace una comprobación de identidad; si tiene éxito, { $then }
   *[other] hacen una comprobación de identidad; si tiene éxito, { $then }
 }
sm-step-identity-hit = comprobación de impacto por identidad (resultado: { $band }) contra uno de { $who }
sm-step-identity = { $n ->
    [one] robar { $n } carta; su soldado { $acts }
   *[other] robar { $n } cartas; el soldado de cada carta { $acts }
 }
sm-card-command = MANDO: cualquier acción ({ $mark })
sm-card-reaction = REACCIÓN, { $vp } PV, tras { $types } de un enemigo ({ $mark })
sm-card-preempt = ANTICIPACIÓN, { $vp } PV, contra { $type }: elige { $n ->
    [one] { $n } enemigo
   *[other] hasta { $n } enemigos
 } de su bocadillo ({ $mark })
sm-card-roles = Requiere estas funciones del panel: { $roles }.
sm-ask-identity-check = { $seat } descubre una carta para una comprobación de identidad.
sm-ask-react = { $seat }: ¿reaccionas a { $types } de { $soldier }?
sm-ask-preempt = { $seat }: ¿te anticipas a una carta?
sm-ask-pick = { $seat }: ¿qué soldados de { $other } actúan primero? (quedan { $n })
sm-choice-commanding = Primeras cartas { $cards }, segundas cartas { $second }
sm-choice-preempt = { $card } contra { $against } de { $other }
sm-choice-standing-ask = Paso, y pregúntame cada vez
sm-choice-standing-phase = Paso esta fase
sm-choice-standing-turn = Paso este turno
sm-choice-standing-unless = Paso este turno, pero pregúntame con { $action }
sm-why-one-officer = Un jugador tiene como máximo un oficial.
sm-why-not-his-card = { $soldier } no trae esa carta.
sm-why-no-such-panel = El panel { $panel } no puede usarse aquí.
sm-why-no-slot = En el panel { $panel } no hay sitio para { $soldier }.
sm-why-too-many-seconds = Como máximo { $limit } fases pueden tener una segunda carta.
sm-why-second-alone = La fase { $phase } no tiene primera carta.
sm-log-panels = { $seat } usa { $panels }.
sm-log-seconded = { $seat } coloca segundas cartas.
sm-log-declared = { $seat } declara { $card }.
sm-log-preempted = { $soldiers }: { $n ->
    [one] debe actuar primero.
   *[other] deben actuar primero.
 }
sm-log-spent = { $seat } paga { $vp } PV por { $card }.
sm-log-put-away = { $seat } descarta { $card }.
sm-log-identity-check = { $seat } descubre { $card } para una comprobación de identidad.
sm-log-tended = { $medic } acude a { $soldier }.
sm-log-saved = { $medic } salva a { $soldier }.

## La segunda caja: cartas de historia, equipo, módulos, paneles, títulos de cartas

sm-story-121 = Kittredge escucha
sm-story-122 = Oakes suelta el aire
sm-story-123 = Malloy enciende una mecha
sm-story-124 = Penrose está en todas partes
sm-story-125 = Langdon tiene un plan
sm-story-126 = Sokol oye una voz
sm-story-127 = Delacroix encuentra un hueco
sm-story-128 = Thormann se arrodilla
sm-story-129 = Eckl espera
sm-story-130 = Grabowski toca madera
sm-story-131 = Liebrecht maldice en voz baja
sm-story-132 = Tessmer mira el reloj
sm-story-133 = Funke los tiene en línea
sm-story-134 = Hollerich cambia el cañón
sm-story-135 = Jost trepa delante
sm-equipment-aid-bag = Bolsa de primeros auxilios
sm-equipment-camouflage = Traje de camuflaje
sm-equipment-whistle = Silbato
sm-equipment-message-pad = Bloc de mensajes
sm-equipment-wire-cutters = Cizallas
sm-equipment-spare-barrel = Cañón de repuesto
sm-equipment-dog-eared-map = Mapa ajado
sm-equipment-signal-panel = Panel de señales
sm-equipment-tow-rope = Cuerda
sm-equipment-signal-pistol = Pistola de señales
sm-equipment-range-card = Tarjeta de tiro
sm-module-fire-and-movement = Fuego y movimiento
sm-module-night-patrol = Patrulla nocturna
sm-module-squad-drill = Instrucción de pelotón
sm-module-hunting-party = Partida de caza
sm-panel-fire-team = Escuadra de fuego
sm-panel-base-of-fire = Base de fuego
sm-panel-point = Punta
sm-panel-rear-guard = Retaguardia
sm-panel-gun-group = Grupo de ametralladora
sm-panel-storm-group = Grupo de choque
sm-panel-outpost = Puesto avanzado
sm-panel-hunters = Cazadores
sm-title-21-8 = Algo se mueve
sm-title-21-9 = Vistos a tiempo
sm-title-22-8 = El segundo disparo
sm-title-23-8 = Cueste lo que cueste
sm-title-24-8 = Quédate conmigo
sm-title-25-8 = A mi orden
sm-title-25-9 = Todavía no, piensan
sm-title-26-8 = Mensaje recibido
sm-title-26-9 = En su frecuencia
sm-title-27-8 = Barrido
sm-title-27-9 = A campo abierto
sm-title-28-8 = Como el humo
sm-title-28-9 = Ya no está
sm-title-71-8 = Una rama rota
sm-title-71-9 = Nada que ver
sm-title-72-8 = Un destello de lente
sm-title-73-8 = A mano
sm-title-74-8 = Todos al suelo
sm-title-75-8 = Como se ensayó
sm-title-75-9 = Que vengan
sm-title-76-8 = Corre la voz
sm-title-76-9 = Una orden falsa
sm-title-77-8 = Ráfaga larga
sm-title-77-9 = A través del camino
sm-title-78-8 = Sobre la cresta
sm-title-78-9 = Desde el flanco
sm-title-fire-team-1 = A saltos
sm-title-fire-team-2 = Todos a una
sm-title-fire-team-3 = Devolved el fuego
sm-title-fire-team-4 = Seguidme
sm-title-fire-team-5 = Al siguiente muro
sm-title-fire-team-6 = Granada y adelante
sm-title-base-of-fire-1 = Todo lo que tenemos
sm-title-base-of-fire-2 = Ojo a las ventanas
sm-title-base-of-fire-3 = Todos con la cabeza gacha
sm-title-base-of-fire-4 = Quien pueda
sm-title-point-1 = Alto, escuchad
sm-title-point-2 = Por delante de todos
sm-title-point-3 = ¿Quién vive?
sm-title-point-4 = Quietos en tierra
sm-title-rear-guard-1 = Nadie se queda atrás
sm-title-rear-guard-2 = A la zanja
sm-title-rear-guard-3 = Fuera de la vista
sm-title-rear-guard-4 = Últimos disparos
sm-title-gun-group-1 = Fuego a discreción
sm-title-gun-group-2 = Fuego y al suelo
sm-title-gun-group-3 = La ametralladora esperaba
sm-title-gun-group-4 = A cubierto todos
sm-title-gun-group-5 = Prismáticos
sm-title-storm-group-1 = A la carrera
sm-title-storm-group-2 = Ahora
sm-title-storm-group-3 = Granadas de mango
sm-title-storm-group-4 = Cada uno por su cuenta
sm-title-storm-group-5 = Recuperad el aliento
sm-title-outpost-1 = Solo mirar
sm-title-outpost-2 = Guárdalo para luego
sm-title-outpost-3 = Caen en la trampa
sm-title-outpost-4 = Marcar y disparar
sm-title-hunters-1 = De árbol en árbol
sm-title-hunters-2 = Tras la pista
sm-title-hunters-3 = Se han parado
sm-title-hunters-4 = A por ellos
sm-scenario-picked-men = Hombres escogidos
sm-report-picked-men = Ambos bandos han enviado a los mejores al mismo valle: los que ven primero, los que disparan lejos, los que curan y los que mandan. A quien los use bien le bastarán pocas palabras.
sm-scenario-sentries = Los centinelas
sm-report-sentries = El molino de viento y sus centinelas: un bando tiene que defenderlo seis turnos; el otro, despejarlo de enemigos. Una partida corta para empezar.
sm-scenario-supplies = El depósito
sm-report-supplies = Nadie ha comido desde ayer, y entre las líneas hay un depósito que todos habían olvidado. Llega antes y regístralo. Una partida corta para empezar.
sm-scenario-raid = La incursión
sm-report-raid = La estación que dirige los cañones está tras bosques y raíles. De noche, unos pocos hombres llevan allí explosivos; en el quinto turno amanece, y entonces la vuelta es larga.
sm-scenario-rescue = El rescate
sm-report-rescue = En la cripta de la iglesia quemada yacen unos heridos. Para llevárselos, los estadounidenses necesitan allí a tres hombres a la vez; los alemanes quieren la iglesia para ellos.
sm-scenario-village = Casa por casa
sm-report-village = Un pueblo, su iglesia y una granja al lado. Cada jugador busca allí algo distinto, y todos lo buscan casa por casa.
sm-scenario-breakout = La salida
sm-report-breakout = La carretera del este es la única salida, y el enemigo la corta en el cruce. Basta con que pase uno para llevar la noticia; los demás le mantienen abierto el camino.
sm-scenario-convoy = La emboscada
sm-report-convoy = Una columna tiene que pasar el cruce y perderse hacia el este antes del anochecer. En la cantera y tras los muros la esperan desde el mediodía.
sm-scenario-fog = Niebla en el vado
sm-report-fog = Dos patrullas avanzan a tientas por la niebla hacia el mismo vado. Mira alrededor, vuelve a casa y no dispares a las sombras. La niebla se aclara conforme avanza la mañana.
sm-scenario-bridgehead = Tres puentes
sm-report-bridgehead = Tres puentes y un vado cruzan el río, y en cada orilla quieren estar en la otra. Quien al atardecer tenga el puente grande habrá ganado media batalla.
sm-scenario-railway = A lo largo de la vía
sm-report-railway = Estación de mercancías, pueblo, molino y jardín se alinean junto a la vía como cuentas de un collar. Toma más que el enemigo, y la línea será tuya.

sm-does-shoot-at = { $n ->
    [one] dispara a { $who }
   *[other] disparan a { $who }
 }
sm-set-on-panel = { $set } del panel { $panel }
sm-set-ranked = { $set } con el grado { $rank }
sm-set-with-grenades = { $set } con al menos { $least ->
    [one] { $least } granada
   *[other] { $least } granadas
 }
sm-cond-not-same-tile = { $who } no están en la misma loseta

# Campañas.
sm-campaign-river-line = La línea del río
sm-campaign-report-river-line = Tres días junto al río. Primero se lucha por el paso, luego se buscan papeles en la otra orilla y al final se asaltan la iglesia y el molino. Quien sale de allí se acuerda de todo.
sm-campaign-long-march = La larga marcha
sm-campaign-report-long-march = Cuatro días a pie: una patrulla en terreno quebrado, campos bajo el humo, las minas ante el molino y una granja que arde. Los mismos pocos hombres hacen todo el camino.
sm-honour-valour = Medalla al valor
sm-honour-capture = Medalla por prisioneros tomados
sm-honour-comrade = Medalla al compañerismo
sm-honour-duty = Medalla por el deber cumplido
sm-honour-wound = Medalla de los heridos
sm-honour-marksman = Distintivo de tirador
sm-honour-scout = Distintivo de explorador
sm-honour-close-combat = Distintivo de cuerpo a cuerpo
sm-honour-old-hand = Distintivo de veterano
sm-feat-kills = { $n ->
    [one] { $n } enemigo muerto
   *[other] { $n } enemigos muertos
 }
sm-feat-captures = { $n ->
    [one] { $n } enemigo capturado
   *[other] { $n } enemigos capturados
 }
sm-feat-spots = { $n ->
    [one] { $n } enemigo avistado
   *[other] { $n } enemigos avistados
 }
sm-feat-rallies = { $n ->
    [one] { $n } compañero reagrupado
   *[other] { $n } compañeros reagrupados
 }
sm-feat-wounds = { $n ->
    [one] herido, y salió adelante
   *[other] herido { $n } veces, y salió adelante
 }
sm-feat-orders = { $n ->
    [one] presente cuando se cumplió { $n } orden
   *[other] presente cuando se cumplieron { $n } órdenes
 }
sm-feat-melees = { $n ->
    [one] { $n } cuerpo a cuerpo superado
   *[other] { $n } cuerpo a cuerpo superados
 }
sm-feat-chapters = { $n ->
    [one] { $n } capítulo superado
   *[other] { $n } capítulos superados
 }
sm-log-honoured = { $soldier } recibe: { $honour } ({ $deed }).

## Why a soldier has nothing to do

sm-idle-part = nadie podría hacer nada
sm-idle-not-on-the-map = aún no está en el mapa
sm-idle-in-melee = en cuerpo a cuerpo
sm-idle-guards = vigila a un prisionero
sm-idle-nobody-to-spot = nadie a quien avistar
sm-idle-draws-nothing = no roba cartas
sm-idle-is-hidden = ya está oculto
sm-idle-no-cover = no está a cubierto
sm-idle-is-seen = un enemigo ve dentro de la cobertura
sm-idle-nobody-to-rally = nadie a quien reagrupar
sm-idle-nothing-to-hold = ninguna carta que retener
sm-idle-nobody-to-shoot = ningún blanco
sm-idle-nobody-to-throw-at = sin granada o sin blanco para ella
sm-idle-no-way = no hay camino

## Hints

sm-hint-shot = La primera carta de { $soldier } acierta a { $target } en el { $percent } % de los casos.
sm-hint-melee = { $soldier } está allí en cuerpo a cuerpo: { $targets }.
sm-hint-cover = { $soldier } tiene cobertura allí.
sm-hint-sees = { $n ->
    [one] { $soldier } puede disparar desde allí a un enemigo.
   *[other] { $soldier } puede disparar desde allí a { $n } enemigos.
}
sm-hint-safer = { $n ->
    [0] Ningún enemigo podría disparar allí a { $soldier } (antes: { $before }).
    [one] Un enemigo podría disparar allí a { $soldier } (antes: { $before }).
   *[other] { $n } enemigos podrían disparar allí a { $soldier } (antes: { $before }).
}
