//! The reasons of the Automa in words.

use table::{Arg, Phrase};

use crate::{
    Hex, UnitId,
    automa::{AttackLetter, Failed, Link, MovementLetter, Order},
};

impl Link {
    /// A link of the Automa's reasons, as a sentence.
    pub fn phrase(&self) -> Phrase {
        let units = |list: &[UnitId]| Arg::List(list.iter().map(|it| Arg::from(*it)).collect());
        let hexes = |list: &[Hex]| Arg::List(list.iter().map(|it| Arg::from(*it)).collect());
        match self {
            Link::Tried { order, failed } => {
                Phrase::new(failed_key(*order, *failed)).by(&["AA-AUT-5", "AA-AUT-6"])
            }
            Link::Follows { .. } => Phrase::new("aces-chain-follows"),
            Link::Candidates { targets } => {
                Phrase::new("aces-chain-candidates").with("targets", units(targets)).by(&["AA-AUT-7"])
            }
            Link::Targets { letter, left } => {
                Phrase::new(target_key(*letter)).with("targets", units(left)).by(&["AA-AUT-7"])
            }
            Link::Hexes { letter, left } => {
                Phrase::new(hex_key(*letter)).with("hexes", hexes(left)).by(&["AA-AUT-8"])
            }
        }
    }
}

fn failed_key(order: Order, failed: Failed) -> &'static str {
    match failed {
        Failed::NoFactoryToOccupy => "aces-failed-no-factory-to-occupy",
        Failed::NextToFactoryAlready if order == Order::NextToFactory => {
            "aces-failed-next-to-factory-already-2"
        }
        Failed::NextToFactoryAlready => "aces-failed-next-to-factory-already-3",
        Failed::NoHexNextToFactory => "aces-failed-no-hex-next-to-factory",
        Failed::NoHexWithinReach => "aces-failed-no-hex-within-reach",
        Failed::NoTargetOfAOrB => "aces-failed-no-target-of-a-or-b",
        Failed::NoNearerHex => "aces-failed-no-nearer-hex",
        Failed::NoTarget => "aces-failed-no-target",
        Failed::NoEnemy => "aces-failed-no-enemy",
    }
}

fn target_key(letter: AttackLetter) -> &'static str {
    match letter {
        AttackLetter::A => "aces-chain-target-a",
        AttackLetter::B => "aces-chain-target-b",
        AttackLetter::C => "aces-chain-target-c",
        AttackLetter::D => "aces-chain-target-d",
        AttackLetter::E => "aces-chain-target-e",
        AttackLetter::F => "aces-chain-target-f",
        AttackLetter::G => "aces-chain-target-g",
        AttackLetter::H => "aces-chain-target-h",
        AttackLetter::I => "aces-chain-target-i",
        AttackLetter::J => "aces-chain-target-j",
        AttackLetter::K => "aces-chain-target-k",
    }
}

fn hex_key(letter: MovementLetter) -> &'static str {
    match letter {
        MovementLetter::A => "aces-chain-hex-a",
        MovementLetter::B => "aces-chain-hex-b",
        MovementLetter::C => "aces-chain-hex-c",
        MovementLetter::D => "aces-chain-hex-d",
        MovementLetter::E => "aces-chain-hex-e",
        MovementLetter::F => "aces-chain-hex-f",
        MovementLetter::G => "aces-chain-hex-g",
    }
}
