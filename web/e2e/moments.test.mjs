// The end of a match, its replay, and addresses of moments.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toTheCards } from "../../games/sergeants/web/e2e/posted.mjs";
import { house } from "./house.mjs";
import { shown } from "./readable.mjs";
import { AGAINST_BOT, answers, asked, newMatch, sheet, someone } from "./table.mjs";

const UNITS = [
  { id: "us-tank-1", hex: "E10" },
  { id: "g1-tank-1", hex: "F13" },
];
const MATCHES = {
  aces: { setup: { factions: ["us", "g1"], position: { turn: "us", units: UNITS } } },
  sergeants: { setup: { scenario: "first-steps" } },
};

/** Plays a little, and gives up. */
async function lose(page, game) {
  const id = await newMatch(page, { game, ...MATCHES[game], seats: AGAINST_BOT });
  await asked(page);
  if (game === "sergeants") {
    await toTheCards(page);
  } else {
    await page.getByRole("button", { name: "End movement" }).click();
    await asked(page, ["declare"]);
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.locator(".table[data-ask=over]").waitFor();
  return id;
}

for (const game of ["aces", "sergeants"]) {
  test(`${game}: the end tells who won and what next, and every step of the replay has an address`, async () => {
    const page = await someone(house);
    const id = await lose(page, game);
    await page.getByRole("heading", { name: "You lost" }).waitFor();
    for (const name of ["Again", "Swap sides", "Replay"])
      assert.equal(await page.getByRole("button", { name, exact: true }).count(), 1, name);
    await sheet(page, `end-${game}`);
    await page.getByRole("button", { name: "Close" }).click();
    const of = await answers(page);
    assert.ok(of > 0);
    await page.getByRole("button", { name: "One step back" }).click();
    await page.waitForURL(/[?&]at=\d+/);
    const at = new URL(page.url()).searchParams.get("at");
    assert.deepEqual(await shown(page, `replay-${game}`), []);
    // A friend opens that address, and is at the same step.
    const friend = await someone(house);
    await friend.goto(`/match/${id}?at=${at}`);
    await friend.getByText(`${at} of ${of}`).waitFor();
    assert.equal(await friend.getByRole("heading", { name: "Won by" }).count(), 0, "the end waits");
    // At the end the address is that of the match again.
    await page.getByRole("button", { name: "How it ended" }).click();
    await page.waitForURL((url) => !url.searchParams.has("at"));
    assert.deepEqual([...page.complaints, ...friend.complaints], []);
  });
}

test("a phone keeps the map in its place, and folds the sheet away", async () => {
  const page = await someone(house, { size: { width: 390, height: 844 } });
  await newMatch(page, { game: "aces", ...MATCHES.aces, seats: AGAINST_BOT });
  await asked(page, ["move"]);
  const map = page.getByRole("main", { name: "The map" });
  const before = await map.boundingBox();
  await page.keyboard.press("n");
  await page.getByText("M4 Sherman").first().waitFor();
  assert.deepEqual(await map.boundingBox(), before, "a unit is chosen");
  for (const tab of ["Log", "Sides", "Chat"]) {
    await page.getByRole("tab", { name: tab }).click();
    assert.deepEqual(await map.boundingBox(), before, tab);
  }
  const fold = page.getByRole("button", { name: "The panels below the map" });
  await fold.click();
  assert.equal(await fold.getAttribute("aria-expanded"), "false");
  assert.ok((await map.boundingBox()).height > before.height + 100, "the map has its room");
  await page.getByRole("tab", { name: "Unit" }).click();
  assert.deepEqual(await map.boundingBox(), before);
  assert.deepEqual(page.complaints, []);
});

test("sounds are off until they are wanted, and that is remembered", async () => {
  const page = await someone(house);
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    window.heard = 0;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.heard += 1;
      }
    };
  });
  await newMatch(page, { game: "aces", ...MATCHES.aces, seats: AGAINST_BOT });
  await asked(page, ["move"]);
  const sounds = page.getByRole("checkbox", { name: "Sounds" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  assert.equal(await sounds.isChecked(), false);
  assert.equal(await page.evaluate(() => window.heard), 0);
  await sounds.check();
  assert.equal(await page.evaluate(() => window.heard), 1, "it is heard at once what was switched on");
  await page.reload();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  assert.equal(await sounds.isChecked(), true);
  assert.deepEqual(page.complaints, []);
});

test("the first page shows the game that is chosen, and how hard it is", async () => {
  const page = await someone(house, { size: { width: 390, height: 844 } });
  await page.goto("/");
  const picture = page.locator(".first-scene");
  await picture.waitFor();
  const box = await picture.boundingBox();
  assert.ok(box && box.width > 300, "the picture is there on a phone");
  await sheet(page, "first-page-aces", async (size, { width, height }) => {
    const { y, height: tall } = await page.locator(".learn").last().boundingBox();
    assert.ok(width <= 900 || y + tall <= height, `${size}: all of it is in sight`);
  });
  await page.getByRole("radio", { name: "hard" }).check({ force: true });
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table[data-n]").waitFor();
  await page.goto("/");
  assert.equal(await page.getByRole("radio", { name: "hard" }).isChecked(), true, "it is remembered");
  await page.getByRole("tab", { name: "Sergeants" }).click();
  await page.getByRole("radio", { name: "First steps" }).waitFor();
  await picture.waitFor();
  await sheet(page, "first-page-sergeants");
  assert.deepEqual(page.complaints, []);
});
