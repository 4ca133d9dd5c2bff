import { describe, expect, test } from "vitest";
import { HEXES, centre, hexAt, outline, step } from "./geometry";

describe("the field", () => {
  test("has 61 hexes, named by row and place", () => {
    expect(HEXES).toHaveLength(61);
    expect([HEXES[0], HEXES[30], HEXES[60]]).toEqual(["A1", "E5", "I5"]);
    expect(centre("E5")).toEqual({ x: 0, y: 0 });
  });
  test("every hex is found at its middle, and nothing beyond the edge", () => {
    for (const hex of HEXES) expect(hexAt(centre(hex))).toBe(hex);
    expect(hexAt({ x: 400, y: 0 })).toBe(null);
  });
  test("steps end at the edge", () => {
    expect(step("E5", 1, 0)).toBe("E6");
    expect(step("E5", 0, -1)).toBe("D4");
    expect(step("A1", 0, -1)).toBe(null);
  });
  test("an outline leaves out the edges between its hexes", () => {
    expect(outline(["E5"]).match(/M/g)).toHaveLength(6);
    expect(outline(["E5", "E6"]).match(/M/g)).toHaveLength(10);
    expect(outline(HEXES).match(/M/g)).toHaveLength(54);
  });
});
