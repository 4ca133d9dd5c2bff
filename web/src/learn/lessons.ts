import type { Arg, Choice, Entry, NewMatch, Phrase, Request, SeatPlan, View, WorldInfo } from "../protocol";
import { isMet, type Goal } from "./goals";
import written from "./lessons.json";

export { doneLessons, keepDone } from "./progress";

/** One thing to do. */
export interface Step {
  /** The key of its text: `learn-LESSON-NUMBER`. */
  key: string;
  /** What goes into the text: as in phrases of the game, and figures of this match (see `phraseOf`). */
  args: Record<string, Arg>;
  /** The rules behind it. */
  rules: string[];
  /** When it is done. The last step has none: it says well done. */
  done?: Goal;
  /** When it can no longer be done in this match. */
  missed?: Goal;
}

interface Written {
  id: string;
  /** The chapter of the rules, such as `MOV`. */
  chapter: string;
  /** The rules that it teaches, the most telling first. */
  rules: string[];
  /** The position. */
  setup: Request;
  seats: SeatPlan[];
  steps: Step[];
  /** A way to finish it, for the tests. */
  solution: Choice[];
}

/** A short position that teaches one chapter. Its name is the text `web-lesson-ID`, its goal `web-lesson-ID-goal`. */
export interface Lesson extends Written {
  /** The rule to read first. */
  rule: string;
  /** What it starts. */
  match: NewMatch;
}

/** All lessons in their order. The positions and goals stand in `lessons.json`, so that a test of the rules plays them, too. */
export const lessons: Lesson[] = (written as unknown as Written[]).map((it) => ({
  ...it,
  rule: it.rules[0]!,
  match: { game: "aces", setup: it.setup, seats: it.seats, clock: "none", listed: false },
}));

export function lessonOf(id: string | null): Lesson | null {
  return lessons.find((it) => it.id === id) ?? null;
}

/** The lesson that follows; none after the last. */
export function nextLesson(id: string): Lesson | null {
  const i = lessons.findIndex((it) => it.id === id);
  return i < 0 ? null : (lessons[i + 1] ?? null);
}

/** How far a lesson has come. */
export interface Progress {
  /** How many steps are done, one after the other. */
  n: number;
  step: Step;
  finished: boolean;
  /** The step can no longer be done in this match. */
  missed: boolean;
}

export function progressOf(lesson: Lesson, log: Entry[], view: View): Progress {
  const last = lesson.steps.length - 1;
  const open = lesson.steps.findIndex((it) => !it.done || !isMet(it.done, log, view));
  const n = open < 0 ? last : open;
  const step = lesson.steps[n]!;
  return { n, step, finished: n === last, missed: step.missed ? isMet(step.missed, log, view) : false };
}

/** The text of a step. `{ speed: "us-tank" }` and `{ cost: .. }` are what the mats say, `{ factories: "to_win" }` how many win. */
export function phraseOf(step: Step, world: WorldInfo): Phrase {
  const args = Object.entries(step.args).map(([name, arg]) => [name, figure(arg, world) ?? arg] as const);
  return { key: step.key, args: Object.fromEntries(args), rules: step.rules };
}

function figure(arg: Arg, world: WorldInfo): number | undefined {
  if (typeof arg !== "object" || Array.isArray(arg)) return undefined;
  if (arg["speed"]) return world.mats[arg["speed"]]?.speed;
  if (arg["cost"]) return world.mats[arg["cost"]]?.cost;
  return arg["factories"] ? world.factories_to_win : undefined;
}
