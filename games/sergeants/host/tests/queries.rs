//! Questions about positions of Sergeants: whatever is asked, at any moment and by anybody, is answered with what is asked
//! for or with a sentence, and what a player is told of his own soldiers is what the rules say.

use hosting::HostedGame;
use sergeants::{Choice, Enlisted, Facing, Place, Point, Sergeants, Space, Tag, Way, scenarios};
use sergeants_host::{Found, Game as Hosted, Query, Request};
use table::{Answer, Chance, Game, Pending, Seat, Shuffler, Viewer};

/// Plays a random game and looks at every so many moments.
fn moments(scenario: &str, seed: u64, mut look: impl FnMut(&Game<Sergeants>, &mut Shuffler)) {
    let request = Request { scenario: Some(scenario.to_string()), ..Request::default() };
    let (mut game, _) = Game::<Sergeants>::new(
        &request.setup(&sergeants::Shelf::default()).expect("the scenario can be played"),
    )
    .expect("it opens");
    let (mut chance, mut looks) = (Shuffler::new(seed), Shuffler::new(seed + 1));
    for n in 0.. {
        if n % 7 == 0 && matches!(game.pending(), Pending::Decide { .. }) {
            look(&game, &mut looks);
        }
        let Some(answer) = game.random_answer(&mut chance) else { return };
        game.answer(answer).expect("it is legal");
    }
}

fn some_tag(game: &Game<Sergeants>, chance: &mut Shuffler) -> Tag {
    let all: Vec<Tag> = game.world().library.soldiers.keys().copied().chain([Tag(999)]).collect();
    all[chance.below(all.len() as u32) as usize]
}

fn some_point(chance: &mut Shuffler) -> Point {
    let mut one = || [chance.below(2000) as i32 - 200, i32::MAX, i32::MIN][(chance.below(20) / 18) as usize];
    Point::new(one(), one())
}

fn some_place(chance: &mut Shuffler) -> Place {
    Place { at: some_point(chance), facing: Facing::new(chance.below(64) as u8) }
}

fn some_space(game: &Game<Sergeants>, chance: &mut Shuffler) -> Space {
    let (tag, seat) = (some_tag(game, chance), Seat(chance.below(8) as u8));
    match chance.below(9) {
        0 => Space::Forces { seat },
        1 => Space::Deployments { seat, taken: vec![some_place(chance)] },
        2 => Space::Placements { seat, seconds: 0, dead: Vec::new() },
        3 => Space::Walks { tag },
        4 => Space::Entries { tag },
        5 => Space::Turns { tag },
        6 => Space::Templates { tag },
        7 => Space::Shells { tag, what: ["bazooka", "knife", ""][chance.below(3) as usize].to_string() },
        _ => Space::Escapes { tag },
    }
}

fn some_choice(game: &Game<Sergeants>, chance: &mut Shuffler) -> Choice {
    let tag = some_tag(game, chance);
    match chance.below(6) {
        0 => Choice::Walk(Way { bends: [some_point(chance)].into_iter().collect(), to: some_place(chance) }),
        1 => Choice::Walk(some_place(chance).into()),
        2 => Choice::Enter { gate: chance.below(9) as u8, way: some_place(chance).into() },
        3 => Choice::Throw { target: tag, centre: some_point(chance) },
        4 => Choice::Deploy(vec![(tag, some_place(chance))]),
        _ => Choice::Placing([Some(sergeants::CardIx(chance.below(300) as u16)), None, None]),
    }
}

fn some_query(game: &Game<Sergeants>, chance: &mut Shuffler) -> Query {
    match chance.below(7) {
        0 => Query::Ruler {
            from: some_tag(game, chance),
            to: some_tag(game, chance),
            at: (chance.below(2) == 0).then(|| some_place(chance)),
        },
        1 => Query::Sights { tag: some_tag(game, chance) },
        2 => Query::Soldier { tag: some_tag(game, chance) },
        3 => Query::Reach { space: some_space(game, chance) },
        4 => Query::Try { space: some_space(game, chance), choice: some_choice(game, chance) },
        5 => {
            let (mut lost, tag) = (Enlisted::new(Tag(999), None), some_tag(game, chance));
            (lost.grenades, lost.carries) = (u8::MAX, vec!["nothing such".to_string()]);
            let force = vec![lost.clone(), Enlisted { tag, ..lost }];
            Query::Places { force }
        }
        _ => Query::Some { space: some_space(game, chance), seed: chance.below(9) },
    }
}

#[test]
fn any_question_is_answered() {
    for (i, scenario) in scenarios().enumerate() {
        moments(scenario, i as u64, |game, chance| {
            let viewers = game.seats().into_iter().map(|it| Viewer::Seat(it.0)).chain([Viewer::Spectator]);
            for viewer in viewers {
                let view = game.view(viewer);
                for _ in 0..4 {
                    let _ = Hosted::query(game.world(), &view, some_query(game, chance));
                }
            }
        });
    }
}

#[test]
fn what_a_player_tries_is_judged_as_the_rules_judge_it() {
    let (mut n_fit, mut n_not) = (0, 0);
    for (i, scenario) in scenarios().enumerate() {
        moments(scenario, 40 + i as u64, |game, chance| {
            let Pending::Decide { prompts, .. } = game.pending() else { return };
            for prompt in prompts {
                let Some(space) = &prompt.space else { continue };
                let view = game.view(Viewer::Seat(prompt.seat));
                let query = Query::Some { space: space.clone(), seed: chance.below(u32::MAX) };
                let some = Hosted::query(game.world(), &view, query).expect("there is something in it");
                let Found::Some(fit) = some else { panic!("something else was found") };
                for choice in [*fit, some_choice(game, chance)] {
                    let right =
                        game.check(&Answer::Choose { seat: prompt.seat, choice: choice.clone() }).is_ok();
                    let query = Query::Try { space: space.clone(), choice };
                    let found = Hosted::query(game.world(), &view, query).expect("it can be tried");
                    let Found::Tried(tried) = found else { panic!("something else was found") };
                    assert_eq!(tried.why.is_none(), right, "{space:?}");
                    if right { n_fit += 1 } else { n_not += 1 }
                }
            }
        });
    }
    assert!(50 < n_fit && 50 < n_not, "{n_fit} and {n_not}");
}
