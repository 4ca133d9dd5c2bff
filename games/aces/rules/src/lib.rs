//! Aces & Armor: hexes, twelve-sided dice, two teams of two factions.
//!
//! The rules are those of a [`table`]: [`Aces`] implements [`table::Rules`], and a game in progress is a [`table::Game`] or, with its
//! journal, a [`table::Match`]. What rules, bots and screens ask about a position (how far a unit gets, what it may attack, with which
//! odds) are plain functions of a [`World`], which never changes, and a [`board::Field`], which is all that is open on the table.
//!
//! # An example
//!
//! ```
//! use aces::{
//!     Aces, Choice, Event, Faction, Setup,
//!     attacks::targets,
//!     board::Unit,
//!     choices::{Attack, March, Target},
//!     odds::odds,
//!     position::Position,
//!     reach::reach,
//! };
//! use table::{Answer, Match, Pending, Seat, Viewer};
//!
//! // The United States (seat 0) against Germany (seat 1) on half the board called summer, from a position.
//! let (tank, infantry) = ("us-tank-1".parse().unwrap(), "g1-infantry-1".parse().unwrap());
//! let units = vec![
//!     Unit::new(tank, "C3".parse().unwrap()),
//!     Unit::new(infantry, "E2".parse().unwrap()),
//! ];
//! let mut setup = Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]);
//! setup.position = Some(Position { units, ..Position::default() });
//! let (mut it, _) = Match::<Aces>::new(setup).unwrap();
//! let choose = |seat, choice| Answer::Choose { seat: Seat(seat), choice };
//!
//! // How far does the tank get?
//! let field = it.game().view(Viewer::Spectator).field;
//! let way = reach(it.game().world(), &field, field.unit(tank).unwrap());
//! let goal = "D2".parse().unwrap();
//! assert_eq!(way.cost(goal), Some(2), "in half points");
//!
//! // It goes there. What happened comes back as events.
//! let events = it.answer(choose(0, March::announced(tank, way.path_to(goal)).into())).unwrap();
//! assert!(matches!(&events[..], [Event::Marched { unit, .. }] if *unit == tank));
//! it.answer(choose(0, Choice::Done)).unwrap();
//!
//! // What can it attack from there, and with which odds?
//! let field = it.game().view(Viewer::Spectator).field;
//! let (world, attacker) = (it.game().world(), field.unit(tank).unwrap());
//! assert_eq!(targets(world, &field, attacker), [Target::Unit(infantry)]);
//! let odds = odds(world, &field, attacker, field.unit(infantry).unwrap());
//! println!("It does at least one damage in {} of 1000 fights.", odds.defender.thousandths(1));
//!
//! // An answer that the rules do not allow is refused with a reason that names the rule, and changes nothing.
//! let refused = it.answer(choose(0, Choice::Rocket(goal))).unwrap_err();
//! assert!(matches!(refused, table::Refused::Rule(why) if why.rule().starts_with("AA-")));
//!
//! // The attack is declared, and now the game waits for dice.
//! it.answer(choose(0, Choice::Attack(Attack { unit: tank, at: Target::Unit(infantry) }))).unwrap();
//! it.answer(choose(0, Choice::Done)).unwrap();
//! assert!(matches!(it.game().pending(), Pending::Chance(_)));
//! ```
//!
//! `examples/` plays a random game, asks reach and odds, and has a bot.
//!
//! # Where things are
//!
//! One module for each chapter of the rulebook: [`setting_up`] (SET), [`movement`] (MOV), `factories` (FAC), [`interception`] (INT),
//! [`attacks`] (ATK), [`combat`] (CMB), [`money`] (MON), [`victory`] (VIC), [`missions`] (MIS), [`automa`] (AUT). Every rule names its id
//! in the catalogue, `games/aces/catalogue.md`.
//!
//! * [`board`] is the state, [`events`] what can happen to it, `secrecy` who may know what.
//! * [`choices`] is what is asked and answered, [`why`] the reasons of refusals.
//! * [`hex`], [`map`], [`mats`], [`forces`] and [`content`] are what is on the table before a game begins;
//!   [`position`] and [`study`] are any moment of a game, as people lay it out.
//! * [`reach`], [`ways`] and [`odds`] answer questions about a position; [`automa::plan`] says what the book's automatic player does, and why.

mod asides;
pub mod attacks;
pub mod automa;
pub mod board;
pub mod choices;
pub mod combat;
pub mod content;
pub mod events;
mod factories;
pub mod forces;
mod game;
pub mod hex;
mod hexset;
pub mod interception;
#[cfg(test)]
mod leaks;
pub mod map;
pub mod mats;
pub mod missions;
pub mod money;
pub mod movement;
mod names;
pub mod odds;
pub mod position;
pub mod reach;
mod secrecy;
pub mod setting_up;
pub mod study;
mod turn;
pub mod victory;
pub mod ways;
pub mod why;
mod words;
pub mod world;

pub use choices::{Ask, Choice, Space};
pub use events::{Event, Outcome};
pub use forces::{Faction, Kind, Side, UnitId};
pub use game::{Aces, Step};
pub use hex::Hex;
pub use secrecy::View;
pub use setting_up::{Options, Setup};
pub use why::Why;
pub use world::World;
