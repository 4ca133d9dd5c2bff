### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

sm-web-clock-minutes-note = For every answer. When they run out, a bot answers for whoever is awaited until they return.

## A new match

web-sm-scenario = Which scenario?
web-sm-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
web-sm-side-enters = { $side }: { $vp } VP a player, enters from the edge, { $orders ->
    [one] one order
   *[other] { $orders } orders
 }
web-sm-side-stands = { $side }: { $vp } VP a player, starts on the map, { $orders ->
    [one] one order
   *[other] { $orders } orders
 }
web-sm-open = All cards lie open: for learning.
web-sm-map = The map: { $columns } by { $rows } squares, with { $landmarks }.
web-sm-who = Who plays?
web-sm-players = { $side }: how many play it?
web-sm-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
web-sm-forces = Which forces?
web-sm-suggested = Suggested forces
web-sm-suggested-note = Soldiers and equipment are chosen already: play at once.
web-sm-suggested-none = None are suggested for so many players.
web-sm-bought = Bought forces
web-sm-bought-note = Each buys soldiers and equipment for the VP of the scenario.

## The map

web-sm-map-label = Map of the battlefield. Arrow keys go from soldier to soldier or move the map, plus and minus zoom, 0 shows all of it.
web-sm-map-soldiers = Soldiers on the map
web-sm-map-stands = in { $tile }, facing { $facing }
web-sm-map-outside = off the map
web-sm-map-escorts = escorts { $soldiers }
web-sm-map-holds = { $n ->
    [one] holds { $n } card
   *[other] holds { $n } cards
 }
web-sm-map-grenades = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }
web-sm-map-offered = can be chosen
web-sm-map-chosen = chosen
web-sm-map-far = far { $direction }
web-sm-map-would-stand = { $soldier } in { $tile }, { $x } by { $y } inches from the upper left corner, facing { $facing }.
web-sm-map-length = { $length } of { $most } inches.
web-sm-map-cover-building = In cover, indoors.
web-sm-map-cover-ground = In cover.
web-sm-map-cover-piece = In cover.
web-sm-map-cover-line = In cover along a line.
web-sm-map-cover-foxhole = In cover, in a foxhole.
web-sm-map-no-cover = Not in cover.
web-sm-map-may-begin = { $soldier } may begin here.
web-sm-map-melee = In melee with { $soldiers }.
web-sm-map-under = Under the template: { $soldiers }.
web-sm-map-under-nobody = Nobody is under the template.
web-sm-map-under-himself = He himself as well!
web-sm-map-judging = One moment …
web-sm-map-note = What you hold
web-sm-map-turn-left = Turn left (key ,)
web-sm-map-turn-right = Turn right (key .)
web-sm-map-bend = Bend the way here (key B, or a click with Shift): { $n } of { $most }
web-sm-map-back = Take it up again (Escape)
web-sm-map-confirm = Confirm (Enter)
web-sm-map-ruler = Ruler: { $soldier } to { $other }
web-sm-map-slip = { $soldier } to { $other }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, { $inches }″.
web-sm-map-distance = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
 }.
web-sm-map-tiles = For { $action }: { $tiles }.
web-sm-map-not-counted = { $tile } (does not count)
web-sm-map-left = left
web-sm-map-needed = needed
web-sm-map-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }
web-sm-map-inches = { $n ->
    [one] { $n } inch
   *[other] { $n } inches
 }
web-sm-map-below-zero = below 0
web-sm-map-yes = yes
web-sm-map-no = no
web-sm-map-band-long = long
web-sm-map-band-short = short
web-sm-map-band-close = close
web-sm-map-shot-counts = { $other } is spotted: a shot of { $soldier } would count { $bands }.
web-sm-map-not-in-arc = { $other } is spotted, but not in the front arc of { $soldier }.
web-sm-map-out-of-range = { $other } is spotted, but out of range for { $soldier }.
web-sm-map-could-spot = { $other } is hidden. Spot of { $soldier } reaches him.
web-sm-map-cannot-spot = { $other } is hidden. Spot of { $soldier } does not reach him.
web-sm-map-can-rally = { $soldier } is near enough to rally { $other }.
web-sm-map-cannot-rally = { $soldier } is too far away to rally { $other }.
web-sm-map-supposed = You do not know the rank of { $soldier }: these are the numbers of his lowest one.

## Cards and panels

web-sm-card-you = You
web-sm-card-name = { $soldier }’s { $types }
web-sm-card-tag = tag { $tag }
web-sm-card-vp = { $n } VP
web-sm-card-grenades = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }
web-sm-card-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
web-sm-card-letter-long = L
web-sm-card-letter-short = S
web-sm-card-letter-close = C
web-sm-card-letter-blast = B
web-sm-card-band-long = long
web-sm-card-band-short = short
web-sm-card-band-close = close
web-sm-card-band-blast = blast
web-sm-card-box-may = May
web-sm-card-box-must = Must
web-sm-card-box-cost = Cost
web-sm-card-read = { $card }, number { $number }.
web-sm-card-read-rank = It comes with the rank: { $rank }.
web-sm-card-read-medal = It comes with a medal: { $medal }.
web-sm-card-read-team = Team: { $text }
web-sm-card-read-box = { $box }: { $text }
web-sm-card-read-damage = Damage: { $damage }.
web-sm-card-hit = { $plus ->
    [yes] { $band } with a plus
   *[no] { $band }
 }
web-sm-card-hits = As a check it hits at { $bands }.
web-sm-card-hits-none = As a check it misses.
web-sm-card-fits = { $n ->
    [one] It fits phase { $phases }.
   *[other] It fits phases { $phases }.
 }
web-sm-card-fits-none = It fits no phase of this turn.
web-sm-card-dock = Phases and hand
web-sm-card-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
 }
web-sm-card-hand-empty = Your hand is empty.
web-sm-card-hand-hint = Arrow keys go from card to card. 1, 2 and 3 put a card onto that phase; Enter holds it up.
web-sm-card-phases = The three phases
web-sm-card-phase = Phase
web-sm-card-order = Cards in the order of play
web-sm-card-row = { $player }: { $card }, { $state ->
    [done] played
    [now] being played
   *[later] still to be played
 }
web-sm-card-face-down = Face down:
web-sm-card-fits-here = { $card } fits here
web-sm-card-slot-empty = Phase { $phase }, { $actions }: empty
web-sm-card-slot-hot = Phase { $phase }, { $actions }: put { $card } here
web-sm-card-slot-filled = Phase { $phase }, { $actions }: { $card } lies here. Press to hold it up; Delete takes it back.
web-sm-card-slot-gap = A gap
web-sm-card-slot-none = No card
web-sm-card-slot-past = Played
web-sm-card-would-be = { $topic }; { $last ->
    [yes] the last of the turn
   *[no] leads to { $next }
 }
web-sm-card-because = happens, because of { $topic }
web-sm-card-leads = leads to { $topic }
web-sm-card-no-story = Not yet turned up
web-sm-card-placing = Placing cards
web-sm-card-place = { $n ->
    [one] Place a card on phase { $phases }. Nobody sees it until all are ready.
   *[other] Place cards on phases { $phases }. Nobody sees them until all are ready.
 }
web-sm-card-place-most = { $most ->
    [0] No card of your hand fits. Cards will be drawn for all phases, face up.
    [one] Your hand can fill only { $most } phase. Cards will be drawn for the others, face up.
   *[other] Your hand can fill only { $most } phases. A card will be drawn for the other one, face up.
 }
web-sm-card-place-blocked = So you could fill only { $now }, but your hand can fill { $most }. Move a card.
web-sm-card-place-ready = { $n ->
    [one] All three lie. { $n } card stays in your hand and counts for the initiative.
   *[other] All three lie. { $n } cards stay in your hand and count for the initiative.
 }
web-sm-card-place-poor = { $n ->
    [0] No card fits. All are shown and discarded, and cards are drawn for the gaps.
   *[other] These will lie face up. The rest of your hand ({ $spare }) is shown and discarded, and cards are drawn for the gaps.
 }
web-sm-card-place-one = Place { $types } on phase { $phase }
web-sm-card-place-waiting = Your cards lie. Still choosing: { $who }.
web-sm-card-place-done = Your cards lie.
web-sm-card-undo = Undo
web-sm-card-take-back = Take back { $card }
web-sm-card-fill-up = Fill up for me
web-sm-card-ready = Ready: lay them face down
web-sm-card-ready-open = Ready: lay them face up
web-sm-card-change = Change my cards
web-sm-card-question = What is asked
web-sm-card-hint-force = Put your force together above, then confirm it there.
web-sm-card-hint-deploy = Choose somebody from the list and place him on the map.
web-sm-card-hint-map = Choose the place on the map.
web-sm-card-hint-strike = Choose one of your cards in the scene, then whom it strikes.
web-sm-card-hint-hand = You can also choose it from your hand.
web-sm-card-do-dog-tag = Dog tag: { $soldier } acts
web-sm-card-do-bubble = Team bubble
web-sm-card-do-may = Narrator box (may)
web-sm-card-do-must = Narrator box (must)
web-sm-card-do-cost = Narrator box (cost)
web-sm-card-do = Do it
web-sm-card-playing = The card that is played
web-sm-card-played-by = { $mine ->
    [yes] You play
   *[no] { $player } plays
 }
web-sm-card-part-dog-tag = Dog tag
web-sm-card-part-bubble = Team
web-sm-card-dog-tag = { $soldier }: any one action of { $types }
web-sm-card-owner-out = { $soldier } is out of the fight.
web-sm-card-acted = Who has acted
web-sm-card-state-left = To do:
web-sm-card-state-now = Now:
web-sm-card-state-done = Done:
web-sm-card-state-none = Not possible:
web-sm-card-checks = Checks
web-sm-card-checks-before = Earlier checks
web-sm-card-check-shot = { $soldier } shoots at { $target }
web-sm-card-check-grenade = { $soldier }’s grenade at { $target }
web-sm-card-check-blast = Shells fall
web-sm-card-check-event = { $title }
web-sm-card-check-gap = { $player } draws for a gap
web-sm-card-check-bands = { $n ->
    [one] Only { $bands } counts.
   *[other] { $bands } count.
 }
web-sm-card-check-hits = { $n ->
    [0] A miss.
    [one] { $n } hit.
   *[other] { $n } hits.
 }
web-sm-card-check-filled = It goes onto phase { $phase }.
web-sm-card-check-no-gap = It does not fit.
web-sm-card-fate-pinned = { $soldier } is pinned.
web-sm-card-fate-wounded = { $soldier } is wounded.
web-sm-card-fate-killed = { $soldier } is killed.
web-sm-card-fate-nothing = { $soldier }: { $damage }, nothing new.
web-sm-card-fate-unknown = Damage: { $damage }.
web-sm-card-story = Story, { $n } cards left
web-sm-card-story-short = The story
web-sm-card-story-before = Earlier events
web-sm-card-not-happening = Does not happen.
web-sm-card-changes = Numbers that have changed
web-sm-card-changed = { $stat } { $by } { $whom }, { $until }
web-sm-card-change-all = for everybody
web-sm-card-turn = Turn { $turn }:
web-sm-card-rank-unknown = Rank unknown
web-sm-card-at-waiting = Waits beyond the edge of the map
web-sm-card-at-gone = Has left the map
web-sm-card-at-dead = Was killed
web-sm-card-at-removed = Is out of the game
web-sm-card-at-cover = In cover at { $tile }
web-sm-card-at-open = In the open at { $tile }
web-sm-card-at-melee = In melee at { $tile } with { $enemies }
web-sm-card-standing = { $where }, { $spotted ->
    [yes] spotted
   *[no] not spotted
 }
web-sm-card-is-pinned = Pinned
web-sm-card-is-wounded = Wounded
web-sm-card-printed = as printed:
web-sm-card-uses-plus = Hit+
web-sm-card-climb = Climb
web-sm-card-supposed = His rank is not known: these are the numbers of the lowest.
web-sm-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Wounded and pinned: the red side, halved.
       *[no] Pinned: all numbers are halved.
     }
   *[no] Wounded: these are the numbers of the red side.
 }
web-sm-card-worth = Worth
web-sm-card-traits = Is
web-sm-card-carries = Carries
web-sm-card-carries-nothing = nothing
web-sm-card-holds = Holds
web-sm-card-escorts = Escorts
web-sm-card-prisoner-of = Prisoner of
web-sm-card-trait-rifle = rifleman
web-sm-card-trait-smg = submachine gunner
web-sm-card-trait-lmg = machine gunner
web-sm-card-trait-carbine = with a carbine
web-sm-card-trait-green = green
web-sm-card-trait-veteran = veteran
web-sm-card-trait-thrower = thrower
web-sm-card-trait-engineer = engineer
web-sm-card-trait-scout = scout
web-sm-card-kind-leader = leader
web-sm-card-kind-character = character
web-sm-card-kind-specialist = specialist
web-sm-card-orders = { $n ->
    [one] { $secret ->
        [yes] Your order, secret
       *[no] Your order
     }
   *[other] { $secret ->
        [yes] Your orders, secret
       *[no] Your orders
     }
 }
web-sm-card-orders-all = Orders
web-sm-card-orders-none = You have no orders.
web-sm-card-orders-of = { $n ->
    [one] has { $n } order
   *[other] has { $n } orders
 }
web-sm-card-order-met = Carried out
web-sm-card-charged = { $n ->
    [one] Explosives have lain there for { $n } turn.
   *[other] Explosives have lain there for { $n } turns.
 }
web-sm-card-account = VP so far
web-sm-card-account-over = The account
web-sm-card-account-beaten = { $side } has no soldiers left, and has lost.
web-sm-card-account-kill = Killed
web-sm-card-account-prisoner = Prisoners, double
web-sm-card-account-order = Orders
web-sm-card-account-event = Events
web-sm-card-account-card = By a card
web-sm-card-account-held = { $soldier }, if still a prisoner at the end
web-sm-card-account-none = Nothing yet.
web-sm-card-account-nothing = Nothing.
web-sm-card-account-hidden = Orders of others, and what they will bring, are not known.
web-sm-card-won = won
web-sm-card-drawn = a draw
web-sm-card-melee = Melee
web-sm-card-melee-drawn = Cards drawn: { $draws }
web-sm-card-melee-draws = { $player } { $n }
web-sm-card-melee-cards = { $player }: { $n ->
    [0] no cards left
    [one] { $n } card left
   *[other] { $n } cards left
 }
web-sm-card-melee-card = Choose the card that you strike with.
web-sm-card-melee-target = Whom does it strike?
web-sm-card-melee-next = { $mine ->
    [yes] The next blow is yours.
   *[no] The next blow is { $player }’s.
 }
web-sm-card-melee-over = The melee is over for this phase.
web-sm-card-melee-close = Back to the map
web-sm-card-melee-kill = He is killed
web-sm-card-melee-capture = { $soldier } takes him prisoner
web-sm-card-strike = Strike { $soldier }
web-sm-card-strike-with = { $damage } on { $soldier }
web-sm-card-blows = Blow by blow
web-sm-card-blows-none = No blow has been struck yet.
web-sm-card-blow-pinned = { $player }: { $soldier } is pinned.
web-sm-card-blow-wounded = { $player }: { $soldier } is wounded.
web-sm-card-blow-killed = { $player }: { $soldier } is killed.
web-sm-card-blow-captured = { $player }: { $soldier } is taken prisoner.
web-sm-card-blow-nothing = { $player }: { $damage } on { $soldier }, nothing new.
web-sm-card-force = Buy your force
web-sm-card-force-suggested = Suggested force
web-sm-card-force-other = Another one
web-sm-card-force-clear = Begin anew
web-sm-card-force-sale = Soldiers for sale
web-sm-card-force-mine = Your force
web-sm-card-force-vp = VP
web-sm-card-force-empty = Nobody yet. Tick soldiers, or take the suggested force to begin with.
web-sm-card-force-remove = Leave { $soldier } out
web-sm-card-force-grenades = Grenades of { $soldier }
web-sm-card-force-fits = It costs { $vp } VP; { $left } are left.
web-sm-card-force-grenade-price = { $free ->
    [0] { $n } grenades for 1 VP.
   *[other] { $free } grenades are free; then { $n } for 1 VP.
 }
web-sm-card-force-confirm = { $n ->
    [one] Enlist { $n } soldier
   *[other] Enlist { $n } soldiers
 }
web-sm-card-meter-vp = VP
web-sm-card-meter-soldiers = Soldiers
web-sm-card-meter-leaders = Leaders
web-sm-card-meter-equipment = Equipment VP
web-sm-card-of = { $n } of { $most }
web-sm-card-at-least = { $n }, at least { $least }
web-sm-card-rank-of = Rank of { $soldier }
web-sm-card-fewer = Fewer
web-sm-card-more = More
web-sm-card-give = Give …
web-sm-card-give-to = Give { $soldier } something
web-sm-card-thing = { $thing } ({ $n } VP)
web-sm-card-lay-down = Lay down
web-sm-card-deploy = Place your soldiers
web-sm-card-deploy-left = { $n ->
    [0] all placed
   *[other] { $n } left
 }
web-sm-card-deploy-where = They start on { $tiles }.
web-sm-card-deploy-clear = Take { $soldier } off the map
web-sm-card-deploy-suggest = Place them for me
web-sm-card-deploy-confirm = They stand
web-sm-what = What do you play?
web-sm-what-scenario = A scenario
web-sm-what-scenario-note = One battle, with its own end
web-sm-what-campaign = A campaign
web-sm-what-campaign-note = Linked scenarios: soldiers keep wounds and earn medals
web-sm-campaign = Which campaign?
web-sm-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
 }
web-sm-chapter = Chapter { $n } of { $of }
web-sm-chapter-end = Chapter { $n } of { $of } is over
web-sm-campaign-end = The campaign is over
web-sm-campaign-lead = Most VP in the campaign: { $names }
web-sm-campaign-vp = Campaign VP: { $vp }
web-sm-fate-fell = Fell
web-sm-fate-captured = Captured
web-sm-fate-wounded = Wounded
web-sm-fate-well = Unhurt
web-sm-play-on = Play on: { $scenario }
web-sm-play-on-there = The next chapter has begun: go there
web-sm-card-read-honour = It was earned: { $honour }.

## Specialists, officers, teams and markers

web-sm-card-titled = { $title } ({ $owner })
web-sm-card-manner-command = COMMAND
web-sm-card-manner-reaction = REACTION
web-sm-card-manner-preempt = PREEMPT
web-sm-card-after = { $any ->
    [yes] After any action of an enemy
   *[other] After { $types } of an enemy
 }
web-sm-card-against = { $n ->
    [one] Against { $types }: one enemy
   *[other] Against { $types }: up to { $n } enemies
 }
web-sm-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, costs { $vp } VP when used.
 }
web-sm-card-read-roles = Needs these roles of the panel: { $roles }.
web-sm-card-trait-assistant = gunner’s assistant
web-sm-card-trait-sniper = sniper
web-sm-card-trait-medic = medic
web-sm-card-trait-officer = officer
web-sm-card-trait-radio = radio operator
web-sm-card-trait-gunner = gunner
web-sm-card-trait-tripod = with a tripod
web-sm-card-trait-skirmisher = skirmisher
web-sm-card-force-regulars = Soldiers
web-sm-card-force-specialists = Specialists
web-sm-card-force-brings = Cards that { $soldier } brings
web-sm-card-force-event = Event: { $title }
web-sm-card-panels = Team panels
web-sm-card-panels-hint = Choose a soldier for a place, or drag him there with the mouse. A panel in use brings its cards.
web-sm-card-panel-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
web-sm-card-panel-anybody = anybody
web-sm-card-panel-role = Role { $role }
web-sm-card-panel-slot = Place { $n } of { $panel }, needs { $needs }
web-sm-card-panel-choose = Put somebody here …
web-sm-card-panel-take = Take { $soldier } off { $panel }
web-sm-card-panel-unfit = { $soldier } cannot have this place: it needs { $needs }.
web-sm-card-second = 2nd card
web-sm-card-second-empty = Second card of phase { $phase }: empty
web-sm-card-second-hot = Put { $card } onto phase { $phase } as second card
web-sm-card-second-filled = Second card of phase { $phase }: { $card }. Press to hold it up; Delete takes it back.
web-sm-card-place-seconds = { $left ->
    [0] All second cards of your officer lie.
    [one] Your officer may command one second card.
   *[other] Your officer may command second cards for { $left } phases.
 }
web-sm-card-hand-hint-officer = Arrow keys go from card to card. 1, 2 and 3 put a card onto that phase, with Shift as second card; Enter holds it up.
web-sm-card-pass = Pass
web-sm-card-beforehand = Pass for longer
web-sm-card-window-cards = Cards that you may play
web-sm-card-window-against = against { $card }
web-sm-card-window-asked = Whoever might have such a card is asked, whether he holds one or not.
web-sm-card-account-paid = Cards paid for
web-sm-map-marker = { $tile }: { $marker }
web-sm-map-foxhole = foxhole
web-sm-map-of-tiles = tiles
web-sm-map-of-smoke = smoke
web-sm-map-of-optics = optics

## Equipment and markers

web-sm-card-or-use = or use: { $equipment }
web-sm-card-use-left = { $n } left
web-sm-card-gist-checks = { $n ->
    [one] { $n } blast check
   *[other] { $n } blast checks
 }
web-sm-card-gist-battery = { $n ->
    [one] { $n } blast check
   *[other] { $n } blast checks or thick smoke
 }
web-sm-card-gist-foxhole = a foxhole here, Cover better by { $n }
web-sm-card-aim-at = Aim at { $soldier }
web-sm-card-hint-tile = Touch a blue tile on the map, or choose it here. It will have: { $marker }.
web-sm-card-hint-again = { $tile }: touch it again, or press its button, to confirm.
web-sm-card-hint-battery = Touch a blue tile on the map, or choose it here. Everybody there, friends too, has { $n ->
    [one] { $n } blast check.
   *[other] { $n } blast checks; or you fire thick smoke instead.
 }
web-sm-card-hint-shell = Touch a ringed enemy on the map, or choose him here; then shift the template as you like. Everybody under it, friends too, has { $n ->
    [one] { $n } blast check.
   *[other] { $n } blast checks.
 }
web-sm-card-hint-only-use = That is not possible here and now, but he can use what he carries.
web-sm-card-hint-gun = An assistant with ammunition is in contact with { $soldier }: once in each phase the gun shoots without a card.
web-sm-card-hint-round = Smoke: thick smoke (3x) on the tile, and nobody is hurt. Explosion: { $n ->
    [0] nobody is there now.
   *[other] blast checks for { $soldiers }.
 }
web-sm-card-hint-mined = Mines: { $soldier } has a blast check before he moves.
web-sm-choice-shell = { $equipment } at { $soldier }: { $tile }
web-sm-card-check-used = { $equipment } of { $soldier }
web-sm-card-check-shelled = Artillery on { $tile }
web-sm-card-check-mines = { $soldier } among mines
web-sm-card-check-fire = { $soldier } in the fire
web-sm-card-check-smoke = { $soldier } in the smoke
web-sm-card-check-tended = { $medic } tends { $soldier }: an identity check
web-sm-card-check-identity = Identity check
web-sm-card-check-tag = The card of { $soldier }.
web-sm-card-check-his = It is his own card: he lives, wounded.
web-sm-card-check-not-his = It is not his own card.
web-sm-card-fate-saved = { $soldier } is saved, but wounded.
web-sm-map-lies = On the map
web-sm-map-lies-smoke = LOOK and SHOOT numbers of this tile, and of all behind it, count { $n } times.
web-sm-map-lies-fire = A blast check for everybody in it when a phase begins.
web-sm-map-lies-mines = A blast check for whoever begins to move here.
web-sm-map-lies-foxhole = Whoever stands in it is in cover, and his Cover is better by { $n }.
web-sm-map-reaches = { $soldier } can aim at { $other }: { $equipment }.
web-sm-map-does-not-reach = { $soldier } cannot aim at { $other }: { $equipment }.

## The table

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
