//! Phase 2: declaring attacks (AA-ATK). Which of them are void when their turn comes (AA-ATK-5), `combat` finds.

use table::{Chance, Listed, Play, Reply, Seat, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Space, Step, UnitId, Why, World, asides,
    automa::coop,
    board::{Field, Phase, Unit},
    choices::{Attack, Target},
    hex::for_ring,
    mats::Aim,
    missions::v2,
};

/// AA-ATK-1, AA-CMB-16: attacks are declared one by one, as a list in order, until the player has done. Until then what is in the list can
/// be changed unasked.
pub(crate) fn declaring(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::asked(t);
    let world = t.world();
    let field = &t.board().field;
    let mut options: Listed<Declare> = Listed::new();
    list_attacks(world, field, faction, &mut options);
    options.extend(v2::rocket_targets(world, field, faction).map(Declare::Rocket));
    // AA-ATK-4: attacks owed by interception must be in the list.
    if first_debt(world, field, faction).is_none() {
        options.push(Declare::Done);
    }
    let timing = asides::timing(t);
    match asides::ask(t, Ask::Declare { faction }, &options, None, timing)? {
        Reply::Listed(Declare::Attack(attack)) => {
            t.tell(Event::Declared { attack });
            t.then(Step::Declaring);
            Ok(())
        }
        Reply::Listed(Declare::Rocket(hex)) => {
            t.tell(Event::RocketDeclared { hex });
            t.then(Step::Declaring);
            Ok(())
        }
        Reply::Aside { seat, choice } => {
            t.then(Step::Declaring);
            asides::take(t, seat, &choice)
        }
        Reply::TimeUp => {
            run_out_of_time(t);
            Ok(())
        }
        _ => {
            match coop::hand_over(t, faction) {
                true => t.then(Step::Declaring),
                false => begin_combat(t),
            }
            Ok(())
        }
    }
}

/// AA-CMB-16: how a seat may change the list as long as it is not closed: take its attacks and its rocket out, and put its attacks in
/// another order.
pub(crate) fn changes(world: &World, field: &Field, seat: Seat) -> (Vec<Choice>, Option<Space>) {
    if field.phase != Phase::Declaring {
        return (Vec::new(), None);
    }
    let own: Vec<UnitId> =
        field.declared.iter().map(|it| it.unit).filter(|it| world.seat_of(it.faction()) == seat).collect();
    let rocket = field.v2.as_ref().is_some_and(|it| it.rocket.is_some())
        && world.missions.v2.is_some_and(|it| world.seat_of(it.owner) == seat);
    let withdrawals = own.iter().copied().map(Choice::Withdraw);
    let options = withdrawals.chain(rocket.then_some(Choice::WithdrawRocket)).collect();
    let n = field.declared.len() as u8;
    let order = own.first().filter(|_| 1 < n).map(|it| Space::Reorderings { faction: it.faction(), n });
    (options, order)
}

/// AA-CMB-16: the place of the attack that a unit of a faction has declared, from 1.
fn place_of(field: &Field, faction: Faction, unit: UnitId) -> Result<usize, Why> {
    let place = field.declared.iter().position(|it| it.unit == unit && unit.faction() == faction);
    place.map(|it| it + 1).ok_or(Why::NotDeclared { unit })
}

/// AA-CMB-16: whether a faction may put an attack in another place of the list.
pub(crate) fn may_reorder(field: &Field, faction: Faction, unit: UnitId, place: u8) -> Result<(), Why> {
    let was = place_of(field, faction, unit)?;
    let n = field.declared.len() as u8;
    if !(1..=n).contains(&place) || place as usize == was {
        return Err(Why::NoSuchPlace { place, n });
    }
    Ok(())
}

/// AA-CMB-16: why an attack cannot be taken out of the list or put in another place.
pub(crate) fn why_unchanged(world: &World, field: &Field, seat: Seat, choice: &Choice) -> Option<Why> {
    let (Choice::Withdraw(unit) | Choice::Reorder { unit, .. }) = *choice else { return None };
    if field.phase != Phase::Declaring {
        return None;
    }
    if world.seat_of(unit.faction()) != seat {
        return Some(Why::NotYours { unit });
    }
    match *choice {
        Choice::Reorder { place, .. } => may_reorder(field, unit.faction(), unit, place).err(),
        _ => place_of(field, unit.faction(), unit).err(),
    }
}

/// AA-CMB-16: some attack that a faction has declared, in another place.
pub(crate) fn sample_reordering(field: &Field, faction: Faction, n: u8, chance: &mut dyn Chance) -> Choice {
    let own: Vec<usize> =
        (0..field.declared.len()).filter(|it| field.declared[*it].unit.faction() == faction).collect();
    let was = own[chance.below(own.len() as u32) as usize];
    let place = (was as u32 + 1 + chance.below(n as u32 - 1)) % n as u32 + 1;
    Choice::Reorder { unit: field.declared[was].unit, place: place as u8 }
}

/// AA-CMB-16: changes the list. Returns whether the choice does that.
pub(crate) fn change(t: &mut Table<'_, Aces>, choice: &Choice) -> bool {
    let declared = |t: &Table<'_, Aces>, unit: UnitId| {
        let attack = t.board().field.declared.iter().find(|it| it.unit == unit);
        *attack.expect("the attack is in the list")
    };
    match *choice {
        Choice::Withdraw(unit) => t.tell(Event::Withdrawn { attack: declared(t, unit) }),
        Choice::Reorder { unit, place } => t.tell(Event::Reordered { attack: declared(t, unit), place }),
        Choice::WithdrawRocket => {
            let rocket = t.board().field.v2.as_ref().and_then(|it| it.rocket);
            t.tell(Event::RocketWithdrawn { hex: rocket.expect("a rocket is in the list").at });
        }
        _ => return false,
    }
    true
}

/// The attacks that a faction may add to the list. They go into a list of the caller's, which is too large to be handed about.
#[inline]
pub(crate) fn list_attacks(world: &World, field: &Field, faction: Faction, options: &mut Listed<Declare>) {
    for unit in field.units.of(faction) {
        if may_attack_at_all(world, field, unit).is_ok() {
            for_targets(world, field, unit, |at| options.push(Declare::Attack(Attack { unit: unit.id, at })));
        }
    }
}

#[derive(Copy, Clone)]
pub(crate) enum Declare {
    Attack(Attack),
    Rocket(Hex),
    Done,
}

impl From<Declare> for Choice {
    fn from(it: Declare) -> Choice {
        match it {
            Declare::Attack(attack) => Choice::Attack(attack),
            Declare::Rocket(hex) => Choice::Rocket(hex),
            Declare::Done => Choice::Done,
        }
    }
}

/// AA-SET-17: at zero the turn goes on to combat with what was declared. What is owed and can still be paid is declared
/// for the player, since it must be in the list (ruling S-1).
pub(crate) fn run_out_of_time(t: &mut Table<'_, Aces>) {
    let faction = asides::active(t);
    t.tell(Event::TimeRanOut { faction });
    for faction in t.world().acting_with(faction) {
        while let Some(attack) = first_debt(t.world(), &t.board().field, faction) {
            t.tell(Event::Declared { attack });
        }
    }
    begin_combat(t);
}

fn begin_combat(t: &mut Table<'_, Aces>) {
    t.tell(Event::PhaseBegan { phase: Phase::Combat });
    t.then(Step::Combat);
}

/// AA-INT-2, AA-AUT-34: an attack that is owed, can be made, and is not in the list yet.
pub(crate) fn first_debt(world: &World, field: &Field, faction: Faction) -> Option<Attack> {
    field.units.of(faction).find_map(|unit| {
        let attack = Attack { unit: unit.id, at: Target::Unit(unit.owes?) };
        may_attack(world, field, faction, attack).ok().map(|()| attack)
    })
}

/// AA-ATK-2, AA-ATK-3, AA-CMB-12: what a unit could attack from where it stands: nothing from water. Whether it may attack in this turn
/// is left aside.
pub fn targets(world: &World, field: &Field, unit: &Unit) -> Vec<Target> {
    let mut targets = Vec::new();
    if unit.is_afloat(world, field) {
        return targets;
    }
    for_targets(world, field, unit, |it| targets.push(it));
    targets
}

/// AA-ATK-1 to AA-ATK-3: whether a unit may attack in this turn and has a target where it stands.
pub fn can_attack(world: &World, field: &Field, unit: &Unit) -> bool {
    let mut found = false;
    if may_attack_at_all(world, field, unit).is_ok() {
        for_targets(world, field, unit, |_| found = true);
    }
    found
}

/// Does something with each target of a unit.
fn for_targets(world: &World, field: &Field, unit: &Unit, mut f: impl FnMut(Target)) {
    if field.v2.is_some() && v2::may_attack_launcher(world, field, unit).is_ok() {
        f(Target::Launcher);
    }
    match (unit.aim(world), unit.owes) {
        (Aim::Area, _) => for_hexes_in_range(world, field, unit, |hex| f(Target::Hex(hex))),
        // AA-INT-2: who owes an attack makes that one.
        (Aim::Unit, Some(owed)) => {
            if field.unit(owed).is_some_and(|it| is_target(world, field, unit, it).is_ok()) {
                f(Target::Unit(owed));
            }
        }
        // Most units fight at range 1 alone: it is enough to look around.
        (Aim::Unit, None) if unit.range(world, field) == (1, 1) => {
            for hex in unit.hex.neighbours() {
                if let Some(target) = field.units.at(hex)
                    && is_target(world, field, unit, target).is_ok()
                {
                    f(Target::Unit(target.id));
                }
            }
        }
        (Aim::Unit, None) => {
            for target in field.units.of_side(unit.side().enemy()) {
                if is_target(world, field, unit, target).is_ok() {
                    f(Target::Unit(target.id));
                }
            }
        }
    }
}

/// Does something with each hex in play within a unit's range.
fn for_hexes_in_range(world: &World, field: &Field, unit: &Unit, mut f: impl FnMut(Hex)) {
    let (least, most) = unit.range(world, field);
    for distance in least..=most {
        for_ring(unit.hex, distance, |hex| {
            if world.is_in_play(hex) {
                f(hex);
            }
        });
    }
}

/// AA-ATK-1, AA-ATK-3, AA-SET-15: whether a unit may attack at all in this turn.
fn may_attack_at_all(world: &World, field: &Field, unit: &Unit) -> Result<(), Why> {
    let id = unit.id;
    if field.has_declared(id) {
        return Err(Why::HasDeclared { unit: id });
    }
    if unit.is_afloat(world, field) {
        return Err(Why::Afloat { unit: id });
    }
    if unit.occupied {
        return Err(Why::HasOccupied { unit: id });
    }
    if unit.owes.is_none() && !field.is_called(unit) {
        return Err(Why::Resting { unit: id });
    }
    Ok(())
}

/// AA-ATK-2: an enemy within range, minimum and maximum included; aircraft only by those that can attack aircraft.
#[inline]
fn is_target(world: &World, field: &Field, unit: &Unit, target: &Unit) -> Result<(), Why> {
    if target.side() == unit.side() {
        return Err(Why::NotAnEnemy { unit: target.id });
    }
    if !unit.has_in_range(world, field, target.hex) {
        let (least, most) = unit.range(world, field);
        return Err(Why::OutOfRange { unit: unit.id, distance: unit.hex.distance(target.hex), least, most });
    }
    if !unit.can_attack_type(world, target.kind()) {
        return Err(Why::CannotAttackAircraft { unit: unit.id });
    }
    Ok(())
}

/// AA-ATK-1 to AA-ATK-4: whether a faction may add an attack to its list, and if not, why.
pub fn may_attack(world: &World, field: &Field, faction: Faction, attack: Attack) -> Result<(), Why> {
    let find = |id: UnitId| field.unit(id).ok_or(Why::NoSuchUnit { unit: id });
    let unit = find(attack.unit)?;
    if unit.faction() != faction {
        return Err(Why::NotYours { unit: unit.id });
    }
    may_attack_at_all(world, field, unit)?;
    match (attack.at, unit.aim(world)) {
        (Target::Launcher, _) => v2::may_attack_launcher(world, field, unit),
        (Target::Unit(_), Aim::Area) => Err(Why::StrikesHexes { unit: unit.id }),
        (Target::Hex(_), Aim::Unit) => Err(Why::StrikesUnits { unit: unit.id }),
        (Target::Hex(hex), Aim::Area) if !world.is_in_play(hex) => Err(Why::OffBoard { hex }),
        (Target::Hex(hex), Aim::Area) => {
            let (least, most) = unit.range(world, field);
            let distance = unit.hex.distance(hex);
            let within = (least..=most).contains(&distance);
            if within { Ok(()) } else { Err(Why::OutOfRange { unit: unit.id, distance, least, most }) }
        }
        (Target::Unit(target), Aim::Unit) => {
            let target = find(target)?;
            match unit.owes {
                Some(owed) if owed != target.id => Err(Why::OwesAttack { unit: unit.id, target: owed }),
                _ => is_target(world, field, unit, target),
            }
        }
    }
}
