### The table in the browser: what is asked, panels, the log, the board in words.

## The bar

table-title = Sandtable
table-title-yours = Your turn · Sandtable
table-your-turn = Your turn
table-undo = Undo
table-undo-nothing = There is nothing to take back.
table-undo-die = Dice have been rolled since.
table-undo-draw = Something has been drawn since.
table-undo-reveal = Something hidden has been shown since.
table-undo-clock = Time has run out since then.
table-undo-other = { $who } has acted since.
table-propose = Ask the others to undo
table-redo = Redo
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
table-you = you
table-automa = Automa
table-bot = bot
table-seat-here = at this screen
table-seat-open = nobody yet
table-here = at the table
table-away = away
table-stand-in = played by a bot for now
table-resigned = resigned

## What is asked

table-prompt = Your decision
table-confirm = { $choice }?
table-leave = Cancel
table-waiting = Waiting for { $who }.
table-wait = One moment.
table-showing = Playing…
table-skip = Skip
table-options = Everything you can do
table-options-search = Search
table-options-none = No such action right now.
table-fault = Something went wrong on our side and this match was closed. Nothing is lost.
table-lost = The connection was lost. Reconnecting; try again in a moment.
table-reconnecting = The connection is lost. Trying again…
table-unreachable = Can’t load this match.
table-loading = Setting up the table…

## Proposals to go back

table-proposal = { $who } wants to undo the last move.
table-proposal-yes = Agree
table-proposal-no = Play on
table-proposal-waits = Waiting for { $who }.

## The log and talk

table-log = Log
table-since = Since your last visit
table-why = Why
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-list-none = none
table-somebody = Someone
table-notes = My notes
table-panels = Panels
table-tab-dock = Cards
table-tab-unit = Unit
table-tab-log = Log
table-tab-sides = Sides
table-tab-chat = Chat

## The menu

table-invite = Send this link to the other players
table-watch-link = The link to this match
table-language = Language
table-pace = Pace
table-pace-0 = instant
table-pace-0-5 = slow
table-pace-1 = normal
table-pace-2 = fast
table-resign = Resign
table-resign-sure = Really give up?
table-home = Home
table-commitment = All dice come from a key whose fingerprint was fixed at the start; the key is revealed at the end:
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

## One screen

table-curtain = { $who }: your turn
table-curtain-why = Something is hidden from the other side. Hand the screen over.
table-curtain-lift = I’m ready

## After the end

table-replay = Replay
table-replay-play = Play
table-replay-pause = Pause
table-replay-at = { $n } of { $of }
table-fork = Continue from here
table-export = Save to file
table-verify = Check the dice
## What happens is watched

table-telling-hold = Stop
table-telling-go-on = Go on
table-telling-next = Next
table-telling-faster = Faster
table-digest = Since your turn:
table-again = Show me again
table-again-of = Show me again: { $what }
## A replay

table-replay-start = The beginning.
table-replay-back = One step back
table-replay-on = One step on
table-replay-turn-back = To the turn before
table-replay-turn-on = To the next turn
table-replay-turn = Turn
table-replay-speed = Speed
table-replay-times = { $n }×
table-fork-who = Who plays from here on?
table-fork-me = I do
table-fork-bot = The bot
table-fork-open = A friend, by invitation
## The end

table-end = How it ended
table-end-you-won = You won
table-end-you-lost = You lost
table-end-won = Won by { $who }
table-end-draw = A draw
table-end-lost = Lost
table-end-nothing = nothing
table-end-luck = Luck
table-end-luck-of = Hits: { $made }; expected: { $expected }; tries: { $tries }
table-end-secrets = Orders
table-end-course = Round by round
table-end-again = Again
table-end-swap = Swap sides
table-end-harder = Harder
table-end-next = Next: { $what }
table-end-share = Link to share

## Sitting down: the invitation, names at one screen

table-invite-title = { $n ->
    [one] One seat is free: invite a friend
   *[other] { $n } seats are free: invite your friends
 }
table-invite-again = Show the invitation
table-invite-fold = Fold the invitation
table-invite-code = The link as a QR code
table-invite-share = Share
table-names = Who plays at this screen?
table-names-keep = Keep these names
table-veil = Show what only you may see
table-curtain-name = Your name, if you like

## Sounds, and moments to share

table-sound = Sounds
table-replay-link = Link to here
table-sheet = The panels below the map

## The table in words: typed commands

table-cmd = Ask the table
table-cmd-label = Type a command, such as help
table-cmd-send = Ask
table-cmd-said = Answers of the table
table-cmd-unknown = There is no command “{ $word }”. Type { $help } for all of them.
table-cmd-nothing = Nothing there.
table-cmd-more = { $n ->
    [one] One more. Add a word to narrow them down.
   *[other] { $n } more. Add a word to narrow them down.
 }
table-cmd-no-number = No answer has that number. Type { $answers } first.
table-cmd-help = help, h
table-cmd-help-does = all commands
table-cmd-question = question, q
table-cmd-question-does = what you are asked, or who is waited for
table-cmd-answers = answers, a
table-cmd-answers-does = what you can answer, numbered; with a word after it, only answers that have it
table-cmd-do = do, d
table-cmd-do-does = gives the answer with this number, as in do 3
table-cmd-log = log, l
table-cmd-log-does = the last lines of the log, five or as many as you say
table-key-ask = /
table-key-ask-does = type a question to the table
table-replay-more = More

## Numbers that everybody mixes in

table-numbers-seats = Nothing is rolled or dealt until everybody has sat down: each of you then mixes in a number.
table-numbers-wait = Chance waits for a number from: { $who }. It is mixed in as soon as they open this page.
table-numbers-elsewhere = Your number is in the browser you sat down with. Open the table there, or go on without it.
table-numbers-forgo = Go on without it
table-commitment-dealt = All cards come from a key whose fingerprint was fixed at the start; the key is revealed at the end:
table-verify-dealt = Check the shuffle

## The people at the table

table-company = The others
table-company-turn-out = Ask to leave
table-company-block = Block
table-company-report = Report
table-company-why = What happened? The operator of the server reads this, with the chat of this match.
table-company-send = Send report
table-company-left = The seat is open again.
table-company-blocked = You won’t read this person any more, and they can’t sit down with you.
table-company-reported = The operator has your report.

## Moments of a match that goes on, what changed since somebody looked, and clips

table-moment = Look back to here
table-moment-of = Look back to here: { $what }
table-look-back = Look back
table-back-to-game = Back to the game
table-looked = Since you looked:
table-looked-more = { $n ->
    [one] and one more, marked on the map
   *[other] and { $n } more, marked on the map
 }
table-looked-clear = Clear the marks
table-cmd-since = since
table-cmd-since-does = what has changed on the map since you last looked
table-clip = Make a clip
table-clip-title = A clip to share
table-clip-turn = Which turn?
table-clip-all = So far
table-clip-make = Make the clip
table-clip-under-way = Drawing: { $n } of { $of }
table-clip-done = A clip, { $n ->
    [one] one picture
   *[other] { $n } pictures
 }, { $size } kB
table-clip-save = Save the clip
table-clip-share = Share the clip
table-clip-alt = An animated picture: { $what }
table-clip-failed = This browser could not draw the map. Try another one.
table-clip-nothing = Nothing happened in this turn yet.
table-clip-longest = A clip shows the last { $n } steps of a turn.

## Bots that think ahead.

table-search = bot, level { $level }
table-fork-search = The bot, level { $level }
