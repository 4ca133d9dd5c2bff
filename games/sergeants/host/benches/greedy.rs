//! How long the greedy player of Sergeants thinks: `cargo xtask bench`.
//!
//! The target stands beside its figure; nothing fails here, since a loaded machine is no fault of the code.

use hosting::Bots as _;
use std::time::{Duration, Instant};

use sergeants::{Choice, Sergeants, Setup, World};
use sergeants_host::bots::{Bot, Bots};
use table::{
    Game, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

/// Games of each scenario.
const N_GAMES: u64 = 10;

/// Notes how long each decision takes that is one.
struct Timed {
    bots: Bots,
    times: Vec<Duration>,
}

impl Policy<Sergeants> for Timed {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        let start = Instant::now();
        let pick = self.bots.choose(moment, offered);
        if 1 < offered.n || offered.space.is_some() {
            self.times.push(start.elapsed());
        }
        pick
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.bots.roll(sides, dice);
    }

    fn draw(&mut self, n: usize, nth: &dyn Fn(usize) -> Choice) -> usize {
        self.bots.draw(n, nth)
    }
}

fn main() {
    println!("the greedy player of Sergeants");
    let mut all = Vec::new();
    for name in sergeants::content::scenarios() {
        let seats: &[&str] = if name == "four-players" { &["us", "de", "us", "de"] } else { &["us", "de"] };
        let (game, _) = Game::<Sergeants>::new(&Setup::builtin(name, seats)).expect("a valid set-up");
        let start = Instant::now();
        let mut timed = Timed { bots: greedy(game.world()), times: Vec::new() };
        let studied = start.elapsed();
        for n in 0..N_GAMES {
            timed.bots.again(Shuffler::for_game(1, n));
            game.clone().play_out(&mut timed);
        }
        let mut times = timed.times;
        times.sort_unstable();
        let per_game = times.len() as f64 / N_GAMES as f64;
        println!(
            "  {name}: {}, {per_game:.0} decisions a game, {studied:.0?} to study the map",
            told(&times)
        );
        all.extend(times);
    }
    all.sort_unstable();
    println!("  all scenarios: {} (target: 5 ms at the median)", told(&all));
}

fn greedy(world: &World) -> Bots {
    Bots::new(world, vec![Bot::Greedy; world.seats.len()], Shuffler::new(0))
}

fn told(times: &[Duration]) -> String {
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_micros() as f64 / 1000.0;
    format!("{:.3} ms at the median, {:.2} ms at the 99th percentile", at(50), at(99))
}
