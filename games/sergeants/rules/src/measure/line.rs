//! A line between two soldiers: the tiles on it, their numbers, and how far it is.

use arrayvec::ArrayVec;

use crate::{
    content::Action,
    measure::{MAX_ON_LINE, Map, Point, Seeing, Tile, TileIx, geometry::inches, seeing::thickest},
};

/// A tile on a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct OnLine {
    /// The tile.
    pub tile: TileIx,
    /// Its number for the action: the plate's, or a building's.
    pub number: i8,
    /// SM-MAP-2: the building whose number it is, by its place in [`Tile::buildings`].
    pub building: Option<u8>,
    /// SM-MAP-3: what marked areas on it add.
    pub areas: i8,
    /// SM-MRK-4: what smoke adds to the number and the areas.
    pub smoke: i8,
    /// SM-MRK-3: what optics take back of the number, the areas and the smoke.
    pub optics: i8,
    /// SM-MAP-3, SM-MAP-7: whether number and areas count; those of the own tile count only for HIDE.
    pub counts: bool,
}

/// A line from one soldier to another, measured for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The base centre of the soldier who acts.
    pub from: Point,
    /// The base centre of the other.
    pub to: Point,
    /// The tiles in order, the own one first.
    pub tiles: ArrayVec<OnLine, MAX_ON_LINE>,
    /// SM-MAP-5: the distance in squares.
    pub squares: i32,
    /// SM-MAP-7: what is added to the ability.
    pub modifiers: i32,
}

/// SM-MAP-5, SM-MAP-7, SM-MAP-11: the line between two base centres, with the tiles that count for LOOK, SHOOT or HIDE.
///
/// LOOK and SHOOT count all tiles but the soldier's own; HIDE, and with it Rally, counts both ends. Where there is no tile
/// the line counts a square with no number (SG-7).
pub fn line(map: &Map, action: Action, from: Point, to: Point) -> Line {
    line_through(map, action, from, to, Seeing::default())
}

/// SM-MRK-3, SM-MRK-4: the line between two base centres, as [`line()`] gives it, through smoke and with optics. Each tile says
/// what they do to its number and its areas.
pub fn line_through(map: &Map, action: Action, from: Point, to: Point, seeing: Seeing<'_>) -> Line {
    let mut line = Line { from, to, tiles: ArrayVec::new(), squares: 0, modifiers: 0 };
    line.measure(map, action);
    if !seeing.smoke.is_empty() || seeing.optics.is_some() {
        line.see_through(map, action, seeing);
    }
    line
}

impl Line {
    fn measure(&mut self, map: &Map, action: Action) {
        debug_assert!(action != Action::Move, "walks are measured by their way");
        let (from, to) = (self.from, self.to);
        let homes = [map.tile_at(from), map.tile_at(to)];
        if let Some(own) = homes[0] {
            self.add(map, action, own, action == Action::Hide);
        }
        map.for_tiles(action, (from, to), homes, &mut None, |tile| match tile {
            Some(tile) if Some(tile) != homes[0] => self.enter(map, action, tile),
            Some(_) => (),
            None => self.squares += 1,
        });
        // Who stands on an edge may be in a tile that the line only touches.
        if let Some(target) = homes[1].filter(|it| self.tiles.iter().all(|on| on.tile != *it)) {
            self.enter(map, action, target);
        }
    }

    /// SM-MRK-4, SM-GEO-12: smoke multiplies the negative modifiers of its tile and of every tile beyond it, by the thickest that one
    /// has looked into so far, the own tile's included (SG-63). For HIDE it is the thickest of the whole line for all of them.
    /// SM-MRK-3: then optics ignore each modifier that takes away no more than their limit; one that helps counts as before (SG-62).
    /// The number of a tile and each marked area on it are modifiers by themselves.
    fn see_through(&mut self, map: &Map, action: Action, seeing: Seeing<'_>) {
        let thick = |it: &OnLine| thickest(seeing.smoke, it.tile);
        let mut times =
            if action == Action::Hide { self.tiles.iter().map(thick).max().unwrap_or(1) } else { 1 };
        let limit = seeing.optics.map_or(0, |it| it.limit(action) as i8);
        let (from, to) = (self.from, self.to);
        for it in &mut self.tiles {
            if action != Action::Hide {
                times = times.max(thick(it));
            }
            if !it.counts {
                continue;
            }
            let areas = areas_passed(map.tile(it.tile), action, from, to);
            for modifier in areas.filter(|_| !seeing.plain_areas).chain([it.number]) {
                let smoke = modifier.min(0) * (times as i8 - 1);
                let hinders = -(modifier + smoke);
                it.smoke += smoke;
                // Without a branch: which tiles hinder how much, no processor can foretell.
                it.optics += hinders * ((0 < hinders) & (hinders <= limit)) as i8;
            }
            self.modifiers += (it.smoke + it.optics) as i32;
        }
    }

    fn enter(&mut self, map: &Map, action: Action, tile: TileIx) {
        self.squares += map.tile(tile).face.tile.squares();
        self.add(map, action, tile, true);
    }

    #[inline]
    fn add(&mut self, map: &Map, action: Action, ix: TileIx, counts: bool) {
        let tile = map.tile(ix);
        let mut on = OnLine {
            tile: ix,
            number: tile.plate.of(action),
            building: None,
            areas: 0,
            smoke: 0,
            optics: 0,
            counts,
        };
        if counts && !tile.buildings.is_empty() {
            (on.number, on.building) = self.through_buildings(tile, action, on.number);
        }
        if counts && !tile.areas.is_empty() {
            on.areas = areas_passed(tile, action, self.from, self.to).sum();
        }
        self.modifiers += on.areas as i32 + if counts { on.number as i32 } else { 0 };
        self.tiles.push(on);
    }

    /// SM-MAP-2: a building's number replaces the plate's if the line crosses it; of two, the more hindering, which is the
    /// lower number (SG-8). A line that ends wholly inside crosses it too, so that needs no question of its own.
    fn through_buildings(&self, tile: &Tile, action: Action, plate: i8) -> (i8, Option<u8>) {
        let crossed =
            tile.buildings.iter().enumerate().filter(|it| it.1.outline.is_crossed(self.from, self.to));
        let numbers = crossed.map(|(i, it)| (it.modifiers.of(action), Some(i as u8)));
        numbers.min_by_key(|it| it.0).unwrap_or((plate, None))
    }

    /// The numbers of the tiles that count, without areas, smoke and optics: the first line of the sum.
    pub fn numbers(&self) -> i32 {
        self.tiles.iter().filter(|it| it.counts).map(|it| it.number as i32).sum()
    }

    /// SM-MAP-3: what marked areas add in all.
    pub fn areas(&self) -> i32 {
        self.tiles.iter().map(|it| it.areas as i32).sum()
    }

    /// SM-MRK-4: what smoke adds in all.
    pub fn smoke(&self) -> i32 {
        self.tiles.iter().map(|it| it.smoke as i32).sum()
    }

    /// SM-MRK-3: what optics take back in all.
    pub fn optics(&self) -> i32 {
        self.tiles.iter().map(|it| it.optics as i32).sum()
    }

    /// SM-MAP-6: the distance in inches, for close range, throwing and Rally.
    pub fn inches(&self) -> i32 {
        inches(self.from, self.to)
    }

    /// SM-LOK-3: whether Spot reaches: the distance is at most Spot and the modifiers.
    pub fn is_spotted_by(&self, spot: i32) -> bool {
        reaches(spot, self.modifiers, self.squares)
    }

    /// SM-HID-1: whether Cover hides from the enemy at the other end: with the modifiers it is below zero. Distance does not
    /// count.
    pub fn is_hidden_by(&self, cover: i32) -> bool {
        cover + self.modifiers < 0
    }

    /// SM-MAP-10: whether Long or Short reaches; both are in squares.
    pub fn is_in_range(&self, ability: i32) -> bool {
        reaches(ability, self.modifiers, self.squares)
    }

    /// SM-MAP-10, SM-HID-4: whether Close, Throw or Rally reaches: the same numbers, in inches.
    pub fn is_in_inches(&self, ability: i32) -> bool {
        reaches(ability, self.modifiers, self.inches())
    }
}

/// SM-MAP-3: what the marked areas of the action's colour add that the line passes over, once each.
fn areas_passed(tile: &Tile, action: Action, from: Point, to: Point) -> impl Iterator<Item = i8> {
    let passed = tile.areas.iter().filter(move |it| it.action == action && it.is_passed(from, from, to));
    passed.map(|it| it.value)
}

/// SM-MAP-7: modifiers change the ability, never the distance. An ability of 0 or less reaches nothing.
pub fn reaches(ability: i32, modifiers: i32, distance: i32) -> bool {
    let left = ability + modifiers;
    0 < left && distance <= left
}
