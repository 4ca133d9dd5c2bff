import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import {
  AGAINST_BOT,
  AGAINST_FRIEND,
  asked,
  doing,
  newMatch,
  sheet,
  someone,
} from "../../../../web/e2e/table.mjs";
import { SHOOTING } from "./posted.mjs";

const MATCH = {
  game: "sergeants",
  setup: { scenario: "first-steps", seats: ["us", "de"], position: SHOOTING },
};

test("a hint is drawn on the map, says why, and goes with its question", async () => {
  const page = await someone(house);
  await newMatch(page, { ...MATCH, seats: AGAINST_BOT });
  await asked(page);
  await doing(page, () =>
    page
      .locator(".slip")
      .getByRole("button", { name: /dog tag/i })
      .first()
      .click(),
  );
  await asked(page, ["shoot"]);
  await page.getByRole("button", { name: "Ask for a hint" }).click();
  const card = page.locator("[data-hint]");
  await card.waitFor();
  await card.getByText(/wins about \d+% of the time/).waitFor();
  await card.getByText(/played on in thought/).waitFor();
  await card.getByText(/The first card of .* hits .* \d+% of the time/).waitFor();
  assert.ok((await card.locator("li").count()) > 0);
  assert.ok(Number(await page.locator("[data-advice]").getAttribute("data-advice")) > 0);
  await sheet(page, "sergeants-hint");
  assert.deepEqual(await inspect(page, "sergeants-hint"), []);
  assert.deepEqual(await keys(page), []);
  await card.getByRole("button", { name: "Put the hint away" }).click();
  await card.waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-advice]").count(), 0);
  // The same is heard when it is typed.
  await page.keyboard.press("/");
  await page.keyboard.type("hint");
  await page.keyboard.press("Enter");
  await page
    .getByText(/wins about \d+% of the time/)
    .first()
    .waitFor();
  assert.deepEqual(page.complaints, []);
});

test("between people there are no hints", async () => {
  const page = await someone(house);
  await newMatch(page, { ...MATCH, seats: AGAINST_FRIEND });
  await asked(page);
  assert.equal(await page.getByRole("button", { name: "Ask for a hint" }).count(), 0);
});
