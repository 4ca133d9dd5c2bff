//! New plans out of those that were tried: each unit does what seems best for it, by what all plans came to in which it did so.

use aces::{Choice, UnitId};
use table::{Chance, Shuffler};

use super::line::Plan;

/// So many plans are imagined to have made no difference already: one good one proves little.
const DOUBT: f64 = 1.0;
/// How much chance there is in what seems best, so that plans differ.
const NOISE: f64 = 0.1;
/// Of a hundred units, how many do as in the plan that is varied.
const KEPT: u32 = 50;
/// Which share of the plans is varied: the best third.
const VARIED: usize = 3;

/// What a unit does in a plan: its marches and its attack; nothing if it stays.
type Deed<'a> = Vec<&'a Choice>;

/// What a unit did in some plan, and by how much such plans were probably better than others.
struct Known<'a> {
    unit: UnitId,
    deeds: Vec<(Deed<'a>, f64)>,
}

/// So many plans, mixed from plans with their values. Some of them may be known or come twice.
pub(super) fn mixed(tried: &[(&Plan, f64)], n: usize, chance: &mut Shuffler) -> Vec<Plan> {
    let known = known(tried);
    let mut ranked: Vec<&(&Plan, f64)> = tried.iter().collect();
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    let varied = ranked.len().div_ceil(VARIED) as u32;
    let mut mix = || {
        let base = ranked[chance.below(varied) as usize].0;
        let deeds: Vec<(UnitId, Deed<'_>)> =
            known.iter().map(|it| (it.unit, it.choose(base, chance))).collect();
        composed(base, &deeds)
    };
    (0..n).map(|_| mix()).collect()
}

fn known<'a>(tried: &[(&'a Plan, f64)]) -> Vec<Known<'a>> {
    let mean = tried.iter().map(|it| it.1).sum::<f64>() / tried.len().max(1) as f64;
    let mut units: Vec<UnitId> = tried.iter().flat_map(|it| it.0.iter().filter_map(unit_of)).collect();
    units.sort_unstable();
    units.dedup();
    let of_unit = |unit: UnitId| {
        let mut deeds: Vec<(Deed<'a>, f64, f64)> = Vec::new();
        for (plan, value) in tried {
            let it = deed(plan, unit);
            match deeds.iter_mut().find(|known| known.0 == it) {
                Some((_, leads, n)) => (*leads, *n) = (*leads + value - mean, *n + 1.0),
                None => deeds.push((it, value - mean, 1.0)),
            }
        }
        let deeds = deeds.into_iter().map(|(deed, leads, n)| (deed, leads / (n + DOUBT))).collect();
        Known { unit, deeds }
    };
    units.into_iter().map(of_unit).collect()
}

impl<'a> Known<'a> {
    /// What the unit does in a variation of a plan.
    fn choose(&self, base: &'a Plan, chance: &mut Shuffler) -> Deed<'a> {
        if chance.below(100) < KEPT {
            return deed(base, self.unit);
        }
        let luck = |chance: &mut Shuffler| NOISE * f64::from(chance.below(1000)) / 1000.0;
        let scored = self.deeds.iter().map(|(deed, lead)| (lead + luck(chance), deed));
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(Deed::new(), |it| it.1.clone())
    }
}

fn unit_of(choice: &Choice) -> Option<UnitId> {
    match choice {
        Choice::March(march) => Some(march.unit),
        Choice::Attack(attack) => Some(attack.unit),
        _ => None,
    }
}

fn deed(plan: &Plan, unit: UnitId) -> Deed<'_> {
    plan.iter().filter(|it| unit_of(it) == Some(unit)).collect()
}

/// A plan in the order of another one: first what no unit does, then marches, then attacks.
fn composed(base: &Plan, deeds: &[(UnitId, Deed<'_>)]) -> Plan {
    let mut plan: Plan = base.iter().filter(|it| unit_of(it).is_none()).cloned().collect();
    let mut order: Vec<UnitId> = Vec::new();
    for unit in base.iter().filter_map(unit_of).chain(deeds.iter().map(|it| it.0)) {
        if !order.contains(&unit) {
            order.push(unit);
        }
    }
    for is_march in [true, false] {
        let of =
            |unit: &UnitId| deeds.iter().find(|it| it.0 == *unit).map(|it| &it.1[..]).unwrap_or_default();
        let wanted = order.iter().flat_map(of).filter(|it| matches!(it, Choice::March(_)) == is_march);
        plan.extend(wanted.map(|it| (*it).clone()));
    }
    plan
}

#[cfg(test)]
mod tests {
    use aces::{
        Faction, Hex, Kind,
        choices::{Attack, March, Path, Target},
    };

    use super::*;

    fn unit(nr: u8) -> UnitId {
        UnitId::new(Faction::Us, Kind::Tank, nr)
    }

    fn to(nr: u8, row: u8) -> Choice {
        March::announced(unit(nr), Path::from_iter([Hex::at(nr, row)])).into()
    }

    fn shoots(nr: u8) -> Choice {
        Choice::Attack(Attack { unit: unit(nr), at: Target::Hex(Hex::at(9, 9)) })
    }

    #[test]
    fn what_was_good_for_each_unit_is_put_together() {
        // The first unit does best in row 1, the second in row 2 and with a shot; no plan has both.
        let plans: Vec<(Plan, f64)> = vec![
            (vec![to(1, 1), to(2, 1)], 0.5),
            (vec![to(2, 2), to(1, 2), shoots(2)], 0.5),
            (vec![to(1, 1)], 0.5),
            (vec![to(2, 2), to(1, 3), shoots(2)], 0.5),
            (vec![to(2, 3), to(1, 2)], 0.1),
            (vec![to(2, 1), to(1, 3)], 0.1),
        ];
        let tried: Vec<(&Plan, f64)> = plans.iter().map(|it| (&it.0, it.1)).collect();
        let found = mixed(&tried, 40, &mut Shuffler::new(1));
        let both = [vec![to(1, 1), to(2, 2), shoots(2)], vec![to(2, 2), to(1, 1), shoots(2)]];
        assert!(found.iter().any(|it| both.contains(it)), "{found:?}");
        for plan in &found {
            let first_shot = plan.iter().position(|it| matches!(it, Choice::Attack(_))).unwrap_or(plan.len());
            assert!(plan[first_shot..].iter().all(|it| matches!(it, Choice::Attack(_))), "{plan:?}");
        }
    }
}
