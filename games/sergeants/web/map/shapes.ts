// Points, lines and polygons of the map, in sixteenths of an inch, and the paths that are drawn from them.
import type { Point } from "../protocol";
import { chance } from "$frame/table/sheet/chance.ts";

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Chance = () => number;

export function spot([x, y]: Point): Spot {
  return { x, y };
}

export function spots(points: readonly Point[]): Spot[] {
  return points.map(spot);
}

export function away(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point so far from another, in a direction in radians clockwise from the right. */
export function off(from: Spot, angle: number, far: number): Spot {
  return { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
}

/** Chance that belongs to a place: whatever stands there is always drawn alike. */
export function chanceAt(at: Spot, salt = 0): Chance {
  return chance(
    Math.imul(Math.round(at.x * 16) + 7, 0x9e3779b1) ^ Math.imul(Math.round(at.y * 16) + salt, 0x85ebca6b),
  );
}

// --- Polygons

export function boxOf(polygon: readonly Spot[]): Box {
  const xs = polygon.map((it) => it.x);
  const ys = polygon.map((it) => it.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Above zero for corners in the order of the clock. */
export function areaOf(polygon: readonly Spot[]): number {
  let sum = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    sum += a.x * b.y - b.x * a.y;
  });
  return sum / 2;
}

export function clockwise(polygon: readonly Spot[]): Spot[] {
  return areaOf(polygon) < 0 ? [...polygon].reverse() : [...polygon];
}

export function middleOf(polygon: readonly Spot[]): Spot {
  const all = areaOf(polygon);
  if (Math.abs(all) < 1e-6) return between(polygon[0]!, polygon.at(-1)!, 0.5);
  let [x, y] = [0, 0];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const by = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * by;
    y += (a.y + b.y) * by;
  });
  return { x: x / (6 * all), y: y / (6 * all) };
}

export function isInside(at: Spot, polygon: readonly Spot[]): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  }
  return inside;
}

export function farFromEdge(at: Spot, polygon: readonly Spot[]): number {
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const far = farFromStretch(at, polygon[j]!, polygon[i]!);
    if (far < least) least = far;
  }
  return least;
}

export function farFromStretch(at: Spot, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const share = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const held = share < 0 ? 0 : share > 1 ? 1 : share;
  const x = at.x - a.x - held * dx;
  const y = at.y - a.y - held * dy;
  return Math.sqrt(x * x + y * y);
}

/** A point well inside: the middle where that is inside, else the one furthest from the edge. */
export function heartOf(polygon: readonly Spot[]): Spot {
  const middle = middleOf(polygon);
  if (isInside(middle, polygon)) return middle;
  const box = boxOf(polygon);
  let [best, most] = [polygon[0]!, -1];
  for (let i = 1; i < 12; i++) {
    for (let j = 1; j < 12; j++) {
      const at = { x: box.x + (box.width * i) / 12, y: box.y + (box.height * j) / 12 };
      if (!isInside(at, polygon)) continue;
      const far = farFromEdge(at, polygon);
      if (far > most) [best, most] = [at, far];
    }
  }
  return best;
}

export function scaled(polygon: readonly Spot[], by: number, dx = 0, dy = 0): Spot[] {
  const middle = middleOf(polygon);
  return polygon.map((it) => ({
    x: middle.x + (it.x - middle.x) * by + dx,
    y: middle.y + (it.y - middle.y) * by + dy,
  }));
}

/** A rectangle that holds a polygon as closely as possible; its long side is along `angle`. */
export interface Rectangle {
  middle: Spot;
  angle: number;
  long: number;
  short: number;
}

export function rectangleOf(polygon: readonly Spot[]): Rectangle {
  let best: Rectangle | null = null;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (away(a, b) < 0.5) return;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const box = boxOf(polygon.map((it) => ({ x: it.x * cos + it.y * sin, y: it.y * cos - it.x * sin })));
    if (best && box.width * box.height >= best.long * best.short - 0.01) return;
    const [u, v] = [box.x + box.width / 2, box.y + box.height / 2];
    const middle = { x: u * cos - v * sin, y: u * sin + v * cos };
    const lying = box.width >= box.height;
    best = {
      middle,
      angle: lying ? angle : angle + Math.PI / 2,
      long: Math.max(box.width, box.height),
      short: Math.min(box.width, box.height),
    };
  });
  return best ?? { middle: middleOf(polygon), angle: 0, long: 1, short: 1 };
}

/** A point of a rectangle: shares from -1 to 1 along its long and its short side. */
export function inRectangle({ middle, angle, long, short }: Rectangle, u: number, v: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [(u * long) / 2, (v * short) / 2];
  return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
}

/** The line in the middle of a band, such as a railway: between its two long sides. */
export function spineOf(polygon: readonly Spot[], parts = 12): Spot[] {
  const ends = endsOf(polygon);
  const side = (from: number, to: number) => {
    const line: Spot[] = [];
    for (let i = from; ; i = (i + 1) % polygon.length) {
      line.push(polygon[i]!);
      if (i === to) return line;
    }
  };
  const count = polygon.length;
  const one = side((ends[0] + 1) % count, ends[1]);
  const other = side((ends[1] + 1) % count, ends[0]).reverse();
  return Array.from({ length: parts + 1 }, (_, i) =>
    between(pointAlong(one, i / parts), pointAlong(other, i / parts), 0.5),
  );
}

/** The two edges that are the ends of a band: of all pairs, those that leave the two sides most alike in length. */
function endsOf(polygon: readonly Spot[]): [number, number] {
  const count = polygon.length;
  const edge = (i: number) => away(polygon[i]!, polygon[(i + 1) % count]!);
  const all = polygon.reduce((sum, _, i) => sum + edge(i), 0);
  let [best, least]: [[number, number], number] = [[0, Math.floor(count / 2)], Infinity];
  for (let i = 0; i < count; i++) {
    let one = 0;
    for (let j = i + 2; j < count && (i > 0 || j < count - 1); j++) {
      one += edge(j - 1);
      const other = all - one - edge(i) - edge(j);
      const cost = 2 * Math.abs(one - other) + 3 * (edge(i) + edge(j));
      if (cost < least) [best, least] = [[i, j], cost];
    }
  }
  return best;
}

// --- Lines

export function lengthOf(line: readonly Spot[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += away(line[i - 1]!, line[i]!);
  return sum;
}

export function pointAlong(line: readonly Spot[], share: number): Spot {
  return walkAlong(line, share * lengthOf(line)).at;
}

/** The point after so much of a line, and the direction there. */
export function walkAlong(line: readonly Spot[], far: number): { at: Spot; angle: number } {
  let left = Math.max(0, far);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const long = away(a, b);
    if (left <= long || i === line.length - 1) {
      const at = between(a, b, long ? Math.min(1, left / long) : 0);
      return { at, angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    left -= long;
  }
  return { at: line[0]!, angle: 0 };
}

/** Points about `gap` apart along a line, both ends among them. */
export function stepsAlong(line: readonly Spot[], gap: number): { at: Spot; angle: number }[] {
  const long = lengthOf(line);
  const count = Math.max(1, Math.round(long / gap));
  return Array.from({ length: count + 1 }, (_, i) => walkAlong(line, (long * i) / count));
}

/** A line beside another, to its right hand. */
export function beside(line: readonly Spot[], by: number): Spot[] {
  return line.map((it, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    return off(it, Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2, by);
  });
}

/** The parts of parallel lines that are inside a polygon, `gap` apart, at an angle. */
export function hatch(polygon: readonly Spot[], angle: number, gap: number, start = 0.5): [Spot, Spot][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = polygon.map((it) => ({ x: it.x * cos + it.y * sin, y: it.y * cos - it.x * sin }));
  const back = ({ x, y }: Spot) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const box = boxOf(turned);
  const stretches: [Spot, Spot][] = [];
  for (let y = box.y + gap * start; y < box.y + box.height; y += gap) {
    const xs: number[] = [];
    turned.forEach((a, i) => {
      const b = turned[(i + 1) % turned.length]!;
      if (a.y > y !== b.y > y) xs.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    });
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      stretches.push([back({ x: xs[i]!, y }), back({ x: xs[i + 1]!, y })]);
    }
  }
  return stretches;
}

/** Points in a polygon, about `gap` apart and no nearer to its edge than `rim`, in no visible order. */
export function scatter(polygon: readonly Spot[], gap: number, rim: number, random: Chance): Spot[] {
  const box = boxOf(polygon);
  const found: Spot[] = [];
  let odd = false;
  for (let y = box.y + gap / 2; y < box.y + box.height; y += gap * 0.87) {
    odd = !odd;
    for (let x = box.x + (odd ? 0.25 : 0.75) * gap; x < box.x + box.width; x += gap) {
      const at = { x: x + (random() - 0.5) * 0.6 * gap, y: y + (random() - 0.5) * 0.6 * gap };
      if (isInside(at, polygon) && farFromEdge(at, polygon) >= rim) found.push(at);
    }
  }
  return found;
}

// --- Paths

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function write({ x, y }: Spot): string {
  return `${tenth(x)} ${tenth(y)}`;
}

export function linePath(line: readonly Spot[]): string {
  return line.length ? "M" + line.map(write).join("L") : "";
}

export function ringPath(polygon: readonly Spot[]): string {
  return polygon.length ? linePath(polygon) + "Z" : "";
}

/** The edge of a box, so far inside of it. */
export function boxPath({ x, y, width, height }: Box, inset = 0): string {
  return `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}Z`;
}

export function stretchesPath(stretches: readonly (readonly [Spot, Spot])[]): string {
  return stretches.map(([a, b]) => `M${write(a)}L${write(b)}`).join("");
}

export function discPath({ x, y }: Spot, r: number): string {
  return `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(-2 * r)} 0Z`;
}

/** A polygon whose corners are rounded off. */
export function roundedPath(polygon: readonly Spot[], radius: number): string {
  const count = polygon.length;
  return (
    polygon
      .map((corner, i) => {
        const [before, after] = [polygon[(i + count - 1) % count]!, polygon[(i + 1) % count]!];
        const cut = (to: Spot) => between(corner, to, Math.min(0.45, radius / (away(corner, to) || 1)));
        return `${i ? "L" : "M"}${write(cut(before))}Q${write(corner)} ${write(cut(after))}`;
      })
      .join("") + "Z"
  );
}

/** A closed line that passes softly by the corners. */
export function softPath(polygon: readonly Spot[]): string {
  const count = polygon.length;
  const middle = (i: number) => write(between(polygon[i % count]!, polygon[(i + 1) % count]!, 0.5));
  let path = `M${middle(count - 1)}`;
  for (let i = 0; i < count; i++) path += `Q${write(polygon[i]!)} ${middle(i)}`;
  return path + "Z";
}

/** An open line that passes softly by its points and ends at the last. */
export function softLinePath(line: readonly Spot[]): string {
  if (line.length < 3) return linePath(line);
  let path = `M${write(line[0]!)}`;
  for (let i = 1; i < line.length - 2; i++)
    path += `Q${write(line[i]!)} ${write(between(line[i]!, line[i + 1]!, 0.5))}`;
  return path + `Q${write(line.at(-2)!)} ${write(line.at(-1)!)}`;
}

/** The edge of leaves: bumps of about the width `bump` all around a polygon, as far outside as inside of it. */
export function leafyPath(polygon: readonly Spot[], bump: number, random: Chance): string {
  const ring = clockwise(polygon);
  const line = [...ring, ring[0]!];
  const long = lengthOf(line);
  const count = Math.max(5, Math.round(long / bump));
  const middle = middleOf(ring);
  const points = Array.from({ length: count }, (_, i) => {
    const { at } = walkAlong(line, ((long * (i + (random() - 0.5) * 0.5 + 1)) / count) % long);
    const far = away(at, middle) || 1;
    return between(at, middle, Math.min(0.3, (0.14 * bump) / far + 0.02 * random()));
  });
  let path = `M${write(points[0]!)}`;
  points.forEach((a, i) => {
    const b = points[(i + 1) % count]!;
    const r = tenth(Math.max(0.3, away(a, b) * (0.54 + 0.1 * random())));
    path += `A${r} ${r} 0 0 1 ${write(b)}`;
  });
  return path + "Z";
}

/** A round polygon with as many corners. */
export function roundOf(at: Spot, r: number, corners = 9): Spot[] {
  return Array.from({ length: corners }, (_, i) => off(at, (i / corners) * 2 * Math.PI, r));
}
