import { t } from "$frame/words/words.svelte";
import type { WorldInfo } from "./protocol";

/** What a sign, a mark or a figure means. */
export interface Meaning {
  key: string;
  name: string;
  text: string;
  /** The drawing of it. */
  sign?: string;
}

const meaning = (key: string, sign?: string): Meaning => ({
  key,
  name: t(`aces-name-${key}`),
  text: t(`aces-term-${key}`),
  ...(sign ? { sign } : {}),
});

/** A mission is called what the page for a new match calls it. */
const mission = (key: string): Meaning => ({
  key,
  name: t(`aces-web-mission-${key}`),
  text: t(`aces-term-${key}`),
});

export const signs = (): Meaning[] => [
  meaning("moved", "s-moved"),
  meaning("attacked", "s-attacked"),
  meaning("owes", "s-intercept"),
  meaning("repairing", "s-repair"),
  meaning("water", "s-water"),
  meaning("spent"),
];

export const marks = (): Meaning[] => ["reach", "danger", "target", "threat"].map((it) => meaning(it));

export const figures = (): Meaning[] =>
  ["speed", "range", "air", "damage", "experience", "armour", "support"].map((it) => meaning(it));

/** What there is in a match besides what is always there. */
export function inPlay(world: WorldInfo): Meaning[] {
  const { v2, bulge, weather, mountains } = world.missions;
  return [
    ...["factory", "interception", "army"].map((it) => meaning(it)),
    ...(world.factions.some((it) => it.automa) ? [meaning("automa")] : []),
    ...(v2 ? [mission("v2"), meaning("token")] : []),
    ...(bulge ? [mission("bulge")] : []),
    ...(weather ? [mission("weather"), ...weathers()] : []),
    ...(mountains ? [mission("mountains")] : []),
  ];
}

const WEATHERS = ["normal", "frost", "mud", "dry", "storm", "fog"] as const;

export const weathers = (): Meaning[] =>
  WEATHERS.map((it) => ({
    key: `weather-${it}`,
    name: t(`aces-weather-${it}`),
    text: t(`aces-term-weather-${it}`),
  }));
