//! People's own boards and mats, read from a folder.

use std::{fs, path::Path};

use aces::content;

use crate::failure::Failure;

/// Reads a folder of people's own boards and mats.
pub(crate) fn read_shelf(folder: Option<&Path>) -> Result<content::Shelf, Failure> {
    let Some(folder) = folder else { return Ok(content::Shelf::default()) };
    let files = read_folder(folder)?;
    let named = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    content::check(named).map_err(Failure::from)
}

/// The content files of a folder, in the order of their names.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |why| Failure::of_file(folder, &why);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let hidden = path.file_name().is_none_or(|it| it.to_string_lossy().starts_with('.'));
        if path.is_file() && !hidden {
            paths.push(path);
        }
    }
    paths.sort();
    let read = |path: &std::path::PathBuf| match fs::read_to_string(path) {
        Ok(text) => Ok((path.display().to_string(), text)),
        Err(why) => Err(Failure::of_file(path, &why)),
    };
    paths.iter().filter(|it| is_content(it)).map(read).collect()
}

/// Notes and pictures may lie beside content, and files of the other game.
fn is_content(path: &Path) -> bool {
    let theirs = path.file_name().is_some_and(|it| sergeants::Shelf::reads(&it.to_string_lossy()));
    !theirs && path.extension().is_some_and(|it| it == "board" || it == "ron")
}
