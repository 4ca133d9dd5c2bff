//! Grenades.

use sergeants::{Choice, Point, Tag, may_throw};

use super::mind::Mind;

/// A friend under the template counts for more than an enemy.
const FRIEND: f32 = 1.4;

impl Mind<'_> {
    /// What a template would bring.
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

    /// The best throw of a soldier and what it brings.
    pub(crate) fn best_throw(&self, tag: Tag) -> Option<(f32, Choice)> {
        let mut best: Option<(f32, Choice)> = None;
        for (target, at) in self.foes.iter().filter(|it| it.0.spotted) {
            // If the template cannot lie on the target it can lie nowhere.
            if may_throw(self.world, &self.board, tag, target.tag, at.at).is_err() {
                continue;
            }
            for centre in self.centres(at.at) {
                let worth = self.blast(centre) - self.taste.keep;
                let better = 0.0 < worth && best.as_ref().is_none_or(|it| it.0 < worth);
                if better && may_throw(self.world, &self.board, tag, target.tag, centre).is_ok() {
                    best = Some((worth, Choice::Throw { target: target.tag, centre }));
                }
            }
        }
        best
    }

    pub(crate) fn throw_worth(&self, tag: Tag) -> f32 {
        self.best_throw(tag).map_or(0.0, |it| it.0)
    }

    /// Where a template may lie to touch a target: on him, around him, and between him and others.
    fn centres(&self, at: Point) -> Vec<Point> {
        let around = [(0, 0), (12, 0), (-12, 0), (0, 12), (0, -12), (8, 8), (8, -8), (-8, 8), (-8, -8)];
        let mut centres: Vec<Point> = around.into_iter().map(|it| at + Point::from(it)).collect();
        let near = self.foes.iter().filter(|it| (1..48 * 48).contains(&(it.1.at - at).squared()));
        centres.extend(near.map(|it| Point::new((it.1.at.x + at.x) / 2, (it.1.at.y + at.y) / 2)));
        centres
    }
}
