//! People's own content: a folder, or a pack.

use std::{
    fs,
    path::{Path, PathBuf},
};

use speech::Localizer;
use table::{OwnFile, Rules};

use crate::{
    Failure, HostedGame,
    pack::{LARGEST_PACK, Pack, Shelves},
};

/// Where content of people's own is read from.
pub enum Content {
    /// A folder, of which each game reads its own files.
    Folder(PathBuf),
    /// A pack, with the name of its file. It is for one game.
    Pack(String, Box<Pack>),
}

impl Content {
    /// Opens a folder or a pack. A pack is measured and read at once, and all that is wrong with it comes back.
    pub fn open(path: &Path, shelves: &dyn Shelves) -> Result<Content, Failure> {
        if !path.is_file() {
            return Ok(Content::Folder(path.to_path_buf()));
        }
        let unreadable = |why| Failure::of_file(path, &why);
        let length = fs::metadata(path).map_err(unreadable)?.len();
        // One that is too large is not even read; a byte more than may be is enough to say so.
        let bytes = match length <= LARGEST_PACK as u64 {
            true => fs::read(path).map_err(unreadable)?,
            false => vec![0; LARGEST_PACK + 1],
        };
        let place = path.display().to_string();
        let localizer = Localizer::new("en", |_| Vec::new())?;
        match Pack::read(&bytes, shelves) {
            Ok(pack) => Ok(Content::Pack(place, Box::new(pack))),
            Err(faults) => {
                let problems: Vec<_> = faults.iter().map(|it| it.problem(&place, &localizer)).collect();
                Err(Failure::from(problems))
            }
        }
    }

    /// The files of a game; nothing if this is a pack for another one.
    pub fn files(&self, game: &str, reads: impl Fn(&str) -> bool) -> Result<Option<Vec<OwnFile>>, Failure> {
        match self {
            Content::Folder(folder) => read_folder(folder, reads).map(Some),
            Content::Pack(place, pack) => {
                Ok((pack.manifest.game == game).then(|| pack.own_files(place, reads)))
            }
        }
    }

    /// The files of the one game that is to be played.
    pub fn files_for(&self, game: &str, reads: impl Fn(&str) -> bool) -> Result<Vec<OwnFile>, Failure> {
        let other = || match self {
            Content::Folder(_) => Failure::new("There is no such folder."),
            Content::Pack(place, pack) => {
                let of = &pack.manifest.game;
                Failure::new(format!("{place} is a pack for \"{of}\", not for \"{game}\"."))
            }
        };
        self.files(game, reads)?.ok_or_else(other)
    }
}

/// One game knows no other; of a pack for another one it sees that.
struct OneGame<G>(std::marker::PhantomData<G>);

impl<G: HostedGame> Shelves for OneGame<G> {
    fn games(&self) -> Vec<&'static str> {
        vec![G::Rules::NAME]
    }

    fn reads(&self, game: &str, file: &str) -> bool {
        game == G::Rules::NAME && G::reads(file)
    }
}

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

/// The content of a game with people's own content over it, if they name a folder or a pack.
pub fn own_shelf<G: HostedGame>(path: Option<&Path>) -> Result<G::Shelf, Failure> {
    let Some(path) = path else { return Ok(G::Shelf::default()) };
    let content = Content::open(path, &OneGame::<G>(std::marker::PhantomData))?;
    Ok(G::shelf(&content.files_for(G::Rules::NAME, G::reads)?)?)
}
