import type { Engine, Protocol, Table } from "./engine.js";

export * from "./engine.js";

/** A program that was started. */
export interface Started extends Engine {
  /** Ends it. */
  close(): Promise<unknown>;
}

export function start(options?: {
  seat?: number;
  language?: string;
  content?: string;
  program?: string;
}): Started;

/** Whole numbers below a bound, always the same for the same seed. */
export type Chance = (below: number) => number;

export function generator(seed: number | bigint): Chance;

export function runBot<P extends Protocol = Protocol>(
  bot: (table: Table<P>, chance: Chance) => P["choice"] | Promise<P["choice"]>,
): Promise<void>;
