import { payload } from "$frame/protocol/variants";
import type { LogReading } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import { onScreen } from "./events";
import type { Sergeants } from "./protocol";

export const log: LogReading<Sergeants> = {
  // An event that another line reports already comes without a sentence.
  isSilent: () => false,
  isReason: () => false,
  chapter: (event) => payload(event, "turn_began")?.turn ?? null,
  title: (n) => (n > 0 ? t("sm-table-turn-n", { n }) : t("sm-table-setting-up")),
  colour(event, { world, view }) {
    const { seat, tag } = onScreen(event);
    const of = seat ?? view?.figures.find((it) => it.tag === tag)?.seat;
    if (of === undefined || !world) return "";
    return `s-${world.scenario.sides[world.seats[of] ?? 0]?.side}`;
  },
  place: (event) => onScreen(event).tag?.toString() ?? null,
};
