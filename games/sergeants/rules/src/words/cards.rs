//! Cards, line by line.

use table::{Arg, Phrase};

use super::{
    honour, named, sets::cond, sets::such, steps::Told, steps::clauses, steps::event, steps::row, types,
};
use crate::content::{
    Act, ActionCard, Belongs, By, Equipment, Gives, Goal, Manner, Narrator, Order, Set, Slot, Step,
    StoryCard, Tag,
};

impl ActionCard {
    /// The card of a soldier, line by line: types and mark, the team bubble, the narrator box, the hit check, the damage.
    pub fn phrases(&self, owner: Option<Tag>) -> Vec<Phrase> {
        let mut lines = vec![self.head()];
        if !self.roles.is_empty() {
            let roles = Arg::List(self.roles.iter().map(|it| Arg::Number(*it as i64)).collect());
            lines.push(Phrase::new("sm-card-roles").with("roles", roles).by(&["SM-TEA-2"]));
        }
        let bubble = self.bubble_says(owner);
        lines.extend(bubble.map(|it| Phrase::new("sm-card-bubble").with("steps", it).by(&["SM-ACT-2"])));
        lines.extend(self.narrator.iter().flat_map(|it| it.phrases(owner)));
        let hit = Phrase::new("sm-card-hit").with("long", self.hit.long).with("short", self.hit.short);
        lines.push(hit.with("close", self.hit.close).with("blast", self.hit.blast).by(&["SM-SHT-2"]));
        lines.push(Phrase::new("sm-card-damage").with("damage", self.damage).by(&["SM-SHT-3"]));
        lines
    }

    /// What stands in the team bubble, if there is one.
    pub fn bubble_says(&self, owner: Option<Tag>) -> Option<Phrase> {
        let told = Told { owner, bubble: true, box_of_owner: false };
        (!self.bubble.is_empty()).then(|| row(&self.bubble, told))
    }

    /// The same step by step, each with the acts that soldiers carry out in it.
    pub fn bubble_steps(&self, owner: Option<Tag>) -> Vec<(Phrase, &[Act])> {
        let told = Told { owner, bubble: true, box_of_owner: false };
        let acts = |it| match it {
            &Step::Do { ref each, .. } | &Step::Identity { ref each, .. } => &each[..],
            _ => &[],
        };
        clauses(&self.bubble, told).into_iter().map(|(step, says)| (says, acts(step))).collect()
    }

    /// How it comes into play, and whose it is.
    pub fn head(&self) -> Phrase {
        let mark = match &self.mark {
            Belongs::Main => named("mark-of", "main"),
            Belongs::Rank(rank) => (*rank).into(),
            Belongs::Medal(id) => named("equipment", id.as_str()),
            Belongs::Honour(id) => honour(id),
            Belongs::Badge => named("mark-of", "badge"),
            Belongs::Optional => named("mark-of", "optional"),
            Belongs::Team => named("mark-of", "team"),
        };
        let head = match &self.manner {
            Manner::Action => Phrase::new("sm-card-head").with("types", types(&self.types)).by(&["SM-ACT-1"]),
            Manner::Command => Phrase::new("sm-card-command").by(&["SM-SPC-3"]),
            Manner::Reaction { vp, on } => {
                Phrase::new("sm-card-reaction").with("vp", *vp).with("types", types(on)).by(&["SM-SPC-2"])
            }
            Manner::Preempt { vp, needs, picks } => Phrase::new("sm-card-preempt")
                .with("vp", *vp)
                .with("type", *needs)
                .with("n", *picks)
                .by(&["SM-SPC-4"]),
        };
        head.with("mark", mark)
    }
}

impl Slot {
    /// Who may have the place, if not anybody.
    pub fn phrase(&self) -> Option<Phrase> {
        self.needs.as_ref().map(|it| such(it, None))
    }
}

impl Narrator {
    /// What stands in the box: steps, or a condition and steps that are its price.
    pub fn says(&self, owner: Option<Tag>) -> Vec<Phrase> {
        let steps = |all: &[Step]| row(all, Told { owner, bubble: false, box_of_owner: true });
        match self {
            Narrator::May(all) | Narrator::Must(all) => vec![steps(all)],
            Narrator::Cost { only, pay } => {
                let only = only.iter().map(|it| {
                    Phrase::new("sm-card-only").with("cond", cond(it, true, owner)).by(&["SM-ACT-3"])
                });
                only.chain((!pay.is_empty()).then(|| steps(pay))).collect()
            }
        }
    }

    /// The same, each line with what it is.
    fn phrases(&self, owner: Option<Tag>) -> Vec<Phrase> {
        let key = match self {
            Narrator::May(_) => "sm-card-may",
            Narrator::Must(_) => "sm-card-must",
            Narrator::Cost { .. } => "sm-card-cost",
        };
        let line = |it: Phrase| match it.key {
            "sm-card-only" => it,
            _ => Phrase::new(key).with("steps", it).by(&["SM-ACT-3"]),
        };
        self.says(owner).into_iter().map(line).collect()
    }
}

impl StoryCard {
    /// The card, line by line: its actions, its event, its cause.
    pub fn phrases(&self) -> Vec<Phrase> {
        let head = Phrase::new("sm-story-head").with("first", self.first).with("then", self.then);
        let says = event(&self.effect.steps, self.specialist);
        let effect = match self.effect.by {
            By::Nobody => Phrase::new("sm-story-effect"),
            by => Phrase::new("sm-story-effect-by").with("by", by),
        };
        let effect = effect.with("topic", self.effect.topic).with("steps", says);
        let cause = Phrase::new("sm-story-cause").with("topic", self.cause);
        vec![head.by(&["SM-STO-1"]), effect.by(&["SM-STO-3"]), cause.by(&["SM-STO-3"])]
    }

    /// The event: who carries it out, and what happens.
    pub fn says(&self) -> Phrase {
        let steps = event(&self.effect.steps, self.specialist);
        match self.effect.by {
            By::Nobody => steps,
            by => Phrase::new("sm-story-by").with("by", by).with("steps", steps),
        }
    }
}

impl Order {
    /// The order, line by line: what it wants, where soldiers enter, whose it is.
    pub fn phrases(&self) -> Vec<Phrase> {
        let mut lines = vec![self.phrase()];
        if let Some(entry) = &self.entry {
            let area = named("area", entry.as_str());
            lines.push(Phrase::new("sm-order-entry").with("area", area).by(&["SM-SCN-7"]));
        }
        if let Some(side) = &self.side {
            let side = named("side", side.as_str());
            lines.push(Phrase::new("sm-only-for-side").with("side", side).by(&["SM-ORD-11"]));
        }
        lines
    }

    /// What it wants, as a sentence.
    pub fn phrase(&self) -> Phrase {
        let landmark = |key: &'static str, it: &String| {
            Phrase::new(key).with("landmark", named("tile", it.as_str())).with("vp", self.vp)
        };
        let thing = |it: &String| named("equipment", it.as_str());
        match &self.goal {
            Goal::Hold(it) => landmark("sm-order-hold", it).by(&["SM-ORD-1"]),
            Goal::Search(it) => landmark("sm-order-search", it).by(&["SM-ORD-2"]),
            Goal::Capture(it) => landmark("sm-order-capture", it).by(&["SM-ORD-3"]),
            Goal::GeneralAttack => {
                Phrase::new("sm-order-general-attack").with("vp", self.vp).by(&["SM-ORD-4"])
            }
            Goal::Patrol { leave } => Phrase::new("sm-order-patrol")
                .with("area", named("area", leave.as_str()))
                .with("vp", self.vp)
                .by(&["SM-ORD-5"]),
            Goal::RegisteredFire { with, turn, at, checks } => landmark("sm-order-registered-fire", at)
                .with("equipment", thing(with))
                .with("turn", *turn)
                .with("checks", *checks)
                .by(&["SM-ORD-6"]),
            Goal::Demolition { landmark: it, with, turns, checks } => landmark("sm-order-demolition", it)
                .with("equipment", thing(with))
                .with("turns", *turns)
                .with("checks", *checks)
                .by(&["SM-ORD-7"]),
            Goal::Attack => Phrase::new("sm-order-attack").with("vp", self.vp).by(&["SM-ORD-8"]),
            Goal::Skirmish => Phrase::new("sm-order-skirmish").with("vp", self.vp).by(&["SM-ORD-9"]),
            Goal::Recon { landmark: it, soldiers } => {
                landmark("sm-order-recon", it).with("n", *soldiers).by(&["SM-ORD-10"])
            }
        }
    }

    /// The order in short, for lists and the log.
    pub fn title(&self) -> Phrase {
        let of = |key: &'static str, it: &str| Phrase::new(key).with("landmark", named("tile", it));
        match &self.goal {
            Goal::Hold(it) => of("sm-title-hold", it),
            Goal::Search(it) => of("sm-title-search", it),
            Goal::Capture(it) => of("sm-title-capture", it),
            Goal::GeneralAttack => Phrase::new("sm-title-general-attack"),
            Goal::Patrol { .. } => Phrase::new("sm-title-patrol"),
            Goal::RegisteredFire { at, .. } => of("sm-title-registered-fire", at),
            Goal::Demolition { landmark, .. } => of("sm-title-demolition", landmark),
            Goal::Attack => Phrase::new("sm-title-attack"),
            Goal::Skirmish => Phrase::new("sm-title-skirmish"),
            Goal::Recon { landmark, .. } => of("sm-title-recon", landmark),
        }
    }
}

impl Equipment {
    /// The card, line by line: what it gives and costs, who may carry it, whose it is.
    pub fn phrases(&self) -> Vec<Phrase> {
        let mut lines = vec![self.phrase()];
        lines.extend(self.terms());
        if self.carry != Set::Anyone && !matches!(self.gives, Gives::Medal(_)) {
            let who = such(&self.carry, None);
            lines.push(Phrase::new("sm-carried-by").with("who", who).by(&["SM-SCN-8"]));
        }
        lines.extend(self.sides.iter().map(|it| {
            let side = named("side", it.as_str());
            Phrase::new("sm-only-for-side").with("side", side).by(&["SM-SCN-8"])
        }));
        lines
    }
}
