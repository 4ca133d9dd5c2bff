import type { Game } from "../protocol";
import type { MatchState } from "../table/match.svelte";
import { t, words } from "../words/words.svelte";
import { phraseOf, progressOf, type Lesson, type LessonBook, type Step } from "./lessons";

/** What a step of a lesson says: in the reader's language, where someone has written it in several. */
export function textOf(book: LessonBook<Game>, step: Step, world: Game["world"] | null): string {
  const { says } = step;
  const written = says?.[words.language] || says?.["en"] || Object.values(says ?? {}).find((it) => it !== "");
  return written || words.say(phraseOf(book, step, world));
}

/** A lesson for those who hear it: what it is about, and what is to be done now. */
export function aloud(book: LessonBook<Game>, lesson: Lesson<Game>, match: MatchState<Game>): string[] {
  const { n, step, finished, missed } = progressOf(lesson, match.log, match.view);
  const isOwn = !book.lessons.includes(lesson);
  return [
    isOwn ? book.name(lesson.id) : `${book.name(lesson.id)}: ${book.goal(lesson.id)}`,
    ...(finished ? [] : [t("learn-step", { n: n + 1 })]),
    textOf(book, step, match.world),
    ...(missed && !finished ? [t("learn-missed")] : []),
  ];
}
