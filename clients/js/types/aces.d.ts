// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

import type * as engine from "./engine.js";
import type { Phrase, Reason, Seat } from "./engine.js";

export type * from "./engine.js";

export type Able = { 
/**
 * Those that may march now and have somewhere to go.
 */
march: Array<UnitId>, 
/**
 * Those that may attack in this turn and have a target where they stand.
 */
attack: Array<UnitId>, };

export type Advice = { 
/**
 * The answers; none means that one has done.
 */
plan: Array<Choice>, 
/**
 * What speaks for it: factories that are taken, and attacks with their chances.
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

export type Aim = "unit" | "area";

export type AirFire = "no" | "back" | "yes";

export type Area = "full" | "left" | "right";

export type Armies = Array<number>;

export type Ask = { "extras": { faction: Faction, } } | { "divide": { faction: Faction, } } | { "divide_with_partner": { faction: Faction, own: number, } } | { "share_unit": { faction: Faction, } } | { "roll_for_placing": { faction: Faction, } } | { "first_faction": { faction: Faction, } } | { "token": { faction: Faction, } } | { "number": { faction: Faction, army: number, } } | { "place": { faction: Faction, army: number, number: number, } } | { "roll_for_first": { faction: Faction, } } | { "armies": { faction: Faction, n: number, } } | { "move": { faction: Faction, } } | { "intercept": { mover: UnitId, at: Hex, ahead: Array<Hex>, } } | { "go_on": { unit: UnitId, left: number, } } | { "declare": { faction: Faction, } } | { "attack_dice": { attack: Attack, red: number, } } | { "back_dice": { defender: UnitId, attacker: UnitId, } } | { "money": { faction: Faction, } } | { "lot": { faction: Faction, of: Lot, } } | { "draw": { by: Seat, } } | "weather" | { "automa_begins": { faction: Faction, } } | { "split_factories": { faction: Faction, } } | { "agree_to_split": { faction: Faction, theirs: Sites, } } | { "share_factory": { faction: Faction, } } | { "lay_token": { faction: Faction, } } | { "hide_launcher": { faction: Faction, } } | { "rocket_die": { hex: Hex, } };

export type Attack = { 
/**
 * The unit that attacks.
 */
unit: UnitId, 
/**
 * Its target.
 */
at: Target, };

export type AttackLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k";

export type Attacker = { 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * The hex from where it would do the most.
 */
from: Hex, 
/**
 * What its attack would do.
 */
suffers: Suffers, };

export type Automaton = { 
/**
 * The faction.
 */
faction: Faction, 
/**
 * How many units it has beyond its sets.
 */
level: Difficulty, 
/**
 * When it intercepts.
 */
intercepts: Intercepts, };

export type Barred = { 
/**
 * The choices, of which the last gives way.
 */
picks: Array<Pick>, 
/**
 * The rule that excludes them.
 */
rule: string, };

export type BoardInfo = { name: string, season: string, area: Area, columns: number, rows: number, terrain: { [key in Hex]: Terrain }, starts: { [key in number]: Hex }, factories: Array<Hex>, shore: Array<Hex>, names: { [key in Hex]: string }, };

export type Bombardment = { attacker: UnitId, at: Hex, 
/**
 * One roll for all.
 */
fire: Fire, struck: Array<Struck>, learnt: number, 
/**
 * What it did to a discovered launcher.
 */
launcher?: LauncherStruck | null, };

export type BulgeSetup = { 
/**
 * After so many rounds the Allies have won; without a number there is no last round.
 */
rounds: number | null, 
/**
 * The Allies win with six factories too.
 */
allies_also_at_six: boolean, };

export type ByFaction<T> = { 
/**
 * United States.
 */
us: T, 
/**
 * Soviet Union.
 */
su: T, 
/**
 * The first German faction.
 */
g1: T, 
/**
 * The second German faction.
 */
g2: T, };

export type Chain = Array<Link>;

export type Changed = { round?: number, phase?: Phase, active?: Faction | null, order?: Array<Faction>, waiting?: Array<Waiting>, tokens?: ByFaction<Armies>, numbers?: Array<number>, flags?: Array<Faction | null>, coins?: ByFaction<number>, armies?: Armies, used?: ByFaction<Armies>, declared?: Array<Attack>, n_fought?: number, stirred?: number, draw_offers?: Array<Seat>, weather?: Weather, v2?: Rocketry | null, asked?: Faction | null, launcher?: string | null, };

export type Choice = { "extras": Kinds } | { "divide": [Array<UnitId>, Array<UnitId>, Array<UnitId>] } | { "token": number } | { "number": number } | { "place": { unit: UnitId, hex: Hex, } } | { "armies": Armies } | { "march": March } | "stop" | { "attack": Attack } | { "withdraw": UnitId } | { "reorder": { unit: UnitId, place: number, } } | "withdraw_rocket" | { "intercept": UnitId } | "let_pass" | { "repair": UnitId } | { "buy": { kind: Kind, hex: Hex, } } | { "transfer": { from: Faction, coins: number, } } | "offer_draw" | { "agree": boolean } | "done" | { "unit": UnitId } | { "hex": Hex } | { "kind": Kind } | { "faction": Faction } | { "split": Sites } | "pick_in_turn" | { "factory": Hex } | { "lay_token": Hex } | { "hide_launcher": Hex } | { "rocket": Hex };

export type Coop = "own_sets" | "divided";

export type Danger = { 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * Where it would stand.
 */
hex: Hex, 
/**
 * Each attack on its own, the worst first.
 */
attackers: Array<Attacker>, };

export type Delta = { 
/**
 * Units that came or changed.
 */
units?: Array<Unit>, 
/**
 * Units that left the board.
 */
gone?: Array<UnitId>, 
/**
 * Everything else that is new: the new value in the place of the old one.
 */
fields: Changed, };

export type Difficulty = "easy" | "standard" | "hard" | "overkill";

export type DrawnBoard = { 
/**
 * The board, all of it.
 */
board: BoardInfo, 
/**
 * The first and the last column of each half, counted from 0: one pair if the board is one half only.
 */
halves: Array<[number, number]>, 
/**
 * AA-MIS-BUL-1: the factories that the teams start the Battle of the Bulge with.
 */
bulge: { [key in Side]?: Array<Hex> }, 
/**
 * What it is good for.
 */
ground: Ground, 
/**
 * Who has drawn it.
 */
author: string | null, 
/**
 * What others may do with it.
 */
licence: string | null, 
/**
 * How near the factories are to the start numbers.
 */
fairness: Fairness, };

export type EngineFound = Found | { position: object, } | { hint: object, } | (Omit<Planned, "why"> & { why: Array<Reason>, });

export type EngineQuery = Query | { what: "position", } | { what: "hint", level?: number, seed?: number, };

export type EngineSpace = { march: { units: Array<UnitId>, left?: number, }, } | { divide: { units: Array<UnitId>, tokens: Armies, }, };

export type EngineView = Omit<View, "flags"> & { flags: { [key in Hex]: Faction | null }, factories_to_win: number, };

export type Event = { "extras_chosen": { faction: Faction, kinds: Kinds, } } | { "divided": { faction: Faction, piles: [Array<UnitId>, Array<UnitId>, Array<UnitId>], } } | { "unit_shared": { unit: UnitId, } } | { "rolled_for_order": { faction: Faction, die: number, } } | { "placing_began": { first: Faction, } } | { "token_turned": { faction: Faction, army: number, number: number, } } | { "placed": { unit: UnitId, hex: Hex, } } | { "drawn": { unit: UnitId, army: number, } } | { "play_began": { order: Array<Faction>, } } | { "turn_began": { faction: Faction, round: number, } } | { "repaired": { unit: UnitId, damage: number, } } | { "debt_lapsed": { unit: UnitId, } } | { "armies_chosen": { faction: Faction, armies: Armies, } } | { "marched": { unit: UnitId, path: Array<Hex>, cost: number, ahead?: Array<Hex>, } } | { "intercepted": { by: UnitId, mover: UnitId, } } | { "occupied": { unit: UnitId, hex: Hex, was: Faction | null, removed: UnitId | null, } } | { "phase_began": { phase: Phase, } } | { "handed_over": { to: Faction, } } | { "time_ran_out": { faction: Faction, } } | { "declared": { attack: Attack, } } | { "withdrawn": { attack: Attack, } } | { "reordered": { attack: Attack, place: number, } } | { "rocket_withdrawn": { hex: Hex, } } | { "attack_void": { attack: Attack, } } | { "fought": Fight } | { "bombarded": Bombardment } | { "collected": { faction: Faction, coins: number, } } | { "transferred": { from: Faction, sent: number, arrived: number, } } | { "repair_paid": { unit: UnitId, coins: number, } } | { "bought": { unit: UnitId, hex: Hex, coins: number, } } | { "considered": { unit: UnitId, order: Order | null, chain: Chain, } } | { "acted": { unit: UnitId, } } | { "draw_offered": { seat: Seat, } } | { "draw_declined": { seat: Seat, } } | { "ended": { outcome: Outcome, } } | { "weather_changed": { die: number, weather: Weather, } } | { "split_declined": { faction: Faction, } } | { "factory_shared": { faction: Faction, hex: Hex, } } | { "token_laid": { hex: Hex, } } | { "launcher_hidden": { hex: Hex | null, } } | { "tokens_turned": { by: UnitId, duds: Array<Hex>, launcher: Hex | null, } } | { "rocket_declared": { hex: Hex, } } | { "rocket_fired": { hex: Hex, die: number, destroyed: boolean, removed: UnitId | null, } } | { "launcher_attacked": { attacker: UnitId, fire: Fire, destroyed: boolean, learnt: number, } };

export type Exact = { ways: Array<string>, of: string, };

export type Faction = "us" | "su" | "g1" | "g2";

export type FactionInfo = { faction: Faction, seat: Seat, side: Side, 
/**
 * The faction that it may send coins to.
 */
ally: Faction, 
/**
 * AA-SET-9, AA-AUT-15: the tokens that its units may be divided among.
 */
tokens: Armies, automa?: Automaton, };

export type Failed = "no_factory_to_occupy" | "next_to_factory_already" | "no_hex_next_to_factory" | "no_hex_within_reach" | "no_target_of_a_or_b" | "no_nearer_hex" | "no_target" | "no_enemy";

export type Fairness = { 
/**
 * From each start number.
 */
starts: Array<FromStart>, 
/**
 * Factories that no start number of their half can reach on the ground.
 */
cut_off: Array<Hex>, };

export type Fight = { attacker: UnitId, defender: UnitId, attack: Fire, 
/**
 * What the defender fired back, if it could.
 */
back: Fire | null, attacker_destroyed: boolean, defender_destroyed: boolean, 
/**
 * Experience points gained.
 */
attacker_learnt: number, defender_learnt: number, };

export type Fire = { 
/**
 * What the dice showed; none in dice-less play. The red ones are the last.
 */
dice: Array<number>, 
/**
 * How many of them were red.
 */
red: number, 
/**
 * The hit number.
 */
needed: number, 
/**
 * How many hit.
 */
hits: number, 
/**
 * The damage that they did.
 */
damage: number, };

export type Found = Reached | Passage | { interceptors: Array<UnitId>, } | { raiders: Array<UnitId>, } | { targets: Array<Target>, } | { units: Array<UnitId>, } | Able | Threats | Danger | { wares: Array<Ware>, } | Proposed | { reachable: boolean, } | Odds | BoardInfo | Planned | { units: Array<UnitId>, } | Purchase | MatInfo | { hint: Hint<Advice>, };

export type FromStart = { 
/**
 * The number.
 */
number: number, 
/**
 * Its half.
 */
area: Area, 
/**
 * What the ways to the two nearest factories cost together, in half points: 4 make a point of their mean. Nothing if
 * fewer than two can be reached.
 */
nearest_two: number | null, 
/**
 * What the ways to all that can be reached cost together, in half points.
 */
all: number, 
/**
 * How many can be reached.
 */
reached: number, };

export type Goal = { "stand": { 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * The hex on which it is to stand.
 */
hex: Hex, } } | { "destroy": { 
/**
 * The unit.
 */
unit: UnitId, } } | { "occupy": { 
/**
 * The faction.
 */
faction: Faction, 
/**
 * The hex of the factory.
 */
hex: Hex, } } | { "fight": { 
/**
 * The unit.
 */
unit: UnitId, } } | { "buy": { 
/**
 * The type.
 */
kind: Kind, } } | "end_turn" | { "win": { 
/**
 * The team.
 */
side: Side, } };

export type Ground = "half" | "full" | "shore";

export type Hex = string;

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

export type How = "factories" | "elimination" | "stalemate" | "longest" | "agreement" | "shore" | "rounds" | "stranded" | "rockets" | "launcher";

export type Intercepts = "by_priority" | "whenever" | "never";

export type Kind = "infantry" | "special" | "tank" | "artillery" | "fighter" | "bomber";

export type Kinds = Array<Kind>;

export type Launcher = { 
/**
 * Where it stands.
 */
hex: Hex, 
/**
 * Damage taken.
 */
damage: number, };

export type LauncherStruck = { damage: number, destroyed: boolean, };

export type Level = "rookie" | "veteran" | "war_hero";

export type Link = { "tried": { order: Order, failed: Failed, } } | { "follows": { order: Order, } } | { "candidates": { targets: Array<UnitId>, } } | { "targets": { letter: AttackLetter, left: Array<UnitId>, } } | { "hexes": { letter: MovementLetter, left: Array<Hex>, } };

export type Lot = { "bag": { army: number, } } | "armies" | "extra" | "share" | "unit" | { "target": { unit: UnitId, } } | { "hex": { unit: UnitId, } } | { "step": { unit: UnitId, } } | { "aim": { unit: UnitId, } } | { "interceptor": { mover: UnitId, } } | "purchase" | { "factory": { kind: Kind, } };

export type March = { 
/**
 * The unit that moves.
 */
unit: UnitId, 
/**
 * The hexes that it enters.
 */
path: Array<Hex>, 
/**
 * The player decides again on the way whether the unit goes on and where to, and may be intercepted where the path ends, too.
 * Otherwise the whole path is announced: those who are asked see it, and it is walked to its end unless someone intercepts.
 */
step_by_step?: boolean, };

export type MatInfo = { 
/**
 * The box, each value with its origin.
 */
mat: unknown, 
/**
 * Dice by damage.
 */
dice: [number, number, number, number, number, number], };

export type MatsRead = { 
/**
 * They as the text of a file, once nothing is wrong with them.
 */
text: string, };

export type Mission = "none" | "v2" | "bulge";

export type Missions = { 
/**
 * AA-MIS-V2-1: the V2 rocket attack.
 */
v2: V2Setup | null, 
/**
 * AA-MIS-BUL-1: the Battle of the Bulge.
 */
bulge: BulgeSetup | null, 
/**
 * AA-MIS-WEA-1: the weather changes every three turns.
 */
weather: boolean, 
/**
 * AA-MIS-MTN-1: mountains are terrain of their own.
 */
mountains: boolean, };

export type MovementLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g";

export type Odds = { 
/**
 * Whether the attack is in range and legal.
 */
legal: boolean, 
/**
 * The attacker's roll.
 */
attack: Roll, 
/**
 * The defender's roll in return, if there is one.
 */
back?: Roll, 
/**
 * The damage to the defender.
 */
defender?: Suffers, 
/**
 * The damage to the attacker.
 */
attacker?: Suffers, 
/**
 * For an area attack, the damage to each unit in the blast.
 */
struck?: Array<Suffers>, };

export type OpenedStudies = { 
/**
 * Each with its board, if that is in the pack too.
 */
studies: Array<OpenedStudy>, };

export type OpenedStudy = { 
/**
 * The position.
 */
study: Study, 
/**
 * Its board; nothing for one that comes with the game.
 */
board: DrawnBoard | null, };

export type Options = { 
/**
 * AA-SET-7: a full set and four secretly chosen units of a second one.
 */
experienced: boolean, 
/**
 * AA-SET-16: victory at five factories (three on half a board).
 */
short_game: boolean, 
/**
 * AA-SET-17: five minutes for movement and declaring.
 */
clock: boolean, 
/**
 * AA-SET-18: no more than four units of one type.
 */
limit_of_four: boolean, 
/**
 * AA-INT-3: one interception a round of the table; switched off, one from own turn to own turn.
 */
interception_by_round: boolean, 
/**
 * AA-CMB-12: an area attack earns experience from any unit it strikes; switched off, from enemy units alone.
 */
area_experience_from_any: boolean, 
/**
 * AA-CMB-14: fixed hits instead of dice.
 */
dice_less: boolean, 
/**
 * AA-VIC-4: ten quiet rounds end the game.
 */
stalemate: boolean, 
/**
 * AA-VIC-4, ruling S-32: 500 rounds end the game. A match of an earlier version says nothing of it: there `stalemate` includes it.
 */
longest_game: boolean, 
/**
 * AA-SET-10, AA-SET-12: a die for each faction, instead of one for each player.
 */
die_a_faction: boolean, 
/**
 * AA-SET-23: the team without the first turn begins with coins.
 */
coins_for_the_second: boolean, 
/**
 * AA-SET-11: units of any kind may be set on water.
 */
any_on_water: boolean, 
/**
 * AA-MIS-V2-7: tokens lie on land only, and complete the rings that were begun first.
 */
tokens_on_land: boolean, 
/**
 * AA-MIS-BUL-1: teams share their factories by alternate picks, without a word before.
 */
factories_by_picks: boolean, 
/**
 * For programs: before a turn of the Automa its seat is asked to begin, so that the position can be looked at.
 */
pause_before_automa: boolean, 
/**
 * AA-AUT-31: the Automa's infantry ends a move on water only where no other hex serves.
 */
automa_avoids_water: boolean, 
/**
 * AA-AUT-21: infantry order 3 leaves out the factories that order 2 leaves out.
 */
automa_shuns_guarded_factories: boolean, };

export type Order = "debt" | "occupy" | "next_to_factory" | "within_reach_of_factory" | "attack_a_or_b" | "towards_factory" | "attack" | "towards_target";

export type Outcome = { 
/**
 * The winning team; none for a draw.
 */
winner: Side | null, 
/**
 * The reason.
 */
how: How, 
/**
 * The round in which it ended.
 */
round: number, };

export type Passage = { cost: Points, interceptors: { [key in Hex]: Array<UnitId> }, };

export type Phase = "setting_up" | "movement" | "declaring" | "combat" | "money";

export type Pick = { "players": Players } | { "coop": Coop } | { "mission": Mission } | { "board": Ground } | { "area": Area } | { "experienced": boolean } | { "units": UnitSource } | { "automa": boolean };

export type Place = Faction | Seated;

export type Placed = { 
/**
 * The type.
 */
kind: Kind, 
/**
 * The factories: one of these at random if there are several.
 */
factories: Array<Hex>, 
/**
 * The reasons that told factories apart, in their order.
 */
because: Array<Placing>, };

export type Placing = "threatened" | "nearest_enemy";

export type Planned = { unit: UnitId, order?: Order, ways: Array<Way>, chain: Chain, 
/**
 * The chain as sentences.
 */
why: Array<Phrase>, };

export type Plans = { 
/**
 * AA-SET-1: the factions of each team.
 */
teams: { [key in Side]?: [Faction, Faction] }, 
/**
 * AA-SET-8: four factions around the table.
 */
clockwise: Array<Faction>, 
/**
 * The built-in boards.
 */
boards: { [key in string]: Ground }, 
/**
 * What does not go together.
 */
barred: Array<Barred>, 
/**
 * AA-SET-6: how many factions of one seat the Automa can play.
 */
automa_holds: number, 
/**
 * AA-AUT-15: which of three factions of cooperative play bring units, in the order of the seats.
 */
bring: Array<[Coop, Array<boolean>]>, 
/**
 * AA-MIS-V2-1: the factions that may have the launcher.
 */
owners: Array<Faction>, 
/**
 * AA-SET-18: units of one type at the most, while there is a limit.
 */
limit: number, 
/**
 * AA-MIS-1: factions that the Automa plays without a way to win, by missions.
 */
aimless: Array<[Mission, Array<Faction>]>, 
/**
 * The options, in the order of the page.
 */
variants: Array<Variant>, };

export type Players = "solo" | "together" | "two" | "three" | "four";

export type Points = number | number;

export type Position = { 
/**
 * The units on the board.
 */
units: Array<Unit>, 
/**
 * The factories that have an owner. Neutral ones may be named with `null`, as a view does.
 */
flags: { [key in Hex]: Faction }, 
/**
 * What each faction can spend.
 */
coins: ByFaction<number>, 
/**
 * The round. From the fourth no army rests any more.
 */
round: number, 
/**
 * The order of play; by default as the factions sit, from the one whose turn it is.
 */
order: Array<Faction>, 
/**
 * Whose turn it is; by default the first faction's. A view calls it `active`.
 */
turn: Faction | null, 
/**
 * AA-AUT-29: the partner who is asked in that turn, if the one who leads has handed over.
 */
asked: Faction | null, 
/**
 * The phase of that turn.
 */
phase: Phase, 
/**
 * The armies that act, where the round limits them and they have been chosen.
 */
armies: Armies | null, 
/**
 * The armies that each faction used in round one.
 */
used: ByFaction<Armies>, 
/**
 * The attacks declared so far.
 */
declared: Array<Attack>, 
/**
 * How many of them have been fought or are void.
 */
fought: number, 
/**
 * The seats that have offered a draw in this turn.
 */
draw_offers: Array<Seat>, 
/**
 * The last round with damage, an occupation or a purchase; by default the round itself.
 */
stirred: number | null, 
/**
 * AA-MIS-WEA-1: the weather.
 */
weather: Weather, 
/**
 * AA-MIS-V2-2: tokens, launcher and destroyed factories; needed in that mission.
 */
v2: V2Position | null, };

export type Prices = { 
/**
 * Coins for a repair.
 */
repair: number, 
/**
 * The damage that a repair takes away at most.
 */
repaired: number, 
/**
 * The fewest coins that can be sent: the bank keeps some of them.
 */
least_transfer: number, };

export type Proposed = { 
/**
 * The unit.
 */
unit: UnitId | null, 
/**
 * Where it would stand.
 */
hex: Hex | null, };

export type Purchase = { 
/**
 * What it wants.
 */
wish: Wish, 
/**
 * The coins that it has.
 */
coins: number, 
/**
 * What it buys: one of these at random if there are several; none if it saves.
 */
purchases: Array<Placed>, };

export type Query = { "what": "reach", 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * The hex it would set out from, if not its own.
 */
from?: Hex, 
/**
 * The movement points that it has left, if it is on the march.
 */
left?: number, 
/**
 * Whether it would go step by step, and so could be intercepted where the path ends, too.
 */
step_by_step?: boolean, 
/**
 * Hexes that it has to pass, in this order: no more than any unit can.
 */
through?: Array<Hex>, } | { "what": "why_not", 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * Where it would go.
 */
hex: Hex, 
/**
 * The movement points that it has left, if it is on the march.
 */
left?: number, } | { "what": "path", 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * The hexes that it enters: no more than any unit can.
 */
path: Array<Hex>, 
/**
 * The hex it would set out from, if not its own.
 */
from?: Hex, 
/**
 * The movement points that it has left, if it is on the march.
 */
left?: number, 
/**
 * Whether it would go step by step, and so could be intercepted where the path ends, too.
 */
step_by_step?: boolean, } | { "what": "interceptors", 
/**
 * The mover.
 */
unit: UnitId, 
/**
 * The hex.
 */
hex: Hex, } | { "what": "targets", 
/**
 * The attacker.
 */
unit: UnitId, 
/**
 * The hex it would stand on, if not its own.
 */
from?: Hex, } | { "what": "movable", 
/**
 * The faction.
 */
faction: Faction, } | { "what": "able", 
/**
 * The faction.
 */
faction: Faction, } | { "what": "threats", 
/**
 * The team.
 */
side: Side, 
/**
 * The unit that would be hit: then only those count that can attack its type.
 */
against?: UnitId, } | { "what": "danger", 
/**
 * The unit that would be attacked.
 */
unit: UnitId, 
/**
 * The hex it would stand on, if not its own.
 */
hex?: Hex, } | { "what": "wares", 
/**
 * The faction.
 */
faction: Faction, } | { "what": "placing", 
/**
 * The faction.
 */
faction: Faction, 
/**
 * The army.
 */
army: number, 
/**
 * The start number that was drawn for it.
 */
number: number, } | { "what": "odds", 
/**
 * The attacker.
 */
unit: UnitId, 
/**
 * The target.
 */
at: Target, 
/**
 * The hex the attacker would stand on, if not its own.
 */
from?: Hex, } | { "what": "raiders", 
/**
 * The faction that would buy.
 */
faction: Faction, 
/**
 * The hex of the factory.
 */
hex: Hex, } | { "what": "board", } | { "what": "automa", 
/**
 * The unit.
 */
unit: UnitId, } | { "what": "next", 
/**
 * The faction.
 */
faction: Faction, } | { "what": "purchase", 
/**
 * The faction.
 */
faction: Faction, } | { "what": "mat", 
/**
 * The unit type.
 */
unit: string, };

export type Reached = { 
/**
 * The unit.
 */
unit: UnitId, 
/**
 * Movement points.
 */
speed: Points, 
/**
 * Every hex where it could end its move.
 */
hexes: { [key in Hex]: Stop }, };

export type Request = { 
/**
 * The name of a board, or the text of one.
 */
board?: string, 
/**
 * Mats that replace the built-in ones of the same units.
 */
mats?: unknown, 
/**
 * The part of the board; by default the left half for two factions and the full board for four.
 */
area?: Area, 
/**
 * The factions clockwise: names, or names with seats.
 */
factions?: Array<Place>, 
/**
 * How many people play, if factions are not named.
 */
players?: number, 
/**
 * Sets of units.
 */
sets?: number, 
/**
 * Units that were agreed for each faction, in the place of sets.
 */
units?: Partial<Record<Faction, Partial<Record<Kind, number>>>>, 
/**
 * Variants and rulings; those that are not named are as usual.
 */
options?: Partial<Options>, 
/**
 * The factions that the Automa plays.
 */
automata?: Array<Partial<Automaton> & { faction: Faction }>, 
/**
 * The level of an Automa that is not named.
 */
level?: Difficulty, 
/**
 * Two people together against the Automa.
 */
coop?: Coop, 
/**
 * AA-MIS-0: the missions to be played; none if left out.
 */
missions?: Partial<Missions>, 
/**
 * A position of one's own content, by the name of its file: it brings its board, its factions and what is agreed.
 */
study?: string, 
/**
 * A position to start from.
 */
position?: Omit<Partial<Position>, "units" | "flags" | "coins" | "used"> & { units?: Array<{ id: UnitId, hex: Hex, } & Partial<Omit<Unit, "id" | "hex">>>, flags?: { [key in Hex]: Faction | null }, coins?: Partial<ByFaction<number>>, used?: Partial<ByFaction<Armies>>, active?: Faction | null, answers?: Array<object>, }, };

export type Rocket = { 
/**
 * The factory.
 */
at: Hex, 
/**
 * How many attacks come before it.
 */
after: number, 
/**
 * It has been fired.
 */
fired: boolean, };

export type Rocketry = { 
/**
 * The start numbers of the owner's armies; 0 for one that has not been turned over.
 */
numbers: [number, number, number], 
/**
 * The tokens that are face down.
 */
tokens: Array<Hex>, 
/**
 * Duds that have been turned face up, which stay on the board.
 */
duds: Array<Hex>, 
/**
 * The launcher, once it has been discovered.
 */
launcher: Launcher | null, 
/**
 * The rocket in this turn's list of attacks.
 */
rocket: Rocket | null, 
/**
 * The factories that rockets have destroyed.
 */
destroyed: Array<Hex>, };

export type Roll = { 
/**
 * The number of dice, without the red ones.
 */
dice: number, 
/**
 * Additional dice for support.
 */
red?: number, 
/**
 * The units that the red dice are for: one of each further arm.
 */
support?: Array<UnitId>, 
/**
 * The highest result that hits.
 */
needed: number, 
/**
 * The hits of dice-less play.
 */
fixed: number, 
/**
 * AA-CMB-14, AA-AUT-14: whether these hits are dealt, and no dice are rolled.
 */
is_fixed: boolean, };

export type Seated = { 
/**
 * The faction.
 */
faction: Faction, 
/**
 * The seat that plays it.
 */
seat: Seat, };

export type Short = { 
/**
 * The name of the board.
 */
board: string, 
/**
 * Missions in play, such as `v2`.
 */
missions: Array<string>, 
/**
 * The round, from 1; 0 while setting up.
 */
round: number, };

export type Shorter = { 
/**
 * The movement points it takes.
 */
cost: Points, 
/**
 * The hexes that are entered.
 */
path: Array<Hex>, 
/**
 * The units that could stop it, by step.
 */
interceptors: { [key in Hex]: Array<UnitId> }, };

export type Side = "germany" | "allies";

export type Sites = Array<string>;

export type Space = { "divisions": { faction: Faction, } } | { "marches": { faction: Faction, n_units: number, } } | { "go_on": { unit: UnitId, left: number, } } | { "reorderings": { faction: Faction, n: number, } } | { "transfers": { from: Faction, most: number, } };

export type Stop = { 
/**
 * The movement points it takes to get there.
 */
cost: Points, 
/**
 * The way with the least danger; of those the cheapest.
 */
path: Array<Hex>, 
/**
 * Whether this takes a factory.
 */
occupies?: boolean, 
/**
 * The units that could stop it, by step.
 */
interceptors?: { [key in Hex]: Array<UnitId> }, 
/**
 * The cheapest way, if that is more dangerous.
 */
shorter?: Shorter, };

export type Struck = { unit: UnitId, damage: number, destroyed: boolean, };

export type Study = { 
/**
 * What it is called.
 */
name: { [key in string]: string }, 
/**
 * What is said about it.
 */
about: { [key in string]: string }, 
/**
 * The board: one that comes with the game, or one beside it, by its name.
 */
board: string, 
/**
 * The part of the board in play.
 */
area: Area, 
/**
 * The factions clockwise, each with its seat.
 */
factions: Array<Seated>, 
/**
 * Sets of units a faction.
 */
sets: number, 
/**
 * Variants and rulings, each as usual if it is not named.
 */
options: { [key in string]: boolean }, 
/**
 * The factions that the Automa plays.
 */
automata: Array<Automaton>, 
/**
 * AA-MIS-0: the missions of the match.
 */
missions: Missions, 
/**
 * What is on the board.
 */
position: Position, 
/**
 * What is to be done, one thing after another. With tasks it is a lesson or a puzzle.
 */
tasks: Array<Task>, 
/**
 * What is said when all of it is done.
 */
well_done: { [key in string]: string }, };

export type StudyDraft = { 
/**
 * The position.
 */
study: Study, 
/**
 * The text of its board; nothing for one that comes with the game.
 */
board: string | null, };

export type StudyRead = { 
/**
 * The position as the text of a file, once nothing is wrong with it.
 */
text: string, 
/**
 * What never changes in a match from it: board, mats and what is agreed.
 */
world: WorldInfo | null, };

export type Suffers = { 
/**
 * The chances of 0 to 6 damage.
 */
damage: Array<number>, 
/**
 * The same as whole numbers.
 */
exact: Exact, 
/**
 * The unit.
 */
unit?: UnitId, 
/**
 * The chance to be destroyed.
 */
destroyed: number, };

export type Target = string;

export type Task = { 
/**
 * What is said about it.
 */
says: { [key in string]: string }, 
/**
 * When it is done.
 */
goal: Goal, 
/**
 * In so many turns of the one who plays, from the first; without it there is no hurry.
 */
turns?: number | null, };

export type Terrain = "open" | "forest" | "road" | "bridge" | "water" | "mountain" | "factory";

export type Threats = { 
/**
 * The units that could go to a hex.
 */
go: { [key in Hex]: Array<UnitId> }, 
/**
 * The units that could hit something in a hex.
 */
hit: { [key in Hex]: Array<UnitId> }, 
/**
 * The units that could take a factory.
 */
take: { [key in Hex]: Array<UnitId> }, };

export type Unit = { 
/**
 * Its name.
 */
id: UnitId, 
/**
 * Where it stands.
 */
hex: Hex, 
/**
 * Damage taken.
 */
damage: number, 
/**
 * Experience points.
 */
experience: number, 
/**
 * The army it set out with, from 1; 0 if it was bought.
 */
army: number, 
/**
 * It has moved in its faction's latest turn.
 */
moved: boolean, 
/**
 * It has occupied a factory in its faction's latest turn.
 */
occupied: boolean, 
/**
 * Its repair has been paid for.
 */
repairing: boolean, 
/**
 * It has intercepted, and may not again yet.
 */
intercepted: boolean, 
/**
 * The unit that it intercepted and must attack.
 */
owes?: UnitId | null, };

export type UnitId = string;

export type UnitMat = { 
/**
 * Its English name.
 */
name: string, 
/**
 * What it is called in other languages, where that differs.
 */
also: { [key in string]: string }, 
/**
 * Movement points.
 */
speed: number, 
/**
 * Least and greatest distance of its attack.
 */
range: [number, number], 
/**
 * What it can do against aircraft.
 */
air: AirFire, 
/**
 * Hit numbers against ground units: rookie, veteran, war hero.
 */
hits_ground: [number, number, number], 
/**
 * The same against aircraft.
 */
hits_air?: [number, number, number], 
/**
 * Hits needed for 1 to 6 damage.
 */
armour: [number, number, number, number, number, number], 
/**
 * AA-CMB-9: the same as a defender, by the terrain that it stands on.
 */
defence: { [key in string]: [number, number, number, number, number, number] }, 
/**
 * The same in forest.
 */
forest?: [number, number, number, number, number, number], 
/**
 * Coins to buy one.
 */
cost: number, 
/**
 * What its attack strikes.
 */
aim: Aim, 
/**
 * Whether it is an aircraft.
 */
flies: boolean, };

export type UnitSource = "one" | "two" | "agreed";

export type Units = Array<Unit>;

export type V2Position = { 
/**
 * Where the launcher is: hidden if there is a token, else discovered.
 */
launcher: Hex, 
/**
 * The tokens that are face down.
 */
tokens: Array<Hex>, 
/**
 * Duds that have been turned face up, which stay on the board.
 */
duds: Array<Hex>, 
/**
 * Damage of a discovered launcher.
 */
damage: number, 
/**
 * The factories that rockets have destroyed.
 */
destroyed: Array<Hex>, 
/**
 * The rocket in this turn's list of attacks.
 */
rocket?: Rocket | null, };

export type V2Setup = { 
/**
 * The German faction that owns the launcher.
 */
owner: Faction, 
/**
 * AA-MIS-V2-3: duds that have been turned over stay, face up; otherwise they are removed at once.
 */
duds_stay?: boolean, };

export type Variant = { 
/**
 * Its name in [`Options`]; its sentences are `aces-web-option-` with the name.
 */
option: string, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The mission with which it is chosen; `none` if it goes with any game.
 */
mission: Mission, 
/**
 * Whether it is usual.
 */
usual: boolean, };

export type View = { 
/**
 * AA-MIS-V2-2: the token that hides the launcher, for the German team.
 */
launcher: Hex | null, 
/**
 * The round, from 1; 0 while setting up.
 */
round: number, 
/**
 * What is being done.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
active: Faction | null, 
/**
 * AA-AUT-29: the partner who is asked in the active faction's turn, once the active one has handed over.
 */
asked?: Faction | null, 
/**
 * The order of play, the first faction first; empty until it has been rolled for.
 */
order: Array<Faction>, 
/**
 * The units on the board.
 */
units: Units, 
/**
 * The units that wait on start tokens.
 */
waiting: Array<Waiting>, 
/**
 * The tokens that each faction has not turned over yet.
 */
tokens: ByFaction<Armies>, 
/**
 * The start numbers that no turned token has shown yet.
 */
numbers: Array<number>, 
/**
 * The owner of each factory in play, in the order of the board.
 */
flags: Array<Faction | null>, 
/**
 * What each faction can spend.
 */
coins: ByFaction<number>, 
/**
 * The armies that act in this turn.
 */
armies: Armies, 
/**
 * The armies that each faction used in round one.
 */
used: ByFaction<Armies>, 
/**
 * The list of attacks of this turn.
 */
declared: Array<Attack>, 
/**
 * How many of them have been fought or are void.
 */
n_fought: number, 
/**
 * The last round with damage, an occupation or a purchase.
 */
stirred: number, 
/**
 * The seats that have offered a draw in this turn.
 */
draw_offers: Array<Seat>, 
/**
 * AA-MIS-WEA-1: the weather.
 */
weather: Weather, 
/**
 * AA-MIS-V2-2: tokens, a discovered launcher, destroyed factories; none without that mission.
 */
v2?: Rocketry | null, };

export type Waiting = { 
/**
 * Its name.
 */
id: UnitId, 
/**
 * The token, from 1; 0 before units are divided.
 */
army: number, };

export type Ware = { 
/**
 * The unit type.
 */
kind: Kind, 
/**
 * What it costs.
 */
cost: number, 
/**
 * The factories where it may be put.
 */
hexes: Array<Hex>, 
/**
 * Why it cannot be bought.
 */
why?: Phrase, };

export type Way = { hex: Hex, target: UnitId | null, towards: UnitId | null, aim: Hex | null, };

export type Weather = "normal" | "frost" | "mud" | "dry" | "storm" | "fog";

export type Wish = "few_infantry" | "tank" | "four_tanks" | "four_artillery" | "no_empty_factory";

export type WorldInfo = { 
/**
 * The board in play.
 */
board: BoardInfo, 
/**
 * The factions clockwise around the table.
 */
factions: Array<FactionInfo>, 
/**
 * What the mats say, by unit type such as `us-tank`.
 */
mats: { [key in string]: UnitMat }, 
/**
 * Dice for a unit with 0 to 5 damage.
 */
dice: [number, number, number, number, number, number], 
/**
 * Hits that a V2 launcher needs to take for 1 to 6 damage.
 */
launcher: [number, number, number, number, number, number], 
/**
 * Variants and rulings.
 */
options: Options, 
/**
 * AA-MIS-0: the missions that are played.
 */
missions: Missions, 
/**
 * Two people together against the Automa, and their factions, the lead's first.
 */
partners: [Coop, [Faction, Faction]] | null, 
/**
 * Sets of units a faction.
 */
sets: number, 
/**
 * The number of factories needed to win.
 */
factories_to_win: number, 
/**
 * The levels, from the lowest, and the experience points from which a unit has each.
 */
levels: Array<[Level, number]>, 
/**
 * What repairs and transfers cost.
 */
prices: Prices, };

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
