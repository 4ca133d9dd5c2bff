//! VIC: the end of a game.

use sergeants::{
    Choice, Procedure,
    content::{Equipment, Gives, Mark, Reach, Set, Step, Tag, Who},
    state::{At, Part},
};
use table::{Pending, Seat, Viewer};

use crate::scenes::{armed, fighting, maps::up, stage::Stage, watched};

#[test]
fn sm_vic_3_a_side_without_soldiers_loses_at_once() {
    let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
    let steps = vec![Step::Mark(Who::All(Set::Named(Tag(11))), Mark::Kill)];
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let run = stage.begin(vec![Procedure::Carry { context, steps }, Procedure::After]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(
        (outcome.winners.clone(), outcome.beaten, outcome.scores.clone()),
        (vec![Seat(0)], Some(1), vec![0, 0])
    );
}

#[test]
fn sm_vic_1_most_vp_wins_and_a_tie_is_a_draw() {
    let run = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).begin(vec![]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(outcome.winners, [Seat(0), Seat(1)]);
    let run = fighting::captured();
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!(outcome.winners, [Seat(0)]);
}

fn kill_by_event(tags: &[u16]) -> Procedure {
    let steps = tags.iter().map(|it| Step::Mark(Who::All(Set::Named(Tag(*it))), Mark::Kill)).collect();
    let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
    Procedure::Carry { context, steps }
}

#[test]
fn sm_vic_2_kills_by_events_give_nothing() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).post(12, up(280, 40));
    assert_eq!(stage.begin(vec![kill_by_event(&[11])]).field().scores(), [0, 0]);
}

#[test]
fn sm_vic_3_both_at_once_is_decided_by_vp() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    let run = stage.begin(vec![kill_by_event(&[1, 11]), Procedure::After]);
    let Pending::Over(outcome) = run.game.pending() else { panic!("it is over") };
    assert_eq!((outcome.winners.clone(), outcome.beaten), (vec![Seat(0), Seat(1)], None));
}

#[test]
fn sm_vic_4_the_game_ends_after_the_last_turn() {
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40));
    assert!(stage.begin(vec![Procedure::Turn { turn: 3 }]).is_over());
}

#[test]
fn sm_vic_5_who_is_removed_is_worth_nothing() {
    let steps = vec![Step::Mark(Who::All(Set::Named(Tag(11))), Mark::Remove)];
    let context = sergeants::state::Context { seat: None, owner: None, must: true, bubble: false };
    let stage = Stage::new().post(1, up(40, 40)).post(11, up(200, 40)).post(12, up(280, 40));
    let run = stage.begin(vec![Procedure::Carry { context, steps }]);
    assert_eq!(
        (run.field().scores(), run.field().tableau.map(|_, it| it.kills)),
        (vec![0, 0], vec![0, 0].into())
    );
    assert_eq!(run.field().figure(Tag(11)).map(|it| it.at), Some(At::Removed));
}

#[test]
fn sm_vic_1_a_prisoner_s_equipment_is_worth_its_price() {
    let dear = Equipment { cost: 4, ..armed::blast("faust", Reach::Squares(3), 2, 1) };
    let medal = Equipment { cost: 2, ..Equipment::new("star", Gives::Medal(Tag(11))) };
    let mut stage =
        armed::own(Stage::new(), vec![dear, medal]).post(1, armed::right(40, 40)).post(11, up(200, 40));
    stage.position.soldiers[1].prisoner_of = Some(Tag(1));
    stage.position.soldiers[1].carries = vec!["faust".into(), "star".into()];
    let run = stage.post(12, up(200, 40)).begin(Vec::new());
    assert_eq!(run.field().scores(), [2 * 3 + 4, 0]);
}

#[test]
fn sm_vic_5_a_spent_card_never_comes_back() {
    let mut run = watched::watched(&[(12, 8)]);
    watched::walks(&mut run, 1, up(40, 20));
    let card = run.card(12, 8);
    run.choose(1, Choice::Card(card))
        .choose(1, Choice::Part(Part::Bubble))
        .soldier(1, 11)
        .soldier(1, 1)
        .draw(11, 5);
    let own = run.game.view(Viewer::Seat(Seat(1))).seats[1].own.clone().expect("it is his own");
    assert!(
        !own.deck.contains(&card)
            && !own.hand.contains(&card)
            && run.field().tableau[Seat(1)].spent == [card]
    );
    assert!(matches!(run.game.pending(), Pending::Decide { .. }));
    assert!(matches!(run.field().figure(Tag(1)).map(|it| it.at), Some(At::On(_))));
}

/// SM-VIC-1: equipment scores only for the opponent who captures it.
#[test]
fn sm_vic_1_equipment_that_its_owner_has_or_used_up_scores_for_nobody() {
    let dear = Equipment { cost: 4, ..armed::blast("faust", Reach::Squares(3), 1, 1) };
    let stage = || armed::own(Stage::new(), vec![dear.clone()]).post(1, armed::right(40, 40));
    let carried = stage().but(|it| it.carries = vec!["faust".into()]).post(11, up(200, 40));
    assert_eq!(carried.begin(Vec::new()).field().scores(), [0, 0]);
    // Used up, and nobody struck.
    let used = stage().but(|it| it.carries = vec!["faust".into()]).post(11, up(200, 40));
    let mut run = used.but(|it| it.spotted = true).acts(1, &[sergeants::content::Act::Shoot]);
    run.choose(0, armed::use_of("faust"));
    run.choose(0, Choice::Throw { target: Tag(11), centre: sergeants::measure::Point::new(200, 40) })
        .draw(1, 1);
    assert_eq!((run.is_over(), run.field().scores()), (true, vec![0, 0]));
}
