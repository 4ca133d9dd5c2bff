//! One way through all atoms of a card: questions about steps, sets and conditions say what they look for, not where it may be.

use crate::content::{Act, Cond, Set, Spot, Step, Who, Whom};

/// An atom that a visit comes by.
#[derive(Copy, Clone, Debug)]
pub enum Atom<'a> {
    /// A step, before everything that is in it.
    Step(&'a Step),
    /// The steps after a check, which speak of the soldier who was checked as their owner.
    Checked(&'a [Step]),
    /// Who does something, or whom something happens to.
    Who(&'a Who),
    /// Players who draw, discard or score.
    Players(Whom),
    /// An act of a soldier.
    Act(&'a Act),
    /// A set of soldiers.
    Set(&'a Set),
    /// A condition.
    Cond(&'a Cond),
}

/// Where a visit goes on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Visit {
    /// With what is inside the atom.
    Inside,
    /// With what comes after the atom.
    Past,
}

impl<'a> Atom<'a> {
    /// Visits the atom and everything inside it, in the order in which they are written.
    pub fn visit(self, see: &mut impl FnMut(Atom<'a>) -> Visit) {
        if see(self) == Visit::Past {
            return;
        }
        match self {
            Atom::Step(step) => inside_step(step, see),
            Atom::Checked(steps) => steps.iter().for_each(|it| Atom::Step(it).visit(see)),
            Atom::Who(who) => match who {
                Who::Owner => (),
                Who::UpTo(_, set) | Who::All(set) | Who::Lot(set) => Atom::Set(set).visit(see),
            },
            Atom::Players(_) => (),
            Atom::Act(act) => match act {
                Act::Either(rows) => rows.iter().flatten().for_each(|it| Atom::Act(it).visit(see)),
                Act::ShootAt(set) => Atom::Set(set).visit(see),
                Act::Spot | Act::Draw | Act::Cover | Act::Rally | Act::Hold => (),
                Act::Shoot | Act::Throw | Act::Walk | Act::Turn | Act::Any(_) => (),
            },
            Atom::Set(set) => match set {
                Set::All(sets) | Set::Any(sets) => sets.iter().for_each(|it| Atom::Set(it).visit(see)),
                Set::Not(set) => Atom::Set(set).visit(see),
                _ => (),
            },
            Atom::Cond(cond) => match cond {
                Cond::Count { of: set, .. } | Cond::SameTile(set) => Atom::Set(set).visit(see),
                Cond::All(list) | Cond::Any(list) => list.iter().for_each(|it| Atom::Cond(it).visit(see)),
                Cond::Not(cond) => Atom::Cond(cond).visit(see),
                Cond::Turn { .. } | Cond::Hand(_) => (),
            },
        }
    }

    /// Whether something in it fits, the steps after a check apart.
    pub(crate) fn any(self, fits: impl Fn(Atom<'a>) -> bool) -> bool {
        let mut found = false;
        self.visit(&mut |atom| {
            found |= fits(atom);
            if found || matches!(atom, Atom::Checked(_)) { Visit::Past } else { Visit::Inside }
        });
        found
    }

    /// Whether it speaks of the player who carries it out, or of a card's owner.
    pub(crate) fn needs_a_player(self) -> bool {
        self.any(|it| match it {
            Atom::Step(Step::Do { .. } | Step::Rally(_) | Step::OneOf(_) | Step::Identity { .. }) => true,
            Atom::Who(Who::Owner | Who::UpTo(..)) | Atom::Cond(Cond::Hand(_)) => true,
            Atom::Players(whom) => whom != Whom::All,
            Atom::Set(Set::Owner | Set::Own | Set::Friend | Set::Enemy) => true,
            Atom::Set(Set::Picked | Set::Team | Set::Teams) => true,
            Atom::Step(_) | Atom::Checked(_) | Atom::Who(_) | Atom::Act(_) => false,
            Atom::Set(_) | Atom::Cond(_) => false,
        })
    }

    /// Whether it speaks of a card's owner.
    pub(crate) fn names_the_owner(self) -> bool {
        self.any(|it| matches!(it, Atom::Who(Who::Owner) | Atom::Set(Set::Owner)))
    }
}

fn inside_step<'a>(step: &'a Step, see: &mut impl FnMut(Atom<'a>) -> Visit) {
    match step {
        Step::Do { who, each } => {
            Atom::Who(who).visit(see);
            each.iter().for_each(|it| Atom::Act(it).visit(see));
        }
        Step::OneOf(rows) => rows.iter().flatten().for_each(|it| Atom::Step(it).visit(see)),
        Step::If { cond, then, otherwise } => {
            Atom::Cond(cond).visit(see);
            then.iter().chain(otherwise).for_each(|it| Atom::Step(it).visit(see));
        }
        Step::Mark(who, _) | Step::Blast { on: who, checks: _ } => Atom::Who(who).visit(see),
        Step::Modify { what: _, by: _, whom: set, until: _ } | Step::IdentityHit { among: set, band: _ } => {
            Atom::Set(set).visit(see);
        }
        Step::Cards(whom, _) | Step::Score(whom, _) => Atom::Players(*whom).visit(see),
        Step::Check { on, then } => {
            Atom::Who(on).visit(see);
            Atom::Checked(then).visit(see);
        }
        Step::Identity { draw: _, each } => each.iter().for_each(|it| Atom::Act(it).visit(see)),
        Step::Place { what: _, at } => match at {
            Spot::TileOf(who) => Atom::Who(who).visit(see),
            Spot::Tile(_) | Spot::Piece(_, _) => (),
        },
        Step::Rally(_) | Step::Clear(_) => (),
    }
}
