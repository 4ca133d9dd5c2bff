//! SHT: the SHOOT action, and what hits do.

use sergeants::{
    Ask, Choice, Event, Procedure, Why,
    content::{Act, Band, Hit, Marker, Reach, Set, Step, Tag, Who},
    measure::{Facing, Place, Point},
    state::{Aim, At, Bands, Lying},
};
use table::{Pending, Seat, Viewer};

use crate::scenes::{
    armed, fighting,
    maps::{tile, up},
    stage::{Run, Stage, open_ground},
};

#[test]
fn sm_sht_2_at_four_inches_all_three_results_apply() {
    let mut run = fighting::duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: true, close: true }));
    // Three hits, three cards of damage: zip, pin, wound.
    run.draw(1, 2).draw(11, 1).draw(11, 2).draw(11, 3);
    assert_eq!(fighting::is(&run, 11), (true, true, true));
    assert!(run.is_over());
}

#[test]
fn sm_sht_2_at_seven_squares_long_only() {
    let stage = Stage::new().post(1, fighting::right(40, 40));
    let mut run = fighting::spotted(stage.post(11, fighting::left(600, 40))).acts(1, &[Act::Shoot]);
    run.soldier(0, 11);
    assert_eq!(run.field().shot.map(|it| it.bands), Some(Bands { long: true, short: false, close: false }));
    run.draw(1, 2).draw(11, 1);
    assert!(run.is_over());
}

#[test]
fn sm_sht_1_only_spotted_enemies_in_the_arc_and_the_shooter_is_spotted() {
    let hidden = Stage::new()
        .post(1, fighting::right(40, 40))
        .post(11, fighting::left(120, 40))
        .acts(1, &[Act::Shoot]);
    assert_eq!(hidden.options(0), [Choice::Done]);
    let behind =
        fighting::spotted(Stage::new().post(1, fighting::left(40, 40)).post(11, fighting::left(120, 40)))
            .acts(1, &[Act::Shoot]);
    assert_eq!(behind.options(0), [Choice::Done]);
    let mut run = fighting::duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 1);
    assert!(fighting::is(&run, 1).0);
}

#[test]
fn sm_sht_4_hit_plus_names_the_next_target_before_the_damage() {
    let stage = fighting::duel(4).with(1, |it| it.hit_plus = true);
    let stage = fighting::spotted(stage.post(12, fighting::left(104, 80))).post(13, fighting::left(104, 100));
    let mut run = fighting::spotted(stage.post(14, fighting::left(220, 40))).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3);
    // The same or another spotted one within 3 inches.
    assert_eq!(run.options(0), [11, 12].map(|it| Choice::Soldier(Tag(it))));
    run.soldier(0, 12).draw(11, 1).draw(1, 2).draw(11, 2).draw(11, 6).draw(12, 1);
    assert!(fighting::is(&run, 12).1 && run.is_over());
    // Without Use Hit+ it is one hit.
    let mut run = fighting::duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3).draw(11, 1);
    assert!(run.is_over());
}

#[test]
fn sm_sht_4_a_shot_at_a_man_then_dead_is_lost() {
    let mut run = fighting::duel(4)
        .with(1, |it| it.hit_plus = true)
        .post(12, fighting::left(440, 40))
        .acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 3).soldier(0, 11).draw(11, 4);
    assert_eq!(run.field().scores(), [3, 0]);
    assert!(run.is_over());
}

#[test]
fn sm_sht_5_a_grenade_strikes_everybody_under_the_template() {
    let stage = fighting::duel(4).post(12, fighting::left(104, 54)).post(13, fighting::left(440, 40));
    let mut stage = stage;
    stage.position.soldiers[0].grenades = 1;
    let mut run = stage.acts(1, &[Act::Throw]);
    let throw = |x, y| Choice::Throw { target: Tag(11), centre: Point::new(x, y) };
    assert_eq!(run.refused(0, throw(104, 80)), "SM-GEO-8");
    run.choose(0, throw(104, 47));
    // Hidden men too; in the thrower's order.
    assert_eq!(run.options(0), [11, 12].map(|it| Choice::Soldier(Tag(it))));
    run.soldier(0, 12).draw(1, 2).draw(11, 2).draw(1, 1);
    assert!(fighting::is(&run, 12).1 && !fighting::is(&run, 11).1 && run.is_over());
    // The thrower is not spotted, and has no grenade left.
    assert!(!fighting::is(&run, 1).0);
    let own = run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    assert_eq!(own.soldiers[0].grenades, 0);
}

/// A thrower with a grenade, an enemy spotted 4 inches to his right.
fn grenadier() -> Stage {
    let mut stage = fighting::duel(4).post(13, fighting::left(440, 40));
    stage.position.soldiers[0].grenades = 1;
    stage
}

/// SM-SHT-5: in any SHOOT, by bubble, dog tag or box.
#[test]
fn sm_sht_5_a_bubble_that_says_shoot_lets_one_of_them_throw() {
    let shoot = Step::Do { who: Who::UpTo(2, Set::Own), each: vec![Act::Shoot] };
    let stage = grenadier().post(2, fighting::right(40, 60)).card(1, 2, |it| it.bubble = vec![shoot]);
    let mut run =
        stage.begin(vec![Procedure::Card { seat: Seat(0), card: crate::scenes::stage::card(1, 2) }]);
    run.choose(0, Choice::Part(sergeants::state::Part::Bubble)).soldier(0, 1);
    let throw = Choice::Act(Act::Throw);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(11)), throw.clone(), Choice::Done]);
    run.choose(0, throw.clone());
    assert_eq!(run.asked(0).expect("it is aimed").0, Ask::Throw { tag: Tag(1) });
    run.choose(0, Choice::Throw { target: Tag(11), centre: Point::new(104, 40) }).draw(1, 1);
    // His marker is gone, and he is not spotted.
    let own = run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    assert_eq!((own.soldiers[0].grenades, fighting::is(&run, 1).0), (0, false));
    // The other has none: he may only fire, and is spotted by that.
    run.soldier(0, 2);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(11)), Choice::Done]);
    run.soldier(0, 11).draw(1, 5);
    assert!(fighting::is(&run, 2).0);
}

#[test]
fn sm_sht_5_not_where_a_card_names_the_target_of_the_shot() {
    let run = grenadier().acts(1, &[Act::ShootAt(Set::Named(Tag(11)))]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(11)), Choice::Done]);
    // A dog tag action names none.
    let mut run = grenadier().acts(1, &[Act::Any(sergeants::content::Action::Shoot)]);
    run.choose(0, Choice::Act(Act::Shoot));
    assert!(run.options(0).contains(&Choice::Act(Act::Throw)));
}

/// SM-SHT-5: at a spotted enemy in the arc, within Throw and the SHOOT modifiers, in inches.
#[test]
fn sm_sht_5_a_throw_asks_for_spot_arc_reach_and_modifiers() {
    let throws = |stage: Stage| stage.acts(1, &[Act::Shoot]).options(0).contains(&Choice::Act(Act::Throw));
    assert!(throws(grenadier()));
    let mut behind = grenadier();
    behind.position.soldiers[0].at = Some(fighting::left(40, 40));
    assert!(!throws(behind));
    let mut hidden = grenadier();
    hidden.position.soldiers[1].spotted = false;
    assert!(!throws(hidden));
    let mut empty = grenadier();
    empty.position.soldiers[0].grenades = 0;
    assert!(!throws(empty));
    // Four inches are measured from base to base: a pinned man throws three.
    let mut pinned = grenadier();
    pinned.position.soldiers[0].pinned = true;
    pinned.position.soldiers[1].at = Some(fighting::left(40 + 16 * 5, 40));
    assert!(!throws(pinned));
    // Where the target's tile takes three inches, 6 are not enough.
    let stage = |shoot: &str| {
        let mut laid = open_ground();
        laid[1] = tile("2", (1, 0), shoot);
        let stage = Stage::on(&laid).post(1, fighting::right(60, 40)).but(|it| it.grenades = 1);
        fighting::spotted(stage.post(11, fighting::left(140, 40)))
    };
    assert!(throws(stage("")) && !throws(stage("shoot: -3")));
}

/// SM-SHT-5: everybody under the template: friends, the wounded, the hidden, and who threw it.
#[test]
fn sm_sht_5_a_grenade_spares_nobody_under_the_template() {
    // 1 throws at 11, an inch away; 2 is a friend beside 11, 12 is hidden and wounded.
    let stage = Stage::new().post(1, fighting::right(60, 40)).but(|it| it.grenades = 1);
    let stage = fighting::spotted(stage.post(11, fighting::left(84, 40)));
    let stage = stage.post(2, up(84, 60)).post(12, fighting::left(84, 20)).but(|it| it.wounded = true);
    let mut run = stage.acts(1, &[Act::Shoot]);
    run.choose(0, Choice::Act(Act::Throw));
    run.choose(0, Choice::Throw { target: Tag(11), centre: Point::new(76, 40) });
    assert_eq!(run.options(0), [1, 2, 11, 12].map(|it| Choice::Soldier(Tag(it))));
    // One blast check each, from the thrower's deck; damage from their own: wounds for the friends, pins for the enemies.
    run.soldier(0, 12).draw(1, 2).draw(11, 2);
    run.soldier(0, 1).draw(1, 7).draw(1, 3);
    run.soldier(0, 11).draw(2, 2).draw(11, 7);
    // The last one is not asked for.
    run.draw(2, 7).draw(2, 3);
    assert!([1, 2].into_iter().all(|it| fighting::is(&run, it).2));
    assert!([11, 12].into_iter().all(|it| fighting::is(&run, it).1));
    assert!(run.is_over());
}

#[test]
fn sm_sht_6_hits_into_melee_go_by_turns() {
    // 2 shoots at 11, who fights 1.
    let stage =
        fighting::spotted(Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40)))
            .post(2, up(56, 75));
    let mut run = stage.post(12, fighting::left(440, 40)).acts(2, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 1).draw(2, 4).draw(11, 5);
    // The second hit killed a friend: that scores for the enemy.
    assert_eq!(run.field().figure(Tag(1)).map(|it| it.at), Some(At::Dead));
    assert_eq!(run.field().scores(), [0, 3]);
}

#[test]
fn sm_sht_8_four_inches_and_seven_squares() {
    let all = |x| {
        let stage =
            fighting::spotted(Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(x, 40)));
        let mut run = stage.acts(1, &[Act::Shoot]);
        run.soldier(0, 11);
        run.field().shot.map(|it| it.bands.all())
    };
    assert_eq!(all(40 + 64), Some(vec![Band::Long, Band::Short, Band::Close]));
    assert_eq!(all(600), Some(vec![Band::Long]));
}

#[test]
fn sm_sht_6_each_melee_is_counted_from_its_own_first_hit() {
    let mut run = fighting::beside_a_melee(120).acts(2, &[Act::Shoot]);
    // One hit on a man in the open, which is a Hit+ onto a man in melee; one hit there.
    run.soldier(0, 12).draw(1, 3).soldier(0, 11).draw(12, 2).draw(1, 4).draw(11, 2);
    assert!(run.is_over());
    assert!(fighting::is(&run, 11).1 && !fighting::is(&run, 1).1);
}

#[test]
fn sm_sht_6_a_friend_who_only_touches_the_target_is_struck() {
    // 3 touches the side of 11 with his own side, which makes no melee, and is nearer than 1.
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let stage = fighting::spotted(stage).post(3, fighting::left(56, 28)).post(12, fighting::left(440, 40));
    let mut run = stage.post(2, up(56, 75)).acts(2, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 1).draw(2, 2).draw(11, 5);
    assert!(fighting::is(&run, 3).1 && !fighting::is(&run, 1).1);
}

#[test]
fn sm_sht_4_next_targets_are_checked_in_the_order_named() {
    let twice = |it: &mut sergeants::content::ActionCard| it.hit.short = Hit::HitPlus;
    let stage = fighting::duel(4).with(1, |it| it.hit_plus = true).card(1, 3, twice);
    let mut run = fighting::spotted(stage.post(12, fighting::left(104, 80))).acts(1, &[Act::Shoot]);
    // Two Hit+: two targets are named, then the damage of the first two hits; 12 was named first.
    run.soldier(0, 11).draw(1, 3).soldier(0, 12).soldier(0, 11).draw(11, 1).draw(11, 5);
    run.draw(1, 4).draw(12, 2).draw(1, 1);
    assert!(fighting::is(&run, 12).1 && !fighting::is(&run, 11).1 && run.is_over());
}

#[test]
fn sm_sht_3_the_targets_player_draws_the_damage() {
    let mut run = fighting::duel(4).acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2);
    let Pending::Chance(wanted) = run.game.pending() else { panic!("a card is drawn") };
    assert!(matches!(
        wanted,
        table::ChanceWanted::Draw { ask: sergeants::Ask::DamageCheck { seat: Seat(1) }, .. }
    ));
}

#[test]
fn sm_sht_7_several_blast_checks() {
    let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
    let steps = vec![Step::Blast { on: Who::All(Set::Named(Tag(11))), checks: 2 }];
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let mut run = stage.begin(vec![Procedure::Carry { context, steps }]);
    // A hit and a pin; then a miss.
    run.draw(11, 2).draw(11, 7).draw(11, 1);
    assert!(fighting::is(&run, 11).1 && run.is_over());
}

fn offered(run: &Run, id: &str) -> bool {
    run.options(0).contains(&armed::use_of(id))
}

// SM-SHT-7: panzerfaust, bazooka, rifle grenades.

#[test]
fn sm_sht_7_a_panzerfaust_makes_several_blast_checks_and_shows_who_fires() {
    let faust = armed::blast("panzerfaust", Reach::Squares(3), 2, 1);
    let mut run = armed::armed(faust, 3).post(12, up(294, 40)).acts(1, &[Act::Shoot, Act::Shoot]);
    assert!(offered(&run, "panzerfaust"));
    run.choose(0, armed::use_of("panzerfaust"));
    assert_eq!(run.asked(0).expect("it is aimed").0, Ask::Aim { tag: Tag(1), what: "panzerfaust".into() });
    // Between the two, one of them hidden: both are under it, and checked from the shooter's deck.
    let centre = Point::new(285, 40);
    run.choose(0, Choice::Throw { target: Tag(11), centre });
    run.soldier(0, 12).draw(1, 1).draw(1, 2).draw(11, 2);
    run.draw(1, 5).draw(1, 6);
    assert!(
        armed::figure(&run, 1).spotted && armed::figure(&run, 12).pinned && !armed::figure(&run, 11).pinned
    );
    let aim = Aim::Template { target: Tag(11), centre };
    assert!(run.events.contains(&Event::Used {
        seat: Seat(0),
        tag: Tag(1),
        what: "panzerfaust".into(),
        aim
    }));
    // It is used up.
    assert!(matches!(run.asked(0), Some((Ask::Shoot { .. }, _))) && !offered(&run, "panzerfaust"));
}

#[test]
fn sm_sht_7_the_reach_in_squares_is_changed_by_shoot_modifiers_and_halved_by_a_pin() {
    let faust = || armed::blast("faust", Reach::Squares(3), 2, 1);
    let in_reach = |stage: Stage| offered(&stage.acts(1, &[Act::Shoot]), "faust");
    assert!(in_reach(armed::armed(faust(), 3)) && !in_reach(armed::armed(faust(), 4)));
    let mut pinned = armed::armed(faust(), 2);
    pinned.position.soldiers[0].pinned = true;
    assert!(!in_reach(pinned));
    let mut hidden = armed::armed(faust(), 2);
    hidden.position.soldiers[1].spotted = false;
    assert!(!in_reach(hidden));
    let mut behind = armed::armed(faust(), 2);
    behind.position.soldiers[0].at = Some(Place::new(40, 40, Facing::LEFT));
    assert!(!in_reach(behind));
    let mut laid = open_ground();
    laid[1] = tile("2", (1, 0), "shoot: -1");
    let stage = |column| {
        let stage = armed::own(Stage::on(&laid), vec![faust()]).post(1, armed::right(40, 40));
        let stage = stage.but(|it| it.carries = vec!["faust".into()]);
        stage.post(11, up(column * 80 + 40, 40)).but(|it| it.spotted = true)
    };
    assert!(in_reach(stage(2)) && !in_reach(stage(3)));
    let mut smoke = stage(2);
    smoke.position.markers =
        vec![Lying { what: Marker::Smoke(3), tile: "2".into(), piece: None, by: None, turn: 1 }];
    assert!(!in_reach(smoke));
}

#[test]
fn sm_sht_7_the_template_touches_the_target_and_lies_no_further() {
    let mut run = armed::armed(armed::blast("faust", Reach::Squares(3), 1, 1), 2).acts(1, &[Act::Shoot]);
    run.choose(0, armed::use_of("faust"));
    let at = |x| Choice::Throw { target: Tag(11), centre: Point::new(x, 40) };
    // The target's base reaches from 194 to 206, and is 10 inches away: the template's middle may be at 216.
    assert_eq!(run.refused(0, at(170)), "SM-GEO-8");
    assert_eq!(run.refused(0, at(217)), "SM-GEO-8");
    assert_eq!(run.refused(0, Choice::Throw { target: Tag(1), centre: Point::new(200, 40) }), "SM-SHT-1");
    run.choose(0, at(216)).draw(1, 1);
    assert!(run.is_over());
}

#[test]
fn sm_sht_7_a_charge_is_thrown_and_shows_nobody() {
    let charge = armed::blast("satchel", Reach::Throw(-2), 3, 1);
    // Four inches are left of 6.
    assert!(!offered(&armed::armed(charge.clone(), 1).acts(1, &[Act::Throw]), "satchel"));
    let mut stage = armed::armed(charge, 1);
    stage.position.soldiers[0].at = Some(armed::right(60, 40));
    let mut run = stage.acts(1, &[Act::Throw]);
    run.choose(0, armed::use_of("satchel"));
    run.choose(0, Choice::Throw { target: Tag(11), centre: Point::new(120, 40) });
    // A hit and a kill: the remaining checks have no target.
    run.draw(1, 2).draw(11, 4);
    assert!(run.is_over() && !armed::figure(&run, 1).spotted && armed::figure(&run, 11).at == At::Dead);
    assert_eq!(run.field().scores(), [3, 0]);
}

#[test]
fn sm_sht_7_equipment_is_used_in_the_place_of_its_act_alone() {
    let run = armed::armed(armed::blast("faust", Reach::Squares(3), 3, 1), 1).acts(1, &[Act::Throw]);
    assert!(!offered(&run, "faust"));
    // Nor in melee.
    let mut stage = armed::armed(armed::blast("faust", Reach::Squares(3), 3, 1), 2);
    stage = stage.post(12, Place::new(56, 40, Facing::LEFT)).but(|it| it.spotted = true);
    let run = stage.acts(1, &[Act::Shoot]);
    assert_eq!(run.options(0), [Choice::Done]);
}

#[test]
fn sm_sht_7_artillery_falls_on_a_tile_in_sight_and_on_everybody_there() {
    let stage = armed::armed(armed::artillery(2), 4).post(12, up(380, 60)).with(1, |it| it.spot = 4);
    let mut run = stage.acts(1, &[Act::Spot]);
    run.choose(0, armed::use_of("battery"));
    assert_eq!(armed::names(&run), ["1", "2", "3", "4", "5", "7", "8", "9", "10"]);
    let five = armed::ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    // Two checks each, from the deck of the player who fires, hidden or not; the first is hit and killed, by a card of his own.
    run.draw(1, 2).draw(11, 4).draw(1, 1).draw(1, 5);
    assert!(run.is_over() && run.field().scores() == [3, 0]);
    assert!(run.events.contains(&Event::Shelled { seat: Seat(0), tile: five, smoke: false }));
}

#[test]
fn sm_sht_5_who_has_no_grenade_is_told_so() {
    let stage = |grenades| {
        let stage = Stage::new().post(1, fighting::right(60, 40)).but(|it| it.grenades = grenades);
        fighting::spotted(stage.post(11, fighting::left(104, 40))).acts(1, &[Act::Shoot])
    };
    let thrown = |run: Run| {
        let known = run.game.view(Viewer::Seat(Seat(0))).supposed(run.game.world());
        sergeants::rules::may_throw(run.game.world(), &known, Tag(1), Tag(11), Point::new(104, 40))
    };
    assert_eq!(thrown(stage(1)), Ok(()));
    assert_eq!(thrown(stage(0)), Err(Why::NoGrenade));
}
