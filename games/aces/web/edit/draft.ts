// A board while it is being drawn: never changed, always made again, so that undoing is going back to an earlier one.
import { formatHex, parseHex } from "../board/geometry.ts";
import type { BoardInfo, Hex, Season, Terrain } from "../board/model.ts";
import type { Area, DrawnBoard } from "../protocol";

/** The signs of a board file. */
const SIGNS: Record<Terrain, string> = {
  open: ".",
  forest: "f",
  road: "=",
  bridge: "#",
  water: "~",
  mountain: "^",
  factory: "F",
};
const TERRAINS = Object.fromEntries(
  Object.entries(SIGNS).map(([terrain, sign]) => [sign, terrain]),
) as Record<string, Terrain>;

/** As far as the letters of columns and the rules go. */
export const MOST_COLUMNS = 24;
export const MOST_ROWS = 30;
/** Smaller than this, six armies have no room. */
export const FEWEST = 5;

export interface Draft {
  name: string;
  season: Season;
  author: string;
  licence: string;
  columns: number;
  rows: number;
  /** Whether it is half a board only, for two. */
  half: boolean;
  /** A line of signs a row. */
  land: readonly string[];
  starts: Readonly<Record<number, Hex>>;
  shore: readonly Hex[];
  names: Readonly<Record<Hex, string>>;
  bulge: { readonly allies: readonly Hex[]; readonly germany: readonly Hex[] };
}

export interface Size {
  columns: number;
  rows: number;
  half: boolean;
}

/** Standard terrain everywhere, and nothing on it. */
export function blank(name: string, { columns, rows, half }: Size): Draft {
  return {
    name,
    season: "summer",
    author: "",
    licence: "",
    columns,
    rows,
    half,
    land: Array.from({ length: rows }, () => SIGNS.open.repeat(columns)),
    starts: {},
    shore: [],
    names: {},
    bulge: { allies: [], germany: [] },
  };
}

export function hasHex({ columns, rows }: Size, hex: Hex | null): hex is Hex {
  const spot = hex === null ? null : parseHex(hex);
  return spot !== null && spot.col < columns && spot.row < rows;
}

export function terrainAt(draft: Draft, hex: Hex): Terrain | undefined {
  const spot = parseHex(hex);
  return spot ? TERRAINS[draft.land[spot.row]?.[spot.col] ?? ""] : undefined;
}

export function hexesOf({ columns, rows }: Size): Hex[] {
  const all: Hex[] = [];
  for (let col = 0; col < columns; col++)
    for (let row = 0; row < rows; row++) all.push(formatHex({ col, row }));
  return all;
}

/** The start numbers that the rules ask for on a board of this sort. */
export function numbersOf({ half }: Size): number[] {
  return Array.from({ length: half ? 6 : 12 }, (_, i) => i + 1);
}

/** The first column of the right half. */
export function middleOf({ columns, half }: Size): number {
  return half ? columns : Math.ceil(columns / 2);
}

/** The same with other terrain on some hexes; those that the board does not have are left out. */
export function painted(draft: Draft, hexes: Iterable<Hex>, terrain: Terrain): Draft {
  const rows = new Map<number, string[]>();
  for (const hex of hexes) {
    if (!hasHex(draft, hex)) continue;
    const { col, row } = parseHex(hex)!;
    if (!rows.has(row)) rows.set(row, [...draft.land[row]!]);
    rows.get(row)![col] = SIGNS[terrain];
  }
  const land = draft.land.map((line, row) => rows.get(row)?.join("") ?? line);
  return land.every((line, row) => line === draft.land[row]) ? draft : { ...draft, land };
}

/** The same without anything on some hexes: standard terrain is left. */
export function cleared(draft: Draft, hexes: Iterable<Hex>): Draft {
  const gone = new Set(hexes);
  return without(painted(draft, gone, "open"), (hex) => gone.has(hex));
}

/** The same without the numbers, shores, names and starting factories on some hexes. */
function without(draft: Draft, isGone: (hex: Hex) => boolean): Draft {
  const stays = (hex: Hex) => !isGone(hex);
  const { starts, shore, names, bulge } = draft;
  const all = [...Object.values(starts), ...shore, ...Object.keys(names), ...bulge.allies, ...bulge.germany];
  if (all.every(stays)) return draft;
  return {
    ...draft,
    starts: Object.fromEntries(Object.entries(starts).filter(([, hex]) => stays(hex))),
    shore: shore.filter(stays),
    names: Object.fromEntries(Object.entries(names).filter(([hex]) => stays(hex))),
    bulge: { allies: bulge.allies.filter(stays), germany: bulge.germany.filter(stays) },
  };
}

export function withStart(draft: Draft, number: number, hex: Hex): Draft {
  if (!hasHex(draft, hex) || draft.starts[number] === hex) return draft;
  return { ...draft, starts: { ...draft.starts, [number]: hex } };
}

export function withShore(draft: Draft, hexes: Iterable<Hex>, isShore: boolean): Draft {
  const shore = new Set(draft.shore);
  for (const hex of hexes) {
    if (isShore && hasHex(draft, hex)) shore.add(hex);
    else shore.delete(hex);
  }
  return shore.size === draft.shore.length && draft.shore.every((it) => shore.has(it))
    ? draft
    : { ...draft, shore: [...shore] };
}

export function withName(draft: Draft, hex: Hex, name: string): Draft {
  const others = Object.entries(draft.names).filter(([it]) => it !== hex);
  return { ...draft, names: Object.fromEntries(name.trim() ? [...others, [hex, name]] : others) };
}

/** Other sizes: what lies beyond is cut off, and what is new is standard terrain. */
export function resized(draft: Draft, size: Size): Draft {
  const columns = Math.min(Math.max(Math.round(size.columns) || FEWEST, FEWEST), MOST_COLUMNS);
  const rows = Math.min(Math.max(Math.round(size.rows) || FEWEST, FEWEST), MOST_ROWS);
  const line = (row: number) => (draft.land[row] ?? "").slice(0, columns).padEnd(columns, SIGNS.open);
  const land = Array.from({ length: rows }, (_, row) => line(row));
  const next = { ...draft, columns, rows, half: size.half, land };
  const fits = without(next, (hex) => !hasHex(next, hex));
  if (!size.half) return fits;
  const starts = Object.fromEntries(Object.entries(fits.starts).filter(([n]) => Number(n) <= 6));
  return { ...fits, starts };
}

/** The board, or a half of it, as it is drawn on the table. */
export function boardOf(draft: Draft, area: Area = "full"): BoardInfo {
  const middle = middleOf(draft);
  const isIn = (hex: Hex) => {
    const { col } = parseHex(hex)!;
    return area === "full" || draft.half || col < middle === (area === "left");
  };
  const hexes = hexesOf(draft).filter(isIn);
  return {
    name: draft.name.trim(),
    season: draft.season,
    area: draft.half ? "left" : area,
    columns: draft.columns,
    rows: draft.rows,
    terrain: Object.fromEntries(hexes.map((hex) => [hex, terrainAt(draft, hex)!])),
    starts: Object.fromEntries(Object.entries(draft.starts).filter(([, hex]) => isIn(hex))),
    factories: hexes.filter((hex) => terrainAt(draft, hex) === "factory"),
    shore: [...draft.shore],
    names: { ...draft.names },
  };
}

/** What the server has read in a file. */
export function draftOf({ board, halves, bulge, author, licence }: DrawnBoard): Draft {
  const { columns, rows } = board;
  const signAt = (col: number, row: number) =>
    SIGNS[board.terrain[formatHex({ col, row })] ?? ("open" as Terrain)];
  const line = (row: number) => Array.from({ length: columns }, (_, col) => signAt(col, row)).join("");
  return {
    name: board.name,
    season: board.season === "winter" ? "winter" : "summer",
    author: author ?? "",
    licence: licence ?? "",
    columns,
    rows,
    half: halves.length < 2,
    land: Array.from({ length: rows }, (_, row) => line(row)),
    starts: Object.fromEntries(Object.entries(board.starts).map(([n, hex]) => [Number(n), hex!])),
    shore: board.shore,
    names: Object.fromEntries(Object.entries(board.names).map(([hex, name]) => [hex, name!])),
    bulge: { allies: bulge.allies ?? [], germany: bulge.germany ?? [] },
  };
}
