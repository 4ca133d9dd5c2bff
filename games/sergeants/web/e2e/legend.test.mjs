// The signs of the table explain themselves, and the quick reference fits on one page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, newMatch, picture, somebody } from "../../../../web/e2e/table.mjs";

const LEARN = { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT };
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;

for (const language of ["en", "it", "es", "uk"]) {
  test(`the legend has words for every sign, and prints on one page: ${language}`, async () => {
    const page = await somebody(house, { language });
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

test("SM-SHT-2: the letters and signs of a card say what they are", async () => {
  const page = await somebody(house);
  await newMatch(page, LEARN);
  await page.getByRole("button", { name: "Place them for me" }).click();
  await page.getByRole("button", { name: "Confirm positions" }).first().click();
  const card = page.locator("[data-hand] [data-card]").first();
  await card.waitFor();
  const titles = await card.locator("[title]").evaluateAll((all) => all.map((it) => it.title));
  for (const wanted of [/Dog tag/, /Team bubble/, /^L:/, /^S:/, /^C:/, /^B:/, /Zip|Pin|Wound|Kill/])
    assert.ok(
      titles.some((it) => wanted.test(it)),
      `${wanted} in ${titles}`,
    );
});
