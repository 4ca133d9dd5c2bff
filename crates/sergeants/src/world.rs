//! What never changes while a game lasts, and the set-up that it is worked out from.

use serde::{Deserialize, Serialize};
use table::{Problem, Seat};

use crate::{
    Action, Base, Facing, Map, Measures, Place, Point, Position, TileId, TileIx, Tiles,
    cards::{ActionCard, Belongs, Rank, Tag},
    content,
    content::map_text,
    geometry::SQUARE,
    library::{Library, scenario},
    orders::{Gives, OrderNr},
    scenario::{Edge, Enlisted, Force, Scenario, SideOf, Start},
    story::StoryNr,
};

/// An action card in play, by its place in [`World::cards`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardIx(pub u16);

/// Everything that a game starts from, whole in itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The text of a tiles file.
    pub tiles: String,
    /// The text of a map file.
    pub map: String,
    /// All cards.
    pub library: Library,
    /// The side of each seat.
    pub seats: Vec<String>,
    /// Whether players buy their forces; else they have the suggested ones.
    #[serde(default)]
    pub buying: bool,
    /// SM-GEO-1: the base, the arc and the template.
    pub measures: Measures,
    /// A position to start from instead of setting up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

impl Setup {
    /// A scenario with the content of the house; `seats` are the sides, in the order of the seats.
    pub fn of_the_house(name: &str, seats: &[&str]) -> Setup {
        let scenario = scenario(name).expect("the house has this scenario");
        let map = map_text(&scenario.map).expect("the house has the maps of its scenarios");
        Setup {
            scenario,
            tiles: include_str!("../../../content/sergeants/tiles.ron").to_string(),
            map: map.to_string(),
            library: Library::of_the_house(),
            seats: seats.iter().map(|it| it.to_string()).collect(),
            buying: false,
            measures: content::measures(),
            position: None,
        }
    }
}

/// An action card and whose it is.
#[derive(Clone, Debug)]
pub struct CardOf {
    /// The owner.
    pub tag: Tag,
    /// Its place among the owner's cards, from 1.
    pub nr: u8,
    /// The card.
    pub card: ActionCard,
}

/// SM-SCN-4: an entry area as it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Its name.
    pub name: String,
    /// The edge.
    pub edge: Edge,
    /// The two ends of the stretch of the edge.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// What never changes while a game lasts.
#[derive(Clone, Debug)]
pub struct World {
    /// The map.
    pub map: Map,
    /// SM-GEO-1: the base.
    pub base: Base,
    /// SM-GEO-1: the front arc, in 64ths of a turn to either side.
    pub arc: u8,
    /// SM-GEO-1: the radius of the template, in sixteenths.
    pub radius: i32,
    /// The scenario.
    pub scenario: Scenario,
    /// All soldiers, story cards, orders and equipment.
    pub library: Library,
    /// All action cards.
    pub cards: Vec<CardOf>,
    /// The side of each seat: 0 or 1, as in the scenario.
    pub seats: Vec<u8>,
    /// Whether forces are bought.
    pub buying: bool,
    /// Entry areas.
    pub gates: Vec<Gate>,
    /// The landmarks on the map.
    pub landmarks: Vec<(String, TileIx)>,
    /// SM-ORD-11: the orders of either side.
    orders: Vec<Vec<OrderNr>>,
}

impl World {
    /// Works out a world, or tells all that is wrong with the set-up.
    pub fn new(setup: &Setup) -> Result<World, Vec<Problem>> {
        let mut problems = Vec::new();
        let tiles = Tiles::parse("setup.tiles", &setup.tiles)?;
        let map = Map::parse("setup.map", &setup.map, &tiles)?;
        let scenario = setup.scenario.clone();
        let side_of = |name: &String| scenario.sides.iter().position(|it| it.side == *name);
        let seats: Vec<u8> = setup.seats.iter().filter_map(side_of).map(|it| it as u8).collect();
        if seats.len() != setup.seats.len() || !(2..=6).contains(&seats.len()) {
            problems
                .push(Problem::new("setup.seats", "Two to six seats play, each for a side of the scenario."));
        }
        let landmarks: Vec<(String, TileIx)> = map
            .tiles()
            .filter(|it| it.1.face.tile.landmark)
            .map(|(ix, tile)| (tile.face.tile.to_string(), ix))
            .collect();
        let gates: Vec<Gate> =
            scenario.areas.iter().map(|it| gate(&map, it.edge, it.nth, &it.name)).collect();
        let cards = setup
            .library
            .cards
            .iter()
            .flat_map(|(tag, cards)| {
                cards.iter().enumerate().map(|(i, card)| CardOf {
                    tag: *tag,
                    nr: i as u8 + 1,
                    card: card.clone(),
                })
            })
            .collect();
        let mut world = World {
            map,
            base: *setup.measures.base.value(),
            arc: *setup.measures.arc.value(),
            radius: *setup.measures.blast.value(),
            scenario,
            library: setup.library.clone(),
            cards,
            seats,
            buying: setup.buying,
            gates,
            landmarks,
            orders: Vec::new(),
        };
        world.orders = world.scenario.sides.iter().map(|it| world.orders_that_fit(it)).collect();
        if problems.is_empty() {
            world.check(&mut problems);
        }
        if problems.is_empty() { Ok(world) } else { Err(problems) }
    }

    fn check(&self, problems: &mut Vec<Problem>) {
        let mut complain = |what: String| problems.push(Problem::new("setup.scenario", what));
        for gate in &self.gates {
            let middle = Point::new((gate.from.x + gate.to.x) / 2, (gate.from.y + gate.to.y) / 2);
            if self.map.tile_at(middle).is_none() {
                complain(format!("The entry area {} does not lie on the map's edge (SM-SCN-4).", gate.name));
            }
        }
        for (i, side) in self.scenario.sides.iter().enumerate() {
            let n = self.seats.iter().filter(|it| **it as usize == i).count();
            if n == 0 || side.forces.iter().all(|it| it.players as usize != n) {
                complain(format!("The side {} is not for {n} players (SM-SCN-1).", side.side));
                continue;
            }
            match &side.start {
                Start::Enter(areas) if areas.len() < n => {
                    complain(format!("The side {} needs an entry area a player (SM-SCN-4).", side.side));
                }
                Start::On(tiles) => {
                    for name in tiles.iter().filter(|it| self.tile_named(it).is_none()) {
                        complain(format!("The tile {name} is not on the map."));
                    }
                }
                Start::Enter(_) => (),
            }
            if !self.buying && side.suggested.len() != n {
                complain(format!("The side {} has no suggested forces for {n} players.", side.side));
            }
            let unknown = |it: &&Enlisted| {
                let known = self.library.soldiers.get(&it.tag).is_some_and(|card| card.side == side.side);
                !known || it.carries.iter().any(|id| !self.library.equipment.contains_key(id))
            };
            if let Some(it) = side.suggested.iter().flatten().find(unknown) {
                complain(format!("Soldier {} of the suggested force does not fit.", it.tag.0));
            }
            if side.orders.iter().any(|it| !self.library.orders.contains_key(it)) {
                complain(format!("The side {} names an order that does not exist.", side.side));
            }
            if self.orders_of(i as u8).len() < n * side.n_orders as usize {
                complain(format!("The side {} has too few orders for this map (SM-ORD-11).", side.side));
            }
        }
        for nr in self.scenario.add.iter().chain(&self.scenario.remove) {
            if !self.library.story.contains_key(nr) {
                complain(format!("There is no story card {}.", nr.0));
            }
        }
    }

    /// A card.
    pub fn card(&self, ix: CardIx) -> &CardOf {
        &self.cards[ix.0 as usize]
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> u8 {
        self.seats[seat.0 as usize]
    }

    /// A side of the scenario.
    pub fn side_of(&self, seat: Seat) -> &SideOf {
        &self.scenario.sides[self.side(seat) as usize]
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: u8) -> impl Iterator<Item = Seat> {
        self.all_seats().filter(move |it| self.side(*it) == side)
    }

    /// SM-SCN-1: what a player may have.
    pub fn force_of(&self, seat: Seat) -> Force {
        let n = self.seats_of(self.side(seat)).count();
        let forces = &self.side_of(seat).forces;
        *forces.iter().find(|it| it.players as usize == n).expect("the set-up was checked")
    }

    /// The tile of a name, whatever its side.
    pub fn tile_named(&self, name: &str) -> Option<TileIx> {
        let id: TileId = name.parse().ok()?;
        self.map.tiles().find(|it| it.1.face.tile == id).map(|it| it.0)
    }

    /// SM-ORD-11: the orders of a side: those for a landmark not in play are left out, and those of another nation.
    pub fn orders_of(&self, side: u8) -> &[OrderNr] {
        &self.orders[side as usize]
    }

    fn orders_that_fit(&self, side: &SideOf) -> Vec<OrderNr> {
        let fits = |nr: &&OrderNr| {
            // One that does not exist is complained about elsewhere.
            let Some(order) = self.library.orders.get(nr) else { return false };
            let here = |it: &str| self.landmarks.iter().any(|(name, _)| name == it);
            order.side.as_ref().is_none_or(|it| *it == side.side) && order.goal.landmark().is_none_or(here)
        };
        side.orders.iter().filter(fits).copied().collect()
    }

    /// SM-STO-5: the story deck: cards of landmarks on the map, cards that are added, none that are removed. SM-SOL-2: those of a
    /// character only if the scenario names him; `plays` tells whether he is in play.
    pub fn story_deck(&self, plays: impl Fn(Tag) -> bool) -> Vec<StoryNr> {
        let here = |it: &String| self.landmarks.iter().any(|(name, _)| name == it);
        let named = |tag: Tag| self.scenario.sides.iter().any(|it| it.characters.contains(&tag));
        let fits = |it: &&crate::StoryCard| {
            let added = self.scenario.add.contains(&it.number);
            !self.scenario.remove.contains(&it.number)
                && it.landmark.as_ref().is_none_or(here)
                && it.character.is_none_or(|tag| named(tag) && plays(tag))
                && (added || !it.only_added)
        };
        self.library.story.values().filter(fits).map(|it| it.number).collect()
    }

    /// SM-SOL-1: the cards that a soldier brings into the deck.
    pub fn cards_of(&self, tag: Tag, rank: Rank, carries: &[String]) -> Vec<CardIx> {
        let medal = |id: &String| {
            carries.contains(id)
                && self.library.equipment.get(id).is_some_and(|it| it.gives == Gives::Medal(tag))
        };
        let brings = |it: &CardOf| match &it.card.mark {
            Belongs::Main => true,
            Belongs::Rank(of) => *of == rank,
            Belongs::Medal(id) => medal(id),
        };
        let own = self.cards.iter().enumerate().filter(|it| it.1.tag == tag && brings(it.1));
        own.map(|it| CardIx(it.0 as u16)).collect()
    }

    /// Whether a card has an action of a phase.
    pub fn fits(&self, card: CardIx, actions: [Action; 2]) -> bool {
        self.card(card).card.types.iter().any(|it| actions.contains(it))
    }

    /// The tile that somebody stands in.
    pub fn tile_of(&self, place: Place) -> Option<TileIx> {
        self.map.tile_at(place.at)
    }
}

fn gate(map: &Map, edge: Edge, nth: u8, name: &str) -> Gate {
    let (near, far) = (nth as i32 * SQUARE, (nth as i32 + 1) * SQUARE);
    let (right, bottom) = (map.columns * SQUARE, map.rows * SQUARE);
    let (from, to) = match edge {
        Edge::Top => ((near, 0), (far, 0)),
        Edge::Bottom => ((near, bottom), (far, bottom)),
        Edge::Left => ((0, near), (0, far)),
        Edge::Right => ((right, near), (right, far)),
    };
    Gate { name: name.to_string(), edge, from: from.into(), to: to.into() }
}

impl Gate {
    /// SM-SCN-7: where a base starts outside, touching the edge, when it heads for a point.
    pub fn outside(&self, base: Base, heading: Point) -> Place {
        let (half, side) = (base.length / 2, base.width / 2);
        let clamp = |it: i32, from: i32, to: i32| it.clamp(from + side, to - side);
        let along_x = clamp(heading.x, self.from.x, self.to.x.max(self.from.x + 2 * side));
        let along_y = clamp(heading.y, self.from.y, self.to.y.max(self.from.y + 2 * side));
        let (at, facing) = match self.edge {
            Edge::Top => (Point::new(along_x, -half), Facing::DOWN),
            Edge::Bottom => (Point::new(along_x, self.from.y + half), Facing::UP),
            Edge::Left => (Point::new(-half, along_y), Facing::RIGHT),
            Edge::Right => (Point::new(self.from.x + half, along_y), Facing::LEFT),
        };
        Place { at, facing }
    }

    /// How far a point is from the edge, straight, if it lies before the area.
    pub fn distance(&self, point: Point) -> Option<i32> {
        let before_x = (self.from.x..=self.to.x).contains(&point.x);
        let before_y = (self.from.y..=self.to.y).contains(&point.y);
        match self.edge {
            Edge::Top | Edge::Bottom => before_x.then_some((point.y - self.from.y).abs()),
            Edge::Left | Edge::Right => before_y.then_some((point.x - self.from.x).abs()),
        }
    }
}
