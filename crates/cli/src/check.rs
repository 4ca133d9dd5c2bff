use std::path::PathBuf;

use aces::content;

use crate::{aces::shelf::read_folder, failure::Failure};

/// Check a folder of boards (*.board) and unit mats (*.ron).
///
/// All problems of all files are told at once, each with its file and line. docs/content.md tells how boards and mats are
/// written.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder.
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let files = read_folder(&arguments.folder)?;
    if files.is_empty() {
        let what = "has no boards (*.board) and no unit mats (*.ron) to check.";
        return Err(Failure::new(format!("{} {what}", arguments.folder.display())));
    }
    let named = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    match content::check(named) {
        Ok(shelf) => {
            for (board, _) in &shelf.boards {
                println!("The board \"{board}\" is fine.");
            }
            if shelf.mats.is_some() {
                println!("The mats are fine.");
            }
            Ok(())
        }
        Err(problems) => {
            let n = problems.len();
            let failure = Failure::from(problems);
            Err(Failure::new(format!(
                "{failure}\n{n} {} found.",
                if n == 1 { "problem" } else { "problems" }
            )))
        }
    }
}
