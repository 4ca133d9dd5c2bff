### The table in the browser: what is asked, panels, the log, the board in words.

## The bar

table-title = Sandtable
table-title-yours = Your turn · Sandtable
table-your-turn = Your turn
table-undo = Take back
table-undo-nothing = There is nothing to take back.
table-undo-die = Dice have been rolled since.
table-undo-draw = Something has been drawn since.
table-undo-reveal = Something hidden has been shown since.
table-undo-clock = The time ran out since.
table-undo-other = { $who } has acted since.
table-propose = Ask the others to go back.
table-redo = Do again
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
table-stand-in = a bot stands in
table-resigned = has given up

## What is asked

table-prompt = What is asked
table-confirm = { $choice }?
table-leave = Leave it
table-waiting = Waiting for { $who }.
table-wait = One moment.
table-showing = Watch what happens.
table-skip = Skip
table-options = Everything you can do
table-options-search = Search
table-options-none = Nothing like that can be done now.
table-fault = The table has met a mistake of ours and this match is closed. Nothing of it is lost.
table-lost = The connection was lost. It comes back by itself; then try again.
table-reconnecting = The connection is lost. Trying again …
table-unreachable = This match cannot be reached.
table-loading = Laying the table …

## Proposals to go back

table-proposal = { $who } asks to go back to before the last choice.
table-proposal-yes = Agree
table-proposal-no = Play on
table-proposal-waits = Waiting for { $who }.

## The log and talk

table-log = Log
table-since = Since your last visit
table-why = Why
table-chat = Talk
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
table-tab-chat = Talk

## The menu

table-invite = Send this link to the people who will play
table-watch-link = The link to this match
table-language = Language
table-pace = Pace
table-pace-0 = at once
table-pace-0-5 = slow
table-pace-1 = as usual
table-pace-2 = fast
table-resign = Give up
table-resign-sure = Really give up?
table-home = First page
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

table-curtain = { $who } plays now
table-curtain-why = Something is hidden from the other side. Hand the screen over.
table-curtain-lift = I am here

## After the end

table-replay = Replay
table-replay-play = Play
table-replay-pause = Pause
table-replay-at = { $n } of { $of }
table-fork = Play on from here
table-export = Keep as a file
table-verify = Check the dice
