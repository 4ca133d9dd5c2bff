import type { Seat } from "$frame/protocol";
import { is, payload } from "$frame/protocol/variants";
import type { CardIx, Damage, Melee, Tag } from "../protocol";
import { onScreen, type Fate } from "../events";
import type { Asked, Entry } from "./desk";

/** SM-MEL-3: a blow that was struck. */
export interface Struck {
  seat: Seat;
  card: CardIx;
  on: Tag;
  damage: Damage;
  fate: Fate | null;
}

/** A melee from its beginning. */
export interface Fight {
  /** Where it began in the log: its name for as long as it is looked at. */
  n: number;
  melee: Melee;
  blows: Struck[];
  /** SM-MEL-4: it has ended. */
  over: boolean;
}

/** The last melee of the log. */
export function lastFight(log: readonly Entry[]): Fight | null {
  const n = log.findLastIndex((it) => is(it.event, "melee_began"));
  const melee = payload(log[n]?.event, "melee_began");
  if (!melee) return null;
  const fight: Fight = { n, melee, blows: [], over: false };
  for (const { event } of log.slice(n + 1)) {
    const struck = payload(event, "struck");
    const { fate } = onScreen(event);
    const last = fight.blows.at(-1);
    if (struck) fight.blows.push({ ...struck, fate: null });
    else if (is(event, "melee_ended")) {
      fight.over = true;
      break;
    } else if (fate && last && last.fate === null) last.fate = fate;
  }
  return fight;
}

/** Whether a question is answered on the map, which the scene of a melee would cover. */
export function isOnMap({ space, options }: Asked): boolean {
  const isAimed = !!space && !is(space, "forces", "placements");
  return isAimed || options.some((it) => is(it, "soldier"));
}
