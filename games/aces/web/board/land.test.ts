import { describe, expect, test } from "vitest";
import { contour, depth, emptyField, layBone, sample, smooth } from "$frame/table/sheet/field.ts";
import { COLUMNS, R, centre, neighbours } from "./geometry.ts";
import { drawLand, landOf } from "./land.ts";
import { stepsAfter } from "./marching.ts";
import type { BoardInfo, Terrain } from "./model.ts";
import { joinRoads } from "./roads.ts";

function sampleBoard(columns: string, rows: number, special: Record<string, Terrain>): BoardInfo {
  const terrain: Record<string, Terrain> = {};
  for (const letter of columns) for (let row = 1; row <= rows; row++) terrain[`${letter}${row}`] = "open";
  Object.assign(terrain, special);
  return {
    name: "sample",
    season: "summer",
    area: "full",
    columns: columns.length,
    rows,
    terrain,
    starts: { 1: "B2" },
    factories: Object.keys(special).filter((hex) => special[hex] === "factory"),
    shore: [],
    names: { C4: "Lake" },
  };
}

const lake = Object.fromEntries(["C4", ...neighbours("C4")].map((hex) => [hex, "water" as Terrain]));
const wood = Object.fromEntries(["G4", "G5", "H4"].map((hex) => [hex, "forest" as Terrain]));
const board = sampleBoard("ABCDEFGHJK", 8, { ...lake, ...wood, F7: "road", G7: "road" });

describe("fields", () => {
  const frame = { x: 0, y: 0, width: 200, height: 200 };
  const disc = () => {
    const field = emptyField(frame, 4, 20);
    const middle = { x: 100, y: 100 };
    layBone(field, { a: middle, b: middle, thickA: 60, thickB: 60 }, 300);
    return field;
  };
  test("the edge of a disc is a closed circle", () => {
    const lines = contour(disc());
    expect(lines).toHaveLength(1);
    for (const point of lines[0]!) expect(Math.hypot(point.x - 100, point.y - 100)).toBeCloseTo(60, 0);
    expect(smooth(lines[0]!)).toMatch(/^M.*Z$/);
  });
  test("depth is the distance to the edge", () => {
    const deep = depth(disc());
    for (const away of [0, 20, 40]) {
      expect(Math.abs(sample(deep, { x: 100 + away, y: 100 }) - (60 - away))).toBeLessThan(5);
    }
    expect(sample(deep, { x: 180, y: 100 })).toBe(0);
  });
  test("a second contour is not disturbed by the first", () => {
    expect(contour(disc(), -20)).toEqual(contour(disc(), -20));
  });
});

describe("land", () => {
  const land = drawLand(board);
  test("is drawn the same way every time", () => {
    expect(drawLand(board)).toEqual(land);
  });
  test("is computed once a board, also for an equal one", () => {
    expect(landOf(board)).toBe(landOf(board));
    expect(landOf(structuredClone(board))).toBe(landOf(board));
  });
  test("trees stand in the wood only", () => {
    const trees = land.standing.filter((one) => one.sign === "tree" || one.sign === "fir");
    expect(trees.length).toBeGreaterThan(15);
    for (const tree of trees) {
      const foot = { x: tree.x + tree.width / 2, y: tree.y + 0.86 * tree.height };
      const nearest = Object.keys(wood).map((hex) =>
        Math.hypot(centre(hex).x - foot.x, centre(hex).y - foot.y),
      );
      expect(Math.min(...nearest)).toBeLessThan(R);
    }
  });
  test("far trees come first", () => {
    const feet = land.standing.map((one) => one.y + one.height);
    expect(feet).toEqual([...feet].sort((a, b) => a - b));
  });
  test("a lake has lines in its depth", () => {
    expect(land.water).toMatch(/Z$/);
    expect(land.shallows.every((line) => line.length > 0)).toBe(true);
  });
  test("only what is in play is framed", () => {
    const right = drawLand(sampleBoard("NPQR", 4, {}));
    expect(right.frame.x).toBeCloseTo(centre("N1").x - R);
    expect(right.columns.map((mark) => mark.text)).toEqual(["N", "P", "Q", "R"]);
    expect(right.hexes.has("A1")).toBe(false);
  });
  test("winter has snow", () => {
    const snow = drawLand({ ...board, season: "winter" });
    expect(new Set(snow.standing.map((one) => one.sign))).toEqual(new Set(["fir-snow"]));
  });
  test("the shore is drawn towards the inland only", () => {
    const coast = sampleBoard("ABC", 3, { A1: "water", B1: "water", C1: "water" });
    expect(drawLand({ ...coast, shore: ["A2", "B2", "C2"], starts: {} }).shore.match(/M/g)).toHaveLength(5);
  });
});

describe("roads", () => {
  const ways = (special: Record<string, Terrain>) => {
    const knots = joinRoads(sampleBoard(COLUMNS, 16, special));
    return (hex: string) => knots.get(hex)!.ways.size;
  };
  test("join hexes that touch, and run over the rim", () => {
    const size = ways({ A5: "road", B5: "road", C6: "road" });
    expect([size("A5"), size("B5"), size("C6")]).toEqual([2, 2, 1]);
  });
  test("three that touch are no triangle", () => {
    const size = ways({ F5: "road", G5: "road", G6: "road" });
    expect(size("F5") + size("G5") + size("G6")).toBe(4);
  });
  test("a bridge carries one road", () => {
    const size = ways({ K8: "bridge", K7: "road", K9: "road", L8: "road", J9: "road" });
    expect(size("K8")).toBe(2);
  });
});

test("a march takes its time and never goes back", () => {
  for (const steps of [1, 3, 8]) {
    expect(stepsAfter(0, 160, steps)).toBe(0);
    expect(stepsAfter(160 * steps, 160, steps)).toBeCloseTo(steps);
    for (let ms = 0; ms < 160 * steps; ms += 4) {
      expect(stepsAfter(ms + 4, 160, steps)).toBeGreaterThan(stepsAfter(ms, 160, steps));
    }
  }
});
