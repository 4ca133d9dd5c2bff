import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_FRIEND,
  asked,
  button,
  doing,
  join,
  peek,
  picture,
  someone,
} from "../../../../web/e2e/table.mjs";
import { answerPlainly, end, march, newMatch, playPlainly, setUp } from "./hands.mjs";

test("partners set up their own sets and hand the turn to each other", async () => {
  const [ada, mira] = [await someone(house), await someone(house)];
  await newMatch(ada, { setup: { coop: "own_sets", factions: ["us", "su", "g1"] }, seats: AGAINST_FRIEND });
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  await ada.getByText("shared with your partner").waitFor();
  await picture(ada, "together-divide-desk");
  const table = await playPlainly([ada, mira], (it) => it.view.round > 0 && it.now.asked?.ask.move);
  assert.deepEqual(table.world.partners, ["own_sets", ["us", "su"]]);
  await playPlainly([ada, mira], (it) => it.view.asked === "su" && it.view.phase === "movement");
  await asked(mira, ["move"]);
  await picture(mira, "together-desk");
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("partners take turns to take units of a faction that they divide", async () => {
  const [ada, mira] = [await someone(house), await someone(house)];
  await newMatch(ada, { setup: { coop: "divided", factions: ["us", "su", "g1"] }, seats: AGAINST_FRIEND });
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  await playPlainly([ada, mira], (it) => it.view.round > 0);
  const { log } = await peek(ada);
  assert.ok(log.some((it) => it.event.unit_shared));
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("a partner acts while the other is asked", async () => {
  const [ada, mira] = [await someone(house), await someone(house)];
  await newMatch(ada, {
    setup: {
      coop: "own_sets",
      factions: ["us", "su", "g1"],
      position: {
        turn: "us",
        units: [
          { id: "us-tank-1", hex: "E13" },
          { id: "su-tank-1", hex: "D10" },
          { id: "g1-tank-1", hex: "K4" },
        ],
      },
    },
    seats: AGAINST_FRIEND,
  });
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  await Promise.all([asked(ada, ["move"]), asked(mira, ["move"])]);
  const { hexes } = await peek(mira, { what: "reach", unit: "su-tank-1" });
  await march(mira, "D10", Object.keys(hexes)[0]);
  await ada.locator(".log .said").first().waitFor();
  await end(ada, "move");
  await asked(mira, ["move"]);
  await doing(mira, () => button(mira, "End movement").click());
  await asked(ada, ["declare"]);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("someone puts a match with a partner together, and a bot sits there", async () => {
  const page = await someone(house);
  await page.goto("/new");
  await page.getByText("Two together").click();
  await page.getByText("One faction, divided").click();
  await page.getByLabel("Soviet Union: who sits there?").selectOption("bot");
  await picture(page, "together-new-desk");
  await page.getByRole("button", { name: "Begin the match" }).click();
  await page.waitForURL(/\/match\//);
  await asked(page, ["share_unit"]);
  await setUp(page);
  const isOver = async () => (await peek(page)).log.some((it) => it.event.collected);
  while (!(await isOver())) await answerPlainly(page, await asked(page));
  await asked(page);
  assert.deepEqual(page.complaints, []);
});
