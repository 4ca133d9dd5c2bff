//! SM-SOL-8: what an opponent is sent names no number, VP or rank of a soldier whose card was not shown.

use hosting::HostedGame;
use sergeants::{
    Event, Procedure, Sergeants, Setup, Space, View,
    content::{Rank, Shelf, Tag, scenarios},
    measure::{Facing, Place},
    state::{Position, Posted},
};
use sergeants_host::{Found, Game as Hosted, Query, Request};
use table::{Answer, Game, Pending, Seat, Sentence, Shuffler, Viewer};

/// Everything that can be asked about the second player's soldiers, and what the first player's would do against them.
fn questions(view: &View) -> Vec<Query> {
    let theirs = view.field.figures.iter().filter(|it| it.seat == Seat(1));
    let tags: Vec<Tag> = theirs.map(|it| it.tag).collect();
    let mut all = vec![Query::Prisoners, Query::Order];
    for seat in 0..view.seats.len() as u8 {
        all.push(Query::Market { seat: Seat(seat) });
    }
    for &tag in &tags {
        all.extend([Query::Soldier { tag }, Query::Sights { tag }, Query::Gates { tag }]);
        for space in [
            Space::Walks { tag, leaves: Vec::new() },
            Space::Turns { tag },
            Space::Escapes { tag },
            Space::Entries { tag },
            Space::Templates { tag },
            Space::Shells { tag, what: "bazooka".to_string() },
        ] {
            all.extend([Query::Marks { space: space.clone() }, Query::Suggest { space, seed: 1 }]);
        }
        all.push(Query::Reach { space: Space::Walks { tag, leaves: Vec::new() } });
        let rulers =
            view.field.figures.iter().map(|it| Query::Ruler { from: tag, to: it.tag, at: None, with: None });
        all.extend(rulers);
        let own = view.field.figures.iter().filter(|it| it.seat == Seat(0));
        all.extend(own.map(|it| Query::Odds { tag: it.tag, target: tag, at: None }));
    }
    let own = view.field.figures.iter().filter(|it| it.seat == Seat(0)).map(|it| it.tag);
    for tag in own {
        let space = Space::Walks { tag, leaves: Vec::new() };
        all.extend([Query::Outlook { tag, at: None }, Query::Charges { space }]);
    }
    all
}

/// Whether a name stands anywhere in what was sent.
fn names(sent: &serde_json::Value, key: &str) -> bool {
    match sent {
        serde_json::Value::Object(map) => map.iter().any(|it| it.0 == key || names(it.1, key)),
        serde_json::Value::Array(list) => list.iter().any(|it| names(it, key)),
        _ => false,
    }
}

#[test]
fn sm_sol_8_nothing_that_is_asked_names_a_number_of_an_unrevealed_enemy() {
    let mut n = [0; 2];
    for (i, scenario) in scenarios().enumerate() {
        let request = Request { scenario: Some(scenario.to_string()), ..Request::default() };
        let mut setup = request.setup(&Shelf::default()).expect("the scenario can be played");
        setup.scenario.special.retain(|it| *it != sergeants::content::Special::Open);
        let (mut game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
        let mut chance = Shuffler::new(i as u64);
        for nth in 0.. {
            if nth % 60 == 40 {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                    look(&game, &game.view(viewer), &mut n);
                }
            }
            let Some(answer) = game.random_answer(&mut chance) else { break };
            game.answer(answer).expect("it is legal");
        }
    }
    assert!(n.iter().all(|it| 20 < *it), "{n:?}");
}

/// Asks about everybody; counts those whose card is hidden, and those whose card is not.
fn look(game: &Game<Sergeants>, view: &View, n: &mut [usize; 2]) {
    let world = game.world();
    for figure in &view.field.figures {
        let tag = figure.tag;
        let is_known = figure.shown.is_some() || view.seats[figure.seat.0 as usize].own.is_some();
        n[usize::from(is_known)] += 1;
        let found = Hosted::query(world, view, Query::Soldier { tag }).expect("he is there");
        let Found::Soldier(soldier) = &found else { panic!("{found:?}") };
        assert_eq!(soldier.card.is_some(), is_known);
        if is_known {
            continue;
        }
        let sent = serde_json::to_value(&found).expect("it can be sent");
        for key in ["rank", "abilities", "vp", "uses", "climb", "hit_plus", "can_take_cover"] {
            assert!(!names(&sent, key), "{key}: {sent}");
        }
        for other in &view.field.figures {
            let query = Query::Ruler { from: tag, to: other.tag, at: None, with: None };
            let Ok(found) = Hosted::query(world, view, query) else { continue };
            let Found::Ruler(ruler) = &found else { panic!("{found:?}") };
            assert!(ruler.hidden);
            let told = ruler.verdicts.iter().filter(|it| it.stat != sergeants::content::Stat::Rally);
            assert!(told.into_iter().all(|it| (it.ability, it.left, it.yes) == (None, None, None)));
            assert_eq!(ruler.bands, None);
        }
        for query in [
            Query::Sights { tag },
            Query::Reach { space: Space::Walks { tag, leaves: Vec::new() } },
            Query::Marks { space: Space::Templates { tag } },
            Query::Suggest { space: Space::Entries { tag }, seed: 1 },
            Query::Market { seat: figure.seat },
        ] {
            assert!(Hosted::query(world, view, query.clone()).is_err(), "{query:?}");
        }
    }
}

/// SM-SOL-8: the number that a ruler asks for is just the one that does it.
#[test]
fn sm_sol_8_a_ruler_tells_of_hidden_numbers_what_they_would_have_to_be() {
    let mut n = 0;
    for seed in 0..6 {
        let (mut game, _) = Game::<Sergeants>::new(&twin(false)).expect("it opens");
        let mut chance = Shuffler::new(seed);
        for nth in 0..120 {
            if nth % 30 == 0 {
                let view = game.view(Viewer::Seat(Seat(1)));
                for (from, to) in [(51, 1), (52, 2), (53, 3), (51, 3)] {
                    let query = Query::Ruler { from: Tag(from), to: Tag(to), at: None, with: None };
                    let Ok(Found::Ruler(it)) = Hosted::query(game.world(), &view, query) else { continue };
                    for it in &it.verdicts {
                        let ability = it.ability.expect("he is his own");
                        let fits =
                            if it.needed == 0 && !it.inches && it.stat == sergeants::content::Stat::Cover {
                                ability <= it.takes
                            } else {
                                it.takes <= ability
                            };
                        assert_eq!(it.yes, Some(fits), "{it:?}");
                        n += 1;
                    }
                }
            }
            let Some(answer) = game.random_answer(&mut chance) else { break };
            game.answer(answer).expect("it is legal");
        }
    }
    assert!(100 < n, "{n}");
}

/// Two squads; of the second the leader's rank and everybody's load differ.
fn twin(other: bool) -> Setup {
    let mut setup = Setup::builtin("crossing", &["us", "de"]);
    let mut soldiers = Vec::new();
    for i in 0..4u16 {
        let y = 20 + 30 * i as i32;
        let us = Posted::new(1 + i, 0, Place::new(60, y, Facing::RIGHT));
        let mut de = Posted::new(51 + i, 1, Place::new(180, y, Facing::LEFT));
        de.grenades = if other { 3 - i as u8 } else { i as u8 };
        let load = ["knife", "panzerfaust", "smoke-grenades"][(i as usize + usize::from(other)) % 3];
        de.carries = vec![load.to_string()];
        if de.tag == Tag(52) {
            de.rank = Some(if other { Rank::Senior } else { Rank::Junior });
        }
        soldiers.extend([us, de]);
    }
    for it in &mut soldiers {
        it.spotted = it.tag.0 % 2 == 0;
    }
    setup.position = Some(Position {
        story_deck: setup.library.story.keys().copied().collect(),
        soldiers,
        then: vec![Procedure::Turn { turn: 1 }],
        ..Position::default()
    });
    setup
}

/// All that the first player is sent, as it goes over the wire.
fn sent(game: &Game<Sergeants>, events: &[Event], asks: bool) -> String {
    let viewer = Viewer::Seat(Seat(0));
    let view = game.view(viewer);
    let told: Vec<Event> = events.iter().filter_map(|it| game.seen(it, viewer)).collect();
    let phrases: Vec<_> = told.iter().map(Hosted::event).collect();
    let asked: Vec<_> = match game.pending_for(viewer) {
        Pending::Decide { prompts, .. } => {
            let all = prompts.iter().map(|it| {
                let labels = Hosted::labels(&it.ask, &it.options);
                serde_json::json!([it.ask, it.ask.phrase(), it.options, it.space, labels])
            });
            all.collect()
        }
        _ => Vec::new(),
    };
    let questions = if asks { questions(&view) } else { Vec::new() };
    let found: Vec<_> = questions
        .into_iter()
        .map(|it| match Hosted::query(game.world(), &view, it) {
            Ok(found) => serde_json::json!(found),
            Err(phrase) => serde_json::json!(phrase),
        })
        .collect();
    let picture = Hosted::picture(game.world(), &view);
    serde_json::json!([view, told, phrases, game.pending().awaited(), asked, found, picture]).to_string()
}

/// What tells the truth about a soldier by the rules: a kill, the cards of a melee, a captive.
fn shows(event: &Event) -> bool {
    matches!(event, Event::Killed { .. } | Event::MeleeBegan(_) | Event::Captured { .. })
}

#[test]
fn sm_sol_8_twins_with_other_ranks_and_loads_are_the_same_to_an_opponent() {
    let info = |other| {
        serde_json::to_string(&Hosted::world_info(Game::<Sergeants>::new(&twin(other)).unwrap().0.world()))
    };
    assert_eq!(info(false).expect("it is sent"), info(true).expect("it is sent"));
    let mut n: usize = 0;
    for seed in 0..8 {
        let (mut one, events) = Game::<Sergeants>::new(&twin(false)).expect("it opens");
        let (mut two, others) = Game::<Sergeants>::new(&twin(true)).expect("it opens");
        assert_eq!(sent(&one, &events, true), sent(&two, &others, true));
        let mut chance = Shuffler::new(seed);
        'game: for _ in 0..250 {
            // An answer that either may give: what is drawn and played is of both.
            let common = (0..40).find_map(|_| {
                let answer = one.random_answer(&mut chance)?;
                let mut copy = two.clone();
                copy.answer(answer.clone()).ok().map(|events| (answer, copy, events))
            });
            let Some((answer, copy, others)) = common else { break 'game };
            two = copy;
            let events = one.answer(answer).expect("it is legal");
            if events.iter().chain(&others).any(shows) {
                break 'game;
            }
            let asks = n.is_multiple_of(10);
            assert_eq!(sent(&one, &events, asks), sent(&two, &others, asks), "seed {seed}");
            n += 1;
        }
    }
    assert!(300 < n, "{n}");
}

/// SM-SOL-8: the force that a scenario suggests is told to its player, not to his opponents.
#[test]
fn sm_sol_8_the_scenario_does_not_tell_who_leads_a_suggested_force() {
    let setup = Setup::builtin("race-to-the-bridge", &["us", "de"]);
    let mut other = setup.clone();
    for it in &mut other.scenario.sides[1].suggested[0] {
        (it.grenades, it.carries) = (0, Vec::new());
        it.rank = it.rank.map(|_| Rank::Junior);
    }
    let info = |setup: &Setup| {
        let (game, _) = Game::<Sergeants>::new(setup).expect("it opens");
        serde_json::to_string(&Hosted::world_info(game.world())).expect("it is sent")
    };
    assert_eq!(info(&setup), info(&other));
}

/// What is disclosed of the answers of an open match names no rank and no load.
#[test]
fn sm_sol_8_the_replay_of_an_open_match_names_no_force() {
    let mut setup = Setup { buying: true, ..Setup::builtin("crossing", &["us", "de"]) };
    setup.scenario.special.clear();
    let (mut game, _) = Game::<Sergeants>::new(&setup).expect("it opens");
    let mut chance = Shuffler::new(3);
    let mut n = 0;
    while let Some(answer) = game.random_answer(&mut chance) {
        if let Answer::Choose { .. } = &answer {
            let told = answer.disclosed();
            let sent = serde_json::to_value(&told).expect("it can be sent");
            assert!(!names(&sent, "rank") && !names(&sent, "carries"), "{sent}");
            n += 1;
        }
        game.answer(answer).expect("it is legal");
        if n == 200 {
            break;
        }
    }
    assert!(50 < n);
}
