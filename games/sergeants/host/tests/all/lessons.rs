//! The lessons of Sergeants open, ask the learner, and can be finished as they say.

use hosting::lessons::{LEARNER, Learner, Lesson, lessons};
use sergeants::{Ask, Choice, Sergeants, content::Tag};
use sergeants_host::Game;
use table::{Prompt, Seat};

const LESSONS: &str = include_str!("../../../lessons.json");
const RULES: &str = include_str!("../../../catalogue.md");
/// Cards are never the same twice: each lesson is played this often.
const SEEDS: u64 = 20;

fn all() -> Vec<Lesson<Game>> {
    lessons(LESSONS)
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

#[test]
fn every_lesson_opens_with_a_question_to_the_learner() {
    for lesson in all() {
        let players = [lesson.player(LEARNER), lesson.player(Seat(1))];
        assert_eq!(players, [Some("me"), Some("bot")], "{}", lesson.id);
        Learner::open(&lesson, 0, by_luck).is_at_its_beginning();
    }
}

#[test]
fn every_lesson_is_finished_by_its_solution_whatever_the_cards() {
    for lesson in all() {
        for seed in 0..SEEDS {
            Learner::solve(&lesson, seed, by_luck);
        }
    }
}

#[test]
fn every_lesson_notices_a_goal_that_is_out_of_reach() {
    // A player who ends his card at once is told so; cards have to be placed and named first.
    for lesson in all() {
        let mut it = Learner::open(&lesson, 1, by_luck);
        for choice in &lesson.solution {
            if !it.prompt().is_some_and(|it| matches!(it.ask, Ask::Place { .. } | Ask::Name { .. })) {
                break;
            }
            it.choose(choice.clone());
        }
        it.choose(Choice::Done);
        assert!(it.has_missed(), "{}", lesson.id);
    }
}

#[test]
fn every_step_has_a_goal_but_the_last_and_names_rules_that_there_are() {
    for lesson in all() {
        lesson.names_what_there_is("sm-learn", "SM", RULES);
        assert!(lesson.steps.iter().all(|it| it.args.is_empty()), "{}", lesson.id);
    }
}
