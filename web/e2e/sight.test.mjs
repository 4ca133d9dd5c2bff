// The system's own colours, more contrast, and letters of twice the size: on every main screen of both games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toTheCards } from "../../games/sergeants/web/e2e/posted.mjs";
import { house } from "./house.mjs";
import { AGAINST_BOT, DESK, PHONE, SIZES, asked, cut, newMatch, picture, someone } from "./table.mjs";

const UNITS = [
  { id: "us-tank-1", hex: "E10" },
  { id: "us-fighter-1", hex: "C5" },
  { id: "g1-tank-1", hex: "F12" },
  { id: "g1-infantry-1", hex: "H6" },
];

async function opened(page, path) {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

const SCREENS = {
  first: (page) => opened(page, "/"),
  "new-aces": (page) => opened(page, "/new?game=aces"),
  "new-sergeants": (page) => opened(page, "/new?game=sergeants"),
  "learn-aces": (page) => opened(page, "/learn?game=aces"),
  "rules-sergeants": (page) => opened(page, "/rules?game=sergeants"),
  lobby: (page) => opened(page, "/lobby"),
  aces: async (page) => {
    const setup = { factions: ["us", "g1"], position: { turn: "us", units: UNITS } };
    await newMatch(page, { game: "aces", setup, seats: AGAINST_BOT });
    await asked(page, ["move"]);
    await page.keyboard.press("n");
    await page.getByText("M4 Sherman").first().waitFor();
  },
  sergeants: async (page) => {
    await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
    await toTheCards(page);
  },
};

for (const [name, open] of Object.entries(SCREENS)) {
  test(`${name}: forced colours, more contrast, and letters of twice the size`, async () => {
    const page = await someone(house);
    await open(page);
    const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ forcedColors: "active" });
    // What is chosen is told by more than its shade.
    const plain = await page.evaluate(() => {
      const chosen = document.querySelectorAll(
        "[aria-pressed=true], [aria-selected=true], [aria-current], label:has(> input[type=radio]:checked)",
      );
      const widthOf = (it) => parseFloat(getComputedStyle(it).borderTopWidth);
      return [...chosen]
        .filter((it) => it.checkVisibility() && widthOf(it) < 3)
        .map((it) => it.outerHTML.slice(0, 90));
    });
    assert.deepEqual(plain, []);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll("main .button, main .play")]
        .filter((it) => it.checkVisibility() && parseFloat(getComputedStyle(it).borderTopWidth) === 0)
        .map((it) => it.outerHTML.slice(0, 90)),
    );
    assert.deepEqual(bare, [], "a button is seen as one");
    await picture(page, `sheet-${name}-forced-1440-day`);
    await page.emulateMedia({ forcedColors: "none", contrast: "more" });
    const [soft, ink] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.getPropertyValue("--ink-2"), style.getPropertyValue("--ink")];
    });
    assert.equal(soft, ink, "no grey letters");
    await picture(page, `sheet-${name}-contrast-1440-day`);
    await page.emulateMedia({ contrast: "no-preference" });
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), before);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const [size, viewport] of Object.entries({
      1440: DESK,
      "820-upright": SIZES["820-upright"],
      390: PHONE,
    })) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(200);
      await picture(page, `sheet-${name}-large-${size}-day`);
      assert.deepEqual(await cut(page), [], size);
    }
    assert.deepEqual(page.complaints, []);
  });
}

/** The classes of the sides of each game, on whose screens their marks are. */
const SIDES = { aces: ["f-us", "f-su", "f-g1", "f-g2"], sergeants: ["s-us", "s-de"] };

for (const [name, sides] of Object.entries(SIDES)) {
  test(`${name}: the marks of the sides differ by their shapes, not by colours alone`, async () => {
    const page = await someone(house);
    await SCREENS[name](page);
    const shapes = await page.evaluate(
      (sides) =>
        sides.map((side) => {
          const it = document.body.appendChild(
            Object.assign(document.createElement("i"), { className: side }),
          );
          const style = getComputedStyle(it);
          const shape = ["--mark-radius", "--mark-turn", "--face-line"].map((of) =>
            style.getPropertyValue(of),
          );
          it.remove();
          return shape.join("/");
        }),
      sides,
    );
    assert.equal(new Set(shapes).size, sides.length, shapes.join(" "));
    assert.deepEqual(page.complaints, []);
  });
}
