// A server ends and comes back: whoever is at a table is back at it within two seconds, without doing anything.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { AGAINST_BOT, newMatch, prompt, someone } from "./table.mjs";

/** The time from when the server listens until its table is in the browser again. */
async function away(page, outage) {
  const back = new Promise((done) => {
    page.on("websocket", (socket) => socket.once("framereceived", () => done(Date.now())));
  });
  await outage();
  await house.restart();
  const began = Date.now();
  return (await back) - began;
}

async function seated() {
  const page = await someone(house, { cutOff: true });
  await newMatch(page, { game: "aces", setup: { players: 2 }, seats: AGAINST_BOT });
  await prompt(page).waitFor();
  return page;
}

test("browsers are back within two seconds after a graceful restart", async () => {
  const page = await seated();
  const took = await away(page, async () => {
    const gone = new Promise((done) => house.process.once("exit", done));
    house.process.kill("SIGTERM");
    await gone;
    // A new version takes its time to start.
    await page.waitForTimeout(3_000);
  });
  assert.ok(took < 2_000, `${took} ms`);
  await prompt(page).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("browsers are back within two seconds after a server that broke off", async () => {
  const page = await seated();
  const took = await away(page, async () => {
    await house.kill();
    // Long enough that a browser which waits twice as long each time would be away for seconds more.
    await page.waitForTimeout(7_500);
  });
  assert.ok(took < 2_000, `${took} ms`);
  await prompt(page).waitFor();
  assert.deepEqual(page.complaints, []);
});
