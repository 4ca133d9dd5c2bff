//! RAI: raids.

use table::{Play, Prompt, Seat};

use crate::{Ask, Board, Card, Choice, Event, Hex, Outpost, Patrol, Target, game::At, orders::idle};

/// OP-RAI-1: how far a raid goes.
pub const RAID_RANGE: u8 = 2;
/// OP-RAI-2: what the die must show at least.
pub const NEEDED: u8 = 4;
/// OP-RAI-3: what it must show against cover.
pub const NEEDED_AGAINST_COVER: u8 = 6;

/// OP-RAI-1: a patrol raids another patrol or a flag.
pub(crate) fn raid(t: &mut At<'_>, seat: Seat) -> Play {
    let flags: Vec<(Hex, Seat)> = t.board().flags().collect();
    let targets = targets(&t.board().patrols, &flags, seat);
    if targets.is_empty() {
        return idle(t, seat);
    }
    let target = t.choose(seat, Ask::Raid, targets)?;
    strike(t, seat, target)
}

/// OP-RAI-2: a die decides. OP-RAI-5: what a hit does is in the event.
pub(crate) fn strike(t: &mut At<'_>, seat: Seat, target: Target) -> Play {
    let covered = match target {
        Target::Patrol(other) => takes_cover(t, seat, other)?,
        Target::Flag(_) => false,
    };
    let needed = if covered { NEEDED_AGAINST_COVER } else { NEEDED };
    let die = t.roll(Ask::RaidDie { by: seat, target }, 1, 6)?[0];
    t.tell(Event::Raided { seat, target, die, needed });
    Ok(())
}

/// OP-RAI-1: what a patrol can raid.
pub fn targets(patrols: &[Patrol], flags: &[(Hex, Seat)], by: Seat) -> Vec<Target> {
    let from = patrols[by.0 as usize].hex;
    let near = |hex: Hex| hex.distance(from) <= RAID_RANGE;
    let others = (0..).map(Seat).zip(patrols).filter(|(seat, it)| *seat != by && near(it.hex));
    let flags = flags.iter().filter(|(hex, seat)| *seat != by && near(*hex));
    others.map(|it| Target::Patrol(it.0)).chain(flags.map(|it| Target::Flag(it.0))).collect()
}

/// OP-RAI-3: a raided player is asked even without a card of cover, or with an answer given in advance: not to be asked would
/// show the others what he holds.
fn takes_cover(t: &mut At<'_>, by: Seat, seat: Seat) -> Play<bool> {
    let held = t.board().hand(seat).contains(&Card::Cover).then_some(Choice::TakeCover);
    let options = held.into_iter().chain([Choice::NoCover, Choice::NoCoverThisRound]);
    match t.choose(seat, Ask::Cover { by }, options)? {
        Choice::TakeCover => {
            t.tell(Event::TookCover { seat });
            Ok(true)
        }
        Choice::NoCoverThisRound if !t.board().exposed.contains(&seat) => {
            t.tell(Event::Exposed { seat });
            Ok(false)
        }
        _ => Ok(false),
    }
}

/// OP-RAI-4: what a player has answered in advance.
pub(crate) fn standing(board: &Board, prompt: &Prompt<Outpost>) -> Option<Choice> {
    let in_advance = matches!(prompt.ask, Ask::Cover { .. }) && board.exposed.contains(&prompt.seat);
    in_advance.then_some(Choice::NoCover)
}
