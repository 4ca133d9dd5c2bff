//! The lessons of the browser table open, ask the learner, and can be finished as they say.

use aces::{Aces, Event, content};
use aces_host::Request;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Answer, Match, Pending, Seat, Shuffler, Viewer};

const LESSONS: &str = include_str!("../../lessons.json");
const RULES: &str = include_str!("../../catalogue.md");
/// The one who learns.
const LEARNER: Seat = Seat(0);
/// Dice and lots are never the same twice: each lesson is played this often.
const SEEDS: u64 = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    id: String,
    chapter: String,
    rules: Vec<String>,
    seats: Vec<SeatPlan>,
    setup: Request,
    steps: Vec<Step>,
    solution: Vec<aces::Choice>,
}

#[derive(Deserialize)]
struct SeatPlan {
    seat: Seat,
    player: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    key: String,
    rules: Vec<String>,
    args: Map<String, Value>,
    done: Option<Goal>,
    missed: Option<Goal>,
}

/// What has to have happened, or how things have to stand.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Goal {
    Event {
        event: Value,
        #[serde(default = "one")]
        n: usize,
    },
    View {
        view: Value,
    },
}

fn one() -> usize {
    1
}

/// The same as `fits` in `web/src/learn/goals.ts`.
fn fits(pattern: &Value, value: &Value) -> bool {
    let fields = match pattern {
        Value::Object(fields) => fields,
        Value::Array(all) => {
            let Value::Array(them) = value else { return false };
            return all.len() == them.len() && all.iter().zip(them).all(|(one, it)| fits(one, it));
        }
        _ => return pattern == value,
    };
    fields.iter().all(|(name, wanted)| match name.as_str() {
        "$any" => wanted.as_array().is_some_and(|it| it.iter().any(|one| fits(one, value))),
        "$has" => value.as_array().is_some_and(|it| it.iter().any(|one| fits(wanted, one))),
        "$last" => value.as_array().and_then(|it| it.last()).is_some_and(|it| fits(wanted, it)),
        _ => value.get(name).is_some_and(|it| fits(wanted, it)),
    })
}

/// A lesson under way.
struct Played {
    game: Match<Aces>,
    log: Vec<Value>,
    chance: Shuffler,
}

impl Played {
    fn open(lesson: &Lesson, seed: u64) -> Played {
        let setup = lesson.setup.clone().setup(&content::Shelf::default()).expect("the set-up is complete");
        let (game, events) = Match::<Aces>::new(setup).unwrap_or_else(|it| panic!("{}: {it:?}", lesson.id));
        let mut it = Played { game, log: Vec::new(), chance: Shuffler::new(seed) };
        it.note(&events);
        it.let_chance_speak();
        it
    }

    fn note(&mut self, events: &[Event]) {
        let seen = events.iter().filter_map(|it| self.game.game().seen(it, Viewer::Seat(LEARNER)));
        self.log.extend(seen.map(|it| serde_json::to_value(it).expect("an event is JSON")));
    }

    fn let_chance_speak(&mut self) {
        while let Pending::Chance(_) = self.game.game().pending() {
            let answer = self.game.game().random_answer(&mut self.chance).expect("chance is wanted");
            let events = self.game.answer(answer).expect("chance is in order");
            self.note(&events);
        }
    }

    fn choose(&mut self, choice: aces::Choice) {
        let answer = Answer::Choose { seat: LEARNER, choice };
        let events = self.game.answer(answer.clone()).unwrap_or_else(|why| panic!("{answer:?}: {why}"));
        self.note(&events);
        self.let_chance_speak();
    }

    fn is_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::Event { event, n } => self.log.iter().filter(|it| fits(event, it)).count() >= *n,
            Goal::View { view } => {
                let seen = self.game.game().view(Viewer::Seat(LEARNER));
                fits(view, &serde_json::to_value(seen).expect("a view is JSON"))
            }
        }
    }

    /// How many steps are done, one after the other.
    fn n_done(&self, lesson: &Lesson) -> usize {
        let done = |it: &&Step| it.done.as_ref().is_some_and(|goal| self.is_met(goal));
        lesson.steps.iter().take_while(done).count()
    }

    fn has_missed(&self, lesson: &Lesson) -> bool {
        let step = &lesson.steps[self.n_done(lesson)];
        step.missed.as_ref().is_some_and(|it| self.is_met(it))
    }

    fn asks_the_learner(&self) -> bool {
        self.game.game().pending().awaited() == [LEARNER]
    }
}

fn lessons() -> Vec<Lesson> {
    serde_json::from_str(LESSONS).unwrap_or_else(|it| panic!("lessons.json: {it}"))
}

#[test]
fn every_lesson_opens_with_a_question_to_the_learner() {
    for lesson in lessons() {
        let player = |seat: Seat| lesson.seats.iter().find(|it| it.seat == seat).map(|it| it.player.as_str());
        assert_eq!(player(LEARNER), Some("me"), "{}", lesson.id);
        // Whom the Automa does not play, a bot does: a learner waits for nobody.
        assert_eq!(player(Seat(1)).is_none(), !lesson.setup.automata.is_empty(), "{}", lesson.id);
        for seed in 0..SEEDS {
            let it = Played::open(&lesson, seed);
            assert!(it.asks_the_learner(), "{}: {:?}", lesson.id, it.game.game().pending());
            assert_eq!(it.n_done(&lesson), 0, "{}: done before it begins", lesson.id);
            assert!(!it.has_missed(&lesson), "{}: missed before it begins", lesson.id);
        }
    }
}

#[test]
fn every_lesson_is_finished_by_its_solution_whatever_the_dice() {
    for lesson in lessons() {
        let goals = lesson.steps.len() - 1;
        for seed in 0..SEEDS {
            let mut it = Played::open(&lesson, seed);
            let mut done = 0;
            for (i, choice) in lesson.solution.iter().enumerate() {
                let place = format!("{}, seed {seed}, choice {}", lesson.id, i + 1);
                assert!(it.asks_the_learner(), "{place}: {:?}", it.game.game().pending());
                assert!(done < goals, "{place}: nothing is left to do");
                it.choose(choice.clone());
                let now = it.n_done(&lesson);
                assert!(now == done || now == done + 1, "{place}: {done} steps done, then {now}");
                assert!(!it.has_missed(&lesson), "{place}: the goal is out of reach");
                done = now;
            }
            assert_eq!(done, goals, "{}, seed {seed}: not finished", lesson.id);
            assert!(it.asks_the_learner(), "{}, seed {seed}: the game is not over", lesson.id);
        }
    }
}

#[test]
fn every_lesson_notices_a_goal_that_is_out_of_reach() {
    // A player who ends every phase at once, or lets everything pass, is told so before the second turn is over.
    for lesson in lessons() {
        let mut it = Played::open(&lesson, 1);
        let mut told = false;
        for _ in 0..8 {
            let prompt = it.game.game().pending().prompt(LEARNER).cloned();
            let Some(prompt) = prompt else { break };
            let idle = [aces::Choice::Done, aces::Choice::LetPass];
            let Some(choice) = idle.into_iter().find(|it| prompt.options.contains(it)) else { break };
            it.choose(choice);
            told |= it.has_missed(&lesson);
            if !it.asks_the_learner() {
                break;
            }
        }
        assert!(told, "{}", lesson.id);
    }
}

#[test]
fn every_step_has_a_goal_but_the_last_and_names_what_there_is() {
    for lesson in lessons() {
        let units: Vec<String> = Played::open(&lesson, 0)
            .game
            .game()
            .view(Viewer::Seat(LEARNER))
            .field
            .units
            .iter()
            .map(|it| it.id.to_string())
            .collect();
        for (i, step) in lesson.steps.iter().enumerate() {
            assert_eq!(step.key, format!("aces-learn-{}-{}", lesson.id, i + 1));
            assert_eq!(step.done.is_none(), i + 1 == lesson.steps.len(), "{}", step.key);
            for rule in step.rules.iter().chain(&lesson.rules) {
                assert!(RULES.contains(&format!("- {rule} ")), "{}: there is no rule {rule}", step.key);
            }
            for unit in step.args.values().filter_map(|it| it.get("unit")?.as_str()) {
                assert!(units.iter().any(|it| it == unit), "{}: {unit} is not on the board", step.key);
            }
        }
        let chapter = format!("AA-{}-", lesson.chapter);
        assert!(lesson.rules[0].starts_with(&chapter), "{}: {}", lesson.id, lesson.rules[0]);
    }
}
