### Dibujar un tablero propio.

aces-edit-title = Dibuja un tablero
aces-edit-first-name = Mi tablero
aces-edit-map = El tablero que dibujas
aces-edit-terrain = Terreno
aces-edit-tools = Herramientas
aces-edit-tool-brush = Pincel
aces-edit-tool-line = Línea
aces-edit-tool-fill = Rellenar
aces-edit-tool-erase = Goma
aces-edit-tool-start = Número de inicio
aces-edit-tool-shore = Costa
aces-edit-tool-name = Nombre de lugar
aces-edit-tool-copy = Copiar
aces-edit-tool-paste = Pegar
aces-edit-tool-hand = Mover el mapa
aces-edit-wide = Siete hexágonos de ancho
aces-edit-numbers = Números de inicio
aces-edit-is-shore = Costa.
aces-edit-symmetry = Dibujar dos veces
aces-edit-symmetry-none = no
aces-edit-symmetry-turn = con media vuelta
aces-edit-symmetry-mirror = como en un espejo
aces-edit-inexact-turn = Con un número impar de columnas, ambos lados distan medio hexágono.
aces-edit-inexact-mirror = Con un número par de columnas, ambos lados distan medio hexágono.
aces-edit-place = Nombre del lugar en { $hex }

## Lo que dicen las reglas

aces-edit-fine = No falta nada: puedes jugar en este tablero.
aces-edit-fairness = Lo justo que es
aces-edit-fairness-none = Pon números de inicio y fábricas en el tablero para ver lo cerca que están.
aces-edit-fairness-spread = De { $least } a { $most } puntos de movimiento: una diferencia de { $spread }.
aces-edit-fairness-how = Lo que paga de media un carro desde cada número de inicio hasta las dos fábricas más cercanas de su mitad. En nuestros tableros la diferencia es de 1 punto de movimiento como mucho.
aces-edit-fairness-cut-off = sin camino a dos
aces-edit-fairness-factories =
    { $n ->
        [one] Ningún carro llega a la fábrica en { $hexes }.
       *[other] Ningún carro llega a las fábricas en { $hexes }.
    }
aces-edit-points = { $n } puntos

## El tablero

aces-edit-about = Este tablero
aces-edit-name = Nombre
aces-edit-sort = Tipo
aces-edit-sort-half = medio, para dos
aces-edit-sort-full = completo, hasta cuatro
aces-edit-season = Estación
aces-edit-season-summer = verano
aces-edit-season-winter = invierno
aces-edit-columns = Columnas
aces-edit-rows = Filas
aces-edit-author-and-licence = Autor y licencia
aces-edit-author = Quién lo dibujó
aces-edit-licence = Qué pueden hacer otros con él
aces-edit-size = { $columns } × { $rows } hexágonos

## Guardarlo

aces-edit-shelf = Tus tableros
aces-edit-shelf-none = Todavía no has dibujado ningún tablero.
aces-edit-new = Un tablero nuevo
aces-edit-new-small = Pequeño, para dos
aces-edit-new-half = Medio, para dos
aces-edit-new-full = Completo, para cuatro
aces-edit-full = En este navegador no cabe nada más. Borra algo tuyo o guarda esto en un archivo.
aces-edit-pack-no-room = Lo que hay en este paquete ({ $n }) no cabe en este navegador. Borra antes algo tuyo.
aces-edit-pack-opened = Abierto: { $name } { $version }{ $by ->
    [yes] {" "}de { $author }
   *[no] {""}
 }. Dentro hay { $n ->
    [one] una cosa, que ya está
   *[other] { $n } cosas, que ya están
 } entre las tuyas.
aces-edit-files-how = Un amigo abre el archivo aquí y juega en tu tablero. También lo leen los servidores y la línea de órdenes.
aces-edit-file-large = Este archivo es demasiado grande para ser un tablero.
aces-edit-file-none = En este archivo no hay nada que se pueda abrir aquí.
aces-edit-keys-how = En el mapa: las flechas mueven, Intro o la barra espaciadora dibujan, Mayús con una flecha dibuja de paso. De 1 a 7 eliges el terreno. B pincel, L línea, G rellenar, X goma, N número de inicio, H costa, P nombre de lugar, C copiar, V pegar, M mueve el mapa. Ctrl Z deshace, Ctrl Y rehace.

## Lo que está mal en un tablero

aces-edit-fault-nameless = Ponle un nombre al tablero.
aces-edit-fault-season = La estación es verano o invierno.
aces-edit-fault-halves = Las mitades deben estar una al lado de la otra y formar todo el tablero.
aces-edit-fault-line = «{ $text }» no dice nada de un tablero.
aces-edit-fault-no-map = No contiene ningún mapa.
aces-edit-fault-half-row = Una fila del mapa son dos líneas, y falta una.
aces-edit-fault-size = El mapa tiene { $columns } columnas y { $rows } filas; el límite es { $most-columns } por { $most-rows }.
aces-edit-fault-row =
    { $n ->
        [one] Una línea del mapa tiene un hexágono y debería tener { $wanted }.
       *[other] Una línea del mapa tiene { $n } hexágonos y debería tener { $wanted }.
    }
aces-edit-fault-sign = «{ $sign }» en { $hex } no es un terreno.
aces-edit-fault-hex = «{ $text }» no es un hexágono: es una letra (ni I ni O) y una fila.
aces-edit-fault-start-alone = A un número de inicio le falta el hexágono.
aces-edit-fault-start-unknown = «{ $text }» no es un número de inicio: van de 1 a 12.
aces-edit-fault-start-twice = El número de inicio { $number } está dos veces.
aces-edit-fault-start-missing =
    { $n ->
        [one] Falta el número de inicio { $numbers }.
       *[other] Faltan los números de inicio { $numbers }.
    }
aces-edit-fault-start-off = El número de inicio { $number } en { $hex } no está en el mapa.
aces-edit-fault-start-not-on-land = El número de inicio { $number } en { $hex } necesita tierra, no agua ni una fábrica.
aces-edit-fault-start-in-other-half = El número de inicio { $number } en { $hex } está en la otra mitad: 1–6 a la izquierda, 7–12 a la derecha.
aces-edit-fault-start-beyond-half = El número de inicio { $number } en { $hex } sobra: medio tablero tiene del 1 al 6.
aces-edit-fault-start-taken = El número de inicio { $number } en { $hex } está sobre el número { $other }.
aces-edit-fault-factories =
    { $n ->
        [one] El tablero tiene una fábrica; deben ser { $wanted }.
       *[other] El tablero tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-factories-left =
    { $n ->
        [one] La mitad izquierda tiene una fábrica; deben ser { $wanted }.
       *[other] La mitad izquierda tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-factories-right =
    { $n ->
        [one] La mitad derecha tiene una fábrica; deben ser { $wanted }.
       *[other] La mitad derecha tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-shore = La costa en { $hex } no está en tierra.
aces-edit-fault-place = Un lugar no tiene nombre.
aces-edit-fault-place-off = El lugar en { $hex } no está en el mapa: { $name }.
aces-edit-fault-team = Las fábricas con que se empieza la Batalla de las Ardenas son de los Aliados o de los alemanes.
aces-edit-fault-bulge-no-factory = Un equipo empieza la Batalla de las Ardenas con { $hex }, donde no hay fábrica.
aces-edit-fault-bulge-twice = La fábrica en { $hex } se nombra dos veces para la Batalla de las Ardenas.
aces-edit-fault-too-long = Es demasiado largo para un tablero; el límite son { $most } letras.
aces-edit-fault-long-name = Este nombre es demasiado largo ({ $most } letras como mucho): { $name }
aces-edit-fault-many-names =
    { $n ->
        [one] Un lugar tiene nombre; el límite es { $most }.
       *[other] { $n } lugares tienen nombre; el límite es { $most }.
    }
aces-edit-fault-name-taken = Un tablero del juego ya se llama así: { $name }. Elige otro nombre.

## Posiciones

aces-edit-sorts = Qué haces
aces-edit-make-board = Tablero
aces-edit-make-position = Posición
aces-edit-position-title = Preparar una posición
aces-edit-position-first = Mi posición
aces-edit-positions = Tus posiciones
aces-edit-positions-none = Aún no has preparado ninguna posición.
aces-edit-position-new = Una posición nueva
aces-edit-position-on = En { $name }
aces-edit-position-units = { $n ->
    [0] Ninguna unidad
    [one] Una unidad
   *[other] { $n } unidades
 }
aces-edit-position-tasks = { $n ->
    [one] Lección con una tarea
   *[other] Lección con { $n } tareas
 }
aces-edit-position-map = La posición que preparas
aces-edit-hand-choose = Elegir y mover
aces-edit-hand-erase = Quitar
aces-edit-put-units = Poner unidades en el mapa
aces-edit-put-owner = Dueño de una fábrica
aces-edit-owner-none = nadie
aces-edit-leaves = Partes de la posición
aces-edit-leaf-game = Partida
aces-edit-leaf-unit = Unidad
aces-edit-leaf-lesson = Lección
aces-edit-position-name = Nombre
aces-edit-position-board = Tablero
aces-edit-position-part = Parte
aces-edit-part-full = todo
aces-edit-part-left = mitad izquierda
aces-edit-part-right = mitad derecha
aces-edit-part-whole = todo
aces-edit-position-mine = Tú juegas
aces-edit-position-theirs = Contra
aces-edit-position-all = ambos enemigos, con tu aliado
aces-edit-position-turn = De quién es el turno
aces-edit-position-phase = Fase
aces-edit-position-round = Ronda
aces-edit-position-coins = Monedas
aces-edit-position-victory = Victoria y misiones
aces-edit-position-factories = Gana el equipo que tenga { $n ->
    [one] una fábrica
   *[other] { $n } fábricas
 }.
aces-edit-position-rounds = Última ronda
aces-edit-position-weather = Tiempo
aces-edit-position-fine = No falta nada: puedes jugar esta posición.
aces-edit-position-files-how = Un amigo abre el paquete aquí y juega tu posición. También lo leen los servidores y la línea de órdenes.
aces-edit-position-keys-how = En el mapa: las flechas mueven, Intro o la barra espaciadora ponen o eligen, Mayús con una flecha empuja la unidad elegida, Supr la quita, Esc vacía la mano. Ctrl Z deshace, Ctrl Y rehace.
aces-edit-file-no-position = En este archivo no hay ninguna posición.
aces-edit-unit-none = Toca una unidad del mapa para cambiarla, o elige una y ponla.
aces-edit-unit-experience = Experiencia
aces-edit-unit-army = Ejército
aces-edit-unit-no-army = ninguno
aces-edit-unit-moved = Se movió en su último turno
aces-edit-unit-occupied = Ocupó en su último turno
aces-edit-unit-repairing = Su reparación está pagada
aces-edit-unit-intercepted = Ha interceptado
aces-edit-unit-away = Quitarla
aces-edit-lesson-how = Con tareas, una posición es una lección o un acertijo: quien la juega las hace una tras otra.
aces-edit-lesson-language = Idioma en que escribes
aces-edit-lesson-about = De qué trata
aces-edit-lesson-done = Qué se dice al final
aces-edit-task = Tarea { $n }
aces-edit-task-says = Qué hacer, en tus palabras
aces-edit-task-goal = Hecha cuando
aces-edit-task-unit = Qué unidad
aces-edit-task-factory = Qué fábrica
aces-edit-task-kind = Qué tipo
aces-edit-task-turns = En turnos (0: libre)
aces-edit-task-hex = Dónde:
aces-edit-task-point = Señalar en el mapa
aces-edit-task-pointing = Toca un hexágono del mapa.
aces-edit-task-up = Antes
aces-edit-task-away = Quitar la tarea
aces-edit-task-add = Añadir una tarea
aces-edit-goal-stand = una unidad está en un hexágono
aces-edit-goal-destroy = una unidad es destruida
aces-edit-goal-occupy = una fábrica es ocupada
aces-edit-goal-fight = una unidad ha disparado
aces-edit-goal-buy = se compra una unidad
aces-edit-goal-end_turn = tu turno ha terminado
aces-edit-goal-win = tu equipo ha ganado

## Lo que está mal en una posición

aces-edit-fault-position-unreadable = Esto no se puede leer como posición.
aces-edit-fault-position-nameless = Ponle un nombre a la posición.
aces-edit-fault-board-unfit = El tablero de esta posición aún no se puede jugar: { $name }. Ábrelo y arréglalo antes.
aces-edit-fault-setup = Con estos acuerdos no se puede jugar: { $text }
aces-edit-fault-off-board-hex = { $hex } no está en el tablero en juego; elige un hexágono del mapa.
aces-edit-fault-many-tasks = { $n ->
    [one] Hay una tarea; el límite es { $most }.
   *[other] Hay { $n } tareas; el límite es { $most }.
 }
aces-edit-fault-task-turns = Una tarea puede durar de 1 a { $most } turnos, o los que sean.
aces-edit-fault-task-unit = La tarea nombra una unidad que no está en el tablero: { $unit }. Elige otra.
aces-edit-fault-many-languages = Está dicho en demasiados idiomas; el límite es { $most }.
aces-edit-fault-long-text = Es demasiado largo ({ $most } letras como mucho): { $text }
aces-edit-fault-many-units = { $n ->
    [one] Hay una unidad; el límite es { $most }.
   *[other] Hay { $n } unidades; el límite es { $most }.
 }
aces-edit-fault-phase = Una posición está en movimiento, declaración, combate o dinero.
aces-edit-fault-round-0 = Las rondas se cuentan desde 1.
aces-edit-fault-fought = Hay más ataques resueltos que declarados, o fuera del combate.
aces-edit-fault-draw-offers = Ha ofrecido tablas un asiento que no existe.
aces-edit-fault-second = Hay otra unidad igual: { $unit }. Quita una.
aces-edit-fault-taken = { $unit } está en { $hex } con otra unidad: { $other }. Mueve una de ellas.
aces-edit-fault-shared = En { $hex } hay también otra unidad; mueve una ({ $unit }).
aces-edit-fault-no-factory = En { $hex } no hay ninguna fábrica en juego.
aces-edit-fault-turn = No puede ser el turno de esta facción: { $faction }. Elige una que tenga turnos.
aces-edit-fault-order = El orden de juego debe nombrar a cada facción una vez.
aces-edit-fault-not-in-play = Esta facción no está en juego: { $faction }.
aces-edit-fault-unpayable = { $unit } debe un ataque imposible: { $target }.
aces-edit-fault-off-board = { $unit } está en { $hex }, fuera del tablero en juego.
aces-edit-fault-damage = { $unit } tiene demasiado daño; { $n } destruyen una unidad.
aces-edit-fault-army = { $unit } es de un ejército que no existe; son del 1 al 3.
aces-edit-fault-water = { $unit } no puede estar en el agua en { $hex }; solo infantería y aviones.
aces-edit-fault-mountain = { $unit } no puede estar en la montaña en { $hex }: está cerrada a los carros.
aces-edit-fault-foreign-factory = { $unit } está en la fábrica de { $hex }, que no es de su equipo. Cambia el dueño.
aces-edit-fault-coins = Una bolsa tiene { $most } monedas como mucho.
aces-edit-fault-weather = El tiempo es normal si no se juega su misión. Actívala.
aces-edit-fault-rounds = Ninguna partida tiene más de { $most } rondas.
aces-edit-fault-stirred = La última ronda en que pasó algo es posterior a esta.
aces-edit-fault-v2-none = Las fichas y el lanzador son solo de la misión V2.
aces-edit-fault-v2-launcher = La misión V2 necesita un lanzador en el mapa.
aces-edit-fault-v2-lying = Lo que está en { $hex } necesita un hexágono propio, sin unidad ni fábrica.
aces-edit-fault-v2-destroyed = { $hex } está destruida: ha de ser una fábrica sin dueño.
aces-edit-fault-v2-hidden = El lanzador está bajo una ficha, o descubierto.
aces-edit-fault-v2-damage = El lanzador tiene tanto daño que está destruido.

## Hojas de unidades

aces-edit-make-mats = Hojas
aces-edit-mats-title = Rellenar hojas de unidades
aces-edit-mats-first = Mis hojas
aces-edit-mats-shelf = Tus hojas
aces-edit-mats-none = Aún no has rellenado ninguna hoja.
aces-edit-mats-new = Hojas nuevas
aces-edit-mats-all = Copia de las cuatro facciones
aces-edit-mats-units = { $n ->
    [0] Ninguna unidad cambiada
    [one] Una unidad cambiada
   *[other] { $n } unidades cambiadas
 }
aces-edit-mats-list = Unidades
aces-edit-mats-about = Sobre estas hojas
aces-edit-mats-name = Nombre de las hojas
aces-edit-mats-mark = De dónde vienen los valores cambiados
aces-edit-mats-table = La mesa en la que las juegas
aces-edit-mats-fine = Todo está bien: puedes jugar con estas hojas.
aces-edit-mats-files-how = Un amigo abre aquí el archivo o el paquete y juega con tus unidades. También lo leen los servidores y la línea de órdenes. Las partidas con hojas propias no cuentan para la clasificación.
aces-edit-mats-large = Este archivo es demasiado grande para ser de hojas.
aces-edit-mats-keys-how = Tab va de un campo a otro. En un número: flecha arriba y flecha abajo lo cambian en uno, o escríbelo. La barra espaciadora marca una habilidad. Ctrl Z deshace, Ctrl Y rehace.
aces-edit-mats-changed = cambiada
aces-edit-mats-changes = { $n ->
    [one] Un valor no es el del juego.
   *[other] { $n } valores no son los del juego.
 }
aces-edit-mats-as-built = Como viene en el juego.
aces-edit-mats-revert = Como en el juego
aces-edit-mats-was = era { $n }
aces-edit-mats-had = En el juego la tiene.
aces-edit-mats-had-not = En el juego no la tiene.
aces-edit-mats-more = { $name }: uno más
aces-edit-mats-less = { $name }: uno menos
aces-edit-mats-other-names = Nombres en otros idiomas
aces-edit-mats-model = Hacerla a partir de otra unidad
aces-edit-mats-model-none = elige una unidad
aces-edit-mats-least = mínimo
aces-edit-mats-most = máximo
aces-edit-mats-damage = { $n ->
    [one] 1 de daño
   *[other] { $n } de daño
 }
aces-edit-mats-cost = Precio
aces-edit-mats-cost-says = Las monedas por una nueva, en una fábrica tuya vacía.
aces-edit-mats-hits-ground = Impactos en tierra
aces-edit-mats-hits-air = Impactos en aviones
aces-edit-mats-hits-says = Un dado de hasta este número impacta en una unidad de tierra. El primer número es el valor de ataque.
aces-edit-mats-hits-air-says = Un dado de hasta este número impacta en un avión.
aces-edit-mats-forest = Fila de blindaje en el bosque
aces-edit-mats-forest-says = Lo mismo para un defensor en el bosque: nunca menos que al descubierto.
aces-edit-mats-abilities = Habilidades
aces-edit-mats-back = Contraataca a los aviones
aces-edit-mats-back-says = Cuando un avión contiguo la ataca, ella también tira.
aces-edit-mats-attacks = Ataca aviones
aces-edit-mats-attacks-says = Puede atacar aviones, apoyar contra ellos e interceptarlos, y los contraataca.
aces-edit-mats-area = Alcanza un área
aces-edit-mats-area-says = Ataca un hexágono y los seis de alrededor: cada unidad de tierra que haya, también las tuyas. Solo para unidades de tierra con alcance desde 2 que no disparan a aviones.
aces-edit-mats-dice = Dados según el daño
aces-edit-mats-dice-of = Dados con { $n } de daño
aces-edit-mats-dice-says = Cuántos dados tira una unidad con 0, 1, 2, 3, 4 y 5 de daño. Vale para todas las unidades.

## Lo que está mal en unas hojas

aces-edit-fault-mats-unreadable = Esto no se puede leer como hojas.
aces-edit-fault-mats-file = Esto no se puede leer como hojas; la primera línea que está mal es la { $line }.
aces-edit-fault-mats-many = En estas hojas hay { $n } unidades; el límite es { $most }.
aces-edit-fault-mats-chart = La tabla de dados tiene números de 1 a { $most }.
aces-edit-fault-mats-chart-rises = Con más daño no puede haber más dados.
aces-edit-fault-mats-launcher = Los impactos del lanzacohetes crecen, y empiezan por lo menos en 1.
aces-edit-fault-mats-unit = Ninguna facción tiene una unidad así: { $text }
aces-edit-fault-mats-twice = { $faction }, { $kind }: está dos veces; con una basta.
aces-edit-fault-mats-nameless = { $faction }, { $kind }: necesita un nombre en inglés.
aces-edit-fault-mats-odd-name = Un nombre solo tiene letras, cifras y signos corrientes: { $name }
aces-edit-fault-mats-speed = { $faction }, { $kind }: la velocidad va de 1 a { $most }.
aces-edit-fault-mats-range = { $faction }, { $kind }: el alcance empieza en 1 o más, no acaba antes de empezar y llega como mucho a { $most }.
aces-edit-fault-mats-hits-ground = { $faction }, { $kind }: los impactos en tierra están entre 1 y { $most }, y no empeoran con la experiencia.
aces-edit-fault-mats-hits-air = { $faction }, { $kind }: los impactos en aviones están entre 1 y { $most }, y no empeoran con la experiencia.
aces-edit-fault-mats-no-hits-air = { $faction }, { $kind }: dispara a aviones, así que necesita impactos en aviones.
aces-edit-fault-mats-idle-hits-air = { $faction }, { $kind }: no dispara a aviones, así que los impactos en aviones no sirven.
aces-edit-fault-mats-armour = { $faction }, { $kind }: en la fila de blindaje, más daño debe pedir más impactos, y el primero al menos 1.
aces-edit-fault-mats-forest = { $faction }, { $kind }: en la fila del bosque, más daño debe pedir más impactos, y el primero al menos 1.
aces-edit-fault-mats-no-forest = { $faction }, { $kind }: una unidad de tierra necesita una fila del bosque.
aces-edit-fault-mats-idle-forest = { $faction }, { $kind }: un avión no tiene fila del bosque.
aces-edit-fault-mats-easier = { $faction }, { $kind }: en el bosque no puede ser más fácil de dañar que al descubierto.
aces-edit-fault-mats-free = { $faction }, { $kind }: cuesta al menos 1 moneda.
aces-edit-fault-mats-area = { $faction }, { $kind }: solo alcanza un área una unidad de tierra con alcance desde 2 que no dispara a aviones.
aces-edit-fault-mats-high = Este número es demasiado alto; el límite es { $most }.
