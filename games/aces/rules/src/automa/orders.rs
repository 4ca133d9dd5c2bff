//! What a unit does: the infantry list (AA-AUT-5) and the list of the others (AA-AUT-6).

use std::cell::OnceCell;

use smallvec::SmallVec;

use crate::{
    Hex, UnitId, World,
    automa::{
        chain::{Chain, Failed, Order},
        ground::{Ground, Hexes, Until, Ways, a_move_from, keep_best, narrow_hexes},
        targets::{
            Candidate, Candidates, best_aims, can_damage, can_destroy, candidates, is_closed_factory,
            is_infantry_by_factory, narrow_targets, standing_places,
        },
    },
    board::{Field, Unit},
    mats::Aim,
    reach::{Reach, reach},
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
    let reach = reach_of(world, field, unit);
    planned(world, field, unit, reach.as_ref(), Chain::default())
}

/// The same without the reasons, for playouts; `reach` is where the unit can go, nothing if it stays.
pub fn plan_silently(world: &World, field: &Field, unit: &Unit, reach: Option<&Reach>) -> Plan {
    planned(world, field, unit, reach, Chain::silent())
}

/// Where a unit can go; one that owes an attack stays (AA-AUT-27).
pub(crate) fn reach_of(world: &World, field: &Field, unit: &Unit) -> Option<Reach> {
    unit.owes.is_none().then(|| reach(world, field, unit))
}

pub(crate) fn planned(
    world: &World,
    field: &Field,
    unit: &Unit,
    reach: Option<&Reach>,
    chain: Chain,
) -> Plan {
    let mut planner = Planner::new(world, field, unit, reach, chain);
    let doable = planner.first_doable(Order::TowardsTarget);
    let (order, ways) = planner.carry_out(doable);
    if let Some(order) = order {
        planner.chain.follows(order);
    }
    Plan { order, ways, chain: planner.chain }
}

/// The order that a unit follows, as in its plan, without choosing a target or a hex; none if it is lower on the list than `last`.
pub(crate) fn followed(world: &World, field: &Field, unit: &Unit, last: Order) -> Option<Order> {
    let reach = reach_of(world, field, unit);
    let mut planner = Planner::new(world, field, unit, reach.as_ref(), Chain::silent());
    planner.first_doable(last).map(|it| it.order())
}

/// AA-AUT-27: a unit that was intercepted attacks the best target from where it stands; infantry under orders 4 and 5 only one
/// of a, else of b, and under orders 1 to 3 none.
pub(crate) fn planned_standing(
    world: &World,
    field: &Field,
    unit: &Unit,
    under: Order,
    chain: Chain,
) -> Plan {
    let mut planner = Planner::new(world, field, unit, None, chain);
    let doable = match under {
        Order::Occupy | Order::NextToFactory | Order::WithinReachOfFactory => None,
        Order::AttackAOrB | Order::TowardsFactory => planner.attack_a_or_b(),
        Order::Debt | Order::Attack | Order::TowardsTarget => planner.attack(),
    };
    let (order, ways) = planner.carry_out(doable);
    Plan { order, ways, chain: planner.chain }
}

struct Planner<'a> {
    world: &'a World,
    field: &'a Field,
    unit: &'a Unit,
    /// Where it can go; nothing if it does not move.
    reach: Option<&'a Reach>,
    /// Where it can end its move, its own hex first.
    places: Hexes,
    /// For distances, once one is wanted.
    ground: OnceCell<Ground<'a>>,
    chain: Chain,
}

/// Tries to carry out an order.
type Attempt<'a> = fn(&mut Planner<'a>) -> Option<Doable>;

/// An order that can be carried out, with all that would do.
enum Doable {
    /// An attack owed, if it is still legal.
    Debt(Option<UnitId>),
    /// A move to one of these.
    Go(Order, Hexes),
    /// An attack on one of these.
    Attack(Order, Candidates),
    /// A move towards one of these.
    Towards(Candidates),
}

impl Doable {
    fn order(&self) -> Order {
        match self {
            Doable::Debt(_) => Order::Debt,
            Doable::Go(order, _) | Doable::Attack(order, _) => *order,
            Doable::Towards(_) => Order::TowardsTarget,
        }
    }
}

impl<'a> Planner<'a> {
    fn new(
        world: &'a World,
        field: &'a Field,
        unit: &'a Unit,
        reach: Option<&'a Reach>,
        chain: Chain,
    ) -> Planner<'a> {
        let places = standing_places(world, field, unit, reach);
        Planner { world, field, unit, reach, places, ground: OnceCell::new(), chain }
    }

    fn ground(&self) -> &Ground<'a> {
        self.ground.get_or_init(|| Ground::new(self.world, self.field, self.unit))
    }

    fn stay(&self) -> Way {
        Way { target: None, towards: None, hex: self.unit.hex, aim: None }
    }

    /// The first order that can be carried out, down to `last`.
    fn first_doable(&mut self, last: Order) -> Option<Doable> {
        if self.unit.owes.is_some() {
            return self.debt();
        }
        let list: &[(Order, Attempt<'a>)] = match self.unit.kind().is_infantry() {
            // AA-AUT-5, AA-AUT-19: orders 1 to 3 have no attack.
            true => &[
                (Order::Occupy, Planner::occupy),
                (Order::NextToFactory, Planner::next_to_factory),
                (Order::WithinReachOfFactory, Planner::within_reach_of_factory),
                (Order::AttackAOrB, Planner::attack_a_or_b),
                (Order::TowardsFactory, Planner::towards_factory),
                (Order::Attack, Planner::attack),
                (Order::TowardsTarget, Planner::towards_target),
            ],
            // AA-AUT-6: attack, else go towards a target.
            false => &[(Order::Attack, Planner::attack), (Order::TowardsTarget, Planner::towards_target)],
        };
        list.iter().take_while(|it| it.0 <= last).find_map(|it| it.1(self))
    }

    /// What the priorities leave of all that would do.
    fn carry_out(&mut self, doable: Option<Doable>) -> (Option<Order>, Vec<Way>) {
        let Some(doable) = doable else { return (None, vec![self.stay()]) };
        let order = doable.order();
        let ways = match doable {
            Doable::Debt(target) => vec![Way { target, ..self.stay() }],
            Doable::Go(_, hexes) => self.go_to(hexes),
            Doable::Attack(_, all) => self.attack_one_of(all),
            Doable::Towards(all) => self.go_towards(all),
        };
        (Some(order), ways)
    }

    /// AA-AUT-27: a unit that owes an attack makes it, and does not move.
    fn debt(&mut self) -> Option<Doable> {
        let target = self.unit.owes?;
        let attack = crate::choices::Attack { unit: self.unit.id, at: crate::choices::Target::Unit(target) };
        let legal = crate::attacks::may_attack(self.world, self.field, self.unit.faction(), attack).is_ok();
        Some(Doable::Debt(legal.then_some(target)))
    }

    /// A move to one of some hexes, if there is one.
    fn go(&mut self, order: Order, hexes: Hexes, failed: Failed) -> Option<Doable> {
        if hexes.is_empty() {
            self.chain.tried(order, failed);
            return None;
        }
        Some(Doable::Go(order, hexes))
    }

    /// AA-AUT-5.1: occupy a factory, if no enemy infantry is next to it.
    fn occupy(&mut self) -> Option<Doable> {
        let enters = |it: &Hex| is_closed_factory(self.world, self.field, self.unit, *it);
        let contested = |it: &Hex| self.has_infantry_by(*it, false);
        let reached = self.reach.map_or(&[][..], Reach::hexes).iter().copied();
        let factories = reached.filter(|it| enters(it) && !contested(it)).collect();
        self.go(Order::Occupy, factories, Failed::NoFactoryToOccupy)
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
    fn closed_factories(&self) -> Hexes {
        let all = self.world.factories.iter().copied();
        all.filter(|it| is_closed_factory(self.world, self.field, self.unit, *it)).collect()
    }

    /// AA-AUT-5.2: those that order 2 goes for: no other own infantry next to it, unless an enemy one is too.
    fn wanted_factories(&self) -> Hexes {
        let wanted = |it: &Hex| !self.has_infantry_by(*it, true) || self.has_infantry_by(*it, false);
        self.closed_factories().into_iter().filter(wanted).collect()
    }

    /// AA-AUT-18: one already next to a neutral or enemy factory skips orders 2 and 3.
    fn is_next_to_factory(&self) -> bool {
        let closed = |it: Hex| is_closed_factory(self.world, self.field, self.unit, it);
        self.unit.hex.neighbours().into_iter().any(closed)
    }

    /// AA-AUT-5.2: move next to a neutral or enemy factory.
    fn next_to_factory(&mut self) -> Option<Doable> {
        if self.is_next_to_factory() {
            self.chain.tried(Order::NextToFactory, Failed::NextToFactoryAlready);
            return None;
        }
        let wanted = self.wanted_factories();
        let serves = |it: &Hex| wanted.iter().any(|factory| factory.distance(*it) == 1);
        let hexes = self.maybe_dry(self.places.iter().copied().filter(serves).collect());
        self.go(Order::NextToFactory, hexes, Failed::NoHexNextToFactory)
    }

    /// AA-AUT-5.3, AA-AUT-18, AA-AUT-21: move so that a hex next to any neutral or enemy factory can be reached in the next
    /// move; it must bring the unit nearer.
    fn within_reach_of_factory(&mut self) -> Option<Doable> {
        if self.is_next_to_factory() {
            self.chain.tried(Order::WithinReachOfFactory, Failed::NextToFactoryAlready);
            return None;
        }
        let factories = match self.world.options.automa_shuns_guarded_factories {
            true => self.wanted_factories(),
            false => self.closed_factories(),
        };
        let mut hexes = Hexes::new();
        for factory in factories {
            let within = a_move_from(self.world, self.field, self.unit, factory);
            let serving: Hexes = self.places.iter().copied().filter(|it| within[*it]).collect();
            if !serving.is_empty() {
                hexes.extend(self.nearer(&[factory], &serving, Until::AsFarAs(self.unit.hex)).0);
            }
        }
        let hexes = self.maybe_dry(hexes);
        self.go(Order::WithinReachOfFactory, hexes, Failed::NoHexWithinReach)
    }

    /// Those of `places` that are nearer to the nearest goal than the unit is, and how far they are. If only the nearest of them are wanted,
    /// the unit's own hex counts as one.
    fn nearer(&self, goals: &[Hex], places: &[Hex], until: Until) -> (Hexes, Ways) {
        let mut from: Hexes = places.iter().copied().collect();
        from.push(self.unit.hex);
        let ways = self.ground().ways_to(goals, &from, until);
        let here = ways.distance(self.unit.hex, goals);
        from.retain(|it| ways.distance(*it, goals) < here);
        (from, ways)
    }

    /// How far to look for the nearest hexes: further than to these only where a drier one may be preferred.
    fn until_nearest(&self) -> Until {
        if self.avoids_water() { Until::AsFarAs(self.unit.hex) } else { Until::Nearest }
    }

    /// AA-AUT-5.4, AA-AUT-20: move and attack a target of priority a, else of b.
    fn attack_a_or_b(&mut self) -> Option<Doable> {
        let all = candidates(self.world, self.field, self.unit, &self.places);
        let of = |met: &dyn Fn(&Unit) -> bool| -> Candidates {
            all.iter().filter(|it| self.field.unit(it.target).is_some_and(met)).cloned().collect()
        };
        let mut wanted = of(&|it| can_destroy(self.world, self.unit, it));
        if wanted.is_empty() {
            wanted = of(&|it| is_infantry_by_factory(self.world, self.field, it));
        }
        if wanted.is_empty() {
            self.chain.tried(Order::AttackAOrB, Failed::NoTargetOfAOrB);
            return None;
        }
        Some(Doable::Attack(Order::AttackAOrB, wanted))
    }

    /// AA-AUT-5.5, AA-AUT-31: go as close as possible to the nearest neutral or enemy factory; of several that are equally near,
    /// to whichever it comes closest. Nothing that order 5 could attack (a, then b) is left when order 4 has failed, so it does
    /// not attack.
    fn towards_factory(&mut self) -> Option<Doable> {
        let factories = self.ground().nearest(&self.closed_factories());
        let (nearer, ways) = self.nearer(&factories, &self.places, self.until_nearest());
        let mut hexes = self.maybe_dry(nearer);
        keep_best(&mut hexes, |it| ways.distance(it, &factories));
        self.go(Order::TowardsFactory, hexes, Failed::NoNearerHex)
    }

    /// AA-AUT-6.1: move within range and attack, target by the attack priorities.
    fn attack(&mut self) -> Option<Doable> {
        let all = candidates(self.world, self.field, self.unit, &self.places);
        if all.is_empty() {
            self.chain.tried(Order::Attack, Failed::NoTarget);
            return None;
        }
        Some(Doable::Attack(Order::Attack, all))
    }

    /// AA-AUT-6.2, AA-AUT-23: move as close as possible to the target of the highest priority among all enemies that it
    /// can damage, or among all if there is none.
    fn towards_target(&mut self) -> Option<Doable> {
        let enemies = || self.field.units.of_side(self.unit.side().enemy());
        let without_place = |it: &Unit| Candidate { target: it.id, places: SmallVec::new() };
        let mut all: Candidates =
            enemies().filter(|it| can_damage(self.world, self.unit, it)).map(without_place).collect();
        if all.is_empty() {
            all = enemies().map(without_place).collect();
        }
        if all.is_empty() {
            self.chain.tried(Order::TowardsTarget, Failed::NoEnemy);
            return None;
        }
        Some(Doable::Towards(all))
    }

    /// AA-AUT-6.2: the target decides where to go, but is not attacked.
    fn go_towards(&mut self, mut all: Candidates) -> Vec<Way> {
        narrow_targets(self.world, self.field, self.unit, &mut all, &mut self.chain);
        let mut found = Vec::new();
        for candidate in all {
            let Some(enemy) = self.field.unit(candidate.target) else { continue };
            let goals = [enemy.hex];
            let (nearer, ways) = self.nearer(&goals, &self.places, self.until_nearest());
            let mut hexes = if nearer.is_empty() { self.places.clone() } else { self.maybe_dry(nearer) };
            keep_best(&mut hexes, |it| ways.distance(it, &goals));
            self.narrow(&mut hexes);
            let way = |hex| Way { target: None, towards: Some(candidate.target), hex, aim: None };
            found.extend(hexes.into_iter().map(way));
        }
        found
    }

    /// AA-AUT-32: for each target that is left, the hexes that the movement priorities leave.
    fn attack_one_of(&mut self, mut all: Candidates) -> Vec<Way> {
        narrow_targets(self.world, self.field, self.unit, &mut all, &mut self.chain);
        let mut found = Vec::new();
        for candidate in all {
            let target = Some(candidate.target);
            match self.unit.aim(self.world) {
                Aim::Unit => {
                    let mut hexes = candidate.places.into_iter().collect();
                    self.narrow(&mut hexes);
                    found.extend(hexes.into_iter().map(|hex| Way { target, towards: None, hex, aim: None }));
                }
                Aim::Area => {
                    let Some(enemy) = self.field.unit(candidate.target) else { continue };
                    let pairs = best_aims(self.world, self.field, self.unit, enemy, &candidate.places);
                    let mut hexes = pairs.iter().map(|it| it.0).collect();
                    self.narrow(&mut hexes);
                    let kept = pairs.into_iter().filter(|it| hexes.contains(&it.0));
                    found.extend(kept.map(|(hex, aim)| Way { target, towards: None, hex, aim: Some(aim) }));
                }
            }
        }
        found
    }

    /// Hexes of a move without an attack.
    fn go_to(&mut self, mut hexes: Hexes) -> Vec<Way> {
        self.narrow(&mut hexes);
        hexes.into_iter().map(|hex| Way { target: None, towards: None, hex, aim: None }).collect()
    }

    /// AA-AUT-8: leaves the hexes that the movement priorities leave.
    fn narrow(&mut self, hexes: &mut Hexes) {
        let ground = self.ground.get_or_init(|| Ground::new(self.world, self.field, self.unit));
        narrow_hexes(ground, self.reach, hexes, &mut self.chain);
    }

    fn avoids_water(&self) -> bool {
        self.world.options.automa_avoids_water && self.unit.kind().is_infantry()
    }

    /// AA-AUT-31: water is a hex like another. With the option infantry ends a move on it only where no other hex serves.
    fn maybe_dry(&self, mut hexes: Hexes) -> Hexes {
        let is_dry = |it: &Hex| !Unit { hex: *it, ..*self.unit }.is_afloat(self.world, self.field);
        if self.avoids_water() && hexes.iter().any(is_dry) {
            hexes.retain(|it| is_dry(it));
        }
        hexes
    }
}
