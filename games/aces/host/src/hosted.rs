//! Aces & Armor as its host knows it.

use std::{collections::BTreeSet, sync::Arc};

use aces::{
    Aces, Ask, Event, Outcome, Setup, Space, View, Why, World,
    automa::{Chain, Link},
    board::Phase,
    choices::Lot,
    content,
    map::Map as Board,
    missions::Missions,
    movement::movable,
    position::{NoPosition, Position},
};
use clap::ValueEnum;
use hosting::{
    BuiltinBot, Consulted, GameCommand, HostedGame, Localizer, Patience, StandingOrder, Style, Verb,
    analysis::{Analyst, Effort},
    answer_hint,
    balance::{Spot, Thing, Trial, Watch},
    drill::{Layout, Numbers},
    engine::{Code, Error, reasons},
    messages::{Examined, OwnContent, Report},
};
use rust_embed::RustEmbed;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{
    Chance, ChanceWanted, Match, OwnFile, Pending, Phrase, Problem, Seat, Sentence, Shuffler, Viewer,
};

use crate::{
    Delta, Found, NotFound, Points, Query, Request, WorldInfo,
    analyst::Judge,
    balance,
    bots::{Bot, Bots, search::Level},
    drawn::{drawn, examine},
    hint::{hint, hint_at_table},
    measured,
    motive::motives,
    numbers, orders, own_mats, query,
    report::report,
    studies,
    terminal::{companion, picture, play, simulate},
    wire::{delta, world_info},
};

/// Aces & Armor.
pub enum Game {}

/// The texts for the command line.
#[derive(RustEmbed)]
#[folder = "../locales"]
#[include = "*/aces.ftl"]
#[include = "*/terminal.ftl"]
struct Texts;

/// A match as it stands, for a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Short {
    /// The name of the board.
    board: String,
    /// Missions in play, such as `v2`.
    missions: Vec<&'static str>,
    /// The round, from 1; 0 while setting up.
    round: u16,
}

impl HostedGame for Game {
    type Rules = Aces;

    const TITLE: &'static str = "Aces & Armor";
    const HAS_HOURGLASS: bool = true;

    fn texts(language: &str) -> Vec<String> {
        hosting::texts::<Texts>(language)
    }

    fn commands() -> Vec<GameCommand> {
        vec![
            GameCommand::new(Verb::Play, play::run),
            GameCommand::new(Verb::Companion, companion::run),
            GameCommand::new(Verb::Simulate, simulate::run),
            GameCommand::new(Verb::Balance, balance::run),
        ]
    }

    type Shelf = content::Shelf;
    type Request = Request;

    /// Boards, positions, and mats by their usual name or by a name before it, such as `late-war.mats.ron`.
    fn reads(file: &str) -> bool {
        let is_mats = file == "mats.ron" || file.ends_with(".mats.ron");
        file.ends_with(".board") || file.ends_with(content::POSITION) || is_mats
    }

    fn shelf(files: &[OwnFile]) -> Result<content::Shelf, Vec<Problem>> {
        let shelf = content::check(files.iter().map(|it| (it.place.as_str(), it.text.as_str())))?;
        let problems = studies::problems(&shelf);
        if problems.is_empty() { Ok(shelf) } else { Err(problems) }
    }

    fn check(files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
        let shelf = Game::shelf(files)?;
        let boards = shelf.boards.iter().map(|(board, _)| format!("The board \"{board}\" is fine."));
        let mats = shelf.mats.is_some().then(|| "The mats are fine.".to_string());
        let studies = shelf.studies.iter().map(|(name, _)| format!("The position \"{name}\" is fine."));
        Ok(boards.chain(mats).chain(studies).collect())
    }

    fn examine(own: &OwnContent) -> Option<Examined> {
        match own.file.as_str() {
            "position.json" => Some(studies::examine(&own.text)),
            "files.json" => Some(studies::open(&own.text)),
            "mats.json" => Some(own_mats::examine(&own.text)),
            "mats.ron" => Some(own_mats::open(&own.text)),
            file => file.ends_with(".board").then(|| examine(&own.text)),
        }
    }

    /// The boards, as the editor has them.
    fn stocked(shelf: &content::Shelf) -> Value {
        let boards = shelf.boards.iter().filter_map(|it| Board::sketched(&it.1));
        json!(boards.map(|it| drawn(&it)).collect::<Vec<_>>())
    }

    const WRITTEN_OUT: &'static [&'static str] = &["board"];
    const RATED: &'static [&'static str] =
        &["board", "area", "factions", "players", "sets", "options", "missions"];

    fn setup(request: Request, shelf: &content::Shelf) -> Result<Setup, Vec<Problem>> {
        request.setup(shelf)
    }

    /// AA-SET-5, AA-SET-6: the Automa's faction is random unless it is named.
    fn draw_lots(request: &mut Request, chance: &mut dyn Chance) {
        request.draw_lots(chance);
    }

    fn warnings(setup: &Setup) -> Vec<Phrase> {
        setup.warnings()
    }

    fn put_on_clock(request: &mut Request) {
        request.options.clock = true;
    }

    /// AA-VIC-4: ten quiet rounds end the game, and so do 500 in which nothing is decided.
    fn end_when_quiet(setup: &mut Setup) {
        setup.options.stalemate = true;
        setup.options.longest_game = Some(true);
    }

    fn offer(shelf: &content::Shelf) -> Map<String, Value> {
        let own = shelf.boards.iter().map(|it| it.0.as_str());
        let built_in = content::BOARDS.into_iter().filter(|it| shelf.boards.iter().all(|own| own.0 != *it));
        let boards: Vec<&str> = built_in.chain(own).collect();
        let options = aces::Options::default();
        Map::from_iter([
            ("players".to_string(), json!([2, 3, 4])),
            ("boards".to_string(), json!(boards)),
            ("options".to_string(), json!(options)),
        ])
    }

    /// A position may bring its own board, mats and options.
    fn lay_out(request: &mut Request, mut position: Map<String, Value>) -> serde_json::Result<()> {
        if let Some(board) = position.remove("board") {
            request.board = Some(serde_json::from_value(board)?);
        }
        if let Some(mats) = position.remove("mats") {
            request.mats = Some(serde_json::from_value(mats)?);
        }
        if let Some(options) = position.remove("options") {
            request.options = crate::request::options(options)?;
        }
        request.position = Some(serde_json::from_value::<Position>(Value::Object(position))?);
        Ok(())
    }

    fn event(event: &Event) -> Option<Phrase> {
        Some(event.phrase())
    }

    fn reasons(event: &Event) -> Vec<Phrase> {
        match event {
            Event::Considered { chain, .. } => links(chain),
            _ => Vec::new(),
        }
    }

    table::types!(WorldInfo, Delta, Short);

    fn world_info(world: &World) -> WorldInfo {
        world_info(world)
    }

    fn delta(before: &View, after: &View) -> Option<Delta> {
        delta(before, after)
    }

    fn short(world: &World, view: &View) -> Short {
        let Missions { v2, bulge, weather, mountains } = world.missions;
        let missions = [
            (v2.is_some(), "v2"),
            (bulge.is_some(), "bulge"),
            (weather, "weather"),
            (mountains, "mountains"),
        ];
        let missions = missions.into_iter().filter(|it| it.0).map(|it| it.1).collect();
        Short { board: world.map.name.clone(), missions, round: view.field.round }
    }

    fn standing_orders(world: &World, seat: Seat) -> Vec<StandingOrder> {
        orders::standing_orders(world, seat)
    }

    fn by_order(_: &World, ask: &Ask, given: &BTreeSet<String>) -> Option<aces::Choice> {
        orders::by_order(ask, given)
    }

    fn has_secrets(world: &World) -> bool {
        world.missions.v2.is_some()
    }

    fn plays(world: &World, seat: Seat) -> Vec<String> {
        world.factions_of(seat).map(|it| it.key().to_string()).collect()
    }

    fn automata(world: &World) -> Vec<Seat> {
        let factions = world.factions.iter().copied();
        factions.filter(|it| world.automaton(*it).is_some()).map(|it| world.seat_of(it)).collect()
    }

    fn turn(view: &View) -> u32 {
        let (round, order) = (view.field.round, &view.field.order);
        let place = view.field.active.and_then(|it| order.iter().position(|of| *of == it));
        u32::from(round) * order.len().max(1) as u32 + place.unwrap_or_default() as u32
    }

    /// AA-SET-17: one for the first two phases of each turn.
    fn hourglass(view: &View) -> Option<u64> {
        let (phase, active) = (view.field.phase, view.field.active?);
        let runs = matches!(phase, Phase::Movement | Phase::Declaring);
        runs.then(|| u64::from(view.field.round) * 4 + active as u64)
    }

    fn winners(world: &World, outcome: &Outcome) -> Vec<Seat> {
        world.seats().into_iter().filter(|it| Some(it.1) == outcome.winner).map(|it| it.0).collect()
    }

    fn report(played: &Match<Aces>) -> Option<Report> {
        Some(report(played))
    }

    table::types!(Query, Found);

    fn query(world: &World, view: &View, what: Query) -> Result<Found, Phrase> {
        query(world, &view.field, what).map_err(|why| match why {
            NotFound::Refused(why) => why.phrase(),
            NotFound::Unit(_) | NotFound::Type(_) | NotFound::Launcher => {
                Phrase::new("aces-web-no-such-unit")
            }
            NotFound::Hex(hex) => Why::OffBoard { hex }.phrase(),
            NotFound::Faction(faction) => Phrase::new("aces-web-no-such-faction").with("faction", faction),
        })
    }

    fn find(
        localizer: &Localizer,
        game: &table::Game<Aces>,
        viewer: Viewer,
        what: Value,
    ) -> Result<Value, Error> {
        if what == json!({"what": "position"}) {
            return written(game, viewer).map(|it| json!({"position": it}));
        }
        if what.get("what") == Some(&json!("hint")) {
            return answer_hint(viewer, what, |seat, request| hint(game, seat, request));
        }
        let what: Query = serde_json::from_value(what).map_err(|why| Error::unreadable("request", &why))?;
        let world = game.world();
        let found = query(world, &game.view(viewer).field, what).map_err(|not| match not {
            NotFound::Refused(why) => Error::refused::<Game>(localizer, world, &why),
            other => Error::new(other.code(), other.to_string()),
        })?;
        let mut json = json!(found);
        if let Found::Automa(plan) = &found {
            json["why"] = json!(reasons(localizer, world, &links(&plan.chain)));
        }
        Ok(json)
    }

    fn shown(world: &World, view: &View) -> Value {
        let flags = world.factories.iter().zip(&view.field.flags);
        let factories: Map<String, Value> = flags.map(|(hex, flag)| (hex.to_string(), json!(flag))).collect();
        let mut json = json!(view);
        json["flags"] = Value::Object(factories);
        json["factories_to_win"] = world.factories_to_win().into();
        json
    }

    fn space(world: &World, view: &View, space: &Space) -> Option<Value> {
        match space {
            Space::Marches { faction, .. } => {
                let units: Vec<_> = movable(world, &view.field, *faction).map(|it| it.id).collect();
                Some(json!({"march": {"units": units}}))
            }
            Space::GoOn { unit, left } => {
                Some(json!({"march": {"units": [unit], "left": Points::of(*left)}}))
            }
            Space::Divisions { faction } => {
                let own = view.field.waiting.iter().map(|it| it.id).filter(|it| it.faction() == *faction);
                let tokens = world.tokens_of(*faction);
                Some(json!({"divide": {"units": own.collect::<Vec<_>>(), "tokens": tokens}}))
            }
            Space::Transfers { .. } | Space::Reorderings { .. } => None,
        }
    }

    fn picture(world: &World, view: &View) -> String {
        picture::draw(world, &view.field)
    }

    type Bot = Bots;

    const BOTS: &'static [BuiltinBot] = &[
        BuiltinBot::plain("random"),
        BuiltinBot::plain("greedy"),
        BuiltinBot { name: "search", levels: Some((*Level::RANGE.start(), *Level::RANGE.end())) },
    ];

    fn bot_named(world: &World, name: &str, level: Option<u8>) -> Option<Bots> {
        let bot = Bot::from_str(name, false).ok().filter(|it| *it != Bot::Automa)?;
        let level = level.map_or_else(|| Some(Level::default()), Level::new)?;
        let bots = Bots::new(world, vec![bot; world.seats().len()], Shuffler::new(0));
        Some(bots.thinking(world, level.thinking()))
    }

    fn bot(world: &World) -> Bots {
        Bots::new(world, vec![Bot::Greedy; world.seats().len()], Shuffler::new(0))
    }

    const LEVELS: u8 = *Level::RANGE.end();

    fn thinker(world: &World, level: u8) -> Bots {
        let thinking = Level::new(level).unwrap_or_default().at_table();
        let bots = Bots::new(world, vec![Bot::Search; world.seats().len()], Shuffler::new(0));
        bots.thinking(world, thinking)
    }

    const STYLES: &'static [Style] = &Style::ALL;

    fn in_style(world: &World, bot: Bots, style: Style) -> Bots {
        bot.in_style(world, Some(style))
    }

    fn motives(world: &World, view: &View, choice: &aces::Choice) -> Vec<Phrase> {
        motives(world, view, choice)
    }

    fn advise(game: &table::Game<Aces>, seat: Seat, chance: Shuffler, patience: &Patience) -> Option<Found> {
        let hint = hint_at_table(Consulted::by(seat, game, chance, patience.for_advice())?)?;
        Some(Found::Hint { hint: Box::new(hint) })
    }

    fn analyst(world: &World, effort: Effort) -> Option<Box<dyn Analyst<Aces>>> {
        Some(Box::new(Judge::new(world, effort)))
    }

    fn changes(setup: &aces::Setup) -> Vec<(String, aces::Setup)> {
        measured::changes(setup)
    }

    fn trials(shelf: &content::Shelf, only: Option<&str>) -> Result<Vec<Trial<Game>>, Vec<Problem>> {
        measured::trials(shelf, only)
    }

    fn watch(world: &Arc<World>) -> Box<dyn Watch<Aces>> {
        Box::new(measured::Counted::new(world))
    }

    fn side_name(world: &World, seat: Seat) -> String {
        measured::side_name(world, seat)
    }

    fn things(world: &World, _: &Localizer) -> Vec<Thing> {
        measured::things(world)
    }

    fn ground(world: &World) -> Vec<Spot> {
        measured::ground(world)
    }

    fn layout(world: &World) -> Option<Layout> {
        Some(numbers::layout(world))
    }

    fn observe(world: &World, view: &View, seat: Seat, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
        numbers::observe(world, view, seat, ask, numbers);
    }

    fn describe(world: &World, view: &View, seat: Seat, choice: &aces::Choice, numbers: &mut Numbers<'_>) {
        numbers::describe(world, view, seat, choice, numbers);
    }

    fn members(world: &World, view: &View, space: &Space) -> Option<Vec<aces::Choice>> {
        numbers::members(world, view, space)
    }

    #[cfg(feature = "ts")]
    fn engine_types() -> Vec<String> {
        [
            "type EngineView = Omit<View, \"flags\"> & { flags: { [key in Hex]: Faction | null }, factories_to_win: number, };",
            "type EngineSpace = { march: { units: Array<UnitId>, left?: number, }, } | { divide: { units: Array<UnitId>, \
             tokens: Armies, }, };",
            "type EngineQuery = Query | { what: \"position\", } | { what: \"hint\", level?: number, seed?: number, };",
            "type EngineFound = Found | { position: object, } | { hint: object, } | (Omit<Planned, \"why\"> & { why: Array<Reason>, });",
        ]
        .map(str::to_string)
        .to_vec()
    }

    #[cfg(feature = "ts")]
    fn typescript() -> hosting::typescript::Types {
        // Those that others name in words of their own.
        let types = hosting::typescript::Types::of_game::<Game>()
            .with::<Short>()
            .with::<Link>()
            .with::<crate::Place>();
        types
            .with::<Position>()
            .with::<aces::missions::V2Position>()
            .with::<crate::DrawnBoard>()
            .with::<crate::StudyDraft>()
            .with::<crate::StudyRead>()
            .with::<crate::OpenedStudies>()
            .with::<crate::MatsRead>()
            .with::<crate::Plans>()
    }

    /// What pages need before there is a match: the built-in boards and their halves, what goes together, and the mats.
    #[cfg(feature = "ts")]
    fn generated() -> Vec<(&'static str, String)> {
        let boards = serde_json::to_string(&crate::queries::boards()).expect("boards can be written down");
        let plans = serde_json::to_string_pretty(&crate::plans::plans()).expect("plans can be written down");
        let mats = serde_json::to_string(&own_mats::beginning()).expect("mats can be written down");
        vec![
            ("web/boards.json", boards + "\n"),
            ("web/new/plans.json", plans + "\n"),
            ("web/edit/mats/beginning.json", mats + "\n"),
        ]
    }
}

/// The position as it could be laid out again: as it was when the current action began, with what has been answered since.
fn written(game: &table::Game<Aces>, viewer: Viewer) -> Result<Value, Error> {
    let no = |why: &str| Err(Error::new(Code::NoPosition, why));
    if game.pending().outcome().is_some() {
        return no("The game is over.");
    }
    let (began, since) = game.began();
    let begins = match began.pending() {
        Pending::Over(_) => false,
        Pending::Decide { prompts, .. } => prompts.iter().all(|it| is_between_actions(&it.ask)),
        Pending::Chance(ChanceWanted::Roll { ask, .. } | ChanceWanted::Draw { ask, .. }) => {
            is_between_actions(ask)
        }
    };
    let is_set_up = 0 < game.view(viewer).field.round;
    if is_set_up && (!begins || 0 < game.n_sealed()) {
        return no("Something is in the middle of being done: answer what is asked first.");
    }
    let position = Position::of(game.world(), &began.view(viewer)).map_err(|why| {
        let why = match why {
            NoPosition::SettingUp => "A position can be told from the first turn on.",
            NoPosition::LauncherUnknown => {
                "Only a German seat knows where the launcher is: name one as \"seat\"."
            }
        };
        Error::new(Code::NoPosition, why)
    })?;
    let mut position = json!(position);
    if !since.is_empty() {
        position["answers"] = json!(since);
    }
    Ok(position)
}

/// Whether a question is the first of an action: all that comes before it is on the board.
fn is_between_actions(ask: &Ask) -> bool {
    match ask {
        Ask::Armies { .. } | Ask::Move { .. } | Ask::Declare { .. } | Ask::Money { .. } => true,
        Ask::AutomaBegins { .. } | Ask::AttackDice { .. } | Ask::RocketDie { .. } => true,
        Ask::Lot { of, .. } => matches!(of, Lot::Unit | Lot::Armies | Lot::Purchase | Lot::Factory { .. }),
        _ => false,
    }
}

fn links(chain: &Chain) -> Vec<Phrase> {
    chain.links.iter().map(Link::phrase).collect()
}
