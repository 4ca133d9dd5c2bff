import type { NewMatch } from "./protocol";

/** Against a bot: the game that the button on the first page starts. */
export function solo(): NewMatch {
  return {
    game: "outpost",
    setup: { players: 2 },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "bot" },
    ],
    clock: "none",
    listed: false,
  };
}

/** Two people who hand one screen to each other. */
export function two(): NewMatch {
  return {
    game: "outpost",
    setup: { players: 2 },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "me" },
    ],
    clock: "none",
    listed: false,
  };
}
