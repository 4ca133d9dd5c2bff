//! Campaigns: what goes from a chapter to the next, by the rulings SG-80 and after, and the laws of the table in every chapter.

#![allow(clippy::disallowed_methods, reason = "those who run it say how many games")]

use std::collections::BTreeSet;

use sergeants::{
    Event, Procedure, Sergeants, Setup, World,
    campaign::{
        Account, Campaign, Decoration, DecorationSort, Earned, Fate, Feat, Honour, March, Returned, Service,
        Veteran, account,
    },
    content::{Belongs, Enlisted, Kind, Library, Rank, Shelf, Tag},
    measure::{Facing, Place},
    rules::may_have,
    state::{Position, Posted, Secret},
};
use table::{Game, OwnFile, Pending, Seat, Shuffler, Viewer, battery::Battery};

fn two() -> Vec<String> {
    ["us", "de"].map(String::from).to_vec()
}

fn first_chapter() -> Setup {
    Shelf::default().begin("river-line", &two(), None).expect("the built-in campaign can be played")
}

/// A game at random, to its end.
fn played(setup: &Setup, seed: u64) -> (Game<Sergeants>, Vec<Event>) {
    let (mut game, mut told) = Game::<Sergeants>::new(setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut chance = Shuffler::new(seed);
    while !matches!(game.pending(), Pending::Over(_)) {
        let answer = game.random_answer(&mut chance).expect("there is something to answer");
        told.extend(game.answer(answer).expect("a random answer fits"));
    }
    (game, told)
}

fn account_of(game: &Game<Sergeants>) -> Account {
    let winners = game.pending().outcome().expect("it is over").winners.clone();
    account(game, &winners).expect("it is a chapter")
}

/// All chapters of a campaign that is played at random.
fn chapters(first: Setup, seed: u64) -> Vec<Setup> {
    let shelf = Shelf::default();
    let mut all = vec![first];
    loop {
        let setup = all.last().expect("there is one");
        let (game, _) = played(setup, seed);
        match shelf.play_on(setup, &account_of(&game)).unwrap_or_else(|why| panic!("{why:?}")) {
            Some(next) => all.push(next),
            None => return all,
        }
    }
}

/// A soldier after a chapter.
fn back(tag: u16, fate: Fate, earned: &[(&str, Feat)]) -> Returned {
    let earned =
        earned.iter().map(|(what, deed)| Earned { tag: Tag(tag), what: what.to_string(), deed: *deed, n: 2 });
    let rank = if [2, 52].contains(&tag) { Rank::Senior } else { Rank::Private };
    Returned { tag: Tag(tag), seat: Seat((50 < tag) as u8), rank, fate, earned: earned.collect() }
}

fn ended(winners: &[u8], soldiers: Vec<Returned>) -> Account {
    let winners = winners.iter().map(|it| Seat(*it)).collect();
    Account { campaign: "river-line".into(), chapter: 1, of: 3, winners, score: vec![9, 4], soldiers }
}

fn after(account: &Account) -> Setup {
    let next = Shelf::default().play_on(&first_chapter(), account).unwrap_or_else(|why| panic!("{why:?}"));
    next.expect("there is another chapter")
}

fn march(setup: &Setup) -> &March {
    setup.campaign.as_ref().expect("it is a chapter")
}

fn force(setup: &Setup, side: usize) -> Vec<u16> {
    setup.scenario.sides[side].suggested[0].iter().map(|it| it.tag.0).collect()
}

fn veteran(tag: u16, honours: &[(&str, Rank)]) -> Veteran {
    let honours = honours.iter().map(|(what, rank)| Honour { what: what.to_string(), rank: *rank }).collect();
    let rank = Rank::Senior;
    Veteran { tag: Tag(tag), seat: Seat(0), rank, wounded: false, chapters: 1, honours }
}

#[test]
fn sg_80_a_campaign_begins_with_its_first_chapter_and_ends_after_its_last() {
    let all = chapters(first_chapter(), 3);
    let names: Vec<&str> = all.iter().map(|it| it.scenario.name.as_str()).collect();
    assert_eq!(names, ["crossing", "search", "defence"]);
    assert_eq!(all.iter().map(|it| march(it).chapter).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(chapters(first_chapter(), 3), all, "the same play leads to the same chapters");
    let long = Shelf::default().begin("long-march", &two(), None).expect("it is there");
    assert_eq!(chapters(long, 5).len(), 4);
}

#[test]
fn sg_81_the_dead_and_prisoners_are_lost_wounds_stay_and_rest_heals() {
    let soldiers = vec![
        back(1, Fate::Fell, &[]),
        back(2, Fate::Well, &[]),
        back(3, Fate::Captured, &[]),
        back(4, Fate::Wounded, &[]),
    ];
    let next = after(&ended(&[0], soldiers));
    assert_eq!(march(&next).fallen, [Tag(1), Tag(3)]);
    let (game, _) = Game::<Sergeants>::new(&next).expect("it can be played");
    let wounded = |setup: &Setup, tag: u16| march(setup).veteran(Tag(tag)).map(|it| it.wounded);
    assert_eq!([2, 4, 1].map(|it| wounded(&next, it)), [Some(false), Some(true), None]);
    let own = force(&next, 0);
    assert!(!own.contains(&1) && !own.contains(&3) && own.contains(&2) && own.contains(&4), "{own:?}");
    // He begins on the red side of his card.
    let (game, _) = on_to_the_first_turn(game);
    let figure = |tag: u16| game.view(Viewer::Spectator).field.figure(Tag(tag)).cloned();
    assert!(figure(4).is_some_and(|it| it.wounded) && figure(2).is_some_and(|it| !it.wounded));
    // The dead are not for sale either.
    let world = World::new(&Setup { buying: true, ..next.clone() }).expect("it is valid");
    let (game, _) = Game::<Sergeants>::new(&Setup { buying: true, ..next.clone() }).expect("it is valid");
    let board = game.view(Viewer::Seat(Seat(0))).supposed(&world);
    let dead = [Enlisted::new(Tag(1), Some(Rank::Private))];
    assert_eq!(may_have(&world, &board, Seat(0), &dead).map_err(|it| it.rule()), Err("SM-SCN-9"));
    // Who does not fight in a chapter has recovered after it.
    let rest = Account { chapter: 2, ..ended(&[0], vec![back(2, Fate::Well, &[])]) };
    let last = Shelf::default().play_on(&next, &rest).expect("it goes on").expect("there is a third");
    assert_eq!(wounded(&last, 4), Some(false));
}

fn on_to_the_first_turn(mut game: Game<Sergeants>) -> (Game<Sergeants>, Vec<Event>) {
    let (mut chance, mut told) = (Shuffler::new(1), Vec::new());
    while game.view(Viewer::Spectator).field.turn == 0 {
        let answer = game.random_answer(&mut chance).expect("it goes on");
        told.extend(game.answer(answer).expect("it fits"));
    }
    (game, told)
}

#[test]
fn sm_sol_4_a_decoration_brings_a_card_of_several_actions_at_its_rank() {
    let next =
        after(&ended(&[1], vec![back(2, Fate::Well, &[("valour", Feat::Kills)]), back(5, Fate::Well, &[])]));
    let world = World::new(&next).expect("it is valid");
    let of = |rank| world.cards_of(&Secret::new(Tag(2), rank));
    let honour = |it: &sergeants::state::CardIx| matches!(world.card(*it).card.mark, Belongs::Honour(_));
    let cards: Vec<_> = of(Rank::Senior).into_iter().filter(honour).collect();
    assert_eq!(cards.len(), 1);
    assert!(2 <= world.card(cards[0]).card.types.len());
    assert_eq!(world.card(cards[0]).number(), "2-15");
    assert!(!of(Rank::Junior).iter().any(honour), "it belongs to the rank at which it was earned");
    assert!(world.cards_of(&Secret::new(Tag(5), Rank::Private)).iter().all(|it| !honour(it)));
    for it in &Library::builtin().decorations {
        assert!(2 <= it.card.types.len(), "{}", it.id);
    }
}

#[test]
fn sm_sol_4_three_medals_and_one_badge_a_rank() {
    let mut setup = first_chapter();
    let full = [
        ("valour", Rank::Senior),
        ("capture", Rank::Senior),
        ("comrade", Rank::Senior),
        ("scout", Rank::Senior),
    ];
    setup.campaign.as_mut().expect("it is one").soldiers = vec![veteran(2, &full)];
    // The scenario hands a medal out to him; it would be his fourth.
    let world = World::new(&setup).expect("it is valid");
    let (game, _) = Game::<Sergeants>::new(&setup).expect("it is valid");
    let board = game.view(Viewer::Seat(Seat(0))).supposed(&world);
    let mut force = setup.scenario.sides[0].suggested[0].clone();
    assert_eq!(may_have(&world, &board, Seat(0), &force), Ok(()), "he goes without it");
    let decorated = force.iter_mut().find(|it| it.tag == Tag(2)).expect("he is in the force");
    decorated.carries.push("star-2".into());
    assert_eq!(may_have(&world, &board, Seat(0), &force).map_err(|it| it.rule()), Err("SM-SCN-8"));
    // Nor come from a file.
    let mut more = setup.clone();
    let soldiers = &mut more.campaign.as_mut().expect("it is one").soldiers;
    soldiers[0].honours.push(Honour { what: "duty".into(), rank: Rank::Senior });
    assert!(World::new(&more).expect_err("he has four").iter().any(|it| it.what.contains("three medals")));
    // At another rank he has none yet.
    soldiers_at(&mut more, Rank::Junior);
    assert!(World::new(&more).is_ok());
}

#[test]
fn sm_sol_4_the_card_of_every_decoration_is_drawn_and_played() {
    let decorations = Library::builtin().decorations;
    let mut setup = first_chapter();
    let forces = setup.scenario.sides.iter().zip(0..).flat_map(|(side, seat)| {
        side.suggested[0].iter().map(move |it| (it.tag, Seat(seat), it.rank.unwrap_or(Rank::Private)))
    });
    let decorated = forces.zip(decorations.iter().cycle()).map(|((tag, seat, rank), it)| {
        let honours = vec![Honour { what: it.id.clone(), rank }];
        Veteran { tag, seat, rank, wounded: false, chapters: 1, honours }
    });
    let decorated: Vec<Veteran> = decorated.collect();
    setup.campaign.as_mut().expect("it is one").soldiers = decorated;
    let world = World::new(&setup).expect("it is valid");
    let (mut drawn, mut done) = (BTreeSet::new(), BTreeSet::new());
    for event in (0..40).flat_map(|seed| played(&setup, seed).1) {
        let (seen, card) = match event {
            Event::CardDrawn { card: Some(card), .. } => (&mut drawn, card),
            Event::CardBegan { card, .. } => (&mut done, card),
            _ => continue,
        };
        if let Belongs::Honour(what) = &world.card(card).card.mark {
            seen.insert(what.clone());
        }
    }
    for Decoration { id, .. } in &decorations {
        assert!(drawn.contains(id) && done.contains(id), "the card of {id} never comes up");
    }
}

fn soldiers_at(setup: &mut Setup, rank: Rank) {
    let soldiers = &mut setup.campaign.as_mut().expect("it is one").soldiers;
    soldiers[0].honours.last_mut().expect("he has some").rank = rank;
}

#[test]
fn sg_82_decorations_are_told_with_the_deed_and_limited_in_every_campaign() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seed in 0..6 {
        let shelf = Shelf::default();
        let mut setup = first_chapter();
        loop {
            let (game, told) = played(&setup, seed);
            let account = account_of(&game);
            let announced: Vec<&Earned> = told
                .iter()
                .filter_map(|it| match it {
                    Event::Honoured(earned) => Some(earned),
                    _ => None,
                })
                .collect();
            let counted: Vec<&Earned> = account.soldiers.iter().flat_map(|it| &it.earned).collect();
            assert_eq!(announced, counted);
            seen.extend(counted.iter().map(|it| it.what.clone()));
            for it in account.soldiers.iter().filter(|it| matches!(it.fate, Fate::Fell | Fate::Captured)) {
                assert!(it.earned.is_empty(), "nothing is given to the dead");
            }
            let Some(next) = shelf.play_on(&setup, &account).expect("it goes on") else { break };
            for it in &march(&next).soldiers {
                let n = |rank: Rank, sort| {
                    let of = |it: &&Honour| {
                        it.rank == rank && next.library.decoration(&it.what).is_some_and(|it| it.sort == sort)
                    };
                    it.honours.iter().filter(of).count()
                };
                assert!(n(it.rank, DecorationSort::Medal) <= 3 && n(it.rank, DecorationSort::Badge) <= 1);
            }
            setup = next;
        }
    }
    assert!(2 <= seen.len(), "{seen:?}");
}

/// Soldiers who stand close together, so that much happens.
fn brawl() -> Setup {
    let mut setup = first_chapter();
    let mut soldiers = Vec::new();
    for i in 0..5u16 {
        let y = 16 + 26 * i as i32;
        soldiers.push(Posted::new(1 + i, 0, Place::new(50, y, Facing::RIGHT)));
        soldiers.push(Posted::new(51 + i, 1, Place::new(67, y, Facing::LEFT)));
    }
    for it in &mut soldiers {
        (it.spotted, it.grenades) = (it.tag.0 % 2 == 0, 2);
    }
    setup.position = Some(Position {
        story_deck: setup.library.story.keys().copied().collect(),
        soldiers,
        then: vec![Procedure::Turn { turn: 1 }],
        ..Position::default()
    });
    setup
}

#[test]
fn sg_83_deeds_are_counted_for_who_did_them() {
    let mut kinds = [0; 7];
    for seed in 0..12 {
        let (game, told) = played(&brawl(), seed);
        let field = game.view(Viewer::Spectator).field;
        let sum =
            |of: fn(&Service) -> u8| field.record.service.iter().map(|it| of(it) as usize).sum::<usize>();
        let count = |is: fn(&Event) -> bool| told.iter().filter(|it| is(it)).count();
        let kills = field.tableau.values().map(|it| it.kills as usize).sum::<usize>();
        let captures = count(|it| matches!(it, Event::Captured { .. }));
        assert!(sum(|it| it.kills) <= kills, "nobody has killed more than his side");
        assert_eq!(sum(|it| it.captures), captures);
        assert_eq!(sum(|it| it.wounds), count(|it| matches!(it, Event::Wounded { .. })));
        let all: [fn(&Service) -> u8; 7] = [
            |it| it.kills,
            |it| it.captures,
            |it| it.spots,
            |it| it.rallies,
            |it| it.wounds,
            |it| it.orders,
            |it| it.melees,
        ];
        for (n, of) in kinds.iter_mut().zip(all) {
            *n += sum(of);
        }
    }
    let [kills, captures, spots, _, wounds, _, melees] = kinds;
    assert!([kills, captures, spots, wounds, melees].iter().all(|it| 0 < *it), "{kinds:?}");
    // Outside of campaigns nothing is counted.
    let (game, _) = played(&Setup { campaign: None, ..brawl() }, 1);
    assert!(game.view(Viewer::Spectator).field.record.service.is_empty());
}

#[test]
fn sg_84_veterans_come_first_and_the_force_can_be_had() {
    let ours = [2, 5, 7].map(|it| back(it, Fate::Well, &[])).to_vec();
    let next = after(&ended(&[0, 1], ours));
    let own = force(&next, 0);
    assert_eq!(&own[..3], [2, 5, 7]);
    assert_eq!(own.len(), 7, "as many as the scenario suggests");
    assert_eq!(march(&next).reinforced, None, "both have won");
}

#[test]
fn sg_84_new_men_take_up_the_dog_tags_where_too_few_are_left() {
    let all = Library::builtin();
    let ordinary = all.soldiers.values().filter(|it| it.side == "us" && it.kind != Kind::Specialist);
    let dead: Vec<Returned> = ordinary.map(|it| back(it.tag.0, Fate::Fell, &[])).collect();
    let n = dead.len();
    let next = after(&ended(&[1], dead));
    assert!(march(&next).fallen.len() < n);
    assert!(5 <= force(&next, 0).len());
    Game::<Sergeants>::new(&next).unwrap_or_else(|why| panic!("{why:?}"));
}

#[test]
fn sg_85_a_chapter_that_was_given_up_counts_as_it_stands() {
    let (game, _) = Game::<Sergeants>::new(&first_chapter()).expect("it begins");
    let (game, _) = on_to_the_first_turn(game);
    let account = account(&game, &[Seat(1)]).expect("it is a chapter");
    assert!(account.soldiers.iter().all(|it| it.fate == Fate::Well && it.earned.is_empty()));
    let next = after(&account);
    assert_eq!(march(&next).reinforced.as_deref(), Some("de"));
}

#[test]
fn sg_86_the_winners_are_reinforced() {
    let plain = Shelf::default().scenario("search").expect("it is there");
    let next = after(&ended(&[0], Vec::new()));
    let vp = |scenario: &sergeants::content::Scenario, side: usize| scenario.sides[side].forces[0].vp;
    assert_eq!(vp(&next.scenario, 0), vp(&plain, 0) + 3);
    assert_eq!(vp(&next.scenario, 1), vp(&plain, 1));
    assert!(force(&next, 1).len() <= force(&next, 0).len());
}

#[test]
fn sg_87_vp_of_all_chapters_are_added_up() {
    let next = after(&ended(&[0], Vec::new()));
    assert_eq!(march(&next).score, [9, 4]);
    let (game, _) = played(&next, 2);
    let field = game.view(Viewer::Spectator).field;
    let account = account_of(&game);
    assert_eq!(account.score, [9 + field.tableau[Seat(0)].score, 4 + field.tableau[Seat(1)].score]);
    let most = account.score.iter().max();
    assert!(account.leaders().iter().all(|it| Some(&account.score[it.0 as usize]) == most));
}

#[test]
fn a_campaign_that_is_wrong_is_refused_with_a_sentence() {
    let shelf = Shelf::default();
    let told = |seats: &[&str], name: &str| {
        let seats: Vec<String> = seats.iter().map(|it| it.to_string()).collect();
        let problems = shelf.begin(name, &seats, None).expect_err("it is wrong");
        problems.iter().map(|it| it.what.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        told(&["us", "de"], "nowhere"),
        "There is no campaign named \"nowhere\"; there are river-line, long-march."
    );
    let six = ["us", "de", "us", "de", "us", "de"];
    assert!(told(&six, "river-line").starts_with("The chapter crossing is not for these 6 players"));
    let file = |text: &str| OwnFile {
        name: "campaigns/mine.ron".into(),
        place: "mine.ron".into(),
        text: text.into(),
    };
    for (text, what) in [
        (r#"(name: "mine", chapters: ["patrol"])"#, "A campaign has 2 to 20 chapters."),
        (r#"(name: "mine", chapters: ["patrol", "moon"])"#, "There is no scenario named \"moon\"."),
        (r#"(name: "yours", chapters: ["patrol", "search"])"#, "it must be \"mine\""),
    ] {
        let problems = Shelf::read(&[file(text)]).expect_err("it is wrong");
        assert!(problems.iter().any(|it| it.what.contains(what)), "{problems:?}");
    }
    let good = Shelf::read(&[file(r#"(name: "mine", title: "Mine", chapters: ["patrol", "search"])"#)])
        .expect("fine");
    assert!(good.begin("mine", &two(), None).is_ok());
    assert!(Campaign::parse("x", "(").is_err());
    let mut broken = first_chapter();
    broken.campaign.as_mut().expect("it is one").score.clear();
    broken.campaign.as_mut().expect("it is one").chapter = 9;
    assert!(World::new(&broken).is_err());
}

/// The laws of the table, in every chapter of campaigns that are played at random.
#[test]
fn the_laws_hold_in_every_chapter() {
    let n: u64 = std::env::var("GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(9);
    let four: Vec<String> = ["us", "de", "us", "de"].map(String::from).to_vec();
    let battery = Battery::<Sergeants> { one_in: 40, ..Battery::new(0..n) };
    let run = battery.run(|seed| {
        let seats = if seed % 3 == 2 { four.clone() } else { two() };
        let first = Shelf::default().begin("river-line", &seats, Some(seed % 2 == 1)).expect("it is there");
        chapters(first, seed).swap_remove((seed % 3) as usize)
    });
    run.unwrap_or_else(|why| panic!("{why}"));
}
