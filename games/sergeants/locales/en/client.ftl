### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

sm-web-clock-minutes-note = For every answer. When time runs out, a bot plays for you until you’re back.

## A new match

sm-web-scenario = Which scenario?
sm-web-scenario-own = Yours
sm-web-scenario-here = Of this server
sm-web-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
sm-web-side-enters = { $side }: { $vp } VP a player, enters from the edge, { $orders ->
    [one] one order
   *[other] { $orders } orders
 }
sm-web-side-stands = { $side }: { $vp } VP a player, starts on the map, { $orders ->
    [one] one order
   *[other] { $orders } orders
 }
sm-web-open = All cards are open: good for learning.
sm-web-map = The map: { $columns } by { $rows } squares, with { $landmarks }.
sm-web-who = Who plays?
sm-web-players = { $side }: how many play it?
sm-web-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
sm-web-forces = Which forces?
sm-web-suggested = Suggested forces
sm-web-suggested-note = Soldiers and equipment are chosen already: play at once.
sm-web-suggested-none = None are suggested for this many players.
sm-web-bought = Bought forces
sm-web-bought-note = Each buys soldiers and equipment for the VP of the scenario.
sm-web-options = How open?
sm-web-face-up = Place cards face up
sm-web-face-up-note = Everyone sees the action cards as soon as they are placed: quicker, and good for learning. Hands and orders stay hidden.
sm-web-open-option = Open information
sm-web-open-option-note = Everyone’s hands, orders and cards are open, while you are learning.

## The map

sm-web-map-label = Map of the battlefield. Arrow keys go from soldier to soldier or move the map, plus and minus zoom, 0 shows all of it.
sm-web-map-soldiers = Soldiers on the map
sm-web-map-stands = in { $tile }, facing { $facing }
sm-web-map-outside = off the map
sm-web-map-escorts = escorts { $soldiers }
sm-web-map-prisoner-of = prisoner of { $escort }
sm-web-map-led = With him: { $soldiers }.
sm-web-map-prisoner = { $soldier } (prisoner)
sm-web-map-holds = { $n ->
    [one] holds { $n } card
   *[other] holds { $n } cards
 }
sm-web-map-grenades = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }
sm-web-map-offered = can be chosen
sm-web-map-chosen = chosen
sm-web-map-far = far { $direction }
sm-web-map-would-stand = { $soldier } in { $tile }, { $x } by { $y } inches from the upper left corner, facing { $facing }.
sm-web-map-length = { $length } of { $most } inches.
sm-web-map-cover-building = In cover, indoors.
sm-web-map-cover-ground = In cover.
sm-web-map-cover-piece = In cover.
sm-web-map-cover-line = In cover along a line.
sm-web-map-cover-foxhole = In cover, in a foxhole.
sm-web-map-no-cover = Not in cover.
sm-web-map-may-begin = { $soldier } may begin here.
sm-web-map-melee = In melee with { $soldiers }.
sm-web-map-under = Under the template: { $soldiers }.
sm-web-map-under-nobody = Nobody is under the template.
sm-web-map-under-himself = He is under it himself!
sm-web-map-judging = One moment…
sm-web-map-note = What you hold
sm-web-map-turn-left = Turn left (key ,)
sm-web-map-turn-right = Turn right (key .)
sm-web-map-bend = Bend the way here (key B, or a click with Shift): { $n } of { $most }
sm-web-map-back = Pick up again (Esc)
sm-web-map-confirm = Confirm (Enter)
sm-web-map-ruler = Ruler: { $soldier } to { $other }
sm-web-map-slip = { $soldier } to { $other }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, { $inches }″.
sm-web-map-distance = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
 }.
sm-web-map-tiles = For { $action }: { $tiles }.
sm-web-map-not-counted = { $tile } (does not count)
sm-web-map-left = left
sm-web-map-needed = needed
sm-web-map-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }
sm-web-map-inches = { $n ->
    [one] { $n } inch
   *[other] { $n } inches
 }
sm-web-map-below-zero = below 0
sm-web-map-yes = yes
sm-web-map-no = no
sm-web-map-band-long = long
sm-web-map-band-short = short
sm-web-map-band-close = close
sm-web-map-shot-counts = { $other } is spotted: a shot by { $soldier } would use { $bands }.
sm-web-map-not-in-arc = { $other } is spotted, but not in the front arc of { $soldier }.
sm-web-map-out-of-range = { $other } is spotted, but out of range for { $soldier }.
sm-web-map-could-spot = { $other } is hidden. { $soldier } can spot him from here.
sm-web-map-cannot-spot = { $other } is hidden. { $soldier } can’t spot him from here.
sm-web-map-can-rally = { $soldier } is near enough to rally { $other }.
sm-web-map-cannot-rally = { $soldier } is too far away to rally { $other }.
sm-web-map-hidden = The numbers of { $soldier } are hidden: this is what they would have to be.
sm-web-map-takes = it takes
sm-web-map-at-least = { $n } or more
sm-web-map-at-most = { $n } or less

## Cards and panels

sm-web-card-you = You
sm-web-card-name = { $soldier }’s { $types }
sm-web-card-tag = tag { $tag }
sm-web-card-vp = { $n } VP
sm-web-card-grenades = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
 }
sm-web-card-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-web-card-letter-long = L
sm-web-card-letter-short = S
sm-web-card-letter-close = C
sm-web-card-letter-blast = B
sm-web-card-band-long = long
sm-web-card-band-short = short
sm-web-card-band-close = close
sm-web-card-band-blast = blast
sm-web-card-box-may = May
sm-web-card-box-must = Must
sm-web-card-box-cost = Cost
sm-web-card-read = { $card }, number { $number }.
sm-web-card-read-rank = It comes with the rank: { $rank }.
sm-web-card-read-medal = It comes with a medal: { $medal }.
sm-web-card-read-team = Team: { $text }
sm-web-card-read-box = { $box }: { $text }
sm-web-card-read-damage = Damage: { $damage }.
sm-web-card-hit = { $plus ->
    [yes] { $band } with a plus
   *[no] { $band }
 }
sm-web-card-hits = When drawn for a check: hits at { $bands }.
sm-web-card-hits-none = When drawn for a check: misses.
sm-web-card-fits = { $n ->
    [one] It fits phase { $phases }.
   *[other] It fits phases { $phases }.
 }
sm-web-card-fits-none = It fits no phase of this turn.
sm-web-card-dock = Phases and hand
sm-web-card-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
 }
sm-web-card-hand-empty = Your hand is empty.
sm-web-card-hand-hint = Arrow keys go from card to card. 1, 2 and 3 put a card onto that phase; Enter holds it up.
sm-web-card-phases = The three phases
sm-web-card-phase = Phase
sm-web-card-order = Cards in the order of play
sm-web-card-row = { $player }: { $card }, { $state ->
    [done] played
    [now] being played
   *[later] still to be played
 }
sm-web-card-face-down = Face down:
sm-web-card-fits-here = { $card } fits here
sm-web-card-slot-empty = Phase { $phase }, { $actions }: empty
sm-web-card-slot-hot = Phase { $phase }, { $actions }: put { $card } here
sm-web-card-slot-filled = Phase { $phase }, { $actions }: { $card } lies here. Press to hold it up; Delete takes it back.
sm-web-card-slot-gap = A gap
sm-web-card-slot-none = No card
sm-web-card-slot-past = Played
sm-web-card-would-be = { $topic }; { $last ->
    [yes] the last of the turn
   *[no] leads to { $next }
 }
sm-web-card-because = triggered by { $topic }
sm-web-card-leads = leads to { $topic }
sm-web-card-no-story = Not yet turned up
sm-web-card-placing = Placing cards
sm-web-card-place = { $n ->
    [one] Place a card on phase { $phases }. Nobody sees it until all are ready.
   *[other] Place cards on phases { $phases }. Nobody sees them until all are ready.
 }
sm-web-card-place-most = { $most ->
    [0] No card of your hand fits. Cards will be drawn for all phases, face up.
    [one] Your hand can fill only { $most } phase. Cards will be drawn for the others, face up.
   *[other] Your hand can fill only { $most } phases. A card will be drawn for the other one, face up.
 }
sm-web-card-place-blocked = That fills only { $now ->
    [one] { $now } phase
   *[other] { $now } phases
 }, but your hand can fill { $most }. Move a card.
sm-web-card-place-ready = { $n ->
    [one] All three are placed. { $n } card stays in your hand and counts for the initiative.
   *[other] All three are placed. { $n } cards stay in your hand and count for the initiative.
 }
sm-web-card-place-poor = { $n ->
    [0] No card fits. All are shown and discarded, and cards are drawn for the gaps.
   *[other] These will lie face up. The rest of your hand ({ $spare }) is shown and discarded, and cards are drawn for the gaps.
 }
sm-web-card-place-one = Place { $types } on phase { $phase }
sm-web-card-place-waiting = Your cards are placed. Still choosing: { $who }.
sm-web-card-place-done = Your cards are placed.
sm-web-card-undo = Undo
sm-web-card-take-back = Return { $card }
sm-web-card-fill-up = Fill up for me
sm-web-card-ready = Lay face down
sm-web-card-ready-open = Lay face up
sm-web-card-change = Change my cards
sm-web-card-question = Your decision
sm-web-card-hint-force = Put your force together above, then confirm it there.
sm-web-card-hint-deploy = Choose a soldier from the list and place him on the map.
sm-web-card-hint-map = Choose the place on the map.
sm-web-card-hint-leaves = Choose a place on the map out of contact. Who goes free: { $soldiers }.
sm-web-card-hint-strike = Choose one of your cards in the scene, then who it strikes.
sm-web-card-hint-hand = You can also choose it from your hand.
sm-web-card-do-dog-tag = Dog tag: { $soldier } acts
sm-web-card-do-bubble = Team bubble
sm-web-card-do-may = Narrator box (may)
sm-web-card-do-must = Narrator box (must)
sm-web-card-do-cost = Narrator box (cost)
sm-web-card-do = Do it
sm-web-card-playing = The card that is played
sm-web-card-played-by = { $mine ->
    [yes] You play
   *[no] { $player } plays
 }
sm-web-card-part-dog-tag = Dog tag
sm-web-card-part-bubble = Team
sm-web-card-dog-tag = { $soldier }: any one action of { $types }
sm-web-card-owner-out = { $soldier } is out of the fight.
sm-web-card-acted = Who has acted
sm-web-card-state-left = To do:
sm-web-card-state-now = Now:
sm-web-card-state-done = Done:
sm-web-card-state-none = Not possible:
sm-web-card-checks = Checks
sm-web-card-checks-before = Earlier checks
sm-web-card-check-shot = { $soldier } shoots at { $target }
sm-web-card-check-grenade = { $soldier }’s grenade at { $target }
sm-web-card-check-blast = Shells fall
sm-web-card-check-event = { $title }
sm-web-card-check-gap = { $player } draws for a gap
sm-web-card-check-bands = { $n ->
    [one] Only { $bands } counts.
   *[other] { $bands } count.
 }
sm-web-card-check-hits = { $n ->
    [0] A miss.
    [one] { $n } hit.
   *[other] { $n } hits.
 }
sm-web-card-check-filled = It goes onto phase { $phase }.
sm-web-card-check-no-gap = It does not fit.
sm-web-card-fate-pinned = { $soldier } is pinned.
sm-web-card-fate-wounded = { $soldier } is wounded.
sm-web-card-fate-killed = { $soldier } is killed.
sm-web-card-fate-nothing = { $soldier }: { $damage }, nothing new.
sm-web-card-fate-unknown = Damage: { $damage }.
sm-web-card-story = Story, { $n ->
    [0] no card left
    [one] { $n } card left
   *[other] { $n } cards left
 }
sm-web-card-story-short = The story
sm-web-card-story-before = Earlier events
sm-web-card-not-happening = It does not happen.
sm-web-card-changes = Numbers that have changed
sm-web-card-changed = { $stat } { $by } { $whom }, { $until }
sm-web-card-change-all = for everyone
sm-web-card-turn = Turn { $turn }:
sm-web-card-rank-hidden = Rank hidden
sm-web-card-at-waiting = Waits beyond the edge of the map
sm-web-card-at-gone = Has left the map
sm-web-card-at-dead = Was killed
sm-web-card-at-removed = Is out of the game
sm-web-card-at-cover = In cover at { $tile }
sm-web-card-at-open = In the open at { $tile }
sm-web-card-at-melee = In melee at { $tile } with { $enemies }
sm-web-card-standing = { $where }, { $spotted ->
    [yes] spotted
   *[no] not spotted
 }
sm-web-card-is-pinned = Pinned
sm-web-card-is-wounded = Wounded
sm-web-card-printed = as printed:
sm-web-card-uses-plus = Hit+
sm-web-card-climb = Climb
sm-web-card-hidden = His numbers, his VP and his rank are hidden from you: you see the figure and what was shown in play.
sm-web-card-used = Was seen to use
sm-web-card-weakened = { $pinned ->
    [yes] { $wounded ->
        [yes] Wounded and pinned: the red side, halved.
       *[no] Pinned: all numbers are halved.
     }
   *[no] Wounded: these are the numbers of the red side.
 }
sm-web-card-worth = Worth
sm-web-card-traits = Traits
sm-web-card-carries = Carries
sm-web-card-carries-nothing = nothing
sm-web-card-holds = Holds
sm-web-card-escorts = Escorts
sm-web-card-prisoner-of = Prisoner of
sm-web-card-trait-rifle = rifleman
sm-web-card-trait-smg = submachine gunner
sm-web-card-trait-lmg = machine gunner
sm-web-card-trait-carbine = with a carbine
sm-web-card-trait-green = green
sm-web-card-trait-veteran = veteran
sm-web-card-trait-thrower = thrower
sm-web-card-trait-engineer = engineer
sm-web-card-trait-scout = scout
sm-web-card-kind-leader = leader
sm-web-card-kind-character = character
sm-web-card-kind-specialist = specialist
sm-web-card-orders = { $n ->
    [one] { $secret ->
        [yes] Your order, secret
       *[no] Your order
     }
   *[other] { $secret ->
        [yes] Your orders, secret
       *[no] Your orders
     }
 }
sm-web-card-orders-all = Orders
sm-web-card-orders-none = You have no orders.
sm-web-card-orders-of = { $n ->
    [one] has { $n } order
   *[other] has { $n } orders
 }
sm-web-card-order-met = Carried out
sm-web-card-charged = { $n ->
    [one] Explosives have lain there for { $n } turn.
   *[other] Explosives have lain there for { $n } turns.
 }
sm-web-card-account = VP so far
sm-web-card-account-over = Final score
sm-web-card-account-beaten = { $side } has no soldiers left, and has lost.
sm-web-card-account-kill = Killed
sm-web-card-account-prisoner = Prisoners, double
sm-web-card-account-order = Orders
sm-web-card-account-event = Events
sm-web-card-account-card = By a card
sm-web-card-account-held = { $soldier }, if still a prisoner at the end
sm-web-card-account-unknown = not known
sm-web-card-account-none = Nothing yet.
sm-web-card-account-nothing = Nothing.
sm-web-card-account-hidden = The others’ orders, and what they are worth, are not known.
sm-web-card-won = won
sm-web-card-drawn = a draw
sm-web-card-melee = Melee
sm-web-card-melee-drawn = Cards drawn: { $draws }
sm-web-card-melee-draws = { $player } { $n }
sm-web-card-melee-cards = { $player }: { $n ->
    [0] no cards left
    [one] { $n } card left
   *[other] { $n } cards left
 }
sm-web-card-melee-card = Choose the card that you strike with.
sm-web-card-melee-target = Who does it strike?
sm-web-card-melee-next = { $mine ->
    [yes] The next blow is yours.
   *[no] The next blow is { $player }’s.
 }
sm-web-card-melee-over = The melee is over for this phase.
sm-web-card-melee-close = Back to the map
sm-web-card-melee-kill = He is killed
sm-web-card-melee-capture = { $soldier } takes him prisoner
sm-web-card-strike = Strike { $soldier }
sm-web-card-strike-with = { $damage } on { $soldier }
sm-web-card-blows = Blow by blow
sm-web-card-blows-none = No blow has been struck yet.
sm-web-card-blow = { $player }: { $damage } on { $soldier }.
sm-web-card-blow-pinned = { $player }: { $soldier } is pinned.
sm-web-card-blow-wounded = { $player }: { $soldier } is wounded.
sm-web-card-blow-killed = { $player }: { $soldier } is killed.
sm-web-card-blow-captured = { $player }: { $soldier } is taken prisoner.
sm-web-card-blow-nothing = { $player }: { $damage } on { $soldier }, nothing new.
sm-web-card-force = Buy your force
sm-web-card-force-suggested = Suggested force
sm-web-card-force-other = Another one
sm-web-card-force-clear = Start over
sm-web-card-force-sale = Soldiers for sale
sm-web-card-force-mine = Your force
sm-web-card-force-vp = VP
sm-web-card-force-empty = Nobody yet. Tick soldiers, or take the suggested force to begin with.
sm-web-card-force-remove = Leave { $soldier } out
sm-web-card-force-grenades = Grenades of { $soldier }
sm-web-card-force-fits = It costs { $vp } VP; { $left } are left.
sm-web-card-force-grenade-price = { $free ->
    [0] { $n } grenades for 1 VP.
   *[other] { $free } grenades are free; then { $n } for 1 VP.
 }
sm-web-card-force-confirm = { $n ->
    [one] Enlist { $n } soldier
   *[other] Enlist { $n } soldiers
 }
sm-web-card-meter-vp = VP
sm-web-card-meter-soldiers = Soldiers
sm-web-card-meter-leaders = Leaders
sm-web-card-meter-equipment = VP of equipment cards
sm-web-card-of = { $n } of { $most }
sm-web-card-at-least = { $n }, at least { $least }
sm-web-card-rank-of = Rank of { $soldier }
sm-web-card-fewer = Fewer
sm-web-card-more = More
sm-web-card-give = Give…
sm-web-card-give-to = Give { $soldier } something
sm-web-card-thing = { $thing } ({ $n } VP)
sm-web-card-lay-down = Lay down
sm-web-card-deploy = Place your soldiers
sm-web-card-deploy-left = { $n ->
    [0] all placed
   *[other] { $n } left
 }
sm-web-card-deploy-where = They start on { $tiles }.
sm-web-card-deploy-clear = Take { $soldier } off the map
sm-web-card-deploy-suggest = Place them for me
sm-web-card-deploy-confirm = Confirm positions
sm-web-what = What do you play?
sm-web-what-scenario = A scenario
sm-web-what-scenario-note = One battle, with its own end
sm-web-what-campaign = A campaign
sm-web-what-campaign-note = Linked scenarios: soldiers keep wounds and earn medals
sm-web-campaign = Which campaign?
sm-web-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
 }
sm-web-chapter = Chapter { $n } of { $of }
sm-web-chapter-end = Chapter { $n } of { $of } is over
sm-web-campaign-end = The campaign is over
sm-web-campaign-lead = Most VP in the campaign: { $names }
sm-web-campaign-vp = Campaign VP: { $vp }
sm-web-fate-fell = Fell
sm-web-fate-captured = Captured
sm-web-fate-wounded = Wounded
sm-web-fate-well = Unhurt
sm-web-play-on = Play on: { $scenario }
sm-web-play-on-there = Go to next chapter
sm-web-card-read-honour = It was earned: { $honour }.

## Specialists, officers, teams and markers

sm-web-card-titled = { $title } ({ $owner })
sm-web-card-manner-command = COMMAND
sm-web-card-manner-reaction = REACTION
sm-web-card-manner-preempt = PREEMPT
sm-web-card-after = { $any ->
    [yes] After any action of an enemy
   *[other] After { $types } of an enemy
 }
sm-web-card-against = { $n ->
    [one] Against { $types }: one enemy
   *[other] Against { $types }: up to { $n } enemies
 }
sm-web-card-read-manner = { $vp ->
    [0] { $manner }.
   *[other] { $manner }, costs { $vp } VP when used.
 }
sm-web-card-read-roles = Needs these roles of the panel: { $roles }.
sm-web-card-trait-assistant = gunner’s assistant
sm-web-card-trait-sniper = sniper
sm-web-card-trait-medic = medic
sm-web-card-trait-officer = officer
sm-web-card-trait-radio = radio operator
sm-web-card-trait-gunner = gunner
sm-web-card-trait-tripod = with a tripod
sm-web-card-trait-skirmisher = skirmisher
sm-web-card-force-regulars = Soldiers
sm-web-card-force-specialists = Specialists
sm-web-card-force-brings = Cards that { $soldier } brings
sm-web-card-force-event = Event: { $title }
sm-web-card-panels = Team panels
sm-web-card-panels-hint = Choose a soldier for a place, or drag him there with the mouse. A panel in use brings its cards.
sm-web-card-panel-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
sm-web-card-panel-anybody = anyone
sm-web-card-panel-role = Role { $role }
sm-web-card-panel-slot = Place { $n } of { $panel }, needs { $needs }
sm-web-card-panel-choose = Choose a soldier…
sm-web-card-panel-take = Take { $soldier } off { $panel }
sm-web-card-panel-unfit = { $soldier } can’t have this place: it needs { $needs }.
sm-web-card-second = 2nd card
sm-web-card-second-empty = Second card of phase { $phase }: empty
sm-web-card-second-hot = { $card }: second on { $phase }
sm-web-card-second-filled = Second card of phase { $phase }: { $card }. Press to hold it up; Delete takes it back.
sm-web-card-place-seconds = { $left ->
    [0] All your officer’s second cards are placed.
    [one] Your officer may command one second card.
   *[other] Your officer may command second cards for { $left } phases.
 }
sm-web-card-hand-hint-officer = Arrow keys go from card to card. 1, 2 and 3 put a card onto that phase, with Shift as second card; Enter holds it up.
sm-web-card-pass = Pass
sm-web-card-in-advance = Pass for longer
sm-web-card-window-cards = Cards that you may play
sm-web-card-window-against = against { $card }
sm-web-card-window-asked = Everyone who might have such a card is asked, whether they hold one or not.
sm-web-card-account-paid = Cards paid for
sm-web-map-marker = { $tile }: { $marker }
sm-web-map-foxhole = foxhole
sm-web-map-of-tiles = tiles
sm-web-map-of-smoke = smoke
sm-web-map-of-optics = optics

## Equipment and markers

sm-web-card-or-use = or use: { $equipment }
sm-web-card-use-left = { $n } left
sm-web-card-gist-checks = { $n ->
    [one] { $n } blast check
   *[other] { $n } blast checks
 }
sm-web-card-gist-battery = { $n ->
    [one] { $n } blast check
   *[other] { $n } blast checks or thick smoke
 }
sm-web-card-gist-foxhole = a foxhole here, Cover better by { $n }
sm-web-card-aim-at = Aim at { $soldier }
sm-web-card-hint-tile = Touch a blue tile on the map, or choose it here. It will have: { $marker }.
sm-web-card-hint-again = { $tile }: touch it again, or press its button, to confirm.
sm-web-card-hint-battery = Touch a blue tile on the map, or choose it here. Everyone there, friend or foe, takes { $n ->
    [one] { $n } blast check.
   *[other] { $n } blast checks; or you fire thick smoke instead.
 }
sm-web-card-hint-shell = Touch a ringed enemy on the map, or choose him here; then shift the template as you like. Everyone under it, friend or foe, takes { $n ->
    [one] { $n } blast check.
   *[other] { $n } blast checks.
 }
sm-web-card-hint-only-use = That is not possible here and now, but he can use what he carries.
sm-web-card-hint-gun = An assistant with ammunition is in contact with { $soldier }: once in each phase the gun shoots without a card.
sm-web-card-hint-round = Smoke: thick smoke (3x) on the tile, and nobody is hurt. Explosion: { $n ->
    [0] nobody is there now.
   *[other] blast checks for { $soldiers }.
 }
sm-web-card-hint-mined = Mines: { $soldier } has a blast check before he moves.
sm-web-choice-shell = { $equipment } at { $soldier }: { $tile }
sm-web-card-check-used = { $equipment } of { $soldier }
sm-web-card-check-shelled = Artillery on { $tile }
sm-web-card-check-mines = { $soldier } among mines
sm-web-card-check-fire = { $soldier } in the fire
sm-web-card-check-smoke = { $soldier } in the smoke
sm-web-card-check-tended = { $medic } tends { $soldier }: an identity check
sm-web-card-check-identity = Identity check
sm-web-card-check-tag = The card of { $soldier }.
sm-web-card-check-his = It is his own card: he lives, wounded.
sm-web-card-check-not-his = It is not his own card.
sm-web-card-fate-saved = { $soldier } is saved, but wounded.
sm-web-map-lies = On the map
sm-web-map-lies-smoke = LOOK and SHOOT numbers of this tile, and of all behind it, count { $n } times.
sm-web-map-lies-fire = A blast check for everyone in it when a phase begins.
sm-web-map-lies-mines = A blast check for everyone who begins to move here.
sm-web-map-lies-foxhole = A soldier in it is in cover, and his Cover is better by { $n }.
sm-web-map-reaches = { $soldier } can aim at { $other }: { $equipment }.
sm-web-map-does-not-reach = { $soldier } can’t aim at { $other }: { $equipment }.

## The table

sm-table-tab = Soldier
sm-table-tip = Choose a soldier to see his numbers. With the keyboard: Tab to the map, arrow keys from soldier to soldier, N for the next who can act.
sm-table-turn = Turn { $n } of { $of }
sm-table-turn-n = Turn { $n }
sm-table-setting-up = Setting up
sm-table-cards = Choose cards in secret
sm-table-phase = Phase { $n }
sm-table-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
 }
sm-table-vp = { $n } VP
sm-table-placed = { $n } of 3 placed
sm-table-spotted = spotted
sm-table-pinned = pinned
sm-table-wounded = wounded
## What others did, in short

sm-web-digest-shots = { $n ->
    [one] { $n } shot
   *[other] { $n } shots
 }
sm-web-digest-walks = { $n ->
    [one] { $n } soldier moved
   *[other] { $n } soldiers moved
 }
sm-web-digest-spotted = spotted: { $soldiers }
sm-web-digest-pinned = pinned: { $soldiers }
sm-web-digest-wounded = wounded: { $soldiers }
sm-web-digest-killed = killed: { $soldiers }
sm-web-digest-captured = captured: { $soldiers }
sm-web-digest-saved = saved: { $soldiers }

## The verdict of a card

sm-web-card-miss = No hit: nothing happens.
sm-web-card-zip = Zip: nothing happens.
sm-web-card-band-says = { $band }: { $state ->
    [hit] hit
    [counted] counts, no hit
   *[other] does not count
 }
sm-web-map-verdict-miss = miss
sm-web-map-verdict-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 }
sm-web-card-last-check = The last check
sm-web-map-verdict-pinned = pinned
sm-web-map-verdict-wounded = wounded
sm-web-map-verdict-killed = killed
sm-web-map-verdict-captured = captured
sm-web-map-verdict-saved = saved
sm-web-card-fold = Fold the hand
sm-web-report-vp = VP
sm-web-report-order = { $order }: not carried out
sm-web-report-order-met = { $order }: carried out

## The map in words: typed commands

sm-cmd-soldiers = soldiers, s
sm-cmd-soldiers-does = where your soldiers are
sm-cmd-enemies = enemies, e
sm-cmd-enemies-does = where enemy soldiers are
sm-cmd-at = who, w
sm-cmd-at-does = how a soldier is and where, as in who Harms
sm-cmd-sees = sees, v
sm-cmd-sees-does = who a soldier can spot and shoot, as in sees Harms
sm-cmd-can-spot = { $soldier } can spot: { $soldiers }.
sm-cmd-can-shoot = { $soldier } can shoot: { $soldiers }.
sm-cmd-ruler = ruler, m
sm-cmd-ruler-does = how far it is from one soldier to another, as in ruler Harms Lohse
sm-cmd-measured = { $from }, { $to }: { $inches }″ apart, squares: { $squares }.
sm-cmd-in-arc = In the front arc.
sm-cmd-out-of-arc = Outside the front arc.
sm-cmd-scan = scan, c
sm-cmd-scan-does = who is in a direction from a soldier, as in scan Harms ne
sm-cmd-scan-where = Say a soldier on the map and a direction: { $directions }.
sm-cmd-away = { $soldier }: { $inches }″ to the { $direction }.
sm-cmd-stands = { $x }″ from the west edge, { $y }″ from the north edge.
sm-cmd-no-soldier = There is no soldier “{ $name }”.
sm-cmd-which = Which one: { $soldiers }?

## Questions without a point, charges, and the odds of a shot

sm-web-idle = Nothing to do: { $soldiers }.
sm-web-idle-why = { $who } ({ $why })
sm-web-over-unused = { $card }: nobody could do anything, so it ended.
sm-web-over-used = { $card }: nobody could do anything more, so it ended.
sm-web-end-card = End this card
sm-web-charge = Charge { $soldier }
sm-web-map-instead-contact = Up to contact.
sm-web-map-instead-edge = As far as he can go.
sm-web-map-instead-cover = Moved into cover close by.
sm-web-odds-percent = { $n }%
sm-web-odds-title = Odds of the shot
sm-web-odds-hit = { $percent }% to hit: { $n } of { $cards } cards in your deck.
sm-web-odds-twice = More than one hit: { $n } of them.
sm-web-odds-more = Another check (Hit+): { $n } of them.
sm-web-odds-damage = Each hit: { $kill }% kill, { $wound }% wound, { $pin }% pin, { $zip }% zip.
sm-web-odds-unseen = Counted over the { $n } cards of the other player that you have not seen.
sm-web-odds-exact = Counted over all { $n } cards of the target’s deck.

## At the frame, and what is seen from a place

sm-web-map-waits = { $soldier } waits to come onto the map
sm-web-outlook = What { $soldier } sees
sm-web-outlook-show = Show what he sees
sm-web-outlook-hide = Hide what he sees
sm-web-outlook-note = Bright squares: he would spot an enemy standing in the middle of one.
sm-web-outlook-note-side = Bright squares: an enemy in the middle of one would be spotted.
sm-web-outlook-nobody = No enemy is on the map.
sm-web-outlook-there = The enemy
sm-web-outlook-he = Seen from here
sm-web-outlook-they = Sees him
sm-web-outlook-yes = yes
sm-web-outlook-no = no
sm-web-outlook-takes = with Spot { $n }+
sm-web-outlook-fire = { $sees }, fire: { $bands }
sm-web-outlook-scope = Whose view
sm-web-outlook-one = This soldier
sm-web-outlook-own = My side
sm-web-outlook-theirs = The enemy
sm-web-outlook-of-own = What my side sees
sm-web-outlook-of-theirs = What the enemy sees
sm-web-outlook-yours = Your soldier
sm-web-outlook-soldier = Soldier
sm-web-outlook-sees = Sees
sm-web-outlook-nobody-short = nobody
sm-web-outlook-hidden = The enemy’s Spot is hidden: the number is the Spot needed.
sm-web-odds-hold = Hold a target to read its odds.

## The legend, and the quick reference of one page

sm-web-legend = Legend and quick reference
sm-web-legend-open = Show the legend
sm-web-legend-print = Print this page
sm-web-legend-turn = A turn
sm-web-legend-card = An action card
sm-web-legend-actions = The four actions
sm-web-legend-marks = Marks on a soldier
sm-web-legend-map = On the map
sm-term-turn-1 = Draw cards, then three story cards show what each phase allows.
sm-term-turn-2 = Place cards face down on phases 1, 2 and 3; empty phases get a card from the deck.
sm-term-turn-3 = In each phase the cards are revealed; those for the first action of the phase card are played first, then those of the second; then the melees.
sm-term-turn-4 = Kills, prisoners and orders score VP; the most VP wins.
sm-term-dog-tag = Dog tag: the soldier named on the card does any one act of its type.
sm-term-bubble = Team bubble: what any of your soldiers do, each at most once.
sm-term-box = Narrator box: what the owner may do, must do, or has to pay first.
sm-term-long = L: a hit if the long range reaches.
sm-term-short = S: a hit if the short range reaches.
sm-term-close = C: a hit if the close range reaches, in inches.
sm-term-blast = B: a hit for everyone under an explosion.
sm-term-plus = +: a hit; a soldier who uses Hit+ then checks once more.
sm-term-zip = Zip: the bullet goes by, nothing happens.
sm-term-pin = Pin: his abilities are halved until he is rallied.
sm-term-wound = Wound: his card is turned to its weaker side; a second one kills.
sm-term-kill = Kill: he is out, and his VP are scored.
sm-term-look = Spot the nearest hidden enemy, or draw cards.
sm-term-shoot = Shoot at a spotted enemy in the front arc, or throw a grenade.
sm-term-hide = Take cover and be unspotted, rally the pinned, or hold cards.
sm-term-move = Walk, turn, come onto the map; touching an enemy is melee.
sm-term-spotted = Spotted: every enemy may shoot at him.
sm-term-pinned = Pinned: all abilities are halved.
sm-term-wounded = Wounded: the weaker side of his card counts.
sm-term-captive = Prisoner: stands beside his escort, worth double at the end.
sm-term-grenade = Grenades: only you see how many.
sm-term-held = Held cards: under him until you take them back.
sm-term-plate = Plate of a tile: its numbers for LOOK, SHOOT, HIDE and MOVE, added to an ability, never to the distance.
sm-term-smoke = Smoke: LOOK and SHOOT numbers of the tile and of all behind it count twice or three times.
sm-term-fire = Fire: a blast check for everyone in it as a phase begins.
sm-term-mines = Mines: a blast check for everyone who begins to move there.
sm-term-foxhole = Foxhole: cover for the soldier in it.
sm-term-gate = Sign at the frame: here soldiers come in, and waiting ones stand beside it.
sm-web-legend-measure = Measuring
sm-term-squares = Spot, Long and Short: count the squares that the line enters. The ability plus the tiles’ numbers must be at least that many.
sm-term-inches = Close, Throw, Walk and Rally: measure inches.
sm-term-own-tile = Your own tile does not count for LOOK and SHOOT; for HIDE both ends count.
sm-term-cover = To hide: be in cover, and Cover plus the HIDE numbers must be below zero to every enemy.
sm-term-melee = Melee: each soldier in contact draws as many cards as his Fight, half if touched on his flat back; blows in turns.

## Buttons that do what was pointed out on the map

sm-web-go-walk = Move here
sm-web-go-enter = Enter here
sm-web-go-turn = Face this way
sm-web-go-throw = Throw here
sm-web-go-fire = Fire here

## What signs mean, where they stand

sm-web-legend-how = At the table: point at a sign, press it for a while, or press ? to read what it means.

## What has changed since the player looked

sm-since-moved = { $soldier }: moved
sm-since-arrived = { $soldier }: entered
sm-since-gone = { $soldier }: off the map
sm-since-wounded = { $soldier }: wounded
sm-since-pinned = { $soldier }: pinned
sm-since-spotted = { $soldier }: spotted
sm-cmd-reach = reach, r
sm-cmd-reach-does = which soldiers can walk to a place in inches, or charge an enemy, as in reach 12 5 or reach Harms
sm-cmd-can-reach = { $goal } is in reach of: { $soldiers }.
sm-cmd-reach-none = No soldier of yours can reach { $goal }.
sm-cmd-threats = threats, x
sm-cmd-threats-does = enemies that could spot or shoot your soldiers
sm-cmd-spotters = Could spot { $soldier }: { $soldiers }.
sm-cmd-shooters = Could shoot { $soldier }: { $soldiers }.

## Hints

sm-hint-lines = { $n ->
    [one] From one game played on in thought: an estimate.
   *[other] From { $n } games played on in thought: an estimate.
}
sm-cmd-hint = hint, hi
sm-cmd-hint-does = what a strong player would do here, with the chances
sm-cmd-walk = walk
sm-cmd-walk-does = walks to a place in inches from the west and the north edge, facing a direction, as in walk 12 5 e; bends come before the goal
sm-cmd-where = Say inches from the west and the north edge, then a direction: { $directions }.
sm-cmd-no-walk = Nobody is asked to walk now.
sm-cmd-instead = The nearest place that will do: { $x } { $y }.
sm-cmd-deploy = deploy
sm-cmd-deploy-does = puts a soldier on the map to begin with, as in deploy Harms 12 5 e; alone, who has a place
sm-cmd-no-deploy = Nobody is put on the map now.
sm-cmd-not-yours = { $soldier } is not yours to place.
sm-cmd-placed = Placed: { $soldiers }. Without a place: { $left }.
sm-cmd-hand = hand
sm-cmd-hand-does = the cards in your hand, numbered, and the phases that they fit
sm-cmd-hand-none = You have no cards in hand.
sm-cmd-lay = lay
sm-cmd-lay-does = lays a card on a phase, as in lay 2 1; lay 2 1+ makes it the second card there
sm-cmd-lay-how = Say the number of a card in your hand and a phase, 1 to 3.
sm-cmd-no-lay = No cards are laid now.
sm-cmd-phase = Phase { $n }: { $cards }
sm-cmd-suggest = suggest
sm-cmd-suggest-does = lets the table lay your cards or place your soldiers, for you to confirm
sm-cmd-no-suggest = There is nothing that the table could do for you here.
sm-cmd-orders = orders
sm-cmd-orders-does = your orders, and those that were carried out
sm-cmd-order-of = Carried out by { $who }: { $order }.
sm-cmd-vp = vp
sm-cmd-vp-does = everybody’s VP, and what they are for
sm-cmd-vp-of = { $who }: { $vp } VP ({ $from }).

## Keys of this game

sm-web-key-arrows = Arrows
sm-web-key-does-arrows = from soldier to soldier; move a base by ¹⁄₁₆″, with Shift by 1″
sm-web-key-turn = , . < >
sm-web-key-does-turn = turn the base left or right, a little or a lot
sm-web-key-bend = B
sm-web-key-does-bend = the way bends here
sm-web-key-unbend = Backspace
sm-web-key-does-unbend = take the last bend away
sm-web-key-legend = ?
sm-web-key-does-legend = what the signs and terms mean
