//! Writes the TypeScript of all messages and games: `cargo xtask codegen`.

use std::{fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = hosting::typescript::Files::with_common();
    games::each(&mut files);
    for (file, text) in files.0 {
        if let Err(why) = fs::write(root.join(&file), text) {
            eprintln!("{file} cannot be written: {why}.");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
