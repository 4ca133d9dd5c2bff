use serde::Serialize;
use sergeants::{
    World,
    content::{Edge, Force, Said, Shelf, SideOf, Start, campaigns, scenarios},
};

use super::{MapInfo, Request, world_info::laid};

/// A scenario as the new-match page shows it. The name and the report of a built-in one are translation keys.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ScenarioCard {
    /// The name, as used in translation keys.
    pub name: String,
    /// What its author calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Said>,
    /// Its author's report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<Said>,
    /// The number of turns.
    pub turns: u8,
    /// SM-TRN-9: whether information is open.
    pub open: bool,
    /// The two sides.
    pub sides: Vec<SideCard>,
    /// The width of the map, in squares.
    pub columns: i32,
    /// The height of the map, in squares.
    pub rows: i32,
    /// The landmarks of the map.
    pub landmarks: Vec<LandmarkCard>,
    /// The entry areas of the map.
    pub gates: Vec<GateCard>,
    /// The map, of one that is not built in: for a picture of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<MapInfo>,
}

/// A side of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideCard {
    /// The side.
    pub side: String,
    /// How many may play it, and what each may have then.
    pub forces: Vec<Force>,
    /// For how many players forces are suggested.
    pub suggested: usize,
    /// The number of orders that each player draws.
    pub orders: u8,
    /// Whether its soldiers come from outside.
    pub enters: bool,
}

/// A landmark on a map: two by two squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandmarkCard {
    /// Tile and side, such as `L2A`.
    pub face: String,
    /// The English name.
    pub name: String,
    /// The column and the row of its upper left square.
    pub at: (i32, i32),
}

/// An entry area: one square at the edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GateCard {
    /// The edge.
    pub edge: Edge,
    /// The column or row, from 0.
    pub nth: u8,
    /// How many squares wide it is.
    pub width: u8,
    /// The side that enters there, as its place in the list; none if it is only for orders.
    pub side: Option<usize>,
}

/// A campaign as the new-match page shows it. The name and the story of a built-in one are translation keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CampaignCard {
    /// The name, as used in translation keys.
    pub name: String,
    /// What its author calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its author's story.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// The names of its scenarios.
    pub chapters: Vec<String>,
    /// The sides of the seats, for every number of players that it is for.
    pub seatings: Vec<Vec<String>>,
}

/// What a server was given beside the built-in content.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stocked {
    /// Its scenarios.
    pub scenarios: Vec<ScenarioCard>,
    /// Its campaigns: scenarios one after the other, with the same soldiers.
    pub campaigns: Vec<CampaignCard>,
}

/// What people's own content on a shelf looks like on the new-match page.
pub(crate) fn stocked(shelf: &Shelf) -> Stocked {
    let drawn = |name: &String| {
        let (card, map) = card(shelf, name)?;
        Some(ScenarioCard { map: Some(map), ..card })
    };
    Stocked {
        scenarios: shelf.own_scenarios().iter().filter_map(drawn).collect(),
        campaigns: shelf.own_campaigns().iter().filter_map(|it| campaign_card(shelf, it)).collect(),
    }
}

/// The built-in campaigns.
pub fn campaign_cards() -> Vec<CampaignCard> {
    let shelf = Shelf::default();
    campaigns().filter_map(|it| campaign_card(&shelf, it)).collect()
}

fn campaign_card(shelf: &Shelf, name: &str) -> Option<CampaignCard> {
    let it = shelf.campaign(name)?;
    Some(CampaignCard {
        seatings: shelf.campaign_seatings(&it),
        name: it.name,
        title: it.title,
        report: it.report,
        chapters: it.chapters,
    })
}

/// The built-in scenarios.
pub fn scenario_cards() -> Vec<ScenarioCard> {
    let shelf = Shelf::default();
    scenarios().filter_map(|it| card(&shelf, it)).map(|it| it.0).collect()
}

/// A scenario with its map.
pub(crate) fn card(shelf: &Shelf, name: &str) -> Option<(ScenarioCard, MapInfo)> {
    let request = Request { scenario: Some(name.to_string()), ..Request::default() };
    let World { scenario, map, .. } = World::new(&request.setup(shelf).ok()?).ok()?;
    let landmark = |it: &::sergeants::measure::Tile| LandmarkCard {
        face: it.face.to_string(),
        name: it.name.clone(),
        at: (map.columns * it.bounds.least.x / width(&map), map.rows * it.bounds.least.y / height(&map)),
    };
    let used_by = |name: &String| scenario.sides.iter().position(|it| enters_by(it).contains(name));
    let card = ScenarioCard {
        turns: scenario.turns,
        open: scenario.is_open(),
        sides: scenario.sides.iter().map(side).collect(),
        columns: map.columns,
        rows: map.rows,
        landmarks: map.tiles().filter(|it| it.1.face.tile.landmark).map(|it| landmark(it.1)).collect(),
        gates: scenario
            .areas
            .iter()
            .map(|it| GateCard { edge: it.edge, nth: it.nth, width: it.width, side: used_by(&it.name) })
            .collect(),
        map: None,
        title: scenario.title,
        report: scenario.report,
        name: scenario.name,
    };
    Some((card, laid(&map)))
}

fn width(map: &::sergeants::measure::Map) -> i32 {
    map.tiles().map(|it| it.1.bounds.most.x).max().unwrap_or(1)
}

fn height(map: &::sergeants::measure::Map) -> i32 {
    map.tiles().map(|it| it.1.bounds.most.y).max().unwrap_or(1)
}

fn side(it: &SideOf) -> SideCard {
    SideCard {
        side: it.side.clone(),
        forces: it.forces.clone(),
        suggested: it.suggested.len(),
        orders: it.n_orders,
        enters: matches!(it.start, Start::Enter(_)),
    }
}

fn enters_by(it: &SideOf) -> &[String] {
    match &it.start {
        Start::Enter(areas) => areas,
        Start::On(_) => &[],
    }
}
