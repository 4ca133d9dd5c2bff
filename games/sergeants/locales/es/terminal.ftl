### Este juego en la terminal.

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
