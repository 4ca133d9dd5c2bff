// The system's own colours, more contrast, and letters of twice the size: on every main screen of both games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toTheCards } from "../../games/sergeants/web/e2e/posted.mjs";
import { house } from "./house.mjs";
import { touch } from "../../games/aces/web/e2e/hands.mjs";
import {
  AGAINST_BOT,
  AGAINST_FRIEND,
  DESK,
  PHONE,
  SIZES,
  asked,
  button,
  cut,
  newMatch,
  picture,
  prompt,
  someone,
} from "./table.mjs";

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

/** A game that was given up, with its account on the table. */
async function resigned(page) {
  const setup = { factions: ["us", "g1"], position: { turn: "us", units: UNITS } };
  await newMatch(page, { game: "aces", setup, seats: AGAINST_BOT });
  await asked(page, ["move"]);
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await asked(page, ["over"]);
}

/** Headings and the steps of a turn of which only a part can be read. */
const halved = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, .steps li, .steps li span")]
      .filter((it) => it.checkVisibility() && getComputedStyle(it).overflowX !== "visible")
      .filter((it) => getComputedStyle(it).position !== "absolute" && it.scrollWidth > it.clientWidth + 1)
      .map((it) => it.textContent.trim()),
  );

const SCREENS = {
  first: (page) => opened(page, "/"),
  "new-aces": (page) => opened(page, "/new?game=aces"),
  "new-sergeants": (page) => opened(page, "/new?game=sergeants"),
  "learn-aces": (page) => opened(page, "/learn?game=aces"),
  "learn-sergeants": (page) => opened(page, "/learn?game=sergeants"),
  "rules-aces": (page) => opened(page, "/rules?game=aces"),
  "rules-sergeants": (page) => opened(page, "/rules?game=sergeants"),
  "reference-aces": (page) => opened(page, "/reference/aces"),
  "reference-sergeants": (page) => opened(page, "/reference/sergeants"),
  lobby: (page) => opened(page, "/lobby"),
  replays: async (page) => {
    await resigned(page);
    await opened(page, "/replays");
    await page.locator("main li, main tr").first().waitFor();
  },
  ladder: (page) => opened(page, "/ladder"),
  you: (page) => opened(page, "/you"),
  carry: (page) => opened(page, "/carry"),
  missing: (page) => opened(page, "/nowhere"),
  "edit-board": (page) => opened(page, "/edit?game=aces"),
  "edit-position": (page) => opened(page, "/edit?game=aces&make=position"),
  "edit-scenario": (page) => opened(page, "/edit?game=sergeants"),
  invitation: async (page) => {
    const host = await someone(house);
    await newMatch(host, { game: "aces", setup: { factions: ["us", "g1"] }, seats: AGAINST_FRIEND });
    const path = new URL(host.url()).searchParams.get("invitation");
    assert.ok(path, "the address is the invitation");
    await host.context().close();
    await opened(page, `/invitation/${path}`);
  },
  inviting: async (page) => {
    await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_FRIEND });
    await page.getByRole("button", { name: "Place them for me" }).waitFor();
  },
  lesson: async (page) => {
    await page.goto("/learn?game=aces");
    await page.locator("main .button.ink").first().click();
    await page.locator(".lesson-card").waitFor();
  },
  "end-aces": async (page) => {
    await resigned(page);
    await page.getByRole("heading", { name: "You lost" }).waitFor();
  },
  replay: async (page) => {
    await resigned(page);
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.locator(".replay").waitFor();
  },
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
      assert.deepEqual(await halved(page), [], size);
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

/** How much letters stand out from the paper of the fight, with how faint they are and what they lie in. */
function contrasts(selector) {
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour
      .map((it) => it / 255)
      .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = numbers(getComputedStyle(document.querySelector(".fight")).backgroundColor).slice(0, 3);
  return [...document.querySelectorAll(selector)].map((it) => {
    let opacity = 1;
    for (let at = it; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const ink = numbers(getComputedStyle(it).color);
    const seen = paper.map((ground, i) => ground + (ink[i] - ground) * opacity);
    const [dark, bright] = [light(seen), light(paper)].sort((a, b) => a - b);
    return { text: it.textContent.trim(), ratio: (bright + 0.05) / (dark + 0.05) };
  });
}

test("a fight that is half shown can be read, by day and by lamp", async () => {
  const page = await someone(house, { calm: false });
  const units = [
    { id: "us-tank-1", hex: "F13", moved: true },
    { id: "g1-tank-1", hex: "G13" },
  ];
  const setup = { factions: ["us", "g1"], position: { turn: "us", phase: "declaring", units } };
  await newMatch(page, { game: "aces", setup, seats: AGAINST_BOT });
  await asked(page, ["declare"]);
  await touch(page, "F13");
  await touch(page, "G13");
  await prompt(page).locator(".button.main").click();
  await button(page, "Go on to combat").click();
  const waiting = page.locator(".salvo:not(.shown)");
  await waiting.first().waitFor();
  const scan = async (theme) => [
    theme,
    await page.evaluate(contrasts, ".salvo:not(.shown) p, .salvo:not(.shown) p *"),
  ];
  const day = await scan("day");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "lamp");
  const lamp = await scan("lamp");
  for (const [theme, found] of [day, lamp]) {
    assert.ok(found.length > 1, `${theme}: something is still to come`);
    for (const { text, ratio } of found)
      assert.ok(ratio >= 4.5, `${theme}: "${text}" has ${ratio.toFixed(1)}`);
  }
});
