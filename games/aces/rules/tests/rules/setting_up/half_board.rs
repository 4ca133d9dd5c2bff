//! Half a board (AA-SET-20).

use super::*;

#[test]
fn aa_set_20_on_half_a_board_nothing_leaves_the_half() {
    for (area, edge, beyond) in [(Area::Left, "M8", "N8"), (Area::Right, "N8", "M8")] {
        for kind in ["infantry", "special", "tank", "artillery", "fighter", "bomber"] {
            let id = format!("us-{kind}-1");
            let scene = Scene::duel().area(area).unit(&id, edge);
            let far = if area == Area::Left { "C12" } else { "X12" };
            let mut play = scene.unit("g1-tank-1", far).play();
            assert_eq!(play.march(&id, beyond), Err(Why::OffBoard { hex: hex(beyond) }), "{id}");
            let inside = |it: &String| play.world().map.contains(area, hex(it));
            assert!(play.reach(&id).iter().all(inside), "{id}");
        }
        let scene = Scene::four().unit("us-fighter-1", edge).unit("g1-tank-1", "C12");
        scene.play().march("us-fighter-1", beyond).expect("on the full board it does");
    }
}

#[test]
fn aa_set_20_nothing_outside_the_half_is_a_target() {
    let half = |area, at| {
        Scene::of(&[(Su, 0), (G1, 1)]).area(area).unit("su-artillery-1", at).phase(Phase::Declaring)
    };
    for (area, at, beyond, far) in [(Area::Left, "L8", "N8", "C12"), (Area::Right, "P8", "M8", "X12")] {
        let mut play = half(area, at).unit("g1-tank-1", far).play();
        assert_eq!(play.attack("su-artillery-1", beyond), Err(Why::OffBoard { hex: hex(beyond) }));
        for choice in play.options() {
            if let Choice::Attack(attack) = choice {
                let Target::Hex(hex) = attack.at else { panic!("{attack:?}") };
                assert!(play.world().map.contains(area, hex), "{hex} is offered");
            }
        }
        let scene = Scene::four().turn(Su).unit("su-artillery-1", at).unit("g1-tank-1", far);
        let mut full = scene.phase(Phase::Declaring).play();
        full.attack("su-artillery-1", beyond).expect("on the full board it is a target");
    }
}

#[test]
fn aa_set_20_nothing_stands_and_no_factory_counts_outside_the_half() {
    let outside = Scene::duel().unit("us-tank-1", "N8").unit("g1-tank-1", "C12").try_play().err();
    let outside = outside.expect("the position is refused");
    assert!(outside.iter().any(|it| it.what.contains("not on the board in play")), "{outside:?}");
    let flag = Scene::duel().unit("us-tank-1", "C2").unit("g1-tank-1", "C12").flag(Us, "N1").try_play().err();
    let flag = flag.expect("the position is refused");
    assert!(flag.iter().any(|it| it.what.contains("no factory in play at N1")), "{flag:?}");
}

#[test]
fn aa_set_20_units_are_placed_inside_the_half() {
    // Number 2 lies on the edge: at M8 instead of G3.
    let setup = Scene::duel().set_up_anew();
    let mut play = all_divided(Setup { board: setup.board.replace("\n2 G3\n", "\n2 M8\n"), ..setup });
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 2);
    place(&mut play, "us-tank-1", "M8").expect("the number's hex");
    assert_eq!(places(&play, "us-bomber-1"), sorted("M7 M9 L8 L9"));
}
