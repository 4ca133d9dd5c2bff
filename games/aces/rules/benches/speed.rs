//! How fast the game runs, on one core: `cargo xtask bench`.
//!
//! Where machines differ, the figure to look at is a ratio within one run. Each target stands beside its figure; nothing
//! fails here, since a loaded machine is no fault of the code.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "rules have no clock; measuring has")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use aces::{
    Aces, Event, Faction, Hex, Kind, Options, Setup, World,
    board::Unit,
    map::Terrain,
    setting_up::{Automaton, Difficulty, Intercepts},
};
use arrayvec::ArrayVec;
use table::{Game, Pending, Shuffler, Viewer, policy::Uniform};

fn main() {
    println!("random playouts");
    let four = playouts("  four players, full board", &setup(4));
    let two = playouts("  two players, half board", &setup(2));
    println!("  half board against full board: {:.2} times (target: at least 1)", two / four);
    println!("movement reach on the full board");
    movement_reach();
    println!("one decision through Game::answer");
    answers();
    println!("the Automa");
    automa();
}

fn setup(players: usize) -> Setup {
    let factions = [(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)];
    let options = Options { stalemate: true, longest_game: Some(true), ..Options::default() };
    Setup { options, ..Setup::builtin("summer", &factions[..players]) }
}

/// Decisions a second, and what is allocated on the way.
fn playouts(name: &str, setup: &Setup) -> f64 {
    let (game, _) = Game::<Aces>::new(setup).expect("a valid set-up");
    let (mut n_games, mut n_decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let mut policy = Uniform(Shuffler::for_game(1, n_games));
        n_decisions += game.clone().play_out(&mut policy).n_decisions;
        n_games += 1;
    }
    let per_second = n_decisions as f64 / start.elapsed().as_secs_f64();
    let mut counted_decisions = 0;
    let counted: u64 = (0..20)
        .map(|seed| {
            // Setting up builds lists of places; what is counted begins after it.
            let game = in_mid_game(setup, seed);
            let mut policy = Uniform(Shuffler::for_game(1, seed));
            let count = || counted_decisions += game.play_out(&mut policy).n_decisions;
            allocation_counter::measure(count).count_total
        })
        .sum();
    println!(
        "{name}: {:.0} thousand decisions a second (target: 1000), {:.0} decisions a game, {:.4} allocations a decision",
        per_second / 1000.0,
        n_decisions as f64 / n_games as f64,
        counted as f64 / counted_decisions as f64,
    );
    per_second
}

/// The reach of every unit of many positions, beside a bare bucket search over a flat array with the same costs.
fn movement_reach() {
    let four = setup(4);
    let positions: Vec<_> = (0..40).map(|seed| in_mid_game(&four, seed)).collect();
    let searches: Vec<_> = positions
        .iter()
        .flat_map(|game| {
            let field = game.view(Viewer::Spectator).field;
            let units: Vec<Unit> = field.units.iter().copied().collect();
            units.into_iter().map(move |unit| (game.world(), field.clone(), unit))
        })
        .collect();
    let bare: Vec<_> =
        searches.iter().map(|(world, _, unit)| (Bare::new(world, unit.kind()), *unit)).collect();
    let ours = per_second(searches.len(), || {
        for (world, field, unit) in &searches {
            black_box(aces::reach::reach(world, field, unit));
        }
    });
    let theirs = per_second(bare.len(), || {
        for ((costs, unit), (world, _, _)) in bare.iter().zip(&searches) {
            black_box(costs.search(unit.hex, unit.figures(world).speed));
        }
    });
    println!(
        "  ours {:.0} thousand a second, a bare bucket search {:.0} thousand: {:.2} times its time (target: 1.5)",
        ours / 1000.0,
        theirs / 1000.0,
        theirs / ours
    );
}

/// A game some way in.
fn in_mid_game(setup: &Setup, seed: u64) -> Game<Aces> {
    let (mut game, _) = Game::<Aces>::new(setup).expect("a valid set-up");
    let mut chance = Shuffler::new(seed);
    for _ in 0..200 + seed {
        let Some(answer) = game.random_answer(&mut chance) else { break };
        game.answer(answer).expect("a random answer is legal");
    }
    game
}

/// The plain search that ours is measured against: costs in a flat array, no units, no flags, no rules.
struct Bare {
    costs: Vec<u8>,
}

const STRIDE: usize = 32;
const CELLS: usize = 26 * STRIDE;

impl Bare {
    fn new(world: &World, kind: Kind) -> Bare {
        let mut costs = vec![u8::MAX; CELLS];
        for hex in world.map.hexes() {
            costs[cell(hex)] = match world.terrain(hex) {
                _ if kind.is_aircraft() => 2,
                Some(Terrain::Road | Terrain::Bridge) => 1,
                Some(Terrain::Forest) => 3,
                Some(Terrain::Water) | None => u8::MAX,
                Some(_) => 2,
            };
        }
        Bare { costs }
    }

    fn search(&self, from: Hex, speed: u8) -> [u8; CELLS] {
        let mut reached = [u8::MAX; CELLS];
        let mut queues: [ArrayVec<usize, CELLS>; 4] = Default::default();
        reached[cell(from)] = 0;
        queues[0].push(cell(from));
        for used in 0..=speed {
            let mut i = 0;
            while let Some(&at) = queues[used as usize % 4].get(i) {
                i += 1;
                if reached[at] != used {
                    continue;
                }
                let low = (at / STRIDE + 1) % 2;
                for step in [[-1, 31, 32, 1, -32, -33], [-1, 32, 33, 1, -31, -32]][low] {
                    let next = at.wrapping_add_signed(step);
                    let cost = self.costs[next];
                    if cost != u8::MAX && used + cost <= speed && used + cost < reached[next] {
                        reached[next] = used + cost;
                        queues[(used + cost) as usize % 4].push(next);
                    }
                }
            }
            queues[used as usize % 4].clear();
        }
        reached
    }
}

fn cell(hex: Hex) -> usize {
    (hex.column() as usize + 1) * STRIDE + hex.row() as usize + 1
}

/// The time of an answer at the median, of a clone, and the size of a game.
fn answers() {
    let mut times = Vec::new();
    let mut games = Vec::new();
    for seed in 0..12 {
        let (mut game, _) = Game::<Aces>::new(&setup(4)).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        for n in 0..2500 {
            let Some(answer) = game.random_answer(&mut chance) else { break };
            let decides = matches!(game.pending(), Pending::Decide { .. });
            let start = Instant::now();
            game.answer(answer).expect("a random answer is legal");
            if decides {
                times.push(start.elapsed());
            }
            if n % 500 == 250 {
                games.push(game.clone());
            }
        }
    }
    times.sort_unstable();
    let at = |share: usize| times[times.len() * share / 100].as_nanos() as f64 / 1000.0;
    println!("  {:.1} microseconds at the median (target: 15), {:.1} at the 99th percentile", at(50), at(99));
    let clones = per_second(games.len(), || {
        for game in &games {
            black_box(game.clone());
        }
    });
    println!("  cloning a game: {:.0} ns (target: 1000)", 1e9 / clones);
    let heap = |game: &Game<Aces>| {
        let mut copy = None;
        let counted = allocation_counter::measure(|| copy = Some(game.clone()));
        drop(copy);
        counted.bytes_total
    };
    let largest = games.iter().map(heap).max().unwrap_or(0) + size_of::<Game<Aces>>() as u64;
    println!("  a game in memory: at most {largest} bytes (target: 8192)");
}

/// The time of a turn of the Automa with twelve units on the full board, and whole games of two of them on half of it.
fn automa() {
    let on_orders = |setup: Setup| {
        let automata = setup.factions.iter().map(|it| Automaton {
            faction: it.faction,
            level: Difficulty::Easy,
            intercepts: Intercepts::default(),
        });
        Setup { automata: automata.collect(), ..setup }
    };
    let mut turns = Vec::new();
    let twelve = on_orders(Setup { sets: 2, ..setup(4) });
    for seed in 0..20 {
        let (mut game, _) = Game::<Aces>::new(&twelve).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        let (mut spent, mut n_units) = (Duration::ZERO, 0);
        while let Some(answer) = game.random_answer(&mut chance) {
            let start = Instant::now();
            let events = game.answer(answer).expect("a random answer is legal");
            spent += start.elapsed();
            if events.iter().any(|it| matches!(it, Event::TurnBegan { .. })) {
                if 10 <= n_units {
                    turns.push(spent);
                }
                let field = game.view(Viewer::Spectator).field;
                n_units = field.active.map_or(0, |it| field.units.of(it).count());
                spent = Duration::ZERO;
            }
        }
    }
    turns.sort_unstable();
    let median = turns[turns.len() / 2].as_micros() as f64 / 1000.0;
    println!(
        "  a turn with ten to twelve units: {median:.2} ms at the median of {} (target: 0.3)",
        turns.len()
    );
    // Without reasons, as playouts go.
    let (game, _) = Game::<Aces>::new(&twelve).expect("a valid set-up");
    let (mut n_turns, start) = (0u64, Instant::now());
    while start.elapsed() < Duration::from_secs(2) {
        let mut policy = Uniform(Shuffler::for_game(3, n_turns));
        n_turns += 4 * u64::from(game.clone().play_out(&mut policy).outcome.round);
    }
    let silent = start.elapsed().as_micros() as f64 / 1000.0 / n_turns as f64;
    println!("  a turn in a playout of four with two sets: {silent:.3} ms on average (target: 0.3)");
    let (game, _) = Game::<Aces>::new(&on_orders(setup(2))).expect("a valid set-up");
    let mut n = 0;
    let games = per_second(1, || {
        n += 1;
        black_box(game.clone().play_out(&mut Uniform(Shuffler::for_game(2, n))));
    });
    println!("  half-board games of two Automas: {games:.0} a second (target: 300)");
}

/// How often a second something is done that `f` does `n` times.
fn per_second(n: usize, mut f: impl FnMut()) -> f64 {
    f();
    let start = Instant::now();
    let mut rounds = 0;
    while start.elapsed() < Duration::from_secs(1) {
        f();
        rounds += 1;
    }
    (rounds * n) as f64 / start.elapsed().as_secs_f64()
}
