//! Positions that someone lays out: what the rules say about them, at once and at their places.

use aces::{
    Aces, Options, Setup, content,
    map::Map,
    position::Flaw,
    study::{Goal, Study},
};
use hosting::messages::{ContentFault, Examined, OwnContent};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Match, Phrase, Problem, quotable};

use crate::{DrawnBoard, WorldInfo, drawn::drawn, request, wire::world_info};

/// More faults than anybody reads at once.
const MOST_FAULTS: usize = 60;
/// More positions than one pack brings to an editor.
const MOST_STUDIES: usize = 60;

/// A position as it is laid out, with its board if that is one of one's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudyDraft {
    /// The position.
    pub study: Study,
    /// The text of its board; nothing for one that comes with the game.
    pub board: Option<String>,
}

/// What the rules read in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudyRead {
    /// The position as the text of a file, once nothing is wrong with it.
    pub text: String,
    /// What never changes in a match from it: board, mats and what is agreed.
    pub world: Option<WorldInfo>,
}

/// The positions of a pack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedStudies {
    /// Each with its board, if that is in the pack too.
    pub studies: Vec<OpenedStudy>,
}

/// A position of a pack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedStudy {
    /// The position.
    pub study: Study,
    /// Its board; nothing for one that comes with the game.
    pub board: Option<DrawnBoard>,
}

// --- Positions of a folder or a pack

/// All that is wrong with the positions of a shelf, now that its boards are known.
pub(crate) fn problems(shelf: &content::Shelf) -> Vec<Problem> {
    let wrong = |(name, study): &(String, Study)| {
        let begun = setup(study, shelf).and_then(|it| Match::<Aces>::new(it).map(drop));
        let place = format!("{name}{}", content::POSITION);
        begun.err().into_iter().flatten().map(move |it| Problem::new(&place, it.what)).collect::<Vec<_>>()
    };
    shelf.studies.iter().flat_map(wrong).collect()
}

/// What a match from a position of the shelf is set up from.
pub(crate) fn setup(study: &Study, shelf: &content::Shelf) -> Result<Setup, Vec<Problem>> {
    let complain = |what: String| vec![Problem::new("setup.study", what)];
    let board = request::find_board(shelf, &study.board).map_err(complain)?;
    let options = options(study).map_err(complain)?;
    Ok(study.setup(board, shelf.mats.clone().unwrap_or_else(content::mats), options))
}

fn options(study: &Study) -> Result<Options, String> {
    request::options(json!(study.options)).map_err(|why| format!("The options cannot be read: {why}."))
}

// --- Positions that someone lays out

/// Everything that is wrong with a position that someone lays out.
pub(crate) fn examine(text: &str) -> Examined {
    let Ok(draft) = serde_json::from_str::<StudyDraft>(text) else {
        return unreadable();
    };
    let (world, mut faults) = looked_at(&draft);
    let text = if faults.is_empty() { draft.study.written() } else { String::new() };
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    Examined { faults, more, content: json!(StudyRead { text, world }) }
}

fn looked_at(draft: &StudyDraft) -> (Option<WorldInfo>, Vec<ContentFault>) {
    let study = &draft.study;
    let mut faults: Vec<ContentFault> = study.flaws().iter().map(told).collect();
    let board = match &draft.board {
        None => content::board(&study.board).map(str::to_string),
        Some(text) => Some(text.clone()).filter(|it| Map::sent(it).1.is_empty()),
    };
    let Some(board) = board else {
        faults.push(fault(Phrase::new("aces-edit-fault-board-unfit").with("name", quotable(&study.board))));
        return (None, faults);
    };
    let setup = options(study).map(|it| study.setup(board, content::mats(), it));
    let unset = |why: &str| fault(Phrase::new("aces-edit-fault-setup").with("text", why));
    let setup = match setup {
        Ok(setup) => setup,
        Err(why) => {
            faults.push(unset(&why));
            return (None, faults);
        }
    };
    // The board and the mats are there before it is known whether the position fits them.
    let empty = Setup { position: None, ..setup.clone() };
    let begun = match Match::<Aces>::new(empty) {
        Ok((begun, _)) => begun,
        Err(problems) => {
            faults.extend(problems.first().map(|it| unset(&it.what)));
            return (None, faults);
        }
    };
    let world = begun.game().world();
    faults.extend(study.position.flaws(world).iter().map(told));
    for (i, task) in study.tasks.iter().enumerate() {
        if let Goal::Stand { hex, .. } | Goal::Occupy { hex, .. } = task.goal
            && !world.is_in_play(hex)
        {
            let says = Phrase::new("aces-edit-fault-off-board-hex").with("hex", hex);
            faults.push(ContentFault { says, places: vec![format!("tasks/{i}")], line: 1 });
        }
    }
    if faults.is_empty() {
        let wrong = Match::<Aces>::new(setup).err().into_iter().flatten().next();
        faults.extend(wrong.map(|it| unset(&it.what)));
    }
    (Some(world_info(world)), faults)
}

fn told(flaw: &Flaw) -> ContentFault {
    let hexes = flaw.hexes.iter().map(ToString::to_string);
    ContentFault { says: flaw.says.clone(), places: hexes.chain([flaw.place.clone()]).collect(), line: 1 }
}

fn fault(says: Phrase) -> ContentFault {
    ContentFault { says, places: Vec::new(), line: 1 }
}

fn unreadable() -> Examined {
    let says = Phrase::new("aces-edit-fault-position-unreadable");
    Examined { faults: vec![fault(says)], more: 0, content: Value::Null }
}

/// The positions of a pack that can be laid out again.
pub(crate) fn open(text: &str) -> Examined {
    let Ok(files) = serde_json::from_str::<Vec<OwnContent>>(text) else {
        return unreadable();
    };
    let boards = || files.iter().filter(|it| it.file.ends_with(".board"));
    let board = |name: &str| {
        let maps = boards().filter_map(|it| Map::sent(&it.text).0);
        maps.into_iter().find(|it| it.name == name && 0 < it.columns && 0 < it.rows)
    };
    let read = |it: &OwnContent| {
        let study = Study::parse(&it.file, &it.text).ok()?;
        let board = board(&study.board).map(|it| drawn(&it));
        Some(OpenedStudy { study, board })
    };
    let of_positions = files.iter().filter(|it| it.file.ends_with(content::POSITION));
    let studies = of_positions.filter_map(read).take(MOST_STUDIES).collect();
    Examined { faults: Vec::new(), more: 0, content: json!(OpenedStudies { studies }) }
}
