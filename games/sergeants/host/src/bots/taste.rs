//! How a greedy player weighs things, in VP.

use table::Chance;

/// What a greedy player likes, and how much. The figures were found by letting players with different ones play each other.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Taste {
    /// An inch nearer to what an order wants, for each VP of the order.
    pub pull: f32,
    /// An inch nearer to the enemy, for a soldier who has nothing better to do.
    pub hunt: f32,
    /// What keeps a soldier in a landmark that has to be held or captured, for each VP of the order.
    pub stay: f32,
    /// How near hunters come, in inches: with a rifle, and with a submachine gun.
    pub range: [f32; 2],
    /// A share of the shots that a place would give.
    pub fire: f32,
    /// A share of the dangers of a place.
    pub care: f32,
    /// How much of a danger is left in cover.
    pub in_cover: f32,
    /// Cover by itself.
    pub cover: f32,
    /// A share of a melee, whose outcome is unknown.
    pub brawl: f32,
    /// A friend next to a soldier: a grenade hits both.
    pub crowd: f32,
    /// A share of the shots at an enemy who may be spotted.
    pub spot: f32,
    /// A share of the shots at an enemy who must be spotted first.
    pub unspotted: f32,
    /// A share of the danger that taking cover ends.
    pub hide: f32,
    /// A share of the danger of being seen because of a shot.
    pub seen: f32,
    /// Coming onto the map.
    pub enter: f32,
    /// Getting up again.
    pub get_up: f32,
    /// An additional card in hand.
    pub card: f32,
    /// How much of a shot is still there in a later phase.
    pub later: f32,
    /// A soldier, beyond his VP.
    pub life: f32,
    /// A grenade that is kept.
    pub keep: f32,
}

impl Default for Taste {
    fn default() -> Taste {
        Taste {
            pull: 0.035,
            hunt: 0.05,
            stay: 0.4,
            range: [14.0, 9.0],
            fire: 0.45,
            care: 0.6,
            in_cover: 0.75,
            cover: 0.12,
            brawl: 0.8,
            crowd: 0.04,
            spot: 0.5,
            unspotted: 0.4,
            hide: 0.7,
            seen: 0.4,
            enter: 1.5,
            get_up: 0.5,
            card: 0.08,
            later: 0.6,
            life: 1.0,
            keep: 0.25,
        }
    }
}

impl Taste {
    /// Another person's taste: everything counts up to 2^`noise` times as much, or as little.
    pub(crate) fn varied(self, noise: f32, chance: &mut dyn Chance) -> Taste {
        let mut times = || (noise * (chance.below(2001) as f32 / 1000.0 - 1.0)).exp2();
        Taste {
            pull: self.pull * times(),
            hunt: self.hunt * times(),
            stay: self.stay * times(),
            range: self.range.map(|it| it * times()),
            fire: self.fire * times(),
            care: self.care * times(),
            in_cover: self.in_cover,
            cover: self.cover * times(),
            brawl: self.brawl * times(),
            crowd: self.crowd * times(),
            spot: self.spot * times(),
            unspotted: self.unspotted * times(),
            hide: self.hide * times(),
            seen: self.seen * times(),
            enter: self.enter * times(),
            get_up: self.get_up * times(),
            card: self.card * times(),
            later: self.later * times(),
            life: self.life * times(),
            keep: self.keep * times(),
        }
    }
}
