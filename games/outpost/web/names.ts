import { t } from "$frame/words/words.svelte";

/** What something is called that a sentence names. A hex is called what it is written as. */
export function named(of: string, id: string): string {
  return of === "hex" ? id : t(`outpost-${of}-${id}`);
}

/** The name of a patrol, by its key such as `fox`. */
export function patrolName(patrol: string): string {
  return t(`outpost-patrol-${patrol}`);
}
