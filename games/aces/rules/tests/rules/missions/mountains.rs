//! AA-MIS-MTN: mountains.

use super::*;

#[test]
fn aa_mis_mtn_1_mountains_cost_1_5_and_are_closed_to_tanks() {
    let scene = || Scene::duel().terrain('^', "G7").unit("g1-tank-1", "A12");
    for id in ["us-infantry-1", "us-special-1", "us-artillery-1"] {
        assert_eq!(mountains(scene()).unit(id, "G8").play().cost(id, "G7"), Ok(3), "{id}");
        assert_eq!(
            scene().unit(id, "G8").play().cost(id, "G7"),
            Ok(2),
            "standard terrain without the variant"
        );
    }
    let mut tank = mountains(scene()).unit("us-tank-1", "G8").play();
    assert_eq!(tank.march("us-tank-1", "G7"), Err(Why::MountainClosed { hex: hex("G7") }));
    assert!(!tank.reach("us-tank-1").contains(&"G7".to_string()));
    assert_eq!(scene().unit("us-tank-1", "G8").play().cost("us-tank-1", "G7"), Ok(2));
    assert_eq!(mountains(scene()).unit("us-bomber-1", "G8").play().cost("us-bomber-1", "G7"), Ok(2));
}

#[test]
fn aa_mis_mtn_1_artillery_on_a_mountain_adds_2_to_its_greatest_range() {
    let scene = || {
        let scene = Scene::duel().terrain('^', "G8").unit("us-artillery-1", "G8").unit("us-tank-1", "H8");
        scene.unit("g1-tank-1", "G1").phase(Phase::Declaring)
    };
    let range = |play: &Play, id: &str| play.unit(id).range(play.world(), &play.field());
    let mut high = mountains(scene()).play();
    assert_eq!(range(&high, "us-artillery-1"), (2, 7), "the minimum stays");
    high.attack("us-artillery-1", "g1-tank-1").expect("seven hexes away");
    assert_eq!(range(&scene().play(), "us-artillery-1"), (2, 5));
    let storm = weather(mountains(scene()), Weather::Storm).play();
    assert_eq!(range(&storm, "us-artillery-1"), (2, 6), "both at once");
    let infantry =
        mountains(Scene::duel().terrain('^', "G8").unit("us-infantry-1", "G8").unit("g1-tank-1", "A12"));
    assert_eq!(range(&infantry.play(), "us-infantry-1"), (1, 1), "artillery alone");
}

#[test]
fn aa_mis_mtn_1_no_tank_can_stand_on_a_mountain() {
    let scene = || Scene::duel().terrain('^', "G8").unit("us-tank-1", "G8").unit("g1-tank-1", "A12");
    assert!(scene().try_play().is_ok());
    let problems = mountains(scene()).try_play().err().expect("no tank gets there");
    assert!(problems[0].what.contains("AA-MIS-MTN-1"));
}

#[test]
fn aa_set_11_no_tanks_are_placed_on_mountains() {
    // All of the first ring around start number 2 (G3) is mountain.
    let ring = "G2 H2 H3 G4 F3 F2";
    let placed = |scene: Scene, id: &str| -> Vec<String> {
        let mut play = Play::start(scene.terrain('^', ring).set_up_anew()).expect("a valid set-up");
        for faction in [Faction::Us, Faction::G1] {
            let own =
                play.field().waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
            let seat = if faction == Faction::Us { 0 } else { 1 };
            play.choose_as(seat, Choice::Divide(Box::new([own, vec![], vec![]]))).expect("all on one token");
        }
        play.roll(&[12]);
        play.roll(&[1]);
        play.choose(Choice::Token(1)).expect("a token");
        play.draw(Choice::Number(2));
        play.choose(Choice::Place { unit: unit("us-infantry-1"), hex: hex("G3") }).expect("the number's hex");
        let places = play.options().into_iter().filter_map(|it| match it {
            Choice::Place { unit: it, hex } if it == unit(id) => Some(hex.to_string()),
            _ => None,
        });
        places.collect()
    };
    let mut ring: Vec<&str> = ring.split(' ').collect();
    ring.sort_unstable();
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    assert_eq!(sorted(placed(mountains(Scene::duel()), "us-artillery-1")), ring);
    assert_eq!(placed(mountains(Scene::duel()), "us-tank-1").len(), 12, "the second ring");
    assert_eq!(sorted(placed(Scene::duel(), "us-tank-1")), ring, "only in the variant");
}
