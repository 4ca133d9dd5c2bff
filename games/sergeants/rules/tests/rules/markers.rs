//! MRK: fire, mines and smoke on the map.

use sergeants::{
    At, Choice, Context, Event, Facing, Lying, Marker, Place, Procedure, Sort, Spot, Step, Tag, Way,
    cards::{Act, Set, Who},
};
use table::Seat;

use crate::{
    scene::up,
    stage::{Run, Stage},
};

fn lying(what: Marker, tile: &str) -> Lying {
    Lying { what, tile: tile.into(), piece: None, by: None, turn: 0 }
}

/// Soldier 1 stands on square 1, soldier 2 on square 2, soldier 11 on square 3.
fn stage(what: Marker, tile: &str) -> Stage {
    let mut stage = Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(200, 40));
    stage.position.markers.push(lying(what, tile));
    stage
}

fn endangered(run: &Run) -> Vec<u16> {
    let tags = run.events.iter().filter_map(|it| match it {
        Event::Endangered { tag, .. } => Some(tag.0),
        _ => None,
    });
    tags.collect()
}

fn at(run: &Run, tag: u16) -> At {
    run.field().figure(Tag(tag)).expect("he is in play").at
}

#[test]
fn sm_mrk_1_a_blast_check_at_the_start_of_every_phase_for_each_soldier_in_a_fire() {
    let phases = [1, 2, 3].map(|phase| Procedure::Phase { phase });
    let mut run = stage(Marker::Fire, "1").begin(phases.to_vec());
    // A blast hit and a pin; then two misses.
    run.draw(1, 2).draw(2, 2).draw(1, 1).draw(2, 1);
    assert!(run.is_over());
    assert_eq!(endangered(&run), [1, 1, 1]);
    assert!(run.field().figure(Tag(1)).expect("he is in play").pinned);
}

#[test]
fn sm_trn_10_fires_are_checked_before_cards_are_revealed() {
    let mut run = stage(Marker::Fire, "1").hands([&[(1, 4)], &[]]).begin(vec![Procedure::Phase { phase: 1 }]);
    let asked = format!("{:?}", run.game.pending());
    assert!(asked.contains("HitCheck"), "{asked}");
    run.draw(1, 1);
    assert!(run.is_over());
}

#[test]
fn sm_mrk_1_fire_scores_only_for_the_player_whose_equipment_made_it() {
    for (by, score) in [(None, [0, 0]), (Some(Seat(1)), [0, 3]), (Some(Seat(0)), [0, 3])] {
        let mut stage = stage(Marker::Fire, "1");
        stage.position.markers[0].by = by;
        let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
        // The check and the damage come from the victim's own deck: a hit, and a kill.
        run.draw(1, 2).draw(2, 4);
        assert_eq!((at(&run, 1), run.field().score), (At::Dead, score.to_vec()), "{by:?}");
    }
}

#[test]
fn sm_mrk_1_a_building_burns_whole_and_nothing_around_it() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -1), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let mut laid = crate::stage::open_ground();
    laid[0] = crate::scene::tile("1", (0, 0), "").piece(barn);
    // One stands with his centre on the wall, one beside it.
    let mut stage = Stage::on(&laid).post(1, up(60, 40)).post(2, up(74, 66)).post(11, up(200, 40));
    stage.position.markers.push(Lying { piece: Some("barn".into()), ..lying(Marker::Fire, "1") });
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.draw(1, 1);
    assert!(run.is_over());
    assert_eq!(endangered(&run), [1]);
}

#[test]
fn sm_mrk_1_prisoners_burn_where_their_escort_stands() {
    let mut stage = stage(Marker::Fire, "1").post(12, up(200, 40));
    stage.position.soldiers.last_mut().expect("he is posted").prisoner_of = Some(Tag(1));
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.draw(1, 1).draw(11, 1);
    assert_eq!(endangered(&run), [1, 12]);
}

#[test]
fn sm_mrk_1_an_event_lays_fire_and_it_burns_to_the_end() {
    let step = |at| Step::Place { what: Marker::Fire, at };
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let steps = vec![
        step(Spot::Tile("L1".into())),
        step(Spot::TileOf(Who::All(Set::Named(Tag(2))))),
        step(Spot::Tile("20".into())),
    ];
    let then = vec![
        Procedure::Carry { context, steps: steps.clone() },
        Procedure::Carry { context, steps },
        Procedure::EndTurn,
    ];
    let mut stage = stage(Marker::Mines, "6");
    stage.setup.scenario.turns = 1;
    let run = stage.begin(then);
    // Twice on the same tile is once, and what is not on the map does not burn.
    assert_eq!(run.field().markers.fires.len(), 2);
    assert_eq!(run.field().markers.mines.len(), 1);
    assert!(run.is_over());
}

#[test]
fn a_step_clears_markers_of_a_sort() {
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let run = stage(Marker::Mines, "1")
        .begin(vec![Procedure::Carry { context, steps: vec![Step::Clear(Sort::Mines)] }]);
    assert!(run.field().markers.mines.is_empty());
}

fn walk(x: i32, y: i32) -> Choice {
    Choice::Walk(Way::from(up(x, y)))
}

#[test]
fn sm_mrk_2_who_starts_to_move_among_mines_has_a_blast_check() {
    let mut run = stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, walk(40, 30)).draw(1, 1);
    assert_eq!((endangered(&run), at(&run, 1)), (vec![1], At::On(up(40, 30))));
}

#[test]
fn sm_mrk_2_entering_the_tile_is_no_danger_and_turning_neither() {
    let mut run = stage(Marker::Mines, "1").acts(2, &[Act::Walk]);
    run.choose(0, walk(72, 40));
    assert!(run.is_over() && endangered(&run).is_empty());
    let mut run = stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(Way::from(Place::new(40, 40, Facing::LEFT))));
    assert!(run.is_over() && endangered(&run).is_empty());
}

#[test]
fn sm_mrk_2_who_is_pinned_by_mines_chooses_again_how_far_he_goes() {
    let mut run = stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    // Three inches; then a hit and a pin, which leaves one.
    run.choose(0, walk(40, 88)).draw(1, 2).draw(2, 2);
    assert_eq!(run.refused(0, walk(40, 88)), "SM-MOV-1");
    run.choose(0, walk(40, 56));
    assert!(run.is_over());
    assert_eq!((endangered(&run), at(&run, 1)), (vec![1], At::On(up(40, 56))));
}

#[test]
fn sm_mrk_2_who_is_killed_by_mines_goes_nowhere() {
    let mut run = stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, walk(40, 56)).draw(1, 2).draw(2, 4);
    assert!(run.is_over());
    assert_eq!((at(&run, 1), run.field().score), (At::Dead, vec![0, 0]));
}

#[test]
fn a_marker_on_nothing_is_told() {
    let mut stage = stage(Marker::Fire, "20");
    stage.position.then = vec![Procedure::Finish];
    let setup = sergeants::Setup { position: Some(stage.position), ..stage.setup };
    let Err(problems) = table::Game::<sergeants::Sergeants>::new(&setup) else {
        panic!("it lies on nothing")
    };
    assert_eq!(problems[0].to_string(), "position.markers: The marker on 20 lies on nothing.");
}
