//! What goes together in a new match. The page puts a match together before there is one; so the rules are asked once, with every
//! combination of its choices, and what they refuse is written down for it.

use std::collections::{BTreeMap, BTreeSet};

use aces::{
    Aces, Faction, Kind, Setup, Side,
    automa::coop::Coop,
    content,
    map::{Area, Map},
    missions::{BulgeSetup, Missions, V2Setup},
    money::LIMIT,
    setting_up::{Automaton, Difficulty, Intercepts, Lists, Options, Seated},
};
use serde::Serialize;
use table::{Problem, Rules, Seat};

use crate::{Ground, Place, Request, request::CLOCKWISE};

/// How people sit down to play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Players {
    /// AA-SET-6: one person against an enemy.
    Solo,
    /// AA-SET-5: two people against the Automa.
    Together,
    /// AA-SET-4: one faction each.
    Two,
    /// AA-SET-3: one of them has both factions of a team.
    Three,
    /// AA-SET-2: one faction each.
    Four,
}

impl Players {
    const ALL: [Players; 5] = [Players::Solo, Players::Together, Players::Two, Players::Three, Players::Four];
}

/// A mission with goals of its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mission {
    /// The ordinary game: factories win it.
    None,
    /// AA-MIS-V2-1: the V2 rocket attack.
    V2,
    /// AA-MIS-BUL-1: the Battle of the Bulge.
    Bulge,
}

impl Mission {
    const ALL: [Mission; 3] = [Mission::None, Mission::V2, Mission::Bulge];
}

impl Ground {
    /// A board of this sort.
    fn board(self) -> String {
        match self {
            Ground::Half => HALF.to_string(),
            Ground::Full => "summer".to_string(),
            Ground::Shore => "winter".to_string(),
        }
    }
}

/// The smallest board with a single half.
const HALF: &str = "board: Half\nseason: summer\nhalves: A-C\nmap:\nF .\n.\n. =\nf\n. F\n=\n= ~\nF\n~ =\n.\nF F\n.\nstarts:\n\
                    1 B1 2 A2 3 C1 4 A4 5 B5 6 C5\n";

/// Where the units come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum UnitSource {
    /// AA-SET-6: one set.
    One,
    /// AA-SET-2: two sets.
    Two,
    /// AA-SET-22: lists that were agreed.
    Agreed,
}

/// One choice of those who put a match together. Of two that exclude each other, the later one gives way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pick {
    /// How people sit down.
    Players(Players),
    /// AA-AUT-15: how two people together come by their units.
    Coop(Coop),
    /// The mission.
    Mission(Mission),
    /// The sort of board.
    Board(Ground),
    /// The part of it.
    Area(Area),
    /// AA-SET-7: whether experienced players set up.
    Experienced(bool),
    /// The units.
    Units(UnitSource),
    /// Whether the Automa plays a faction.
    Automa(bool),
}

/// Choices that exclude each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Barred {
    /// The choices, of which the last gives way.
    pub picks: Vec<Pick>,
    /// The rule that excludes them.
    pub rule: String,
}

/// A variant or ruling that people choose for a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Variant {
    /// Its name in [`Options`]; its sentences are `aces-web-option-` with the name.
    pub option: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// The mission with which it is chosen; `none` if it goes with any game.
    pub mission: Mission,
    /// Whether it is usual.
    pub usual: bool,
}

/// The options that people choose, in the order of the page, with their rules and missions. The clock is chosen on its own, and a pause
/// before the Automa is for programs.
const VARIANTS: [(&str, &str, Mission); 15] = [
    ("short_game", "AA-SET-16", Mission::None),
    ("experienced", "AA-SET-7", Mission::None),
    ("limit_of_four", "AA-SET-18", Mission::None),
    ("dice_less", "AA-CMB-14", Mission::None),
    ("stalemate", "AA-VIC-4", Mission::None),
    ("longest_game", "AA-VIC-4", Mission::None),
    ("interception_by_round", "AA-INT-3", Mission::None),
    ("area_experience_from_any", "AA-CMB-12", Mission::None),
    ("die_a_faction", "AA-SET-10", Mission::None),
    ("coins_for_the_second", "AA-SET-23", Mission::None),
    ("any_on_water", "AA-SET-11", Mission::None),
    ("automa_avoids_water", "AA-AUT-31", Mission::None),
    ("automa_shuns_guarded_factories", "AA-AUT-21", Mission::None),
    ("tokens_on_land", "AA-MIS-V2-7", Mission::V2),
    ("factories_by_picks", "AA-MIS-BUL-1", Mission::Bulge),
];

/// What the page of a new match needs to know of the rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plans {
    /// AA-SET-1: the factions of each team.
    pub teams: BTreeMap<Side, [Faction; 2]>,
    /// AA-SET-8: four factions around the table.
    pub clockwise: Vec<Faction>,
    /// The built-in boards.
    pub boards: BTreeMap<&'static str, Ground>,
    /// What does not go together.
    pub barred: Vec<Barred>,
    /// AA-SET-6: how many factions of one seat the Automa can play.
    pub automa_holds: usize,
    /// AA-AUT-15: which of three factions of cooperative play bring units, in the order of the seats.
    pub bring: Vec<(Coop, Vec<bool>)>,
    /// AA-MIS-V2-1: the factions that may have the launcher.
    pub owners: Vec<Faction>,
    /// AA-SET-18: units of one type at the most, while there is a limit.
    pub limit: u8,
    /// AA-MIS-1: factions that the Automa plays without a way to win, by missions.
    pub aimless: Vec<(Mission, Vec<Faction>)>,
    /// The options, in the order of the page.
    pub variants: Vec<Variant>,
}

/// A match as far as its choices may exclude each other.
#[derive(Copy, Clone, Debug)]
struct Plan {
    players: Players,
    /// Only of those who play together.
    coop: Option<Coop>,
    mission: Mission,
    board: Ground,
    area: Area,
    experienced: bool,
    units: UnitSource,
    automa: bool,
}

impl Plan {
    /// A match with nothing special.
    const PLAIN: Plan = Plan {
        players: Players::Solo,
        coop: None,
        mission: Mission::None,
        board: Ground::Full,
        area: Area::Left,
        experienced: false,
        units: UnitSource::One,
        automa: false,
    };

    /// Every combination, fine or not.
    fn all() -> Vec<Plan> {
        let mut all = vec![Plan::PLAIN];
        let mut vary = |change: &dyn Fn(Plan) -> Vec<Plan>| all = all.drain(..).flat_map(change).collect();
        vary(&|it| Players::ALL.map(|players| Plan { players, ..it }).to_vec());
        vary(&|it| match it.players {
            Players::Together => {
                [Coop::OwnSets, Coop::Divided].map(|coop| Plan { coop: Some(coop), ..it }).to_vec()
            }
            _ => vec![it],
        });
        vary(&|it| Mission::ALL.map(|mission| Plan { mission, ..it }).to_vec());
        vary(&|it| [Ground::Half, Ground::Full, Ground::Shore].map(|board| Plan { board, ..it }).to_vec());
        vary(&|it| [Area::Left, Area::Right, Area::Full].map(|area| Plan { area, ..it }).to_vec());
        vary(&|it| [false, true].map(|experienced| Plan { experienced, ..it }).to_vec());
        vary(&|it| {
            [UnitSource::One, UnitSource::Two, UnitSource::Agreed].map(|units| Plan { units, ..it }).to_vec()
        });
        vary(&|it| [false, true].map(|automa| Plan { automa, ..it }).to_vec());
        all
    }

    /// Its choices, the strongest first.
    fn picks(self) -> Vec<Pick> {
        let Plan { players, coop, mission, board, area, experienced, units, automa } = self;
        let coop = coop.map(Pick::Coop);
        let others = [
            Pick::Mission(mission),
            Pick::Board(board),
            Pick::Area(area),
            Pick::Experienced(experienced),
            Pick::Units(units),
            Pick::Automa(automa),
        ];
        [Pick::Players(players)].into_iter().chain(coop).chain(others).collect()
    }

    /// The factions clockwise around the table. One of three people has both of a team.
    fn factions(self) -> Vec<Seated> {
        let seats: &[u8] = match self.players {
            Players::Solo | Players::Two => &[0, 1],
            Players::Together => &[0, 2, 1],
            Players::Three => &[0, 1, 0, 2],
            Players::Four => &[0, 1, 2, 3],
        };
        let seated = |(faction, seat): (Faction, &u8)| Seated { faction, seat: Seat(*seat) };
        CLOCKWISE.into_iter().zip(seats).map(seated).collect()
    }

    /// What the server would be asked for.
    fn request(self) -> Request {
        let factions = self.factions();
        // The last seat is nobody's but the Automa's own in every way to play.
        let last = factions.iter().max_by_key(|it| it.seat).map(|it| it.faction);
        let whole: BTreeMap<Kind, u8> = Kind::ALL.into_iter().map(|it| (it, 1)).collect();
        let partner = factions.iter().find(|it| it.seat == Seat(1)).map(|it| it.faction);
        let brings = |it: &Faction| self.coop != Some(Coop::Divided) || Some(*it) != partner;
        let lists = || factions.iter().map(|it| it.faction).filter(brings).map(|it| (it, whole.clone()));
        let mut request = Request {
            board: Some(self.board.board()),
            area: Some(self.area),
            sets: Some(if self.units == UnitSource::Two { 2 } else { 1 }),
            units: if self.units == UnitSource::Agreed { lists().collect() } else { Lists::new() },
            automata: last.filter(|_| self.automa).map(on_orders).into_iter().collect(),
            coop: self.coop,
            missions: missions(self.mission),
            ..Request::default()
        };
        request.factions = factions.into_iter().map(Place::At).collect();
        request.options.experienced = self.experienced;
        request
    }

    /// Everything that the rules have against it.
    fn problems(self) -> Vec<Problem> {
        refused(self.request())
    }
}

fn missions(mission: Mission) -> Missions {
    Missions {
        v2: (mission == Mission::V2).then_some(V2Setup { owner: Faction::G1, duds_stay: true }),
        bulge: (mission == Mission::Bulge).then_some(BulgeSetup { rounds: None, allies_also_at_six: false }),
        ..Missions::default()
    }
}

fn on_orders(faction: Faction) -> Automaton {
    Automaton { faction, level: Difficulty::Easy, intercepts: Intercepts::ByPriority }
}

fn set_up(request: Request) -> Result<Setup, Vec<Problem>> {
    request.setup(&content::Shelf::default())
}

fn refused(request: Request) -> Vec<Problem> {
    set_up(request).and_then(|it| Aces::open(&it).map(drop)).err().unwrap_or_default()
}

/// The id of the rule that a problem names at its end.
fn rule_of(problem: &Problem) -> &str {
    let rule = problem.what.rsplit_once('(').and_then(|it| it.1.split(')').next());
    rule.unwrap_or_else(|| panic!("{problem} names no rule"))
}

/// The fewest choices that no match has together.
fn barred() -> Vec<Barred> {
    let (fine, wrong): (Vec<_>, Vec<_>) =
        Plan::all().into_iter().map(|it| (it.picks(), it.problems())).partition(|it| it.1.is_empty());
    let has_all = |plan: &[Pick], picks: &[Pick]| picks.iter().all(|it| plan.contains(it));
    let mut all: Vec<Barred> = Vec::new();
    for size in 1..=3 {
        let sets: BTreeSet<Vec<Pick>> = wrong.iter().flat_map(|it| subsets(&it.0, size)).collect();
        for picks in sets {
            let is_known = all.iter().any(|it| has_all(&picks, &it.picks));
            if is_known || fine.iter().any(|it| has_all(&it.0, &picks)) {
                continue;
            }
            // Of the plans with these choices, the one with the fewest faults says what is wrong with them.
            let plans = wrong.iter().filter(|it| has_all(&it.0, &picks));
            let least = plans.min_by_key(|it| it.1.len()).expect("there is one");
            all.push(Barred { rule: rule_of(&least.1[0]).to_string(), picks });
        }
    }
    all.sort_by(|one, other| one.picks.cmp(&other.picks));
    all
}

/// All sets of so many of the choices, in their order.
fn subsets(picks: &[Pick], size: usize) -> Vec<Vec<Pick>> {
    match (size, picks) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = subsets(rest, size - 1).into_iter().map(|it| [&[*first][..], &it].concat());
            with.chain(subsets(rest, size)).collect()
        }
    }
}

/// What the page of a new match needs to know of the rules.
pub(crate) fn plans() -> Plans {
    let four = Plan { players: Players::Four, board: Ground::Shore, area: Area::Full, ..Plan::PLAIN };
    let three = Plan { players: Players::Three, ..four };
    Plans {
        teams: Side::ALL.into_iter().map(|it| (it, it.factions())).collect(),
        clockwise: CLOCKWISE.to_vec(),
        boards: content::BOARDS.into_iter().map(|it| (it, ground_of(it))).collect(),
        barred: barred(),
        automa_holds: {
            let both = three.factions().into_iter().find(|it| it.seat == Seat(0)).map(|it| it.faction);
            let automata = both.map(on_orders).into_iter().collect();
            if refused(Request { automata, ..three.request() }).is_empty() { 2 } else { 1 }
        },
        bring: [Coop::OwnSets, Coop::Divided].into_iter().map(|it| (it, who_brings(it))).collect(),
        owners: CLOCKWISE
            .into_iter()
            .filter(|it| may_own(Plan { units: UnitSource::Two, ..four }, *it))
            .collect(),
        limit: u8::try_from(LIMIT).unwrap_or(u8::MAX),
        aimless: Mission::ALL.into_iter().map(|it| (it, aimless(Plan { mission: it, ..four }))).collect(),
        variants: variants(),
    }
}

fn variants() -> Vec<Variant> {
    let usual = usual_options();
    let variant = |(option, rule, mission): (&'static str, &'static str, Mission)| Variant {
        option,
        rule,
        mission,
        usual: usual[option],
    };
    VARIANTS.map(variant).to_vec()
}

/// All options by their names, as they are if nobody says anything.
fn usual_options() -> BTreeMap<String, bool> {
    let usual = serde_json::to_value(Options::default()).and_then(serde_json::from_value);
    usual.expect("options are switched on or off")
}

fn ground_of(board: &str) -> Ground {
    let map = content::board(board).and_then(|it| Map::parse(board, it).ok());
    Ground::of(&map.expect("a built-in board is valid"))
}

/// AA-AUT-15: the factions of cooperative play of which the rules want a list, in the order of the seats.
fn who_brings(coop: Coop) -> Vec<bool> {
    let plan = Plan { players: Players::Together, coop: Some(coop), automa: true, ..Plan::PLAIN };
    let mut seated = plan.factions();
    seated.sort_unstable_by_key(|it| it.seat);
    let lists = |who: &[bool]| -> Lists {
        let brings = seated.iter().zip(who).filter(|it| *it.1);
        brings.map(|it| (it.0.faction, BTreeMap::from([(Kind::Tank, 1)]))).collect()
    };
    let every = (1..8_u8).map(|it| [it & 1 != 0, it & 2 != 0, it & 4 != 0]);
    let mut fine = every.filter(|it| refused(Request { units: lists(it), ..plan.request() }).is_empty());
    fine.next().expect("some bring units").to_vec()
}

fn may_own(plan: Plan, owner: Faction) -> bool {
    let missions = Missions { v2: Some(V2Setup { owner, duds_stay: true }), ..Missions::default() };
    refused(Request { missions, ..plan.request() }).is_empty()
}

/// AA-MIS-1: the factions of which the rules warn when the Automa plays them.
fn aimless(plan: Plan) -> Vec<Faction> {
    let is_warned = |it: &Faction| {
        let request = Request { automata: vec![on_orders(*it)], ..plan.request() };
        set_up(request).is_ok_and(|it| !it.warnings().is_empty())
    };
    CLOCKWISE.into_iter().filter(is_warned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bars(picks: &[Pick]) -> Option<String> {
        barred().into_iter().find(|it| it.picks == picks).map(|it| it.rule)
    }

    #[test]
    fn what_the_rules_exclude_is_found_by_asking_them() {
        for (picks, rule) in [
            ([Pick::Players(Players::Two), Pick::Mission(Mission::V2)], "AA-MIS-0"),
            ([Pick::Players(Players::Three), Pick::Board(Ground::Half)], "AA-SET-2"),
            ([Pick::Players(Players::Solo), Pick::Area(Area::Full)], "AA-SET-4"),
            ([Pick::Players(Players::Four), Pick::Area(Area::Left)], "AA-SET-2"),
            ([Pick::Coop(Coop::OwnSets), Pick::Units(UnitSource::Two)], "AA-SET-5"),
            ([Pick::Mission(Mission::Bulge), Pick::Board(Ground::Full)], "AA-MIS-BUL-1"),
            ([Pick::Mission(Mission::V2), Pick::Units(UnitSource::One)], "AA-MIS-V2-1"),
            ([Pick::Mission(Mission::V2), Pick::Experienced(true)], "AA-MIS-V2-1"),
            ([Pick::Mission(Mission::V2), Pick::Automa(true)], "AA-MIS-1"),
            ([Pick::Experienced(true), Pick::Units(UnitSource::Two)], "AA-SET-7"),
            ([Pick::Experienced(true), Pick::Units(UnitSource::Agreed)], "AA-SET-22"),
        ] {
            assert_eq!(bars(&picks).as_deref(), Some(rule), "{picks:?}");
        }
        assert_eq!(bars(&[Pick::Mission(Mission::Bulge), Pick::Automa(true)]), None);
    }

    #[test]
    fn a_combination_without_barred_choices_is_one_that_the_rules_take() {
        let barred = barred();
        for plan in Plan::all() {
            let picks = plan.picks();
            let is_barred = barred.iter().any(|it| it.picks.iter().all(|it| picks.contains(it)));
            assert_eq!(is_barred, !plan.problems().is_empty(), "{plan:?}");
        }
    }

    #[test]
    fn every_option_of_the_rules_is_offered() {
        let variants = variants();
        let offered: BTreeSet<&str> = variants.iter().map(|it| it.option).collect();
        assert_eq!(offered.len(), variants.len(), "each is offered once");
        let of_the_rules = usual_options();
        let left_out: Vec<&String> =
            of_the_rules.keys().filter(|it| !offered.contains(it.as_str())).collect();
        assert_eq!(left_out, ["clock", "pause_before_automa"]);
        let usual: Vec<&str> = variants.iter().filter(|it| it.usual).map(|it| it.option).collect();
        assert_eq!(usual, ["limit_of_four", "interception_by_round", "area_experience_from_any"]);
    }

    #[test]
    fn the_rest_is_what_the_rules_say() {
        let it = plans();
        assert_eq!((it.automa_holds, it.limit), (1, 4));
        assert_eq!(it.owners, [Faction::G1, Faction::G2]);
        assert_eq!(it.bring[0], (Coop::OwnSets, vec![true, true, true]));
        assert_eq!(it.bring[1], (Coop::Divided, vec![true, false, true]));
        assert_eq!(it.aimless[2], (Mission::Bulge, vec![Faction::G1, Faction::G2]));
        assert!(it.aimless[..2].iter().all(|it| it.1.is_empty()));
    }
}
