import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { LANGUAGES } from "../../../../web/e2e/languages.mjs";
import { inspect, keys, shown } from "../../../../web/e2e/readable.mjs";
import { PHONE, SOME, asked, peek, prompt, sheet, someone } from "../../../../web/e2e/table.mjs";
import { newMatch, takeUp, touch } from "./hands.mjs";

/** Four factions in the fourth round; the United States is asked. */
const battle = (phase) => ({
  setup: {
    players: 4,
    position: {
      turn: "us",
      phase,
      round: 4,
      coins: { us: 5, g1: 3, su: 2, g2: 4 },
      flags: { B5: "us", K2: "us", G9: "su", C14: "g1", L14: "g2", P5: "g1" },
      units: [
        { id: "us-tank-1", hex: "J6", damage: 1, experience: 3 },
        { id: "us-infantry-1", hex: "H4" },
        { id: "us-fighter-1", hex: "G5", moved: true },
        { id: "us-artillery-1", hex: "F4", experience: 5 },
        { id: "us-special-1", hex: "B5", damage: 2 },
        { id: "su-infantry-1", hex: "G9" },
        { id: "su-tank-1", hex: "H11", damage: 3 },
        { id: "su-bomber-1", hex: "F10" },
        { id: "g1-tank-1", hex: "K6", damage: 2 },
        { id: "g1-infantry-1", hex: "P5" },
        { id: "g1-artillery-1", hex: "M5" },
        { id: "g1-infantry-2", hex: "J9" },
        { id: "g2-tank-1", hex: "K8" },
        { id: "g2-fighter-1", hex: "M9" },
        { id: "g2-infantry-1", hex: "L14" },
      ],
    },
  },
  seats: [0, 1, 2, 3].map((seat) => ({ seat, player: seat === 1 ? "me" : "bot" })),
});

test("the table can be read by everybody while units move", async () => {
  const page = await someone(house);
  await newMatch(page, battle("movement"));
  await asked(page, ["move"]);
  await takeUp(page, "J6");
  const { hexes } = await peek(page, { what: "reach", unit: "us-tank-1" });
  const [to] = Object.entries(hexes).find(([, it]) => it.interceptors) ?? Object.entries(hexes)[0];
  await touch(page, to);
  await prompt(page).locator(".button.main").waitFor();
  const found = await shown(page, "aces-move", ["1440", "820-upright", "390"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  found.push(...(await inspect(page, "table-menu", ["phone"])));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Everything you can do" }).click();
  await page.getByRole("dialog").getByRole("listitem").nth(5).waitFor();
  found.push(...(await inspect(page, "table-options", ["phone"])));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cancel" }).click();
  await prompt(page)
    .getByRole("button", { name: /^Show the rule/ })
    .click();
  await page.getByRole("dialog").getByText("AA-MOV-1").first().waitFor();
  found.push(...(await inspect(page, "table-rule", ["phone"])));
  assert.deepEqual(found, []);
  assert.deepEqual(page.complaints, []);
});

test("the table can be read by everybody while attacks are declared, and in the shop", async () => {
  const page = await someone(house);
  await newMatch(page, battle("declaring"));
  await asked(page, ["declare"]);
  await sheet(page, "aces-declare");
  await touch(page, "J6");
  await touch(page, "K6");
  await page.getByText("If it attacks").waitFor();
  const found = await shown(page, "aces-odds");
  await newMatch(page, battle("money"));
  await asked(page, ["money"]);
  await page.locator(".ware:enabled").first().click();
  found.push(...(await shown(page, "aces-shop")));
  assert.deepEqual(found, []);
  assert.deepEqual(page.complaints, []);
});

test("a fight is shown step by step, and can be skipped", async () => {
  const page = await someone(house, { calm: false });
  await newMatch(page, battle("declaring"));
  await asked(page, ["declare"]);
  await touch(page, "J6");
  await touch(page, "K6");
  await prompt(page).locator(".button.main").click();
  await page.getByText("Attacks in order").waitFor();
  await prompt(page).getByRole("button", { name: "Go on to combat", exact: true }).click();
  await page.locator(".over .die").first().waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).first().click();
  // What is on its way into the picture arrives at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What has not been fired yet is faint on purpose, so that contrasts are not looked at here.
  await sheet(page, "aces-fight");
  await page.setViewportSize(PHONE);
  await page.keyboard.press("Escape");
  await asked(page, ["money"]);
  assert.deepEqual(page.complaints, []);
});

for (const language of LANGUAGES) {
  test(`the table speaks ${language}`, async () => {
    const page = await someone(house, { language });
    await newMatch(page, battle("declaring"));
    await asked(page, ["declare"]);
    await touch(page, "J6");
    await touch(page, "K6");
    await page.locator(".bars, .odds, [aria-labelledby=odds-title]").first().waitFor();
    assert.deepEqual(await keys(page), []);
    await page.keyboard.press("m");
    await page.getByRole("dialog").waitFor();
    assert.deepEqual(await keys(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await page.keyboard.press("Escape");
    if (language !== "en") await sheet(page, `aces-${language}`, undefined, { sizes: SOME, themes: ["day"] });
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
