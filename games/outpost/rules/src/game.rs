//! Outpost as the table knows it. Each method of [`Rules`] leads to the chapter that it belongs to.

use serde::{Deserialize, Serialize};
use table::{Chance, Opening, Play, Problem, Prompt, Rules, Seat, Secrecy, Table, Team};

use crate::{
    Ask, Board, Card, Choice, Event, Field, Hex, Outcome, Setup, Space, View, Why, board::clockwise, ending,
    events, march, orders, raid, scout, setting_up,
};

/// The rules of Outpost.
#[derive(Clone, Debug, PartialEq)]
pub enum Outpost {}

/// The table at which Outpost is played.
pub(crate) type At<'a> = Table<'a, Outpost>;

/// What never changes while a game lasts.
#[derive(Clone, Debug)]
pub struct World {
    /// What the game started from.
    pub setup: Setup,
    /// What is printed on the field.
    pub field: Field,
    /// OP-SET-2: the camp of each seat.
    pub camps: Vec<Hex>,
}

impl World {
    /// The seats, from the first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        clockwise(self.setup.players, Seat(0))
    }
}

/// A procedure of the rules still to be carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// OP-SET-3: fill the outposts, then play.
    SetUp,
    /// OP-SET-3: hide a cache in an outpost.
    Hide(Hex),
    /// OP-ORD-1: begin a round, or end the game.
    Round,
    /// OP-ORD-1: draw a card.
    Draw(Seat),
    /// OP-ORD-3: lay orders and turn them over.
    Orders,
    /// OP-ORD-4: carry out an order.
    CarryOut(Seat, Card),
}

impl Rules for Outpost {
    const NAME: &'static str = "outpost";
    const VERSION: u32 = 1;
    #[cfg(not(feature = "planted"))]
    const SECRECY: Secrecy<Outpost> = crate::secrecy::SECRECY;
    #[cfg(feature = "planted")]
    const SECRECY: Secrecy<Outpost> = crate::planted::SECRECY;
    table::types!(Setup, World, Board, Step, Ask, Choice, Space, Event, View, Why, Outcome);

    fn open(setup: &Setup) -> Result<Opening<Self>, Vec<Problem>> {
        setting_up::open(setup)
    }

    fn seats(world: &World) -> Vec<(Seat, Team)> {
        world.seats().map(|it| (it, Team(it.0))).collect()
    }

    fn perform(step: &Step, t: &mut At<'_>) -> Play {
        #[cfg(feature = "planted")]
        if let Some(done) = crate::planted::perform(step, t) {
            return done;
        }
        match *step {
            Step::SetUp => setting_up::set_up(t),
            Step::Hide(outpost) => setting_up::hide(t, outpost),
            Step::Round => orders::round(t),
            Step::Draw(seat) => orders::draw(t, seat),
            Step::Orders => orders::lay(t),
            Step::CarryOut(seat, card) => orders::carry_out(t, seat, card),
        }
    }

    fn apply(world: &World, board: &mut Board, event: &Event) {
        events::apply(world, board, event);
        #[cfg(feature = "planted")]
        crate::planted::apply(world, board, event);
    }

    fn admits(world: &World, board: &Board, space: &Space, choice: &Choice) -> Result<(), Why> {
        march::admits(world, &board.patrols, space, choice)
    }

    fn sample(world: &World, board: &Board, space: &Space, chance: &mut dyn Chance) -> Choice {
        march::sample(world, &board.patrols, space, chance)
    }

    fn weight(_: &Space) -> u32 {
        march::WEIGHT
    }

    fn refusal(_: &World, board: &Board, seat: Seat, ask: &Ask, choice: &Choice) -> Why {
        match (ask, choice) {
            (Ask::Order { .. }, Choice::Card(card)) if !board.hand(seat).contains(card) => {
                Why::NotInHand { card: *card }
            }
            (Ask::Raid, Choice::Raid(_)) => Why::NoTarget,
            (Ask::Cover { .. }, Choice::TakeCover) => Why::NoCoverInHand,
            (Ask::Scout, Choice::Scout(hex)) => Why::NoOutpost { hex: *hex },
            (_, Choice::Flare) => march::no_flare(board, seat),
            _ => Why::OtherQuestion { rule: ask.rule() },
        }
    }

    fn refusal_unasked(_: &World, board: &Board, seat: Seat, choice: &Choice) -> Option<Why> {
        let known = (seat.0 as usize) < board.patrols.len();
        (known && *choice == Choice::Flare).then(|| march::no_flare(board, seat))
    }

    fn standing(_: &World, board: &Board, prompt: &Prompt<Self>) -> Option<Choice> {
        raid::standing(board, prompt)
    }

    fn audit(world: &World, board: &Board, _: &[Step]) -> Vec<Problem> {
        setting_up::audit(world, board)
    }
}

/// OP-ORD-4: what an order does.
pub(crate) fn obey(t: &mut At<'_>, seat: Seat, card: Card) -> Play {
    match card {
        Card::March => march::march(t, seat),
        Card::Scout => scout::scout(t, seat),
        Card::Raid => raid::raid(t, seat),
        Card::Cover => orders::idle(t, seat),
    }
}

/// OP-END-1: the game is over.
pub(crate) use ending::end;
