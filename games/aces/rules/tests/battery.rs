//! Ten thousand random games, over all set-ups and options, obey the laws of the table.

#![allow(clippy::disallowed_methods, reason = "those who run it say how many games")]

use aces::{
    Aces, Faction, Kind, Options, Setup,
    automa::coop::Coop,
    content,
    map::Area,
    missions::{BulgeSetup, Missions, V2Setup},
    setting_up::{Automaton, Difficulty, Intercepts, Lists},
};
use rayon::prelude::*;
use table::battery::{Battery, Tally};

/// The set-up that a seed stands for: players, board, part, sets and options all vary.
fn setup(seed: u64) -> Setup {
    use Faction::*;
    let pick = |n: u64, place: u64| (seed / place) % n;
    let board = content::BOARDS[pick(content::BOARDS.len() as u64, 1) as usize];
    let clockwise = [[G1, Us, G2, Su], [Us, G1, Su, G2], [G2, Su, G1, Us]][pick(3, 2) as usize];
    // AA-SET-4: half a board is for two factions, and is played as the left half.
    let is_half = board == "brook";
    let half = if is_half || pick(2, 7) == 0 { Area::Left } else { Area::Right };
    let (factions, area) = match if is_half { 0 } else { pick(5, 3) } {
        // AA-SET-4: any German against any Allied faction.
        0 | 1 => {
            let pair = [[(G1, 0), (Us, 1)], [(Su, 0), (G2, 1)], [(G2, 0), (Us, 1)], [(Su, 0), (G1, 1)]];
            (pair[pick(4, 11) as usize].to_vec(), half)
        }
        // AA-SET-3: one player holds both factions of a team.
        2 => ([0, 1, 0, 2].into_iter().zip(clockwise).map(|(seat, it)| (it, seat)).collect(), Area::Full),
        _ => ((0..4).zip(clockwise).map(|(seat, it)| (it, seat)).collect(), Area::Full),
    };
    // AA-SET-6: one faction, or several, or all of them on orders; each in a seat of its own.
    let levels = [Difficulty::Easy, Difficulty::Standard, Difficulty::Hard, Difficulty::Overkill];
    let intercepts = [Intercepts::ByPriority, Intercepts::Whenever, Intercepts::Never];
    let alone = |it: &(Faction, u8)| factions.iter().filter(|other| other.1 == it.1).count() == 1;
    let on_orders = factions.iter().filter(|it| alone(it) && pick(3, 41 + it.0 as u64) == 0);
    let automata: Vec<Automaton> = on_orders
        .map(|it| Automaton {
            faction: it.0,
            level: levels[pick(4, 43) as usize],
            intercepts: intercepts[pick(3, 47) as usize],
        })
        .collect();
    let people = automata.is_empty();
    // AA-MIS-1: with people and Automata on either side, with a last round or without one.
    let bulge = (area == Area::Full && board == "winter" && pick(3, 47) == 0).then(|| BulgeSetup {
        rounds: (pick(3, 5) != 0).then_some(6 + pick(20, 5) as u16),
        allies_also_at_six: pick(2, 3) == 0,
    });
    let v2 = (people && area == Area::Full && bulge.is_none() && pick(5, 53) < 3)
        .then(|| V2Setup { owner: if pick(2, 59) == 0 { G1 } else { G2 }, duds_stay: pick(2, 61) == 0 });
    let experienced = pick(7, 5) == 0 && v2.is_none();
    let two_sets = v2.is_some() || !experienced && pick(3, 13) == 0;
    // AA-SET-22: some have agreed on units.
    let list =
        |faction: Faction| Kind::ALL.map(|it| (it, (1 + pick(4, 11 + faction as u64 + 7 * it as u64)) as u8));
    let agreed = factions.iter().map(|it| (it.0, list(it.0).into_iter().collect()));
    let units: Lists = agreed.filter(|_| !experienced && !two_sets && pick(5, 71) == 0).collect();
    Setup {
        units,
        automata,
        area,
        sets: if two_sets { 2 } else { 1 },
        options: Options {
            experienced,
            short_game: pick(4, 17) == 0,
            clock: pick(3, 19) == 0,
            limit_of_four: pick(5, 23) != 0,
            interception_by_round: pick(3, 29) == 0,
            area_experience_from_any: pick(3, 31) == 0,
            dice_less: pick(5, 37) == 0,
            // AA-VIC-4: without it a random game need not end.
            stalemate: true,
            longest_game: Some(true),
            die_a_faction: pick(3, 3) == 0,
            coins_for_the_second: pick(3, 73) == 0,
            any_on_water: pick(3, 67) == 0,
            tokens_on_land: pick(2, 31) == 0,
            factories_by_picks: pick(3, 7) == 0,
            pause_before_automa: pick(3, 61) == 0,
            automa_avoids_water: pick(3, 71) == 0,
            automa_shuns_guarded_factories: pick(3, 73) == 0,
        },
        // AA-MIS-0: weather and mountains go with anything.
        missions: Missions { v2, bulge, weather: pick(3, 41) == 0, mountains: pick(3, 43) == 0 },
        ..Setup::builtin(board, &factions)
    }
}

fn run(seeds: std::ops::Range<u64>) -> Tally {
    // Agreed draws would end most games before they become interesting.
    let battery = Battery::<Aces> { aside_in: 150, undo_in: 8, one_in: 64, ..Battery::new(seeds) };
    battery.must_pass(setup)
}

#[test]
fn random_games_obey_the_laws() {
    let n_games: u64 = std::env::var("BATTERY_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(200);
    let tally: Tally = (0..n_games).into_par_iter().map(|seed| run(seed..seed + 1)).sum();
    println!("{tally:?}");
    assert_eq!(tally.n_games, n_games);
    assert!(0 < tally.n_refused && 0 < tally.n_undone);
}

/// AA-SET-5, AA-AUT-15: both set-ups of cooperative play, on every part of the board; partners often act unasked.
#[test]
fn partners_obey_the_laws() {
    use Faction::*;
    let n_games: u64 = std::env::var("BATTERY_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(200) / 5;
    let together = |seed: u64| {
        let pick = |n: u64, place: u64| (seed / place) % n;
        let teams = [[(Us, 0), (G1, 2), (Su, 1)], [(G2, 1), (Us, 2), (G1, 0)], [(Su, 0), (G2, 1), (Us, 2)]];
        let factions = teams[pick(3, 1) as usize];
        let coop = if pick(2, 1) == 0 { Coop::OwnSets } else { Coop::Divided };
        let levels = [Difficulty::Easy, Difficulty::Standard, Difficulty::Hard, Difficulty::Overkill];
        let sets = if coop == Coop::Divided { 1 + pick(2, 2) as u8 } else { 1 };
        Setup {
            coop: Some(coop),
            sets,
            area: [Area::Left, Area::Right, Area::Full][pick(3, 3) as usize],
            automata: vec![Automaton {
                faction: factions[1].0,
                level: levels[pick(4, 5) as usize],
                intercepts: Intercepts::default(),
            }],
            options: Options {
                clock: pick(3, 7) == 0,
                experienced: pick(3, 17) == 0 && sets == 1,
                limit_of_four: pick(3, 2) != 0,
                interception_by_round: pick(3, 11) == 0,
                dice_less: pick(5, 3) == 0,
                stalemate: true,
                automa_avoids_water: pick(4, 5) == 0,
                automa_shuns_guarded_factories: pick(4, 9) == 0,
                longest_game: Some(true),
                ..Options::default()
            },
            missions: Missions {
                weather: pick(3, 5) == 0,
                mountains: pick(3, 4) == 0,
                ..Missions::default()
            },
            ..Setup::builtin(["summer", "winter"][pick(2, 13) as usize], &factions)
        }
    };
    // Every other aside offers a draw, which the others decline or not; so they must not be too many.
    let battery = Battery::<Aces> { aside_in: 60, undo_in: 8, one_in: 32, ..Battery::new(0..n_games) };
    let tally = battery.must_pass(together);
    assert!(0 < tally.n_refused && 0 < tally.n_undone, "{tally:?}");
}

/// AA-MIS-V2-2: the launcher is the one thing that some know and others do not, so that its mission is watched closely: the
/// dearer laws at nearly every answer.
#[test]
fn nobody_learns_where_the_launcher_is_hidden() {
    let n_games: u64 = std::env::var("BATTERY_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(200) / 20;
    let only_v2 = |seed: u64| Setup {
        missions: Missions {
            v2: Some(V2Setup { owner: Faction::G2, duds_stay: seed.is_multiple_of(2) }),
            weather: seed.is_multiple_of(3),
            ..Missions::default()
        },
        sets: 2,
        options: Options { stalemate: true, longest_game: Some(true), ..Options::default() },
        ..Setup::builtin("summer", &[(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)])
    };
    let battery = Battery::<Aces> { aside_in: 500, undo_in: 1, one_in: 2, ..Battery::new(0..n_games) };
    let tally = battery.must_pass(only_v2);
    assert!(0 < tally.n_imagined && 0 < tally.n_undone, "{tally:?}");
}
