//! Where to go, and which way to face.

use sergeants::{
    Choice,
    content::Stat,
    measure::{Facing, Place, Point, Walk, Way, facing_to},
    rules::{charge, may_enter, may_turn, may_walk, open_gates, others},
    state::At,
};

use super::mind::Mind;

/// A walk must be worth more than this, or it is not made.
const BETTER: f32 = 0.02;
/// How many places are looked at closely.
const CLOSELY: usize = 12;
/// Places further apart than this are not the same, in sixteenths.
const APART: i64 = 20;
/// Nor are facings, in 64ths of a turn.
const OTHERWISE: i32 = 8;

/// A point, judged by a soldier who might stand there.
struct Spot {
    /// The value of shots at enemies from there.
    shots: Vec<(Point, f32)>,
    danger: f32,
    crowd: f32,
}

impl Mind<'_> {
    fn look_at(&self, nr: usize, at: Point) -> Spot {
        let man = &self.own[nr];
        let seen = |spotted: bool| if spotted { 1.0 } else { self.taste.unspotted };
        let open = self.foes.iter().filter(|it| !it.0.in_melee);
        let shots = open
            .map(|(foe, to)| (to.at, self.hits(man, at, to.at) * self.odds.harm(foe) * seen(foe.spotted)));
        let beside = |it: &&super::mind::Man| {
            it.tag != man.tag && it.place().is_some_and(|it| (it.at - at).squared() < 24 * 24)
        };
        Spot {
            shots: shots.filter(|it| 0.0 < it.1).collect(),
            danger: self.danger(man, at, man.spotted),
            crowd: self.taste.crowd * self.own.iter().filter(beside).count() as f32,
        }
    }

    /// How good it is for a soldier to stand somewhere.
    fn stand(&self, nr: usize, spot: &Spot, place: Place) -> f32 {
        let man = &self.own[nr];
        let covered = self.is_cover(place);
        let tasks: f32 = self.tasks(nr).iter().map(|it| it.worth(self, man, place, covered)).sum();
        if let Some(brawl) = self.brawl(man, place) {
            return tasks + self.taste.brawl * brawl;
        }
        let in_arc = spot.shots.iter().filter(|it| place.has_in_arc(it.0, self.world.arc)).map(|it| it.1);
        let fire = in_arc.fold(0.0, f32::max);
        let taste = self.taste;
        let (care, cover) =
            if covered { (taste.care * taste.in_cover, taste.cover) } else { (taste.care, 0.0) };
        tasks + self.taste.fire * fire - care * spot.danger + cover - spot.crowd
    }

    pub(crate) fn score(&self, nr: usize, place: Place) -> f32 {
        self.stand(nr, &self.look_at(nr, place.at), place)
    }

    /// Where to look from a point: at the nearest enemy, a spotted one rather than a hidden one.
    fn outlook(&self, at: Point) -> Option<Facing> {
        let far = |(foe, place): &&(super::mind::Man, Place)| {
            (place.at - at).squared() * if foe.spotted { 1 } else { 2 }
        };
        self.foes.iter().min_by_key(far).map(|it| facing_to(at, it.1.at))
    }

    /// Whether a soldier who may walk would.
    pub(crate) fn goes(&self, nr: usize) -> bool {
        match self.own[nr].at {
            At::On(_) if !self.own[nr].in_melee => self.best_walk(nr).is_some(),
            At::On(_) => self.best_turn(nr).is_some(),
            _ => true,
        }
    }

    /// The best walk, if it is better than staying.
    pub(crate) fn best_walk(&self, nr: usize) -> Option<Way> {
        let stay = self.score(nr, self.own[nr].place()?) + BETTER;
        let better = self.ranked_walks(nr, CLOSELY).into_iter().take_while(|it| stay < it.0);
        better.map(|it| it.1).find(|it| self.may_go(nr, it))
    }

    pub(crate) fn may_go(&self, nr: usize, way: &Way) -> bool {
        may_walk(self.world, &self.board, self.own[nr].tag, way, &[]).is_ok()
    }

    /// Walks to places of which so many are looked at closely, the best first. Not all of them are allowed.
    pub(crate) fn ranked_walks(&self, nr: usize, closely: usize) -> Vec<(f32, Way)> {
        let man = &self.own[nr];
        let Some(from) = man.place() else { return Vec::new() };
        let others = others(self.world, &self.board, man.tag, &[]);
        let (map, base) = (&self.world.map, self.world.base);
        let climb = self.board.ability(self.world, man.tag, Stat::Climb);
        let walk = Walk { map, base, from, inches: man.walk, climb, others: &others, melee: false };
        let mut found: Vec<(f32, Way)> = Vec::new();
        for (at, facings) in self.candidates(nr, from, closely) {
            let fits = |it: &Facing| walk.straight(Place { at, facing: *it }).is_ok();
            let mut facings = facings.into_iter().filter(fits).peekable();
            if facings.peek().is_none() {
                continue;
            }
            let spot = self.look_at(nr, at);
            let scored = facings.map(|facing| Place { at, facing }).map(|it| (self.stand(nr, &spot, it), it));
            let best = scored.max_by(|one, other| one.0.total_cmp(&other.0));
            found.extend(best.map(|(score, place)| (score, Way::from(place))));
        }
        let near = (man.walk + 2) * 16;
        for (_, at) in self.foes.iter().filter(|it| (it.1.at - from.at).squared() < near as i64 * near as i64)
        {
            if let Some(way) = charge(self.world, &self.board, man.tag, from, *at) {
                found.push((self.score(nr, way.to), way));
            }
        }
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found
    }

    /// Places worth a closer look: around, in cover, and where he stands, with the ways to face there.
    fn candidates(&self, nr: usize, from: Place, closely: usize) -> Vec<(Point, Vec<Facing>)> {
        let man = &self.own[nr];
        let reach = man.walk.max(0) * 16;
        let mut all: Vec<(f32, Place, bool)> = Vec::new();
        let mut consider = |place: Place, covered: bool| {
            let tasks: f32 = self.tasks(nr).iter().map(|it| it.worth(self, man, place, covered)).sum();
            all.push((tasks + if covered { self.taste.cover } else { 0.0 }, place, covered));
        };
        for direction in (0..64).step_by(4).map(Facing::new) {
            let unit = direction.unit();
            for part in [12, 8, 4] {
                let far = reach * part / 12;
                let at = from.at + Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
                if self.world.map.tile_at(at).is_some() {
                    consider(Place { at, facing: direction }, false);
                }
            }
        }
        for place in self.land.cover_near(from.at, reach) {
            if (place.at - from.at).squared() <= reach as i64 * reach as i64 {
                consider(place, true);
            }
        }
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        all.truncate(closely);
        all.push((0.0, from, true));
        let facings = |(_, place, covered): (f32, Place, bool)| {
            let outlook = self.outlook(place.at);
            let mut facings: Vec<Facing> = outlook.into_iter().collect();
            match covered {
                true => facings.extend([place.facing, place.facing.turned(32)]),
                false if outlook.is_none() => facings.push(place.facing),
                false => facings.push(from.facing),
            }
            (place.at, facings)
        };
        all.into_iter().map(facings).collect()
    }

    /// The best way into the map.
    pub(crate) fn best_entry(&self, nr: usize) -> Option<Choice> {
        self.best_entries(nr, 1).pop()
    }

    /// The best ways into the map, at most so many.
    pub(crate) fn best_entries(&self, nr: usize, n: usize) -> Vec<Choice> {
        let man = &self.own[nr];
        let mut all: Vec<(f32, u8, Place)> = Vec::new();
        for gate in open_gates(self.world, &self.board, self.seat) {
            let it = &self.world.gates[gate as usize];
            for i in 1..8 {
                let along = |from: i32, to: i32| from + (to - from) * i / 8;
                let from = it.outside(
                    self.world.base,
                    Point::new(along(it.from.x, it.to.x), along(it.from.y, it.to.y)),
                );
                let unit = from.facing.unit();
                for inches in 1..=man.walk.max(1) {
                    let far = 16 * inches;
                    let at = from.at + Point::new(unit.x * far / unit.length, unit.y * far / unit.length);
                    if !at.is_possible() {
                        continue;
                    }
                    let spot = self.look_at(nr, at);
                    for facing in [self.outlook(at), Some(from.facing)].into_iter().flatten() {
                        let place = Place { at, facing };
                        all.push((self.stand(nr, &spot, place), gate, place));
                    }
                }
            }
        }
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        let may = |gate: u8, way: &Way| may_enter(self.world, &self.board, man.tag, gate, way).is_ok();
        let mut found: Vec<Place> = Vec::new();
        let mut choices = Vec::new();
        for (_, gate, place) in all {
            let way = Way::from(place);
            if choices.len() < n && is_apart(&found, place) && may(gate, &way) {
                found.push(place);
                choices.push(Choice::Enter { gate, way });
            }
        }
        choices
    }

    /// The best way to turn on the spot, if it is better than not turning.
    pub(crate) fn best_turn(&self, nr: usize) -> Option<Way> {
        let stay = self.score(nr, self.own[nr].place()?) + BETTER;
        let better = self.ranked_turns(nr).into_iter().take_while(|it| stay < it.0);
        better.map(|it| it.1).find(|it| self.may_turn(nr, it))
    }

    pub(crate) fn may_turn(&self, nr: usize, way: &Way) -> bool {
        may_turn(self.world, &self.board, self.own[nr].tag, way).is_ok()
    }

    /// Ways to turn on the spot towards enemies, the best first. Not all of them are allowed.
    pub(crate) fn ranked_turns(&self, nr: usize) -> Vec<(f32, Way)> {
        let Some(from) = self.own[nr].place() else { return Vec::new() };
        let places = self.foes.iter().map(|it| Place { facing: facing_to(from.at, it.1.at), ..from });
        let mut scored: Vec<(f32, Way)> = places.map(|it| (self.score(nr, it), Way::from(it))).collect();
        scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        scored
    }
}

/// Whether a place is another one than these: more than an inch away, or facing elsewhere.
pub(crate) fn is_apart(from: &[Place], place: Place) -> bool {
    let turned = |it: &Place| {
        let apart = (i32::from(u8::from(it.facing)) - i32::from(u8::from(place.facing))).rem_euclid(64);
        apart.min(64 - apart)
    };
    from.iter().all(|it| APART * APART < (it.at - place.at).squared() || OTHERWISE < turned(it))
}
