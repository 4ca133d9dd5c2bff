//! The battery notices when what is disclosed of an answer gives away a secret.

use serde::{Deserialize, Serialize};
use table::{
    Chance, NoSpace, Opening, Play, Privacy, Problem, Rules, Seat, Secrecy, Table, Team, Viewer,
    battery::{Battery, Complaint},
};

/// One player hides one of three coins in a box, or passes on doing so; another does the same. With `LEAK` the coin is disclosed, an
/// answer in advance does not look like the pass that it is, or everyone notices which coin is hidden.
#[derive(Clone, Debug, PartialEq)]
enum Hide<const LEAK: u8> {}

const HONEST: u8 = 0;
const COIN_TOLD: u8 = 1;
const ADVANCE_TOLD: u8 = 2;
const COIN_NOTICED: u8 = 3;

/// The coin that each player has hidden, and whether they pass from now on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Player {
    coin: Option<u8>,
    passes: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Choice {
    Coin(u8),
    Pass,
    PassFromNowOn,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Hidden { seat: Seat, coin: Option<u8> },
    Passed { seat: Seat },
    Settled { seat: Seat },
}

impl<const LEAK: u8> Rules for Hide<LEAK> {
    const NAME: &'static str = "hide";
    const VERSION: u32 = 1;
    const SECRECY: Secrecy<Self> = Secrecy {
        view,
        seen: seen::<LEAK>,
        disclosed: disclosed::<LEAK>,
        privacy: |_, ()| Privacy::Secret,
        reveals: |_| false,
        imagine,
    };
    type Setup = ();
    type World = ();
    type Board = [Player; 2];
    type Step = u8;
    type Ask = ();
    type Choice = Choice;
    type Space = NoSpace;
    type Event = Event;
    type View = Player;
    type Why = ();
    type Outcome = ();

    fn open(_: &()) -> Result<Opening<Self>, Vec<Problem>> {
        Ok(Opening { world: (), board: Default::default(), first: 0 })
    }

    fn seats(_: &()) -> Vec<(Seat, Team)> {
        vec![(Seat(0), Team(0)), (Seat(1), Team(1))]
    }

    fn perform(turn: &u8, t: &mut Table<'_, Self>) -> Play {
        if *turn == 4 {
            return t.end(());
        }
        let seat = Seat(turn % 2);
        let options =
            [Choice::Coin(1), Choice::Coin(2), Choice::Coin(3), Choice::Pass, Choice::PassFromNowOn];
        match t.choose(seat, (), options)? {
            Choice::Coin(coin) => t.tell(Event::Hidden { seat, coin: Some(coin) }),
            Choice::Pass => t.tell(Event::Passed { seat }),
            Choice::PassFromNowOn => {
                t.tell(Event::Passed { seat });
                t.tell(Event::Settled { seat });
            }
        }
        t.then(turn + 1);
        Ok(())
    }

    fn apply(_: &(), board: &mut [Player; 2], event: &Event) {
        match *event {
            Event::Hidden { seat, coin } => board[seat.0 as usize].coin = coin,
            Event::Passed { seat: _ } => (),
            Event::Settled { seat } => board[seat.0 as usize].passes = true,
        }
    }

    fn admits(_: &(), _: &[Player; 2], space: &NoSpace, _: &Choice) -> Result<(), ()> {
        match *space {}
    }

    fn sample(_: &(), _: &[Player; 2], space: &NoSpace, _: &mut dyn Chance) -> Choice {
        match *space {}
    }

    fn weight(space: &NoSpace) -> u32 {
        match *space {}
    }

    fn refusal(_: &(), _: &[Player; 2], _: Seat, (): &(), _: &Choice) {}

    fn refusal_unasked(_: &(), _: &[Player; 2], _: Seat, _: &Choice) -> Option<()> {
        None
    }

    fn audit(_: &(), _: &[Player; 2], _: &[u8]) -> Vec<Problem> {
        Vec::new()
    }
}

fn view(_: &(), board: &[Player; 2], viewer: Viewer) -> Player {
    (0..2).find(|i| viewer.is(Seat(*i))).map_or_else(Player::default, |i| board[i as usize].clone())
}

fn seen<const LEAK: u8>(_: &(), event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::Hidden { seat, coin } => {
            let is_told = LEAK == COIN_NOTICED || viewer.is(seat);
            Some(Event::Hidden { seat, coin: coin.filter(|_| is_told) })
        }
        Event::Passed { seat } => Some(Event::Passed { seat }),
        Event::Settled { seat } => viewer.is(seat).then_some(Event::Settled { seat }),
    }
}

fn disclosed<const LEAK: u8>(choice: &Choice) -> Option<Choice> {
    match choice {
        Choice::Coin(_) if LEAK == COIN_TOLD => Some(choice.clone()),
        Choice::Coin(_) => None,
        Choice::Pass => Some(Choice::Pass),
        Choice::PassFromNowOn if LEAK == ADVANCE_TOLD => None,
        Choice::PassFromNowOn => Some(Choice::Pass),
    }
}

fn imagine(_: &(), board: &mut [Player; 2], viewer: Viewer, chance: &mut dyn Chance) {
    for (i, player) in board.iter_mut().enumerate().filter(|it| !viewer.is(Seat(it.0 as u8))) {
        player.coin = player.coin.map(|_| 1 + chance.below(3) as u8);
        player.passes = chance.below(2) == i as u32 % 2;
    }
}

fn complaint<const LEAK: u8>() -> Option<Complaint> {
    Battery::<Hide<LEAK>>::new(0..300).run(|_| ()).err()
}

#[test]
fn an_honest_game_passes() {
    assert!(complaint::<HONEST>().is_none(), "{:?}", complaint::<HONEST>());
}

#[test]
fn a_secret_that_is_disclosed_is_noticed() {
    let complaint = complaint::<COIN_TOLD>().expect("the coin is told");
    assert_eq!(complaint.law, "a secret answer stays undisclosed", "{complaint}");
    assert!(complaint.detail.contains("Coin"), "{complaint}");
}

#[test]
fn an_answer_in_advance_that_stands_out_is_noticed() {
    let complaint = complaint::<ADVANCE_TOLD>().expect("a hidden answer is not a pass");
    assert_eq!(complaint.law, "a secret answer stays undisclosed", "{complaint}");
    assert!(complaint.detail.contains("PassFromNowOn"), "{complaint}");
}

#[test]
fn a_secret_that_is_noticed_is_noticed() {
    let complaint = complaint::<COIN_NOTICED>().expect("the coin is seen");
    assert_eq!(complaint.law, "what is disclosed alike is noticed alike", "{complaint}");
    assert!(complaint.detail.contains("Coin"), "{complaint}");
}
