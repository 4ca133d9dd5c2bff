//! What changed on the table.

use serde::Serialize;
use sergeants::{
    View,
    campaign::Chronicle,
    content::{StoryNr, Tag},
    measure::TileIx,
    rules::Markers,
    state::{CardIx, Change, Field, Figure, Melee, Playing, Preempted, SeatView, Shot, Tableau},
};
use table::Seat;

/// How a view differs from the one before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Delta {
    /// Soldiers who came or changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Figure>>", optional))]
    pub figures: Vec<Figure>,
    /// Seats that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Seat, SeatView)>>", optional))]
    pub seats: Vec<(Seat, SeatView)>,
    /// What players have open, of those for whom it changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Seat, Tableau)>>", optional))]
    pub tableaus: Vec<(Seat, Tableau)>,
    /// Everything else that is new: the new value in the place of the old one.
    pub fields: Changed,
}

/// Writes down the parts of a view that change, and how they are compared. A part that is missing does not compile.
macro_rules! changed {
    ($($field:ident: $of:ty $(as $ts:literal)?),* $(,)?) => {
        /// The parts of a view that changed.
        #[derive(Clone, Debug, Default, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
        #[allow(missing_docs, reason = "they are those of the view")]
        pub struct Changed {
            $(
                #[serde(skip_serializing_if = "Option::is_none")]
                $(#[cfg_attr(feature = "ts", ts(type = $ts, optional))])?
                pub $field: Option<$of>,
            )*
        }

        fn changed(old: &Field, new: &Field) -> Changed {
            let Field { figures: _, tableau: _, $($field),* } = new;
            Changed { $($field: (old.$field != *$field).then(|| $field.clone())),* }
        }
    };
}

changed! {
    turn: u8,
    phase: u8,
    story: Vec<StoryNr>,
    story_deck: Vec<StoryNr>,
    initiative: Vec<Seat>,
    playing: Option<Playing> as "Playing | null",
    shot: Option<Shot> as "Shot | null",
    melee: Option<Melee> as "Melee | null",
    fought: Vec<Tag>,
    changes: Vec<Change>,
    alone: Vec<Vec<Seat>>,
    stayed: Vec<Vec<Tag>>,
    arrived: Vec<(Tag, TileIx)>,
    captured: Vec<Vec<Seat>>,
    interrupted: Vec<Playing>,
    declared: Vec<(Seat, CardIx)>,
    preempted: Vec<Preempted>,
    markers: Markers,
    record: Chronicle,
    freed: Vec<Tag>,
}

/// How `after` differs from `before`; nothing if it does not.
pub(crate) fn delta(before: &View, after: &View) -> Option<Delta> {
    if before == after {
        return None;
    }
    let (old, new) = (&before.field, &after.field);
    let figures = new.figures.iter().filter(|it| old.figure(it.tag) != Some(it)).cloned().collect();
    let seats = after.seats.iter().enumerate().filter(|(i, it)| before.seats.get(*i) != Some(it));
    let seats = seats.map(|(i, it)| (Seat(i as u8), it.clone())).collect();
    let tableaus = new.tableau.iter().filter(|(seat, it)| old.tableau.get(*seat) != Some(it));
    let tableaus = tableaus.map(|(seat, it)| (seat, it.clone())).collect();
    Some(Delta { figures, seats, tableaus, fields: changed(old, new) })
}
