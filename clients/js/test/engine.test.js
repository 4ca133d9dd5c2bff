// The client against the real program, which SANDTABLE names.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { EngineError, generator, start } from "../node.js";

const program = process.env.SANDTABLE ?? "sandtable";
const bot = join(dirname(fileURLToPath(import.meta.url)), "../examples/thirty-lines.js");

test("a game is begun, looked at, played on, and taken back", async () => {
  const engine = start();
  assert.equal((await engine.hello()).protocol, 1);
  const table = await engine.new("aces", { seed: 1, opponents: "greedy" });
  for (let seed = 0; seed < 20 && !table.over; seed++)
    await table.answer(await table.suggest("random", { seed }));
  const before = await table.view();
  const kept = await table.snapshot();
  const thought = await table.imagine(0, 3);
  await thought.answer(await thought.suggest());
  assert.deepEqual(await table.view(), before);
  await table.answer(await table.suggest());
  await table.restore(kept);
  assert.deepEqual(await table.view(), before);
  await assert.rejects(table.query("reach", { unit: "su-tank-1" }), (why) => {
    assert.ok(why instanceof EngineError && why.code === "unknown_unit" && why.message.endsWith("."));
    return true;
  });
  const again = await engine.load(await table.save());
  assert.equal(again.pending.decide[0].seat, table.prompt.seat);
  await again.resign(0);
  assert.deepEqual([again.over, again.winners], [{ resigned: 0 }, [1]]);
  await engine.close();
});

test("several things are asked at once, and legal answers are taken", async () => {
  const engine = start();
  assert.deepEqual(
    (await engine.games()).map((it) => it.game),
    ["aces", "sergeants"],
  );
  const table = await engine.new("aces", { position: { units: [{ id: "us-tank-1", hex: "C13" }] } });
  const [reach, wrong] = await table.queries([
    { what: "reach", unit: "us-tank-1" },
    { what: "reach", unit: "us-tank-9" },
  ]);
  assert.ok(reach.hexes.D13 && wrong instanceof EngineError && wrong.code === "unknown_unit");
  const [view, refused, left] = await engine.batch(
    [{ do: "view" }, { do: "redo", seat: 0 }, { do: "view" }],
    { stop: true },
  );
  assert.deepEqual([view.units.length, refused.code, left.code], [1, "cannot_redo", "stopped"]);
  const answers = await table.legal(64);
  assert.ok(answers.includes("done") && answers.length > 3);
  assert.equal(new Set(answers.map((it) => JSON.stringify(it))).size, answers.length);
  const kept = await table.snapshot();
  for (const answer of answers) {
    await table.restore(kept);
    await table.answer(answer);
  }
  await engine.close();
});

test("a seat is told nothing that is not its own", async () => {
  const engine = start({ seat: 1 });
  const table = await engine.new("sergeants", { setup: { scenario: "race-to-the-bridge" }, seed: 4 });
  const view = await table.view();
  assert.ok(view.seats[1].own && !view.seats[0].own);
  for (const hidden of [table.save(), table.snapshot(), table.view(0)]) {
    await assert.rejects(hidden, (why) => why.code === "not_for_a_seat");
  }
  await engine.close();
});

test("the bot of thirty lines plays a tournament of each game", () => {
  const code = readFileSync(bot, "utf8").split("\n");
  assert.ok(code.filter((it) => it.trim() && !/^\s*(\/\/|\/\*\*)/.test(it)).length <= 30);
  for (const game of ["aces", "sergeants"]) {
    const out = mkdtempSync(join(tmpdir(), "sandtable-js-"));
    const players = ["--bot", "random", "--program", `mine=${process.execPath} ${bot}`];
    const more = ["--rounds", "1", "--json", "--out", out];
    const table = JSON.parse(
      execFileSync(program, ["tournament", game, ...players, ...more], { encoding: "utf8" }),
    );
    assert.deepEqual([table.games, table.incidents], [2, []]);
    rmSync(out, { recursive: true });
  }
});

test("chance is that of the seed", () => {
  const [a, b, c] = [generator(7), generator(7), generator(8)];
  const ten = (chance) => Array.from({ length: 10 }, () => chance(1000));
  const first = ten(a);
  assert.deepEqual(first, ten(b));
  assert.notDeepEqual(first, ten(c));
});
