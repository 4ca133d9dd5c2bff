import type { CardIx } from "../protocol";

/** A card for each phase, where there is one. */
export type Slots = [CardIx | null, CardIx | null, CardIx | null];

export const EMPTY: Slots = [null, null, null];

/** What there is to place, and where it fits. */
export interface Deal {
  hand: readonly CardIx[];
  fits(card: CardIx, phase: number): boolean;
}

export const filled = (slots: Slots): number => slots.filter((it) => it !== null).length;

/** The phases that a card fits, from 0. */
export function phasesOf(deal: Deal, card: CardIx): number[] {
  return [0, 1, 2].filter((it) => deal.fits(card, it));
}

/** SM-TRN-4: the best placing that keeps the cards which lie already: as many phases filled as can be. */
export function completed(deal: Deal, slots: Slots = EMPTY): Slots {
  let best = slots;
  const fill = (phase: number, soFar: Slots): void => {
    if (filled(best) < filled(soFar)) best = soFar;
    if (phase === 3 || filled(best) === 3) return;
    if (soFar[phase] === null) {
      for (const card of deal.hand) {
        if (!soFar.includes(card) && deal.fits(card, phase)) fill(phase + 1, put(soFar, phase, card));
      }
    }
    fill(phase + 1, soFar);
  };
  fill(0, slots);
  return best;
}

/** SM-TRN-4: how many phases a hand can fill, with these cards where they lie. */
export function mostFilled(deal: Deal, slots: Slots = EMPTY): number {
  return filled(completed(deal, slots));
}

function put(slots: Slots, phase: number, card: CardIx | null): Slots {
  return slots.map((it, i) => (i === phase ? card : it)) as Slots;
}

/**
 * The slots after a card was put onto a phase. Whatever lay there goes to where the card came from, if it fits there, and else back
 * to the hand. A card that does not fit, or is not in the hand, changes nothing.
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

/** What is left of a placing when the hand or the phases have changed. */
export function still(deal: Deal, slots: Slots): Slots {
  return slots.map((it, i) =>
    it !== null && deal.hand.includes(it) && deal.fits(it, i) ? it : null,
  ) as Slots;
}
