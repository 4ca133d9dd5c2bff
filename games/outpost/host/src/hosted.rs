//! Outpost as its host knows it.

use clap::ValueEnum;
use hosting::{
    BuiltinBot, GameCommand, HostedGame, Verb,
    drill::{Layout, Numbers},
};
use outpost::{Card, Event, Hex, Outcome, Outpost, Setup, View, World, patrol_key};
use rust_embed::RustEmbed;
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{OwnFile, Phrase, Problem, Seat, Shuffler};

use crate::{
    Found, Query, Request,
    bots::{Bot, Bots},
    numbers, queries,
    terminal::{picture, play, simulate},
};

/// Outpost as the host knows it: its rules with bots, words and questions.
pub enum Game {}

/// The texts for the command line.
#[derive(RustEmbed)]
#[folder = "../locales"]
#[include = "*/outpost.ftl"]
#[include = "*/terminal.ftl"]
struct Texts;

/// What never changes in a match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorldInfo {
    /// The patrols, such as `fox`, in the order of the seats.
    patrols: Vec<&'static str>,
    /// Their camps.
    camps: Vec<Hex>,
    /// The hexes with woods.
    woods: Vec<Hex>,
    /// The hexes with an outpost.
    outposts: Vec<Hex>,
    /// How many rounds the game has.
    rounds: u8,
}

/// A view is small: a change brings all of it.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Delta(View);

/// A match as it stands, for a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Short {
    /// The round, from 1; 0 while setting up.
    round: u8,
    /// How many there are.
    rounds: u8,
}

impl HostedGame for Game {
    type Rules = Outpost;

    const TITLE: &'static str = "Outpost";
    const IS_SAMPLE: bool = true;
    const HAS_HOURGLASS: bool = true;
    const RATED: &'static [&'static str] = &["players", "rounds", "clock"];

    fn texts(language: &str) -> Vec<String> {
        hosting::texts::<Texts>(language)
    }

    fn commands() -> Vec<GameCommand> {
        vec![GameCommand::new(Verb::Play, play::run), GameCommand::new(Verb::Simulate, simulate::run)]
    }

    /// There is no content of people's own.
    type Shelf = ();
    type Request = Request;

    fn reads(_: &str) -> bool {
        false
    }

    fn shelf(_: &[OwnFile]) -> Result<(), Vec<Problem>> {
        Ok(())
    }

    fn check(_: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>> {
        Ok(Vec::new())
    }

    fn setup(request: Request, (): &()) -> Result<Setup, Vec<Problem>> {
        Ok(request.setup())
    }

    fn put_on_clock(request: &mut Request) {
        request.clock = true;
    }

    fn offer((): &()) -> Map<String, Value> {
        Map::from_iter([("players".to_string(), json!([2, 3, 4])), ("rounds".to_string(), json!([4, 9]))])
    }

    fn lay_out(request: &mut Request, position: Map<String, Value>) -> serde_json::Result<()> {
        request.position = Some(serde_json::from_value(Value::Object(position))?);
        Ok(())
    }

    fn event(event: &Event) -> Option<Phrase> {
        Some(event.phrase())
    }

    table::types!(WorldInfo, Delta, Short);

    fn world_info(world: &World) -> WorldInfo {
        WorldInfo {
            patrols: world.seats().map(patrol_key).collect(),
            camps: world.camps.clone(),
            woods: world.field.woods().to_vec(),
            outposts: world.field.outposts().to_vec(),
            rounds: world.setup.rounds,
        }
    }

    fn delta(before: &View, after: &View) -> Option<Delta> {
        (before != after).then(|| Delta(after.clone()))
    }

    fn short(world: &World, view: &View) -> Short {
        Short { round: view.round, rounds: world.setup.rounds }
    }

    fn plays(_: &World, seat: Seat) -> Vec<String> {
        vec![patrol_key(seat).to_string()]
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.round)
    }

    /// OP-MOV-5: one for each march. The order under way is the card that was played last.
    fn hourglass(view: &View) -> Option<u64> {
        let marching = view.acting.is_some() && view.discard.last() == Some(&Card::March);
        marching.then(|| u64::from(view.round) * 64 + view.discard.len() as u64)
    }

    fn winners(_: &World, outcome: &Outcome) -> Vec<Seat> {
        outcome.winner.into_iter().collect()
    }

    table::types!(Query, Found);

    fn query(world: &World, view: &View, query: Query) -> Result<Found, Phrase> {
        queries::query(world, view, &query)
    }

    fn picture(world: &World, view: &View) -> String {
        picture::draw(world, view)
    }

    type Bot = Bots;

    const BOTS: &'static [BuiltinBot] = &[BuiltinBot::plain("random"), BuiltinBot::plain("greedy")];

    fn bot_named(world: &World, name: &str, _: Option<u8>) -> Option<Bots> {
        let bot = Bot::from_str(name, false).ok()?;
        Some(Bots::new(vec![bot; world.setup.players as usize], Shuffler::new(0)))
    }

    fn bot(world: &World) -> Bots {
        Bots::new(vec![Bot::Greedy; world.setup.players as usize], Shuffler::new(0))
    }

    fn layout(world: &World) -> Option<Layout> {
        Some(numbers::layout(world))
    }

    fn observe(
        world: &World,
        view: &View,
        seat: Seat,
        ask: Option<&outpost::Ask>,
        numbers: &mut Numbers<'_>,
    ) {
        numbers::observe(world, view, seat, ask, numbers);
    }

    fn describe(world: &World, view: &View, seat: Seat, choice: &outpost::Choice, numbers: &mut Numbers<'_>) {
        numbers::describe(world, view, seat, choice, numbers);
    }

    fn members(world: &World, view: &View, space: &outpost::Space) -> Option<Vec<outpost::Choice>> {
        numbers::members(world, view, space)
    }

    #[cfg(feature = "ts")]
    fn typescript() -> hosting::typescript::Types {
        hosting::typescript::Types::of_game::<Game>().with::<Short>().with::<outpost::Position>()
    }
}
