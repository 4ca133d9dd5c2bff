// A position while it is laid out: never changed, always made again, so that undoing is going back to an earlier one.
import { hexesOf, terrainAt, boardOf as boardOfDraft, draftOf, type Draft as BoardDraft } from "../draft.ts";
import { written as boardText } from "../file.ts";
import type { BoardInfo, Faction, Hex, Kind, UnitId } from "../../board/model.ts";
import type {
  Area,
  OpenedStudy,
  Position,
  Seated,
  Side,
  Study,
  StudyDraft,
  Task,
  Unit,
} from "../../protocol";
import { fresh } from "../../view.ts";
import { sideOf } from "../../sides.ts";

export interface Draft {
  study: Study;
  /** Its board, if that does not come with the game. */
  board: BoardDraft | null;
}

export type Said = Record<string, string>;

/** As many as the rules take. */
export const MOST_UNITS_OF_A_KIND = 99;

export function emptyPosition(): Position {
  return {
    units: [],
    flags: {},
    coins: { us: 0, su: 0, g1: 0, g2: 0 },
    round: 4,
    order: [],
    turn: null,
    asked: null,
    phase: "movement",
    armies: null,
    used: { us: [], su: [], g1: [], g2: [] },
    declared: [],
    fought: 0,
    draw_offers: [],
    stirred: null,
    weather: "normal",
    v2: null,
  };
}

/** An empty position on a board, the United States against a German faction. */
export function blank(name: Said, board: BoardDraft | string): Draft {
  const study: Study = {
    name,
    about: {},
    board: typeof board === "string" ? board : board.name.trim(),
    area: "left",
    factions: [
      { faction: "us", seat: 0 },
      { faction: "g1", seat: 1 },
    ],
    sets: 1,
    options: {},
    automata: [],
    missions: { v2: null, bulge: null, weather: false, mountains: false },
    position: emptyPosition(),
    tasks: [],
    well_done: {},
  };
  return { study, board: typeof board === "string" ? null : board };
}

/** What the table is asked about. */
export const sent = ({ study, board }: Draft): StudyDraft => ({
  study: board ? { ...study, board: board.name.trim() } : study,
  board: board && boardText(board),
});

/** What was read in a file: what it leaves out is empty. */
export function opened({ study, board }: OpenedStudy): Draft {
  const whole = blank({}, study.board).study;
  return { study: { ...whole, ...study }, board: board ? draftOf(board) : null };
}

export const withStudy = (draft: Draft, study: Partial<Study>): Draft => ({
  ...draft,
  study: { ...draft.study, ...study },
});

export const withPosition = (draft: Draft, position: Partial<Position>): Draft =>
  withStudy(draft, { position: { ...draft.study.position, ...position } });

// --- The board

/** What is on the table; `house` finds the boards that come with the game. */
export function boardOf({ study, board }: Draft, house: (name: string, area: Area) => BoardInfo): BoardInfo {
  return board ? boardOfDraft(board, study.area) : house(study.board, study.area);
}

/** Another board, or another part of it: what stands beyond it is taken off. */
export function onBoard(draft: Draft, board: BoardDraft | string, area: Area, info: BoardInfo): Draft {
  const { units, flags } = draft.study.position;
  const is = (hex: Hex) => info.terrain[hex] !== undefined;
  const moved = withPosition(draft, {
    units: units.filter((it) => is(it.hex)),
    flags: Object.fromEntries(Object.entries(flags).filter(([hex]) => info.factories.includes(hex))),
  });
  const own = typeof board === "string" ? null : board;
  return { ...withStudy(moved, { board: own ? own.name.trim() : (board as string), area }), board: own };
}

export const hasFullBoard = ({ board }: Draft): boolean => board === null || !board.half;
export { hexesOf, terrainAt };

// --- Who plays

/** Two factions on half a board, or all four on the whole of it. The first seat is that of who plays. */
export function seatedFor(mine: Faction, theirs: Faction | null): Seated[] {
  if (theirs) {
    return [
      { faction: mine, seat: 0 },
      { faction: theirs, seat: 1 },
    ];
  }
  const seat = (faction: Faction) => (sideOf(faction) === sideOf(mine) ? 0 : 1);
  return (["g1", "us", "g2", "su"] as const).map((faction) => ({ faction, seat: seat(faction) }));
}

/** The same with other factions: what belongs to those that are gone is taken off. */
export function withFactions(draft: Draft, factions: Seated[]): Draft {
  const has = (it: string | null | undefined) => factions.some(({ faction }) => faction === it);
  const { position, missions, tasks } = draft.study;
  const next = withPosition(draft, {
    units: position.units.filter((it) => has(it.id.slice(0, 2))),
    flags: Object.fromEntries(Object.entries(position.flags).filter(([, it]) => has(it))),
    turn: has(position.turn) ? position.turn : null,
    order: [],
    declared: [],
    fought: 0,
  });
  const isWhole = factions.length === 4;
  return withStudy(next, {
    factions,
    missions: isWhole ? missions : { ...missions, v2: null, bulge: null },
    tasks: tasks.filter((it) => !namesGone(it, next.study.position.units)),
  });
}

function namesGone({ goal }: Task, units: Unit[]): boolean {
  const unit = typeof goal === "object" ? unitOf(goal) : null;
  return unit !== null && units.every((it) => it.id !== unit);
}

/** The unit that a goal names. */
export function unitOf(goal: Exclude<Task["goal"], string>): UnitId | null {
  const inside = Object.values(goal)[0] as { unit?: UnitId };
  return inside.unit ?? null;
}

export const myFaction = ({ study }: Draft): Faction =>
  study.factions.find((it) => it.seat === 0)?.faction ?? "us";
export const mySide = (draft: Draft): Side => sideOf(myFaction(draft));

// --- Units

export const unitAt = ({ study }: Draft, hex: Hex): Unit | undefined =>
  study.position.units.find((it) => it.hex === hex);
/** The units as the map draws them. */
export const facesOf = ({ study }: Draft) =>
  study.position.units.map(({ owes, ...it }) => ({ ...it, owes: !!owes }));
export const unitNamed = ({ study }: Draft, id: UnitId | null): Unit | undefined =>
  study.position.units.find((it) => it.id === id);

function nextId({ study }: Draft, faction: Faction, kind: Kind): UnitId | null {
  for (let nr = 1; nr <= MOST_UNITS_OF_A_KIND; nr++) {
    const id = `${faction}-${kind}-${nr}`;
    if (study.position.units.every((it) => it.id !== id)) return id;
  }
  return null;
}

/** A new unit on a free hex. On a factory it takes the factory, as a unit that stands there must. */
export function placed(draft: Draft, faction: Faction, kind: Kind, hex: Hex, info: BoardInfo): Draft {
  const id = nextId(draft, faction, kind);
  if (id === null || info.terrain[hex] === undefined || unitAt(draft, hex)) return draft;
  const next = withPosition(draft, { units: [...draft.study.position.units, fresh(id, hex)] });
  return taking(next, faction, hex, info);
}

function taking(draft: Draft, faction: Faction, hex: Hex, info: BoardInfo): Draft {
  const owner = draft.study.position.flags[hex];
  const isFriend = owner && sideOf(owner) === sideOf(faction);
  return info.factories.includes(hex) && !isFriend ? flagged(draft, hex, faction) : draft;
}

export function moved(draft: Draft, id: UnitId, hex: Hex, info: BoardInfo): Draft {
  const unit = unitNamed(draft, id);
  if (!unit || unit.hex === hex || info.terrain[hex] === undefined || unitAt(draft, hex)) return draft;
  return taking(changed(draft, id, { hex }), id.slice(0, 2) as Faction, hex, info);
}

export function changed(draft: Draft, id: UnitId, unit: Partial<Unit>): Draft {
  const units = draft.study.position.units.map((it) => (it.id === id ? { ...it, ...unit } : it));
  return withPosition(draft, { units });
}

/** Taken off, with all that was to be done with it. */
export function removed(draft: Draft, id: UnitId): Draft {
  const { units, declared } = draft.study.position;
  const left = units
    .filter((it) => it.id !== id)
    .map(({ owes, ...it }) => (owes && owes !== id ? { ...it, owes } : it));
  const isOf = (it: (typeof declared)[number]) => it.unit === id || it.at === id;
  const next = withPosition(draft, { units: left, declared: declared.filter((it) => !isOf(it)) });
  return withStudy(next, { tasks: next.study.tasks.filter((it) => !namesGone(it, left)) });
}

export function flagged(draft: Draft, hex: Hex, owner: Faction | null): Draft {
  const { [hex]: was, ...others } = draft.study.position.flags;
  if ((was ?? null) === owner) return draft;
  return withPosition(draft, { flags: owner ? { ...others, [hex]: owner } : others });
}

/** Units, their factories and what is owed, on some hexes: everything is taken off. */
export function cleared(draft: Draft, hex: Hex): Draft {
  const unit = unitAt(draft, hex);
  return unit ? removed(draft, unit.id) : flagged(draft, hex, null);
}

// --- Words

/** In the reader's language, or else in another one. */
export const said = (text: Said | undefined, language: string): string =>
  text?.[language] || text?.["en"] || Object.values(text ?? {}).find((it) => it !== "") || "";

export function saying(text: Said | undefined, language: string, words: string): Said {
  const others = Object.entries(text ?? {}).filter(([code]) => code !== language);
  return Object.fromEntries(words === "" ? others : [...others, [language, words]]);
}
