//! Games side by side as numbers, in every game there is: the numbers keep to their layout, a seed stands for one game, and nobody is
//! shown what is not theirs.

use hosting::{
    AnyShelf,
    drill::{AnyDrill, Course, HEAD},
};
use serde_json::{Map, Value, json};
use table::{Chance, Seat, Shuffler};

const SEAT: usize = 0;
const CANDIDATES: usize = 1;
const OVER: usize = 2;
const ADVISED: usize = 4;

fn course(lanes: usize) -> Course {
    Course { lanes, candidates: 48, longest: 3000, seed: 7, advice: None }
}

/// The set-ups that are drilled here: those that hide something among them.
fn setups(game: &str) -> Vec<Value> {
    match game {
        "aces" => vec![
            json!({}),
            json!({"players": 4, "options": {"experienced": true}}),
            json!({"missions": {"v2": {"owner": "g1", "duds_stay": true}}}),
            json!({"missions": {"weather": true}, "sets": 2}),
        ],
        "sergeants" => vec![
            json!({}),
            json!({"scenario": "four-players"}),
            json!({"scenario": "crossing", "buying": true}),
        ],
        _ => vec![json!({})],
    }
}

fn begin(shelf: &dyn AnyShelf, setup: &Value, course: Course) -> Box<dyn AnyDrill> {
    let setup: Map<String, Value> = setup.as_object().cloned().unwrap_or_default();
    let begun = shelf.drill(setup, None, course);
    begun.unwrap_or_else(|why| panic!("{} begins: {}", shelf.name(), why.message()))
}

/// Does something with a drill of every set-up of every game.
fn each(lanes: usize, mut f: impl FnMut(&str, Box<dyn AnyDrill>)) {
    for game in games::all().iter() {
        let shelf = game.shelf(&[]).expect("the built-in content is sound");
        for setup in setups(game.name()) {
            f(&format!("{} {setup}", game.name()), begin(&*shelf, &setup, course(lanes)));
        }
    }
}

fn head(drill: &dyn AnyDrill, lane: usize) -> &[i16] {
    let width = HEAD.len() + drill.about().seats.len();
    &drill.arrays().heads[lane * width..(lane + 1) * width]
}

fn picks(drill: &dyn AnyDrill, chance: &mut Shuffler) -> Vec<i32> {
    let pick = |lane| match head(drill, lane)[CANDIDATES] {
        0 => -1,
        n => chance.below(n as u32) as i32,
    };
    (0..drill.about().lanes).map(pick).collect()
}

fn step(drill: &mut dyn AnyDrill, picks: &[i32], again: bool) -> Result<(), hosting::engine::Error> {
    let lanes: Vec<usize> = (0..drill.about().lanes).collect();
    drill.step(&lanes, picks, again)
}

#[test]
fn every_number_keeps_to_its_column() {
    each(4, |name, mut drill| {
        let about = drill.about();
        let columns: Vec<_> = about.layout.columns().collect();
        assert_eq!(columns.len(), about.layout.width(), "{name}");
        let mut chance = Shuffler::new(1);
        for _ in 0..400 {
            for (i, n) in drill.arrays().observations.iter().enumerate() {
                let column = columns[i % columns.len()];
                assert!((column.low.min(0)..=column.high).contains(n), "{name}: {} is {n}", column.name);
            }
            for (i, n) in drill.arrays().candidates.iter().enumerate() {
                let column = about.layout.candidate[i % about.layout.candidate.len()];
                assert!(
                    (column.low.min(0)..=column.high).contains(n),
                    "{name}: a candidate's {} is {n}",
                    column.name
                );
            }
            for lane in 0..4 {
                for (column, n) in about.head.iter().zip(head(&*drill, lane)) {
                    assert!((column.low..=column.high).contains(n), "{name}: {} is {n}", column.name);
                }
            }
            let picks = picks(&*drill, &mut chance);
            step(&mut *drill, &picks, true).unwrap_or_else(|why| panic!("{name}: {}", why.message()));
        }
    });
}

#[test]
fn columns_of_a_section_have_names_of_their_own_and_tell_what_they_are() {
    each(1, |name, drill| {
        let layout = drill.about().layout;
        let candidate = ("candidate", layout.candidate);
        for (section, columns) in layout.observation.iter().map(|it| (it.name, it.columns)).chain([candidate])
        {
            for (i, column) in columns.iter().enumerate() {
                assert!(
                    columns[..i].iter().all(|it| it.name != column.name),
                    "{name}: {section}.{} twice",
                    column.name
                );
                assert!(
                    column.low <= column.high && column.what.ends_with('.'),
                    "{name}: {section}.{}",
                    column.name
                );
            }
        }
    });
}

/// Twins: a seat cannot tell two games from each other, though what is hidden from it differs.
#[test]
fn hidden_things_are_in_nobody_elses_numbers() {
    let mut differed = Vec::new();
    each(2, |name, mut drill| {
        let about = drill.about();
        let (width, one) = (about.layout.width(), about.layout.candidate.len() * about.candidates);
        let mut chance = Shuffler::new(5);
        let mut others_differ = false;
        for i in 0..150 {
            for (seat, _) in &about.seats {
                if drill.copy(0, 1, Some((*seat, i))).is_err() {
                    continue;
                }
                assert_eq!(drill.look(0, *seat), drill.look(1, *seat), "{name}: {seat} sees what is hidden");
                let asked = head(&*drill, 0)[SEAT];
                if asked == i16::from(seat.0) {
                    let arrays = drill.arrays();
                    assert_eq!(arrays.observations[..width], arrays.observations[width..], "{name}: {seat}");
                    assert_eq!(
                        arrays.candidates[..one],
                        arrays.candidates[one..],
                        "{name}: candidates of {seat}"
                    );
                    assert_eq!(head(&*drill, 0), head(&*drill, 1), "{name}: heads for {seat}");
                }
                others_differ |= about.seats.iter().any(|(it, _)| drill.look(0, *it) != drill.look(1, *it));
            }
            let mut picks = picks(&*drill, &mut chance);
            picks[1] = -1;
            if head(&*drill, 0)[OVER] != 0 {
                drill.deal(0, i).expect("it is dealt");
                continue;
            }
            step(&mut *drill, &picks, false).unwrap_or_else(|why| panic!("{name}: {}", why.message()));
        }
        if others_differ {
            differed.push(name.to_string());
        }
    });
    // Where something is hidden, twins do differ: else this would be no test.
    for hides in ["aces {\"missions\"", "sergeants {\"scenario\":\"four", "outpost"] {
        assert!(differed.iter().any(|it| it.starts_with(hides)), "{hides} hides something: {differed:?}");
    }
}

#[test]
fn a_seed_stands_for_one_game() {
    each(3, |name, mut drill| {
        for lane in 0..2 {
            drill.deal(lane, 11).expect("it is dealt");
        }
        drill.deal(2, 12).expect("it is dealt");
        let width = drill.about().layout.width();
        let mut chance = Shuffler::new(3);
        let mut another = false;
        for _ in 0..200 {
            assert_eq!(head(&*drill, 0), head(&*drill, 1), "{name}");
            let seen = &drill.arrays().observations;
            assert_eq!(seen[..width], seen[width..2 * width], "{name}");
            another |= seen[..width] != seen[2 * width..];
            let mut picks = picks(&*drill, &mut chance);
            picks[1] = picks[0];
            step(&mut *drill, &picks, false).unwrap_or_else(|why| panic!("{name}: {}", why.message()));
        }
        assert!(another, "{name}: another seed is another game");
    });
}

#[test]
fn games_end_with_rewards_that_balance_and_begin_again() {
    each(8, |name, mut drill| {
        let mut chance = Shuffler::new(9);
        let mut ended = 0;
        for _ in 0..4000 {
            let picks = picks(&*drill, &mut chance);
            step(&mut *drill, &picks, true).unwrap_or_else(|why| panic!("{name}: {}", why.message()));
            for lane in 0..8 {
                let head = head(&*drill, lane);
                assert!(head[SEAT] >= 0 && head[CANDIDATES] > 0, "{name}: a new game is being played");
                let rewards = &head[HEAD.len()..];
                ended += i32::from(head[OVER] == 1);
                let won = rewards.iter().filter(|it| **it == 1).count();
                let lost = rewards.iter().filter(|it| **it == -1).count();
                assert_eq!(won == 0, lost == 0, "{name}: who wins, wins against someone");
                assert!(head[OVER] == 1 || won == 0, "{name}: a reward comes with the end");
            }
        }
        assert!(ended > 0, "{name}: a game ends");
    });
}

#[test]
fn advice_is_always_among_the_candidates() {
    for game in games::all().iter() {
        let shelf = game.shelf(&[]).expect("the built-in content is sound");
        let advice = Some("greedy".parse().expect("there is such a bot"));
        let mut drill = begin(&*shelf, &json!({}), Course { candidates: 3, advice, ..course(1) });
        let mut chance = Shuffler::new(2);
        for _ in 0..60 {
            let (n, advised) = (head(&*drill, 0)[CANDIDATES], head(&*drill, 0)[ADVISED]);
            assert!((0..n).contains(&advised) && n <= 3, "{}: {advised} of {n}", game.name());
            let pick = if chance.below(2) == 0 { advised.into() } else { picks(&*drill, &mut chance)[0] };
            step(&mut *drill, &[pick], true).expect("it is taken");
        }
    }
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let games = games::all();
    let shelf = games.find("outpost").expect("there is one").shelf(&[]).expect("it is sound");
    let mut drill = begin(&*shelf, &json!({}), course(2));
    let before = drill.arrays().clone();
    assert!(step(&mut *drill, &[0], false).is_err());
    assert!(step(&mut *drill, &[0, 1000], false).is_err(), "the first lane is not stepped either");
    assert!(step(&mut *drill, &[-2, -1], false).is_err());
    assert!(drill.step(&[1, 1], &[0, 0], false).is_err(), "a lane is named once");
    assert!(drill.step(&[2], &[0], false).is_err());
    assert!(drill.deal(2, 1).is_err());
    assert!(drill.copy(0, 5, None).is_err());
    assert!(drill.look(0, Seat(9)).is_err());
    assert!(drill.copy(0, 1, Some((Seat(9), 1))).is_err());
    assert_eq!(before.heads, drill.arrays().heads);
    assert_eq!(before.observations, drill.arrays().observations);
    for wrong in [course(0), Course { candidates: 0, ..course(1) }, Course { longest: 0, ..course(1) }] {
        assert!(shelf.drill(Map::new(), None, wrong).is_err());
    }
}

#[test]
fn a_game_that_is_too_long_is_cut_off() {
    let games = games::all();
    let shelf = games.find("aces").expect("there is one").shelf(&[]).expect("it is sound");
    let mut drill = begin(&*shelf, &json!({}), Course { longest: 5, ..course(1) });
    for _ in 0..5 {
        assert_eq!(head(&*drill, 0)[OVER], 0);
        step(&mut *drill, &[0], false).expect("it is taken");
    }
    assert_eq!(head(&*drill, 0)[OVER], 2);
    assert!(step(&mut *drill, &[0], false).is_err(), "nothing is asked any more");
}
