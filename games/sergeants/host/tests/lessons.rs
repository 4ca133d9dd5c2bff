//! The lessons of Sergeants open, ask the learner, and can be finished as they say.

use serde::Deserialize;
use serde_json::{Map, Value};
use sergeants::{Ask, Choice, Event, Sergeants, content::Tag};
use sergeants_host::Request;
use table::{Answer, Match, Pending, Prompt, Seat, Shuffler, Viewer};

const LESSONS: &str = include_str!("../../lessons.json");
const RULES: &str = include_str!("../../catalogue.md");
/// The one who learns.
const LEARNER: Seat = Seat(0);
/// Cards are never the same twice: each lesson is played this often.
const SEEDS: u64 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    id: String,
    chapter: String,
    rules: Vec<String>,
    seats: Vec<SeatPlan>,
    setup: Request,
    steps: Vec<Step>,
    solution: Vec<Choice>,
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
    Event { event: Value },
    View { view: Value },
}

/// The same as `fits` in `web/src/learn/goals.ts`, without what these lessons do not use.
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
        _ => value.get(name).is_some_and(|it| fits(wanted, it)),
    })
}

/// A lesson under way.
struct Played {
    game: Match<Sergeants>,
    log: Vec<Value>,
    chance: Shuffler,
}

impl Played {
    fn open(lesson: &Lesson, seed: u64) -> Played {
        let setup = lesson
            .setup
            .clone()
            .setup(&sergeants::content::Shelf::default())
            .expect("the set-up is complete");
        let (game, events) =
            Match::<Sergeants>::new(setup).unwrap_or_else(|it| panic!("{}: {it:?}", lesson.id));
        let mut it = Played { game, log: Vec::new(), chance: Shuffler::new(seed) };
        it.note(&events);
        it.go_on();
        it
    }

    fn note(&mut self, events: &[Event]) {
        let seen = events.iter().filter_map(|it| self.game.game().seen(it, Viewer::Seat(LEARNER)));
        self.log.extend(seen.map(|it| serde_json::to_value(it).expect("an event is JSON")));
    }

    fn prompt(&self) -> Option<Prompt<Sergeants>> {
        self.game.game().pending().prompt(LEARNER).cloned()
    }

    /// Cards are drawn, the opponent plays anything, and the learner answers what luck alone asks.
    fn go_on(&mut self) {
        loop {
            let answer = match (self.game.game().pending(), self.prompt()) {
                (Pending::Over(_), _) => return,
                (_, None) => self.game.game().random_answer(&mut self.chance).expect("the game goes on"),
                (_, Some(prompt)) => match by_luck(&prompt) {
                    Some(choice) => Answer::Choose { seat: LEARNER, choice },
                    None => return,
                },
            };
            let events = self.game.answer(answer).expect("it is in order");
            self.note(&events);
        }
    }

    fn choose(&mut self, place: &str, choice: Choice) {
        let (answer, prompt) = (Answer::Choose { seat: LEARNER, choice }, self.prompt());
        let why = |it| panic!("{place}: {answer:?} to {prompt:?}: {it}");
        let events = self.game.answer(answer.clone()).unwrap_or_else(why);
        self.note(&events);
        self.go_on();
    }

    fn is_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::Event { event } => self.log.iter().any(|it| fits(event, it)),
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
}

/// Questions that come or do not come as the cards fall: the next target, blows, a prisoner.
fn by_luck(prompt: &Prompt<Sergeants>) -> Option<Choice> {
    match prompt.ask {
        Ask::NextTarget { .. } => {
            let named = Choice::Soldier(Tag(55));
            Some(if prompt.options.contains(&named) { named } else { prompt.options[0].clone() })
        }
        Ask::Strike { .. } | Ask::Capture { .. } => Some(prompt.options[0].clone()),
        _ => None,
    }
}

fn lessons() -> Vec<Lesson> {
    serde_json::from_str(LESSONS).unwrap_or_else(|it| panic!("lessons.json: {it}"))
}

#[test]
fn every_lesson_opens_with_a_question_to_the_learner() {
    for lesson in lessons() {
        let players: Vec<_> = lesson.seats.iter().map(|it| (it.seat, it.player.as_str())).collect();
        assert_eq!(players, [(LEARNER, "me"), (Seat(1), "bot")], "{}", lesson.id);
        let it = Played::open(&lesson, 0);
        assert!(it.prompt().is_some(), "{}: {:?}", lesson.id, it.game.game().pending());
        assert_eq!(it.n_done(&lesson), 0, "{}: done before it begins", lesson.id);
        assert!(!it.has_missed(&lesson), "{}: missed before it begins", lesson.id);
    }
}

#[test]
fn every_lesson_is_finished_by_its_solution_whatever_the_cards() {
    for lesson in lessons() {
        let goals = lesson.steps.len() - 1;
        for seed in 0..SEEDS {
            let mut it = Played::open(&lesson, seed);
            for (i, choice) in lesson.solution.iter().enumerate() {
                let place = format!("{}, seed {seed}, choice {}", lesson.id, i + 1);
                if matches!(it.game.game().pending(), Pending::Over(_)) {
                    // A lucky shot has killed the last enemy.
                    break;
                }
                assert!(it.n_done(&lesson) < goals, "{place}: nothing is left to do");
                it.choose(&place, choice.clone());
                assert!(!it.has_missed(&lesson), "{place}: the goal is out of reach");
            }
            let done = it.n_done(&lesson);
            assert_eq!(done, goals, "{}, seed {seed}: not finished, {:?}", lesson.id, it.prompt());
        }
    }
}

#[test]
fn every_lesson_notices_a_goal_that_is_out_of_reach() {
    // A player who ends his card at once is told so; cards have to be placed and named first.
    for lesson in lessons() {
        let mut it = Played::open(&lesson, 1);
        for choice in &lesson.solution {
            if !it.prompt().is_some_and(|it| matches!(it.ask, Ask::Place { .. } | Ask::Name { .. })) {
                break;
            }
            it.choose(&lesson.id, choice.clone());
        }
        it.choose(&lesson.id, Choice::Done);
        assert!(it.has_missed(&lesson), "{}", lesson.id);
    }
}

#[test]
fn every_step_has_a_goal_but_the_last_and_names_rules_that_there_are() {
    for lesson in lessons() {
        for (i, step) in lesson.steps.iter().enumerate() {
            assert_eq!(step.key, format!("sm-learn-{}-{}", lesson.id, i + 1));
            assert_eq!(step.done.is_none(), i + 1 == lesson.steps.len(), "{}", step.key);
            assert!(step.args.is_empty(), "{}", step.key);
            for rule in step.rules.iter().chain(&lesson.rules) {
                assert!(RULES.contains(&format!("- {rule} ")), "{}: there is no rule {rule}", step.key);
            }
        }
        let chapter = format!("SM-{}-", lesson.chapter);
        assert!(lesson.rules[0].starts_with(&chapter), "{}: {}", lesson.id, lesson.rules[0]);
    }
}
