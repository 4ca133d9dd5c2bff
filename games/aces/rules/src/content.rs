//! The content that comes with the game, and the checking of people's own.

use table::Problem;

use crate::{map::Map, mats::Mats, study::Study};

const MATS: &str = include_str!("../../content/mats.ron");

/// The names of the boards that come with the game. One of them, the brook, is half a board.
pub const BOARDS: [&str; 6] = ["summer", "winter", "brook", "lakes", "steppe", "passes"];

/// Their texts, in the same order.
const TEXTS: [&str; BOARDS.len()] = [
    include_str!("../../content/boards/summer.board"),
    include_str!("../../content/boards/winter.board"),
    include_str!("../../content/boards/brook.board"),
    include_str!("../../content/boards/lakes.board"),
    include_str!("../../content/boards/steppe.board"),
    include_str!("../../content/boards/passes.board"),
];

/// The text of a board that comes with the game.
pub fn board(name: &str) -> Option<&'static str> {
    BOARDS.iter().position(|it| *it == name).map(|it| TEXTS[it])
}

/// The mats that come with the game.
pub fn mats() -> Mats {
    Mats::parse("games/aces/content/mats.ron", MATS).expect("the built-in mats are valid")
}

/// A folder of people's own content, read.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The boards: name and text.
    pub boards: Vec<(String, String)>,
    /// The built-in mats, with people's own in the place of the same units.
    pub mats: Option<Mats>,
    /// The positions: the name of the file, and what is in it.
    pub studies: Vec<(String, Study)>,
}

/// How the name of a file with a position ends.
pub const POSITION: &str = ".position.ron";

/// Checks files of people's own: boards (`*.board`), positions (`*.position.ron`) and mats (`*.ron`), each with its name and text.
///
/// Mats may leave units out; the built-in ones stand in. Returns all problems of all files at once.
pub fn check<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Shelf, Vec<Problem>> {
    let mut shelf = Shelf::default();
    let mut problems = Vec::new();
    for (name, text) in files {
        if name.ends_with(".board") {
            match Map::parse(name, text) {
                Ok(map) if shelf.boards.iter().any(|it| it.0 == map.name) => problems.push(Problem::at(
                    name,
                    1,
                    format!("Another file has a board named \"{}\" already.", map.name),
                )),
                Ok(map) => shelf.boards.push((map.name, text.to_string())),
                Err(more) => problems.extend(more),
            }
        } else if let Some(path) = name.strip_suffix(POSITION) {
            let key = path.rsplit(['/', '\\']).next().unwrap_or(path).to_string();
            match Study::parse(name, text) {
                Ok(_) if shelf.studies.iter().any(|it| it.0 == key) => {
                    let what = format!("Another file has a position named \"{key}\" already.");
                    problems.push(Problem::new(name, what));
                }
                Ok(study) => shelf.studies.push((key, study)),
                Err(more) => problems.extend(more),
            }
        } else if name.ends_with(".ron") {
            match Mats::parse_partly(name, text) {
                Ok(mats) => shelf.mats.get_or_insert_with(self::mats).replace(mats),
                Err(more) => problems.extend(more),
            }
        } else {
            let what = "This is neither a board (.board), nor a position (.position.ron), nor mats (.ron).";
            problems.push(Problem::new(name, what));
        }
    }
    if problems.is_empty() { Ok(shelf) } else { Err(problems) }
}
