import type { StoryNr, View, WorldInfo } from "../protocol";
import { held, type Entry } from "./desk";

/** SM-STO-3: the event of a phase's card happens if the card before it causes its topic. */
export function happens(world: WorldInfo, view: View, phase: number): boolean {
  const [before, it] = [world.story[view.story[phase - 1] ?? -1], world.story[view.story[phase] ?? -1]];
  return before !== undefined && it !== undefined && before.cause === it.topic;
}

/** An event that happened, and on which turn. */
export interface Told {
  turn: number;
  nr: StoryNr;
}

/** All events that happened, the latest first. */
export function events(log: readonly Entry[]): Told[] {
  const told: Told[] = [];
  let turn = 0;
  for (const { event } of log) {
    turn = held(event, "turn_began")?.turn ?? turn;
    const happened = held(event, "story_happens");
    if (happened) told.unshift({ turn, nr: happened.card });
  }
  return told;
}
