import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { inspect } from "../../../../web/e2e/readable.mjs";
import { PHONE, SIZES, asked, picture, sheet, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, march, newMatch, setUp } from "./hands.mjs";

/** A position with something to take and something to hit; the player moves first. */
const POSITION = {
  units: [
    { id: "us-infantry-1", hex: "F9" },
    { id: "us-tank-1", hex: "D10" },
    { id: "us-bomber-1", hex: "C9" },
    { id: "g1-tank-1", hex: "F12" },
    { id: "g1-infantry-1", hex: "G13" },
  ],
  order: ["us", "g1"],
};
const against = (player) => ({
  setup: { players: 2, position: POSITION },
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player },
  ],
});

test("someone plays now against a bot that thinks ahead, and it answers", async () => {
  const page = await someone(house);
  await page.goto("/");
  const levels = page.getByRole("group", { name: "Thinking bot" });
  await levels.getByText("Casual").click();
  await page.getByText("against a casual player").waitFor();
  await sheet(page, "first-page-thinker");
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.waitForURL(/\/match\//);
  await setUp(page);
  let now = await asked(page, null, 60);
  const isTheirs = (it) => it.event.turn_began?.faction?.startsWith("g");
  while (!now.table.log.some(isTheirs) || now.name !== "move") {
    assert.notEqual(now.name, "over");
    await answerPlainly(page, now);
    now = await asked(page, null, 60);
  }
  assert.deepEqual(now.table.seats[1].player, { search: 2 });
  // On the page that puts a match together it has its place, too.
  await page.goto("/new?game=aces");
  await page.getByLabel(/who sits there/).selectOption("search");
  await page.getByLabel("Level of the thinking bot").selectOption("4");
  await page.getByText("Against a skilled player").waitFor();
  await page.getByLabel("Style of the thinking bot").selectOption("bold");
  await page.getByText("It looks for fights").waitFor();
  await picture(page, "new-match-thinker");
  assert.deepEqual(page.complaints, []);
});

test("a hint is drawn on the map, says why, and shrinks as it is followed", async () => {
  const page = await someone(house);
  const hints = heard(page);
  await newMatch(page, against({ search: 1 }));
  await asked(page, ["move"]);
  await page.getByRole("button", { name: "Ask for a hint" }).click();
  const card = page.locator("[data-hint]");
  await card.waitFor();
  await card
    .getByText(/wins about \d+% of the time/)
    .first()
    .waitFor();
  const steps = await card.locator("li").count();
  const drawn = page.locator("[data-advice]");
  assert.equal(Number(await drawn.getAttribute("data-advice")), steps, "every step is on the map");
  await sheet(page, "hint");
  assert.deepEqual(await inspect(page, "hint", ["desk", "phone"]), []);

  // The first march of the plan is made: it is crossed out, and its arrow is gone.
  const { unit, path } = hints[0].best.plan.find((it) => it.march).march;
  await march(page, POSITION.units.find((it) => it.id === unit).hex, path.at(-1));
  await card.locator("li.done").first().waitFor();
  assert.equal(await page.locator("li:not(.done)").and(card.locator("li")).count(), steps - 1);
  await card.getByRole("button", { name: "Put the hint away" }).click();
  await card.waitFor({ state: "detached" });
  assert.equal(await drawn.count(), 0);
  assert.deepEqual(page.complaints, []);
});

test("between people there are no hints", async () => {
  const page = await someone(house, { size: SIZES[1366] });
  await newMatch(page, against("open"));
  await asked(page, ["move"]);
  await page.getByRole("button", { name: "Legend" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Ask for a hint" }).count(), 0);
});

test("on a phone a hint is asked for by touch", async () => {
  const page = await someone(house, { size: PHONE, language: "it" });
  await newMatch(page, against({ search: 1 }));
  await asked(page, ["move"]);
  await page.getByRole("tab", { name: /Unità/ }).click();
  await page.getByRole("button", { name: "Chiedi un suggerimento" }).click();
  await page.locator("[data-hint]").waitFor();
  await page.locator("[data-advice]").waitFor({ state: "attached" });
  await picture(page, "hint-phone-it");
  assert.deepEqual(page.complaints, []);
});

/** The hints that the table gives to this page. */
function heard(page) {
  const hints = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const hint = JSON.parse(String(payload)).found?.found?.hint;
      if (hint) hints.push(hint);
    }),
  );
  return hints;
}
