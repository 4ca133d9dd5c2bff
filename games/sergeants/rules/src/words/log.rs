//! What happened, in words: a line of the log for each event that has something to say.

use table::{Arg, Phrase, Seat, Sentence};

use crate::{
    campaign::{Earned, Feat},
    content::{Sort, Tag},
    rules::victory::Outcome,
    state::{CardIx, Change, Event, Shot, Turned},
    words::{gate, honour, panel, place, placing, seat, signed, thing},
};

fn cards(cards: &[CardIx]) -> Arg {
    Arg::List(cards.iter().map(|it| (*it).into()).collect())
}

fn soldiers(tags: &[Tag]) -> Arg {
    Arg::List(tags.iter().map(|it| (*it).into()).collect())
}

impl Event {
    /// A line of the log; nothing for what another line says already.
    pub fn phrase(&self) -> Option<Phrase> {
        let by = |key: &'static str, it: &Seat| Phrase::new(key).with("seat", seat(*it));
        let of = |key: &'static str, tag: &Tag| Phrase::new(key).with("soldier", *tag);
        Some(match self {
            Event::OrderDrawn { seat, order: None } => by("sm-log-order-drawn", seat).by(&["SM-SCN-2"]),
            Event::OrderDrawn { seat, order: Some(order) } => {
                by("sm-log-this-order-drawn", seat).with("order", *order).by(&["SM-SCN-2"])
            }
            Event::Mustered { seat, soldiers: all } => {
                let all = all.iter().map(|it| it.tag.into()).collect();
                by("sm-log-mustered", seat).with("soldiers", Arg::List(all)).by(&["SM-SCN-3"])
            }
            Event::Deployed { seat, .. } => by("sm-log-deployed", seat).by(&["SM-SCN-9"]),
            Event::TurnBegan { turn } => Phrase::new("sm-log-turn").with("turn", *turn).by(&["SM-TRN-1"]),
            Event::CardDrawn { seat, card: None } => by("sm-log-card-drawn", seat).by(&["SM-TRN-1"]),
            Event::CardDrawn { seat, card: Some(card) } => {
                by("sm-log-this-card-drawn", seat).with("card", *card).by(&["SM-TRN-1"])
            }
            Event::StoryTurned { card } => {
                Phrase::new("sm-log-story-turned").with("story", *card).by(&["SM-TRN-2"])
            }
            Event::StoryHappens { card } => {
                Phrase::new("sm-log-story-happens").with("story", *card).by(&["SM-STO-3"])
            }
            Event::Placed { seat, cards: None, .. } => by("sm-log-placed", seat).by(&["SM-TRN-4"]),
            Event::Placed { seat, cards: Some(all), face_up } => {
                let key = if *face_up { "sm-log-placed-face-up" } else { "sm-log-these-placed" };
                placing(by(key, seat), all).by(&["SM-TRN-4"])
            }
            Event::Discarded { seat, cards: all } => {
                by("sm-log-discarded", seat).with("cards", cards(all)).by(&["SM-ACT-8"])
            }
            Event::GapFilled { seat, phase, card } => {
                by("sm-log-gap-filled", seat).with("card", *card).with("phase", *phase + 1).by(&["SM-TRN-4"])
            }
            Event::Initiative { order } => {
                let order = Arg::List(order.iter().map(|it| seat(*it)).collect());
                Phrase::new("sm-log-initiative").with("order", order).by(&["SM-INI-1"])
            }
            Event::PhaseBegan { phase } => {
                Phrase::new("sm-log-phase").with("phase", *phase).by(&["SM-TRN-6"])
            }
            Event::Revealed { seat, cards: all } => {
                by("sm-log-revealed", seat).with("cards", cards(all)).by(&["SM-TRN-6"])
            }
            Event::Named { is_only: true, .. } => return None,
            Event::Named { seat, card, action, is_only: false } => {
                by("sm-log-named", seat).with("card", *card).with("action", *action).by(&["SM-ACT-4"])
            }
            Event::TakenBack { seat, tag, card: None } => {
                by("sm-log-taken-back", seat).with("soldier", *tag).by(&["SM-HID-5"])
            }
            Event::TakenBack { seat, tag, card: Some(card) } => {
                let phrase = by("sm-log-this-taken-back", seat).with("card", *card);
                phrase.with("soldier", *tag).by(&["SM-HID-5"])
            }
            Event::Held { tag, card: None, .. } => of("sm-log-held", tag).by(&["SM-HID-5"]),
            Event::Held { tag, card: Some(card), .. } => {
                of("sm-log-this-held", tag).with("card", *card).by(&["SM-HID-5"])
            }
            Event::HeldLost { tag, cards: all, .. } => {
                of("sm-log-held-lost", tag).with("cards", cards(all)).by(&["SM-SOL-7"])
            }
            Event::CardBegan { seat, card, .. } => {
                by("sm-log-card-began", seat).with("card", *card).by(&["SM-ACT-2"])
            }
            Event::CardCancelled { seat, card } => {
                by("sm-log-card-cancelled", seat).with("card", *card).by(&["SM-ACT-3"])
            }
            Event::CardTurned { seat, card, turned, .. } => {
                let (key, rule) = match turned {
                    Turned::Hit => ("sm-log-hit-check", "SM-SHT-2"),
                    Turned::Damage => ("sm-log-damage-check", "SM-SHT-3"),
                    Turned::Gap => ("sm-log-gap-check", "SM-TRN-4"),
                    Turned::Identity => ("sm-log-identity-check", "SM-CHK-1"),
                };
                by(key, seat).with("card", *card).by(&[rule])
            }
            Event::Spotted { tag, by: None } => of("sm-log-spotted", tag).by(&["SM-LOK-3"]),
            Event::Spotted { tag, by: Some(by) } => {
                of("sm-log-spots", by).with("target", *tag).by(&["SM-LOK-3"])
            }
            Event::Hidden { tag } => of("sm-log-hidden", tag).by(&["SM-HID-1"]),
            Event::Pinned { tag } => of("sm-log-pinned", tag).by(&["SM-SOL-5"]),
            Event::Rallied { tag, by: Some(by) } if by != tag => {
                of("sm-log-rallies", by).with("target", *tag).by(&["SM-HID-4"])
            }
            Event::Rallied { tag, .. } => of("sm-log-rallied", tag).by(&["SM-HID-4"]),
            Event::Wounded { tag } => of("sm-log-wounded", tag).by(&["SM-SOL-6"]),
            Event::Killed { tag, scores, .. } => killed(*tag, scores),
            Event::Removed { tag } => of("sm-log-removed", tag).by(&["SM-VIC-5"]),
            Event::Walked { tag, way } => {
                of("sm-log-walked", tag).with("place", place(way.to.at)).by(&["SM-MOV-1"])
            }
            Event::Entered { tag, gate: nth, way } => {
                let phrase = of("sm-log-entered", tag).with("gate", gate(*nth));
                phrase.with("place", place(way.to.at)).by(&["SM-SCN-7"])
            }
            Event::Left { tag, gate: nth } => {
                of("sm-log-left", tag).with("gate", gate(*nth)).by(&["SM-SCN-9"])
            }
            Event::Shifted { tag, to } => {
                of("sm-log-shifted", tag).with("place", place(to.at)).by(&["SM-MEL-6"])
            }
            Event::Shot(Shot { tag, target, .. }) => {
                of("sm-log-shot", tag).with("target", *target).by(&["SM-SHT-1"])
            }
            Event::Threw { tag, target, .. } => {
                of("sm-log-threw", tag).with("target", *target).by(&["SM-SHT-5"])
            }
            Event::MeleeBegan(melee) => {
                Phrase::new("sm-log-melee").with("soldiers", soldiers(&melee.soldiers)).by(&["SM-MEL-2"])
            }
            Event::Struck { seat, card, on, damage } => by("sm-log-struck", seat)
                .with("soldier", *on)
                .with("card", *card)
                .with("damage", *damage)
                .by(&["SM-MEL-3"]),
            Event::Captured { tag, by, .. } => {
                of("sm-log-captured", tag).with("escort", *by).by(&["SM-PRI-1"])
            }
            Event::HandedOver { tag, to, .. } => {
                of("sm-log-handed-over", tag).with("escort", *to).by(&["SM-PRI-5"])
            }
            Event::Freed { tag, .. } => of("sm-log-freed", tag).by(&["SM-PRI-4", "SM-PRI-5"]),
            Event::Escaped { tag, way } => {
                of("sm-log-escaped", tag).with("place", place(way.to.at)).by(&["SM-PRI-5"])
            }
            Event::Changed(change) => changed(change),
            Event::Scored { seat, vp, .. } => {
                by("sm-log-scored", seat).with("vp", *vp as i64).by(&["SM-VIC-1"])
            }
            Event::OrderMet { seat, order, vp, .. } => {
                by("sm-log-order-met", seat).with("order", *order).with("vp", *vp as i64).by(&["SM-ORD-11"])
            }
            Event::Honoured(it) => it.phrase(),
            Event::Ended { outcome } => outcome.phrase(),
            Event::PanelsLaid { seat, panels } => {
                let all = panels.iter().map(|it| panel(it)).collect();
                by("sm-log-panels", seat).with("panels", Arg::List(all)).by(&["SM-TEA-1"])
            }
            Event::Seconded { seat, .. } => by("sm-log-seconded", seat).by(&["SM-OFF-1"]),
            Event::Declared { seat, card } => {
                by("sm-log-declared", seat).with("card", *card).by(&["SM-SPC-2"])
            }
            Event::Preempted(it) => {
                let phrase = Phrase::new("sm-log-preempted").with("n", it.tags.len());
                phrase.with("soldiers", soldiers(&it.tags)).by(&["SM-SPC-4"])
            }
            Event::Spent { seat, card, vp } => {
                by("sm-log-spent", seat).with("card", *card).with("vp", *vp).by(&["SM-VIC-5"])
            }
            Event::PutAway { seat, card } => {
                by("sm-log-put-away", seat).with("card", *card).by(&["SM-SPC-2"])
            }
            Event::Tended { tag, by } => of("sm-log-tended", tag).with("medic", *by).by(&["SM-MED-1"]),
            Event::Saved { tag, by } => of("sm-log-saved", tag).with("medic", *by).by(&["SM-MED-1"]),
            Event::Laid { what, on, .. } => {
                Phrase::new("sm-log-laid").with("marker", *what).with("tile", on.tile).by(&[what.rule()])
            }
            Event::Used { tag, what, .. } => {
                of("sm-log-used", tag).with("equipment", thing(what)).by(&["SM-SHT-7"])
            }
            Event::Shelled { seat, tile, smoke } => {
                let key = if *smoke { "sm-log-shelled-with-smoke" } else { "sm-log-shelled" };
                by(key, seat).with("tile", *tile).by(&["SM-SHT-7"])
            }
            Event::Dug { tag, .. } => of("sm-log-dug", tag).by(&["SM-HID-3"]),
            Event::SmokeLifted => Phrase::new("sm-log-smoke-lifted").by(&["SM-MRK-5"]),
            Event::Cleared { what } => {
                let key = match what {
                    Sort::Fire => "sm-log-cleared-fire",
                    Sort::Mines => "sm-log-cleared-mines",
                    Sort::Smoke => "sm-log-cleared-smoke",
                };
                Phrase::new(key).by(&["SM-STO-4"])
            }
            Event::Endangered { tag, by } => {
                let key = match by {
                    Sort::Fire => "sm-log-in-fire",
                    Sort::Mines => "sm-log-among-mines",
                    Sort::Smoke => "sm-log-in-smoke",
                };
                of(key, tag).by(&[by.rule()])
            }
            Event::StoryMade { .. }
            | Event::PartBegan { .. }
            | Event::Acted { .. }
            | Event::CardEnded { .. }
            | Event::ShotEnded
            | Event::FightDrawn { .. }
            | Event::MeleeEnded { .. }
            | Event::PhaseEnded
            | Event::Expired { .. }
            | Event::Grounds { .. }
            | Event::Charged { .. }
            | Event::TurnEnded
            | Event::Picked { .. }
            | Event::Watched
            | Event::Led { .. }
            | Event::StandingSet { .. } => return None,
        })
    }
}

fn killed(tag: Tag, scores: &[(Seat, i16)]) -> Phrase {
    let phrase = match scores {
        [(to, vp)] if *vp != 0 => {
            Phrase::new("sm-log-killed-for").with("seat", seat(*to)).with("vp", *vp as i64)
        }
        _ => Phrase::new("sm-log-killed"),
    };
    phrase.with("soldier", tag).by(&["SM-SOL-7"])
}

fn changed(change: &Change) -> Phrase {
    let phrase = match &change.whom {
        None => Phrase::new("sm-log-changed"),
        Some(whom) if whom.is_empty() => Phrase::new("sm-log-changed-for-none"),
        Some(whom) => Phrase::new("sm-log-changed-for").with("soldiers", soldiers(whom)),
    };
    let phrase = phrase.with("stat", change.stat).with("by", signed(change.by));
    phrase.with("until", change.until).by(&["SM-STO-4"])
}

impl Earned {
    /// Who earns what, and for what.
    pub fn phrase(&self) -> Phrase {
        let deed = Phrase::new(match self.deed {
            Feat::Kills => "sm-feat-kills",
            Feat::Captures => "sm-feat-captures",
            Feat::Spots => "sm-feat-spots",
            Feat::Rallies => "sm-feat-rallies",
            Feat::Wounds => "sm-feat-wounds",
            Feat::Orders => "sm-feat-orders",
            Feat::Melees => "sm-feat-melees",
            Feat::Chapters => "sm-feat-chapters",
        });
        let deed = deed.with("n", self.n);
        Phrase::new("sm-log-honoured")
            .with("soldier", self.tag)
            .with("honour", honour(&self.what))
            .with("deed", deed)
            .by(&["SM-SOL-4"])
    }
}

impl Sentence for Outcome {
    fn phrase(&self) -> Phrase {
        let winners = Arg::List(self.winners.iter().map(|it| seat(*it)).collect());
        let vp = self.winners.first().and_then(|it| self.scores.get(it.0 as usize)).copied().unwrap_or(0);
        let (key, rule) = match (self.winners.len(), self.beaten) {
            (1, None) => ("sm-log-won", "SM-VIC-1"),
            (1, Some(_)) => ("sm-log-won-alone", "SM-VIC-3"),
            _ => ("sm-log-drawn", "SM-VIC-1"),
        };
        Phrase::new(key).with("winners", winners).with("vp", vp as i64).by(&[rule])
    }
}
