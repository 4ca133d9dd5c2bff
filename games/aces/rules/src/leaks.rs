//! Leaks planted in the rules, to see that the battery notices them. Neither this file nor the places where the rules consult it are
//! compiled outside the crate's own tests.

#![allow(
    clippy::disallowed_types,
    reason = "what a leak spoils is given no world that could say which one is planted"
)]

use std::cell::Cell;

use table::{Secrecy, Table, Viewer};

use crate::{
    Aces, Choice, Event, Step, View, World,
    board::{Board, Hidden},
    secrecy,
};

/// A way in which the rules could betray where the launcher is (AA-MIS-V2-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Everyone sees the launcher under its token.
    LauncherSeen,
    /// Everyone learns which token was chosen for it.
    HidingDisclosed,
    /// Everyone notices where it was hidden, at the moment when it is.
    HidingNoticed,
    /// Everyone notices something when a turn begins, but only if the launcher is under the token that was laid first.
    LauncherWhispers,
    /// That tokens were turned over is not called a reveal.
    TurningUndeclared,
}

thread_local! {
    /// The leak in the games of this thread.
    static PLANTED: Cell<Option<Leak>> = const { Cell::new(None) };
}

fn is_planted(leak: Leak) -> bool {
    PLANTED.get() == Some(leak)
}

/// Secrets that are kept as they should be, except for the leak's.
pub(crate) const SECRECY: Secrecy<Aces> = Secrecy { view, seen, disclosed, reveals, ..secrecy::SECRECY };

fn view(world: &World, board: &Board, viewer: Viewer) -> View {
    let view = secrecy::view(world, board, viewer);
    let Hidden { launcher } = board.hidden;
    if is_planted(Leak::LauncherSeen) { View { launcher, ..view } } else { view }
}

fn seen(world: &World, event: &Event, viewer: Viewer) -> Option<Event> {
    let tells = is_planted(Leak::HidingNoticed) && matches!(event, Event::LauncherHidden { .. });
    if tells { Some(event.clone()) } else { secrecy::seen(world, event, viewer) }
}

fn disclosed(choice: &Choice) -> Option<Choice> {
    let tells = is_planted(Leak::HidingDisclosed) && matches!(choice, Choice::HideLauncher(_));
    if tells { Some(choice.clone()) } else { secrecy::disclosed(choice) }
}

fn reveals(event: &Event) -> bool {
    !is_planted(Leak::TurningUndeclared) && secrecy::reveals(event)
}

/// What the leak tells before a procedure.
pub(crate) fn tell(step: &Step, t: &mut Table<'_, Aces>) {
    let Board { field, hidden: Hidden { launcher } } = t.board();
    let first = field.v2.as_ref().and_then(|it| it.tokens.first());
    if is_planted(Leak::LauncherWhispers)
        && matches!(step, Step::Armies)
        && first.is_some_and(|it| *launcher == Some(*it))
    {
        let faction = field.active.expect("a turn has begun");
        t.tell(Event::SplitDeclined { faction });
    }
}

mod tests {
    use table::battery::{Battery, Complaint, Tally};

    use super::{Leak, PLANTED};
    use crate::{
        Aces, Faction, Options, Setup,
        missions::{Missions, V2Setup},
    };

    /// What the battery says about games with a hidden launcher, with a leak or without.
    fn watch(leak: Option<Leak>, n_games: u64) -> Result<Tally, Complaint> {
        let battery = Battery::<Aces> { aside_in: 500, undo_in: 1, one_in: 2, ..Battery::new(0..n_games) };
        PLANTED.set(leak);
        let said = battery.run(|_| hiding());
        PLANTED.set(None);
        said
    }

    fn hiding() -> Setup {
        use Faction::*;
        Setup {
            missions: Missions { v2: Some(V2Setup::of(G2)), ..Missions::default() },
            sets: 2,
            options: Options { stalemate: true, longest_game: Some(true), ..Options::default() },
            ..Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 2), (Su, 3)])
        }
    }

    /// Each leak with the laws that may notice it first, and a word of the complaint.
    const LEAKS: [(Leak, &[&str], &str); 5] = [
        (Leak::LauncherSeen, &["redaction"], "can tell after LauncherHidden"),
        (Leak::HidingDisclosed, &["a secret answer stays undisclosed"], "HideLauncher"),
        (Leak::HidingNoticed, &["what is disclosed alike is noticed alike"], "HideLauncher"),
        (Leak::LauncherWhispers, &["silence"], "SplitDeclined"),
        (Leak::TurningUndeclared, &["undo stops at a reveal", "silence"], "March"),
    ];

    #[test]
    fn without_a_leak_nothing_is_noticed() {
        if let Err(complaint) = watch(None, 1) {
            panic!("{complaint}");
        }
    }

    #[test]
    fn aa_mis_v2_2_every_planted_leak_is_noticed() {
        for (leak, laws, culprit) in LEAKS {
            match watch(Some(leak), 8) {
                Ok(tally) => panic!("{leak:?} was not noticed: {tally:?}"),
                Err(complaint) => {
                    assert!(laws.contains(&complaint.law), "{leak:?}: {complaint}");
                    assert!(complaint.detail.contains(culprit), "{leak:?}: {complaint}");
                }
            }
        }
    }
}
