import { describe, expect, test } from "vitest";
import {
  EMPTY,
  completed,
  filled,
  mostFilled,
  phasesOf,
  placed,
  still,
  without,
  type Deal,
  type Slots,
} from "./placing";

/** A deal from the phases that each card fits. */
function deal(cards: Record<number, number[]>): Deal {
  return {
    hand: Object.keys(cards).map(Number),
    fits: (card, phase) => cards[card]?.includes(phase) ?? false,
  };
}

describe("what fits where", () => {
  test("a card fits the phases that have one of its types", () => {
    expect(phasesOf(deal({ 1: [0, 2], 2: [] }), 1)).toEqual([0, 2]);
    expect(phasesOf(deal({ 1: [0, 2], 2: [] }), 2)).toEqual([]);
  });

  test("a card that does not fit, or is not in the hand, changes nothing", () => {
    const of = deal({ 1: [0] });
    expect(placed(of, EMPTY, 1, 1)).toEqual(EMPTY);
    expect(placed(of, EMPTY, 7, 0)).toEqual(EMPTY);
  });
});

describe("moving cards about", () => {
  const of = deal({ 1: [0, 1], 2: [0, 1], 3: [0] });

  test("a card from the hand sends the one that lay there back to it", () => {
    expect(placed(of, [1, null, null], 3, 0)).toEqual([3, null, null]);
  });

  test("two cards on phases change places if both fit", () => {
    expect(placed(of, [1, 2, null], 1, 1)).toEqual([2, 1, null]);
  });

  test("one that does not fit where the other came from goes back to the hand", () => {
    expect(placed(of, [3, 1, null], 1, 0)).toEqual([1, null, null]);
  });

  test("a card can be taken back", () => {
    expect(without([1, 2, null], 2)).toEqual([1, null, null]);
  });

  test("cards that are gone or fit no longer are left out", () => {
    expect(still(deal({ 1: [1], 2: [1] }), [1, 2, 9])).toEqual([null, 2, null]);
  });
});

describe("the most that can be filled", () => {
  test("a greedy choice is not enough: one card is the only one for its phase", () => {
    const of = deal({ 1: [0, 1, 2], 2: [0], 3: [0] });
    expect(mostFilled(of)).toBe(2);
    expect(mostFilled(of, [1, null, null])).toBe(1);
  });

  test("an empty hand fills nothing", () => {
    expect(mostFilled(deal({}))).toBe(0);
  });

  test("no card is used twice", () => {
    expect(mostFilled(deal({ 1: [0, 1, 2] }))).toBe(1);
  });

  test("what lies already stays", () => {
    const of = deal({ 1: [0, 1], 2: [0, 1], 3: [2] });
    const slots = completed(of, [2, null, null]);
    expect(slots).toEqual([2, 1, 3]);
  });

  test("it agrees with trying everything", () => {
    let seed = 7;
    const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    for (let i = 0; i < 200; i++) {
      const cards: Record<number, number[]> = {};
      for (let card = 0; card < random(6); card++) cards[card] = [0, 1, 2].filter(() => random(3) === 0);
      const of = deal(cards);
      const hand: (number | null)[] = [null, ...of.hand];
      let most = 0;
      for (const a of hand)
        for (const b of hand)
          for (const c of hand) {
            const slots: Slots = [a, b, c];
            const used = slots.filter((it) => it !== null);
            const legal = slots.every((it, phase) => it === null || of.fits(it, phase));
            if (legal && new Set(used).size === used.length) most = Math.max(most, filled(slots));
          }
      expect(mostFilled(of)).toBe(most);
    }
  });
});
