### What only the browser says of this game: the page for a new match, the table, its panels.

## A new match

outpost-web-new-players = How many patrols?
outpost-web-new-players-n = { $n ->
    [one] { $n } patrol
   *[other] { $n } patrols
 }
outpost-web-new-rounds = How many rounds?
outpost-web-new-rounds-n = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
outpost-web-new-clock-note = For each march. When it runs out, the patrol stays.

## The table

outpost-web-tab = Hand
outpost-web-round = Round { $n }
outpost-web-round-of = Round { $n } of { $of }
outpost-web-phases = The round
outpost-web-phase-orders = Orders
outpost-web-phase-acts = Carrying out
outpost-web-everyone = All lay orders
outpost-web-hand = Your hand
outpost-web-hand-none = You hold no cards.
outpost-web-laid = Laid: { $card }
outpost-web-card-march = Go as far as four points reach; woods cost two.
outpost-web-card-scout = Look into an outpost here or next to you, and raise your flag.
outpost-web-card-raid = Strike a patrol or a flag within two hexes, on 4 or more.
outpost-web-card-cover = Keep it: against a raid it makes a six necessary.
outpost-web-aside-flare = { $patrol } is about to march. Do you fire your flare?
outpost-web-march-cost = March to { $hex } for { $cost } of { $points } points?
outpost-web-hint-march = Choose a blue hex on the field.
outpost-web-leads = leads
outpost-web-acts = acts
outpost-web-flags = Flags
outpost-web-pennants = Pennants
outpost-web-cards = Cards in hand
outpost-web-flare-ready = has a flare
outpost-web-flare-gone = has fired the flare
outpost-web-orders-left = Orders to carry out: { $cards }
outpost-web-die = The die shows { $die }; { $needed } or more was needed.
outpost-web-hit = The raid succeeds
outpost-web-missed = The raid fails

## A hex in words

outpost-web-hex = { $hex }, { $terrain }.
outpost-web-terrain-open = standard terrain
outpost-web-terrain-woods = woods
outpost-web-terrain-outpost = outpost
outpost-web-terrain-camp = camp of { $patrol }
outpost-web-hex-patrol = { $patrol } stands here.
outpost-web-hex-flag = The flag of { $patrol } flies here.
outpost-web-hex-no-flag = No flag flies here.
outpost-web-hex-cache = The cache holds { $cache ->
    [one] { $cache } point
   *[other] { $cache } points
 }.
outpost-web-hex-unknown = You do not know what it holds.
outpost-web-hex-scouts = Looked into by { $patrols }.
outpost-web-hex-cost = Your patrol can march here for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }.
outpost-web-hex-target = You can raid here.
outpost-web-hex-place = You can look into it.
outpost-web-tip = Choose a hex of the field to read what is there.
outpost-web-digest-marches = { $n ->
    [one] { $n } march
   *[other] { $n } marches
 }
outpost-web-digest-raids = { $n ->
    [one] { $n } raid
   *[other] { $n } raids
 }
outpost-web-digest-flags = { $n ->
    [one] { $n } flag raised
   *[other] { $n } flags raised
 }

## Keys of this game

outpost-web-key-hexes = Arrows, Q W E A S D
outpost-web-key-does-hexes = on the map: to the next hex
