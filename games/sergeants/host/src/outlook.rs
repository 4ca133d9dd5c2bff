//! What a soldier would see from a place, and who would see him there.

use serde::Serialize;
use sergeants::{
    View, World,
    content::{Action, Stat, Tag},
    measure::{Place, Point},
    rules::bands,
    state::{Bands, Board},
};

use super::queries::knows_card;

/// The side of a square of the map, in sixteenths.
const SQUARE: i32 = 80;

/// What a soldier would see from a place, and who would see him.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// The enemies on the map.
    pub enemies: Vec<Faced>,
    /// SM-LOK-3: the squares, as column and row, in whose middle he would spot an enemy.
    pub squares: Vec<(i32, i32)>,
}

/// An enemy, as one would face him.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Faced {
    /// The enemy.
    pub tag: Tag,
    /// SM-LOK-3: whether he would be spotted, or is already.
    pub spots: bool,
    /// SM-SHT-2: the bands of a shot at him, were he spotted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shot: Option<Bands>,
    /// SM-LOK-3: whether he would spot the soldier; left out if his numbers are hidden (SM-SOL-8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<bool>,
    /// The Spot that he would need for it.
    pub takes: i32,
    /// SM-SHT-2: the bands of his shot, as he faces now; left out if none reaches, or if his numbers are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shot_at: Option<Bands>,
    /// Whether the soldier would be in his front arc.
    pub in_arc: bool,
}

/// Looks from a place; the board has the soldier there.
pub(super) fn outlook(world: &World, view: &View, board: &Board, tag: Tag, place: Place) -> Outlook {
    let side = board.field.figure(tag).map_or(0, |it| world.side(it.seat));
    let spot = board.ability(world, tag, Stat::Spot);
    let sees = |at: Point| board.sight(world, tag, Action::Look, place.at, at).is_spotted_by(spot);
    let facing = |enemy: Tag, spotted: bool, from: Place| {
        let line = board.sight(world, enemy, Action::Look, from.at, place.at);
        let known = knows_card(view, board, enemy);
        Faced {
            tag: enemy,
            spots: spotted || sees(from.at),
            shot: bands(world, board, tag, enemy),
            seen: known.then(|| line.is_spotted_by(board.ability(world, enemy, Stat::Spot))),
            takes: line.squares.max(1) - line.modifiers,
            shot_at: if known { bands(world, board, enemy, tag) } else { None },
            in_arc: from.has_in_arc(place.at, world.arc),
        }
    };
    let enemies = board.field.enemies(world, side).map(|(it, at)| facing(it.tag, it.spotted, at)).collect();
    let (columns, rows) = (world.map.columns, world.map.rows);
    let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let middle = |(x, y): (i32, i32)| Point::new(x * SQUARE + SQUARE / 2, y * SQUARE + SQUARE / 2);
    let squares = all.filter(|it| {
        let at = middle(*it);
        world.map.tile_at(at).is_some() && sees(at)
    });
    Outlook { enemies, squares: squares.collect() }
}
