import type { Difference } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import { names } from "./names.svelte";
import type { View, WorldInfo } from "./protocol";

/** What is different on the board between two views: units that moved, were hurt, destroyed or bought, and factories. */
export function differences(before: View, after: View, world: WorldInfo): Difference[] {
  const were = new Map(before.units.map((it) => [it.id, it]));
  const are = new Set(after.units.map((it) => it.id));
  const units = after.units.flatMap((unit): Difference[] => {
    const was = were.get(unit.id);
    const called = { unit: names.unit(unit.id) };
    const place = unit.hex;
    if (!was) return [{ kind: "arrived", place, says: t("aces-since-arrived", { ...called, hex: place }) }];
    const found: Difference[] = [];
    if (was.hex !== place) {
      const says = t("aces-since-moved", { ...called, from: was.hex, hex: place });
      found.push({ kind: "moved", place, from: was.hex, says });
    }
    if (unit.damage > was.damage) {
      const says = t("aces-since-hurt", { ...called, hex: place, n: unit.damage - was.damage });
      found.push({ kind: "hurt", place, says });
    }
    return found;
  });
  const lost = before.units
    .filter((it) => !are.has(it.id))
    .map(({ id, hex }): Difference => {
      const says = t("aces-since-lost", { unit: names.unit(id), hex });
      return { kind: "lost", place: hex, says };
    });
  const taken = world.board.factories.flatMap((hex, i): Difference[] => {
    const owner = after.flags[i] ?? null;
    if (owner === (before.flags[i] ?? null)) return [];
    const says = owner
      ? t("aces-since-taken", { hex, faction: t(`aces-faction-${owner}`) })
      : t("aces-since-free", { hex });
    return [{ kind: "taken", place: hex, says }];
  });
  return [...lost, ...units, ...taken];
}
