//! PRI: prisoners.

use sergeants::{
    Choice, Event, Procedure, Space,
    content::{Act, Equipment, Gives, Mark, Marker, Set, Step, Tag, Who},
    measure::{
        Place, Point,
        geometry::{Part, touch},
    },
    state::{At, Context, Field, Part as PartOf},
};
use table::{Seat, Viewer};

use crate::scenes::{
    armed, fighting,
    maps::tile,
    marked,
    stage::{Run, Stage, card, open_ground},
};

fn base(field: &Field, tag: u16) -> Place {
    field.figure(Tag(tag)).and_then(|it| it.base()).unwrap_or_else(|| panic!("{tag} is not on the map"))
}

/// The prisoner of an escort, who must touch him.
fn is_held(run: &Run, tag: u16, by: u16) -> bool {
    let field = run.field();
    let held =
        matches!(field.figure(Tag(tag)).map(|it| it.at), Some(At::Held { by: it, .. }) if it == Tag(by));
    held && touch(run.game.world().base, base(&field, tag), base(&field, by)).is_some()
}

fn seen_by(seat: u8) -> Context {
    Context { seat: Some(Seat(seat)), owner: None, must: false, bubble: true }
}

fn acts(tag: u16, acts: &[Act]) -> Procedure {
    let context = Context { owner: Some(Tag(tag)), bubble: false, ..seen_by((10 < tag) as u8) };
    Procedure::Acts { context, tag: Tag(tag), acts: acts.to_vec() }
}

fn captured_by_event(tag: u16) -> Procedure {
    let steps = vec![Step::Mark(Who::All(Set::Named(Tag(tag))), Mark::Capture)];
    Procedure::Carry { context: Context { seat: None, owner: None, must: true, bubble: false }, steps }
}

#[test]
fn sm_pri_1_a_kill_card_may_capture_and_a_prisoner_is_worth_double() {
    let run = fighting::captured();
    assert!(is_held(&run, 11, 1));
    assert_eq!(run.field().scores(), [6, 0]);
}

#[test]
fn sm_pri_1_not_while_another_free_enemy_is_there() {
    let mut run = fighting::five().begin(vec![Procedure::Melees]);
    run.draw(1, 4).draw(1, 3).draw(1, 2).draw(1, 1).draw(1, 5).draw(1, 6);
    run.draw(11, 4).draw(11, 2).draw(11, 1);
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(12) });
    assert_eq!(run.field().figure(Tag(12)).map(|it| it.at), Some(At::Dead));
}

#[test]
fn sm_pri_1_a_second_wound_kills_and_captures_nobody() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let stage = stage.but(|it| it.wounded = true).post(12, fighting::left(440, 40));
    let mut run = stage.hands([&[(1, 7)], &[]]).begin(vec![Procedure::Melees]);
    run.draw(1, 3).draw(1, 2).draw(11, 1).draw(11, 2);
    run.choose(0, Choice::Strike { card: card(1, 3), on: Tag(11) });
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Dead));
}

#[test]
fn sm_pri_1_an_event_puts_a_prisoner_beside_the_nearest_enemy_who_can_guard_him() {
    let stage = || {
        let stage = Stage::new().post(1, fighting::right(40, 40)).post(2, fighting::right(200, 40));
        stage.post(11, fighting::left(300, 40)).post(12, fighting::left(440, 40))
    };
    let run = stage().begin(vec![captured_by_event(11)]);
    assert!(is_held(&run, 11, 2));
    assert!(run.events.iter().any(|it| matches!(it, Event::Captured { tag: Tag(11), by: Tag(2), .. })));
    assert_eq!(run.field().scores(), [6, 0]);
    // He who guards two already is passed over.
    let guard = stage()
        .post(13, fighting::left(216, 40))
        .but(|it| it.prisoner_of = Some(Tag(2)))
        .post(14, fighting::right(184, 40))
        .but(|it| it.prisoner_of = Some(Tag(2)));
    assert!(is_held(&guard.begin(vec![captured_by_event(11)]), 11, 1));
}

fn escort() -> Stage {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .but(|it| it.prisoner_of = Some(Tag(1)));
    fighting::spotted(stage.post(12, fighting::left(120, 40)))
}

#[test]
fn sm_pri_2_an_escort_neither_shoots_nor_throws_nor_spots() {
    let mut stage = escort();
    stage.position.soldiers[0].grenades = 1;
    let mut run = stage.acts(1, &[Act::Shoot, Act::Throw, Act::Spot]);
    for _ in 0..3 {
        assert_eq!(run.options(0), [Choice::Done]);
        run.choose(0, Choice::Done);
    }
}

#[test]
fn sm_pri_2_a_prisoner_goes_along_at_the_escorts_speed_whatever_his_state() {
    for (pinned, wounded) in [(false, false), (true, true)] {
        let mut stage = escort();
        (stage.position.soldiers[1].pinned, stage.position.soldiers[1].wounded) = (pinned, wounded);
        let mut run = stage.with(11, |it| it.walk = 1).acts(1, &[Act::Walk]);
        // The whole of Walk 3.
        run.choose(0, Choice::Walk(fighting::right(40, 88).into()));
        assert_eq!(base(&run.field(), 11), fighting::left(56, 88));
        assert!(is_held(&run, 11, 1));
    }
}

#[test]
fn sm_pri_2_an_escort_moves_once_an_action_card() {
    let bubble = vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk] }];
    let stage = escort().card(1, 4, |it| it.bubble = bubble).shown([&[(1, 4)], &[]]);
    let mut run = stage.begin(vec![Procedure::Card { seat: Seat(0), card: card(1, 4) }]);
    run.choose(0, Choice::Part(PartOf::DogTag)).choose(0, Choice::Act(Act::Walk));
    run.choose(0, Choice::Walk(fighting::right(40, 60).into()));
    run.choose(0, Choice::Part(PartOf::Bubble)).soldier(0, 1);
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_pri_2_a_prisoner_who_is_led_keeps_away_from_his_friends_where_there_is_room() {
    // Carried along, he would come to touch 12; beside the escort there is room out of his reach.
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, fighting::left(72, 64));
    let mut run = stage.acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(40, 64).into()));
    assert!(is_held(&run, 11, 1) && base(&run.field(), 11) != fighting::left(56, 64));
}

#[test]
fn sm_pri_2_where_there_is_no_room_for_prisoners_the_escort_cannot_end() {
    // Tile 1's left edge is the map's: soldiers stand all around the place that the escort goes to.
    let stage = escort().post(2, fighting::right(8, 120)).post(3, fighting::right(40, 120));
    let stage = stage.post(4, fighting::right(24, 108)).post(5, fighting::right(24, 132));
    let mut run = stage.with(1, |it| it.walk = 9).acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(24, 120).into())), "SM-PRI-2");
}

#[test]
fn sm_pri_2_a_template_over_the_prisoner_alone_strikes_him_and_not_the_escort() {
    let stage = fighting::spotted(escort().post(2, fighting::right(84, 40)));
    let mut run = stage.post(13, fighting::left(150, 60)).but(|it| it.grenades = 1).acts(13, &[Act::Throw]);
    // A circle of one inch around 70: the prisoner's base ends at 64, the escort's at 48.
    let centre = Point::new(70, 40);
    let world = run.game.world();
    let known = run.game.view(table::Viewer::Seat(Seat(1))).supposed(world);
    assert_eq!(sergeants::rules::under(world, &known, centre), [Tag(2), Tag(11)]);
    run.choose(1, Choice::Throw { target: Tag(2), centre });
    assert_eq!(run.options(1), [Choice::Soldier(Tag(2)), Choice::Soldier(Tag(11))]);
}

#[test]
fn sm_pri_2_an_escort_who_takes_cover_hides_his_prisoners_with_him() {
    let stage = fighting::spotted(Stage::new().post(1, fighting::right(40, 120)));
    let stage = fighting::spotted(stage.post(11, fighting::left(56, 120)));
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, fighting::left(440, 40));
    let mut run = stage.acts(1, &[Act::Cover]);
    run.choose(0, Choice::Yes);
    assert!(!fighting::is(&run, 1).0 && !fighting::is(&run, 11).0);
}

#[test]
fn sm_pri_2_an_escort_who_leaves_the_map_takes_his_prisoners_with_him() {
    let mut run = escort().post(2, fighting::right(600, 40)).acts(1, &[Act::Walk]);
    run.choose(0, Choice::Leave { gate: 0 });
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::With(Tag(1))));
    assert_eq!(run.field().scores(), [6, 0]);
}

#[test]
fn sm_pri_3_escort_and_prisoner_are_hit_by_turns() {
    let mut stage = escort();
    stage.position.soldiers[0].spotted = true;
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Shoot]);
    run.soldier(1, 1).draw(12, 2).draw(1, 2).draw(11, 2).draw(1, 1);
    assert!(fighting::is(&run, 1).1 && fighting::is(&run, 11).1);
}

#[test]
fn sm_pri_3_a_hit_plus_onto_an_escort_strikes_him_first() {
    let stage = Stage::new().post(1, fighting::right(104, 40)).but(|it| it.spotted = true);
    let stage = stage.post(11, fighting::left(120, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    let stage = fighting::spotted(stage.post(2, fighting::left(104, 70)));
    let stage = stage.post(12, fighting::left(180, 60)).with(12, |it| it.hit_plus = true);
    let mut run = stage.acts(12, &[Act::Shoot]);
    run.soldier(1, 2).draw(12, 3).soldier(1, 1).draw(1, 1).draw(12, 4).draw(2, 2);
    assert!(fighting::is(&run, 1).1 && !fighting::is(&run, 11).1 && run.is_over());
}

#[test]
fn sm_pri_3_an_escort_is_shot_at_from_close_range_only() {
    // 25 inches and five squares away: long range reaches, close range does not.
    let shooter = |stage: Stage| stage.post(12, fighting::left(440, 40)).acts(12, &[Act::Shoot]).options(1);
    let man = || fighting::spotted(Stage::new().post(1, fighting::right(40, 40)));
    assert_eq!(shooter(man()), [Choice::Soldier(Tag(1)), Choice::Done]);
    let guarding = man().post(11, fighting::left(56, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    assert_eq!(shooter(guarding), [Choice::Done]);
}

#[test]
fn sm_pri_3_two_prisoners_take_every_other_hit_by_turns() {
    let stage = Stage::new().post(1, fighting::right(104, 40)).but(|it| it.spotted = true);
    let stage = stage.post(11, fighting::left(120, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    let stage = stage.post(13, fighting::right(88, 40)).but(|it| it.prisoner_of = Some(Tag(1)));
    let stage = stage.post(12, fighting::left(180, 60)).with(12, |it| it.hit_plus = true);
    let mut run = stage.post(2, fighting::left(440, 40)).acts(12, &[Act::Shoot]);
    // Hit+ at close range, then three hits: the escort, a prisoner, the escort, the other prisoner.
    run.soldier(1, 1).draw(12, 3).soldier(1, 1).draw(1, 1);
    run.draw(12, 2).draw(11, 2).draw(1, 5).draw(13, 2);
    assert!(fighting::is(&run, 11).1 && fighting::is(&run, 13).1 && !fighting::is(&run, 1).1);
}

#[test]
fn sm_pri_4_a_free_friend_who_touches_only_the_prisoner_frees_him_and_he_fights() {
    let stage = escort().post(2, fighting::right(600, 40)).hands([&[(1, 7)], &[]]);
    let mut run = stage.begin(vec![acts(12, &[Act::Walk]), Procedure::Melees]);
    // Walk 3 is 48 sixteenths; the bases meet when the centres are 16 apart: the escort is 32 away.
    run.choose(1, Choice::Walk(fighting::left(72, 40).into()));
    // SM-MOV-4: in melee he is spotted, and he is pinned.
    assert_eq!(fighting::is(&run, 11), (true, true, false));
    assert_eq!(run.field().place(Tag(11)), Some(fighting::left(56, 40)));
    let melee = run.field().melee.expect("they fight");
    assert_eq!((melee.soldiers, melee.draws), (vec![Tag(1), Tag(11)], vec![2, 1]));
}

#[test]
fn sm_pri_4_who_was_freed_by_a_touch_only_fights_in_this_phase() {
    let turn = Step::Do { who: Who::UpTo(3, Set::Own), each: vec![Act::Turn] };
    let who = Procedure::Carry { context: seen_by(1), steps: vec![turn] };
    let stage = escort().post(2, fighting::right(600, 40));
    let mut run = stage.begin(vec![acts(12, &[Act::Walk]), who]);
    run.choose(1, Choice::Walk(fighting::left(72, 40).into()));
    assert!(run.field().place(Tag(11)).is_some());
    assert_eq!(run.options(1), [Choice::Soldier(Tag(12)), Choice::Done]);
}

#[test]
fn sm_pri_4_contact_with_the_escort_frees_the_prisoner_who_turns_to_face_him() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::right(56, 40))
        .but(|it| it.prisoner_of = Some(Tag(1)));
    let stage = stage.post(12, Place::new(40, 80, sergeants::measure::Facing::UP));
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Walk]);
    run.choose(1, Choice::Walk(Place::new(40, 54, sergeants::measure::Facing::UP).into()));
    let field = run.field();
    let at = field.place(Tag(11)).expect("he is free");
    let contact = touch(run.game.world().base, at, base(&field, 1)).expect("he touches the escort");
    assert!(contact.first.has(Part::Front) && fighting::is(&run, 11).1);
}

#[test]
fn sm_pri_4_the_prisoner_of_a_dead_escort_moves_at_once() {
    let mut stage = escort();
    stage.position.soldiers[0].spotted = true;
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Shoot]);
    // One hit at long range, which kills.
    run.soldier(1, 1).draw(12, 4).draw(1, 4);
    assert_eq!(run.field().place(Tag(11)), Some(fighting::left(56, 40)));
    run.choose(1, Choice::Walk(fighting::left(64, 40).into()));
    assert_eq!(fighting::is(&run, 11), (false, true, false));
}

fn let_go(then: Vec<Procedure>) -> Run {
    let stage = escort().post(2, fighting::right(600, 40)).shown([&[], &[(11, 4)]]);
    let mut run = stage.begin([vec![acts(1, &[Act::Walk])], then].concat());
    run.choose(0, Choice::LetGo(Tag(11)));
    run
}

#[test]
fn sm_pri_5_the_escort_steps_away_and_the_prisoner_moves_at_once() {
    let mut run = let_go(Vec::new());
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(40, 41).into())), "SM-PRI-5");
    assert_eq!(run.options(0), [Choice::Done, Choice::Leave { gate: 0 }]);
    run.choose(0, Choice::Walk(fighting::right(36, 64).into()));
    assert_eq!(run.field().place(Tag(1)), Some(fighting::right(36, 64)));
    // Into no melee with his captor.
    let charge = Place::new(49, 64, sergeants::measure::Facing::LEFT);
    assert_eq!(run.refused(1, Choice::Walk(charge.into())), "SM-MOV-5");
    // He is pinned only after the move: the whole of Walk 3 is his.
    run.choose(1, Choice::Walk(fighting::left(56, 88).into()));
    assert_eq!(fighting::is(&run, 11), (false, true, false));
    assert_eq!(run.field().place(Tag(11)), Some(fighting::left(56, 88)));
}

#[test]
fn sm_pri_5_without_a_step_nobody_is_let_go() {
    let mut run = let_go(Vec::new());
    run.choose(0, Choice::Done);
    assert!(run.is_over() && is_held(&run, 11, 1));
}

#[test]
fn sm_pri_5_a_freed_man_does_nothing_else_until_the_next_phase() {
    let who = || Procedure::Carry {
        context: seen_by(1),
        steps: vec![Step::Do { who: Who::UpTo(3, Set::Own), each: vec![Act::Turn] }],
    };
    let card = Procedure::Card { seat: Seat(1), card: card(11, 4) };
    let mut run = let_go(vec![card, who(), Procedure::Phase { phase: 2 }, who()]);
    run.choose(0, Choice::Walk(fighting::right(36, 64).into()));
    run.choose(1, Choice::Walk(fighting::left(56, 40).into()));
    // His card has neither a dog tag action nor a box; no bubble offers him.
    assert_eq!(run.options(1), [Choice::Soldier(Tag(12)), Choice::Done]);
    run.choose(1, Choice::Done);
    assert_eq!(run.options(1), [Choice::Soldier(Tag(11)), Choice::Soldier(Tag(12)), Choice::Done]);
}

#[test]
fn sm_pri_5_a_friend_who_moves_into_contact_may_be_given_prisoners() {
    let mut run = escort().post(2, fighting::right(40, 95)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::right(40, 52).into()));
    let hand_over = Choice::HandOver { prisoner: Tag(11), to: Tag(2) };
    assert_eq!(run.options(0), [hand_over.clone(), Choice::Done]);
    run.choose(0, hand_over);
    let field = run.field();
    let contact = touch(run.game.world().base, base(&field, 2), base(&field, 11)).expect("they touch");
    assert!(is_held(&run, 11, 2) && contact.first.has(Part::Front) && run.is_over());
}

#[test]
fn sm_pri_5_a_friend_who_touches_only_the_prisoner_takes_him_over() {
    let mut run = escort().post(2, fighting::left(90, 60)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::left(72, 40).into()));
    run.choose(0, Choice::HandOver { prisoner: Tag(11), to: Tag(2) });
    assert!(is_held(&run, 11, 2));
    assert_eq!(base(&run.field(), 11), fighting::left(56, 40));
}

#[test]
fn sm_pri_5_an_escort_who_moves_or_a_friend_who_turns_hands_nothing_over() {
    let mut run = escort().post(2, fighting::right(40, 70)).acts(1, &[Act::Walk]);
    assert_eq!(run.options(0), [Choice::Done, Choice::Leave { gate: 0 }, Choice::LetGo(Tag(11))]);
    run.choose(0, Choice::Walk(fighting::right(40, 58).into()));
    assert!(run.is_over());
    let mut run = escort().post(2, fighting::right(40, 52)).acts(2, &[Act::Walk]);
    run.choose(0, Choice::Walk(fighting::left(40, 52).into()));
    assert!(run.is_over());
}

#[test]
fn sm_pri_6_a_prisoners_draw_is_lost_and_his_vp_go_with_the_escort() {
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .with(11, |it| it.draw = 2);
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, fighting::left(440, 40));
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    assert_eq!(run.draw_all(), [3, 3]);
    assert_eq!(run.field().scores(), [6, 0]);
}

#[test]
fn sm_pri_6_cards_that_a_prisoner_held_are_discarded() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(200, 40));
    let stage = stage.post(12, fighting::left(440, 40)).hands([&[], &[(11, 1), (12, 2)]]);
    let mut run = stage.begin(vec![acts(11, &[Act::Hold]), captured_by_event(11)]);
    run.choose(1, Choice::Card(card(11, 1))).choose(1, Choice::Card(card(12, 2))).choose(1, Choice::Done);
    assert!(is_held(&run, 11, 1));
    assert_eq!(run.field().tableau[Seat(1)].discards, [card(11, 1), card(12, 2)]);
}

#[test]
fn sm_pri_1_a_captor_sees_what_lies_under_his_prisoner_s_card() {
    let belts = Equipment::new("belts", Gives::Object);
    let mut stage = armed::own(Stage::new(), vec![belts])
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(56, 40))
        .but(|it| it.prisoner_of = Some(Tag(1)))
        .post(12, fighting::left(440, 40));
    for (nr, grenades) in [(1, 2), (2, 1)] {
        let it = &mut stage.position.soldiers[nr];
        (it.carries, it.grenades) = (vec!["belts".into()], grenades);
    }
    let run = stage.acts(1, &[Act::Walk]);
    let of = |viewer: Viewer| run.game.view(viewer).seats[1].captured.clone();
    let seen: Vec<_> =
        of(Viewer::Seat(Seat(0))).into_iter().map(|it| (it.tag, it.carries, it.grenades)).collect();
    assert_eq!(seen, [(Tag(11), vec!["belts".to_string()], 2)]);
    assert!(of(Viewer::Seat(Seat(1))).is_empty() && of(Viewer::Spectator).is_empty());
    // What he is sent names it once: the free man's belts are hidden.
    let sent = serde_json::to_string(&run.game.view(Viewer::Seat(Seat(0)))).expect("it can be sent");
    assert_eq!(sent.matches("belts").count(), 1);
}

fn among_mines() -> Stage {
    let mut stage = escort().post(2, fighting::right(600, 40));
    stage.position.markers.push(marked::lying(Marker::Mines, "1"));
    stage
}

#[test]
fn sm_pri_5_who_can_no_longer_step_away_keeps_his_prisoners() {
    let mut run = among_mines().with(1, |it| it.walk = 1).acts(1, &[Act::Walk]);
    run.choose(0, Choice::LetGo(Tag(11))).choose(0, Choice::Walk(fighting::right(24, 40).into()));
    // A hit and a pin: nothing is left of Walk 1.
    run.draw(1, 2).draw(2, 2);
    let space = run.game.pending().prompt(Seat(0)).and_then(|it| it.space.clone());
    assert_eq!(space, Some(Space::Walks { tag: Tag(1), leaves: Vec::new() }));
    run.choose(0, Choice::Done);
    assert!(run.is_over() && is_held(&run, 11, 1));
}

#[test]
fn sm_pri_5_who_is_pinned_by_mines_as_he_is_left_goes_nowhere() {
    let mut run = among_mines().acts(1, &[Act::Walk]);
    run.choose(0, Choice::LetGo(Tag(11))).choose(0, Choice::Walk(fighting::right(36, 64).into()));
    // The escort's check misses. The freed man wants to go three inches; a hit and a pin leave him one.
    run.draw(1, 1).choose(1, Choice::Walk(fighting::left(56, 88).into()));
    run.draw(11, 2).draw(11, 7);
    assert!(run.is_over());
    assert_eq!(run.field().place(Tag(11)), Some(fighting::left(56, 40)));
}

#[test]
fn sm_pri_5_an_escort_may_step_away_at_a_slant() {
    // Ponds above, below and behind him leave him only slanting ways; before him is the prisoner.
    let pond = |x: (i32, i32), y: (i32, i32)| {
        let shape =
            format!("area([({}, {}), ({}, {}), ({}, {}), ({}, {})])", x.0, y.0, x.1, y.0, x.1, y.1, x.0, y.1);
        format!("name: \"pond\", terrain: open, no_move: true, shape: {shape}")
    };
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "")
        .piece(&pond((36, 44), (0, 34)))
        .piece(&pond((36, 44), (46, 80)))
        .piece(&pond((0, 34), (36, 44)))
        .piece(&pond((66, 80), (36, 44)));
    let stage = Stage::on(&laid).post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let stage = stage.but(|it| it.prisoner_of = Some(Tag(1))).post(12, fighting::left(440, 40));
    assert!(stage.acts(1, &[Act::Walk]).options(0).contains(&Choice::LetGo(Tag(11))));
}

#[test]
fn sm_pri_4_an_escort_who_is_spotted_already_is_not_spotted_again() {
    let mut stage = escort();
    stage.position.soldiers[0].spotted = true;
    let mut run = stage.post(2, fighting::right(600, 40)).acts(12, &[Act::Walk]);
    run.choose(1, Choice::Walk(fighting::left(72, 40).into()));
    assert!(run.field().place(Tag(11)).is_some());
    assert!(!run.events.iter().any(|it| matches!(it, Event::Spotted { tag: Tag(1), .. })));
}
