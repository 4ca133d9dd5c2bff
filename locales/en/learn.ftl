### Lessons: short positions that teach one chapter each. The names of buttons are those of table.ftl.

learn-lesson = Lesson { $n } of { $of }
learn-steps = Steps done: { $n } of { $of }
learn-step = Step { $n }
learn-step-done = Step { $n }, done
learn-fold = Collapse the lesson
learn-unfold = Expand the lesson
learn-again = Start again
learn-next = Next: { $name }
learn-play = To a whole game
learn-missed = You can’t reach the goal any more. Undo, or start again.
learn-own = A lesson made by hand
