// What others do is told step by step, and can be watched again; the end tells how it went.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { inspect } from "../../../../web/e2e/readable.mjs";
import { AGAINST_BOT, asked, peek, sheet, someone } from "../../../../web/e2e/table.mjs";
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
  seats: AGAINST_BOT,
};

const named = (page, name) => page.getByRole("button", { name, exact: true });

/** The same against the Automa. */
const AGAINST_AUTOMA = {
  setup: { ...FIGHT.setup, automata: [{ faction: "g1", level: "easy" }] },
  seats: FIGHT.seats.slice(0, 1),
};

for (const [who, match] of Object.entries({ bot: FIGHT, Automa: AGAINST_AUTOMA }))
  test(`the turn of the ${who} is told with an arrow, summed up, and shown again; a fight of the log is seen by a click`, () =>
    isTold(match));

async function isTold(match) {
  const page = await someone(house, { calm: false });
  await newMatch(page, match);
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
  await page.locator(".fight .die").first().waitFor();
  const { inked, underlined } = await page.evaluate(() => ({
    inked: document.querySelectorAll(".fight .die.hit").length,
    underlined: document.querySelectorAll(".fight .die.hit .under").length,
  }));
  assert.equal(underlined, inked, "hits are told without colours too");
  await named(page, "Skip").last().click();
  assert.deepEqual(page.complaints, []);
}

test("the end says who won and how it went, and a new match with swapped sides begins from there", async () => {
  const page = await someone(house);
  const id = await newMatch(page, FIGHT);
  await asked(page, ["move"]);
  await named(page, "Menu").click();
  await named(page, "Resign").click();
  await named(page, "Really resign?").click();
  await page.getByRole("heading", { name: "You lost" }).waitFor();
  await page.getByRole("img", { name: "Round by round" }).waitFor();
  assert.equal(await page.locator(".reach path, .reach use").count(), 0, "no reach stays lit");
  await sheet(page, "aces-end");
  assert.deepEqual(await inspect(page, "aces-end", ["desk", "phone"]), []);
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
