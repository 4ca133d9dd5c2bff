// Every lesson is played to its end by doing what its texts say, word by word, with the mouse and on a phone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { scanned } from "../../../../web/e2e/readable.mjs";
import { PHONE, asked, doing, picture, prompt, someone } from "../../../../web/e2e/table.mjs";

const lessons = JSON.parse(readFileSync(new URL("../../lessons.json", import.meta.url), "utf8"));

const touch = (page, it) => (page.isPhone ? it.tap() : it.click());

async function touchMap(page, place) {
  const { x, y } = await page.evaluate(([x, y]) => {
    const svg = document.querySelector("[data-tag]").closest("svg");
    const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return { x: at.x, y: at.y };
  }, place);
  if (page.isPhone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

// --- What a learner does. Each says whether the table was answered.

/** Presses the answer of the slip that says this. */
const press = (name) => async (page) => {
  const answer = prompt(page).locator(".acts .button").filter({ hasText: name }).first();
  await answer.waitFor();
  await doing(page, () => touch(page, answer));
};

const confirm = (page) => doing(page, () => touch(page, prompt(page).locator(".button.main")));

/** Points at a place of the map, in sixteenths of an inch, and confirms what is proposed. */
const walk = (place) => async (page) => {
  await touchMap(page, place);
  await page.locator(".note.yes").waitFor();
  await confirm(page);
};

/** Charges by the button of the slip. */
const charge = (name) => async (page) => {
  await touch(page, prompt(page).getByRole("button", { name }));
  await page.locator(".note.yes").waitFor();
  await confirm(page);
};

/** Puts a card of the hand on a phase. */
const lay = (card, phase) => async (page) => {
  await touch(page, page.locator(`[data-hand] [data-card="${card}"]`));
  const slot = page.locator(`.slots [data-phase="${phase - 1}"]`);
  await touch(page, slot.locator(".drop"));
  await slot.locator(`[data-card="${card}"]`).or(slot.locator(".pill")).first().waitFor();
};

/** What need not be done, as the cards fall. */
const BY_LUCK = new Set();

/** Answers as long as the cards ask this. */
function asLongAs(sorts, answer) {
  const act = async (page) => {
    while (sorts.includes((await asked(page)).name)) await answer(page);
  };
  BY_LUCK.add(act);
  return act;
}

/** SM-MEL-3: a kill if there is one, and no prisoner. */
const strike = (name) => async (page) => {
  const blows = prompt(page).locator(".acts .button").filter({ hasText: name });
  const kill = blows.filter({ hasText: "Kill" });
  await doing(page, async () => touch(page, ((await kill.count()) ? kill : blows).first()));
};

/** Either button ends the card: the one of a question within it, or that of the card itself. */
const END = press(/End this card|Done with this card/);

/** Only reads. */
const nothing = async () => {};
BY_LUCK.add(nothing);

/** What each step says, and what it means: its words stand in its text. */
const STEPS = {
  measure: [
    { "choose its dog tag action": press("Dog tag") },
    { "Let Tobin spot": press("Tobin: spot"), "choose Harms": press("Harms") },
    {
      "the team bubble": press("Team bubble"),
      "Choose Tobin": press("Tobin"),
      "Press “Tobin does nothing”": press("Tobin does nothing"),
      "choose Ellery": press("Ellery"),
    },
    { "let Ellery spot Lohse": press("Lohse") },
    { "Choose Pruitt": press("Pruitt"), "The wheat to his right": nothing, "Go there": walk([94, 66]) },
  ],
  cover: [
    { "Begin with its team bubble": press("Team bubble"), "Choose Tobin": press("Tobin") },
    { "Take cover": press("Tobin takes cover") },
    { Ellery: nothing, "Choose him": press("Ellery"), "take cover": press("Ellery takes cover") },
    {
      Dembski: nothing,
      "Choose him": press("Dembski"),
      "Press “Dembski does nothing”": press("Dembski does nothing"),
      "choose Vance": press("Vance"),
    },
    { "Give Vance a card": press("Ellery") },
    {
      "press “No more cards”": press("No more cards"),
      "the dog tag action": press("Dog tag"),
      "let Tobin rally": press("Tobin: rally"),
      "Remove his pin": press("Tobin rallies Pruitt"),
    },
  ],
  shoot: [
    {
      "Choose its dog tag action": press("Dog tag"),
      "let him shoot": press("Tobin: shoot"),
      "Choose Lohse": press("Lohse"),
    },
    { "choose the team bubble": press("Team bubble") },
    {
      "Choose Dembski": press("Dembski"),
      "Press “Dembski does nothing”": press("Dembski does nothing"),
      "choose Marsh": press("Marsh"),
    },
    { "Choose Harms as Marsh’s target": press("Harms") },
    {
      "name Kessing": asLongAs(["next_target"], press(/Kessing|Lohse|Harms/)),
      "end the card": END,
    },
  ],
  cards: [
    {
      "Marsh’s card with MOVE and HIDE on phase 1": lay(20, 1),
      "Ellery’s LOOK on phase 2": lay(21, 2),
      "his SHOOT on phase 3": lay(22, 3),
      "": press("Lay face down"),
    },
    { "name MOVE": press("as MOVE") },
    { "Begin with the narrator box": press("Narrator box"), Harms: nothing, "Choose him": press("Harms") },
    { "the team bubble": press("Team bubble"), "Let Tobin take cover": cover("Tobin") },
    {
      "nobody else takes cover": press("Nobody else"),
      "if you like": press("Nobody else"),
      "the dog tag action": press("Dog tag"),
      "end the card": END,
    },
    { "the opponent plays": nothing },
  ],
  initiative: [
    {
      "Marsh’s LOOK on phase 1": lay(7, 1),
      "Tobin’s SHOOT on phase 2": lay(1, 2),
      "his MOVE on phase 3": lay(3, 3),
      "": press("Lay face down"),
    },
    { "Choose the dog tag action": press("Dog tag"), "let Marsh draw": press("Marsh: draw") },
    { "end the card": END },
    {
      "Let the opponent move": nothing,
      "Choose the dog tag action": press("Dog tag"),
      "let Tobin shoot": press("Tobin: shoot"),
      "at Harms": press("Harms"),
    },
    { "End the card": END },
  ],
  melee: [
    {
      "Choose its team bubble": press("Team bubble"),
      "then Dembski": press("Dembski"),
      "point at Harms": walk([280, 40]),
    },
    { "Choose Pruitt": press("Pruitt"), "straight at Harms": charge("Charge Harms") },
    { "nobody else walks": press("Nobody else"), "end the card": END },
    { "Choose one of the five drawn cards and Harms": strike("Harms") },
    {
      "Decide if you are asked": asLongAs(["capture"], press("is killed")),
      "strike on": asLongAs(["strike", "capture"], press(/Harms/)),
    },
  ],
  orders: [
    { "choose its team bubble": press("Team bubble") },
    { "Choose Tobin": press("Tobin"), "2 inches to the right": walk([98, 16]) },
    { "Choose Ellery": press("Ellery"), "walk across the edge": walk([98, 68]) },
    { "End your card": END },
  ],
};

/** SM-HID-1: chooses a soldier and lets him take cover. */
function cover(name) {
  return async (page) => {
    await press(name)(page);
    await press(`${name} takes cover`)(page);
  };
}

const card = (page) => page.locator(".lesson-card");
const done = (page) => card(page).locator("li.done").count();

/** Waits until so many steps are done. */
async function isDone(page, n) {
  await card(page).locator(`li.done:nth-child(${n})`).waitFor({ timeout: 10_000 });
}

async function open(page, i) {
  await page.goto("/learn?game=sergeants");
  await touch(page, page.locator("main li button.button:not(.icon)").nth(i));
  await isOpen(page, i);
}

async function isOpen(page, i) {
  await page.waitForURL(new RegExp(`lesson=${lessons[i].id}$`));
  await page.getByText(`Lesson ${i + 1} of ${lessons.length}`).waitFor();
  await asked(page);
}

/** Does what the lesson says, step by step, and nothing else. */
async function learn(page, { id, steps }) {
  const tasks = STEPS[id];
  assert.equal(tasks.length, steps.length - 1, "the last step only says well done");
  for (const [n, task] of tasks.entries()) {
    const acts = Object.entries(task);
    // What the cards and the bot do may be over at once.
    if ((await done(page)) > n && acts.every(([, act]) => BY_LUCK.has(act))) continue;
    const text = await card(page).locator(".text").innerText();
    for (const [words, act] of acts) {
      assert.ok(text.includes(words), `step ${n + 1} does not say “${words}”: ${text}`);
      if (!BY_LUCK.has(act)) assert.equal(await done(page), n, `step ${n + 1}, before “${words}”`);
      await act(page);
      assert.equal(await card(page).locator(".missed").count(), 0, `after “${words}”`);
    }
    await isDone(page, n + 1);
  }
  await card(page).locator(".button.ink").waitFor();
  for (const over of [".ending", "[data-scene]"])
    assert.equal(await page.locator(over).count(), 0, `${over} covers what is told at the end`);
}

for (const [i, lesson] of lessons.entries())
  test(`the lesson ${lesson.id} is solved as its texts say, and leads to the next`, async () => {
    const page = await someone(house, { size: { width: 1366, height: 768 } });
    await open(page, i);
    if (i === 0) assert.deepEqual(await scanned(page), []);
    await learn(page, lesson);
    await picture(page, `sergeants-lesson-${lesson.id}-desk`);
    await card(page).locator(".button.ink").click();
    if (i + 1 < lessons.length) await isOpen(page, i + 1);
    else await page.locator(".play").waitFor();
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

/** A walk that ends the game, cards that are placed, and a charge: every hand that a lesson asks for. */
const ON_A_PHONE = ["measure", "cards", "melee"];

test("on a phone lessons are solved by touch, and their last word is not covered", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  page.isPhone = true;
  for (const [i, lesson] of lessons.entries()) {
    if (!ON_A_PHONE.includes(lesson.id)) continue;
    await open(page, i);
    await learn(page, lesson);
    await picture(page, `sergeants-lesson-${lesson.id}-phone`);
    const widths = await card(page)
      .locator(".text")
      .evaluate((it) => [it.clientWidth, innerWidth]);
    assert.ok(widths[0] > 0.7 * widths[1], `the last word is ${widths[0]} px wide`);
    await touch(page, card(page).locator(".button.ink"));
    await isOpen(page, i + 1);
  }
  assert.deepEqual(page.complaints, []);
});
