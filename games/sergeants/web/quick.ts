import type { NewMatch } from "./protocol";

const common = {
  game: "sergeants",
  setup: { scenario: "first-steps" },
  clock: "none",
  listed: false,
} as const;

/** Against a bot: the game that the button on the first page starts. */
export function solo(): NewMatch {
  return {
    ...common,
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "bot" },
    ],
  };
}

/** Two people who hand one screen to each other. */
export function two(): NewMatch {
  return {
    ...common,
    setup: { scenario: "crossing" },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "me" },
    ],
  };
}
