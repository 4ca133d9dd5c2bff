//! The analysis of finished matches: it adds up, comes out the same again, and finds what was planted.

use aces::{Aces, Ask, Choice, Faction, Setup, map::Area};
use aces_host::bots::{
    Bot, Bots,
    search::{Level, Thinking},
};
use hosting::{
    Bots as _, HostedGame, Patience,
    analysis::{Analysis, Effort, Flaw, Judgement, Resigned, Work},
};
use table::{Answer, Match, Seat, Shuffler};

/// A match of two on the half board.
fn new_match(automa: bool) -> Match<Aces> {
    let mut setup =
        Setup { area: Area::Left, ..Setup::builtin("summer", &[(Faction::G1, 0), (Faction::Us, 1)]) };
    if automa {
        setup.automata = vec![aces::setting_up::Automaton {
            faction: Faction::Us,
            level: aces::setting_up::Difficulty::Standard,
            intercepts: aces::setting_up::Intercepts::ByPriority,
        }];
    }
    Match::new(setup).expect("a valid set-up").0
}

/// Plays a match to its end.
fn played_on(mut it: Match<Aces>, bots: [Bot; 2], seed: u64) -> Match<Aces> {
    let world = it.game().shared_world();
    let thinking = Thinking { plans: 60, ..Level::new(4).expect("a level").thinking() };
    let mut bots = Bots::new(&world, bots.to_vec(), Shuffler::new(seed)).thinking(&world, thinking);
    let mut chance = Shuffler::new(!seed);
    while let Some(answer) = bots.next(it.game(), &mut chance) {
        it.answer(answer).expect("bots answer by the rules");
    }
    it
}

fn played(bots: [Bot; 2], seed: u64) -> Match<Aces> {
    played_on(new_match(false), bots, seed)
}

fn work(it: &Match<Aces>, effort: Effort) -> Option<Work<aces_host::Game>> {
    Work::new(it, None, &[Seat(0), Seat(1)], effort)
}

fn analysed(it: &Match<Aces>, effort: Effort) -> Analysis {
    let work = work(it, effort).expect("it is over");
    let pieces = (0..work.n_pieces()).map(|nth| work.piece(nth, &Patience::default()).expect("a piece"));
    work.sum_up(pieces.collect())
}

/// The first chances, what every seat's decisions changed and what chance changed are the result, to the hundredth of a percent.
#[test]
fn decisions_and_dice_add_up_to_the_result() {
    for (it, n_lines) in [(played([Bot::Greedy, Bot::Search], 3), 3), (automa(), 2)] {
        let analysis = analysed(&it, Effort { plans: 12, seed: 7 });
        assert_eq!(analysis.ledger.len(), n_lines, "an Automa decides nothing: it draws lots");
        assert_eq!(analysis.ledger.last().and_then(|it| it.by), None, "the last line is chance");
        let winners = winners(&it);
        for (i, team) in analysis.teams.iter().enumerate() {
            let changes: i32 = analysis.ledger.iter().map(|it| it.changes[i]).sum();
            let result = if team.iter().any(|it| winners.contains(it)) { 10_000 } else { 0 };
            assert_eq!(analysis.course[0].chances[i] + changes, result);
        }
        for moment in &analysis.course {
            assert_eq!(moment.chances.iter().sum::<i32>(), 10_000);
        }
        assert!(analysis.course.windows(2).all(|it| it[0].n < it[1].n));
        assert_eq!(analysis.course.last().map(|it| it.n as usize), Some(it.journal().len()));
    }
}

fn automa() -> Match<Aces> {
    played_on(new_match(true), [Bot::Greedy, Bot::Automa], 5)
}

#[test]
fn the_same_seed_and_plans_give_the_same_analysis() {
    let it = played([Bot::Greedy, Bot::Greedy], 4);
    let effort = Effort { plans: 10, seed: 3 };
    let (forwards, work) = (analysed(&it, effort), work(&it, effort).expect("it is over"));
    // Backwards, as threads might do it.
    let mut pieces: Vec<_> = (0..work.n_pieces())
        .rev()
        .map(|nth| work.piece(nth, &Patience::default()).expect("a piece"))
        .collect();
    pieces.reverse();
    assert_eq!(work.sum_up(pieces), forwards);
    assert_ne!(analysed(&it, Effort { seed: 4, ..effort }).course, forwards.course);
}

#[test]
fn a_match_that_goes_on_is_not_analysed() {
    let it = played([Bot::Greedy, Bot::Greedy], 4);
    assert!(work(&it.after(it.journal().len() - 1), Effort::default()).is_none());
    assert!(work(&it, Effort::default()).is_some());
}

/// A match that was given up ends with what giving up cost, and adds up as well.
#[test]
fn giving_up_is_the_last_decision() {
    let it = played([Bot::Greedy, Bot::Greedy], 4);
    let half = it.after(it.journal().len() / 2);
    let resigned = Resigned { by: Seat(0), winners: vec![Seat(1)] };
    let effort = Effort { plans: 8, seed: 1 };
    let work = Work::<aces_host::Game>::new(&half, Some(resigned), &[], effort).expect("it was given up");
    let pieces = (0..work.n_pieces()).map(|nth| work.piece(nth, &Patience::default()).expect("a piece"));
    let analysis = work.sum_up(pieces.collect());
    assert!(analysis.decisions.is_empty(), "nobody's decisions were asked for");
    let last = analysis.course.last().expect("there is a course");
    assert_eq!((last.by, last.chances.clone()), (Some(Seat(0)), vec![0, 10_000]));
    let before = &analysis.course[analysis.course.len() - 2];
    assert_eq!(before.n, last.n);
    assert!(0 < before.chances[0], "there was something to give up");
    let changes: i32 = analysis.ledger.iter().map(|it| it.changes[1]).sum();
    assert_eq!(analysis.course[0].chances[1] + changes, 10_000);
}

#[test]
fn nobody_waits_for_an_analysis_that_is_not_wanted_any_more() {
    let it = played([Bot::Greedy, Bot::Greedy], 4);
    let work = work(&it, Effort::default()).expect("it is over");
    let over = Patience::until(std::time::Instant::now());
    assert!(work.piece(0, &over).is_none());
}

/// A match that a march into a factory wins, where that turn begins, and the same match if its seat passes there, and loses.
fn won_and_missed() -> (Match<Aces>, Match<Aces>, usize, Seat) {
    let of_seed = |seed| {
        let won = played([Bot::Greedy, Bot::Greedy], seed);
        let last = won.journal().iter().rposition(|it| matches!(it, Answer::Choose { .. }))?;
        let Answer::Choose { seat, choice: Choice::March(_) } = won.journal()[last] else { return None };
        let moves = |n: &usize| {
            let before = won.after(*n);
            matches!(before.game().pending().prompt(seat).map(|it| &it.ask), Some(Ask::Move { .. }))
        };
        let first = (0..=last).rev().take_while(moves).last()?;
        let missed = played_on(passed(won.after(first), seat), [Bot::Greedy, Bot::Greedy], seed);
        (winners(&missed) != winners(&won)).then_some((won, missed, first, seat))
    };
    (1..400).find_map(of_seed).expect("someone throws a match away")
}

/// A seat marches nowhere and attacks nothing.
fn passed(mut it: Match<Aces>, seat: Seat) -> Match<Aces> {
    while let Some(Ask::Move { .. } | Ask::Declare { .. }) =
        it.game().pending().prompt(seat).map(|it| &it.ask)
    {
        it.answer(Answer::Choose { seat, choice: Choice::Done }).expect("one may pass");
    }
    it
}

fn winners(it: &Match<Aces>) -> Vec<Seat> {
    aces_host::Game::winners(it.game().world(), it.game().pending().outcome().expect("it is over"))
}

/// The decision of a seat that begins after so many answers.
fn at(analysis: &Analysis, n: usize, seat: Seat) -> &Judgement {
    let found =
        analysis.decisions.iter().find(|it| it.n as usize <= n && n < it.until as usize && it.seat == seat);
    found.expect("the turn was looked at")
}

/// AA-VIC-1: a player who can win at once and passes has blundered; one who wins has not.
#[test]
fn a_planted_blunder_is_found_and_a_sound_turn_has_no_mark() {
    let (won, missed, n, seat) = won_and_missed();
    let effort = Effort { plans: 60, seed: 1 };
    let sound = analysed(&won, effort);
    assert_eq!(at(&sound, n, seat).mark, None, "{:?}", at(&sound, n, seat));
    let analysis = analysed(&missed, effort);
    let blunder = at(&analysis, n, seat);
    assert_eq!(blunder.mark, Some(Flaw::Blunder), "{blunder:?}");
    assert!(blunder.better.iter().any(|it| it.key == "aces-hint-takes"), "{:?}", blunder.better);
    let place = analysis.decisions.iter().position(|it| it == blunder).expect("it is one of them");
    assert!(analysis.worst.contains(&(place as u32)), "it is among the three worst");
}
