// Positions of one's own, kept in this browser.
import { Keeping, type Kept } from "$frame/edit/kept.ts";
import type { Draft } from "./draft.ts";

export interface KeptPosition extends Kept<Draft> {
  /** Whether the rules had nothing against it when they last looked. */
  fine: boolean;
  /** It as the text of a file, once nothing is wrong with it. */
  text?: string;
}

export const positions = new Keeping<KeptPosition>(
  "sandtable-aces-positions",
  ({ study }) => Array.isArray(study?.position?.units) && Array.isArray(study.factions),
);
