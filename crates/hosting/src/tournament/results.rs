//! What was played, kept in a folder: a line for each game, and the match itself as a file that `replay` reads.

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde::{Deserialize, Serialize};

use super::plan::Plan;
use crate::Failure;

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules.
    Rules,
    /// A player resigned.
    Resigned,
    /// A program took too long.
    Time,
    /// A program ended, or could not be started.
    Crash,
    /// A program gave an answer that is not legal.
    Illegal,
    /// There was no end in sight.
    Endless,
    /// A mistake of ours; nobody's loss.
    Fault,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number, from 1.
    pub n: u64,
    /// The pair of games with the same dice.
    pub pair: u64,
    /// The players of the side that sits first, and of the other.
    pub sides: [usize; 2],
    /// The side that won; none for a draw.
    pub winner: Option<usize>,
    /// How it ended.
    pub ending: Ending,
    /// Why someone lost who did not lose by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// How many answers were given.
    pub answers: usize,
}

impl Played {
    /// The points of a side.
    pub fn points(&self, side: usize) -> f64 {
        match self.winner {
            None => 0.5,
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
        }
    }

    /// The points of a player who takes part in it.
    pub fn points_of(&self, player: usize) -> Option<f64> {
        self.sides.iter().position(|it| *it == player).map(|side| self.points(side))
    }
}

/// The folder of a tournament.
pub struct Folder {
    path: PathBuf,
    lines: Mutex<fs::File>,
}

impl Folder {
    /// Opens a folder for a plan, and reads what was played before. One with another plan in it is refused.
    pub(super) fn open(path: &Path, plan: &Plan) -> Result<(Folder, Vec<Played>), Failure> {
        let unwritable = |why| Failure::of_file(path, &why);
        fs::create_dir_all(path.join("games")).map_err(unwritable)?;
        let file = path.join("tournament.json");
        let played = if file.exists() {
            let (other, played) = read(path)?;
            if other != *plan {
                let message = format!(
                    "{} holds another tournament; choose another folder with --out, or repeat its arguments to go on with it.",
                    path.display()
                );
                return Err(Failure::new(message));
            }
            played
        } else {
            let text = serde_json::to_string_pretty(plan).unwrap_or_default() + "\n";
            fs::write(&file, text).map_err(unwritable)?;
            Vec::new()
        };
        // Whole lines only: a stop may have cut the last one.
        let whole: String = played.iter().map(line).collect();
        fs::write(path.join("results.jsonl"), whole).map_err(unwritable)?;
        let lines =
            fs::OpenOptions::new().append(true).open(path.join("results.jsonl")).map_err(unwritable)?;
        Ok((Folder { path: path.to_path_buf(), lines: Mutex::new(lines) }, played))
    }

    pub(super) fn match_file(&self, n: u64) -> PathBuf {
        self.path.join("games").join(format!("{n:06}.json"))
    }

    /// Where the error output of a program goes.
    pub(super) fn error_file(&self, n: u64, seat: u8) -> PathBuf {
        self.path.join("games").join(format!("{n:06}-seat-{seat}.err"))
    }

    /// Keeps a game: first the match, then the line that says that it is there.
    pub(super) fn keep(&self, played: &Played, text: Option<&str>) -> Result<(), Failure> {
        if let Some(text) = text {
            let file = self.match_file(played.n);
            fs::write(&file, text).map_err(|why| Failure::of_file(&file, &why))?;
        }
        let mut lines = self.lines.lock().unwrap_or_else(|it| it.into_inner());
        lines.write_all(line(played).as_bytes())?;
        Ok(lines.flush()?)
    }

    pub(super) fn write(&self, name: &str, text: &str) -> Result<(), Failure> {
        let file = self.path.join(name);
        fs::write(&file, text).map_err(|why| Failure::of_file(&file, &why))
    }
}

fn line(played: &Played) -> String {
    serde_json::to_string(played).unwrap_or_default() + "\n"
}

/// The plan in a folder, and what was played.
pub(super) fn read(path: &Path) -> Result<(Plan, Vec<Played>), Failure> {
    let file = path.join("tournament.json");
    let text = fs::read_to_string(&file).map_err(|why| Failure::of_file(&file, &why))?;
    let plan = serde_json::from_str(&text)
        .map_err(|why| Failure::new(format!("{} is not the plan of a tournament: {why}.", file.display())))?;
    let lines = fs::read_to_string(path.join("results.jsonl")).unwrap_or_default();
    let played = lines.lines().filter_map(|it| serde_json::from_str::<Played>(it).ok());
    let by_number: BTreeMap<u64, Played> = played.map(|it| (it.n, it)).collect();
    Ok((plan, by_number.into_values().collect()))
}

/// Puts the parts of a tournament together that were played apart. All must have the same plan.
pub(super) fn merge(into: &Path, parts: &[PathBuf]) -> Result<(Plan, Folder, Vec<Played>), Failure> {
    let Some(first) = parts.first() else { return Err(Failure::new("Name the folders to merge.")) };
    let (plan, _) = read(first)?;
    let (folder, before) = Folder::open(into, &plan)?;
    let mut all: BTreeMap<u64, Played> = before.into_iter().map(|it| (it.n, it)).collect();
    for part in parts {
        let (other, played) = read(part)?;
        if other != plan {
            let message =
                format!("{} and {} are not parts of the same tournament.", first.display(), part.display());
            return Err(Failure::new(message));
        }
        for it in played {
            match all.get(&it.n) {
                Some(same) if *same == it => (),
                Some(_) => {
                    let message = format!("Game {} was played twice and ended in two ways.", it.n);
                    return Err(Failure::new(message));
                }
                None => {
                    let text = fs::read_to_string(part.join("games").join(format!("{:06}.json", it.n))).ok();
                    folder.keep(&it, text.as_deref())?;
                    all.insert(it.n, it);
                }
            }
        }
    }
    Ok((plan, folder, all.into_values().collect()))
}
