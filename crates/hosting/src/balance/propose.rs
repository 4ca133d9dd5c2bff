//! What would make it more even: small changes are tried.

use std::collections::BTreeMap;

use table::Game;

use super::{
    Share, Trial,
    measure::play,
    report::{Proposal, share},
    tally::{Tally, Won},
};
use crate::{BotName, Failure, HostedGame};

/// So many proposals are told, the best.
const MOST: usize = 8;

/// Tries the changes that the game knows, each in every trial that it can be made in, with the dice that were played with before.
pub(super) fn proposals<G: HostedGame>(
    trials: &[&Trial<G>],
    before: &[Tally],
    bot: &BotName,
    n_games: u64,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Proposal>, Failure> {
    let mut tried: BTreeMap<String, (Tally, Tally)> = BTreeMap::new();
    for (trial, before) in trials.iter().zip(before) {
        for (change, setup) in G::changes(&trial.setup) {
            // A change that the rules refuse is none.
            let Ok((game, _)) = Game::<G::Rules>::new(&setup) else { continue };
            let after = play::<G>(&game, n_games, |_, _| bot.clone(), done);
            let both = tried.remove(&change).unwrap_or_default();
            tried.insert(change, (both.0.and(before.clone()), both.1.and(after)));
        }
    }
    let mut proposals: Vec<Proposal> =
        tried.into_iter().filter_map(|(change, (before, after))| proposal(change, &before, &after)).collect();
    proposals.sort_by(|one, other| uneven(one.after).total_cmp(&uneven(other.after)));
    proposals.truncate(MOST);
    Ok(proposals)
}

/// How many games all that would take.
pub(super) fn n_games<G: HostedGame>(trials: &[Trial<G>], a_row: u64) -> u64 {
    trials.iter().map(|it| G::changes(&it.setup).len() as u64 * a_row).sum()
}

/// A change that makes it more even, if it does.
fn proposal(change: String, before: &Tally, after: &Tally) -> Option<Proposal> {
    let (side, won) = before.sides.first_key_value()?;
    let of = |it: Won| share(it);
    let (before, now) = (of(*won), of(*after.sides.get(side)?));
    let is_better = uneven(now) < uneven(before);
    is_better.then(|| Proposal { change, side: side.clone(), before, after: now, games: after.games })
}

/// How far it is from even, in points.
fn uneven(share: Share) -> f64 {
    (share.percent - 50.0).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u64, games: u64) -> Tally {
        let us = Won { games, wins, draws: 0 };
        let de = Won { games, wins: games - wins, draws: 0 };
        Tally { games, sides: [("us".to_string(), us), ("de".to_string(), de)].into(), ..Tally::default() }
    }

    #[test]
    fn only_what_makes_it_more_even_is_proposed() {
        let proposed = |before, after| proposal("x".to_string(), &tally(before, 100), &tally(after, 100));
        let it = proposed(60, 52).expect("it is more even");
        assert_eq!(
            (it.side.as_str(), it.before.percent, it.after.percent, it.games),
            ("de", 40.0, 48.0, 100)
        );
        assert!(proposed(60, 35).is_none() && proposed(50, 50).is_none() && proposed(60, 41).is_some());
    }
}
