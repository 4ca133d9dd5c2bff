//! Matches that were stored once load for ever. A new version of the rules gets a new folder; these files stay.

#![allow(clippy::disallowed_methods, reason = "tests read files; rules do not")]

use std::{fs, path::Path};

use sergeants::{
    Choice, Procedure, Sergeants, Setup,
    content::{Act, Tag},
    measure::{Facing, Place},
    state::{At, Context, Position, Posted},
};
use table::{
    Answer, Rules, Seat, Shuffler, Viewer,
    save::{load, save, verify},
};

/// Where the rules have changed since, matches go on from the board that people left, by their own content.
#[test]
fn every_stored_match_loads_and_goes_on() {
    for version in 1..=Sergeants::VERSION {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/saves/v{version}"));
        let files: Vec<_> = fs::read_dir(folder).expect("the folder can be read").collect();
        assert!(!files.is_empty(), "version {version} has a match");
        for entry in files {
            loads_and_goes_on(&entry.expect("the entry can be read").path());
        }
    }
}

fn loads_and_goes_on(path: &Path) {
    let text = fs::read_to_string(path).expect("the file can be read");
    let name = path.display();
    let mut it = load::<Sergeants>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(!it.journal().is_empty(), "{name}");
    let mut chance = Shuffler::new(1);
    for _ in 0..100 {
        let Some(answer) = it.game().random_answer(&mut chance) else { break };
        it.answer(answer).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    let again = load::<Sergeants>(&save(&it)).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(again.game().view(Viewer::Spectator), it.game().view(Viewer::Spectator), "{name}");
}

/// What this version has stored is played again from its journal, to the very board.
#[test]
fn a_match_of_this_version_verifies() {
    let text = include_str!("../saves/v2/in-mid-turn.json");
    let verified = verify::<Sergeants>(text).unwrap_or_else(|why| panic!("{why}"));
    assert!(verified.board_agrees && 0 < verified.n_answers, "{verified:?}");
}

/// In matches of the first version prisoners have no place of their own. They are with their escort, and have one as soon as he moves.
#[test]
fn a_prisoner_without_a_place_goes_on() {
    let mut setup = Setup::builtin("crossing", &["us", "de"]);
    let mut prisoner = Posted::new(51, 1, Place::new(56, 40, Facing::LEFT));
    prisoner.prisoner_of = Some(Tag(1));
    let context = Context { seat: Some(Seat(0)), owner: None, must: false, bubble: false };
    let walk = Procedure::Acts { context, tag: Tag(1), acts: vec![Act::Walk] };
    setup.position = Some(Position {
        turn: 1,
        phase: 1,
        soldiers: vec![
            Posted::new(1, 0, Place::new(40, 40, Facing::RIGHT)),
            prisoner,
            Posted::new(52, 1, Place::new(300, 40, Facing::LEFT)),
        ],
        then: vec![walk, Procedure::Finish],
        ..Position::default()
    });
    let (it, _) = table::Match::<Sergeants>::new(setup).unwrap_or_else(|why| panic!("{why:?}"));
    let new = save(&it);
    let old = new.replace("\"rules\":2", "\"rules\":1");
    let (start, rest) = old.split_once("\"at\":{\"held\":").expect("he is held");
    let (_, rest) = rest.split_once("}}}").expect("his place ends");
    let old = format!("{start}\"at\":{{\"with\":1}}{rest}");
    let mut it = load::<Sergeants>(&old).unwrap_or_else(|why| panic!("{why}"));
    let at = |it: &table::Match<Sergeants>| {
        it.game().view(Viewer::Spectator).field.figure(Tag(51)).map(|it| it.at)
    };
    assert_eq!(at(&it), Some(At::With(Tag(1))));
    let walk = Choice::Walk(Place::new(40, 50, Facing::RIGHT).into());
    it.answer(Answer::Choose { seat: Seat(0), choice: walk }).unwrap_or_else(|why| panic!("{why}"));
    assert!(matches!(at(&it), Some(At::Held { by: Tag(1), .. })));
}
