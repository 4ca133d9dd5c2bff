// What a question wants of the map.
import type { Seat } from "$frame/protocol";
import type { Action, Ask, Choice, Figure, Place, Space, Tag, TileIx, View, WorldInfo } from "../protocol";

/** What is asked of the one who looks at the map. */
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
  | { kind: "enter"; tag: Tag; space: Space; gates: number[] }
  | { kind: "throw"; tag: Tag; space: Space; from: Place }
  /** All soldiers of a seat are put on the map, in the order of their tags. */
  | { kind: "deploy"; space: Space; tags: Tag[]; tiles: string[] };

export function placeOf(figure: Figure | undefined): Place | null {
  return figure && typeof figure.at === "object" && "on" in figure.at ? figure.at.on : null;
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

/** The prisoners that somebody leads. */
export function prisonersOf(view: View, tag: Tag): Figure[] {
  return view.figures.filter((it) => typeof it.at === "object" && "with" in it.at && it.at.with === tag);
}

/** SM-SCN-4: entry areas that a seat may still use. */
export function openGates(world: WorldInfo, view: View, seat: Seat): number[] {
  const used = view.tableau[seat]?.gate;
  if (used !== null && used !== undefined) return [used];
  const { start } = world.scenario.sides[sideOf(world, seat)]!;
  const nr = (name: string) => world.gates.findIndex((it) => it.name === name);
  const named = "enter" in start ? start.enter : [];
  const open = named.map(nr).filter((it) => 0 <= it && !view.tableau.some((other) => other.gate === it));
  const orders = view.seats[seat]?.own?.orders ?? [];
  const ordered = orders.flatMap((it) => world.orders[it]?.entry ?? []).map(nr);
  const bound = ordered.find((it) => open.includes(it));
  return bound === undefined ? open : [bound];
}

export function taskOf(world: WorldInfo, view: View, question: Question | null): Task | null {
  const space = question?.space;
  if (!question || !space) return null;
  const standing = (tag: Tag) => placeOf(figureOf(view, tag));
  if ("walks" in space) return going("walk", space.walks.tag, space, standing(space.walks.tag));
  if ("escapes" in space) return going("walk", space.escapes.tag, space, standing(space.escapes.tag));
  if ("turns" in space) return going("turn", space.turns.tag, space, standing(space.turns.tag));
  if ("templates" in space) return going("throw", space.templates.tag, space, standing(space.templates.tag));
  if ("shells" in space) return going("throw", space.shells.tag, space, standing(space.shells.tag));
  if ("entries" in space) {
    const { tag } = space.entries;
    const seat = figureOf(view, tag)?.seat ?? question.seat;
    return { kind: "enter", tag, space, gates: openGates(world, view, seat) };
  }
  if ("deployments" in space) {
    const { seat } = space.deployments;
    const tags = view.seats[seat]?.own?.soldiers.map((it) => it.tag) ?? [];
    const { start } = world.scenario.sides[sideOf(world, seat)]!;
    return { kind: "deploy", space, tags, tiles: "on" in start ? start.on : [] };
  }
  return null;
}

function going(kind: "walk" | "turn" | "throw", tag: Tag, space: Space, from: Place | null): Task | null {
  return from && { kind, tag, space, from };
}

/** The soldier whose doing is asked about. */
export function actorOf(question: Question | null): Tag | null {
  const ask = question?.ask;
  if (!ask || typeof ask !== "object") return null;
  const [of] = Object.values(ask) as [{ tag?: Tag }];
  return of.tag ?? null;
}

/** SM-SHT-7: what the template of a task bursts from, unless it is a grenade. */
export function shellOf(task: Task | null): string | null {
  return task?.kind === "throw" && "shells" in task.space ? task.space.shells.what : null;
}

/** SM-MRK-4: the tile that a question is about. */
export function tileAsked(question: Question | null): TileIx | null {
  const ask = question?.ask;
  return ask && typeof ask === "object" && "smoke" in ask ? ask.smoke.tile : null;
}

/** The action that a question measures for. */
export function actionOf(question: Question | null): Action | null {
  const kind = question && typeof question.ask === "object" ? Object.keys(question.ask)[0] : null;
  if (kind === "aim") return question!.space ? "shoot" : null;
  if (kind === "spot") return "look";
  if (kind === "shoot" || kind === "next_target" || kind === "throw" || kind === "victim" || kind === "gun")
    return "shoot";
  if (kind === "cover" || kind === "rally") return "hide";
  return null;
}

/** The soldiers on the map whom an answer names, each with the answers that do. */
export function namedBy(options: readonly Choice[]): Map<Tag, Choice[]> {
  const named = new Map<Tag, Choice[]>();
  for (const choice of options) {
    for (const tag of tagsOf(choice)) named.set(tag, [...(named.get(tag) ?? []), choice]);
  }
  return named;
}

function tagsOf(choice: Choice): Tag[] {
  if (typeof choice !== "object") return [];
  if ("soldier" in choice) return [choice.soldier];
  if ("rally" in choice) return [choice.rally.whose];
  if ("let_go" in choice) return [choice.let_go];
  if ("hand_over" in choice) return [choice.hand_over.to];
  if ("strike" in choice) return [choice.strike.on];
  return [];
}

/** The answers that name a tile, by the tiles. */
export function tilesOf(options: readonly Choice[]): Map<TileIx, Choice> {
  return new Map(
    options.flatMap((it): [TileIx, Choice][] =>
      typeof it === "object" && "tile" in it ? [[it.tile, it]] : [],
    ),
  );
}

/** The answers by which somebody leaves the map, by the entry areas. */
export function exitsOf(options: readonly Choice[]): Map<number, Choice> {
  return new Map(
    options.flatMap((it): [number, Choice][] =>
      typeof it === "object" && "leave" in it ? [[it.leave.gate, it]] : [],
    ),
  );
}
