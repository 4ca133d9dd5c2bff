//! The lessons of Aces & Armor open, ask the learner, and can be finished as they say.

use aces::Choice;
use aces_host::Game;
use hosting::lessons::{LEARNER, Learner, Lesson, lessons};
use table::Seat;

const LESSONS: &str = include_str!("../../lessons.json");
const RULES: &str = include_str!("../../catalogue.md");
/// Dice and lots are never the same twice: each lesson is played this often.
const SEEDS: u64 = 40;

fn all() -> Vec<Lesson<Game>> {
    lessons(LESSONS)
}

fn open(lesson: &Lesson<Game>, seed: u64) -> Learner<'_, Game> {
    Learner::open(lesson, seed, |_| None)
}

#[test]
fn every_lesson_opens_with_a_question_to_the_learner() {
    for lesson in all() {
        assert_eq!(lesson.player(LEARNER), Some("me"), "{}", lesson.id);
        // Whom the Automa does not play, a bot does: a learner waits for nobody.
        assert_eq!(lesson.player(Seat(1)).is_none(), !lesson.setup.automata.is_empty(), "{}", lesson.id);
        for seed in 0..SEEDS {
            open(&lesson, seed).is_at_its_beginning();
        }
    }
}

#[test]
fn every_lesson_is_finished_by_its_solution_whatever_the_dice() {
    for lesson in all() {
        for seed in 0..SEEDS {
            let it = Learner::solve(&lesson, seed, |_| None);
            assert!(it.prompt().is_some(), "{}, seed {seed}: the game is not over", lesson.id);
        }
    }
}

#[test]
fn every_lesson_notices_a_goal_that_is_out_of_reach() {
    // A player who ends every phase at once, or lets everything pass, is told so before the second turn is over.
    for lesson in all() {
        let mut it = open(&lesson, 1);
        let mut told = false;
        for _ in 0..8 {
            let idle = [Choice::Done, Choice::LetPass];
            let Some(prompt) = it.prompt() else { break };
            let Some(choice) = idle.into_iter().find(|it| prompt.options.contains(it)) else { break };
            it.choose(choice);
            told |= it.has_missed();
        }
        assert!(told, "{}", lesson.id);
    }
}

#[test]
fn every_step_has_a_goal_but_the_last_and_names_what_there_is() {
    for lesson in all() {
        lesson.names_what_there_is("aces-learn", "AA", RULES);
        let units: Vec<String> =
            open(&lesson, 0).view().field.units.iter().map(|it| it.id.to_string()).collect();
        for step in &lesson.steps {
            for unit in step.args.values().filter_map(|it| it.get("unit")?.as_str()) {
                assert!(units.iter().any(|it| it == unit), "{}: {unit} is not on the board", step.key);
            }
        }
    }
}
