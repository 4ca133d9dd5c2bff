import type { Asked as AskedOf, Entry as EntryOf, Seat } from "$frame/protocol";
import type {
  Action,
  CardInfo,
  CardIx,
  Choice,
  Figure,
  Found,
  Point,
  Query,
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

/** Gives an answer; whether it was taken. */
export type Choose = (choice: Choice) => Promise<boolean>;

/** Asks about the position; nothing if there is no answer. */
export type Find = (query: Query) => Promise<Found | null>;

/** The name of a question, event or choice: they are written as a word, or as an object with one field. */
export function nameOf(it: unknown): string {
  return typeof it === "string" ? it : (Object.keys(it as object)[0] ?? "");
}

type Held<T, N extends string> = T extends object & { [name in N]: infer V } ? V : never;

/** What a question, event or choice holds, if it is of that name. */
export function held<T, N extends string>(it: T, name: N): Held<T, N> | null {
  return typeof it === "object" && it !== null && name in it ? (it as Record<N, Held<T, N>>)[name] : null;
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

/** The two actions of each phase, as far as its story card lies open. */
export function actionsOf(world: WorldInfo, view: View): [Action, Action][] {
  return view.story.flatMap((nr) => {
    const story = world.story[nr];
    return story ? [[story.first, story.then] as [Action, Action]] : [];
  });
}

/** SM-TRN-4: a card fits a phase if one of its types is one of its two actions. */
export function fits(card: CardInfo, actions: readonly Action[] | undefined): boolean {
  return actions !== undefined && card.types.some((it) => actions.includes(it));
}

/** The tile around a point of the map. */
export function tileAt(world: WorldInfo, [x, y]: Point): TileInfo | null {
  const around = ({ bounds: [from, to] }: TileInfo) =>
    from[0] <= x && x <= to[0] && from[1] <= y && y <= to[1];
  return world.map.tiles.find(around) ?? null;
}

/** SM-PRI-2: whom a soldier escorts. */
export function prisonersOf(view: View, escort: Tag): Tag[] {
  return view.figures.filter((it) => held(it.at, "with") === escort).map((it) => it.tag);
}

/** On the map or waiting: alive, free and in the game. */
export function isFree(figure: Figure): boolean {
  return figure.at === "waiting" || held(figure.at, "on") !== null;
}
