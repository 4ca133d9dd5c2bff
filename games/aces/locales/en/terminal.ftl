### This game at the terminal.

aces-terminal-welcome = Aces & Armor. Type a number to choose, or help.
aces-terminal-help =
    A number chooses an option. In movement and attacks choose the unit first, then where.
    A hex is a letter and a row, such as F7. Enter alone goes back.
    look: the board. units: every unit in words. factories: who holds what. hex F7: what is there.
    log: what happened lately. why: the reasons of the Automa. hint: what a strong player would do. undo, redo: undo or redo a choice. other: what else you may do now. partner: in cooperative play your partner acts meanwhile.
    save FILE: keep the match. quit: leave it. help: this.
aces-terminal-where = Where to? (hex, or back)
aces-terminal-where-march = Where to? (hex; F7 step: decide again on the way; F7 all: announce the whole way; or back)
aces-terminal-target = Which target? (number, or back)
aces-terminal-aim = Which hex? (hex, or back)
aces-terminal-reach = { $unit } can go to: { $hexes }
aces-terminal-end-movement = end the movement
aces-terminal-to-combat = go on to combat
aces-terminal-end-turn = end the turn
aces-terminal-divide = { $units }
    Type the token (1, 2 or 3) of each, in this order, such as 1 1 2 2 3 3; or even.
aces-terminal-draw = Draw a token and type its number:
aces-terminal-not-a-hex = “{ $text }” is not a hex. One is a letter (not I or O) and a row, such as F7.
aces-terminal-not-reachable = That can’t be reached.
aces-terminal-bad-division = { $n ->
    [one] Type a number: 1, 2 or 3.
   *[other] Type { $n } numbers, each 1, 2 or 3.
 }
aces-terminal-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $factories ->
    [one] { $factories } factory
   *[other] { $factories } factories
 }
aces-terminal-race = Factories: { $germany } Germany, { $allies } the Allies, { $wanted } win.
aces-terminal-unit = { $unit } at { $hex }, { $terrain }: damage { $damage }, { $level } with { $experience } experience{ $notes }
aces-terminal-note-moved = , moved
aces-terminal-note-owes = , owes an attack on { $target }
aces-terminal-note-repairing = , in repair
aces-terminal-note-army = , army { $army }
aces-terminal-hex = { $hex }: { $terrain }.
aces-terminal-hex-factory = Owner of the factory: { $faction }.
aces-terminal-hex-neutral = The factory is neutral.
aces-terminal-hex-start = Start number { $number }.
aces-terminal-hex-empty = No unit.
aces-terminal-factory = Factory at { $hex }: { $owner }
aces-terminal-neutral = neutral
aces-terminal-odds = { $destroy }% destroyed, mean damage { $damage }; back { $back }
aces-terminal-legend = Units: faction (U United States, S Soviet Union, G Germany 1, H Germany 2), type (i infantry, s special infantry, t tank, a artillery, f fighter, b bomber), damage. F: factory, with its owner. . open  f forest  = road  # bridge  ~ water  ^ mountain  1-12 start number  ? token  V launcher  x destroyed factory
aces-terminal-reorder = put an attack in another place
aces-terminal-reorder-how = Which number goes to which place? (two numbers, such as 3 1)
aces-terminal-send = send your ally ({ $faction }) 2 to { $most } coins
aces-terminal-how-many = How many coins? One of them goes to the bank.
aces-terminal-why-none = The Automa hasn’t acted yet.
aces-companion-welcome = Enter your board line by line, then type “play”; or “setup” to start from scratch.
aces-companion-corrections = Lines: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
aces-companion-type = Position
aces-companion-not-understood = “{ $text }” is not a known command. Type “help” for the list.
aces-companion-not-yet = Corrections are possible once everything is set up.
aces-companion-corrected = Corrected. Type “undo” to go back.
aces-terminal-weather = Weather: { $weather }, { $turns ->
    [one] this turn only.
   *[other] { $turns } turns, this one included.
 }
aces-terminal-v2 = V2: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 } face down, { $destroyed } of five factories destroyed.
aces-terminal-v2-hidden = The launcher is hidden at { $hex }. Only your team knows.
aces-terminal-factory-destroyed = Factory at { $hex }: destroyed
aces-terminal-hex-token = A token lies here.
aces-terminal-hex-launcher = The V2 launcher stands here, damage { $damage }.
aces-terminal-divide-with-partner = { $units }
    Type the token ({ $own }, or 3 for the shared one) of each, in this order, separated by spaces; or even.
aces-terminal-hand-over = done with this phase; your partner goes on

## The search player.

aces-terminal-opponent = Your opponent: { $name } (level { $level } of 6).
aces-search-level-1 = Beginner
aces-search-level-2 = Casual
aces-search-level-3 = Steady
aces-search-level-4 = Skilled
aces-search-level-5 = Expert
aces-search-level-6 = Master
