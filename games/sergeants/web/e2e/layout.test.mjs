// The map keeps its size and place whatever is asked, has its share of every screen, and nothing lies on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, PHONE, SIZES, doing, newMatch, picture, someone } from "../../../../web/e2e/table.mjs";
import { SHOOTING, position, soldier } from "./posted.mjs";

const named = (page, name) => page.getByRole("button", { name, exact: true });
const map = (page) => page.locator("main.map [role=application]");

/** What is asked, where the map is, what lies on it, and whether the page could be scrolled away. */
const state = (page) =>
  page.evaluate(() => {
    const box = (it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return { x, y, width, height };
    };
    const window = box(document.querySelector("main.map [role=application]"));
    const lies = (it) => {
      const { x, y, width, height } = box(it);
      const isThere = width > 0 && getComputedStyle(it).visibility !== "hidden";
      return (
        isThere &&
        x < window.x + window.width - 1 &&
        x + width > window.x + 1 &&
        y < window.y + window.height - 1 &&
        y + height > window.y + 1
      );
    };
    // What is told on the map, such as the verdict of a shot, belongs there.
    const buttons = [...document.querySelectorAll(".table button")].filter(
      (it) => it.closest(".zoom") || !it.closest("main.map"),
    );
    return {
      ask: document.querySelector(".table").dataset.ask ?? "",
      at: JSON.stringify(window),
      share: window.height / innerHeight,
      onMap: buttons.filter(lies).map((it) => it.ariaLabel ?? it.textContent),
      scrolls: document.documentElement.scrollHeight - innerHeight,
      isPlacing: document.querySelector("[data-tall]") !== null,
      // A melee takes the place of the map.
      isScene: document.querySelector("[data-scene]") !== null,
      cut: [...document.querySelectorAll(".slip .acts .button")].filter(
        (it) => it.getBoundingClientRect().bottom > innerHeight,
      ).length,
    };
  });

/** Gives the `n`th of the answers, counted round, so that much is seen. */
async function goOn(page, ask, n) {
  const press = (button) => button.click({ timeout: 1500 }).catch(() => {});
  if (ask === "place") {
    if (await named(page, "Fill up for me").isVisible()) await press(named(page, "Fill up for me"));
    return press(page.getByRole("button", { name: /^Lay face/ }));
  }
  const answers = page.locator(".slip .acts .button").filter({ hasNotText: /grenade|End this card|Later/i });
  const count = await answers.count();
  if (count > 0) await press(answers.nth(n % count));
  else await press(page.locator(".slip .prompt .button").last());
}

/** Points at the middle of the map, as one does who wants to walk there. */
async function pointAtMap(page) {
  const box = await map(page).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(250);
}

const LEAST = { 1366: 0.45, 1440: 0.45, 1920: 0.5, "820-upright": 0.43, "820-across": 0.45, 390: 0.44 };

for (const size of ["1366", "820-upright", "820-across", "390"]) {
  test(`the map keeps its box whatever is asked: ${size}`, async () => {
    const page = await someone(house, { size: SIZES[size] });
    await newMatch(page, { game: "sergeants", setup: { scenario: "picked-men" }, seats: AGAINST_BOT });
    const boxes = { placing: new Map(), playing: new Map() };
    const kinds = new Set();
    const look = async (about) => {
      await map(page).waitFor();
      const it = await state(page);
      if (it.ask === "over" || it.isScene) return it;
      const all = boxes[it.isPlacing ? "placing" : "playing"];
      if (!all.has(it.at)) all.set(it.at, `${it.ask}${about}`);
      if (it.ask) kinds.add(it.ask);
      assert.deepEqual(it.onMap, [], `${it.ask}: no button lies on the map`);
      assert.ok(it.scrolls <= 1, `${it.ask}: the page is ${it.scrolls} px too high`);
      assert.equal(it.cut, 0, `${it.ask}: all answers are on the screen`);
      if (!it.isPlacing) assert.ok(it.share >= LEAST[size], `the map has ${it.share} of the height`);
      return it;
    };
    for (let n = 0, end = Date.now() + 50_000; kinds.size < 5 && Date.now() < end; n += 1) {
      const { ask } = await look("");
      if (ask === "over")
        await newMatch(page, { game: "sergeants", setup: { scenario: "picked-men" }, seats: AGAINST_BOT });
      if (ask === "walk") {
        await pointAtMap(page);
        await look(" and a place is pointed at");
        await page.keyboard.press("Escape");
      }
      await goOn(page, ask, n);
      await page.waitForTimeout(40);
    }
    assert.ok(kinds.size >= 4, `several kinds of questions were asked: ${[...kinds]}`);
    assert.deepEqual([...boxes.playing.values()].slice(1), [], "the map moves while cards are played");
    assert.deepEqual([...boxes.placing.values()].slice(1), [], "the map moves while cards are placed");
    if (size !== "390")
      assert.equal(new Set([...boxes.playing.keys(), ...boxes.placing.keys()]).size, 1, "it is the same box");
    assert.deepEqual(page.complaints, []);
  });
}

/** Soldiers in the corners of a big map, and a crowd in the middle; the four that Penrose's card moves are asked one after another. */
const CORNERS = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(24, 0, [40, 240], 16),
    soldier(21, 0, [430, 240], 16),
    soldier(22, 0, [200, 150], 16),
    soldier(23, 0, [216, 150], 16),
    soldier(25, 0, [200, 172], 16),
    soldier(28, 0, [216, 172], 16),
    soldier(51, 1, [430, 40], 48),
  ],
  hand: [[24, 1]],
  shown: [24, 4],
});

async function inCorners(page) {
  const setup = { scenario: "picked-men", seats: ["us", "de"], position: CORNERS };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await page.locator("[data-tag]").first().waitFor();
}

/** Whether a soldier is in the window of the map. */
async function isSeen(page, tag) {
  const [it, window] = [
    await page.locator(`g[data-tag="${tag}"]`).boundingBox(),
    await map(page).boundingBox(),
  ];
  return (
    it.x >= window.x &&
    it.y >= window.y &&
    it.x + it.width <= window.x + window.width &&
    it.y + it.height <= window.y + window.height
  );
}

test("on a phone a big map opens where one's own soldiers wait to come in", async () => {
  const page = await someone(house, { size: PHONE });
  await newMatch(page, { game: "sergeants", setup: { scenario: "picked-men" }, seats: AGAINST_BOT });
  await page.locator("[data-waiting]").first().waitFor();
  const window = await map(page).boundingBox();
  const boxes = await Promise.all((await page.locator("[data-waiting]").all()).map((it) => it.boundingBox()));
  const inside = boxes.filter(
    (it) => it && it.y >= window.y && it.y + it.height <= window.y + window.height + 1,
  );
  assert.ok(inside.length >= 4, `${inside.length} of those who wait are in the window`);
  assert.deepEqual(page.complaints, []);
});

test("on a low desk soldier, ruler and order are seen together, and the log is a click or a key away", async () => {
  const page = await someone(house, { size: SIZES["1366"] });
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: SHOOTING };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  const button = (name) => page.locator(".slip .acts").getByRole("button", { name });
  await doing(page, () => button(/Dog tag/).click());
  await button(/Harms/).first().hover();
  const panels = page.locator(".panel.unit");
  await panels.locator(".ruler .line").waitFor();
  await page.waitForTimeout(300);
  const room = await panels.boundingBox();
  for (const part of ["h2 >> nth=0", ".ruler .line", ".ruler tbody tr >> nth=-1", ".ruler + .card"]) {
    const box = await panels.locator(part).boundingBox();
    // The last pixels fade.
    assert.ok(box && box.y >= room.y && box.y + box.height <= room.y + room.height - 8, part);
  }
  await picture(page, "sergeants-low-desk");
  const log = page.locator(".panel.log");
  await named(page, "Log").click();
  assert.ok((await log.boundingBox()).height > 300, "the log has the column");
  assert.equal(await panels.isVisible(), false);
  await named(page, "Log").click();
  assert.ok(await panels.isVisible());
  await page.locator("main.map [role=application]").focus();
  await page.keyboard.press("l");
  assert.ok((await log.boundingBox()).height > 300, "and a key leads to it");
  assert.ok(await page.evaluate(() => document.activeElement.closest(".panel.log") !== null));
  assert.deepEqual(page.complaints, []);
});

const OWN = [21, 22, 23, 24, 25, 28];

test("on a phone a big map opens at one's own soldiers and goes to the one who acts", async () => {
  const page = await someone(house, { size: PHONE });
  await inCorners(page);
  const seen = await Promise.all(OWN.map((it) => isSeen(page, it)));
  assert.ok(seen.includes(true), "some of one's own are in the window");
  const button = (name) => page.locator(".slip .acts").getByRole("button", { name });
  await doing(page, () => button(/Team bubble/).click());
  for (const [name, tag] of [
    ["Kittredge", 21],
    ["Penrose", 24],
  ]) {
    await doing(page, () => button(name).click());
    await page.waitForTimeout(600);
    assert.ok(await isSeen(page, tag), `${name} is in the window while he is asked about`);
    await doing(page, () => button(`${name} stays`).click());
  }
  assert.deepEqual(page.complaints, []);
});

test("names on a big map are legible or hidden, and do not lie on each other", async () => {
  for (const size of ["1366", "820-upright", "390"]) {
    const page = await someone(house, { size: SIZES[size] });
    await inCorners(page);
    for (let zoom = 0; zoom < 4; zoom += 1) {
      await page.waitForTimeout(400);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll("svg.live text.name")].map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return { name: it.textContent, x, y, width, height };
        }),
      );
      for (const [i, a] of names.entries()) {
        assert.ok(a.height >= 11.5, `${size}: ${a.name} is ${a.height} px high`);
        for (const b of names.slice(i + 1)) {
          const [w, h] = [
            Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
            Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
          ];
          // Lines of text have room above and below their letters.
          assert.ok(w <= 1 || h <= 4, `${size}: ${a.name} and ${b.name} lie on each other`);
        }
      }
      await picture(page, `sergeants-names-${size}-${zoom}`);
      await page.keyboard.press("+");
    }
    assert.deepEqual(page.complaints, []);
  }
});

test("the sheet is folded away for the map, and comes back with a panel", async () => {
  for (const size of ["820-upright", "820-across", "390"]) {
    const page = await someone(house, { size: SIZES[size] });
    await inCorners(page);
    const height = async () => (await map(page).boundingBox()).height;
    const before = await height();
    await named(page, "The panels below the map").click();
    assert.ok((await height()) > before * 1.3, `${size}: the map gets the room`);
    assert.ok(await page.locator(".slip .acts .button").first().isVisible(), "the question stays");
    await page.getByRole("tab", { name: "Log" }).click();
    assert.equal(await height(), before, `${size}: and gives it back`);
  }
});
