//! How a seat is played in thought: one unit after another, by greedy reckoning with some noise or by the Automa's priorities.
//!
//! It is quicker than the greedy player, which looks at all units again before each move, and it is meant to be wrong in many different
//! ways: what it plays is only proposed, and judged afterwards.

use aces::{
    Aces, Ask, Choice, Faction, Hex, Kind, UnitId, World,
    automa::{Way, plan_silently},
    board::{Field, Unit},
    choices::{Armies, Attack, March, Target},
    mats::Aim,
    reach::{Reach, reach},
};
use table::{
    Chance, Shuffler,
    policy::{Moment, Offered, Pick},
};

use crate::bots::{
    greedy::{Greedy, divide, opens, score_armies},
    ground::Surroundings,
};

/// How freely a hand plays.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Manner {
    /// How much chance there is in its reckoning, in coins.
    pub(crate) noise: f32,
    /// How many of a hundred units follow the Automa's priorities.
    pub(crate) by_orders: u32,
}

/// A hand plays one faction through one turn.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    turn: (u16, Option<Faction>),
    /// Units that have had their turn in this phase, or that were overlooked.
    seen_to: Vec<UnitId>,
    /// What units had in mind when they moved.
    meant: Vec<Attack>,
    is_declaring: bool,
    manner: Manner,
}

impl Hand {
    pub(crate) fn new(manner: Manner) -> Hand {
        Hand { turn: (0, None), seen_to: Vec::new(), meant: Vec::new(), is_declaring: false, manner }
    }

    /// Begins a new turn or phase with a clear head.
    fn turn_to(&mut self, field: &Field, is_declaring: bool, overlooked: &[UnitId]) {
        let turn = (field.round, field.active);
        if turn != self.turn {
            self.meant.clear();
        }
        if turn != self.turn || is_declaring != self.is_declaring {
            (self.turn, self.is_declaring) = (turn, is_declaring);
            self.seen_to.clear();
            self.seen_to.extend_from_slice(overlooked);
        }
    }

    /// What the hand answers.
    pub(crate) fn choose(
        &mut self,
        greedy: &Greedy,
        moment: &Moment<'_, Aces>,
        offered: &Offered<'_, Aces>,
        overlooked: &[UnitId],
        chance: &mut Shuffler,
    ) -> Pick<Aces> {
        let (world, field) = (moment.world(), moment.open());
        let noise = self.manner.noise;
        match *moment.ask {
            Ask::Move { faction } => {
                self.turn_to(field, false, overlooked);
                self.next_march(greedy, world, field, faction, chance)
                    .map_or(Pick::Listed(0), |it| Pick::Free(it.into()))
            }
            Ask::Declare { .. } => {
                self.turn_to(field, true, overlooked);
                self.next_attack(greedy, world, field, offered, chance)
            }
            Ask::Armies { faction, .. } => {
                noisy_best(offered, 2.0 * noise, chance, |it| score_armies(world, field, faction, it))
            }
            Ask::Intercept { mover, .. } => {
                noisy_best(offered, noise, chance, |it| greedy.score_interception(world, field, mover, it))
            }
            Ask::Money { faction } => noisy_best(offered, 2.0 * noise, chance, |it| {
                greedy.score_spending(world, field, faction, it)
            }),
            Ask::Place { .. } => {
                noisy_best(offered, 1.0 + 4.0 * noise, chance, |it| greedy.score_placing(world, it))
            }
            Ask::Divide { faction } | Ask::DivideWithPartner { faction, .. } => {
                Pick::Free(division(world, field, faction, chance))
            }
            Ask::GoOn { .. } => Pick::Listed(0),
            _ => greedy.choose(moment, offered, chance),
        }
    }

    /// The next unit that goes somewhere, and where.
    fn next_march(
        &mut self,
        greedy: &Greedy,
        world: &World,
        field: &Field,
        faction: Faction,
        chance: &mut Shuffler,
    ) -> Option<March> {
        loop {
            let unit = self.next_unit(field, faction, chance)?;
            self.seen_to.push(unit.id);
            let reach = reach(world, field, unit);
            if reach.is_empty() {
                continue;
            }
            let to = match chance.below(100) < self.manner.by_orders {
                true => self.by_orders(world, field, unit, &reach, chance),
                false => self.by_reckoning(greedy, world, field, unit, &reach, chance),
            };
            if let Some(to) = to.filter(|it| *it != unit.hex) {
                return Some(March::announced(unit.id, reach.path_to(to)));
            }
        }
    }

    /// A unit that may still move: mostly in the Automa's order, by which infantry goes first.
    fn next_unit<'f>(&self, field: &'f Field, faction: Faction, chance: &mut Shuffler) -> Option<&'f Unit> {
        let waits = |it: &&Unit| {
            !it.moved && it.owes.is_none() && field.is_called(it) && !self.seen_to.contains(&it.id)
        };
        let place = |it: &Unit| match it.kind() {
            Kind::Infantry => 0,
            Kind::Special => 20,
            Kind::Artillery => 40,
            Kind::Fighter | Kind::Bomber => 60,
            Kind::Tank => 80,
        };
        field.units.of(faction).filter(waits).min_by_key(|it| place(it) + chance.below(100))
    }

    /// AA-AUT-5, AA-AUT-6: where the Automa would go; what it would attack is kept in mind.
    fn by_orders(
        &mut self,
        world: &World,
        field: &Field,
        unit: &Unit,
        reach: &Reach,
        chance: &mut Shuffler,
    ) -> Option<Hex> {
        let plan = plan_silently(world, field, unit, Some(reach));
        let Way { target, hex, aim, .. } =
            *plan.ways.get(chance.below(plan.ways.len().max(1) as u32) as usize)?;
        if let Some(target) = target {
            self.meant.push(Attack { unit: unit.id, at: aim.map_or(Target::Unit(target), Target::Hex) });
        }
        Some(hex)
    }

    /// Where a greedy player would go, more or less. What an attack would bring is worked out once for each enemy and not for each hex.
    fn by_reckoning(
        &self,
        greedy: &Greedy,
        world: &World,
        field: &Field,
        unit: &Unit,
        reach: &Reach,
        chance: &mut Shuffler,
    ) -> Option<Hex> {
        let is_blast = unit.aim(world) == Aim::Area;
        let gains = if is_blast { Vec::new() } else { self.gains(greedy, world, field, unit) };
        let around = Surroundings::new(greedy, world, field, unit);
        let score = |hex: Hex| {
            let moved = Unit { hex, ..*unit };
            let attack = match is_blast {
                true => greedy.best_blast(world, field, &moved),
                false if moved.is_afloat(world, field) => 0.0,
                false => best_gain(world, field, &moved, &gains),
            };
            attack.max(0.0) + greedy.score_ground(world, field, unit, hex, &around)
        };
        let mut best = (score(unit.hex) + self.jitter(chance), None);
        for &hex in reach.hexes() {
            let takes = if opens(world, field, unit, hex) { 100.0 } else { 0.0 };
            let score = takes + score(hex) + self.jitter(chance);
            if best.0 < score {
                best = (score, Some(hex));
            }
        }
        best.1
    }

    fn gains(&self, greedy: &Greedy, world: &World, field: &Field, unit: &Unit) -> Vec<Gain> {
        let enemies = field.units.of_side(unit.side().enemy());
        let able = enemies.filter(|it| unit.can_attack_type(world, it.kind()));
        let (least, most) = unit.range(world, field);
        able.map(|enemy| {
            let beside = Unit { hex: enemy.hex.neighbours()[0], ..*unit };
            let close = if least <= 1 { greedy.gain(world, field, &beside, enemy) } else { 0.0 };
            // From further away than any answer reaches.
            let afar = if 1 < most {
                greedy.gain(world, field, &Unit { hex: far_from(enemy.hex), ..*unit }, enemy)
            } else {
                0.0
            };
            Gain { at: enemy.hex, close, afar }
        })
        .collect()
    }

    fn jitter(&self, chance: &mut Shuffler) -> f32 {
        self.manner.noise * spread(chance)
    }

    /// The next unit that attacks something: what it had in mind, or what pays best.
    fn next_attack(
        &mut self,
        greedy: &Greedy,
        world: &World,
        field: &Field,
        offered: &Offered<'_, Aces>,
        chance: &mut Shuffler,
    ) -> Pick<Aces> {
        let mut best: (f32, Option<usize>) = (0.05, None);
        let mut done = None;
        let mut now: Option<UnitId> = None;
        for i in 0..offered.n {
            match (offered.nth)(i) {
                Choice::Attack(attack) => {
                    let owes = field.unit(attack.unit).is_some_and(|it| it.owes.is_some());
                    if self.seen_to.contains(&attack.unit) && !owes || now.is_some_and(|it| it != attack.unit)
                    {
                        continue;
                    }
                    now = Some(attack.unit);
                    let meant = if self.meant.contains(&attack) { 50.0 } else { 0.0 };
                    let score = meant
                        + greedy.score_attack(world, field, &Choice::Attack(attack))
                        + self.jitter(chance);
                    if best.0 < score || owes {
                        best = (score, Some(i));
                    }
                }
                Choice::Done => done = Some(i),
                // A rocket costs nothing: the best factory is as good as certain.
                rocket => {
                    let score = greedy.score_attack(world, field, &rocket) + self.jitter(chance);
                    if now.is_none() && best.0 < score {
                        best = (score, Some(i));
                    }
                }
            }
        }
        if let Some(unit) = now {
            self.seen_to.push(unit);
        }
        match (best.1, now, done) {
            (Some(i), _, _) => Pick::Listed(i),
            (None, Some(_), _) => self.next_attack(greedy, world, field, offered, chance),
            (None, None, Some(done)) => Pick::Listed(done),
            // Something is owed and was overlooked.
            (None, None, None) => Pick::Listed(0),
        }
    }
}

/// What an attack on an enemy would bring: from beside it, and from where it cannot answer.
struct Gain {
    at: Hex,
    close: f32,
    afar: f32,
}

fn best_gain(world: &World, field: &Field, moved: &Unit, gains: &[Gain]) -> f32 {
    let (least, most) = moved.range(world, field);
    let gain = |it: &Gain| match moved.hex.distance(it.at) {
        distance if distance < least || most < distance => 0.0,
        1 => it.close,
        _ => it.afar,
    };
    gains.iter().map(gain).fold(0.0, f32::max)
}

/// A hex that is not next to another.
fn far_from(hex: Hex) -> Hex {
    match hex.column() {
        0 => Hex::at(2, hex.row()),
        1 => Hex::at(3, hex.row()),
        column => Hex::at(column - 2, hex.row()),
    }
}

/// About -1 to 1, mostly near 0.
fn spread(chance: &mut Shuffler) -> f32 {
    let bits = chance.next_u64();
    let part = |shift: u32| ((bits >> shift) & 0xffff) as f32 / 65_536.0;
    part(0) + part(16) - part(32) - part(48)
}

fn noisy_best(
    offered: &Offered<'_, Aces>,
    noise: f32,
    chance: &mut Shuffler,
    score: impl Fn(&Choice) -> f32,
) -> Pick<Aces> {
    let mut best = (f32::MIN, 0);
    for i in 0..offered.n {
        let score = score(&(offered.nth)(i)) + noise * spread(chance);
        if best.0 < score {
            best = (score, i);
        }
    }
    Pick::Listed(best.1)
}

/// AA-SET-9: all units on one token, so that all may act in the first round, or spread over several.
fn division(world: &World, field: &Field, faction: Faction, chance: &mut Shuffler) -> Choice {
    let tokens: Vec<u8> = world.tokens_of(faction).iter().collect();
    let units: Vec<UnitId> =
        field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction).collect();
    let mut piles: [Vec<UnitId>; 3] = Default::default();
    let mut put = |on: Armies, chance: &mut Shuffler| {
        let on: Vec<u8> = on.iter().collect();
        for &unit in &units {
            piles[on[chance.below(on.len() as u32) as usize] as usize - 1].push(unit);
        }
    };
    let one = tokens[chance.below(tokens.len() as u32) as usize];
    match chance.below(4) {
        0 | 1 => put(Armies::NONE.with(one), chance),
        2 => put(world.tokens_of(faction), chance),
        _ => return divide(world, field, faction, chance),
    }
    Choice::Divide(Box::new(piles))
}
