// Where soldiers are.
import { is, payload } from "$frame/protocol/variants";
import type { At, Figure, Place, Tag } from "./protocol";

/** Whether a soldier is free and in the game: on the map, or waiting to enter. */
export function isFree(at: At): boolean {
  return is(at, "waiting", "on");
}

/** Where a soldier's base is on the map, as a prisoner too (SM-PRI-2). */
export function placeOf(figure: Figure | null | undefined): Place | null {
  return payload(figure?.at, "on") ?? payload(figure?.at, "held")?.at ?? null;
}

/** The escort of a prisoner. */
export function escortOf(figure: Figure | null | undefined): Tag | null {
  return payload(figure?.at, "held")?.by ?? payload(figure?.at, "with") ?? null;
}
