//! People's own soldiers, cards, tiles, maps and scenarios, read from a folder.

use std::{fs, path::Path};

use sergeants::{OwnFile, Shelf};

use crate::failure::Failure;

/// The folders inside a folder of content that are read, too.
const INSIDE: [&str; 3] = ["maps", "scenarios", "campaigns"];

/// Reads a folder of people's own content.
pub(crate) fn read_shelf(folder: Option<&Path>) -> Result<Shelf, Failure> {
    let files = folder.map(read_folder).transpose()?.unwrap_or_default();
    Ok(Shelf::read(&files)?)
}

/// The files of Sergeants in a folder, in the order of their names.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<OwnFile>, Failure> {
    let mut names = names_in(folder, "")?;
    for inside in INSIDE.into_iter().filter(|it| folder.join(it).is_dir()) {
        names.extend(names_in(&folder.join(inside), &format!("{inside}/"))?);
    }
    let read = |name: String| {
        let path = folder.join(&name);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(OwnFile { name, place: path.display().to_string(), text }),
            Err(why) => Err(Failure::of_file(&path, &why)),
        }
    };
    names.into_iter().map(read).collect()
}

/// The names of the files that Sergeants reads. Notes and the other game's boards and mats may lie beside them.
fn names_in(folder: &Path, before: &str) -> Result<Vec<String>, Failure> {
    let unreadable = |why| Failure::of_file(folder, &why);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let file = path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        let name = format!("{before}{file}");
        if path.is_file() && !file.starts_with('.') && Shelf::reads(&name) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
