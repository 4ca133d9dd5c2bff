import { fromHex, toHex } from "./chance";
import { sha256 } from "./sha256";

/** Numbers that this browser mixes into the chance of matches: drawn here, and shown only once everybody has promised theirs. */

const kept = (id: string) => `sandtable-number-${id}`;

/** The number of a match, if this browser has drawn one. */
export const numberOf = (id: string): string | null => localStorage.getItem(kept(id));

/** The number of a match; a new one if there is none. */
export function drawNumber(id: string): string {
  const number = numberOf(id) ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(kept(id), number);
  return number;
}

/** What is promised: it tells nothing of the number, and no other number leads to it. */
export const pledgeOf = (number: string): string => toHex(sha256(fromHex(number)));
