//! The tiles of a box: squares and landmarks, each with two sides, as content.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Marked, Problem};

use crate::{
    content::{
        Action, Drawn,
        reading::{Complaints, Inside, read},
    },
    measure::{
        Point,
        geometry::{Polygon, SQUARE},
    },
};

/// The largest number that a modifier may have, either way.
const MAX_MODIFIER: i8 = 9;

/// The highest level of a piece.
const MAX_LEVEL: u8 = 9;

/// The most corners of a piece.
const MAX_CORNERS: usize = 24;

/// The most pieces, and the most marked areas, of one side of a tile.
const MAX_PIECES: usize = 60;

/// SM-MAP-2: four numbers, one an action, as written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Modifiers {
    /// For LOOK.
    #[serde(default)]
    pub look: i8,
    /// For SHOOT.
    #[serde(default)]
    pub shoot: i8,
    /// For HIDE.
    #[serde(default)]
    pub hide: i8,
    /// For MOVE.
    #[serde(default, rename = "move")]
    pub walk: i8,
}

impl Modifiers {
    /// The number for an action.
    #[inline]
    pub fn of(&self, action: Action) -> i8 {
        match action {
            Action::Look => self.look,
            Action::Shoot => self.shoot,
            Action::Hide => self.hide,
            Action::Move => self.walk,
        }
    }
}

/// SM-MAP-4: what a terrain piece is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Road, field path: no cover.
    Open,
    /// Trees, bushes, hedges, walls, standing crops.
    Cover,
    /// A building: cover for a base that is wholly inside.
    Building,
}

/// The shape of a terrain piece, in sixteenths of an inch from the upper left corner of its tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A polygon: its corners in order.
    Area(Vec<Point>),
    /// SM-GEO-6: a line thinner than a base, such as a wall or a hedge: its points in order.
    Line(Vec<Point>),
}

impl Shape {
    /// Its points.
    pub fn points(&self) -> &[Point] {
        match self {
            Shape::Area(points) | Shape::Line(points) => points,
        }
    }
}

/// A terrain piece as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPiece {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// How it is drawn; if left out, as its terrain suggests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// What it is.
    pub terrain: Terrain,
    /// Its outline or position.
    pub shape: Shape,
    /// SM-MAP-4: whether it is marked NO MOVE.
    #[serde(default)]
    pub no_move: bool,
    /// SM-MAP-12: its level; 1 is the ground.
    #[serde(default = "ground", skip_serializing_if = "is_ground")]
    pub level: u8,
    /// SM-MAP-2: a building's own modifiers, which replace the tile's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modifiers: Option<Modifiers>,
}

/// SM-MAP-12: the level of everything that says nothing else.
pub const GROUND: u8 = 1;

fn ground() -> u8 {
    GROUND
}

fn is_ground(level: &u8) -> bool {
    *level == GROUND
}

impl RawPiece {
    /// How it is drawn.
    pub fn drawn(&self) -> Drawn {
        let by_terrain = || Drawn::by_terrain(self.terrain, self.is_line(), self.no_move);
        self.drawn.unwrap_or_else(by_terrain)
    }

    fn is_line(&self) -> bool {
        matches!(self.shape, Shape::Line(_))
    }
}

/// SM-MAP-3: a marked area as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawArea {
    /// The colour.
    pub action: Action,
    /// What it adds to the ability.
    pub value: i8,
    /// Its corners in order.
    pub points: Vec<Point>,
}

/// One side of a tile as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFace {
    /// What people call it.
    pub name: Marked<String>,
    /// The four modifiers of its plate.
    pub modifiers: Marked<Modifiers>,
    /// Terrain pieces.
    pub pieces: Marked<Vec<RawPiece>>,
    /// Marked areas.
    #[serde(default = "no_areas")]
    pub areas: Marked<Vec<RawArea>>,
}

fn no_areas() -> Marked<Vec<RawArea>> {
    Marked::Ours(Vec::new())
}

/// A tile as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTile {
    /// SM-MAP-1: a number; that of a landmark begins with L.
    pub id: String,
    /// Side A.
    pub a: RawFace,
    /// Side B.
    pub b: RawFace,
}

/// A file of tiles as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTiles {
    tiles: Vec<RawTile>,
}

/// SM-MAP-1: the id of a tile, such as `7`, or `L2` for a landmark. Squares come before landmarks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileId {
    /// Whether it is a landmark.
    pub landmark: bool,
    /// Its number.
    pub number: u16,
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.landmark { "L" } else { "" }, self.number)
    }
}

/// What was written is not the id of a tile, or of one side of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATile(pub String);

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is no tile; a square is a number, such as 7, a landmark L and a number, such as L2, and a side A or \
             B behind it",
            self.0
        )
    }
}

impl FromStr for TileId {
    type Err = NotATile;
    fn from_str(text: &str) -> Result<TileId, NotATile> {
        let (landmark, number) = text.strip_prefix('L').map_or((false, text), |it| (true, it));
        let plain = number.bytes().all(|it| it.is_ascii_digit()) && !number.starts_with('0');
        match number.parse() {
            Ok(number) if plain => Ok(TileId { landmark, number }),
            _ => Err(NotATile(text.to_string())),
        }
    }
}

/// SM-MAP-1: one side of a tile, such as `7B` or `L2A`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FaceId {
    /// The tile.
    pub tile: TileId,
    /// Side A or B.
    pub side: TileSide,
}

/// One of the two sides of a tile.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "they are what they are")]
pub enum TileSide {
    A,
    B,
}

impl fmt::Display for FaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.tile, self.side)
    }
}

impl FromStr for FaceId {
    type Err = NotATile;
    fn from_str(text: &str) -> Result<FaceId, NotATile> {
        let sides = [("A", TileSide::A), ("B", TileSide::B)];
        let mut sides = sides.into_iter().filter_map(|(sign, side)| Some((text.strip_suffix(sign)?, side)));
        let (tile, side) = sides.next().ok_or_else(|| NotATile(text.to_string()))?;
        Ok(FaceId { tile: tile.parse().map_err(|_| NotATile(text.to_string()))?, side })
    }
}

impl Serialize for FaceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FaceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FaceId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Tiles without a fault, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tiles(BTreeMap<TileId, RawTile>);

impl Tiles {
    /// Reads tiles, and reports everything that is wrong with them. `file` is only a name for messages.
    pub fn parse(file: &str, text: &str) -> Result<Tiles, Vec<Problem>> {
        let raw: RawTiles = read(file, text)?;
        let mut complaints = Complaints::new(file, text);
        let mut tiles = BTreeMap::new();
        for (i, tile) in raw.tiles.into_iter().enumerate() {
            let path = [Inside::Field("tiles"), Inside::Entry(i)];
            let id_path = [path[0], path[1], Inside::Field("id")];
            match tile.id.parse::<TileId>() {
                Err(_) => complaints.add(
                    &id_path,
                    format!(
                        "\"{}\" is no id; a square has a number, a landmark L and a number (SM-MAP-1).",
                        tile.id
                    ),
                ),
                Ok(id) => {
                    for (side, face) in [("a", &tile.a), ("b", &tile.b)] {
                        let mut check = CheckFace { complaints: &mut complaints, path, side, id };
                        check.face(face);
                    }
                    if tiles.insert(id, tile).is_some() {
                        complaints.add(&id_path, format!("There is a second tile {id}; one is enough."));
                    }
                }
            }
        }
        if complaints.problems.is_empty() { Ok(Tiles(tiles)) } else { Err(complaints.problems) }
    }

    /// The ids of all tiles, squares first.
    pub fn ids(&self) -> impl Iterator<Item = TileId> + '_ {
        self.0.keys().copied()
    }

    /// One side of a tile.
    pub fn face(&self, id: FaceId) -> Option<&RawFace> {
        let tile = self.0.get(&id.tile)?;
        Some(match id.side {
            TileSide::A => &tile.a,
            TileSide::B => &tile.b,
        })
    }

    /// These tiles as they are written.
    pub fn written(&self) -> impl Iterator<Item = &RawTile> + '_ {
        self.0.values()
    }

    /// The text of a file with these tiles.
    pub fn text(&self) -> String {
        let tiles = RawTiles { tiles: self.0.values().cloned().collect() };
        ron::to_string(&tiles).expect("tiles can be written")
    }

    /// Matches that were stored before pieces had pictures keep those of the same built-in pieces.
    pub(crate) fn with_pictures(mut self) -> Tiles {
        let lacks = |it: &RawFace| it.pieces.value().iter().any(|it| it.drawn.is_none());
        if !self.0.values().any(|it| lacks(&it.a) || lacks(&it.b)) {
            return self;
        }
        let built_in = crate::content::tiles();
        for (id, tile) in &mut self.0 {
            for (side, face) in [(TileSide::A, &mut tile.a), (TileSide::B, &mut tile.b)] {
                let Some(known) = built_in.face(FaceId { tile: *id, side }) else { continue };
                let drawn = |piece: &RawPiece| {
                    let same = known.pieces.value().iter().find(|it| it.shape == piece.shape);
                    piece.drawn.or(same.and_then(|it| it.drawn))
                };
                let pieces = face.pieces.value().iter();
                face.pieces =
                    Marked::Ours(pieces.map(|it| RawPiece { drawn: drawn(it), ..it.clone() }).collect());
            }
        }
        self
    }

    /// Adds the tiles of `other`, replacing those here that have the same number.
    pub fn replace(&mut self, other: Tiles) {
        self.0.extend(other.0);
    }
}

impl TileId {
    /// The side of the tile in sixteenths of an inch.
    pub fn size(self) -> i32 {
        SQUARE * self.squares()
    }

    /// SM-MAP-1: how many squares of distance it counts for.
    pub fn squares(self) -> i32 {
        1 + self.landmark as i32
    }
}

/// Checks one side of one tile.
struct CheckFace<'a, 'b> {
    complaints: &'a mut Complaints<'b>,
    path: [Inside; 2],
    side: &'static str,
    id: TileId,
}

impl CheckFace<'_, '_> {
    fn complain(&mut self, further: &[Inside], what: impl fmt::Display) {
        let path: Vec<Inside> =
            self.path.into_iter().chain([Inside::Field(self.side)]).chain(further.iter().copied()).collect();
        let name = format!("{}{}", self.id, self.side.to_uppercase());
        self.complaints.add(&path, format!("{name}: {what}."));
    }

    fn face(&mut self, face: &RawFace) {
        if face.name.value().trim().is_empty() {
            self.complain(&[Inside::Field("name")], "a side needs a name");
        }
        self.modifiers(face.modifiers.value(), &[Inside::Field("modifiers")]);
        let (pieces, areas) = (face.pieces.value(), face.areas.value());
        let mut is_bounded = true;
        for (what, n) in [("pieces", pieces.len()), ("areas", areas.len())] {
            if MAX_PIECES < n {
                is_bounded = false;
                let what_is_wrong = format!("it has {n} {what}; {MAX_PIECES} are the most");
                self.complain(&[Inside::Field(what)], what_is_wrong);
            }
        }
        // Thousands of pieces are not looked at one by one: the file may come from anybody.
        if !is_bounded {
            return;
        }
        for (i, piece) in pieces.iter().enumerate() {
            self.piece(piece, &[Inside::Field("pieces"), Inside::Entry(i)]);
        }
        for (i, area) in areas.iter().enumerate() {
            self.area(area, &[Inside::Field("areas"), Inside::Entry(i)]);
        }
    }

    fn modifiers(&mut self, modifiers: &Modifiers, path: &[Inside]) {
        for it in Action::ALL.map(|action| modifiers.of(action)) {
            self.number(it, path);
        }
    }

    fn number(&mut self, number: i8, path: &[Inside]) {
        if !(-MAX_MODIFIER..=MAX_MODIFIER).contains(&number) {
            let what = format!("a modifier is {number}; it must be from -{MAX_MODIFIER} to {MAX_MODIFIER}");
            self.complain(path, what);
        }
    }

    fn piece(&mut self, piece: &RawPiece, path: &[Inside]) {
        match &piece.shape {
            Shape::Area(points) => self.polygon(points, path),
            Shape::Line(points) => self.line(points, path),
        }
        if let Some(modifiers) = &piece.modifiers {
            self.modifiers(modifiers, path);
            if piece.terrain != Terrain::Building {
                self.complain(path, "only a building has modifiers of its own (SM-MAP-2)");
            }
        }
        if piece.drawn.is_some_and(|it| !it.suits(piece.terrain, piece.is_line())) {
            self.complain(
                path,
                "it cannot be drawn so; lines, areas and buildings have pictures of their own",
            );
        }
        if !(GROUND..=MAX_LEVEL).contains(&piece.level) {
            let what = format!(
                "its level is {}; it must be from {GROUND}, the ground, to {MAX_LEVEL} (SM-MAP-12)",
                piece.level
            );
            self.complain(path, what);
        }
        if piece.terrain == Terrain::Building && piece.is_line() {
            self.complain(path, "a building is an area, not a line");
        }
    }

    fn area(&mut self, area: &RawArea, path: &[Inside]) {
        self.polygon(&area.points, path);
        self.number(area.value, path);
        if area.value == 0 {
            self.complain(path, "a marked area of 0 changes nothing");
        }
        if area.action == Action::Hide {
            self.complain(path, "a marked area is never for HIDE (SM-MAP-3)");
        }
    }

    fn polygon(&mut self, points: &[Point], path: &[Inside]) {
        let are_on_the_tile = self.points(points, path);
        if let Some(fault) = are_on_the_tile.then(|| Polygon::new(points.to_vec()).fault()).flatten() {
            self.complain(path, format!("the polygon {fault}"));
        }
    }

    fn line(&mut self, points: &[Point], path: &[Inside]) {
        self.points(points, path);
        if points.len() < 2 || points.windows(2).any(|it| it[0] == it[1]) {
            self.complain(path, "a line needs at least two points, and none twice running");
        }
    }

    /// Whether there are not too many points, and all of them on the tile.
    fn points(&mut self, points: &[Point], path: &[Inside]) -> bool {
        if MAX_CORNERS < points.len() {
            self.complain(path, format!("it has {} points; {MAX_CORNERS} are the most", points.len()));
            return false;
        }
        let mut are_on_the_tile = true;
        let size = self.id.size();
        for it in points {
            if !(0..=size).contains(&it.x) || !(0..=size).contains(&it.y) {
                let what = format!(
                    "the point ({}, {}) is not on the tile, which measures {size} by {size}",
                    it.x, it.y
                );
                self.complain(path, what);
                are_on_the_tile = false;
            }
        }
        are_on_the_tile
    }
}
