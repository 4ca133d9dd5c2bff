import type { Clock, PlannedPlayer } from "$frame/protocol";
import { is, type NameOf } from "$frame/protocol/variants";
import type {
  Coop,
  Difficulty,
  Faction,
  Intercepts,
  Kind,
  NewMatch,
  Options,
  Request,
  Seated,
  Side,
} from "../protocol";
import { boardText, isHalf, type BoardKey } from "./boards";

export const PLAYERS = ["solo", "together", "two", "three", "four"] as const;
export type Players = (typeof PLAYERS)[number];

export type Who = NameOf<PlannedPlayer> | "automa";

export const COOPS: Coop[] = ["own_sets", "divided"];
export const LEVELS: Difficulty[] = ["easy", "standard", "hard", "overkill"];
/** The levels of the bot that thinks ahead. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6];
export const KINDS: Kind[] = ["infantry", "special", "tank", "artillery", "fighter", "bomber"];
export const INTERCEPTS: Intercepts[] = ["by_priority", "whenever", "never"];

/** Options that people choose. The clock is chosen on its own, and a pause before the Automa is for programs. */
type Chosen = Omit<Options, "clock" | "pause_before_automa">;

/** How many units of each type: for a random enemy too, before it is known which. */
export type Lists = Record<Faction | "any", Record<Kind, number>>;

/** Options in the order of the page, each with the rule behind it. Those of a mission are chosen with it. */
export const OPTIONS: [Exclude<keyof Chosen, "tokens_on_land" | "factories_by_picks">, string][] = [
  ["short_game", "AA-SET-16"],
  ["experienced", "AA-SET-7"],
  ["limit_of_four", "AA-SET-18"],
  ["dice_less", "AA-CMB-14"],
  ["stalemate", "AA-VIC-4"],
  ["longest_game", "AA-VIC-4"],
  ["interception_by_round", "AA-INT-3"],
  ["area_experience_from_any", "AA-CMB-12"],
  ["die_a_faction", "AA-SET-10"],
  ["any_on_water", "AA-SET-11"],
  ["automa_avoids_water", "AA-AUT-31"],
  ["automa_shuns_guarded_factories", "AA-AUT-21"],
];

export const CLOCKS: Clock[] = [
  "none",
  { hourglass: { minutes: 5 } },
  { days: { days: 1 } },
  { days: { days: 3 } },
  { days: { days: 7 } },
];

/** The seats of four factions, as the book shows them, clockwise. */
const CLOCKWISE: Faction[] = ["g1", "us", "g2", "su"];

export interface Place {
  who: Who;
  /** Of the Automa. */
  level: Difficulty;
  /** Of the bot that thinks ahead. */
  strength: number;
}

/** A match as it is put together on the page. */
export interface Plan {
  players: Players;
  /** Unless four factions play, that of the first seat. */
  first: Faction;
  /** Unless four factions play, the one against it. */
  second: Faction | "any";
  /** Of two who play together, whose units they have. */
  coop: Coop;
  /** Of three players, the team that one of them holds. */
  both: Side;
  /** By seat. */
  places: Place[];
  intercepts: Intercepts;
  board: BoardKey;
  half: "left" | "right";
  /** Of two who play together, whether on the full board. */
  full: boolean;
  /** Sets of units, or lists that were agreed. */
  sets: 1 | 2 | "agreed";
  lists: Lists;
  mission: "none" | "v2" | "bulge";
  weather: boolean;
  mountains: boolean;
  owner: Faction;
  dudsGo: boolean;
  /** Whether the Battle of the Bulge has a last round, and which. */
  lastRound: boolean;
  rounds: number;
  alliesAtSix: boolean;
  options: Chosen;
  clock: Clock;
  listed: boolean;
}

export interface SeatOf {
  seat: number;
  factions: (Faction | "any")[];
}

const oneOfEach = (): Record<Kind, number> => ({
  infantry: 1,
  special: 1,
  tank: 1,
  artillery: 1,
  fighter: 1,
  bomber: 1,
});

const place = (who: Who): Place => ({ who, level: "easy", strength: 2 });

/** Who sits where at first. */
export function usualPlaces(players: Players): Place[] {
  const people: Record<Players, Who[]> = {
    solo: ["me", "automa"],
    together: ["me", "open", "automa"],
    two: ["me", "open"],
    three: ["me", "open", "open"],
    four: ["open", "me", "open", "open"],
  };
  return people[players].map(place);
}

/** The plan that the page opens with, by what the address says about the others and the board. */
export function firstPlan(others: string | null, board: BoardKey = "summer"): Plan {
  const players: Players = others ? "two" : "solo";
  const places = usualPlaces(players);
  if (others === "screen") places[1] = place("me");
  return {
    players,
    first: "us",
    second: others ? "g1" : "any",
    coop: "own_sets",
    both: "germany",
    places,
    intercepts: "by_priority",
    board,
    half: "left",
    full: false,
    sets: 1,
    lists: { us: oneOfEach(), su: oneOfEach(), g1: oneOfEach(), g2: oneOfEach(), any: oneOfEach() },
    mission: "none",
    weather: false,
    mountains: false,
    owner: "g1",
    dudsGo: false,
    lastRound: false,
    rounds: 12,
    alliesAtSix: false,
    options: {
      short_game: false,
      experienced: false,
      limit_of_four: true,
      dice_less: false,
      stalemate: false,
      longest_game: false,
      interception_by_round: true,
      area_experience_from_any: true,
      die_a_faction: false,
      any_on_water: false,
      tokens_on_land: false,
      factories_by_picks: false,
      automa_avoids_water: false,
      automa_shuns_guarded_factories: false,
    },
    clock: "none",
    listed: others === "anybody",
  };
}

export function sideOf(faction: Faction): Side {
  return faction === "us" || faction === "su" ? "allies" : "germany";
}

export function factionsOfSide(side: Side): Faction[] {
  return side === "allies" ? ["us", "su"] : ["g1", "g2"];
}

export function enemiesOf(faction: Faction): Faction[] {
  return factionsOfSide(sideOf(faction) === "allies" ? "germany" : "allies");
}

export function fourFactions(plan: Plan): boolean {
  return plan.players === "three" || plan.players === "four";
}

/** Whether the people sit against the Automa, or one of them against a bot that thinks ahead. */
export function againstAutoma(plan: Plan): boolean {
  return plan.players === "solo" || plan.players === "together";
}

export function fullBoard(plan: Plan): boolean {
  return fourFactions(plan) || (plan.players === "together" && plan.full);
}

function partnerOf(faction: Faction): Faction {
  return factionsOfSide(sideOf(faction)).find((it) => it !== faction)!;
}

export function seatsOf(plan: Plan): SeatOf[] {
  if (plan.players === "together") {
    const seated = [plan.first, partnerOf(plan.first), plan.second];
    return seated.map((it, seat) => ({ seat, factions: [it] }));
  }
  if (!fourFactions(plan)) {
    return [
      { seat: 0, factions: [plan.first] },
      { seat: 1, factions: [plan.second] },
    ];
  }
  if (plan.players === "four") return CLOCKWISE.map((it, seat) => ({ seat, factions: [it] }));
  const others = CLOCKWISE.filter((it) => sideOf(it) !== plan.both);
  return [
    { seat: 0, factions: factionsOfSide(plan.both) },
    ...others.map((it, i) => ({ seat: i + 1, factions: [it] })),
  ];
}

/** The Automa plays one faction, and has no orders for V2. */
export function automaFits(plan: Plan, seat: SeatOf): boolean {
  return seat.factions.length === 1 && plan.mission !== "v2";
}

/** The factions of the Automa that no order leads to the shore. */
export function aimless(plan: Plan): Faction[] {
  if (plan.mission !== "bulge") return [];
  const seats = seatsOf(plan).filter((it) => plan.places[it.seat]?.who === "automa");
  return seats.flatMap((it) => it.factions).filter((it): it is "g1" | "g2" => it === "g1" || it === "g2");
}

/** The most units of one type that may be agreed. */
export function mostOfType(plan: Plan): number {
  return plan.options.limit_of_four ? 4 : 9;
}

/** The factions that bring units: of a faction that is divided, one of the partners. */
export function listed(plan: Plan): (Faction | "any")[] {
  const factions = seatsOf(plan).flatMap((it) => it.factions);
  return plan.players === "together" && plan.coop === "divided" ? [factions[0]!, factions[2]!] : factions;
}

export function unitsOf(plan: Plan, faction: Faction | "any"): number {
  return Object.values(plan.lists[faction]).reduce((sum, it) => sum + (it || 0), 0);
}

/** Whether the Automa plays at all. */
export function withAutoma(plan: Plan): boolean {
  return plan.places.some((it) => it.who === "automa");
}

/** Puts right what a change has left behind. */
export function settle(plan: Plan): void {
  const seats = seatsOf(plan);
  if (plan.places.length !== seats.length) plan.places = usualPlaces(plan.players);
  if (plan.second !== "any" && sideOf(plan.second) === sideOf(plan.first))
    plan.second = enemiesOf(plan.first)[0]!;
  const enemy = plan.places.at(-1)!;
  if (againstAutoma(plan) && !(plan.players === "solo" && enemy.who === "search")) enemy.who = "automa";
  if (plan.players === "solo") plan.places[0]!.who = "me";
  if (plan.players === "together") {
    if (plan.coop === "own_sets" && plan.sets === 2) plan.sets = 1;
    if (plan.places.every((it) => it.who !== "me")) plan.places[0]!.who = "me";
    for (const it of plan.places.slice(0, 2)) if (it.who === "automa") it.who = "bot";
  }
  if (!fourFactions(plan)) plan.mission = "none";
  if (plan.mission === "bulge") plan.board = "winter";
  if (isHalf(plan.board)) {
    if (fourFactions(plan)) plan.board = "summer";
    else [plan.half, plan.full] = ["left", false];
  }
  if (plan.mission === "v2") plan.options.experienced = false;
  if (plan.options.experienced) plan.sets = 1;
  if (plan.mission === "v2") plan.sets = 2;
  for (const list of Object.values(plan.lists))
    for (const kind of KINDS)
      list[kind] = Math.max(0, Math.min(mostOfType(plan), Math.trunc(list[kind] || 0)));
  for (const seat of seats) {
    const here = plan.places[seat.seat]!;
    if (here.who === "automa" && !automaFits(plan, seat)) here.who = "bot";
  }
}

/** The lists of the factions in play; what was agreed for a random enemy is for the one that was drawn. */
function agreed(plan: Plan, seats: SeatOf[]): NonNullable<Request["units"]> {
  const known = seatsOf(plan).flatMap((it) => it.factions);
  const drawn = seats.flatMap((it) => it.factions) as Faction[];
  const wanted = listed(plan);
  return Object.fromEntries(
    known.flatMap((it, i) => (wanted.includes(it) ? [[drawn[i]!, plan.lists[it]]] : [])),
  );
}

function request(plan: Plan, seats: SeatOf[]): Request {
  const four = fourFactions(plan);
  const [first, second, third] = seats.flatMap((it) => it.factions) as Faction[];
  // Teams alternate around the table, so the Automa sits between partners.
  const few = plan.players === "together" ? [first!, third!, second!] : [first!, second!];
  const clockwise = four ? CLOCKWISE : few;
  const factions: Seated[] = clockwise.map((faction) => ({
    faction,
    seat: seats.find((it) => it.factions.includes(faction))!.seat,
  }));
  const automata = seats
    .filter((it) => plan.places[it.seat]!.who === "automa")
    .map((it) => ({
      faction: it.factions[0] as Faction,
      level: plan.places[it.seat]!.level,
      intercepts: plan.intercepts,
    }));
  return {
    board: boardText(plan.board),
    area: fullBoard(plan) ? "full" : plan.half,
    factions,
    sets: plan.sets === "agreed" ? 1 : plan.sets,
    ...(plan.sets === "agreed" && { units: agreed(plan, seats) }),
    options: { ...plan.options, clock: is(plan.clock, "hourglass") },
    automata,
    ...(plan.players === "together" && { coop: plan.coop }),
    missions: {
      weather: plan.weather,
      mountains: plan.mountains,
      ...(plan.mission === "v2" && { v2: { owner: plan.owner, duds_stay: !plan.dudsGo } }),
      ...(plan.mission === "bulge" && {
        bulge: { rounds: plan.lastRound ? plan.rounds : null, allies_also_at_six: plan.alliesAtSix },
      }),
    },
  };
}

/** The match that the server is asked for. Chance decides what was left to it. */
export function newMatch(plan: Plan, random = Math.random): NewMatch {
  const enemies = enemiesOf(plan.first);
  const drawn = enemies[Math.floor(random() * enemies.length)]!;
  const seats = seatsOf(plan).map((it) => ({
    ...it,
    factions: it.factions.map((faction) => (faction === "any" ? drawn : faction)),
  }));
  return {
    game: "aces",
    setup: request(plan, seats),
    seats: seats.flatMap(({ seat }) => {
      const { who, strength } = plan.places[seat]!;
      if (who === "automa") return [];
      return [{ seat, player: who === "search" ? { search: strength } : who }];
    }),
    clock: plan.clock,
    listed: plan.listed && plan.places.some((it) => it.who === "open"),
  };
}
