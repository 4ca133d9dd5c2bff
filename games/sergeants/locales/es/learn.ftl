### Lecciones de Sergeants: posiciones breves, cada una con un capítulo. Las posiciones de las que salen los números están descritas en
### en/learn-sergeants.ftl.

## Medir y avistar

sm-learn-measure-title = Medir y avistar
sm-learn-measure-intro = Nadie dispara a quien no ha avistado. Aprende hasta dónde ven tus soldados, y qué hace el terreno con sus ojos.
sm-learn-measure-1 = En esta fase tu carta MIRAR está descubierta. Es la carta de Tobin: elige su acción de la placa. Tobin va a avistar, y para eso no hace falta suerte, solo se mide.
sm-learn-measure-2 = Haz que Tobin aviste. La línea desde él hasta Harms entra en 5 cuadrados; el de Tobin, el matorral, no cuenta. La distancia es, pues, 5. Los números de MIRAR de esos cuadrados suman −6, y la línea pasa sobre un seto, una zona marcada con −1: −7 en total. Tobin tiene Avistar 15, y 15 − 7 = 8. Es 5 o más, así que elige a Harms.
sm-learn-measure-3 = Ahora el bocadillo del pelotón de la misma carta: dos soldados avistan, luego otros dos se mueven. Elige primero a Tobin. Lohse está a 6 cuadrados, en el bosque tras los dos setos, y los números suman −11. 15 − 11 = 4, menos de 6: a Tobin no se le ofrece nadie. Pulsa «Tobin no hace nada» y elige a Ellery, que tiene mejores ojos.
sm-learn-measure-4 = Avistar 18, 18 − 11 = 7, y para 6 cuadrados basta: haz que Ellery aviste a Lohse. Un soldado avistado lo está para todos sus enemigos, hasta que se pone a cubierto.
sm-learn-measure-5 = Un camino se mide en pulgadas. Elige a Pruitt: tiene Andar 3, y el matorral de donde sale tiene MOVERSE −1, así que puede andar 2 pulgadas. El trigal de su derecha no cuenta, porque es una loseta nueva en la que entra al final. Ve allí; la base debe quedar entera dentro.
sm-learn-measure-6 = Bien hecho. Los modificadores cambian una habilidad, nunca la distancia, y para MIRAR y DISPARAR tu propia loseta no cuenta. En la próxima lección te ocultarás.

## Cobertura

sm-learn-cover-title = Cobertura
sm-learn-cover-intro = Tres de tus soldados están avistados, y uno está clavado. Quítalos de la vista, y ponlos otra vez en pie.
sm-learn-cover-1 = Tu carta OCULTARSE es de Tobin. Empieza por su bocadillo del pelotón: tres soldados se ponen a cubierto, luego uno retiene cartas. Elige a Tobin. La mayor parte de su base está bajo un árbol, así que está en cobertura. Solo quien está en cobertura puede ocultarse.
sm-learn-cover-2 = Además debe quedar oculto de cada enemigo. Hacia Harms los números de OCULTARSE son −1 por el prado del propio Tobin, −4 por la casa que cruza la línea y −2 por la alameda donde está Harms: −7. Hacia Lohse la suma es la misma. Tobin tiene Cobertura 4, y 4 − 7 = −3, por debajo de cero. Ponte a cubierto.
sm-learn-cover-3 = Ellery está a lo largo de un muro más fino que su base, y cubre de él todo lo que puede: también está en cobertura. Cobertura 3 y −6 dan −3 frente a los dos enemigos. Elígelo y ponte a cubierto. En Cobertura, menos es mejor.
sm-learn-cover-4 = Ahora Dembski, bajo un tilo del cruce. Hacia cada enemigo solo están el cruce, −2, y la loseta del enemigo, −2. Cobertura 5 y −4 dan 1, que no está por debajo de cero. Elígelo: no puede ocultarse. La distancia no cuenta, cuenta lo que hay en medio. Pulsa «Dembski no hace nada». Luego un soldado puede retener cartas: elige a Vance.
sm-learn-cover-5 = Dale una carta a Vance. A partir de entonces está bajo él y no en tu mano, y puede volver en una fase o un turno posterior.
sm-learn-cover-6 = Vance tiene Retener 2, pero con una basta: pulsa «Ninguna carta más». Por último, la acción de la placa: haz que Tobin reagrupe. Pruitt está clavado, así que todas sus habilidades están a la mitad. Reagrupar alcanza 10 pulgadas con los números de OCULTARSE de las dos losetas, −1 y −2: 7 pulgadas. Pruitt está a 6. Quítale la marca de clavado.
sm-learn-cover-7 = Bien hecho. Quien se pone a cubierto debe quedar oculto de cada enemigo; basta uno que lo vea para que siga avistado. En la próxima lección dispararás.

## Disparar e Impacto+

sm-learn-shoot-title = Disparar e Impacto+
sm-learn-shoot-intro = Una sola carta decide un disparo, a hasta tres alcances a la vez. Mira lo que eso hace de cerca, y lo que añade un arma automática.
sm-learn-shoot-1 = Tu carta DISPARAR es de Tobin. Elige su acción de la placa y haz que dispare. Son blancos los enemigos avistados en su arco frontal, que es todo lo que tiene delante. Elige a Lohse, lejos, junto a la casita.
sm-learn-shoot-2 = Lohse está a 4 cuadrados, y los números de DISPARAR son −3 por la casa de en medio, −1 por la alameda y −1 por su propia loseta: −5. Largo 13 deja 8 y llega. Corto 7 deja 2 y no llega, y Cercano 10 deja 5 pulgadas donde hacen falta 17. Así que de la carta que descubriste solo contaba el resultado largo. Por cada impacto el adversario descubre una carta para el daño: silbido, clavado, herida o muerte. Tobin ha disparado, así que está avistado. Ahora elige el bocadillo del pelotón.
sm-learn-shoot-3 = Pueden disparar tres soldados. Elige a Dembski: hay enemigos cerca, pero él mira hacia el otro lado. En su arco frontal no hay nadie, así que no se le ofrece nadie. Hacia dónde mira un soldado lo eliges al final de un camino. Pulsa «Dembski no hace nada» y elige a Marsh.
sm-learn-shoot-4 = Elige a Harms como blanco de Marsh: 1 cuadrado, 4 pulgadas, DISPARAR −1. Largo 8, Corto 6 y Cercano 10 llegan todos, así que cuentan los tres resultados de la carta.
sm-learn-shoot-5 = Si uno era un Impacto+, se te pide el siguiente blanco: nombra a Kessing, que está a menos de 3 pulgadas de Harms. Marsh tiene un subfusil y usa Impacto+, y más o menos la mitad de las cartas de tu mazo muestran uno. Cada uno da otra comprobación, con los mismos alcances, después del daño del impacto; no hay límite. Sin Usar Impacto+ habría sido un solo impacto. Después podrían avistar dos soldados, pero aquí ningún enemigo está oculto: termina la carta.
sm-learn-shoot-6 = Bien hecho. Cuanto más cerca estás, más resultados de una carta cuentan. En la próxima lección colocarás tú tus cartas.

## Cartas y fases

sm-learn-cards-title = Cartas y fases
sm-learn-cards-intro = Un turno tiene tres fases, y en cada una colocas una carta. Aprende qué encaja dónde, y qué te da una carta.
sm-learn-cards-1 = Las tres cartas de fase dicen MOVERSE y luego OCULTARSE, MIRAR y luego DISPARAR, DISPARAR y luego MOVERSE. En cada una colocas una carta que tenga una de sus dos acciones. Coloca la carta de Marsh con MOVERSE y OCULTARSE en la fase 1, el MIRAR de Ellery en la fase 2 y su DISPARAR en la fase 3. Si tu mano puede llenar las tres, tiene que hacerlo. Dos cartas OCULTARSE se quedan en tu mano.
sm-learn-cards-2 = Todos revelan las cartas de la fase 1. Las de su primera acción, MOVERSE, se juegan antes que las de la segunda, OCULTARSE, y el adversario tiene una carta OCULTARSE. La tuya encaja en ambas, así que dices cuál es: di MOVERSE, y actúas primero.
sm-learn-cards-3 = Una carta da la acción de la placa, el bocadillo del pelotón y a veces un recuadro del narrador, en cualquier orden. Empieza por el recuadro del narrador. Es blanco, así que Marsh puede avistar, pero no tiene que hacerlo. Harms y Lohse están los dos a 3 cuadrados; Harms está en el terreno más abierto, MIRAR −1 frente a −2, así que es a él a quien se puede avistar. Elígelo.
sm-learn-cards-4 = Ahora el bocadillo del pelotón. Sus pasos guardan el orden: hasta tres soldados se ponen a cubierto, luego hasta tres se mueven. Nadie actúa en él dos veces. Pon a Tobin a cubierto.
sm-learn-cards-5 = Di que nadie más se pone a cubierto; luego mueve a otros, si quieres. Cuando el bocadillo ha terminado, queda la acción de la placa, para el dueño de la carta. Marsh puede hacer un MOVERSE u OCULTARSE cualquiera, también del tipo que no dijiste. Hazle andar otra vez, o termina la carta.
sm-learn-cards-6 = Tu carta ha terminado. Ahora el adversario juega su carta OCULTARSE, y luego se revela la fase 2. Después de la fase 3 se descarta lo que queda en las manos; solo se guardan las cartas que retienen los soldados.
sm-learn-cards-7 = Bien hecho. Elige primero qué soldados deben actuar, y luego las cartas que los hacen actuar. En la próxima lección verás para qué sirven las cartas de tu mano.

## Iniciativa

sm-learn-initiative-title = Iniciativa
sm-learn-initiative-intro = Quien actúa primero suele ganar la lucha. Lo deciden las cartas que no juegas.
sm-learn-initiative-1 = Las fases son MIRAR y luego MOVERSE, DISPARAR y luego MOVERSE, MOVERSE y luego MIRAR. Coloca el MIRAR de Marsh en la fase 1, el DISPARAR de Tobin en la fase 2 y su MOVERSE en la fase 3. En tu mano queda una carta. El adversario tiene cinco y se queda con dos.
sm-learn-initiative-2 = Tiene la iniciativa quien tiene más cartas en la mano: el adversario, por 2 a 1. En la fase 1 no importa, pues tu MIRAR es la primera acción y su MOVERSE la segunda. Elige la acción de la placa y haz que Marsh robe. Es un jefe con Robar 2.
sm-learn-initiative-3 = Ahora tienes 3 cartas en la mano. En este turno ya no se pueden colocar, pero cuentan. Usa el bocadillo del pelotón, si quieres, y termina la carta. La iniciativa se calcula de nuevo, y es tuya, por 3 a 2.
sm-learn-initiative-4 = Deja que el adversario se mueva. En la fase 2 los dos tenéis una carta DISPARAR, y empieza quien tiene la iniciativa: tú. Elige la acción de la placa y haz que Tobin dispare a Harms, que está avistado.
sm-learn-initiative-5 = Quien está clavado dispara mal, quien está herido peor, y quien ha muerto no dispara: eso vale la iniciativa. También las heridas, las capturas y las muertes hacen que se calcule de nuevo, para los que aún tienen que actuar. Termina la carta.
sm-learn-initiative-6 = Bien hecho. Con manos iguales deciden los PV de los soldados, y luego el número de placa más bajo. En la próxima lección lucharás cuerpo a cuerpo.

## Cuerpo a cuerpo

sm-learn-melee-title = Cuerpo a cuerpo
sm-learn-melee-intro = A un paso del enemigo no se apunta. Llega por la espalda, y no vayas solo.
sm-learn-melee-1 = Tu carta MOVERSE hace que se muevan cuatro soldados. Elige su bocadillo del pelotón, luego a Dembski. Harms le da la espalda. Ve recto hacia esa espalda plana hasta que las bases se toquen, con el frente de Dembski por delante: señala a Harms o pulsa «Cargar: Harms», luego «Mover aquí». Son menos de 3 pulgadas, y Dembski tiene Andar 4.
sm-learn-melee-2 = Las bases se tocan, con un frente en el contacto: ambos están en cuerpo a cuerpo, y ambos quedan avistados. Desde ahora solo pueden girar. Elige a Pruitt y tráelo también, recto contra el lado de Harms, más o menos una pulgada.
sm-learn-melee-3 = Di que nadie más se mueve, y termina la carta. Al final de una fase se libran los cuerpo a cuerpo. Cada soldado en contacto aporta tantas cartas como su Luchar: Dembski 3 y Pruitt 2, cinco para ti. Harms tiene Luchar 2, pero lo tocan en la espalda, así que aporta la mitad: una carta.
sm-learn-melee-4 = Tienes más cartas en la mano, así que golpeas primero. Elige una de las cinco cartas robadas y a Harms, y su daño tiene efecto enseguida. Si tienes una muerte, úsala, antes de que pueda devolver el golpe.
sm-learn-melee-5 = Una carta de muerte puede hacer en su lugar un prisionero, cuando no hay otro enemigo libre en el cuerpo a cuerpo: al final vale el doble, 6 PV en lugar de 3, pero su escolta ni dispara ni avista. Decide, si se te pregunta. Si no, seguid golpeando por turnos, hasta que se acaben las cartas o nadie esté en contacto.
sm-learn-melee-6 = Bien hecho. Los que aún se tocan cuando se acaban las cartas siguen trabados, y luchan otra vez al final de la fase siguiente. En la última lección cumplirás órdenes.

## Órdenes

sm-learn-orders-title = Órdenes
sm-learn-orders-intro = Las muertes no lo son todo: una orden secreta suele dar más. Cumple dos en una sola fase.
sm-learn-orders-1 = Tienes dos órdenes, y nadie más las conoce, ni siquiera un aliado. Una dice registrar el cruce, L1, la otra hacer su reconocimiento; cada una da 4 PV. Tu carta MOVERSE hace que se muevan cuatro soldados: elige su bocadillo del pelotón.
sm-learn-orders-2 = Para registrar, un soldado debe moverse a una cobertura en el punto de referencia. Elige a Tobin y llévalo bajo el tilo que está justo tras el borde del cruce, 2 pulgadas a la derecha, con la mayor parte de su base bajo el árbol. La orden se cumple enseguida, y todos lo ven.
sm-learn-orders-3 = Para el reconocimiento, dos de tus soldados deben estar vivos en el punto de referencia al mismo tiempo. Tobin está allí. Elige a Ellery y hazle pasar el borde, hasta que esté entero dentro. No hace falta cobertura.
sm-learn-orders-4 = 8 PV sin un disparo. Registrar, reconocimiento, patrulla y escaramuza se juzgan después de cada acción. Capturar y ataque, al final de un turno; defender y ataque general, al final de la partida. Termina tu carta.
sm-learn-orders-5 = Bien hecho. También tus adversarios tienen órdenes, así que mira adónde quieren ir: al final ganan los PV. Era la última lección. Juega ahora una partida entera; «Primeros pasos» es buena para empezar.
