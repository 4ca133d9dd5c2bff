// What never changes in a match: fetched once, and kept by the browser under a name that changes with it.
import { api } from "../lib/api";
import type { Game } from "../protocol";

let last: { name: string; world: Promise<unknown> } | null = null;

/** What has this name; the last one is remembered, for sockets that break and come back. */
export function worldOf<G extends Game>(id: string, name: string): Promise<G["world"]> {
  if (last?.name !== name) {
    const world = api.world(id, name);
    last = { name, world };
    world.catch(() => (last = null));
  }
  return last.world as Promise<G["world"]>;
}
