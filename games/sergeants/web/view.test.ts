import { expect, test } from "vitest";
import type { Figure, SeatView, View } from "./protocol";
import { changed, foreseen } from "./view";

const figure = (tag: number, change: Partial<Figure> = {}): Figure => ({
  tag,
  seat: 0,
  at: "waiting",
  spotted: false,
  pinned: false,
  wounded: false,
  shown: null,
  killer: null,
  ...change,
});
const seat = (hand: number) => ({ hand }) as SeatView;
const view = { turn: 1, figures: [figure(1), figure(3)], seats: [seat(3), seat(4)] } as unknown as View;

test("a change replaces what it names and leaves the rest", () => {
  const next = changed(view, {
    figures: [figure(2), figure(3, { pinned: true })],
    seats: [[1, seat(2)]],
    fields: { turn: 2 },
  });
  expect(next.figures.map((it) => [it.tag, it.pinned])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect(next.seats.map((it) => it.hand)).toEqual([3, 2]);
  expect(next.turn).toBe(2);
  expect(view.figures).toHaveLength(2);
});

test("nothing changes if nothing is told", () => {
  expect(changed(view, undefined)).toBe(view);
});

test("an event is seen before the change that it leads to", () => {
  const way = { bends: [], to: { at: [10, 20] as [number, number], facing: 0 } };
  const next = foreseen(view, { walked: { tag: 3, way } });
  expect(next.figures[1]!.at).toEqual({ on: way.to });
  expect(next.figures[0]!.at).toBe("waiting");
});
