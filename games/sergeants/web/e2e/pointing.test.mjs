// Pointing on the map: the table finds the place that was meant, for a charge, for the edge of reach and for cover.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";
import {
  AGAINST_BOT,
  PHONE,
  answers,
  doing,
  newMatch,
  peek,
  picture,
  someone,
} from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

/** Dembski stands behind Harms, and all four of the squad may walk. */
const BEHIND = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(1, 0, [66, 16], 16),
    soldier(4, 0, [290, 12], 32),
    soldier(5, 0, [222, 40], 16),
    soldier(51, 1, [280, 40], 16),
    soldier(53, 1, [380, 130], 48),
  ],
  hand: [[1, 1]],
  shown: [1, 4],
});
const HARMS = [280, 40];
const DEMBSKI = [222, 40];

const slip = (page, name) => page.locator(".slip .acts").getByRole("button", { name });
const note = (page, kind) => page.locator(`.note.${kind}`);

/** Opens the match and chooses Dembski to walk. */
async function walking(page) {
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: BEHIND };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await doing(page, () => slip(page, /Team bubble/).click());
  await doing(page, () => slip(page, "Dembski").click());
  await slip(page, "Charge Harms").waitFor();
}

/** Where a place of the map is on the screen, in sixteenths of an inch. */
const screen = (page, [x, y]) =>
  page.evaluate(
    ([x, y]) => {
      const svg = document.querySelector("[data-tag]").closest("svg");
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
      return { x: left, y: top };
    },
    [x, y],
  );

async function click(page, place) {
  const { x, y } = await screen(page, place);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

async function isInMelee(page) {
  const { log } = await peek(page);
  const spotted = log.flatMap(({ event }) => event.spotted ?? []).map((it) => it.tag);
  assert.deepEqual(
    spotted.sort((a, b) => a - b),
    [5, 51],
    "contact spots both, as the rules say",
  );
}

test("SM-MOV-4: a charge by its button, and in the list of all answers", async () => {
  const page = await someone(house);
  await walking(page);
  await slip(page, "Charge Harms").click();
  await note(page, "yes").getByText("In melee with Harms").waitFor();
  assert.deepEqual(await shown(page, "sergeants-walk"), []);
  await doing(page, () => page.keyboard.press("Enter"));
  await isInMelee(page);
  assert.deepEqual(page.complaints, []);
});

test("SM-MOV-4: pointing near an enemy means contact, wherever the pointer is", async () => {
  for (const beside of [
    [-6, 6],
    [4, -3],
    [-22, 2],
  ]) {
    const page = await someone(house);
    await walking(page);
    await click(page, [HARMS[0] + beside[0], HARMS[1] + beside[1]]);
    await note(page, "yes").getByText("In melee with Harms").waitFor();
    await doing(page, () => page.keyboard.press("Enter"));
    await isInMelee(page);
    assert.deepEqual(page.complaints, []);
  }
});

test("SM-MOV-4: the figure itself is dragged at the enemy", async () => {
  const page = await someone(house);
  await walking(page);
  const [from, to] = [await screen(page, DEMBSKI), await screen(page, [HARMS[0] - 10, HARMS[1]])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 10; i += 1)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 10, from.y + ((to.y - from.y) * i) / 10);
  await page.mouse.up();
  await note(page, "yes").getByText("In melee with Harms").waitFor();
  await doing(page, () => page.locator(".note .go").click());
  await isInMelee(page);
  assert.deepEqual(page.complaints, []);
});

test("SM-MOV-1: pointing too far means the edge of reach; keys say exactly where", async () => {
  const page = await someone(house);
  await walking(page);
  await click(page, [DEMBSKI[0] - 20, 118]);
  await note(page, "yes").getByText("As far as he can go").waitFor();
  const length = await note(page, "yes").innerText();
  assert.match(length, /of 4 inches/);
  const cross = page.locator("path.cross");
  assert.equal(await cross.count(), 0);
  await page.keyboard.press("Escape");
  const n = await answers(page);
  await page.locator("[role=application]").focus();
  for (let i = 0; i < 6; i += 1) await page.keyboard.press("Shift+ArrowDown");
  await note(page, "no").waitFor();
  assert.equal(await cross.count(), 1, "a place that is refused is crossed out, whatever its colour");
  await page.keyboard.press("Enter");
  assert.equal(await answers(page), n, "what the rules refuse is not answered");
  assert.deepEqual(page.complaints, []);
});

test("on a phone a charge needs no aiming either", async () => {
  const page = await someone(house, { size: PHONE });
  await walking(page);
  await slip(page, "Charge Harms").click();
  await note(page, "yes").getByText("In melee with Harms").waitFor();
  await picture(page, "sergeants-charge-phone");
  assert.deepEqual(page.complaints, []);
});
