//! Maps and scenarios that someone is making: what the rules say about them, at once and at their places.

use std::sync::LazyLock;

use hosting::messages::{ContentFault, Examined, OwnContent};
use ron::{extensions::Extensions, ser::PrettyConfig};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sergeants::{
    content::{
        FaceId, Fault, OrderNr, Scenario, Shelf, SoldierCard, StoryNr, TileSide, Tiles, scenario, scenarios,
    },
    measure::{Map, RawMap},
};
use table::{OwnFile, Phrase, Problem};

use crate::{
    OrderInfo, ScenarioCard, StoryInfo, TileInfo,
    cards::card,
    world_info::{order, story, tile},
};

/// More faults than anybody reads at once.
const MOST_FAULTS: usize = 60;
/// More scenarios than one pack brings to an editor.
const MOST_DRAFTS: usize = 40;
/// More files than one match is set up from.
const MOST_FILES: usize = 4;

/// A scenario and its map, as they are made: what is known to the rules as two files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draft {
    /// The map.
    pub map: RawMap,
    /// The scenario.
    pub scenario: Scenario,
}

/// What the rules read in a draft.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edited {
    /// The draft as files of a folder or a pack.
    #[cfg_attr(feature = "ts", ts(type = "Array<{ file: string, text: string, }>"))]
    pub files: Vec<OwnContent>,
    /// How pages show it, once nothing is wrong with it.
    pub card: Option<ScenarioCard>,
}

/// What of a pack can be edited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    /// Its scenarios, each with its map.
    pub drafts: Vec<Draft>,
    /// How many of its files have no part in them.
    pub left: usize,
}

/// What scenarios are made of: everything in the box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InTheBox {
    /// All tiles, each with its two sides, in their own corner.
    pub tiles: Vec<[TileInfo; 2]>,
    /// Soldier cards.
    pub soldiers: Vec<SoldierCard>,
    /// The orders that a scenario may use.
    pub orders: Vec<OrderInBox>,
    /// Story cards.
    pub story: Vec<StoryInBox>,
    /// What its soldiers may carry.
    pub equipment: Vec<EquipmentInBox>,
    /// Tactical modules, each with its side.
    pub modules: Vec<(String, String)>,
    /// The scenarios that come with the game, to begin with.
    pub scenarios: Vec<Draft>,
}

/// An order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct OrderInBox {
    /// Its number.
    pub number: OrderNr,
    /// The side whose players alone may have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// What it says.
    #[serde(flatten)]
    pub info: OrderInfo,
}

/// A story card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoryInBox {
    /// Its number.
    pub number: StoryNr,
    /// Whether it is only in the deck of a scenario that adds it.
    pub only_added: bool,
    /// What it says.
    #[serde(flatten)]
    pub info: StoryInfo,
}

/// A piece of equipment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EquipmentInBox {
    /// Its id.
    pub id: String,
    /// What it costs.
    pub cost: u8,
    /// Sides that may have it; all if none is named.
    pub sides: Vec<String>,
    /// SM-SOL-4: whether it is a medal, which is handed out.
    pub earned: bool,
}

/// What someone sends while they make a scenario; nothing for what is not one.
pub(crate) fn examine(own: &OwnContent) -> Option<Examined> {
    match own.file.as_str() {
        "box.json" => Some(said(Vec::new(), IN_THE_BOX.clone())),
        "draft.json" => Some(examine_draft(&own.text)),
        "files.json" => Some(open_files(&own.text)),
        _ => None,
    }
}

fn said(mut faults: Vec<ContentFault>, content: Value) -> Examined {
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    Examined { faults, more, content }
}

fn unreadable(key: &'static str) -> Examined {
    said(vec![ContentFault { says: Phrase::new(key), places: Vec::new(), line: 1 }], Value::Null)
}

fn examine_draft(text: &str) -> Examined {
    let Ok(draft) = serde_json::from_str::<Draft>(text) else {
        return unreadable("sm-edit-fault-unreadable");
    };
    let shelf = house();
    let (map, of_map) = Map::laid(&draft.map, &shelf.tiles);
    let mut of_scenario = draft.scenario.faults();
    // Who may stand where is only asked of a map that is there.
    if of_scenario.is_empty() && 0 < map.columns {
        of_scenario = shelf.shelf.faults_on(&map, &draft.scenario);
    }
    let faults = told("map", &of_map).chain(told("scenario", &of_scenario)).collect();
    let (faults, files): (Vec<ContentFault>, _) = (faults, files(&draft));
    let card = || card(&laid_over(&shelf.shelf, &files).ok()?, &draft.scenario.name).map(|it| it.0);
    let card = if faults.is_empty() { card() } else { None };
    said(faults, json!(Edited { card, files }))
}

fn told<'a>(whole: &'a str, faults: &'a [Fault]) -> impl Iterator<Item = ContentFault> + 'a {
    faults.iter().map(move |it| ContentFault {
        says: it.what.phrase(),
        places: vec![format!("{whole}/{}", it.place())],
        line: 1,
    })
}

/// The content that comes with the game, read once: a draft is looked at after every change.
struct House {
    shelf: Shelf,
    tiles: Tiles,
}

fn house() -> &'static House {
    static HOUSE: LazyLock<House> = LazyLock::new(|| {
        let shelf = Shelf::default();
        House { tiles: shelf.tiles(), shelf }
    });
    &HOUSE
}

/// A draft as the files that the rules read.
fn files(draft: &Draft) -> Vec<OwnContent> {
    let pretty = |it: ron::Result<String>| it.expect("what was read can be written");
    let config = || PrettyConfig::new().depth_limit(4).indentor("    ").extensions(Extensions::empty());
    let map = pretty(ron::ser::to_string_pretty(&draft.map, config()));
    let scenario = pretty(ron::ser::to_string_pretty(&draft.scenario, config()));
    vec![
        OwnContent { file: format!("maps/{}.ron", draft.map.name), text: map },
        OwnContent { file: format!("scenarios/{}.ron", draft.scenario.name), text: scenario },
    ]
}

/// The scenarios of a pack that lie on tiles of the game.
fn open_files(text: &str) -> Examined {
    let Ok(files) = serde_json::from_str::<Vec<OwnContent>>(text) else {
        return unreadable("sm-edit-fault-unreadable");
    };
    let named = |folder: &str, name: &str| {
        files.iter().find(|it| it.file == format!("{folder}/{name}.ron")).map(|it| it.text.as_str())
    };
    let of_scenarios = files.iter().filter(|it| it.file.starts_with("scenarios/"));
    let draft = |file: &OwnContent| {
        let scenario = Scenario::sent(&file.text)?;
        let map = named("maps", &scenario.map).or_else(|| house().shelf.map_text(&scenario.map))?;
        let map = RawMap::sent(map)?;
        let is_known = |it: &sergeants::measure::RawLaid| {
            it.tile.parse::<FaceId>().is_ok_and(|it| house().tiles.face(it).is_some())
        };
        map.tiles.iter().all(is_known).then_some(Draft { map, scenario })
    };
    let drafts: Vec<Draft> = of_scenarios.filter_map(draft).take(MOST_DRAFTS).collect();
    let is_used = |it: &&OwnContent| {
        let is = |folder: &str, name: &str| it.file == format!("{folder}/{name}.ron");
        let of = |draft: &Draft| is("scenarios", &draft.scenario.name) || is("maps", &draft.scenario.map);
        it.file.ends_with(".txt") || it.file.ends_with(".md") || drafts.iter().any(of)
    };
    let left = files.len() - files.iter().filter(is_used).count();
    if drafts.is_empty() {
        return unreadable("sm-edit-file-none");
    }
    said(Vec::new(), json!(Opened { drafts, left }))
}

static IN_THE_BOX: LazyLock<Value> = LazyLock::new(|| json!(in_the_box()));

fn in_the_box() -> InTheBox {
    let House { shelf, tiles } = house();
    let library = shelf.library();
    let side = |tile, side| Map::alone(FaceId { tile, side }, tiles).map(|it| self::tile(&it));
    let sides = |id| Some([side(id, TileSide::A)?, side(id, TileSide::B)?]);
    let mut modules: Vec<(String, String)> =
        library.panels.values().map(|it| (it.module.clone(), it.side.clone())).collect();
    modules.sort();
    modules.dedup();
    InTheBox {
        tiles: tiles.ids().filter_map(sides).collect(),
        soldiers: library.soldiers.values().cloned().collect(),
        orders: library
            .orders
            .values()
            .map(|it| OrderInBox { number: it.number, side: it.side.clone(), info: order(it) })
            .collect(),
        story: library
            .story
            .values()
            .map(|it| StoryInBox { number: it.number, only_added: it.only_added, info: story(it) })
            .collect(),
        equipment: library
            .equipment
            .values()
            .map(|it| EquipmentInBox {
                id: it.id.clone(),
                cost: it.cost,
                sides: it.sides.clone(),
                earned: it.is_earned(),
            })
            .collect(),
        modules,
        scenarios: scenarios().filter_map(built_in).collect(),
    }
}

fn built_in(name: &str) -> Option<Draft> {
    let scenario = scenario(name)?;
    let map = RawMap::sent(house().shelf.map_text(&scenario.map)?)?;
    Some(Draft { map, scenario })
}

/// A shelf with what someone has made over it, for one match.
pub(crate) fn laid_over(shelf: &Shelf, own: &[OwnContent]) -> Result<Shelf, Vec<Problem>> {
    let complain = |what: String| Err(vec![Problem::new("setup.own", what)]);
    if MOST_FILES < own.len() {
        return complain(format!("A match is set up from {MOST_FILES} files of your own at the most."));
    }
    let may_be = |it: &&OwnContent| it.file.starts_with("maps/") || it.file.starts_with("scenarios/");
    if let Some(it) = own.iter().find(|it| !may_be(it)) {
        let what = "a match can bring its own maps and scenarios, other content is given to the server";
        return complain(format!("{}: {what}.", it.file));
    }
    let file = |it: &OwnContent| OwnFile {
        name: it.file.clone(),
        place: format!("setup.own.{}", it.file),
        text: it.text.clone(),
    };
    shelf.clone().with(&own.iter().map(file).collect::<Vec<_>>())
}

/// The one scenario of these files.
pub(crate) fn only_scenario(own: &[OwnContent]) -> Option<&str> {
    own.iter().find_map(|it| it.file.strip_prefix("scenarios/")?.strip_suffix(".ron"))
}
