//! What others are after: of imagined games those come more often in which enemies have orders that fit what they do.

use sergeants::{Sergeants, content::Goal, state::At};
use table::{Chance, Imagined, Seat, Shuffler, Simulation, Viewer};

use crate::bots::{greedy::Greedy, mind::Mind};

/// So many games are imagined for each that is kept.
const POOL: usize = 3;
/// Two soldiers who are nearer by so many inches to what an order wants than to other landmarks make it e times as likely.
const INCHES: f32 = 10.0;
/// No order is more likely than this, in log-odds: soldiers are somewhere for other reasons as well.
const SURE: f32 = 1.2;
/// After so many turns whereabouts tell all that they can. At the beginning they tell where people began.
const SETTLED: f32 = 3.0;

/// Games that fit what the seat knows, and what others seem to be after.
pub(super) fn worlds(
    greedy: &Greedy,
    imagined: &Imagined<Sergeants>,
    seat: Seat,
    n: usize,
    chance: &mut Shuffler,
) -> Vec<Simulation<Sergeants>> {
    let certain = std::iter::once(imagined.simulation());
    let others = |n: usize, chance: &mut Shuffler| -> Vec<Simulation<Sergeants>> {
        (1..n).filter_map(|_| imagined.again(chance)).map(|it| it.simulation()).collect()
    };
    let told = (f32::from(imagined.view().field.turn) - 1.0) / SETTLED;
    if told <= 0.0 {
        return certain.chain(others(n, chance)).collect();
    }
    let pool: Vec<_> = certain.chain(others(POOL * n, chance)).collect();
    let fits: Vec<f32> = pool.iter().map(|it| told.min(1.0) * fit(greedy, it, seat)).collect();
    chosen(&fits, n, chance).into_iter().map(|it| pool[it].clone()).collect()
}

/// Some of these, drawn as often as their log-odds say.
fn chosen(fits: &[f32], n: usize, chance: &mut Shuffler) -> Vec<usize> {
    // Gumbel's trick: the highest sums of log-odds and noise are a draw without putting back.
    let noise = |chance: &mut Shuffler| {
        let share = (chance.below(1_000_000) as f32 + 0.5) / 1_000_000.0;
        -(-share.ln()).ln()
    };
    let mut all: Vec<(f32, usize)> =
        fits.iter().enumerate().map(|(i, fit)| (fit + noise(chance), i)).collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.truncate(n);
    all.into_iter().map(|it| it.1).collect()
}

/// How well enemies' whereabouts fit the orders that they have in an imagined game, in log-odds.
fn fit(greedy: &Greedy, simulation: &Simulation<Sergeants>, seat: Seat) -> f32 {
    let world = simulation.world();
    let enemies = world.all_seats().filter(|it| world.side(*it) != world.side(seat));
    let of = |enemy: Seat| {
        let view = simulation.view(Viewer::Seat(enemy));
        eagerness(&greedy.mind(world, &view, enemy, greedy.taste()))
    };
    enemies.map(of).sum()
}

/// How much nearer a player's soldiers are to what the orders want than to other landmarks.
fn eagerness(mind: &Mind<'_>) -> f32 {
    let land = mind.land;
    let points: Vec<_> = mind
        .own
        .iter()
        .filter_map(|it| if let At::On(place) = it.at { Some(place.at) } else { None })
        .collect();
    if points.is_empty() {
        return 0.0;
    }
    let nearest_two = |inches: &dyn Fn(usize) -> f32| {
        let mut far: Vec<f32> = (0..points.len()).map(inches).collect();
        far.sort_by(f32::total_cmp);
        far.truncate(2);
        far.iter().sum::<f32>() / far.len() as f32
    };
    let to_landmark = |i: usize| nearest_two(&|nr| land.to_landmark(i).inches(land, points[nr]).min(80.0));
    let landmarks = &mind.world.landmarks;
    let usual = (0..landmarks.len()).map(to_landmark).sum::<f32>() / landmarks.len().max(1) as f32;
    let met = &mind.board.field.tableau[mind.seat].met;
    let open = mind.board.private(mind.seat).orders.iter().filter(|it| !met.contains(it));
    let far = open.filter_map(|order| match &mind.world.library.orders[order].goal {
        Goal::Hold(name)
        | Goal::Capture(name)
        | Goal::Search(name)
        | Goal::Recon { landmark: name, .. }
        | Goal::Demolition { landmark: name, .. } => {
            landmarks.iter().position(|it| it.0 == *name).map(to_landmark)
        }
        Goal::Patrol { leave } => {
            let gate = mind.world.gates.iter().position(|it| it.name == *leave)?;
            Some(nearest_two(&|nr| land.to_gate(gate).inches(land, points[nr]).min(80.0)))
        }
        Goal::Attack | Goal::GeneralAttack | Goal::Skirmish | Goal::RegisteredFire { .. } => None,
    });
    far.map(|it| ((usual - it) / INCHES).clamp(-SURE, SURE)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_comes_more_often() {
        let mut chance = Shuffler::new(1);
        let mut n = [0; 4];
        for _ in 0..400 {
            chosen(&[0.0, 1.2, 0.0, -1.2], 2, &mut chance).into_iter().for_each(|it| n[it] += 1);
        }
        assert_eq!(n.iter().sum::<i32>(), 800);
        assert!(n[3] + 80 < n[0] && n[0] + 80 < n[1] && (n[0] - n[2]).abs() < 60, "{n:?}");
    }
}
