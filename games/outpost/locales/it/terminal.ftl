### This game at the terminal.

outpost-terminal-welcome = Outpost. Scrivi un numero per scegliere, oppure «aiuto».
outpost-terminal-help =
    Un numero sceglie un’opzione; per una marcia scrivi un esagono, per esempio C4.
    look: il campo. hand: le tue carte. flare: illumina la marcia di un altro, quando sta per cominciare.
    undo, redo: annulla, rifai. save FILE: conserva la partita. quit: esci. help: questo testo.
outpost-terminal-legend = H F B O: pattuglie. #: avamposto, con la bandiera della pattuglia in minuscolo. w: bosco. ^: campo.
outpost-terminal-hand = In mano: { $cards }
outpost-terminal-where = o un esagono: { $hexes }
