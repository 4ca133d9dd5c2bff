//! HID: the HIDE action: taking cover, rallying, and holding cards.

use sergeants::{
    Choice,
    content::{Act, Action, Equipment, Gives, Tag},
    measure::{Cover, Facing, Place, Point, Way, line},
};

use crate::scenes::{
    armed, covered, example, fighting,
    maps::{map, middle, tile, up},
    stage::{Stage, card, open_ground},
};

#[test]
fn sm_hid_3_for_a_building_the_whole_base_must_be_inside() {
    let barn = "terrain: building, shape: area([(10, 10), (70, 10), (70, 40), (40, 40), (40, 70), (10, 70)])";
    let map = map(&[tile("1", (0, 0), "").piece(barn)]);
    assert_eq!(covered::at(&map, up(20, 20)), Some(Cover::Building));
    // The walls may be touched.
    assert_eq!(covered::at(&map, up(16, 18)), Some(Cover::Building));
    assert_eq!(covered::at(&map, up(15, 18)), None);
    // The inner corner reaches into the base.
    assert_eq!(covered::at(&map, up(36, 50)), None);
    assert_eq!(covered::at(&map, up(34, 50)), Some(Cover::Building));
}

#[test]
fn sm_hid_7_in_a_tree_on_bushes_along_a_hedge_and_partly_outside_of_a_house() {
    let map = map(&[tile("L1", (0, 0), "")
        .piece("name: \"tree\", terrain: cover, shape: area([(10, 10), (50, 10), (50, 50), (10, 50)])")
        .piece("name: \"bushes\", terrain: cover, shape: area([(80, 10), (110, 10), (110, 30), (80, 30)])")
        .piece("name: \"hedge\", terrain: cover, shape: line([(10, 100), (70, 100)])")
        .piece(
            "name: \"house\", terrain: building, shape: area([(90, 90), (150, 90), (150, 150), (90, 150)])",
        )]);
    // Wholly in the tree; mostly on the bushes; over as much of the hedge as can be; partly outside the house.
    let places = [up(30, 30), up(95, 25), Place::new(40, 101, Facing::RIGHT), up(94, 120)];
    let covers = places.map(|it| covered::at(&map, it));
    assert_eq!(covers, [Some(Cover::Ground), Some(Cover::Ground), Some(Cover::Line), None]);
    // Turned across the hedge's end he has too little of it.
    assert_eq!(covered::at(&map, up(72, 100)), None);
}

#[test]
fn sm_hid_1_cover_is_taken_only_in_cover_and_against_every_enemy() {
    // Cover 6 and the wood's -7 hide from everybody.
    let wood = || fighting::spotted(Stage::new().post(1, fighting::right(40, 120)));
    let mut run = wood().post(11, fighting::left(440, 40)).acts(1, &[Act::Cover]);
    assert!(!fighting::is(run.choose(0, Choice::Yes), 1).0);
    // In the open there is no cover.
    let open = fighting::spotted(Stage::new().post(1, fighting::right(40, 40)));
    assert_eq!(open.post(11, fighting::left(440, 40)).acts(1, &[Act::Cover]).options(0), [Choice::Done]);
    // Cover 7 is not below zero.
    let run = wood().with(1, |it| it.cover = 7).post(11, fighting::left(440, 40)).acts(1, &[Act::Cover]);
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_hid_4_a_pinned_soldier_rallies_himself_and_others_within_range() {
    let pinned = |stage: Stage| stage.but(|it| it.pinned = true);
    let stage = pinned(Stage::new().post(1, fighting::right(40, 40))).post(11, fighting::left(440, 40));
    let mut run = stage.acts(1, &[Act::Rally]);
    let own = Choice::Rally { whose: Tag(1), by: Tag(1) };
    assert_eq!(run.options(0), [own.clone(), Choice::Done]);
    assert!(!fighting::is(run.choose(0, own), 1).1);
    // Ten inches reach, eleven do not.
    let stage = pinned(Stage::new().post(2, fighting::right(200, 40)));
    let run = pinned(stage.post(3, fighting::right(220, 60)))
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(440, 40))
        .acts(1, &[Act::Rally]);
    assert_eq!(run.options(0), [Choice::Rally { whose: Tag(2), by: Tag(1) }, Choice::Done]);
}

#[test]
fn sm_hid_5_never_more_than_hold() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(440, 40))
        .hands([&[(1, 1), (1, 2), (1, 3)], &[]]);
    let mut run = stage.acts(1, &[Act::Hold]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Card(card(1, 2)));
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_hid_6_rally_serves_one_in_melee() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .but(|it| it.pinned = true)
        .post(11, fighting::left(56, 40));
    let mut run = stage.post(2, fighting::right(120, 70)).acts(2, &[Act::Rally]);
    run.choose(0, Choice::Rally { whose: Tag(1), by: Tag(2) });
    assert!(!fighting::is(&run, 1).1);
}

#[test]
fn sm_hid_3_a_foxhole_gives_cover_where_there_was_none() {
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "hide: -4");
    let spade = Equipment::new("spade", Gives::Foxhole(3));
    let stage = || {
        let stage = armed::own(Stage::on(&laid), vec![spade.clone()]).post(1, armed::right(40, 40));
        let stage = stage.but(|it| (it.carries, it.spotted) = (vec!["spade".into()], true));
        stage.post(11, up(200, 40))
    };
    // Cover 6 and -4 leave 2: with the hole's 3 it is below zero.
    let mut run = stage().acts(1, &[Act::Cover, Act::Cover, Act::Walk, Act::Cover]);
    assert_eq!(run.options(0), [armed::use_of("spade"), Choice::Done]);
    run.choose(0, armed::use_of("spade"));
    // Where there is already a hole, no soldier digs again.
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
    run.choose(0, Choice::Done).choose(0, Choice::Walk(Way::from(armed::right(49, 40))));
    // Its middle is no longer under the base, 8 long to either side.
    assert_eq!(run.options(0), [armed::use_of("spade"), Choice::Done]);
}

#[test]
fn sm_hid_3_nobody_digs_in_a_building() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -1), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "").piece(barn);
    let spade = Equipment::new("spade", Gives::Foxhole(3));
    let stage = armed::own(Stage::on(&laid), vec![spade])
        .post(1, armed::right(40, 40))
        .but(|it| it.carries = vec!["spade".into()]);
    assert_eq!(stage.post(11, up(200, 40)).acts(1, &[Act::Cover]).options(0), [Choice::Done]);
}

#[test]
fn sm_hid_2_cover_6_with_modifiers_of_9_hides() {
    let hide = line(&example::example(), Action::Hide, middle(6, 0), middle(0, 0));
    assert_eq!(hide.modifiers, -9);
    assert_eq!(6 + hide.modifiers, -3);
    assert!(hide.is_hidden_by(6));
}

#[test]
fn sm_hid_1_cover_and_modifiers_must_be_below_zero() {
    let hide = line(&example::example(), Action::Hide, middle(6, 0), middle(0, 0));
    assert!(hide.is_hidden_by(8));
    assert!(!hide.is_hidden_by(9));
}

#[test]
fn sm_hid_4_rally_is_ten_inches_and_the_hide_numbers_of_both_ends() {
    let map = map(&[tile("1", (0, 0), "hide: -1"), tile("2", (1, 0), "hide: -2")]);
    let within = |to: i32| line(&map, Action::Hide, Point::new(40, 40), Point::new(to, 40)).is_in_inches(10);
    assert!(within(40 + 7 * 16));
    assert!(!within(40 + 7 * 16 + 1));
}
