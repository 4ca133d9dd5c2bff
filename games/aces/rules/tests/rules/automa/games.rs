//! Chance and whole games.

use super::*;

#[test]
fn aa_aut_7_random_choices_are_recorded_draws_and_a_match_can_be_replayed_from_them() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    play.draw(Choice::Unit(unit("us-tank-2")));
    play.roll_hits(2);
    let journal = play.it.journal().to_vec();
    assert!(journal.contains(&Answer::Draw(Choice::Unit(unit("us-tank-2")))));
    let Ok(again) = Match::replay(play.it.setup().clone(), &journal) else { panic!("it can be replayed") };
    assert_eq!(again.game().pending(), play.it.game().pending());
    assert!(
        play.answer(Answer::Choose { seat: Seat(1), choice: Choice::Done }).is_err(),
        "nobody plays for it"
    );
}

#[test]
fn aa_aut_7_a_lot_that_is_not_in_the_bag_is_refused() {
    let mut play = solo().unit("g2-tank-1", "J9").unit("us-tank-1", "J7").unit("us-tank-2", "J11").play();
    play.pass();
    assert!(play.answer(Answer::Draw(Choice::Unit(unit("us-tank-3")))).is_err());
    assert!(play.answer(Answer::Draw(Choice::Unit(unit("us-tank-1")))).is_ok());
}

/// Two Automas play a game to its end; how it ended.
fn play_out(pair: [Faction; 2], seed: u64) -> How {
    let mut setup = Setup::builtin(["summer", "winter"][seed as usize % 2], &[(pair[0], 0), (pair[1], 1)]);
    let automaton =
        |faction| Automaton { faction, level: Difficulty::default(), intercepts: Intercepts::default() };
    setup.automata = pair.map(automaton).to_vec();
    setup.options.stalemate = true;
    let mut play = Play::start(setup).expect("a valid set-up");
    play.let_chance_speak(&mut Shuffler::new(seed));
    play.outcome().expect("nobody is ever asked, and the game ends").how
}

#[test]
fn aa_aut_4_two_automas_play_whole_games_to_the_end_for_every_pair_of_factions() {
    use Faction::*;
    std::thread::scope(|scope| {
        for pair in [[Us, G1], [Us, G2], [Su, G1], [Su, G2]] {
            scope.spawn(move || {
                let quiet = (0..50).filter(|seed| play_out(pair, *seed) == How::Stalemate).count();
                assert!(quiet < 50, "{pair:?}: no game is ever decided");
            });
        }
    });
}
