// The picture of a scenario shows the map that will be played on.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, newMatch, peek, sheet, someone } from "../../../../web/e2e/table.mjs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** A piece of a map in a line, as the pictures keep it. */
function written({ drawn, terrain, line, no_move, points }) {
  const how = [line && "line", no_move && "no_move"].filter(Boolean).join(" ");
  return [drawn, terrain, how, points.map((it) => it.join(",")).join(" ")].join(";");
}

test("every scenario is shown as it is drawn on the table", async () => {
  const page = await someone(house);
  for (const { name } of read("../scenarios.json")) {
    await newMatch(page, { game: "sergeants", setup: { scenario: name }, seats: AGAINST_BOT.slice(0, 1) });
    const { columns, rows, tiles } = (await peek(page)).world.map;
    const played = tiles.map(({ face, bounds, pieces }) => ({ face, bounds, pieces: pieces.map(written) }));
    assert.deepEqual(read(`../new/maps/${name}.json`), { columns, rows, tiles: played }, name);
  }
  await page.goto("/new?game=sergeants");
  await page.locator(".report .ground .meadow").waitFor();
  await page.locator(".report").scrollIntoViewIfNeeded();
  await sheet(page, "scenario");
  assert.deepEqual(page.complaints, []);
});
