### Lo que solo el navegador dice de este juego: la página para una partida nueva, la mesa, sus paneles.

## Una partida nueva

sm-web-clock-minutes-note = Para cada respuesta. Cuando se acaban, un bot juega por ti hasta que vuelvas.

## Una partida nueva

sm-web-scenario = ¿Qué escenario?
sm-web-scenario-own = Tuyo
sm-web-scenario-here = De este servidor
sm-web-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
 }
sm-web-side-enters = { $side }: { $vp } PV por jugador, entra por el borde, { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
 }
sm-web-side-stands = { $side }: { $vp } PV por jugador, empieza en el mapa, { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
 }
sm-web-open = Todas las cartas están descubiertas: para aprender.
sm-web-map = El mapa: { $columns } por { $rows } cuadrados, con { $landmarks }.
sm-web-who = ¿Quién juega?
sm-web-players = { $side }: ¿cuántos jugadores?
sm-web-players-n = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
 }
sm-web-forces = ¿Qué fuerzas?
sm-web-suggested = Fuerzas sugeridas
sm-web-suggested-note = Los soldados y el equipo ya están elegidos: a jugar.
sm-web-suggested-none = No las hay para tantos jugadores.
sm-web-bought = Fuerzas compradas
sm-web-bought-note = Cada uno compra soldados y equipo con los PV del escenario.
sm-web-options = ¿Cuánto a la vista?
sm-web-face-up = Cartas colocadas boca arriba
sm-web-face-up-note = Todos ven las cartas de acción en cuanto se colocan: es más rápido y ayuda a aprender. Las manos y las órdenes siguen ocultas.
sm-web-open-option = Información abierta
sm-web-open-option-note = Las manos, órdenes y cartas de todos están a la vista mientras se aprende.

## El mapa

sm-web-map-label = Mapa del campo de batalla. Las flechas van de un soldado a otro o mueven el mapa, más y menos acercan y alejan, 0 lo muestra entero.
sm-web-map-soldiers = Soldados en el mapa
sm-web-map-stands = en { $tile }, mirando al { $facing }
sm-web-map-outside = fuera del mapa
sm-web-map-escorts = escolta a { $soldiers }
sm-web-map-prisoner-of = prisionero de { $escort }
sm-web-map-led = Con él: { $soldiers }.
sm-web-map-prisoner = { $soldier } (prisionero)
sm-web-map-holds = { $n ->
    [one] retiene { $n } carta
   *[other] retiene { $n } cartas
 }
sm-web-map-grenades = { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }
sm-web-map-offered = se puede elegir
sm-web-map-chosen = elegido
sm-web-map-far = extremo { $direction }
sm-web-map-would-stand = { $soldier } en { $tile }, a { $x } por { $y } pulgadas de la esquina superior izquierda, mirando al { $facing }.
sm-web-map-length = { $length } de { $most } pulgadas.
sm-web-map-cover-building = En cobertura, bajo techo.
sm-web-map-cover-ground = En cobertura.
sm-web-map-cover-piece = En cobertura.
sm-web-map-cover-line = En cobertura junto a una línea.
sm-web-map-cover-foxhole = En cobertura, en un pozo.
sm-web-map-no-cover = Sin cobertura.
sm-web-map-may-begin = { $soldier } puede empezar aquí.
sm-web-map-melee = En cuerpo a cuerpo con { $soldiers }.
sm-web-map-under = Bajo la plantilla: { $soldiers }.
sm-web-map-under-nobody = No hay nadie bajo la plantilla.
sm-web-map-under-himself = ¡Él mismo también!
sm-web-map-judging = Un momento…
sm-web-map-note = En movimiento
sm-web-map-turn-left = Girar a la izquierda (tecla ,)
sm-web-map-turn-right = Girar a la derecha (tecla .)
sm-web-map-bend = Doblar aquí el recorrido (tecla B, o clic con Mayús): { $n } de { $most }
sm-web-map-back = Volver a tomarlo (Escape)
sm-web-map-confirm = Confirmar (Intro)
sm-web-map-ruler = Regla: de { $soldier } a { $other }
sm-web-map-slip = De { $soldier } a { $other }, { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
 }, { $inches }″.
sm-web-map-distance = { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
 }, { $inches ->
    [one] { $inches } pulgada
   *[other] { $inches } pulgadas
 }.
sm-web-map-tiles = Para { $action }: { $tiles }.
sm-web-map-not-counted = { $tile } (no cuenta)
sm-web-map-left = queda
sm-web-map-needed = hace falta
sm-web-map-squares = { $n ->
    [one] { $n } cuadrado
   *[other] { $n } cuadrados
 }
sm-web-map-inches = { $n ->
    [one] { $n } pulgada
   *[other] { $n } pulgadas
 }
sm-web-map-below-zero = menos de 0
sm-web-map-yes = sí
sm-web-map-no = no
sm-web-map-band-long = el largo
sm-web-map-band-short = el corto
sm-web-map-band-close = el cercano
sm-web-map-shot-counts = { $other } está avistado: un disparo de { $soldier } usaría { $bands }.
sm-web-map-not-in-arc = { $other } está avistado, pero no en el arco frontal de { $soldier }.
sm-web-map-out-of-range = { $other } está avistado, pero fuera del alcance de { $soldier }.
sm-web-map-could-spot = { $other } está oculto. { $soldier } puede avistarlo desde aquí.
sm-web-map-cannot-spot = { $other } está oculto. { $soldier } no puede avistarlo desde aquí.
sm-web-map-can-rally = { $soldier } está lo bastante cerca para reagrupar a { $other }.
sm-web-map-cannot-rally = { $soldier } está demasiado lejos para reagrupar a { $other }.
sm-web-map-hidden = Los valores de { $soldier } están ocultos: esto es lo que tendrían que ser.
sm-web-map-takes = hace falta
sm-web-map-at-least = { $n } o más
sm-web-map-at-most = { $n } o menos

## Cartas y paneles

sm-web-card-you = Tú
sm-web-card-name = { $types } de { $soldier }
sm-web-card-tag = placa { $tag }
sm-web-card-vp = { $n } PV
sm-web-card-grenades = { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }
sm-web-card-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-web-card-letter-long = L
sm-web-card-letter-short = Co
sm-web-card-letter-close = Ce
sm-web-card-letter-blast = E
sm-web-card-band-long = largo
sm-web-card-band-short = corto
sm-web-card-band-close = cercano
sm-web-card-band-blast = explosión
sm-web-card-box-may = Puede
sm-web-card-box-must = Debe
sm-web-card-box-cost = Coste
sm-web-card-read = { $card }, número { $number }.
sm-web-card-read-rank = Va con el grado: { $rank }.
sm-web-card-read-medal = Va con una medalla: { $medal }.
sm-web-card-read-team = Pelotón: { $text }
sm-web-card-read-box = { $box }: { $text }
sm-web-card-read-damage = Daño: { $damage }.
sm-web-card-hit = { $plus ->
    [yes] { $band } con un más
   *[no] { $band }
 }
sm-web-card-hits = En comprobaciones impacta a: { $bands }.
sm-web-card-hits-none = En comprobaciones falla.
sm-web-card-fits = { $n ->
    [one] Sirve para la fase { $phases }.
   *[other] Sirve para las fases { $phases }.
 }
sm-web-card-fits-none = No sirve para ninguna fase de este turno.
sm-web-card-dock = Fases y mano
sm-web-card-hand = { $n ->
    [one] Tu mano, { $n } carta
   *[other] Tu mano, { $n } cartas
 }
sm-web-card-hand-empty = Tu mano está vacía.
sm-web-card-hand-hint = Las flechas van de carta en carta. 1, 2 y 3 ponen la carta en esa fase; Intro la levanta.
sm-web-card-phases = Las tres fases
sm-web-card-phase = Fase
sm-web-card-order = Cartas en el orden de juego
sm-web-card-row = { $player }: { $card }, { $state ->
    [done] jugada
    [now] en juego
   *[later] por jugar
 }
sm-web-card-face-down = Boca abajo:
sm-web-card-fits-here = { $card } sirve aquí
sm-web-card-slot-empty = Fase { $phase }, { $actions }: vacía
sm-web-card-slot-hot = Fase { $phase }, { $actions }: pon aquí { $card }
sm-web-card-slot-filled = Fase { $phase }, { $actions }: aquí está { $card }. Pulsa para levantarla; Supr la recupera.
sm-web-card-slot-gap = Un hueco
sm-web-card-slot-none = Ninguna carta
sm-web-card-slot-past = Jugada
sm-web-card-would-be = { $topic }; { $last ->
    [yes] la última del turno
   *[no] lleva a: { $next }
 }
sm-web-card-because = ocurre, a causa de: { $topic }
sm-web-card-leads = lleva a: { $topic }
sm-web-card-no-story = Aún sin descubrir
sm-web-card-placing = Colocar cartas
sm-web-card-place = { $n ->
    [one] Pon una carta en la fase { $phases }. Nadie la ve hasta que todos estén listos.
   *[other] Pon cartas en las fases { $phases }. Nadie las ve hasta que todos estén listos.
 }
sm-web-card-place-most = { $most ->
    [0] Ninguna carta de tu mano sirve. Se robarán cartas para todas las fases, boca arriba.
    [one] Con tu mano solo se puede ocupar { $most } fase. Para las otras se robarán cartas, boca arriba.
   *[other] Con tu mano solo se pueden ocupar { $most } fases. Para la otra se robará una carta, boca arriba.
 }
sm-web-card-place-blocked = Así solo ocupas { $now }, pero con tu mano se pueden ocupar { $most }. Mueve una carta.
sm-web-card-place-ready = { $n ->
    [one] Están las tres. { $n } carta queda en tu mano y cuenta para la iniciativa.
   *[other] Están las tres. { $n } cartas quedan en tu mano y cuentan para la iniciativa.
 }
sm-web-card-place-poor = { $n ->
    [0] Ninguna carta sirve. Todas se muestran y se descartan, y se roba para los huecos.
   *[other] Estas quedarán boca arriba. El resto de tu mano ({ $spare }) se muestra y se descarta, y se roba para los huecos.
 }
sm-web-card-place-one = Pon { $types } en la fase { $phase }
sm-web-card-place-waiting = Tus cartas están puestas. Falta: { $who }.
sm-web-card-place-done = Tus cartas están puestas.
sm-web-card-undo = Deshacer
sm-web-card-take-back = Recuperar { $card }
sm-web-card-fill-up = Rellenar por mí
sm-web-card-ready = Poner boca abajo
sm-web-card-ready-open = Poner boca arriba
sm-web-card-change = Cambiar mis cartas
sm-web-card-question = Lo que se pregunta
sm-web-card-hint-force = Forma tu fuerza arriba y confírmala allí.
sm-web-card-hint-deploy = Elige a alguien de la lista y colócalo en el mapa.
sm-web-card-hint-map = Elige el lugar en el mapa.
sm-web-card-hint-leaves = Elige un lugar en el mapa sin contacto. Quién queda libre: { $soldiers }.
sm-web-card-hint-strike = Elige en la escena una de tus cartas y luego a quién golpea.
sm-web-card-hint-hand = También puedes elegirla en tu mano.
sm-web-card-do-dog-tag = Placa: actúa { $soldier }
sm-web-card-do-bubble = Bocadillo
sm-web-card-do-may = Narrador (puede)
sm-web-card-do-must = Narrador (debe)
sm-web-card-do-cost = Narrador (coste)
sm-web-card-do = Hacerlo
sm-web-card-playing = La carta en juego
sm-web-card-played-by = { $mine ->
    [yes] Juegas tú
   *[no] Juega { $player }
 }
sm-web-card-part-dog-tag = Placa
sm-web-card-part-bubble = Pelotón
sm-web-card-dog-tag = { $soldier }: una acción cualquiera de { $types }
sm-web-card-owner-out = { $soldier } está fuera de combate.
sm-web-card-acted = Quién ha actuado
sm-web-card-state-left = Por hacer:
sm-web-card-state-now = Ahora:
sm-web-card-state-done = Hecho:
sm-web-card-state-none = No es posible:
sm-web-card-checks = Comprobaciones
sm-web-card-checks-before = Comprobaciones anteriores
sm-web-card-check-shot = { $soldier } dispara a { $target }
sm-web-card-check-grenade = Granada de { $soldier } contra { $target }
sm-web-card-check-blast = Caen proyectiles
sm-web-card-check-event = { $title }
sm-web-card-check-gap = { $player } roba para un hueco
sm-web-card-check-bands = { $n ->
    [one] Solo cuenta { $bands }.
   *[other] Cuentan { $bands }.
 }
sm-web-card-check-hits = { $n ->
    [0] Fallo.
    [one] { $n } impacto.
   *[other] { $n } impactos.
 }
sm-web-card-check-filled = Va a la fase { $phase }.
sm-web-card-check-no-gap = No sirve.
sm-web-card-fate-pinned = { $soldier } queda clavado.
sm-web-card-fate-wounded = { $soldier } resulta herido.
sm-web-card-fate-killed = { $soldier } muere.
sm-web-card-fate-nothing = { $soldier }: { $damage }, nada nuevo.
sm-web-card-fate-unknown = Daño: { $damage }.
sm-web-card-story = Historia, { $n ->
    [0] no quedan cartas
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
 }
sm-web-card-story-short = La historia
sm-web-card-story-before = Sucesos anteriores
sm-web-card-not-happening = No ocurre.
sm-web-card-changes = Números que han cambiado
sm-web-card-changed = { $stat } { $by } { $whom }, { $until }
sm-web-card-change-all = para todos
sm-web-card-turn = Turno { $turn }:
sm-web-card-rank-hidden = Grado oculto
sm-web-card-at-waiting = Espera tras el borde del mapa
sm-web-card-at-gone = Ha salido del mapa
sm-web-card-at-dead = Ha muerto
sm-web-card-at-removed = Está fuera del juego
sm-web-card-at-cover = A cubierto en { $tile }
sm-web-card-at-open = Al descubierto en { $tile }
sm-web-card-at-melee = En cuerpo a cuerpo en { $tile } con { $enemies }
sm-web-card-standing = { $where }, { $spotted ->
    [yes] avistado
   *[no] no avistado
 }
sm-web-card-is-pinned = Clavado
sm-web-card-is-wounded = Herido
sm-web-card-printed = impreso:
sm-web-card-uses-plus = Impacto+
sm-web-card-climb = Trepar
sm-web-card-hidden = Sus valores, sus PV y su grado están ocultos para ti: ves la miniatura y lo que se ha mostrado en el juego.
sm-web-card-used = Se le ha visto usar
sm-web-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Herido y clavado: el lado rojo, a la mitad.
       *[no] Clavado: todos los números a la mitad.
     }
   *[no] Herido: estos son los números del lado rojo.
 }
sm-web-card-worth = Vale
sm-web-card-traits = Rasgos
sm-web-card-carries = Lleva
sm-web-card-carries-nothing = nada
sm-web-card-holds = Retiene
sm-web-card-escorts = Escolta a
sm-web-card-prisoner-of = Prisionero de
sm-web-card-trait-rifle = fusilero
sm-web-card-trait-smg = con subfusil
sm-web-card-trait-lmg = ametrallador
sm-web-card-trait-carbine = con carabina
sm-web-card-trait-green = novato
sm-web-card-trait-veteran = veterano
sm-web-card-trait-thrower = de brazo fuerte
sm-web-card-trait-engineer = zapador
sm-web-card-trait-scout = explorador
sm-web-card-kind-leader = jefe
sm-web-card-kind-character = personaje
sm-web-card-kind-specialist = especialista
sm-web-card-orders = { $n ->
    [one] { $secret ->
        [yes] Tu orden, secreta
       *[no] Tu orden
     }
   *[other] { $secret ->
        [yes] Tus órdenes, secretas
       *[no] Tus órdenes
     }
 }
sm-web-card-orders-all = Órdenes
sm-web-card-orders-none = No tienes órdenes.
sm-web-card-orders-of = { $n ->
    [one] tiene { $n } orden
   *[other] tiene { $n } órdenes
 }
sm-web-card-order-met = Cumplida
sm-web-card-charged = { $n ->
    [one] Los explosivos llevan allí { $n } turno.
   *[other] Los explosivos llevan allí { $n } turnos.
 }
sm-web-card-account = PV hasta ahora
sm-web-card-account-over = La cuenta
sm-web-card-account-beaten = { $side }: sin soldados, ha perdido.
sm-web-card-account-kill = Muertos
sm-web-card-account-prisoner = Prisioneros, doble
sm-web-card-account-order = Órdenes
sm-web-card-account-event = Sucesos
sm-web-card-account-card = Por una carta
sm-web-card-account-held = { $soldier }, si al final sigue prisionero
sm-web-card-account-unknown = se desconoce
sm-web-card-account-none = Nada todavía.
sm-web-card-account-nothing = Nada.
sm-web-card-account-hidden = Las órdenes de los demás, y lo que darán, no se conocen.
sm-web-card-won = victoria
sm-web-card-drawn = empate
sm-web-card-melee = Cuerpo a cuerpo
sm-web-card-melee-drawn = Cartas robadas: { $draws }
sm-web-card-melee-draws = { $player } { $n }
sm-web-card-melee-cards = { $player }: { $n ->
    [0] sin cartas
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
 }
sm-web-card-melee-card = Elige la carta con la que golpeas.
sm-web-card-melee-target = ¿A quién golpea?
sm-web-card-melee-next = { $mine ->
    [yes] El próximo golpe es tuyo.
   *[no] El próximo golpe es de { $player }.
 }
sm-web-card-melee-over = El cuerpo a cuerpo ha terminado por esta fase.
sm-web-card-melee-close = Volver al mapa
sm-web-card-melee-kill = Muere
sm-web-card-melee-capture = { $soldier } lo hace prisionero
sm-web-card-strike = Golpear a { $soldier }
sm-web-card-strike-with = { $damage } a { $soldier }
sm-web-card-blows = Golpe a golpe
sm-web-card-blows-none = Aún no hay golpes.
sm-web-card-blow = { $player }: { $damage } a { $soldier }.
sm-web-card-blow-pinned = { $player }: { $soldier } queda clavado.
sm-web-card-blow-wounded = { $player }: { $soldier } resulta herido.
sm-web-card-blow-killed = { $player }: { $soldier } muere.
sm-web-card-blow-captured = { $player }: { $soldier } cae prisionero.
sm-web-card-blow-nothing = { $player }: { $damage } a { $soldier }, nada nuevo.
sm-web-card-force = Compra tu fuerza
sm-web-card-force-suggested = Fuerza sugerida
sm-web-card-force-other = Otra
sm-web-card-force-clear = Empezar de nuevo
sm-web-card-force-sale = Soldados en venta
sm-web-card-force-mine = Tu fuerza
sm-web-card-force-vp = PV
sm-web-card-force-empty = Nadie todavía. Marca soldados o toma la fuerza sugerida para empezar.
sm-web-card-force-remove = Dejar fuera a { $soldier }
sm-web-card-force-grenades = Granadas de { $soldier }
sm-web-card-force-fits = Cuesta { $vp } PV; quedan { $left }.
sm-web-card-force-grenade-price = { $free ->
    [0] { $n } granadas por 1 PV.
   *[other] { $free } granadas son gratis; después, { $n } por 1 PV.
 }
sm-web-card-force-confirm = { $n ->
    [one] Alistar a { $n } soldado
   *[other] Alistar a { $n } soldados
 }
sm-web-card-meter-vp = PV
sm-web-card-meter-soldiers = Soldados
sm-web-card-meter-leaders = Jefes
sm-web-card-meter-equipment = PV de cartas de equipo
sm-web-card-of = { $n } de { $most }
sm-web-card-at-least = { $n }, al menos { $least }
sm-web-card-rank-of = Grado de { $soldier }
sm-web-card-fewer = Menos
sm-web-card-more = Más
sm-web-card-give = Dar…
sm-web-card-give-to = Dar algo a { $soldier }
sm-web-card-thing = { $thing } ({ $n } PV)
sm-web-card-lay-down = Soltar
sm-web-card-deploy = Coloca a tus soldados
sm-web-card-deploy-left = { $n ->
    [0] todos colocados
   *[other] faltan { $n }
 }
sm-web-card-deploy-where = Empiezan en { $tiles }.
sm-web-card-deploy-clear = Quitar a { $soldier } del mapa
sm-web-card-deploy-suggest = Colocarlos por mí
sm-web-card-deploy-confirm = Confirmar despliegue
sm-web-what = ¿A qué juegas?
sm-web-what-scenario = Un escenario
sm-web-what-scenario-note = Una batalla, con su propio final
sm-web-what-campaign = Una campaña
sm-web-what-campaign-note = Escenarios enlazados: los soldados conservan las heridas y ganan medallas
sm-web-campaign = ¿Qué campaña?
sm-web-chapters = { $n ->
    [one] { $n } capítulo
   *[other] { $n } capítulos
 }
sm-web-chapter = Capítulo { $n } de { $of }
sm-web-chapter-end = El capítulo { $n } de { $of } ha terminado
sm-web-campaign-end = La campaña ha terminado
sm-web-campaign-lead = Más PV en la campaña: { $names }
sm-web-campaign-vp = PV de la campaña: { $vp }
sm-web-fate-fell = Caído
sm-web-fate-captured = Capturado
sm-web-fate-wounded = Herido
sm-web-fate-well = Ileso
sm-web-play-on = Seguir: { $scenario }
sm-web-play-on-there = Ir al otro capítulo
sm-web-card-read-honour = Se ganó: { $honour }.

## Especialistas, oficiales, equipos y marcadores

sm-web-card-titled = { $title } ({ $owner })
sm-web-card-manner-command = MANDO
sm-web-card-manner-reaction = REACCIÓN
sm-web-card-manner-preempt = ANTICIPACIÓN
sm-web-card-after = { $any ->
    [yes] Tras cualquier acción de un enemigo
   *[other] Tras { $types } de un enemigo
 }
sm-web-card-against = { $n ->
    [one] Contra { $types }: un enemigo
   *[other] Contra { $types }: hasta { $n } enemigos
 }
sm-web-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, cuesta { $vp } PV si se usa.
 }
sm-web-card-read-roles = Requiere estos funciones del panel: { $roles }.
sm-web-card-trait-assistant = ayudante de ametralladora
sm-web-card-trait-sniper = francotirador
sm-web-card-trait-medic = sanitario
sm-web-card-trait-officer = oficial
sm-web-card-trait-radio = operador de radio
sm-web-card-trait-gunner = ametrallador
sm-web-card-trait-tripod = con trípode
sm-web-card-trait-skirmisher = hostigador
sm-web-card-force-regulars = Soldados
sm-web-card-force-specialists = Especialistas
sm-web-card-force-brings = Cartas que trae { $soldier }
sm-web-card-force-event = Suceso: { $title }
sm-web-card-panels = Paneles de escuadra
sm-web-card-panels-hint = Elige un soldado para un sitio, o arrástralo allí con el ratón. Un panel en uso trae sus cartas.
sm-web-card-panel-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
sm-web-card-panel-anybody = cualquiera
sm-web-card-panel-role = Función { $role }
sm-web-card-panel-slot = Sitio { $n } de { $panel }, requiere { $needs }
sm-web-card-panel-choose = Poner a alguien aquí…
sm-web-card-panel-take = Quitar a { $soldier } de { $panel }
sm-web-card-panel-unfit = { $soldier } no puede tener este sitio: requiere { $needs }.
sm-web-card-second = 2.ª carta
sm-web-card-second-empty = Segunda carta de la fase { $phase }: vacía
sm-web-card-second-hot = { $card }: segunda, fase { $phase }
sm-web-card-second-filled = Segunda carta de la fase { $phase }: { $card }. Pulsa para levantarla; Supr la recupera.
sm-web-card-place-seconds = { $left ->
    [0] Todas las segundas cartas de tu oficial están puestas.
    [one] Tu oficial puede mandar una segunda carta.
   *[other] Tu oficial puede mandar segundas cartas en { $left } fases.
 }
sm-web-card-hand-hint-officer = Las flechas van de carta en carta. 1, 2 y 3 ponen la carta en esa fase, con Mayús como segunda carta; Intro la levanta.
sm-web-card-pass = Paso
sm-web-card-in-advance = Pasar varias veces
sm-web-card-window-cards = Cartas que puedes jugar
sm-web-card-window-against = contra { $card }
sm-web-card-window-asked = Se pregunta a quien pudiera tener una carta así, la tenga o no.
sm-web-card-account-paid = Cartas pagadas
sm-web-map-marker = { $tile }: { $marker }
sm-web-map-foxhole = pozo de tirador
sm-web-map-of-tiles = losetas
sm-web-map-of-smoke = humo
sm-web-map-of-optics = óptica

## Equipo y marcadores

sm-web-card-or-use = o usar: { $equipment }
sm-web-card-use-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
 }
sm-web-card-gist-checks = { $n ->
    [one] { $n } comprobación de explosión
   *[other] { $n } comprobaciones de explosión
 }
sm-web-card-gist-battery = { $n ->
    [one] { $n } comprobación de explosión
   *[other] { $n } comprobaciones de explosión o humo denso
 }
sm-web-card-gist-foxhole = un pozo de tirador aquí, Cobertura mejor en { $n }
sm-web-card-aim-at = Apuntar a { $soldier }
sm-web-card-hint-tile = Toca una loseta azul en el mapa, o elígela aquí. Tendrá: { $marker }.
sm-web-card-hint-again = { $tile }: tócala otra vez, o pulsa su botón, para confirmar.
sm-web-card-hint-battery = Toca una loseta azul en el mapa, o elígela aquí. Quien esté allí, amigos incluidos, tiene { $n ->
    [one] { $n } comprobación de explosión.
   *[other] { $n } comprobaciones de explosión; o disparas humo denso.
 }
sm-web-card-hint-shell = Toca a un enemigo marcado en el mapa, o elígelo aquí; luego mueve la plantilla como quieras. Quien esté debajo, amigos incluidos, tiene { $n ->
    [one] { $n } comprobación de explosión.
   *[other] { $n } comprobaciones de explosión.
 }
sm-web-card-hint-only-use = Aquí y ahora no es posible, pero puede usar lo que lleva.
sm-web-card-hint-gun = Un ayudante con munición está en contacto con { $soldier }: una vez por fase el arma dispara sin carta.
sm-web-card-hint-round = Humo: humo denso (3x) en la loseta, y nadie resulta herido. Explosión: { $n ->
    [0] ahora no hay nadie allí.
   *[other] comprobaciones de explosión para { $soldiers }.
 }
sm-web-card-hint-mined = Minas: { $soldier } tiene una comprobación de explosión antes de moverse.
sm-web-choice-shell = { $equipment } contra { $soldier }: { $tile }
sm-web-card-check-used = { $equipment } de { $soldier }
sm-web-card-check-shelled = Artillería sobre { $tile }
sm-web-card-check-mines = { $soldier } entre minas
sm-web-card-check-fire = { $soldier } entre las llamas
sm-web-card-check-smoke = { $soldier } en el humo
sm-web-card-check-tended = { $medic } atiende a { $soldier }: comprobación de identidad
sm-web-card-check-identity = Comprobación de identidad
sm-web-card-check-tag = La carta de { $soldier }.
sm-web-card-check-his = Es su propia carta: vive, herido.
sm-web-card-check-not-his = No es su propia carta.
sm-web-card-fate-saved = { $soldier } se salva, pero queda herido.
sm-web-map-lies = En el mapa
sm-web-map-lies-smoke = Los números de MIRAR y DISPARAR de esta loseta, y de todas las de detrás, cuentan { $n } veces.
sm-web-map-lies-fire = Una comprobación de explosión para quien esté allí al empezar cada fase.
sm-web-map-lies-mines = Una comprobación de explosión para quien empiece a moverse aquí.
sm-web-map-lies-foxhole = Quien está en él tiene cobertura, y su Cobertura mejora en { $n }.
sm-web-map-reaches = { $soldier } puede apuntar a { $other }: { $equipment }.
sm-web-map-does-not-reach = { $soldier } no puede apuntar a { $other }: { $equipment }.

## La mesa

sm-table-tab = Soldado
sm-table-tip = Elige un soldado para ver sus valores. Con el teclado: Tab para ir al mapa, las flechas de un soldado a otro, N para el siguiente que puede actuar.
sm-table-turn = Turno { $n } de { $of }
sm-table-turn-n = Turno { $n }
sm-table-setting-up = Preparación
sm-table-cards = Se eligen cartas, ocultas
sm-table-phase = Fase { $n }
sm-table-soldiers = { $n ->
    [one] { $n } soldado
   *[other] { $n } soldados
 }
sm-table-vp = { $n } PV
sm-table-placed = { $n } de 3 puestas
sm-table-spotted = avistado
sm-table-pinned = clavado
sm-table-wounded = herido
## Lo que hicieron los demás, en breve

sm-web-digest-shots = { $n ->
    [one] { $n } disparo
   *[other] { $n } disparos
 }
sm-web-digest-walks = { $n ->
    [one] { $n } soldado se movió
   *[other] { $n } soldados se movieron
 }
sm-web-digest-spotted = avistados: { $soldiers }
sm-web-digest-pinned = clavados: { $soldiers }
sm-web-digest-wounded = heridos: { $soldiers }
sm-web-digest-killed = muertos: { $soldiers }
sm-web-digest-captured = capturados: { $soldiers }
sm-web-digest-saved = salvados: { $soldiers }

## El veredicto de una carta

sm-web-card-miss = Fallo: no pasa nada.
sm-web-card-zip = Silbido: no pasa nada.
sm-web-card-band-says = { $band }: { $state ->
    [hit] impacto
    [counted] cuenta, sin impacto
   *[other] no cuenta
 }
sm-web-map-verdict-miss = fallo
sm-web-map-verdict-hits = { $n ->
    [one] { $n } impacto
   *[other] { $n } impactos
 }
sm-web-card-last-check = La última comprobación
sm-web-map-verdict-pinned = clavado
sm-web-map-verdict-wounded = herido
sm-web-map-verdict-killed = muerto
sm-web-map-verdict-captured = capturado
sm-web-map-verdict-saved = salvado
sm-web-card-fold = Cerrar la mano
sm-web-report-vp = PV
sm-web-report-order = { $order }: no cumplida
sm-web-report-order-met = { $order }: cumplida

## El mapa en palabras: órdenes escritas

sm-cmd-soldiers = soldados, s
sm-cmd-soldiers-does = dónde están tus soldados
sm-cmd-enemies = enemigos, e
sm-cmd-enemies-does = dónde están los soldados enemigos
sm-cmd-at = quién, n
sm-cmd-at-does = cómo está un soldado y dónde, como en quién Harms
sm-cmd-sees = ve, v
sm-cmd-sees-does = a quién puede avistar y disparar un soldado, como en ve Harms
sm-cmd-can-spot = { $soldier } puede avistar: { $soldiers }.
sm-cmd-can-shoot = { $soldier } puede disparar: { $soldiers }.
sm-cmd-ruler = regla, m
sm-cmd-ruler-does = la distancia de un soldado a otro, como en regla Harms Lohse
sm-cmd-measured = { $from }, { $to }: distancia { $inches }″, cuadros: { $squares }.
sm-cmd-in-arc = En el arco frontal.
sm-cmd-out-of-arc = Fuera del arco frontal.
sm-cmd-scan = barrer, b
sm-cmd-scan-does = quién está en una dirección desde un soldado, como en barrer Harms ne
sm-cmd-scan-where = Di un soldado en el mapa y una dirección: { $directions }.
sm-cmd-away = { $soldier }: { $inches }″, dirección { $direction }.
sm-cmd-stands = A { $x }″ del borde oeste, a { $y }″ del borde norte.
sm-cmd-no-soldier = No hay ningún soldado «{ $name }».
sm-cmd-which = ¿Cuál: { $soldiers }?

## Questions without a point, charges, and the odds of a shot

sm-web-idle = Nada que hacer: { $soldiers }.
sm-web-idle-why = { $who } ({ $why })
sm-web-over-unused = { $card }: nadie podía hacer nada, así que terminó.
sm-web-over-used = { $card }: nadie podía hacer nada más, así que terminó.
sm-web-end-card = Terminar la carta
sm-web-charge = Cargar: { $soldier }
sm-web-map-instead-contact = Hasta el contacto.
sm-web-map-instead-edge = Hasta donde puede llegar.
sm-web-map-instead-cover = Movido a la cobertura de al lado.
sm-web-odds-percent = { $n } %
sm-web-odds-title = Probabilidades del disparo
sm-web-odds-hit = { $percent } % de acertar: { $n } de { $cards } cartas de tu mazo.
sm-web-odds-twice = Más de un impacto: { $n } de ellas.
sm-web-odds-more = Otra comprobación (Hit+): { $n } de ellas.
sm-web-odds-damage = Cada impacto: { $kill } % mata, { $wound } % hiere, { $pin } % clava, { $zip } % silbido.
sm-web-odds-unseen = Contado sobre las { $n } cartas del otro jugador que no has visto.
sm-web-odds-exact = Contado sobre las { $n } cartas del mazo del objetivo.

## At the frame, and what is seen from a place

sm-web-map-waits = { $soldier } espera para entrar en el mapa
sm-web-outlook = Qué ve { $soldier }
sm-web-outlook-show = Mostrar lo que ve
sm-web-outlook-hide = Ocultar lo que ve
sm-web-outlook-note = Cuadrados claros: avistaría a un enemigo en el centro.
sm-web-outlook-note-side = Cuadrados claros: un enemigo en el centro sería avistado.
sm-web-outlook-nobody = No hay enemigos en el mapa.
sm-web-outlook-there = El enemigo
sm-web-outlook-he = Visto desde aquí
sm-web-outlook-they = Lo ve
sm-web-outlook-yes = sí
sm-web-outlook-no = no
sm-web-outlook-takes = con Avistar { $n }+
sm-web-outlook-fire = { $sees }, fuego: { $bands }
sm-web-outlook-scope = La vista de quién
sm-web-outlook-one = Este soldado
sm-web-outlook-own = Mi bando
sm-web-outlook-theirs = El enemigo
sm-web-outlook-of-own = Qué ve mi bando
sm-web-outlook-of-theirs = Qué ve el enemigo
sm-web-outlook-yours = Tu soldado
sm-web-outlook-soldier = Soldado
sm-web-outlook-sees = Ve
sm-web-outlook-nobody-short = a nadie
sm-web-outlook-hidden = El Avistar del enemigo está oculto: el número es el que hace falta.
sm-web-odds-hold = Mantén pulsado un objetivo para leer sus probabilidades.

## The legend, and the quick reference of one page

sm-web-legend = Leyenda y resumen
sm-web-legend-open = Mostrar la leyenda
sm-web-legend-print = Imprimir la página
sm-web-legend-turn = Un turno
sm-web-legend-card = Una carta de acción
sm-web-legend-actions = Las cuatro acciones
sm-web-legend-marks = Marcas de un soldado
sm-web-legend-map = En el mapa
sm-term-turn-1 = Roba cartas; luego tres cartas de historia dicen qué permite cada fase.
sm-term-turn-2 = Coloca cartas boca abajo en las fases 1, 2 y 3; las vacías reciben una del mazo.
sm-term-turn-3 = En cada fase revela; primero se juegan las cartas de la primera acción de la carta de fase, luego las de la segunda; al final, los cuerpos a cuerpo.
sm-term-turn-4 = Muertes, prisioneros y órdenes dan VP; gana quien tiene más.
sm-term-dog-tag = Placa: el soldado de la carta hace un acto cualquiera de su tipo.
sm-term-bubble = Bocadillo del pelotón: lo que hacen tus soldados, cada uno una vez como mucho.
sm-term-box = Recuadro del narrador: lo que el dueño puede o debe hacer, o pagar antes.
sm-term-long = L: impacto si llega el alcance largo.
sm-term-short = S: impacto si llega el alcance corto.
sm-term-close = C: impacto si llega el alcance inmediato, en pulgadas.
sm-term-blast = B: impacto para todos los que están bajo una explosión.
sm-term-plus = +: impacto; quien usa Hit+ comprueba otra vez.
sm-term-zip = Silbido: la bala pasa de largo, no ocurre nada.
sm-term-pin = Clavado: sus habilidades se reducen a la mitad hasta que lo reagrupen.
sm-term-wound = Herida: su carta pasa al lado débil; la segunda mata.
sm-term-kill = Muerte: queda fuera y se anotan sus VP.
sm-term-look = Avista al enemigo oculto más cercano o roba cartas.
sm-term-shoot = Dispara a un enemigo avistado en el arco frontal o lanza una granada.
sm-term-hide = Ponte a cubierto y ocúltate, reagrupa a los clavados o retén cartas.
sm-term-move = Anda, gira, entra en el mapa; tocar a un enemigo es cuerpo a cuerpo.
sm-term-spotted = Avistado: cualquier enemigo puede dispararle.
sm-term-pinned = Clavado: todas las habilidades a la mitad.
sm-term-wounded = Herido: vale el lado débil de su carta.
sm-term-captive = Prisionero: junto a su escolta, vale el doble al final.
sm-term-grenade = Granadas: solo tú ves cuántas.
sm-term-held = Cartas retenidas: bajo él hasta que las recuperes.
sm-term-plate = Placa de una loseta: sus números de LOOK, SHOOT, HIDE y MOVE se suman a la habilidad, nunca a la distancia.
sm-term-smoke = Humo: los números LOOK y SHOOT de la loseta y de las de detrás cuentan dos o tres veces.
sm-term-fire = Fuego: comprobación de explosión para quien esté dentro al empezar una fase.
sm-term-mines = Minas: comprobación de explosión para quien empiece a moverse allí.
sm-term-foxhole = Pozo de tirador: cobertura para quien esté en él.
sm-term-gate = Letrero en el marco: por aquí entran los soldados; los que esperan están al lado.
sm-web-legend-measure = Medir
sm-term-squares = Avistar, Largo y Corto: cuenta los cuadrados en que entra la línea. Habilidad más los números de las losetas deben bastar.
sm-term-inches = Inmediato, Lanzar, Andar y Reagrupar: mide en pulgadas.
sm-term-own-tile = Tu propia loseta no cuenta para LOOK y SHOOT; para HIDE cuentan ambas.
sm-term-cover = Para ocultarte: a cubierto, y Cobertura más los números HIDE por debajo de cero hacia cada enemigo.
sm-term-melee = Cuerpo a cuerpo: cada soldado en contacto roba tantas cartas como Luchar, la mitad si le tocan la espalda; golpes por turnos.

## Buttons that do what was pointed out on the map

sm-web-go-walk = Mover aquí
sm-web-go-enter = Entrar aquí
sm-web-go-turn = Girarse así
sm-web-go-throw = Lanzar aquí
sm-web-go-fire = Disparar aquí

## What signs mean, where they stand

sm-web-legend-how = En la mesa: apunta a un signo, mantenlo pulsado o pulsa ? para leer qué significa.

## Qué ha cambiado desde la última visita

sm-since-moved = { $soldier }: se ha movido
sm-since-arrived = { $soldier }: ha entrado
sm-since-gone = { $soldier }: fuera del mapa
sm-since-wounded = { $soldier }: herido
sm-since-pinned = { $soldier }: clavado
sm-since-spotted = { $soldier }: avistado
sm-cmd-reach = alcance, c
sm-cmd-reach-does = qué soldados pueden llegar a un punto en pulgadas o cargar contra un enemigo, como en alcance 12 5 o alcance Harms
sm-cmd-can-reach = { $goal } está al alcance de: { $soldiers }.
sm-cmd-reach-none = Ningún soldado tuyo puede llegar a { $goal }.
sm-cmd-threats = amenazas
sm-cmd-threats-does = enemigos que podrían avistar o disparar a tus soldados
sm-cmd-spotters = { $soldier } puede ser avistado por: { $soldiers }.
sm-cmd-shooters = { $soldier } puede recibir disparos de: { $soldiers }.

## Hints

sm-hint-lines = { $n ->
    [one] De una partida jugada mentalmente: una estimación.
   *[other] De { $n } partidas jugadas mentalmente: una estimación.
}
sm-cmd-hint = pista, pi
sm-cmd-hint-does = qué haría aquí un jugador fuerte, con las probabilidades
sm-cmd-walk = andar
sm-cmd-walk-does = anda hasta un lugar, en pulgadas desde el borde oeste y el borde norte, mirando en una dirección, como en andar 12 5 e; los giros van antes de la meta
sm-cmd-where = Di las pulgadas desde el borde oeste y el borde norte, y luego una dirección: { $directions }.
sm-cmd-no-walk = Ahora nadie tiene que andar.
sm-cmd-instead = El lugar más cercano que vale: { $x } { $y }.
sm-cmd-deploy = desplegar
sm-cmd-deploy-does = pone un soldado en el mapa al principio, como en desplegar Harms 12 5 e; sin nada, quién tiene lugar
sm-cmd-no-deploy = Ahora no se pone a nadie en el mapa.
sm-cmd-not-yours = No te toca colocar: { $soldier }.
sm-cmd-placed = Colocados: { $soldiers }. Sin lugar: { $left }.
sm-cmd-hand = mano
sm-cmd-hand-does = las cartas de tu mano, numeradas, y las fases en que encajan
sm-cmd-hand-none = No tienes cartas en la mano.
sm-cmd-lay = poner
sm-cmd-lay-does = pone una carta en una fase, como en poner 2 1; con poner 2 1+ es la segunda carta
sm-cmd-lay-how = Di el número de una carta de tu mano y una fase, de 1 a 3.
sm-cmd-no-lay = Ahora no se ponen cartas.
sm-cmd-phase = Fase { $n }: { $cards }
sm-cmd-suggest = proponer
sm-cmd-suggest-does = deja que la mesa ponga tus cartas o coloque a tus soldados, y tú confirmas
sm-cmd-no-suggest = Aquí la mesa no puede hacer nada por ti.
sm-cmd-orders = órdenes
sm-cmd-orders-does = tus órdenes y las cumplidas
sm-cmd-order-of = Cumplida ({ $who }): { $order }.
sm-cmd-vp = pv
sm-cmd-vp-does = los PV de todos y de qué son
sm-cmd-vp-of = { $who }: { $vp } PV ({ $from }).

## Las teclas de este juego

sm-web-key-arrows = Flechas
sm-web-key-does-arrows = de un soldado a otro; mover la base ¹⁄₁₆″, con Mayús 1″
sm-web-key-turn = , . < >
sm-web-key-does-turn = girar la base a izquierda o derecha, un poco o mucho
sm-web-key-bend = B
sm-web-key-does-bend = el camino tuerce aquí
sm-web-key-unbend = Retroceso
sm-web-key-does-unbend = quitar el último giro del camino
sm-web-key-legend = ?
sm-web-key-does-legend = qué significan los signos y términos
