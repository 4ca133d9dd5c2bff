### The lesson: a short position to play.

outpost-lesson-patrol = Your first patrol
outpost-lesson-patrol-goal = Lay orders, march to an outpost, look into it and raise your flag.
outpost-learn-patrol-1 = You lead this round, so you lay two orders; the others lay theirs at the same time. Lay { $first } first, then { $second }.
outpost-learn-patrol-2 = All orders are turned over, and yours comes first. Your patrol has four points: choose { $to }, an outpost, and confirm. Mind the woods, which cost two.
outpost-learn-patrol-3 = { $other } could do nothing with its order. Now your second one: look into { $to }. Only you will see what it holds.
outpost-learn-patrol-4 = Three points: worth a flag. Raise yours over { $to }.
outpost-learn-patrol-5 = Well done. After the last round all caches are opened, and the points under your flags are yours. Beware: some caches cost points, and others may raid you.
