//! The TypeScript types are those of the Rust code.

use std::{fs, path::Path};

#[test]
fn the_written_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (file, text) in protocol::typescript() {
        let written = fs::read_to_string(folder.join(file)).unwrap_or_default();
        assert!(written == text, "run `cargo xtask codegen`: {file} is out of date");
    }
}
