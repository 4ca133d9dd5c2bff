//! What is worked out quickly, against what the words of the rules say, over many positions.

use table::{Chance, Game, Shuffler, Viewer};

use super::{
    Order, Plan,
    ground::{Ground, Until},
    listed, next_units, place_in_order, plan, plan_silently,
    targets::{could_take, is_closed_factory},
};
use crate::{
    Aces, Faction, Hex, Options, Setup, Side, World,
    board::{Field, Unit},
    choices::Armies,
    hex::Grid,
    missions::{Missions, weather::standard_cost},
    reach::reach,
    world::{CLOSED, FACTORY, WHOLE_MOVE},
};

/// Looks at positions of random games on all boards, in all weathers, with either option of water and guarded factories.
fn positions(mut look: impl FnMut(&World, &Field, &mut Shuffler)) {
    use Faction::*;
    for nth in 0..12 {
        let factions = [(G1, 0), (Us, 1), (G2, 2), (Su, 3)];
        let setup = Setup {
            missions: Missions { weather: nth % 3 != 0, mountains: nth % 4 == 1, ..Missions::default() },
            options: Options {
                automa_avoids_water: nth % 5 < 2,
                automa_shuns_guarded_factories: nth % 7 < 3,
                stalemate: true,
                longest_game: Some(true),
                ..Options::default()
            },
            ..Setup::builtin(["summer", "winter"][nth % 2], &factions[..2 + nth % 3 / 2 * 2])
        };
        let (mut game, _) = Game::<Aces>::new(&setup).expect("a valid set-up");
        let mut chance = Shuffler::new(nth as u64);
        for n in 0..1500 {
            let Some(answer) = game.random_answer(&mut chance) else { break };
            game.answer(answer).expect("a random answer is legal");
            if n % 30 == 29 {
                let mut field = game.view(Viewer::Spectator).field;
                // As at the beginning of a turn in which all may act.
                field.armies = Armies::ALL;
                field.units.each(|it| it.moved = false);
                look(game.world(), &field, &mut chance);
            }
        }
    }
}

/// AA-AUT-4, AA-AUT-28: a plan without reasons is the same plan, and the unit that comes first by all orders comes first.
#[test]
fn what_the_automa_decides_does_not_depend_on_its_reasons() {
    let mut n_plans = 0;
    positions(|world, field, _| {
        for unit in field.units.iter() {
            let told = plan(world, field, unit);
            let within = unit.owes.is_none().then(|| reach(world, field, unit));
            let silent = plan_silently(world, field, unit, within.as_ref());
            assert_eq!((told.order, &told.ways), (silent.order, &silent.ways), "{unit:?} {:?}", told.chain);
            n_plans += 1;
        }
        for &faction in &world.factions {
            let units = || field.units.of(faction);
            let Some(first) = units().map(|it| place_in_order(it.kind())).min() else { continue };
            let group: Vec<&Unit> = units().filter(|it| place_in_order(it.kind()) == first).collect();
            let place = |it: &&&Unit| {
                let Plan { order, .. } = plan(world, field, it);
                order.map_or(u8::MAX, |order: Order| listed(it.kind(), order) as u8)
            };
            let highest = group.iter().map(|it| place(&it)).min();
            let wanted: Vec<_> =
                group.iter().filter(|it| Some(place(it)) == highest).map(|it| it.id).collect();
            let wanted = if let [one] = group[..] { vec![one.id] } else { wanted };
            assert_eq!(next_units(world, field, faction), wanted);
        }
    });
    assert!(4000 <= n_plans, "{n_plans} plans only");
}

/// AA-AUT-25: what passing a hex costs a unit, as the rule says it.
fn step(world: &World, field: &Field, unit: &Unit, hex: Hex) -> Option<u16> {
    let enemy = field.units.at(hex).is_some_and(|it| it.side() != unit.side());
    match world.costs(unit.kind().arm(), field.weather)[hex] {
        _ if enemy => None,
        CLOSED => None,
        FACTORY if is_closed_factory(world, field, unit, hex) => None,
        FACTORY => Some(u16::from(standard_cost(unit.kind().arm(), field.weather))),
        WHOLE_MOVE => Some(u16::from(unit.figures(world).speed)),
        cost => Some(u16::from(cost)),
    }
}

/// From every hex to a goal, improved until nothing can be improved.
fn ways(world: &World, field: &Field, unit: &Unit, goal: Hex) -> Grid<u16> {
    let last = match world.costs(unit.kind().arm(), field.weather)[goal] {
        WHOLE_MOVE => unit.figures(world).speed,
        FACTORY if unit.kind().is_infantry() || !is_closed_factory(world, field, unit, goal) => {
            standard_cost(unit.kind().arm(), field.weather)
        }
        CLOSED | FACTORY => 2,
        cost => cost,
    };
    let mut ways = Grid::filled(u16::MAX);
    ways[goal] = 0;
    loop {
        let mut improved = false;
        for hex in world.map.hexes().filter(|it| *it != goal) {
            for next in hex.neighbours() {
                let cost = if next == goal { Some(u16::from(last)) } else { step(world, field, unit, next) };
                let way = cost.map_or(u16::MAX, |cost| ways[next].saturating_add(cost));
                if way < ways[hex] {
                    (ways[hex], improved) = (way, true);
                }
            }
        }
        if !improved {
            return ways;
        }
    }
}

/// AA-AUT-25: distances measured wave by wave are the distances of the rule, in all three ways of asking for them.
#[test]
fn distances_are_those_of_the_rule() {
    let mut n_compared = 0;
    positions(|world, field, chance| {
        let all: Vec<Hex> = world.map.hexes().filter(|it| world.is_in_play(*it)).collect();
        let mut any = || all[chance.below(all.len() as u32) as usize];
        let Some(unit) = field.units.iter().nth(field.round as usize % field.units.len().max(1)) else {
            return;
        };
        let goals = [any(), any()];
        let from: Vec<Hex> = (0..20).map(|_| any()).chain([unit.hex]).collect();
        let plain = goals.map(|it| ways(world, field, unit, it));
        let wanted = |hex: Hex| plain.each_ref().map(|it| it[hex]);
        let nearest = |hex: Hex| wanted(hex).into_iter().min().unwrap_or(u16::MAX);
        let ground = Ground::new(world, field, unit);
        let found = |until| {
            let ways = ground.ways_to(&goals, &from, until);
            from.iter().map(|it| ways.distance(*it, &goals).0).collect::<Vec<u16>>()
        };
        let all: Vec<u16> = from.iter().map(|it| nearest(*it)).collect();
        assert_eq!(found(Until::All), all, "{unit:?} to {goals:?} from {from:?}");
        let least = all.iter().copied().min().unwrap_or(u16::MAX);
        let only =
            |most: u16| all.iter().map(|it| if *it <= most { *it } else { u16::MAX }).collect::<Vec<_>>();
        assert_eq!(found(Until::Nearest), only(least));
        assert_eq!(found(Until::AsFarAs(unit.hex)), only(nearest(unit.hex)));
        let start = from[0];
        if !goals.contains(&start) {
            let ways = ground.ways_from(start, &goals);
            assert_eq!(
                ways.iter().map(|it| it.0).collect::<Vec<u16>>(),
                wanted(start),
                "{start} to {goals:?}"
            );
        }
        n_compared += 1;
    });
    assert!(300 <= n_compared, "{n_compared} comparisons only");
}

/// AA-AUT-7e, AA-AUT-22: an infantry could take what it can enter or get next to in one move.
#[test]
fn infantry_could_take_what_it_can_get_next_to() {
    positions(|world, field, _| {
        for unit in field.units.of_side(Side::Allies).filter(|it| it.kind().is_infantry()) {
            let found = could_take(world, field, unit);
            let within = reach(world, field, unit);
            for &factory in &world.factories {
                let near = |it: &Hex| it.distance(factory) <= 1;
                let wanted = within.hexes().iter().any(near) || unit.hex.distance(factory) == 1;
                assert_eq!(found.contains(factory), wanted && unit.owes.is_none(), "{unit:?} {factory}");
            }
        }
    });
}
