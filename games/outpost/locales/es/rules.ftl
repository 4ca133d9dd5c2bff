### Outpost: las reglas para quien juega. Las claves son las de catalogue.md, en el mismo orden.

## Preparación

outpost-chapter-SET = Preparación
OP-SET-1 = Juegan de dos a cuatro personas, cada una por su cuenta. Cada una dirige una patrulla: Garza, Zorro, Tejón y Búho.
OP-SET-2 = El campo es un hexágono con doce bosques y siete puestos. Tu patrulla empieza en su campamento, en una esquina.
OP-SET-3 = Para cada puesto se roba un depósito, que queda escondido allí sin que nadie lo vea. Hay diez depósitos: −2, −2, 0, 1, 1, 2, 2, 3, 3 y 4 puntos. Sobran tres, que siguen escondidos.
OP-SET-4 = La bolsa contiene 28 cartas de orden: 10 de Marcha, 8 de Exploración, 6 de Asalto y 4 de Cobertura. Cada jugador tiene una bengala.
OP-SET-5 = Una partida tiene seis rondas, o las que acordéis: de cuatro a nueve.
OP-SET-6 = Una lección empieza con una posición en lugar de lo que se robaría.

## Órdenes

outpost-chapter-ORD = Órdenes
OP-ORD-1 = Al empezar la ronda, todas las cartas jugadas vuelven a la bolsa. Después cada uno roba hasta tener cuatro cartas en la mano, que los demás no ven.
OP-ORD-2 = El primer jugador dirige la primera ronda; después la dirección pasa en el sentido del reloj.
OP-ORD-3 = Todos ponen a la vez una carta de su mano boca abajo, como orden. Quien dirige pone además una segunda, o renuncia a ella. Después se descubren todas las órdenes.
OP-ORD-4 = Las órdenes se cumplen una tras otra, en el sentido del reloj desde quien dirige. Su segunda orden es la última.
OP-ORD-5 = Una orden que no puede hacer nada no hace nada. Cobertura, puesta como orden, nunca hace nada.

## Marcha

outpost-chapter-MOV = Marcha
OP-MOV-1 = Marcha: tu patrulla va a un hexágono que pueda alcanzar con cuatro puntos de movimiento, o se queda.
OP-MOV-2 = Entrar en un bosque cuesta dos puntos; en cualquier otro hexágono, uno.
OP-MOV-3 = Una patrulla no entra en el hexágono de otra patrulla ni en el campamento de otra.
OP-MOV-4 = Cuando una patrulla está a punto de marchar, cualquier otro jugador puede lanzar su bengala: entonces la marcha solo tiene dos puntos. Una marcha se ilumina como mucho una vez, y tienes una bengala por partida.
OP-MOV-5 = Opcional: un reloj de arena para cada marcha. Cuando se acaba, la patrulla se queda.

## Asaltos

outpost-chapter-RAI = Asaltos
OP-RAI-1 = Asalto: tu patrulla ataca otra patrulla, o la bandera de otro jugador, a una distancia de dos hexágonos o menos.
OP-RAI-2 = Se tira un dado: con cuatro o más, el asalto tiene éxito.
OP-RAI-3 = Si asaltan tu patrulla, puedes descartar Cobertura de tu mano; entonces solo vale un seis. Se te pregunta aunque no tengas la carta, porque si no los demás sabrían lo que tienes.
OP-RAI-4 = Puedes responder que no te pones a cubierto en toda la ronda. Nadie más se entera.
OP-RAI-5 = Una patrulla alcanzada vuelve a su campamento, y quien la asalta gana un banderín. Una bandera alcanzada cae.

## Exploración

outpost-chapter-SCO = Exploración
OP-SCO-1 = Exploración: miras en un puesto que esté en el hexágono de tu patrulla o al lado. Nadie más ve lo que contiene.
OP-SCO-2 = Si allí no ondea ninguna bandera, puedes izar la tuya.

## El final

outpost-chapter-END = El final
OP-END-1 = Después de la última ronda se abren todos los depósitos.
OP-END-2 = Ganas los puntos de los depósitos que están bajo tus banderas, y un punto por cada banderín.
OP-END-3 = Gana quien tiene más puntos. Si varios comparten el máximo, la partida es un empate.
