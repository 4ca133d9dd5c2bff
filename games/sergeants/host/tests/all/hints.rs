//! Hints: they can be followed, know no more than the seat, and come out the same.

use hosting::{Bots as _, HostedGame, Localizer};
use serde_json::{Value, json};
use sergeants::{Choice, Sergeants, Setup};
use sergeants_host::{
    Game as Hosted,
    bots::{Bot, Bots},
};
use table::{Answer, Game, Pending, Seat, Shuffler, Viewer};

use crate::bots::{new_game, setups};

fn english() -> Localizer {
    hosting::localizer::<Hosted>("en").expect("there are English texts")
}

/// The hint for a seat.
fn hint_for(game: &Game<Sergeants>, seat: Seat, seed: u64) -> Value {
    let wanted = json!({"what": "hint", "level": 3, "seed": seed});
    Hosted::find(&english(), game, Viewer::Seat(seat), wanted).expect("there is a hint")
}

/// Plays on greedily, and looks at every so many questions from turn 2 on.
fn questions(setup: &Setup, each: u64, most: u64, mut look: impl FnMut(&Game<Sergeants>, Seat, u64)) {
    let mut game = new_game(setup);
    let mut chance = Shuffler::new(11);
    let mut quick = Bots::new(game.world(), vec![Bot::Greedy; setup.seats.len()], Shuffler::new(0));
    for nth in 0..most {
        let seat = loop {
            match game.pending() {
                Pending::Over(_) => return,
                Pending::Chance(wanted) => {
                    let answer = wanted.by(&mut chance);
                    game.answer(answer).expect("it is legal");
                }
                Pending::Decide { prompts, .. } => break prompts[0].seat,
            }
        };
        if nth % each == 0 && 1 < game.view(Viewer::Seat(seat)).field.turn {
            look(&game, seat, nth);
        }
        quick.again(Shuffler::new(chance.next_u64()));
        let answer = quick.answer(&game, seat).expect("the seat is asked");
        game.answer(answer).expect("it is legal");
    }
}

/// What is advised is taken by the rules, begins with the answer, has a chance, and is the same for the same seed.
#[test]
fn a_hint_can_be_followed() {
    let (mut n, mut drawn, mut why) = (0, 0, 0);
    questions(&Setup::builtin("crossing", &["us", "de"]), 9, 250, |game, seat, nth| {
        let found = hint_for(game, seat, nth);
        assert_eq!(found, hint_for(game, seat, nth), "the same seed");
        let best = &found["hint"]["best"];
        let choice: Choice = serde_json::from_value(best["choice"].clone()).expect("it is an answer");
        let answer = Answer::Choose { seat, choice };
        assert!(game.check(&answer).is_ok(), "{best}");
        assert!(best["percent"].as_u64().is_some_and(|it| it <= 100) && best["lines"] != json!(0), "{best}");
        assert!(best["steps"].as_array().is_some_and(|it| !it.is_empty()), "{best}");
        n += 1;
        let steps = best["steps"].as_array().expect("a list");
        drawn += u32::from(steps.iter().any(|it| it.get("to").is_some() || it.get("target").is_some()));
        why += u32::from(best["why"].as_array().is_some_and(|it| !it.is_empty()));
    });
    assert!(10 <= n && 0 < drawn && 0 < why, "{n} hints, {drawn} drawn, {why} with reasons");
}

/// Only the seat that is asked gets a hint, and only of a level that thinks ahead.
#[test]
fn a_hint_is_for_who_is_asked() {
    let localizer = english();
    let mut refused = 0;
    questions(&Setup::builtin("crossing", &["us", "de"]), 40, 120, |game, seat, _| {
        let find = |viewer, what| Hosted::find(&localizer, game, viewer, what);
        assert!(find(Viewer::Spectator, json!({"what": "hint"})).is_err());
        assert!(find(Viewer::Seat(seat), json!({"what": "hint", "level": 2})).is_err());
        let other = Seat(1 - seat.0);
        if game.pending().prompt(other).is_none() {
            assert!(find(Viewer::Seat(other), json!({"what": "hint", "level": 3})).is_err());
            refused += 1;
        }
    });
    assert!(0 < refused);
}

/// SM-SOL-8, SM-TRN-4: what the seat may not know changes neither the hint nor its reasons.
#[test]
fn a_hint_does_not_betray_what_is_hidden() {
    let mut n_hidden = 0;
    for setup in setups().iter().step_by(7) {
        let mut chance = Shuffler::new(5);
        questions(setup, 17, 160, |game, seat, nth| {
            let viewer = Viewer::Seat(seat);
            let other = game.imagine(viewer, &mut chance).expect("one can be imagined");
            assert_eq!(other.view(viewer), game.view(viewer));
            let differs = |it: &Seat| other.view(Viewer::Seat(*it)) != game.view(Viewer::Seat(*it));
            n_hidden += u32::from(game.world().all_seats().any(|it| differs(&it)));
            assert_eq!(hint_for(game, seat, nth), hint_for(&other, seat, nth), "{}", setup.scenario.name);
        });
    }
    assert!(8 <= n_hidden, "hidden things differed in {n_hidden} comparisons only");
}
