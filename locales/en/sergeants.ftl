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
