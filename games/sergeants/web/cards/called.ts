import type { Seat } from "$frame/protocol";
import type { Action, CardIx, StoryNr, WorldInfo } from "../protocol";
import { capital, t, words } from "$frame/words/words.svelte";

// Short names of cards and what is on them: the reader sees the rest.

export const action = (it: Action): string => t(`sm-action-${it}`);

export const types = (all: readonly Action[]): string => all.map(action).join("/");

/** A card by its owner and types, such as "Tobin's SHOOT"; or by its title, if it has one. */
export function card(world: WorldInfo, ix: CardIx): string {
  const it = world.cards[ix];
  if (!it) return String(ix);
  const name = title(world, ix);
  if (name) return t("sm-web-card-titled", { title: name, owner: owner(world, ix) });
  return t("sm-web-card-name", { soldier: owner(world, ix), types: types(it.types) });
}

/** The title of a card that has one. */
export function title(world: WorldInfo, ix: CardIx): string | null {
  const it = world.cards[ix];
  return it?.titled ? t(`sm-title-${it.number}`) : null;
}

/** What a card is besides an action: a command, a reaction or a preempt. */
export const manner = (it: string): string => t(`sm-web-card-manner-${it}`);

/** Whose card it is: a soldier's, or that of a team panel. */
export function owner(world: WorldInfo, ix: CardIx): string {
  const it = world.cards[ix];
  if (it?.panel !== undefined) return panel(it.panel);
  return world.soldiers[it?.tag ?? -1]?.name ?? "";
}

/** The number of a card: that of its owner's tag, and its own; a team card only has its own. */
export function number(world: WorldInfo, ix: CardIx): string {
  const it = world.cards[ix];
  return it?.panel !== undefined ? String(it.nr) : (it?.number ?? "");
}

export const panel = (id: string): string => t(`sm-panel-${id}`);

export const story = (nr: StoryNr): string => t(`sm-story-${nr}`);

export const equipment = (id: string): string => t(`sm-equipment-${id}`);

export const side = (it: string): string => t(`sm-side-${it}`);

/** The name of the player in a seat; the viewer is "you". */
export function player(seat: Seat, me: Seat | null): string {
  return seat === me ? t("sm-web-card-you") : capital(words.word({ seat: String(seat) }));
}

/** Several names, as the language lists them. */
export function listed(all: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(all);
}
