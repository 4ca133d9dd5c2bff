### The table in the browser: what is asked, panels, the log, the board in words.

## The bar

table-title = Sandtable
table-title-yours = Your turn · Sandtable
table-your-turn = Your turn
table-round = Round { $n }
table-phases = Phases of the turn
table-phase-movement = Move
table-phase-declaring = Declare attacks
table-phase-combat = Combat
table-phase-money = Money
table-short-movement = Move
table-short-declaring = Declare
table-short-combat = Combat
table-short-money = Money
table-undo = Take back
table-undo-nothing = There is nothing to take back.
table-undo-die = Dice have been rolled since.
table-undo-draw = Something has been drawn since.
table-undo-reveal = Something hidden has been shown since.
table-undo-clock = The time ran out since.
table-undo-other = { $who } has acted since.
table-propose = Ask the others to go back.
table-redo = Do again
table-rules = Rules
table-menu = Menu
table-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
table-clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }

## The sides

table-sides = The sides
table-playing = playing
table-next = next
table-you = you
table-automa = Automa
table-bot = bot
table-seat-here = at this screen
table-seat-open = nobody yet
table-here = at the table
table-away = away
table-stand-in = a bot stands in
table-resigned = has given up
table-factories = factories
table-coins = coins
table-units = units
table-race = { $n ->
    [3] Three factories win
    [4] Four factories win
    [5] Five factories win
    [6] Six factories win
   *[other] { $n } factories win
 }
table-race-of = { $side }: { $n } of { $of } factories
table-weather = Weather: { $weather }

## What is asked

table-prompt = What is asked
table-march = March to { $hex }
table-march-ask = Move { $unit } to { $hex } for { $cost } of { $of } points?
table-march-occupies = That takes the factory.
table-march-danger = { $units } may stop it at { $hexes }.
table-attack = Declare this attack
table-confirm = { $choice }?
table-hint-move = { $n ->
    [0] No unit can move any more.
    [one] One unit can still move. Choose it, then a hex.
   *[other] { $n } units can still move. Choose one, then a hex.
 }
table-hint-declare = { $n ->
    [0] No unit can attack.
    [one] One unit can attack. Choose it, then its target.
   *[other] { $n } units can attack. Choose one, then its target.
 }
table-hint-places = Choose one of the blue hexes.
table-partner = { $faction }: act together with your partner.
table-leave = Leave it
table-end-move = End movement
table-end-declare = Go on to combat
table-end-money = End the turn
table-waiting = Waiting for { $who }.
table-wait = One moment.
table-showing = Watch what happens.
table-skip = Skip
table-options = Everything you can do
table-options-search = Search
table-options-none = Nothing like that can be done now.
table-fault = The table has met a mistake of ours and this match is closed. Nothing of it is lost.
table-lost = The connection was lost. It comes back by itself; then try again.
table-reconnecting = The connection is lost. Trying again …
table-unreachable = This match cannot be reached.
table-loading = Laying the table …
table-tip = Choose a unit to see what it can do. With the keyboard: Tab to the map, arrow keys to a hex, Enter to choose it, N for the next unit.

## Proposals to go back

table-proposal = { $who } asks to go back to before the last choice.
table-proposal-yes = Agree
table-proposal-no = Play on
table-proposal-waits = Waiting for { $who }.

## Setting up

table-divide = Divide your units among three tokens
table-divide-two = Divide your units between two tokens
table-divide-how = Nobody knows yet where a token will stand. Drag a unit to another token, tap a unit and then a token, or press the number of a token.
table-divide-onto = Put it onto token { $n }
table-divide-shared = shared with your partner
table-divide-empty = no units
table-divide-spread = Spread them evenly
table-divide-done = These are my armies
table-extras = Choose four units of a second set
table-extras-n = { $n } of 4 chosen
table-extras-done = Take these four

## Units

table-unit-place = { $hex }, { $terrain }
table-unit-army = army { $army }
table-unit = { $unit }, { $damage } damage, { $level }.
table-unit-moved = Has moved.
table-unit-owes = Owes an attack on { $unit }.
table-unit-repairing = Will be repaired.
table-speed = { $n } speed
table-range = { $range } range
table-air-no = no air
table-air-back = air: back only
table-air-yes = air
table-damage = Damage
table-damage-of = { $n } of 6 damage
table-experience-of = { $n ->
    [one] { $n } experience point
   *[other] { $n } experience points
 }
table-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
table-hits-on = hits on { $n } or less
table-hits = hits on { $n }
table-armour = Armour
table-armour-forest = in forest
table-armour-of = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }: { $damage } damage

## Odds and fights

table-odds = If it attacks
table-odds-from = If it attacks from { $hex }
table-odds-targets = Targets
table-odds-attack = { $n ->
    [one] { $n } die, hits
   *[other] { $n } dice, hit
 } on { $needed } or less
table-odds-red = { $n } red for support: { $units }
table-odds-back = { $n ->
    [one] { $n } die back, hits
   *[other] { $n } dice back, hit
 } on { $needed } or less
table-odds-no-back = No shot comes back.
table-odds-then = { $unit } then has
table-odds-destroyed = destroyed in { $n } of 100
table-odds-verdict = { $destroys } in 100 destroy { $target }.
table-odds-safe = The attacker cannot be lost in this fight.
table-odds-risk = In { $lost } of 100 the attacker is lost.
table-fight-attacks = attacks { $target }:
table-fight-back = shoots back:
table-fight-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
table-fight-damaged = { $n } damage
table-fight-damage = { $unit }: { $n } damage.
table-fight-destroyed = { $unit } is destroyed.
table-fight-learnt = { $unit } gains { $n } experience.
table-fight-skip = Skip
table-attacks = Attacks in order
table-attack-earlier = Fight attack { $n } earlier
table-attack-later = Fight attack { $n } later
table-attack-remove = Take attack { $n } off the list

## Money

table-shop = Buy
table-coins-of = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
table-repairs = Repair
table-repair-what = takes away { $n } damage
table-transfer = Coins to { $faction } (one goes to the bank)
table-transfer-send = Send

## The log and talk

table-log = Log
table-since = Since your last visit
table-why = Why
table-chat = Talk
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-list-none = none
table-somebody = Somebody
table-notes = My notes
table-panels = Panels
table-tab-dock = Cards
table-tab-unit = Unit
table-tab-log = Log
table-tab-sides = Sides
table-tab-chat = Talk

## The menu

table-invite = Send this link to whoever shall play
table-watch-link = The link to this match
table-language = Language
table-pace = Pace
table-pace-0 = at once
table-pace-0-5 = slow
table-pace-1 = as usual
table-pace-2 = fast
table-offer-draw = Offer a draw
table-resign = Give up
table-resign-sure = Really give up?
table-home = First page
table-commitment = All dice come from a key whose fingerprint was fixed at the start; the key is told at the end:
table-keys = Keys
table-key-tab = Tab
table-key-tab-does = from the question to the map, the unit, the log
table-key-arrows = Arrows, Q W E A S D
table-key-arrows-does = on the map: to the next hex
table-key-enter = Enter
table-key-enter-does = choose the hex; again: do it
table-key-escape = Escape
table-key-escape-does = put down, or skip what is shown
table-key-next = N, P
table-key-next-does = next or previous unit that can act
table-key-end = X
table-key-end-does = end the phase
table-key-undo = U, R
table-key-undo-does = take back, do again
table-key-zoom = +, -, 0
table-key-zoom-does = nearer, further, whole board
table-key-list = M
table-key-list-does = this menu
table-key-log = L
table-key-log-does = to the log

## The board

table-board = The map
table-zoom = Zoom
table-zoom-in = Nearer
table-zoom-out = Further away
table-zoom-fit = The whole board
table-hex = { $hex }, { $terrain }.
table-hex-factory = Factory of { $faction }.
table-hex-factory-neutral = Neutral factory.
table-hex-factory-destroyed = Destroyed factory.
table-hex-start = Start number { $number }.
table-hex-token = A token lies here face down.
table-hex-launcher = The V2 launcher, { $damage } damage.
table-hex-reach = Can be reached for { $cost }.
table-hex-occupies = Takes the factory.
table-hex-danger = May be intercepted on the way.
table-hex-place = Can be chosen.
table-hex-target = Can be attacked.
table-hex-away = { $n ->
    [one] One hex
   *[other] { $n } hexes
 } to the { $direction }.
table-direction-n = north
table-direction-ne = north-east
table-direction-se = south-east
table-direction-s = south
table-direction-sw = south-west
table-direction-nw = north-west

## One screen

table-curtain = { $who } plays now
table-curtain-why = Something is hidden from the other side. Hand the screen over.
table-curtain-lift = I am here

## After the end

table-replay = Replay
table-replay-play = Play
table-replay-pause = Pause
table-replay-at = { $n } of { $of }
table-fork = Play on from here
table-export = Keep as a file
table-verify = Check the dice

## Sergeants

table-sm-tab = Soldier
table-sm-tip = Choose a soldier to see his numbers. With the keyboard: Tab to the map, arrow keys from soldier to soldier, N for the next who can act.
table-sm-turn = Turn { $n } of { $of }
table-sm-turn-n = Turn { $n }
table-sm-setting-up = Setting up
table-sm-cards = Choose cards, unseen
table-sm-phase = Phase { $n }
table-sm-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
 }
table-sm-vp = { $n } VP
table-sm-placed = { $n } of 3 placed
table-sm-spotted = spotted
table-sm-pinned = pinned
table-sm-wounded = wounded
