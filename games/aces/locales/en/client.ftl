### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

aces-web-new-players = Who plays?
aces-web-new-players-solo = Alone
aces-web-new-players-solo-note = against the Automa, on half a board
aces-web-new-players-together = Two together
aces-web-new-players-together-note = one team against the Automa
aces-web-new-players-two = Two
aces-web-new-players-two-note = against each other, on half a board
aces-web-new-players-three = Three
aces-web-new-players-three-note = one holds both factions of a team
aces-web-new-players-four = Four
aces-web-new-players-four-note = one faction each, on the full board
aces-web-new-coop = Whose units?
aces-web-coop-own_sets = Each their own
aces-web-coop-own_sets-note = a set each, against two sets of the Automa
aces-web-coop-divided = One faction, divided
aces-web-coop-divided-note = you take its units in turn, against as many sets
aces-web-new-both = One player controls both factions of
aces-web-new-any = random
aces-web-new-level = Level of the Automa
aces-web-level-easy = easy
aces-web-level-standard = standard
aces-web-level-hard = hard
aces-web-level-overkill = overkill
aces-web-new-style = Style of the thinking bot
aces-web-style-none = Plays only to win
aces-web-style-bold = Bold
aces-web-style-bold-means = It looks for fights and does not mind losses.
aces-web-style-careful = Careful
aces-web-style-careful-means = It keeps its units out of danger.
aces-web-style-collector = Collector
aces-web-style-collector-means = It goes for factories before anything else.
aces-web-new-intercepts = When does the Automa intercept?
aces-web-intercepts-by_priority = By its priorities
aces-web-intercepts-whenever = Whenever it could do damage
aces-web-intercepts-never = Never
aces-web-new-board = Which board?
aces-web-new-board-summer = medium: a river, woods and roads
aces-web-new-board-winter = medium: a coast and an island
aces-web-new-board-brook = easy: small, for two, to begin with
aces-web-new-board-lakes = hard: water everywhere, few bridges
aces-web-new-board-steppe = medium: wide and open, long roads
aces-web-new-board-passes = hard: wooded ridges, few ways through
aces-web-new-full = the full board
aces-web-new-full-note = Four factions play on the full board.
aces-web-new-half = Which half?
aces-web-new-half-left = left half
aces-web-new-half-left-note = start numbers 1 to 6
aces-web-new-half-right = right half
aces-web-new-half-right-note = start numbers 7 to 12
aces-solo = Solo missions
aces-solo-begin = Play this mission
aces-solo-fuel = The road to the fuel
aces-solo-fuel-note = Fuel lies at the end of the road, and four factories are yours to win. You are few, and some of you have seen it before; the Automa holds three factories and takes its time.
aces-solo-snow = Snowed in
aces-solo-snow-note = The Germans hold three factories and need one more. You have two, a few men in the gaps and eight coins: hold the passes first, and then come down from them.
aces-web-new-full-numbers = start numbers 1 to 12
aces-web-new-sets = How many units?
aces-web-new-sets-1 = One set
aces-web-new-sets-1-note = six units each
aces-web-new-sets-2 = Two sets
aces-web-new-sets-2-note = twelve units each, a longer game
aces-web-new-mission = A mission?
aces-web-new-mission-needs = V2 and Bulge need all four factions on the full board: choose three or four players.
aces-web-mission-none = No mission
aces-web-mission-none-note = factories win
aces-web-mission-v2-note = A hidden launcher destroys factories. Two sets of units, no Automa.
aces-web-mission-bulge-note = German tanks push to the seashore. Winter board. The Automa can play the Allies.
aces-web-mission-weather-note = Every three turns a die decides the weather. It goes with any game.
aces-web-mission-mountains-note = Mountains are slow, closed to tanks, and let artillery reach further. They go with any game.
aces-web-new-owner = The launcher belongs to
aces-web-new-rounds = The Allies win after this many rounds
aces-web-new-options = Variants and house rulings
aces-web-option-short_game = Short game
aces-web-option-short_game-note = One factory fewer wins.
aces-web-option-experienced = Experienced players
aces-web-option-experienced-note = You begin with four more units of a second set, chosen in secret.
aces-web-option-limit_of_four = At most four of a type
aces-web-option-limit_of_four-note = A faction may have no more than four units of one type.
aces-web-option-dice_less = Without dice
aces-web-option-dice_less-note = Every unit lands a fixed number of hits.
aces-web-option-stalemate = Quiet rounds end the game
aces-web-option-stalemate-note = After ten rounds without damage, occupation or purchase the team with more factories wins. With bots or a clock this is always on.
aces-web-option-longest_game = 500 rounds end the game
aces-web-option-longest_game-note = The team with more factories wins then. With bots or a clock this is always on.
aces-web-option-interception_by_round = One interception a round
aces-web-option-interception_by_round-note = Once per round of the table. Switched off: once between a unit’s own turns.
aces-web-option-area_experience_from_any = Experience from any hit of an area attack
aces-web-option-area_experience_from_any-note = The Katyusha learns from damage to any unit, its own side’s too. Switched off: from enemy units alone.
aces-web-option-duds = Empty tokens are removed
aces-web-option-duds-note = A token that is not the V2 is removed as soon as it is turned over, instead of staying face up.
aces-web-option-automa_avoids_water = Automa infantry keeps off water
aces-web-option-automa_avoids_water-note = Under orders without an attack it ends its move on water only where no other hex serves.
aces-web-option-automa_shuns_guarded_factories = Automa infantry leaves guarded factories
aces-web-option-automa_shuns_guarded_factories-note = Under order 3 it leaves out factories where another infantry of the Automa waits already, as under order 2.
aces-web-option-six = Six factories win for the Allies too
aces-web-option-six-note = The Allies also win when they hold six factories.
aces-web-option-tokens_on_land = Tokens on land only
aces-web-option-tokens_on_land-note = Tokens never lie on water, and begun rings are completed first.
aces-web-option-last-round = A last round
aces-web-option-last-round-note = The book has none. Twelve is our advice.
aces-web-option-factories_by_picks = Pick the first factories in turn
aces-web-option-factories_by_picks-note = The two of a team pick one after another, instead of agreeing on any split first.
aces-web-option-die_a_faction = A die for each faction
aces-web-option-die_a_faction-note = A player with two factions rolls twice for who begins, instead of once.
aces-web-option-coins_for_the_second = Coins for the second team
aces-web-option-coins_for_the_second-note = Each faction of the team that does not have the first turn begins with two coins. The book does not have it.
aces-web-option-any_on_water = Any unit may start on water
aces-web-option-any_on_water-note = Tanks and artillery may be set on water hexes, too. There they can’t fight until they leave.
aces-web-new-german-automa = { $faction }: the Automa will play it, and none of its orders leads a tank to the shore. It will hardly win.
aces-web-new-sets-agreed = Agreed units
aces-web-new-sets-agreed-note = a list for each faction
aces-web-new-sets-experienced = Experienced players start from one set: that is switched on below.
aces-web-new-lists-empty = This faction needs at least one unit.
aces-web-new-not-with-v2 = Not with the V2, which begins with two sets.
aces-web-new-slip-automa = Automa, { $level }
aces-web-new-slip-sets = { $n ->
    [one] one set of units each
   *[other] { $n } sets of units each
 }

## What the server refuses

aces-web-no-such-unit = There is no such unit.
aces-web-no-such-faction = Not in this match: { $faction }.

## The bar

aces-table-round = Round { $n }
aces-table-phases = Phases of the turn
aces-table-phase-movement = Move
aces-table-phase-declaring = Declare attacks
aces-table-phase-combat = Combat
aces-table-phase-money = Money
aces-table-short-movement = Move
aces-table-short-declaring = Declare
aces-table-short-combat = Combat
aces-table-short-money = Money

## The sides

aces-table-playing = playing
aces-table-next = next
aces-table-factories = factories
aces-table-coins = coins
aces-table-units = units
aces-table-race = { $n ->
    [3] Three factories win
    [4] Four factories win
    [5] Five factories win
    [6] Six factories win
   *[other] { $n } factories win
 }
aces-table-race-of = { $side }: { $n } of { $of } factories
aces-table-weather = Weather: { $weather }

## What is asked

aces-table-march = March to { $hex }
aces-table-march-ask = Move { $unit } to { $hex } for { $cost } of { $of } MP?
aces-table-march-occupies = That takes the factory.
aces-table-attack = Declare this attack
aces-table-purse = Send coins
aces-table-raiders = { $units } could take this factory, and the new unit with it.
aces-table-step-by-step = Step by step
aces-table-hint-go-on = Choose where it goes on to, or let it stop.
aces-table-hint-move = { $n ->
    [0] No unit can move any more.
    [one] One unit can still move. Choose it, then a hex.
   *[other] { $n } units can still move. Choose one, then a hex.
 }
aces-table-hint-declare = { $n ->
    [0] No unit can attack.
    [one] One unit can attack. Choose it, then its target.
   *[other] { $n } units can attack. Choose one, then its target.
 }
aces-table-hint-places = Choose one of the blue hexes.
aces-table-partner = { $faction }: act together with your partner.
aces-table-end-move = End movement
aces-table-end-declare = Go on to combat
aces-table-end-money = End the turn
aces-table-tip = Choose a unit to see what it can do. With the keyboard: Tab to the map, arrow keys to a hex, Enter to choose it, N for the next unit.
aces-table-tip-touch = Choose a unit to see what it can do. One finger moves the map, two fingers zoom. Words with a dotted line explain themselves.

## Setting up

aces-table-divide = Divide your units among three tokens
aces-table-divide-two = Divide your units between two tokens
aces-table-divide-how = No one knows yet where each token will stand. Drag a unit to another token, tap a unit and then a token, or press the number of a token.
aces-table-divide-onto = Put it on token { $n }
aces-table-divide-shared = shared with your partner
aces-table-divide-empty = no units
aces-table-divide-spread = Spread them evenly
aces-table-divide-done = Confirm armies
aces-table-extras = Choose { $of } units of a second set
aces-table-extras-n = { $n } of { $of } chosen
aces-table-extras-done = Take these { $of }

## Units

aces-table-unit-place = { $hex }, { $terrain }
aces-table-unit-army = army { $army }
aces-table-unit = { $unit }, { $damage } damage, { $level }.
aces-table-unit-moved = Has moved.
aces-table-unit-owes = Owes an attack on { $unit }.
aces-table-unit-repairing = Will be repaired.
aces-table-speed = { $n } speed
aces-table-range = { $range } range
aces-table-air-no = can’t hit aircraft
aces-table-air-back = aircraft: return fire only
aces-table-air-yes = hits aircraft
aces-table-damage = Damage
aces-table-damage-of = { $n } of 6 damage
aces-table-experience-of = { $n ->
    [one] { $n } experience point
   *[other] { $n } experience points
 }
aces-table-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
aces-table-hits-on = hits on { $n } or less
aces-table-hits = hits on { $n }
aces-table-armour = Armour
aces-table-armour-forest = in forest
aces-table-armour-of = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }: { $damage } damage

## Odds and fights

aces-table-odds = If it attacks
aces-table-odds-from = If it attacks from { $hex }
aces-table-odds-targets = Targets
aces-table-odds-attack = { $n ->
    [one] { $n } die, hits
   *[other] { $n } dice, hit
 } on { $needed } or less
aces-table-odds-red = { $n } red for support: { $units }
aces-table-odds-back = { $n ->
    [one] { $n } die back, hits
   *[other] { $n } dice back, hit
 } on { $needed } or less
aces-table-odds-no-back = No return fire.
aces-table-odds-then = Damage to { $unit } afterwards
aces-table-odds-destroyed = destroyed in { $n } of 100
aces-table-odds-verdict = { $destroys }% chance to destroy { $target }.
aces-table-odds-hurts = { $target }: about { $damage } damage, { $destroys }% to be destroyed.
aces-table-odds-safe = No risk to the attacker.
aces-table-odds-survives = The attacker survives, but takes about { $damage } damage.
aces-table-odds-risk = { $lost }% risk of losing the attacker.
aces-table-fight-attacks = attacks { $target }:
aces-table-fight-back = shoots back:
aces-table-fight-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
aces-table-fight-damaged = { $n } damage
aces-table-fight-damage = { $unit }: { $n } damage.
aces-table-fight-destroyed = { $unit } is destroyed.
aces-table-fight-learnt = { $unit } gains { $n } experience.
aces-table-fight-skip = Skip
aces-table-attacks = Attacks in order
aces-table-attack-earlier = Fight attack { $n } earlier
aces-table-attack-later = Fight attack { $n } later
aces-table-attack-remove = Take attack { $n } off the list

## Money

aces-table-shop = Buy
aces-table-coins-of = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
aces-table-repairs = Repair
aces-table-repair-what = removes up to { $n } damage
aces-table-transfer = Coins to your ally ({ $faction }); one goes to the bank
aces-table-transfer-send = Send

## The menu

aces-table-offer-draw = Offer a draw

## The board

aces-table-hex = { $hex }, { $terrain }.
aces-table-hex-factory = Factory ({ $faction }).
aces-table-hex-factory-neutral = Neutral factory.
aces-table-hex-factory-destroyed = Destroyed factory.
aces-table-hex-start = Start number { $number }.
aces-table-hex-token = A token lies here face down.
aces-table-hex-launcher = The V2 launcher, { $damage } damage.
aces-table-hex-reach = Can be reached for { $cost }.
aces-table-hex-occupies = Takes the factory.
aces-table-hex-danger = May be intercepted on the way.
aces-table-hex-place = Can be chosen.
aces-table-hex-target = Can be attacked.
aces-table-hex-away = { $n ->
    [one] One hex
   *[other] { $n } hexes
 } to the { $direction }.
aces-table-direction-n = north
aces-table-direction-ne = north-east
aces-table-direction-se = south-east
aces-table-direction-s = south
aces-table-direction-sw = south-west
aces-table-direction-nw = north-west
## What others did, in short

aces-table-digest-marched = { $n ->
    [one] { $n } march
   *[other] { $n } marches
 }
aces-table-digest-fought = { $n ->
    [one] { $n } fight
   *[other] { $n } fights
 }
aces-table-digest-lost = { $unit } is destroyed
aces-table-digest-taken = { $hex } is taken
aces-table-digest-bought = { $n ->
    [one] { $n } unit bought
   *[other] { $n } units bought
 }
aces-web-report-factories = Factories

## Ways, dangers, interceptions

aces-table-march-danger = It may be stopped at { $steps }.
aces-table-danger-step = { $hex } ({ $units })
aces-table-march-shorter = The shortest way ({ $cost } MP) is more dangerous.
aces-table-hint-way = Choose a blue hex; the figure in it is its cost. Drag the unit or Shift-click (V) for a way of your own.
aces-table-hint-drag = Choose a blue hex; the figure in it is its cost. Drag the unit for a way of your own.
aces-table-hint-way-danger = Choose a hex: its figure is the cost, “!” means that an enemy may stop you. Drag or Shift-click (V) for a way of your own.
aces-table-hint-drag-danger = Choose a hex: its figure is the cost, “!” means that an enemy may stop you. Drag the unit for a way of your own.
aces-table-hint-intercept = If you intercept, it stops here. Yours must attack it next turn and may not move first.
aces-table-intercept-odds = { $destroys }% to destroy it, { $lost }% to be lost
aces-table-intercept-damage = about { $damage } damage to it, { $lost }% to be lost
aces-table-odds-attack-fixed = { $n ->
    [0] No hit, without dice
    [one] { $n } hit for certain, without dice
   *[other] { $n } hits for certain, without dice
 }
aces-table-odds-back-fixed = { $n ->
    [0] No hit back, without dice
    [one] { $n } hit back for certain, without dice
   *[other] { $n } hits back for certain, without dice
 }

## Placing and buying

aces-table-placing = Place army { $army } around start number { $number }
aces-table-tokens = Your armies
aces-table-place-army = Place this army for me
aces-table-place-all = Set up for me
aces-table-no-factory = You have no factory.

## The enemy’s next turn

aces-table-layer = Enemy reach
aces-table-layer-title = The enemy’s next turn
aces-table-layer-how = Red hexes can be hit in the enemy’s next turn, as things stand now; the number says by how many units. Point at a hex or choose a unit.
aces-table-layer-unit = { $unit } at { $hex }
aces-table-layer-safe = No enemy unit can attack it there.
aces-table-layer-by = Attacker
aces-table-layer-from = from
aces-table-layer-destroys = destroys
aces-table-layer-damage = mean damage
aces-table-layer-hit = Can be hit by { $units }.
aces-table-layer-go = Can be reached by { $units }.
aces-table-layer-take = The factory at { $hex } can be taken by { $units }.

## What the signs and words mean

aces-table-legend = Legend
aces-legend-signs = On a unit
aces-legend-marks = On the map
aces-legend-figures = On the unit card
aces-legend-rules = In this game
aces-legend-print = Print the reference
aces-name-speed = Speed
aces-term-speed = Movement points (MP) of a turn. A hex costs what its terrain costs; aircraft pay 1 everywhere.
aces-name-range = Range
aces-term-range = How far away a target may be, in hexes. Only at range 1 does a defender shoot back.
aces-name-air = Aircraft
aces-term-air = Whether the unit can attack aircraft, only shoot back at them, or neither.
aces-name-damage = Damage
aces-term-damage = Six points destroy a unit. With more damage it rolls fewer dice.
aces-name-experience = Experience
aces-term-experience = 1 point for damage dealt in a fight, 2 for a kill. From 3 points a veteran, from 5 a war hero, with a better hit number.
aces-name-armour = Armour row
aces-term-armour = The hits needed for 1, 2, 3, 4, 5 and 6 damage. In forest a defender on the ground uses its forest row.
aces-name-support = Red dice
aces-term-support = Support, for the attacker and at range 1 only. Against a ground unit two arms of your faction with the target in range give 2 red dice, three or four give 3. Against an aircraft, aircraft alone give them: one more next to it 2, two or more 3.
aces-name-army = Army
aces-term-army = The units of one start token. In the first rounds only some armies act; bought units always do.
aces-name-factory = Factory
aces-term-factory = Infantry takes it from a neighbouring hex, with its whole move. Each gives 1 coin a turn; enough of them win.
aces-name-interception = Interception
aces-term-interception = A unit next to the way may stop a mover. It must then attack that unit in its next turn, and may not move first.
aces-name-automa = Automa
aces-term-automa = The enemy played by the book’s priorities. Its hits are fixed: it never rolls dice.
aces-name-moved = Moved
aces-term-moved = It has moved this turn.
aces-name-attacked = Attacks
aces-term-attacked = Its attack is in the list.
aces-name-owes = Owes an attack
aces-term-owes = It has intercepted: in its next turn it must attack that unit and may not move.
aces-name-repairing = In repair
aces-term-repairing = At the start of its next turn it loses up to 3 damage.
aces-name-water = On water
aces-term-water = Infantry on water neither attacks nor shoots back, supports or intercepts.
aces-name-spent = Paler
aces-term-spent = It has nothing left to do this turn.
aces-name-reach = Blue hexes
aces-term-reach = Where the chosen unit can go, with the movement points that it takes.
aces-name-danger = Red hatching
aces-term-danger = Every way there leads past a unit that could intercept: crossed lines, and a “!” at the cost.
aces-name-target = Red ring
aces-term-target = Can be attacked from there.
aces-name-threat = Red dotted edge
aces-term-threat = What enemy units could hit in their next turn, and how many of them.
aces-term-v2 = A hidden launcher fires at a factory once a round; more than 3 on a die destroys it. Germany wins with five factories destroyed, the Allies with the launcher destroyed, either with five factories held.
aces-name-token = Face-down token
aces-term-token = One of 13 is the launcher. An Allied unit next to a token turns it over; no unit can end a move on one.
aces-term-bulge = Germany wins when a tank ends a move on the seashore. The Allies win if it does not get there.
aces-term-mountains = A mountain costs 1½ and is closed to tanks. Artillery on it reaches 2 hexes further.
aces-term-weather = A die decides it every three turns.
aces-term-weather-normal = Nothing changes.
aces-term-weather-frost = Water is standard terrain, for all units.
aces-term-weather-mud = A road costs 1, standard terrain 1½, forest 2.
aces-term-weather-dry = Standard terrain costs ½.
aces-term-weather-storm = The range of artillery is 1 less.
aces-term-weather-fog = No unit can be intercepted.
aces-term-open = Explain: { $name }

## Names of units

aces-table-name-number = { $name } { $nr }
aces-table-name-after-number = { $name } #{ $nr }
aces-table-name-of = { $name } [{ $tag }]

## The map in words: typed commands

aces-cmd-units = units, u
aces-cmd-units-does = where your units are
aces-cmd-enemies = enemies, e
aces-cmd-enemies-does = where enemy units are
aces-cmd-at = at, t
aces-cmd-at-does = what is on a hex, as in at F7
aces-cmd-reach = reach, r
aces-cmd-reach-does = which units can move to a hex, as in reach F7
aces-cmd-reaches = { $unit } ({ $cost } MP)
aces-cmd-reach-none = No unit can move to { $hex }.
aces-cmd-threats = threats, x
aces-cmd-threats-does = what enemies can attack next turn once they have moved, and which factories they can take
aces-cmd-threat = { $unit } at { $hex } can be attacked next turn by: { $enemies }.
aces-cmd-threat-by = { $unit } from { $hex } (destroys: { $chance })
aces-cmd-threat-none = No enemy can attack you next turn, even after moving.
aces-cmd-scan = scan, s
aces-cmd-scan-does = what lies in a direction from a hex, as in scan F7 ne
aces-cmd-scan-where = Say a hex and a direction: { $directions }.
aces-cmd-no-hex = There is no hex “{ $hex }” on this map.

## What has changed since the player looked

aces-since-moved = { $unit }: { $from } → { $hex }
aces-since-hurt = { $unit } ({ $hex }): { $n } damage
aces-since-lost = { $unit } ({ $hex }): destroyed
aces-since-arrived = { $unit } ({ $hex }): new
aces-since-taken = Factory { $hex }: { $faction }
aces-since-free = Factory { $hex }: neutral
aces-web-new-preview = The map: { $n } factories

## Hints.

aces-hint-nothing = Do nothing more.
aces-cmd-hint = hint, hi
aces-cmd-hint-does = What a strong player would do here, with the chances.
aces-web-new-slip-search = thinking bot, { $level }{ $style ->
    [bold] , bold
    [careful] , careful
    [collector] , collector
   *[none] { "" }
 }

## Boards of one’s own on the page that puts a match together

aces-web-new-board-own = your own
aces-web-new-board-here = of this server
aces-web-new-board-draw = Draw a board of your own
aces-web-new-half-only = half a board

## Tasks of lessons that people have made

aces-web-task-stand = Bring this unit to { $hex }: { $unit }.
aces-web-task-destroy = Destroy this unit: { $unit }.
aces-web-task-occupy = Occupy the factory at { $hex }.
aces-web-task-fight = Let this unit fire: { $unit }.
aces-web-task-buy = Buy a unit of this type: { $kind }.
aces-web-task-end_turn = End your turn.
aces-web-task-win = Win the game.
aces-web-task-done = Well done: that was the last task.

## Keys of this game

aces-web-key-hexes = Arrows, Q W E A S D
aces-web-key-does-hexes = on the map: to the next hex
aces-web-key-layers = T
aces-web-key-does-layers = where the enemy can go and hit next turn
aces-web-key-steps = G
aces-web-key-does-steps = announce the whole way, or go step by step
aces-web-key-by-way = V
aces-web-key-does-by-way = go by way of this hex
