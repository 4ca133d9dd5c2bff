// How quick the table of Sergeants is: measured as work of the page's own thread, and therefore run when nothing else is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { layoutDuring, longest } from "../../../../web/e2e/measure.mjs";
import { AGAINST_BOT, SIZES, asked, doing, newMatch, someone } from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

/** All picked men of both sides on the biggest map, far enough from each other. */
const SIDES = [
  [21, 0, 150, 16],
  [71, 1, 40, 48],
];
const CROWD = SIDES.flatMap(([tag, seat, y, facing]) =>
  Array.from({ length: 8 }, (_, i) =>
    soldier(tag + i, seat, [30 + 54 * i, y + 30 * (i % 2)], facing, { spotted: seat === 1 }),
  ),
);

test("a crowd: zoom, choosing a soldier, the ruler and the first step take no long work", async (t) => {
  const page = await someone(house, { size: SIZES["1366"] });
  const crowd = position({ story: [10, 2, 14], soldiers: CROWD, shown: [24, 4] });
  const setup = { scenario: "picked-men", seats: ["us", "de"], position: crowd };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await asked(page, ["part"]);
  await page.waitForTimeout(1500);
  // The first of each shows what the others only move.
  await page.keyboard.press("n");
  await page.keyboard.press("+");
  await page.waitForTimeout(700);
  const took = {
    zoom: await longest(page, () => page.keyboard.press("+")),
    choose: await longest(page, () => page.keyboard.press("n")),
    ruler: await longest(page, () => page.locator('g[data-tag="74"]').focus()),
  };
  const layout = await layoutDuring(page, () => page.keyboard.press("-"));
  await page.keyboard.press("Escape");
  const button = (name) => page.locator(".slip .acts").getByRole("button", { name });
  took.question = await longest(page, () => doing(page, () => button(/Team bubble/).click()));
  await doing(page, () => button("Oakes").click());
  await asked(page, ["walk"]);
  took.step = await longest(page, async () => {
    await page.locator("[role=application]").focus();
    for (const key of ["ArrowUp", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  });
  for (const [what, ms] of Object.entries(took))
    t.diagnostic(`${what}: ${ms.toFixed(0)} ms at a quarter of the speed`);
  t.diagnostic(`a zoom step lays out for ${layout.toFixed(1)} ms`);
  assert.ok(took.zoom > 0 && took.zoom <= 50, `a zoom step: ${took.zoom} ms`);
  assert.ok(took.choose > 0 && took.choose <= 100, `choosing a soldier: ${took.choose} ms`);
  for (const [what, ms] of Object.entries(took)) assert.ok(ms <= 200, `${what}: ${ms} ms`);
  assert.deepEqual(page.complaints, []);
});
