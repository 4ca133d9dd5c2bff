### Sergeants: las reglas con nuestras palabras, para quien juega. Las claves son los id de rules/sergeants.md, en el mismo orden.

## El mapa

rules-sergeants-chapter-MAP = El mapa
SM-MAP-1 = El mapa se compone de cuadrados de 5 por 5 pulgadas y de puntos de referencia de 10 por 10, colocados borde con borde. Cada loseta tiene un id, y los de los puntos de referencia empiezan por L. Una loseta tiene dos caras distintas, A y B, y puede estar arriba cualquiera de ellas. Para la distancia, un cuadrado cuenta como uno y un punto de referencia como dos. Las losetas están en una cuadrícula de 5 pulgadas, un punto de referencia sobre dos por dos de sus cuadrados, giradas en cuartos de vuelta. Ninguna loseta aparece dos veces en un mapa, y un mapa mide como mucho 20 cuadrados en cada sentido. (Regla de la casa.)
SM-MAP-2 = Cada loseta tiene cuatro modificadores, uno por acción: MIRAR (verde), DISPARAR (rosa), OCULTARSE (azul) y MOVERSE (amarillo). La mayoría son cero o negativos. Un edificio de la loseta puede tener números propios. Estos sustituyen a los de la loseta donde la línea cruza el edificio, o donde el soldado de uno de sus extremos está del todo dentro. Si se cruzan dos edificios de una misma loseta, cuenta el número más bajo, sea cual sea la acción. El número de MOVERSE de un edificio solo cuenta para un soldado que sale de dentro. Un edificio sin números da cobertura y deja los de la loseta como están. (Regla de la casa.)
SM-MAP-3 = Una zona marcada suma su valor a la habilidad de su color cuando un camino, una mirada o un disparo pasa por encima; OCULTARSE nunca cambia así. Cada zona cuenta una sola vez, también en la loseta de tu soldado, a menos que él esté sobre ella, es decir, con el centro de su base dentro. Entrar en una zona es pasar por ella, así que una zona bajo el blanco cuenta. (Regla de la casa.)
SM-MAP-4 = Los caminos, las sendas de campo y similares son terreno abierto. Árboles, arbustos, setos, muros, edificios y cultivos altos son cobertura. En una pieza con la marca NO MOVE tu soldado puede apoyarse, y usarla como cobertura, pero no cruzarla.
SM-MAP-5 = La distancia en cuadrados se cuenta a lo largo de la línea recta entre los centros de las bases de dos soldados: cuenta cada loseta en la que entra la línea, un punto de referencia como dos, pero no la loseta donde empieza. En la misma loseta la distancia es 0. Donde la línea pasa exactamente por una esquina o a lo largo de un borde, usa la loseta con el modificador de menor tamaño para esta acción, el terreno más abierto; si son iguales, un cuadrado antes que un punto de referencia, y luego el id más bajo. Esa loseta cuenta también para la distancia. A lo largo de un borde, sin embargo, va primero la loseta de tu soldado y luego la del blanco, donde una de ellas está junto a la línea; cada tramo de 5 pulgadas se juzga por separado. Donde el mapa tiene un hueco, la línea cuenta un cuadrado sin modificador por cada cuadrado de 5 pulgadas que cruza. (Regla de la casa.)
SM-MAP-6 = El alcance cercano y el lanzamiento se miden en pulgadas por la misma línea recta, y Reagrupar también. Una longitud medida se redondea hacia arriba a la pulgada entera. (Regla de la casa.)
SM-MAP-11 = Mirar, disparar, ocultarse, Reagrupar, el alcance cercano y el arco frontal se miden desde el centro de la base, la mitad de su largo y de su ancho. El contacto, las 3 pulgadas de un Impacto+ y la plantilla de granada se miden desde los bordes de las bases. (Regla de la casa.)
SM-MAP-7 = Los modificadores cambian la habilidad de tu soldado, nunca la distancia. Para MIRAR y DISPARAR cuentan todas las losetas de la línea, también la del blanco, pero no la de tu soldado. Para OCULTARSE, y por tanto para Reagrupar, cuentan las losetas de los dos extremos, y una loseta que es ambas cuenta una vez. Para MOVERSE cuentan la loseta de salida y las que se cruzan, pero no una loseta nueva en la que el camino entra al final y termina; una loseta que ya se cruzó cuenta aunque el camino termine en ella. Una habilidad que con los modificadores es 0 o menos no alcanza nada. (Regla de la casa.)
SM-MAP-8 = Ejemplo: tu soldado tiene Avistar 15, y los modificadores de MIRAR de la línea suman −8. Quedan 7. El enemigo está a 6 cuadrados, así que queda avistado.
SM-MAP-9 = Ejemplo: tu soldado tiene Largo 13 y Corto 7, y los modificadores de DISPARAR de la línea suman −6. Quedan 7 y 1. El blanco está a 6 cuadrados, así que el alcance largo llega y el corto no.
SM-MAP-10 = Largo y Corto son números de cuadrados, y los modificadores los cambian en cuadrados. Cercano y Lanzar son números de pulgadas, y los mismos modificadores los cambian en pulgadas.

## Medidas exactas

rules-sergeants-chapter-GEO = Medidas exactas
SM-GEO-1 = Una base mide 1 pulgada de largo y ¾ de pulgada de ancho; por delante es un semicírculo, por detrás es plana, y todos los soldados tienen la misma. El arco frontal es todo lo que hay delante del soldado: la mitad de la mesa delante de una línea que pasa por el centro de su base, esa línea incluida. La plantilla de explosión tiene un radio de 1 pulgada. El contenido puede dar otras medidas. Un soldado mira en una de 64 direcciones. (Regla de la casa.)
SM-GEO-2 = Dos bases se tocan si entre ellas hay como mucho 1/16 de pulgada. La parte tocada es aquella donde están más cerca. Los lados rectos no son ni frente ni espalda, y una esquina pertenece a sus dos partes. Donde las bases están más cerca a lo largo de todo un tramo, la parte tocada es la que tiene todo el tramo: lado contra lado no es tocar la espalda. (Regla de la casa.)
SM-GEO-3 = Una línea o un camino cruza una pieza de terreno si pasa por su interior. Rozar un borde o una esquina no es cruzarla. (Regla de la casa.)
SM-GEO-4 = Si una línea pasa exactamente por una esquina de una loseta a otra que solo toca en ese punto, se usa además una de las otras dos losetas: la que tiene el número de menor tamaño para la acción. Cuenta también para la distancia. Si solo existe una de las dos, se usa esa; si no hay ninguna, nada. Si las dos losetas de la línea comparten un borde que termina en la esquina, no se añade nada, ni tampoco donde la línea empieza o termina en la esquina. Un giro del camino exactamente en una esquina pasa por ella. (Regla de la casa.)
SM-GEO-5 = Una base puede estar sobre una pieza NO MOVE, pero su centro no puede entrar en ella. Una línea NO MOVE fina no tiene interior, así que el centro no puede ni tocarla, tampoco en sus extremos. Donde una pieza NO MOVE termina en el borde de su loseta, el centro tampoco puede tocar ese tramo del borde, pues la pieza puede seguir en la loseta vecina. (Regla de la casa.)
SM-GEO-6 = Un soldado está en cobertura si más de la mitad del área de su base está sobre piezas de cobertura, todas juntas pero sin los edificios; o si una pieza pequeña queda del todo bajo la base, sin pasar de su borde; o si la base cubre lo bastante de una línea más fina que ella, al menos ¾ del largo de la línea o del de la base, el menor de los dos. El área se cuenta en muestras cada 1/16 de pulgada, 176 en la base habitual, y una muestra en el borde de una pieza está sobre ella. Para los edificios, véase SM-HID-3. (Regla de la casa.)
SM-GEO-7 = En un camino, el recorrido del centro de la base no puede ser más largo de lo permitido, es decir, Andar con sus modificadores. La base avanza sin girar y gira al final. En el último tramo la base girada no puede llegar más lejos de donde llegaría sin girar si siguiera recto con todo lo que queda; quien se detiene antes en esa medida gira libremente, y girar en el sitio es gratis. Las losetas son las del recorrido del centro, cada una una vez. Un camino tiene como mucho siete giros; un camino recto se mide con exactitud, y los tramos de uno con giros se redondean cada uno hacia arriba a 1/16384 de pulgada. (Regla de la casa.)
SM-GEO-8 = El blanco de un lanzamiento debe estar dentro del alcance, medido entre los centros, y el borde más cercano de la plantilla también. Quien es tocado por la plantilla está bajo ella. (Regla de la casa.)
SM-GEO-9 = Al avistar, en lugar de un enemigo de los más cercanos puedes elegir a cualquier otro que comparta su loseta y pueda ser avistado. Si nadie del grupo más cercano puede ser avistado, le toca al grupo siguiente. (Regla de la casa.)
SM-GEO-10 = Para disparar a un cuerpo a cuerpo o a un escolta debe alcanzar Cercano. Si alcanza, se aplican también Largo y Corto, si llegan. (Regla de la casa.)
SM-GEO-11 = Mientras rellenas fases con tu mazo, paras cuando ninguna carta de tu mazo y tus descartes encaja en un hueco. El hueco queda vacío. (Regla de la casa.)
SM-GEO-12 = Para OCULTARSE, el humo cuenta en la línea al enemigo más cercano, o a todos los que estén igual de cerca: cada número de OCULTARSE de esa línea se multiplica por el humo más denso que haya en ella. En las demás líneas el humo no hace nada. Las ópticas ignoran el número de una loseta si su tamaño después del humo está dentro de su límite. Las zonas marcadas ni se ignoran ni se multiplican. (Regla de la casa.)
SM-GEO-13 = En un punto de referencia está todo soldado libre que tenga en él el centro de su base; un prisionero no cuenta. Los prisioneros no son enemigos cuando te ocultas, avistas, pasas de largo o eliges blancos. Un centro que cae exactamente en un borde, como puede ocurrir en un cuerpo a cuerpo, está en la loseta de su derecha o de debajo. (Regla de la casa.)

## Soldados

rules-sergeants-chapter-SOL = Soldados
SM-SOL-1 = Un soldado es una carta de soldado, con una cara sana y una cara roja, herida; una miniatura sobre una base con forma de placa, redonda por delante y plana por detrás; y siete cartas de acción en tu mazo, cuatro principales y tres de su rango.
SM-SOL-2 = Hay cuatro clases de soldado. Un soldado raso tiene un solo rango. Un jefe tiene Robar y puede ser soldado raso, sargento segundo o sargento primero: lo eliges al comprarlo, y cada rango tiene su carta, su coste y sus tres cartas de rango. Un personaje es una persona concreta con cartas de historia propias, y un soldado corriente en los escenarios que no lo nombran. Un especialista tiene una formación especial (SM-SPC-1).
SM-SOL-3 = Una carta de soldado muestra las habilidades de cada acción. MIRAR tiene Avistar, Robar y, en los oficiales, Mando. OCULTARSE tiene Cobertura, Reagrupar, Retener y, en los sanitarios, comprobaciones de identidad. DISPARAR tiene Largo, Corto, Cercano, Lanzar y, en algunos, Usar Impacto+. MOVERSE tiene Andar, Trepar y Luchar. La carta muestra también el coste del soldado en PV.
SM-SOL-4 = Un soldado puede tener hasta tres medallas y un distintivo por rango. Añaden a tu mazo cartas de acción de clases más flexibles.
SM-SOL-5 = Mientras un soldado está clavado, cada habilidad suya se reduce a la mitad, redondeando hacia abajo: Andar 3 pasa a 1. Una Cobertura negativa se reduce a la mitad hacia cero. Se reduce el número impreso, antes de los modificadores, también el de Robar, Luchar, Reagrupar, Lanzar, Trepar, Retener, comprobaciones de identidad y Mando; pero no las 10 pulgadas de Reagrupar, el uso de Impacto+ ni los PV. Con un Reagrupar impreso de 1, un soldado clavado aún puede reagruparse a sí mismo. Un segundo clavado no hace nada. (Regla de la casa.)
SM-SOL-6 = Un soldado herido usa la cara roja de su carta. Una segunda herida lo mata.
SM-SOL-7 = Cuando un soldado muere, su miniatura sale del mapa y su carta va al jugador que lo mató, por los PV. Sus cartas de acción se quedan en el mazo de su dueño. Las cartas que retenía se descartan, si no dicen otra cosa.
SM-SOL-8 = Tus adversarios ven tus miniaturas, pero no las habilidades, los PV y los rangos de tus soldados, ni las cartas que retienen o lo que llevan. Todos conocen el número de cartas de cada mano y cada mazo, cuántas retiene cada soldado, el número de órdenes, los descartes, las heridas, las marcas de clavado y las puntuaciones. Qué soldados, cartas y órdenes existen lo saben todos; qué rango y qué equipo se compraron, no. La carta de un soldado muerto la ven todos, y una granada se ve cuando se lanza. (Regla de la casa.)

## Cartas de acción

rules-sergeants-chapter-ACT = Cartas de acción
SM-ACT-1 = Una carta de acción tiene uno o más tipos de acción, la placa de su dueño, la marca de un rango o de una nación, un bocadillo del pelotón, a veces un recuadro del narrador, cuatro resultados para las comprobaciones de impacto (largo, corto, cercano y explosión) y un resultado de daño.
SM-ACT-2 = Jugar una carta te da la acción de la placa, en la que su dueño hace una acción cualquiera del tipo de la carta; el bocadillo del pelotón, para cualquiera de tus soldados, también el dueño, cada uno una vez; y el recuadro del narrador, si lo hay. Úsalos en el orden que quieras, pero termina cada uno antes de empezar el siguiente. Los pasos de un mismo bocadillo o recuadro se hacen en el orden escrito.
SM-ACT-3 = El recuadro del narrador es para el soldado que nombra, según las reglas normales. Lo blanco se puede hacer, lo azul se tiene que hacer. Lo rojo es un coste o una condición: va antes que todo lo demás de la carta, y si no puedes o no quieres cumplirlo, la carta queda anulada. En una carta todo es opcional menos lo azul, y de lo azul se salta lo que es imposible. (Regla de la casa.)
SM-ACT-4 = Una carta con varios tipos se puede colocar donde encaje cualquiera de ellos. Si encajan dos, dices cuál usas cuando la carta se revela. La acción de la placa puede ser de cualquier tipo de la carta, encaje en la fase o no.
SM-ACT-5 = La carta de un soldado muerto o prisionero aún da su bocadillo del pelotón, y sus resultados en las comprobaciones. No da acción de la placa ni recuadro del narrador, y un recuadro rojo que lo nombra anula la carta. (Regla de la casa.)
SM-ACT-6 = Cuando se roba la última carta de tu mazo, tus descartes se barajan enseguida para formar un mazo nuevo.
SM-ACT-8 = Una comprobación descubre la carta de encima de un mazo, nunca una carta de una mano. Las cartas de las comprobaciones y del cuerpo a cuerpo se descartan después de usarlas, las de una fase al final de esta, y los descartes están a la vista. Si mazo y descartes están vacíos, una comprobación falla, el daño es un silbido y un hueco queda vacío. (Regla de la casa.)
SM-ACT-9 = En un bocadillo del pelotón cada soldado termina lo que hace antes de que empiece el siguiente. Si el bocadillo dice «o… o…», eliges para cada uno. Si permite que cierto número de soldados se reagrupen, se quitan otras tantas marcas de clavado, cada una por el propio soldado clavado o por un soldado tuyo que esté a su alcance. (Regla de la casa.)
SM-ACT-7 = Soldados «distintos» en un bocadillo del pelotón quiere decir que nadie actúa en él dos veces.

## El mazo de historia

rules-sergeants-chapter-STO = El mazo de historia
SM-STO-1 = Una carta de fase del mazo de historia tiene dos acciones, la primera y después la segunda; un recuadro de efecto y un recuadro de causa, cada uno con un tema como tiempo, punto de referencia, artillería o rarezas; y un número sobre un color.
SM-STO-2 = En cada turno se descubren tres cartas de historia: son las fases 1, 2 y 3.
SM-STO-3 = Un suceso ocurre donde la causa de una carta tiene el tema del efecto de la carta siguiente: compara la 1 con la 2 y la 2 con la 3. El efecto de la segunda carta de la pareja se cumple antes de que actúen los jugadores. Si hay dos sucesos, va primero el de la segunda carta.
SM-STO-4 = Los sucesos siguen las reglas normales. Duran este turno, si no dicen otra cosa.
SM-STO-6 = Lo que un suceso ordena pero las reglas prohíben no ocurre. Todo lo demás se hace hasta donde se puede: «hasta dos» son dos, si hay dos, y un camino puede ser un paso sin longitud. A los jugadores se los toma por iniciativa, con las manos como están. Un suceso para ciertos soldados afecta a los que lo son en ese momento; los muertos, los capturados y los que salieron del mapa nunca están entre ellos, los que esperan para entrar sí. (Regla de la casa.)
SM-STO-5 = Las cartas de historia de un punto de referencia están en el mazo solo si este está en el mapa. El escenario añade y quita otras.

## Escenarios y preparación

rules-sergeants-chapter-SCN = Escenarios y preparación
SM-SCN-1 = Un escenario da un informe, el mapa, las fuerzas en PV para 2 a 6 jugadores con sus límites, de jefes por ejemplo, los personajes, las órdenes de cada bando, los cambios del mazo de historia, los precios del equipo y de las granadas, el número de turnos, las zonas de entrada y las reglas especiales.
SM-SCN-2 = Prepara en este orden: escenario y mapa, nivel de fuerzas, órdenes robadas al azar, compra de fuerzas, mazo de historia, instrucciones especiales, soldados colocados en el mapa o fuera de él, mazos barajados. Las órdenes de un bando se roban de un solo montón, así que ningún aliado tiene una orden que tengas tú. (Regla de la casa.)
SM-SCN-3 = Un bando tiene al menos cinco soldados, normalmente de 5 a 15, y su coste está dentro del límite. Tres granadas cuestan 1 PV, si el escenario no dice otra cosa. El equipo cuesta lo que dice su carta y se guarda bajo el soldado que lo lleva. Los jugadores compran en el orden de sus asientos, para que nadie compre el mismo soldado, y cada pieza de equipo existe una sola vez. Las miniaturas se ven enseguida, los rangos y el equipo no. Cada jugador de un bando compra al menos su parte del número mínimo, el último lo que falte, y deja bastantes soldados para los que vienen después. (Regla de la casa.)
SM-SCN-4 = Una zona de entrada mide un cuadrado de ancho, en el borde del mapa. Todos tus soldados usan la misma, y cada uno entra con un MOVERSE, como desde una loseta sin modificadores.
SM-SCN-7 = Si tu orden no nombra una zona de entrada, puedes usar cualquiera que nadie use; si nombra una de tu bando, usas esa, la use quien la use. Tus soldados pueden entrar en turnos distintos. Una base empieza fuera, tocando el borde y de cara al mapa, en el punto de la zona más cercano a donde lleva primero su recorrido. Quien está fuera del mapa solo puede entrar; no es blanco de nadie, y nadie necesita ocultarse de él. (Regla de la casa.)
SM-SCN-8 = El escenario dice con cuántas granadas empiezas y cuánto cuestan más. La munición corriente siempre basta. Cierto equipo solo lo pueden comprar ciertas fuerzas. El escenario quita cartas de historia según sus turnos, tres cartas por turno; las que sobran tras el último turno no se usan. (Regla de la casa.)
SM-SCN-9 = Si el escenario no dice otra cosa, los soldados se colocan en el mapa en secreto y a la vez: primero el primer jugador de cada bando, luego los segundos, que ven dónde están sus aliados, y así sucesivamente; todo se muestra junto. Todos empiezan sin avistar, y caminar al descubierto no revela a nadie. Un soldado sale del mapa solo por una orden, como escolta, por un suceso o por el escenario. Para salir está ante la zona, y el borde de esta queda dentro de su Andar con el número de su loseta, recto ante él o no. Quien ha salido está vivo y no vale nada; los prisioneros salen con su escolta y cuentan al final. Los números de placa son únicos, un personaje está en juego una sola vez, y es jefe todo soldado con Robar. (Regla de la casa.)
SM-SCN-5 = Si el escenario y una orden no coinciden en la zona de entrada, vale el escenario. Entrar «en el turno 3» quiere decir en el turno 3 o más tarde. (Regla de la casa.)
SM-SCN-6 = Ejemplo: «Carrera hacia el puente» dura 12 turnos. Cada bando tiene 36 PV con dos jefes como mucho, 3 granadas por 1 PV y equipo por hasta 4 PV en total, granadas compradas incluidas. Los soldados que no hayan entrado al final del turno 4 se retiran.

## Órdenes

rules-sergeants-chapter-ORD = Órdenes
SM-ORD-1 = Defender: al final del último turno tienes soldados en el punto de referencia, y no hay enemigos en él.
SM-ORD-2 = Registrar: uno de tus soldados entra en el punto de referencia y se mueve allí a cobertura.
SM-ORD-3 = Capturar: durante un turno entero tus soldados están en el punto de referencia, y nadie más. Los soldados aliados no cuentan en tu contra.
SM-ORD-4 = Ataque general: obtienes 1 PV más, o los que diga la orden, por cada enemigo que mates o captures.
SM-ORD-5 = Patrulla: entras por la zona que indica la orden, y uno de tus soldados sale del mapa por la otra zona que nombra.
SM-ORD-6 = Fuego registrado: tu operador de radio está vivo en el turno que indica la orden. Al principio de ese turno cae la artillería sobre el lugar que nombra. Para todos los que están allí se hacen las comprobaciones de explosión que dice la orden, cada uno con el mazo de su jugador, y los enemigos que mueren así puntúan para ti. (Regla de la casa.)
SM-ORD-7 = Demolición: defiendes el punto de referencia tres turnos seguidos con el soldado que lleva los explosivos, y luego lo dejas para volarlo. Está defendido si al final del turno él está allí y no hay ningún enemigo. Para los que siguen allí se hacen las comprobaciones de explosión que dice la orden, cada uno con el mazo de su jugador, y los enemigos que mueren así puntúan para ti. (Regla de la casa.)
SM-ORD-8 = Ataque: has capturado más de la mitad de los puntos de referencia en juego.
SM-ORD-9 = Escaramuza: más de la mitad de la fuerza de un adversario ha muerto. Lo puntúas por cada adversario. Cuentan los que mataron los soldados o las órdenes de cualquier jugador, no los que mataron los sucesos. (Regla de la casa.)
SM-ORD-10 = Reconocimiento: entras por la zona que indica la orden, si indica una, y dos de tus soldados, o los que diga, están vivos en el punto de referencia al mismo tiempo. Pueden entrar en él en fases o turnos distintos.
SM-ORD-12 = Después de cada acción se juzgan: registrar (el soldado llegó con un MOVERSE), reconocimiento, patrulla y escaramuza. Al final de un turno: capturar, por las fases 1 a 3 de ese turno, y ataque, para el que un punto de referencia que capturaste cuenta mientras ningún enemigo haya estado en él desde entonces. Al principio de su turno: fuego registrado. Cuando sale tu último soldado: demolición. Cuando termina la partida, por la razón que sea: defender, que los aliados no estropean, y ataque general. Cada orden puntúa una vez, una escaramuza una vez por adversario. (Regla de la casa.)
SM-ORD-11 = Tus órdenes son secretas, también para tus aliados. Las órdenes de un punto de referencia que no está en juego se dejan fuera, y las que llevan la marca de una nación son solo de esa nación. Una orden que has cumplido se anuncia y se puntúa.

## El turno

rules-sergeants-chapter-TRN = El turno
SM-TRN-1 = Primero robas el número básico de cartas, 3 si el escenario no dice otra cosa, y el Robar de cada soldado tuyo que esté vivo, no sea prisionero y no haya salido del mapa; los que esperan para entrar cuentan. Después las cartas retenidas pueden volver a tu mano. (Regla de la casa.)
SM-TRN-2 = Después se descubren tres cartas de fase. Si quedan menos de tres, la partida termina.
SM-TRN-3 = Después vienen los sucesos, donde coinciden causa y efecto (SM-STO-3).
SM-TRN-4 = Todos los jugadores, a la vez, colocan una carta de acción boca abajo en cada fase, donde debe encajar con una de las dos acciones. Tienes que llenar las tres fases si tu mano puede. Si no puede, juega boca arriba todas las cartas que se puedan jugar, muestra las demás y descártalas; luego roba, poniendo boca arriba en cada hueco la primera carta que encaje y descartando las que no. Entre formas que llenan las mismas fases eliges tú, y tú eliges el hueco de una carta robada que encaja en dos. (Regla de la casa.)
SM-TRN-5 = Después se calcula la iniciativa con las cartas que quedan en las manos (SM-INI-1). El libro la pone antes de colocar, pero cuenta después.
SM-TRN-6 = En cada fase todos revelan sus cartas. Se juega primero la primera acción de la carta de fase, luego la segunda. Los jugadores con la misma acción juegan por orden de iniciativa.
SM-TRN-9 = El tamaño de las manos se anuncia. Como opciones, las cartas se colocan a la vista, o toda la información está a la vista mientras aprendes.
SM-TRN-10 = Una fase empieza en este orden: comprobaciones por fuego, cartas reveladas y tipos dichos, cartas retenidas de vuelta a la mano, iniciativa, anticipaciones, acciones. Las cartas que llegan a tu mano después de colocar no se pueden colocar en este turno. El final de una carta, el final de un turno y el principio de una fase no se pueden deshacer. (Regla de la casa.)
SM-TRN-7 = Al final de cada fase se libran los cuerpo a cuerpo.
SM-TRN-8 = Después de la fase 3 descartas tu mano. Las cartas retenidas no.

## Iniciativa

rules-sergeants-chapter-INI = Iniciativa
SM-INI-1 = Tiene la iniciativa el jugador con más cartas en la mano después de colocar; si hay empate, aquel cuyos soldados valen más PV; luego el que tiene el soldado con el número de placa más bajo. Va por jugador, no por bando. Se calcula de nuevo cuando cambian las manos, y con heridas, capturas y muertes. Esto afecta solo a los que aún tienen que actuar, y a nada dentro de un cuerpo a cuerpo. (Regla de la casa.)

## MIRAR

rules-sergeants-chapter-LOK = MIRAR
SM-LOK-1 = Robar: como acción de la placa, o donde una carta lo diga, un soldado roba tantas cartas como su Robar. La iniciativa se calcula de nuevo.
SM-LOK-2 = Avistar: un soldado busca al enemigo oculto más cercano, contando en cuadrados. Entre varios en la misma loseta eliges tú. A igual distancia es aquel cuya loseta tiene el modificador de MIRAR de menor tamaño, el terreno más abierto; si también es igual, eliges tú. Si el terreno hace imposible avistar al más cercano, puedes intentarlo con el siguiente que sea posible. El arco frontal no importa. Los escoltas y los soldados en cuerpo a cuerpo no pueden avistar. No interviene el azar. (Regla de la casa.)
SM-LOK-3 = Un enemigo queda avistado si su distancia en cuadrados es como mucho el Avistar de tu soldado con los modificadores de MIRAR de la línea. Desde entonces está avistado para todos sus enemigos, hasta que se pone a cubierto.

## OCULTARSE

rules-sergeants-chapter-HID = OCULTARSE
SM-HID-1 = Ponerse a cubierto: un soldado solo puede hacerlo cuando está en cobertura, y frente a todos los enemigos a la vez: para cada uno, su Cobertura con los modificadores de OCULTARSE de todas las losetas de la línea, incluidos los dos extremos, debe estar por debajo de cero. La distancia no cuenta. Entonces deja de estar avistado.
SM-HID-2 = Ejemplo: Cobertura 6 y modificadores de OCULTARSE de −9 dan −3, que está por debajo de cero: el soldado está oculto.
SM-HID-3 = Un soldado está en cobertura si la mayor parte de su base está sobre terreno de cobertura, si cubre del todo una pieza pequeña como un arbusto, o si cubre todo lo que puede de una pieza más fina que ella, como un seto (SM-GEO-6). En un edificio la base debe estar entera dentro.
SM-HID-4 = Reagrupar: un soldado quita una marca de clavado si la distancia en pulgadas es como mucho 10 con los modificadores de OCULTARSE de la línea, incluidos los de los dos extremos. Con un recuadro del narrador o un bocadillo del pelotón se quitan las marcas de clavado que diga, con una acción de la placa tantas como el Reagrupar del soldado. Un soldado clavado se reagrupa primero a sí mismo. Quien estaba avistado sigue avistado.
SM-HID-6 = Un soldado puede reagrupar también a uno de un aliado, y a uno que está en cuerpo a cuerpo.
SM-HID-5 = Retener: como acción de la placa, o donde una carta lo diga, un soldado puede recibir cartas de tu mano, hasta su Retener, y nunca tiene más. No forman parte de tu mano. Pueden volver después de robar al principio de un turno, o al principio de una fase después de revelar las cartas. Quedar clavado no se las hace soltar, pero tras una herida que baja su Retener descartas las que sobran. (Regla de la casa.)

## MOVERSE

rules-sergeants-chapter-MOV = MOVERSE
SM-MOV-1 = Andar: un soldado camina hasta su Andar en pulgadas, con los modificadores de MOVERSE de la loseta de salida y de las que cruza, pero no de una nueva en la que entra al final, y con las zonas marcadas por las que pasa. Ninguna parte de su base va más lejos. Va en cualquier dirección, y al final eliges hacia dónde mira. No cruza piezas NO MOVE, y termina del todo dentro de una loseta, a menos que vaya a un cuerpo a cuerpo. El camino puede tener giros, y sus partes se suman. Las bases nunca se solapan; se puede pasar por los amigos, por los enemigos no, pero tocarlos está permitido. Aunque no quede nada, aún se puede girar. Ningún camino lleva a donde no hay loseta. (Regla de la casa.)
SM-MOV-2 = Varios movimientos en una fase son varios caminos, uno tras otro («mover y volver a mover»).
SM-MOV-3 = Trepar: un soldado puede entrar en terreno de un nivel de hasta su Trepar. El nivel 1 es el suelo, y el juego básico no tiene otro.
SM-MOV-4 = A un cuerpo a cuerpo: un soldado camina recto hacia su blanco. Si las bases se tocan con el frente de al menos uno de los dos, ambos están en cuerpo a cuerpo y ambos quedan avistados. Un contacto sin ningún frente no es cuerpo a cuerpo hasta que alguien gira. También se puede atacar así a un enemigo sin avistar. (Regla de la casa.)
SM-MOV-5 = En cuerpo a cuerpo la única acción es MOVERSE, y solo para girar. Otros pueden unirse al cuerpo a cuerpo, o disparar a él a alcance cercano.

## Cuerpo a cuerpo

rules-sergeants-chapter-MEL = Cuerpo a cuerpo
SM-MEL-1 = Al final de una fase se libran todos los cuerpo a cuerpo, primero los que tienen más soldados, y entre iguales el del número de placa más bajo.
SM-MEL-2 = Las manos se dejan a un lado. Por iniciativa, cada jugador roba de su mazo tantas cartas como el Luchar de cada uno de sus soldados en contacto. Un soldado al que tocan en la espalda plana aporta la mitad, redondeando hacia abajo; si está clavado, su Luchar ya estaba reducido a la mitad. Todos los unidos por contactos entre enemigos son un solo cuerpo a cuerpo. (Regla de la casa.)
SM-MEL-3 = Por turnos, según la iniciativa, juegas una carta robada: su daño golpea enseguida a un enemigo que toca a uno de tus soldados. Se sigue hasta que nadie tiene cartas o nadie está en contacto. Tus cartas son una sola reserva, y las usas mientras cualquiera de tus soldados allí toque a un enemigo. No se puede pasar. Quedar clavado durante el cuerpo a cuerpo no quita cartas. Una muerte puntúa para el jugador de la carta. (Regla de la casa.)
SM-MEL-6 = Cuando un cuerpo a cuerpo ha terminado, un superviviente que está sobre el borde de una loseta se mueve entero al lado del adversario, que es la loseta ante su frente: con el menor desplazamiento, sin girar. Si no hay sitio, ocupa el lugar más cercano que esté del todo dentro de una loseta, sin contacto con otros enemigos. (Regla de la casa.)
SM-MEL-4 = Los supervivientes que aún se tocan siguen trabados. El cuerpo a cuerpo continúa al final de la fase siguiente.
SM-MEL-5 = Ejemplo: todos tienen Luchar 2. El jugador estadounidense tiene allí a los soldados 1, 2 y 3 y roba seis cartas: una muerte, una herida, un clavado y tres silbidos. El jugador alemán tiene al 4 y al 5, uno de ellos golpeado por detrás, y roba tres: una muerte, un clavado y un silbido. Tiene la iniciativa y mata al 1; el estadounidense mata al 5. Clava al 2; el estadounidense hiere al 4. Juega su silbido; el estadounidense clava al 4. Las últimas cartas del estadounidense son silbidos.

## Prisioneros

rules-sergeants-chapter-PRI = Prisioneros
SM-PRI-1 = Una carta de muerte en cuerpo a cuerpo, pero no una segunda herida, puede hacer en su lugar un prisionero, al final del cuerpo a cuerpo: cuando no deja en él ningún enemigo libre. El captor es uno de tus soldados que lo toca. También los sucesos y los escenarios pueden dar prisioneros. (Regla de la casa.)
SM-PRI-2 = Un prisionero va escoltado en contacto de base y cuenta como si estuviera en cuerpo a cuerpo. Al final de la partida vale el doble de PV. Un escolta vigila como mucho a dos prisioneros. No dispara ni avista, hace un solo movimiento por carta, lleva consigo a sus prisioneros, puede ponerse a cubierto con ellos y puede salir del mapa con ellos por una zona que no sea del enemigo. Un prisionero no tiene base propia: se mide, se golpea y se mueve donde está su escolta. (Regla de la casa.)
SM-PRI-3 = Solo los soldados del bando del prisionero pueden disparar a un escolta y a su prisionero, y solo a alcance cercano. El primer impacto golpea al escolta, el siguiente al prisionero, y así por turnos.
SM-PRI-4 = Si un enemigo libre entra en contacto con un escolta o con su prisionero, el prisionero queda clavado y vuelve con su dueño; se encara al escolta y lucha. Se coloca junto al escolta, en contacto, detrás de él si hay sitio. Mientras no llegue nadie, escolta y prisionero no luchan entre sí. Si el escolta muere, el prisionero queda libre como en SM-PRI-5, en el lugar del escolta. (Regla de la casa.)
SM-PRI-5 = Cuando un amigo, también un soldado de un aliado, se mueve hasta tocar a un escolta y vigila a menos de dos, el jugador del escolta puede entregarle prisioneros. Ese fue su movimiento con esta carta. O el escolta lo suelta: el liberado se mueve enseguida, después queda clavado y sin avistar, y vuelve a jugar desde la fase siguiente. (Regla de la casa.)
SM-PRI-6 = Los PV de los prisioneros van con el jugador del escolta. El Robar de un prisionero se pierde, y sus cartas son como las de un muerto (SM-ACT-5). El equipo solo se captura con un prisionero; el de un muerto se pierde, si no dice otra cosa. (Regla de la casa.)

## DISPARAR

rules-sergeants-chapter-SHT = DISPARAR
SM-SHT-1 = Un soldado dispara solo a enemigos avistados dentro de su arco frontal. Quien dispara un arma queda avistado; quien lanza, no.
SM-SHT-2 = Comprobación de impacto: descubre una carta de tu mazo. Cada alcance que llega al blanco, cercano, corto y largo, aplica su resultado, así que una carta puede impactar hasta tres veces.
SM-SHT-3 = Por cada impacto, el jugador del blanco descubre una carta de su propio mazo para el daño: silbido (nada), clavado, herida o muerte.
SM-SHT-4 = Con un Impacto+, un soldado que tiene Usar Impacto+ sigue disparando. Nombras el blanco siguiente: el mismo enemigo, u otro avistado a 3 pulgadas o menos de él y dentro del arco. Después viene el daño del primero, después otra comprobación con los mismos alcances, y así sin fin. Sin Usar Impacto+ es un solo impacto. Cada Impacto+ que se aplica da una comprobación, y un disparo a quien ya ha muerto se pierde. (Regla de la casa.)
SM-SHT-5 = Granada: con un DISPARAR, un soldado que tiene un marcador de granada lanza una, a un enemigo avistado en su arco frontal dentro de Lanzar con los modificadores de DISPARAR, en pulgadas. La plantilla debe tocar al blanco. Puede llegar más allá del lanzamiento, siempre que su borde más cercano esté dentro del alcance, y se puede desplazar hacia otros, que no necesitan estar avistados. Para todos los que están bajo ella, también amigos, prisioneros y soldados ocultos, se hace una comprobación de explosión con el mazo del que lanza y, si hay impacto, el daño con el mazo de su jugador, en el orden que elige el que lanza. El que lanza no queda avistado. (Regla de la casa.)
SM-SHT-7 = El alto explosivo, los cohetes y la artillería pueden dar varias comprobaciones de explosión por soldado. El número está en la carta o en el escenario.
SM-SHT-6 = Fuego amigo: cuando disparas a un cuerpo a cuerpo o a un escolta, para lo que hace falta el alcance cercano, los impactos van por turnos, primero el enemigo: los impares golpean a enemigos, los pares a amigos. El amigo es el más cercano que toca al blanco, y los impactos se cuentan a lo largo de toda la cadena de Impacto+. Con un jugador por bando, los amigos que matas puntúan para el enemigo; si no, sus PV son negativos para ti. (Regla de la casa.)

## Victoria

rules-sergeants-chapter-VIC = Victoria
SM-VIC-4 = La partida termina tras el último turno del escenario, o cuando no se pueden descubrir tres cartas de fase.
SM-VIC-5 = «Retirar» quiere decir fuera del juego, sin PV para nadie. Una carta que cuesta PV va, al usarla, al montón de quien la usa como puntos negativos.
SM-VIC-1 = Gana el jugador con más PV al final, y una igualdad es un empate. Los PV vienen de muertes (el valor de la carta), prisioneros (el doble), órdenes, sucesos y equipo capturado, menos las cartas usadas que cuestan PV. (Regla de la casa.)
SM-VIC-2 = Los soldados que mueren por sucesos, o que nunca entran en juego, no dan PV.
SM-VIC-3 = Un bando sin soldados pierde enseguida, si el escenario no dice otra cosa. Es decir, cuando todos están muertos, capturados o retirados; mientras uno haya salido del mapa o espere para entrar, sigue jugando. En el bando que gana, el primero es el jugador con más PV. Si ambos bandos pierden a la vez a sus últimos soldados, deciden los PV. (Regla de la casa.)

## Especialistas

rules-sergeants-chapter-SPC = Especialistas
SM-SPC-1 = Un especialista tiene una carta de soldado, tres cartas de acción con el distintivo de su formación y sus cuatro principales, y a veces cartas de historia, equipo, reacción, mando o anticipación. En la preparación decides cuáles de estas usas: todas, algunas o ninguna.
SM-SPC-2 = Carta de reacción: la juegas desde la mano después de que un adversario haya terminado una acción. Cuesta sus PV si se hace alguna de sus acciones; declarada y sin usar, se descarta gratis. Si reaccionan varios jugadores, van por iniciativa. No tiene acción de la placa, y nadie reacciona a una reacción. Puedes reaccionar después de cada acción completa de un soldado, pero no durante sucesos, cuerpo a cuerpo o reacciones. (Regla de la casa.)
SM-SPC-3 = Carta de mando (ANY): dices su tipo cuando se revela, y debe encajar en la fase. Su acción de la placa puede ser de cualquiera de los cuatro tipos.
SM-SPC-4 = Carta de anticipación: la juegas al principio de una fase, después de revelar las cartas y antes de que actúe el adversario en cuestión. Su carta debe tener el tipo que pide la tuya, haya dicho lo que haya dicho. Eliges qué soldados suyos cumplen el bocadillo del pelotón, como mucho tantos como tenga el bocadillo, y él lo cumple. Después haces tu parte, y el resto de su carta llega en su momento normal. Cuesta PV como una reacción, no tiene acción de la placa, y puedes jugar una por fase. Las cartas de mando y las anticipaciones no se pueden anticipar.
SM-SPC-6 = El equipo de un especialista es para él, o para quien cumpla su requisito. El suceso de su carta de historia ocurre solo mientras él está vivo y en el mapa. Sus cartas corrientes se pueden jugar en cualquier caso.
SM-SPC-5 = Cuando un especialista está muerto o fuera del mapa, sus cartas de reacción, mando y anticipación están muertas: no se pueden jugar, y se quedan en tu mano hasta el final del turno.

## Sanitarios

rules-sergeants-chapter-MED = Sanitarios
SM-MED-1 = Cuando un soldado tuyo muere dentro del Andar de tu sanitario, este va enseguida a él, gratis, y hace por él tantas comprobaciones de identidad como dice su valor. Un éxito convierte la muerte en una herida. Es automático. El camino debe ser legal, y un sanitario en cuerpo a cuerpo o de escolta no va. (Regla de la casa.)
SM-MED-2 = Si un sanitario muere por fuego directo, como armas ligeras, cohetes o granadas, sus PV van al jugador que no lo mató. Si fue fuego indirecto, morteros o artillería, no van a nadie.

## Oficiales

rules-sergeants-chapter-OFF = Oficiales
SM-OFF-2 = Dos cartas tuyas para la misma acción de una fase se juegan una tras otra; para acciones distintas, cada una en la suya. El oficial debe estar vivo y en el mapa cuando colocas la segunda carta. (Regla de la casa.)
SM-OFF-1 = Un oficial tiene Mando de 1 a 3. Al colocar puedes poner una segunda carta de acción en otras tantas fases, una por fase. Ambas cartas deben encajar en la fase, y se revelan juntas. Un jugador tiene como mucho un oficial.

## Módulos tácticos

rules-sergeants-chapter-TEA = Módulos tácticos
SM-TEA-1 = Un módulo táctico tiene paneles de equipo con 2 a 8 puestos para soldados, algunos con requisitos. Si usas un panel, todas sus cartas (2 a 16) entran en tu mazo. No puedes usar dos copias de un panel. Los soldados se quedan en su panel, pero pueden pasar a puestos cuyos requisitos cumplan.
SM-TEA-2 = Una carta que necesita el papel de un puesto vacío está muerta. «TEAM» quiere decir todos los soldados del panel. Los costes y las condiciones se cumplen antes de las acciones de la carta, no durante ni después. Una carta de trabajo en equipo para todos los equipos sirve para cada panel que tengas.
SM-TEA-4 = Un bocadillo del pelotón sin la palabra TEAM sirve para cualquiera de tus soldados. Una carta colocada cuyo requisito falla en su momento no hace nada. Puedes mezclar paneles de módulos distintos, dejar puestos vacíos y dejar soldados fuera de los paneles. El equipo de un panel lleva su símbolo.
SM-TEA-3 = Algunas cartas de mando llaman a las identidades: robas tres cartas, y cada carta de acción entre ellas permite a su dueño hacer una de las dos acciones que nombra la carta de mando.

## Comprobaciones de identidad

rules-sergeants-chapter-CHK = Comprobaciones de identidad
SM-CHK-1 = Comprobación de identidad: robas una carta; si su placa es la del soldado, la comprobación tiene éxito. Comprobación de impacto por identidad: se roba hasta que una placa es de uno de los soldados en cuestión; esa carta da también el resultado del impacto. Las cartas de los módulos no cuentan nunca.

## Marcadores y equipo

rules-sergeants-chapter-MRK = Marcadores y equipo
SM-MRK-1 = El fuego viene de un suceso o de un equipo. Al principio de cada fase se hace una comprobación de explosión por cada soldado que esté en él. Arde hasta el final de la partida, y un edificio arde entero. Para el fuego y las minas, las cartas se roban del mazo de la víctima, y dan PV solo si los causó el equipo de un jugador. (Regla de la casa.)
SM-MRK-2 = Minas: se hace una comprobación de explosión cuando un soldado empieza a moverse en su loseta, no cuando entra en ella.
SM-MRK-3 = Las ópticas hacen que un soldado ignore los modificadores pequeños en cada loseta de la línea, también la del blanco: las de 3x ignoran modificadores de MIRAR de hasta 3 y de DISPARAR de hasta 2; las de 6x, de MIRAR de hasta 4 o 5, según su carta, y de DISPARAR de hasta 3.
SM-MRK-4 = El humo es 2x o 3x. Multiplica por ese número los modificadores de MIRAR y DISPARAR de su loseta y de cada loseta más allá hasta la del blanco, y los modificadores de OCULTARSE entre un soldado que se pone a cubierto y el enemigo más cercano. Se aplica antes que las ópticas. Viene de un equipo, o de artillería con tres o más comprobaciones de explosión: entonces es 3x, en lugar de la explosión de ese disparo. Cuenta solo el humo más denso, y solo para los modificadores negativos. (Regla de la casa.)
SM-MRK-5 = El humo dura al menos un turno. Después mira los colores de las cartas de historia de cada turno: si la segunda es distinta de la primera, el humo se va tras la fase 2; si no, pero la tercera es distinta de la primera, se va tras la fase 3; en otro caso se queda.
SM-MRK-6 = Armas de dotación: con un ayudante que tiene munición en contacto de base, una ametralladora puede disparar en cada fase, una vez y gratis, en la primera acción de su jugador. Un ayudante tiene el rasgo Ayudante, o su miniatura lleva un trípode o munición. (Regla de la casa.)
