//! The lessons can be finished as they say, and their texts name rules that exist.

use hosting::HostedGame;
use outpost::{Choice, Outpost};
use outpost_host::{Game, Request};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Answer, Match, Pending, Seat, Shuffler, Viewer};

const LEARNER: Seat = Seat(0);

#[derive(Deserialize)]
struct Lesson {
    id: String,
    rules: Vec<String>,
    setup: Request,
    steps: Vec<Step>,
    solution: Vec<Choice>,
}

#[derive(Deserialize)]
struct Step {
    key: String,
    rules: Vec<String>,
    done: Option<Goal>,
    missed: Option<Goal>,
}

#[derive(Deserialize)]
struct Goal {
    event: Value,
}

fn lessons() -> Vec<Lesson> {
    serde_json::from_str(include_str!("../../lessons.json")).expect("the lessons can be read")
}

/// The same as `fits` in `web/src/learn/goals.ts`, as far as these lessons need it.
fn fits(pattern: &Value, value: &Value) -> bool {
    let Value::Object(fields) = pattern else { return pattern == value };
    fields.iter().all(|(name, wanted)| match name.as_str() {
        "$any" => wanted.as_array().is_some_and(|it| it.iter().any(|one| fits(one, value))),
        "$last" => value.as_array().and_then(|it| it.last()).is_some_and(|it| fits(wanted, it)),
        _ => value.get(name).is_some_and(|it| fits(wanted, it)),
    })
}

/// All that the learner has noticed once the solution has been played, bots in the other seats.
fn play(lesson: &Lesson, seed: u64) -> Vec<Value> {
    let setup = Game::setup(lesson.setup.clone(), &()).expect("the lesson can be set up");
    let (mut it, events) =
        Match::<Outpost>::new(setup).unwrap_or_else(|why| panic!("{}: {why:?}", lesson.id));
    let mut chance = Shuffler::new(seed);
    let mut bots = Game::bot(it.game().world());
    let mut noticed: Vec<Value> = events.iter().map(|it| json!(it)).collect();
    let mut solution = lesson.solution.iter();
    loop {
        let answer = match it.game().pending() {
            Pending::Decide { prompts, .. } if prompts[0].seat == LEARNER => match solution.next() {
                Some(choice) => Answer::Choose { seat: LEARNER, choice: choice.clone() },
                None => return noticed,
            },
            Pending::Decide { prompts, .. } => {
                Game::decide(&mut bots, it.game(), prompts[0].seat, &mut chance).expect("the bot is asked")
            }
            Pending::Chance(_) | Pending::Over(_) => match it.game().random_answer(&mut chance) {
                Some(answer) => answer,
                None => return noticed,
            },
        };
        let events = it.answer(answer).unwrap_or_else(|why| panic!("{}: {why}", lesson.id));
        let seen = events.iter().filter_map(|event| it.game().seen(event, Viewer::Seat(LEARNER)));
        noticed.extend(seen.map(|it| json!(it)));
    }
}

#[test]
fn every_step_is_done_in_its_order_and_none_is_missed() {
    for lesson in lessons() {
        for seed in 0..20 {
            let noticed = play(&lesson, seed);
            let mut after = 0;
            for step in &lesson.steps {
                let Some(done) = &step.done else { continue };
                let at = noticed[after..].iter().position(|it| fits(&done.event, it));
                let at = after + at.unwrap_or_else(|| panic!("{} is not done: {noticed:#?}", step.key));
                let missed = |it: &Value| step.missed.as_ref().is_some_and(|goal| fits(&goal.event, it));
                assert!(!noticed[..at].iter().any(missed), "{} is missed", step.key);
                after = at + 1;
            }
            assert!(lesson.steps.last().is_some_and(|it| it.done.is_none()), "the last step says well done");
        }
    }
}

#[test]
fn lessons_name_rules_and_texts_that_exist() {
    let catalogue = include_str!("../../catalogue.md");
    for lesson in lessons() {
        let steps = lesson.steps.iter();
        for rule in lesson.rules.iter().chain(steps.flat_map(|it| &it.rules)) {
            assert!(catalogue.contains(&format!("- {rule} ")), "{rule}");
        }
        for language in hosting::languages() {
            let file = format!("{}/../locales/{}/learn.ftl", env!("CARGO_MANIFEST_DIR"), language.code);
            let texts = std::fs::read_to_string(&file).expect("the texts are there");
            for step in &lesson.steps {
                assert!(texts.contains(&format!("\n{} = ", step.key)), "{} in {file}", step.key);
            }
        }
    }
}
