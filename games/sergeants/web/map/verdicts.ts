// What a ruler says, in words and numbers.
import type { Action, Ruler, Stat, Tag, Verdict, View, WorldInfo } from "../protocol";
import { t } from "$frame/words/words.svelte";
import { isFired, reachOf } from "../gear.ts";
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

/**
 * SM-SHT-7: what is fired reaches so many squares, half of them if the soldier is pinned; what is thrown some inches more or less
 * than his Throw. This is only for show: whether the template may lie there the table says.
 */
export function shellRow(world: WorldInfo, view: View, { from, ruler }: Laid, what: string): Verdict | null {
  const thrown = ruler.verdicts.find((it) => it.stat === "throw");
  if (!isFired(world, what)) {
    const ability = (thrown?.ability ?? 0) + reachOf(world, what);
    const left = ability + (thrown?.modifiers ?? 0);
    return thrown ? { ...thrown, ability, yes: left > 0 && thrown.needed <= left } : null;
  }
  const n = reachOf(world, what);
  const ability = figureOf(view, from)?.pinned ? Math.floor(n / 2) : n;
  const modifiers = ruler.lines.find((it) => it.action === "shoot")?.modifiers ?? 0;
  const left = ability + modifiers;
  const yes = left > 0 && ruler.squares <= left;
  return { stat: "long", ability, modifiers, needed: ruler.squares, inches: false, yes };
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
export function verdictLine(
  world: WorldInfo,
  view: View,
  { from, to, ruler }: Laid,
  /** What is aimed with, and at whom it can be. */
  shell: { what: string; marks: readonly Tag[] } | null = null,
): string {
  const names = { soldier: nameOf(world, from), other: nameOf(world, to) };
  if (shell) {
    const key = shell.marks.includes(to) ? "web-sm-map-reaches" : "web-sm-map-does-not-reach";
    return t(key, { ...names, equipment: t(`sm-equipment-${shell.what}`) });
  }
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
