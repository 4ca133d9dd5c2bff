//! Finished matches that everybody could find, as lines of JSON for those who study games. Names, chat, times of day and the names of matches
//! in addresses are left out.

use std::{
    fs::File,
    io::{BufWriter, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::{Value, json};

use crate::{
    hall::Hall,
    store::{Row, Sitter, StoreError, Which},
};

const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

/// A match as it is kept, played to its end.
pub(crate) struct Played {
    /// The match file.
    pub(crate) file: String,
    /// The seats that won.
    pub(crate) winners: Vec<table::Seat>,
    /// The key of the sentence that says how it ended.
    pub(crate) ended: String,
}

/// Writes them into a new file, and tells how many there are and which could not be played.
pub(crate) async fn export(hall: &Arc<Hall>, to: PathBuf) -> Result<Value, String> {
    let hall = hall.clone();
    let written = tokio::task::spawn_blocking(move || write(&hall, &to)).await;
    written.map_err(|why| why.to_string())?
}

fn write(hall: &Arc<Hall>, to: &Path) -> Result<Value, String> {
    let failed = |why: std::io::Error| format!("{} cannot be written: {why}.", to.display());
    let mut file = BufWriter::new(File::create_new(to).map_err(failed)?);
    let which = Which { over: Some(true), most: u32::MAX, ..Which::default() };
    let rows = hall.store.matches(&which).map_err(|why: StoreError| format!("The store failed: {why}."))?;
    let (mut n, mut wrong) = (0, Vec::new());
    for row in rows.into_iter().filter(|it| it.listed) {
        match line(hall, &row) {
            Ok(line) => {
                writeln!(file, "{line}").map_err(failed)?;
                n += 1;
            }
            Err(why) => wrong.push(json!({"no": row.no, "why": why})),
        }
    }
    file.flush().map_err(failed)?;
    Ok(json!({"file": to, "matches": n, "wrong": wrong}))
}

/// Some of them as lines, for everybody who asks; those that cannot be played are left out.
pub(crate) fn lines(hall: &Arc<Hall>, rows: &[Row]) -> String {
    let told = rows.iter().filter_map(|row| {
        let mut line = line(hall, row).ok()?;
        line["no"] = row.no.into();
        Some(format!("{line}\n"))
    });
    told.collect()
}

fn line(hall: &Arc<Hall>, row: &Row) -> Result<Value, String> {
    let game = hall.game(&row.game).ok_or_else(|| format!("The game {} is not hosted here.", row.game))?;
    let Played { file, winners, ended } = game.played(hall.clone(), row.clone())?;
    let played: Value = serde_json::from_str(&file).map_err(|why| why.to_string())?;
    let seats = row.seats.iter().map(|(seat, sitter, named)| {
        let player = match sitter {
            Sitter::Person(_) if named.is_bot => json!("program"),
            Sitter::Person(_) => json!("person"),
            Sitter::Open => json!("open"),
            Sitter::Bot => json!("bot"),
            Sitter::Search(level, None) => json!({"search": level}),
            Sitter::Search(level, Some(style)) => json!({"search": level, "style": style}),
            Sitter::Automa => json!("automa"),
        };
        json!({"seat": seat, "player": player})
    });
    Ok(json!({
        "game": row.game,
        "day": row.began / SECONDS_OF_DAY,
        "clock": row.clock,
        "rated": row.rated,
        "seats": seats.collect::<Vec<_>>(),
        "winners": winners,
        "ended": ended,
        "match": played,
    }))
}
