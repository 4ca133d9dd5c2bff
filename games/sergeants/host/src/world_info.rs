use std::collections::BTreeMap;

use serde::Serialize;
use sergeants::{
    World,
    campaign::March,
    content::{
        Act, Action, Belongs, Colour, Damage, Drawn, Edge, GROUND, Gives, Hits, Manner, Marker, Modifiers,
        Narrator, Need, OrderNr, Panel, Rank, Said, SideOf, Slot, SoldierCard, StoryNr, Tag, Terrain, Topic,
    },
    measure::{Base, Ground, MAX_BENDS, Place, Point},
    rules::{is_sold, suits},
    state::{CardIx, CardOf, Gate, Part},
};
use table::Phrase;

/// What never changes in one match of Sergeants and everybody may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct WorldInfo {
    /// The campaign that this is a chapter of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<March>,
    /// The scenario.
    pub scenario: ScenarioInfo,
    /// The side of each seat, as its place in the scenario's list.
    pub seats: Vec<u8>,
    /// Whether forces are bought.
    pub buying: bool,
    /// Whether everybody knows what the soldiers of all players can do, so that a quick answer reveals nothing of it.
    pub known_forces: bool,
    /// The map.
    pub map: MapInfo,
    /// The base of every soldier, in sixteenths of an inch.
    pub base: Base,
    /// The front arc, in 64ths of a turn to either side.
    pub arc: u8,
    /// The radius of the blast template in sixteenths.
    pub radius: i32,
    /// SM-GEO-7: the most bends of a way.
    pub bends: usize,
    /// Entry areas.
    pub gates: Vec<GateInfo>,
    /// Soldier cards by tags.
    #[cfg_attr(feature = "ts", ts(type = "Record<number, SoldierCard>"))]
    pub soldiers: BTreeMap<Tag, SoldierCard>,
    /// All action cards; a card is known by its place here.
    pub cards: Vec<CardInfo>,
    /// Story cards.
    #[cfg_attr(feature = "ts", ts(type = "Record<number, StoryInfo>"))]
    pub story: BTreeMap<StoryNr, StoryInfo>,
    /// Orders that a player may have.
    #[cfg_attr(feature = "ts", ts(type = "Record<number, OrderInfo>"))]
    pub orders: BTreeMap<OrderNr, OrderInfo>,
    /// What soldiers may carry, by name.
    pub equipment: BTreeMap<String, EquipmentInfo>,
    /// Team panels that either side may use.
    pub panels: BTreeMap<String, PanelInfo>,
}

/// A scenario as people read it; its name and its report are keys of the languages, unless it says them itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields are those of a scenario")]
pub struct ScenarioInfo {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<Said>,
    pub turns: u8,
    pub base_draw: u8,
    pub least_soldiers: u8,
    pub grenades_a_vp: u8,
    pub sides: Vec<SideOf>,
    /// SM-TRN-9: whether information is open.
    pub open: bool,
}

/// The map as it is laid out; lengths are in sixteenths of an inch from the upper left corner.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct MapInfo {
    pub name: String,
    /// The width in squares.
    pub columns: i32,
    /// The height in squares.
    pub rows: i32,
    pub tiles: Vec<TileInfo>,
}

/// A square or a landmark; it is known by its place in the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct TileInfo {
    /// Tile and side, such as `L2A`.
    pub face: String,
    /// The tile without its side, such as `L2`.
    pub id: String,
    /// The English name.
    pub name: String,
    pub landmark: bool,
    /// The upper left corner and the lower right one.
    pub bounds: [Point; 2],
    pub plate: Modifiers,
    pub pieces: Vec<PieceInfo>,
    pub areas: Vec<AreaInfo>,
}

/// A terrain piece: a polygon or a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct PieceInfo {
    /// The name, such as `hedge`.
    pub name: String,
    /// How it is drawn.
    pub drawn: Drawn,
    pub terrain: Terrain,
    /// The corners of an area, or the points of a line.
    pub points: Vec<Point>,
    /// Whether it is a line thinner than a base.
    pub line: bool,
    pub no_move: bool,
    /// The level that takes as much Climb to enter; nothing on the ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// A building's own numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modifiers: Option<Modifiers>,
}

/// A marked area.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct AreaInfo {
    pub action: Action,
    pub value: i8,
    pub points: Vec<Point>,
}

/// An entry area: a stretch of the map's edge.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct GateInfo {
    pub name: String,
    pub edge: Edge,
    pub from: Point,
    pub to: Point,
    /// SM-SCN-7: where bases begin: the first and the last place of a base outside that touches the edge, facing into the map.
    pub outside: [Place; 2],
}

/// An action card. Its parts come as sentences.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct CardInfo {
    /// The soldier on its dog tag.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// The team panel whose card it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panel: Option<String>,
    /// Its place among the owner's cards, from 1.
    pub nr: u8,
    /// Its owner and its place, as in `21-8` or `fire-team-1`.
    pub number: String,
    /// Whether it has a title of its own in the languages.
    pub titled: bool,
    /// `action`, `command`, `reaction` or `preempt`.
    pub manner: &'static str,
    /// When and for how much it is played, unless it is an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Phrase>,
    pub types: Vec<Action>,
    /// `main`, `rank`, `medal`, `honour`, `badge`, `optional` or `team`.
    pub mark: &'static str,
    /// SM-TEA-2: the roles on the panel that it needs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u8>>", optional))]
    pub roles: Vec<u8>,
    /// The rank whose card it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// The medal whose card it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medal: Option<String>,
    /// SM-SOL-4: the decoration that brings it, in a campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub honour: Option<String>,
    /// SM-SPC-2, SM-SPC-4: the VP that it costs when it is used.
    pub vp: u8,
    /// SM-SPC-2, SM-SPC-4: what an enemy must do, or be about to, for it to be played; anything if nothing is named.
    pub triggers: Vec<Action>,
    /// SM-SPC-4: how many soldiers a preempt picks.
    pub picks: u8,
    /// SM-ACT-2, SM-ACT-3: its parts in the order in which they stand on it.
    pub parts: Vec<Part>,
    /// The team bubble as one sentence.
    pub bubble: Vec<Phrase>,
    /// The team bubble step by step.
    pub steps: Vec<StepInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrator: Option<NarratorInfo>,
    pub hit: Hits,
    pub damage: Damage,
}

/// A step of a team bubble.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepInfo {
    /// The step as a clause.
    pub says: Phrase,
    /// What soldiers do in it, as the question who does it names it.
    pub acts: Vec<Act>,
}

/// SM-ACT-3: a narrator box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NarratorInfo {
    /// `may` (white), `must` (blue) or `cost` (red).
    pub kind: &'static str,
    /// Line by line.
    pub says: Vec<Phrase>,
}

/// SM-TEA-1: a team panel. Its name is `sm-panel-…` in the languages, its module's `sm-module-…`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct PanelInfo {
    pub module: String,
    pub side: String,
    pub cost: u8,
    pub slots: Vec<SlotInfo>,
    /// Its cards.
    pub cards: Vec<CardIx>,
}

/// A place on a panel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct SlotInfo {
    /// SM-TEA-2: its number, which cards of the panel ask for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u8>,
    /// Who may have it, if not anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Phrase>,
    /// The same in short: a soldier needs one of these. Empty where it takes a sentence.
    pub short: Vec<Need>,
}

/// A story card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct StoryInfo {
    pub colour: Colour,
    pub first: Action,
    pub then: Action,
    pub topic: Topic,
    /// The event, line by line.
    pub says: Vec<Phrase>,
    pub cause: Topic,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landmark: Option<String>,
    /// SM-SPC-1: the specialist who may bring it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub specialist: Option<Tag>,
}

/// An order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct OrderInfo {
    pub vp: u8,
    pub title: Phrase,
    pub says: Phrase,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landmark: Option<String>,
    /// The entry area that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
}

/// A piece of equipment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct EquipmentInfo {
    pub cost: u8,
    /// Sides that may have it; all if none is named.
    pub sides: Vec<String>,
    /// Soldiers who may carry it.
    pub carriers: Vec<Tag>,
    pub gives: Gives,
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: what it lays on a tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<Marker>,
    /// How many blast checks it makes.
    pub checks: u8,
    /// SG-65: the act in whose place it is used; nothing if it serves by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Act>,
    /// How often it can be used; without end if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uses: Option<u8>,
    pub says: Phrase,
    /// How often it can be used, and what its bearer must have, in words.
    pub terms: Vec<Phrase>,
}

pub(super) fn world_info(world: &World) -> WorldInfo {
    let library = &world.library;
    let orders = (0..2).flat_map(|side| world.orders_of(side));
    WorldInfo {
        campaign: world.march.clone(),
        scenario: scenario(world),
        seats: world.seats.clone(),
        buying: world.buying,
        known_forces: world.known_forces,
        map: map(world),
        base: world.base,
        arc: world.arc,
        radius: world.radius,
        bends: MAX_BENDS,
        gates: world.gates.iter().map(|it| gate(world, it)).collect(),
        soldiers: library.soldiers.clone(),
        cards: (0..world.cards.len()).map(|i| card(world, CardIx(i as u16))).collect(),
        story: library.story.values().map(|it| (it.number, story(it))).collect(),
        orders: orders.map(|it| (*it, order(&library.orders[it]))).collect(),
        equipment: library.equipment.values().map(|it| (it.id.clone(), equipment(world, it))).collect(),
        panels: panels(world),
    }
}

pub(super) fn gate(world: &World, it: &Gate) -> GateInfo {
    let outside = [it.from, it.to].map(|end| it.outside(world.base, end));
    GateInfo { name: it.name.clone(), edge: it.edge, from: it.from, to: it.to, outside }
}

pub(super) fn scenario(world: &World) -> ScenarioInfo {
    let it = &world.scenario;
    ScenarioInfo {
        name: it.name.clone(),
        title: it.title.clone(),
        report: it.report.clone(),
        turns: it.turns,
        base_draw: it.base_draw,
        least_soldiers: it.least_soldiers,
        grenades_a_vp: it.grenades_a_vp,
        // SM-SOL-8: who leads and who carries what in a force that the scenario suggests is told to its player alone.
        sides: it.sides.iter().map(|it| SideOf { suggested: Vec::new(), ..it.clone() }).collect(),
        open: it.is_open(),
    }
}

pub(super) fn map(world: &World) -> MapInfo {
    laid(&world.map)
}

/// A map as it is laid out.
pub(super) fn laid(map: &::sergeants::measure::Map) -> MapInfo {
    MapInfo {
        name: map.name.clone(),
        columns: map.columns,
        rows: map.rows,
        tiles: map.tiles().map(|it| tile(it.1)).collect(),
    }
}

/// A tile as it lies.
pub(super) fn tile(it: &::sergeants::measure::Tile) -> TileInfo {
    let area = |it: &::sergeants::measure::Area| AreaInfo {
        action: it.action,
        value: it.value,
        points: it.outline.points.clone(),
    };
    TileInfo {
        face: it.face.to_string(),
        id: it.face.tile.to_string(),
        name: it.name.clone(),
        landmark: it.face.tile.landmark,
        bounds: [it.bounds.least, it.bounds.most],
        plate: it.plate,
        pieces: it.pieces.iter().map(|piece| self::piece(it, piece)).collect(),
        areas: it.areas.iter().map(area).collect(),
    }
}

fn piece(tile: &::sergeants::measure::Tile, it: &::sergeants::measure::Piece) -> PieceInfo {
    let (points, line) = match &it.ground {
        Ground::Area(area) => (area.points.clone(), false),
        Ground::Line(points) => (points.clone(), true),
    };
    let same =
        |building: &&::sergeants::measure::Building| it.ground == Ground::Area(building.outline.clone());
    PieceInfo {
        name: it.name.clone(),
        drawn: it.drawn,
        terrain: it.terrain,
        points,
        line,
        no_move: it.no_move,
        level: Some(it.level).filter(|it| *it != GROUND),
        modifiers: tile.buildings.iter().find(same).map(|it| it.modifiers),
    }
}

pub(super) fn card(world: &World, ix: CardIx) -> CardInfo {
    let of = world.card(ix);
    let (mark, rank, medal) = match &of.card.mark {
        Belongs::Main => ("main", None, None),
        Belongs::Rank(rank) => ("rank", Some(*rank), None),
        Belongs::Medal(id) => ("medal", None, Some(id.clone())),
        Belongs::Honour(_) => ("honour", None, None),
        Belongs::Badge => ("badge", None, None),
        Belongs::Optional => ("optional", None, None),
        Belongs::Team => ("team", None, None),
    };
    let manner = match of.card.manner {
        Manner::Action => "action",
        Manner::Command => "command",
        Manner::Reaction { .. } => "reaction",
        Manner::Preempt { .. } => "preempt",
    };
    let (vp, triggers, picks) = match &of.card.manner {
        Manner::Action | Manner::Command => (0, Vec::new(), 0),
        Manner::Reaction { vp, on } => (*vp, on.clone(), 0),
        Manner::Preempt { vp, needs, picks } => (*vp, vec![*needs], *picks),
    };
    let narrator = of.card.narrator.as_ref().map(|it| {
        let kind = match it {
            Narrator::May(_) => "may",
            Narrator::Must(_) => "must",
            Narrator::Cost { .. } => "cost",
        };
        NarratorInfo { kind, says: it.says(of.tag()) }
    });
    CardInfo {
        tag: of.tag(),
        panel: of.panel().map(str::to_string),
        nr: of.nr,
        number: of.number(),
        titled: of.title_key().is_some(),
        manner,
        when: (of.card.manner != Manner::Action).then(|| of.card.head()),
        types: of.card.types.clone(),
        mark,
        roles: of.card.roles.clone(),
        rank,
        medal,
        honour: match &of.card.mark {
            Belongs::Honour(id) => Some(id.clone()),
            _ => None,
        },
        vp,
        triggers,
        picks,
        parts: parts(of),
        bubble: of.card.bubble_says(of.tag()).into_iter().collect(),
        steps: steps(of),
        narrator,
        hit: of.card.hit,
        damage: of.card.damage,
    }
}

/// SM-ACT-2, SM-ACT-3: a red box comes first. SM-SPC-2, SM-SPC-4, SM-TEA-1: reactions, preempts and team cards have no dog tag action.
fn parts(of: &CardOf) -> Vec<Part> {
    let (cost, other) = match of.card.narrator {
        Some(Narrator::Cost { .. }) => (true, false),
        Some(Narrator::May(_) | Narrator::Must(_)) => (false, true),
        None => (false, false),
    };
    let is_tagged = of.tag().is_some() && !of.card.is_from_hand();
    let all = [
        (cost, Part::Narrator),
        (is_tagged, Part::DogTag),
        (!of.card.bubble.is_empty(), Part::Bubble),
        (other, Part::Narrator),
    ];
    all.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

fn steps(of: &CardOf) -> Vec<StepInfo> {
    let all = of.card.bubble_steps(of.tag()).into_iter();
    all.map(|(says, acts)| StepInfo { says, acts: acts.to_vec() }).collect()
}

pub(super) fn panels(world: &World) -> BTreeMap<String, PanelInfo> {
    let is_used = |it: &&Panel| world.scenario.sides.iter().any(|side| side.modules.contains(&it.module));
    let cards = |id: &str| {
        let all = world.cards.iter().enumerate().filter(|it| it.1.panel() == Some(id));
        all.map(|it| CardIx(it.0 as u16)).collect()
    };
    let info = |it: &Panel| PanelInfo {
        module: it.module.clone(),
        side: it.side.clone(),
        cost: it.cost,
        slots: it.slots.iter().map(slot).collect(),
        cards: cards(&it.id),
    };
    world.library.panels.values().filter(is_used).map(|it| (it.id.clone(), info(it))).collect()
}

fn slot(it: &Slot) -> SlotInfo {
    SlotInfo { role: it.role, needs: it.phrase(), short: it.alternatives() }
}

pub(super) fn story(it: &::sergeants::content::StoryCard) -> StoryInfo {
    StoryInfo {
        colour: it.colour,
        first: it.first,
        then: it.then,
        topic: it.effect.topic,
        says: vec![it.says()],
        cause: it.cause,
        landmark: it.landmark.clone(),
        specialist: it.specialist,
    }
}

pub(super) fn order(it: &::sergeants::content::Order) -> OrderInfo {
    OrderInfo {
        vp: it.vp,
        title: it.title(),
        says: it.phrase(),
        landmark: it.goal.landmark().map(str::to_string),
        entry: it.entry.clone(),
    }
}

pub(super) fn equipment(world: &World, it: &::sergeants::content::Equipment) -> EquipmentInfo {
    // SM-SOL-4: a medal that is handed out need not be asked for.
    let sold_to = |card: &&SoldierCard| {
        let side = world.scenario.sides.iter().find(|side| side.side == card.side);
        (it.sides.is_empty() || it.sides.contains(&card.side))
            && !it.is_earned()
            && side.is_some_and(|side| is_sold(side, card.tag, it).is_ok())
    };
    let carriers = world.library.soldiers.values().filter(sold_to).map(|card| card.tag);
    EquipmentInfo {
        cost: it.cost,
        sides: it.sides.clone(),
        carriers: carriers.filter(|tag| suits(world, *tag, it)).collect(),
        gives: it.gives.clone(),
        marker: it.gives.marker(),
        checks: it.gives.checks(),
        act: it.gives.act(),
        uses: it.uses,
        says: it.phrase(),
        terms: it.terms().collect(),
    }
}
