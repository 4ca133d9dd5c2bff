//! How fast the game runs, on one core: `cargo xtask bench`.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use aces::{Aces, Faction, Options, Setup};
use table::{Game, Shuffler, Uniform};

fn setup(factions: &[(Faction, u8)]) -> Setup {
    let options = Options { stalemate: true, ..Options::default() };
    Setup { options, ..Setup::of_the_house("summer", factions) }
}

fn four() -> Setup {
    setup(&[(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)])
}

fn two() -> Setup {
    setup(&[(Faction::G1, 0), (Faction::Us, 1)])
}

fn playouts(name: &str, setup: &Setup) {
    let (game, _) = Game::<Aces>::new(setup).expect("a valid set-up");
    let (mut n_games, mut n_decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let mut policy = Uniform(Shuffler::for_game(1, n_games));
        n_decisions += game.clone().play_out(&mut policy).n_decisions;
        n_games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}: {:.0} decisions/s, {:.0} games/s, {:.0} decisions a game",
        n_decisions as f64 / seconds,
        n_games as f64 / seconds,
        n_decisions as f64 / n_games as f64
    );
    let mut policy = Uniform(Shuffler::for_game(1, 7));
    let mut n = 0;
    let counted = allocation_counter::measure(|| n = game.clone().play_out(&mut policy).n_decisions);
    println!("  allocations: {} in {n} decisions", counted.count_total);
}

fn main() {
    playouts("four players, full board", &four());
    playouts("two players, half board", &two());
    black_box(());
}
