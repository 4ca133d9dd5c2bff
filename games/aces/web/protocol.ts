// Written by `cargo xtask codegen` from the types in Rust. Do not edit.

import type * as common from "$frame/protocol/index";
import type { Ask, Choice, Delta, Event, Found, Query, Request, Space, View, WorldInfo } from "../../../clients/js/types/aces.js";

export type { Able, Advice, Aim, AirFire, Area, Armies, Ask, Attack, AttackLetter, Attacker, Automaton, Barred, BoardInfo, Bombardment, BulgeSetup, ByFaction, Chain, Changed, Choice, Coop, Danger, Delta, Difficulty, DrawnBoard, Event, Exact, Faction, FactionInfo, Failed, Fairness, Fight, Fire, Found, FromStart, Goal, Ground, Hex, Hint, How, Intercepts, Kind, Kinds, Launcher, LauncherStruck, Level, Link, Lot, March, MatInfo, MatsRead, Mission, Missions, MovementLetter, Odds, OpenedStudies, OpenedStudy, Options, Order, Outcome, Passage, Phase, Pick, Place, Placed, Placing, Planned, Plans, Players, Points, Position, Prices, Proposed, Purchase, Query, Reached, Request, Rocket, Rocketry, Roll, Seated, Short, Shorter, Side, Sites, Space, Stop, Struck, Study, StudyDraft, StudyRead, Suffers, Target, Task, Terrain, Threats, Unit, UnitId, UnitMat, UnitSource, Units, V2Position, V2Setup, Variant, View, Waiting, Ware, Way, Weather, Wish, WorldInfo } from "../../../clients/js/types/aces.js";

/** What the game names. */
export interface Aces { request: Request; world: WorldInfo; view: View; delta: Delta; ask: Ask; choice: Choice; space: Space; event: Event; query: Query; found: Found }

export type Change = common.Change<Aces>;

export type Frame = common.Frame<Aces>;

export type Entry = common.Entry<Aces>;

export type Asked = common.Asked<Aces>;

export type NewMatch = common.NewMatch<Aces>;
