import { describe, expect, test } from "vitest";
import { points, readUnit } from "./model.ts";

test.each([
  [0, "0"],
  [0.5, "½"],
  [1, "1"],
  [1.5, "1½"],
  [12, "12"],
])("%d points are written %s", (cost, text) => {
  expect(points(cost)).toBe(text);
});

describe("a unit's name", () => {
  test("names faction, kind and number", () => {
    expect(readUnit("g2-artillery-3")).toEqual({ faction: "g2", kind: "artillery", number: 3 });
  });
  test.each(["uk-tank-1", "us-lorry-1", ""])("%s is refused", (id) => {
    expect(() => readUnit(id)).toThrow();
  });
});
