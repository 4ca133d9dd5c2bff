//! Forces, and where they begin.

use sergeants::{
    Choice, Sergeants, Space, World,
    content::{Enlisted, Equipment, Gives, Goal, Order, Start, Tag},
    measure::{Place, Point, facing_to},
    state::Board,
};
use table::{Chance, Rules, Seat, policy::Moment};

use super::mind::Mind;

/// How often a force is changed in the search for a better one.
const CHANGES: usize = 300;
/// How many ways to begin are looked at.
const BEGINNINGS: usize = 24;

/// A force that suits the orders: the suggested one if it may be had, changed for the better.
pub(crate) fn force(
    moment: &Moment<'_, Sergeants>,
    board: &Board,
    space: &Space,
    chance: &mut dyn Chance,
) -> Choice {
    let (world, seat) = (moment.world(), moment.seat);
    let may_have =
        |it: &[Enlisted]| Sergeants::admits(world, board, space, &Choice::Force(it.to_vec())).is_ok();
    let suggested = world.side_of(seat).suggested.iter().find(|it| may_have(it));
    let mut best = match (suggested, moment.sample(space, chance)) {
        (Some(it), _) => it.clone(),
        (None, Choice::Force(it)) => it,
        (None, other) => return other,
    };
    let all: Vec<Tag> = world
        .library
        .soldiers
        .values()
        .filter(|it| it.side == world.side_of(seat).side)
        .map(|it| it.tag)
        .collect();
    let orders: Vec<&Order> = board.private(seat).orders.iter().map(|it| &world.library.orders[it]).collect();
    let mut worth = worth_of(world, &orders, &best);
    for _ in 0..CHANGES {
        let mut other = best.clone();
        change(world, &all, &mut other, chance);
        let better = worth_of(world, &orders, &other);
        if worth < better && may_have(&other) {
            (best, worth) = (other, better);
        }
    }
    Choice::Force(best)
}

/// Changes a force a little, whether it may be had or not.
fn change(world: &World, all: &[Tag], force: &mut Vec<Enlisted>, chance: &mut dyn Chance) {
    let mut below = |n: usize| chance.below(n.max(1) as u32) as usize;
    let i = below(force.len());
    let some = |below: &mut dyn FnMut(usize) -> usize| {
        let tag = all[below(all.len())];
        let ranks = &world.library.soldiers[&tag].ranks;
        Enlisted::new(tag, Some(ranks[below(ranks.len())].rank))
    };
    match below(8) {
        0 => force.push(some(&mut below)),
        1 => {
            let other = some(&mut below);
            let Enlisted { carries, grenades, .. } = force[i].clone();
            force[i] = Enlisted { carries, grenades, ..other };
        }
        2 => {
            force.remove(i);
            force.push(some(&mut below));
            force.push(some(&mut below));
        }
        3 => {
            let ranks = &world.library.soldiers[&force[i].tag].ranks;
            force[i].rank = Some(ranks[below(ranks.len())].rank);
        }
        4 => force[i].grenades += 1,
        5 => {
            let optional: Vec<u8> = world.library.optional_cards(force[i].tag).collect();
            force[i].cards.extend(optional.get(below(optional.len())));
        }
        6 => {
            let panels: Vec<&String> = world.library.panels.keys().collect();
            force[i].panel = panels.get(below(panels.len())).map(|it| it.to_string());
        }
        _ => {
            let all: Vec<&String> = world.library.equipment.keys().collect();
            if let Some(id) = all.get(below(all.len())) {
                force[i].carries.push(id.to_string());
            }
        }
    }
}

/// The value of a force to a player with these orders.
fn worth_of(world: &World, orders: &[&Order], force: &[Enlisted]) -> f32 {
    let mut draw = 0.0;
    let mut sum = 0.0;
    for it in force {
        let Some(card) = world.library.soldiers.get(&it.tag) else { continue };
        let at = it.rank.and_then(|rank| card.at(rank)).or(card.ranks.first());
        let Some(can) = at.map(|it| it.healthy) else { continue };
        draw += f32::from(can.draw);
        let shoots = 0.1 * f32::from(can.long) + 0.12 * f32::from(can.short) + 0.03 * f32::from(can.close);
        let plus = if can.hit_plus { 0.8 } else { 0.0 };
        let other =
            0.05 * f32::from(can.spot) + 0.3 * f32::from(can.walk + can.fight) + 0.2 * f32::from(can.rally);
        sum += 1.0 + shoots + plus + other - 0.1 * f32::from(can.cover);
        sum += 0.05 * f32::from(can.throw) * f32::from(it.grenades.min(3));
        // What nobody asks for is not worth its price.
        for id in &it.carries {
            let asked = orders.iter().filter(|order| order.goal.equipment() == Some(id.as_str()));
            let likely =
                |order: &Order| if matches!(order.goal, Goal::Demolition { .. }) { 0.4 } else { 0.8 };
            let worth: f32 = asked.map(|order| likely(order) * f32::from(order.vp)).sum();
            sum += worth.max(world.library.equipment.get(id).map_or(0.0, use_of));
        }
        sum += 0.5 * it.cards.len() as f32 + if it.panel.is_some() { 0.4 } else { 0.0 };
    }
    // Without cards nobody acts: the first leaders count most.
    sum + 2.0 * f32::min(draw, 3.0) + 0.3 * (draw - 3.0).max(0.0)
}

/// The value of equipment by itself.
fn use_of(it: &Equipment) -> f32 {
    let uses = f32::from(it.uses.unwrap_or(1).min(3));
    match &it.gives {
        Gives::Medal(_) | Gives::Ability { .. } => 0.6,
        Gives::Optics(_) | Gives::Ammunition(_) => 1.0,
        Gives::Blast { checks, .. } => 0.4 * uses * f32::from(*checks),
        Gives::Artillery { checks } => 0.6 * uses * f32::from(*checks),
        Gives::Foxhole(_) => 0.3,
        Gives::Grenades(_) | Gives::Object | Gives::Lays { .. } => 0.0,
    }
}

/// Where to begin: near what is to be done, in cover, and looking at where the enemy comes from.
pub(crate) fn deployment(mind: &Mind<'_>, space: &Space, chance: &mut dyn Chance) -> Choice {
    let mut sample = || Sergeants::sample(mind.world, &mind.board, space, chance);
    let mut best = match sample() {
        Choice::Deploy(places) => places,
        other => return other,
    };
    let enemy = beginning_of_enemy(mind.world, mind.seat);
    let score = |(tag, place): &(Tag, Place)| mind.man(*tag).map_or(0.0, |it| mind.score(it, *place));
    let fits = |places: &[(Tag, Place)]| {
        Sergeants::admits(mind.world, &mind.board, space, &Choice::Deploy(places.to_vec())).is_ok()
    };
    for _ in 0..BEGINNINGS {
        let Choice::Deploy(other) = sample() else { break };
        for (i, (tag, place)) in other.into_iter().enumerate() {
            let outlook = Place { facing: facing_to(place.at, enemy), ..place };
            for place in [outlook, place] {
                let before = best[i];
                let better = score(&before) < score(&(tag, place));
                best[i] = (tag, place);
                if !better || !fits(&best) {
                    best[i] = before;
                }
            }
        }
    }
    Choice::Deploy(best)
}

/// Somewhere in the middle of where the other side begins.
fn beginning_of_enemy(world: &World, seat: Seat) -> Point {
    let points: Vec<Point> = match &world.scenario.sides[1 - world.side(seat) as usize].start {
        Start::On(tiles) => {
            let all = tiles.iter().filter_map(|it| world.tile_named(it)).map(|it| world.map.tile(it).bounds);
            all.flat_map(|it| [it.least, it.most]).collect()
        }
        Start::Enter(names) => {
            let all = world.gates.iter().filter(|it| names.contains(&it.name));
            all.flat_map(|it| [it.from, it.to]).collect()
        }
    };
    let n = points.len().max(1) as i32;
    let sum = points.iter().fold(Point::default(), |sum, it| sum + *it);
    Point::new(sum.x / n, sum.y / n)
}
