//! Sergeants: the greedy player against itself in all scenarios.

use std::fmt::Write as _;

use hosting::{
    Bots as _, Failure,
    balance::{Arguments, SEED, Share},
};
use rayon::prelude::*;
use sergeants::{Ask, Choice, Sergeants, Setup};
use table::{
    Game, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

use crate::{
    Game as Hosted,
    bots::{Bot, Bots},
};

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.run::<Hosted>(|fewer| {
        let measured = Measured::new(fewer);
        (measured.told(), measured.verdict())
    })
}

/// Games of a row: half of them with one side sitting first, half with the other.
const GAMES: u64 = 1000;
/// How far a scenario may be from even, in points.
const GOAL: f64 = 5.0;

/// The results of some games.
#[derive(Copy, Clone, Debug, Default)]
struct Tally {
    games: u64,
    /// Games that the first side of the scenario won.
    first: u64,
    draws: u64,
    /// Games in which a side had no soldiers left.
    wiped: u64,
    /// VP of both sides.
    vp: [i64; 2],
    turns: u64,
}

impl Tally {
    fn share(&self) -> Share {
        Share::new(self.first, self.draws, self.games)
    }

    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.games as f64
    }

    fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.first += other.first;
        self.draws += other.draws;
        self.wiped += other.wiped;
        self.vp = [self.vp[0] + other.vp[0], self.vp[1] + other.vp[1]];
        self.turns += other.turns;
        self
    }
}

/// Bots with an eye on the turns: cards are placed once a turn.
struct Watched<'a> {
    bots: &'a mut Bots,
    turns: u64,
}

impl Policy<Sergeants> for Watched<'_> {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        self.turns += u64::from(*moment.ask == Ask::Place { seat: Seat(0) });
        self.bots.choose(moment, offered)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.bots.roll(sides, dice);
    }

    fn draw(&mut self, n: usize, nth: &dyn Fn(usize) -> Choice) -> usize {
        self.bots.draw(n, nth)
    }
}

/// Plays a scenario with the sides of the seats in this order.
fn play(name: &str, seats: &[&str], buying: bool, games: u64) -> Tally {
    let setup = Setup { buying, ..Setup::builtin(name, seats) };
    let (game, _) = Game::<Sergeants>::new(&setup).expect("the built-in content is valid");
    (0..games)
        .into_par_iter()
        .map_init(
            || Bots::new(game.world(), vec![Bot::Greedy; seats.len()], Shuffler::new(0)),
            |bots, n| {
                bots.again(Shuffler::for_game(SEED, n));
                play_one(&game, bots)
            },
        )
        .reduce(Tally::default, Tally::and)
}

fn play_one(game: &Game<Sergeants>, bots: &mut Bots) -> Tally {
    let mut watched = Watched { bots, turns: 0 };
    let outcome = game.clone().play_out(&mut watched).outcome;
    let side = |seat: Seat| game.world().side(seat) as usize;
    let won = [0, 1].map(|it| outcome.winners.iter().any(|seat| side(*seat) == it));
    let mut tally = Tally { games: 1, turns: watched.turns, ..Tally::default() };
    tally.draws = u64::from(won[0] == won[1]);
    tally.first = u64::from(won[0] && !won[1]);
    tally.wiped = u64::from(outcome.beaten.is_some());
    for (seat, vp) in outcome.scores.iter().enumerate() {
        tally.vp[side(Seat(seat as u8))] += i64::from(*vp);
    }
    tally
}

/// A row of the table.
struct Row {
    scenario: &'static str,
    forces: &'static str,
    tally: Tally,
}

/// All measurements.
struct Measured {
    rows: Vec<Row>,
    games: u64,
}

impl Measured {
    fn new(fewer: u64) -> Measured {
        let games = GAMES / fewer;
        let mut rows = Vec::new();
        for scenario in sergeants::content::scenarios() {
            for (buying, forces) in [(false, "suggested"), (true, "bought")] {
                let seats: [&[&str]; 2] = match scenario {
                    "four-players" => [&["us", "de", "us", "de"], &["de", "us", "de", "us"]],
                    _ => [&["us", "de"], &["de", "us"]],
                };
                let halves = seats.map(|it| play(scenario, it, buying, games / 2));
                let tally = halves.into_iter().fold(Tally::default(), Tally::and);
                rows.push(Row { scenario, forces, tally });
            }
        }
        Measured { rows, games }
    }

    /// A sentence about what is outside the goal.
    fn verdict(&self) -> String {
        let outside = self.rows.iter().filter(|it| !it.tally.share().is_within(GOAL));
        let name = |it: &Row| format!("{} ({}, {:.1} %)", it.scenario, it.forces, it.tally.share().percent);
        let outside: Vec<String> = outside.map(name).collect();
        let goal = format!("The goal is {:.0} to {:.0} % for either side.", 50.0 - GOAL, 50.0 + GOAL);
        match outside.is_empty() {
            true => format!("{goal} It is reached everywhere."),
            false => format!("{goal} Outside: {}.", outside.join(", ")),
        }
    }

    fn told(&self) -> String {
        let mut text = format!("Seed {SEED}; {} games a row. {}\n\n", self.games, self.verdict());
        text.push_str("| Scenario | Forces | US wins, % | 95 % interval | Draws, % | VP, US | VP, German | Turns | Wiped out, % |\n");
        text.push_str("|---|---|---:|---:|---:|---:|---:|---:|---:|\n");
        for Row { scenario, forces, tally } in &self.rows {
            let percent = |n: u64| 100.0 * n as f64 / tally.games as f64;
            let _ = writeln!(
                text,
                "| {scenario} | {forces} | {} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |",
                tally.share().cells(),
                percent(tally.draws),
                tally.mean(tally.vp[0]),
                tally.mean(tally.vp[1]),
                tally.mean(tally.turns as i64),
                percent(tally.wiped)
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_counts_once() {
        let tally = play("first-steps", &["us", "de"], false, 6);
        assert_eq!(tally.games, 6);
        assert!(tally.first + tally.draws <= 6 && tally.wiped <= 6 && 6 <= tally.turns);
        assert!(0 < tally.vp[0] + tally.vp[1]);
    }

    #[test]
    fn both_sides_count_for_themselves_wherever_they_sit() {
        let tally = play("first-steps", &["de", "us"], true, 4);
        let again = play("first-steps", &["de", "us"], true, 4);
        assert_eq!((tally.vp, tally.first, tally.turns), (again.vp, again.first, again.turns));
    }
}
