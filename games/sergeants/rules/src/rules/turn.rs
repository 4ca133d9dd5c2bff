//! TRN: the turn.
//!
//! Between the phase cards and the placing, `stories` has the events (SM-TRN-3), and after it `initiative` the order of play (SM-TRN-5).
//! Which hands are open (SM-TRN-9) is decided in `secrecy`.

use arrayvec::ArrayVec;
use table::{Chance, Play, Prompt, Seat, Table};

use crate::{
    content::{Action, Special, Stat, Until},
    rules::{
        acting::{self, Check},
        initiative, markers, officers, orders, specialists, victory, weapons,
    },
    state::{
        Ask, At, Board, CardIx, Choice, Context, Event, Field, Procedure, Sergeants, Shown, Space, Turned,
        Why, World,
    },
};

/// SM-TRN-1: a turn begins: every player draws the base number and the Draw of all own soldiers; held cards may come back.
pub(crate) fn turn(t: &mut Table<'_, Sergeants>, turn: u8) -> Play {
    let world = t.world();
    if world.scenario.turns < turn {
        t.then(Procedure::Finish);
        return Ok(());
    }
    t.tell(Event::TurnBegan { turn });
    specials(t, turn);
    orders::registered_fire(t)?;
    for seat in world.all_seats() {
        let n = cards_to_draw(world, t.board(), seat);
        t.then(Procedure::Draw { seat, n });
    }
    for seat in world.all_seats() {
        t.then(Procedure::TakeBack { seat });
    }
    t.then(Procedure::TurnUp);
    Ok(())
}

/// SM-SCN-1: what the scenario lets happen at the beginning of a turn; turn 0 is setting up.
pub(crate) fn specials(t: &mut Table<'_, Sergeants>, turn: u8) {
    for special in &t.world().scenario.special {
        if let Special::AtTurn(at, steps) = special
            && *at == turn
        {
            let context = Context { seat: None, owner: None, must: true, bubble: false };
            t.then(Procedure::Carry { context, steps: steps.clone() });
        }
    }
}

/// SM-TRN-1: the base number and the Draw of every own soldier who is alive, no prisoner and not gone; those who wait count.
pub(crate) fn cards_to_draw(world: &World, board: &Board, seat: Seat) -> u8 {
    let own = board.field.figures.iter().filter(|it| it.seat == seat && it.is_free());
    let draws: i32 = own.map(|it| board.ability(world, it.tag, Stat::Draw).max(0)).sum();
    let base = world.scenario.base_draw as i32 + board.field.change(Stat::BaseDraw, None);
    (base + draws).clamp(0, u8::MAX as i32) as u8
}

/// SM-LOK-1, SM-TRN-1: cards are drawn one by one; deck and discards empty, nothing is drawn.
pub(crate) fn draw(t: &mut Table<'_, Sergeants>, seat: Seat, n: u8) -> Play {
    if n == 0 || t.board().private(seat).deck.is_empty() {
        return Ok(());
    }
    let card = t.draw(Ask::Draw { seat }, t.board().private(seat).deck.clone())?;
    t.tell(Event::CardDrawn { seat, card: Some(card) });
    t.then(Procedure::Draw { seat, n: n - 1 });
    Ok(())
}

/// SM-HID-5: held cards may come back to the hand.
pub(crate) fn take_back(t: &mut Table<'_, Sergeants>, seat: Seat) -> Play {
    loop {
        let held = t.board().private(seat).held.clone();
        if held.is_empty() {
            return Ok(());
        }
        let options = held.into_iter().map(|(tag, card)| Choice::TakeBack(tag, card)).chain([Choice::Done]);
        match t.choose(seat, Ask::TakeBack { seat }, options)? {
            Choice::TakeBack(tag, card) => t.tell(Event::TakenBack { seat, tag, card: Some(card) }),
            _ => return Ok(()),
        }
    }
}

/// SM-TRN-2, SM-STO-2, SM-VIC-4: three phase cards are turned up; if fewer than three are left the game ends.
pub(crate) fn turn_up(t: &mut Table<'_, Sergeants>) -> Play {
    if t.board().field.story_deck.len() < 3 {
        t.then(Procedure::Finish);
        return Ok(());
    }
    for phase in 1..=3 {
        let card = t.draw(Ask::Story { phase }, t.board().field.story_deck.clone())?;
        t.tell(Event::StoryTurned { card });
    }
    t.then(Procedure::Events);
    t.then(Procedure::Place);
    Ok(())
}

/// What a player may place, with what he must know for it.
fn placements(world: &World, board: &Board, seat: Seat) -> Space {
    let hand = board.private(seat).hand.iter().copied();
    Space::Placements {
        seat,
        seconds: officers::seconds(world, board, seat),
        dead: hand.filter(|it| specialists::is_dead(world, board, seat, *it)).collect(),
    }
}

/// SM-TRN-4: all players place one card on each phase, face down and at once; SM-TRN-9: face up where that was agreed. Who cannot fill all three plays what can be played,
/// face up, and shows and discards the rest.
pub(crate) fn place(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let prompts = world.all_seats().map(|seat| Prompt {
        seat,
        ask: Ask::Place { seat },
        options: Vec::new(),
        space: Some(placements(world, t.board(), seat)),
    });
    let chosen = t.choose_all(prompts.collect())?;
    for (seat, choice) in world.all_seats().zip(chosen) {
        let (cards, second) = match choice {
            Choice::Placing(cards) => (cards, [None; 3]),
            Choice::Commanding { cards, second } => (cards, second),
            other => unreachable!("{other:?} is no placing"),
        };
        let full = cards.iter().all(Option::is_some);
        let face_up = !full || world.scenario.is_face_up();
        t.tell(Event::Placed { seat, cards: Some(cards), face_up });
        if second.iter().any(Option::is_some) {
            t.tell(Event::Seconded { seat, cards: Some(second), face_up });
        }
        if !full {
            let rest = t.board().private(seat).hand.clone();
            if !rest.is_empty() {
                t.tell(Event::Discarded { seat, cards: rest });
            }
            t.then(Procedure::Fill { seat });
        }
    }
    for phase in 1..=3 {
        t.then(Procedure::Phase { phase });
    }
    t.then(Procedure::EndTurn);
    Ok(())
}

/// SM-TRN-4: whether cards may be placed so: each fits its phase, and no other placing fills more phases.
pub(crate) fn may_place(
    world: &World,
    board: &Board,
    seat: Seat,
    cards: &[Option<CardIx>; 3],
) -> Result<(), Why> {
    let hand = &board.private(seat).hand;
    for (i, card) in cards.iter().enumerate() {
        let Some(card) = card else { continue };
        if !hand.contains(card) || cards[..i].contains(&Some(*card)) {
            return Err(Why::NotInHand);
        }
        if !fits(world, board, seat, *card, i) {
            return Err(Why::DoesNotFit { phase: i as u8 + 1 });
        }
    }
    let most = most_filled(world, board, &specialists::living(world, board, seat, hand));
    let filled = cards.iter().flatten().count() as u8;
    if filled < most { Err(Why::CouldFillMore { most }) } else { Ok(()) }
}

/// SM-TRN-4, SM-SPC-5: whether a card can be placed on a phase, from 0: it has one of its actions, and is not dead.
pub(crate) fn fits(world: &World, board: &Board, seat: Seat, card: CardIx, phase: usize) -> bool {
    world.fits(card, board.field.actions(world, phase)) && !specialists::is_dead(world, board, seat, card)
}

/// SM-TRN-4: how many phases a hand of living cards can fill: the greatest matching.
pub(crate) fn most_filled(world: &World, board: &Board, hand: &[CardIx]) -> u8 {
    let actions = [0, 1, 2].map(|i| board.field.actions(world, i));
    (0..8u8)
        .filter(|it| can_fill(world, hand, actions, *it))
        .map(|it| it.count_ones() as u8)
        .max()
        .unwrap_or(0)
}

/// Whether a hand can fill just these phases, by Hall's theorem: for every part of them there are as many cards that fit one.
fn can_fill(world: &World, hand: &[CardIx], actions: [[Action; 2]; 3], phases: u8) -> bool {
    let fitting = |part: u8| {
        let fits_one =
            |card: &&CardIx| (0..3).any(|i| part & (1 << i) != 0 && world.fits(**card, actions[i]));
        hand.iter().filter(fits_one).count() as u32
    };
    (1..8u8).filter(|part| part & !phases == 0).all(|part| part.count_ones() <= fitting(part))
}

/// Some placing of a player: phases in a random order, each with a random card that leaves the others what they need.
pub(crate) fn some_placing(
    world: &World,
    board: &Board,
    seat: Seat,
    chance: &mut dyn Chance,
) -> [Option<CardIx>; 3] {
    let mut hand = specialists::living(world, board, seat, &board.private(seat).hand);
    for i in (1..hand.len()).rev() {
        hand.swap(i, chance.below(i as u32 + 1) as usize);
    }
    let mut best = [None; 3];
    let mut order = [0, 1, 2];
    order.rotate_left(chance.below(3) as usize);
    fill_up(world, board, &hand, &order, [None; 3], &mut best);
    best
}

/// The best placing that begins so, with the phases of `order` open.
pub(crate) fn fill_up(
    world: &World,
    board: &Board,
    hand: &[CardIx],
    order: &[usize],
    so_far: [Option<CardIx>; 3],
    best: &mut [Option<CardIx>; 3],
) {
    let n = |it: &[Option<CardIx>; 3]| it.iter().flatten().count();
    if n(best) < n(&so_far) {
        *best = so_far;
    }
    if n(best) == 3 {
        return;
    }
    let Some((&phase, rest)) = order.split_first() else { return };
    for card in hand {
        if !so_far.contains(&Some(*card)) && world.fits(*card, board.field.actions(world, phase)) {
            let mut next = so_far;
            next[phase] = Some(*card);
            fill_up(world, board, hand, rest, next, best);
            if n(best) == 3 {
                return;
            }
        }
    }
    fill_up(world, board, hand, rest, so_far, best);
}

/// SM-TRN-4, SM-GEO-11: for each gap a card is drawn and played, face up, if it fits; those that do not are discarded. It stops
/// when no card of deck and discards fits a gap.
pub(crate) fn fill(t: &mut Table<'_, Sergeants>, seat: Seat) -> Play {
    let world = t.world();
    let board = t.board();
    let shown = &board.field.tableau[seat].shown;
    let gaps: Vec<usize> = (0..3).filter(|i| shown[*i].is_empty()).collect();
    let fitting = |card: &CardIx, gap: &usize| fits(world, board, seat, *card, *gap);
    let all = board.private(seat).deck.iter().chain(&board.field.tableau[seat].discards);
    if !all.into_iter().any(|card| gaps.iter().any(|gap| fitting(card, gap))) {
        return Ok(());
    }
    let card = t.draw(Ask::Gap { seat }, board.private(seat).deck.clone())?;
    let fitting: Vec<usize> =
        gaps.into_iter().filter(|gap| fits(world, t.board(), seat, card, *gap)).collect();
    t.tell(acting::turned(world, seat, card, Check { turned: Turned::Gap, on: None, counted: &[] }));
    let gap = match fitting[..] {
        [] => None,
        [gap] => Some(gap as u8),
        _ => {
            let options = fitting.iter().map(|it| Choice::Phase(*it as u8));
            match t.choose(seat, Ask::WhichGap { seat, card }, options)? {
                Choice::Phase(gap) => Some(gap),
                _ => None,
            }
        }
    };
    if let Some(phase) = gap {
        t.tell(Event::GapFilled { seat, phase, card });
    }
    t.then(Procedure::Fill { seat });
    Ok(())
}

/// SM-TRN-6, SM-TRN-10: a phase begins: fires are checked, cards are revealed, types named, held cards may come back, preempts are
/// asked for (SM-SPC-4), then cards are played.
pub(crate) fn phase(t: &mut Table<'_, Sergeants>, phase: u8) -> Play {
    let world = t.world();
    t.tell(Event::PhaseBegan { phase });
    if phase == 1 {
        orders::begin_phase_1(t);
    }
    markers::burn(t)?;
    for seat in world.all_seats() {
        let cards = t.board().private(seat).placed[phase as usize - 1].clone();
        if !cards.is_empty() {
            t.tell(Event::Revealed { seat, cards });
        }
    }
    initiative::refresh(t);
    for seat in t.board().field.initiative.clone() {
        name_types(t, seat)?;
    }
    for seat in t.board().field.initiative.clone() {
        t.then(Procedure::TakeBack { seat });
    }
    t.then(Procedure::Preempts);
    t.then(Procedure::Actions);
    Ok(())
}

/// SM-ACT-4: the type that a card is used as is named when it is revealed, if both actions of the phase match.
fn name_types(t: &mut Table<'_, Sergeants>, seat: Seat) -> Play {
    let world = t.world();
    let phase = t.board().field.phase as usize - 1;
    let actions = t.board().field.actions(world, phase);
    let shown = t.board().field.tableau[seat].shown[phase].clone();
    for it in shown.iter().filter(|it| it.action.is_none()) {
        let types = &world.card(it.card).card.types;
        let mut matching: Vec<Action> = actions.into_iter().filter(|it| types.contains(it)).collect();
        // SM-STO-1: a phase may have the same action twice.
        matching.dedup();
        let action = match matching[..] {
            [] => continue,
            [action] => action,
            _ => t.choose(seat, Ask::Name { seat, card: it.card }, matching)?,
        };
        let is_only = types.len() == 1;
        t.tell(Event::Named { seat, card: it.card, action, is_only });
    }
    Ok(())
}

/// SM-TRN-6: first the first action of the phase card, then the second; players with the same action in order of initiative.
/// SM-OFF-2: two cards of a player for the same action are played one after the other.
pub(crate) fn actions(t: &mut Table<'_, Sergeants>) -> Play {
    victory::side_without_soldiers(t)?;
    initiative::refresh(t);
    let field = &t.board().field;
    let in_order = in_order_of_play(t.world(), field, field.phase as usize - 1);
    let mut due = in_order.into_iter().filter(|it| !it.1.done).peekable();
    if let Some(&(seat, first)) = due.peek() {
        let same = due.take_while(|it| it.0 == seat && it.1.action == first.action);
        let cards: ArrayVec<CardIx, 2> = same.map(|it| it.1.card).take(2).collect();
        cards.into_iter().for_each(|card| t.then(Procedure::Card { seat, card }));
        t.then(Procedure::Actions);
        return Ok(());
    }
    for seat in t.board().field.initiative.clone() {
        weapons::fire_guns_anyway(t, seat);
    }
    // SM-TRN-7: at the end of each phase, melee.
    t.then(Procedure::Melees);
    t.then(Procedure::EndPhase);
    Ok(())
}

/// SM-TRN-6: the cards that are face up on a phase, from 0, and whose type is named, in the order of play.
pub fn in_order_of_play<'f>(world: &World, field: &'f Field, phase: usize) -> Vec<(Seat, &'f Shown)> {
    let of_seat = |seat: Seat, action: Action| {
        let shown = field.tableau[seat].shown[phase].iter();
        shown.filter(move |it| it.action == Some(action)).map(move |it| (seat, it))
    };
    let of_action = |action: Action| field.initiative.iter().flat_map(move |seat| of_seat(*seat, action));
    let [first, then] = field.actions(world, phase);
    // SM-STO-1: the same action twice is one round.
    [Some(first), (then != first).then_some(then)].into_iter().flatten().flat_map(of_action).collect()
}

/// SM-ACT-8: the cards of the phase are discarded.
pub(crate) fn end_phase(t: &mut Table<'_, Sergeants>) -> Play {
    victory::side_without_soldiers(t)?;
    t.tell(Event::PhaseEnded);
    markers::lift(t);
    if t.board().field.changes.iter().any(|it| it.until == Until::Phase) {
        t.tell(Event::Expired { until: Until::Phase });
    }
    orders::end_phase(t);
    Ok(())
}

/// SM-TRN-8: after phase 3 the hand is discarded; held cards are not. SM-SCN-6: soldiers not entered in time are removed.
pub(crate) fn end_turn(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let turn = t.board().field.turn;
    for seat in world.all_seats() {
        let cards = t.board().private(seat).hand.clone();
        if !cards.is_empty() {
            t.tell(Event::Discarded { seat, cards });
        }
    }
    if world.scenario.special.contains(&Special::RemoveLate(turn)) {
        let late: Vec<_> =
            t.board().field.figures.iter().filter(|it| it.at == At::Waiting).map(|it| it.tag).collect();
        for tag in late {
            t.tell(Event::Removed { tag });
        }
    }
    if t.board().field.changes.iter().any(|it| it.until == Until::Turn) {
        t.tell(Event::Expired { until: Until::Turn });
    }
    orders::end_turn(t);
    t.tell(Event::TurnEnded);
    victory::side_without_soldiers(t)?;
    t.then(Procedure::Turn { turn: turn + 1 });
    Ok(())
}
