import { minutesOf } from "$frame/parts/length";

// The decisions of all players at the mean, in ten games of greedy players each, in sixty of those from the sentries on (`sandtable simulate
// sergeants --bots greedy`, seed 1). That a
// decision takes eight seconds, and how many of them are easy or hard, is ours.
const SECONDS = 8;
const DECISIONS: Record<string, number> = {
  "first-steps": 205,
  crossing: 348,
  "race-to-the-bridge": 675,
  patrol: 503,
  defence: 490,
  search: 427,
  "four-players": 651,
  "smoke-screen": 441,
  minefield: 489,
  "burning-farm": 448,
  "picked-men": 596,
  sentries: 251,
  supplies: 334,
  raid: 447,
  rescue: 544,
  village: 554,
  breakout: 463,
  convoy: 405,
  fog: 498,
  bridgehead: 590,
  railway: 541,
};
const EASY = 360;
const HARD = 550;

/** About how long a scenario takes and how much there is to decide; nothing for one that was not measured. */
export function lengthOf(scenario: string): { minutes: number; level: "easy" | "medium" | "hard" } | null {
  const decisions = DECISIONS[scenario];
  if (decisions === undefined) return null;
  const level = decisions < EASY ? "easy" : decisions < HARD ? "medium" : "hard";
  return { minutes: minutesOf(decisions, SECONDS), level };
}
