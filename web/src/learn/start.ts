import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Game } from "../protocol";
import { nextLesson, type Lesson, type LessonBook } from "./lessons";
import { keepLessonMatch } from "./progress";

/** Starts a lesson at a new table and goes there. */
export async function startLesson<G extends Game>(lesson: Lesson<G>): Promise<void> {
  const { id: match } = await api.create(lesson.match);
  keepLessonMatch(match);
  router.go(`/match/${match}?lesson=${lesson.id}`);
}

/** Continues with the next lesson; after the last, goes to the first page. */
export async function startNext<G extends Game>(book: LessonBook<G>, id: string): Promise<void> {
  const next = nextLesson(book, id);
  if (next) await startLesson(next);
  else router.go("/");
}
