import { expect, test } from "vitest";
import { BUILTIN, boardOf } from "./boards";

test("half a board has one part, whatever is asked for", () => {
  const half = boardOf("brook", "left");
  expect(Object.keys(half.terrain)).toHaveLength(11 * 10);
  expect(boardOf("brook", "full")).toEqual(half);
  expect(boardOf("brook", "right")).toEqual(half);
});

test("full boards have all their hexes, and halves those of their columns", () => {
  for (const name of BUILTIN.filter((it) => it !== "brook")) {
    const full = boardOf(name, "full");
    expect(Object.keys(full.terrain)).toHaveLength(24 * 16);
    expect(Object.values(full.terrain).every((it) => it !== undefined)).toBe(true);
    expect(Object.keys(full.starts)).toHaveLength(12);
    expect(full.season).toBe(["winter", "passes"].includes(name) ? "winter" : "summer");
    const halves = [boardOf(name, "left"), boardOf(name, "right")];
    expect(halves.flatMap((it) => it.factories).toSorted()).toEqual(full.factories.toSorted());
    expect(Object.keys(halves[0]!.starts)).toEqual(["1", "2", "3", "4", "5", "6"]);
  }
});

test("hexes are read where they are written", () => {
  const { terrain, factories, names, starts } = boardOf("summer", "left");
  expect([terrain.F2, terrain.K2, terrain.A6, terrain.H7]).toEqual(["bridge", "factory", "forest", "bridge"]);
  expect(terrain.N1).toBeUndefined();
  expect(factories).toContain("C14");
  expect(names.C9).toBe("Ostmere");
  expect(starts["1"]).toBe("D7");
});
