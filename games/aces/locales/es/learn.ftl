### Lecciones: posiciones breves, cada una con un capítulo. Los nombres de los botones son los de table.ftl.

aces-lesson-move = Mover
aces-lesson-move-goal = Lleva el tanque al hexágono con el anillo.
aces-lesson-roads = Carreteras y bosque
aces-lesson-roads-goal = Encuentra el camino que menos cuesta.
aces-lesson-occupy = Ocupar una fábrica
aces-lesson-occupy-goal = Iza tu bandera en la fábrica con la infantería.
aces-lesson-intercept = Interceptación
aces-lesson-intercept-goal = Detén al enemigo antes de que llegue a tu fábrica.
aces-lesson-attack = Atacar y contraatacar
aces-lesson-attack-goal = Ataca desde donde el enemigo no pueda contraatacar.
aces-lesson-arms = Armas combinadas
aces-lesson-arms-goal = Ataca con tres dados rojos.
aces-lesson-money = Monedas
aces-lesson-money-goal = Repara una unidad y compra otra nueva.
aces-lesson-automa = El Automático
aces-lesson-automa-goal = Adivina qué hará el Automático y lee sus razones.

## Mover

aces-learn-move-1 = Elige { $unit }, luego { $to }, el hexágono con el anillo, y confirma. Los hexágonos azules son los que esa unidad puede alcanzar, cada uno con su coste. Un paso por terreno estándar cuesta 1, y la velocidad de esta unidad es { $speed }.
aces-learn-move-2 = Ahora lleva { $unit } a { $to }. Su velocidad es { $speed }, y puede detenerse antes de gastarla toda. Puede pasar sobre { $tank } y las demás unidades de tu equipo, nunca sobre un enemigo; al final hay una sola unidad por hexágono. Cada unidad se mueve una sola vez por turno.
aces-learn-move-3 = Todo está en su sitio. Pulsa «{ aces-table-end-move }»: a partir de ahí nadie más se mueve en este turno. Después declaras los ataques, viene el combate y al final las transacciones monetarias.
aces-learn-move-4 = Bien hecho: ya sabes mover tus unidades. En la próxima lección verás cómo cambian las carreteras y el bosque el coste de un paso.

## Carreteras y bosque

aces-learn-roads-1 = Un paso cuesta lo que cuesta el hexágono en el que entras, y una carretera o un puente cuesta solo ½. Elige { $unit } y mira hasta dónde llegan los hexágonos azules por la carretera. Con velocidad { $speed } llega hasta { $to }: lleva allí la unidad.
aces-learn-roads-2 = El bosque cuesta 1½. Con { $speed } puntos { $unit } se adentra dos hexágonos en él: ve a { $to }. Es lento, pero vale la pena: una unidad atacada en el bosque sufre menos daño con los mismos impactos.
aces-learn-roads-3 = Bien hecho. La carretera para ir deprisa, el bosque para estar a salvo. El agua, en cambio, es solo para la infantería y los aviones. En la próxima lección ocuparás una fábrica.

## Fábricas

aces-learn-occupy-1 = La fábrica de { $factory } aún no es de nadie. { $unit } está al lado: elige esa unidad y luego la fábrica. Solo la infantería ocupa una fábrica. Debe empezar su movimiento en un hexágono adyacente, y el paso le cuesta el movimiento completo.
aces-learn-occupy-2 = La fábrica de { $factory } es enemiga, y dentro está { $enemy }. Ocúpala igualmente con { $unit }: una unidad enemiga que esté dentro sale del juego. La infantería que ocupa no ataca en el mismo turno.
aces-learn-occupy-3 = Dos fábricas llevan tu bandera. Pulsa «{ aces-table-end-move }» y luego «{ aces-table-end-declare }»: al final de tu turno cada fábrica tuya da 1 moneda.
aces-learn-occupy-4 = Bien hecho. Una fábrica sigue siendo tuya, aunque esté vacía, hasta que una infantería enemiga la ocupa. Aquí bastan { $n } para ganar. En la próxima lección detendrás a quien quiere quitarte una.

## Interceptación

aces-learn-intercept-1 = { $enemy } va hacia tu fábrica de { $factory } y acaba de llegar junto a { $unit }. Se te pregunta si quieres interceptar: responde que sí, con { $unit }, y el enemigo tiene que detenerse ahí. Es posible siempre que un enemigo entra junto a una unidad que podría atacarlo a alcance 1.
aces-learn-intercept-2 = Es tu turno, y lo mismo puede pasarte a ti. Elige { $unit } y luego { $to }: el rojo del camino avisa de que { $enemy } puede detener a tu unidad. Ve de todos modos, para ver qué ocurre.
aces-learn-intercept-3 = { $other } ha tenido que detenerse, pero aún podría atacar. { $unit }, en cambio, tiene una obligación: quien ha interceptado no se mueve en su siguiente turno y debe atacar a la unidad que detuvo. Pulsa «{ aces-table-end-move }», declara el ataque de { $unit } a { $enemy } y luego pulsa «{ aces-table-end-declare }».
aces-learn-intercept-4 = Bien hecho. Una unidad intercepta como mucho una vez por ronda, y en el hexágono donde el movimiento termina de todos modos no se pregunta a nadie. Así que puedes llegar junto a un enemigo, pero difícilmente pasar de largo. En la próxima lección atacarás.

## Atacar y contraatacar

aces-learn-attack-1 = En esta fase declaras los ataques. Elige { $unit }, luego { $enemy }, mira las probabilidades y confirma. El defensor contraataca solo a alcance 1, y { $unit } está más lejos: no habrá contraataque.
aces-learn-attack-2 = Ahora declara el ataque de { $unit } a { $enemy }. Son adyacentes, así que { $enemy } contraatacará. Los combates siguen el orden de tu lista: primero dispara { $first }, y una unidad dañada tiene menos dados para contraatacar.
aces-learn-attack-3 = Pulsa «{ aces-table-end-declare }» y sigue los dos combates. Un dado que muestra el número de impacto de la unidad, o menos, es un impacto. La tabla del objetivo convierte los impactos en daño, y seis de daño destruyen una unidad.
aces-learn-attack-4 = Bien hecho. Los dos bandos tiran a la vez. Quien daña al otro gana experiencia y acertará con más facilidad. En la próxima lección tendrás más dados.

## Armas combinadas

aces-learn-arms-1 = { $enemy } es demasiado para una sola unidad, pero las distintas armas se apoyan. { $artillery } ya tiene el objetivo a su alcance. Lleva { $unit } a su lado, a { $to }.
aces-learn-arms-2 = Ahora la tercera arma: lleva { $unit } junto a { $enemy }, a { $to }. El movimiento termina ahí, así que a nadie se le pregunta si quiere interceptar.
aces-learn-arms-3 = Infantería, tanque y artillería tienen { $enemy } a su alcance: tres armas, por tanto 3 dados rojos. Pulsa «{ aces-table-end-move }» y declara el ataque de { $unit } a { $enemy }. Las otras dos unidades no tienen que atacar: basta con que estén cerca.
aces-learn-arms-4 = Pulsa «{ aces-table-end-declare }» y fíjate en los dados rojos. Aciertan como los demás dados del atacante. Solo los da un ataque a una unidad adyacente, y el defensor nunca los recibe.
aces-learn-arms-5 = Bien hecho. Dos armas dan 2 dados rojos, tres o más dan 3; cuántas unidades haya de un arma no importa. En la próxima lección gastarás monedas.

## Monedas

aces-learn-money-1 = { $unit } tiene { $damage } de daño, y una unidad dañada tira menos dados. Llévala a tu fábrica de { $factory }: solo ahí se repara.
aces-learn-money-2 = Pulsa «{ aces-table-end-move }» y luego «{ aces-table-end-declare }»: no hay a quién atacar. Ahora vienen las transacciones monetarias. Tus { $n } fábricas dan 1 moneda cada una, y puedes gastarlas enseguida.
aces-learn-money-3 = Elige { $unit } y paga su reparación. Cuesta { $cost } monedas y quita hasta { $damage } de daño al principio de tu siguiente turno. Hasta entonces la unidad tiene que sobrevivir y la fábrica seguir siendo tuya.
aces-learn-money-4 = Ahora compra una unidad nueva: { $kind }, { $cost } monedas. Elígela en la lista y luego elige la fábrica de { $factory }. Una unidad nueva necesita una fábrica tuya sin nadie dentro.
aces-learn-money-5 = Pulsa «{ aces-table-end-money }». El Automático juega su turno. Cuando empieza el tuyo, la reparación de { $unit } está terminada.
aces-learn-money-6 = Bien hecho. Las monedas que no gastas siguen siendo tuyas. Si tienes un aliado puedes enviarle monedas, pero cada vez una va al banco. La última lección trata del Automático.

## El Automa

aces-learn-automa-1 = El Automático sigue órdenes que todos pueden leer. { $enemy } está junto a la fábrica de { $factory }. Su primera orden es ocupar una fábrica, pero solo si no hay infantería enemiga al lado. Así que lleva { $unit } junto a la fábrica, a { $to }.
aces-learn-automa-2 = Adivina qué hará { $enemy } ahora que { $unit } le impide ocupar. Luego termina tu turno: «{ aces-table-end-move }», «{ aces-table-end-declare }», «{ aces-table-end-money }».
aces-learn-automa-3 = Abre «{ table-why }» en el registro, junto a lo que ha hecho { $enemy }. Dice qué órdenes no eran posibles, cuál ha seguido y cómo ha elegido su objetivo. El Automático no tiene dados: sus impactos son fijos. Ahora toma tú la fábrica de { $factory }, con { $unit }.
aces-learn-automa-4 = Bien hecho. Cada unidad del Automático dice sus razones, así que puedes prever sus jugadas. Era la última lección: ahora juega una partida entera.
