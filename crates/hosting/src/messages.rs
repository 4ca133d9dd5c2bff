//! What the server and a browser say to each other. `docs/protocol.md` tells the story.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Barrier, CannotUndo, Phrase, Privacy, Problem, Seat};

use crate::Parts;

/// What a browser says over its socket.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub enum ToServer {
    /// A seat decides, or does something unasked.
    Answer {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
        /// The moment that was looked at.
        version: u32,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "Choice"))]
        choice: Box<RawValue>,
    },
    /// A seat takes its last choice back.
    Undo {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
    },
    /// A seat does again what it took back.
    Redo {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
    },
    /// A seat asks the others to go back to before its last choice, though something stands in the way.
    Propose {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
    },
    /// A seat agrees to what was proposed, or not.
    Consent {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
        /// Whether.
        yes: bool,
    },
    /// A seat gives up.
    Resign {
        /// Comes back with what it leads to.
        id: u32,
        /// Who.
        seat: Seat,
    },
    /// A pure question about the position.
    Query {
        /// Comes back with the answer.
        id: u32,
        /// The question.
        #[cfg_attr(feature = "ts", ts(type = "Query"))]
        query: Box<RawValue>,
    },
    /// Look at the table from one of one's own seats, or as somebody who watches.
    Sit {
        /// The seat.
        seat: Option<Seat>,
    },
    /// Say something to everybody at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Keep notes that nobody else sees.
    Notes {
        /// All of them.
        text: String,
    },
    /// How a match that is over stood after so many answers.
    Frame {
        /// Comes back with it.
        id: u32,
        /// How many answers.
        n: u32,
    },
}

/// What the server says to one browser. There is no message for everybody.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub enum ToClient<G: Parts> {
    /// The whole table as one viewer sees it: at first, and whenever the browser looks from another seat.
    Table(Box<Table<G>>),
    /// Something happened.
    Change(Box<Change<G>>),
    /// The answer to a question.
    Found {
        /// Of the question.
        id: u32,
        /// The answer.
        #[cfg_attr(feature = "ts", ts(type = "Found"))]
        found: G::Found,
    },
    /// It was done, and nothing that this viewer sees changed.
    Done {
        /// Of the request.
        id: u32,
    },
    /// It was not done, and nothing changed.
    Refused {
        /// Of the request.
        id: u32,
        /// Why.
        why: Phrase,
    },
    /// A match that is over, at an earlier moment.
    Frame(Box<Frame<G>>),
    /// Who sits where has changed.
    Seats(Vec<SeatInfo>),
    /// Somebody said something.
    Chat(ChatLine),
    /// The match that follows this one has begun.
    Next {
        /// Its name in addresses.
        id: String,
    },
    /// Somebody asks to go back, or that is settled.
    Proposal(Option<Proposal>),
    /// A message could not be understood: a sentence for those who write clients.
    Confused {
        /// What is wrong and what would be right.
        what: String,
    },
    /// The match has met a mistake of ours and is closed; nothing of it is lost.
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
    /// Whose eyes: a seat, or nobody's.
    pub seat: Option<Seat>,
    /// What never changes.
    #[cfg_attr(feature = "ts", ts(type = "WorldInfo"))]
    pub world: G::WorldInfo,
    /// What lies on the table.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: G::View,
    /// What is asked now.
    pub now: Now<G>,
    /// All that happened, as far as this viewer may know.
    pub log: Vec<Entry<G>>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// One's own notes.
    pub notes: String,
    /// Somebody asks to go back.
    pub proposal: Option<Proposal>,
    /// Every time that the match went back past what nobody can take back alone, in the order in which it did.
    pub rewinds: Vec<Rewind>,
}

/// What never changes about a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MatchInfo {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// When it began, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began: u64,
    /// The clock.
    pub clock: Clock,
    /// SHA-256 of the key that all dice come from, in hexadecimal: the key itself is told when the match is over.
    pub commitment: String,
    /// Whether anything is hidden from one player and known to another.
    pub secrets: bool,
    /// The path that invites somebody to an open seat, for those who sit at the table.
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
    /// The request of this browser that led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// Entries of the log from this answer on are void: they were taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// The match went back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Rewind>>", optional))]
    pub rewinds: Vec<Rewind>,
    /// New entries.
    pub log: Vec<Entry<G>>,
    /// What changed on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Delta", optional))]
    pub view: Option<G::Delta>,
    /// What is asked now.
    pub now: Now<G>,
}

/// A match that is over, at an earlier moment.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct Frame<G: Parts> {
    /// Of the request.
    pub id: u32,
    /// After so many answers.
    pub n: u32,
    /// Of so many.
    pub of: u32,
    /// What lay on the table.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: G::View,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct Entry<G: Parts> {
    /// The answer that led to it, from 1; 0 before the first.
    pub n: u32,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "Event"))]
    pub event: G::Event,
    /// As a sentence; nothing for what another one says already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub says: Option<Phrase>,
    /// The reasons behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub why: Vec<Phrase>,
}

/// What is asked now, of this viewer and of others.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Now<G: Parts> {
    /// Counts the moments: an answer names the one that it answers.
    pub version: u32,
    /// How many answers the match has.
    pub n: u32,
    /// What this viewer is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked<G>>,
    /// What this viewer has chosen, sealed until others have chosen too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>", optional))]
    pub sealed: Vec<G::Choice>,
    /// What this viewer may do unasked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<AsideInfo<G>>,
    /// The seats that are awaited.
    pub waiting: Vec<Seat>,
    /// When the time of those runs out, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub deadline: Option<u64>,
    /// Whether this viewer could take something back, and if not, why.
    pub undo: Undo,
    /// Whether this viewer could do again what it took back.
    pub redo: bool,
    /// The end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// A question.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame), optional_fields))]
pub struct Asked<G: Parts> {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    #[cfg_attr(feature = "ts", ts(type = "Ask"))]
    pub ask: G::Ask,
    /// As a sentence.
    pub says: Phrase,
    /// Answers that can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<G::Choice>,
    /// Each of them as a line, unless the browser has words for them itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Phrase>", optional))]
    pub labels: Vec<Phrase>,
    /// Answers too many to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Space", optional))]
    pub space: Option<G::Space>,
    /// How much the question shows of what only this seat knows: for people who share a screen, and for a page that would
    /// answer by itself.
    pub privacy: Privacy,
}

/// What may be done unasked.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(G = crate::typescript::AnyGame)))]
pub struct AsideInfo<G: Parts> {
    /// Who may.
    pub seat: Seat,
    /// What can be listed.
    #[cfg_attr(feature = "ts", ts(type = "Array<Choice>"))]
    pub options: Vec<G::Choice>,
    /// What cannot.
    #[cfg_attr(feature = "ts", ts(type = "Array<Space>"))]
    pub spaces: Vec<G::Space>,
}

/// Whether something can be taken back.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Undo {
    /// It can.
    Free,
    /// There is nothing.
    Nothing,
    /// Dice were rolled since.
    Die,
    /// Something was drawn since.
    Draw,
    /// Something hidden was shown since.
    Reveal,
    /// Somebody else acted since.
    Other(Seat),
    /// The time ran out since.
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

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// How it ended, as a sentence.
    pub says: Phrase,
    /// The seats that won; none for a draw.
    pub winners: Vec<Seat>,
    /// The key that all dice came from, in hexadecimal.
    pub key: String,
    /// What it means for what comes after it, where games are linked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub account: Option<serde_json::Value>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub player: Player,
    /// Whether that is the person in front of this browser.
    pub yours: bool,
    /// Whether they are looking at the table now.
    pub here: bool,
    /// Whether they have given up.
    pub resigned: bool,
    /// Whether their time ran out. Until they return, a bot gives each answer that takes too long.
    pub stand_in: bool,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Player {
    /// Nobody yet.
    Open,
    /// A person, by the name that they chose.
    Person(String),
    /// A bot of the house.
    Bot,
    /// The rules themselves, by the book.
    Automa,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// By whom.
    pub name: String,
    /// In which seat, if any.
    pub seat: Option<Seat>,
    /// In seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// What.
    pub text: String,
}

/// Somebody asks to go back to an earlier moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// Who asks.
    pub by: Seat,
    /// To so many answers.
    pub n: u32,
    /// The seats whose consent is still missing.
    pub missing: Vec<Seat>,
}

/// The match went back to an earlier moment, by agreement. It stays in the log, whatever is taken back later.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rewind {
    /// To so many answers.
    pub n: u32,
    /// As a sentence: who asked for it, and how many answers were taken back.
    pub says: Phrase,
}

/// How time is kept.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// The book's hourglass: so many minutes for movement and declaring.
    Hourglass {
        /// Minutes.
        minutes: u8,
    },
    /// So many days for each answer that a person is awaited for. When they run out a bot gives that one answer.
    Days {
        /// Days.
        days: u8,
    },
}

/// A match as somebody asks for it: the body of `POST /api/matches`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewMatch {
    /// Which game.
    pub game: String,
    /// The set-up that the game understands.
    #[cfg_attr(feature = "ts", ts(type = "Request"))]
    pub setup: Box<RawValue>,
    /// Who sits where, by seat. Seats that the rules play need not be named; the others are open if they are not.
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
}

/// Who shall sit in a seat.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatPlan {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub player: Planned,
}

/// Who shall sit in a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlannedPlayer"))]
pub enum Planned {
    /// Whoever starts the match; several seats are for several people at one screen.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of the house.
    Bot,
}

/// The person in front of a browser: `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name that they chose; empty at first.
    pub name: String,
}

/// A match in a list: `GET /api/matches` and `GET /api/lobby`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The match as it stands, in short: an object that the game's own part of the browser reads.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub short: serde_json::Map<String, serde_json::Value>,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// The seats that are awaited.
    pub waiting: Vec<Seat>,
    /// Whether one of them is this person's.
    pub your_turn: bool,
    /// Whether it is over.
    pub over: bool,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// When something happened last, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub stirred: u64,
    /// How time is kept.
    pub clock: Clock,
}

/// A seat in a list of matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// What is played from it, such as the factions `us` and `su`.
    pub plays: Vec<String>,
    /// Who sits there.
    pub player: Player,
    /// Whether that is the person in front of this browser.
    pub yours: bool,
}

/// Where a new match is: the reply to `POST /api/matches` and to taking a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// Its name in addresses.
    pub id: String,
}

/// An invitation that was opened: `GET /api/invitations/TOKEN`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// The match.
    #[serde(rename = "match")]
    pub summary: Summary,
}

/// Every chance of a match that is over, so that anybody can check it: `GET /api/matches/ID/chances`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chances {
    /// What was published when the match began.
    pub commitment: String,
    /// The key, in hexadecimal.
    pub key: String,
    /// In the order in which they were made; the first has the number 0.
    pub chances: Vec<Made>,
}

/// A chance that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Made {
    /// Dice.
    Roll {
        /// How many faces each has.
        sides: u8,
        /// What they showed.
        dice: Vec<u8>,
    },
    /// One of several things.
    Draw {
        /// Of how many.
        of: u32,
        /// Which, from 0.
        index: u32,
    },
}

/// Why a request over HTTP was not carried out. The status tells the rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, rename = "NotDone"))]
pub struct Failed {
    /// A sentence for people.
    pub why: Phrase,
    /// What exactly is wrong with a set-up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Problem>>", optional))]
    pub problems: Vec<Problem>,
}
