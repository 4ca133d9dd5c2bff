//! What comes of a question before it is answered: who could do something, and why another could not. The same conditions decide that
//! make the options later, so that a table need not ask what has no answer.

use crate::{
    content::{Act, Action, Narrator, Step, Tag, Who},
    rules::{acting, gear, hiding, looking, melee, moving, shooting, specialists, teams},
    state::{At, Board, CardIx, Context, Part, World},
};

/// Why a soldier could do nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Idle {
    /// He has not entered the map.
    NotOnTheMap,
    /// SM-MOV-5: in melee one only turns.
    InMelee,
    /// SM-PRI-2: he guards a prisoner.
    Guards,
    /// SM-LOK-2: no hidden enemy can be spotted from where he stands.
    NobodyToSpot,
    /// SM-LOK-1: he draws no cards.
    DrawsNothing,
    /// SM-HID-1: he is hidden already.
    IsHidden,
    /// SM-HID-3: nothing gives him cover where he stands.
    NoCover,
    /// SM-HID-1: some enemy sees him in his cover.
    IsSeen,
    /// SM-HID-4: he can rally nobody.
    NobodyToRally,
    /// SM-HID-5: he has no room for a card, or the hand is empty.
    NothingToHold,
    /// SM-SHT-1: no spotted enemy is in his arc and reach.
    NobodyToShoot,
    /// SM-SHT-5: he has no grenade, or it reaches nobody.
    NobodyToThrowAt,
    /// SM-MOV-1: he has no way to go.
    NoWay,
}

impl Idle {
    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Idle::NotOnTheMap => "SM-SCN-7",
            Idle::InMelee => "SM-MOV-5",
            Idle::Guards => "SM-PRI-2",
            Idle::NobodyToSpot => "SM-LOK-2",
            Idle::DrawsNothing => "SM-LOK-1",
            Idle::IsHidden | Idle::IsSeen => "SM-HID-1",
            Idle::NoCover => "SM-HID-3",
            Idle::NobodyToRally => "SM-HID-4",
            Idle::NothingToHold => "SM-HID-5",
            Idle::NobodyToShoot => "SM-SHT-1",
            Idle::NobodyToThrowAt => "SM-SHT-5",
            Idle::NoWay => "SM-MOV-1",
        }
    }
}

/// Why a soldier could do none of these acts; nothing if he could do one. What one act makes possible for the next needs that one to be
/// possible.
pub fn idle(world: &World, board: &Board, tag: Tag, acts: &[Act]) -> Option<Idle> {
    let mut first = None;
    for act in acts {
        let why = idle_at(world, board, tag, act)?;
        first = first.or(Some(why));
    }
    first
}

fn idle_at(world: &World, board: &Board, tag: Tag, act: &Act) -> Option<Idle> {
    let unless = |can: bool, why: Idle| (!can).then(|| hindrance(world, board, tag).unwrap_or(why));
    let uses = |act: Act| !gear::usable(world, board, tag, &act).is_empty();
    match act {
        Act::Spot => {
            let can = !looking::spottable(world, board, tag).is_empty() || uses(Act::Spot);
            unless(can, Idle::NobodyToSpot)
        }
        Act::Draw => {
            let can = acting::is_at_liberty(world, board, tag) && 0 < acting::draws(board, world, tag);
            unless(can, Idle::DrawsNothing)
        }
        Act::Cover => {
            let can = hiding::can_take_cover(world, board, tag) || uses(Act::Cover);
            unless(can, uncovered(world, board, tag))
        }
        Act::Rally => {
            let seat = board.field.figure(tag)?.seat;
            let rallies = 0 < hiding::rallies(world, board, tag) || teams::rallies_freely(world, board, tag);
            let can = rallies && !hiding::ralliable(world, board, seat, Some(tag)).is_empty();
            unless(can, Idle::NobodyToRally)
        }
        Act::Hold => unless(can_hold(world, board, tag), Idle::NothingToHold),
        Act::Shoot => {
            let can = !shooting::targets(world, board, tag).is_empty()
                || !shooting::throwable(world, board, tag).is_empty()
                || uses(Act::Shoot);
            unless(can, Idle::NobodyToShoot)
        }
        Act::ShootAt(_) => unless(!shooting::targets(world, board, tag).is_empty(), Idle::NobodyToShoot),
        Act::Throw => {
            let can = !shooting::throwable(world, board, tag).is_empty() || uses(Act::Throw);
            unless(can, Idle::NobodyToThrowAt)
        }
        Act::Walk => (!moving::can_go(world, board, tag)).then_some(Idle::NoWay),
        Act::Turn => board.field.place(tag).is_none().then_some(Idle::NotOnTheMap),
        Act::Any(action) => idle(world, board, tag, acting::subs(*action)),
        Act::Either(rows) => {
            let mut whys = rows.iter().map(|row| idle(world, board, tag, row));
            let first = whys.next()?;
            if whys.all(|it| it.is_some()) { first } else { None }
        }
    }
}

/// What hinders a soldier in everything but going, entering and turning.
fn hindrance(world: &World, board: &Board, tag: Tag) -> Option<Idle> {
    match board.field.figure(tag)?.at {
        At::Waiting => Some(Idle::NotOnTheMap),
        _ if melee::is_in_melee(world, &board.field, tag) => Some(Idle::InMelee),
        _ if board.field.is_escort(tag) => Some(Idle::Guards),
        _ => None,
    }
}

fn uncovered(world: &World, board: &Board, tag: Tag) -> Idle {
    let spotted = board.field.figure(tag).is_some_and(|it| it.spotted);
    let covered = board.field.place(tag).is_some_and(|it| gear::cover_at(world, &board.field, it).is_some());
    match (spotted, covered) {
        (false, _) => Idle::IsHidden,
        (true, false) => Idle::NoCover,
        (true, true) => Idle::IsSeen,
    }
}

fn can_hold(world: &World, board: &Board, tag: Tag) -> bool {
    let Some(seat) = board.field.figure(tag).map(|it| it.seat) else { return false };
    !hiding::holdable(world, board, seat, tag).is_empty()
}

/// Whether a player is asked again before anything of these acts is done, and may still leave it.
pub fn ask_again(acts: &[Act]) -> bool {
    acts.iter().all(|it| match it {
        Act::Draw => false,
        Act::Spot
        | Act::Cover
        | Act::Rally
        | Act::Hold
        | Act::Shoot
        | Act::ShootAt(_)
        | Act::Throw
        | Act::Walk
        | Act::Turn
        | Act::Any(_)
        | Act::Either(_) => true,
    })
}

/// SM-ACT-2: what would come of a part of the card that is being played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PartProspect {
    /// Whether it would do nothing at all.
    pub idle: bool,
    /// Whether its player is asked again before anything of it is done, and may still leave it.
    pub asks: bool,
}

/// SM-ACT-2: what would come of a part of a card; nothing if that card is not being played.
pub fn part_prospect(world: &World, board: &Board, card: CardIx, part: Part) -> Option<PartProspect> {
    let playing = board.field.playing.as_ref().filter(|it| it.card == card)?;
    let of = world.card(card);
    let context =
        Context { seat: Some(playing.seat), owner: of.tag(), must: false, bubble: part == Part::Bubble };
    let steps = match part {
        Part::DogTag => {
            let any: Vec<Act> = of.card.types.iter().map(|it: &Action| Act::Any(*it)).collect();
            let idle = of.tag().is_some_and(|tag| idle(world, board, tag, &any).is_some());
            return Some(PartProspect { idle, asks: true });
        }
        Part::Bubble => specialists::bubble(world, &board.field, playing.seat, card),
        Part::Narrator => of.card.narrated().to_vec(),
    };
    let must = part == Part::Narrator && matches!(of.card.narrator, Some(Narrator::Must(_)));
    let asks = !must && steps.iter().all(|it| asks(world, board, context, it));
    Some(PartProspect { idle: are_idle(world, board, context, &steps), asks })
}

/// SM-ACT-3: whether nothing would come of the card that is being played, though it can be. What has a price is never called so: to pay it
/// may be what makes something possible.
pub fn card_is_idle(world: &World, board: &Board, card: CardIx) -> bool {
    let Some(playing) = board.field.playing.as_ref().filter(|it| it.card == card) else { return false };
    let is_free = match &world.card(card).card.narrator {
        Some(Narrator::Cost { pay, .. }) => pay.is_empty(),
        Some(Narrator::May(_) | Narrator::Must(_)) | None => true,
    };
    let is_idle = |part: &Part| part_prospect(world, board, card, *part).is_some_and(|it| it.idle);
    is_free && playing.left.iter().all(is_idle)
}

fn asks(world: &World, board: &Board, context: Context, step: &Step) -> bool {
    match step {
        Step::Do { who, each } => !matches!(who, Who::Lot(_)) && ask_again(each),
        Step::Rally(_) | Step::OneOf(_) => true,
        Step::If { cond, then, otherwise } => {
            let so = acting::holds(world, board, context, cond);
            let steps = if so { then } else { otherwise };
            steps.iter().all(|it| asks(world, board, context, it))
        }
        _ => false,
    }
}

/// Whether all of these steps would do nothing.
fn are_idle(world: &World, board: &Board, context: Context, steps: &[Step]) -> bool {
    steps.iter().all(|step| match step {
        Step::Do { who, each } => has_nobody(world, board, context, who, each),
        Step::Rally(_) => context.seat.is_some_and(|it| hiding::ralliable(world, board, it, None).is_empty()),
        Step::OneOf(rows) => rows.iter().all(|it| are_idle(world, board, context, it)),
        Step::If { cond, then, otherwise } => {
            let so = acting::holds(world, board, context, cond);
            are_idle(world, board, context, if so { then } else { otherwise })
        }
        Step::Mark(..)
        | Step::Blast { .. }
        | Step::Modify { .. }
        | Step::Cards(..)
        | Step::Score(..)
        | Step::Check { .. }
        | Step::IdentityHit { .. }
        | Step::Identity { .. }
        | Step::Place { .. }
        | Step::Clear(_) => false,
    })
}

/// Whether nobody of those who may act could do anything.
fn has_nobody(world: &World, board: &Board, context: Context, who: &Who, each: &[Act]) -> bool {
    let Some(seat) = context.seat else { return true };
    let able = match who {
        Who::Owner => context.owner.into_iter().filter(|it| acting::is_own(board, seat, *it)).collect(),
        Who::UpTo(0, _) => Vec::new(),
        Who::UpTo(_, set) | Who::All(set) | Who::Lot(set) => acting::able(world, board, context, seat, set),
    };
    able.into_iter().all(|it| idle(world, board, it, each).is_some())
}
