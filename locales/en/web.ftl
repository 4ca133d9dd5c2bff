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
web-loading = One moment…
web-just-now = just now
web-to-first = Home
web-why = Why? Show the rule
web-why-about = Show the rule: { $about }
web-rule-title = { $n ->
    [one] The rule
   *[other] The rules
 }
web-offline = The server can’t be reached. Check your connection and try again.
web-failed = Something went wrong. Try again in a moment.
web-problems = That won’t work:
web-page-failed = This page could not be fetched. Check your connection and try again.
web-missing-title = There is nothing here
web-missing-lead = No page of Sandtable has this address. It may have been mistyped, or the link is an old one.

## People

web-seat = Player { $seat }
web-player-you = you
web-player-open = open seat
web-player-bot = bot
web-player-automa = Automa
web-player-nameless = someone without a name
web-name-title = What’s your name?
web-name-lead = The people you play with see this name. Change it whenever you like; there is no account.
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

## The first page

web-first-title = { $n ->
    [2] Two wargames, one table.
   *[other] Wargames at one table.
 }
web-first-lead = Play { $games } by their printed rules. Sandtable enforces every rule, shows your options and tells you why.
web-first-games = Games
web-first-play = Play now
web-first-two = Two at this screen
web-first-invite = Invite friends
web-first-invite-how = by a link, now or over days
web-first-own = Custom match
web-first-continue = Continue
web-first-all = Show all { $n } matches
web-first-new-here = New here?
web-first-no-account = No account needed.
web-first-carry = Continue on another device

## A new match

web-new-title = A new match
web-new-game = Which game?
web-new-who = { $factions }: who sits there?
web-new-who-me = at this screen
web-new-who-open = open, by a link
web-new-who-bot = bot
web-new-who-automa = Automa
web-new-who-note = Several seats at this screen are for people who hand it to each other.
web-new-clock = Time limit?
web-clock-none = no clock
web-clock-hourglass = { $n ->
    [one] hourglass of one minute
   *[other] hourglass of { $n } minutes
 }
web-clock-days = { $n ->
    [one] one day per move
   *[other] { $n } days per move
 }
web-clock-none-note = Take all the time you need.
web-clock-hourglass-note = For movement and declaring attacks together.
web-clock-days-note = When they run out, a bot takes the seat until its player returns.
web-new-listed = Who may take an open seat?
web-new-listed-link = Anyone with the link
web-new-listed-link-note = No one else sees the match.
web-new-listed-lobby = Anyone
web-new-listed-lobby-note = The match is listed in the lobby.
web-new-spectating = When can others watch?
web-spectating-live = at once
web-spectating-live-note = Anyone with the link sees what both sides see.
web-spectating-turns = { $n ->
    [one] { $n } turn later
   *[other] { $n } turns later
}
web-spectating-turns-note = Spectators see a turn once that many more have been played.
web-spectating-minutes = { $n ->
    [one] { $n } minute later
   *[other] { $n } minutes later
}
web-spectating-minutes-note = Spectators see each move that long after it was made.
web-spectating-end = after the end
web-spectating-end-note = Until then spectators see only how it began.
web-spectating-told = Spectators see this match { $when }.
web-bad-spectating = Spectators can be 1 to 20 turns behind, or 1 minute to 7 days.
web-new-slip = Summary
web-new-begin = Begin the match
web-new-then = Next you get a link to invite the others.

## Lobby

web-lobby-title = Lobby
web-lobby-lead = Matches with a seat that anyone can take.
web-lobby-empty = Nobody is looking for players at the moment. Begin a match, and it will be listed here for others.
web-lobby-sit = Sit down: { $factions }
web-lobby-new = Begin an open match

## Invitations

web-invitation-title = You are invited to play
web-invitation-lead = Choose a free seat and enter the name that the others will see. No account needed.
web-invitation-seats = Seats at the table
web-invitation-join = Sit down and play
web-invitation-watch = Only watch
web-invitation-full = All seats are taken. You can still watch.
web-invitation-inside = You sit at this table already.
web-invitation-to-table = To the table

## Another device

web-carry-title = Continue on another device
web-carry-go = Use another device
web-carry-lead = Your seats belong to this browser. A link takes them along to your phone or another computer.
web-carry-name = You are playing as { $name }.
web-carry-nameless = You have no name yet.
web-carry-careful = Anyone who opens the link plays as you. Keep it to yourself.
web-carry-make = Make the link
web-carry-link = Open this on the other device
web-carry-then = You’ll be asked once more there before anything changes.
web-arrive-title = Continue here
web-arrive-lead = This link brings your name and your matches to this device.
web-arrive-instead = This browser now plays as { $name }. That name and its seats can then no longer be played from here.
web-arrive-do = Take over here

## Learning

web-learn-title = Learn by playing
web-learn-first = Play against a bot
web-lesson-start = Start
web-lesson-start-name = Start the lesson: { $name }
web-lesson-done = Goal reached

## Rules

web-rules-title = Rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-reference = Quick reference
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
web-import-lead = A match that was saved here or by the command line. Every move is replayed and checked.
web-import-file = Choose a file
web-import-large = This file is too large (over 4 MiB) to be a match.
web-import-not-json = This is not a match file: it can’t be read as JSON.
web-import-not-match = This is not a match file: it does not say which format it has.

## Checking the dice

web-verify-title = Check the dice
web-verify-lead = All chance of a match comes from one secret key. Its fingerprint is published before the first roll, the key after the last, so nobody can choose a roll. Your own browser does the check.
web-verify-working = Checking…
web-verify-good = { $n ->
    [one] The key is the one that was promised, and it leads to the one roll of this match.
   *[other] The key is the one that was promised, and it leads to all { $n } rolls and draws of this match.
 }
web-verify-wrong = { $n ->
    [one] The key is the one that was promised, but one roll does not come from it.
   *[other] The key is the one that was promised, but { $n } rolls do not come from it.
 }
web-verify-not-kept = The key is not the one that was promised when the match began.
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
web-no-such-order = This game knows no such standing order.
web-no-such-moment = The match has not come that far.
web-no-such-invitation = This invitation is no longer valid. Ask for a new link.
web-no-such-carry = This link has been used, or is too old. Make a new one on your other device.
web-no-person = We can’t tell who you are. Please allow cookies for this site.
web-name-length = A name has 1 to { $most } letters, all of them visible.
web-seat-taken = That seat has been taken.
web-not-listed = Seats of this match are taken by invitation only.
web-not-at-table = Only those who sit at this table may do that.
web-not-your-seat = This seat is not yours.
web-nobody-plays = At least one seat must be for a person.
web-bad-setup = A match can’t begin like this:
web-bad-clock = An hourglass has 1 to 60 minutes, a clock of days 1 to 30 days.
web-bad-file = This is not a match that can be played here.
web-import-too-old = This match was played by older rules and can no longer be followed.
web-not-over = That is shown when the match is over.
web-over = The match is over.
web-not-understood = The server did not understand that. Reload the page and try again.
web-log-rewound-by = { $who } went back by { $n ->
    [one] one answer
   *[other] { $n } answers
}, as everybody agreed.
web-log-rewound = The match went back by { $n ->
    [one] one answer
   *[other] { $n } answers
}, as everybody agreed.
web-chat-name = Choose a name first; then you can write here.
web-too-fast = Slow down a little and try again.
web-query-busy = The server is busy right now. Try again in a moment.
web-too-large = That is larger than the server takes.
web-too-slow = That took too long to arrive. Check your connection and try again.
web-text-too-long = A text there is too long: at most { $most } letters.
web-too-many-listed = { $most } of your matches are already waiting for players. Wait until one is full, or invite by link.
web-import-too-long = This match is too long to be played here: at most { $most } steps.
web-name-alike = Your name looks the same as one at this table. Choose another.
web-too-many-sockets = Too many tables are open from your network. Close some of them.
web-wrong-host = This server is not meant to be reached by this address.
web-wrong-origin = That came from another page and was not carried out.
web-closing = The server is about to be restarted. Try again in a moment.
web-fault = Something went wrong on our side and this match was stopped. Nothing is lost.
web-store-failed = The server couldn’t save that. Try again in a moment.

## Sergeants: cards and panels


## The first page: how hard

web-first-level = Difficulty

## People, numbers and company: what the server refuses

web-banned = The operator of this server has banned you.
web-unwanted = Someone at this table does not want to play with you.
web-turn-out-not-yours = Only the one who began the match can ask others to leave.
web-turn-out-late = That player has already played, so they stay.
web-nobody-there = Nobody else sits there.
web-no-such-device = This device is not one of yours.
web-complaint-length = Say what happened, in up to { $most } letters.
web-you-title = Your devices and data
web-you-lead = There is no account: your browsers are you. See what is kept about you here, and delete it whenever you like.

## Checking a shuffle, and the numbers of people

web-replays-verify-dealt = Check the shuffle
web-verify-title-dealt = Check the shuffle
web-verify-lead-dealt = All cards of a match are dealt from one secret key. Its fingerprint is published before the first card, the key after the last, so nobody can choose a card. Your own browser does the check.
web-verify-good-dealt = { $n ->
    [one] The key is the one that was promised, and it leads to the one card of this match.
   *[other] The key is the one that was promised, and it leads to all { $n } draws of this match.
 }
web-verify-wrong-dealt = { $n ->
    [one] The key is the one that was promised, but one draw does not come from it.
   *[other] The key is the one that was promised, but { $n } draws do not come from it.
 }
web-verify-not-promised = A number is not the one that its player promised.
web-verify-how-dealt = Draw number n is the ChaCha20 stream of the key with the nonce n. Numbers that would favour some cards are passed over.
web-verify-rolls-dealt = Every draw
web-verify-numbers = Numbers of the players
web-verify-numbers-lead = Everyone promised a number by its fingerprint before anyone showed theirs. The key and these numbers together lead to the outcomes, so neither the server nor a player could choose them.
web-verify-numbers-none = No numbers of players were mixed in, so the operator of the server could have tried several keys before the match.
web-verify-number-lost = not shown; the match went on without it
web-verify-number-own = yours

## How long and how hard a new match is

web-new-time = About { $n } minutes
web-new-difficulty = Difficulty: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }

## Bots that think ahead, and hints.

web-first-thinking = Thinking bot
web-player-search = bot, level { $level }
web-player-styled = { $style ->
    [bold] bold bot, level { $level }
    [careful] careful bot, level { $level }
   *[collector] collector bot, level { $level }
 }
web-player-program = { $name } (bot)
web-not-for-bots = Bots can’t do this.
web-only-for-bots = Only bots can do this.
web-ladder = Ladder
web-leagues = Leagues
web-rated = Rated
web-rated-tick = Rate this match
web-rated-note = It counts for the ladder: no going back past dice, and time run out three times loses.
web-new-who-search = thinking bot
web-new-search-level = Level of the thinking bot

## The analysis of a finished match

