import type { Game } from "../protocol";

/** A moment that a person has seen, and how the table stood. */
export interface Looked<G extends Game> {
  n: number;
  view: G["view"];
}

const keyOf = (id: string): string => `sandtable-seen-${id}`;

/** How many answers of a match this browser has shown; nothing if it was never opened here. */
export function seenOf(id: string): number | null {
  const kept = localStorage.getItem(keyOf(id));
  return kept === null ? null : Number(kept);
}

export function keepSeen(id: string, n: number): void {
  localStorage.setItem(keyOf(id), String(n));
}
