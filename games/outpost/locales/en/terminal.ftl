### This game at the terminal.

outpost-terminal-welcome = Outpost. Type a number to choose, or help.
outpost-terminal-help =
    A number chooses an option; for a march type a hex, such as C4.
    log: what happened lately. look: the field. hand: your cards. flare: light the march of another, when it is about to begin.
    undo, redo: undo or redo a choice. save FILE: keep the match. quit: leave it. help: this.
outpost-terminal-legend = H F B O: patrols. #: outpost, with the flag of its patrol in small letters. w: woods. ^: camp.
outpost-terminal-hand = In hand: { $cards }
outpost-terminal-where = or a hex: { $hexes }
