// What a ruler says, in words and numbers.
import type { Action, Ruler, Stat, Verdict, View, WorldInfo } from "../../protocol/sergeants";
import { t } from "../../words/words.svelte";
import type { Laid } from "./aim.svelte.ts";
import { figureOf, isEnemy } from "./question.ts";
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

/** Enemies are spotted, shot at and hidden from; friends are rallied. */
export function rowsOf(ruler: Ruler, enemy: boolean): Verdict[] {
  return ruler.verdicts.filter((it) => (it.stat === "rally") !== enemy);
}

/** An ability with what the tiles take off it: `15 − 4 = 11`. */
export function sumOf({ ability, modifiers }: Verdict): { sum: string; left: number } {
  const left = ability + modifiers;
  if (modifiers === 0) return { sum: "", left };
  return { sum: `${ability} ${modifiers < 0 ? "−" : "+"} ${Math.abs(modifiers)} =`, left };
}

export function neededFor({ stat, needed, inches }: Verdict): string {
  if (stat === "cover") return t("web-sm-map-below-zero");
  return t(inches ? "web-sm-map-inches" : "web-sm-map-squares", { n: needed });
}

/** What it comes to. */
export function verdictLine(world: WorldInfo, view: View, { from, to, ruler }: Laid): string {
  const names = { soldier: nameOf(world, from), other: nameOf(world, to) };
  const yes = (stat: Stat) => ruler.verdicts.some((it) => it.stat === stat && it.yes);
  if (!isEnemy(world, view, from, to)) {
    return t(yes("rally") ? "web-sm-map-can-rally" : "web-sm-map-cannot-rally", names);
  }
  const { bands } = ruler;
  const counted = (["long", "short", "close"] as const)
    .filter((it) => bands?.[it])
    .map((it) => t(`web-sm-map-band-${it}`));
  if (!figureOf(view, to)?.spotted) {
    return t(yes("spot") ? "web-sm-map-could-spot" : "web-sm-map-cannot-spot", names);
  }
  if (!ruler.in_arc) return t("web-sm-map-not-in-arc", names);
  if (counted.length === 0) return t("web-sm-map-out-of-range", names);
  return t("web-sm-map-shot-counts", { ...names, bands: together(counted) });
}
