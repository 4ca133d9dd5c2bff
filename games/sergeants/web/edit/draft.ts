// A scenario and its map as they are made. Nothing here is ever changed: every step makes another draft.
import type { Draft, Edge, EntryArea, RawLaid, Scenario, SideOf } from "../protocol";
import { payload } from "$frame/protocol/variants.ts";
import { said } from "../said.ts";

export type { Draft } from "../protocol";
export { said } from "../said.ts";

/** SM-MAP-1: the most squares of a map, each way. */
export const MOST_SQUARES = 20;
/** Names of entry areas that every language knows, by where they lie. */
export const AREA_NAMES = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "far-north-east",
  "far-east",
  "far-south-east",
  "far-south-west",
  "far-west",
] as const;

export interface Cell {
  col: number;
  row: number;
}

/** Squares each way. */
export interface Extent {
  columns: number;
  rows: number;
}

// A tile is named as files name it: L and a number is a landmark, and the last letter is the side that is up.
export const isLandmark = (tile: string) => tile.startsWith("L");
export const sizeOf = (tile: string) => (isLandmark(tile) ? 2 : 1);
/** A tile without its side: "L2" of "L2A". */
export const idOf = (face: string) => face.slice(0, -1);
export const otherSide = (face: string) => idOf(face) + (face.endsWith("A") ? "B" : "A");

export function extentOf({ map }: Draft): Extent {
  const far = (way: 0 | 1) => Math.max(0, ...map.tiles.map((it) => it.at[way] + sizeOf(it.tile)));
  return { columns: far(0), rows: far(1) };
}

/** A new scenario: two sides that may be played at once, as soon as there is a map. */
export function blank(name: string, code: string): Draft {
  const side = (it: string): SideOf => ({
    side: it,
    forces: [{ players: 1, vp: 30, leaders: 2 }],
    characters: [],
    suggested: [],
    orders: [6, 11, 12],
    n_orders: 1,
    start: { enter: [] },
    several_areas: false,
    equipment_vp: 3,
    allowed: null,
    barred: [],
    required: [],
    medals: [],
    grenades: 2,
    specialists: [],
    modules: [],
  });
  return {
    map: { name: "draft", tiles: [] },
    scenario: {
      name: "draft",
      title: { [code]: name },
      map: "draft",
      turns: 7,
      base_draw: 3,
      least_soldiers: 5,
      grenades_a_vp: 3,
      areas: [],
      sides: [side("us"), side("de")],
      add: [],
      remove: [],
      special: [],
    },
  };
}

// --- The map

function tilesOf(draft: Draft, tiles: RawLaid[]): Draft {
  return settled({ ...draft, map: { ...draft.map, tiles } });
}

/** A map begins in its corner: what was laid to the left of it or above it moves all of it. */
function settled(draft: Draft): Draft {
  const { tiles } = draft.map;
  if (tiles.length === 0) return draft;
  const [left, top] = [Math.min(...tiles.map((it) => it.at[0])), Math.min(...tiles.map((it) => it.at[1]))];
  if (left === 0 && top === 0) return draft;
  const by = (edge: Edge) => (edge === "top" || edge === "bottom" ? left : top);
  return {
    map: { ...draft.map, tiles: tiles.map((it) => ({ ...it, at: [it.at[0] - left, it.at[1] - top] })) },
    scenario: {
      ...draft.scenario,
      areas: draft.scenario.areas.map((it) => ({ ...it, nth: Math.max(0, it.nth - by(it.edge)) })),
    },
  };
}

/** The place of the tile at a square, in the list of the map; -1 if there is none. */
export function tileAt({ map }: Draft, { col, row }: Cell): number {
  return map.tiles.findIndex(({ tile, at }) => {
    const size = sizeOf(tile);
    return at[0] <= col && col < at[0] + size && at[1] <= row && row < at[1] + size;
  });
}

/** Whether a tile has room there; the one that is moved itself is not in its way. */
export function hasRoom(draft: Draft, tile: string, { col, row }: Cell, but = -1): boolean {
  const size = sizeOf(tile);
  const { columns, rows } = extentOf(draft);
  const wide = Math.max(columns, col + size) - Math.min(0, col);
  const high = Math.max(rows, row + size) - Math.min(0, row);
  if (wide > MOST_SQUARES || high > MOST_SQUARES) return false;
  for (let x = col; x < col + size; x++) {
    for (let y = row; y < row + size; y++) {
      const there = tileAt(draft, { col: x, row: y });
      if (there >= 0 && there !== but) return false;
    }
  }
  return true;
}

/** Lays a tile; the same draft if there is no room. One that lies on the map already, either side up, is moved there. */
export function laid(draft: Draft, face: string, { col, row }: Cell): Draft {
  const before = draft.map.tiles.findIndex((it) => idOf(it.tile) === idOf(face));
  if (!hasRoom(draft, face, { col, row }, before)) return draft;
  const tile: RawLaid = { tile: face, at: [col, row], turned: draft.map.tiles[before]?.turned ?? 0 };
  const others = draft.map.tiles.filter((_, i) => i !== before);
  return tilesOf(draft, [...others, tile]);
}

function changedTile(draft: Draft, nth: number, change: (it: RawLaid) => RawLaid): Draft {
  return tilesOf(
    draft,
    draft.map.tiles.map((it, i) => (i === nth ? change(it) : it)),
  );
}

export function moved(draft: Draft, nth: number, { col, row }: Cell): Draft {
  const tile = draft.map.tiles[nth];
  if (!tile || !hasRoom(draft, tile.tile, { col, row }, nth)) return draft;
  if (tile.at[0] === col && tile.at[1] === row) return draft;
  return changedTile(draft, nth, (it) => ({ ...it, at: [col, row] }));
}

export const turned = (draft: Draft, nth: number, by = 1) =>
  changedTile(draft, nth, (it) => ({ ...it, turned: (it.turned + by + 4) % 4 }));

export const turnedOver = (draft: Draft, nth: number) =>
  changedTile(draft, nth, (it) => ({ ...it, tile: otherSide(it.tile) }));

export const lifted = (draft: Draft, nth: number) =>
  tilesOf(
    draft,
    draft.map.tiles.filter((_, i) => i !== nth),
  );

// --- Entry areas

/** Where along an edge a square outside of the map is; nothing for a corner, or further out. */
export function edgeAt(draft: Draft, { col, row }: Cell): { edge: Edge; nth: number } | null {
  const { columns, rows } = extentOf(draft);
  const beside = 0 <= row && row < rows;
  const above = 0 <= col && col < columns;
  if (col === -1 && beside) return { edge: "left", nth: row };
  if (col === columns && beside) return { edge: "right", nth: row };
  if (row === -1 && above) return { edge: "top", nth: col };
  if (row === rows && above) return { edge: "bottom", nth: col };
  return null;
}

/** The place of the entry area there, in the list of the scenario; -1 if there is none. */
export const areaAt = ({ scenario }: Draft, { edge, nth }: { edge: Edge; nth: number }) =>
  scenario.areas.findIndex((it) => it.edge === edge && it.nth <= nth && nth < it.nth + it.width);

/** The best free name for a place at the edge: by the point of the compass that it lies nearest to. */
export function areaName(draft: Draft, { edge, nth }: { edge: Edge; nth: number }): string {
  const { columns, rows } = extentOf(draft);
  const along = (nth + 0.5) / Math.max(1, edge === "top" || edge === "bottom" ? columns : rows);
  const third = along < 1 / 3 ? 0 : along < 2 / 3 ? 1 : 2;
  const names = {
    top: [["north-west"], ["north"], ["north-east"]],
    bottom: [["south-west", "far-south-west"], ["south"], ["south-east", "far-south-east"]],
    left: [
      ["north-west", "far-west"],
      ["west", "far-west"],
      ["south-west", "far-south-west"],
    ],
    right: [
      ["north-east", "far-north-east"],
      ["east", "far-east"],
      ["south-east", "far-south-east"],
    ],
  }[edge][third]!;
  const taken = new Set(draft.scenario.areas.map((it) => it.name));
  const free = [...names, ...AREA_NAMES].find((it) => !taken.has(it));
  return free ?? `${edge} ${nth + 1}`;
}

/** A new entry area, by which a side enters if one is named. */
export function withArea(draft: Draft, at: { edge: Edge; nth: number }, side: number | null): Draft {
  const area: EntryArea = { name: areaName(draft, at), ...at, width: 1 };
  const next = scenarioOf(draft, { areas: [...draft.scenario.areas, area] });
  return side === null ? next : entering(next, side, area.name, true);
}

export function withoutArea(draft: Draft, nth: number): Draft {
  const name = draft.scenario.areas[nth]?.name;
  const areas = draft.scenario.areas.filter((_, i) => i !== nth);
  const named = areas.some((it) => it.name === name);
  const next = scenarioOf(draft, { areas });
  return named || name === undefined
    ? next
    : [0, 1].reduce((it, side) => entering(it, side, name, false), next);
}

export function changedArea(draft: Draft, nth: number, change: Partial<EntryArea>): Draft {
  const before = draft.scenario.areas[nth];
  if (!before) return draft;
  const areas = draft.scenario.areas.map((it, i) => (i === nth ? { ...it, ...change } : it));
  const next = scenarioOf(draft, { areas });
  const name = change.name;
  if (name === undefined || name === before.name) return next;
  const renamed = (side: SideOf): SideOf => {
    const areas = payload(side.start, "enter");
    return areas ? { ...side, start: { enter: areas.map((it) => (it === before.name ? name : it)) } } : side;
  };
  return scenarioOf(next, { sides: next.scenario.sides.map(renamed) });
}

/** Whether a side comes in by an entry area. */
export const enters = ({ start }: SideOf, area: string) => payload(start, "enter")?.includes(area) ?? false;

export function entering(draft: Draft, side: number, area: string, does: boolean): Draft {
  return changedSide(draft, side, (it) => {
    const areas = payload(it.start, "enter");
    if (!areas) return does ? { ...it, start: { enter: [area] } } : it;
    const others = areas.filter((name) => name !== area);
    return { ...it, start: { enter: does ? [...others, area] : others } };
  });
}

// --- The scenario

export const scenarioOf = (draft: Draft, change: Partial<Scenario>): Draft => ({
  ...draft,
  scenario: { ...draft.scenario, ...change },
});

export function changedSide(draft: Draft, nth: number, change: (it: SideOf) => SideOf): Draft {
  const sides = draft.scenario.sides.map((it, i) => (i === nth ? change(it) : it));
  return scenarioOf(draft, { sides });
}

/** A special rule by its name: "open", or the value of one that has one. */
export function special(scenario: Scenario, name: string): unknown {
  for (const it of scenario.special) {
    if (it === name) return true;
    if (typeof it === "object" && it !== null && Object.hasOwn(it, name)) {
      return (it as Record<string, unknown>)[name];
    }
  }
  return undefined;
}

export function withSpecial(draft: Draft, name: string, value: unknown): Draft {
  const is = (it: unknown) =>
    it === name || (typeof it === "object" && it !== null && Object.hasOwn(it, name));
  const others = draft.scenario.special.filter((it) => !is(it));
  if (value === undefined || value === false) return scenarioOf(draft, { special: others });
  return scenarioOf(draft, { special: [...others, value === true ? name : { [name]: value }] });
}

/** The same in one language only, for a field to write in. */
export const saidIn = (text: Scenario["title"], code: string): string =>
  typeof text === "string" ? text : (text?.[code] ?? "");

export function saying(text: Scenario["title"], code: string, words: string): Record<string, string> {
  const before = typeof text === "string" ? { [code]: text } : (text ?? {});
  const all = Object.entries({ ...before, [code]: words }).filter(([, it]) => it !== "");
  return Object.fromEntries(all);
}

/** Under which name it goes in files: plain letters of what it is called, and a mark of its own, so that no two are alike. */
export function withFileName(draft: Draft, id: string): Draft {
  const plain = said(draft.scenario.title, "en")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  const name = `${plain || "scenario"}-${id.slice(0, 4)}`;
  return { map: { ...draft.map, name }, scenario: { ...draft.scenario, name, map: name } };
}
