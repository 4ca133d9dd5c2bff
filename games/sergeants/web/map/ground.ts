// The drawn ground of a map, worked out once and kept. Only numbers and path strings: no page is touched.
import { contour, emptyField, smoothAll } from "$frame/table/sheet/field.ts";
import { noise } from "$frame/table/sheet/chance.ts";
import type { Action, Drawn, MapInfo, Modifiers, PieceInfo, TileInfo } from "../protocol";
import { Drawing, type Mark } from "./drawing.ts";
import { rim, unionOf } from "./fields.ts";
import {
  drawBush,
  drawCrop,
  drawHay,
  drawHedge,
  drawReeds,
  drawTree,
  drawTrimmed,
  drawVines,
} from "./plants.ts";
import {
  away,
  between,
  boxOf,
  chanceAt,
  discPath,
  hatch,
  heartOf,
  lengthOf,
  middleOf,
  rectangleOf,
  roundedPath,
  scaled,
  scatter,
  spots,
  stretchesPath,
  walkAlong,
  write,
  type Box,
  type Spot,
} from "./shapes.ts";
import {
  drawBeams,
  drawBoat,
  drawBridge,
  drawBuilding,
  drawCart,
  drawCliff,
  drawCrater,
  drawDitch,
  drawFootbridge,
  drawGrave,
  drawHeap,
  drawHive,
  drawLorry,
  drawMonument,
  drawPlatform,
  drawRails,
  drawRocks,
  drawRubble,
  drawSlope,
  drawStores,
  drawTrough,
  drawWagon,
  drawWall,
} from "./works.ts";

/** A square, in sixteenths of an inch. */
export const SQUARE = 80;

export interface Ground {
  /** The map without its frame. */
  box: Box;
  marks: Mark[];
  tiles: { box: Box; face: string; landmark: boolean; plate: Modifiers }[];
  /** Marked areas, which change an ability. */
  areas: { d: string; action: Action; value: number; at: Spot }[];
  /** Buildings whose numbers replace those of the tile. */
  indoors: { plate: Modifiers; at: Spot }[];
  /** What may not be crossed and does not look so by itself. */
  barred: Spot[];
}

interface Piece {
  kind: Drawn;
  info: PieceInfo;
  points: Spot[];
  tile: TileInfo;
}

const kept = new WeakMap<MapInfo, Ground>();

export function groundOf(map: MapInfo): Ground {
  let ground = kept.get(map);
  if (!ground) kept.set(map, (ground = drawGround(map)));
  return ground;
}

export function drawGround(map: MapInfo): Ground {
  const box = { x: 0, y: 0, width: map.columns * SQUARE, height: map.rows * SQUARE };
  const pieces = map.tiles.flatMap((tile) =>
    tile.pieces.map((info): Piece => ({ kind: info.drawn, info, points: spots(info.points), tile })),
  );
  pieces.sort((a, b) => footOf(a) - footOf(b));
  const drawing = new Drawing();
  drawMeadows(drawing, box);
  drawFloors(drawing, pieces, map, box);
  drawWater(drawing, pieces, map, box);
  drawRoads(drawing, pieces, box);
  for (const piece of pieces) drawPiece(drawing, piece);
  return {
    box,
    marks: drawing.all(),
    tiles: map.tiles.map((it) => ({
      box: tileBox(it),
      face: it.face,
      landmark: it.landmark,
      plate: it.plate,
    })),
    areas: map.tiles
      .flatMap((it) => it.areas)
      .map(({ action, value, points }) => {
        const polygon = spots(points);
        return { d: roundedPath(polygon, 2), action, value, at: heartOf(polygon) };
      }),
    indoors: pieces.flatMap((it) =>
      it.info.modifiers ? [{ plate: it.info.modifiers, at: indoors(it) }] : [],
    ),
    barred: pieces.filter((it) => it.info.no_move && !WET.has(it.kind)).map(signSpot),
  };
}

const WET = new Set<Drawn>(["river", "pond"]);

function footOf({ points }: Piece): number {
  const { y, height } = boxOf(points);
  return y + height;
}

/** Marked areas have their own sign in their middle. */
function signSpot({ info, points, tile }: Piece): Spot {
  const middle = info.line ? walkAlong(points, lengthOf(points) / 2).at : heartOf(points);
  const taken = tile.areas.some((it) => away(heartOf(spots(it.points)), middle) < 10);
  if (!taken) return middle;
  return info.line ? walkAlong(points, lengthOf(points) / 5).at : { x: middle.x, y: middle.y + 8 };
}

/** The numbers of a building stand on its roof, clear of the tile's plate. */
function indoors({ points, tile }: Piece): Spot {
  const { middle } = rectangleOf(points);
  const box = boxOf(points);
  const [left, top] = tile.bounds[0];
  const covered = box.x < left + 66 && middle.y < top + 20;
  return covered ? { x: middle.x, y: Math.min(top + 20, box.y + box.height - 5) } : middle;
}

function tileBox({ bounds: [from, to] }: TileInfo): Box {
  return { x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] };
}

// --- What is under everything

/** Grass is nowhere quite the same. */
function drawMeadows(drawing: Drawing, box: Box): void {
  for (const [look, level, seed] of [
    ["meadow-dry", 0.16, 11],
    ["meadow-lush", 0.22, 23],
  ] as const) {
    const field = emptyField(box, 8, 8);
    for (let n = 0; n < field.values.length; n++) {
      const [x, y] = [field.x0 + (n % field.nx) * 8, field.y0 + Math.floor(n / field.nx) * 8];
      field.values[n] = level - noise(x / 74, y / 62, seed) - 0.4 * noise(x / 27, y / 27, seed + 1);
    }
    // Outside, nothing: the blobs close along the frame.
    for (let n = 0; n < field.values.length; n++) {
      const [i, j] = [n % field.nx, Math.floor(n / field.nx)];
      if (i === 0 || j === 0 || i === field.nx - 1 || j === field.ny - 1) field.values[n] = 1;
    }
    drawing.add("floor", look, smoothAll(contour(field, 0)));
  }
}

const TREES = new Set<Drawn>([
  "tree",
  "wood",
  "pine",
  "willow",
  "fruit",
  "blossom",
  "poplar",
  "birch",
  "yew",
]);
const BUILT = new Set<Drawn>([
  "house",
  "barn",
  "slates",
  "thatch",
  "glass",
  "iron",
  "spire",
  "tank",
  "windmill",
  "ruin",
  "vault",
]);

function drawFloors(drawing: Drawing, pieces: Piece[], map: MapInfo, box: Box): void {
  const around = (look: string, far: number, is: (it: Piece) => boolean) => {
    const polygons = pieces.filter((it) => !it.info.line && is(it)).map((it) => it.points);
    drawing.add("floor", look, rim(unionOf(polygons, box), far));
  };
  for (const tile of map.tiles) {
    if (!tile.landmark && tile.pieces.some((it) => it.drawn === "hay")) drawStubble(drawing, tile);
  }
  around("forest-floor", 3.4, (it) => TREES.has(it.kind));
  around("wet-floor", 4, (it) => it.kind === "reeds");
  around("trodden", 4.5, (it) => BUILT.has(it.kind));
  around("shelled", 4, (it) => it.kind === "crater" || it.kind === "rubble");
  around("yard", 0, (it) => it.kind === "yard");
  for (const { kind, points } of pieces) {
    if (kind !== "yard") continue;
    const grit = scatter(points, 4.2, 1, chanceAt(middleOf(points)));
    drawing.add("floor", "grit", grit.map((it) => discPath(it, 0.35)).join(""));
  }
}

/** A mown field: open ground, in swathes. */
function drawStubble(drawing: Drawing, tile: TileInfo): void {
  const { x, y, width, height } = tileBox(tile);
  const random = chanceAt({ x, y });
  const wobble = () => 3 + 3 * random();
  const field = [
    { x: x + wobble(), y: y + wobble() },
    { x: x + width - wobble(), y: y + wobble() },
    { x: x + width - wobble(), y: y + height - wobble() },
    { x: x + wobble(), y: y + height - wobble() },
  ];
  drawing.add("floor", "stubble", roundedPath(field, 7));
  drawing.add("floor", "swathes", stretchesPath(hatch(scaled(field, 0.96), random() * 0.5 - 0.25, 5)));
}

// --- Water

const CROSSINGS = new Set<Drawn>(["bridge", "footbridge", "weir", "shallows"]);

function drawWater(drawing: Drawing, pieces: Piece[], map: MapInfo, box: Box): void {
  const wet = pieces.filter((it) => WET.has(it.kind)).map((it) => it.points);
  for (const tile of map.tiles) {
    const here = pieces.filter((it) => it.tile === tile);
    const joint = jointOf(here.filter((it) => it.kind === "river"));
    if (joint && here.some((it) => CROSSINGS.has(it.kind))) wet.push(joint.polygon);
  }
  const water = unionOf(wet, box);
  drawing.add("water", "shore", rim(water, 5));
  drawing.add("water", "bank", rim(water, 1));
  drawing.add("water", "water-edge", rim(water, 0));
  drawing.add("water", "water", rim(water, -0.9));
  drawing.add("water", "water-line first", rim(water, -4.4));
  drawing.add("water", "deep", rim(water, -9));
  drawing.add("water", "water-line second", rim(water, -9));
  drawing.add("water", "water-line third", rim(water, -14));
}

/** Where a river is parted by a bridge or ford: the stretch between its two pieces, and the way that it flows there. */
function jointOf(rivers: Piece[]): { polygon: Spot[]; flow: number } | null {
  if (rivers.length < 2) return null;
  const edges = ({ points }: Piece) =>
    points.map((a, i): [Spot, Spot] => [a, points[(i + 1) % points.length]!]);
  let [best, least]: [[Spot, Spot, Spot, Spot] | null, number] = [null, Infinity];
  for (const [a, b] of edges(rivers[0]!)) {
    for (const [c, d] of edges(rivers[1]!)) {
      const far = away(between(a, b, 0.5), between(c, d, 0.5)) - 0.5 * Math.min(away(a, b), away(c, d));
      if (far < least) [best, least] = [[a, b, c, d], far];
    }
  }
  const [a, b, c, d] = best!;
  const straight = away(a, c) + away(b, d) < away(a, d) + away(b, c);
  const [from, to] = [between(a, b, 0.5), between(c, d, 0.5)];
  return {
    polygon: straight ? [a, b, d, c] : [a, b, c, d],
    flow: Math.atan2(to.y - from.y, to.x - from.x),
  };
}

// --- Roads

function drawRoads(drawing: Drawing, pieces: Piece[], box: Box): void {
  const roads = unionOf(
    pieces.filter((it) => it.kind === "road").map((it) => it.points),
    box,
  );
  drawing.add("way", "verge", rim(roads, 2.2));
  drawing.add("way", "road-edge", rim(roads, 0.3));
  drawing.add("way", "road", rim(roads, -0.5));
  drawing.add("way", "ruts", rim(roads, -4.3));
  drawing.add("way", "ruts faint", rim(roads, -6.4));
}

// --- Everything else, piece by piece

function drawPiece(drawing: Drawing, { kind, info, points, tile }: Piece): void {
  const solid = info.no_move;
  switch (kind) {
    case "river":
    case "pond":
    case "road":
    case "yard":
      return;
    case "shallows":
      return drawShallows(drawing, points);
    case "weir":
      return drawWeir(drawing, points);
    case "bridge":
      return drawBridge(drawing, points, acrossAt(tile, points));
    case "footbridge":
      return drawFootbridge(drawing, points, acrossAt(tile, points));
    case "rail":
      return drawRails(drawing, points);
    case "platform":
      return drawPlatform(drawing, points);
    case "bush":
    case "gorse":
    case "scrub":
      return drawBush(drawing, points, kind);
    case "reeds":
      return drawReeds(drawing, points);
    case "hedge":
      return drawHedge(drawing, points, solid);
    case "trimmed":
      return drawTrimmed(drawing, points, solid);
    case "wheat":
    case "barley":
    case "maize":
    case "beans":
    case "beets":
      return drawCrop(drawing, points, kind);
    case "vines":
      return drawVines(drawing, points);
    case "hay":
      return drawHay(drawing, points);
    case "wall":
      return drawWall(drawing, points, solid);
    case "rocks":
      return drawRocks(drawing, points, solid);
    case "cliff":
      return drawCliff(drawing, points);
    case "rubble":
      return drawRubble(drawing, points);
    case "crater":
      return drawCrater(drawing, points);
    case "trench":
    case "ditch":
      return drawDitch(drawing, points, kind);
    case "slope":
      return drawSlope(drawing, points);
    case "heap":
    case "coal":
    case "sand":
    case "dung":
      return drawHeap(drawing, points, kind);
    case "grave":
      return drawGrave(drawing, points);
    case "monument":
      return drawMonument(drawing, points);
    case "hive":
      return drawHive(drawing, points);
    case "trough":
      return drawTrough(drawing, points);
    case "boxes":
    case "blocks":
    case "barrels":
    case "sacks":
      return drawStores(drawing, points, kind);
    case "beams":
      return drawBeams(drawing, points);
    case "wagon":
      return drawWagon(drawing, points);
    case "lorry":
      return drawLorry(drawing, points);
    case "cart":
    case "hay_cart":
      return drawCart(drawing, points, kind === "hay_cart");
    case "boat":
      return drawBoat(drawing, points);
    default:
      if (BUILT.has(kind)) drawBuilding(drawing, points, kind);
      else drawTree(drawing, points, kind);
  }
}

/** A bridge crosses the river of its tile; otherwise it follows its own length. */
function acrossAt(tile: TileInfo, points: Spot[]): number {
  const rivers = tile.pieces
    .filter((it) => it.drawn === "river")
    .map((info): Piece => ({ kind: "river", info, points: spots(info.points), tile }));
  const flow = jointOf(rivers)?.flow;
  return flow === undefined ? rectangleOf(points).angle : flow + Math.PI / 2;
}

function drawShallows(drawing: Drawing, points: Spot[]): void {
  const random = chanceAt(middleOf(points));
  drawing.add("deck", "shallows", roundedPath(points, 8));
  const stones = scatter(points, 4.4, 1.5, random);
  drawing.add(
    "deck",
    "pebbles",
    stones
      .filter((_, i) => i % 3)
      .map((it) => discPath(it, 0.5 + 0.6 * random()))
      .join(""),
  );
  drawing.add(
    "deck",
    "ripples",
    stones
      .filter((_, i) => i % 3 === 0)
      .map((it) => `M${write(it)}q1.4-1.1 2.8 0t2.8 0`)
      .join(""),
  );
}

function drawWeir(drawing: Drawing, points: Spot[]): void {
  const { angle } = rectangleOf(points);
  drawing.add("deck", "shallows", roundedPath(points, 2));
  drawing.add("deck", "weir-steps", stretchesPath(hatch(points, angle, 3)));
  const foam = scatter(points, 3.2, 1, chanceAt(middleOf(points)));
  drawing.add("deck", "foam", foam.map((it) => `M${write(it)}q.9-.8 1.8 0`).join(""));
}
