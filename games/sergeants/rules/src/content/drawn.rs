//! How terrain pieces are drawn. The rules never ask for it.

use serde::{Deserialize, Serialize};

use crate::content::Terrain;

/// The picture of a terrain piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what is drawn")]
pub enum Drawn {
    // Water and what crosses it.
    River,
    Pond,
    Shallows,
    Bridge,
    Footbridge,
    Weir,
    // Ways and bare ground.
    Road,
    Rail,
    Yard,
    Platform,
    // What grows.
    Tree,
    Wood,
    Pine,
    Willow,
    Fruit,
    Blossom,
    Poplar,
    Birch,
    Yew,
    Splinters,
    Bush,
    Gorse,
    Scrub,
    Reeds,
    Hedge,
    Trimmed,
    Wheat,
    Barley,
    Maize,
    Beans,
    Beets,
    Vines,
    // What was built.
    House,
    Barn,
    Slates,
    Thatch,
    Glass,
    Iron,
    Spire,
    Tank,
    Windmill,
    Ruin,
    Vault,
    Wall,
    // Ground, ruins and what people leave about.
    Rocks,
    Cliff,
    Rubble,
    Crater,
    Trench,
    Ditch,
    Slope,
    Heap,
    Coal,
    Sand,
    Dung,
    Hay,
    Grave,
    Monument,
    Hive,
    Trough,
    Boxes,
    Blocks,
    Barrels,
    Sacks,
    Beams,
    Wagon,
    Lorry,
    Cart,
    HayCart,
    Boat,
}

impl Drawn {
    /// The picture of a piece whose author names none.
    pub fn by_terrain(terrain: Terrain, is_line: bool, no_move: bool) -> Drawn {
        match (terrain, is_line, no_move) {
            (_, true, true) => Drawn::Wall,
            (_, true, false) => Drawn::Hedge,
            (Terrain::Building, false, _) => Drawn::House,
            (Terrain::Cover, false, true) => Drawn::Rocks,
            (Terrain::Cover, false, false) => Drawn::Bush,
            (Terrain::Open, false, true) => Drawn::Pond,
            (Terrain::Open, false, false) => Drawn::Yard,
        }
    }

    /// Lines cannot be drawn as areas, nor roofs where a soldier cannot go indoors; a vault may be closed.
    pub(crate) fn suits(self, terrain: Terrain, is_line: bool) -> bool {
        let is_roof = self.is_roof();
        let indoors = match terrain {
            Terrain::Building => is_roof,
            Terrain::Open | Terrain::Cover => !is_roof || self == Drawn::Vault,
        };
        indoors && is_line == matches!(self, Drawn::Hedge | Drawn::Trimmed | Drawn::Wall)
    }

    fn is_roof(self) -> bool {
        use Drawn::*;
        matches!(self, House | Barn | Slates | Thatch | Glass | Iron | Spire | Tank | Windmill | Ruin | Vault)
    }
}
