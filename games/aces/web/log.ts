import type { Aces, Event } from "./protocol";
import type { LogReading } from "$frame/table/game";
import { nameOf } from "$frame/table/hand.svelte";
import { t } from "$frame/words/words.svelte";
import { factionOf } from "./view";

const SILENT = ["acted", "phase_began"];

export const log: LogReading<Aces> = {
  isSilent: (event) => SILENT.includes(nameOf(event)),
  // The reasons of the Automa belong to what it then does.
  isReason: (event) => nameOf(event) === "considered",
  chapter: (event) => (typeof event === "object" && "turn_began" in event ? event.turn_began.round : null),
  title(n, log) {
    if (n > 0) return t("table-round", { n });
    // A match that begins with a position has no setting up.
    const setUp = log.some((it) => ["divided", "placing_began"].includes(nameOf(it.event)));
    return setUp ? t("aces-phase-setting-up") : null;
  },
  colour: (event) => `f-${factionIn(event)}`,
  place(event) {
    if (typeof event === "string") return null;
    if ("marched" in event) return event.marched.path.at(-1) ?? null;
    const { hex } = Object.values(event)[0] as Record<string, unknown>;
    return typeof hex === "string" ? hex : null;
  },
};

/** The faction that an event is about. */
function factionIn(event: Event): string {
  const inner = typeof event === "string" ? {} : (Object.values(event)[0] as Record<string, unknown>);
  const attack = inner["attack"] as { unit?: string } | undefined;
  const unit = inner["unit"] ?? inner["attacker"] ?? inner["by"] ?? attack?.unit;
  if (typeof unit === "string") return factionOf(unit);
  return (inner["faction"] ?? inner["from"] ?? inner["first"] ?? "neutral") as string;
}
