//! The game in words: every question, event, refusal and outcome as a key with arguments, to be said in any language.

use table::{Arg, Phrase, Sentence};

use crate::{
    Ask, Choice, Event, Faction, Hex, Kind, Outcome, Side, UnitId, Why,
    automa::{AttackLetter, Failed, Link, MovementLetter, Order},
    board::Phase,
    choices::{Attack, Lot, March, Sites, Target, halves},
    events::{Bombardment, Fight, How},
    missions::Weather,
};

impl From<UnitId> for Arg {
    fn from(id: UnitId) -> Arg {
        Arg::Named { of: "unit", id: id.to_string() }
    }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        Arg::Named { of: "hex", id: hex.to_string() }
    }
}

impl From<Faction> for Arg {
    fn from(faction: Faction) -> Arg {
        Arg::Named { of: "faction", id: faction.key().to_string() }
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Named { of: "side", id: side.key().to_string() }
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Named { of: "kind", id: kind.key().to_string() }
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Arg {
        match target {
            Target::Unit(unit) => unit.into(),
            Target::Hex(hex) => hex.into(),
            Target::Launcher => Arg::Named { of: "target", id: "v2".to_string() },
        }
    }
}

impl From<Weather> for Arg {
    fn from(weather: Weather) -> Arg {
        Arg::Named { of: "weather", id: weather.key().to_string() }
    }
}

fn seat(seat: table::Seat) -> Arg {
    Arg::Named { of: "seat", id: seat.0.to_string() }
}

impl Sentence for Ask {
    fn phrase(&self) -> Phrase {
        match self {
            Ask::Extras { faction } => {
                Phrase::new("aces-ask-extras").with("faction", *faction).by(&["AA-SET-7"])
            }
            Ask::Divide { faction } => {
                Phrase::new("aces-ask-divide").with("faction", *faction).by(&["AA-SET-9"])
            }
            Ask::DivideWithPartner { faction, own } => Phrase::new("aces-ask-divide-with-partner")
                .with("faction", *faction)
                .with("own", *own)
                .by(&["AA-SET-9", "AA-AUT-15"]),
            Ask::ShareUnit { faction } => {
                Phrase::new("aces-ask-share-unit").with("faction", *faction).by(&["AA-AUT-15"])
            }
            Ask::RollForPlacing { faction } => {
                Phrase::new("aces-ask-roll-for-placing").with("faction", *faction).by(&["AA-SET-10"])
            }
            Ask::Token { faction } => {
                Phrase::new("aces-ask-token").with("faction", *faction).by(&["AA-SET-10"])
            }
            Ask::Number { faction, army } => Phrase::new("aces-ask-number")
                .with("faction", *faction)
                .with("army", *army)
                .by(&["AA-SET-11"]),
            Ask::Place { faction, number, .. } => Phrase::new("aces-ask-place")
                .with("faction", *faction)
                .with("number", *number)
                .by(&["AA-SET-11"]),
            Ask::RollForFirst { faction } => {
                Phrase::new("aces-ask-roll-for-first").with("faction", *faction).by(&["AA-SET-12"])
            }
            Ask::Armies { faction, n } => Phrase::new("aces-ask-armies")
                .with("faction", *faction)
                .with("n", *n)
                .by(&["AA-SET-13", "AA-SET-14"]),
            Ask::Move { faction } => Phrase::new("aces-ask-move").with("faction", *faction).by(&["AA-MOV-1"]),
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
            Ask::Declare { faction } => {
                Phrase::new("aces-ask-declare").with("faction", *faction).by(&["AA-ATK-1"])
            }
            Ask::AttackDice { attack, red } => Phrase::new("aces-ask-attack-dice")
                .with("unit", attack.unit)
                .with("target", attack.at)
                .with("red", *red)
                .by(&["AA-CMB-3", "AA-CMB-4"]),
            Ask::BackDice { defender, attacker } => Phrase::new("aces-ask-back-dice")
                .with("unit", *defender)
                .with("target", *attacker)
                .by(&["AA-CMB-2"]),
            Ask::Money { faction } => {
                Phrase::new("aces-ask-money").with("faction", *faction).by(&["AA-MON-6"])
            }
            Ask::Lot { faction, of } => lot(*faction, *of),
            Ask::Draw { by } => Phrase::new("aces-ask-draw").with("seat", seat(*by)).by(&["AA-VIC-4"]),
            Ask::FirstFaction { faction } => Phrase::new("aces-ask-first-faction")
                .with("faction", *faction)
                .by(&["AA-SET-10", "AA-SET-12"]),
            Ask::AutomaBegins { faction } => {
                Phrase::new("aces-ask-automa-begins").with("faction", *faction).by(&["AA-AUT-3"])
            }
            Ask::SplitFactories { faction } => {
                Phrase::new("aces-ask-split-factories").with("faction", *faction).by(&["AA-MIS-BUL-1"])
            }
            Ask::AgreeToSplit { faction, theirs } => {
                sites("aces-ask-agree-to-split", "aces-ask-agree-to-split-none", theirs)
                    .with("faction", *faction)
                    .by(&["AA-MIS-BUL-1"])
            }
            Ask::ShareFactory { faction } => {
                Phrase::new("aces-ask-share-factory").with("faction", *faction).by(&["AA-MIS-BUL-1"])
            }
            Ask::LayToken { faction } => Phrase::new("aces-ask-lay-token")
                .with("faction", *faction)
                .by(&["AA-MIS-V2-2", "AA-MIS-V2-7"]),
            Ask::HideLauncher { faction } => {
                Phrase::new("aces-ask-hide-launcher").with("faction", *faction).by(&["AA-MIS-V2-2"])
            }
            Ask::RocketDie { hex } => {
                Phrase::new("aces-ask-rocket-die").with("hex", *hex).by(&["AA-MIS-V2-4"])
            }
            Ask::Weather => Phrase::new("aces-ask-weather").by(&["AA-MIS-WEA-1"]),
        }
    }
}

/// Factories of a proposal, with words of their own for none.
fn sites(some: &'static str, none: &'static str, list: &Sites) -> Phrase {
    match list.iter().next() {
        Some(_) => Phrase::new(some).with("hexes", Arg::List(list.iter().map(Arg::from).collect())),
        None => Phrase::new(none),
    }
}

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
                let armies = armies.iter().map(|it| Arg::Number(it as i64)).collect();
                Phrase::new("aces-choice-armies").with("armies", Arg::List(armies))
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

impl Event {
    /// What happened as a sentence of the log.
    pub fn phrase(&self) -> Phrase {
        match self {
            Event::ExtrasChosen { faction, kinds } => Phrase::new("aces-event-extras")
                .with("faction", *faction)
                .with("kinds", Arg::List(kinds.iter().map(Arg::from).collect()))
                .by(&["AA-SET-7"]),
            Event::Divided { faction, piles } => Phrase::new("aces-event-divided")
                .with("faction", *faction)
                .with("first", piles[0].len())
                .with("second", piles[1].len())
                .with("third", piles[2].len())
                .by(&["AA-SET-9"]),
            Event::UnitShared { unit } => Phrase::new("aces-event-unit-shared")
                .with("faction", unit.faction())
                .with("unit", *unit)
                .by(&["AA-AUT-15"]),
            Event::HandedOver { to } => {
                Phrase::new("aces-event-handed-over").with("faction", *to).by(&["AA-AUT-29"])
            }
            Event::RolledForOrder { faction, die } => Phrase::new("aces-event-rolled-for-order")
                .with("faction", *faction)
                .with("die", *die)
                .by(&["AA-SET-10", "AA-SET-12"]),
            Event::PlacingBegan { first } => {
                Phrase::new("aces-event-placing-began").with("faction", *first).by(&["AA-SET-10"])
            }
            Event::TokenTurned { faction, army, number } => Phrase::new("aces-event-token-turned")
                .with("faction", *faction)
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
            Event::TurnBegan { faction, round } => Phrase::new("aces-event-turn-began")
                .with("faction", *faction)
                .with("round", *round)
                .by(&["AA-MON-5"]),
            Event::Repaired { unit, damage } => Phrase::new("aces-event-repaired")
                .with("unit", *unit)
                .with("damage", *damage)
                .by(&["AA-MON-3"]),
            Event::DebtLapsed { unit } => {
                Phrase::new("aces-event-debt-lapsed").with("unit", *unit).by(&["AA-INT-2"])
            }
            Event::ArmiesChosen { faction, armies } => Phrase::new("aces-event-armies-chosen")
                .with("faction", *faction)
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
            Event::TimeRanOut { faction } => {
                Phrase::new("aces-event-time-ran-out").with("faction", *faction).by(&["AA-SET-17"])
            }
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
            Event::Collected { faction, coins } => Phrase::new("aces-event-collected")
                .with("faction", *faction)
                .with("coins", *coins)
                .by(&["AA-MON-1"]),
            Event::Transferred { from, sent, arrived } => Phrase::new("aces-event-transferred")
                .with("faction", *from)
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
                Phrase::new("aces-event-split-declined").with("faction", *faction).by(&["AA-MIS-BUL-1"])
            }
            Event::FactoryShared { faction, hex } => Phrase::new("aces-event-factory-shared")
                .with("faction", *faction)
                .with("hex", *hex)
                .by(&["AA-MIS-BUL-1"]),
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
