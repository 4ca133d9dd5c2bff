// Boards of one's own, kept in this browser.
import { Keeping, type Kept } from "$frame/edit/kept.ts";
import type { Ground } from "../protocol.ts";
import type { Draft } from "./draft.ts";

export interface KeptBoard extends Kept<Draft> {
  /** Whether the rules had nothing against it when they last looked. */
  fine: boolean;
  /** What the rules said that it is good for. */
  ground?: Ground;
}

export const kept = new Keeping<KeptBoard>("sandtable-aces-boards", ({ land }) => Array.isArray(land));
