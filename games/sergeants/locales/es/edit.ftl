### Hacer un escenario propio.

sm-edit-title = Crea un escenario
sm-edit-first-name = Mi escenario
sm-edit-map = El mapa que compones
sm-edit-tiles = Losetas
sm-edit-landmarks = Puntos de referencia
sm-edit-squares = Cuadrados
sm-edit-turn-over = Dar la vuelta
sm-edit-turn-over-tile = Dar la vuelta a la loseta { $tile }
sm-edit-leaves = Partes del escenario
sm-edit-leaf-map = Mapa
sm-edit-leaf-scenario = Escenario

## The map

sm-edit-map-how = Elige una loseta y toca el mapa para colocarla. Arrastra una loseta para moverla; tócala para girarla. Toca una flecha del borde para hacer una zona de entrada.
sm-edit-hand-how = Toca un cuadrado libre para colocar la loseta elegida.
sm-edit-no-room = Ahí no cabe la loseta.
sm-edit-turn = Girar
sm-edit-turn-over-to = Dar la vuelta: { $name }
sm-edit-take-away = Quitar del mapa
sm-edit-map-size =
    { $n ->
        [one] { $columns } × { $rows } cuadrados, una loseta.
       *[other] { $columns } × { $rows } cuadrados, { $n } losetas.
    }
sm-edit-square = Columna { $column }, fila { $row }:
sm-edit-square-free = libre.
sm-edit-edge-free = el borde del mapa, con sitio para una zona de entrada.
sm-edit-turned =
    { $n ->
        [one] Girada un cuarto de vuelta.
       *[other] Girada { $n } cuartos de vuelta.
    }
sm-edit-area-named = Zona de entrada: { $name }
sm-edit-area-name = Nombre
sm-edit-area-width = Anchura en cuadrados
sm-edit-area-who = Quién entra por aquí
sm-edit-area-away = Quitar zona de entrada
sm-edit-area-next = Las nuevas zonas de entrada son para
sm-edit-area-orders = solo para órdenes

## The scenario

sm-edit-title-label = Nombre
sm-edit-report = Informe
sm-edit-other-languages = En otros idiomas
sm-edit-turns = Turnos
sm-edit-base-draw = Cartas robadas por turno
sm-edit-least-soldiers = Soldados por bando, como mínimo
sm-edit-grenades-a-vp = Granadas por 1 PV
sm-edit-rules = Reglas especiales
sm-edit-open-information = Información abierta, para aprender
sm-edit-remove-late = Quien llega tarde queda fuera
sm-edit-remove-late-turn = Último turno para entrar
sm-edit-fights-on = Lucha aun sin soldados
sm-edit-nobody = ningún bando
sm-edit-story =
    { $n ->
        [0] Cartas de historia especiales
        [one] Cartas de historia especiales: una
       *[other] Cartas de historia especiales: { $n }
    }
sm-edit-story-how = Solo están en el mazo si el escenario las añade.

## The sides

sm-edit-start = Dónde empiezan sus soldados
sm-edit-start-enter = Entran por el borde
sm-edit-start-on = Se colocan en losetas
sm-edit-areas-none = Aún no hay ninguna zona de entrada. Toca una flecha del borde del mapa.
sm-edit-several-areas = Cada jugador puede usar todas estas zonas
sm-edit-forces = Fuerzas
sm-edit-forces-how = Lo que puede tener cada jugador, según cuántos jueguen este bando.
sm-edit-force-players = Jugadores
sm-edit-force-vp = PV cada uno
sm-edit-force-leaders = Jefes
sm-edit-force-more = Otro n.º de jugadores
sm-edit-force-away = No para { $n }
sm-edit-suggested = Fuerzas sugeridas
sm-edit-suggested-how = Una por jugador. Si no hay ninguna, los jugadores compran sus fuerzas.
sm-edit-suggested-of = Jugador { $n }
sm-edit-suggested-more = Sugerir una fuerza
sm-edit-suggested-away = Quitar esta fuerza
sm-edit-enlist = Añadir un soldado
sm-edit-rank-of = Grado de { $name }
sm-edit-grenades-short = Granadas
sm-edit-carries = Dar equipo
sm-edit-carries-of = Equipo para { $name }
sm-edit-soldier-away = Quitar a { $name }
sm-edit-lay-down = Quitar: { $equipment }
sm-edit-vp = { $n } PV
sm-edit-orders = Órdenes: { $n }
sm-edit-orders-how = Cada jugador roba una. Las órdenes para un punto de referencia aparecen cuando está en el mapa.
sm-edit-order-elsewhere = Este punto de referencia no está en el mapa, así que la orden se deja fuera.
sm-edit-equipment = Equipo
sm-edit-equipment-vp = PV para cartas, como máximo
sm-edit-grenades = Granadas al empezar
sm-edit-special-men = Especialistas, módulos, medallas
sm-edit-medals = Medallas que se entregan

## Playing and keeping it

sm-edit-fine = No falta nada: puedes jugar este escenario.
sm-edit-shelf = Tus escenarios
sm-edit-shelf-none = Aún no has hecho ningún escenario.
sm-edit-size = { $columns } × { $rows } cuadrados
sm-edit-new = Un escenario nuevo
sm-edit-new-empty = Desde cero
sm-edit-full = En este navegador no cabe otro escenario. Borra uno o guarda este como paquete.
sm-edit-files-how = Un amigo abre el paquete aquí y juega tu escenario. También lo leen los servidores y la línea de órdenes.
sm-edit-file-large = Este archivo es demasiado grande para ser un escenario.
sm-edit-file-none = En este archivo no hay ningún escenario que se pueda abrir aquí. Su mapa tiene que estar hecho de losetas del juego.
sm-edit-pack-no-room = Los { $n } escenarios de este paquete no caben en este navegador. Borra antes alguno de los tuyos.
sm-edit-pack-opened =
    { $n ->
        [one] Abierto: { $name } { $version }, con un escenario. Está entre tus escenarios.
       *[other] Abierto: { $name } { $version }, con { $n } escenarios. Todos están entre tus escenarios.
    }
sm-edit-keys-how = En el mapa: las flechas mueven, Intro o la barra espaciadora coloca o elige una loseta, Mayús con una flecha empuja la loseta elegida. R la gira, F le da la vuelta, Supr la quita, Esc la suelta. Ctrl Z deshace, Ctrl Y rehace.

## What is wrong with it

sm-edit-fault-unreadable = Esto no se puede leer como escenario.
sm-edit-fault-map-nameless = El mapa necesita un nombre.
sm-edit-fault-not-a-tile = «{ $text }» no es una loseta.
sm-edit-fault-no-tile = No hay ninguna loseta { $tile }.
sm-edit-fault-too-far-out = La loseta { $tile } está demasiado lejos; un mapa mide como mucho { $most } cuadrados por lado.
sm-edit-fault-turned = La loseta { $tile } está girada { $n } cuartos; son posibles de 0 a 3.
sm-edit-fault-tile-twice = La loseta { $tile } está dos veces en el mapa: { $other } es la misma loseta.
sm-edit-fault-over = La loseta { $tile } está encima de { $other }.
sm-edit-fault-apart = La loseta { $tile } no tiene ningún lado en común con las demás.
sm-edit-fault-no-tiles = El mapa necesita losetas.
sm-edit-fault-no-turns = El escenario necesita al menos un turno.
sm-edit-fault-sides = El escenario necesita dos bandos distintos.
sm-edit-fault-area-nameless = Una zona de entrada necesita un nombre.
sm-edit-fault-area-twice = Dos zonas de entrada se llaman «{ $name }».
sm-edit-fault-area-width = La zona de entrada «{ $name }» necesita al menos un cuadrado de anchura.
sm-edit-fault-steps = Lo que ocurre en un turno no se puede llevar a cabo así.
sm-edit-fault-needs-player = Lo que les ocurre a todos no puede hablar de soldados propios, de enemigos ni de un dueño.
sm-edit-fault-enters-nowhere = { $side }: hace falta una zona de entrada.
sm-edit-fault-no-area = { $side }: «{ $name }» no es una zona de entrada.
sm-edit-fault-starts-nowhere = { $side }: hacen falta losetas donde empezar.
sm-edit-fault-forces = { $side }: hacen falta fuerzas para entre uno y cinco jugadores.
sm-edit-fault-force-twice =
    { $n ->
        [one] { $side }: hay dos fuerzas distintas para un jugador.
       *[other] { $side }: hay dos fuerzas distintas para { $n } jugadores.
    }
sm-edit-fault-drawn-orders = Cada jugador roba una orden.
sm-edit-fault-no-orders = { $side }: hacen falta órdenes que robar.
sm-edit-fault-required-barred = { $side }: debe tenerlo y no puede comprarlo: { $equipment }.
sm-edit-fault-seatings = Las fuerzas de ambos bandos deben ser para entre dos y seis jugadores en total.
sm-edit-fault-no-map = No hay ningún mapa llamado «{ $name }».
sm-edit-fault-area-off = Detrás de la zona de entrada «{ $name }» no hay ninguna loseta.
sm-edit-fault-not-for =
    { $n ->
        [one] { $side }: no hay fuerzas para un jugador.
       *[other] { $side }: no hay fuerzas para { $n } jugadores.
    }
sm-edit-fault-few-areas = { $side }: hace falta una zona de entrada para cada jugador.
sm-edit-fault-not-on-map = La loseta { $tile } es un lugar donde empezar y no está en el mapa.
sm-edit-fault-no-suggested =
    { $n ->
        [one] { $side }: no hay fuerza sugerida para un jugador.
       *[other] { $side }: no hay fuerzas sugeridas para { $n } jugadores.
    }
sm-edit-fault-unfit = { $soldier } no encaja en esta fuerza.
sm-edit-fault-no-specialist = { $soldier } no es un especialista de este bando: { $side }.
sm-edit-fault-no-module = { $side }: no hay ningún módulo táctico «{ $name }».
sm-edit-fault-no-equipment = { $side }: no hay ningún equipo «{ $name }».
sm-edit-fault-no-medal = { $side }: «{ $name }» no es una medalla.
sm-edit-fault-no-order = { $side }: no hay ninguna orden { $nr }.
sm-edit-fault-few-orders =
    { $n ->
        [one] { $side }: se roba una orden, y seguro que solo se pueden robar { $least }.
       *[other] { $side }: se roban { $n } órdenes, y seguro que solo se pueden robar { $least }.
    }{ $lost ->
        [0] { "" }
       *[other] { " " }Excluidas, porque su punto de referencia no está en el mapa: { $elsewhere }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Excluidas, porque son del otro bando: { $foreign }.
    }{ $taken ->
        [0] { "" }
       *[other] { " " }El otro bando puede robar { $taken } de ellas.
    } Añade órdenes.
sm-edit-fault-no-story = No hay ninguna carta de historia { $nr }.
sm-edit-fault-story-deck =
    { $n ->
        [one] El mazo de historia tiene una carta, y para { $turns } turnos hacen falta { $needed }.
       *[other] El mazo de historia tiene { $n } cartas, y para { $turns } turnos hacen falta { $needed }.
    }
sm-edit-fault-cannot-buy =
    { $n ->
        [one] { $side }: con { $vp } PV por jugador no se puede comprar un soldado.
       *[other] { $side }: con { $vp } PV por jugador no se pueden comprar { $n } soldados.
    }
sm-edit-fault-no-room = En las losetas donde empieza este bando no caben todos: { $side }.
sm-edit-fault-not-bought = { $side }, fuerza sugerida: { $why }
sm-edit-fault-long-text = Esto es demasiado largo ({ $most } letras como máximo): { $text }
sm-edit-fault-many-entries =
    { $n ->
        [one] Esta lista tiene una entrada; el límite es { $most }.
       *[other] Esta lista tiene { $n } entradas; el límite es { $most }.
    }
sm-edit-fault-large-number = Este número es { $n }; el límite es { $most }.
