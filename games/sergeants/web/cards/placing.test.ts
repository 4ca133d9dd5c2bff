import { describe, expect, test } from "vitest";
import { EMPTY, phasesOf, placed, still, without, type Deal } from "./placing";

/** A deal from the phases that each card fits. */
function deal(cards: Record<number, number[]>): Deal {
  return {
    hand: Object.keys(cards).map(Number),
    fits: (card, phase) => cards[card]?.includes(phase) ?? false,
  };
}

describe("what fits where", () => {
  test("a card fits the phases that the table names", () => {
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

  test("cards that are gone are left out", () => {
    expect(still([1, 2], [9, 2, null])).toEqual([null, 2, null]);
  });
});
