import { read, type LessonBook } from "$frame/learn/lessons";
import { aboutOf, lessonOf, titleOf } from "./edit/position/lesson";
import { positions } from "./edit/position/kept";
import { matchOf } from "./edit/position/match";
import type { Aces } from "./protocol";
import { t, words } from "$frame/words/words.svelte";
import written from "../lessons.json";

/** How the names of lessons begin that someone has made from a position of theirs. */
const OWN = "own-";
const draftOf = (id: string) => (id.startsWith(OWN) ? positions.at(id.slice(OWN.length))?.draft : undefined);
const level = () => localStorage.getItem("sandtable-level-aces") ?? undefined;

/** `{ speed: "us-tank" }` and `{ cost: .. }` are what the mats say, `{ factories: "to_win" }` how many win. */
export const book: LessonBook<Aces> = {
  lessons: read("aces", written),
  name(id) {
    const own = draftOf(id);
    return own ? titleOf(own, words.language) : t(`aces-lesson-${id}`);
  },
  goal(id) {
    const own = draftOf(id);
    return own ? aboutOf(own, words.language) : t(`aces-lesson-${id}-goal`);
  },
  own(id) {
    const draft = draftOf(id);
    return draft ? lessonOf(id, draft, matchOf(draft, "bot", level())) : null;
  },
  figure(arg, world) {
    if (arg["speed"]) return world.mats[arg["speed"]]?.speed;
    if (arg["cost"]) return world.mats[arg["cost"]]?.cost;
    return arg["factories"] ? world.factories_to_win : undefined;
  },
};
