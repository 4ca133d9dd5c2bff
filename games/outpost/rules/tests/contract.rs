//! What the table promises to those who play at it, one promise a test. Outpost is the game of these tests.

mod common;

use std::collections::BTreeSet;

use common::*;
use outpost::{Ask, Cache, Card, Choice, Event, Hex, Outpost, Setup, Target, Why};
use serde_json::{Value, json};
use table::{
    Answer, Barrier, CannotUndo, Chance, Game, Match, Pending, Refused, Seat, Shuffler, Viewer,
    policy::{Recorder, Uniform},
    save::{LoadError, Verified, load, save, verify},
};

/// A new match of three, before the caches are hidden.
fn begun() -> Match<Outpost> {
    Match::new(Setup { rounds: 4, clock: true, ..Setup::of(3) }).expect("three can play").0
}

/// The same with all caches hidden and these hands.
fn dealt_hands(hands: [[Card; 4]; 3]) -> Match<Outpost> {
    let mut it = begun();
    give(&mut it, [3, -2, 1, 4, 0, 2, 3].map(|cache| draw(Cache(cache))));
    for hand in hands {
        give(&mut it, hand.map(draw));
    }
    it
}

/// A match of three that waits for the orders of the first round, of which seat 0 gives two.
fn dealt() -> Match<Outpost> {
    use Card::{Cover, March, Raid, Scout};
    dealt_hands([[March, March, Scout, Raid], [Raid, March, Cover, Scout], [March, Raid, Scout, March]])
}

/// The same, once seat 0 has laid the first two cards, and seats 1 and 2 the others.
fn ordered(cards: [Card; 4]) -> Match<Outpost> {
    let mut it = dealt();
    give(&mut it, [by(0, cards[0]), by(0, cards[1]), by(1, cards[2]), by(2, cards[3])]);
    it
}

/// Seat 0 is to march, then seat 1, then seat 2, then seat 0 again.
fn marching() -> Match<Outpost> {
    ordered([Card::March; 4])
}

/// Seat 0 is to march, and to march again before anyone else is asked.
fn marching_twice() -> Match<Outpost> {
    ordered([Card::March, Card::March, Card::Cover, Card::Raid])
}

/// Seat 0 has marched next to an outpost and is asked to look into it.
fn scouting() -> Match<Outpost> {
    let mut it = ordered([Card::March, Card::Scout, Card::March, Card::March]);
    give(&mut it, [by(0, march("F5")), by(1, Choice::Stay), by(2, Choice::Stay)]);
    it
}

/// Seat 0 raids the patrol of seat 1, and seat 1 is asked for cover.
fn raided() -> Match<Outpost> {
    let mut it = ordered([Card::March, Card::Raid, Card::March, Card::March]);
    give(
        &mut it,
        [by(0, march("E5")), by(1, march("E4")), by(2, Choice::Stay), by(0, Target::Patrol(Seat(1)))],
    );
    it
}

/// The same, and the die is to be rolled.
fn striking() -> Match<Outpost> {
    let mut it = raided();
    give(&mut it, [by(1, Choice::NoCover)]);
    it
}

/// A match played at random for so many answers, or to its end.
fn at_random(seed: u64, n_answers: usize) -> Match<Outpost> {
    let setup = Setup { rounds: 4, clock: true, ..Setup::of(3 + (seed % 2) as u8) };
    let (mut it, _) = Match::new(setup).expect("three or four can play");
    let mut chance = Shuffler::new(seed);
    while it.journal().len() < n_answers {
        let Some(answer) = it.game().random_answer(&mut chance) else { break };
        give(&mut it, [answer]);
    }
    it
}

fn ended() -> Match<Outpost> {
    at_random(1, usize::MAX)
}

mod refusals {
    use super::*;

    #[test]
    fn a_seat_that_is_not_asked_is_refused() {
        assert_eq!(refused(&dealt(), by(9, Card::March)), Refused::NotAsked(Seat(9)));
        assert_eq!(refused(&marching(), by(1, Choice::Stay)), Refused::NotAsked(Seat(1)));
    }

    #[test]
    fn a_seat_that_has_sealed_all_its_choices_is_no_longer_asked() {
        let mut it = dealt();
        give(&mut it, [by(1, Card::Raid)]);
        assert_eq!(refused(&it, by(1, Card::Raid)), Refused::NotAsked(Seat(1)));
    }

    #[test]
    fn a_choice_is_refused_where_chance_is_wanted() {
        assert_eq!(refused(&begun(), by(0, Card::March)), Refused::ChanceWanted);
        assert_eq!(refused(&striking(), by(0, Target::Patrol(Seat(1)))), Refused::ChanceWanted);
    }

    #[test]
    fn chance_is_refused_where_a_choice_is_wanted() {
        assert_eq!(refused(&dealt(), roll(&[1])), Refused::ChoiceWanted);
        assert_eq!(refused(&dealt(), draw(Card::Raid)), Refused::ChoiceWanted);
    }

    #[test]
    fn other_dice_than_wanted_are_refused() {
        let wrong = Refused::WrongDice { n: 1, sides: 6 };
        for dice in [&[][..], &[0], &[7], &[3, 3]] {
            assert_eq!(refused(&striking(), roll(dice)), wrong, "{dice:?}");
        }
        assert_eq!(refused(&striking(), draw(Card::Raid)), wrong);
        give(&mut striking(), [roll(&[6])]);
    }

    #[test]
    fn what_is_not_in_the_bag_cannot_be_drawn() {
        assert_eq!(refused(&begun(), draw(Cache(9))), Refused::NotInBag);
        assert_eq!(refused(&begun(), draw(Card::Raid)), Refused::NotInBag);
        assert_eq!(refused(&begun(), roll(&[1])), Refused::NotInBag);
    }

    #[test]
    fn a_strange_choice_is_refused_by_the_rules_with_their_reason() {
        assert_eq!(
            refused(&dealt(), by(0, Card::Cover)),
            Refused::Rule(Why::NotInHand { card: Card::Cover })
        );
        let other = |rule| Refused::Rule(Why::OtherQuestion { rule });
        assert_eq!(refused(&dealt(), by(0, Choice::Stay)), other("OP-ORD-3"));
        assert_eq!(refused(&marching(), by(0, Card::March)), other("OP-MOV-1"));
    }

    #[test]
    fn time_does_not_run_out_where_no_clock_runs() {
        assert_eq!(refused(&begun(), Answer::TimeUp), Refused::NoClock);
        assert_eq!(refused(&dealt(), Answer::TimeUp), Refused::NoClock);
        assert_eq!(refused(&striking(), Answer::TimeUp), Refused::NoClock);
        let events = give(&mut marching(), [Answer::TimeUp]);
        assert_eq!(events[0], Event::TimeRanOut { seat: Seat(0) });
    }

    #[test]
    fn nothing_is_taken_after_the_end() {
        let it = ended();
        assert!(it.game().pending().outcome().is_some());
        for answer in [by(0, Card::March), roll(&[1]), draw(Card::Raid), Answer::TimeUp] {
            assert_eq!(refused(&it, answer), Refused::Over);
        }
    }

    #[test]
    fn a_refusal_reads_as_a_sentence() {
        let said = |it: &Match<Outpost>, answer| refused(it, answer).to_string();
        assert_eq!(said(&ended(), Answer::TimeUp), "The game is over.");
        assert_eq!(said(&dealt(), by(9, Card::Scout)), "Nothing is asked of seat 9 now.");
        assert_eq!(said(&begun(), by(0, Card::Scout)), "Dice or a draw are awaited, not a choice.");
        assert_eq!(said(&dealt(), roll(&[1])), "A choice is awaited, not dice or a draw.");
        assert_eq!(said(&striking(), roll(&[7])), "1 die is awaited, showing 1 to 6.");
        assert_eq!(said(&begun(), roll(&[1])), "That is not in the bag.");
        assert_eq!(said(&dealt(), Answer::TimeUp), "No clock is running now.");
        assert_eq!(
            said(&dealt(), by(0, Card::Cover)),
            "The rules do not allow it: NotInHand { card: Cover }."
        );
    }

    #[test]
    fn all_problems_of_a_set_up_are_reported_at_once() {
        let problems =
            Match::<Outpost>::new(Setup { rounds: 0, ..Setup::of(5) }).expect_err("five cannot play");
        let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
        let wanted =
            ["setup.players: Two to four can play.", "setup.rounds: A game has four to nine rounds."];
        assert_eq!(said, wanted);
    }
}

mod secrets {
    use super::*;

    #[test]
    fn a_viewer_is_shown_their_own_question_alone() {
        let it = dealt();
        let asked = |viewer| it.game().pending_for(viewer).awaited();
        assert_eq!(it.game().pending().awaited(), [Seat(0), Seat(1), Seat(2)]);
        assert_eq!(asked(Viewer::Seat(Seat(1))), [Seat(1)]);
        assert_eq!(asked(Viewer::Spectator), []);
    }

    #[test]
    fn the_bag_stays_closed_to_everyone() {
        for viewer in EVERYONE {
            let shown = serde_json::to_value(begun().game().pending_for(viewer)).expect("it can be written");
            assert_eq!(shown["chance"]["draw"]["bag"], json!([]));
        }
    }

    #[test]
    fn nobody_notices_that_a_choice_is_sealed() {
        let before = dealt();
        let mut after = before.clone();
        assert_eq!(give(&mut after, [by(1, Card::Raid), by(0, Card::Scout)]), []);
        assert_eq!(after.game().n_sealed(), 2);
        let sealed: Vec<Vec<_>> =
            (0..3).map(|it| after.game().sealed_by(Seat(it)).cloned().collect()).collect();
        let [scout, strike] = [Card::Scout, Card::Raid].map(Choice::from);
        assert_eq!(sealed, [vec![scout], vec![strike], vec![]], "each knows their own");
        for viewer in EVERYONE {
            assert_eq!(after.game().view(viewer), before.game().view(viewer));
        }
        for viewer in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
            assert_eq!(after.game().pending_for(viewer), before.game().pending_for(viewer));
        }
    }

    #[test]
    fn the_order_in_which_choices_are_sealed_does_not_matter() {
        let orders = [(0, Card::Scout), (0, Card::March), (1, Card::Raid), (2, Card::Scout)];
        let games = [[0, 1, 2, 3], [2, 3, 0, 1], [0, 3, 1, 2], [3, 0, 2, 1]].map(|arrival| {
            let mut it = dealt();
            let events = give(&mut it, arrival.map(|i| by(orders[i].0, orders[i].1)));
            let told: Vec<Value> = EVERYONE
                .iter()
                .map(|&viewer| {
                    let seen: Vec<_> =
                        events.iter().filter_map(|event| it.game().seen(event, viewer)).collect();
                    json!([it.game().view(viewer), it.game().pending_for(viewer), seen])
                })
                .collect();
            let file: Value = serde_json::from_str(&save(&it)).expect("a save is JSON");
            (told, file["snapshot"].clone())
        });
        assert!(games.iter().all(|it| *it == games[0]));
    }

    #[test]
    fn a_seat_with_two_questions_is_asked_one_after_the_other() {
        let asked =
            |it: &Match<Outpost>| it.game().pending().prompt(Seat(0)).map(|prompt| prompt.ask.clone());
        let mut it = dealt();
        assert_eq!(asked(&it), Some(Ask::Order { nth: 1 }));
        give(&mut it, [by(0, Card::Scout)]);
        assert_eq!(asked(&it), Some(Ask::Order { nth: 2 }));
        give(&mut it, [by(1, Card::Cover), by(2, Card::Raid)]);
        assert_eq!(it.game().pending().awaited(), [Seat(0)]);
        let events = give(&mut it, [by(0, Card::March)]);
        let laid = |card| Event::Laid { seat: Seat(0), card: Some(card) };
        let own: Vec<&Event> =
            events.iter().filter(|it| matches!(it, Event::Laid { seat: Seat(0), .. })).collect();
        assert_eq!(own, [&laid(Card::Scout), &laid(Card::March)], "in the order in which they were chosen");
    }

    #[test]
    fn a_scout_alone_learns_what_the_outpost_holds() {
        let mut it = scouting();
        let outpost = hex("G5");
        let events = give(&mut it, [by(0, Choice::Scout(outpost))]);
        for viewer in EVERYONE {
            let cache = viewer.is(Seat(0)).then_some(Cache(3));
            assert_eq!(it.game().view(viewer).outposts[&outpost].cache, cache);
            let scouted = Event::Scouted { seat: Seat(0), outpost, cache };
            assert_eq!(it.game().seen(&events[0], viewer), Some(scouted));
            assert_eq!(it.game().is_private(&events[0], viewer), cache.is_some(), "for {viewer:?}");
        }
    }

    #[test]
    fn what_everyone_is_told_alike_is_private_to_nobody() {
        let mut it = scouting();
        let events = give(&mut it, [by(0, Choice::Scout(hex("G5"))), by(0, Choice::RaiseFlag)]);
        let raised = events.iter().find(|it| matches!(it, Event::FlagRaised { .. })).expect("it flies");
        assert!(EVERYONE.iter().all(|viewer| !it.game().is_private(raised, *viewer)));
    }

    #[test]
    fn a_seat_that_holds_no_cover_is_asked_for_it_all_the_same() {
        let mut it = ordered([Card::March, Card::Raid, Card::March, Card::March]);
        give(
            &mut it,
            [by(0, march("E5")), by(1, Choice::Stay), by(2, march("C5")), by(0, Target::Patrol(Seat(2)))],
        );
        let prompt = it.game().pending().prompt(Seat(2)).expect("seat 2 is asked");
        assert_eq!(
            (&prompt.ask, &prompt.options[..]),
            (&Ask::Cover { by: Seat(0) }, &[Choice::NoCover, Choice::NoCoverThisRound][..])
        );
    }

    #[test]
    fn a_seat_that_has_answered_in_advance_is_asked_all_the_same_and_the_answer_can_be_given_for_it() {
        use Card::{Cover, March, Raid, Scout};
        let raided_twice = |answer: Choice| {
            let hands =
                [[Raid, March, Scout, Scout], [Raid, March, Scout, Scout], [March, March, Cover, Scout]];
            let mut it = dealt_hands(hands);
            give(&mut it, [by(0, March), by(0, Raid), by(1, March), by(2, March)]);
            give(&mut it, [by(0, march("E5")), by(1, march("E4")), by(2, march("D5"))]);
            let target = Target::Patrol(Seat(2));
            give(&mut it, [by(0, target), by(2, answer.clone()), roll(&[1])]);
            // Seat 1 leads the next round, in which the answer no longer stands: it is given again.
            give(&mut it, [draw(March), draw(March), draw(March), draw(Raid)]);
            give(&mut it, [by(1, Raid), by(1, Scout), by(2, Scout), by(0, Raid)]);
            give(&mut it, [by(1, target), by(2, answer), roll(&[1])]);
            give(&mut it, [by(2, Choice::Scout(hex("C5"))), by(2, Choice::LeaveIt), by(0, target)]);
            it
        };
        let (asked, in_advance) = (raided_twice(Choice::NoCover), raided_twice(Choice::NoCoverThisRound));
        assert_eq!(asked.game().standing(), None);
        assert_eq!(in_advance.game().standing(), Some(by(2, Choice::NoCover)));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            assert_eq!(asked.game().view(viewer), in_advance.game().view(viewer));
            assert_eq!(asked.game().pending_for(viewer), in_advance.game().pending_for(viewer));
            assert_eq!(asked.game().pending().awaited(), in_advance.game().pending().awaited());
        }
    }

    #[test]
    fn an_answer_in_advance_looks_like_a_pass_and_a_card_like_nothing() {
        assert_eq!(by(1, Choice::NoCoverThisRound).disclosed(), Some(by(1, Choice::NoCover)));
        assert_eq!(by(1, Card::Raid).disclosed(), None);
        assert_eq!(draw(Cache(4)).disclosed(), None);
        for open in [by(1, Choice::Stay), roll(&[4]), Answer::TimeUp] {
            assert_eq!(open.disclosed(), Some(open.clone()));
        }
    }

    #[test]
    fn an_imagined_game_is_the_same_to_the_one_who_imagines_it() {
        let mut chance = Shuffler::new(7);
        let mut n_other = 0;
        for seed in 0..40 {
            let it = at_random(seed, 2 + seed as usize);
            for viewer in EVERYONE {
                let imagined = it.game().imagine(viewer, &mut chance).expect("a game can be imagined");
                assert_eq!(imagined.view(viewer), it.game().view(viewer));
                assert_eq!(imagined.pending_for(viewer), it.game().pending_for(viewer));
                n_other += EVERYONE.iter().any(|&other| imagined.view(other) != it.game().view(other)) as u32;
            }
        }
        assert!(100 < n_other, "{n_other} of 160 games were another's in truth");
    }

    #[test]
    fn what_others_have_sealed_is_left_out_of_an_imagined_game_and_ones_own_is_not() {
        let mut it = dealt();
        give(&mut it, [by(1, Card::Raid), by(0, Card::Scout)]);
        let imagined =
            it.game().imagine(Viewer::Seat(Seat(0)), &mut Shuffler::new(7)).expect("it can be imagined");
        assert_eq!(imagined.n_sealed(), 1);
        assert_eq!(imagined.pending().awaited(), [Seat(0), Seat(1), Seat(2)]);
        assert_eq!(imagined.pending().prompt(Seat(0)), it.game().pending().prompt(Seat(0)));
    }
}

mod undoing {
    use super::*;

    fn past(barrier: Barrier) -> Result<(), CannotUndo> {
        Err(CannotUndo::Past(barrier))
    }

    /// Tries to take something back, which must fail and change nothing.
    fn undo(it: &Match<Outpost>, seat: u8) -> Result<(), CannotUndo> {
        let mut copy = it.clone();
        assert_eq!(copy.can_undo(Seat(seat)), copy.undo(Seat(seat)));
        assert_same(&copy, it);
        it.can_undo(Seat(seat))
    }

    #[test]
    fn there_is_nothing_to_take_back_at_the_beginning() {
        assert_eq!(undo(&begun(), 0), Err(CannotUndo::Nothing));
    }

    #[test]
    fn nobody_goes_back_behind_a_draw() {
        assert_eq!(undo(&dealt(), 0), past(Barrier::Draw));
    }

    #[test]
    fn nobody_goes_back_behind_a_die() {
        let mut it = striking();
        assert_eq!(undo(&it, 0), past(Barrier::Other(Seat(1))));
        assert_eq!(it.can_undo(Seat(1)), Ok(()), "the die is not rolled yet");
        give(&mut it, [roll(&[2])]);
        assert_eq!(undo(&it, 1), past(Barrier::Die));
    }

    #[test]
    fn nobody_goes_back_behind_the_opening_of_sealed_choices() {
        for seat in 0..3 {
            assert_eq!(undo(&marching(), seat), past(Barrier::Reveal));
        }
    }

    #[test]
    fn nobody_goes_back_behind_a_look_at_something_hidden() {
        let mut it = scouting();
        give(&mut it, [by(0, Choice::Scout(hex("G5")))]);
        assert_eq!(undo(&it, 0), past(Barrier::Reveal));
        give(&mut it, [by(0, Choice::RaiseFlag)]);
        // The round is over after it: its draws wait, and nothing is drawn yet.
        assert_eq!(it.undo(Seat(0)), Ok(()), "what was done with the knowledge may be taken back");
        assert_eq!(undo(&it, 0), past(Barrier::Reveal));
    }

    #[test]
    fn nobody_goes_back_behind_the_act_of_another() {
        let mut it = marching();
        give(&mut it, [by(0, march("G5"))]);
        assert_eq!(undo(&it, 1), past(Barrier::Other(Seat(0))));
        give(&mut it, [by(1, Choice::Stay)]);
        assert_eq!(undo(&it, 0), past(Barrier::Other(Seat(1))));
        assert_eq!(it.undo(Seat(1)), Ok(()));
        assert_eq!(undo(&it, 1), past(Barrier::Other(Seat(0))));
        assert_eq!(it.undo(Seat(0)), Ok(()), "it is again as if seat 1 had not acted");
    }

    #[test]
    fn nobody_goes_back_behind_the_clock() {
        let mut it = marching();
        give(&mut it, [by(0, march("G5")), Answer::TimeUp]);
        assert_eq!(undo(&it, 0), past(Barrier::Clock));
    }

    #[test]
    fn nobody_goes_back_behind_the_end() {
        let it = ended();
        for seat in 0..4 {
            assert!(matches!(undo(&it, seat), Err(CannotUndo::Past(_))));
        }
    }

    #[test]
    fn a_barrier_reads_as_a_sentence() {
        let said = |barrier| CannotUndo::Past(barrier).to_string();
        assert_eq!(CannotUndo::Nothing.to_string(), "There is nothing to take back.");
        assert_eq!(said(Barrier::Die), "Dice have been rolled since.");
        assert_eq!(said(Barrier::Draw), "Something has been drawn since.");
        assert_eq!(said(Barrier::Reveal), "Something hidden has been shown since.");
        assert_eq!(said(Barrier::Other(Seat(1))), "Seat 1 has acted since.");
        assert_eq!(said(Barrier::Clock), "The time ran out since.");
    }

    #[test]
    fn choices_are_taken_back_and_done_again_across_procedures() {
        let opened = marching_twice();
        let mut it = opened.clone();
        let events = give(&mut it, [by(0, march("G5"))]);
        let once = it.clone();
        give(&mut it, [by(0, march("E5"))]);
        let twice = it.clone();

        assert_eq!(it.undo(Seat(0)), Ok(()));
        assert_same(&it, &once);
        assert_eq!(it.undo(Seat(0)), Ok(()));
        assert_same(&it, &opened);
        assert_eq!(undo(&it, 0), past(Barrier::Reveal));

        assert_eq!(it.redo(Seat(1)), None, "it was not seat 1 who took something back");
        assert_eq!(it.redo(Seat(0)), Some(events));
        assert_same(&it, &once);
        assert!(it.redo(Seat(0)).is_some());
        assert_same(&it, &twice);
        assert_eq!(it.redo(Seat(0)), None);
    }

    #[test]
    fn nothing_is_done_again_once_something_else_was_done() {
        let mut it = marching_twice();
        give(&mut it, [by(0, march("G5"))]);
        assert_eq!(it.undo(Seat(0)), Ok(()));
        give(&mut it, [by(0, march("F5"))]);
        assert_eq!(it.redo(Seat(0)), None);
    }

    #[test]
    fn a_sealed_choice_is_taken_back_though_others_sealed_theirs_since() {
        let mut it = dealt();
        give(&mut it, [by(1, Card::Raid), by(0, Card::Scout), by(2, Card::March)]);
        assert_eq!(it.undo(Seat(1)), Ok(()));
        assert_eq!(it.game().pending().awaited(), [Seat(0), Seat(1)]);
        assert_eq!(undo(&it, 1), past(Barrier::Draw));
        let events = give(&mut it, [by(1, Card::Cover), by(0, Card::March), by(2, Choice::Stay)]);
        let laid = Event::CarriedOut { seat: Seat(1), card: Card::Cover };
        assert!(events.contains(&laid), "{events:?}");
    }

    #[test]
    fn a_seat_with_two_sealed_choices_takes_back_the_latter_first() {
        let mut it = dealt();
        give(&mut it, [by(0, Card::Scout), by(1, Card::Raid), by(0, Card::March)]);
        let asked =
            |it: &Match<Outpost>| it.game().pending().prompt(Seat(0)).map(|prompt| prompt.ask.clone());
        assert_eq!(it.undo(Seat(0)), Ok(()));
        assert_eq!(asked(&it), Some(Ask::Order { nth: 2 }));
        assert_eq!(it.undo(Seat(0)), Ok(()));
        assert_eq!(asked(&it), Some(Ask::Order { nth: 1 }));
        assert_eq!(it.journal().last(), Some(&by(1, Card::Raid)));
    }

    #[test]
    fn each_seat_does_again_what_it_took_back_itself() {
        let mut it = dealt();
        give(&mut it, [by(1, Card::Raid), by(2, Card::Scout)]);
        let sealed = it.clone();
        assert_eq!((it.undo(Seat(1)), it.undo(Seat(2))), (Ok(()), Ok(())));
        assert_eq!(it.redo(Seat(1)), Some(Vec::new()));
        assert_eq!(it.redo(Seat(2)), Some(Vec::new()));
        assert_same(&it, &sealed);
    }

    #[test]
    fn all_together_may_go_back_to_any_answer() {
        let played = at_random(3, 40);
        for n in [0, 1, 17, 40, 99] {
            let mut it = played.clone();
            it.rewind(n);
            assert_same(&it, &at_random(3, n.min(40)));
        }
    }
}

mod asking {
    use super::*;

    #[test]
    fn a_flare_is_fired_while_another_seat_is_asked_and_the_question_stands() {
        let mut it = marching();
        let flare =
            |it: &Match<Outpost>, seat| it.game().pending().aside(Seat(seat)).map(|it| it.options.clone());
        assert_eq!(flare(&it, 2), Some(vec![Choice::Flare]));
        assert_eq!(flare(&it, 0), None, "seat 0 marches itself");

        let events = give(&mut it, [by(2, Choice::Flare)]);
        assert_eq!(events, [Event::FlareFired { seat: Seat(2), over: Seat(0) }]);
        let asked = it.game().pending().prompt(Seat(0)).map(|it| it.ask.clone());
        assert_eq!(asked, Some(Ask::March { points: 2 }));
        assert_eq!(refused(&it, by(2, Choice::Flare)), Refused::Rule(Why::NoFlare));
        assert_eq!(refused(&it, by(1, Choice::Stay)), Refused::NotAsked(Seat(1)));

        give(&mut it, [by(0, march("G5"))]);
        assert!(!open(&it).patrols[2].flare);
    }

    #[test]
    fn a_flare_keeps_others_from_going_back_until_it_is_taken_back() {
        let mut it = marching_twice();
        give(&mut it, [by(0, march("G5")), by(2, Choice::Flare)]);
        assert_eq!(it.can_undo(Seat(0)), Err(CannotUndo::Past(Barrier::Other(Seat(2)))));
        assert_eq!(it.undo(Seat(2)), Ok(()));
        assert!(open(&it).patrols[2].flare);
        assert_eq!(it.can_undo(Seat(0)), Ok(()));
    }

    #[test]
    fn a_hex_outside_the_space_is_refused_with_its_reason() {
        let it = marching();
        let why = |to: &str| refused(&it, by(0, march(to)));
        assert_eq!(why("B1"), Refused::Rule(Why::TooFar { hex: hex("B1"), points: 4 }));
        assert_eq!(why("E1"), Refused::Rule(Why::Occupied { hex: hex("E1"), seat: Seat(1) }));
        let mut moved = it.clone();
        give(&mut moved, [by(0, march("F5")), by(1, march("E4"))]);
        assert_eq!(
            refused(&moved, by(2, march("E1"))),
            Refused::Rule(Why::OtherCamp { hex: hex("E1"), seat: Seat(1) })
        );
    }

    #[test]
    fn what_is_sampled_is_admitted_and_what_is_admitted_is_sampled() {
        let it = marching();
        let mut chance = Shuffler::new(5);
        let mut sampled = BTreeSet::new();
        let mut stayed = 0;
        for _ in 0..5_000 {
            let answer = it.game().random_answer(&mut chance).expect("seat 0 is asked");
            assert_eq!(it.game().check(&answer), Ok(()));
            match answer {
                Answer::Choose { choice: Choice::March(to), .. } => _ = sampled.insert(to),
                _ => stayed += 1,
            }
        }
        let admitted = Hex::all().filter(|it_| it.game().check(&by(0, Choice::March(*it_))).is_ok());
        assert_eq!(sampled, admitted.collect());
        assert_eq!(sampled.len(), 22, "four points from the corner, with woods on the way");
        assert!((400..700).contains(&stayed), "the space weighs 8 to 1: {stayed}");
    }

    #[test]
    fn a_playout_is_the_same_answers_one_by_one() {
        for seed in 0..60 {
            let it = at_random(seed, 8 + seed as usize);
            let mut uniform = Uniform(Shuffler::new(seed));
            let mut recorder = Recorder { policy: &mut uniform, answers: Vec::new() };
            let played = it.game().clone().play_out(&mut recorder);
            let mut game: Game<Outpost> = it.game().clone();
            for answer in recorder.answers {
                game.answer(answer).expect("what a policy answers is taken");
            }
            assert_eq!(game.pending(), &Pending::Over(played.outcome));
        }
    }

    #[test]
    fn a_playout_keeps_what_is_sealed_already() {
        let mut it = dealt();
        give(&mut it, [by(2, Card::Raid), by(0, Card::Scout)]);
        let mut uniform = Uniform(Shuffler::new(1));
        let mut recorder = Recorder { policy: &mut uniform, answers: Vec::new() };
        it.game().clone().play_out(&mut recorder);
        let asked = recorder.answers.iter().map_while(|it| match it {
            Answer::Choose { seat, choice: Choice::Card(_) } => Some(*seat),
            _ => None,
        });
        assert_eq!(asked.collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    }

    /// The first two numbers are the usual test values of SplitMix64 for this seed.
    #[test]
    fn a_shuffler_says_the_same_for_ever() {
        let mut chance = Shuffler::new(1_234_567);
        assert_eq!(chance.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(chance.next_u64(), 3_203_168_211_198_807_973);
        let mut chance = Shuffler::new(1944);
        assert_eq!([(); 4].map(|()| chance.below(100)), [42, 8, 71, 22]);
        let mut dice = [0; 6];
        chance.throw(6, &mut dice);
        assert_eq!(dice, [4, 6, 2, 2, 3, 6]);
        assert_ne!(Shuffler::for_game(1, 2).next_u64(), Shuffler::for_game(1, 3).next_u64());
    }
}

mod saves {
    use super::*;

    /// A save with one part of it changed.
    fn tampered(it: &Match<Outpost>, tamper: impl FnOnce(&mut Value)) -> String {
        let mut file: Value = serde_json::from_str(&save(it)).expect("a save is JSON");
        tamper(&mut file);
        file.to_string()
    }

    fn unloadable(text: &str) -> String {
        let why = load::<Outpost>(text).expect_err("the file is refused");
        assert_eq!(verify::<Outpost>(text), Err(why.clone()));
        why.to_string()
    }

    #[test]
    fn a_match_is_loaded_as_it_was_saved() {
        for seed in 0..30 {
            let it = at_random(seed, 3 * seed as usize);
            let text = save(&it);
            let loaded = load::<Outpost>(&text).expect("a save loads");
            assert_same(&loaded, &it);
            for seat in 0..4 {
                assert_eq!(loaded.can_undo(Seat(seat)), it.can_undo(Seat(seat)));
            }
            let n_answers = it.journal().len();
            assert_eq!(verify::<Outpost>(&text), Ok(Verified { n_answers, board_agrees: true }));
        }
    }

    #[test]
    fn a_file_that_is_not_json_is_refused() {
        let wanted = "This is not a match file of Sandtable: expected value at line 1 column 1.";
        assert_eq!(unloadable("Once upon a time"), wanted);
        assert!(unloadable("").starts_with("This is not a match file of Sandtable: EOF"));
    }

    #[test]
    fn a_file_of_another_format_is_refused() {
        let text = tampered(&dealt(), |it| it["format"] = json!("sandtable-99"));
        let wanted = "This is not a match file of Sandtable: its format is \"sandtable-99\", and this program reads \
                      \"sandtable-1\".";
        assert_eq!(unloadable(&text), wanted);
        let wanted = "This is not a match file of Sandtable: missing field `format` at line 1 column 12.";
        assert_eq!(unloadable("{\"moves\": 3}"), wanted);
    }

    #[test]
    fn a_match_of_another_game_is_refused() {
        let text = tampered(&dealt(), |it| it["game"] = json!("aces"));
        assert_eq!(unloadable(&text), "This is a match of \"aces\", not of \"outpost\".");
    }

    #[test]
    fn a_truncated_file_is_refused() {
        let text = save(&dealt());
        for n in [1, text.len() / 3, text.len() / 2, text.len() - 1] {
            let why = unloadable(&text[..n]);
            assert!(why.starts_with("This is not a match file of Sandtable: EOF while parsing"), "{why}");
        }
    }

    #[test]
    fn an_illegal_answer_in_the_journal_is_refused_with_its_number() {
        let text = tampered(&marching(), |it| it["journal"][1] = json!({"roll": [3]}));
        assert_eq!(unloadable(&text), "Answer 2 of the journal is not legal. That is not in the bag.");
    }

    #[test]
    fn an_unknown_field_is_refused() {
        for place in ["", "/snapshot"] {
            let text =
                tampered(&dealt(), |it| it.pointer_mut(place).expect("it is there")["colour"] = json!("red"));
            let why = unloadable(&text);
            assert!(
                why.starts_with("This is not a match file of Sandtable: unknown field `colour`"),
                "{why}"
            );
        }
    }

    #[test]
    fn an_invalid_set_up_is_refused() {
        let text = tampered(&dealt(), |it| it["setup"]["players"] = json!(7));
        let wanted = "The set-up in the file is not valid. setup.players: Two to four can play.";
        assert_eq!(unloadable(&text), wanted);
    }

    /// A save of older rules, which allowed something in its past that the present ones do not.
    fn of_older_rules(it: &Match<Outpost>) -> String {
        tampered(it, |it| {
            it["rules"] = json!(0);
            it["journal"][1] = json!({"roll": [3]});
        })
    }

    #[test]
    fn a_match_of_older_rules_goes_on_from_its_snapshot() {
        let mut it = dealt();
        give(&mut it, [by(1, Card::Raid), by(0, Card::Scout)]);
        let text = of_older_rules(&it);
        assert!(matches!(verify::<Outpost>(&text), Err(LoadError::Answer { n: 2, .. })));
        let mut loaded = load::<Outpost>(&text).expect("the snapshot helps");
        assert_eq!(loaded.game().pending(), it.game().pending());
        assert_eq!(loaded.game().n_sealed(), 2);
        for viewer in EVERYONE {
            assert_eq!(loaded.game().view(viewer), it.game().view(viewer));
        }
        give(&mut loaded, [by(0, Card::March), by(2, Card::Raid)]);
        assert_eq!(loaded.journal().len(), it.journal().len() + 2);
    }

    #[test]
    fn a_match_taken_up_at_a_snapshot_can_be_saved_and_taken_up_again() {
        let mut it = load::<Outpost>(&of_older_rules(&marching_twice())).expect("the snapshot helps");
        give(&mut it, [by(0, march("G5"))]);
        let again = load::<Outpost>(&save(&it)).expect("what is saved is loaded");
        assert_same(&again, &it);
    }

    #[test]
    fn a_match_taken_up_at_a_snapshot_goes_back_no_further() {
        let taken_up = load::<Outpost>(&of_older_rules(&marching_twice())).expect("the snapshot helps");
        let mut it = taken_up.clone();
        give(&mut it, [by(0, march("G5")), by(0, march("F5"))]);
        it.rewind(taken_up.journal().len() + 1);
        assert_eq!(place(&it, 0), "G5");
        it.rewind(0);
        assert_same(&it, &taken_up);
    }

    #[test]
    fn a_snapshot_answer_that_no_longer_fits_is_asked_again() {
        let mut it = dealt();
        give(&mut it, [by(2, Card::Raid)]);
        let mut file: Value = serde_json::from_str(&of_older_rules(&it)).expect("a save is JSON");
        *file.pointer_mut("/snapshot/answers/0/choose/choice/card").expect("it is there") = json!("cover");
        let loaded = load::<Outpost>(&file.to_string()).expect("the snapshot helps");
        assert_eq!(loaded.game().n_sealed(), 0);
        assert_eq!(loaded.game().pending(), dealt().game().pending());
    }

    #[test]
    fn a_snapshot_that_the_rules_do_not_know_is_refused() {
        let mut file: Value = serde_json::from_str(&of_older_rules(&dealt())).expect("a save is JSON");
        file["snapshot"]["board"]["bag"] = json!([]);
        let why = load::<Outpost>(&file.to_string()).expect_err("cards are missing");
        assert_eq!(
            why.to_string(),
            "The board in the file is not valid. board: There are 12 cards; the game has 28."
        );
    }

    #[test]
    fn a_tampered_board_is_noticed() {
        let it = marching();
        let n_answers = it.journal().len();
        for (place, what) in [
            ("/snapshot/board/patrols/0/pennants", json!(99)),
            ("/snapshot/agenda", json!(["round"])),
            ("/snapshot/answers", json!(["time_up"])),
        ] {
            let text = tampered(&it, |it| *it.pointer_mut(place).expect("it is there") = what);
            assert_eq!(verify::<Outpost>(&text), Ok(Verified { n_answers, board_agrees: false }), "{place}");
            assert_same(&load::<Outpost>(&text).expect("the journal is the truth"), &it);
        }
    }

    #[test]
    fn the_match_of_version_1_loads_for_ever() {
        let text = include_str!("saves/v1/outpost.json");
        let it = load::<Outpost>(text).expect("it loads");
        let n_answers = it.journal().len();
        assert_eq!(verify::<Outpost>(text), Ok(Verified { n_answers, board_agrees: true }));
        assert_eq!(save(&it), text.trim_end());
    }
}
