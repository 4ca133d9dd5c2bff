### Drawing a board of one’s own.

aces-edit-title = Draw a board
aces-edit-first-name = My board
aces-edit-map = The board that you draw
aces-edit-terrain = Terrain
aces-edit-tools = Tools
aces-edit-tool-brush = Brush
aces-edit-tool-line = Line
aces-edit-tool-fill = Fill
aces-edit-tool-erase = Eraser
aces-edit-tool-start = Start number
aces-edit-tool-shore = Shore
aces-edit-tool-name = Place name
aces-edit-tool-copy = Copy
aces-edit-tool-paste = Paste
aces-edit-tool-hand = Move the map
aces-edit-wide = Seven hexes wide
aces-edit-numbers = Start numbers
aces-edit-is-shore = Shore.
aces-edit-symmetry = Draw twice
aces-edit-symmetry-none = no
aces-edit-symmetry-turn = by half a turn
aces-edit-symmetry-mirror = as in a mirror
aces-edit-inexact-turn = With an odd number of columns, both sides are half a hex apart.
aces-edit-inexact-mirror = With an even number of columns, both sides are half a hex apart.
aces-edit-place = Name of the place at { $hex }

## What the rules say

aces-edit-fine = Nothing is missing: you can play on this board.
aces-edit-fairness = How fair it is
aces-edit-fairness-none = Put start numbers and factories on the board to see how near they are to each other.
aces-edit-fairness-spread = From { $least } to { $most } MP: a difference of { $spread } MP.
aces-edit-fairness-how = What a tank pays, on average, from each start number to the two nearest factories of its half. On our own boards the difference is at most 1 MP.
aces-edit-fairness-cut-off = no way to two
aces-edit-fairness-factories =
    { $n ->
        [one] No tank gets to the factory at { $hexes }.
       *[other] No tank gets to the factories at { $hexes }.
    }
aces-edit-points = { $n } MP

## The board itself

aces-edit-about = About the board
aces-edit-name = Name
aces-edit-sort = Sort
aces-edit-sort-half = half, for two
aces-edit-sort-full = full, for up to four
aces-edit-season = Season
aces-edit-season-summer = summer
aces-edit-season-winter = winter
aces-edit-columns = Columns
aces-edit-rows = Rows
aces-edit-author-and-licence = Author and licence
aces-edit-author = Who drew it
aces-edit-licence = What others may do with it
aces-edit-size = { $columns } × { $rows } hexes

## Keeping it

aces-edit-shelf = Your boards
aces-edit-shelf-none = You have drawn no board yet.
aces-edit-new = A new board
aces-edit-new-small = Small, for two
aces-edit-new-half = Half, for two
aces-edit-new-full = Full, for four
aces-edit-full = This browser has no room for more. Delete something of yours, or save this to a file.
aces-edit-pack-no-room = What is in this pack ({ $n }) has no room in this browser. Delete some of yours first.
aces-edit-pack-opened = Opened: { $name } { $version }{ $by ->
    [yes] {" "}by { $author }
   *[no] {""}
 }, with { $n ->
    [one] one thing in it. It is
   *[other] { $n } things in it. All of them are
 } among your own now.
aces-edit-files-how = A friend opens the file here and plays on your board. Servers and the command line read it too.
aces-edit-file-large = This file is too large to be a board.
aces-edit-file-none = This file has nothing in it that can be opened here.
aces-edit-keys-how = On the map: arrows move, Enter or the space bar draws, Shift with an arrow draws along. 1 to 7 choose the terrain. B brush, L line, G fill, X eraser, N start number, H shore, P place name, C copy, V paste, M moves the map. Ctrl Z undoes, Ctrl Y redoes.

## What is wrong with a board

aces-edit-fault-nameless = Give the board a name.
aces-edit-fault-season = The season is summer or winter.
aces-edit-fault-halves = The halves must lie side by side and make up the whole board.
aces-edit-fault-line = “{ $text }” says nothing about a board.
aces-edit-fault-no-map = There is no map in it.
aces-edit-fault-half-row = A row of the map is two lines, and one is missing.
aces-edit-fault-size = The map has { $columns } columns and { $rows } rows; { $most-columns } by { $most-rows } is the limit.
aces-edit-fault-row =
    { $n ->
        [one] A line of the map has one hex and should have { $wanted }.
       *[other] A line of the map has { $n } hexes and should have { $wanted }.
    }
aces-edit-fault-sign = “{ $sign }” at { $hex } is no terrain.
aces-edit-fault-hex = “{ $text }” is no hex; a hex is a letter (not I or O) and a row.
aces-edit-fault-start-alone = A start number has no hex after it.
aces-edit-fault-start-unknown = “{ $text }” is no start number; they are 1 to 12.
aces-edit-fault-start-twice = Start number { $number } is there twice.
aces-edit-fault-start-missing =
    { $n ->
        [one] Start number { $numbers } is missing.
       *[other] Start numbers { $numbers } are missing.
    }
aces-edit-fault-start-off = Start number { $number } at { $hex } isn’t on the map.
aces-edit-fault-start-not-on-land = Start number { $number } at { $hex } needs land, not water or a factory.
aces-edit-fault-start-in-other-half = Start number { $number } at { $hex } is in the wrong half: 1 to 6 left, 7 to 12 right.
aces-edit-fault-start-beyond-half = Start number { $number } at { $hex } is too many: half a board has 1 to 6.
aces-edit-fault-start-taken = Start number { $number } at { $hex } lies on start number { $other }.
aces-edit-fault-factories =
    { $n ->
        [one] The board has one factory; { $wanted } are right.
       *[other] The board has { $n } factories; { $wanted } are right.
    }
aces-edit-fault-factories-left =
    { $n ->
        [one] The left half has one factory; { $wanted } are right.
       *[other] The left half has { $n } factories; { $wanted } are right.
    }
aces-edit-fault-factories-right =
    { $n ->
        [one] The right half has one factory; { $wanted } are right.
       *[other] The right half has { $n } factories; { $wanted } are right.
    }
aces-edit-fault-shore = The shore at { $hex } isn’t on land.
aces-edit-fault-place = A place has no name.
aces-edit-fault-place-off = The place at { $hex } isn’t on the map: { $name }.
aces-edit-fault-team = Factories to start the Battle of the Bulge with belong to the Allies or to the Germans.
aces-edit-fault-bulge-no-factory = A team starts the Battle of the Bulge with { $hex }, where there is no factory.
aces-edit-fault-bulge-twice = The factory at { $hex } is named twice for the Battle of the Bulge.
aces-edit-fault-too-long = This is too long for a board; { $most } letters are the limit.
aces-edit-fault-long-name = This name is too long ({ $most } letters at most): { $name }
aces-edit-fault-many-names =
    { $n ->
        [one] One place has a name; { $most } are the limit.
       *[other] { $n } places have names; { $most } are the limit.
    }
aces-edit-fault-name-taken = A board of the game has this name already: { $name }. Choose another.

## Positions

aces-edit-sorts = What you make
aces-edit-make-board = Board
aces-edit-make-position = Position
aces-edit-position-title = Set up a position
aces-edit-position-first = My position
aces-edit-positions = Your positions
aces-edit-positions-none = You have set up no position yet.
aces-edit-position-new = A new position
aces-edit-position-on = On { $name }
aces-edit-position-units = { $n ->
    [0] No unit
    [one] One unit
   *[other] { $n } units
 }
aces-edit-position-tasks = { $n ->
    [one] Lesson with one task
   *[other] Lesson with { $n } tasks
 }
aces-edit-position-map = The position that you set up
aces-edit-hand-choose = Choose and move
aces-edit-hand-erase = Take off
aces-edit-put-units = Put units on the map
aces-edit-put-owner = Owner of a factory
aces-edit-owner-none = nobody
aces-edit-leaves = Parts of the position
aces-edit-leaf-game = Game
aces-edit-leaf-unit = Unit
aces-edit-leaf-lesson = Lesson
aces-edit-position-name = Name
aces-edit-position-board = Board
aces-edit-position-part = Part of it
aces-edit-part-full = all of it
aces-edit-part-left = left half
aces-edit-part-right = right half
aces-edit-part-whole = all of it
aces-edit-position-mine = You play
aces-edit-position-theirs = Against
aces-edit-position-all = both enemies, with your ally
aces-edit-position-turn = Whose turn
aces-edit-position-phase = Phase
aces-edit-position-round = Round
aces-edit-position-coins = Coins
aces-edit-position-victory = Victory and missions
aces-edit-position-factories = A team that holds { $n ->
    [one] one factory
   *[other] { $n } factories
 } wins.
aces-edit-position-rounds = Last round
aces-edit-position-weather = Weather
aces-edit-position-fine = Nothing is missing: you can play this position.
aces-edit-position-files-how = A friend opens the pack here and plays your position. Servers and the command line read it too.
aces-edit-position-keys-how = On the map: arrows move, Enter or the space bar puts down or chooses, Shift with an arrow pushes the chosen unit, Delete takes it off, Escape empties the hand. Ctrl Z undoes, Ctrl Y redoes.
aces-edit-file-no-position = This file has no position in it.
aces-edit-unit-none = Touch a unit on the map to change it, or choose one at the left and put it down.
aces-edit-unit-experience = Experience
aces-edit-unit-army = Army
aces-edit-unit-no-army = none
aces-edit-unit-moved = Has moved in its last turn
aces-edit-unit-occupied = Has occupied in its last turn
aces-edit-unit-repairing = Its repair is paid for
aces-edit-unit-intercepted = Has intercepted
aces-edit-unit-away = Take it off
aces-edit-lesson-how = With tasks a position is a lesson or a puzzle. They are done one after another.
aces-edit-lesson-language = Language you write in
aces-edit-lesson-about = What it is about
aces-edit-lesson-done = What is said when all is done
aces-edit-task = Task { $n }
aces-edit-task-says = What to do, in your words
aces-edit-task-goal = Done when
aces-edit-task-unit = Which unit
aces-edit-task-factory = Which factory
aces-edit-task-kind = Which type
aces-edit-task-turns = Within turns (0: any)
aces-edit-task-hex = Where:
aces-edit-task-point = Show on the map
aces-edit-task-pointing = Touch a hex on the map.
aces-edit-task-up = Earlier
aces-edit-task-away = Remove the task
aces-edit-task-add = Add a task
aces-edit-goal-stand = a unit stands on a hex
aces-edit-goal-destroy = a unit is destroyed
aces-edit-goal-occupy = a factory is occupied
aces-edit-goal-fight = a unit has fired
aces-edit-goal-buy = a unit is bought
aces-edit-goal-end_turn = your turn is over
aces-edit-goal-win = your team has won

## What is wrong with a position

aces-edit-fault-position-unreadable = This can’t be read as a position.
aces-edit-fault-position-nameless = Give the position a name.
aces-edit-fault-board-unfit = The board of this position can’t be played yet: { $name }. Open it and mend it first.
aces-edit-fault-setup = This can’t be played as it is agreed: { $text }
aces-edit-fault-off-board-hex = { $hex } is not on the board in play; choose a hex on the map.
aces-edit-fault-many-tasks = { $n ->
    [one] There is one task; { $most } are the limit.
   *[other] There are { $n } tasks; { $most } are the limit.
 }
aces-edit-fault-task-turns = A task may be set for 1 to { $most } turns, or for any number.
aces-edit-fault-task-unit = The task names a unit that is not on the board: { $unit }. Choose another one.
aces-edit-fault-many-languages = This is said in too many languages; { $most } are the limit.
aces-edit-fault-long-text = This is too long ({ $most } letters at most): { $text }
aces-edit-fault-many-units = { $n ->
    [one] There is one unit; { $most } are the limit.
   *[other] There are { $n } units; { $most } are the limit.
 }
aces-edit-fault-phase = A position is in movement, declaring, combat or money.
aces-edit-fault-round-0 = Rounds are counted from 1.
aces-edit-fault-fought = More attacks are fought than declared, or outside of combat.
aces-edit-fault-draw-offers = A seat that is not there has offered a draw.
aces-edit-fault-second = There is a second { $unit }; remove one.
aces-edit-fault-taken = { $unit } stands at { $hex } with another unit: { $other }. Move one of them.
aces-edit-fault-shared = Another unit stands at { $hex } too; move one of them ({ $unit }).
aces-edit-fault-no-factory = There is no factory in play at { $hex }.
aces-edit-fault-turn = It can’t be the turn of { $faction }; choose a faction that has turns.
aces-edit-fault-order = The order of play must name every faction once.
aces-edit-fault-not-in-play = This faction is not in play: { $faction }.
aces-edit-fault-unpayable = { $unit } owes an attack that can’t be: { $target }.
aces-edit-fault-off-board = { $unit } stands at { $hex }, which is not on the board in play.
aces-edit-fault-damage = { $unit } has too much damage; { $n } destroy a unit.
aces-edit-fault-army = { $unit } is of an army that is not there; armies are 1 to 3.
aces-edit-fault-water = { $unit } can’t be on the water at { $hex }; only infantry and aircraft can.
aces-edit-fault-mountain = { $unit } can’t be on the mountain at { $hex }: it is closed to tanks.
aces-edit-fault-foreign-factory = { $unit } stands on the factory at { $hex }, which its team does not hold. Give it an owner.
aces-edit-fault-coins = A purse holds { $most } coins at most.
aces-edit-fault-weather = The weather is normal unless its mission is played. Switch the mission on.
aces-edit-fault-rounds = No game has more than { $most } rounds.
aces-edit-fault-stirred = The last round in which something happened is after this one.
aces-edit-fault-v2-none = Tokens and a launcher are only in the V2 mission.
aces-edit-fault-v2-launcher = The V2 mission needs a launcher on the map.
aces-edit-fault-v2-lying = What lies at { $hex } needs a hex of its own without unit and factory.
aces-edit-fault-v2-destroyed = { $hex } is destroyed, so it must be a factory without an owner.
aces-edit-fault-v2-hidden = The launcher lies under one token, or is discovered.
aces-edit-fault-v2-damage = The launcher has so much damage that it is destroyed.

## Unit mats

aces-edit-make-mats = Mats
aces-edit-mats-title = Fill in unit mats
aces-edit-mats-first = My mats
aces-edit-mats-shelf = Your mats
aces-edit-mats-none = You have filled in no mats yet.
aces-edit-mats-new = New mats
aces-edit-mats-all = Copy of all four factions
aces-edit-mats-units = { $n ->
    [0] No unit changed
    [one] One unit changed
   *[other] { $n } units changed
 }
aces-edit-mats-list = Units
aces-edit-mats-about = About these mats
aces-edit-mats-name = Name of the mats
aces-edit-mats-mark = Where changed values come from
aces-edit-mats-table = The table you play them on
aces-edit-mats-fine = Nothing is wrong: you can play with these mats.
aces-edit-mats-files-how = A friend opens the file or the pack here and plays with your units. Servers and the command line read it too. Matches with mats of one’s own are not rated.
aces-edit-mats-large = This file is too large to be mats.
aces-edit-mats-keys-how = Tab goes from field to field. In a figure: arrow up and arrow down change it by one, or type a number. The space bar ticks an ability. Ctrl Z undoes, Ctrl Y redoes.
aces-edit-mats-changed = changed
aces-edit-mats-changes = { $n ->
    [one] One value is not as it comes with the game.
   *[other] { $n } values are not as they come with the game.
 }
aces-edit-mats-as-built = As it comes with the game.
aces-edit-mats-revert = As in the game
aces-edit-mats-was = was { $n }
aces-edit-mats-had = In the game it has this.
aces-edit-mats-had-not = In the game it does not have this.
aces-edit-mats-more = { $name }: one more
aces-edit-mats-less = { $name }: one less
aces-edit-mats-other-names = Names in other languages
aces-edit-mats-model = Make it from another unit
aces-edit-mats-model-none = choose a unit
aces-edit-mats-least = least
aces-edit-mats-most = most
aces-edit-mats-damage = { $n ->
    [one] 1 damage
   *[other] { $n } damage
 }
aces-edit-mats-cost = Price
aces-edit-mats-cost-says = Coins for a new one, onto an empty factory of yours.
aces-edit-mats-hits-ground = Hits on the ground
aces-edit-mats-hits-air = Hits on aircraft
aces-edit-mats-hits-says = A die up to this number hits a unit on the ground. The first number is the attack value.
aces-edit-mats-hits-air-says = A die up to this number hits an aircraft.
aces-edit-mats-forest = Armour row in forest
aces-edit-mats-forest-says = The same for a defender in forest: never less than in the open.
aces-edit-mats-abilities = Abilities
aces-edit-mats-back = Shoots back at aircraft
aces-edit-mats-back-says = When an aircraft next to it attacks it, it rolls too.
aces-edit-mats-attacks = Attacks aircraft
aces-edit-mats-attacks-says = It can attack aircraft, support against them and intercept them, and it shoots back at them.
aces-edit-mats-area = Strikes an area
aces-edit-mats-area-says = It attacks a hex and the six around it: every unit on the ground there, your own too. Only for ground units with a range from 2 that do not fire at aircraft.
aces-edit-mats-dice = Dice by damage
aces-edit-mats-dice-of = Dice with { $n } damage
aces-edit-mats-dice-says = How many dice a unit rolls with 0, 1, 2, 3, 4 and 5 damage. It holds for all units.

## What is wrong with mats

aces-edit-fault-mats-unreadable = This can’t be read as mats.
aces-edit-fault-mats-file = This can’t be read as mats; line { $line } is the first that is wrong.
aces-edit-fault-mats-many = There are { $n } units on these mats; { $most } are the limit.
aces-edit-fault-mats-chart = The chart of dice has numbers from 1 to { $most }.
aces-edit-fault-mats-chart-rises = More damage can’t give more dice.
aces-edit-fault-mats-launcher = The launcher’s hits rise from at least 1.
aces-edit-fault-mats-unit = No faction has such a unit: { $text }
aces-edit-fault-mats-twice = { $faction }, { $kind }: it is there twice; once is enough.
aces-edit-fault-mats-nameless = { $faction }, { $kind }: it needs an English name.
aces-edit-fault-mats-odd-name = A name has letters, digits and usual signs only: { $name }
aces-edit-fault-mats-speed = { $faction }, { $kind }: the speed is 1 to { $most }.
aces-edit-fault-mats-range = { $faction }, { $kind }: the range begins at 1 or more, does not end before it begins, and ends at { $most } or less.
aces-edit-fault-mats-hits-ground = { $faction }, { $kind }: hits on the ground lie between 1 and { $most }, and do not get worse with experience.
aces-edit-fault-mats-hits-air = { $faction }, { $kind }: hits on aircraft lie between 1 and { $most }, and do not get worse with experience.
aces-edit-fault-mats-no-hits-air = { $faction }, { $kind }: it fires at aircraft, so it needs hits on aircraft.
aces-edit-fault-mats-idle-hits-air = { $faction }, { $kind }: it does not fire at aircraft, so hits on aircraft have no use.
aces-edit-fault-mats-armour = { $faction }, { $kind }: in the armour row more damage must need more hits, and the first at least 1.
aces-edit-fault-mats-forest = { $faction }, { $kind }: in the forest row more damage must need more hits, and the first at least 1.
aces-edit-fault-mats-no-forest = { $faction }, { $kind }: a ground unit needs a forest row.
aces-edit-fault-mats-idle-forest = { $faction }, { $kind }: an aircraft has no forest row.
aces-edit-fault-mats-easier = { $faction }, { $kind }: in forest it can’t be easier to damage than in the open.
aces-edit-fault-mats-free = { $faction }, { $kind }: it costs at least 1 coin.
aces-edit-fault-mats-area = { $faction }, { $kind }: only a ground unit with a range from 2 that does not fire at aircraft strikes an area.
aces-edit-fault-mats-high = This number is too high; { $most } is the limit.
