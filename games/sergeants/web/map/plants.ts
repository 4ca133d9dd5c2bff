// Trees, bushes and crops.
import type { Drawn } from "../protocol";
import type { Drawing, Layer } from "./drawing.ts";
import {
  away,
  between,
  boxOf,
  chanceAt,
  clockwise,
  discPath,
  hatch,
  heartOf,
  leafyPath,
  lengthOf,
  linePath,
  middleOf,
  off,
  rectangleOf,
  ringPath,
  roundOf,
  roundedPath,
  scaled,
  scatter,
  softPath,
  spineOf,
  stepsAlong,
  stretchesPath,
  tenth,
  walkAlong,
  write,
  type Chance,
  type Spot,
} from "./shapes.ts";

// --- Trees

export function drawTree(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  if (kind === "wood") return drawWood(drawing, polygon);
  if (kind === "splinters") return drawSplinters(drawing, polygon);
  drawCrown(drawing, polygon, kind);
}

function drawCrown(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const random = chanceAt(middleOf(polygon));
  drawing.shadeOf("crown", polygon, 2.6);
  if (kind === "pine") return drawPine(drawing, polygon, random);
  const bump = kind === "poplar" || kind === "yew" ? 2.8 : 4.2;
  leaves(drawing, "crown", polygon, kind, bump, random);
  if (kind === "willow") drawing.add("crown", "weeping", weeping(polygon, random));
  if (kind === "fruit") drawing.add("crown", "apples", dots(scatter(polygon, 5.2, 2, random), 0.75));
  if (kind === "blossom") drawing.add("crown", "candles", dots(scatter(polygon, 4.6, 2, random), 0.6));
}

/** A crown or a bush: its edge, the light on its upper left, leaves that catch it and leaves in the shade. */
function leaves(
  drawing: Drawing,
  layer: Layer,
  polygon: Spot[],
  kind: Drawn,
  bump: number,
  random: Chance,
): void {
  const { width, height } = boxOf(polygon);
  drawing.add(layer, `leaves ${kind}`, leafyPath(polygon, bump, random));
  const lit = scaled(polygon, 0.66, -0.08 * width, -0.1 * height);
  drawing.add(layer, `lit ${kind}`, leafyPath(lit, bump * 0.8, random));
  const middle = middleOf(polygon);
  let [light, dark] = ["", ""];
  for (const at of scatter(polygon, 3.3, 1.5, random)) {
    const lower = at.x - middle.x + at.y - middle.y > (random() - 0.3) * width * 0.3;
    if (lower) dark += `M${write(at)}q1.5.2 1.4 1.7`;
    else light += `M${write(at)}q.2-1.7 2-1.9q-.4 1.4-2 1.9z`;
  }
  drawing.add(layer, `leaf-light ${kind}`, light);
  drawing.add(layer, `leaf-dark ${kind}`, dark);
}

function dots(all: Spot[], r: number): string {
  return all.map((it) => discPath(it, r)).join("");
}

function weeping(polygon: Spot[], random: Chance): string {
  const middle = middleOf(polygon);
  const ring = [...clockwise(polygon), clockwise(polygon)[0]!];
  return stepsAlong(ring, 3)
    .slice(1)
    .map(({ at }) => {
      const [from, to] = [
        between(middle, at, 0.3 + 0.25 * random()),
        between(middle, at, 0.86 + 0.1 * random()),
      ];
      const bend = off(between(from, to, 0.5), Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2, 0.9);
      return `M${write(from)}Q${write(bend)} ${write(to)}`;
    })
    .join("");
}

function drawPine(drawing: Drawing, polygon: Spot[], random: Chance): void {
  const turn = random();
  drawing.add("crown", "leaves pine", star(polygon, 1, turn));
  drawing.add("crown", "lit pine", star(scaled(polygon, 0.64, -0.5, -0.6), 0.64, turn + 0.5));
  drawing.add("crown", "leaf-light pine", star(scaled(polygon, 0.3, -0.8, -0.9), 0.3, turn));
}

function star(polygon: Spot[], size: number, turn: number): string {
  const middle = middleOf(polygon);
  const ring = [...clockwise(polygon), clockwise(polygon)[0]!];
  const count = 2 * Math.max(7, Math.round(lengthOf(ring) / size / 4.4));
  const points = Array.from({ length: count }, (_, i) => {
    const { at } = walkAlong(ring, (lengthOf(ring) * ((i + turn) % count)) / count);
    return between(middle, at, i % 2 ? 0.76 : 1.07);
  });
  return ringPath(points);
}

function drawWood(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  drawing.shadeOf("crown", polygon, 2.2);
  drawing.add("crown", "underwood", leafyPath(polygon, 4.5, random));
  const trees = scatter(polygon, 10.5, 4.2, random).sort((a, b) => a.y - b.y);
  for (const at of trees) {
    const kind = random() < 0.25 ? "birch" : "tree";
    const crown = roundOf(at, 5.2 + 1.5 * random());
    leaves(drawing, "crown", crown, kind, 3.8, random);
  }
}

function drawSplinters(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  const middle = middleOf(polygon);
  const far = Math.sqrt(boxOf(polygon).width * boxOf(polygon).height) / 2;
  drawing.add("pit", "bare", softPath(polygon));
  let boughs = "";
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 2 * Math.PI + random();
    const [knee, end] = [
      off(middle, angle, far * 0.5),
      off(middle, angle + 0.4, far * (0.75 + 0.25 * random())),
    ];
    boughs += `M${write(middle)}L${write(knee)}L${write(end)}M${write(knee)}L${write(off(knee, angle - 0.7, far * 0.3))}`;
  }
  drawing.shade("low", discPath({ x: middle.x + 1.4, y: middle.y + 2 }, 2.6));
  drawing.add("low", "boughs", boughs);
  drawing.add(
    "low",
    "trunk",
    ringPath(roundOf(middle, 2.3, 7).map((it, i) => (i % 2 ? it : between(it, middle, -0.4)))),
  );
}

// --- Bushes and hedges

export function drawBush(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const random = chanceAt(middleOf(polygon));
  drawing.shadeOf("low", polygon, 1.5);
  if (kind === "scrub") {
    drawing.add("low", "underwood", leafyPath(polygon, 2.6, random));
    for (const at of scatter(polygon, 6, 2.2, random)) {
      leaves(drawing, "low", roundOf(at, 2.6 + random()), "bush", 2.5, random);
    }
    drawing.add("low", "twigs", twigs(polygon, random));
    return;
  }
  leaves(drawing, "low", polygon, kind, 3.4, random);
  if (kind === "gorse") drawing.add("low", "gorse-bloom", dots(scatter(polygon, 2.8, 0.8, random), 0.62));
}

function twigs(polygon: Spot[], random: Chance): string {
  return scatter(polygon, 5, 1, random)
    .map((it) => `M${write(it)}l${(random() * 3 - 1.5).toFixed(1)}-2.6`)
    .join("");
}

/** A hedge that stops walkers is thick, with thorns between two rows. */
export function drawHedge(drawing: Drawing, line: Spot[], thick: boolean): void {
  const random = chanceAt(line[0]!, Math.round(lengthOf(line)));
  const gap = thick ? 4.4 : 4.8;
  for (const [i, { at, angle }] of stepsAlong(line, gap).entries()) {
    const aside = thick ? (i % 2 ? 1 : -1) : (random() - 0.5) * 0.8;
    const middle = off(at, angle + Math.PI / 2, aside);
    const bush = roundOf(middle, (thick ? 3.7 : 3) + random() * 0.7, 8);
    drawing.shadeOf("low", bush, thick ? 2 : 1.4);
    leaves(drawing, "low", bush, "hedge", 2.6, random);
  }
  if (thick) drawing.add("low", "thorns", linePath(line));
}

export function drawTrimmed(drawing: Drawing, line: Spot[], thick: boolean): void {
  const path = linePath(line);
  const moved = linePath(line.map(({ x, y }) => ({ x: x + 1.1, y: y + 1.7 })));
  const size = thick ? " thick" : "";
  drawing.add("low", `trimmed-shade${size}`, moved);
  drawing.add("low", `trimmed-edge${size}`, path);
  drawing.add("low", `trimmed${size}`, path);
  drawing.add("low", `trimmed-top${size}`, path);
}

// --- Crops

export function drawCrop(drawing: Drawing, polygon: Spot[], kind: Drawn): void {
  const { angle } = rectangleOf(polygon);
  drawing.shade("crop", roundedPath(scaled(polygon, 1, 0.9, 1.4), 3));
  drawing.add("crop", `crop ${kind}`, roundedPath(polygon, 3));
  const inner = scaled(polygon, 0.965);
  const rows = (gap: number, start = 0.5) => stretchesPath(hatch(inner, angle, gap, start));
  switch (kind) {
    case "wheat":
    case "barley":
      drawEars(drawing, inner, kind, angle);
      break;
    case "maize":
      drawing.add("crop", "plants tall", rows(4.6));
      drawing.add("crop", "plants tops", rows(4.6));
      break;
    case "beans":
      drawing.add("crop", "furrows", rows(4.4, 0.98));
      drawing.add("crop", "plants row", rows(4.4));
      drawing.add("crop", "plants tops", rows(4.4));
      break;
    default:
      drawing.add("crop", "furrows", rows(3.6, 0.98));
      drawing.add("crop", "plants small", rows(3.6));
  }
  drawing.add("crop", "crop-edge", roundedPath(polygon, 3));
}

/** Corn in rows that nobody has counted. */
function drawEars(drawing: Drawing, polygon: Spot[], kind: Drawn, angle: number): void {
  const random = chanceAt(middleOf(polygon));
  let [ears, awns] = ["", ""];
  for (const [from, to] of hatch(polygon, angle, 2.2)) {
    const count = Math.floor(away(from, to) / 1.9);
    for (let i = 0; i < count; i++) {
      const at = between(from, to, (i + 0.2 + 0.6 * random()) / count);
      const lean = (random() - 0.35) * 1.3;
      ears += `M${write(at)}q.2-1 ${tenth(lean)}-2`;
      if (random() < 0.4) awns += `M${write({ x: at.x + lean, y: at.y - 2 })}l.6-.7`;
    }
  }
  drawing.add("crop", `ears ${kind}`, ears);
  drawing.add("crop", "awns", awns);
}

export function drawVines(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  drawing.shadeOf("low", polygon, 1.3);
  leaves(drawing, "low", polygon, "vines", 3, random);
  const spine = spineOf(polygon);
  drawing.add("low", "wire", linePath(spine));
  drawing.add(
    "low",
    "posts",
    stepsAlong(spine, 8)
      .map(({ at }) => discPath(at, 0.8))
      .join(""),
  );
  drawing.add("low", "grapes", dots(scatter(polygon, 4.4, 1.2, random), 0.6));
}

export function drawReeds(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  drawing.add("pit", "reedbed", softPath(scaled(polygon, 1.04)));
  let [stems, heads] = ["", ""];
  for (const at of scatter(polygon, 2.7, 0.2, random).sort((a, b) => a.y - b.y)) {
    const [lean, high] = [(random() - 0.5) * 1.6, 3 + 1.4 * random()];
    const top = { x: at.x + lean, y: at.y - high };
    stems += `M${write({ x: at.x, y: at.y + 1 })}Q${write({ x: at.x, y: at.y - high / 2 })} ${write(top)}`;
    if (random() < 0.4) heads += `M${write(top)}l0 1.5`;
  }
  drawing.add("pit", "stems", stems);
  drawing.add("pit", "heads", heads);
}

/** Hay in ricks, round as they are built. */
export function drawHay(drawing: Drawing, polygon: Spot[]): void {
  const random = chanceAt(middleOf(polygon));
  const heart = heartOf(polygon);
  drawing.shadeOf("low", polygon, 2.2);
  drawing.add("low", "hay", leafyPath(polygon, 2.2, random));
  drawing.add("low", "hay-lit", leafyPath(scaled(polygon, 0.62, -0.7, -0.9), 2.2, random));
  const ring = [...polygon, polygon[0]!];
  const straws = stepsAlong(ring, 2.2).map(({ at }): [Spot, Spot] => [
    between(heart, at, 0.25 + 0.3 * random()),
    between(heart, at, 0.7 + 0.25 * random()),
  ]);
  drawing.add("low", "straws", stretchesPath(straws.filter(([a, b]) => away(a, b) > 0.5)));
}
