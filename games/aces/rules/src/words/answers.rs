//! Answers in words.

use table::{Arg, Phrase, Sentence};

use crate::{
    Choice, UnitId,
    choices::{Attack, March, Sites},
};

impl Sentence for Choice {
    fn phrase(&self) -> Phrase {
        let listed = |units: &[UnitId]| Arg::List(units.iter().map(|it| Arg::from(*it)).collect());
        match self {
            Choice::Extras(kinds) => Phrase::new("aces-choice-extras")
                .with("kinds", Arg::List(kinds.iter().map(Arg::from).collect())),
            Choice::Divide(piles) => Phrase::new("aces-choice-divide")
                .with("first", listed(&piles[0]))
                .with("second", listed(&piles[1]))
                .with("third", listed(&piles[2])),
            Choice::Token(army) => Phrase::new("aces-choice-token").with("army", *army),
            Choice::Number(number) => Phrase::new("aces-choice-number").with("number", *number),
            Choice::Place { unit, hex } => {
                Phrase::new("aces-choice-place").with("unit", *unit).with("hex", *hex)
            }
            Choice::Armies(armies) => {
                let listed = armies.iter().map(|it| Arg::Number(it as i64)).collect();
                Phrase::new("aces-choice-armies")
                    .with("n", armies.iter().count())
                    .with("armies", Arg::List(listed))
            }
            Choice::March(March { unit, path, step_by_step }) => {
                let phrase = Phrase::new(match step_by_step {
                    true => "aces-choice-march-step-by-step",
                    false => "aces-choice-march",
                });
                let phrase = phrase.with("unit", *unit);
                match path.last() {
                    Some(hex) => phrase.with("hex", *hex),
                    None => phrase.with("hex", "-"),
                }
            }
            Choice::Stop => Phrase::new("aces-choice-stop"),
            Choice::Attack(Attack { unit, at }) => {
                Phrase::new("aces-choice-attack").with("unit", *unit).with("target", *at)
            }
            Choice::Withdraw(unit) => Phrase::new("aces-choice-withdraw").with("unit", *unit),
            Choice::Reorder { unit, place } => {
                Phrase::new("aces-choice-reorder").with("unit", *unit).with("place", *place)
            }
            Choice::WithdrawRocket => Phrase::new("aces-choice-withdraw-rocket"),
            Choice::Intercept(unit) => Phrase::new("aces-choice-intercept").with("unit", *unit),
            Choice::LetPass => Phrase::new("aces-choice-let-pass"),
            Choice::Repair(unit) => Phrase::new("aces-choice-repair").with("unit", *unit),
            Choice::Buy { kind, hex } => Phrase::new("aces-choice-buy").with("kind", *kind).with("hex", *hex),
            Choice::Transfer { from, coins } => {
                Phrase::new("aces-choice-transfer").with("faction", from.ally()).with("coins", *coins)
            }
            Choice::OfferDraw => Phrase::new("aces-choice-offer-draw"),
            Choice::Agree(true) => Phrase::new("aces-choice-yes"),
            Choice::Agree(false) => Phrase::new("aces-choice-no"),
            Choice::Done => Phrase::new("aces-choice-done"),
            Choice::Unit(unit) => Phrase::new("aces-choice-unit").with("unit", *unit),
            Choice::Hex(hex) => Phrase::new("aces-choice-hex").with("hex", *hex),
            Choice::Kind(kind) => Phrase::new("aces-choice-kind").with("kind", *kind),
            Choice::LayToken(hex) => Phrase::new("aces-choice-lay-token").with("hex", *hex),
            Choice::HideLauncher(hex) => Phrase::new("aces-choice-hide-launcher").with("hex", *hex),
            Choice::Rocket(hex) => Phrase::new("aces-choice-rocket").with("hex", *hex),
            Choice::Faction(faction) => Phrase::new("aces-choice-faction").with("faction", *faction),
            Choice::Split(own) => sites("aces-choice-split", "aces-choice-split-none", own),
            Choice::PickInTurn => Phrase::new("aces-choice-pick-in-turn"),
            Choice::Factory(hex) => Phrase::new("aces-choice-factory").with("hex", *hex),
        }
    }
}

/// Factories of a proposal, with words of their own for none.
pub(super) fn sites(some: &'static str, none: &'static str, list: &Sites) -> Phrase {
    match list.iter().next() {
        Some(_) => Phrase::new(some).with("hexes", Arg::List(list.iter().map(Arg::from).collect())),
        None => Phrase::new(none),
    }
}
