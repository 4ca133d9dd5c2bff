//! How a finished match is counted.

use hosting::{HostedGame, messages::Report};
use sergeants::{Event, Sergeants, content::Shelf};
use sergeants_host::{Game, Request};
use table::{Match, Pending, Shuffler, Viewer};

fn played(seed: u64) -> (Match<Sergeants>, Vec<Event>) {
    let request: Request = serde_json::from_str(r#"{"scenario": "first-steps"}"#).expect("a request");
    let setup = Game::setup(request, &Shelf::default()).expect("a set-up");
    let (mut it, mut events) = Match::<Sergeants>::new(setup).expect("a match");
    let mut chance = Shuffler::new(seed);
    while !matches!(it.game().pending(), Pending::Over(_)) {
        let answer = it.game().random_answer(&mut chance).expect("the game goes on");
        events.extend(it.answer(answer).expect("a random answer is taken"));
    }
    (it, events)
}

#[test]
fn the_report_agrees_with_what_happened() {
    for seed in 0..4 {
        let (it, events) = played(seed);
        let Report { sides, .. } = Game::report(&it).expect("there is a report");
        let view = it.game().view(Viewer::Spectator);
        for (side, told) in sides.iter().enumerate() {
            let score: i32 = told.seats.iter().map(|it| i32::from(view.field.tableau[*it].score)).sum();
            assert_eq!(told.course.last(), Some(&score), "side {side} ends with its score");
        }
        let hits = |it: &Event| match it {
            Event::CardTurned { hits, .. } => hits.len() as u32,
            _ => 0,
        };
        let all: u32 = events.iter().map(hits).sum();
        let told: u32 = sides.iter().filter_map(|it| it.luck).map(|it| it.hits).sum();
        assert_eq!(told, all, "every hit is counted once");
        // A card has four bands: no check can be expected to hit more often.
        assert!(sides.iter().filter_map(|it| it.luck).all(|it| it.expected <= u64::from(it.tries) * 4000));
    }
}
