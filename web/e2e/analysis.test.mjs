// The analysis of a finished match: asked for, waited for, read with the replay, kept for the next reader.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { inspect, keys } from "./readable.mjs";
import { AGAINST_BOT, PHONE, answers, asked, doing, newMatch, sheet, someone } from "./table.mjs";

/** The fourth factory, which wins, is there to be taken: who passes gives everything away. */
const MATCH = {
  game: "aces",
  setup: {
    factions: ["us", "g1"],
    position: {
      turn: "us",
      flags: { C14: "us", B5: "us", L14: "us" },
      units: [
        { id: "us-infantry-1", hex: "F9" },
        { id: "us-tank-1", hex: "E13" },
        { id: "g1-infantry-1", hex: "H9" },
        { id: "g1-tank-1", hex: "H11" },
        { id: "g1-tank-2", hex: "G13" },
        { id: "g1-tank-3", hex: "K13" },
        { id: "g1-infantry-2", hex: "K14" },
      ],
    },
  },
};

/** Does nothing in the first turn, and gives up. */
async function lose(page) {
  const id = await newMatch(page, { ...MATCH, seats: AGAINST_BOT });
  for (const [ask, name] of [
    ["move", "End movement"],
    ["declare", "Go on to combat"],
  ]) {
    await asked(page, [ask]);
    await doing(page, () => page.getByRole("button", { name, exact: true }).click());
  }
  await asked(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.locator(".table[data-ask=over]").waitFor();
  return id;
}

const done = (page) => page.locator("[data-curve]").waitFor({ timeout: 120_000 });

/** Percent in a cell, such as "+12.3 % (± 4 %)", in tenths. */
const tenths = (text) => Math.round(10 * Number(/[+−-]?[\d.]+/.exec(text.replace("−", "-"))[0]));

test("a finished match is analysed once, and everybody reads it beside the replay", async () => {
  const page = await someone(house);
  const id = await lose(page);
  await page.getByRole("button", { name: "Analyse this game" }).first().click();
  await done(page);
  await sheet(page, "analysis");

  // Luck and skill add up from the first chances to the result.
  await page.getByRole("button", { name: "Luck and skill" }).click();
  const dialog = page.getByRole("dialog", { name: "Luck and skill" });
  const cells = await dialog.locator("table").first().locator("tbody tr td:nth-of-type(1)").allInnerTexts();
  const figures = cells.map(tenths);
  const sum = figures.slice(0, -1).reduce((all, it) => all + it, 0);
  assert.ok(Math.abs(sum - figures.at(-1)) <= figures.length, `${cells}`);
  await sheet(page, "ledger");
  assert.deepEqual(await inspect(page, "ledger"), []);
  assert.deepEqual(await keys(page), []);
  await dialog.getByRole("button", { name: "Close" }).click();

  // A click on the curve leads to a step.
  const of = await answers(page);
  const { x, y, width, height } = await page.locator("[data-curve]").boundingBox();
  await page.mouse.click(x + 0.3 * width, y + height - 6);
  await page.waitForURL(/[?&]at=\d+/);
  const at = Number(new URL(page.url()).searchParams.get("at"));
  assert.ok(Math.abs(at - 0.3 * of) <= 1, `${at} of ${of}`);

  // A friend has it at once, without a button to ask for it.
  const friend = await someone(house, { size: PHONE });
  await friend.goto(`/match/${id}?at=0`);
  await done(friend);
  assert.equal(await friend.getByRole("button", { name: "Analyse this game" }).count(), 0);
  assert.deepEqual([...page.complaints, ...friend.complaints], []);
});

test("the worst moment is on the curve and in the log, and the map has the better plan", async () => {
  const page = await someone(house);
  await lose(page);
  await page.getByRole("button", { name: "Analyse this game" }).first().click();
  await done(page);
  const worst = page.locator("[data-curve] button").first();
  await worst.focus();
  await page.keyboard.press("Enter");
  const moment = page.locator("[data-judged]");
  await moment.waitFor();
  await moment.getByText(/^Better: /).waitFor();
  const drawn = page.locator("[data-advice]");
  await drawn.waitFor({ state: "attached" });
  assert.ok(Number(await drawn.getAttribute("data-advice")) > 0);
  await sheet(page, "analysis-moment");
  assert.deepEqual(await inspect(page, "analysis-moment"), []);
  assert.deepEqual(await keys(page), []);
  // What was played, which was nothing, is not drawn.
  await moment.getByLabel("Show what was played").check();
  await drawn.waitFor({ state: "detached" });
  // The log leads to the same moment.
  await page.getByRole("button", { name: "How it ended" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page
    .getByRole("button", { name: /: look at it$/ })
    .first()
    .click();
  await moment.waitFor();
  // From here it is played again.
  await moment.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue from here" }).click();
  await page.waitForURL((it) => !it.searchParams.has("at"));
  await asked(page, ["move"]);
  assert.equal(await answers(page), 0);
  assert.deepEqual(page.complaints, []);
});
