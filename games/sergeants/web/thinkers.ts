/** The levels of the bot that thinks ahead, the weakest first. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6];

/** The level if none is named. */
export const USUAL = 3;

/** The bot that thinks ahead is chosen as `search-3`. */
export function strengthOf(level: string): number | undefined {
  return STRENGTHS.find((it) => level === `search-${it}`);
}
