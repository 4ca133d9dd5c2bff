// The map opens where one's own soldiers are or will begin, and shows where a walk may lead.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  PHONE,
  TABLET,
  asked,
  doing,
  newMatch,
  peek,
  picture,
  someone,
} from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

const SCREENS = {
  390: { size: PHONE, phone: true },
  820: { size: TABLET, touch: true },
  1366: { size: { width: 1366, height: 768 } },
};

/** The squad has come to the far end of a large map. */
const FAR_OFF = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(1, 0, [560, 250], 16),
    soldier(3, 0, [600, 290], 16),
    soldier(51, 1, [60, 44], 16),
    soldier(53, 1, [60, 100], 48),
  ],
  shown: [1, 4],
});

/** Dembski stands behind Harms, at the edge of what is seen first. */
const BEHIND = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(1, 0, [66, 16], 16),
    soldier(5, 0, [222, 40], 16),
    soldier(51, 1, [280, 40], 16),
    soldier(53, 1, [380, 130], 48),
  ],
  shown: [1, 4],
});

/** Which of these places of the map, in sixteenths of an inch, are in its window. */
const inSight = (page, places) =>
  page.evaluate((places) => {
    const matrix = document.querySelector("svg.live").getScreenCTM();
    const { left, right, top, bottom } = document.querySelector(".window").getBoundingClientRect();
    return places.map(([x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return at.x > left && at.x < right && at.y > top && at.y < bottom;
    });
  }, places);

const middle = (bounds) =>
  [0, 1].map((i) => (Math.min(...bounds.map((it) => it[i])) + Math.max(...bounds.map((it) => it[i]))) / 2);

/** The middles of the tiles, or of the entry areas, where a seat begins. */
function startsOf({ world }, seat) {
  const { on = [], enter = [] } = world.scenario.sides[world.seats[seat]].start;
  return [
    ...world.map.tiles
      .filter((it) => on.includes(it.id) || on.includes(it.face))
      .map((it) => middle(it.bounds)),
    ...world.gates.filter((it) => enter.includes(it.name)).map((it) => middle([it.from, it.to])),
  ];
}

const standing = ({ view }, seat) =>
  view.figures.filter((it) => it.seat === seat).flatMap((it) => (it.at.on ? [it.at.on.at] : []));

for (const [width, screen] of Object.entries(SCREENS)) {
  test(`at ${width} a game that is just begun opens at one’s own start tiles`, async () => {
    const page = await someone(house, screen);
    await page.goto("/");
    await page.getByRole("tab", { name: "Sergeants" }).click();
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.locator(".table[data-n]").waitFor();
    await asked(page);
    const tiles = startsOf(await peek(page), 0);
    assert.ok(tiles.length > 0);
    assert.deepEqual(
      await inSight(page, tiles),
      tiles.map(() => true),
      "at first sight",
    );
    await picture(page, `sergeants-first-look-${width}`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test(`at ${width} a large map opens at an entry area of one’s own, and later at one’s own soldiers`, async () => {
    const page = await someone(house, screen);
    await newMatch(page, { game: "sergeants", setup: { scenario: "village" }, seats: AGAINST_BOT });
    await asked(page);
    const areas = await inSight(page, startsOf(await peek(page), 0));
    assert.ok(areas.includes(true), "of those by which one may come in");
    const setup = { scenario: "race-to-the-bridge", seats: ["us", "de"], position: FAR_OFF };
    await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
    await asked(page);
    const own = standing(await peek(page), 0);
    assert.deepEqual(
      await inSight(page, own),
      own.map(() => true),
    );
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("on a phone all of where a soldier may walk, and whom he may charge, comes into sight, and the map keeps its size", async () => {
  const page = await someone(house, SCREENS[390]);
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: BEHIND };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await asked(page);
  const scale = () => page.evaluate(() => document.querySelector("svg.live").getScreenCTM().a);
  const before = await scale();
  const answer = (name) => page.locator(".slip .acts .button").filter({ hasText: name }).first();
  await doing(page, () => answer("Team bubble").tap());
  await doing(page, () => answer("Dembski").tap());
  await answer("Charge Harms").waitFor();
  await page.locator("path.edge").first().waitFor();
  const { left, right } = await page.locator(".window").evaluate((it) => it.getBoundingClientRect().toJSON());
  const isSeen = async () => {
    const it = await page.locator("path.edge").first().boundingBox();
    const harms = await inSight(page, [[280, 40]]);
    return harms[0] && it.x >= left - 1 && it.x + it.width <= right + 1;
  };
  for (const end = Date.now() + 3_000; !(await isSeen()) && Date.now() < end;) await page.waitForTimeout(50);
  assert.ok(await isSeen());
  assert.ok(Math.abs((await scale()) - before) < 0.01);
  assert.deepEqual(page.complaints, []);
});
