//! Grenades, and everything else that bursts.

use sergeants::{
    Choice,
    content::{Gives, Tag},
    measure::{Point, TileIx},
    rules::{may_launch, may_throw},
};

use super::mind::Mind;

/// A friend under the template counts for more than an enemy.
const FRIEND: f32 = 1.4;

/// What is left alone.
const UNKNOWN: f32 = -1.0;

/// Several blast checks are worth less than that many times one: a soldier who is down is not hit again.
fn several(checks: u8) -> f32 {
    1.0 + 0.6 * f32::from(checks.saturating_sub(1))
}

impl Mind<'_> {
    /// The value of a blast.
    fn blast(&self, centre: Point) -> f32 {
        let under = |place| self.world.base.is_under(place, centre, self.world.radius);
        let foes = self.foes.iter().filter(|it| under(it.1)).map(|it| self.odds.harm(&it.0));
        let friends = self.own.iter().filter(|it| it.place().is_some_and(under)).map(|it| self.odds.harm(it));
        let side = self.world.side(self.seat);
        let allies =
            self.board.field.standing().filter(|(it, place)| {
                it.seat != self.seat && self.world.side(it.seat) == side && under(*place)
            });
        self.odds.blast * (foes.sum::<f32>() - FRIEND * friends.sum::<f32>() - 2.0 * allies.count() as f32)
    }

    /// The best throw of a soldier, and its value.
    pub(crate) fn best_throw(&self, tag: Tag) -> Option<(f32, Choice)> {
        let may = |target, centre| may_throw(self.world, &self.board, tag, target, centre).is_ok();
        self.best_template(1.0, may)
    }

    /// The best use of something that bursts.
    pub(crate) fn best_shell(&self, tag: Tag, what: &str) -> Option<(f32, Choice)> {
        let Gives::Blast { checks, .. } = self.world.library.equipment.get(what)?.gives else { return None };
        let may = |target, centre| may_launch(self.world, &self.board, tag, what, target, centre).is_ok();
        self.best_template(several(checks), may)
    }

    /// What it brings to use equipment now; less than nothing where this player does not know.
    pub(crate) fn use_worth(&self, tag: Tag, what: &str) -> f32 {
        match self.world.library.equipment.get(what).map(|it| &it.gives) {
            Some(Gives::Blast { .. }) => self.best_shell(tag, what).map_or(UNKNOWN, |it| it.0),
            Some(Gives::Artillery { checks }) => {
                let tiles = self.foes.iter().filter_map(|it| self.world.tile_of(it.1));
                tiles.map(|it| self.shelled(it, *checks)).fold(UNKNOWN, f32::max)
            }
            Some(Gives::Foxhole(_)) => 0.2,
            _ => UNKNOWN,
        }
    }

    /// The value of a round on a tile.
    pub(crate) fn shelled(&self, tile: TileIx, checks: u8) -> f32 {
        let is_there = |place| self.world.tile_of(place) == Some(tile);
        let foes = self.foes.iter().filter(|it| is_there(it.1)).map(|it| self.odds.harm(&it.0));
        let friends =
            self.own.iter().filter(|it| it.place().is_some_and(is_there)).map(|it| self.odds.harm(it));
        several(checks) * self.odds.blast * (foes.sum::<f32>() - FRIEND * friends.sum::<f32>())
    }

    fn best_template(&self, times: f32, may: impl Fn(Tag, Point) -> bool) -> Option<(f32, Choice)> {
        let mut best: Option<(f32, Choice)> = None;
        for (target, at) in self.foes.iter().filter(|it| it.0.spotted) {
            // If the template cannot be on the target, it cannot be anywhere.
            if !may(target.tag, at.at) {
                continue;
            }
            for centre in self.centres(at.at) {
                let worth = times * self.blast(centre) - self.taste.keep;
                let better = 0.0 < worth && best.as_ref().is_none_or(|it| it.0 < worth);
                if better && may(target.tag, centre) {
                    best = Some((worth, Choice::Throw { target: target.tag, centre }));
                }
            }
        }
        best
    }

    pub(crate) fn throw_worth(&self, tag: Tag) -> f32 {
        self.best_throw(tag).map_or(0.0, |it| it.0)
    }

    /// Where a template may be to touch a target: on him, around him, and between him and others.
    fn centres(&self, at: Point) -> Vec<Point> {
        let around = [(0, 0), (12, 0), (-12, 0), (0, 12), (0, -12), (8, 8), (8, -8), (-8, 8), (-8, -8)];
        let mut centres: Vec<Point> = around.into_iter().map(|it| at + Point::from(it)).collect();
        let near = self.foes.iter().filter(|it| (1..48 * 48).contains(&(it.1.at - at).squared()));
        centres.extend(near.map(|it| Point::new((it.1.at.x + at.x) / 2, (it.1.at.y + at.y) / 2)));
        centres
    }
}
