import type { Seat } from "$frame/protocol";
import { is, nameOf, payload } from "$frame/protocol/variants";
import type { CardIx, Event, OrderNr, StoryNr, Tag, View } from "../protocol";
import type { Entry } from "./desk";

/** SM-VIC-1: what VP came from. */
export type Source =
  | { kill: Tag }
  | { prisoner: Tag }
  | { order: OrderNr }
  | { event: StoryNr | null }
  /** SM-VIC-5: a card that was paid for. */
  | { paid: CardIx };

export interface Item {
  vp: number;
  from: Source;
}

/** The kinds of lines in an account, in the order in which they are shown. */
export const SORTS = ["kill", "prisoner", "order", "event", "paid"] as const;
export type Sort = (typeof SORTS)[number];

export function sortOf(item: Item): Sort {
  return nameOf(item.from);
}

export const sum = (items: readonly Item[]): number => items.reduce((vp, it) => vp + it.vp, 0);

/** All VP that were scored, by seats, from what happened. */
export function account(view: View, log: readonly Entry[]): Item[][] {
  const items: Item[][] = view.seats.map(() => []);
  const add = (seat: Seat, vp: number, from: Source) => items[seat]?.push({ vp, from });
  let story: StoryNr | null = null;
  for (const { event } of log) {
    story = storyOf(event, story);
    const killed = payload(event, "killed");
    killed?.scores.forEach(([seat, vp]) => add(seat, vp, { kill: killed.tag }));
    const met = payload(event, "order_met");
    if (met) add(met.seat, met.vp, { order: met.order });
    const spent = payload(event, "spent");
    if (spent) add(spent.seat, -spent.vp, { paid: spent.card });
    const scored = payload(event, "scored");
    if (scored) {
      const { seat, vp, prisoner } = scored;
      add(seat, vp, prisoner === null ? { event: story } : { prisoner });
    }
  }
  return items;
}

/** The event that VP come from: it lasts until cards are placed. */
function storyOf(event: Event, before: StoryNr | null): StoryNr | null {
  const happens = payload(event, "story_happens");
  if (happens) return happens.card;
  return is(event, "turn_began", "placed", "card_began") ? null : before;
}
