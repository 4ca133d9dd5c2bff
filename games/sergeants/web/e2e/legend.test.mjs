// The signs of the table explain themselves, and the quick reference fits on one page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { LANGUAGES } from "../../../../web/e2e/languages.mjs";
import { AGAINST_BOT, PHONE, SIZES, newMatch, picture, sheet, someone } from "../../../../web/e2e/table.mjs";
import { toTheCards } from "./posted.mjs";

const LEARN = { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT };
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;

for (const language of LANGUAGES) {
  test(`the legend has words for every sign, and prints on one page: ${language}`, async () => {
    const page = await someone(house, { language });
    await newMatch(page, LEARN);
    await page.locator(".legend-open").click();
    const legend = page.locator(".legend");
    await legend.waitFor();
    const text = await legend.innerText();
    assert.doesNotMatch(text, /sm-(term|web)-/, "no key is left bare");
    assert.equal(await legend.locator("li").count(), 37);
    await picture(page, `sergeants-legend-${language}`);
    assert.equal(pages(await page.pdf({ format: "A4" })), 1);
    assert.deepEqual(page.complaints, []);
  });
}

test("the quick reference is one page in four languages, and is found from the lessons and the rules", async () => {
  for (const language of ["en", "it", "es", "uk"]) {
    const page = await someone(house, { language });
    await page.goto("/reference/sergeants");
    await page.locator(".sheet section").first().waitFor();
    const text = await page.locator("main").innerText();
    assert.doesNotMatch(text, /sm-|undefined/, "no key is left bare");
    assert.ok(text.length > 3000, "it is no list of headings");
    assert.equal(pages(await page.pdf({ preferCSSPageSize: true })), 1, `${language}: one page`);
    await picture(page, `sergeants-reference-${language}`);
    assert.deepEqual(page.complaints, []);
  }
  const page = await someone(house);
  for (const from of ["learn", "rules"])
    for (const game of ["sergeants", "aces"]) {
      await page.goto(`/${from}?game=${game}`);
      await page.getByRole("link", { name: /^Quick reference/ }).click();
      await page.waitForURL((it) => it.pathname === `/reference/${game}`);
      await page.locator(".sheet section").first().waitFor();
    }
  await sheet(page, "aces-reference");
  await page.goto("/reference/sergeants");
  await page.locator(".sheet section").first().waitFor();
  await sheet(page, "sergeants-reference");
  assert.deepEqual(page.complaints, []);
});

const WANTED = [/Dog tag/, /Team bubble/, /^L:/, /^S:/, /^C:/, /^B:/, /Zip|Pin|Wound|Kill/];

/** A match of which the first cards are in hand. */
async function withHand(page) {
  await newMatch(page, LEARN);
  await toTheCards(page);
  const card = page.locator("[data-hand] [data-card]").first();
  await card.waitFor();
  return card;
}

/** A finger that rests on something. */
async function pressLong(page, locator) {
  // It is in sight, at rest, and under nothing else.
  await locator.hover({ trial: true });
  const { x, y, width, height } = await locator.boundingBox();
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(700);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("SM-SHT-2: the letters and signs of a card say what they are when pointed at", async () => {
  const page = await someone(house);
  const card = await withHand(page);
  const terms = card.locator("[data-means]");
  const said = [];
  for (let i = 0; i < (await terms.count()); i += 1) {
    await terms.nth(i).hover();
    const slip = page.locator(".meaning");
    await slip.waitFor();
    said.push(await slip.innerText());
    await page.mouse.move(2, 2);
    await slip.waitFor({ state: "detached" });
  }
  for (const wanted of WANTED)
    assert.ok(
      said.some((it) => wanted.test(it)),
      `${wanted} in ${said}`,
    );
  assert.deepEqual(page.complaints, []);
});

test("SM-SHT-2: a long press on a sign says what it is and chooses nothing; a tap will do where it has no other use", async () => {
  for (const size of [PHONE, SIZES["820-upright"]]) {
    const page = await someone(house, { size, touch: true });
    const card = await withHand(page);
    for (const [sign, says] of [
      [".own", /^Dog tag/],
      [".bubble", /^Team bubble/],
      [".band >> nth=0", /^L:/],
      [".damage", /^(Zip|Pin|Wound|Kill)/],
    ]) {
      const slip = page.locator(".meaning");
      await pressLong(page, card.locator(sign));
      // What was pressed may still have been on its way to its place.
      await slip.waitFor({ timeout: 3000 }).catch(() => pressLong(page, card.locator(sign)));
      await slip.waitFor();
      assert.match(await slip.innerText(), says);
      const { x, y, width, height } = await slip.boundingBox();
      assert.ok(
        x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height,
        "it is on the screen",
      );
      assert.equal(await page.locator("[data-hand] [aria-selected=true]").count(), 0, "no card is chosen");
    }
    await picture(page, `sergeants-meaning-${size.width}`);
    // On a machine with much to do a tap may last as long as a press.
    const selected = page.locator("[data-hand] [aria-selected=true]");
    await card.tap();
    await selected.waitFor({ timeout: 3000 }).catch(() => card.tap());
    await selected.waitFor();
    assert.equal(await page.locator(".meaning").count(), 0, "a short tap on a card chooses it");
    const slot = page.locator("[data-phase] .actions [data-means]").first();
    const action = (await slot.innerText()).trim();
    await slot.tap();
    await page.locator(".meaning").waitFor();
    assert.ok(action.length > 0);
    assert.deepEqual(page.complaints, []);
  }
});

test("SM-SHT-2: by keyboard, the key ? explains the card in focus, and elsewhere opens the legend", async () => {
  const page = await someone(house);
  const card = await withHand(page);
  await card.focus();
  await page.keyboard.press("?");
  const lines = await page.locator(".meaning p").allInnerTexts();
  for (const wanted of WANTED)
    assert.ok(
      lines.some((it) => wanted.test(it)),
      `${wanted} in ${lines}`,
    );
  assert.equal(await page.locator(".meaning").evaluate((it) => it.closest("[role=status]") !== null), true);
  await page.keyboard.press("Escape");
  await page.locator(".meaning").waitFor({ state: "detached" });
  await page.locator(".legend-open").focus();
  await page.keyboard.press("?");
  await page.locator(".legend").waitFor();
  assert.deepEqual(page.complaints, []);
});
