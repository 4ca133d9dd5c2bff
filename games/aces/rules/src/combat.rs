//! Phase 3: combat (AA-CMB). AA-CMB-16: an empty list of attacks is fought like any other, and none is withdrawn any more.

use arrayvec::ArrayVec;
use table::{Dice, Play, Table};

use crate::{
    Aces, Ask, Event, Faction, Hex, Kind, Side, Step, UnitId, World,
    board::{Field, Phase, Unit},
    choices::{Attack, Target},
    events::{Bombardment, Fight, Fire, Struck},
    map::Terrain,
    mats::{AirFire, DESTROYED},
    missions::v2,
    victory,
    world::Figures,
};

/// The sides of a die.
pub const SIDES: u8 = 12;

/// AA-CMB-1: one fight at a time, in the order declared; then the coins.
pub(crate) fn combat(t: &mut Table<'_, Aces>) -> Play {
    let field = &t.board().field;
    // AA-MIS-V2-8: a rocket is one entry of the list.
    if let Some(rocket) = v2::due(field) {
        t.then(Step::Combat);
        return v2::fire_rocket(t, rocket.at);
    }
    let Some(&attack) = field.declared.get(field.n_fought as usize) else {
        t.tell(Event::PhaseBegan { phase: Phase::Money });
        t.then(Step::Income);
        return Ok(());
    };
    t.then(Step::Combat);
    match attack.at {
        Target::Unit(defender) => fight(t, attack, defender),
        Target::Hex(hex) => bombard(t, attack, hex),
        Target::Launcher => v2::attack_launcher(t, attack),
    }
}

/// AA-CMB-8, AA-CMB-10, AA-CMB-11: both roll at once, with the values they had before; damage and experience follow for
/// both at the same time.
pub(crate) fn fight(t: &mut Table<'_, Aces>, attack: Attack, defender: UnitId) -> Play {
    let world = t.world();
    let field = &t.board().field;
    // AA-ATK-5: an attack by a destroyed unit, or on a destroyed one, is void.
    let (Some(&attacker), Some(&defender)) = (field.unit(attack.unit), field.unit(defender)) else {
        t.tell(Event::AttackVoid { attack });
        return Ok(());
    };
    let plan = plan(world, field, &attacker, &defender);
    let Plan { dice, red, needed, fixed, .. } = plan;
    let volley = Volley { by: attacker.faction(), dice, red, needed, fixed };
    let attack_fire = fire(t, Ask::AttackDice { attack, red }, &volley)?;
    let back_fire = match plan.back {
        Some(Back { dice, needed, fixed }) => {
            let ask = Ask::BackDice { defender: defender.id, attacker: attacker.id };
            Some(fire(t, ask, &Volley { by: defender.faction(), dice, red: 0, needed, fixed })?)
        }
        None => None,
    };
    let attack = Fire { damage: damage_from(plan.row, attack_fire.hits), ..attack_fire };
    let back = back_fire.map(|it| Fire { damage: damage_from(plan.back_row, it.hits), ..it });
    let back_damage = back.as_ref().map_or(0, |it| it.damage);
    let defender_destroyed = DESTROYED <= defender.damage + attack.damage;
    let attacker_destroyed = DESTROYED <= attacker.damage + back_damage;
    t.tell(Event::Fought(Fight {
        attacker: attacker.id,
        defender: defender.id,
        attacker_learnt: if attacker_destroyed { 0 } else { lesson(attack.damage, defender_destroyed) },
        defender_learnt: if defender_destroyed { 0 } else { lesson(back_damage, attacker_destroyed) },
        attack,
        back,
        attacker_destroyed,
        defender_destroyed,
    }));
    victory::judge(t, attacker.side())
}

/// AA-CMB-11: 1 point for having damaged, 2 in all for having destroyed.
pub(crate) fn lesson(damage: u8, destroyed: bool) -> u8 {
    match (damage, destroyed) {
        (0, _) => 0,
        (_, false) => 1,
        (_, true) => 2,
    }
}

/// What one unit is about to fire.
pub(crate) struct Volley {
    pub(crate) by: Faction,
    pub(crate) dice: u8,
    pub(crate) red: u8,
    pub(crate) needed: u8,
    pub(crate) fixed: u8,
}

/// AA-CMB-7, AA-CMB-14, AA-AUT-14: dice that show the hit number or less; or fixed hits, without dice and for the Automa.
pub(crate) fn fire(t: &mut Table<'_, Aces>, ask: Ask, volley: &Volley) -> Play<Fire> {
    let Volley { by, dice, red, needed, fixed } = *volley;
    if t.world().deals_fixed_hits(by) {
        return Ok(Fire { hits: fixed, needed, ..Fire::default() });
    }
    let rolled: Dice = t.roll(ask, dice + red, SIDES)?;
    let hits = rolled.iter().filter(|it| **it <= needed).count() as u8;
    Ok(Fire { dice: rolled, red, needed, hits, damage: 0 })
}

/// AA-CMB-12: an attack on a hex: one roll, applied to every ground unit in the hex and the six around, own and allied too.
pub(crate) fn bombard(t: &mut Table<'_, Aces>, attack: Attack, at: Hex) -> Play {
    let world = t.world();
    let Some(&attacker) = t.board().field.unit(attack.unit) else {
        t.tell(Event::AttackVoid { attack });
        return Ok(());
    };
    let (dice, needed) = (dice_of(world, &attacker), needed(world, &attacker, Kind::Tank));
    let fixed = fixed_hits(world, &attacker, Kind::Tank);
    let volley = Volley { by: attacker.faction(), dice, red: 0, needed, fixed };
    let fire = fire(t, Ask::AttackDice { attack, red: 0 }, &volley)?;
    let mut struck = ArrayVec::new();
    let mut learnt = 0;
    for unit in in_blast(world, &t.board().field, at) {
        let damage = damage_from(row_of(world, unit, true), fire.hits);
        let destroyed = DESTROYED <= unit.damage + damage;
        struck.push(Struck { unit: unit.id, damage, destroyed });
        if unit.side() != attacker.side() || world.options.area_experience_from_any {
            learnt = learnt.max(lesson(damage, destroyed));
        }
    }
    let launcher = v2::in_blast(world, &t.board().field, at, fire.hits);
    if let Some(it) =
        launcher.filter(|_| attacker.side() == Side::Allies || world.options.area_experience_from_any)
    {
        learnt = learnt.max(lesson(it.damage, it.destroyed));
    }
    t.tell(Event::Bombarded(Bombardment { attacker: attacker.id, at, fire, struck, learnt, launcher }));
    victory::judge(t, attacker.side())
}

/// The ground units in a hex and the six around it.
pub fn in_blast<'a>(world: &'a World, field: &'a Field, at: Hex) -> impl Iterator<Item = &'a Unit> {
    let hexes = [at].into_iter().chain(at.neighbours()).filter(|it| world.is_in_play(*it));
    hexes.filter_map(|it| field.units.at(it)).filter(|it| !it.kind().is_aircraft())
}

/// All that decides a fight before the dice are thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The attacker's dice.
    pub dice: u8,
    /// Red dice for support.
    pub red: u8,
    /// What a die of the attacker may show at most.
    pub needed: u8,
    /// The attacker's hits without dice.
    pub fixed: u8,
    /// Hits that the defender needs to take for 1 to 6 damage.
    pub row: [u8; 6],
    /// What the defender fires back, if it can.
    pub back: Option<Back>,
    /// Hits that the attacker needs to take for 1 to 6 damage.
    pub back_row: [u8; 6],
}

/// What a defender fires back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// Its dice.
    pub dice: u8,
    /// What a die may show at most.
    pub needed: u8,
    /// Its hits without dice.
    pub fixed: u8,
}

/// How a fight would be fought now.
pub fn plan(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Plan {
    // AA-CMB-14, AA-AUT-12: support adds nothing to fixed hits.
    let fixed = world.deals_fixed_hits(attacker.faction());
    let red = if fixed { 0 } else { red_dice(world, field, attacker, defender) };
    let back = shoots_back(world, field, attacker, defender).then(|| Back {
        dice: dice_of(world, defender),
        needed: needed(world, defender, attacker.kind()),
        fixed: fixed_hits(world, defender, attacker.kind()),
    });
    Plan {
        dice: dice_of(world, attacker),
        red,
        needed: needed(world, attacker, defender.kind()),
        fixed: fixed_hits(world, attacker, defender.kind()),
        row: row_of(world, defender, true),
        back,
        back_row: row_of(world, attacker, false),
    }
}

/// AA-CMB-2, AA-CMB-13, AA-MOV-4: the defender shoots back only at range 1, and only if it could fight the attacker there.
pub fn shoots_back(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> bool {
    let figures = defender.figures(world);
    let air = !attacker.kind().is_aircraft() || figures.air != AirFire::No;
    attacker.hex.distance(defender.hex) == 1
        && defender.has_close_range(world, field)
        && air
        && !defender.is_afloat(world, field)
}

/// AA-CMB-3: the number of dice follows from the unit's own damage.
pub fn dice_of(world: &World, unit: &Unit) -> u8 {
    world.dice[unit.damage.min(DESTROYED - 1) as usize]
}

/// AA-CMB-7: what a die may show at most, by experience and by what is fired at.
pub fn needed(world: &World, unit: &Unit, target: Kind) -> u8 {
    let figures = unit.figures(world);
    let hits = if target.is_aircraft() { figures.hits_air } else { figures.hits_ground };
    hits[unit.level() as usize]
}

/// AA-CMB-14, AA-AUT-14: hits without dice. With 0-2 damage the attack value and 2 for each level above rookie; with
/// 3-5 damage half of it, rounded up, and 1 for each.
pub fn fixed_hits(world: &World, unit: &Unit, target: Kind) -> u8 {
    let figures = unit.figures(world);
    let value = if target.is_aircraft() { figures.hits_air[0] } else { figures.hits_ground[0] };
    let levels = unit.level() as u8;
    match unit.damage {
        0..=2 => value + 2 * levels,
        _ => value.div_ceil(2) + levels,
    }
}

/// AA-CMB-9: a defender in forest uses its forest row; an attacker never does, nor do aircraft.
pub(crate) fn row_of(world: &World, unit: &Unit, defends: bool) -> [u8; 6] {
    let figures = unit.figures(world);
    if defends { row_on(figures, world.terrain(unit.hex)) } else { figures.armour }
}

/// AA-CMB-9: the row of a defender on a terrain. The forest row of aircraft is their only one.
pub fn row_on(figures: &Figures, terrain: Option<Terrain>) -> [u8; 6] {
    if terrain == Some(Terrain::Forest) { figures.forest } else { figures.armour }
}

/// AA-CMB-9: the greatest damage whose needed hits are reached.
pub fn damage_from(row: [u8; 6], hits: u8) -> u8 {
    row.iter().take_while(|it| **it <= hits).count() as u8
}

/// AA-CMB-4, AA-CMB-5, AA-CMB-15: red dice for support, as things are when the fight is rolled.
pub fn red_dice(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> u8 {
    if attacker.hex.distance(defender.hex) != 1 {
        return 0;
    }
    let n = match (defender.kind().is_aircraft(), attacker.kind().is_aircraft()) {
        (false, _) => arms_in_range(world, field, attacker, defender.hex),
        (true, true) => 1 + supporting(world, field, attacker, defender).count() as u32,
        (true, false) => 0,
    };
    red_dice_for(n)
}

/// AA-CMB-4, AA-CMB-5: the other units that red dice are for: one of each further arm, or the other aircraft. None where
/// there are no red dice.
pub fn supporters(world: &World, field: &Field, attacker: &Unit, defender: &Unit) -> Vec<UnitId> {
    if world.deals_fixed_hits(attacker.faction()) || red_dice(world, field, attacker, defender) == 0 {
        return Vec::new();
    }
    if defender.kind().is_aircraft() {
        return supporting(world, field, attacker, defender).map(|it| it.id).collect();
    }
    let mut bits = Field::bit_of(attacker.kind().arm());
    let mut fresh = |it: &&Unit| {
        let arm = Field::bit_of(it.kind().arm());
        let fresh = bits & arm == 0;
        bits |= arm;
        fresh
    };
    in_range(world, field, attacker, defender.hex).filter(|it| fresh(it)).map(|it| it.id).collect()
}

/// AA-CMB-4, AA-CMB-5: two give 2 red dice, three or more 3.
pub(crate) fn red_dice_for(n: u32) -> u8 {
    match n {
        0 | 1 => 0,
        2 => 2,
        3.. => 3,
    }
}

/// AA-CMB-4, AA-CMB-6: the arms of the attacker's own faction, its own included, with a unit that has the target within
/// its range and is not afloat.
pub(crate) fn arms_in_range(world: &World, field: &Field, attacker: &Unit, target: Hex) -> u32 {
    let bits = in_range(world, field, attacker, target)
        // The attacker may be one that is only thought to stand there.
        .fold(Field::bit_of(attacker.kind().arm()), |bits, it| bits | Field::bit_of(it.kind().arm()));
    bits.count_ones()
}

/// AA-CMB-4, AA-CMB-6: units of the attacker's own faction that have the target within their range and are not afloat.
fn in_range<'a>(
    world: &'a World,
    field: &'a Field,
    attacker: &Unit,
    target: Hex,
) -> impl Iterator<Item = &'a Unit> {
    let able = move |it: &&Unit| it.has_in_range(world, field, target) && !it.is_afloat(world, field);
    field.supporters(world, attacker.faction()).filter(able)
}

/// AA-CMB-5: other own aircraft next to the target that can attack aircraft.
fn supporting<'a>(
    world: &'a World,
    field: &'a Field,
    attacker: &Unit,
    defender: &Unit,
) -> impl Iterator<Item = &'a Unit> {
    let (attacker_id, kind, hex) = (attacker.id, defender.kind(), defender.hex);
    let supports = move |it: &&Unit| {
        it.id != attacker_id
            && it.kind().is_aircraft()
            && it.can_attack_type(world, kind)
            && it.has_in_range(world, field, hex)
    };
    field.supporters(world, attacker.faction()).filter(supports)
}
