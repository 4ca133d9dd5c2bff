import { read, type LessonBook } from "../learn/lessons";
import type { Sergeants } from "../protocol/sergeants";
import written from "./lessons.json";

export const book: LessonBook<Sergeants> = {
  lessons: read("sergeants", written),
  figure: () => undefined,
};
