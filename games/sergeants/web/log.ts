import { is, payload } from "$frame/protocol/variants";
import type { Entry } from "$frame/protocol";
import type { LogReading } from "$frame/table/game";
import type { MatchState } from "$frame/table/match.svelte";
import { t } from "$frame/words/words.svelte";
import CheckLine from "./cards/CheckLine.svelte";
import * as called from "./cards/called";
import { onScreen } from "./events";
import { names } from "./names.svelte";
import type { Event, Sergeants, Tag } from "./protocol";

function seatOf(event: Event, { view }: MatchState<Sergeants>): number | null {
  const { seat, tag } = onScreen(event);
  return seat ?? view?.figures.find((it) => it.tag === tag)?.seat ?? null;
}

export const log: LogReading<Sergeants> = {
  // An event that another line reports already comes without a sentence.
  isSilent: () => false,
  isReason: () => false,
  chapter: (event) => payload(event, "turn_began")?.turn ?? null,
  title: (n) => (n > 0 ? t("sm-table-turn-n", { n }) : t("sm-table-setting-up")),
  colour(event, match) {
    const of = seatOf(event, match);
    const { world } = match;
    if (of === null || !world) return "";
    return `s-${world.scenario.sides[world.seats[of] ?? 0]?.side}`;
  },
  place: (event) => onScreen(event).tag?.toString() ?? null,
  seat: seatOf,
  isDeed: (event) =>
    onScreen(event).motion !== undefined || is(event, "card_began", "card_turned", "struck", "order_met"),
  sound(event) {
    if (is(event, "shot", "threw", "shelled")) return "shot";
    return is(event, "card_began", "card_turned", "revealed") ? "card" : null;
  },
  scene(log, at) {
    const first = log[at]?.event;
    if (!first || !onScreen(first).occasion || !is(first, "shot", "threw", "used", "shelled")) return 0;
    const end = log.findIndex((it, i) => i > at && !isPartOfFire(it.event));
    // The end of a shot belongs to it.
    if (end < 0) return log.length - at;
    return end - at + (is(log[end]!.event, "shot_ended") ? 1 : 0);
  },
  digest(log, match) {
    // What others did; and what came of everything, no matter who began it.
    const acts = log.filter(({ event }) => is(event, "walked", "entered", "shot", "threw", "used"));
    const others = acts.filter(({ event }) => !match.mine.includes(seatOf(event, match) ?? -1));
    if (others.length === 0) return [];
    const counted = (key: string, n: number) => (n > 0 ? [t(`sm-web-digest-${key}`, { n })] : []);
    return [
      ...counted("walks", others.filter(({ event }) => is(event, "walked", "entered")).length),
      ...counted("shots", others.filter(({ event }) => is(event, "shot", "threw")).length),
      ...FATES.flatMap((fate) => listed(fate, log)),
    ];
  },
  Detail: CheckLine,
};

const FATES = ["spotted", "pinned", "wounded", "killed", "captured", "saved"] as const;

function listed(fate: (typeof FATES)[number], log: Entry<Sergeants>[]): string[] {
  const tags = log.flatMap(({ event }): Tag[] => {
    const { tag } = onScreen(event);
    return is(event, fate) && tag !== undefined ? [tag] : [];
  });
  if (tags.length === 0) return [];
  const soldiers = called.listed([...new Set(tags)].map((it) => names.soldier(it)));
  return [t(`sm-web-digest-${fate}`, { soldiers })];
}

/** What comes of a shot or a blast: cards are turned, and soldiers are marked. */
const isPartOfFire = (event: Event): boolean =>
  is(event, "card_turned", "spotted", "tended", "walked", "endangered", "laid", "killed", "scored") ||
  onScreen(event).fate !== undefined;
