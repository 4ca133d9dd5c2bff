// How the map is lettered. The picture of the first page needs no more of its words.

/** How high the letters of a name are: never too small to be read. */
export const lettersAt = (px: number): number => Math.max(4.6, 12.3 * px);

/** A number with its sign, as plates print it. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "0";
}
