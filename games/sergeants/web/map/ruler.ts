// The position of a ruler on the map.
import type { Action, MapInfo, Ruler, Smoke, TileIx } from "../protocol";
import { between, type Spot } from "./shapes.ts";

/** A tile on the line: where the line enters it, and the middle of the part inside. */
export interface Crossed {
  tile: TileIx;
  face: string;
  entry: Spot | null;
  middle: Spot;
  /** What it adds for the action. */
  value: number;
  /** SM-MRK-4: what of it smoke adds. SM-MRK-3: what optics take back. */
  smoke: number;
  optics: number;
  counts: boolean;
  building: boolean;
}

export function crossedBy(map: MapInfo, ruler: Ruler, action: Action, from: Spot, to: Spot): Crossed[] {
  const line = ruler.lines.find((it) => it.action === action);
  return (line?.tiles ?? []).flatMap(
    ({ tile, adds, areas, smoke, optics, counts, building }, i): Crossed[] => {
      const info = map.tiles[tile];
      if (!info) return [];
      const [a, b] = sharesIn(from, to, info.bounds[0], info.bounds[1]);
      return [
        {
          tile,
          face: info.face,
          entry: i === 0 ? null : between(from, to, a),
          middle: between(from, to, (a + b) / 2),
          value: adds,
          smoke,
          optics,
          counts: counts || areas !== 0 || smoke !== 0,
          building,
        },
      ];
    },
  );
}

/** SM-MRK-4: the thickest smoke among the tiles of a line; 0 if there is none. */
export function smokeOn(ruler: Ruler, action: Action, smoke: readonly Smoke[]): number {
  const tiles = ruler.lines.find((it) => it.action === action)?.tiles.map((it) => it.tile) ?? [];
  return Math.max(0, ...smoke.filter((it) => tiles.includes(it.tile)).map((it) => it.times));
}

/** What the tiles add for an action, and apart from that smoke and optics. */
export function partsOf(ruler: Ruler, action: Action): { tiles: number; smoke: number; optics: number } {
  const line = ruler.lines.find((it) => it.action === action);
  const all = line?.tiles ?? [];
  const smoke = all.reduce((sum, it) => sum + it.smoke, 0);
  const optics = all.reduce((sum, it) => sum + it.optics, 0);
  return { tiles: (line?.modifiers ?? 0) - smoke - optics, smoke, optics };
}

/** The part of a line that is inside a box, as two fractions of its length. */
export function sharesIn(
  from: Spot,
  to: Spot,
  low: readonly number[],
  high: readonly number[],
): [number, number] {
  let [first, last] = [0, 1];
  for (const [at, by, least, most] of [
    [from.x, to.x - from.x, low[0]!, high[0]!],
    [from.y, to.y - from.y, low[1]!, high[1]!],
  ] as const) {
    if (by === 0) continue;
    const [a, b] = [(least - at) / by, (most - at) / by];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first <= last ? [first, last] : [first, first];
}
