### What lists and the first pages say of this game. It is always loaded, so it is short.

game-outpost-name = Outpost
game-outpost-note = Patrullas, órdenes selladas y depósitos escondidos. De dos a cuatro jugadores.
game-outpost-play = contra un bot, seis rondas, unos 15 minutos
game-outpost-two = os lo pasáis en cada turno
game-outpost-lessons = Una lección corta: una ronda para jugar.
game-outpost-learn = Una ronda con un objetivo en cada paso.
game-outpost-rules = Las reglas de Outpost, cada una con su número.
outpost-web-title = Ronda { $round } de { $of }
outpost-web-setting-up = Preparación
