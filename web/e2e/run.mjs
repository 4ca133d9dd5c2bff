// Runs the tests in the browser, the frame's and those of every game: two files at a time, each with a server and a browser of
// its own; then, one after another, those that measure time. A file in which a test failed is run once more, by itself, and a test that
// then passes is named as one that passes only sometimes. `node web/e2e/run.mjs solo lessons` runs only files with such names.

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TOGETHER = Number(process.env.SANDTABLE_E2E_TOGETHER ?? 2);
/** No file takes a third of this. A test that waits for ever fails with its name instead of holding up all the others. */
const PATIENCE = 6 * 60_000;
const wanted = process.argv.slice(2);

const games = readdirSync(path.join(ROOT, "games")).map((it) => path.join(ROOT, "games", it, "web/e2e"));
const files = [import.meta.dirname, ...games.filter((it) => existsSync(it))]
  .flatMap((folder) => readdirSync(folder).map((it) => path.join(folder, it)))
  .filter((it) => wanted.length === 0 || wanted.some((name) => path.basename(it).startsWith(name)));

/** The longest first, so that none of them is left for the end. */
const length = (file) => readFileSync(file).length;
const together = files.filter((it) => it.endsWith(".test.mjs")).sort((a, b) => length(b) - length(a));
const alone = files.filter((it) => it.endsWith(".alone.mjs"));

const failed = [...(await failures(together, TOGETHER)), ...(await failures(alone, 1))];
if (failed.length > 0) await tryAgain(failed);
contactSheet();

/** One page with all pictures of screens, each at every size, by day and by lamp. */
function contactSheet() {
  const folder = path.join(ROOT, "target/pictures");
  if (!existsSync(folder)) return;
  const all = readdirSync(folder).filter((it) => it.startsWith("sheet-") && it.endsWith(".png"));
  const names = [...new Set(all.map((it) => it.replace(/^sheet-(.*?)-(\d+(-\w+)?)-(day|lamp)\.png$/, "$1")))];
  const picture = (it) => `<a href="${it}"><img loading="lazy" src="${it}" alt="${it}"><br>${it}</a>`;
  const rows = names.map((name) => {
    const own = all.filter((it) => it.startsWith(`sheet-${name}-`));
    return `<h2>${name}</h2><div>${own.map(picture).join("\n")}</div>`;
  });
  const style =
    "body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}img{height:280px}a{max-width:520px}";
  const page = `<!doctype html><title>Contact sheet</title><style>${style}</style>${rows.join("\n")}`;
  writeFileSync(path.join(folder, "contact-sheet.html"), page);
}

/** Runs files, and returns the tests that failed in them. */
async function failures(files, concurrency) {
  if (files.length === 0) return [];
  const failed = [];
  const tests = run({ files, concurrency, timeout: PATIENCE });
  tests.on("test:fail", ({ name, file }) => failed.push({ name, file }));
  for await (const line of tests.compose(new spec())) process.stdout.write(line);
  return failed;
}

/**
 * What fails twice is broken. What passes alone may be a test that is unsure of itself or a fault that shows itself seldom: it does not
 * stop a change that has nothing to do with it, but is said at the very end, where it is read.
 */
async function tryAgain(failed) {
  const again = await failures([...new Set(failed.map((it) => it.file))], 1);
  if (again.length > 0) process.exitCode = 1;
  const key = ({ name, file }) => `${path.relative(ROOT, file)}: ${name}`;
  const broken = new Set(again.map(key));
  for (const it of failed.map(key).filter((it) => !broken.has(it)))
    console.log(`Passes only sometimes: ${it}`);
}
