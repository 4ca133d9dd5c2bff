//! Checks content that people have written themselves.

use std::path::PathBuf;

use hosting::{
    AnyGame, Failure, Games,
    content::{Content, read_folder},
    pack::{Manifest, Pack},
};
use table::{OwnFile, Problem};

/// Check a folder or a pack of content of your own.
///
/// Of Aces & Armor: boards (*.board) and unit mats (mats.ron), see docs/content.md. Of Sergeants: soldiers.ron, cards.ron, story.ron,
/// orders.ron, equipment.ron, tiles.ron, measures.ron, maps/*.ron and scenarios/*.ron, see docs/sergeants-content.md; some random
/// games show that scenarios come to an end. All problems of all files are reported at once, each with its file and its place.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder, or the pack.
    content: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let (files, game) = match Content::open(&arguments.content, games)? {
        Content::Folder(folder) => (read_folder(&folder, looks_like_content(games))?, None),
        Content::Pack(place, pack) => {
            println!("{}", about(&pack));
            (pack.own_files(&place, looks_like_content(games)), Some(pack.manifest.game))
        }
    };
    let mut problems = Vec::new();
    let mut n_checked = 0;
    for game in games.iter().filter(|it| game.as_deref().is_none_or(|only| only == it.name())) {
        let own: Vec<OwnFile> = files.iter().filter(|it| game.reads(&it.name)).cloned().collect();
        if own.is_empty() {
            continue;
        }
        n_checked += own.len();
        match game.check(&own) {
            Ok(fine) => fine.iter().for_each(|it| println!("{it}")),
            Err(more) => problems.extend(more),
        }
    }
    if n_checked == 0 && files.is_empty() {
        let what = "has no content to check; docs/content.md and docs/sergeants-content.md name the files.";
        return Err(Failure::new(format!("{} {what}", arguments.content.display())));
    }
    problems.extend(files.iter().filter_map(|it| unread(games, it)));
    report(problems)
}

/// What is written on a pack, in a line.
pub(crate) fn about(pack: &Pack) -> String {
    let Manifest { game, version, author, licence, hash, .. } = &pack.manifest;
    let by = if author.is_empty() { String::new() } else { format!(" by {author}") };
    let licence = if licence.is_empty() { String::new() } else { format!(", {licence}") };
    let (name, n, short) = (pack.manifest.name_in("en"), pack.files.len(), &hash[..16]);
    let files = if n == 1 { "file" } else { "files" };
    format!("\"{name}\" {version}{by}{licence}: a pack for {game} with {n} {files}, {short}.")
}

/// The files that a game reads, and files that may have been meant for one.
fn looks_like_content(games: &Games) -> impl Fn(&str) -> bool {
    |file| (file.ends_with(".ron") && file != crate::pack::MANIFEST) || games.iter().any(|it| it.reads(file))
}

/// A file that no game reads would be ignored silently when a match begins.
fn unread(games: &Games, file: &OwnFile) -> Option<Problem> {
    let is_read = |it: &dyn AnyGame| it.reads(&file.name);
    let what =
        "No game reads a file of this name; docs/content.md and docs/sergeants-content.md list the names.";
    (!games.iter().any(is_read)).then(|| Problem::new(&file.place, what))
}

fn report(problems: Vec<Problem>) -> Result<(), Failure> {
    let n = problems.len();
    if n == 0 {
        return Ok(());
    }
    let failure = Failure::from(problems);
    Err(Failure::new(format!("{failure}\n{n} {} found.", if n == 1 { "problem" } else { "problems" })))
}
