//! The one trait of a hosted game.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use speech::Localizer;
use table::{
    Answer, Chance, Game, Match, Names, OwnFile, Pending, Phrase, Problem, Rules, Seat, Sentence, Shuffler,
    Viewer, policy::Policy,
};

use crate::{
    analysis::{Analyst, Effort},
    balance::{Blind, Spot, Thing, Trial, Watch},
    bots::BuiltinBot,
    command::GameCommand,
    drill::{Layout, Numbers},
    engine::{Code, Error},
    messages::{Examined, OwnContent, Report},
    patience::Patience,
    standing::StandingOrder,
    style::Style,
};

/// The set-up of a hosted game.
pub type Setup<G> = <<G as HostedGame>::Rules as Rules>::Setup;
/// What never changes in one match of it.
pub type World<G> = <<G as HostedGame>::Rules as Rules>::World;
/// What a viewer may know.
pub type View<G> = <<G as HostedGame>::Rules as Rules>::View;
/// A question that the game asks.
pub type Ask<G> = <<G as HostedGame>::Rules as Rules>::Ask;
/// An answer to a question.
pub type Choice<G> = <<G as HostedGame>::Rules as Rules>::Choice;
/// Answers too many to list.
pub type Space<G> = <<G as HostedGame>::Rules as Rules>::Space;
/// An event of the game.
pub type Event<G> = <<G as HostedGame>::Rules as Rules>::Event;
/// Why an answer is refused.
pub type Why<G> = <<G as HostedGame>::Rules as Rules>::Why;
/// The result of the game.
pub type Outcome<G> = <<G as HostedGame>::Rules as Rules>::Outcome;

/// A game as its host knows it: in the browser, at the terminal, in the engine and in simulations.
///
/// A game has a type of its own for this, in its `host` crate, since its rules know nothing of hosts.
pub trait HostedGame: Sized + Send + Sync + 'static {
    /// Its rules, which can put themselves into words.
    type Rules: Rules<
            World: Names,
            View: Send + Sync,
            Ask: Sentence,
            Choice: Sentence,
            Why: Sentence,
            Outcome: Sentence,
        > + 'static;

    // What it is.

    /// What people call it.
    const TITLE: &'static str;
    /// Whether it is a sample, listed only on request.
    const IS_SAMPLE: bool = false;
    /// Whether the game's own rules know an hourglass. Elsewhere one runs for each answer, and a bot stands in when it is empty.
    const HAS_HOURGLASS: bool = false;
    /// The texts of the game in a language, for people at the command line.
    fn texts(language: &str) -> Vec<String>;
    /// What can be done with it at the command line.
    fn commands() -> Vec<GameCommand>;

    // Content and set-ups.

    /// Content of people's own, over the game's.
    type Shelf: Default + Send + Sync;
    /// A game as people ask for it.
    type Request: Clone + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Whether a file of this name, within a folder of content, is one of this game's.
    fn reads(file: &str) -> bool;
    /// Puts people's own files on the shelf, or returns everything that is wrong with them.
    fn shelf(files: &[OwnFile]) -> Result<Self::Shelf, Vec<Problem>>;
    /// Checks people's own files thoroughly, and describes what is fine.
    fn check(files: &[OwnFile]) -> Result<Vec<String>, Vec<Problem>>;
    /// Checks content that someone is making, as often as they change it: it comes from anybody, so it costs next to nothing
    /// whatever it is. Nothing if the game has no such content.
    fn examine(_own: &OwnContent) -> Option<Examined> {
        None
    }
    /// The parts of a request that are content written out, such as a board; they are longer than names are.
    const WRITTEN_OUT: &'static [&'static str] = &[];
    /// The parts of a request that may be chosen for a rated match. All others are for unrated ones: positions, armies and content of
    /// someone's own, and whatever comes later until it is decided.
    const RATED: &'static [&'static str];
    /// What pages show of people's own content that is on a shelf, before there is a match: for a server that was given some.
    fn stocked(_shelf: &Self::Shelf) -> Value {
        Value::Array(Vec::new())
    }
    /// The whole set-up, from what was asked for.
    fn setup(request: Self::Request, shelf: &Self::Shelf) -> Result<Setup<Self>, Vec<Problem>>;
    /// Decides by chance what a request leaves to it, such as the enemy of one who plays alone.
    fn draw_lots(_request: &mut Self::Request, _chance: &mut dyn Chance) {}
    /// What people should know about a set-up before they play it, though it may be played.
    fn warnings(_setup: &Setup<Self>) -> Vec<Phrase> {
        Vec::new()
    }
    /// Asks for the game's own clock as well.
    fn put_on_clock(_request: &mut Self::Request) {}
    /// Lets a game end in which nothing happens any more, where its rules have such an end. A server uses it in matches that bots
    /// could play forever.
    fn end_when_quiet(_setup: &mut Setup<Self>) {}
    /// What can be played, for programs: more beside `game` and `name`.
    fn offer(shelf: &Self::Shelf) -> Map<String, Value>;
    /// Puts a position, as a program describes it, into what it asks for.
    fn lay_out(request: &mut Self::Request, position: Map<String, Value>) -> serde_json::Result<()>;

    // Standing orders: answers that a player gives in advance at a table, and may withdraw at any time.

    /// The standing orders that a seat may give.
    fn standing_orders(_world: &World<Self>, _seat: Seat) -> Vec<StandingOrder> {
        Vec::new()
    }
    /// What the seat that is asked answers by the orders that it has given, by their keys; nothing if they do not say.
    fn by_order(_world: &World<Self>, _ask: &Ask<Self>, _given: &BTreeSet<String>) -> Option<Choice<Self>> {
        None
    }

    // Words.

    /// Answers that can be listed, each as a line below its question; none if the browser has words for them itself.
    fn labels(_ask: &Ask<Self>, _options: &[Choice<Self>]) -> Vec<Phrase> {
        Vec::new()
    }
    /// An event as a sentence; nothing for what another one says already.
    fn event(event: &Event<Self>) -> Option<Phrase>;
    /// The reasons behind an event, sentence by sentence.
    fn reasons(_event: &Event<Self>) -> Vec<Phrase> {
        Vec::new()
    }

    // The table: what viewers are shown.

    /// What never changes in one match and everybody may know.
    type WorldInfo: std::fmt::Debug + Serialize;
    /// How one view differs from the previous one.
    type Delta: std::fmt::Debug + Serialize;
    /// The game as it stands, for a list: an object that only the game's own part of the browser reads.
    type Short: Serialize;
    /// What never changes.
    fn world_info(world: &World<Self>) -> Self::WorldInfo;
    /// How `after` differs from `before`; nothing if they are equal.
    fn delta(before: &View<Self>, after: &View<Self>) -> Option<Self::Delta>;
    /// The game as it stands, for a list.
    fn short(world: &World<Self>, view: &View<Self>) -> Self::Short;
    /// Whether anything is ever hidden from one player and known to another while the game is on.
    fn has_secrets(_world: &World<Self>) -> bool {
        true
    }
    /// What is played from a seat, such as factions.
    fn plays(world: &World<Self>, seat: Seat) -> Vec<String>;
    /// Seats that nobody is asked for, because the rules themselves play them.
    fn automata(_world: &World<Self>) -> Vec<Seat> {
        Vec::new()
    }
    /// Which hourglass is running, if one is: the same number for as long as it is the same one.
    fn hourglass(_view: &View<Self>) -> Option<u64> {
        None
    }
    /// How many turns have begun, counted on from one to the next: for spectators who see everything some turns later. In a game that
    /// does not count them, they see it when it is over.
    fn turn(_view: &View<Self>) -> u32 {
        0
    }
    /// The seats of the winning team; none for a draw.
    fn winners(world: &World<Self>, outcome: &Outcome<Self>) -> Vec<Seat>;
    /// What the end of a game means for what comes after it, where games are linked: for those who show it.
    fn account(_game: &Game<Self::Rules>, _winners: &[Seat]) -> Option<Value> {
        None
    }
    /// How a finished match went, counted from its journal.
    fn report(_played: &Match<Self::Rules>) -> Option<Report> {
        None
    }
    /// The game that follows one that has ended, where games are linked; nothing if none does. What comes next may be on the shelf.
    fn sequel(
        _setup: &Setup<Self>,
        _game: &Game<Self::Rules>,
        _winners: &[Seat],
        _shelf: &Self::Shelf,
    ) -> Result<Option<Setup<Self>>, Vec<Problem>> {
        Ok(None)
    }

    // Questions about a position.

    /// A question about a position.
    type Query: DeserializeOwned + Send;
    /// Its answer.
    type Found: std::fmt::Debug + Serialize + Send;
    /// Answers a question from what a viewer may know.
    fn query(world: &World<Self>, view: &View<Self>, query: Self::Query) -> Result<Self::Found, Phrase>;
    /// The same for a program, with what only programs are told.
    fn find(
        localizer: &Localizer,
        game: &Game<Self::Rules>,
        viewer: Viewer,
        what: Value,
    ) -> Result<Value, Error> {
        let what = serde_json::from_value(what).map_err(|why| Error::unreadable("request", &why))?;
        let found = Self::query(game.world(), &game.view(viewer), what);
        let found = found.map_err(|why| Error::new(Code::NotFound, localizer.say(game.world(), &why)))?;
        serde_json::to_value(found).map_err(|why| Error::new(Code::Fault, why.to_string()))
    }
    /// A view, for programs.
    fn shown(_world: &World<Self>, view: &View<Self>) -> Value {
        serde_json::to_value(view).unwrap_or_default()
    }
    /// A space of answers, for programs; nothing for one that they are not told of.
    fn space(_world: &World<Self>, _view: &View<Self>, space: &Space<Self>) -> Option<Value> {
        serde_json::to_value(space).ok()
    }
    /// The board as text.
    fn picture(world: &World<Self>, view: &View<Self>) -> String;

    // Bots.

    /// A player for every seat.
    type Bot: Bots<Self::Rules> + Send;
    /// The bots that a program or a tournament may name.
    const BOTS: &'static [BuiltinBot];
    /// The built-in bot of a match.
    fn bot(world: &World<Self>) -> Self::Bot;
    /// One of [`HostedGame::BOTS`] in every seat; nothing if there is none of this name and level.
    fn bot_named(world: &World<Self>, name: &str, level: Option<u8>) -> Option<Self::Bot>;
    /// The bot's answer for `seat`; nothing if the seat is not asked.
    fn decide(
        bot: &mut Self::Bot,
        game: &Game<Self::Rules>,
        seat: Seat,
        chance: &mut dyn Chance,
    ) -> Option<Answer<Self::Rules>> {
        bot.again(Shuffler::new(u64::from(chance.below(u32::MAX))));
        bot.answer(game, seat)
    }
    /// How many levels its bots that think ahead have, of which 1 is the weakest; none if it has no such bots.
    const LEVELS: u8 = 0;
    /// A bot that thinks ahead, of a level. It thinks no longer than its level allows, on whatever machine.
    fn thinker(world: &World<Self>, _level: u8) -> Self::Bot {
        Self::bot(world)
    }
    /// The styles that they have.
    const STYLES: &'static [Style] = &[];
    /// The same bots in one of the styles.
    fn in_style(_world: &World<Self>, bot: Self::Bot, _style: Style) -> Self::Bot {
        bot
    }
    /// What speaks for an answer of such a bot, from a position as everybody may know it: it is told at once.
    fn motives(_world: &World<Self>, _open: &View<Self>, _choice: &Choice<Self>) -> Vec<Phrase> {
        Vec::new()
    }
    /// "What would you do?": advice for the question that a seat is asked, from what that seat may know. Nothing if there is none.
    fn advise(
        _game: &Game<Self::Rules>,
        _seat: Seat,
        _chance: Shuffler,
        _patience: &Patience,
    ) -> Option<Self::Found> {
        None
    }

    /// Who judges positions and decisions of a finished match; nothing if nobody does.
    fn analyst(_world: &World<Self>, _effort: Effort) -> Option<Box<dyn Analyst<Self::Rules>>> {
        None
    }

    /// How many lines the analysis of a match may play in all where others wait for the machine.
    const ANALYSIS_LINES: u32 = 100_000;

    // How even content is.

    /// What a balance report plays: everything on the shelf that is people's own, or the part that is named.
    fn trials(_shelf: &Self::Shelf, _only: Option<&str>) -> Result<Vec<Trial<Self>>, Vec<Problem>> {
        Ok(Vec::new())
    }
    /// Small changes of a set-up that a balance report tries when it is asked what would even it: each in a few words.
    fn changes(_setup: &Setup<Self>) -> Vec<(String, Setup<Self>)> {
        Vec::new()
    }
    /// Counts a game while it is played.
    fn watch(_world: &Arc<World<Self>>) -> Box<dyn Watch<Self::Rules>> {
        Box::new(Blind)
    }
    /// The side of a seat, in a word.
    fn side_name(world: &World<Self>, seat: Seat) -> String {
        Self::plays(world, seat).join("+")
    }
    /// All that players may use, whether or not they do.
    fn things(_world: &World<Self>, _localizer: &Localizer) -> Vec<Thing> {
        Vec::new()
    }
    /// The map, place by place.
    fn ground(_world: &World<Self>) -> Vec<Spot> {
        Vec::new()
    }

    // Numbers, for programs that learn.

    /// How positions and answers of a match are written as numbers; nothing for a game that has no such layout.
    fn layout(_world: &World<Self>) -> Option<Layout> {
        None
    }
    /// Writes what a seat sees, and what it is asked if it is, by the layout.
    fn observe(
        _world: &World<Self>,
        _view: &View<Self>,
        _seat: Seat,
        _ask: Option<&Ask<Self>>,
        _numbers: &mut Numbers<'_>,
    ) {
    }
    /// Writes an answer of a seat, by the layout.
    fn describe(
        _world: &World<Self>,
        _view: &View<Self>,
        _seat: Seat,
        _choice: &Choice<Self>,
        _numbers: &mut Numbers<'_>,
    ) {
    }
    /// The members of a space that make a difference, from what the seat that is asked may know; nothing where there are too many, of
    /// which some are drawn.
    fn members(_world: &World<Self>, _view: &View<Self>, _space: &Space<Self>) -> Option<Vec<Choice<Self>>> {
        None
    }

    // Generated files.

    /// The TypeScript of the game's types, for `web/protocol.ts` in its folder.
    #[cfg(feature = "ts")]
    fn typescript() -> crate::typescript::Types;
    /// What programs are told in words of the game's own: `EngineView`, `EngineSpace`, `EngineQuery` and `EngineFound`, declared in
    /// TypeScript.
    #[cfg(feature = "ts")]
    fn engine_types() -> Vec<String> {
        let same = [("View", "View"), ("Space", "Space"), ("Query", "Query"), ("Found", "Found")];
        same.map(|(name, is)| format!("type Engine{name} = {is};")).to_vec()
    }
    /// Content that pages need before there is a match: files of the game's folder, and their texts.
    #[cfg(feature = "ts")]
    fn generated() -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// A bot in every seat, with one source of chance for them and for dice and draws.
pub trait Bots<R: Rules>: Policy<R> {
    /// The same bots for another game, or for another question.
    fn again(&mut self, chance: Shuffler);

    /// Forgets what was planned before, for a question that has nothing to do with the last one.
    fn forget(&mut self) {}

    /// The answer for `seat`; nothing if the seat is not asked. Bots that think ahead imagine the game first (`table::Imagined`).
    fn answer(&mut self, game: &Game<R>, seat: Seat) -> Option<Answer<R>>
    where
        Self: Sized,
    {
        game.decide(seat, self)
    }

    /// The next answer of a game that these bots play: chance's, or that of a seat that is asked; nothing once it is over.
    fn next(&mut self, game: &Game<R>, chance: &mut Shuffler) -> Option<Answer<R>>
    where
        Self: Sized,
    {
        match game.pending() {
            Pending::Over(_) => None,
            Pending::Chance(wanted) => Some(wanted.by(chance)),
            Pending::Decide { prompts, .. } => {
                Some(self.answer(game, prompts[0].seat).expect("the seat is asked"))
            }
        }
    }

    /// The answer for `seat` that needs no more thought; nothing if it does, or if the seat is not asked.
    fn at_once(&mut self, _game: &Game<R>, _seat: Seat) -> Option<Answer<R>> {
        None
    }

    /// The answer for `seat`, thought about for as long as there is patience.
    fn think(&mut self, game: &Game<R>, seat: Seat, _patience: &Patience) -> Option<Answer<R>>
    where
        Self: Sized,
    {
        self.answer(game, seat)
    }
}

/// Something that is done with every game.
pub trait Visitor {
    /// With one of them.
    fn visit<G: HostedGame>(&mut self);
}
