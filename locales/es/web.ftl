### Las páginas del cliente, aparte de la mesa.

## En todas partes

web-title = { $page } · Sandtable
web-title-first = Sandtable: wargames en una sola mesa
web-nav = Páginas
web-nav-learn = Aprende jugando
web-nav-rules = Reglas
web-nav-lobby = Sala de espera
web-nav-replays = Repeticiones
web-skip = Ir al contenido
web-language = Idioma
web-lamp = Luz de lámpara
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado.
web-again = Intentarlo de nuevo
web-loading = Un momento …
web-just-now = ahora mismo
web-to-first = A la primera página
web-why = ¿Por qué? Ver la regla
web-why-about = Ver la regla: { $about }
web-rule-title = { $n ->
    [one] La regla
   *[other] Las reglas
 }
web-offline = No se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.
web-failed = Algo no ha funcionado y no se conoce el motivo. Inténtalo de nuevo dentro de un momento.
web-problems = Así no se puede hacer:
web-page-failed = No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.
web-missing-title = Aquí no hay nada
web-missing-lead = Ninguna página de Sandtable tiene esta dirección. Quizá esté mal escrita o el enlace sea antiguo.

## Personas

web-seat = Jugador { $seat }
web-player-you = tú
web-player-open = puesto libre
web-player-bot = bot
web-player-automa = Automa
web-player-nameless = alguien sin nombre
web-name-title = ¿Cómo te llamas?
web-name-lead = Quienes jueguen contigo leerán este nombre. Puedes cambiarlo cuando quieras; no hace falta una cuenta.
web-name-label = Tu nombre
web-name-keep = Usar este nombre
web-name-choose = Elegir un nombre
web-name-change = Cambiar el nombre

## Partidas en las listas

web-match-round = Ronda { $round }, { $where }
web-match-turn = Turno { $round }, { $where }
web-match-setting-up = Preparación, { $where }
web-match-your-turn = te toca
web-match-waiting = se espera a { $who }
web-match-open = hay un puesto libre
web-match-won = victoria: { $who }
web-match-draw = empate
web-game-aces = Aces & Armor
web-game-sergeants = Sergeants
web-game-aces-note = Unidades en un mapa de hexágonos. De uno a cuatro jugadores.
web-game-sergeants-note = Soldados y cartas ocultas sobre losetas de mapa. De dos a seis jugadores, o contra bots.
web-board-summer = tablero de verano
web-board-winter = tablero de invierno

## La primera página

web-first-title = Dos wargames, una sola mesa.
web-first-lead = Juega a Aces & Armor o a Sergeants con las reglas de sus manuales. La mesa las conoce todas, muestra qué puedes hacer y dice por qué.
web-first-games = Juegos
web-first-play = Jugar ya
web-first-play-aces = en solitario contra el Automa, medio tablero, unos 40 minutos
web-first-play-sergeants = contra un bot, cinco soldados por bando, cartas descubiertas
web-first-two = Dos en esta pantalla
web-first-two-aces = os la pasáis en cada telón
web-first-two-sergeants = os la pasáis en cada telón
web-first-invite = Invitar a amigos
web-first-invite-how = con un enlace, ahora o durante días
web-first-own = Preparar una partida
web-first-continue = Continuar
web-first-all = Ver las { $n } partidas
web-first-new-here = ¿Es tu primera vez?
web-first-lessons-aces = Ocho lecciones breves, cada una con una posición para jugar.
web-first-lessons-sergeants = Siete lecciones breves, cada una con una posición para jugar.
web-first-no-account = No hace falta una cuenta.
web-first-carry = Seguir jugando en otro dispositivo

## Una partida nueva

web-new-title = Una partida nueva
web-new-game = ¿Qué juego?
web-new-players = ¿Quién juega?
web-new-players-solo = En solitario
web-new-players-solo-note = contra el Automa, en medio tablero
web-new-players-together = Dos juntos
web-new-players-together-note = un equipo contra el Automa
web-new-players-two = Dos
web-new-players-two-note = uno contra otro, en medio tablero
web-new-players-three = Tres
web-new-players-three-note = uno lleva las dos facciones de un equipo
web-new-players-four = Cuatro
web-new-players-four-note = una facción cada uno, en el tablero completo
web-new-coop = ¿Qué unidades?
web-coop-own_sets = Cada uno las suyas
web-coop-own_sets-note = un conjunto cada uno, contra dos del Automa
web-coop-divided = Una facción, repartida
web-coop-divided-note = sus unidades se toman por turnos, contra otros tantos conjuntos
web-new-both = Un jugador lleva las dos facciones de este equipo
web-new-any = al azar
web-new-who = { $factions }: ¿quién juega?
web-new-who-me = en esta pantalla
web-new-who-open = libre, con un enlace
web-new-who-bot = bot
web-new-who-automa = Automa
web-new-who-note = Varios puestos en esta pantalla son para personas que se la pasan.
web-new-level = Nivel del Automa
web-level-easy = fácil
web-level-standard = estándar
web-level-hard = difícil
web-level-overkill = exceso
web-new-intercepts = ¿Cuándo intercepta el Automa?
web-intercepts-by_priority = Según sus prioridades
web-intercepts-whenever = Siempre que podría hacer daño
web-intercepts-never = Nunca
web-new-board = ¿Qué tablero?
web-new-full = tablero completo
web-new-full-note = Cuatro facciones juegan en el tablero completo.
web-new-half = ¿Qué mitad?
web-new-half-left = mitad izquierda
web-new-half-left-note = números de inicio del 1 al 6
web-new-half-right = mitad derecha
web-new-half-right-note = números de inicio del 7 al 12
web-new-full-numbers = números de inicio del 1 al 12
web-new-sets = ¿Cuántas unidades?
web-new-sets-1 = Un conjunto
web-new-sets-1-note = seis unidades cada uno
web-new-sets-2 = Dos conjuntos
web-new-sets-2-note = doce unidades cada uno, una partida más larga
web-new-mission = ¿Una misión?
web-new-mission-needs = V2 y Ardenas necesitan las cuatro facciones en el tablero completo: elige tres o cuatro jugadores.
web-mission-none = Sin misión
web-mission-none-note = se gana con fábricas
web-mission-v2 = Ataque con cohetes V2
web-mission-v2-note = Un lanzador oculto destruye fábricas. Dos conjuntos de unidades, sin Automa.
web-mission-bulge = Batalla de las Ardenas
web-mission-bulge-note = Los tanques alemanes avanzan hacia la orilla del mar. Tablero de invierno, sin Automa.
web-mission-weather = Clima imprevisible
web-mission-weather-note = Cada tres turnos un dado decide el tiempo. Va con cualquier partida.
web-mission-mountains = Montañas
web-mission-mountains-note = Las montañas frenan, están vedadas a los tanques y dan más alcance a la artillería. Van con cualquier partida.
web-new-owner = El lanzador pertenece a
web-new-rounds = Los Aliados ganan tras este número de rondas
web-new-clock = ¿Un reloj?
web-clock-none = sin reloj
web-clock-hourglass = { $n ->
    [one] reloj de arena de un minuto
   *[other] reloj de arena de { $n } minutos
 }
web-clock-days = { $n ->
    [one] un día por respuesta
   *[other] { $n } días por respuesta
 }
web-clock-none-note = Cada uno se toma el tiempo que necesita.
web-clock-hourglass-note = Para el movimiento y la declaración de ataques juntos.
web-clock-minutes-note = Para cada respuesta. Cuando se acaban, un bot responde por quien se espera hasta que vuelva.
web-clock-days-note = Cuando se agota, un bot ocupa el puesto hasta que vuelve su jugador.
web-new-listed = ¿Quién puede ocupar un puesto libre?
web-new-listed-link = Quien tenga el enlace
web-new-listed-link-note = Nadie más ve la partida.
web-new-listed-lobby = Cualquiera
web-new-listed-lobby-note = La partida aparece en la sala de espera.
web-new-options = Variantes y reglas de la casa
web-option-short_game = Partida corta
web-option-short_game-note = Para ganar basta una fábrica menos.
web-option-experienced = Jugadores expertos
web-option-experienced-note = Empiezas con cuatro unidades más de un segundo conjunto, elegidas en secreto.
web-option-limit_of_four = Cuatro por tipo como máximo
web-option-limit_of_four-note = Una facción no puede tener más de cuatro unidades de un mismo tipo.
web-option-dice_less = Sin dados
web-option-dice_less-note = Cada unidad logra un número fijo de impactos.
web-option-stalemate = Las rondas sin novedad acaban la partida
web-option-stalemate-note = Tras diez rondas sin daño, ocupaciones ni compras gana el equipo con más fábricas. Con bots o con reloj siempre está activa.
web-option-interception_by_round = Interceptaciones por ronda
web-option-interception_by_round-note = Una unidad intercepta una vez por ronda, como dice el manual, y no una vez de un turno suyo al siguiente.
web-option-area_experience_from_any = Experiencia por cualquier impacto de un ataque de área
web-option-area_experience_from_any-note = El Katyusha aprende también del daño a su propio bando.
web-option-duds = Las fichas vacías se quedan
web-option-duds-note = Una ficha que no es el V2 se queda en el tablero, boca arriba.
web-option-six = Seis fábricas también dan la victoria a los Aliados
web-option-six-note = Los Aliados ganan también cuando tienen seis fábricas.
web-new-not-with-automa = No con el Automa, que no puede elegir en secreto.
web-new-not-with-v2 = No con el V2, que empieza con dos conjuntos.
web-new-slip = La partida en breve
web-new-slip-automa = Automa, { $level }
web-new-slip-sets = { $n ->
    [one] un conjunto de unidades cada uno
   *[other] { $n } conjuntos de unidades cada uno
 }
web-new-begin = Empezar la partida
web-new-then = Después recibes el enlace para invitar a los demás.

## Una partida nueva de Sergeants

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

## Sala de espera

web-lobby-title = Sala de espera
web-lobby-lead = Partidas con un puesto libre para cualquiera.
web-lobby-empty = Ahora mismo nadie busca jugadores. Empieza una partida y aparecerá aquí para los demás.
web-lobby-sit = Ocupar el puesto: { $factions }
web-lobby-new = Empezar una partida abierta

## Invitaciones

web-invitation-title = Tienes una invitación para jugar
web-invitation-lead = Elige un puesto libre y escribe el nombre que leerán los demás. No hace falta una cuenta.
web-invitation-seats = Puestos en la mesa
web-invitation-join = Sentarse y jugar
web-invitation-watch = Solo mirar
web-invitation-full = Ya están ocupados todos los puestos. Puedes mirar.
web-invitation-inside = Ya tienes un puesto en esta mesa.
web-invitation-to-table = A la mesa

## Otro dispositivo

web-carry-title = Seguir jugando en otro dispositivo
web-carry-lead = Tus puestos pertenecen a este navegador. Con un enlace los llevas a tu teléfono o a otro ordenador.
web-carry-name = Te llamas { $name }.
web-carry-nameless = Todavía no tienes nombre.
web-carry-careful = Quien abra el enlace jugará por ti. Es solo para ti: no se lo des a nadie.
web-carry-make = Crear el enlace
web-carry-link = Abre esto en el otro dispositivo
web-carry-then = Allí se te preguntará otra vez antes de cambiar nada.
web-arrive-title = Seguir jugando aquí
web-arrive-lead = Este enlace trae tu nombre y tus partidas a este dispositivo.
web-arrive-instead = Este navegador juega ahora como { $name }. Después, ese nombre y sus puestos ya no se podrán jugar desde aquí.
web-arrive-do = Traerlo aquí

## Aprender

web-learn-title = Aprende jugando
web-learn-lead-aces = Ocho posiciones breves, cada una con un capítulo de las reglas y una meta. Puedes empezar por la que quieras.
web-learn-lead-sergeants = Siete posiciones breves, cada una con un capítulo de las reglas y una meta. Puedes empezar por la que quieras; la primera partida después es «Primeros pasos», con todas las cartas descubiertas.
web-learn-first = Jugar contra un bot
web-lesson-start = Empezar
web-lesson-start-name = Empezar la lección: { $name }
web-lesson-done = Meta alcanzada
web-lesson-move = Mover
web-lesson-move-goal = Lleva el tanque al hexágono con el anillo.
web-lesson-roads = Carreteras y bosque
web-lesson-roads-goal = Encuentra el camino que menos cuesta.
web-lesson-occupy = Ocupar una fábrica
web-lesson-occupy-goal = Iza tu bandera en la fábrica con la infantería.
web-lesson-intercept = Interceptación
web-lesson-intercept-goal = Detén al enemigo antes de que llegue a tu fábrica.
web-lesson-attack = Atacar y contraatacar
web-lesson-attack-goal = Ataca desde donde el enemigo no pueda contraatacar.
web-lesson-arms = Armas combinadas
web-lesson-arms-goal = Ataca con tres dados rojos.
web-lesson-money = Monedas
web-lesson-money-goal = Repara una unidad y compra otra nueva.
web-lesson-automa = El Automa
web-lesson-automa-goal = Adivina qué hará el Automa y lee sus razones.

## Reglas

web-rules-title = Reglas
web-rules-lead-aces = Aces & Armor con nuestras palabras, cada regla con su número. «Regla de la casa» señala dónde el manual deja una pregunta abierta.
web-rules-lead-sergeants = Sergeants con nuestras palabras, cada regla con su número. «Regla de la casa» señala dónde el manual deja una pregunta abierta.
web-rules-search = Buscar en las reglas
web-rules-contents = Índice
web-rules-found = { $n ->
    [0] Ninguna regla encontrada.
    [one] Una regla encontrada.
   *[other] { $n } reglas encontradas.
 }
web-rules-none = Ninguna regla contiene estas palabras. Prueba con una más corta.
web-rules-unknown = No existe la regla { $id }.

## Repeticiones

web-replays-title = Repeticiones
web-replays-lead = Tus partidas terminadas: míralas jugada a jugada y comprueba cada tirada.
web-replays-none = Todavía no has terminado ninguna partida.
web-replays-watch = Ver
web-replays-verify = Comprobar los dados
web-import-title = Abrir un archivo de partida
web-import-lead = Una partida guardada aquí o desde la línea de comandos. Cada respuesta se vuelve a jugar y tiene que ser legal.
web-import-file = Elegir un archivo
web-import-large = Este archivo pasa de 4 MiB, más de lo que necesita una partida.
web-import-not-json = Esto no es un archivo de partida: no se puede leer como JSON.
web-import-not-match = Esto no es un archivo de partida: no dice qué formato tiene.

## Comprobar los dados

web-verify-title = Comprobar los dados
web-verify-lead = Todo el azar de una partida sale de una sola clave secreta. Su huella se publica antes de la primera tirada y la clave después de la última: así nadie puede elegir una tirada. Lo comprueba tu propio navegador.
web-verify-working = Comprobando …
web-verify-good = { $n ->
    [one] La clave es la prometida y lleva a la única tirada de esta partida.
   *[other] La clave es la prometida y lleva a las { $n } tiradas y sorteos de esta partida.
 }
web-verify-wrong = { $n ->
    [one] La clave es la prometida, pero una tirada no sale de ella.
   *[other] La clave es la prometida, pero { $n } tiradas no salen de ella.
 }
web-verify-not-kept = La clave no es la que se prometió al empezar la partida.
web-verify-insecure = Tu navegador solo comprueba con una conexión segura: abre esta página con https o en la máquina donde está el servidor.
web-verify-commitment = Prometido al principio (SHA-256 de la clave)
web-verify-key = La clave
web-verify-how = La tirada número n es el flujo ChaCha20 de la clave con el nonce n. Los bytes que favorecerían algunas caras se saltan.
web-verify-match = A la partida
web-verify-rolls = Cada tirada y cada sorteo
web-verify-roll = { $n ->
    [one] un dado de { $sides } caras
   *[other] { $n } dados de { $sides } caras
 }
web-verify-draw = Sale el número { $index } de { $of }
web-verify-right = correcto
web-verify-false = incorrecto
web-verify-all = Ver todo ({ $n })

## Lo que el servidor rechaza

web-no-such-page = En esta dirección no hay nada.
web-no-such-match = Esta partida no existe.
web-no-such-game = Esta mesa no conoce ese juego.
web-no-such-seat = En esta mesa no hay tal puesto.
web-no-such-moment = La partida no ha llegado hasta ahí.
web-no-such-invitation = Esta invitación no existe, o ya no. Pide un enlace nuevo.
web-no-such-carry = Este enlace ya se ha usado o es demasiado antiguo. Crea otro en tu otro dispositivo.
web-no-such-unit = Esta unidad no existe.
web-no-such-faction = { $faction } no participa en esta partida.
web-no-person = Tu navegador no ha dicho quién eres. Tiene que aceptar las cookies de esta página.
web-name-length = Un nombre tiene de 1 a { $most } letras, todas visibles.
web-seat-taken = Ahí ya se ha sentado otra persona.
web-not-listed = Los puestos de esta partida solo se ocupan con invitación.
web-not-at-table = Solo puede hacerlo quien se sienta a esta mesa.
web-not-your-seat = Este puesto no es tuyo.
web-nobody-plays = Al menos un puesto tiene que ser para una persona.
web-bad-setup = Una partida no puede empezar así:
web-bad-clock = Un reloj de arena tiene de 1 a 60 minutos, y uno de días, de 1 a 30 días.
web-bad-file = Esta no es una partida que se pueda jugar aquí.
web-import-too-old = Esta partida se jugó con reglas más antiguas y ya no se puede seguir.
web-not-over = Eso se muestra cuando la partida ha terminado.
web-sealed = Aún hay respuestas en secreto. Inténtalo de nuevo cuando estén todas.
web-over = La partida ha terminado.
web-over-resigned = La partida ha terminado: un equipo se ha rendido.
web-over-too-long = La partida se ha detenido tras { $most } anotaciones, más que cualquier partida entre personas. No gana nadie.
web-resigned = Ya te has rendido en esta partida.
web-stale = La mesa ha cambiado entretanto. Mira de nuevo y elige otra vez.
web-wait = Los dados todavía ruedan. Un momento.
web-not-asked = Ahora no se te pregunta eso.
web-not-understood = El servidor no lo ha entendido. Vuelve a cargar la página e inténtalo de nuevo.
web-cannot-redo = No hay nada que rehacer.
web-undo-nothing = No hay nada que deshacer.
web-undo-die = Desde entonces se han tirado dados: no se puede deshacer.
web-undo-draw = Desde entonces se ha sacado algo al azar: no se puede deshacer.
web-undo-reveal = Desde entonces se ha mostrado algo oculto: no se puede deshacer.
web-undo-other = Desde entonces ha actuado otra persona: no se puede deshacer.
web-undo-clock = Desde entonces se ha acabado el tiempo: no se puede deshacer.
web-undo-too-often = En esta partida se ha deshecho demasiadas veces.
web-proposal-open = Otra persona ha pedido volver atrás. Responde primero a eso.
web-no-proposal = Ahora nadie te pide volver atrás.
web-rewind-open-seat = Todavía queda un asiento libre: lo que ha decidido el azar no se puede deshacer.
web-rewind-too-far = Eso es ir demasiado atrás: paso a paso, y no más de un resultado del azar cada vez.
web-log-rewound-by = { $who }: se ha vuelto atrás { $n ->
    [one] una respuesta
   *[other] { $n } respuestas
}, con el acuerdo de todos.
web-log-rewound = Se ha vuelto atrás { $n ->
    [one] una respuesta
   *[other] { $n } respuestas
}, con el acuerdo de todos.
web-chat-seated = Aquí solo puede escribir quien se sienta a la mesa.
web-chat-length = Una línea tiene de 1 a { $most } letras.
web-notes-length = Las notas tienen como máximo { $most } letras.
web-too-fast = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
web-query-busy = Hay demasiados cálculos en curso. Vuelve a intentarlo en un momento.
web-query-too-long = El cálculo tardaba demasiado.
web-too-large = Es más grande de lo que acepta el servidor.
web-too-many-sockets = Hay demasiadas mesas abiertas desde tu red. Cierra alguna.
web-wrong-host = A este servidor no se llega por esta dirección.
web-wrong-origin = Esto ha llegado de otra página y no se ha ejecutado.
web-closing = El servidor está a punto de reiniciarse. Inténtalo de nuevo dentro de un momento.
web-fault = Un error nuestro ha detenido esta partida. No se ha perdido nada.
web-store-failed = El servidor no ha podido guardarlo. Inténtalo de nuevo dentro de un momento.

## Sergeants: the map

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

## Sergeants: cartas y paneles

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
web-no-next = A esta partida no le sigue nada.
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

## Especialistas, oficiales, equipos y marcadores de Sergeants

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

## Equipo y marcadores de Sergeants

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
