import type { Aces } from "./protocol";
import type { GameClient } from "$frame/table/game";
import { seatedAs } from "$frame/table/seating";
import { t } from "$frame/words/words.svelte";
import { commands } from "./commands";
import { differences } from "./differences";
import { AcesHand } from "./hand.svelte";
import { log } from "./log";
import Map from "./Map.svelte";
import { names } from "./names.svelte";
import { LEVELS } from "./new/plan";
import Panels from "./Panels.svelte";
import MenuPart from "./panels/MenuPart.svelte";
import Phases from "./panels/Phases.svelte";
import Sides from "./panels/Sides.svelte";
import { boardName, isBuiltIn } from "./short";
import { changed, foreseen } from "./view";

/** Aces & Armor at the table. */
export const client: GameClient<Aces, AcesHand> = {
  meet: (world) => (names.world = world),
  changed,
  foreseen,
  differences,
  // AA-MIS-V2-2: where the launcher is, only the German team knows.
  veiled: (view) => ({ ...view, launcher: null }),
  named: (of, id) => names.named(of, id),
  seat(world, seat) {
    const factions = world.factions.filter((it) => it.seat === seat).map((it) => it.faction);
    return {
      name: factions.map((it) => t(`aces-faction-${it}`)).join(", "),
      signs: factions.map((it) => `i-${it}`),
    };
  },
  heading({ view, world }) {
    const { round, active } = view!;
    const began = round > 0 ? t("aces-table-round", { n: round }) : "";
    return {
      where: `${began || t("aces-phase-setting-up")}, ${boardName(world!.board.name)}`,
      whose: active ? t(`aces-faction-${active}`) : t("aces-phase-setting-up"),
      round: began,
      sign: active ? `i-${active}` : null,
    };
  },
  log,
  hand: (match) => new AcesHand(match),
  chosen: "table-tab-unit",
  Board: Map,
  Phases,
  Sides,
  Panels,
  MenuPart,
  commands,
  /** Against the Automa: the same with more units on its side. */
  afterwards(match) {
    const { board, factions, options, missions, sets, partners } = match.world!;
    const level = factions
      .flatMap((it) => it.automa ?? [])
      .reduce((n, it) => Math.max(n, LEVELS.indexOf(it.level)), -1);
    const harder = level < 0 ? undefined : LEVELS[level + 1];
    // A board of one's own is not to be had by its name.
    if (!harder || partners || !isBuiltIn(board.name)) return [];
    const setup = {
      board: board.name,
      area: board.area,
      factions: factions.map(({ faction, seat }) => ({ faction, seat })),
      automata: factions.flatMap((it) => (it.automa ? [{ ...it.automa, level: harder }] : [])),
      options,
      missions,
      sets,
    };
    return [{ label: t("table-end-harder"), wanted: { game: "aces", setup, seats: seatedAs(match.seats) } }];
  },
  lessons: async () => (await import("./lessons")).book,
};
