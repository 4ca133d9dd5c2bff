import { read, type LessonBook } from "$frame/learn/lessons";
import type { Aces } from "./protocol";
import { t } from "$frame/words/words.svelte";
import written from "../lessons.json";

/** `{ speed: "us-tank" }` and `{ cost: .. }` are what the mats say, `{ factories: "to_win" }` how many win. */
export const book: LessonBook<Aces> = {
  lessons: read("aces", written),
  name: (id) => t(`aces-lesson-${id}`),
  goal: (id) => t(`aces-lesson-${id}-goal`),
  figure(arg, world) {
    if (arg["speed"]) return world.mats[arg["speed"]]?.speed;
    if (arg["cost"]) return world.mats[arg["cost"]]?.cost;
    return arg["factories"] ? world.factories_to_win : undefined;
  },
};
