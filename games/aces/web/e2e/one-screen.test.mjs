import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { asked, peek, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, end, newMatch, setUp } from "./hands.mjs";

test("two at one screen set up and hand the turn over", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.getByRole("button", { name: /Two at this screen/ }).click();
  await page.waitForURL(/\/match\//);
  await setUp(page);
  const { view } = await peek(page);
  for (let turns = 0; turns < 2;) {
    const now = await asked(page);
    await answerPlainly(page, now);
    if (now.name === "declare") turns += 1;
  }
  await asked(page);
  assert.equal((await peek(page)).view.round, 2);
  assert.equal((await peek(page)).view.active, view.active);
  assert.deepEqual(page.complaints, []);
});

const LAUNCHER = "R8";
const ROCKETS = {
  setup: {
    missions: { v2: { owner: "g1" } },
    position: {
      turn: "g1",
      units: [
        { id: "g1-tank-1", hex: "R12" },
        { id: "us-tank-1", hex: "C5" },
        { id: "g2-tank-1", hex: "T14" },
        { id: "su-tank-1", hex: "C15" },
      ],
      v2: { launcher: LAUNCHER, tokens: [LAUNCHER, "T6"] },
    },
  },
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "me" },
    { seat: 2, player: "bot" },
    { seat: 3, player: "bot" },
  ],
};

/** How often the launcher is drawn. */
const told = (page) => page.locator("svg.live .launcher").count();

test("the launcher is put away while the screen is handed over, until its owner asks for it", async () => {
  const page = await someone(house);
  await newMatch(page, ROCKETS);
  const { table } = await asked(page, ["move"]);
  assert.equal(table.view.launcher, LAUNCHER);
  assert.equal(await told(page), 0, "someone else may be looking");
  const eye = page.getByRole("button", { name: "Show what only you may see" });
  await eye.click();
  assert.ok((await told(page)) > 0, "its owner sees it");
  await end(page, "move");
  await end(page, "declare");
  // Without coins the money phase answers itself.
  const allied = await asked(page, ["move"]);
  assert.equal(allied.table.view.launcher ?? null, null);
  assert.equal(await told(page), 0);
  assert.ok(!(await page.content()).includes(`"${LAUNCHER}"`), "nothing of it is on the page");
  await eye.click();
  assert.equal(await told(page), 0, "the Allies have nothing to see");
  assert.deepEqual(page.complaints, []);
});
