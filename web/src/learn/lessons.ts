import type { Arg, Entry, Game, NewMatch, Phrase, SeatPlan } from "../protocol";
import { isPhrase } from "../words/phrases";
import { isMet, type Goal } from "./goals";

/** One thing to do. */
export interface Step {
  /** The key of its text, such as `aces-learn-move-1`. */
  key: string;
  /** Its text by language, in a lesson that someone has made; the key stands for it where it is empty. */
  says?: Record<string, string>;
  /** What goes into the text: as in phrases of the game, and figures of this match (see `LessonBook.figure`). */
  args: Record<string, Arg>;
  /** The rules behind it. */
  rules: string[];
  /** When it is done. The last step has none: it says well done. */
  done?: Goal;
  /** When it can no longer be done in this match. */
  missed?: Goal;
}

/** A lesson as it is written down. */
export interface Written<G extends Game> {
  id: string;
  /** The chapter of the rules, such as `MOV`. */
  chapter: string;
  /** The rules that it teaches, the most important first. */
  rules: string[];
  /** The position. */
  setup: G["request"];
  seats: SeatPlan[];
  steps: Step[];
  /** A way to finish it, for the tests. */
  solution: G["choice"][];
}

/** A short position that teaches one chapter. */
export interface Lesson<G extends Game> extends Written<G> {
  /** The rule to read first. */
  rule: string;
  /** The match that it starts. */
  match: NewMatch<G>;
}

/** The lessons of a game, in their order. */
export interface LessonBook<G extends Game> {
  lessons: Lesson<G>[];
  /** The title of a lesson. */
  name(id: string): string;
  /** A sentence about the lesson. */
  goal(id: string): string;
  /** A lesson that someone has made, by its name in the address. */
  own?(id: string): Lesson<G> | null;
  /** A figure of the match that a text names, such as `{ speed: "us-tank" }`. */
  figure(arg: Record<string, string>, world: G["world"]): number | undefined;
}

/** Lessons as they are in a file, so that a test of the rules can play them, too. */
export function read<G extends Game>(game: string, written: unknown): Lesson<G>[] {
  return (written as Written<G>[]).map((it) => ({
    ...it,
    rule: it.rules[0]!,
    match: { game, setup: it.setup, seats: it.seats, clock: "none", listed: false },
  }));
}

export function lessonOf<G extends Game>(book: LessonBook<G>, id: string | null): Lesson<G> | null {
  return book.lessons.find((it) => it.id === id) ?? (id === null ? null : (book.own?.(id) ?? null));
}

/** The lesson that follows; none after the last. */
export function nextLesson<G extends Game>(book: LessonBook<G>, id: string): Lesson<G> | null {
  const i = book.lessons.findIndex((it) => it.id === id);
  return i < 0 ? null : (book.lessons[i + 1] ?? null);
}

/** The progress of a lesson. */
export interface Progress {
  /** How many steps are done, one after the other. */
  n: number;
  step: Step;
  finished: boolean;
  /** The step can no longer be done in this match. */
  missed: boolean;
}

export function progressOf<G extends Game>(lesson: Lesson<G>, log: Entry<G>[], view: G["view"]): Progress {
  const last = lesson.steps.length - 1;
  const open = lesson.steps.findIndex((it) => !it.done || !isMet(it.done, log, view));
  const n = open < 0 ? last : open;
  const step = lesson.steps[n]!;
  return { n, step, finished: n === last, missed: step.missed ? isMet(step.missed, log, view) : false };
}

/** The text of a step, with the figures of this match in it. */
export function phraseOf<G extends Game>(book: LessonBook<G>, step: Step, world: G["world"]): Phrase {
  const figure = (arg: Arg) =>
    typeof arg === "object" && !Array.isArray(arg) && !isPhrase(arg) ? (book.figure(arg, world) ?? arg) : arg;
  const args = Object.entries(step.args).map(([name, arg]) => [name, figure(arg)] as const);
  return { key: step.key, args: Object.fromEntries(args), rules: step.rules };
}
