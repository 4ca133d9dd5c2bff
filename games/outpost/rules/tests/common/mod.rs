//! Matches of Outpost in the positions that tests need.

use outpost::{Choice, Event, Hex, Outpost, Why};
use table::{Answer, Dice, Match, Refused, Seat, Viewer, save::save};

/// Three players and a spectator.
pub const EVERYONE: [Viewer; 4] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];

pub fn hex(text: &str) -> Hex {
    text.parse().expect("it is a hex")
}

pub fn by(seat: u8, choice: impl Into<Choice>) -> Answer<Outpost> {
    Answer::Choose { seat: Seat(seat), choice: choice.into() }
}

pub fn march(to: &str) -> Choice {
    Choice::March(hex(to))
}

pub fn roll(dice: &[u8]) -> Answer<Outpost> {
    Answer::Roll(dice.iter().copied().collect::<Dice>())
}

pub fn draw(choice: impl Into<Choice>) -> Answer<Outpost> {
    Answer::Draw(choice.into())
}

/// Gives answers that must be taken, and returns what happened.
pub fn give<const N: usize>(it: &mut Match<Outpost>, answers: [Answer<Outpost>; N]) -> Vec<Event> {
    let take = |answer: Answer<Outpost>| match it.answer(answer.clone()) {
        Ok(events) => events,
        Err(why) => panic!("{answer:?}: {why}"),
    };
    answers.into_iter().flat_map(take).collect()
}

/// Gives an answer that must be refused and change nothing, and returns why it was.
pub fn refused(it: &Match<Outpost>, answer: Answer<Outpost>) -> Refused<Why> {
    let mut copy = it.clone();
    let checked = it.game().check(&answer);
    let why = copy.answer(answer).expect_err("the answer is refused");
    assert_eq!(checked, Err(why.clone()));
    assert_same(&copy, it);
    why
}

pub fn assert_same(a: &Match<Outpost>, b: &Match<Outpost>) {
    assert_eq!(save(a), save(b));
    assert_eq!(a.game().pending(), b.game().pending());
    for viewer in EVERYONE {
        assert_eq!(a.game().view(viewer), b.game().view(viewer));
    }
}

/// What everyone sees.
pub fn open(it: &Match<Outpost>) -> outpost::View {
    it.game().view(Viewer::Spectator)
}

/// Where a patrol stands.
pub fn place(it: &Match<Outpost>, seat: usize) -> String {
    open(it).patrols[seat].hex.to_string()
}
