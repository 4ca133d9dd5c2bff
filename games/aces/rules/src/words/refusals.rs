//! Refusals in words.

use table::{Phrase, Sentence};

use crate::{Why, choices::halves};

impl Sentence for Why {
    fn phrase(&self) -> Phrase {
        use Why::*;
        let phrase = match *self {
            OtherQuestion => Phrase::new("aces-why-other-question"),
            NotYourFaction { faction } => Phrase::new("aces-why-not-your-faction").with("faction", faction),
            WrongExtras => Phrase::new("aces-why-wrong-extras"),
            WrongDivision => Phrase::new("aces-why-wrong-division"),
            TokenTurned => Phrase::new("aces-why-token-turned"),
            CannotPlace { unit, hex } => {
                Phrase::new("aces-why-cannot-place").with("unit", unit).with("hex", hex)
            }
            NotOnThisToken { unit } => Phrase::new("aces-why-not-on-this-token").with("unit", unit),
            WrongArmies { n } => Phrase::new("aces-why-wrong-armies").with("n", n),
            NoSuchUnit { unit } => Phrase::new("aces-why-no-such-unit").with("unit", unit),
            NotYours { unit } => Phrase::new("aces-why-not-yours").with("unit", unit),
            HasMoved { unit } => Phrase::new("aces-why-has-moved").with("unit", unit),
            Resting { unit } => Phrase::new("aces-why-resting").with("unit", unit),
            OwesAttack { unit, target } => {
                Phrase::new("aces-why-owes-attack").with("unit", unit).with("target", target)
            }
            StillMoving { unit } => Phrase::new("aces-why-still-moving").with("unit", unit),
            NoSteps => Phrase::new("aces-why-no-steps"),
            NotNextTo { from, to } => Phrase::new("aces-why-not-next-to").with("from", from).with("hex", to),
            OffBoard { hex } => Phrase::new("aces-why-off-board").with("hex", hex),
            TooFar { hex, cost, left } => Phrase::new("aces-why-too-far")
                .with("hex", hex)
                .with("cost", halves(cost))
                .with("left", halves(left)),
            WaterClosed { hex } => Phrase::new("aces-why-water-closed").with("hex", hex),
            WaterWholeMove { hex } => Phrase::new("aces-why-water-whole-move").with("hex", hex),
            EnemyInTheWay { hex, unit } => {
                Phrase::new("aces-why-enemy-in-the-way").with("hex", hex).with("unit", unit)
            }
            FactoryClosed { hex } => Phrase::new("aces-why-factory-closed").with("hex", hex),
            FactoryWholeMove { hex } => Phrase::new("aces-why-factory-whole-move").with("hex", hex),
            EndsOnUnit { hex, unit } => {
                Phrase::new("aces-why-ends-on-unit").with("hex", hex).with("unit", unit)
            }
            HasIntercepted { unit } => Phrase::new("aces-why-has-intercepted").with("unit", unit),
            CannotIntercept { unit } => Phrase::new("aces-why-cannot-intercept").with("unit", unit),
            HasDeclared { unit } => Phrase::new("aces-why-has-declared").with("unit", unit),
            NotDeclared { unit } => Phrase::new("aces-why-not-declared").with("unit", unit),
            NoSuchPlace { place, n } => {
                Phrase::new("aces-why-no-such-place").with("place", place).with("n", n)
            }
            OutOfRange { unit, distance, least, most } => Phrase::new("aces-why-out-of-range")
                .with("unit", unit)
                .with("distance", distance)
                .with("least", least)
                .with("most", most),
            CannotAttackAircraft { unit } => {
                Phrase::new("aces-why-cannot-attack-aircraft").with("unit", unit)
            }
            Afloat { unit } => Phrase::new("aces-why-afloat").with("unit", unit),
            HasOccupied { unit } => Phrase::new("aces-why-has-occupied").with("unit", unit),
            NotAnEnemy { unit } => Phrase::new("aces-why-not-an-enemy").with("unit", unit),
            StrikesHexes { unit } => Phrase::new("aces-why-strikes-hexes").with("unit", unit),
            StrikesUnits { unit } => Phrase::new("aces-why-strikes-units").with("unit", unit),
            DebtUndeclared { unit, target } => {
                Phrase::new("aces-why-debt-undeclared").with("unit", unit).with("target", target)
            }
            NotAFactory { hex } => Phrase::new("aces-why-not-a-factory").with("hex", hex),
            NotYourFactory { hex } => Phrase::new("aces-why-not-your-factory").with("hex", hex),
            FactoryTaken { hex, unit } => {
                Phrase::new("aces-why-factory-taken").with("hex", hex).with("unit", unit)
            }
            CannotAfford { cost, coins, .. } => {
                Phrase::new("aces-why-cannot-afford").with("cost", cost).with("coins", coins)
            }
            FourAlready { kind } => Phrase::new("aces-why-four-already").with("kind", kind),
            BoardFull => Phrase::new("aces-why-board-full"),
            NotInOwnFactory { unit } => Phrase::new("aces-why-not-in-own-factory").with("unit", unit),
            Undamaged { unit } => Phrase::new("aces-why-undamaged").with("unit", unit),
            InRepair { unit } => Phrase::new("aces-why-in-repair").with("unit", unit),
            TransferTooSmall => Phrase::new("aces-why-transfer-too-small"),
            SharedPurse => Phrase::new("aces-why-shared-purse"),
            NotYourToken { token } => Phrase::new("aces-why-not-your-token").with("army", token),
            NoneLeft { kind } => Phrase::new("aces-why-none-left").with("kind", kind),
            NoAlly { faction } => Phrase::new("aces-why-no-ally").with("faction", faction),
            DrawOffered => Phrase::new("aces-why-draw-offered"),
            CannotLayToken { hex } => Phrase::new("aces-why-cannot-lay-token").with("hex", hex),
            NoTokenThere { hex } => Phrase::new("aces-why-no-token-there").with("hex", hex),
            TokenInTheWay { hex } => Phrase::new("aces-why-token-in-the-way").with("hex", hex),
            EndsOnToken { hex } => Phrase::new("aces-why-ends-on-token").with("hex", hex),
            NoLauncher => Phrase::new("aces-why-no-launcher"),
            RocketDeclared => Phrase::new("aces-why-rocket-declared"),
            LauncherNotFound => Phrase::new("aces-why-launcher-not-found"),
            LauncherYours => Phrase::new("aces-why-launcher-yours"),
            NotToShare { hex } => Phrase::new("aces-why-not-to-share").with("hex", hex),
            MountainClosed { hex } => Phrase::new("aces-why-mountain-closed").with("hex", hex),
        };
        phrase.by(&[self.rule()])
    }
}
