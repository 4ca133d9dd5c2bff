import type { Clock, PlannedPlayer } from "../../protocol";
import type { NewMatch, ScenarioCard, SideCard } from "../../protocol/sergeants";
import written from "../scenarios.json";

export const SCENARIOS = written as unknown as ScenarioCard[];

/** The rules have no hourglass: minutes are for one answer, as days are. */
export const CLOCKS: Clock[] = [
  "none",
  { hourglass: { minutes: 3 } },
  { hourglass: { minutes: 10 } },
  { days: { days: 1 } },
  { days: { days: 3 } },
  { days: { days: 7 } },
];

/** A match as somebody puts it together on the page. */
export interface Plan {
  /** The name of the scenario. */
  scenario: string;
  /** How many play each side. */
  players: [number, number];
  /** Who sits where, by seat. */
  places: PlannedPlayer[];
  /** Whether forces are bought. */
  buying: boolean;
  clock: Clock;
  listed: boolean;
}

/** The plan that the page opens with, by what the address says about the others. */
export function firstPlan(others: string | null): Plan {
  const scenario = others === null ? SCENARIOS[0]! : (SCENARIOS[1] ?? SCENARIOS[0]!);
  const plan: Plan = {
    scenario: scenario.name,
    players: fewest(scenario),
    places: [],
    buying: false,
    clock: "none",
    listed: others === "anybody",
  };
  seatAnew(plan, others === null ? "bot" : others === "screen" ? "me" : "open");
  return plan;
}

export function scenarioOf(plan: Plan): ScenarioCard {
  return SCENARIOS.find((it) => it.name === plan.scenario)!;
}

function fewest({ sides }: ScenarioCard): [number, number] {
  const least = (side: SideCard | undefined) => Math.min(...(side?.forces ?? []).map((it) => it.players));
  return [least(sides[0]), least(sides[1])];
}

/** The side of each seat, by turns. */
export function seatsOf(plan: Plan): string[] {
  const { sides } = scenarioOf(plan);
  const [first, second] = plan.players;
  return Array.from({ length: Math.max(first, second) }, (_, i) => [
    ...(i < first ? [sides[0]!.side] : []),
    ...(i < second ? [sides[1]!.side] : []),
  ]).flat();
}

/** Whether forces are suggested for so many players. */
export function isSuggested(plan: Plan): boolean {
  return scenarioOf(plan).sides.every((it, i) => it.suggested === plan.players[i]);
}

/** The first seat is one's own; the others are for whoever comes, bots, or people at this screen. */
export function seatAnew(plan: Plan, others: PlannedPlayer): void {
  plan.places = seatsOf(plan).map((_, seat) => (seat === 0 ? "me" : others));
}

/** Puts right what a change has left behind. */
export function settle(plan: Plan): void {
  const { sides } = scenarioOf(plan);
  const fits = sides.every((it, i) => it.forces.some(({ players }) => players === plan.players[i]));
  if (!fits) plan.players = fewest(scenarioOf(plan));
  const others = plan.places[1] ?? "bot";
  const seats = seatsOf(plan);
  if (plan.places.length !== seats.length) plan.places = seats.map((_, seat) => plan.places[seat] ?? others);
  if (!isSuggested(plan)) plan.buying = true;
}

/** The match that the server is asked for. */
export function newMatch(plan: Plan): NewMatch {
  return {
    game: "sergeants",
    setup: { scenario: plan.scenario, seats: seatsOf(plan), buying: plan.buying },
    seats: plan.places.map((player, seat) => ({ seat, player })),
    clock: plan.clock,
    listed: plan.listed && plan.places.includes("open"),
  };
}
