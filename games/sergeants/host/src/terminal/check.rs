//! Content of people's own, tried out.

use sergeants::{
    Sergeants, Setup,
    content::{Shelf, is_suggested, seatings},
};
use table::{Game, OwnFile, Pending, Problem, Shuffler};

/// Random games that each scenario is tried with, for each number of players.
const TRIES: u64 = 2;
/// No game needs so many answers and cards.
const LONGEST: usize = 100_000;

/// Reads the files, plays some random games, and describes what is fine.
pub(crate) fn check(files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
    let shelf = Shelf::read(files)?;
    let (mut fine, mut problems) = (Vec::new(), Vec::new());
    let own = shelf.own_scenarios();
    let tried = if own.is_empty() { shelf.scenarios() } else { own };
    for name in tried {
        match try_out(&shelf, &name) {
            Ok(n) => {
                fine.push(format!("The scenario \"{name}\" is fine: {n} random games came to their end."));
            }
            Err(what) => problems.push(Problem::new(format!("scenarios/{name}.ron"), what)),
        }
    }
    if problems.is_empty() { Ok(fine) } else { Err(problems) }
}

/// Plays a scenario at random, for every number of players, with bought and with suggested forces. Returns how often.
fn try_out(shelf: &Shelf, name: &str) -> Result<u64, String> {
    let scenario = shelf.scenario(name).ok_or("It is not there.")?;
    let mut n = 0;
    for seats in seatings(&scenario) {
        let suggested = is_suggested(&scenario, &seats);
        for buying in [true, false].into_iter().filter(|it| *it || suggested) {
            let setup = shelf.setup(scenario.clone(), &seats).ok_or("Its map is not there.")?;
            let setup = Setup { buying, ..setup };
            for seed in 0..TRIES {
                let with = if buying { "bought forces" } else { "suggested forces" };
                let so = |what: String| format!("With {} players and {with}: {what}", seats.len());
                play(&setup, seed).map_err(so)?;
                n += 1;
            }
        }
    }
    Ok(n)
}

fn play(setup: &Setup, seed: u64) -> Result<(), String> {
    let told = |problems: Vec<Problem>| problems.into_iter().map(|it| it.what).collect::<Vec<_>>().join(" ");
    let (mut game, _) = Game::<Sergeants>::new(setup).map_err(told)?;
    let mut chance = Shuffler::new(seed);
    for _ in 0..LONGEST {
        if matches!(game.pending(), Pending::Over(_)) {
            return Ok(());
        }
        let Some(answer) = game.random_answer(&mut chance) else { return Ok(()) };
        game.answer(answer).map_err(|why| format!("A game goes wrong: {why}."))?;
    }
    Err(format!("A game does not end within {LONGEST} answers."))
}
