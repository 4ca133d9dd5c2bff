//! HID: the HIDE action: taking cover, rallying, and holding cards.
//!
//! Cover is worked out on lines (SM-HID-2 is an example), and what gives it (SM-HID-3, with SM-HID-7 as an example) is measured in `measure::cover`; foxholes are in
//! `gear`.

use table::{Play, Seat, Table};

use crate::{
    content::{Act, Action, Stat, Tag},
    measure::{Line, Seeing, line, line_through},
    rules::{acting, gear},
    state::{Ask, Board, CardIx, Choice, Event, Sergeants, World},
};

/// SM-HID-4, SM-GEO-14: the range of a rally, in inches: the length of the ruler.
pub const RALLY_RANGE: i32 = 10;

/// SM-HID-1: a soldier who can takes cover and is no longer spotted.
pub(crate) fn take_cover(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, must: bool) -> Play {
    let can = can_take_cover(t.world(), t.board(), tag);
    let uses = if must { Vec::new() } else { gear::usable(t.world(), t.board(), tag, &Act::Cover) };
    let done = (!must || !can).then_some(Choice::Done);
    let options: Vec<Choice> = can.then_some(Choice::Yes).into_iter().chain(uses).chain(done).collect();
    match t.choose(seat, Ask::Cover { tag }, options)? {
        Choice::Yes => t.tell(Event::Hidden { tag }),
        Choice::Use(what) => gear::use_it(t, seat, tag, &what)?,
        _ => (),
    }
    Ok(())
}

/// SM-HID-1: only when in cover, and against every enemy: Cover and the HIDE modifiers of all tiles on the line, both ends
/// included, are below zero. SM-GEO-13: prisoners are no enemies.
pub fn can_take_cover(world: &World, board: &Board, tag: Tag) -> bool {
    let Some(place) = board.field.place(tag) else { return false };
    let figure = board.field.figure(tag).expect("the soldier is in play");
    if !figure.spotted || !acting::is_at_liberty(world, board, tag) {
        return false;
    }
    let number = gear::cover_number(world, board, tag);
    gear::cover_at(world, &board.field, place).is_some()
        && lines_to_enemies(world, board, tag).iter().all(|it| it.1.is_hidden_by(number))
}

/// SM-HID-1, SM-GEO-12: the lines that count for a soldier who takes cover, to every enemy. Smoke counts on the line to the nearest
/// one in squares, and on those to all who are as near.
pub fn lines_to_enemies(world: &World, board: &Board, tag: Tag) -> Vec<(Tag, Line)> {
    let Some(place) = board.field.place(tag) else { return Vec::new() };
    let side = world.side(board.field.figure(tag).expect("the soldier is in play").seat);
    let smoke = &board.field.markers.smoke;
    let enemies = board.field.enemies(world, side);
    let mut lines: Vec<(Tag, Line)> =
        enemies.map(|(it, enemy)| (it.tag, line(&world.map, Action::Hide, place.at, enemy.at))).collect();
    if smoke.is_empty() {
        return lines;
    }
    let nearest = lines.iter().map(|it| it.1.squares).min();
    for (_, it) in lines.iter_mut().filter(|it| Some(it.1.squares) == nearest) {
        *it = line_through(&world.map, Action::Hide, it.from, it.to, Seeing { smoke, ..Seeing::default() });
    }
    lines
}

/// SM-HID-4, SM-SOL-5: how many pins a dog tag rally removes. A printed Rally of 1 may still rally oneself when pinned.
pub(crate) fn rallies(world: &World, board: &Board, tag: Tag) -> u8 {
    if !acting::is_at_liberty(world, board, tag) {
        return 0;
    }
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let least = (figure.pinned && 0 < board.printed(world, tag, Stat::Rally)) as i32;
    board.ability(world, tag, Stat::Rally).max(least).clamp(0, 20) as u8
}

/// SM-TEA-2: a team rallies everybody whom it can.
pub(crate) const WITHOUT_END: u8 = u8::MAX;

/// SM-HID-4, SM-ACT-9: pins are removed one after the other, by a certain soldier or by any soldier in range.
pub(crate) fn rally_some(t: &mut Table<'_, Sergeants>, seat: Seat, by: Option<Tag>, n: u8) -> Play {
    for _ in 0..n {
        let options = ralliable(t.world(), t.board(), seat, by);
        if n == WITHOUT_END && options.is_empty() {
            break;
        }
        let options: Vec<Choice> = options.into_iter().chain([Choice::Done]).collect();
        match t.choose(seat, Ask::Rally { seat }, options)? {
            Choice::Rally { whose, by } => t.tell(Event::Rallied { tag: whose, by: Some(by) }),
            _ => break,
        }
    }
    Ok(())
}

/// SM-HID-4, SM-HID-6: whose pin can be removed by whom: oneself, or a friend, an ally's and one in melee too, within 10 inches and
/// the HIDE modifiers on the line. Who is pinned rallies himself first.
pub(crate) fn ralliable(world: &World, board: &Board, seat: Seat, by: Option<Tag>) -> Vec<Choice> {
    let side = world.side(seat);
    let callers = board.field.standing().filter(|(it, _)| match by {
        Some(by) => it.tag == by,
        None => it.seat == seat,
    });
    let mut all = Vec::new();
    for (caller, from) in callers {
        // SM-MOV-5: a soldier in melee only turns.
        if !acting::is_at_liberty(world, board, caller.tag) {
            continue;
        }
        if caller.pinned {
            all.push(Choice::Rally { whose: caller.tag, by: caller.tag });
            continue;
        }
        let pinned = board.field.standing().filter(|it| it.0.pinned && world.side(it.0.seat) == side);
        for (whose, to) in pinned {
            if line(&world.map, Action::Hide, from.at, to.at).is_in_inches(RALLY_RANGE) {
                all.push(Choice::Rally { whose: whose.tag, by: caller.tag });
            }
        }
    }
    all
}

/// SM-HID-5: up to Hold cards from the hand go under the soldier, never more than Hold in all.
pub(crate) fn hold(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) -> Play {
    loop {
        let cards = holdable(t.world(), t.board(), seat, tag);
        let options: Vec<Choice> = cards.into_iter().map(Choice::Card).chain([Choice::Done]).collect();
        match t.choose(seat, Ask::Hold { tag }, options)? {
            Choice::Card(card) => t.tell(Event::Held { seat, tag, card: Some(card) }),
            _ => return Ok(()),
        }
    }
}

/// SM-HID-5: the cards of the hand for which a soldier has room.
pub(crate) fn holdable(world: &World, board: &Board, seat: Seat, tag: Tag) -> Vec<CardIx> {
    let private = board.private(seat);
    let held = private.held.iter().filter(|it| it.0 == tag).count() as i32;
    let room = acting::is_at_liberty(world, board, tag) && held < board.ability(world, tag, Stat::Hold);
    if room { private.hand.clone() } else { Vec::new() }
}

/// SM-HID-5: a wound that lowers Hold discards the excess.
pub(crate) fn drop_excess(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let seat = t.board().field.figure(tag).expect("the soldier is in play").seat;
    loop {
        let (world, board) = (t.world(), t.board());
        let held: Vec<CardIx> =
            board.private(seat).held.iter().filter(|it| it.0 == tag).map(|it| it.1).collect();
        if held.len() as i32 <= board.printed(world, tag, Stat::Hold) {
            return Ok(());
        }
        let card = t.choose(seat, Ask::Discard { seat }, held)?;
        t.tell(Event::HeldLost { seat, tag, cards: vec![card] });
    }
}
