//! FAC: factories.

use aces::{Event, Faction, Setup, Why, map::Area};

use crate::scene::{Scene, hex, unit};

#[test]
fn aa_fac_1_all_factories_are_neutral_at_the_start_five_a_half() {
    use Faction::*;
    for board in ["summer", "winter"] {
        for (area, n, factions) in [
            (Area::Left, 5, vec![(G1, 0), (Us, 1)]),
            (Area::Right, 5, vec![(G1, 0), (Us, 1)]),
            (Area::Full, 10, vec![(G1, 0), (Us, 1), (G2, 2), (Su, 3)]),
        ] {
            let setup = Setup { area, ..Setup::builtin(board, &factions) };
            let play = crate::scene::Play::start(setup).expect("a valid set-up");
            assert_eq!(play.world().factories.len(), n, "{board} {area:?}");
            assert!(play.field().flags.iter().all(Option::is_none));
        }
    }
}

#[test]
fn aa_fac_2_only_infantry_enters_a_neutral_or_enemy_factory() {
    for (id, refused) in [
        ("us-infantry-1", None),
        ("us-special-1", None),
        ("us-tank-1", Some(Why::FactoryClosed { hex: hex("A8") })),
        ("us-artillery-1", Some(Why::FactoryClosed { hex: hex("A8") })),
        ("us-fighter-1", Some(Why::FactoryClosed { hex: hex("A8") })),
        ("us-bomber-1", Some(Why::FactoryClosed { hex: hex("A8") })),
    ] {
        for owner in [None, Some(Faction::G1)] {
            let mut scene = Scene::duel().unit(id, "B8").unit("g1-infantry-1", "K8");
            if let Some(owner) = owner {
                scene = scene.flag(owner, "A8");
            }
            assert_eq!(scene.play().march(id, "A8").err(), refused, "{id} into a factory of {owner:?}");
        }
    }
}

#[test]
fn aa_fac_2_it_takes_the_whole_movement_from_an_adjacent_hex() {
    let scene =
        Scene::duel().unit("us-special-1", "C8").unit("us-special-2", "B7").unit("g1-infantry-1", "K8");
    let mut play = scene.play();
    let refused = Why::FactoryWholeMove { hex: hex("A8") };
    assert_eq!(play.march("us-special-1", "B8 A8"), Err(refused), "not after a step");
    assert_eq!(play.march("us-special-2", "A8 B8"), Err(refused), "nor onwards from it");
    assert!(play.march("us-special-2", "A8").is_ok());
    assert_eq!(play.cost("us-special-1", "A8"), Err(Why::NotNextTo { from: hex("C8"), to: hex("A8") }));
}

#[test]
fn aa_fac_3_occupying_removes_an_enemy_unit_and_changes_the_flag() {
    let scene = Scene::duel().flag(Faction::G1, "A8").unit("us-infantry-1", "B8").unit("g1-tank-1", "A8");
    let mut play = scene.unit("g1-infantry-1", "K8").play();
    let told = play.march("us-infantry-1", "A8").expect("infantry may occupy");
    let occupied = Event::Occupied {
        unit: unit("us-infantry-1"),
        hex: hex("A8"),
        was: Some(Faction::G1),
        removed: Some(unit("g1-tank-1")),
    };
    assert_eq!(told, [occupied]);
    assert!(!play.stands("g1-tank-1"));
    assert_eq!(play.at("us-infantry-1"), "A8");
    assert_eq!(play.unit("us-infantry-1").experience, 0, "no experience for the unit removed");
    assert_eq!(play.field().flag_at(play.world(), hex("A8")), Some(Some(Faction::Us)));
}

#[test]
fn aa_fac_3_who_occupies_does_not_attack_in_this_turn() {
    let scene = Scene::duel().unit("us-infantry-1", "B8").unit("g1-tank-1", "A9");
    let mut play = scene.play();
    play.march("us-infantry-1", "A8").expect("infantry may occupy");
    play.done().expect("movement can end");
    assert_eq!(
        play.attack("us-infantry-1", "g1-tank-1"),
        Err(Why::HasOccupied { unit: unit("us-infantry-1") })
    );
}

#[test]
fn aa_fac_4_it_stays_the_owners_with_or_without_a_unit() {
    let scene = Scene::duel().unit("us-infantry-1", "B8").unit("g1-tank-1", "K8");
    let mut play = scene.play();
    play.march("us-infantry-1", "A8").expect("infantry may occupy");
    play.go_on_to(Faction::Us, aces::board::Phase::Movement);
    play.march("us-infantry-1", "B8").expect("it may leave");
    play.go_on_to(Faction::G1, aces::board::Phase::Movement);
    assert_eq!(play.field().flag_at(play.world(), hex("A8")), Some(Some(Faction::Us)));
}

#[test]
fn aa_fac_5_any_own_unit_enters_an_own_factory_one_at_a_time() {
    for kind in ["infantry", "special", "tank", "artillery", "fighter", "bomber"] {
        let id = format!("us-{kind}-1");
        let scene = Scene::duel().flag(Faction::Us, "A8").unit(&id, "B8").unit("g1-tank-1", "K8");
        let play = scene.clone().play();
        assert_eq!(play.cost(&id, "A8"), Ok(2), "{id} pays 1");
        let mut taken = scene.unit("us-tank-2", "A8").play();
        let refused = Why::EndsOnUnit { hex: hex("A8"), unit: unit("us-tank-2") };
        assert_eq!(taken.march(&id, "A8"), Err(refused), "{id}");
    }
}

#[test]
fn aa_fac_5_units_in_a_factory_attack_and_are_attacked() {
    let scene = Scene::duel().flag(Faction::Us, "A8").unit("us-tank-1", "A8").unit("g1-tank-1", "A9");
    let mut play = scene.play();
    play.done().expect("movement can end");
    play.attack("us-tank-1", "g1-tank-1").expect("it attacks");
    play.go_on_to(Faction::G1, aces::board::Phase::Declaring);
    play.attack("g1-tank-1", "us-tank-1").expect("it is attacked");
}
