//! How large a pack may be. The built-in content of every game would fit twice.

use super::Fault;

/// The largest pack, in bytes.
pub const LARGEST_PACK: usize = 1 << 20;
/// The most files in one.
pub const MOST_FILES: usize = 120;
/// The largest file in one, in bytes, unpacked.
pub const LARGEST_FILE: u64 = 256 << 10;
/// All files of one together, in bytes, unpacked.
pub const LARGEST_WHOLE: u64 = 1 << 20;
/// A file that is larger than this may not be packed more than [`MOST_TIMES`] smaller than it is.
pub(super) const SMALL: u64 = 32 << 10;
/// What people write becomes five to ten times smaller; only what says nothing becomes a hundred times smaller.
pub(super) const MOST_TIMES: u64 = 60;
/// The deepest brackets within brackets of a file. Built-in content has fewer than half of these.
pub(super) const DEEPEST: usize = 40;
/// The longest name of a pack, a person or a licence, in characters.
pub const LONGEST_NAME: usize = 60;
/// The longest text about a pack, in characters.
pub const LONGEST_ABOUT: usize = 600;
/// The longest name of a file.
const LONGEST_FILE_NAME: usize = 64;

pub(super) fn too_many(n: usize) -> Fault {
    Fault::of_pack("pack-too-many-files").with("n", n).with("most", MOST_FILES)
}

pub(super) fn too_large(file: &str) -> Fault {
    Fault::new(file, "pack-file-too-large").with("most", LARGEST_FILE >> 10)
}

pub(super) fn too_large_whole() -> Fault {
    Fault::of_pack("pack-whole-too-large").with("most", LARGEST_WHOLE >> 10)
}

/// Names of files are plain and lead nowhere: `NAME` or `FOLDER/NAME`.
pub(super) fn name_fault(file: &str) -> Option<Fault> {
    let is_plain = |part: &str| {
        part.starts_with(|it: char| it.is_ascii_alphanumeric())
            && part.chars().all(|it| it.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&it))
    };
    let fits =
        file.len() <= LONGEST_FILE_NAME && file.split('/').count() <= 2 && file.split('/').all(is_plain);
    (!fits).then(|| Fault::new(file, "pack-file-name"))
}
