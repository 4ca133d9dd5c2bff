// Where a ruler lies on the map.
import type { Action, MapInfo, Ruler, TileIx } from "../../protocol/sergeants";
import { between, type Spot } from "./shapes.ts";

/** A tile on the line: where the line comes into it, and the middle of what lies in it. */
export interface Crossed {
  tile: TileIx;
  face: string;
  entry: Spot | null;
  middle: Spot;
  /** What it adds for the action. */
  value: number;
  counts: boolean;
  building: boolean;
}

export function crossedBy(map: MapInfo, ruler: Ruler, action: Action, from: Spot, to: Spot): Crossed[] {
  const line = ruler.lines.find((it) => it.action === action);
  return (line?.tiles ?? []).flatMap(({ tile, number, areas, counts, building }, i): Crossed[] => {
    const info = map.tiles[tile];
    if (!info) return [];
    const [a, b] = sharesIn(from, to, info.bounds[0], info.bounds[1]);
    return [
      {
        tile,
        face: info.face,
        entry: i === 0 ? null : between(from, to, a),
        middle: between(from, to, (a + b) / 2),
        value: (counts ? number : 0) + areas,
        counts: counts || areas !== 0,
        building,
      },
    ];
  });
}

/** The part of a line that lies in a box, as two shares of its length. */
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
