//! SET: setting up.

use outpost::{CACHES, Card, Choice, DECK, Field, HAND, Outpost, Position, Setup, patrol_key};
use table::{ChanceWanted, Game, Match, Pending, Rules, Seat, Shuffler, Team};

use crate::scene::*;

fn names(hexes: &[outpost::Hex]) -> Vec<String> {
    hexes.iter().map(ToString::to_string).collect()
}

#[test]
fn op_set_1_two_to_four_play_each_for_themselves() {
    for players in 2..=4 {
        let (game, _) = Game::<Outpost>::new(&Setup::of(players)).expect("they can play");
        let alone: Vec<(Seat, Team)> = (0..players).map(|it| (Seat(it), Team(it))).collect();
        assert_eq!(game.seats(), alone);
    }
    for players in [0, 1, 5] {
        let problems = Game::<Outpost>::new(&Setup::of(players)).expect_err("they cannot play");
        assert_eq!(problems[0].to_string(), "setup.players: Two to four can play.");
    }
    assert_eq!([0, 1, 2, 3].map(|it| patrol_key(Seat(it))), ["heron", "fox", "badger", "owl"]);
}

#[test]
fn op_set_2_the_field_has_sixty_one_hexes_seven_outposts_and_a_camp_in_a_corner_for_each() {
    let field = Field::printed();
    assert_eq!(outpost::Hex::all().count(), 61);
    assert_eq!(names(field.outposts()), ["C3", "C5", "E3", "E5", "E7", "G3", "G5"]);
    assert_eq!(field.woods().len(), 12);
    assert_eq!(names(&field.camps(2)), ["I5", "A1"]);
    assert_eq!(names(&field.camps(3)), ["I5", "E1", "A5"]);
    assert_eq!(names(&field.camps(4)), ["I1", "A1", "A5", "I5"]);
    for players in 2..=4 {
        let (it, _) = Match::<Outpost>::new(Setup::of(players)).expect("they can play");
        let hexes: Vec<_> = open(&it).patrols.iter().map(|it| it.hex).collect();
        assert_eq!(hexes, field.camps(players));
    }
}

#[test]
fn op_set_2_every_camp_is_as_far_from_the_outposts_as_the_others() {
    let field = Field::printed();
    for players in 2..=4 {
        let away = |camp: &outpost::Hex| {
            let mut steps: Vec<u8> = field.outposts().iter().map(|it| it.distance(*camp)).collect();
            steps.sort();
            steps
        };
        let all: Vec<_> = field.camps(players).iter().map(away).collect();
        assert!(all.iter().all(|it| *it == all[0]), "{all:?}");
    }
}

#[test]
fn op_set_2_a_hex_has_a_name_that_is_read_back() {
    for it in outpost::Hex::all() {
        assert_eq!(it.to_string().parse(), Ok(it));
        assert!(it.neighbours().all(|other| other.distance(it) == 1));
    }
    assert_eq!(hex("e5").neighbours().count(), 6);
    assert_eq!(hex("A1").neighbours().count(), 3);
    let why = "E10".parse::<outpost::Hex>().expect_err("the row has nine");
    assert_eq!(why.to_string(), "\"E10\" is not a hex of the field; they go from A1 to I5.");
}

#[test]
fn op_set_3_a_cache_that_nobody_sees_is_hidden_in_each_outpost() {
    assert_eq!(CACHES.iter().map(|it| *it as i32).sum::<i32>(), 12);
    let (mut it, _) = Match::<Outpost>::new(Setup::of(3)).expect("three can play");
    let mut chance = Shuffler::new(1);
    for n in (4..=10).rev() {
        let Pending::Chance(ChanceWanted::Draw { bag, .. }) = it.game().pending() else {
            panic!("a cache is drawn")
        };
        assert_eq!(bag.len(), n);
        let answer = it.game().random_answer(&mut chance).expect("the game is on");
        let events = give(&mut it, [answer]);
        for viewer in EVERYONE {
            let seen = it.game().seen(&events[0], viewer).expect("everyone sees that something is hidden");
            assert!(matches!(seen, outpost::Event::Hidden { cache: None, .. }));
            assert!(it.game().view(viewer).outposts.values().all(|it| it.cache.is_none()));
        }
    }
    assert!(
        matches!(it.game().pending(), Pending::Chance(ChanceWanted::Draw { bag, .. }) if bag.len() == 28)
    );
}

#[test]
fn op_set_4_there_are_twenty_eight_cards_and_a_flare_each() {
    assert_eq!(DECK, [(Card::March, 10), (Card::Scout, 8), (Card::Raid, 6), (Card::Cover, 4)]);
    let (it, _) = Match::<Outpost>::new(Setup::of(4)).expect("four can play");
    assert_eq!(open(&it).n_bag as usize, DECK.iter().map(|it| it.1).sum::<usize>());
    assert!(open(&it).patrols.iter().all(|it| it.flare && it.pennants == 0));
}

#[test]
fn op_set_5_a_game_has_four_to_nine_rounds_six_by_default() {
    assert_eq!(Setup::of(2).rounds, 6);
    for rounds in [4, 9] {
        assert!(Outpost::open(&Setup { rounds, ..Setup::of(2) }).is_ok());
    }
    for rounds in [3, 10] {
        let problems = Outpost::open(&Setup { rounds, ..Setup::of(2) }).err().expect("it cannot be played");
        assert_eq!(problems[0].to_string(), "setup.rounds: A game has four to nine rounds.");
    }
}

#[test]
fn op_set_6_a_position_replaces_what_would_be_drawn() {
    use Card::{Cover, March, Raid, Scout};
    let position = Position {
        played: 2,
        patrols: vec![hex("E5"), hex("D4")],
        hands: hands([[March, March, Scout, Raid], [Cover, Raid, Scout, March]]),
        caches: caches(),
        flags: [(hex("C3"), Seat(1))].into(),
    };
    let it = from(2, position);
    assert_eq!((place(&it, 0), place(&it, 1), open(&it).round), ("E5".to_string(), "D4".to_string(), 3));
    assert_eq!(open(&it).outposts[&hex("C3")].flag, Some(Seat(1)));
    let prompt = it.game().pending().prompt(Seat(1)).expect("orders are laid at once");
    assert_eq!(prompt.options.len(), HAND);
    assert_eq!(prompt.options[3], Choice::Card(Cover));
}

#[test]
fn op_set_6_all_that_is_wrong_with_a_position_is_reported_at_once() {
    let position = Position {
        patrols: vec![hex("E5"), hex("E5")],
        hands: vec![vec![Card::Cover; 5]],
        caches: [(hex("B2"), outpost::Cache(4)), (hex("C3"), outpost::Cache(9))].into(),
        flags: [(hex("C3"), Seat(7)), (hex("B2"), Seat(0))].into(),
        ..Position::default()
    };
    let setup = Setup { position: Some(position), ..Setup::of(2) };
    let problems = Outpost::open(&setup).err().expect("it cannot be played");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let wanted = [
        "position.hands: There are not so many cards of Cover.",
        "position.caches: There is no outpost at B2, or no cache of 4 left.",
        "position.caches: There is no outpost at C3, or no cache of 9 left.",
        "position.flags: There is no outpost at B2.",
        "board: The flag at C3 is of seat 7, where nobody sits.",
        "board: Two patrols stand at E5.",
    ];
    assert_eq!(said, wanted);
}
