// What is played after a match against a bot that thinks ahead.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { newMatch, peek, someone } from "../../../../web/e2e/table.mjs";

test("after a game against a bot that thinks ahead it is stronger, or another scenario is played", async () => {
  const page = await someone(house);
  const seats = [
    { seat: 0, player: "me" },
    { seat: 1, player: { search: 5 } },
  ];
  const first = await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.getByRole("heading", { name: "You lost" }).waitFor();
  await page.getByRole("button", { name: "Swap sides", exact: true }).waitFor();
  await page.getByRole("button", { name: /^Next: / }).waitFor();
  await page.getByRole("button", { name: "Harder", exact: true }).click();
  await page.waitForURL((it) => /\/match\//.test(it.pathname) && !it.pathname.endsWith(first));
  await page.locator(".table[data-n]").waitFor();
  const { seats: seated, world } = await peek(page);
  assert.deepEqual(seated[1].player, { search: 6 });
  assert.equal(world.scenario.name, "first-steps");
  assert.deepEqual(page.complaints, []);
});
