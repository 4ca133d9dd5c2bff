// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

/** What some game says: all of its types are known where the game is. */
export interface Protocol {
  setup: unknown;
  view: unknown;
  world: unknown;
  ask: unknown;
  choice: unknown;
  space: unknown;
  event: unknown;
  query: unknown;
  found: unknown;
  pending: unknown;
  prompt: unknown;
  told: unknown;
  acts: unknown;
  outcome: unknown;
}

export type About = { 
/**
 * How positions and answers are written.
 */
layout: Layout, 
/**
 * The numbers at the head of each lane.
 */
head: Array<Column>, 
/**
 * The seats, each with its team.
 */
seats: Array<[number, number]>, 
/**
 * How many games there are.
 */
lanes: number, 
/**
 * The most candidates of a question.
 */
candidates: number, };

export type Analysed = { analysis: object, };

export type Arg = number | string | Array<Arg> | Phrase | { [of in string]: string };

export type Batch = { 
/**
 * The requests, in their order.
 */
requests: Array<object>, 
/**
 * Whether the first that fails ends it: those after it are not carried out.
 */
stop?: boolean, };

export type Bye = "bye";

export type Code = "bad_json" | "bad_request" | "bad_content" | "unknown_protocol" | "unknown_game" | "unknown_bot" | "bad_setup" | "bad_match" | "no_match" | "refused" | "not_awaited" | "not_for_a_seat" | "cannot_undo" | "cannot_redo" | "not_over" | "no_next" | "no_position" | "no_hint" | "no_analysis" | "no_suggestion" | "not_imagined" | "unknown_handle" | "too_many_handles" | "unknown_seat" | "unknown_unit" | "unknown_hex" | "unknown_faction" | "not_found" | "stopped" | "fault";

export type Column = { 
/**
 * Its name.
 */
name: string, 
/**
 * The least that it can be.
 */
low: number, 
/**
 * The most that it can be.
 */
high: number, 
/**
 * What it means.
 */
what: string, };

export type DiceBy = "auto" | "manual";

export type DiceWanted = { 
/**
 * How many.
 */
n: number, 
/**
 * The sides of each.
 */
sides: number, };

export type DrillArrays = { heads: string, observations: string, options: string, };

export type Error = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people.
 */
message: string, 
/**
 * The rule of the game behind it, by its number in the catalogue.
 */
rule?: string, 
/**
 * Everything that is wrong with a set-up or with content.
 */
problems?: Array<Problem>, };

export type Hello = { program: string, version: string, protocol: number, features: Array<string>, language: string, limits: { line: number, handles: number, batch: number, }, games?: Array<string>, seat?: number | null, game?: string, seed?: number, setup?: object, time?: TimeAllowed, server?: string, match?: string, };

export type Kept = { handle: number, };

export type Layout = { 
/**
 * Raised whenever a number means something else than before, or stands elsewhere.
 */
version: number, 
/**
 * The numbers of an observation, section by section.
 */
observation: Array<Section>, 
/**
 * The numbers of one answer.
 */
candidate: Array<Column>, };

export type Offer = { games: Array<object>, };

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

export type Reason = { 
/**
 * It as a sentence, left out where another says it already.
 */
says: string, 
/**
 * The rules.
 */
rules: Array<string>, };

export type Released = { handles: number, };

export type Replied = { replies: Array<Reply>, };

export type Reply = { id: unknown, ok: unknown, } | { id: unknown, error: Error, };

export type Resigned = { 
/**
 * The seat that gave up last.
 */
resigned: Seat, };

export type Saved = { match: object, };

export type Seat = number;

export type Section = { 
/**
 * Its name.
 */
name: string, 
/**
 * What a row stands for.
 */
what: string, 
/**
 * How many rows there are.
 */
rows: number, 
/**
 * The numbers of a row.
 */
columns: Array<Column>, };

export type TimeAllowed = { move: number | null, game: number | null, };

export type AsideTold<G extends Protocol> = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Acts that can be listed.
 */
options: Array<G["choice"]>, 
/**
 * Acts too many to list.
 */
spaces: Array<G["acts"]>, };

export type Awaited<G extends Protocol> = Decision<G> | RollWanted<G> | DrawWanted<G> | Over<G>;

export type Bag<G extends Protocol> = { 
/**
 * What is in it; nothing for a seat, which may not know.
 */
bag: Array<G["choice"]>, };

export type Decision<G extends Protocol> = { 
/**
 * The questions, at most one a seat.
 */
decide: Array<Prompted<G>>, 
/**
 * What seats may do though nobody waits for it.
 */
asides: Array<AsideTold<G>>, 
/**
 * Whether a clock is running.
 */
timed: boolean, };

export type DrawWanted<G extends Protocol> = { 
/**
 * From what.
 */
draw: Bag<G>, 
/**
 * The occasion.
 */
ask: G["ask"], 
/**
 * It as a sentence, left out where another says it already.
 */
says?: string, 
/**
 * The rules behind it.
 */
rules?: Array<string>, };

export type Drilled<G extends Protocol> = About & DrillArrays | DrillArrays | { observation: string, } | { choices: Array<G["choice"]>, } | { picture: string, } | G["world"] | Record<string, never>;

export type EngineDrill<G extends Protocol> = { "what": "begin", 
/**
 * How many games; one if it is left out.
 */
lanes?: number, 
/**
 * The most candidates of a question; 64 if it is left out.
 */
candidates?: number, 
/**
 * The most decisions of a game before it is cut off; 5,000 if it is left out.
 */
longest?: number, 
/**
 * The seed of the games; 0 if it is left out.
 */
seed?: number, 
/**
 * A bot whose answer is to be among the candidates.
 */
advice?: string, 
/**
 * The game.
 */
game: string, 
/**
 * The set-up.
 */
setup?: G["setup"], 
/**
 * A position to start from.
 */
position?: object, } | { "what": "step", 
/**
 * The lanes that are meant, and told of; all of them if it is left out.
 */
lanes?: Array<number>, 
/**
 * The number of a candidate for each lane; -1 leaves a lane alone.
 */
picks: Array<number>, 
/**
 * Whether a new game begins where one ends.
 */
again?: boolean, } | { "what": "deal", 
/**
 * The lane.
 */
lane: number, 
/**
 * Its seed.
 */
seed: number, } | { "what": "copy", 
/**
 * The lane that is copied.
 */
from: number, 
/**
 * The lane that gets the copy.
 */
to: number, 
/**
 * A seat: what it does not know is dealt again.
 */
imagined_by?: Seat, 
/**
 * The same number imagines the same game.
 */
seed?: number, } | { "what": "look", 
/**
 * The lane.
 */
lane: number, 
/**
 * The seat.
 */
seat: Seat, } | { "what": "choices", 
/**
 * The lane.
 */
lane: number, } | { "what": "picture", 
/**
 * The lane.
 */
lane: number, 
/**
 * The seat.
 */
seat: Seat, } | { "what": "world", } | { "what": "end", };

export type EngineLine<G extends Protocol> = { id?: unknown, } & (EngineRequest<G> | EngineOther<G>);

export type EngineOther<G extends Protocol> = { do: "query", } & EngineQuestion<G> | { do: "queries", questions: Array<EngineQuestion<G>>, } | { do: "batch", } & Batch | { do: "drill", } & EngineDrill<G>;

export type EngineQuestion<G extends Protocol> = G["query"] & { seat?: number, on?: number, };

export type EngineRequest<G extends Protocol> = { "do": "hello", 
/**
 * The protocol that the program speaks.
 */
protocol?: number, } | { "do": "games", } | { "do": "new", 
/**
 * The game.
 */
game: string, 
/**
 * The set-up.
 */
setup?: G["setup"], 
/**
 * A position to start from.
 */
position?: object, 
/**
 * Who rolls the dice: the engine if it is left out.
 */
dice?: DiceBy, 
/**
 * The seed of the dice and the bots; random if it is left out.
 */
seed?: number, 
/**
 * The built-in bots that play seats: one for all others, or one a seat.
 */
opponents?: string | { [key in number]: string }, 
/**
 * Whether events and questions come with sentences; they do if it is left out.
 */
says?: boolean, } | { "do": "load", 
/**
 * The match as `save` told it, or its text.
 */
match: object | string, 
/**
 * Who rolls the dice: the engine if it is left out.
 */
dice?: DiceBy, 
/**
 * The seed of the dice and the bots; random if it is left out.
 */
seed?: number, 
/**
 * The built-in bots that play seats: one for all others, or one a seat.
 */
opponents?: string | { [key in number]: string }, 
/**
 * Whether events and questions come with sentences; they do if it is left out.
 */
says?: boolean, } | { "do": "pending", 
/**
 * The seat that asks.
 */
seat?: Seat, 
/**
 * The snapshot that is meant, instead of the match.
 */
on?: number, } | { "do": "wait", } | { "do": "answer", 
/**
 * The seat that decides.
 */
seat?: Seat, 
/**
 * What it decides.
 */
choice?: G["choice"], 
/**
 * What the dice show.
 */
roll?: Array<number>, 
/**
 * What was drawn.
 */
draw?: G["choice"], 
/**
 * Whether the time ran out.
 */
time_up?: boolean, 
/**
 * The snapshot that is meant, instead of the match.
 */
on?: number, } | { "do": "view", 
/**
 * The seat that looks.
 */
seat?: Seat, 
/**
 * The snapshot that is meant, instead of the match.
 */
on?: number, } | { "do": "world", } | { "do": "suggest", 
/**
 * The seat that is asked.
 */
seat?: Seat, 
/**
 * The bot; `greedy` if left out.
 */
bot?: string, 
/**
 * The same number gives the same answer.
 */
seed?: number, 
/**
 * The snapshot that is meant, instead of the match.
 */
on?: number, } | { "do": "analyse", 
/**
 * How many plans are tried for a decision, and how many lines are played for a position: 8 to 10,000, and 400 if left out.
 */
plans?: number, 
/**
 * The same number gives the same analysis.
 */
seed?: number, 
/**
 * The seats whose decisions are looked at: all if left out.
 */
seats?: Array<Seat>, } | { "do": "snapshot", 
/**
 * The snapshot to be copied, instead of the match.
 */
on?: number, } | { "do": "restore", 
/**
 * The snapshot.
 */
handle: number, } | { "do": "imagine", 
/**
 * The seat.
 */
seat?: Seat, 
/**
 * The same number imagines the same game.
 */
seed?: number, 
/**
 * The snapshot that is meant, instead of the match.
 */
on?: number, } | { "do": "drop", 
/**
 * The snapshot; all of them if left out.
 */
handle?: number, } | { "do": "undo", 
/**
 * The seat.
 */
seat: Seat, } | { "do": "redo", 
/**
 * The seat.
 */
seat: Seat, } | { "do": "resign", 
/**
 * The seat.
 */
seat?: Seat, } | { "do": "next", } | { "do": "save", } | { "do": "quit", };

export type FoundAll<G extends Protocol> = { replies: Array<{ ok: G["found"], } | { error: Error, }>, };

export type Over<G extends Protocol> = { 
/**
 * How the game ended, or who resigned.
 */
over: G["outcome"] | Resigned, 
/**
 * The seats that won: none, or those of all sides, for a draw.
 */
winners: Array<Seat>, 
/**
 * It as a sentence, left out where another says it already.
 */
says?: string, 
/**
 * The rules behind it.
 */
rules?: Array<string>, };

export type Prompted<G extends Protocol> = { 
/**
 * The seat that is asked.
 */
seat: Seat, 
/**
 * What is asked.
 */
ask: G["ask"], 
/**
 * Answers that can be listed.
 */
options: Array<G["choice"]>, 
/**
 * Answers too many to list.
 */
space?: G["space"], 
/**
 * It as a sentence, left out where another says it already.
 */
says?: string, 
/**
 * The rules behind it.
 */
rules?: Array<string>, };

export type Restored<G extends Protocol> = { pending: Awaited<G>, };

export type RollWanted<G extends Protocol> = { 
/**
 * Which dice.
 */
roll: DiceWanted, 
/**
 * The occasion.
 */
ask: G["ask"], 
/**
 * It as a sentence, left out where another says it already.
 */
says?: string, 
/**
 * The rules behind it.
 */
rules?: Array<string>, };

export type Suggested<G extends Protocol> = { choice: G["choice"], };

export type Told<G extends Protocol> = { 
/**
 * What happened, as the one who is told may know it.
 */
events: Array<ToldEvent<G>>, 
/**
 * What is awaited now.
 */
pending: Awaited<G>, 
/**
 * What people should know about a set-up that may be played.
 */
warnings?: Array<Reason>, };

export type ToldEvent<G extends Protocol> = { 
/**
 * The event.
 */
event: G["event"], 
/**
 * Why it happened, where the rules play a side.
 */
why?: Array<Reason>, 
/**
 * It as a sentence, left out where another says it already.
 */
says?: string, 
/**
 * The rules behind it.
 */
rules?: Array<string>, };
