//! Skirmish, an invented game that uses everything the table offers, with bugs that can be planted in it.
//!
//! Three or four seats in two teams fight on a small field over two closed chests. Each round everybody orders a
//! card from a hidden hand, all at once; the leader of the round orders two. Then the orders are carried out around
//! the table: advance, strike, or scout, which is to look into a chest and perhaps to claim it. Most treasure wins.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::{
    Aside, Chance, Opening, Play, Privacy, Problem, Prompt, Question, Reply, Rules, Seat, Table, Team,
    Timing, Viewer,
};

/// Skirmish, with the planted bug of that number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Skirmish<const BUG: u8> {}

/// The game as it should be.
pub(crate) const NO_BUG: u8 = 0;
/// Everybody sees face-down orders, in the moment between their laying down and their reveal.
pub(crate) const FACE_DOWN_SHOWN: u8 = 1;
/// A seat without a parry is not asked whether it parries.
pub(crate) const SILENCE_TELLS: u8 = 2;
/// Everybody notices what the scout saw.
pub(crate) const SCOUT_SHOUTS: u8 = 3;
/// An event forgets, when written down, what it needs to rebuild the board.
pub(crate) const EVENT_FORGETS: u8 = 4;
/// A look into a chest is not called a reveal.
pub(crate) const PEEK_UNDECLARED: u8 = 5;
/// Rounds are not counted, and nobody is ever hurt.
pub(crate) const NEVER_ENDS: u8 = 6;
/// An enemy is offered twice.
pub(crate) const OFFERED_TWICE: u8 = 7;
/// Everybody notices which card somebody drew.
pub(crate) const DRAW_SHOUTED: u8 = 8;
/// A seat that has said it never parries is not asked whether it parries.
pub(crate) const STANDING_TELLS: u8 = 9;

/// The field has so many paces each way.
pub(crate) const FIELD: i16 = 20;
/// An advance goes so many paces at most, either way.
pub(crate) const REACH: i16 = 3;
const HAND: usize = 3;

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) n_seats: u8,
    pub(crate) n_rounds: u8,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Card {
    Advance,
    Strike,
    Scout,
    /// Ordered, it does nothing; held back, it may turn a strike aside.
    Parry,
}

/// How many of each card there are.
const CARDS: [(Card, usize); 4] = [(Card::Advance, 8), (Card::Strike, 7), (Card::Scout, 5), (Card::Parry, 4)];
/// What the chests may hold.
const TREASURES: [Treasure; 5] = [Treasure(-2), Treasure(-1), Treasure(1), Treasure(2), Treasure(3)];

#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Treasure(pub(crate) i8);

#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ChestId(pub(crate) u8);

#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) x: i16,
    pub(crate) y: i16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fighter {
    pub(crate) place: Place,
    pub(crate) strength: u8,
    pub(crate) coins: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chest {
    pub(crate) holds: Option<Treasure>,
    pub(crate) scouts: Vec<Seat>,
    pub(crate) owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Board {
    round: u8,
    /// Cards that nobody has drawn, in no order.
    bag: Vec<Card>,
    hands: BTreeMap<Seat, Vec<Card>>,
    face_down: BTreeMap<Seat, Vec<Card>>,
    face_up: BTreeMap<Seat, Vec<Card>>,
    discard: Vec<Card>,
    /// Those who still stand.
    fighters: BTreeMap<Seat, Fighter>,
    chests: Vec<Chest>,
    /// Treasures that are in no chest.
    spare: Vec<Treasure>,
    /// Those who have said, in secret, that they never parry.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    stubborn: BTreeSet<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Muster,
    Fill(ChestId),
    Round,
    Draw(Seat),
    Orders,
    CarryOut(Seat, Card),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Ask {
    Fill(ChestId),
    Draw(Seat),
    Order { nth: u8 },
    AdvanceTo,
    StrikeWhom,
    Parry { by: Seat },
    Blow { at: Seat },
    ScoutWhich,
    Claim(ChestId),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    Card(Card),
    Treasure(Treasure),
    Chest(ChestId),
    Enemy(Seat),
    Place(Place),
    Stay,
    Nothing,
    Yes(bool),
    /// Gives a coin to a team mate.
    Pass(Seat),
    /// Does not parry, now or later.
    Never,
}

/// All places within reach, so many that they are not listed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Around {
    pub(crate) seat: Seat,
    pub(crate) from: Place,
}

/// A card or treasure is absent only in what people are told who may not know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Filled {
        chest: ChestId,
        holds: Option<Treasure>,
    },
    RoundBegan(u8),
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Ordered {
        seat: Seat,
        card: Option<Card>,
    },
    Revealed,
    CarriedOut {
        seat: Seat,
        card: Card,
    },
    Moved {
        seat: Seat,
        to: Place,
    },
    /// A move whose goal is lost when it is written down: a planted bug.
    Strayed {
        seat: Seat,
        to: Forgotten,
    },
    TimeLost(Seat),
    CoinPassed {
        from: Seat,
        to: Seat,
    },
    Parried(Seat),
    Struck {
        by: Seat,
        at: Seat,
        die: u8,
    },
    Wounded(Seat),
    Scouted {
        seat: Seat,
        chest: ChestId,
        holds: Option<Treasure>,
    },
    Claimed {
        seat: Seat,
        chest: ChestId,
    },
    /// Somebody never parries, which only he knows.
    Vowed(Seat),
}

/// A place that is not written down.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Forgotten {
    #[serde(skip)]
    place: Option<Place>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) n_bag: usize,
    pub(crate) hand: Vec<Card>,
    pub(crate) vowed: bool,
    pub(crate) n_cards: BTreeMap<Seat, usize>,
    pub(crate) face_down: BTreeMap<Seat, Vec<Option<Card>>>,
    pub(crate) face_up: BTreeMap<Seat, Vec<Card>>,
    pub(crate) discard: Vec<Card>,
    pub(crate) fighters: BTreeMap<Seat, Fighter>,
    pub(crate) chests: Vec<Chest>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Why {
    NotOffered,
    NotInHand(Card),
    NotAPlace,
    OffTheField,
    TooFar { paces: i16 },
    Occupied(Seat),
}

/// The treasure of each team.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) treasure: BTreeMap<Team, i8>,
}

impl<const BUG: u8> Rules for Skirmish<BUG> {
    const NAME: &'static str = "skirmish";
    const VERSION: u32 = 1;
    type Setup = Setup;
    type World = Setup;
    type Board = Board;
    type Step = Step;
    type Ask = Ask;
    type Choice = Choice;
    type Space = Around;
    type Event = Event;
    type View = View;
    type Why = Why;
    type Outcome = Outcome;

    fn open(setup: &Setup) -> Result<Opening<Self>, Vec<Problem>> {
        let mut problems = Vec::new();
        if !(3..=4).contains(&setup.n_seats) {
            problems.push(Problem::new("setup.n_seats", "Three or four can play."));
        }
        if !(1..=9).contains(&setup.n_rounds) {
            problems.push(Problem::new("setup.n_rounds", "A game has one to nine rounds."));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let fighter = |seat: Seat| {
            let place =
                Place { x: 2 + 4 * seat.0 as i16, y: if team(seat) == Team(0) { 2 } else { FIELD - 3 } };
            let strength = if mates(setup, seat).next().is_some() { 2 } else { 4 };
            (seat, Fighter { place, strength, coins: 1 })
        };
        let board = Board {
            round: 0,
            bag: CARDS.iter().flat_map(|&(card, n)| std::iter::repeat_n(card, n)).collect(),
            hands: seats(setup).map(|it| (it, Vec::new())).collect(),
            face_down: BTreeMap::new(),
            face_up: BTreeMap::new(),
            discard: Vec::new(),
            fighters: seats(setup).map(fighter).collect(),
            chests: vec![Chest { holds: None, scouts: Vec::new(), owner: None }; 2],
            spare: TREASURES.to_vec(),
            stubborn: BTreeSet::new(),
        };
        Ok(Opening { world: setup.clone(), board, first: Step::Muster })
    }

    fn seats(world: &Setup) -> Vec<(Seat, Team)> {
        seats(world).map(|it| (it, team(it))).collect()
    }

    fn perform(step: &Step, t: &mut Table<'_, Self>) -> Play {
        match *step {
            Step::Muster => muster(t),
            Step::Fill(chest) => fill(t, chest),
            Step::Round => round(t),
            Step::Draw(seat) => draw(t, seat),
            Step::Orders => orders(t),
            Step::CarryOut(seat, card) => carry_out(t, seat, card),
        }
    }

    fn apply(_: &Setup, board: &mut Board, event: &Event) {
        match *event {
            Event::Filled { chest, holds } => {
                let holds = holds.expect("only those who are told less miss the treasure");
                take(&mut board.spare, &holds);
                board.chests[chest.0 as usize].holds = Some(holds);
            }
            Event::RoundBegan(round) => {
                board.round = round;
                board.bag.append(&mut board.discard);
            }
            Event::Drew { seat, card } => {
                let card = card.expect("only those who are told less miss the card");
                take(&mut board.bag, &card);
                board.hands.entry(seat).or_default().push(card);
            }
            Event::Ordered { seat, card } => {
                let card = card.expect("only those who are told less miss the card");
                take(board.hands.entry(seat).or_default(), &card);
                board.face_down.entry(seat).or_default().push(card);
            }
            Event::Revealed => board.face_up = std::mem::take(&mut board.face_down),
            Event::CarriedOut { seat, card } => {
                take(board.face_up.entry(seat).or_default(), &card);
                board.discard.push(card);
            }
            Event::Moved { seat, to } => board.fighter_mut(seat).place = to,
            Event::Strayed { seat, to } => {
                if let Some(place) = to.place {
                    board.fighter_mut(seat).place = place;
                }
            }
            Event::CoinPassed { from, to } => {
                board.fighter_mut(from).coins -= 1;
                board.fighter_mut(to).coins += 1;
            }
            Event::Parried(seat) => {
                take(board.hands.entry(seat).or_default(), &Card::Parry);
                board.discard.push(Card::Parry);
            }
            Event::Wounded(seat) => {
                board.fighter_mut(seat).strength -= 1;
                if board.fighters[&seat].strength == 0 {
                    board.fighters.remove(&seat);
                }
            }
            Event::Scouted { seat, chest, .. } => board.chests[chest.0 as usize].scouts.push(seat),
            Event::Claimed { seat, chest } => board.chests[chest.0 as usize].owner = Some(seat),
            Event::Vowed(seat) => drop(board.stubborn.insert(seat)),
            Event::TimeLost(_) | Event::Struck { .. } => (),
        }
    }

    fn view(_: &Setup, board: &Board, viewer: Viewer) -> View {
        let Board { round, bag, hands, face_down, face_up, discard, fighters, chests, spare: _, stubborn } =
            board;
        let hand = hands.iter().find(|(seat, _)| viewer.is(**seat)).map(|it| it.1.clone());
        let back = |seat: Seat, card: Card| (viewer.is(seat) || BUG == FACE_DOWN_SHOWN).then_some(card);
        let backs = |(seat, cards): (&Seat, &Vec<Card>)| {
            (*seat, cards.iter().map(|card| back(*seat, *card)).collect())
        };
        let chest = |it: &Chest| {
            let known = it.scouts.iter().any(|seat| viewer.is(*seat));
            Chest { holds: it.holds.filter(|_| known), scouts: it.scouts.clone(), owner: it.owner }
        };
        View {
            round: *round,
            n_bag: bag.len(),
            hand: hand.unwrap_or_default(),
            vowed: stubborn.iter().any(|it| viewer.is(*it)),
            n_cards: hands.iter().map(|(seat, cards)| (*seat, cards.len())).collect(),
            face_down: face_down.iter().map(backs).collect(),
            face_up: face_up.clone(),
            discard: discard.clone(),
            fighters: fighters.clone(),
            chests: chests.iter().map(chest).collect(),
        }
    }

    fn seen(_: &Setup, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Filled { chest, .. } => Event::Filled { chest, holds: None },
            Event::Drew { seat, .. } if !viewer.is(seat) && BUG != DRAW_SHOUTED => {
                Event::Drew { seat, card: None }
            }
            Event::Ordered { seat, .. } if !viewer.is(seat) => Event::Ordered { seat, card: None },
            Event::Scouted { seat, chest, .. } if !viewer.is(seat) && BUG != SCOUT_SHOUTS => {
                Event::Scouted { seat, chest, holds: None }
            }
            Event::Vowed(seat) if !viewer.is(seat) => return None,
            ref all => all.clone(),
        })
    }

    fn privacy(ask: &Ask) -> Privacy {
        match ask {
            Ask::Order { .. } => Privacy::Secret,
            Ask::Parry { .. } | Ask::Claim(_) | Ask::Fill(_) | Ask::Draw(_) => Privacy::Guarded,
            Ask::AdvanceTo | Ask::StrikeWhom | Ask::Blow { .. } | Ask::ScoutWhich => Privacy::Open,
        }
    }

    fn disclosed(choice: &Choice) -> Option<Choice> {
        match choice {
            Choice::Card(_) | Choice::Treasure(_) => None,
            Choice::Never => Some(Choice::Nothing),
            Choice::Chest(_)
            | Choice::Enemy(_)
            | Choice::Place(_)
            | Choice::Stay
            | Choice::Nothing
            | Choice::Yes(_)
            | Choice::Pass(_) => Some(choice.clone()),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Scouted { .. }) && BUG != PEEK_UNDECLARED
    }

    fn imagine(world: &Setup, board: &mut Board, viewer: Viewer, chance: &mut dyn Chance) {
        let Board { bag, hands, face_down, chests, spare, stubborn, .. } = board;
        for seat in seats(world).filter(|it| !viewer.is(*it)) {
            match chance.below(2) {
                0 => drop(stubborn.insert(seat)),
                _ => drop(stubborn.remove(&seat)),
            }
        }
        let others = hands.iter_mut().chain(face_down).filter(|it| !viewer.is(*it.0));
        deal_anew(others.flat_map(|it| it.1).chain(bag).collect(), chance);
        let unknown = chests.iter_mut().filter(|it| !it.scouts.iter().any(|seat| viewer.is(*seat)));
        deal_anew(unknown.filter_map(|it| it.holds.as_mut()).chain(spare).collect(), chance);
    }

    fn admits(_: &Setup, board: &Board, space: &Around, choice: &Choice) -> Result<(), Why> {
        let Choice::Place(to) = *choice else { return Err(Why::NotAPlace) };
        if !(0..FIELD).contains(&to.x) || !(0..FIELD).contains(&to.y) {
            return Err(Why::OffTheField);
        }
        let paces = (to.x - space.from.x).abs().max((to.y - space.from.y).abs());
        if REACH < paces {
            return Err(Why::TooFar { paces });
        }
        match board.fighters.iter().find(|(seat, it)| it.place == to && **seat != space.seat) {
            Some((seat, _)) => Err(Why::Occupied(*seat)),
            None => Ok(()),
        }
    }

    fn sample(world: &Setup, board: &Board, space: &Around, chance: &mut dyn Chance) -> Choice {
        // One's own place is always free, so that this ends.
        loop {
            let mut near = |it: i16| it - REACH + chance.below(2 * REACH as u32 + 1) as i16;
            let choice = Choice::Place(Place { x: near(space.from.x), y: near(space.from.y) });
            if Self::admits(world, board, space, &choice).is_ok() {
                return choice;
            }
        }
    }

    fn weight(_: &Around) -> u32 {
        8
    }

    fn refusal_unasked(_: &Setup, _: &Board, _: Seat, _: &Choice) -> Option<Why> {
        None
    }

    fn refusal(_: &Setup, board: &Board, seat: Seat, ask: &Ask, choice: &Choice) -> Why {
        match (ask, choice) {
            (Ask::Order { .. }, Choice::Card(card)) if !board.hands[&seat].contains(card) => {
                Why::NotInHand(*card)
            }
            _ => Why::NotOffered,
        }
    }

    fn standing(_: &Setup, board: &Board, prompt: &Prompt<Self>) -> Option<Choice> {
        let vowed = matches!(prompt.ask, Ask::Parry { .. }) && board.stubborn.contains(&prompt.seat);
        vowed.then_some(Choice::Nothing)
    }

    fn audit(world: &Setup, board: &Board, _: &[Step]) -> Vec<Problem> {
        let mut problems = Vec::new();
        let in_hands = board.hands.values().chain(board.face_down.values()).chain(board.face_up.values());
        let n_cards = in_hands.map(Vec::len).sum::<usize>() + board.bag.len() + board.discard.len();
        if n_cards != CARDS.iter().map(|it| it.1).sum::<usize>() {
            problems.push(Problem::new("board", format!("There are {n_cards} cards; the game has 24.")));
        }
        for seat in board.fighters.keys().filter(|it| world.n_seats <= it.0) {
            problems.push(Problem::new("board.fighters", format!("Nobody sits in {seat}.")));
        }
        problems
    }
}

type At<'a, const BUG: u8> = Table<'a, Skirmish<BUG>>;

/// 1 The chests are filled in secret before the first round.
fn muster<const BUG: u8>(t: &mut At<'_, BUG>) -> Play {
    t.then(Step::Fill(ChestId(0)));
    t.then(Step::Fill(ChestId(1)));
    t.then(Step::Round);
    Ok(())
}

/// 1.1 Nobody knows what a chest holds.
fn fill<const BUG: u8>(t: &mut At<'_, BUG>, chest: ChestId) -> Play {
    let holds = t.draw(Ask::Fill(chest), t.board().spare.clone())?;
    t.tell(Event::Filled { chest, holds: Some(holds) });
    Ok(())
}

/// 2 A round begins with all played cards in the bag again. The game ends after the last, or when a team has nobody
/// left.
fn round<const BUG: u8>(t: &mut At<'_, BUG>) -> Play {
    let world = t.world();
    let stands = |it: Team| t.board().fighters.keys().any(|seat| team(*seat) == it);
    if world.n_rounds <= t.board().round || !stands(Team(0)) || !stands(Team(1)) {
        let outcome = t.board().outcome();
        return t.end(outcome);
    }
    t.tell(Event::RoundBegan(t.board().round + if BUG == NEVER_ENDS { 0 } else { 1 }));
    let mut n_bag = t.board().bag.len();
    for seat in seats(world).filter(|it| t.board().fighters.contains_key(it)).collect::<Vec<_>>() {
        let n = n_bag.min(HAND.saturating_sub(t.board().hands[&seat].len()));
        n_bag -= n;
        (0..n).for_each(|_| t.then(Step::Draw(seat)));
    }
    t.then(Step::Orders);
    Ok(())
}

/// 2.1 Hands are filled up to three cards, one by one.
fn draw<const BUG: u8>(t: &mut At<'_, BUG>, seat: Seat) -> Play {
    let card = t.draw(Ask::Draw(seat), t.board().bag.clone())?;
    t.tell(Event::Drew { seat, card: Some(card) });
    Ok(())
}

/// 2.2 All order at once; the leader orders two cards, or one of which he holds but one.
fn orders<const BUG: u8>(t: &mut At<'_, BUG>) -> Play {
    let board = t.board();
    let leader = Seat(board.round.saturating_sub(1) % t.world().n_seats);
    let mut prompts = Vec::new();
    for (&seat, hand) in board.hands.iter().filter(|it| board.fighters.contains_key(it.0) && !it.1.is_empty())
    {
        let mut options = hand.clone();
        options.sort();
        options.dedup();
        let options: Vec<Choice> = options.into_iter().map(Into::into).collect();
        for nth in 1..=if seat == leader && 1 < hand.len() { 2 } else { 1 } {
            prompts.push(Prompt { seat, ask: Ask::Order { nth }, options: options.clone(), space: None });
        }
    }
    let seats: Vec<Seat> = prompts.iter().map(|it| it.seat).collect();
    for (seat, choice) in seats.into_iter().zip(t.choose_all(prompts)?) {
        let Choice::Card(card) = choice else { unreachable!("only cards are ordered") };
        if t.board().hands[&seat].contains(&card) {
            t.tell(Event::Ordered { seat, card: Some(card) });
        }
    }
    t.tell(Event::Revealed);
    for (seat, cards) in t.board().face_up.clone() {
        cards.into_iter().for_each(|card| t.then(Step::CarryOut(seat, card)));
    }
    t.then(Step::Round);
    Ok(())
}

/// 3 An order is carried out, unless the fighter has fallen.
fn carry_out<const BUG: u8>(t: &mut At<'_, BUG>, seat: Seat, card: Card) -> Play {
    t.tell(Event::CarriedOut { seat, card });
    if !t.board().fighters.contains_key(&seat) {
        return Ok(());
    }
    match card {
        Card::Advance => advance(t, seat),
        Card::Strike => strike(t, seat),
        Card::Scout => scout(t, seat),
        Card::Parry => Ok(()),
    }
}

/// 3.1 A fighter advances to any free place within reach. Its clock is running, and others may pass coins.
fn advance<const BUG: u8>(t: &mut At<'_, BUG>, seat: Seat) -> Play {
    let from = t.board().fighters[&seat].place;
    loop {
        let reply = t.ask(Question {
            seat,
            ask: Ask::AdvanceTo,
            options: &[Choice::Stay],
            space: Some(Around { seat, from }),
            asides: |world: &Setup, board: &Board| coins_to_pass(world, board, seat),
            timing: Timing::Timed,
        })?;
        match reply {
            Reply::Free(Choice::Place(to)) if BUG == EVENT_FORGETS => {
                t.tell(Event::Strayed { seat, to: Forgotten { place: Some(to) } });
            }
            Reply::Free(Choice::Place(to)) => t.tell(Event::Moved { seat, to }),
            Reply::Aside { seat: from, choice: Choice::Pass(to) } => {
                t.tell(Event::CoinPassed { from, to });
                continue;
            }
            Reply::Free(other) | Reply::Aside { choice: other, .. } => {
                unreachable!("nobody offered {other:?}")
            }
            Reply::TimeUp => t.tell(Event::TimeLost(seat)),
            Reply::Listed(_) => (),
        }
        return Ok(());
    }
}

/// 3.1.1 Whoever is not asked and has a coin may pass it to a team mate.
fn coins_to_pass<const BUG: u8>(world: &Setup, board: &Board, asked: Seat) -> Vec<Aside<Skirmish<BUG>>> {
    let rich = board.fighters.iter().filter(|(seat, it)| **seat != asked && 0 < it.coins);
    let aside = |seat: Seat| {
        let standing = mates(world, seat).filter(|it| board.fighters.contains_key(it));
        Aside { seat, options: standing.map(Choice::Pass).collect(), spaces: Vec::new() }
    };
    rich.map(|(seat, _)| aside(*seat)).filter(|it| !it.options.is_empty()).collect()
}

/// 3.2 A strike wounds on 4 or more, or 6 if parried; a rich striker throws two dice and counts the better.
fn strike<const BUG: u8>(t: &mut At<'_, BUG>, by: Seat) -> Play {
    let mut enemies: Vec<Seat> =
        t.board().fighters.keys().copied().filter(|it| team(*it) != team(by)).collect();
    if BUG == OFFERED_TWICE {
        enemies.extend(enemies.first().copied());
    }
    if enemies.is_empty() {
        return Ok(());
    }
    let at = t.choose(by, Ask::StrikeWhom, enemies)?;
    let needed = if parry(t, by, at)? { 6 } else { 4 };
    let n = if 1 < t.board().fighters[&by].coins { 2 } else { 1 };
    let die = t.roll(Ask::Blow { at }, n, 6)?.into_iter().max().expect("at least one die was rolled");
    t.tell(Event::Struck { by, at, die });
    if needed <= die && BUG != NEVER_ENDS {
        t.tell(Event::Wounded(at));
    }
    Ok(())
}

/// 3.2.1 The one struck at is asked even without a parry, or when he has said that he never parries: silence would tell.
fn parry<const BUG: u8>(t: &mut At<'_, BUG>, by: Seat, at: Seat) -> Play<bool> {
    let held = t.board().hands[&at].contains(&Card::Parry).then_some(Some(Card::Parry));
    if held.is_none() && BUG == SILENCE_TELLS {
        return Ok(false);
    }
    if t.board().stubborn.contains(&at) && BUG == STANDING_TELLS {
        return Ok(false);
    }
    let played = held.into_iter().chain([None]).map(Choice::from).chain([Choice::Never]);
    match t.choose(at, Ask::Parry { by }, played)? {
        Choice::Never if !t.board().stubborn.contains(&at) => t.tell(Event::Vowed(at)),
        Choice::Card(_) => {
            t.tell(Event::Parried(at));
            return Ok(true);
        }
        _ => (),
    }
    Ok(false)
}

/// 3.3 A scout looks into a chest, which shows it to him alone, and may claim it if nobody has.
fn scout<const BUG: u8>(t: &mut At<'_, BUG>, seat: Seat) -> Play {
    let chest = t.choose(seat, Ask::ScoutWhich, [ChestId(0), ChestId(1)])?;
    let Chest { holds, owner, .. } = t.board().chests[chest.0 as usize];
    t.tell(Event::Scouted { seat, chest, holds });
    if owner.is_none() && t.confirm(seat, Ask::Claim(chest))? {
        t.tell(Event::Claimed { seat, chest });
    }
    Ok(())
}

impl Board {
    fn fighter_mut(&mut self, seat: Seat) -> &mut Fighter {
        self.fighters.get_mut(&seat).expect("the fighter stands")
    }

    /// 4 The teams count the treasure they claimed, and one for each who stands.
    fn outcome(&self) -> Outcome {
        let mut treasure = BTreeMap::from([(Team(0), 0), (Team(1), 0)]);
        let found = self.chests.iter().filter_map(|it| Some((team(it.owner?), it.holds?.0)));
        for (team, n) in found.chain(self.fighters.keys().map(|it| (team(*it), 1))) {
            *treasure.entry(team).or_default() += n;
        }
        Outcome { treasure }
    }
}

fn seats(world: &Setup) -> impl Iterator<Item = Seat> + use<> {
    (0..world.n_seats).map(Seat)
}

fn team(seat: Seat) -> Team {
    Team(seat.0 % 2)
}

fn mates(world: &Setup, of: Seat) -> impl Iterator<Item = Seat> + use<> {
    seats(world).filter(move |it| *it != of && team(*it) == team(of))
}

fn take<T: PartialEq>(from: &mut Vec<T>, what: &T) {
    let i = from.iter().position(|it| it == what).expect("what is taken is there");
    from.remove(i);
}

fn deal_anew<T: Copy>(mut hidden: Vec<&mut T>, chance: &mut dyn Chance) {
    for i in (1..hidden.len()).rev() {
        let j = chance.below(i as u32 + 1) as usize;
        let (a, b) = (*hidden[i], *hidden[j]);
        (*hidden[i], *hidden[j]) = (b, a);
    }
}

macro_rules! choices {
    ($($from:ty => $into:expr),* $(,)?) => {
        $(impl From<$from> for Choice {
            fn from(it: $from) -> Choice {
                $into(it)
            }
        })*
    };
}

choices! {
    Card => Choice::Card,
    Option<Card> => |it: Option<Card>| it.map_or(Choice::Nothing, Choice::Card),
    Treasure => Choice::Treasure,
    ChestId => Choice::Chest,
    Seat => Choice::Enemy,
    bool => Choice::Yes,
}
