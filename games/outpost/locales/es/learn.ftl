### The lesson: a short position to play.

outpost-lesson-patrol = Tu primera patrulla
outpost-lesson-patrol-goal = Da órdenes, marcha a un puesto, mira dentro e iza tu bandera.
outpost-learn-patrol-1 = Diriges esta ronda y pones dos órdenes; los demás ponen las suyas a la vez. Pon primero { $first } y después { $second }.
outpost-learn-patrol-2 = Todas las órdenes están descubiertas y la tuya es la primera. Tu patrulla tiene cuatro puntos: elige { $to }, un puesto, y confirma. Cuidado con los bosques, que cuestan dos.
outpost-learn-patrol-3 = { $other } no ha podido hacer nada con su orden. Ahora la segunda tuya: mira en { $to }. Solo tú verás lo que contiene.
outpost-learn-patrol-4 = Tres puntos: vale una bandera. Iza la tuya en { $to }.
outpost-learn-patrol-5 = Bien hecho. Después de la última ronda se abren todos los depósitos, y los puntos bajo tus banderas son tuyos. Cuidado: algunos depósitos quitan puntos, y los demás pueden asaltarte.
