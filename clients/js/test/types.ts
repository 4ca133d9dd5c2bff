// What the types promise. Nothing here is run: `npm run check` reads it.

import type { Chance, Table } from "../node.js";
import { runBot, start } from "../node.js";
import type { Choice, Protocol } from "../types/aces.js";

async function marches(table: Table<Protocol>): Promise<Choice[]> {
  const { units, phase } = await table.view();
  const tank = units.find((it) => it.id === "us-tank-1" && phase === "movement");
  const prompt = table.prompt;
  if (!tank || !prompt) return [];
  if (typeof prompt.ask === "object" && "go_on" in prompt.ask) return ["stop"];
  return [{ march: { unit: tank.id, path: ["D13", "E13"] } }, ...prompt.options];
}

export async function play(chance: Chance): Promise<void> {
  const engine = start({ seat: 0 });
  const table = await engine.new("aces", { setup: { players: 2 }, opponents: "greedy" });
  const [first] = await marches(table);
  if (first) await table.answer(first);
  // @ts-expect-error There is no such answer.
  await table.answer({ fly: "us-tank-1" });
  // @ts-expect-error There is no such game.
  await engine.new("chess");
  const other = await engine.new("sergeants", { setup: { scenario: "first-steps" } });
  const { figures } = await other.view();
  console.log(figures.length, chance(2));
  await runBot<Protocol>(async (it) => (await it.legal())[0] ?? "done");
}
