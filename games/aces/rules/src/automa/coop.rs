//! Cooperative play (AA-SET-5, AA-AUT-15, AA-AUT-29): two people of one team share a turn, a purse and factories.
//!
//! The one who sits first leads: the shared turn, purse and tokens stand under the lead's faction. Of the two, one is asked;
//! the other may act unasked at the same time, so that neither waits for a partner who thinks.

use std::slice;

use serde::{Deserialize, Serialize};
use table::{Listed, Play, Seat, Table};

use crate::{
    Aces, Ask, Choice, Event, Faction, Kind, Setup, Side, Space, Why, World, attacks,
    board::{Field, Phase, Unit},
    choices::Armies,
    mats::{Mat, Mats},
    missions, money, movement,
    setting_up::N_EXTRAS,
};

/// AA-SET-5: how many sets an Automa has against two sets of allied factions.
const SETS_OF_THE_AUTOMA: u8 = 2;

/// AA-AUT-15: how two people against the Automa come by their units.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Coop {
    /// A set of the own faction each, against two sets.
    OwnSets,
    /// The units of the lead's faction, divided between the two, against as many sets.
    Divided,
}

/// AA-SET-5: the two allied factions of a cooperative set-up that people play, the lead's first.
pub(crate) fn partners(setup: &Setup) -> Option<[Faction; 2]> {
    setup.coop?;
    let on_orders = |faction: Faction| setup.automata.iter().any(|it| it.faction == faction);
    let mut people = setup.factions.iter().map(|it| it.faction).filter(|it| !on_orders(*it));
    Some([people.next()?, people.next()?])
}

/// AA-AUT-15: the mat of a unit type. Where one faction's units are divided, the ally's miniatures only mark whose they are.
pub(crate) fn mat(
    mats: &Mats,
    coop: Option<Coop>,
    partners: Option<[Faction; 2]>,
    faction: Faction,
    kind: Kind,
) -> &Mat {
    match (coop, partners) {
        (Some(Coop::Divided), Some([lead, partner])) if partner == faction => mats.of(lead, kind),
        _ => mats.of(faction, kind),
    }
}

impl Setup {
    /// AA-SET-5: two people with allied factions, one Automa of an enemy faction, on half a board or all of it.
    pub(crate) fn check_coop(&self, coop: Coop, complain: &mut dyn FnMut(&str, String)) {
        let Some([lead, partner]) = partners(self).filter(|_| self.factions.len() == 3) else {
            let what =
                "Cooperative play has three factions: two of people, and one of the Automa (AA-SET-5).";
            return complain("setup.factions", what.into());
        };
        let [automaton] = &self.automata[..] else {
            return complain("setup.automata", "Cooperative play has one Automa (AA-SET-5).".into());
        };
        if lead.side() != partner.side() || automaton.faction.side() == lead.side() {
            let what = "Two allied factions of people play against an Automa of the enemy (AA-SET-5).";
            complain("setup.factions", what.into());
        }
        let seat = |faction: Faction| self.factions.iter().find(|it| it.faction == faction).map(|it| it.seat);
        if seat(lead) == seat(partner) {
            let what = "Cooperative play is for two people: each has a seat (AA-SET-5).";
            complain("setup.factions", what.into());
        }
        if coop == Coop::OwnSets && self.sets != 1 {
            let what = "In cooperative play each person has one set, and the Automa two (AA-SET-5).";
            complain("setup.sets", what.into());
        }
    }
}

impl World {
    /// Whether two people share the turns of a faction's team.
    #[inline]
    pub fn is_shared(&self, side: Side) -> bool {
        self.partners.is_some_and(|it| it[0].side() == side)
    }

    /// AA-AUT-29: whether two factions have one turn, one purse and the same factories. Any faction does with itself.
    #[inline]
    pub fn act_as_one(&self, one: Faction, other: Faction) -> bool {
        one == other || (self.is_shared(one.side()) && one.side() == other.side())
    }

    /// AA-AUT-15: the purse that holds a faction's coins: for two partners the lead's.
    #[inline]
    pub fn purse_of(&self, faction: Faction) -> Faction {
        match self.partners {
            Some([lead, partner]) if partner == faction => lead,
            _ => faction,
        }
    }

    /// The factions that act in a faction's turn: its own, and its partner's.
    pub fn acting_with(&self, faction: Faction) -> impl Iterator<Item = Faction> + '_ {
        self.factions.iter().copied().filter(move |it| self.act_as_one(*it, faction))
    }

    /// AA-SET-5, AA-SET-6: the sets of units that a faction starts with.
    pub fn sets_of(&self, faction: Faction) -> u8 {
        match self.coop {
            Some(Coop::OwnSets) if self.automaton(faction).is_some() => SETS_OF_THE_AUTOMA,
            _ => self.sets,
        }
    }

    /// AA-AUT-15: the number of a partner's own token: 1 the lead's, 2 the other's; the third is shared. None for who plays
    /// without a partner.
    pub fn own_token(&self, faction: Faction) -> Option<u8> {
        let place = self.partners?.iter().position(|it| *it == faction)?;
        Some(place as u8 + 1)
    }

    /// AA-AUT-15: the tokens on which a faction may put units.
    pub fn tokens_of(&self, faction: Faction) -> Armies {
        match self.own_token(faction) {
            Some(own) => Armies::NONE.with(own).with(3),
            None => Armies::ALL,
        }
    }

    /// AA-AUT-29: whether two factions are one for support and for the limit of four, since one faction was divided.
    fn are_one_faction(&self, one: Faction, other: Faction) -> bool {
        one == other || (self.coop == Some(Coop::Divided) && self.act_as_one(one, other))
    }
}

impl Field {
    /// AA-AUT-29: the units that act in a faction's turn.
    #[inline]
    pub fn units_in_turn_of(&self, world: &World, faction: Faction) -> slice::Iter<'_, Unit> {
        if world.is_shared(faction.side()) {
            self.units.of_side(faction.side())
        } else {
            self.units.of(faction)
        }
    }

    /// AA-CMB-4, AA-AUT-29: the units that may support a faction's attack: its own, and all if one faction was divided.
    #[inline]
    pub(crate) fn supporters(&self, world: &World, faction: Faction) -> slice::Iter<'_, Unit> {
        match world.are_one_faction(faction, faction.ally()) {
            true => self.units.of_side(faction.side()),
            false => self.units.of(faction),
        }
    }

    /// AA-SET-18, AA-AUT-29: how many units of a type count for the limit.
    pub(crate) fn n_under_limit(&self, world: &World, faction: Faction, kind: Kind) -> usize {
        let counted = Faction::ALL.into_iter().filter(|it| world.are_one_faction(faction, *it));
        counted.map(|it| self.n_of_type(it, kind)).sum()
    }

    /// AA-AUT-15: the coins that a faction may spend.
    pub fn coins_for(&self, world: &World, faction: Faction) -> u16 {
        self.coins[world.purse_of(faction)]
    }

    /// AA-AUT-15: the factories that are a faction's own or its partner's.
    pub fn factories_for(&self, world: &World, faction: Faction) -> usize {
        self.flags.iter().flatten().filter(|it| world.act_as_one(**it, faction)).count()
    }

    /// The faction whose player is asked: the active one, unless it has handed over to its partner.
    pub fn asked(&self) -> Option<Faction> {
        self.asked.or(self.active)
    }
}

/// AA-AUT-29: when the lead has finished a phase, the partner is asked before it ends. Returns whether that happened.
pub(crate) fn hand_over(t: &mut Table<'_, Aces>, done: Faction) -> bool {
    match t.world().partners {
        Some([lead, partner]) if done == lead => {
            t.tell(Event::HandedOver { to: partner });
            true
        }
        _ => false,
    }
}

/// AA-AUT-29: the partner in a seat who may act now although the other one is asked.
fn partner_in(world: &World, field: &Field, seat: Seat) -> Option<Faction> {
    let asked = field.asked()?;
    let partner = world.acting_with(asked).find(|it| *it != asked)?;
    (world.seat_of(partner) == seat).then_some(partner)
}

/// AA-AUT-29: what a partner may do while the other one is asked.
pub(crate) fn offers(world: &World, field: &Field, seat: Seat) -> (Vec<Choice>, Option<Space>) {
    let Some(faction) = partner_in(world, field, seat) else { return (Vec::new(), None) };
    match field.phase {
        Phase::Movement => (Vec::new(), movement::marches(world, field, faction)),
        Phase::Declaring => {
            let mut attacks = Listed::new();
            attacks::list_attacks(world, field, faction, &mut attacks);
            (attacks.into_iter().map(Choice::from).collect(), None)
        }
        Phase::Money => {
            let mut spendings = Listed::new();
            money::list_spendings(world, field, faction, &mut spendings);
            (spendings.into_iter().map(Choice::from).collect(), None)
        }
        Phase::SettingUp | Phase::Combat => (Vec::new(), None),
    }
}

/// Why a partner who is not asked cannot do something now; nothing if that is not the reason.
pub(crate) fn refusal(world: &World, field: &Field, seat: Seat, choice: &Choice) -> Option<Why> {
    let faction = partner_in(world, field, seat)?;
    let verdict = match (field.phase, choice) {
        (Phase::Movement, Choice::March(_)) => movement::admits(world, field, faction, choice),
        (Phase::Declaring, Choice::Attack(attack)) => attacks::may_attack(world, field, faction, *attack),
        (Phase::Money, Choice::Repair(unit)) => {
            money::may_spend(world, field, faction, money::Spend::Repair(*unit))
        }
        (Phase::Money, Choice::Buy { kind, hex }) => {
            money::may_spend(world, field, faction, money::Spend::Buy(*kind, *hex))
        }
        _ => Ok(()),
    };
    verdict.err()
}

/// AA-AUT-29: a partner acts unasked. The marches are those of `movement`.
pub(crate) fn act(t: &mut Table<'_, Aces>, seat: Seat, choice: &Choice) -> Play {
    let faction = t.world().factions_of(seat).next().expect("the seat plays a faction");
    match choice {
        Choice::Attack(attack) => t.tell(Event::Declared { attack: *attack }),
        Choice::Repair(unit) => money::spend(t, faction, money::Spend::Repair(*unit)),
        Choice::Buy { kind, hex } => money::spend(t, faction, money::Spend::Buy(*kind, *hex)),
        _ => unreachable!("{choice:?} is not offered unasked"),
    }
    Ok(())
}

/// AA-AUT-15: one faction's units are divided between two people: they pick in turn, the lead first (ruling S-34). AA-SET-7: so
/// are the four of a second set.
pub(crate) fn share_units(t: &mut Table<'_, Aces>) -> Play {
    let world = t.world();
    let partners = world.partners.expect("only partners share units");
    for faction in partners.into_iter().cycle() {
        let options: Vec<Kind> = kinds_to_share(world, &t.board().field);
        if options.is_empty() {
            break;
        }
        let kind = t.choose(world.seat_of(faction), Ask::ShareUnit { faction }, options)?;
        let unit = t.board().field.next_id(faction, kind).expect("a set has its numbers");
        t.tell(Event::UnitShared { unit });
    }
    t.then(missions::setting_up_begins(world));
    Ok(())
}

/// The types of which a unit is left to pick.
fn kinds_to_share(world: &World, field: &Field) -> Vec<Kind> {
    let lead = world.partners.map_or(world.factions[0], |it| it[0]);
    let n_left = |kind: Kind, more: u8| {
        let n = usize::from(missions::n_at_start(world, lead, kind) + more);
        n.saturating_sub(field.n_under_limit(world, lead, kind))
    };
    let of_first = Kind::ALL.into_iter().filter(|it| 0 < n_left(*it, 0)).collect::<Vec<_>>();
    let n_picked: usize = Kind::ALL.into_iter().map(|it| field.n_under_limit(world, lead, it)).sum();
    let extras = N_EXTRAS as usize;
    match of_first.is_empty() && world.options.experienced && n_picked < Kind::ALL.len() + extras {
        true => Kind::ALL.into_iter().filter(|it| 0 < n_left(*it, 1)).collect(),
        false => of_first,
    }
}
