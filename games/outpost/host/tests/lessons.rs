//! The lessons can be finished as they say, and their texts name rules that exist.

use hosting::lessons::{Learner, Lesson, lessons};
use outpost_host::Game;

fn all() -> Vec<Lesson<Game>> {
    lessons(include_str!("../../lessons.json"))
}

#[test]
fn every_step_is_done_in_its_order_and_none_is_missed() {
    for lesson in all() {
        for seed in 0..20 {
            Learner::open(&lesson, seed, |_| None).is_at_its_beginning();
            Learner::solve(&lesson, seed, |_| None);
        }
    }
}

#[test]
fn lessons_name_rules_and_texts_that_exist() {
    for lesson in all() {
        lesson.names_what_there_is("outpost-learn", "OP", include_str!("../../catalogue.md"));
        for language in hosting::languages() {
            let file = format!("{}/../locales/{}/learn.ftl", env!("CARGO_MANIFEST_DIR"), language.code);
            let texts = std::fs::read_to_string(&file).expect("the texts are there");
            for step in &lesson.steps {
                assert!(texts.contains(&format!("\n{} = ", step.key)), "{} in {file}", step.key);
            }
        }
    }
}
