import { describe, expect, test, vi } from "vitest";
import type { Phrase } from "$frame/protocol";
import type { Find } from "../finding.svelte";
import type { CardIx, PlacingInfo, Query, View } from "../protocol";
import { EMPTY, filled, type Slots } from "./placing";
import { Placing, type Dealt } from "./placing.svelte";

const NO: Phrase = { key: "no", args: {} };

/** A table that lets cards be put on the phases that are named for them. */
function table(cards: Record<number, number[]>, seconds = 0) {
  const state = { deal: null as Dealt | null, sealed: null as Slots | null, isDeaf: false };
  const fits = (card: CardIx, phase: number) => cards[card]?.includes(phase) ?? false;
  const hand = Object.keys(cards).map(Number);

  function completed(slots: Slots): Slots {
    let best = slots;
    const fill = (phase: number, soFar: Slots): void => {
      if (filled(best) < filled(soFar)) best = soFar;
      if (phase === 3) return;
      for (const card of soFar[phase] === null ? hand : [])
        if (!soFar.includes(card) && fits(card, phase)) fill(phase + 1, soFar.with(phase, card) as Slots);
      fill(phase + 1, soFar);
    };
    fill(0, slots);
    return best;
  }
  function info({ lay }: Extract<Query, { what: "placing" }>): PlacingInfo {
    const [most, so] = [filled(completed(EMPTY)), completed(lay.cards)];
    const three = (may: (phase: number) => boolean) =>
      [0, 1, 2].map((it) => (may(it) ? null : NO)) as [Phrase | null, Phrase | null, Phrase | null];
    const isSecond = (card: CardIx, phase: number) =>
      fits(card, phase) && lay.cards[phase] !== null && filled(lay.second) < seconds;
    return {
      hand: hand.map((card) => ({
        card,
        first: three((phase) => fits(card, phase)),
        second: three((phase) => isSecond(card, phase)),
      })),
      most,
      most_so: filled(so),
      seconds,
      filled_up: filled(so) < most ? completed(EMPTY) : so,
      ...(filled(lay.cards) < most && { why: NO }),
    };
  }
  const find = (async (query: Query) =>
    query.what === "placing" && !state.isDeaf ? info(query) : null) as Find;
  const placing = new Placing(
    () => state.deal,
    find,
    () => state.sealed,
  );
  return {
    state,
    placing,
    on: (turn: number) => (state.deal = { seat: 0, turn, hand }),
    /** Lets the table answer. */
    async hear() {
      placing.ask();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("a placing", () => {
  test("is judged a moment later if the answer of the table was lost", async () => {
    vi.useFakeTimers();
    const { on, state, placing: it } = table({});
    on(1);
    state.isDeaf = true;
    const stop = it.ask();
    await vi.advanceTimersByTimeAsync(100);
    expect(it.isFull).toBe(false);
    state.isDeaf = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(it.isFull).toBe(true);
    stop?.();
    vi.useRealTimers();
  });

  test("is ready when the table says that no more phases can be filled", async () => {
    const { on, placing: it, hear } = table({ 1: [0, 1], 2: [0], 3: [2] });
    on(1);
    await hear();
    expect(it.most).toBe(3);
    it.place(1, 0);
    await hear();
    expect(it.mostSo).toBe(2);
    expect(it.choice).toBeNull();
    it.place(1, 1);
    it.place(2, 0);
    await hear();
    expect(it.open).toEqual([2]);
    it.place(3, 2);
    expect(it.choice).toBeNull();
    await hear();
    expect(it.choice).toEqual({ placing: [2, 1, 3] });
    expect(it.left).toEqual([]);
  });

  test("what does not fit is not placed, nor anything before the table has answered", async () => {
    const { on, placing: it, hear } = table({ 1: [0] });
    on(1);
    expect(it.place(1, 0)).toBe(false);
    await hear();
    expect(it.place(1, 2)).toBe(false);
    expect(it.slots).toEqual([null, null, null]);
  });

  test("every change can be undone", async () => {
    const { on, placing: it, hear } = table({ 1: [0, 1], 2: [0, 1] });
    on(1);
    await hear();
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

  test("is filled up as the table proposes", async () => {
    const { on, placing: it, hear } = table({ 1: [0, 1, 2], 2: [0], 3: [2] });
    on(1);
    await hear();
    it.place(1, 0);
    await it.fillUp();
    expect(it.slots).toEqual([2, 1, 3]);
  });

  test("with a poor hand fewer will do", async () => {
    const { on, placing: it, hear } = table({ 1: [0], 2: [0] });
    on(1);
    await hear();
    it.place(2, 0);
    await hear();
    expect(it.choice).toEqual({ placing: [2, null, null] });
  });

  test("what was sent is known until all have placed", () => {
    const view = (turn: number, placed: number) =>
      ({ turn, phase: 0, seats: [{ placed: [placed, 0, 0] }, { placed: [0, 0, 0] }] }) as unknown as View;
    const sent = (n: number, turn?: number) => {
      const { state, on, placing } = table({ 1: [0] });
      state.sealed = [1, null, null];
      if (turn !== undefined) on(turn);
      return placing.sent(view(3, n));
    };
    expect(sent(0)).toEqual([1, null, null]);
    expect(sent(1)).toBeNull();
    expect(sent(0, 3)).toBeNull();
  });

  test("what was taken back is as it was, also on a page that was loaded since", () => {
    const { on, placing: it } = table({ 1: [0] });
    on(3);
    it.reopen(3, [1, null, null]);
    expect(it.slots).toEqual([1, null, null]);
    expect(it.canUndo).toBe(false);
  });

  test("an officer adds second cards where the table lets him", async () => {
    const { on, placing: it, hear } = table({ 1: [0], 2: [1], 3: [2], 4: [0, 1, 2], 5: [0, 1] }, 1);
    on(1);
    await hear();
    expect(it.placeSecond(4, 0)).toBe(false);
    it.place(1, 0);
    it.place(2, 1);
    it.place(3, 2);
    await hear();
    expect(it.placeSecond(4, 0)).toBe(true);
    await hear();
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
