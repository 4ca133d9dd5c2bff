//! `cargo xtask train sergeants`: greedy players of many tastes play, and the evaluation is fitted to how the games ended.

use std::{fs, path::PathBuf};

use hosting::learning::{Sample, fit, log_loss};
use rayon::prelude::*;
use sergeants::{Choice, Procedure, Sergeants, Setup, content::scenarios};
use table::{
    Chance, Game, Imagined, Seat, Shuffler, Viewer,
    policy::{Moment, Offered, Pick, Policy},
};

use super::seats;
use crate::bots::{
    Greedy, Taste,
    search::{N, Run, WeightsFile, features},
};

/// One of so many games is kept apart to see how well the weights fit.
const KEPT_APART: usize = 5;
/// How much the tastes of the players differ, as an exponent of two.
const TASTES: f32 = 0.7;

/// What to learn from.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Games of each scenario.
    #[arg(long, default_value_t = 60)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file of weights.
    #[arg(long, default_value = "games/sergeants/content/evaluation.json")]
    out: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), String> {
    let Arguments { games, seed, .. } = *arguments;
    let all: Vec<(usize, u64)> =
        (0..scenarios().count()).flat_map(|it| (0..games).map(move |nth| (it, nth))).collect();
    let names: Vec<&str> = scenarios().collect();
    let play = |(scenario, nth): (usize, u64)| {
        let name = names[scenario];
        play(&Setup::builtin(name, seats(name)), seed, nth + games * scenario as u64)
    };
    let played: Vec<Vec<Sample<N>>> = all.into_par_iter().map(play).collect();
    let part = |apart: bool| -> Vec<Sample<N>> {
        let games = played.iter().enumerate().filter(|it| (it.0 % KEPT_APART == 0) == apart);
        games.flat_map(|it| it.1.iter().cloned()).collect()
    };
    let log_loss = log_loss(&fit(&part(false)), &part(true));
    let all: Vec<Sample<N>> = played.into_iter().flatten().collect();
    let log_loss = (log_loss * 1000.0).round() / 1000.0;
    let run = Run { seed, games, positions: all.len() as u64, log_loss };
    eprintln!("{run:?}");
    let file = WeightsFile::new(run, &fit(&all));
    let text = serde_json::to_string_pretty(&file).map_err(|why| why.to_string())?;
    fs::write(&arguments.out, text + "\n").map_err(|why| format!("{}: {why}", arguments.out.display()))
}

/// Plays a game and returns its positions, one a turn, as the first side sees them and as the second does: so nothing but what happens
/// on the map speaks for a side.
fn play(setup: &Setup, seed: u64, nth: u64) -> Vec<Sample<N>> {
    let (game, _) = Game::<Sergeants>::new(setup).expect("a valid set-up");
    let greedy = Greedy::new(game.world());
    let mut chance = Shuffler::for_game(seed, nth);
    // Nothing has been dealt yet, so that nothing is imagined.
    let Some(imagined) = Imagined::of(&game, Viewer::Spectator, &mut chance) else { return Vec::new() };
    let tastes = game.world().all_seats().map(|_| greedy.taste().varied(TASTES, &mut chance)).collect();
    let mut players = Players { greedy: &greedy, tastes, chance };
    let mut simulation = imagined.simulation();
    let mut positions = Vec::new();
    loop {
        if matches!(simulation.next_step(), Some(Procedure::Turn { turn }) if 1 < *turn) {
            positions.push(features(&greedy, &simulation, 0));
        }
        if !simulation.step(&mut players) {
            break;
        }
    }
    let winners = simulation.outcome().map(|it| it.winners.as_slice()).unwrap_or_default();
    let of_first = winners.iter().filter(|it| game.world().side(**it) == 0).count();
    let won = if winners.is_empty() { 0.5 } else { of_first as f64 / winners.len() as f64 };
    let both = |features: [f32; N]| {
        [Sample { features, won }, Sample { features: features.map(|it| -it), won: 1.0 - won }]
    };
    positions.into_iter().flat_map(both).collect()
}

/// Greedy players, each of its own taste.
struct Players<'a> {
    greedy: &'a Greedy,
    tastes: Vec<Taste>,
    chance: Shuffler,
}

impl Policy<Sergeants> for Players<'_> {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        let Seat(seat) = moment.seat;
        self.greedy.choose_by(self.tastes[seat as usize], moment, offered, &mut self.chance)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}
