//! A position to start from, for tests, lessons and puzzles.

use serde::{Deserialize, Serialize};
use table::{Problem, Seat};

use crate::{
    content::{Marker, OrderNr, Rank, StoryNr, Tag},
    measure::{
        Place,
        geometry::{overlap, touch},
    },
    rules::{
        markers::{self, On},
        prisoners::{self, MOST_PRISONERS},
        teams,
    },
    state::{At, Board, CardIx, Figure, Owner, Procedure, Secret, Shown, World, board::put},
};

/// A soldier of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    /// The soldier's tag.
    pub tag: Tag,
    /// His player.
    pub seat: Seat,
    /// Where he stands; without a place he waits to enter, or, as a prisoner, is set beside his escort.
    pub at: Option<Place>,
    /// His rank; the first one if left out.
    pub rank: Option<Rank>,
    /// Whether he is spotted.
    #[serde(default)]
    pub spotted: bool,
    /// Whether he is pinned.
    #[serde(default)]
    pub pinned: bool,
    /// Whether he is wounded.
    #[serde(default)]
    pub wounded: bool,
    /// The escort whose prisoner he is.
    pub prisoner_of: Option<Tag>,
    /// The equipment that he has with him, by name.
    #[serde(default)]
    pub carries: Vec<String>,
    /// How many grenades he has.
    #[serde(default)]
    pub grenades: u8,
    /// SM-SPC-1: the optional cards that he brings, by their numbers.
    #[serde(default)]
    pub cards: Vec<u8>,
    /// SM-TEA-1: the panel that he is on.
    pub panel: Option<String>,
}

impl Posted {
    /// A healthy, hidden soldier on the map.
    pub fn new(tag: u16, seat: u8, at: Place) -> Posted {
        Posted {
            tag: Tag(tag),
            seat: Seat(seat),
            at: Some(at),
            rank: None,
            spotted: false,
            pinned: false,
            wounded: false,
            prisoner_of: None,
            carries: Vec::new(),
            grenades: 0,
            cards: Vec::new(),
            panel: None,
        }
    }
}

/// A marker of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// The marker.
    pub what: Marker,
    /// The tile or landmark it is on.
    pub tile: String,
    /// Only on the first piece of this name.
    pub piece: Option<String>,
    /// SM-MRK-1: the player whose equipment made it.
    pub by: Option<Seat>,
    /// SM-MRK-5: the turn in which it was laid; 0 if left out.
    #[serde(default)]
    pub turn: u8,
}

/// A position: where soldiers stand, what is open, and what is to be done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// The phase, from 1; 0 before the first.
    pub phase: u8,
    /// Phase cards that are turned up.
    pub story: Vec<StoryNr>,
    /// Story cards to come.
    pub story_deck: Vec<StoryNr>,
    /// The soldiers.
    pub soldiers: Vec<Posted>,
    /// Hands, as owner and number of each card; by seats.
    pub hands: Vec<Vec<(Tag, u8)>>,
    /// Cards that are face up on this phase; by seats.
    pub shown: Vec<Vec<(Tag, u8)>>,
    /// Team cards in hand, as panel and number; by seats.
    pub team_hands: Vec<Vec<(String, u8)>>,
    /// Team cards that are face up on this phase; by seats.
    pub team_shown: Vec<Vec<(String, u8)>>,
    /// Orders; by seats.
    pub orders: Vec<Vec<OrderNr>>,
    /// SM-ORD-7: for each of the orders, how many turns running its landmark was held; by seats.
    pub charged: Vec<Vec<u8>>,
    /// Markers on the map.
    pub markers: Vec<Lying>,
    /// What is to be done. After it, unless one of these goes on, there must be an end.
    pub then: Vec<Procedure>,
}

impl Position {
    /// Lays it out on an empty board, or returns what is wrong with it.
    pub(crate) fn lay_out(&self, world: &World, mut board: Board) -> Result<Board, Vec<Problem>> {
        let mut problems = Vec::new();
        for it in &self.soldiers {
            let card = world.library.soldiers.get(&it.tag);
            let rank = card.map(|card| it.rank.unwrap_or(card.ranks[0].rank));
            let known = card.zip(rank).is_some_and(|(card, rank)| card.at(rank).is_some());
            let twice = board.field.figure(it.tag).is_some();
            let unknown = it.carries.iter().find(|it| !world.library.equipment.contains_key(*it));
            if let Some(what) = unknown {
                problems.push(Problem::new("position.soldiers", format!("There is no equipment {what}.")));
            }
            let (Some(rank), true) = (rank, known && !twice && (it.seat.0 as usize) < world.seats.len())
            else {
                let what = format!("Soldier {} cannot stand here.", it.tag.0);
                problems.push(Problem::new("position.soldiers", what));
                continue;
            };
            let at = match (it.prisoner_of, it.at) {
                (Some(by), Some(at)) => At::Held { by, at },
                (Some(by), None) => At::With(by),
                (None, Some(place)) => At::On(place),
                (None, None) => At::Waiting,
            };
            let i = board.field.figures.partition_point(|other| other.tag < it.tag);
            let figure = Figure {
                tag: it.tag,
                seat: it.seat,
                at,
                spotted: it.spotted,
                pinned: it.pinned,
                wounded: it.wounded,
                // SM-PRI-1: the captor has a prisoner's card.
                shown: it.prisoner_of.map(|_| rank),
                killer: None,
                used: Vec::new(),
            };
            board.field.figures.insert(i, figure);
            let private = &mut board.hidden[it.seat];
            let (carries, grenades) = (it.carries.clone(), it.grenades);
            let (cards, panel) = (it.cards.clone(), it.panel.clone());
            let secret = Secret {
                tag: it.tag,
                rank,
                carries,
                grenades,
                cards,
                story: Vec::new(),
                panel,
                slot: None,
                spent: Vec::new(),
            };
            private.deck.extend(world.cards_of(&secret));
            private.soldiers.push(secret);
            private.soldiers.sort_by_key(|it| it.tag);
            let laid = &mut board.field.tableau[it.seat].panels;
            match it.panel.clone().filter(|panel| !laid.contains(panel)) {
                Some(panel) if world.library.panels.contains_key(&panel) => {
                    private.deck.extend(world.cards_of_panel(&panel));
                    laid.push(panel);
                }
                Some(panel) => {
                    let what = format!("There is no panel {panel}.");
                    problems.push(Problem::new("position.soldiers", what));
                }
                None => (),
            }
            private.deck.sort();
        }
        self.guard(world, &mut board, &mut problems);
        check_places(world, &board, &mut problems);
        if self.then.is_empty() {
            let what = "A position needs something to do, such as [{\"turn\": {\"turn\": 1}}].";
            problems.push(Problem::new("position.then", what));
        }
        for (_, private) in board.hidden.iter_mut() {
            if let Err(tag) = teams::take_seats(world, &mut private.soldiers) {
                let what = format!("There is no place on the panel for soldier {} (SM-TEA-1).", tag.0);
                problems.push(Problem::new("position.soldiers", what));
            }
        }
        self.deal(world, &mut board, &mut problems);
        let (field, story) = (&mut board.field, self.story.iter().chain(&self.story_deck));
        if story.into_iter().any(|it| !world.library.story.contains_key(it)) {
            problems.push(Problem::new("position.story", "There is no such story card."));
        }
        (field.turn, field.phase) = (self.turn, self.phase);
        (field.story, field.story_deck) = (self.story.clone(), self.story_deck.clone());
        for ((_, private), orders) in board.hidden.iter_mut().zip(&self.orders) {
            private.orders.clone_from(orders);
        }
        for ((_, private), charged) in board.hidden.iter_mut().zip(&self.charged) {
            private.charged.clone_from(charged);
        }
        for it in &self.markers {
            let on = match &it.piece {
                Some(name) => markers::piece(world, &it.tile, name),
                None => world.tile_named(&it.tile).map(On::tile),
            };
            match on {
                Some(on) if it.what.fault().is_none() => {
                    board.field.markers.lay(it.what, on, it.by, it.turn);
                }
                _ => {
                    let what = format!("The marker on {} lies on nothing.", it.tile);
                    problems.push(Problem::new("position.markers", what));
                }
            }
        }
        if problems.is_empty() { Ok(board) } else { Err(problems) }
    }

    /// SM-PRI-2: prisoners stand in contact with their escorts; those who do not are set beside them.
    fn guard(&self, world: &World, board: &mut Board, problems: &mut Vec<Problem>) {
        for it in &self.soldiers {
            let Some(by) = it.prisoner_of else { continue };
            let field = &mut board.field;
            let side = |tag: Tag| field.figure(tag).map(|it| world.side(it.seat));
            let enemies = side(it.tag).is_some() && side(by).is_some() && side(it.tag) != side(by);
            let place = field.place(by).filter(|it| enemies && is_on_the_map(world, *it));
            let (Some(escort), true) = (place, field.prisoners(by).count() <= MOST_PRISONERS) else {
                let (tag, by) = (it.tag.0, by.0);
                let what = format!(
                    "Soldier {tag} cannot be the prisoner of {by}: an escort is an enemy on the map with at most two (SM-PRI-2)."
                );
                problems.push(Problem::new("position.soldiers", what));
                continue;
            };
            let is_there = |it: Place| is_on_the_map(world, it) && touch(world.base, escort, it).is_some();
            if it.at.is_some_and(is_there) {
                continue;
            }
            field.figure_mut(it.tag).at = At::With(by);
            match prisoners::before(world, field, it.tag, by) {
                Some(at) => field.figure_mut(it.tag).at = At::Held { by, at },
                None => {
                    let what =
                        format!("There is no room for prisoner {} beside {} (SM-PRI-2).", it.tag.0, by.0);
                    problems.push(Problem::new("position.soldiers", what));
                }
            }
        }
    }

    fn deal(&self, world: &World, board: &mut Board, problems: &mut Vec<Problem>) {
        let ix = |(owner, nr): &(Owner, u8)| {
            world.cards.iter().position(|it| it.owner == *owner && it.nr == *nr).map(|it| CardIx(it as u16))
        };
        let of_soldier = |it: &(Tag, u8)| (Owner::Soldier(it.0), it.1);
        let of_panel = |it: &(String, u8)| (Owner::Panel(it.0.clone()), it.1);
        let phase = self.phase.saturating_sub(1) as usize;
        for (seat, private) in board.hidden.iter_mut() {
            let (tableau, seat) = (&mut board.field.tableau[seat], usize::from(seat.0));
            let hand = self.hands.get(seat).into_iter().flatten().map(of_soldier);
            let hand = hand.chain(self.team_hands.get(seat).into_iter().flatten().map(of_panel));
            let shown = self.shown.get(seat).into_iter().flatten().map(of_soldier);
            let shown = shown.chain(self.team_shown.get(seat).into_iter().flatten().map(of_panel));
            let all = hand.map(|it| (it, false)).chain(shown.map(|it| (it, true)));
            for (card, open) in all.collect::<Vec<_>>() {
                let in_deck = ix(&card).and_then(|it| private.deck.iter().position(|other| *other == it));
                let Some(i) = in_deck else {
                    let name = match &card.0 {
                        Owner::Soldier(tag) => tag.0.to_string(),
                        Owner::Panel(id) => id.clone(),
                    };
                    let what = format!("The card {name}-{} is not in the deck.", card.1);
                    problems.push(Problem::new("position.hands", what));
                    continue;
                };
                let card = private.deck.remove(i);
                if open {
                    let shown = Shown { card, action: None, done: false };
                    tableau.shown[phase].push(shown);
                } else {
                    put(&mut private.hand, card);
                }
            }
        }
    }
}

/// SM-MOV-1: bases lie on the map, and none on another.
fn check_places(world: &World, board: &Board, problems: &mut Vec<Problem>) {
    let bases: Vec<(Tag, Place)> = board.field.bases().map(|(it, place)| (it.tag, place)).collect();
    for (i, (tag, place)) in bases.iter().enumerate() {
        let mut add = |what: String| problems.push(Problem::new("position.soldiers", what));
        if !is_on_the_map(world, *place) {
            add(format!("Soldier {} stands off the map.", tag.0));
            continue;
        }
        let on = bases[..i].iter().find(|it| is_on_the_map(world, it.1) && overlap(world.base, *place, it.1));
        if let Some((other, _)) = on {
            add(format!("Soldiers {} and {} stand on each other (SM-MOV-1).", other.0, tag.0));
        }
    }
}

fn is_on_the_map(world: &World, place: Place) -> bool {
    place.at.is_possible()
        && world.map.tile_at(place.at).is_some()
        && world.base.juts_out(place, world.map.bounds()) == 0
}
