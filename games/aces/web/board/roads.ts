// Roads as lines: which road hexes are joined, and how the line runs through each of them.
import {
  DIRECTIONS,
  R,
  at,
  between,
  edgeMiddle,
  formatHex,
  parseHex,
  spotCentre,
  stepTo,
  type Direction,
  type Point,
  type Spot,
} from "./geometry.ts";
import type { BoardInfo, Hex, Terrain } from "./model.ts";

export interface Bridge {
  x: number;
  y: number;
  angle: number;
}

export interface Roads {
  lines: string;
  /** Fills the triangle that is left open where roads meet. */
  forks: string;
  bridges: Bridge[];
  /** Points along all roads, to keep trees off. */
  points: Point[];
}

interface Knot {
  hex: Hex;
  spot: Spot;
  terrain: Terrain;
  ways: Set<number>;
}

const CARRIES: Terrain[] = ["road", "bridge", "factory"];

export function layRoads(board: BoardInfo): Roads {
  const knots = joinRoads(board);
  const roads: Roads = { lines: "", forks: "", bridges: [], points: [] };
  for (const knot of knots.values()) drawKnot(knot, roads);
  return roads;
}

/** Road hexes and the directions in which each is joined to the next. */
export function joinRoads(board: BoardInfo): Map<Hex, Knot> {
  const knots = new Map<Hex, Knot>();
  for (const [hex, terrain] of Object.entries(board.terrain)) {
    const spot = parseHex(hex);
    if (spot && CARRIES.includes(terrain)) knots.set(hex, { hex, spot, terrain, ways: new Set() });
  }
  for (const knot of knots.values()) {
    DIRECTIONS.forEach((_, way) => {
      const other = beside(knots, knot, way);
      if (other && !(knot.terrain === "factory" && other.terrain === "factory")) knot.ways.add(way);
    });
  }
  for (const knot of knots.values()) narrowBridge(knots, knot);
  for (const knot of knots.values()) openTriangles(knots, knot);
  for (const knot of knots.values()) leaveBoard(board, knot);
  return knots;
}

function beside(knots: Map<Hex, Knot>, knot: Knot, way: number): Knot | undefined {
  const spot = stepTo(knot.spot, DIRECTIONS[way]!);
  return spot.col < 0 || spot.row < 0 ? undefined : knots.get(formatHex(spot));
}

function part(knots: Map<Hex, Knot>, knot: Knot, way: number): void {
  beside(knots, knot, way)?.ways.delete((way + 3) % 6);
  knot.ways.delete(way);
}

/** The difference between two directions: 3 is straight on. */
function turn(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 6 - apart);
}

/** A bridge carries one road: the straightest pair of ways stays. */
function narrowBridge(knots: Map<Hex, Knot>, knot: Knot): void {
  if (knot.terrain !== "bridge" || knot.ways.size <= 2) return;
  const ways = [...knot.ways];
  const worth = (way: number) => (beside(knots, knot, way)?.terrain === "factory" ? 0 : 0.5);
  let best = [ways[0]!, ways[1]!];
  let most = -1;
  for (const a of ways) {
    for (const b of ways) {
      const value = turn(a, b) + worth(a) + worth(b);
      if (a < b && value > most) [best, most] = [[a, b], value];
    }
  }
  for (const way of ways) if (!best.includes(way)) part(knots, knot, way);
}

/** Three road hexes that touch would be drawn as a triangle: its least useful side is left out. */
function openTriangles(knots: Map<Hex, Knot>, knot: Knot): void {
  for (const way of [...knot.ways]) {
    const turned = (way + 1) % 6;
    if (!knot.ways.has(way) || !knot.ways.has(turned)) continue;
    const [first, second] = [beside(knots, knot, way), beside(knots, knot, turned)];
    const across = (way + 2) % 6;
    if (!first || !second || !first.ways.has(across)) continue;
    const sides: [Knot, number][] = [
      [knot, way],
      [knot, turned],
      [first, across],
    ];
    const least = sides
      .map(([from, side]) => ({ from, side, worth: sideWorth(knots, from, side) }))
      .reduce((a, b) => (b.worth < a.worth ? b : a));
    part(knots, least.from, least.side);
  }
}

function sideWorth(knots: Map<Hex, Knot>, from: Knot, way: number): number {
  const to = beside(knots, from, way)!;
  const ends = [from, to].map((end) => end.terrain);
  const kept = (ends.includes("bridge") ? 6 : 0) - (ends.includes("factory") ? 1.5 : 0);
  return kept + straightOn(from, way) + straightOn(to, (way + 3) % 6);
}

function straightOn(knot: Knot, way: number): number {
  const best = Math.max(
    0,
    ...[...knot.ways].filter((other) => other !== way).map((other) => turn(way, other)),
  );
  return best === 3 ? 2 : best === 2 ? 1 : 0;
}

/** A road that ends at the rim of the board runs on over it. */
function leaveBoard(board: BoardInfo, knot: Knot): void {
  if (knot.terrain === "factory" || knot.ways.size !== 1) return;
  const [way] = knot.ways;
  const outward = [3, 2, 4]
    .map((by) => (way! + by) % 6)
    .find((out) => {
      const spot = stepTo(knot.spot, DIRECTIONS[out]!);
      return spot.col < 0 || spot.row < 0 || !board.terrain[formatHex(spot)];
    });
  if (outward !== undefined) knot.ways.add(outward);
}

function drawKnot(knot: Knot, roads: Roads): void {
  const middle = spotCentre(knot.spot);
  const ways = [...knot.ways].sort((a, b) => a - b);
  const ends = ways.map((way) => edgeMiddle(middle, DIRECTIONS[way] as Direction));
  if (knot.terrain === "bridge") roads.bridges.push(bridgeOver(middle, ends));
  if (!ways.length) return drawAlone(knot, middle, roads);
  if (ways.length === 1) return drawBend(ends[0]!, middle, middle, roads);
  ways.forEach((a, i) => {
    ways.slice(i + 1).forEach((b, j) => {
      const needed = ways.length === 2 || turn(a, b) > 1;
      if (needed) drawBend(ends[i]!, middle, ends[i + 1 + j]!, roads);
    });
  });
  if (ways.length > 2) {
    const rest = [...ends.slice(1), ends[0]!];
    roads.forks += `M${at(ends[0]!)}${rest.map((end) => `Q${at(middle)} ${at(end)}`).join("")}Z`;
  }
}

function drawAlone(knot: Knot, middle: Point, roads: Roads): void {
  if (knot.terrain !== "road") return;
  const [a, b] = [edgeMiddle(middle, "nw", 0.7), edgeMiddle(middle, "se", 0.7)];
  drawBend(a, middle, b, roads);
}

function drawBend(from: Point, by: Point, to: Point, roads: Roads): void {
  roads.lines += `M${at(from)}Q${at(by)} ${at(to)}`;
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    roads.points.push(between(between(from, by, t), between(by, to, t), t));
  }
}

function bridgeOver(middle: Point, ends: Point[]): Bridge {
  const a = ends[0] ?? { x: middle.x - R, y: middle.y };
  const b = ends[1] ?? { x: 2 * middle.x - a.x, y: 2 * middle.y - a.y };
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const bent = ends.length === 2 ? between(between(a, middle), between(middle, b)) : middle;
  return { x: bent.x, y: bent.y, angle };
}
