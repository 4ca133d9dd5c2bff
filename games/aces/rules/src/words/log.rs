//! What happened, in words.

use table::{Arg, Phrase, Sentence};

use crate::{
    Event, Faction, Outcome,
    automa::Order,
    board::Phase,
    choices::halves,
    events::{Bombardment, Fight, How},
    words::seat,
};

/// What a faction does: its name with the article that English wants there.
fn does(key: &'static str, faction: Faction) -> Phrase {
    Phrase::new(key).with("faction", doer(faction))
}

fn doer(faction: Faction) -> Arg {
    Arg::Named { of: "doer", id: faction.key().to_string() }
}

impl Event {
    /// What happened as a sentence of the log.
    pub fn phrase(&self) -> Phrase {
        match self {
            Event::ExtrasChosen { faction, kinds } => does("aces-event-extras", *faction)
                .with("kinds", Arg::List(kinds.iter().map(Arg::from).collect()))
                .by(&["AA-SET-7"]),
            Event::Divided { faction, piles } => does("aces-event-divided", *faction)
                .with("first", piles[0].len())
                .with("second", piles[1].len())
                .with("third", piles[2].len())
                .by(&["AA-SET-9"]),
            Event::UnitShared { unit } => Phrase::new("aces-event-unit-shared")
                .with("faction", doer(unit.faction()))
                .with("unit", *unit)
                .by(&["AA-AUT-15"]),
            Event::HandedOver { to } => does("aces-event-handed-over", *to).by(&["AA-AUT-29"]),
            Event::RolledForOrder { faction, die } => does("aces-event-rolled-for-order", *faction)
                .with("die", *die)
                .by(&["AA-SET-10", "AA-SET-12"]),
            Event::PlacingBegan { first } => does("aces-event-placing-began", *first).by(&["AA-SET-10"]),
            Event::TokenTurned { faction, army, number } => does("aces-event-token-turned", *faction)
                .with("army", *army)
                .with("number", *number)
                .by(&["AA-SET-11"]),
            Event::Placed { unit, hex } => {
                Phrase::new("aces-event-placed").with("unit", *unit).with("hex", *hex).by(&["AA-SET-11"])
            }
            Event::Drawn { unit, army } => {
                Phrase::new("aces-event-drawn").with("unit", *unit).with("army", *army).by(&["AA-AUT-2"])
            }
            Event::Considered { unit, order, .. } => {
                let rules: &[&'static str] =
                    if unit.kind().is_infantry() { &["AA-AUT-5"] } else { &["AA-AUT-6"] };
                Phrase::new(order_key(*order)).with("unit", *unit).by(rules)
            }
            Event::Acted { unit } => Phrase::new("aces-event-acted").with("unit", *unit).by(&["AA-AUT-4"]),
            Event::PlayBegan { order } => Phrase::new("aces-event-play-began")
                .with("order", Arg::List(order.iter().map(|it| Arg::from(*it)).collect()))
                .by(&["AA-SET-12"]),
            Event::TurnBegan { faction, round } => {
                does("aces-event-turn-began", *faction).with("round", *round).by(&["AA-MON-5"])
            }
            Event::Repaired { unit, damage } => Phrase::new("aces-event-repaired")
                .with("unit", *unit)
                .with("damage", *damage)
                .by(&["AA-MON-3"]),
            Event::DebtLapsed { unit } => {
                Phrase::new("aces-event-debt-lapsed").with("unit", *unit).by(&["AA-INT-2"])
            }
            Event::ArmiesChosen { faction, armies } => does("aces-event-armies-chosen", *faction)
                .with("n", armies.iter().count())
                .with("armies", Arg::List(armies.iter().map(|it| Arg::Number(it as i64)).collect()))
                .by(&["AA-SET-13", "AA-SET-14"]),
            Event::Marched { unit, path, cost, ahead } => {
                let phrase = match ahead.last() {
                    Some(goal) => Phrase::new("aces-event-marched-on").with("goal", *goal),
                    None => Phrase::new("aces-event-marched"),
                };
                let phrase = phrase.with("unit", *unit);
                let phrase = phrase.with("hex", *path.last().expect("a march has steps"));
                phrase.with("cost", halves(*cost)).by(&["AA-MOV-1"])
            }
            Event::Intercepted { by, mover } => Phrase::new("aces-event-intercepted")
                .with("unit", *by)
                .with("target", *mover)
                .by(&["AA-INT-1"]),
            Event::Occupied { unit, hex, was, removed } => {
                let key = match (was, removed) {
                    (_, Some(_)) => "aces-event-occupied-removing",
                    (Some(_), None) => "aces-event-occupied-from",
                    (None, None) => "aces-event-occupied",
                };
                let mut phrase = Phrase::new(key).with("unit", *unit).with("hex", *hex).by(&["AA-FAC-3"]);
                if let Some(was) = was {
                    phrase = phrase.with("faction", *was);
                }
                if let Some(removed) = removed {
                    phrase = phrase.with("target", *removed);
                }
                phrase
            }
            Event::PhaseBegan { phase } => Phrase::new(match phase {
                Phase::SettingUp => "aces-phase-setting-up",
                Phase::Movement => "aces-phase-movement",
                Phase::Declaring => "aces-phase-declaring",
                Phase::Combat => "aces-phase-combat",
                Phase::Money => "aces-phase-money",
            }),
            Event::TimeRanOut { faction } => does("aces-event-time-ran-out", *faction).by(&["AA-SET-17"]),
            Event::Declared { attack } => Phrase::new("aces-event-declared")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .by(&["AA-ATK-1"]),
            Event::Withdrawn { attack } => Phrase::new("aces-event-withdrawn")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .by(&["AA-CMB-16"]),
            Event::Reordered { attack, place } => Phrase::new("aces-event-reordered")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .with("place", *place)
                .by(&["AA-CMB-16"]),
            Event::RocketWithdrawn { hex } => {
                Phrase::new("aces-event-rocket-withdrawn").with("hex", *hex).by(&["AA-CMB-16"])
            }
            Event::AttackVoid { attack } => Phrase::new("aces-event-attack-void")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .by(&["AA-ATK-5"]),
            Event::Fought(fight) => fight.phrase(),
            Event::Bombarded(bombardment) => bombardment.phrase(),
            Event::Collected { faction, coins } => {
                does("aces-event-collected", *faction).with("coins", *coins).by(&["AA-MON-1"])
            }
            Event::Transferred { from, sent, arrived } => does("aces-event-transferred", *from)
                .with("ally", from.ally())
                .with("coins", *sent)
                .with("arrived", *arrived)
                .by(&["AA-MON-2"]),
            Event::RepairPaid { unit, coins } => Phrase::new("aces-event-repair-paid")
                .with("unit", *unit)
                .with("coins", *coins)
                .by(&["AA-MON-3"]),
            Event::Bought { unit, hex, coins } => Phrase::new("aces-event-bought")
                .with("unit", *unit)
                .with("hex", *hex)
                .with("coins", *coins)
                .by(&["AA-MON-4"]),
            Event::DrawOffered { seat: by } => {
                Phrase::new("aces-event-draw-offered").with("seat", seat(*by)).by(&["AA-VIC-4"])
            }
            Event::DrawDeclined { seat: by } => {
                Phrase::new("aces-event-draw-declined").with("seat", seat(*by)).by(&["AA-VIC-4"])
            }
            Event::Ended { outcome } => outcome.phrase(),
            Event::SplitDeclined { faction } => {
                does("aces-event-split-declined", *faction).by(&["AA-MIS-BUL-1"])
            }
            Event::FactoryShared { faction, hex } => {
                does("aces-event-factory-shared", *faction).with("hex", *hex).by(&["AA-MIS-BUL-1"])
            }
            Event::TokenLaid { hex } => {
                Phrase::new("aces-event-token-laid").with("hex", *hex).by(&["AA-MIS-V2-2"])
            }
            Event::LauncherHidden { hex } => match hex {
                Some(hex) => Phrase::new("aces-event-launcher-hidden-at").with("hex", *hex),
                None => Phrase::new("aces-event-launcher-hidden"),
            }
            .by(&["AA-MIS-V2-2"]),
            Event::TokensTurned { by, duds, launcher } => {
                let key = match launcher {
                    Some(_) => "aces-event-launcher-discovered",
                    None => "aces-event-tokens-turned",
                };
                let hexes = Arg::List(duds.iter().map(|it| Arg::from(*it)).collect());
                let phrase = Phrase::new(key).with("unit", *by).with("n", duds.len()).with("hexes", hexes);
                let phrase = phrase.by(&["AA-MIS-V2-3"]);
                match launcher {
                    Some(hex) => phrase.with("hex", *hex),
                    None => phrase,
                }
            }
            Event::RocketDeclared { hex } => {
                Phrase::new("aces-event-rocket-declared").with("hex", *hex).by(&["AA-MIS-V2-8"])
            }
            Event::RocketFired { hex, die, destroyed, removed } => {
                let key = match (destroyed, removed) {
                    (false, _) => "aces-event-rocket-missed",
                    (true, None) => "aces-event-rocket-hit",
                    (true, Some(_)) => "aces-event-rocket-hit-removing",
                };
                let phrase = Phrase::new(key).with("hex", *hex).with("die", *die).by(&["AA-MIS-V2-4"]);
                match removed {
                    Some(removed) => phrase.with("unit", *removed),
                    None => phrase,
                }
            }
            Event::LauncherAttacked { attacker, fire, destroyed, .. } => {
                let key = match destroyed {
                    true => "aces-event-launcher-destroyed",
                    false => "aces-event-launcher-attacked",
                };
                let phrase = Phrase::new(key).with("unit", *attacker).with("hits", fire.hits);
                phrase.with("damage", fire.damage).by(&["AA-MIS-V2-5"])
            }
            Event::WeatherChanged { die, weather } => Phrase::new("aces-event-weather")
                .with("die", *die)
                .with("weather", *weather)
                .by(&["AA-MIS-WEA-1"]),
        }
    }
}

/// What a unit of the Automa sets out to do.
fn order_key(order: Option<Order>) -> &'static str {
    match order {
        Some(Order::Debt) => "aces-order-debt",
        Some(Order::Occupy) => "aces-order-occupy",
        Some(Order::NextToFactory) => "aces-order-next-to-factory",
        Some(Order::WithinReachOfFactory) => "aces-order-within-reach-of-factory",
        Some(Order::AttackAOrB) => "aces-order-attack-a-or-b",
        Some(Order::TowardsFactory) => "aces-order-towards-factory",
        Some(Order::Attack) => "aces-order-attack",
        Some(Order::TowardsTarget) => "aces-order-towards-target",
        None => "aces-order-none",
    }
}

impl Fight {
    fn phrase(&self) -> Phrase {
        let key = match (&self.back, self.attacker_destroyed, self.defender_destroyed) {
            (None, _, false) => "aces-event-fought-unanswered",
            (None, _, true) => "aces-event-fought-unanswered-destroyed",
            (Some(_), false, false) => "aces-event-fought",
            (Some(_), false, true) => "aces-event-fought-defender-destroyed",
            (Some(_), true, false) => "aces-event-fought-attacker-destroyed",
            (Some(_), true, true) => "aces-event-fought-both-destroyed",
        };
        let phrase = Phrase::new(key)
            .with("unit", self.attacker)
            .with("target", self.defender)
            .with("hits", self.attack.hits)
            .with("damage", self.attack.damage);
        let phrase = match &self.back {
            Some(back) => phrase.with("hits-back", back.hits).with("damage-back", back.damage),
            None => phrase,
        };
        phrase.by(&["AA-CMB-8", "AA-CMB-9"])
    }
}

impl Bombardment {
    fn phrase(&self) -> Phrase {
        let damaged = self.struck.iter().filter(|it| 0 < it.damage && !it.destroyed);
        let destroyed = self.struck.iter().filter(|it| it.destroyed);
        Phrase::new("aces-event-bombarded")
            .with("unit", self.attacker)
            .with("hex", self.at)
            .with("hits", self.fire.hits)
            .with("damaged", Arg::List(damaged.map(|it| it.unit.into()).collect()))
            .with("n-damaged", self.struck.iter().filter(|it| 0 < it.damage && !it.destroyed).count())
            .with("destroyed", Arg::List(destroyed.map(|it| it.unit.into()).collect()))
            .with("n-destroyed", self.struck.iter().filter(|it| it.destroyed).count())
            .with("launcher", self.launcher.map_or(0, |it| it.damage))
            .by(&["AA-CMB-12"])
    }
}

impl Sentence for Outcome {
    fn phrase(&self) -> Phrase {
        let phrase = match (self.winner, self.how) {
            (Some(side), How::Factories) => {
                Phrase::new("aces-outcome-factories").with("side", side).by(&["AA-VIC-1"])
            }
            (Some(side), How::Elimination) => {
                Phrase::new("aces-outcome-elimination").with("side", side).by(&["AA-VIC-2", "AA-VIC-3"])
            }
            (Some(side), How::Stalemate | How::Agreement) => {
                Phrase::new("aces-outcome-stalemate").with("side", side).by(&["AA-VIC-4"])
            }
            (Some(side), How::Longest) => {
                Phrase::new("aces-outcome-longest").with("side", side).by(&["AA-VIC-4"])
            }
            (None, How::Longest) => Phrase::new("aces-outcome-longest-draw").by(&["AA-VIC-4"]),
            (Some(side), How::Shore) => {
                Phrase::new("aces-outcome-shore").with("side", side).by(&["AA-MIS-BUL-2"])
            }
            (Some(side), How::Rounds) => {
                Phrase::new("aces-outcome-rounds").with("side", side).by(&["AA-MIS-BUL-2"])
            }
            (Some(side), How::Stranded) => {
                Phrase::new("aces-outcome-stranded").with("side", side).by(&["AA-MIS-BUL-2"])
            }
            (Some(side), How::Rockets) => {
                Phrase::new("aces-outcome-rockets").with("side", side).by(&["AA-MIS-V2-6"])
            }
            (Some(side), How::Launcher) => {
                Phrase::new("aces-outcome-launcher").with("side", side).by(&["AA-MIS-V2-6"])
            }
            (None, How::Agreement) => Phrase::new("aces-outcome-agreement").by(&["AA-VIC-4"]),
            (None, _) => Phrase::new("aces-outcome-draw").by(&["AA-VIC-4"]),
        };
        phrase.with("round", self.round)
    }
}
