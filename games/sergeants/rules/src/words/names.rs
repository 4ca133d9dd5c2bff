//! Names of Sergeants. Cards can be told without a game: then only the library is known, and no map.

use table::{Dictionary, Names};

use super::inches;
use crate::{
    content::{Library, OrderNr, Tag},
    measure::{Point, Tile},
    state::World,
};

impl Names for World {
    const PREFIX: &'static str = "sm";

    fn name(&self, dictionary: &dyn Dictionary, of: &str, id: &str) -> Option<String> {
        match of {
            "card" => Some(match id.parse().ok().and_then(|it: usize| self.cards.get(it)) {
                Some(card) => dictionary.say(self, &card.title()),
                None => id.to_string(),
            }),
            "order" => Some(order(&self.library, self, dictionary, id)),
            "tile" => Some(match self.tile_named(id) {
                Some(ix) => tile(dictionary, self.map.tile(ix)),
                None => id.to_string(),
            }),
            "map-tile" => Some(match id.parse().ok().and_then(|it: usize| self.map.tiles().nth(it)) {
                Some((_, it)) => tile(dictionary, it),
                None => id.to_string(),
            }),
            "gate" => Some(match id.parse().ok().and_then(|it: usize| self.gates.get(it)) {
                Some(gate) => area(dictionary, &gate.name),
                None => id.to_string(),
            }),
            "place" => Some(match point(id).and_then(|it| self.map.tile_at(it)) {
                Some(ix) => tile(dictionary, self.map.tile(ix)),
                None => dictionary.word("sm-off-the-map"),
            }),
            "point" => point(id).map(|it| exactly(self, dictionary, it)),
            _ => self.library.name(dictionary, of, id),
        }
    }
}

impl Names for Library {
    const PREFIX: &'static str = "sm";

    fn name(&self, dictionary: &dyn Dictionary, of: &str, id: &str) -> Option<String> {
        match of {
            "soldier" => Some(match named(self, id) {
                Some(name) => {
                    let args = [("name", name.to_string().into()), ("tag", id.to_string().into())];
                    dictionary.message("sm-soldier", &args)
                }
                None => id.to_string(),
            }),
            "name" => Some(named(self, id).unwrap_or(id).to_string()),
            "seat" => Some(dictionary.seat("sm-seat", id)),
            "order" => Some(order(self, self, dictionary, id)),
            "area" => Some(area(dictionary, id)),
            _ => None,
        }
    }
}

fn named<'a>(library: &'a Library, id: &str) -> Option<&'a str> {
    let tag = Tag(id.parse().ok()?);
    library.soldiers.get(&tag).map(|it| it.name.as_str())
}

fn order<N: Names>(library: &Library, names: &N, dictionary: &dyn Dictionary, id: &str) -> String {
    match id.parse().ok().and_then(|it| library.orders.get(&OrderNr(it))) {
        Some(order) => dictionary.say(names, &order.title()),
        None => id.to_string(),
    }
}

/// A tile with its number and side, and what it is.
fn tile(dictionary: &dyn Dictionary, tile: &Tile) -> String {
    let face = tile.face.to_string();
    let name = dictionary.word_or(&format!("sm-tile-{face}"), &tile.name);
    dictionary.message("sm-tile", &[("face", face.into()), ("name", name.into())])
}

/// Where an entry area is, such as "in the west".
fn area(dictionary: &dyn Dictionary, name: &str) -> String {
    let other = dictionary.message("sm-area", &[("name", name.to_string().into())]);
    dictionary.word_or(&format!("sm-area-{name}"), &other)
}

/// A point as it is written: sixteenths to the right and downwards.
fn point(id: &str) -> Option<Point> {
    let (x, y) = id.split_once(',')?;
    Some(Point::new(x.parse().ok()?, y.parse().ok()?))
}

/// A point in inches from the upper left corner, and its tile.
fn exactly(world: &World, dictionary: &dyn Dictionary, at: Point) -> String {
    let (x, y) = (inches(at.x).into(), inches(at.y).into());
    match world.map.tile_at(at) {
        Some(ix) => {
            let face = world.map.tile(ix).face.to_string();
            dictionary.message("sm-point", &[("tile", face.into()), ("x", x), ("y", y)])
        }
        None => dictionary.message("sm-point-off", &[("x", x), ("y", y)]),
    }
}
