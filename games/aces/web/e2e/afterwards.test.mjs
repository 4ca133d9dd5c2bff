import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  AGAINST_FRIEND,
  answers,
  asked,
  doing,
  join,
  peek,
  picture,
  prompt,
  sheet,
  someone,
} from "../../../../web/e2e/table.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";
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
  seats: AGAINST_BOT,
};
const AGAINST_A_FRIEND = {
  ...FIGHT,
  seats: AGAINST_FRIEND,
};

/** Drives next to the enemy and fights it. */
async function fight(page) {
  await march(page, "E13", "F13");
  await end(page, "move");
  await attack(page, "F13", "G13");
  await end(page, "declare");
  await asked(page, ["money"]);
}

/** The end has what each side lost, and how lucky it was. */
async function endTells(page) {
  const { log } = await peek(page);
  // The other side may have fought too before the end.
  const fights = log.flatMap((it) => it.event.fought ?? []);
  for (const side of ["us", "g1"]) {
    const isLost = fights.some(
      (it) =>
        (it.attacker.startsWith(side) && it.attacker_destroyed) ||
        (it.defender.startsWith(side) && it.defender_destroyed),
    );
    const has = (name) => page.locator(`.ending .side.f-${side} dt:text-is("${name}") + dd`);
    assert.equal((await has("Lost").innerText()) !== "nothing", isLost, `${side} lost`);
    assert.match(await has("Luck").innerText(), /^Hits: \d+; expected: \d+(\.\d)?; tries: [1-9]/);
  }
}

test("a match that was given up is watched again, played on from the middle, kept and checked", async () => {
  const page = await someone(house);
  const id = await newMatch(page, AGAINST_A_BOT);
  await asked(page, ["move"]);
  await fight(page);
  await page.locator(".ware:enabled").first().click();
  await doing(page, () => prompt(page).locator(".button.main").click());
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.locator(".table[data-ask=over]").waitFor();
  await picture(page, "over-desk");
  await endTells(page);
  const coins = page.locator(".left .plaque.f-us dd").nth(1);
  assert.equal(await coins.innerText(), "8", "a factory brings 1, infantry costs 2");

  const slider = page.getByRole("slider");
  const of = await answers(page);
  await slider.fill("0");
  await page.getByText(`0 of ${of}`).waitFor();
  assert.equal(await coins.innerText(), "9", "coins are those of the step");
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
  assert.deepEqual(await shown(page, "verify"), []);
  assert.deepEqual(page.complaints, []);
});

test("after a game against the Automa it is harder, or the sides are swapped", async () => {
  const page = await someone(house);
  const { setup } = FIGHT;
  const automata = [{ faction: "g1", level: "easy" }];
  const id = await newMatch(page, { setup: { ...setup, automata }, seats: [{ seat: 0, player: "me" }] });
  await asked(page, ["move"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.getByRole("heading", { name: "You lost" }).waitFor();
  // Each side is in its own colour.
  await page.locator(".ending .line.f-us").first().waitFor({ state: "attached" });
  await page.locator(".ending .line.f-g1").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Harder", exact: true }).waitFor();
  await page.getByRole("button", { name: "Swap sides", exact: true }).click();
  await page.waitForURL((it) => !it.pathname.endsWith(id));
  await asked(page, ["divide"]);
  const { world, seat } = await peek(page);
  assert.deepEqual(
    world.factions.map((it) => [it.faction, it.seat === seat, it.automa?.level]),
    [
      ["us", false, "easy"],
      ["g1", true, undefined],
    ],
  );
  assert.deepEqual(page.complaints, []);
});

/** Gives up, and reads the account of the match. */
async function giveUp(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.getByRole("heading", { name: "You lost" }).waitFor();
}

test("after a game against a bot that thinks ahead it is stronger, up to the strongest; then there is another board", async () => {
  const page = await someone(house);
  const against = (search) => ({
    setup: FIGHT.setup,
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: { search } },
    ],
  });
  const first = await newMatch(page, against(2));
  await asked(page, ["move"]);
  await giveUp(page);
  await sheet(page, "aces-ending");
  const harder = page.getByRole("button", { name: "Harder", exact: true });
  await page.getByRole("button", { name: "Swap sides", exact: true }).waitFor();
  await page.getByRole("button", { name: "Next: Winter board" }).waitFor();
  await harder.click();
  await page.waitForURL((it) => /\/match\//.test(it.pathname) && !it.pathname.endsWith(first));
  await asked(page, ["move"]);
  const table = await peek(page);
  assert.deepEqual(table.seats[1].player, { search: 3 });
  assert.ok(
    table.view.units.some((it) => it.id === "us-tank-1" && it.hex === "E13"),
    "the same position",
  );

  // Nothing is stronger than the strongest.
  await newMatch(page, against(6));
  await asked(page, ["move"]);
  await giveUp(page);
  assert.equal(await harder.count(), 0);
  const last = page.url();
  await page.getByRole("button", { name: "Next: Winter board" }).click();
  await page.waitForURL((it) => /\/match\//.test(it.pathname) && it.href !== last);
  await page.locator(".table[data-n]").waitFor();
  const next = await peek(page);
  assert.equal(next.world.board.name, "winter");
  assert.deepEqual(next.seats[1].player, { search: 6 });
  assert.deepEqual(page.complaints, []);
});

test("what is free is taken back and done again; behind the dice the other is asked", async () => {
  const [ada, mira] = [await someone(house), await someone(house)];
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
  const [ada, mira] = [await someone(house), await someone(house)];
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
