import type { Seat } from "../../protocol";
import type { CardIx, Damage, Event, StoryNr, Tag, Turned, View, WorldInfo } from "../../protocol/sergeants";
import { figureOf, held, nameOf, type Entry } from "./desk";
import type { Band } from "./texts";

/** What became of somebody who was hit. */
export type Fate = "pinned" | "wounded" | "killed" | "captured";

/** SM-SHT-3: a card drawn for damage. */
export interface Blow {
  card: CardIx;
  damage: Damage;
  /** Who was hit, as far as that can be told. */
  on: Tag | null;
  fate: Fate | null;
}

/** A card drawn to see what happens. */
export interface Check {
  /** Where it stands in the log. */
  n: number;
  seat: Seat;
  card: CardIx;
  how: "shot" | "grenade" | "blast" | "gap";
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  /** SM-SHT-2: the bands that counted, and those that hit. */
  counted: Band[];
  hits: Band[];
  blows: Blow[];
  /** The phase that it filled, from 0. */
  gap: number | null;
}

interface Occasion {
  how: "shot" | "grenade" | "blast";
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  counted: Band[];
}

const ARTILLERY: Occasion = { how: "blast", by: null, at: null, story: null, counted: ["blast"] };
const FATES: Record<string, Fate> = { pinned: "pinned", wounded: "wounded", killed: "killed" };
/** So much of the log is read: more is never on show. */
const READ = 400;

/** The checks of the last while, in their order. */
export function checks(world: WorldInfo, view: View, log: readonly Entry[]): Check[] {
  const first = Math.max(0, log.length - READ);
  const all: Check[] = [];
  let occasion = ARTILLERY;
  log.slice(first).forEach(({ event }, i) => {
    occasion = occasionOf(event) ?? occasion;
    const turned = held(event, "card_turned");
    if (turned?.turned === "damage") blow(world, view, all.at(-1), turned);
    else if (turned) all.push(check(world, first + i, turned, occasion));
    else note(all.at(-1), event);
  });
  return all;
}

function occasionOf(event: Event): Occasion | null {
  const shot = held(event, "shot");
  if (shot) {
    const counted = (["long", "short", "close"] as const).filter((it) => shot.bands[it]);
    return { how: "shot", by: shot.tag, at: shot.target, story: null, counted };
  }
  const threw = held(event, "threw");
  if (threw) return { how: "grenade", by: threw.tag, at: threw.target, story: null, counted: ["blast"] };
  const story = held(event, "story_happens");
  if (story) return { ...ARTILLERY, story: story.card };
  return ["turn_began", "order_met", "phase_began"].includes(nameOf(event)) ? ARTILLERY : null;
}

function check(
  world: WorldInfo,
  n: number,
  { seat, card, turned }: { seat: Seat; card: CardIx; turned: Turned },
  { how, by, at, story, counted }: Occasion,
): Check {
  const of = { n, seat, card, blows: [], gap: null };
  if (turned === "gap") return { ...of, how: "gap", by: null, at: null, story: null, counted: [], hits: [] };
  const hit = world.cards[card]?.hit;
  return { ...of, how, by, at, story, counted, hits: counted.filter((it) => hit && hit[it] !== "miss") };
}

function blow(
  world: WorldInfo,
  view: View,
  last: Check | undefined,
  { seat, card }: { seat: Seat; card: CardIx },
): void {
  const at = last?.at ?? null;
  const on = last?.how === "shot" && at !== null && figureOf(view, at)?.seat === seat ? at : null;
  last?.blows.push({ card, damage: world.cards[card]?.damage ?? "zip", on, fate: null });
}

function note(last: Check | undefined, event: Event): void {
  const fate = FATES[nameOf(event)];
  const hit = last?.blows.at(-1);
  if (fate && hit && hit.fate === null && hit.damage !== "zip") {
    hit.on = Object.values(event as Record<string, { tag: Tag }>)[0]!.tag;
    hit.fate = fate;
  }
  const gap = held(event, "gap_filled");
  if (gap && last?.how === "gap" && last.card === gap.card) last.gap = gap.phase;
}
