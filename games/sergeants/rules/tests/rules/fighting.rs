//! SOL, LOK, HID, MOV, MEL, PRI, SHT, ORD, VIC.

use sergeants::{
    At, Bands, Choice, Damage, Event, Facing, Goal, Order, OrderNr, Place, Point, Procedure, Tag, Way,
    cards::{Act, Mark, Set, Step, Who},
};
use table::{Pending, Seat, Viewer};

use crate::{
    scene::{tile, up},
    stage::{Run, Stage, card},
};

fn right(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::RIGHT)
}

fn left(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::LEFT)
}

fn spotted(stage: Stage) -> Stage {
    stage.but(|it| it.spotted = true)
}

fn is(run: &Run, tag: u16) -> (bool, bool, bool) {
    let figure = run.field().figure(Tag(tag)).expect("he is there").clone();
    (figure.spotted, figure.pinned, figure.wounded)
}

#[test]
fn sm_lok_2_the_nearest_hidden_enemy_in_squares() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(280, 40)).post(12, left(440, 40));
    let mut run = stage.acts(1, &[Act::Spot]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(11)), Choice::Done]);
    run.soldier(0, 11);
    assert_eq!(is(&run, 11), (true, false, false));
}

#[test]
fn sm_geo_9_of_equally_near_the_opener_ground_and_tile_mates() {
    let laid = [tile("1", (1, 1), ""), tile("2", (0, 1), "look: -1"), tile("3", (2, 1), "")];
    let stage = Stage::bare(&laid);
    let stage =
        stage.post(1, up(120, 120)).post(11, up(40, 120)).post(12, up(200, 110)).post(13, up(200, 140));
    let run = stage.acts(1, &[Act::Spot]);
    assert_eq!(
        run.options(0),
        [12, 13].map(|it| Choice::Soldier(Tag(it))).into_iter().chain([Choice::Done]).collect::<Vec<_>>()
    );
}

#[test]
fn sm_lok_2_if_the_nearest_is_impossible_the_next_is_tried() {
    let laid =
        [tile("1", (0, 0), ""), tile("2", (0, 1), "look: -9"), tile("3", (1, 0), ""), tile("4", (2, 0), "")];
    let stage = Stage::bare(&laid).with(1, |it| it.spot = 9);
    let run = stage.post(1, up(40, 40)).post(11, up(40, 120)).post(12, up(200, 40)).acts(1, &[Act::Spot]);
    assert_eq!(run.options(0)[0], Choice::Soldier(Tag(12)));
}

#[test]
fn sm_lok_1_draw_as_many_as_the_soldiers_draw() {
    let stage = Stage::new().post(1, right(40, 40)).with(1, |it| it.draw = 2).post(11, left(440, 40));
    assert_eq!(stage.acts(1, &[Act::Draw]).draw_all(), [2, 0]);
}

#[test]
fn sm_hid_1_cover_is_taken_only_in_cover_and_against_every_enemy() {
    // Cover 6 and the wood's -7 hide from everybody.
    let wood = || spotted(Stage::new().post(1, right(40, 120)));
    let mut run = wood().post(11, left(440, 40)).acts(1, &[Act::Cover]);
    assert!(!is(run.choose(0, Choice::Yes), 1).0);
    // In the open there is no cover.
    let open = spotted(Stage::new().post(1, right(40, 40)));
    assert_eq!(open.post(11, left(440, 40)).acts(1, &[Act::Cover]).options(0), [Choice::Done]);
    // Cover 7 is not below zero.
    let run = wood().with(1, |it| it.cover = 7).post(11, left(440, 40)).acts(1, &[Act::Cover]);
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_hid_4_a_pinned_soldier_rallies_himself_and_others_within_range() {
    let pinned = |stage: Stage| stage.but(|it| it.pinned = true);
    let stage = pinned(Stage::new().post(1, right(40, 40))).post(11, left(440, 40));
    let mut run = stage.acts(1, &[Act::Rally]);
    let own = Choice::Rally { whose: Tag(1), by: Tag(1) };
    assert_eq!(run.options(0), [own.clone(), Choice::Done]);
    assert!(!is(run.choose(0, own), 1).1);
    // Ten inches reach, eleven do not.
    let stage = pinned(Stage::new().post(2, right(200, 40)));
    let run = pinned(stage.post(3, right(220, 60)))
        .post(1, right(40, 40))
        .post(11, left(440, 40))
        .acts(1, &[Act::Rally]);
    assert_eq!(run.options(0), [Choice::Rally { whose: Tag(2), by: Tag(1) }, Choice::Done]);
}

#[test]
fn sm_hid_5_never_more_than_hold() {
    let stage =
        Stage::new().post(1, right(40, 40)).post(11, left(440, 40)).hands([&[(1, 1), (1, 2), (1, 3)], &[]]);
    let mut run = stage.acts(1, &[Act::Hold]);
    run.choose(0, Choice::Card(card(1, 1))).choose(0, Choice::Card(card(1, 2)));
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_sol_5_a_pin_halves_and_a_second_does_nothing() {
    // Walk 3 is 1: an inch.
    let stage = Stage::new().post(1, right(40, 40)).but(|it| it.pinned = true).post(11, left(440, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(right(57, 40).into())), "SM-MOV-1");
    run.choose(0, Choice::Walk(right(56, 40).into()));
    // Cover -2 is -1: still below zero without any terrain number.
    let stage =
        spotted(Stage::new().post(1, right(600, 40))).but(|it| it.pinned = true).with(1, |it| it.cover = -2);
    let run = stage.post(11, left(440, 40)).acts(1, &[Act::Cover]);
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
}

fn duel(inches: i32) -> Stage {
    spotted(Stage::new().post(1, right(40, 40)).post(11, left(40 + 16 * inches, 40)))
}

#[test]
fn sm_sht_2_at_four_inches_all_three_results_apply() {
    let mut run = duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: true, close: true }));
    // Three hits, three cards of damage: zip, pin, wound.
    run.draw(1, 2).draw(11, 1).draw(11, 2).draw(11, 3);
    assert_eq!(is(&run, 11), (true, true, true));
    assert!(run.is_over());
}

#[test]
fn sm_sht_2_at_seven_squares_long_only() {
    let stage = Stage::new().post(1, right(40, 40));
    let mut run = spotted(stage.post(11, left(600, 40))).acts(1, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: false, close: false }));
    run.draw(1, 2).draw(11, 1);
    assert!(run.is_over());
}

#[test]
fn sm_sht_1_only_spotted_enemies_in_the_arc_and_the_shooter_is_spotted() {
    let hidden = Stage::new().post(1, right(40, 40)).post(11, left(120, 40)).acts(1, &[Act::Shoot]);
    assert_eq!(hidden.options(0), [Choice::Done]);
    let behind = spotted(Stage::new().post(1, left(40, 40)).post(11, left(120, 40))).acts(1, &[Act::Shoot]);
    assert_eq!(behind.options(0), [Choice::Done]);
    let mut run = duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 1);
    assert!(is(&run, 1).0);
}

#[test]
fn sm_sht_4_hit_plus_names_the_next_target_before_the_damage() {
    let stage = duel(4).with(1, |it| it.hit_plus = true);
    let stage = spotted(stage.post(12, left(104, 80))).post(13, left(104, 100));
    let mut run = spotted(stage.post(14, left(220, 40))).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3);
    // The same or another spotted one within 3 inches.
    assert_eq!(run.options(0), [11, 12].map(|it| Choice::Soldier(Tag(it))));
    run.soldier(0, 12).draw(11, 1).draw(1, 2).draw(11, 2).draw(11, 6).draw(12, 1);
    assert!(is(&run, 12).1 && run.is_over());
    // Without Use Hit+ it is one hit.
    let mut run = duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3).draw(11, 1);
    assert!(run.is_over());
}

#[test]
fn sm_sht_4_a_shot_at_a_man_then_dead_is_lost() {
    let mut run = duel(4).with(1, |it| it.hit_plus = true).post(12, left(440, 40)).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3).soldier(0, 11).draw(11, 4);
    assert_eq!(run.field().score, [3, 0]);
    assert!(run.is_over());
}

#[test]
fn sm_sol_6_a_second_wound_kills_and_the_card_goes_to_the_killer() {
    let stage = duel(4).but(|it| it.wounded = true).post(12, left(440, 40));
    let mut run = stage.acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 3);
    let figure = run.field().figure(Tag(11)).expect("he is there").clone();
    assert_eq!((figure.at, run.field().score), (At::Dead, vec![3, 0]));
}

#[test]
fn sm_sht_5_a_grenade_strikes_everybody_under_the_template() {
    let stage = duel(4).post(12, left(104, 54)).post(13, left(440, 40));
    let mut stage = stage;
    stage.position.soldiers[0].grenades = 1;
    let mut run = stage.acts(1, &[Act::Throw]);
    let throw = |x, y| Choice::Throw { target: Tag(11), centre: Point::new(x, y) };
    assert_eq!(run.refused(0, throw(104, 80)), "SM-GEO-8");
    run.choose(0, throw(104, 47));
    // Hidden men too; in the thrower's order.
    assert_eq!(run.options(0), [11, 12].map(|it| Choice::Soldier(Tag(it))));
    run.soldier(0, 12).draw(1, 2).draw(11, 2).draw(1, 1);
    assert!(is(&run, 12).1 && !is(&run, 11).1 && run.is_over());
    // The thrower is not spotted, and has no grenade left.
    assert!(!is(&run, 1).0);
    let own = run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    assert_eq!(own.soldiers[0].grenades, 0);
}

#[test]
fn sm_mov_4_contact_with_a_front_makes_a_melee_and_both_are_spotted() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, up(90, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    // The front tip touches the other's side, across the edge between two tiles.
    run.choose(0, Choice::Walk(right(76, 40).into()));
    assert!(is(&run, 1).0 && is(&run, 11).0);
    // Bent ways do not lead into melee.
    let mut run = Stage::new().post(1, right(40, 40)).post(11, up(90, 40)).acts(1, &[Act::Walk]);
    let bent = Way { bends: [Point::new(50, 42)].into_iter().collect(), to: right(76, 40) };
    assert_eq!(run.refused(0, Choice::Walk(bent)), "SM-MOV-4");
}

#[test]
fn sm_mov_5_in_melee_one_only_turns() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(56, 40));
    let mut run = stage.acts(1, &[Act::Shoot, Act::Walk]);
    assert_eq!(run.options(0), [Choice::Done]);
    run.choose(0, Choice::Done);
    assert_eq!(run.refused(0, Choice::Walk(right(39, 40).into())), "SM-MOV-5");
    run.choose(0, Choice::Walk(Place::new(40, 40, Facing::RIGHT.turned(1)).into()));
}

/// The book's five: 1, 2 and 3 against 11 and 12, whom 1 strikes from behind.
fn five() -> Stage {
    let down = |x, y| Place::new(x, y, Facing::DOWN);
    Stage::new()
        .post(12, up(200, 120))
        .post(1, up(200, 136))
        .post(2, down(200, 104))
        .post(11, left(214, 100))
        .post(3, down(214, 86))
}

#[test]
fn sm_mel_2_fight_cards_and_half_when_struck_from_behind() {
    let run = five().hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    let melee = run.field().melee.expect("a melee is fought");
    assert_eq!((melee.order, melee.draws), (vec![Seat(1), Seat(0)], vec![3, 6]));
}

#[test]
fn sm_mel_5_the_melee_of_five() {
    let mut run = five().hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    run.draw(11, 4).draw(11, 2).draw(11, 1);
    run.draw(1, 4).draw(1, 3).draw(1, 2).draw(1, 1).draw(1, 5).draw(1, 6);
    let strike = |tag, nr, on| Choice::Strike { card: card(tag, nr), on: Tag(on) };
    run.choose(1, strike(11, 4, 1)).choose(0, strike(1, 4, 12));
    run.choose(1, strike(11, 2, 2)).choose(0, strike(1, 3, 11));
    run.choose(1, strike(11, 1, 3)).choose(0, strike(1, 2, 11));
    for nr in [1, 5, 6] {
        run.choose(0, strike(1, nr, 11));
    }
    let dead = |run: &Run, tag| run.field().figure(Tag(tag)).is_some_and(|it| it.at == At::Dead);
    assert!(dead(&run, 1) && dead(&run, 12));
    assert!(is(&run, 2).1 && is(&run, 11).1 && is(&run, 11).2);
    assert_eq!(run.field().score, [3, 3]);
    assert!(run.is_over());
}

#[test]
fn sm_mel_3_no_blow_without_contact() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(56, 40)).post(12, left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 2).draw(11, 4).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert!(run.is_over());
    assert_eq!(run.field().discards, [vec![card(1, 4), card(1, 2)], vec![card(11, 2), card(11, 4)]]);
}

#[test]
fn sm_mel_1_more_soldiers_first_then_the_lowest_tag() {
    let stage = five().post(4, right(340, 40)).post(13, left(356, 40));
    let mut run = stage.hands([&[], &[(11, 6)]]).begin(vec![Procedure::Melees]);
    assert_eq!(run.field().melee.expect("it is fought").soldiers.len(), 5);
    run.draw(11, 1).draw(11, 5).draw(12, 1);
    for nr in 1..=6 {
        run.draw(1, nr);
    }
    assert!(matches!(run.game.pending(), Pending::Decide { .. }));
}

#[test]
fn sm_mel_6_a_survivor_is_moved_off_the_edge_onto_the_opponents_side() {
    let stage = Stage::new().post(1, right(76, 40)).post(11, left(92, 40)).post(12, left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 2).draw(11, 1).draw(11, 5);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).choose(0, Choice::No);
    assert_eq!(run.field().place(Tag(1)), Some(right(88, 40)));
}

fn captured() -> Run {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(56, 40)).post(12, left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 2).draw(11, 1).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) });
    assert_eq!(run.options(0), [Choice::Soldier(Tag(1)), Choice::No]);
    run.soldier(0, 1);
    run
}

#[test]
fn sm_pri_1_a_kill_card_may_capture_and_a_prisoner_is_worth_double() {
    let run = captured();
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(Tag(1))));
    assert_eq!((run.field().score, run.field().kills), (vec![6, 0], vec![1, 0]));
}

#[test]
fn sm_pri_1_not_while_another_free_enemy_is_there() {
    let mut run = five().begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 3).draw(1, 2).draw(1, 1).draw(1, 5).draw(1, 6);
    run.draw(11, 4).draw(11, 2).draw(11, 1);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(12) });
    assert_eq!(run.field().figure(Tag(12)).map(|it| it.at), Some(At::Dead));
}

fn escort() -> Stage {
    let stage =
        Stage::new().post(1, right(40, 40)).post(11, left(56, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    spotted(stage.post(12, left(120, 40)))
}

#[test]
fn sm_pri_2_an_escort_neither_shoots_nor_spots() {
    let mut run = escort().acts(1, &[Act::Shoot, Act::Spot]);
    assert_eq!(run.options(0), [Choice::Done]);
    assert_eq!(run.choose(0, Choice::Done).options(0), [Choice::Done]);
}

#[test]
fn sm_pri_3_escort_and_prisoner_are_hit_by_turns() {
    let mut stage = escort();
    stage.position.soldiers[0].spotted = true;
    let mut run = stage.post(2, right(600, 40)).acts(12, &[Act::Shoot]);
    run.soldier(1, 1).draw(12, 2).draw(1, 2).draw(11, 2).draw(1, 1);
    assert!(is(&run, 1).1 && is(&run, 11).1);
}

#[test]
fn sm_pri_4_a_free_enemy_in_contact_frees_the_prisoner() {
    let mut run = escort().post(2, right(600, 40)).acts(12, &[Act::Walk]);
    // Walk 3 is 48 sixteenths; the bases meet when the centres are 16 apart.
    run.choose(1, Choice::Walk(left(72, 40).into()));
    assert!(matches!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(_))));
    let mut stage = escort();
    stage.position.soldiers[2].at = Some(left(100, 40));
    let mut run = stage.post(2, right(600, 40)).acts(12, &[Act::Walk]);
    run.choose(1, Choice::Walk(left(56, 40).into()));
    assert!(run.field().place(Tag(11)).is_some() && is(&run, 11).1);
}

#[test]
fn sm_pri_5_a_prisoner_let_go_moves_at_once() {
    let mut run = escort().post(2, right(600, 40)).acts(1, &[Act::Walk]);
    run.choose(0, Choice::LetGo(Tag(11)));
    let from = run.field().place(Tag(11)).expect("he is free");
    run.choose(1, Choice::Walk(Place { at: Point::new(from.at.x, from.at.y), ..from }.into()));
    assert_eq!(is(&run, 11), (false, true, false));
}

#[test]
fn sm_pri_5_a_friend_who_moves_into_contact_may_be_given_prisoners() {
    let mut run = escort().post(2, right(40, 95)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(right(40, 52).into()));
    let hand_over = Choice::HandOver { prisoner: Tag(11), to: Tag(2) };
    assert_eq!(run.options(0), [hand_over.clone(), Choice::Done]);
    run.choose(0, hand_over);
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(Tag(2))));
    assert!(run.is_over());
}

#[test]
fn sm_pri_5_an_escort_who_moves_or_a_friend_who_turns_hands_nothing_over() {
    let mut run = escort().post(2, right(40, 70)).acts(1, &[Act::Walk]);
    assert_eq!(run.options(0), [Choice::Done, Choice::Leave { gate: 0 }, Choice::LetGo(Tag(11))]);
    run.choose(0, Choice::Walk(right(40, 58).into()));
    assert!(run.is_over());
    let mut run = escort().post(2, right(40, 52)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(left(40, 52).into()));
    assert!(run.is_over());
}

#[test]
fn sm_sht_6_hits_into_melee_go_by_turns() {
    // 2 shoots at 11, who fights 1.
    let stage = spotted(Stage::new().post(1, right(40, 40)).post(11, left(56, 40))).post(2, up(56, 75));
    let mut run = stage.post(12, left(440, 40)).acts(2, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 1).draw(2, 4).draw(11, 5);
    // The second hit killed a friend: that scores for the enemy.
    assert_eq!(run.field().figure(Tag(1)).map(|it| it.at), Some(At::Dead));
    assert_eq!(run.field().score, [0, 3]);
}

fn ordered(goal: Goal) -> Stage {
    let mut stage = Stage::new();
    let order = Order { number: OrderNr(1), side: None, entry: None, vp: 5, goal };
    stage.setup.library.orders.insert(OrderNr(1), order);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new()];
    stage
}

#[test]
fn sm_ord_1_hold_own_soldiers_and_no_enemies_at_the_end() {
    let hold = || ordered(Goal::Hold("L1".into())).post(1, up(500, 40));
    assert_eq!(hold().post(11, up(40, 40)).begin(vec![]).field().score, [5, 0]);
    assert_eq!(hold().post(11, up(620, 40)).begin(vec![]).field().score, [0, 0]);
}

#[test]
fn sm_ord_2_search_moves_into_cover() {
    let stage = ordered(Goal::Search("L1".into())).post(1, right(545, 40)).post(11, up(40, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(right(580, 40).into()));
    assert_eq!(run.field().score, [5, 0]);
}

#[test]
fn sm_ord_3_capture_alone_for_a_whole_turn() {
    let capture = || ordered(Goal::Capture("L1".into())).post(1, up(500, 40)).post(11, up(40, 40));
    assert_eq!(capture().begin(vec![Procedure::EndTurn]).field().score, [0, 0]);
    let mut stage = capture();
    stage.position.story_deck = [1, 2, 3].map(sergeants::StoryNr).to_vec();
    let mut run = stage.begin(vec![Procedure::Turn { turn: 2 }]);
    run.draw_all();
    assert_eq!(run.field().alone, [vec![Seat(0)]]);
}

#[test]
fn sm_ord_4_general_attack_scores_each_kill() {
    let stage = spotted(ordered(Goal::GeneralAttack).post(1, right(40, 40)).post(11, left(104, 40)));
    let mut run = stage.post(12, left(440, 40)).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 4);
    assert_eq!(run.field().score, [3 + 5, 0]);
}

#[test]
fn sm_ord_5_a_patrol_leaves_by_the_area() {
    let stage = ordered(Goal::Patrol { leave: "east".into() }).post(1, right(600, 40)).post(11, up(40, 40));
    let mut run = stage.post(2, right(80, 120)).acts(1, &[Act::Walk]);
    run.choose(0, Choice::Leave { gate: 1 });
    assert_eq!((run.field().score, run.field().figure(Tag(1)).map(|it| it.at)), (vec![5, 0], Some(At::Gone)));
}

fn skirmish() -> Stage {
    let stage = spotted(ordered(Goal::Skirmish).post(1, right(40, 40)).post(11, left(104, 40)));
    spotted(stage.post(12, left(144, 40))).post(13, left(440, 40))
}

#[test]
fn sm_ord_9_skirmish_more_than_half_killed() {
    let mut run = skirmish().acts(1, &[Act::Shoot, Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 4);
    assert_eq!(run.field().score, [3, 0]);
    run.soldier(0, 12).draw(1, 4).draw(12, 4);
    assert_eq!(run.field().score, [3 + 3 + 5, 0]);
}

#[test]
fn sm_ord_12_whom_events_kill_does_not_count_for_a_skirmish() {
    let kill = |tag| Step::Mark(Who::All(Set::Named(Tag(tag))), Mark::Kill);
    let context = sergeants::Context { seat: None, owner: None, must: true, bubble: false };
    let carry = Procedure::Carry { context, steps: vec![kill(11), kill(12)] };
    assert_eq!(skirmish().begin(vec![carry, Procedure::After]).field().score, [0, 0]);
}

#[test]
fn sm_ord_10_recon_two_soldiers_at_the_same_time() {
    let recon = || {
        ordered(Goal::Recon { landmark: "L1".into(), soldiers: 2 }).post(1, up(500, 40)).post(11, up(40, 40))
    };
    assert_eq!(recon().begin(vec![Procedure::After]).field().score, [0, 0]);
    assert_eq!(recon().post(2, up(600, 40)).begin(vec![Procedure::After]).field().score, [5, 0]);
}

#[test]
fn sm_vic_3_a_side_without_soldiers_loses_at_once() {
    let context = sergeants::Context { seat: None, owner: None, must: true, bubble: false };
    let steps = vec![Step::Mark(Who::All(Set::Named(Tag(11))), Mark::Kill)];
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let run = stage.begin(vec![Procedure::Carry { context, steps }, Procedure::After]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(
        (outcome.winners.clone(), outcome.beaten, outcome.scores.clone()),
        (vec![Seat(0)], Some(1), vec![0, 0])
    );
}

#[test]
fn sm_vic_1_most_vp_wins_and_a_tie_is_a_draw() {
    let run = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).begin(vec![]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(outcome.winners, [Seat(0), Seat(1)]);
    let run = captured();
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(outcome.winners, [Seat(0)]);
}

#[test]
fn sm_sol_8_others_see_the_figure_and_not_the_card() {
    let run = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).begin(vec![Procedure::TurnUp]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = run.game.view(viewer);
        assert!(
            view.seats[0].own.is_none() && view.field.figure(Tag(1)).is_some_and(|it| it.shown.is_none())
        );
    }
    assert!(run.events.iter().all(|it| !matches!(it, Event::Struck { damage: Damage::Kill, .. })));
}

fn kill_by_event(tags: &[u16]) -> Procedure {
    let steps = tags.iter().map(|it| Step::Mark(Who::All(Set::Named(Tag(*it))), Mark::Kill)).collect();
    let context = sergeants::Context { seat: None, owner: None, must: true, bubble: false };
    Procedure::Carry { context, steps }
}

#[test]
fn sm_vic_2_kills_by_events_give_nothing() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).post(12, up(280, 40));
    assert_eq!(stage.begin(vec![kill_by_event(&[11])]).field().score, [0, 0]);
}

#[test]
fn sm_vic_3_both_at_once_is_decided_by_vp() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let run = stage.begin(vec![kill_by_event(&[1, 11]), Procedure::After]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!((outcome.winners.clone(), outcome.beaten), (vec![Seat(0), Seat(1)], None));
}

#[test]
fn sm_vic_4_the_game_ends_after_the_last_turn() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    assert!(stage.begin(vec![Procedure::Turn { turn: 3 }]).is_over());
}

#[test]
fn sm_vic_5_who_is_removed_is_worth_nothing() {
    let steps = vec![Step::Mark(Who::All(Set::Named(Tag(11))), Mark::Remove)];
    let context = sergeants::Context { seat: None, owner: None, must: true, bubble: false };
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).post(12, up(280, 40));
    let run = stage.begin(vec![Procedure::Carry { context, steps }]);
    assert_eq!((run.field().score, run.field().kills), (vec![0, 0], vec![0, 0]));
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Removed));
}

#[test]
fn sm_geo_10_into_melee_close_must_reach_and_then_all_apply() {
    // 11 inches: long and short would reach.
    let far = spotted(Stage::new().post(1, right(40, 40)).post(11, left(56, 40))).post(2, left(232, 40));
    assert_eq!(far.post(12, left(440, 40)).acts(2, &[Act::Shoot]).options(0), [Choice::Done]);
    let near = spotted(Stage::new().post(1, right(40, 40)).post(11, left(56, 40))).post(2, left(200, 40));
    let mut run = near.post(12, left(440, 40)).acts(2, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: true, close: true }));
}

#[test]
fn sm_geo_13_prisoners_are_no_enemies() {
    let stage =
        Stage::new().post(1, right(40, 40)).post(11, left(56, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    // 2 neither spots the prisoner nor hides from him.
    let stage = spotted(stage.post(2, right(40, 120))).with(2, |it| it.cover = 6).post(12, left(440, 40));
    let mut run = stage.acts(2, &[Act::Spot, Act::Cover]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(12)), Choice::Done]);
    run.choose(0, Choice::Done);
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
}

#[test]
fn sm_hid_6_rally_serves_one_in_melee() {
    let stage = Stage::new().post(1, right(40, 40)).but(|it| it.pinned = true).post(11, left(56, 40));
    let mut run = stage.post(2, right(120, 70)).acts(2, &[Act::Rally]);
    run.choose(0, Choice::Rally { whose: Tag(1), by: Tag(2) });
    assert!(!is(&run, 1).1);
}

#[test]
fn sm_mov_2_several_moves_are_several_walks() {
    let mut run =
        Stage::new().post(1, right(40, 40)).post(11, left(440, 40)).acts(1, &[Act::Walk, Act::Walk]);
    run.choose(0, Choice::Walk(right(70, 40).into())).choose(0, Choice::Walk(right(88, 40).into()));
    assert_eq!(run.field().place(Tag(1)), Some(right(88, 40)));
}

#[test]
fn sm_mov_3_on_the_ground_nobody_climbs() {
    let stage = Stage::new().post(1, right(40, 40)).with(1, |it| it.climb = 0).post(11, left(440, 40));
    stage.acts(1, &[Act::Walk]).choose(0, Choice::Walk(right(70, 40).into()));
}

#[test]
fn sm_mel_4_survivors_still_touching_stay_locked() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(56, 40));
    let mut run = stage.begin(vec![Procedure::Melees, Procedure::EndPhase, Procedure::Phase { phase: 2 }]);
    run.draw(1, 1).draw(1, 5).draw(11, 1).draw(11, 5);
    for (seat, tag, nr, on) in [(0, 1, 1, 11), (1, 11, 1, 1), (0, 1, 5, 11), (1, 11, 5, 1)] {
        run.choose(seat, Choice::Strike { card: card(tag, nr), on: Tag(on) });
    }
    // The next phase's end: it goes on.
    assert!(run.field().melee.is_some());
}

#[test]
fn sm_pri_6_a_prisoners_draw_is_lost_and_his_vp_go_with_the_escort() {
    let stage = Stage::new().post(1, right(40, 40)).post(11, left(56, 40)).with(11, |it| it.draw = 2);
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, left(440, 40));
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [3, 3]);
    assert_eq!(run.field().score, [6, 0]);
}

#[test]
fn sm_sht_3_the_targets_player_draws_the_damage() {
    let mut run = duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2);
    let Pending::Chance(wanted) = run.game.pending() else { panic!("a card is drawn") };
    assert!(matches!(
        wanted,
        table::ChanceWanted::Draw { ask: sergeants::Ask::DamageCheck { seat: Seat(1) }, .. }
    ));
}

#[test]
fn sm_sht_7_several_blast_checks() {
    let context = sergeants::Context { seat: None, owner: None, must: true, bubble: false };
    let steps = vec![Step::Blast { on: Who::All(Set::Named(Tag(11))), checks: 2 }];
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let mut run = stage.begin(vec![Procedure::Carry { context, steps }]);
    // A hit and a pin; then a miss.
    run.draw(11, 2).draw(11, 7).draw(11, 1);
    assert!(is(&run, 11).1 && run.is_over());
}
