### Lo que las listas y las primeras páginas dicen de este juego. Siempre se carga, por eso es breve.

game-sergeants-name = Sergeants
game-sergeants-note = Soldados y cartas ocultas sobre losetas de mapa. De dos a seis jugadores, o contra bots.
game-sergeants-play = contra un bot, cinco soldados por bando, cartas descubiertas
game-sergeants-two = os la pasáis en cada turno
game-sergeants-lessons = Siete lecciones breves, cada una con una posición para jugar.
game-sergeants-learn = Siete posiciones breves, cada una con un capítulo de las reglas y una meta. Puedes empezar por la que quieras; la primera partida después es «Primeros pasos», con todas las cartas descubiertas.
game-sergeants-rules = Sergeants con nuestras palabras, cada regla con su número. «Regla de la casa» señala dónde el manual deja una pregunta abierta.
game-sergeants-level-easy = Primeros pasos
game-sergeants-level-standard = El paso del río
game-sergeants-level-hard = Carrera al puente
game-sergeants-play-standard = contra un bot, cartas ocultas, siete turnos
game-sergeants-play-hard = contra un bot, mapa grande, doce turnos

# The bot that thinks ahead, by levels.
game-sergeants-level-search-1 = Principiante
game-sergeants-level-search-2 = Aficionado
game-sergeants-level-search-3 = Constante
game-sergeants-level-search-4 = Hábil
game-sergeants-level-search-5 = Experto
game-sergeants-level-search-6 = Maestro
game-sergeants-play-search-1 = El paso del río, contra un principiante, que actúa enseguida y a menudo juzga mal
game-sergeants-play-search-2 = El paso del río, contra un aficionado, que actúa enseguida y a veces juzga mal
game-sergeants-play-search-3 = El paso del río, contra un jugador constante, que mira hasta el final del turno y pasa por alto algunas respuestas
game-sergeants-play-search-4 = El paso del río, contra un jugador hábil, que mira con cuidado hasta el final del turno
game-sergeants-play-search-5 = El paso del río, contra un experto, que mira hasta el final del turno y prueba mucho
game-sergeants-play-search-6 = El paso del río, contra un maestro, que puede pensar dos segundos una respuesta

game-sergeants-edit = Crea un escenario
