import { gameOf } from "../games";
import type { SeatSummary, Summary } from "../protocol";
import { match } from "../protocol/variants";
import { t, words } from "../words/words.svelte";

/** The player in a seat of a list, from the reader's point of view. */
export function whoIs({ player, yours }: Pick<SeatSummary, "player" | "yours">): string {
  if (yours) return t("web-player-you");
  return match(player, {
    person: (name) => name || t("web-player-nameless"),
    program: (name) => t("web-player-program", { name }),
    open: () => t("web-player-open"),
    bot: () => t("web-player-bot"),
    search: (level) => t("web-player-search", { level }),
    styled: ({ level, style }) => t("web-player-styled", { level, style }),
    automa: () => t("web-player-automa"),
  });
}

/** What is played from a seat. */
export function playsOf({ game }: Summary, { plays }: SeatSummary): string {
  return list(plays.map((it) => gameOf(game)?.plays(it) ?? it));
}

/** "Mira, Ada and you", or with "or". */
export function list(names: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(names);
}

/** "Round 4, summer board". */
export function titleOf(summary: Summary): string {
  return gameOf(summary.game)?.title(summary.short) ?? summary.game;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "yesterday", of a moment in seconds since 1970. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const passed = Math.max(0, now - moment);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  return step ? format.format(-Math.floor(passed / step[1]), step[0]) : t("web-just-now");
}
