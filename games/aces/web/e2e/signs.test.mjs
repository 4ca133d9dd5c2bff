// The signs on the map say what they mean where they stand: to the pointer, to a finger that rests there, and to the keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  PHONE,
  SIZES,
  asked,
  doing,
  peek,
  picture,
  prompt,
  someone,
} from "../../../../web/e2e/table.mjs";
import { duel, end, march, newMatch, pointOf, takeUp } from "./hands.mjs";

/** Infantry on a shore could go afloat; the bot's infantry could stop a tank. */
const MATCH = {
  setup: duel([
    { id: "us-tank-1", hex: "E13" },
    { id: "us-infantry-1", hex: "B8" },
    { id: "g1-infantry-1", hex: "H12" },
    { id: "g1-tank-1", hex: "K14" },
  ]),
  seats: AGAINST_BOT,
};
/** The same, near enough to the lake to be on the screen of a phone with it. */
const BESIDE = {
  ...MATCH,
  setup: duel([
    { id: "us-infantry-1", hex: "B8" },
    { id: "us-tank-1", hex: "D7" },
    { id: "g1-infantry-1", hex: "H12" },
  ]),
};
const slip = (page) => page.locator(".meaning");

async function opened(options = {}, match = MATCH) {
  const page = await someone(house, options);
  await newMatch(page, match);
  await asked(page, ["move"]);
  return page;
}

/** What pointing at the first of these says. */
async function pointed(page, sign) {
  await page.mouse.move(2, 2);
  await slip(page).waitFor({ state: "detached" });
  const { x, y, width, height } = await sign.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await slip(page).waitFor();
  return slip(page).innerText();
}

async function pressLong(page, { x, y }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(700);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("moved, on water and spent say what they mean when pointed at, and danger before one goes there", async () => {
  const page = await opened();
  await march(page, "B8", "C8");
  assert.match(await pointed(page, page.locator("[data-unit=us-infantry-1] [href='#s-moved']")), /^Moved: /);
  assert.match(
    await pointed(page, page.locator("[data-unit=us-infantry-1] [href='#s-water']")),
    /^On water: /,
  );
  await takeUp(page, "E13");
  const cost = page.locator("svg.live .cost.red").first();
  await cost.waitFor({ state: "attached" });
  assert.match(await pointed(page, cost), /^Red hatching: /);
  await picture(page, "aces-sign-pointed");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await end(page, "move");
  await asked(page);
  assert.deepEqual(page.complaints, []);
});

test("a token of the mission V2 says what it is", async () => {
  const page = await someone(house);
  const bots = [1, 2, 3].map((seat) => ({ seat, player: "bot" }));
  await newMatch(page, {
    setup: { missions: { v2: { owner: "g1" } } },
    seats: [{ seat: 0, player: "me" }, ...bots],
  });
  const token = page.locator("svg.live g[data-means]").first();
  for (let i = 0; i < 60 && (await token.count()) === 0; i += 1) {
    const confirm = page.getByRole("button", { name: "Confirm armies" });
    if (await confirm.isVisible()) await confirm.click();
    const { table } = await asked(page, null, 60);
    const option = table.now.asked.options
      .map((it) => it.place?.hex ?? it.lay_token ?? it.hide_launcher)
      .find(Boolean);
    if (!option) {
      const usual = prompt(page).locator(".actions .button").first();
      if (await usual.isVisible()) await usual.click();
    } else {
      const { x, y } = await pointOf(page, option);
      await page.mouse.click(x, y);
      await doing(page, () => prompt(page).locator(".button.main").click());
    }
    await page.waitForTimeout(100);
  }
  assert.ok(((await peek(page)).view.v2?.tokens ?? []).length > 0);
  assert.match(await pointed(page, token), /^Face-down token: /);
  assert.deepEqual(page.complaints, []);
});

test("a finger that rests on a hex is told all signs in it, and takes nothing up", async () => {
  for (const size of [PHONE, SIZES["820-upright"]]) {
    const page = await opened({ size, touch: true }, BESIDE);
    const from = await pointOf(page, "B8");
    await page.touchscreen.tap(from.x, from.y);
    await page.locator("svg.live .hatched").first().waitFor({ state: "attached" });
    const to = await pointOf(page, "C8");
    await page.touchscreen.tap(to.x, to.y);
    await doing(page, () => prompt(page).locator(".button.main").click());
    await asked(page, ["move"]);
    await pressLong(page, await pointOf(page, "C8"));
    await slip(page).waitFor();
    const said = await slip(page).innerText();
    for (const wanted of [/Moved: /, /On water: /]) assert.match(said, wanted);
    const box = await slip(page).boundingBox();
    assert.ok(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height,
    );
    await picture(page, `aces-sign-pressed-${size.width}`);
    assert.equal(await page.locator("svg.live .chosen").count(), 0, "nothing is taken up");
    // The map still follows fingers, and a tap still takes up.
    const tank = await pointOf(page, "D7");
    await page.touchscreen.tap(tank.x, tank.y);
    await page.locator("svg.live .chosen").waitFor({ state: "attached" });
    assert.deepEqual(page.complaints, []);
  }
});

test("the key ? explains the hex of the keyboard", async () => {
  const page = await opened();
  await march(page, "B8", "C8");
  await page.locator("[role=application]").focus();
  await page.keyboard.press("ArrowUp");
  const at = () => page.locator("[role=application] .told").innerText();
  for (let i = 0; i < 40 && !/^C8\b/.test(await at()); i += 1) {
    const [, letter, row] = /^([A-Z])(\d+)/.exec(await at());
    const key =
      letter > "C" ? "ArrowLeft" : letter < "C" ? "ArrowRight" : Number(row) > 8 ? "ArrowUp" : "ArrowDown";
    await page.keyboard.press(key);
  }
  assert.match(await at(), /^C8\b/);
  await page.keyboard.press("?");
  await slip(page).waitFor();
  assert.match(await slip(page).innerText(), /Moved: [^]*On water: /);
  assert.ok(await slip(page).evaluate((it) => it.closest("[role=status]") !== null), "it is read out");
  await picture(page, "aces-sign-key");
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});
