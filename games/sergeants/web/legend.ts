import { t } from "$frame/words/words.svelte";

/** A line of the legend: what a sign or a word means. */
export interface Line {
  /** The text is that of `sm-term-` and this. */
  term: string;
  /** A drawing, or a letter of the card. */
  sign?: string;
  letter?: string;
  tone?: string;
}

const action = (it: string): Line => ({ term: it, sign: `a-${it}`, tone: `do-${it}` });
const damage = (it: string): Line => ({ term: it, sign: `dm-${it}` });
const mark = (it: string): Line => ({ term: it, sign: `k-${it}` });
const band = (it: string): Line => ({ term: it, letter: t(`sm-web-card-letter-${it}`) });
const plain = (term: string): Line => ({ term });

/** What one part of the legend explains. */
const PARTS = {
  turn: () => [1, 2, 3, 4].map((n): Line => ({ term: `turn-${n}`, letter: String(n) })),
  actions: () => ["look", "shoot", "hide", "move"].map(action),
  card: () => [...terms(), ...bands(), ...damages()],
  measure: () => ["squares", "inches", "own-tile", "cover", "melee"].map(plain),
  marks: () => ["spotted", "pinned", "wounded", "captive", "grenade", "held"].map(mark),
  map: () => ["plate", "smoke", "fire", "mines", "foxhole", "gate"].map(plain),
} satisfies Record<string, () => Line[]>;

export const terms = (): Line[] => ["dog-tag", "bubble", "box"].map(plain);
export const bands = (): Line[] => [
  ...["long", "short", "close", "blast"].map(band),
  { term: "plus", letter: "+" },
];
export const damages = (): Line[] => ["zip", "pin", "wound", "kill"].map(damage);
export const part = (name: keyof typeof PARTS): Line[] => PARTS[name]();

/** All parts, each with the name of its heading. */
export const legend = (): [string, Line[]][] => Object.entries(PARTS).map(([name, lines]) => [name, lines()]);
