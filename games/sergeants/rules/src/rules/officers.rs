//! OFF: officers.

use table::{Chance, Seat};

use crate::{
    content::Stat,
    rules::turn,
    state::{Board, CardIx, Choice, Why, World},
};

/// SM-OFF-1, SM-OFF-2: how many phases may get a second card: the Command of an officer who is alive and on the map when cards are
/// placed. SM-SOL-5: half of it when he is pinned.
pub fn seconds(world: &World, board: &Board, seat: Seat) -> u8 {
    let own = board.field.standing().map(|it| it.0).filter(|it| it.seat == seat);
    let officers = own.filter(|it| world.library.soldiers[&it.tag].is_officer());
    let command: i32 = officers.map(|it| board.ability(world, it.tag, Stat::Command)).sum();
    command.clamp(0, 3) as u8
}

/// SM-OFF-1: whether cards may be placed so with second ones: as many phases as the officer commands, one a phase that has a first,
/// each fitting its phase.
pub(crate) fn may_second(
    world: &World,
    board: &Board,
    seat: Seat,
    cards: &[Option<CardIx>; 3],
    second: &[Option<CardIx>; 3],
) -> Result<(), Why> {
    turn::may_place(world, board, seat, cards)?;
    let limit = seconds(world, board, seat);
    if (limit as usize) < second.iter().flatten().count() {
        return Err(Why::TooManySeconds { limit });
    }
    for (i, card) in second.iter().enumerate() {
        let Some(card) = card else { continue };
        let phase = i as u8 + 1;
        let taken = cards.contains(&Some(*card)) || second[..i].contains(&Some(*card));
        if taken || !board.private(seat).hand.contains(card) {
            return Err(Why::NotInHand);
        }
        if cards[i].is_none() {
            return Err(Why::SecondAlone { phase });
        }
        if !turn::fits(world, board, seat, *card, i) {
            return Err(Why::DoesNotFit { phase });
        }
    }
    Ok(())
}

/// Some placing of a player, with second cards where an officer can.
pub(crate) fn some_placing(world: &World, board: &Board, seat: Seat, chance: &mut dyn Chance) -> Choice {
    let cards = turn::some_placing(world, board, seat, chance);
    let mut second = [None; 3];
    let mut left = seconds(world, board, seat);
    for i in (0..3).filter(|i| cards[*i].is_some()) {
        let free = |it: &&CardIx| !cards.contains(&Some(**it)) && !second.contains(&Some(**it));
        let hand = board.private(seat).hand.iter().filter(free);
        let fitting: Vec<CardIx> =
            hand.filter(|it| turn::fits(world, board, seat, **it, i)).copied().collect();
        if 0 < left && !fitting.is_empty() && chance.below(2) == 0 {
            second[i] = Some(fitting[chance.below(fitting.len() as u32) as usize]);
            left -= 1;
        }
    }
    if second == [None; 3] { Choice::Placing(cards) } else { Choice::Commanding { cards, second } }
}
