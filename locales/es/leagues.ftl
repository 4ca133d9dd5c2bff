### Ligas: torneos privados de un club.

league-lead = Un torneo entre amigos: el servidor empareja y lleva los plazos y la clasificación.
league-none = Aún no estás en ninguna liga. Crea una o abre el enlace que te enviaron.
league-new = Crear una liga
league-new-title = Nueva liga
league-new-lead = Cada partida empieza como la compones aquí. Los puestos no importan: los reparte la liga.
league-name = Nombre de la liga
league-pairing = Emparejamiento
league-by-once = Todos una vez
league-by-once-note = Cada cual juega con todos; hasta 24 miembros.
league-by-twice = Ida y vuelta
league-by-twice-note = La segunda vez en el otro puesto; hasta 16 miembros.
league-by-swiss = Suizo
league-by-swiss-note = Juegan quienes tienen los mismos puntos; hasta 64 miembros.
league-rounds = Rondas
league-days = Días por ronda
league-told-once = Todos contra todos una vez
league-told-twice = Todos contra todos, ida y vuelta
league-told-swiss = { $n ->
    [one] Suizo, { $n } ronda
   *[other] Suizo, { $n } rondas
}
league-told-days = { $n ->
    [one] { $n } día por ronda
   *[other] { $n } días por ronda
}
league-organiser = Organiza: { $name }
league-members = { $n ->
    [0] Sin miembros
    [one] { $n } miembro
   *[other] { $n } miembros
}
league-members-of = Miembros: { $n } de { $most }
league-waits = A la espera de miembros
league-round = Ronda { $n } de { $of }
league-until = Hasta el { $date }
league-is-over = Terminada
league-is-closed = Cerrada
league-join-title = Invitación a una liga
league-join-lead = Te invitan a jugar en una liga.
league-join = Entrar en la liga
league-join-late = Esta liga ya empezó; no entra nadie más.
league-go = Ver la liga
league-back = Ver tus ligas
league-match = Tu partida
league-match-go = Ir a la mesa
league-match-free = En esta ronda descansas.
league-match-done = Tu partida terminó. La próxima ronda empieza cuando terminen todas, o al acabar el plazo.
league-link = Enlace para miembros
league-link-note = Con este enlace se puede entrar hasta que empieces la liga.
league-wait = El organizador empieza la liga cuando estén todos.
league-few = { $n ->
    [one] Falta { $n } miembro para empezar.
   *[other] Faltan { $n } miembros para empezar.
}
league-start = Empezar la liga
league-table = Clasificación
league-place = Puesto
league-player = Miembro
league-points = Puntos
league-buchholz = Buchholz
league-sonneborn = Sonneborn-Berger
league-won = Ganadas
league-drawn = Empates
league-lost = Perdidas
league-gone-left = se fue
league-gone-removed = fuera
league-results = Resultados
league-by-round = Partidas
league-against = contra { $name }
league-free = Descansa { $name }
league-going = en juego
league-how-late = sin acabar a tiempo
league-how-nobody = nadie se presentó
league-how-declared = decidida por el organizador
league-how-left = un miembro se fue
league-how-void = cerrada o borrada, tablas
league-remind = Recordármelo
league-remind-note = Cuando empieza una ronda, un día antes de que acabe, y cuando te toque. Cómo:
league-leave = Dejar la liga
league-leave-ask = Pierdes la partida de esta ronda y todas las siguientes. No hay vuelta atrás.
league-leave-early = Puedes volver con el enlace hasta que empiece la liga.
league-remove = Quitar al miembro
league-remove-named = Quitar a { $name }
league-remove-ask = { $name } pierde la partida de esta ronda y todas las siguientes. No hay vuelta atrás.
league-remove-early = { $name } deja la liga, y el enlace cambia.
league-forfeit = Declarar derrota
league-forfeit-named = Dar la derrota a { $name }
league-forfeit-ask = { $name } pierde esta partida, y la partida acaba. No hay vuelta atrás.
league-close = Cerrar la liga
league-close-ask = No se juega más, y la clasificación queda como está. No hay vuelta atrás.
league-close-early = La liga no ha empezado: se borra.
league-cancel = Dejarlo como está

# Rechazos.
league-bad-days = Una ronda dura de 1 a { $most } días.
league-bad-rounds = Una liga suiza tiene de 1 a { $most } rondas.
league-of-two = En una liga se juega de dos en dos, uno por bando. Elige dos jugadores.
league-nameless = Elige primero un nombre para ti.
league-too-many = Organizas { $most } ligas sin terminar. Cierra una antes.
league-too-many-joined = Estás en { $most } ligas sin terminar. Deja una antes.
league-none-such = No existe esa liga, o no eres miembro.
league-no-invitation = Este enlace ya no lleva a nada. Pide otro al organizador.
league-began = La liga ya ha empezado.
league-full = La liga está completa: { $most } miembros.
league-unwanted = Un miembro no quiere jugar contigo.
league-too-few = Para empezar hacen falta { $fewest } miembros.
league-not-organiser = Solo puede hacerlo el organizador.
league-over = Esta liga ha terminado.
league-no-member = No existe ese miembro.
league-own-match = Es tu propia partida: no puedes juzgarla. Decidirá el plazo.
league-no-open = Ese miembro no tiene partidas en juego.
league-setup-gone = El servidor ya no conoce la preparación de esta liga.
league-busy = Pasan demasiadas cosas a la vez en esta liga. Prueba otra vez.
league-name-alike = Tu nombre parece igual al de un miembro. Elige otro.
