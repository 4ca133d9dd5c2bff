//! Bases: dog tags with a round front and a flat back.

use serde::{Deserialize, Serialize};

use super::{Bounds, Facing, Point, Polygon, Where, root_up};

/// SM-GEO-1: the base of a soldier: a rectangle whose front end is a half circle, as wide as the base.
///
/// It is the union of a rectangle and a whole disc, since the back half of the disc is in the rectangle: everything below uses
/// these two. The centre of a base is the middle of its length and of its width (SG-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// From the flat back to the tip of the front, in sixteenths.
    pub length: i32,
    /// From side to side, in sixteenths.
    pub width: i32,
}

impl Default for Base {
    fn default() -> Base {
        Base { length: 16, width: 12 }
    }
}

/// Where a base stands: its centre, and which way it faces.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The base's centre.
    pub at: Point,
    /// Which way the round end points.
    pub facing: Facing,
}

impl Place {
    /// The place with this centre and facing.
    pub const fn new(x: i32, y: i32, facing: Facing) -> Place {
        Place { at: Point::new(x, y), facing }
    }

    /// A point as seen from here: how far ahead and how far to the right, multiplied by the facing's denominator.
    pub(crate) fn local(self, point: Point) -> (i64, i64) {
        let (unit, way) = (self.facing.unit(), point - self.at);
        (way.dot(unit.ahead()), way.dot(unit.right()))
    }

    /// SM-GEO-1: whether a point is in the front arc, which extends this many 64ths of a turn to either side, its edges
    /// included. With 16 it is the half plane before the soldier.
    pub fn has_in_arc(self, point: Point, to_either_side: u8) -> bool {
        let way = point - self.at;
        let left = self.facing.turned(-(to_either_side as i8)).unit().ahead();
        let right = self.facing.turned(to_either_side as i8).unit().ahead();
        let (right_of_left, left_of_right) = (0 <= left.cross(way), 0 <= way.cross(right));
        // Beyond the half plane the arc is no longer convex: what it leaves out is.
        if to_either_side <= 16 { right_of_left && left_of_right } else { right_of_left || left_of_right }
    }
}

impl Base {
    /// The largest base that content may have, either way: products of lengths then stay in 64 bits.
    pub const LARGEST: i32 = 32;

    /// Whether the numbers make a dog tag: even, so that centres are whole, and not wider than long.
    pub fn is_possible(self) -> bool {
        let even = self.length % 2 == 0 && self.width % 2 == 0;
        even && 2 <= self.width && self.width <= self.length && self.length <= Base::LARGEST
    }

    /// From the centre to the back, and to the front.
    pub(crate) fn half(self) -> i64 {
        self.length as i64 / 2
    }

    /// The radius of the round end; also from the centre to either side.
    pub(crate) fn radius(self) -> i64 {
        self.width as i64 / 2
    }

    /// How far the middle of the round end is ahead of the centre.
    pub(crate) fn round(self) -> i64 {
        self.half() - self.radius()
    }

    /// No part of the base is further from its centre than this, in sixteenths.
    pub(crate) fn reach(self) -> i32 {
        root_up((self.half() * self.half() + self.radius() * self.radius()) as u64) as i32
    }

    /// The rectangle's part of the square of the distance to a point seen from the base, everything times `scale`.
    pub(crate) fn rectangle_to(self, (ahead, right): (i64, i64), scale: i64) -> i64 {
        let over = |it: i64, least: i64, most: i64| (least - it).max(it - most).max(0);
        let ahead = over(ahead, -self.half() * scale, self.round() * scale);
        let right = over(right, -self.radius() * scale, self.radius() * scale);
        ahead * ahead + right * right
    }

    /// The square of the distance of a point seen from the base to the middle of its round end, everything times `scale`.
    pub(crate) fn round_to(self, (ahead, right): (i64, i64), scale: i64) -> i64 {
        let ahead = ahead - self.round() * scale;
        ahead * ahead + right * right
    }

    /// Whether a point is at most so many sixteenths from the base; 0 is under it or on its rim.
    pub fn is_within(self, place: Place, point: Point, gap: i32) -> bool {
        self.holds_scaled(place.local(point), place.facing.unit().length as i64, gap as i64)
    }

    /// SM-GEO-8: whether a round template touches the base; touching counts as being under it.
    pub fn is_under(self, place: Place, centre: Point, radius: i32) -> bool {
        let far = self.reach() + radius;
        (centre - place.at).squared() <= (far as i64) * (far as i64) && self.is_within(place, centre, radius)
    }

    /// Whether the sum of the point `from` and `times`-th parts of `way` is under the base or on its rim.
    pub(crate) fn is_over(self, place: Place, from: Point, way: Point, times: i32) -> bool {
        let (ahead, right) = place.local(from);
        let further = Place { at: Point::default(), ..place }.local(way);
        let times = times as i64;
        let scale = place.facing.unit().length as i64 * times;
        self.holds_scaled((ahead * times + further.0, right * times + further.1), scale, 0)
    }

    fn holds_scaled(self, seen: (i64, i64), scale: i64, gap: i64) -> bool {
        let square = |it: i64| it * it;
        self.rectangle_to(seen, scale) <= square(gap * scale)
            || self.round_to(seen, scale) <= square((self.radius() + gap) * scale)
    }

    /// SM-GEO-3: whether a segment passes through the inside of the base.
    pub fn is_crossed(self, place: Place, from: Point, to: Point) -> bool {
        let scale = place.facing.unit().length as i64;
        let (from, to) = (place.local(from), place.local(to));
        self.rectangle_crossed(from, to, scale) || self.round_crossed(from, to, scale)
    }

    /// An open rectangle and a segment are apart if one of three lines parts them: along a side, across, or the segment's own.
    pub(crate) fn rectangle_crossed(self, from: (i64, i64), to: (i64, i64), scale: i64) -> bool {
        let (back, front, side) = (-self.half() * scale, self.round() * scale, self.radius() * scale);
        if from.0.max(to.0) <= back || front <= from.0.min(to.0) {
            return false;
        }
        if from.1.max(to.1) <= -side || side <= from.1.min(to.1) {
            return false;
        }
        let way = (to.0 - from.0, to.1 - from.1);
        if way == (0, 0) {
            return true;
        }
        let corners = [(back, -side), (back, side), (front, -side), (front, side)];
        let turns = corners.map(|it| way.0 * (it.1 - from.1) - way.1 * (it.0 - from.0));
        turns.iter().any(|it| *it < 0) && turns.iter().any(|it| 0 < *it)
    }

    fn round_crossed(self, from: (i64, i64), to: (i64, i64), scale: i64) -> bool {
        let radius = self.radius() * scale;
        distance_below(from, to, (self.round() * scale, 0), radius)
    }

    /// SM-HID-3: whether the whole base is inside a polygon, whose edge it may touch.
    pub fn is_inside(self, place: Place, polygon: &Polygon) -> bool {
        polygon.bounds.contains(place.at)
            && polygon.locate(place.at) == Where::Inside
            && polygon.edges().all(|(from, to)| !self.is_crossed(place, from, to))
    }

    /// Whether a whole polygon is under the base. The base is convex, so checking the corners is enough.
    pub fn covers(self, place: Place, polygon: &Polygon) -> bool {
        polygon.points.iter().all(|it| self.is_within(place, *it, 0))
    }

    /// How far the base juts out of a rectangle, in sixteenths rounded up; 0 if it is wholly inside or touches the edge.
    pub fn juts_out(self, place: Place, bounds: Bounds) -> i32 {
        let scale = place.facing.unit().length as i64;
        let over = [
            (Point::new(1, 0), bounds.most.x - place.at.x),
            (Point::new(-1, 0), place.at.x - bounds.least.x),
            (Point::new(0, 1), bounds.most.y - place.at.y),
            (Point::new(0, -1), place.at.y - bounds.least.y),
        ]
        .map(|(direction, room)| {
            let (rectangle, round) = self.extent(place.facing, direction);
            let reach = rectangle.max(round + self.radius() * scale) - room as i64 * scale;
            reach.max(0) as u64
        });
        let most = over.into_iter().max().unwrap_or(0);
        most.div_ceil(scale as u64) as i32
    }

    /// How far the base reaches from its centre along a direction, times the facing's denominator and the direction's length:
    /// its rectangle, and the middle of its round end, to which the radius is to be added.
    pub(crate) fn extent(self, facing: Facing, direction: Point) -> (i64, i64) {
        let unit = facing.unit();
        let (ahead, right) = (direction.dot(unit.ahead()), direction.dot(unit.right()));
        let rectangle = (-self.half() * ahead).max(self.round() * ahead) + self.radius() * right.abs();
        (rectangle, self.round() * ahead)
    }

    /// SM-GEO-6: the samples that stand for the base's area (SG-3): the middles of all squares of one sixteenth, laid along the
    /// base from its centre, that are on it. In map coordinates, times twice the facing's denominator, which comes second.
    pub(crate) fn samples(self, place: Place) -> (impl Iterator<Item = (i64, i64)>, i64) {
        let unit = place.facing.unit();
        let scale = 2 * unit.length as i64;
        let (x, y) = (place.at.x as i64 * scale, place.at.y as i64 * scale);
        let (ahead, right) = (unit.ahead(), unit.right());
        let all = self.rows_of_samples().flat_map(|(u, n)| (0..n).map(move |j| (u, 2 * j + 1 - n)));
        let samples = all.map(move |(u, v)| {
            (x + u * ahead.x as i64 + v * right.x as i64, y + u * ahead.y as i64 + v * right.y as i64)
        });
        (samples, scale)
    }

    /// How many samples stand for the base's area.
    pub(crate) fn n_samples(self) -> i64 {
        self.rows_of_samples().map(|it| it.1).sum()
    }

    /// The rows of samples across the base: how far ahead each is, in halves, and how many it has. A row in the rectangle is
    /// as wide as the base; in the round end it is a chord.
    fn rows_of_samples(self) -> impl Iterator<Item = (i64, i64)> {
        let (length, radius) = (self.length as i64, 2 * self.radius());
        (0..length).map(move |i| 2 * i + 1 - length).map(move |u| {
            let beyond = (u - 2 * self.round()).max(0);
            let half = (radius * radius - beyond * beyond).isqrt();
            (u, 2 * ((half + 1) / 2))
        })
    }
}

/// Whether a segment comes nearer to a point than `least`, all on the same scale.
pub(crate) fn distance_below(from: (i64, i64), to: (i64, i64), point: (i64, i64), least: i64) -> bool {
    let way = (to.0 - from.0, to.1 - from.1);
    let to_point = (point.0 - from.0, point.1 - from.1);
    let square = |(x, y): (i64, i64)| x as i128 * x as i128 + y as i128 * y as i128;
    let least = least as i128;
    let along = way.0 as i128 * to_point.0 as i128 + way.1 as i128 * to_point.1 as i128;
    let length = square(way);
    if along <= 0 {
        square(to_point) < least * least
    } else if length <= along {
        square((point.0 - to.0, point.1 - to.1)) < least * least
    } else {
        let across = way.0 as i128 * to_point.1 as i128 - way.1 as i128 * to_point.0 as i128;
        across * across < least * least * length
    }
}
