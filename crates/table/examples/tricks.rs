//! A card game with hidden hands and simultaneous choices, a bot for it, and the battery that checks its secrets.
//!
//! ```sh
//! cargo run -p table --example tricks
//! ```
//!
//! Tricks: cards 1 to 10 are shuffled, and each of two players draws three. For each trick both lay a card face down at the same
//! time; the higher card takes the points of both. The most points after three tricks win.
#![allow(missing_docs, reason = "an example is not a library")]

use serde::{Deserialize, Serialize};
use table::{
    Chance, Game, NoSpace, Opening, Play, Privacy, Problem, Prompt, Rules, Seat, Secrecy, Shuffler, Table,
    Team, Viewer,
    battery::Battery,
    policy::{Moment, Offered, Pick, Policy, Uniform},
};

#[derive(Clone, Debug, PartialEq)]
enum Tricks {}

const HAND: usize = 3;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Board {
    bag: Vec<u8>,
    hands: [Vec<u8>; 2],
    points: [u8; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Step {
    Draw(Seat),
    Trick,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Ask {
    Draw(Seat),
    Lay,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    /// The card is missing only in what the opponent sees.
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Laid {
        cards: [u8; 2],
    },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    own: Vec<u8>,
    n_cards: [usize; 2],
    points: [u8; 2],
}

impl Rules for Tricks {
    const NAME: &'static str = "tricks";
    const VERSION: u32 = 1;
    const SECRECY: Secrecy<Tricks> = Secrecy { view, seen, disclosed, privacy, reveals, imagine };
    type Setup = ();
    type World = ();
    type Board = Board;
    type Step = Step;
    type Ask = Ask;
    type Choice = u8;
    type Space = NoSpace;
    type Event = Event;
    type View = View;
    type Why = &'static str;
    type Outcome = [u8; 2];

    fn open(_: &()) -> Result<Opening<Tricks>, Vec<Problem>> {
        let board = Board { bag: (1..=10).collect(), hands: Default::default(), points: [0, 0] };
        Ok(Opening { world: (), board, first: Step::Draw(Seat(0)) })
    }

    fn seats(_: &()) -> Vec<(Seat, Team)> {
        vec![(Seat(0), Team(0)), (Seat(1), Team(1))]
    }

    fn perform(step: &Step, t: &mut Table<'_, Tricks>) -> Play {
        match *step {
            Step::Draw(seat) => draw(t, seat),
            Step::Trick => trick(t),
        }
    }

    fn apply(_: &(), board: &mut Board, event: &Event) {
        match *event {
            Event::Drew { seat, card } => {
                let card = card.expect("only opponents miss the card");
                board.bag.retain(|it| *it != card);
                board.hands[seat.0 as usize].push(card);
            }
            Event::Laid { cards } => {
                for (hand, card) in board.hands.iter_mut().zip(cards) {
                    hand.retain(|it| *it != card);
                }
                board.points[usize::from(cards[0] < cards[1])] += cards[0] + cards[1];
            }
        }
    }

    fn admits(_: &(), _: &Board, space: &NoSpace, _: &u8) -> Result<(), &'static str> {
        match *space {}
    }

    fn sample(_: &(), _: &Board, space: &NoSpace, _: &mut dyn Chance) -> u8 {
        match *space {}
    }

    fn weight(space: &NoSpace) -> u32 {
        match *space {}
    }

    fn refusal(_: &(), _: &Board, _: Seat, _: &Ask, _: &u8) -> &'static str {
        "This card is not in your hand."
    }

    fn refusal_unasked(_: &(), _: &Board, _: Seat, _: &u8) -> Option<&'static str> {
        None
    }

    fn audit(_: &(), board: &Board, _: &[Step]) -> Vec<Problem> {
        let n_cards = board.bag.len() + board.hands.iter().map(Vec::len).sum::<usize>();
        let too_many = (10 < n_cards).then(|| Problem::new("board", "There are ten cards."));
        too_many.into_iter().collect()
    }
}

// Secrecy. No wildcards and no `..`: what is new does not compile until it is decided who may know it.

fn view(_: &(), board: &Board, viewer: Viewer) -> View {
    let Board { bag: _, hands, points } = board;
    let own = (0..2).find(|i| viewer.is(Seat(*i))).map(|i| hands[i as usize].clone());
    View { own: own.unwrap_or_default(), n_cards: [hands[0].len(), hands[1].len()], points: *points }
}

fn seen(_: &(), event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match *event {
        Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) },
        Event::Laid { cards } => Event::Laid { cards },
    })
}

/// A card, drawn or laid. It is open once the trick is: the event `Laid` says so then.
fn disclosed(_: &u8) -> Option<u8> {
    None
}

/// Which card to lay shows the hand.
fn privacy(_: &(), _: &Ask) -> Privacy {
    Privacy::Secret
}

/// Draws and the opening of sealed choices end an undo anyway.
fn reveals(event: &Event) -> bool {
    match event {
        Event::Drew { seat: _, card: _ } | Event::Laid { cards: _ } => false,
    }
}

/// The bag and the other hands are shuffled together.
fn imagine(_: &(), board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
    let Board { bag, hands, points: _ } = board;
    let others = (0..2).filter(|i| !viewer.is(Seat(*i))).map(usize::from);
    for i in others {
        for card in &mut hands[i] {
            let j = chance.below(bag.len() as u32) as usize;
            std::mem::swap(card, &mut bag[j]);
        }
    }
}

fn draw(t: &mut Table<'_, Tricks>, seat: Seat) -> Play {
    let card = t.draw(Ask::Draw(seat), t.board().bag.clone())?;
    t.tell(Event::Drew { seat, card: Some(card) });
    let is_full = |seat: Seat| t.board().hands[seat.0 as usize].len() == HAND;
    let next = match (is_full(Seat(0)), is_full(Seat(1))) {
        (false, _) => Step::Draw(Seat(0)),
        (true, false) => Step::Draw(Seat(1)),
        (true, true) => Step::Trick,
    };
    t.then(next);
    Ok(())
}

fn trick(t: &mut Table<'_, Tricks>) -> Play {
    let lay = |i: u8| {
        let options = t.board().hands[i as usize].clone();
        Prompt { seat: Seat(i), ask: Ask::Lay, options, space: None }
    };
    // Sealed: neither card is shown before both are chosen.
    let cards = t.choose_all(vec![lay(0), lay(1)])?;
    t.tell(Event::Laid { cards: [cards[0], cards[1]] });
    if t.board().hands[0].is_empty() {
        let points = t.board().points;
        return t.end(points);
    }
    t.then(Step::Trick);
    Ok(())
}

/// Lays its highest card. It sees its own view alone: there is no way to look at the other hand.
struct Highest(Shuffler);

impl Policy<Tricks> for Highest {
    fn choose(&mut self, moment: &Moment<'_, Tricks>, offered: &Offered<'_, Tricks>) -> Pick<Tricks> {
        let highest = moment.view().own.into_iter().max();
        let found = (0..offered.n).find(|i| Some((offered.nth)(*i)) == highest);
        Pick::Listed(found.expect("the hand is what is offered"))
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.0.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> u8) -> usize {
        self.0.below(n as u32) as usize
    }
}

fn main() {
    // A game between the bot and chance, as the first player sees it.
    let (mut game, _) = Game::<Tricks>::new(&()).expect("there is nothing to set up");
    let (mut bot, mut chance) = (Highest(Shuffler::new(1)), Shuffler::new(7));
    let outcome = loop {
        if let Some(outcome) = game.pending().outcome() {
            break *outcome;
        }
        let answer = game.decide(Seat(0), &mut bot).or_else(|| game.random_answer(&mut chance));
        let answer = answer.expect("the game is not over");
        for event in game.answer(answer).expect("the answer was offered") {
            println!("{:?}", game.seen(&event, Viewer::Seat(Seat(0))));
        }
    };
    println!("points: {outcome:?}");

    // Whole games in one go.
    let (game, _) = Game::<Tricks>::new(&()).expect("there is nothing to set up");
    let total: u32 = (0..1000)
        .map(|seed| u32::from(game.clone().play_out(&mut Uniform(Shuffler::new(seed))).outcome[0]))
        .sum();
    println!("the first player's mean over 1000 random games: {}", total / 1000);

    // The laws: nobody sees what is not theirs, undo stops at what was shown, saves load, and more.
    let tally = Battery::<Tricks>::new(0..100).run(|_| ());
    println!("{:?}", tally.expect("the game keeps the laws"));
}
