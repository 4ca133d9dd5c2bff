//! SCN: setting up.
//!
//! What a scenario gives (SM-SCN-1) is in `content::scenario`. Soldiers enter by MOVE: the area (SM-SCN-4, SM-SCN-7), and who is right
//! about it (SM-SCN-5), are in `moving`.

use serde::Serialize;
use table::{Chance, Play, Prompt, Seat, Table};

use crate::{
    campaign::MEDALS,
    content::{Enlisted, Equipment, Gives, Kind, Panel, Rank, SideOf, Start, StoryNr, Tag},
    measure::{
        Facing, Place, Point, facing_to,
        geometry::{INCH, overlap},
    },
    rules::{gear, teams, turn},
    state::{
        Ask, Board, Choice, Event, Procedure, Secret, Sergeants, Space, Why, World,
        events::{recruits, secrets},
    },
};

/// SM-SCN-2: the order of set-up: orders drawn at random, forces, the story deck, special rules, placing; then the first turn.
pub(crate) fn set_up(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    for seat in world.all_seats() {
        t.then(Procedure::Orders { seat, n: world.side_of(seat).n_orders });
    }
    for seat in world.all_seats() {
        t.then(Procedure::Muster { seat });
    }
    t.then(Procedure::MakeStory);
    turn::specials(t, 0);
    t.then(Procedure::Deploy);
    t.then(Procedure::Turn { turn: 1 });
    Ok(())
}

/// SM-SCN-2, SM-ORD-11: a secret order is drawn from those of the side that no player has.
pub(crate) fn draw_order(t: &mut Table<'_, Sergeants>, seat: Seat, n: u8) -> Play {
    if n == 0 {
        return Ok(());
    }
    let world = t.world();
    let mut bag = world.orders_of(world.side(seat)).to_vec();
    bag.retain(|it| t.board().hidden.values().all(|private| !private.orders.contains(it)));
    let order = t.draw(Ask::Order { seat }, bag)?;
    t.tell(Event::OrderDrawn { seat, order: Some(order) });
    t.then(Procedure::Orders { seat, n: n - 1 });
    Ok(())
}

/// SM-SCN-3: forces are bought within the limit, or are as suggested.
pub(crate) fn muster(t: &mut Table<'_, Sergeants>, seat: Seat) -> Play {
    let world = t.world();
    let force = if world.buying {
        match t.choose_from(seat, Ask::Force { seat }, Space::Forces { seat })? {
            Choice::Force(force) => force,
            other => unreachable!("{other:?} is no force"),
        }
    } else {
        let nth = world.seats_of(world.side(seat)).position(|it| it == seat).unwrap_or(0);
        world.side_of(seat).suggested[nth].clone()
    };
    t.tell(Event::Mustered { seat, soldiers: recruits(world, &force) });
    let panels = panels_of(&force);
    if !panels.is_empty() {
        t.tell(Event::PanelsLaid { seat, panels });
    }
    Ok(())
}

/// SM-TEA-1: the panels that a force uses; no two copies.
fn panels_of(force: &[Enlisted]) -> Vec<String> {
    let mut panels: Vec<String> = force.iter().filter_map(|it| it.panel.clone()).collect();
    panels.sort();
    panels.dedup();
    panels
}

/// SM-SCN-3, SM-SCN-9: the soldiers a player may still buy. SM-SOL-2: a character whom the scenario does not name is one soldier
/// among others; SM-SPC-1: a specialist is bought where it names him. SG-81: soldiers lost to the campaign are not for sale.
pub(crate) fn for_sale(world: &World, board: &Board, seat: Seat) -> Vec<Tag> {
    let side = world.side_of(seat);
    let mut all: Vec<Tag> = Vec::new();
    for (tag, card) in &world.library.soldiers {
        let named = card.kind != Kind::Specialist || side.specialists.contains(tag);
        if card.side == side.side && named && board.field.figure(*tag).is_none() && !world.is_lost(*tag) {
            all.push(*tag);
        }
    }
    all
}

/// Players of the side who have yet to buy, this one apart.
fn to_come(world: &World, board: &Board, seat: Seat) -> usize {
    let empty = |it: &Seat| *it != seat && board.private(*it).soldiers.is_empty();
    world.seats_of(world.side(seat)).filter(empty).count()
}

/// SM-SCN-3: how many soldiers a player needs, so that the side has enough in the end.
fn least(world: &World, board: &Board, seat: Seat) -> u8 {
    let side = world.side(seat);
    let n = world.seats_of(side).count() as u8;
    let share = (world.scenario.least_soldiers / n).max(1);
    if 0 < to_come(world, board, seat) {
        return share;
    }
    let have: usize = world.seats_of(side).map(|it| board.private(it).soldiers.len()).sum();
    world.scenario.least_soldiers.saturating_sub(have as u8).max(share)
}

/// SM-SCN-3: what a force costs.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// VP for soldiers.
    pub soldiers: u16,
    /// VP for equipment cards.
    pub equipment: u16,
    /// VP for bought grenades.
    pub grenades: u16,
    /// The number of leaders.
    pub leaders: u8,
}

/// SM-SCN-3: what a player may buy, and within which limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Market {
    /// SM-SCN-9: soldiers for sale.
    pub soldiers: Vec<Tag>,
    /// SM-TEA-1: panels that may be used.
    pub panels: Vec<String>,
    /// VP for everything.
    pub vp: u8,
    /// The most leaders allowed.
    pub leaders: u8,
    /// SM-SCN-6: VP for equipment cards at most.
    pub equipment_vp: u8,
    /// SM-SCN-8: equipment that the player must have.
    pub required: Vec<String>,
    /// The fewest soldiers allowed.
    pub least: u8,
    /// The force that the scenario suggests.
    pub suggested: Option<Vec<Enlisted>>,
}

/// SM-SCN-3: what a player may buy, and within which limits.
pub fn market(world: &World, board: &Board, seat: Seat) -> Market {
    let (side, limit) = (world.side_of(seat), world.force_of(seat));
    let nth = world.seats_of(world.side(seat)).position(|it| it == seat);
    let is_for_so_many = side.suggested.len() == world.seats_of(world.side(seat)).count();
    Market {
        soldiers: for_sale(world, board, seat),
        panels: world
            .library
            .panels
            .keys()
            .filter(|it| panel(world, board, seat, it).is_some())
            .cloned()
            .collect(),
        vp: limit.vp,
        leaders: limit.leaders,
        equipment_vp: side.equipment_vp,
        required: side.required.clone(),
        least: least(world, board, seat),
        suggested: nth.filter(|_| is_for_so_many).map(|it| side.suggested[it].clone()),
    }
}

/// SM-SCN-3: what everything in a force costs that has a price, whether the force may be had or not.
pub fn price(world: &World, seat: Seat, force: &[Enlisted]) -> Bill {
    let mut bill = Bill::default();
    for it in force {
        let card = world.library.soldiers.get(&it.tag);
        let at = card.and_then(|card| it.rank.and_then(|rank| card.at(rank)).or(card.ranks.first()));
        bill.soldiers += at.map_or(0, |at| at.cost as u16);
        bill.leaders += at.is_some_and(|at| 0 < at.healthy.draw) as u8;
        let things = it.carries.iter().filter_map(|id| world.library.equipment.get(id));
        bill.equipment += things.map(|it| it.cost as u16).sum::<u16>();
    }
    let panels = panels_of(force);
    bill.soldiers +=
        panels.iter().filter_map(|it| world.library.panels.get(it)).map(|it| it.cost as u16).sum::<u16>();
    let grenades: u16 = force.iter().map(|it| it.grenades as u16).sum();
    let bought = grenades.saturating_sub(world.side_of(seat).grenades as u16);
    bill.grenades += bought.div_ceil(world.scenario.grenades_a_vp.max(1) as u16);
    bill
}

/// SM-SCN-3: what a force costs, if everybody in it is for sale and may carry what he does.
pub fn bill(world: &World, board: &Board, seat: Seat, force: &[Enlisted]) -> Result<Bill, Why> {
    let sale = for_sale(world, board, seat);
    let mut officers = 0;
    for (i, it) in force.iter().enumerate() {
        let twice = force[..i].iter().any(|other| other.tag == it.tag);
        let card = world.library.soldiers.get(&it.tag).filter(|_| sale.contains(&it.tag) && !twice);
        let at = card.and_then(|card| match it.rank {
            Some(rank) => card.at(rank),
            None => card.ranks.first().filter(|_| card.ranks.len() == 1),
        });
        let at = at.ok_or(Why::NotForSale { tag: it.tag })?;
        officers += (0 < at.healthy.command) as u8;
        for (j, id) in it.carries.iter().enumerate() {
            let refused = || Why::CannotCarry { tag: it.tag, what: id.clone() };
            let item = world.library.equipment.get(id).ok_or_else(refused)?;
            is_sold(world.side_of(seat), it.tag, item)?;
            let again = it.carries[..j].contains(id) || force[..i].iter().any(|it| it.carries.contains(id));
            if again || !may_carry(world, seat, &Secret::of(it, at.rank, it.grenades), item) {
                return Err(refused());
            }
        }
        // SM-SOL-4: three medals per rank.
        let medal = it.carries.iter().find(|id| is_medal(world, id));
        if let Some(what) = medal.filter(|_| MEDALS < n_medals(world, it.tag, &it.carries, at.rank)) {
            return Err(Why::CannotCarry { tag: it.tag, what: what.clone() });
        }
        if !brings_own(world, it) {
            return Err(Why::NotHisCard { tag: it.tag });
        }
    }
    // SM-OFF-1: one officer a player.
    if 1 < officers {
        return Err(Why::OneOfficer);
    }
    may_use(world, board, seat, force)?;
    Ok(price(world, seat, force))
}

/// SM-SCN-3, SM-SCN-6, SM-SCN-8: whether a player may have a force: soldiers of the side that no player has, within the limits
/// of VP, leaders and equipment, and enough of them.
pub fn may_have(world: &World, board: &Board, seat: Seat, force: &[Enlisted]) -> Result<(), Why> {
    within(world, board, seat, force)?;
    if let Some(why) = too_few(world, board, seat, force.len()) {
        return Err(why);
    }
    let least = least(world, board, seat);
    let left = for_sale(world, board, seat).len() - force.len();
    let needed = to_come(world, board, seat) * least.max(world.scenario.least_soldiers / 2) as usize;
    if left < needed {
        return Err(Why::NothingLeftForAllies);
    }
    let lacks = |id: &&String| !force.iter().any(|it| it.carries.contains(id));
    match world.side_of(seat).required.iter().find(lacks) {
        Some(what) => Err(Why::Required { what: what.clone() }),
        None => Ok(()),
    }
}

/// SM-SCN-8, SM-SOL-4: whether the scenario lets a side buy equipment; a medal is earned or handed out.
pub fn is_sold(side: &SideOf, tag: Tag, item: &Equipment) -> Result<(), Why> {
    let what = item.id.clone();
    if item.is_earned() {
        let handed_out = side.medals.contains(&item.id) && item.gives == Gives::Medal(tag);
        return if handed_out { Ok(()) } else { Err(Why::MedalNotEarned { tag, what }) };
    }
    let allowed = side.allowed.as_ref().is_none_or(|all| all.contains(&item.id));
    if allowed && !side.barred.contains(&item.id) { Ok(()) } else { Err(Why::Barred { what }) }
}

/// SM-SOL-4: a soldier of a force bears the medals that the scenario hands out to him, as far as he may have more.
pub(crate) fn hand_out(world: &World, soldier: &mut Secret) {
    let Secret { tag, rank, carries, .. } = soldier;
    let side = world.library.soldiers.get(tag).map(|it| &it.side);
    let side = world.scenario.sides.iter().find(|it| Some(&it.side) == side);
    for id in side.iter().flat_map(|it| &it.medals) {
        let his = world.library.equipment.get(id).is_some_and(|it| it.gives == Gives::Medal(*tag));
        if his && !carries.contains(id) && n_medals(world, *tag, carries, *rank) < MEDALS {
            carries.push(id.clone());
        }
    }
}

/// SM-SCN-3: whether `n` soldiers are fewer than a player must have.
pub fn too_few(world: &World, board: &Board, seat: Seat, n: usize) -> Option<Why> {
    let least = least(world, board, seat);
    (n < least as usize).then_some(Why::TooFew { least })
}

/// SM-SCN-3, SM-SCN-6, SM-SCN-8: whether a force is within the limits of a player, few as it may be.
pub(crate) fn within(world: &World, board: &Board, seat: Seat, force: &[Enlisted]) -> Result<(), Why> {
    let bill = bill(world, board, seat, force)?;
    overdrawn(world, seat, &bill).into_iter().flatten().next().map_or(Ok(()), Err)
}

/// SM-SCN-3, SM-SCN-6: whether a bill has too many leaders, too much equipment, or is too dear.
pub fn overdrawn(world: &World, seat: Seat, bill: &Bill) -> [Option<Why>; 3] {
    let (side, limit) = (world.side_of(seat), world.force_of(seat));
    let Bill { soldiers, equipment, grenades, leaders } = *bill;
    let (cost, vp, equipment_vp) =
        (soldiers + equipment + grenades, limit.vp as u16, side.equipment_vp as u16);
    [
        (limit.leaders < leaders).then_some(Why::TooManyLeaders { limit: limit.leaders }),
        (equipment_vp < equipment).then_some(Why::TooMuchEquipment { cost: equipment, limit: equipment_vp }),
        (vp < cost).then_some(Why::TooDear { cost, limit: vp }),
    ]
}

/// Medals that a soldier brings: earned at his rank, and those among what he carries.
fn n_medals(world: &World, tag: Tag, carries: &[String], rank: Rank) -> usize {
    world.medals(tag, rank) + carries.iter().filter(|id| is_medal(world, id)).count()
}

fn is_medal(world: &World, id: &str) -> bool {
    world.library.equipment.get(id).is_some_and(|it| matches!(it.gives, Gives::Medal(_)))
}

/// SM-SCN-8, SM-SPC-6, SM-TEA-4: some equipment only some may have, and some only together with other equipment.
pub(crate) fn may_carry(world: &World, seat: Seat, soldier: &Secret, item: &Equipment) -> bool {
    let of_side = item.sides.is_empty() || item.sides.contains(&world.side_of(seat).side);
    let complete = item.needs.as_ref().is_none_or(|id| soldier.carries.contains(id));
    of_side && complete && gear::meets(world, soldier, item)
}

/// SM-SPC-1: a specialist brings optional cards and story cards of his own, each once.
fn brings_own(world: &World, it: &Enlisted) -> bool {
    let optional = |nr: &u8| world.library.optional_cards(it.tag).any(|it| it == *nr);
    let own = |nr: &StoryNr| world.library.own_story(it.tag).any(|it| it == *nr);
    fn once<T: PartialEq>(list: &[T]) -> bool {
        (1..list.len()).all(|i| !list[..i].contains(&list[i]))
    }
    it.cards.iter().all(optional) && it.story.iter().all(own) && once(&it.cards) && once(&it.story)
}

/// SM-TEA-1: a panel that a player may use: of a module that the side has, and not yet in his squad; an ally may have one, too (SG-54).
fn panel<'w>(world: &'w World, board: &Board, seat: Seat, id: &str) -> Option<&'w Panel> {
    let side = world.side_of(seat);
    world.library.panels.get(id).filter(|it| {
        it.side == side.side
            && side.modules.contains(&it.module)
            && !board.field.tableau[seat].panels.iter().any(|it| it == id)
    })
}

/// SM-TEA-1: whether a force may use its panels: they are open to the player, with a place for each soldier that he qualifies for.
pub fn may_use(world: &World, board: &Board, seat: Seat, force: &[Enlisted]) -> Result<(), Why> {
    for id in panels_of(force) {
        let panel = panel(world, board, seat, &id).ok_or_else(|| Why::NoSuchPanel { panel: id.clone() })?;
        let all: Vec<Secret> = secrets(world, force);
        let members: Vec<&Secret> = all.iter().filter(|it| it.panel.as_ref() == Some(&id)).collect();
        if teams::seating(world, panel, &members).is_none() {
            let tag = members[members.len() - 1].tag;
            return Err(Why::NoSlot { tag, panel: id });
        }
    }
    Ok(())
}

/// Some force that a player may have: the cheapest that are needed, then changed again and again as far as can be afforded.
pub(crate) fn some_force(world: &World, board: &Board, seat: Seat, chance: &mut dyn Chance) -> Vec<Enlisted> {
    let mut sale = for_sale(world, board, seat);
    for i in (1..sale.len()).rev() {
        sale.swap(i, chance.below(i as u32 + 1) as usize);
    }
    let cheapest =
        |tag: &Tag| world.library.soldiers[tag].ranks.iter().map(|it| (it.healthy.draw, it.cost)).min();
    sale.sort_by_key(cheapest);
    let n = least(world, board, seat) as usize;
    let enlist = |tag: &Tag| {
        let ranks = &world.library.soldiers[tag].ranks;
        let at = ranks.iter().min_by_key(|it| (it.healthy.draw, it.cost)).expect("he has a rank");
        Enlisted::new(*tag, Some(at.rank))
    };
    let mut force: Vec<Enlisted> = sale.iter().take(n).map(enlist).collect();
    bear_required(world, board, seat, &mut force);
    for _ in 0..24 {
        let mut other = force.clone();
        change(world, seat, &sale, &mut other, chance);
        if may_have(world, board, seat, &other).is_ok() {
            force = other;
        }
    }
    debug_assert_eq!(may_have(world, board, seat, &force), Ok(()));
    force
}

/// SM-SCN-8: gives what is required to those of a force who may carry it.
fn bear_required(world: &World, board: &Board, seat: Seat, force: &mut [Enlisted]) {
    for id in &world.side_of(seat).required {
        for i in 0..force.len() {
            force[i].carries.push(id.clone());
            if within(world, board, seat, force).is_ok() {
                break;
            }
            force[i].carries.pop();
        }
    }
}

/// Changes a force a little, whether it may be had then or not.
fn change(world: &World, seat: Seat, sale: &[Tag], force: &mut Vec<Enlisted>, chance: &mut dyn Chance) {
    let i = chance.below(force.len().max(1) as u32) as usize;
    match chance.below(8) {
        what @ 0..=2 => {
            let tag = sale[chance.below(sale.len() as u32) as usize];
            let ranks = &world.library.soldiers[&tag].ranks;
            let rank = ranks[chance.below(ranks.len() as u32) as usize].rank;
            let new = Enlisted::new(tag, Some(rank));
            if what == 0 { force.push(new) } else { force[i] = new }
        }
        _ => equip(world, seat, &mut force[i], chance),
    }
}

/// Gives a soldier something that he may or may not have.
fn equip(world: &World, seat: Seat, it: &mut Enlisted, chance: &mut dyn Chance) {
    fn some<T: Clone>(all: &[T], chance: &mut dyn Chance) -> Option<T> {
        let i = chance.below(all.len().max(1) as u32) as usize;
        all.get(i).cloned()
    }
    match chance.below(6) {
        0 => it.grenades += 1,
        1 => {
            let ranks = world.library.soldiers[&it.tag].ranks.iter();
            it.rank = some(&ranks.map(|it| it.rank).collect::<Vec<_>>(), chance);
        }
        2 => it.carries.extend(some(&world.library.equipment.keys().cloned().collect::<Vec<_>>(), chance)),
        3 => {
            let modules = &world.side_of(seat).modules;
            let panels = world.library.panels.values().filter(|it| modules.contains(&it.module));
            it.panel = some(&panels.map(|it| it.id.clone()).collect::<Vec<_>>(), chance);
        }
        4 => it.story.extend(some(&world.library.own_story(it.tag).collect::<Vec<_>>(), chance)),
        _ => it.cards.extend(some(&world.library.optional_cards(it.tag).collect::<Vec<_>>(), chance)),
    }
}

/// SM-SCN-2, SM-STO-5: the story deck is made for the map and the characters in play.
pub(crate) fn make_story(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let (field, hidden) = (&t.board().field, &t.board().hidden);
    let brings = |tag: Tag, nr: StoryNr| {
        hidden.values().flat_map(|it| &it.soldiers).any(|it| it.tag == tag && it.story.contains(&nr))
    };
    let deck = world.story_deck(|tag| field.figure(tag).is_some(), brings);
    t.tell(Event::StoryMade { deck });
    Ok(())
}

/// SM-SCN-9: placing on the map is secret and at once; players of one side do it one after the other (SG-20), and all is shown
/// together.
pub(crate) fn deploy(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let starts = |seat: &Seat| matches!(world.side_of(*seat).start, Start::On(_));
    let by_side = [0, 1].map(|side| world.seats_of(side).filter(starts).collect::<Vec<_>>());
    let mut all: Vec<(Seat, Vec<(Tag, Place)>)> = Vec::new();
    for round in 0..by_side[0].len().max(by_side[1].len()) {
        let seats: Vec<Seat> = by_side.iter().filter_map(|it| it.get(round).copied()).collect();
        let prompts = seats.iter().map(|&seat| {
            let allied = all.iter().filter(|it| world.side(it.0) == world.side(seat));
            let taken = allied.flat_map(|it| it.1.iter().map(|it| it.1)).collect();
            let space = Some(Space::Deployments { seat, taken });
            Prompt { seat, ask: Ask::Deploy { seat }, options: Vec::new(), space }
        });
        let chosen = t.choose_all(prompts.collect())?;
        for (seat, choice) in seats.into_iter().zip(chosen) {
            let Choice::Deploy(places) = choice else { unreachable!("only places were offered") };
            all.push((seat, places));
        }
    }
    for (seat, places) in all {
        t.tell(Event::Deployed { seat, places });
    }
    Ok(())
}

/// The tiles that a player's soldiers may start on.
fn start_tiles(world: &World, seat: Seat) -> Vec<crate::measure::TileIx> {
    match &world.side_of(seat).start {
        Start::On(tiles) => tiles.iter().filter_map(|it| world.tile_named(it)).collect(),
        Start::Enter(_) => Vec::new(),
    }
}

/// SM-SCN-9: all soldiers are placed, each wholly on a tile of the start, not on another and not in a NO MOVE piece.
pub(crate) fn may_deploy(
    world: &World,
    board: &Board,
    seat: Seat,
    taken: &[Place],
    places: &[(Tag, Place)],
) -> Result<(), Why> {
    let own = &board.private(seat).soldiers;
    let all = own.len() == places.len() && own.iter().zip(places).all(|(it, placed)| it.tag == placed.0);
    if !all {
        return Err(Why::NotAll);
    }
    may_begin(world, seat, taken, places)
}

/// SM-SCN-9: whether soldiers may begin so, be they all of a player's or only those that have a place by now.
pub fn may_begin(world: &World, seat: Seat, taken: &[Place], places: &[(Tag, Place)]) -> Result<(), Why> {
    for (i, (tag, place)) in places.iter().enumerate() {
        fits(world, seat, *tag, *place)?;
        let others = places[..i].iter().map(|it| it.1).chain(taken.iter().copied());
        if others.into_iter().any(|it| overlap(world.base, it, *place)) {
            return Err(Why::Overlaps { tag: *tag });
        }
    }
    Ok(())
}

fn fits(world: &World, seat: Seat, tag: Tag, place: Place) -> Result<(), Why> {
    let here = place.at.is_possible().then(|| world.map.tile_at(place.at)).flatten();
    let tile = here.filter(|it| start_tiles(world, seat).contains(it));
    let tile = tile.ok_or(Why::NotWhereToStart { tag })?;
    let whole = world.base.juts_out(place, world.map.tile(tile).bounds) == 0;
    let blocked = world.map.no_move_on(place.at, place.at).is_some();
    if whole && !blocked { Ok(()) } else { Err(Why::NotWhereToStart { tag }) }
}

/// Some places for all soldiers of a player.
pub(crate) fn some_places(
    world: &World,
    board: &Board,
    seat: Seat,
    taken: &[Place],
    chance: &mut dyn Chance,
) -> Option<Vec<(Tag, Place)>> {
    let tiles = start_tiles(world, seat);
    if tiles.is_empty() {
        return None;
    }
    let mut places: Vec<(Tag, Place)> = Vec::new();
    for it in &board.private(seat).soldiers {
        let free = |place: Place, places: &[(Tag, Place)]| {
            let others = places.iter().map(|it| it.1).chain(taken.iter().copied());
            fits(world, seat, it.tag, place).is_ok()
                && others.into_iter().all(|other| !overlap(world.base, other, place))
        };
        let mut random = || {
            let bounds = world.map.tile(tiles[chance.below(tiles.len() as u32) as usize]).bounds;
            let x = bounds.least.x + chance.below((bounds.most.x - bounds.least.x) as u32) as i32;
            let y = bounds.least.y + chance.below((bounds.most.y - bounds.least.y) as u32) as i32;
            Place { at: Point::new(x, y), facing: Facing::new(chance.below(64) as u8) }
        };
        let tried = (0..64).map(|_| random()).find(|it| free(*it, &places));
        let place = tried.or_else(|| grid(world, &tiles).find(|it| free(*it, &places)));
        places.push((it.tag, place?));
    }
    Some(places)
}

/// The same places, with everybody looking to where the enemy begins, as far as the bases have room for it.
pub(crate) fn facing_the_enemy(
    world: &World,
    seat: Seat,
    taken: &[Place],
    mut places: Vec<(Tag, Place)>,
) -> Vec<(Tag, Place)> {
    let enemy = where_a_side_begins(world, 1 - world.side(seat));
    for i in 0..places.len() {
        let (tag, place) = places[i];
        places[i].1.facing = facing_to(place.at, enemy);
        if may_begin(world, seat, taken, &places).is_err() {
            places[i] = (tag, place);
        }
    }
    places
}

/// The middle of the entry areas or tiles of a side.
fn where_a_side_begins(world: &World, side: u8) -> Point {
    let middle = |a: Point, b: Point| Point::new((a.x + b.x) / 2, (a.y + b.y) / 2);
    let all: Vec<Point> = match &world.scenario.sides[side as usize].start {
        Start::Enter(areas) => {
            let gates = world.gates.iter().filter(|it| areas.contains(&it.name));
            gates.map(|it| middle(it.from, it.to)).collect()
        }
        Start::On(tiles) => {
            let bounds =
                tiles.iter().filter_map(|it| world.tile_named(it)).map(|it| world.map.tile(it).bounds);
            bounds.map(|it| middle(it.least, it.most)).collect()
        }
    };
    let n = all.len().max(1) as i32;
    Point::new(all.iter().map(|it| it.x).sum::<i32>() / n, all.iter().map(|it| it.y).sum::<i32>() / n)
}

/// How many bases have room where a player's soldiers start, in rows and facing up.
pub(crate) fn room(world: &World, seat: Seat) -> usize {
    let mut taken: Vec<Place> = Vec::new();
    for place in grid(world, &start_tiles(world, seat)) {
        let free = taken.iter().all(|it| !overlap(world.base, *it, place));
        if free && fits(world, seat, Tag(0), place).is_ok() {
            taken.push(place);
        }
    }
    taken.len()
}

fn grid<'w>(world: &'w World, tiles: &'w [crate::measure::TileIx]) -> impl Iterator<Item = Place> + 'w {
    tiles.iter().flat_map(|it| {
        let bounds = world.map.tile(*it).bounds;
        let rows = (bounds.least.y..bounds.most.y).step_by(INCH as usize / 4);
        rows.flat_map(move |y| {
            let columns = (bounds.least.x..bounds.most.x).step_by(INCH as usize / 4);
            columns.map(move |x| Place { at: Point::new(x, y), facing: Facing::UP })
        })
    })
}
