import { capital, t } from "$frame/words/words.svelte";
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
const MISSIONS = ["v2", "bulge", "weather", "mountains"];
const mission = (key: string): Meaning => ({
  key,
  name: t(`aces-web-mission-${key}`),
  text: t(`aces-term-${key}`),
});

/** What some words mean. */
export const of = (...keys: string[]): Meaning[] =>
  keys.map((it) => (MISSIONS.includes(it) ? mission(it) : meaning(it)));

export const signs = (): Meaning[] => [
  meaning("moved", "s-moved"),
  meaning("attacked", "s-attacked"),
  meaning("owes", "s-intercept"),
  meaning("repairing", "s-repair"),
  meaning("water", "s-water"),
  meaning("spent"),
];

export const marks = (): Meaning[] => of("reach", "danger", "target", "threat");

export const figures = (): Meaning[] =>
  of("speed", "range", "air", "damage", "experience", "armour", "support");

/** What there is in a match besides what is always there. */
export function inPlay(world: WorldInfo): Meaning[] {
  const { v2, bulge, weather, mountains } = world.missions;
  return [
    ...of("factory", "interception", "army"),
    ...(world.factions.some((it) => it.automa) ? of("automa") : []),
    ...(v2 ? of("v2", "token") : []),
    ...(bulge ? of("bulge") : []),
    ...(weather ? [...of("weather"), ...weathers()] : []),
    ...(mountains ? of("mountains") : []),
  ];
}

const WEATHERS = ["normal", "frost", "mud", "dry", "storm", "fog"] as const;

export const weathers = (): Meaning[] =>
  WEATHERS.map((it) => ({
    key: `weather-${it}`,
    // Its name without what it does, which the text says.
    name: capital(t(`aces-weather-${it}`).replace(/ \(.*\)$/, "")),
    text: t(`aces-term-weather-${it}`),
  }));
