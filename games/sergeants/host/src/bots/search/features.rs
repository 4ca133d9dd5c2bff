//! What is looked at in a position: numbers that speak for a side, less the same of the other side.

use sergeants::{Sergeants, content::Tag, rules::ransom, state::At};
use table::{Simulation, Viewer};

use crate::bots::{greedy::Greedy, mind::Mind};

/// How many features there are.
pub(crate) const N: usize = 25;

/// Their names, as the file of weights has them. `docs/strength.md` explains them.
pub(crate) const NAMES: [&str; N] = [
    "vp",
    "lead",
    "men",
    "share",
    "last_man",
    "last_men",
    "life",
    "wounded",
    "pinned",
    "spotted",
    "waiting",
    "melee",
    "errands",
    "places",
    "fire",
    "prisoners",
    "late_vp",
    "late_lead",
    "late_men",
    "late_share",
    "late_life",
    "late_errands",
    "late_places",
    "late_fire",
    "late_prisoners",
];
/// The first of those that count more the later it is.
const LATE: usize = 16;
/// Which they are.
const OF_LATE: [usize; N - LATE] = [VP, LEAD, MEN, SHARE, LIFE, ERRANDS, PLACES, FIRE, PRISONERS];

const VP: usize = 0;
const LEAD: usize = 1;
const MEN: usize = 2;
const SHARE: usize = 3;
const LAST_MAN: usize = 4;
const LAST_MEN: usize = 5;
const LIFE: usize = 6;
const WOUNDED: usize = 7;
const PINNED: usize = 8;
const SPOTTED: usize = 9;
const WAITING: usize = 10;
const MELEE: usize = 11;
const ERRANDS: usize = 12;
const PLACES: usize = 13;
const FIRE: usize = 14;
const PRISONERS: usize = 15;

/// So many VP ahead are half of a safe lead.
const A_LEAD: f32 = 3.0;
/// VP, and what places are worth, are many: in these units weights are of a size.
const UNIT: f32 = 4.0;

/// The features of a position.
pub(crate) type Features = [f32; N];

/// What speaks for a side in a position, less what speaks for the other. All is seen: the position is imagined, or a game that is over.
pub(crate) fn features(greedy: &Greedy, simulation: &Simulation<Sergeants>, side: u8) -> Features {
    let world = simulation.world();
    let mut sides = [[0.0; N]; 2];
    let mut later = 0.0;
    for seat in world.all_seats() {
        let view = simulation.view(Viewer::Seat(seat));
        let mind = greedy.mind(world, &view, seat, greedy.taste());
        let turns = f32::from(mind.world.scenario.turns.max(1));
        later = 1.0 - (f32::from(mind.turns_left()) / turns).min(1.0);
        count(&mind, &mut sides[usize::from(world.side(seat) != side)]);
    }
    for all in &mut sides {
        all[LAST_MAN] = f32::from(u8::from(all[MEN] <= 1.0));
        all[LAST_MEN] = f32::from(u8::from(all[MEN] <= 2.0));
    }
    let [own, others] = sides;
    let mut all: Features = std::array::from_fn(|i| own[i] - others[i]);
    all[LEAD] = all[VP] / (A_LEAD / UNIT + all[VP].abs());
    all[SHARE] = all[MEN] / (own[MEN] + others[MEN]).max(1.0);
    for (nth, of) in OF_LATE.into_iter().enumerate() {
        all[LATE + nth] = later * all[of];
    }
    all
}

/// Adds what a player has to what the side has.
fn count(mind: &Mind<'_>, sum: &mut Features) {
    let field = &mind.board.field;
    let yes = |it: bool| f32::from(u8::from(it));
    sum[VP] += f32::from(field.tableau[mind.seat].score) / UNIT;
    for (nr, man) in mind.own.iter().enumerate() {
        sum[MEN] += 1.0;
        sum[LIFE] += (man.life - mind.taste.life) / UNIT;
        sum[WOUNDED] += yes(man.wounded);
        sum[PINNED] += yes(man.pinned);
        sum[SPOTTED] += yes(man.spotted);
        sum[MELEE] += yes(man.in_melee);
        let At::On(place) = man.at else {
            sum[WAITING] += 1.0;
            continue;
        };
        let covered = mind.is_cover(place);
        let errands = mind.tasks(nr).iter().map(|it| it.worth(mind, man, place, covered));
        sum[ERRANDS] += errands.sum::<f32>() / UNIT;
        sum[PLACES] += mind.score(nr, place) / UNIT;
        sum[FIRE] += mind.fire(man, place, false) / UNIT;
    }
    let is_own = |it: Tag| field.figure(it).is_some_and(|it| it.seat == mind.seat);
    for prisoner in field.figures.iter().filter(|it| it.escort().is_some_and(is_own)) {
        let worth = mind.board.worth(mind.world, prisoner.tag);
        sum[PRISONERS] += f32::from(ransom(mind.world, &mind.board, prisoner.tag, worth)) / UNIT;
    }
}

#[cfg(test)]
mod tests {
    use sergeants::{Procedure, Setup};
    use table::{Game, Shuffler, policy::Uniform};

    use super::*;

    #[test]
    fn what_speaks_for_one_side_speaks_against_the_other() {
        let setup = Setup::builtin("first-steps", &["us", "de"]);
        let (game, _) = Game::<Sergeants>::new(&setup).expect("a valid set-up");
        let greedy = Greedy::new(game.world());
        let mut simulation = game.laid_open();
        let mut players = Uniform(Shuffler::new(1));
        let mut n_uneven = 0;
        while simulation.step(&mut players) {
            if matches!(simulation.next_step(), Some(Procedure::Turn { .. })) {
                let [one, other] = [0, 1].map(|side| features(&greedy, &simulation, side));
                assert!(one.iter().zip(other).all(|(one, other)| *one == -other), "{one:?} {other:?}");
                n_uneven += u32::from(one.iter().any(|it| *it != 0.0));
            }
        }
        assert!(0 < n_uneven, "nothing ever spoke for anybody");
    }
}
