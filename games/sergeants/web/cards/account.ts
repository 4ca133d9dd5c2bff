import type { Seat } from "$frame/protocol";
import type { CardIx, Event, Figure, OrderNr, StoryNr, Tag, View, WorldInfo } from "../protocol";
import { figureOf, held, nameOf, type Entry } from "./desk";

/** SM-VIC-1: what VP came from. */
export type Source =
  | { kill: Tag }
  | { prisoner: Tag }
  | { order: OrderNr; over: Seat | null }
  | { event: StoryNr | null }
  /** SM-VIC-5: a card that was paid for. */
  | { paid: CardIx };

export interface Item {
  vp: number;
  from: Source;
}

/** The sorts of an account, in the order in which they are told. */
export const SORTS = ["kill", "prisoner", "order", "event", "paid"] as const;
export type Sort = (typeof SORTS)[number];

export function sortOf(item: Item): Sort {
  return nameOf(item.from) as Sort;
}

export const sum = (items: readonly Item[]): number => items.reduce((vp, it) => vp + it.vp, 0);

/** All VP that were scored, by seats, from what happened. */
export function account(view: View, log: readonly Entry[]): Item[][] {
  const items: Item[][] = view.seats.map(() => []);
  const add = (seat: Seat, vp: number, from: Source) => items[seat]?.push({ vp, from });
  const prisoners = scoredPrisoners(view, log);
  let story: StoryNr | null = null;
  log.forEach(({ event }, i) => {
    story = storyOf(event, story);
    const killed = held(event, "killed");
    killed?.scores.forEach(([seat, vp]) => add(seat, vp, { kill: killed.tag }));
    const met = held(event, "order_met");
    if (met) add(met.seat, met.vp, { order: met.order, over: met.over });
    const spent = held(event, "spent");
    if (spent) add(spent.seat, -spent.vp, { paid: spent.card });
    const scored = held(event, "scored");
    const prisoner = prisoners.get(i);
    if (scored) add(scored.seat, scored.vp, prisoner === undefined ? { event: story } : { prisoner });
  });
  return items;
}

/** The event that VP come from: it lasts until cards are placed. */
function storyOf(event: Event, before: StoryNr | null): StoryNr | null {
  const happens = held(event, "story_happens");
  if (happens) return happens.card;
  return ["turn_began", "placed", "card_began"].includes(nameOf(event)) ? null : before;
}

/**
 * SM-PRI-2: prisoners are scored last of all, one after the other: the lines of the log that are theirs. Those of escorts who have
 * left the map count too.
 */
function scoredPrisoners(view: View, log: readonly Entry[]): Map<number, Tag> {
  const end = log.findLastIndex((it) => nameOf(it.event) === "ended");
  const found = new Map<number, Tag>();
  if (end < 0) return found;
  const held = prisoners(view);
  // Decorations of a campaign are told in between.
  let last = end - 1;
  while (last >= 0 && nameOf(log[last]!.event) === "honoured") last--;
  for (let i = last; held.length > 0 && i >= 0 && nameOf(log[i]!.event) === "scored"; i--) {
    found.set(i, held.pop()!.tag);
  }
  return found;
}

/** Everybody who is a prisoner, with the seat of his escort. */
export function prisoners(view: View): { tag: Tag; seat: Seat }[] {
  return view.figures.flatMap((it) => {
    const escort = held(it.at, "with");
    const by = escort === null ? null : figureOf(view, escort);
    return by ? [{ tag: it.tag, seat: by.seat }] : [];
  });
}

/** SM-SOL-8: what a soldier is worth, as far as one knows his rank: the least and the most. */
export function worth(world: WorldInfo, view: View, tag: Tag): [number, number] {
  const ranks = world.soldiers[tag]?.ranks ?? [];
  const figure = figureOf(view, tag);
  const known = figure?.shown ?? rankOf(view, figure);
  const costs = ranks.filter((it) => known === null || it.rank === known).map((it) => it.cost);
  return costs.length === 0 ? [0, 0] : [Math.min(...costs), Math.max(...costs)];
}

function rankOf(view: View, figure: Figure | null) {
  const own = figure ? view.seats[figure.seat]?.own : null;
  return own?.soldiers.find((it) => it.tag === figure?.tag)?.rank ?? null;
}
