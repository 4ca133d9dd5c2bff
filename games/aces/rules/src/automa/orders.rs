//! What a unit does: the infantry list (AA-AUT-5) and the list of the others (AA-AUT-6).

use crate::{
    Hex, UnitId, World,
    automa::{
        chain::{Chain, Failed, Order},
        ground::{best, distance, narrow_hexes, ways_to},
        targets::{
            Candidate, best_aims, can_damage, can_destroy, candidates, is_closed_factory,
            is_infantry_by_factory, narrow_targets, standing_places,
        },
    },
    board::{Field, Unit},
    mats::Aim,
    reach::reach,
};

/// One thing that a unit may do, as far as the priorities decide: end its move in a hex, and attack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The target, if it attacks.
    pub target: Option<UnitId>,
    /// The enemy that it heads for, if it cannot attack yet.
    pub towards: Option<UnitId>,
    /// Where it ends its move.
    pub hex: Hex,
    /// The hex that an area attack is aimed at.
    pub aim: Option<Hex>,
}

/// What the priorities leave for a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The order that it follows; none if there is nothing to do.
    pub order: Option<Order>,
    /// All that the priorities leave: where there are several, the book draws at random.
    pub ways: Vec<Way>,
    /// The reasons.
    pub chain: Chain,
}

/// AA-AUT-5, AA-AUT-6: what a unit of the Automa does now, and why.
pub fn plan(world: &World, field: &Field, unit: &Unit) -> Plan {
    planned(world, field, unit, Chain::default())
}

pub(crate) fn planned(world: &World, field: &Field, unit: &Unit, chain: Chain) -> Plan {
    let mut planner = Planner { world, field, unit, places: standing_places(world, field, unit), chain };
    let found = if unit.owes.is_some() {
        planner.debt()
    } else if unit.kind().is_infantry() {
        planner.infantry()
    } else {
        planner.others()
    };
    let (order, ways) = found.map_or((None, vec![planner.stay()]), |(order, ways)| (Some(order), ways));
    if let Some(order) = order {
        planner.chain.follows(order);
    }
    Plan { order, ways, chain: planner.chain }
}

/// AA-AUT-27: a unit that was intercepted attacks the best target from where it stands, infantry only under orders 4 to 6.
pub(crate) fn planned_standing(
    world: &World,
    field: &Field,
    unit: &Unit,
    under: Order,
    chain: Chain,
) -> Plan {
    let mut planner = Planner { world, field, unit, places: vec![unit.hex], chain };
    let found = match under {
        Order::Occupy | Order::NextToFactory | Order::WithinReachOfFactory => None,
        Order::AttackAOrB | Order::TowardsFactory => planner.attack_a_or_b(),
        Order::Debt | Order::Attack | Order::TowardsTarget => planner.attack(),
    };
    let (order, ways) = found.map_or((None, vec![planner.stay()]), |(order, ways)| (Some(order), ways));
    Plan { order, ways, chain: planner.chain }
}

struct Planner<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    /// Where it can end its move, its own hex first.
    places: Vec<Hex>,
    chain: Chain,
}

type Found = Option<(Order, Vec<Way>)>;

impl Planner<'_> {
    fn stay(&self) -> Way {
        Way { target: None, towards: None, hex: self.unit.hex, aim: None }
    }

    /// AA-AUT-27: a unit that owes an attack makes it, and does not move.
    fn debt(&mut self) -> Found {
        let target = self.unit.owes?;
        let attack = crate::choices::Attack { unit: self.unit.id, at: crate::choices::Target::Unit(target) };
        let legal = crate::attacks::may_attack(self.world, self.field, self.unit.faction(), attack).is_ok();
        let way = Way { target: legal.then_some(target), ..self.stay() };
        Some((Order::Debt, vec![way]))
    }

    /// AA-AUT-5, AA-AUT-19: the first order that can be carried out; orders 1 to 3 have no attack.
    fn infantry(&mut self) -> Found {
        (self.occupy())
            .or_else(|| self.next_to_factory())
            .or_else(|| self.within_reach_of_factory())
            .or_else(|| self.attack_a_or_b())
            .or_else(|| self.towards_factory())
            .or_else(|| self.others())
    }

    /// AA-AUT-6: attack, else go towards a target.
    fn others(&mut self) -> Found {
        self.attack().or_else(|| self.towards_target())
    }

    /// AA-AUT-5.1: occupy a factory, if no enemy infantry is next to it.
    fn occupy(&mut self) -> Found {
        let reach = reach(self.world, self.field, self.unit);
        let enters = |it: &Hex| is_closed_factory(self.world, self.field, self.unit, *it);
        let contested = |it: &Hex| self.has_infantry_by(*it, false);
        let factories: Vec<Hex> =
            reach.hexes().iter().copied().filter(|it| enters(it) && !contested(it)).collect();
        if factories.is_empty() {
            self.chain.tried(Order::Occupy, Failed::NoFactoryToOccupy);
            return None;
        }
        Some((Order::Occupy, self.go_to(factories)))
    }

    /// Whether infantry stands next to a factory: own other than this unit, or an enemy's. One inside is not next to it
    /// (AA-AUT-21).
    fn has_infantry_by(&self, factory: Hex, own: bool) -> bool {
        let around = factory.neighbours().into_iter().filter_map(|it| self.field.units.at(it));
        let wanted = |it: &Unit| match own {
            true => it.faction() == self.unit.faction() && it.id != self.unit.id,
            false => it.side() != self.unit.side(),
        };
        around.into_iter().any(|it| it.kind().is_infantry() && wanted(it))
    }

    /// Factories that the team does not hold.
    fn closed_factories(&self) -> Vec<Hex> {
        let all = self.world.factories.iter().copied();
        all.filter(|it| is_closed_factory(self.world, self.field, self.unit, *it)).collect()
    }

    /// AA-AUT-5.2, AA-AUT-21: those that orders 2 and 3 go for: no other own infantry next to it, unless an enemy one is
    /// too.
    fn wanted_factories(&self) -> Vec<Hex> {
        let wanted = |it: &Hex| !self.has_infantry_by(*it, true) || self.has_infantry_by(*it, false);
        self.closed_factories().into_iter().filter(wanted).collect()
    }

    /// AA-AUT-18: one already next to a neutral or enemy factory skips orders 2 and 3.
    fn is_next_to_factory(&self) -> bool {
        let closed = |it: Hex| is_closed_factory(self.world, self.field, self.unit, it);
        self.unit.hex.neighbours().into_iter().any(closed)
    }

    /// AA-AUT-5.2: move next to a neutral or enemy factory.
    fn next_to_factory(&mut self) -> Found {
        if self.is_next_to_factory() {
            self.chain.tried(Order::NextToFactory, Failed::NextToFactoryAlready);
            return None;
        }
        let wanted = self.wanted_factories();
        let serves = |it: &Hex| wanted.iter().any(|factory| factory.distance(*it) == 1);
        let hexes: Vec<Hex> = self.places.iter().copied().filter(serves).collect();
        if hexes.is_empty() {
            self.chain.tried(Order::NextToFactory, Failed::NoHexNextToFactory);
            return None;
        }
        let hexes = self.rather_dry(hexes);
        Some((Order::NextToFactory, self.go_to(hexes)))
    }

    /// AA-AUT-5.3, AA-AUT-18: move so that a hex next to such a factory can be reached in the next move; it must bring the
    /// unit nearer.
    fn within_reach_of_factory(&mut self) -> Found {
        if self.is_next_to_factory() {
            self.chain.tried(Order::WithinReachOfFactory, Failed::NextToFactoryAlready);
            return None;
        }
        let mut hexes = Vec::new();
        for factory in self.wanted_factories() {
            let goals = [factory];
            let ways = ways_to(self.world, self.field, self.unit, goals.into_iter());
            let here = distance(&ways, self.unit.hex, &goals);
            // The next move takes it next to the factory: nothing that is further than its speed away can do that.
            let speed = self.unit.figures(self.world).speed as u16;
            let near = |it: &Hex| ways.from(*it) <= speed + 3 || it.distance(factory) <= 2;
            let nearer =
                self.places.iter().copied().filter(|it| distance(&ways, *it, &goals) < here && near(it));
            hexes.extend(nearer.filter(|it| self.could_go_next_to(*it, factory)));
        }
        if hexes.is_empty() {
            self.chain.tried(Order::WithinReachOfFactory, Failed::NoHexWithinReach);
            return None;
        }
        let hexes = self.rather_dry(hexes);
        Some((Order::WithinReachOfFactory, self.go_to(hexes)))
    }

    /// Whether a hex next to a factory can be reached from `place` in one move, units standing as they do.
    fn could_go_next_to(&self, place: Hex, factory: Hex) -> bool {
        let moved = Unit { hex: place, ..*self.unit };
        let reach = reach(self.world, self.field, &moved);
        place.distance(factory) == 1 || reach.hexes().iter().any(|it| it.distance(factory) == 1)
    }

    /// AA-AUT-5.4, AA-AUT-20: move and attack a target of priority a, else of b.
    fn attack_a_or_b(&mut self) -> Found {
        let all = candidates(self.world, self.field, self.unit, &self.places);
        let enemy = |it: &Candidate| self.field.unit(it.target).copied();
        let of = |met: &dyn Fn(&Unit) -> bool| -> Vec<Candidate> {
            all.iter().filter(|it| enemy(it).is_some_and(|it| met(&it))).cloned().collect()
        };
        let mut wanted = of(&|it| can_destroy(self.world, self.unit, it));
        if wanted.is_empty() {
            wanted = of(&|it| is_infantry_by_factory(self.world, self.field, it));
        }
        if wanted.is_empty() {
            self.chain.tried(Order::AttackAOrB, Failed::NoTargetOfAOrB);
            return None;
        }
        Some((Order::AttackAOrB, self.attack_one_of(wanted)))
    }

    /// AA-AUT-5.5, AA-AUT-31: go as close as possible to the nearest neutral or enemy factory. Nothing that order 5 could
    /// attack (a, then b) is left when order 4 has failed, so it does not attack.
    fn towards_factory(&mut self) -> Found {
        let here = |factory: Hex| {
            let ways = ways_to(self.world, self.field, self.unit, [factory].into_iter());
            distance(&ways, self.unit.hex, &[factory])
        };
        let factories = best(&self.closed_factories(), here);
        let ways = ways_to(self.world, self.field, self.unit, factories.iter().copied());
        let here = distance(&ways, self.unit.hex, &factories);
        let nearer: Vec<Hex> =
            self.places.iter().copied().filter(|it| distance(&ways, *it, &factories) < here).collect();
        if nearer.is_empty() {
            self.chain.tried(Order::TowardsFactory, Failed::NoNearerHex);
            return None;
        }
        let dry = self.rather_dry(nearer);
        let hexes = best(&dry, |it| distance(&ways, it, &factories));
        Some((Order::TowardsFactory, self.go_to(hexes)))
    }

    /// AA-AUT-6.1: move within range and attack, target by the attack priorities.
    fn attack(&mut self) -> Found {
        let all = candidates(self.world, self.field, self.unit, &self.places);
        if all.is_empty() {
            self.chain.tried(Order::Attack, Failed::NoTarget);
            return None;
        }
        Some((Order::Attack, self.attack_one_of(all)))
    }

    /// AA-AUT-6.2, AA-AUT-23: move as close as possible to the target of the highest priority among all enemies that it
    /// can damage, or among all if there is none.
    fn towards_target(&mut self) -> Found {
        let enemies = || self.field.units.of_side(self.unit.side().enemy());
        let without_place = |it: &Unit| Candidate { target: it.id, places: Vec::new() };
        let mut all: Vec<Candidate> =
            enemies().filter(|it| can_damage(self.world, self.unit, it)).map(without_place).collect();
        if all.is_empty() {
            all = enemies().map(without_place).collect();
        }
        if all.is_empty() {
            self.chain.tried(Order::TowardsTarget, Failed::NoEnemy);
            return None;
        }
        let left = narrow_targets(self.world, self.field, self.unit, all, &mut self.chain);
        let places = self.rather_dry(self.places.clone());
        let mut found = Vec::new();
        for candidate in left {
            let Some(enemy) = self.field.unit(candidate.target) else { continue };
            let goals = [enemy.hex];
            let ways = ways_to(self.world, self.field, self.unit, goals.into_iter());
            let hexes = best(&places, |it| distance(&ways, it, &goals));
            // The target decides where to go, but is not attacked.
            let hexes = narrow_hexes(self.world, self.field, self.unit, hexes, &mut self.chain);
            let way = |hex| Way { target: None, towards: Some(candidate.target), hex, aim: None };
            found.extend(hexes.into_iter().map(way));
        }
        Some((Order::TowardsTarget, found))
    }

    /// AA-AUT-32: for each target that is left, the hexes that the movement priorities leave.
    fn attack_one_of(&mut self, all: Vec<Candidate>) -> Vec<Way> {
        let left = narrow_targets(self.world, self.field, self.unit, all, &mut self.chain);
        let mut found = Vec::new();
        for candidate in left {
            match self.unit.aim(self.world) {
                Aim::Unit => {
                    let places = self.rather_dry(candidate.places);
                    let hexes = narrow_hexes(self.world, self.field, self.unit, places, &mut self.chain);
                    let way = |hex| Way { target: Some(candidate.target), towards: None, hex, aim: None };
                    found.extend(hexes.into_iter().map(way));
                }
                Aim::Area => {
                    let Some(enemy) = self.field.unit(candidate.target) else { continue };
                    let pairs = best_aims(self.world, self.field, self.unit, enemy, &candidate.places);
                    let places = pairs.iter().map(|it| it.0).collect();
                    let hexes = narrow_hexes(self.world, self.field, self.unit, places, &mut self.chain);
                    let kept = pairs.into_iter().filter(|it| hexes.contains(&it.0));
                    let way = |(hex, aim)| Way {
                        target: Some(candidate.target),
                        towards: None,
                        hex,
                        aim: Some(aim),
                    };
                    found.extend(kept.map(way));
                }
            }
        }
        found
    }

    /// Hexes of a move without an attack.
    fn go_to(&mut self, hexes: Vec<Hex>) -> Vec<Way> {
        let hexes = narrow_hexes(self.world, self.field, self.unit, hexes, &mut self.chain);
        hexes.into_iter().map(|hex| Way { target: None, towards: None, hex, aim: None }).collect()
    }

    /// AA-AUT-31: infantry ends a move on water only where no other hex serves.
    fn rather_dry(&self, hexes: Vec<Hex>) -> Vec<Hex> {
        let is_dry = |it: &Hex| !Unit { hex: *it, ..*self.unit }.is_afloat(self.world, self.field);
        match self.unit.kind().is_infantry() && hexes.iter().any(is_dry) {
            true => hexes.into_iter().filter(is_dry).collect(),
            false => hexes,
        }
    }
}
