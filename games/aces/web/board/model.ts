import type { Level } from "../protocol";

// What the board is given. Nothing here knows the rules: what may be done comes from the engine.

export type Season = "summer" | "winter";
export type Terrain = "open" | "forest" | "road" | "bridge" | "water" | "mountain" | "factory";
export type Hex = string;
export type UnitId = string;

/** A board as the engine describes it. Hexes that are not in play have no terrain. */
export interface BoardInfo {
  name: string;
  season: Season;
  area: string;
  columns: number;
  rows: number;
  terrain: Record<Hex, Terrain>;
  starts: Record<string, Hex>;
  factories: Hex[];
  shore: Hex[];
  names: Record<Hex, string>;
}

export const FACTIONS = ["us", "su", "g1", "g2"] as const;
export type Faction = (typeof FACTIONS)[number];

export const KINDS = ["infantry", "special", "tank", "artillery", "fighter", "bomber"] as const;
export type Kind = (typeof KINDS)[number];

/** What a counter shows; `id` names faction and kind. */
export interface CounterFace {
  id: UnitId;
  damage?: number;
  experience?: number;
  /** Where no table says what its experience leads to. */
  level?: Level;
  moved?: boolean;
  attacked?: boolean;
  owes?: boolean;
  repairing?: boolean;
  afloat?: boolean;
  spent?: boolean;
  /** The number of its army, where armies are chosen. */
  badge?: number | undefined;
}

export interface Unit extends CounterFace {
  hex: Hex;
  damage: number;
  experience: number;
  army: number;
  moved: boolean;
  occupied: boolean;
  repairing: boolean;
  intercepted: boolean;
}

/** One hex that the selected unit may go to; cost in points. */
export interface Step {
  cost: number;
  danger: boolean;
  occupies?: boolean;
}

/** A march, previewed or announced by another player; the starting hex first. */
export interface March {
  hexes: Hex[];
  /** What it costs, of how many points; left out for that of another player. */
  cost?: number;
  speed?: number;
  warnings: Hex[];
  /** Whose way it is; one's own is left out. */
  of?: Faction;
}

export interface Attack {
  from: Hex;
  to: Hex;
  /** The place in the declared order, written at the target. */
  n?: number;
  /** Owed by an interception. */
  owed?: boolean;
  state?: "preview" | "declared" | "current" | "done";
}

/** A step of a plan that was advised: a way with all its hexes, an attack from one to another, or a place. */
export interface Advised {
  sort: "way" | "attack" | "place";
  hexes: Hex[];
  /** Where it stands in the plan. */
  n?: number;
}

/** The launcher of the mission V2, once it is discovered. */
export interface Launcher {
  hex: Hex;
  damage: number;
}

export interface BoardState {
  units: Unit[];
  /** Owner of each factory, `null` for neutral; hexes left out are neutral too. */
  flags: Record<Hex, Faction | null>;
  destroyed?: Hex[];
  /** Face-down tokens of the mission V2. */
  tokens?: Hex[];
  launcher?: Launcher | null;
  selected?: UnitId | null;
  reach?: Record<Hex, Step> | null;
  path?: March | null;
  interceptors?: UnitId[];
  attacks?: Attack[];
  /** Hexes where something may be put. */
  places?: Hex[];
  targets?: Hex[];
  /** The centre of an area attack. */
  blast?: Hex | null;
  /** Hexes of the last event. */
  highlight?: Hex[];
  /** A block where it would stand. */
  ghost?: { face: CounterFace; hex: Hex } | null;
  /** Hexes that the way has to lead through, in order. */
  through?: Hex[];
  /** How many enemy units could hit each hex in their next turn; only if that is wanted. */
  threats?: Record<Hex, number> | null;
  /** What a lesson points at: the unit to take up, and the hex to choose. */
  lesson?: { unit: Hex | null; goal: Hex | null } | null;
  /** What was advised. */
  advice?: Advised[];
  /** The hex of the keyboard. */
  focus?: Hex | null;
  hovered?: Hex | null;
}

export interface UnitName {
  faction: Faction;
  kind: Kind;
  number: number;
}

export function readUnit(id: UnitId): UnitName {
  const [faction, kind, number] = id.split("-");
  if (!FACTIONS.includes(faction as Faction) || !KINDS.includes(kind as Kind)) {
    throw new Error(`no such unit: ${id}`);
  }
  return { faction: faction as Faction, kind: kind as Kind, number: Number(number ?? 1) };
}

/** Points as they are written on the map: 1.5 is "1½". */
export function points(cost: number): string {
  const whole = Math.floor(cost);
  const half = cost - whole >= 0.5;
  return half ? `${whole || ""}½` : `${whole}`;
}
