import type { Clock, OwnContent } from "$frame/protocol";
import type { CampaignCard, NewMatch, ScenarioCard, Stocked } from "../protocol";
import { CAMPAIGNS } from "../cards/chapter";
import written from "../scenarios.json";
import { USUAL } from "../thinkers";

export const SCENARIOS = written as unknown as ScenarioCard[];

/** What can be played: the built-in content, and what else the page has learned of. */
const known: Stocked = { scenarios: SCENARIOS, campaigns: CAMPAIGNS };

/** Adds scenarios and campaigns that are not built in. They take precedence over built-in ones of the same name. */
export function know({ scenarios, campaigns }: Stocked): void {
  const others = <T extends { name: string }>(built: T[], own: T[]) => [
    ...built.filter((it) => own.every((one) => one.name !== it.name)),
    ...own,
  ];
  known.scenarios = others(SCENARIOS, scenarios);
  known.campaigns = others(CAMPAIGNS, campaigns);
}

export const knownScenarios = (): readonly ScenarioCard[] => known.scenarios;
export const knownCampaigns = (): readonly CampaignCard[] => known.campaigns;

/** The rules have no hourglass: minutes are for one answer, as days are. */
export const CLOCKS: Clock[] = [
  "none",
  { hourglass: { minutes: 3 } },
  { hourglass: { minutes: 10 } },
  { days: { days: 1 } },
  { days: { days: 3 } },
  { days: { days: 7 } },
];

/** Who plays a seat. */
export type Who = "me" | "open" | "bot" | "search";

/** A match as it is put together on the page. */
export interface Plan {
  /** The name of the scenario. */
  scenario: string;
  /** SG-80: the name of a campaign, which is played instead. */
  campaign: string | null;
  /** How many play each side. */
  players: [number, number];
  /** The players, by seat. */
  places: Who[];
  /** The levels of bots that think ahead, by seat. */
  strengths: number[];
  /** Whether forces are bought. */
  buying: boolean;
  /** SM-TRN-9: open information, to learn; nothing if it is as the scenario has it. */
  open: boolean | null;
  /** SM-TRN-9: whether action cards are placed face up. */
  faceUp: boolean;
  clock: Clock;
  listed: boolean;
}

/** The plan that the page opens with, by what the address says about the others. */
export function firstPlan(others: string | null, name: string | null = null): Plan {
  const named = known.scenarios.find((it) => it.name === name);
  const scenario = named ?? (others === null ? SCENARIOS[0]! : (SCENARIOS[1] ?? SCENARIOS[0]!));
  const plan: Plan = {
    scenario: scenario.name,
    campaign: null,
    players: [1, 1],
    places: [],
    strengths: [],
    buying: false,
    open: null,
    faceUp: false,
    clock: "none",
    listed: others === "anybody",
  };
  plan.players = fewest(plan);
  plan.buying = !isSuggested(plan);
  seatAnew(plan, others === null ? "bot" : others === "screen" ? "me" : "open");
  return plan;
}

export function scenarioOf(plan: Plan): ScenarioCard {
  const name = campaignOf(plan)?.chapters[0] ?? plan.scenario;
  return known.scenarios.find((it) => it.name === name) ?? SCENARIOS[0]!;
}

export function campaignOf(plan: Plan): CampaignCard | null {
  return known.campaigns.find((it) => it.name === plan.campaign) ?? null;
}

/** How many may play each side, together: of a campaign, in all its chapters. */
function ways(plan: Plan): [number, number][] {
  const [first, second] = scenarioOf(plan).sides;
  const campaign = campaignOf(plan);
  if (campaign) {
    const count = (seats: string[], side: string) => seats.filter((it) => it === side).length;
    return campaign.seatings.map((it) => [count(it, first!.side), count(it, second!.side)]);
  }
  return first!.forces.flatMap((a) => second!.forces.map((b): [number, number] => [a.players, b.players]));
}

/** How many may play a side. */
export function counts(plan: Plan, side: 0 | 1): number[] {
  return [...new Set(ways(plan).map((it) => it[side]))].sort((a, b) => a - b);
}

function fewest(plan: Plan): [number, number] {
  return [counts(plan, 0)[0] ?? 1, counts(plan, 1)[0] ?? 1];
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

/** SM-TRN-9: whether information is open. */
export function isOpen(plan: Plan): boolean {
  return plan.open ?? scenarioOf(plan).open;
}

/** Whether forces are suggested for this number of players. */
export function isSuggested(plan: Plan): boolean {
  return scenarioOf(plan).sides.every((it, i) => it.suggested === plan.players[i]);
}

/** The first seat is the player's own; the others are open, or for bots, or for people at this screen. */
export function seatAnew(plan: Plan, others: Who): void {
  plan.places = seatsOf(plan).map((_, seat) => (seat === 0 ? "me" : others));
  plan.strengths = plan.places.map(() => USUAL);
}

/** Puts right what a change has left behind. */
export function settle(plan: Plan): void {
  const fits = ways(plan).some((it) => it[0] === plan.players[0] && it[1] === plan.players[1]);
  if (!fits) plan.players = fewest(plan);
  const others = plan.places[1] ?? "bot";
  const seats = seatsOf(plan);
  if (plan.places.length !== seats.length) plan.places = seats.map((_, seat) => plan.places[seat] ?? others);
  plan.strengths = plan.places.map((_, seat) => plan.strengths[seat] ?? USUAL);
  if (!isSuggested(plan)) plan.buying = true;
}

/** The match that the server is asked for. */
export function newMatch(plan: Plan, own?: OwnContent[]): NewMatch {
  const named = plan.campaign === null ? { scenario: plan.scenario } : { campaign: plan.campaign };
  const what = own === undefined || plan.campaign !== null ? named : { ...named, own };
  return {
    game: "sergeants",
    setup: {
      ...what,
      seats: seatsOf(plan),
      buying: plan.buying,
      ...(plan.open === null ? {} : { open: plan.open }),
      ...(plan.faceUp ? { face_up: true } : {}),
    },
    seats: plan.places.map((who, seat) => ({
      seat,
      player: who === "search" ? { search: plan.strengths[seat] ?? USUAL } : who,
    })),
    clock: plan.clock,
    listed: plan.listed && plan.places.includes("open"),
  };
}
