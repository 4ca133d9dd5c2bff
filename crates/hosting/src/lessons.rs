//! A learner who plays lessons, for the tests of games: every lesson must be finished as it says, whatever dice and cards bring.
//!
//! This is test support: what is wrong is said by a panic that names the lesson.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Answer, Match, Pending, Prompt, Seat, Shuffler, Viewer};

use crate::{Choice, Event, HostedGame};

/// The one who learns.
pub const LEARNER: Seat = Seat(0);

/// A position that teaches, with goals.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: HostedGame> {
    /// Its name.
    pub id: String,
    /// The chapter of the catalogue that it teaches, such as `MOV`.
    pub chapter: String,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// The position.
    pub setup: G::Request,
    /// What is to be done, one after the other; the last step says well done.
    pub steps: Vec<Step>,
    /// Answers of the learner that finish it.
    pub solution: Vec<Choice<G>>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// The seat.
    pub seat: Seat,
    /// `me` or `bot`.
    pub player: String,
}

/// One thing to be done.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The key of its text.
    pub key: String,
    /// The rules that the text names.
    pub rules: Vec<String>,
    /// What goes into the text.
    pub args: Map<String, Value>,
    /// When it is done; nothing for the last step.
    pub done: Option<Goal>,
    /// When it can no longer be done.
    pub missed: Option<Goal>,
}

/// What has to have happened, or how things have to stand.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Goal {
    /// An event that the learner has noticed.
    Event {
        /// What it fits.
        event: Value,
        /// How often.
        #[serde(default = "once")]
        n: usize,
    },
    /// The position, as the learner sees it.
    View {
        /// What it fits.
        view: Value,
    },
}

fn once() -> usize {
    1
}

/// Whether a value fits a pattern: the same as `fits` in `web/src/learn/goals.ts`.
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

/// The lessons of a game, from the text of its `lessons.json`.
pub fn lessons<G: HostedGame>(json: &str) -> Vec<Lesson<G>> {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("lessons.json: {why}"))
}

impl<G: HostedGame> Lesson<G> {
    /// Who sits in a seat.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.seats.iter().find(|it| it.seat == seat).map(|it| it.player.as_str())
    }

    /// Checks that every step but the last has a goal, has the key of its place, and names rules that there are. `prefix` is that of
    /// the keys, `letters` those of the rules.
    pub fn names_what_there_is(&self, prefix: &str, letters: &str, catalogue: &str) {
        for (i, step) in self.steps.iter().enumerate() {
            assert_eq!(step.key, format!("{prefix}-{}-{}", self.id, i + 1));
            assert_eq!(step.done.is_none(), i + 1 == self.steps.len(), "{}", step.key);
            for rule in step.rules.iter().chain(&self.rules) {
                assert!(catalogue.contains(&format!("- {rule} ")), "{}: there is no rule {rule}", step.key);
            }
        }
        let chapter = format!("{letters}-{}-", self.chapter);
        assert!(self.rules.iter().any(|it| it.starts_with(&chapter)), "{}: {:?}", self.id, self.rules);
    }
}

/// What the learner answers where a question comes or does not come as luck has it; nothing for what the lesson is about.
pub type ByLuck<G> = fn(&Prompt<<G as HostedGame>::Rules>) -> Option<Choice<G>>;

/// A lesson under way.
pub struct Learner<'a, G: HostedGame> {
    lesson: &'a Lesson<G>,
    it: Match<G::Rules>,
    bots: G::Bot,
    by_luck: ByLuck<G>,
    chance: Shuffler,
    log: Vec<Value>,
}

impl<'a, G: HostedGame> Learner<'a, G> {
    /// Opens a lesson, up to the first question that it is about.
    pub fn open(lesson: &'a Lesson<G>, seed: u64, by_luck: ByLuck<G>) -> Learner<'a, G> {
        let fault = |why: Vec<table::Problem>| -> ! { panic!("{}: {why:?}", lesson.id) };
        let setup = G::setup(lesson.setup.clone(), &G::Shelf::default()).unwrap_or_else(|it| fault(it));
        let (it, events) = Match::new(setup).unwrap_or_else(|it| fault(it));
        let bots = G::bot(it.game().world());
        let mut learner = Learner { lesson, it, bots, by_luck, chance: Shuffler::new(seed), log: Vec::new() };
        learner.note(&events);
        learner.go_on();
        learner
    }

    /// Opens a lesson and plays its solution, checking that each answer is a step forward, or at least none back.
    pub fn solve(lesson: &'a Lesson<G>, seed: u64, by_luck: ByLuck<G>) -> Learner<'a, G> {
        let goals = lesson.steps.len() - 1;
        let mut it = Learner::open(lesson, seed, by_luck);
        for (i, choice) in lesson.solution.iter().enumerate() {
            let place = format!("{}, seed {seed}, choice {}", lesson.id, i + 1);
            if it.is_over() {
                // Luck has ended it early.
                break;
            }
            let done = it.n_done();
            assert!(done < goals, "{place}: nothing is left to do");
            it.choose(choice.clone());
            assert!(done <= it.n_done(), "{place}: {done} steps were done");
            assert!(!it.has_missed(), "{place}: the goal is out of reach");
        }
        assert_eq!(it.n_done(), goals, "{}, seed {seed}: not finished, {:?}", lesson.id, it.prompt());
        it
    }

    /// What the learner is asked.
    pub fn prompt(&self) -> Option<Prompt<G::Rules>> {
        self.it.game().pending().prompt(LEARNER).cloned()
    }

    /// What the learner sees.
    pub fn view(&self) -> crate::View<G> {
        self.it.game().view(Viewer::Seat(LEARNER))
    }

    /// Answers for the learner.
    pub fn choose(&mut self, choice: Choice<G>) {
        self.answer(&Answer::Choose { seat: LEARNER, choice });
        self.go_on();
    }

    /// How many steps are done, one after the other.
    pub fn n_done(&self) -> usize {
        let done = |it: &&Step| it.done.as_ref().is_some_and(|goal| self.is_met(goal));
        self.lesson.steps.iter().take_while(done).count()
    }

    /// Whether the step under way can no longer be done.
    pub fn has_missed(&self) -> bool {
        let step = &self.lesson.steps[self.n_done()];
        step.missed.as_ref().is_some_and(|it| self.is_met(it))
    }

    /// Checks that the lesson waits for the learner, with nothing done yet and nothing missed.
    pub fn is_at_its_beginning(&self) {
        let id = &self.lesson.id;
        assert!(self.prompt().is_some(), "{id}: {:?}", self.it.game().pending());
        assert_eq!(self.n_done(), 0, "{id}: done before it begins");
        assert!(!self.has_missed(), "{id}: missed before it begins");
    }

    fn is_over(&self) -> bool {
        matches!(self.it.game().pending(), Pending::Over(_))
    }

    fn is_met(&self, goal: &Goal) -> bool {
        match goal {
            Goal::Event { event, n } => *n <= self.log.iter().filter(|it| fits(event, it)).count(),
            Goal::View { view } => fits(view, &serde_json::to_value(self.view()).expect("a view is JSON")),
        }
    }

    /// Dice and cards fall, bots play, and the learner answers what luck alone asks.
    fn go_on(&mut self) {
        while let Some(answer) = self.next_answer() {
            self.answer(&answer);
        }
    }

    fn next_answer(&mut self) -> Option<Answer<G::Rules>> {
        if let Some(prompt) = self.prompt() {
            return (self.by_luck)(&prompt).map(|choice| Answer::Choose { seat: LEARNER, choice });
        }
        let game = self.it.game();
        match game.pending().awaited().first() {
            Some(seat) => G::decide(&mut self.bots, game, *seat, &mut self.chance),
            None => game.random_answer(&mut self.chance),
        }
    }

    fn answer(&mut self, answer: &Answer<G::Rules>) {
        let events = match self.it.answer(answer.clone()) {
            Ok(events) => events,
            Err(why) => panic!("{}: {answer:?} to {:?}: {why}", self.lesson.id, self.prompt()),
        };
        self.note(&events);
    }

    fn note(&mut self, events: &[Event<G>]) {
        let seen = events.iter().filter_map(|it| self.it.game().seen(it, Viewer::Seat(LEARNER)));
        self.log.extend(seen.map(|it| serde_json::to_value(it).expect("an event is JSON")));
    }
}
