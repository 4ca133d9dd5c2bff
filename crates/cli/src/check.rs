use std::path::PathBuf;

use aces::content;
use table::Problem;

use crate::{aces::shelf::read_folder, failure::Failure, sergeants};

/// Check a folder of content of your own.
///
/// Of Aces & Armor: boards (*.board) and unit mats (*.ron), as docs/content.md tells. Of Sergeants: soldiers.ron, cards.ron, story.ron,
/// orders.ron, equipment.ron, tiles.ron, measures.ron, maps/*.ron and scenarios/*.ron, as docs/sergeants-content.md tells; some random
/// games show that scenarios come to an end. All problems of all files are told at once, each with its file and its place.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder.
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let boards = read_folder(&arguments.folder)?;
    let cards = sergeants::shelf::read_folder(&arguments.folder)?;
    if boards.is_empty() && cards.is_empty() {
        let what = "has no boards (*.board), no unit mats (*.ron) and no files of Sergeants to check.";
        return Err(Failure::new(format!("{} {what}", arguments.folder.display())));
    }
    let mut problems = Vec::new();
    let mut told = Vec::new();
    let mut take = |checked: Result<Vec<String>, Vec<Problem>>| match checked {
        Ok(fine) => told.extend(fine),
        Err(more) => problems.extend(more),
    };
    take(check_boards(&boards));
    if !cards.is_empty() {
        take(sergeants::check::check(&cards));
    }
    told.iter().for_each(|it| println!("{it}"));
    let n = problems.len();
    if n == 0 {
        return Ok(());
    }
    let failure = Failure::from(problems);
    Err(Failure::new(format!("{failure}\n{n} {} found.", if n == 1 { "problem" } else { "problems" })))
}

/// Boards and mats of Aces & Armor; tells what is fine.
fn check_boards(files: &[(String, String)]) -> Result<Vec<String>, Vec<Problem>> {
    let shelf = content::check(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))?;
    let boards = shelf.boards.iter().map(|(board, _)| format!("The board \"{board}\" is fine."));
    let mats = shelf.mats.is_some().then(|| "The mats are fine.".to_string());
    Ok(boards.chain(mats).collect())
}
