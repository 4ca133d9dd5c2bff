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
web-lamp = Modo oscuro
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado.
web-again = Intentarlo de nuevo
web-loading = Un momento…
web-just-now = ahora mismo
web-to-first = A la primera página
web-why = ¿Por qué? Ver la regla
web-why-about = Ver la regla: { $about }
web-rule-title = { $n ->
    [one] La regla
   *[other] Las reglas
 }
web-offline = No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.
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
web-player-automa = Automático
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

## La primera página

web-first-title = { $n ->
    [2] Dos wargames, una sola mesa.
   *[other] Wargames en una sola mesa.
 }
web-first-lead = Juega a { $games } con las reglas de sus manuales. La mesa las conoce todas, muestra las jugadas posibles y explica por qué.
web-first-games = Juegos
web-first-play = Jugar ya
web-first-two = Dos en esta pantalla
web-first-invite = Invitar a amigos
web-first-invite-how = con un enlace, ahora o durante días
web-first-own = Preparar una partida
web-first-continue = Continuar
web-first-all = Ver las { $n } partidas
web-first-new-here = ¿Es tu primera vez?
web-first-no-account = No hace falta una cuenta.
web-first-carry = Seguir jugando en otro dispositivo

## Una partida nueva

web-new-title = Una partida nueva
web-new-game = ¿Qué juego?
web-new-who = { $factions }: ¿quién juega?
web-new-who-me = en esta pantalla
web-new-who-open = libre, con un enlace
web-new-who-bot = bot
web-new-who-automa = Automático
web-new-who-note = Si hay varios puestos en esta pantalla, os la vais pasando.
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
web-clock-days-note = Cuando se agota, un bot ocupa el puesto hasta que vuelve su jugador.
web-new-listed = ¿Quién puede ocupar un puesto libre?
web-new-listed-link = Quien tenga el enlace
web-new-listed-link-note = Nadie más ve la partida.
web-new-listed-lobby = Cualquiera
web-new-listed-lobby-note = La partida aparece en la sala de espera.
web-new-spectating = ¿Cuándo pueden mirar los demás?
web-spectating-live = al momento
web-spectating-live-note = Quien tenga el enlace ve lo que ven ambos bandos.
web-spectating-turns = { $n ->
    [one] { $n } turno después
   *[other] { $n } turnos después
}
web-spectating-turns-note = Los espectadores ven un turno cuando se han jugado otros tantos más.
web-spectating-minutes = { $n ->
    [one] { $n } minuto después
   *[other] { $n } minutos después
}
web-spectating-minutes-note = Los espectadores ven cada jugada con ese retraso.
web-spectating-end = tras el final
web-spectating-end-note = Hasta entonces los espectadores solo ven cómo empezó.
web-spectating-told = Los espectadores ven esta partida { $when }.
web-bad-spectating = Los espectadores pueden ir de 1 a 20 turnos por detrás, o de 1 minuto a 7 días.
web-new-slip = Resumen de la partida
web-new-begin = Empezar la partida
web-new-then = Después recibes el enlace para invitar a los demás.

## Sala de espera

web-lobby-title = Sala de espera
web-lobby-lead = Partidas con un puesto libre para cualquiera.
web-lobby-empty = Ahora mismo nadie busca jugadores. Empieza una partida y aparecerá aquí para los demás.
web-lobby-sit = Ocupar el puesto: { $factions }
web-lobby-new = Nueva partida abierta

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

web-carry-title = Seguir en otro dispositivo
web-carry-go = Usar otro dispositivo
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
web-learn-first = Jugar contra un bot
web-lesson-start = Empezar
web-lesson-start-name = Empezar la lección: { $name }
web-lesson-done = Meta alcanzada

## Reglas

web-rules-title = Reglas
web-rules-search = Buscar en las reglas
web-rules-contents = Índice
web-reference = Resumen
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
web-verify-working = Comprobando…
web-verify-good = { $n ->
    [one] La clave es la prometida y lleva a la única tirada de esta partida.
   *[other] La clave es la prometida y lleva a las { $n } tiradas y sorteos de esta partida.
 }
web-verify-wrong = { $n ->
    [one] La clave es la prometida, pero una tirada no sale de ella.
   *[other] La clave es la prometida, pero { $n } tiradas no salen de ella.
 }
web-verify-not-kept = La clave no es la que se prometió al empezar la partida.
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
web-no-such-seat = Ese puesto no existe.
web-no-such-order = Este juego no conoce esa orden permanente.
web-no-such-moment = La partida no ha llegado hasta ahí.
web-no-such-invitation = Esta invitación no existe, o ya no. Pide un enlace nuevo.
web-no-such-carry = Este enlace ya se ha usado o es demasiado antiguo. Crea otro en tu otro dispositivo.
web-no-person = No sabemos quién eres: permite las cookies de este sitio.
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
web-over = La partida ha terminado.
web-not-understood = El servidor no lo ha entendido. Vuelve a cargar la página e inténtalo de nuevo.
web-log-rewound-by = { $who }: se ha vuelto atrás { $n ->
    [one] una respuesta
   *[other] { $n } respuestas
}, con el acuerdo de todos.
web-log-rewound = Se ha vuelto atrás { $n ->
    [one] una respuesta
   *[other] { $n } respuestas
}, con el acuerdo de todos.
web-chat-name = Elige primero un nombre; después podrás escribir aquí.
web-too-fast = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
web-query-busy = Hay demasiados cálculos en curso. Vuelve a intentarlo en un momento.
web-too-large = Es más grande de lo que acepta el servidor.
web-too-slow = Ha tardado demasiado en llegar. Comprueba tu conexión e inténtalo de nuevo.
web-text-too-long = Un texto es demasiado largo: { $most } letras como máximo.
web-too-many-listed = Ya tienes { $most } partidas que esperan jugadores. Espera a que una se llene o invita con un enlace.
web-import-too-long = Esta partida es demasiado larga para jugarla aquí: { $most } pasos como máximo.
web-name-alike = Tu nombre se confunde con otro de esta mesa. Elige uno distinto.
web-too-many-sockets = Hay demasiadas mesas abiertas desde tu red. Cierra alguna.
web-wrong-host = Esta dirección no es la de este servidor.
web-wrong-origin = Esto ha llegado de otra página y no se ha ejecutado.
web-closing = El servidor está a punto de reiniciarse. Inténtalo de nuevo dentro de un momento.
web-fault = Un error nuestro ha detenido esta partida. No se ha perdido nada.
web-store-failed = El servidor no ha podido guardarlo. Inténtalo de nuevo dentro de un momento.

## Sergeants: cartas y paneles


## La primera página: la dificultad

web-first-level = Dificultad

## People, numbers and company: what the server refuses

web-banned = Quien administra este servidor te ha expulsado.
web-unwanted = Alguien de esta mesa no quiere jugar contigo.
web-turn-out-not-yours = Solo quien empezó la partida puede pedir a otros que se vayan.
web-turn-out-late = Ese jugador ya ha jugado, así que se queda.
web-nobody-there = Ahí no se sienta nadie más.
web-no-such-device = Este dispositivo no es tuyo.
web-complaint-length = Di qué ha pasado, en { $most } letras como mucho.
web-you-title = Tus dispositivos y datos
web-you-lead = No hay cuenta: tú eres tus navegadores. Mira qué se guarda de ti y bórralo cuando quieras.

## Checking a shuffle, and the numbers of people

web-replays-verify-dealt = Comprobar el mazo
web-verify-title-dealt = Comprobar el mazo
web-verify-lead-dealt = Todas las cartas de una partida salen de una sola clave secreta. Su huella se publica antes de la primera carta y la clave después de la última: así nadie puede elegir una carta. Lo comprueba tu propio navegador.
web-verify-good-dealt = { $n ->
    [one] La clave es la prometida y lleva a la única carta de esta partida.
   *[other] La clave es la prometida y lleva a las { $n } cartas robadas de esta partida.
 }
web-verify-wrong-dealt = { $n ->
    [one] La clave es la prometida, pero una carta no sale de ella.
   *[other] La clave es la prometida, pero { $n } cartas no salen de ella.
 }
web-verify-not-promised = Un número no es el que prometió su jugador.
web-verify-how-dealt = La carta número n es el flujo ChaCha20 de la clave con el nonce n. Los números que favorecerían algunas cartas se saltan.
web-verify-rolls-dealt = Cada carta robada
web-verify-numbers = Números de los jugadores
web-verify-numbers-lead = Cada uno prometió un número por su huella antes de que nadie enseñara el suyo. La clave y estos números juntos llevan a los resultados: ni el servidor ni un jugador podía elegirlos.
web-verify-numbers-none = No se mezclaron números de los jugadores: quien administra el servidor podía probar varias claves antes de la partida.
web-verify-number-lost = no se enseñó; la partida siguió sin él
web-verify-number-own = tuyo

## How long and how hard a new match is

web-new-time = Unos { $n } minutos
web-new-difficulty = Dificultad: { $level ->
    [easy] fácil
    [medium] media
   *[hard] difícil
 }

## Bots que piensan por adelantado, y pistas.

web-first-thinking = Bot que piensa
web-player-search = bot, nivel { $level }
web-player-styled = { $style ->
    [bold] bot audaz, nivel { $level }
    [careful] bot prudente, nivel { $level }
   *[collector] bot acaparador, nivel { $level }
 }
web-player-program = { $name } (bot)
web-not-for-bots = Los bots no pueden hacer esto.
web-only-for-bots = Solo los bots pueden hacer esto.
web-ladder = Clasificación
web-leagues = Ligas
web-rated = Puntuada
web-rated-tick = Partida puntuada
web-rated-note = Cuenta para la clasificación: no se vuelve atrás más allá de los dados, y quien agota el tiempo tres veces pierde.
web-new-who-search = bot que piensa
web-new-search-level = Nivel del bot que piensa

## The analysis of a finished match

