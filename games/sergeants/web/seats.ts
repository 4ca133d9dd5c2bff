import type { SeatInfo } from "$frame/protocol";
import type { Sergeants } from "./protocol";
import type { MatchState } from "$frame/table/match.svelte";
import { isFree } from "./view";

/** A seat as everybody sees it. */
export interface Seated {
  seat: number;
  side: string;
  /** Soldiers who are free and in the game. */
  soldiers: number;
  vp: number;
  /** Cards that are on the phases, face up or down. */
  placed: number;
  info: SeatInfo | undefined;
  awaited: boolean;
}

export function seatsOf(match: MatchState<Sergeants>): Seated[] {
  const { world, view, seats, now } = match;
  if (!world || !view) return [];
  return world.seats.map((side, seat) => {
    const down = view.seats[seat]?.placed.reduce((sum, it) => sum + it, 0) ?? 0;
    const up = view.tableau[seat]?.shown.reduce((sum, it) => sum + it.length, 0) ?? 0;
    return {
      seat,
      side: world.scenario.sides[side]?.side ?? "us",
      soldiers: view.figures.filter((it) => it.seat === seat && isFree(it.at)).length,
      vp: view.tableau[seat]?.score ?? 0,
      placed: down + up,
      info: seats.find((it) => it.seat === seat),
      awaited: now?.waiting.includes(seat) ?? false,
    };
  });
}
