import type { LeaguePair, LeaguePairing, LeagueState } from "../../protocol";
import { match } from "../../protocol/variants";
import { t, words } from "../../words/words.svelte";

/** A time as people write it. */
export const dateOf = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });

interface Stage {
  state: LeagueState;
  round: number;
  rounds: number;
  deadline?: number;
}

/** Where a league is, as a few words. */
export function stageOf({ state, round, rounds, deadline }: Stage): string {
  if (state === "gathers") return t("league-waits");
  if (state === "over") return t("league-is-over");
  if (state === "closed") return t("league-is-closed");
  const at = t("league-round", { n: round, of: rounds });
  return deadline === undefined ? at : `${at} · ${t("league-until", { date: dateOf(deadline) })}`;
}

/** How members are paired, as a few words. */
export const pairingOf = (pairing: LeaguePairing): string =>
  match(pairing, {
    once: () => t("league-told-once"),
    twice: () => t("league-told-twice"),
    swiss: ({ rounds }) => t("league-told-swiss", { n: rounds }),
  });

/** Points as they stand in tables: halves as a sign. */
export function pointsOf(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** What a member got in a pairing; nothing while it is played. */
export const pointsIn = (pair: LeaguePair, member: number): number | undefined =>
  pair.points?.[pair.first === member ? 0 : 1];
