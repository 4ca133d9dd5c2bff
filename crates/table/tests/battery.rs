//! The battery passes an honest game and catches each bug that is planted in one.

mod skirmish;

use skirmish::*;
use table::{
    CannotUndo, Match, Seat,
    battery::{Battery, Complaint, Tally},
};

/// All set-ups in turn: three and four seats, two to four rounds.
fn setup(seed: u64) -> Setup {
    Setup { n_seats: 3 + (seed % 2) as u8, n_rounds: 2 + (seed % 3) as u8 }
}

/// What the battery says about Skirmish with a planted bug.
fn complaint<const BUG: u8>() -> Complaint {
    complaint_of(&Battery::<Skirmish<BUG>>::new(0..300))
}

fn complaint_of<const BUG: u8>(battery: &Battery<Skirmish<BUG>>) -> Complaint {
    match battery.run(setup) {
        Ok(tally) => panic!("nothing was noticed: {tally:?}"),
        Err(complaint) => complaint,
    }
}

#[test]
fn an_honest_game_passes() {
    let tally = match Battery::<Skirmish<NO_BUG>>::new(0..300).run(setup) {
        Ok(tally) => tally,
        Err(complaint) => panic!("{complaint}"),
    };
    let Tally { n_games, n_answers, n_imagined, n_refused, n_undone, longest } = tally;
    assert_eq!(n_games, 300);
    assert!(40 * n_games < n_answers && longest < 200, "{tally:?}");
    assert!(10_000 < n_imagined && 1_000 < n_refused && 1_000 < n_undone, "{tally:?}");
}

#[test]
fn a_tally_counts_others_in() {
    let run = |seeds| Battery::<Skirmish<NO_BUG>>::new(seeds).run(setup).expect("the game is honest");
    let sum = run(0..5).and(run(5..10));
    assert_eq!(sum, run(0..10));
}

#[test]
fn a_face_down_card_that_others_see_is_noticed_though_nobody_is_asked_meanwhile() {
    let complaint = complaint::<FACE_DOWN_SHOWN>();
    assert_eq!(complaint.law, "redaction", "{complaint}");
    assert!(complaint.detail.contains("can tell after Ordered"), "{complaint}");
}

#[test]
fn a_seat_that_is_not_asked_because_of_its_hand_is_noticed() {
    let complaint = complaint::<SILENCE_TELLS>();
    assert_eq!(complaint.law, "silence", "{complaint}");
    assert!(complaint.detail.contains("Parry"), "{complaint}");
}

#[test]
fn a_seat_that_is_not_asked_because_of_what_it_said_in_secret_is_noticed() {
    let complaint = complaint::<STANDING_TELLS>();
    assert_eq!(complaint.law, "silence", "{complaint}");
    assert!(complaint.detail.contains("Parry"), "{complaint}");
}

#[test]
fn an_event_that_tells_everybody_a_secret_is_noticed() {
    let complaint = complaint::<SCOUT_SHOUTS>();
    assert_eq!(complaint.law, "silence", "{complaint}");
    assert!(complaint.detail.contains("Scouted"), "{complaint}");
}

#[test]
fn an_event_that_tells_everybody_a_secret_draw_is_noticed() {
    let complaint = complaint::<DRAW_SHOUTED>();
    assert_eq!(complaint.law, "a secret draw stays secret", "{complaint}");
    assert!(complaint.detail.contains("Drew"), "{complaint}");
}

#[test]
fn an_event_that_forgets_what_happened_is_noticed() {
    let complaint = complaint::<EVENT_FORGETS>();
    assert_eq!(complaint.law, "events rebuild the board", "{complaint}");
    assert!(complaint.detail.contains("Strayed"), "{complaint}");
}

#[test]
fn a_reveal_that_could_be_undone_is_noticed() {
    let complaint = complaint::<PEEK_UNDECLARED>();
    assert_eq!(complaint.law, "undo stops at a reveal", "{complaint}");
    assert!(complaint.detail.contains("Chest"), "{complaint}");
}

#[test]
fn a_game_that_never_ends_is_noticed() {
    let battery = Battery { most_answers: 400, ..Battery::<Skirmish<NEVER_ENDS>>::new(0..1) };
    let complaint = complaint_of(&battery);
    assert_eq!(complaint.law, "a game ends", "{complaint}");
    assert_eq!(complaint.n_answers, 401);
}

#[test]
fn an_option_offered_twice_is_noticed() {
    let complaint = complaint::<OFFERED_TWICE>();
    assert_eq!(complaint.law, "an option is listed once", "{complaint}");
    assert!(complaint.detail.contains("StrikeWhom"), "{complaint}");
}

#[test]
fn an_invalid_set_up_is_noticed() {
    let battery = Battery::<Skirmish<NO_BUG>>::new(7..8);
    let complaint = battery.run(|_| Setup { n_seats: 2, n_rounds: 0 }).expect_err("two cannot play");
    assert_eq!((complaint.law, complaint.seed), ("a set-up is valid", 7));
    assert!(complaint.detail.contains("setup.n_seats"), "{complaint}");
    assert!(complaint.detail.contains("setup.n_rounds"), "{complaint}");
}

/// Takes back the last answer whatever it was.
fn careless(it: &mut Match<Skirmish<NO_BUG>>, _: Seat) -> Result<(), CannotUndo> {
    it.rewind(it.journal().len().saturating_sub(1));
    Ok(())
}

#[test]
fn an_undo_that_takes_back_draws_is_noticed() {
    let complaint = complaint_of(&Battery { undo: careless, ..Battery::new(0..300) });
    assert_eq!(complaint.law, "undo stops at dice, draws and others", "{complaint}");
    assert!(complaint.detail.starts_with("Draw"), "{complaint}");
}

/// Takes back all that this seat has chosen lately, not the last choice alone.
fn hasty(it: &mut Match<Skirmish<NO_BUG>>, seat: Seat) -> Result<(), CannotUndo> {
    it.undo(seat)?;
    while it.undo(seat).is_ok() {}
    Ok(())
}

#[test]
fn an_undo_that_takes_back_too_much_is_noticed() {
    let complaint = complaint_of(&Battery { undo: hasty, ..Battery::new(0..300) });
    assert_eq!(complaint.law, "undo takes back the last choice", "{complaint}");
}
