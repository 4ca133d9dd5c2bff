//! The messages that the server and a browser exchange. `docs/protocol.md` describes them.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Arg, Barrier, CannotUndo, Phrase, Privacy, Problem, Seat};

use crate::{Parts, Style, Styled, pack::Manifest};

/// A message from a browser, over its socket.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub enum ToServer {
    /// A seat answers a question, or acts without being asked.
    Answer {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that answers.
        seat: Seat,
        /// The version of the position that the answer is based on.
        version: u32,
        /// The answer.
        #[cfg_attr(feature = "ts", ts(type = "Choice"))]
        choice: Box<RawValue>,
    },
    /// A seat takes its last choice back.
    Undo {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that takes its choice back.
        seat: Seat,
    },
    /// A seat does again what it took back.
    Redo {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that repeats its choice.
        seat: Seat,
    },
    /// A seat asks the others to go back to before its last choice, although it cannot undo that choice alone.
    Propose {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that asks.
        seat: Seat,
    },
    /// A seat agrees to a proposal, or rejects it.
    Consent {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that votes.
        seat: Seat,
        /// Whether the seat agrees.
        yes: bool,
    },
    /// A seat gives up.
    Resign {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that gives up.
        seat: Seat,
    },
    /// A pure question about the position.
    Query {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The question.
        #[cfg_attr(feature = "ts", ts(type = "Query"))]
        query: Box<RawValue>,
    },
    /// "What would you do?": advice for the question that one of your own seats is asked. The answer comes as `Found`.
    Hint {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that asks.
        seat: Seat,
    },
    /// A seat says what it answers without being asked from now on. The orders that it gave before are withdrawn.
    Orders {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The seat that gives them.
        seat: Seat,
        /// The names of all the orders that stand.
        orders: Vec<String>,
    },
    /// Look at the table from one of your own seats, or as a spectator.
    Sit {
        /// The seat; `None` for a spectator.
        seat: Option<Seat>,
    },
    /// Say something to everybody at the table; from one who has no seat, to those who watch, and to players once the match is over.
    Chat {
        /// The text of the message.
        text: String,
    },
    /// Save private notes.
    Notes {
        /// The full text of the notes.
        text: String,
    },
    /// Ask for the position after a number of answers, as the own seat saw it.
    Frame {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The number of answers.
        n: u32,
        /// As another seat saw it, once the match is over or if nothing is ever hidden in it; `None` for one's own eyes.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Ask how a finished match went.
    Report {
        /// The id of the request, repeated in the reply.
        id: u32,
    },
    /// Ask for the analysis of a finished match: what there is of it, and from then on how it goes.
    Analysis {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// Whether it is to be begun, if it is not there yet.
        begin: bool,
    },
    /// Ask for earlier entries of the log.
    Log {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// Entries of answers before this one are wanted.
        before: u32,
    },
    /// Promise a secret number to be mixed into the chance of this match, before anybody shows theirs.
    Pledge {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// SHA-256 of the number, in hexadecimal.
        pledge: String,
    },
    /// Show the number that was promised, once everybody has promised theirs.
    Number {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// The 32 bytes of the number, in hexadecimal; `None` if it is lost, and the match goes on without it.
        number: Option<String>,
    },
    /// A bot with an account asks for what the engine protocol has: `pending`, `view`, `world`, `query` and `queries`. Only bots may.
    Engine {
        /// The id of the request, repeated in the reply.
        id: u32,
        /// One of the bot's own seats.
        seat: Seat,
        /// The request, as a program writes it, without an id.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        request: serde_json::Map<String, serde_json::Value>,
    },
}

/// A message from the server to one browser. There are no broadcast messages.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub enum ToClient<G: Parts> {
    /// The whole table as one viewer sees it: sent on connection, and whenever the browser switches seats.
    Table(Box<Table<G>>),
    /// Something happened.
    Change(Box<Change<G>>),
    /// The answer to a question.
    Found {
        /// The id of the question.
        id: u32,
        /// The answer.
        #[cfg_attr(feature = "ts", ts(type = "Found"))]
        found: G::Found,
    },
    /// The request was carried out, and nothing that this viewer sees has changed.
    Done {
        /// The id of the request.
        id: u32,
    },
    /// The request was refused, and nothing has changed.
    Refused {
        /// The id of the request.
        id: u32,
        /// The reason, as a sentence.
        why: Phrase,
    },
    /// The match at an earlier moment.
    Frame(Box<Frame<G>>),
    /// How a finished match went.
    Report {
        /// The id of the request.
        id: u32,
        /// What can be told of it; nothing in a game that counts nothing.
        report: Option<Report>,
    },
    /// The analysis of a finished match, or how far it is. Who has asked for it is told whenever that changes.
    Analysis {
        /// The id of the request, if this answers one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u32>,
        /// How far it is.
        stage: AnalysisStage,
    },
    /// Earlier entries of the log.
    Log(Box<LogPage<G>>),
    /// The seating has changed.
    Seats(Vec<SeatInfo>),
    /// Your own standing orders have changed.
    Orders(Vec<SeatOrders>),
    /// A new chat message.
    Chat(ChatLine),
    /// The match that follows this one has begun.
    Next {
        /// The id of that match, as used in addresses.
        id: String,
    },
    /// A player has asked to go back, or the proposal has been settled.
    Proposal(Option<Proposal>),
    /// Someone has promised or shown a number.
    Mixing(Mixing),
    /// The reply to a request of the engine protocol.
    Engine {
        /// The id of the request.
        id: u32,
        /// `ok` or `error`, as a program reads it.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        reply: serde_json::Value,
    },
    /// A message could not be understood. The text is for developers of clients.
    Confused {
        /// What is wrong and what was expected.
        what: String,
    },
    /// The match hit an internal error and is closed; no data is lost.
    Fault,
}

/// The whole table as one viewer sees it.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Table<G: Parts> {
    /// The match.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// The seat whose view this is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The parts of the game that never change, unless the browser said that it fetches them by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "WorldInfo", optional))]
    pub world: Option<G::WorldInfo>,
    /// The name under which it fetches them: `/api/matches/{id}/world/{name}`. What has this name never changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub world_id: Option<String>,
    /// The position, as far as this viewer may see it.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: G::View,
    /// The questions that are open now.
    pub now: Now<G>,
    /// What has happened lately, as far as this viewer may know it.
    pub log: Vec<Entry<G>>,
    /// Whether there are earlier entries, which can be asked for.
    pub earlier: bool,
    /// The seating.
    pub seats: Vec<SeatInfo>,
    /// The chat so far.
    pub chat: Vec<ChatLine>,
    /// The viewer's own notes.
    pub notes: String,
    /// The standing orders of one's own seats, in a game that knows any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SeatOrders>>", optional))]
    pub orders: Vec<SeatOrders>,
    /// The open proposal to go back, if there is one.
    pub proposal: Option<Proposal>,
    /// Every time the match went back past something that no player can undo alone, in order.
    pub rewinds: Vec<Rewind>,
    /// The numbers that people mix into the chance of this match, if they do.
    pub mixing: Option<Mixing>,
}

/// The numbers that people mix into the chance of a match. Nothing is rolled or dealt before it is done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mixing {
    /// How far it is.
    pub stage: MixingStage,
    /// What people have promised and shown.
    pub numbers: Vec<Mixed>,
    /// The seats that are awaited, one for each person.
    pub missing: Vec<Seat>,
}

/// How far the mixing of numbers is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MixingStage {
    /// Seats are open, or someone has not promised a number yet.
    Pledging,
    /// Everybody has promised, and shows the number now.
    Showing,
    /// All numbers are mixed in.
    Done,
}

/// A number of one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mixed {
    /// The first seat of that person.
    pub seat: Seat,
    /// SHA-256 of the number, in hexadecimal.
    pub pledge: String,
    /// The number, in hexadecimal, once it is shown; `None` for good if it is lost or was not shown in time.
    pub number: Option<String>,
    /// The match goes on without this number.
    pub forgone: bool,
}

/// What never changes about a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MatchInfo {
    /// The id of the match, as used in addresses.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// When it began, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began: u64,
    /// The clock.
    pub clock: Clock,
    /// Whether it counts for the ladder.
    pub rated: bool,
    /// When those who watch see what happens.
    pub spectating: Spectating,
    /// SHA-256 of the key that all dice come from, in hexadecimal. The key itself is revealed when the match is over.
    pub commitment: String,
    /// Whether anything is known to one player and hidden from another.
    pub secrets: bool,
    /// The path that invites a person to an open seat; only for people at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// The match that follows this one, such as the next chapter of a campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Something happened.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Change<G: Parts> {
    /// The request of this browser that caused the change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// Log entries from this answer on are void, because they were taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// The times the match went back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Rewind>>", optional))]
    pub rewinds: Vec<Rewind>,
    /// New log entries.
    pub log: Vec<Entry<G>>,
    /// What changed in the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Delta", optional))]
    pub view: Option<G::Delta>,
    /// The questions that are open now.
    pub now: Now<G>,
}

/// The match at an earlier moment.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct Frame<G: Parts> {
    /// The id of the request.
    pub id: u32,
    /// The number of answers up to this moment.
    pub n: u32,
    /// The number of answers in the whole match, as far as this viewer knows of them.
    pub of: u32,
    /// The position at that moment.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: G::View,
}

/// Earlier entries of the log.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct LogPage<G: Parts> {
    /// The id of the request.
    pub id: u32,
    /// The entries, in order: those of whole answers.
    pub log: Vec<Entry<G>>,
    /// Whether there are entries before them.
    pub earlier: bool,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct Entry<G: Parts> {
    /// The number of the answer that caused it, from 1; 0 for entries before the first answer.
    pub n: u32,
    /// The event.
    #[cfg_attr(feature = "ts", ts(type = "Event"))]
    pub event: G::Event,
    /// The event as a sentence; `None` if another entry already says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub says: Option<Phrase>,
    /// The reasons for the event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub why: Vec<Phrase>,
    /// Whether it says something that others may not know, so that it is put away where several people share a screen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub private: bool,
}

/// The questions that are open now, for this viewer and for others.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Now<G: Parts> {
    /// The version of the position. An answer names the version that it is based on.
    pub version: u32,
    /// The number of answers so far.
    pub n: u32,
    /// The question for this viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked<G>>,
    /// The choices this viewer has made, sealed until the others have chosen too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>", optional))]
    pub sealed: Vec<G::Choice>,
    /// What this viewer may do without being asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<AsideInfo<G>>,
    /// The seats that the game is waiting for.
    pub waiting: Vec<Seat>,
    /// When those seats run out of time, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub deadline: Option<u64>,
    /// Whether this viewer can undo something, and if not, why.
    pub undo: Undo,
    /// Whether this viewer can redo what it took back.
    pub redo: bool,
    /// The result, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// A question.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Asked<G: Parts> {
    /// The seat that is asked.
    pub seat: Seat,
    /// The question.
    #[cfg_attr(feature = "ts", ts(type = "Ask"))]
    pub ask: G::Ask,
    /// The question as a sentence.
    pub says: Phrase,
    /// The answers that can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<G::Choice>,
    /// A label for each of these answers, unless the browser has its own words for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub labels: Vec<Phrase>,
    /// The answers, where they are too many to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Space", optional))]
    pub space: Option<G::Space>,
    /// The name of a standing order that would have answered it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// How much the question reveals of what only this seat knows: for people who share a screen, and for a page that would
    /// answer automatically.
    pub privacy: Privacy,
}

/// What a seat may say in advance, and what it has said. Only its own player is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatOrders {
    /// The seat.
    pub seat: Seat,
    /// All orders that it may give.
    pub orders: Vec<OrderInfo>,
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrderInfo {
    /// Its name.
    pub key: String,
    /// The order, as one gives it.
    pub says: Phrase,
    /// Whether it stands.
    pub given: bool,
}

/// What a seat may do without being asked.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct AsideInfo<G: Parts> {
    /// The seat that may act.
    pub seat: Seat,
    /// The actions that can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<G::Choice>,
    /// The actions that are too many to list.
    #[cfg_attr(feature = "ts", ts(type = "Array<Space>"))]
    pub spaces: Vec<G::Space>,
}

/// Whether an undo is possible.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Undo {
    /// It is possible.
    Free,
    /// There is nothing to undo.
    Nothing,
    /// Dice have been rolled since.
    Die,
    /// Something has been drawn since.
    Draw,
    /// Something hidden has been revealed since.
    Reveal,
    /// Another seat has acted since.
    Other(Seat),
    /// The time has run out since.
    Clock,
}

impl From<Result<(), CannotUndo>> for Undo {
    fn from(result: Result<(), CannotUndo>) -> Undo {
        match result {
            Ok(()) => Undo::Free,
            Err(CannotUndo::Nothing) => Undo::Nothing,
            Err(CannotUndo::Past(Barrier::Die)) => Undo::Die,
            Err(CannotUndo::Past(Barrier::Draw)) => Undo::Draw,
            Err(CannotUndo::Past(Barrier::Reveal)) => Undo::Reveal,
            Err(CannotUndo::Past(Barrier::Other(seat))) => Undo::Other(seat),
            Err(CannotUndo::Past(Barrier::Clock)) => Undo::Clock,
        }
    }
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// How it ended, as a sentence.
    pub says: Phrase,
    /// The seats that won; none for a draw.
    pub winners: Vec<Seat>,
    /// The key that all dice came from, in hexadecimal.
    pub key: String,
    /// What the result means for the games that follow, where games are linked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub account: Option<serde_json::Value>,
}

/// How far the analysis of a finished match is.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AnalysisStage {
    /// There is none.
    None {
        /// Why this person may not ask for one; nothing if they may.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<Phrase>,
    },
    /// Others are analysed before it.
    Waiting {
        /// How many.
        ahead: u32,
    },
    /// It is being worked out.
    Working {
        /// How many pieces of the work are done.
        done: u32,
        /// How many there are.
        of: u32,
    },
    /// It is there.
    Done(#[cfg_attr(feature = "ts", ts(as = "crate::analysis::Analysis"))] Box<RawValue>),
}

/// How a finished match went, counted from its journal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// What the sides were counted by over time, such as factories.
    pub counted: Phrase,
    /// The sides.
    pub sides: Vec<SideReport>,
}

/// How it went for one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideReport {
    /// Its seats.
    pub seats: Vec<Seat>,
    /// What it had at the beginning and after each round or turn.
    pub course: Vec<i32>,
    /// What it lost, by name.
    pub lost: Vec<Arg>,
    /// Its luck, if chance decided anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub luck: Option<Luck>,
    /// What it kept secret until the end, such as orders.
    pub secrets: Vec<Phrase>,
}

/// What dice or cards gave, beside what they give on average.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Luck {
    /// Dice that were rolled, or cards that were turned.
    pub tries: u32,
    /// How many of them hit.
    pub hits: u32,
    /// Hits to be expected, in thousandths, from the exact odds of every try.
    pub expected: u64,
}

impl Luck {
    /// One or several tries at once, and what was to be expected of them in thousandths.
    pub fn add(&mut self, tries: u32, hits: u32, expected: u64) {
        self.tries += tries;
        self.hits += hits;
        self.expected += expected;
    }

    /// Nothing, if chance decided nothing.
    pub fn told(self) -> Option<Luck> {
        Some(self).filter(|it| 0 < it.tries)
    }
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// The player in this seat.
    pub player: Player,
    /// Whether this is the person using this browser.
    pub yours: bool,
    /// Whether the player is looking at the table now.
    pub here: bool,
    /// Whether the player has resigned.
    pub resigned: bool,
    /// Whether the player ran out of time. Until they return, a bot gives each answer that takes too long.
    pub stand_in: bool,
    /// Whether the person using this browser may ask the player to leave.
    pub removable: bool,
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Player {
    /// Nobody yet.
    Open,
    /// A person, with the name that they chose.
    Person(String),
    /// Someone's program with an account of its own, by its name.
    Program(String),
    /// A built-in bot.
    Bot,
    /// A bot that thinks ahead, of this level.
    Search(u8),
    /// One that has a style as well.
    Styled(Styled),
    /// The rules themselves, as the rulebook describes.
    Automa,
}

impl Player {
    /// A bot that thinks ahead.
    pub fn thinker(level: u8, style: Option<Style>) -> Player {
        style.map_or(Player::Search(level), |style| Player::Styled(Styled { level, style }))
    }
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// The name of the author.
    pub name: String,
    /// The author's seat; none for one who watches, whom players hear once the match is over.
    pub seat: Option<Seat>,
    /// When it was sent, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// The text.
    pub text: String,
}

/// A request to go back to an earlier moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// The seat that asks.
    pub by: Seat,
    /// The number of answers to go back to.
    pub n: u32,
    /// The seats that have not agreed yet.
    pub missing: Vec<Seat>,
}

/// A return to an earlier moment, by agreement. It stays in the log, whatever is taken back later.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rewind {
    /// The number of answers that the match went back to.
    pub n: u32,
    /// As a sentence: who asked for it, and how many answers were taken back.
    pub says: Phrase,
}

/// How time is kept.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// The rulebook's hourglass: a number of minutes for movement and declaring.
    Hourglass {
        /// The number of minutes.
        minutes: u8,
    },
    /// A number of days for each answer by a person. When they run out, a bot gives that one answer.
    Days {
        /// The number of days.
        days: u8,
    },
}

/// When spectators see what happens in a match that goes on. Once it is over, everybody sees all of it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Spectating {
    /// At once.
    #[default]
    Live,
    /// Once so many whole turns more have been played.
    Turns {
        /// The number of turns.
        turns: u8,
    },
    /// After so many minutes, and at most one more.
    Minutes {
        /// The number of minutes.
        minutes: u16,
    },
    /// When it is over.
    End,
}

/// A request for a new match: the body of `POST /api/matches`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewMatch {
    /// The name of the game.
    pub game: String,
    /// The set-up, in the game's own format.
    #[cfg_attr(feature = "ts", ts(type = "Request"))]
    pub setup: Box<RawValue>,
    /// The players, by seat. Seats that the rules play can be left out; other seats that are left out are open.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SeatPlan>>", optional))]
    pub seats: Vec<SeatPlan>,
    /// How time is kept.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Clock>", optional))]
    pub clock: Clock,
    /// Whether strangers may take open seats, from the lobby.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub listed: bool,
    /// Whether every person mixes a number of their own into the chance of the match, before anything is rolled or dealt.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub mixed: bool,
    /// Whether it counts for the ladder: a match of two, with a clock.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// When those who watch see what happens.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Spectating>", optional))]
    pub spectating: Spectating,
}

/// The player planned for a seat.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPlan {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: Planned,
}

/// The player planned for a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlannedPlayer"))]
pub enum Planned {
    /// The person who starts the match; several such seats are for several people at one screen.
    Me,
    /// Anybody who joins.
    Open,
    /// A built-in bot.
    Bot,
    /// A bot that thinks ahead, of this level, where the game has such.
    Search(u8),
    /// One in a style, where the game has styles.
    Styled(Styled),
}

/// The person using a browser: `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name that they chose; empty at first.
    pub name: String,
}

/// A device of a person: `GET /api/me/devices`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Device {
    /// What it is called in requests.
    pub id: String,
    /// Its browser and its system, as far as the browser told.
    pub name: String,
    /// Since when it is this person's, in seconds since 1970; 0 if that was not written down.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// On which day it was last here, in seconds since 1970; 0 if that was not written down.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: u64,
    /// Whether it is this one.
    pub this: bool,
}

/// Someone whom a person does not want to play with: `GET /api/me/blocked`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// What they are called in requests.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// A bot of one's own: `GET /api/me/bots`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnBot {
    /// What it is called in requests.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Since when there is this account, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// When its program was last here, to the minute; 0 if never.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: u64,
    /// Whether others may challenge it.
    pub open: bool,
}

/// The bots of a person, and how many they may have.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnBots {
    /// The bots.
    pub bots: Vec<OwnBot>,
    /// No more than this.
    pub most: u32,
}

/// An account that was just made, or given another token: `POST /api/me/bots` and `POST /api/me/bots/token`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotToken {
    /// What the bot is called in requests.
    pub id: String,
    /// What its program shows. It is told once, and only its hash is kept.
    pub token: String,
}

/// A bot that can be challenged: `GET /api/bots`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BotInfo {
    /// What it is called in requests.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The name of its owner; empty for one of the operator's.
    pub by: String,
    /// Whether its program is here now.
    pub here: bool,
    /// Whether the person who asks may challenge it.
    pub open: bool,
}

/// A seat that is offered to a bot: `GET /api/challenges`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Challenge {
    /// The id of the match, as used in addresses.
    #[serde(rename = "match")]
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The name of who offers it.
    pub by: String,
    /// The match.
    pub summary: Summary,
}

/// A match in a list: `GET /api/matches` and `GET /api/lobby`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// The id of the match, as used in addresses.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// A short summary of the position: an object that the game's own browser code reads.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub short: serde_json::Map<String, serde_json::Value>,
    /// The seating.
    pub seats: Vec<SeatSummary>,
    /// The seats that the game is waiting for.
    pub waiting: Vec<Seat>,
    /// Whether one of those seats is this person's.
    pub your_turn: bool,
    /// Whether the match is over.
    pub over: bool,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// When something last happened, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub stirred: u64,
    /// How time is kept.
    pub clock: Clock,
    /// Whether it counts for the ladder.
    pub rated: bool,
    /// When those who watch see what happens.
    pub spectating: Spectating,
}

/// The ladder of a game: `GET /api/ladder/GAME/KIND`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ladder {
    /// The players, the highest first.
    pub players: Vec<LadderPlayer>,
    /// The person who asks, if they are among them or below.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<LadderPlayer>,
}

/// How someone stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LadderPlayer {
    /// What they are called in addresses.
    pub id: String,
    /// Their name; empty if they are no longer here.
    pub name: String,
    /// The rating.
    pub rating: i32,
    /// With 95 percent confidence the strength is within two of these.
    pub deviation: i32,
    /// Too little is known of them yet.
    pub provisional: bool,
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
}

/// A player of the ladder: `GET /api/ladder/GAME/KIND/ID`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LadderCourse {
    /// How they stand.
    pub player: LadderPlayer,
    /// Their rated matches, the latest first.
    pub matches: Vec<RatedMatch>,
}

/// A rated match in the course of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatedMatch {
    /// When it ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// The id of the match, as used in addresses, unless it was deleted.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The name of the opponent; empty if they are no longer here.
    pub opponent: String,
    /// Two for a win, one for a draw.
    pub score: u8,
    /// The rating after it; nothing if it did not count.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// By how much it changed.
    pub change: i32,
}

/// How the members of a league are paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeaguePairing {
    /// Everybody meets everybody once.
    Once,
    /// Everybody meets everybody twice, in the other seat the second time.
    Twice,
    /// Those meet who stand alike.
    Swiss {
        /// The number of rounds.
        rounds: u8,
    },
}

/// A league to make: the body of `POST /api/leagues`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewLeague {
    /// What it is called.
    pub name: String,
    /// How its members are paired.
    pub pairing: LeaguePairing,
    /// How many days a round takes.
    pub days: u16,
    /// What is played: a match of two. Who sits where, and whether it is listed or rated, does not matter.
    pub plan: NewMatch,
}

/// The stage that a league is in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeagueState {
    /// Members join.
    Gathers,
    /// A round is played.
    Plays,
    /// All rounds have been played.
    Over,
    /// It was closed before that.
    Closed,
}

/// A league in a list: `GET /api/leagues`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueSummary {
    /// The id, as used in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The stage that it is in.
    pub state: LeagueState,
    /// The round, from 1; 0 before it begins.
    pub round: u32,
    /// How many rounds there are; 0 if that is not known yet.
    pub rounds: u32,
    /// How many members it has.
    pub members: u32,
    /// When the round ends at the latest, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// Whether the person who asks runs it.
    pub runs: bool,
}

/// What a link invites to: `GET /api/leagues/invitations/TOKEN`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueInvitation {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// Who runs it; empty if nobody does any more.
    pub organiser: String,
    /// How its members are paired.
    pub pairing: LeaguePairing,
    /// How many days a round takes.
    pub days: u32,
    /// How time is kept in its matches.
    pub clock: Clock,
    /// How many members it has, and how many it may have.
    pub members: u32,
    /// How many it may have.
    pub most: u32,
    /// Whether members still join.
    pub open: bool,
    /// The id of the league, if the person who asks is a member.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A league, as its members see it: `GET /api/leagues/ID`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct League {
    /// The id, as used in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// How time is kept in its matches.
    pub clock: Clock,
    /// How its members are paired.
    pub pairing: LeaguePairing,
    /// How many days a round takes.
    pub days: u32,
    /// The stage that it is in.
    pub state: LeagueState,
    /// The round, from 1; 0 before it begins.
    pub round: u32,
    /// How many rounds there are; 0 if that is not known yet.
    pub rounds: u32,
    /// When the round ends at the latest, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// Who runs it; empty if nobody does any more.
    pub organiser: String,
    /// Whether the person who asks runs it.
    pub runs: bool,
    /// Which member the person who asks is.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<u32>,
    /// Whether that person wants to be reminded of rounds.
    pub remind: bool,
    /// The path that invites members, for who runs it, while they may join.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// How few members it needs to start.
    pub fewest: u32,
    /// How many it may have.
    pub most: u32,
    /// The members, as they stand in the table.
    pub members: Vec<LeagueMember>,
    /// Who was paired with whom, round by round.
    pub pairings: Vec<LeaguePair>,
    /// The match of this round of the person who asks, while it goes on.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub own: Option<Summary>,
}

/// A member of a league, in its table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeagueMember {
    /// What they are called in requests, from 1.
    pub n: u32,
    /// Their name; empty if they are no longer here.
    pub name: String,
    /// Whether they run the league.
    pub organiser: bool,
    /// Whether they play no more: they left, or were removed.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<LeagueGone>,
    /// Their points.
    pub points: f64,
    /// Sonneborn-Berger, or Buchholz in a Swiss tournament: it decides where points are even.
    pub tie: f64,
    /// Matches won, with those that were judged.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
}

/// Why a member plays no more.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeagueGone {
    /// They left, or their account is gone or banned.
    Left,
    /// Who runs the league removed them.
    Removed,
}

/// Two members who were paired, or one who was free.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaguePair {
    /// The round, from 1.
    pub round: u32,
    /// Who has the first seat.
    pub first: u32,
    /// Who has the second one; nobody if the first is free.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<u32>,
    /// The id of their match, as used in addresses, unless there is none.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What each of them got; nothing while they play.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f64; 2]>,
    /// How it came to that.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<LeagueResult>,
}

/// How it came to a result.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LeagueResult {
    /// The match was played to its end, or given up.
    Played,
    /// There was nobody to meet.
    Free,
    /// It was not over in time.
    Late,
    /// It was not over in time, and nobody had played.
    Nobody,
    /// Who runs the league said so.
    Declared,
    /// One of them had left, or was removed.
    Left,
    /// The match was closed or deleted.
    Void,
}

/// A seat in a list of matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// What is played from it, such as the factions `us` and `su`.
    pub plays: Vec<String>,
    /// The player in this seat.
    pub player: Player,
    /// Whether this is the person using this browser.
    pub yours: bool,
}

/// The address of a new match: the reply to `POST /api/matches` and to taking a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// The id of the match, as used in addresses.
    pub id: String,
}

/// An opened invitation: `GET /api/invitations/TOKEN`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// The match.
    #[serde(rename = "match")]
    pub summary: Summary,
}

/// Every random outcome of a finished match, so that anybody can verify it: `GET /api/matches/ID/chances`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chances {
    /// The commitment published when the match began.
    pub commitment: String,
    /// The key, in hexadecimal.
    pub key: String,
    /// The numbers of people that were mixed into the key, in the order of their seats; none if the key was used alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub numbers: Option<Vec<Mixed>>,
    /// The outcomes in order; the first has number 0.
    pub chances: Vec<Made>,
}

/// A random outcome.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Made {
    /// A roll of dice.
    Roll {
        /// The number of faces of each die.
        sides: u8,
        /// The results.
        dice: Vec<u8>,
    },
    /// A draw of one thing from several.
    Draw {
        /// The number of things to draw from.
        of: u32,
        /// The index of the thing drawn, from 0.
        index: u32,
    },
}

/// Why an HTTP request was not carried out. The status code says the rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, rename = "NotDone"))]
pub struct Failed {
    /// The reason, as a sentence for people.
    pub why: Phrase,
    /// Everything that is wrong with the set-up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Problem>>", optional))]
    pub problems: Vec<Problem>,
    /// Everything that is wrong with a pack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<ContentFault>>", optional))]
    pub faults: Vec<ContentFault>,
}

/// Content that someone is making, to be checked: `POST /api/games/{game}/check`. A file of a pack has the same form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnContent {
    /// The name of its file, which says what sort of content it is.
    pub file: String,
    /// What is in it.
    pub text: String,
}

/// What a game says about content that someone is making.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Examined {
    /// What is wrong with it, all at once; none if it can be played.
    pub faults: Vec<ContentFault>,
    /// How many more faults there are than anybody would read.
    pub more: usize,
    /// What the game reads in it, for its own part of the browser; nothing if it cannot be read.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub content: serde_json::Value,
}

/// Something that is wrong with content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContentFault {
    /// What is wrong.
    pub says: Phrase,
    /// Where, as the game names places.
    pub places: Vec<String>,
    /// The line of the file, from 1.
    pub line: u32,
}

/// What is in a pack: to be packed with `POST /api/packs`, and what came of `POST /api/packs/open`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Packed {
    /// What is written on it.
    pub manifest: Manifest,
    /// Its files.
    pub files: Vec<OwnContent>,
}

/// How a person is told that it is their turn: `GET /api/me/notices`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notices {
    /// What a browser needs to subscribe; nothing if this server sends no pushes.
    pub push_key: Option<String>,
    /// The addresses of their browsers at push services.
    pub pushes: Vec<String>,
    /// Whether this server sends mail.
    pub mails: bool,
    /// Their address.
    pub mail: Option<MailAddress>,
    /// The hosts to which webhooks may go; none if this server has no webhooks.
    pub webhook_hosts: Vec<String>,
    /// Where they are called when it is their turn, if they have set it up.
    pub webhook: Option<Webhook>,
    /// The language of what they are sent.
    pub language: String,
    /// Their time zone, such as `Europe/Rome`.
    pub zone: String,
    /// When they are sent nothing.
    pub quiet: Option<QuietHours>,
    /// The matches that they are told of.
    pub matches: Vec<String>,
}

/// Hours of each day, in minutes since midnight: from one time to another, over midnight if that is earlier.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin.
    pub from: u16,
    /// When they end.
    pub to: u16,
}

/// An address of mail.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MailAddress {
    /// As it was given.
    pub address: String,
    /// Whether someone has opened the link that was sent to it. Before, nothing else is.
    pub confirmed: bool,
}

/// Where a club's own program is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Webhook {
    /// The address that is asked.
    pub url: String,
    /// What requests are signed with.
    pub secret: String,
}
