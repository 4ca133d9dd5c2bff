// What a question wants of the map.
import type { Seat } from "$frame/protocol";
import { is, match, payload } from "$frame/protocol/variants";
import { askOnScreen } from "../asks.ts";
import { choiceOnScreen } from "../choices.ts";
import { escortOf, placeOf } from "../view.ts";
import type { Action, Ask, Choice, Figure, Place, Space, Tag, TileIx, View, WorldInfo } from "../protocol";

/** The question for the person who looks at the map. */
export interface Question {
  seat: Seat;
  ask: Ask;
  options: Choice[];
  space?: Space | null;
}

export type Task =
  /** He goes from where he stands, or from where he was held. */
  | { kind: "walk"; tag: Tag; space: Space; from: Place }
  | { kind: "turn"; tag: Tag; space: Space; from: Place }
  | { kind: "enter"; tag: Tag; space: Space }
  | { kind: "throw"; tag: Tag; space: Space; from: Place }
  /** All soldiers of a seat are put on the map, in the order of their tags. */
  | { kind: "deploy"; space: Space; tags: Tag[]; tiles: string[] };

/** Where the soldier of a task stands before it; nothing for one who comes onto the map. */
export function startOf(task: Task | null): Place | null {
  switch (task?.kind) {
    case "walk":
    case "turn":
    case "throw":
      return task.from;
    case "enter":
    case "deploy":
    case undefined:
      return null;
  }
}

export function figureOf(view: View, tag: Tag): Figure | undefined {
  return view.figures.find((it) => it.tag === tag);
}

export function sideOf(world: WorldInfo, seat: Seat): number {
  return world.seats[seat] ?? 0;
}

export function isEnemy(world: WorldInfo, view: View, one: Tag, other: Tag): boolean {
  const [a, b] = [figureOf(view, one), figureOf(view, other)];
  return !!a && !!b && sideOf(world, a.seat) !== sideOf(world, b.seat);
}

/** The prisoners that a soldier leads. */
export function prisonersOf(view: View, tag: Tag): Figure[] {
  return view.figures.filter((it) => escortOf(it) === tag);
}

export function taskOf(world: WorldInfo, view: View, question: Question | null): Task | null {
  const space = question?.space;
  if (!space) return null;
  const going =
    (kind: "walk" | "turn" | "throw") =>
    ({ tag }: { tag: Tag }): Task | null => {
      const from = placeOf(figureOf(view, tag));
      return from && { kind, tag, space, from };
    };
  return match(space, {
    walks: going("walk"),
    escapes: going("walk"),
    turns: going("turn"),
    templates: going("throw"),
    shells: going("throw"),
    entries: ({ tag }): Task | null => ({ kind: "enter", tag, space }),
    deployments({ seat }): Task | null {
      const tags = view.seats[seat]?.own?.soldiers.map((it) => it.tag) ?? [];
      const { start } = world.scenario.sides[sideOf(world, seat)]!;
      return { kind: "deploy", space, tags, tiles: payload(start, "on") ?? [] };
    },
    // These are put together from cards.
    forces: () => null,
    placements: () => null,
  });
}

/** The soldier whose doing is asked about. */
export function actorOf(question: Question | null): Tag | null {
  return (question && askOnScreen(question.ask).tag) ?? null;
}

/** SM-SHT-7: what the template of a task bursts from, unless it is a grenade. */
export function shellOf(task: Task | null): string | null {
  return payload(task?.space, "shells")?.what ?? null;
}

/** SM-MRK-4: the tile that a question is about. */
export function tileAsked(question: Question | null): TileIx | null {
  return (question && askOnScreen(question.ask).tile) ?? null;
}

/** The action that a question measures for. */
export function actionOf(question: Question | null): Action | null {
  if (!question) return null;
  const aimed = is(question.ask, "aim") && question.space ? "shoot" : null;
  return askOnScreen(question.ask).action ?? aimed;
}

/** The soldiers on the map whom an answer names, each with the answers that do. */
export function namedBy(options: readonly Choice[]): Map<Tag, Choice[]> {
  const named = new Map<Tag, Choice[]>();
  for (const choice of options) {
    for (const tag of choiceOnScreen(choice).touched ?? [])
      named.set(tag, [...(named.get(tag) ?? []), choice]);
  }
  return named;
}

/** The answers that name a tile, by the tiles. */
export function tilesOf(options: readonly Choice[]): Map<TileIx, Choice> {
  return new Map(
    options.flatMap((it): [TileIx, Choice][] => {
      const { tile } = choiceOnScreen(it);
      return tile === undefined ? [] : [[tile, it]];
    }),
  );
}

/** The answers by which a soldier leaves the map, by entry area. */
export function exitsOf(options: readonly Choice[]): Map<number, Choice> {
  return new Map(
    options.flatMap((it): [number, Choice][] => {
      const { exit } = choiceOnScreen(it);
      return exit === undefined ? [] : [[exit, it]];
    }),
  );
}
