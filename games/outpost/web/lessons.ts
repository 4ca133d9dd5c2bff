import { read, type LessonBook } from "$frame/learn/lessons";
import { t } from "$frame/words/words.svelte";
import written from "../lessons.json";
import type { Outpost } from "./protocol";

export const book: LessonBook<Outpost> = {
  lessons: read("outpost", written),
  name: (id) => t(`outpost-lesson-${id}`),
  goal: (id) => t(`outpost-lesson-${id}-goal`),
  figure: () => undefined,
};
