import type { Seat } from "$frame/protocol";
import type { Ask, CardIx, Event, Part, Tag, View } from "../protocol";
import { payload } from "$frame/protocol/variants";
import { onScreen } from "../events";
import type { Entry } from "./desk";

/** What one soldier did, by the drawings that stand for it. */
export interface Deed {
  part: Part;
  tag: Tag;
  signs: string[];
}

/** How far a card has been played. */
export interface Course {
  /** Its parts, in the order in which they stand on it; what a dead owner's card lacks is left out. */
  parts: Part[];
  /** Those that were begun, in their order. */
  begun: Part[];
  deeds: Deed[];
}

/** Reads in the log how far the card has come that is being played. */
export function course(log: readonly Entry[], card: CardIx, owner: Tag | null): Course | null {
  const began = log.findLastIndex((it) => payload(it.event, "card_began")?.card === card);
  const parts = payload(log[began]?.event, "card_began")?.parts;
  if (!parts) return null;
  const read: Course = { parts, begun: [], deeds: [] };
  for (const { event } of log.slice(began + 1)) note(read, event, owner);
  return read;
}

function note(read: Course, event: Event, owner: Tag | null): void {
  const part = payload(event, "part_began")?.part;
  const acted = payload(event, "acted")?.tag;
  const current = read.begun.at(-1);
  if (part) {
    read.begun.push(part);
    if (part !== "bubble" && owner !== null) read.deeds.push({ part, tag: owner, signs: [] });
  } else if (acted !== undefined && current) {
    const waiting = read.deeds.at(-1);
    // In a narrator box the soldier who acts need not be the owner.
    if (waiting?.part === current && current !== "bubble" && waiting.signs.length === 0) waiting.tag = acted;
    else read.deeds.push({ part: current, tag: acted, signs: [] });
  } else {
    const deed = read.deeds.at(-1);
    // SM-MED-1: a medic who runs to the fallen does no part of the card.
    const walker = payload(event, "walked")?.tag;
    const sign = walker === undefined || walker === deed?.tag ? onScreen(event).sign : undefined;
    if (sign) deed?.signs.push(sign);
  }
}

/** The card that everybody looks at: the one that is played, or that a question is about before that. */
export function cardInHand(view: View, ask: Ask | null): { seat: Seat; card: CardIx } | null {
  if (view.playing) return view.playing;
  return payload(ask, "pay") ?? null;
}
