### Lessons: short positions that teach one chapter each. The names of buttons are those of table.ftl.

learn-lesson = Lesson { $n } of { $of }
learn-steps = Steps done: { $n } of { $of }
learn-step = Step { $n }
learn-step-done = Step { $n }, done
learn-fold = Fold the lesson
learn-unfold = Unfold the lesson
learn-again = Start again
learn-next = Next: { $name }
learn-play = To a whole game
learn-missed = In this match the goal is out of reach now. Take your choice back if you can, or start again.
