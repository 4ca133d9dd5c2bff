// The drawn landscape of a board, computed once and kept. Only numbers and path strings: no page is touched.
import { chance, noise, seedOf } from "$frame/table/sheet/chance.ts";
import {
  contour,
  depth,
  emptyField,
  layBone,
  roughen,
  sample,
  smoothAll,
  soften,
  tenth,
  type Field,
  type Frame,
} from "$frame/table/sheet/field.ts";
import {
  COLUMNS,
  DIRECTIONS,
  H,
  R,
  at,
  centre,
  corners,
  distance,
  edge,
  formatHex,
  neighbour,
  neighbours,
  spotCentre,
  spotOf,
  stepTo,
  type Point,
  type Spot,
} from "./geometry.ts";
import type { BoardInfo, Hex, Terrain } from "./model.ts";
import { layRoads, type Bridge } from "./roads.ts";

/** A symbol that stands on the map. */
export interface Thing {
  sign: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  text: string;
  size: number;
  water: boolean;
  x: number;
  y: number;
  /** Set where the name follows a river. */
  path?: string;
}

export interface Mark {
  text: string;
  x: number;
  y: number;
}

export interface Land {
  /** The neatline: the part of the map that is in play. */
  frame: Frame;
  hexes: ReadonlySet<Hex>;
  heights: string[];
  tufts: Thing[];
  forest: string;
  mountain: string;
  bank: string;
  water: string;
  /** Lines inside the water, from the shore inwards. */
  shallows: string[];
  waves: Thing[];
  roads: string;
  forks: string;
  bridges: Bridge[];
  grid: string;
  shore: string;
  /** Trees and peaks, the far ones first. */
  standing: Thing[];
  starts: Mark[];
  labels: Label[];
  columns: Mark[];
  rows: Mark[];
}

const kept = new WeakMap<BoardInfo, Land>();
const keptByText = new Map<string, Land>();

/** The land of a board; the same board is computed only once, even if it comes as a new object. */
export function landOf(board: BoardInfo): Land {
  const known = kept.get(board);
  if (known) return known;
  const text = JSON.stringify(board);
  const land = keptByText.get(text) ?? drawLand(board);
  kept.set(board, land);
  keptByText.set(text, land);
  return land;
}

const STEP = R / 8;
const MARGIN = R;

interface Sketch {
  board: BoardInfo;
  seed: number;
  frame: Frame;
  terrain: Map<string, Terrain>;
  spots: Spot[];
  forest: Field;
  mountain: Field;
  water: Field;
  deep: Field;
  /** Where nothing may stand: roads, factories and start numbers. */
  clear: Field;
}

export function drawLand(board: BoardInfo): Land {
  const frame = frameOf(board);
  const seed = seedOf(board.name);
  const { terrain, spots } = spread(board);
  const roads = layRoads(board);
  const water = shape(frame, waterBones(spots, terrain), seed + 1, 0.085, 0.9);
  const forest = shape(frame, bones(spots, terrain, "forest", 0.78), seed + 2, 0.17, 1.3);
  const deep = depth(water);
  const mountain = shape(frame, bones(spots, terrain, "mountain", 0.72), seed + 3, 0.22, 1.6);
  const clear = clearings(board, frame, roads.points);
  const sketch: Sketch = { board, seed, frame, terrain, spots, forest, mountain, water, deep, clear };
  return {
    frame,
    hexes: new Set(Object.keys(board.terrain)),
    heights: heights(sketch),
    tufts: tufts(sketch),
    forest: smoothAll(contour(forest), 2),
    mountain: smoothAll(contour(mountain), 2),
    bank: smoothAll(contour(water, 0.06 * R), 2),
    water: smoothAll(contour(water), 2),
    shallows: shallows(deep),
    waves: waves(sketch),
    roads: roads.lines,
    forks: roads.forks,
    bridges: roads.bridges,
    grid: grid(board),
    shore: shoreLine(board),
    standing: standing(sketch),
    starts: Object.entries(board.starts).map(([text, hex]) => ({ text, ...centre(hex) })),
    labels: labels(sketch),
    ...margins(board, frame),
  };
}

/** From the outermost corners of the hexes in play. */
/** The ground that is printed: that of the hexes in play. */
export function frameOf(board: BoardInfo): Frame {
  const all = Object.keys(board.terrain).flatMap((hex) => corners(centre(hex)));
  const [xs, ys] = [all.map((point) => point.x), all.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function key(spot: Spot): string {
  return `${spot.col},${spot.row}`;
}

/** The terrain of the board and of one ring around it, so that the land runs on to the neatline. */
function spread(board: BoardInfo): { terrain: Map<string, Terrain>; spots: Spot[] } {
  const spots = Object.keys(board.terrain).map(spotOf);
  const terrain = new Map(Object.entries(board.terrain).map(([hex, kind]) => [key(spotOf(hex)), kind]));
  const ring: Spot[] = [];
  for (const order of [["n"], ["s"], ["nw", "ne"], ["sw", "se"]] as const) {
    for (const spot of spots) {
      for (const direction of order) {
        const beside = stepTo(spot, direction);
        if (terrain.has(key(beside))) continue;
        terrain.set(key(beside), wild(terrain.get(key(spot))!));
        ring.push(beside);
      }
    }
  }
  return { terrain, spots: [...spots, ...ring] };
}

/** What people built does not run on beyond the board; under a bridge the river does. */
function wild(terrain: Terrain): Terrain {
  if (terrain === "bridge") return "water";
  return terrain === "road" || terrain === "factory" ? "open" : terrain;
}

type Bones = Parameters<typeof layBone>[1][];

function bones(spots: Spot[], terrain: Map<string, Terrain>, kind: Terrain, thick: number): Bones {
  return join(spots, terrain, (found) => (found === kind ? thick * R : 0));
}

function waterBones(spots: Spot[], terrain: Map<string, Terrain>): Bones {
  const wide = (found: Terrain | undefined) =>
    found === "water" ? 0.8 * R : found === "bridge" ? 0.55 * R : 0;
  return join(spots, terrain, wide);
}

function join(
  spots: Spot[],
  terrain: Map<string, Terrain>,
  thick: (found: Terrain | undefined) => number,
): Bones {
  const found: Bones = [];
  for (const spot of spots) {
    const here = terrain.get(key(spot));
    const thickA = thick(here);
    if (!thickA) continue;
    const a = spotCentre(spot);
    found.push({ a, b: a, thickA, thickB: thickA });
    for (const direction of ["n", "ne", "se"] as const) {
      const other = stepTo(spot, direction);
      const there = terrain.get(key(other));
      const thickB = thick(there);
      const twoBridges = here === "bridge" && there === "bridge";
      if (thickB && !twoBridges) found.push({ a, b: spotCentre(other), thickA, thickB });
    }
  }
  return found;
}

function shape(frame: Frame, all: Bones, seed: number, rough: number, wave: number): Field {
  const field = emptyField(frame, STEP, MARGIN);
  for (const bone of all) layBone(field, bone, 0.6 * R);
  soften(field, 2, 0.6 * R);
  roughen(field, 0.45 * R, (x, y) => {
    const wide = noise(x / (wave * R), y / (wave * R), seed);
    const fine = noise(x / (0.34 * R), y / (0.34 * R), seed + 77);
    return R * (rough * wide + 0.04 * fine);
  });
  return closeRim(field);
}

function closeRim(field: Field): Field {
  const { nx, ny, values } = field;
  for (let i = 0; i < nx; i++) values[i] = values[(ny - 1) * nx + i] = R;
  for (let j = 0; j < ny; j++) values[j * nx] = values[j * nx + nx - 1] = R;
  return field;
}

const SHALLOWS = [0.12, 0.29, 0.5, 0.74];

function shallows(deep: Field): string[] {
  const lines = { ...deep, values: deep.values.map((value) => -value) };
  soften(lines, 1, 0);
  return SHALLOWS.map((share) => smoothAll(contour(lines, -share * R), 2));
}

function clearings(board: BoardInfo, frame: Frame, roadPoints: Point[]): Field {
  const field = emptyField(frame, STEP, MARGIN);
  const stamp = (point: Point, thick: number) =>
    layBone(field, { a: point, b: point, thickA: thick, thickB: thick }, 0.2 * R);
  for (const point of roadPoints) stamp(point, 0.24 * R);
  for (const hex of board.factories) stamp(centre(hex), 0.85 * R);
  for (const hex of Object.values(board.starts))
    stamp({ ...centre(hex), y: centre(hex).y + 0.1 * R }, 0.36 * R);
  return field;
}

function heights(sketch: Sketch): string[] {
  const { frame, seed, spots, terrain } = sketch;
  const field = emptyField(frame, 0.42 * R, 0.5 * R);
  const peaks = spots.filter((spot) => terrain.get(key(spot)) === "mountain").map(spotCentre);
  for (let j = 0; j < field.ny; j++) {
    for (let i = 0; i < field.nx; i++) {
      const [x, y] = [field.x0 + i * field.step, field.y0 + j * field.step];
      let high =
        noise(x / (6.5 * R), y / (6.5 * R), seed + 5) + 0.35 * noise(x / (2.4 * R), y / (2.4 * R), seed + 6);
      for (const peak of peaks) {
        const away = ((x - peak.x) ** 2 + (y - peak.y) ** 2) / (5 * R * R);
        if (away < 4) high += 0.22 * Math.exp(-away);
      }
      field.values[j * field.nx + i] = high;
    }
  }
  return [-0.62, -0.38, -0.14, 0.1, 0.34, 0.58, 0.82, 1.06].map((level) => smoothAll(contour(field, level)));
}

function hexChance(sketch: Sketch, spot: Spot, salt: number): () => number {
  return chance(sketch.seed ^ Math.imul(spot.col + 3, 7919) ^ Math.imul(spot.row + 3, 104729) ^ salt);
}

function inside(frame: Frame, point: Point, rim: number): boolean {
  const { x, y, width, height } = frame;
  return point.x > x + rim && point.x < x + width - rim && point.y > y + rim && point.y < y + height - rim;
}

function thing(sign: string, foot: Point, width: number, height: number, drop = 1): Thing {
  return {
    sign,
    x: tenth(foot.x - width / 2),
    y: tenth(foot.y - height * drop),
    width: tenth(width),
    height: tenth(height),
  };
}

function somewhere(spot: Spot, random: () => number, reach: number): Point {
  const middle = spotCentre(spot);
  const angle = random() * 2 * Math.PI;
  const away = Math.sqrt(random()) * reach;
  return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
}

function tufts(sketch: Sketch): Thing[] {
  const winter = sketch.board.season === "winter";
  const found: Thing[] = [];
  for (const spot of sketch.spots) {
    if (sketch.terrain.get(key(spot)) !== "open") continue;
    const random = hexChance(sketch, spot, 11);
    for (let n = winter ? 2 : 3; n > 0; n--) {
      const point = somewhere(spot, random, 0.95 * R);
      const big = 0.18 + 0.05 * random();
      if (random() < 0.35 || !inside(sketch.frame, point, 0.2 * R) || !bare(sketch, point, 0.12)) continue;
      found.push(
        winter
          ? thing("drift", point, 2.9 * big * R, 0.92 * big * R)
          : thing("tuft", point, big * R, 0.8 * big * R),
      );
    }
  }
  return found;
}

function bare(sketch: Sketch, point: Point, rim: number): boolean {
  const { water, forest, clear } = sketch;
  return sample(water, point) > rim * R && sample(forest, point) > rim * R && sample(clear, point) > 0;
}

function waves(sketch: Sketch): Thing[] {
  const winter = sketch.board.season === "winter";
  const found: Thing[] = [];
  for (const spot of sketch.spots) {
    if (sketch.terrain.get(key(spot)) !== "water") continue;
    const random = hexChance(sketch, spot, 23);
    for (let n = 3; n > 0 && found.length < 400; n--) {
      const point = somewhere(spot, random, 0.9 * R);
      const ice = winter && random() < 0.22;
      const [width, height] = ice ? [0.5 * R, 0.23 * R] : [0.62 * R, 0.2 * R];
      const rim = [-0.5, 0.5].map((side) => ({ x: point.x + side * width, y: point.y }));
      if (rim.some((end) => sample(sketch.deep, end) < 0.76 * R)) continue;
      if (found.some((other) => near(other, point, 0.75 * R))) continue;
      found.push(thing(ice ? "ice" : "wave", point, width, height, 0.5));
    }
  }
  return found;
}

function near(other: Thing, point: Point, reach: number): boolean {
  const [dx, dy] = [other.x + other.width / 2 - point.x, other.y + other.height / 2 - point.y];
  return dx * dx + dy * dy < reach * reach;
}

function standing(sketch: Sketch): Thing[] {
  const foot = (one: Thing) => one.y + one.height;
  return [...trees(sketch), ...peaks(sketch)].sort((a, b) => foot(a) - foot(b) || a.x - b.x);
}

const APART = 0.33 * R;

function trees(sketch: Sketch): Thing[] {
  const { frame, seed } = sketch;
  const winter = sketch.board.season === "winter";
  const taken = new Map<number, Point[]>();
  const found: Thing[] = [];
  for (const spot of sketch.spots) {
    if (sketch.terrain.get(key(spot)) !== "forest") continue;
    const random = hexChance(sketch, spot, 37);
    for (let n = 0; n < 44; n++) {
      const point = somewhere(spot, random, 0.98 * R);
      const big = (0.44 + 0.09 * random()) * R;
      if (!inside(frame, point, 0.12 * R) || sample(sketch.forest, point) > -0.1 * R) continue;
      if (sample(sketch.water, point) < 0.1 * R || sample(sketch.clear, point) < 0) continue;
      if (!takeRoom(taken, point)) continue;
      const patch = noise(point.x / (2.2 * R), point.y / (2.2 * R), seed + 9);
      const leafy = !winter && patch + 0.35 * (random() - 0.5) > -0.05;
      const sign = winter ? "fir-snow" : leafy ? "tree" : "fir";
      found.push(thing(sign, point, big, big * (leafy ? 1.1 : 1.2), 0.86));
    }
  }
  return found;
}

/** Dart throwing: a place is taken only if no tree stands too near. */
function takeRoom(taken: Map<number, Point[]>, point: Point): boolean {
  const [i, j] = [Math.floor(point.x / APART), Math.floor(point.y / APART)];
  for (let di = -1; di <= 1; di++) {
    for (let dj = -1; dj <= 1; dj++) {
      for (const other of taken.get((i + di) * 4096 + j + dj) ?? []) {
        if ((other.x - point.x) ** 2 + (other.y - point.y) ** 2 < APART * APART) return false;
      }
    }
  }
  const cell = i * 4096 + j;
  const here = taken.get(cell);
  if (here) here.push(point);
  else taken.set(cell, [point]);
  return true;
}

function peaks(sketch: Sketch): Thing[] {
  const sign = sketch.board.season === "winter" ? "peak-snow" : "peak";
  const found: Thing[] = [];
  for (const spot of sketch.spots) {
    if (sketch.terrain.get(key(spot)) !== "mountain") continue;
    const random = hexChance(sketch, spot, 41);
    const middle = spotCentre(spot);
    const side = random() < 0.5 ? -1 : 1;
    const big = (1.36 + 0.16 * random()) * R;
    const small = (0.86 + 0.16 * random()) * R;
    const high = { x: middle.x - side * 0.1 * R + (random() - 0.5) * 0.16 * R, y: middle.y + 0.42 * R };
    const low = {
      x: middle.x + side * (0.4 + 0.12 * random()) * R,
      y: middle.y + (0.62 + 0.08 * random()) * R,
    };
    for (const [foot, wide] of [
      [high, big],
      [low, small],
    ] as const) {
      const top = { x: foot.x, y: foot.y - 0.77 * wide };
      if (inside(sketch.frame, foot, 0.1 * R) && inside(sketch.frame, top, 0)) {
        found.push(thing(sign, foot, wide, wide * 0.77));
      }
    }
  }
  return found;
}

function grid(board: BoardInfo): string {
  let path = "";
  for (const hex of Object.keys(board.terrain)) {
    const middle = centre(hex);
    DIRECTIONS.forEach((direction, way) => {
      const beside = neighbour(hex, direction);
      const shared = beside !== null && board.terrain[beside] !== undefined;
      if (shared && way > 2) return;
      const [from, to] = edge(middle, direction);
      path += `M${at(from)}L${at(to)}`;
    });
  }
  return path;
}

/** The inland side of the shore hexes. */
function shoreLine(board: BoardInfo): string {
  const shore = new Set(board.shore);
  let path = "";
  for (const hex of shore) {
    for (const direction of DIRECTIONS) {
      const beside = neighbour(hex, direction);
      const terrain = beside === null ? undefined : board.terrain[beside];
      if (beside === null || shore.has(beside) || !terrain || terrain === "water") continue;
      const [from, to] = edge(centre(hex), direction);
      path += `M${at(from)}L${at(to)}`;
    }
  }
  return path;
}

function labels(sketch: Sketch): Label[] {
  const { board } = sketch;
  return Object.entries(board.names)
    .filter(([hex]) => board.terrain[hex] !== undefined)
    .map(([hex, text]) => {
      if (board.terrain[hex] === "water") return waterLabel(board, hex, text);
      return islandLabel(board, hex, text) ?? landLabel(sketch, hex, text);
    });
}

/** A small island has its name in the water below. */
function islandLabel(board: BoardInfo, hex: Hex, text: string): Label | null {
  const island = new Set([hex]);
  for (const here of island) {
    if (island.size > 4) return null;
    for (const beside of neighbours(here)) {
      if (board.terrain[beside] && board.terrain[beside] !== "water") island.add(beside);
    }
  }
  const points = [...island].map(centre);
  const low = Math.max(...points.map((point) => point.y));
  return { text, water: true, size: 0.5 * R, x: tenth(mean(points).x), y: tenth(low + 1.25 * R) };
}

function waterLabel(board: BoardInfo, hex: Hex, text: string): Label {
  const { x, y } = centre(hex);
  const plain = { text, water: true, size: 0.54 * R, x, y: y + 0.16 * R };
  const path = riverPath(board, hex, text.length * 0.31 * R);
  return path ? { ...plain, path } : plain;
}

/** A name stands where it hides least of the land, not far from its hex. */
function landLabel(sketch: Sketch, hex: Hex, text: string): Label {
  const size = 0.5 * R;
  const half = text.length * 0.27 * size + 0.1 * R;
  const { x, y } = centre(hex);
  let best = { x, y };
  let least = Infinity;
  for (let down = -3.5; down <= 3.5; down += 0.25) {
    for (let right = -3; right <= 3; right += 0.5) {
      const point = { x: x + right * R, y: y + down * R };
      const away = 0.16 * Math.hypot(right, down);
      if (away >= least) continue;
      const cost = 2.5 * crowding(sketch, point, half) + away;
      if (cost < least) [best, least] = [point, cost];
    }
  }
  return { text, water: false, size, x: tenth(best.x), y: tenth(best.y + 0.16 * R) };
}

/** How much of the land a name would cover, from 0 to about 4. */
function crowding(sketch: Sketch, middle: Point, half: number): number {
  const { frame, forest, mountain, water, clear } = sketch;
  let sum = 0;
  for (const dy of [-0.2 * R, 0.2 * R]) {
    for (let i = -4; i <= 4; i++) {
      const point = { x: middle.x + (half * i) / 4, y: middle.y + dy };
      if (!inside(frame, point, 0.15 * R)) sum += 4;
      if (sample(water, point) < 0.05 * R) sum += 2;
      if (sample(clear, point) < 0) sum += 2;
      if (sample(forest, point) < 0.12 * R) sum += 1;
      // Peaks stand higher than their floor.
      if (Math.min(sample(mountain, point), sample(mountain, { x: point.x, y: point.y + 0.4 * R })) < 0.1 * R)
        sum += 1;
    }
  }
  return sum / 18;
}

function isWater(board: BoardInfo, hex: Hex): boolean {
  return board.terrain[hex] === "water" || board.terrain[hex] === "bridge";
}

/** A bent line along a narrow water, or nothing where the water is wide or the name short enough. */
function riverPath(board: BoardInfo, hex: Hex, long: number): string | undefined {
  const run = Object.keys(board.terrain).filter(
    (other) => isWater(board, other) && distance(hex, other) <= 2,
  );
  if (run.length < 3 || run.length > 8) return undefined;
  const points = run.map(centre);
  const middle = mean(points);
  const lean = leaning(points, middle);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const turned = points.map(({ x, y }) => ({
    x: (x - middle.x) * cos + (y - middle.y) * sin,
    y: (y - middle.y) * cos - (x - middle.x) * sin,
  }));
  const bow = bowOf(turned);
  const back = (x: number, y: number) =>
    at({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos });
  const half = long / 2 + 0.4 * R;
  const drop = 0.18 * R;
  const flat = mean(turned.map(({ x }) => ({ x: x * x, y: 0 }))).x;
  const high = (x: number) => bow * (x * x - flat) + drop;
  return `M${back(-half, high(half))}Q${back(0, 2 * high(0) - high(half))} ${back(half, high(half))}`;
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The direction in which points are strung out, so that a text along it is never upside down. */
function leaning(points: Point[], middle: Point): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [point.x - middle.x, point.y - middle.y];
    [xx, yy, xy] = [xx + dx * dx, yy + dy * dy, xy + dx * dy];
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy);
}

/** How much points bend away from their line, at most a gentle bow. */
function bowOf(turned: Point[]): number {
  const squares = turned.map(({ x }) => x * x);
  const flat = squares.reduce((a, b) => a + b, 0) / squares.length;
  const above = turned.reduce((sum, { y }, i) => sum + y * (squares[i]! - flat), 0);
  const below = squares.reduce((sum, square) => sum + (square - flat) ** 2, 0) || 1;
  const most = 0.12 / R;
  return Math.min(Math.max(above / below, -most), most);
}

function margins(board: BoardInfo, frame: Frame): { columns: Mark[]; rows: Mark[] } {
  const spots = Object.keys(board.terrain).map(spotOf);
  const columns = [...new Set(spots.map((spot) => spot.col))].sort((a, b) => a - b);
  const rows = [...new Set(spots.map((spot) => spot.row))].sort((a, b) => a - b);
  const first = columns[0] ?? 0;
  return {
    columns: columns.map((col) => ({ text: COLUMNS[col]!, x: spotCentre({ col, row: 0 }).x, y: frame.y })),
    rows: rows.map((row) => ({
      text: formatHex({ col: first, row }).slice(1),
      x: frame.x,
      y: H / 2 + H * row,
    })),
  };
}
