### Drawing a board of one’s own.

aces-edit-title = Draw a board
aces-edit-first-name = My board
aces-edit-map = The board that you draw
aces-edit-steps = Undo and redo
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

## Playing it

aces-edit-play-label = Play
aces-edit-play = Play it
aces-edit-two = Two at this screen
aces-edit-more-ways = Other ways to play
aces-edit-mend-first = You can play it once the rules have nothing against it.

## What the rules say

aces-edit-verdict = What the rules say
aces-edit-looking = The rules are looking at it…
aces-edit-fine = Nothing is missing: you can play on this board.
aces-edit-faults =
    { $n ->
        [one] One thing is still to do.
       *[other] { $n } things are still to do.
    }
aces-edit-more = And { $n } more.
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
aces-edit-nameless = Without a name
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
aces-edit-unfinished = not finished

## Keeping it

aces-edit-shelf = Your boards
aces-edit-shelf-none = You have drawn no board yet.
aces-edit-open = Open
aces-edit-copy = Copy
aces-edit-copy-of = Copy of { $name }
aces-edit-delete = Delete
aces-edit-delete-sure = Really delete
aces-edit-new = A new board
aces-edit-new-small = Small, for two
aces-edit-new-half = Half, for two
aces-edit-new-full = Full, for four
aces-edit-files = Keep it and share it
aces-edit-kept = Kept in this browser as you draw.
aces-edit-full = This browser has no room for another board. Delete one, or save this one to a file.
aces-edit-save = Save to file
aces-edit-load = Open a file
aces-edit-files-how = A friend opens the file here and plays on your board. Servers and the command line read it too.
aces-edit-file-large = This file is too large to be a board.
aces-edit-file-none = This file has no board in it.
aces-edit-keys = Keys
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
