// The table of Sergeants at each stage of a match, scanned for what readers and weak eyes would stumble over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { keys, shown } from "../../../../web/e2e/readable.mjs";
import { AGAINST_BOT, asked, doing, newMatch, someone } from "../../../../web/e2e/table.mjs";

const named = (page, name) => page.getByRole("button", { name, exact: true });

test("the table can be read by everyone while soldiers and cards are placed, while cards are played, and at the end", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  await asked(page, ["deploy"]);
  const found = await shown(page, "sergeants-deploy");
  await named(page, "Place them for me").click();
  await doing(page, () => named(page, "Confirm positions").first().click());
  // The story may ask something before the cards.
  for (let n = 0; n < 20 && (await asked(page)).name !== "place"; n += 1)
    await doing(page, () => page.locator(".slip .acts .button").first().click());
  found.push(...(await shown(page, "sergeants-place")));
  await named(page, "Fill up for me").click();
  await doing(page, () => page.getByRole("button", { name: /^Lay face/ }).click());
  await asked(page);
  found.push(...(await shown(page, "sergeants-play")));
  await page.locator(".legend-open").click();
  await page.locator(".legend").waitFor();
  found.push(...(await shown(page, "sergeants-legend")));
  await page.keyboard.press("Escape");
  await named(page, "Menu").click();
  await named(page, "Resign").click();
  await named(page, "Really resign?").click();
  await page.locator(".table[data-ask=over]").waitFor();
  found.push(...(await shown(page, "sergeants-over")));
  assert.deepEqual(found, []);
  assert.deepEqual(await keys(page), []);
  assert.deepEqual(page.complaints, []);
});
