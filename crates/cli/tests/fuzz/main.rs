//! Inputs that are nearly right, by the thousand: `cargo xtask fuzz` tries a million of each kind.
//!
//! Whatever comes in is answered with a sentence, in bounded time and memory, and changes nothing if it was refused. Inputs that once did
//! harm are kept in `corpus` and tried first.

#[path = "../browser/mod.rs"]
mod browser;
mod content;
mod engine;
mod matches;
mod mutate;
mod requests;
mod run;
mod server;
mod settings;
mod sockets;

use std::{fs, path::Path};

/// A test for each target.
macro_rules! targets {
    ($($name:ident: $target:expr;)*) => {
        $(#[test]
        fn $name() {
            run::run($target);
        })*
    };
}

targets! {
    engine_lines: engine::Lines::new();
    match_files: matches::Files::new();
    messages_of_browsers: sockets::Messages::new();
    requests_of_browsers: requests::Requests::new();
    content_of_ones_own: content::Content::new();
    files_of_settings: settings::Files;
}

/// The kept inputs of a kind: of a file that ends in `.lines` every line is one.
fn kept(kind: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(kind);
    let mut files: Vec<_> =
        fs::read_dir(&folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
    files.sort();
    let mut inputs = Vec::new();
    for file in files {
        let bytes = fs::read(&file).expect("it can be read");
        match file.extension().is_some_and(|it| it == "lines") {
            true => {
                inputs.extend(bytes.split(|it| *it == b'\n').filter(|it| !it.is_empty()).map(<[u8]>::to_vec));
            }
            false => inputs.push(bytes),
        }
    }
    inputs
}

/// What kind of sentence this is: numbers and names in it make no difference.
fn kind(sentence: &str) -> String {
    let mut kind = String::new();
    for word in sentence.split_whitespace().take(12) {
        let is_name = word.chars().any(|it| it.is_ascii_digit() || "\"`'".contains(it));
        kind.push_str(if is_name { "_" } else { word });
        kind.push(' ');
    }
    kind
}
