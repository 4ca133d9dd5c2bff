//! The solo missions: positions against the Automa that begin and have their words.

use aces::{Aces, content::Shelf};
use aces_host::Request;
use serde::Deserialize;
use table::{Game, Seat};

const MISSIONS: &str = include_str!("../../solo.json");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mission {
    id: String,
    level: String,
    minutes: u32,
    setup: Request,
}

fn all() -> Vec<(Mission, Game<Aces>)> {
    let missions: Vec<Mission> = serde_json::from_str(MISSIONS).expect("missions");
    let begun = |it: Mission| {
        let setup =
            it.setup.clone().setup(&Shelf::default()).unwrap_or_else(|why| panic!("{}: {why:?}", it.id));
        let (game, _) = Game::<Aces>::new(&setup).unwrap_or_else(|why| panic!("{}: {why:?}", it.id));
        (it, game)
    };
    missions.into_iter().map(begun).collect()
}

#[test]
fn aa_set_6_there_are_two_solo_missions_and_each_asks_its_one_person_first() {
    let all = all();
    assert_eq!(all.len(), 2);
    for (mission, game) in all {
        let prompts = game.pending().awaited();
        assert_eq!(prompts, [Seat(0)], "{}", mission.id);
        assert_eq!(mission.setup.automata.len(), 1, "{}", mission.id);
        assert!(["easy", "medium", "hard"].contains(&mission.level.as_str()) && 0 < mission.minutes);
    }
}

#[test]
fn every_solo_mission_has_its_words() {
    let words = include_str!("../../locales/en/client.ftl");
    for (mission, _) in all() {
        for key in [format!("aces-solo-{} = ", mission.id), format!("aces-solo-{}-note = ", mission.id)] {
            assert!(words.lines().any(|it| it.starts_with(&key)), "{key}");
        }
    }
}
