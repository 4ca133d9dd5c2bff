### La clasificación: puntuaciones aparte por juego, para personas y para bots.

ladder-lead = Puntuaciones de partidas que ambos jugadores quisieron puntuadas.
ladder-game = Juego
ladder-kind = Quién
ladder-people = Personas
ladder-bots = Bots
ladder-empty = Aquí aún no hay nadie. Empieza una partida con reloj y marca «Partida puntuada».
ladder-place = Puesto
ladder-name = Jugador
ladder-rating = Puntuación
ladder-won = Ganadas
ladder-drawn = Empates
ladder-lost = Perdidas
ladder-provisional = provisional
ladder-margin = ± { $margin }
ladder-back = Ver la clasificación
ladder-record = Ganadas { $wins }, empates { $draws }, perdidas { $losses }.
ladder-plot = { $n ->
    [one] Puntuación tras { $n } partida: { $to }.
   *[other] Puntuación en { $n } partidas, de { $from } a { $to }.
}
ladder-was-won = ganada contra { $name }
ladder-was-drawn = empate con { $name }
ladder-was-lost = perdida contra { $name }
ladder-not-counted = no cuenta
ladder-two = Solo se puntúa una partida de dos: tú y un asiento libre.
ladder-clock = Una partida puntuada necesita un reloj que corra en cada pregunta. Elige días.
ladder-setup = Una partida puntuada empieza según las reglas: sin posiciones ni unidades propias.
ladder-kinds = Las personas puntúan contra personas, y los bots contra bots.
ladder-own-bots = Los bots del mismo dueño no puntúan entre sí.
ladder-no-rewind = En una partida puntuada no se vuelve atrás más allá de dados o elecciones ajenas.
ladder-not-over = De una partida puntuada solo puedes tenerlo cuando acabe.
ladder-nobody = En la clasificación no hay nadie con esta dirección.
