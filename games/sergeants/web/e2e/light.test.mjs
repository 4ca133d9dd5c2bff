// What comes over the wire when a match is opened: what never changes is fetched once, packed, and kept by the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, newMatch, peek, someone } from "../../../../web/e2e/table.mjs";

const LARGEST = 40_000;

test("the first message of a match is small, and its world comes packed, once", async () => {
  const page = await someone(house);
  const first = [];
  page.on("websocket", (socket) => {
    if (!socket.url().includes("world=fetched")) return;
    let isFirst = true;
    socket.on("framereceived", ({ payload }) => {
      if (isFirst) first.push(payload.length);
      isFirst = false;
    });
  });
  const worlds = [];
  page.on("response", (it) => {
    if (it.url().includes("/world/")) worlds.push(it);
  });
  await newMatch(page, { game: "sergeants", setup: { scenario: "picked-men" }, seats: AGAINST_BOT });
  assert.ok(first[0] < LARGEST, `${first[0]} bytes`);
  assert.equal(worlds.length, 1);
  const raw = await fetch(worlds[0].url(), { headers: { "accept-encoding": "gzip" } });
  assert.equal(raw.headers.get("content-encoding"), "gzip");
  assert.match(raw.headers.get("cache-control"), /immutable/);
  const packed = Number(raw.headers.get("content-length"));
  console.log(`first message ${first[0]} bytes, the world ${packed} bytes packed`);
  assert.ok(packed < LARGEST, `${packed} bytes`);
  // It is the very world that others are told with the table.
  const told = (await peek(page)).world;
  assert.deepEqual(await raw.json(), told);
  assert.deepEqual(page.complaints, []);
});

test("a name that is not the world's is not found", async () => {
  const page = await someone(house);
  const id = await newMatch(page, {
    game: "sergeants",
    setup: { scenario: "first-steps" },
    seats: AGAINST_BOT,
  });
  const status = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/world/00`)).status, id);
  assert.equal(status, 404);
});
