//! MAP: the map of tiles.
//!
//! Lines are measured in `line`: distance in inches (SM-MAP-6), modifiers of a line (SM-MAP-7, worked in SM-MAP-8 and SM-MAP-9), ranges in
//! squares and inches (SM-MAP-10), from base centre to base centre (SM-MAP-11). The modifiers of a walk (SM-MAP-7) are in `path`.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Problem;

use crate::{
    content::{
        Action, Drawn, FaceId, Fault, GROUND, Modifiers, RawFace, Shape, Terrain, Tiles, Wrong,
        reading::{Complaints, Inside, read},
    },
    measure::{
        Base, Place, Point,
        geometry::{Bounds, Crossing, MAX_CELLS, Polygon, SQUARE, Where, cells_on, segments_meet},
    },
};

/// The most tiles that one line can cross: a line across the largest map steps over each grid line once.
pub const MAX_ON_LINE: usize = 2 * MAX_CELLS as usize + 2;

/// A tile of this map, by its place in [`Map::tiles`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileIx(u16);

const NO_TILE: TileIx = TileIx(u16::MAX);

impl TileIx {
    /// Its place in [`Map::tiles`], from 0.
    pub fn number(self) -> u16 {
        self.0
    }
}

/// SM-MAP-4: a terrain piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What people call it.
    pub name: String,
    /// How it is drawn.
    pub drawn: Drawn,
    /// What it is.
    pub terrain: Terrain,
    /// Its outline or position on the map.
    pub ground: Ground,
    /// SM-MAP-4: whether it is marked NO MOVE.
    pub no_move: bool,
    /// SM-MAP-12: its level; 1 is the ground.
    pub level: u8,
}

/// The shape of a piece on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A polygon.
    Area(Polygon),
    /// SM-GEO-6: a line thinner than a base.
    Line(Vec<Point>),
}

/// SM-MAP-2: a building with modifiers of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    /// Its outline.
    pub outline: Polygon,
    /// Its numbers, which replace the tile's.
    pub modifiers: Modifiers,
}

/// SM-MAP-3: a marked area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its colour.
    pub action: Action,
    /// What it adds to the ability.
    pub value: i8,
    /// Its outline.
    pub outline: Polygon,
}

/// SM-MAP-1: a square or a landmark, as placed on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Which one, and which side is up.
    pub face: FaceId,
    /// What people call it.
    pub name: String,
    /// Its position on the map.
    pub bounds: Bounds,
    /// SM-MAP-2: the numbers of its plate.
    pub plate: Modifiers,
    /// Terrain pieces, buildings among them.
    pub pieces: Vec<Piece>,
    /// Buildings that have numbers of their own.
    pub buildings: Vec<Building>,
    /// Marked areas.
    pub areas: Vec<Area>,
    /// Whether any piece is marked NO MOVE.
    has_no_move: bool,
    /// SM-MAP-12: the highest level of its pieces.
    top: u8,
}

/// The most tiles of a map: each a square of its own.
const MOST_LAID: usize = (MAX_CELLS * MAX_CELLS) as usize;

/// A tile in a list of a map, as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RawLaid {
    /// Tile and side, such as `L2A`.
    pub tile: String,
    /// The column and row of its upper left corner, in squares.
    pub at: (u8, u8),
    /// Quarter turns clockwise.
    #[serde(default)]
    pub turned: u8,
}

/// A map as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RawMap {
    /// Its name.
    pub name: String,
    /// Its tiles, each with the side that is up.
    pub tiles: Vec<RawLaid>,
}

/// SM-MAP-1: squares and landmarks laid edge to edge on a grid of 5 inches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// Its name.
    pub name: String,
    /// How many squares wide.
    pub columns: i32,
    /// How many squares high.
    pub rows: i32,
    tiles: Vec<Tile>,
    /// The tile of each cell, row by row.
    cells: Vec<TileIx>,
}

impl RawMap {
    /// A map that may be wrong, for who mends it; nothing if it cannot be read at all.
    pub fn sent(text: &str) -> Option<RawMap> {
        read("map", text).ok()
    }
}

impl Map {
    /// Reads a map of these tiles, and reports everything that is wrong with it. `file` is only a name for messages.
    pub fn parse(file: &str, text: &str, tiles: &Tiles) -> Result<Map, Vec<Problem>> {
        let raw: RawMap = read(file, text)?;
        let (map, faults) = Map::laid(&raw, tiles);
        let mut complaints = Complaints::new(file, text);
        faults.iter().for_each(|it| complaints.add(&it.at, it.what.to_string()));
        if complaints.problems.is_empty() { Ok(map) } else { Err(complaints.problems) }
    }

    /// One side of a tile by itself, in its own corner.
    pub fn alone(face: FaceId, tiles: &Tiles) -> Option<Tile> {
        let size = Point::new(face.tile.size(), face.tile.size());
        let bounds = Bounds { least: Point::default(), most: size };
        Some(laid_tile(face, tiles.face(face)?, bounds, 0))
    }

    /// Lays what can be laid of a map that someone makes, and tells what is wrong with it.
    pub fn laid(raw: &RawMap, tiles: &Tiles) -> (Map, Vec<Fault>) {
        let mut faults = Vec::new();
        if raw.name.trim().is_empty() {
            faults.push(Fault::new(&[Inside::Field("name")], Wrong::MapNameless));
        }
        if MOST_LAID < raw.tiles.len() {
            let many = Wrong::ManyEntries(raw.tiles.len(), MOST_LAID);
            faults.push(Fault::new(&[Inside::Field("tiles")], many));
        }
        let laid = lay(raw, tiles, &mut faults);
        let columns = laid.iter().map(|it| it.bounds.most.x / SQUARE).max().unwrap_or(0);
        let rows = laid.iter().map(|it| it.bounds.most.y / SQUARE).max().unwrap_or(0);
        let mut map = Map {
            name: raw.name.clone(),
            columns,
            rows,
            tiles: laid,
            cells: vec![NO_TILE; (columns * rows) as usize],
        };
        map.fill_cells();
        if faults.is_empty() {
            map.check_whole(&mut faults);
        }
        (map, faults)
    }

    /// The rectangle that it lies in.
    pub fn bounds(&self) -> Bounds {
        Bounds { least: Point::default(), most: Point::new(self.columns * SQUARE, self.rows * SQUARE) }
    }

    fn fill_cells(&mut self) {
        for (i, tile) in self.tiles.iter().enumerate() {
            for (column, row) in cells_of(tile.bounds) {
                self.cells[(row * self.columns + column) as usize] = TileIx(i as u16);
            }
        }
    }

    /// SM-MAP-1: the tiles must hang together, edge to edge.
    fn check_whole(&self, faults: &mut Vec<Fault>) {
        if self.tiles.is_empty() {
            return faults.push(Fault::new(&[Inside::Field("tiles")], Wrong::NoTiles));
        }
        let mut reached = vec![false; self.tiles.len()];
        let mut waiting = vec![0];
        reached[0] = true;
        while let Some(i) = waiting.pop() {
            for (column, row) in cells_of(self.tiles[i].bounds) {
                for beside in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
                    if let Some(it) = self.cell(beside).filter(|it| !reached[it.0 as usize]) {
                        reached[it.0 as usize] = true;
                        waiting.push(it.0 as usize);
                    }
                }
            }
        }
        for (i, tile) in self.tiles.iter().enumerate().filter(|it| !reached[it.0]) {
            faults.push(Fault::new(&[Inside::Field("tiles"), Inside::Entry(i)], Wrong::Apart(tile.face)));
        }
    }

    /// All tiles, in the order in which they were laid.
    pub fn tiles(&self) -> impl Iterator<Item = (TileIx, &Tile)> {
        self.tiles.iter().enumerate().map(|(i, it)| (TileIx(i as u16), it))
    }

    /// A tile of this map.
    #[inline]
    pub fn tile(&self, tile: TileIx) -> &Tile {
        &self.tiles[tile.0 as usize]
    }

    #[inline]
    fn cell(&self, (column, row): (i32, i32)) -> Option<TileIx> {
        if !(0..self.columns).contains(&column) || !(0..self.rows).contains(&row) {
            return None;
        }
        Some(self.cells[(row * self.columns + column) as usize]).filter(|it| *it != NO_TILE)
    }

    /// The tile that a point is in. A point on an edge belongs to the tile on its right or below it (SG-5), or at the
    /// rim of the map to the one that is there.
    #[inline]
    pub fn tile_at(&self, point: Point) -> Option<TileIx> {
        let (column, row) = (point.x.div_euclid(SQUARE), point.y.div_euclid(SQUARE));
        self.cell((column, row)).or_else(|| {
            let columns = if point.x % SQUARE == 0 { column - 1..=column } else { column..=column };
            let mut rows = if point.y % SQUARE == 0 { row - 1..=row } else { row..=row }.rev();
            rows.find_map(|row| columns.clone().rev().find_map(|column| self.cell((column, row))))
        })
    }

    /// Whether two tiles are one, or share a stretch of an edge.
    pub fn are_beside(&self, one: TileIx, other: TileIx) -> bool {
        let (a, b) = (self.tile(one).bounds, self.tile(other).bounds);
        let common = |least: i32, most: i32| (most - least).max(-1);
        let across = common(a.least.x.max(b.least.x), a.most.x.min(b.most.x));
        let down = common(a.least.y.max(b.least.y), a.most.y.min(b.most.y));
        0 <= across.min(down) && 0 < across.max(down)
    }

    /// The tiles that are at least partly within these bounds.
    pub(crate) fn tiles_under(&self, bounds: Bounds) -> ArrayVec<TileIx, 9> {
        let mut tiles = ArrayVec::new();
        for row in bounds.least.y.div_euclid(SQUARE)..=bounds.most.y.div_euclid(SQUARE) {
            for column in bounds.least.x.div_euclid(SQUARE)..=bounds.most.x.div_euclid(SQUARE) {
                if let Some(it) = self.cell((column, row)).filter(|it| !tiles.contains(it)) {
                    tiles.push(it);
                }
            }
        }
        tiles
    }

    /// SM-MAP-5: of two tiles at a corner or an edge, the one with the lower number on its plate for the action in hand: lower
    /// in size, the opener ground; then a square before a landmark, then the lower id.
    fn lower(&self, action: Action, one: Option<TileIx>, other: Option<TileIx>) -> Option<TileIx> {
        let key = |it: &TileIx| {
            let tile = self.tile(*it);
            (tile.plate.of(action).unsigned_abs(), tile.face)
        };
        one.into_iter().chain(other).min_by_key(key)
    }

    /// SM-MAP-5, SM-GEO-3, SM-GEO-4: visits the tiles that a line crosses, in order and each once; nothing where there is no
    /// tile. The tiles of its two ends are visited only if it crosses them, or `homes` along an edge.
    #[inline]
    pub(crate) fn for_tiles(
        &self,
        action: Action,
        (from, to): (Point, Point),
        homes: [Option<TileIx>; 2],
        before: &mut Option<(i32, i32)>,
        mut visit: impl FnMut(Option<TileIx>),
    ) {
        let mut last = None;
        cells_on(from, to, |crossing| {
            let tile = match crossing {
                Crossing::Cell(cell) => {
                    if let Some(extra) = before.and_then(|it| self.at_corner(action, it, cell)) {
                        visit(Some(extra));
                    }
                    *before = Some(cell);
                    self.cell(cell)
                }
                Crossing::Edge(one, other) => {
                    *before = None;
                    self.along_edge(action, self.cell(one), self.cell(other), homes)
                }
            };
            if tile.is_none() || tile != last {
                visit(tile);
                last = tile;
            }
        });
    }

    /// SM-GEO-4: where a line passes exactly through a corner between two tiles that meet only there, one of the other two is
    /// used in addition.
    #[inline]
    fn at_corner(&self, action: Action, from: (i32, i32), to: (i32, i32)) -> Option<TileIx> {
        if from.0 == to.0 || from.1 == to.1 {
            return None;
        }
        let (one, other) = (self.cell(from)?, self.cell(to)?);
        let beside = [self.cell((from.0, to.1)), self.cell((to.0, from.1))];
        // A landmark that reaches around the corner shares an edge with the tile on the other side.
        let share_an_edge = beside.iter().any(|it| *it == Some(one) || *it == Some(other));
        if one == other || share_an_edge { None } else { self.lower(action, beside[0], beside[1]) }
    }

    /// SM-MAP-5: along an edge the tile with the lower number is used; the own tile or the target's, where one of the two is
    /// (SG-5).
    #[cold]
    fn along_edge(
        &self,
        action: Action,
        one: Option<TileIx>,
        other: Option<TileIx>,
        homes: [Option<TileIx>; 2],
    ) -> Option<TileIx> {
        let home = homes.into_iter().flatten().find(|it| Some(*it) == one || Some(*it) == other);
        home.or_else(|| self.lower(action, one, other))
    }

    /// SM-GEO-5: the NO MOVE piece that a centre's way would enter: its tile, and its place in the tile's list.
    ///
    /// A line has no inside: touching it is crossing it (SG-6). The same holds where a piece meets the edge of its tile, or one
    /// could slip between two halves of it that are on two tiles. So the tiles that are only touched are checked too.
    pub(crate) fn no_move_on(&self, from: Point, to: Point) -> Option<(TileIx, usize)> {
        self.tiles_touched(from, to).find_map(|ix| {
            let tile = self.tile(ix);
            let stops = |it: &Piece| it.no_move && it.stops(from, to, tile.bounds);
            if tile.has_no_move { Some((ix, tile.pieces.iter().position(stops)?)) } else { None }
        })
    }

    /// SM-MOV-3: the piece that is too high for this Climb and that a centre's way would enter, as it would enter a NO MOVE piece.
    /// The ground asks for nothing, and to stay and to leave are free.
    pub(crate) fn too_high_on(&self, climb: i32, from: Point, to: Point) -> Option<(TileIx, usize)> {
        let least = climb.max(GROUND as i32);
        self.tiles_touched(from, to).find_map(|ix| {
            let tile = self.tile(ix);
            let stops = |it: &Piece| {
                least < it.level as i32 && it.stops(from, to, tile.bounds) && !it.bears(from, tile.bounds)
            };
            if least < tile.top as i32 { Some((ix, tile.pieces.iter().position(stops)?)) } else { None }
        })
    }

    /// The tiles that a stretch of a way crosses or touches, and some beside it.
    fn tiles_touched(&self, from: Point, to: Point) -> impl Iterator<Item = TileIx> {
        let cells = |a: i32, b: i32| (a.min(b) - 1).div_euclid(SQUARE)..=a.max(b).div_euclid(SQUARE);
        cells(from.y, to.y)
            .flat_map(move |row| cells(from.x, to.x).map(move |column| (column, row)))
            .filter_map(|it| self.cell(it))
    }

    /// SM-MAP-2: the building with numbers of its own that a base is wholly inside of; the more hindering for the action, if
    /// there are two.
    pub fn building_around(&self, action: Action, base: Base, place: Place) -> Option<&Building> {
        let tile = self.tile(self.tile_at(place.at)?);
        let around = tile.buildings.iter().filter(|it| base.is_inside(place, &it.outline));
        around.min_by_key(|it| it.modifiers.of(action))
    }
}

impl Area {
    /// SM-MAP-3: whether a way passes over the area. Who stands on it, with the base's centre inside, does not pass it.
    pub(crate) fn is_passed(&self, stands: Point, from: Point, to: Point) -> bool {
        self.outline.is_crossed(from, to) && self.outline.locate(stands) != Where::Inside
    }
}

impl Piece {
    /// Its polygon, if it is an area.
    pub fn area(&self) -> Option<&Polygon> {
        match &self.ground {
            Ground::Area(outline) => Some(outline),
            Ground::Line(_) => None,
        }
    }

    /// Its points, if it is a line.
    pub fn line(&self) -> Option<&[Point]> {
        match &self.ground {
            Ground::Area(_) => None,
            Ground::Line(points) => Some(points),
        }
    }

    fn stops(&self, from: Point, to: Point, tile: Bounds) -> bool {
        match &self.ground {
            Ground::Line(points) => points.windows(2).any(|it| segments_meet(it[0], it[1], from, to)),
            Ground::Area(outline) => {
                !outline.bounds.misses(from, to)
                    && (outline.is_crossed(from, to) || meets_rim(outline, from, to, tile))
            }
        }
    }

    /// Whether a centre at this point has entered it.
    fn bears(&self, at: Point, tile: Bounds) -> bool {
        match &self.ground {
            Ground::Line(points) => points.windows(2).any(|it| segments_meet(it[0], it[1], at, at)),
            Ground::Area(outline) => outline.locate(at) == Where::Inside || meets_rim(outline, at, at, tile),
        }
    }
}

/// Whether a way touches an outline where that lies on the edge of its tile.
fn meets_rim(outline: &Polygon, from: Point, to: Point, tile: Bounds) -> bool {
    let on_rim = |a: Point, b: Point| {
        let at_x = a.x == b.x && (a.x == tile.least.x || a.x == tile.most.x);
        at_x || (a.y == b.y && (a.y == tile.least.y || a.y == tile.most.y))
    };
    outline.edges().any(|(a, b)| on_rim(a, b) && segments_meet(a, b, from, to))
}

/// The cells of the grid that a tile takes.
fn cells_of(bounds: Bounds) -> impl Iterator<Item = (i32, i32)> {
    let rows = bounds.least.y / SQUARE..bounds.most.y / SQUARE;
    rows.flat_map(move |row| {
        (bounds.least.x / SQUARE..bounds.most.x / SQUARE).map(move |column| (column, row))
    })
}

/// Lays the tiles that can be laid, and tells what is wrong with the others.
fn lay(raw: &RawMap, tiles: &Tiles, faults: &mut Vec<Fault>) -> Vec<Tile> {
    let mut laid: Vec<Tile> = Vec::new();
    let mut taken: BTreeMap<(i32, i32), FaceId> = BTreeMap::new();
    for (i, it) in raw.tiles.iter().take(MOST_LAID).enumerate() {
        let mut wrong =
            |what: Wrong| faults.push(Fault::new(&[Inside::Field("tiles"), Inside::Entry(i)], what));
        let face = match it.tile.parse::<FaceId>() {
            Ok(face) => face,
            Err(why) => {
                wrong(Wrong::NoFace(why));
                continue;
            }
        };
        let Some(raw_face) = tiles.face(face) else {
            wrong(Wrong::NoTile(face));
            continue;
        };
        let corner = Point::new(it.at.0 as i32 * SQUARE, it.at.1 as i32 * SQUARE);
        let most = Point::new(corner.x + face.tile.size(), corner.y + face.tile.size());
        let bounds = Bounds { least: corner, most };
        if !most.is_possible() {
            wrong(Wrong::TooFarOut(face));
            continue;
        }
        if 3 < it.turned {
            wrong(Wrong::Turned(face, it.turned));
        }
        if let Some(other) = laid.iter().find(|other| other.face.tile == face.tile) {
            wrong(Wrong::TileTwice(face, other.face));
        }
        if let Some(other) = cells_of(bounds).find_map(|it| taken.get(&it)) {
            wrong(Wrong::Over(face, *other));
        }
        taken.extend(cells_of(bounds).map(|it| (it, face)));
        laid.push(laid_tile(face, raw_face, bounds, it.turned % 4));
    }
    laid
}

/// A tile in its position, with everything on it in map coordinates.
fn laid_tile(face: FaceId, raw: &RawFace, bounds: Bounds, turned: u8) -> Tile {
    let size = face.tile.size();
    let laid = |point: &Point| {
        let turned = (0..turned).fold(*point, |it, _| Point::new(size - it.y, it.x));
        turned + bounds.least
    };
    let polygon = |points: &[Point]| Polygon::new(points.iter().map(laid).collect());
    let pieces = raw.pieces.value();
    Tile {
        face,
        name: raw.name.value().clone(),
        bounds,
        plate: *raw.modifiers.value(),
        has_no_move: pieces.iter().any(|it| it.no_move),
        top: pieces.iter().map(|it| it.level).max().unwrap_or(GROUND),
        pieces: pieces
            .iter()
            .map(|it| Piece {
                name: it.name.clone(),
                drawn: it.drawn(),
                terrain: it.terrain,
                ground: match &it.shape {
                    Shape::Area(points) => Ground::Area(polygon(points)),
                    Shape::Line(points) => Ground::Line(points.iter().map(laid).collect()),
                },
                no_move: it.no_move,
                level: it.level,
            })
            .collect(),
        buildings: pieces
            .iter()
            .filter_map(|it| Some(Building { outline: polygon(it.shape.points()), modifiers: it.modifiers? }))
            .collect(),
        areas: raw
            .areas
            .value()
            .iter()
            .map(|it| Area { action: it.action, value: it.value, outline: polygon(&it.points) })
            .collect(),
    }
}
