use std::io::{Cursor, Write};

use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::*;

/// How the keys of all faults begin.
const BEGINS: &str = concat!("pack", "-");

/// A game that reads boards and one file of units.
struct OneGame;

impl Shelves for OneGame {
    fn games(&self) -> Vec<&'static str> {
        vec!["draughts"]
    }

    fn reads(&self, game: &str, file: &str) -> bool {
        game == "draughts" && (file.ends_with(".board") || file == "units.ron" || file.starts_with("maps/"))
    }
}

fn file(name: &str, text: &str) -> OwnContent {
    OwnContent { file: name.to_string(), text: text.to_string() }
}

fn manifest() -> Manifest {
    let mut it = Manifest::new("draughts", "en", "Mill country");
    it.name.insert("uk".to_string(), "Край млинів".to_string());
    it.author = "Ada".to_string();
    it.licence = "CC BY 4.0".to_string();
    it.marks.insert("units.ron".to_string(), Mark::Given);
    it
}

fn fine() -> Vec<OwnContent> {
    vec![
        file("units.ron", "(units: [(1, \"(\")])"),
        file("mill.board", "board: mill"),
        file("notes.txt", "<b>"),
    ]
}

fn keys(faults: &[Fault]) -> Vec<(&str, &str)> {
    faults.iter().map(|it| (it.place.as_str(), it.says.key)).collect()
}

/// A zip of whatever is wanted.
fn zip_of(files: &[(&str, &[u8])], options: SimpleFileOptions) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, options).expect("tests name no file twice");
        zip.write_all(bytes).expect("memory can be written to");
    }
    zip.finish().expect("memory can be written to").into_inner()
}

fn deflated() -> SimpleFileOptions {
    SimpleFileOptions::default().compression_method(CompressionMethod::Deflated)
}

fn stored() -> SimpleFileOptions {
    SimpleFileOptions::default().compression_method(CompressionMethod::Stored)
}

/// What is wrong with a zip that has a proper manifest and these files.
fn refused(files: &[(&str, &[u8])], options: SimpleFileOptions) -> Vec<Fault> {
    let written = manifest().written();
    let mut all = vec![(manifest::FILE, written.as_bytes())];
    all.extend(files);
    Pack::read(&zip_of(&all, options), &OneGame).expect_err("it is hostile")
}

#[test]
fn a_pack_comes_back_as_it_was_packed_and_always_with_the_same_bytes() {
    let pack = Pack::new(manifest(), fine(), &OneGame).expect("nothing is wrong with it");
    assert_eq!(pack.manifest.hash.len(), 64);
    assert_eq!(Pack::read(&pack.bytes(), &OneGame).as_ref(), Ok(&pack));
    let mut turned = fine();
    turned.reverse();
    assert_eq!(Pack::new(manifest(), turned, &OneGame).map(|it| it.bytes()), Ok(pack.bytes()));
    let own = pack.own_files("x.pack", |it| it.ends_with(".board"));
    assert_eq!(own.iter().map(|it| it.place.as_str()).collect::<Vec<_>>(), ["x.pack/mill.board"]);
    assert_eq!((pack.manifest.name_in("uk"), pack.manifest.name_in("it")), ("Край млинів", "Mill country"));
}

#[test]
fn what_was_changed_behind_its_author_s_back_is_found_out() {
    let pack = Pack::new(manifest(), fine(), &OneGame).expect("nothing is wrong with it");
    let mut other = pack.clone();
    other.files[0].text.push(' ');
    assert_eq!(keys(&Pack::read(&other.bytes(), &OneGame).unwrap_err()), [("pack.ron", "pack-other-hash")]);
    let mut other = pack.clone();
    other.manifest.author = "Ida".to_string();
    assert_eq!(keys(&Pack::read(&other.bytes(), &OneGame).unwrap_err()), [("pack.ron", "pack-other-hash")]);
}

#[test]
fn all_that_is_wrong_with_what_is_written_on_it_comes_at_once() {
    let mut it = manifest();
    it.format = 2;
    it.game = "go".to_string();
    it.name = [("en", "<b>Mill</b>"), ("de", "\u{202e}lliM")].map(|it| (it.0.into(), it.1.into())).into();
    it.author = "x".repeat(61);
    it.about.insert("it".to_string(), "y".repeat(601));
    it.version = "one".to_string();
    it.marks.insert("moon.board".to_string(), Mark::Ours);
    let faults = Pack::new(it, fine(), &OneGame).unwrap_err();
    let wanted =
        ["format", "game", "language", "words", "words", "words", "words", "version", "mark-of-nothing"];
    assert_eq!(faults.iter().map(|it| it.says.key.replace(BEGINS, "")).collect::<Vec<_>>(), wanted);
    let localizer = Localizer::new("en", |_| Vec::new()).expect("there is English");
    let said = faults[3].problem("x.pack", &localizer).to_string();
    assert!(said.starts_with("x.pack/pack.ron: ") && said.ends_with("\u{fffd}lliM"), "{said}");
}

#[test]
fn every_fault_has_a_sentence_in_every_language() {
    let sources = [
        include_str!("mod.rs"),
        include_str!("bounds.rs"),
        include_str!("manifest.rs"),
        include_str!("text.rs"),
        include_str!("zipped.rs"),
    ];
    let keys =
        sources.iter().flat_map(|it| it.split('"').skip(1).step_by(2)).filter(|it| it.starts_with(BEGINS));
    let keys: Vec<&str> = keys.collect();
    assert!(25 < keys.len());
    for language in speech::languages() {
        let localizer = Localizer::new(&language.code, |_| Vec::new()).expect("it is a language");
        for key in &keys {
            assert_ne!(localizer.tell(key, []), *key, "{} has no {key}", language.code);
        }
    }
}

#[test]
fn what_is_no_zip_or_a_torn_one_gets_a_sentence() {
    let pack = Pack::new(manifest(), fine(), &OneGame).expect("nothing is wrong with it").bytes();
    for bytes in [&b""[..], b"PK", b"PK\x05\x06", b"(game: \"draughts\")", &pack[..pack.len() / 2]] {
        assert_eq!(keys(&Pack::read(bytes, &OneGame).unwrap_err()), [("", "pack-no-zip")]);
    }
    // Whatever byte is turned, there is a sentence and no panic.
    for i in 0..pack.len() {
        let mut torn = pack.clone();
        torn[i] ^= 0x55;
        drop(Pack::read(&torn, &OneGame));
    }
    assert_eq!(
        keys(&Pack::read(&vec![0; LARGEST_PACK + 1], &OneGame).unwrap_err()),
        [("", "pack-too-large")]
    );
}

#[test]
fn a_pack_without_a_manifest_or_with_a_broken_one_gets_a_sentence() {
    let bare = zip_of(&[("mill.board", b"board: mill")], deflated());
    assert_eq!(keys(&Pack::read(&bare, &OneGame).unwrap_err()), [("pack.ron", "pack-no-manifest")]);
    let broken = zip_of(&[("pack.ron", b"(\n  game: 7)")], deflated());
    let faults = Pack::read(&broken, &OneGame).unwrap_err();
    assert_eq!((keys(&faults), faults[0].line), (vec![("pack.ron", "pack-manifest-unreadable")], Some(2)));
    let empty = Pack::new(Manifest::new("draughts", "en", "x"), vec![file("a.txt", "x")], &OneGame);
    assert_eq!(keys(&empty.unwrap_err()), [("pack.ron", "pack-empty")]);
}

#[test]
fn a_zip_bomb_is_not_unpacked() {
    let zeros = vec![b'.'; LARGEST_FILE as usize];
    assert_eq!(keys(&refused(&[("a.board", &zeros)], deflated())), [("a.board", "pack-bomb")]);
    let larger = vec![b'.'; 2 * LARGEST_FILE as usize];
    assert_eq!(keys(&refused(&[("a.board", &larger)], deflated())), [("a.board", "pack-file-too-large")]);
    // Many that are small enough one by one.
    let mut state = 1u32;
    let mut letter = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        b'a' + (state >> 24) as u8 % 26
    };
    let noise: Vec<u8> = (0..LARGEST_FILE).map(|_| letter()).collect();
    let names = ["a.board", "b.board", "c.board", "d.board", "e.board"];
    assert_eq!(keys(&refused(&names.map(|it| (it, &noise[..])), deflated())), [("", "pack-whole-too-large")]);
}

#[test]
fn a_file_that_goes_on_after_its_end_is_torn() {
    let text = "board: mill\n".repeat(40);
    let mut bytes = zip_of(&[("a.board", text.as_bytes())], deflated());
    // The directory says that it has twelve bytes.
    let at = bytes.windows(4).rposition(|it| it == b"PK\x01\x02").expect("it has a directory");
    bytes[at + 24..at + 28].copy_from_slice(&12_u32.to_le_bytes());
    let faults = Pack::read(&bytes, &OneGame).unwrap_err();
    assert!(keys(&faults).contains(&("a.board", "pack-torn")), "{faults:?}");
}

#[test]
fn names_that_lead_out_of_the_pack_are_refused() {
    for name in [
        "../a.board",
        "/etc/a.board",
        "a/b/c.board",
        "..",
        "a\\b.board",
        ".hidden",
        "maps/../a",
        "\u{202e}a.board",
    ] {
        let faults = refused(&[(name, b"board: mill")], deflated());
        assert!(faults.iter().any(|it| it.says.key == "pack-file-name"), "{name}: {faults:?}");
        assert!(faults.iter().all(|it| !it.place.contains('\u{202e}')));
    }
    let long = format!("{}.board", "x".repeat(60));
    assert_eq!(refused(&[(&long, b"board: mill")], deflated())[0].says.key, "pack-file-name");
}

#[test]
fn links_and_packs_within_packs_are_refused() {
    let written = manifest().written();
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("pack.ron", deflated())
        .and_then(|()| Ok(zip.write_all(written.as_bytes())?))
        .expect("it fits");
    zip.add_symlink("a.board", "/etc/passwd", stored()).expect("it fits");
    let bytes = zip.finish().expect("it fits").into_inner();
    assert_eq!(keys(&Pack::read(&bytes, &OneGame).unwrap_err()), [("a.board", "pack-link")]);
    let inner = Pack::new(manifest(), fine(), &OneGame).expect("nothing is wrong with it").bytes();
    assert_eq!(
        keys(&refused(&[("inner.pack", &inner)], stored())),
        [("inner.pack", "pack-torn"), ("pack.ron", "pack-empty"), ("pack.ron", "pack-mark-of-nothing"),]
    );
    assert!(
        keys(&refused(&[("a.txt", b"x"), ("b.exe", b"x")], stored())).contains(&("b.exe", "pack-unread"))
    );
}

#[test]
fn more_files_than_a_pack_may_have_are_not_looked_at() {
    let names: Vec<String> = (0..10_000).map(|i| format!("p{i}.board")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|it| (it.as_str(), &b"x"[..])).collect();
    let faults = refused(&files[..3_000], stored());
    assert_eq!(keys(&faults), [("", "pack-too-many-files")]);
    let some = files[..MOST_FILES + 1].iter().map(|it| file(it.0, "x")).collect();
    let bare = Manifest { marks: Default::default(), ..manifest() };
    assert_eq!(keys(&Pack::new(bare.clone(), some, &OneGame).unwrap_err()), [("", "pack-too-many-files")]);
    // A zip that counts fewer than it has.
    let mut bytes = zip_of(&files[..20], stored());
    let at = bytes.windows(4).rposition(|it| it == b"PK\x05\x06").expect("it has an end");
    for at in [at + 8, at + 10] {
        bytes[at..at + 2].copy_from_slice(&3_u16.to_le_bytes());
    }
    let faults = Pack::read(&bytes, &OneGame).unwrap_err();
    assert!(
        ["pack-miscounted", "pack-no-zip", "pack-no-manifest"].contains(&faults[0].says.key),
        "{faults:?}"
    );
}

#[test]
fn two_files_of_one_name_are_refused() {
    let twice = vec![file("mill.board", "board: a"), file("Mill.board", "board: b")];
    let bare = Manifest { marks: Default::default(), ..manifest() };
    assert_eq!(keys(&Pack::new(bare, twice, &OneGame).unwrap_err()), [("mill.board", "pack-file-twice")]);
    // In a zip two files can have the very same name: one is renamed after it was packed.
    let mut bytes = zip_of(&[("a1.board", b"x"), ("a2.board", b"y")], stored());
    let from = b"a2.board";
    while let Some(at) = bytes.windows(from.len()).position(|it| it == from) {
        bytes[at + 1] = b'1';
    }
    let faults = Pack::read(&bytes, &OneGame).unwrap_err();
    assert_eq!(keys(&faults), [("", "pack-miscounted")]);
}

#[test]
fn deep_brackets_markup_and_what_cannot_be_seen_are_found_with_their_line() {
    let deep = format!("(\n{}{})", "[".repeat(5_000), "]".repeat(5_000));
    let texts = [
        ("units.ron", deep.as_str(), "pack-deep", 2),
        ("units.ron", "(name:\n\n \"<script>\")", "pack-markup", 3),
        ("a.board", "board: a</b>", "pack-markup", 1),
        ("a.board", "board: a\nnames:\n B2 \u{202e}lliM", "pack-unseen", 3),
        ("a.board", "board: a\u{0}", "pack-unseen", 1),
        ("notes.txt", "a\u{200b}b", "pack-unseen", 1),
    ];
    let bare = Manifest { marks: Default::default(), ..manifest() };
    for (name, text, key, line) in texts {
        let mut files = vec![file("b.board", "board: b")];
        files.push(file(name, text));
        let faults = Pack::new(bare.clone(), files, &OneGame).unwrap_err();
        assert_eq!((keys(&faults), faults[0].line), (vec![(name, key)], Some(line)), "{text:.40}");
    }
    let fine = "// (((\n(a: \"((( \\\" (((\", b: [[(1, 2)], 1 < 2])";
    let pack = Pack::new(
        bare.clone(),
        vec![file("units.ron", &fine.replace('[', "[".repeat(19).as_str()))],
        &OneGame,
    );
    assert!(pack.is_ok(), "{pack:?}");
    assert_eq!(refused(&[("a.board", b"\xff\xfe")], stored())[0].says.key, "pack-torn");
}
