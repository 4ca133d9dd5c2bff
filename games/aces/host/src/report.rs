//! How a finished match went: factories over time, losses, and the luck of the dice.

use aces::{
    Aces, Event, UnitId, World,
    combat::SIDES,
    events::{Bombardment, Fight, Fire},
    forces::Side,
};
use hosting::{
    messages::{Luck, Report, SideReport},
    retold,
};
use table::{Match, Phrase, Viewer};

/// What is counted of one side.
struct Count {
    side: Side,
    course: Vec<i32>,
    lost: Vec<UnitId>,
    luck: Luck,
}

/// Counts a match that is over.
pub(crate) fn report(played: &Match<Aces>) -> Report {
    let world = played.game().world();
    let mut sides: Vec<Side> = world.seats().into_iter().map(|it| it.1).collect();
    sides.dedup();
    let new = |side| Count { side, course: Vec::new(), lost: Vec::new(), luck: Luck::default() };
    let mut counts: Vec<Count> = sides.into_iter().map(new).collect();
    let mut round = 0;
    retold(played, |game, events| {
        for event in events {
            note(&mut counts, event);
        }
        let begins = |it: &Event| match it {
            Event::TurnBegan { round, .. } => Some(*round),
            _ => None,
        };
        let ended = events.iter().any(|it| matches!(it, Event::Ended { .. }));
        let begun = events.iter().filter_map(begins).next_back().filter(|it| *it != round);
        if ended || begun.is_some() {
            round = begun.unwrap_or(round);
            let flags = &game.view(Viewer::Spectator).field.flags;
            for it in &mut counts {
                it.course.push(flags.iter().flatten().filter(|flag| flag.side() == it.side).count() as i32);
            }
        }
    });
    let sides = counts.into_iter().map(|it| told(world, it)).collect();
    Report { counted: Phrase::new("aces-web-report-factories"), sides }
}

fn told(world: &World, it: Count) -> SideReport {
    let seats = world.seats().into_iter().filter(|seat| seat.1 == it.side).map(|seat| seat.0).collect();
    let lost = it.lost.into_iter().map(Into::into).collect();
    SideReport { seats, course: it.course, lost, luck: it.luck.told(), secrets: Vec::new() }
}

fn note(counts: &mut [Count], event: &Event) {
    match event {
        Event::Fought(Fight {
            attacker,
            defender,
            attack,
            back,
            attacker_destroyed,
            defender_destroyed,
            ..
        }) => {
            fired(counts, *attacker, attack);
            if let Some(back) = back {
                fired(counts, *defender, back);
            }
            lost(counts, attacker_destroyed.then_some(*attacker));
            lost(counts, defender_destroyed.then_some(*defender));
        }
        Event::Bombarded(Bombardment { attacker, fire, struck, .. }) => {
            fired(counts, *attacker, fire);
            for it in struck {
                lost(counts, it.destroyed.then_some(it.unit));
            }
        }
        Event::LauncherAttacked { attacker, fire, .. } => fired(counts, *attacker, fire),
        Event::Occupied { removed, .. } | Event::RocketFired { removed, .. } => lost(counts, *removed),
        _ => (),
    }
}

/// Each die hits with its hit number or less. Fixed hits of the Automa are no luck.
fn fired(counts: &mut [Count], by: UnitId, fire: &Fire) {
    let n = fire.dice.len() as u32;
    let side = by.faction().side();
    if let Some(it) = counts.iter_mut().find(|it| it.side == side).filter(|_| 0 < n) {
        it.luck.add(n, u32::from(fire.hits), u64::from(n) * u64::from(fire.needed) * 1000 / u64::from(SIDES));
    }
}

fn lost(counts: &mut [Count], unit: Option<UnitId>) {
    let Some(unit) = unit else { return };
    let side = unit.faction().side();
    counts.iter_mut().filter(|it| it.side == side).for_each(|it| it.lost.push(unit));
}
