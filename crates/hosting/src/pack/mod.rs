//! Packs: content of people's own as one file, a zip with a manifest and the files of one game.
//!
//! A pack comes from anybody. It is measured before anything in it is unpacked, and nothing in it is ever run or written to a disk. All that
//! is wrong with it is told at once. What its files say about a game is for the game to judge, as it judges those of a folder.

mod bounds;
mod fault;
mod manifest;
mod text;
mod zipped;

use sha2::{Digest, Sha256};
use table::OwnFile;

pub use bounds::{LARGEST_FILE, LARGEST_PACK, LARGEST_WHOLE, LONGEST_ABOUT, LONGEST_NAME, MOST_FILES};
pub use fault::Fault;
pub use manifest::{Manifest, Mark};
pub use text::is_invisible;

#[cfg(test)]
use speech::Localizer;

use crate::{Games, messages::OwnContent};

/// How names of packs end.
pub const ENDING: &str = ".pack";

/// Which games there are, and which of their files they read.
pub trait Shelves {
    /// The names of the games.
    fn games(&self) -> Vec<&'static str>;
    /// Whether the game reads a file of this name.
    fn reads(&self, game: &str, file: &str) -> bool;
}

impl Shelves for Games {
    fn games(&self) -> Vec<&'static str> {
        self.iter().map(|it| it.name()).collect()
    }

    fn reads(&self, game: &str, file: &str) -> bool {
        self.find(game).is_some_and(|it| it.reads(file))
    }
}

/// Content of people's own, with who made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What is written on it.
    pub manifest: Manifest,
    /// The files of its game, and notes, in the order of their names.
    pub files: Vec<OwnContent>,
}

impl Pack {
    /// One that is sound, with its hash, or all that is wrong with it.
    pub fn new(
        mut manifest: Manifest,
        mut files: Vec<OwnContent>,
        shelves: &dyn Shelves,
    ) -> Result<Pack, Vec<Fault>> {
        files.sort_by(|one, other| one.file.cmp(&other.file));
        manifest.hash = hash(&manifest, &files);
        let pack = Pack { manifest, files };
        let faults = pack.faults(shelves);
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }

    /// Reads the bytes of a pack, or returns all that is wrong with it.
    pub fn read(bytes: &[u8], shelves: &dyn Shelves) -> Result<Pack, Vec<Fault>> {
        let (entries, mut faults) = zipped::unpacked(bytes)?;
        let (written, files): (Vec<OwnContent>, Vec<OwnContent>) =
            entries.into_iter().partition(|it| it.file == manifest::FILE);
        let manifest = match written.first().map(|it| Manifest::parse(&it.text)) {
            Some(Ok(manifest)) => manifest,
            Some(Err(more)) => return Err([faults, more].concat()),
            None => return Err([faults, vec![Fault::new(manifest::FILE, "pack-no-manifest")]].concat()),
        };
        let pack = Pack { manifest, files };
        faults.extend(pack.faults(shelves));
        // Of what could not be read the hash says nothing.
        if faults.is_empty() && pack.manifest.hash != hash(&pack.manifest, &pack.files) {
            faults.push(Fault::new(manifest::FILE, "pack-other-hash"));
        }
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }

    /// The bytes of the pack, the same for the same content.
    pub fn bytes(&self) -> Vec<u8> {
        let manifest = OwnContent { file: manifest::FILE.to_string(), text: self.manifest.written() };
        zipped::packed([&manifest].into_iter().chain(&self.files))
    }

    /// Whether some bytes are meant as a pack, whatever their name.
    pub fn looks_like(bytes: &[u8]) -> bool {
        bytes.starts_with(b"PK")
    }

    /// Its files as those of a folder, for the game that reads them.
    pub fn own_files(&self, place: &str, reads: impl Fn(&str) -> bool) -> Vec<OwnFile> {
        let own = self.files.iter().filter(|it| reads(&it.file));
        let file = |it: &OwnContent| OwnFile {
            name: it.file.clone(),
            place: format!("{place}/{}", it.file),
            text: it.text.clone(),
        };
        own.map(file).collect()
    }

    fn faults(&self, shelves: &dyn Shelves) -> Vec<Fault> {
        let mut faults = self.manifest.faults(&shelves.games());
        if MOST_FILES < self.files.len() {
            faults.push(bounds::too_many(self.files.len()));
            return faults;
        }
        let whole: usize = self.files.iter().map(|it| it.text.len()).sum();
        if LARGEST_WHOLE < whole as u64 {
            faults.push(bounds::too_large_whole());
        }
        let game = self.manifest.game.as_str();
        let is_known = shelves.games().contains(&game);
        for (i, it) in self.files.iter().enumerate() {
            faults.extend(bounds::name_fault(&it.file));
            let is_double = self.files[..i].iter().any(|other| other.file.eq_ignore_ascii_case(&it.file));
            if is_double {
                faults.push(Fault::new(&it.file, "pack-file-twice"));
            }
            if LARGEST_FILE < it.text.len() as u64 {
                faults.push(bounds::too_large(&it.file));
                continue;
            }
            let is_notes = text::is_notes(&it.file);
            if is_known && !is_notes && !shelves.reads(game, &it.file) {
                faults.push(Fault::new(&it.file, "pack-unread").with("game", game));
            }
            faults.extend(text::faults(&it.file, &it.text));
        }
        if self.files.iter().all(|it| text::is_notes(&it.file)) {
            faults.push(Fault::new(manifest::FILE, "pack-empty"));
        }
        for file in self.manifest.marks.keys() {
            if self.files.iter().all(|it| it.file != *file) {
                faults.push(Fault::new(manifest::FILE, "pack-mark-of-nothing").with("file", file.as_str()));
            }
        }
        faults
    }
}

/// What is in a pack, and what is written on it, as a number that no other pack has.
fn hash(manifest: &Manifest, files: &[OwnContent]) -> String {
    let mut hasher = Sha256::new();
    let mut part = |text: &str| {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text.as_bytes());
    };
    let bare = Manifest { hash: String::new(), ..manifest.clone() };
    part(&serde_json::to_string(&bare).expect("a manifest can be written"));
    for it in files {
        part(&it.file);
        part(&it.text);
    }
    hasher.finalize().iter().map(|it| format!("{it:02x}")).collect()
}

#[cfg(test)]
mod tests;
