// Scenarios and campaigns that are not built in: one's own, and those of this server.
import { api } from "$frame/lib/api";
import type { OwnContent } from "$frame/protocol";
import { kept as shelf } from "../edit/kept";
import type { MapInfo, ScenarioCard, Stocked } from "../protocol";
import { know } from "./plan";

/** Where a scenario is from. */
export type From = "own" | "here";

const from = new Map<string, From>();

/** Makes the page know what this browser keeps and what the server has. The server's are there when the promise is kept. */
export function knowOwn(): Promise<void> {
  const own = shelf.all().flatMap((it) => (it.fine ? [it.fine.card] : []));
  learn(own, "own");
  know({ scenarios: own, campaigns: [] });
  return api.content("sergeants").then((it) => {
    const { scenarios, campaigns } = it as Stocked;
    learn(scenarios, "here");
    know({ scenarios: [...own, ...scenarios], campaigns });
  });
}

function learn(cards: ScenarioCard[], of: From): void {
  for (const { name } of cards) from.set(name, of);
}

export const fromWhere = (name: string): From | null => from.get(name) ?? null;

const keptAs = (name: string) => shelf.all().find((it) => it.fine?.card.name === name);

/** The files that a match on a scenario of one's own is begun with; nothing for all others. */
export function filesOf(name: string): OwnContent[] | undefined {
  return fromWhere(name) === "own" ? keptAs(name)?.fine?.files : undefined;
}

/** Under which name a scenario of this browser is played. */
export const nameOfKept = (id: string | null) => shelf.at(id)?.fine?.card.name ?? null;

/** The map of a scenario that is not built in; nothing for one that is. */
export async function mapOfOwn({ name, map }: ScenarioCard): Promise<MapInfo | null> {
  if (map) return map;
  const kept = fromWhere(name) === "own" ? keptAs(name) : undefined;
  if (!kept) return null;
  const [{ theBox }, { laidMap }] = await Promise.all([import("../edit/box"), import("../edit/laid")]);
  return laidMap(kept.draft, (await theBox()).faces);
}
