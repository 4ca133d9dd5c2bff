import { match, nameOf } from "$frame/protocol/variants";
import type { Barred, Faction, Ground, Mission, Pick } from "../protocol";
import { BUILTIN, drawnGround, type BoardKey } from "./boards";
import type { Chosen, Plan, SeatOf } from "./plan";
import { PLANS } from "../sides";

// What goes together in a new match. The rules know, and were asked when the client was built: nothing is decided here.

/** AA-MIS-V2-1: the factions that may have the launcher. */
export const OWNERS: Faction[] = PLANS.owners;

/** An option that people choose, with the rule behind it. */
export interface Option {
  name: keyof Chosen;
  rule: string;
}

/** The options that go with any game, or those that are chosen with a mission, in the order of the page. */
export function optionsOf(mission: Mission): Option[] {
  const of = PLANS.variants.filter((it) => it.mission === mission);
  return of.map((it) => ({ name: it.option as keyof Chosen, rule: it.rule }));
}

/** The options as they are if nobody chooses anything. */
export function usualOptions(): Chosen {
  return Object.fromEntries(PLANS.variants.map((it) => [it.option, it.usual])) as unknown as Chosen;
}

export function withAutoma(plan: Plan): boolean {
  return plan.places.some((it) => it.who === "automa");
}

const UNITS = { one: 1, two: 2, agreed: "agreed" } as const;
const SETS = { 1: "one", 2: "two", agreed: "agreed" } as const;

/** The choices of a plan, the strongest first. */
function picksOf(plan: Plan): Pick[] {
  return [
    { players: plan.players },
    ...(plan.players === "together" ? [{ coop: plan.coop }] : []),
    { mission: plan.mission },
    { board: groundOf(plan.board) },
    { area: plan.area },
    { experienced: plan.options.experienced },
    { units: SETS[plan.sets] },
    { automa: withAutoma(plan) },
  ];
}

function choose(plan: Plan, pick: Pick): void {
  match(pick, {
    players: (it) => void (plan.players = it),
    coop: (it) => void (plan.coop = it),
    mission: (it) => void (plan.mission = it),
    board: (it) => void (plan.board = boardWith(it)),
    area: (it) => void (plan.area = it),
    experienced: (it) => void (plan.options.experienced = it),
    units: (it) => void (plan.sets = UNITS[it]),
    automa: (it) => {
      const automata = plan.places.filter((here) => here.who === "automa");
      if (it) plan.places.at(-1)!.who = "automa";
      else for (const here of automata) here.who = "bot";
    },
  });
}

/** The sort of a board. */
export function groundOf(key: BoardKey): Ground {
  return drawnGround(key) ?? PLANS.boards[key]!;
}

/** The first built-in board of a sort. */
function boardWith(ground: Ground): BoardKey {
  return BUILTIN.find((it) => groundOf(it) === ground) ?? BUILTIN[0];
}

/** What may be chosen in the place of something else, in the order of the page. */
const INSTEAD: Pick[] = [
  { coop: "own_sets" },
  { coop: "divided" },
  { mission: "none" },
  { board: "full" },
  { board: "shore" },
  { area: "left" },
  { area: "full" },
  { experienced: false },
  { units: "one" },
  { units: "two" },
  { automa: false },
  { automa: true },
];

const same = (one: Pick, other: Pick) => JSON.stringify(one) === JSON.stringify(other);

/** What keeps a choice from being made, if something does. Of choices that exclude each other, the last gives way. */
export function barredBy(plan: Plan, pick: Pick): Barred | undefined {
  const held = picksOf(plan);
  const others = (it: Barred) => it.picks.slice(0, -1).every((other) => held.some((own) => same(own, other)));
  return PLANS.barred.find((it) => same(it.picks.at(-1)!, pick) && others(it));
}

export function mayChoose(plan: Plan, pick: Pick): boolean {
  return barredBy(plan, pick) === undefined;
}

/** Chooses something else where choices exclude each other. */
export function reconcile(plan: Plan): void {
  for (const name of picksOf(plan).map(nameOf)) {
    const pick = picksOf(plan).find((it) => nameOf(it) === name);
    if (!pick || mayChoose(plan, pick)) continue;
    const instead = INSTEAD.find((it) => nameOf(it) === name && mayChoose(plan, it));
    if (instead) choose(plan, instead);
  }
}

/** AA-SET-6, AA-MIS-1: whether the Automa can have a seat. */
export function automaFits(plan: Plan, seat: SeatOf): boolean {
  return seat.factions.length <= PLANS.automa_holds && mayChoose(plan, { automa: true });
}

/** AA-MIS-1: the factions of the Automa that have no way to win. */
export function aimlessIn(plan: Plan, factions: (Faction | "any")[]): Faction[] {
  const aimless = PLANS.aimless.find(([mission]) => mission === plan.mission)?.[1] ?? [];
  return aimless.filter((it) => factions.includes(it));
}

/** AA-SET-18: the most units of one type, if there is a limit. */
export function limitOf(plan: Plan): number | undefined {
  return plan.options.limit_of_four ? PLANS.limit : undefined;
}

/** AA-AUT-15: those of the factions that bring units, which are in the order of the seats. */
export function bringing<F>(plan: Plan, factions: F[]): F[] {
  if (plan.players !== "together") return factions;
  const bring = PLANS.bring.find(([coop]) => coop === plan.coop)?.[1];
  return factions.filter((_, seat) => bring?.[seat] ?? true);
}
