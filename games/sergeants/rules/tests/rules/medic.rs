//! MED: medics.

use sergeants::{
    Event, Procedure,
    content::{Act, Goal, Mark, Order, OrderNr, Set, Step, Tag, Who},
    measure::{Facing, Place},
    state::{At, Context},
};
use table::Seat;

use crate::scenes::{
    maps::up,
    stage::{Run, Stage},
};

fn falls(stage: Stage, tag: u16, mark: Mark) -> Run {
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let step = Step::Mark(Who::All(Set::Named(Tag(tag))), mark);
    stage.begin(vec![Procedure::Carry { context, steps: vec![step] }])
}

/// Soldier 2 is a medic with two checks, two inches from soldier 1.
fn medic() -> Stage {
    Stage::new().post(1, up(40, 40)).post(2, up(88, 40)).post(11, up(440, 40)).with(2, |it| it.checks = 2)
}

#[test]
fn sm_med_1_a_medic_within_his_walk_goes_to_the_fallen_and_saves_him_with_one_success() {
    let mut run = falls(medic(), 1, Mark::Kill);
    assert!(run.events.contains(&Event::Tended { tag: Tag(1), by: Tag(2) }));
    // He stands in contact.
    let place = |run: &Run, tag| run.field().place(Tag(tag)).expect("he is on the map").at;
    assert!(place(&run, 2).x - place(&run, 1).x <= 17);
    run.draw(2, 1).draw(1, 7);
    let saved = run.field().figure(Tag(1)).expect("he is there").clone();
    assert!(matches!(saved.at, At::On(_)) && saved.wounded);
    assert!(run.is_over() && !run.events.iter().any(|it| matches!(it, Event::Killed { .. })));
}

#[test]
fn sm_med_1_without_a_success_he_is_dead() {
    let mut run = falls(medic(), 1, Mark::Kill);
    run.draw(2, 1).draw(2, 2);
    assert_eq!(run.field().figure(Tag(1)).map(|it| it.at), Some(At::Dead));
}

#[test]
fn sm_med_1_a_second_wound_may_be_healed_to_a_wound() {
    let mut stage = medic();
    stage.position.soldiers[0].wounded = true;
    let mut run = falls(stage, 1, Mark::Wound);
    run.draw(1, 1);
    let saved = run.field().figure(Tag(1)).expect("he is there").clone();
    assert!(saved.wounded && saved.place().is_some());
}

#[test]
fn sm_med_1_not_too_far_not_in_melee_and_nobody_elses_friend() {
    // Walk 3 reaches no more than three inches.
    let far = |x| Stage::new().post(1, up(40, 40)).post(2, up(x, 40)).with(2, |it| it.checks = 1);
    assert!(falls(far(56 + 12 + 56).post(11, up(440, 40)), 1, Mark::Kill).is_over());
    assert!(!falls(far(48 + 40 + 12).post(11, up(440, 40)), 1, Mark::Kill).is_over());
    // Pinned, he walks one.
    let mut stage = medic();
    stage.position.soldiers[1].pinned = true;
    assert!(falls(stage, 1, Mark::Kill).is_over());
    // In melee he cannot come.
    let locked = medic().post(12, Place::new(102, 40, Facing::LEFT));
    assert!(falls(locked, 1, Mark::Kill).is_over());
    // The enemy's dead are not his.
    let run = falls(medic().post(12, up(40, 80)), 12, Mark::Kill);
    assert!(run.is_over());
}

/// Soldier 11 shoots soldier 2, a medic, and kills him.
fn shot() -> Run {
    let stage = Stage::new().post(2, up(120, 40)).but(|it| it.spotted = true).with(2, |it| it.checks = 1);
    let mut run =
        stage.post(1, up(40, 400)).but(|it| it.at = None).post(11, up(440, 40)).acts(11, &[Act::Shoot]);
    run.soldier(1, 2).draw(11, 4).draw(2, 4);
    run
}

#[test]
fn sm_med_2_by_direct_fire_his_vp_go_to_his_own_player() {
    let run = shot();
    let killed = run.events.iter().find_map(|it| match it {
        Event::Killed { tag: Tag(2), scores, .. } => Some(scores.clone()),
        _ => None,
    });
    assert_eq!(killed, Some(vec![(Seat(0), 3)]));
}

#[test]
fn sm_med_2_by_indirect_fire_they_go_to_nobody() {
    // Registered fire of seat 1 on the tile of the medic.
    let mut stage = Stage::new().post(2, up(120, 40)).with(2, |it| it.checks = 1).post(1, up(440, 120));
    stage = stage.post(11, up(440, 40)).but(|it| it.carries = vec!["radio".into()]);
    let order = Order {
        number: OrderNr(1),
        side: None,
        entry: None,
        vp: 2,
        goal: Goal::RegisteredFire { with: "radio".into(), turn: 1, at: "2".into(), checks: 1 },
    };
    stage.setup.library.orders.insert(OrderNr(1), order);
    let radio = sergeants::content::Equipment::new("radio", sergeants::content::Gives::Object);
    stage.setup.library.equipment.insert("radio".into(), radio);
    stage.position.orders = vec![Vec::new(), vec![OrderNr(1)]];
    let mut run = stage.begin(vec![Procedure::Turn { turn: 1 }]);
    // The hit is by a card of the player whose fire it is, the damage by one of the medic's.
    run.draw(11, 7).draw(1, 4);
    let killed = run.events.iter().find_map(|it| match it {
        Event::Killed { tag: Tag(2), scores, .. } => Some(scores.clone()),
        _ => None,
    });
    assert_eq!(killed, Some(Vec::new()));
}

#[test]
fn sm_med_2_by_friendly_fire_they_go_to_the_enemy_who_was_the_target() {
    // Soldier 1 shoots into a melee of the medic: the second hit is on him.
    let stage = Stage::new().post(1, up(40, 60)).post(2, Place::new(40, 24, Facing::RIGHT));
    let stage = stage
        .with(2, |it| it.checks = 1)
        .post(11, Place::new(57, 24, Facing::LEFT))
        .but(|it| it.spotted = true);
    let mut run = stage.post(12, up(440, 40)).acts(1, &[Act::Shoot]);
    // 1-2 hits in all three bands: zip for the enemy, a kill for the medic, zip again.
    run.soldier(0, 11).draw(1, 2).draw(11, 1).draw(2, 4).draw(11, 5);
    let killed = run.events.iter().find_map(|it| match it {
        Event::Killed { tag: Tag(2), scores, .. } => Some(scores.clone()),
        _ => None,
    });
    assert_eq!(killed, Some(vec![(Seat(1), 3)]));
}

#[test]
fn sm_med_1_the_medic_takes_the_shortest_way() {
    // He comes from above, and stops as soon as he touches the fallen man.
    let stage = Stage::new().post(1, up(40, 66)).post(2, up(40, 20)).with(2, |it| it.checks = 1);
    let run = falls(stage.post(11, up(440, 40)), 1, Mark::Kill);
    let at = run.field().place(Tag(2)).expect("he is on the map").at;
    assert!(at.x == 40 && (40..=52).contains(&at.y), "{at:?}");
    // From a corner he stops at the corner.
    let stage = Stage::new().post(1, up(60, 60)).post(2, up(30, 30)).with(2, |it| it.checks = 1);
    let run = falls(stage.post(11, up(440, 40)), 1, Mark::Kill);
    let at = run.field().place(Tag(2)).expect("he is on the map").at;
    assert!((40..=56).contains(&at.x) && (40..=56).contains(&at.y), "{at:?}");
}
