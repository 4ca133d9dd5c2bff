### The table at the terminal.

terminal-choose = Choose
terminal-secret = { $seat } chooses in secret now. The others look away; press Enter.
terminal-secret-done = The choice is sealed. Press Enter to clear the screen.
terminal-roll = { $n ->
    [one] Roll a die and type what it shows:
   *[other] Roll { $n } dice and type what they show, separated by spaces:
 }
terminal-not-understood = “{ $text }” is not one of the options. Type a number from the list, or “help”.
# Other commands, each with the one that it stands for: these pairs are read by the program.
terminal-commands = exit = quit, again = redo
terminal-commands-too = Also understood: { $commands }.
terminal-bad-dice = { $n ->
    [one] Type a number from 1 to { $sides }.
   *[other] Type { $n } numbers from 1 to { $sides }.
 }
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = There is nothing to undo.
terminal-cannot-undo-die = You can’t undo that: dice have been rolled since then.
terminal-cannot-undo-draw = You can’t undo that: a token has been turned over since then.
terminal-cannot-undo-reveal = You can’t undo that: something hidden has been revealed since then.
terminal-cannot-undo-other = You can’t undo that: { $seat } has acted since then.
terminal-cannot-undo-clock = You can’t undo that: time has run out since then.
terminal-undone = Undone.
terminal-redone = Redone.
terminal-nothing-to-redo = There is nothing to redo.
terminal-nothing-else = There is nothing else you can do now.
terminal-saved = Saved to { $file }.
terminal-resume = To go on later: sandtable play { $game } --resume { $file }
terminal-save-where = Say where: save FILE.
terminal-goodbye = Not saved. Type “save FILE” before “quit” to keep the match.
terminal-header = { $players }: { $result } ({ $reason }); { $event }, seed { $seed }.
terminal-step = { $n } of { $of }: { $answer }
terminal-replay-keys = Enter: next. b: back. a number: go there. look: the board. quit: leave.
terminal-verified = Verified: all { $n } answers are legal, and they lead to the board in the file.
terminal-verified-not = All { $n } answers are legal, but they do not lead to the board in the file: it was changed.
terminal-time-up = the time is up
terminal-still-hidden = a choice that is still hidden
terminal-seat = Player { $seat }
terminal-resigned = Seat { $seat } has resigned.

## The analysis of a finished match

terminal-analysis-not-over = This match isn’t over: only a finished one can be analysed.
terminal-analysis-no-analyst = There is no analysis for this match.
terminal-analysis-course = How likely a win was, from the beginning to the end. Shown: { $who }
terminal-analysis-start = At the start
terminal-analysis-decisions = Decisions: { $who }
terminal-analysis-chance = Dice and draws
terminal-analysis-result = Result
terminal-analysis-given = { $who }: { $n ->
    [one] one decision
   *[other] { $n } decisions
}, { $lost } given away (blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $inaccuracies }).
terminal-analysis-moment = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} after answer { $n }, { $who }: { $lost } given away (± { $error }).
terminal-analysis-instead = Played: { $what }
terminal-analysis-better = Better: { $what }

terminal-hint = A strong player would do this; it wins about { $percent }% of the time:
terminal-hint-other = The next best, about { $percent }%:
