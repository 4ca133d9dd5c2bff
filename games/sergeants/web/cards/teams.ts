import type { PanelInfo, Tag } from "../protocol";

/**
 * SM-TEA-1: who sits where on a panel: where he was put if he may, else wherever a place is left for everybody. Soldiers for whom
 * there is none are left out.
 */
export function seated(
  panel: PanelInfo,
  members: readonly Tag[],
  wished: readonly (readonly [Tag, number])[],
  may: (tag: Tag, slot: number) => boolean,
): (Tag | null)[] {
  let best: (Tag | null)[] = panel.slots.map(() => null);
  const count = (slots: (Tag | null)[]) => slots.filter((it) => it !== null).length;
  const next = (i: number, slots: (Tag | null)[]): boolean => {
    if (count(best) < count(slots)) best = slots;
    if (i === members.length) return count(slots) === members.length;
    const tag = members[i]!;
    const order = panel.slots.map((_, slot) => slot).sort((a, b) => rank(tag, a) - rank(tag, b));
    const free = order.filter((slot) => slots[slot] === null && may(tag, slot));
    if (free.some((slot) => next(i + 1, slots.with(slot, tag)))) return true;
    next(i + 1, slots);
    return false;
  };
  const rank = (tag: Tag, slot: number) => (wished.some((it) => it[0] === tag && it[1] === slot) ? -1 : slot);
  next(0, best);
  return best;
}
