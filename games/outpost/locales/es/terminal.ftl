### This game at the terminal.

outpost-terminal-welcome = Outpost. Escribe un número para elegir, o «ayuda».
outpost-terminal-help =
    Un número elige una opción; para una marcha escribe un hexágono, por ejemplo C4.
    look: el campo. hand: tus cartas. flare: ilumina la marcha de otro, cuando está a punto de empezar.
    undo, redo: deshacer, rehacer. save FILE: guarda la partida. quit: salir. help: este texto.
outpost-terminal-legend = H F B O: patrullas. #: puesto, con la bandera de la patrulla en minúscula. w: bosque. ^: campamento.
outpost-terminal-hand = En la mano: { $cards }
outpost-terminal-where = o un hexágono: { $hexes }
