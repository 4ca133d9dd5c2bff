//! Writes down the list of games as code, so that a game is listed once: in `[dependencies]` of Cargo.toml.

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest can be read");
    let visits: String =
        games(&manifest).map(|it| format!("    visitor.visit::<::{it}::Game>();\n")).collect();
    let text = format!(
        "/// Does something with every game, in their order.\npub fn each(visitor: &mut impl Visitor) {{\n{visits}}}\n"
    );
    let out = Path::new(&env::var("OUT_DIR").expect("cargo names the folder")).join("each.rs");
    fs::write(out, text).expect("the list can be written");
}

/// The names of the dependencies that are hosts of games.
fn games(manifest: &str) -> impl Iterator<Item = &str> {
    let hosts = manifest.lines().filter(|line| line.contains("/host\""));
    hosts.filter_map(|line| line.split([' ', '=']).next())
}
