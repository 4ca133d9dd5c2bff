//! What a table needs to know before it asks: who could do anything, whom one can charge, where a base would stand, what a shot promises.

use hosting::HostedGame;
use sergeants::{
    Ask, Choice, Event, Procedure, Sergeants, Setup, Space, View,
    content::{Act, Action, Tag, scenarios},
    measure::{Facing, Place, Point, Way, facing_to},
    rules::Lay,
    state::{CardIx, Position, Posted},
};
use sergeants_host::{Because, Doing, Found, Game as Hosted, Prospect, Query, Request, Tried};
use table::{Answer, Chance, ChanceWanted, Game, Pending, Prompt, Seat, Shuffler, Viewer};

/// Plays random games and looks at every so many questions.
fn questions(
    seed: u64,
    each: usize,
    mut look: impl FnMut(&Game<Sergeants>, &View, &Prompt<Sergeants>, &mut Shuffler),
) {
    for (i, scenario) in scenarios().enumerate() {
        let request = Request { scenario: Some(scenario.to_string()), ..Request::default() };
        let setup = request.setup(&sergeants::content::Shelf::default()).expect("the scenario can be played");
        let (mut game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
        let (mut chance, mut looks) = (Shuffler::new(seed + i as u64), Shuffler::new(seed + 50 + i as u64));
        for n in 0.. {
            if let Pending::Decide { prompts, .. } = game.pending()
                && n % each == 0
            {
                for prompt in prompts {
                    let view = game.view(Viewer::Seat(prompt.seat));
                    look(&game, &view, prompt, &mut looks);
                }
            }
            let Some(answer) = game.random_answer(&mut chance) else { break };
            game.answer(answer).expect("it is legal");
        }
    }
}

fn ask(game: &Game<Sergeants>, view: &View, query: Query) -> Found {
    Hosted::query(game.world(), view, query).expect("there is an answer")
}

fn prospect(game: &Game<Sergeants>, view: &View, tag: Tag, acts: &[Act]) -> Prospect {
    let doings = vec![Doing::Acts { tag, acts: acts.to_vec() }];
    match ask(game, view, Query::Idle { doings }) {
        Found::Idle(mut all) => all.pop().expect("one was asked for"),
        other => panic!("{other:?}"),
    }
}

/// The question to a seat about a soldier, if that comes next.
fn asked_of(game: &Game<Sergeants>, tag: Tag) -> Option<Prompt<Sergeants>> {
    let Pending::Decide { prompts, .. } = game.pending() else { return None };
    let about = |it: &Ask| match it {
        Ask::Spot { tag: of }
        | Ask::Cover { tag: of }
        | Ask::Hold { tag: of }
        | Ask::Walk { tag: of }
        | Ask::Shoot { tag: of }
        | Ask::Throw { tag: of } => *of == tag,
        Ask::Rally { .. } => true,
        _ => false,
    };
    prompts.iter().find(|it| about(&it.ask)).cloned()
}

#[test]
fn sm_act_2_a_soldier_is_called_idle_if_he_is_then_offered_nothing_and_only_then() {
    let mut n = [0; 2];
    questions(10, 1, |game, view, prompt, _| {
        let Ask::Who { acts, .. } = &prompt.ask else { return };
        let plain =
            |it: &Act| !matches!(it, Act::Any(_) | Act::Either(_) | Act::Draw | Act::Turn | Act::ShootAt(_));
        if !acts.iter().all(plain) || !game.world().by_the_book && 1 < acts.len() {
            return;
        }
        for choice in &prompt.options {
            let Choice::Soldier(tag) = choice else { continue };
            let idle = prospect(game, view, *tag, acts).why.is_some();
            let mut then = game.clone();
            let mut offered = false;
            then.answer(Answer::Choose { seat: prompt.seat, choice: choice.clone() }).expect("it is offered");
            // One question an act; another may follow that is of the next step.
            for _ in acts {
                let Some(next) = asked_of(&then, *tag) else { break };
                offered |= next.space.is_some() || next.options.iter().any(|it| *it != Choice::Done);
                let done = Answer::Choose { seat: next.seat, choice: Choice::Done };
                if then.answer(done).is_err() {
                    break;
                }
            }
            // SM-ACT-3: what must be done is not done with equipment in its place, which the query does not know.
            let must = !prompt.options.contains(&Choice::Done);
            assert!(idle != offered || must && !idle, "{tag:?} {acts:?}");
            n[usize::from(idle)] += 1;
        }
    });
    assert!(n.iter().all(|it| 100 < *it), "{n:?}");
}

#[test]
fn sm_act_2_a_part_is_called_idle_if_nobody_in_it_can_do_anything() {
    let mut n = [0; 2];
    questions(20, 1, |game, view, prompt, _| {
        let Ask::Part { card, .. } = &prompt.ask else { return };
        for choice in &prompt.options {
            let Choice::Part(part) = choice else { continue };
            let doings = vec![Doing::Part { card: *card, part: *part }];
            let Found::Idle(found) = ask(game, view, Query::Idle { doings }) else { panic!("nothing") };
            let idle = found[0].why.is_some();
            n[usize::from(idle)] += 1;
            if !idle {
                continue;
            }
            let mut then = game.clone();
            then.answer(Answer::Choose { seat: prompt.seat, choice: choice.clone() }).expect("it is offered");
            if let Pending::Decide { prompts, .. } = then.pending()
                && let Some(Prompt { ask: Ask::Who { acts, .. }, options, .. }) = prompts.first()
            {
                let view = then.view(Viewer::Seat(prompt.seat));
                for it in options {
                    let Choice::Soldier(tag) = it else { continue };
                    assert!(prospect(&then, &view, *tag, acts).why.is_some(), "{tag:?} {acts:?}");
                }
            }
        }
    });
    assert!(n.iter().all(|it| 20 < *it), "{n:?}");
}

#[test]
fn sm_act_3_a_card_is_called_idle_if_nothing_would_come_of_what_it_demands_nothing_for() {
    let mut n = [0; 2];
    questions(30, 1, |game, view, prompt, _| {
        let Ask::Pay { card, .. } = &prompt.ask else { return };
        let Found::Idle(found) = ask(game, view, Query::Idle { doings: vec![Doing::Card { card: *card }] })
        else {
            panic!("nothing")
        };
        let idle = found[0].why.is_some();
        let mut then = game.clone();
        let paid = Answer::Choose { seat: prompt.seat, choice: Choice::Yes };
        if then.answer(paid).is_err() {
            return;
        }
        n[usize::from(idle)] += 1;
        let Pending::Decide { prompts, .. } = then.pending() else { return };
        let Some(Prompt { ask: Ask::Part { .. }, options, .. }) = prompts.first() else { return };
        let view = then.view(Viewer::Seat(prompt.seat));
        let parts = options.iter().filter_map(|it| match it {
            Choice::Part(part) => Some(Doing::Part { card: *card, part: *part }),
            _ => None,
        });
        let Found::Idle(parts) = ask(&then, &view, Query::Idle { doings: parts.collect() }) else {
            panic!("nothing")
        };
        assert!(!idle || parts.iter().all(|it| it.why.is_some()), "{card:?}");
    });
    assert!(n.iter().all(|it| 2 < *it), "{n:?}");
}

/// How many phases a card to shoot is on while no enemy is spotted and nobody has looked before.
fn in_vain(game: &Game<Sergeants>, view: &View, seat: Seat, cards: [Option<CardIx>; 3]) -> usize {
    let of = |it: &CardIx| &game.world().card(*it).card.types;
    let is_foe = |it: &sergeants::state::Figure| {
        game.world().seats[it.seat.0 as usize] != game.world().seats[seat.0 as usize]
    };
    if view.field.figures.iter().any(|it| is_foe(it) && it.spotted) {
        return 0;
    }
    let blind = cards.iter().flatten().take_while(|it| !of(it).contains(&Action::Look));
    blind.filter(|it| *of(it) == [Action::Shoot]).count()
}

#[test]
fn sm_trn_4_a_suggested_placing_is_legal_fills_the_most_and_shoots_at_nobody_only_if_it_must() {
    let [mut n, mut better] = [0; 2];
    questions(40, 3, |game, view, prompt, _| {
        let (Ask::Place { .. }, Some(space)) = (&prompt.ask, &prompt.space) else { return };
        let seat = prompt.seat;
        let Found::Placing(laid) = ask(game, view, Query::Placing { seat, lay: Lay::default() }) else {
            panic!("nothing")
        };
        let query = Query::Suggest { space: space.clone(), seed: 1 };
        let Found::Suggest(choice) = ask(game, view, query) else { panic!("nothing") };
        let Choice::Placing(cards) = *choice else { panic!("{choice:?}") };
        game.check(&Answer::Choose { seat, choice: Choice::Placing(cards) }).expect("it is legal");
        assert_eq!(cards.iter().flatten().count(), laid.most as usize, "as many phases as can be");
        let hand = laid.hand.iter().map(|it| it.card).collect::<Vec<_>>();
        let each = || hand.iter().map(|it| Some(*it)).chain([None]);
        let all =
            each().flat_map(|one| each().flat_map(move |two| each().map(move |three| [one, two, three])));
        let others = all.filter(|it| {
            let is_legal = || game.check(&Answer::Choose { seat, choice: Choice::Placing(*it) }).is_ok();
            it.iter().flatten().count() == laid.most as usize && is_legal()
        });
        let least = others.map(|it| in_vain(game, view, seat, it)).min().expect("there is one");
        assert_eq!(in_vain(game, view, seat, cards), least, "{cards:?}");
        n += 1;
        better += usize::from(least < in_vain(game, view, seat, laid.filled_up));
    });
    assert!(20 < n && 5 < better, "{better} of {n}");
}

/// Positions in which enemies stand near each other, and what the first player may know there.
fn close_by(mut look: impl FnMut(&Game<Sergeants>, &View, &mut Shuffler)) {
    let mut chance = Shuffler::new(5);
    for _ in 0..40 {
        let mut setup = Setup::builtin("first-steps", &["us", "de"]);
        let mut some = |from: i32, far: u32| from + chance.below(far) as i32;
        let mut post = |tag: u16, seat: u8, x: i32| {
            let facing = Facing::new(some(0, 64) as u8);
            Posted::new(tag, seat, Place { at: Point::new(some(x, 60), some(20, 50)), facing })
        };
        let soldiers = vec![post(1, 0, 180), post(5, 0, 90), post(51, 1, 250), post(55, 1, 300)];
        let then = vec![Procedure::Turn { turn: 1 }];
        let story_deck = setup.library.story.keys().copied().collect();
        setup.position = Some(Position { story_deck, soldiers, then, ..Position::default() });
        // Bases may lie on each other.
        let Ok((game, _)) = Game::<Sergeants>::new(&setup) else { continue };
        look(&game, &game.view(Viewer::Seat(Seat(0))), &mut chance);
    }
}

fn tried(game: &Game<Sergeants>, view: &View, space: &Space, choice: Choice) -> Tried {
    match ask(game, view, Query::Try { space: space.clone(), choice, near: true }) {
        Found::Tried(tried) => *tried,
        other => panic!("{other:?}"),
    }
}

#[test]
fn sm_mov_4_every_charge_that_is_offered_may_be_made_and_leads_into_melee() {
    let mut n = 0;
    close_by(|game, view, _| {
        let space = Space::Walks { tag: Tag(1), leaves: Vec::new() };
        let Found::Charges(all) = ask(game, view, Query::Charges { space: space.clone() }) else {
            panic!("no charges")
        };
        for (target, way) in all {
            let found = tried(game, view, &space, Choice::Walk(way));
            let melee = found.standing.expect("he stands there").melee;
            assert!(melee.contains(&target), "{target:?} {melee:?}");
            assert!(found.why.is_none() && found.instead.is_none(), "{:?}", found.instead);
            n += 1;
        }
    });
    assert!(10 < n, "{n}");
}

/// Somewhere about a point.
fn about(at: Point, far: i32, chance: &mut Shuffler) -> Point {
    let mut off = || chance.below(2 * far as u32 + 1) as i32 - far;
    Point::new(at.x + off(), at.y + off())
}

#[test]
fn sm_mov_1_a_base_held_about_right_is_put_where_the_rules_let_it_stand() {
    let mut n = [0; 3];
    close_by(|game, view, chance| {
        let space = Space::Walks { tag: Tag(1), leaves: Vec::new() };
        let place = |tag: u16| view.field.place(Tag(tag)).expect("he stands there").at;
        let from = place(1);
        let held = [(place(51), 10), (place(55), 10), (from, 100), (from, 40), (from, 40), (from, 40)];
        for (at, far) in held {
            let at = about(at, far, chance);
            let choice = Choice::Walk(Way::from(Place { at, facing: facing_to(from, at) }));
            let found = tried(game, view, &space, choice);
            let Some(instead) = found.instead else { continue };
            let there = tried(game, view, &space, instead.choice.clone());
            assert!(there.why.is_none(), "{instead:?} {:?}", there.why);
            assert_eq!((there.length, &there.standing), (instead.length, &instead.standing));
            let standing = instead.standing.as_ref().expect("he stands there");
            match instead.because {
                Because::Contact => assert!(!standing.melee.is_empty()),
                Because::Edge => assert!(found.why.is_some()),
                Because::Cover => assert!(found.why.is_none() && standing.cover.is_some()),
            }
            n[instead.because as usize] += 1;
        }
    });
    assert!(n.iter().all(|it| 3 < *it), "{n:?}");
}

#[test]
fn sm_sht_2_the_odds_of_a_shot_are_what_its_first_card_does() {
    let mut n = 0;
    questions(60, 1, |game, view, prompt, _| {
        let Ask::Shoot { tag } = &prompt.ask else { return };
        for choice in prompt.options.iter().take(2) {
            let Choice::Soldier(target) = choice else { continue };
            let query = Query::Odds { tag: *tag, target: *target, at: None };
            let Found::Odds(Some(odds)) = ask(game, view, query) else { panic!("he can shoot") };
            let mut then = game.clone();
            then.answer(Answer::Choose { seat: prompt.seat, choice: choice.clone() }).expect("it is offered");
            let Pending::Chance(ChanceWanted::Draw { bag, .. }) = then.pending() else { continue };
            let mut hits = [0; 4];
            for card in bag {
                let events = then.clone().answer(Answer::Draw(card.clone())).expect("it is in the deck");
                let found = events.iter().find_map(|it| match it {
                    Event::CardTurned { hits, .. } => Some(hits.len()),
                    _ => None,
                });
                hits[found.expect("a card is turned")] += 1;
            }
            assert_eq!((odds.hits, usize::from(odds.cards)), (hits, bag.len()));
            n += 1;
        }
    });
    assert!(20 < n, "{n}");
}

#[test]
fn sm_sol_8_the_odds_of_an_enemy_are_not_told() {
    let mut n = 0;
    questions(70, 40, |game, view, prompt, _| {
        if game.world().scenario.is_open() {
            return;
        }
        let theirs = view.field.figures.iter().filter(|it| it.seat != prompt.seat && it.shown.is_none());
        for it in theirs {
            for query in [
                Query::Odds { tag: it.tag, target: Tag(1), at: None },
                Query::Outlook { tag: it.tag, at: None },
                Query::Idle { doings: vec![Doing::Acts { tag: it.tag, acts: vec![Act::Hold] }] },
                Query::Charges { space: Space::Walks { tag: it.tag, leaves: Vec::new() } },
            ] {
                assert!(Hosted::query(game.world(), view, query.clone()).is_err(), "{query:?}");
            }
            n += 1;
        }
    });
    assert!(20 < n, "{n}");
}

#[test]
fn sm_lok_3_an_outlook_from_where_he_stands_is_what_he_can_spot_and_shoot_at() {
    let mut n = 0;
    questions(80, 30, |game, view, prompt, _| {
        let own = view.field.standing().filter(|it| it.0.seat == prompt.seat && it.0.escort().is_none());
        for (figure, _) in own {
            let Ok(Found::Outlook(found)) =
                Hosted::query(game.world(), view, Query::Outlook { tag: figure.tag, at: None })
            else {
                continue;
            };
            let Found::Sights(sights) = ask(game, view, Query::Sights { tag: figure.tag }) else {
                panic!("no sights")
            };
            for tag in &sights.spottable {
                assert!(found.enemies.iter().any(|it| it.tag == *tag && it.spots));
                n += 1;
            }
            for (tag, bands) in &sights.targets {
                assert!(found.enemies.iter().any(|it| it.tag == *tag && it.shot == Some(*bands)));
                n += 1;
            }
        }
    });
    assert!(20 < n, "{n}");
}

#[test]
fn sm_sol_8_forces_are_known_to_all_if_the_scenario_names_them_or_information_is_open() {
    let known = |setup: &Setup| {
        let (game, _) = Game::<Sergeants>::new(setup).expect("it opens");
        Hosted::world_info(game.world()).known_forces
    };
    let closed = Setup::builtin("picked-men", &["us", "de"]);
    assert!(known(&closed), "the suggested forces stand in the scenario");
    assert!(!known(&Setup { buying: true, ..closed }), "what was bought is hidden");
    let open = Setup::builtin("first-steps", &["us", "de"]);
    assert!(known(&Setup { buying: true, ..open }), "here nothing is hidden");
}
