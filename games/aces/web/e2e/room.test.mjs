// The room that the board has on small screens, and what is in sight when something is asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, PHONE, SIZES, asked, cut, prompt, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, duel, newMatch, pointOf, takeUp, touch } from "./hands.mjs";

const boxOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => {
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    });

/** Whether the middles of these hexes are in the window of the map. */
async function outOfSight(page, hexes) {
  const { left, right, top, bottom } = await boxOf(page, ".window");
  const out = [];
  for (const hex of hexes) {
    const { x, y } = await pointOf(page, hex);
    if (x < left || x > right || y < top || y > bottom) out.push(hex);
  }
  return out;
}

test("on an upright tablet the wide board is as wide as the screen, with the panels below it", async () => {
  const page = await someone(house, { size: SIZES["820-upright"], touch: true });
  const units = [
    { id: "us-tank-1", hex: "M10" },
    { id: "g1-tank-1", hex: "P12" },
  ];
  const setup = { factions: ["us", "g1", "su", "g2"], position: { turn: "us", units } };
  const seats = [{ seat: 0, player: "me" }, ...[1, 2, 3].map((seat) => ({ seat, player: "bot" }))];
  await newMatch(page, { setup, seats });
  await asked(page, ["move"]);
  const sheet = await boxOf(page, ".window .sheet");
  assert.ok(sheet.width > 0.92 * 820, `the board is ${sheet.width} px wide`);
  const before = await boxOf(page, ".window");
  const panels = await boxOf(page, "#panels");
  assert.ok(panels.top > before.bottom, "the panels are below the board");
  assert.ok(panels.height > 180 && panels.bottom <= 1180, JSON.stringify(panels));
  await takeUp(page, "M10");
  await touch(page, "N11");
  await prompt(page).getByText("to N11 for").waitFor();
  assert.deepEqual(await boxOf(page, ".window"), before, "the board stays where it is");
  assert.equal(
    await prompt(page).locator("kbd").filter({ visible: true }).count(),
    0,
    "fingers press no keys",
  );
  assert.deepEqual(await cut(page), []);
  // Put away, the panels leave their room to the board.
  await page.getByRole("button", { name: "The panels below the map" }).click();
  await page.locator("#panels").waitFor({ state: "hidden" });
  assert.ok((await boxOf(page, ".window .sheet")).width >= sheet.width);
  assert.deepEqual(page.complaints, []);
});

test("on an upright tablet the high board has the panels beside it", async () => {
  const page = await someone(house, { size: SIZES["820-upright"], touch: true });
  await newMatch(page, {
    setup: { ...duel([{ id: "us-tank-1", hex: "E10" }]), board: "summer", area: "left" },
    seats: AGAINST_BOT,
  });
  await asked(page, ["move"]);
  const [board, panels] = [await boxOf(page, ".window"), await boxOf(page, "#panels")];
  assert.ok(panels.left >= board.right && board.height > 800, JSON.stringify([board, panels]));
  assert.deepEqual(page.complaints, []);
});

test("on a phone the hexes to place a unit on are in sight, and so is what places it", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  await newMatch(page, { setup: { factions: ["us", "g1"] }, seats: AGAINST_BOT });
  let placings = 0;
  while (placings < 4) {
    const now = await asked(page, null, 60);
    const hexes = (now.table.now.asked?.options ?? []).flatMap((it) => it.place?.hex ?? []);
    if (now.name === "place") {
      placings += 1;
      // The map glides there.
      await page.waitForTimeout(400);
      assert.deepEqual(await outOfSight(page, hexes), [], `placing ${placings}`);
      const button = page.getByRole("button", { name: "Place this army for me" });
      const { bottom } = await button.evaluate((it) => it.getBoundingClientRect().toJSON());
      assert.ok(bottom <= (await boxOf(page, ".prompt")).top, "the button is not below the slip");
    }
    if (["move", "armies"].includes(now.name)) break;
    await answerPlainly(page, now);
  }
  assert.ok(placings > 1, "something was placed by hand");
  assert.deepEqual(page.complaints, []);
});

test("on a phone a turn begins with a unit in sight that can move, and odds come first", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  const units = [
    // The board opens at the first of its player's units, which has moved.
    { id: "us-infantry-1", hex: "B2", moved: true },
    { id: "us-tank-1", hex: "K14" },
    { id: "g1-infantry-1", hex: "L15" },
    { id: "g1-artillery-1", hex: "J15" },
  ];
  await newMatch(page, { setup: duel(units), seats: AGAINST_BOT });
  await asked(page, ["move"]);
  await page.locator("svg.live [data-unit=us-tank-1]").waitFor({ state: "attached" });
  await page.waitForTimeout(500);
  assert.deepEqual(await outOfSight(page, ["K14"]), []);
  await prompt(page).getByRole("button", { name: "End movement" }).click();
  await asked(page, ["declare"]);
  await page.waitForTimeout(400);
  await touch(page, "K14");
  await touch(page, "L15");
  const verdict = await boxOf(page, "[aria-labelledby=odds-title] .verdict");
  assert.ok(
    verdict.bottom <= (await boxOf(page, ".prompt")).top,
    "the sum of the odds is not below the slip",
  );
  assert.deepEqual(page.complaints, []);
});
