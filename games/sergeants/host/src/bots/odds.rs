//! How often cards hit, and what they do to a soldier.

use sergeants::{
    World,
    content::{Damage, Hit},
    state::Bands,
};

use super::mind::Man;

/// Shares of all cards in the box.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Odds {
    long: f32,
    short: f32,
    close: f32,
    /// Further checks that a Hit+ brings.
    plus: f32,
    /// Under a template.
    pub(crate) blast: f32,
    pin: f32,
    wound: f32,
    kill: f32,
}

impl Odds {
    pub(crate) fn new(world: &World) -> Odds {
        let share = |fits: &dyn Fn(&sergeants::content::ActionCard) -> bool| {
            let n = world.cards.iter().filter(|it| fits(&it.card)).count();
            n as f32 / world.cards.len().max(1) as f32
        };
        Odds {
            long: share(&|it| it.hit.long != Hit::Miss),
            short: share(&|it| it.hit.short != Hit::Miss),
            close: share(&|it| it.hit.close != Hit::Miss),
            plus: share(&|it| [it.hit.long, it.hit.short, it.hit.close].contains(&Hit::HitPlus)),
            blast: share(&|it| it.hit.blast != Hit::Miss),
            pin: share(&|it| it.damage == Damage::Pin),
            wound: share(&|it| it.damage == Damage::Wound),
            kill: share(&|it| it.damage == Damage::Kill),
        }
    }

    /// The hits of a shot.
    pub(crate) fn hits(&self, bands: Bands, plus: bool) -> f32 {
        let one = |reaches: bool, share: f32| if reaches { share } else { 0.0 };
        let all = one(bands.long, self.long) + one(bands.short, self.short) + one(bands.close, self.close);
        if plus { all * (1.0 + self.plus) } else { all }
    }

    /// What a hit costs a soldier, in VP.
    pub(crate) fn harm(&self, man: &Man) -> f32 {
        self.pin * harm_of(Damage::Pin, man)
            + self.wound * harm_of(Damage::Wound, man)
            + self.kill * harm_of(Damage::Kill, man)
    }
}

/// What a given damage costs a soldier, in VP.
pub(crate) fn harm_of(damage: Damage, man: &Man) -> f32 {
    match damage {
        Damage::Zip => 0.0,
        Damage::Pin => {
            if man.pinned {
                0.0
            } else {
                0.12 * man.life
            }
        }
        Damage::Wound if !man.wounded => 0.45 * man.life,
        Damage::Wound | Damage::Kill => man.life,
    }
}
