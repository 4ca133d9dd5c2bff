import type { Entry as EntryOf, Seat } from "$frame/protocol";
import { is, match, payload, type Payload } from "$frame/protocol/variants";
import { ARTILLERY, onScreen, type Fate, type Occasion } from "../events";
import type { MatchState } from "$frame/table/match.svelte";
import type { Band, CardIx, Damage, Event, Sergeants, StoryNr, Tag, TileIx, WorldInfo } from "../protocol";
import type { Entry } from "./desk";

/** SM-SHT-3: a card drawn for damage. */
export interface Blow {
  card: CardIx;
  damage: Damage;
  /** Who was hit. */
  on: Tag | null;
  fate: Fate | null;
}

/** A card drawn to see what happens. */
export interface Check {
  /** Where it stands in the log. */
  n: number;
  seat: Seat;
  card: CardIx;
  how: Occasion["how"] | "gap" | "identity";
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  /** What is used, or the tile on which artillery falls. */
  what: string | null;
  tile: TileIx | null;
  /** SM-CHK-1: whether an identity check succeeds. */
  success: boolean;
  /** SM-SHT-2: the bands that counted, and those that hit. */
  counted: Band[];
  hits: Band[];
  blows: Blow[];
  /** The phase that it filled, from 0. */
  gap: number | null;
}

/** So much of the log is read: more is never on show. */
const READ = 400;

type Turned = Payload<Event, "card_turned">;
type Tended = Payload<Event, "tended">;

/** The checks of the last while, in their order. */
export function checks(world: WorldInfo, log: readonly Entry[]): Check[] {
  const first = Math.max(0, log.length - READ);
  const all: Check[] = [];
  let occasion = ARTILLERY;
  let tended: Tended | null = null;
  log.slice(first).forEach(({ event }, i) => {
    occasion = onScreen(event).occasion ?? occasion;
    // SM-MED-1: a medic runs to the fallen and makes his checks; anything else ends that.
    tended = payload(event, "tended") ?? (is(event, "walked", "card_turned") ? tended : null);
    const turned = payload(event, "card_turned");
    if (turned) turn(all, { world, n: first + i, turned, occasion, tended });
    // What happens to a soldier after a medic's checks is due to the card before them.
    else note(all.findLast((it) => it.how !== "identity") ?? all.at(-1), event);
  });
  return all;
}

interface Turning {
  world: WorldInfo;
  n: number;
  turned: Turned;
  occasion: Occasion;
  tended: Tended | null;
}

function turn(all: Check[], { world, n, turned, occasion, tended }: Turning): void {
  const { seat, card, on, counted, hits, success } = turned;
  const check = { n, seat, card, counted, hits, success, blows: [], gap: null };
  match(turned.turned, {
    hit: () => void all.push({ ...occasion, ...check }),
    gap: () => void all.push({ ...ARTILLERY, ...check, how: "gap" }),
    identity: () =>
      void all.push({ ...ARTILLERY, ...check, how: "identity", by: tended?.by ?? null, at: on }),
    damage: () =>
      void all.at(-1)?.blows.push({ card, damage: world.cards[card]?.damage ?? "zip", on, fate: null }),
  });
}

function note(last: Check | undefined, event: Event): void {
  const { fate } = onScreen(event);
  const hit = last?.blows.at(-1);
  if (fate && hit && hit.fate === null && hit.damage !== "zip") hit.fate = fate;
  const gap = payload(event, "gap_filled");
  if (gap && last?.how === "gap" && last.card === gap.card) last.gap = gap.phase;
}

/** What has been told since this person's last answer. */
export function freshOf({ since, told }: MatchState<Sergeants>): EntryOf<Sergeants>[] {
  const first = since?.log[0] ? told.indexOf(since.log[0]) : -1;
  return first < 0 ? [] : told.slice(first);
}
