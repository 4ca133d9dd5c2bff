//! SET: setting up.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::{BySeat, Opening, Play, Problem, Seat};

use crate::{
    Ask, Board, Cache, Card, Event, Field, Hex, Outpost, Patrol, Step, World,
    board::{self, clockwise},
    game::At,
};

/// OP-SET-4: the order cards.
pub const DECK: [(Card, usize); 4] = [(Card::March, 10), (Card::Scout, 8), (Card::Raid, 6), (Card::Cover, 4)];

/// OP-SET-3: the caches.
pub const CACHES: [i8; 10] = [-2, -2, 0, 1, 1, 2, 2, 3, 3, 4];

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// OP-SET-1: two to four.
    pub players: u8,
    /// OP-SET-5: four to nine.
    pub rounds: u8,
    /// OP-MOV-5: whether marches have a clock.
    pub clock: bool,
    /// A position to start from; by default everything is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The bug that a test has planted.
    #[cfg(feature = "planted")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bug: Option<crate::Bug>,
}

impl Setup {
    /// The usual game for so many players.
    pub fn of(players: u8) -> Setup {
        Setup {
            players,
            rounds: 6,
            clock: false,
            position: None,
            #[cfg(feature = "planted")]
            bug: None,
        }
    }
}

/// OP-SET-6: a position before a round, for lessons and tests. What it does not mention is as at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Position {
    /// Rounds that have been played.
    pub played: u8,
    /// Where the patrols stand, in the order of the seats.
    pub patrols: Vec<Hex>,
    /// The hands, in the order of the seats.
    pub hands: Vec<Vec<Card>>,
    /// What the outposts hold.
    pub caches: BTreeMap<Hex, Cache>,
    /// Whose flags fly over them.
    pub flags: BTreeMap<Hex, Seat>,
}

pub(crate) fn open(setup: &Setup) -> Result<Opening<Outpost>, Vec<Problem>> {
    let mut problems = Vec::new();
    if !(2..=4).contains(&setup.players) {
        problems.push(Problem::new("setup.players", "Two to four can play."));
    }
    if !(4..=9).contains(&setup.rounds) {
        problems.push(Problem::new("setup.rounds", "A game has four to nine rounds."));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let field = Field::printed();
    let camps = field.camps(setup.players);
    let world = World { setup: setup.clone(), field, camps };
    let mut board = lay_out(&world);
    if let Some(position) = &setup.position {
        board.arrange(position, &mut problems);
    }
    problems.extend(audit(&world, &board));
    if problems.is_empty() { Ok(Opening { world, board, first: Step::SetUp }) } else { Err(problems) }
}

/// OP-SET-2, OP-SET-4: the table before anything is drawn, with every patrol in its camp and every flare unfired.
fn lay_out(world: &World) -> Board {
    let nothing = BySeat::from_fn(usize::from(world.setup.players), |_| Vec::new());
    let patrol = |hex: &Hex| Patrol { hex: *hex, flare: true, pennants: 0 };
    let outpost = board::Outpost { cache: None, scouts: BTreeSet::new(), flag: None, open: false };
    Board {
        round: 0,
        leader: Seat(0),
        acting: None,
        bag: DECK.iter().flat_map(|&(card, n)| std::iter::repeat_n(card, n)).collect(),
        hands: nothing.clone(),
        face_down: nothing.clone(),
        face_up: nothing,
        discard: Vec::new(),
        patrols: world.camps.iter().map(patrol).collect(),
        outposts: world.field.outposts().iter().map(|hex| (*hex, outpost.clone())).collect(),
        spare: CACHES.map(Cache).to_vec(),
        exposed: BTreeSet::new(),
    }
}

impl Board {
    /// Sets up a position.
    fn arrange(&mut self, position: &Position, problems: &mut Vec<Problem>) {
        let Position { played, patrols, hands, caches, flags } = position;
        let mut wrong =
            |place: &str, what: String| problems.push(Problem::new(format!("position.{place}"), what));
        if self.patrols.len() < patrols.len() || self.hands.n_seats() < hands.len() {
            wrong("patrols", "There are more patrols or hands than players.".to_string());
            return;
        }
        self.round = *played;
        for (patrol, hex) in self.patrols.iter_mut().zip(patrols) {
            patrol.hex = *hex;
        }
        for ((_, hand), cards) in self.hands.iter_mut().zip(hands) {
            for card in cards {
                match self.bag.iter().position(|it| it == card) {
                    Some(i) => hand.push(self.bag.remove(i)),
                    None => wrong("hands", format!("There are not so many cards of {card:?}.")),
                }
            }
        }
        for (hex, cache) in caches {
            let i = self.spare.iter().position(|it| it == cache);
            match (self.outposts.get_mut(hex), i) {
                (Some(outpost), Some(i)) => outpost.cache = Some(self.spare.remove(i)),
                _ => {
                    wrong(
                        "caches",
                        format!("There is no outpost at {hex}, or no cache of {} left.", cache.0),
                    );
                }
            }
        }
        for (hex, seat) in flags {
            match self.outposts.get_mut(hex) {
                Some(outpost) => outpost.flag = Some(*seat),
                None => wrong("flags", format!("There is no outpost at {hex}.")),
            }
        }
    }
}

/// OP-SET-3: a cache for each outpost that has none, then the first round.
pub(crate) fn set_up(t: &mut At<'_>) -> Play {
    let empty: Vec<Hex> =
        t.board().outposts.iter().filter(|it| it.1.cache.is_none()).map(|it| *it.0).collect();
    empty.into_iter().for_each(|outpost| t.then(Step::Hide(outpost)));
    t.then(Step::Round);
    Ok(())
}

/// OP-SET-3: nobody sees the cache that is drawn.
pub(crate) fn hide(t: &mut At<'_>, outpost: Hex) -> Play {
    let cache = t.draw(Ask::Hide { outpost }, t.board().spare.clone())?;
    t.tell(Event::Hidden { outpost, cache: Some(cache) });
    Ok(())
}

/// What is wrong with a board that was written by hand or by other rules.
pub(crate) fn audit(world: &World, board: &Board) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut wrong = |what: String| problems.push(Problem::new("board", what));
    let piles = [&board.hands, &board.face_down, &board.face_up].into_iter().flat_map(|it| it.values());
    let n_cards = piles.map(Vec::len).sum::<usize>() + board.bag.len() + board.discard.len();
    let n_deck: usize = DECK.iter().map(|it| it.1).sum();
    if n_cards != n_deck {
        wrong(format!("There are {n_cards} cards; the game has {n_deck}."));
    }
    let n_players = world.setup.players as usize;
    let lists =
        [board.hands.n_seats(), board.face_down.n_seats(), board.face_up.n_seats(), board.patrols.len()];
    if lists.iter().any(|it| *it != n_players) || !board.outposts.keys().eq(world.field.outposts()) {
        wrong("Its patrols, hands or outposts are not those of the set-up.".to_string());
    }
    for (hex, seat) in board.flags().filter(|it| world.setup.players <= it.1.0) {
        wrong(format!("The flag at {hex} is of {seat}, where nobody sits."));
    }
    for (i, patrol) in board.patrols.iter().enumerate() {
        if board.patrols[..i].iter().any(|it| it.hex == patrol.hex) {
            wrong(format!("Two patrols stand at {}.", patrol.hex));
        }
        for seat in clockwise(world.setup.players, Seat(0)).filter(|it| it.0 as usize != i) {
            if world.camps[seat.0 as usize] == patrol.hex {
                wrong(format!("A patrol stands in the camp of {seat}, at {}.", patrol.hex));
            }
        }
    }
    problems
}
