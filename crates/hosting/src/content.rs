//! Folders of people's own content.

use std::{fs, path::Path};

use table::OwnFile;

use crate::{Failure, HostedGame};

/// The files of a folder, and of the folders in it, that `reads` accepts by name, in the order of their names. Notes, pictures and files of
/// other games may be beside them.
pub fn read_folder(folder: &Path, reads: impl Fn(&str) -> bool) -> Result<Vec<OwnFile>, Failure> {
    let mut names = names_in(folder, "")?;
    names.retain(|it| reads(it));
    names.sort();
    let read = |name: String| {
        let path = folder.join(&name);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(OwnFile { name, place: path.display().to_string(), text }),
            Err(why) => Err(Failure::of_file(&path, &why)),
        }
    };
    names.into_iter().map(read).collect()
}

/// The names of all files in a folder and one level below it, but for hidden ones.
fn names_in(folder: &Path, before: &str) -> Result<Vec<String>, Failure> {
    let unreadable = |why| Failure::of_file(folder, &why);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let file = path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        if file.starts_with('.') {
            continue;
        }
        if path.is_file() {
            names.push(format!("{before}{file}"));
        } else if path.is_dir() && before.is_empty() {
            names.extend(names_in(&path, &format!("{file}/"))?);
        }
    }
    Ok(names)
}

/// The content of a game with people's own content over it, if they name a folder.
pub fn own_shelf<G: HostedGame>(folder: Option<&Path>) -> Result<G::Shelf, Failure> {
    let files = folder.map(|it| read_folder(it, G::reads)).transpose()?;
    Ok(files.map_or_else(|| Ok(G::Shelf::default()), |it| G::shelf(&it))?)
}
