//! How a greedy player judges what it sees.

use std::{cell::OnceCell, sync::Arc};

use sergeants::{
    World,
    content::{Action, Goal, Stat, Tag},
    measure::{
        Place, Point, Seeing,
        geometry::{Part, touch},
        line_through, reaches,
    },
    rules::is_in_melee,
    state::{At, Bands, Board},
};
use table::Seat;

use super::{
    aims::{Task, tasks},
    land::{Land, Sight, Ways, inches_to_nearest},
    odds::Odds,
    taste::Taste,
};

/// How likely an enemy who can shoot at a soldier will do so before this player's next turn to act.
const IS_SHOT_AT: f32 = 0.3;
/// How likely a hidden soldier is spotted and then shot at, if an enemy could spot him, and if none could.
const IS_FOUND: [f32; 2] = [0.4, 0.1];
/// How likely an enemy turns to a soldier behind him.
const TURNS: f32 = 0.4;

/// A soldier with his numbers as they are now.
#[derive(Clone, Debug)]
pub(crate) struct Man {
    pub(crate) tag: Tag,
    pub(crate) seat: Seat,
    pub(crate) at: At,
    pub(crate) spotted: bool,
    pub(crate) pinned: bool,
    pub(crate) wounded: bool,
    pub(crate) in_melee: bool,
    /// What losing him costs, in VP.
    pub(crate) life: f32,
    pub(crate) spot: i32,
    pub(crate) long: i32,
    pub(crate) short: i32,
    pub(crate) close: i32,
    pub(crate) walk: i32,
    pub(crate) fight: i32,
    pub(crate) plus: bool,
}

impl Man {
    fn new(world: &World, board: &Board, figure: &sergeants::state::Figure, life: f32) -> Man {
        let ability = |stat| board.ability(world, figure.tag, stat);
        Man {
            tag: figure.tag,
            seat: figure.seat,
            at: figure.at,
            spotted: figure.spotted,
            pinned: figure.pinned,
            wounded: figure.wounded,
            in_melee: is_in_melee(world, &board.field, figure.tag),
            life: f32::from(board.worth(world, figure.tag)) + life,
            spot: ability(Stat::Spot),
            long: ability(Stat::Long),
            short: ability(Stat::Short),
            close: ability(Stat::Close),
            walk: ability(Stat::Walk),
            fight: ability(Stat::Fight),
            plus: board.uses_plus(world, figure.tag),
        }
    }

    /// Where he stands, if he is free and on the map.
    pub(crate) fn place(&self) -> Option<Place> {
        match self.at {
            At::On(place) => Some(place),
            _ => None,
        }
    }
}

/// What one player thinks at the moment of a decision.
pub(crate) struct Mind<'a> {
    pub(crate) world: &'a World,
    pub(crate) land: &'a Land,
    pub(crate) odds: Odds,
    pub(crate) taste: Taste,
    /// The board as far as it can be inferred.
    pub(crate) board: Board,
    pub(crate) seat: Seat,
    /// Own soldiers, free, on the map or waiting.
    pub(crate) own: Vec<Man>,
    /// Enemies on the map, with the places where they stand.
    pub(crate) foes: Vec<(Man, Place)>,
    /// The tasks of each own soldier.
    tasks: OnceCell<Vec<Vec<Task>>>,
    /// The ways to each enemy.
    to_foes: OnceCell<Vec<Arc<Ways>>>,
}

impl<'a> Mind<'a> {
    pub(crate) fn new(
        world: &'a World,
        (land, odds, taste): (&'a Land, Odds, Taste),
        board: Board,
        seat: Seat,
    ) -> Mind<'a> {
        let side = world.side(seat);
        let figures = || board.field.figures.iter().filter(|it| it.is_free());
        let own: Vec<Man> = figures()
            .filter(|it| it.seat == seat)
            .map(|it| Man::new(world, &board, it, taste.life))
            .collect();
        let foes = figures().filter(|it| world.side(it.seat) != side);
        let mut foes: Vec<(Man, Place)> =
            foes.filter_map(|it| Some((Man::new(world, &board, it, taste.life), it.place()?))).collect();
        for (foe, _) in &mut foes {
            foe.life += bounty(world, &board, seat, foe.seat);
        }
        let (tasks, to_foes) = (OnceCell::new(), OnceCell::new());
        Mind { world, land, odds, taste, board, seat, own, foes, tasks, to_foes }
    }

    /// An own soldier, by his place in the list.
    pub(crate) fn man(&self, tag: Tag) -> Option<usize> {
        self.own.iter().position(|it| it.tag == tag)
    }

    pub(crate) fn tasks(&self, man: usize) -> &[Task] {
        &self.tasks.get_or_init(|| tasks(self))[man]
    }

    /// How far it is from a point to the nearest enemy on the map, in inches.
    pub(crate) fn inches_to_foes(&self, at: Point) -> f32 {
        let ways = || self.foes.iter().filter_map(|it| self.land.ways_to(it.1.at)).collect();
        inches_to_nearest(self.land, self.to_foes.get_or_init(ways), at)
    }

    /// How many turns are left, this one too.
    pub(crate) fn turns_left(&self) -> u8 {
        (self.world.scenario.turns + 1).saturating_sub(self.board.field.turn.max(1))
    }

    /// The hits of a soldier's shot from one point at another, whichever way he faces.
    pub(crate) fn hits(&self, man: &Man, from: Point, at: Point) -> f32 {
        let smoke = Seeing { smoke: &self.board.field.markers.smoke, ..Seeing::default() };
        let Sight { modifiers, squares, inches } = match smoke.smoke.is_empty() {
            true => self.land.sight(self.world, Action::Shoot, from, at),
            false => {
                let line = line_through(&self.world.map, Action::Shoot, from, at, smoke);
                Sight { modifiers: line.modifiers, squares: line.squares, inches: line.inches() }
            }
        };
        let bands = Bands {
            long: reaches(man.long, modifiers, squares),
            short: reaches(man.short, modifiers, squares),
            close: reaches(man.close, modifiers, inches),
        };
        self.odds.hits(bands, man.plus)
    }

    /// The value of the best shot from a place; less at a target that must be spotted first. `turns` if he may turn before.
    pub(crate) fn fire(&self, man: &Man, from: Place, turns: bool) -> f32 {
        let shots = self.foes.iter().map(|(foe, at)| {
            let open = !foe.in_melee && (turns || from.has_in_arc(at.at, self.world.arc));
            match open {
                true => {
                    self.hits(man, from.at, at.at)
                        * self.odds.harm(foe)
                        * if foe.spotted { 1.0 } else { self.taste.unspotted }
                }
                false => 0.0,
            }
        });
        shots.fold(0.0, f32::max)
    }

    /// The damage that enemies are expected to do to a soldier at a point.
    pub(crate) fn danger(&self, man: &Man, at: Point, spotted: bool) -> f32 {
        let (mut hits, mut found) = (0.0, spotted);
        for (foe, from) in &self.foes {
            if foe.in_melee || self.board.field.is_escort(foe.tag) {
                continue;
            }
            let turned = if from.has_in_arc(at, self.world.arc) { 1.0 } else { TURNS };
            let here = turned * self.hits(foe, from.at, at);
            if 0.0 < here && !found {
                found = self.land.sight(self.world, Action::Look, from.at, at).is_spotted_by(foe.spot);
            }
            hits += here;
        }
        let known = match (spotted, found) {
            (true, _) => 1.0,
            (false, true) => IS_FOUND[0],
            (false, false) => IS_FOUND[1],
        };
        (hits * IS_SHOT_AT).min(1.5) * known * self.odds.harm(man)
    }

    /// SM-HID-3: whether a place gives cover.
    pub(crate) fn is_cover(&self, place: Place) -> bool {
        self.land.is_cover(self.world, place)
    }

    /// The value of the melee that a soldier at a place would be in, if any.
    pub(crate) fn brawl(&self, man: &Man, place: Place) -> Option<f32> {
        let (mut dealt, mut taken, mut meets) = (0.0, 0.0, false);
        for (foe, at) in &self.foes {
            let near = (at.at - place.at).squared() <= 4 * 34 * 34;
            let Some(touch) = near.then(|| touch(self.world.base, place, *at)).flatten() else { continue };
            if !touch.first.has(Part::Front) && !touch.second.has(Part::Front) {
                continue;
            }
            meets = true;
            let half = |fight: i32, back: bool| (if back { fight / 2 } else { fight }).max(0) as f32;
            let mine = half(man.fight, touch.first.has(Part::Back));
            let friends = self.own.iter().filter(|it| it.in_melee && it.tag != man.tag);
            let beside = friends.filter(|it| {
                it.place()
                    .is_some_and(|it| sergeants::measure::geometry::touch(self.world.base, it, *at).is_some())
            });
            let help: f32 = beside.map(|it| it.fight.max(0) as f32).sum();
            let theirs = half(foe.fight, touch.second.has(Part::Back));
            // A beaten soldier may be captured, which is worth double.
            dealt += ((mine + help) * self.odds.harm(foe)).min(foe.life) * 1.2;
            taken += (theirs * self.odds.harm(man) * mine.max(0.5) / (mine + help).max(0.5)).min(man.life);
        }
        meets.then_some(dealt - taken)
    }
}

/// The additional value that orders give to killing a player's soldier.
fn bounty(world: &World, board: &Board, seat: Seat, of: Seat) -> f32 {
    let met = &board.field.tableau[seat].met;
    let open =
        board.private(seat).orders.iter().filter(|it| !met.contains(it)).map(|it| &world.library.orders[it]);
    let more = open.map(|order| match order.goal {
        Goal::GeneralAttack => f32::from(order.vp),
        Goal::Skirmish if !board.field.tableau[seat].beaten.contains(&of) => {
            let force = board.field.figures.iter().filter(|it| it.seat == of);
            let needed = force.clone().count() / 2 + 1;
            let dead = force.filter(|it| it.at == At::Dead).count();
            f32::from(order.vp) / needed.saturating_sub(dead).max(1) as f32
        }
        _ => 0.0,
    });
    more.sum()
}
