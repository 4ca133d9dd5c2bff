//! The table in the browser: one task a match, the store, clocks, dice, HTTP and sockets.
//!
//! * [`start`] opens the store and listens; [`Running`] is the server while it runs.
//! * `hall` knows every match that is awake, and wakes others from the store.
//! * `room` is the task that owns one match: it checks, plays on, commits, and only then publishes.
//! * `store` keeps entries, which are the truth; a writer commits those of all matches that wait at once.
//! * `queries` and `thinking` are what takes time: questions about positions, and bots that think ahead, on threads of their own;
//!   `analyses` of finished matches come behind them.
//! * `admin` is what the operator may do, from the command line (`control`) or the operator's page.
//! * `notices` tells people that it is their turn when they are not at the table.
//! * `peers` is for several servers on one database: who is there, who has which match, and the way from one to the other.
//! * `socket` and `http` are the two ways in; `limits` and `people` stand at both doors.
//!
//! `docs/protocol.md`, `docs/security.md` and `docs/fair-dice.md` describe the server from outside.

mod admin;
mod analyses;
mod bots;
mod chance;
mod client;
#[cfg(unix)]
mod control;
mod glicko;
mod hall;
mod health;
mod host;
mod http;
mod ladder;
mod leagues;
mod limits;
mod listen;
mod metrics;
mod notices;
mod patient;
mod peers;
mod people;
mod queries;
mod room;
mod running;
mod secrets;
mod settings;
mod socket;
mod store;
mod study;
mod thinking;
mod time;
mod tls;
mod worlds;

pub use admin::{Command, Retention};
pub use host::Hosts;
pub use limits::Limits;
pub use notices::NoticeSettings;
pub use running::{Running, administer, move_store, restore, start};
pub use settings::Settings;
