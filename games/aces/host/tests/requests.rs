//! Set-ups as people ask for them, and positions as programs take them out and put them in again.

use aces::{
    Aces, Ask, Faction, Options, Setup,
    board::Phase,
    content,
    missions::{BulgeSetup, Missions, V2Setup},
    position::Position,
    setting_up::Difficulty,
};
use aces_host::{Game, Request};
use hosting::{HostedGame, localizer};
use serde_json::{Value, json};
use table::{Answer, Chance, Match, Pending, Seat, Shuffler, Viewer};

fn asked_for(json: Value) -> Request {
    serde_json::from_value(json).expect("a request")
}

fn setup(mut request: Request, seed: u64) -> Setup {
    request.draw_lots(&mut Shuffler::new(seed));
    request.setup(&content::Shelf::default()).expect("a valid set-up")
}

fn factions(setup: &Setup) -> Vec<Faction> {
    setup.factions.iter().map(|it| it.faction).collect()
}

#[test]
fn aa_set_6_solo_the_automas_faction_is_random_unless_it_is_chosen() {
    let enemies = |json: Value| -> Vec<Faction> {
        let mut found: Vec<Faction> =
            (0..40).map(|seed| factions(&setup(asked_for(json.clone()), seed))[1]).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    use Faction::{G1, G2, Su, Us};
    assert_eq!(enemies(json!({"factions": ["us"]})), [G1, G2]);
    assert_eq!(enemies(json!({"players": 1})), [G1, G2]);
    assert_eq!(enemies(json!({"factions": ["g2"]})), [Us, Su]);
    assert_eq!(enemies(json!({"players": 1, "factions": ["us", "g2"]})), [G2], "it was chosen");
    let solo = setup(asked_for(json!({"factions": ["su"], "level": "hard", "sets": 2})), 7);
    assert_eq!((solo.automata.len(), solo.automata[0].level, solo.sets), (1, Difficulty::Hard, 2));
    assert_eq!(solo.automata[0].faction, factions(&solo)[1]);
    let two = setup(asked_for(json!({"factions": ["us", "g1"]})), 7);
    assert!(two.automata.is_empty(), "two people");
    assert_eq!(enemies(json!({"coop": "own_sets"})), [G1, G2], "against partners too");
}

#[test]
fn aa_set_10_what_a_request_leaves_out_is_as_usual_and_not_as_of_old() {
    let request = asked_for(json!({"options": {"short_game": true}}));
    assert_eq!(request.options, Options { short_game: true, ..Options::default() });
    assert!(serde_json::from_value::<Request>(json!({"options": {"shrt_game": true}})).is_err());
}

/// Set-ups of all sorts.
fn table(seed: u64) -> Setup {
    let four = [(Faction::G1, 0), (Faction::Us, 1), (Faction::G2, 2), (Faction::Su, 3)];
    let missions = |v2, bulge, weather| Missions { v2, bulge, weather, mountains: seed.is_multiple_of(2) };
    let with = |setup: Setup, missions| Setup {
        missions,
        options: Options { stalemate: true, ..setup.options },
        ..setup
    };
    match seed % 5 {
        0 => with(setup(asked_for(json!({"players": 1, "level": "hard"})), seed), missions(None, None, true)),
        1 => with(Setup::builtin("winter", &four), missions(None, Some(BulgeSetup::default()), false)),
        2 => Setup {
            sets: 2,
            ..with(Setup::builtin("summer", &four), missions(Some(V2Setup::of(Faction::G2)), None, true))
        },
        3 => with(setup(asked_for(json!({"coop": "divided"})), seed), missions(None, None, false)),
        _ => with(Setup::builtin("summer", &four[..2]), missions(None, None, true)),
    }
}

/// What goes out goes in again: the same position, and the same question in it.
#[test]
fn a_position_that_is_told_is_taken_back_as_it_was_at_any_moment_of_random_games() {
    let localizer = localizer::<Game>("en").expect("English");
    let mut n = [0; 4];
    for seed in 0..30 {
        let setup = table(seed);
        let (mut it, _) = Match::<Aces>::new(setup.clone()).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        for _ in 0..900 {
            let Some(answer) = it.game().random_answer(&mut chance) else { break };
            it.answer(answer).expect("a legal answer");
            if chance.below(6) != 0 {
                continue;
            }
            // A German seat knows where the launcher is.
            let viewer = Viewer::Seat(
                it.setup()
                    .factions
                    .iter()
                    .find(|it| it.faction.side() == aces::Side::Germany)
                    .map_or(Seat(0), |it| it.seat),
            );
            let Ok(told) = Game::find(&localizer, it.game(), viewer, json!({"what": "position"})) else {
                n[3] += 1;
                continue;
            };
            let mut position = told["position"].clone();
            // What has been answered since the last action began is answered again.
            let since = position.as_object_mut().and_then(|it| it.remove("answers"));
            let since: Vec<Answer<Aces>> =
                since.map_or_else(Vec::new, |it| serde_json::from_value(it).expect("answers"));
            let position: Position = serde_json::from_value(position).expect("it can be read");
            n[match position.phase {
                Phase::Combat => 1,
                Phase::Money => 2,
                _ => 0,
            }] += 1;
            let again = Setup { position: Some(position.clone()), ..setup.clone() };
            let (mut again, _) =
                Match::<Aces>::new(again).unwrap_or_else(|why| panic!("seed {seed}: {why:?}\n{told}"));
            for answer in since {
                again.answer(answer).unwrap_or_else(|why| panic!("seed {seed}: {why:?}\n{told}"));
            }
            let retold = Game::find(&localizer, again.game(), viewer, json!({"what": "position"}))
                .expect("a position");
            assert_eq!(retold, told, "seed {seed}");
            if !matches!(it.game().pending(), Pending::Decide { prompts, .. } if matches!(prompts[0].ask, Ask::AutomaBegins { .. }))
            {
                assert_eq!(again.game().pending(), it.game().pending(), "seed {seed}: {told}");
            }
        }
    }
    assert!(n.iter().all(|it| 20 < *it), "in movement, combat and money, and sometimes not: {n:?}");
}

#[test]
fn a_position_may_name_neutral_factories_and_the_active_faction_as_a_view_does() {
    let json = json!({"flags": {"C14": "us", "K2": null}, "active": "g1"});
    let position: Position = serde_json::from_value(json).expect("a position");
    assert_eq!((position.flags.len(), position.turn), (1, Some(Faction::G1)));
}
