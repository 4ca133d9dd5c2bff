import { describe, expect, test } from "vitest";
import {
  COLUMNS,
  DIRECTIONS,
  H,
  R,
  alongMarch,
  centre,
  corners,
  directionTo,
  distance,
  edge,
  edgeMiddle,
  formatHex,
  hexAt,
  lowered,
  marchPath,
  neighbour,
  neighbours,
  outline,
  parseHex,
  type Point,
} from "./geometry.ts";

const all = [...COLUMNS].flatMap((letter) => Array.from({ length: 16 }, (_, row) => `${letter}${row + 1}`));

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe("names of hexes", () => {
  test("24 columns without I and O", () => {
    expect(COLUMNS).toHaveLength(24);
    expect(COLUMNS).not.toMatch(/[IO]/);
  });
  test("reads what it writes", () => {
    for (const hex of all) expect(formatHex(parseHex(hex)!)).toBe(hex);
  });
  test.each(["I5", "O1", "A0", "A", "5", "a5", "A123", ""])("%s is no hex", (text) => {
    expect(parseHex(text)).toBeNull();
  });
  test("B, D, F, H, K, M, P, R, T, V, X and Z lie lower", () => {
    expect([...COLUMNS].filter((_, col) => lowered(col)).join("")).toBe("BDFHKMPRTVXZ");
  });
});

describe("neighbours", () => {
  test("of a raised and of a lowered column", () => {
    expect(neighbours("C5")).toEqual(["C4", "D4", "D5", "C6", "B5", "B4"]);
    expect(neighbours("D5")).toEqual(["D4", "E5", "E6", "D6", "C6", "C5"]);
  });
  test("across the letters left out", () => {
    expect(neighbour("H5", "ne")).toBe("J5");
    expect(neighbour("P5", "nw")).toBe("N5");
  });
  test("end at the rim of the paper", () => {
    expect(neighbour("A1", "n")).toBeNull();
    expect(neighbour("A1", "sw")).toBeNull();
    expect(neighbour("Z3", "ne")).toBeNull();
  });
  test("lie one hex height away, in their direction and one step off", () => {
    for (const hex of all) {
      for (const direction of DIRECTIONS) {
        const beside = neighbour(hex, direction);
        if (!beside) continue;
        expect(apart(centre(hex), centre(beside))).toBeCloseTo(H);
        expect(apart(edgeMiddle(centre(hex), direction, 2), centre(beside))).toBeCloseTo(0);
        expect(distance(hex, beside)).toBe(1);
        expect(directionTo(hex, beside)).toBe(direction);
      }
    }
  });
});

test("distance counts the steps of the shortest way", () => {
  const from = "K8";
  const steps = new Map([[from, 0]]);
  for (const [hex, count] of steps) {
    for (const beside of neighbours(hex)) if (!steps.has(beside) && count < 9) steps.set(beside, count + 1);
  }
  for (const [hex, count] of steps) expect(distance(from, hex)).toBe(count);
});

test("every point of a hex is found in it", () => {
  for (const hex of all) {
    const middle = centre(hex);
    expect(hexAt(middle)).toBe(hex);
    for (const corner of corners(middle, 0.98 * R)) expect(hexAt(corner)).toBe(hex);
  }
});

test("an edge is between two hexes", () => {
  for (const direction of DIRECTIONS) {
    const [a, b] = edge(centre("K8"), direction);
    const beside = centre(neighbour("K8", direction)!);
    for (const point of [a, b]) {
      expect(apart(point, beside)).toBeCloseTo(R);
      expect(apart(point, centre("K8"))).toBeCloseTo(R);
    }
  }
});

describe("outline", () => {
  test("of one hex has six corners, of seven eighteen", () => {
    expect(outline(["K8"]).match(/[ML]/g)).toHaveLength(6);
    expect(outline(["K8", ...neighbours("K8")]).match(/[ML]/g)).toHaveLength(18);
  });
  test("goes around a hole as well", () => {
    expect(outline(neighbours("K8")).match(/M/g)).toHaveLength(2);
  });
  test("of nothing is empty", () => {
    expect(outline([])).toBe("");
  });
});

describe("a march", () => {
  const hexes = ["H6", "J7", "J8", "K8"];
  test("starts and ends in the centres and crosses the edges in their middle", () => {
    expect(apart(alongMarch(hexes, 0), centre("H6"))).toBeCloseTo(0);
    expect(apart(alongMarch(hexes, 3), centre("K8"))).toBeCloseTo(0);
    expect(apart(alongMarch(hexes, 0.5), edgeMiddle(centre("H6"), "se"))).toBeCloseTo(0);
    expect(apart(alongMarch(hexes, 1.5), edgeMiddle(centre("J7"), "s"))).toBeCloseTo(0);
  });
  test("has no jump", () => {
    for (let steps = 0; steps < 3; steps += 0.01) {
      expect(apart(alongMarch(hexes, steps), alongMarch(hexes, steps + 0.01))).toBeLessThan(0.03 * H);
    }
  });
  test("is drawn with one bend a hex", () => {
    expect(marchPath(hexes).match(/Q/g)).toHaveLength(4);
    expect(marchPath([])).toBe("");
  });
});
