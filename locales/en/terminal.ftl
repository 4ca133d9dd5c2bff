### The table at the terminal.

terminal-welcome = Aces & Armor. Type a number to choose, or help.
terminal-help =
    A number chooses an option. In movement and attacks choose the unit first, then where.
    A hex is a letter and a row, such as F7. Enter alone goes back.
    look: the board. units: every unit in words. factories: who holds what. hex F7: what is there.
    log: what happened lately. why: the reasons of the Automa. undo, redo: take back, do again. other: what else you may do now. partner: in cooperative play your partner acts meanwhile.
    save FILE: keep the match. quit: leave it. help: this.
terminal-choose = Choose
terminal-where = Where to? (hex, or back)
terminal-target = Which target? (number, or back)
terminal-aim = Which hex? (hex, or back)
terminal-reach = { $unit } can go to: { $hexes }
terminal-end-movement = end the movement
terminal-to-combat = go on to combat
terminal-end-turn = end the turn
terminal-divide = { $units }
    Type the token (1, 2 or 3) of each, in this order, such as 1 1 2 2 3 3; or even.
terminal-secret = { $seat } chooses in secret now. The others look away; press Enter.
terminal-secret-done = The choice is sealed. Press Enter to clear the screen.
terminal-roll = { $n ->
    [one] Roll a die and type what it shows:
   *[other] Roll { $n } dice and type what they show, with blanks between:
 }
terminal-draw = Draw a token and type its number:
terminal-not-understood = "{ $text }" is not one of the options. Type a number from the list, or help.
terminal-not-a-hex = "{ $text }" is not a hex. One is a letter (not I or O) and a row, such as F7.
terminal-not-reachable = That cannot be reached.
terminal-bad-dice = { $n ->
    [one] A number from 1 to { $sides } is wanted.
   *[other] { $n } numbers from 1 to { $sides } are wanted.
 }
terminal-bad-division = { $n ->
    [one] A number is wanted: 1, 2 or 3.
   *[other] { $n } numbers are wanted, each 1, 2 or 3.
 }
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = There is nothing to take back.
terminal-cannot-undo-die = That cannot be taken back: dice have been rolled since.
terminal-cannot-undo-draw = That cannot be taken back: a token has been turned over since.
terminal-cannot-undo-reveal = That cannot be taken back: something hidden has been shown since.
terminal-cannot-undo-other = That cannot be taken back: { $seat } has acted since.
terminal-cannot-undo-clock = That cannot be taken back: the time ran out since.
terminal-undone = Taken back.
terminal-redone = Done again.
terminal-nothing-to-redo = There is nothing to do again.
terminal-nothing-else = There is nothing else that you may do now.
terminal-saved = The match is kept in { $file }.
terminal-save-where = Say where: save FILE.
terminal-resume = To go on later: sandtable play aces --resume { $file }
terminal-goodbye = The match was not kept. save FILE before quit keeps it.
terminal-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $factories ->
    [one] { $factories } factory
   *[other] { $factories } factories
 }
terminal-race = Factories: { $germany } Germany, { $allies } the Allies, { $wanted } win.
terminal-unit = { $unit } at { $hex }, { $terrain }: damage { $damage }, { $level } with { $experience } experience{ $notes }
terminal-note-moved = , moved
terminal-note-owes = , owes an attack on { $target }
terminal-note-repairing = , in repair
terminal-note-army = , army { $army }
terminal-hex = { $hex }: { $terrain }.
terminal-hex-factory = The factory belongs to { $faction }.
terminal-hex-neutral = The factory is neutral.
terminal-hex-start = Start number { $number }.
terminal-hex-empty = No unit.
terminal-factory = Factory at { $hex }: { $owner }
terminal-neutral = neutral
terminal-odds = { $destroy } % destroyed, mean damage { $damage }; back { $back }
terminal-legend = Units: faction (U United States, S Soviet Union, G Germany 1, H Germany 2), type (i infantry, s special infantry, t tank, a artillery, f fighter, b bomber), damage. F: factory, with its owner. . open  f forest  = road  # bridge  ~ water  ^ mountain  1-12 start number  ? token  V launcher  x destroyed factory
terminal-step = { $n } of { $of }: { $answer }
terminal-replay-keys = Enter: next. b: back. a number: go there. look: the board. quit: leave.
terminal-verified = Verified: all { $n } answers are legal, and they lead to the board in the file.
terminal-verified-not = All { $n } answers are legal, but they do not lead to the board in the file: it was changed.
terminal-time-up = the time is up
terminal-send = send coins to { $faction }, 2 to { $most }
terminal-how-many = How many coins? One of them goes to the bank.
terminal-why-none = The Automa has done nothing lately.
companion-welcome = Type the position on your board, line by line, then play; or setup to set up here.
companion-corrections = Lines: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
companion-type = Position
companion-not-understood = "{ $text }" is not understood.
companion-not-yet = Corrections are possible once everything is set up.
companion-corrected = Corrected. undo brings back what was before.
terminal-weather = Weather: { $weather } ({ $turns ->
    [one] this turn
   *[other] { $turns } turns, this one included
 }).
terminal-v2 = V2: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 } face down, { $destroyed } of five factories destroyed.
terminal-v2-hidden = The launcher is hidden at { $hex }. Only your team knows.
terminal-factory-destroyed = Factory at { $hex }: destroyed
terminal-hex-token = A token lies here.
terminal-hex-launcher = The V2 launcher stands here, damage { $damage }.
terminal-divide-with-partner = { $units }
    Type the token ({ $own }, or 3 for the shared one) of each, in this order, with blanks between; or even.
terminal-hand-over = done with this phase; your partner goes on
terminal-still-hidden = a choice that is still hidden
