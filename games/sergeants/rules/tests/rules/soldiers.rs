//! SOL: soldiers and their cards.

use sergeants::{
    Choice, Event, Procedure, Sergeants, Setup, World,
    content::{
        Act, ActionCard, Belongs, Damage, Enlisted, Equipment, Gives, Kind, Library, Marker, Rank, Reach,
        Set, Shelf, Step, StoryNr, Tag, Who,
    },
    state::{At, Context, Secret},
};
use table::{Answer, Game, OwnFile, Refused, Seat, Viewer};

use crate::scenes::{
    armed, fighting,
    maps::up,
    ordered,
    stage::{Run, Stage, card},
};

#[test]
fn sm_sol_5_a_pin_halves_and_a_second_does_nothing() {
    // Walk 3 is 1: an inch.
    let stage = Stage::new()
        .post(1, fighting::right(40, 40))
        .but(|it| it.pinned = true)
        .post(11, fighting::left(440, 40));
    let mut run = stage.acts(1, &[Act::Walk]);
    assert_eq!(run.refused(0, Choice::Walk(fighting::right(57, 40).into())), "SM-MOV-1");
    run.choose(0, Choice::Walk(fighting::right(56, 40).into()));
    // Cover -2 is -1: still below zero without any terrain number.
    let stage = fighting::spotted(Stage::new().post(1, fighting::right(600, 40)))
        .but(|it| it.pinned = true)
        .with(1, |it| it.cover = -2);
    let run = stage.post(11, fighting::left(440, 40)).acts(1, &[Act::Cover]);
    assert_eq!(run.options(0), [Choice::Yes, Choice::Done]);
}

#[test]
fn sm_sol_6_a_second_wound_kills_and_the_card_goes_to_the_killer() {
    let stage = fighting::duel(4).but(|it| it.wounded = true).post(12, fighting::left(440, 40));
    let mut run = stage.acts(1, &[Act::Shoot]);
    run.soldier(0, 11).draw(1, 2).draw(11, 3);
    let figure = run.field().figure(Tag(11)).expect("he is there").clone();
    assert_eq!((figure.at, run.field().scores()), (At::Dead, vec![3, 0]));
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

#[test]
fn sm_sol_8_what_soldiers_carry_is_hidden_until_it_is_used() {
    let mut run =
        armed::armed(armed::tool("smoke", Marker::Smoke(2), Reach::Throw(0)), 5).acts(1, &[Act::Throw]);
    let seen =
        |run: &Run| serde_json::to_string(&run.game.view(Viewer::Seat(Seat(1)))).expect("it is written");
    assert!(
        !seen(&run).contains("smoke\":[{") && run.game.view(Viewer::Seat(Seat(1))).seats[0].own.is_none()
    );
    run.choose(0, armed::use_of("smoke"));
    let two = armed::ix(&run, "2");
    run.choose(0, Choice::Tile(two));
    let used = run.events.iter().find(|it| matches!(it, Event::Used { .. })).expect("it is used");
    assert_eq!(run.game.seen(used, Viewer::Seat(Seat(1))).as_ref(), Some(used));
}

#[test]
fn sm_sol_1_seven_cards_are_in_the_deck() {
    let world = World::new(&Stage::new().setup).expect("it is valid");
    assert_eq!(world.cards_of(&Secret::new(Tag(1), Rank::Private)).len(), 7);
}

#[test]
fn sm_sol_1_every_player_has_one_deck_of_the_sevens_of_his_soldiers() {
    let stage = ordered::three_players().post(1, up(40, 40)).post(2, up(80, 40));
    let run = stage.post(3, up(120, 40)).but(|it| it.seat = Seat(2)).post(11, up(440, 40)).begin(vec![]);
    let decks: Vec<usize> = run.game.view(Viewer::Spectator).seats.iter().map(|it| it.deck).collect();
    assert_eq!(decks, [14, 7, 7]);
}

#[test]
fn sm_sol_6_a_red_side_may_be_better_in_something() {
    let text = include_str!("../../../content/soldiers.ron");
    let wild = text.replacen("wounded: (", "wounded: (command: 0, ", 1);
    let i = wild.find("wounded: (").expect("it is there");
    let (head, tail) = wild.split_at(i);
    let wild = format!("{head}{}", tail.replacen("fight: 1", "fight: 4", 1));
    let file = OwnFile { name: "soldiers.ron".into(), place: "it".into(), text: wild };
    assert_eq!(Shelf::read(&[file]).err(), None);
}

#[test]
fn sm_sol_9_a_soldier_owns_his_cards_what_he_holds_and_what_he_carries() {
    let stage =
        Stage::new().post(1, up(40, 40)).but(|it| it.grenades = 2).post(2, up(120, 40)).post(11, up(200, 40));
    let mut run = stage.hands([&[(2, 1)], &[]]).acts(1, &[Act::Hold]);
    run.choose(0, Choice::Card(card(2, 1)));
    let own = run.game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    // Another man's card that he holds is under him; grenades are on his card.
    assert_eq!((own.held, own.soldiers[0].grenades), (vec![(Tag(1), card(2, 1))], 2));
    assert!(
        run.game
            .world()
            .cards_of(&own.soldiers[0])
            .iter()
            .all(|it| run.game.world().card(*it).tag() == Some(Tag(1)))
    );
}

#[test]
fn sm_sol_2_a_leader_brings_the_cards_of_his_rank() {
    let library = sergeants::content::Library::builtin();
    let leader = library.soldiers.values().find(|it| 1 < it.ranks.len()).expect("there is a leader");
    let setup = Setup::builtin("crossing", &["us", "de"]);
    let world = World::new(&setup).expect("it is valid");
    for it in &leader.ranks {
        let cards = world.cards_of(&Secret::new(leader.tag, it.rank));
        assert_eq!(cards.len(), 7);
        let of_rank = cards.iter().filter(|card| world.card(**card).card.mark == Belongs::Rank(it.rank));
        assert_eq!(of_rank.count(), 3);
    }
}

#[test]
fn sm_sol_2_a_character_who_is_not_named_is_an_ordinary_soldier() {
    let mut stage = Stage::new();
    stage.setup.library.soldiers.get_mut(&Tag(2)).expect("he is there").kind = Kind::Character;
    stage.setup.library.story.get_mut(&StoryNr(1)).expect("it is there").character = Some(Tag(2));
    let (game, _) = Game::<Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let force = vec![Enlisted::new(Tag(2), None)];
    assert!(game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Force(force) }).is_ok());
    let deck =
        |stage: &Stage| World::new(&stage.setup).expect("it is valid").story_deck(|_| true, |_, _| false);
    assert_eq!(deck(&stage), [2, 3, 4].map(StoryNr));
    stage.setup.scenario.sides[0].characters = vec![Tag(2)];
    assert_eq!(deck(&stage), [1, 2, 3, 4].map(StoryNr));
}

#[test]
fn sm_sol_2_who_kills_a_character_scores_his_cost() {
    // Named or not: nothing is scored beyond it.
    for named in [false, true] {
        let mut stage = fighting::spotted(
            Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(104, 40)),
        )
        .post(12, fighting::left(440, 40));
        let card = stage.setup.library.soldiers.get_mut(&Tag(11)).expect("he is there");
        (card.kind, card.ranks[0].cost) = (Kind::Character, 7);
        if named {
            stage.setup.scenario.sides[1].characters = vec![Tag(11)];
        }
        let mut run = stage.acts(1, &[Act::Shoot]);
        run.soldier(0, 11).draw(1, 2).draw(11, 4);
        assert_eq!(run.field().scores(), [7, 0], "{named}");
    }
}

#[test]
fn sm_sol_3_an_ability_that_is_not_printed_is_nothing() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).with(1, |it| it.spot = 0);
    assert_eq!(stage.acts(1, &[Act::Spot]).options(0), [Choice::Done]);
}

/// A stage with this medal, which gives soldier 1 another card.
fn with_a_star(star: Equipment) -> Stage {
    let mut stage = Stage::new();
    stage.setup.library.equipment.insert("star".into(), star);
    let cards = stage.setup.library.cards.get_mut(&Tag(1)).expect("he is there");
    let medal = ActionCard { mark: Belongs::Medal("star".into()), ..cards[6].clone() };
    cards.push(medal);
    stage
}

#[test]
fn sm_sol_4_a_medal_adds_its_cards() {
    let star = Equipment { carry: Set::Named(Tag(1)), ..Equipment::new("star", Gives::Medal(Tag(1))) };
    let mut stage = with_a_star(star);
    stage.setup.library.cards.get_mut(&Tag(15)).expect("he is there")[6].mark = Belongs::Medal("star".into());
    let world = World::new(&stage.setup).expect("it is valid");
    let starred = |tag: u16| Secret { carries: vec!["star".into()], ..Secret::new(Tag(tag), Rank::Private) };
    assert_eq!(world.cards_of(&starred(1)).len(), 8);
    // It is not his.
    assert_eq!(world.cards_of(&starred(15)).len(), 6);
}

#[test]
fn sm_sol_4_medals_are_earned_or_handed_out_and_not_sold() {
    let mut stage = with_a_star(Equipment { cost: 0, ..Equipment::new("star", Gives::Medal(Tag(1))) });
    let buy = |setup: &Setup, carries: &[&str]| {
        let (mut game, _) = Game::<Sergeants>::new(setup).unwrap_or_else(|why| panic!("{why:?}"));
        let carries = carries.iter().map(|it| it.to_string()).collect();
        let force = vec![Enlisted { carries, ..Enlisted::new(Tag(1), None) }];
        game.answer(Answer::Choose { seat: Seat(0), choice: Choice::Force(force) }).map(|_| game)
    };
    match buy(&stage.setup, &["star"]) {
        Err(Refused::Rule(why)) => assert_eq!(why.rule(), "SM-SOL-4"),
        other => panic!("{:?}", other.is_ok()),
    }
    let deck = |game: Game<Sergeants>| game.view(Viewer::Spectator).seats[0].deck;
    assert_eq!(buy(&stage.setup, &[]).map(deck).ok(), Some(7));
    // The scenario hands it out: he has it for nothing, whether his player asks for it or not.
    stage.setup.scenario.sides[0].medals = vec!["star".into()];
    stage.setup.scenario.sides[0].equipment_vp = 0;
    for carries in [&[][..], &["star"][..]] {
        assert_eq!(buy(&stage.setup, carries).map(deck).ok(), Some(8));
    }
    // It is nobody else's, and what is no medal is not handed out.
    stage.setup.scenario.sides[0].medals = vec!["radio".into()];
    assert!(World::new(&stage.setup).is_err());
}

#[test]
fn sm_sol_4_a_medal_has_no_price() {
    let parse = |cost: &str| {
        let texts = format!("(equipment: [(id: \"star\", {cost}gives: medal(1))])");
        let files = vec![OwnFile { name: "equipment.ron".into(), place: "it".into(), text: texts }];
        Shelf::read(&files).err().map(|it| it[0].to_string())
    };
    assert_eq!(parse(""), None);
    assert!(parse("cost: 1, ").is_some_and(|it| it.contains("SM-SOL-4")));
}

#[test]
fn sm_sol_7_cards_held_by_a_killed_soldier_are_discarded() {
    let stage = Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(200, 40));
    let context = |seat| Context { seat, owner: None, must: true, bubble: false };
    let kill = sergeants::content::Step::Mark(
        sergeants::content::Who::All(Set::Named(Tag(1))),
        sergeants::content::Mark::Kill,
    );
    let mut run = stage.hands([&[(2, 1)], &[]]).begin(vec![
        Procedure::Acts { context: context(Some(Seat(0))), tag: Tag(1), acts: vec![Act::Hold] },
        Procedure::Carry { context: context(None), steps: vec![kill] },
    ]);
    run.choose(0, Choice::Card(card(2, 1))).choose(0, Choice::Done);
    assert_eq!(run.field().tableau[Seat(0)].discards, [card(2, 1)]);
    // His own cards stay in the deck.
    assert_eq!(run.game.view(Viewer::Spectator).seats[0].deck, 13);
}

#[test]
fn sm_sol_5_a_pin_outlasts_the_melee_and_the_turn() {
    let stage = Stage::new().post(1, fighting::right(40, 40)).post(11, fighting::left(56, 40));
    let then = [Procedure::Melees, Procedure::EndPhase, Procedure::EndTurn];
    let mut run = stage.with(11, |it| it.fight = 0).hands([&[(1, 7)], &[]]).begin(then.to_vec());
    run.draw(1, 2).draw(1, 4).choose(0, Choice::Strike { card: card(1, 2), on: Tag(11) });
    let figure = |run: &Run, tag| run.field().figure(Tag(tag)).expect("he is there").clone();
    assert!(figure(&run, 11).pinned);
    // His comrade's blow ends the melee; he stays pinned, as a prisoner and beyond the turn.
    run.choose(0, Choice::Strike { card: card(1, 4), on: Tag(11) }).soldier(0, 1);
    assert!(run.events.contains(&Event::TurnEnded) || run.is_over());
    assert!(figure(&run, 11).pinned);
}

#[test]
fn sm_sol_2_a_leader_is_who_has_draw() {
    let stage = Stage::new().post(1, up(40, 40)).with(1, |it| it.draw = 1).post(2, up(80, 40));
    let context = Context { seat: Some(Seat(0)), owner: None, must: false, bubble: true };
    let leaders = Set::All(vec![Set::Own, Set::Leader]);
    let steps = vec![Step::Do { who: Who::UpTo(2, leaders), each: vec![Act::Turn] }];
    let run = stage.post(11, up(440, 40)).begin(vec![Procedure::Carry { context, steps }]);
    assert_eq!(run.options(0), [Choice::Soldier(Tag(1)), Choice::Done]);
}

#[test]
fn sm_sol_4_decorations_are_given_in_campaigns_alone() {
    // A survivor earns the one for chapters in a campaign; here it is a single scenario.
    let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(440, 40));
    stage.setup.library.decorations = Library::builtin().decorations;
    stage.setup.library.decorations.iter_mut().for_each(|it| it.n = 0);
    let run = stage.begin(Vec::new());
    assert!(run.is_over() && !run.events.iter().any(|it| matches!(it, Event::Honoured(_))));
}

#[test]
fn sm_sol_4_a_medal_that_is_handed_out_is_its_bearers_alone() {
    let mut stage = with_a_star(Equipment { cost: 0, ..Equipment::new("star", Gives::Medal(Tag(1))) });
    stage.setup.scenario.sides[0].medals = vec!["star".into()];
    let (mut game, _) = Game::<Sergeants>::new(&stage.setup).unwrap_or_else(|why| panic!("{why:?}"));
    let force = [1, 2].map(|it| Enlisted::new(Tag(it), None)).to_vec();
    game.answer(Answer::Choose { seat: Seat(0), choice: Choice::Force(force) }).expect("it may be bought");
    let own = game.view(Viewer::Seat(Seat(0))).seats[0].own.clone().expect("it is his");
    let carried: Vec<usize> = own.soldiers.iter().map(|it| it.carries.len()).collect();
    assert_eq!(carried, [1, 0]);
}
