//! The kernel against slow and obvious references: floats, fine steps and many samples.
//!
//! A reference is exact only up to a hair. Where the answer hangs on less than that, the case is left out; the tests of the rules
//! have those by name.

#![allow(clippy::disallowed_types, reason = "the references are allowed to round")]

use std::{collections::BTreeSet, f64::consts::PI};

use proptest::prelude::*;
use sergeants::{
    content::{Action, Tiles},
    measure::{
        Base, Blocked, Facing, Map, Optics, Other, Place, Point, Seeing, Smoke, TileIx, Walk, Way,
        geometry::{Part, Polygon, Where, are_within, inches, overlap, segments_meet, touch},
        is_along, line, line_through, samples_on,
    },
};

const BASE: Base = Base { length: 16, width: 12 };
/// How far apart the samples of a rim are.
const FINE: f64 = 0.02;

type P = (f64, f64);

fn float(it: Point) -> P {
    (it.x as f64, it.y as f64)
}

fn distance(a: P, b: P) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// A point given ahead and to the right of a base, on the map.
fn on_map(place: Place, (ahead, right): P) -> P {
    let unit = place.facing.unit();
    let (x, y) = (unit.x as f64 / unit.length as f64, unit.y as f64 / unit.length as f64);
    (place.at.x as f64 + ahead * x - right * y, place.at.y as f64 + ahead * y + right * x)
}

/// How far a point is from a base; below zero inside.
fn gap(place: Place, point: P) -> f64 {
    gap_of(BASE, place, point)
}

/// Half the length of a base, how far ahead its round end has its middle, and its radius.
fn sizes(base: Base) -> (f64, f64, f64) {
    let (half, radius) = (base.length as f64 / 2.0, base.width as f64 / 2.0);
    (half, half - radius, radius)
}

fn gap_of(base: Base, place: Place, point: P) -> f64 {
    let (half, round, radius) = sizes(base);
    let unit = place.facing.unit();
    let (x, y) = (unit.x as f64 / unit.length as f64, unit.y as f64 / unit.length as f64);
    let (dx, dy) = (point.0 - place.at.x as f64, point.1 - place.at.y as f64);
    let (ahead, right) = (dx * x + dy * y, dy * x - dx * y);
    let (over_ahead, over_right) = ((-half - ahead).max(ahead - round), right.abs() - radius);
    let rectangle = over_ahead.max(0.0).hypot(over_right.max(0.0)) + over_ahead.max(over_right).min(0.0);
    rectangle.min((ahead - round).hypot(right) - radius)
}

/// Many points of a base's rim, each with its part.
fn rim(place: Place) -> Vec<(P, Part)> {
    rim_of(BASE, place)
}

fn rim_of(base: Base, place: Place) -> Vec<(P, Part)> {
    let (half, round, radius) = sizes(base);
    let mut rim = Vec::new();
    for i in 0..=((half + round) / FINE).round() as i32 {
        let ahead = -half + i as f64 * FINE;
        rim.push(((ahead, -radius), Part::Left));
        rim.push(((ahead, radius), Part::Right));
    }
    for i in 0..=(2.0 * radius / FINE).round() as i32 {
        rim.push(((-half, -radius + i as f64 * FINE), Part::Back));
    }
    let n = (radius * PI / FINE) as i32 + 1;
    for i in 0..=n {
        let angle = PI * i as f64 / n as f64 - PI / 2.0;
        rim.push(((round + radius * angle.cos(), radius * angle.sin()), Part::Front));
    }
    rim.into_iter().map(|(it, part)| (on_map(place, it), part)).collect()
}

/// The least distance of a base's rim to another base, too large by at most half a step.
fn rim_gap(one: Place, other: Place) -> f64 {
    rim(one).into_iter().map(|it| gap(other, it.0)).fold(f64::MAX, f64::min)
}

fn place(reach: std::ops::Range<i32>) -> impl Strategy<Value = Place> {
    (reach.clone(), reach, 0..64u8).prop_map(|(x, y, facing)| Place::new(x, y, Facing::new(facing)))
}

/// Facings at right angles and corners of the grid are where exactness matters, so they come often.
fn often_straight(reach: std::ops::Range<i32>) -> impl Strategy<Value = Place> {
    prop_oneof![
        place(reach.clone()),
        (reach.clone(), reach, 0..4u8).prop_map(|(x, y, quarter)| Place::new(
            x,
            y,
            Facing::new(16 * quarter)
        ))
    ]
}

/// A polygon around (40, 40) that sees all its corners from there, so that it does not cross itself.
fn polygon() -> impl Strategy<Value = Polygon> {
    let corners = prop::collection::vec((0.0..1.0f64, 4.0..38.0f64), 3..9);
    corners.prop_filter_map("it does not cross itself", |corners| {
        let n = corners.len() as f64;
        let points: Vec<Point> = corners
            .iter()
            .enumerate()
            .map(|(i, (turn, reach))| {
                let angle = 2.0 * PI * (i as f64 + turn * 0.9) / n;
                Point::new(40 + (reach * angle.cos()) as i32, 40 + (reach * angle.sin()) as i32)
            })
            .collect();
        let polygon = Polygon::new(points);
        polygon.fault().is_none().then_some(polygon)
    })
}

/// Whether a point is inside, by the angle that the polygon turns around it.
fn winds_around(polygon: &Polygon, point: P) -> bool {
    let turn: f64 = polygon
        .edges()
        .map(|(a, b)| {
            let (a, b) =
                ((a.x as f64 - point.0, a.y as f64 - point.1), (b.x as f64 - point.0, b.y as f64 - point.1));
            (a.0 * b.1 - a.1 * b.0).atan2(a.0 * b.0 + a.1 * b.1)
        })
        .sum();
    PI < turn.abs()
}

/// Ten columns and rows: landmarks 1 to 4 and squares elsewhere, with numbers that differ.
fn tiled() -> Map {
    let landmarks = [(1u8, 1u8), (5, 1), (2, 4), (6, 5)];
    let mut laid: Vec<(String, u8, u8)> =
        landmarks.iter().enumerate().map(|(i, it)| (format!("L{}", i + 1), it.0, it.1)).collect();
    let mut id = 0;
    for row in 0..8u8 {
        for column in 0..8u8 {
            let in_landmark = |it: &(u8, u8)| column.wrapping_sub(it.0) < 2 && row.wrapping_sub(it.1) < 2;
            if !landmarks.iter().any(in_landmark) {
                id += 1;
                laid.push((id.to_string(), column, row));
            }
        }
    }
    let face = |n: usize| {
        let numbers = format!("look: -{}, shoot: {}, hide: -{}", n % 4, 1 - (n % 5) as i32, n % 3);
        format!("(name: Ours(\"x\"), modifiers: Ours(({numbers})), pieces: Ours([]))")
    };
    let tiles: String = laid
        .iter()
        .enumerate()
        .map(|(i, it)| format!("(id: \"{}\", a: {}, b: {}),", it.0, face(i), face(0)))
        .collect();
    let map: String =
        laid.iter().map(|it| format!("(tile: \"{}A\", at: ({}, {})),", it.0, it.1, it.2)).collect();
    let tiles = Tiles::parse("tiles", &format!("(tiles: [{tiles}])")).expect("tiles");
    Map::parse("map", &format!("(name: \"it\", tiles: [{map}])"), &tiles).expect("a map")
}

/// How much of a segment is in a rectangle, as a share of its length.
fn share_in((from, to): (P, P), least: P, most: P) -> f64 {
    let (mut enter, mut leave) = (0.0f64, 1.0f64);
    for (from, to, least, most) in [(from.0, to.0, least.0, most.0), (from.1, to.1, least.1, most.1)] {
        if from == to {
            if from <= least || most <= from {
                return 0.0;
            }
            continue;
        }
        let (a, b) = ((least - from) / (to - from), (most - from) / (to - from));
        enter = enter.max(a.min(b));
        leave = leave.min(a.max(b));
    }
    (leave - enter).max(0.0)
}

/// The tiles that one looks into on the way to a tile of the line, that one included: step by step to its middle.
fn looked_into(map: &Map, from: Point, to: Point, until: TileIx) -> BTreeSet<TileIx> {
    let is_in = |it: TileIx, (x, y): P| {
        let (least, most) = (float(map.tile(it).bounds.least), float(map.tile(it).bounds.most));
        least.0 < x && x < most.0 && least.1 < y && y < most.1
    };
    let (a, b) = (float(from), float(to));
    let mut seen = BTreeSet::new();
    for i in 0..=500 {
        let part = i as f64 / 500.0;
        let at = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
        seen.extend(map.tiles().map(|it| it.0).filter(|it| is_in(*it, at)));
        if seen.contains(&until) {
            break;
        }
    }
    seen
}

/// Points of a map of eight squares; every third is on a corner or an edge of the grid.
fn point() -> impl Strategy<Value = Point> {
    let coordinate = || prop_oneof![2 => 1..640i32, 1 => (1..8i32).prop_map(|it| it * 80), 1 => (0..16i32).prop_map(|it| it * 40 + 20)];
    (coordinate(), coordinate()).prop_map(|(x, y)| Point::new(x, y))
}

/// Points of such a map that are not on any edge.
fn off_the_grid() -> impl Strategy<Value = Point> {
    let coordinate = || (0..8i32, 1..80i32).prop_map(|(square, rest)| square * 80 + rest);
    (coordinate(), coordinate()).prop_map(|(x, y)| Point::new(x, y))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    /// SM-MAP-5, SM-GEO-4: each tile that a stretch of the line runs through is on it; others only at corners and along edges.
    #[test]
    fn a_line_has_the_tiles_that_its_stretches_run_through(from in point(), to in point()) {
        let map = tiled();
        let found = line(&map, Action::Look, from, to);
        let homes = [map.tile_at(from), map.tile_at(to)];
        let mut crossed = BTreeSet::new();
        for (ix, tile) in map.tiles() {
            // Two different shares with denominators up to 640 differ by more than this.
            if 1e-9 < share_in((float(from), float(to)), float(tile.bounds.least), float(tile.bounds.most)) {
                crossed.insert(ix);
            }
        }
        let listed: BTreeSet<_> = found.tiles.iter().map(|it| it.tile).collect();
        prop_assert_eq!(listed.len(), found.tiles.len(), "none twice");
        prop_assert!(crossed.is_subset(&listed));
        let squares: i32 = listed.iter().filter(|it| Some(**it) != homes[0]).map(|it| map.tile(*it).face.tile.squares()).sum();
        prop_assert_eq!(squares, found.squares);
        let runs_along = (from.x == to.x && from.x % 80 == 0) || (from.y == to.y && from.y % 80 == 0);
        for extra in listed.difference(&crossed).filter(|it| !homes.contains(&Some(**it))) {
            // The line must touch it, at a corner of its own or along its edge.
            let bounds = map.tile(*extra).bounds;
            let corners = [bounds.least, bounds.most, Point::new(bounds.least.x, bounds.most.y), Point::new(bounds.most.x, bounds.least.y)];
            let touches = |it: &Point| segments_meet(from, to, *it, *it);
            prop_assert!(runs_along || corners.iter().any(touches), "{} is not on the line", map.tile(*extra).face);
        }
        // Tiles follow each other: neighbours share an edge, or the line runs along one.
        for pair in found.tiles.windows(2).filter(|_| !runs_along) {
            let [a, b] = [map.tile(pair[0].tile).bounds, map.tile(pair[1].tile).bounds];
            let overlap = |a: (i32, i32), b: (i32, i32)| a.1.min(b.1) - a.0.max(b.0);
            let across = overlap((a.least.x, a.most.x), (b.least.x, b.most.x));
            let down = overlap((a.least.y, a.most.y), (b.least.y, b.most.y));
            let at_an_end = homes.contains(&Some(pair[0].tile)) || homes.contains(&Some(pair[1].tile));
            prop_assert!(0 < across + down && 0 <= across.min(down) || at_an_end);
        }
    }

    /// SM-MRK-3, SM-MRK-4, SM-GEO-12: smoke and optics, one tile after the other, by their words alone.
    #[test]
    fn smoke_and_optics_do_to_each_tile_what_the_rules_say(
        from in off_the_grid(),
        to in off_the_grid(),
        clouds in prop::collection::vec((0..48usize, 2..=3u8), 0..12),
        (look, shoot) in (0..6u8, 0..4u8),
        action in prop_oneof![Just(Action::Look), Just(Action::Shoot), Just(Action::Hide)],
    ) {
        let map = tiled();
        let all: Vec<TileIx> = map.tiles().map(|it| it.0).collect();
        let smoke: Vec<Smoke> =
            clouds.iter().map(|(i, times)| Smoke { tile: all[i % all.len()], times: *times, turn: 1 }).collect();
        let seeing = Seeing { smoke: &smoke, optics: Some(Optics { look, shoot }), ..Seeing::default() };
        let (plain, found) = (line(&map, action, from, to), line_through(&map, action, from, to, seeing));
        let share = |it: TileIx| {
            share_in((float(from), float(to)), float(map.tile(it).bounds.least), float(map.tile(it).bounds.most))
        };
        // Corners and edges are for other tests: here every tile is crossed for a stretch.
        prop_assume!(plain.tiles.iter().all(|it| 0.004 < share(it.tile)));
        let thickness = |it: TileIx| smoke.iter().filter(|on| on.tile == it).map(|on| on.times as i32).max().unwrap_or(1);
        let mut sum = 0;
        for (before, after) in plain.tiles.iter().zip(&found.tiles) {
            let times = match action {
                Action::Hide => plain.tiles.iter().map(|it| thickness(it.tile)).max().unwrap_or(1),
                _ => looked_into(&map, from, to, before.tile).into_iter().map(thickness).max().unwrap_or(1),
            };
            let number = before.number as i32;
            let thick = if number < 0 { number * times } else { number };
            let limit = match action { Action::Look => look as i32, Action::Shoot => shoot as i32, _ => 0 };
            let seen = if thick < 0 && -thick <= limit { 0 } else { thick };
            let parts = [after.number as i32, after.smoke as i32, after.optics as i32];
            if before.counts {
                prop_assert_eq!(parts, [number, thick - number, seen - thick]);
                sum += seen;
            } else {
                prop_assert_eq!(parts, [number, 0, 0]);
            }
        }
        prop_assert_eq!((found.modifiers, found.squares), (sum, plain.squares));
        prop_assert_eq!(found.numbers() + found.areas() + found.smoke() + found.optics(), found.modifiers);
        prop_assert_eq!(line_through(&map, action, from, to, Seeing::default()), plain);
    }

    #[test]
    fn a_line_is_as_long_there_and_back_where_it_meets_no_corner(from in point(), to in point()) {
        let map = tiled();
        let (there, back) = (line(&map, Action::Look, from, to), line(&map, Action::Look, to, from));
        let of = |it: &sergeants::measure::Line| it.tiles.iter().map(|it| it.tile).collect::<BTreeSet<_>>();
        prop_assert_eq!(of(&there), of(&back));
    }

    #[test]
    fn inches_are_the_root_rounded_up(from in point(), to in point()) {
        let exact = distance(float(from), float(to)) / 16.0;
        prop_assume!((exact - exact.round()).abs() > 1e-9 || exact.fract() == 0.0);
        prop_assert_eq!(inches(from, to), exact.ceil() as i32);
    }

    /// SM-GEO-3: cut the segment at every edge and look at the middles.
    #[test]
    fn a_polygon_is_crossed_where_a_part_of_the_segment_lies_inside(
        polygon in polygon(), a in (0..80i32, 0..80i32), b in (0..80i32, 0..80i32), corners in any::<[(bool, prop::sample::Index); 2]>(),
    ) {
        // Often from corner to corner, where it is hard.
        let end = |it: (i32, i32), (corner, index): (bool, prop::sample::Index)| {
            if corner { polygon.points[index.index(polygon.points.len())] } else { it.into() }
        };
        let (from, to) = (end(a, corners[0]), end(b, corners[1]));
        let (start, way) = (float(from), ((to.x - from.x) as f64, (to.y - from.y) as f64));
        let mut cuts = vec![0.0, 1.0];
        for (a, b) in polygon.edges() {
            let edge = ((b.x - a.x) as f64, (b.y - a.y) as f64);
            let across = way.0 * edge.1 - way.1 * edge.0;
            let to_edge = (a.x as f64 - start.0, a.y as f64 - start.1);
            if across != 0.0 {
                cuts.push((to_edge.0 * edge.1 - to_edge.1 * edge.0) / across);
            }
        }
        cuts.retain(|it| (0.0..=1.0).contains(it));
        cuts.sort_by(f64::total_cmp);
        let inside = cuts.windows(2).filter(|it| 1e-7 < it[1] - it[0]).any(|it| {
            let t = (it[0] + it[1]) / 2.0;
            let middle = (start.0 + way.0 * t, start.1 + way.1 * t);
            // A middle on an edge is a stretch along it.
            let on_edge = polygon.edges().any(|(a, b)| {
                let (a, b) = (float(a), float(b));
                (distance(a, middle) + distance(middle, b) - distance(a, b)).abs() < 1e-9
            });
            !on_edge && winds_around(&polygon, middle)
        });
        prop_assert_eq!(polygon.is_crossed(from, to), inside);
    }

    #[test]
    fn a_point_is_inside_where_the_polygon_winds_around_it(polygon in polygon(), x in 0..80i32, y in 0..80i32) {
        match polygon.locate(Point::new(x, y)) {
            Where::Edge => {
                let on = |(a, b): (Point, Point)| segments_meet(a, b, Point::new(x, y), Point::new(x, y));
                prop_assert!(polygon.edges().any(on));
            }
            it => prop_assert_eq!(it == Where::Inside, winds_around(&polygon, (x as f64, y as f64))),
        }
    }

    /// SM-GEO-1: a half circle and a rectangle.
    #[test]
    fn a_point_is_near_a_base_as_the_distance_says(place in place(-20..20), x in -40..40i32, y in -40..40i32, reach in 0..20i32) {
        let gap = gap(place, (x as f64, y as f64)).max(0.0);
        prop_assume!((gap - reach as f64).abs() > 1e-9);
        prop_assert_eq!(BASE.is_within(place, Point::new(x, y), reach), gap < reach as f64);
    }

    /// SM-GEO-6: the share of the samples is the share of the area, within half a row of samples along either of two edges.
    #[test]
    fn the_samples_stand_for_the_area(polygon in polygon(), place in place(10..70)) {
        let (on, of) = samples_on(BASE, place, &[&polygon]);
        let (mut fine_on, mut fine_of) = (0, 0);
        for i in 0..80 {
            for j in 0..60 {
                let it = on_map(place, (-7.9 + 0.2 * i as f64, -5.9 + 0.2 * j as f64));
                if gap(place, it) <= 0.0 {
                    fine_of += 1;
                    fine_on += winds_around(&polygon, it) as i32;
                }
            }
        }
        let (coarse, fine) = (on as f64 / of as f64, fine_on as f64 / fine_of as f64);
        prop_assert!((coarse - fine).abs() < 0.09, "{} against {}", coarse, fine);
        prop_assert_eq!(of, 176);
    }

    /// SM-HID-3: no point of the rim outside, and no corner of the polygon inside.
    #[test]
    fn a_base_is_inside_if_its_whole_rim_is(polygon in polygon(), place in place(25..55)) {
        let corner_inside = polygon.points.iter().any(|it| gap(place, float(*it)) < -1e-9);
        let rim_inside = rim(place).iter().all(|it| winds_around(&polygon, it.0));
        // Where the rim all but touches an edge the reference cannot decide.
        let least = polygon.edges().flat_map(|(a, b)| (0..=400).map(move |i| {
            let t = i as f64 / 400.0;
            (a.x as f64 + (b.x - a.x) as f64 * t, a.y as f64 + (b.y - a.y) as f64 * t)
        })).map(|it| gap(place, it)).fold(f64::MAX, f64::min);
        prop_assume!(least.abs() > 0.2);
        prop_assert_eq!(BASE.is_inside(place, &polygon), rim_inside && !corner_inside);
    }

    /// SM-GEO-6: how much of a line is under the base.
    #[test]
    fn a_line_is_covered_by_its_length_under_the_base(
        place in place(30..50), a in (20..60i32, 20..60i32), b in (20..60i32, 20..60i32),
    ) {
        let (a, b) = (Point::from(a), Point::from(b));
        prop_assume!(a != b);
        let length = distance(float(a), float(b));
        let under = (0..4000).filter(|i| {
            let t = (*i as f64 + 0.5) / 4000.0;
            gap(place, (a.x as f64 + (b.x - a.x) as f64 * t, a.y as f64 + (b.y - a.y) as f64 * t)) <= 0.0
        }).count() as f64 * length / 4000.0;
        let wanted = 0.75 * length.min(16.0);
        prop_assume!((under - wanted).abs() > 1.6);
        prop_assert_eq!(is_along(BASE, place, &[a, b]), wanted < under);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    /// SM-GEO-2: the gap between two rims.
    #[test]
    fn bases_overlap_and_touch_as_their_rims_do(one in often_straight(0..1), other in often_straight(-18..19)) {
        let gap = rim_gap(one, other).min(rim_gap(other, one));
        if gap.abs() > FINE {
            prop_assert_eq!(overlap(BASE, one, other), gap < 0.0);
        }
        prop_assert_eq!(overlap(BASE, one, other), overlap(BASE, other, one));
        for reach in [1, 5] {
            if (gap - reach as f64).abs() > FINE {
                prop_assert_eq!(are_within(BASE, one, other, reach), gap < reach as f64);
            }
        }
        prop_assert_eq!(touch(BASE, one, other).is_some(), are_within(BASE, one, other, 1));
    }

    /// SM-GEO-1: content may have other bases.
    #[test]
    fn bases_of_other_sizes_overlap_and_touch_alike(
        (half, radius) in (1..=16i32).prop_flat_map(|half| (Just(half), 1..=half)), one in often_straight(0..1), other in often_straight(-36..37),
    ) {
        let base = Base { length: 2 * half, width: 2 * radius };
        prop_assert!(base.is_possible());
        let near = |one, other| rim_of(base, one).into_iter().map(|it| gap_of(base, other, it.0)).fold(f64::MAX, f64::min);
        let gap = near(one, other).min(near(other, one));
        if gap.abs() > FINE {
            prop_assert_eq!(overlap(base, one, other), gap < 0.0);
        }
        for reach in [1, 9] {
            if (gap - reach as f64).abs() > FINE {
                prop_assert_eq!(are_within(base, one, other, reach), gap < reach as f64);
            }
        }
        prop_assert_eq!(touch(base, one, other).is_some(), are_within(base, one, other, 1));
    }

    /// SM-GEO-2: the part touched is the one whose samples are nearest.
    #[test]
    fn the_part_touched_is_the_nearest_of_the_rim(one in often_straight(0..1), other in often_straight(-18..19)) {
        let Some(touch) = touch(BASE, one, other).filter(|_| !overlap(BASE, one, other)) else { return Ok(()) };
        for (mine, theirs, parts) in [(one, other, touch.first), (other, one, touch.second)] {
            let nearest = |part: Part| {
                rim(mine).into_iter().filter(|it| it.1 == part).map(|it| gap(theirs, it.0)).fold(f64::MAX, f64::min)
            };
            let all = [Part::Front, Part::Left, Part::Right, Part::Back];
            let least = all.map(nearest).into_iter().fold(f64::MAX, f64::min);
            for part in all {
                if least + 2.0 * FINE < nearest(part) {
                    prop_assert!(!parts.has(part), "{:?} is not nearest", part);
                } else if all.iter().all(|it| *it == part || least + 2.0 * FINE < nearest(*it)) {
                    prop_assert!(parts.has(part), "{:?} alone is nearest", part);
                }
            }
            prop_assert!(all.iter().any(|it| parts.has(*it)));
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// SM-GEO-5, SM-GEO-7, SM-MOV-1: a walk among others, step by step.
    #[test]
    fn a_walk_is_possible_if_every_step_of_it_is(
        from in often_straight(60..100), bend in (40..120i32, 40..120i32), bends in any::<bool>(), to in often_straight(30..130),
        friend in place(30..130), enemy in place(30..130), wall in (polygon(), 0..80i32, 0..80i32), inches in 1..6i32,
    ) {
        let wall = wall.0.points.iter().map(|it| format!("({}, {}),", it.x + wall.1, it.y + wall.2)).collect::<String>();
        let tiles = format!(
            "(tiles: [(id: \"L1\", a: (name: Ours(\"x\"), modifiers: Ours(()), pieces: Ours([(terrain: open, no_move: true, shape: \
             area([{wall}]))])), b: (name: Ours(\"x\"), modifiers: Ours(()), pieces: Ours([])))])"
        );
        let tiles = Tiles::parse("tiles", &tiles).expect("a tile");
        let map = Map::parse("map", "(name: \"it\", tiles: [(tile: \"L1A\", at: (0, 0))])", &tiles).expect("a map");
        let others = [Other { place: friend, enemy: false }, Other { place: enemy, enemy: true }];
        prop_assume!(!overlap(BASE, from, enemy) && !overlap(BASE, from, friend));
        let way = Way { bends: bends.then_some(Point::from(bend)).into_iter().collect(), to };
        let walk = Walk { map: &map, base: BASE, from, inches, climb: 1, others: &others, melee: false };
        let wall = map.tiles().next().and_then(|it| it.1.pieces[0].area()).expect("a wall").clone();
        if let Some(expected) = slow_walk(from, &way, &others, &wall, 16.0 * inches as f64) {
            prop_assert_eq!(walk.check(&way).is_ok(), expected, "{:?}", walk.check(&way));
        }
        if let Err(Blocked::Overlaps { by, .. } | Blocked::TurnsTooFar { by } | Blocked::TooFar { by, .. }) = walk.check(&way) {
            prop_assert!(0 < by);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    /// SM-MOV-1: an enemy close to the way stops the walk just if the base would pass over him.
    #[test]
    fn an_enemy_stops_a_walk_that_passes_over_him(
        from in often_straight(80..81), way in (-40..41i32, -40..41i32), at in 0.0..1.0f64, off in (-20..21i32, -20..21i32), facing in 0..64u8,
    ) {
        let to = from.at + Point::from(way);
        let beside = Point::new((way.0 as f64 * at) as i32 + off.0, (way.1 as f64 * at) as i32 + off.1);
        let enemy = Place { at: from.at + beside, facing: Facing::new(facing) };
        prop_assume!(!overlap(BASE, from, enemy));
        let nearest = swept_gap(from, from.at, to, enemy);
        prop_assume!(nearest.abs() > ABOUT);
        let map = field();
        let others = [Other { place: enemy, enemy: true }];
        let walk = Walk { map: &map, base: BASE, from, inches: 4, climb: 1, others: &others, melee: false };
        let walked = walk.straight(Place { at: to, ..from });
        prop_assert_eq!(walked.is_ok(), 0.0 < nearest, "{:?}", walked);
        if let Err(Blocked::Passes { after, .. }) = walked {
            let length = distance(float(from.at), float(to));
            let free = after as f64 / length;
            let there = Point::new(from.at.x + (way.0 as f64 * free) as i32, from.at.y + (way.1 as f64 * free) as i32);
            // It is reported to the sixteenth, as points are.
            prop_assert!(-1.5 < swept_gap(from, from.at, there, enemy));
        }
    }
}

/// A landmark without anything.
fn field() -> Map {
    let face = "(name: Ours(\"x\"), modifiers: Ours(()), pieces: Ours([]))";
    let tiles =
        Tiles::parse("tiles", &format!("(tiles: [(id: \"L1\", a: {face}, b: {face})])")).expect("a tile");
    Map::parse("map", "(name: \"it\", tiles: [(tile: \"L1A\", at: (0, 0))])", &tiles).expect("a map")
}

/// Whether a walk on a landmark is possible, in small steps; nothing if it hangs on a hair.
fn slow_walk(from: Place, way: &Way, others: &[Other; 2], wall: &Polygon, allowance: f64) -> Option<bool> {
    const HAIR: f64 = 0.05;
    let points: Vec<Point> =
        [from.at].into_iter().chain(way.bends.iter().copied()).chain([way.to.at]).collect();
    let length: f64 = points.windows(2).map(|it| distance(float(it[0]), float(it[1]))).sum();
    let mut margins = vec![allowance - length];
    // The turned base's reach along the last stretch.
    let last = &points[points.len() - 2..];
    let stretch = distance(float(last[0]), float(last[1]));
    if 0.0 < length && 0.0 < stretch && way.to.facing != from.facing {
        let along = ((last[1].x - last[0].x) as f64 / stretch, (last[1].y - last[0].y) as f64 / stretch);
        let reach = |facing: Facing| {
            let here = Place::new(0, 0, facing);
            rim(here).into_iter().map(|it| it.0.0 * along.0 + it.0.1 * along.1).fold(f64::MIN, f64::max)
        };
        margins.push(allowance - length + reach(from.facing) - reach(way.to.facing));
    }
    // Inside the landmark.
    for (x, y) in rim(way.to).into_iter().map(|it| it.0) {
        margins.push(x.min(y).min(160.0 - x).min(160.0 - y));
    }
    margins.push(
        others
            .iter()
            .map(|it| rim_gap(way.to, it.place).min(rim_gap(it.place, way.to)))
            .fold(f64::MAX, f64::min),
    );
    let exactly_on = margins.iter().any(|it| it.abs() < HAIR);
    let mut possible = margins.iter().all(|it| 0.0 <= *it);
    // The unturned base past the enemy, and the centre past the wall.
    let mut unsure = exactly_on;
    for it in points.windows(2) {
        let nearest = swept_gap(from, it[0], it[1], others[1].place);
        unsure |= nearest.abs() < ABOUT;
        possible &= 0.0 <= nearest && !wall.is_crossed(it[0], it[1]);
    }
    if unsure { None } else { Some(possible) }
}

/// What [`swept_gap`] may be off.
const ABOUT: f64 = 0.25;

/// How near a base comes to another on a straight way, unturned, in steps of an eighth and samples of the rims.
fn swept_gap(walker: Place, from: Point, to: Point, other: Place) -> f64 {
    let (a, b) = (float(from), float(to));
    let steps = (distance(a, b) * 8.0) as i32 + 1;
    let (mine, theirs) = (rim(walker), rim(other));
    let mut nearest = f64::MAX;
    for i in 0..=steps {
        let t = i as f64 / steps as f64;
        let moved = (a.0 + (b.0 - a.0) * t - walker.at.x as f64, a.1 + (b.1 - a.1) * t - walker.at.y as f64);
        let to_walker = theirs.iter().step_by(9).map(|it| gap(walker, (it.0.0 - moved.0, it.0.1 - moved.1)));
        let to_other = mine.iter().step_by(9).map(|it| gap(other, (it.0.0 + moved.0, it.0.1 + moved.1)));
        nearest = to_walker.chain(to_other).fold(nearest, f64::min);
    }
    nearest
}
