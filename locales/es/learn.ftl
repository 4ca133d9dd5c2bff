### Lecciones: posiciones breves, cada una con un capítulo. Los nombres de los botones son los de table.ftl.

learn-lesson = Lección { $n } de { $of }
learn-steps = Pasos hechos: { $n } de { $of }
learn-step = Paso { $n }
learn-step-done = Paso { $n }, hecho
learn-fold = Plegar la lección
learn-unfold = Desplegar la lección
learn-again = Empezar de nuevo
learn-next = Siguiente: { $name }
learn-play = A una partida entera
learn-missed = En esta partida ya no se puede alcanzar la meta. Deshaz tu elección si puedes, o empieza de nuevo.
learn-own = Una lección hecha a mano
