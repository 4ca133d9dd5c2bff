import { expect, test } from "vitest";
import { namesOf, type Standing } from "./figures.ts";

const standing = (tag: number, x: number, y: number, name = "Dembski"): Standing => ({
  tag,
  place: { at: [x, y], facing: 0 },
  name,
  side: "us",
  nth: 0,
  marks: [],
  escort: null,
  prisoners: [],
});

test("names do not lie on each other: one goes above, a third is left out", () => {
  const far = namesOf([standing(1, 0, 0), standing(2, 200, 0)], [], [], 0.5, 11);
  expect([...far]).toEqual([
    [1, "below"],
    [2, "below"],
  ]);
  const near = namesOf([standing(1, 0, 0), standing(2, 14, 0)], [], [], 0.5, 11);
  expect(near.get(1)).toBe("below");
  expect(near.get(2)).toBe("above");
  const crowd = [standing(1, 0, 0), standing(2, 14, 0), standing(3, 7, 3)];
  expect(namesOf(crowd, [], [], 0.5, 11).size).toBe(2);
});

test("who is looked at is named in any case", () => {
  const crowd = [standing(1, 0, 0), standing(2, 14, 0), standing(3, 7, 3)];
  expect(namesOf(crowd, [3], [], 0.5, 11).has(3)).toBe(true);
});

test("who can be chosen is named before others, but not on another's name", () => {
  const crowd = [standing(1, 0, 0), standing(2, 14, 0), standing(3, 7, 3)];
  const offered = namesOf(crowd, [], [3, 1, 2], 0.5, 11);
  expect(offered.has(3)).toBe(true);
  expect(offered.size).toBeLessThan(3);
});
