// What happens is seen: shots and their cards, whose card is played, what was laid and placed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { newMatch, sheet, somebody } from "../../../../web/e2e/table.mjs";

const BOT = [
  { seat: 0, player: "me" },
  { seat: 1, player: "bot" },
];
const LEARN = { game: "sergeants", setup: { scenario: "first-steps" }, seats: BOT };

const named = (page, name) => page.getByRole("button", { name, exact: true });
const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");
const ready = (page) => page.getByRole("button", { name: /^Ready: lay them/ });

/** Fills the phases as the table suggests, if there is anything to fill. */
async function fill(page) {
  const button = named(page, "Fill up for me");
  await button.or(ready(page)).first().waitFor({ timeout: 3000 });
  if (await button.isVisible()) await button.click({ timeout: 1000 });
}

/** Does the plainest thing that is offered. */
async function goOn(page) {
  const now = await kind(page);
  const quickly = { timeout: 1000 };
  const press = (button) => button.click(quickly).catch(() => {});
  if (now === "deploy") {
    await press(named(page, "Place them for me"));
    await press(named(page, "Confirm positions"));
  } else if (now === "place") {
    await fill(page).catch(() => {});
    await press(ready(page));
  } else
    await press(
      page
        .locator(".slip .acts .button")
        .filter({ hasNotText: /grenade/i })
        .first(),
    );
  await page.waitForTimeout(40);
  return now;
}

/** Plays on until something is on the page; in another match if one ends without it. */
async function until(page, selector, seconds = 90) {
  const end = Date.now() + 1000 * seconds;
  while (!(await page.locator(selector).count())) {
    assert.ok(Date.now() < end, `${selector} does not come`);
    if ((await goOn(page)) === "over") await newMatch(page, LEARN);
  }
}

test("a shot shows its card, its bands and its verdict beside the map and in the log, at every size", async () => {
  const page = await somebody(house);
  await newMatch(page, LEARN);
  await until(page, ".fire text");
  const within = async (selector, { width, height }) => {
    const box = await page.locator(selector).first().boundingBox();
    assert.ok(
      box && box.y >= 0 && box.y + box.height <= height + 1 && box.x + box.width <= width + 1,
      selector,
    );
  };
  const checks = ".checks .result";
  await sheet(page, "sergeants-shot", async (size, viewport) => {
    // Where the panels are tabs, the verdict on the map stands for a while: then the next shot has one.
    await until(page, `${checks}, .verdict .result`);
    if (!(await page.locator(checks).count())) return within(".verdict .result", viewport);
    await within(checks, viewport);
    if (size === "390") return;
    await within(".checks .face", viewport);
    await within(".slots", viewport);
  });
  await until(page, checks);
  assert.match(await page.locator(".checks .result").innerText(), /hit|nothing happens/i);
  assert.ok((await page.locator(".log .check").count()) > 0, "the log has the verdict too");
  assert.deepEqual(page.complaints, []);
});

test("while the bot plays, nothing says that it is one's own card, and what was laid stays laid", async () => {
  const page = await somebody(house, { calm: false });
  await newMatch(page, LEARN);
  const end = Date.now() + 60_000;
  while ((await kind(page)) !== "place") {
    assert.ok(Date.now() < end, "cards are to be placed");
    await goOn(page);
  }
  await fill(page);
  await ready(page).waitFor();
  const hand = () => page.locator("[data-hand] [data-card]").count();
  const left = await hand();
  await ready(page).click();
  for (let i = 0; i < 25; i += 1) {
    assert.ok((await hand()) <= left, "a laid card does not jump back to the hand");
    await page.waitForTimeout(60);
  }
  let seen = 0;
  for (const stop = Date.now() + 45_000; seen < 2 && Date.now() < stop;) {
    const [told, whose] = await page.evaluate(() => [
      document.querySelector(".prompt .telling")?.textContent ?? "",
      document.querySelector(".playing h2")?.textContent?.trim() ?? "",
    ]);
    if (/^Bot plays/.test(told)) {
      seen += 1;
      assert.doesNotMatch(whose, /You play/);
    }
    if (told)
      await named(page, "Next")
        .click({ timeout: 500 })
        .catch(() => {});
    else await goOn(page);
  }
  assert.ok(seen > 0, "the bot's card was told");
  assert.deepEqual(page.complaints, []);
});
