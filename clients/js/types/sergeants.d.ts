// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

import type * as engine from "./engine.js";
import type { Phrase, Seat } from "./engine.js";

export type * from "./engine.js";

export type Abilities = { 
/**
 * LOOK: how far he can spot, in squares.
 */
spot: number, 
/**
 * LOOK: the number of cards he draws. A soldier with Draw is a leader.
 */
draw: number, 
/**
 * HIDE: he is hidden if this plus the modifiers is below zero.
 */
cover: number, 
/**
 * HIDE: the number of pins he can remove.
 */
rally: number, 
/**
 * HIDE: the number of cards he can hold.
 */
hold: number, 
/**
 * SHOOT: long range, in squares.
 */
long: number, 
/**
 * SHOOT: short range, in squares.
 */
short: number, 
/**
 * SHOOT: close range, in inches.
 */
close: number, 
/**
 * SHOOT: how far he can throw, in inches.
 */
throw: number, 
/**
 * SHOOT: whether Hit+ gives another check.
 */
hit_plus: boolean, 
/**
 * MOVE: how far he can walk, in inches.
 */
walk: number, 
/**
 * MOVE: the highest level of terrain he can enter.
 */
climb: number, 
/**
 * MOVE: the number of cards he has in melee.
 */
fight: number, 
/**
 * SM-OFF-1: LOOK: the number of phases that get a second card. A soldier with Command is an officer.
 */
command: number, 
/**
 * SM-MED-1: HIDE: the number of identity checks. A soldier with checks is a medic.
 */
checks: number, };

export type Account = { 
/**
 * The campaign, by its name.
 */
campaign: string, 
/**
 * The chapter, from 1.
 */
chapter: number, 
/**
 * The number of chapters in the campaign.
 */
of: number, 
/**
 * The players who won this chapter.
 */
winners: Array<Seat>, 
/**
 * SG-87: VP of all chapters up to now; by seats.
 */
score: Array<number>, 
/**
 * All who fought, by their tags.
 */
soldiers: Array<Returned>, };

export type Act = "spot" | "draw" | "cover" | "rally" | "hold" | "shoot" | "throw" | "walk" | "turn" | { "any": Action } | { "either": Array<Array<Act>> } | { "shoot_at": Set };

export type Action = "look" | "shoot" | "hide" | "move";

export type Advice = { 
/**
 * The answer.
 */
choice: Choice, 
/**
 * The answer and what follows from it before a card is turned or another player decides.
 */
steps: Array<Sketch>, 
/**
 * What speaks for it.
 */
why: Array<Phrase>, 
/**
 * How likely this wins, in percent.
 */
percent: number, 
/**
 * How many lines were played for it.
 */
lines: number, };

export type Aim = { "template": { target: Tag, centre: Point, } } | { "tile": TileIx } | "here";

export type AreaInfo = { action: Action, value: number, points: Array<Point>, };

export type Ask = { "order": { seat: Seat, } } | { "force": { seat: Seat, } } | { "deploy": { seat: Seat, } } | { "draw": { seat: Seat, } } | { "story": { phase: number, } } | { "place": { seat: Seat, } } | { "gap": { seat: Seat, } } | { "which_gap": { seat: Seat, card: CardIx, } } | { "take_back": { seat: Seat, } } | { "name": { seat: Seat, card: CardIx, } } | { "pay": { seat: Seat, card: CardIx, } } | { "part": { seat: Seat, card: CardIx, } } | { "who": { seat: Seat, acts: Array<Act>, left: number, } } | { "act": { tag: Tag, } } | { "row": { seat: Seat, rows: Array<unknown>, } } | { "either": { seat: Seat, tag: Tag, rows: Array<Array<Act>>, } } | { "spot": { tag: Tag, } } | { "cover": { tag: Tag, } } | { "rally": { seat: Seat, } } | { "hold": { tag: Tag, } } | { "walk": { tag: Tag, } } | { "shoot": { tag: Tag, } } | { "next_target": { tag: Tag, } } | { "throw": { tag: Tag, } } | { "victim": { seat: Seat, } } | { "hit_check": { seat: Seat, } } | { "damage_check": { seat: Seat, } } | { "fight_draw": { seat: Seat, } } | { "strike": { seat: Seat, } } | { "capture": { tag: Tag, } } | { "hand_over": { tag: Tag, to: Tag, } } | { "discard": { seat: Seat, } } | { "befall": { seat: Seat, } } | "lot" | { "identity_check": { seat: Seat, } } | { "react": { seat: Seat, tag: Tag, did: Array<Action>, } } | { "preempt": { seat: Seat, types: Array<Action>, } } | { "pick": { seat: Seat, of: Seat, left: number, } } | { "aim": { tag: Tag, what: string, } } | { "smoke": { seat: Seat, tile: TileIx, } } | { "gun": { tag: Tag, } };

export type At = "waiting" | { "on": Place } | { "held": { 
/**
 * His escort.
 */
by: Tag, 
/**
 * Where he stands.
 */
at: Place, } } | { "with": Tag } | "gone" | "dead" | "removed";

export type AtRank = { 
/**
 * The rank.
 */
rank: Rank, 
/**
 * SM-SOL-3: cost in VP, which is also what he is worth to who kills him.
 */
cost: number, 
/**
 * The healthy side.
 */
healthy: Abilities, 
/**
 * The red side.
 */
wounded: Abilities, };

export type Band = "long" | "short" | "close" | "blast";

export type Bands = { long: boolean, short: boolean, close: boolean, };

export type Base = { 
/**
 * From the flat back to the tip of the front, in sixteenths.
 */
length: number, 
/**
 * From side to side, in sixteenths.
 */
width: number, };

export type Because = "contact" | "edge" | "cover";

export type Bill = { 
/**
 * VP for soldiers.
 */
soldiers: number, 
/**
 * VP for equipment cards.
 */
equipment: number, 
/**
 * VP for bought grenades.
 */
grenades: number, 
/**
 * The number of leaders.
 */
leaders: number, };

export type BySeat<T> = Array<T>;

export type CampaignCard = { 
/**
 * The name, as used in translation keys.
 */
name: string, 
/**
 * What its author calls it.
 */
title?: string, 
/**
 * Its author's story.
 */
report?: string, 
/**
 * The names of its scenarios.
 */
chapters: Array<string>, 
/**
 * The sides of the seats, for every number of players that it is for.
 */
seatings: Array<Array<string>>, };

export type CardFit = { 
/**
 * The card.
 */
card: CardIx, 
/**
 * As the card of the phase, in the place of one that is there.
 */
first: [Phrase | null, Phrase | null, Phrase | null], 
/**
 * SM-OFF-1: as its second card.
 */
second: [Phrase | null, Phrase | null, Phrase | null], };

export type CardInfo = { 
/**
 * The soldier on its dog tag.
 */
tag?: Tag, 
/**
 * The team panel whose card it is.
 */
panel?: string, 
/**
 * Its place among the owner's cards, from 1.
 */
nr: number, 
/**
 * Its owner and its place, as in `21-8` or `fire-team-1`.
 */
number: string, 
/**
 * Whether it has a title of its own in the languages.
 */
titled: boolean, 
/**
 * `action`, `command`, `reaction` or `preempt`.
 */
manner: string, 
/**
 * When and for how much it is played, unless it is an action.
 */
when?: Phrase, types: Array<Action>, 
/**
 * `main`, `rank`, `medal`, `honour`, `badge`, `optional` or `team`.
 */
mark: string, 
/**
 * SM-TEA-2: the roles on the panel that it needs.
 */
roles?: Array<number>, 
/**
 * The rank whose card it is.
 */
rank?: Rank, 
/**
 * The medal whose card it is.
 */
medal?: string, 
/**
 * SM-SOL-4: the decoration that brings it, in a campaign.
 */
honour?: string, 
/**
 * SM-SPC-2, SM-SPC-4: the VP that it costs when it is used.
 */
vp: number, 
/**
 * SM-SPC-2, SM-SPC-4: what an enemy must do, or be about to, for it to be played; anything if nothing is named.
 */
triggers: Array<Action>, 
/**
 * SM-SPC-4: how many soldiers a preempt picks.
 */
picks: number, 
/**
 * SM-ACT-2, SM-ACT-3: its parts in the order in which they stand on it.
 */
parts: Array<Part>, 
/**
 * The team bubble as one sentence.
 */
bubble: Array<Phrase>, 
/**
 * The team bubble step by step.
 */
steps: Array<StepInfo>, narrator?: NarratorInfo, hit: Hits, damage: Damage, };

export type CardIx = number;

export type Change = { 
/**
 * The number that changes.
 */
stat: Stat, 
/**
 * How much is added to it.
 */
by: number, 
/**
 * The soldiers it changes for; all of them if `None`.
 */
whom: Array<Tag> | null, 
/**
 * How long the change lasts.
 */
until: Until, };

export type Changed = { turn?: number, phase?: number, story?: Array<StoryNr>, story_deck?: Array<StoryNr>, initiative?: Array<Seat>, playing?: Playing | null, shot?: Shot | null, melee?: Melee | null, fought?: Array<Tag>, changes?: Array<Change>, alone?: Array<Array<Seat>>, stayed?: Array<Array<Tag>>, arrived?: Array<[Tag, TileIx]>, captured?: Array<Array<Seat>>, interrupted?: Array<Playing>, declared?: Array<[Seat, CardIx]>, preempted?: Array<Preempted>, markers?: Markers, record?: Chronicle, freed?: Array<Tag>, };

export type Choice = "done" | "yes" | "no" | { "order": OrderNr } | { "story": StoryNr } | { "card": CardIx } | { "force": Array<Enlisted> } | { "deploy": Array<[Tag, Place]> } | { "placing": [CardIx | null, CardIx | null, CardIx | null] } | { "phase": number } | { "take_back": [Tag, CardIx] } | { "action": Action } | { "part": Part } | { "soldier": Tag } | { "act": Act } | { "row": number } | { "rally": { whose: Tag, by: Tag, } } | { "walk": Way } | { "enter": { gate: number, way: Way, } } | { "leave": { gate: number, } } | { "let_go": Tag } | { "hand_over": { prisoner: Tag, to: Tag, } } | { "throw": { target: Tag, centre: Point, } } | { "strike": { card: CardIx, on: Tag, } } | { "commanding": { cards: [CardIx | null, CardIx | null, CardIx | null], second: [CardIx | null, CardIx | null, CardIx | null], } } | { "preempt": { card: CardIx, of: Seat, against: CardIx, } } | { "standing": Standing } | { "use": string } | { "tile": TileIx };

export type Chronicle = { 
/**
 * What each soldier has done, by their tags.
 */
service: Array<Service>, 
/**
 * Who has thrown or fired something that bursts, while it does.
 */
throws: Tag | null, 
/**
 * SG-82: the decorations earned, when the chapter has ended.
 */
earned: Array<Earned>, };

export type Colour = "red" | "blue" | "green" | "yellow";

export type ComesTo = "can_rally" | "cannot_rally" | "could_spot" | "cannot_spot" | "not_in_arc" | "out_of_range" | "shot_counts" | "reaches" | "does_not_reach" | "hidden";

export type Cover = "building" | "ground" | "piece" | "line" | "foxhole";

export type Damage = "zip" | "pin" | "wound" | "kill";

export type DamageOdds = { zip: number, pin: number, wound: number, kill: number, 
/**
 * Whether these are all cards of the deck; else they are those of the player that have not been seen, wherever they are.
 */
exact: boolean, };

export type Deed = { 
/**
 * The soldier who did it, if seen.
 */
tag: Tag | null, 
/**
 * What he did.
 */
action: Action, };

export type Delta = { 
/**
 * Soldiers who came or changed.
 */
figures?: Array<Figure>, 
/**
 * Seats that changed.
 */
seats?: Array<[Seat, SeatView]>, 
/**
 * What players have open, of those for whom it changed.
 */
tableaus?: Array<[Seat, Tableau]>, 
/**
 * Everything else that is new: the new value in the place of the old one.
 */
fields: Changed, };

export type Doing = { "acts": { tag: Tag, acts: Array<Act>, } } | { "part": { card: CardIx, part: Part, } } | { "card": { card: CardIx, } };

export type Draft = { 
/**
 * The map.
 */
map: RawMap, 
/**
 * The scenario.
 */
scenario: Scenario, };

export type Drawn = "river" | "pond" | "shallows" | "bridge" | "footbridge" | "weir" | "road" | "rail" | "yard" | "platform" | "tree" | "wood" | "pine" | "willow" | "fruit" | "blossom" | "poplar" | "birch" | "yew" | "splinters" | "bush" | "gorse" | "scrub" | "reeds" | "hedge" | "trimmed" | "wheat" | "barley" | "maize" | "beans" | "beets" | "vines" | "house" | "barn" | "slates" | "thatch" | "glass" | "iron" | "spire" | "tank" | "windmill" | "ruin" | "vault" | "wall" | "rocks" | "cliff" | "rubble" | "crater" | "trench" | "ditch" | "slope" | "heap" | "coal" | "sand" | "dung" | "hay" | "grave" | "monument" | "hive" | "trough" | "boxes" | "blocks" | "barrels" | "sacks" | "beams" | "wagon" | "lorry" | "cart" | "hay_cart" | "boat";

export type Earned = { 
/**
 * The soldier who earned it.
 */
tag: Tag, 
/**
 * The decoration's id.
 */
what: string, 
/**
 * The deed.
 */
deed: Feat, 
/**
 * How often he has done it.
 */
n: number, };

export type Edge = "top" | "right" | "bottom" | "left";

export type Edited = { 
/**
 * The draft as files of a folder or a pack.
 */
files: Array<{ file: string, text: string, }>, 
/**
 * How pages show it, once nothing is wrong with it.
 */
card: ScenarioCard | null, };

export type EngineFound = Found | Looked;

export type EngineQuery = Query | Reference | { what: "hint", level?: number, seed?: number, };

export type EngineSpace = Space;

export type EngineView = View;

export type Enlisted = { 
/**
 * The soldier's tag.
 */
tag: Tag, 
/**
 * His rank; may be left out if there is only one.
 */
rank: Rank | null, 
/**
 * What he carries.
 */
carries?: Array<string>, 
/**
 * The number of grenades.
 */
grenades?: number, 
/**
 * SM-SPC-1: the optional cards that he brings, by their numbers among his cards, from 1.
 */
cards?: Array<number>, 
/**
 * SM-SPC-1: the story cards that he brings.
 */
story?: Array<StoryNr>, 
/**
 * SM-TEA-1: the team panel that he is on.
 */
panel?: string | null, };

export type EntryArea = { 
/**
 * Its name.
 */
name: string, 
/**
 * The edge of the map.
 */
edge: Edge, 
/**
 * The column or row of the square, from 0.
 */
nth: number, 
/**
 * How many squares wide it is, to the right or down.
 */
width: number, };

export type EquipmentInBox = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it costs.
 */
cost: number, 
/**
 * Sides that may have it; all if none is named.
 */
sides: Array<string>, 
/**
 * SM-SOL-4: whether it is a medal, which is handed out.
 */
earned: boolean, };

export type EquipmentInfo = { cost: number, 
/**
 * Sides that may have it; all if none is named.
 */
sides: Array<string>, 
/**
 * Soldiers who may carry it.
 */
carriers: Array<Tag>, gives: Gives, 
/**
 * SM-MRK-1, SM-MRK-2, SM-MRK-4: what it lays on a tile.
 */
marker?: Marker, 
/**
 * How many blast checks it makes.
 */
checks: number, 
/**
 * SG-65: the act in whose place it is used; nothing if it serves by itself.
 */
act?: Act, 
/**
 * How often it can be used; without end if left out.
 */
uses?: number, says: Phrase, 
/**
 * How often it can be used, and what its bearer must have, in words.
 */
terms: Array<Phrase>, };

export type Event = { "order_drawn": { seat: Seat, order: OrderNr | null, } } | { "mustered": { seat: Seat, soldiers: Array<Recruit>, } } | { "story_made": { deck: Array<StoryNr>, } } | { "deployed": { seat: Seat, places: Array<[Tag, Place]>, } } | { "turn_began": { turn: number, } } | { "card_drawn": { seat: Seat, card: CardIx | null, } } | { "story_turned": { card: StoryNr, } } | { "story_happens": { card: StoryNr, } } | { "placed": { seat: Seat, cards: [CardIx | null, CardIx | null, CardIx | null] | null, face_up: boolean, } } | { "discarded": { seat: Seat, cards: Array<CardIx>, } } | { "gap_filled": { seat: Seat, phase: number, card: CardIx, } } | { "initiative": { order: Array<Seat>, } } | { "phase_began": { phase: number, } } | { "revealed": { seat: Seat, cards: Array<CardIx>, } } | { "named": { seat: Seat, card: CardIx, action: Action, is_only: boolean, } } | { "taken_back": { seat: Seat, tag: Tag, card: CardIx | null, } } | { "held": { seat: Seat, tag: Tag, card: CardIx | null, } } | { "held_lost": { seat: Seat, tag: Tag, cards: Array<CardIx>, } } | { "card_began": { seat: Seat, card: CardIx, parts: Array<Part>, } } | { "card_cancelled": { seat: Seat, card: CardIx, } } | { "part_began": { part: Part, } } | { "acted": { tag: Tag, } } | { "card_ended": { seat: Seat, card: CardIx, } } | { "card_turned": { seat: Seat, card: CardIx, turned: Turned, 
/**
 * The soldier the check is about; none in particular where a player's soldiers are checked together.
 */
on: Tag | null, 
/**
 * SM-SHT-2: the bands that count in a hit check.
 */
counted: Array<Band>, 
/**
 * SM-SHT-2: those of them that hit.
 */
hits: Array<Band>, 
/**
 * SM-CHK-1: whether an identity check succeeds.
 */
success: boolean, } } | { "spotted": { tag: Tag, by: Tag | null, } } | { "hidden": { tag: Tag, } } | { "pinned": { tag: Tag, } } | { "rallied": { tag: Tag, by: Tag | null, } } | { "wounded": { tag: Tag, } } | { "killed": { tag: Tag, rank: Rank, by: Seat | null, scores: Array<[Seat, number]>, } } | { "removed": { tag: Tag, } } | { "walked": { tag: Tag, way: Way, } } | { "entered": { tag: Tag, gate: number, way: Way, } } | { "left": { tag: Tag, gate: number, } } | { "shifted": { tag: Tag, to: Place, } } | { "shot": Shot } | "shot_ended" | { "threw": { seat: Seat, tag: Tag, target: Tag, centre: Point, } } | { "melee_began": Melee } | { "fight_drawn": { seat: Seat, card: CardIx | null, } } | { "struck": { seat: Seat, card: CardIx, on: Tag, damage: Damage, } } | { "melee_ended": { unused: Array<[Seat, Array<CardIx>]>, } } | { "captured": { tag: Tag, rank: Rank, by: Tag, seat: Seat, at: Place, } } | { "led": { tag: Tag, to: Place, } } | { "handed_over": { tag: Tag, to: Tag, at: Place, } } | { "freed": { tag: Tag, at: Place, } } | { "escaped": { tag: Tag, way: Way, } } | "phase_ended" | { "changed": Change } | { "expired": { until: Until, } } | { "scored": { seat: Seat, vp: number, 
/**
 * SM-PRI-2: the prisoner they are scored for.
 */
prisoner: Tag | null, } } | { "order_met": { seat: Seat, order: OrderNr, vp: number, over: Seat | null, } } | { "grounds": { alone: Array<Array<Seat>>, stayed: Array<Array<Tag>>, captured: Array<Array<Seat>>, } } | { "charged": { seat: Seat, turns: Array<number> | null, } } | "turn_ended" | { "honoured": Earned } | { "ended": { outcome: Outcome, } } | { "panels_laid": { seat: Seat, panels: Array<string>, } } | { "seconded": { seat: Seat, cards: [CardIx | null, CardIx | null, CardIx | null] | null, face_up: boolean, } } | { "declared": { seat: Seat, card: CardIx, } } | { "picked": { tags: Array<Tag>, } } | { "preempted": Preempted } | "watched" | { "spent": { seat: Seat, card: CardIx, vp: number, } } | { "put_away": { seat: Seat, card: CardIx, } } | { "standing_set": { seat: Seat, standing: Standing, } } | { "tended": { tag: Tag, by: Tag, } } | { "saved": { tag: Tag, by: Tag, } } | { "laid": { what: Marker, on: On, by: Seat | null, } } | { "cleared": { what: Sort, } } | "smoke_lifted" | { "used": { seat: Seat, tag: Tag, what: string, aim: Aim, } } | { "shelled": { seat: Seat, tile: TileIx, smoke: boolean, } } | { "dug": { tag: Tag, hole: Foxhole, } } | { "endangered": { tag: Tag, by: Sort, } };

export type Faced = { 
/**
 * The enemy.
 */
tag: Tag, 
/**
 * SM-LOK-3: whether he would be spotted, or is already.
 */
spots: boolean, 
/**
 * SM-SHT-2: the bands of a shot at him, were he spotted.
 */
shot?: Bands, 
/**
 * SM-LOK-3: whether he would spot the soldier; left out if his numbers are hidden (SM-SOL-8).
 */
seen?: boolean, 
/**
 * The Spot that he would need for it.
 */
takes: number, 
/**
 * SM-SHT-2: the bands of his shot, as he faces now; left out if none reaches, or if his numbers are hidden.
 */
shot_at?: Bands, 
/**
 * Whether the soldier would be in his front arc.
 */
in_arc: boolean, };

export type Facing = number;

export type Fate = "fell" | "captured" | "wounded" | "well";

export type Feat = "kills" | "captures" | "spots" | "rallies" | "wounds" | "orders" | "melees" | "chapters";

export type Figure = { 
/**
 * The soldier's tag.
 */
tag: Tag, 
/**
 * His player.
 */
seat: Seat, 
/**
 * Where he is.
 */
at: At, 
/**
 * SM-LOK-3: marked spotted.
 */
spotted: boolean, 
/**
 * SM-SOL-5: pinned.
 */
pinned: boolean, 
/**
 * SM-SOL-6: wounded.
 */
wounded: boolean, 
/**
 * SM-SOL-8: his rank, once his card was shown.
 */
shown: Rank | null, 
/**
 * SM-ORD-9: the player who killed him; `None` if an event did.
 */
killer: Seat | null, 
/**
 * SM-SOL-8: the equipment that he was seen to use.
 */
used?: Array<string>, };

export type Footing = { 
/**
 * What would give him cover.
 */
cover?: Cover, 
/**
 * Enemies that he would be in melee with.
 */
melee: Array<Tag>, };

export type Force = { 
/**
 * With so many players on the side,
 */
players: number, 
/**
 * each has soldiers and equipment for so many VP,
 */
vp: number, 
/**
 * and at most so many leaders.
 */
leaders: number, };

export type Found = { "ruler": Ruler } | { "sights": Sights } | { "soldier": Soldier } | { "reach": Array<Span> } | { "tried": Tried } | { "market": Market } | { "places": { [key in string]: PanelPlaces } } | { "placing": PlacingInfo } | { "gates": Array<number> } | { "marks": Array<Tag> } | { "tile": Array<Tag> } | { "prisoners": Array<Ransom> } | { "order": Array<Array<[Seat, CardIx]>> } | { "suggest": Choice } | { "idle": Array<Prospect> } | { "charges": Array<[Tag, Way]> } | { "odds": ShotOdds | null } | { "outlook": Outlook } | { "hint": { hint: Hint<Advice>, } };

export type Foxhole = { 
/**
 * Its centre.
 */
at: Point, 
/**
 * How much it improves Cover by.
 */
cover: number, };

export type GateCard = { 
/**
 * The edge.
 */
edge: Edge, 
/**
 * The column or row, from 0.
 */
nth: number, 
/**
 * How many squares wide it is.
 */
width: number, 
/**
 * The side that enters there, as its place in the list; none if it is only for orders.
 */
side: number | null, };

export type GateInfo = { name: string, edge: Edge, from: Point, to: Point, 
/**
 * SM-SCN-7: where bases begin: the first and the last place of a base outside that touches the edge, facing into the map.
 */
outside: [Place, Place], };

export type Gives = { "grenades": number } | { "medal": Tag } | "object" | { "optics": Optics } | { "ability": { 
/**
 * The number that changes.
 */
what: Stat, 
/**
 * How much is added to it.
 */
by: number, } } | { "blast": { 
/**
 * How far it reaches.
 */
reach: Reach, 
/**
 * The number of blast checks.
 */
checks: number, } } | { "lays": { 
/**
 * The marker.
 */
what: Marker, 
/**
 * How far it reaches.
 */
reach: Reach, } } | { "ammunition": string } | { "foxhole": number } | { "artillery": { 
/**
 * The number of blast checks.
 */
checks: number, } };

export type Hint<A> = { 
/**
 * What to do.
 */
best: A, 
/**
 * The second best.
 */
other?: A, 
/**
 * How likely it is to win if nothing is done in this turn, in percent, where the game knows that.
 */
idle?: number, };

export type Hit = "miss" | "hit" | "hit_plus";

export type Hits = { long: Hit, short: Hit, close: Hit, blast: Hit, };

export type Honour = { 
/**
 * The decoration's id.
 */
what: string, 
/**
 * The rank that it belongs to.
 */
rank: Rank, };

export type InTheBox = { 
/**
 * All tiles, each with its two sides, in their own corner.
 */
tiles: Array<[TileInfo, TileInfo]>, 
/**
 * Soldier cards.
 */
soldiers: Array<SoldierCard>, 
/**
 * The orders that a scenario may use.
 */
orders: Array<OrderInBox>, 
/**
 * Story cards.
 */
story: Array<StoryInBox>, 
/**
 * What its soldiers may carry.
 */
equipment: Array<EquipmentInBox>, 
/**
 * Tactical modules, each with its side.
 */
modules: Array<[string, string]>, 
/**
 * The scenarios that come with the game, to begin with.
 */
scenarios: Array<Draft>, };

export type Instead = { 
/**
 * The answer that puts the base there.
 */
choice: Choice, 
/**
 * What is there.
 */
because: Because, 
/**
 * The length of the way and what it could be, in sixteenths.
 */
length?: [number, number], 
/**
 * How he would stand there.
 */
standing?: Footing, };

export type Kind = "private" | "leader" | "character" | "specialist";

export type Laid = { 
/**
 * The map.
 */
map: MapInfo, 
/**
 * Entry areas.
 */
gates: Array<GateInfo>, };

export type LandmarkCard = { 
/**
 * Tile and side, such as `L2A`.
 */
face: string, 
/**
 * The English name.
 */
name: string, 
/**
 * The column and the row of its upper left square.
 */
at: [number, number], };

export type Lay = { cards: [CardIx | null, CardIx | null, CardIx | null], second: [CardIx | null, CardIx | null, CardIx | null], };

export type Limit = "vp" | "soldiers" | "leaders" | "equipment";

export type Looked = { 
/**
 * In the language of the engine, line by line.
 */
says: Array<string>, } & ({ "card": CardInfo } | { "story": StoryInfo } | { "order_card": OrderInfo } | { "printed": SoldierCard } | { "equipment": EquipmentInfo } | { "panel": PanelInfo } | { "map": Laid } | { "scenario": ScenarioInfo });

export type MapInfo = { name: string, 
/**
 * The width in squares.
 */
columns: number, 
/**
 * The height in squares.
 */
rows: number, tiles: Array<TileInfo>, };

export type March = { 
/**
 * The campaign, by its name.
 */
campaign: string, 
/**
 * What people call it, if no language has a name for it.
 */
title?: string, 
/**
 * The chapter, from 1.
 */
chapter: number, 
/**
 * The number of chapters in the campaign.
 */
of: number, 
/**
 * VP of the chapters before; by seats.
 */
score: Array<number>, 
/**
 * Those who have fought and can fight again, by their tags.
 */
soldiers: Array<Veteran>, 
/**
 * SG-81: those who are lost, the earliest first.
 */
fallen: Array<Tag>, 
/**
 * SG-86: the side that has won the chapter before, and is reinforced.
 */
reinforced?: string, };

export type Marker = "fire" | "mines" | { "smoke": number };

export type Markers = { 
/**
 * SM-MRK-1: what burns.
 */
fires: Array<PlacedMarker>, 
/**
 * SM-MRK-2: mines.
 */
mines: Array<PlacedMarker>, 
/**
 * SM-MRK-4: where there is smoke.
 */
smoke: Array<Smoke>, 
/**
 * Where soldiers have dug in.
 */
foxholes: Array<Foxhole>, };

export type Market = { 
/**
 * SM-SCN-9: soldiers for sale.
 */
soldiers: Array<Tag>, 
/**
 * SM-TEA-1: panels that may be used.
 */
panels: Array<string>, 
/**
 * VP for everything.
 */
vp: number, 
/**
 * The most leaders allowed.
 */
leaders: number, 
/**
 * SM-SCN-6: VP for equipment cards at most.
 */
equipment_vp: number, 
/**
 * SM-SCN-8: equipment that the player must have.
 */
required: Array<string>, 
/**
 * The fewest soldiers allowed.
 */
least: number, 
/**
 * The force that the scenario suggests.
 */
suggested: Array<Enlisted> | null, };

export type Measured = { action: Action, 
/**
 * The own tile first.
 */
tiles: Array<TileOnLine>, 
/**
 * SM-MAP-7: what is added to the ability.
 */
modifiers: number, };

export type Melee = { 
/**
 * Who was in it at its beginning.
 */
soldiers: Array<Tag>, 
/**
 * The players, by initiative.
 */
order: Array<Seat>, 
/**
 * Cards that each draws.
 */
draws: Array<number>, 
/**
 * Whose blow is next, in `order`.
 */
next: number, 
/**
 * SM-MEL-6: those who fell or were captured in it, and where they stood; the latest last.
 */
fallen: Array<[Tag, Place]>, };

export type Meter = { 
/**
 * What is limited.
 */
of: Limit, 
/**
 * How much the force has.
 */
now: number, 
/**
 * How much it may have at most, or of soldiers at least.
 */
limit: number, 
/**
 * Whether it may not be had like that.
 */
broken: boolean, };

export type Modifiers = { 
/**
 * For LOOK.
 */
look: number, 
/**
 * For SHOOT.
 */
shoot: number, 
/**
 * For HIDE.
 */
hide: number, 
/**
 * For MOVE.
 */
move: number, };

export type NarratorInfo = { 
/**
 * `may` (white), `must` (blue) or `cost` (red).
 */
kind: string, 
/**
 * Line by line.
 */
says: Array<Phrase>, };

export type Need = { "rank": Rank } | { "trait": string } | { "ability": { stat: Stat, least: number, } } | { "grenades": number };

export type Numbers = { 
/**
 * The rank.
 */
rank: Rank, 
/**
 * Each ability: as printed on the side that is up, and as it is now.
 */
abilities: Array<[Stat, number, number]>, 
/**
 * SM-SHT-4: whether he can use Hit+.
 */
hit_plus: boolean, 
/**
 * His value.
 */
vp: number, 
/**
 * SM-HID-1: whether he could take cover now.
 */
can_take_cover: boolean, 
/**
 * Levels that he can climb, as printed on the side that is up.
 */
climb: number, 
/**
 * What he can still use in the place of an act, and how often; without end if left out.
 */
uses: Array<[string, number | null]>, };

export type On = { 
/**
 * The tile.
 */
tile: TileIx, 
/**
 * Only this piece of it, by its place in the tile's list: a building, or another piece that an event names.
 */
piece: number | null, };

export type Opened = { 
/**
 * Its scenarios, each with its map.
 */
drafts: Array<Draft>, 
/**
 * How many of its files have no part in them.
 */
left: number, };

export type Optics = { 
/**
 * For LOOK.
 */
look: number, 
/**
 * For SHOOT.
 */
shoot: number, };

export type OrderInBox = { 
/**
 * Its number.
 */
number: OrderNr, 
/**
 * The side whose players alone may have it.
 */
side?: string, vp: number, title: Phrase, says: Phrase, landmark?: string, 
/**
 * The entry area that it names.
 */
entry?: string, };

export type OrderInfo = { vp: number, title: Phrase, says: Phrase, landmark?: string, 
/**
 * The entry area that it names.
 */
entry?: string, };

export type OrderNr = number;

export type Outcome = { 
/**
 * The players with most VP; all of them in a draw. No player of a side that was wiped out wins.
 */
winners: Array<Seat>, 
/**
 * VP; by seats.
 */
scores: Array<number>, 
/**
 * SM-VIC-3: the side that has no soldiers left.
 */
beaten: number | null, 
/**
 * The last turn.
 */
turn: number, };

export type Outlook = { 
/**
 * The enemies on the map.
 */
enemies: Array<Faced>, 
/**
 * SM-LOK-3: the squares, as column and row, in whose middle he would spot an enemy.
 */
squares: Array<[number, number]>, };

export type PanelInfo = { module: string, side: string, cost: number, slots: Array<SlotInfo>, 
/**
 * Its cards.
 */
cards: Array<CardIx>, };

export type PanelPlaces = { 
/**
 * For every place, who could have it.
 */
fitting: Array<Array<Tag>>, 
/**
 * For every place, who has it.
 */
seated: Array<Tag | null>, 
/**
 * Why the panel cannot be used so.
 */
why?: Phrase, };

export type Part = "dog_tag" | "bubble" | "narrator";

export type PieceInfo = { 
/**
 * The name, such as `hedge`.
 */
name: string, 
/**
 * How it is drawn.
 */
drawn: Drawn, terrain: Terrain, 
/**
 * The corners of an area, or the points of a line.
 */
points: Array<Point>, 
/**
 * Whether it is a line thinner than a base.
 */
line: boolean, no_move: boolean, 
/**
 * The level that takes as much Climb to enter; nothing on the ground.
 */
level?: number, 
/**
 * A building's own numbers.
 */
modifiers?: Modifiers, };

export type Place = { 
/**
 * The base's centre.
 */
at: Point, 
/**
 * Which way the round end points.
 */
facing: Facing, };

export type PlacedMarker = { 
/**
 * What it is on.
 */
on: On, 
/**
 * SM-MRK-1: the player whose equipment made it, and who scores by it.
 */
by: Seat | null, };

export type PlacingInfo = { 
/**
 * The hand.
 */
hand: Array<CardFit>, 
/**
 * How many phases the hand can fill.
 */
most: number, 
/**
 * How many it can fill if the cards stay where they are.
 */
most_so: number, 
/**
 * SM-OFF-1: how many phases may get a second card.
 */
seconds: number, 
/**
 * The placing with as many phases filled as can be.
 */
filled_up: [CardIx | null, CardIx | null, CardIx | null], 
/**
 * Why it cannot be the answer yet.
 */
why?: Phrase, };

export type Playing = { 
/**
 * The player who plays it.
 */
seat: Seat, 
/**
 * The card.
 */
card: CardIx, 
/**
 * The parts that are left.
 */
left: Array<Part>, 
/**
 * SM-ACT-7: the soldiers who have acted in the bubble.
 */
acted: Array<Tag>, 
/**
 * SM-PRI-2: escorts that have moved.
 */
escorted: Array<Tag>, 
/**
 * SM-SPC-2: what has been done since reactions were last asked for.
 */
deeds: Array<Deed>, 
/**
 * SM-SPC-2: whether anything of the card has been done.
 */
used: boolean, 
/**
 * SM-SPC-2, SM-SPC-4: the soldiers whom a reaction answers, or a preempt has picked.
 */
picked: Array<Tag>, };

export type Point = [number, number];

export type Preempted = { 
/**
 * The player whose card it is.
 */
seat: Seat, 
/**
 * The card.
 */
card: CardIx, 
/**
 * The step of its bubble, from 0.
 */
step: number, 
/**
 * The soldiers who have acted.
 */
tags: Array<Tag>, };

export type Private = { 
/**
 * SM-ACT-6: the deck, which has no order.
 */
deck: Array<CardIx>, 
/**
 * The hand.
 */
hand: Array<CardIx>, 
/**
 * Cards that are face down on the three phases.
 */
placed: [Array<CardIx>, Array<CardIx>, Array<CardIx>], 
/**
 * SM-HID-5: held cards.
 */
held: Array<[Tag, CardIx]>, 
/**
 * SM-MEL-2: cards drawn for a melee.
 */
fight: Array<CardIx>, 
/**
 * What he is ordered to achieve; others see how many there are.
 */
orders: Array<OrderNr>, 
/**
 * SM-ORD-7: for each of the orders, how many turns running its landmark was held with what it asks for.
 */
charged: Array<number>, 
/**
 * What his soldiers are and carry, by their tags.
 */
soldiers: Array<Secret>, 
/**
 * His answer in advance where reactions and preempts are asked for.
 */
standing: Standing, };

export type Prospect = { 
/**
 * Why nothing would.
 */
why?: Phrase, 
/**
 * Whether its player is asked again before anything is done, and may still leave it.
 */
asks: boolean, };

export type Query = { "what": "ruler", from: Tag, to: Tag, at?: Place, with?: string, } | { "what": "sights", tag: Tag, } | { "what": "soldier", tag: Tag, } | { "what": "reach", space: Space, } | { "what": "try", space: Space, choice: Choice, near?: boolean, } | { "what": "market", seat: Seat, } | { "what": "places", seat: Seat, force: Array<Enlisted>, wished?: Array<[Tag, number]>, } | { "what": "placing", seat: Seat, lay: Lay, } | { "what": "gates", tag: Tag, } | { "what": "marks", space: Space, } | { "what": "tile", tile: TileIx, } | { "what": "prisoners" } | { "what": "order" } | { "what": "suggest", space: Space, seed: number, } | { "what": "idle", doings: Array<Doing>, } | { "what": "charges", space: Space, } | { "what": "odds", tag: Tag, target: Tag, at?: Place, } | { "what": "outlook", tag: Tag, at?: Place, };

export type Rank = "private" | "junior" | "senior" | "officer";

export type Ransom = { 
/**
 * The prisoner.
 */
tag: Tag, 
/**
 * The player of his escort.
 */
seat: Seat, 
/**
 * SM-SOL-8: the VP, if the one who asks may know his card; without the equipment that he may have, unless that is known too.
 */
vp?: number, };

export type RawLaid = { 
/**
 * Tile and side, such as `L2A`.
 */
tile: string, 
/**
 * The column and row of its upper left corner, in squares.
 */
at: [number, number], 
/**
 * Quarter turns clockwise.
 */
turned: number, };

export type RawMap = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its tiles, each with the side that is up.
 */
tiles: Array<RawLaid>, };

export type Reach = { "squares": number } | { "throw": number } | "beside";

export type Recruit = { tag: Tag, secret: Secret | null, };

export type Reference = { "what": "card", 
/**
 * Its number in this match.
 */
card: CardIx, } | { "what": "story", 
/**
 * Its number.
 */
story: StoryNr, } | { "what": "order", 
/**
 * Its number.
 */
order: OrderNr, } | { "what": "printed", 
/**
 * The soldier.
 */
tag: Tag, } | { "what": "equipment", 
/**
 * Its name.
 */
equipment: string, } | { "what": "panel", 
/**
 * Its name.
 */
panel: string, } | { "what": "map", } | { "what": "scenario", };

export type Request = { 
/**
 * The name of a scenario; the one to learn with if left out.
 */
scenario?: string, 
/**
 * The name of a campaign, to begin with its first chapter instead of a scenario.
 */
campaign?: string, 
/**
 * The side of each seat, such as `us`; one seat a side if left out, or as many as the scenario needs.
 */
seats?: Array<string>, 
/**
 * How many people play, if sides are not named.
 */
players?: number, 
/**
 * Whether forces are bought; else everybody has a suggested one. Bought where none is suggested for so many players.
 */
buying?: boolean, 
/**
 * SM-TRN-9: whether information is open, to learn; as the scenario has it if left out.
 */
open?: boolean, 
/**
 * SM-TRN-9: whether action cards are placed face up; as the scenario has it if left out.
 */
face_up?: boolean, 
/**
 * A map and a scenario of one's own, written out; the scenario is played if no other is named.
 */
own?: Array<{ file: string, text: string, }>, 
/**
 * A position to start from.
 */
position?: unknown, };

export type Returned = { tag: Tag, seat: Seat, rank: Rank, fate: Fate, 
/**
 * SG-82: what he has earned in this chapter.
 */
earned: Array<Earned>, };

export type Ruler = { 
/**
 * SM-MAP-5: the distance in squares.
 */
squares: number, 
/**
 * SM-MAP-6: the distance in inches.
 */
inches: number, 
/**
 * The tiles on the line, for LOOK, SHOOT and HIDE.
 */
lines: Array<Measured>, 
/**
 * Whether the other is an enemy.
 */
enemy: boolean, 
/**
 * What each ability makes of it that can be used on the other: enemies are spotted, shot at and hidden from, friends rallied. With
 * equipment, only what that makes of it.
 */
verdicts: Array<Verdict>, 
/**
 * The conclusion.
 */
comes_to: ComesTo, 
/**
 * Whether the other soldier is in the front arc.
 */
in_arc: boolean, 
/**
 * SM-SHT-2: the bands that a shot would count, if the other is an enemy in the arc; he need not be spotted. Nothing if the
 * numbers of the soldier who measures are hidden.
 */
bands?: Bands, 
/**
 * SM-SOL-8: whether his numbers are hidden from the one who asks. Then the verdicts say what they would have to be.
 */
hidden: boolean, };

export type Said = string | { [key in string]: string };

export type Scenario = { 
/**
 * Its name in files and keys.
 */
name: string, 
/**
 * What people call it, if no language has a name for it.
 */
title?: Said, 
/**
 * Its report, if no language has one.
 */
report?: Said, 
/**
 * The map, by the name of its file.
 */
map: string, 
/**
 * The number of turns.
 */
turns: number, 
/**
 * SM-TRN-1: cards drawn each turn before any Draw.
 */
base_draw: number, 
/**
 * SM-SCN-3: soldiers a side at least.
 */
least_soldiers: number, 
/**
 * SM-SCN-3: grenades for 1 VP.
 */
grenades_a_vp: number, 
/**
 * Entry areas, for orders and sides.
 */
areas: Array<EntryArea>, 
/**
 * The two sides.
 */
sides: Array<SideOf>, 
/**
 * Story cards that are added.
 */
add: Array<StoryNr>, 
/**
 * Story cards that are removed.
 */
remove: Array<StoryNr>, 
/**
 * Special rules.
 */
special: Array<unknown>, };

export type ScenarioCard = { 
/**
 * The name, as used in translation keys.
 */
name: string, 
/**
 * What its author calls it.
 */
title?: Said, 
/**
 * Its author's report.
 */
report?: Said, 
/**
 * The number of turns.
 */
turns: number, 
/**
 * SM-TRN-9: whether information is open.
 */
open: boolean, 
/**
 * The two sides.
 */
sides: Array<SideCard>, 
/**
 * The width of the map, in squares.
 */
columns: number, 
/**
 * The height of the map, in squares.
 */
rows: number, 
/**
 * The landmarks of the map.
 */
landmarks: Array<LandmarkCard>, 
/**
 * The entry areas of the map.
 */
gates: Array<GateCard>, 
/**
 * The map, of one that is not built in: for a picture of it.
 */
map?: MapInfo, };

export type ScenarioInfo = { name: string, title?: Said, report?: Said, turns: number, base_draw: number, least_soldiers: number, grenades_a_vp: number, sides: Array<SideOf>, 
/**
 * SM-TRN-9: whether information is open.
 */
open: boolean, };

export type SeatView = { 
/**
 * SM-TRN-9: hand sizes are announced.
 */
hand: number, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * How many cards are face down on each phase.
 */
placed: [number, number, number], 
/**
 * The soldiers who hold cards, once for each card.
 */
held: Array<Tag>, 
/**
 * How many cards were drawn for a melee.
 */
fight: number, 
/**
 * The number of orders.
 */
orders: number, 
/**
 * SM-PRI-1: of his soldiers, the viewer's prisoners: their cards and what they carry. The action cards that they brought and their
 * places on panels stay with their player.
 */
captured?: Array<Secret>, 
/**
 * Everything, for the player.
 */
own: Private | null, };

export type Secret = { 
/**
 * The soldier's tag.
 */
tag: Tag, 
/**
 * His rank.
 */
rank: Rank, 
/**
 * The equipment that he has with him, by name.
 */
carries: Array<string>, 
/**
 * How many grenades he has left.
 */
grenades: number, 
/**
 * SM-SPC-1: the optional cards that he brings, by their numbers.
 */
cards: Array<number>, 
/**
 * SM-SPC-1: the story cards that he brings.
 */
story: Array<StoryNr>, 
/**
 * SM-TEA-1: the panel that he is on.
 */
panel: string | null, 
/**
 * SM-TEA-1: his place on it, from 0.
 */
slot: number | null, 
/**
 * How often equipment was used.
 */
spent: Array<[string, number]>, };

export type Service = { tag: Tag, kills: number, captures: number, spots: number, rallies: number, wounds: number, orders: number, melees: number, };

export type Set = "anyone" | "owner" | "own" | "friend" | "enemy" | { "side": string } | { "named": Tag } | { "is": string } | "leader" | { "in": Where } | "spotted" | "pinned" | "wounded" | "in_cover" | "in_melee" | { "with": { 
/**
 * The number that is compared.
 */
what: Stat, 
/**
 * The lowest number allowed.
 */
least: number, 
/**
 * The highest number allowed.
 */
most: number, } } | { "all": Array<Set> } | { "any": Array<Set> } | { "not": Set } | "picked" | "team" | "teams" | { "on": string } | { "ranked": Rank } | { "grenades": number };

export type Short = { 
/**
 * The name of the scenario. Stored lists of matches call it so.
 */
board: string, 
/**
 * What its author calls it, if it is not built in.
 */
title?: Said, 
/**
 * The turn, from 1; 0 while setting up.
 */
round: number, };

export type Shot = { 
/**
 * The soldier who shoots.
 */
tag: Tag, 
/**
 * His first target.
 */
target: Tag, 
/**
 * SM-SHT-2: the bands that reach.
 */
bands: Bands, 
/**
 * SM-SHT-4: whether Hit+ gives another check.
 */
plus: boolean, };

export type ShotOdds = { 
/**
 * The bands that count.
 */
bands: Bands, 
/**
 * The cards in the deck of the player who shoots.
 */
cards: number, 
/**
 * How many of them hit not at all, once, twice and three times.
 */
hits: [number, number, number, number], 
/**
 * SM-SHT-4: how many bring another check.
 */
more: number, 
/**
 * SM-SHT-3: what a hit would do.
 */
damage: DamageOdds, };

export type Shown = { 
/**
 * The card.
 */
card: CardIx, 
/**
 * SM-ACT-4: the type that it is used as, once named.
 */
action: Action | null, 
/**
 * Whether it was played.
 */
done: boolean, };

export type SideCard = { 
/**
 * The side.
 */
side: string, 
/**
 * How many may play it, and what each may have then.
 */
forces: Array<Force>, 
/**
 * For how many players forces are suggested.
 */
suggested: number, 
/**
 * The number of orders that each player draws.
 */
orders: number, 
/**
 * Whether its soldiers come from outside.
 */
enters: boolean, };

export type SideOf = { 
/**
 * The side.
 */
side: string, 
/**
 * What its players may have.
 */
forces: Array<Force>, 
/**
 * SM-SOL-2: the characters whom the scenario names: their story cards come into the deck with them. Others are ordinary
 * soldiers.
 */
characters: Array<Tag>, 
/**
 * Suggested forces, one a player. With as many players, and if the set-up wants them, they are used.
 */
suggested: Array<Array<Enlisted>>, 
/**
 * SM-SCN-2: orders to draw from.
 */
orders: Array<OrderNr>, 
/**
 * How many each player draws: one. Matches stored earlier may have others.
 */
n_orders: number, 
/**
 * Where its soldiers begin.
 */
start: Start, 
/**
 * SM-SCN-4: whether a player's soldiers may enter by several areas, each by any of the side's.
 */
several_areas: boolean, 
/**
 * SM-SCN-6: VP for equipment cards at most; grenades are markers and are not counted.
 */
equipment_vp: number, 
/**
 * SM-SCN-8: the only equipment that may be bought; all if left out.
 */
allowed: Array<string> | null, 
/**
 * SM-SCN-8: equipment that may not be bought.
 */
barred: Array<string>, 
/**
 * SM-SCN-8: equipment that every player of the side must have.
 */
required: Array<string>, 
/**
 * SM-SOL-4: medals that are handed out to their soldiers, if these are in a force.
 */
medals: Array<string>, 
/**
 * Grenades that each player has to start with.
 */
grenades: number, 
/**
 * SM-SPC-1: specialists who may be bought.
 */
specialists: Array<Tag>, 
/**
 * SM-TEA-1: tactical modules whose panels may be used.
 */
modules: Array<string>, };

export type Sights = { spottable: Array<Tag>, targets: Array<[Tag, Bands]>, };

export type Sketch = { 
/**
 * The sentence.
 */
says: Phrase, 
/**
 * The soldier who does it.
 */
tag?: Tag, 
/**
 * Where he ends up.
 */
to?: Place, 
/**
 * Whom it is aimed at.
 */
target?: Tag, };

export type SlotInfo = { 
/**
 * SM-TEA-2: its number, which cards of the panel ask for.
 */
role?: number, 
/**
 * Who may have it, if not anybody.
 */
needs?: Phrase, 
/**
 * The same in short: a soldier needs one of these. Empty where it takes a sentence.
 */
short: Array<Need>, };

export type Smoke = { 
/**
 * The tile.
 */
tile: TileIx, 
/**
 * How thick it is: 2 for light smoke, 3 for thick.
 */
times: number, 
/**
 * SM-MRK-5: the turn in which it was made.
 */
turn: number, };

export type Soldier = { 
/**
 * SM-SOL-8: what his card says: of one's own soldiers, and of those whose card was shown. Nothing of any other.
 */
card?: Numbers, 
/**
 * SM-SOL-8: what is seen on his figure, as traits.
 */
bears: Array<string>, 
/**
 * SM-HID-3: what gives him cover.
 */
cover?: Cover, 
/**
 * Enemies that he is in melee with.
 */
melee: Array<Tag>, 
/**
 * SM-MRK-2: whether he stands among mines.
 */
mined: boolean, };

export type SoldierCard = { 
/**
 * The number on his dog tag.
 */
tag: Tag, 
/**
 * His name, which is the same in every language.
 */
name: string, 
/**
 * His side.
 */
side: string, 
/**
 * What he is.
 */
kind: Kind, 
/**
 * Traits that cards and equipment speak of.
 */
traits: Array<string>, 
/**
 * One rank, or a leader's several.
 */
ranks: Array<AtRank>, };

export type Sort = "fire" | "mines" | "smoke";

export type Space = { "forces": { seat: Seat, } } | { "deployments": { seat: Seat, taken: Array<Place>, } } | { "placements": { seat: Seat, 
/**
 * SM-OFF-1: how many phases may get a second card.
 */
seconds: number, 
/**
 * SM-SPC-5, SM-TEA-2: cards in hand that are dead.
 */
dead: Array<CardIx>, } } | { "walks": { tag: Tag, 
/**
 * SM-PRI-5: the prisoners whom he leaves behind.
 */
leaves: Array<Tag>, } } | { "entries": { tag: Tag, } } | { "turns": { tag: Tag, } } | { "templates": { tag: Tag, } } | { "escapes": { tag: Tag, } } | { "shells": { tag: Tag, what: string, } };

export type Span = { 
/**
 * The height of the row.
 */
y: number, 
/**
 * The x coordinate of the first middle.
 */
from: number, 
/**
 * The x coordinate of the last middle.
 */
to: number, };

export type Standing = "ask" | { "pass": { 
/**
 * The turn in which he passes.
 */
turn: number, 
/**
 * The phase in which he passes; 0 for the rest of the turn.
 */
phase: number, 
/**
 * He decides himself where an enemy has done this, or is about to.
 */
unless: Action | null, } };

export type Start = { "enter": Array<string> } | { "on": Array<string> };

export type Stat = "spot" | "draw" | "cover" | "rally" | "hold" | "long" | "short" | "close" | "throw" | "walk" | "climb" | "fight" | "base_draw" | "command" | "checks";

export type StepInfo = { 
/**
 * The step as a clause.
 */
says: Phrase, 
/**
 * What soldiers do in it, as the question who does it names it.
 */
acts: Array<Act>, };

export type Stocked = { 
/**
 * Its scenarios.
 */
scenarios: Array<ScenarioCard>, 
/**
 * Its campaigns: scenarios one after the other, with the same soldiers.
 */
campaigns: Array<CampaignCard>, };

export type StoryInBox = { 
/**
 * Its number.
 */
number: StoryNr, 
/**
 * Whether it is only in the deck of a scenario that adds it.
 */
only_added: boolean, colour: Colour, first: Action, then: Action, topic: Topic, 
/**
 * The event, line by line.
 */
says: Array<Phrase>, cause: Topic, landmark?: string, 
/**
 * SM-SPC-1: the specialist who may bring it.
 */
specialist?: Tag, };

export type StoryInfo = { colour: Colour, first: Action, then: Action, topic: Topic, 
/**
 * The event, line by line.
 */
says: Array<Phrase>, cause: Topic, landmark?: string, 
/**
 * SM-SPC-1: the specialist who may bring it.
 */
specialist?: Tag, };

export type StoryNr = number;

export type Tableau = { 
/**
 * SM-ACT-8: discards are open.
 */
discards: Array<CardIx>, 
/**
 * Cards that are face up on the three phases.
 */
shown: [Array<Shown>, Array<Shown>, Array<Shown>], 
/**
 * VP scored so far.
 */
score: number, 
/**
 * Orders met.
 */
met: Array<OrderNr>, 
/**
 * SM-ORD-9: opponents whose force was more than half killed, as scored.
 */
beaten: Array<Seat>, 
/**
 * SM-ORD-4: enemies killed.
 */
kills: number, 
/**
 * The entry area that the player has used.
 */
gate: number | null, 
/**
 * SM-VIC-5: used cards that cost VP, which are out of the game.
 */
spent: Array<CardIx>, 
/**
 * SM-TEA-1: the panels in use.
 */
panels: Array<string>, };

export type Tag = number;

export type Terrain = "open" | "cover" | "building";

export type TileInfo = { 
/**
 * Tile and side, such as `L2A`.
 */
face: string, 
/**
 * The tile without its side, such as `L2`.
 */
id: string, 
/**
 * The English name.
 */
name: string, landmark: boolean, 
/**
 * The upper left corner and the lower right one.
 */
bounds: [Point, Point], plate: Modifiers, pieces: Array<PieceInfo>, areas: Array<AreaInfo>, };

export type TileIx = number;

export type TileOnLine = { 
/**
 * The tile.
 */
tile: TileIx, 
/**
 * Its number for the action: the plate's, or a building's.
 */
number: number, 
/**
 * Whether the number is a building's.
 */
building: boolean, 
/**
 * SM-MAP-3: what marked areas add.
 */
areas: number, 
/**
 * SM-MRK-4: what smoke adds.
 */
smoke: number, 
/**
 * SM-MRK-3: what optics take back.
 */
optics: number, 
/**
 * SM-MAP-7: whether the number counts.
 */
counts: boolean, 
/**
 * SM-MAP-7: what the tile adds to the ability in all.
 */
adds: number, };

export type Topic = "weather" | "landmark" | "ordnance" | "weird" | "character" | "morale";

export type Tried = { 
/**
 * Why it is refused.
 */
why?: Phrase, 
/**
 * The length of a way and what it could be, in sixteenths.
 */
length?: [number, number], 
/**
 * How he would stand there.
 */
standing?: Footing, 
/**
 * SM-PRI-2: where the prisoners would stand whom he takes along.
 */
led?: Array<[Tag, Place]>, 
/**
 * The soldiers who would be under a template, prisoners too.
 */
under?: Array<Tag>, 
/**
 * What a force costs, whether it may be had or not.
 */
bill?: Bill, 
/**
 * SM-SCN-3: how much of each limit a force uses up.
 */
meters?: Array<Meter>, 
/**
 * SM-SCN-9: soldiers without a place in a deployment that is not refused so far.
 */
missing?: Array<Tag>, 
/**
 * A place close by that was probably meant.
 */
instead?: Instead, };

export type Turned = "hit" | "damage" | "gap" | "identity";

export type Until = "phase" | "turn" | "game";

export type Verdict = { 
/**
 * The ability.
 */
stat: Stat, 
/**
 * The modifiers of the tiles.
 */
modifiers: number, 
/**
 * The distance that is needed: squares, or inches for Close, Throw and Rally; nothing for Cover.
 */
needed: number, 
/**
 * Whether the distance is in inches.
 */
inches: boolean, 
/**
 * The number that does it: the least, but for Cover the greatest.
 */
takes: number, 
/**
 * Its number now, or how far equipment reaches. SM-SOL-8: this and what follows is left out if it is hidden.
 */
ability?: number, 
/**
 * The number and the modifiers together.
 */
left?: number, 
/**
 * Whether it reaches; for Cover, whether it hides from the other.
 */
yes?: boolean, };

export type Veteran = { 
/**
 * The soldier's tag.
 */
tag: Tag, 
/**
 * The player he last fought for.
 */
seat: Seat, 
/**
 * The rank he last had.
 */
rank: Rank, 
/**
 * SG-81: whether he is still wounded.
 */
wounded: boolean, 
/**
 * How many chapters he has survived.
 */
chapters: number, 
/**
 * His decorations.
 */
honours: Array<Honour>, };

export type View = { 
/**
 * Each seat as the viewer sees it.
 */
seats: Array<SeatView>, 
/**
 * The turn, from 1; 0 in setting up.
 */
turn: number, 
/**
 * The phase, from 1; 0 before the first.
 */
phase: number, 
/**
 * The phase cards turned up in this turn.
 */
story: Array<StoryNr>, 
/**
 * Story cards not yet turned up, in no order.
 */
story_deck: Array<StoryNr>, 
/**
 * All soldiers in play, by their tags.
 */
figures: Array<Figure>, 
/**
 * What each player has open.
 */
tableau: BySeat<Tableau>, 
/**
 * SM-INI-1: the order of play.
 */
initiative: Array<Seat>, 
/**
 * The card that is being played.
 */
playing: Playing | null, 
/**
 * The shot that is being fired.
 */
shot: Shot | null, 
/**
 * The melee that is being fought.
 */
melee: Melee | null, 
/**
 * Soldiers whose melee was fought in this phase.
 */
fought: Array<Tag>, 
/**
 * Numbers that have changed for a while.
 */
changes: Array<Change>, 
/**
 * SM-ORD-3: for each landmark, the seats that have had soldiers there, and no enemy, since the beginning of phase 1 of this
 * turn.
 */
alone: Array<Array<Seat>>, 
/**
 * SM-ORD-7: for each landmark, the soldiers who have been free in it, and no enemy, since the beginning of this turn's phase 1.
 */
stayed: Array<Array<Tag>>, 
/**
 * SM-ORD-2: the soldiers who came into a tile from outside by a move, each with the tile he came into last.
 */
arrived: Array<[Tag, TileIx]>, 
/**
 * SM-ORD-3, SM-ORD-8: for each landmark, the seats that have captured it, with no enemy there since.
 */
captured: Array<Array<Seat>>, 
/**
 * SM-SPC-2: cards whose play is interrupted by the one that is being played, the latest last.
 */
interrupted: Array<Playing>, 
/**
 * SM-SPC-2, SM-SPC-4: reactions and preempts that were declared and wait for their turn.
 */
declared: Array<[Seat, CardIx]>, 
/**
 * SM-SPC-4: bubbles of this phase that were partly carried out in advance.
 */
preempted: Array<Preempted>, 
/**
 * Markers on the map.
 */
markers: Markers, 
/**
 * SG-83: what soldiers have done in a chapter of a campaign.
 */
record: Chronicle, 
/**
 * SM-PRI-5: prisoners who were freed in this phase: they act from the next one on.
 */
freed: Array<Tag>, };

export type Way = { 
/**
 * Where the way of the centre bends.
 */
bends: Array<Point>, 
/**
 * Where it ends, and the facing chosen there.
 */
to: Place, };

export type Where = { "tile": string } | "landmark" | "map";

export type WorldInfo = { 
/**
 * The campaign that this is a chapter of.
 */
campaign?: March, 
/**
 * The scenario.
 */
scenario: ScenarioInfo, 
/**
 * The side of each seat, as its place in the scenario's list.
 */
seats: Array<number>, 
/**
 * Whether forces are bought.
 */
buying: boolean, 
/**
 * Whether everybody knows what the soldiers of all players can do, so that a quick answer reveals nothing of it.
 */
known_forces: boolean, 
/**
 * The map.
 */
map: MapInfo, 
/**
 * The base of every soldier, in sixteenths of an inch.
 */
base: Base, 
/**
 * The front arc, in 64ths of a turn to either side.
 */
arc: number, 
/**
 * The radius of the blast template in sixteenths.
 */
radius: number, 
/**
 * SM-GEO-7: the most bends of a way.
 */
bends: number, 
/**
 * Entry areas.
 */
gates: Array<GateInfo>, 
/**
 * Soldier cards by tags.
 */
soldiers: Record<number, SoldierCard>, 
/**
 * All action cards; a card is known by its place here.
 */
cards: Array<CardInfo>, 
/**
 * Story cards.
 */
story: Record<number, StoryInfo>, 
/**
 * Orders that a player may have.
 */
orders: Record<number, OrderInfo>, 
/**
 * What soldiers may carry, by name.
 */
equipment: { [key in string]: EquipmentInfo }, 
/**
 * Team panels that either side may use.
 */
panels: { [key in string]: PanelInfo }, };

/** What the client names. */
export interface Protocol {
  setup: Request;
  view: EngineView;
  world: WorldInfo;
  ask: Ask;
  choice: Choice;
  space: EngineSpace;
  event: Event;
  query: EngineQuery;
  found: EngineFound;
  pending: Awaited;
  prompt: Prompted;
  told: Told;
  acts: Space;
  outcome: Outcome;
}

export type AsideTold = engine.AsideTold<Protocol>;

export type Awaited = engine.Awaited<Protocol>;

export type Bag = engine.Bag<Protocol>;

export type Decision = engine.Decision<Protocol>;

export type DrawWanted = engine.DrawWanted<Protocol>;

export type Drilled = engine.Drilled<Protocol>;

export type EngineDrill = engine.EngineDrill<Protocol>;

export type EngineLine = engine.EngineLine<Protocol>;

export type EngineOther = engine.EngineOther<Protocol>;

export type EngineQuestion = engine.EngineQuestion<Protocol>;

export type EngineRequest = engine.EngineRequest<Protocol>;

export type FoundAll = engine.FoundAll<Protocol>;

export type Over = engine.Over<Protocol>;

export type Prompted = engine.Prompted<Protocol>;

export type Restored = engine.Restored<Protocol>;

export type RollWanted = engine.RollWanted<Protocol>;

export type Suggested = engine.Suggested<Protocol>;

export type Told = engine.Told<Protocol>;

export type ToldEvent = engine.ToldEvent<Protocol>;
