//! Victory (AA-VIC).

use table::{Play, Table};

use crate::{Aces, Event, Outcome, Side, events::How, missions};

/// AA-VIC-4: so many rounds without damage, occupation or purchase end the game, where that is agreed.
pub const QUIET_ROUNDS: u16 = 10;

/// Ruling S-32: where that is agreed, no game is longer than this.
pub const MOST_ROUNDS: u16 = 500;

/// AA-VIC-1 to AA-VIC-3: judged after each fight and each occupation. `actor` is the team whose act it was.
///
/// AA-MIS-0: a mission may judge here instead of the skirmish.
pub(crate) fn judge(t: &mut Table<'_, Aces>, actor: Side) -> Play {
    if missions::judge(t, actor)? {
        return Ok(());
    }
    let (world, field) = (t.world(), &t.board().field);
    for side in Side::ALL {
        if world.factories_to_win() <= field.factories_of(side) {
            return end(t, Some(side), How::Factories);
        }
    }
    judge_elimination(t, actor, None)
}

/// AA-VIC-2: a team wins when the enemy team has no units left, unless something spares that team.
pub(crate) fn judge_elimination(t: &mut Table<'_, Aces>, actor: Side, spared: Option<Side>) -> Play {
    let field = &t.board().field;
    // AA-VIC-3: when nobody has a unit left, the attacker's team has won.
    for winner in [actor, actor.enemy()] {
        if spared != Some(winner.enemy()) && field.units.of_side(winner.enemy()).next().is_none() {
            return end(t, Some(winner), How::Elimination);
        }
    }
    Ok(())
}

/// AA-VIC-4: after ten quiet rounds, or after 500 rounds, the team with more factories wins; else it is a draw.
pub(crate) fn judge_stalemate(t: &mut Table<'_, Aces>, round: u16) -> Play {
    let bulge = t.world().missions.bulge;
    // AA-MIS-BUL-2: this mission may have its own last round.
    if let Some(last) = bulge.and_then(|it| it.rounds) {
        return missions::bulge::judge_rounds(t, last, round);
    }
    let (options, field) = (&t.world().options, &t.board().field);
    let how = if options.stalemate && field.stirred.saturating_add(QUIET_ROUNDS) < round {
        How::Stalemate
    } else if options.has_longest_game() && MOST_ROUNDS < round {
        How::Longest
    } else {
        return Ok(());
    };
    let (germany, allies) = (field.factories_of(Side::Germany), field.factories_of(Side::Allies));
    let winner = match germany.cmp(&allies) {
        // AA-MIS-BUL-2: if Germany does not get there, the Allies win.
        _ if bulge.is_some() => Some(Side::Allies),
        std::cmp::Ordering::Greater => Some(Side::Germany),
        std::cmp::Ordering::Less => Some(Side::Allies),
        std::cmp::Ordering::Equal => None,
    };
    end(t, winner, how)
}

/// The game is over.
pub(crate) fn end(t: &mut Table<'_, Aces>, winner: Option<Side>, how: How) -> Play {
    let outcome = Outcome { winner, how, round: t.board().field.round };
    t.tell(Event::Ended { outcome });
    t.end(outcome)
}
