// Who plays together. The rules know, and were asked when the client was built.
import written from "./new/plans.json";
import type { Faction, Plans, Side } from "./protocol";

/** What the rules say of new matches. */
export const PLANS = written as unknown as Plans;

/** AA-SET-8: four factions around the table. */
export const CLOCKWISE: Faction[] = PLANS.clockwise;

const SIDES = Object.keys(PLANS.teams) as Side[];

export function factionsOfSide(side: Side): Faction[] {
  return PLANS.teams[side]!;
}

export function sideOf(faction: Faction): Side {
  return SIDES.find((it) => factionsOfSide(it).includes(faction))!;
}

export function partnerOf(faction: Faction): Faction {
  return factionsOfSide(sideOf(faction)).find((it) => it !== faction)!;
}

export function enemiesOf(faction: Faction): Faction[] {
  return CLOCKWISE.filter((it) => sideOf(it) !== sideOf(faction));
}
