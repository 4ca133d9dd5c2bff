//! Asks what a player may measure at any time: reach, lines and cover.
//!
//! ```sh
//! cargo run -p sergeants --example measure
//! ```

use sergeants::{
    Sergeants, Setup, Space,
    content::Action,
    measure::{cover, line},
    rules::reach,
};
use table::{Game, Seat, Shuffler, Viewer};

fn main() {
    let setup = Setup::builtin("defence", &["us", "de"]);
    let (mut game, _) = Game::<Sergeants>::new(&setup).expect("a built-in scenario is valid");
    let mut chance = Shuffler::new(3);
    for _ in 0..150 {
        let answer = game.random_answer(&mut chance).expect("the game is not over");
        game.answer(answer).expect("what is offered is legal");
    }
    let (world, view) = (game.world(), game.view(Viewer::Seat(Seat(0))));
    // The board as this player may suppose it: measuring gives nothing away.
    let board = view.supposed(world);
    let standing: Vec<_> = view.field.standing().map(|(it, place)| (it.tag, it.seat, place)).collect();
    for (tag, _, place) in standing.iter().filter(|it| it.1 == Seat(0)) {
        let spans = reach(world, &board, &Space::Walks { tag: *tag, leaves: Vec::new() });
        let n_rows = spans.len();
        println!(
            "soldier {}: cover {:?}, reach in {n_rows} rows",
            tag.0,
            cover(&world.map, world.base, *place)
        );
        for (other, _, there) in standing.iter().filter(|it| it.1 != Seat(0)) {
            let line = line(&world.map, Action::Look, place.at, there.at);
            println!("  to {}: {} squares, LOOK {}", other.0, line.squares, line.modifiers);
        }
    }
}
