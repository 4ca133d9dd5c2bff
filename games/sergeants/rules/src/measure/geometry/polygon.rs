//! Polygons: terrain pieces, buildings, marked areas.

use smallvec::SmallVec;

use super::Point;

/// A rectangle along the axes, its edges included.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Its upper left corner.
    pub least: Point,
    /// Its lower right corner.
    pub most: Point,
}

impl Bounds {
    /// The smallest that holds all of these points.
    pub fn of(points: &[Point]) -> Bounds {
        let mut bounds =
            Bounds { least: Point::new(i32::MAX, i32::MAX), most: Point::new(i32::MIN, i32::MIN) };
        for it in points {
            bounds.least = Point::new(bounds.least.x.min(it.x), bounds.least.y.min(it.y));
            bounds.most = Point::new(bounds.most.x.max(it.x), bounds.most.y.max(it.y));
        }
        bounds
    }

    /// Whether a point is in it or on its edge.
    pub fn contains(&self, point: Point) -> bool {
        (self.least.x..=self.most.x).contains(&point.x) && (self.least.y..=self.most.y).contains(&point.y)
    }

    /// The point inside that is nearest to another one; not on the edge.
    pub fn nearest_inside(&self, point: Point) -> Point {
        let within = |it: i32, least: i32, most: i32| it.clamp(least + 1, (most - 1).max(least + 1));
        Point::new(within(point.x, self.least.x, self.most.x), within(point.y, self.least.y, self.most.y))
    }

    /// Whether two rectangles have a point in common.
    pub fn meets(&self, other: Bounds) -> bool {
        !self.misses(other.least, other.most)
    }

    /// Whether a segment certainly passes by.
    pub(crate) fn misses(&self, from: Point, to: Point) -> bool {
        from.x.max(to.x) < self.least.x
            || self.most.x < from.x.min(to.x)
            || from.y.max(to.y) < self.least.y
            || self.most.y < from.y.min(to.y)
    }
}

/// Where a point is relative to a polygon.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// Inside, not on the edge.
    Inside,
    /// On the edge.
    Edge,
    /// Neither in it nor on its edge.
    Outside,
}

/// A polygon that does not cross itself. It may have corners that point inwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon {
    /// Its corners in order.
    pub points: Vec<Point>,
    /// The rectangle around it.
    pub bounds: Bounds,
}

impl Polygon {
    /// The polygon with these corners. [`Polygon::fault`] reports whether it crosses itself.
    pub fn new(points: Vec<Point>) -> Polygon {
        let bounds = Bounds::of(&points);
        Polygon { points, bounds }
    }

    /// Its edges, each from one corner to the next.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let n = self.points.len();
        (0..n).map(move |i| (self.points[i], self.points[if i + 1 == n { 0 } else { i + 1 }]))
    }

    /// Twice its area.
    pub fn doubled_area(&self) -> i64 {
        self.edges().map(|(from, to)| from.cross(to)).sum::<i64>().abs()
    }

    /// What is wrong with it as a polygon.
    pub fn fault(&self) -> Option<&'static str> {
        let n = self.points.len();
        if n < 3 {
            return Some("has fewer than three corners");
        }
        let edges: Vec<_> = self.edges().collect();
        if edges.iter().any(|(from, to)| from == to) {
            return Some("has the same corner twice running");
        }
        for i in 0..n {
            for j in i + 1..n {
                let (one, other) = (edges[i], edges[j]);
                let meet = if j == i + 1 || (i == 0 && j == n - 1) {
                    // Neighbours share a corner; they must not run back over each other.
                    let (a, corner, b) =
                        if j == i + 1 { (one.0, one.1, other.1) } else { (other.0, other.1, one.1) };
                    (a - corner).cross(b - corner) == 0 && 0 < (a - corner).dot(b - corner)
                } else {
                    segments_meet(one.0, one.1, other.0, other.1)
                };
                if meet {
                    return Some("crosses or touches itself");
                }
            }
        }
        None
    }

    /// Where a point is relative to the polygon.
    pub fn locate(&self, point: Point) -> Where {
        self.locate_scaled((point.x as i64, point.y as i64), 1)
    }

    /// Where a point is whose coordinates are times `scale`, which is at most 2^12: products then easily fit in 64 bits.
    pub(crate) fn locate_scaled(&self, point: (i64, i64), scale: i64) -> Where {
        let mut inside = false;
        for (from, to) in self.edges() {
            let from = (from.x as i64 * scale - point.0, from.y as i64 * scale - point.1);
            let to = (to.x as i64 * scale - point.0, to.y as i64 * scale - point.1);
            let turn = from.0 * to.1 - from.1 * to.0;
            if turn == 0
                && from.0.min(to.0) <= 0
                && 0 <= from.0.max(to.0)
                && from.1.min(to.1) <= 0
                && 0 <= from.1.max(to.1)
            {
                return Where::Edge;
            }
            // A ray to the right crosses this edge if it has one end above and the other not, and runs right of the point.
            if (0 < from.1) != (0 < to.1) && (0 < turn) == (from.1 < to.1) {
                inside = !inside;
            }
        }
        if inside { Where::Inside } else { Where::Outside }
    }

    /// SM-GEO-3: whether a segment passes through the inside. Grazing an edge or a corner is none.
    #[inline]
    pub fn is_crossed(&self, from: Point, to: Point) -> bool {
        !self.bounds.misses(from, to) && self.is_crossed_near(from, to)
    }

    fn is_crossed_near(&self, from: Point, to: Point) -> bool {
        let way = to - from;
        let side = |it: Point| way.cross(it - from);
        let mut grazes = false;
        let mut next = self.points.first().map_or(0, |it| side(*it));
        for (a, b) in self.edges() {
            // Every corner is measured once: it ends one edge and begins the next.
            let (at_a, at_b) = (next, side(b));
            next = at_b;
            if (0 < at_a && 0 < at_b) || (at_a < 0 && at_b < 0) {
                continue;
            }
            let edge = b - a;
            let (at_from, at_to) = (edge.cross(from - a), edge.cross(to - a));
            if (0 < at_from && 0 < at_to) || (at_from < 0 && at_to < 0) {
                continue;
            }
            if at_a != 0 && at_b != 0 && at_from != 0 && at_to != 0 {
                return true;
            }
            grazes = true;
        }
        if grazes { self.is_crossed_between_grazes(from, to) } else { self.locate(from) == Where::Inside }
    }

    /// A segment that meets corners or ends on edges is cut at all these points; it passes through the inside if the
    /// middle of one of the parts is there.
    #[cold]
    fn is_crossed_between_grazes(&self, from: Point, to: Point) -> bool {
        let way = to - from;
        let length = way.squared();
        if length == 0 {
            return self.locate(from) == Where::Inside;
        }
        // Where along the segment it is cut, as fractions.
        let mut cuts: SmallVec<[(i64, i64); 16]> = SmallVec::new();
        cuts.push((0, 1));
        cuts.push((1, 1));
        for (a, b) in self.edges() {
            let edge = b - a;
            let (across, to_edge) = (way.cross(edge), a - from);
            let cut = if across != 0 { (to_edge.cross(edge), across) } else { (to_edge.dot(way), length) };
            let cut = if cut.1 < 0 { (-cut.0, -cut.1) } else { cut };
            if 0 < cut.0 && cut.0 < cut.1 {
                cuts.push(cut);
            }
        }
        cuts.sort_by(|a, b| (a.0 as i128 * b.1 as i128).cmp(&(b.0 as i128 * a.1 as i128)));
        cuts.windows(2).any(|pair| {
            let [(n, d), (n2, d2)] = [pair[0], pair[1]];
            // The middle is (n d2 + n2 d) / 2 d d2 of the way.
            let scale = 2 * d as i128 * d2 as i128;
            let part = n as i128 * d2 as i128 + n2 as i128 * d as i128;
            let x = from.x as i128 * scale + way.x as i128 * part;
            let y = from.y as i128 * scale + way.y as i128 * part;
            self.locate_wide((x, y), scale) == Where::Inside
        })
    }

    /// As [`Polygon::locate_scaled`], for fractions with large denominators.
    fn locate_wide(&self, point: (i128, i128), scale: i128) -> Where {
        let mut inside = false;
        for (from, to) in self.edges() {
            let turn = (to.x - from.x) as i128 * (point.1 - from.y as i128 * scale)
                - (to.y - from.y) as i128 * (point.0 - from.x as i128 * scale);
            let (above, below) = (from.y as i128 * scale - point.1, to.y as i128 * scale - point.1);
            let within = |least: i32, most: i32, it: i128| {
                (least.min(most) as i128 * scale..=least.max(most) as i128 * scale).contains(&it)
            };
            if turn == 0 && within(from.x, to.x, point.0) && within(from.y, to.y, point.1) {
                return Where::Edge;
            }
            if (0 < above) != (0 < below) && (0 < turn) == (above < below) {
                inside = !inside;
            }
        }
        if inside { Where::Inside } else { Where::Outside }
    }
}

/// Whether two segments have a point in common, their ends included.
pub fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let side = |from: Point, to: Point, point: Point| (to - from).cross(point - from).signum();
    let between = |from: Point, to: Point, point: Point| Bounds::of(&[from, to]).contains(point);
    let (c_side, d_side, a_side, b_side) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b));
    (c_side * d_side < 0 && a_side * b_side < 0)
        || (c_side == 0 && between(a, b, c))
        || (d_side == 0 && between(a, b, d))
        || (a_side == 0 && between(c, d, a))
        || (b_side == 0 && between(c, d, b))
}
