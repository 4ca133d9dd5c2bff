import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { answers, asked, join, peek, picture, prompt, somebody } from "../../../../web/e2e/table.mjs";
import { attack, end, march, newMatch, duel } from "./hands.mjs";

const FIGHT = {
  // With coins, so that the money phase is asked about.
  setup: duel(
    [
      { id: "us-tank-1", hex: "E13" },
      { id: "us-infantry-1", hex: "C11" },
      { id: "g1-tank-1", hex: "G13" },
      { id: "g1-infantry-1", hex: "K4" },
    ],
    { coins: { us: 9 }, flags: { C14: "us" } },
  ),
};
const AGAINST_A_BOT = {
  ...FIGHT,
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "bot" },
  ],
};
const AGAINST_A_FRIEND = {
  ...FIGHT,
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "open" },
  ],
};

/** Drives next to the enemy and fights it. */
async function fight(page) {
  await march(page, "E13", "F13");
  await end(page, "move");
  await attack(page, "F13", "G13");
  await end(page, "declare");
  await asked(page, ["money"]);
}

test("a match that was given up is watched again, played on from the middle, kept and checked", async () => {
  const page = await somebody(house);
  const id = await newMatch(page, AGAINST_A_BOT);
  await asked(page, ["move"]);
  await fight(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really give up?" }).click();
  await page.locator(".table[data-ask=over]").waitFor();
  await picture(page, "over-desk");

  const slider = page.getByRole("slider");
  const of = await answers(page);
  await slider.fill("0");
  await page.getByText(`0 of ${of}`).waitFor();
  await slider.fill("1");
  await page.getByText(`1 of ${of}`).waitFor();
  await picture(page, "replay-desk");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save to file" }).click(),
  ]);
  assert.equal(await file.failure(), null);

  // The step shown is that of the whole page: nothing has been declared or fought yet.
  assert.equal(await page.locator(".log .said", { hasText: "attacks" }).count(), 0);
  await page.getByRole("button", { name: "Continue from here" }).click();
  const seats = page.getByRole("dialog").getByRole("combobox");
  assert.deepEqual(await seats.evaluateAll((all) => all.map((it) => it.value)), ["me", "bot"]);
  await seats.nth(1).selectOption("me");
  await page.getByRole("dialog").getByRole("button", { name: "Continue from here" }).click();
  await page.waitForURL((it) => /\/match\//.test(it.pathname) && !it.pathname.endsWith(id));
  await asked(page, ["move"]);
  assert.equal(await answers(page), 1);
  assert.equal((await peek(page)).view.units.find((it) => it.id === "us-tank-1").hex, "F13");

  await page.goto("/replays");
  await page.getByRole("link", { name: "Check the dice" }).click();
  await page.getByText(/leads to (all|the one)/).waitFor();
  await picture(page, "verify-desk");
  assert.deepEqual(page.complaints, []);
});

test("what is free is taken back and done again; behind the dice the other is asked", async () => {
  const [ada, mira] = [await somebody(house), await somebody(house)];
  await newMatch(ada, AGAINST_A_FRIEND);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  await asked(ada, ["move"]);
  await march(ada, "E13", "F13");
  const tank = async () => (await peek(ada)).view.units.find((it) => it.id === "us-tank-1").hex;
  const count = (n) => ada.locator(`.table[data-n="${n}"]`).waitFor();
  await ada.getByRole("button", { name: "Undo", exact: true }).click();
  await count(0);
  assert.equal(await tank(), "E13");
  await ada.getByRole("button", { name: "Redo" }).click();
  await count(1);
  await ada.keyboard.press("u");
  await count(0);
  await fight(ada);
  const n = await answers(ada);

  // No: it stays.
  const ask = ada.getByRole("button", { name: /Ask the others to undo/ });
  await ask.click();
  await mira.getByRole("button", { name: "Play on" }).click();
  await mira.locator(".proposal").waitFor({ state: "detached" });
  assert.equal(await answers(ada), n);
  // Yes: back before the fight.
  await ask.click();
  await mira.getByRole("button", { name: "Agree" }).click();
  await asked(ada, ["declare"]);
  assert.ok((await answers(ada)) < n);
  assert.ok(!(await peek(mira)).log.some((it) => it.event.fought));
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("those at a table talk; notes stay one's own", async () => {
  const [ada, mira] = [await somebody(house), await somebody(house)];
  await newMatch(ada, AGAINST_A_FRIEND);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  const talk = (page) => page.getByRole("button", { name: "Chat" });
  await talk(ada).click();
  await ada.getByLabel("My notes").fill("The bridge at E13.");
  await ada.getByLabel("Say something").fill("Good luck!");
  await ada.keyboard.press("Enter");
  await mira.locator(".unread").first().waitFor();
  await talk(mira).click();
  await mira.locator(".chat").getByText("Good luck!").waitFor();
  await mira.getByLabel("Say something").fill("You too, <b>friend</b>.");
  await mira.keyboard.press("Enter");
  await ada.locator(".chat").getByText("You too, <b>friend</b>.").waitFor();
  assert.equal(await mira.getByLabel("My notes").inputValue(), "");
  await ada.reload();
  await talk(ada).click();
  await ada.locator(".chat").getByText("Good luck!").waitFor();
  await prompt(ada).waitFor();
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});
