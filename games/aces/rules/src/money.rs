//! Phase 4: money (AA-MON). AA-MON-5: after it `turn` passes the turn on.

use table::{Listed, Play, Reply, Table, Timing};

use crate::{
    Aces, Ask, Choice, Event, Faction, Hex, Kind, Side, Step, UnitId, Why, World, asides,
    automa::{self, coop},
    board::{Field, MAX_UNITS, Unit},
    turn,
    why::Bill,
};

/// AA-MON-3: what a repair costs.
pub const REPAIR_COST: u16 = 2;
/// AA-MON-3: the damage that a repair takes away at most.
pub const REPAIRED: u8 = 3;
/// AA-SET-18: no more units of one type than this.
pub const LIMIT: usize = 4;
/// AA-MON-2: what a transfer loses to the bank.
pub const FEE: u16 = 1;

/// AA-MON-1, AA-MON-6, AA-AUT-15: the active faction collects 1 for each own factory, before anything else; partners for
/// those of both.
pub(crate) fn income(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::active(t);
    let coins = t.board().field.factories_for(t.world(), faction) as u16;
    t.tell(Event::Collected { faction, coins });
    t.then(Step::Money);
    Ok(())
}

/// AA-MON-3, AA-MON-4, AA-MON-6: repairs and purchases, in any order, until the player has done; then the turn passes.
pub(crate) fn money(t: &mut Table<'_, Aces>) -> Play {
    let faction = asides::asked(t);
    if t.world().automaton(faction).is_some() {
        return automa::money(t);
    }
    let mut options: Listed<Spend> = Listed::new();
    list_spendings(t.world(), &t.board().field, faction, &mut options);
    options.push(Spend::Done);
    match asides::ask(t, Ask::Money { faction }, &options, None, Timing::Untimed)? {
        Reply::Listed(it @ (Spend::Repair(_) | Spend::Buy(..))) => spend(t, faction, it),
        Reply::Aside { seat, choice } => {
            t.then(Step::Money);
            return asides::take(t, seat, &choice);
        }
        _ if coop::hand_over(t, faction) => (),
        _ => return turn::end_turn(t),
    }
    t.then(Step::Money);
    Ok(())
}

/// The repairs and purchases that a faction may pay for.
#[inline]
pub(crate) fn list_spendings(world: &World, field: &Field, faction: Faction, options: &mut Listed<Spend>) {
    let repairs = field.units.of(faction).map(|it| Spend::Repair(it.id));
    let purchases = empty_factories(world, field, faction)
        .flat_map(|hex| Kind::ALL.into_iter().map(move |kind| Spend::Buy(kind, hex)));
    options.extend(repairs.chain(purchases).filter(|it| may_spend(world, field, faction, *it).is_ok()));
}

/// A faction pays for a repair or a purchase.
pub(crate) fn spend(t: &mut Table<'_, Aces>, faction: Faction, spend: Spend) {
    match spend {
        Spend::Repair(unit) => t.tell(Event::RepairPaid { unit, coins: REPAIR_COST }),
        Spend::Buy(kind, hex) => {
            let unit = t.board().field.next_id(faction, kind).expect("there is room for another");
            let coins = t.world().figures(faction, kind).cost as u16;
            t.tell(Event::Bought { unit, hex, coins });
        }
        Spend::Done => (),
    }
}

#[derive(Copy, Clone)]
pub(crate) enum Spend {
    Repair(UnitId),
    Buy(Kind, Hex),
    Done,
}

impl From<Spend> for Choice {
    fn from(it: Spend) -> Choice {
        match it {
            Spend::Repair(unit) => Choice::Repair(unit),
            Spend::Buy(kind, hex) => Choice::Buy { kind, hex },
            Spend::Done => Choice::Done,
        }
    }
}

/// AA-MON-4, AA-AUT-29: the own factories with no unit on them, and those of a partner.
pub(crate) fn empty_factories<'a>(
    world: &'a World,
    field: &'a Field,
    faction: Faction,
) -> impl Iterator<Item = Hex> + 'a {
    let is_own = move |flag: &Option<Faction>| flag.is_some_and(|it| world.act_as_one(it, faction));
    let own = world.factories.iter().zip(&field.flags).filter(move |(_, flag)| is_own(flag));
    own.map(|(hex, _)| *hex).filter(|it| field.units.is_free(*it))
}

/// AA-MON-3, AA-MON-4, AA-MON-7, AA-SET-18: whether a faction may pay for something, and if not, why.
pub(crate) fn may_spend(world: &World, field: &Field, faction: Faction, spend: Spend) -> Result<(), Why> {
    let coins = field.coins_for(world, faction);
    let is_own = |flag: Option<Faction>| flag.is_some_and(|it| world.act_as_one(it, faction));
    match spend {
        Spend::Repair(id) => {
            let unit = field.unit(id).ok_or(Why::NoSuchUnit { unit: id })?;
            if unit.faction() != faction {
                return Err(Why::NotYours { unit: id });
            }
            if unit.damage == 0 {
                return Err(Why::Undamaged { unit: id });
            }
            if !is_own(field.flag_at(world, unit.hex).flatten()) {
                return Err(Why::NotInOwnFactory { unit: id });
            }
            if unit.repairing {
                return Err(Why::InRepair { unit: id });
            }
            afford(Bill::Repair, REPAIR_COST, coins)
        }
        Spend::Buy(kind, hex) => {
            match field.flag_at(world, hex) {
                None => return Err(Why::NotAFactory { hex }),
                Some(flag) if !is_own(flag) => return Err(Why::NotYourFactory { hex }),
                Some(_) => (),
            }
            if let Some(unit) = field.units.at(hex) {
                return Err(Why::FactoryTaken { hex, unit: unit.id });
            }
            afford(Bill::Purchase, world.figures(faction, kind).cost as u16, coins)?;
            if world.options.limit_of_four && LIMIT <= field.n_under_limit(world, faction, kind) {
                return Err(Why::FourAlready { kind });
            }
            if MAX_UNITS <= field.units.len() {
                return Err(Why::BoardFull);
            }
            Ok(())
        }
        Spend::Done => Ok(()),
    }
}

/// AA-MON-4, AA-MON-7, AA-SET-18: where a faction may put a unit of a type that it buys now; if nowhere, the reason, unless it is that there is no
/// own factory at all.
pub fn places_to_buy(
    world: &World,
    field: &Field,
    faction: Faction,
    kind: Kind,
) -> Result<Vec<Hex>, Option<Why>> {
    let is_own = |flag: &Option<Faction>| flag.is_some_and(|it| world.act_as_one(it, faction));
    let own = world.factories.iter().zip(&field.flags).filter(|it| is_own(it.1)).map(|it| *it.0);
    let tried: Vec<_> =
        own.map(|hex| (hex, may_spend(world, field, faction, Spend::Buy(kind, hex)))).collect();
    let places: Vec<Hex> = tried.iter().filter(|it| it.1.is_ok()).map(|it| it.0).collect();
    if !places.is_empty() {
        return Ok(places);
    }
    // A factory that is taken is the reason only if there is no other.
    let whys = || tried.iter().filter_map(|it| it.1.err());
    let other = whys().find(|it| !matches!(it, Why::FactoryTaken { .. } | Why::NotAFactory { .. }));
    Err(other.or_else(|| whys().next()))
}

/// AA-MON-8: the enemy infantry next to a factory of a team, which could take it and the unit in it. Advice: nothing is refused for it.
pub fn raiders(field: &Field, side: Side, factory: Hex) -> impl Iterator<Item = &Unit> {
    let around = factory.neighbours().into_iter().filter_map(|it| field.units.at(it));
    around.filter(move |it| it.side() != side && it.kind().is_infantry())
}

fn afford(bill: Bill, cost: u16, coins: u16) -> Result<(), Why> {
    if cost <= coins { Ok(()) } else { Err(Why::CannotAfford { bill, cost, coins }) }
}

/// AA-MON-2, AA-AUT-29: whether a faction may send coins to its ally: at least 2, since 1 goes to the bank; not to one with
/// whom it shares its purse.
pub(crate) fn may_transfer(world: &World, field: &Field, from: Faction, coins: u16) -> Result<(), Why> {
    if !world.has_ally(from) {
        return Err(Why::NoAlly { faction: from });
    }
    if world.is_shared(from.side()) {
        return Err(Why::SharedPurse);
    }
    if coins <= FEE {
        return Err(Why::TransferTooSmall);
    }
    afford(Bill::Transfer, coins, field.coins[from])
}
