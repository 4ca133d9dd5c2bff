### Making a scenario of one’s own.

sm-edit-title = Make a scenario
sm-edit-first-name = My scenario
sm-edit-map = The map that you lay
sm-edit-tiles = Tiles
sm-edit-landmarks = Landmarks
sm-edit-squares = Squares
sm-edit-turn-over = Turn over
sm-edit-turn-over-tile = Turn over tile { $tile }
sm-edit-leaves = Parts of the scenario
sm-edit-leaf-map = Map
sm-edit-leaf-scenario = Scenario

## The map

sm-edit-map-how = Choose a tile and touch the map to lay it. Drag a tile to move it; touch it to turn it. Touch an arrow at the edge to make an entry area.
sm-edit-hand-how = Touch a free square to lay the tile that you have chosen.
sm-edit-no-room = There is no room for the tile there.
sm-edit-turn = Turn
sm-edit-turn-over-to = Turn over to { $name }
sm-edit-take-away = Take it off the map
sm-edit-map-size =
    { $n ->
        [one] { $columns } × { $rows } squares, one tile.
       *[other] { $columns } × { $rows } squares, { $n } tiles.
    }
sm-edit-square = Column { $column }, row { $row }:
sm-edit-square-free = free.
sm-edit-edge-free = the edge of the map, with room for an entry area.
sm-edit-turned =
    { $n ->
        [one] Turned by a quarter.
       *[other] Turned by { $n } quarters.
    }
sm-edit-area-named = Entry area: { $name }
sm-edit-area-name = Name
sm-edit-area-width = Width in squares
sm-edit-area-who = Who enters here
sm-edit-area-away = Remove the entry area
sm-edit-area-next = New entry areas are for
sm-edit-area-orders = orders only

## The scenario

sm-edit-title-label = Name
sm-edit-report = Report
sm-edit-other-languages = In other languages
sm-edit-turns = Turns
sm-edit-base-draw = Cards drawn each turn
sm-edit-least-soldiers = Soldiers a side at least
sm-edit-grenades-a-vp = Grenades for 1 VP
sm-edit-rules = Special rules
sm-edit-open-information = Open information, to learn
sm-edit-remove-late = Who comes too late is out
sm-edit-remove-late-turn = Last turn to enter
sm-edit-fights-on = Fights on without soldiers
sm-edit-nobody = neither side
sm-edit-story =
    { $n ->
        [0] Special story cards
        [one] Special story cards: one
       *[other] Special story cards: { $n }
    }
sm-edit-story-how = These are in the deck only if the scenario adds them.

## The sides

sm-edit-start = Where its soldiers begin
sm-edit-start-enter = They enter from the edge
sm-edit-start-on = They are placed on tiles
sm-edit-areas-none = There is no entry area yet. Touch an arrow at the edge of the map.
sm-edit-several-areas = Each player may use all of these areas
sm-edit-forces = Forces
sm-edit-forces-how = What each player may have, by how many play this side.
sm-edit-force-players = Players
sm-edit-force-vp = VP each
sm-edit-force-leaders = Leaders
sm-edit-force-more = Add a player count
sm-edit-force-away = Not for { $n }
sm-edit-suggested = Suggested forces
sm-edit-suggested-how = One a player. Without any, players buy their forces.
sm-edit-suggested-of = Player { $n }
sm-edit-suggested-more = Suggest a force
sm-edit-suggested-away = Remove this force
sm-edit-enlist = Add a soldier
sm-edit-rank-of = Rank of { $name }
sm-edit-grenades-short = Grenades
sm-edit-carries = Give equipment
sm-edit-carries-of = Equipment for { $name }
sm-edit-soldier-away = Remove { $name }
sm-edit-lay-down = Take away: { $equipment }
sm-edit-vp = { $n } VP
sm-edit-orders = Orders: { $n }
sm-edit-orders-how = Each player draws one of these. Orders for landmarks appear when the landmark is on the map.
sm-edit-order-elsewhere = This landmark is not on the map, so the order is left out.
sm-edit-equipment = Equipment
sm-edit-equipment-vp = VP for cards at most
sm-edit-grenades = Grenades to start with
sm-edit-special-men = Specialists, modules, medals
sm-edit-medals = Medals handed out

## Playing and keeping it

sm-edit-fine = Nothing is missing: you can play this scenario.
sm-edit-shelf = Your scenarios
sm-edit-shelf-none = You have made no scenario yet.
sm-edit-size = { $columns } × { $rows } squares
sm-edit-new = A new scenario
sm-edit-new-empty = From nothing
sm-edit-full = This browser has no room for another scenario. Delete one, or save this one as a pack.
sm-edit-files-how = A friend opens the pack here and plays your scenario. Servers and the command line read it too.
sm-edit-file-large = This file is too large to be a scenario.
sm-edit-file-none = This file has no scenario that can be opened here. Its map must lie on tiles of the game.
sm-edit-pack-no-room = The { $n } scenarios of this pack have no room in this browser. Delete some of yours first.
sm-edit-pack-opened =
    { $n ->
        [one] Opened: { $name } { $version }, with one scenario. It is among your scenarios.
       *[other] Opened: { $name } { $version }, with { $n } scenarios. All of them are among your scenarios.
    }
sm-edit-keys-how = On the map: arrows move, Enter or the space bar lays or chooses a tile, Shift with an arrow pushes the chosen tile. R turns it, F turns it over, Delete takes it away, Escape lets go. Ctrl Z undoes, Ctrl Y redoes.

## What is wrong with it

sm-edit-fault-unreadable = This can’t be read as a scenario.
sm-edit-fault-map-nameless = The map needs a name.
sm-edit-fault-not-a-tile = “{ $text }” is no tile.
sm-edit-fault-no-tile = There is no tile { $tile }.
sm-edit-fault-too-far-out = Tile { $tile } lies too far out; a map measures { $most } squares each way at most.
sm-edit-fault-turned = Tile { $tile } is turned by { $n } quarters; 0 to 3 are possible.
sm-edit-fault-tile-twice = Tile { $tile } is on the map twice: { $other } is the same tile.
sm-edit-fault-over = Tile { $tile } lies over { $other }.
sm-edit-fault-apart = Tile { $tile } has no edge in common with the others.
sm-edit-fault-no-tiles = The map needs tiles.
sm-edit-fault-no-turns = The scenario needs at least one turn.
sm-edit-fault-sides = The scenario needs two different sides.
sm-edit-fault-area-nameless = An entry area needs a name.
sm-edit-fault-area-twice = Two entry areas are called “{ $name }”.
sm-edit-fault-area-width = The entry area “{ $name }” needs a width of at least one square.
sm-edit-fault-steps = What happens at a turn can’t be carried out like this.
sm-edit-fault-needs-player = What happens to everybody can’t speak of own soldiers, enemies or an owner.
sm-edit-fault-enters-nowhere = { $side } needs an entry area.
sm-edit-fault-no-area = { $side } enters by “{ $name }”, which is no entry area.
sm-edit-fault-starts-nowhere = { $side } needs tiles to start on.
sm-edit-fault-forces = { $side } needs forces for one to five players.
sm-edit-fault-force-twice =
    { $n ->
        [one] { $side } has two different forces for one player.
       *[other] { $side } has two different forces for { $n } players.
    }
sm-edit-fault-drawn-orders = Every player draws one order.
sm-edit-fault-no-orders = { $side } needs orders to draw from.
sm-edit-fault-required-barred = { $side } must have this, and may not buy it: { $equipment }.
sm-edit-fault-seatings = The forces of both sides must be for two to six players together.
sm-edit-fault-no-map = There is no map called “{ $name }”.
sm-edit-fault-area-off = The entry area “{ $name }” has no tile behind it.
sm-edit-fault-not-for =
    { $n ->
        [one] { $side } has no forces for one player.
       *[other] { $side } has no forces for { $n } players.
    }
sm-edit-fault-few-areas = { $side } needs an entry area for each of its players.
sm-edit-fault-not-on-map = Tile { $tile } is a place to start, and is not on the map.
sm-edit-fault-no-suggested =
    { $n ->
        [one] { $side } has no suggested force for one player.
       *[other] { $side } has no suggested forces for { $n } players.
    }
sm-edit-fault-unfit = { $soldier } does not fit into this force.
sm-edit-fault-no-specialist = { $soldier } is no specialist of this side: { $side }.
sm-edit-fault-no-module = { $side } has no tactical module “{ $name }”.
sm-edit-fault-no-equipment = { $side }: there is no equipment “{ $name }”.
sm-edit-fault-no-medal = { $side }: “{ $name }” is no medal.
sm-edit-fault-no-order = { $side }: there is no order { $nr }.
sm-edit-fault-few-orders =
    { $n ->
        [one] { $side } draws one order, but can count on only { $least } of those named here.
       *[other] { $side } draws { $n } orders, but can count on only { $least } of those named here.
    }{ $lost ->
        [0] { "" }
       *[other] { " " }Left out, because their landmark is not on the map: { $elsewhere }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }Left out, because they are for the other side: { $foreign }.
    }{ $taken ->
        [0] { "" }
       *[other] { " " }The other side may draw { $taken } of them.
    } Add orders.
sm-edit-fault-no-story = There is no story card { $nr }.
sm-edit-fault-story-deck =
    { $n ->
        [one] The story deck has one card, and { $turns } turns need { $needed }.
       *[other] The story deck has { $n } cards, and { $turns } turns need { $needed }.
    }
sm-edit-fault-cannot-buy =
    { $n ->
        [one] { $side } can’t buy a soldier for { $vp } VP each.
       *[other] { $side } can’t buy { $n } soldiers for { $vp } VP a player.
    }
sm-edit-fault-no-room = The tiles where this side starts have no room for all: { $side }.
sm-edit-fault-not-bought = { $side }, suggested force: { $why }
sm-edit-fault-long-text = This is too long ({ $most } letters at most): { $text }
sm-edit-fault-many-entries =
    { $n ->
        [one] This list has one entry; { $most } are the limit.
       *[other] This list has { $n } entries; { $most } are the limit.
    }
sm-edit-fault-large-number = This number is { $n }; { $most } is the limit.
