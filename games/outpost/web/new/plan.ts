import type { Clock, PlannedPlayer } from "$frame/protocol";
import type { NewMatch } from "../protocol";

/** The patrols, in the order of the seats. */
export const PATROLS = ["heron", "fox", "badger", "owl"] as const;
export const PLAYERS = [2, 3, 4] as const;
export const ROUNDS = [4, 6, 9] as const;
/** This game has no bot that thinks ahead. */
type Who = Extract<PlannedPlayer, string>;

export const WHO: Who[] = ["me", "open", "bot"];
export const CLOCKS: Clock[] = [
  "none",
  { hourglass: { minutes: 1 } },
  { days: { days: 1 } },
  { days: { days: 3 } },
];

/** A match as it is put together on the page. */
export interface Plan {
  players: number;
  rounds: number;
  /** By seat, for as many as can play. */
  places: Who[];
  clock: Clock;
  listed: boolean;
}

/** The plan that the page opens with, by what the address says about the others. */
export function firstPlan(others: string | null): Plan {
  const other: Who = others === null ? "bot" : others === "screen" ? "me" : "open";
  return {
    players: 2,
    rounds: 6,
    places: ["me", other, other, other],
    clock: "none",
    listed: others === "anybody",
  };
}

export function newMatch({ players, rounds, places, clock, listed }: Plan): NewMatch {
  return {
    game: "outpost",
    setup: { players, rounds },
    seats: places.slice(0, players).map((player, seat) => ({ seat, player })),
    clock,
    listed,
  };
}
