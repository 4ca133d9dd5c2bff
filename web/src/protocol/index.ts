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

export type Analysis = { 
/**
 * How many plans were tried for a decision.
 */
plans: number, 
/**
 * The seats of each team: other lists of figures have the teams in the same order.
 */
teams: Array<Array<Seat>>, 
/**
 * How the chances went, from the beginning to the result.
 */
course: Array<ChanceMoment>, 
/**
 * What changed them: a line for each seat that decided anything, and one for chance. The first chances of the course and all
 * changes add up to the result.
 */
ledger: Array<LedgerLine>, 
/**
 * The decisions that were looked at, in their order.
 */
decisions: Array<Judgement>, 
/**
 * The worst of those that have a mark, the worst first: their places among the decisions.
 */
worst: Array<number>, };

export type AnalysisStage = { "none": { 
/**
 * Why this person may not ask for one; nothing if they may.
 */
why?: Phrase, } } | { "waiting": { 
/**
 * How many.
 */
ahead: number, } } | { "working": { 
/**
 * How many pieces of the work are done.
 */
done: number, 
/**
 * How many there are.
 */
of: number, } } | { "done": Analysis };

export type Arg = number | string | Array<Arg> | Phrase | { [of in string]: string };

export type AsideInfo<G extends Game> = { 
/**
 * The seat that may act.
 */
seat: Seat, 
/**
 * The actions that can be listed.
 */
options: Array<G["choice"]>, 
/**
 * The actions that are too many to list.
 */
spaces: Array<G["space"]>, };

export type Asked<G extends Game> = { 
/**
 * The seat that is asked.
 */
seat: Seat, 
/**
 * The question.
 */
ask: G["ask"], 
/**
 * The question as a sentence.
 */
says: Phrase, 
/**
 * The answers that can be listed.
 */
options: Array<G["choice"]>, 
/**
 * A label for each of these answers, unless the browser has its own words for them.
 */
labels?: Array<Phrase>, 
/**
 * The answers, where they are too many to list.
 */
space?: G["space"], 
/**
 * The name of a standing order that would have answered it.
 */
order?: string, 
/**
 * How much the question reveals of what only this seat knows: for people who share a screen, and for a page that would
 * answer automatically.
 */
privacy: Privacy, };

export type Blocked = { 
/**
 * What they are called in requests.
 */
id: string, 
/**
 * Their name.
 */
name: string, };

export type BotInfo = { 
/**
 * What it is called in requests.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The name of its owner; empty for one of the operator's.
 */
by: string, 
/**
 * Whether its program is here now.
 */
here: boolean, 
/**
 * Whether the person who asks may challenge it.
 */
open: boolean, };

export type BotToken = { 
/**
 * What the bot is called in requests.
 */
id: string, 
/**
 * What its program shows. It is told once, and only its hash is kept.
 */
token: string, };

export type Challenge = { 
/**
 * The id of the match, as used in addresses.
 */
match: string, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name of who offers it.
 */
by: string, 
/**
 * The match.
 */
summary: Summary, };

export type ChanceMoment = { 
/**
 * The number of answers up to this moment.
 */
n: number, 
/**
 * Who led to it since the moment before: a seat by its decisions, or chance.
 */
by: Seat | null, 
/**
 * How likely each team wins, in hundredths of a percent, 10,000 in all.
 */
chances: Array<number>, 
/**
 * The standard error of these, in the same unit.
 */
error: number, };

export type Chances = { 
/**
 * The commitment published when the match began.
 */
commitment: string, 
/**
 * The key, in hexadecimal.
 */
key: string, 
/**
 * The numbers of people that were mixed into the key, in the order of their seats; none if the key was used alone.
 */
numbers?: Array<Mixed>, 
/**
 * The outcomes in order; the first has number 0.
 */
chances: Array<Made>, };

export type Change<G extends Game> = { 
/**
 * The request of this browser that caused the change.
 */
id?: number, 
/**
 * Log entries from this answer on are void, because they were taken back.
 */
from?: number, 
/**
 * The times the match went back.
 */
rewinds?: Array<Rewind>, 
/**
 * New log entries.
 */
log: Array<Entry<G>>, 
/**
 * What changed in the view.
 */
view?: G["delta"], 
/**
 * The questions that are open now.
 */
now: Now<G>, };

export type ChatLine = { 
/**
 * The name of the author.
 */
name: string, 
/**
 * The author's seat; none for one who watches, whom players hear once the match is over.
 */
seat: Seat | null, 
/**
 * When it was sent, in seconds since 1970.
 */
at: number, 
/**
 * The text.
 */
text: string, };

export type Clock = "none" | { "hourglass": { 
/**
 * The number of minutes.
 */
minutes: number, } } | { "days": { 
/**
 * The number of days.
 */
days: number, } };

export type ContentFault = { 
/**
 * What is wrong.
 */
says: Phrase, 
/**
 * Where, as the game names places.
 */
places: Array<string>, 
/**
 * The line of the file, from 1.
 */
line: number, };

export type Created = { 
/**
 * The id of the match, as used in addresses.
 */
id: string, };

export type Device = { 
/**
 * What it is called in requests.
 */
id: string, 
/**
 * Its browser and its system, as far as the browser told.
 */
name: string, 
/**
 * Since when it is this person's, in seconds since 1970; 0 if that was not written down.
 */
since: number, 
/**
 * On which day it was last here, in seconds since 1970; 0 if that was not written down.
 */
seen: number, 
/**
 * Whether it is this one.
 */
this: boolean, };

export type Entry<G extends Game> = { 
/**
 * The number of the answer that caused it, from 1; 0 for entries before the first answer.
 */
n: number, 
/**
 * The event.
 */
event: G["event"], 
/**
 * The event as a sentence; `None` if another entry already says it.
 */
says?: Phrase, 
/**
 * The reasons for the event.
 */
why?: Array<Phrase>, 
/**
 * Whether it says something that others may not know, so that it is put away where several people share a screen.
 */
private?: boolean, };

export type Examined = { 
/**
 * What is wrong with it, all at once; none if it can be played.
 */
faults: Array<ContentFault>, 
/**
 * How many more faults there are than anybody would read.
 */
more: number, 
/**
 * What the game reads in it, for its own part of the browser; nothing if it cannot be read.
 */
content: unknown, };

export type Flaw = "inaccuracy" | "mistake" | "blunder";

export type Frame<G extends Game> = { 
/**
 * The id of the request.
 */
id: number, 
/**
 * The number of answers up to this moment.
 */
n: number, 
/**
 * The number of answers in the whole match, as far as this viewer knows of them.
 */
of: number, 
/**
 * The position at that moment.
 */
view: G["view"], };

export type Invitation = { 
/**
 * The match.
 */
match: Summary, };

export type Judgement = { 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * The number of answers before it.
 */
n: number, 
/**
 * The number of answers once it was made.
 */
until: number, 
/**
 * How likely the best plan wins, for the seat's team, in hundredths of a percent.
 */
best: number, 
/**
 * How likely what was played wins.
 */
played: number, 
/**
 * How much was given away; 0 if nothing better was found.
 */
loss: number, 
/**
 * The standard error of that.
 */
error: number, 
/**
 * What it is called.
 */
mark: Flaw | null, 
/**
 * What would have been better, sentence by sentence, if it has a mark.
 */
better?: Array<Phrase>, 
/**
 * What was done in its place.
 */
instead?: Array<Phrase>, 
/**
 * What would have been better, step by step as the game's own part of the browser draws it, if it has a mark.
 */
plan?: Array<unknown>, 
/**
 * What was played, likewise.
 */
played_plan?: Array<unknown>, };

export type Ladder = { 
/**
 * The players, the highest first.
 */
players: Array<LadderPlayer>, 
/**
 * The person who asks, if they are among them or below.
 */
you?: LadderPlayer, };

export type LadderCourse = { 
/**
 * How they stand.
 */
player: LadderPlayer, 
/**
 * Their rated matches, the latest first.
 */
matches: Array<RatedMatch>, };

export type LadderPlayer = { 
/**
 * What they are called in addresses.
 */
id: string, 
/**
 * Their name; empty if they are no longer here.
 */
name: string, 
/**
 * The rating.
 */
rating: number, 
/**
 * With 95 percent confidence the strength is within two of these.
 */
deviation: number, 
/**
 * Too little is known of them yet.
 */
provisional: boolean, 
/**
 * Matches won.
 */
wins: number, 
/**
 * Matches drawn.
 */
draws: number, 
/**
 * Matches lost.
 */
losses: number, };

export type League = { 
/**
 * The id, as used in addresses.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * How time is kept in its matches.
 */
clock: Clock, 
/**
 * How its members are paired.
 */
pairing: LeaguePairing, 
/**
 * How many days a round takes.
 */
days: number, 
/**
 * The stage that it is in.
 */
state: LeagueState, 
/**
 * The round, from 1; 0 before it begins.
 */
round: number, 
/**
 * How many rounds there are; 0 if that is not known yet.
 */
rounds: number, 
/**
 * When the round ends at the latest, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Who runs it; empty if nobody does any more.
 */
organiser: string, 
/**
 * Whether the person who asks runs it.
 */
runs: boolean, 
/**
 * Which member the person who asks is.
 */
you?: number, 
/**
 * Whether that person wants to be reminded of rounds.
 */
remind: boolean, 
/**
 * The path that invites members, for who runs it, while they may join.
 */
invitation?: string, 
/**
 * How few members it needs to start.
 */
fewest: number, 
/**
 * How many it may have.
 */
most: number, 
/**
 * The members, as they stand in the table.
 */
members: Array<LeagueMember>, 
/**
 * Who was paired with whom, round by round.
 */
pairings: Array<LeaguePair>, 
/**
 * The match of this round of the person who asks, while it goes on.
 */
match?: Summary, };

export type LeagueGone = "left" | "removed";

export type LeagueInvitation = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * Who runs it; empty if nobody does any more.
 */
organiser: string, 
/**
 * How its members are paired.
 */
pairing: LeaguePairing, 
/**
 * How many days a round takes.
 */
days: number, 
/**
 * How time is kept in its matches.
 */
clock: Clock, 
/**
 * How many members it has, and how many it may have.
 */
members: number, 
/**
 * How many it may have.
 */
most: number, 
/**
 * Whether members still join.
 */
open: boolean, 
/**
 * The id of the league, if the person who asks is a member.
 */
id?: string, };

export type LeagueMember = { 
/**
 * What they are called in requests, from 1.
 */
n: number, 
/**
 * Their name; empty if they are no longer here.
 */
name: string, 
/**
 * Whether they run the league.
 */
organiser: boolean, 
/**
 * Whether they play no more: they left, or were removed.
 */
gone?: LeagueGone, 
/**
 * Their points.
 */
points: number, 
/**
 * Sonneborn-Berger, or Buchholz in a Swiss tournament: it decides where points are even.
 */
tie: number, 
/**
 * Matches won, with those that were judged.
 */
wins: number, 
/**
 * Matches drawn.
 */
draws: number, 
/**
 * Matches lost.
 */
losses: number, };

export type LeaguePair = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who has the first seat.
 */
first: number, 
/**
 * Who has the second one; nobody if the first is free.
 */
second?: number, 
/**
 * The id of their match, as used in addresses, unless there is none.
 */
match?: string, 
/**
 * What each of them got; nothing while they play.
 */
points?: [number, number], 
/**
 * How it came to that.
 */
how?: LeagueResult, };

export type LeaguePairing = "once" | "twice" | { "swiss": { 
/**
 * The number of rounds.
 */
rounds: number, } };

export type LeagueResult = "played" | "free" | "late" | "nobody" | "declared" | "left" | "void";

export type LeagueState = "gathers" | "plays" | "over" | "closed";

export type LeagueSummary = { 
/**
 * The id, as used in addresses.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * The stage that it is in.
 */
state: LeagueState, 
/**
 * The round, from 1; 0 before it begins.
 */
round: number, 
/**
 * How many rounds there are; 0 if that is not known yet.
 */
rounds: number, 
/**
 * How many members it has.
 */
members: number, 
/**
 * When the round ends at the latest, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Whether the person who asks runs it.
 */
runs: boolean, };

export type LedgerLine = { 
/**
 * The seat; nothing for chance.
 */
by: Seat | null, 
/**
 * The change for each team, in hundredths of a percent.
 */
changes: Array<number>, 
/**
 * The standard error of these, in the same unit.
 */
error: number, };

export type LogPage<G extends Game> = { 
/**
 * The id of the request.
 */
id: number, 
/**
 * The entries, in order: those of whole answers.
 */
log: Array<Entry<G>>, 
/**
 * Whether there are entries before them.
 */
earlier: boolean, };

export type Luck = { 
/**
 * Dice that were rolled, or cards that were turned.
 */
tries: number, 
/**
 * How many of them hit.
 */
hits: number, 
/**
 * Hits to be expected, in thousandths, from the exact odds of every try.
 */
expected: number, };

export type Made = { "roll": { 
/**
 * The number of faces of each die.
 */
sides: number, 
/**
 * The results.
 */
dice: Array<number>, } } | { "draw": { 
/**
 * The number of things to draw from.
 */
of: number, 
/**
 * The index of the thing drawn, from 0.
 */
index: number, } };

export type MailAddress = { 
/**
 * As it was given.
 */
address: string, 
/**
 * Whether someone has opened the link that was sent to it. Before, nothing else is.
 */
confirmed: boolean, };

export type Manifest = { 
/**
 * The form of the pack: 1.
 */
format?: number, 
/**
 * The game that it is for, such as `aces`.
 */
game: string, 
/**
 * Its name, by language: `en`, `it`, `es` or `uk`. One is enough.
 */
name: { [key in string]: string }, 
/**
 * What it is about, by language.
 */
about?: { [key in string]: string }, 
/**
 * Its version: numbers with full stops between them, such as `1.2`.
 */
version: string, 
/**
 * Who made it.
 */
author?: string, 
/**
 * What others may do with it.
 */
licence?: string, 
/**
 * Where files come from; those that are not named are `ours`.
 */
marks?: { [key in string]: Mark }, 
/**
 * The SHA-256 of all that is in the pack and written on it, which is worked out when it is packed.
 */
hash?: string, };

export type Mark = "given" | "implied" | "fitted" | "ours";

export type MatchInfo = { 
/**
 * The id of the match, as used in addresses.
 */
id: string, 
/**
 * The name of the game.
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
 * Whether it counts for the ladder.
 */
rated: boolean, 
/**
 * When those who watch see what happens.
 */
spectating: Spectating, 
/**
 * SHA-256 of the key that all dice come from, in hexadecimal. The key itself is revealed when the match is over.
 */
commitment: string, 
/**
 * Whether anything is known to one player and hidden from another.
 */
secrets: boolean, 
/**
 * The path that invites a person to an open seat; only for people at the table.
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

export type Mixed = { 
/**
 * The first seat of that person.
 */
seat: Seat, 
/**
 * SHA-256 of the number, in hexadecimal.
 */
pledge: string, 
/**
 * The number, in hexadecimal, once it is shown; `None` for good if it is lost or was not shown in time.
 */
number: string | null, 
/**
 * The match goes on without this number.
 */
forgone: boolean, };

export type Mixing = { 
/**
 * How far it is.
 */
stage: MixingStage, 
/**
 * What people have promised and shown.
 */
numbers: Array<Mixed>, 
/**
 * The seats that are awaited, one for each person.
 */
missing: Array<Seat>, };

export type MixingStage = "pledging" | "showing" | "done";

export type NewMatch<G extends Game> = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The set-up, in the game's own format.
 */
setup: G["request"], 
/**
 * The players, by seat. Seats that the rules play can be left out; other seats that are left out are open.
 */
seats?: Array<SeatPlan>, 
/**
 * How time is kept.
 */
clock?: Clock, 
/**
 * Whether strangers may take open seats, from the lobby.
 */
listed?: boolean, 
/**
 * Whether every person mixes a number of their own into the chance of the match, before anything is rolled or dealt.
 */
mixed?: boolean, 
/**
 * Whether it counts for the ladder: a match of two, with a clock.
 */
rated?: boolean, 
/**
 * When those who watch see what happens.
 */
spectating?: Spectating, };

export type NotDone = { 
/**
 * The reason, as a sentence for people.
 */
why: Phrase, 
/**
 * Everything that is wrong with the set-up.
 */
problems?: Array<Problem>, 
/**
 * Everything that is wrong with a pack.
 */
faults?: Array<ContentFault>, };

export type Notices = { 
/**
 * What a browser needs to subscribe; nothing if this server sends no pushes.
 */
push_key: string | null, 
/**
 * The addresses of their browsers at push services.
 */
pushes: Array<string>, 
/**
 * Whether this server sends mail.
 */
mails: boolean, 
/**
 * Their address.
 */
mail: MailAddress | null, 
/**
 * The hosts to which webhooks may go; none if this server has no webhooks.
 */
webhook_hosts: Array<string>, 
/**
 * Where they are called when it is their turn, if they have set it up.
 */
webhook: Webhook | null, 
/**
 * The language of what they are sent.
 */
language: string, 
/**
 * Their time zone, such as `Europe/Rome`.
 */
zone: string, 
/**
 * When they are sent nothing.
 */
quiet: QuietHours | null, 
/**
 * The matches that they are told of.
 */
matches: Array<string>, };

export type Now<G extends Game> = { 
/**
 * The version of the position. An answer names the version that it is based on.
 */
version: number, 
/**
 * The number of answers so far.
 */
n: number, 
/**
 * The question for this viewer.
 */
asked?: Asked<G>, 
/**
 * The choices this viewer has made, sealed until the others have chosen too.
 */
sealed?: Array<G["choice"]>, 
/**
 * What this viewer may do without being asked.
 */
aside?: AsideInfo<G>, 
/**
 * The seats that the game is waiting for.
 */
waiting: Array<Seat>, 
/**
 * When those seats run out of time, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Whether this viewer can undo something, and if not, why.
 */
undo: Undo, 
/**
 * Whether this viewer can redo what it took back.
 */
redo: boolean, 
/**
 * The result, once the match is over.
 */
over?: Over, };

export type OrderInfo = { 
/**
 * Its name.
 */
key: string, 
/**
 * The order, as one gives it.
 */
says: Phrase, 
/**
 * Whether it stands.
 */
given: boolean, };

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
 * What the result means for the games that follow, where games are linked.
 */
account?: unknown, };

export type OwnBot = { 
/**
 * What it is called in requests.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Since when there is this account, in seconds since 1970.
 */
since: number, 
/**
 * When its program was last here, to the minute; 0 if never.
 */
seen: number, 
/**
 * Whether others may challenge it.
 */
open: boolean, };

export type OwnBots = { 
/**
 * The bots.
 */
bots: Array<OwnBot>, 
/**
 * No more than this.
 */
most: number, };

export type OwnContent = { 
/**
 * The name of its file, which says what sort of content it is.
 */
file: string, 
/**
 * What is in it.
 */
text: string, };

export type Packed = { 
/**
 * What is written on it.
 */
manifest: Manifest, 
/**
 * Its files.
 */
files: Array<OwnContent>, };

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

export type PlannedPlayer = "me" | "open" | "bot" | { "search": number } | { "styled": Styled };

export type Player = "open" | { "person": string } | { "program": string } | "bot" | { "search": number } | { "styled": Styled } | "automa";

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
 * The seat that asks.
 */
by: Seat, 
/**
 * The number of answers to go back to.
 */
n: number, 
/**
 * The seats that have not agreed yet.
 */
missing: Array<Seat>, };

export type QuietHours = { 
/**
 * When they begin.
 */
from: number, 
/**
 * When they end.
 */
to: number, };

export type RatedMatch = { 
/**
 * When it ended, in seconds since 1970.
 */
at: number, 
/**
 * The id of the match, as used in addresses, unless it was deleted.
 */
id?: string, 
/**
 * The name of the opponent; empty if they are no longer here.
 */
opponent: string, 
/**
 * Two for a win, one for a draw.
 */
score: number, 
/**
 * The rating after it; nothing if it did not count.
 */
rating?: number, 
/**
 * By how much it changed.
 */
change: number, };

export type Report = { 
/**
 * What the sides were counted by over time, such as factories.
 */
counted: Phrase, 
/**
 * The sides.
 */
sides: Array<SideReport>, };

export type Rewind = { 
/**
 * The number of answers that the match went back to.
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
 * The player in this seat.
 */
player: Player, 
/**
 * Whether this is the person using this browser.
 */
yours: boolean, 
/**
 * Whether the player is looking at the table now.
 */
here: boolean, 
/**
 * Whether the player has resigned.
 */
resigned: boolean, 
/**
 * Whether the player ran out of time. Until they return, a bot gives each answer that takes too long.
 */
stand_in: boolean, 
/**
 * Whether the person using this browser may ask the player to leave.
 */
removable: boolean, };

export type SeatOrders = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * All orders that it may give.
 */
orders: Array<OrderInfo>, };

export type SeatPlan = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The player.
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
 * The player in this seat.
 */
player: Player, 
/**
 * Whether this is the person using this browser.
 */
yours: boolean, };

export type SideReport = { 
/**
 * Its seats.
 */
seats: Array<Seat>, 
/**
 * What it had at the beginning and after each round or turn.
 */
course: Array<number>, 
/**
 * What it lost, by name.
 */
lost: Array<Arg>, 
/**
 * Its luck, if chance decided anything.
 */
luck?: Luck, 
/**
 * What it kept secret until the end, such as orders.
 */
secrets: Array<Phrase>, };

export type Spectating = "live" | { "turns": { 
/**
 * The number of turns.
 */
turns: number, } } | { "minutes": { 
/**
 * The number of minutes.
 */
minutes: number, } } | "end";

export type Style = "bold" | "careful" | "collector";

export type Styled = { 
/**
 * Its level.
 */
level: number, 
/**
 * Its style.
 */
style: Style, };

export type Summary = { 
/**
 * The id of the match, as used in addresses.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * A short summary of the position: an object that the game's own browser code reads.
 */
short: Record<string, unknown>, 
/**
 * The seating.
 */
seats: Array<SeatSummary>, 
/**
 * The seats that the game is waiting for.
 */
waiting: Array<Seat>, 
/**
 * Whether one of those seats is this person's.
 */
your_turn: boolean, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The seats that won.
 */
winners: Array<Seat>, 
/**
 * When something last happened, in seconds since 1970.
 */
stirred: number, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Whether it counts for the ladder.
 */
rated: boolean, 
/**
 * When those who watch see what happens.
 */
spectating: Spectating, };

export type Table<G extends Game> = { 
/**
 * The match.
 */
match: MatchInfo, 
/**
 * The seat whose view this is; `None` for a spectator.
 */
seat?: Seat, 
/**
 * The parts of the game that never change, unless the browser said that it fetches them by itself.
 */
world?: G["world"], 
/**
 * The name under which it fetches them: `/api/matches/{id}/world/{name}`. What has this name never changes.
 */
world_id?: string, 
/**
 * The position, as far as this viewer may see it.
 */
view: G["view"], 
/**
 * The questions that are open now.
 */
now: Now<G>, 
/**
 * What has happened lately, as far as this viewer may know it.
 */
log: Array<Entry<G>>, 
/**
 * Whether there are earlier entries, which can be asked for.
 */
earlier: boolean, 
/**
 * The seating.
 */
seats: Array<SeatInfo>, 
/**
 * The chat so far.
 */
chat: Array<ChatLine>, 
/**
 * The viewer's own notes.
 */
notes: string, 
/**
 * The standing orders of one's own seats, in a game that knows any.
 */
orders?: Array<SeatOrders>, 
/**
 * The open proposal to go back, if there is one.
 */
proposal?: Proposal, 
/**
 * Every time the match went back past something that no player can undo alone, in order.
 */
rewinds: Array<Rewind>, 
/**
 * The numbers that people mix into the chance of this match, if they do.
 */
mixing?: Mixing, };

export type ToClient<G extends Game> = { "table": Table<G> } | { "change": Change<G> } | { "found": { 
/**
 * The id of the question.
 */
id: number, 
/**
 * The answer.
 */
found: G["found"], } } | { "done": { 
/**
 * The id of the request.
 */
id: number, } } | { "refused": { 
/**
 * The id of the request.
 */
id: number, 
/**
 * The reason, as a sentence.
 */
why: Phrase, } } | { "frame": Frame<G> } | { "report": { 
/**
 * The id of the request.
 */
id: number, 
/**
 * What can be told of it; nothing in a game that counts nothing.
 */
report: Report | null, } } | { "analysis": { 
/**
 * The id of the request, if this answers one.
 */
id?: number, 
/**
 * How far it is.
 */
stage: AnalysisStage, } } | { "log": LogPage<G> } | { "seats": Array<SeatInfo> } | { "orders": Array<SeatOrders> } | { "chat": ChatLine } | { "next": { 
/**
 * The id of that match, as used in addresses.
 */
id: string, } } | { "proposal": Proposal | null } | { "mixing": Mixing } | { "engine": { 
/**
 * The id of the request.
 */
id: number, 
/**
 * `ok` or `error`, as a program reads it.
 */
reply: Record<string, unknown>, } } | { "confused": { 
/**
 * What is wrong and what was expected.
 */
what: string, } } | "fault";

export type ToServer<G extends Game> = { "answer": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that answers.
 */
seat: Seat, 
/**
 * The version of the position that the answer is based on.
 */
version: number, 
/**
 * The answer.
 */
choice: G["choice"], } } | { "undo": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that takes its choice back.
 */
seat: Seat, } } | { "redo": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that repeats its choice.
 */
seat: Seat, } } | { "propose": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that asks.
 */
seat: Seat, } } | { "consent": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that votes.
 */
seat: Seat, 
/**
 * Whether the seat agrees.
 */
yes: boolean, } } | { "resign": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that gives up.
 */
seat: Seat, } } | { "query": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The question.
 */
query: G["query"], } } | { "hint": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that asks.
 */
seat: Seat, } } | { "orders": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The seat that gives them.
 */
seat: Seat, 
/**
 * The names of all the orders that stand.
 */
orders: Array<string>, } } | { "sit": { 
/**
 * The seat; `None` for a spectator.
 */
seat?: Seat, } } | { "chat": { 
/**
 * The text of the message.
 */
text: string, } } | { "notes": { 
/**
 * The full text of the notes.
 */
text: string, } } | { "frame": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The number of answers.
 */
n: number, 
/**
 * As another seat saw it, once the match is over or if nothing is ever hidden in it; `None` for one's own eyes.
 */
seat?: Seat, } } | { "report": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, } } | { "analysis": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * Whether it is to be begun, if it is not there yet.
 */
begin: boolean, } } | { "log": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * Entries of answers before this one are wanted.
 */
before: number, } } | { "pledge": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * SHA-256 of the number, in hexadecimal.
 */
pledge: string, } } | { "number": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * The 32 bytes of the number, in hexadecimal; `None` if it is lost, and the match goes on without it.
 */
number?: string, } } | { "engine": { 
/**
 * The id of the request, repeated in the reply.
 */
id: number, 
/**
 * One of the bot's own seats.
 */
seat: Seat, 
/**
 * The request, as a program writes it, without an id.
 */
request: Record<string, unknown>, } };

export type Undo = "free" | "nothing" | "die" | "draw" | "reveal" | { "other": Seat } | "clock";

export type Webhook = { 
/**
 * The address that is asked.
 */
url: string, 
/**
 * What requests are signed with.
 */
secret: string, };
