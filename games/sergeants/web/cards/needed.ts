import { match } from "$frame/protocol/variants";
import { t, words } from "$frame/words/words.svelte";
import type { Need, SlotInfo } from "../protocol";
import * as called from "./called";

/** SM-TEA-1: what a place on a panel asks for, in short where it can be: "senior sergeant, officer, or Spot 18+". */
export function needed({ needs, short }: SlotInfo): string {
  if (!needs) return t("sm-web-card-panel-anybody");
  const all = short.map(named);
  return all.length > 0 && !all.includes(null)
    ? called.listed(all as string[], "disjunction")
    : words.say(needs);
}

/** A need in short; nothing for a trait that has no word of its own. */
function named(need: Need): string | null {
  return match(need, {
    rank: (rank): string | null => t(`sm-rank-${rank}`),
    ability: ({ stat, least }) => `${t(`sm-stat-${stat.replace("_", "-")}`)} ${least}+`,
    grenades: (n) => t("sm-web-card-grenades", { n }),
    trait: (word) => (words.has(`sm-web-card-trait-${word}`) ? t(`sm-web-card-trait-${word}`) : null),
  });
}
