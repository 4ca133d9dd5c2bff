// No dead questions: nobody is asked where no answer would do anything. Cards and positions are known: nothing is left to luck but what a
// turned card does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, PHONE, doing, newMatch, peek, someone } from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");
const answers = (page) => page.locator(".slip .acts .button");
const answer = (page, name) => answers(page).filter({ hasText: name }).first();

/** Questions with which something new begins. */
const FIRST = ["part", "who"];
/** Events that change nothing on the table. */
const QUIET = ["part_began", "acted", "card_began", "card_ended", "phase_ended", "expired"];

const TOBIN = soldier(1, 0, [66, 16], 16);
const HARMS = soldier(51, 1, [280, 40], 48, { spotted: true });
const KESSING = soldier(55, 1, [280, 66], 48, { spotted: true });
/** Tobin and Dembski behind cover, and an enemy who looks the other way. */
const COVERED = soldier(1, 0, [63, 139], 16);
const BEHIND_A_TREE = soldier(5, 0, [64, 18], 16);
const AWAY = soldier(51, 1, [380, 40], 16);

/** What is to be played, and how many answers it takes if the first one is taken each time. */
const CARDS = {
  "two spot, then two walk, but nobody is hidden": {
    story: [11, 2, 14],
    soldiers: [TOBIN, soldier(3, 0, [24, 136], 16), HARMS, KESSING],
    shown: [1, 1],
  },
  "three shoot, but one looks the other way; then two spot, but nobody is hidden": {
    story: [2, 1, 14],
    soldiers: [TOBIN, soldier(2, 0, [216, 40], 16), soldier(5, 0, [216, 66], 48), HARMS, KESSING],
    shown: [1, 2],
  },
  "one spots and shoots, but nobody is hidden": {
    story: [2, 1, 14],
    soldiers: [TOBIN, soldier(3, 0, [216, 40], 16), HARMS, KESSING],
    shown: [3, 2],
  },
  "three take cover, but one has none; then one holds, but the hand is empty": {
    story: [5, 2, 14],
    soldiers: [{ ...TOBIN, spotted: true }, soldier(5, 0, [180, 50], 16, { spotted: true }), HARMS],
    shown: [1, 3],
  },
  "it demands cover, which he has, and nobody could shoot": {
    story: [2, 1, 14],
    soldiers: [COVERED, AWAY],
    shown: [1, 6],
    isDead: true,
  },
  "all must be done, and nothing can be": {
    story: [5, 2, 14],
    soldiers: [TOBIN, soldier(7, 0, [180, 50], 16), HARMS],
    shown: [7, 3],
    isDead: true,
  },
};

/** Waits until the question on the page is the table's; returns its name, or that the match is over. */
async function question(page) {
  for (const end = Date.now() + 40_000; Date.now() < end;) {
    const name = await kind(page);
    const table = await peek(page);
    const n = Number(await page.locator(".table[data-n]").getAttribute("data-n"));
    const isSame = name === "over" ? table.now.over : name && name in (table.now.asked?.ask ?? {});
    if (isSame && n === table.now.n) return { name, table };
    await page.waitForTimeout(30);
  }
  throw new Error("nothing is asked");
}

/** Whether a question that offers nothing to do is gone a moment later. */
async function answersItself(page, n) {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const { now } = await peek(page);
    if (now.n !== n) return true;
    if (
      now.over ||
      now.asked?.space ||
      (await answers(page).and(page.locator(":not([data-ends])")).count()) > 0
    )
      return false;
    await page.waitForTimeout(50);
  }
  return false;
}

/** Plays a card as a newcomer does who takes the first thing offered; returns how many clicks there were and which came to nothing. */
async function clicks(page) {
  const [empty, said] = [[], []];
  let chain = [];
  const close = (isFull) => {
    if (!isFull) empty.push(...chain);
    chain = [];
  };
  for (;;) {
    const { name, table } = await question(page);
    // What answers itself takes a moment: the table is asked first.
    if (await answersItself(page, table.now.n)) continue;
    if (FIRST.includes(name)) close(false);
    if (name === "over") return { empty, said };
    // What ends something comes last: first of all it is tried to do something.
    const real = answers(page).and(page.locator(":not([data-ends])"));
    const isAlive = (await real.count()) > 0 || table.now.asked.space;
    // The one pause that is wanted: before a card or a part of it ends, what was done last can still be taken back.
    const isPause = FIRST.includes(name) && table.now.undo === "free";
    assert.ok(isAlive || isPause, `${name} is asked, and nothing can be done`);
    const button = (await real.count()) > 0 ? real.first() : answers(page).first();
    chain.push(`${name}: ${await button.innerText()}`);
    said.push(chain.at(-1));
    const before = table.log.length;
    await doing(page, () => button.click());
    const events = (await peek(page)).log.slice(before).map(({ event }) => event);
    const hasHappened = events.some((it) => typeof it === "object" && !QUIET.includes(Object.keys(it)[0]));
    if (hasHappened || isPause || table.now.asked.space) close(true);
  }
}

for (const [name, { scenario = "first-steps", isDead = false, ...rest }] of Object.entries(CARDS)) {
  test(`SM-ACT-2: of all clicks that a card takes none comes to nothing: ${name}`, async () => {
    const page = await someone(house);
    const setup = { scenario, seats: ["us", "de"], position: position(rest) };
    await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
    const { empty, said } = await clicks(page);
    assert.deepEqual(empty, []);
    assert.ok(isDead ? said.length === 0 : said.length > 1, `${said.length} clicks`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("SM-ACT-3: a card that demands something but can do nothing ends, and that is said until the next answer", async () => {
  const page = await someone(house);
  // Tobin's first card demands that he is in cover; nobody could shoot. In the next phase Ellery may move.
  const setup = {
    scenario: "first-steps",
    seats: ["us", "de"],
    position: {
      ...position({ story: [2, 10, 14], soldiers: [COVERED, BEHIND_A_TREE, AWAY], shown: [1, 6] }),
      shown: [
        [
          [1, 6],
          [1, 4],
        ],
        [],
      ],
    },
  };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  const { name } = await question(page);
  assert.equal(name, "part", "of the second card");
  const told = page.locator(".slip .hint").getByText(/Tobin.*SHOOT.*nobody could do anything, so it ended/);
  await told.waitFor();
  await doing(page, () => answers(page).first().click());
  await told.waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("SM-HID-1: who was chosen to take cover does so without being asked again, which can be taken back", async () => {
  const page = await someone(house);
  const soldiers = [COVERED, BEHIND_A_TREE].map((it) => ({ ...it, spotted: true }));
  const hiding = position({ story: [5, 2, 14], soldiers: [...soldiers, AWAY], shown: [1, 3] });
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: hiding };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await question(page);
  await doing(page, () => answer(page, "Team").click());
  assert.equal((await question(page)).name, "who");
  const spotted = async () =>
    (await peek(page)).view.figures.filter((it) => it.spotted && it.seat === 0).map((it) => it.tag);
  assert.deepEqual((await spotted()).toSorted(), [1, 5]);
  await doing(page, () => answer(page, "Tobin").click());
  for (const end = Date.now() + 5_000; (await spotted()).includes(1) && Date.now() < end;)
    await page.waitForTimeout(50);
  assert.deepEqual(await spotted(), [5]);
  assert.deepEqual(page.complaints, []);
});

/** Dembski, in the open and spotted, is the only one who could take cover but has none; Tobin may walk. */
const WALK_AND_COVER = position({
  story: [10, 2, 14],
  soldiers: [TOBIN, soldier(5, 0, [180, 50], 16), HARMS],
  shown: [1, 7],
});

test("what answered itself is taken back together with what was answered before it", async () => {
  const page = await someone(house);
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: WALK_AND_COVER };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await question(page);
  await doing(page, () => answer(page, "Team").click());
  await doing(page, () => answer(page, "Dembski").click());
  assert.equal((await question(page)).name, "walk");
  await doing(page, () => answer(page, "Nobody").or(answer(page, "Dembski stays")).first().click());
  const { table } = await question(page);
  assert.equal(table.now.undo, "free");
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelector(".table").dataset.ask === "walk");
  assert.ok((await answers(page).count()) > 0, "the person's own question is put again");
  assert.deepEqual(page.complaints, []);
});

test("SM-ACT-3: when a card is to be paid for, the slip says what it costs", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  const soldiers = [TOBIN, soldier(8, 0, [216, 40], 16), HARMS];
  const setup = {
    scenario: "first-steps",
    seats: ["us", "de"],
    position: position({ story: [2, 1, 14], soldiers, shown: [8, 5] }),
  };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  assert.equal((await question(page)).name, "pay");
  await page.locator(".slip .hint").getByText("Cost: Be spotted").waitFor();
  assert.deepEqual(page.complaints, []);
});
