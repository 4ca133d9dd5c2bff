// No dead questions: nobody is asked to choose somebody who can do nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, newMatch, peek, somebody } from "../../../../web/e2e/table.mjs";

const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");
const named = (page, name) => page.getByRole("button", { name, exact: true });

/** Questions that only lead to others. */
const LEADING = ["part", "who", "act", "either", "row"];
/** Questions with which something new begins. */
const FIRST = ["part", "who"];
/** Events that change nothing on the table. */
const QUIET = ["part_began", "acted", "card_began", "card_ended"];

/** The question on the page, once it is the table's too. */
async function question(page) {
  for (const end = Date.now() + 40_000; Date.now() < end;) {
    const name = await kind(page);
    const table = await peek(page);
    if (name === "over" || (name && name in (table.now.asked?.ask ?? {}))) return { name, table };
    await page.waitForTimeout(30);
  }
  throw new Error("nothing is asked");
}

async function press(page, button, n) {
  await button.click({ timeout: 3000 });
  for (const end = Date.now() + 5000; Date.now() < end;) {
    if ((await peek(page)).now.n > n) return;
    await page.waitForTimeout(30);
  }
}

/** Plays as a newcomer does who takes the first thing offered; tells which of the first clicks came to nothing. */
async function clicks(page, most) {
  const all = [];
  let chain = [];
  let isFull = false;
  const close = () => {
    all.push(...chain.map(() => isFull));
    [chain, isFull] = [[], false];
  };
  while (all.length + chain.length < most) {
    const { name, table } = await question(page);
    const { asked, n } = table.now;
    if (name === "over") break;
    if (name === "deploy") {
      await named(page, "Place them for me").click();
      await press(page, named(page, "Confirm positions"), n);
    } else if (name === "place") {
      // A hand of which no card fits is ready at once.
      const ready = page.getByRole("button", { name: /^Ready: lay them/ });
      await named(page, "Fill up for me").or(ready).first().click();
      if ((await peek(page)).now.n === n && (await kind(page)) === "place") await press(page, ready, n);
    } else {
      if (FIRST.includes(name)) close();
      const real = asked.options.filter((it) => it !== "done" && it !== "no");
      if (!LEADING.includes(name) && (real.length > 0 || asked.space)) isFull = true;
      // What ends something comes last: first of all it is tried to do something.
      const all = page.locator(".slip .acts .button");
      const button = all.and(page.locator(":not([data-ends])")).or(all).first();
      const said = await button.innerText();
      const before = table.log.length;
      await press(page, button, n);
      const log = (await peek(page)).log.slice(before);
      const hasHappened = log.some(
        ({ event }) => typeof event === "object" && !QUIET.includes(Object.keys(event)[0]),
      );
      if (hasHappened) isFull = true;
      chain.push(`${name}: ${said}`);
    }
  }
  close();
  return all.slice(0, most);
}

test("in “Picked men” the first clicks of a newcomer do something", async () => {
  const page = await somebody(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "picked-men" }, seats: AGAINST_BOT });
  const first = await clicks(page, 12);
  const empty = first.filter((it) => !it).length;
  console.log(`${empty} of ${first.length} clicks came to nothing`);
  // Ten of them were empty before the table judged who has anything to do. Cards fall as they fall: six runs had 0 to 4.
  assert.ok(empty <= 6, `${empty} of ${first.length} clicks came to nothing`);
  assert.deepEqual(page.complaints, []);
});
