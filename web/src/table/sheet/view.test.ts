import { describe, expect, test } from "vitest";
import { centredOn, fitted, held, moved, onSheet, showing, showingAll, zoomed } from "./view.ts";

const map = { x: -24, y: -24, width: 1000, height: 800, largest: 2.1, rim: 60 };
const window = { width: 500, height: 500 };

test("the whole board fits and is centred", () => {
  expect(fitted(map, window)).toEqual({ scale: 0.5, x: 0, y: 50 });
});

test("there is no gap beside a map that is larger than the window", () => {
  expect(held({ scale: 1, x: 40, y: -900 }, map, window)).toEqual({ scale: 1, x: 0, y: -300 });
});

test("zoom ends at the whole board and at the largest scale", () => {
  const view = fitted(map, window);
  const middle = { x: 250, y: 250 };
  expect(zoomed(view, 0.1, middle, map, window)).toEqual(view);
  expect(zoomed(view, 1000, middle, map, window).scale).toBeCloseTo(2.1);
});

test("what is under the pointer stays there", () => {
  const view = { scale: 1, x: -200, y: -100 };
  const point = { x: 130, y: 240 };
  const before = onSheet(view, point, map);
  const after = onSheet(zoomed(view, 1.3, point, map, window), point, map);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

describe("showing a point", () => {
  const view = { scale: 1, x: -200, y: -100 };
  test("that is seen already changes nothing", () => {
    expect(showing(view, { x: 450, y: 350 }, map, window)).toEqual(view);
  });
  test("outside moves just as far as needed", () => {
    const next = showing(view, { x: 760, y: 350 }, map, window);
    expect(next).toEqual(moved(view, -(760 - 200 - 500 + 60), 0));
  });
  test("centred puts it into the middle, as far as the rim allows", () => {
    expect(centredOn(view, { x: 500, y: 400 }, map, window)).toEqual({ scale: 1, x: -250, y: -150 });
    expect(centredOn(view, { x: 0, y: 0 }, map, window)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe("showing several points", () => {
  const view = { scale: 1, x: -200, y: -100 };
  const isSeen = ({ x, y, scale }: typeof view, at: { x: number; y: number }) =>
    [at.x * scale + x, at.y * scale + y].every((it) => it >= 0 && it <= 500);
  test("that have room moves the sheet and leaves its scale", () => {
    const points = [
      { x: 700, y: 350 },
      { x: 760, y: 400 },
    ];
    const next = showingAll(view, points, map, window);
    expect(next.scale).toBe(1);
    expect(points.every((it) => isSeen(next, it))).toBe(true);
  });
  test("that are too far from each other makes it smaller", () => {
    const points = [
      { x: 200, y: 350 },
      { x: 800, y: 400 },
    ];
    const next = showingAll(view, points, map, window);
    expect(next.scale).toBeLessThan(1);
    expect(points.every((it) => isSeen(next, it))).toBe(true);
  });
  test("at opposite ends of the sheet ends at the whole sheet", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1000, y: 800 },
    ];
    expect(showingAll(view, points, map, window)).toEqual(fitted(map, window));
  });
});
