//! Scenarios.

use serde::{Deserialize, Serialize};
use table::Problem;

use crate::content::{
    OrderNr, Rank, Said, Step, StoryNr, Tag,
    faults::{
        Fault, LONGEST_AREA, LONGEST_REPORT, LONGEST_TITLE, MOST, MOST_AREAS, MOST_LISTED, MOST_TURNS, Wrong,
    },
    reading::{Complaints, Inside, read},
};

/// An edge of the map.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

/// SM-SCN-4: an entry area at the map's edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EntryArea {
    /// Its name.
    pub name: String,
    /// The edge of the map.
    pub edge: Edge,
    /// The column or row of the square, from 0.
    pub nth: u8,
    /// How many squares wide it is, to the right or down.
    #[serde(default = "one")]
    pub width: u8,
}

/// What a player of a side may have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// With so many players on the side,
    pub players: u8,
    /// each has soldiers and equipment for so many VP,
    pub vp: u8,
    /// and at most so many leaders.
    pub leaders: u8,
}

/// A soldier of a suggested force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Enlisted {
    /// The soldier's tag.
    pub tag: Tag,
    /// His rank; may be left out if there is only one.
    pub rank: Option<Rank>,
    /// What he carries.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub carries: Vec<String>,
    /// The number of grenades.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub grenades: u8,
    /// SM-SPC-1: the optional cards that he brings, by their numbers among his cards, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<u8>,
    /// SM-SPC-1: the story cards that he brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<StoryNr>,
    /// SM-TEA-1: the team panel that he is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub panel: Option<String>,
}

impl Enlisted {
    /// A soldier at his rank with nothing beside.
    pub fn new(tag: Tag, rank: Option<Rank>) -> Enlisted {
        Enlisted {
            tag,
            rank,
            carries: Vec::new(),
            grenades: 0,
            cards: Vec::new(),
            story: Vec::new(),
            panel: None,
        }
    }
}

/// Where soldiers begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// SM-SCN-4, SM-SCN-7: outside; each player enters by one of these areas that no other player uses.
    Enter(Vec<String>),
    /// SM-SCN-9: on any of these tiles and landmarks, placed in secret and at once.
    On(Vec<String>),
}

/// One of the two sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SideOf {
    /// The side.
    pub side: String,
    /// What its players may have.
    pub forces: Vec<Force>,
    /// SM-SOL-2: the characters whom the scenario names: their story cards come into the deck with them. Others are ordinary
    /// soldiers.
    #[serde(default)]
    pub characters: Vec<Tag>,
    /// Suggested forces, one a player. With as many players, and if the set-up wants them, they are used.
    #[serde(default)]
    pub suggested: Vec<Vec<Enlisted>>,
    /// SM-SCN-2: orders to draw from.
    pub orders: Vec<OrderNr>,
    /// How many each player draws: one. Matches stored earlier may have others.
    #[serde(default = "one")]
    pub n_orders: u8,
    /// Where its soldiers begin.
    pub start: Start,
    /// SM-SCN-4: whether a player's soldiers may enter by several areas, each by any of the side's.
    #[serde(default)]
    pub several_areas: bool,
    /// SM-SCN-6: VP for equipment cards at most; grenades are markers and are not counted.
    #[serde(default)]
    pub equipment_vp: u8,
    /// SM-SCN-8: the only equipment that may be bought; all if left out.
    pub allowed: Option<Vec<String>>,
    /// SM-SCN-8: equipment that may not be bought.
    #[serde(default)]
    pub barred: Vec<String>,
    /// SM-SCN-8: equipment that every player of the side must have.
    #[serde(default)]
    pub required: Vec<String>,
    /// SM-SOL-4: medals that are handed out to their soldiers, if these are in a force.
    #[serde(default)]
    pub medals: Vec<String>,
    /// Grenades that each player has to start with.
    #[serde(default)]
    pub grenades: u8,
    /// SM-SPC-1: specialists who may be bought.
    #[serde(default)]
    pub specialists: Vec<Tag>,
    /// SM-TEA-1: tactical modules whose panels may be used.
    #[serde(default)]
    pub modules: Vec<String>,
}

/// A rule of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// SM-SCN-6: soldiers who have not entered by the end of this turn are removed.
    RemoveLate(u8),
    /// Steps that happen at the beginning of a turn, to all alike; with turn 0, in setting up, before soldiers are placed.
    AtTurn(u8, Vec<Step>),
    /// SM-TRN-9: open information, for learning: hands, orders and placed cards are open.
    Open,
    /// SM-TRN-9: action cards are placed face up, to learn or to save time; hands and orders stay hidden.
    FaceUp,
    /// SM-VIC-3: this side does not lose by having no soldiers.
    FightsOn(String),
}

/// SM-SCN-1: a scenario. Its name and its report are `sm-scenario-…` and `sm-report-…` in the languages, unless it says them itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name in files and keys.
    pub name: String,
    /// What people call it, if no language has a name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Said>,
    /// Its report, if no language has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<Said>,
    /// The map, by the name of its file.
    pub map: String,
    /// The number of turns.
    pub turns: u8,
    /// SM-TRN-1: cards drawn each turn before any Draw.
    #[serde(default = "three")]
    pub base_draw: u8,
    /// SM-SCN-3: soldiers a side at least.
    #[serde(default = "five")]
    pub least_soldiers: u8,
    /// SM-SCN-3: grenades for 1 VP.
    #[serde(default = "three")]
    pub grenades_a_vp: u8,
    /// Entry areas, for orders and sides.
    #[serde(default)]
    pub areas: Vec<EntryArea>,
    /// The two sides.
    pub sides: Vec<SideOf>,
    /// Story cards that are added.
    #[serde(default)]
    pub add: Vec<StoryNr>,
    /// Story cards that are removed.
    #[serde(default)]
    pub remove: Vec<StoryNr>,
    /// Special rules.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub special: Vec<Special>,
}

fn one() -> u8 {
    1
}

fn three() -> u8 {
    3
}

fn five() -> u8 {
    5
}

impl Scenario {
    /// Reads a scenario, and reports everything wrong with the scenario itself. Names are looked up when a game is set up.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, Vec<Problem>> {
        let it: Scenario = read(file, text)?;
        let mut complaints = Complaints::new(file, text);
        it.faults().iter().for_each(|fault| complaints.add(&fault.at, fault.what.to_string()));
        if complaints.problems.is_empty() { Ok(it) } else { Err(complaints.problems) }
    }

    /// A scenario that may be wrong, for who mends it; nothing if it cannot be read at all.
    pub fn sent(text: &str) -> Option<Scenario> {
        read("scenario", text).ok()
    }

    /// What is wrong with the scenario itself, whatever the map and the cards are.
    pub fn faults(&self) -> Vec<Fault> {
        use Inside::Field;
        let unbounded = self.unbounded();
        // Lists of any length are not looked at one by one: the file may come from anybody.
        if !unbounded.is_empty() {
            return unbounded;
        }
        let mut faults = Vec::new();
        if self.turns == 0 {
            faults.push(Fault::new(&[Field("turns")], Wrong::NoTurns));
        }
        if self.sides.len() != 2 || self.sides[0].side == self.sides[1].side {
            faults.push(Fault::new(&[Field("sides")], Wrong::Sides));
        }
        self.check_areas(&mut faults);
        self.check_special(&mut faults);
        self.sides.iter().enumerate().for_each(|(i, side)| self.check_side(i, side, &mut faults));
        faults
    }

    /// Texts, lists and numbers that are larger than any of a scenario.
    fn unbounded(&self) -> Vec<Fault> {
        use Inside::{Entry, Field};
        let mut faults = Vec::new();
        for (name, text, most) in
            [("title", &self.title, LONGEST_TITLE), ("report", &self.report, LONGEST_REPORT)]
        {
            let Some(said) = text else { continue };
            let long = said.too_long(most).map(|it| Wrong::LongText(it.to_string(), most));
            let many = said.n_languages().map(|(n, most)| Wrong::ManyEntries(n, most));
            faults.extend(long.or(many).map(|it| Fault::new(&[Field(name)], it)));
        }
        let mut list = |at: &[Inside], n: usize, most: usize| {
            if most < n {
                faults.push(Fault::new(at, Wrong::ManyEntries(n, most)));
            }
        };
        list(&[Field("areas")], self.areas.len(), MOST_AREAS);
        list(&[Field("special")], self.special.len(), MOST_AREAS);
        list(&[Field("add")], self.add.len(), MOST_LISTED);
        list(&[Field("remove")], self.remove.len(), MOST_LISTED);
        for (i, side) in self.sides.iter().take(2).enumerate() {
            let lists = [
                ("forces", side.forces.len()),
                ("characters", side.characters.len()),
                ("suggested", side.suggested.iter().map(|it| 1 + it.len()).sum()),
                ("orders", side.orders.len()),
                ("allowed", side.allowed.as_ref().map_or(0, Vec::len)),
                ("barred", side.barred.len()),
                ("required", side.required.len()),
                ("medals", side.medals.len()),
                ("specialists", side.specialists.len()),
                ("modules", side.modules.len()),
            ];
            lists
                .iter()
                .for_each(|(name, n)| list(&[Field("sides"), Entry(i), Field(name)], *n, MOST_LISTED));
            let (Start::Enter(places) | Start::On(places)) = &side.start;
            list(&[Field("sides"), Entry(i), Field("start")], places.len(), MOST_LISTED);
        }
        let mut number = |at: &[Inside], n: u8, most: u8| {
            if most < n {
                faults.push(Fault::new(at, Wrong::LargeNumber(n, most)));
            }
        };
        number(&[Field("turns")], self.turns, MOST_TURNS);
        number(&[Field("base_draw")], self.base_draw, MOST_TURNS);
        number(&[Field("least_soldiers")], self.least_soldiers, MOST_TURNS);
        for (i, side) in self.sides.iter().take(2).enumerate() {
            let at = |name: &'static str| [Field("sides"), Entry(i), Field(name)];
            number(&at("grenades"), side.grenades, MOST_TURNS);
            number(&at("equipment_vp"), side.equipment_vp, MOST);
            side.forces.iter().for_each(|it| number(&at("forces"), it.vp, MOST));
        }
        faults
    }

    fn check_areas(&self, faults: &mut Vec<Fault>) {
        use Inside::{Entry, Field};
        for (i, area) in self.areas.iter().enumerate() {
            let mut wrong = |what: Wrong| faults.push(Fault::new(&[Field("areas"), Entry(i)], what));
            if area.name.trim().is_empty() {
                wrong(Wrong::AreaNameless);
            }
            if LONGEST_AREA < area.name.chars().count() {
                wrong(Wrong::LongText(area.name.clone(), LONGEST_AREA));
            }
            if self.areas[..i].iter().any(|it| it.name == area.name) {
                wrong(Wrong::AreaTwice(area.name.clone()));
            }
            if area.width == 0 {
                wrong(Wrong::AreaWidth(area.name.clone()));
            }
        }
    }

    fn check_special(&self, faults: &mut Vec<Fault>) {
        for (i, special) in self.special.iter().enumerate() {
            let Special::AtTurn(_, steps) = special else { continue };
            let path = [Inside::Field("special"), Inside::Entry(i)];
            let wrong = steps.iter().flat_map(Step::faults);
            faults.extend(wrong.map(|it| Fault::new(&path, Wrong::Steps(it))));
            if steps.iter().any(Step::needs_a_player) {
                faults.push(Fault::new(&path, Wrong::NeedsPlayer));
            }
        }
    }

    fn check_side(&self, i: usize, side: &SideOf, faults: &mut Vec<Fault>) {
        use Inside::{Entry, Field};
        let mut wrong = |name: &'static str, what: Wrong| {
            faults.push(Fault::new(&[Field("sides"), Entry(i), Field(name)], what));
        };
        let name = || side.side.clone();
        match &side.start {
            Start::Enter(areas) => {
                if areas.is_empty() {
                    wrong("start", Wrong::EntersNowhere(name()));
                }
                if let Some(area) = areas.iter().find(|it| self.area(it).is_none()) {
                    wrong("start", Wrong::NoArea(name(), area.clone()));
                }
            }
            Start::On(tiles) if tiles.is_empty() => wrong("start", Wrong::StartsNowhere(name())),
            Start::On(_) => (),
        }
        if side.forces.is_empty() || side.forces.iter().any(|it| !(1..=5).contains(&it.players)) {
            wrong("forces", Wrong::Forces(name()));
        }
        for (j, force) in side.forces.iter().enumerate() {
            if side.forces[..j].iter().any(|it| it.players == force.players) {
                wrong("forces", Wrong::ForceTwice(name(), force.players));
            }
        }
        if side.n_orders != 1 {
            wrong("n_orders", Wrong::DrawnOrders);
        }
        if side.orders.is_empty() {
            wrong("orders", Wrong::NoOrders(name()));
        }
        let is_barred = |it: &&String| {
            side.barred.contains(it) || side.allowed.as_ref().is_some_and(|all| !all.contains(it))
        };
        if let Some(id) = side.required.iter().find(is_barred) {
            wrong("required", Wrong::RequiredBarred(name(), id.clone()));
        }
    }

    /// An entry area.
    pub fn area(&self, name: &str) -> Option<&EntryArea> {
        self.areas.iter().find(|it| it.name == name)
    }

    /// SM-TRN-9: whether information is open.
    pub fn is_open(&self) -> bool {
        self.special.contains(&Special::Open)
    }

    /// SM-TRN-9: whether action cards are placed face up.
    pub fn is_face_up(&self) -> bool {
        self.special.contains(&Special::FaceUp)
    }

    /// SM-TRN-9: the two options of any scenario, each by itself; what is left out stays as the scenario has it.
    pub fn choose(&mut self, open: Option<bool>, face_up: Option<bool>) {
        for (special, wanted) in [(Special::Open, open), (Special::FaceUp, face_up)] {
            let Some(wanted) = wanted else { continue };
            self.special.retain(|it| *it != special);
            self.special.extend(wanted.then_some(special));
        }
    }
}
