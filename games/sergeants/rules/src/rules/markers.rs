//! MRK: markers on the map: fire, mines and smoke; and optics, which see through what terrain hides.
//!
//! Crews with a gun (SM-MRK-6) are in `weapons`, other equipment in `gear`.
//!
//! Of the other markers (SM-MRK-7) pins and spotted figures are in `state::board`; over watch and fallback points are not in play. What
//! equipment does in which action (SM-MRK-8) is in `gear`.

use serde::{Deserialize, Serialize};
use table::{Play, Seat, Table};

use crate::{
    content::{Action, Gives, Marker, Sort, Spot, Tag},
    measure::{Line, Optics, Place, Point, Seeing, Smoke, TileIx, geometry::Where, line_through},
    rules::{acting, gear::Foxhole, shooting},
    state::{Board, Context, Event, Field, Sergeants, World},
};

/// All markers on the map. Everybody sees them.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Markers {
    /// SM-MRK-1: what burns.
    pub fires: Vec<PlacedMarker>,
    /// SM-MRK-2: mines.
    pub mines: Vec<PlacedMarker>,
    /// SM-MRK-4: where there is smoke.
    pub smoke: Vec<Smoke>,
    /// Where soldiers have dug in.
    pub foxholes: Vec<Foxhole>,
}

/// What a marker is on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct On {
    /// The tile.
    pub tile: TileIx,
    /// Only this piece of it, by its place in the tile's list: a building, or another piece that an event names.
    pub piece: Option<u16>,
}

/// A marker that stays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacedMarker {
    /// What it is on.
    pub on: On,
    /// SM-MRK-1: the player whose equipment made it, and who scores by it.
    pub by: Option<Seat>,
}

impl On {
    /// A whole tile.
    pub fn tile(tile: TileIx) -> On {
        On { tile, piece: None }
    }

    /// Whether a soldier stands in it: the base's centre is in the tile, or in the piece or on its edge (SG-60).
    pub fn has(self, world: &World, place: Place) -> bool {
        match self.piece {
            None => world.tile_of(place) == Some(self.tile),
            Some(i) => {
                let piece = world.map.tile(self.tile).pieces.get(i as usize);
                let outline = piece.and_then(|it| it.area());
                outline.is_some_and(|it| it.locate(place.at) != Where::Outside)
            }
        }
    }
}

impl Markers {
    /// The fire that a soldier at a place stands in.
    pub fn fire(&self, world: &World, place: Place) -> Option<&PlacedMarker> {
        self.fires.iter().find(|it| it.on.has(world, place))
    }

    /// The mines that a soldier at a place stands among.
    pub fn mines(&self, world: &World, place: Place) -> Option<&PlacedMarker> {
        self.mines.iter().find(|it| it.on.has(world, place))
    }

    /// Lays a marker. Fire and mines that are there already stay as they are (SG-60); smoke as thick is renewed (SG-64).
    pub(crate) fn lay(&mut self, what: Marker, on: On, by: Option<Seat>, turn: u8) {
        let list = match what {
            Marker::Fire => &mut self.fires,
            Marker::Mines => &mut self.mines,
            Marker::Smoke(times) => {
                self.smoke.retain(|it| it.tile != on.tile || it.times != times);
                self.smoke.push(Smoke { tile: on.tile, times, turn });
                return;
            }
        };
        if list.iter().all(|it| it.on != on) {
            list.push(PlacedMarker { on, by });
        }
    }

    /// Removes all markers of a sort.
    pub(crate) fn clear(&mut self, what: Sort) {
        match what {
            Sort::Fire => self.fires.clear(),
            Sort::Mines => self.mines.clear(),
            Sort::Smoke => self.smoke.clear(),
        }
    }

    /// SM-MRK-5: smoke that was not made in this turn is gone.
    pub(crate) fn lift(&mut self, turn: u8) {
        self.smoke.retain(|it| it.turn == turn);
    }

    /// Everything that markers are on.
    pub(crate) fn all(&self) -> impl Iterator<Item = On> {
        let smoke = self.smoke.iter().map(|it| On::tile(it.tile));
        self.fires.iter().chain(&self.mines).map(|it| it.on).chain(smoke)
    }
}

/// A step of a card lays a marker. No player scores by it.
pub(crate) fn place(t: &mut Table<'_, Sergeants>, context: Context, what: Marker, at: &Spot) -> Play {
    let world = t.world();
    let on: Vec<On> = match at {
        Spot::Tile(name) => world.tile_named(name).map(On::tile).into_iter().collect(),
        Spot::Piece(tile, name) => piece(world, tile, name).into_iter().collect(),
        Spot::TileOf(who) => {
            let tags = acting::whom(t, context, who)?;
            let places = tags.into_iter().filter_map(|it| t.board().field.place(it));
            places.filter_map(|it| world.tile_of(it)).map(On::tile).collect()
        }
    };
    for on in on {
        t.tell(Event::Laid { what, on, by: None });
    }
    Ok(())
}

/// The first piece of a name on a tile that is on the map.
pub(crate) fn piece(world: &World, tile: &str, name: &str) -> Option<On> {
    let tile = world.tile_named(tile)?;
    let i = world.map.tile(tile).pieces.iter().position(|it| it.name == name && it.area().is_some())?;
    Some(On { tile, piece: Some(i as u16) })
}

/// SM-MRK-1, SM-TRN-10: at the start of every phase, a blast check for each soldier in a fire, prisoners too; drawn from his own
/// player's deck. It scores only for the player whose equipment made the fire.
pub(crate) fn burn(t: &mut Table<'_, Sergeants>) -> Play {
    let (world, field) = (t.world(), &t.board().field);
    let in_fire = |tag: Tag, field: &Field| {
        let place = field.struck_at(tag)?;
        Some(field.markers.fire(world, place)?.by)
    };
    let victims = field.figures.iter().filter_map(|it| Some((it.tag, in_fire(it.tag, field)?)));
    let victims: Vec<(Tag, Option<Seat>)> = victims.collect();
    if victims.is_empty() {
        return Ok(());
    }
    for (tag, by) in victims {
        if in_fire(tag, &t.board().field).is_some() {
            t.tell(Event::Endangered { tag, by: Sort::Fire });
            shooting::blast(t, tag, 1, by, None)?;
        }
    }
    acting::after(t)
}

/// SM-MRK-2: a soldier starts to move, with the prisoners whom he does not leave: those of them who stand in a tile with mines have a
/// blast check each, from their own players' decks. Returns whether there was one.
pub(crate) fn tread(t: &mut Table<'_, Sergeants>, tag: Tag, left: &[Tag]) -> Play<bool> {
    let (world, field) = (t.world(), &t.board().field);
    let led = field.prisoners(tag).filter(|it| !left.contains(it));
    let mines = |it: Tag| Some((it, field.markers.mines(world, field.struck_at(it)?)?.by));
    let endangered: Vec<(Tag, Option<Seat>)> = [tag].into_iter().chain(led).filter_map(mines).collect();
    for (it, by) in &endangered {
        t.tell(Event::Endangered { tag: *it, by: Sort::Mines });
        shooting::blast(t, *it, 1, *by, None)?;
    }
    Ok(!endangered.is_empty())
}

/// SM-MRK-5: smoke lasts at least one turn. Then it is gone after phase 2 if the second story card's colour differs from the
/// first's, and after phase 3 if the third's does; else it stays.
pub(crate) fn lift(t: &mut Table<'_, Sergeants>) {
    let (library, field) = (&t.world().library, &t.board().field);
    let colour = |phase: u8| field.story.get(phase as usize - 1).map(|it| library.story[it].colour);
    let differs = 2 <= field.phase && colour(field.phase) != colour(1);
    if differs && field.markers.smoke.iter().any(|it| it.turn != field.turn) {
        t.tell(Event::SmokeLifted);
    }
}

impl Board {
    /// SM-MRK-3: the optics that a soldier carries.
    pub fn optics(&self, world: &World, tag: Tag) -> Option<Optics> {
        let carried = self.secret(tag).carries.iter().filter_map(|it| world.library.equipment.get(it));
        let optics = carried.filter_map(|it| match it.gives {
            Gives::Optics(optics) => Some(optics),
            _ => None,
        });
        optics.reduce(Optics::or)
    }

    /// SM-MRK-3, SM-MRK-4: the line along which a soldier looks or shoots, through the smoke on the map and with his optics.
    pub fn sight(&self, world: &World, tag: Tag, action: Action, from: Point, to: Point) -> Line {
        let (smoke, optics) = (&self.field.markers.smoke, self.optics(world, tag));
        let seeing = Seeing { smoke, optics, plain_areas: !world.by_the_book };
        line_through(&world.map, action, from, to, seeing)
    }
}
