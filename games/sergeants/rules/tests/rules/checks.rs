//! CHK: identity checks.

use sergeants::{
    Event, Procedure,
    content::{Band, Mark, Set, Step, Tag, Who},
    state::Context,
};
use table::Seat;

use crate::scenes::{
    maps::up,
    stage::{Run, Stage, team_card},
};

fn befalls(stage: Stage, step: Step) -> Run {
    let context = Context { seat: None, owner: None, must: true, bubble: false };
    stage.begin(vec![Procedure::Carry { context, steps: vec![step] }])
}

fn two() -> Stage {
    Stage::new().post(1, up(40, 40)).post(2, up(120, 40)).post(11, up(440, 40))
}

fn check(tag: u16) -> Step {
    Step::Check { on: Who::All(Set::Named(Tag(tag))), then: vec![Step::Mark(Who::Owner, Mark::Pin)] }
}

#[test]
fn sm_chk_1_an_identity_check_succeeds_with_the_soldiers_own_tag() {
    let mut run = befalls(two(), check(1));
    run.draw(2, 1);
    assert!(!run.field().figure(Tag(1)).is_some_and(|it| it.pinned));
    let mut run = befalls(two(), check(1));
    run.draw(1, 5);
    assert!(run.field().figure(Tag(1)).is_some_and(|it| it.pinned));
    // The card is discarded.
    assert_eq!(run.field().tableau[Seat(0)].discards, [run.card(1, 5)]);
}

#[test]
fn sm_chk_1_module_cards_never_count() {
    let cards = vec![team_card(sergeants::content::Action::Move, Vec::new()); 2];
    let mut stage = two().panel("file", "us", vec![Default::default(); 2], cards);
    stage.position.soldiers[0].panel = Some("file".into());
    let mut run = befalls(stage, check(1));
    run.draw_card(run.team("file", 1));
    assert!(!run.field().figure(Tag(1)).is_some_and(|it| it.pinned));
}

#[test]
fn sm_chk_1_an_identity_hit_check_draws_until_a_tag_is_in_question() {
    let among = Set::Any(vec![Set::Named(Tag(2)), Set::Named(Tag(11))]);
    let hit = Step::IdentityHit { among, band: Band::Long };
    let mut run = befalls(two(), hit.clone());
    // By initiative: seat 0 has more VP. Card 2-4 hits at long range; then damage is drawn: 1-2 is a pin.
    run.draw(1, 4).draw(1, 1).draw(2, 4).draw(1, 2);
    assert!(run.field().figure(Tag(2)).is_some_and(|it| it.pinned));
    assert!(!run.field().figure(Tag(1)).is_some_and(|it| it.pinned));
    // Seat 1 misses with the first card that has the tag.
    run.draw(11, 1);
    assert!(run.is_over());
    let turned = run.events.iter().filter(|it| matches!(it, Event::CardTurned { seat: Seat(0), .. })).count();
    assert_eq!(turned, 4);
}

#[test]
fn sm_chk_1_without_a_card_of_theirs_nobody_is_struck() {
    let hand: &[(u16, u8)] = &[(2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (2, 7)];
    let hit = Step::IdentityHit { among: Set::Named(Tag(2)), band: Band::Blast };
    assert!(befalls(two().hands([hand, &[]]), hit).is_over());
}

/// SM-CHK-1: each player for himself, by initiative: who has it draws first.
#[test]
fn sm_chk_1_with_both_sides_in_question_the_player_with_initiative_draws_first() {
    let among = Set::Any(vec![Set::Named(Tag(1)), Set::Named(Tag(11))]);
    let hit = Step::IdentityHit { among, band: Band::Long };
    for first in [0, 1] {
        let mut stage = Stage::new().post(1, up(40, 40)).post(11, up(440, 40)).post(2, up(120, 40));
        // Two more soldiers, and seat 1 has more VP.
        if first == 1 {
            stage = stage.post(12, up(440, 60)).post(13, up(440, 80));
        }
        let context = Context { seat: None, owner: None, must: true, bubble: false };
        let check = Procedure::Carry { context, steps: vec![hit.clone()] };
        let run = stage.begin(vec![Procedure::Phase { phase: 1 }, check]);
        let table::Pending::Chance(table::ChanceWanted::Draw { ask, .. }) = run.game.pending() else {
            panic!("a card is drawn")
        };
        assert_eq!(*ask, sergeants::Ask::IdentityCheck { seat: Seat(first) });
    }
}
