//! MRK: markers and equipment.

use std::collections::BTreeMap;

use sergeants::{
    Ask, Choice, Event, Procedure, Setup,
    content::{
        Act, Action, Colour, Deal, Equipment, Gives, Marker, Narrator, Reach, Set, Sort, Spot, Step, StoryNr,
        Tag, Who, Whom,
    },
    measure::{Facing, Optics, Place, Seeing, Way, line_through},
    state::{At, Context, Lying},
};
use table::{Seat, Viewer};

use crate::scenes::{
    armed,
    maps::{map, middle, tile, up},
    marked, smoky,
    stage::{Run, Stage, card, open_ground},
};

/// A gunner and a soldier beside him with belts, an enemy within range, and a card for the first phase.
fn crew(apart: i32, assistant: bool) -> Stage {
    let belts = Equipment {
        carry: Set::Any(vec![Set::Is("assistant".into()), Set::Is("tripod".into())]),
        ..Equipment::new("belts", Gives::Ammunition("lmg".into()))
    };
    let mut stage = armed::own(Stage::new(), vec![belts])
        .post(1, armed::right(40, 30))
        .post(2, armed::right(40, 30 + apart));
    stage.position.soldiers[1].carries = vec!["belts".into()];
    let mut traits = |tag: u16, word: &str| {
        stage.setup.library.soldiers.get_mut(&Tag(tag)).expect("he is there").traits.push(word.into());
    };
    traits(1, "lmg");
    if assistant {
        traits(2, "tripod");
    }
    let stage = stage.post(11, up(200, 40)).but(|it| it.spotted = true);
    stage.shown([&[(1, 4)], &[]])
}

#[test]
fn sm_mrk_6_an_assistant_with_ammunition_lets_the_gun_fire_once_free() {
    let mut run = crew(13, true).begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(run.field().playing.is_some());
    assert_eq!(run.asked(0), Some((Ask::Gun { tag: Tag(1) }, vec![Choice::Soldier(Tag(11)), Choice::Done])));
    // Long and short range: two hits.
    run.soldier(0, 11).draw(1, 2).draw(11, 1).draw(11, 5);
    assert!(armed::figure(&run, 1).spotted);
    // Then the card, and no second shot in this phase.
    assert_eq!(run.asked(0).expect("the card is played").0, Ask::Part { seat: Seat(0), card: card(1, 4) });
    run.choose(0, Choice::Done);
    assert!(run.is_over());
}

#[test]
fn sm_mrk_6_it_may_be_left_and_comes_again_in_the_next_phase() {
    let gun = Some(Ask::Gun { tag: Tag(1) });
    let run = |new: bool| {
        let mut stage = crew(13, true).hands([&[(1, 5)], &[]]);
        stage.setup.by_the_book = new;
        let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }, Procedure::Phase { phase: 2 }]);
        assert_eq!(run.asked(0).map(|it| it.0), gun);
        run.choose(0, Choice::Done).choose(0, Choice::Done);
        run
    };
    // There is no card on the second phase: the gun fires all the same, once.
    let mut new = run(true);
    assert_eq!(new.asked(0).map(|it| it.0), gun);
    new.soldier(0, 11).draw(1, 1);
    assert!(new.is_over());
    // In a match that began before, it is silent.
    assert!(run(false).is_over());
}

#[test]
fn sm_mrk_6_a_card_that_is_cancelled_does_not_silence_the_gun() {
    let cost = Narrator::Cost { only: None, pay: vec![Step::Cards(Whom::Me, Deal::Discard(1))] };
    let stage = crew(13, true).card(1, 4, |it| it.narrator = Some(cost));
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    // He has no card to pay with.
    run.choose(0, Choice::No);
    assert_eq!(run.asked(0).map(|it| it.0), Some(Ask::Gun { tag: Tag(1) }));
    run.choose(0, Choice::Done);
    assert!(run.is_over(), "it fires once a phase");
}

#[test]
fn sm_mrk_6_base_contact_and_the_assistant_trait_are_needed() {
    for (apart, assistant) in [(14, true), (13, false)] {
        let run = crew(apart, assistant).begin(vec![Procedure::Phase { phase: 1 }]);
        assert!(matches!(run.asked(0), Some((Ask::Part { .. }, _))), "{apart} {assistant}");
    }
    // Another player's assistant, or one who fights, is none.
    let mut stage = crew(13, true);
    stage.position.soldiers[1].prisoner_of = Some(Tag(11));
    let run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(matches!(run.asked(0), Some((Ask::Part { .. }, _))));
}

#[test]
fn sm_mrk_6_without_a_target_nobody_is_asked() {
    let mut stage = crew(13, true);
    stage.position.soldiers[2].spotted = false;
    let run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert!(matches!(run.asked(0), Some((Ask::Part { .. }, _))));
}

// SM-MRK-4: smoke grenades, and shells of artillery.

#[test]
fn sm_mrk_4_a_smoke_grenade_is_thrown_onto_a_tile_in_reach() {
    let mut run =
        armed::armed(armed::tool("smoke", Marker::Smoke(2), Reach::Throw(0)), 5).acts(1, &[Act::Throw]);
    run.choose(0, armed::use_of("smoke"));
    // Six inches from (40, 40) to the nearest point of a tile; straight below is just in the arc.
    assert_eq!(armed::names(&run), ["1", "2", "7", "8"]);
    let two = armed::ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    assert!(run.is_over() && !armed::figure(&run, 1).spotted);
    let smoke: Vec<_> = run.field().markers.smoke.iter().map(|it| (it.tile, it.times, it.turn)).collect();
    assert_eq!(smoke, [(two, 2, 1)]);
}

#[test]
fn sm_mrk_4_smoke_is_fired_further_and_shows_who_fires() {
    let mut run =
        armed::armed(armed::tool("smoke", Marker::Smoke(2), Reach::Squares(4)), 5).acts(1, &[Act::Shoot]);
    run.choose(0, armed::use_of("smoke"));
    assert_eq!(armed::names(&run), ["1", "2", "3", "4", "5", "7", "8", "9", "10"]);
    let five = armed::ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    assert!(armed::figure(&run, 1).spotted);
}

#[test]
fn sm_mrk_1_fire_made_by_equipment_scores_for_its_player() {
    let stage = armed::armed(armed::tool("petrol", Marker::Fire, Reach::Throw(0)), 1);
    let context =
        sergeants::state::Context { seat: Some(Seat(0)), owner: Some(Tag(1)), must: false, bubble: false };
    let throw = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Throw] };
    let mut run = stage.begin(vec![throw, Procedure::Phase { phase: 1 }]);
    run.choose(0, armed::use_of("petrol"));
    let two = armed::ix(&run, "2");
    run.choose(0, Choice::Tile(two)).draw(11, 2).draw(11, 4);
    assert_eq!((armed::figure(&run, 11).at, run.field().scores()), (At::Dead, vec![3, 0]));
}

#[test]
fn sm_mrk_2_mines_are_laid_on_the_own_tile_or_beside_it_instead_of_taking_cover() {
    let mut run = armed::armed(armed::tool("mines", Marker::Mines, Reach::Beside), 1).acts(1, &[Act::Cover]);
    run.choose(0, armed::use_of("mines"));
    assert_eq!(armed::names(&run), ["1", "2", "7"]);
    let two = armed::ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    assert_eq!(run.field().markers.mines[0].by, Some(Seat(0)));
}

#[test]
fn sm_mrk_4_artillery_of_three_checks_may_fire_thick_smoke_instead() {
    let mut run = armed::armed(armed::artillery(3), 4).acts(1, &[Act::Spot]);
    run.choose(0, armed::use_of("battery"));
    let five = armed::ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    assert_eq!(run.asked(0), Some((Ask::Smoke { seat: Seat(0), tile: five }, vec![Choice::Yes, Choice::No])));
    run.choose(0, Choice::Yes);
    assert!(run.is_over());
    assert_eq!(run.field().markers.smoke[0].times, 3);
}

#[test]
fn equipment_that_makes_no_sense_is_told_with_its_line() {
    let text = "(\nequipment: [\n(id: \"a\", cost: 1, uses: 0, gives: blast(reach: beside, checks: 1)),\n\
        (id: \"b\", cost: 1, gives: lays(what: smoke(4), reach: beside)),\n\
        (id: \"c\", cost: 1, uses: 2, gives: object),\n])";
    let texts = sergeants::content::Texts {
        soldiers: ("soldiers.ron", include_str!("../../../content/soldiers.ron")),
        cards: ("cards.ron", include_str!("../../../content/cards.ron")),
        story: ("story.ron", include_str!("../../../content/story.ron")),
        orders: ("orders.ron", include_str!("../../../content/orders.ron")),
        equipment: ("x.ron", text),
        modules: ("modules.ron", "(panels: [])"),
        decorations: ("d", "(decorations: [])"),
    };
    let problems = sergeants::content::Library::parse(&texts).unwrap_err();
    let told: Vec<String> = problems.iter().map(|it| it.to_string()).collect();
    assert_eq!(
        told,
        [
            "x.ron:3: What bursts is thrown or fired (SM-SHT-7).",
            "x.ron:3: a can never be used.",
            "x.ron:4: Smoke is 2 or 3 times thick (SM-MRK-4).",
            "x.ron:5: c serves by itself and is not used up.",
        ]
    );
}

#[test]
fn a_position_with_unknown_equipment_is_told() {
    let mut stage = Stage::new().post(1, armed::right(40, 40)).but(|it| it.carries = vec!["flute".into()]);
    stage.position.then = vec![Procedure::Finish];
    let setup = Setup { position: Some(stage.position), ..stage.setup };
    let Err(problems) = table::Game::<sergeants::Sergeants>::new(&setup) else {
        panic!("there are no flutes")
    };
    assert_eq!(problems[0].to_string(), "position.soldiers: There is no equipment flute.");
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
    let mut run = marked::stage(Marker::Fire, "1").begin(phases.to_vec());
    // A blast hit and a pin; then two misses.
    run.draw(1, 2).draw(2, 2).draw(1, 1).draw(2, 1);
    assert!(run.is_over());
    assert_eq!(endangered(&run), [1, 1, 1]);
    assert!(run.field().figure(Tag(1)).expect("he is in play").pinned);
}

#[test]
fn sm_mrk_1_fire_scores_only_for_the_player_whose_equipment_made_it() {
    for (by, score) in [(None, [0, 0]), (Some(Seat(1)), [0, 3]), (Some(Seat(0)), [0, 3])] {
        let mut stage = marked::stage(Marker::Fire, "1");
        stage.position.markers[0].by = by;
        let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
        // The check and the damage come from the victim's own deck: a hit, and a kill.
        run.draw(1, 2).draw(2, 4);
        assert_eq!((at(&run, 1), run.field().scores()), (At::Dead, score.to_vec()), "{by:?}");
    }
}

#[test]
fn sm_mrk_1_a_building_burns_whole_and_nothing_around_it() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -1), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "").piece(barn);
    // One stands with his centre on the wall, one beside it.
    let mut stage = Stage::on(&laid).post(1, up(60, 40)).post(2, up(74, 66)).post(11, up(200, 40));
    stage.position.markers.push(Lying { piece: Some("barn".into()), ..marked::lying(Marker::Fire, "1") });
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.draw(1, 1);
    assert!(run.is_over());
    assert_eq!(endangered(&run), [1]);
}

#[test]
fn sm_mrk_1_prisoners_burn_where_they_stand() {
    let mut stage = marked::stage(Marker::Fire, "1").post(12, up(200, 40));
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
    let mut stage = marked::stage(Marker::Mines, "6");
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
    let run = marked::stage(Marker::Mines, "1")
        .begin(vec![Procedure::Carry { context, steps: vec![Step::Clear(Sort::Mines)] }]);
    assert!(run.field().markers.mines.is_empty());
}

fn walk(x: i32, y: i32) -> Choice {
    Choice::Walk(Way::from(up(x, y)))
}

#[test]
fn sm_mrk_2_who_starts_to_move_among_mines_has_a_blast_check() {
    let mut run = marked::stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, walk(40, 30)).draw(1, 1);
    assert_eq!((endangered(&run), at(&run, 1)), (vec![1], At::On(up(40, 30))));
}

#[test]
fn sm_mrk_2_entering_the_tile_is_no_danger_and_turning_neither() {
    let mut run = marked::stage(Marker::Mines, "1").acts(2, &[Act::Walk]);
    run.choose(0, walk(72, 40));
    assert!(run.is_over() && endangered(&run).is_empty());
    let mut run = marked::stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, Choice::Walk(Way::from(Place::new(40, 40, Facing::LEFT))));
    assert!(run.is_over() && endangered(&run).is_empty());
}

#[test]
fn sm_mrk_2_who_is_pinned_by_mines_chooses_again_how_far_he_goes() {
    let mut run = marked::stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    // Three inches; then a hit and a pin, which leaves one.
    run.choose(0, walk(40, 88)).draw(1, 2).draw(2, 2);
    assert_eq!(run.refused(0, walk(40, 88)), "SM-MOV-1");
    run.choose(0, walk(40, 56));
    assert!(run.is_over());
    assert_eq!((endangered(&run), at(&run, 1)), (vec![1], At::On(up(40, 56))));
}

#[test]
fn sm_mrk_2_who_is_killed_by_mines_goes_nowhere() {
    let mut run = marked::stage(Marker::Mines, "1").acts(1, &[Act::Walk]);
    run.choose(0, walk(40, 56)).draw(1, 2).draw(2, 4);
    assert!(run.is_over());
    assert_eq!((at(&run, 1), run.field().scores()), (At::Dead, vec![0, 0]));
}

#[test]
fn a_marker_on_nothing_is_told() {
    let mut stage = marked::stage(Marker::Fire, "20");
    stage.position.then = vec![Procedure::Finish];
    let setup = sergeants::Setup { position: Some(stage.position), ..stage.setup };
    let Err(problems) = table::Game::<sergeants::Sergeants>::new(&setup) else {
        panic!("it lies on nothing")
    };
    assert_eq!(problems[0].to_string(), "position.markers: The marker on 20 lies on nothing.");
}

const SIX_OF_QUALITY: Optics = Optics { look: 5, shoot: 3 };

#[test]
fn sm_mrk_3_optics_ignore_the_small_numbers_of_each_tile() {
    let look = smoky::seen(Action::Look, &[], Some(smoky::THREE));
    assert_eq!((look.modifiers, look.numbers(), look.optics()), (0, -8, 8));
    // Without them 15 less 8 just reached six squares.
    assert!(look.is_spotted_by(6) && !smoky::seen(Action::Look, &[], None).is_spotted_by(13));
    assert_eq!(smoky::seen(Action::Shoot, &[], Some(smoky::THREE)).modifiers, 0);
    // Close range uses the same numbers.
    assert_eq!(smoky::seen(Action::Hide, &[], Some(SIX_OF_QUALITY)).modifiers, -9);
}

#[test]
fn sm_mrk_3_each_has_its_limits() {
    let laid = [
        tile("1", (0, 0), ""),
        tile("2", (1, 0), "look: -3, shoot: -2"),
        tile("3", (2, 0), "look: -4, shoot: -3"),
        tile("4", (3, 0), "look: -5, shoot: -4"),
        tile("5", (4, 0), "look: -6, shoot: 1"),
    ];
    let map = map(&laid);
    let left = |action, optics| {
        let seeing = Seeing { smoke: &[], optics: Some(optics), ..Seeing::default() };
        line_through(&map, action, middle(0, 0), middle(4, 0), seeing).modifiers
    };
    // A number that helps is not ignored.
    assert_eq!([smoky::THREE, smoky::SIX, SIX_OF_QUALITY].map(|it| left(Action::Look, it)), [-15, -11, -6]);
    assert_eq!([smoky::THREE, smoky::SIX, SIX_OF_QUALITY].map(|it| left(Action::Shoot, it)), [-6, -3, -3]);
}

#[test]
fn sm_mrk_4_smoke_multiplies_its_tile_and_every_tile_beyond() {
    let light = smoky::seen(Action::Look, &[("L1", 2)], None);
    assert_eq!(smoky::parts(&light), [(-1, 0, 0), (-3, -3, 0), (-1, -1, 0), (-1, -1, 0), (-2, -2, 0)]);
    assert_eq!((light.modifiers, light.smoke()), (-15, -7));
    assert_eq!(smoky::seen(Action::Look, &[("L1", 3)], None).modifiers, -22);
    assert_eq!(smoky::seen(Action::Shoot, &[("4", 3)], None).modifiers, -12);
    // In the target's tile it counts, behind him it does not.
    assert_eq!(smoky::seen(Action::Look, &[("5", 2)], None).modifiers, -10);
    let map = map(&smoky::example());
    let behind = [smoky::smoke(&map, "5", 3)];
    let seeing = Seeing { smoke: &behind, optics: None, ..Seeing::default() };
    assert_eq!(line_through(&map, Action::Look, middle(0, 0), middle(5, 0), seeing).smoke(), 0);
}

#[test]
fn sm_mrk_4_only_the_highest_counts_from_where_it_is_met() {
    let thicker = smoky::seen(Action::Look, &[("2", 2), ("3", 3)], None);
    assert_eq!(smoky::parts(&thicker), [(-1, -1, 0), (-3, -3, 0), (-1, -2, 0), (-1, -2, 0), (-2, -4, 0)]);
    let thinner = smoky::seen(Action::Look, &[("2", 3), ("3", 2)], None);
    assert_eq!(thinner, smoky::seen(Action::Look, &[("2", 3)], None));
    assert_eq!(
        smoky::seen(Action::Look, &[("3", 2), ("3", 3)], None),
        smoky::seen(Action::Look, &[("3", 3)], None)
    );
}

#[test]
fn sm_mrk_4_who_stands_in_smoke_looks_through_it() {
    let out = smoky::seen(Action::Look, &[("1", 2)], None);
    assert_eq!((out.modifiers, out.tiles[0].smoke), (-16, 0));
}

#[test]
fn sm_mrk_4_only_negative_numbers_are_multiplied() {
    let map = map(&[tile("1", (0, 0), ""), tile("2", (1, 0), "shoot: 1"), tile("3", (2, 0), "shoot: -1")]);
    let smoke = [smoky::smoke(&map, "2", 3)];
    let seeing = Seeing { smoke: &smoke, optics: None, ..Seeing::default() };
    assert_eq!(line_through(&map, Action::Shoot, middle(0, 0), middle(2, 0), seeing).modifiers, 1 - 3);
}

/// Soldier 1 in the first tile of the example, soldier 11, hidden, in the last; Spot 13 and Long 11 just do not reach.
fn watch(clouds: &[(&str, u8)], carries: &[&str]) -> Stage {
    let mut stage = Stage::bare(&smoky::example()).with(1, |it| (it.spot, it.long) = (13, 11));
    stage.setup.library.equipment =
        BTreeMap::from([smoky::optics("scope", smoky::THREE), smoky::optics("glasses", SIX_OF_QUALITY)]);
    let mut watcher = smoky::post(1, 0);
    watcher.at = Some(Place { at: middle(0, 0), facing: sergeants::measure::Facing::RIGHT });
    watcher.carries = carries.iter().map(|it| it.to_string()).collect();
    stage.position.soldiers = vec![watcher, smoky::post(11, 6)];
    stage.position.soldiers[1].spotted = false;
    stage.position.markers = clouds.iter().map(|it| smoky::lying(it.0, it.1)).collect();
    stage
}

#[test]
fn sm_mrk_3_optics_serve_who_carries_them_to_spot_and_to_shoot() {
    let spots = |clouds: &[(&str, u8)], carries: &[&str]| {
        watch(clouds, carries).acts(1, &[Act::Spot]).options(0).contains(&Choice::Soldier(Tag(11)))
    };
    assert!(!spots(&[], &[]) && spots(&[], &["scope"]));
    // Through light smoke -10 are left with 3x, and 3 squares; with both, the better serves: -6, and 7.
    assert!(!spots(&[("L1", 2)], &["scope"]) && spots(&[("L1", 2)], &["scope", "glasses"]));
    let shoots = |clouds: &[(&str, u8)], carries: &[&str]| {
        let mut stage = watch(clouds, carries);
        stage.position.soldiers[1].spotted = true;
        stage.acts(1, &[Act::Shoot]).options(0).contains(&Choice::Soldier(Tag(11)))
    };
    assert!(!shoots(&[], &[]) && shoots(&[], &["scope"]));
    assert!(!shoots(&[("L1", 3)], &["scope"]));
}

#[test]
fn sm_mrk_4_grenades_are_thrown_through_smoke_and_without_optics() {
    let throws = |clouds: &[(&str, u8)]| {
        let laid = [tile("1", (0, 0), ""), tile("2", (1, 0), "shoot: -2")];
        let mut stage = Stage::bare(&laid).with(1, |it| it.throw = 8);
        stage.setup.library.equipment = BTreeMap::from([smoky::optics("scope", smoky::THREE)]);
        let mut thrower = smoky::post(1, 0);
        thrower.at = Some(Place { at: middle(0, 0), facing: sergeants::measure::Facing::RIGHT });
        (thrower.carries, thrower.grenades) = (vec!["scope".into()], 1);
        stage.position.soldiers = vec![thrower, smoky::post(11, 1)];
        stage.position.markers = clouds.iter().map(|it| smoky::lying(it.0, it.1)).collect();
        let run = stage.acts(1, &[Act::Throw]);
        run.game.pending().prompt(table::Seat(0)).is_some_and(|it| it.space.is_some())
    };
    // Five inches: 8 less 2 reach, less 4 do not.
    assert!(throws(&[]) && !throws(&[("2", 2)]));
}

/// Smoke of this turn on square 5, of the turn before on square 6; phase cards of these colours; phases are played to the end.
fn smoke_left(colours: [Colour; 3], phases: u8) -> usize {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    (stage.position.turn, stage.position.phase) = (2, 1);
    for (i, colour) in colours.into_iter().enumerate() {
        stage.setup.library.story.get_mut(&StoryNr(i as u16 + 1)).expect("it is there").colour = colour;
    }
    stage.position.markers = vec![Lying { turn: 2, ..smoky::lying("5", 3) }, smoky::lying("6", 2)];
    let run = stage.begin((1..=phases).map(|phase| Procedure::Phase { phase }).collect());
    assert!(run.is_over());
    run.field().markers.smoke.len()
}

#[test]
fn sm_mrk_5_smoke_lasts_one_turn_and_then_goes_by_the_colours() {
    use Colour::{Blue, Green, Red};
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Blue, Red], it)), [2, 1, 1]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Red, Green], it)), [2, 2, 1]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Red, Red], it)), [2, 2, 2]);
    assert_eq!([1, 2, 3].map(|it| smoke_left([Red, Blue, Blue], it)), [2, 1, 1]);
}

#[test]
fn sm_mrk_5_that_it_goes_is_told_once() {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    stage.position.turn = 2;
    stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there").colour = Colour::Blue;
    stage.position.markers = vec![smoky::lying("6", 2)];
    let run = stage.begin((1..=3).map(|phase| Procedure::Phase { phase }).collect());
    assert_eq!(run.events.iter().filter(|it| **it == Event::SmokeLifted).count(), 1);
}

/// SM-MRK-1: no check when it breaks out: a fire laid in phase 2 strikes nobody before phase 3 begins.
#[test]
fn sm_mrk_1_a_fire_laid_in_a_phase_strikes_from_the_next_on() {
    let step = Step::Place { what: Marker::Fire, at: Spot::TileOf(Who::All(Set::Named(Tag(1)))) };
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    let lay = Procedure::Carry { context, steps: vec![step] };
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let run = stage.begin(vec![Procedure::Phase { phase: 2 }, lay, Procedure::Phase { phase: 3 }]);
    // It waits for the check of phase 3, and none came before.
    let (laid, began) = (
        run.events.iter().position(|it| matches!(it, Event::Laid { .. })).expect("it is laid"),
        run.events.iter().rposition(|it| matches!(it, Event::PhaseBegan { .. })).expect("it begins"),
    );
    let checked =
        run.events.iter().position(|it| matches!(it, Event::Endangered { .. })).expect("he is in it");
    assert!(laid < began && began < checked, "{:?}", run.events);
}

/// SM-MRK-2: mines stay, and strike at every move that begins among them, drawn from the victim's own deck.
#[test]
fn sm_mrk_2_mines_stay_and_strike_again_and_score_for_who_laid_them() {
    let mut stage = marked::stage(Marker::Mines, "1");
    stage.position.markers[0].by = Some(Seat(1));
    let mut run = stage.acts(1, &[Act::Walk, Act::Walk, Act::Walk]);
    run.choose(0, walk(40, 30)).draw(1, 1);
    run.choose(0, walk(40, 40)).draw(2, 1);
    assert_eq!(endangered(&run), [1, 1]);
    // The third strikes: a blast hit, and a kill, which is the layer's.
    run.choose(0, walk(40, 30)).draw(1, 2).draw(1, 4);
    assert_eq!((at(&run, 1), run.field().scores()), (At::Dead, vec![0, 3]));
    // The tile beside it is safe.
    let mut run = marked::stage(Marker::Mines, "1").acts(2, &[Act::Walk]);
    run.choose(0, walk(120, 30));
    assert!(run.is_over() && endangered(&run).is_empty());
}

/// SM-MRK-4: smoke from artillery of three checks and more, on a square with a spotted enemy, or one in sight.
#[test]
fn sm_mrk_4_artillery_of_two_checks_offers_no_smoke_and_a_spotted_square_will_do() {
    let call = |checks: u8| {
        // He sees one square far; the spotted enemy stands four squares away.
        let stage = armed::armed(armed::artillery(checks), 4).with(1, |it| it.spot = 1);
        let mut run = stage.acts(1, &[Act::Spot]);
        run.choose(0, armed::use_of("battery"));
        assert!(armed::names(&run).contains(&"5".to_string()));
        assert!(!armed::names(&run).contains(&"4".to_string()));
        let five = armed::ix(&run, "5");
        run.choose(0, Choice::Tile(five));
        run
    };
    assert!(!matches!(call(2).asked(0), Some((Ask::Smoke { .. }, _))));
    let mut run = call(3);
    assert!(matches!(run.asked(0), Some((Ask::Smoke { .. }, _))));
    // Once a round: then it falls.
    run.choose(0, Choice::No);
    assert!(!matches!(run.asked(0), Some((Ask::Smoke { .. }, _))));
}

/// SM-MRK-7: markers that no rule explains are not in play: content cannot lay them.
#[test]
fn sm_mrk_7_over_watch_and_fallback_points_are_not_in_play() {
    let is_read = |what: &str| {
        let text =
            format!("(equipment: [(id: \"a\", cost: 1, uses: 1, gives: lays(what: {what}, reach: beside))])");
        let texts = sergeants::content::Texts {
            soldiers: ("s", "(soldiers: [])"),
            cards: ("c", "(cards: [])"),
            story: ("t", "(story: [])"),
            orders: ("o", "(orders: [])"),
            equipment: ("e", &text),
            modules: ("m", "(panels: [])"),
            decorations: ("d", "(decorations: [])"),
        };
        sergeants::content::Library::parse(&texts).is_ok()
    };
    assert!(is_read("mines") && !is_read("over_watch") && !is_read("fallback"));
}

/// SM-MRK-8: smoke grenades can be thrown where a bubble says "shoot".
#[test]
fn sm_mrk_8_what_is_thrown_serves_in_any_shoot() {
    let smoke = armed::tool("smoke", Marker::Smoke(2), Reach::Throw(0));
    let run = armed::armed(smoke, 1).acts(1, &[Act::Shoot]);
    assert!(offered(&run, "smoke"));
    let satchel = armed::blast("satchel", Reach::Throw(4), 3, 1);
    assert!(offered(&armed::armed(satchel, 1).acts(1, &[Act::Shoot]), "satchel"));
    // Tools in HIDE, artillery in LOOK.
    let spade = armed::tool("mines", Marker::Mines, Reach::Beside);
    assert!(offered(&armed::armed(spade.clone(), 1).acts(1, &[Act::Cover]), "mines"));
    assert!(!offered(&armed::armed(spade, 1).acts(1, &[Act::Shoot]), "mines"));
    assert!(offered(&armed::armed(armed::artillery(2), 4).acts(1, &[Act::Spot]), "battery"));
    assert!(!offered(&armed::armed(armed::artillery(2), 4).acts(1, &[Act::Shoot]), "battery"));
}

fn offered(run: &crate::scenes::stage::Run, id: &str) -> bool {
    run.options(0).contains(&armed::use_of(id))
}

#[test]
fn sm_mrk_5_only_smoke_of_earlier_turns_goes() {
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    stage.position.turn = 2;
    stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there").colour = Colour::Blue;
    stage.position.markers = vec![smoky::lying("6", 2), Lying { turn: 2, ..smoky::lying("5", 2) }];
    let run = stage.begin((1..=3).map(|phase| Procedure::Phase { phase }).collect());
    let left: Vec<u8> = run.field().markers.smoke.iter().map(|it| it.turn).collect();
    assert_eq!(left, [2]);
}

#[test]
fn sm_mrk_8_who_is_not_in_play_has_nothing_to_use() {
    let run = armed::armed(armed::artillery(2), 4).acts(1, &[Act::Spot]);
    let known = run.game.view(Viewer::Seat(Seat(0))).supposed(run.game.world());
    let left = |tag| sergeants::rules::left(run.game.world(), &known, Tag(tag), "battery");
    assert!(0 < left(1) && left(99) == 0);
}
