//! The zip around a pack. What it says of itself is measured first; then each file is unpacked as far as it said, and no further.

use std::io::{Cursor, Read, Write};

use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, read::ZipFile, write::SimpleFileOptions};

use super::{
    Fault, LARGEST_FILE, LARGEST_PACK, LARGEST_WHOLE, MOST_FILES,
    bounds::{MOST_TIMES, SMALL, name_fault, too_large, too_large_whole, too_many},
};
use crate::messages::OwnContent;

/// What a zip holds that can be read, and what is wrong with the rest; or why nothing of it is unpacked.
pub(super) fn unpacked(bytes: &[u8]) -> Result<(Vec<OwnContent>, Vec<Fault>), Vec<Fault>> {
    if LARGEST_PACK < bytes.len() {
        return Err(vec![Fault::of_pack("pack-too-large").with("most", LARGEST_PACK >> 10)]);
    }
    let no_zip = || vec![Fault::of_pack("pack-no-zip")];
    let said = number_said(bytes).ok_or_else(no_zip)?;
    // The manifest is one more.
    if MOST_FILES + 1 < said {
        return Err(vec![too_many(said)]);
    }
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| no_zip())?;
    // A zip that counts wrongly has two files of one name, or hides some.
    if zip.len() != said {
        return Err(vec![Fault::of_pack("pack-miscounted").with("said", said).with("found", zip.len())]);
    }
    let mut faults = Vec::new();
    let mut wanted = Vec::new();
    let mut whole = 0_u64;
    for i in 0..zip.len() {
        let Ok(file) = zip.by_index_raw(i) else {
            faults.push(Fault::of_pack("pack-torn"));
            continue;
        };
        if file.is_dir() {
            continue;
        }
        whole = whole.saturating_add(file.size());
        let Ok(name) = file.name().map(|it| it.into_owned()) else {
            faults.push(Fault::of_pack("pack-torn"));
            continue;
        };
        match measured(&name, &file) {
            Some(fault) => faults.push(fault),
            None => wanted.push((i, name, file.size())),
        }
    }
    if LARGEST_WHOLE < whole {
        faults.push(too_large_whole());
    }
    // What says of itself that it is too much is not touched.
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut entries = Vec::new();
    for (i, name, size) in wanted {
        match text_of(&mut zip, i, size) {
            Some(text) => entries.push(OwnContent { file: name, text }),
            None => faults.push(Fault::new(&name, "pack-torn")),
        }
    }
    entries.sort_by(|one, other| one.file.cmp(&other.file));
    Ok((entries, faults))
}

/// What is wrong with a file, by what the zip says of it.
fn measured<R: Read>(name: &str, file: &ZipFile<'_, R>) -> Option<Fault> {
    const LINK: u32 = 0o120_000;
    if let Some(fault) = name_fault(name) {
        return Some(fault);
    }
    if file.encrypted() {
        return Some(Fault::new(name, "pack-locked"));
    }
    if file.unix_mode().is_some_and(|it| it & 0o170_000 == LINK) {
        return Some(Fault::new(name, "pack-link"));
    }
    if ![CompressionMethod::Stored, CompressionMethod::Deflated].contains(&file.compression()) {
        return Some(Fault::new(name, "pack-method"));
    }
    if LARGEST_FILE < file.size() {
        return Some(too_large(name));
    }
    let is_bomb = SMALL < file.size() && file.compressed_size().saturating_mul(MOST_TIMES) < file.size();
    is_bomb.then(|| Fault::new(name, "pack-bomb"))
}

/// The text of a file that has as many bytes as it said, and no byte order mark.
fn text_of(zip: &mut ZipArchive<Cursor<&[u8]>>, i: usize, size: u64) -> Option<String> {
    let file = zip.by_index(i).ok()?;
    let mut bytes = Vec::new();
    // One more than it said, so that a file that goes on is found out.
    file.take(size + 1).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).ok().filter(|it| it.len() as u64 == size)?;
    Some(text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text))
}

/// How many files a zip says that it has, from the record at its end, without reading any of them.
fn number_said(bytes: &[u8]) -> Option<usize> {
    const END: &[u8] = b"PK\x05\x06";
    const LENGTH: usize = 22;
    // A comment of up to 65,535 bytes may follow it.
    let from = bytes.len().saturating_sub(LENGTH + usize::from(u16::MAX));
    let at = bytes.get(from..)?.windows(END.len()).rposition(|it| it == END)? + from;
    let number = bytes.get(at + 10..at + 12)?;
    Some(usize::from(u16::from_le_bytes([number[0], number[1]])))
}

/// The files as a zip. Nothing in it depends on the time or the machine.
pub(super) fn packed<'a>(files: impl Iterator<Item = &'a OwnContent>) -> Vec<u8> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for it in files {
        zip.start_file(it.file.as_str(), options).expect("a pack has no file twice");
        zip.write_all(it.text.as_bytes()).expect("memory can be written to");
    }
    zip.finish().expect("memory can be written to").into_inner()
}
