import { beforeEach, expect, test } from "vitest";
import { Gestures } from "./gestures.ts";

let told: string[] = [];
let gestures: Gestures;

beforeEach(() => {
  told = [];
  gestures = new Gestures({
    drag: (dx, dy) => told.push(`drag ${dx} ${dy}`),
    pinch: (factor) => told.push(`pinch ${factor}`),
    tap: (point) => told.push(`tap ${point.x} ${point.y}`),
  });
});

function finger(pointerId: number, buttons = 1, pointerType = "touch"): PointerEvent {
  return { pointerId, buttons, button: 0, pointerType } as PointerEvent;
}

test("a tap may tremble a little", () => {
  gestures.down(finger(1), { x: 50, y: 50 });
  gestures.move(finger(1), { x: 54, y: 53 });
  gestures.up(finger(1, 0), { x: 54, y: 53 });
  expect(told).toEqual(["tap 54 53"]);
});

test("a drag is no tap", () => {
  gestures.down(finger(1), { x: 50, y: 50 });
  gestures.move(finger(1), { x: 70, y: 50 });
  gestures.move(finger(1), { x: 50, y: 50 });
  gestures.up(finger(1, 0), { x: 50, y: 50 });
  expect(told).toEqual(["drag 20 0", "drag -20 0"]);
  expect(gestures.dragging).toBe(false);
});

test("two fingers pinch, and neither taps", () => {
  gestures.down(finger(1), { x: 0, y: 0 });
  gestures.down(finger(2), { x: 100, y: 0 });
  gestures.move(finger(2), { x: 200, y: 0 });
  gestures.up(finger(1, 0), { x: 0, y: 0 });
  gestures.up(finger(2, 0), { x: 200, y: 0 });
  expect(told).toEqual(["drag 50 0", "pinch 2"]);
});

test("a mouse button let go elsewhere does not go on dragging", () => {
  gestures.down(finger(1, 1, "mouse"), { x: 50, y: 50 });
  gestures.move(finger(1, 0, "mouse"), { x: 90, y: 50 });
  gestures.move(finger(1, 1, "mouse"), { x: 120, y: 50 });
  expect(told).toEqual([]);
});

test("two turning fingers report by how much, also across the half turn", () => {
  let turned = 0;
  const turning = new Gestures({
    drag: () => {},
    pinch: () => {},
    tap: () => {},
    twist: (by) => (turned += by),
  });
  turning.down(finger(1), { x: 100, y: 0 });
  turning.down(finger(2), { x: 0, y: 1 });
  turning.move(finger(2), { x: 0, y: -1 });
  expect(turned).toBeCloseTo(0.02);
});

test("what is held is carried, and the map stays", () => {
  const carried: number[] = [];
  const holding = new Gestures({
    drag: () => told.push("drag"),
    pinch: () => {},
    tap: () => {},
    hold: ({ x }) => x < 60,
    carry: ({ x }) => carried.push(x),
  });
  holding.down(finger(1), { x: 50, y: 50 });
  holding.move(finger(1), { x: 70, y: 50 });
  holding.up(finger(1, 0), { x: 70, y: 50 });
  holding.down(finger(1), { x: 90, y: 50 });
  holding.move(finger(1), { x: 120, y: 50 });
  expect(carried).toEqual([70]);
  expect(told).toEqual(["drag"]);
});
