//! How fast the table measures, on one core. Each target stands beside its figure; nothing fails here, since a loaded
//! machine is no fault of the code.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "rules have no clock; measuring has")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use sergeants::{
    content::{self, Action, Tiles},
    measure::{
        Base, Facing, Map, Optics, Other, Place, Point, Seeing, Smoke, Walk, cover,
        geometry::{overlap, touch},
        line, line_through,
    },
};
use table::{Chance, Shuffler};

fn main() {
    let map = large_map();
    let mut chance = Shuffler::new(7);
    lines(&map, &mut chance);
    walks(&map, &mut chance);
    bases(&map, &mut chance);
}

/// Eight squares by six: seven landmarks and twenty squares, as a scenario may have, all copies of the first tiles.
fn large_map() -> Map {
    let tiles = content::tiles();
    let places = [(0, 0), (3, 0), (6, 0), (1, 2), (5, 2), (2, 4), (6, 4)];
    let landmarks =
        places.iter().enumerate().map(|(i, at)| (format!("L{}", i + 1), *at, ["L1", "L2"][i % 2]));
    let taken = |column: u8, row: u8| {
        places.iter().any(|it| column.wrapping_sub(it.0) < 2 && row.wrapping_sub(it.1) < 2)
    };
    let cells = (0..6).flat_map(|row| (0..8).map(move |column| (column, row)));
    let free = cells.filter(|it| !taken(it.0, it.1)).enumerate();
    let squares = free.map(|(i, at)| ((i + 1).to_string(), at, ["1", "2", "3", "4"][i % 4]));
    let (mut tile_list, mut map_list) = (String::new(), String::new());
    for (id, at, like) in landmarks.chain(squares) {
        let face = |side: &str| {
            let face = tiles.face(format!("{like}{side}").parse().expect("an id")).expect("a built-in tile");
            ron::to_string(face).expect("a tile can be written")
        };
        tile_list += &format!("(id: \"{id}\", a: {}, b: {}),", face("A"), face("B"));
        map_list += &format!("(tile: \"{id}A\", at: {at:?}),");
    }
    let tiles = Tiles::parse("tiles", &format!("(tiles: [{tile_list}])")).expect("tiles without a fault");
    Map::parse("map", &format!("(name: \"large\", tiles: [{map_list}])"), &tiles)
        .expect("a map without a fault")
}

fn somewhere(map: &Map, chance: &mut Shuffler) -> Place {
    let x = chance.below(map.columns as u32 * 80) as i32;
    let y = chance.below(map.rows as u32 * 80) as i32;
    Place::new(x, y, Facing::new(chance.below(64) as u8))
}

/// Lines between soldiers anywhere on the map, for all three actions.
fn lines(map: &Map, chance: &mut Shuffler) {
    let pairs: Vec<(Point, Point)> =
        (0..1000).map(|_| (somewhere(map, chance).at, somewhere(map, chance).at)).collect();
    let n_tiles: usize = pairs.iter().map(|it| line(map, Action::Look, it.0, it.1).tiles.len()).sum();
    for action in [Action::Look, Action::Shoot, Action::Hide] {
        let time = nanoseconds(pairs.len(), || {
            for (from, to) in &pairs {
                black_box(&line(map, action, *from, *to));
            }
        });
        let mean = n_tiles as f64 / pairs.len() as f64;
        println!(
            "a line with its tiles and modifiers, {action:?}: {time:.0} ns (target: 200), {mean:.1} tiles"
        );
    }
    // Smoke on every fifth tile, and optics.
    let smoke: Vec<Smoke> =
        map.tiles().step_by(5).map(|it| Smoke { tile: it.0, times: 2, turn: 1 }).collect();
    let seeing = Seeing { smoke: &smoke, optics: Some(Optics { look: 3, shoot: 2 }), ..Seeing::default() };
    for action in [Action::Look, Action::Shoot, Action::Hide] {
        let time = nanoseconds(pairs.len(), || {
            for (from, to) in &pairs {
                black_box(&line_through(map, action, *from, *to, seeing));
            }
        });
        let n = smoke.len();
        println!(
            "the same through {n} clouds of smoke and with optics, {action:?}: {time:.0} ns (target: 200)"
        );
    }
}

/// A soldier among eleven others, and places about him.
fn walks(map: &Map, chance: &mut Shuffler) {
    let base = Base::default();
    let others: Vec<Other> =
        (0..11).map(|i| Other { place: somewhere(map, chance), enemy: i % 2 == 0 }).collect();
    let starts: Vec<Place> = (0..40).map(|_| somewhere(map, chance)).collect();
    let walk = |from: Place| Walk { map, base, from, inches: 4, climb: 1, others: &others, melee: false };
    let mut tried = Vec::new();
    for &from in &starts {
        for _ in 0..50 {
            let mut near = |at: i32| at - 48 + chance.below(97) as i32;
            let (x, y) = (near(from.at.x), near(from.at.y));
            tried.push((from, Place::new(x, y, Facing::new(chance.below(64) as u8))));
        }
    }
    let possible: Vec<_> = tried.iter().filter(|it| walk(it.0).straight(it.1).is_ok()).copied().collect();
    for (what, places) in [("any", &tried), ("possible", &possible)] {
        let time = nanoseconds(places.len(), || {
            for (from, to) in places {
                let _ = black_box(walk(*from).straight(*to));
            }
        });
        println!(
            "membership of {what} place in a walk: {time:.0} ns (target: 2000), {} places",
            places.len()
        );
    }
    let time = nanoseconds(starts.len(), || {
        for from in &starts {
            black_box(walk(*from).sample(chance));
        }
    });
    println!("a place of a walk at random: {:.1} microseconds", time / 1000.0);
    let time = nanoseconds(starts.len(), || {
        for from in &starts {
            black_box(walk(*from).outline());
        }
    });
    println!("the outline of a walk: {:.2} ms", time / 1e6);
}

fn bases(map: &Map, chance: &mut Shuffler) {
    let base = Base::default();
    let pairs: Vec<(Place, Place)> = (0..1000)
        .map(|_| {
            let one = somewhere(map, chance);
            let near = one.at + Point::new(chance.below(41) as i32 - 20, chance.below(41) as i32 - 20);
            (one, Place { at: near, facing: Facing::new(chance.below(64) as u8) })
        })
        .collect();
    let time = nanoseconds(pairs.len(), || {
        for (one, other) in &pairs {
            black_box(overlap(base, *one, *other));
        }
    });
    println!("whether two near bases overlap: {time:.0} ns");
    let time = nanoseconds(pairs.len(), || {
        for (one, other) in &pairs {
            black_box(touch(base, *one, *other));
        }
    });
    println!("whether and where two near bases touch: {time:.0} ns");
    let time = nanoseconds(pairs.len(), || {
        for (one, _) in &pairs {
            black_box(cover(map, base, *one));
        }
    });
    println!("whether a base is in cover: {time:.0} ns");
}

/// The time of something that `f` does `n` times: the median of many rounds, so that other work on the machine counts little.
fn nanoseconds(n: usize, mut f: impl FnMut()) -> f64 {
    let (start, mut rounds) = (Instant::now(), Vec::new());
    while start.elapsed() < Duration::from_secs(1) {
        let round = Instant::now();
        f();
        rounds.push(round.elapsed());
    }
    rounds.sort_unstable();
    rounds[rounds.len() / 2].as_nanos() as f64 / n as f64
}
