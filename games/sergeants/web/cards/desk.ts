import type { Asked as AskedOf, Entry as EntryOf, Seat } from "$frame/protocol";
import { escortOf } from "../view";
import type {
  CardInfo,
  CardIx,
  Choice,
  Figure,
  Point,
  SeatView,
  Sergeants,
  SoldierCard,
  Tag,
  TileInfo,
  View,
  WorldInfo,
} from "../protocol";

export type Asked = AskedOf<Sergeants>;
/** A line of the log, as far as panels read it. */
export type Entry = Pick<EntryOf<Sergeants>, "event">;

export type { Find } from "../finding.svelte";

/** Gives an answer; whether it was taken. */
export type Choose = (choice: Choice) => Promise<boolean>;

/** What a panel about the game at hand is given. */
export interface PanelProps {
  world: WorldInfo;
  view: View;
  seat: Seat | null;
  asked: Asked | null;
  log: readonly Entry[];
  choose: Choose;
}

/** Whether two choices are the same. They are small and written in one order. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function figureOf(view: View, tag: Tag): Figure | null {
  return view.figures.find((it) => it.tag === tag) ?? null;
}

export function soldierOf(world: WorldInfo, tag: Tag): SoldierCard | null {
  return world.soldiers[tag] ?? null;
}

export function cardOf(world: WorldInfo, card: CardIx): CardInfo | null {
  return world.cards[card] ?? null;
}

/** The side of a seat, such as `us`. */
export function sideOf(world: WorldInfo, seat: Seat): string {
  return world.scenario.sides[world.seats[seat] ?? 0]?.side ?? "";
}

/** The class that gives something the colour of a seat's side. */
export function colourOf(world: WorldInfo, seat: Seat | null | undefined): string {
  return seat === null || seat === undefined ? "" : `s-${sideOf(world, seat)}`;
}

export function own(view: View, seat: Seat | null): SeatView["own"] {
  return seat === null ? null : (view.seats[seat]?.own ?? null);
}

/** The tile around a point of the map. */
export function tileAt(world: WorldInfo, [x, y]: Point): TileInfo | null {
  const around = ({ bounds: [from, to] }: TileInfo) =>
    from[0] <= x && x <= to[0] && from[1] <= y && y <= to[1];
  return world.map.tiles.find(around) ?? null;
}

/** SM-PRI-2: whom a soldier escorts. */
export function prisonersOf(view: View, escort: Tag): Tag[] {
  return view.figures.filter((it) => escortOf(it) === escort).map((it) => it.tag);
}
