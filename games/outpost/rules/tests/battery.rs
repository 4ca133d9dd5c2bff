//! The battery passes Outpost and catches each bug that is planted in it.

use outpost::{Bug, Outpost, Setup};
use table::{
    CannotUndo, Match, Seat,
    battery::{Battery, Complaint, Tally},
};

/// All set-ups in turn: two to four players, four to six rounds, with and without a clock.
fn setup(seed: u64) -> Setup {
    Setup {
        rounds: 4 + (seed % 3) as u8,
        clock: seed.is_multiple_of(2),
        ..Setup::of(2 + (seed / 2 % 3) as u8)
    }
}

/// What the battery says about Outpost with a planted bug.
fn complaint_of(battery: &Battery<Outpost>, bug: Option<Bug>) -> Complaint {
    match battery.run(|seed| Setup { bug, ..setup(seed) }) {
        Ok(tally) => panic!("nothing was noticed: {tally:?}"),
        Err(complaint) => complaint,
    }
}

#[test]
fn the_game_passes() {
    let tally = Battery::<Outpost>::new(0..300).must_pass(setup);
    let Tally { n_games, n_answers, n_imagined, n_refused, n_undone, longest } = tally;
    assert_eq!(n_games, 300);
    assert!(40 * n_games < n_answers && longest < 200, "{tally:?}");
    assert!(10_000 < n_imagined && 1_000 < n_refused && 1_000 < n_undone, "{tally:?}");
}

#[test]
fn a_tally_counts_others_in() {
    let run = |seeds| Battery::<Outpost>::new(seeds).run(setup).expect("the game is honest");
    let sum = run(0..5).and(run(5..10));
    assert_eq!(sum, run(0..10));
}

/// Each bug with the law that it breaks and a word of the complaint.
const BUGS: [(Bug, &str, &str); 8] = [
    // Others see a face-down card, though nobody is asked meanwhile.
    (Bug::FaceDownShown, "redaction", "can tell after Laid"),
    // A seat is not asked because of its hand, or because it has answered in advance.
    (Bug::SilenceShowsTheHand, "silence", "Cover"),
    (Bug::SilenceShowsTheAnswer, "silence", "Cover"),
    // An event shows everyone a secret, or a secret draw, or forgets what happened.
    (Bug::ScoutShouts, "silence", "Scouted"),
    (Bug::DrawShouted, "a secret draw stays secret", "Drew"),
    (Bug::EventForgets, "events rebuild the board", "Opened"),
    // What was revealed could be undone.
    (Bug::PeekUndeclared, "undo stops at a reveal", "Scout"),
    (Bug::OfferedTwice, "an option is listed once", "Raid"),
];

#[test]
fn every_planted_bug_is_noticed() {
    for (bug, law, culprit) in BUGS {
        let complaint = complaint_of(&Battery::new(0..300), Some(bug));
        assert_eq!(complaint.law, law, "{bug:?}: {complaint}");
        assert!(complaint.detail.contains(culprit), "{bug:?}: {complaint}");
    }
}

#[test]
fn a_game_that_never_ends_is_noticed() {
    let battery = Battery { most_answers: 400, ..Battery::new(0..1) };
    let complaint = complaint_of(&battery, Some(Bug::NeverEnds));
    assert_eq!(complaint.law, "a game ends", "{complaint}");
    assert_eq!(complaint.n_answers, 401);
}

#[test]
fn an_invalid_set_up_is_noticed() {
    let battery = Battery::<Outpost>::new(7..8);
    let complaint = battery.run(|_| Setup { rounds: 0, ..Setup::of(1) }).expect_err("one cannot play");
    assert_eq!((complaint.law, complaint.seed), ("a set-up is valid", 7));
    assert!(complaint.detail.contains("setup.players"), "{complaint}");
    assert!(complaint.detail.contains("setup.rounds"), "{complaint}");
}

/// Takes back the last answer whatever it was.
fn careless(it: &mut Match<Outpost>, _: Seat) -> Result<(), CannotUndo> {
    it.rewind(it.journal().len().saturating_sub(1));
    Ok(())
}

#[test]
fn an_undo_that_takes_back_draws_is_noticed() {
    let complaint = complaint_of(&Battery { undo: careless, ..Battery::new(0..300) }, None);
    assert_eq!(complaint.law, "undo stops at dice, draws and others", "{complaint}");
    assert!(complaint.detail.starts_with("Draw"), "{complaint}");
}

/// Takes back all that this seat has chosen lately, not the last choice alone.
fn hasty(it: &mut Match<Outpost>, seat: Seat) -> Result<(), CannotUndo> {
    it.undo(seat)?;
    while it.undo(seat).is_ok() {}
    Ok(())
}

#[test]
fn an_undo_that_takes_back_too_much_is_noticed() {
    let complaint = complaint_of(&Battery { undo: hasty, ..Battery::new(0..300) }, None);
    assert_eq!(complaint.law, "undo takes back the last choice", "{complaint}");
}
