### Lo que las listas y las primeras páginas dicen de este juego. Siempre se carga, por eso es breve.

game-aces-name = Aces & Armor
game-aces-note = Unidades en un mapa de hexágonos. De uno a cuatro jugadores.
aces-web-board-summer = tablero de verano
aces-web-board-winter = tablero de invierno
aces-web-board-brook = tablero del arroyo
aces-web-board-lakes = tablero de los lagos
aces-web-board-steppe = tablero de la estepa
aces-web-board-passes = tablero de las montañas
game-aces-play = en solitario contra el Automático, medio tablero, unos 40 minutos
game-aces-edit = Dibujar un tablero
game-aces-two = os la pasáis en cada turno
game-aces-lessons = Ocho lecciones breves, cada una con una posición para jugar.
aces-web-mission-v2 = Ataque con cohetes V2
aces-web-mission-bulge = Batalla de las Ardenas
aces-web-mission-weather = Clima imprevisible
aces-web-mission-mountains = Montañas
game-aces-learn = Ocho posiciones breves, cada una con un capítulo de las reglas y una meta. Puedes empezar por la que quieras.
game-aces-rules = Aces & Armor con nuestras palabras, cada regla con su número. «Regla de la casa» señala dónde el manual deja una pregunta abierta.
game-aces-level-easy = fácil
game-aces-level-standard = estándar
game-aces-level-hard = difícil
game-aces-level-overkill = exceso

## El bot que piensa por adelantado: seis niveles, cada uno con una frase.

game-aces-level-search-1 = Principiante
game-aces-level-search-2 = Aficionado
game-aces-level-search-3 = Constante
game-aces-level-search-4 = Hábil
game-aces-level-search-5 = Experto
game-aces-level-search-6 = Maestro
game-aces-play-search-1 = contra un principiante, que no ve más allá del turno actual y a menudo olvida unidades
game-aces-play-search-2 = contra un aficionado, que prevé tu respuesta, pero tiene prisa y olvida unidades
game-aces-play-search-3 = contra un jugador constante, que mira cuatro turnos adelante y rara vez olvida una unidad
game-aces-play-search-4 = contra un jugador hábil, que prueba 150 planes por turno, seis turnos adelante
game-aces-play-search-5 = contra un experto, que prueba 600 planes por turno, seis turnos adelante
game-aces-play-search-6 = contra un maestro, que prueba planes durante tres segundos por turno
