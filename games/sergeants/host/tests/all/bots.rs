//! Bots of Sergeants: they are legal, they see no more than they may, and greed pays.

use hosting::Bots as _;
use std::collections::BTreeMap;

use sergeants::{Sergeants, Setup, content::Shelf};
use sergeants_host::bots::{Bot, Bots};
use table::{Answer, Game, Pending, Seat, Shuffler, Viewer};

/// Seats for which a scenario suggests forces.
fn seats(name: &str) -> &'static [&'static str] {
    if name == "four-players" { &["us", "de", "us", "de"] } else { &["us", "de"] }
}

pub(crate) fn new_game(setup: &Setup) -> Game<Sergeants> {
    Game::new(setup).expect("the set-up is valid").0
}

/// All scenarios, as suggested and with forces that are bought, and some for more players.
pub(crate) fn setups() -> Vec<Setup> {
    let suggested = sergeants::content::scenarios().map(|it| Setup::builtin(it, seats(it)));
    let bought =
        sergeants::content::scenarios().map(|it| Setup { buying: true, ..Setup::builtin(it, seats(it)) });
    let many: [(&str, &[&str]); 4] = [
        ("crossing", &["de", "us", "us"]),
        ("defence", &["us", "de", "us", "de"]),
        ("four-players", &["us", "de", "us", "de", "us"]),
        ("search", &["us", "de", "us", "de", "us", "de"]),
    ];
    let many = many.into_iter().map(|it| Setup { buying: true, ..Setup::builtin(it.0, it.1) });
    suggested.chain(bought).chain(many).collect()
}

/// Plays a game answer by answer, so that every one is checked. `look` sees each decision before it is taken.
fn play(
    setup: &Setup,
    bots: Vec<Bot>,
    seed: u64,
    mut look: impl FnMut(&Game<Sergeants>, Seat, &mut Bots),
) -> Game<Sergeants> {
    let mut game = new_game(setup);
    let mut bots = Bots::new(game.world(), bots, Shuffler::new(seed));
    let mut chance = Shuffler::new(seed);
    loop {
        let answer = match game.pending() {
            Pending::Over(_) => return game,
            Pending::Decide { prompts, .. } => {
                let seat = prompts[0].seat;
                look(&game, seat, &mut bots);
                game.decide(seat, &mut bots).expect("the seat is asked")
            }
            _ => game.random_answer(&mut chance).expect("chance is asked"),
        };
        game.answer(answer.clone()).unwrap_or_else(|why| panic!("{answer:?} was refused: {why}"));
    }
}

#[test]
fn whatever_the_greedy_player_answers_is_taken() {
    for (seed, setup) in setups().iter().enumerate() {
        play(setup, vec![Bot::Greedy; setup.seats.len()], seed as u64, |_, _, _| ());
    }
}

/// Dealt again behind its back, everything that it may not know makes no difference to its decision.
#[test]
fn the_greedy_player_knows_no_more_than_its_seat() {
    let mut n_compared = 0;
    for (seed, setup) in setups().iter().enumerate() {
        let mut chance = Shuffler::new(seed as u64);
        let mut n = 0;
        play(setup, vec![Bot::Greedy; setup.seats.len()], seed as u64, |game, seat, bots| {
            n += 1;
            if n % 12 != 0 {
                return;
            }
            let Some(other) = game.imagine(Viewer::Seat(seat), &mut chance) else { return };
            let mut decide = |it: &Game<Sergeants>| -> Option<Answer<Sergeants>> {
                bots.again(Shuffler::new(7));
                it.decide(seat, bots)
            };
            assert_eq!(decide(game), decide(&other), "{:?}", game.pending_for(Viewer::Seat(seat)));
            n_compared += 1;
        });
    }
    assert!(200 < n_compared, "only {n_compared} decisions were compared");
}

/// Of so many games a scenario, with either side.
const N_GAMES: u64 = 24;

#[test]
fn greed_pays() {
    let (mut all, mut n_all) = (0.0, 0.0);
    for name in sergeants::content::scenarios() {
        let game = new_game(&Setup::builtin(name, seats(name)));
        let seated = |first: usize| -> Vec<Bot> {
            (0..seats(name).len()).map(|it| [Bot::Greedy, Bot::Random][(it + first) % 2]).collect()
        };
        let mut bots = [0, 1].map(|it| Bots::new(game.world(), seated(it), Shuffler::new(0)));
        let won: f64 = (0..N_GAMES)
            .map(|n| {
                let side = n as usize % 2;
                bots[side].again(Shuffler::for_game(1, n));
                let winners = game.clone().play_out(&mut bots[side]).outcome.winners;
                let greedy = winners.iter().filter(|it| it.0 as usize % 2 == side).count();
                greedy as f64 / winners.len().max(1) as f64
            })
            .sum();
        assert!(0.8 * N_GAMES as f64 <= won, "{name}: the greedy player wins only {won} of {N_GAMES}");
        (all, n_all) = (all + won, n_all + N_GAMES as f64);
    }
    println!("the greedy player wins {:.1} % of {n_all}", 100.0 * all / n_all);
    assert!(0.95 * n_all <= all, "the greedy player wins only {all} of {n_all}");
}

#[test]
fn the_same_chance_makes_the_same_game() {
    let game = new_game(&Setup { buying: true, ..Setup::builtin("crossing", &["us", "de"]) });
    let play = || {
        let mut bots = Bots::new(game.world(), vec![Bot::Greedy; 2], Shuffler::new(3));
        game.clone().play_out(&mut bots)
    };
    let (one, other) = (play(), play());
    assert_eq!((one.outcome, one.n_decisions), (other.outcome, other.n_decisions));
}

/// SG-82: in campaigns of people who know what they are doing, every medal and every badge is earned at least once.
#[test]
fn every_decoration_is_earned() {
    let shelf = Shelf::default();
    let seats = ["us", "de"].map(String::from);
    let mut earned: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..12 {
        for name in sergeants::content::campaigns() {
            let mut setup = shelf.begin(name, &seats, None).expect("the campaign can be played");
            loop {
                let game = play(&setup, vec![Bot::Greedy; 2], seed, |_, _, _| ());
                let winners = game.pending().outcome().expect("it is over").winners.clone();
                let account = sergeants::campaign::account(&game, &winners).expect("it is a chapter");
                for it in account.soldiers.iter().flat_map(|it| &it.earned) {
                    *earned.entry(it.what.clone()).or_default() += 1;
                }
                match shelf.play_on(&setup, &account).expect("it goes on") {
                    Some(next) => setup = next,
                    None => break,
                }
            }
        }
    }
    for it in &sergeants::content::Library::builtin().decorations {
        assert!(earned.contains_key(&it.id), "nobody earns {}: {earned:?}", it.id);
    }
    println!("{earned:?}");
}
