// Scenarios of one's own, kept in this browser.
import { Keeping, type Kept } from "$frame/edit/kept.ts";
import type { OwnContent } from "$frame/protocol";
import type { ScenarioCard } from "../protocol";
import type { Draft } from "./draft.ts";

export interface KeptScenario extends Kept<Draft> {
  /** What the rules made of it when they last looked and had nothing against it. */
  fine?: { files: OwnContent[]; card: ScenarioCard };
}

export const kept = new Keeping<KeptScenario>(
  "sandtable-sergeants-scenarios",
  ({ map, scenario }) => Array.isArray(map?.tiles) && Array.isArray(scenario?.sides),
);
