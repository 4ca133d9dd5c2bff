//! Sergeants as its host knows it.

use clap::ValueEnum;
use hosting::{
    BuiltinBot, GameCommand, HostedGame, Localizer, Verb,
    drill::{Layout, Numbers},
    engine::{Code, Error},
    messages::Report,
};
use rust_embed::RustEmbed;
use serde::Serialize;
use serde_json::{Map, Value, json};
use sergeants::{
    Ask, Choice, Event, Outcome, Sergeants, Setup, View, Why, World,
    campaign::{Account, account},
    content::Shelf,
};
use table::{Match, OwnFile, Phrase, Problem, Seat, Shuffler, Viewer};

use crate::{
    Delta, Found, Query, Request, WorldInfo, balance,
    bots::{Bot, Bots, search::Thinking},
    numbers,
    queries::query,
    reference::{is_reference, look_up},
    report::report,
    terminal::{check, picture, play, simulate},
    wire::delta,
    world_info::world_info,
};

/// Sergeants Miniatures Game.
pub enum Game {}

/// The texts for the command line.
#[derive(RustEmbed)]
#[folder = "../locales"]
#[include = "*/sergeants.ftl"]
#[include = "*/terminal.ftl"]
struct Texts;

/// A match as it stands, for a list.
#[derive(Clone, Debug, Serialize)]
pub struct Short {
    /// The name of the scenario. Stored lists of matches call it so.
    #[serde(rename = "board")]
    scenario: String,
    /// The turn, from 1; 0 while setting up.
    #[serde(rename = "round")]
    turn: u16,
}

impl HostedGame for Game {
    type Rules = Sergeants;

    const TITLE: &'static str = "Sergeants Miniatures Game";

    fn texts(language: &str) -> Vec<String> {
        hosting::texts::<Texts>(language)
    }

    fn commands() -> Vec<GameCommand> {
        vec![
            GameCommand::new(Verb::Play, play::run),
            GameCommand::new(Verb::Simulate, simulate::run),
            GameCommand::new(Verb::Balance, balance::run),
        ]
    }

    type Shelf = Shelf;
    type Request = Request;

    fn reads(file: &str) -> bool {
        Shelf::reads(file)
    }

    fn shelf(files: &[OwnFile]) -> Result<Shelf, Vec<Problem>> {
        Shelf::read(files)
    }

    fn check(files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
        check::check(files)
    }

    fn setup(request: Request, shelf: &Shelf) -> Result<Setup, Vec<Problem>> {
        request.setup(shelf)
    }

    fn offer(shelf: &Shelf) -> Map<String, Value> {
        Map::from_iter([
            ("players".to_string(), json!([2, 3, 4, 5, 6])),
            ("scenarios".to_string(), json!(shelf.scenarios())),
        ])
    }

    fn lay_out(request: &mut Request, position: Map<String, Value>) -> serde_json::Result<()> {
        request.position = Some(serde_json::from_value(Value::Object(position))?);
        Ok(())
    }

    fn labels(ask: &Ask, options: &[Choice]) -> Vec<Phrase> {
        options.iter().map(|it| it.phrase_to(ask)).collect()
    }

    fn event(event: &Event) -> Option<Phrase> {
        event.phrase()
    }

    fn rule(why: &Why) -> &'static str {
        why.rule()
    }

    type WorldInfo = WorldInfo;
    type Delta = Delta;
    type Short = Short;

    fn world_info(world: &World) -> WorldInfo {
        world_info(world)
    }

    fn delta(before: &View, after: &View) -> Option<Delta> {
        delta(before, after)
    }

    fn short(world: &World, view: &View) -> Short {
        Short { scenario: world.scenario.name.clone(), turn: u16::from(view.field.turn) }
    }

    fn has_secrets(world: &World) -> bool {
        !world.scenario.is_open()
    }

    fn plays(world: &World, seat: Seat) -> Vec<String> {
        vec![world.side_of(seat).side.clone()]
    }

    fn winners(_: &World, outcome: &Outcome) -> Vec<Seat> {
        outcome.winners.clone()
    }

    fn account(game: &table::Game<Sergeants>, winners: &[Seat]) -> Option<Value> {
        account(game, winners).and_then(|it| serde_json::to_value(it).ok())
    }

    fn sequel(
        setup: &Setup,
        game: &table::Game<Sergeants>,
        winners: &[Seat],
    ) -> Result<Option<Setup>, Vec<Problem>> {
        let account: Option<Account> = account(game, winners);
        account.map_or(Ok(None), |it| Shelf::default().play_on(setup, &it))
    }

    fn report(played: &Match<Sergeants>) -> Option<Report> {
        Some(report(played))
    }

    type Query = Query;
    type Found = Found;

    fn query(world: &World, view: &View, what: Query) -> Result<Found, Phrase> {
        query(world, view, what)
    }

    fn find(
        localizer: &Localizer,
        game: &table::Game<Sergeants>,
        viewer: Viewer,
        what: Value,
    ) -> Result<Value, Error> {
        let unreadable = |why: serde_json::Error| Error::unreadable("request", &why);
        let world = game.world();
        if is_reference(&what) {
            let what = serde_json::from_value(what).map_err(unreadable)?;
            return Ok(json!(look_up(localizer, world, what)?));
        }
        let what = serde_json::from_value(what).map_err(unreadable)?;
        let found = query(world, &game.view(viewer), what);
        let found = found.map_err(|why| Error::new(Code::NotFound, localizer.say(world, &why)))?;
        Ok(json!(found))
    }

    fn picture(world: &World, view: &View) -> String {
        picture::draw(world, view)
    }

    type Bot = Bots;

    const BOTS: &'static [BuiltinBot] = &[
        BuiltinBot::plain("random"),
        BuiltinBot::plain("greedy"),
        BuiltinBot { name: "search", levels: Some((1, Thinking::LEVELS)) },
    ];

    fn bot_named(world: &World, name: &str, level: Option<u8>) -> Option<Bots> {
        let bot = Bot::from_str(name, false).ok()?;
        let thinking = Thinking::of_level(level.unwrap_or(Thinking::USUAL))?;
        Some(Bots::new(world, vec![bot; world.seats.len()], Shuffler::new(0)).thinking(thinking))
    }

    fn bot(world: &World) -> Bots {
        Bots::new(world, vec![Bot::Greedy; world.seats.len()], Shuffler::new(0))
    }

    const LEVELS: u8 = Thinking::LEVELS;

    fn thinker(world: &World, level: u8) -> Bots {
        let thinking = Thinking::of_level(level).unwrap_or_default().at_table();
        Bots::new(world, vec![Bot::Search; world.seats.len()], Shuffler::new(0)).thinking(thinking)
    }

    fn layout(world: &World) -> Option<Layout> {
        Some(numbers::layout(world))
    }

    fn observe(world: &World, view: &View, seat: Seat, ask: Option<&Ask>, numbers: &mut Numbers<'_>) {
        numbers::observe(world, view, seat, ask, numbers);
    }

    fn describe(world: &World, view: &View, seat: Seat, choice: &Choice, numbers: &mut Numbers<'_>) {
        numbers::describe(world, view, seat, choice, numbers);
    }

    #[cfg(feature = "ts")]
    fn engine_types() -> Vec<String> {
        let types = hosting::typescript::Types::default().with::<crate::Reference>().with::<crate::Looked>();
        let own = ["Reference", "Looked", "Referred", "Laid"];
        let is_own = |it: &String| own.iter().any(|name| it.starts_with(&format!("type {name} ")));
        let mut declared: Vec<String> = types.declarations().into_iter().filter(is_own).collect();
        declared.extend(
            [
                "type EngineView = View;",
                "type EngineSpace = Space;",
                "type EngineQuery = Query | Reference;",
                "type EngineFound = Found | Looked;",
            ]
            .map(str::to_string),
        );
        declared
    }

    #[cfg(feature = "ts")]
    fn typescript() -> hosting::typescript::Types {
        // Those that others name in words of their own, and what pages read before there is a match.
        let types = hosting::typescript::Types::of_game::<Game>().with::<Account>();
        let types = types
            .with::<sergeants::content::SoldierCard>()
            .with::<crate::StoryInfo>()
            .with::<crate::OrderInfo>();
        types.with::<crate::ScenarioCard>().with::<crate::CampaignCard>()
    }

    #[cfg(feature = "ts")]
    fn generated() -> Vec<(&'static str, String)> {
        let pretty = |it: Result<String, serde_json::Error>| it.expect("cards can be written down") + "\n";
        vec![
            ("web/scenarios.json", pretty(serde_json::to_string_pretty(&crate::scenario_cards()))),
            ("web/campaigns.json", pretty(serde_json::to_string_pretty(&crate::campaign_cards()))),
        ]
    }
}
