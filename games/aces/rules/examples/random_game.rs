//! Plays a game of four at random and prints what happens.
//!
//! ```sh
//! cargo run -p aces --example random_game
//! ```

use aces::{Aces, Event, Faction, Options, Setup};
use table::{Game, Pending, Shuffler, policy::Uniform};

fn main() {
    let seated = [(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)];
    // Random players rarely win. With this option a game that goes nowhere ends.
    let options = Options { stalemate: true, longest_game: Some(true), ..Options::default() };
    let setup = Setup { options, ..Setup::builtin("summer", &seated) };

    // Answer by answer, reading the events.
    let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let mut chance = Shuffler::new(1);
    while let Some(answer) = game.random_answer(&mut chance) {
        for event in game.answer(answer).expect("a random answer is legal") {
            match event {
                Event::TurnBegan { faction, round } => println!("Round {round}, {faction:?}"),
                Event::Occupied { unit, hex, .. } => println!("  {unit} occupies the factory at {hex}"),
                Event::Fought(it) if it.defender_destroyed => {
                    println!("  {} destroys {}", it.attacker, it.defender);
                }
                _ => (),
            }
        }
    }
    if let Pending::Over(outcome) = game.pending() {
        println!("{outcome:?}");
    }

    // In one go, which is far quicker: nothing is asked, and no events are kept.
    let (game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
    let n_decisions: u64 =
        (0..100).map(|seed| game.clone().play_out(&mut Uniform(Shuffler::new(seed))).n_decisions).sum();
    println!("100 more games took {n_decisions} decisions.");
}
