//! Sergeants as its host knows it.

use std::sync::Arc;

use clap::ValueEnum;
use hosting::{
    BuiltinBot, Consulted, GameCommand, HostedGame, Localizer, Patience, Verb,
    analysis::{Analyst, Effort},
    answer_hint,
    balance::{Spot, Thing, Trial, Watch},
    drill::{Layout, Numbers},
    engine::{Code, Error},
    messages::{Examined, OwnContent, Report},
};
use rust_embed::RustEmbed;
use serde::Serialize;
use serde_json::{Map, Value, json};
use sergeants::{
    Ask, Choice, Event, Outcome, Sergeants, Setup, View, World,
    campaign::{Account, account},
    content::{Said, Shelf},
};
use table::{Match, OwnFile, Phrase, Problem, Seat, Shuffler, Viewer};

use crate::{
    Delta, Found, Query, Request, WorldInfo,
    analyst::Judge,
    balance,
    bots::{Bot, Bots, search::Thinking},
    cards::stocked,
    edited::examine,
    hint::{hint, hint_at_table},
    measured, numbers,
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Short {
    /// The name of the scenario. Stored lists of matches call it so.
    #[serde(rename = "board")]
    scenario: String,
    /// What its author calls it, if it is not built in.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Said>,
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

    table::types!(Shelf, Request);

    fn reads(file: &str) -> bool {
        Shelf::reads(file)
    }

    fn shelf(files: &[OwnFile]) -> Result<Shelf, Vec<Problem>> {
        Shelf::read(files)
    }

    fn check(files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
        check::check(files)
    }

    fn examine(own: &OwnContent) -> Option<Examined> {
        examine(own)
    }

    const WRITTEN_OUT: &'static [&'static str] = &["own"];
    const RATED: &'static [&'static str] =
        &["scenario", "campaign", "seats", "players", "buying", "open", "face_up"];

    fn stocked(shelf: &Shelf) -> Value {
        json!(stocked(shelf))
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

    table::types!(WorldInfo, Delta, Short);

    fn world_info(world: &World) -> WorldInfo {
        world_info(world)
    }

    fn delta(before: &View, after: &View) -> Option<Delta> {
        delta(before, after)
    }

    fn short(world: &World, view: &View) -> Short {
        let it = &world.scenario;
        Short { scenario: it.name.clone(), title: it.title.clone(), turn: u16::from(view.field.turn) }
    }

    /// SM-TRN-9: nothing is hidden where people play with open information, to learn.
    fn has_secrets(world: &World) -> bool {
        !world.scenario.is_open()
    }

    fn plays(world: &World, seat: Seat) -> Vec<String> {
        vec![world.side_of(seat).side.clone()]
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.field.turn)
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
        shelf: &Shelf,
    ) -> Result<Option<Setup>, Vec<Problem>> {
        let account: Option<Account> = account(game, winners);
        account.map_or(Ok(None), |it| shelf.play_on(setup, &it))
    }

    fn report(played: &Match<Sergeants>) -> Option<Report> {
        Some(report(played))
    }

    table::types!(Query, Found);

    fn query(world: &World, view: &View, what: Query) -> Result<Found, Phrase> {
        query(world, view, what)
    }

    fn find(
        localizer: &Localizer,
        game: &table::Game<Sergeants>,
        viewer: Viewer,
        what: Value,
    ) -> Result<Value, Error> {
        if what.get("what") == Some(&json!("hint")) {
            return answer_hint(viewer, what, |seat, request| hint(game, seat, request));
        }
        let unreadable = |why: serde_json::Error| Error::unreadable("request", &why);
        let world = game.world();
        if is_reference(&what) {
            let what = serde_json::from_value(what).map_err(unreadable)?;
            return Ok(json!(look_up(localizer, world, what)?));
        }
        let what = serde_json::from_value(with_its_seat(what, viewer)).map_err(unreadable)?;
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

    fn advise(
        game: &table::Game<Sergeants>,
        seat: Seat,
        chance: Shuffler,
        patience: &Patience,
    ) -> Option<Found> {
        let hint = hint_at_table(Consulted::by(seat, game, chance, patience.for_advice())?)?;
        Some(Found::Hint { hint: Box::new(hint) })
    }

    fn analyst(_: &World, effort: Effort) -> Option<Box<dyn Analyst<Sergeants>>> {
        Some(Box::new(Judge::new(effort)))
    }

    /// A line takes some six times as long as one of Aces & Armor.
    const ANALYSIS_LINES: u32 = 40_000;

    fn changes(setup: &sergeants::Setup) -> Vec<(String, sergeants::Setup)> {
        crate::changes::changes(setup)
    }

    fn trials(shelf: &Shelf, only: Option<&str>) -> Result<Vec<Trial<Game>>, Vec<Problem>> {
        measured::trials(shelf, only)
    }

    fn watch(world: &Arc<World>) -> Box<dyn Watch<Sergeants>> {
        Box::new(measured::Counted::new(world))
    }

    fn things(world: &World, localizer: &Localizer) -> Vec<Thing> {
        measured::things(world, localizer)
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
                "type EngineQuery = Query | Reference | { what: \"hint\", level?: number, seed?: number, };",
                "type EngineFound = Found | Looked;",
            ]
            .map(str::to_string),
        );
        declared
    }

    #[cfg(feature = "ts")]
    fn typescript() -> hosting::typescript::Types {
        // Those that others name in words of their own, and what pages read before there is a match.
        let types = hosting::typescript::Types::of_game::<Game>().with::<Short>().with::<Account>();
        let types = types
            .with::<sergeants::content::SoldierCard>()
            .with::<crate::StoryInfo>()
            .with::<crate::OrderInfo>();
        let types =
            types.with::<crate::ScenarioCard>().with::<crate::CampaignCard>().with::<crate::Stocked>();
        types.with::<crate::Edited>().with::<crate::Opened>().with::<crate::InTheBox>()
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

/// Questions about what a seat may buy, place and lay.
const OF_A_SEAT: [&str; 3] = ["market", "places", "placing"];

/// A program's question with the seat that it is about: its engine has taken the seat out, as the one who asks.
fn with_its_seat(mut what: Value, viewer: Viewer) -> Value {
    let is_of_a_seat = what["what"].as_str().is_some_and(|it| OF_A_SEAT.contains(&it));
    if let (Viewer::Seat(seat), true) = (viewer, is_of_a_seat) {
        what["seat"] = json!(seat);
    }
    what
}
