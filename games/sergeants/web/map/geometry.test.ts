import { describe, expect, test } from "vitest";
import type { Place, Span } from "../protocol";
import { covers, degrees, facingTo, outside, tagPath, turnedBy } from "./bases.ts";
import { outlineOf, reaches } from "./outline.ts";
import { crossedBy, sharesIn } from "./ruler.ts";
import {
  areaOf,
  away,
  boxOf,
  chanceAt,
  farFromEdge,
  hatch,
  isInside,
  leafyPath,
  middleOf,
  rectangleOf,
  scatter,
  spineOf,
  type Spot,
} from "./shapes.ts";
import { alongWay } from "./walking.ts";

const BASE = { length: 16, width: 12 };
const spot = (x: number, y: number): Spot => ({ x, y });

/** The points that a path names, one after the other. */
function pointsOf(path: string): Spot[] {
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map((it) => Number(it[0]));
  return numbers.flatMap((x, i) => (i % 2 ? [] : [spot(x, numbers[i + 1] ?? 0)]));
}

describe("a base", () => {
  test("is a dog tag: a flat back, straight sides, a round front", () => {
    expect(tagPath(BASE)).toBe("M-6 8V-2A6 6 0 0 1 6 -2V8Z");
    expect(tagPath(BASE, 1)).toBe("M-7 9V-2A7 7 0 0 1 7 -2V9Z");
  });

  test("covers its back corners but not those of its front", () => {
    const up = { at: [100, 100] as [number, number], facing: 0 };
    expect(covers(up, BASE, spot(105.9, 107.9))).toBe(true);
    expect(covers(up, BASE, spot(105.9, 92.1))).toBe(false);
    expect(covers(up, BASE, spot(100, 92.1))).toBe(true);
    const right = { ...up, facing: 16 };
    expect(covers(right, BASE, spot(92.1, 105.9))).toBe(true);
    expect(covers(right, BASE, spot(107.9, 105.9))).toBe(false);
  });

  test("faces clockwise from the top, in 64ths of a turn", () => {
    expect(facingTo(spot(0, 0), spot(0, -5))).toBe(0);
    expect(facingTo(spot(0, 0), spot(5, 0))).toBe(16);
    expect(facingTo(spot(0, 0), spot(0, 5))).toBe(32);
    expect(facingTo(spot(0, 0), spot(-5, 0))).toBe(48);
    expect(turnedBy(2, -5)).toBe(61);
    expect(degrees(16)).toBe(90);
  });

  test("starts outside of an entry area, touching the edge", () => {
    const gate = {
      name: "west",
      edge: "left" as const,
      from: [0, 80] as [number, number],
      to: [0, 160] as [number, number],
      outside: [
        { at: [-8, 86], facing: 16 },
        { at: [-8, 154], facing: 16 },
      ] as [Place, Place],
    };
    expect(outside(gate, spot(40, 120))).toEqual({ at: [-8, 120], facing: 16 });
    expect(outside(gate, spot(40, 20)).at).toEqual([-8, 86]);
  });
});

describe("the outline of a reach", () => {
  const block: Span[] = Array.from({ length: 8 }, (_, i) => ({ y: 40 + 4 * i, from: 100, to: 140 }));

  test("runs half a step outside of the places", () => {
    const box = boxOf(pointsOf(outlineOf(block)));
    expect(box.x).toBeCloseTo(98, 0);
    expect(box.x + box.width).toBeCloseTo(142, 0);
    expect(box.y).toBeCloseTo(38, 0);
    expect(box.y + box.height).toBeCloseTo(70, 0);
  });

  test("is one ring for one block and two for two", () => {
    const rings = (spans: Span[]) => outlineOf(spans).split("M").length - 1;
    expect(rings(block)).toBe(1);
    const beside = block.map((it) => ({ ...it, from: 156, to: 180 }));
    expect(rings([...block, ...beside])).toBe(2);
  });

  test("of nothing is nothing", () => {
    expect(outlineOf([])).toBe("");
  });

  test("knows what lies on it", () => {
    expect(reaches(block, [120, 53])).toBe(true);
    expect(reaches(block, [150, 53])).toBe(false);
  });
});

describe("polygons", () => {
  const field = [spot(10, 10), spot(70, 8), spot(72, 40), spot(9, 44)];

  test("have an area, a middle and an inside", () => {
    const square = [spot(0, 0), spot(10, 0), spot(10, 10), spot(0, 10)];
    expect(areaOf(square)).toBe(100);
    expect(middleOf(square)).toEqual(spot(5, 5));
    expect(isInside(spot(5, 5), square)).toBe(true);
    expect(isInside(spot(11, 5), square)).toBe(false);
    expect(farFromEdge(spot(5, 2), square)).toBe(2);
  });

  test("lie in a rectangle along their long side", () => {
    const turned = rectangleOf([spot(0, 0), spot(8, 6), spot(5, 10), spot(-3, 4)]);
    expect(turned.long).toBeCloseTo(10);
    expect(turned.short).toBeCloseTo(5);
    expect(Math.tan(turned.angle)).toBeCloseTo(0.75);
  });

  test("that are bands have a line in their middle", () => {
    const rails = [spot(0, 33), spot(40, 33), spot(80, 33), spot(80, 47), spot(40, 47), spot(0, 47)];
    const spine = spineOf(rails, 4);
    expect(spine.every((it) => Math.abs(it.y - 40) < 0.01)).toBe(true);
    expect(Math.abs(spine[0]!.x - spine.at(-1)!.x)).toBeCloseTo(80);
  });

  test("are hatched only inside", () => {
    for (const [a, b] of hatch(field, 0.3, 4)) {
      const middle = spot((a.x + b.x) / 2, (a.y + b.y) / 2);
      expect(isInside(middle, field)).toBe(true);
    }
  });
});

describe("scattering", () => {
  const field = [spot(0, 0), spot(80, 0), spot(80, 60), spot(0, 60)];

  test("is always the same for a place, and another for another", () => {
    const here = () => scatter(field, 6, 2, chanceAt(spot(40, 30)));
    expect(here()).toEqual(here());
    expect(here()).not.toEqual(scatter(field, 6, 2, chanceAt(spot(120, 30))));
    expect(leafyPath(field, 4, chanceAt(spot(1, 2)))).toBe(leafyPath(field, 4, chanceAt(spot(1, 2))));
  });

  test("keeps off the edge and leaves room", () => {
    const points = scatter(field, 8, 3, chanceAt(spot(40, 30)));
    expect(points.length).toBeGreaterThan(40);
    expect(points.every((it) => farFromEdge(it, field) >= 3)).toBe(true);
    const nearest = points.map((a) => Math.min(...points.filter((b) => b !== a).map((b) => away(a, b))));
    expect(Math.min(...nearest)).toBeGreaterThan(1);
  });
});

describe("a ruler", () => {
  test("knows its part in a tile", () => {
    expect(sharesIn(spot(0, 40), spot(160, 40), [80, 0], [160, 80])).toEqual([0.5, 1]);
    expect(sharesIn(spot(0, 0), spot(160, 160), [0, 0], [80, 80])).toEqual([0, 0.5]);
    expect(sharesIn(spot(40, 0), spot(40, 160), [0, 80], [80, 160])).toEqual([0.5, 1]);
  });

  test("says what each tile adds, marked areas even where the number does not count", () => {
    const tile = (face: string, x: number) => ({
      face,
      id: face,
      name: face,
      landmark: false,
      bounds: [
        [x, 0],
        [x + 80, 80],
      ] as [[number, number], [number, number]],
      plate: { look: -1, shoot: 0, hide: 0, move: 0 },
      pieces: [],
      areas: [],
    });
    const map = { name: "two", columns: 2, rows: 1, tiles: [tile("1A", 0), tile("2A", 80)] };
    const tiles = [
      { tile: 0, number: -2, building: false, areas: -1, smoke: 0, optics: 0, counts: false, adds: -1 },
      { tile: 1, number: -1, building: false, areas: 0, smoke: 0, optics: 0, counts: true, adds: -1 },
    ];
    const ruler = {
      squares: 1,
      inches: 5,
      lines: [{ action: "look" as const, tiles, modifiers: -2 }],
      enemy: true,
      comes_to: "could_spot" as const,
      verdicts: [],
      in_arc: true,
      hidden: false,
    };
    const crossed = crossedBy(map, ruler, "look", spot(40, 40), spot(120, 40));
    expect(crossed.map((it) => [it.face, it.value, it.counts])).toEqual([
      ["1A", -1, true],
      ["2A", -1, true],
    ]);
    expect(crossed[1]!.entry).toEqual(spot(80, 40));
  });
});

test("a walk begins and ends as it should, and looks where it goes between", () => {
  const from = { at: [0, 0] as [number, number], facing: 0 };
  const to = { at: [64, 0] as [number, number], facing: 32 };
  const { ms, at } = alongWay({ tag: 1, from, way: { bends: [], to }, msPerInch: 100 });
  expect(ms).toBe(400);
  expect(at(0)).toEqual(from);
  expect(at(0.5).facing).toBe(16);
  expect(at(1)).toEqual(to);
});
