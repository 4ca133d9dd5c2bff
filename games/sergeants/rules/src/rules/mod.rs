//! The rules, one file a chapter of the rulebook:
//!
//! | Chapter | File | Chapter | File |
//! |---|---|---|---|
//! | SOL | `soldiers` | MEL | `melee` |
//! | ACT | `acting` | PRI | `prisoners` |
//! | STO | `stories` | SHT | `shooting` |
//! | SCN | `setting_up` | VIC | `victory` |
//! | ORD | `orders` | SPC | `specialists` |
//! | TRN | `turn` | MED | `medic` |
//! | INI | `initiative` | OFF | `officers` |
//! | LOK | `looking` | TEA | `teams` |
//! | HID | `hiding` | CHK | `checks` |
//! | MOV | `moving` | MRK | `markers` |
//!
//! MAP and GEO are `map` and `geometry` in [`measure`](crate::measure). Equipment is in `gear`, and what bursts in `weapons`; `previews`
//! answers what a player may measure at any time, and `prospects` who could do anything.

pub(crate) mod acting;
pub(crate) mod checks;
pub(crate) mod gear;
pub(crate) mod hiding;
pub(crate) mod initiative;
pub(crate) mod looking;
pub(crate) mod markers;
pub(crate) mod medic;
pub(crate) mod melee;
pub(crate) mod moving;
pub(crate) mod officers;
pub(crate) mod orders;
pub(crate) mod placing;
pub(crate) mod previews;
pub(crate) mod prisoners;
pub(crate) mod prospects;
pub(crate) mod setting_up;
pub(crate) mod shooting;
pub(crate) mod soldiers;
pub(crate) mod specialists;
pub(crate) mod stories;
pub(crate) mod teams;
pub(crate) mod turn;
pub(crate) mod victory;
pub(crate) mod weapons;

pub use acting::{holds, members};
pub use gear::{Foxhole, cover_at, cover_number, foxhole, left, suits, usable};
pub use hiding::{RALLY_RANGE, can_take_cover, lines_to_enemies};
pub use looking::spottable;
pub use markers::{Markers, On, PlacedMarker};
pub use melee::{contacts, is_in_melee};
pub use moving::{charge, may_enter, may_turn, may_walk, open_gates, others};
pub use officers::seconds;
pub use orders::beaten;
pub use placing::{Lay, Laying, Placeable, laying};
pub use previews::{length, marks, on_tile, reach, some, under, would_meet};
pub use prisoners::{MOST_PRISONERS, led};
pub use prospects::{Idle, PartProspect, ask_again, card_is_idle, idle, part_prospect};
pub use setting_up::{
    Bill, Market, bill, is_sold, market, may_begin, may_have, may_use, overdrawn, price, too_few,
};
pub use shooting::{bands, may_throw, targets};
pub use specialists::{is_dead, may_hold};
pub use teams::{are_filled, fitting, seated, seating};
pub use turn::in_order_of_play;
pub use victory::{Outcome, beaten_by, ransom};
pub use weapons::{blast, may_launch, reach_of, served_guns};
