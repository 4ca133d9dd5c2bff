//! What soldiers are measured with: the base, the front arc and the template, as content.

use serde::{Deserialize, Serialize};
use table::{Marked, Problem};

use crate::{
    content::reading::{Complaints, Inside, read},
    measure::Base,
};

/// The widest arc to either side, in 64ths of a turn: all around.
const WIDEST_ARC: u8 = 32;

/// The largest template, in sixteenths: three inches.
const LARGEST_BLAST: i32 = 48;

/// SM-GEO-1: the base, the front arc and the blast template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measures {
    /// The base of every soldier.
    pub base: Marked<Base>,
    /// How far the front arc reaches to either side, in 64ths of a turn.
    pub arc: Marked<u8>,
    /// The radius of the template in sixteenths.
    pub blast: Marked<i32>,
}

impl Measures {
    /// Reads measures, and reports everything that is wrong with them. `file` is only a name for messages.
    pub fn parse(file: &str, text: &str) -> Result<Measures, Vec<Problem>> {
        let measures: Measures = read(file, text)?;
        let mut complaints = Complaints::new(file, text);
        let (base, arc, blast) = (*measures.base.value(), *measures.arc.value(), *measures.blast.value());
        if !base.is_possible() {
            let what = format!(
                "A base of {} by {} is not possible: both must be even, it may not be wider than long, and {} is the most.",
                base.length,
                base.width,
                Base::LARGEST
            );
            complaints.add(&[Inside::Field("base")], what);
        }
        if !(1..=WIDEST_ARC).contains(&arc) {
            let what = format!("The arc is {arc} to either side; it must be 1 to {WIDEST_ARC}.");
            complaints.add(&[Inside::Field("arc")], what);
        }
        if !(1..=LARGEST_BLAST).contains(&blast) {
            let what = format!("The radius of the template is {blast}; it must be 1 to {LARGEST_BLAST}.");
            complaints.add(&[Inside::Field("blast")], what);
        }
        if complaints.problems.is_empty() { Ok(measures) } else { Err(complaints.problems) }
    }
}
