### Sergeants: cards, questions, refusals. Soldiers come by their names; sets and acts as lists of words. Lengths are sixteenths of an inch.

## Words

sm-action-look = LOOK
sm-action-shoot = SHOOT
sm-action-hide = HIDE
sm-action-move = MOVE
sm-any-look = do any one LOOK
sm-any-shoot = do any one SHOOT
sm-any-hide = do any one HIDE
sm-any-move = do any one MOVE
sm-act-spot = spot
sm-act-draw = draw
sm-act-cover = take cover
sm-act-rally = rally
sm-act-hold = hold cards
sm-act-shoot = shoot
sm-act-throw = throw a grenade
sm-act-walk = walk
sm-act-turn = turn
sm-act-either = either
sm-act-or = or
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
sm-stat-fight = Fight
sm-stat-base-draw = cards drawn each turn
sm-mark-pin = pinned
sm-mark-unpin = no longer pinned
sm-mark-spot = spotted
sm-mark-unspot = no longer spotted
sm-mark-wound = wounded
sm-mark-kill = killed
sm-mark-remove = removed
sm-until-phase = this phase
sm-until-turn = this turn
sm-until-game = the rest of the game
sm-whom-me = you
sm-whom-enemies = your enemies
sm-whom-all = all players
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
sm-mark-of-main = main
sm-topic-weather = weather
sm-topic-landmark = landmark
sm-topic-ordnance = ordnance
sm-topic-weird = weird
sm-topic-character = character
sm-topic-morale = morale
sm-by-each = each player, by initiative
sm-by-first = the player with the initiative
sm-by-last = the player last in initiative
sm-by-nobody = all alike
sm-part-dog-tag = the dog tag action
sm-part-bubble = the team bubble
sm-part-narrator = the narrator box
sm-set-anyone = anyone
sm-set-owner = the owner
sm-set-own = your soldiers
sm-set-friend = soldiers of your side
sm-set-enemy = enemies
sm-set-leader = leaders
sm-set-spotted = spotted
sm-set-pinned = pinned
sm-set-wounded = wounded
sm-set-in-cover = in cover
sm-set-in-melee = in melee
sm-set-in-landmark = in a landmark
sm-set-on-map = on the map
sm-set-any-of = any of
sm-set-not = not
sm-seat = player { $seat }

## Steps

sm-step-do = { $many ->
    [owner] The owner may { $acts }.
    [up-to] Up to { $n } ({ $set }): { $acts }.
    [lot] One by lot ({ $set }): { $acts }.
   *[all] All ({ $set }): { $acts }.
 }
sm-step-rally = { $n ->
    [one] One pin is removed.
   *[other] { $n } pins are removed.
 }
sm-step-one-of = One of these:
sm-step-or = or:
sm-step-if = If
sm-step-then = then:
sm-step-otherwise = otherwise:
sm-step-mark = { $many ->
    [owner] The owner is { $mark }.
    [up-to] Up to { $n } ({ $set }): { $mark }.
    [lot] One by lot ({ $set }): { $mark }.
   *[all] All ({ $set }): { $mark }.
 }
sm-step-blast = { $many ->
    [owner] Blast checks on the owner: { $checks }.
    [up-to] Blast checks on up to { $n } ({ $set }): { $checks } each.
    [lot] Blast checks on one by lot ({ $set }): { $checks }.
   *[all] Blast checks on all ({ $set }): { $checks } each.
 }
sm-step-modify = { $stat } changes by { $by } for { $until } ({ $set }).
sm-step-draw = Cards drawn by { $whom }: { $n }.
sm-step-discard = Cards discarded by { $whom }: { $n }.
sm-step-score = VP for { $whom }: { $n }.
sm-cond-count = { $most ->
    [0] there are at least { $least } ({ $set })
   *[other] there are { $least } to { $most } ({ $set })
 }
sm-cond-turn = { $most ->
    [0] it is turn { $least } or later
   *[other] it is turn { $least } to { $most }
 }
sm-cond-hand = you have at least { $n } cards in hand
sm-cond-all = all of these hold:
sm-cond-any = any of these holds:
sm-cond-not = this does not hold:

## Cards

sm-card-head = { $types } ({ $mark })
sm-card-bubble = Team:
sm-card-may = May be done:
sm-card-must = Must be done:
sm-card-cost = Without this the card is cancelled:
sm-card-hit = Hit check: long { $long }, short { $short }, close { $close }, blast { $blast }.
sm-card-damage = Damage: { $damage }.
sm-story-head = First { $first }, then { $then }.
sm-story-effect = Event ({ $topic }), for { $by }:
sm-story-cause = Causes { $topic }.
sm-order-hold = Hold { $landmark }: be there at the end, with no enemy ({ $vp } VP).
sm-order-search = Search { $landmark }: move into cover there ({ $vp } VP).
sm-order-capture = Capture { $landmark }: be there alone for a whole turn ({ $vp } VP).
sm-order-general-attack = General attack: { $vp } VP for each enemy killed or captured.
sm-order-patrol = Patrol: a soldier leaves by { $area } ({ $vp } VP).
sm-order-registered-fire = Registered fire: the bearer of { $equipment } is alive on turn { $turn }; artillery falls on { $landmark } ({ $vp } VP).
sm-order-demolition = Demolition: hold { $landmark } for { $turns } turns with { $equipment }, then leave it ({ $vp } VP).
sm-order-attack = Attack: capture more than half of the landmarks ({ $vp } VP).
sm-order-skirmish = Skirmish: more than half of an opponent's force killed ({ $vp } VP).
sm-order-recon = Recon: { $n } soldiers in { $landmark } at the same time ({ $vp } VP).
sm-gives-grenades = { $equipment }: { $n } grenades ({ $vp } VP).
sm-gives-medal = { $equipment }: { $soldier } has another card ({ $vp } VP).
sm-gives-object = { $equipment } ({ $vp } VP).

## Questions

sm-ask-order = { $seat } draws an order.
sm-ask-force = { $seat }: buy your force.
sm-ask-deploy = { $seat }: place your soldiers.
sm-ask-draw = { $seat } draws a card.
sm-ask-story = The card of phase { $phase } is turned up.
sm-ask-place = { $seat }: place a card on each phase.
sm-ask-gap = { $seat } draws a card for a gap.
sm-ask-which-gap = { $seat }: which gap does { $card } fill?
sm-ask-take-back = { $seat }: take held cards back?
sm-ask-name = { $seat }: which type is { $card } used as?
sm-ask-pay = { $seat }: pay the price of { $card }?
sm-ask-part = { $seat }: which part of { $card } next?
sm-ask-who = { $seat }: who does it ({ $acts })? { $n } left.
sm-ask-act = What does { $soldier } do?
sm-ask-row = { $seat }: which of these?
sm-ask-spot = Whom does { $soldier } spot?
sm-ask-cover = Does { $soldier } take cover?
sm-ask-rally = { $seat }: whose pin is removed?
sm-ask-hold = Which card does { $soldier } hold?
sm-ask-walk = Where does { $soldier } go?
sm-ask-shoot = At whom does { $soldier } shoot?
sm-ask-next-target = Who is the next target of { $soldier }?
sm-ask-throw = Where does the grenade of { $soldier } fall?
sm-ask-victim = { $seat }: who is checked next?
sm-ask-hit-check = { $seat } turns a card for a hit check.
sm-ask-damage-check = { $seat } turns a card for damage.
sm-ask-fight-draw = { $seat } draws a card for the melee.
sm-ask-strike = { $seat }: which card strikes whom?
sm-ask-capture = Who captures { $soldier }, or is he killed?
sm-ask-discard = { $seat }: which card is discarded?
sm-ask-befall = { $seat }: whom does it befall?
sm-ask-lot = Lots are drawn.

## Refusals

sm-why-not-offered = That is not possible here.
sm-why-other-question = That is the answer to another question.
sm-why-not-for-sale = { $soldier } cannot be bought so.
sm-why-too-dear = This costs { $cost } VP; the limit is { $limit }.
sm-why-too-much-equipment = The equipment costs { $cost } VP; the limit is { $limit }.
sm-why-too-many-leaders = There are too many leaders; the limit is { $limit }.
sm-why-too-few = There are too few soldiers; at least { $least } are needed.
sm-why-nothing-left-for-allies = Your allies would find too few soldiers.
sm-why-cannot-carry = { $soldier } cannot carry { $equipment }.
sm-why-not-where-to-start = { $soldier } cannot start there.
sm-why-overlaps = { $soldier } would stand on somebody else.
sm-why-not-all = All soldiers must be placed, in the order of their tags.
sm-why-not-in-hand = That card is not in your hand.
sm-why-does-not-fit = The card does not fit phase { $phase }.
sm-why-could-fill-more = Your hand can fill { $most } phases.
sm-why-not-straight = The way into melee is straight.
sm-why-not-this-gate = You cannot enter there.
sm-why-in-melee = In melee one can only turn.
sm-why-not-on-the-map = He is not on the map.
sm-why-no-target = { $soldier } cannot be reached.
sm-why-no-throw = The template cannot lie there.
sm-why-no-grenade = He has no grenade.
sm-blocked-off-the-map = The way leaves the map.
sm-blocked-too-far = It is too far by { $by }/16 inch; { $allowance }/16 inch are possible.
sm-blocked-turns-too-far = The turned base would reach too far by { $by }/16 inch.
sm-blocked-no-move = A NO MOVE piece is in the way after { $after }/16 inch.
sm-blocked-passes = An enemy is in the way after { $after }/16 inch.
sm-blocked-across-an-edge = The base would lie across an edge by { $by }/16 inch.
sm-blocked-overlaps = Somebody stands there; { $by }/16 inch off would do.

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

## Equipment

sm-equipment-radio = Radio
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
sm-report-race-to-the-bridge = The bridge still stands, and both sides want it by tonight. Between farm and church there is one road, and a ford for those who dare. Whoever dawdles comes too late.
sm-scenario-patrol = Patrol
sm-report-patrol = Two patrols are out in the same broken country, between orchard, crossroads and quarry. Neither knows of the other, and fog may come.
sm-scenario-defence = Defence
sm-report-defence = Church and windmill must be held at all costs. The attackers are more, and they come over the fields while the mist still hides them.
sm-scenario-search = Search
sm-report-search = Papers were left behind, in the farm, the mill or the garden of the manor. The river lies between, and the others are searching, too.
sm-scenario-four-players = At the railway halt
sm-report-four-players = Two squads a side meet around the railway halt. Everyone has a place of his own to look after, and orders that he tells nobody.

## The log

sm-log-order-drawn = { $seat } draws an order.
sm-log-mustered = { $seat } has { $soldiers }.
sm-log-deployed = { $seat } has placed all soldiers.
sm-log-turn = Turn { $turn }.
sm-log-card-drawn = { $seat } draws a card.
sm-log-this-card-drawn = { $seat } draws { $card }.
sm-log-story-turned = { $story } is turned up.
sm-log-story-happens = { $story } happens.
sm-log-placed = { $seat } places cards face down.
sm-log-placed-face-up = { $seat } cannot fill all phases, and places cards face up.
sm-log-discarded = { $seat } discards { $cards }.
sm-log-gap-filled = { $seat } fills phase { $phase } with { $card }.
sm-log-initiative = Initiative: { $order }.
sm-log-phase = Phase { $phase }.
sm-log-revealed = { $seat } reveals { $cards }.
sm-log-named = { $seat } uses { $card } as { $action }.
sm-log-taken-back = { $seat } takes back a card from { $soldier }.
sm-log-held = { $soldier } holds a card.
sm-log-held-lost = { $soldier } loses { $cards }.
sm-log-card-began = { $seat } plays { $card }.
sm-log-card-cancelled = { $card } of { $seat } is cancelled.
sm-log-hit-check = { $seat } turns { $card } for a hit check.
sm-log-damage-check = { $seat } turns { $card } for damage.
sm-log-gap-check = { $seat } turns { $card } for a gap.
sm-log-spotted = { $soldier } is spotted.
sm-log-hidden = { $soldier } is hidden.
sm-log-pinned = { $soldier } is pinned.
sm-log-rallied = { $soldier } is rallied.
sm-log-wounded = { $soldier } is wounded.
sm-log-killed = { $soldier } is killed ({ $vp } VP).
sm-log-removed = { $soldier } leaves the game.
sm-log-walked = { $soldier } moves.
sm-log-entered = { $soldier } enters.
sm-log-left = { $soldier } leaves the map.
sm-log-shifted = { $soldier } moves off the edge.
sm-log-shot = { $soldier } shoots at { $target }.
sm-log-threw = { $soldier } throws a grenade at { $target }.
sm-log-melee = Melee: { $soldiers }.
sm-log-struck = { $seat } strikes { $soldier }: { $damage }.
sm-log-captured = { $soldier } is captured by { $escort }.
sm-log-handed-over = { $soldier } is handed over to { $escort }.
sm-log-freed = { $soldier } is free.
sm-log-changed = { $stat } changes by { $by } for { $until }.
sm-log-scored = { $seat } scores { $vp } VP.
sm-log-order-met = { $seat } has carried out { $order } ({ $vp } VP).
sm-log-won = { $winners } wins.
sm-log-drawn = A draw: { $winners }.

## Specialists, officers, medics, tactical modules

sm-stat-command = Command
sm-stat-checks = identity checks
sm-rank-officer = officer
sm-band-long = long
sm-band-short = short
sm-band-close = close
sm-band-blast = blast
sm-by-owner = his player
sm-act-shoot-at = shoot at
sm-mark-of-badge = badge
sm-mark-of-optional = optional
sm-mark-of-team = team card
sm-set-picked = the soldiers in question
sm-set-team = TEAM
sm-set-teams = all TEAMS
sm-set-grenades = grenades
sm-cond-same-tile = all of them stand in one tile ({ $set })
sm-step-check = { $many ->
    [owner] An identity check for the owner; if it succeeds:
    [up-to] An identity check for up to { $n } ({ $set }); for whom it succeeds:
    [lot] An identity check for one by lot ({ $set }); if it succeeds:
   *[all] An identity check for all ({ $set }); for whom it succeeds:
 }
sm-step-identity-hit = An identity hit check by the result { $band } ({ $set }).
sm-step-identity = Draw { $n } cards; the soldier on the tag of each may { $acts }.
sm-card-command = COMMAND: any action ({ $mark })
sm-card-reaction = REACTION, { $vp } VP, after { $types } of an enemy ({ $mark })
sm-card-preempt = PREEMPT, { $vp } VP, against { $type }: pick up to { $n } enemies of its bubble ({ $mark })
sm-card-roles = Needs these roles of the panel: { $roles }.
sm-ask-identity-check = { $seat } turns a card for an identity check.
sm-ask-react = { $seat }: react to { $soldier } ({ $types })?
sm-ask-preempt = { $seat }: preempt a card?
sm-ask-pick = { $seat }: which soldiers of { $other } act beforehand? { $n } left.
sm-choice-commanding = First cards { $cards }, second cards { $second }
sm-choice-preempt = { $card } against { $against } of { $other }
sm-choice-standing-ask = Pass, and ask me each time
sm-choice-standing-phase = Pass for this phase
sm-choice-standing-turn = Pass for this turn
sm-choice-standing-unless = Pass for this turn, but ask me at { $action }
sm-why-one-officer = A player has one officer at most.
sm-why-not-his-card = { $soldier } does not bring that card.
sm-why-no-such-panel = The panel { $panel } cannot be used here.
sm-why-no-slot = There is no place on the panel { $panel } for { $soldier }.
sm-why-too-many-seconds = At most { $limit } phases can get a second card.
sm-why-second-alone = Phase { $phase } has no first card.
sm-log-panels = { $seat } uses { $panels }.
sm-log-seconded = { $seat } places second cards.
sm-log-declared = { $seat } declares { $card }.
sm-log-preempted = { $soldiers } must act beforehand.
sm-log-spent = { $seat } pays { $vp } VP for { $card }.
sm-log-put-away = { $seat } discards { $card }.
sm-log-identity-check = { $seat } turns { $card } for an identity check.
sm-log-tended = { $medic } goes to { $soldier }.
sm-log-saved = { $medic } saves { $soldier }.
## Markers and equipment

sm-marker-fire = fire
sm-marker-mines = mines
sm-sort-fire = fire
sm-sort-mines = mines
sm-step-place = On { $tile }: { $marker }.
sm-step-place-piece = On a part of { $tile }: { $marker }.
sm-step-place-with = { $many ->
    [owner] On the tile of the owner: { $marker }.
    [up-to] On the tiles of up to { $n } ({ $set }): { $marker }.
    [lot] On the tile of one by lot ({ $set }): { $marker }.
   *[all] On the tiles of all ({ $set }): { $marker }.
 }
sm-step-clear = All of it is taken away: { $sort }.
sm-log-laid = On { $tile }: { $marker }.
sm-log-cleared = All of it is gone: { $sort }.
sm-log-endangered = { $soldier } is in danger: { $sort }.
sm-marker-smoke = smoke (2x)
sm-marker-thick-smoke = thick smoke (3x)
sm-sort-smoke = smoke
sm-log-smoke-lifted = The smoke of earlier turns is gone.
sm-gives-optics = { $equipment }: LOOK numbers to { $look } and SHOOT numbers to { $shoot } are ignored ({ $vp } VP).
sm-bound-least = at least
sm-bound-most = at most
sm-gives-ability = { $equipment }: { $stat } is higher by { $by } ({ $vp } VP).
sm-gives-blast = { $reach ->
    [squares] { $equipment }: fired at up to { $n } squares, { $checks } blast checks on everybody under the template; uses: { $uses } ({ $vp } VP).
    [throw] { $equipment }: thrown with { $n } more than Throw, { $checks } blast checks on everybody under the template; uses: { $uses } ({ $vp } VP).
   *[beside] { $equipment }: { $checks } blast checks; uses: { $uses } ({ $vp } VP).
 }
sm-gives-marker = { $reach ->
    [squares] { $equipment }: fired onto a tile at up to { $n } squares, { $marker }; uses: { $uses } ({ $vp } VP).
    [throw] { $equipment }: thrown onto a tile with { $n } more than Throw, { $marker }; uses: { $uses } ({ $vp } VP).
   *[beside] { $equipment }: laid on the own tile or one beside it, { $marker }; uses: { $uses } ({ $vp } VP).
 }
sm-gives-ammunition = { $equipment }: with its bearer in base contact the gun fires once in each phase, free ({ $vp } VP).
sm-gives-foxhole = { $equipment }: digs a foxhole instead of taking cover; in it one is in cover, and Cover is better by { $n } ({ $vp } VP).
sm-gives-artillery = { $equipment }: instead of spotting, a round on a tile in sight, { $checks } blast checks on everybody there, or thick smoke from 3 checks on; rounds: { $uses } ({ $vp } VP).
sm-ask-aim = Where does { $soldier } use { $equipment }?
sm-ask-smoke = { $seat }: smoke on { $tile } instead of the explosion?
sm-ask-gun = At whom does the gun of { $soldier } fire, free?
sm-why-nothing-to-use = He has no { $equipment } left.
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
sm-report-smoke-screen = A machine gun and a marksman watch the fields before the quarry. Whoever wants to cross them had better not be seen: smoke lies on the road, there is more in the pouches, and the battery has a round to spare.
sm-scenario-minefield = Minefield
sm-report-minefield = From the windmill they see everything for miles. It has to go. The lane, the wood and the trench before it are mined, and explosives take two quiet turns to lay.
sm-scenario-burning-farm = The burning farm
sm-report-burning-farm = The barn burns, and the house will not last long. Two squads with rockets and no tanks to fire them at meet in the yard.

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
sm-title-25-9 = Hold your fire, they think
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
sm-title-base-of-fire-4 = Whoever can
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
sm-report-picked-men = Both sides have sent their best into the same valley: those who see first, shoot far, mend and command. Whoever uses them well will need few words.
