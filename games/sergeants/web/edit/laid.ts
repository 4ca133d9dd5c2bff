// Tiles as they lie on a map that is made, for drawing them.
import type { MapInfo, Point, TileInfo } from "../protocol";
import { SQUARE } from "../map/ground.ts";
import { extentOf, sizeOf, type Draft } from "./draft.ts";

/** Both sides of every tile, by their names, such as "L2A". */
export type Faces = ReadonlyMap<string, TileInfo>;

export function laidMap(draft: Draft, faces: Faces): MapInfo {
  const tiles = draft.map.tiles.flatMap(({ tile, at, turned }) => {
    const face = faces.get(tile);
    return face ? [laidTile(face, at[0], at[1], turned)] : [];
  });
  return { name: "", ...extentOf(draft), tiles };
}

/** One side of a tile by itself. */
export function aloneMap(face: TileInfo): MapInfo {
  const size = sizeOf(face.face);
  return { name: "", columns: size, rows: size, tiles: [face] };
}

function laidTile(face: TileInfo, col: number, row: number, turned: number): TileInfo {
  const size = sizeOf(face.face) * SQUARE;
  const [x, y] = [col * SQUARE, row * SQUARE];
  const point = (it: Point): Point => {
    let [px, py] = it;
    for (let n = 0; n < turned; n++) [px, py] = [size - py, px];
    return [px + x, py + y];
  };
  return {
    ...face,
    bounds: [
      [x, y],
      [x + size, y + size],
    ],
    pieces: face.pieces.map((it) => ({ ...it, points: it.points.map(point) })),
    areas: face.areas.map((it) => ({ ...it, points: it.points.map(point) })),
  };
}
