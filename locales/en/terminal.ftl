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

## Sergeants

terminal-sm-welcome = Sergeants. Type a number to choose, or help.
terminal-sm-help =
    A number chooses an option. Lengths are inches; a place is two lengths from the upper left corner of the map, such as 12.5 3, and a facing after it if you like: an hour of the clock (12 is up) or n, ne, e, se, s, sw, w, nw.
    Soldiers go by the number on the dog tag, the letter on the map, or the name.
    look: the map and everybody. soldiers: everybody in words. hand: your cards. orders: your secret orders. score: points so far. measure A b: lay the ruler from one soldier to another.
    log: what happened lately. undo, redo: take back, do again. save FILE: keep the match. quit: leave it. help: this.
terminal-sm-walk = Type a place, such as 12.5 3 e; or to and a soldier or a tile, such as to L2: as near as a straight way leads.
terminal-sm-nothing = Nothing can be done here.
terminal-sm-turn = Type a facing: an hour of the clock, or n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Type at whom, and if you like how far the template is shifted to the right and downwards, such as b 0.5 -0.25. In reach:
terminal-sm-place = Type the card for each phase, such as 3 1 5; - leaves a phase empty. An officer adds a second card with +, such as 3+2 1 5. suggest places some.
terminal-sm-phase = Phase { $phase }: { $first }, then { $then }
terminal-sm-force = Soldiers and equipment for { $vp } VP, at most { $equipment } VP of it for equipment, at most { $leaders } leaders; { $grenades } grenades are free.
    Type all of them, such as 1, 2 senior radio, 4 3g (3g: three grenades); or suggest. A specialist may bring cards, such as 21 card8 story121; @ puts somebody on a panel, such as 21 @point.
terminal-sm-anybody = anybody
terminal-sm-panel = @{ $id }: { $name }, { $vp } VP. Places: { $slots }.
terminal-sm-not-a-force = "{ $text }" is not understood. A force is numbers with commas between, such as 1, 2 senior, 4 3g.
terminal-sm-bill = Soldiers { $soldiers } VP, equipment { $equipment } VP.
terminal-sm-take-force = Enter takes this force; anything else goes back
terminal-sm-deploy = Type a place for each soldier, such as 12.5 3 e; or suggest for all of them.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, at { $at }, facing { $hour } o'clock
terminal-sm-waiting = not yet on the map
terminal-sm-prisoner = prisoner of { $escort }
terminal-sm-gone = left the map
terminal-sm-dead = killed
terminal-sm-removed = out of the game
terminal-sm-spotted = spotted
terminal-sm-pinned = pinned
terminal-sm-wounded = wounded
terminal-sm-who = Type two soldiers: their letters, numbers or names, such as measure A b.
terminal-sm-ruler = { $squares } squares, { $inches } inches
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, needed { $needed }: { $yes ->
    [yes] yes
   *[no] no
 }
terminal-sm-legend = Capitals: the first side, small letters: the second. . open  - road  " cover  + wall or hedge  # building  ~ no way through. Numbers along the edges are inches.
terminal-sm-resume = To go on later: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, chapter { $n } of { $of }
terminal-sm-fate-fell = { $soldier } fell.
terminal-sm-fate-captured = { $soldier } was taken prisoner.
terminal-sm-fate-wounded = { $soldier } is wounded.
terminal-sm-campaign-vp = VP of the campaign: { $vp }
terminal-sm-campaign-next = Enter for the next chapter, or quit
terminal-sm-campaign-over = The campaign is over. Most VP: { $seats }
terminal-seat = player { $seat }
