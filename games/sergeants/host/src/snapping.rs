//! Where a base that is held about right would stand: in contact, at the edge of reach, in cover. The rules judge every place that is
//! tried; a hand need not hit it to the sixteenth of an inch.

use serde::Serialize;
use sergeants::{
    Choice, Sergeants, Space, World,
    content::Tag,
    measure::{Place, Point, Way, facing_to, geometry::overlap},
    rules::{cover_at, others, would_meet},
    state::Board,
};
use table::Rules;

/// A base held so near an enemy means him, in sixteenths between their edges.
const MEANS_HIM: i32 = 10;
/// Cover is found this far from where the base is held, in sixteenths.
const MEANS_COVER: i32 = 6;
/// How far beside the middle of an enemy a charge may lead, in sixteenths.
const BESIDE: [i32; 7] = [0, 5, -5, 10, -10, 15, -15];
/// No way is longer, in sixteenths.
const FARTHEST: i32 = 320;

/// Why a base is rather put elsewhere.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Because {
    /// SM-MOV-4: it touches the enemy who was meant.
    Contact,
    /// SM-MOV-1: that is as far as he comes.
    Edge,
    /// SM-HID-3: there is cover.
    Cover,
}

/// A soldier on his way, as far as it is laid.
struct Going<'a> {
    world: &'a World,
    board: &'a Board,
    space: &'a Space,
    choice: &'a Choice,
    tag: Tag,
    from: Point,
    way: &'a Way,
}

/// Where a base would rather stand that is held at the end of a way; nothing if it stands well there.
pub(super) fn instead(
    world: &World,
    board: &Board,
    space: &Space,
    choice: &Choice,
) -> Option<(Choice, Because)> {
    let going = Going::new(world, board, space, choice)?;
    let end = going.way.to;
    let admitted = going.admits(choice);
    if admitted && !would_meet(world, board, going.tag, end).is_empty() {
        return None;
    }
    if let Some(way) = going.contact_near(end.at) {
        return Some((Choice::Walk(way), Because::Contact));
    }
    if admitted {
        return going.covered().map(|it| (it, Because::Cover));
    }
    going.farthest().map(|it| (it, Because::Edge))
}

/// SM-MOV-4: the enemies whom a soldier can reach, and the straight way into contact with each.
pub(super) fn charges(world: &World, board: &Board, space: &Space) -> Vec<(Tag, Way)> {
    let (Space::Walks { tag, .. } | Space::Escapes { tag }) = space else { return Vec::new() };
    let Some(from) = board.field.place(*tag) else { return Vec::new() };
    let way = Way::from(from);
    let choice = Choice::Walk(way);
    let Some(going) = Going::new(world, board, space, &choice) else { return Vec::new() };
    let Some(side) = board.field.figure(*tag).map(|it| world.side(it.seat)) else { return Vec::new() };
    let enemies = board.field.enemies(world, side);
    enemies.filter_map(|(it, at)| Some((it.tag, going.contact(at, at.at)?))).collect()
}

impl<'a> Going<'a> {
    fn new(world: &'a World, board: &'a Board, space: &'a Space, choice: &'a Choice) -> Option<Going<'a>> {
        let (tag, from, way) = match (space, choice) {
            (Space::Walks { tag, .. } | Space::Escapes { tag }, Choice::Walk(way)) => {
                (*tag, board.field.place(*tag)?.at, way)
            }
            (Space::Entries { tag }, Choice::Enter { gate, way }) => {
                let heading = way.bends.first().copied().unwrap_or(way.to.at);
                let door = world.gates.get(*gate as usize)?;
                (*tag, door.outside(world.base, heading).at, way)
            }
            _ => return None,
        };
        Some(Going { world, board, space, choice, tag, from, way })
    }

    fn admits(&self, choice: &Choice) -> bool {
        Sergeants::admits(self.world, self.board, self.space, choice).is_ok()
    }

    /// The same way with another end.
    fn ending(&self, to: Place) -> Choice {
        let way = Way { bends: self.way.bends.clone(), to };
        match self.choice {
            Choice::Enter { gate, .. } => Choice::Enter { gate: *gate, way },
            _ => Choice::Walk(way),
        }
    }

    /// Contact with the enemy at whom a base is held.
    fn contact_near(&self, at: Point) -> Option<Way> {
        if matches!(self.space, Space::Entries { .. }) {
            return None;
        }
        let near = i64::from(self.world.base.length + MEANS_HIM).pow(2);
        let others = others(self.world, self.board, self.tag, &[]);
        let meant = others.iter().filter(|it| it.enemy && (it.place.at - at).squared() <= near);
        let nearest = meant.min_by_key(|it| (it.place.at - at).squared())?;
        self.contact(nearest.place, at)
    }

    /// SM-MOV-4: the straight way up to the touch of bases, as near as can be to a point.
    fn contact(&self, target: Place, at: Point) -> Option<Way> {
        let ahead = target.at - self.from;
        let long = root(ahead);
        if long == 0 || FARTHEST < long {
            return None;
        }
        let mut goals =
            BESIDE.map(|by| target.at + Point::new(-ahead.y * by / long, ahead.x * by / long)).to_vec();
        goals.sort_by_key(|it| (*it - at).squared());
        goals.into_iter().find_map(|goal| self.touching(goal, target))
    }

    /// The last point before a target, on the way to a point beside its middle, at which bases touch.
    fn touching(&self, goal: Point, target: Place) -> Option<Way> {
        let touches = |it: &Point| {
            let to = Place { at: *it, facing: facing_to(*it, target.at) };
            let met = would_meet(self.world, self.board, self.tag, to);
            let meets = !overlap(self.world.base, to, target)
                && met.iter().any(|it| self.board.field.place(*it) == Some(target));
            (meets && self.admits(&Choice::Walk(to.into()))).then(|| Way::from(to))
        };
        let near = i64::from(2 * self.world.base.length).pow(2);
        let points = backwards(self.from, goal);
        points.take_while(|it| (*it - target.at).squared() <= near).find_map(|it| touches(&it))
    }

    /// SM-MOV-1: as far as he comes on the last stretch of the way.
    fn farthest(&self) -> Option<Choice> {
        let last = self.way.bends.last().copied().unwrap_or(self.from);
        let end = self.way.to;
        let ahead = facing_to(last, end.at);
        let stands = |at: Point| {
            let facings = [end.facing, ahead].map(|facing| self.ending(Place { at, facing }));
            facings.into_iter().find(|it| self.admits(it))
        };
        let points = backwards(last, end.at);
        points.filter(|it| (*it - last).squared() <= i64::from(FARTHEST).pow(2)).find_map(stands)
    }

    /// SM-HID-3: the nearest place in cover, close by.
    fn covered(&self) -> Option<Choice> {
        let end = self.way.to;
        let in_cover = |place: Place| cover_at(self.world, &self.board.field, place).is_some();
        if in_cover(end) {
            return None;
        }
        let side = || -MEANS_COVER..=MEANS_COVER;
        let mut by: Vec<Point> = side().flat_map(|x| side().map(move |y| Point::new(x, y))).collect();
        by.retain(|it| it.squared() <= i64::from(MEANS_COVER).pow(2));
        by.sort_by_key(|it| it.squared());
        let places = by.into_iter().map(|by| Place { at: end.at + by, ..end });
        let well = places.filter(|it| in_cover(*it)).map(|it| (it, self.ending(it)));
        let alone = |it: Place| would_meet(self.world, self.board, self.tag, it).is_empty();
        well.into_iter().find(|(place, it)| self.admits(it) && alone(*place)).map(|it| it.1)
    }
}

/// The points of a straight way, from its end back to its beginning.
fn backwards(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let way = to - from;
    let long = root(way);
    (1..=long).rev().map(move |part| from + Point::new(way.x * part / long, way.y * part / long))
}

fn root(way: Point) -> i32 {
    (way.squared() as u64).isqrt() as i32
}
