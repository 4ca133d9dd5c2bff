### Lo que las listas y las primeras páginas dicen de este juego. Siempre se carga, por eso es breve.

game-aces-name = Aces & Armor
game-aces-note = Unidades en un mapa de hexágonos. De uno a cuatro jugadores.
aces-web-board-summer = tablero de verano
aces-web-board-winter = tablero de invierno
game-aces-play = en solitario contra el Automático, medio tablero, unos 40 minutos
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
