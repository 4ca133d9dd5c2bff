import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { lessonOf, nextLesson } from "./lessons";
import { keepLessonMatch } from "./progress";

/** Lays a lesson on a new table and goes there. */
export async function startLesson(id: string): Promise<void> {
  const lesson = lessonOf(id);
  if (!lesson) return router.go("/learn");
  const { id: match } = await api.create(lesson.match);
  keepLessonMatch(match);
  router.go(`/match/${match}?lesson=${id}`);
}

/** Goes on to the lesson after this one; after the last, to the first page. */
export async function startNext(id: string): Promise<void> {
  const next = nextLesson(id);
  if (next) await startLesson(next.id);
  else router.go("/");
}
