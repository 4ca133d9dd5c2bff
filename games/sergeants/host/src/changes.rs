//! Small changes of a scenario that a balance report tries.

use sergeants::{
    Setup,
    content::{Enlisted, Kind, OrderNr},
};

/// More or fewer turns, VP of orders that one side has alone, a soldier more or less, VP to buy with.
pub(crate) fn changes(setup: &Setup) -> Vec<(String, Setup)> {
    let mut all = Vec::new();
    let mut try_it = |what: String, change: &dyn Fn(&mut Setup)| {
        let mut changed = setup.clone();
        change(&mut changed);
        all.push((what, changed));
    };
    let turns = setup.scenario.turns;
    for n in [turns - 1, turns + 1].into_iter().filter(|it| 0 < *it) {
        try_it(format!("{n} turns instead of {turns}"), &|it| it.scenario.turns = n);
    }
    for nth in 0..setup.scenario.sides.len() {
        let of = &setup.scenario.sides[nth];
        let side = &of.side;
        for by in [1, 2] {
            try_it(format!("+{by} VP for orders that only {side} has"), &|it| more_for_orders(it, nth, by));
        }
        if setup.buying {
            for by in [-2, 2] {
                try_it(format!("{by:+} VP for each player of {side} to buy with"), &|it| {
                    for force in &mut it.scenario.sides[nth].forces {
                        force.vp = force.vp.saturating_add_signed(by);
                    }
                });
            }
            continue;
        }
        let called = |it: &Enlisted| format!("{} ({})", setup.library.soldiers[&it.tag].name, it.tag.0);
        for (i, soldier) in of.suggested.first().into_iter().flatten().enumerate() {
            try_it(format!("{side} without {}", called(soldier)), &|it| {
                it.scenario.sides[nth].suggested[0].remove(i);
            });
        }
        if let Some(one) = recruit(setup, nth) {
            try_it(format!("{side} with {}", called(&one)), &|it| {
                let side = &mut it.scenario.sides[nth];
                side.suggested[0].push(one.clone());
                // Someone who is paid for.
                side.forces.iter_mut().for_each(|it| it.vp = it.vp.saturating_add(8));
            });
        }
    }
    all
}

fn more_for_orders(setup: &mut Setup, nth: usize, by: u8) {
    let own = setup.scenario.sides[nth].orders.clone();
    let theirs = |it: &OrderNr| {
        setup.scenario.sides.iter().enumerate().any(|other| other.0 != nth && other.1.orders.contains(it))
    };
    let alone: Vec<_> = own.into_iter().filter(|it| !theirs(it)).collect();
    for order in alone {
        if let Some(it) = setup.library.orders.get_mut(&order) {
            it.vp = it.vp.saturating_add(by);
        }
    }
}

/// The first rifleman of a side who stays at home.
fn recruit(setup: &Setup, nth: usize) -> Option<Enlisted> {
    let of = &setup.scenario.sides[nth];
    let of_one = of.suggested.first()?;
    let is_there = |tag| of.suggested.iter().flatten().any(|it| it.tag == tag);
    let at_home = setup
        .library
        .soldiers
        .values()
        .find(|it| it.side == of.side && it.kind == Kind::Private && !is_there(it.tag))?;
    (!of_one.is_empty()).then(|| Enlisted::new(at_home.tag, None))
}
