import type { Clock, PlannedPlayer, Style } from "$frame/protocol";
import { is, type NameOf } from "$frame/protocol/variants";
import type {
  Area,
  Coop,
  Difficulty,
  Faction,
  Intercepts,
  Kind,
  Mission,
  NewMatch,
  Options,
  Players,
  Request,
  Side,
} from "../protocol";
import { boardText, type BoardKey } from "./boards";
import { CLOCKWISE, enemiesOf, factionsOfSide, partnerOf, sideOf } from "../sides";
import { OWNERS, aimlessIn, automaFits, bringing, limitOf, reconcile, usualOptions } from "./together";

export const PLAYERS: Players[] = ["solo", "together", "two", "three", "four"];

/** Who has a seat. That a thinking bot has a style is chosen beside it. */
export type Who = Exclude<NameOf<PlannedPlayer>, "styled"> | "automa";

export const COOPS: Coop[] = ["own_sets", "divided"];
export const LEVELS: Difficulty[] = ["easy", "standard", "hard", "overkill"];
/** The levels of the bot that thinks ahead. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6];
/** What it may like beside winning. */
export const STYLES = ["none", "bold", "careful", "collector"] as const satisfies (Style | "none")[];
export const KINDS: Kind[] = ["infantry", "special", "tank", "artillery", "fighter", "bomber"];
export const INTERCEPTS: Intercepts[] = ["by_priority", "whenever", "never"];

/** Options that people choose. The clock is chosen on its own, and a pause before the Automa is for programs. */
export type Chosen = Omit<Options, "clock" | "pause_before_automa">;

/** How many units of each type: for a random enemy too, before it is known which. */
export type Lists = Record<Faction | "any", Record<Kind, number>>;

export const CLOCKS: Clock[] = [
  "none",
  { hourglass: { minutes: 5 } },
  { days: { days: 1 } },
  { days: { days: 3 } },
  { days: { days: 7 } },
];

export interface Place {
  who: Who;
  /** Of the Automa. */
  level: Difficulty;
  /** Of the bot that thinks ahead. */
  strength: number;
  style: Style | "none";
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
  area: Area;
  /** Sets of units, or lists that were agreed. */
  sets: 1 | 2 | "agreed";
  lists: Lists;
  mission: Mission;
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

const place = (who: Who): Place => ({ who, level: "easy", strength: 2, style: "none" });

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
    area: "left",
    sets: 1,
    lists: { us: oneOfEach(), su: oneOfEach(), g1: oneOfEach(), g2: oneOfEach(), any: oneOfEach() },
    mission: "none",
    weather: false,
    mountains: false,
    owner: OWNERS[0]!,
    dudsGo: false,
    lastRound: false,
    rounds: 12,
    alliesAtSix: false,
    options: usualOptions(),
    clock: "none",
    listed: others === "anybody",
  };
}

export function fourFactions(plan: Plan): boolean {
  return plan.players === "three" || plan.players === "four";
}

/** Whether the people sit against the Automa, or one of them against a bot that thinks ahead. */
export function againstAutoma(plan: Plan): boolean {
  return plan.players === "solo" || plan.players === "together";
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

/** Who may have a seat. */
export function whoMaySit(plan: Plan, seat: SeatOf): Who[] {
  const isAgainst = seat.seat === seatsOf(plan).length - 1;
  if (plan.players === "solo") return isAgainst ? ["automa", "search"] : ["me"];
  if (plan.players === "together" && isAgainst) return ["automa"];
  const people: Who[] = ["me", "open", "bot", "search"];
  return plan.players !== "together" && automaFits(plan, seat) ? [...people, "automa"] : people;
}

/** The factions of the Automa that have no way to win. */
export function aimless(plan: Plan): Faction[] {
  const seats = seatsOf(plan).filter((it) => plan.places[it.seat]?.who === "automa");
  return aimlessIn(
    plan,
    seats.flatMap((it) => it.factions),
  );
}

/** The most units of one type that may be agreed; without a limit of the rules, as many as a digit says. */
export function mostOfType(plan: Plan): number {
  return limitOf(plan) ?? 9;
}

/** The factions that bring units. */
export function listed(plan: Plan): (Faction | "any")[] {
  return bringing(
    plan,
    seatsOf(plan).flatMap((it) => it.factions),
  );
}

export function unitsOf(plan: Plan, faction: Faction | "any"): number {
  return Object.values(plan.lists[faction]).reduce((sum, it) => sum + (it || 0), 0);
}

/** Puts right what a change has left behind. */
export function settle(plan: Plan): void {
  const seats = seatsOf(plan);
  if (plan.places.length !== seats.length) plan.places = usualPlaces(plan.players);
  if (plan.second !== "any" && sideOf(plan.second) === sideOf(plan.first))
    plan.second = enemiesOf(plan.first)[0]!;
  reconcile(plan);
  for (const seat of seats) {
    const [here, may] = [plan.places[seat.seat]!, whoMaySit(plan, seat)];
    if (!may.includes(here.who)) here.who = may.includes("bot") ? "bot" : may[0]!;
  }
  if (plan.players === "together" && plan.places.every((it) => it.who !== "me")) plan.places[0]!.who = "me";
  for (const list of Object.values(plan.lists))
    for (const kind of KINDS)
      list[kind] = Math.max(0, Math.min(mostOfType(plan), Math.trunc(list[kind] || 0)));
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
  const named = seats.flatMap((it) => it.factions) as Faction[];
  const seated = CLOCKWISE.filter((it) => named.includes(it)).map((faction) => ({
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
    area: plan.area,
    // Where few play, the rules seat them around the table.
    factions: fourFactions(plan) ? seated : named,
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

/** Who plays a seat; nobody is asked for one of the Automa. */
function playerOf({ who, strength: level, style }: Place): PlannedPlayer | null {
  if (who === "automa") return null;
  if (who !== "search") return who;
  return style === "none" ? { search: level } : { styled: { level, style } };
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
      const player = playerOf(plan.places[seat]!);
      return player === null ? [] : [{ seat, player }];
    }),
    clock: plan.clock,
    listed: plan.listed && plan.places.some((it) => it.who === "open"),
  };
}
