// Runs the tests in the browser, the frame's and those of every game: two files at a time, each with a server and a browser of
// its own; then, one after another, those that measure time. `node web/e2e/run.mjs solo lessons` runs only files with such names.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TOGETHER = Number(process.env.SANDTABLE_E2E_TOGETHER ?? 2);
const wanted = process.argv.slice(2);

const games = readdirSync(path.join(ROOT, "games")).map((it) => path.join(ROOT, "games", it, "web/e2e"));
const files = [import.meta.dirname, ...games.filter((it) => existsSync(it))]
  .flatMap((folder) => readdirSync(folder).map((it) => path.join(folder, it)))
  .filter((it) => wanted.length === 0 || wanted.some((name) => path.basename(it).startsWith(name)));

/** The longest first, so that none of them is left for the end. */
const length = (file) => readFileSync(file).length;
const together = files.filter((it) => it.endsWith(".test.mjs")).sort((a, b) => length(b) - length(a));
const alone = files.filter((it) => it.endsWith(".alone.mjs"));

await finished(together, TOGETHER);
await finished(alone, 1);

async function finished(files, concurrency) {
  if (files.length === 0) return;
  const tests = run({ files, concurrency });
  tests.on("test:fail", () => (process.exitCode = 1));
  for await (const line of tests.compose(new spec())) process.stdout.write(line);
}
