### Lessons: short positions that teach one chapter each. The names of buttons are those of table.ftl.

aces-lesson-move = Moving
aces-lesson-move-goal = Bring the tank to the hex with the ring.
aces-lesson-roads = Roads and forest
aces-lesson-roads-goal = Find the way that costs least.
aces-lesson-occupy = Occupying a factory
aces-lesson-occupy-goal = Raise your flag over the factory with the infantry.
aces-lesson-intercept = Interception
aces-lesson-intercept-goal = Stop the enemy before it reaches your factory.
aces-lesson-attack = Attacking and shooting back
aces-lesson-attack-goal = Attack where the enemy can’t shoot back.
aces-lesson-arms = Combined arms
aces-lesson-arms-goal = Attack with three red dice.
aces-lesson-money = Money
aces-lesson-money-goal = Repair a unit and buy a new one.
aces-lesson-automa = The Automa
aces-lesson-automa-goal = Guess what the Automa will do, and read its reasons.

## Moving

aces-learn-move-1 = Choose { $unit }, then { $to }, the hex with the ring, and confirm. Blue hexes are those that it can reach, each with its cost. A step on standard terrain costs 1, and the speed of this unit is { $speed }.
aces-learn-move-2 = Now bring { $unit } to { $to }. Its speed is { $speed }, and it may stop before that is used up. It may pass over { $tank } and other units of your team, but never over an enemy; only one unit may end on a hex. Each unit moves only once in a turn.
aces-learn-move-3 = Everything stands where it should. Press “{ aces-table-end-move }”: after that no unit moves this turn. Next you declare attacks, then comes combat, and finally money.
aces-learn-move-4 = Well done: you can move your units. In the next lesson you will see what roads and forest do to the cost of a step.

## Roads and forest

aces-learn-roads-1 = A step costs what the hex that you enter costs, and a road or bridge costs only ½. Choose { $unit } and see how far the blue hexes reach along the road. With a speed of { $speed } it comes as far as { $to }: bring it there.
aces-learn-roads-2 = Forest costs 1½. With { $speed } points { $unit } comes two hexes deep into the wood: bring it to { $to }. Slow, but worth it: a unit that is attacked in forest suffers less damage from the same hits.
aces-learn-roads-3 = Well done. Take the road to be quick and the forest to be safe. Water, by the way, is only for infantry and aircraft. In the next lesson you will occupy a factory.

## Factories

aces-learn-occupy-1 = The factory at { $factory } belongs to nobody yet. { $unit } stands next to it: choose that unit, then the factory. Only infantry occupies a factory. It must begin its move next to it, and the step takes its whole movement.
aces-learn-occupy-2 = The factory at { $factory } is an enemy one, and { $enemy } stands in it. Occupy it with { $unit } all the same: an enemy unit inside is removed from the game. Infantry that occupies does not attack in the same turn.
aces-learn-occupy-3 = Two factories fly your flag. Press “{ aces-table-end-move }”, then “{ aces-table-end-declare }”: at the end of your turn each of your factories pays 1 coin.
aces-learn-occupy-4 = Well done. A factory stays yours, even with nobody in it, until enemy infantry occupies it. Here { $n } of them win the game. In the next lesson you will stop an enemy who wants one of yours.

## Interception

aces-learn-intercept-1 = { $enemy } is on the way to your factory at { $factory } and has just come next to { $unit }. You are asked whether to intercept: say yes, with { $unit }, and the enemy must stop there. That is possible whenever an enemy steps next to a unit that could attack it at range 1.
aces-learn-intercept-2 = It is your turn, and the same can happen to you. Choose { $unit }, then { $to }: the red on the way warns you that { $enemy } may stop it. Go all the same, to see what happens.
aces-learn-intercept-3 = { $other } has been stopped, but could still attack. { $unit } owes something: a unit that has intercepted does not move in its next turn and must attack the unit that it stopped. Press “{ aces-table-end-move }”, declare the attack of { $unit } on { $enemy }, then press “{ aces-table-end-declare }”.
aces-learn-intercept-4 = Well done. A unit intercepts at most once a round, and on the hex where a move ends anyway nobody is asked. So you can go up to an enemy freely, but hardly past it. In the next lesson you will attack.

## Attacking and shooting back

aces-learn-attack-1 = In this phase you declare attacks. Choose { $unit }, then { $enemy }, look at the odds, and confirm. The defender shoots back only at range 1, and { $unit } is further away: nothing comes back.
aces-learn-attack-2 = Now declare the attack of { $unit } on { $enemy }. They are neighbours, so { $enemy } will shoot back. Attacks are fought in the order of your list: { $first } fires first, and a damaged unit has fewer dice to shoot back with.
aces-learn-attack-3 = Press “{ aces-table-end-declare }” and follow both fights. A die that shows the unit’s hit number or less is a hit. The table of the target turns hits into damage, and six damage destroy a unit.
aces-learn-attack-4 = Well done. Both sides roll at the same time. A unit that damages the other gains experience and will hit more easily. In the next lesson you will get more dice.

## Combined arms

aces-learn-arms-1 = { $enemy } is too much for one unit, but different arms support each other. { $artillery } already has it in range. Bring { $unit } next to it, to { $to }.
aces-learn-arms-2 = Now the third arm: bring { $unit } next to { $enemy }, to { $to }. The move ends there, so nobody is asked about intercepting it.
aces-learn-arms-3 = Infantry, tank and artillery have { $enemy } in range: three arms, so 3 red dice. Press “{ aces-table-end-move }” and declare the attack of { $unit } on { $enemy }. The two others need not attack; it is enough that they are near.
aces-learn-arms-4 = Press “{ aces-table-end-declare }” and watch the red dice. They hit like the attacker’s other dice. Only an attack on a neighbour gets them, and the defender never does.
aces-learn-arms-5 = Well done. Two arms give 2 red dice, three or more give 3; how many units of an arm are there makes no difference. In the next lesson you will spend coins.

## Money

aces-learn-money-1 = { $unit } has { $damage } damage, and a damaged unit rolls fewer dice. Move it into your factory at { $factory }: only there can it be repaired.
aces-learn-money-2 = Press “{ aces-table-end-move }”, then “{ aces-table-end-declare }”: there is nobody to attack. Now comes money. Your { $n } factories pay 1 coin each, and you may spend them at once.
aces-learn-money-3 = Choose { $unit } and have it repaired. That costs { $cost } coins and takes away up to { $damage } damage when your next turn begins. Until then the unit has to stay alive and the factory yours.
aces-learn-money-4 = Now buy a new unit: { $kind } costs { $cost } coins. Choose it in the list, then the factory at { $factory }. A new unit needs a factory of yours with nobody in it.
aces-learn-money-5 = Press “{ aces-table-end-money }”. The Automa plays its turn. When yours begins, { $unit } has been repaired.
aces-learn-money-6 = Well done. You keep the coins you don’t spend. If you have an ally you can send coins, but each time one goes to the bank. The last lesson is about the Automa.

## The Automa

aces-learn-automa-1 = The Automa follows orders that anyone can read. { $enemy } stands next to the factory at { $factory }. Its first order is to occupy a factory, but only if no enemy infantry is next to it. So bring { $unit } next to the factory, to { $to }.
aces-learn-automa-2 = Guess what { $enemy } will do now that { $unit } keeps it from occupying. Then end your turn: “{ aces-table-end-move }”, “{ aces-table-end-declare }”, “{ aces-table-end-money }”.
aces-learn-automa-3 = Open “{ table-why }” in the log, beside what { $enemy } did. It shows which orders were not possible, which one it followed, and how it chose its target. The Automa has no dice: its hits are fixed. Now take the factory at { $factory } yourself, with { $unit }.
aces-learn-automa-4 = Well done. Every unit of the Automa gives its reasons, so you can see its moves coming. That was the last lesson: play a whole game now.
