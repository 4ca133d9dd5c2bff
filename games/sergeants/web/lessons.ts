import { read, type LessonBook } from "$frame/learn/lessons";
import type { Sergeants } from "./protocol";
import { t } from "$frame/words/words.svelte";
import written from "../lessons.json";

export const book: LessonBook<Sergeants> = {
  lessons: read("sergeants", written),
  name: (id) => t(`sm-learn-${id}-title`),
  goal: (id) => t(`sm-learn-${id}-intro`),
  figure: () => undefined,
};
