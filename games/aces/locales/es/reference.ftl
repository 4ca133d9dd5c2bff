### El resumen: una página para imprimir. Lo que ya explica la leyenda viene de allí.

aces-ref-title = Aces & Armor de un vistazo
aces-ref-lead = Todo lo que necesitas junto al tablero, en una página.
aces-ref-print = Imprimir la página
aces-ref-turn = Tu turno
aces-ref-turn-move = Mueve cada unidad una vez, de una sola vez, hasta su velocidad. Pasas sobre tu equipo, nunca sobre enemigos. Una unidad por hexágono.
aces-ref-turn-declare = Enumera tus ataques en orden. El objetivo debe estar al alcance; no hace falta verlo. Los ataques debidos deben estar en la lista.
aces-ref-turn-combat = Combate en ese orden. Los dos bandos tiran a la vez. Si falta el atacante o el objetivo, el ataque es nulo.
aces-ref-turn-money = 1 moneda por fábrica. Por 2 monedas reparas en una fábrica tuya (hasta 3 de daño, el próximo turno). Compra unidades en fábricas tuyas vacías.
aces-ref-costs = Puntos de movimiento por hexágono
aces-ref-cost-air = Aviones, en todas partes
aces-ref-cost-own = Fábrica de tu equipo
aces-ref-cost-other = Otra fábrica
aces-ref-whole = solo infantería, todo su movimiento desde el hexágono de al lado
aces-ref-fight = Un combate
aces-ref-dice = Tira 12 dados, 2 menos por cada punto de daño de tu unidad. Impacta cada dado igual o menor que el número para impactar.
aces-ref-row = Lee la fila de blindaje del objetivo: el mayor daño para el que bastan los impactos. Seis de daño destruyen.
aces-ref-back = El defensor contraataca solo a alcance 1, si puede atacar al atacante.
aces-ref-start = Primeras rondas
aces-ref-start-two = Dos facciones: la primera usa 1 ejército, la segunda 2; en la segunda ronda la primera usa los otros 2, la segunda los 3.
aces-ref-start-four = Cuatro facciones: 1, 1, 2 y 3 ejércitos en la primera ronda, después todos.
aces-ref-victory = Victoria
aces-ref-victory-factories = Se gana con seis fábricas, cuatro en medio tablero (partida corta: cinco y tres), o si el equipo enemigo se queda sin unidades.
aces-ref-always = Recuerda
aces-ref-missions = Misiones y clima
