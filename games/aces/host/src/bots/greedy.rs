//! A player that takes what is best at once: factories first, then fights that pay, then good ground.

use aces::{
    Aces, Ask, Choice, Faction, Hex, Kind, UnitId, World,
    board::{Field, Unit},
    choices::{Attack, March, Target},
    hex::Grid,
    map::Terrain,
    reach::reach_with,
};
use table::{
    Chance, Shuffler,
    policy::{Moment, Offered, Pick},
};

use super::{
    ground::Surroundings,
    missions::{self, Aims},
    worth::{Hits, gain, worth},
};

/// Too far to matter, in half points.
pub(crate) const FAR: u8 = 200;

/// The greedy player. It sees a view, as a person would, and remembers nothing between decisions except the map.
pub struct Greedy {
    hits: Hits,
    /// Half points that infantry needs from each hex to each factory, units left aside.
    pub(crate) ways: Vec<Grid<u8>>,
    aims: Aims,
}

impl Greedy {
    /// Studies the board of a world.
    pub fn new(world: &World) -> Greedy {
        let ways = world.factories.iter().map(|it| way_to(world, *it)).collect();
        Greedy { hits: Hits::new(), ways, aims: Aims::new(world) }
    }

    pub(crate) fn choose(
        &self,
        moment: &Moment<'_, Aces>,
        offered: &Offered<'_, Aces>,
        chance: &mut Shuffler,
    ) -> Pick<Aces> {
        let (world, field) = (moment.world(), moment.open());
        let best = |score: &mut dyn FnMut(&Choice) -> f32| best_of(offered, score);
        match *moment.ask {
            Ask::Move { faction } => match self.best_march(world, field, faction) {
                Some(march) => Pick::Free(march),
                None => best(&mut |_| 0.0),
            },
            Ask::GoOn { unit, left } => match self.way_on(world, field, unit, left) {
                Some(march) => Pick::Free(march),
                None => best(&mut |_| 0.0),
            },
            Ask::Declare { .. } => best(&mut |it| self.score_attack(world, field, it)),
            Ask::Intercept { mover, .. } => best(&mut |it| self.score_interception(world, field, mover, it)),
            Ask::Money { faction } => best(&mut |it| self.score_spending(world, field, faction, it)),
            Ask::Place { .. } => best(&mut |it| self.score_placing(world, it) + jitter(chance)),
            Ask::Armies { faction, .. } => best(&mut |it| score_armies(world, field, faction, it)),
            // AA-MIS-BUL-1: how a team shares its factories is left to people, if there is one in the team.
            Ask::SplitFactories { .. } => best(&mut |it| f32::from(*it == Choice::PickInTurn)),
            Ask::AgreeToSplit { .. } => best(&mut |it| f32::from(*it == Choice::Agree(true))),
            Ask::Draw { .. } => best(&mut |it| f32::from(*it == Choice::Agree(false))),
            Ask::Divide { faction } | Ask::DivideWithPartner { faction, .. } => {
                Pick::Free(divide(world, field, faction, chance))
            }
            // Any token would do as well; without some chance everybody could guess.
            Ask::HideLauncher { .. } => {
                best(&mut |it| missions::score_hiding(field, it) + 12.0 * jitter(chance))
            }
            _ => moment.pick_blindly(offered, chance),
        }
    }

    /// The best march of any unit, if it is better than standing still.
    fn best_march(&self, world: &World, field: &Field, faction: Faction) -> Option<Choice> {
        let mut best: Option<(f32, March)> = None;
        for unit in field.units.of(faction) {
            if unit.moved || unit.owes.is_some() || !field.is_called(unit) {
                continue;
            }
            let march = self.march_of(world, field, unit, unit.figures(world).speed);
            if let Some(march) = march.filter(|it| best.as_ref().is_none_or(|other| other.0 < it.0)) {
                best = Some(march);
            }
        }
        best.map(|it| it.1.into())
    }

    /// The best way on for a unit on the march, if there is a better place than where it is.
    fn way_on(&self, world: &World, field: &Field, unit: UnitId, left: u8) -> Option<Choice> {
        self.march_of(world, field, field.unit(unit)?, left).map(|it| it.1.into())
    }

    /// The best march of a unit, and how much better it is than standing still.
    fn march_of(&self, world: &World, field: &Field, unit: &Unit, left: u8) -> Option<(f32, March)> {
        let reach = reach_with(world, field, unit, left);
        let around = Surroundings::new(self, world, field, unit);
        let here = self.score_place(world, field, unit, unit.hex, &around);
        let mut there: Option<(f32, Hex)> = None;
        for &hex in reach.hexes() {
            let score = match opens(world, field, unit, hex) {
                true => 100.0,
                false => self.score_place(world, field, unit, hex, &around) - here,
            };
            if there.is_none_or(|it| it.0 < score) {
                there = Some((score, hex));
            }
        }
        let (score, hex) = there.filter(|it| 0.05 < it.0)?;
        Some((score, March::announced(unit.id, reach.path_to(hex))))
    }

    /// How good it would be for a unit to stand in a hex.
    fn score_place(&self, world: &World, field: &Field, unit: &Unit, hex: Hex, around: &Surroundings) -> f32 {
        let attack = self.best_attack(world, field, &Unit { hex, ..*unit }).max(0.0);
        attack + self.score_ground(world, field, unit, hex, around)
    }

    /// The same without attacks.
    pub(crate) fn score_ground(
        &self,
        world: &World,
        field: &Field,
        unit: &Unit,
        hex: Hex,
        around: &Surroundings,
    ) -> f32 {
        let (danger, nearest) = around.enemies(hex);
        let mut score = self.aims.pull(world, field, unit, hex) - 0.25 * danger;
        score += match unit.kind().is_infantry() {
            true => around.pull_of_factories(self, hex),
            false => -0.12 * f32::from(nearest),
        };
        if world.terrain(hex) == Some(Terrain::Forest) && !unit.kind().is_aircraft() {
            score += 0.15;
        }
        if !unit.kind().is_aircraft() && field.terrain(world, hex) == Some(Terrain::Water) {
            score -= 1.5;
        }
        // A factory is where units are made: others keep off it, unless they need repair.
        match field.flag_at(world, hex) {
            Some(Some(owner)) if world.act_as_one(owner, unit.faction()) && 3 <= unit.damage => score + 1.2,
            Some(_) => score - 0.6,
            None => score,
        }
    }

    /// What an attack would bring, a mission's aims included.
    pub(crate) fn gain(&self, world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> f32 {
        gain(&self.hits, world, field, attacker, defender) * self.aims.urgency(defender)
    }

    /// The value of the best attack from where a unit would stand.
    fn best_attack(&self, world: &World, field: &Field, moved: &Unit) -> f32 {
        if moved.occupied || moved.is_afloat(world, field) || moved.aim(world) == aces::mats::Aim::Area {
            return if moved.aim(world) == aces::mats::Aim::Area {
                self.best_blast(world, field, moved)
            } else {
                0.0
            };
        }
        let enemies = field.units.of_side(moved.side().enemy());
        let in_range = enemies
            .filter(|it| moved.has_in_range(world, field, it.hex) && moved.can_attack_type(world, it.kind()));
        in_range.map(|it| self.gain(world, field, moved, it)).fold(0.0, f32::max)
    }

    /// A rough value of the best area attack: what stands around the enemies in range.
    pub(crate) fn best_blast(&self, world: &World, field: &Field, moved: &Unit) -> f32 {
        let (least, most) = moved.range(world, field);
        let enemies = field.units.of_side(moved.side().enemy()).filter(|it| !it.kind().is_aircraft());
        let covered = enemies.filter(|it| (least..=most).contains(&moved.hex.distance(it.hex)));
        covered.map(|it| blast_worth(world, field, moved, it.hex)).fold(0.0, f32::max)
    }

    pub(crate) fn score_attack(&self, world: &World, field: &Field, choice: &Choice) -> f32 {
        if let Choice::Rocket(at) = choice {
            return missions::score_rocket(world, field, *at);
        }
        let Choice::Attack(Attack { unit, at }) = choice else { return 0.05 };
        let Some(attacker) = field.unit(*unit) else { return -1.0 };
        match at {
            Target::Hex(hex) => blast_worth(world, field, attacker, *hex),
            Target::Launcher => missions::score_attack_on_launcher(world, field, *unit),
            Target::Unit(target) => {
                let Some(defender) = field.unit(*target) else { return -1.0 };
                let aimed = field.declared.iter().filter(|it| it.at == *at).count();
                // A third unit on one target mostly shoots at nothing; but no attack that is owed is left out.
                let spread = if 2 < aimed { 0.3 } else { 1.0 };
                let owed = if attacker.owes == Some(*target) { 10.0 } else { 0.0 };
                self.gain(world, field, attacker, defender) * spread + owed
            }
        }
    }

    pub(crate) fn score_interception(
        &self,
        world: &World,
        field: &Field,
        mover: UnitId,
        choice: &Choice,
    ) -> f32 {
        let (Choice::Intercept(by), Some(mover)) = (choice, field.unit(mover)) else { return 0.6 };
        let Some(by) = field.unit(*by) else { return 0.0 };
        self.gain(world, field, by, mover)
    }

    pub(crate) fn score_spending(
        &self,
        world: &World,
        field: &Field,
        faction: Faction,
        choice: &Choice,
    ) -> f32 {
        match *choice {
            Choice::Repair(unit) => {
                field.unit(unit).map_or(0.0, |it| it.damage as f32 * worth(world, it) / 8.0)
            }
            Choice::Buy { kind, hex } => {
                let n = |wanted: &[Kind]| {
                    wanted.iter().map(|it| field.n_of_type(faction, *it)).sum::<usize>() as f32
                };
                let wish = match kind {
                    Kind::Infantry => 5.0 - 2.0 * n(&[Kind::Infantry, Kind::Special]),
                    Kind::Special => 6.0 - 2.0 * n(&[Kind::Infantry, Kind::Special]),
                    Kind::Tank => 3.0 - 0.5 * n(&[Kind::Tank]),
                    Kind::Artillery => 1.5 - n(&[Kind::Artillery]),
                    Kind::Fighter => 2.0 - n(&[Kind::Fighter]),
                    Kind::Bomber => 1.8 - n(&[Kind::Bomber]),
                };
                let raided = |it: &Hex| {
                    field
                        .units
                        .at(*it)
                        .is_some_and(|it| it.side() != faction.side() && it.kind().is_infantry())
                };
                wish.max(0.2) + if hex.neighbours().iter().any(raided) { -5.0 } else { 1.0 }
            }
            _ => 0.5,
        }
    }

    /// Infantry towards factories, the others as they come.
    pub(crate) fn score_placing(&self, world: &World, choice: &Choice) -> f32 {
        let Choice::Place { unit, hex } = choice else { return 0.0 };
        let afloat = world.terrain(*hex) == Some(Terrain::Water);
        let near = self.ways.iter().map(|it| it[*hex]).min().unwrap_or(FAR) as f32;
        let infantry = if unit.kind().is_infantry() { 20.0 - near } else { 0.0 };
        infantry - if afloat { 30.0 } else { 0.0 }
    }
}

/// Whether ending a move in a hex means taking a factory.
pub(crate) fn opens(world: &World, field: &Field, unit: &Unit, hex: Hex) -> bool {
    field.flag_at(world, hex).is_some_and(|flag| flag.is_none_or(|owner| owner.side() != unit.side()))
}

/// The value of what stands in a blast: the enemy's units minus the player's own.
fn blast_worth(world: &World, field: &Field, attacker: &Unit, at: Hex) -> f32 {
    let sign = |it: &Unit| if it.side() == attacker.side() { -1.2 } else { 1.0 };
    let launcher = field.v2.as_ref().and_then(|it| it.launcher).filter(|it| it.hex.distance(at) <= 1);
    let launcher = if launcher.is_some() && attacker.side() == aces::Side::Allies { 6.0 } else { 0.0 };
    launcher
        + 0.18 * aces::combat::in_blast(world, field, at).map(|it| sign(it) * worth(world, it)).sum::<f32>()
}

pub(crate) fn score_armies(world: &World, field: &Field, faction: Faction, choice: &Choice) -> f32 {
    let Choice::Armies(armies) = choice else { return 0.0 };
    let called = field.units_in_turn_of(world, faction).filter(|it| armies.contains(it.army));
    called.map(|it| if it.kind().is_infantry() { 2.0 } else { 1.0 }).sum()
}

/// About as many units on each token, infantry spread.
pub(crate) fn divide(world: &World, field: &Field, faction: Faction, chance: &mut dyn Chance) -> Choice {
    let mut piles: [Vec<UnitId>; 3] = Default::default();
    let tokens: Vec<usize> = world.tokens_of(faction).iter().map(usize::from).collect();
    let first = chance.below(tokens.len() as u32) as usize;
    let units = field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == faction);
    for (i, unit) in units.enumerate() {
        piles[tokens[(first + i) % tokens.len()] - 1].push(unit);
    }
    Choice::Divide(Box::new(piles))
}

/// The option with the highest score, the first of those that tie.
fn best_of(offered: &Offered<'_, Aces>, score: &mut dyn FnMut(&Choice) -> f32) -> Pick<Aces> {
    let mut best = (f32::MIN, 0);
    for i in 0..offered.n {
        let score = score(&(offered.nth)(i));
        if best.0 < score {
            best = (score, i);
        }
    }
    Pick::Listed(best.1)
}

fn jitter(chance: &mut dyn Chance) -> f32 {
    chance.below(1000) as f32 / 4000.0
}

/// What infantry pays from each hex to a factory; whole moves through water are expensive.
fn way_to(world: &World, factory: Hex) -> Grid<u8> {
    let mut ways = Grid::filled(FAR);
    let mut open = vec![factory];
    ways[factory] = 0;
    while let Some(hex) = open.pop() {
        for next in hex.neighbours() {
            // Walked backwards: a step costs what the hex entered costs, which is the one nearer the factory.
            let cost = match world.terrain(hex) {
                _ if world.terrain(next).is_none() => continue,
                Some(Terrain::Forest) => 3,
                Some(Terrain::Road | Terrain::Bridge) => 1,
                Some(Terrain::Water) => 8,
                _ => 2,
            };
            let way = ways[hex].saturating_add(cost).min(FAR);
            if way < ways[next] {
                ways[next] = way;
                open.push(next);
            }
        }
    }
    ways
}
