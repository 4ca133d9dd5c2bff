//! Matches that were stored once load for ever. A new version of the format gets a new folder; these files stay.

#![allow(clippy::disallowed_methods, reason = "tests read files; rules do not")]

use std::{fs, path::Path};

use sergeants::Sergeants;
use table::{
    Shuffler,
    save::{load, save, verify},
};

#[test]
fn every_stored_match_loads_verifies_and_goes_on() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1");
    let mut n_files = 0;
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let name = path.display();
        let mut it = load::<Sergeants>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(!it.journal().is_empty(), "{name}");
        let verified = verify::<Sergeants>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(verified.board_agrees, "{name}");
        let mut chance = Shuffler::new(1);
        for _ in 0..100 {
            let Some(answer) = it.game().random_answer(&mut chance) else { break };
            it.answer(answer).unwrap_or_else(|why| panic!("{name}: {why}"));
        }
        assert!(verify::<Sergeants>(&save(&it)).is_ok_and(|it| it.board_agrees), "{name}");
        n_files += 1;
    }
    assert_eq!(n_files, 3);
}
