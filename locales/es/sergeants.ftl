### Sergeants: las palabras de las cartas. Los textos de las cartas salen de sus átomos; los nombres de las personas están en el contenido.

## Bandos

sm-side-us = Estados Unidos
sm-side-de = Alemania

## Cartas de historia, por sus números

sm-story-1 = Obuses perdidos
sm-story-2 = Nubes bajas
sm-story-3 = Los morteros baten los campos
sm-story-4 = Pájaros asustados
sm-story-5 = Cuerpo a tierra
sm-story-6 = Barro
sm-story-7 = Una voz conocida
sm-story-8 = Bengala
sm-story-9 = El sol se abre paso
sm-story-10 = Estallidos en las copas
sm-story-11 = Segundo aliento
sm-story-12 = Llovizna
sm-story-13 = Sótanos y zanjas
sm-story-14 = Cargador lleno
sm-story-15 = Nervios
sm-story-16 = Viento en las mieses
sm-story-17 = Mensaje extraviado
sm-story-18 = Fuego desde el flanco
sm-story-19 = Niebla baja
sm-story-20 = Pasada rasante
sm-story-21 = Un jefe se pone en pie
sm-story-22 = Una carta en el bolsillo
sm-story-23 = El sol de cara
sm-story-24 = Primero las granadas
sm-story-25 = Señalado en todos los mapas
sm-story-26 = Terreno seco
sm-story-27 = Tierra en los cerrojos
sm-story-28 = Campanas lejanas
sm-story-29 = Aguacero
sm-story-30 = Veteranos
sm-story-31 = Un solo disparo
sm-story-32 = Aire diáfano
sm-story-33 = Ganado suelto
sm-story-34 = Tiros cortos
sm-story-35 = Buen campo de tiro
sm-story-36 = Rachas de viento
sm-story-37 = Un hombre se adelanta
sm-story-38 = Trazadoras
sm-story-39 = Se hace el silencio
sm-story-40 = Sombras largas
sm-story-41 = Los novatos se paralizan
sm-story-42 = Fuego de cobertura
sm-story-43 = Contraseña equivocada
sm-story-44 = Polvo
sm-story-45 = Merece la pena defenderlo
sm-story-46 = Quién queda al mando
sm-story-47 = Bombardeo en campo abierto
sm-story-48 = Raciones encontradas
sm-story-49 = Una carreta en el camino
sm-story-50 = Cañones apuntados al cruce
sm-story-51 = Carretera al descubierto
sm-story-52 = Tablones sueltos
sm-story-53 = El puente está a tiro
sm-story-54 = Bajo el arco
sm-story-55 = Un perro en el corral
sm-story-56 = Arde la paja
sm-story-57 = Leche en el sótano
sm-story-58 = Desde el campanario
sm-story-59 = El campanario atrae el fuego
sm-story-60 = Entre las tumbas
sm-story-61 = El caz crecido
sm-story-62 = Una ventana en lo alto
sm-story-63 = Polvo de harina
sm-story-64 = Follaje espeso
sm-story-65 = Obuses entre las ramas
sm-story-66 = Fruta caída
sm-story-67 = Caen piedras
sm-story-68 = Ecos
sm-story-69 = Esquirlas
sm-story-70 = La línea aún funciona
sm-story-71 = Entre los vagones
sm-story-72 = Obuses sobre el apeadero
sm-story-73 = Rusk va por delante
sm-story-74 = Rusk los ha visto
sm-story-75 = Teague ve la apuesta
sm-story-76 = Teague sale ileso
sm-story-77 = Brandvold levanta la viga
sm-story-78 = Brandvold lanza
sm-story-79 = Ahlers escucha
sm-story-80 = Ahlers conoce un sendero
sm-story-81 = Mertens encuentra el alambre
sm-story-82 = A Mertens le queda una
sm-story-83 = Hanke silba
sm-story-84 = Hanke se lo toma a risa
sm-story-85 = Toda la batería
sm-story-86 = Niebla para todo el día
sm-story-87 = Anochecer
sm-story-88 = Llega la munición
sm-story-89 = Teléfono cortado
sm-story-90 = Órdenes de arriba

## Equipo

sm-equipment-radio = Radio
sm-equipment-explosives = Explosivos
sm-equipment-grenade-bag = Bolsa de granadas
sm-equipment-grenade-sack = Saco de granadas
sm-equipment-star-2 = Estrella de Plata (Marsh)
sm-equipment-star-5 = Estrella de Bronce (Dembski)
sm-equipment-star-6 = Estrella de Plata (Lindqvist)
sm-equipment-star-8 = Estrella de Bronce (Corrigan)
sm-equipment-star-9 = Estrella de Bronce (Rusk)
sm-equipment-star-11 = Estrella de Bronce (Vance)
sm-equipment-star-13 = Estrella de Bronce (Holloway)
sm-equipment-star-52 = Cruz de Hierro (Reuter)
sm-equipment-star-55 = Cruz de Hierro (Kessing)
sm-equipment-star-56 = Cruz de Hierro (Wendt)
sm-equipment-star-58 = Cruz de Hierro (Strobel)
sm-equipment-star-59 = Cruz de Hierro (Ahlers)
sm-equipment-star-61 = Cruz de Hierro (Diercks)
sm-equipment-star-63 = Cruz de Hierro (Voss)

## Escenarios: nombres e informes

sm-scenario-first-steps = Primeros pasos
sm-report-first-steps = Dos pelotones se topan en un cruce de caminos. Cinco soldados por bando, todas las cartas a la vista: una partida para aprender.
sm-scenario-crossing = El cruce
sm-report-crossing = La carretera y el puente aún no son de nadie. Los dos bandos llegan desde los bordes del mapa, y la noche no ha terminado del todo.
sm-scenario-race-to-the-bridge = Carrera hacia el puente
sm-report-race-to-the-bridge = El puente sigue en pie, y ambos bandos lo quieren antes de esta noche. Entre la granja y la iglesia hay una sola carretera, y un vado para quien se atreva. Quien se entretiene llega tarde.
sm-scenario-patrol = Patrulla
sm-report-patrol = Dos patrullas recorren el mismo terreno quebrado, entre el huerto, el cruce y la cantera. Ninguna sabe de la otra, y puede caer la niebla.
sm-scenario-defence = Defensa
sm-report-defence = Hay que defender la iglesia y el molino de viento a toda costa. Los atacantes son más, y avanzan por los campos mientras la bruma los oculta.
sm-scenario-search = Búsqueda
sm-report-search = Quedaron unos papeles en la granja, en el molino o en el jardín de la casa señorial. En medio está el río, y los otros también buscan.
sm-scenario-four-players = En el apeadero
sm-report-four-players = Dos pelotones por bando se encuentran alrededor del apeadero. Cada cual tiene un lugar propio que vigilar, y órdenes que no cuenta a nadie.

## Especialistas, oficiales, médicos, módulos tácticos

sm-stat-command = Mando
sm-stat-checks = chequeos de identidad
sm-rank-officer = oficial
sm-band-long = largo
sm-band-short = corto
sm-band-close = cercano
sm-band-blast = explosión
sm-by-owner = su jugador
sm-act-shoot-at = disparar a
sm-mark-of-badge = distintivo
sm-mark-of-optional = opcional
sm-mark-of-team = carta de equipo
sm-set-picked = los soldados en cuestión
sm-set-team = EQUIPO
sm-set-teams = todos los EQUIPOS
sm-set-grenades = granadas
sm-cond-same-tile = todos están en la misma loseta ({ $set })
sm-step-check = { $many ->
    [owner] Un chequeo de identidad para el dueño; si tiene éxito:
    [up-to] Un chequeo de identidad para hasta { $n } ({ $set }); para quien tenga éxito:
    [lot] Un chequeo de identidad para uno por sorteo ({ $set }); si tiene éxito:
   *[all] Un chequeo de identidad para todos ({ $set }); para quien tenga éxito:
 }
sm-step-identity-hit = Un chequeo de impacto con identidad, resultado { $band } ({ $set }).
sm-step-identity = Roba { $n } cartas; el soldado de la chapa de cada una puede { $acts }.
sm-card-command = MANDO: cualquier acción ({ $mark })
sm-card-reaction = REACCIÓN, { $vp } PV, tras { $types } de un enemigo ({ $mark })
sm-card-preempt = ANTICIPACIÓN, { $vp } PV, contra { $type }: elige hasta { $n } enemigos de su bocadillo ({ $mark })
sm-card-roles = Requiere estos papeles del panel: { $roles }.
sm-ask-identity-check = { $seat } descubre una carta para un chequeo de identidad.
sm-ask-react = { $seat }: ¿reaccionas a { $soldier } ({ $types })?
sm-ask-preempt = { $seat }: ¿te anticipas a una carta?
sm-ask-pick = { $seat }: ¿qué soldados de { $other } actúan antes? Quedan { $n }.
sm-choice-commanding = Primeras cartas { $cards }, segundas cartas { $second }
sm-choice-preempt = { $card } contra { $against } de { $other }
sm-choice-standing-ask = Paso, y pregúntame cada vez
sm-choice-standing-phase = Paso esta fase
sm-choice-standing-turn = Paso este turno
sm-choice-standing-unless = Paso este turno, pero pregúntame con { $action }
sm-why-one-officer = Un jugador tiene como máximo un oficial.
sm-why-not-his-card = { $soldier } no trae esa carta.
sm-why-no-such-panel = El panel { $panel } no puede usarse aquí.
sm-why-no-slot = En el panel { $panel } no hay sitio para { $soldier }.
sm-why-too-many-seconds = Como máximo { $limit } fases pueden tener una segunda carta.
sm-why-second-alone = La fase { $phase } no tiene primera carta.
sm-log-panels = { $seat } usa { $panels }.
sm-log-seconded = { $seat } coloca segundas cartas.
sm-log-declared = { $seat } declara { $card }.
sm-log-preempted = { $soldiers }: deben actuar antes.
sm-log-spent = { $seat } paga { $vp } PV por { $card }.
sm-log-put-away = { $seat } descarta { $card }.
sm-log-identity-check = { $seat } descubre { $card } para un chequeo de identidad.
sm-log-tended = { $medic } acude a { $soldier }.
sm-log-saved = { $medic } salva a { $soldier }.
## Marcadores y equipo

sm-marker-fire = fuego
sm-marker-mines = minas
sm-sort-fire = fuego
sm-sort-mines = minas
sm-step-place = En { $tile }: { $marker }.
sm-step-place-piece = En una parte de { $tile }: { $marker }.
sm-step-place-with = { $many ->
    [owner] En la loseta del dueño: { $marker }.
    [up-to] En las losetas de hasta { $n } ({ $set }): { $marker }.
    [lot] En la loseta de uno al azar ({ $set }): { $marker }.
   *[all] En las losetas de todos ({ $set }): { $marker }.
 }
sm-step-clear = Se retira todo: { $sort }.
sm-log-laid = En { $tile }: { $marker }.
sm-log-cleared = Ya no queda: { $sort }.
sm-log-endangered = { $soldier } está en peligro: { $sort }.
sm-marker-smoke = humo (2x)
sm-marker-thick-smoke = humo denso (3x)
sm-sort-smoke = humo
sm-log-smoke-lifted = El humo de turnos anteriores se ha disipado.
sm-gives-optics = { $equipment }: ignora los modificadores de MIRAR de hasta { $look } y de DISPARAR de hasta { $shoot } ({ $vp } PV).
sm-bound-least = al menos
sm-bound-most = como mucho
sm-gives-ability = { $equipment }: { $stat } aumenta en { $by } ({ $vp } PV).
sm-gives-blast = { $reach ->
    [squares] { $equipment }: se dispara hasta a { $n } cuadrados, { $checks } chequeos de explosión para quien esté bajo la plantilla; usos: { $uses } ({ $vp } PV).
    [throw] { $equipment }: se lanza con { $n } más que Lanzar, { $checks } chequeos de explosión para quien esté bajo la plantilla; usos: { $uses } ({ $vp } PV).
   *[beside] { $equipment }: { $checks } chequeos de explosión; usos: { $uses } ({ $vp } PV).
 }
sm-gives-marker = { $reach ->
    [squares] { $equipment }: se dispara sobre una loseta hasta a { $n } cuadrados, { $marker }; usos: { $uses } ({ $vp } PV).
    [throw] { $equipment }: se lanza sobre una loseta con { $n } más que Lanzar, { $marker }; usos: { $uses } ({ $vp } PV).
   *[beside] { $equipment }: se pone en la propia loseta o en una contigua, { $marker }; usos: { $uses } ({ $vp } PV).
 }
sm-gives-ammunition = { $equipment }: con su portador en contacto de peana la ametralladora dispara una vez en cada fase, gratis ({ $vp } PV).
sm-gives-foxhole = { $equipment }: cava un pozo en vez de ponerse a cubierto; quien está en él tiene cobertura, y la Cobertura mejora en { $n } ({ $vp } PV).
sm-gives-artillery = { $equipment }: en vez de avistar, un disparo sobre una loseta a la vista, { $checks } chequeos de explosión para quien esté allí, o humo denso desde 3 chequeos; disparos: { $uses } ({ $vp } PV).
sm-ask-aim = ¿Dónde usa { $soldier } { $equipment }?
sm-ask-smoke = { $seat }: ¿humo en { $tile } en vez de la explosión?
sm-ask-gun = ¿A quién dispara gratis la ametralladora de { $soldier }?
sm-why-nothing-to-use = Ya no tiene { $equipment }.
sm-log-used = { $soldier } usa { $equipment }.
sm-log-shelled = La artillería de { $seat } cae sobre { $tile }.
sm-log-shelled-with-smoke = La artillería de { $seat } dispara humo sobre { $tile }.
sm-log-dug = { $soldier } cava un pozo.
sm-equipment-binoculars = Prismáticos (3x)
sm-equipment-scope = Mira telescópica (6x)
sm-equipment-fine-scope = Mira telescópica de calidad (6x)
sm-equipment-smoke-grenades = Granadas de humo
sm-equipment-rifle-smoke = Granada de fusil de humo
sm-equipment-rifle-grenades = Granadas de fusil
sm-equipment-panzerfaust = Panzerfaust
sm-equipment-bazooka = Bazuca
sm-equipment-satchel = Carga de demolición
sm-equipment-battery = Batería a la orden
sm-equipment-bar-magazines = Cargadores para el fusil automático
sm-equipment-mg-belts = Cintas para la ametralladora
sm-equipment-mines = Minas
sm-equipment-petrol-bottle = Botella incendiaria
sm-equipment-spade = Pala de trinchera
sm-equipment-knife = Cuchillo
sm-story-101 = Humo que cae corto
sm-story-102 = Se levanta el viento
sm-story-103 = Trazadoras en la hierba seca
sm-story-104 = Nadie las señaló
sm-story-105 = Al amparo del humo
sm-scenario-smoke-screen = Cortina de humo
sm-report-smoke-screen = Una ametralladora y un tirador vigilan los campos frente a la cantera. A quien quiera cruzarlos más le vale no ser visto: hay humo en el camino, más en las bolsas, y a la batería le sobra un disparo.
sm-scenario-minefield = Campo de minas
sm-report-minefield = Desde el molino de viento lo ven todo en varias millas. Tiene que saltar. La senda, el bosque y la trinchera que hay delante están minados, y poner los explosivos lleva dos turnos tranquilos.
sm-scenario-burning-farm = La granja en llamas
sm-report-burning-farm = Arde el granero, y la casa no durará mucho. Dos escuadras con cohetes y sin tanques a los que disparar se encuentran en el patio.

## La segunda caja: cartas de historia, equipo, módulos, paneles, títulos de cartas

sm-story-121 = Kittredge escucha
sm-story-122 = Oakes suelta el aire
sm-story-123 = Malloy enciende una mecha
sm-story-124 = Penrose está en todas partes
sm-story-125 = Langdon tiene un plan
sm-story-126 = Sokol oye una voz
sm-story-127 = Delacroix encuentra un hueco
sm-story-128 = Thormann se arrodilla
sm-story-129 = Eckl espera
sm-story-130 = Grabowski toca madera
sm-story-131 = Liebrecht maldice en voz baja
sm-story-132 = Tessmer mira el reloj
sm-story-133 = Funke los tiene en línea
sm-story-134 = Hollerich cambia el cañón
sm-story-135 = Jost trepa delante
sm-equipment-aid-bag = Bolsa de primeros auxilios
sm-equipment-camouflage = Traje de camuflaje
sm-equipment-whistle = Silbato
sm-equipment-message-pad = Bloc de mensajes
sm-equipment-wire-cutters = Cizallas
sm-equipment-spare-barrel = Cañón de repuesto
sm-equipment-dog-eared-map = Mapa ajado
sm-equipment-signal-panel = Panel de señales
sm-equipment-tow-rope = Cuerda
sm-equipment-signal-pistol = Pistola de señales
sm-equipment-range-card = Tarjeta de tiro
sm-module-fire-and-movement = Fuego y movimiento
sm-module-night-patrol = Patrulla nocturna
sm-module-squad-drill = Instrucción de pelotón
sm-module-hunting-party = Partida de caza
sm-panel-fire-team = Equipo de asalto
sm-panel-base-of-fire = Base de fuego
sm-panel-point = Punta
sm-panel-rear-guard = Retaguardia
sm-panel-gun-group = Grupo de ametralladora
sm-panel-storm-group = Grupo de choque
sm-panel-outpost = Puesto avanzado
sm-panel-hunters = Cazadores
sm-title-21-8 = Algo se mueve
sm-title-21-9 = Vistos a tiempo
sm-title-22-8 = El segundo disparo
sm-title-23-8 = Cueste lo que cueste
sm-title-24-8 = Quédate conmigo
sm-title-25-8 = A mi orden
sm-title-25-9 = Creen que deben esperar
sm-title-26-8 = Mensaje recibido
sm-title-26-9 = En su frecuencia
sm-title-27-8 = Barrido
sm-title-27-9 = A campo abierto
sm-title-28-8 = Como el humo
sm-title-28-9 = Ya no está
sm-title-71-8 = Una rama rota
sm-title-71-9 = Nada que ver
sm-title-72-8 = Un destello de lente
sm-title-73-8 = A mano
sm-title-74-8 = Todos al suelo
sm-title-75-8 = Como se ensayó
sm-title-75-9 = Que vengan
sm-title-76-8 = Corre la voz
sm-title-76-9 = Una orden falsa
sm-title-77-8 = Ráfaga larga
sm-title-77-9 = A través del camino
sm-title-78-8 = Sobre la cresta
sm-title-78-9 = Desde el flanco
sm-title-fire-team-1 = A saltos
sm-title-fire-team-2 = Todos a una
sm-title-fire-team-3 = Devolved el fuego
sm-title-fire-team-4 = Seguidme
sm-title-fire-team-5 = Al siguiente muro
sm-title-fire-team-6 = Granada y adelante
sm-title-base-of-fire-1 = Todo lo que tenemos
sm-title-base-of-fire-2 = Ojo a las ventanas
sm-title-base-of-fire-3 = Cabezas abajo, todos
sm-title-base-of-fire-4 = Quien pueda
sm-title-point-1 = Alto, escuchad
sm-title-point-2 = Por delante de todos
sm-title-point-3 = ¿Quién vive?
sm-title-point-4 = Quietos en tierra
sm-title-rear-guard-1 = Nadie se queda atrás
sm-title-rear-guard-2 = A la zanja
sm-title-rear-guard-3 = Fuera de la vista
sm-title-rear-guard-4 = Últimos disparos
sm-title-gun-group-1 = Fuego a discreción
sm-title-gun-group-2 = Fuego y al suelo
sm-title-gun-group-3 = La ametralladora esperaba
sm-title-gun-group-4 = A cubierto todos
sm-title-gun-group-5 = Prismáticos
sm-title-storm-group-1 = A la carrera
sm-title-storm-group-2 = Ahora
sm-title-storm-group-3 = Granadas de palo
sm-title-storm-group-4 = Cada uno por su cuenta
sm-title-storm-group-5 = Recuperad el aliento
sm-title-outpost-1 = Solo mirar
sm-title-outpost-2 = Guárdalo para luego
sm-title-outpost-3 = Caen en la trampa
sm-title-outpost-4 = Marcar y disparar
sm-title-hunters-1 = De árbol en árbol
sm-title-hunters-2 = Tras la pista
sm-title-hunters-3 = Se han parado
sm-title-hunters-4 = A batirlos
sm-scenario-picked-men = Hombres escogidos
sm-report-picked-men = Ambos bandos han enviado a los mejores al mismo valle: los que ven primero, los que disparan lejos, los que curan y los que mandan. A quien los use bien le bastarán pocas palabras.
