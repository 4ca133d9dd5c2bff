//! SPC: specialists.

use sergeants::{
    Ask, Choice, Event, Procedure, View,
    content::{
        Act, Action, Belongs, By, Deal, Enlisted, Equipment, Gives, Kind, Manner, Mark, Narrator, Rank, Set,
        Stat, Step, StoryNr, Tag, Topic, Who, Whom,
    },
    measure::Place,
    state::{Context, Field, Part, Preempted, Standing},
};
use table::{Answer, Seat, Viewer};

use crate::scenes::{
    armed,
    maps::up,
    stage::{Run, Stage, option},
    watched,
};

fn enlist(tag: u16, carries: &[&str]) -> Enlisted {
    let carries = carries.iter().map(|it| it.to_string()).collect();
    Enlisted { carries, ..Enlisted::new(Tag(tag), None) }
}

#[test]
fn sm_spc_6_a_knife_is_for_who_hides_well_and_a_battery_for_who_has_a_radio() {
    let knife = Equipment {
        carry: Set::With { what: Stat::Cover, least: i8::MIN, most: 2 },
        ..Equipment::new("knife", Gives::Ability { what: Stat::Fight, by: 1 })
    };
    let battery = Equipment { needs: Some("radio".into()), ..armed::artillery(3) };
    let items = vec![knife, battery, Equipment::new("radio", Gives::Object)];
    let stage = armed::own(Stage::new(), items).with(2, |it| it.cover = 2);
    let mut run = stage.begin(vec![Procedure::Muster { seat: Seat(0) }]);
    let force = |tag, carries: &[&str]| Choice::Force(vec![enlist(tag, carries)]);
    assert_eq!(run.refused(0, force(1, &["knife"])), "SM-SCN-8");
    assert_eq!(run.refused(0, force(1, &["battery"])), "SM-SCN-8");
    run.choose(0, force(2, &["radio", "battery"]));
    assert!(run.is_over());
}

fn preempt(needs: Action, picks: u8) -> Manner {
    Manner::Preempt { vp: 1, needs, picks }
}

fn noticed(run: &Run, viewer: Viewer) -> (Vec<Event>, View) {
    (run.events.iter().filter_map(|it| run.game.seen(it, viewer)).collect(), run.game.view(viewer))
}

#[test]
fn sm_spc_2_an_opponent_may_react_after_a_soldiers_complete_action() {
    let mut run = watched::watched(&[(12, 8), (11, 1)]);
    watched::walks(&mut run, 1, up(40, 20));
    assert_eq!(run.awaited(), [1]);
    let card = run.card(12, 8);
    assert_eq!(run.options(1)[..2], [Choice::Done, Choice::Card(card)]);
    run.choose(1, Choice::Card(card));
    assert!(run.events.contains(&Event::Declared { seat: Seat(1), card }));
    // No dog tag action.
    assert_eq!(run.options(1), [Choice::Part(Part::Bubble), Choice::Done]);
    // Only at the soldier who has moved: 2 is spotted, too.
    run.choose(1, Choice::Part(Part::Bubble)).soldier(1, 11);
    assert_eq!(run.options(1), [Choice::Soldier(Tag(1)), Choice::Done]);
    run.soldier(1, 1).draw(11, 5);
    // It costs its VP and leaves the game; the card that was interrupted goes on.
    assert_eq!(
        (run.field().tableau[Seat(1)].score, run.field().tableau[Seat(1)].spent.clone()),
        (-2, vec![card])
    );
    assert_eq!(run.options(0), [Choice::Soldier(Tag(2)), Choice::Done]);
    // The card cannot be in hand any more: no player is asked again.
    watched::walks(&mut run, 2, up(120, 20));
    assert_eq!(run.awaited(), [0]);
}

/// SM-SPC-2, SM-ACT-9: one soldier's act of one type is an action: the walk of a "walk, shoot" is answered before the shot.
#[test]
fn sm_spc_2_a_reaction_comes_between_the_walk_and_the_shot() {
    let between = |new: bool| {
        let row = Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk, Act::Shoot] };
        let mut stage = watched::scene().card(1, 4, |it| it.bubble = vec![row]);
        stage = stage.option(12, watched::reaction(), watched::shoot_back());
        stage.setup.by_the_book = new;
        let mut run = stage.hands([&[], &[(12, 8)]]).begin(vec![Procedure::Phase { phase: 1 }]);
        watched::walks(&mut run, 1, up(40, 20));
        run
    };
    let mut run = between(true);
    assert_eq!(run.awaited(), [1]);
    let card = run.card(12, 8);
    run.choose(1, Choice::Card(card)).choose(1, Choice::Part(Part::Bubble)).soldier(1, 11).soldier(1, 1);
    // Long range hits, and kills: the shooter does not fire.
    run.draw(11, 4).draw(2, 4);
    assert!(!run.events.iter().any(|it| matches!(it, Event::Shot(shot) if shot.tag == Tag(1))));
    assert!(!matches!(run.asked(0), Some((Ask::Shoot { .. }, _))), "{:?}", run.asked(0));
    // Passed, he shoots, and nobody is asked about the walk again.
    let mut run = between(true);
    run.choose(1, Choice::Done);
    assert!(matches!(run.asked(0), Some((Ask::Shoot { tag: Tag(1) }, _))), "{:?}", run.asked(0));
    run.choose(0, Choice::Done);
    assert_ne!(run.awaited(), [1]);
    // Matches of earlier versions ask after the whole row.
    let run = between(false);
    assert!(matches!(run.asked(0), Some((Ask::Shoot { tag: Tag(1) }, _))), "{:?}", run.asked(0));
}

#[test]
fn sm_spc_2_declared_and_unused_it_is_discarded_free() {
    let mut run = watched::watched(&[(12, 8)]);
    watched::walks(&mut run, 1, up(40, 20));
    let card = run.card(12, 8);
    run.choose(1, Choice::Card(card)).choose(1, Choice::Done);
    assert_eq!(
        (run.field().tableau[Seat(1)].score, run.field().tableau[Seat(1)].discards.clone()),
        (0, vec![card])
    );
    assert!(run.field().declared.is_empty());
}

#[test]
fn sm_spc_2_what_happens_by_itself_is_used_too() {
    let draw = Step::Cards(Whom::Me, Deal::Draw(1));
    let stage = watched::scene().option(12, Manner::Reaction { vp: 2, on: Vec::new() }, vec![draw]);
    let mut run = stage.hands([&[], &[(12, 8)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 1, up(40, 20));
    let card = run.card(12, 8);
    run.choose(1, Choice::Card(card)).choose(1, Choice::Part(Part::Bubble)).draw(11, 1);
    assert_eq!(
        (run.field().tableau[Seat(1)].score, run.field().tableau[Seat(1)].spent.clone()),
        (-2, vec![card])
    );
}

#[test]
fn sm_spc_2_only_to_what_the_card_answers_and_only_if_something_was_done() {
    let stage = watched::scene().option(
        12,
        Manner::Reaction { vp: 1, on: vec![Action::Shoot] },
        watched::shoot_back(),
    );
    let mut run = stage.hands([&[], &[(12, 8)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 1, up(40, 20));
    assert_eq!(run.awaited(), [0]);
    let mut run = watched::watched(&[(12, 8)]);
    run.choose(0, Choice::Part(Part::Bubble)).soldier(0, 1).choose(0, Choice::Done);
    assert_eq!(run.awaited(), [0]);
}

#[test]
fn sm_spc_2_who_has_no_reaction_cannot_be_told_from_who_declines() {
    let runs = [&[(12, 8), (11, 1)][..], &[(12, 1), (11, 1)]].map(|hand| {
        let mut run = watched::watched(hand);
        watched::walks(&mut run, 1, up(40, 20));
        let asked = (run.awaited(), run.game.pending_for(Viewer::Seat(Seat(0))));
        run.choose(1, Choice::Done);
        (asked, noticed(&run, Viewer::Seat(Seat(0))), noticed(&run, Viewer::Spectator), run.awaited())
    });
    assert_eq!(runs[0], runs[1]);
    assert_eq!(runs[0].0.0, [1]);
}

#[test]
fn sm_spc_2_a_standing_pass_cannot_be_told_from_a_quick_one() {
    let pass = Choice::Standing(Standing::Pass { turn: 1, phase: 1, unless: None });
    let runs = [Choice::Done, pass.clone()].map(|choice| {
        let mut run = watched::watched(&[(12, 8), (11, 1)]);
        watched::walks(&mut run, 1, up(40, 20));
        assert!(run.options(1).contains(&pass));
        run.choose(1, choice);
        watched::walks(&mut run, 2, up(120, 20));
        run
    });
    // He is still asked again; the answer is there to be given for him.
    let given = Some(Answer::Choose { seat: Seat(1), choice: Choice::Done });
    assert_eq!(runs.each_ref().map(|it| it.game.standing()), [None, given]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let seen = runs.each_ref().map(|it| (noticed(it, viewer), it.awaited(), it.game.pending_for(viewer)));
        assert_eq!(seen[0], seen[1]);
    }
    let own = Viewer::Seat(Seat(1));
    assert_ne!(noticed(&runs[0], own), noticed(&runs[1], own));
}

#[test]
fn sm_spc_2_a_standing_answer_ends_with_its_phase_or_makes_an_exception() {
    let field = |turn, phase| Field { turn, phase, ..Field::default() };
    let pass = Standing::Pass { turn: 2, phase: 1, unless: None };
    assert!(pass.passes(&field(2, 1), &[Action::Move]));
    assert!(!pass.passes(&field(2, 2), &[Action::Move]) && !pass.passes(&field(3, 1), &[Action::Move]));
    let unless = Standing::Pass { turn: 2, phase: 0, unless: Some(Action::Shoot) };
    assert!(unless.passes(&field(2, 3), &[Action::Move]));
    assert!(!unless.passes(&field(2, 3), &[Action::Move, Action::Shoot]));
    assert!(!Standing::Ask.passes(&field(2, 1), &[]));
}

#[test]
fn sm_spc_2_several_react_by_initiative_and_wait_for_each_other() {
    // Two players of seat 1's side: soldier 12 is seat 2's.
    let mut stage = watched::scene().option(12, watched::reaction(), watched::shoot_back()).option(
        11,
        watched::reaction(),
        watched::shoot_back(),
    );
    stage.setup.seats = vec!["us".into(), "german".into(), "german".into()];
    stage.setup.scenario.sides[1].forces.push(sergeants::content::Force { players: 2, vp: 10, leaders: 1 });
    stage.setup.scenario.sides[1].start =
        sergeants::content::Start::Enter(vec!["east".into(), "west".into()]);
    stage.position.soldiers[3].seat = Seat(2);
    stage.position.hands = vec![vec![], vec![(Tag(11), 8)], vec![(Tag(12), 8), (Tag(12), 1)]];
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 1, up(40, 20));
    assert_eq!(run.awaited(), [1, 2]);
    let cards = [run.card(11, 8), run.card(12, 8)];
    // Sealed until all have answered.
    run.choose(1, Choice::Card(cards[0]));
    assert!(!run.events.iter().any(|it| matches!(it, Event::Declared { .. })));
    run.choose(2, Choice::Card(cards[1]));
    let declared: Vec<_> = run.field().declared;
    assert_eq!(declared, [(Seat(2), cards[1]), (Seat(1), cards[0])]);
    // Seat 2 has more cards in hand and is first; its soldier then falls to nobody, and seat 1 puts its own away.
    assert_eq!(run.awaited(), [2]);
    run.choose(2, Choice::Done);
    assert_eq!(run.awaited(), [1]);
    run.choose(1, Choice::Done);
    assert_eq!((run.awaited(), run.field().scores().clone()), (vec![0], vec![0, 0, 0]));
}

#[test]
fn sm_spc_2_no_reaction_to_a_reaction_an_event_or_a_melee() {
    // Both sides have a specialist with a reaction to anything.
    let any = || Manner::Reaction { vp: 1, on: Vec::new() };
    let turns = || vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk] }];
    let stage = watched::scene().option(12, any(), turns()).option(2, any(), turns());
    let mut run = stage.hands([&[(2, 8)], &[(12, 8)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 1, up(40, 20));
    let card = run.card(12, 8);
    run.choose(1, Choice::Card(card)).choose(1, Choice::Part(Part::Bubble)).soldier(1, 11);
    run.choose(1, Choice::Walk(up(440, 20).into()));
    // Seat 0 is not asked to react, but goes on with its card.
    assert!(matches!(run.asked(0), Some((Ask::Who { .. }, _))), "{:?}", run.asked(0));
    // Events: soldiers act, and no player reacts.
    let context = Context { seat: Some(Seat(0)), owner: None, must: true, bubble: false };
    let stage = watched::scene().option(12, any(), turns()).hands([&[], &[(12, 8)]]);
    let mut run = stage.begin(vec![Procedure::Carry { context, steps: turns() }]);
    run.soldier(0, 1).choose(0, Choice::Walk(up(40, 20).into()));
    assert!(run.is_over());
}

#[test]
fn sm_spc_3_a_command_card_names_its_type_and_gives_a_dog_tag_action_of_any() {
    let stage = watched::scene().option(2, Manner::Command, Vec::new());
    let stage = stage.shown([&[(2, 8)], &[]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    // The phase is MOVE, then HIDE.
    assert_eq!(run.options(0), [Choice::Action(Action::Move), Choice::Action(Action::Hide)]);
    run.choose(0, Choice::Action(Action::Hide)).choose(0, Choice::Part(Part::DogTag));
    assert_eq!(run.options(0).len(), 5);
    run.choose(0, Choice::Row(1));
    assert_eq!(run.options(0), [Choice::Act(Act::Shoot), Choice::Act(Act::Throw), Choice::Done]);
}

#[test]
fn sm_spc_3_it_fits_every_phase_while_its_specialist_is_on_the_map() {
    let hand: &[(u16, u8)] = &[(2, 8), (1, 3), (1, 2)];
    let theirs: &[(u16, u8)] = &[(11, 3), (11, 1), (11, 2)];
    let mut stage =
        watched::scene().shown([&[], &[]]).option(2, Manner::Command, Vec::new()).hands([hand, theirs]);
    let run = stage_place(&mut stage);
    let all = [run.card(2, 8), run.card(1, 3), run.card(1, 2)];
    let on_second = Choice::Placing([Some(all[1]), Some(all[0]), Some(all[2])]);
    let choose = |run: &Run, choice: &Choice| {
        run.game.check(&Answer::Choose { seat: Seat(0), choice: choice.clone() })
    };
    assert!(choose(&run, &on_second).is_ok());
    // SM-SPC-5: off the map the card is dead; then two phases are all that the hand can fill.
    stage.position.soldiers[1].at = None;
    let run = stage_place(&mut stage);
    assert!(choose(&run, &on_second).is_err());
    assert!(choose(&run, &Choice::Placing([Some(all[1]), Some(all[2]), None])).is_ok());
}

fn stage_place(stage: &mut Stage) -> Run {
    let copy = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
    copy.begin(vec![Procedure::Place])
}

#[test]
fn sm_spc_5_dead_cards_stay_in_hand_and_do_nothing() {
    // The specialist is dead: no reaction is asked for, and his command card does nothing when it is due.
    let mut stage =
        watched::scene().option(12, watched::reaction(), watched::shoot_back()).hands([&[], &[(12, 8)]]);
    stage.position.soldiers[3].prisoner_of = Some(Tag(1));
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 2, up(120, 20));
    assert_eq!(run.awaited(), [0]);
    let mut stage = watched::scene().option(2, Manner::Command, Vec::new()).shown([&[(2, 8)], &[]]);
    stage.position.soldiers[1].at = None;
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Action(Action::Move));
    let cancelled = Event::CardCancelled { seat: Seat(0), card: run.card(2, 8) };
    assert!(run.events.contains(&cancelled));
    // SM-SPC-6: his ordinary cards stay playable.
    let mut stage = watched::scene().option(2, Manner::Command, Vec::new()).shown([&[(2, 4)], &[]]);
    stage = stage.card(2, 4, |it| it.bubble = vec![Step::Rally(1)]);
    stage.position.soldiers[1].prisoner_of = Some(Tag(11));
    let run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.options(0), [Choice::Part(Part::Bubble), Choice::Done]);
}

/// Soldier 12 has a preempt against MOVE, card 8.
fn preempted(picks: u8, hand: &[(u16, u8)]) -> Run {
    let stage = watched::scene().option(12, preempt(Action::Move, picks), watched::shoot_back());
    stage.hands([&[], hand]).begin(vec![Procedure::Phase { phase: 1 }])
}

#[test]
fn sm_spc_4_the_preempting_player_picks_and_the_owner_carries_it_out() {
    let mut run = preempted(3, &[(12, 8)]);
    let (card, against) = (run.card(12, 8), run.card(1, 4));
    assert_eq!(run.awaited(), [1]);
    let choice = Choice::Preempt { card, of: Seat(0), against };
    assert_eq!(run.options(1)[..2], [Choice::Done, choice.clone()]);
    run.choose(1, choice);
    // At most as many as the bubble has: two.
    let Some((Ask::Pick { left, .. }, options)) = run.asked(1) else { panic!("{:?}", run.game.pending()) };
    assert_eq!((left, options.len()), (2, 3));
    run.soldier(1, 2).choose(1, Choice::Done);
    // The owner walks; then the preempt's own part: a shot at whom it picked.
    run.choose(0, Choice::Walk(up(120, 20).into()));
    assert_eq!(run.options(1), [Choice::Part(Part::Bubble), Choice::Done]);
    run.choose(1, Choice::Part(Part::Bubble)).soldier(1, 12);
    assert_eq!(run.options(1), [Choice::Soldier(Tag(2)), Choice::Done]);
    run.choose(1, Choice::Done);
    assert_eq!(run.field().tableau[Seat(1)].score, -1);
    let taken = Preempted { seat: Seat(0), card: against, step: 0, tags: vec![Tag(2)] };
    assert_eq!(run.field().preempted, [taken]);
    // The rest of the card at its normal time: one place is left in the bubble, and 2 has acted.
    run.choose(0, Choice::Part(Part::Bubble));
    let Some((Ask::Who { left, .. }, options)) = run.asked(0) else { panic!("{:?}", run.game.pending()) };
    assert_eq!((left, options), (1, vec![Choice::Soldier(Tag(1)), Choice::Done]));
}

#[test]
fn sm_spc_4_a_bubble_that_is_used_up_is_no_part_of_the_card() {
    let mut run = preempted(2, &[(12, 8)]);
    let (card, against) = (run.card(12, 8), run.card(1, 4));
    run.choose(1, Choice::Preempt { card, of: Seat(0), against }).soldier(1, 2).soldier(1, 1);
    run.choose(0, Choice::Done).choose(0, Choice::Done).choose(1, Choice::Done);
    assert_eq!(run.options(0), [Choice::Part(Part::DogTag), Choice::Done]);
}

#[test]
fn sm_spc_4_its_condition_must_fit_a_type_whichever_was_named() {
    // Card 7 is MOVE or HIDE, and named as HIDE: a preempt against MOVE still fits.
    let walk = Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk] };
    let stage = watched::scene().card(1, 7, |it| it.bubble = vec![walk.clone()]).shown([&[(1, 7)], &[]]);
    let stage = stage.option(12, preempt(Action::Move, 1), Vec::new()).hands([&[], &[(12, 8)]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Action(Action::Hide));
    assert_eq!(run.awaited(), [1]);
    // One against SHOOT does not.
    let stage = watched::scene().option(12, preempt(Action::Shoot, 1), Vec::new()).hands([&[], &[(12, 8)]]);
    let run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.awaited(), [0]);
    // Nor against a command card.
    let stage = watched::scene().option(2, Manner::Command, vec![walk]).shown([&[(2, 8)], &[]]);
    let stage = stage.option(12, preempt(Action::Move, 1), Vec::new()).hands([&[], &[(12, 8)]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    run.choose(0, Choice::Action(Action::Move));
    assert_eq!(run.awaited(), [0]);
}

#[test]
fn sm_spc_4_who_has_no_preempt_is_asked_all_the_same() {
    let runs = [&[(12, 8), (11, 1)][..], &[(12, 1), (11, 1)]].map(|hand| {
        let mut run = preempted(1, hand);
        let asked = (run.awaited(), run.game.pending_for(Viewer::Seat(Seat(0))));
        run.choose(1, Choice::Done);
        (asked, noticed(&run, Viewer::Seat(Seat(0))), run.awaited())
    });
    assert_eq!(runs[0], runs[1]);
    assert_eq!(runs[0].0.0, [1]);
}

#[test]
fn sm_spc_4_both_may_preempt_and_a_preempt_cannot_be_reacted_to() {
    // Soldier 2 preempts seat 1's MOVE, soldier 12 seat 0's; both have a reaction to anything in hand.
    let walk = || vec![Step::Do { who: Who::UpTo(2, Set::Own), each: vec![Act::Walk] }];
    let any = || Manner::Reaction { vp: 1, on: Vec::new() };
    let stage = watched::scene().card(11, 4, |it| it.bubble = walk()).shown([&[(1, 4)], &[(11, 4)]]);
    let stage =
        stage.option(12, preempt(Action::Move, 1), walk()).option(2, preempt(Action::Move, 1), walk());
    let stage = stage.option(12, any(), walk()).option(2, any(), walk());
    let stage = stage.hands([&[(2, 8), (2, 9)], &[(12, 8), (12, 9), (12, 1)]]);
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.awaited(), [0, 1]);
    let cards = [run.card(2, 8), run.card(12, 8)];
    let against = [run.card(11, 4), run.card(1, 4)];
    run.choose(0, Choice::Preempt { card: cards[0], of: Seat(1), against: against[0] });
    run.choose(1, Choice::Preempt { card: cards[1], of: Seat(0), against: against[1] });
    // Seat 1 has more cards and is first. Soldier 1 acts for it, to which seat 1 may react, as to any action of his.
    run.soldier(1, 1).choose(0, Choice::Walk(up(40, 20).into()));
    assert!(matches!(run.asked(1), Some((Ask::React { .. }, _))), "{:?}", run.game.pending());
    run.choose(1, Choice::Done).choose(1, Choice::Part(Part::Bubble)).soldier(1, 11);
    run.choose(1, Choice::Walk(up(440, 20).into()));
    // Seat 0 is not asked about the preempt's own part.
    assert_eq!(run.awaited(), [1]);
    run.choose(1, Choice::Done);
    assert!(matches!(run.asked(0), Some((Ask::Pick { .. }, _))), "{:?}", run.game.pending());
}

/// SM-SPC-4: several players preempt one card by their initiative: the second picks from what is left.
#[test]
fn sm_spc_4_two_preempts_against_one_card_pick_in_turn() {
    let walk = || vec![Step::Do { who: Who::UpTo(1, Set::Own), each: vec![Act::Walk] }];
    let mut stage = watched::scene().option(12, preempt(Action::Move, 1), walk());
    stage = stage.option(11, preempt(Action::Move, 2), walk());
    stage.setup.seats = vec!["us".into(), "german".into(), "german".into()];
    stage.setup.scenario.sides[1].forces.push(sergeants::content::Force { players: 2, vp: 10, leaders: 1 });
    stage.setup.scenario.sides[1].start =
        sergeants::content::Start::Enter(vec!["east".into(), "west".into()]);
    stage.position.soldiers[3].seat = Seat(2);
    stage.position.hands = vec![vec![], vec![(Tag(11), 8)], vec![(Tag(12), 8), (Tag(12), 1)]];
    let mut run = stage.begin(vec![Procedure::Phase { phase: 1 }]);
    assert_eq!(run.awaited(), [1, 2]);
    let (cards, against) = ([run.card(11, 8), run.card(12, 8)], run.card(1, 4));
    run.choose(1, Choice::Preempt { card: cards[0], of: Seat(0), against });
    run.choose(2, Choice::Preempt { card: cards[1], of: Seat(0), against });
    // Seat 2 has more cards in hand, and the initiative: it picks one of both.
    assert_eq!(run.options(2), [Choice::Soldier(Tag(1)), Choice::Soldier(Tag(2)), Choice::Done]);
    run.soldier(2, 1).choose(0, Choice::Walk(up(40, 20).into())).choose(2, Choice::Done);
    // Of the bubble's two one is left, whatever the second preempt could pick.
    let Some((Ask::Pick { left, .. }, options)) = run.asked(1) else { panic!("{:?}", run.game.pending()) };
    assert_eq!((left, options), (1, vec![Choice::Soldier(Tag(2)), Choice::Done]));
}

#[test]
fn sm_spc_1_optional_cards_are_taken_or_left_at_set_up() {
    let mut stage = watched::scene().option(2, Manner::Command, Vec::new()).option(
        2,
        watched::reaction(),
        watched::shoot_back(),
    );
    stage.setup.scenario.sides[0].specialists = vec![Tag(2)];
    let story = stage.setup.library.story.get_mut(&StoryNr(4)).expect("it is there");
    (story.specialist, story.effect.by) = (Some(Tag(2)), By::Owner);
    let buys = |stage: &Stage, cards: &[u8], story: &[u16]| {
        let game = table::Game::<sergeants::Sergeants>::new(&stage.setup);
        let (mut game, _) = game.unwrap_or_else(|why| panic!("{why:?}"));
        let mut force = vec![
            sergeants::content::Enlisted::new(Tag(2), None),
            sergeants::content::Enlisted::new(Tag(1), None),
        ];
        force[0].cards = cards.to_vec();
        force[0].story = story.iter().map(|it| StoryNr(*it)).collect();
        let told = game.answer(Answer::Choose { seat: Seat(0), choice: Choice::Force(force) });
        told.map(|_| game)
    };
    for (cards, n) in [(&[][..], 14), (&[8], 15), (&[8, 9], 16)] {
        let game = buys(&stage, cards, &[]).expect("he brings what he has");
        assert_eq!(game.view(Viewer::Spectator).seats[0].deck, n);
    }
    // Not another soldier's, not an ordinary card, not twice.
    for cards in [&[7][..], &[10], &[0], &[8, 8]] {
        let why = buys(&stage, cards, &[]).map(|_| ());
        assert!(matches!(why, Err(table::Refused::Rule(it)) if it.rule() == "SM-SPC-1"), "{cards:?}");
    }
    assert!(buys(&stage, &[], &[3]).is_err());
    // The story card is in the deck only if he brings it.
    for (story, n) in [(&[][..], 3), (&[4], 4)] {
        let mut game = buys(&stage, &[], story).expect("it is his");
        let force = vec![sergeants::content::Enlisted::new(Tag(11), None)];
        game.answer(Answer::Choose { seat: Seat(1), choice: Choice::Force(force) })
            .expect("he may be bought");
        assert_eq!(game.view(Viewer::Spectator).field.story_deck.len(), n);
    }
    // Whom the scenario does not name cannot be bought.
    stage.setup.scenario.sides[0].specialists.clear();
    assert!(matches!(buys(&stage, &[], &[]), Err(table::Refused::Rule(it)) if it.rule() == "SM-SCN-9"));
}

#[test]
fn sm_spc_1_a_specialist_has_three_badge_cards_and_four_main_ones() {
    let (mut cards, mut soldiers) = (String::new(), String::new());
    for mark in ["main", "main", "main", "main", "badge", "badge", "badge", "optional"] {
        let manner = if mark == "optional" { "manner: command" } else { "types: [look]" };
        cards += &format!("({manner}, mark: {mark}, damage: zip),");
    }
    soldiers += "(tag: 1, name: \"It\", side: \"us\", kind: specialist, ranks: [(rank: officer, cost: 1, healthy: (command: 2), wounded: ())])";
    let library = |cards: &str, soldiers: &str| {
        let (cards, soldiers) =
            (format!("(cards: [(tag: 1, cards: [{cards}])])"), format!("(soldiers: [{soldiers}])"));
        let texts = sergeants::content::Texts {
            soldiers: ("s", &soldiers),
            cards: ("c", &cards),
            story: ("t", "(story: [])"),
            orders: ("o", "(orders: [])"),
            equipment: ("e", "(equipment: [])"),
            modules: ("m", "(panels: [])"),
            decorations: ("d", "(decorations: [])"),
        };
        sergeants::content::Library::parse(&texts)
            .map_err(|it| it.iter().map(|it| it.what.clone()).collect::<Vec<_>>())
    };
    let whole = library(&cards, &soldiers).expect("he is whole");
    assert_eq!(whole.cards[&Tag(1)][7].types, Action::ALL);
    assert_eq!(whole.soldiers[&Tag(1)].ranks[0].rank, Rank::Officer);
    let private = soldiers.replace("specialist", "private");
    assert!(library(&cards, &private).is_err());
    let wrong = cards.replacen("mark: badge", "mark: main", 1);
    let told = library(&wrong, &soldiers).expect_err("he is not whole");
    assert!(told.iter().any(|it| it.contains("badge cards; three are right")), "{told:?}");
    for (from, to, what) in [
        ("manner: command", "manner: reaction(), types: [look]", "has no types"),
        ("manner: command", "manner: reaction()", "needs something to do"),
        ("manner: command", "manner: command, types: [look]", "all four types"),
        ("manner: command", "manner: preempt(needs: move, picks: 0)", "picks one soldier"),
        ("types: [look], mark: badge", "manner: command, mark: badge", "is optional"),
        ("types: [look], mark: badge", "types: [look], roles: [1], mark: badge", "ask for roles"),
    ] {
        let told = library(&cards.replacen(from, to, 1), &soldiers).expect_err("it is wrong");
        assert!(told.iter().any(|it| it.contains(what)), "{what}: {told:?}");
    }
}

#[test]
fn sm_spc_6_a_specialists_event_happens_only_while_he_is_on_the_map() {
    let happens = |at: Option<Place>| {
        let mut stage = watched::scene();
        stage.setup.library.soldiers.get_mut(&Tag(2)).expect("he is there").kind = Kind::Specialist;
        let it = stage.setup.library.story.get_mut(&StoryNr(2)).expect("it is there");
        (it.effect.by, it.effect.topic, it.specialist) = (By::Owner, Topic::Weird, Some(Tag(2)));
        it.effect.steps = vec![Step::Mark(Who::Owner, Mark::Pin)];
        stage.position.soldiers[1].at = at;
        let run = stage.begin(vec![Procedure::Events]);
        run.field().figure(Tag(2)).is_some_and(|it| it.pinned)
    };
    assert_eq!((happens(Some(watched::at(1, 0))), happens(None)), (true, false));
}

#[test]
fn sm_spc_6_equipment_is_for_the_specialist_or_who_meets_its_requirement() {
    let mut stage = watched::scene().with(3, |it| it.cover = 2);
    let fight = sergeants::content::Gives::Ability { what: Stat::Fight, by: 2 };
    let carry = vec![Set::Named(Tag(2)), Set::With { what: Stat::Cover, least: i8::MIN, most: 2 }];
    let knife = sergeants::content::Equipment {
        carry: Set::Any(carry),
        ..sergeants::content::Equipment::new("knife", fight)
    };
    stage.setup.library.equipment.insert("knife".into(), knife);
    let carried = |tag: u16| {
        let (game, _) = table::Game::<sergeants::Sergeants>::new(&stage.setup).expect("it is valid");
        let mut one = sergeants::content::Enlisted::new(Tag(tag), None);
        one.carries = vec!["knife".into()];
        game.check(&Answer::Choose { seat: Seat(0), choice: Choice::Force(vec![one]) }).is_ok()
    };
    assert_eq!([1, 2, 3].map(carried), [false, true, true]);
    // Fight 2 is 4 with it: cards drawn in melee.
    let mut stage = Stage { setup: stage.setup.clone(), position: stage.position.clone() };
    stage.position.soldiers.truncate(2);
    stage.position.soldiers[1].carries = vec!["knife".into()];
    let facing = Place::new(120 + 14, 40, sergeants::measure::Facing::LEFT);
    let run = stage.post(11, facing).begin(vec![Procedure::Melees]);
    let melee = run.field().melee.expect("a melee is fought");
    assert_eq!((melee.order, melee.draws), (vec![Seat(0), Seat(1)], vec![4, 2]));
}

#[test]
fn sm_spc_2_a_red_box_that_is_not_paid_puts_the_card_away() {
    let mut stage = watched::scene().option(12, watched::reaction(), watched::shoot_back());
    let pay = vec![Step::Cards(Whom::Me, Deal::Discard(1))];
    stage = stage.card(12, 8, |it| it.narrator = Some(Narrator::Cost { only: None, pay }));
    let mut run = stage.hands([&[], &[(12, 8)]]).begin(vec![Procedure::Phase { phase: 1 }]);
    watched::walks(&mut run, 1, up(40, 20));
    let card = run.card(12, 8);
    // The hand is empty now: it cannot be paid.
    assert_eq!(run.choose(1, Choice::Card(card)).options(1), [Choice::No]);
    run.choose(1, Choice::No);
    assert_eq!((run.field().tableau[Seat(1)].discards.clone(), run.awaited()), (vec![card], vec![0]));
    assert!(run.field().playing.is_some_and(|it| it.seat == Seat(0)));
    assert_eq!(option(Manner::Action, Belongs::Optional, Vec::new()).price(), 0);
}
