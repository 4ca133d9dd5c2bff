//! The game in words: every question, answer, event, refusal and outcome as a key with arguments, to be put into any language.

use table::{Arg, Phrase, Seat, Sentence};

use crate::{Ask, Cache, Card, Choice, Event, Hex, Outcome, Target, Why};

/// OP-SET-1: the names of the patrols, in the order of the seats.
const PATROLS: [&str; 4] = ["heron", "fox", "badger", "owl"];

/// The key of the patrol that is led from a seat.
pub fn patrol_key(seat: Seat) -> &'static str {
    PATROLS[seat.0 as usize % PATROLS.len()]
}

fn patrol(seat: Seat) -> Arg {
    Arg::Named { of: "patrol", id: patrol_key(seat).to_string() }
}

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        Arg::Named { of: "hex", id: hex.to_string() }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        let id = match card {
            Card::March => "march",
            Card::Scout => "scout",
            Card::Raid => "raid",
            Card::Cover => "cover",
        };
        Arg::Named { of: "card", id: id.to_string() }
    }
}

impl From<Cache> for Arg {
    fn from(cache: Cache) -> Arg {
        Arg::Number(cache.0.into())
    }
}

impl From<Target> for Arg {
    fn from(target: Target) -> Arg {
        match target {
            Target::Patrol(seat) => Phrase::new("outpost-target-patrol").with("patrol", patrol(seat)).into(),
            Target::Flag(hex) => Phrase::new("outpost-target-flag").with("hex", hex).into(),
        }
    }
}

impl Sentence for Ask {
    fn phrase(&self) -> Phrase {
        let phrase = match self {
            Ask::Hide { outpost } => Phrase::new("outpost-ask-hide").with("hex", *outpost),
            Ask::Draw { seat } => Phrase::new("outpost-ask-draw").with("patrol", patrol(*seat)),
            Ask::Order { nth: 1 } => Phrase::new("outpost-ask-order"),
            Ask::Order { nth: _ } => Phrase::new("outpost-ask-second-order"),
            Ask::March { points } => Phrase::new("outpost-ask-march").with("points", *points),
            Ask::Raid => Phrase::new("outpost-ask-raid"),
            Ask::Cover { by } => Phrase::new("outpost-ask-cover").with("patrol", patrol(*by)),
            Ask::RaidDie { by, target } => {
                Phrase::new("outpost-ask-raid-die").with("patrol", patrol(*by)).with("target", *target)
            }
            Ask::Scout => Phrase::new("outpost-ask-scout"),
            Ask::Flag { outpost } => Phrase::new("outpost-ask-flag").with("hex", *outpost),
        };
        phrase.by(&[self.rule()])
    }
}

impl Sentence for Choice {
    fn phrase(&self) -> Phrase {
        match self {
            Choice::Card(card) => Phrase::new("outpost-choice-card").with("card", *card),
            Choice::Cache(cache) => Phrase::new("outpost-choice-cache").with("cache", *cache),
            Choice::NoOrder => Phrase::new("outpost-choice-no-order"),
            Choice::March(hex) => Phrase::new("outpost-choice-march").with("hex", *hex),
            Choice::Stay => Phrase::new("outpost-choice-stay"),
            Choice::Flare => Phrase::new("outpost-choice-flare"),
            Choice::Raid(target) => Phrase::new("outpost-choice-raid").with("target", *target),
            Choice::TakeCover => Phrase::new("outpost-choice-take-cover"),
            Choice::NoCover => Phrase::new("outpost-choice-no-cover"),
            Choice::NoCoverThisRound => Phrase::new("outpost-choice-no-cover-this-round"),
            Choice::Scout(hex) => Phrase::new("outpost-choice-scout").with("hex", *hex),
            Choice::RaiseFlag => Phrase::new("outpost-choice-raise-flag"),
            Choice::LeaveIt => Phrase::new("outpost-choice-leave-it"),
        }
    }
}

impl Event {
    /// The event as a sentence.
    pub fn phrase(&self) -> Phrase {
        match self {
            Event::Hidden { outpost, cache: _ } => {
                Phrase::new("outpost-event-hidden").with("hex", *outpost).by(&["OP-SET-3"])
            }
            Event::RoundBegan { round, leader } => Phrase::new("outpost-event-round-began")
                .with("round", *round)
                .with("patrol", patrol(*leader))
                .by(&["OP-ORD-1", "OP-ORD-2"]),
            Event::Drew { seat, card: None } => {
                Phrase::new("outpost-event-drew").with("patrol", patrol(*seat)).by(&["OP-ORD-1"])
            }
            Event::Drew { seat, card: Some(card) } => Phrase::new("outpost-event-drew-card")
                .with("patrol", patrol(*seat))
                .with("card", *card)
                .by(&["OP-ORD-1"]),
            Event::Laid { seat, card: None } => {
                Phrase::new("outpost-event-laid").with("patrol", patrol(*seat)).by(&["OP-ORD-3"])
            }
            Event::Laid { seat, card: Some(card) } => Phrase::new("outpost-event-laid-card")
                .with("patrol", patrol(*seat))
                .with("card", *card)
                .by(&["OP-ORD-3"]),
            Event::TurnedOver => Phrase::new("outpost-event-turned-over").by(&["OP-ORD-3"]),
            Event::CarriedOut { seat, card } => Phrase::new("outpost-event-carried-out")
                .with("patrol", patrol(*seat))
                .with("card", *card)
                .by(&["OP-ORD-4"]),
            Event::Idle { seat } => {
                Phrase::new("outpost-event-idle").with("patrol", patrol(*seat)).by(&["OP-ORD-5"])
            }
            Event::Marched { seat, path } => Phrase::new("outpost-event-marched")
                .with("patrol", patrol(*seat))
                .with("hex", path.last().map_or(Arg::Text(String::new()), |it| (*it).into()))
                .by(&["OP-MOV-1"]),
            Event::Stayed { seat } => {
                Phrase::new("outpost-event-stayed").with("patrol", patrol(*seat)).by(&["OP-MOV-1"])
            }
            Event::FlareFired { seat, over } => Phrase::new("outpost-event-flare-fired")
                .with("patrol", patrol(*seat))
                .with("over", patrol(*over))
                .by(&["OP-MOV-4"]),
            Event::TimeRanOut { seat } => {
                Phrase::new("outpost-event-time-ran-out").with("patrol", patrol(*seat)).by(&["OP-MOV-5"])
            }
            Event::TookCover { seat } => {
                Phrase::new("outpost-event-took-cover").with("patrol", patrol(*seat)).by(&["OP-RAI-3"])
            }
            Event::Exposed { seat } => {
                Phrase::new("outpost-event-exposed").with("patrol", patrol(*seat)).by(&["OP-RAI-4"])
            }
            Event::Raided { seat, target, die, needed } => {
                let key = match (target, needed <= die) {
                    (Target::Patrol(_), true) => "outpost-event-raid-hit",
                    (Target::Flag(_), true) => "outpost-event-flag-torn",
                    (Target::Patrol(_) | Target::Flag(_), false) => "outpost-event-raid-missed",
                };
                Phrase::new(key)
                    .with("patrol", patrol(*seat))
                    .with("target", *target)
                    .with("die", *die)
                    .with("needed", *needed)
                    .by(&["OP-RAI-2", "OP-RAI-5"])
            }
            Event::Scouted { seat, outpost, cache: None } => Phrase::new("outpost-event-scouted")
                .with("patrol", patrol(*seat))
                .with("hex", *outpost)
                .by(&["OP-SCO-1"]),
            Event::Scouted { seat, outpost, cache: Some(cache) } => {
                Phrase::new("outpost-event-scouted-cache")
                    .with("patrol", patrol(*seat))
                    .with("hex", *outpost)
                    .with("cache", *cache)
                    .by(&["OP-SCO-1"])
            }
            Event::FlagRaised { seat, outpost } => Phrase::new("outpost-event-flag-raised")
                .with("patrol", patrol(*seat))
                .with("hex", *outpost)
                .by(&["OP-SCO-2"]),
            Event::Opened { outpost, cache } => Phrase::new("outpost-event-opened")
                .with("hex", *outpost)
                .with("cache", *cache)
                .by(&["OP-END-1"]),
        }
    }
}

impl Sentence for Why {
    fn phrase(&self) -> Phrase {
        let phrase = match self {
            Why::OtherQuestion { rule: _ } => Phrase::new("outpost-why-other-question"),
            Why::NotInHand { card } => Phrase::new("outpost-why-not-in-hand").with("card", *card),
            Why::TooFar { hex, points } => {
                Phrase::new("outpost-why-too-far").with("hex", *hex).with("points", *points)
            }
            Why::Occupied { hex, seat } => {
                Phrase::new("outpost-why-occupied").with("hex", *hex).with("patrol", patrol(*seat))
            }
            Why::OtherCamp { hex, seat } => {
                Phrase::new("outpost-why-other-camp").with("hex", *hex).with("patrol", patrol(*seat))
            }
            Why::NoMarchToLight => Phrase::new("outpost-why-no-march-to-light"),
            Why::NoFlare => Phrase::new("outpost-why-no-flare"),
            Why::NoTarget => Phrase::new("outpost-why-no-target"),
            Why::NoCoverInHand => Phrase::new("outpost-why-no-cover-in-hand"),
            Why::NoOutpost { hex } => Phrase::new("outpost-why-no-outpost").with("hex", *hex),
        };
        phrase.by(&[self.rule()])
    }
}

impl Sentence for Outcome {
    fn phrase(&self) -> Phrase {
        let standing = |(seat, points): (u8, &i8)| -> Arg {
            let patrol = patrol(Seat(seat));
            Phrase::new("outpost-standing").with("patrol", patrol).with("points", i64::from(*points)).into()
        };
        let phrase = match self.winner {
            Some(seat) => Phrase::new("outpost-outcome-won").with("patrol", patrol(seat)),
            None => Phrase::new("outpost-outcome-draw"),
        };
        let standings = Arg::List((0..).zip(&self.points).map(standing).collect());
        phrase.with("standings", standings).by(&["OP-END-2", "OP-END-3"])
    }
}
