import type { LandmarkCard } from "../protocol";
import { t, words } from "$frame/words/words.svelte";

/** Built-in landmarks have a name in every language. */
export function landmarkName({ face, name }: LandmarkCard): string {
  return words.has(`sm-tile-${face}`) ? t(`sm-tile-${face}`) : name;
}
