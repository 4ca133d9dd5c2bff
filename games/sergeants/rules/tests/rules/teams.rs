//! TEA: tactical modules.

use sergeants::{
    Choice, Event, Procedure, World,
    content::{
        Act, Action, ActionCard, Belongs, Cond, Enlisted, Manner, Narrator, Rank, Set, Slot, Stat, Step, Tag,
        Who,
    },
    measure::Place,
    rules::fitting,
    state::Part,
};
use table::{Answer, Game, Seat, Viewer};

use crate::scenes::{
    maps::up,
    stage::{Run, Stage, option, team_card},
};

fn at(column: i32) -> Place {
    up(column * 80 + 40, 40)
}

fn turn(who: Who) -> Vec<Step> {
    vec![Step::Do { who, each: vec![Act::Turn] }]
}

/// A panel of three places: two for anybody, the third, role 1, for who spots 18 squares.
fn slots() -> Vec<Slot> {
    let needs = Some(Set::With { what: Stat::Spot, least: 18, most: i8::MAX });
    vec![Slot::default(), Slot::default(), Slot { role: Some(1), needs }]
}

/// Soldiers 1 and 2 are on the panel, 3 is not; 2 spots 18 squares.
fn team(cards: Vec<ActionCard>) -> Stage {
    let stage = Stage::new().with(2, |it| it.spot = 18).panel("file", "us", slots(), cards);
    let on = |stage: Stage| stage.but(|it| it.panel = Some("file".into()));
    on(on(stage.post(1, at(0))).post(2, at(1))).post(3, at(2)).post(11, at(5))
}

fn two(card: ActionCard) -> Vec<ActionCard> {
    vec![card.clone(), card]
}

fn plays(mut stage: Stage) -> Run {
    stage.position.team_shown = vec![vec![("file".into(), 1)]];
    stage.begin(vec![Procedure::Phase { phase: 1 }])
}

/// Whether seat 0 may have soldiers 1, 2 and 3 with these on the panel.
fn may(stage: &Stage, on: &[u16]) -> Result<usize, &'static str> {
    let game = Game::<sergeants::Sergeants>::new(&stage.setup);
    let (mut game, _) = game.unwrap_or_else(|why| panic!("{why:?}"));
    let one = |tag: u16| {
        let panel = on.contains(&tag).then(|| "file".to_string());
        Enlisted { panel, ..Enlisted::new(Tag(tag), None) }
    };
    let choice = Choice::Force([1, 2, 3].map(one).to_vec());
    match game.answer(Answer::Choose { seat: Seat(0), choice }) {
        Ok(_) => Ok(game.view(Viewer::Spectator).seats[0].deck),
        Err(table::Refused::Rule(why)) => Err(why.rule()),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn sm_tea_1_a_panel_has_places_and_all_its_cards_join_the_deck() {
    let mut stage = Stage::new().with(2, |it| it.spot = 18);
    stage = stage.panel("file", "us", slots(), two(team_card(Action::Move, turn(Who::All(Set::Team)))));
    // The side does not have the module.
    assert_eq!(may(&stage, &[1]), Err("SM-TEA-1"));
    stage.setup.scenario.sides[0].modules = vec!["drill".into()];
    assert_eq!(may(&stage, &[]), Ok(21));
    assert_eq!(may(&stage, &[1]), Ok(23));
    assert_eq!(may(&stage, &[1, 2, 3]), Ok(23));
    // No soldier spots 18: the third place stays empty, and there is no room for three.
    stage = stage.with(2, |it| it.spot = 17);
    assert_eq!(may(&stage, &[1, 2]), Ok(23));
    assert_eq!(may(&stage, &[1, 2, 3]), Err("SM-TEA-1"));
    // The panel's price counts: 9 and 1 are the limit of 10.
    stage.setup.scenario.sides[0].forces[0].vp = 9;
    assert_eq!((may(&stage, &[1]), may(&stage, &[])), (Err("SM-SCN-3"), Ok(21)));
}

#[test]
fn sm_tea_1_places_may_ask_for_grenades_or_a_rank() {
    let mut stage = Stage::new();
    let slot = |needs: Set| Slot { role: None, needs: Some(needs) };
    let cards = two(team_card(Action::Move, Vec::new()));
    stage.setup.scenario.sides[0].modules = vec!["drill".into()];
    let panel = |needs: Set| {
        let mut stage = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
        stage = stage.panel("file", "us", vec![slot(needs.clone()), slot(needs)], cards.clone());
        may(&stage, &[1]).is_ok()
    };
    assert!(panel(Set::Ranked(Rank::Private)) && !panel(Set::Ranked(Rank::Senior)));
    assert!(!panel(Set::Grenades(6)) && panel(Set::Grenades(0)));
}

#[test]
fn sm_tea_1_who_may_have_a_place_is_told_beforehand() {
    let stage = Stage::new().with(2, |it| it.spot = 18).panel("file", "us", slots(), Vec::new());
    let grenades = Slot { role: None, needs: Some(Set::Grenades(6)) };
    let stage = stage.panel("throwers", "us", vec![grenades], Vec::new());
    let world = World::new(&stage.setup).expect("it is valid");
    let fitting = |panel: &str, force: &[Enlisted]| fitting(&world, &world.library.panels[panel], force);
    let all: Vec<Tag> =
        world.library.soldiers.values().filter(|it| it.side == "us").map(|it| it.tag).collect();
    assert_eq!(fitting("file", &[]), [all.clone(), all, vec![Tag(2)]]);
    let thrower = Enlisted { grenades: 6, ..Enlisted::new(Tag(3), None) };
    assert_eq!(fitting("throwers", &[]), [Vec::<Tag>::new()]);
    assert_eq!(fitting("throwers", &[thrower]), [[Tag(3)]]);
}

#[test]
fn sm_tea_1_faults_of_panels_are_told() {
    let text = "(panels: [
        (id: \"a\", module: \"m\", side: \"us\", slots: [()], cards: [(types: [look], mark: main, damage: zip)]),
        (id: \"b\", module: \"m\", side: \"us\", slots: [(role: 1), (role: 1)], cards: [
            (types: [look], mark: team, damage: zip, roles: [2]),
            (types: [look], mark: team, damage: zip, bubble: [do(who: owner, each: [spot])]),
        ]),
        (id: \"b\", module: \"m\", side: \"fr\", slots: [(), ()], cards: []),
    ])";
    let texts = sergeants::content::Texts {
        soldiers: ("s", "(soldiers: [])"),
        cards: ("c", "(cards: [])"),
        story: ("t", "(story: [])"),
        orders: ("o", "(orders: [])"),
        equipment: ("e", "(equipment: [])"),
        modules: ("m", text),
        decorations: ("d", "(decorations: [])"),
    };
    let told: Vec<String> = sergeants::content::Library::parse(&texts)
        .expect_err("it is wrong")
        .iter()
        .map(|it| it.to_string())
        .collect();
    assert_eq!(
        told,
        [
            "m:2: The panel a has two to eight places (SM-TEA-1).",
            "m:2: The panel a has two to sixteen cards (SM-TEA-1).",
            "m:2: The cards of a panel belong to the team (SM-TEA-1).",
            "m:4: The panel b has no role 2 (SM-TEA-2).",
            "m:5: A team card has no owner to speak of (SM-TEA-1).",
            "m:7: The panel b has two to sixteen cards (SM-TEA-1).",
            "m:7: The name b stands here twice.",
        ]
    );
}

#[test]
fn sm_tea_2_team_means_every_soldier_of_the_panel() {
    let mut run = plays(team(two(team_card(Action::Move, turn(Who::All(Set::Team))))));
    // No dog tag action.
    assert_eq!(run.options(0), [Choice::Part(Part::Bubble), Choice::Done]);
    run.choose(0, Choice::Part(Part::Bubble));
    assert_eq!(run.options(0), [Choice::Soldier(Tag(1)), Choice::Soldier(Tag(2)), Choice::Done]);
}

#[test]
fn sm_tea_2_a_card_that_needs_an_empty_role_is_dead() {
    let card = ActionCard { roles: vec![1], ..team_card(Action::Move, turn(Who::All(Set::Team))) };
    let placed = |stage: Stage| {
        let mut stage = stage.hands([&[(1, 1), (1, 2)], &[(11, 3), (11, 1), (11, 2)]]);
        stage.position.team_hands = vec![vec![("file".into(), 1)]];
        let run = stage.begin(vec![Procedure::Place]);
        let cards = [Some(run.team("file", 1)), Some(run.card(1, 1)), Some(run.card(1, 2))];
        run.game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Placing(cards) }).is_ok()
    };
    assert!(placed(team(two(card.clone()))));
    // Soldier 2 is not on the panel: no soldier there spots 18.
    let mut stage = team(two(card.clone()));
    stage.position.soldiers[1].panel = None;
    assert!(!placed(stage));
    // SM-TEA-1: soldier 1 may change places, if he qualifies, when 2 is gone.
    let mut stage = team(two(card)).with(1, |it| it.spot = 18);
    stage.position.soldiers[1].prisoner_of = Some(Tag(11));
    assert!(placed(stage));
}

#[test]
fn sm_tea_2_costs_and_conditions_are_met_before_its_actions() {
    let same = Narrator::Cost { only: Some(Cond::SameTile(Set::Team)), pay: Vec::new() };
    let card = ActionCard { narrator: Some(same), ..team_card(Action::Move, turn(Who::All(Set::Team))) };
    let mut run = plays(team(two(card.clone())));
    assert_eq!(run.options(0), [Choice::No]);
    run.choose(0, Choice::No);
    assert!(run.events.contains(&Event::CardCancelled { seat: Seat(0), card: run.team("file", 1) }));
    let mut stage = team(two(card));
    stage.position.soldiers[1].at = Some(up(60, 40));
    assert_eq!(plays(stage).options(0), [Choice::Yes, Choice::No]);
}

#[test]
fn sm_tea_2_a_teamwork_card_for_all_teams_serves_every_panel() {
    let all = || two(team_card(Action::Move, turn(Who::All(Set::Teams))));
    let mut stage = team(all()).panel("rank", "us", slots(), all());
    stage.position.soldiers[2].panel = Some("rank".into());
    let mut run = plays(stage.post(4, at(3)));
    run.choose(0, Choice::Part(Part::Bubble));
    let soldiers = [1, 2, 3].map(|it| Choice::Soldier(Tag(it)));
    assert_eq!(run.options(0), [&soldiers[..], &[Choice::Done]].concat());
}

#[test]
fn sm_tea_3_identity_command_cards_let_who_is_drawn_act() {
    let either = Act::Either(vec![vec![Act::Any(Action::Shoot)], vec![Act::Any(Action::Move)]]);
    let draw = Narrator::Must(vec![Step::Identity { draw: 3, each: vec![either] }]);
    let card = ActionCard { narrator: Some(draw), ..team_card(Action::Move, Vec::new()) };
    let mut run = plays(team(two(card)));
    // It must be done.
    assert_eq!(run.options(0), [Choice::Part(Part::Narrator)]);
    run.choose(0, Choice::Part(Part::Narrator));
    // Soldier 3 is drawn twice, and a module card, which does not count.
    let module = run.team("file", 2);
    run.draw(3, 1).draw_card(module).draw(3, 2);
    for _ in 0..2 {
        assert_eq!(run.options(0), [Choice::Row(0), Choice::Row(1), Choice::Done]);
        run.choose(0, Choice::Row(1)).choose(0, Choice::Done);
    }
    // These three, and the card itself at the phase's end.
    assert_eq!(run.field().tableau[Seat(0)].discards.len(), 4);
    assert!(run.field().playing.is_none());
}

#[test]
fn sm_tea_4_without_team_a_bubble_serves_anybody_and_a_failed_requirement_nobody() {
    let card = team_card(Action::Move, turn(Who::UpTo(1, Set::Own)));
    let mut run = plays(team(two(card.clone())));
    assert_eq!(run.choose(0, Choice::Part(Part::Bubble)).options(0).len(), 4);
    // Placed, and its role falls empty before it is due.
    let card = ActionCard { roles: vec![1], ..card };
    let mut stage = team(two(card));
    stage.position.soldiers[1].prisoner_of = Some(Tag(11));
    let run = plays(stage);
    assert!(run.events.contains(&Event::CardCancelled { seat: Seat(0), card: run.team("file", 1) }));
}

#[test]
fn sm_tea_4_equipment_bears_the_panels_symbol() {
    let mut stage = Stage::new().panel("file", "us", slots(), two(team_card(Action::Move, Vec::new())));
    stage.setup.scenario.sides[0].modules = vec!["drill".into()];
    let object = sergeants::content::Equipment::new("belt", sergeants::content::Gives::Object);
    let belt = sergeants::content::Equipment { carry: Set::On("file".into()), ..object };
    stage.setup.library.equipment.insert("belt".into(), belt);
    let carried = |panel: Option<&str>| {
        let (game, _) = Game::<sergeants::Sergeants>::new(&stage.setup).expect("it is valid");
        let mut one = sergeants::content::Enlisted::new(Tag(1), None);
        (one.carries, one.panel) = (vec!["belt".into()], panel.map(|it| it.to_string()));
        game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Force(vec![one]) }).is_ok()
    };
    assert!(carried(Some("file")) && !carried(None));
}

#[test]
fn sm_tea_4_team_reactions_are_asked_for_wherever_the_panel_is_used() {
    // Role 1 is empty, so that the reaction is dead; but who sits where is secret, and the question is put.
    let reaction =
        option(Manner::Reaction { vp: 1, on: vec![Action::Move] }, Belongs::Team, turn(Who::All(Set::Team)));
    let asked = |on_panel: bool| {
        let cards = two(ActionCard { roles: vec![1], ..reaction.clone() });
        let mut stage = team(cards).card(11, 4, |it| {
            it.bubble = vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk] }];
        });
        if !on_panel {
            stage.position.soldiers[1].panel = None;
        }
        stage.position.team_hands = vec![vec![("file".into(), 1)]];
        let mut run = stage.shown([&[], &[(11, 4)]]).begin(vec![Procedure::Phase { phase: 1 }]);
        run.choose(1, Choice::Part(Part::Bubble)).soldier(1, 11).choose(1, Choice::Walk(up(440, 20).into()));
        let card = Choice::Card(run.team("file", 1));
        (run.awaited(), run.options(0).contains(&card))
    };
    assert_eq!(asked(true), (vec![0], true));
    assert_eq!(asked(false), (vec![0], false));
}

/// SM-TEA-1: copies of a panel are barred in one player's squad, not among allies.
#[test]
fn sm_tea_1_two_allies_may_use_the_same_panel() {
    let mut stage = Stage::new().with(2, |it| it.spot = 18);
    stage = stage.panel("file", "us", slots(), two(team_card(Action::Move, turn(Who::All(Set::Team)))));
    stage.setup.scenario.sides[0].modules = vec!["drill".into()];
    stage.setup.seats = vec!["us".into(), "german".into(), "us".into()];
    stage.setup.scenario.sides[0].start =
        sergeants::content::Start::Enter(vec!["west".into(), "east".into()]);
    let (mut game, _) =
        Game::<sergeants::Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let force = |tags: [u16; 2]| {
        let one = |tag| Enlisted { panel: Some("file".into()), ..Enlisted::new(Tag(tag), None) };
        Choice::Force(tags.map(one).to_vec())
    };
    for (seat, tags) in [(0, [1, 2]), (2, [3, 4])] {
        while !game.pending().awaited().contains(&Seat(seat)) {
            let answer = game.random_answer(&mut table::Shuffler::new(1)).expect("it goes on");
            game.answer(answer).expect("it is legal");
        }
        game.answer(Answer::Choose { seat: Seat(seat), choice: force(tags) }).expect("both may have it");
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.field.tableau[Seat(0)].panels, ["file"]);
    assert_eq!(view.field.tableau[Seat(2)].panels, ["file"]);
}

/// SM-TEA-1: the book names no price: with the panels of the box a force costs what it costs without them.
#[test]
fn sm_tea_1_a_panel_costs_nothing() {
    let setup = sergeants::Setup { buying: true, ..sergeants::Setup::builtin("patrol", &["us", "de"]) };
    let world = World::new(&setup).unwrap_or_else(|why| panic!("{why:?}"));
    for panel in world.library.panels.keys() {
        let bill = |panel: Option<&String>| {
            let one = |tag| Enlisted { panel: panel.cloned(), ..Enlisted::new(Tag(tag), None) };
            sergeants::rules::price(&world, Seat(0), &[1, 2].map(one))
        };
        assert_eq!(bill(Some(panel)), bill(None), "{panel}");
    }
}

/// SM-TEA-2: several places may bear the same numeral.
#[test]
fn sm_tea_2_a_role_is_filled_while_anybody_holds_a_place_with_its_numeral() {
    let slots = || {
        let spots = |least| Some(Set::With { what: Stat::Spot, least, most: i8::MAX });
        vec![
            Slot { role: Some(1), needs: spots(18) },
            Slot { role: Some(1), needs: spots(17) },
            Slot::default(),
        ]
    };
    let card = ActionCard { roles: vec![1], ..team_card(Action::Move, turn(Who::All(Set::Team))) };
    let lives = |gone: &[u16]| {
        let stage = Stage::new().with(1, |it| it.spot = 18).with(2, |it| it.spot = 17);
        let mut stage = stage.panel("file", "us", slots(), two(card.clone()));
        for tag in [1, 2, 3] {
            stage = stage.post(tag, at(tag as i32 - 1)).but(|it| it.panel = Some("file".into()));
        }
        stage = stage.post(11, at(5));
        let dead = |tag: &u16| Step::Mark(Who::All(Set::Named(Tag(*tag))), sergeants::content::Mark::Kill);
        let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
        let kill = Procedure::Carry { context, steps: gone.iter().map(dead).collect() };
        stage.position.team_shown = vec![vec![("file".into(), 1)]];
        let run = stage.begin(vec![kill, Procedure::Phase { phase: 1 }]);
        !run.events.iter().any(|it| matches!(it, Event::CardCancelled { .. }))
    };
    assert!(lives(&[]));
    // The first man dies, the card lives; the second dies, it is dead.
    assert!(lives(&[1]) && lives(&[2]));
    assert!(!lives(&[1, 2]));
}

/// SM-TEA-2: where TEAM may rally, all members may be, and others within rally range of a member, whatever his Rally.
#[test]
fn sm_tea_2_a_team_rallies_everybody_without_a_number() {
    let rally = vec![Step::Do { who: Who::All(Set::Team), each: vec![Act::Rally] }];
    let pins = |new: bool| {
        let mut stage = team(two(team_card(Action::Hide, rally.clone())));
        stage.setup.by_the_book = new;
        stage = stage.post(4, at(0)).but(|it| it.at = Some(up(40, 60)));
        stage.position.soldiers.iter_mut().filter(|it| it.seat == Seat(0)).for_each(|it| it.pinned = true);
        let mut run = plays(stage);
        run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1);
        let mut n = 0;
        while let Some(it) = run.options(0).iter().find(|it| matches!(it, Choice::Rally { .. })).cloned() {
            run.choose(0, it);
            n += 1;
        }
        n
    };
    // Himself first; then the three others, of whom 3 and 4 are not on the panel.
    assert_eq!(pins(true), 4);
    // Rally 1: himself alone, as matches of earlier versions have it.
    assert_eq!(pins(false), 1);
}
