import { payload } from "$frame/protocol/variants";
import type { StoryNr, View } from "../protocol";
import type { Entry } from "./desk";

/** An event that happened, and on which turn. */
export interface Happened {
  turn: number;
  nr: StoryNr;
}

/** All events that happened, the latest first. */
export function events(log: readonly Entry[]): Happened[] {
  const all: Happened[] = [];
  let turn = 0;
  for (const { event } of log) {
    turn = payload(event, "turn_began")?.turn ?? turn;
    const happened = payload(event, "story_happens");
    if (happened) all.unshift({ turn, nr: happened.card });
  }
  return all;
}

/** SM-STO-3: whether the event of a phase's card happens in this turn. */
export function happens(log: readonly Entry[], view: View, phase: number): boolean {
  return events(log).some((it) => it.turn === view.turn && it.nr === view.story[phase]);
}
