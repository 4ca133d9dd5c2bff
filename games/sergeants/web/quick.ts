import type { NewMatch } from "./protocol";
import { strengthOf } from "./thinkers";

const common = {
  game: "sergeants",
  setup: { scenario: "first-steps" },
  clock: "none",
  listed: false,
} as const;

/** Levels are scenarios: with open cards, with hidden ones, and a long one on a large map. */
const LEVELS: Record<string, string> = {
  easy: "first-steps",
  standard: "crossing",
  hard: "race-to-the-bridge",
};

/** Against a bot, or one that thinks ahead: the game that the button on the first page starts. */
export function solo(level = "easy"): NewMatch {
  const search = strengthOf(level);
  const scenario = search === undefined ? LEVELS[level] : LEVELS.standard;
  return {
    ...common,
    setup: { scenario: scenario ?? "first-steps" },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: search === undefined ? "bot" : { search } },
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
