//! Plays a whole game at random and prints what a spectator sees of it.
//!
//! ```sh
//! cargo run -p sergeants --example random_game
//! ```

use sergeants::{Sergeants, Setup};
use table::{Game, Shuffler, Viewer};

fn main() {
    let setup = Setup::builtin("first-steps", &["us", "de"]);
    let (mut game, _) = Game::<Sergeants>::new(&setup).expect("a built-in scenario is valid");
    let mut chance = Shuffler::new(1);
    while let Some(answer) = game.random_answer(&mut chance) {
        for event in game.answer(answer).expect("what is offered is legal") {
            if let Some(seen) = game.seen(&event, Viewer::Spectator) {
                println!("{seen:?}");
            }
        }
    }
    println!("{:?}", game.pending().outcome());
}
