//! Every type that crosses the wire, in TypeScript: what all games share in one file, what each game names in its own. And content
//! that pages need before there is a match.

use ts_rs::{Config, TS};

use crate::{messages::*, *};

const WRITTEN: &str = "// Written by `cargo xtask codegen` from crates/protocol. Do not edit.\n";

/// What a game names, as the common messages call it, and the name that its type has in the file of each game.
const PARTS: [(&str, &str); 10] = [
    ("request", "Request"),
    ("world", "WorldInfo"),
    ("view", "View"),
    ("delta", "Delta"),
    ("ask", "Ask"),
    ("choice", "Choice"),
    ("space", "Space"),
    ("event", "Event"),
    ("query", "Query"),
    ("found", "Found"),
];

/// Messages that have something of a game in them.
const OF_A_GAME: [&str; 10] =
    ["ToServer", "ToClient", "Table", "Change", "Frame", "Entry", "Now", "Asked", "AsideInfo", "NewMatch"];

macro_rules! declarations {
    ($($of:ty),* $(,)?) => {{
        let config = Config::new().with_large_int("number");
        vec![$(<$of as TS>::decl(&config)),*]
    }};
}

/// What is written down for the browser: files, and their texts.
pub fn typescript() -> Vec<(&'static str, String)> {
    let common = common();
    let aces = of_game("Aces", &aces(), &common);
    let sergeants = of_game("Sergeants", &sergeants(), &common);
    vec![
        ("web/src/protocol/index.ts", index(&common)),
        ("games/aces/web/protocol.ts", aces),
        ("games/sergeants/web/protocol.ts", sergeants),
        ("games/sergeants/web/scenarios.json", scenarios()),
        ("games/sergeants/web/campaigns.json", campaigns()),
    ]
}

/// What all games share.
fn common() -> Vec<String> {
    declarations!(
        table::Seat,
        table::Phrase,
        table::Arg,
        table::Problem,
        ToServer,
        ToClient<::aces::Aces>,
        Table<::aces::Aces>,
        MatchInfo,
        Change<::aces::Aces>,
        Frame<::aces::Aces>,
        Entry<::aces::Aces>,
        Now<::aces::Aces>,
        Asked<::aces::Aces>,
        AsideInfo<::aces::Aces>,
        Undo,
        Over,
        SeatInfo,
        Player,
        ChatLine,
        Proposal,
        Clock,
        NewMatch,
        SeatPlan,
        messages::Planned,
        Me,
        Summary,
        SeatSummary,
        Created,
        Invitation,
        Chances,
        Made,
        messages::Failed,
    )
}

fn aces() -> Vec<String> {
    declarations!(
        ::aces::Faction,
        ::aces::Side,
        ::aces::Kind,
        ::aces::Hex,
        ::aces::UnitId,
        ::aces::Target,
        ::aces::Terrain,
        ::aces::Area,
        ::aces::Phase,
        ::aces::Level,
        ::aces::Unit,
        ::aces::Units,
        ::aces::Waiting,
        ::aces::Armies,
        ::aces::Kinds,
        ::aces::ByFaction<()>,
        ::aces::Weather,
        ::aces::Rocketry,
        ::aces::Launcher,
        ::aces::Rocket,
        ::aces::LauncherStruck,
        ::aces::Field,
        ::aces::View,
        ::aces::Ask,
        ::aces::Lot,
        ::aces::Choice,
        ::aces::Space,
        ::aces::Attack,
        ::aces::Event,
        ::aces::Fire,
        ::aces::Fight,
        ::aces::Bombardment,
        ::aces::Struck,
        ::aces::Outcome,
        ::aces::How,
        ::aces::Order,
        ::aces::automa::AttackLetter,
        ::aces::automa::MovementLetter,
        ::aces::automa::Failed,
        ::aces::automa::Link,
        ::aces::Chain,
        ::aces::AirFire,
        ::aces::Aim,
        ::aces::Seated,
        ::aces::Automaton,
        ::aces::Difficulty,
        ::aces::Intercepts,
        ::aces::Options,
        ::aces::Missions,
        ::aces::Coop,
        ::aces::V2Setup,
        ::aces::V2Position,
        ::aces::BulgeSetup,
        ::aces::Position,
        Place,
        Request,
        WorldInfo,
        FactionInfo,
        UnitMat,
        Delta,
        Changed,
        Query,
        Found,
        Reached,
        Stop,
        Points,
        Passage,
        Odds,
        Roll,
        Suffers,
        Exact,
        BoardInfo,
        queries::Planned,
        Way,
        MatInfo,
    )
}

fn sergeants() -> Vec<String> {
    use ::sergeants::{cards, *};

    use crate::sergeants::*;

    declarations!(
        Tag,
        CardIx,
        OrderNr,
        StoryNr,
        TileIx,
        Action,
        Point,
        Facing,
        Place,
        Base,
        Way,
        Span,
        Edge,
        Terrain,
        Modifiers,
        Rank,
        cards::Act,
        cards::Stat,
        cards::Until,
        cards::Where,
        cards::Set,
        Marker,
        Optics,
        Reach,
        Gives,
        Sort,
        Aim,
        On,
        Laid,
        Smoke,
        Foxhole,
        Markers,
        Standing,
        Deed,
        Preempted,
        Damage,
        cards::Band,
        Hit,
        Hits,
        Kind,
        Abilities,
        AtRank,
        SoldierCard,
        Colour,
        Topic,
        Cover,
        Force,
        Enlisted,
        Start,
        SideOf,
        At,
        Figure,
        Part,
        Shown,
        Playing,
        Bands,
        Shot,
        Melee,
        Change,
        Secret,
        Private,
        Field,
        SeatView,
        View,
        Ask,
        Choice,
        Space,
        Recruit,
        Turned,
        Outcome,
        Event,
        Bill,
        Request,
        ScenarioInfo,
        MapInfo,
        TileInfo,
        Drawn,
        PieceInfo,
        AreaInfo,
        GateInfo,
        StepInfo,
        CardInfo,
        NarratorInfo,
        PanelInfo,
        Need,
        SlotInfo,
        StoryInfo,
        OrderInfo,
        EquipmentInfo,
        WorldInfo,
        Changed,
        Delta,
        Lay,
        Query,
        Measured,
        TileOnLine,
        Verdict,
        ComesTo,
        Ruler,
        Sights,
        Soldier,
        Footing,
        Tried,
        Market,
        PanelPlaces,
        CardFit,
        PlacingInfo,
        Ransom,
        Found,
        SideCard,
        LandmarkCard,
        GateCard,
        ScenarioCard,
        CampaignCard,
        Feat,
        Earned,
        Service,
        Chronicle,
        Honour,
        Veteran,
        March,
        Fate,
        Returned,
        Account,
    )
}

/// The scenarios of Sergeants, for the page that puts a match together.
fn scenarios() -> String {
    let cards = crate::sergeants::scenario_cards();
    serde_json::to_string_pretty(&cards).expect("cards can be written down") + "\n"
}

/// The campaigns of Sergeants, likewise.
fn campaigns() -> String {
    let cards = crate::sergeants::campaign_cards();
    serde_json::to_string_pretty(&cards).expect("cards can be written down") + "\n"
}

fn index(common: &[String]) -> String {
    let mut text = String::from(WRITTEN);
    text.push_str("\n/** What a game names. */\nexport interface Game {\n");
    for (part, _) in PARTS {
        text.push_str(&format!("  {part}: unknown;\n"));
    }
    text.push_str("}\n");
    for declaration in common {
        export(&mut text, &generic(declaration));
    }
    text
}

/// The file of a game: its own types, then the messages with these in them.
fn of_game(game: &str, own: &[String], common: &[String]) -> String {
    let mut types = String::new();
    for declaration in own {
        export(&mut types, declaration);
    }
    let named = |it: &&str| !OF_A_GAME.contains(it) && words(&types).any(|word| word == *it);
    let needed: Vec<&str> = common.iter().map(|it| name_of(it)).filter(named).collect();
    let mut text = String::from(WRITTEN);
    text.push_str("\nimport type * as common from \"$frame/protocol/index\";\n");
    if !needed.is_empty() {
        text.push_str(&format!("import type {{ {} }} from \"$frame/protocol/index\";\n", needed.join(", ")));
    }
    text.push_str(&types);
    text.push_str(&format!("\n/** What the game names. */\nexport interface {game} {{\n"));
    for (part, name) in PARTS {
        text.push_str(&format!("  {part}: {name};\n"));
    }
    text.push_str("}\n");
    // A game may have something of its own by the name of a message.
    let taken = |name: &&str| own.iter().any(|it| name_of(it) == *name);
    for name in OF_A_GAME.iter().filter(|it| !taken(it)) {
        export(&mut text, &format!("type {name} = common.{name}<{game}>;"));
    }
    text
}

fn export(text: &mut String, declaration: &str) {
    text.push_str("\nexport ");
    text.push_str(declaration);
    text.push('\n');
}

/// A message with the place of the game left open.
fn generic(declaration: &str) -> String {
    let name = name_of(declaration);
    if !OF_A_GAME.contains(&name) {
        return declaration.to_string();
    }
    let open = |word: &str| {
        let part = PARTS.iter().find(|it| it.1 == word).map(|it| format!("G[\"{}\"]", it.0));
        part.or_else(|| OF_A_GAME.contains(&word).then(|| format!("{word}<G>")))
    };
    let text: Vec<String> = declaration
        .lines()
        .map(|line| if is_comment(line) { line.to_string() } else { replaced(line, open) })
        .collect();
    text.join("\n").replacen(&format!("type {name}<G>"), &format!("type {name}<G extends Game>"), 1)
}

/// `Table` of `type Table = …`.
fn name_of(declaration: &str) -> &str {
    words(declaration).nth(1).unwrap_or_default()
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['*', '/'])
}

fn is_part_of_word(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '_'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|it| !is_comment(it));
    lines.flat_map(|it| it.split(|it| !is_part_of_word(it))).filter(|it| !it.is_empty())
}

/// A line with some of its words replaced.
fn replaced(line: &str, by: impl Fn(&str) -> Option<String>) -> String {
    let mut text = String::new();
    for piece in line.split_inclusive(|it| !is_part_of_word(it)) {
        let word = piece.trim_end_matches(|it| !is_part_of_word(it));
        text.push_str(&by(word).unwrap_or_else(|| word.to_string()));
        text.push_str(&piece[word.len()..]);
    }
    text
}
