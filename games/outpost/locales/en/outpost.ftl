### Outpost: questions, answers, the log, refusals.

## Names

outpost-patrol-heron = Heron
outpost-patrol-fox = Fox
outpost-patrol-badger = Badger
outpost-patrol-owl = Owl
outpost-card-march = March
outpost-card-scout = Scout
outpost-card-raid = Raid
outpost-card-cover = Cover
outpost-target-patrol = the patrol { $patrol }
outpost-target-flag = the flag at { $hex }
outpost-standing = { $patrol } { $points }

## Questions

outpost-ask-hide = A cache is drawn for the outpost at { $hex }.
outpost-ask-draw = A card is drawn for { $patrol }.
outpost-ask-order = Which order do you lay face down?
outpost-ask-second-order = You lead this round: which second order do you lay?
outpost-ask-march = Where does your patrol march? It has { $points } movement points.
outpost-ask-raid = What do you raid?
outpost-ask-cover = { $patrol } raids you. Do you take cover?
outpost-ask-raid-die = A die for the raid of { $patrol } on { $target }.
outpost-ask-scout = Which outpost do you look into?
outpost-ask-flag = Do you raise your flag over the outpost at { $hex }?

## Answers

outpost-choice-card = lay { $card }
outpost-choice-cache = a cache of { $cache }
outpost-choice-no-order = no second order
outpost-choice-march = march to { $hex }
outpost-choice-stay = stay here
outpost-choice-flare = fire the flare
outpost-choice-raid = raid { $target }
outpost-choice-take-cover = take cover
outpost-choice-no-cover = no cover
outpost-choice-no-cover-this-round = no cover in this whole round
outpost-choice-scout = look into { $hex }
outpost-choice-raise-flag = raise the flag
outpost-choice-leave-it = leave it

## What happens

outpost-event-hidden = A cache is hidden in the outpost at { $hex }.
outpost-event-round-began = Round { $round } begins. { $patrol } leads.
outpost-event-drew = { $patrol } draws a card.
outpost-event-drew-card = { $patrol } draws { $card }.
outpost-event-laid = { $patrol } lays an order face down.
outpost-event-laid-card = { $patrol } lays { $card } face down.
outpost-event-turned-over = All orders are turned over.
outpost-event-carried-out = { $patrol } carries out { $card }.
outpost-event-idle = { $patrol } has nothing to do.
outpost-event-marched = { $patrol } marches to { $hex }.
outpost-event-stayed = { $patrol } stays put.
outpost-event-flare-fired = { $patrol } fires a flare over { $over }: two points are left for the march.
outpost-event-time-ran-out = The time of { $patrol } has run out. The patrol stays.
outpost-event-took-cover = { $patrol } takes cover.
outpost-event-exposed = { $patrol } takes no cover in this round. Nobody else knows.
outpost-event-raid-hit = { $patrol } raids { $target } with a { $die }, { $needed } needed. It goes back to its camp, and { $patrol } takes a pennant.
outpost-event-flag-torn = { $patrol } raids { $target } with a { $die }, { $needed } needed. The flag comes down.
outpost-event-raid-missed = { $patrol } raids { $target } with a { $die }, { $needed } needed. The raid fails.
outpost-event-scouted = { $patrol } looks into the outpost at { $hex }.
outpost-event-scouted-cache = { $patrol } looks into the outpost at { $hex } and finds { $cache ->
    [one] { $cache } point
   *[other] { $cache } points
 }.
outpost-event-flag-raised = { $patrol } raises a flag at { $hex }.
outpost-event-opened = The cache at { $hex } is opened: { $cache ->
    [one] { $cache } point
   *[other] { $cache } points
 }.

## Refusals

outpost-why-other-question = Something else is asked now.
outpost-why-not-in-hand = You do not hold { $card }.
outpost-why-too-far = { $hex } is farther than { $points } movement points.
outpost-why-occupied = { $patrol } stands at { $hex }.
outpost-why-other-camp = { $hex } is the camp of { $patrol }.
outpost-why-no-march-to-light = A flare is for another patrol that is about to march, once a march.
outpost-why-no-flare = You have fired your flare.
outpost-why-no-target = Only another patrol, or its flag, at a distance of two or less can be raided.
outpost-why-no-cover-in-hand = You do not hold Cover.
outpost-why-no-outpost = There is no outpost in sight at { $hex }.
outpost-why-no-patrol = There is no such patrol.

## The end

outpost-outcome-won = { $patrol } wins ({ $standings }).
outpost-outcome-draw = The game is a draw ({ $standings }).
