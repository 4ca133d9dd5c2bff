// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

/** What a game names. */
export interface Game {
  request: unknown;
  world: unknown;
  view: unknown;
  delta: unknown;
  ask: unknown;
  choice: unknown;
  space: unknown;
  event: unknown;
  query: unknown;
  found: unknown;
}

export type Arg = number | string | Array<Arg> | Phrase | { [of in string]: string };

export type AsideInfo<G extends Game> = { 
/**
 * Who may.
 */
seat: Seat, 
/**
 * What can be listed.
 */
options: Array<G["choice"]>, 
/**
 * What cannot.
 */
spaces: Array<G["space"]>, };

export type Asked<G extends Game> = { 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What.
 */
ask: G["ask"], 
/**
 * As a sentence.
 */
says: Phrase, 
/**
 * Answers that can be listed.
 */
options: Array<G["choice"]>, 
/**
 * Each of them as a line, unless the browser has words for them itself.
 */
labels?: Array<Phrase>, 
/**
 * Answers too many to list.
 */
space?: G["space"], 
/**
 * How much the question shows of what only this seat knows: for people who share a screen, and for a page that would
 * answer by itself.
 */
privacy: Privacy, };

export type Chances = { 
/**
 * What was published when the match began.
 */
commitment: string, 
/**
 * The key, in hexadecimal.
 */
key: string, 
/**
 * In the order in which they were made; the first has the number 0.
 */
chances: Array<Made>, };

export type Change<G extends Game> = { 
/**
 * The request of this browser that led to it.
 */
id?: number, 
/**
 * Entries of the log from this answer on are void: they were taken back.
 */
from?: number, 
/**
 * The match went back.
 */
rewinds?: Array<Rewind>, 
/**
 * New entries.
 */
log: Array<Entry<G>>, 
/**
 * What changed on the table.
 */
view?: G["delta"], 
/**
 * What is asked now.
 */
now: Now<G>, };

export type ChatLine = { 
/**
 * By whom.
 */
name: string, 
/**
 * In which seat, if any.
 */
seat: Seat | null, 
/**
 * In seconds since 1970.
 */
at: number, 
/**
 * What.
 */
text: string, };

export type Clock = "none" | { "hourglass": { 
/**
 * Minutes.
 */
minutes: number, } } | { "days": { 
/**
 * Days.
 */
days: number, } };

export type Created = { 
/**
 * Its name in addresses.
 */
id: string, };

export type Entry<G extends Game> = { 
/**
 * The answer that led to it, from 1; 0 before the first.
 */
n: number, 
/**
 * What happened.
 */
event: G["event"], 
/**
 * As a sentence; nothing for what another one says already.
 */
says?: Phrase, 
/**
 * The reasons behind it.
 */
why?: Array<Phrase>, };

export type Frame<G extends Game> = { 
/**
 * Of the request.
 */
id: number, 
/**
 * After so many answers.
 */
n: number, 
/**
 * Of so many.
 */
of: number, 
/**
 * What lay on the table.
 */
view: G["view"], };

export type Invitation = { 
/**
 * The match.
 */
match: Summary, };

export type Made = { "roll": { 
/**
 * How many faces each has.
 */
sides: number, 
/**
 * What they showed.
 */
dice: Array<number>, } } | { "draw": { 
/**
 * Of how many.
 */
of: number, 
/**
 * Which, from 0.
 */
index: number, } };

export type MatchInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * When it began, in seconds since 1970.
 */
began: number, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * SHA-256 of the key that all dice come from, in hexadecimal: the key itself is told when the match is over.
 */
commitment: string, 
/**
 * Whether anything is hidden from one player and known to another.
 */
secrets: boolean, 
/**
 * The path that invites somebody to an open seat, for those who sit at the table.
 */
invitation?: string, 
/**
 * The match that follows this one, such as the next chapter of a campaign.
 */
next?: string, };

export type Me = { 
/**
 * The name that they chose; empty at first.
 */
name: string, };

export type NewMatch<G extends Game> = { 
/**
 * Which game.
 */
game: string, 
/**
 * The set-up that the game understands.
 */
setup: G["request"], 
/**
 * Who sits where, by seat. Seats that the rules play need not be named; the others are open if they are not.
 */
seats?: Array<SeatPlan>, 
/**
 * How time is kept.
 */
clock?: Clock, 
/**
 * Whether strangers may take open seats, from the lobby.
 */
listed?: boolean, };

export type NotDone = { 
/**
 * A sentence for people.
 */
why: Phrase, 
/**
 * What exactly is wrong with a set-up.
 */
problems?: Array<Problem>, };

export type Now<G extends Game> = { 
/**
 * Counts the moments: an answer names the one that it answers.
 */
version: number, 
/**
 * How many answers the match has.
 */
n: number, 
/**
 * What this viewer is asked.
 */
asked?: Asked<G>, 
/**
 * What this viewer has chosen, sealed until others have chosen too.
 */
sealed?: Array<G["choice"]>, 
/**
 * What this viewer may do unasked.
 */
aside?: AsideInfo<G>, 
/**
 * The seats that are awaited.
 */
waiting: Array<Seat>, 
/**
 * When the time of those runs out, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Whether this viewer could take something back, and if not, why.
 */
undo: Undo, 
/**
 * Whether this viewer could do again what it took back.
 */
redo: boolean, 
/**
 * The end.
 */
over?: Over, };

export type Over = { 
/**
 * How it ended, as a sentence.
 */
says: Phrase, 
/**
 * The seats that won; none for a draw.
 */
winners: Array<Seat>, 
/**
 * The key that all dice came from, in hexadecimal.
 */
key: string, 
/**
 * What it means for what comes after it, where games are linked.
 */
account?: unknown, };

export type Phrase = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * What goes into it.
 */
args: Record<string, Arg>, 
/**
 * The ids of the rules behind it.
 */
rules?: Array<string>, };

export type PlannedPlayer = "me" | "open" | "bot";

export type Player = "open" | { "person": string } | "bot" | "automa";

export type Privacy = "open" | "guarded" | "secret";

export type Problem = { 
/**
 * The file, or the part of a document, such as `position.units[3]`.
 */
place: string, 
/**
 * The line, where a file has lines.
 */
line?: number, 
/**
 * What is wrong and what would be right: one sentence.
 */
what: string, };

export type Proposal = { 
/**
 * Who asks.
 */
by: Seat, 
/**
 * To so many answers.
 */
n: number, 
/**
 * The seats whose consent is still missing.
 */
missing: Array<Seat>, };

export type Rewind = { 
/**
 * To so many answers.
 */
n: number, 
/**
 * As a sentence: who asked for it, and how many answers were taken back.
 */
says: Phrase, };

export type Seat = number;

export type SeatInfo = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Who sits there.
 */
player: Player, 
/**
 * Whether that is the person in front of this browser.
 */
yours: boolean, 
/**
 * Whether they are looking at the table now.
 */
here: boolean, 
/**
 * Whether they have given up.
 */
resigned: boolean, 
/**
 * Whether their time ran out. Until they return, a bot gives each answer that takes too long.
 */
stand_in: boolean, };

export type SeatPlan = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Who.
 */
player: PlannedPlayer, };

export type SeatSummary = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What is played from it, such as the factions `us` and `su`.
 */
plays: Array<string>, 
/**
 * Who sits there.
 */
player: Player, 
/**
 * Whether that is the person in front of this browser.
 */
yours: boolean, };

export type Summary = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * The match as it stands, in short: an object that the game's own part of the browser reads.
 */
short: Record<string, unknown>, 
/**
 * Who sits where.
 */
seats: Array<SeatSummary>, 
/**
 * The seats that are awaited.
 */
waiting: Array<Seat>, 
/**
 * Whether one of them is this person's.
 */
your_turn: boolean, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * The seats that won.
 */
winners: Array<Seat>, 
/**
 * When something happened last, in seconds since 1970.
 */
stirred: number, 
/**
 * How time is kept.
 */
clock: Clock, };

export type Table<G extends Game> = { 
/**
 * The match.
 */
match: MatchInfo, 
/**
 * Whose eyes: a seat, or nobody's.
 */
seat?: Seat, 
/**
 * What never changes.
 */
world: G["world"], 
/**
 * What lies on the table.
 */
view: G["view"], 
/**
 * What is asked now.
 */
now: Now<G>, 
/**
 * All that happened, as far as this viewer may know.
 */
log: Array<Entry<G>>, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * What was said.
 */
chat: Array<ChatLine>, 
/**
 * One's own notes.
 */
notes: string, 
/**
 * Somebody asks to go back.
 */
proposal?: Proposal, 
/**
 * Every time that the match went back past what nobody can take back alone, in the order in which it did.
 */
rewinds: Array<Rewind>, };

export type ToClient<G extends Game> = { "table": Table<G> } | { "change": Change<G> } | { "found": { 
/**
 * Of the question.
 */
id: number, 
/**
 * The answer.
 */
found: G["found"], } } | { "done": { 
/**
 * Of the request.
 */
id: number, } } | { "refused": { 
/**
 * Of the request.
 */
id: number, 
/**
 * Why.
 */
why: Phrase, } } | { "frame": Frame<G> } | { "seats": Array<SeatInfo> } | { "chat": ChatLine } | { "next": { 
/**
 * Its name in addresses.
 */
id: string, } } | { "proposal": Proposal | null } | { "confused": { 
/**
 * What is wrong and what would be right.
 */
what: string, } } | "fault";

export type ToServer<G extends Game> = { "answer": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, 
/**
 * The moment that was looked at.
 */
version: number, 
/**
 * What.
 */
choice: G["choice"], } } | { "undo": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, } } | { "redo": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, } } | { "propose": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, } } | { "consent": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether.
 */
yes: boolean, } } | { "resign": { 
/**
 * Comes back with what it leads to.
 */
id: number, 
/**
 * Who.
 */
seat: Seat, } } | { "query": { 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * The question.
 */
query: G["query"], } } | { "sit": { 
/**
 * The seat.
 */
seat?: Seat, } } | { "chat": { 
/**
 * What.
 */
text: string, } } | { "notes": { 
/**
 * All of them.
 */
text: string, } } | { "frame": { 
/**
 * Comes back with it.
 */
id: number, 
/**
 * How many answers.
 */
n: number, } };

export type Undo = "free" | "nothing" | "die" | "draw" | "reveal" | { "other": Seat } | "clock";
