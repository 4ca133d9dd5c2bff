//! The TypeScript types are those of the Rust code.

use std::{fs, path::Path};

#[test]
fn the_written_types_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = hosting::typescript::Files::with_common();
    games::each(&mut files);
    for (file, text) in files.0 {
        let written = fs::read_to_string(root.join(&file)).unwrap_or_default();
        assert!(written == text, "run `cargo xtask codegen`: {file} is out of date");
    }
}
