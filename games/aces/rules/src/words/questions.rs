//! Questions in words.

use table::{Phrase, Sentence};

use crate::{
    Ask, Faction,
    choices::{Lot, halves},
    words::{answers::sites, of, seat},
};

impl Sentence for Ask {
    fn phrase(&self) -> Phrase {
        match self {
            Ask::Extras { faction } => of("aces-ask-extras", *faction).by(&["AA-SET-7"]),
            Ask::Divide { faction } => of("aces-ask-divide", *faction).by(&["AA-SET-9"]),
            Ask::DivideWithPartner { faction, own } => {
                of("aces-ask-divide-with-partner", *faction).with("own", *own).by(&["AA-SET-9", "AA-AUT-15"])
            }
            Ask::ShareUnit { faction } => of("aces-ask-share-unit", *faction).by(&["AA-AUT-15"]),
            Ask::RollForPlacing { faction } => of("aces-ask-roll-for-placing", *faction).by(&["AA-SET-10"]),
            Ask::Token { faction } => of("aces-ask-token", *faction).by(&["AA-SET-10"]),
            Ask::Number { faction, army } => {
                of("aces-ask-number", *faction).with("army", *army).by(&["AA-SET-11"])
            }
            Ask::Place { faction, number, .. } => {
                of("aces-ask-place", *faction).with("number", *number).by(&["AA-SET-11"])
            }
            Ask::RollForFirst { faction } => of("aces-ask-roll-for-first", *faction).by(&["AA-SET-12"]),
            Ask::Armies { faction, n } => {
                of("aces-ask-armies", *faction).with("n", *n).by(&["AA-SET-13", "AA-SET-14"])
            }
            Ask::Move { faction } => of("aces-ask-move", *faction).by(&["AA-MOV-1"]),
            Ask::Intercept { mover, at, ahead } => {
                let phrase = match ahead.last() {
                    Some(goal) => Phrase::new("aces-ask-intercept-announced").with("goal", *goal),
                    None => Phrase::new("aces-ask-intercept"),
                };
                phrase.with("unit", *mover).with("hex", *at).by(&["AA-INT-1"])
            }
            Ask::GoOn { unit, left } => Phrase::new("aces-ask-go-on")
                .with("unit", *unit)
                .with("left", halves(*left))
                .by(&["AA-INT-10"]),
            Ask::Declare { faction } => of("aces-ask-declare", *faction).by(&["AA-ATK-1"]),
            Ask::AttackDice { attack, red } => Phrase::new("aces-ask-attack-dice")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .with("red", *red)
                .by(&["AA-CMB-3", "AA-CMB-4"]),
            Ask::BackDice { defender, attacker } => Phrase::new("aces-ask-back-dice")
                .with("unit", *defender)
                .with("target", *attacker)
                .by(&["AA-CMB-2"]),
            Ask::Money { faction } => of("aces-ask-money", *faction).by(&["AA-MON-6"]),
            Ask::Lot { faction, of } => lot(*faction, *of),
            Ask::Draw { by } => Phrase::new("aces-ask-draw").with("seat", seat(*by)).by(&["AA-VIC-4"]),
            Ask::FirstFaction { faction } => {
                of("aces-ask-first-faction", *faction).by(&["AA-SET-10", "AA-SET-12"])
            }
            Ask::AutomaBegins { faction } => of("aces-ask-automa-begins", *faction).by(&["AA-AUT-3"]),
            Ask::SplitFactories { faction } => of("aces-ask-split-factories", *faction).by(&["AA-MIS-BUL-1"]),
            Ask::AgreeToSplit { faction, theirs } => {
                sites("aces-ask-agree-to-split", "aces-ask-agree-to-split-none", theirs)
                    .with("faction", *faction)
                    .by(&["AA-MIS-BUL-1"])
            }
            Ask::ShareFactory { faction } => of("aces-ask-share-factory", *faction).by(&["AA-MIS-BUL-1"]),
            Ask::LayToken { faction } => {
                of("aces-ask-lay-token", *faction).by(&["AA-MIS-V2-2", "AA-MIS-V2-7"])
            }
            Ask::HideLauncher { faction } => of("aces-ask-hide-launcher", *faction).by(&["AA-MIS-V2-2"]),
            Ask::RocketDie { hex } => {
                Phrase::new("aces-ask-rocket-die").with("hex", *hex).by(&["AA-MIS-V2-4"])
            }
            Ask::Weather => Phrase::new("aces-ask-weather").by(&["AA-MIS-WEA-1"]),
        }
    }
}

/// What the Automa draws lots for.
fn lot(faction: Faction, of: Lot) -> Phrase {
    let phrase = match of {
        Lot::Bag { army } => Phrase::new("aces-lot-bag").with("army", army).by(&["AA-AUT-2"]),
        Lot::Extra => Phrase::new("aces-lot-extra").by(&["AA-AUT-35"]),
        Lot::Share => Phrase::new("aces-lot-share").by(&["AA-MIS-1", "AA-MIS-BUL-1"]),
        Lot::Armies => Phrase::new("aces-lot-armies").by(&["AA-AUT-2"]),
        Lot::Unit => Phrase::new("aces-lot-unit").by(&["AA-AUT-3"]),
        Lot::Target { unit } => Phrase::new("aces-lot-target").with("unit", unit).by(&["AA-AUT-7"]),
        Lot::Hex { unit } => Phrase::new("aces-lot-hex").with("unit", unit).by(&["AA-AUT-8"]),
        Lot::Step { unit } => Phrase::new("aces-lot-step").with("unit", unit).by(&["AA-AUT-27"]),
        Lot::Aim { unit } => Phrase::new("aces-lot-aim").with("unit", unit).by(&["AA-AUT-9"]),
        Lot::Interceptor { mover } => {
            Phrase::new("aces-lot-interceptor").with("unit", mover).by(&["AA-AUT-13"])
        }
        Lot::Purchase => Phrase::new("aces-lot-purchase").by(&["AA-AUT-10"]),
        Lot::Factory { kind } => Phrase::new("aces-lot-factory").with("kind", kind).by(&["AA-AUT-11"]),
    };
    phrase.with("faction", faction)
}
