//! SHT: the SHOOT action, and what hits do.

use sergeants::{
    Ask, Choice, Event, Procedure,
    content::{Act, Marker, Reach, Set, Step, Tag, Who},
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
    let run = armed::armed(armed::blast("satchel", Reach::Throw(0), 3, 1), 1).acts(1, &[Act::Shoot]);
    assert!(!offered(&run, "satchel"));
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
    // Two checks each, drawn from their own deck, hidden or not; the first is hit and killed.
    run.draw(11, 2).draw(11, 4).draw(12, 1).draw(12, 5);
    assert!(run.is_over() && run.field().scores() == [3, 0]);
    assert!(run.events.contains(&Event::Shelled { seat: Seat(0), tile: five, smoke: false }));
}
