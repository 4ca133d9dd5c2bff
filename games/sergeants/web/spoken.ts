import { plain } from "$frame/table/commands";
import { t } from "$frame/words/words.svelte";
import type { SergeantsHand } from "./hand.svelte";
import type { Facing, Figure, Tag } from "./protocol";

// How soldiers, lengths and directions are typed.

/** The directions, from north clockwise. */
export const SECTORS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Facings are counted in 64ths of a turn. */
export function facingOf(said: string | undefined): Facing | null {
  const sector = SECTORS.indexOf(said?.toLowerCase() ?? "");
  return sector < 0 ? null : 8 * sector;
}

/** Inches as they are typed, in sixteenths; nothing for what is no number. */
export function sixteenths(said: string): number | null {
  const inches = Number(said.replace(",", "."));
  return said !== "" && Number.isFinite(inches) && inches >= 0 ? Math.round(16 * inches) : null;
}

export const nameOf = (hand: SergeantsHand, tag: Tag): string =>
  hand.world?.soldiers[tag]?.name ?? String(tag);

/** A soldier by his name, or as much of it as is clear. */
export function onSoldier(
  hand: SergeantsHand,
  said: string | undefined,
  answer: (figure: Figure) => string[] | Promise<string[]>,
): string[] | Promise<string[]> {
  const wanted = plain(said ?? "");
  const found = (hand.view?.figures ?? []).filter((it) => plain(nameOf(hand, it.tag)).startsWith(wanted));
  const [one] = found;
  if (wanted === "" || !one) return [t("sm-cmd-no-soldier", { name: said ?? "" })];
  if (found.length > 1)
    return [t("sm-cmd-which", { soldiers: found.map((it) => nameOf(hand, it.tag)).join(", ") })];
  return answer(one);
}
