### La mesa en el navegador: qué se pregunta, los paneles, la crónica, el tablero en palabras.

## La barra

table-title = Sandtable
table-title-yours = Te toca · Sandtable
table-your-turn = Te toca
table-undo = Deshacer
table-undo-nothing = No hay nada que deshacer.
table-undo-die = Ya se han tirado dados.
table-undo-draw = Ya se ha hecho un sorteo.
table-undo-reveal = Ya se ha revelado algo oculto.
table-undo-clock = Ya se ha acabado el tiempo.
table-undo-other = { $who } ya ha actuado.
table-propose = Proponer deshacer
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
table-you = tú
table-automa = Automático
table-bot = bot
table-seat-here = en esta pantalla
table-seat-open = nadie todavía
table-here = en la mesa
table-away = ausente
table-stand-in = un bot juega en su lugar
table-resigned = partida abandonada

## Qué se pregunta

table-prompt = La pregunta
table-confirm = ¿{ $choice }?
table-leave = Dejarlo
table-waiting = Esperando a { $who }.
table-wait = Un momento.
table-showing = Mira lo que pasa.
table-skip = Saltar
table-options = Todas las opciones
table-options-search = Buscar
table-options-none = Ahora no se puede hacer nada parecido.
table-fault = Ha habido un error nuestro y se ha cerrado la partida. No se ha perdido nada.
table-lost = Se ha perdido la conexión. Volverá sola; entonces, inténtalo de nuevo.
table-reconnecting = Se ha perdido la conexión. Volvemos a intentarlo…
table-watching = Estás viendo esta partida.
table-watching-turns = { $n ->
    [one] Miras con { $n } turno de retraso.
   *[other] Miras con { $n } turnos de retraso.
}
table-watching-minutes = { $n ->
    [one] Miras con { $n } minuto de retraso.
   *[other] Miras con { $n } minutos de retraso.
}
table-watching-end = Verás esta partida cuando termine.
table-no-match = Esta partida no existe
table-no-match-lead = Quizá el enlace esté incompleto o la partida se haya eliminado. Pide un enlace nuevo.
table-loading = Preparando la mesa…

## Propuestas de volver atrás

table-proposal = { $who } pide deshacer la última elección.
table-proposal-yes = Aceptar
table-proposal-no = Seguir jugando
table-proposal-waits = Esperando a { $who }.

## Crónica y chat

table-log = Crónica
table-since = Desde tu última visita
table-why = Por qué
table-chat = Chat
table-chat-none = Nadie ha escrito nada todavía.
table-chat-say = Escribe algo
table-chat-send = Enviar
table-chat-watching = Comentarios
table-chat-watching-note = Los jugadores no pueden leerlos antes del final.
table-chat-from-watching = { $name } (espectador)
table-embed = Código para un sitio web
table-list-none = ninguna
table-someone = Alguien
table-notes = Mis notas
table-orders = Órdenes permanentes
table-orders-how = Lo que respondes sin que se te pregunte, hasta que lo retires. Solo tú lo ves.
table-orders-stand = Órdenes permanentes: { $orders }.
table-order-always = Siempre: { $order }
table-panels = Paneles
table-tab-dock = Cartas
table-tab-unit = Unidad
table-tab-log = Crónica
table-tab-sides = Bandos
table-tab-chat = Chat

## El menú

table-invite = Envía este enlace a quien vaya a jugar
table-watch-link = El enlace a esta partida
table-show-elsewhere = Mostrarla en otro lugar
table-stream-link = El enlace para retransmitir
table-language = Idioma
table-pace = Ritmo
table-pace-0 = inmediato
table-pace-0-5 = lento
table-pace-1 = normal
table-pace-2 = rápido
table-resign = Rendirse
table-resign-sure = ¿Rendirse de verdad?
table-home = Primera página
table-commitment = Todos los dados salen de una sola clave, que se revela al final. Su huella, fijada al principio:
table-keys = Teclas
table-key-tab = Tab
table-key-tab-does = a la parte siguiente de la mesa
table-key-enter = Intro
table-key-enter-does = elegir; otra vez: confirmar
table-key-escape = Esc
table-key-escape-does = soltar, o saltar lo que se muestra
table-key-next = N, P
table-key-next-does = la siguiente o anterior de las tuyas que puede actuar
table-key-end = X
table-key-end-does = terminar la fase o la carta
table-key-undo = U, R
table-key-undo-does = deshacer, rehacer
table-key-zoom = +, -, 0
table-key-zoom-does = acercar, alejar, todo el mapa
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

## Una sola pantalla

table-curtain = Turno de { $who }
table-curtain-why = Hay algo que el otro bando no debe ver. Pasa la pantalla.
table-curtain-lift = Aquí estoy

## Después del final

table-replay = Repetición
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-at = { $n } de { $of }
table-replay-lesson = Crear una lección
table-replay-lesson-not = De este momento no sale una lección; elige uno entre dos turnos.
table-fork = Jugar desde aquí
table-export = Guardar en un archivo
table-verify = Comprobar los dados
## Se mira lo que pasa

table-telling-hold = Parar
table-telling-go-on = Seguir
table-telling-next = Siguiente
table-telling-faster = Más rápido
table-digest = Desde tu turno:
table-again = Verlo otra vez
table-again-of = Verlo otra vez: { $what }
## Una repetición

table-replay-start = El principio.
table-replay-back = Un paso atrás
table-replay-on = Un paso adelante
table-replay-turn-back = Al turno anterior
table-replay-turn-on = Al turno siguiente
table-replay-turn = Turno
table-replay-speed = Velocidad
table-replay-times = { $n }×
table-fork-who = ¿Quién juega desde aquí?
table-fork-me = Yo
table-fork-bot = El bot
table-fork-open = Un amigo, con invitación
## El final

table-end = Cómo terminó
table-end-you-won = Has ganado
table-end-you-lost = Has perdido
table-end-won = Victoria: { $who }
table-end-draw = Tablas
table-end-lost = Bajas
table-end-nothing = ninguna
table-end-luck = Suerte
table-end-luck-of = Impactos: { $made }; esperados: { $expected }; intentos: { $tries }
table-end-secrets = Órdenes
table-end-course = Ronda a ronda
table-end-again = Otra vez
table-end-swap = Cambiar de bando
table-end-harder = Más difícil
table-end-next = Después: { $what }
table-rematch-call = ¿Otra partida?
table-rematch-from = { $who }: te invita a otra partida.
table-rematch-accept = Sentarse
table-end-share = Enlace para compartir

## Sentarse a la mesa: la invitación, los nombres en una pantalla

table-invite-title = { $n ->
    [one] Hay un asiento libre: invita a alguien
   *[other] Hay { $n } asientos libres: invita a tus amigos
 }
table-invite-again = Mostrar la invitación
table-invite-fold = Plegar la invitación
table-invite-code = El enlace como código QR
table-invite-share = Compartir
table-names = ¿Quién juega en esta pantalla?
table-names-go = Nombres de jugadores
table-names-keep = Guardar estos nombres
table-veil = Mostrar lo que solo tú puedes ver
table-curtain-name = Tu nombre, si quieres

## Los sonidos, y los momentos para compartir

table-sound = Sonidos
table-replay-link = Enlace hasta aquí
table-sheet = Los paneles bajo el mapa

## La mesa en palabras: órdenes escritas

table-cmd = Preguntar a la mesa
table-cmd-label = Escribe una orden, por ejemplo ayuda
table-cmd-send = Preguntar
table-cmd-said = Respuestas de la mesa
table-cmd-unknown = No hay ninguna orden «{ $word }». Escribe { $help } para verlas todas.
table-cmd-nothing = No hay nada.
table-cmd-more = { $n ->
    [one] Una más. Añade una palabra para acotar.
   *[other] { $n } más. Añade una palabra para acotar.
 }
table-cmd-no-number = Ninguna respuesta tiene ese número. Escribe antes { $answers }.
table-cmd-help = ayuda, h
table-cmd-help-does = todas las órdenes
table-cmd-question = pregunta, q
table-cmd-question-does = qué se te pregunta, o a quién se espera
table-cmd-answers = respuestas, r
table-cmd-answers-does = qué puedes responder, numerado; con una palabra detrás, solo las respuestas que la contienen
table-cmd-do = hacer, z
table-cmd-do-does = da la respuesta con este número, como en hacer 3
table-cmd-log = crónica, l
table-cmd-log-does = las últimas líneas de la crónica, cinco o las que digas
table-key-ask = /
table-key-ask-does = escribe una pregunta a la mesa
table-replay-more = Más

## Numbers that everybody mixes in

table-numbers-seats = No se tira ni se roba nada hasta que todos se sienten: entonces cada uno mezcla un número.
table-numbers-wait = El azar espera un número de: { $who }. Se mezcla en cuanto abran esta página.
table-numbers-elsewhere = Tu número está en el navegador con el que te sentaste. Abre allí la mesa o sigue sin él.
table-numbers-forgo = Seguir sin él
table-commitment-dealt = Todas las cartas salen de una sola clave, que se revela al final. Su huella, fijada al principio:
table-verify-dealt = Comprobar el mazo

## The people at the table

table-company = Los demás
table-company-turn-out = Pedir que se vaya
table-company-block = Bloquear
table-company-report = Denunciar
table-company-why = ¿Qué ha pasado? Lo lee quien administra el servidor, con el chat de esta partida.
table-company-send = Enviar denuncia
table-company-left = El asiento vuelve a estar libre.
table-company-blocked = Ya no leerás a esta persona, y no podrá sentarse contigo.
table-company-reported = Tu denuncia ha llegado.

## Momentos de una partida en curso, novedades desde la última visita, clips

table-moment = Volver a este momento
table-moment-of = Volver a este momento: { $what }
table-look-back = Mirar atrás
table-back-to-game = Volver a la partida
table-looked = Desde tu última visita:
table-looked-more = { $n ->
    [one] y una novedad más, marcada en el mapa
   *[other] y { $n } más, marcadas en el mapa
 }
table-looked-clear = Quitar las marcas
table-cmd-since = novedades
table-cmd-since-does = qué ha cambiado en el mapa desde tu última visita
table-cmd-confirm = confirmar, ok
table-cmd-confirm-does = da la respuesta preparada en el tablero
table-cmd-ready = Todo está en su sitio. Escribe { $word }.
table-cmd-no-candidate = No hay nada que confirmar.
table-cmd-back = atrás, at
table-cmd-back-does = un paso atrás en la partida, para oír qué pasó
table-cmd-next = adelante, ad
table-cmd-next-does = un paso adelante
table-cmd-turn = turno
table-cmd-turn-does = al comienzo de un turno o ronda, como en turno 2
table-cmd-no-turn = Ningún turno con ese número ha empezado. Empezados hasta ahora: { $turns }.
table-cmd-now = ahora
table-cmd-now-does = de vuelta a la partida tal como está
table-cmd-is-now = Esta es la partida tal como está.
table-cmd-lesson = lección
table-cmd-lesson-does = de qué trata la lección y qué hacer ahora
table-cmd-no-lesson = Esta partida no es una lección.
table-clip = Crear un clip
table-clip-title = Un clip para compartir
table-clip-turn = ¿Qué turno?
table-clip-all = Hasta ahora
table-clip-make = Crear el clip
table-clip-under-way = Dibujando: { $n } de { $of }
table-clip-done = Un clip: { $n ->
    [one] una imagen
   *[other] { $n } imágenes
 }, { $size } kB
table-clip-save = Guardar el clip
table-clip-share = Compartir el clip
table-clip-alt = Imagen animada: { $what }
table-clip-failed = Este navegador no puede dibujar el mapa. Prueba con otro.
table-clip-nothing = En este turno todavía no ha pasado nada.
table-clip-longest = Un clip muestra los últimos { $n } pasos de un turno.

## Bots que piensan por adelantado.

table-search = bot, nivel { $level }
table-fork-search = El bot, nivel { $level }

## The analysis of a finished match

table-analysis = Análisis
table-analysis-ask = Analizar la partida
table-analysis-ask-about = Tarda unos minutos; mientras tanto puedes irte.
table-analysis-waiting = { $n ->
    [0] Tu partida es la siguiente.
    [one] Antes se analiza otra partida.
   *[other] Antes se analizan otras { $n } partidas.
}
table-analysis-working = Analizando…
table-analysis-done = El análisis está listo.
table-analysis-curve = Qué probable era ganar, paso a paso
table-analysis-chance-of = { $who }: { $chance }
table-analysis-ledger = Suerte y habilidad
table-analysis-worst = { $n ->
    [one] El peor momento está en la curva.
   *[other] Los { $n } peores momentos están en la curva.
}
table-analysis-mark = { $mark ->
    [blunder] Error grave: míralo
    [mistake] Error: míralo
   *[inaccuracy] Imprecisión: mírala
}
table-analysis-moment = { $mark ->
    [blunder] Error grave
    [mistake] Error
   *[inaccuracy] Imprecisión
}, { $who } ({ $where }): { $lost } regalado
table-analysis-played = Jugado: { $what }
table-analysis-better = Mejor: { $what }
table-analysis-drawn = En el mapa
table-analysis-show-better = Mostrar el plan mejor
table-analysis-show-played = Mostrar lo jugado
table-analysis-about = Estimaciones de un jugador fuerte, no la verdad: las diferencias pequeñas dicen poco.
table-analysis-adds-up = De las probabilidades iniciales al resultado
table-analysis-start = Al principio
table-analysis-decisions = Decisiones: { $who }
table-analysis-chance = Suerte
table-analysis-result = Resultado
table-analysis-given = { $who }: { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, { $lost } regalado (errores graves { $blunders }, errores { $mistakes }, imprecisiones { $inaccuracies }).
table-analysis-marks = Decisiones que regalaron algo
table-analysis-no-marks = Ninguna decisión regaló mucho.
table-analysis-by-turn = Probabilidades turno a turno
web-commentary-full = { $most } comentarios bastan para una partida.
web-embed-open = Abrir en Sandtable
web-hint-people = En una partida contra otras personas no puedes pedir pistas.
web-hint-none = Ahora no hay nada sobre lo que dar una pista.
web-hint-ask = Pedir una pista
web-hint-ask-title = ¿Qué haría aquí un jugador fuerte?
web-hint-thinking = Pensando…
web-hint-card = Pista
web-hint-best = Un jugador fuerte haría esto. Gana alrededor del { $percent } % de las veces.
web-hint-other = La segunda opción gana alrededor del { $percent } %.
web-hint-plan = El plan, paso a paso
web-hint-close = Ocultar la pista

## What the table refuses

web-sealed = Aún hay respuestas en secreto. Inténtalo de nuevo cuando estén todas.
web-over-resigned = La partida ha terminado: un equipo se ha rendido.
web-over-too-long = La partida se ha detenido tras { $most } anotaciones, más que cualquier partida entre personas. No gana nadie.
web-resigned = Ya te has rendido en esta partida.
web-stale = La partida ha avanzado mientras elegías. Revísala y elige otra vez.
web-wait = Los dados todavía ruedan. Un momento.
web-not-asked = Ahora no te toca decidir eso.
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
web-chat-length = Una línea tiene de 1 a { $most } letras.
web-notes-length = Las notas tienen como máximo { $most } letras.
web-query-too-long = El cálculo tardaba demasiado.
web-notes-seated = Aquí solo puede tomar notas quien se sienta a la mesa.
web-no-next = No hay más capítulos.
web-number-not-now = Ahora no hace falta un número tuyo.
web-number-wrong = Este no es el número que prometiste.
web-over-closed = Quien administra este servidor ha cerrado la partida. No ha ganado nadie.
web-analysis-none = No hay análisis para esta partida.
web-analysis-players = Puede pedir el análisis quien jugó esta partida.
web-analysis-another = Se está analizando otra partida tuya. Espera a que termine.
web-analysis-full = Demasiadas partidas esperan el análisis. Inténtalo más tarde.
