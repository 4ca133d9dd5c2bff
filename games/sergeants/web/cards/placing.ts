import type { CardIx } from "../protocol";

/** A card for each phase, where there is one. */
export type Slots = [CardIx | null, CardIx | null, CardIx | null];

export const EMPTY: Slots = [null, null, null];

/** What there is to place, and where the table lets it be. */
export interface Deal {
  hand: readonly CardIx[];
  fits(card: CardIx, phase: number): boolean;
}

export const filled = (slots: Slots): number => slots.filter((it) => it !== null).length;

/** The phases that a card fits, from 0. */
export function phasesOf(deal: Deal, card: CardIx): number[] {
  return [0, 1, 2].filter((it) => deal.fits(card, it));
}

function put(slots: Slots, phase: number, card: CardIx | null): Slots {
  return slots.map((it, i) => (i === phase ? card : it)) as Slots;
}

/**
 * The slots after a card was put onto a phase. The card that was there goes to where the other came from, if it fits there, and else
 * back to the hand. A card that does not fit, or is not in the hand, changes nothing.
 */
export function placed(deal: Deal, slots: Slots, card: CardIx, phase: number): Slots {
  if (!deal.hand.includes(card) || !deal.fits(card, phase) || slots[phase] === card) return slots;
  const from = slots.indexOf(card);
  const displaced = slots[phase] ?? null;
  const after = put(slots, phase, card);
  if (from < 0) return after;
  return put(after, from, displaced !== null && deal.fits(displaced, from) ? displaced : null);
}

export function without(slots: Slots, card: CardIx): Slots {
  return slots.map((it) => (it === card ? null : it)) as Slots;
}

/** What is left of a placing when the hand has changed. */
export function still(hand: readonly CardIx[], slots: Slots): Slots {
  return slots.map((it) => (it !== null && hand.includes(it) ? it : null)) as Slots;
}
