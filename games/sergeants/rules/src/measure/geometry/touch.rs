//! Two bases: whether they overlap, touch, or are near, and where.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{Base, Place};

/// SM-GEO-2: a gap of at most a sixteenth of an inch counts as touching.
const TOUCHING: i32 = 1;

/// A part of a base's rim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The half circle.
    Front,
    /// The straight side to the left.
    Left,
    /// The straight side to the right.
    Right,
    /// The flat back.
    Back,
}

/// Several parts: a corner belongs to both that meet there.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Parts(u8);

impl Parts {
    /// Whether a part is among them.
    pub fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }

    fn with(self, part: Part) -> Parts {
        Parts(self.0 | 1 << part as u8)
    }

    fn and(self, other: Parts) -> Parts {
        Parts(self.0 & other.0)
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Parts {
        parts.into_iter().fold(Parts::default(), Parts::with)
    }
}

/// SM-GEO-2: two bases that touch, and where.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The parts of the first base where the second is nearest.
    pub first: Parts,
    /// The parts of the second base where the first is nearest.
    pub second: Parts,
}

/// One base as seen from another: everything times the product of both denominators.
#[derive(Copy, Clone)]
pub(super) struct Seen {
    /// That product.
    pub scale: i64,
    /// The other's centre.
    centre: (i64, i64),
    /// Which way the other faces.
    ahead: (i64, i64),
}

impl Seen {
    pub(super) fn new(from: Place, other: Place) -> Seen {
        let (mine, theirs) = (from.facing.unit(), other.facing.unit());
        let (ahead, right) = from.local(other.at);
        let length = theirs.length as i64;
        let facing = theirs.ahead();
        Seen {
            scale: mine.length as i64 * length,
            centre: (ahead * length, right * length),
            ahead: (facing.dot(mine.ahead()), facing.dot(mine.right())),
        }
    }

    /// A point of the other base, given in sixteenths ahead of its centre and to its right.
    pub(super) fn point(&self, (ahead, right): (i64, i64)) -> (i64, i64) {
        let (x, y) = self.ahead;
        (self.centre.0 + ahead * x - right * y, self.centre.1 + ahead * y + right * x)
    }

    /// A point seen from this base as the other sees it, times the scale once more.
    fn seen_back(&self, point: (i64, i64)) -> (i64, i64) {
        let (x, y) = (point.0 - self.centre.0, point.1 - self.centre.1);
        (x * self.ahead.0 + y * self.ahead.1, y * self.ahead.0 - x * self.ahead.1)
    }

    pub(super) fn corners(&self, base: Base) -> [(i64, i64); 4] {
        corners(base).map(|it| self.point(it))
    }

    pub(super) fn round(&self, base: Base) -> (i64, i64) {
        self.point((base.round(), 0))
    }
}

/// The corners of a base's rectangle; the last two are the ends of the half circle.
pub(super) fn corners(base: Base) -> [(i64, i64); 4] {
    let (back, front, side) = (-base.half(), base.round(), base.radius());
    [(back, -side), (back, side), (front, -side), (front, side)]
}

fn are_near(base: Base, one: Place, other: Place, gap: i32) -> bool {
    let far = (2 * base.reach() + gap) as i64;
    (other.at - one.at).squared() <= far * far
}

/// Whether two bases overlap. Touching is no overlap.
pub fn overlap(base: Base, one: Place, other: Place) -> bool {
    if !are_near(base, one, other, 0) {
        return false;
    }
    let (seen, back) = (Seen::new(one, other), Seen::new(other, one));
    let (scale, radius) = (seen.scale, base.radius() * seen.scale);
    base.round_to(seen.round(base), scale) < 4 * radius * radius
        || base.rectangle_to(seen.round(base), scale) < radius * radius
        || base.rectangle_to(back.round(base), scale) < radius * radius
        || !(are_apart(base, &seen) || are_apart(base, &back))
}

/// Whether a line along or across the first base parts the two rectangles.
fn are_apart(base: Base, seen: &Seen) -> bool {
    let (back, front, side) =
        (-base.half() * seen.scale, base.round() * seen.scale, base.radius() * seen.scale);
    let corners = seen.corners(base);
    corners.iter().all(|it| it.0 <= back)
        || corners.iter().all(|it| front <= it.0)
        || corners.iter().all(|it| it.1 <= -side)
        || corners.iter().all(|it| side <= it.1)
}

/// SM-MAP-11: whether two bases are at most so many sixteenths apart, measured between their edges.
pub fn are_within(base: Base, one: Place, other: Place, gap: i32) -> bool {
    if !are_near(base, one, other, gap) {
        return false;
    }
    let (seen, back) = (Seen::new(one, other), Seen::new(other, one));
    let (scale, radius, gap) = (seen.scale, base.radius() * seen.scale, gap as i64 * seen.scale);
    let square = |it: i64| it * it;
    base.round_to(seen.round(base), scale) <= square(2 * radius + gap)
        || base.rectangle_to(seen.round(base), scale) <= square(radius + gap)
        || base.rectangle_to(back.round(base), scale) <= square(radius + gap)
        || !(are_apart(base, &seen) || are_apart(base, &back))
        || seen.corners(base).iter().any(|it| base.rectangle_to(*it, scale) <= gap * gap)
        || back.corners(base).iter().any(|it| base.rectangle_to(*it, scale) <= gap * gap)
}

/// SM-GEO-2: two bases touch if the gap between them is at most a sixteenth of an inch. The part touched is where they are
/// nearest; a corner belongs to both its parts.
///
/// Bases that are flush against each other are nearest along a stretch: the part is the one that has all of it (SG-4).
pub fn touch(base: Base, one: Place, other: Place) -> Option<Touch> {
    if !are_within(base, one, other, TOUCHING) {
        return None;
    }
    let (seen, back) = (Seen::new(one, other), Seen::new(other, one));
    let mut nearest: Option<(Gap, Touch)> = None;
    let mut consider = |gap: Gap, touch: Touch| match nearest.map(|it| gap.cmp(&it.0)) {
        None | Some(Ordering::Less) => nearest = Some((gap, touch)),
        Some(Ordering::Equal) => {
            if let Some((_, it)) = &mut nearest {
                *it = Touch { first: it.first.and(touch.first), second: it.second.and(touch.second) };
            }
        }
        Some(Ordering::Greater) => (),
    };
    let (radius, scale) = (base.radius() * seen.scale, seen.scale);
    // Where the nearest point would be inside a base, on the part of disc or rectangle that is not the rim, something else is
    // nearer still; so there is no need to check whether a point is on the rim.
    let to_round = |point: (i64, i64), scale: i64| {
        // A point straight beside the middle of the round end is nearest to its corner.
        let beside = point.0 == base.round() * scale;
        let side = if point.1 < 0 { Part::Left } else { Part::Right };
        [Part::Front].into_iter().chain(beside.then_some(side)).collect::<Parts>()
    };
    let rounds =
        Touch { first: to_round(seen.round(base), scale), second: to_round(back.round(base), scale) };
    consider(Gap { square: base.round_to(seen.round(base), scale), less: 2 * radius }, rounds);
    for (swapped, seen) in [(false, &seen), (true, &back)] {
        let ordered = |mine: Parts, theirs: Parts| {
            if swapped {
                Touch { first: theirs, second: mine }
            } else {
                Touch { first: mine, second: theirs }
            }
        };
        // The other's round end against this rectangle.
        let point = seen.round(base);
        let (mine, nearest) = on_rectangle(base, point, scale);
        let theirs = to_round(seen.seen_back(nearest), scale * scale);
        consider(Gap { square: base.rectangle_to(point, scale), less: radius }, ordered(mine, theirs));
        // The other's corners against this rectangle.
        for (corner, point) in corners(base).into_iter().zip(seen.corners(base)) {
            let gap = Gap { square: base.rectangle_to(point, scale), less: 0 };
            let theirs = on_rectangle(base, (corner.0 * scale, corner.1 * scale), scale).0;
            consider(gap, ordered(on_rectangle(base, point, scale).0, theirs));
        }
    }
    nearest.map(|it| it.1)
}

/// A distance that may have a root in it: the root of `square`, less `less`.
#[derive(Copy, Clone)]
struct Gap {
    square: i64,
    less: i64,
}

impl Gap {
    /// Exactly: √a − k against √b − l is √a against √b + (k − l), and both sides are squared until no root is left.
    fn cmp(&self, other: &Gap) -> Ordering {
        let more = (self.less - other.less) as i128;
        if more < 0 {
            return other.cmp(self).reverse();
        }
        let left = self.square as i128 - other.square as i128 - more * more;
        if left < 0 { Ordering::Less } else { (left * left).cmp(&(4 * more * more * other.square as i128)) }
    }
}

/// The point of a rectangle that is nearest to a point, and the parts of the rim that it is on.
fn on_rectangle(base: Base, point: (i64, i64), scale: i64) -> (Parts, (i64, i64)) {
    let (back, front, side) = (-base.half() * scale, base.round() * scale, base.radius() * scale);
    let nearest = (point.0.clamp(back, front), point.1.clamp(-side, side));
    let at_front_corner = nearest.0 == front && nearest.1.abs() == side;
    let parts = [
        (at_front_corner, Part::Front),
        (nearest.1 == -side, Part::Left),
        (nearest.1 == side, Part::Right),
        (nearest.0 == back, Part::Back),
    ];
    (parts.into_iter().filter(|it| it.0).map(|it| it.1).collect(), nearest)
}
