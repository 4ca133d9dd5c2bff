//! What never changes while a game lasts, and the set-up that it is worked out from.

use serde::{Deserialize, Serialize};
use table::{Problem, Seat};

use crate::{
    campaign::March,
    content::{
        Action, ActionCard, Belongs, Edge, Enlisted, EntryArea, Equipment, Fault, Force, Gives, Kind,
        Library, Manner, Measures, OrderNr, Scenario, SideOf, Start, StoryNr, Tag, TileId, Tiles, Wrong,
        builtin, builtin::map_text, reading::Inside, scenario,
    },
    measure::{Base, Facing, Map, Place, Point, TileIx, geometry::SQUARE},
    state::{Position, Secret},
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
    /// The campaign that this is a chapter of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<March>,
    /// Whether reactions may come between two acts of a row, such as "walk, shoot" (SM-SPC-2), TEAM rallies without a number
    /// (SM-TEA-2), marked areas are modifiers for smoke and optics (SM-GEO-12), "up to" leaves the choice in events (SG-18), the deck of
    /// who fires artillery gives the hits (SG-25), and guns fire in phases without a card of their player (SG-71). Matches of earlier
    /// versions, which do not say so, go on as they began: by the opposite of each.
    #[serde(default)]
    pub by_the_book: bool,
    /// A leak, for tests of the battery.
    #[cfg(test)]
    pub(crate) leak: Option<crate::leaks::Leak>,
}

impl Setup {
    /// A scenario with the built-in content; `seats` are the sides, in the order of the seats.
    pub fn builtin(name: &str, seats: &[&str]) -> Setup {
        let scenario = scenario(name).expect("the scenario is built in");
        let map = map_text(&scenario.map).expect("its map is built in");
        Setup {
            scenario,
            tiles: include_str!("../../../content/tiles.ron").to_string(),
            map: map.to_string(),
            library: Library::builtin(),
            seats: seats.iter().map(|it| it.to_string()).collect(),
            buying: false,
            measures: builtin::measures(),
            position: None,
            campaign: None,
            by_the_book: true,
            #[cfg(test)]
            leak: None,
        }
    }
}

/// The owner of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// SM-ACT-1: the soldier's on its dog tag.
    Soldier(Tag),
    /// SM-TEA-1: a team panel's.
    Panel(String),
}

/// An action card and its owner.
#[derive(Clone, Debug)]
pub struct CardOf {
    /// The owner.
    pub owner: Owner,
    /// Its place among the owner's cards, from 1.
    pub nr: u8,
    /// The card.
    pub card: ActionCard,
}

impl CardOf {
    /// The soldier on its dog tag; a team card has none.
    pub fn tag(&self) -> Option<Tag> {
        match self.owner {
            Owner::Soldier(tag) => Some(tag),
            Owner::Panel(_) => None,
        }
    }

    /// What it is called in keys, if it has a title of its own: optional cards and team cards do.
    pub fn title_key(&self) -> Option<String> {
        match &self.owner {
            Owner::Soldier(_) if self.card.mark != Belongs::Optional => None,
            Owner::Soldier(_) | Owner::Panel(_) => Some(self.number()),
        }
    }

    /// Its owner and its place among the owner's cards.
    pub fn number(&self) -> String {
        match &self.owner {
            Owner::Soldier(tag) => format!("{}-{}", tag.0, self.nr),
            Owner::Panel(id) => format!("{id}-{}", self.nr),
        }
    }

    /// The panel of a team card.
    pub fn panel(&self) -> Option<&str> {
        match &self.owner {
            Owner::Soldier(_) => None,
            Owner::Panel(id) => Some(id),
        }
    }
}

/// SM-SCN-4: an entry area, as placed on the map.
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
    /// Whether everybody knows what the soldiers of all players can do: the forces are those of the scenario, or information is open.
    /// Otherwise their ranks and what they carry are hidden (SM-SOL-8).
    pub known_forces: bool,
    /// Entry areas.
    pub gates: Vec<Gate>,
    /// The landmarks on the map.
    pub landmarks: Vec<(String, TileIx)>,
    /// SM-SPC-2: all reaction cards.
    pub reactions: Vec<CardIx>,
    /// SM-SPC-4: all preempt cards.
    pub preempts: Vec<CardIx>,
    /// The campaign that this is a chapter of.
    pub march: Option<March>,
    /// SM-ORD-11: the orders of either side.
    orders: Vec<Vec<OrderNr>>,
    /// As in the set-up.
    pub by_the_book: bool,
    /// A leak, for tests of the battery.
    #[cfg(test)]
    pub(crate) leak: Option<crate::leaks::Leak>,
}

impl World {
    /// Builds a world, or returns everything that is wrong with the set-up.
    pub fn new(setup: &Setup) -> Result<World, Vec<Problem>> {
        let tiles = Tiles::parse("setup.tiles", &setup.tiles)?.with_pictures();
        let map = Map::parse("setup.map", &setup.map, &tiles)?;
        let world = World::on(setup, map);
        if world.seats.len() != setup.seats.len() || !(2..=6).contains(&world.seats.len()) {
            let what = "Two to six seats play, each for a side of the scenario.";
            return Err(vec![Problem::new("setup.seats", what)]);
        }
        let march = world.march.iter();
        let mut problems: Vec<Problem> =
            march.flat_map(|it| it.faults(&world.library, world.seats.len())).collect();
        let wrong = world.faults().into_iter();
        problems.extend(wrong.map(|it| Problem::new("setup.scenario", it.what.to_string())));
        if problems.is_empty() { Ok(world) } else { Err(problems) }
    }

    /// The world of a set-up whose map has been read, right or wrong.
    pub(crate) fn on(setup: &Setup, map: Map) -> World {
        let scenario = setup.scenario.clone();
        let side_of = |name: &String| scenario.sides.iter().position(|it| it.side == *name);
        let seats: Vec<u8> = setup.seats.iter().filter_map(side_of).map(|it| it as u8).collect();
        let landmarks: Vec<(String, TileIx)> = map
            .tiles()
            .filter(|it| it.1.face.tile.landmark)
            .map(|(ix, tile)| (tile.face.tile.to_string(), ix))
            .collect();
        let gates: Vec<Gate> = scenario.areas.iter().map(|it| gate(&map, it)).collect();
        let mut cards = all_cards(&setup.library);
        cards.extend(setup.campaign.iter().flat_map(|it| it.cards(&setup.library)));
        let of_manner = |fits: fn(&Manner) -> bool| {
            let fitting = cards.iter().enumerate().filter(|it| fits(&it.1.card.manner));
            fitting.map(|it| CardIx(it.0 as u16)).collect()
        };
        let reactions = of_manner(|it| matches!(it, Manner::Reaction { .. }));
        let preempts = of_manner(|it| matches!(it, Manner::Preempt { .. }));
        let as_suggested = !setup.buying && setup.campaign.is_none() && setup.position.is_none();
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
            known_forces: as_suggested || setup.scenario.is_open(),
            gates,
            landmarks,
            reactions,
            preempts,
            march: setup.campaign.clone(),
            orders: Vec::new(),
            by_the_book: setup.by_the_book,
            #[cfg(test)]
            leak: setup.leak,
        };
        world.orders = world.scenario.sides.iter().map(|it| world.orders_that_fit(it)).collect();
        world
    }

    /// What is wrong with the scenario on this map, with these cards and for these seats.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        use Inside::{Entry, Field};
        let mut faults = Vec::new();
        for (i, gate) in self.gates.iter().enumerate().filter(|it| !self.is_on_edge(it.1)) {
            let at = [Field("areas"), Entry(i)];
            faults.push(Fault::new(&at, Wrong::AreaOff(gate.name.clone())));
        }
        for (i, side) in self.scenario.sides.iter().enumerate() {
            self.check_side(i, side, &mut faults);
        }
        for (name, cards) in [("add", &self.scenario.add), ("remove", &self.scenario.remove)] {
            for nr in cards.iter().filter(|it| !self.library.story.contains_key(it)) {
                faults.push(Fault::new(&[Field(name)], Wrong::NoStory(*nr)));
            }
        }
        faults
    }

    /// SM-SCN-4: whether there is a tile behind the middle of each square of an entry area.
    fn is_on_edge(&self, gate: &Gate) -> bool {
        let along = gate.to - gate.from;
        let n = (along.x + along.y) / SQUARE;
        let middle =
            |i: i32| gate.from + Point::new(along.x * (2 * i + 1) / (2 * n), along.y * (2 * i + 1) / (2 * n));
        (0..n).all(|i| self.map.tile_at(middle(i)).is_some())
    }

    fn check_side(&self, i: usize, side: &SideOf, faults: &mut Vec<Fault>) {
        let mut wrong = |name: &'static str, what: Wrong| {
            faults.push(Fault::new(&[Inside::Field("sides"), Inside::Entry(i), Inside::Field(name)], what));
        };
        let name = || side.side.clone();
        let n = self.seats.iter().filter(|it| **it as usize == i).count();
        if n == 0 || side.forces.iter().all(|it| it.players as usize != n) {
            return wrong("forces", Wrong::NotFor(name(), n));
        }
        match &side.start {
            Start::Enter(areas) if areas.len() < n && !side.several_areas => {
                wrong("start", Wrong::FewAreas(name()));
            }
            Start::On(tiles) => {
                for tile in tiles.iter().filter(|it| self.tile_named(it).is_none()) {
                    wrong("start", Wrong::NotOnMap(tile.clone()));
                }
            }
            Start::Enter(_) => (),
        }
        if !self.buying && side.suggested.len() != n {
            wrong("suggested", Wrong::NoSuggested(name(), n));
        }
        let unfit = |it: &&Enlisted| {
            let known = self.library.soldiers.get(&it.tag).is_some_and(|card| card.side == side.side);
            !known || it.carries.iter().any(|id| !self.library.equipment.contains_key(id))
        };
        for it in side.suggested.iter().flatten().filter(unfit) {
            wrong("suggested", Wrong::Unfit(it.tag));
        }
        let is_other = |it: &&Tag| {
            let card = self.library.soldiers.get(it);
            card.is_none_or(|it| it.side != side.side || it.kind != Kind::Specialist)
        };
        for tag in side.specialists.iter().filter(is_other) {
            wrong("specialists", Wrong::NoSpecialist(name(), *tag));
        }
        let has_none = |it: &&String| {
            !self.library.panels.values().any(|panel| panel.module == **it && panel.side == side.side)
        };
        for module in side.modules.iter().filter(has_none) {
            wrong("modules", Wrong::NoModule(name(), module.clone()));
        }
        let lists = side.allowed.iter().flatten().chain(&side.barred).chain(&side.required);
        for id in lists.filter(|it| !self.library.equipment.contains_key(*it)) {
            wrong("allowed", Wrong::NoEquipment(name(), id.clone()));
        }
        let is_no_medal = |it: &&String| !self.library.equipment.get(*it).is_some_and(Equipment::is_earned);
        for id in side.medals.iter().filter(is_no_medal) {
            wrong("medals", Wrong::NoMedal(name(), id.clone()));
        }
        for nr in side.orders.iter().filter(|it| !self.library.orders.contains_key(it)) {
            wrong("orders", Wrong::NoOrder(name(), *nr));
        }
        let (least, needed) = (self.orders_left(i as u8), self.drawn_by(i as u8));
        if least < needed {
            let [elsewhere, foreign] = self.orders_left_out(side);
            let taken = self.orders_of(i as u8).len() - least;
            let few = Wrong::FewOrders { side: name(), needed, least, elsewhere, foreign, taken };
            wrong("orders", few);
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

    /// The tile with a name, regardless of which side is up.
    pub fn tile_named(&self, name: &str) -> Option<TileIx> {
        let id: TileId = name.parse().ok()?;
        self.map.tiles().find(|it| it.1.face.tile == id).map(|it| it.0)
    }

    /// SM-ORD-11: the orders of a side: those for a landmark not in play are left out, and those of another nation.
    pub fn orders_of(&self, side: u8) -> &[OrderNr] {
        &self.orders[side as usize]
    }

    /// SM-SCN-2: how many orders the players of a side draw.
    fn drawn_by(&self, side: u8) -> usize {
        self.seats_of(side).count() * self.scenario.sides[side as usize].n_orders as usize
    }

    /// SM-SCN-2: how many orders are at least left for a side, when the others have drawn what they may of the same.
    fn orders_left(&self, side: u8) -> usize {
        let own = self.orders_of(side);
        let taken = |other: u8| {
            let shared = self.orders_of(other).iter().filter(|it| own.contains(it)).count();
            shared.min(self.drawn_by(other))
        };
        let others = (0..self.scenario.sides.len() as u8).filter(|it| *it != side);
        own.len().saturating_sub(others.map(taken).sum())
    }

    fn orders_that_fit(&self, side: &SideOf) -> Vec<OrderNr> {
        // One that does not exist is complained about elsewhere.
        let fits = |nr: &&OrderNr| self.is_order_of(side, **nr) && self.is_order_here(**nr);
        side.orders.iter().filter(fits).copied().collect()
    }

    fn is_order_of(&self, side: &SideOf, nr: OrderNr) -> bool {
        self.library.orders.get(&nr).is_some_and(|it| it.side.as_ref().is_none_or(|it| *it == side.side))
    }

    fn is_order_here(&self, nr: OrderNr) -> bool {
        let here = |it: &str| self.landmarks.iter().any(|(name, _)| name == it);
        self.library.orders.get(&nr).is_some_and(|it| it.goal.landmark().is_none_or(here))
    }

    /// The orders that a side names, and that are left out: those for a landmark that is not on the map, and those of the other side.
    fn orders_left_out(&self, side: &SideOf) -> [Vec<OrderNr>; 2] {
        let known = side.orders.iter().filter(|it| self.library.orders.contains_key(it));
        let (own, foreign): (Vec<OrderNr>, Vec<OrderNr>) = known.partition(|it| self.is_order_of(side, **it));
        [own.into_iter().filter(|it| !self.is_order_here(*it)).collect(), foreign]
    }

    /// SM-STO-5: the story deck: cards of landmarks on the map, cards that are added, none that are removed. SM-SOL-2: those of a
    /// character only if the scenario names him; `plays` says whether he is in play, `brings` whether a specialist's player takes
    /// his card (SM-SPC-1).
    pub fn story_deck(
        &self,
        plays: impl Fn(Tag) -> bool,
        brings: impl Fn(Tag, StoryNr) -> bool,
    ) -> Vec<StoryNr> {
        let here = |it: &String| self.landmarks.iter().any(|(name, _)| name == it);
        let named = |tag: Tag| self.scenario.sides.iter().any(|it| it.characters.contains(&tag));
        let fits = |it: &&crate::content::StoryCard| {
            let added = self.scenario.add.contains(&it.number);
            !self.scenario.remove.contains(&it.number)
                && it.landmark.as_ref().is_none_or(here)
                && it.character.is_none_or(|tag| named(tag) && plays(tag))
                && it.specialist.is_none_or(|tag| brings(tag, it.number))
                && (added || !it.only_added)
        };
        self.library.story.values().filter(fits).map(|it| it.number).collect()
    }

    /// SM-SOL-1, SM-SPC-1: the cards that a soldier brings into the deck.
    pub fn cards_of(&self, soldier: &Secret) -> Vec<CardIx> {
        let medal = |id: &String| {
            let given = |it: &crate::content::Equipment| it.gives == Gives::Medal(soldier.tag);
            soldier.carries.contains(id) && self.library.equipment.get(id).is_some_and(given)
        };
        let brings = |it: &CardOf| match &it.card.mark {
            Belongs::Main | Belongs::Badge => true,
            Belongs::Rank(of) => *of == soldier.rank,
            Belongs::Medal(id) => medal(id),
            Belongs::Honour(id) => self.is_honoured(soldier, id),
            Belongs::Optional => soldier.cards.contains(&it.nr),
            Belongs::Team => false,
        };
        let own = self.cards.iter().enumerate();
        let own = own.filter(|it| it.1.owner == Owner::Soldier(soldier.tag) && brings(it.1));
        own.map(|it| CardIx(it.0 as u16)).collect()
    }

    /// SM-TEA-1: all cards of a panel.
    pub fn cards_of_panel(&self, panel: &str) -> Vec<CardIx> {
        let own = self.cards.iter().enumerate().filter(|it| it.1.panel() == Some(panel));
        own.map(|it| CardIx(it.0 as u16)).collect()
    }

    /// Whether a card has an action of a phase.
    pub fn fits(&self, card: CardIx, actions: [Action; 2]) -> bool {
        self.card(card).card.types.iter().any(|it| actions.contains(it))
    }

    /// The tile that a soldier stands in.
    pub fn tile_of(&self, place: Place) -> Option<TileIx> {
        self.map.tile_at(place.at)
    }
}

/// The cards of soldiers, by their tags, then those of panels.
fn all_cards(library: &Library) -> Vec<CardOf> {
    fn numbered(owner: Owner, cards: &[ActionCard]) -> impl Iterator<Item = CardOf> + '_ {
        let card = move |(i, card): (usize, &ActionCard)| CardOf {
            owner: owner.clone(),
            nr: i as u8 + 1,
            card: card.clone(),
        };
        cards.iter().enumerate().map(card)
    }
    let soldiers = library.cards.iter().flat_map(|(tag, cards)| numbered(Owner::Soldier(*tag), cards));
    let panels = library.panels.values();
    let teams = panels.flat_map(|it| numbered(Owner::Panel(it.id.clone()), &it.cards));
    soldiers.chain(teams).collect()
}

fn gate(map: &Map, area: &EntryArea) -> Gate {
    let EntryArea { name, edge, nth, width } = area;
    let (near, far) = (*nth as i32 * SQUARE, (*nth as i32 + *width as i32) * SQUARE);
    let (right, bottom) = (map.columns * SQUARE, map.rows * SQUARE);
    let (from, to) = match edge {
        Edge::Top => ((near, 0), (far, 0)),
        Edge::Bottom => ((near, bottom), (far, bottom)),
        Edge::Left => ((0, near), (0, far)),
        Edge::Right => ((right, near), (right, far)),
    };
    Gate { name: name.clone(), edge: *edge, from: from.into(), to: to.into() }
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

    /// The straight distance of a point from the edge, if it is in front of the area.
    pub fn distance(&self, point: Point) -> Option<i32> {
        let before_x = (self.from.x..=self.to.x).contains(&point.x);
        let before_y = (self.from.y..=self.to.y).contains(&point.y);
        match self.edge {
            Edge::Top | Edge::Bottom => before_x.then_some((point.y - self.from.y).abs()),
            Edge::Left | Edge::Right => before_y.then_some((point.x - self.from.x).abs()),
        }
    }
}
