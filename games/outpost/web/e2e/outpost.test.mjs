// Whole games in a real browser: with the mouse, with the keyboard alone, and the lesson.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { DESK, PHONE, answers, moved, newMatch, peek, picture, someone } from "../../../../web/e2e/table.mjs";

const R = 40;
const SIZE = 4;

/** Where on the screen the middle of a hex is. */
function pointOf(page, hex) {
  const r = hex.charCodeAt(0) - 65 - SIZE;
  const q = Number(hex.slice(1)) - 1 + Math.max(-SIZE, -SIZE - r);
  const at = { x: Math.sqrt(3) * R * (q + r / 2), y: 1.5 * R * r };
  return page.evaluate(({ x, y }) => {
    const svg = document.querySelector("[data-patrol]").ownerSVGElement;
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return { x: point.x, y: point.y };
  }, at);
}

async function touch(page, hex) {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
}

const against = (bots, setup = {}) => ({
  game: "outpost",
  setup: { players: bots + 1, rounds: 4, ...setup },
  seats: [
    { seat: 0, player: "me" },
    ...[...Array(bots).keys()].map((it) => ({ seat: it + 1, player: "bot" })),
  ],
  clock: "none",
  listed: false,
});

/** Waits until something is asked, or the match is over; returns what the table says. */
async function next(page) {
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.ask, null, { timeout: 30_000 });
  const { ask, n } = await page.locator(".table[data-n]").evaluate((it) => ({ ...it.dataset }));
  return { ask, n: Number(n), table: await peek(page) };
}

const slip = (page) => page.locator(".prompt .actions");

/** The hex to march to: the nearest to an outpost that one has not looked into. */
async function goal(page, { view, now }) {
  const { seat, points } = now.asked.space;
  const { hexes } = await peek(page, { what: "reach", seat, points });
  const open = Object.entries(view.outposts).filter(([, it]) => it.flag === null && it.cache === null);
  return open.map(([hex]) => hex).find((it) => it in hexes) ?? Object.keys(hexes)[0];
}

/** Plays to the end; `march` is how a patrol is sent to a hex. */
async function playOn(page, march) {
  const seen = new Set();
  for (;;) {
    const { ask, n, table } = await next(page);
    if (ask === "over") return { seen, table: await peek(page) };
    seen.add(ask);
    if (ask === "march" && table.now.asked) await march(page, await goal(page, table));
    else if (table.now.asked) await slip(page).getByRole("button").first().click();
    await moved(page, n).catch(() => {});
  }
}

test("a game of three is played with the mouse, to the opened caches", async () => {
  const page = await someone(house, { size: DESK });
  await newMatch(page, against(2));
  await picture(page, "outpost-orders");
  let pictured = false;
  const { seen, table } = await playOn(page, async (page, hex) => {
    await page.locator("svg .rim").nth(1).waitFor({ state: "attached" });
    await touch(page, hex);
    if (!pictured) await picture(page, "outpost-march");
    pictured = true;
    await slip(page)
      .getByRole("button", { name: /March to/ })
      .click();
  });
  assert.ok(seen.has("order") && seen.has("march"), [...seen].join(" "));
  assert.ok(Object.values(table.view.outposts).every((it) => it.open));
  await page.locator(".ending h2").waitFor();
  await picture(page, "outpost-over");
  assert.deepEqual(page.complaints, []);
});

test("a game is played with the keyboard alone", async () => {
  const page = await someone(house, { size: DESK });
  await newMatch(page, against(1));
  for (;;) {
    const { ask, n, table } = await next(page);
    if (ask === "over") break;
    if (ask === "march" && table.now.asked) {
      const hex = await goal(page, table);
      await page.locator("svg .rim").nth(1).waitFor({ state: "attached" });
      // N goes from place to place, Enter confirms.
      for (let i = 0; i < 60; i += 1) {
        await page.keyboard.press("n");
        if ((await page.locator(".prompt .sentence").innerText()).includes(`March to ${hex} `)) break;
      }
      await page.keyboard.press("Enter");
    } else if (table.now.asked) {
      await slip(page).getByRole("button").first().focus();
      await page.keyboard.press("Enter");
    }
    await moved(page, n).catch(() => {});
  }
  assert.deepEqual(page.complaints, []);
});

test("a hex is described to those who do not see it", async () => {
  const page = await someone(house, { size: DESK });
  await newMatch(page, against(1));
  const field = page.getByRole("application");
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const said = await field.locator("p[aria-live]").innerText();
  assert.match(said, /^[A-I]\d, /);
  assert.deepEqual(page.complaints, []);
});

test("the table says why a patrol cannot go there", async () => {
  const page = await someone(house, { size: DESK });
  const position = {
    hands: [
      ["march", "march", "march", "march"],
      ["cover", "cover", "cover", "cover"],
    ],
  };
  await newMatch(page, against(1, { position }));
  for (let i = 0; i < 2; i += 1) {
    const n = await answers(page);
    await slip(page).getByRole("button").first().click();
    await moved(page, n);
  }
  await page.locator("svg .rim").nth(1).waitFor({ state: "attached" });
  await touch(page, "B3");
  await page.locator(".prompt .bad").waitFor();
  assert.match(await page.locator(".prompt").innerText(), /farther than 4 movement points/);
  assert.deepEqual(page.complaints, []);
});

test("the lesson is finished as it says, on a phone and in Ukrainian", async () => {
  const page = await someone(house, { size: PHONE, language: "uk" });
  await page.goto("/learn?game=outpost");
  const { default: lessons } = await import("../../lessons.json", { with: { type: "json" } });
  const [lesson] = lessons;
  await newMatch(page, {
    game: "outpost",
    setup: lesson.setup,
    seats: lesson.seats,
    clock: "none",
    listed: false,
  });
  await page.goto(`${page.url()}?lesson=${lesson.id}`);
  for (const choice of lesson.solution) {
    const { n } = await next(page);
    if (choice.march) {
      await page.locator("svg .rim").nth(1).waitFor({ state: "attached" });
      await touch(page, choice.march);
      await page.keyboard.press("Enter");
    } else {
      const label =
        { march: "Марш", scout: "Розвідка" }[choice.card] ?? (choice.scout ? choice.scout : "Підняти");
      await slip(page)
        .getByRole("button", { name: new RegExp(label) })
        .first()
        .click();
    }
    await moved(page, n);
  }
  await page.getByText("Чудово.").waitFor();
  await picture(page, "outpost-lesson-phone");
  assert.deepEqual(page.complaints, []);
});
