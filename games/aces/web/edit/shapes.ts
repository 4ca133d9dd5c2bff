// Which hexes a tool touches.
import {
  H,
  R,
  distance,
  formatHex,
  hexAt,
  neighbours,
  parseHex,
  spotCentre,
  spotOf,
} from "../board/geometry.ts";
import type { Hex, Terrain } from "../board/model.ts";
import { hasHex, terrainAt, type Draft, type Size } from "./draft.ts";

export type Symmetry = "none" | "turn" | "mirror";
export const SYMMETRIES: Symmetry[] = ["none", "turn", "mirror"];

/** The hex that belongs to another one: on the other side of the middle, or across the line from top to bottom. */
export function partnerOf(size: Size, symmetry: Symmetry, hex: Hex): Hex {
  const { col, row } = spotOf(hex);
  if (symmetry === "none") return hex;
  return formatHex({ col: size.columns - 1 - col, row: symmetry === "turn" ? size.rows - 1 - row : row });
}

/** Whether a hex and its partner lie exactly alike. Every second column is half a hex lower, so that it depends on the number. */
export function isExact({ columns }: Size, symmetry: Symmetry): boolean {
  if (symmetry === "none") return true;
  return (columns % 2 === 0) === (symmetry === "turn");
}

/** The start number that belongs to another one. */
export function partnerNumber({ half }: Size, number: number): number {
  const all = half ? 6 : 12;
  return ((number - 1 + all / 2) % all) + 1;
}

export function withPartners(size: Size, symmetry: Symmetry, hexes: Iterable<Hex>): Set<Hex> {
  const all = new Set(hexes);
  for (const hex of [...all]) all.add(partnerOf(size, symmetry, hex));
  return all;
}

/** A hex, or the seven around it. */
export function blot(hex: Hex, isWide: boolean): Hex[] {
  return isWide ? [hex, ...neighbours(hex)] : [hex];
}

/** The hexes of a straight line, both ends included, each beside the one before it. */
export function lineOf(from: Hex, to: Hex): Hex[] {
  const steps = distance(from, to);
  const [a, b] = [spotCentre(spotOf(from)), spotCentre(spotOf(to))];
  const found: Hex[] = [from];
  for (let i = 1; i < steps; i++) {
    // A little aside, so that a line along an edge keeps to one side of it.
    const share = i / steps;
    const x = a.x + (b.x - a.x) * share + 0.001 * R;
    const y = a.y + (b.y - a.y) * share + 0.001 * H;
    const hex = hexAt({ x, y });
    if (hex !== null) found.push(hex);
  }
  return from === to ? found : [...found, to];
}

/** All hexes of one terrain that hang together with a hex. */
export function patchOf(draft: Draft, from: Hex): Set<Hex> {
  const terrain = terrainAt(draft, from);
  const found = new Set([from]);
  for (const hex of found) {
    for (const beside of neighbours(hex)) {
      if (hasHex(draft, beside) && terrainAt(draft, beside) === terrain) found.add(beside);
    }
  }
  return found;
}

/** The hex that an arrow key leads to; the same at the rim. */
export function steppedTo(size: Size, from: Hex, pressed: string): Hex | null {
  const STEPS: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const step = STEPS[pressed];
  if (!step) return null;
  const { col, row } = parseHex(from)!;
  const [c, r] = [col + step[0], row + step[1]];
  const isThere = c >= 0 && c < size.columns && r >= 0 && r < size.rows;
  return isThere ? formatHex({ col: c, row: r }) : from;
}

/** The hexes of the columns and rows between two of them. */
export function rectangleOf(from: Hex, to: Hex): Hex[] {
  const [a, b] = [spotOf(from), spotOf(to)];
  const found: Hex[] = [];
  for (let col = Math.min(a.col, b.col); col <= Math.max(a.col, b.col); col++)
    for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
      found.push(formatHex({ col, row }));
  return found;
}

/** A piece of land that was copied: steps from its first hex, sideways and along the column, and what is there. */
export type Clip = readonly { across: number; down: number; terrain: Terrain }[];

/** Columns as they are and rows on a slant, so that neighbours stay neighbours wherever a piece is put. */
function slanted(hex: Hex): { across: number; down: number } {
  const { col, row } = spotOf(hex);
  return { across: col, down: row - Math.floor(col / 2) };
}

export function clipOf(draft: Draft, hexes: Hex[]): Clip {
  const first = hexes[0] && slanted(hexes[0]);
  if (!first) return [];
  return hexes.flatMap((hex) => {
    const terrain = terrainAt(draft, hex);
    const { across, down } = slanted(hex);
    return terrain ? [{ across: across - first.across, down: down - first.down, terrain }] : [];
  });
}

/** Where a piece would lie, its first hex on a hex of the board; what would lie beside the board is left out. */
export function clipAt(size: Size, clip: Clip, at: Hex): { hex: Hex; terrain: Terrain }[] {
  const first = slanted(at);
  return clip.flatMap(({ across, down, terrain }) => {
    const col = first.across + across;
    const row = first.down + down + Math.floor(col / 2);
    const isThere = col >= 0 && col < size.columns && row >= 0 && row < size.rows;
    return isThere ? [{ hex: formatHex({ col, row }), terrain }] : [];
  });
}
