//! SET: players and setting up.

use aces::{
    Aim, AirFire, Area, Armies, Ask, Choice, Event, Faction, Hex, How, Kind, Kinds, Options, Outcome, Phase,
    Setup, Side, Target, UnitId, Waiting, Why, content,
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
    let choice = Choice::March { unit: unit(id), path };
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

// SET-1: factions and types.

#[test]
fn aa_set_1_every_faction_has_a_mat_for_each_of_its_six_types() {
    let mats = content::mats();
    for faction in Faction::ALL {
        for kind in Kind::ALL {
            assert_eq!(mats.of(faction, kind).unit, format!("{}-{}", faction.key(), kind.key()));
        }
    }
    assert_eq!(mats.mats.len(), 24);
    let mut setup = Setup::builtin("summer", &FOUR);
    setup.mats.mats.retain(|it| it.unit != "g2-bomber");
    assert_refused(setup, "There is no mat for \"g2-bomber\"");
}

#[test]
fn aa_set_1_factions_are_asymmetric() {
    let play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
    let figures = |faction| Kind::ALL.map(|kind| *play.world().figures(faction, kind));
    for (i, one) in Faction::ALL.into_iter().enumerate() {
        for other in &Faction::ALL[i + 1..] {
            assert_ne!(figures(one), figures(*other), "{one:?} and {other:?}");
        }
    }
    let of = |faction, kind| *play.world().figures(faction, kind);
    for faction in Faction::ALL {
        let katyusha = of(faction, Kind::Artillery).aim == Aim::Area;
        assert_eq!(katyusha, faction == Su, "only the Katyusha strikes an area");
        let flying_fortress = of(faction, Kind::Bomber).air == AirFire::Back;
        assert_eq!(flying_fortress, faction == Us, "only the B-17 does not attack aircraft");
        let mechanized = of(faction, Kind::Special).air == AirFire::No;
        assert_eq!(mechanized, faction == G2, "only mechanized infantry has no fire against aircraft");
    }
    assert_eq!(
        of(G2, Kind::Special).armour,
        of(G2, Kind::Tank).armour,
        "mechanized infantry has a tank's armour"
    );
    let tanks = Faction::ALL.map(|it| (of(it, Kind::Tank).cost, it));
    assert_eq!(tanks.iter().min().map(|it| it.1), Some(Su), "Soviet tanks are cheap");
    assert_eq!(tanks.iter().max().map(|it| it.1), Some(G1), "the Tiger is dear");
}

// SET-2 to SET-4: players.

/// How many of each type a faction has beside the board.
fn sets_of(play: &Play, faction: Faction) -> [usize; 6] {
    Kind::ALL.map(|kind| play.field().n_of_type(faction, kind))
}

#[test]
fn aa_set_2_four_players_have_a_faction_each_on_the_full_board_with_one_set_or_two() {
    for board in content::BOARDS {
        for sets in [1, 2] {
            let play = Play::start(Setup { sets, ..Setup::builtin(board, &FOUR) }).expect("a valid set-up");
            assert_eq!(play.it.game().seats().len(), 4);
            for (faction, seat) in FOUR {
                assert_eq!(sets_of(&play, faction), [sets as usize; 6], "{sets} sets of {faction:?}");
                assert_eq!(play.world().factions_of(Seat(seat)).collect::<Vec<_>>(), [faction]);
            }
            let n_units = play.field().waiting.len();
            assert_eq!(n_units, 4 * 6 * sets as usize);
            assert_eq!(play.field().numbers, (1..=12).collect::<Vec<u8>>());
            assert_eq!(play.world().factories.len(), 10);
        }
    }
}

#[test]
fn aa_set_2_neither_none_nor_three_sets() {
    for sets in [0, 3] {
        for factions in [&FOUR[..], &FOUR[..2]] {
            let setup = Setup { sets, ..Setup::builtin("summer", factions) };
            assert_refused(setup, &format!("{sets} sets of units cannot be played"));
        }
    }
}

#[test]
fn aa_set_2_four_factions_need_the_full_board() {
    for area in [Area::Left, Area::Right] {
        let setup = Setup { area, ..Setup::builtin("summer", &FOUR) };
        assert_refused(setup, "Four factions play on the full board");
    }
}

#[test]
fn aa_set_2_only_two_or_four_factions_play() {
    assert_refused(Setup::builtin("summer", &[]), "two or four can");
    assert_refused(Setup::builtin("summer", &FOUR[..1]), "two or four can");
    assert_refused(Setup::builtin("summer", &FOUR[..3]), "two or four can");
    let twice = [(G1, 0), (Us, 1), (G1, 2), (Su, 3)];
    assert_refused(Setup::builtin("summer", &twice), "A faction is named twice");
}

#[test]
fn aa_set_3_of_three_players_one_holds_both_factions_of_a_team() {
    for factions in [[(G1, 0), (Us, 1), (G2, 0), (Su, 2)], [(G1, 0), (Us, 1), (G2, 2), (Su, 1)]] {
        let play = Play::start(Setup::builtin("summer", &factions)).expect("a valid set-up");
        assert_eq!(play.it.game().seats().len(), 3);
        for (faction, seat) in factions {
            assert_eq!(play.world().seat_of(faction), Seat(seat));
            assert_eq!(sets_of(&play, faction), [1; 6], "as four");
        }
        assert_eq!(play.world().factories.len(), 10, "as four");
    }
}

#[test]
fn aa_set_3_who_holds_two_factions_plays_the_turns_of_both() {
    let mut play = armies_of(Scene::of(&[(Us, 0), (G1, 1), (Su, 0), (G2, 2)])).round(4).play();
    let mut asked = Vec::new();
    for _ in 0..5 {
        asked.push((play.field().active.expect("somebody plays"), play.asked()));
        end_turn(&mut play);
    }
    assert_eq!(asked, [(Us, Seat(0)), (G1, Seat(1)), (Su, Seat(0)), (G2, Seat(2)), (Us, Seat(0))]);
}

#[test]
fn aa_set_3_nobody_plays_for_both_teams() {
    let words = "cannot play for both teams";
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 0), (G2, 1), (Su, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 0)]), words);
}

#[test]
fn aa_set_4_two_players_have_a_german_and_an_allied_faction_on_half_the_board() {
    for (area, numbers) in [(Area::Left, 1..=6), (Area::Right, 7..=12)] {
        for (german, allied) in [(G1, Us), (G1, Su), (G2, Us), (G2, Su)] {
            for factions in [[(german, 0), (allied, 1)], [(allied, 0), (german, 1)]] {
                for sets in [1, 2] {
                    let setup = Setup { area, sets, ..Setup::builtin("winter", &factions) };
                    let play = Play::start(setup).expect("a valid set-up");
                    assert_eq!(play.field().numbers, numbers.clone().collect::<Vec<u8>>());
                    assert_eq!(play.world().factories.len(), 5, "only that half's factories count");
                    assert_eq!(sets_of(&play, german), [sets as usize; 6]);
                    assert_eq!(sets_of(&play, allied), [sets as usize; 6]);
                }
            }
        }
    }
}

#[test]
fn aa_set_4_two_factions_do_not_play_on_the_full_board() {
    let setup = Setup { area: Area::Full, ..Setup::builtin("summer", &FOUR[..2]) };
    assert_refused(setup, "Two factions play on half a board");
}

#[test]
fn aa_set_4_two_allied_factions_do_not_play_against_each_other() {
    for factions in [[(Us, 0), (Su, 1)], [(G2, 0), (G1, 1)]] {
        assert_refused(Setup::builtin("summer", &factions), "Two allied factions");
    }
}

// SET-7: the experienced variant.

fn experienced(factions: &[(Faction, u8)]) -> Setup {
    let options = Options { experienced: true, ..Options::default() };
    Setup { options, ..Setup::builtin("summer", factions) }
}

fn kinds(list: &[Kind]) -> Choice {
    Choice::Extras(Kinds::from(list.to_vec()))
}

const EXTRAS: [Kind; 4] = [Kind::Infantry, Kind::Special, Kind::Tank, Kind::Bomber];

#[test]
fn aa_set_7_experienced_players_add_four_units_of_a_second_set() {
    let mut play = Play::start(experienced(&FOUR[..2])).expect("a valid set-up");
    assert_eq!(play.it.game().pending().awaited(), [Seat(0), Seat(1)]);
    let extras = [Kind::Tank, Kind::Artillery, Kind::Fighter, Kind::Bomber];
    play.choose_as(0, kinds(&EXTRAS)).expect("four types");
    play.choose_as(1, kinds(&extras)).expect("four types");
    assert_eq!(sets_of(&play, G1), [2, 2, 2, 1, 1, 2]);
    assert_eq!(sets_of(&play, Us), [1, 1, 2, 2, 2, 2]);
    let all =
        "infantry-1 infantry-2 special-1 special-2 tank-1 tank-2 artillery-1 fighter-1 bomber-1 bomber-2";
    play.choose_as(0, piles(G1, [all, "", ""])).expect("all ten are divided");
}

#[test]
fn aa_set_7_not_three_nor_five_nor_one_type_twice() {
    let mut play = Play::start(experienced(&FOUR[..2])).expect("a valid set-up");
    assert_eq!(play.choose_as(0, kinds(&EXTRAS[..3])), Err(Why::WrongExtras));
    assert_eq!(play.choose_as(0, kinds(&Kind::ALL[..5])), Err(Why::WrongExtras));
    // A second set has each type once: naming one twice is naming three.
    let twice = [Kind::Tank, Kind::Tank, Kind::Fighter, Kind::Bomber];
    assert_eq!(play.choose_as(0, kinds(&twice)), Err(Why::WrongExtras));
    let n_options = play.it.game().pending().prompt(Seat(0)).expect("seat 0 is asked").options.len();
    assert_eq!(n_options, 15, "every way to take four of six");
}

#[test]
fn aa_set_7_they_are_chosen_in_secret() {
    let mut play = Play::start(experienced(&FOUR)).expect("a valid set-up");
    let before = play.field();
    for seat in [2, 0, 3] {
        let told = play.choose_as(seat, kinds(&EXTRAS)).expect("four types");
        assert_eq!(told, [], "nothing is told before all have chosen");
        for viewer in (0..4).map(|it| Viewer::Seat(Seat(it))).chain([Viewer::Spectator]) {
            assert_eq!(play.it.game().view(viewer).field, before);
        }
    }
    let told = play.choose_as(1, kinds(&EXTRAS)).expect("four types");
    assert_eq!(told.iter().filter(|it| matches!(it, Event::ExtrasChosen { .. })).count(), 4);
    assert_eq!(play.field().waiting.len(), 40);
}

#[test]
fn aa_set_7_who_holds_two_factions_chooses_for_both() {
    let mut play = Play::start(experienced(&[(G1, 0), (Us, 1), (G2, 0), (Su, 2)])).expect("a valid set-up");
    let extras = [Kind::Tank, Kind::Artillery, Kind::Fighter, Kind::Bomber];
    play.choose_as(0, kinds(&EXTRAS)).expect("four types");
    play.choose_as(1, kinds(&EXTRAS)).expect("four types");
    play.choose_as(2, kinds(&EXTRAS)).expect("four types");
    assert_eq!(play.question(), Ask::Extras { faction: G2 });
    play.choose_as(0, kinds(&extras)).expect("four types");
    assert_eq!(sets_of(&play, G1), [2, 2, 2, 1, 1, 2]);
    assert_eq!(sets_of(&play, G2), [1, 1, 2, 2, 2, 2]);
}

#[test]
fn aa_set_7_not_with_two_sets() {
    let setup = Setup { sets: 2, ..experienced(&FOUR) };
    assert_refused(setup, "The experienced set-up starts from one set, not two");
}

// SET-8: seats.

#[test]
fn aa_set_8_allies_do_not_sit_next_to_each_other() {
    for clockwise in [[G1, G2, Us, Su], [Us, Su, G1, G2], [G1, Us, Su, G2], [Us, G1, G2, Su]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        assert_refused(Setup::builtin("summer", &factions), "Two allied factions sit next to each other");
    }
    for clockwise in [[G1, Us, G2, Su], [G1, Su, G2, Us], [Us, G2, Su, G1], [Su, G1, Us, G2]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        assert!(Play::start(Setup::builtin("summer", &factions)).is_ok(), "{clockwise:?}");
    }
}

#[test]
fn aa_set_8_order_of_play_is_clockwise() {
    for clockwise in [[G1, Us, G2, Su], [Us, G1, Su, G2]] {
        let factions: Vec<(Faction, u8)> = clockwise.into_iter().zip(0..).collect();
        for first in 0..4 {
            let mut play = armies_of(Scene::of(&factions)).round(4).turn(clockwise[first]).play();
            for i in 0..9 {
                assert_eq!(play.field().active, Some(clockwise[(first + i) % 4]));
                assert_eq!(play.field().round, 4 + i as u16 / 4);
                end_turn(&mut play);
            }
        }
    }
}

#[test]
fn aa_set_8_seats_have_no_gaps() {
    let words = "Seats are numbered from 0 without gaps";
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 1), (Us, 2)]), words);
    assert_refused(Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 3), (Su, 4)]), words);
}

// SET-9: tokens and armies.

#[test]
fn aa_set_9_any_division_among_three_tokens_is_legal_also_all_on_one() {
    for tokens in [
        ["infantry-1 special-1", "tank-1 artillery-1", "fighter-1 bomber-1"],
        ["infantry-1 special-1 tank-1 artillery-1 fighter-1 bomber-1", "", ""],
        ["", "", "bomber-1 fighter-1 artillery-1 tank-1 special-1 infantry-1"],
        ["tank-1", "", "infantry-1 special-1 artillery-1 fighter-1 bomber-1"],
    ] {
        let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
        play.choose_as(1, piles(Us, tokens)).unwrap_or_else(|why| panic!("{tokens:?}: {why:?}"));
    }
}

#[test]
fn aa_set_9_every_own_unit_is_on_one_token_and_no_other_unit_is() {
    let five = "infantry-1 special-1 tank-1 artillery-1 fighter-1";
    let mut foreign = piles(Us, [five, "bomber-1", ""]);
    if let Choice::Divide(piles) = &mut foreign {
        piles[2].push(unit("su-tank-1"));
    }
    for wrong in [
        piles(Us, [five, "", ""]),
        piles(Us, [five, "bomber-1", "bomber-1"]),
        piles(Us, [five, "tank-1", ""]),
        piles(Us, [five, "bomber-1", "tank-2"]),
        piles(G1, [five, "bomber-1", ""]),
        foreign,
    ] {
        let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
        assert_eq!(play.choose_as(1, wrong.clone()), Err(Why::WrongDivision), "{wrong:?}");
    }
}

#[test]
fn aa_set_9_factions_divide_at_the_same_time_and_see_the_others_when_all_have_committed() {
    let mut play = Play::start(Setup::builtin("summer", &FOUR)).expect("a valid set-up");
    let before = play.field();
    let viewers = || (0..4).map(|it| Viewer::Seat(Seat(it))).chain([Viewer::Spectator]);
    assert_eq!(play.it.game().pending().awaited(), [0, 1, 2, 3].map(Seat), "all are asked at once");
    // In any order.
    for (seat, faction) in [(2, G2), (0, G1), (3, Su)] {
        let choice = all_on(faction, &play, 2);
        let told = play.choose_as(seat, choice.clone()).expect("a division");
        assert_eq!(told, [], "nothing is told before all have committed");
        for viewer in viewers() {
            assert_eq!(play.it.game().view(viewer).field, before, "{viewer:?} sees nothing");
            if let Pending::Decide { prompts, .. } = play.it.game().pending_for(viewer) {
                assert!(
                    prompts.iter().all(|it| viewer.is(it.seat)),
                    "{viewer:?} sees no question but its own"
                );
            }
        }
        let again = play.answer(Answer::Choose { seat: Seat(seat), choice });
        assert_eq!(again, Err(Refused::NotAsked(Seat(seat))), "it has committed");
    }
    let choice = all_on(Us, &play, 3);
    let told = play.choose_as(1, choice).expect("a division");
    let divided: Vec<Faction> = told
        .iter()
        .filter_map(|it| match it {
            Event::Divided { faction, .. } => Some(*faction),
            _ => None,
        })
        .collect();
    assert_eq!(divided, [G1, Us, G2, Su]);
    for viewer in viewers() {
        let field = play.it.game().view(viewer).field;
        let on_token = |it: &Waiting| it.army == if it.id.faction() == Us { 3 } else { 2 };
        assert!(field.waiting.iter().all(on_token), "now everybody sees them");
    }
}

#[test]
fn aa_set_9_a_seat_with_two_factions_divides_both_before_anybody_sees() {
    let setup = Setup::builtin("summer", &[(G1, 0), (Us, 1), (G2, 0), (Su, 2)]);
    let mut play = Play::start(setup).expect("a valid set-up");
    let before = play.field();
    let asked = |play: &Play| play.it.game().pending().prompt(Seat(0)).map(|it| it.ask.clone());
    assert_eq!(asked(&play), Some(Ask::Divide { faction: G1 }));
    let (g1, us, g2, su) =
        (all_on(G1, &play, 1), all_on(Us, &play, 1), all_on(G2, &play, 2), all_on(Su, &play, 1));
    play.choose_as(0, g1).expect("a division");
    assert_eq!(asked(&play), Some(Ask::Divide { faction: G2 }));
    play.choose_as(1, us).expect("a division");
    play.choose_as(2, su).expect("a division");
    assert_eq!(play.field(), before, "one division is still to come");
    let told = play.choose_as(0, g2).expect("a division");
    assert_eq!(told.len(), 4);
    let on_second = |it: &&Waiting| it.army == 2;
    assert!(play.field().waiting.iter().filter(on_second).all(|it| it.id.faction() == G2));
    assert_eq!(play.field().waiting.iter().filter(on_second).count(), 6);
}

#[test]
fn aa_set_9_nobody_knows_a_tokens_number_before_it_is_turned_over() {
    let mut play = all_divided(Setup::builtin("summer", &FOUR));
    roll_each(&mut play, &[12, 1, 1, 1]);
    play.choose(Choice::Token(1)).expect("a token");
    let all: Vec<Choice> = (1..=12).map(Choice::Number).collect();
    assert_eq!(bag(&play), all, "it may be any of the twelve");
    let pending = play.it.game().pending_for(Viewer::Seat(Seat(0)));
    assert!(matches!(pending, Pending::Chance(ChanceWanted::Draw { bag, .. }) if bag.is_empty()));
    play.draw(Choice::Number(7));
    while matches!(play.question(), Ask::Place { .. }) {
        let choice = play.options()[0].clone();
        play.choose(choice).expect("an option is legal");
    }
    play.choose(Choice::Token(2)).expect("a token");
    assert!(!bag(&play).contains(&Choice::Number(7)), "each number is on one token");
    assert_eq!(bag(&play).len(), 11);
}

#[test]
fn aa_set_9_on_half_a_board_only_the_six_numbers_of_that_half_are_dealt() {
    for (area, numbers) in [(Area::Left, 1..=6), (Area::Right, 7..=12)] {
        let mut play = all_divided(Setup { area, ..Setup::builtin("summer", &FOUR[..2]) });
        roll_each(&mut play, &[12, 1]);
        play.choose(Choice::Token(3)).expect("a token");
        assert_eq!(bag(&play), numbers.map(Choice::Number).collect::<Vec<_>>());
    }
}

#[test]
fn aa_set_9_the_units_on_one_token_are_one_army() {
    let mut play = Play::start(Scene::duel().set_up_anew()).expect("a valid set-up");
    play.choose_as(0, piles(Us, ["tank-1", "infantry-1 bomber-1", "special-1 artillery-1 fighter-1"]))
        .expect("a division");
    let choice = all_on(G1, &play, 2);
    play.choose_as(1, choice).expect("a division");
    roll_each(&mut play, &[12, 1]);
    place_everything(&mut play);
    let army = |id: &str| play.unit(id).army;
    assert_eq!(army("us-tank-1"), 1);
    assert_eq!(["us-infantry-1", "us-bomber-1"].map(army), [2; 2]);
    assert_eq!(["us-special-1", "us-artillery-1", "us-fighter-1"].map(army), [3; 3]);
    assert!(play.field().units.of(G1).all(|it| it.army == 2));
}

// SET-10: who places when.

#[test]
fn aa_set_10_the_highest_die_places_first_then_clockwise_one_token_at_a_time() {
    let mut play = all_divided(Scene::four().set_up_anew());
    let told = roll_each(&mut play, &[3, 11, 5, 8]);
    assert!(told.contains(&Event::PlacingBegan { first: G1 }));
    let round = [G1, Su, G2, Us];
    assert_eq!(place_everything(&mut play), [round, round, round].concat());
    assert!(play.field().waiting.is_empty());
    assert_eq!(play.field().units.len(), 24);
    assert!(play.field().numbers.is_empty(), "all twelve tokens lie open");
}

#[test]
fn aa_set_10_each_faction_rolls_one_die() {
    let mut play = all_divided(Scene::four().set_up_anew());
    for faction in [Us, G1, Su, G2] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction });
        assert_eq!(play.dice_wanted(), 1);
        play.roll(&[if faction == G2 { 2 } else { 1 }]);
    }
    assert_eq!(play.question(), Ask::Token { faction: G2 });
}

#[test]
fn aa_set_10_ties_roll_again_among_the_tied() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[9, 4, 9, 9]);
    for (faction, die) in [(Us, 6), (Su, 7), (G2, 7)] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction }, "only the tied roll again");
        play.roll(&[die]);
    }
    for (faction, die) in [(Su, 2), (G2, 1)] {
        assert_eq!(play.question(), Ask::RollForPlacing { faction }, "as long as there is a tie");
        play.roll(&[die]);
    }
    assert_eq!(play.question(), Ask::Token { faction: Su });
}

#[test]
fn aa_set_10_a_tie_below_the_highest_is_no_tie() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[4, 4, 9, 4]);
    assert_eq!(play.question(), Ask::Token { faction: Su });
}

#[test]
fn aa_set_10_the_player_picks_which_of_the_tokens_left() {
    let mut play = all_divided(Scene::duel().set_up_anew());
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 2, 1);
    turn_over(&mut play, 3, 2);
    assert_eq!(play.options(), [1, 3].map(Choice::Token), "the United States' tokens");
    assert_eq!(play.choose(Choice::Token(2)), Err(Why::TokenTurned));
}

// SET-11: placing.

#[test]
fn aa_set_11_the_first_unit_goes_on_the_numbers_hex_the_others_around_it() {
    let mut play = us_at_g3(Scene::duel(), 1);
    let units =
        ["us-infantry-1", "us-special-1", "us-tank-1", "us-artillery-1", "us-fighter-1", "us-bomber-1"];
    for id in units {
        assert_eq!(places(&play, id), ["G3"], "{id}, if it is the first");
    }
    let refused = Why::CannotPlace { unit: unit("us-tank-1"), hex: hex("G4") };
    assert_eq!(place(&mut play, "us-tank-1", "G4"), Err(refused));
    place(&mut play, "us-tank-1", "G3").expect("any unit may be the first");
    for id in units.iter().filter(|it| **it != "us-tank-1") {
        assert_eq!(places(&play, id), sorted("G2 H2 H3 G4 F3 F2"), "{id}");
    }
    place(&mut play, "us-bomber-1", "F2").expect("anywhere in the ring");
    assert_eq!(places(&play, "us-infantry-1"), sorted("G2 H2 H3 G4 F3"));
}

#[test]
fn aa_set_11_the_second_ring_is_begun_only_when_the_first_has_no_free_hex_left() {
    let mut play = us_at_g3(Scene::duel(), 2);
    let first = ["G3", "G2", "H2", "H3", "G4", "F3"];
    let ids = ["infantry-1", "special-1", "tank-1", "artillery-1", "fighter-1", "bomber-1"]
        .map(|it| format!("us-{it}"));
    for (id, at) in ids.iter().zip(first) {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    assert_eq!(places(&play, "us-tank-2"), ["F2"], "the last of the first ring");
    place(&mut play, "us-tank-2", "F2").expect("a ring hex is free");
    assert_eq!(places(&play, "us-infantry-2"), sorted("G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1"));
}

#[test]
fn aa_set_11_a_water_hex_of_a_ring_may_be_used_or_left_out() {
    let scene = Scene::duel().terrain('~', "G2 H2");
    let mut play = us_at_g3(scene, 2);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    let land = "H3 G4 F3 F2";
    for id in ["us-infantry-1", "us-special-1", "us-fighter-1", "us-bomber-1"] {
        assert_eq!(places(&play, id), sorted(&format!("{land} G2 H2")), "{id} may use the water");
    }
    for (id, at) in
        ["us-tank-2", "us-artillery-1", "us-infantry-1", "us-bomber-1"].iter().zip(land.split(' '))
    {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    let second = "G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1";
    let either = sorted(&format!("G2 H2 {second}"));
    assert_eq!(places(&play, "us-infantry-2"), either, "the water, or the next ring");
    place(&mut play, "us-infantry-2", "J3").expect("the water is left out");
    assert!(places(&play, "us-fighter-1").contains(&"G2".to_string()), "the next one may still use it");
    place(&mut play, "us-fighter-1", "G2").expect("the water is used");
}

#[test]
fn aa_set_11_all_water_around_is_no_reason_to_swim() {
    let mut play = us_at_g3(Scene::duel().terrain('~', "G2 H2 H3 G4 F3 F2"), 1);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    let second = "G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1";
    assert_eq!(places(&play, "us-infantry-1"), sorted(&format!("G2 H2 H3 G4 F3 F2 {second}")));
    assert_eq!(places(&play, "us-artillery-1"), sorted(second), "others skip to the next free hex");
}

#[test]
fn aa_set_11_only_infantry_and_aircraft_are_set_on_water() {
    let scene = Scene::duel().terrain('~', "G2 H2");
    let mut play = us_at_g3(scene, 2);
    place(&mut play, "us-infantry-1", "G3").expect("the number's hex");
    for id in ["us-tank-1", "us-artillery-1"] {
        assert_eq!(places(&play, id), sorted("H3 G4 F3 F2"), "{id} skips water");
        let refused = Why::CannotPlace { unit: unit(id), hex: hex("G2") };
        assert_eq!(place(&mut play, id, "G2"), Err(refused));
    }
    for (id, at) in
        ["us-infantry-2", "us-special-1", "us-fighter-1", "us-bomber-1"].iter().zip(["H3", "G4", "F3", "F2"])
    {
        place(&mut play, id, at).expect("a ring hex is free");
    }
    for id in ["us-tank-1", "us-artillery-1"] {
        assert_eq!(
            places(&play, id),
            sorted("G1 H1 J2 J3 J4 H4 G5 F4 E4 E3 E2 F1"),
            "{id} goes to the next ring"
        );
    }
}

#[test]
fn aa_set_11_a_factory_is_not_free() {
    // The factory of A8 stands next to the number instead.
    let mut play = us_at_g3(Scene::duel().terrain('.', "A8").terrain('F', "G2"), 1);
    place(&mut play, "us-tank-1", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-infantry-1"), sorted("H2 H3 G4 F3 F2"));
}

/// Number 2 lies next to number 1: at C4 instead of G3.
fn close_together() -> Setup {
    let setup = Scene::duel().set_up_anew();
    Setup { board: setup.board.replace("\n2 G3\n", "\n2 C4\n"), ..setup }
}

#[test]
fn aa_set_11_if_the_numbers_own_hex_is_taken_one_starts_with_the_ring() {
    let mut play = Play::start(close_together()).expect("a valid set-up");
    let us = piles(Us, ["infantry-1 tank-1", "special-1 artillery-1 fighter-1 bomber-1", ""]);
    play.choose_as(0, us).expect("a division");
    let g1 = all_on(G1, &play, 1);
    play.choose_as(1, g1).expect("a division");
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 1);
    place(&mut play, "us-infantry-1", "C3").expect("the number's hex");
    place(&mut play, "us-tank-1", "C4").expect("the ring");
    turn_over(&mut play, 1, 2);
    assert_eq!(play.question(), Ask::Place { faction: G1, army: 1, number: 2 });
    assert_eq!(places(&play, "g1-tank-1"), sorted("D3 D4 C5 B4 B3"), "C3 is taken too");
}

#[test]
fn aa_set_11_if_no_ring_has_room_the_nearest_free_hex_takes_the_unit() {
    // Around G3 is water as far as K3, at 3 hexes, and C3, at 4: start numbers are land.
    let sea: Vec<Hex> = (1..=4).flat_map(|it| aces::ring(hex("G3"), it)).collect();
    let sea: Vec<String> = names(&sea).into_iter().filter(|it| it != "C3" && it != "K3").collect();
    let mut play = us_at_g3(Scene::duel().terrain('~', &sea.join(" ")), 2);
    place(&mut play, "us-artillery-2", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-tank-1"), ["K3"]);
    place(&mut play, "us-tank-1", "K3").expect("the nearest free land");
    assert_eq!(places(&play, "us-tank-2"), ["C3"]);
}

#[test]
fn aa_set_11_only_the_units_of_the_token_turned_over_are_placed() {
    let mut play = Play::start(Scene::duel().set_up_anew()).expect("a valid set-up");
    let us = piles(Us, ["infantry-1 tank-1", "special-1 artillery-1 fighter-1 bomber-1", ""]);
    play.choose_as(0, us).expect("a division");
    let g1 = all_on(G1, &play, 1);
    play.choose_as(1, g1).expect("a division");
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 2);
    let refused = Why::NotOnThisToken { unit: unit("us-bomber-1") };
    assert_eq!(place(&mut play, "us-bomber-1", "G3"), Err(refused));
    place(&mut play, "us-tank-1", "G3").expect("it is on this token");
    place(&mut play, "us-infantry-1", "G4").expect("it is on this token");
    assert_eq!(play.question(), Ask::Token { faction: G1 }, "then the next faction turns one over");
}

#[test]
fn aa_set_11_without_the_mission_mountains_are_standard_terrain_to_tanks_too() {
    // "No tanks on mountains" is read with AA-MIS-MTN-1: without the variant there are none.
    let mut play = us_at_g3(Scene::duel().terrain('^', "G2 H2"), 1);
    place(&mut play, "us-infantry-1", "G3").expect("the number's hex");
    assert_eq!(places(&play, "us-tank-1"), sorted("G2 H2 H3 G4 F3 F2"));
}

// SET-12: the first turn.

#[test]
fn aa_set_12_dice_again_for_the_first_turn_then_clockwise() {
    let mut play = all_divided(Scene::four().set_up_anew());
    roll_each(&mut play, &[12, 1, 1, 1]);
    place_everything(&mut play);
    for (faction, die) in [(Us, 10), (G1, 2), (Su, 10), (G2, 9)] {
        assert_eq!(play.question(), Ask::RollForFirst { faction }, "everybody rolls again");
        play.roll(&[die]);
    }
    for (faction, die) in [(Us, 1), (Su, 2)] {
        assert_eq!(play.question(), Ask::RollForFirst { faction }, "the tied roll again");
        assert_eq!(play.field().order.as_slice(), []);
        play.roll(&[die]);
    }
    assert_eq!(play.field().order.as_slice(), [Su, G2, Us, G1], "clockwise from the highest");
    assert_eq!((play.field().round, play.field().active), (1, Some(Su)));
    assert_eq!(play.question(), Ask::Armies { faction: Su, n: 1 });
}

// SET-13 and SET-14: limits of the first rounds.

#[test]
fn aa_set_13_four_factions_use_one_one_two_and_three_armies_in_round_one() {
    for first in [Us, G1, Su, G2] {
        let mut play = armies_of(Scene::four()).turn(first).play();
        let order = play.field().order.clone();
        assert_eq!(order[0], first);
        for (faction, n) in order.iter().copied().zip([1, 1, 2]) {
            assert_eq!(play.question(), Ask::Armies { faction, n }, "{faction:?}, {first:?} being first");
            assert_eq!(play.options().len(), 3, "one of three, or two of three, is three choices");
            let armies: &[u8] = if n == 1 { &[3] } else { &[1, 3] };
            play.armies(armies).expect("any armies of theirs");
            assert_eq!(moving(&play, faction), armies);
            end_turn(&mut play);
        }
        assert_eq!(play.question(), Ask::Move { faction: order[3] }, "the fourth is not asked");
        assert_eq!(moving(&play, order[3]), [1, 2, 3]);
        end_turn(&mut play);
        for &faction in &order {
            assert_eq!(play.field().round, 2);
            assert_eq!(play.question(), Ask::Move { faction }, "from round two everybody uses all");
            assert_eq!(moving(&play, faction), [1, 2, 3]);
            end_turn(&mut play);
        }
    }
}

#[test]
fn aa_set_13_neither_more_nor_fewer_armies_than_the_limit() {
    let mut play = armies_of(Scene::four()).play();
    assert_eq!(play.armies(&[]), Err(Why::WrongArmies { n: 1 }));
    assert_eq!(play.armies(&[1, 2]), Err(Why::WrongArmies { n: 1 }));
    assert_eq!(play.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 1 }));
    let mut third = armies_of(Scene::four()).turn(Su).position(|it| it.order = vec![Us, G1, Su, G2]).play();
    assert_eq!(third.armies(&[2]), Err(Why::WrongArmies { n: 2 }));
    assert_eq!(third.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 2 }));
    third.armies(&[2, 3]).expect("two");
}

#[test]
fn aa_set_13_three_players_have_four_factions_and_their_limits() {
    let mut play = armies_of(Scene::of(&[(Us, 0), (G1, 1), (Su, 0), (G2, 2)])).play();
    for (faction, n, seat) in [(Us, 1, 0), (G1, 1, 1), (Su, 2, 0)] {
        assert_eq!((play.question(), play.asked()), (Ask::Armies { faction, n }, Seat(seat)));
        play.armies(if n == 1 { &[1] } else { &[1, 2] }).expect("any armies of theirs");
        end_turn(&mut play);
    }
    assert_eq!(play.question(), Ask::Move { faction: G2 });
}

#[test]
fn aa_set_14_two_factions_use_one_and_two_armies_then_the_other_two_and_all() {
    for first in [Us, G1] {
        let second = if first == Us { G1 } else { Us };
        for army in [1, 2, 3] {
            let mut play = armies_of(Scene::duel()).turn(first).play();
            assert_eq!(play.question(), Ask::Armies { faction: first, n: 1 });
            play.armies(&[army]).expect("any army");
            assert_eq!(moving(&play, first), [army]);
            end_turn(&mut play);
            assert_eq!(play.question(), Ask::Armies { faction: second, n: 2 });
            play.armies(&[1, 3]).expect("any two armies");
            assert_eq!(moving(&play, second), [1, 3]);
            let told = end_turn(&mut play);
            let others: Vec<u8> = (1..=3).filter(|it| *it != army).collect();
            assert_eq!(play.field().round, 2);
            assert_eq!(play.question(), Ask::Move { faction: first }, "there is nothing to choose");
            let armies = Armies::try_from(others.clone()).expect("armies");
            assert!(told.contains(&Event::ArmiesChosen { faction: first, armies }), "its other two");
            assert_eq!(moving(&play, first), others);
            end_turn(&mut play);
            assert_eq!(play.question(), Ask::Move { faction: second });
            assert_eq!(moving(&play, second), [1, 2, 3]);
            end_turn(&mut play);
            for faction in [first, second] {
                assert_eq!(play.field().round, 3);
                assert_eq!(play.question(), Ask::Move { faction }, "from round three everybody uses all");
                assert_eq!(moving(&play, faction), [1, 2, 3]);
                end_turn(&mut play);
            }
        }
    }
}

#[test]
fn aa_set_14_not_two_for_the_first_nor_one_for_the_second() {
    let mut play = armies_of(Scene::duel()).play();
    assert_eq!(play.armies(&[1, 2]), Err(Why::WrongArmies { n: 1 }));
    play.armies(&[2]).expect("one");
    end_turn(&mut play);
    assert_eq!(play.armies(&[2]), Err(Why::WrongArmies { n: 2 }));
    assert_eq!(play.armies(&[1, 2, 3]), Err(Why::WrongArmies { n: 2 }));
}

// SET-15: resting units.

/// The United States' first turn with its first army: a tank of it, an infantry of the second army, a special
/// infantry that was bought, and a German infantry next to all three.
fn resting() -> Play {
    let scene = Scene::duel().round(1).unit_with("us-tank-1", "E10", |it| it.army = 1);
    let scene = scene.unit_with("us-infantry-1", "E8", |it| it.army = 2).unit("us-special-1", "F8");
    let mut play = scene.unit_with("g1-infantry-1", "E9", |it| it.army = 1).unit("g1-tank-1", "L15").play();
    play.armies(&[1]).expect("one army");
    play
}

#[test]
fn aa_set_15_units_outside_the_chosen_armies_do_not_move() {
    let mut play = resting();
    assert_eq!(play.march("us-infantry-1", "E7"), Err(Why::Resting { unit: unit("us-infantry-1") }));
    play.march("us-tank-1", "E11").expect("its army was chosen");
}

#[test]
fn aa_set_15_units_outside_the_chosen_armies_do_not_attack() {
    let mut play = resting();
    play.done().expect("movement can end");
    let refused = Why::Resting { unit: unit("us-infantry-1") };
    assert_eq!(play.attack("us-infantry-1", "g1-infantry-1"), Err(refused));
    let offered =
        |id: &str| play.options().iter().any(|it| matches!(it, Choice::Attack(it) if it.unit == unit(id)));
    assert!(offered("us-tank-1") && !offered("us-infantry-1"));
    play.attack("us-tank-1", "g1-infantry-1").expect("its army was chosen");
}

#[test]
fn aa_set_15_bought_units_are_never_limited() {
    let mut play = resting();
    play.march("us-special-1", "F9").expect("it belongs to no army, and moves");
    play.done().expect("movement can end");
    play.attack("us-special-1", "g1-infantry-1").expect("and attacks");
}

#[test]
fn aa_set_15_a_unit_bought_in_round_one_acts_in_round_two() {
    let scene = armies_of(Scene::duel()).flag(Us, "A8").coins(Us, 9);
    let mut play = scene.play();
    play.armies(&[1]).expect("one army");
    play.done().expect("movement can end");
    play.done().expect("declaring can end");
    play.choose(Choice::Buy { kind: Kind::Infantry, hex: hex("A8") }).expect("a purchase");
    assert_eq!(play.unit("us-infantry-2").army, 0);
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    end_turn(&mut play);
    assert_eq!(moving(&play, Us), [2, 3], "the other two");
    assert_eq!(may_move(&play, "us-infantry-2"), Ok(()), "and the unit bought");
}

#[test]
fn aa_set_15_a_resting_unit_makes_the_attack_it_owes_and_still_does_not_move() {
    let scene = Scene::duel().round(1).unit_with("us-tank-1", "E4", |it| it.army = 1);
    let scene = scene.unit_with("us-infantry-1", "E8", |it| {
        it.army = 2;
        it.owes = Some(unit("g1-infantry-1"));
        it.intercepted = true;
    });
    let mut play = scene.unit("g1-infantry-1", "E9").unit("g1-tank-1", "F8").play();
    play.armies(&[1]).expect("one army");
    assert!(play.march("us-infantry-1", "E7").is_err(), "it does not move");
    play.done().expect("movement can end");
    let refused = Why::DebtUndeclared { unit: unit("us-infantry-1"), target: unit("g1-infantry-1") };
    assert_eq!(play.done(), Err(refused), "the attack is owed");
    assert!(play.attack("us-infantry-1", "g1-tank-1").is_err(), "no other attack");
    play.attack("us-infantry-1", "g1-infantry-1").expect("the attack owed");
}

#[test]
fn aa_set_15_the_army_of_round_one_rests_in_round_two_but_pays_its_debt() {
    let scene = Scene::duel().round(1).unit_with("us-infantry-1", "E8", |it| it.army = 1);
    let scene = scene.unit_with("us-tank-1", "C3", |it| it.army = 2);
    let mut play = scene.unit_with("g1-infantry-1", "E11", |it| it.army = 1).play();
    play.armies(&[1]).expect("one army");
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    play.march("g1-infantry-1", "E10 E9 F9").expect("it passes");
    play.intercept("us-infantry-1").expect("it intercepts");
    end_turn(&mut play);
    assert!(play.march("us-infantry-1", "E7").is_err(), "the army rests");
    play.march("us-tank-1", "C4").expect("the other armies act");
    play.done().expect("movement can end");
    play.attack("us-infantry-1", "g1-infantry-1").expect("the debt is paid all the same");
}

#[test]
fn aa_set_15_resting_units_support() {
    let mut play = resting();
    play.march("us-special-1", "F7").expect("the bought unit goes away");
    play.done().expect("movement can end");
    play.attack("us-tank-1", "g1-infantry-1").expect("the tank attacks");
    play.done().expect("declaring can end");
    assert_eq!(red_dice(&play), 2, "tank and resting infantry are two arms");
}

#[test]
fn aa_set_15_resting_units_shoot_back() {
    let mut play = resting();
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    play.done().expect("movement can end");
    play.attack("g1-infantry-1", "us-infantry-1").expect("it attacks");
    play.done().expect("declaring can end");
    play.roll_hits(0);
    let ask = Ask::BackDice { defender: unit("us-infantry-1"), attacker: unit("g1-infantry-1") };
    assert_eq!(play.question(), ask);
}

#[test]
fn aa_set_15_resting_units_intercept() {
    let scene = Scene::duel().round(1).unit_with("us-infantry-1", "E8", |it| it.army = 2);
    let mut play = scene.unit_with("g1-infantry-1", "E11", |it| it.army = 3).play();
    play.armies(&[1]).expect("one army");
    end_turn(&mut play);
    play.armies(&[1, 3]).expect("two armies");
    play.march("g1-infantry-1", "E10 E9 F9").expect("it passes");
    play.intercept("us-infantry-1").expect("a resting unit intercepts");
    assert_eq!(play.at("g1-infantry-1"), "E9");
}

// SET-16: factories to win.

#[test]
fn aa_set_16_six_factories_win_four_on_half_a_board_and_one_fewer_in_a_short_game() {
    let full = ["N1", "N16", "Z1", "Z8", "Z16"];
    let half = ["A1", "A16", "M1", "M16"];
    for (scene, others, short_game, wins) in [
        (Scene::four(), &full[..], false, 6),
        (Scene::four(), &full[..], true, 5),
        (Scene::duel(), &half[..], false, 4),
        (Scene::duel(), &half[..], true, 3),
    ] {
        for held in [wins - 2, wins - 1] {
            let scene = scene.clone().options(|it| it.short_game = short_game);
            let scene = scene
                .flag(Us, &others[..held].join(" "))
                .unit("us-infantry-1", "B8")
                .unit("g1-tank-1", "H12");
            let mut play = scene.play();
            play.march("us-infantry-1", "A8").expect("it occupies");
            let won = Outcome { winner: Some(Side::Allies), how: How::Factories, round: 4 };
            assert_eq!(
                play.outcome(),
                (held + 1 == wins).then_some(won),
                "{} factories, short {short_game}",
                held + 1
            );
        }
    }
}

#[test]
fn aa_set_16_both_factions_of_a_team_count() {
    let scene = Scene::four().flag(Us, "N1 N16").flag(Su, "Z1 Z8 Z16").unit("us-infantry-1", "B8");
    let mut play = scene.unit("g1-tank-1", "H12").play();
    play.march("us-infantry-1", "A8").expect("it occupies");
    assert_eq!(play.outcome().map(|it| it.winner), Some(Some(Side::Allies)));
}

// SET-17: the clock.

#[test]
fn aa_set_17_without_the_option_there_is_no_clock() {
    let mut play = Scene::duel().unit("us-tank-1", "E8").unit("g1-tank-1", "E9").play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
    play.done().expect("movement can end");
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
}

fn clocked() -> Scene {
    Scene::duel()
        .options(|it| it.clock = true)
        .unit("us-tank-1", "E8")
        .unit("us-infantry-1", "F9")
        .unit("g1-tank-1", "E9")
}

#[test]
fn aa_set_17_time_runs_out_in_movement_and_the_turn_goes_on_to_combat() {
    let mut play = clocked().play();
    play.march("us-infantry-1", "F10").expect("one move in time");
    let told = time_up(&mut play).expect("the clock runs");
    assert_eq!(told[0], Event::TimeRanOut { faction: Us });
    assert!(told.contains(&Event::PhaseBegan { phase: Phase::Combat }));
    assert!(!told.iter().any(|it| matches!(it, Event::Declared { .. })), "nothing was declared");
    assert_eq!(play.question(), Ask::Money { faction: Us }, "no attacks, so on to the coins");
    assert_eq!(play.at("us-infantry-1"), "F10", "what was moved stays moved");
}

#[test]
fn aa_set_17_time_runs_out_in_declaring_and_what_was_declared_is_fought() {
    let mut play = clocked().play();
    play.done().expect("movement can end");
    play.attack("us-tank-1", "g1-tank-1").expect("one attack in time");
    time_up(&mut play).expect("the clock runs");
    assert_eq!(play.field().phase, Phase::Combat);
    assert_eq!(play.field().declared.len(), 1);
    assert!(matches!(play.question(), Ask::AttackDice { attack, .. } if attack.unit == unit("us-tank-1")));
}

#[test]
fn aa_set_17_attacks_owed_are_declared_for_the_player_after_what_was_declared() {
    let owing = |it: &mut aces::Unit| it.owes = Some(unit("g1-tank-1"));
    let scene = Scene::duel().options(|it| it.clock = true).unit("g1-tank-1", "E9").unit("us-tank-1", "E8");
    let scene = scene.unit_with("us-infantry-1", "F8", owing).unit_with("us-special-1", "E10", owing);
    // In movement.
    let mut play = scene.clone().play();
    time_up(&mut play).expect("the clock runs");
    let list = |play: &Play| -> Vec<(String, Target)> {
        play.field().declared.iter().map(|it| (it.unit.to_string(), it.at)).collect()
    };
    let at = Target::Unit(unit("g1-tank-1"));
    assert_eq!(list(&play), [("us-infantry-1".into(), at), ("us-special-1".into(), at)]);
    assert_eq!(play.field().phase, Phase::Combat);
    // In declaring, one debt declared already.
    let mut play = scene.play();
    play.done().expect("movement can end");
    play.attack("us-special-1", "g1-tank-1").expect("a debt");
    play.attack("us-tank-1", "g1-tank-1").expect("an attack");
    time_up(&mut play).expect("the clock runs");
    let order = [("us-special-1".into(), at), ("us-tank-1".into(), at), ("us-infantry-1".into(), at)];
    assert_eq!(list(&play), order, "each once, the missing one last");
}

#[test]
fn aa_set_17_the_clock_is_for_phases_1_and_2_only() {
    let mut play = clocked().coins(Us, 9).phase(Phase::Money).play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock), "not for the coins");
    let mut play = armies_of(Scene::duel().options(|it| it.clock = true)).play();
    assert_eq!(time_up(&mut play), Err(Refused::NoClock), "nor for choosing armies, before the first move");
    play.armies(&[1]).expect("one army");
    time_up(&mut play).expect("but from movement on");
}

#[test]
fn aa_set_17_an_opponents_answer_is_not_on_the_movers_clock() {
    let scene =
        Scene::duel().options(|it| it.clock = true).unit("us-infantry-1", "E8").unit("g1-infantry-1", "E10");
    let mut play = scene.play();
    play.march("us-infantry-1", "E9 F9").expect("it passes");
    assert!(matches!(play.question(), Ask::Intercept { .. }));
    assert_eq!(time_up(&mut play), Err(Refused::NoClock));
    play.let_pass().expect("a no");
    time_up(&mut play).expect("the clock runs again");
}

// SET-18: no more than four of a type.

fn shop(scene: Scene, kind: &str, n: u8) -> Play {
    let start = scene.flag(Us, "A1 A8").coins(Us, 40).unit("g1-tank-1", "L12").phase(Phase::Money);
    let at = |nr: u8| format!("C{}", 2 * nr);
    (1..=n).fold(start, |scene, nr| scene.unit(&format!("us-{kind}-{nr}"), &at(nr))).play()
}

fn buy(play: &mut Play, kind: Kind, at: &str) -> Result<(), Why> {
    play.choose(Choice::Buy { kind, hex: hex(at) }).map(|_| ())
}

#[test]
fn aa_set_18_no_more_than_four_units_of_one_type_by_default() {
    for kind in Kind::ALL {
        let mut play = shop(Scene::duel(), kind.key(), 3);
        assert_eq!(buy(&mut play, kind, "A1"), Ok(()), "the fourth {kind:?}");
        assert_eq!(buy(&mut play, kind, "A8"), Err(Why::FourAlready { kind }), "not the fifth {kind:?}");
        let other = if kind == Kind::Tank { Kind::Fighter } else { Kind::Tank };
        assert_eq!(buy(&mut play, other, "A8"), Ok(()), "another type");
    }
}

#[test]
fn aa_set_18_regular_and_special_infantry_are_two_types_and_allies_count_for_themselves() {
    let mut play = shop(Scene::duel(), "special", 4);
    assert_eq!(buy(&mut play, Kind::Special, "A1"), Err(Why::FourAlready { kind: Kind::Special }));
    assert_eq!(buy(&mut play, Kind::Infantry, "A1"), Ok(()));
    let allied = (1..=4)
        .fold(Scene::four(), |scene, nr| scene.unit(&format!("su-tank-{nr}"), &format!("G{}", 2 * nr)));
    let mut play = shop(allied, "tank", 3);
    assert_eq!(buy(&mut play, Kind::Tank, "A1"), Ok(()));
}

#[test]
fn aa_set_18_a_destroyed_unit_makes_room() {
    // Names are numbers of miniatures: the third is missing, so there are three.
    let scene = Scene::duel().flag(Us, "A1 A8").coins(Us, 40).unit("g1-tank-1", "L12").phase(Phase::Money);
    let mut play = scene.unit("us-tank-1", "C2").unit("us-tank-2", "C4").unit("us-tank-4", "C6").play();
    assert_eq!(buy(&mut play, Kind::Tank, "A1"), Ok(()));
    assert_eq!(buy(&mut play, Kind::Tank, "A8"), Err(Why::FourAlready { kind: Kind::Tank }));
}

#[test]
fn aa_set_18_without_the_option_there_is_no_such_limit() {
    let mut play = shop(Scene::duel().options(|it| it.limit_of_four = false), "infantry", 4);
    assert_eq!(buy(&mut play, Kind::Infantry, "A1"), Ok(()));
    assert_eq!(buy(&mut play, Kind::Infantry, "A8"), Ok(()));
    assert_eq!(play.field().n_of_type(Us, Kind::Infantry), 6);
}

// SET-19: at the start.

#[test]
fn aa_set_19_all_start_without_damage_experience_and_coins() {
    for sets in [1, 2] {
        let mut play = all_divided(Setup { sets, ..Setup::builtin("winter", &FOUR) });
        roll_each(&mut play, &[1, 2, 3, 4]);
        place_everything(&mut play);
        roll_each(&mut play, &[1, 2, 3, 4]);
        let field = play.field();
        assert_eq!(field.units.len(), 24 * sets as usize);
        for unit in field.units.iter() {
            assert_eq!((unit.damage, unit.experience), (0, 0), "{}", unit.id);
            assert_eq!((unit.moved, unit.occupied, unit.repairing, unit.intercepted), Default::default());
            assert_eq!(unit.owes, None);
        }
        for faction in Faction::ALL {
            assert_eq!(field.coins[faction], 0, "{faction:?}");
        }
    }
}

// SET-20: half a board.

#[test]
fn aa_set_20_on_half_a_board_nothing_leaves_the_half() {
    for (area, edge, beyond) in [(Area::Left, "M8", "N8"), (Area::Right, "N8", "M8")] {
        for kind in ["infantry", "special", "tank", "artillery", "fighter", "bomber"] {
            let id = format!("us-{kind}-1");
            let scene = Scene::duel().area(area).unit(&id, edge);
            let far = if area == Area::Left { "C12" } else { "X12" };
            let mut play = scene.unit("g1-tank-1", far).play();
            assert_eq!(play.march(&id, beyond), Err(Why::OffBoard { hex: hex(beyond) }), "{id}");
            let inside = |it: &String| play.world().map.contains(area, hex(it));
            assert!(play.reach(&id).iter().all(inside), "{id}");
        }
        let scene = Scene::four().unit("us-fighter-1", edge).unit("g1-tank-1", "C12");
        scene.play().march("us-fighter-1", beyond).expect("on the full board it does");
    }
}

#[test]
fn aa_set_20_nothing_outside_the_half_is_a_target() {
    let half = |area, at| {
        Scene::of(&[(Su, 0), (G1, 1)]).area(area).unit("su-artillery-1", at).phase(Phase::Declaring)
    };
    for (area, at, beyond, far) in [(Area::Left, "L8", "N8", "C12"), (Area::Right, "P8", "M8", "X12")] {
        let mut play = half(area, at).unit("g1-tank-1", far).play();
        assert_eq!(play.attack("su-artillery-1", beyond), Err(Why::OffBoard { hex: hex(beyond) }));
        for choice in play.options() {
            if let Choice::Attack(attack) = choice {
                let Target::Hex(hex) = attack.at else { panic!("{attack:?}") };
                assert!(play.world().map.contains(area, hex), "{hex} is offered");
            }
        }
        let scene = Scene::four().turn(Su).unit("su-artillery-1", at).unit("g1-tank-1", far);
        let mut full = scene.phase(Phase::Declaring).play();
        full.attack("su-artillery-1", beyond).expect("on the full board it is a target");
    }
}

#[test]
fn aa_set_20_nothing_stands_and_no_factory_counts_outside_the_half() {
    let outside = Scene::duel().unit("us-tank-1", "N8").unit("g1-tank-1", "C12").try_play().err();
    let outside = outside.expect("the position is refused");
    assert!(outside.iter().any(|it| it.what.contains("not on the board in play")), "{outside:?}");
    let flag = Scene::duel().unit("us-tank-1", "C2").unit("g1-tank-1", "C12").flag(Us, "N1").try_play().err();
    let flag = flag.expect("the position is refused");
    assert!(flag.iter().any(|it| it.what.contains("no factory in play at N1")), "{flag:?}");
}

#[test]
fn aa_set_20_units_are_placed_inside_the_half() {
    // Number 2 lies on the edge: at M8 instead of G3.
    let setup = Scene::duel().set_up_anew();
    let mut play = all_divided(Setup { board: setup.board.replace("\n2 G3\n", "\n2 M8\n"), ..setup });
    roll_each(&mut play, &[12, 1]);
    turn_over(&mut play, 1, 2);
    place(&mut play, "us-tank-1", "M8").expect("the number's hex");
    assert_eq!(places(&play, "us-bomber-1"), sorted("M7 M9 L8 L9"));
}

// SET-21: tokens and armies without units.

#[test]
fn aa_set_21_a_token_without_units_is_turned_over_and_uses_that_placing_turn() {
    let mut play = all_divided(Scene::duel().set_up_anew());
    roll_each(&mut play, &[12, 1]);
    play.choose(Choice::Token(2)).expect("an empty token");
    assert_eq!(play.question(), Ask::Number { faction: Us, army: 2 }, "it is turned over all the same");
    let told = play.draw(Choice::Number(4));
    assert_eq!(told, [Event::TokenTurned { faction: Us, army: 2, number: 4 }]);
    assert_eq!(play.question(), Ask::Token { faction: G1 }, "and that was this turn of placing");
    turn_over(&mut play, 3, 6);
    assert_eq!(play.question(), Ask::Token { faction: Us });
    assert_eq!(play.field().numbers, [1, 2, 3, 5], "the number is used up");
}

#[test]
fn aa_set_21_an_empty_army_may_be_the_one_chosen() {
    let scene =
        Scene::duel().round(1).unit_with("us-tank-1", "E8", |it| it.army = 1).unit("g1-tank-1", "L12");
    let mut play = scene.play();
    assert_eq!(play.options().len(), 3, "all three are armies");
    play.armies(&[3]).expect("an empty army is an army");
    assert_eq!(play.options(), [Choice::Done]);
    assert_eq!(play.march("us-tank-1", "E7"), Err(Why::Resting { unit: unit("us-tank-1") }));
    end_turn(&mut play);
    play.armies(&[1, 2]).expect("two armies");
    end_turn(&mut play);
    assert_eq!(play.field().armies, Armies::try_from(vec![1, 2]).expect("armies"), "then its other two");
    play.march("us-tank-1", "E7").expect("it acts");
}

#[test]
fn aa_set_21_armies_are_chosen_before_the_first_move_of_the_turn() {
    let mut play = armies_of(Scene::duel()).play();
    assert_eq!(play.march("us-tank-1", "E3"), Err(Why::OtherQuestion), "first the army");
    play.armies(&[2]).expect("one army");
    play.march("us-tank-1", "E3").expect("then the move");
    assert_eq!(play.armies(&[1]), Err(Why::OtherQuestion), "and the choice stands");
}
