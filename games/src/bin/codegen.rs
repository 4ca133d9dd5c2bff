//! Writes the TypeScript of all messages and games: `cargo xtask codegen`.

use std::{fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = hosting::typescript::Files::with_common();
    games::each(&mut files);
    for (file, text) in files.0 {
        let path = root.join(&file);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
        if let Err(why) = written {
            eprintln!("{file} cannot be written: {why}.");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
