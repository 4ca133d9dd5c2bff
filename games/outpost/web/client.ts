import type { GameClient } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import { OutpostHand } from "./hand.svelte";
import { log } from "./log";
import Map from "./Map.svelte";
import { named, patrolName } from "./names";
import Panels from "./Panels.svelte";
import Phases from "./panels/Phases.svelte";
import Sides from "./panels/Sides.svelte";
import type { Outpost } from "./protocol";
import { changed, foreseen } from "./view";

/** Outpost at the table. */
export const client: GameClient<Outpost, OutpostHand> = {
  // Nothing has a name that depends on the match.
  meet: () => {},
  changed,
  foreseen,
  named,
  seat(world, seat) {
    const patrol = world.patrols[seat]!;
    return { name: patrolName(patrol), signs: [`op-i-${patrol}`] };
  },
  heading({ view, world }) {
    const { round, acting } = view!;
    const patrol = acting === null ? null : world!.patrols[acting]!;
    const began = round > 0 ? t("outpost-web-round", { n: round }) : "";
    return {
      where:
        round > 0 ? t("outpost-web-round-of", { n: round, of: world!.rounds }) : t("outpost-web-setting-up"),
      whose: patrol ? patrolName(patrol) : t("outpost-web-everyone"),
      round: began,
      sign: patrol ? `op-i-${patrol}` : null,
    };
  },
  log,
  hand: (match) => new OutpostHand(match),
  chosen: "outpost-web-tab",
  Board: Map,
  Phases,
  Sides,
  Panels,
  lessons: async () => (await import("./lessons")).book,
};
