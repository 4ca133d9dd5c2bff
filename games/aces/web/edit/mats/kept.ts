// Mats of one's own, kept in this browser.
import { Keeping, type Kept } from "$frame/edit/kept.ts";
import type { Draft } from "./draft.ts";

export interface KeptMats extends Kept<Draft> {
  /** Whether the rules had nothing against them when they last looked. */
  fine: boolean;
  /** They as the text of a file, once nothing is wrong with them. */
  text?: string;
}

export const ownMats = new Keeping<KeptMats>(
  "sandtable-aces-mats",
  ({ mats, dice, launcher }) =>
    Array.isArray(mats) && typeof dice === "object" && typeof launcher === "object",
);
