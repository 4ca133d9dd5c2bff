//! The built-in tiles and maps fit together and can be played on: roads meet roads, and every place can be reached.

use std::collections::BTreeSet;

use sergeants::{
    content::{self, Action, FaceId, RawFace, Shape, Terrain, TileId, TileSide, Tiles},
    measure::{
        Base, Facing, Map, Place, Point, TileIx, Walk,
        geometry::{Bounds, SQUARE, inches},
    },
};

/// What leaves a tile at its edge, and how wide it is there.
const WAYS: [(&str, i32); 3] = [("road", 16), ("railway", 14), ("river", 36)];
/// Places to walk to are tried on a grid this fine, in sixteenths.
const STEP: i32 = 8;
/// The straight ways that are tried, in steps of that grid, each also turned and mirrored.
const STRIDES: [(i32, i32); 8] = [(1, 0), (2, 0), (4, 0), (6, 0), (1, 1), (2, 2), (4, 4), (5, 3)];

/// How many walks of 3 inches more than by the straight way it may take to a tile: around a wall, over a bridge, through a wood.
const DETOUR: i32 = 5;

fn faces(tiles: &Tiles) -> impl Iterator<Item = (FaceId, &RawFace)> {
    let ids = tiles.ids().flat_map(|tile| [TileSide::A, TileSide::B].map(|side| FaceId { tile, side }));
    ids.map(|id| (id, tiles.face(id).expect("both sides are there")))
}

/// The stretches of a polygon that are on the rim of a rectangle, their lesser end first.
fn on_rim(points: &[Point], least: Point, most: Point) -> Vec<(Point, Point)> {
    let ends = (0..points.len()).map(|i| (points[i], points[(i + 1) % points.len()]));
    let is_on = |(a, b): &(Point, Point)| {
        (a.x == b.x && [least.x, most.x].contains(&a.x)) || (a.y == b.y && [least.y, most.y].contains(&a.y))
    };
    ends.filter(is_on).map(|(a, b)| (a.min(b), a.max(b))).collect()
}

fn longer(stretch: (Point, Point)) -> i32 {
    (stretch.1.x - stretch.0.x).max(stretch.1.y - stretch.0.y)
}

#[test]
fn sm_map_1_only_ways_leave_a_tile_and_only_in_the_middle_of_an_edge() {
    let tiles = content::tiles();
    for (id, face) in faces(&tiles) {
        let size = id.tile.size();
        for piece in face.pieces.value() {
            let (name, points) = (&piece.name, piece.shape.points());
            assert!(!name.trim().is_empty(), "{id}: a piece has no name");
            let rim = match piece.shape {
                Shape::Area(_) => on_rim(points, Point::new(0, 0), Point::new(size, size)),
                Shape::Line(_) => Vec::new(),
            };
            let touches = points.iter().filter(|it| [0, size].contains(&it.x) || [0, size].contains(&it.y));
            assert_eq!(touches.count(), 2 * rim.len(), "{id}: {name} touches an edge");
            for it in rim {
                let width = WAYS.iter().find(|way| way.0 == name).map(|way| way.1);
                assert_eq!(Some(longer(it)), width, "{id}: {name} leaves the tile at {it:?}");
                let middle = Point::new((it.0.x + it.1.x) / 2, (it.0.y + it.1.y) / 2);
                let is_middle = middle.x % SQUARE == SQUARE / 2 || middle.y % SQUARE == SQUARE / 2;
                assert!(is_middle, "{id}: {name} leaves the tile at {it:?}");
            }
        }
    }
}

#[test]
fn sm_map_2_numbers_are_those_of_the_book_and_let_everybody_walk() {
    let tiles = content::tiles();
    for (id, face) in faces(&tiles) {
        let plate = face.modifiers.value();
        for action in Action::ALL {
            let is_the_quoted_one = id.to_string() == "L2B" && action == Action::Shoot;
            assert!(is_the_quoted_one || (-3..=0).contains(&plate.of(action)), "{id}: {action:?}");
        }
        let of_areas = face.areas.value().iter().filter(|it| it.action == Action::Move).map(|it| it.value);
        assert!(-1 <= plate.walk + of_areas.min().unwrap_or(0), "{id}: Walk 2 comes to a stop");
        for piece in face.pieces.value() {
            let has_numbers = piece.modifiers.is_some();
            assert_eq!(has_numbers, piece.terrain == Terrain::Building, "{id}: {}", piece.name);
            assert!(piece.modifiers.is_none_or(|it| -1 <= it.walk), "{id}: {}", piece.name);
        }
    }
}

#[test]
fn sm_map_1_maps_have_no_gaps_and_every_landmark_is_on_one() {
    let mut landmarks = BTreeSet::new();
    for name in content::MAPS {
        let map = content::map(name).expect("a built-in map");
        let cells: i32 = map.tiles().map(|it| it.1.face.tile.squares().pow(2)).sum();
        assert_eq!(cells, map.columns * map.rows, "{name}");
        landmarks.extend(map.tiles().map(|it| it.1.face.tile).filter(|it| it.landmark));
    }
    assert_eq!(landmarks, (1..=10).map(|number| TileId { landmark: true, number }).collect());
}

#[test]
fn sm_map_1_roads_meet_roads_and_rivers_rivers() {
    for name in content::MAPS {
        let map = content::map(name).expect("a built-in map");
        let mut alone = BTreeSet::new();
        for (_, tile) in map.tiles() {
            for piece in &tile.pieces {
                let points = piece.area().map_or(&[][..], |it| &it.points);
                for it in on_rim(points, tile.bounds.least, tile.bounds.most) {
                    let stretch = (piece.name.as_str(), it);
                    if !alone.remove(&stretch) {
                        alone.insert(stretch);
                    }
                }
            }
        }
        let most = Point::new(map.columns * SQUARE, map.rows * SQUARE);
        alone.retain(|it| on_rim(&[it.1.0, it.1.1], Point::new(0, 0), most).is_empty());
        assert!(alone.is_empty(), "{name}: {alone:?} end at an edge");
    }
}

/// Places on a grid, and which of them are one walk apart.
struct Places<'a> {
    map: &'a Map,
    inches: i32,
    columns: i32,
    next: Vec<Option<Vec<usize>>>,
}

impl Places<'_> {
    fn new(map: &Map, inches: i32) -> Places<'_> {
        let (columns, rows) = (map.columns * SQUARE / STEP, map.rows * SQUARE / STEP);
        Places { map, inches, columns, next: vec![None; (columns * rows) as usize] }
    }

    fn place(&self, i: usize) -> Place {
        let (column, row) = (i as i32 % self.columns, i as i32 / self.columns);
        Place::new(column * STEP, row * STEP, Facing::UP)
    }

    /// Where a walk can lead.
    fn from(&self, from: Place) -> Vec<usize> {
        let base = Base::default();
        let walk =
            Walk { map: self.map, base, from, inches: self.inches, climb: 1, others: &[], melee: false };
        let mut places = Vec::new();
        for (dx, dy) in STRIDES {
            let ways: BTreeSet<(i32, i32)> = [(dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy)]
                .into_iter()
                .flat_map(|(x, y)| [(x, y), (y, x)])
                .collect();
            for (x, y) in ways {
                let to = from.at + Point::new(x * STEP, y * STEP);
                let is_on = (0..self.map.columns * SQUARE).contains(&to.x)
                    && (0..self.map.rows * SQUARE).contains(&to.y);
                if is_on && walk.straight(Place::new(to.x, to.y, Facing::UP)).is_ok() {
                    places.push((to.y / STEP * self.columns + to.x / STEP) as usize);
                }
            }
        }
        places
    }

    /// How many walks it takes to every place, entering from any of these.
    fn walks(&mut self, entry: impl Iterator<Item = Place>) -> Vec<Option<i32>> {
        let mut walks = vec![None; self.next.len()];
        let mut waiting: Vec<usize> = entry.flat_map(|it| self.from(it)).collect();
        for n in 1.. {
            waiting.retain(|it| walks[*it].is_none());
            if waiting.is_empty() {
                break;
            }
            waiting.iter().for_each(|it| walks[*it] = Some(n));
            let mut next = BTreeSet::new();
            for i in waiting {
                let known = self.next[i].take().unwrap_or_else(|| self.from(self.place(i)));
                next.extend(known.iter().copied());
                self.next[i] = Some(known);
            }
            waiting = next.into_iter().collect();
        }
        walks
    }
}

/// The entry areas of a map (SM-SCN-4): the middle of each, and where in it a soldier may stand before entering.
fn entries(map: &Map) -> Vec<(Point, Vec<Place>)> {
    let (width, height) = (map.columns * SQUARE, map.rows * SQUARE);
    let along = |nth: i32| (1..SQUARE / STEP).map(move |it| nth * SQUARE + it * STEP);
    let up = |x: i32, y: i32| Place::new(x, y, Facing::UP);
    let middle = |nth: i32| nth * SQUARE + SQUARE / 2;
    let mut entries = Vec::new();
    for nth in 0..map.rows {
        entries.push((Point::new(0, middle(nth)), along(nth).map(|y| up(-STEP, y)).collect()));
        entries.push((Point::new(width, middle(nth)), along(nth).map(|y| up(width + STEP, y)).collect()));
    }
    for nth in 0..map.columns {
        entries.push((Point::new(middle(nth), 0), along(nth).map(|x| up(x, -STEP)).collect()));
        entries.push((Point::new(middle(nth), height), along(nth).map(|x| up(x, height + STEP)).collect()));
    }
    entries
}

#[test]
fn sm_mov_1_every_tile_is_within_walks_of_every_entry_area() {
    for (name, inches_a_walk) in content::MAPS.into_iter().flat_map(|it| [(it, 3), (it, 2)]) {
        let map = content::map(name).expect("a built-in map");
        let mut places = Places::new(&map, inches_a_walk);
        let mut inside = vec![Vec::new(); map.tiles().count()];
        let indices: Vec<TileIx> = map.tiles().map(|it| it.0).collect();
        for i in 0..places.next.len() {
            let tile = map.tile_at(places.place(i).at).expect("no gap");
            inside[indices.iter().position(|it| *it == tile).expect("a tile of the map")].push(i);
        }
        for (entry, stands) in entries(&map) {
            let walks = places.walks(stands.into_iter());
            for ((_, tile), inside) in map.tiles().zip(&inside) {
                let Some(nearest) = inside.iter().filter_map(|i| walks[*i]).min() else {
                    panic!("{name}: {} cannot be reached from {entry:?} with Walk {inches_a_walk}", tile.face)
                };
                let Bounds { least, most } = tile.bounds;
                let straight = inches(entry, Point::new((least.x + most.x) / 2, (least.y + most.y) / 2));
                let is_near = inches_a_walk < 3 || nearest <= straight / 3 + DETOUR;
                assert!(
                    is_near,
                    "{name}: {} takes {nearest} walks from {entry:?} for {straight} inches",
                    tile.face
                );
                // No part of a tile is cut off: much of it is water at worst.
                let n = inside.iter().filter(|i| walks[**i].is_some()).count();
                assert!(inside.len() <= 3 * n, "{name}: only {n} places of {} can be reached", tile.face);
            }
        }
    }
}
