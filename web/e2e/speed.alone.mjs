// Measures time, and is therefore run when nothing else is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { LANGUAGES } from "./languages.mjs";
import { computed, layoutDuring, longest, meter } from "./measure.mjs";
import { AGAINST_BOT, asked, newMatch, someone } from "./table.mjs";

const BOTS = [1, 2, 3].map((seat) => ({ seat, player: "bot" }));

/** All that comes over the wire until nothing more is wanted, in bytes, by sort. */
async function weigh(language, game) {
  const page = await someone(house, { language });
  // The game that was chosen last time is the one that is shown.
  await page.addInitScript((game) => localStorage.setItem("sandtable-game", game), game);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const sorts = new Map();
  const bytes = {};
  client.on("Network.responseReceived", ({ requestId, response }) => sorts.set(requestId, response.mimeType));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const sort = sorts.get(requestId) ?? "?";
    bytes[sort] = (bytes[sort] ?? 0) + encodedDataLength;
  });
  await page.goto("/");
  await page.locator(".first-scene").waitFor();
  await page.waitForLoadState("networkidle");
  const chosen = page.getByRole("tab", { selected: true });
  assert.equal(await chosen.getAttribute("id"), `tab-${game}`, "that game is shown");
  await page.context().close();
  return { bytes, all: Object.values(bytes).reduce((a, b) => a + b, 0) };
}

// Ukrainian needs the letters of two scripts. While the client is being written it comes in many files.
const MOST = 150_000;
const PAGES = ["aces", "sergeants"].flatMap((game) => LANGUAGES.map((it) => [game, it]));
for (const [game, language] of PAGES) {
  test(`the first page weighs 150 kB in all at most with ${game} in ${language}, its picture included`, async (t) => {
    if (!house.process) return t.skip("no built client");
    const { bytes, all } = await weigh(language, game);
    t.diagnostic(JSON.stringify({ ...bytes, all }));
    assert.ok(all <= MOST, `${all} bytes`);
    assert.ok(all > 60_000, "everything was counted");
  });
}

test("the first page is ready after 1.5 s of work on a slow machine", async (t) => {
  let best = Infinity;
  for (let i = 0; i < 3 && best >= 1500; i += 1) {
    const page = await someone(house);
    const client = await meter(page);
    await page.goto("/");
    await page.getByRole("button", { name: /Play now/ }).waitFor();
    const ready = await computed(client);
    t.diagnostic(`ready after ${ready.toFixed(0)} ms of work at a quarter of the speed`);
    best = Math.min(best, ready);
    await page.context().close();
  }
  assert.ok(best <= 1500, `ready after ${best} ms`);
});

/** The best of three, unless the first is good enough: other work on this machine can only lengthen a task. */
async function steady(page, most, act) {
  let best = Infinity;
  for (let i = 0; i < 3 && best > most; i += 1) best = Math.min(best, await longest(page, () => act(i)));
  return best;
}

/** Two of each sort for four factions: 48 units, far from each other. */
const KINDS = ["infantry", "special", "tank", "fighter", "artillery", "bomber"];
const FACTIONS = { us: "AB", g1: "DE", su: "HJ", g2: "LM" };
const CROWD = Object.entries(FACTIONS).flatMap(([faction, columns]) =>
  KINDS.flatMap((kind, row) =>
    [...columns].map((column, i) => ({ id: `${faction}-${kind}-${i + 1}`, hex: `${column}${2 * row + 2}` })),
  ),
);

test("48 units: a unit is chosen and the map is zoomed without long work", async (t) => {
  const page = await someone(house);
  const setup = { factions: Object.keys(FACTIONS), position: { turn: "us", units: CROWD } };
  await newMatch(page, { game: "aces", setup, seats: [{ seat: 0, player: "me" }, ...BOTS] });
  await asked(page, ["move"]);
  await page.waitForTimeout(1000);
  assert.equal(await page.locator(".live [data-unit]").count(), CROWD.length);
  // The first of each shows what the others only move.
  await page.keyboard.press("n");
  await page.keyboard.press("+");
  await page.waitForTimeout(700);
  const zoom = await steady(page, 50, (i) => page.keyboard.press(i % 2 === 0 ? "+" : "-"));
  const choose = await steady(page, 100, () => page.keyboard.press("n"));
  t.diagnostic(
    `longest task at a quarter of the speed: zoom ${zoom.toFixed(0)} ms, choosing ${choose.toFixed(0)} ms`,
  );
  assert.ok(zoom > 0 && zoom <= 50, `a zoom step: ${zoom} ms`);
  assert.ok(choose > 0 && choose <= 100, `choosing a unit: ${choose} ms`);
  const play = await steady(page, 200, async () => {
    await page.keyboard.press("Tab");
    for (const key of ["n", "n", "0", "ArrowDown", "ArrowRight", "Escape"]) await page.keyboard.press(key);
  });
  t.diagnostic(`longest task of a few acts: ${play.toFixed(0)} ms`);
  assert.ok(play <= 200, `${play} ms`);
});

test("zoom moves the layer of the map, and lays nothing out again", async (t) => {
  const page = await someone(house, { calm: false });
  const units = [
    { id: "us-tank-1", hex: "E10" },
    { id: "g1-tank-1", hex: "F13" },
  ];
  const setup = { factions: ["us", "g1"], position: { turn: "us", units } };
  await newMatch(page, { game: "aces", setup, seats: AGAINST_BOT });
  await asked(page, ["move"]);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // The first step shows the buttons of the keyboard and the like.
  await page.keyboard.press("+");
  const layout = await layoutDuring(page, () => page.keyboard.press("+"));
  t.diagnostic(`a zoom step: ${layout.toFixed(1)} ms of layout`);
  assert.ok(layout < 15, `${layout} ms of layout`);
});
