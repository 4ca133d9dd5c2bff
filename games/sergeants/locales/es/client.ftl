### Lo que solo el navegador dice de este juego: la página para una partida nueva, la mesa, sus paneles.

## Una partida nueva

sm-web-clock-minutes-note = Para cada respuesta. Cuando se acaban, un bot responde por quien se espera hasta que vuelva.

## Una partida nueva

web-sm-scenario = ¿Qué escenario?
web-sm-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
 }
web-sm-side-enters = { $side }: { $vp } PV por jugador, entra por el borde, { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
 }
web-sm-side-stands = { $side }: { $vp } PV por jugador, empieza en el mapa, { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
 }
web-sm-open = Todas las cartas están descubiertas: para aprender.
web-sm-map = El mapa: { $columns } por { $rows } cuadrados, con { $landmarks }.
web-sm-who = ¿Quién juega?
web-sm-players = { $side }: ¿cuántos la juegan?
web-sm-players-n = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
 }
web-sm-forces = ¿Qué fuerzas?
web-sm-suggested = Fuerzas sugeridas
web-sm-suggested-note = Los soldados y el equipo ya están elegidos: a jugar.
web-sm-suggested-none = No las hay para tantos jugadores.
web-sm-bought = Fuerzas compradas
web-sm-bought-note = Cada uno compra soldados y equipo con los PV del escenario.

## El mapa

web-sm-map-label = Mapa del campo de batalla. Las flechas van de un soldado a otro o mueven el mapa, más y menos acercan y alejan, 0 lo muestra entero.
web-sm-map-soldiers = Soldados en el mapa
web-sm-map-stands = en { $tile }, mirando al { $facing }
web-sm-map-outside = fuera del mapa
web-sm-map-escorts = escolta a { $soldiers }
web-sm-map-holds = { $n ->
    [one] retiene { $n } carta
   *[other] retiene { $n } cartas
 }
web-sm-map-grenades = { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }
web-sm-map-offered = se puede elegir
web-sm-map-chosen = elegido
web-sm-map-far = extremo { $direction }
web-sm-map-would-stand = { $soldier } en { $tile }, a { $x } por { $y } pulgadas de la esquina superior izquierda, mirando al { $facing }.
web-sm-map-length = { $length } de { $most } pulgadas.
web-sm-map-cover-building = En cobertura, bajo techo.
web-sm-map-cover-ground = En cobertura.
web-sm-map-cover-piece = En cobertura.
web-sm-map-cover-line = En cobertura junto a una línea.
web-sm-map-cover-foxhole = En cobertura, en un pozo.
web-sm-map-no-cover = Sin cobertura.
web-sm-map-may-begin = { $soldier } puede empezar aquí.
web-sm-map-melee = En cuerpo a cuerpo con { $soldiers }.
web-sm-map-under = Bajo la plantilla: { $soldiers }.
web-sm-map-under-nobody = No hay nadie bajo la plantilla.
web-sm-map-under-himself = ¡Él mismo también!
web-sm-map-judging = Un momento…
web-sm-map-note = Lo que tienes en la mano
web-sm-map-turn-left = Girar a la izquierda (tecla ,)
web-sm-map-turn-right = Girar a la derecha (tecla .)
web-sm-map-bend = Doblar aquí el recorrido (tecla B, o clic con Mayús): { $n } de { $most }
web-sm-map-back = Volver a tomarlo (Escape)
web-sm-map-confirm = Confirmar (Intro)
web-sm-map-ruler = Regla: de { $soldier } a { $other }
web-sm-map-slip = De { $soldier } a { $other }, { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
 }, { $inches }″.
web-sm-map-distance = { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
 }, { $inches ->
    [one] { $inches } pulgada
   *[other] { $inches } pulgadas
 }.
web-sm-map-tiles = Para { $action }: { $tiles }.
web-sm-map-not-counted = { $tile } (no cuenta)
web-sm-map-left = queda
web-sm-map-needed = hace falta
web-sm-map-squares = { $n ->
    [one] { $n } cuadrado
   *[other] { $n } cuadrados
 }
web-sm-map-inches = { $n ->
    [one] { $n } pulgada
   *[other] { $n } pulgadas
 }
web-sm-map-below-zero = menos de 0
web-sm-map-yes = sí
web-sm-map-no = no
web-sm-map-band-long = el largo
web-sm-map-band-short = el corto
web-sm-map-band-close = el cercano
web-sm-map-shot-counts = { $other } está avistado: en un disparo de { $soldier } contarían { $bands }.
web-sm-map-not-in-arc = { $other } está avistado, pero no en el arco frontal de { $soldier }.
web-sm-map-out-of-range = { $other } está avistado, pero fuera del alcance de { $soldier }.
web-sm-map-could-spot = { $other } está oculto. Avistar de { $soldier } llega hasta él.
web-sm-map-cannot-spot = { $other } está oculto. Avistar de { $soldier } no llega hasta él.
web-sm-map-can-rally = { $soldier } está lo bastante cerca para reagrupar a { $other }.
web-sm-map-cannot-rally = { $soldier } está demasiado lejos para reagrupar a { $other }.
web-sm-map-supposed = No conoces el rango de { $soldier }: estos son los valores del más bajo.

## Cartas y paneles

web-sm-card-you = Tú
web-sm-card-name = { $types } de { $soldier }
web-sm-card-tag = placa { $tag }
web-sm-card-vp = { $n } PV
web-sm-card-grenades = { $n ->
    [one] { $n } granada
   *[other] { $n } granadas
 }
web-sm-card-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
web-sm-card-letter-long = L
web-sm-card-letter-short = Co
web-sm-card-letter-close = Ce
web-sm-card-letter-blast = E
web-sm-card-band-long = largo
web-sm-card-band-short = corto
web-sm-card-band-close = cercano
web-sm-card-band-blast = explosión
web-sm-card-box-may = Puede
web-sm-card-box-must = Debe
web-sm-card-box-cost = Coste
web-sm-card-read = { $card }, número { $number }.
web-sm-card-read-rank = Va con el grado: { $rank }.
web-sm-card-read-medal = Va con una medalla: { $medal }.
web-sm-card-read-team = Pelotón: { $text }
web-sm-card-read-box = { $box }: { $text }
web-sm-card-read-damage = Daño: { $damage }.
web-sm-card-hit = { $plus ->
    [yes] { $band } con un más
   *[no] { $band }
 }
web-sm-card-hits = Como comprobación impacta: { $bands }.
web-sm-card-hits-none = Como comprobación falla.
web-sm-card-fits = { $n ->
    [one] Sirve para la fase { $phases }.
   *[other] Sirve para las fases { $phases }.
 }
web-sm-card-fits-none = No sirve para ninguna fase de este turno.
web-sm-card-dock = Fases y mano
web-sm-card-hand = { $n ->
    [one] Tu mano, { $n } carta
   *[other] Tu mano, { $n } cartas
 }
web-sm-card-hand-empty = Tu mano está vacía.
web-sm-card-hand-hint = Las flechas van de carta en carta. 1, 2 y 3 ponen la carta en esa fase; Intro la levanta.
web-sm-card-phases = Las tres fases
web-sm-card-phase = Fase
web-sm-card-order = Cartas en el orden de juego
web-sm-card-row = { $player }: { $card }, { $state ->
    [done] jugada
    [now] en juego
   *[later] por jugar
 }
web-sm-card-face-down = Boca abajo:
web-sm-card-fits-here = { $card } sirve aquí
web-sm-card-slot-empty = Fase { $phase }, { $actions }: vacía
web-sm-card-slot-hot = Fase { $phase }, { $actions }: pon aquí { $card }
web-sm-card-slot-filled = Fase { $phase }, { $actions }: aquí está { $card }. Pulsa para levantarla; Supr la recupera.
web-sm-card-slot-gap = Un hueco
web-sm-card-slot-none = Ninguna carta
web-sm-card-slot-past = Jugada
web-sm-card-would-be = { $topic }; { $last ->
    [yes] la última del turno
   *[no] lleva a: { $next }
 }
web-sm-card-because = ocurre, a causa de: { $topic }
web-sm-card-leads = lleva a: { $topic }
web-sm-card-no-story = Aún sin descubrir
web-sm-card-placing = Colocar cartas
web-sm-card-place = { $n ->
    [one] Pon una carta en la fase { $phases }. Nadie la ve hasta que todos estén listos.
   *[other] Pon cartas en las fases { $phases }. Nadie las ve hasta que todos estén listos.
 }
web-sm-card-place-most = { $most ->
    [0] Ninguna carta de tu mano sirve. Se robarán cartas para todas las fases, boca arriba.
    [one] Con tu mano solo se puede ocupar { $most } fase. Para las otras se robarán cartas, boca arriba.
   *[other] Con tu mano solo se pueden ocupar { $most } fases. Para la otra se robará una carta, boca arriba.
 }
web-sm-card-place-blocked = Así solo ocupas { $now }, pero con tu mano se pueden ocupar { $most }. Mueve una carta.
web-sm-card-place-ready = { $n ->
    [one] Están las tres. { $n } carta queda en tu mano y cuenta para la iniciativa.
   *[other] Están las tres. { $n } cartas quedan en tu mano y cuentan para la iniciativa.
 }
web-sm-card-place-poor = { $n ->
    [0] Ninguna carta sirve. Todas se muestran y se descartan, y se roba para los huecos.
   *[other] Estas quedarán boca arriba. El resto de tu mano ({ $spare }) se muestra y se descarta, y se roba para los huecos.
 }
web-sm-card-place-one = Pon { $types } en la fase { $phase }
web-sm-card-place-waiting = Tus cartas están puestas. Falta: { $who }.
web-sm-card-place-done = Tus cartas están puestas.
web-sm-card-undo = Deshacer
web-sm-card-take-back = Recuperar { $card }
web-sm-card-fill-up = Rellenar por mí
web-sm-card-ready = Listo: ponerlas boca abajo
web-sm-card-ready-open = Listo: ponerlas boca arriba
web-sm-card-change = Cambiar mis cartas
web-sm-card-question = Lo que se pregunta
web-sm-card-hint-force = Forma tu fuerza arriba y confírmala allí.
web-sm-card-hint-deploy = Elige a alguien de la lista y colócalo en el mapa.
web-sm-card-hint-map = Elige el lugar en el mapa.
web-sm-card-hint-strike = Elige en la escena una de tus cartas y luego a quién golpea.
web-sm-card-hint-hand = También puedes elegirla en tu mano.
web-sm-card-do-dog-tag = Placa: actúa { $soldier }
web-sm-card-do-bubble = Bocadillo del pelotón
web-sm-card-do-may = Recuadro del narrador (puede)
web-sm-card-do-must = Recuadro del narrador (debe)
web-sm-card-do-cost = Recuadro del narrador (coste)
web-sm-card-do = Hacerlo
web-sm-card-playing = La carta en juego
web-sm-card-played-by = { $mine ->
    [yes] Juegas tú
   *[no] Juega { $player }
 }
web-sm-card-part-dog-tag = Placa
web-sm-card-part-bubble = Pelotón
web-sm-card-dog-tag = { $soldier }: una acción cualquiera de { $types }
web-sm-card-owner-out = { $soldier } está fuera de combate.
web-sm-card-acted = Quién ha actuado
web-sm-card-state-left = Por hacer:
web-sm-card-state-now = Ahora:
web-sm-card-state-done = Hecho:
web-sm-card-state-none = No es posible:
web-sm-card-checks = Comprobaciones
web-sm-card-checks-before = Comprobaciones anteriores
web-sm-card-check-shot = { $soldier } dispara a { $target }
web-sm-card-check-grenade = Granada de { $soldier } contra { $target }
web-sm-card-check-blast = Caen proyectiles
web-sm-card-check-event = { $title }
web-sm-card-check-gap = { $player } roba para un hueco
web-sm-card-check-bands = { $n ->
    [one] Solo cuenta { $bands }.
   *[other] Cuentan { $bands }.
 }
web-sm-card-check-hits = { $n ->
    [0] Fallo.
    [one] { $n } impacto.
   *[other] { $n } impactos.
 }
web-sm-card-check-filled = Va a la fase { $phase }.
web-sm-card-check-no-gap = No sirve.
web-sm-card-fate-pinned = { $soldier } queda clavado.
web-sm-card-fate-wounded = { $soldier } resulta herido.
web-sm-card-fate-killed = { $soldier } muere.
web-sm-card-fate-nothing = { $soldier }: { $damage }, nada nuevo.
web-sm-card-fate-unknown = Daño: { $damage }.
web-sm-card-story = Historia, quedan { $n } cartas
web-sm-card-story-short = La historia
web-sm-card-story-before = Sucesos anteriores
web-sm-card-not-happening = No ocurre.
web-sm-card-changes = Números que han cambiado
web-sm-card-changed = { $stat } { $by } { $whom }, { $until }
web-sm-card-change-all = para todos
web-sm-card-turn = Turno { $turn }:
web-sm-card-rank-unknown = Grado desconocido
web-sm-card-at-waiting = Espera tras el borde del mapa
web-sm-card-at-gone = Ha salido del mapa
web-sm-card-at-dead = Ha muerto
web-sm-card-at-removed = Está fuera del juego
web-sm-card-at-cover = A cubierto en { $tile }
web-sm-card-at-open = Al descubierto en { $tile }
web-sm-card-at-melee = En cuerpo a cuerpo en { $tile } con { $enemies }
web-sm-card-standing = { $where }, { $spotted ->
    [yes] avistado
   *[no] no avistado
 }
web-sm-card-is-pinned = Clavado
web-sm-card-is-wounded = Herido
web-sm-card-printed = impreso:
web-sm-card-uses-plus = Impacto+
web-sm-card-climb = Trepar
web-sm-card-supposed = No se conoce su grado: estos son los números del más bajo.
web-sm-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Herido y clavado: el lado rojo, a la mitad.
       *[no] Clavado: todos los números a la mitad.
     }
   *[no] Herido: estos son los números del lado rojo.
 }
web-sm-card-worth = Vale
web-sm-card-traits = Es
web-sm-card-carries = Lleva
web-sm-card-carries-nothing = nada
web-sm-card-holds = Retiene
web-sm-card-escorts = Escolta a
web-sm-card-prisoner-of = Prisionero de
web-sm-card-trait-rifle = fusilero
web-sm-card-trait-smg = con subfusil
web-sm-card-trait-lmg = ametrallador
web-sm-card-trait-carbine = con carabina
web-sm-card-trait-green = novato
web-sm-card-trait-veteran = veterano
web-sm-card-trait-thrower = de brazo fuerte
web-sm-card-trait-engineer = zapador
web-sm-card-trait-scout = explorador
web-sm-card-kind-leader = jefe
web-sm-card-kind-character = personaje
web-sm-card-kind-specialist = especialista
web-sm-card-orders = { $n ->
    [one] { $secret ->
        [yes] Tu orden, secreta
       *[no] Tu orden
     }
   *[other] { $secret ->
        [yes] Tus órdenes, secretas
       *[no] Tus órdenes
     }
 }
web-sm-card-orders-all = Órdenes
web-sm-card-orders-none = No tienes órdenes.
web-sm-card-orders-of = { $n ->
    [one] tiene { $n } orden
   *[other] tiene { $n } órdenes
 }
web-sm-card-order-met = Cumplida
web-sm-card-charged = { $n ->
    [one] Los explosivos llevan allí { $n } turno.
   *[other] Los explosivos llevan allí { $n } turnos.
 }
web-sm-card-account = PV hasta ahora
web-sm-card-account-over = La cuenta
web-sm-card-account-beaten = { $side }: sin soldados, ha perdido.
web-sm-card-account-kill = Muertos
web-sm-card-account-prisoner = Prisioneros, doble
web-sm-card-account-order = Órdenes
web-sm-card-account-event = Sucesos
web-sm-card-account-card = Por una carta
web-sm-card-account-held = { $soldier }, si al final sigue prisionero
web-sm-card-account-none = Nada todavía.
web-sm-card-account-nothing = Nada.
web-sm-card-account-hidden = Las órdenes de los demás, y lo que darán, no se conocen.
web-sm-card-won = victoria
web-sm-card-drawn = empate
web-sm-card-melee = Cuerpo a cuerpo
web-sm-card-melee-drawn = Cartas robadas: { $draws }
web-sm-card-melee-draws = { $player } { $n }
web-sm-card-melee-cards = { $player }: { $n ->
    [0] sin cartas
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
 }
web-sm-card-melee-card = Elige la carta con la que golpeas.
web-sm-card-melee-target = ¿A quién golpea?
web-sm-card-melee-next = { $mine ->
    [yes] El próximo golpe es tuyo.
   *[no] El próximo golpe es de { $player }.
 }
web-sm-card-melee-over = El cuerpo a cuerpo ha terminado por esta fase.
web-sm-card-melee-close = Volver al mapa
web-sm-card-melee-kill = Muere
web-sm-card-melee-capture = { $soldier } lo hace prisionero
web-sm-card-strike = Golpear a { $soldier }
web-sm-card-strike-with = { $damage } a { $soldier }
web-sm-card-blows = Golpe a golpe
web-sm-card-blows-none = Aún no hay golpes.
web-sm-card-blow-pinned = { $player }: { $soldier } queda clavado.
web-sm-card-blow-wounded = { $player }: { $soldier } resulta herido.
web-sm-card-blow-killed = { $player }: { $soldier } muere.
web-sm-card-blow-captured = { $player }: { $soldier } cae prisionero.
web-sm-card-blow-nothing = { $player }: { $damage } a { $soldier }, nada nuevo.
web-sm-card-force = Compra tu fuerza
web-sm-card-force-suggested = Fuerza sugerida
web-sm-card-force-other = Otra
web-sm-card-force-clear = Empezar de nuevo
web-sm-card-force-sale = Soldados en venta
web-sm-card-force-mine = Tu fuerza
web-sm-card-force-vp = PV
web-sm-card-force-empty = Nadie todavía. Marca soldados o toma la fuerza sugerida para empezar.
web-sm-card-force-remove = Dejar fuera a { $soldier }
web-sm-card-force-grenades = Granadas de { $soldier }
web-sm-card-force-fits = Cuesta { $vp } PV; quedan { $left }.
web-sm-card-force-grenade-price = { $free ->
    [0] { $n } granadas por 1 PV.
   *[other] { $free } granadas son gratis; después, { $n } por 1 PV.
 }
web-sm-card-force-confirm = { $n ->
    [one] Alistar a { $n } soldado
   *[other] Alistar a { $n } soldados
 }
web-sm-card-meter-vp = PV
web-sm-card-meter-soldiers = Soldados
web-sm-card-meter-leaders = Jefes
web-sm-card-meter-equipment = PV de equipo
web-sm-card-of = { $n } de { $most }
web-sm-card-at-least = { $n }, al menos { $least }
web-sm-card-rank-of = Grado de { $soldier }
web-sm-card-fewer = Menos
web-sm-card-more = Más
web-sm-card-give = Dar …
web-sm-card-give-to = Dar algo a { $soldier }
web-sm-card-thing = { $thing } ({ $n } PV)
web-sm-card-lay-down = Dejar
web-sm-card-deploy = Coloca a tus soldados
web-sm-card-deploy-left = { $n ->
    [0] todos colocados
   *[other] faltan { $n }
 }
web-sm-card-deploy-where = Empiezan en { $tiles }.
web-sm-card-deploy-clear = Quitar a { $soldier } del mapa
web-sm-card-deploy-suggest = Colocarlos por mí
web-sm-card-deploy-confirm = Así están bien
web-sm-what = ¿A qué juegas?
web-sm-what-scenario = Un escenario
web-sm-what-scenario-note = Una batalla, con su propio final
web-sm-what-campaign = Una campaña
web-sm-what-campaign-note = Escenarios enlazados: los soldados conservan las heridas y ganan medallas
web-sm-campaign = ¿Qué campaña?
web-sm-chapters = { $n ->
    [one] { $n } capítulo
   *[other] { $n } capítulos
 }
web-sm-chapter = Capítulo { $n } de { $of }
web-sm-chapter-end = El capítulo { $n } de { $of } ha terminado
web-sm-campaign-end = La campaña ha terminado
web-sm-campaign-lead = Más PV en la campaña: { $names }
web-sm-campaign-vp = PV de la campaña: { $vp }
web-sm-fate-fell = Caído
web-sm-fate-captured = Capturado
web-sm-fate-wounded = Herido
web-sm-fate-well = Ileso
web-sm-play-on = Seguir: { $scenario }
web-sm-play-on-there = El próximo capítulo ha empezado: ir allí
web-sm-card-read-honour = Se ganó: { $honour }.

## Especialistas, oficiales, equipos y marcadores

web-sm-card-titled = { $title } ({ $owner })
web-sm-card-manner-command = MANDO
web-sm-card-manner-reaction = REACCIÓN
web-sm-card-manner-preempt = ANTICIPACIÓN
web-sm-card-after = { $any ->
    [yes] Tras cualquier acción de un enemigo
   *[other] Tras { $types } de un enemigo
 }
web-sm-card-against = { $n ->
    [one] Contra { $types }: un enemigo
   *[other] Contra { $types }: hasta { $n } enemigos
 }
web-sm-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, cuesta { $vp } PV si se usa.
 }
web-sm-card-read-roles = Requiere estos papeles del panel: { $roles }.
web-sm-card-trait-assistant = ayudante de ametralladora
web-sm-card-trait-sniper = tirador de precisión
web-sm-card-trait-medic = sanitario
web-sm-card-trait-officer = oficial
web-sm-card-trait-radio = operador de radio
web-sm-card-trait-gunner = ametrallador
web-sm-card-trait-tripod = con trípode
web-sm-card-trait-skirmisher = hostigador
web-sm-card-force-regulars = Soldados
web-sm-card-force-specialists = Especialistas
web-sm-card-force-brings = Cartas que trae { $soldier }
web-sm-card-force-event = Suceso: { $title }
web-sm-card-panels = Paneles de equipo
web-sm-card-panels-hint = Elige un soldado para un sitio, o arrástralo allí con el ratón. Un panel en uso trae sus cartas.
web-sm-card-panel-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
web-sm-card-panel-anybody = cualquiera
web-sm-card-panel-role = Papel { $role }
web-sm-card-panel-slot = Sitio { $n } de { $panel }, requiere { $needs }
web-sm-card-panel-choose = Poner a alguien aquí …
web-sm-card-panel-take = Quitar a { $soldier } de { $panel }
web-sm-card-panel-unfit = { $soldier } no puede tener este sitio: requiere { $needs }.
web-sm-card-second = 2.ª carta
web-sm-card-second-empty = Segunda carta de la fase { $phase }: vacía
web-sm-card-second-hot = Poner { $card } en la fase { $phase } como segunda carta
web-sm-card-second-filled = Segunda carta de la fase { $phase }: { $card }. Pulsa para levantarla; Supr la recupera.
web-sm-card-place-seconds = { $left ->
    [0] Todas las segundas cartas de tu oficial están puestas.
    [one] Tu oficial puede mandar una segunda carta.
   *[other] Tu oficial puede mandar segundas cartas en { $left } fases.
 }
web-sm-card-hand-hint-officer = Las flechas van de carta en carta. 1, 2 y 3 ponen la carta en esa fase, con Mayús como segunda carta; Intro la levanta.
web-sm-card-pass = Paso
web-sm-card-beforehand = Pasar más tiempo
web-sm-card-window-cards = Cartas que puedes jugar
web-sm-card-window-against = contra { $card }
web-sm-card-window-asked = Se pregunta a quien pudiera tener una carta así, la tenga o no.
web-sm-card-account-paid = Cartas pagadas
web-sm-map-marker = { $tile }: { $marker }
web-sm-map-foxhole = pozo de tirador
web-sm-map-of-tiles = losetas
web-sm-map-of-smoke = humo
web-sm-map-of-optics = óptica

## Equipo y marcadores

web-sm-card-or-use = o usar: { $equipment }
web-sm-card-use-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
 }
web-sm-card-gist-checks = { $n ->
    [one] { $n } comprobación de explosión
   *[other] { $n } comprobaciones de explosión
 }
web-sm-card-gist-battery = { $n ->
    [one] { $n } comprobación de explosión
   *[other] { $n } comprobaciones de explosión o humo denso
 }
web-sm-card-gist-foxhole = un pozo aquí, Cobertura mejor en { $n }
web-sm-card-aim-at = Apuntar a { $soldier }
web-sm-card-hint-tile = Toca una loseta azul en el mapa, o elígela aquí. Tendrá: { $marker }.
web-sm-card-hint-again = { $tile }: tócala otra vez, o pulsa su botón, para confirmar.
web-sm-card-hint-battery = Toca una loseta azul en el mapa, o elígela aquí. Quien esté allí, amigos incluidos, tiene { $n ->
    [one] { $n } comprobación de explosión.
   *[other] { $n } comprobaciones de explosión; o disparas humo denso.
 }
web-sm-card-hint-shell = Toca a un enemigo marcado en el mapa, o elígelo aquí; luego mueve la plantilla como quieras. Quien esté debajo, amigos incluidos, tiene { $n ->
    [one] { $n } comprobación de explosión.
   *[other] { $n } comprobaciones de explosión.
 }
web-sm-card-hint-only-use = Aquí y ahora no es posible, pero puede usar lo que lleva.
web-sm-card-hint-gun = Un ayudante con munición está en contacto con { $soldier }: una vez por fase el arma dispara sin carta.
web-sm-card-hint-round = Humo: humo denso (3x) en la loseta, y nadie resulta herido. Explosión: { $n ->
    [0] ahora no hay nadie allí.
   *[other] comprobaciones de explosión para { $soldiers }.
 }
web-sm-card-hint-mined = Minas: { $soldier } tiene una comprobación de explosión antes de moverse.
web-sm-choice-shell = { $equipment } contra { $soldier }: { $tile }
web-sm-card-check-used = { $equipment } de { $soldier }
web-sm-card-check-shelled = Artillería sobre { $tile }
web-sm-card-check-mines = { $soldier } entre minas
web-sm-card-check-fire = { $soldier } entre las llamas
web-sm-card-check-smoke = { $soldier } en el humo
web-sm-card-check-tended = { $medic } atiende a { $soldier }: comprobación de identidad
web-sm-card-check-identity = Comprobación de identidad
web-sm-card-check-tag = La carta de { $soldier }.
web-sm-card-check-his = Es su propia carta: vive, herido.
web-sm-card-check-not-his = No es su propia carta.
web-sm-card-fate-saved = { $soldier } se salva, pero queda herido.
web-sm-map-lies = En el mapa
web-sm-map-lies-smoke = Los números de MIRAR y DISPARAR de esta loseta, y de todas las de detrás, cuentan { $n } veces.
web-sm-map-lies-fire = Una comprobación de explosión para quien esté allí al empezar cada fase.
web-sm-map-lies-mines = Una comprobación de explosión para quien empiece a moverse aquí.
web-sm-map-lies-foxhole = Quien está en él tiene cobertura, y su Cobertura mejora en { $n }.
web-sm-map-reaches = { $soldier } puede apuntar a { $other }: { $equipment }.
web-sm-map-does-not-reach = { $soldier } no puede apuntar a { $other }: { $equipment }.

## La mesa

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
