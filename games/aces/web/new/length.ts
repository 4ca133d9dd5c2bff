import { minutesOf } from "$frame/parts/length";
import { fourFactions, type Plan } from "./plan";

// How long a match takes: the decisions of all players at the mean, in games of greedy players (`sandtable simulate aces --bots greedy`, seed 1,
// 60 games, 40 of each mission), at 18 seconds each. The time is ours.
const SECONDS = 18;
const DECISIONS = { pair: [134, 248], four: [263, 403], v2: 245, bulge: 330 } as const;
/** How much longer a match is on some boards, measured in the same way. */
const LONGER: Partial<Record<string, number>> = { brook: 117 / 134, passes: 178 / 134 };

/** About how many minutes a match of this plan takes. */
export function minutes(plan: Plan): number {
  const { mission, sets } = plan;
  if (mission === "v2" || mission === "bulge") return minutesOf(DECISIONS[mission], SECONDS);
  const [one, two] = fourFactions(plan) ? DECISIONS.four : DECISIONS.pair;
  const longer = fourFactions(plan) ? 1 : (LONGER[plan.board] ?? 1);
  return minutesOf((sets === 1 ? one : two) * longer, SECONDS);
}
