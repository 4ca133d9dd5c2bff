//! The analysis of finished matches: it adds up, comes out the same again, and finds who played badly.

use hosting::{
    Bots as _, HostedGame, Patience,
    analysis::{Analysis, Effort, Piece, Verdict, Work},
};
use sergeants::{Sergeants, Setup};
use sergeants_host::{
    Game as Host,
    bots::{Bot, Bots},
};
use table::{Match, Seat, Shuffler};

/// A match that bots play to its end.
fn played(bots: [Bot; 2], seed: u64) -> Match<Sergeants> {
    let mut it = Match::new(Setup::builtin("first-steps", &["us", "de"])).expect("a valid set-up").0;
    let world = it.game().shared_world();
    let mut bots = Bots::new(&world, bots.to_vec(), Shuffler::new(seed));
    let mut chance = Shuffler::new(!seed);
    while let Some(answer) = bots.next(it.game(), &mut chance) {
        it.answer(answer).expect("bots answer by the rules");
    }
    it
}

fn work(it: &Match<Sergeants>, effort: Effort) -> Option<Work<Host>> {
    Work::new(it, None, &[Seat(0), Seat(1)], effort)
}

fn analysed(it: &Match<Sergeants>, effort: Effort) -> Analysis {
    work(it, effort).expect("it is over").all(&Patience::default()).expect("nobody is impatient")
}

/// The first chances, what each seat's decisions changed and what cards changed are the result, to the hundredth of a percent.
#[test]
fn decisions_and_cards_add_up_to_the_result() {
    let it = played([Bot::Greedy, Bot::Greedy], 3);
    let analysis = analysed(&it, Effort { plans: 8, seed: 7 });
    let by: Vec<Option<Seat>> = analysis.ledger.iter().map(|it| it.by).collect();
    assert_eq!(by, [Some(Seat(0)), Some(Seat(1)), None], "the last line is chance");
    let winners = Host::winners(it.game().world(), it.game().pending().outcome().expect("it is over"));
    assert_eq!(winners.len(), 1, "someone won");
    for (i, team) in analysis.teams.iter().enumerate() {
        let changes: i32 = analysis.ledger.iter().map(|it| it.changes[i]).sum();
        let result = if team.contains(&winners[0]) { 10_000 } else { 0 };
        assert_eq!(analysis.course[0].chances[i] + changes, result);
    }
    assert!(analysis.course.iter().all(|it| it.chances.iter().sum::<i32>() == 10_000));
    assert_eq!(analysis.course.last().map(|it| it.n as usize), Some(it.journal().len()));
}

#[test]
fn the_same_seed_and_plans_give_the_same_analysis() {
    let it = played([Bot::Greedy, Bot::Greedy], 4);
    let work = work(&it, Effort { plans: 8, seed: 3 }).expect("it is over");
    let piece = |nth: usize| work.piece(nth, &Patience::default()).expect("a piece");
    // Some of them, and backwards, as threads might do it.
    let some: Vec<usize> = (0..work.n_pieces()).step_by(9).collect();
    let forwards: Vec<_> = some.iter().map(|it| piece(*it)).collect();
    let mut backwards: Vec<_> = some.iter().rev().map(|it| piece(*it)).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

/// Some decisions of a seat, looked at closely: one of two, the last first, since moments come before them.
fn looked_at(it: &Match<Sergeants>, seat: Seat) -> Vec<Verdict> {
    let work = Work::<Host>::new(it, None, &[seat], Effort { plans: 24, seed: 1 }).expect("it is over");
    let pieces = (0..work.n_pieces()).rev().step_by(2).take(40);
    let decisions = pieces.map_while(|nth| match work.piece(nth, &Patience::default()) {
        Some(Piece::Decision(verdict)) => Some(verdict),
        _ => None,
    });
    decisions.collect()
}

/// Who answers at random gives more away than the greedy player, and is told what would have been better, on the map too.
#[test]
fn who_plays_at_random_gives_most_away() {
    let it = played([Bot::Random, Bot::Greedy], 5);
    let is_flawed = |it: &Verdict| 0.05 <= it.loss.value && 2.0 * it.loss.error <= it.loss.value;
    let given = |seat: u8| -> f64 {
        let all = looked_at(&it, Seat(seat));
        assert!(20 <= all.len(), "{} decisions are too few to tell", all.len());
        let flawed = all.iter().filter(|it| is_flawed(it));
        for it in flawed.clone() {
            assert!(!it.better.is_empty() && !it.instead.is_empty() && it.better != it.instead, "{it:?}");
            assert!(!it.plan.is_empty() && !it.played_plan.is_empty(), "{it:?}");
        }
        flawed.map(|it| it.loss.value).sum::<f64>() / all.len() as f64
    };
    let (random, greedy) = (given(0), given(1));
    assert!(2.0 * greedy < random, "{random} against {greedy}");
}

#[test]
fn nobody_waits_for_an_analysis_that_is_not_wanted_any_more() {
    let work = work(&played([Bot::Greedy, Bot::Greedy], 4), Effort::default()).expect("it is over");
    let over = Patience::until(std::time::Instant::now());
    assert!(work.piece(0, &over).is_none() && work.piece(work.n_pieces() - 1, &over).is_none());
}
