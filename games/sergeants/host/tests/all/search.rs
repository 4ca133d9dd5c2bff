//! The player that thinks ahead: it plays every set-up to the end and knows no more than its seat.

use hosting::{Bots as _, HostedGame, Patience};
use std::time::{Duration, Instant};

use sergeants::{Ask, Sergeants, Setup};
use sergeants_host::bots::{Bot, Bots, search::Thinking};
use table::{Answer, Game, Pending, Seat, Shuffler, Viewer};

use crate::bots::{new_game, setups};

/// How a quick player thinks, so that many games can be played.
fn quickly(plans: u32) -> Thinking {
    Thinking { plans, horizon: 1, ..Thinking::of_level(4).expect("a level") }
}

fn players(game: &Game<Sergeants>, thinking: Thinking) -> Bots {
    Bots::new(game.world(), vec![Bot::Search; game.seats().len()], Shuffler::new(0)).thinking(thinking)
}

/// Games over all set-ups, with bought forces and more players too. `SEARCH_GAMES` is how many.
#[test]
fn every_set_up_is_played_to_the_end() {
    let n = std::env::var("SEARCH_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(26);
    let setups = setups();
    for nth in 0..n {
        let game = new_game(&setups[nth as usize % setups.len()]);
        // In two games of three nearly every answer is the greedy player's: what matters is that any game can be thought about.
        let plans = if nth % 3 == 0 { 2 } else { 1 };
        players(&game, quickly(plans)).play(game, Shuffler::for_game(1, nth));
    }
}

/// SM-SOL-8, SM-TRN-4: others' hands, decks, face-down cards, orders and equipment make no difference to what a player does who cannot see them.
#[test]
fn what_a_seat_may_not_know_does_not_change_its_answers() {
    let (mut n_compared, mut n_hidden) = (0, 0);
    for (seed, setup) in setups().iter().enumerate().step_by(3) {
        let mut game = new_game(setup);
        let mut chance = Shuffler::new(seed as u64);
        let mut quick = Bots::new(game.world(), vec![Bot::Greedy; setup.seats.len()], Shuffler::new(0));
        let mut player = players(&game, quickly(4));
        let mut nth = 0;
        while nth < 400 {
            let Pending::Decide { prompts, .. } = game.pending() else {
                let Some(answer) = game.random_answer(&mut chance) else { break };
                game.answer(answer).expect("it is legal");
                continue;
            };
            let (seat, ask) = (prompts[0].seat, prompts[0].ask.clone());
            nth += 1;
            let viewer = Viewer::Seat(seat);
            if nth % 12 == 0 || matches!(ask, Ask::Place { .. }) {
                let other = game.imagine(viewer, &mut chance).expect("one can be imagined");
                assert_eq!(other.view(viewer), game.view(viewer));
                let differs = |it: &Seat| other.view(Viewer::Seat(*it)) != game.view(Viewer::Seat(*it));
                n_hidden += u32::from(game.world().all_seats().any(|it| differs(&it)));
                n_compared += 1;
                let mut answer = |game: &Game<Sergeants>| -> Option<Answer<Sergeants>> {
                    player.again(Shuffler::new(nth));
                    player.answer(game, seat)
                };
                assert_eq!(answer(&game), answer(&other), "{seat:?} {ask:?} in {}", setup.scenario.name);
            }
            quick.again(Shuffler::new(chance.next_u64()));
            let answer = quick.answer(&game, seat).expect("the seat is asked");
            game.answer(answer).expect("it is legal");
        }
    }
    assert!(50 <= n_hidden, "hidden things differed in {n_hidden} of {n_compared} comparisons only");
}

/// Games of so many plans a question, on each side.
const N_AGAINST_GREED: u64 = 6;

/// A player who thinks ahead wins most games against one who does not, from either side.
#[test]
fn thinking_pays() {
    let game = new_game(&Setup::builtin("first-steps", &["us", "de"]));
    let mut points = [0.0; 2];
    for (side, points) in points.iter_mut().enumerate() {
        let seated = (0..2).map(|it| if it == side { Bot::Search } else { Bot::Greedy }).collect();
        let mut bots = Bots::new(game.world(), seated, Shuffler::new(0)).thinking(quickly(30));
        for nth in 0..N_AGAINST_GREED {
            let winners = bots.play(game.clone(), Shuffler::for_game(1, nth)).outcome.winners;
            let is_won = winners.iter().any(|it| it.0 as usize == side);
            *points += f64::from(u8::from(is_won)) / winners.len().max(1) as f64;
        }
    }
    println!("{points:?} of {N_AGAINST_GREED} a side");
    assert!(0.6 * 2.0 * N_AGAINST_GREED as f64 <= points.iter().sum(), "{points:?}");
}

#[test]
fn the_same_chance_makes_the_same_game() {
    let game = new_game(&Setup::builtin("crossing", &["us", "de"]));
    let play = |seed: u64| players(&game, quickly(3)).play(game.clone(), Shuffler::new(seed));
    let (one, other) = (play(3), play(3));
    assert_eq!((one.outcome, one.n_decisions), (other.outcome, other.n_decisions));
}

/// A level stops at its time, and a search that nobody waits for any more stops at once.
#[test]
fn no_thought_takes_longer_than_its_patience() {
    let game = new_game(&Setup::builtin("crossing", &["us", "de"]));
    let mut bots = players(&game, Thinking { plans: 1_000_000, ..quickly(1) });
    let mut game = game;
    let mut chance = Shuffler::new(4);
    while !matches!(game.pending(), Pending::Decide { prompts, .. } if matches!(prompts[0].ask, Ask::Place { .. }))
    {
        let answer = game.random_answer(&mut chance).expect("it is not over");
        game.answer(answer).expect("it is legal");
    }
    let began = Instant::now();
    let answer = bots.think(&game, Seat(0), &Patience::until(began + Duration::from_millis(150)));
    assert!(answer.is_some_and(|it| game.check(&it).is_ok()));
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
}

#[test]
fn there_are_six_levels_and_no_other() {
    let game = new_game(&Setup::builtin("first-steps", &["us", "de"]));
    type Host = sergeants_host::Game;
    assert_eq!(Host::LEVELS, 6);
    for level in 1..=6 {
        assert!(Host::bot_named(game.world(), "search", Some(level)).is_some());
        let thinking = Thinking::of_level(level).expect("a level").at_table();
        assert!(thinking.limit.is_some_and(|it| it <= Duration::from_secs(2)));
    }
    assert!(Host::bot_named(game.world(), "search", Some(7)).is_none());
    assert!(Thinking::of_level(0).is_none());
}
