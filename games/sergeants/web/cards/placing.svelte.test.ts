import { describe, expect, test } from "vitest";
import type { View } from "../protocol";
import type { Slots } from "./placing";
import { Placing, type TurnsDeal } from "./placing.svelte";

function table(cards: Record<number, number[]>) {
  const state = { deal: null as TurnsDeal | null, sealed: null as Slots | null };
  const on = (turn: number, of = cards) => {
    state.deal = {
      turn,
      hand: Object.keys(of).map(Number),
      fits: (card, phase) => of[card]?.includes(phase) ?? false,
    };
  };
  return {
    state,
    on,
    placing: () =>
      new Placing(
        () => state.deal,
        () => state.sealed,
      ),
  };
}

describe("a placing", () => {
  test("is ready when no more phases can be filled", () => {
    const { on, placing } = table({ 1: [0, 1], 2: [0], 3: [2] });
    on(1);
    const it = placing();
    expect(it.most).toBe(3);
    it.place(1, 0);
    expect(it.mostSo).toBe(2);
    expect(it.choice).toBeNull();
    it.place(1, 1);
    it.place(2, 0);
    expect(it.open).toEqual([2]);
    it.place(3, 2);
    expect(it.choice).toEqual({ placing: [2, 1, 3] });
    expect(it.left).toEqual([]);
  });

  test("what does not fit is not placed", () => {
    const { on, placing } = table({ 1: [0] });
    on(1);
    const it = placing();
    expect(it.place(1, 2)).toBe(false);
    expect(it.slots).toEqual([null, null, null]);
  });

  test("every change can be undone", () => {
    const { on, placing } = table({ 1: [0, 1], 2: [0, 1] });
    on(1);
    const it = placing();
    it.place(1, 0);
    it.place(2, 1);
    it.place(1, 1);
    expect(it.slots).toEqual([2, 1, null]);
    it.undo();
    expect(it.slots).toEqual([1, 2, null]);
    it.undo();
    it.undo();
    expect(it.slots).toEqual([null, null, null]);
    expect(it.canUndo).toBe(false);
  });

  test("filling up begins anew where the cards that lie are in the way", () => {
    const { on, placing } = table({ 1: [0, 1, 2], 2: [0], 3: [2] });
    on(1);
    const it = placing();
    it.place(1, 0);
    it.fillUp();
    expect(it.filled).toBe(3);
    expect(it.slots).toEqual([2, 1, 3]);
  });

  test("with a poor hand fewer will do", () => {
    const { on, placing } = table({ 1: [0], 2: [0] });
    on(1);
    const it = placing();
    it.place(2, 0);
    expect(it.choice).toEqual({ placing: [2, null, null] });
  });

  test("what was sent is known until all have placed", () => {
    const { state, on, placing } = table({ 1: [0] });
    const view = (turn: number, placed: number) =>
      ({ turn, phase: 0, seats: [{ placed: [placed, 0, 0] }, { placed: [0, 0, 0] }] }) as unknown as View;
    state.sealed = [1, null, null];
    expect(placing().sent(view(3, 0))).toEqual([1, null, null]);
    expect(placing().sent(view(3, 1))).toBeNull();
    on(3);
    expect(placing().sent(view(3, 0))).toBeNull();
  });

  test("what was taken back lies as it lay, also on a page that was loaded since", () => {
    const { on, placing } = table({ 1: [0] });
    on(3);
    const it = placing();
    it.reopen(3, [1, null, null]);
    expect(it.slots).toEqual([1, null, null]);
    expect(it.canUndo).toBe(false);
  });

  test("an officer adds second cards, as many as he commands, each to a first one", () => {
    const { state, on, placing } = table({ 1: [0], 2: [1], 3: [2], 4: [0, 1, 2], 5: [0, 1] });
    on(1);
    state.deal = { ...state.deal!, seconds: 1 };
    const it = placing();
    expect(it.placeSecond(4, 0)).toBe(false);
    it.place(1, 0);
    it.place(2, 1);
    it.place(3, 2);
    expect(it.placeSecond(4, 0)).toBe(true);
    expect(it.placeSecond(5, 1)).toBe(false);
    expect(it.choice).toEqual({ commanding: { cards: [1, 2, 3], second: [4, null, null] } });
    it.takeBack(1);
    expect([it.slots, it.seconds]).toEqual([
      [4, 2, 3],
      [null, null, null],
    ]);
    it.undo();
    expect(it.seconds).toEqual([4, null, null]);
  });
});
