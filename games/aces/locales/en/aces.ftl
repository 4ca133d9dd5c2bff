### Aces & Armor: questions, answers, the log, refusals. Units come as names with a tag, hexes as letters and rows.

## Names

aces-unit-alone = { $name } [{ $tag }]
aces-unit = { $name } { $nr } [{ $tag }]
# The name ends with a number of its own, such as Ju 87.
aces-unit-after-number = { $name } #{ $nr } [{ $tag }]
aces-faction-us = United States
aces-faction-su = Soviet Union
aces-faction-g1 = Germany 1
aces-faction-g2 = Germany 2
# A faction that does something, at the beginning of a sentence.
aces-doer-us = The United States
aces-doer-su = The Soviet Union
aces-doer-g1 = Germany 1
aces-doer-g2 = Germany 2
aces-tag-us = US
aces-tag-su = SU
aces-tag-g1 = G1
aces-tag-g2 = G2
aces-side-germany = Germany
aces-side-allies = The Allies
aces-kind-infantry = regular infantry
aces-kind-special = special infantry
aces-kind-tank = tank
aces-kind-artillery = artillery
aces-kind-fighter = fighter
aces-kind-bomber = bomber
aces-level-rookie = rookie
aces-level-veteran = veteran
aces-level-war-hero = war hero
aces-terrain-open = standard terrain
aces-terrain-forest = forest
aces-terrain-road = road
aces-terrain-bridge = bridge
aces-terrain-water = water
aces-terrain-mountain = mountain
aces-terrain-factory = factory
aces-seat = Player { $seat }
aces-list-none = none

## Phases

aces-phase-setting-up = Setting up
aces-phase-movement = Movement
aces-phase-declaring = Declaring attacks
aces-phase-combat = Combat
aces-phase-money = Money

## Questions

aces-ask-extras = { $faction }: choose four extra units from a second set.
aces-ask-divide = { $faction }: divide your units among three face-down tokens.
aces-ask-roll-for-placing = { $faction }: roll to see who places first.
aces-ask-token = { $faction }: which token do you turn over?
aces-ask-number = { $faction }: turn over token { $army }.
aces-ask-place = { $faction }: place your army around start number { $number }.
aces-ask-roll-for-first = { $faction }: roll to see who begins.
aces-ask-first-faction = { $faction }: your die was the highest. Which of your factions begins?
aces-ask-automa-begins = { $faction }: the Automa is about to play.
aces-ask-armies = { $faction }: { $n ->
    [one] which army acts this turn?
   *[other] which { $n } armies act this turn?
 }
aces-ask-move = { $faction }: move a unit, or end the movement.
aces-ask-intercept = { $unit } moves onto { $hex }. Intercept it?
aces-ask-intercept-announced = { $unit } moves onto { $hex }, on its way to { $goal }. Intercept it?
aces-ask-go-on = { $unit } may go on. Movement points left: { $left }. Where to, or does it stop here?
aces-ask-declare = { $faction }: declare an attack, or go on to combat.
aces-ask-attack-dice = { $unit } attacks { $target }: { $red ->
    [0] no red dice.
    [one] one of these dice is red.
   *[other] { $red } of these dice are red.
 }
aces-ask-back-dice = { $unit } shoots back at { $target }.
aces-ask-money = { $faction }: repair, buy, or end the turn.
aces-ask-draw = { $seat } offers a draw. Do you accept?

## Answers

aces-choice-extras = { $kinds }
aces-choice-divide = token 1: { $first }; token 2: { $second }; token 3: { $third }
aces-choice-token = token { $army }
aces-choice-number = number { $number }
aces-choice-place = { $unit } to { $hex }
aces-choice-armies = { $n ->
    [one] army { $armies }
   *[other] armies { $armies }
 }
aces-choice-march = { $unit } to { $hex }
aces-choice-march-step-by-step = { $unit } to { $hex }, step by step
aces-choice-stop = stop here
aces-choice-attack = { $unit } attacks { $target }
aces-choice-withdraw = take { $unit }’s attack out of the list
aces-choice-reorder = put { $unit }’s attack in place { $place }
aces-choice-withdraw-rocket = take the rocket out of the list
aces-choice-intercept = { $unit } intercepts
aces-choice-let-pass = let it pass
aces-choice-repair = repair { $unit }
aces-choice-buy = buy { $kind } at { $hex }
aces-choice-transfer = send { $coins } { $coins ->
    [one] coin
   *[other] coins
 } to your ally ({ $faction })
aces-choice-offer-draw = offer a draw
aces-choice-yes = yes
aces-choice-no = no
aces-choice-done = done

## The log

aces-event-extras = { $faction } adds { $kinds }.
aces-event-divided = { $faction } puts { $first }, { $second } and { $third } units on its tokens.
aces-event-rolled-for-order = { $faction } rolls { $die }.
aces-event-placing-began = { $faction } places first.
aces-event-token-turned = { $faction } turns over token { $army }: start number { $number }.
aces-event-placed = { $unit } is placed at { $hex }.
aces-event-play-began = Order of play: { $order }.
aces-event-turn-began = Round { $round }: { $faction } plays.
aces-event-repaired = { $unit } repairs { $damage } damage.
aces-event-debt-lapsed = { $unit } no longer has to attack.
aces-event-armies-chosen = { $faction } acts with { $n ->
    [one] army { $armies }
   *[other] armies { $armies }
 }.
aces-event-marched = { $unit } moves to { $hex } ({ $cost } MP).
aces-event-marched-on = { $unit } moves to { $hex } ({ $cost } MP), on its way to { $goal }.
aces-event-intercepted = { $unit } intercepts { $target }.
aces-event-occupied = { $unit } occupies the factory at { $hex }.
aces-event-occupied-from = { $unit } takes the factory at { $hex } (before: { $faction }).
aces-event-occupied-removing = { $unit } takes the factory at { $hex }; { $target } is removed.
aces-event-time-ran-out = { $faction } is out of time.
aces-event-declared = { $unit } will attack { $target }.
aces-event-withdrawn = { $unit } will not attack { $target } after all.
aces-event-reordered = { $unit } will attack { $target } in place { $place } of the list.
aces-event-rocket-withdrawn = The rocket at { $hex } is taken out of the list.
aces-event-attack-void = The attack by { $unit } on { $target } is cancelled.
aces-event-fought = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $damage } damage; return fire: { $hits-back ->
    [one] { $hits-back } hit
   *[other] { $hits-back } hits
 }, { $damage-back } damage.
aces-event-fought-unanswered = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $damage } damage; no return fire.
aces-event-fought-unanswered-destroyed = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit destroys it
   *[other] { $hits } hits destroy it
 }; no return fire.
aces-event-fought-defender-destroyed = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit destroys it
   *[other] { $hits } hits destroy it
 }; return fire: { $hits-back ->
    [one] { $hits-back } hit
   *[other] { $hits-back } hits
 }, { $damage-back } damage.
aces-event-fought-attacker-destroyed = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $damage } damage; { $hits-back ->
    [one] { $hits-back } hit back destroys the attacker
   *[other] { $hits-back } hits back destroy the attacker
 }.
aces-event-fought-both-destroyed = { $unit } attacks { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } and { $hits-back } back destroy both.
aces-event-bombarded = { $unit } bombards { $hex }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }. Damaged: { $n-damaged ->
    [0] none
   *[other] { $damaged }
 }. Destroyed: { $n-destroyed ->
    [0] none
   *[other] { $destroyed }
 }.{ $launcher ->
    [0] { "" }
   *[other] { " " }V2 launcher: { $launcher } damage.
 }
aces-event-collected = { $faction } collects { $coins } { $coins ->
    [one] coin
   *[other] coins
 }.
aces-event-transferred = { $faction } sends its ally ({ $ally }) { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }; { $arrived ->
    [one] one arrives
   *[other] { $arrived } arrive
 }.
aces-event-repair-paid = { $unit } starts repairs for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
aces-event-bought = { $unit }: bought for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, placed at { $hex }.
aces-event-draw-offered = { $seat } offers a draw.
aces-event-draw-declined = { $seat } declines the draw.
aces-outcome-factories = { $side }: victory in round { $round }. Enough factories are held.
aces-outcome-elimination = { $side }: victory in round { $round }. The other side has no units left.
aces-outcome-stalemate = { $side }: victory in round { $round }. Ten quiet rounds, and more factories.
aces-outcome-longest = { $side }: victory in round { $round }. 500 rounds, and more factories.
aces-outcome-longest-draw = A draw in round { $round }: 500 rounds, and as many factories on both sides.
aces-outcome-agreement = A draw in round { $round }, by agreement.
aces-outcome-draw = A draw in round { $round }: ten quiet rounds, and as many factories on both sides.

## Refusals

aces-why-other-question = That isn’t an answer to the current question.
aces-why-wrong-extras = Choose four different types of the second set.
aces-why-not-your-faction = Not one of your factions: { $faction }.
aces-why-wrong-division = Every unit of yours must be on exactly one of the three tokens.
aces-why-token-turned = You have turned that token over already.
aces-why-cannot-place = { $unit } can’t be placed at { $hex }: first the start hex, then ring by ring.
aces-why-not-on-this-token = { $unit } is not on this token.
aces-why-wrong-armies = { $n ->
    [one] Choose one army for this turn.
   *[other] Choose { $n } armies for this turn.
 }
aces-why-no-such-unit = { $unit } is not on the board.
aces-why-not-yours = { $unit } is not yours.
aces-why-has-moved = { $unit } has already moved this turn.
aces-why-resting = { $unit } belongs to an army that can’t act this turn.
aces-why-owes-attack = { $unit } intercepted { $target }: it must attack that unit and can’t move.
aces-why-no-steps = A move has at least one step.
aces-why-still-moving = { $unit } is still on the move: let it go on or stop first.
aces-why-not-next-to = { $hex } is not next to { $from }.
aces-why-off-board = { $hex } is not on the half you are playing on.
aces-why-too-far = { $hex } is too far: { $cost } of { $left } MP.
aces-why-water-closed = { $hex } is water. Only infantry and aircraft can enter it.
aces-why-water-whole-move = Entering the water at { $hex } uses the unit’s whole move, so it must be its only step.
aces-why-enemy-in-the-way = { $unit } blocks the way at { $hex }.
aces-why-factory-closed = The factory at { $hex } is not your team’s: only infantry enters it.
aces-why-factory-whole-move = Occupying the factory at { $hex } uses the unit’s whole move, so it must be its only step.
aces-why-ends-on-unit = { $unit } stands at { $hex }, so a move can’t end there.
aces-why-cannot-intercept = { $unit } can’t intercept here.
aces-why-has-intercepted = { $unit } has intercepted already.
aces-why-has-declared = { $unit } has already declared an attack.
aces-why-not-declared = { $unit } has no attack in the list.
aces-why-no-such-place = The attack can’t go to place { $place }: choose another place from 1 to { $n }.
aces-why-out-of-range = { $unit }: range { $most ->
    [1] 1
   *[other] { $least }-{ $most }
 }, but the target is { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
 } away.
aces-why-cannot-attack-aircraft = { $unit } can’t attack aircraft.
aces-why-afloat = { $unit } is on water and can’t fight.
aces-why-has-occupied = { $unit } has occupied a factory this turn and does not attack.
aces-why-not-an-enemy = { $unit } is not an enemy.
aces-why-strikes-hexes = { $unit } attacks a hex, not a unit.
aces-why-strikes-units = { $unit } attacks a unit, not a hex.
aces-why-debt-undeclared = { $unit } intercepted { $target } and must attack it: declare that first.
aces-why-not-a-factory = There is no factory at { $hex }.
aces-why-not-your-factory = The factory at { $hex } is not yours.
aces-why-factory-taken = { $unit } stands on the factory at { $hex }.
aces-why-cannot-afford = That costs { $cost } coins; you have { $coins }.
aces-why-four-already = You already have four of this type ({ $kind }).
aces-why-board-full = The board can’t hold more units.
aces-why-not-in-own-factory = { $unit } is not in a factory of yours.
aces-why-undamaged = { $unit } has no damage.
aces-why-in-repair = { $unit } is being repaired already.
aces-why-transfer-too-small = At least 2 coins must be sent, since 1 goes to the bank.
aces-why-no-ally = { $faction }: no ally in this game.
aces-why-draw-offered = You have already offered a draw this turn.

## The Automa

aces-choice-unit = { $unit }
aces-choice-hex = { $hex }
aces-choice-kind = { $kind }
aces-event-drawn = { $unit } comes out of the bag for token { $army }.
aces-event-acted = { $unit } has acted.
aces-order-debt = { $unit } makes its mandatory attack.
aces-order-occupy = { $unit } occupies a factory (order 1).
aces-order-next-to-factory = { $unit } moves next to a factory (order 2).
aces-order-within-reach-of-factory = { $unit } moves so that it can get next to a factory next turn (order 3).
aces-order-attack-a-or-b = { $unit } moves and attacks by priority a, then b (order 4).
aces-order-towards-factory = { $unit } moves towards the nearest factory (order 5).
aces-order-attack = { $unit } moves within range and attacks (order II.1).
aces-order-towards-target = { $unit } moves as close as it can to its best target (order II.2).
aces-order-none = { $unit } has nothing to do.
aces-lot-bag = { $faction }, the Automa: draw a unit for token { $army }.
aces-lot-extra = { $faction }, the Automa: draw a unit of its second set.
aces-lot-share = { $faction }, the Automa: which of its team’s factories does it start with?
aces-lot-armies = { $faction }, the Automa: which armies act?
aces-lot-unit = { $faction }, the Automa: which unit acts first?
aces-lot-target = { $faction }, the Automa: which target does { $unit } attack?
aces-lot-hex = { $faction }, the Automa: where does { $unit } end its move?
aces-lot-step = { $faction }, the Automa: which step does { $unit } take?
aces-lot-aim = { $faction }, the Automa: at which hex does { $unit } aim?
aces-lot-interceptor = { $faction }, the Automa: which unit intercepts { $unit }?
aces-lot-purchase = { $faction }, the Automa: which type does it buy?
aces-lot-factory = { $faction }, the Automa: at which factory does the new unit stand ({ $kind })?
aces-failed-no-factory-to-occupy = Order 1: no factory in reach is free of enemy infantry next to it.
aces-failed-next-to-factory-already-2 = Order 2: it stands next to a factory already.
aces-failed-next-to-factory-already-3 = Order 3: it stands next to a factory already.
aces-failed-no-hex-next-to-factory = Order 2: no hex next to a suitable factory can be reached.
aces-failed-no-hex-within-reach = Order 3: no hex is near enough for the next move to get there.
aces-failed-no-target-of-a-or-b = Order 4: no enemy in reach can be destroyed, nor is one an infantry next to a factory.
aces-failed-no-nearer-hex = Order 5: no hex is nearer to the nearest factory.
aces-failed-no-target = Order II.1: no enemy in reach can be damaged.
aces-failed-no-enemy = Order II.2: there is no enemy.
aces-chain-follows = It follows this order.
aces-chain-candidates = Possible targets: { $targets }.
aces-chain-target-a = a, can be destroyed: { $targets }.
aces-chain-target-b = b, infantry next to a neutral or own factory: { $targets }.
aces-chain-target-c = c, can’t shoot back: { $targets }.
aces-chain-target-d = d, a bomber: { $targets }.
aces-chain-target-e = e, infantry that can reach a neutral or own factory: { $targets }.
aces-chain-target-f = f, infantry on an enemy factory in reach of own infantry: { $targets }.
aces-chain-target-g = g, already attacked this turn: { $targets }.
aces-chain-target-h = h, most experienced: { $targets }.
aces-chain-target-i = i, lowest attack value: { $targets }.
aces-chain-target-j = j, most expensive: { $targets }.
aces-chain-target-k = k, least experienced: { $targets }.
aces-chain-hex-a = Movement a, furthest from the nearest enemy: { $hexes }.
aces-chain-hex-b = Movement b, on or next to a road: { $hexes }.
aces-chain-hex-c = Movement c, forest: { $hexes }.
aces-chain-hex-d = Movement d, furthest in hexes from the nearest enemy: { $hexes }.
aces-chain-hex-e = Movement e, closest in hexes to the nearest own unit: { $hexes }.
aces-chain-hex-f = Movement f, closest to the nearest own unit: { $hexes }.
aces-chain-hex-g = Movement g, closest to where it came from: { $hexes }.
## Missions

aces-weather-normal = normal weather
aces-weather-frost = frost (water is standard terrain)
aces-weather-mud = mud (slower movement)
aces-weather-dry = dry (faster on standard terrain)
aces-weather-storm = storm (artillery range −1)
aces-weather-fog = fog (no interceptions)
aces-ask-weather = Weather roll.
aces-event-weather = Weather roll { $die }: { $weather }.
aces-why-mountain-closed = { $hex } is a mountain, which tanks do not enter.
aces-ask-split-factories = { $faction }: which of your team’s factories do you want to start with? The others go to your ally.
aces-ask-agree-to-split = { $faction }: your ally wants { $hexes } and leaves the others to you. Do you agree?
aces-ask-agree-to-split-none = { $faction }: your ally leaves all the factories to you. Do you agree?
aces-choice-split = for me: { $hexes }; the others for my ally
aces-choice-split-none = all of them for my ally
aces-choice-pick-in-turn = pick in turn
aces-choice-faction = { $faction }
aces-event-split-declined = { $faction } does not agree to share the factories like this.
aces-ask-share-factory = { $faction }: which of your team’s factories is yours?
aces-choice-factory = factory at { $hex }
aces-event-factory-shared = { $faction } starts with the factory at { $hex }.
aces-why-not-to-share = The factory at { $hex } isn’t one of those your team still has to divide.
aces-outcome-shore = { $side }: victory in round { $round }. A tank has reached the seashore.
aces-outcome-rounds = { $side }: victory in round { $round }. Time is up, and no German tank has reached the seashore.
aces-outcome-stranded = { $side }: victory in round { $round }. The Germans have no tank, no infantry and no factory left.
aces-target-v2 = the V2 launcher
aces-ask-lay-token = { $faction }: where does the next token lie?
aces-ask-hide-launcher = { $faction }: which token hides the V2 launcher?
aces-ask-rocket-die = A die for the rocket at the factory at { $hex }.
aces-choice-lay-token = token at { $hex }
aces-choice-hide-launcher = the launcher is at { $hex }
aces-choice-rocket = rocket at the factory at { $hex }
aces-event-token-laid = A token lies face down at { $hex }.
aces-event-launcher-hidden = The V2 launcher is hidden under one of the tokens.
aces-event-launcher-hidden-at = The V2 launcher is hidden at { $hex }.
aces-event-tokens-turned = { $n ->
    [one] { $unit } turns over the token at { $hexes }: empty.
   *[other] { $unit } turns over the tokens at { $hexes }: all empty.
 }
aces-event-launcher-discovered = { $unit } discovers the V2 launcher at { $hex }. All other tokens are removed.
aces-event-rocket-declared = A rocket will be fired at the factory at { $hex }.
aces-event-rocket-missed = Rocket at the factory at { $hex }: rolled { $die }, miss.
aces-event-rocket-hit = Rocket at the factory at { $hex }: rolled { $die }, factory destroyed.
aces-event-rocket-hit-removing = Rocket at the factory at { $hex }: rolled { $die }, factory destroyed, and { $unit } with it.
aces-event-launcher-attacked = { $unit } attacks the V2 launcher: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $damage } damage.
aces-event-launcher-destroyed = { $unit } attacks the V2 launcher: { $hits ->
    [one] { $hits } hit destroys it
   *[other] { $hits } hits destroy it
 }.
aces-outcome-rockets = { $side }: victory in round { $round }. Rockets have destroyed five factories.
aces-outcome-launcher = { $side }: victory in round { $round }. The V2 launcher is destroyed.
aces-why-cannot-lay-token = No token fits at { $hex }: first the start hexes, then the first ring with room.
aces-why-no-token-there = No token lies face down at { $hex }.
aces-why-token-in-the-way = Allied units can’t enter { $hex }: a token or the launcher is there.
aces-why-ends-on-token = A token or the launcher is at { $hex }, so a move can’t end there.
aces-why-no-launcher = You have no V2 launcher to fire.
aces-why-rocket-declared = The V2 launcher fires once a turn.
aces-why-launcher-not-found = The V2 launcher has not been discovered.
aces-why-launcher-yours = The V2 launcher belongs to your team.

## Cooperative play.

aces-ask-divide-with-partner = { $faction }: divide your units between token { $own }, which is yours, and token 3, which you share.
aces-ask-share-unit = { $faction }: which unit do you take?
aces-event-unit-shared = { $faction } takes { $unit }.
aces-event-handed-over = { $faction } continues this phase.
aces-why-not-your-token = Token { $army } is your partner’s.
aces-why-none-left = None of that type is left: { $kind }.
aces-why-shared-purse = You share one purse with your partner: there is nobody to send coins to.

aces-warning-german-automa = { $faction } is played by the Automa, and none of its orders leads a tank to the shore: it will hardly win the Battle of the Bulge.

## Hints: what speaks for a plan.

aces-hint-takes = { $unit } takes the factory at { $hex }.
aces-hint-destroys = { $unit } attacks { $target } and destroys it { $percent }% of the time.
aces-hint-damages = { $unit } attacks { $target }, about { $damage } damage.
aces-hint-idle = Doing nothing this turn wins about { $percent }% of the time.

## Why a bot did what it did.

aces-motive-near = { $unit } could take the factory at { $hex } next turn.
aces-motive-spares = This spares the factory at { $hex }: { $target } could have taken it.
aces-motive-guards = { $unit } guards the factory at { $hex }.
aces-motive-range = { $unit } has { $target } in range from there.
aces-motive-safer = { $n ->
    [0] Nobody can attack { $unit } there next turn.
    [one] Only one enemy can attack { $unit } there next turn; before, { $before } could.
   *[other] Only { $n } enemies can attack { $unit } there next turn; before, { $before } could.
 }

# Standing orders
aces-order-pass-infantry = let infantry pass
aces-order-pass-special = let special infantry pass
aces-order-pass-tank = let tanks pass
aces-order-pass-artillery = let artillery pass
aces-order-pass-fighter = let fighters pass
aces-order-pass-bomber = let bombers pass
aces-order-decline-draws = decline draw offers
