import type { Aces } from "./protocol";
import type { GameClient } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import { afterwards } from "./afterwards";
import { commands } from "./commands";
import { differences } from "./differences";
import { AcesHand } from "./hand.svelte";
import { log } from "./log";
import Map from "./Map.svelte";
import { names } from "./names.svelte";
import Panels from "./Panels.svelte";
import MenuPart from "./panels/MenuPart.svelte";
import Phases from "./panels/Phases.svelte";
import Sides from "./panels/Sides.svelte";
import { frameOf } from "./board/land";
import type { BoardInfo } from "./board/model";
import { boardName } from "./short";
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
      colour: `f-${factions[0]}`,
    };
  },
  heading({ view, world, now }) {
    const { round, active } = view!;
    const seat = now?.asked?.seat;
    const own = world!.factions.filter((it) => it.seat === seat).map((it) => it.faction);
    // A question in another's turn is for its own faction.
    const called = own.length === 0 || own.includes(active!) ? active : own[0]!;
    const began = round > 0 ? t("aces-table-round", { n: round }) : "";
    return {
      where: `${began || t("aces-phase-setting-up")}, ${boardName(world!.board.name)}`,
      whose: active ? t(`aces-faction-${active}`) : t("aces-phase-setting-up"),
      round: began,
      sign: called ? `i-${called}` : null,
    };
  },
  log,
  hand: (match) => new AcesHand(match),
  chosen: "table-tab-unit",
  isWide({ board }) {
    const { width, height } = frameOf(board as BoardInfo);
    return width > height;
  },
  Board: Map,
  Phases,
  Sides,
  Panels,
  MenuPart,
  drawsPlans: true,
  commands,
  afterwards,
  lessons: async () => (await import("./lessons")).book,
  async keepMoment(match) {
    const { keepMoment } = await import("./edit/position/moment");
    const round = t("aces-table-round", { n: match.view!.round });
    return keepMoment(match, `${boardName(match.world!.board.name)}, ${round}`);
  },
};
