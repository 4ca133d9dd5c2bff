// What others do is told step by step, and can be watched again; the end tells how it went.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { asked, peek, sheet, somebody } from "../../../../web/e2e/table.mjs";
import { end, newMatch } from "./hands.mjs";

/** The bot's tank stands beside ours, and will attack. */
const FIGHT = {
  setup: {
    factions: ["us", "g1"],
    position: {
      turn: "us",
      units: [
        { id: "us-tank-1", hex: "F13", damage: 4 },
        { id: "us-infantry-1", hex: "C11" },
        { id: "g1-tank-1", hex: "G13" },
        { id: "g1-infantry-1", hex: "K4" },
      ],
    },
  },
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "bot" },
  ],
};

const named = (page, name) => page.getByRole("button", { name, exact: true });

test("the bot's turn is told with an arrow, summed up, and shown again; a fight of the log is seen by a click", async () => {
  const page = await somebody(house, { calm: false });
  await newMatch(page, FIGHT);
  await asked(page, ["move"]);
  await end(page, "move");
  await asked(page, ["declare"]);
  await page.keyboard.press("x");
  // Without coins the money phase answers itself.
  await page.locator(".prompt .telling").waitFor();
  for (const name of ["Stop", "Next", "Faster", "Skip"]) assert.ok(await named(page, name).isVisible(), name);
  await page.locator(".arrow.current").first().waitFor();
  await named(page, "Skip").click();
  await asked(page, ["move", "armies"]);
  const digest = page.locator(".digest").first();
  assert.match(await digest.innerText(), /Since your turn:/);
  await named(page, "Show me again").first().click();
  await page.locator(".prompt .telling").waitFor();
  await named(page, "Skip").click();
  await page.locator(".prompt .telling").waitFor({ state: "detached" });
  await page
    .getByRole("button", { name: /^Show me again: .*attacks/ })
    .last()
    .click();
  await page.locator(".fight").waitFor();
  await named(page, "Skip").last().click();
  assert.deepEqual(page.complaints, []);
});

test("the end says who won and how it went, and a new match with swapped sides begins from there", async () => {
  const page = await somebody(house);
  const id = await newMatch(page, FIGHT);
  await asked(page, ["move"]);
  await named(page, "Menu").click();
  await named(page, "Resign").click();
  await named(page, "Really give up?").click();
  await page.getByRole("heading", { name: "You lost" }).waitFor();
  await page.getByRole("img", { name: "Round by round" }).waitFor();
  assert.equal(await page.locator(".reach path, .reach use").count(), 0, "no reach stays lit");
  await sheet(page, "aces-end");
  await named(page, "Swap sides").click();
  await page.waitForURL((it) => /\/match\//.test(it.pathname) && !it.pathname.endsWith(id));
  await page.locator(".table[data-n]").waitFor();
  assert.deepEqual(
    (await peek(page)).seats.map((it) => [it.yours, it.player === "bot"]),
    [
      [false, true],
      [true, false],
    ],
  );
  assert.deepEqual(page.complaints, []);
});
