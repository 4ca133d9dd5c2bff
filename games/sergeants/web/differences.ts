import type { Difference } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import { placeOf } from "./at";
import { names } from "./names.svelte";
import type { Figure, View } from "./protocol";

/** What is different on the map between two views: soldiers who moved, came, were hurt or are gone. */
export function differences(before: View, after: View): Difference[] {
  const were = new Map(before.figures.map((it) => [it.tag, it]));
  return after.figures.flatMap((it) => changed(were.get(it.tag), it));
}

const written = ([x, y]: [number, number]): string => `${x},${y}`;

function changed(was: Figure | undefined, is: Figure): Difference[] {
  const soldier = names.soldier(is.tag);
  const [from, to] = [placeOf(was), placeOf(is)];
  const place = String(is.tag);
  if (!to) {
    if (!from) return [];
    return [{ kind: "lost", place: written(from.at), says: t("sm-since-gone", { soldier }) }];
  }
  if (!from) return [{ kind: "arrived", place, says: t("sm-since-arrived", { soldier }) }];
  const found: Difference[] = [];
  if (written(from.at) !== written(to.at)) {
    const says = t("sm-since-moved", { soldier });
    found.push({ kind: "moved", place, from: written(from.at), says });
  }
  for (const fate of ["wounded", "pinned", "spotted"] as const)
    if (is[fate] && !was?.[fate])
      found.push({ kind: "hurt", place, says: t(`sm-since-${fate}`, { soldier }) });
  return found;
}
