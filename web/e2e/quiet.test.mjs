// The console stays empty: whatever a page warns of is a mistake of ours.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { newMatch, peek, someone } from "./table.mjs";

const BOTH = [
  { seat: 0, player: "me" },
  { seat: 1, player: "me" },
];

/** Answers the plainest thing, lifts the curtain, or waits. */
async function goOn(page) {
  const quickly = { timeout: 700 };
  for (const name of [
    "Place them for me",
    "Confirm positions",
    "Fill up for me",
    /^Lay face/,
    /^I’m ready/,
  ]) {
    const button = page.getByRole("button", { name }).first();
    if (await button.isVisible()) return button.click(quickly).catch(() => {});
  }
  const button = page.locator(".curtain button, .slip .acts .button").first();
  if (await button.isVisible()) await button.click(quickly).catch(() => {});
  await page.waitForTimeout(40);
}

test("two at one screen, with curtains, and a guest who looks in leave the console empty", async () => {
  const page = await someone(house);
  const id = await newMatch(page, {
    game: "sergeants",
    setup: { scenario: "race-to-the-bridge" },
    seats: BOTH,
  });
  const guest = await someone(house);
  await guest.goto(`/match/${id}`);
  await guest.locator(".table[data-n]").waitFor();
  for (let i = 0; i < 60; i += 1) await goOn(page);
  assert.ok((await peek(page)).now.n > 2, "something has been played");
  // Pages that are left at once close sockets that have hardly opened.
  await guest.goto("/");
  await guest.goto(`/match/${id}`, { waitUntil: "commit" });
  await guest.goto("/");
  await guest.locator("main").first().waitFor();
  assert.deepEqual([...page.complaints, ...guest.complaints], []);
});

test("a socket that is closed before it has opened would be heard", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.evaluate(() => new WebSocket(`${location.origin.replace("http", "ws")}/ws/me`).close());
  await page.waitForTimeout(300);
  assert.match(page.complaints.join(), /WebSocket is closed before/);
});

test("every page is opened without a word in the console", async () => {
  const page = await someone(house);
  for (const path of ["/", "/new", "/learn", "/lobby", "/replays", "/rules", "/nowhere"]) {
    await page.goto(path);
    await page.locator("main").first().waitFor();
    await page.waitForTimeout(150);
    assert.deepEqual(page.complaints, [], path);
  }
});
