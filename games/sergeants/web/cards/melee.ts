import type { Seat } from "$frame/protocol";
import type { CardIx, Damage, Melee, Tag } from "../protocol";
import type { Fate } from "./checks";
import { held, nameOf, type Entry } from "./desk";

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

const FATES: Record<string, Fate> = {
  pinned: "pinned",
  wounded: "wounded",
  killed: "killed",
  captured: "captured",
};

/** The last melee of the log. */
export function lastFight(log: readonly Entry[]): Fight | null {
  const n = log.findLastIndex((it) => nameOf(it.event) === "melee_began");
  if (n < 0) return null;
  const melee = held(log[n]!.event, "melee_began")!;
  const fight: Fight = { n, melee, blows: [], over: false };
  for (const { event } of log.slice(n + 1)) {
    const struck = held(event, "struck");
    const fate = FATES[nameOf(event)];
    const last = fight.blows.at(-1);
    if (struck) fight.blows.push({ ...struck, fate: null });
    else if (nameOf(event) === "melee_ended") {
      fight.over = true;
      break;
    } else if (fate && last && last.fate === null) last.fate = fate;
  }
  return fight;
}
