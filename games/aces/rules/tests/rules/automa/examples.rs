//! The book's examples (AA-AUT-16, AA-AUT-17).

use super::*;

/// The tank at F8; A us-infantry-1, B us-tank-1, C us-artillery-1, D us-artillery-2, E G12, F H11, G g2-infantry-1.
fn the_books_tank() -> Scene {
    let scene =
        solo().unit("g2-tank-1", "F8").unit("us-infantry-1", "C1").unit_with("us-tank-1", "F5", hurt(2));
    let scene =
        scene.unit_with("us-artillery-1", "C10", learnt(1)).unit_with("us-artillery-2", "H12", learnt(2));
    scene.unit("g2-infantry-1", "F13")
}

#[test]
fn aa_aut_16_the_books_tank_takes_the_more_experienced_howitzer_from_the_hex_closer_to_its_next_unit() {
    let ids = |list: &[&str]| list.iter().map(|it| unit(it)).collect::<Vec<_>>();
    let mut play = the_books_tank().play();
    let plan = play.thinks("g2-tank-1");
    let chain = [
        Link::Candidates { targets: ids(&["us-tank-1", "us-artillery-1", "us-artillery-2"]) },
        Link::Targets { letter: AttackLetter::C, left: ids(&["us-artillery-1", "us-artillery-2"]) },
        Link::Targets { letter: AttackLetter::H, left: ids(&["us-artillery-2"]) },
        Link::Hexes { letter: MovementLetter::F, left: vec![hex("G12")] },
        Link::Follows { order: Order::Attack },
    ];
    assert_eq!(plan.chain.links, chain);
    let way = Way { target: Some(unit("us-artillery-2")), towards: None, hex: hex("G12"), aim: None };
    assert_eq!(plan.ways, [way]);
    let told = automa_turn(&mut play);
    let fight = fights(&told).into_iter().find(|it| it.attacker == unit("g2-tank-1")).expect("it attacks");
    assert_eq!((fight.defender, fight.attack.hits, fight.back), (unit("us-artillery-2"), 6, None));
    let told_so = told.iter().any(|it| match it {
        Event::Considered { unit: by, chain, .. } => *by == unit("g2-tank-1") && *chain == plan.chain,
        _ => false,
    });
    assert!(told_so, "the reasons are told");
}

#[test]
fn aa_aut_16_seven_hits_would_destroy_the_books_b() {
    let fight = the_books_tank().play().plan("g2-tank-1", "us-tank-1");
    assert_eq!((fight.fixed, fight.row[3]), (6, 7), "four more damage need seven hits");
    let b = |it: &mut Unit| (it.damage, it.experience) = (2, 1);
    let scene = |points| {
        let scene = solo().unit_with("g2-tank-1", "F8", learnt(points)).unit("us-tank-2", "F11");
        scene.unit_with("us-tank-1", "F5", b)
    };
    attacks(scene(2), "g2-tank-1", "k", "us-tank-2");
    attacks(scene(3), "g2-tank-1", "a", "us-tank-1");
}

#[test]
fn aa_aut_17_the_books_flak_takes_the_more_experienced_from_the_hex_further_from_the_next_enemy() {
    // A is us-infantry-1 at G13, B us-infantry-2; D is G10 and E F10; us-tank-1 is the enemy near E.
    let weak = |points: u8| move |it: &mut Unit| (it.damage, it.experience) = (4, points);
    let scene = solo().unit("g2-artillery-1", "F8").unit_with("us-infantry-1", "G13", weak(1));
    let scene = scene.unit_with("us-infantry-2", "J8", weak(0)).unit("us-tank-1", "D11");
    let plan = scene.play().thinks("g2-artillery-1");
    let links = &plan.chain.links;
    let left = |ids: &[&str]| ids.iter().map(|it| unit(it)).collect::<Vec<_>>();
    let both = left(&["us-infantry-1", "us-infantry-2"]);
    assert!(links.contains(&Link::Targets { letter: AttackLetter::A, left: both }), "{links:?}");
    let one = left(&["us-infantry-1"]);
    assert!(links.contains(&Link::Targets { letter: AttackLetter::H, left: one }), "{links:?}");
    assert_eq!((attack_letters(&plan).as_str(), movement_letters(&plan).as_str()), ("ah", "d"));
    assert_eq!((targets(&plan).as_str(), hexes(&plan).as_str()), ("us-infantry-1", "G10"));
}
