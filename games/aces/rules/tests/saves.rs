//! Matches that were stored once load for ever. A new version of the rules gets a new folder; these files stay.

#![allow(clippy::disallowed_methods, reason = "tests read files; rules do not")]

use std::{fs, path::Path};

use aces::Aces;
use table::{
    Rules,
    save::{load, verify},
};

#[test]
fn every_stored_match_loads_and_verifies() {
    for version in 1..=Aces::VERSION {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/saves/v{version}"));
        let mut n_files = 0;
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            let text = fs::read_to_string(&path).expect("the file can be read");
            let name = path.display();
            let it = load::<Aces>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(!it.journal().is_empty(), "{name}");
            let verified = verify::<Aces>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(verified.board_agrees, "{name}");
            n_files += 1;
        }
        assert_eq!(n_files, 2, "version {version}");
    }
}
