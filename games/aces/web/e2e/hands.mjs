// Hands for Aces & Armor: hexes, units, and the plainest answers.

import * as table from "../../../../web/e2e/table.mjs";
import { asked, button, doing, peek, prompt } from "../../../../web/e2e/table.mjs";

/** Makes a match as this person and opens it. */
export const newMatch = (page, wanted) => table.newMatch(page, { game: "aces", ...wanted });

const COLUMNS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const R = 30;

/** Where on the screen the middle of a hex is. */
export async function pointOf(page, hex) {
  const col = COLUMNS.indexOf(hex[0]);
  const row = Number(hex.slice(1)) - 1;
  const at = { x: R + 1.5 * R * col, y: ((R * Math.sqrt(3)) / 2) * (2 * row + (col % 2) + 1) };
  return page.evaluate(({ x, y }) => {
    const point = new DOMPoint(x, y).matrixTransform(document.querySelector("svg.live").getScreenCTM());
    return { x: point.x, y: point.y };
  }, at);
}

/** The same once the map is at rest: it moves by itself to what a question is about. */
async function restingPoint(page, hex) {
  let before = await pointOf(page, hex);
  for (;;) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const now = await pointOf(page, hex);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** A click or tap on a hex, as a hand would. */
export async function touch(page, hex) {
  const { x, y } = await restingPoint(page, hex);
  await page.mouse.click(x, y);
}

/** Takes up a unit and waits until the map shows where it may go. */
export async function takeUp(page, hex) {
  await touch(page, hex);
  await page.locator("svg.live .hatched").first().waitFor({ state: "attached" });
}

/** Marches the unit on one hex to another. */
export async function march(page, from, to) {
  await takeUp(page, from);
  await touch(page, to);
  await doing(page, () => prompt(page).locator(".button.main").click());
}

/** Declares that the unit on one hex attacks what stands on another. */
export async function attack(page, from, to) {
  await touch(page, from);
  await touch(page, to);
  await doing(page, () => prompt(page).locator(".button.main").click());
}

const ENDS = { move: "End movement", declare: "Go on to combat", money: "End the turn" };

/** Ends the phase that is asked about. Who has nothing to spend coins on is not asked about money. */
export async function end(page, phase) {
  const { name } = await asked(page, phase === "money" ? null : [phase]);
  if (name !== phase) return;
  await doing(page, () => button(page, ENDS[phase]).click());
}

/** Answers in the plainest way: whatever comes first while setting up, nothing in a turn. */
export async function answerPlainly(page, { name, table }) {
  const options = table.now.asked?.options ?? [];
  if (name in ENDS) return end(page, name);
  if (name.startsWith("divide")) {
    await page.getByRole("button", { name: "Confirm armies" }).click();
    // Others divide at the same time, so that more answers say nothing.
    const ask = (it) => JSON.stringify(it.now.asked?.ask);
    while (ask(await peek(page)) === ask(table)) await page.waitForTimeout(50);
    return;
  }
  await doing(page, async () => {
    const hex = options
      .map((it) => it.place?.hex ?? it.split?.[0] ?? it.factory ?? it.lay_token ?? it.hide_launcher)
      .find(Boolean);
    if (name === "intercept") await button(page, /let it pass/i).click();
    else if (hex) {
      await touch(page, hex);
      await prompt(page).locator(".button.main").click();
    } else await prompt(page).locator(".actions .button").first().click();
  });
}

/** Sets up through the page until play begins. */
export async function setUp(page) {
  for (;;) {
    const now = await asked(page, null, 60);
    if (["move", "armies", "declare", "money", "intercept", "over"].includes(now.name)) return now.table;
    await answerPlainly(page, now);
  }
}

/** Lets these people answer plainly whenever they are asked, until `stop` holds for a table. */
export async function playPlainly(pages, stop) {
  for (let i = 0; i < 300; i += 1) {
    for (const page of pages) {
      const table = await peek(page);
      if (stop(table)) return table;
      if (!table.now.asked) continue;
      const now = await asked(page, null, 5).catch(() => null);
      if (now) await answerPlainly(page, now);
    }
  }
  throw new Error("it does not come to that");
}

/** A position of two factions in which the United States move. */
export const duel = (units, more = {}) => ({
  factions: ["us", "g1"],
  position: { turn: "us", units, ...more },
});
