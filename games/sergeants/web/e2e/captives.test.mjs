import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { PHONE, asked, doing, newMatch, peek, picture, someone } from "../../../../web/e2e/table.mjs";

const BOTH = [
  { seat: 0, player: "me" },
  { seat: 1, player: "me" },
];

const acts = (tag, seat, all) => ({
  acts: { context: { seat, owner: tag, must: false, bubble: false }, tag, acts: all },
});

/** An escort with his prisoner, and others on either side. */
async function escort(page, then) {
  const position = {
    turn: 1,
    phase: 1,
    story: [2, 1, 14],
    hands: [[], []],
    soldiers: [
      { tag: 1, seat: 0, at: { at: [216, 40], facing: 16 }, grenades: 1 },
      { tag: 4, seat: 0, at: { at: [180, 100], facing: 16 } },
      { tag: 51, seat: 1, at: { at: [232, 40], facing: 48 }, prisoner_of: 1 },
      { tag: 53, seat: 1, at: { at: [380, 130], facing: 48 } },
    ],
    then: [...then, "finish"],
  };
  const setup = { scenario: "first-steps", seats: ["us", "de"], position };
  await newMatch(page, { game: "sergeants", setup, seats: BOTH });
  await asked(page);
}

/** A click on a place of the map, in sixteenths of an inch. */
async function touchMap(page, [x, y]) {
  const at = await page.evaluate(
    ([x, y]) => {
      const svg = document.querySelector("[data-tag]").closest("svg");
      const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
      return { x: point.x, y: point.y };
    },
    [x, y],
  );
  await page.mouse.click(at.x, at.y);
}

const figure = async (page, tag) => (await peek(page)).view.figures.find((it) => it.tag === tag);

test("a prisoner stands beside his escort and goes along with him", async () => {
  const page = await someone(house);
  await escort(page, [acts(1, 0, ["walk"])]);
  await page.getByRole("button", { name: /Harms.*prisoner of/ }).waitFor();
  await picture(page, "sergeants-prisoner");
  await touchMap(page, [208, 68]);
  await page.locator(".note", { hasText: "With him: Harms." }).waitFor();
  await picture(page, "sergeants-prisoner-led");
  await doing(page, () => page.keyboard.press("Enter"));
  const { at } = await figure(page, 51);
  assert.equal(at.held.by, 1);
  const escortAt = (await figure(page, 1)).at.on.at;
  const gap = Math.hypot(at.held.at.at[0] - escortAt[0], at.held.at.at[1] - escortAt[1]);
  assert.ok(gap <= 20, `they stand together: ${gap}`);
  assert.deepEqual(page.complaints, []);
});

test("an escort leaves a prisoner behind by stepping away", async () => {
  const page = await someone(house, { size: PHONE, theme: "dark" });
  await escort(page, [acts(1, 0, ["walk"])]);
  await doing(page, () =>
    page
      .getByRole("button", { name: /Leave .*Harms.* behind/ })
      .first()
      .click(),
  );
  await picture(page, "sergeants-prisoner-left-phone");
  await page.getByRole("button", { name: /Leave .*Harms.* behind/ }).waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});
