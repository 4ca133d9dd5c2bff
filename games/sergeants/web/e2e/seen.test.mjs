// What happens is seen: shots and their cards, whose card is played, what was laid and placed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, asked, newMatch, peek, sheet, someone } from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

const LEARN = { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT };

const named = (page, name) => page.getByRole("button", { name, exact: true });
const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");
const ready = (page) => page.getByRole("button", { name: /^Lay face/ });

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
  const page = await someone(house);
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

/** Both sides have a card that shoots, and Harms has Tobin before him. */
const EXCHANGE = position({
  story: [2, 1, 14],
  soldiers: [
    soldier(1, 0, [216, 40], 16, { spotted: true }),
    soldier(4, 0, [40, 120], 16),
    soldier(51, 1, [250, 34], 48, { spotted: true }),
    soldier(55, 1, [380, 52], 48),
  ],
  shown: [1, 2],
});
EXCHANGE.shown[1] = [[51, 2]];

test("the bot's turn is told step by step, summed up and shown again; a shot of the log is seen again by a click", async () => {
  const page = await someone(house, { calm: false });
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: EXCHANGE };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  // Who has the initiative begins, which is told before it is asked.
  const telling = page.locator(".prompt .telling");
  const arrow = page.locator(".fire");
  const mine = named(page, "End this card");
  for (const end = Date.now() + 30_000; !(await arrow.isVisible()); await page.waitForTimeout(30)) {
    assert.ok(Date.now() < end, "the bot's shot is told");
    if (await mine.isVisible()) await mine.click({ timeout: 1000 }).catch(() => {});
  }
  for (const name of ["Stop", "Next", "Faster", "Skip"]) assert.ok(await named(page, name).isVisible(), name);
  const skip = async () => {
    await named(page, "Skip").click();
    await telling.waitFor({ state: "detached" });
  };
  await skip();
  await asked(page);
  const digest = page.locator(".digest");
  assert.match(await digest.innerText(), /Since your turn: .*shot/i);
  await digest.getByRole("button", { name: "Show me again" }).click();
  await arrow.waitFor({ timeout: 30_000 });
  await skip();
  await page
    .getByRole("button", { name: /^Show me again: .*shoots/ })
    .last()
    .click();
  await arrow.waitFor();
  await skip();
  assert.deepEqual(page.complaints, []);
});

test("soldiers who were placed stay on the map, and the plaque counts all of them", async () => {
  const page = await someone(house, { calm: false });
  await newMatch(page, LEARN);
  const own = (await peek(page)).view.figures.filter((it) => it.seat === 0).map((it) => it.tag);
  await named(page, "Place them for me").click();
  const seen = () =>
    page.evaluate(
      (own) => ({
        there: own.filter((tag) => document.querySelector(`g[data-tag="${tag}"]`)).length,
        counted: /(\d+) soldiers/.exec(document.querySelector(".turn .plaque.s-us").textContent)?.[1],
        ask: document.querySelector(".table").dataset.ask,
      }),
      own,
    );
  await named(page, "Confirm positions").first().waitFor();
  for (const end = Date.now() + 5_000; (await seen()).there < own.length && Date.now() < end;)
    await page.waitForTimeout(50);
  await named(page, "Confirm positions").first().click();
  for (let i = 0; i < 40; i += 1) {
    const { there, counted } = await seen();
    assert.equal(there, own.length, "nobody vanishes");
    assert.equal(Number(counted), own.length, "the plaque counts them");
    await page.waitForTimeout(50);
  }
  assert.notEqual((await seen()).ask, "deploy");
  assert.deepEqual(page.complaints, []);
});

test("while the bot plays, nothing says that it is one's own card, and what was laid stays laid", async () => {
  const page = await someone(house, { calm: false });
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

test("a draw is called a draw, and no scene of the game covers how it ended", async () => {
  const page = await someone(house);
  const alone = position({
    story: [11, 2, 14],
    soldiers: [soldier(1, 0, [66, 16], 16), soldier(51, 1, [280, 20], 48)],
    shown: [1, 1],
  });
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: alone };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  while ((await asked(page)).name !== "over")
    await page
      .getByRole("button", { name: /^(End this card|Done with this card)$/ })
      .first()
      .click();
  assert.equal((await peek(page)).now.over.winners.length, 2);
  await page.locator(".ending h2").getByText("A draw").waitFor();
  assert.equal(await page.locator("[data-scene]").count(), 0);
  assert.deepEqual(page.complaints, []);
});
