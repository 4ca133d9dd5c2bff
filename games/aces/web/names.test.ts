import { afterEach, expect, test } from "vitest";
import { names } from "./names.svelte";
import type { WorldInfo } from "./protocol";

afterEach(() => (names.world = null));

test("levels are those that the table sent", () => {
  names.world = {
    levels: [
      ["rookie", 0],
      ["veteran", 2],
      ["war_hero", 7],
    ],
  } as unknown as WorldInfo;
  expect([0, 1, 2, 6, 7, 9].map((it) => names.level(it))).toEqual([
    "rookie",
    "rookie",
    "veteran",
    "veteran",
    "war_hero",
    "war_hero",
  ]);
});

test("without a table everybody is a rookie", () => {
  expect(names.level(9)).toBe("rookie");
});
