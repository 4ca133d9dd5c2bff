### Este juego en la terminal.

sm-terminal-welcome = Sergeants. Escribe un número para elegir, o «ayuda».
sm-terminal-help =
    Un número elige una opción. Las longitudes van en pulgadas; un punto son dos longitudes desde la esquina superior izquierda del mapa, por ejemplo 12.5 3, y si quieres una orientación detrás: una hora del reloj (12 es arriba) o n, ne, e, se, s, sw, w, nw.
    Los soldados se nombran por el número de la placa, la letra en el mapa o el nombre.
    look: el mapa y todos los soldados. soldiers: todos, en palabras. hand: tus cartas. orders: tus órdenes secretas. score: los puntos hasta ahora. measure A b: la regla de un soldado a otro. hint: qué haría un jugador fuerte.
    log: lo que ha pasado últimamente. undo, redo: deshacer, rehacer. save FILE: guardar la partida. quit: salir. help: esto.
sm-terminal-walk = Escribe un punto, por ejemplo 12.5 3 e; o to y un soldado o una loseta, por ejemplo to L2: tan cerca como lleve el camino recto.
sm-terminal-nothing = Aquí no se puede hacer nada.
sm-terminal-turn = Escribe una orientación: una hora del reloj, o n, ne, e, se, s, sw, w, nw.
sm-terminal-throw = Escribe contra quién y, si quieres, cuánto se desplaza la plantilla a la derecha y hacia abajo, por ejemplo b 0.5 -0.25. Al alcance:
sm-terminal-place = Escribe la carta de cada fase, por ejemplo 3 1 5; - deja una fase vacía. Un oficial añade una segunda carta con +, por ejemplo 3+2 1 5. «proponer» coloca algunas.
sm-terminal-phase = Fase { $phase }: { $first }, luego { $then }
sm-terminal-force = Soldados y equipo por { $vp } PV, de ellos como mucho { $equipment } PV en cartas de equipo, como mucho { $leaders } jefes; { $grenades } granadas son gratis.
    Escríbelos todos, por ejemplo 1, 2 senior radio, 4 3g (3g: tres granadas); o «proponer». Un especialista puede traer cartas, por ejemplo 21 card8 story121; @ pone a alguien en un panel, por ejemplo 21 @point.
sm-terminal-anybody = cualquiera
sm-terminal-panel = @{ $id }: { $name }. Puestos: { $slots }.
sm-terminal-not-a-force = «{ $text }» no se entiende. Una fuerza son números separados por comas, por ejemplo 1, 2 senior, 4 3g.
sm-terminal-bill = Soldados { $soldiers } PV, equipo { $equipment } PV, granadas { $grenades } PV.
sm-terminal-take-force = Intro acepta esta fuerza; cualquier otra cosa vuelve atrás
sm-terminal-deploy = Escribe un punto para cada soldado, por ejemplo 12.5 3 e; o «proponer» para todos.
sm-terminal-deploy-one = { $soldier }
sm-terminal-at = { $tile }, en { $at }, mirando a las { $hour }
sm-terminal-waiting = aún no está en el mapa
sm-terminal-prisoner = prisionero de { $escort }
sm-terminal-gone = salió del mapa
sm-terminal-dead = muerto
sm-terminal-removed = fuera del juego
sm-terminal-spotted = avistado
sm-terminal-pinned = clavado
sm-terminal-wounded = herido
sm-terminal-who = Escribe dos soldados: letras, números o nombres, por ejemplo measure A b.
sm-terminal-ruler = { $squares } cuadrados, { $inches } pulgadas
sm-terminal-verdict = { $stat } { $ability } { $modifiers } = { $left }, hacen falta { $needed }: { $yes ->
    [yes] sí
   *[no] no
 }
sm-terminal-hidden-numbers = Sus valores están ocultos para ti. Tendrían que ser:
sm-terminal-takes-at-least = { $stat } { $takes } o más (modificadores { $modifiers }, distancia { $needed })
sm-terminal-takes-at-most = { $stat } { $takes } o menos (modificadores { $modifiers })
sm-terminal-legend = Mayúsculas: el primer bando, minúsculas: el segundo. . abierto  - camino  { "\u0022" } cobertura  + muro o seto  # edificio  ~ no se pasa. Los números de los bordes son pulgadas.
sm-terminal-chapter = { $campaign }, capítulo { $n } de { $of }
sm-terminal-fate-fell = { $soldier } ha caído.
sm-terminal-fate-captured = { $soldier } fue hecho prisionero.
sm-terminal-fate-wounded = { $soldier } está herido.
sm-terminal-campaign-vp = PV de la campaña: { $vp }
sm-terminal-campaign-next = Intro para el próximo capítulo, o quit
sm-terminal-campaign-over = La campaña ha terminado. Más PV: { $seats }

# The bot that thinks ahead.
sm-terminal-opponent = Tu rival piensa por adelantado: nivel { $level } de 6.

