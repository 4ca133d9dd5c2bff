//! Chance and whole games.

use aces::{
    Aces, World,
    board::Field,
    combat::{damage_from, fixed_hits, plan as plan_of_fight},
    map::Terrain,
};
use table::{
    Chance, Game, Viewer,
    policy::{Recorder, Uniform},
};

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

/// Two Automas on half a board.
fn two_automas(pair: [Faction; 2], seed: u64) -> Setup {
    let mut setup = Setup::builtin(["summer", "winter"][seed as usize % 2], &[(pair[0], 0), (pair[1], 1)]);
    let automaton =
        |faction| Automaton { faction, level: Difficulty::default(), intercepts: Intercepts::default() };
    setup.automata = pair.map(automaton).to_vec();
    setup.options.stalemate = true;
    setup.options.longest_game = Some(true);
    setup
}

/// Two Automas play a game to its end; how it ended.
fn play_out(pair: [Faction; 2], seed: u64) -> How {
    let mut play = Play::start(two_automas(pair, seed)).expect("a valid set-up");
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

#[test]
fn a_playout_that_builds_no_reasons_goes_as_one_that_tells_them() {
    for seed in 0..6 {
        let setup = two_automas([Faction::Su, Faction::G1], seed);
        let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let mut chance = Uniform(Shuffler::new(seed));
        let mut recorder = Recorder { policy: &mut chance, answers: Vec::new() };
        let silent = game.clone().play_out(&mut recorder).outcome;
        for answer in recorder.answers {
            game.answer(answer).expect("what was drawn in silence is in the bag when reasons are told");
        }
        assert_eq!(*game.pending(), Pending::Over(silent), "seed {seed}");
    }
}

#[test]
fn every_letter_that_is_told_narrowed_what_was_left_and_is_true_of_it() {
    let mut n_letters = 0;
    for seed in 0..4 {
        let setup = two_automas([Faction::Su, Faction::G2], seed);
        let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let mut chance = Shuffler::new(seed);
        while let Some(answer) = game.random_answer(&mut chance) {
            game.answer(answer).expect("a random answer is legal");
            let field = game.view(Viewer::Spectator).field;
            for unit in field.units.iter().filter(|_| chance.below(3) == 0) {
                let plan = aces::automa::plan(game.world(), &field, unit);
                n_letters += check_letters(game.world(), &field, unit, &plan);
            }
        }
    }
    assert!(400 < n_letters, "only {n_letters} letters were told");
}

/// Follows a chain link by link; how many letters it has.
fn check_letters(world: &World, field: &Field, by: &Unit, plan: &Plan) -> usize {
    let mut targets: Vec<UnitId> = Vec::new();
    let mut hexes: Vec<Hex> = Vec::new();
    let mut n = 0;
    for link in &plan.chain.links {
        match link {
            Link::Candidates { targets: all } => targets.clone_from(all),
            Link::Targets { letter, left } => {
                n += 1;
                assert!(!left.is_empty() && left.iter().all(|it| targets.contains(it)), "{plan:?}");
                let only_hexes = *letter == AttackLetter::C && left.len() == targets.len();
                assert!(left.len() < targets.len() || only_hexes, "{letter:?} narrowed nothing: {plan:?}");
                for it in &targets {
                    let it = field.unit(*it).expect("a target is on the board");
                    check_target(world, field, by, it, *letter, left);
                }
                targets.clone_from(left);
            }
            Link::Hexes { letter, left } => {
                n += 1;
                // With several targets left, each has its hexes.
                if targets.len() < 2 && left.iter().all(|it| hexes.contains(it)) {
                    assert!(left.len() < hexes.len(), "{letter:?} narrowed nothing: {plan:?}");
                }
                if *letter == MovementLetter::C {
                    assert!(left.iter().all(|it| world.terrain(*it) == Some(Terrain::Forest)), "{plan:?}");
                }
                hexes.clone_from(left);
            }
            Link::Tried { .. } | Link::Follows { .. } => (),
        }
    }
    let drawn: Vec<UnitId> = plan.ways.iter().filter_map(|it| it.target.or(it.towards)).collect();
    assert!(drawn.iter().all(|it| plan.order == Some(Order::Debt) || targets.contains(it)), "{plan:?}");
    n
}

/// Whether a letter is true of a target that it left, and where it is plain, not of one that it took away.
fn check_target(world: &World, field: &Field, by: &Unit, it: &Unit, letter: AttackLetter, left: &[UnitId]) {
    let is_left = left.contains(&it.id);
    let of_left = |value: &dyn Fn(&Unit) -> u8| {
        left.iter().filter_map(|id| field.unit(*id)).map(value).collect::<Vec<u8>>()
    };
    let cost = |it: &Unit| it.figures(world).cost;
    match letter {
        AttackLetter::A => {
            let may = by.can_attack_type(world, it.kind());
            let hits = fixed_hits(world, by, it.kind());
            let row = plan_of_fight(world, field, by, it).row;
            assert_eq!(is_left, may && 6 <= it.damage + damage_from(row, hits), "a of {}", it.id);
        }
        AttackLetter::D => assert_eq!(is_left, it.kind() == Kind::Bomber),
        AttackLetter::J => assert_eq!(is_left, of_left(&cost).iter().all(|most| *most == cost(it))),
        AttackLetter::K => {
            assert_eq!(is_left, of_left(&|it| it.experience).iter().all(|least| *least == it.experience));
        }
        _ => (),
    }
}
