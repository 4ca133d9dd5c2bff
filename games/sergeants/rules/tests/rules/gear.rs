//! MRK-6 and equipment: guns with their crew, what bursts, artillery, tools.

use sergeants::{
    Aim, Ask, At, Choice, Enlisted, Equipment, Event, Facing, Gives, Goal, Lying, Marker, Order, OrderNr,
    Place, Point, Procedure, Reach, Setup, Tag, TileIx, Way,
    cards::{Act, Set, Stat},
};
use table::{Seat, Viewer};

use crate::{
    scene::{tile, up},
    stage::{Run, Stage, card, open_ground},
};

/// A soldier who faces right.
fn right(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::RIGHT)
}

fn own(stage: Stage, items: Vec<Equipment>) -> Stage {
    let mut stage = stage;
    stage.setup.library.equipment = items.into_iter().map(|it| (it.id.clone(), it)).collect();
    stage
}

/// Soldier 1 on square 1 with something, soldier 11, spotted, on this column of the first row.
fn armed(item: Equipment, column: i32) -> Stage {
    let what = item.id.clone();
    let stage = own(Stage::new(), vec![item]).post(1, right(40, 40)).but(|it| it.carries = vec![what]);
    stage.post(11, up(column * 80 + 40, 40)).but(|it| it.spotted = true)
}

fn blast(id: &str, reach: Reach, checks: u8, uses: u8) -> Equipment {
    Equipment { uses: Some(uses), ..Equipment::new(id, Gives::Blast { reach, checks }) }
}

fn tool(id: &str, what: Marker, reach: Reach) -> Equipment {
    Equipment { uses: Some(1), ..Equipment::new(id, Gives::Lays { what, reach }) }
}

fn use_of(id: &str) -> Choice {
    Choice::Use(id.into())
}

fn offered(run: &Run, id: &str) -> bool {
    run.options(0).contains(&use_of(id))
}

/// The tile of a name, and its name again.
fn ix(run: &Run, name: &str) -> TileIx {
    let mut tiles = run.game.world().map.tiles();
    tiles.find(|it| it.1.face.tile.to_string() == name).expect("it is there").0
}

fn names(run: &Run) -> Vec<String> {
    let tiles = run.options(0).into_iter().filter_map(|it| match it {
        Choice::Tile(tile) => Some(run.game.world().map.tile(tile).face.tile.to_string()),
        _ => None,
    });
    tiles.collect()
}

fn figure(run: &Run, tag: u16) -> sergeants::Figure {
    run.field().figure(Tag(tag)).expect("he is in play").clone()
}

// SM-MRK-6

/// A gunner and a soldier beside him with belts, an enemy within range, and a card for the first phase.
fn crew(apart: i32, assistant: bool) -> Stage {
    let belts = Equipment {
        carry: Set::Any(vec![Set::Is("assistant".into()), Set::Is("tripod".into())]),
        ..Equipment::new("belts", Gives::Ammunition("lmg".into()))
    };
    let mut stage = own(Stage::new(), vec![belts]).post(1, right(40, 30)).post(2, right(40, 30 + apart));
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
    assert!(figure(&run, 1).spotted);
    // Then the card, and no second shot in this phase.
    assert_eq!(run.asked(0).expect("the card is played").0, Ask::Part { seat: Seat(0), card: card(1, 4) });
    run.choose(0, Choice::Done);
    assert!(run.is_over());
}

#[test]
fn sm_mrk_6_it_may_be_left_and_comes_again_in_the_next_phase() {
    let mut run = crew(13, true)
        .hands([&[(1, 5)], &[]])
        .begin(vec![Procedure::Phase { phase: 1 }, Procedure::Phase { phase: 2 }]);
    run.choose(0, Choice::Done).choose(0, Choice::Done);
    // Nothing lies on the second phase: the player has no action, and the gun is silent.
    assert!(run.is_over());
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

// SM-SHT-7: panzerfaust, bazooka, rifle grenades.

#[test]
fn sm_sht_7_a_panzerfaust_makes_several_blast_checks_and_shows_who_fires() {
    let faust = blast("panzerfaust", Reach::Squares(3), 2, 1);
    let mut run = armed(faust, 3).post(12, up(294, 40)).acts(1, &[Act::Shoot, Act::Shoot]);
    assert!(offered(&run, "panzerfaust"));
    run.choose(0, use_of("panzerfaust"));
    assert_eq!(run.asked(0).expect("it is aimed").0, Ask::Aim { tag: Tag(1), what: "panzerfaust".into() });
    // Between the two, one of them hidden: both are under it, and checked from the shooter's deck.
    let centre = Point::new(285, 40);
    run.choose(0, Choice::Throw { target: Tag(11), centre });
    run.soldier(0, 12).draw(1, 1).draw(1, 2).draw(11, 2);
    run.draw(1, 5).draw(1, 6);
    assert!(figure(&run, 1).spotted && figure(&run, 12).pinned && !figure(&run, 11).pinned);
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
    let faust = || blast("faust", Reach::Squares(3), 2, 1);
    let in_reach = |stage: Stage| offered(&stage.acts(1, &[Act::Shoot]), "faust");
    assert!(in_reach(armed(faust(), 3)) && !in_reach(armed(faust(), 4)));
    let mut pinned = armed(faust(), 2);
    pinned.position.soldiers[0].pinned = true;
    assert!(!in_reach(pinned));
    let mut hidden = armed(faust(), 2);
    hidden.position.soldiers[1].spotted = false;
    assert!(!in_reach(hidden));
    let mut behind = armed(faust(), 2);
    behind.position.soldiers[0].at = Some(Place::new(40, 40, Facing::LEFT));
    assert!(!in_reach(behind));
    let mut laid = open_ground();
    laid[1] = tile("2", (1, 0), "shoot: -1");
    let stage = |column| {
        let stage = own(Stage::on(&laid), vec![faust()]).post(1, right(40, 40));
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
    let mut run = armed(blast("faust", Reach::Squares(3), 1, 1), 2).acts(1, &[Act::Shoot]);
    run.choose(0, use_of("faust"));
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
    let charge = blast("satchel", Reach::Throw(-2), 3, 1);
    // Four inches are left of 6.
    assert!(!offered(&armed(charge.clone(), 1).acts(1, &[Act::Throw]), "satchel"));
    let mut stage = armed(charge, 1);
    stage.position.soldiers[0].at = Some(right(60, 40));
    let mut run = stage.acts(1, &[Act::Throw]);
    run.choose(0, use_of("satchel"));
    run.choose(0, Choice::Throw { target: Tag(11), centre: Point::new(120, 40) });
    // A hit and a kill: the checks that are left are for nobody.
    run.draw(1, 2).draw(11, 4);
    assert!(run.is_over() && !figure(&run, 1).spotted && figure(&run, 11).at == At::Dead);
    assert_eq!(run.field().score, [3, 0]);
}

#[test]
fn sm_sht_7_equipment_is_used_in_the_place_of_its_act_alone() {
    let run = armed(blast("satchel", Reach::Throw(0), 3, 1), 1).acts(1, &[Act::Shoot]);
    assert!(!offered(&run, "satchel"));
    let run = armed(blast("faust", Reach::Squares(3), 3, 1), 1).acts(1, &[Act::Throw]);
    assert!(!offered(&run, "faust"));
    // Nor in melee.
    let mut stage = armed(blast("faust", Reach::Squares(3), 3, 1), 2);
    stage = stage.post(12, Place::new(56, 40, Facing::LEFT)).but(|it| it.spotted = true);
    let run = stage.acts(1, &[Act::Shoot]);
    assert_eq!(run.options(0), [Choice::Done]);
}

// SM-MRK-4: smoke grenades, and shells of artillery.

#[test]
fn sm_mrk_4_a_smoke_grenade_is_thrown_onto_a_tile_in_reach() {
    let mut run = armed(tool("smoke", Marker::Smoke(2), Reach::Throw(0)), 5).acts(1, &[Act::Throw]);
    run.choose(0, use_of("smoke"));
    // Six inches from (40, 40) to the nearest point of a tile; straight below is just in the arc.
    assert_eq!(names(&run), ["1", "2", "7", "8"]);
    let two = ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    assert!(run.is_over() && !figure(&run, 1).spotted);
    let smoke: Vec<_> = run.field().markers.smoke.iter().map(|it| (it.tile, it.times, it.turn)).collect();
    assert_eq!(smoke, [(two, 2, 1)]);
}

#[test]
fn sm_mrk_4_smoke_is_fired_further_and_shows_who_fires() {
    let mut run = armed(tool("smoke", Marker::Smoke(2), Reach::Squares(4)), 5).acts(1, &[Act::Shoot]);
    run.choose(0, use_of("smoke"));
    assert_eq!(names(&run), ["1", "2", "3", "4", "5", "7", "8", "9", "10"]);
    let five = ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    assert!(figure(&run, 1).spotted);
}

#[test]
fn sm_mrk_1_fire_made_by_equipment_scores_for_its_player() {
    let stage = armed(tool("petrol", Marker::Fire, Reach::Throw(0)), 1);
    let context = sergeants::Context { seat: Some(Seat(0)), owner: Some(Tag(1)), must: false, bubble: false };
    let throw = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Throw] };
    let mut run = stage.begin(vec![throw, Procedure::Phase { phase: 1 }]);
    run.choose(0, use_of("petrol"));
    let two = ix(&run, "2");
    run.choose(0, Choice::Tile(two)).draw(11, 2).draw(11, 4);
    assert_eq!((figure(&run, 11).at, run.field().score), (At::Dead, vec![3, 0]));
}

#[test]
fn sm_mrk_2_mines_are_laid_on_the_own_tile_or_beside_it_instead_of_taking_cover() {
    let mut run = armed(tool("mines", Marker::Mines, Reach::Beside), 1).acts(1, &[Act::Cover]);
    run.choose(0, use_of("mines"));
    assert_eq!(names(&run), ["1", "2", "7"]);
    let two = ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    assert_eq!(run.field().markers.mines[0].by, Some(Seat(0)));
}

fn artillery(checks: u8) -> Equipment {
    Equipment { uses: Some(2), ..Equipment::new("battery", Gives::Artillery { checks }) }
}

#[test]
fn sm_sht_7_artillery_falls_on_a_tile_in_sight_and_on_everybody_there() {
    let stage = armed(artillery(2), 4).post(12, up(380, 60)).with(1, |it| it.spot = 4);
    let mut run = stage.acts(1, &[Act::Spot]);
    run.choose(0, use_of("battery"));
    assert_eq!(names(&run), ["1", "2", "3", "4", "5", "7", "8", "9", "10"]);
    let five = ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    // Two checks each, drawn from their own deck, hidden or not; the first is hit and killed.
    run.draw(11, 2).draw(11, 4).draw(12, 1).draw(12, 5);
    assert!(run.is_over() && run.field().score == [3, 0]);
    assert!(run.events.contains(&Event::Shelled { seat: Seat(0), tile: five, smoke: false }));
}

#[test]
fn sm_mrk_4_artillery_of_three_checks_may_fire_thick_smoke_instead() {
    let mut run = armed(artillery(3), 4).acts(1, &[Act::Spot]);
    run.choose(0, use_of("battery"));
    let five = ix(&run, "5");
    run.choose(0, Choice::Tile(five));
    assert_eq!(run.asked(0), Some((Ask::Smoke { seat: Seat(0), tile: five }, vec![Choice::Yes, Choice::No])));
    run.choose(0, Choice::Yes);
    assert!(run.is_over());
    assert_eq!(run.field().markers.smoke[0].times, 3);
}

#[test]
fn sm_ord_6_registered_fire_may_be_smoke() {
    let mut stage = armed(Equipment::new("radio", Gives::Object), 1).post(2, up(560, 40));
    let goal = Goal::RegisteredFire { with: "radio".into(), turn: 1, at: "L1".into(), checks: 3 };
    let order = Order { number: OrderNr(1), side: None, entry: None, vp: 4, goal };
    stage.setup.library.orders.insert(OrderNr(1), order);
    stage.position.orders = vec![vec![OrderNr(1)], Vec::new()];
    let begin = |stage: &Stage| {
        let stage = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
        stage.begin(vec![Procedure::Turn { turn: 1 }])
    };
    let mut run = begin(&stage);
    run.choose(0, Choice::Yes);
    assert_eq!((run.field().markers.smoke.len(), run.field().score), (1, vec![4, 0]));
    let mut run = begin(&stage);
    // The explosion strikes one's own man who is there: three checks.
    run.choose(0, Choice::No).draw(2, 1).draw(2, 5).draw(2, 6);
    assert_eq!((run.field().markers.smoke.len(), run.field().score), (0, vec![4, 0]));
}

// Tools.

#[test]
fn sm_hid_3_a_foxhole_gives_cover_where_there_was_none() {
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "hide: -4");
    let spade = Equipment::new("spade", Gives::Foxhole(3));
    let stage = || {
        let stage = own(Stage::on(&laid), vec![spade.clone()]).post(1, right(40, 40));
        let stage = stage.but(|it| (it.carries, it.spotted) = (vec!["spade".into()], true));
        stage.post(11, up(200, 40))
    };
    // Cover 6 and -4 leave 2: with the hole's 3 it is below zero.
    let mut run = stage().acts(1, &[Act::Cover, Act::Cover, Act::Walk, Act::Cover]);
    assert_eq!(run.options(0), [use_of("spade"), Choice::Done]);
    run.choose(0, use_of("spade"));
    // Where there is a hole nobody digs again.
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
    run.choose(0, Choice::Done).choose(0, Choice::Walk(Way::from(right(49, 40))));
    // Its middle is no longer under the base, 8 long to either side.
    assert_eq!(run.options(0), [use_of("spade"), Choice::Done]);
}

#[test]
fn sm_hid_3_nobody_digs_in_a_building() {
    let barn = "name: \"barn\", terrain: building, modifiers: (look: -1), \
        shape: area([(20, 20), (60, 20), (60, 60), (20, 60)])";
    let mut laid = open_ground();
    laid[0] = tile("1", (0, 0), "").piece(barn);
    let spade = Equipment::new("spade", Gives::Foxhole(3));
    let stage =
        own(Stage::on(&laid), vec![spade]).post(1, right(40, 40)).but(|it| it.carries = vec!["spade".into()]);
    assert_eq!(stage.post(11, up(200, 40)).acts(1, &[Act::Cover]).options(0), [Choice::Done]);
}

#[test]
fn sm_mel_2_a_knife_adds_to_fight() {
    let knife = Equipment::new("knife", Gives::Ability { what: Stat::Fight, by: 1 });
    for (pinned, draws) in [(false, vec![3, 2]), (true, vec![1, 2])] {
        let mut stage = own(Stage::new(), vec![knife.clone()]);
        stage =
            stage.post(1, right(40, 40)).but(|it| (it.carries, it.pinned) = (vec!["knife".into()], pinned));
        let stage = stage.post(11, Place::new(56, 40, Facing::LEFT));
        let run = stage.begin(vec![Procedure::Melees]);
        assert_eq!(run.field().melee.expect("they fight").draws, draws);
    }
}

fn enlist(tag: u16, carries: &[&str]) -> Enlisted {
    let carries = carries.iter().map(|it| it.to_string()).collect();
    Enlisted { carries, ..Enlisted::new(Tag(tag), None) }
}

#[test]
fn sm_spc_6_a_knife_is_for_who_hides_well_and_a_battery_for_who_has_a_radio() {
    let knife = Equipment {
        carry: Set::With { what: Stat::Cover, least: i8::MIN, most: 2 },
        ..Equipment::new("knife", Gives::Ability { what: Stat::Fight, by: 1 })
    };
    let battery = Equipment { needs: Some("radio".into()), ..artillery(3) };
    let items = vec![knife, battery, Equipment::new("radio", Gives::Object)];
    let stage = own(Stage::new(), items).with(2, |it| it.cover = 2);
    let mut run = stage.begin(vec![Procedure::Muster { seat: Seat(0) }]);
    let force = |tag, carries: &[&str]| Choice::Force(vec![enlist(tag, carries)]);
    assert_eq!(run.refused(0, force(1, &["knife"])), "SM-SCN-8");
    assert_eq!(run.refused(0, force(1, &["battery"])), "SM-SCN-8");
    run.choose(0, force(2, &["radio", "battery"]));
    assert!(run.is_over());
}

#[test]
fn sm_vic_1_a_prisoner_s_equipment_is_worth_its_price() {
    let dear = Equipment { cost: 4, ..blast("faust", Reach::Squares(3), 2, 1) };
    let medal = Equipment { cost: 2, ..Equipment::new("star", Gives::Medal(Tag(11))) };
    let mut stage = own(Stage::new(), vec![dear, medal]).post(1, right(40, 40)).post(11, up(200, 40));
    stage.position.soldiers[1].prisoner_of = Some(Tag(1));
    stage.position.soldiers[1].carries = vec!["faust".into(), "star".into()];
    let run = stage.post(12, up(200, 40)).begin(Vec::new());
    assert_eq!(run.field().score, [2 * 3 + 4, 0]);
}

#[test]
fn sm_sol_8_what_soldiers_carry_is_hidden_until_it_is_used() {
    let mut run = armed(tool("smoke", Marker::Smoke(2), Reach::Throw(0)), 5).acts(1, &[Act::Throw]);
    let seen =
        |run: &Run| serde_json::to_string(&run.game.view(Viewer::Seat(Seat(1)))).expect("it is written");
    assert!(
        !seen(&run).contains("smoke\":[{") && run.game.view(Viewer::Seat(Seat(1))).seats[0].own.is_none()
    );
    run.choose(0, use_of("smoke"));
    let two = ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    let used = run.events.iter().find(|it| matches!(it, Event::Used { .. })).expect("it is used");
    assert_eq!(run.game.seen(used, Viewer::Seat(Seat(1))).as_ref(), Some(used));
}

#[test]
fn equipment_that_makes_no_sense_is_told_with_its_line() {
    let text = "(\nequipment: [\n(id: \"a\", cost: 1, uses: 0, gives: blast(reach: beside, checks: 1)),\n\
        (id: \"b\", cost: 1, gives: lays(what: smoke(4), reach: beside)),\n\
        (id: \"c\", cost: 1, uses: 2, gives: object),\n])";
    let texts = sergeants::Texts {
        soldiers: ("soldiers.ron", include_str!("../../../content/soldiers.ron")),
        cards: ("cards.ron", include_str!("../../../content/cards.ron")),
        story: ("story.ron", include_str!("../../../content/story.ron")),
        orders: ("orders.ron", include_str!("../../../content/orders.ron")),
        equipment: ("x.ron", text),
        modules: ("modules.ron", "(panels: [])"),
        decorations: ("d", "(decorations: [])"),
    };
    let problems = sergeants::Library::parse(&texts).unwrap_err();
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
    let mut stage = Stage::new().post(1, right(40, 40)).but(|it| it.carries = vec!["flute".into()]);
    stage.position.then = vec![Procedure::Finish];
    let setup = Setup { position: Some(stage.position), ..stage.setup };
    let Err(problems) = table::Game::<sergeants::Sergeants>::new(&setup) else {
        panic!("there are no flutes")
    };
    assert_eq!(problems[0].to_string(), "position.soldiers: There is no equipment flute.");
}
