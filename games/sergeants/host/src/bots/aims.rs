//! What orders make soldiers do: who goes where, and how much it is worth to be nearer.

use sergeants::{
    content::{Goal, Tag},
    measure::{Place, Point, TileIx},
    rules::open_gates,
    state::At,
};

use super::{
    land::Ways,
    mind::{Man, Mind},
};

/// What a soldier walks in a turn, in inches, as a rule.
const A_TURN: f32 = 6.0;

/// Where a soldier should be.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Target {
    /// In a landmark, by its place among those of the world.
    Landmark(usize),
    /// In cover there.
    CoverIn(usize),
    /// At an entry area.
    Gate(usize),
    /// So near to an enemy, in inches.
    Foes(f32),
    /// Anywhere but there.
    Out(TileIx),
}

/// What a soldier should be about.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Task {
    pub(crate) target: Target,
    /// VP for each inch nearer.
    pull: f32,
    /// VP for being there.
    there: f32,
}

/// Something that orders want, and how many soldiers it takes.
struct Errand {
    task: Task,
    vp: f32,
    n: usize,
    /// Who alone can do it.
    only: Option<Tag>,
}

impl Task {
    /// How good a place is for it.
    pub(crate) fn worth(&self, mind: &Mind<'_>, man: &Man, place: Place, covered: bool) -> f32 {
        let land = mind.land;
        let is_in = |i: usize| mind.world.tile_of(place) == Some(mind.world.landmarks[i].1);
        let (far, there) = match self.target {
            Target::Landmark(i) => (land.to_landmark(i).inches(land, place.at), is_in(i)),
            Target::CoverIn(i) => (land.to_cover_in(i).inches(land, place.at), is_in(i) && covered),
            Target::Gate(i) => {
                let near = mind.world.gates[i].distance(place.at).is_some_and(|it| it <= (man.walk - 1) * 16);
                (land.to_gate(i).inches(land, place.at), near)
            }
            Target::Foes(range) => ((mind.inches_to_foes(place.at) - range).max(0.0), false),
            Target::Out(tile) => (0.0, mind.world.tile_of(place) != Some(tile)),
        };
        // There is no way from everywhere.
        let far = far.min(80.0);
        if there { self.there } else { -self.pull * far }
    }

    /// How far a soldier at a point still has to go, in inches.
    pub(crate) fn distance(&self, mind: &Mind<'_>, at: Point) -> f32 {
        let land = mind.land;
        let far = |it: &Ways| it.inches(land, at);
        match self.target {
            Target::Landmark(i) => far(land.to_landmark(i)),
            Target::CoverIn(i) => far(land.to_cover_in(i)),
            Target::Gate(i) => far(land.to_gate(i)),
            Target::Foes(range) => (mind.inches_to_foes(at) - range).max(0.0),
            Target::Out(tile) => {
                if mind.world.map.tile_at(at) == Some(tile) {
                    2.0
                } else {
                    0.0
                }
            }
        }
    }

    /// VP for a walk of so many inches.
    pub(crate) fn gain(&self, mind: &Mind<'_>, at: Point, inches: f32) -> f32 {
        let far = self.distance(mind, at);
        let arrives = if 0.0 < far && far <= inches { self.there } else { 0.0 };
        self.pull * far.min(inches) + arrives
    }
}

/// What each own soldier should be about.
pub(crate) fn tasks(mind: &Mind<'_>) -> Vec<Vec<Task>> {
    let mut errands = errands(mind);
    errands.sort_by(|one, other| other.vp.total_cmp(&one.vp));
    let from: Vec<Point> = mind.own.iter().map(|it| starting_point(mind, it)).collect();
    let mut tasks: Vec<Vec<Task>> = vec![Vec::new(); mind.own.len()];
    for it in &errands {
        let mut able: Vec<usize> = (0..tasks.len())
            .filter(|i| match it.only {
                Some(tag) => mind.own[*i].tag == tag,
                None => tasks[*i].is_empty() && !mind.own[*i].in_melee,
            })
            .collect();
        let far: Vec<f32> = from.iter().map(|at| it.task.distance(mind, *at)).collect();
        able.sort_by(|one, other| far[*one].total_cmp(&far[*other]));
        for i in able.into_iter().take(it.n) {
            tasks[i].push(in_time(mind, it.task, far[i]));
        }
    }
    for (man, tasks) in mind.own.iter().zip(&mut tasks) {
        let busy = if tasks.is_empty() { 1.0 } else { 0.2 };
        let range = mind.taste.range[man.plus as usize];
        if !mind.foes.is_empty() {
            tasks.push(Task { target: Target::Foes(range), pull: busy * mind.taste.hunt, there: 0.0 });
        }
        // Who has nothing to do supports the others.
        if busy == 1.0
            && let Some(first) = errands.iter().find(|it| matches!(it.task.target, Target::Landmark(_)))
        {
            tasks.push(Task { pull: 0.4 * first.task.pull, there: 0.0, ..first.task });
        }
    }
    tasks
}

/// What cannot be reached in time draws little; what just can, more.
fn in_time(mind: &Mind<'_>, task: Task, far: f32) -> Task {
    let slack = f32::from(mind.turns_left()) * A_TURN - far;
    let haste = match slack {
        _ if slack < -A_TURN => 0.3,
        _ if slack < 2.0 * A_TURN => 1.5,
        _ => 1.0,
    };
    Task { pull: haste * task.pull, ..task }
}

/// Where a soldier is, or where he will enter.
fn starting_point(mind: &Mind<'_>, man: &Man) -> Point {
    match man.at {
        At::On(place) => place.at,
        _ => {
            let gates = open_gates(mind.world, &mind.board, mind.seat);
            gates.first().map_or(Point::default(), |it| middle_of_gate(mind, *it))
        }
    }
}

/// A point of the map just before an entry area.
pub(crate) fn middle_of_gate(mind: &Mind<'_>, gate: u8) -> Point {
    let gate = &mind.world.gates[gate as usize];
    let middle = Point::new((gate.from.x + gate.to.x) / 2, (gate.from.y + gate.to.y) / 2);
    let outside = gate.outside(mind.world.base, middle);
    let unit = outside.facing.unit();
    outside.at + Point::new(unit.x * 24 / unit.length, unit.y * 24 / unit.length)
}

/// What the orders that are not met yet want.
fn errands(mind: &Mind<'_>) -> Vec<Errand> {
    let (world, field, private) = (mind.world, &mind.board.field, mind.board.private(mind.seat));
    let taste = mind.taste;
    let met = &field.tableau[mind.seat].met;
    let landmark = |name: &str| world.landmarks.iter().position(|it| it.0 == name);
    let mut errands = Vec::new();
    for (nr, order) in private.orders.iter().enumerate().filter(|it| !met.contains(it.1)) {
        let order = &world.library.orders[order];
        let vp = f32::from(order.vp);
        let mut go = |target: Target, there: f32, n: usize, only: Option<Tag>| {
            errands.push(Errand { task: Task { target, pull: taste.pull * vp, there }, vp, n, only });
        };
        match &order.goal {
            Goal::Hold(name) | Goal::Capture(name) => {
                if let Some(i) = landmark(name) {
                    go(Target::Landmark(i), taste.stay * vp, 2, None);
                }
            }
            Goal::Search(name) => {
                if let Some(i) = landmark(name) {
                    go(Target::CoverIn(i), vp, 2, None);
                }
            }
            Goal::Recon { landmark: name, soldiers } => {
                if let Some(i) = landmark(name) {
                    go(Target::Landmark(i), vp / f32::from(*soldiers), *soldiers as usize + 1, None);
                }
            }
            Goal::Patrol { leave } => {
                if let Some(i) = world.gates.iter().position(|it| it.name == *leave) {
                    go(Target::Gate(i), 0.5 * vp, 2, None);
                }
            }
            Goal::Demolition { landmark: name, with, turns, .. } => {
                let carrier = private.soldiers.iter().find(|it| it.carries.contains(with)).map(|it| it.tag);
                let alive = carrier.filter(|it| mind.man(*it).is_some());
                if let (Some(i), Some(carrier)) = (landmark(name), alive) {
                    let charged = private.charged.get(nr).copied().unwrap_or(0);
                    if *turns <= charged {
                        go(Target::Out(world.landmarks[i].1), vp, usize::MAX, None);
                        go(Target::Out(world.landmarks[i].1), vp, 1, Some(carrier));
                    } else {
                        go(Target::Landmark(i), taste.stay * vp, 1, Some(carrier));
                        go(Target::Landmark(i), 0.2 * vp, 1, None);
                    }
                }
            }
            Goal::Attack => {
                let left = (0..world.landmarks.len()).filter(|i| !field.captured[*i].contains(&mind.seat));
                let n = world.landmarks.len() as f32 / 2.0;
                for i in left {
                    let vp = vp / n.max(1.0);
                    let task =
                        Task { target: Target::Landmark(i), pull: taste.pull * vp, there: taste.stay * vp };
                    errands.push(Errand { task, vp, n: 1, only: None });
                }
            }
            Goal::GeneralAttack | Goal::Skirmish | Goal::RegisteredFire { .. } => (),
        }
    }
    errands
}
