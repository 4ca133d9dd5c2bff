// What a newcomer meets in the first hour: ways, odds, refusals, placing, the enemy's next turn, and words that explain themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { LANGUAGES } from "../../../../web/e2e/languages.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";
import { PHONE, asked, button, doing, peek, prompt, sheet, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, end, newMatch, pointOf, takeUp, touch } from "./hands.mjs";

const AUTOMA = {
  setup: {
    factions: [
      { faction: "us", seat: 0 },
      { faction: "g1", seat: 1 },
    ],
    automata: [{ faction: "g1", level: "easy" }],
  },
  seats: [{ seat: 0, player: "me" }],
};

/** Units of both sides near each other; what has moved may still attack. */
const POSITION = {
  turn: "us",
  flags: { C14: "us" },
  coins: { us: 0 },
  units: [
    { id: "us-tank-1", hex: "E13" },
    { id: "us-fighter-1", hex: "E10" },
    { id: "us-artillery-1", hex: "B16", moved: true },
    { id: "us-bomber-1", hex: "F12", moved: true },
    { id: "g1-bomber-1", hex: "F8" },
    { id: "g1-tank-1", hex: "G12" },
    { id: "g1-infantry-1", hex: "H12" },
  ],
};

const against = (position, more = {}) => ({
  ...AUTOMA,
  setup: { ...AUTOMA.setup, ...more, position: { ...POSITION, ...position } },
});

/** Two people at one screen. */
const PEOPLE = {
  setup: { factions: ["us", "g1"], position: POSITION },
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "me" },
  ],
};

const pathOf = async (page, unit) =>
  (await peek(page)).log.flatMap((it) => (it.event.marched?.unit === unit ? it.event.marched.path : []));

const boardBox = (page) =>
  page.locator(".window").evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });

test("a unit goes round danger, or through the hexes that its player names", async () => {
  const page = await someone(house);
  await newMatch(page, against({}));
  await asked(page, ["move"]);
  const { hexes } = await peek(page, { what: "reach", unit: "us-fighter-1" });
  assert.equal(hexes.G7.interceptors, undefined, "the fighter can fly to G7 without danger");
  await takeUp(page, "E10");
  await touch(page, "G7");
  await prompt(page).getByText("to G7 for").waitFor();
  assert.equal(await page.locator("svg.live [href='#t-warn']").count(), 0);
  await page.keyboard.press("Escape");
  // Every dangerous step is named, with who waits there.
  await takeUp(page, "E13");
  const { hexes: tank } = await peek(page, { what: "reach", unit: "us-tank-1" });
  const [goal, stop] = Object.entries(tank).find(([, it]) => it.interceptors);
  await touch(page, goal);
  for (const hex of Object.keys(stop.interceptors)) await prompt(page).getByText(`${hex} (`).waitFor();
  assert.equal(
    await page.locator("svg.live [href='#t-warn']").count(),
    Object.keys(stop.interceptors).length,
  );
  await sheet(page, "aces-danger");
  await page.keyboard.press("Escape");
  // Through a hex by the shift key, and through another by V.
  await takeUp(page, "E10");
  const by = await pointOf(page, "C10");
  await page.keyboard.down("Shift");
  await page.mouse.click(by.x, by.y);
  await page.keyboard.up("Shift");
  await page.locator("svg.live .via").waitFor();
  await touch(page, "C12");
  await page.keyboard.press("v");
  await page.locator("svg.live .via").nth(1).waitFor();
  await touch(page, "D13");
  await prompt(page).getByText("to D13 for").waitFor();
  // Enter after a click of the mouse confirms at once.
  await doing(page, () => page.keyboard.press("Enter"));
  await asked(page, ["move"]);
  const path = await pathOf(page, "us-fighter-1");
  assert.ok(path.includes("C10") && path.indexOf("C10") < path.indexOf("C12"), path.join());
  assert.equal(path.at(-1), "D13");
  // Dragged, a unit goes over the hexes that it was dragged over.
  const from = await pointOf(page, "E13");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const hex of ["E14", "F14", "F13"]) {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
  await prompt(page).getByText("to F13 for").waitFor();
  await doing(page, () => page.keyboard.press("Enter"));
  await asked(page, ["move"]);
  assert.deepEqual(await pathOf(page, "us-tank-1"), ["E14", "F14", "F13"]);
  assert.deepEqual(page.complaints, []);
});

test("a refusal names the nearest cause, and a draw is no move", async () => {
  const page = await someone(house);
  await newMatch(page, against({}));
  await asked(page, ["move"]);
  await takeUp(page, "E13");
  await touch(page, "A1");
  await prompt(page)
    .getByText(/A1 is too far: .+ of 4 MP/)
    .waitFor();
  await touch(page, "G12");
  await page.keyboard.press("Escape");
  await prompt(page)
    .getByRole("button", { name: "All options" })
    .or(prompt(page).locator(".button.icon").last())
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("li button").first().waitFor();
  assert.equal(await dialog.getByText("draw", { exact: false }).count(), 0, "not among the moves");
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await page.getByRole("dialog").waitFor();
  assert.equal(await page.getByRole("button", { name: "Offer a draw" }).count(), 0, "not to the Automa");
  const people = await someone(house);
  await newMatch(people, PEOPLE);
  await asked(people, ["move"]);
  await people.keyboard.press("m");
  await people.getByRole("button", { name: "Offer a draw" }).waitFor();
  assert.deepEqual([...page.complaints, ...people.complaints], []);
});

test("units that can attack are marked, and the odds against the Automa have no dice for it", async () => {
  const page = await someone(house);
  await newMatch(page, against({ units: POSITION.units.map((it) => ({ ...it, moved: true })) }));
  const spent = (unit) => page.locator(`[data-unit=${unit}] .spent`).count();
  await asked(page, ["move"]);
  await page.locator(".counter.spent").first().waitFor({ state: "attached" });
  assert.equal(await spent("us-bomber-1"), 0, "it has moved, and can still attack");
  assert.equal(await spent("us-artillery-1"), 1, "it has nothing left to do");
  const filter = await page
    .locator("[data-unit=us-artillery-1] .counter")
    .evaluate((it) => getComputedStyle(it).filter);
  assert.equal(filter, "none", "a pale unit keeps its colour");
  await end(page, "move");
  await asked(page, ["declare"]);
  await page.locator("svg.live path.last").first().waitFor({ state: "attached" });
  await touch(page, "F12");
  await touch(page, "G12");
  const card = page.locator("[aria-labelledby=odds-title]");
  await card.locator(".verdict").waitFor();
  const order = await card.evaluate((it) => {
    const top = (name) => it.querySelector(name).getBoundingClientRect().top;
    return top(".verdict") < top(".roll");
  });
  assert.ok(order, "the sum comes first");
  // A tank shoots at a tank: it shoots back, with fixed hits.
  const odds = await peek(page, { what: "odds", unit: "us-tank-1", at: "g1-tank-1", from: "F13" });
  assert.ok(odds.back === null || odds.back.is_fixed);
  await newMatch(
    page,
    against({
      phase: "declaring",
      units: [
        { id: "us-tank-1", hex: "F12" },
        { id: "g1-tank-1", hex: "G12" },
      ],
    }),
  );
  await asked(page, ["declare"]);
  await touch(page, "F12");
  await touch(page, "G12");
  await card.getByText(/hits? back for certain, without dice/).waitFor();
  // What is hurt for certain is not "at no risk".
  await card.getByText(/The attacker survives, but takes about [1-5](\.\d)? damage/).waitFor();
  await page.setViewportSize({ width: 1180, height: 820 });
  const juts = await card.evaluate((it) => it.scrollWidth - it.clientWidth);
  assert.ok(juts <= 0, `the card is ${juts} px too wide on a tablet`);
  const rolls = card.locator(".roll");
  assert.ok((await rolls.first().locator(".die").count()) > 0, "people roll");
  assert.equal(await rolls.nth(1).locator(".die").count(), 0, "the Automa does not");
  assert.deepEqual(page.complaints, []);
});

test("an interception tells what it leads to, in the colour of the one who is asked", async () => {
  const page = await someone(house);
  await newMatch(page, PEOPLE);
  await asked(page, ["move"]);
  const { hexes } = await peek(page, { what: "reach", unit: "us-tank-1" });
  const [goal] = Object.entries(hexes).find(([, it]) => it.interceptors);
  await takeUp(page, "E13");
  await touch(page, goal);
  await doing(page, () => prompt(page).locator(".button.main").click());
  await asked(page, ["intercept"]);
  await prompt(page).getByText("must attack it next turn").waitFor();
  await prompt(page)
    .getByText(/(\d+% to destroy|about [\d.]+ damage to) it, \d+% to be lost/)
    .waitFor();
  // The way that it would go on is the enemy's, not one's own.
  await page.locator("svg.live .march.f-us").waitFor({ state: "attached" });
  assert.match(await prompt(page).getAttribute("class"), /f-g1/);
  assert.deepEqual(await shown(page, "aces-intercept"), []);
  assert.deepEqual(page.complaints, []);
});

test("at most three clicks lead to round one; who places by hand chooses the unit and sees its ghost", async () => {
  const page = await someone(house);
  await newMatch(page, AUTOMA);
  await asked(page, ["divide"]);
  await page.getByRole("button", { name: "Set up for me" }).click();
  const isPlaying = () =>
    ["armies", "move", "intercept"].includes(document.querySelector(".table").dataset.ask);
  await page.waitForFunction(isPlaying, null, { timeout: 60_000 });
  const { view } = await peek(page);
  assert.equal(view.round, 1);
  assert.equal(view.waiting.length, 0);

  await newMatch(page, AUTOMA);
  await asked(page, ["divide"]);
  assert.deepEqual(await shown(page, "aces-divide"), []);
  await page.getByRole("button", { name: "Confirm armies" }).click();
  if ((await asked(page, ["token", "place"])).name === "token")
    await doing(page, () => button(page, "Token 1").click());
  await asked(page, ["place"]);
  const units = page.locator("[aria-labelledby=waiting-title] button.unit");
  await units.nth(1).click();
  assert.equal(await units.nth(1).getAttribute("aria-pressed"), "true");
  const { now } = await peek(page);
  const { unit, hex } = now.asked.options.findLast((it) => it.place).place;
  const { x, y } = await pointOf(page, hex);
  await page.mouse.move(x, y);
  await page.locator("svg.live .ghost").waitFor();
  assert.deepEqual(await shown(page, "aces-placing"), []);
  await touch(page, hex);
  await doing(page, () => page.keyboard.press("Enter"));
  const placed = (await peek(page)).view.units.find((it) => it.hex === hex);
  assert.equal(placed.id, unit, "the one that was chosen");
  // The army of each unit that stands is told.
  assert.ok((await page.locator("svg.live .army").count()) > 0);
  assert.deepEqual(page.complaints, []);
});

test("armies are told unit by unit, and the one whose unit is touched stands out", async () => {
  const page = await someone(house);
  await newMatch(page, AUTOMA);
  await asked(page, ["divide"]);
  await page.getByRole("button", { name: "Set up for me" }).click();
  let now = await asked(page, ["armies", "intercept"], 60);
  while (now.name !== "armies") {
    await answerPlainly(page, now);
    now = await asked(page, null, 60);
  }
  const { options } = now.table.now.asked;
  const several = options.some((it) => it.armies.length > 1);
  await button(page, several ? "Armies 1, 2" : "Army 1").waitFor();
  await sheet(page, "aces-armies");
  // Which units are in each is read on a phone, too, where the map shows only some of them.
  await page.setViewportSize(PHONE);
  const rows = page.locator("[aria-labelledby=waiting-title] .army");
  await rows.first().waitFor();
  assert.equal(await rows.count(), new Set(options.flatMap((it) => it.armies)).size);
  const units = now.table.view.units.filter((it) => it.id.startsWith("us-"));
  assert.equal(await rows.locator("li").count(), units.length);
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.equal(await prompt(page).locator(".button.ink").count(), 0, "none is chosen beforehand");
  if (several) return;
  const { hex } = units.find((it) => it.army === 2);
  await touch(page, hex);
  await prompt(page).locator(".button.ink", { hasText: "Army 2" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("nothing to decide in the money phase is not asked, and what cannot be bought says why", async () => {
  const page = await someone(house);
  await newMatch(page, against({ phase: "declaring", flags: {}, coins: { us: 0 } }));
  await asked(page, ["declare"]);
  await doing(page, () => page.keyboard.press("x"));
  await asked(page, ["move", "intercept"], 60);
  const { log } = await peek(page);
  assert.ok(
    log.some((it) => it.event.collected?.faction === "us"),
    "the turn went by",
  );
  await newMatch(page, against({ phase: "declaring", coins: { us: 2 } }));
  await asked(page, ["declare"]);
  await doing(page, () => page.keyboard.press("x"));
  await asked(page, ["money"]);
  const { wares } = await peek(page, { what: "wares", faction: "us" });
  const dear = wares.findIndex((it) => it.why);
  await page
    .locator(".ware")
    .nth(dear)
    .getByText(/costs \d+ coins; you have/)
    .waitFor();
  assert.ok(await page.locator(".ware").nth(dear).isDisabled());
  assert.deepEqual(page.complaints, []);
});

test("the enemy’s next turn is drawn and told on demand: for a side, a piece and a ghost", async () => {
  const page = await someone(house);
  await newMatch(page, against({}));
  await asked(page, ["move"]);
  assert.equal(await page.locator("svg.live .threat").count(), 0);
  await page.keyboard.press("t");
  await page.locator("svg.live .threat").first().waitFor({ state: "attached" });
  const card = page.locator("[data-layer]");
  const rows = async (query) => {
    const { attackers } = await peek(page, { what: "danger", ...query });
    await page.waitForFunction(
      (n) => document.querySelectorAll("[data-layer] tbody tr").length === n,
      attackers.length,
    );
    return attackers;
  };
  await touch(page, "E13");
  await card.getByText("M4 Sherman at E13").waitFor();
  const [worst] = await rows({ unit: "us-tank-1" });
  await sheet(page, "aces-enemy-reach");
  await card.locator("tbody tr").first().getByText(worst.from).waitFor();
  await touch(page, "E14");
  await card.getByText("M4 Sherman at E14").waitFor();
  await rows({ unit: "us-tank-1", hex: "E14" });
  await page.keyboard.press("t");
  await card.waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("the map keeps its size and place, and nothing covers it", async () => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    PHONE,
  ]) {
    const page = await someone(house, { size });
    await newMatch(page, against({}));
    await asked(page, ["move"]);
    // All of it in sight, so that every hex can be touched.
    await page.keyboard.press("0");
    await page.waitForTimeout(400);
    const before = await boardBox(page);
    await takeUp(page, "E13");
    assert.equal(await boardBox(page), before, `${size.width}: a unit is chosen`);
    const { hexes } = await peek(page, { what: "reach", unit: "us-tank-1" });
    await touch(page, Object.entries(hexes).find(([, it]) => it.interceptors)[0]);
    await prompt(page).locator(".button.main").waitFor();
    assert.equal(await boardBox(page), before, `${size.width}: a way is chosen`);
    await page.keyboard.press("Escape");
    await touch(page, "A16");
    assert.equal(await boardBox(page), before, `${size.width}: something is refused`);
    if (size !== PHONE) continue;
    const covering = await page.evaluate(() => {
      const box = (it) => it.getBoundingClientRect();
      const map = box(document.querySelector(".window"));
      const over = [...document.querySelectorAll(".map .button, .map .chip")].filter((it) => {
        const { width, top, bottom } = box(it);
        return width > 0 && top < map.bottom && map.top < bottom;
      });
      return over.map((it) => it.className);
    });
    assert.deepEqual(covering, []);
    const tall = Number(before.split(" ")[3]);
    const fold = page.getByRole("button", { name: "The panels below the map" });
    await fold.click();
    assert.ok(Number((await boardBox(page)).split(" ")[3]) > tall + 100, "the sheet is folded");
    await fold.click();
    assert.equal(await boardBox(page), before);
    assert.deepEqual(page.complaints, []);
  }
});

test("names on the map are legible or hidden, at every size and however it is zoomed", async () => {
  const wide = { ...against({}).setup, factions: ["us", "g1", "su", "g2"], automata: [] };
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, player: seat === 0 ? "me" : "bot" }));
  const kinds = new Set();
  for (const size of [{ width: 1366, height: 768 }, { width: 820, height: 1180 }, PHONE]) {
    const page = await someone(house, { size });
    await newMatch(page, { setup: wide, seats });
    await asked(page, ["move"]);
    await page.keyboard.press("0");
    for (let zoom = 0; zoom < 5; zoom += 1) {
      await page.waitForTimeout(400);
      let heights = [0];
      // Where much else is to be done, the map takes a while to come to rest.
      for (const end = Date.now() + 5_000; Math.min(9, ...heights) < 8.5 && Date.now() < end;) {
        await page.waitForTimeout(50);
        heights = await page.evaluate(() =>
          [...document.querySelectorAll("svg.land text.name")]
            .filter((it) => it.getBoundingClientRect().height > 0)
            .map((it) => it.getScreenCTM().d * parseFloat(getComputedStyle(it).fontSize)),
        );
      }
      kinds.add(heights.length > 0);
      for (const it of heights) assert.ok(it >= 8.5, `${size.width}, zoom ${zoom}: letters of ${it} px`);
      await page.keyboard.press("+");
    }
    assert.deepEqual(page.complaints, []);
  }
  assert.equal(kinds.size, 2, "there are sizes with names, and sizes without");
});

test("terms explain themselves, the legend tells the rest, and the reference is one page in every language", async () => {
  const page = await someone(house);
  await newMatch(page, against({}, { missions: { weather: true } }));
  await asked(page, ["move"]);
  await takeUp(page, "E13");
  await page.locator("[aria-labelledby=unit-title] .term", { hasText: "Armour" }).hover();
  await page.getByRole("tooltip").getByText("hits needed").waitFor();
  await page.locator(".left .term", { hasText: "Weather" }).click();
  await page.getByRole("tooltip").waitFor();
  await page.getByRole("button", { name: "Legend" }).click();
  await page.getByRole("dialog").getByText("A road costs 1").waitFor();
  assert.deepEqual(await shown(page, "aces-legend"), []);
  await page.keyboard.press("Escape");
  for (const language of LANGUAGES) {
    const reader = await someone(house, { language });
    await reader.goto("/reference/aces");
    await reader.locator(".sheet dl").first().waitFor();
    assert.doesNotMatch(await reader.locator("main").innerText(), /aces-/, "no key is left bare");
    const pdf = (await reader.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page[^s]/g).length, 1, `${language}: one page`);
    assert.deepEqual(reader.complaints, []);
  }
  assert.deepEqual(page.complaints, []);
});
