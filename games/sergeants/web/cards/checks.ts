import type { Seat } from "$frame/protocol";
import type { CardIx, Damage, Event, Sort, StoryNr, Tag, TileIx, Turned, View, WorldInfo } from "../protocol";
import { figureOf, held, nameOf, type Entry } from "./desk";
import type { Band } from "./texts";

/** What became of somebody who was hit. */
export type Fate = "pinned" | "wounded" | "killed" | "captured" | "saved";

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
  how: How | "gap" | "identity";
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  /** What is used, or the tile on which artillery falls. */
  what: string | null;
  tile: TileIx | null;
  /** SM-CHK-1: whether the card is of the soldier in question. */
  success: boolean;
  /** SM-SHT-2: the bands that counted, and those that hit. */
  counted: Band[];
  hits: Band[];
  blows: Blow[];
  /** The phase that it filled, from 0. */
  gap: number | null;
}

type How = "shot" | "grenade" | "blast" | "used" | "shelled" | Sort;

interface Occasion {
  how: How;
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  what: string | null;
  tile: TileIx | null;
  counted: Band[];
}

const ARTILLERY: Occasion = {
  how: "blast",
  by: null,
  at: null,
  story: null,
  what: null,
  tile: null,
  counted: ["blast"],
};
const FATES: Record<string, Fate> = {
  pinned: "pinned",
  wounded: "wounded",
  killed: "killed",
  saved: "saved",
};
/** So much of the log is read: more is never on show. */
const READ = 400;

/** The checks of the last while, in their order. */
export function checks(world: WorldInfo, view: View, log: readonly Entry[]): Check[] {
  const first = Math.max(0, log.length - READ);
  const all: Check[] = [];
  let occasion = ARTILLERY;
  let tended: Tended | null = null;
  log.slice(first).forEach(({ event }, i) => {
    occasion = occasionOf(event) ?? occasion;
    tended = held(event, "tended") ?? (MINUTES.has(nameOf(event)) ? tended : null);
    const turned = held(event, "card_turned");
    if (turned?.turned === "damage") blow(world, view, all.at(-1), turned);
    else if (turned?.turned === "identity") all.push(identity(world, first + i, turned, tended));
    else if (turned) all.push(check(world, first + i, turned, occasion));
    // What becomes of somebody after a medic's checks is the doing of the card before them.
    else note(all.findLast((it) => it.how !== "identity") ?? all.at(-1), event);
  });
  return all;
}

/** SM-MED-1: who is tended, and by whom. */
interface Tended {
  tag: Tag;
  by: Tag;
}
/** What happens while a medic tends somebody. */
const MINUTES = new Set(["walked", "card_turned"]);

function occasionOf(event: Event): Occasion | null {
  const shot = held(event, "shot");
  if (shot) {
    const counted = (["long", "short", "close"] as const).filter((it) => shot.bands[it]);
    return { ...ARTILLERY, how: "shot", by: shot.tag, at: shot.target, counted };
  }
  const threw = held(event, "threw");
  if (threw) return { ...ARTILLERY, how: "grenade", by: threw.tag, at: threw.target };
  const used = held(event, "used");
  if (used) return { ...ARTILLERY, how: "used", by: used.tag, what: used.what };
  const shelled = held(event, "shelled");
  if (shelled) return { ...ARTILLERY, how: "shelled", tile: shelled.tile };
  const endangered = held(event, "endangered");
  if (endangered) return { ...ARTILLERY, how: endangered.by, at: endangered.tag };
  const story = held(event, "story_happens");
  if (story) return { ...ARTILLERY, story: story.card };
  return ["turn_began", "order_met", "phase_began"].includes(nameOf(event)) ? ARTILLERY : null;
}

function check(
  world: WorldInfo,
  n: number,
  { seat, card, turned }: { seat: Seat; card: CardIx; turned: Turned },
  occasion: Occasion,
): Check {
  const of = { n, seat, card, blows: [], gap: null, success: false };
  if (turned === "gap") return { ...ARTILLERY, ...of, how: "gap", counted: [], hits: [] };
  const hit = world.cards[card]?.hit;
  const hits = occasion.counted.filter((it) => hit && hit[it] !== "miss");
  return { ...of, ...occasion, hits };
}

/** SM-CHK-1: whose card is it? */
function identity(
  world: WorldInfo,
  n: number,
  { seat, card }: { seat: Seat; card: CardIx },
  tended: Tended | null,
): Check {
  const success = tended !== null && world.cards[card]?.tag === tended.tag;
  const of = { n, seat, card, blows: [], gap: null, success, counted: [], hits: [] };
  return { ...ARTILLERY, ...of, how: "identity", by: tended?.by ?? null, at: tended?.tag ?? null };
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
