### The table in the browser: what is asked, panels, the log, the board in words.

## The bar

table-title = Sandtable
table-title-yours = Your turn · Sandtable
table-your-turn = Your turn
table-undo = Undo
table-undo-nothing = There is nothing to undo.
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
table-watching = You are watching this match.
table-watching-turns = { $n ->
    [one] You are watching, { $n } turn behind.
   *[other] You are watching, { $n } turns behind.
}
table-watching-minutes = { $n ->
    [one] You are watching, { $n } minute behind.
   *[other] You are watching, { $n } minutes behind.
}
table-watching-end = You will see this match when it is over.
table-no-match = There is no such match
table-no-match-lead = The link may be incomplete, or the match was deleted. Ask for a new link.
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
table-chat-watching = Commentary
table-chat-watching-note = Players can’t read this before the end.
table-chat-from-watching = { $name } (watching)
table-embed = Code for a website
table-list-none = none
table-someone = Someone
table-notes = My notes
table-orders = Standing orders
table-orders-how = What you answer without being asked, until you withdraw it. Only you see this.
table-orders-stand = Standing orders: { $orders }.
table-order-always = Always: { $order }
table-panels = Panels
table-tab-dock = Cards
table-tab-unit = Unit
table-tab-log = Log
table-tab-sides = Sides
table-tab-chat = Chat

## The menu

table-invite = Send this link to the other players
table-watch-link = The link to this match
table-show-elsewhere = Show it elsewhere
table-stream-link = The link for streaming
table-language = Language
table-pace = Pace
table-pace-0 = instant
table-pace-0-5 = slow
table-pace-1 = normal
table-pace-2 = fast
table-resign = Resign
table-resign-sure = Really resign?
table-home = Home
table-commitment = All dice come from a key whose fingerprint was fixed at the start; the key is revealed at the end:
table-keys = Keys
table-key-tab = Tab
table-key-tab-does = to the next part of the table
table-key-enter = Enter
table-key-enter-does = choose; again: do it
table-key-escape = Escape
table-key-escape-does = put down, or skip what is shown
table-key-next = N, P
table-key-next-does = next or previous of yours that can act
table-key-end = X
table-key-end-does = end the phase, or this card
table-key-undo = U, R
table-key-undo-does = undo, redo
table-key-zoom = +, -, 0
table-key-zoom-does = nearer, further, the whole map
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
table-replay-lesson = Make a lesson
table-replay-lesson-not = No lesson can be made of this moment; choose one between two turns.
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
table-rematch-call = Another match?
table-rematch-from = { $who } invites you to another match.
table-rematch-accept = Sit down
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
table-names-go = Names at this screen
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

table-numbers-seats = Nothing is rolled or dealt until everyone has sat down; each of you then mixes in a number.
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
table-cmd-confirm = confirm, ok
table-cmd-confirm-does = gives the answer that was put together on the board
table-cmd-ready = Everything is in its place. Type { $word }.
table-cmd-no-candidate = There is nothing to confirm.
table-cmd-back = back, b
table-cmd-back-does = one step back in the match, to hear what happened
table-cmd-next = next, n
table-cmd-next-does = one step on
table-cmd-turn = turn
table-cmd-turn-does = to the start of a turn or round, as in turn 2
table-cmd-no-turn = No turn with that number has begun. Begun so far: { $turns }.
table-cmd-now = now
table-cmd-now-does = back to the game as it stands
table-cmd-is-now = This is the game as it stands.
table-cmd-lesson = lesson
table-cmd-lesson-does = what the lesson is about, and what to do now
table-cmd-no-lesson = This match is no lesson.
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

## The analysis of a finished match

table-analysis = Analysis
table-analysis-ask = Analyse this game
table-analysis-ask-about = Takes a few minutes; you can leave meanwhile.
table-analysis-waiting = { $n ->
    [0] Your game is next to be analysed.
    [one] One other game is analysed first.
   *[other] { $n } other games are analysed first.
}
table-analysis-working = Analysing…
table-analysis-done = The analysis is there.
table-analysis-curve = How likely a win was, step by step
table-analysis-chance-of = { $who }: { $chance }
table-analysis-ledger = Luck and skill
table-analysis-worst = { $n ->
    [one] The worst moment is on the curve.
   *[other] The { $n } worst moments are on the curve.
}
table-analysis-mark = { $mark ->
    [blunder] Blunder: look at it
    [mistake] Mistake: look at it
   *[inaccuracy] Inaccuracy: look at it
}
table-analysis-moment = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} by { $who } ({ $where }), { $lost } given away
table-analysis-played = Played: { $what }
table-analysis-better = Better: { $what }
table-analysis-drawn = On the map
table-analysis-show-better = Show the better plan
table-analysis-show-played = Show what was played
table-analysis-about = Estimates by a strong player, not the truth: small differences say little.
table-analysis-adds-up = From the first chances to the result
table-analysis-start = At the start
table-analysis-decisions = Decisions: { $who }
table-analysis-chance = Luck
table-analysis-result = Result
table-analysis-given = { $who }: { $n ->
    [one] one decision
   *[other] { $n } decisions
}, { $lost } given away (blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $inaccuracies }).
table-analysis-marks = Decisions that gave chances away
table-analysis-no-marks = No decision gave much away.
table-analysis-by-turn = Chances turn by turn
web-commentary-full = { $most } comments are enough for one match.
web-embed-open = Open in Sandtable
web-hint-people = You can’t ask for hints in a match against other people.
web-hint-none = There is nothing to give a hint on right now.
web-hint-ask = Ask for a hint
web-hint-ask-title = What would a strong player do here?
web-hint-thinking = Thinking…
web-hint-card = Hint
web-hint-best = A strong player would do this. It wins about { $percent }% of the time.
web-hint-other = The next best wins about { $percent }%.
web-hint-plan = The plan, step by step
web-hint-close = Put the hint away

## What the table refuses

web-sealed = Answers are still sealed. Try again when all are in.
web-over-resigned = The match is over: one team has resigned.
web-over-too-long = The match was stopped after { $most } entries, more than any match that people play. Nobody has won.
web-resigned = You have resigned from this match.
web-stale = The game moved on. Take another look and choose again.
web-wait = The dice are still rolling. One moment.
web-not-asked = You are not being asked that now.
web-cannot-redo = There is nothing to redo.
web-undo-nothing = There is nothing to undo.
web-undo-die = Dice have been rolled since then, so you can’t undo it.
web-undo-draw = Something has been drawn since then, so you can’t undo it.
web-undo-reveal = Something hidden has been revealed since then, so you can’t undo it.
web-undo-other = Someone else has acted since then, so you can’t undo it.
web-undo-clock = Time has run out since then, so you can’t undo it.
web-undo-too-often = You have used undo too often in this match.
web-proposal-open = Someone has already asked to undo. Answer that first.
web-no-proposal = No one is asking you to undo.
web-rewind-open-seat = A seat is still open, so nothing that chance decided can be undone.
web-rewind-too-far = That is too far back: take one step after another, no more than one outcome of chance at a time.
web-chat-length = A line has 1 to { $most } letters.
web-notes-length = Notes have at most { $most } letters.
web-query-too-long = That took too long to work out.
web-notes-seated = Only those who sit at the table can keep notes here.
web-no-next = There is no next chapter.
web-number-not-now = No number is needed from you now.
web-number-wrong = This is not the number that you promised.
web-over-closed = The operator of this server has closed the match. Nobody has won.
web-analysis-none = There is no analysis for this match.
web-analysis-players = Those who played this match can have it analysed.
web-analysis-another = Another game of yours is being analysed. Wait until that is done.
web-analysis-full = Too many games are waiting to be analysed. Try again later.
