//! Whether a soldier is in cover.

use serde::Serialize;

use crate::{
    content::Terrain,
    measure::{
        Base, Map, Piece, Place, Point, TileIx,
        geometry::{Bounds, Polygon, Where, root_up},
    },
};

/// The lengths of thin lines are added up in parts of a sixteenth this small.
const FINE: i64 = 1024;

/// SM-HID-3: why a soldier is in cover.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// The whole base is inside a building.
    Building,
    /// More than half the base is on cover.
    Ground,
    /// The base covers a small piece wholly.
    Piece,
    /// The base covers enough of a wall, a hedge or another thin line.
    Line,
    /// A foxhole that a soldier has dug, under the base (SG-68).
    Foxhole,
}

/// SM-HID-3, SM-GEO-6: what gives a soldier cover: more than half the base's area on cover pieces together, buildings apart; or
/// a small piece wholly under the base; or, of a line thinner than the base, three quarters of the lesser of its length and
/// the base's. For a building the whole base must be inside.
pub fn cover(map: &Map, base: Base, place: Place) -> Option<Cover> {
    let reach = base.reach();
    let around = Bounds {
        least: Point::new(place.at.x - reach, place.at.y - reach),
        most: Point::new(place.at.x + reach, place.at.y + reach),
    };
    let tiles = map.tiles_under(around);
    let pieces = || tiles.iter().flat_map(|it: &TileIx| &map.tile(*it).pieces);
    let areas = |terrain: Terrain| pieces().filter(move |it| it.terrain == terrain).filter_map(Piece::area);
    if areas(Terrain::Building).any(|it| base.is_inside(place, it)) {
        return Some(Cover::Building);
    }
    let near: Vec<&Polygon> = areas(Terrain::Cover).filter(|it| it.bounds.meets(around)).collect();
    if near.iter().any(|it| base.covers(place, it)) {
        return Some(Cover::Piece);
    }
    if is_mostly_on(base, place, around, near) {
        return Some(Cover::Ground);
    }
    let lines = pieces().filter(|it| it.terrain == Terrain::Cover).filter_map(Piece::line);
    lines.into_iter().any(|it| is_along(base, place, it)).then_some(Cover::Line)
}

/// SM-GEO-6: whether more than half of the base, which lies within some bounds, is on any of these polygons. It stops as soon as that
/// is certain. A polygon whose rim stays away from those bounds has the whole base on it, or nothing of it.
fn is_mostly_on(base: Base, place: Place, around: Bounds, mut polygons: Vec<&Polygon>) -> bool {
    let rim_is_near = |it: &Polygon| it.edges().any(|(from, to)| !around.misses(from, to));
    if polygons.iter().any(|it| !rim_is_near(it) && it.locate(place.at) != Where::Outside) {
        return true;
    }
    polygons.retain(|it| rim_is_near(it));
    if polygons.is_empty() {
        return false;
    }
    let n = base.n_samples();
    let (samples, scale) = base.samples(place);
    let (mut on, mut off) = (0, 0);
    for sample in samples {
        let is_on = polygons.iter().any(|it| it.locate_scaled(sample, scale) != Where::Outside);
        on += is_on as i64;
        off += !is_on as i64;
        if n < 2 * on || n <= 2 * off {
            break;
        }
    }
    n < 2 * on
}

/// SM-GEO-6: the share of a base that is on any of these polygons, as samples on them and samples in all (SG-3).
pub fn samples_on(base: Base, place: Place, polygons: &[&Polygon]) -> (usize, usize) {
    let (samples, scale) = base.samples(place);
    let (mut on, mut of) = (0, 0);
    for sample in samples {
        of += 1;
        on += polygons.iter().any(|it| it.locate_scaled(sample, scale) != Where::Outside) as usize;
    }
    (on, of)
}

/// SM-GEO-6: whether the base covers three quarters of a line, or of its own length. Each stretch of the line is cut into parts
/// of at most a sixteenth, and the parts whose middles are under the base are added up (SG-3).
pub fn is_along(base: Base, place: Place, line: &[Point]) -> bool {
    let (mut under, mut length) = (0, 0);
    for it in line.windows(2) {
        let (from, way) = (it[0], it[1] - it[0]);
        let n = root_up(way.squared() as u64) as i32;
        let fine = root_up((way.squared() * FINE * FINE) as u64) as i64;
        length += fine;
        // In map coordinates times 2n, seen from a base at a place that is times 2n too.
        let middle = |i: i32| Point::new((2 * i + 1) * way.x, (2 * i + 1) * way.y);
        let parts = (0..n).filter(|i| base.is_over(place, from, middle(*i), 2 * n)).count() as i64;
        under += fine * parts / i64::from(n).max(1);
    }
    let wanted = length.min(i64::from(base.length) * FINE);
    3 * wanted <= 4 * under
}
