import type { Drawn, MapInfo, PieceInfo, Point, Terrain, TileInfo } from "../protocol";

/** A map as it is kept for a picture of it: tiles have their pieces as lines of text, and no numbers. */
export interface WrittenMap {
  columns: number;
  rows: number;
  tiles: WrittenTile[];
}

export interface WrittenTile {
  face: string;
  bounds: number[][];
  pieces: string[];
}

export function mapOf({ columns, rows, tiles }: WrittenMap): MapInfo {
  return { name: "", columns, rows, tiles: tiles.map(tileOf) };
}

function tileOf({ face, bounds, pieces }: WrittenTile): TileInfo {
  return {
    face,
    id: face,
    name: "",
    landmark: face.startsWith("L"),
    bounds: bounds as [Point, Point],
    plate: { look: 0, shoot: 0, hide: 0, move: 0 },
    pieces: pieces.map(pieceOf),
    areas: [],
  };
}

/** "hedge;cover;line;8,10 8,70": how it is drawn, its terrain, whether it is a line or NO MOVE, its points. */
function pieceOf(line: string): PieceInfo {
  const [drawn, terrain, how, places] = line.split(";") as [Drawn, Terrain, string, string];
  const points = places.split(" ").map((it) => it.split(",").map(Number) as Point);
  return {
    name: "",
    drawn,
    terrain,
    points,
    line: how.includes("line"),
    no_move: how.includes("no_move"),
  };
}
