import type { Sergeants } from "./protocol";
import type { GameClient } from "$frame/table/game";
import { seatedAs } from "$frame/table/seating";
import { t } from "$frame/words/words.svelte";
import Afterword from "./Afterword.svelte";
import { commands } from "./commands";
import { differences } from "./differences";
import Dock from "./Dock.svelte";
import { SergeantsHand } from "./hand.svelte";
import { log } from "./log";
import Map from "./map/Map.svelte";
import { names } from "./names.svelte";
import Panels from "./Panels.svelte";
import Overlay from "./Overlay.svelte";
import Sides from "./Sides.svelte";
import Slip from "./Slip.svelte";
import Turn from "./Turn.svelte";
import scenarios from "./scenarios.json";
import { scenarioTitle } from "./titles";
import { changed, foreseen } from "./view";

/** Sergeants at the table. */
export const client: GameClient<Sergeants, SergeantsHand> = {
  meet: (world) => (names.world = world),
  changed,
  foreseen,
  differences,
  veiled: (view) => ({
    ...view,
    seats: view.seats.map(({ own: _own, captured: _captured, ...it }) => ({ ...it, own: null })),
  }),
  named: (of, id) => names.named(of, id),
  seat(world, seat) {
    const side = world.scenario.sides[world.seats[seat] ?? 0]?.side ?? "us";
    return { name: t(`sm-side-${side}`), signs: [`soldier-${side}`], colour: `s-${side}` };
  },
  heading(match) {
    const { turn } = match.view!;
    const { scenario } = match.world!;
    const march = match.world!.campaign;
    const chapter = march ? `${t("sm-web-chapter", { n: march.chapter, of: march.of })}, ` : "";
    const began = turn > 0 ? t("sm-table-turn", { n: turn, of: scenario.turns }) : "";
    const [waiting] = match.now?.waiting ?? [];
    return {
      where: `${chapter}${scenarioTitle(scenario)}, ${began || t("sm-table-setting-up")}`,
      whose: waiting === undefined ? "" : (match.seatName(waiting) ?? t("web-seat", { seat: waiting + 1 })),
      round: began,
      sign: null,
    };
  },
  log,
  hand: (match) => new SergeantsHand(match),
  chosen: "sm-table-tab",
  Board: Map,
  Phases: Turn,
  Sides,
  Panels,
  Dock,
  Slip,
  Scene: Overlay,
  Afterword,
  drawsPlans: true,
  commands,
  afterwards(match) {
    const { scenario, campaign } = match.world!;
    const at = scenarios.findIndex((it) => it.name === scenario.name);
    const next = at < 0 || campaign ? undefined : scenarios[at + 1];
    if (!next) return [];
    const label = t("table-end-next", { what: t(`sm-scenario-${next.name}`) });
    return [
      { label, wanted: { game: "sergeants", setup: { scenario: next.name }, seats: seatedAs(match.seats) } },
    ];
  },
  lessons: async () => (await import("./lessons")).book,
};
