// Mats while they are being filled in: never changed, always made again, so that undoing is going back to earlier ones.
import type { Mark } from "$frame/protocol";
import { KINDS, type Faction, type Kind } from "../../board/model.ts";
import type { Aim, AirFire } from "../../protocol";
import written from "./beginning.json" with { type: "json" };

/** A value and where it comes from, as files have it. */
export type Marked<T> = { readonly [origin in Origin]?: T };
type Origin = "Given" | "Implied" | "Fitted" | "Ours";
const ORIGINS: Record<Mark, Origin> = { given: "Given", implied: "Implied", fitted: "Fitted", ours: "Ours" };

type Row = readonly [number, number, number, number, number, number];
type Levels = readonly [number, number, number];

/** The figures of one unit. */
export interface Figures {
  name: string;
  speed: number;
  range: readonly [number, number];
  air: AirFire;
  hits_ground: Levels;
  hits_air: Levels;
  armour: Row;
  forest: Row;
  cost: number;
}
export type Field = keyof Figures;

/** One unit's box, as the rules read it. */
export type Mat = { readonly [field in Exclude<Field, "hits_air" | "forest">]: Marked<Figures[field]> } & {
  readonly [field in "hits_air" | "forest"]?: Marked<Figures[field]>;
} & {
  /** Faction and type, such as `us-tank`. */
  readonly unit: string;
  readonly also?: Readonly<Record<string, string>>;
  readonly aim: Aim;
};

/** Mats as the rules read them. */
export interface Mats {
  readonly dice: Marked<Row>;
  readonly mats: readonly Mat[];
  readonly launcher: Marked<Row>;
}

export interface Draft extends Mats {
  readonly name: string;
  /** Where the values come from that are changed here. */
  readonly mark: Mark;
  /** The faction that it began with. */
  readonly faction: Faction;
}

const house = (written as unknown as { mats: Mats }).mats;
/** How far the numbers go. */
export const MOST = written.most;
export const FACTIONS: Faction[] = ["us", "su", "g1", "g2"];

export const unitOf = (faction: Faction, kind: Kind) => `${faction}-${kind}`;
export const factionOf = (unit: string) => unit.split("-")[0] as Faction;
export const kindOf = (unit: string) => unit.split("-")[1] as Kind;
const flies = (unit: string) => kindOf(unit) === "fighter" || kindOf(unit) === "bomber";

export const valueOf = <T>(it: Marked<T>): T => Object.values(it)[0] as T;

export const houseMat = (unit: string): Mat => house.mats.find((it) => it.unit === unit)!;
export const houseDice = (): Row => valueOf(house.dice);

/** A copy of the mats of some factions. */
export function copied(name: string, factions: readonly Faction[]): Draft {
  const mats = factions.flatMap((of) => KINDS.map((kind) => houseMat(unitOf(of, kind))));
  return { name, mark: "ours", faction: factions[0]!, dice: house.dice, mats, launcher: house.launcher };
}

/** What the rules read of it. */
export const sent = ({ dice, mats, launcher }: Draft): Mats => ({ dice, mats, launcher });

/** What was read in a file. */
export function opened(name: string, mats: Mats): Draft {
  const first = mats.mats.map((it) => factionOf(it.unit)).find((it) => FACTIONS.includes(it));
  return { ...mats, name, mark: "ours", faction: first ?? "us" };
}

// --- Units

/** A unit as it will be played: what is not in the draft is as it comes with the game. */
export const matOf = (draft: Draft, unit: string): Mat =>
  draft.mats.find((it) => it.unit === unit) ?? houseMat(unit);

export function figure<F extends Field>(mat: Mat, field: F): Figures[F] | undefined {
  const marked = mat[field] as Marked<Figures[F]> | undefined;
  return marked && valueOf(marked);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The values of a unit that are not as they come with the game. */
export function changes(draft: Draft, unit: string): string[] {
  const [mine, usual] = [matOf(draft, unit), houseMat(unit)];
  const fields: Field[] = ["name", "speed", "range", "air", "hits_ground", "armour", "cost"];
  const rows: Field[] = ["hits_air", "forest"];
  const changed = [...fields, ...rows].filter((it) => !same(figure(mine, it), figure(usual, it)));
  return [
    ...changed,
    ...(same(mine.also ?? {}, usual.also ?? {}) ? [] : ["also"]),
    ...(mine.aim === usual.aim ? [] : ["aim"]),
  ];
}

function put(draft: Draft, mat: Mat): Draft {
  if (same(mat, matOf(draft, mat.unit))) return draft;
  const at = draft.mats.findIndex((it) => it.unit === mat.unit);
  return { ...draft, mats: at < 0 ? [...draft.mats, mat] : draft.mats.with(at, mat) };
}

/** A value with its mark: that of the game if it is the value of the game. */
function marked<F extends Field>(
  draft: Draft,
  unit: string,
  field: F,
  value: Figures[F],
): Marked<Figures[F]> {
  const usual = houseMat(unit)[field] as Marked<Figures[F]> | undefined;
  if (usual && same(valueOf(usual), value)) return usual;
  return { [ORIGINS[draft.mark]]: value };
}

export function withFigure<F extends Field>(draft: Draft, unit: string, field: F, value: Figures[F]): Draft {
  const mat = matOf(draft, unit);
  if (same(figure(mat, field), value)) return draft;
  return put(draft, { ...mat, [field]: marked(draft, unit, field, value) });
}

/** The number at one place of a row. */
export function withNumber(
  draft: Draft,
  unit: string,
  field: "range" | "hits_ground" | "hits_air" | "armour" | "forest",
  nth: number,
  n: number,
): Draft {
  const row = figure(matOf(draft, unit), field) as readonly number[] | undefined;
  return row ? withFigure(draft, unit, field, row.with(nth, n) as unknown as Row) : draft;
}

/** What it can do against aircraft; with it comes a row of hits, or goes. */
export function withAir(draft: Draft, unit: string, air: AirFire): Draft {
  const { hits_air: before, ...others } = matOf(draft, unit);
  const mat = { ...others, air: marked(draft, unit, "air", air) };
  if (air === "no") return put(draft, mat);
  const usual = figure(houseMat(unit), "hits_air") ?? valueOf(mat.hits_ground);
  return put(draft, { ...mat, hits_air: before ?? marked(draft, unit, "hits_air", usual) });
}

export const withAim = (draft: Draft, unit: string, aim: Aim): Draft =>
  put(draft, { ...matOf(draft, unit), aim });

/** What it is called in a language; without a name in another language the English one is said. */
export function withName(draft: Draft, unit: string, language: string, name: string): Draft {
  if (language === "en") return withFigure(draft, unit, "name", name);
  const { also = {}, ...mat } = matOf(draft, unit);
  const others = Object.entries(also).filter(([it]) => it !== language);
  const next = name.trim() ? [...others, [language, name] as const] : others;
  next.sort(([one], [other]) => one.localeCompare(other));
  return put(draft, next.length > 0 ? { ...mat, also: Object.fromEntries(next) } : mat);
}

export const ownName = (mat: Mat, language: string): string =>
  (language === "en" ? valueOf(mat.name) : mat.also?.[language]) ?? "";
export const nameIn = (mat: Mat, language: string): string => ownName(mat, language) || valueOf(mat.name);

/** As it comes with the game. */
export const reverted = (draft: Draft, unit: string): Draft => put(draft, houseMat(unit));

/** The units that another one can be made from: those that go on the ground, or those that fly. */
export const models = (unit: string): string[] =>
  house.mats.map((it) => it.unit).filter((it) => it !== unit && flies(it) === flies(unit));

/** All that another unit is, its name too. */
export const madeFrom = (draft: Draft, unit: string, model: string): Draft =>
  put(draft, { ...houseMat(model), unit });

export function withDice(draft: Draft, nth: number, n: number): Draft {
  const row = valueOf(draft.dice).with(nth, n) as unknown as Row;
  if (same(row, valueOf(draft.dice))) return draft;
  return { ...draft, dice: same(row, houseDice()) ? house.dice : { [ORIGINS[draft.mark]]: row } };
}
