// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

import type * as common from "$frame/protocol/index";
import type { Seat } from "$frame/protocol/index";

export type Ask = { "hide": { outpost: Hex, } } | { "draw": { seat: Seat, } } | { "order": { nth: number, } } | { "march": { points: number, } } | "raid" | { "cover": { by: Seat, } } | { "raid_die": { by: Seat, target: Target, } } | "scout" | { "flag": { outpost: Hex, } };

export type Cache = number;

export type Card = "march" | "scout" | "raid" | "cover";

export type Choice = { "card": Card } | { "cache": Cache } | "no_order" | { "march": Hex } | "stay" | "flare" | { "raid": Target } | "take_cover" | "no_cover" | "no_cover_this_round" | { "scout": Hex } | "raise_flag" | "leave_it";

export type Delta = View;

export type Event = { "hidden": { outpost: Hex, cache: Cache | null, } } | { "round_began": { round: number, leader: Seat, } } | { "drew": { seat: Seat, card: Card | null, } } | { "laid": { seat: Seat, card: Card | null, } } | "turned_over" | { "carried_out": { seat: Seat, card: Card, } } | { "idle": { seat: Seat, } } | { "marched": { seat: Seat, path: Array<Hex>, } } | { "stayed": { seat: Seat, } } | { "flare_fired": { seat: Seat, over: Seat, } } | { "time_ran_out": { seat: Seat, } } | { "took_cover": { seat: Seat, } } | { "exposed": { seat: Seat, } } | { "raided": { seat: Seat, target: Target, die: number, needed: number, } } | { "scouted": { seat: Seat, outpost: Hex, cache: Cache | null, } } | { "flag_raised": { seat: Seat, outpost: Hex, } } | { "opened": { outpost: Hex, cache: Cache, } };

export type Found = Reached;

export type Hex = string;

export type Outcome = { 
/**
 * OP-END-2: the points, in the order of the seats.
 */
points: Array<number>, 
/**
 * OP-END-3: who has the most; nobody if several have.
 */
winner: Seat | null, };

export type Patrol = { 
/**
 * Where it stands.
 */
hex: Hex, 
/**
 * OP-MOV-4: whether it still has its flare.
 */
flare: boolean, 
/**
 * OP-RAI-5: pennants taken from other patrols, a point each.
 */
pennants: number, };

export type Position = { 
/**
 * Rounds that have been played.
 */
played: number, 
/**
 * Where the patrols stand, in the order of the seats.
 */
patrols: Array<Hex>, 
/**
 * The hands, in the order of the seats.
 */
hands: Array<Array<Card>>, 
/**
 * What the outposts hold.
 */
caches: { [key in Hex]: Cache }, 
/**
 * Whose flags fly over them.
 */
flags: { [key in Hex]: Seat }, };

export type Query = { "what": "reach", 
/**
 * The patrol of this seat.
 */
seat: Seat, 
/**
 * Its movement points.
 */
points: number, };

export type Reached = { 
/**
 * How the patrol gets there.
 */
hexes: { [key in Hex]: ReachedHex }, };

export type ReachedHex = { 
/**
 * Movement points.
 */
cost: number, 
/**
 * The hexes that it enters.
 */
path: Array<Hex>, };

export type Request = { 
/**
 * Two to four; two by default.
 */
players?: number, 
/**
 * Four to nine; six by default.
 */
rounds?: number, 
/**
 * Whether marches have a clock.
 */
clock?: boolean, 
/**
 * A position to start from.
 */
position?: Partial<Position>, };

export type Short = { 
/**
 * The round, from 1; 0 while setting up.
 */
round: number, 
/**
 * How many there are.
 */
rounds: number, };

export type Site = { 
/**
 * What it holds, if the viewer knows it.
 */
cache: Cache | null, 
/**
 * Those who have looked into it.
 */
scouts: Array<Seat>, 
/**
 * Whose flag flies over it.
 */
flag: Seat | null, 
/**
 * Whether everyone knows what it holds.
 */
open: boolean, };

export type Space = { 
/**
 * The patrol that marches.
 */
seat: Seat, 
/**
 * Its movement points.
 */
points: number, };

export type Target = { "patrol": Seat } | { "flag": Hex };

export type View = { 
/**
 * The round, from 1; 0 before the first.
 */
round: number, 
/**
 * OP-ORD-2: who leads the round.
 */
leader: Seat, 
/**
 * Whose order is being carried out.
 */
acting: Seat | null, 
/**
 * Cards in the bag.
 */
n_bag: number, 
/**
 * One's own hand; empty for spectators.
 */
hand: Array<Card>, 
/**
 * Cards in each hand.
 */
n_cards: Array<number>, 
/**
 * Orders before they are turned over; others' as backs.
 */
face_down: Array<Array<Card | null>>, 
/**
 * Orders still to be carried out.
 */
face_up: Array<Array<Card>>, 
/**
 * Cards that were played in this round.
 */
discard: Array<Card>, 
/**
 * The patrols.
 */
patrols: Array<Patrol>, 
/**
 * The outposts.
 */
outposts: { [key in Hex]: Site }, 
/**
 * OP-RAI-4: whether one has said that one takes no cover in this round.
 */
exposed: boolean, };

export type WorldInfo = { 
/**
 * The patrols, such as `fox`, in the order of the seats.
 */
patrols: Array<string>, 
/**
 * Their camps.
 */
camps: Array<Hex>, 
/**
 * The hexes with woods.
 */
woods: Array<Hex>, 
/**
 * The hexes with an outpost.
 */
outposts: Array<Hex>, 
/**
 * How many rounds the game has.
 */
rounds: number, };

/** What the game names. */
export interface Outpost { request: Request; world: WorldInfo; view: View; delta: Delta; ask: Ask; choice: Choice; space: Space; event: Event; query: Query; found: Found }

export type Change = common.Change<Outpost>;

export type Frame = common.Frame<Outpost>;

export type Entry = common.Entry<Outpost>;

export type Asked = common.Asked<Outpost>;

export type NewMatch = common.NewMatch<Outpost>;
