//! User content, layered over the built-in content.

use std::collections::BTreeMap;

use table::{OwnFile, Problem, Seat};

use crate::{
    campaign::{Campaign, suits},
    content::{
        Fault, Kind, Library, Measures, Scenario, SoldierCard, Start, Texts, Tiles, Wrong, builtin, campaign,
        campaigns, reading::Inside, scenario, scenarios,
    },
    measure::Map,
    rules::setting_up::{may_have, room},
    state::{Setup, World, game::empty},
};

/// The files that users may write, each with the text that is read instead if it is missing.
const FILES: [(&str, &str); 9] = [
    ("measures.ron", ""),
    ("tiles.ron", "(tiles: [])"),
    ("soldiers.ron", "(soldiers: [])"),
    ("cards.ron", "(cards: [])"),
    ("story.ron", "(story: [])"),
    ("orders.ron", "(orders: [])"),
    ("equipment.ron", "(equipment: [])"),
    ("modules.ron", "(panels: [])"),
    ("decorations.ron", "(decorations: [])"),
];

/// The folders of files that users may write, with one file for each thing.
const FOLDERS: [&str; 3] = [MAPS, SCENARIOS, "campaigns"];
const MAPS: &str = "maps";
const SCENARIOS: &str = "scenarios";

/// The content that games are set up from: the built-in content, with user content that replaces parts of it or adds to it.
#[derive(Clone, Debug)]
pub struct Shelf {
    measures: Measures,
    tiles: String,
    maps: BTreeMap<String, String>,
    library: Library,
    /// Their own, with the names of their files for messages.
    scenarios: Vec<(String, Scenario)>,
    campaigns: Vec<(String, Campaign)>,
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf {
            measures: builtin::measures(),
            tiles: builtin::TILES.to_string(),
            maps: BTreeMap::new(),
            library: Library::builtin(),
            scenarios: Vec::new(),
            campaigns: Vec::new(),
        }
    }
}

impl Shelf {
    /// Whether a folder's file is one that is read here, by its name in the folder.
    pub fn reads(name: &str) -> bool {
        FILES.iter().any(|it| it.0 == name) || FOLDERS.iter().any(|it| in_folder(name, it))
    }

    /// Reads the users' files, and reports everything that is wrong with them.
    pub fn read(files: &[OwnFile]) -> Result<Shelf, Vec<Problem>> {
        Shelf::default().with(files)
    }

    /// This shelf with more files over it, or everything that is wrong with them.
    pub fn with(mut self, files: &[OwnFile]) -> Result<Shelf, Vec<Problem>> {
        let shelf = &mut self;
        let (n_scenarios, n_campaigns) = (shelf.scenarios.len(), shelf.campaigns.len());
        let mut problems = Vec::new();
        for it in files.iter().filter(|it| !Shelf::reads(&it.name)) {
            let known = FILES.map(|it| it.0).join(", ");
            let what = format!(
                "Nobody reads this file; there are {known}, {}.",
                FOLDERS.map(|it| format!("{it}/NAME.ron")).join(", ")
            );
            problems.push(Problem::new(&it.place, what));
        }
        if let Some(it) = files.iter().find(|it| it.name == "measures.ron") {
            match Measures::parse(&it.place, &it.text) {
                Ok(measures) => shelf.measures = measures,
                Err(more) => problems.extend(more),
            }
        }
        let tiles = shelf.lay_tiles(files, &mut problems);
        let library = shelf.library.clone().with(&texts(files));
        let knows_cards = library.is_ok();
        match library {
            Ok(library) => shelf.library = library,
            Err(more) => problems.extend(more),
        }
        // What was complained of itself is not missed elsewhere.
        let mut unread = Vec::new();
        for it in files.iter().filter(|it| in_folder(&it.name, "maps")) {
            let n = problems.len();
            match Map::parse(&it.place, &it.text, &tiles) {
                Ok(_) => drop(shelf.maps.insert(stem(&it.name).to_string(), it.text.clone())),
                Err(more) => problems.extend(more),
            }
            if n < problems.len() {
                unread.push((MAPS, stem(&it.name).to_string()));
            }
        }
        for it in files.iter().filter(|it| in_folder(&it.name, "scenarios")) {
            let n = problems.len();
            match Scenario::parse(&it.place, &it.text) {
                Ok(scenario) if scenario.name != stem(&it.name) => {
                    problems.push(misnamed("scenario", &scenario.name, it));
                }
                Ok(scenario) => shelf.scenarios.push((it.place.clone(), scenario)),
                Err(more) => problems.extend(more),
            }
            if n < problems.len() {
                unread.push((SCENARIOS, stem(&it.name).to_string()));
            }
        }
        for it in files.iter().filter(|it| in_folder(&it.name, "campaigns")) {
            match Campaign::parse(&it.place, &it.text) {
                Ok(campaign) if campaign.name != stem(&it.name) => {
                    problems.push(misnamed("campaign", &campaign.name, it));
                }
                Ok(campaign) => shelf.campaigns.push((it.place.clone(), campaign)),
                Err(more) => problems.extend(more),
            }
        }
        let is_unread = |of: &'static str, name: &str| unread.iter().any(|it| it.0 == of && it.1 == name);
        for (place, it) in &shelf.campaigns[n_campaigns..] {
            if !it.chapters.iter().any(|chapter| is_unread(SCENARIOS, chapter)) {
                problems.extend(shelf.campaign_faults(place, it));
            }
        }
        // Without cards and orders that can be read, each that a scenario names would seem to be missing.
        for (place, it) in shelf.scenarios[n_scenarios..].iter().filter(|_| knows_cards) {
            let missing = Wrong::NoMap(it.map.clone(), shelf.known_maps()).to_string();
            let told = shelf.faults(place, it).into_iter();
            problems.extend(told.filter(|fault| fault.what != missing || !is_unread(MAPS, &it.map)));
        }
        if problems.is_empty() { Ok(self) } else { Err(problems) }
    }

    /// Replaces built-in tiles with the users' versions of them.
    fn lay_tiles(&mut self, files: &[OwnFile], problems: &mut Vec<Problem>) -> Tiles {
        let mut tiles = self.tiles();
        if let Some(it) = files.iter().find(|it| it.name == "tiles.ron") {
            match Tiles::parse(&it.place, &it.text) {
                Ok(own) => {
                    tiles.replace(own);
                    self.tiles = tiles.text();
                }
                Err(more) => problems.extend(more),
            }
        }
        tiles
    }

    /// The tiles that maps are laid of.
    pub fn tiles(&self) -> Tiles {
        Tiles::parse("tiles.ron", &self.tiles).expect("tiles on a shelf were read before")
    }

    /// The cards.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The text of a map; the users' own take precedence.
    pub fn map_text(&self, name: &str) -> Option<&str> {
        self.maps.get(name).map(String::as_str).or_else(|| builtin::map_text(name))
    }

    /// The names of all scenarios, the users' own last.
    pub fn scenarios(&self) -> Vec<String> {
        let own = self.own_scenarios();
        let house = scenarios().map(str::to_string).filter(|it| !own.contains(it));
        house.chain(own.clone()).collect()
    }

    /// The names of the users' own scenarios.
    pub fn own_scenarios(&self) -> Vec<String> {
        self.scenarios.iter().map(|it| it.1.name.clone()).collect()
    }

    /// The names of the users' own campaigns.
    pub fn own_campaigns(&self) -> Vec<String> {
        self.campaigns.iter().map(|it| it.1.name.clone()).collect()
    }

    /// A scenario; the users' own take precedence.
    pub fn scenario(&self, name: &str) -> Option<Scenario> {
        let own = self.scenarios.iter().rfind(|it| it.1.name == name).map(|it| it.1.clone());
        own.or_else(|| scenario(name))
    }

    /// The names of all campaigns, the users' own last.
    pub fn campaigns(&self) -> Vec<String> {
        let own = self.own_campaigns();
        let house = campaigns().map(str::to_string).filter(|it| !own.contains(it));
        house.chain(own.clone()).collect()
    }

    /// A campaign; the users' own take precedence.
    pub fn campaign(&self, name: &str) -> Option<Campaign> {
        let own = self.campaigns.iter().rfind(|it| it.1.name == name).map(|it| it.1.clone());
        own.or_else(|| campaign(name))
    }

    /// The ways in which a campaign can be seated: those in which all its chapters can.
    pub fn campaign_seatings(&self, campaign: &Campaign) -> Vec<Vec<String>> {
        let chapters: Vec<Scenario> = campaign.chapters.iter().filter_map(|it| self.scenario(it)).collect();
        let Some(first) = chapters.first() else { return Vec::new() };
        let mut ways = seatings(first);
        ways.retain(|seats| chapters.iter().all(|it| suits(it, seats)));
        ways
    }

    /// All that is wrong with a campaign on this shelf.
    pub fn campaign_faults(&self, place: &str, campaign: &Campaign) -> Vec<Problem> {
        let unknown = campaign.chapters.iter().filter(|it| self.scenario(it).is_none());
        let mut faults: Vec<Problem> =
            unknown.map(|it| Problem::new(place, format!("There is no scenario named \"{it}\"."))).collect();
        if faults.is_empty() && self.campaign_seatings(campaign).is_empty() {
            faults.push(Problem::new(place, "The chapters have no number of players in common (SM-SCN-1)."));
        }
        faults
    }

    /// The set-up of a scenario for these sides, with suggested forces; nothing if its map is nowhere.
    pub fn setup(&self, scenario: Scenario, seats: &[String]) -> Option<Setup> {
        let map = self.map_text(&scenario.map)?.to_string();
        Some(self.setup_on(map, scenario, seats))
    }

    fn setup_on(&self, map: String, scenario: Scenario, seats: &[String]) -> Setup {
        Setup {
            map,
            scenario,
            tiles: self.tiles.clone(),
            library: self.library.clone(),
            seats: seats.to_vec(),
            buying: false,
            measures: self.measures.clone(),
            position: None,
            by_the_book: true,
            campaign: None,
            #[cfg(test)]
            leak: None,
        }
    }

    /// All that is wrong with a scenario on this shelf, for every number of players that it is for.
    pub fn faults(&self, place: &str, scenario: &Scenario) -> Vec<Problem> {
        let missing = || {
            let what = Wrong::NoMap(scenario.map.clone(), self.known_maps());
            vec![Problem::new(place, what.to_string())]
        };
        let map = self.map_text(&scenario.map).ok_or_else(missing);
        let (faults, mut problems) = match map.and_then(|it| Map::parse(place, it, &self.tiles())) {
            Ok(map) => (self.faults_on(&map, scenario), Vec::new()),
            Err(problems) => (self.faults_anywhere(scenario), problems),
        };
        problems.extend(faults.into_iter().map(|it| Problem::new(place, it.what.to_string())));
        problems.sort();
        problems.dedup();
        problems
    }

    fn known_maps(&self) -> Vec<String> {
        self.maps.keys().map(String::as_str).chain(builtin::MAPS).map(str::to_string).collect()
    }

    /// What is wrong with a scenario on whatever map: where there is none to look at, it is read on some other.
    fn faults_anywhere(&self, scenario: &Scenario) -> Vec<Fault> {
        let text = builtin::MAPS.first().and_then(|it| builtin::map_text(it)).expect("there are maps");
        let map =
            Map::parse("a map", text, &Tiles::parse("tiles.ron", builtin::TILES).expect("they are read"));
        let mut faults = self.faults_on(&map.expect("it can be read"), scenario);
        faults.retain(|it| !it.what.is_of_the_map());
        faults
    }

    /// All that is wrong with a scenario on a map, for every number of players that it is for.
    pub fn faults_on(&self, map: &Map, scenario: &Scenario) -> Vec<Fault> {
        let mut faults: Vec<Fault> = Vec::new();
        let ways = seatings(scenario);
        if ways.is_empty() {
            return vec![Fault::new(&[Inside::Field("sides")], Wrong::Seatings)];
        }
        for seats in ways {
            let suggested = is_suggested(scenario, &seats);
            for buying in [true, false].into_iter().filter(|it| *it || suggested) {
                let setup = self.setup_on(String::new(), scenario.clone(), &seats);
                let world = World::on(&Setup { buying, ..setup }, map.clone());
                let mut found = world.faults();
                if found.is_empty() {
                    found = faults_in_play(&world);
                }
                for it in found {
                    if !faults.contains(&it) {
                        faults.push(it);
                    }
                }
            }
        }
        faults
    }
}

/// SM-SCN-1: the sides of the seats, by turns, for every number of players that a scenario is for.
pub fn seatings(scenario: &Scenario) -> Vec<Vec<String>> {
    let [first, second] = &scenario.sides[..] else { return Vec::new() };
    let counts = |side: &crate::content::SideOf| side.forces.iter().map(|it| it.players).collect::<Vec<_>>();
    let mut ways: Vec<(u8, u8)> =
        counts(first).into_iter().flat_map(|a| counts(second).into_iter().map(move |b| (a, b))).collect();
    ways.retain(|(a, b)| (2..=6).contains(&(a + b)));
    ways.sort_by_key(|(a, b)| (a + b, a.abs_diff(*b)));
    let seats = |(a, b): (u8, u8)| {
        let by_turns = (0..a.max(b)).flat_map(move |i| [(i < a).then_some(first), (i < b).then_some(second)]);
        by_turns.flatten().map(|it| it.side.clone()).collect()
    };
    ways.into_iter().map(seats).collect()
}

/// Whether a scenario suggests a force for each of these seats.
pub fn is_suggested(scenario: &Scenario, seats: &[String]) -> bool {
    let n = |side: &crate::content::SideOf| seats.iter().filter(|it| **it == side.side).count();
    scenario.sides.iter().all(|it| it.suggested.len() == n(it))
}

/// What would only be noticed in play.
fn faults_in_play(world: &World) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (turns, cards) = (world.scenario.turns as usize, world.story_deck(|_| false, |_, _| false).len());
    if cards < 3 * turns {
        faults.push(Fault::new(&[Inside::Field("turns")], Wrong::StoryDeck { cards, turns }));
    }
    for seat in world.all_seats() {
        let side = || world.side_of(seat).side.clone();
        let mut wrong = |name: &'static str, what: Wrong| {
            let i = world.side(seat) as usize;
            faults.push(Fault::new(&[Inside::Field("sides"), Inside::Entry(i), Inside::Field(name)], what));
        };
        if world.buying && !can_buy(world, seat) {
            let (n, vp) = (world.scenario.least_soldiers, world.force_of(seat).vp);
            wrong("forces", Wrong::CannotBuy { side: side(), n, vp });
        }
        if matches!(world.side_of(seat).start, Start::On(_))
            && room(world, seat) < 2 * most_soldiers(world, seat)
        {
            wrong("start", Wrong::NoRoom(side()));
        }
        if !world.buying && world.seats_of(world.side(seat)).count() == 1 {
            let force = &world.side_of(seat).suggested[0];
            if let Err(why) = may_have(world, &empty(world), seat, force) {
                wrong("suggested", Wrong::NotBought(side(), why));
            }
        }
    }
    faults
}

/// Leaders or not, and the cost of each soldier of a side at his cheapest rank.
fn cheapest(world: &World, seat: Seat) -> Vec<(bool, u16)> {
    let side = world.side_of(seat);
    let is_sold = |it: &&SoldierCard| {
        it.side == side.side
            && !world.is_lost(it.tag)
            && (it.kind != Kind::Specialist || side.specialists.contains(&it.tag))
    };
    let own = world.library.soldiers.values().filter(is_sold);
    let rank = |it: &SoldierCard| it.ranks.iter().map(|it| (0 < it.healthy.draw, it.cost as u16)).min();
    let mut all: Vec<(bool, u16)> = own.filter_map(rank).collect();
    all.sort();
    all
}

/// SM-SCN-3: whether a player can buy as many soldiers as he needs, even if his allies took the cheapest.
pub(crate) fn can_buy(world: &World, seat: Seat) -> bool {
    let (limit, all) = (world.force_of(seat), cheapest(world, seat));
    let players = world.seats_of(world.side(seat)).count();
    let share = (world.scenario.least_soldiers as usize / players).max(1);
    let needs = (world.scenario.least_soldiers as usize).saturating_sub(share * (players - 1)).max(share);
    let mut theirs = (players as u16 - 1) * limit.vp as u16;
    let mut taken = 0;
    // However much they can afford, they leave enough soldiers for those who come after.
    while 1 < players && taken + needs < all.len() && all[taken].1 <= theirs {
        theirs -= all[taken].1;
        taken += 1;
    }
    let force = &all[taken..(taken + needs).min(all.len())];
    let leaders = force.iter().filter(|it| it.0).count();
    let side = world.side_of(seat);
    let required = side.required.iter().filter_map(|it| world.library.equipment.get(it));
    let required = required.map(|it| it.cost as u16).sum::<u16>();
    needs * players <= all.len()
        && leaders <= limit.leaders as usize
        && required <= side.equipment_vp as u16
        && force.iter().map(|it| it.1).sum::<u16>() + required <= limit.vp as u16
}

/// How many soldiers a side may have at the most.
fn most_soldiers(world: &World, seat: Seat) -> usize {
    let all = cheapest(world, seat);
    let players = world.seats_of(world.side(seat)).count();
    let least = all.iter().map(|it| it.1).min().unwrap_or(1).max(1);
    all.len().min(players * (world.force_of(seat).vp as u16 / least) as usize)
}

fn in_folder(name: &str, folder: &str) -> bool {
    let inside = name.strip_prefix(folder).and_then(|it| it.strip_prefix('/'));
    inside.and_then(|it| it.strip_suffix(".ron")).is_some_and(|it| !it.is_empty() && !it.contains('/'))
}

fn misnamed(what: &str, name: &str, it: &OwnFile) -> Problem {
    let file = stem(&it.name);
    Problem::new(&it.place, format!("The {what} is named \"{name}\"; it must be \"{file}\", as its file is."))
}

/// The name of a file without its folder and its ending.
fn stem(name: &str) -> &str {
    let file = name.rsplit('/').next().unwrap_or(name);
    file.strip_suffix(".ron").unwrap_or(file)
}

/// The texts of cards, empty where none were written.
fn texts(files: &[OwnFile]) -> Texts<'_> {
    let text = |name: &'static str| match files.iter().find(|it| it.name == name) {
        Some(it) => (it.place.as_str(), it.text.as_str()),
        None => (name, FILES.iter().find(|it| it.0 == name).map_or("", |it| it.1)),
    };
    Texts {
        soldiers: text("soldiers.ron"),
        cards: text("cards.ron"),
        story: text("story.ron"),
        orders: text("orders.ron"),
        equipment: text("equipment.ron"),
        modules: text("modules.ron"),
        decorations: text("decorations.ron"),
    }
}
