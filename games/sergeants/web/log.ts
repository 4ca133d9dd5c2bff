import type { Event, Sergeants } from "./protocol";
import type { LogReading } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";

export const log: LogReading<Sergeants> = {
  // What another line says already comes without a sentence.
  isSilent: () => false,
  isReason: () => false,
  chapter: (event) => (typeof event === "object" && "turn_began" in event ? event.turn_began.turn : null),
  title: (n) => (n > 0 ? t("table-sm-turn-n", { n }) : t("table-sm-setting-up")),
  colour(event, { world, view }) {
    const inner = insideOf(event);
    const figure = view?.figures.find((it) => it.tag === inner["tag"]);
    const seat = typeof inner["seat"] === "number" ? inner["seat"] : figure?.seat;
    if (seat === undefined || !world) return "";
    return `s-${world.scenario.sides[world.seats[seat] ?? 0]?.side}`;
  },
  place(event) {
    const { tag } = insideOf(event);
    return typeof tag === "number" ? String(tag) : null;
  },
};

function insideOf(event: Event): Record<string, unknown> {
  return typeof event === "string" ? {} : (Object.values(event)[0] as Record<string, unknown>);
}
