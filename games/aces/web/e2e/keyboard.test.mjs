import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, asked, doing, peek, prompt, someone, tabTo } from "../../../../web/e2e/table.mjs";
import { newMatch } from "./hands.mjs";

const toBoard = (page) => tabTo(page, "the map", () => document.activeElement.matches("[role=application]"));
const toButton = (page) =>
  tabTo(page, "a button of the slip", () => document.activeElement.matches(".prompt .actions .button"));

const toPass = (page) =>
  tabTo(page, "letting it pass", () => {
    const { activeElement: it } = document;
    return it.matches(".prompt .actions .button") && it.textContent.trim() === "Let it pass";
  });

const COLUMNS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The hex that a reader hears of. */
const where = async (page) => /^[A-Z]\d+/.exec(await page.locator(".told").textContent())?.[0];

/** Walks over the map to a hex. */
async function walk(page, to) {
  if (!(await where(page))) await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 60; i += 1) {
    const here = await where(page);
    if (here === to) return;
    const across = COLUMNS.indexOf(to[0]) - COLUMNS.indexOf(here[0]);
    const down = Number(to.slice(1)) - Number(here.slice(1));
    if (across) await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
    else await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`the keys do not lead to ${to}`);
}

test("an opening by keyboard alone: from the first page to the end of a turn", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.locator(".play").waitFor();
  await tabTo(page, "Play now", () => document.activeElement.matches(".play"));
  await page.keyboard.press("Enter");
  await asked(page, ["divide"]);
  await tabTo(page, "a unit", () => document.activeElement.matches(".divide .unit"));
  const name = await page.evaluate(() => document.activeElement.textContent.trim());
  await page.keyboard.press("3");
  await page.locator(".divide .token").nth(2).getByText(name).waitFor();
  await tabTo(page, "the end", () => document.activeElement.matches(".divide .button.ink"));
  await doing(page, () => page.keyboard.press("Enter"));
  for (;;) {
    const { name, table } = await asked(page);
    if (name === "move") break;
    if (name === "place") {
      await toBoard(page);
      await walk(page, table.now.asked.options[0].place.hex);
      await page.keyboard.press("Enter");
    } else if (name === "intercept")
      await toPass(page); // Who intercepts owes an attack, and could not end the turn as below.
    else await toButton(page);
    await doing(page, () => page.keyboard.press("Enter"));
  }
  await page.keyboard.press("n");
  await page.locator("svg.live .hatched").first().waitFor({ state: "attached" });
  await toBoard(page);
  const from = await where(page);
  const unit = (await peek(page)).view.units.find((it) => it.hex === from);
  const { hexes } = await peek(page, { what: "reach", unit: unit.id });
  await walk(page, Object.entries(hexes).find(([, it]) => !it.interceptors)[0]);
  await page.keyboard.press("Enter");
  await doing(page, () => page.keyboard.press("Enter"));
  // Without coins there is nothing to decide in the money phase: it answers itself.
  for (const phase of ["move", "declare"]) {
    await asked(page, [phase]);
    await doing(page, () => page.keyboard.press("x"));
  }
  await page.waitForFunction(() => document.querySelector(".table").dataset.ask !== "declare");
  const { log } = await peek(page);
  assert.ok(log.some((it) => it.event.marched?.unit.startsWith("us-")));
  assert.ok(
    log.some((it) => it.event.collected?.faction === "us"),
    "the turn came to its end",
  );
  assert.deepEqual(page.complaints, []);
});

/** Two tanks side by side; one may declare an attack. */
const twoTanks = (page, more) =>
  newMatch(page, {
    setup: {
      factions: ["us", "g1"],
      position: {
        turn: "us",
        phase: "declaring",
        units: [
          { id: "us-tank-1", hex: "E13", ...more },
          { id: "g1-tank-1", hex: "F13" },
        ],
      },
    },
    seats: AGAINST_BOT,
  });

test("an attack by keyboard alone", async () => {
  const page = await someone(house);
  await twoTanks(page, {});
  await asked(page, ["declare"]);
  await page.keyboard.press("n");
  await toBoard(page);
  await walk(page, "F13");
  await page.locator(".told").filter({ hasText: "Can be attacked" }).waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await doing(page, () => page.keyboard.press("Enter"));
  await doing(page, () => page.keyboard.press("x"));
  assert.ok((await peek(page)).log.some((it) => it.event.fought));
  assert.deepEqual(page.complaints, []);
});

test("an owed attack is pointed out, and play goes on once it is declared", async () => {
  const page = await someone(house);
  await twoTanks(page, { owes: "g1-tank-1" });
  await asked(page, ["declare"]);
  await prompt(page).locator(".hint", { hasText: "declare that first" }).waitFor();
  await page.keyboard.press("x");
  await prompt(page).locator(".bad", { hasText: "declare that first" }).waitFor();
  await page.keyboard.press("n");
  await toBoard(page);
  await walk(page, "F13");
  await page.keyboard.press("Enter");
  await doing(page, () => page.keyboard.press("Enter"));
  await doing(page, () => page.keyboard.press("x"));
  assert.ok((await peek(page)).log.some((it) => it.event.fought));
  assert.deepEqual(page.complaints, []);
});
