//! AUT: the Automa.

mod combat;
pub(crate) mod coop;
mod examples;
mod games;
mod ground;
mod katyusha;
mod orders;
mod purse;
mod setting_up;
mod targets;

use aces::{
    Ask, Choice, Event, Faction, Hex, Kind, Setup, UnitId,
    automa::{AttackLetter, Failed, Link, MovementLetter, Order, Plan, Way, next_units},
    board::{Phase, Unit},
    choices::{Armies, Kinds, Lot, Target},
    events::{Fight, How},
    setting_up::{Automaton, Difficulty, Intercepts},
};
use table::{Answer, Match, Pending, Seat, Shuffler};

use crate::scene::{Play, Scene, hex, unit};

/// United States (a human, seat 0) against Germany 2 (the Automa); it is the human's turn.
fn solo() -> Scene {
    Scene::of(&[(Faction::Us, 0), (Faction::G2, 1)]).automa(Faction::G2)
}

/// Germany 1 (a human, seat 0) against the Soviet Union (the Automa).
fn solo_against_katyushas() -> Scene {
    Scene::of(&[(Faction::G1, 0), (Faction::Su, 1)]).automa(Faction::Su)
}

/// Germany 2 holds the whole half, so that its infantry has no factory to go for.
fn without_factories() -> Scene {
    solo().flag(Faction::G2, "A1 A8 A16 M1 M16")
}

fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let mut names: Vec<String> = items.into_iter().map(|it| it.to_string()).collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

/// The targets that are left.
fn targets(plan: &Plan) -> String {
    spaced(plan.ways.iter().filter_map(|it| it.target))
}

/// The hexes that are left.
fn hexes(plan: &Plan) -> String {
    spaced(plan.ways.iter().map(|it| it.hex))
}

/// The aims that are left.
fn aims(plan: &Plan) -> String {
    spaced(plan.ways.iter().filter_map(|it| it.aim))
}

/// The attack priorities that told candidates apart, in their order.
fn attack_letters(plan: &Plan) -> String {
    let letter = |it: &Link| match it {
        Link::Targets { letter, .. } => Some(format!("{letter:?}").to_lowercase()),
        _ => None,
    };
    plan.chain.links.iter().filter_map(letter).collect()
}

/// The movement priorities that told hexes apart, in their order.
fn movement_letters(plan: &Plan) -> String {
    let letter = |it: &Link| match it {
        Link::Hexes { letter, .. } => Some(format!("{letter:?}").to_lowercase()),
        _ => None,
    };
    plan.chain.links.iter().filter_map(letter).collect()
}

/// The orders that could not be carried out, and why.
fn tried(plan: &Plan) -> Vec<(Order, Failed)> {
    let failed = |it: &Link| match *it {
        Link::Tried { order, failed } => Some((order, failed)),
        _ => None,
    };
    plan.chain.links.iter().filter_map(failed).collect()
}

/// What a unit attacks, and the letters that said so.
#[track_caller]
fn attacks(scene: Scene, id: &str, letters: &str, target: &str) {
    let plan = scene.play().thinks(id);
    assert_eq!((attack_letters(&plan).as_str(), targets(&plan).as_str()), (letters, target), "{plan:?}");
}

/// Where a unit goes, and the letters that said so.
#[track_caller]
fn goes(scene: Scene, id: &str, letters: &str, to: &str) {
    let plan = scene.play().thinks(id);
    assert_eq!((movement_letters(&plan).as_str(), hexes(&plan).as_str()), (letters, to), "{plan:?}");
}

/// Damage so far.
fn hurt(damage: u8) -> impl Fn(&mut Unit) {
    move |it| it.damage = damage
}

/// Experience points so far.
fn learnt(points: u8) -> impl Fn(&mut Unit) {
    move |it| it.experience = points
}

/// An attack owed.
fn owes(target: &str) -> impl Fn(&mut Unit) {
    let target = unit(target);
    move |it| it.owes = Some(target)
}

fn is_asked_to_intercept(play: &Play) -> bool {
    matches!(play.it.game().pending(), Pending::Decide { .. })
        && matches!(play.question(), Ask::Intercept { .. })
}

/// The human passes; then the whole turn of the Automa, with chance as it comes and nobody intercepting.
fn automa_turn(play: &mut Play) -> Vec<Event> {
    let mut told = play.pass();
    loop {
        told.extend(play.let_chance_speak(&mut Shuffler::new(7)));
        if !is_asked_to_intercept(play) {
            return told;
        }
        told.extend(play.let_pass().expect("one may let it pass"));
    }
}

fn fights(told: &[Event]) -> Vec<Fight> {
    let fight = |it: &Event| if let Event::Fought(fight) = it { Some(fight.clone()) } else { None };
    told.iter().filter_map(fight).collect()
}

/// Who fought whom.
fn pairs(told: &[Event]) -> String {
    let pairs: Vec<String> =
        fights(told).iter().map(|it| format!("{}>{}", it.attacker, it.defender)).collect();
    pairs.join(" ")
}

fn acted(told: &[Event]) -> Vec<UnitId> {
    told.iter().filter_map(|it| if let Event::Acted { unit } = it { Some(*unit) } else { None }).collect()
}

fn lot(play: &Play) -> Lot {
    match play.question() {
        Ask::Lot { of, .. } => of,
        other => panic!("no lot is drawn: {other:?}"),
    }
}

fn bag(play: &Play) -> String {
    spaced(play.bag().into_iter().map(|it| match it {
        Choice::Unit(unit) => unit.to_string(),
        Choice::Hex(hex) => hex.to_string(),
        Choice::Kind(kind) => kind.key().to_string(),
        other => format!("{other:?}"),
    }))
}
