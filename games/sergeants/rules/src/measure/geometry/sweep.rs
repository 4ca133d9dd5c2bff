//! A base that walks: what it sweeps over, and how far it reaches.

use super::{
    Base, Facing, Place, Point,
    base::distance_below,
    touch::{Seen, corners},
};

/// Whether a base that goes straight along `way`, without turning, passes over another. Touching is no passing.
pub(crate) fn passes(base: Base, walker: Place, way: Point, other: Place) -> bool {
    if is_clear(base, walker.at, way, other.at) {
        return false;
    }
    let (seen, back) = (Seen::new(walker, other), Seen::new(other, walker));
    let scale = seen.scale;
    let along = |place: Place, other: Place| {
        let (ahead, right) = Place { at: Point::default(), ..place }.local(way);
        let length = other.facing.unit().length as i64;
        (ahead * length, right * length)
    };
    // As the walker sees it, the other comes towards it.
    let (towards, onwards) = (along(walker, other), along(other, walker));
    let towards = (-towards.0, -towards.1);
    let radius = base.radius() * scale;
    let moved = |point: (i64, i64), by: (i64, i64)| (point.0 + by.0, point.1 + by.1);
    let (round, my_round) = (seen.round(base), back.round(base));
    distance_below(round, moved(round, towards), (base.round() * scale, 0), 2 * radius)
        || comes_near(base, round, moved(round, towards), scale)
        || comes_near(base, my_round, moved(my_round, onwards), scale)
        || rectangles_meet(base, &seen, &back, towards, onwards)
}

/// Whether the other's centre is so far from the way that the bases cannot meet.
fn is_clear(base: Base, from: Point, way: Point, other: Point) -> bool {
    let (to, reach) = (from + way, 2 * base.reach());
    other.x < from.x.min(to.x) - reach
        || from.x.max(to.x) + reach < other.x
        || other.y < from.y.min(to.y) - reach
        || from.y.max(to.y) + reach < other.y
}

/// Whether a disc as large as the round end, whose middle goes along a segment, meets the rectangle.
fn comes_near(base: Base, from: (i64, i64), to: (i64, i64), scale: i64) -> bool {
    let radius = base.radius() * scale;
    base.rectangle_crossed(from, to, scale)
        || base.rectangle_to(from, scale) < radius * radius
        || base.rectangle_to(to, scale) < radius * radius
        || corners(base).iter().any(|it| distance_below(from, to, (it.0 * scale, it.1 * scale), radius))
}

/// Whether a rectangle that moves meets another: no line along either's sides, or along the way, parts them.
fn rectangles_meet(base: Base, seen: &Seen, back: &Seen, towards: (i64, i64), onwards: (i64, i64)) -> bool {
    let parts = |seen: &Seen, way: (i64, i64)| {
        let (rear, front, side) =
            (-base.half() * seen.scale, base.round() * seen.scale, base.radius() * seen.scale);
        let corners = seen.corners(base);
        // Each corner sweeps from where it is to where the way takes it.
        corners.iter().all(|it| it.0.max(it.0 + way.0) <= rear)
            || corners.iter().all(|it| front <= it.0.min(it.0 + way.0))
            || corners.iter().all(|it| it.1.max(it.1 + way.1) <= -side)
            || corners.iter().all(|it| side <= it.1.min(it.1 + way.1))
    };
    if parts(seen, towards) || parts(back, onwards) {
        return false;
    }
    if towards == (0, 0) {
        return true;
    }
    let turn = |it: (i64, i64)| towards.0 as i128 * it.1 as i128 - towards.1 as i128 * it.0 as i128;
    let span = |points: [(i64, i64); 4]| {
        let turns = points.map(turn);
        (turns.into_iter().min().unwrap_or(0), turns.into_iter().max().unwrap_or(0))
    };
    let mine = span(corners(base).map(|it| (it.0 * seen.scale, it.1 * seen.scale)));
    let theirs = span(seen.corners(base));
    mine.0 < theirs.1 && theirs.0 < mine.1
}

/// SM-GEO-7: whether a base turned to `to` reaches no further along `way` than the base unturned would after `left`, which is in
/// 1024ths of a sixteenth.
pub(crate) fn reaches_no_further(base: Base, from: Facing, to: Facing, way: Point, left: i64) -> bool {
    // With d = |way|, all times d: d² + turned(way) <= left d + unturned(way). The round end's radius adds r d to either.
    let (mine, theirs) = (from.unit().length as i128, to.unit().length as i128);
    let scale = mine * theirs * 1024;
    let (length, radius) = (way.squared() as i128, base.radius() as i128);
    let (unturned, unturned_round) = base.extent(from, way);
    let (turned, turned_round) = base.extent(to, way);
    let unturned = [(unturned, 0), (unturned_round, radius)];
    let turned = [(turned, 0), (turned_round, radius)];
    turned.iter().all(|turned| {
        unturned.iter().any(|unturned| {
            let whole = length * scale + (turned.0 as i128 * mine - unturned.0 as i128 * theirs) * 1024;
            let times_root = (turned.1 - unturned.1) * scale - left as i128 * mine * theirs;
            is_at_most_zero(whole, times_root, length)
        })
    })
}

/// Whether a + b √n is at most 0, exactly.
fn is_at_most_zero(a: i128, b: i128, n: i128) -> bool {
    match (a <= 0, b <= 0) {
        (true, true) => true,
        (false, false) => false,
        (true, false) => b * b * n <= a * a,
        (false, true) => a * a <= b * b * n,
    }
}
