// Hexes with a point at the top, in nine rows. `C4` is the fourth hex of the third row.

export interface Point {
  x: number;
  y: number;
}

interface Axial {
  q: number;
  r: number;
}

/** From the middle of a hex to its corners, in map units. */
export const R = 40;
/** Hexes from the middle of the field to its edge. */
export const SIZE = 4;

const WIDTH = Math.sqrt(3) * R;
const firstInRow = (r: number): number => Math.max(-SIZE, -SIZE - r);

function nameOf({ q, r }: Axial): string {
  return `${String.fromCharCode(65 + r + SIZE)}${q - firstInRow(r) + 1}`;
}

function axial(hex: string): Axial {
  const r = hex.charCodeAt(0) - 65 - SIZE;
  return { r, q: Number(hex.slice(1)) - 1 + firstInRow(r) };
}

const isOnField = ({ q, r }: Axial): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= SIZE;

/** All hexes, row by row. */
export const HEXES: readonly string[] = [...Array(2 * SIZE + 1).keys()].flatMap((i) => {
  const r = i - SIZE;
  const n = 2 * SIZE + 1 - Math.abs(r);
  return [...Array(n).keys()].map((j) => nameOf({ r, q: firstInRow(r) + j }));
});

export function centre(hex: string): Point {
  const { q, r } = axial(hex);
  return { x: WIDTH * (q + r / 2), y: 1.5 * R * r };
}

/** The hex at a point of the map. */
export function hexAt({ x, y }: Point): string | null {
  const r = y / (1.5 * R);
  const q = x / WIDTH - r / 2;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  const off = { q: Math.abs(whole.q - q), r: Math.abs(whole.r - r), s: Math.abs(whole.s + q + r) };
  // The three add up to nothing: the one that was rounded most follows from the others.
  const at =
    off.q > off.r && off.q > off.s
      ? { q: -whole.r - whole.s, r: whole.r }
      : off.r > off.s
        ? { q: whole.q, r: -whole.q - whole.s }
        : whole;
  return isOnField(at) ? nameOf(at) : null;
}

/** The hex next to this one: `dq` along the row, `dr` rows down; nothing over the edge of the field. */
export function step(hex: string, dq: number, dr: number): string | null {
  const { q, r } = axial(hex);
  const to = { q: q + dq, r: r + dr };
  return isOnField(to) ? nameOf(to) : null;
}

export function corners({ x, y }: Point, radius = R): Point[] {
  return [...Array(6).keys()].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A tenth is enough; nothing is ever "-0.0", so that edges that two hexes share are written alike. */
const fixed = (n: number): string => (Math.round(10 * n) / 10 + 0).toFixed(1);

export function hexPath(hex: string, radius = R): string {
  return `M${corners(centre(hex), radius)
    .map(({ x, y }) => `${fixed(x)} ${fixed(y)}`)
    .join("L")}Z`;
}

/** One line around several hexes: the edges that only one of them has. */
export function outline(hexes: readonly string[]): string {
  const edges = new Map<string, string>();
  for (const hex of hexes) {
    const all = corners(centre(hex));
    all.forEach((from, i) => {
      const to = all[(i + 1) % 6]!;
      const [a, b] = [`${fixed(from.x)} ${fixed(from.y)}`, `${fixed(to.x)} ${fixed(to.y)}`];
      if (!edges.delete(`${b}L${a}`)) edges.set(`${a}L${b}`, `M${a}L${b}`);
    });
  }
  return [...edges.values()].join("");
}

/** The place after so many steps of a march, whose first hex is where it begins. */
export function alongPath(path: string[], steps: number): Point {
  const i = Math.min(Math.floor(steps), path.length - 2);
  const [from, to] = [centre(path[i]!), centre(path[i + 1]!)];
  const share = steps - i;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Numbers that look like chance and are the same for every picture of the field. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
