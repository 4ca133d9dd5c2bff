import type { Action, CardIx, StoryNr, WorldInfo } from "../../protocol/sergeants";
import { t, words } from "../../words/words.svelte";

// What cards and what is on them are called in short: whoever reads this sees the rest.

export const action = (it: Action): string => t(`sm-action-${it}`);

export const types = (all: readonly Action[]): string => all.map(action).join("/");

/** A card by its owner and types, such as "Tobin's SHOOT". */
export function card(world: WorldInfo, ix: CardIx): string {
  const it = world.cards[ix];
  return it ? t("web-sm-card-name", { soldier: owner(world, ix), types: types(it.types) }) : String(ix);
}

/** Whose card it is. */
export function owner(world: WorldInfo, ix: CardIx): string {
  return world.soldiers[world.cards[ix]?.tag ?? -1]?.name ?? "";
}

/** The number of a card: that of its owner's tag, and its own. */
export function number(world: WorldInfo, ix: CardIx): string {
  const it = world.cards[ix];
  return it ? `${it.tag}-${it.nr}` : "";
}

export const story = (nr: StoryNr): string => t(`sm-story-${nr}`);

export const equipment = (id: string): string => t(`sm-equipment-${id}`);

export const side = (it: string): string => t(`sm-side-${it}`);

/** Several names, as the language lists them. */
export function listed(all: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(all);
}
