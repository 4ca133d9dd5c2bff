import { describe, expect, test } from "vitest";
import type { Drawn, MapInfo, PieceInfo, TileInfo } from "../protocol";
import { rim, unionOf } from "./fields.ts";
import { drawGround, groundOf } from "./ground.ts";
import { spots } from "./shapes.ts";

type Points = [number, number][];

function area(drawn: Drawn, points: Points, more: Partial<PieceInfo> = {}): PieceInfo {
  return { name: "", drawn, terrain: "cover", points, line: false, no_move: false, ...more };
}

function tile(face: string, x: number, pieces: PieceInfo[]): TileInfo {
  const bounds: TileInfo["bounds"] = [
    [x, 0],
    [x + 80, 80],
  ];
  return {
    face,
    id: face,
    name: face,
    landmark: false,
    bounds,
    plate: { look: 0, shoot: 0, hide: 0, move: 0 },
    pieces,
    areas: [],
  };
}

const river = (x: number): Points => [
  [x, 22],
  [x + 80, 22],
  [x + 80, 58],
  [x, 58],
];

test("a river runs through neighbouring tiles as one, and leaves the map", () => {
  const map = { x: 0, y: 0, width: 160, height: 80 };
  const water = unionOf([spots(river(0)), spots(river(80))], map);
  const rings = rim(water, 0).split("M").filter(Boolean);
  expect(rings).toHaveLength(1);
  const xs = [...rings[0]!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((it) => Number(it[1]));
  expect(Math.min(...xs)).toBeLessThan(0);
  expect(Math.max(...xs)).toBeGreaterThan(160);
});

describe("a ground", () => {
  const pieces = [
    area("river", river(0), { terrain: "open", no_move: true }),
    area("tree", [
      [10, 4],
      [18, 4],
      [20, 12],
      [9, 13],
    ]),
    area(
      "rocks",
      [
        [40, 64],
        [50, 66],
        [46, 74],
      ],
      { no_move: true },
    ),
    area(
      "barn",
      [
        [50, 4],
        [72, 4],
        [72, 18],
        [50, 18],
      ],
      { terrain: "building", modifiers: { look: -3, shoot: -2, hide: -4, move: -1 } },
    ),
  ];
  const map: MapInfo = { name: "one", columns: 1, rows: 1, tiles: [tile("1A", 0, pieces)] };

  test("is always drawn alike, and worked out once", () => {
    expect(drawGround(map)).toEqual(drawGround(map));
    expect(groundOf(map)).toBe(groundOf(map));
  });

  test("says where nobody passes, except for water, and which numbers hold indoors", () => {
    const { barred, indoors } = drawGround(map);
    expect(barred).toHaveLength(1);
    expect(indoors.map((it) => it.plate.hide)).toEqual([-4]);
  });

  test("has no number that is none", () => {
    expect(drawGround(map).marks.filter((it) => /NaN|undefined|Infinity/.test(it.d))).toEqual([]);
  });
});
