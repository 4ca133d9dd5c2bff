//! Soldiers with equipment.

use sergeants::{Choice, Equipment, Facing, Gives, Marker, Place, Reach, Tag, TileIx};

use crate::scenes::{
    maps::up,
    stage::{Run, Stage},
};

/// A soldier who faces right.
pub fn right(x: i32, y: i32) -> Place {
    Place::new(x, y, Facing::RIGHT)
}

pub fn own(stage: Stage, items: Vec<Equipment>) -> Stage {
    let mut stage = stage;
    stage.setup.library.equipment = items.into_iter().map(|it| (it.id.clone(), it)).collect();
    stage
}

/// Soldier 1 on square 1 with something, soldier 11, spotted, on this column of the first row.
pub fn armed(item: Equipment, column: i32) -> Stage {
    let what = item.id.clone();
    let stage = own(Stage::new(), vec![item]).post(1, right(40, 40)).but(|it| it.carries = vec![what]);
    stage.post(11, up(column * 80 + 40, 40)).but(|it| it.spotted = true)
}

pub fn blast(id: &str, reach: Reach, checks: u8, uses: u8) -> Equipment {
    Equipment { uses: Some(uses), ..Equipment::new(id, Gives::Blast { reach, checks }) }
}

pub fn tool(id: &str, what: Marker, reach: Reach) -> Equipment {
    Equipment { uses: Some(1), ..Equipment::new(id, Gives::Lays { what, reach }) }
}

pub fn use_of(id: &str) -> Choice {
    Choice::Use(id.into())
}

/// The tile of a name, and its name again.
pub fn ix(run: &Run, name: &str) -> TileIx {
    let mut tiles = run.game.world().map.tiles();
    tiles.find(|it| it.1.face.tile.to_string() == name).expect("it is there").0
}

pub fn names(run: &Run) -> Vec<String> {
    let tiles = run.options(0).into_iter().filter_map(|it| match it {
        Choice::Tile(tile) => Some(run.game.world().map.tile(tile).face.tile.to_string()),
        _ => None,
    });
    tiles.collect()
}

pub fn figure(run: &Run, tag: u16) -> sergeants::Figure {
    run.field().figure(Tag(tag)).expect("he is in play").clone()
}

pub fn artillery(checks: u8) -> Equipment {
    Equipment { uses: Some(2), ..Equipment::new("battery", Gives::Artillery { checks }) }
}
