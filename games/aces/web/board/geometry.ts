import { tenth } from "$frame/table/sheet/field.ts";
import type { Point } from "$frame/table/sheet/view.ts";
import type { Hex } from "./model.ts";

export type { Point };

/** Columns of the board: the letters I and O are left out, so that no hex is read as a number. */
export const COLUMNS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Map units: the radius of a hex (centre to corner) and its height (edge to edge). */
export const R = 30;
export const H = R * Math.sqrt(3);

/** Clockwise from north. */
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Column and row counted from 0; also names places outside the board. */
export interface Spot {
  col: number;
  row: number;
}

export function parseHex(hex: Hex): Spot | null {
  const found = /^([A-HJ-NP-Z])([1-9]\d?)$/.exec(hex);
  return found ? { col: COLUMNS.indexOf(found[1]!), row: Number(found[2]) - 1 } : null;
}

export function spotOf(hex: Hex): Spot {
  const spot = parseHex(hex);
  if (!spot) throw new Error(`no such hex: ${hex}`);
  return spot;
}

export function formatHex(spot: Spot): Hex {
  return `${COLUMNS[spot.col]}${spot.row + 1}`;
}

/** Every second column (B, D, F, H, K, ...) is half a hex lower. */
export function lowered(col: number): boolean {
  return Math.abs(col) % 2 === 1;
}

const COLUMN_STEP: Record<Direction, number> = { n: 0, ne: 1, se: 1, s: 0, sw: -1, nw: -1 };

export function stepTo(spot: Spot, direction: Direction): Spot {
  const col = spot.col + COLUMN_STEP[direction];
  if (direction === "n") return { col, row: spot.row - 1 };
  if (direction === "s") return { col, row: spot.row + 1 };
  const down = direction === "se" || direction === "sw";
  if (lowered(spot.col)) return { col, row: spot.row + (down ? 1 : 0) };
  return { col, row: spot.row - (down ? 0 : 1) };
}

function onPaper(spot: Spot): boolean {
  return spot.col >= 0 && spot.col < COLUMNS.length && spot.row >= 0 && spot.row < 99;
}

export function neighbour(hex: Hex, direction: Direction): Hex | null {
  const spot = stepTo(spotOf(hex), direction);
  return onPaper(spot) ? formatHex(spot) : null;
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((found) => found !== null);
}

export function directionTo(from: Hex, to: Hex): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;
}

export function distance(from: Hex, to: Hex): number {
  const [a, b] = [spotOf(from), spotOf(to)];
  const across = Math.abs(a.col - b.col);
  const down = Math.abs(halfRows(a) - halfRows(b));
  return across + Math.max(0, (down - across) / 2);
}

function halfRows(spot: Spot): number {
  return 2 * spot.row + (lowered(spot.col) ? 1 : 0);
}

export function spotCentre(spot: Spot): Point {
  return { x: R + 1.5 * R * spot.col, y: (H / 2) * (halfRows(spot) + 1) };
}

export function centre(hex: Hex): Point {
  return spotCentre(spotOf(hex));
}

/** The hex under a point, whether or not the board has it. */
export function spotAt(point: Point): Spot {
  const near = Math.round((point.x - R) / (1.5 * R));
  let best = { col: near, row: 0 };
  let least = Infinity;
  for (const col of [near - 1, near, near + 1]) {
    const row = Math.round((point.y / (H / 2) - 1 - (lowered(col) ? 1 : 0)) / 2);
    const middle = spotCentre({ col, row });
    const away = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (away < least) [best, least] = [{ col, row }, away];
  }
  return best;
}

export function hexAt(point: Point): Hex | null {
  const spot = spotAt(point);
  return onPaper(spot) ? formatHex(spot) : null;
}

/** Corners clockwise from the right one. */
export function corners(middle: Point, radius = R): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: middle.x + radius * Math.cos((i * Math.PI) / 3),
    y: middle.y + radius * Math.sin((i * Math.PI) / 3),
  }));
}

/** The two corners of the edge in a direction, clockwise. */
export function edge(middle: Point, direction: Direction): [Point, Point] {
  const first = (DIRECTIONS.indexOf(direction) + 4) % 6;
  const all = corners(middle);
  return [all[first]!, all[(first + 1) % 6]!];
}

export function edgeMiddle(middle: Point, direction: Direction, reach = 1): Point {
  const angle = (DIRECTIONS.indexOf(direction) * Math.PI) / 3 - Math.PI / 2;
  const away = (H / 2) * reach;
  return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
}

export function at(point: Point): string {
  return `${tenth(point.x)} ${tenth(point.y)}`;
}

/** The SVG path of a hex. */
export function hexPath(hex: Hex, radius = R): string {
  return polygon(corners(centre(hex), radius));
}

export function polygon(points: Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

export function hexPaths(hexes: Iterable<Hex>, radius = R): string {
  return [...hexes].map((hex) => hexPath(hex, radius)).join("");
}

/** One outline around a set of hexes: closed loops, holes included. */
export function outline(hexes: Iterable<Hex>): string {
  const set = new Set(hexes);
  const next = new Map<string, Point[]>();
  for (const hex of set) {
    for (const direction of DIRECTIONS) {
      const beside = neighbour(hex, direction);
      if (beside !== null && set.has(beside)) continue;
      const [from, to] = edge(centre(hex), direction);
      next.set(at(from), [...(next.get(at(from)) ?? []), to]);
    }
  }
  return loops(next)
    .map((loop) => `M${loop.join("L")}Z`)
    .join("");
}

function loops(next: Map<string, Point[]>): string[][] {
  const found: string[][] = [];
  for (const start of next.keys()) {
    const loop: string[] = [];
    let here = start;
    for (let to = next.get(here)?.pop(); to; to = next.get(here)?.pop()) {
      loop.push(here);
      here = at(to);
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** A march is a line through the middles of the edges it crosses, bent at the centres. */
interface Bend {
  from: Point;
  by: Point;
  to: Point;
}

function bends(hexes: Hex[]): Bend[] {
  const middles = hexes.map(centre);
  return middles.map((by, i) => {
    const [before, after] = [middles[i - 1] ?? by, middles[i + 1] ?? by];
    return { from: between(before, by), by, to: between(by, after) };
  });
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function marchPath(hexes: Hex[]): string {
  const all = bends(hexes);
  if (!all.length) return "";
  return `M${at(all[0]!.by)}${all.map((bend) => `Q${at(bend.by)} ${at(bend.to)}`).join("")}`;
}

/** Where a unit is after a number of steps along the march, whole or broken. */
export function alongMarch(hexes: Hex[], steps: number): Point {
  const all = bends(hexes);
  const done = Math.min(Math.max(steps, 0), hexes.length - 1);
  const index = Math.min(Math.round(done), all.length - 1);
  const bend = all[index]!;
  const share = done - index + 0.5;
  if (index === 0) return between(bend.by, bend.to, 2 * (share - 0.5));
  if (index === all.length - 1) return between(bend.from, bend.by, 2 * share);
  return between(between(bend.from, bend.by, share), between(bend.by, bend.to, share), share);
}
