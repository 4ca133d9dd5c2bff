// Shapes as fields on a grid: negative inside, positive outside, in map units.
import type { Point } from "./view.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Field {
  x0: number;
  y0: number;
  step: number;
  nx: number;
  ny: number;
  values: Float32Array;
}

/** The bone of a shape: a line that is thicker at one end. */
export interface Bone {
  a: Point;
  b: Point;
  thickA: number;
  thickB: number;
}

const FAR = 1e6;

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function emptyField(frame: Frame, step: number, margin: number): Field {
  const x0 = frame.x - margin;
  const y0 = frame.y - margin;
  const nx = Math.ceil((frame.width + 2 * margin) / step) + 1;
  const ny = Math.ceil((frame.height + 2 * margin) / step) + 1;
  return { x0, y0, step, nx, ny, values: new Float32Array(nx * ny).fill(FAR) };
}

export function sample(field: Field, point: Point): number {
  const fx = (point.x - field.x0) / field.step;
  const fy = (point.y - field.y0) / field.step;
  const i = Math.min(Math.max(Math.floor(fx), 0), field.nx - 2);
  const j = Math.min(Math.max(Math.floor(fy), 0), field.ny - 2);
  const u = fx - i;
  const v = fy - j;
  const n = j * field.nx + i;
  const { values, nx } = field;
  const top = values[n]! * (1 - u) + values[n + 1]! * u;
  const low = values[n + nx]! * (1 - u) + values[n + nx + 1]! * u;
  return top * (1 - v) + low * v;
}

/** Lays the distance to a bone into the field, as far as `margin` from it. */
export function layBone(field: Field, bone: Bone, margin: number): void {
  const { a, b, thickA, thickB } = bone;
  const wide = Math.max(thickA, thickB) + margin;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy || 1;
  const [i0, i1] = span(Math.min(a.x, b.x) - wide, Math.max(a.x, b.x) + wide, field.x0, field.step, field.nx);
  const [j0, j1] = span(Math.min(a.y, b.y) - wide, Math.max(a.y, b.y) + wide, field.y0, field.step, field.ny);
  for (let j = j0; j <= j1; j++) {
    const y = field.y0 + j * field.step;
    for (let i = i0; i <= i1; i++) {
      const x = field.x0 + i * field.step;
      const t = Math.min(Math.max(((x - a.x) * dx + (y - a.y) * dy) / long, 0), 1);
      const ex = x - a.x - t * dx;
      const ey = y - a.y - t * dy;
      const value = Math.sqrt(ex * ex + ey * ey) - thickA - (thickB - thickA) * t;
      const n = j * field.nx + i;
      if (value < field.values[n]!) field.values[n] = value;
    }
  }
}

function span(low: number, high: number, start: number, step: number, count: number): [number, number] {
  return [
    Math.max(0, Math.ceil((low - start) / step)),
    Math.min(count - 1, Math.floor((high - start) / step)),
  ];
}

interface Scratch {
  half: Float32Array;
  next: Int32Array;
  entered: Uint8Array;
}

let kept: Scratch = { half: new Float32Array(0), next: new Int32Array(0), entered: new Uint8Array(0) };

/** Room to work in, used again and again: fresh arrays of this size would cost more than the work itself. */
function scratch(cells: number): Scratch {
  if (kept.half.length < cells) {
    kept = {
      half: new Float32Array(cells),
      next: new Int32Array(2 * cells).fill(-1),
      entered: new Uint8Array(2 * cells),
    };
  }
  return kept;
}

/** Softens the creases where bones meet. */
export function soften(field: Field, reach: number, most: number): void {
  const { nx, ny, values } = field;
  for (let n = 0; n < values.length; n++) if (values[n]! > most) values[n] = most;
  const half = scratch(values.length).half;
  boxes(values, half, ny, nx, nx, 1, reach);
  boxes(half, values, nx, ny, 1, nx, reach);
}

function boxes(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  count: number,
  lineStep: number,
  step: number,
  reach: number,
): void {
  const size = 2 * reach + 1;
  const last = (count - 1) * step;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = from[start]! * (reach + 1);
    for (let i = 1; i <= reach; i++) sum += from[start + i * step]!;
    for (let here = 0; here <= last; here += step) {
      to[start + here] = sum / size;
      const ahead = here + (reach + 1) * step;
      const behind = here - reach * step;
      sum += from[start + (ahead < last ? ahead : last)]! - from[start + (behind > 0 ? behind : 0)]!;
    }
  }
}

/** Makes a smooth edge uneven, as a hand would draw it. */
export function roughen(field: Field, near: number, noise: (x: number, y: number) => number): void {
  const { nx, ny, x0, y0, step, values } = field;
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const n = j * nx + i;
      if (Math.abs(values[n]!) < near) values[n]! += noise(x0 + i * step, y0 + j * step);
    }
  }
}

/** The distance to the edge for what is inside a shape, by sweeping over the grid; 0 outside. */
export function depth(field: Field): Field {
  const { nx, ny, values, step } = field;
  const deep = new Float32Array(values.length);
  const fixed = new Uint8Array(values.length);
  for (let n = 0; n < values.length; n++) deep[n] = values[n]! < 0 ? FAR : 0;
  for (let j = 1; j < ny - 1; j++) {
    for (let i = 1; i < nx - 1; i++) {
      const n = j * nx + i;
      if (values[n]! >= 0) continue;
      const outer = Math.max(values[n - 1]!, values[n + 1]!, values[n - nx]!, values[n + nx]!);
      if (outer < 0) continue;
      deep[n] = Math.min(-values[n]!, step);
      fixed[n] = 1;
    }
  }
  for (const [right, down] of [
    [true, true],
    [false, true],
    [false, false],
    [true, false],
  ] as const) {
    sweep(deep, fixed, field, right, down);
  }
  return { ...field, values: deep };
}

function sweep(deep: Float32Array, fixed: Uint8Array, field: Field, right: boolean, down: boolean): void {
  const { nx, ny, step } = field;
  for (let jj = 1; jj < ny - 1; jj++) {
    const j = down ? jj : ny - 1 - jj;
    for (let ii = 1; ii < nx - 1; ii++) {
      const n = j * nx + (right ? ii : nx - 1 - ii);
      if (deep[n] === 0 || fixed[n]) continue;
      const a = Math.min(deep[n - 1]!, deep[n + 1]!);
      const b = Math.min(deep[n - nx]!, deep[n + nx]!);
      const apart = Math.abs(a - b);
      const value =
        apart >= step ? Math.min(a, b) + step : (a + b + Math.sqrt(2 * step * step - apart * apart)) / 2;
      if (value < deep[n]!) deep[n] = value;
    }
  }
}

/**
 * From which edge of a cell to which a line runs, by the corners inside (edges: top, right, foot, left).
 * Two opposite corners inside make two lines; 16 and 17 are those cells with the corners joined.
 */
const RUNS: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [1, 0],
  [1, 3],
  [2, 1],
  [0, 3, 2, 1],
  [2, 0],
  [2, 3],
  [3, 2],
  [0, 2],
  [1, 0, 3, 2],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
  [],
  [0, 1, 2, 3],
  [1, 2, 3, 0],
];

/** Marching squares: the lines where the field equals `level`. Lines that leave the grid stay open. */
export function contour(field: Field, level = 0): Point[][] {
  const { nx, ny, values } = field;
  const { next, entered } = scratch(nx * ny);
  const used: number[] = [];
  for (let j = 0; j < ny - 1; j++) {
    let a: number;
    let d: number;
    let b = values[j * nx]!;
    let c = values[j * nx + nx]!;
    for (let n = j * nx; n < (j + 1) * nx - 1; n++) {
      a = b;
      d = c;
      b = values[n + 1]!;
      c = values[n + nx + 1]!;
      const inside = (a < level ? 1 : 0) | (b < level ? 2 : 0) | (c < level ? 4 : 0) | (d < level ? 8 : 0);
      if (inside === 0 || inside === 15) continue;
      const joined = (inside === 5 || inside === 10) && a + b + c + d < 4 * level;
      const runs = RUNS[joined ? (inside === 5 ? 16 : 17) : inside]!;
      for (let run = 0; run < runs.length; run += 2) {
        const start = edgeOf(n, nx, runs[run]!);
        const end = edgeOf(n, nx, runs[run + 1]!);
        next[start] = end;
        entered[end] = 1;
        used.push(start);
      }
    }
  }
  return follow(field, level, next, entered, used);
}

function edgeOf(n: number, nx: number, side: number): number {
  if (side === 0) return 2 * n;
  if (side === 1) return 2 * (n + 1) + 1;
  if (side === 2) return 2 * (n + nx);
  return 2 * n + 1;
}

function follow(field: Field, level: number, next: Int32Array, entered: Uint8Array, used: number[]) {
  const lines: Point[][] = [];
  const open = used.filter((n) => !entered[n]);
  for (const start of open.length ? open.concat(used) : used) {
    const line: Point[] = [];
    let here = start;
    while (next[here]! >= 0) {
      line.push(crossing(field, level, here));
      const to = next[here]!;
      next[here] = -1;
      entered[to] = 0;
      here = to;
    }
    if (line.length < 2) continue;
    line.push(crossing(field, level, here));
    lines.push(line);
  }
  return lines;
}

function crossing(field: Field, level: number, edge: number): Point {
  const { nx, values, x0, y0, step } = field;
  const n = edge >> 1;
  const upright = (edge & 1) === 1;
  const a = values[n]! - level;
  const b = values[upright ? n + nx : n + 1]! - level;
  const t = a / (a - b || 1);
  const i = n % nx;
  const j = (n - i) / nx;
  return { x: x0 + (i + (upright ? 0 : t)) * step, y: y0 + (j + (upright ? t : 0)) * step };
}

/** A smooth path along a line of points; closed where the line ends where it began. */
export function smooth(line: Point[], every = 1): string {
  const closed = Math.hypot(line[0]!.x - line.at(-1)!.x, line[0]!.y - line.at(-1)!.y) < 0.01;
  const all = closed ? line.slice(0, -1) : line;
  const points = all.filter((_, i) => i % every === 0);
  if (points.length < 3) return "";
  const count = points.length;
  const middle = (i: number) => {
    const p = points[i % count]!;
    const q = points[(i + 1) % count]!;
    return `${tenth((p.x + q.x) / 2)} ${tenth((p.y + q.y) / 2)}`;
  };
  const bend = (i: number) => `Q${tenth(points[i % count]!.x)} ${tenth(points[i % count]!.y)} ${middle(i)}`;
  let path = `M${middle(0)}`;
  for (let i = 1; i < (closed ? count + 1 : count - 1); i++) path += bend(i);
  return closed ? path + "Z" : path;
}

export function smoothAll(lines: Point[][], every = 1): string {
  return lines.map((line) => smooth(line, every)).join("");
}
