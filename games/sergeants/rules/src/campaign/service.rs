//! SG-83: what soldiers do in a chapter of a campaign, counted as it happens, from what everybody sees.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    campaign::Feat,
    content::Tag,
    state::{At, Event, Field, World},
};

/// What a soldier has done in this chapter.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are the feats")]
pub struct Service {
    pub tag: Tag,
    pub kills: u8,
    pub captures: u8,
    pub spots: u8,
    pub rallies: u8,
    pub wounds: u8,
    pub orders: u8,
    pub melees: u8,
}

impl Service {
    /// A soldier who has done nothing yet.
    pub fn new(tag: Tag) -> Service {
        Service { tag, kills: 0, captures: 0, spots: 0, rallies: 0, wounds: 0, orders: 0, melees: 0 }
    }

    /// How often he has done something in this chapter.
    pub fn number(&self, feat: Feat) -> u8 {
        match feat {
            Feat::Kills => self.kills,
            Feat::Captures => self.captures,
            Feat::Spots => self.spots,
            Feat::Rallies => self.rallies,
            Feat::Wounds => self.wounds,
            Feat::Orders => self.orders,
            Feat::Melees => self.melees,
            Feat::Chapters => 0,
        }
    }
}

/// What is counted in a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chronicle {
    /// What each soldier has done, by their tags.
    pub service: Vec<Service>,
    /// Who has thrown or fired something that bursts, while it does.
    pub throws: Option<Tag>,
    /// SG-82: the decorations earned, when the chapter has ended.
    pub earned: Vec<Earned>,
}

/// SG-82: a decoration that was earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Earned {
    /// The soldier who earned it.
    pub tag: Tag,
    /// The decoration's id.
    pub what: String,
    /// The deed.
    pub deed: Feat,
    /// How often he has done it.
    pub n: u8,
}

impl Chronicle {
    /// What a soldier has done.
    pub fn of(&self, tag: Tag) -> Service {
        let known = self.service.iter().find(|it| it.tag == tag);
        known.copied().unwrap_or_else(|| Service::new(tag))
    }

    fn count(&mut self, tag: Tag, feat: impl Fn(&mut Service) -> &mut u8) {
        let i = self.service.partition_point(|it| it.tag < tag);
        if self.service.get(i).is_none_or(|it| it.tag != tag) {
            self.service.insert(i, Service::new(tag));
        }
        let n = feat(&mut self.service[i]);
        *n = n.saturating_add(1);
    }
}

/// Counts what an event says about a soldier, before the event changes the field.
pub(crate) fn note(world: &World, field: &mut Field, event: &Event) {
    match event {
        Event::Threw { tag, .. } | Event::Used { tag, .. } => field.record.throws = Some(*tag),
        Event::CardBegan { .. } | Event::CardEnded { .. } | Event::PhaseBegan { .. } => {
            field.record.throws = None;
        }
        Event::Endangered { .. } | Event::Shelled { .. } | Event::Shot(_) => field.record.throws = None,
        Event::Killed { tag, by: Some(by), .. } => {
            let is_enemy = field.figure(*tag).is_some_and(|it| world.side(it.seat) != world.side(*by));
            if let Some(killer) = killer(field, *by).filter(|_| is_enemy) {
                field.record.count(killer, |it| &mut it.kills);
            }
        }
        Event::Captured { by, .. } => field.record.count(*by, |it| &mut it.captures),
        Event::Spotted { tag, by: Some(by) } if is_fresh(field, *tag) => {
            field.record.count(*by, |it| &mut it.spots);
        }
        Event::Rallied { tag, by: Some(by) } if tag != by => {
            field.record.count(*by, |it| &mut it.rallies);
        }
        Event::Saved { by, .. } => field.record.count(*by, |it| &mut it.rallies),
        Event::Wounded { tag } => field.record.count(*tag, |it| &mut it.wounds),
        Event::OrderMet { seat, .. } => {
            for tag in there(field, *seat) {
                field.record.count(tag, |it| &mut it.orders);
            }
        }
        Event::MeleeEnded { .. } => {
            let fighters = field.melee.iter().flat_map(|it| &it.soldiers).copied();
            let alive: Vec<Tag> = fighters.filter(|it| field.place(*it).is_some()).collect();
            for tag in alive {
                field.record.count(tag, |it| &mut it.melees);
            }
        }
        Event::Honoured(earned) => field.record.earned.push(earned.clone()),
        _ => (),
    }
}

fn is_fresh(field: &Field, tag: Tag) -> bool {
    field.figure(tag).is_some_and(|it| !it.spotted)
}

/// The soldiers of a player on the map, free.
fn there(field: &Field, seat: Seat) -> Vec<Tag> {
    field.figures.iter().filter(|it| it.seat == seat && matches!(it.at, At::On(_))).map(|it| it.tag).collect()
}

/// SG-83: who did it: the soldier who shoots or threw, or the first of the player's men in the melee. None if artillery, fire or
/// mines did it.
fn killer(field: &Field, by: Seat) -> Option<Tag> {
    let of_player = |tag: &Tag| field.figure(*tag).is_some_and(|it| it.seat == by);
    let fighters = field.melee.iter().flat_map(|it| &it.soldiers).copied();
    let fighter = fighters.into_iter().find(|it| of_player(it) && field.place(*it).is_some());
    let shooter = field.shot.map(|it| it.tag).filter(of_player);
    shooter.or_else(|| field.record.throws.filter(of_player)).or(fighter)
}
