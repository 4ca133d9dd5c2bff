import { COLUMNS } from "../board/geometry";
import type { BoardInfo, Faction, Hex, Terrain, Unit } from "../board/model";
import type { Level } from "../protocol";

// A made-up stretch of land for the first page, written like the built-in boards.
const SIGNS: Record<string, Terrain> = {
  ".": "open",
  f: "forest",
  "=": "road",
  "#": "bridge",
  "~": "water",
  F: "factory",
};
const ROWS = [
  "....~~........ff",
  "....~....=====..",
  "====#==F=.fff.F=",
  "...~~..=.ffff==.",
  "..~~~..=.ff==...",
  "..~~~..====.....",
  ".~~~~..=...~~...",
  ".~~~~..=..~~~~..",
  "..~~~~.=..~~~~..",
  "...~~~.=...~~...",
  "..~~~..=........",
  ".~~~...=.ff.....",
  ".~~..==.ffff....",
  ".~...=..fff.....",
];

const hexes = ROWS.flatMap((row, i) =>
  Array.from(row, (sign, col) => [`${COLUMNS[col]}${i + 1}`, SIGNS[sign]!] as const),
);

export const board: BoardInfo = {
  name: "scene",
  season: "summer",
  area: "full",
  columns: ROWS[0]!.length,
  rows: ROWS.length,
  terrain: Object.fromEntries(hexes),
  starts: { 7: "J1", 10: "R11", 3: "G11" },
  factories: hexes.filter(([, terrain]) => terrain === "factory").map(([hex]) => hex),
  shore: [],
  names: {},
};

export const flags: Record<Hex, Faction> = { H3: "us", Q3: "su" };

function unit(id: string, hex: Hex, level: Level = "rookie", damage = 0): Unit {
  return {
    id,
    hex,
    level,
    experience: 0,
    damage,
    army: 1,
    moved: false,
    occupied: false,
    repairing: false,
    intercepted: false,
  };
}

export const units: Unit[] = [
  unit("us-infantry-1", "J3"),
  unit("us-bomber-1", "F4"),
  unit("us-artillery-1", "G5", "veteran"),
  unit("us-tank-1", "H5", "veteran", 1),
  unit("su-fighter-1", "N1"),
  unit("su-infantry-1", "P3"),
  unit("su-tank-1", "R4", "war_hero"),
  unit("g2-tank-1", "M6", "rookie", 2),
  unit("g2-infantry-1", "K8"),
  unit("g2-special-1", "Q8"),
  unit("g1-artillery-1", "H8", "rookie", 1),
  unit("g1-bomber-1", "G9", "veteran"),
  unit("g1-tank-1", "H11", "war_hero"),
];

/** Where the tank could drive, drawn with the blue pencil. */
export const march: Hex[] = ["H5", "J6", "K6", "L6"];
