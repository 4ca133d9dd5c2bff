### La mesa en la terminal.

terminal-welcome = Aces & Armor. Escribe un número para elegir, o help.
terminal-help =
    Un número elige una opción. En movimientos y ataques elige primero la unidad y luego dónde.
    Un hexágono es una letra y una fila, como F7. Intro sin más vuelve atrás.
    look: el tablero. units: todas las unidades, en palabras. factories: quién tiene qué. hex F7: qué hay ahí.
    log: lo último que ha pasado. why: las razones del Automa. undo, redo: deshacer, rehacer. other: qué más puedes hacer ahora. partner: en el juego cooperativo actúa mientras tanto tu compañero.
    save FILE: guardar la partida. quit: salir. help: esta ayuda.
terminal-choose = Elige
terminal-where = ¿Adónde? (hexágono, o back)
terminal-target = ¿Qué objetivo? (número, o back)
terminal-aim = ¿Qué hexágono? (hexágono, o back)
terminal-reach = { $unit } puede ir a: { $hexes }
terminal-end-movement = terminar el movimiento
terminal-to-combat = pasar al combate
terminal-end-turn = terminar el turno
terminal-divide = { $units }
    Escribe la ficha (1, 2 o 3) de cada una, en este orden, como 1 1 2 2 3 3; o even para repartirlas por igual.
terminal-secret = { $seat } elige ahora en secreto. Los demás, que no miren; pulsa Intro.
terminal-secret-done = La elección está hecha y queda en secreto. Pulsa Intro para limpiar la pantalla.
terminal-roll = { $n ->
    [one] Tira un dado y escribe el resultado:
   *[other] Tira { $n } dados y escribe los resultados, separados por espacios:
 }
terminal-draw = Saca una ficha y escribe su número:
terminal-not-understood = «{ $text }» no es una de las opciones. Escribe un número de la lista, o help.
terminal-not-a-hex = «{ $text }» no es un hexágono. Hace falta una letra (ni I ni O) y una fila, como F7.
terminal-not-reachable = No se puede llegar ahí.
terminal-bad-dice = { $n ->
    [one] Hace falta { $n } número
   *[other] Hacen falta { $n } números
 } del 1 al { $sides }.
terminal-bad-division = { $n ->
    [one] Hace falta { $n } número: 1, 2 o 3.
   *[other] Hacen falta { $n } números, cada uno 1, 2 o 3.
 }
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = No hay nada que deshacer.
terminal-cannot-undo-die = No se puede deshacer: desde entonces se han tirado dados.
terminal-cannot-undo-draw = No se puede deshacer: desde entonces se ha dado la vuelta a una ficha.
terminal-cannot-undo-reveal = No se puede deshacer: desde entonces se ha revelado algo oculto.
terminal-cannot-undo-other = No se puede deshacer: { $seat } ya ha actuado.
terminal-cannot-undo-clock = No se puede deshacer: desde entonces se ha acabado el tiempo.
terminal-undone = Deshecho.
terminal-redone = Rehecho.
terminal-nothing-to-redo = No hay nada que rehacer.
terminal-nothing-else = Ahora no puedes hacer nada más.
terminal-saved = La partida queda guardada en { $file }.
terminal-save-where = Indica dónde: save FILE.
terminal-resume = Para seguir más tarde: sandtable play aces --resume { $file }
terminal-goodbye = La partida no se ha guardado. Para guardarla: save FILE antes de quit.
terminal-purse = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }, { $factories ->
    [one] { $factories } fábrica
   *[other] { $factories } fábricas
 }
terminal-race = Fábricas: Alemania { $germany }, Aliados { $allies }; para ganar: { $wanted }.
terminal-unit = { $unit } en { $hex }, { $terrain }: daño { $damage }, { $level }, experiencia { $experience }{ $notes }
terminal-note-moved = , ya se ha movido
terminal-note-owes = , debe atacar a { $target }
terminal-note-repairing = , en reparación
terminal-note-army = , ejército { $army }
terminal-hex = { $hex }: { $terrain }.
terminal-hex-factory = Dueño de la fábrica: { $faction }.
terminal-hex-neutral = La fábrica es neutral.
terminal-hex-start = Número de inicio { $number }.
terminal-hex-empty = Ninguna unidad.
terminal-factory = Fábrica de { $hex }: { $owner }
terminal-neutral = neutral
terminal-odds = destrucción { $destroy } %, daño medio { $damage }; contraataque { $back }
terminal-legend = Unidades: facción (U Estados Unidos, S Unión Soviética, G Alemania 1, H Alemania 2), tipo (i infantería regular, s infantería especial, t tanque, a artillería, f caza, b bombardero), daño. F: fábrica, con su dueño. . terreno estándar  f bosque  = carretera  # puente  ~ agua  ^ montaña  1-12 número de inicio  ? ficha boca abajo  V lanzador  x fábrica destruida
terminal-step = { $n } de { $of }: { $answer }
terminal-replay-keys = Intro: siguiente. b: atrás. un número: ir ahí. look: el tablero. quit: salir.
terminal-verified = Verificado: todas las respuestas ({ $n }) son legales y llevan a la situación guardada en el archivo.
terminal-verified-not = Todas las respuestas ({ $n }) son legales, pero no llevan a la situación guardada en el archivo: el archivo fue modificado.
terminal-time-up = se acabó el tiempo
terminal-send = enviar monedas a { $faction }, de 2 a { $most }
terminal-how-many = ¿Cuántas monedas? Una de ellas va al banco.
terminal-why-none = El Automa no ha hecho nada últimamente.
companion-welcome = Escribe la posición de tu tablero, línea a línea, y luego play; o setup para preparar aquí.
companion-corrections = Líneas: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
companion-type = Posición
companion-not-understood = No se entiende "{ $text }".
companion-not-yet = Se puede corregir cuando todo esté preparado.
companion-corrected = Corregido. undo vuelve a lo anterior.
terminal-weather = Tiempo: { $weather } ({ $turns ->
    [one] solo este turno
   *[other] { $turns } turnos, este incluido
 }).
terminal-v2 = V2: { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
 } boca abajo, fábricas destruidas { $destroyed } de cinco.
terminal-v2-hidden = El lanzador está oculto en { $hex }. Solo lo sabe tu equipo.
terminal-factory-destroyed = Fábrica de { $hex }: destruida
terminal-hex-token = Aquí hay una ficha.
terminal-hex-launcher = Aquí está el lanzador V2, daño { $damage }.
terminal-divide-with-partner = { $units }
    Escribe la ficha ({ $own }, o 3 para la común) de cada una, en este orden, con espacios en medio; o even para repartirlas por igual.
terminal-hand-over = terminar esta fase; sigue tu compañero
terminal-still-hidden = una elección aún secreta

## Sergeants

terminal-sm-welcome = Sergeants. Escribe un número para elegir, o help.
terminal-sm-help =
    Un número elige una opción. Las longitudes van en pulgadas; un punto son dos longitudes desde la esquina superior izquierda del mapa, por ejemplo 12.5 3, y si quieres una orientación detrás: una hora del reloj (12 es arriba) o n, ne, e, se, s, sw, w, nw.
    Los soldados se nombran por el número de la chapa, la letra en el mapa o el nombre.
    look: el mapa y todos los soldados. soldiers: todos, en palabras. hand: tus cartas. orders: tus órdenes secretas. score: los puntos hasta ahora. measure A b: la regla de un soldado a otro.
    log: lo que ha pasado últimamente. undo, redo: deshacer, rehacer. save FILE: guardar la partida. quit: salir. help: esto.
terminal-sm-walk = Escribe un punto, por ejemplo 12.5 3 e; o to y un soldado o una loseta, por ejemplo to L2: tan cerca como lleve el camino recto.
terminal-sm-nothing = Aquí no se puede hacer nada.
terminal-sm-turn = Escribe una orientación: una hora del reloj, o n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Escribe contra quién y, si quieres, cuánto se desplaza la plantilla a la derecha y hacia abajo, por ejemplo b 0.5 -0.25. Al alcance:
terminal-sm-place = Escribe la carta de cada fase, por ejemplo 3 1 5; - deja una fase vacía. Un oficial añade una segunda carta con +, por ejemplo 3+2 1 5. suggest coloca algunas.
terminal-sm-phase = Fase { $phase }: { $first }, luego { $then }
terminal-sm-force = Soldados y equipo por { $vp } PV, de ellos como mucho { $equipment } PV en equipo, como mucho { $leaders } jefes; { $grenades } granadas son gratis.
    Escríbelos todos, por ejemplo 1, 2 senior radio, 4 3g (3g: tres granadas); o suggest. Un especialista puede traer cartas, por ejemplo 21 card8 story121; @ pone a alguien en un panel, por ejemplo 21 @point.
terminal-sm-anybody = cualquiera
terminal-sm-panel = @{ $id }: { $name }, { $vp } PV. Puestos: { $slots }.
terminal-sm-not-a-force = "{ $text }" no se entiende. Una fuerza son números separados por comas, por ejemplo 1, 2 senior, 4 3g.
terminal-sm-bill = Soldados { $soldiers } PV, equipo { $equipment } PV.
terminal-sm-take-force = Intro acepta esta fuerza; cualquier otra cosa vuelve atrás
terminal-sm-deploy = Escribe un punto para cada soldado, por ejemplo 12.5 3 e; o suggest para todos.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, en { $at }, mirando a las { $hour }
terminal-sm-waiting = aún no está en el mapa
terminal-sm-prisoner = prisionero de { $escort }
terminal-sm-gone = salió del mapa
terminal-sm-dead = muerto
terminal-sm-removed = fuera del juego
terminal-sm-spotted = avistado
terminal-sm-pinned = inmovilizado
terminal-sm-wounded = herido
terminal-sm-who = Escribe dos soldados: letras, números o nombres, por ejemplo measure A b.
terminal-sm-ruler = { $squares } casillas, { $inches } pulgadas
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, hacen falta { $needed }: { $yes ->
    [yes] sí
   *[no] no
 }
terminal-sm-legend = Mayúsculas: el primer bando, minúsculas: el segundo. . abierto  - camino  " cobertura  + muro o seto  # edificio  ~ no se pasa. Los números de los bordes son pulgadas.
terminal-sm-resume = Para seguir más tarde: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, capítulo { $n } de { $of }
terminal-sm-fate-fell = { $soldier } ha caído.
terminal-sm-fate-captured = { $soldier } fue hecho prisionero.
terminal-sm-fate-wounded = { $soldier } está herido.
terminal-sm-campaign-vp = PV de la campaña: { $vp }
terminal-sm-campaign-next = Intro para el próximo capítulo, o quit
terminal-sm-campaign-over = La campaña ha terminado. Más PV: { $seats }
terminal-seat = Jugador { $seat }
