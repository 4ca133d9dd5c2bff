/** The engine in Node: started as a program, or on the other side of this program's own input and output. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { Engine } from "./engine.js";

export * from "./engine.js";

function connected(input, output) {
  const engine = new Engine((line) => input.write(`${line}\n`));
  const lines = createInterface({ input: output, crlfDelay: Infinity });
  lines.on("line", (line) => engine.receive(line));
  lines.on("close", () => engine.ended());
  input.on("error", () => engine.ended());
  return engine;
}

/** Starts the program: what `program` or SANDTABLE names, or `sandtable` of the path. */
export function start({
  seat,
  language = "en",
  content,
  program = process.env.SANDTABLE ?? "sandtable",
} = {}) {
  const more = [
    ...(seat === undefined ? [] : ["--seat", String(seat)]),
    ...(content ? ["--content", content] : []),
  ];
  const child = spawn(program, ["engine", "--language", language, ...more], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const engine = connected(child.stdin, child.stdout);
  child.on("error", () => engine.ended());
  engine.close = () => new Promise((done) => child.once("close", done) && child.stdin.end());
  return engine;
}

/** Plays the seat that a tournament gives this program. The bot is given the table and chance that the seed of the game decides. */
export async function runBot(bot) {
  console.log = console.error;
  const engine = connected(process.stdout, process.stdin);
  const { seed = 0 } = await engine.hello();
  const chance = generator(seed);
  const table = await engine.join();
  while (!table.over) await table.answer(await bot(table, chance));
  process.exit(0);
}

/** Whole numbers below a bound, always the same for the same seed. */
export function generator(seed) {
  let state = BigInt(seed);
  return (n) => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return Number(((z ^ (z >> 31n)) >> 32n) % BigInt(n));
  };
}
