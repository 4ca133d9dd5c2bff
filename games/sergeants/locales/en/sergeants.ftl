### Sergeants: cards, questions, answers, refusals, the log. Cards say themselves from their atoms: a sentence is put together of clauses,
### a clause of nouns and verbs. $n is the number that words agree with.

## Words

sm-action-look = LOOK
sm-action-shoot = SHOOT
sm-action-hide = HIDE
sm-action-move = MOVE
sm-stat-spot = Spot
sm-stat-draw = Draw
sm-stat-cover = Cover
sm-stat-rally = Rally
sm-stat-hold = Hold
sm-stat-long = Long
sm-stat-short = Short
sm-stat-close = Close
sm-stat-throw = Throw
sm-stat-walk = Walk
sm-stat-climb = Climb
sm-stat-fight = Fight
sm-stat-base-draw = cards drawn each turn
sm-until-phase = this phase
sm-until-turn = this turn
sm-until-game = for the rest of the game
sm-damage-zip = zip
sm-damage-pin = pin
sm-damage-wound = wound
sm-damage-kill = kill
sm-hit-miss = miss
sm-hit-hit = hit
sm-hit-hit-plus = hit+
sm-rank-private = private
sm-rank-junior = junior sergeant
sm-rank-senior = senior sergeant
sm-mark-of-main = main card
sm-topic-weather = weather
sm-topic-landmark = landmark
sm-topic-ordnance = ordnance
sm-topic-weird = weird
sm-topic-character = character
sm-topic-morale = morale
sm-by-each = each player, by initiative
sm-by-first = the player with the initiative
sm-by-last = the player last in initiative
sm-part-dog-tag = Dog tag action
sm-part-bubble = Team bubble
sm-part-narrator = Narrator box
sm-seat = Player { $seat }
sm-list-none = none
sm-list-gap = empty
sm-types = { $first }/{ $next }
sm-soldier = { $name } ({ $tag })
sm-card = { $types } ({ $soldier } { $number })
sm-card-titled = “{ $title }” ({ $soldier } { $number })
sm-card-of-team = “{ $title }” ({ $panel })
sm-grenades = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }

## Joining: words between parts of a sentence

sm-then = { $first }, then { $next }
sm-and = { $first } and { $next }
sm-or = { $first } or { $next }
sm-twice = { $act } twice
sm-times = { $act } { $n } times

## Soldiers: nouns without an article, which agree with $n. 0 is out of several, 2 is all.

sm-person = { $soldier }
sm-nobody = nobody
sm-soldiers = { $n ->
    [one] soldier
   *[other] soldiers
 }
sm-leaders = { $n ->
    [one] leader
   *[other] leaders
 }
sm-the = the { $set }
sm-those = those { $set }
sm-your = your { $set }
sm-set-enemy = enemy { $set }
sm-set-friend = friendly { $set }
sm-set-spotted = spotted { $set }
sm-set-not-spotted = unspotted { $set }
sm-set-pinned = pinned { $set }
sm-set-not-pinned = unpinned { $set }
sm-set-wounded = wounded { $set }
sm-set-not-wounded = unwounded { $set }
sm-set-in-cover = { $set } in cover
sm-set-not-in-cover = { $set } out of cover
sm-set-in-melee = { $set } in melee
sm-set-not-in-melee = { $set } not in melee
sm-set-in-landmark = { $set } in a landmark
sm-set-not-in-landmark = { $set } outside landmarks
sm-set-on-map = { $set } on the map
sm-set-off-map = { $set } off the map
sm-set-in-tile = { $set } in { $tile }
sm-set-not-in-tile = { $set } outside { $tile }
sm-set-side = { $set } ({ $side })
sm-set-except = { $set } other than { $others }
sm-set-not-own = { $set } of other players
sm-trait-rifle = { $set } { $n ->
    [one] with a rifle
   *[other] with rifles
 }
sm-trait-smg = { $set } { $n ->
    [one] with a submachine gun
   *[other] with submachine guns
 }
sm-trait-lmg = { $set } { $n ->
    [one] with a light machine gun
   *[other] with light machine guns
 }
sm-trait-carbine = { $set } { $n ->
    [one] with a carbine
   *[other] with carbines
 }
sm-trait-green = green { $set }
sm-trait-veteran = veteran { $set }
sm-trait-thrower = { $set } with a strong arm
sm-trait-scout = { $set } { $n ->
    [one] trained as a scout
   *[other] trained as scouts
 }
sm-trait-engineer = { $set } { $n ->
    [one] trained as an engineer
   *[other] trained as engineers
 }
sm-trait = { $set } ({ $word })
sm-who-so-many = { $n } { $set }
sm-who-others = { $n ->
    [one] { $n } other
   *[other] { $n } others
 }
sm-who-up-to = up to { $n } of { $set }
sm-who-all = all { $set }
sm-who-lot = a random one of { $set }

## Acts: with a subject, whose number is $n, and without one

sm-does-spot = { $n ->
    [one] spots
   *[other] spot
 }
sm-does-draw = { $n ->
    [one] draws
   *[other] draw
 } cards
sm-does-cover = { $n ->
    [one] takes
   *[other] take
 } cover
sm-does-rally = { $n ->
    [one] rallies
   *[other] rally
 } soldiers
sm-does-hold = { $n ->
    [one] holds
   *[other] hold
 } cards
sm-does-shoot = { $n ->
    [one] shoots
   *[other] shoot
 }
sm-does-throw = { $n ->
    [one] throws a grenade
   *[other] each throw a grenade
 }
sm-does-walk = { $n ->
    [one] moves
   *[other] move
 }
sm-does-turn = { $n ->
    [one] turns
   *[other] turn
 }
sm-does-any = { $n ->
    [one] does
   *[other] do
 } one { $action } action
sm-act-spot = spot the nearest enemy
sm-act-draw = draw cards
sm-act-cover = take cover
sm-act-rally = rally soldiers
sm-act-hold = hold cards
sm-act-shoot = shoot
sm-act-throw = throw a grenade
sm-act-walk = move
sm-act-turn = turn
sm-act-any = do one { $action } action
sm-acts-either = either { $first } or { $next }

## Steps: clauses in small letters

sm-step-nothing = nothing
sm-step-do = { $who } { $acts }
sm-step-rally = { $n ->
    [one] { $n } pinned soldier rallies
   *[other] { $n } pinned soldiers rally
 }
sm-do-rally = rally { $n ->
    [one] { $n } pinned soldier
   *[other] { $n } pinned soldiers
 }
sm-step-twice = twice: { $step }
sm-step-times = { $n } times, { $step }
sm-step-either = either { $first }, or { $next }
sm-step-or = { $first }, or { $next }
sm-step-if = if { $cond }, { $then }
sm-step-if-else = if { $cond }, { $then }; otherwise { $else }
sm-step-blast = { $who } { $n ->
    [one] takes { $checks ->
        [one] { $checks } blast check
       *[other] { $checks } blast checks
     }
   *[other] take { $checks ->
        [one] { $checks } blast check
       *[other] { $checks } blast checks
     } each
 }
sm-step-modify = { $who } { $n ->
    [one] has
   *[other] have
 } { $changes } { $until }
sm-step-modify-all = { $changes } for everybody { $until }
sm-change = { $stat } { $by }
sm-step-draw-more = every player draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } more each turn { $until }
sm-step-draw-fewer = every player draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } fewer each turn { $until }
sm-step-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-enemies-draw = each of your enemies draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-all-draw = every player draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-enemies-discard = each of your enemies discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-all-discard = every player discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-step-score = score { $vp } VP
sm-step-enemies-score = each of your enemies scores { $vp } VP
sm-step-all-score = every player scores { $vp } VP
sm-step-lose = lose { $vp } VP
sm-step-enemies-lose = each of your enemies loses { $vp } VP
sm-step-all-lose = every player loses { $vp } VP
sm-do-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-do-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-do-score = score { $vp } VP
sm-do-lose = lose { $vp } VP
sm-marked-pin = { $who } { $n ->
    [one] is
   *[other] are
 } pinned
sm-marked-unpin = { $who } { $n ->
    [one] is
   *[other] are
 } no longer pinned
sm-marked-spot = { $who } { $n ->
    [one] is
   *[other] are
 } spotted
sm-marked-unspot = { $who } { $n ->
    [one] is
   *[other] are
 } no longer spotted
sm-marked-wound = { $who } { $n ->
    [one] is
   *[other] are
 } wounded
sm-marked-kill = { $who } { $n ->
    [one] is
   *[other] are
 } killed
sm-marked-remove = { $who } { $n ->
    [one] leaves
   *[other] leave
 } the game
sm-marked-capture = { $who } { $n ->
    [one] is
   *[other] are
 } taken prisoner by the nearest enemy who can act as escort
sm-be-pin = be pinned
sm-be-unpin = be no longer pinned
sm-be-spot = be spotted
sm-be-unspot = be no longer spotted
sm-be-wound = be wounded
sm-be-kill = be killed
sm-be-remove = leave the game
sm-be-capture = be taken prisoner by the nearest enemy

## Conditions, as they stand behind "if"

sm-cond-always = this is so
sm-cond-hand = you have at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand
sm-cond-hand-fewer = you have fewer than { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand
sm-turn-from = it is turn { $turn } or later
sm-turn-until = it is turn { $turn } or earlier
sm-turn-exactly = it is turn { $turn }
sm-turn-between = it is turn { $first } to { $turn }
sm-have = you have { $set }
sm-have-least = you have at least { $n } { $set }
sm-have-none = you have no { $set }
sm-have-most = you have at most { $n } { $set }
sm-have-exactly = you have exactly { $n } { $set }
sm-have-between = you have { $least } to { $n } { $set }
sm-have-him = you have { $soldier }
sm-have-not-him = you do not have { $soldier }
sm-are = there are { $set }
sm-are-least = there are at least { $n } { $set }
sm-are-none = there are no { $set }
sm-are-most = there { $n ->
    [one] is
   *[other] are
 } at most { $n } { $set }
sm-are-exactly = there { $n ->
    [one] is
   *[other] are
 } exactly { $n } { $set }
sm-are-between = there are { $least } to { $n } { $set }
sm-plays = { $soldier } is in play
sm-plays-not = { $soldier } is not in play
sm-is-spotted = { $soldier } is spotted
sm-is-not-spotted = { $soldier } is not spotted
sm-is-pinned = { $soldier } is pinned
sm-is-not-pinned = { $soldier } is not pinned
sm-is-wounded = { $soldier } is wounded
sm-is-not-wounded = { $soldier } is not wounded
sm-is-in-cover = { $soldier } is in cover
sm-is-not-in-cover = { $soldier } is not in cover
sm-is-in-melee = { $soldier } is in melee
sm-is-not-in-melee = { $soldier } is not in melee
sm-is-in-landmark = { $soldier } is in a landmark
sm-is-not-in-landmark = { $soldier } is not in a landmark
sm-is-on-map = { $soldier } is on the map
sm-is-off-map = { $soldier } is not on the map
sm-is-in-tile = { $soldier } is in { $tile }
sm-is-not-in-tile = { $soldier } is not in { $tile }

## Cards

sm-card-head = { $types } ({ $mark })
sm-card-bubble = Team: { $steps }.
sm-card-may = May: { $steps }.
sm-card-must = Must: { $steps }.
sm-card-cost = Cost: { $steps }.
sm-card-only = Only if { $cond }.
sm-card-hit = Hit check: long { $long }, short { $short }, close { $close }, blast { $blast }.
sm-card-damage = Damage: { $damage }.
sm-story-head = First { $first }, then { $then }.
sm-story-effect = Effect ({ $topic }): { $steps }.
sm-story-effect-by = Effect ({ $topic }), { $by }: { $steps }.
sm-story-by = { $by }: { $steps }
sm-story-cause = Cause: { $topic }.
sm-order-hold = Hold { $landmark }: at the end of the last turn you have soldiers there, and the enemy has none. { $vp } VP.
sm-order-search = Search { $landmark }: one of your soldiers moves into cover there. { $vp } VP.
sm-order-capture = Capture { $landmark }: for a whole turn your soldiers are there and no enemies. { $vp } VP.
sm-order-general-attack = General attack: { $vp } VP for each enemy killed or captured.
sm-order-patrol = Patrol: one of your soldiers leaves the map { $area }. { $vp } VP.
sm-order-registered-fire = Registered fire: the soldier who carries “{ $equipment }” is alive at the start of turn { $turn }. Then artillery falls on { $landmark }: { $checks ->
    [one] { $checks } blast check
   *[other] { $checks } blast checks
 } for everybody there. { $vp } VP.
sm-order-demolition = Demolition: hold { $landmark } for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns running
 } with the soldier who carries “{ $equipment }”, then leave it. { $checks ->
    [one] { $checks } blast check
   *[other] { $checks } blast checks
 } for everybody still there. { $vp } VP.
sm-order-attack = Attack: capture more than half of the landmarks. { $vp } VP.
sm-order-skirmish = Skirmish: more than half of an opponent’s force is killed. { $vp } VP for each opponent.
sm-order-recon = Recon: { $n ->
    [one] { $n } of your soldiers is
   *[other] { $n } of your soldiers are
 } alive in { $landmark } at the same time. { $vp } VP.
sm-order-entry = Your soldiers enter { $area }.
sm-only-for-side = Side: { $side }.
sm-title-hold = Hold { $landmark }
sm-title-search = Search { $landmark }
sm-title-capture = Capture { $landmark }
sm-title-general-attack = General attack
sm-title-patrol = Patrol
sm-title-registered-fire = Registered fire on { $landmark }
sm-title-demolition = Demolition of { $landmark }
sm-title-attack = Attack
sm-title-skirmish = Skirmish
sm-title-recon = Recon of { $landmark }
sm-gives-grenades = { $equipment }: { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }. { $vp } VP.
sm-gives-medal = { $equipment }: one more card for { $soldier }. { $vp } VP.
sm-gives-object = { $equipment }: needed for some orders. { $vp } VP.
sm-carried-by = Only for { $who }.

## Places. Areas are said as where somebody enters or leaves.

sm-tile = { $face } ({ $name })
sm-point = { $tile }, { $x }″ right, { $y }″ down
sm-point-off = { $x }″ right, { $y }″ down
sm-off-the-map = off the map
sm-facing-north = north
sm-facing-north-east = north-east
sm-facing-east = east
sm-facing-south-east = south-east
sm-facing-south = south
sm-facing-south-west = south-west
sm-facing-west = west
sm-facing-north-west = north-west
sm-area = at “{ $name }”
sm-area-north = in the north
sm-area-north-east = in the north-east
sm-area-east = in the east
sm-area-south-east = in the south-east
sm-area-south = in the south
sm-area-south-west = in the south-west
sm-area-west = in the west
sm-area-north-west = in the north-west
sm-area-far-north-east = in the far north-east
sm-area-far-east = in the far east
sm-area-far-south-east = in the far south-east
sm-area-far-south-west = in the far south-west
sm-area-far-west = in the far west

## Tiles and landmarks, by their numbers and sides

sm-tile-1A = Meadow
sm-tile-1B = Wheat
sm-tile-2A = Lane
sm-tile-2B = Ditch
sm-tile-3A = Wood
sm-tile-3B = Small orchard
sm-tile-4A = Barn
sm-tile-4B = Pasture
sm-tile-5A = Avenue
sm-tile-5B = Sunken lane
sm-tile-6A = Bend with a shrine
sm-tile-6B = Hayfield
sm-tile-7A = Bend with a wall
sm-tile-7B = Barley
sm-tile-8A = Road fork
sm-tile-8B = Pine plantation
sm-tile-9A = Roadside cottage
sm-tile-9B = Kitchen gardens
sm-tile-10A = River
sm-tile-10B = Marsh
sm-tile-11A = River bend
sm-tile-11B = Heath
sm-tile-12A = Footbridge
sm-tile-12B = Hedged pasture
sm-tile-13A = River bend with a jetty
sm-tile-13B = Vineyard
sm-tile-14A = Pond
sm-tile-14B = Wreck on the road
sm-tile-15A = Field crossroads
sm-tile-15B = Copse
sm-tile-16A = Railway embankment
sm-tile-16B = Scrub
sm-tile-17A = Level crossing
sm-tile-17B = Clover
sm-tile-18A = Railway cutting
sm-tile-18B = Beet field
sm-tile-19A = River with a ford
sm-tile-19B = Old trench
sm-tile-20A = House by the road
sm-tile-20B = Shelled field
sm-tile-21A = Threshing floor
sm-tile-21B = Fallow field
sm-tile-22A = Road with a ditch
sm-tile-22B = Birch wood
sm-tile-23A = Bend with a chapel
sm-tile-23B = Maize
sm-tile-24A = Brickworks
sm-tile-24B = Clay pit
sm-tile-25A = Stone bridge
sm-tile-25B = Water meadow
sm-tile-26A = Signal box
sm-tile-26B = Allotments
sm-tile-27A = Village street
sm-tile-27B = Backyards
sm-tile-28A = Market square
sm-tile-28B = Bombed houses
sm-tile-29A = Gun pit
sm-tile-29B = Burnt wood
sm-tile-30A = Graveyard
sm-tile-30B = Small fields
sm-tile-L1A = Crossroads
sm-tile-L1B = Shelled crossroads
sm-tile-L2A = Bridge
sm-tile-L2B = Ford
sm-tile-L3A = Farm
sm-tile-L3B = Ruined farm
sm-tile-L4A = Church
sm-tile-L4B = Ruined church
sm-tile-L5A = Water mill
sm-tile-L5B = Windmill
sm-tile-L6A = Orchard
sm-tile-L6B = Manor garden
sm-tile-L7A = Quarry
sm-tile-L7B = Gravel pit
sm-tile-L8A = Railway halt
sm-tile-L8B = Goods yard
sm-tile-L9A = Village
sm-tile-L9B = Burnt-out village
sm-tile-L10A = Supply dump
sm-tile-L10B = Radio station

## Questions

sm-ask-order = { $seat } draws an order.
sm-ask-force = { $seat }: buy your force.
sm-ask-deploy = { $seat }: place your soldiers.
sm-ask-draw = { $seat } draws a card.
sm-ask-story = The card of phase { $phase } is turned up.
sm-ask-place = { $seat }: place a card on each phase.
sm-ask-gap = { $seat } draws a card for a gap.
sm-ask-which-gap = { $seat }: which phase does { $card } fill?
sm-ask-take-back = { $seat }: take held cards back?
sm-ask-name = { $seat }: play { $card } as which action?
sm-ask-pay = { $seat }: pay the cost of { $card }?
sm-ask-part = { $seat }: which part of { $card } do you use next?
sm-ask-who = { $seat }: who { $acts }? ({ $n } more)
sm-ask-who-all = { $seat }: who { $acts }? All may.
sm-ask-act = What does { $soldier } do?
sm-ask-either = What does { $soldier } do?
sm-ask-row = { $seat }: which of these?
sm-ask-spot = Who does { $soldier } spot?
sm-ask-cover = Does { $soldier } take cover?
sm-ask-rally = { $seat }: who rallies?
sm-ask-hold = Which card does { $soldier } hold?
sm-ask-walk = Where does { $soldier } move?
sm-ask-shoot = Who does { $soldier } shoot at?
sm-ask-next-target = Who is the next target of { $soldier }?
sm-ask-throw = Where does { $soldier } throw the grenade?
sm-ask-victim = { $seat }: who is checked next?
sm-ask-hit-check = { $seat } turns up a card for a hit check.
sm-ask-damage-check = { $seat } turns up a card for damage.
sm-ask-fight-draw = { $seat } draws a card for the melee.
sm-ask-strike = { $seat }: which card, and who does it strike?
sm-ask-capture = Is { $soldier } captured or killed?
sm-ask-hand-over = Does { $soldier } hand prisoners over to { $escort }?
sm-ask-discard = { $seat }: which card do you discard?
sm-ask-befall = { $seat }: who is affected?
sm-ask-lot = Random draw.

## Answers

sm-choice-done = Done
sm-choice-yes = Yes
sm-choice-no = No
sm-choice-order = { $order }
sm-choice-story = { $story }
sm-choice-card = { $card }
sm-choice-force = Force: { $soldiers }
sm-choice-deploy = Place: { $soldiers }
sm-enlisted = { $soldier }
sm-enlisted-with = { $soldier } [{ $things }]
sm-deployed = { $soldier } [{ $point }, { $facing }]
sm-choice-placing = Phase 1: { $first }; phase 2: { $second }; phase 3: { $third }
sm-choice-phase = Phase { $phase }
sm-choice-take-back = Return { $card } from { $soldier } to hand
sm-choice-action = { $action }
sm-choice-part = { $part }
sm-choice-soldier = { $soldier }
sm-choice-act = Action: { $acts }
sm-choice-row = Number { $n }
sm-choice-rally-himself = { $soldier } rallies
sm-choice-rally = { $soldier } rallies { $target }
sm-choice-walk = Move to { $point }, facing { $facing }
sm-choice-enter = Enter { $gate } and move to { $point }, facing { $facing }
sm-choice-leave = Leave the map { $gate }
sm-choice-let-go = Leave { $soldier } behind
sm-choice-hand-over = Hand { $soldier } over to { $escort }
sm-choice-throw = Throw at { $target }: { $point }
sm-choice-strike = Strike { $target } with { $card }
sm-answer-spot = { $soldier } spots { $target }
sm-answer-shoot = { $soldier } shoots at { $target }
sm-answer-capture = { $soldier } captures { $target }
sm-answer-kill = { $target } is killed
sm-answer-cover = { $soldier } takes cover
sm-answer-pay = Pay
sm-answer-do-not-pay = Do not pay: the card is cancelled
sm-answer-hold = { $soldier } holds { $card }
sm-answer-discard = Discard { $card }
sm-answer-gap = Put { $card } on phase { $phase }
sm-answer-name = Use { $card } as { $action }
sm-answer-act = { $soldier }: { $acts }
sm-answer-row = { $n }: { $steps }
sm-answer-stay = { $soldier } stays
sm-answer-does-nothing = { $soldier } does nothing
sm-answer-nobody = Nobody else
sm-answer-no-card = No more cards
sm-answer-end-card = Done with this card

## Refusals. Lengths are inches.

sm-why-not-offered = That is not possible here.
sm-why-other-question = That is the answer to another question.
sm-why-not-for-sale = { $soldier } can’t be bought like this.
sm-why-too-dear = This costs { $cost } VP; the limit is { $limit }.
sm-why-too-much-equipment = The equipment cards cost { $cost } VP; the limit is { $limit }, and grenades do not count.
sm-why-too-many-leaders = Too many leaders; the limit is { $limit }.
sm-why-too-few = Too few soldiers; you need at least { $least }.
sm-why-nothing-left-for-allies = That wouldn’t leave enough soldiers for your allies.
sm-why-cannot-carry = { $soldier } can’t carry “{ $equipment }”.
sm-why-medal-not-earned = “{ $equipment }” is not for sale: medals are earned, and { $soldier } has not been given it.
sm-why-barred = The scenario does not allow “{ $equipment }” to this side.
sm-why-required = The scenario requires “{ $equipment }”: a soldier must carry it.
sm-why-not-where-to-start = { $soldier } can’t start there.
sm-why-overlaps = { $soldier } would stand on another soldier.
sm-why-not-all = All soldiers must be placed, in the order of their tags.
sm-why-not-in-hand = That card is not in your hand.
sm-why-does-not-fit = The card does not fit phase { $phase }.
sm-why-could-fill-more = Your hand can fill { $most ->
    [one] { $most } phase
   *[other] { $most } phases
 }.
sm-why-not-straight = You must move into melee in a straight line.
sm-why-not-this-gate = You can’t enter there.
sm-why-in-melee = In melee he can only turn.
sm-why-turns-away = Turn so that you still touch an enemy, with the front of either base.
sm-why-no-room-for-prisoners = There is no room beside him for his prisoners.
sm-why-still-touches = He must end out of contact with { $soldier }, who he leaves.
sm-why-not-on-the-map = He is not on the map.
sm-why-no-target = { $soldier } can’t be the target.
sm-why-throw-target-too-far = The target is too far away for a throw.
sm-why-throw-too-far = The grenade can’t be thrown that far.
sm-why-throw-misses-target = The template must touch the target.
sm-why-no-grenade = He has no grenade.
sm-blocked-off-the-map = The way leaves the map.
sm-blocked-too-far = It is { $by }″ too far; { $allowance }″ are possible.
sm-blocked-turns-too-far = With that facing, the base ends { $by }″ too far.
sm-blocked-no-move = NO MOVE terrain is in the way after { $after }″.
sm-blocked-too-high = After { $after }″ something of level { $level } is in the way; his Climb: { $climb }.
sm-blocked-passes = An enemy is in the way after { $after }″.
sm-blocked-across-an-edge = The base would lie across an edge by { $by }″.
sm-blocked-overlaps = That spot is taken; move { $by }″ further away.

## Sides

sm-side-us = United States
sm-side-de = Germany

## Story cards, by their numbers

sm-story-1 = Stray shells
sm-story-2 = Low cloud
sm-story-3 = Mortars search the fields
sm-story-4 = Startled birds
sm-story-5 = Heads down
sm-story-6 = Mud
sm-story-7 = A known voice
sm-story-8 = Flare
sm-story-9 = The sun breaks through
sm-story-10 = Tree bursts
sm-story-11 = Second wind
sm-story-12 = Drizzle
sm-story-13 = Cellars and ditches
sm-story-14 = A full magazine
sm-story-15 = Nerves
sm-story-16 = Wind in the crops
sm-story-17 = A message goes astray
sm-story-18 = Fire from the flank
sm-story-19 = Ground mist
sm-story-20 = Low pass
sm-story-21 = A leader stands up
sm-story-22 = Letter in a pocket
sm-story-23 = Glare
sm-story-24 = Grenades first
sm-story-25 = A place on every map
sm-story-26 = Dry ground
sm-story-27 = Dirt in the bolts
sm-story-28 = Distant bells
sm-story-29 = Cloudburst
sm-story-30 = Old hands
sm-story-31 = A single shot
sm-story-32 = Clear air
sm-story-33 = Loose cattle
sm-story-34 = Short rounds
sm-story-35 = Good fields of fire
sm-story-36 = Gusts
sm-story-37 = One man goes forward
sm-story-38 = Tracer
sm-story-39 = It goes quiet
sm-story-40 = Long shadows
sm-story-41 = The green ones freeze
sm-story-42 = Covering fire
sm-story-43 = Wrong password
sm-story-44 = Dust
sm-story-45 = Worth holding
sm-story-46 = Who is left to lead
sm-story-47 = Barrage on open ground
sm-story-48 = Rations found
sm-story-49 = A cart on the road
sm-story-50 = Guns laid on the crossroads
sm-story-51 = No cover on the road
sm-story-52 = Loose planks
sm-story-53 = The bridge is ranged
sm-story-54 = Under the arch
sm-story-55 = A dog in the yard
sm-story-56 = Straw burns
sm-story-57 = Milk in the cellar
sm-story-58 = From the tower
sm-story-59 = The tower draws fire
sm-story-60 = Among the graves
sm-story-61 = The race in flood
sm-story-62 = An upper window
sm-story-63 = Flour dust
sm-story-64 = Full leaf
sm-story-65 = Shells in the branches
sm-story-66 = Windfalls
sm-story-67 = Falling stone
sm-story-68 = Echoes
sm-story-69 = Splinters
sm-story-70 = The line still works
sm-story-71 = Between the wagons
sm-story-72 = Shells on the halt
sm-story-73 = Rusk goes ahead
sm-story-74 = Rusk has seen them
sm-story-75 = Teague calls the bet
sm-story-76 = Teague is not hit
sm-story-77 = Brandvold lifts the beam
sm-story-78 = Brandvold throws
sm-story-79 = Ahlers listens
sm-story-80 = Ahlers knows a path
sm-story-81 = Mertens finds the wire
sm-story-82 = Mertens has one left
sm-story-83 = Hanke whistles
sm-story-84 = Hanke laughs it off
sm-story-85 = The whole battery
sm-story-86 = Fog for the day
sm-story-87 = Dusk
sm-story-88 = Ammunition comes up
sm-story-89 = The telephone is cut
sm-story-90 = Orders from above
sm-story-91 = Down the cellar stairs
sm-story-92 = Shells on the village
sm-story-93 = Through the back gardens
sm-story-94 = Crates worth opening
sm-story-95 = Something catches fire
sm-story-96 = A look from the roof

## Equipment

sm-equipment-radio = Radio
sm-equipment-field-telephone = Field telephone
sm-equipment-explosives = Explosives
sm-equipment-grenade-bag = Bag of grenades
sm-equipment-grenade-sack = Sack of grenades
sm-equipment-star-2 = Silver Star (Marsh)
sm-equipment-star-5 = Bronze Star (Dembski)
sm-equipment-star-6 = Silver Star (Lindqvist)
sm-equipment-star-8 = Bronze Star (Corrigan)
sm-equipment-star-9 = Bronze Star (Rusk)
sm-equipment-star-11 = Bronze Star (Vance)
sm-equipment-star-13 = Bronze Star (Holloway)
sm-equipment-star-52 = Iron Cross (Reuter)
sm-equipment-star-55 = Iron Cross (Kessing)
sm-equipment-star-56 = Iron Cross (Wendt)
sm-equipment-star-58 = Iron Cross (Strobel)
sm-equipment-star-59 = Iron Cross (Ahlers)
sm-equipment-star-61 = Iron Cross (Diercks)
sm-equipment-star-63 = Iron Cross (Voss)

## Scenarios: names and reports

sm-scenario-first-steps = First steps
sm-report-first-steps = Two squads stumble upon each other at a crossroads. Five soldiers a side, all cards open: a game to learn with.
sm-scenario-crossing = The crossing
sm-report-crossing = The road and the bridge belong to nobody yet. Both sides come from the edges of the map, and the night is not quite over.
sm-scenario-race-to-the-bridge = Race to the bridge
sm-report-race-to-the-bridge = The bridge still stands, and both sides want it by tonight. Between farm and church there is one road, and a ford for those who dare. Anyone who dawdles comes too late.
sm-scenario-patrol = Patrol
sm-report-patrol = Two patrols are out in the same broken country, between orchard, crossroads and quarry. Neither knows of the other, and fog may come.
sm-scenario-defence = Defence
sm-report-defence = Church and windmill must be held at all costs. The attackers outnumber you, and they come over the fields while the mist still hides them.
sm-scenario-search = Search
sm-report-search = Papers were left behind, in the farm, the mill or the garden of the manor. The river lies between, and the enemy is looking for them too.
sm-scenario-four-players = At the railway halt
sm-report-four-players = Two squads a side meet around the railway halt. Everyone has a place of his own to look after, and orders that he tells nobody.

## The log

sm-log-order-drawn = { $seat } draws an order.
sm-log-this-order-drawn = { $seat } draws the order “{ $order }”.
sm-log-mustered = { $seat } has { $soldiers }.
sm-log-deployed = { $seat } has placed all soldiers.
sm-log-turn = Turn { $turn }.
sm-log-card-drawn = { $seat } draws a card.
sm-log-this-card-drawn = { $seat } draws { $card }.
sm-log-story-turned = “{ $story }” is turned up.
sm-log-story-happens = Event: “{ $story }”.
sm-log-placed = { $seat } places cards face down.
sm-log-these-placed = { $seat } places cards face down: { $first } on phase 1, { $second } on phase 2, { $third } on phase 3.
sm-log-placed-face-up = { $seat } can’t fill all phases, and places cards face up: phase 1 { $first }, phase 2 { $second }, phase 3 { $third }.
sm-log-discarded = { $seat } discards { $cards }.
sm-log-gap-filled = { $seat } fills phase { $phase } with { $card }.
sm-log-initiative = Initiative: { $order }.
sm-log-phase = Phase { $phase }.
sm-log-revealed = { $seat } reveals { $cards }.
sm-log-named = { $seat } uses { $card } as { $action }.
sm-log-taken-back = { $seat } takes back a card from { $soldier }.
sm-log-this-taken-back = { $seat } takes back { $card } from { $soldier }.
sm-log-held = { $soldier } holds a card.
sm-log-this-held = { $soldier } holds { $card }.
sm-log-held-lost = { $soldier } loses his held cards: { $cards }.
sm-log-card-began = { $seat } plays { $card }.
sm-log-card-cancelled = { $seat }: { $card } is cancelled.
sm-log-hit-check = { $seat } turns up { $card } for a hit check.
sm-log-damage-check = { $seat } turns up { $card } for damage.
sm-log-gap-check = { $seat } turns up { $card } for a gap.
sm-log-spotted = { $soldier } is spotted.
sm-log-spots = { $soldier } spots { $target }.
sm-log-hidden = { $soldier } is hidden.
sm-log-pinned = { $soldier } is pinned.
sm-log-rallied = { $soldier } rallies.
sm-log-rallies = { $soldier } rallies { $target }.
sm-log-wounded = { $soldier } is wounded.
sm-log-killed = { $soldier } is killed.
sm-log-killed-for = { $soldier } is killed: { $vp } VP for { $seat }.
sm-log-removed = { $soldier } leaves the game.
sm-log-walked = { $soldier } moves to { $place }.
sm-log-entered = { $soldier } enters { $gate }: { $place }.
sm-log-left = { $soldier } leaves the map { $gate }.
sm-log-shifted = { $soldier } moves off the edge: { $place }.
sm-log-shot = { $soldier } shoots at { $target }.
sm-log-threw = { $soldier } throws a grenade at { $target }.
sm-log-melee = Melee: { $soldiers }.
sm-log-struck = { $seat } strikes { $soldier } with { $card }: { $damage }.
sm-log-captured = { $soldier } is captured by { $escort }.
sm-log-handed-over = { $soldier } is handed over to { $escort }.
sm-log-freed = { $soldier } is free.
sm-log-escaped = { $soldier } is left at { $place }: not spotted and pinned.
sm-log-changed = { $stat } { $by } for everybody { $until }.
sm-log-changed-for = { $soldiers }: { $stat } { $by } { $until }.
sm-log-changed-for-none = { $stat } { $by } { $until }: no soldier is affected.
sm-log-scored = { $seat } scores { $vp } VP.
sm-log-order-met = { $seat } has carried out the order “{ $order }”: { $vp } VP.
sm-log-won = { $winners } wins with { $vp } VP.
sm-log-won-alone = { $winners } wins: no enemy is left.
sm-log-drawn = A draw with { $vp } VP: { $winners }.

sm-query-no-such-soldier = There is no such soldier here.
sm-query-not-on-the-map = He is not on the map.
sm-query-prisoner = { $soldier } is a prisoner: no one spots him, shoots at him or hides from him.
sm-query-nothing-to-suggest = There is nothing to suggest here.
sm-query-too-many = That names too many: at most { $most }.
sm-query-hidden = What the card of { $soldier } says is hidden from you.
sm-query-not-yours = That is for its own player to know.

## Markers and equipment

sm-marker-fire = fire
sm-marker-mines = mines
sm-marker-smoke = light smoke (2x)
sm-marker-thick-smoke = thick smoke (3x)
sm-step-place = { $marker } on { $tile }
sm-step-place-piece = { $marker } on a part of { $tile }
sm-step-place-with = { $marker } where { $who } { $n ->
    [one] stands
   *[other] stand
 }
sm-step-place-with-one = { $marker } on the tile of any one of { $set }
sm-step-clear-fire = all fires go out
sm-step-clear-mines = all mines are cleared
sm-step-clear-smoke = all smoke is blown away
sm-set-with-most = { $set } with { $stat } { $number } or less
sm-set-with-least = { $set } with { $stat } { $number } or more
sm-set-with-between = { $set } with { $stat } { $least } to { $number }
sm-set-with-not-between = { $set } with { $stat } below { $least } or above { $number }
sm-trait-assistant = { $set } { $n ->
    [one] trained as a gunner’s assistant
   *[other] trained as gunners’ assistants
 }
sm-trait-sniper = { $set } { $n ->
    [one] trained as a sniper
   *[other] trained as snipers
 }
sm-trait-medic = { $set } { $n ->
    [one] trained as a medic
   *[other] trained as medics
 }
sm-trait-officer = { $set } with an officer’s training
sm-trait-radio = { $set } { $n ->
    [one] trained as a radio operator
   *[other] trained as radio operators
 }
sm-trait-gunner = { $set } { $n ->
    [one] trained as a gunner
   *[other] trained as gunners
 }
sm-trait-tripod = { $set } with a tripod
sm-trait-skirmisher = { $set } { $n ->
    [one] trained as a skirmisher
   *[other] trained as skirmishers
 }
sm-gives-optics = { $equipment }: LOOK modifiers up to { $look } and SHOOT modifiers up to { $shoot } of a tile do not count. { $vp } VP.
sm-gives-ability = { $equipment }: { $stat } { $by }. { $vp } VP.
sm-gives-shell = { $equipment }: fired instead of shooting, up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }; { $checks ->
    [one] { $checks } blast check
   *[other] { $checks } blast checks
 } under the template. { $vp } VP.
sm-gives-charge = { $equipment }: thrown like a grenade, Throw { $by }; { $checks ->
    [one] { $checks } blast check
   *[other] { $checks } blast checks
 } under the template. { $vp } VP.
sm-gives-marker-fired = { $equipment }: fired instead of shooting onto a tile, up to { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }: { $marker }. { $vp } VP.
sm-gives-marker-thrown = { $equipment }: thrown onto a tile, Throw { $by }: { $marker }. { $vp } VP.
sm-gives-marker-laid = { $equipment }: laid on your own or an adjacent tile, instead of taking cover: { $marker }. { $vp } VP.
sm-gives-ammunition = { $equipment }: with the bearer in base contact, the light machine gun shoots once in each phase, free. { $vp } VP.
sm-gives-foxhole = { $equipment }: digs a foxhole instead of taking cover; in it one is in cover, and Cover is better by { $n }. { $vp } VP.
sm-gives-artillery = { $equipment }: instead of spotting, a round on a tile in sight; { $checks ->
    [one] { $checks } blast check
   *[other] { $checks } blast checks
 } for everybody there, or thick smoke if there are 3 or more. { $vp } VP.
sm-used-so-often = Can be used { $n ->
    [one] once
   *[other] { $n } times
 }.
sm-needs-equipment = Only together with this: { $equipment }.
sm-ask-aim = Where does { $soldier } use { $equipment }?
sm-ask-smoke = { $seat }: smoke on { $tile } instead of the explosion?
sm-ask-gun = Who does { $soldier } shoot at, free?
sm-choice-use = Use { $equipment }
sm-choice-tile = { $tile }
sm-answer-use = { $soldier } uses this: { $equipment }
sm-answer-smoke = Smoke
sm-answer-explosion = Explosion
sm-why-nothing-to-use = He has none of this left: { $equipment }.
sm-log-laid = { $tile }: { $marker }.
sm-log-cleared-fire = All fires go out.
sm-log-cleared-mines = All mines are cleared.
sm-log-cleared-smoke = All smoke is blown away.
sm-log-smoke-lifted = Old smoke clears.
sm-log-in-fire = { $soldier } is in the fire.
sm-log-in-smoke = { $soldier } is in the smoke.
sm-log-among-mines = { $soldier } moves among mines.
sm-log-used = { $soldier } uses { $equipment }.
sm-log-shelled = Artillery of { $seat } falls on { $tile }.
sm-log-shelled-with-smoke = Artillery of { $seat } fires smoke on { $tile }.
sm-log-dug = { $soldier } digs in.
sm-equipment-binoculars = Binoculars (3x)
sm-equipment-scope = Telescopic sight (6x)
sm-equipment-fine-scope = Fine telescopic sight (6x)
sm-equipment-smoke-grenades = Smoke grenades
sm-equipment-rifle-smoke = Smoke rifle grenade
sm-equipment-rifle-grenades = Rifle grenades
sm-equipment-panzerfaust = Panzerfaust
sm-equipment-bazooka = Bazooka
sm-equipment-recoilless-rifle = Recoilless rifle
sm-equipment-satchel = Satchel charge
sm-equipment-battery = Battery on call
sm-equipment-bar-magazines = Magazines for the automatic rifle
sm-equipment-mg-belts = Belts for the machine gun
sm-equipment-mines = Mines
sm-equipment-petrol-bottle = Petrol bottle
sm-equipment-spade = Entrenching tool
sm-equipment-knife = Knife
sm-story-101 = Smoke shells fall short
sm-story-102 = The wind gets up
sm-story-103 = Tracer in dry grass
sm-story-104 = Nobody marked them
sm-story-105 = Under cover of the smoke
sm-scenario-smoke-screen = Smoke screen
sm-report-smoke-screen = A machine gun and a marksman watch the fields before the quarry. Anyone who wants to cross them had better not be seen: smoke lies on the road, there is more in the pouches, and the battery has a round to spare.
sm-scenario-minefield = Minefield
sm-report-minefield = From the windmill they see everything for miles. It has to go. The lane, the wood and the trench before it are mined, and explosives take two quiet turns to lay.
sm-scenario-burning-farm = The burning farm
sm-report-burning-farm = The barn burns, and the house will not last long. Two squads with rockets and no tanks to fire them at meet in the yard.

## Specialists, officers, medics, tactical modules

sm-stat-command = Command
sm-stat-checks = identity checks
sm-rank-officer = officer
sm-band-long = long
sm-band-short = short
sm-band-close = close
sm-band-blast = blast
sm-by-owner = his player
sm-act-shoot-at = shoot at { $who }
sm-mark-of-badge = badge
sm-mark-of-optional = optional
sm-mark-of-team = team card
sm-set-team = { $set } of the TEAM
sm-set-teams = { $set } of all TEAMS
sm-cond-same-tile = { $who } are all on the same tile
sm-step-check = { $who } { $n ->
    [one] takes an identity check; if it succeeds, { $then }
   *[other] take an identity check; if it succeeds, { $then }
 }
sm-step-identity-hit = identity hit check ({ $band } result) against one of { $who }
sm-step-identity = draw { $n ->
    [one] { $n } card; its soldier { $acts }
   *[other] { $n } cards; the soldier of each { $acts }
 }
sm-card-command = COMMAND: any action ({ $mark })
sm-card-reaction = REACTION, { $vp } VP, after an enemy { $types } ({ $mark })
sm-card-preempt = PREEMPT, { $vp } VP, against { $type }: choose { $n ->
    [one] { $n } enemy
   *[other] up to { $n } enemies
 } from its team bubble ({ $mark })
sm-card-roles = Needs these roles of the panel: { $roles }.
sm-ask-identity-check = { $seat } turns a card for an identity check.
sm-ask-react = { $seat }: react to { $types } by { $soldier }?
sm-ask-preempt = { $seat }: preempt a card?
sm-ask-pick = { $seat }: which soldiers of { $other } act first? ({ $n } more)
sm-choice-commanding = First cards { $cards }, second cards { $second }
sm-choice-preempt = { $card } against { $against } of { $other }
sm-choice-standing-ask = Pass, and ask me each time
sm-choice-standing-phase = Pass for this phase
sm-choice-standing-turn = Pass for this turn
sm-choice-standing-unless = Pass for this turn, but ask me at { $action }
sm-why-one-officer = A player has one officer at most.
sm-why-not-his-card = { $soldier } does not bring that card.
sm-why-no-such-panel = The panel { $panel } can’t be used here.
sm-why-no-slot = There is no place on the panel { $panel } for { $soldier }.
sm-why-too-many-seconds = At most { $limit } phases can get a second card.
sm-why-second-alone = Phase { $phase } has no first card.
sm-log-panels = { $seat } uses { $panels }.
sm-log-seconded = { $seat } places second cards.
sm-log-declared = { $seat } declares { $card }.
sm-log-preempted = { $soldiers } must act first.
sm-log-spent = { $seat } pays { $vp } VP for { $card }.
sm-log-put-away = { $seat } discards { $card }.
sm-log-identity-check = { $seat } turns { $card } for an identity check.
sm-log-tended = { $medic } goes to { $soldier }.
sm-log-saved = { $medic } saves { $soldier }.

## The second box: story cards, equipment, modules, panels, titles of cards

sm-story-121 = Kittredge listens
sm-story-122 = Oakes breathes out
sm-story-123 = Malloy lights a fuse
sm-story-124 = Penrose is everywhere
sm-story-125 = Langdon has a plan
sm-story-126 = Sokol hears a voice
sm-story-127 = Delacroix finds a gap
sm-story-128 = Thormann kneels down
sm-story-129 = Eckl waits
sm-story-130 = Grabowski knocks on wood
sm-story-131 = Liebrecht swears softly
sm-story-132 = Tessmer looks at his watch
sm-story-133 = Funke has them on the line
sm-story-134 = Hollerich changes the barrel
sm-story-135 = Jost climbs ahead
sm-equipment-aid-bag = Aid bag
sm-equipment-camouflage = Camouflage suit
sm-equipment-whistle = Whistle
sm-equipment-message-pad = Message pad
sm-equipment-wire-cutters = Wire cutters
sm-equipment-spare-barrel = Spare barrel
sm-equipment-dog-eared-map = Dog-eared map
sm-equipment-signal-panel = Signal panel
sm-equipment-tow-rope = Rope
sm-equipment-signal-pistol = Signal pistol
sm-equipment-range-card = Range card
sm-module-fire-and-movement = Fire and movement
sm-module-night-patrol = Night patrol
sm-module-squad-drill = Squad drill
sm-module-hunting-party = Hunting party
sm-panel-fire-team = Fire team
sm-panel-base-of-fire = Base of fire
sm-panel-point = Point
sm-panel-rear-guard = Rear guard
sm-panel-gun-group = Gun group
sm-panel-storm-group = Storm group
sm-panel-outpost = Outpost
sm-panel-hunters = Hunters
sm-title-21-8 = Something moves
sm-title-21-9 = Seen in time
sm-title-22-8 = The second shot
sm-title-23-8 = Whatever it takes
sm-title-24-8 = Stay with me
sm-title-25-8 = On my word
sm-title-25-9 = Not yet, they think
sm-title-26-8 = Message received
sm-title-26-9 = On their frequency
sm-title-27-8 = Traverse
sm-title-27-9 = Into the open
sm-title-28-8 = Like smoke
sm-title-28-9 = No longer there
sm-title-71-8 = A broken twig
sm-title-71-9 = Nothing to see
sm-title-72-8 = A glint of glass
sm-title-73-8 = By hand
sm-title-74-8 = Down, all of you
sm-title-75-8 = As rehearsed
sm-title-75-9 = Let them come
sm-title-76-8 = Word goes round
sm-title-76-9 = A false order
sm-title-77-8 = Long burst
sm-title-77-9 = Across the lane
sm-title-78-8 = Over the ridge
sm-title-78-9 = From the flank
sm-title-fire-team-1 = By rushes
sm-title-fire-team-2 = All together
sm-title-fire-team-3 = Fire back
sm-title-fire-team-4 = Follow me
sm-title-fire-team-5 = Next wall
sm-title-fire-team-6 = Grenade, then go
sm-title-base-of-fire-1 = Everything we have
sm-title-base-of-fire-2 = Watch the windows
sm-title-base-of-fire-3 = Heads down, all teams
sm-title-base-of-fire-4 = Everyone who can
sm-title-point-1 = Halt, listen
sm-title-point-2 = Ahead of the rest
sm-title-point-3 = Who goes there
sm-title-point-4 = Lie still
sm-title-rear-guard-1 = Nobody stays behind
sm-title-rear-guard-2 = Into the ditch
sm-title-rear-guard-3 = Out of sight
sm-title-rear-guard-4 = Last rounds
sm-title-gun-group-1 = Fire at will
sm-title-gun-group-2 = Fire and down
sm-title-gun-group-3 = The gun was waiting
sm-title-gun-group-4 = Full cover
sm-title-gun-group-5 = Field glasses
sm-title-storm-group-1 = At the double
sm-title-storm-group-2 = Now
sm-title-storm-group-3 = Stick grenades
sm-title-storm-group-4 = Every man for himself
sm-title-storm-group-5 = Catch your breath
sm-title-outpost-1 = Eyes only
sm-title-outpost-2 = Keep it for later
sm-title-outpost-3 = They walk into it
sm-title-outpost-4 = Mark and fire
sm-title-hunters-1 = From tree to tree
sm-title-hunters-2 = On the trail
sm-title-hunters-3 = They have stopped
sm-title-hunters-4 = Drive them
sm-scenario-picked-men = Picked men
sm-report-picked-men = Both sides have sent their best into the same valley: those who see first, shoot far, mend and command. Use them well, and few words will do.
sm-scenario-sentries = The sentries
sm-report-sentries = Windmill and sentries: one side has to hold it for six turns, the other to clear it of enemies. A short game to begin with.
sm-scenario-supplies = The supply dump
sm-report-supplies = Nobody has eaten since yesterday, and between the lines lies a dump that both sides have forgotten. Get there first, and search it. A short game to begin with.
sm-scenario-raid = The raid
sm-report-raid = The station that directs the guns stands behind woods and rails. By night a few men bring explosives to it; it grows light on the fifth turn, and then the way back is long.
sm-scenario-rescue = The rescue
sm-report-rescue = Wounded men lie in the crypt of the burnt-out church. To carry them, the Americans need three men there at once; the Germans want the church for themselves.
sm-scenario-village = House to house
sm-report-village = A village, its church and a farm beside it. Each player wants something else there, and all of them go from house to house for it.
sm-scenario-breakout = The way out
sm-report-breakout = The road to the east is the only way out, and the enemy sits across it at the crossroads. One man who gets through brings the news; the others keep the way open.
sm-scenario-convoy = The ambush
sm-report-convoy = A column has to be through the crossroads and away to the east by nightfall. In the quarry and behind the walls they have been waiting since noon.
sm-scenario-fog = Fog at the ford
sm-report-fog = Two patrols feel their way through the fog to the same ford. Have a look around, come home again, and do not shoot at shadows. The fog thins as the morning goes on.
sm-scenario-bridgehead = Three bridges
sm-report-bridgehead = Three bridges and a ford lead over the river, and on either bank they want to be on the other one. Hold the great bridge in the evening, and half the battle is won.
sm-scenario-railway = Along the railway
sm-report-railway = Goods yard, village, windmill and manor garden lie along the line like beads on a string. Take more of them than the enemy, and the line is yours.

sm-does-shoot-at = { $n ->
    [one] shoots at { $who }
   *[other] shoot at { $who }
 }
sm-set-on-panel = { $set } of the panel { $panel }
sm-set-ranked = { $set } of the rank { $rank }
sm-set-with-grenades = { $set } with at least { $least ->
    [one] { $least } grenade
   *[other] { $least } grenades
 }
sm-cond-not-same-tile = { $who } are not all on the same tile

# Campaigns.
sm-campaign-river-line = The river line
sm-campaign-report-river-line = Three days at the river. First the two sides fight over the crossing, then they search for papers on the far bank, and finally church and windmill are stormed. Anyone who comes through remembers all of it.
sm-campaign-long-march = The long march
sm-campaign-report-long-march = Four days on foot: a patrol in broken country, fields under smoke, the mines before the windmill, and a farm that burns. The same few men go all the way.
sm-honour-valour = Medal for valour
sm-honour-capture = Captor’s Medal
sm-honour-comrade = Medal for comradeship
sm-honour-duty = Distinguished Duty Medal
sm-honour-wound = Wound Medal
sm-honour-marksman = Marksman’s badge
sm-honour-scout = Scout’s badge
sm-honour-close-combat = Close combat badge
sm-honour-old-hand = Old hand’s badge
sm-feat-kills = { $n ->
    [one] { $n } enemy killed
   *[other] { $n } enemies killed
 }
sm-feat-captures = { $n ->
    [one] { $n } enemy captured
   *[other] { $n } enemies captured
 }
sm-feat-spots = { $n ->
    [one] { $n } enemy spotted
   *[other] { $n } enemies spotted
 }
sm-feat-rallies = { $n ->
    [one] { $n } comrade put back on his feet
   *[other] { $n } comrades put back on their feet
 }
sm-feat-wounds = { $n ->
    [one] wounded, and came through
   *[other] wounded { $n } times, and came through
 }
sm-feat-orders = { $n ->
    [one] there when { $n } order was met
   *[other] there when { $n } orders were met
 }
sm-feat-melees = { $n ->
    [one] { $n } melee survived
   *[other] { $n } melees survived
 }
sm-feat-chapters = { $n ->
    [one] { $n } chapter survived
   *[other] { $n } chapters survived
 }
sm-log-honoured = { $soldier } earns the { $honour }: { $deed }.

## Why a soldier has nothing to do

sm-idle-part = nobody could do anything
sm-idle-not-on-the-map = not on the map yet
sm-idle-in-melee = in melee
sm-idle-guards = guards a prisoner
sm-idle-nobody-to-spot = nobody to spot
sm-idle-draws-nothing = draws no cards
sm-idle-is-hidden = hidden already
sm-idle-no-cover = not in cover
sm-idle-is-seen = an enemy sees into the cover
sm-idle-nobody-to-rally = nobody to rally
sm-idle-nothing-to-hold = no card to hold
sm-idle-nobody-to-shoot = no target
sm-idle-nobody-to-throw-at = no grenade, or no target for it
sm-idle-no-way = no way to go

## Hints

sm-hint-shot = The first card of { $soldier } hits { $target } { $percent }% of the time.
sm-hint-melee = { $soldier } is in melee there: { $targets }.
sm-hint-cover = { $soldier } has cover there.
sm-hint-sees = { $n ->
    [one] { $soldier } can shoot at one enemy from there.
   *[other] { $soldier } can shoot at { $n } enemies from there.
}
sm-hint-safer = { $n ->
    [0] No enemy could shoot at { $soldier } there (before: { $before }).
    [one] One enemy could shoot at { $soldier } there (before: { $before }).
   *[other] { $n } enemies could shoot at { $soldier } there (before: { $before }).
}
