// What people have built and left about.
import type { Drawn } from "../protocol";
import type { Drawing } from "./drawing.ts";
import {
  areaOf,
  away,
  beside,
  between,
  boxOf,
  chanceAt,
  clockwise,
  discPath,
  hatch,
  inRectangle,
  linePath,
  middleOf,
  off,
  rectangleOf,
  ringPath,
  roundOf,
  roundedPath,
  scaled,
  scatter,
  softLinePath,
  softPath,
  spineOf,
  stepsAlong,
  stretchesPath,
  write,
  type Chance,
  type Rectangle,
  type Spot,
} from "./shapes.ts";

// --- Roofs

export function drawBuilding(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  if (kind === "ruin") return drawRuin(drawing, polygon);
  const rectangle = rectangleOf(polygon);
  drawing.shade("roof", ringPath(scaled(polygon, 1, 2.2, 3.2)));
  if (kind === "tank" || kind === "windmill") return drawRound(drawing, rectangle, kind);
  const straight = Math.abs(areaOf(polygon)) > 0.92 * rectangle.long * rectangle.short;
  if (!straight) return drawFlat(drawing, polygon, kind);
  drawRoof(drawing, rectangle, kind, RIDGES[kind] ?? "hip");
}

const RIDGES: Partial<Record<Drawn, "hip" | "gable" | "point" | "flat">> = {
  barn: "gable",
  slates: "gable",
  glass: "gable",
  spire: "point",
  iron: "gable",
  vault: "point",
};

/** Light comes from the upper left: a slope that faces it is bright. */
function slope(drawing: Drawing, corners: Spot[], kind: Drawn, rows: number): void {
  const [a, b] = [corners[0]!, corners[1]!];
  const outwards = Math.atan2(b.y - a.y, b.x - a.x) - Math.PI / 2;
  const light = Math.cos(outwards - (-Math.PI * 5) / 8);
  const tone = light > 0.55 ? 1 : light > 0 ? 2 : light > -0.6 ? 3 : 4;
  drawing.add("roof", `roof ${kind} tone-${tone}`, ringPath(corners));
  const [c, d] = corners.length > 3 ? [corners[2]!, corners[3]!] : [corners[2]!, corners[2]!];
  const lines = Array.from({ length: rows }, (_, i): [Spot, Spot] => {
    const share = (i + 1) / (rows + 1);
    return [between(a, d, share), between(b, c, share)];
  });
  drawing.add("roof", "courses", stretchesPath(lines));
}

function drawRoof(
  drawing: Drawing,
  it: Rectangle,
  kind: Drawn,
  ridge: "hip" | "gable" | "point" | "flat",
): void {
  const at = (u: number, v: number) => inRectangle(it, u, v);
  const end = ridge === "point" ? 0 : ridge === "gable" ? 1 : Math.max(0, 1 - (0.78 * it.short) / it.long);
  const rows = Math.max(2, Math.round(it.short / 2 / 2.6) - 1);
  const [nw, ne, se, sw] = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
  const [left, right] = [at(-end, 0), at(end, 0)];
  slope(drawing, end ? [nw, ne, right, left] : [nw, ne, left], kind, rows);
  slope(drawing, end ? [se, sw, left, right] : [se, sw, left], kind, rows);
  if (end < 1) {
    slope(drawing, [sw, nw, left], kind, end ? 0 : rows);
    slope(drawing, [ne, se, right], kind, end ? 0 : rows);
  }
  drawing.add("roof", "eaves", ringPath([nw, ne, se, sw]));
  const hips: [Spot, Spot][] = [
    [nw, left],
    [sw, left],
    [ne, right],
    [se, right],
  ];
  if (end < 1) drawing.add("roof", "ridge", stretchesPath(hips));
  drawing.add("roof", "ridge", stretchesPath([[left, right]]));
  finish(drawing, it, kind, chanceAt(it.middle));
}

/** Chimneys, glazing bars, a cross. */
function finish(drawing: Drawing, it: Rectangle, kind: Drawn, random: Chance): void {
  const at = (u: number, v: number) => inRectangle(it, u, v);
  if (kind === "house" || kind === "slates" || kind === "thatch") {
    const middle = at(0.35 + 0.2 * random(), random() < 0.5 ? -0.35 : 0.3);
    const size = 1.5;
    const corners = (r: number) =>
      roundOf(middle, r * 1.41, 4).map((c) => turned(c, middle, it.angle + Math.PI / 4));
    drawing.add("roof", "chimney", ringPath(corners(size)));
    drawing.add("roof", "flue", ringPath(corners(size * 0.5)));
  }
  if (kind === "glass") {
    const bars = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((u): [Spot, Spot] => [at(u, -1), at(u, 1)]);
    drawing.add("roof", "bars", stretchesPath(bars));
  }
  if (kind === "spire" || kind === "vault") {
    const { x, y } = it.middle;
    drawing.add("roof", "cross", `M${write({ x, y: y - 3 })}v5.6M${write({ x: x - 1.9, y: y - 1.2 })}h3.8`);
  }
  if (kind === "iron") {
    const vents = [-0.5, 0, 0.5].map((u) => ringPath(scaled(roundOf(at(u, 0), 1.6, 6), 1)));
    drawing.add("roof", "chimney", vents.join(""));
  }
}

function turned(point: Spot, about: Spot, angle: number): Spot {
  const [x, y, cos, sin] = [point.x - about.x, point.y - about.y, Math.cos(angle), Math.sin(angle)];
  return { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos };
}

/** A building of any other shape: its walls, and a roof that follows them. */
function drawFlat(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const inner = scaled(polygon, 0.55);
  const ring = clockwise(polygon);
  const top = clockwise(inner);
  ring.forEach((a, i) => {
    const j = (i + 1) % ring.length;
    slope(drawing, [a, ring[j]!, top[j]!, top[i]!], kind, 1);
  });
  drawing.add("roof", `roof ${kind} tone-2`, ringPath(top));
  drawing.add("roof", "eaves", ringPath(ring));
}

function drawRound(drawing: Drawing, { middle, long, short, angle }: Rectangle, kind: Drawn): void {
  const r = Math.min(long, short) / 2;
  drawing.add("roof", "plinth", ringPath(roundOf(middle, r * 1.06, 8)));
  drawing.add("roof", `roof ${kind === "tank" ? "iron" : "thatch"} tone-2`, discPath(middle, r * 0.86));
  drawing.add(
    "roof",
    `roof ${kind === "tank" ? "iron" : "thatch"} tone-1`,
    discPath({ x: middle.x - 0.8, y: middle.y - 1 }, r * 0.5),
  );
  const rays = Array.from({ length: 12 }, (_, i): [Spot, Spot] => {
    const way = angle + (i / 12) * 2 * Math.PI;
    return [off(middle, way, r * 0.18), off(middle, way, r * 0.84)];
  });
  drawing.add("roof", "courses", stretchesPath(rays));
  if (kind === "windmill") drawSails(drawing, middle, r * 1.45);
  else drawing.add("roof", "flue", discPath(middle, r * 0.14));
}

function drawSails(drawing: Drawing, middle: Spot, far: number): void {
  let [cloth, spars] = ["", ""];
  for (let i = 0; i < 4; i++) {
    const way = 0.4 + (i * Math.PI) / 2;
    const [root, tip] = [off(middle, way, far * 0.18), off(middle, way, far)];
    const [rootAside, tipAside] = [off(root, way + Math.PI / 2, 2.6), off(tip, way + Math.PI / 2, 2.6)];
    cloth += ringPath([root, tip, tipAside, rootAside]);
    spars += `M${write(middle)}L${write(tip)}`;
    for (let j = 1; j < 6; j++) {
      spars += `M${write(between(root, tip, j / 6))}L${write(between(rootAside, tipAside, j / 6))}`;
    }
  }
  drawing.add("roof", "sails", cloth);
  drawing.add("roof", "spars", spars);
  drawing.add("roof", "chimney", discPath(middle, 1.4));
}

/** Walls without a roof, with gaps, and what has fallen between them. */
function drawRuin(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  drawing.shade("roof", ringPath(scaled(polygon, 1, 1.4, 2)));
  drawing.add("roof", "bare burnt", ringPath(polygon));
  stones(drawing, "roof", scatter(polygon, 4.6, 2.5, random), random);
  const ring = [...polygon, polygon[0]!];
  let walls = "";
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    const gap = 0.3 + 0.4 * random();
    walls += linePath([a, between(a, b, gap)]) + linePath([between(a, b, gap + 0.16), b]);
  }
  drawing.add("roof", "ruin-edge", walls);
  drawing.add("roof", "ruin", walls);
}

// --- Walls

/** A wall that stops walkers is higher: it is broader, has a coping and a longer shadow. */
export function drawWall(drawing: Drawing, line: Spot[], high: boolean): void {
  const size = high ? " high" : "";
  const far = high ? 2.4 : 1.5;
  drawing.add(
    "low",
    `wall-shade${size}`,
    linePath(line.map(({ x, y }) => ({ x: x + 0.7 * far, y: y + far }))),
  );
  drawing.add("low", `wall-edge${size}`, linePath(line));
  drawing.add("low", `wall${size}`, linePath(line));
  drawing.add("low", `wall-stones${size}`, linePath(line));
  if (high) drawing.add("low", "coping", linePath(line));
}

// --- Stones, earth and pits

type Ground = "low" | "roof";

function stones(drawing: Drawing, layer: Ground, all: Spot[], random: Chance, size = 1): void {
  all.forEach((at, i) => {
    const r = (1.1 + 1.1 * random()) * size;
    const turn = random() * 3;
    const stone = roundOf(at, r, 5).map((it) => off(it, turn, random() * 0.5 * r));
    drawing.add(layer, `stone ${i % 4 === 3 ? "brick" : ""}`, ringPath(stone));
  });
}

export function drawRubble(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  drawing.add("low", "bare dusty", softPath(polygon));
  drawing.shadeOf("low", scaled(polygon, 0.9), 1);
  stones(drawing, "low", scatter(polygon, 3.1, 1, random), random, 0.95);
}

/** Facets around a summit, bright where they face the light. */
export function drawRocks(drawing: Drawing, polygon: Spot[], high: boolean): void {
  const ring = clockwise(polygon);
  const { width, height } = boxOf(ring);
  drawing.shadeOf("low", ring, high ? 3 : 1.8);
  drawing.add("low", `rock ${high ? "high" : ""}`, ringPath(ring));
  const middle = middleOf(ring);
  const summit = { x: middle.x - 0.1 * width, y: middle.y - 0.12 * height };
  let [lit, dark] = ["", ""];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const facet = ringPath([a, b, between(b, summit, 0.55), between(a, summit, 0.55)]);
    const way = Math.atan2((a.y + b.y) / 2 - middle.y, (a.x + b.x) / 2 - middle.x);
    const light = Math.cos(way + (Math.PI * 5) / 8);
    if (light > 0.3) lit += facet;
    else if (light < -0.2) dark += facet;
  });
  drawing.add("low", "facet-lit", lit);
  drawing.add("low", "facet-dark", dark);
  drawing.add(
    "low",
    "cracks",
    ring.map((a, i) => (i % 2 ? "" : linePath([a, between(a, summit, 0.75)]))).join(""),
  );
}

/** A face of rock: ticks from its upper edge downwards, on bare stone. */
export function drawCliff(drawing: Drawing, polygon: Spot[]): void {
  drawing.shadeOf("low", polygon, 2.4);
  drawing.add("low", "rock high", roundedPath(polygon, 2));
  drawing.add("low", "hachures dark", hachures(polygon, 2.4, 0.72));
}

export function drawSlope(drawing: Drawing, polygon: Spot[]): void {
  drawing.add("pit", "slope", roundedPath(polygon, 2));
  drawing.add("pit", "hachures", hachures(polygon, 2.6, 0.9));
}

/** Ticks from one long side of a band towards the other, by turns long and short. */
function hachures(polygon: Spot[], gap: number, far: number): string {
  const spine = spineOf(polygon, 24);
  const { short } = rectangleOf(polygon);
  const narrow =
    Math.abs(areaOf(polygon)) /
    Math.max(
      1,
      spine.reduce((sum, it, i) => (i ? sum + away(spine[i - 1]!, it) : 0), 0),
    );
  const wide = Math.min(short, narrow);
  return stepsAlong(spine, gap)
    .slice(1, -1)
    .map(({ at, angle }, i) => {
      const top = off(at, angle - Math.PI / 2, wide * 0.46);
      return linePath([top, off(top, angle + Math.PI / 2, wide * far * (i % 2 ? 0.5 : 0.92))]);
    })
    .join("");
}

export function drawCrater(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  const ring = clockwise(polygon);
  drawing.add("pit", "crater", softPath(scaled(ring, 1.12)));
  drawing.add("pit", "crater-wall", softPath(scaled(ring, 0.82)));
  drawing.add("pit", "crater-floor", softPath(scaled(ring, 0.56, 0.6, 0.9)));
  const middle = middleOf(ring);
  const thrown = stepsAlong([...ring, ring[0]!], 3.2).map(({ at }): [Spot, Spot] => [
    between(middle, at, 1.04),
    between(middle, at, 1.14 + 0.22 * random()),
  ]);
  drawing.add("pit", "thrown", stretchesPath(thrown));
}

export function drawDitch(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const spine = spineOf(polygon);
  drawing.add("pit", `ditch ${kind}`, softEnds(polygon));
  drawing.add("pit", `ditch-floor ${kind}`, softLinePath(spine));
  drawing.add("pit", "hachures", hachures(polygon, 3, 0.32));
  if (kind === "trench") {
    const { short } = rectangleOf(polygon);
    const boards = stepsAlong(spine, 2.6).map(({ at, angle }): [Spot, Spot] => [
      off(at, angle + Math.PI / 2, Math.min(2, short / 4)),
      off(at, angle - Math.PI / 2, Math.min(2, short / 4)),
    ]);
    drawing.add("pit", "boards", stretchesPath(boards));
  }
}

function softEnds(polygon: Spot[]): string {
  return roundedPath(polygon, 5);
}

export function drawHeap(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const random = chanceAt(middleOf(polygon));
  const { width, height } = boxOf(polygon);
  drawing.shadeOf("low", polygon, 1.8);
  drawing.add("low", `heap ${kind}`, softPath(scaled(polygon, 1.06)));
  drawing.add("low", `heap-lit ${kind}`, softPath(scaled(polygon, 0.6, -0.07 * width, -0.1 * height)));
  drawing.add(
    "low",
    `grains ${kind}`,
    scatter(polygon, 2.1, 0.8, random)
      .map((it) => discPath(it, 0.42))
      .join(""),
  );
}

// --- Things

export function drawGrave(drawing: Drawing, polygon: Spot[]): void {
  const it = rectangleOf(polygon);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  drawing.shade("low", ringPath(scaled(polygon, 1, 0.9, 1.5)));
  drawing.add("low", "slab", roundedPath(polygon, 1.2));
  drawing.add("low", "slab-top", roundedPath(scaled(polygon, 0.66, -0.2, -0.3), 0.8));
  drawing.add(
    "low",
    "engraved",
    stretchesPath([
      [at(-0.45, 0), at(0.45, 0)],
      [at(-0.12, -0.5), at(-0.12, 0.5)],
    ]),
  );
}

export function drawMonument(drawing: Drawing, polygon: Spot[]): void {
  const middle = middleOf(polygon);
  const { width, height } = boxOf(polygon);
  const r = Math.min(width, height) / 2;
  drawing.shade("low", ringPath(scaled(polygon, 1, 1.6, 2.4)));
  drawing.add("low", "slab", roundedPath(polygon, 0.8));
  drawing.add("low", "slab-top", roundedPath(scaled(polygon, 0.7, -0.2, -0.3), 0.8));
  drawing.add("low", "stone", discPath(middle, r * 0.42));
  drawing.add(
    "low",
    "engraved",
    `M${write({ x: middle.x, y: middle.y - r * 0.3 })}v${(r * 0.6).toFixed(1)}M${write({ x: middle.x - r * 0.2, y: middle.y - r * 0.1 })}h${(r * 0.4).toFixed(1)}`,
  );
}

export function drawHive(drawing: Drawing, polygon: Spot[]): void {
  const middle = middleOf(polygon);
  const r = Math.sqrt(Math.abs(areaOf(polygon)) / Math.PI);
  drawing.shadeOf("low", polygon, 1.6);
  drawing.add("low", "hay", discPath(middle, r));
  drawing.add("low", "straws", [0.75, 0.5, 0.25].map((it) => discPath(middle, r * it)).join(""));
}

export function drawTrough(drawing: Drawing, polygon: Spot[]): void {
  drawing.shade("low", ringPath(scaled(polygon, 1, 0.9, 1.5)));
  drawing.add("low", "slab", roundedPath(polygon, 0.8));
  drawing.add("low", "trough-water", roundedPath(scaled(polygon, 0.72), 0.8));
}

/** Things in rows and columns: crates, blocks, barrels, sacks. */
export function drawStores(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const it = rectangleOf(polygon);
  const random = chanceAt(it.middle);
  const size = kind === "blocks" ? 6 : kind === "sacks" ? 3.6 : 4.4;
  const [columns, rows] = [Math.max(1, Math.round(it.long / size)), Math.max(1, Math.round(it.short / size))];
  drawing.shade("low", ringPath(scaled(polygon, 1, 1.3, 1.9)));
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const cell = { ...it, long: it.long / columns, short: it.short / rows };
      cell.middle = inRectangle(it, ((i + 0.5) / columns) * 2 - 1, ((j + 0.5) / rows) * 2 - 1);
      cell.angle += (random() - 0.5) * (kind === "blocks" ? 0.12 : 0.3);
      store(drawing, cell, kind);
    }
  }
}

function store(drawing: Drawing, cell: Rectangle, kind: Drawn): void {
  const at = (u: number, v: number) => inRectangle(cell, u * 0.94, v * 0.94);
  const corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
  const r = Math.min(cell.long, cell.short) / 2;
  if (kind === "barrels") {
    drawing.add("low", "timber", discPath(cell.middle, r * 0.95));
    drawing.add("low", "hoops", discPath(cell.middle, r * 0.62));
  } else if (kind === "sacks") {
    drawing.add(
      "low",
      "sack",
      softPath([...corners.flatMap((it, i) => [it, between(it, corners[(i + 1) % 4]!, 0.5)])]),
    );
    drawing.add("low", "seams", stretchesPath([[at(-0.4, -0.3), at(0.4, -0.3)]]));
  } else if (kind === "blocks") {
    drawing.add("low", "rock", ringPath(corners));
    drawing.add("low", "facet-lit", ringPath([at(-1, -1), at(1, -1), at(0.8, -0.6), at(-0.8, -0.6)]));
  } else {
    drawing.add("low", "timber", ringPath(corners));
    drawing.add(
      "low",
      "planks",
      stretchesPath([
        [at(-1, -0.34), at(1, -0.34)],
        [at(-1, 0.34), at(1, 0.34)],
        [at(-1, -1), at(1, 1)],
      ]),
    );
  }
}

export function drawBeams(drawing: Drawing, polygon: Spot[]): void {
  const it = rectangleOf(polygon);
  drawing.shade("low", ringPath(scaled(polygon, 1, 1.5, 2.2)));
  drawing.add("low", "timber", roundedPath(polygon, 0.8));
  drawing.add("low", "planks", stretchesPath(hatch(scaled(polygon, 0.99), it.angle, 2.1)));
  const ends = [-0.96, 0.96].flatMap((u) =>
    Array.from({ length: Math.floor(it.short / 2.1) }, (_, i) =>
      discPath(inRectangle(it, u, ((i + 0.5) * 2.1 * 2) / it.short - 1), 0.7),
    ),
  );
  drawing.add("low", "cut-ends", ends.join(""));
}

export function drawWagon(drawing: Drawing, polygon: Spot[]): void {
  const it = rectangleOf(polygon);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  drawing.shade("roof", ringPath(scaled(polygon, 1, 2, 3)));
  drawing.add(
    "roof",
    "buffers",
    stretchesPath([
      [at(-1.06, -0.5), at(1.06, -0.5)],
      [at(-1.06, 0.5), at(1.06, 0.5)],
    ]),
  );
  drawing.add("roof", "wagon", ringPath([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]));
  drawing.add(
    "roof",
    "wagon-lit",
    ringPath([at(-0.97, -0.62), at(0.97, -0.62), at(0.97, -0.1), at(-0.97, -0.1)]),
  );
  const boards = Array.from(
    { length: Math.round(it.long / 2.6) },
    (_, i, all = Math.round(it.long / 2.6)): [Spot, Spot] => {
      const u = ((i + 0.5) / all) * 2 - 1;
      return [at(u, -0.9), at(u, 0.9)];
    },
  );
  drawing.add("roof", "planks", stretchesPath(boards));
  drawing.add("roof", "ridge", stretchesPath([[at(-1, 0), at(1, 0)]]));
}

export function drawLorry(drawing: Drawing, polygon: Spot[]): void {
  const it = rectangleOf(polygon);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  const box = (a: number, b: number, c: number, d: number) => [at(a, b), at(c, b), at(c, d), at(a, d)];
  drawing.shade("low", ringPath(scaled(polygon, 1, 1.8, 2.6)));
  drawing.add(
    "low",
    "wheels",
    [-0.62, 0.6].map((u) => ringPath(box(u - 0.14, -1.04, u + 0.14, 1.04))).join(""),
  );
  drawing.add("low", "vehicle", roundedPath(box(-1, -0.86, 1, 0.86), 1.2));
  drawing.add("low", "tilt", roundedPath(box(-0.95, -0.8, 0.3, 0.8), 0.8));
  drawing.add(
    "low",
    "planks",
    stretchesPath([-0.6, -0.25, 0.05].map((u): [Spot, Spot] => [at(u, -0.8), at(u, 0.8)])),
  );
  drawing.add("low", "glass-pane", ringPath(box(0.44, -0.6, 0.56, 0.6)));
}

export function drawCart(drawing: Drawing, polygon: Spot[], laden: boolean): void {
  const it = rectangleOf(polygon);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  drawing.shade("low", ringPath(scaled(polygon, 1, 1.3, 1.9)));
  drawing.add(
    "low",
    "shafts",
    stretchesPath([
      [at(0.4, -0.35), at(1.15, -0.3)],
      [at(0.4, 0.35), at(1.15, 0.3)],
    ]),
  );
  drawing.add(
    "low",
    "wheels",
    stretchesPath([
      [at(-0.4, -1), at(0.2, -1)],
      [at(-0.4, 1), at(0.2, 1)],
    ]),
  );
  const bed = [at(-1, -0.75), at(0.62, -0.75), at(0.62, 0.75), at(-1, 0.75)];
  drawing.add("low", "timber", ringPath(bed));
  if (laden) drawing.add("low", "hay", softPath(scaled(bed, 0.98)));
  drawing.add(
    "low",
    laden ? "straws" : "planks",
    stretchesPath([-0.4, 0, 0.4].map((v): [Spot, Spot] => [at(-0.95, v), at(0.58, v)])),
  );
}

export function drawBoat(drawing: Drawing, polygon: Spot[]): void {
  const it = rectangleOf(polygon);
  const hull = (k: number) =>
    [
      [-1, -0.5],
      [-0.2, -1],
      [0.6, -0.8],
      [1.05, 0],
      [0.6, 0.8],
      [-0.2, 1],
      [-1, 0.5],
    ].map(([u, v]) => inRectangle(it, u! * k, v! * k));
  drawing.shadeOf("low", hull(1), 1.3);
  drawing.add("low", "timber", softPath(hull(1.06)));
  drawing.add("low", "hold", softPath(hull(0.76)));
  drawing.add(
    "low",
    "thwarts",
    stretchesPath(
      [-0.4, 0.25].map((u): [Spot, Spot] => [inRectangle(it, u, -0.75), inRectangle(it, u, 0.75)]),
    ),
  );
}

// --- Rails and decks

export function drawRails(drawing: Drawing, polygon: Spot[]): void {
  const spine = spineOf(polygon, 24);
  drawing.add("rail", "ballast", ringPath(polygon));
  const sleepers = stepsAlong(spine, 3.4).map(({ at, angle }): [Spot, Spot] => [
    off(at, angle + Math.PI / 2, 4.6),
    off(at, angle - Math.PI / 2, 4.6),
  ]);
  drawing.add("rail", "sleepers", stretchesPath(sleepers));
  for (const by of [-2.7, 2.7]) {
    drawing.add("rail", "rail-edge", linePath(beside(spine, by)));
    drawing.add("rail", "rail-top", linePath(beside(spine, by)));
  }
}

export function drawPlatform(drawing: Drawing, polygon: Spot[]): void {
  drawing.shade("deck", ringPath(scaled(polygon, 1, 0.8, 1.2)));
  drawing.add("deck", "platform", ringPath(polygon));
  const { angle } = rectangleOf(polygon);
  drawing.add("deck", "flags", stretchesPath(hatch(polygon, angle + Math.PI / 2, 4)));
  drawing.add("deck", "kerb", ringPath(scaled(polygon, 0.985)));
}

/** A stone bridge: piers at both sides, a paved deck across the water. */
export function drawBridge(drawing: Drawing, polygon: Spot[], across: number): void {
  const it = along(rectangleOf(polygon), across);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  drawing.shade("deck", ringPath(scaled(polygon, 1, 1.8, 3)));
  const pier = (s: number) => [
    at(-0.2, s),
    at(-0.14, s * 1.42),
    at(0, s * 1.66),
    at(0.14, s * 1.42),
    at(0.2, s),
  ];
  drawing.add("deck", "pier", ringPath(pier(1)) + ringPath(pier(-1)));
  drawing.add("deck", "span", ringPath([at(-1, -1.06), at(1, -1.06), at(1, 1.06), at(-1, 1.06)]));
  drawing.add("deck", "paving", ringPath([at(-1.02, -0.8), at(1.02, -0.8), at(1.02, 0.8), at(-1.02, 0.8)]));
  const setts = Array.from(
    { length: Math.round(it.long / 3.2) },
    (_, i, n = Math.round(it.long / 3.2)): [Spot, Spot] => {
      const u = ((i + 0.5) / n) * 2 - 1;
      return [at(u, -0.8), at(u, 0.8)];
    },
  );
  drawing.add("deck", "setts", stretchesPath(setts));
}

export function drawFootbridge(drawing: Drawing, polygon: Spot[], across: number): void {
  const it = along(rectangleOf(polygon), across);
  const at = (u: number, v: number) => inRectangle(it, u, v);
  drawing.shade("deck", ringPath(scaled(polygon, 1, 1.4, 2.4)));
  drawing.add("deck", "timber", ringPath([at(-1, -0.86), at(1, -0.86), at(1, 0.86), at(-1, 0.86)]));
  const count = Math.round(it.long / 2.4);
  drawing.add(
    "deck",
    "planks",
    stretchesPath(
      Array.from({ length: count }, (_, i): [Spot, Spot] => {
        const u = ((i + 0.5) / count) * 2 - 1;
        return [at(u, -0.86), at(u, 0.86)];
      }),
    ),
  );
  drawing.add(
    "deck",
    "rail-wood",
    stretchesPath([
      [at(-1, -1), at(1, -1)],
      [at(-1, 1), at(1, 1)],
    ]),
  );
}

/** The rectangle with its long side along the way across, even where the bridge is broader than long. */
function along(it: Rectangle, across: number): Rectangle {
  const off = Math.abs(Math.cos(it.angle - across));
  return off > 0.7 ? it : { ...it, angle: it.angle + Math.PI / 2, long: it.short, short: it.long };
}
