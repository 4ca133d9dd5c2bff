//! How even the content of the games is: bots play it, and `balance.md` of each game gets the tables.

use std::process::Command;

use crate::{built, cargo, games, marks::Marks};

const MARKS: Marks =
    Marks { begin: "<!-- measured: written by cargo xtask balance -->", end: "<!-- end of measured -->" };

/// How even the content is.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Play a tenth of the games and only print the tables.
    #[arg(long)]
    quick: bool,
    /// Measure one game only.
    #[arg(long)]
    only: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    let measured: Vec<String> =
        games::names().into_iter().filter(|it| games::path(it, "balance.md").is_file()).collect();
    if let Some(only) = arguments.only.as_ref().filter(|it| !measured.contains(it)) {
        return Err(format!("There is no game \"{only}\" to measure; there are {}.", measured.join(", ")));
    }
    cargo("the program", ["build", "--quiet", "--release", "--package", "cli"], &[])?;
    for game in measured.iter().filter(|it| arguments.only.as_ref().is_none_or(|only| only == *it)) {
        let tables = tables(game, arguments.quick)?;
        if arguments.quick {
            println!("{tables}");
        } else {
            MARKS.rewrite(&games::path(game, "balance.md"), |_| tables)?;
        }
    }
    Ok(())
}

/// The program's output; its remarks about goals go to the terminal.
fn tables(game: &str, quick: bool) -> Result<String, String> {
    let mut command = Command::new(built("release", "sandtable"));
    command.args(["balance", game]).args(quick.then_some("--quick"));
    let output = command.stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|why| format!("{command:?} could not be started: {why}."))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{command:?} failed.")),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_page_of_a_game_has_the_marks() {
        let pages = games::names().into_iter().map(|it| games::path(&it, "balance.md"));
        for page in pages.filter(|it| it.is_file()) {
            let text = fs::read_to_string(&page).expect("the page can be read");
            assert!(MARKS.text(&text).is_some(), "{}", page.display());
        }
    }
}
