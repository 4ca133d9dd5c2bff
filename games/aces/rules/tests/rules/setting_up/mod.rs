//! SET: players and setting up.

mod automa;
mod half_board;
mod limits;
mod options;
mod placing;
mod players;
mod tokens;

use aces::{
    Ask, Choice, Event, Faction, Hex, Kind, Options, Outcome, Setup, Side, UnitId, Why,
    board::{Phase, Waiting},
    choices::{Armies, Kinds, March, Target},
    content,
    events::How,
    map::Area,
    mats::{Aim, AirFire},
};
use table::{Answer, ChanceWanted, Pending, Problem, Refused, Seat, Viewer};

use crate::scene::{Play, Scene, hex, unit};

use Faction::{G1, G2, Su, Us};

/// Clockwise around the table, as the book seats them.
const FOUR: [(Faction, u8); 4] = [(G1, 0), (Us, 1), (G2, 2), (Su, 3)];

fn names(hexes: &[Hex]) -> Vec<String> {
    let mut names: Vec<String> = hexes.iter().map(Hex::to_string).collect();
    names.sort();
    names
}

fn sorted(hexes: &str) -> Vec<String> {
    names(&hexes.split_whitespace().map(hex).collect::<Vec<_>>())
}

// Setting up, step by step.

/// Units on three tokens, such as `infantry-1 tank-1`.
fn piles(faction: Faction, tokens: [&str; 3]) -> Choice {
    let pile = |it: &str| it.split_whitespace().map(|it| unit(&format!("{}-{it}", faction.key()))).collect();
    Choice::Divide(Box::new(tokens.map(pile)))
}

/// All that a faction has, on one token.
fn all_on(faction: Faction, play: &Play, token: usize) -> Choice {
    let field = play.field();
    let mut piles: [Vec<UnitId>; 3] = Default::default();
    piles[token - 1] = field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
    Choice::Divide(Box::new(piles))
}

/// Everybody has all units on the first token.
fn all_divided(setup: Setup) -> Play {
    let mut play = Play::start(setup).expect("a valid set-up");
    let seated: Vec<(Faction, u8)> =
        play.it.setup().factions.iter().map(|it| (it.faction, it.seat.0)).collect();
    for (faction, seat) in seated {
        let choice = all_on(faction, &play, 1);
        play.choose_as(seat, choice).expect("all on one token is a division");
    }
    play
}

/// Dice one after another.
fn roll_each(play: &mut Play, dice: &[u8]) -> Vec<Event> {
    dice.iter().flat_map(|it| play.roll(&[*it])).collect()
}

/// A token is turned over and shows a number.
fn turn_over(play: &mut Play, token: u8, number: u8) {
    play.choose(Choice::Token(token)).expect("the token is still face down");
    play.draw(Choice::Number(number));
}

fn place(play: &mut Play, id: &str, at: &str) -> Result<Vec<Event>, Why> {
    play.choose(Choice::Place { unit: unit(id), hex: hex(at) })
}

/// Where a unit may be placed now.
fn places(play: &Play, id: &str) -> Vec<String> {
    let options = play.options();
    let hexes = options.iter().filter_map(|it| match it {
        Choice::Place { unit: it, hex } if *it == unit(id) => Some(*hex),
        _ => None,
    });
    names(&hexes.collect::<Vec<_>>())
}

fn bag(play: &Play) -> Vec<Choice> {
    match play.it.game().pending() {
        Pending::Chance(ChanceWanted::Draw { bag, .. }) => bag.clone(),
        other => panic!("nothing is drawn: {other:?}"),
    }
}

/// Tokens and places as they come, until the dice for the first turn; tells whose tokens were turned over.
fn place_everything(play: &mut Play) -> Vec<Faction> {
    let mut turned = Vec::new();
    loop {
        match play.question() {
            Ask::RollForFirst { .. } => return turned,
            Ask::Number { faction, .. } => {
                turned.push(faction);
                let number = bag(play)[0].clone();
                play.draw(number);
            }
            _ => {
                let choice = play.options()[0].clone();
                play.choose(choice).expect("an option is legal");
            }
        }
    }
}

/// The United States with all units on number 2, at G3, and its first unit there; Germany 1 far away.
fn us_at_g3(scene: Scene, sets: u8) -> Play {
    let mut play = all_divided(Setup { sets, ..scene.set_up_anew() });
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 2);
    play
}

// Turns of a game under way.

/// Three armies for every faction, far from each other: infantry, tank and artillery.
fn armies_of(scene: Scene) -> Scene {
    let factions: Vec<Faction> = scene.setup.factions.iter().map(|it| it.faction).collect();
    let mut scene = scene.round(1);
    for (row, faction) in [2, 6, 10, 14].into_iter().zip(factions) {
        for (army, (kind, column)) in (1..).zip([("infantry", "C"), ("tank", "E"), ("artillery", "G")]) {
            let (id, at) = (format!("{}-{kind}-1", faction.key()), format!("{column}{row}"));
            scene = scene.unit_with(&id, &at, |it| it.army = army);
        }
    }
    scene
}

/// Whether a unit could step to the south now.
fn may_move(play: &Play, id: &str) -> Result<(), Why> {
    let at = play.unit(id).hex;
    let path = [Hex::at(at.column(), at.row() + 1)].into_iter().collect();
    let choice = March::announced(unit(id), path).into();
    match play.it.game().check(&Answer::Choose { seat: play.asked(), choice }) {
        Ok(()) => Ok(()),
        Err(Refused::Rule(why)) => Err(why),
        Err(other) => panic!("{other:?}"),
    }
}

/// The armies of a faction that may move now.
fn moving(play: &Play, faction: Faction) -> Vec<u8> {
    let kinds = (1..).zip(["infantry", "tank", "artillery"]);
    kinds
        .filter_map(|(army, kind)| match may_move(play, &format!("{}-{kind}-1", faction.key())) {
            Ok(()) => Some(army),
            Err(why) => {
                assert!(matches!(why, Why::Resting { .. }), "{why:?}");
                None
            }
        })
        .collect()
}

/// The rest of a turn in which nothing more is done.
fn end_turn(play: &mut Play) -> Vec<Event> {
    let turn = play.field().active;
    let mut told = Vec::new();
    while play.field().active == turn {
        told.extend(play.done().expect("the turn can go on"));
    }
    told
}

fn red_dice(play: &Play) -> u8 {
    match play.question() {
        Ask::AttackDice { red, .. } => red,
        other => panic!("{other:?} instead of a fight"),
    }
}

fn time_up(play: &mut Play) -> Result<Vec<Event>, Refused<Why>> {
    play.answer(Answer::TimeUp)
}

// Set-ups that are refused.

fn problems(setup: Setup) -> Vec<Problem> {
    Play::start(setup).err().expect("the set-up is refused")
}

fn assert_refused(setup: Setup, words: &str) {
    let problems = problems(setup);
    assert!(problems.iter().any(|it| it.what.contains(words)), "no \"{words}\" in {problems:?}");
}

/// Every bad set-up that the tests below name.
fn bad_set_ups() -> Vec<Setup> {
    let house = |factions: &[(Faction, u8)]| Setup::builtin("summer", factions);
    let experienced = Options { experienced: true, ..Options::default() };
    vec![
        house(&[]),
        house(&[(Us, 0)]),
        house(&[(Us, 0), (G1, 1), (Su, 2)]),
        house(&[(Us, 0), (G1, 1), (Us, 2), (G2, 3)]),
        house(&[(Us, 0), (Su, 1)]),
        house(&[(Us, 0), (Su, 1), (G1, 2), (G2, 3)]),
        house(&[(Us, 0), (G1, 0)]),
        house(&[(Us, 0), (G1, 2)]),
        Setup { area: Area::Full, ..house(&[(Us, 0), (G1, 1)]) },
        Setup { area: Area::Left, ..house(&FOUR) },
        Setup { sets: 0, ..house(&FOUR) },
        Setup { sets: 3, ..house(&FOUR) },
        Setup { sets: 2, options: experienced, ..house(&FOUR) },
    ]
}

#[test]
fn aa_set_8_bad_set_ups_are_refused_with_whole_sentences() {
    for setup in bad_set_ups() {
        let told = problems(setup);
        assert!(!told.is_empty());
        for Problem { place, what, .. } in told {
            assert!(place.starts_with("setup."), "\"{place}\" is a part of the set-up");
            let begins = what.starts_with(|it: char| it.is_uppercase() || it.is_ascii_digit());
            assert!(begins && what.ends_with('.'), "\"{what}\" is a sentence");
            assert!(!what.contains("Seat("), "\"{what}\" is for people");
        }
    }
}
