//! The games, as folders.

use std::{fs, path::PathBuf};

use crate::root;

/// The names of all games: the folders that have rules.
pub(crate) fn names() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).expect("there are games");
    let folders = folders.filter_map(|it| it.ok()).filter(|it| it.path().join("rules/Cargo.toml").is_file());
    let mut names: Vec<String> = folders.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A file or folder of a game.
pub(crate) fn path(game: &str, inside: &str) -> PathBuf {
    root().join("games").join(game).join(inside)
}

/// The features with which all games describe their types in TypeScript. `host` stands behind the name of a game where its host crate is
/// meant as a member of the workspace, and is empty where it is meant as a dependency of the list of games.
pub(crate) fn typescript_features(host: &str) -> String {
    let of_list = if host.is_empty() { "ts" } else { "games/ts" };
    let of_games = names().into_iter().map(|it| format!("{it}{host}/ts"));
    [of_list.to_string()].into_iter().chain(of_games).collect::<Vec<_>>().join(",")
}
