use serde::{Deserialize, Serialize, de::DeserializeOwned};
use table::{Chance, Phrase, Problem, Rules, Seat};

/// What a game tells of itself so that a server can host it and a browser can show it.
pub trait Wire: Rules<View: Send + Sync> {
    /// Whether the game's own rules know an hourglass. Elsewhere one runs for each answer, and a bot stands in when it is empty.
    const HAS_HOURGLASS: bool;

    /// A game as people ask for it.
    type Request: Clone + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What never changes in one match and everybody may know.
    type WorldInfo: std::fmt::Debug + Serialize;
    /// How one view differs from the one before.
    type Delta: std::fmt::Debug + Serialize;
    /// A question about a position. It is answered on a thread of its own.
    type Query: DeserializeOwned + Send;
    /// Its answer.
    type Found: std::fmt::Debug + Serialize;
    /// Somebody who plays a seat.
    type Bot: Send;

    /// The whole set-up, from what was asked for.
    fn setup(request: Self::Request) -> Result<Self::Setup, Vec<Problem>>;
    /// Asks for the game's own clock as well.
    fn put_on_clock(request: &mut Self::Request);
    /// Lets a game end in which nothing happens any more, where its rules have such an end. A server wants that of matches that bots
    /// could play on for ever.
    fn end_when_quiet(_setup: &mut Self::Setup) {}
    /// Which hourglass is running, if one is: the same number for as long as it is the same one.
    fn hourglass(view: &Self::View) -> Option<u64>;
    /// The game as it stands, for a list.
    fn in_short(world: &Self::World, view: &Self::View) -> InShort;
    /// What is played from a seat, such as factions.
    fn plays(world: &Self::World, seat: Seat) -> Vec<String>;
    /// What never changes.
    fn world_info(world: &Self::World) -> Self::WorldInfo;
    /// Whether anything is ever hidden from one player and known to another while the game is on.
    fn has_secrets(world: &Self::World) -> bool;
    /// How `after` differs from `before`; nothing if it does not.
    fn delta(before: &Self::View, after: &Self::View) -> Option<Self::Delta>;
    /// A question as a sentence.
    fn ask(ask: &Self::Ask) -> Phrase;
    /// Answers that can be listed, each as a line below its question; none if the browser has words for them itself.
    fn labels(_ask: &Self::Ask, _options: &[Self::Choice]) -> Vec<Phrase> {
        Vec::new()
    }
    /// An event as a sentence; nothing for what another one says already.
    fn event(event: &Self::Event) -> Option<Phrase>;
    /// The reasons behind an event, sentence by sentence.
    fn reasons(event: &Self::Event) -> Vec<Phrase>;
    /// A refusal as a sentence.
    fn why(why: &Self::Why) -> Phrase;
    /// The outcome as a sentence.
    fn outcome(outcome: &Self::Outcome) -> Phrase;
    /// The seats of the winning team; none for a draw.
    fn winners(world: &Self::World, outcome: &Self::Outcome) -> Vec<Seat>;
    /// What the end of a game means for what comes after it, where games are linked: for whoever shows it.
    fn account(_game: &table::Game<Self>, _winners: &[Seat]) -> Option<serde_json::Value> {
        None
    }
    /// The game that follows one that has ended, where games are linked; nothing if none does.
    fn sequel(
        _setup: &Self::Setup,
        _game: &table::Game<Self>,
        _winners: &[Seat],
    ) -> Result<Option<Self::Setup>, Vec<Problem>> {
        Ok(None)
    }
    /// Answers a question from what a viewer may know.
    fn query(world: &Self::World, view: &Self::View, query: Self::Query) -> Result<Self::Found, Phrase>;
    /// Seats that nobody is asked for, because the rules themselves play them.
    fn automata(world: &Self::World) -> Vec<Seat>;
    /// A bot for this match.
    fn bot(world: &Self::World) -> Self::Bot;
    /// What a bot would answer for `seat`; nothing if it is not asked.
    fn decide(
        bot: &mut Self::Bot,
        game: &table::Game<Self>,
        seat: Seat,
        chance: &mut dyn Chance,
    ) -> Option<table::Answer<Self>>;
}

/// A game as it stands, for a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InShort {
    /// The name of the board.
    pub board: String,
    /// Missions in play, such as `v2`.
    pub missions: Vec<String>,
    /// The round, from 1; 0 while setting up.
    pub round: u16,
}
