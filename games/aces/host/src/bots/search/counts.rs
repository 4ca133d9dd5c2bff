//! What is counted for one team to judge a position. docs/strength.md describes all of it.

use aces::{
    Hex, Kind, Side, World,
    board::{Field, Level, Unit},
    missions::FIVE,
};

macro_rules! counted {
    ($($variant:ident $name:literal)*) => {
        /// What is counted.
        #[derive(Copy, Clone)]
        pub(super) enum Count { $($variant),* }

        /// Their names, as the file of weights has them.
        pub(super) const NAMES: [&str; C] = [$($name),*];
        /// How many there are.
        pub(super) const C: usize = [$($name),*].len();
    };
}

counted! {
    Infantry "infantry"
    Special "special"
    Artillery "artillery"
    Tank "tank"
    Fighter "fighter"
    Bomber "bomber"
    InfantryDamage "infantry_damage"
    GroundDamage "ground_damage"
    AirDamage "air_damage"
    Experience "experience"
    Veterans "veterans"
    AirVeterans "air_veterans"
    Heroes "heroes"
    AirHeroes "air_heroes"
    SomeInfantry "some_infantry"
    SecondInfantry "second_infantry"
    SomeUnits "some_units"
    Coins "coins"
    FirstCoins "first_coins"
    CanBuy "can_buy"
    Penniless "penniless"
    Cornered "cornered"
    Factories "factories"
    SomeFactory "some_factory"
    ThreeMissing "three_missing"
    TwoMissing "two_missing"
    OneMissing "one_missing"
    AboutToWin "about_to_win"
    AboutToWinOnTheMove "about_to_win_and_on_the_move"
    Besieged "besieged"
    BesiegedOffTheMove "besieged_and_not_on_the_move"
    Unguarded "unguarded"
    AtAFactory "at_a_factory"
    NearAFactory "near_a_factory"
    NearAFactoryOnTheMove "near_a_factory_and_on_the_move"
    WayToAFactory "way_to_a_factory"
    Nearness "nearness"
    Nearest "nearest"
    SecondNearest "second_nearest"
    InfantryHunted "infantry_hunted"
    GroundHunted "ground_hunted"
    AirHunted "air_hunted"
    InfantryHuntedNext "infantry_hunted_next"
    GroundHuntedNext "ground_hunted_next"
    AirHuntedNext "air_hunted_next"
    InfantryHunts "infantry_hunts"
    GroundHunts "ground_hunts"
    AirHunts "air_hunts"
    InfantryHuntsNow "infantry_hunts_now"
    GroundHuntsNow "ground_hunts_now"
    AirHuntsNow "air_hunts_now"
    HuntsInfantry "hunts_infantry"
    HuntsInfantryNow "hunts_infantry_now"
    OnTheMove "on_the_move"
    Germany "germany"
    Always "always"
    Shore "shore"
    RoundsLeft "rounds_left"
    Destroyed "destroyed"
    LauncherFound "launcher_found"
    LauncherDamage "launcher_damage"
    Tokens "tokens"
}

/// What has been counted for one team.
pub(super) struct Counted {
    pub(super) counts: [f32; C],
    /// What its units on the board are worth in coins, with what they have suffered and learned.
    pub(super) strength: f32,
}

/// Counts for one team, before its own turn or the enemy's.
pub(super) fn count(world: &World, field: &Field, side: Side, moves: bool) -> Counted {
    let mut it = Counter { world, field, side, moves, counts: [0.0; C], strength: 0.0 };
    it.money_and_constants();
    let n_infantry = it.all_units();
    it.factories(n_infantry);
    if side == Side::Germany {
        it.missions();
    }
    Counted { counts: it.counts, strength: it.strength }
}

struct Counter<'a> {
    world: &'a World,
    field: &'a Field,
    side: Side,
    moves: bool,
    counts: [f32; C],
    strength: f32,
}

impl Counter<'_> {
    fn add(&mut self, count: Count, value: f32) {
        self.counts[count as usize] += value;
    }

    fn add_if(&mut self, holds: bool, count: Count) {
        self.add(count, f32::from(u8::from(holds)));
    }

    fn money_and_constants(&mut self) {
        let coins = self.coins();
        self.add(Count::Coins, f32::from(coins.min(12)) / 6.0);
        self.add(Count::FirstCoins, f32::from(coins.min(3)) / 3.0);
        self.add_if(self.moves, Count::OnTheMove);
        self.add_if(self.side == Side::Germany, Count::Germany);
        self.add(Count::Always, 1.0);
    }

    fn coins(&self) -> u16 {
        self.side.factions().into_iter().map(|it| self.field.coins[it]).sum()
    }

    /// Counts units, those that wait on tokens included. Returns how many of them are infantry.
    fn all_units(&mut self) -> usize {
        let (world, field) = (self.world, self.field);
        let (mut n, mut n_infantry) = (0, 0);
        let mut ways = Ways::default();
        for unit in field.units.of_side(self.side) {
            self.unit(unit);
            self.fights(unit);
            n += 1;
            if unit.kind().is_infantry() {
                n_infantry += 1;
                self.infantry(unit, &mut ways);
            }
        }
        let side = self.side;
        for it in field.waiting.iter().filter(|it| it.id.side() == side) {
            self.add(of_kind(it.id.kind()), 1.0);
            self.strength += f32::from(world.figures(it.id.faction(), it.id.kind()).cost);
            n += 1;
            n_infantry += usize::from(it.id.kind().is_infantry());
        }
        self.add(Count::Nearest, ways.nearness(0));
        self.add(Count::SecondNearest, ways.nearness(1));
        self.add_if(0 < n_infantry, Count::SomeInfantry);
        self.add_if(1 < n_infantry, Count::SecondInfantry);
        self.add_if(1 < n, Count::SomeUnits);
        n_infantry
    }

    /// What a unit is, what it has suffered and what it has learned.
    fn unit(&mut self, unit: &Unit) {
        let arm = Arm::of(unit.kind());
        let damage = f32::from(unit.damage.min(6)) / 6.0;
        self.add(of_kind(unit.kind()), 1.0);
        self.add(arm.one([Count::InfantryDamage, Count::GroundDamage, Count::AirDamage]), damage);
        self.add(Count::Experience, f32::from(unit.experience.min(6)) / 6.0);
        let is_air = arm == Arm::Air;
        let learned = match unit.level() {
            Level::Rookie => 1.0,
            Level::Veteran => {
                self.add(if is_air { Count::AirVeterans } else { Count::Veterans }, 1.0);
                1.3
            }
            Level::WarHero => {
                self.add(if is_air { Count::AirHeroes } else { Count::Heroes }, 1.0);
                1.6
            }
        };
        self.strength += f32::from(unit.figures(self.world).cost) * learned * (1.0 - 0.6 * damage);
    }

    /// Who may attack it in the next turn, and whether it may attack anybody itself, by distance alone.
    fn fights(&mut self, unit: &Unit) {
        let (world, field) = (self.world, self.field);
        let arm = Arm::of(unit.kind());
        let own = within(world, field, unit);
        let (mut hunters, mut hunts, mut hunts_infantry) = (0u8, false, false);
        for enemy in field.units.of_side(self.side.enemy()) {
            let distance = enemy.hex.distance(unit.hex);
            if enemy.can_attack_type(world, unit.kind()) && distance <= within(world, field, enemy) {
                hunters += 1;
            }
            if unit.can_attack_type(world, enemy.kind()) && distance <= own {
                hunts = true;
                hunts_infantry |= enemy.kind().is_infantry();
            }
        }
        let hunters = f32::from(hunters.min(3));
        self.add(arm.one([Count::InfantryHunted, Count::GroundHunted, Count::AirHunted]), hunters);
        self.add_if(hunts, arm.one([Count::InfantryHunts, Count::GroundHunts, Count::AirHunts]));
        self.add_if(hunts_infantry, Count::HuntsInfantry);
        if self.moves {
            self.add_if(hunts, arm.one([Count::InfantryHuntsNow, Count::GroundHuntsNow, Count::AirHuntsNow]));
            self.add_if(hunts_infantry, Count::HuntsInfantryNow);
        } else {
            let next = [Count::InfantryHuntedNext, Count::GroundHuntedNext, Count::AirHuntedNext];
            self.add(arm.one(next), hunters);
        }
    }

    /// How far an infantry is from factories that it could take.
    fn infantry(&mut self, unit: &Unit, ways: &mut Ways) {
        let factories = self.world.factories.iter().zip(&self.field.flags);
        let open = factories.filter(|it| it.1.is_none_or(|owner| owner.side() != self.side));
        let way = open.map(|it| it.0.distance(unit.hex)).min().unwrap_or(FAR);
        let speed = speed(self.world, unit);
        if way <= speed {
            self.add(Count::NearAFactory, 1.0);
            self.add_if(self.moves, Count::NearAFactoryOnTheMove);
        }
        self.add(Count::WayToAFactory, f32::from(way.min(10)) / 10.0);
        self.add(Count::Nearness, 1.0 / (1.0 + f32::from(way) / f32::from(speed.max(1))));
        ways.note(way);
        ways.n_beside += u8::from(way == 1 && unit.owes.is_none());
        if way == 1 && unit.owes.is_none() && ways.n_beside <= 3 {
            self.add(Count::AtAFactory, 1.0);
        }
    }

    fn factories(&mut self, n_infantry: usize) {
        let n = self.field.factories_of(self.side);
        let coins = self.coins();
        self.add(Count::Factories, n as f32);
        self.add_if(0 < n, Count::SomeFactory);
        self.add_if(0 < n && 2 <= coins, Count::CanBuy);
        self.add_if(n_infantry == 0 && coins < 2, Count::Penniless);
        self.add_if(n == 0 && n_infantry <= 1, Count::Cornered);
        let missing = self.world.factories_to_win().saturating_sub(n);
        for (count, most) in [(Count::ThreeMissing, 3), (Count::TwoMissing, 2), (Count::OneMissing, 1)] {
            self.add_if(missing <= most, count);
        }
        let about_to_win = missing <= 1 && 0.0 < self.counts[Count::AtAFactory as usize];
        self.add_if(about_to_win, Count::AboutToWin);
        self.add_if(about_to_win && self.moves, Count::AboutToWinOnTheMove);
        for (hex, owner) in self.world.factories.iter().zip(&self.field.flags) {
            if owner.is_some_and(|it| it.side() == self.side) {
                self.own_factory(*hex);
            }
        }
    }

    /// Whether an enemy infantry could be there in one turn, and whether anybody is near.
    fn own_factory(&mut self, hex: Hex) {
        let (world, field) = (self.world, self.field);
        let comes = |it: &&Unit| it.kind().is_infantry() && it.hex.distance(hex) <= speed(world, it);
        if !field.units.of_side(self.side.enemy()).any(|it| comes(&it)) {
            return;
        }
        self.add(Count::Besieged, 1.0);
        self.add_if(!self.moves, Count::BesiegedOffTheMove);
        let is_guarded = field.units.of_side(self.side).any(|it| it.hex.distance(hex) <= 1);
        self.add_if(!is_guarded, Count::Unguarded);
    }

    /// What speaks for Germany in missions.
    fn missions(&mut self) {
        let (world, field) = (self.world, self.field);
        if let Some(bulge) = world.missions.bulge {
            let shore = world.map.shore();
            let way = |it: &Unit| shore.iter().map(|hex: &Hex| hex.distance(it.hex)).min().unwrap_or(20);
            let tanks = field.units.of_side(Side::Germany).filter(|it| it.kind() == Kind::Tank);
            let nearest = tanks.map(way).min().unwrap_or(20).min(20);
            self.add(Count::Shore, 1.0 - f32::from(nearest) / 20.0);
            let left = bulge.rounds.map_or(20, |it| it.saturating_sub(field.round)).min(20);
            self.add(Count::RoundsLeft, f32::from(left) / 20.0);
        }
        if let Some(v2) = &field.v2 {
            self.add(Count::Destroyed, v2.destroyed.len() as f32 / FIVE as f32);
            self.add_if(v2.launcher.is_some(), Count::LauncherFound);
            self.add(Count::LauncherDamage, v2.launcher.map_or(0.0, |it| f32::from(it.damage) / 6.0));
            self.add(Count::Tokens, v2.tokens.len() as f32 / 13.0);
        }
    }
}

/// What fights alike.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Arm {
    Infantry,
    Ground,
    Air,
}

impl Arm {
    fn of(kind: Kind) -> Arm {
        match kind {
            Kind::Infantry | Kind::Special => Arm::Infantry,
            Kind::Artillery | Kind::Tank => Arm::Ground,
            Kind::Fighter | Kind::Bomber => Arm::Air,
        }
    }

    fn one(self, counts: [Count; 3]) -> Count {
        counts[self as usize]
    }
}

fn of_kind(kind: Kind) -> Count {
    match kind {
        Kind::Infantry => Count::Infantry,
        Kind::Special => Count::Special,
        Kind::Artillery => Count::Artillery,
        Kind::Tank => Count::Tank,
        Kind::Fighter => Count::Fighter,
        Kind::Bomber => Count::Bomber,
    }
}

/// Further than any way on a board.
const FAR: u8 = 40;

/// The two shortest ways of a team's infantry to factories.
struct Ways {
    shortest: [u8; 2],
    n_beside: u8,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways { shortest: [FAR; 2], n_beside: 0 }
    }
}

impl Ways {
    fn note(&mut self, way: u8) {
        let [first, second] = self.shortest;
        self.shortest = if way < first { [way, first] } else { [first, second.min(way)] };
    }

    fn nearness(&self, nth: usize) -> f32 {
        1.0 / (1.0 + f32::from(self.shortest[nth]))
    }
}

/// How many clear hexes a unit goes in a turn.
fn speed(world: &World, unit: &Unit) -> u8 {
    unit.figures(world).speed / 2
}

/// How far away what it attacks in one turn may be, over clear ground.
fn within(world: &World, field: &Field, unit: &Unit) -> u8 {
    speed(world, unit) + unit.range(world, field).1
}
