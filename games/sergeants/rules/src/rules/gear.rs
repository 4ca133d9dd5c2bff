//! Equipment: who may have it, what he does with it, and what it is worth.

use serde::{Deserialize, Serialize};
use table::{Play, Seat, Table};

use crate::{
    content::{Act, Equipment, Gives, Marker, Reach, Stat, Tag},
    measure::{Cover, Place, Point, cover, geometry::Where},
    rules::{acting, markers::On, teams, weapons},
    state::{Aim, Ask, Board, Choice, Event, Field, Secret, Sergeants, World},
};

/// A hole that a soldier has dug, and in which any soldier finds cover.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foxhole {
    /// Its centre.
    pub at: Point,
    /// How much it improves Cover by.
    pub cover: u8,
}

/// SM-SCN-8, SM-SPC-6: whether a soldier meets an item's requirements for its bearer. Sets that change in play are empty here.
pub(crate) fn meets(world: &World, soldier: &Secret, item: &Equipment) -> bool {
    teams::is_such(world, soldier, &item.carry)
}

/// SM-SCN-8, SM-TEA-4: whether a soldier could carry something: at some rank, on some panel, with grenades enough.
pub fn suits(world: &World, tag: Tag, item: &Equipment) -> bool {
    let panels = || [None].into_iter().chain(world.library.panels.keys().cloned().map(Some));
    let mut ranks = world.library.soldiers[&tag].ranks.iter().map(|it| it.rank);
    ranks.any(|rank| {
        let soldier = Secret { grenades: u8::MAX, ..Secret::new(tag, rank) };
        panels().any(|panel| meets(world, &Secret { panel, ..soldier.clone() }, item))
    })
}

/// How often a soldier can still use something that he carries.
pub fn left(world: &World, board: &Board, tag: Tag, what: &str) -> u8 {
    if board.field.figure(tag).is_none() {
        return 0;
    }
    let secret = board.secret(tag);
    let item = world.library.equipment.get(what).filter(|_| secret.carries.iter().any(|it| it == what));
    item.map_or(0, |it| it.uses.map_or(u8::MAX, |n| n.saturating_sub(secret.spent(what))))
}

impl Secret {
    /// How often something was used.
    pub(crate) fn spent(&self, what: &str) -> u8 {
        self.spent.iter().find(|it| it.0 == what).map_or(0, |it| it.1)
    }

    /// Something is used once more.
    pub(crate) fn spend(&mut self, what: &str) {
        match self.spent.iter_mut().find(|it| it.0 == what) {
            Some(it) => it.1 = it.1.saturating_add(1),
            None => self.spent.push((what.to_string(), 1)),
        }
    }

    /// What equipment adds to an ability, such as a knife to Fight.
    pub(crate) fn bonus(&self, world: &World, stat: Stat) -> i32 {
        let carried = self.carries.iter().filter_map(|it| world.library.equipment.get(it));
        let bonus = carried.map(|it| match it.gives {
            Gives::Ability { what, by } if what == stat => by as i32,
            _ => 0,
        });
        bonus.sum()
    }
}

/// SM-VIC-1, SM-PRI-6: what the equipment of a prisoner is worth to his captor: its price, medals and what is used up apart (SG-70).
pub(crate) fn worth(world: &World, board: &Board, tag: Tag) -> i16 {
    let carried = board.secret(tag).carries.iter().filter(|it| 0 < left(world, board, tag, it));
    let items = carried.filter_map(|it| world.library.equipment.get(it));
    let things = items.filter(|it| !matches!(it.gives, Gives::Medal(_)));
    things.map(|it| it.cost as i16).sum()
}

impl Gives {
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: what it lays on a tile.
    pub fn marker(&self) -> Option<Marker> {
        match self {
            Gives::Lays { what, .. } => Some(*what),
            _ => None,
        }
    }

    /// SM-SHT-7: how many blast checks it makes.
    pub fn checks(&self) -> u8 {
        match self {
            Gives::Blast { checks, .. } | Gives::Artillery { checks } => *checks,
            _ => 0,
        }
    }

    /// SG-65: the act that it is used instead of; nothing if it works by itself.
    pub fn act(&self) -> Option<Act> {
        match self {
            Gives::Blast { reach, .. } | Gives::Lays { reach, .. } => Some(match reach {
                Reach::Squares(_) => Act::Shoot,
                Reach::Throw(_) => Act::Throw,
                Reach::Beside => Act::Cover,
            }),
            Gives::Foxhole(_) => Some(Act::Cover),
            Gives::Artillery { .. } => Some(Act::Spot),
            Gives::Grenades(_)
            | Gives::Medal(_)
            | Gives::Object
            | Gives::Optics(_)
            | Gives::Ability { .. }
            | Gives::Ammunition(_) => None,
        }
    }
}

/// SM-MRK-8, SG-65: what a soldier can use in the place of an act: what is fired or thrown where he shoots, what is thrown where he
/// throws, tools where he takes cover, artillery where he spots. Who is in melee or guards a prisoner uses nothing.
pub fn usable(world: &World, board: &Board, tag: Tag, act: &Act) -> Vec<Choice> {
    let carries = &board.secret(tag).carries;
    if carries.is_empty() || !acting::is_at_liberty(world, board, tag) || board.field.is_escort(tag) {
        return Vec::new();
    }
    let can = |what: &&String| {
        let item = world.library.equipment.get(*what);
        item.and_then(|it| it.gives.act()).is_some_and(|it| serves(&it, act))
            && 0 < left(world, board, tag, what)
            && item.is_some_and(|it| has_aim(world, board, tag, &it.gives))
    };
    carries.iter().filter(can).cloned().map(Choice::Use).collect()
}

/// SM-SHT-5, SM-MRK-8: whether what is used in the place of one act is used in that of another: what is thrown, wherever he shoots.
fn serves(own: &Act, act: &Act) -> bool {
    own == act || (*own == Act::Throw && *act == Act::Shoot)
}

fn has_aim(world: &World, board: &Board, tag: Tag, gives: &Gives) -> bool {
    match gives {
        Gives::Blast { reach, .. } => !weapons::in_reach(world, board, tag, *reach).is_empty(),
        Gives::Lays { reach, .. } => !weapons::tiles_in_reach(world, board, tag, *reach).is_empty(),
        Gives::Foxhole(_) => can_dig(world, board, tag),
        Gives::Artillery { .. } => !weapons::tiles_in_sight(world, board, tag).is_empty(),
        _ => false,
    }
}

/// A soldier uses something that he carries.
pub(crate) fn use_it(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, what: &str) -> Play {
    match t.world().library.equipment[what].gives {
        Gives::Blast { .. } => weapons::launch(t, seat, tag, what),
        Gives::Lays { what: marker, reach } => lay(t, seat, tag, what, marker, reach),
        Gives::Foxhole(cover) => dig(t, seat, tag, what, cover),
        Gives::Artillery { .. } => weapons::call(t, seat, tag, what),
        _ => Ok(()),
    }
}

/// SM-MRK-1, SM-MRK-2, SM-MRK-4: a soldier makes smoke or fire on a tile, or lays mines. Whom they hurt he scores for.
fn lay(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, what: &str, marker: Marker, reach: Reach) -> Play {
    let tiles = weapons::tiles_in_reach(t.world(), t.board(), tag, reach);
    let options: Vec<Choice> = tiles.into_iter().map(Choice::Tile).collect();
    let ask = Ask::Aim { tag, what: what.to_string() };
    if let Choice::Tile(tile) = t.choose(seat, ask, options)? {
        t.tell(Event::Used { seat, tag, what: what.to_string(), aim: Aim::Tile(tile) });
        weapons::show(t, tag, reach);
        t.tell(Event::Laid { what: marker, on: On::tile(tile), by: Some(seat) });
    }
    Ok(())
}

/// A soldier digs where he stands, not in a building, and not where there is a hole under him.
fn can_dig(world: &World, board: &Board, tag: Tag) -> bool {
    let Some(place) = board.field.place(tag) else { return false };
    let tile = world.tile_of(place).map(|it| world.map.tile(it));
    let buildings = tile
        .into_iter()
        .flat_map(|it| &it.pieces)
        .filter(|it| it.terrain == crate::content::Terrain::Building);
    let indoors = buildings.filter_map(|it| it.area()).any(|it| it.locate(place.at) != Where::Outside);
    !indoors && foxhole(world, &board.field, place).is_none()
}

fn dig(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag, what: &str, cover: u8) -> Play {
    let Some(place) = t.board().field.place(tag) else { return Ok(()) };
    t.tell(Event::Used { seat, tag, what: what.to_string(), aim: Aim::Here });
    t.tell(Event::Dug { tag, hole: Foxhole { at: place.at, cover } });
    Ok(())
}

/// The foxhole that a soldier at a place is in: its centre is under his base. If there are several, the best one.
pub fn foxhole<'f>(world: &World, field: &'f Field, place: Place) -> Option<&'f Foxhole> {
    let holes = field.markers.foxholes.iter().filter(|it| world.base.is_under(place, it.at, 0));
    holes.max_by_key(|it| it.cover)
}

/// SM-HID-3: what gives a soldier at a place cover: what is on the map, or a foxhole (SG-68).
pub fn cover_at(world: &World, field: &Field, place: Place) -> Option<Cover> {
    let hole = || foxhole(world, field, place).map(|_| Cover::Foxhole);
    cover(&world.map, world.base, place).or_else(hole)
}

/// SM-HID-1: a soldier's Cover where he stands: a foxhole improves it (SG-68).
pub fn cover_number(world: &World, board: &Board, tag: Tag) -> i32 {
    let hole = board.field.place(tag).and_then(|it| foxhole(world, &board.field, it));
    board.ability(world, tag, Stat::Cover) - hole.map_or(0, |it| it.cover as i32)
}
