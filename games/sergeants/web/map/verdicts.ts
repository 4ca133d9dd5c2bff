// What a ruler says, in words and numbers.
import { match } from "$frame/protocol/variants";
import { t } from "$frame/words/words.svelte";
import type { Action, Stat, Verdict, WorldInfo } from "../protocol";
import type { LaidRuler } from "./looking.svelte.ts";
import { nameOf, together } from "./words.ts";

export const ACTION_OF: Partial<Record<Stat, Action>> = {
  spot: "look",
  long: "shoot",
  short: "shoot",
  close: "shoot",
  throw: "shoot",
  cover: "hide",
  rally: "hide",
};

/** An ability with what the tiles take off it: `15 − 4 = 11`. SM-SOL-8: if it is hidden, what it would have to be. */
export function sumOf({ stat, ability, modifiers, left, takes }: Verdict): { sum: string; left: string } {
  if (ability === undefined)
    return {
      sum: "",
      left: t(stat === "cover" ? "sm-web-map-at-most" : "sm-web-map-at-least", { n: takes }),
    };
  if (modifiers === 0) return { sum: "", left: `${left}` };
  return { sum: `${ability} ${modifiers < 0 ? "−" : "+"} ${Math.abs(modifiers)} =`, left: `${left}` };
}

export function neededFor({ stat, needed, inches }: Verdict): string {
  if (stat === "cover") return t("sm-web-map-below-zero");
  return t(inches ? "sm-web-map-inches" : "sm-web-map-squares", { n: needed });
}

/** The conclusion, as a line. `shell` is what is aimed with. */
export function verdictLine(world: WorldInfo, { from, to, ruler }: LaidRuler, shell: string | null): string {
  const names = { soldier: nameOf(world, from), other: nameOf(world, to) };
  const aimed = { ...names, equipment: shell === null ? "" : t(`sm-equipment-${shell}`) };
  const counted = (["long", "short", "close"] as const)
    .filter((it) => ruler.bands?.[it])
    .map((it) => t(`sm-web-map-band-${it}`));
  return match(ruler.comes_to, {
    can_rally: () => t("sm-web-map-can-rally", names),
    cannot_rally: () => t("sm-web-map-cannot-rally", names),
    could_spot: () => t("sm-web-map-could-spot", names),
    cannot_spot: () => t("sm-web-map-cannot-spot", names),
    not_in_arc: () => t("sm-web-map-not-in-arc", names),
    out_of_range: () => t("sm-web-map-out-of-range", names),
    shot_counts: () => t("sm-web-map-shot-counts", { ...names, bands: together(counted) }),
    reaches: () => t("sm-web-map-reaches", aimed),
    does_not_reach: () => t("sm-web-map-does-not-reach", aimed),
    hidden: () => t("sm-web-map-hidden", names),
  });
}
