### The pages of the client, apart from the table.

## Everywhere

web-title = { $page } · Sandtable
web-title-first = Sandtable: wargames at one table
web-nav = Pages
web-nav-learn = Learn by playing
web-nav-rules = Rules
web-nav-lobby = Lobby
web-nav-replays = Replays
web-skip = To the content
web-language = Language
web-lamp = Lamp light
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-again = Try again
web-loading = One moment …
web-just-now = just now
web-to-first = To the first page
web-why = Why? Show the rule
web-why-about = Show the rule: { $about }
web-rule-title = { $n ->
    [one] The rule
   *[other] The rules
 }
web-offline = The server cannot be reached. Check your connection and try again.
web-failed = That did not work, and the reason is not known. Try again in a moment.
web-problems = It cannot be done like this:
web-page-failed = This page could not be fetched. Check your connection and try again.
web-missing-title = There is nothing here
web-missing-lead = No page of Sandtable has this address. It may have been mistyped, or the link is an old one.

## People

web-seat = player { $seat }
web-player-you = you
web-player-open = open seat
web-player-bot = bot
web-player-automa = Automa
web-player-nameless = somebody without a name
web-name-title = What are you called?
web-name-lead = Those who play with you will read this name. You can change it at any time; there is no account.
web-name-label = Your name
web-name-keep = Keep this name
web-name-choose = Choose a name
web-name-change = Change the name

## Matches in lists

web-match-round = Round { $round }, { $where }
web-match-turn = Turn { $round }, { $where }
web-match-setting-up = Setting up, { $where }
web-match-your-turn = your turn
web-match-waiting = waiting for { $who }
web-match-open = a seat is open
web-match-won = won by { $who }
web-match-draw = a draw
web-game-aces = Aces & Armor
web-game-sergeants = Sergeants
web-game-aces-note = Units on a map of hexes. One to four players.
web-game-sergeants-note = Soldiers and hidden cards on map tiles. Two to six players, or against bots.
web-board-summer = summer board
web-board-winter = winter board

## The first page

web-first-title = Two wargames, one table.
web-first-lead = Play Aces & Armor or Sergeants by their printed rules. The table knows them all, shows what you may do, and says why.
web-first-games = Games
web-first-play = Play now
web-first-play-aces = alone against the Automa, half a board, about 40 minutes
web-first-play-sergeants = against a bot, five soldiers a side, all cards open
web-first-two = Two at this screen
web-first-two-aces = hand it over at the curtain
web-first-two-sergeants = hand it over at the curtain
web-first-invite = Invite friends
web-first-invite-how = by a link, now or over days
web-first-own = Put a match together
web-first-continue = Continue
web-first-all = Show all { $n } matches
web-first-new-here = New here?
web-first-lessons-aces = Eight short lessons, each a position to play.
web-first-lessons-sergeants = Seven short lessons, each a position to play.
web-first-no-account = No account needed.
web-first-carry = Go on playing on another device

## A new match

web-new-title = A new match
web-new-game = Which game?
web-new-players = Who plays?
web-new-players-solo = Alone
web-new-players-solo-note = against the Automa, on half a board
web-new-players-together = Two together
web-new-players-together-note = one team against the Automa
web-new-players-two = Two
web-new-players-two-note = against each other, on half a board
web-new-players-three = Three
web-new-players-three-note = one holds both factions of a team
web-new-players-four = Four
web-new-players-four-note = one faction each, on the full board
web-new-coop = Whose units?
web-coop-own_sets = Each their own
web-coop-own_sets-note = a set each, against two sets of the Automa
web-coop-divided = One faction, divided
web-coop-divided-note = you take its units in turn, against as many sets
web-new-both = One player holds both factions of
web-new-any = drawn by lot
web-new-who = { $factions }: who sits there?
web-new-who-me = at this screen
web-new-who-open = open, by a link
web-new-who-bot = bot
web-new-who-automa = Automa
web-new-who-note = Several seats at this screen are for people who hand it to each other.
web-new-level = Level of the Automa
web-level-easy = easy
web-level-standard = standard
web-level-hard = hard
web-level-overkill = overkill
web-new-intercepts = When does the Automa intercept?
web-intercepts-by_priority = By its priorities
web-intercepts-whenever = Whenever it could do damage
web-intercepts-never = Never
web-new-board = Which board?
web-new-full = the full board
web-new-full-note = Four factions play on the full board.
web-new-half = Which half?
web-new-half-left = left half
web-new-half-left-note = start numbers 1 to 6
web-new-half-right = right half
web-new-half-right-note = start numbers 7 to 12
web-new-full-numbers = start numbers 1 to 12
web-new-sets = How many units?
web-new-sets-1 = One set
web-new-sets-1-note = six units each
web-new-sets-2 = Two sets
web-new-sets-2-note = twelve units each, a longer game
web-new-mission = A mission?
web-new-mission-needs = V2 and Bulge need all four factions on the full board: choose three or four players.
web-mission-none = No mission
web-mission-none-note = factories win
web-mission-v2 = V2 rocket attack
web-mission-v2-note = A hidden launcher destroys factories. Two sets of units, no Automa.
web-mission-bulge = Battle of the Bulge
web-mission-bulge-note = German tanks push to the seashore. Winter board, no Automa.
web-mission-weather = Unpredictable weather
web-mission-weather-note = Every three turns a die decides the weather. It goes with any game.
web-mission-mountains = Mountains
web-mission-mountains-note = Mountains are slow, closed to tanks, and let artillery reach further. They go with any game.
web-new-owner = The launcher belongs to
web-new-rounds = The Allies win after this many rounds
web-new-clock = A clock?
web-clock-none = no clock
web-clock-hourglass = { $n ->
    [one] hourglass of one minute
   *[other] hourglass of { $n } minutes
 }
web-clock-days = { $n ->
    [one] one day an answer
   *[other] { $n } days an answer
 }
web-clock-none-note = Everybody takes the time they need.
web-clock-hourglass-note = For movement and declaring attacks together.
web-clock-minutes-note = For every answer. When they run out, a bot answers for whoever is awaited until they return.
web-clock-days-note = When they run out, a bot takes the seat until its player returns.
web-new-listed = Who may take an open seat?
web-new-listed-link = Whoever has the link
web-new-listed-link-note = The match is shown to nobody else.
web-new-listed-lobby = Anybody
web-new-listed-lobby-note = The match is listed in the lobby.
web-new-options = Variants and house rulings
web-option-short_game = Short game
web-option-short_game-note = One factory fewer wins.
web-option-experienced = Experienced players
web-option-experienced-note = You begin with four more units of a second set, chosen in secret.
web-option-limit_of_four = At most four of a type
web-option-limit_of_four-note = A faction may have no more than four units of one type.
web-option-dice_less = Without dice
web-option-dice_less-note = Every unit lands a fixed number of hits.
web-option-stalemate = Quiet rounds end the game
web-option-stalemate-note = After ten rounds without damage, occupation or purchase the team with more factories wins. With bots or a clock this is always on.
web-option-interception_by_round = Interceptions by round
web-option-interception_by_round-note = A unit intercepts once a round as printed, not once from its own turn to the next.
web-option-area_experience_from_any = Experience from any hit of an area attack
web-option-area_experience_from_any-note = The Katyusha also learns from damage to its own side.
web-option-duds = Empty tokens stay
web-option-duds-note = A token that is not the V2 stays on the board, face up.
web-option-six = Six factories win for the Allies too
web-option-six-note = The Allies also win when they hold six factories.
web-new-not-with-automa = Not with the Automa, which cannot choose in secret.
web-new-not-with-v2 = Not with the V2, which begins with two sets.
web-new-slip = The match in short
web-new-slip-automa = Automa, { $level }
web-new-slip-sets = { $n ->
    [one] one set of units each
   *[other] { $n } sets of units each
 }
web-new-begin = Begin the match
web-new-then = Then you get the link that invites the others.

## A new match of Sergeants

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

## Lobby

web-lobby-title = Lobby
web-lobby-lead = Matches with a free seat for anybody.
web-lobby-empty = Nobody is looking for players at the moment. Begin a match, and it will be listed here for others.
web-lobby-sit = Sit down: { $factions }
web-lobby-new = Begin an open match

## Invitations

web-invitation-title = You are invited to play
web-invitation-lead = Choose a free seat and write the name that the others will read. No account is needed.
web-invitation-seats = Seats at the table
web-invitation-join = Sit down and play
web-invitation-watch = Only watch
web-invitation-full = All seats are taken by now. You may watch.
web-invitation-inside = You sit at this table already.
web-invitation-to-table = To the table

## Another device

web-carry-title = Go on playing on another device
web-carry-lead = Your seats belong to this browser. With a link you take them along to your phone or another computer.
web-carry-name = You are called { $name }.
web-carry-nameless = You have no name yet.
web-carry-careful = Whoever opens the link plays as you. Send it to nobody but yourself.
web-carry-make = Make the link
web-carry-link = Open this on the other device
web-carry-then = There you will be asked once more before anything changes.
web-arrive-title = Go on playing here
web-arrive-lead = This link brings your name and your matches to this device.
web-arrive-instead = This browser now plays as { $name }. That name and its seats can then no longer be played from here.
web-arrive-do = Take over here

## Learning

web-learn-title = Learn by playing
web-learn-lead-aces = Eight short positions, each with one chapter of the rules and a goal. You can begin with any of them.
web-learn-lead-sergeants = Seven short positions, each with one chapter of the rules and a goal. You can begin with any of them; the first match after them is “First steps”, with all cards open.
web-learn-first = Play against a bot
web-lesson-start = Start
web-lesson-start-name = Start the lesson: { $name }
web-lesson-done = Goal reached
web-lesson-move = Moving
web-lesson-move-goal = Bring the tank to the hex with the ring.
web-lesson-roads = Roads and forest
web-lesson-roads-goal = Find the way that costs least.
web-lesson-occupy = Occupying a factory
web-lesson-occupy-goal = Raise your flag over the factory with the infantry.
web-lesson-intercept = Interception
web-lesson-intercept-goal = Stop the enemy before it reaches your factory.
web-lesson-attack = Attacking and shooting back
web-lesson-attack-goal = Attack where the enemy cannot shoot back.
web-lesson-arms = Combined arms
web-lesson-arms-goal = Attack with three red dice.
web-lesson-money = Money
web-lesson-money-goal = Repair a unit and buy a new one.
web-lesson-automa = The Automa
web-lesson-automa-goal = Guess what the Automa will do, and read its reasons.

## Rules

web-rules-title = Rules
web-rules-lead-aces = Aces & Armor in our own words, each rule with its number. “House ruling” marks where the book leaves a question open.
web-rules-lead-sergeants = Sergeants in our own words, each rule with its number. “House ruling” marks where the book leaves a question open.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $n ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $n } rules found.
 }
web-rules-none = No rule has these words. Try a shorter one.
web-rules-unknown = There is no rule { $id }.

## Replays

web-replays-title = Replays
web-replays-lead = Your finished matches: watch them move by move, and check every roll.
web-replays-none = You have not finished a match yet.
web-replays-watch = Watch
web-replays-verify = Check the dice
web-import-title = Open a match file
web-import-lead = A match that was saved here or by the command line. Every answer in it is played again and must be legal.
web-import-file = Choose a file
web-import-large = This file has more than 4 MiB, which no match needs.
web-import-not-json = This is not a match file: it cannot be read as JSON.
web-import-not-match = This is not a match file: it does not say which format it has.

## Checking the dice

web-verify-title = Check the dice
web-verify-lead = All chance of a match comes from one secret key. Its fingerprint is published before the first roll, the key after the last, so nobody can choose a roll. Your own browser does the check.
web-verify-working = Checking …
web-verify-good = { $n ->
    [one] The key is the one that was promised, and it leads to the one roll of this match.
   *[other] The key is the one that was promised, and it leads to all { $n } rolls and draws of this match.
 }
web-verify-wrong = { $n ->
    [one] The key is the one that was promised, but one roll does not come from it.
   *[other] The key is the one that was promised, but { $n } rolls do not come from it.
 }
web-verify-not-kept = The key is not the one that was promised when the match began.
web-verify-insecure = Your browser checks only over a safe connection: open this page with https, or on the machine where the server runs.
web-verify-commitment = Promised at the start (SHA-256 of the key)
web-verify-key = The key
web-verify-how = Roll number n is the ChaCha20 stream of the key with the nonce n. Bytes that would favour some faces are passed over.
web-verify-match = To the match
web-verify-rolls = Every roll and draw
web-verify-roll = { $n ->
    [one] one die of { $sides } sides
   *[other] { $n } dice of { $sides } sides
 }
web-verify-draw = Number { $index } of { $of } drawn
web-verify-right = right
web-verify-false = wrong
web-verify-all = Show all { $n }

## What the server refuses

web-no-such-page = There is nothing at this address.
web-no-such-match = There is no such match.
web-no-such-game = This table does not know that game.
web-no-such-seat = There is no such seat at this table.
web-no-such-moment = The match has not come that far.
web-no-such-invitation = This invitation does not exist, or no longer. Ask for a new link.
web-no-such-carry = This link has been used, or is too old. Make a new one on your other device.
web-no-such-unit = There is no such unit.
web-no-such-faction = { $faction } is not in this match.
web-no-person = Your browser has not told who you are. It must allow cookies of this page.
web-name-length = A name has 1 to { $most } letters, all of them visible.
web-seat-taken = Somebody else sits there by now.
web-not-listed = Seats of this match are taken by invitation only.
web-not-at-table = Only those who sit at this table may do that.
web-not-your-seat = This seat is not yours.
web-nobody-plays = At least one seat must be for a person.
web-bad-setup = A match cannot begin like this:
web-bad-clock = An hourglass has 1 to 60 minutes, a clock of days 1 to 30 days.
web-bad-file = This is not a match that can be played here.
web-import-too-old = This match was played by older rules and can no longer be followed.
web-not-over = That is shown when the match is over.
web-sealed = Answers are still sealed. Try again when all are in.
web-over = The match is over.
web-over-resigned = The match is over: one team has given up.
web-over-too-long = The match was stopped after { $most } entries, more than any match that people play. Nobody has won.
web-resigned = You have given up in this match.
web-stale = The table has changed meanwhile. Look again and choose anew.
web-wait = The dice are still rolling. One moment.
web-not-asked = You are not being asked that now.
web-not-understood = The server did not understand that. Load the page anew and try again.
web-cannot-redo = There is nothing to do again.
web-undo-nothing = There is nothing to take back.
web-undo-die = Dice have been rolled since, so it cannot be taken back.
web-undo-draw = Something has been drawn since, so it cannot be taken back.
web-undo-reveal = Something hidden has been shown since, so it cannot be taken back.
web-undo-other = Somebody else has acted since, so it cannot be taken back.
web-undo-clock = The time has run out since, so it cannot be taken back.
web-undo-too-often = You have taken back too often in this match.
web-proposal-open = Somebody else has asked to go back. Answer that first.
web-no-proposal = Nobody asks you to go back now.
web-rewind-open-seat = Somebody still has to take a seat, so nothing that chance decided can be taken back.
web-rewind-too-far = That is too far back: take one step after another, no more than one outcome of chance at a time.
web-log-rewound-by = { $who } went back by { $n ->
    [one] one answer
   *[other] { $n } answers
}, as everybody agreed.
web-log-rewound = The match went back by { $n ->
    [one] one answer
   *[other] { $n } answers
}, as everybody agreed.
web-chat-seated = Only those who sit at the table may write here.
web-chat-length = A line has 1 to { $most } letters.
web-notes-length = Notes have at most { $most } letters.
web-too-fast = That was too much at once. Wait a moment and try again.
web-query-busy = Too much is being worked out at the moment. Try again shortly.
web-query-too-long = That took too long to work out.
web-too-large = That is larger than the server takes.
web-too-many-sockets = Too many tables are open from your network. Close some of them.
web-wrong-host = This server is not meant to be reached by this address.
web-wrong-origin = This came from another page, and was not carried out.
web-closing = The server is about to be restarted. Try again in a moment.
web-fault = A mistake of ours has stopped this match. Nothing of it is lost.
web-store-failed = The server could not write that down. Try again in a moment.

## Sergeants: the map

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

## Sergeants: cards and panels

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
web-no-next = Nothing follows this match.
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

## Specialists, officers, teams and markers of Sergeants

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

## Equipment and markers of Sergeants

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
