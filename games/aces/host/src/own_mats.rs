//! Mats that someone fills in: what the rules say about them, at once and at their fields.

use aces::{
    mats::{MOST_MATS, Mats},
    position::Flaw,
};
use hosting::messages::{ContentFault, Examined};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Phrase, Problem, quotable};

/// More faults than anybody reads at once.
const MOST_FAULTS: usize = 60;
/// Far more than all boxes take, with names in every language.
const LONGEST_FILE: usize = 48 << 10;

/// What the rules read in mats that are filled in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatsRead {
    /// They as the text of a file, once nothing is wrong with them.
    pub text: String,
}

/// Everything that is wrong with mats that someone fills in.
pub(crate) fn examine(text: &str) -> Examined {
    let mats = Some(text).filter(|it| it.len() <= LONGEST_FILE);
    let Some(mats) = mats.and_then(|it| serde_json::from_str::<Mats>(it).ok()) else {
        return unreadable(Phrase::new("aces-edit-fault-mats-unreadable"), 1);
    };
    let text = if flaws(&mats).is_empty() { mats.written() } else { String::new() };
    examined(&mats, json!(MatsRead { text }))
}

/// The mats of a file, to be filled in again, and everything that is wrong with them.
pub(crate) fn open(text: &str) -> Examined {
    if LONGEST_FILE < text.len() {
        return unreadable(Phrase::new("aces-edit-fault-mats-unreadable"), 1);
    }
    match Mats::sketch("mats.ron", text) {
        Ok(mats) => {
            let content = if is_too_much(&mats) { Value::Null } else { json!(mats) };
            examined(&mats, content)
        }
        Err(why) => {
            let says = Phrase::new("aces-edit-fault-mats-file").with("line", why.line.unwrap_or(1));
            unreadable(says, why.line.unwrap_or(1))
        }
    }
}

/// What is too much on mats that are written out in a request. What else is wrong with them is told with the set-up.
pub(crate) fn excess(mats: &Mats) -> Vec<Problem> {
    mats.excess().iter().map(|it| Problem::new("setup.mats", it.to_string())).collect()
}

/// What the form of mats needs before there are any: those that come with the game, and how far its numbers go.
#[cfg(feature = "ts")]
pub(crate) fn beginning() -> Value {
    use aces::mats::{LONGEST_NAME, MAX_CHART, MAX_HIT, MAX_RANGE, MAX_SPEED, MOST_OF_ANYTHING};
    json!({
        "mats": aces::content::mats(),
        "most": {
            "speed": MAX_SPEED,
            "range": MAX_RANGE,
            "hit": MAX_HIT,
            "dice": MAX_CHART,
            "row": MOST_OF_ANYTHING,
            "cost": MOST_OF_ANYTHING,
            "name": LONGEST_NAME,
        },
    })
}

/// If there are far too many, nothing else is looked at.
fn flaws(mats: &Mats) -> Vec<Flaw> {
    let mut flaws = if is_too_much(mats) { Vec::new() } else { mats.flaws() };
    flaws.extend(mats.excess());
    flaws
}

fn is_too_much(mats: &Mats) -> bool {
    MOST_MATS < mats.mats.len()
}

fn examined(mats: &Mats, content: Value) -> Examined {
    let mut faults: Vec<ContentFault> = flaws(mats).iter().map(told).collect();
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    Examined { faults, more, content }
}

fn told(flaw: &Flaw) -> ContentFault {
    // A place may be what someone has written in the place of a unit.
    let place = if flaw.place.len() < 40 { flaw.place.clone() } else { quotable(&flaw.place) };
    ContentFault { says: flaw.says.clone(), places: vec![place], line: 1 }
}

fn unreadable(says: Phrase, line: u32) -> Examined {
    Examined { faults: vec![ContentFault { says, places: Vec::new(), line }], more: 0, content: Value::Null }
}
