//! What can be wrong with a map or a scenario: where, in English for files, and as a sentence of any language for those who make one.

use std::fmt;

use table::{Phrase, Sentence, quotable};

use crate::{
    content::{FaceId, NotATile, OrderNr, StoryNr, Tag, reading::Inside},
    measure::geometry::MAX_CELLS,
    state::Why,
};

/// The longest name of a scenario, in characters and in each language.
pub const LONGEST_TITLE: usize = 60;
/// The longest report of a scenario, in characters and in each language.
pub const LONGEST_REPORT: usize = 900;
/// The longest name of an entry area, in characters.
pub const LONGEST_AREA: usize = 30;
/// The most entry areas of a scenario.
pub const MOST_AREAS: usize = 24;
/// The most entries of any other list of a scenario.
pub const MOST_LISTED: usize = 80;
/// The most turns of a scenario.
pub const MOST_TURNS: u8 = 30;
/// The most that any other number of a scenario may be.
pub const MOST: u8 = 120;

/// Something that is wrong, and the way to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub(crate) at: Vec<Inside>,
    /// What is wrong.
    pub what: Wrong,
}

impl Fault {
    pub(crate) fn new(at: &[Inside], what: Wrong) -> Fault {
        Fault { at: at.to_vec(), what }
    }

    /// The way to it, such as `sides/0/orders`.
    pub fn place(&self) -> String {
        let steps = self.at.iter().map(|it| match it {
            Inside::Field(name) => name.to_string(),
            Inside::Entry(i) => i.to_string(),
        });
        steps.collect::<Vec<_>>().join("/")
    }
}

/// What is wrong with a map or a scenario.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// A map has no name.
    MapNameless,
    /// What should be a side of a tile is none.
    NoFace(NotATile),
    /// There is no such tile.
    NoTile(FaceId),
    /// A tile lies further out than a map reaches.
    TooFarOut(FaceId),
    /// A tile is turned further than around.
    Turned(FaceId, u8),
    /// SM-MAP-1: a tile is laid twice; the other side of it.
    TileTwice(FaceId, FaceId),
    /// A tile lies over another.
    Over(FaceId, FaceId),
    /// SM-MAP-1: a tile does not hang together with the others.
    Apart(FaceId),
    /// There are no tiles.
    NoTiles,
    /// A scenario has no turns.
    NoTurns,
    /// It has not two different sides.
    Sides,
    /// An entry area has no name.
    AreaNameless,
    /// Two entry areas have one name.
    AreaTwice(String),
    /// SM-SCN-4: an entry area of no width.
    AreaWidth(String),
    /// What happens at a turn cannot be carried out.
    Steps(String),
    /// What happens to all speaks of one player.
    NeedsPlayer,
    /// SM-SCN-4: a side has nowhere to enter.
    EntersNowhere(String),
    /// A side enters by an area that there is not.
    NoArea(String, String),
    /// SM-SCN-9: a side has nowhere to start.
    StartsNowhere(String),
    /// SM-SCN-1: a side has forces for no number of players, or for too many.
    Forces(String),
    /// SM-SCN-1: a side has two forces for one number of players.
    ForceTwice(String, u8),
    /// SM-SCN-2: a player draws another number of orders than one.
    DrawnOrders,
    /// SM-SCN-2: a side has no orders.
    NoOrders(String),
    /// SM-SCN-8: equipment is required that may not be bought.
    RequiredBarred(String, String),
    /// SM-SCN-1: no number of players fits.
    Seatings,
    /// There is no such map; those that there are.
    NoMap(String, Vec<String>),
    /// SM-SCN-4: an entry area does not lie on the edge of the map.
    AreaOff(String),
    /// SM-SCN-1: a side is not for so many players.
    NotFor(String, usize),
    /// SM-SCN-4: a side has fewer entry areas than players.
    FewAreas(String),
    /// A side starts on a tile that is not on the map.
    NotOnMap(String),
    /// A side has no suggested forces for so many players.
    NoSuggested(String, usize),
    /// A soldier of a suggested force is not on this side, or carries something that there is not.
    Unfit(Tag),
    /// SM-SPC-1: a soldier is no specialist of the side.
    NoSpecialist(String, Tag),
    /// SM-TEA-1: a side has no such module.
    NoModule(String, String),
    /// SM-SCN-8: there is no such equipment.
    NoEquipment(String, String),
    /// SM-SOL-4: something is handed out that is no medal.
    NoMedal(String, String),
    /// There is no such order.
    NoOrder(String, OrderNr),
    /// SM-ORD-11: too few orders are left to draw from.
    FewOrders {
        /// The side.
        side: String,
        /// How many its players draw.
        needed: usize,
        /// How many there are at least.
        least: usize,
        /// Those that it names, and whose landmark is not on the map.
        elsewhere: Vec<OrderNr>,
        /// Those that it names, and that are for the other side.
        foreign: Vec<OrderNr>,
        /// How many the other side may draw of the same.
        taken: usize,
    },
    /// There is no such story card.
    NoStory(StoryNr),
    /// SM-TRN-2: the story deck does not last.
    StoryDeck {
        /// How many cards it has.
        cards: usize,
        /// How many turns the scenario has.
        turns: usize,
    },
    /// SM-SCN-3: a player cannot buy as many soldiers as needed.
    CannotBuy {
        /// The side.
        side: String,
        /// How many soldiers a side needs.
        n: u8,
        /// What a player has for them.
        vp: u8,
    },
    /// SM-SCN-9: the tiles where a side starts are too small.
    NoRoom(String),
    /// A suggested force could not be bought.
    NotBought(String, Why),
    /// A text is too long.
    LongText(String, usize),
    /// A list is too long.
    ManyEntries(usize, usize),
    /// A number is too large.
    LargeNumber(u8, u8),
}

use Wrong::*;

impl Wrong {
    /// Whether it may be otherwise on another map.
    pub(crate) fn is_of_the_map(&self) -> bool {
        matches!(self, AreaOff(_) | NotOnMap(_) | NoRoom(_) | FewOrders { .. } | StoryDeck { .. })
    }

    /// The same as a sentence for those who make it.
    pub fn phrase(&self) -> Phrase {
        let says = Phrase::new;
        let face = |it: &FaceId| it.to_string();
        let side = |key: &'static str, of: &String| says(key).with("side", side_named(of));
        match self {
            MapNameless => says("sm-edit-fault-map-nameless"),
            NoFace(it) => says("sm-edit-fault-not-a-tile").with("text", quotable(&it.0)),
            NoTile(it) => says("sm-edit-fault-no-tile").with("tile", face(it)),
            TooFarOut(it) => {
                says("sm-edit-fault-too-far-out").with("tile", face(it)).with("most", MAX_CELLS as i64)
            }
            Turned(it, n) => says("sm-edit-fault-turned").with("tile", face(it)).with("n", *n),
            TileTwice(it, other) => says("sm-edit-fault-tile-twice")
                .with("tile", face(it))
                .with("other", face(other))
                .by(&["SM-MAP-1"]),
            Over(it, other) => says("sm-edit-fault-over").with("tile", face(it)).with("other", face(other)),
            Apart(it) => says("sm-edit-fault-apart").with("tile", face(it)).by(&["SM-MAP-1"]),
            NoTiles => says("sm-edit-fault-no-tiles"),
            NoTurns => says("sm-edit-fault-no-turns"),
            Sides => says("sm-edit-fault-sides").by(&["SM-SCN-1"]),
            AreaNameless => says("sm-edit-fault-area-nameless"),
            AreaTwice(name) => says("sm-edit-fault-area-twice").with("name", quotable(name)),
            AreaWidth(name) => {
                says("sm-edit-fault-area-width").with("name", quotable(name)).by(&["SM-SCN-4"])
            }
            Steps(_) => says("sm-edit-fault-steps"),
            NeedsPlayer => says("sm-edit-fault-needs-player"),
            EntersNowhere(of) => side("sm-edit-fault-enters-nowhere", of).by(&["SM-SCN-4"]),
            NoArea(of, name) => side("sm-edit-fault-no-area", of).with("name", quotable(name)),
            StartsNowhere(of) => side("sm-edit-fault-starts-nowhere", of).by(&["SM-SCN-9"]),
            Forces(of) => side("sm-edit-fault-forces", of).by(&["SM-SCN-1"]),
            ForceTwice(of, n) => side("sm-edit-fault-force-twice", of).with("n", *n).by(&["SM-SCN-1"]),
            DrawnOrders => says("sm-edit-fault-drawn-orders").by(&["SM-SCN-2"]),
            NoOrders(of) => side("sm-edit-fault-no-orders", of).by(&["SM-SCN-2"]),
            RequiredBarred(of, id) => {
                side("sm-edit-fault-required-barred", of).with("equipment", equipment(id)).by(&["SM-SCN-8"])
            }
            Seatings => says("sm-edit-fault-seatings").by(&["SM-SCN-1"]),
            NoMap(name, _) => says("sm-edit-fault-no-map").with("name", quotable(name)),
            AreaOff(name) => says("sm-edit-fault-area-off").with("name", quotable(name)).by(&["SM-SCN-4"]),
            NotFor(of, n) => side("sm-edit-fault-not-for", of).with("n", *n).by(&["SM-SCN-1"]),
            FewAreas(of) => side("sm-edit-fault-few-areas", of).by(&["SM-SCN-4"]),
            NotOnMap(name) => says("sm-edit-fault-not-on-map").with("tile", quotable(name)),
            NoSuggested(of, n) => side("sm-edit-fault-no-suggested", of).with("n", *n),
            Unfit(tag) => says("sm-edit-fault-unfit").with("soldier", soldier(*tag)),
            NoSpecialist(of, tag) => {
                side("sm-edit-fault-no-specialist", of).with("soldier", soldier(*tag)).by(&["SM-SPC-1"])
            }
            NoModule(of, name) => {
                side("sm-edit-fault-no-module", of).with("name", quotable(name)).by(&["SM-TEA-1"])
            }
            NoEquipment(of, id) => {
                side("sm-edit-fault-no-equipment", of).with("name", quotable(id)).by(&["SM-SCN-8"])
            }
            NoMedal(of, id) => {
                side("sm-edit-fault-no-medal", of).with("name", quotable(id)).by(&["SM-SOL-4"])
            }
            NoOrder(of, nr) => side("sm-edit-fault-no-order", of).with("nr", nr.0 as i64),
            FewOrders { side: of, needed, least, elsewhere, foreign, taken } => {
                side("sm-edit-fault-few-orders", of)
                    .with("n", *needed)
                    .with("least", *least)
                    .with("lost", elsewhere.len())
                    .with("elsewhere", listed(elsewhere))
                    .with("others", foreign.len())
                    .with("foreign", listed(foreign))
                    .with("taken", *taken)
                    .by(&["SM-ORD-11"])
            }
            NoStory(nr) => says("sm-edit-fault-no-story").with("nr", nr.0 as i64),
            StoryDeck { cards, turns } => says("sm-edit-fault-story-deck")
                .with("n", *cards)
                .with("turns", *turns)
                .with("needed", 3 * turns)
                .by(&["SM-TRN-2"]),
            CannotBuy { side: of, n, vp } => {
                side("sm-edit-fault-cannot-buy", of).with("n", *n).with("vp", *vp).by(&["SM-SCN-3"])
            }
            NoRoom(of) => side("sm-edit-fault-no-room", of).by(&["SM-SCN-9"]),
            NotBought(of, why) => {
                let because = why.phrase();
                let rules = because.rules.clone();
                side("sm-edit-fault-not-bought", of).with("why", because).by(&rules)
            }
            LongText(text, most) => {
                says("sm-edit-fault-long-text").with("text", quotable(text)).with("most", *most)
            }
            ManyEntries(n, most) => says("sm-edit-fault-many-entries").with("n", *n).with("most", *most),
            LargeNumber(n, most) => says("sm-edit-fault-large-number").with("n", *n).with("most", *most),
        }
    }
}

/// Orders by their numbers.
fn listed(orders: &[OrderNr]) -> String {
    orders.iter().map(|it| it.0.to_string()).collect::<Vec<_>>().join(", ")
}

/// A side by its name; one that nobody knows by what was written.
fn side_named(side: &str) -> table::Arg {
    match side {
        "us" => Phrase::new("sm-side-us").into(),
        "de" => Phrase::new("sm-side-de").into(),
        _ => quotable(side).into(),
    }
}

fn soldier(tag: Tag) -> table::Arg {
    table::Arg::Named { of: "soldier", id: tag.0.to_string() }
}

fn equipment(id: &str) -> table::Arg {
    table::Arg::Named { of: "equipment", id: quotable(id) }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MapNameless => write!(f, "A map needs a name."),
            NoFace(why) => write!(f, "{why}."),
            NoTile(it) => write!(f, "There is no tile {it}."),
            TooFarOut(it) => {
                write!(f, "{it} lies too far out; a map measures at most {MAX_CELLS} squares each way.")
            }
            Turned(it, n) => write!(f, "{it} is turned by {n} quarters; 0 to 3 are possible."),
            TileTwice(it, other) => {
                write!(f, "{it} cannot be laid, since {other} is the same tile (SM-MAP-1).")
            }
            Over(it, other) => write!(f, "{it} would lie over {other}."),
            Apart(it) => write!(f, "{it} has no edge in common with the tiles before it (SM-MAP-1)."),
            NoTiles => write!(f, "A map needs at least one tile."),
            NoTurns => write!(f, "A scenario has one turn or more."),
            Sides => write!(f, "A scenario has two different sides."),
            AreaNameless => write!(f, "An entry area needs a name."),
            AreaTwice(_) => write!(f, "An entry area is named twice."),
            AreaWidth(name) => {
                write!(f, "The entry area {} is one square wide or more (SM-SCN-4).", quotable(name))
            }
            Steps(what) => write!(f, "{what}"),
            NeedsPlayer => {
                write!(f, "What happens to all cannot speak of own soldiers, enemies or an owner.")
            }
            EntersNowhere(_) => write!(f, "A side that enters needs an area (SM-SCN-4)."),
            NoArea(_, name) => write!(f, "There is no entry area {}.", quotable(name)),
            StartsNowhere(_) => write!(f, "A side that starts on the map needs a tile (SM-SCN-9)."),
            Forces(_) => write!(f, "A side has forces for one to five players (SM-SCN-1)."),
            ForceTwice(side, n) => write!(f, "The side {side} has two forces for {n} players (SM-SCN-1)."),
            DrawnOrders => write!(f, "Every player draws one order: leave out `n_orders` (SM-SCN-2)."),
            NoOrders(_) => write!(f, "A side needs an order to draw (SM-SCN-2)."),
            RequiredBarred(_, id) => {
                write!(f, "{} is required, and may not be bought (SM-SCN-8).", quotable(id))
            }
            Seatings => {
                write!(f, "The forces of the two sides are for 2 to 6 players together (SM-SCN-1).")
            }
            NoMap(name, known) => {
                write!(f, "There is no map named \"{}\"; there are {}.", quotable(name), known.join(", "))
            }
            AreaOff(name) => {
                write!(f, "The entry area {} does not lie on the map's edge (SM-SCN-4).", quotable(name))
            }
            NotFor(side, n) => write!(f, "The side {side} is not for {n} players (SM-SCN-1)."),
            FewAreas(side) => write!(f, "The side {side} needs an entry area a player (SM-SCN-4)."),
            NotOnMap(name) => write!(f, "The tile {} is not on the map.", quotable(name)),
            NoSuggested(side, n) => write!(f, "The side {side} has no suggested forces for {n} players."),
            Unfit(tag) => write!(f, "Soldier {} of the suggested force does not fit.", tag.0),
            NoSpecialist(side, tag) => write!(f, "Soldier {} is no specialist of the side {side}.", tag.0),
            NoModule(side, name) => write!(f, "The side {side} has no tactical module {}.", quotable(name)),
            NoEquipment(side, id) => write!(
                f,
                "The side {side} speaks of equipment {}, which does not exist (SM-SCN-8).",
                quotable(id)
            ),
            NoMedal(side, id) => {
                write!(f, "The side {side} hands out {}, which is no medal (SM-SOL-4).", quotable(id))
            }
            NoOrder(side, nr) => {
                write!(f, "The side {side} names the order {}, which does not exist.", nr.0)
            }
            FewOrders { side, needed, least, elsewhere, foreign, taken } => {
                let draws = if *needed == 1 { "an order".to_string() } else { format!("{needed} orders") };
                write!(
                    f,
                    "The side {side} draws {draws}, but can count on only {least} of those that it names"
                )?;
                let reasons =
                    [(elsewhere, "for a landmark that is not on the map"), (foreign, "for the other side")];
                for (orders, why) in reasons.iter().filter(|it| !it.0.is_empty()) {
                    write!(f, "; left out, since {why}: {}", listed(orders))?;
                }
                if 0 < *taken {
                    write!(f, "; {taken} may be drawn by the other side")?;
                }
                write!(f, ". Name more (SM-ORD-11).")
            }
            NoStory(nr) => write!(f, "There is no story card {}.", nr.0),
            StoryDeck { cards, turns } => write!(
                f,
                "The story deck has {cards} cards, but {turns} turns need {} (SM-TRN-2).",
                3 * turns
            ),
            CannotBuy { side, n, vp } => {
                write!(f, "Players of the side {side} cannot buy {n} soldiers for {vp} VP each (SM-SCN-3).")
            }
            NoRoom(side) => {
                write!(f, "The tiles where the side {side} starts have no room for all (SM-SCN-9).")
            }
            NotBought(side, why) => {
                write!(f, "The suggested force of {side} is not one that could be bought ({}).", why.rule())
            }
            LongText(text, most) => {
                write!(f, "\"{}\" is too long; {most} letters are the most.", quotable(text))
            }
            ManyEntries(n, most) => write!(f, "This list has {n} entries; {most} are the most."),
            LargeNumber(n, most) => write!(f, "This number is {n}; {most} is the most."),
        }
    }
}
