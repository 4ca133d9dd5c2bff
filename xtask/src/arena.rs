//! The built-in bots of a release against each other: docs/strength.md keeps a table of each release.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{built, cargo, games, marks::Marks, root};

const MARKS: Marks =
    Marks { begin: "<!-- arena: written by cargo xtask arena -->", end: "<!-- end of arena -->" };

/// Let the built-in bots of a release play each other, and keep the table in docs/strength.md.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// One game only.
    #[arg(long)]
    only: Option<String>,
    /// Pairs of games for every two bots.
    #[arg(long, default_value_t = 20)]
    rounds: u32,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The highest level of the search players; those above it take hours.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: u8,
    /// The program of a release, such as an older one; without it this one is built.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Only print the tables.
    #[arg(long)]
    print: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), String> {
    // Games whose bots can be measured: the sample has nothing to teach.
    let measured: Vec<String> =
        games::names().into_iter().filter(|it| games::path(it, "host/src/bin/lab.rs").is_file()).collect();
    if let Some(only) = arguments.only.as_ref().filter(|it| !measured.contains(it)) {
        return Err(format!(
            "There are no bots of \"{only}\" to measure; there are {}.",
            measured.join(", ")
        ));
    }
    let program = match &arguments.program {
        Some(program) => program.clone(),
        None => {
            cargo("the program", ["build", "--quiet", "--release", "--package", "cli"], &[])?;
            built("release", "sandtable")
        }
    };
    let version = output(Command::new(&program).arg("--version"))?;
    let version = version.split_whitespace().nth(1).unwrap_or("unknown").to_string();
    for game in measured.iter().filter(|it| arguments.only.as_ref().is_none_or(|only| only == *it)) {
        let section = section(arguments, &program, &version, game)?;
        if arguments.print {
            println!("{section}");
        } else {
            MARKS.rewrite(&root().join("docs/strength.md"), |all| put_in(all, &section))?;
        }
    }
    Ok(())
}

/// A tournament of a game's bots, as a section of the page. Stopped, it goes on when it is called again.
fn section(arguments: &Arguments, program: &Path, version: &str, game: &str) -> Result<String, String> {
    let Arguments { rounds, seed, level, .. } = arguments;
    let folder = root().join("target/arena").join(format!("{game}-{version}-{level}-{rounds}-{seed}"));
    let mut command = Command::new(program);
    command.args(["tournament", game, "--rounds", &rounds.to_string(), "--seed", &seed.to_string()]);
    command.args(["--bot", "random", "--bot", "greedy"]).arg("--out").arg(&folder);
    for level in 1..=*level {
        command.args(["--bot", &format!("search:{level}")]);
    }
    let told = output(&mut command)?;
    let head = format!("### {game}, version {version}");
    let terms = format!("{rounds} pairs of games for every two, seed {seed}.");
    let table = table(&told).ok_or_else(|| format!("The table cannot be read:\n{told}"))?;
    Ok(format!("{head}\n\n{terms}\n\n{table}"))
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|why| format!("{command:?} could not be started: {why}."))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{command:?} failed.")),
    }
}

/// What `sandtable tournament` prints, with strengths counted from the greedy player: releases can be compared by it, as long as it stays
/// the same.
fn table(told: &str) -> Option<String> {
    let rows: Vec<[&str; 7]> = told
        .lines()
        .skip_while(|it| !it.starts_with("player"))
        .skip(1)
        .map_while(|it| it.split_whitespace().collect::<Vec<_>>().try_into().ok())
        .collect();
    let elo = |row: &[&str; 7]| row[5].parse::<f64>().ok();
    let zero = rows.iter().find(|it| it[0] == "greedy").and_then(elo)?;
    let mut table =
        String::from("| bot | games | won | drawn | lost | Elo | ± |\n|---|---|---|---|---|---|---|\n");
    for row in &rows {
        let [name, _, won, drawn, lost, _, margin] = row;
        let games: u32 = [won, drawn, lost].iter().filter_map(|it| it.parse::<u32>().ok()).sum();
        let elo = format!("{:+.0}", elo(row)? - zero).replace("+0", "0").replace("-0", "0").replace('-', "−");
        table += &format!("| {name} | {games} | {won} | {drawn} | {lost} | {elo} | {margin} |\n");
    }
    Some(table)
}

/// All sections, the newest first, with a new one in the place of the one with the same head.
fn put_in(all: &str, section: &str) -> String {
    let head = |it: &str| it.lines().next().unwrap_or_default().to_string();
    let all = format!("\n{all}");
    let others = all.split("\n### ").skip(1).map(|it| format!("### {}", it.trim()));
    let others = others.filter(|it| head(it) != head(section));
    [section.trim().to_string()].into_iter().chain(others).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "12 of 12 games\nplayer     points     won  drawn   lost     Elo     ±\n\
        search:1       4       4      0      0     +210   120\ngreedy         2       2      0      2      +10    90\n\
        random         0       0      1      3     -220   130\n";

    #[test]
    fn strengths_are_counted_from_the_greedy_player() {
        let table = table(TOLD).expect("a table");
        let rows: Vec<&str> = table.lines().skip(2).collect();
        let wanted = [
            "| search:1 | 4 | 4 | 0 | 0 | +200 | 120 |",
            "| greedy | 4 | 2 | 0 | 2 | 0 | 90 |",
            "| random | 4 | 0 | 1 | 3 | −230 | 130 |",
        ];
        assert_eq!(rows, wanted);
        assert_eq!(super::table("nothing"), None);
    }

    #[test]
    fn a_release_has_one_section_for_each_game() {
        let first = put_in("", "### aces, version 1\n\nold");
        let both = put_in(&first, "### sergeants, version 1\n\nother");
        let again = put_in(&both, "### aces, version 1\n\nnew");
        assert_eq!(again, "### aces, version 1\n\nnew\n\n### sergeants, version 1\n\nother");
    }

    #[test]
    fn the_page_has_the_marks() {
        let page = std::fs::read_to_string(root().join("docs/strength.md")).expect("there is a page");
        assert!(MARKS.text(&page).is_some());
    }
}
