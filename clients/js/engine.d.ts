// The types of the client. Those of the games are written from the types in Rust: see types/.

import type { Protocol as Aces } from "./types/aces.js";
import type { Protocol } from "./types/engine.js";
import type { Protocol as Sergeants } from "./types/sergeants.js";

/** The games, with what each of them says. */
export interface Games {
  aces: Aces;
  sergeants: Sergeants;
}

export type { Protocol };

export type Dice = "auto" | "manual";
/** A built-in bot for all other seats, or one for each. */
export type Opponents = string | Record<number, string>;

export interface Terms {
  seed?: number;
  dice?: Dice;
  opponents?: Opponents;
  says?: boolean;
}

/** The engine said no. */
export class EngineError extends Error {
  code: string;
  rule?: string;
  problems: { place: string; what: string; line?: number }[];
}

/** Who is there, and what the session is for. */
export interface Hello {
  program: string;
  version: string;
  protocol: number;
  features: string[];
  language: string;
  limits: { line: number; handles: number; batch: number };
  games?: string[];
  game?: string;
  seat?: number | null;
  seed?: number;
  setup?: object;
  time?: { move: number | null; game: number | null };
}

export class Engine {
  /** What `hello` told last. */
  readonly about?: Hello;
  constructor(send: (line: string) => void);
  /** A line from the engine. */
  receive(line: string): void;
  /** The engine has ended. */
  ended(): void;
  request(what: string, fields?: object): Promise<unknown>;
  hello(): Promise<Hello>;
  batch(
    requests: { do: string; [field: string]: unknown }[],
    options?: { stop?: boolean },
  ): Promise<unknown[]>;
  games(): Promise<{ game: string; name: string; players: number[] }[]>;
  new<G extends keyof Games>(
    game: G,
    options?: Terms & { setup?: Games[G]["setup"]; position?: object },
  ): Promise<Table<Games[G]>>;
  load<P extends Protocol = Protocol>(
    match: object | string,
    options?: Omit<Terms, "says">,
  ): Promise<Table<P>>;
  join<P extends Protocol = Protocol>(): Promise<Table<P>>;
}

/** A match, or a copy of one. Of which game, `P` says. */
export class Table<P extends Protocol = Protocol> {
  readonly engine: Engine;
  readonly handle?: number;
  readonly pending: P["pending"];
  readonly events: { event: P["event"]; says?: string; rules?: string[] }[];
  readonly over?: object;
  readonly winners: number[];
  readonly prompt: P["prompt"] | undefined;
  answer(choice: P["choice"], seat?: number): Promise<Table<P>["events"]>;
  roll(dice: number[]): Promise<Table<P>["events"]>;
  draw(drawn: P["choice"]): Promise<Table<P>["events"]>;
  view(seat?: number): Promise<P["view"]>;
  world(): Promise<P["world"]>;
  query(what: string, fields?: object): Promise<P["found"]>;
  queries(questions: P["query"][]): Promise<(P["found"] | EngineError)[]>;
  legal(n?: number, seed?: number): Promise<P["choice"][]>;
  suggest(bot?: string, options?: { seat?: number; seed?: number }): Promise<P["choice"]>;
  snapshot(): Promise<Table<P>>;
  restore(snapshot: Table<P>): Promise<void>;
  imagine(seat?: number, seed?: number): Promise<Table<P>>;
  drop(): Promise<void>;
  wait(): Promise<Table<P>["events"]>;
  save(): Promise<object>;
  undo(seat: number): Promise<void>;
  redo(seat: number): Promise<Table<P>["events"]>;
  resign(seat?: number): Promise<Table<P>["events"]>;
}
