import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { LANGUAGES } from "../../../../web/e2e/languages.mjs";
import { scanned, shown } from "../../../../web/e2e/readable.mjs";
import {
  AGAINST_BOT,
  PHONE,
  SOME,
  asked,
  doing,
  join,
  newMatch,
  peek,
  picture,
  sheet,
  someone,
  tabTo,
} from "../../../../web/e2e/table.mjs";

const named = (page, name) => page.getByRole("button", { name, exact: true });

/** Fills the phases as the table suggests, and lays the cards. */
async function placeCards(page) {
  const fill = named(page, "Fill up for me");
  const ready = page.getByRole("button", { name: /^Lay face/ });
  await fill.or(ready).first().waitFor();
  if (await fill.isVisible()) await fill.click();
  await ready.click();
}

/** What the page asks now, as it says itself. */
const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");

/** Does the plainest thing that the page offers now, if it offers one. */
async function goOn(page) {
  const now = await kind(page);
  const quickly = { timeout: 1000 };
  if (now === "deploy") {
    await named(page, "Place them for me")
      .click(quickly)
      .catch(() => {});
    await named(page, "Confirm positions")
      .click(quickly)
      .catch(() => {});
  } else if (now === "place") await placeCards(page).catch(() => {});
  else {
    // A grenade is thrown at a place on the map: the plain way is to fire. Where every answer speaks of grenades, one of them will do.
    const acts = page.locator(".slip .acts .button");
    const plain = acts.filter({ hasNotText: /grenade/i });
    await ((await plain.count()) ? plain : acts)
      .first()
      .click(quickly)
      .catch(() => {});
  }
  await page.waitForTimeout(40);
  return now;
}

/** Goes on until cards are to be placed: events of the story may ask something before. */
async function toTheCards(...pages) {
  const until = Date.now() + 60_000;
  for (;;) {
    const kinds = await Promise.all(pages.map(kind));
    if (kinds.every((it) => it === "place")) return;
    assert.ok(Date.now() < until, `cards are not to be placed: ${kinds}`);
    for (const page of pages) if ((await kind(page)) !== "place") await goOn(page);
  }
}

test("the scenario to learn with is played to its end against the bot", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const until = Date.now() + 150_000;
  while ((await goOn(page)) !== "over") assert.ok(Date.now() < until, `it does not end: ${await kind(page)}`);
  const table = await peek(page);
  assert.ok(table.now.over, "the game has come to its end");
  await picture(page, "sergeants-over");
  await endTells(page, table);
  await replayFollows(page, table);
  assert.deepEqual(page.complaints, []);
});

/** The end has what each side lost, how lucky it was, and the orders that were secret. */
async function endTells(page, { log }) {
  const sides = page.locator(".ending .side");
  assert.equal(await sides.count(), 2);
  const killed = log.filter((it) => it.event.killed).length;
  const lost = await sides.locator("dt:text-is('Lost') + dd").allInnerTexts();
  assert.equal(lost.length, 2);
  assert.equal(lost.join() === "nothing,nothing", killed === 0, `${killed} killed: ${lost}`);
  const orders = await sides.locator("dt:text-is('Orders') + dd").allInnerTexts();
  assert.equal(orders.length, 2, "the orders of both are told");
  for (const it of orders) assert.match(it, /: .*carried out/);
  const shots = log.filter((it) => it.event.shot).length;
  const luck = await sides.locator("dt:text-is('Luck') + dd").allInnerTexts();
  assert.equal(luck.length > 0, shots > 0);
  for (const it of luck) assert.match(it, /^Hits: \d+; expected: \d+(\.\d)?; tries: [1-9]/);
}

/** All of the page is at the step of the replay, which goes by turns and at several speeds, and draws the shots. */
async function replayFollows(page, { log }) {
  await page.locator(".ending").getByRole("button", { name: "Close" }).click();
  const vp = async () =>
    (await page.locator(".turn .plaque b:last-child").allInnerTexts()).map((it) => parseInt(it, 10));
  const lines = () => page.locator(".panel.log [data-line]").count();
  const [atEnd, all] = [await vp(), await lines()];
  const shown = page.locator(".turn > .caps");
  await page.getByRole("slider").fill("0");
  await shown.getByText("Setting up").waitFor();
  assert.deepEqual(await vp(), [0, 0], "VP are those of the beginning");
  assert.equal(await page.locator(".checks .result").count(), 0, "nothing has been checked");
  assert.ok((await lines()) < all, "the log ends at the step");
  await named(page, "To the next turn").click();
  await page.getByText("Turn 1 of").first().waitFor();
  const turn = page.getByRole("combobox", { name: "Turn" });
  assert.equal(await turn.inputValue(), "1");
  if (log.filter((it) => it.event.turn_began).length > 1) {
    await turn.selectOption("2");
    await page.getByText("Turn 2 of").first().waitFor();
    await named(page, "To the turn before").click();
    await page.getByText("Turn 1 of").first().waitFor();
  }
  if (log.some((it) => it.event.shot)) await shotIsDrawn(page, log);
  await page.getByRole("slider").fill(await page.getByRole("slider").getAttribute("max"));
  await page.waitForURL((it) => !it.searchParams.has("at"));
  assert.deepEqual(await vp(), atEnd);
  await playedOn(page);
}

/** Played on at four times the speed, a shot has its line and its card. */
async function shotIsDrawn(page, log) {
  const { n } = log.find((it) => it.event.shot);
  await page.getByRole("slider").fill(String(n - 1));
  await page.getByText(`${n - 1} of`).waitFor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await named(page, "Play").click();
  await page.locator(".fire").first().waitFor();
  await named(page, "Pause").click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("slider").fill(String(n));
  await page.getByText(`${n} of`).waitFor();
}

/** From the first turn it is played again, once it is said who plays. */
async function playedOn(page) {
  const before = page.url();
  await page.getByRole("slider").fill("1");
  await page.waitForURL(/[?&]at=\d+/);
  await named(page, "Continue from here").click();
  const dialog = page.getByRole("dialog");
  const seats = dialog.getByRole("combobox");
  assert.deepEqual(await seats.evaluateAll((all) => all.map((it) => it.value)), ["me", "bot"]);
  await named(dialog, "Continue from here").click();
  await page.waitForURL((it) => !before.includes(it.pathname));
  await asked(page);
}

/** Everything that a page hears over its sockets. */
function overhear(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

test("two friends choose cards at the same time, across a reload and a killed server, and nobody sees the other's", async () => {
  const ada = await someone(house, { cutOff: true });
  const heardByAda = overhear(ada);
  const setup = { scenario: "race-to-the-bridge" };
  await newMatch(ada, { game: "sergeants", setup, seats: [{ seat: 0, player: "me" }] });
  const { match } = await peek(ada);
  const tom = await someone(house, { cutOff: true });
  const heardByTom = overhear(tom);
  await join(tom, match.invitation, "Tom").catch(() => {});
  await toTheCards(ada, tom);

  const hand = (await peek(ada)).view.seats[0].own.hand;
  await placeCards(ada);
  await ada.getByText("Your cards are placed.", { exact: false }).waitFor();
  await picture(ada, "sergeants-sealed");
  if (house.process) {
    await house.kill();
    await house.restart();
  }
  await ada.reload();
  await tom.reload();
  await ada.locator(".table[data-n]").waitFor();
  const { now } = await peek(ada);
  assert.deepEqual([now.asked, now.waiting], [undefined, [1]], "what was sealed stays sealed");
  await ada.getByText("Your cards are placed.", { exact: false }).waitFor();
  const { placing } = now.sealed[0];
  const laid = placing.filter((it) => hand.includes(it));
  const shown = ada.locator(".dock .sealed .pill");
  assert.ok(
    laid.length > 0 && laid.length === (await shown.count()),
    "one's own cards are still shown to oneself",
  );
  assert.ok(!("sealed" in (await peek(tom)).now), "and to nobody else");

  await toTheCards(tom);
  await placeCards(tom);
  for (let i = 0; (await peek(tom)).view.phase === 0; i += 1) {
    assert.ok(i < 200, "the first phase begins");
    await tom.waitForTimeout(50);
  }
  await picture(tom, "sergeants-revealed");

  // What nobody has shown stands in no byte for the other.
  const own = (text, seat) => JSON.parse(text).table?.view.seats[seat].own;
  assert.ok(hand.length > 0 && heardByAda.some((it) => own(it, 0)) && heardByTom.some((it) => own(it, 1)));
  assert.ok(!heardByAda.some((it) => own(it, 1)) && !heardByTom.some((it) => own(it, 0)));
  assert.deepEqual([...ada.complaints, ...tom.complaints], []);
});

test("a phone has room for map, phases and hand, in four languages, and readers can follow", async () => {
  for (const language of LANGUAGES) {
    const page = await someone(house, {
      size: PHONE,
      language,
      theme: language === "it" ? "dark" : "light",
    });
    await newMatch(page, {
      game: "sergeants",
      setup: { scenario: "race-to-the-bridge" },
      seats: AGAINST_BOT,
    });
    await toTheCards(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${language}: the page is ${wide} px too wide`);
    await picture(page, `sergeants-phone-${language}`);
    assert.deepEqual(await scanned(page), [], language);
    if (language !== "en")
      await sheet(page, `sergeants-${language}`, undefined, { sizes: SOME, themes: ["day"] });
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a ruler measures as the rules do", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const places = (view) => [0, 1].map((seat) => view.figures.find((it) => it.seat === seat && it.at.on));
  let found = [null];
  for (let i = 0; i < 100 && !found.every(Boolean); i += 1) {
    await goOn(page);
    found = places((await peek(page)).view);
  }
  const [mine, theirs] = found;
  const { ruler } = await peek(page, { what: "ruler", from: mine.tag, to: theirs.tag });
  const spot = ruler.verdicts.find((it) => it.stat === "spot");
  assert.equal(spot.yes, spot.needed <= spot.ability + spot.modifiers && spot.ability + spot.modifiers > 0);
  const look = ruler.lines.find((it) => it.action === "look");
  const sum = look.tiles.reduce((sum, it) => sum + it.areas + (it.counts ? it.number : 0), 0);
  assert.equal(sum, look.modifiers);
});

/** A match from a position, against the bot; its first question is asked. */
async function fromPosition(page, position, scenario = "first-steps") {
  const setup = {
    scenario,
    seats: ["us", "de"],
    position: { turn: 1, phase: 1, hands: [[], []], ...position },
  };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await asked(page);
}

/** Does something, and waits for the next question or the end. */
async function then(page, act) {
  await doing(page, act);
  return asked(page);
}

/** A click on a place of the map, in sixteenths of an inch. */
async function touchMap(page, [x, y]) {
  const at = await page.evaluate(
    ([x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform(
        document.querySelector("[data-tag]").closest("svg").getScreenCTM(),
      );
      return { x: point.x, y: point.y };
    },
    [x, y],
  );
  await page.mouse.click(at.x, at.y);
}

/** Goes on in the plainest way until something holds. */
async function until(page, holds) {
  for (let i = 0; i < 200; i += 1) {
    if (holds(await peek(page))) return;
    await goOn(page);
  }
  throw new Error("it does not come to that");
}

const inSlip = (page, name) => page.locator(".slip").getByRole("button", { name }).first();
const events = (table, name) => table.log.flatMap((it) => it.event[name] ?? []);

test("a grenade between two soldiers checks both", async () => {
  const page = await someone(house);
  await fromPosition(page, {
    story: [2, 1, 14],
    soldiers: [
      { tag: 1, seat: 0, at: { at: [216, 40], facing: 16 }, grenades: 1 },
      { tag: 51, seat: 1, at: { at: [250, 34], facing: 48 }, spotted: true },
      { tag: 55, seat: 1, at: { at: [250, 52], facing: 48 }, spotted: true },
      { tag: 53, seat: 1, at: { at: [380, 130], facing: 48 } },
    ],
    shown: [[[1, 2]], []],
    then: [{ phase: { phase: 1 } }, "finish"],
  });
  await then(page, () => inSlip(page, /dog tag/i).click());
  await then(page, () => inSlip(page, /grenade/i).click());
  // At the one; then the template goes behind them, onto both.
  await touchMap(page, [250, 34]);
  await page.locator("svg circle.rim").waitFor();
  await touchMap(page, [264, 43]);
  await page.locator(".note", { hasText: "Under the template: Harms and Kessing." }).waitFor();
  assert.deepEqual(await shown(page, "sergeants-grenade"), []);
  await doing(page, () => page.keyboard.press("Enter"));
  await until(page, (table) => events(table, "card_ended").length > 0);
  const table = await peek(page);
  const [threw] = events(table, "threw");
  assert.deepEqual([threw.tag, threw.target], [1, 51]);
  // Shots after that are another matter.
  const shot = table.log.findIndex((it) => it.event.shot);
  const grenade = { log: shot < 0 ? table.log : table.log.slice(0, shot) };
  const checks = events(grenade, "card_turned").filter((it) => it.turned === "hit");
  assert.equal(checks.length, 2, "both are checked");
  assert.deepEqual(page.complaints, []);
});

test("a melee is fought card by card in a scene of its own", async () => {
  const page = await someone(house);
  await fromPosition(page, {
    story: [10, 2, 14],
    soldiers: [
      { tag: 4, seat: 0, at: { at: [282, 26], facing: 32 } },
      { tag: 5, seat: 0, at: { at: [264, 40], facing: 16 } },
      { tag: 51, seat: 1, at: { at: [280, 40], facing: 16 } },
      { tag: 53, seat: 1, at: { at: [380, 130], facing: 48 } },
    ],
    hands: [
      [
        [4, 1],
        [4, 2],
        [4, 3],
      ],
      [
        [53, 1],
        [53, 2],
        [53, 3],
      ],
    ],
    shown: [[], []],
    then: ["melees", "place", "finish"],
  });
  const scene = page.getByRole("region", { name: "Melee" });
  await scene.waitFor();
  const blows = scene.locator(".blows li:not(.quiet)");
  const five = scene.locator(".group:not(.right) .blow-card");
  assert.equal(await five.count(), 5, "three cards and two against one");
  assert.deepEqual(await shown(page, "sergeants-melee"), []);
  let struck = 0;
  for (;;) {
    const { name } = await asked(page);
    if (name !== "strike") break;
    const card = five.and(page.locator(":enabled")).first();
    await doing(page, () => card.click());
    struck += 1;
    await blows.nth(struck - 1).waitFor();
  }
  if ((await kind(page)) === "capture")
    await doing(page, () => scene.locator(".acts .button").first().click());
  await until(page, (table) => table.view.melee === null || table.now.over);
  const fight = events(await peek(page), "struck");
  assert.ok(struck > 0 && fight.filter((it) => it.seat === 0).length >= struck);
  await scene.getByText("The melee is over for this phase.").waitFor();
  await picture(page, "sergeants-melee-over");
  await scene.locator(".acts .button.ink").click();
  await scene.waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

/** Goes to a button of the page by its words and presses it. */
async function pressNamed(page, name) {
  await tabTo(page, name, (name) => document.activeElement.textContent.trim() === name, name);
  await page.keyboard.press("Enter");
}

test("a turn by keyboard alone: from the first page to the cards of the second turn", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.locator(".play").waitFor();
  await tabTo(page, "the games", () => document.activeElement.matches("[role=tab]"));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "Play now", () => document.activeElement.matches(".play"));
  await page.keyboard.press("Enter");
  await page.locator(".table[data-n]").waitFor();
  let walked = false;
  for (let i = 0; i < 200; i += 1) {
    const { name, table } = await question(page);
    if (name === "over" || (table.view.turn === 2 && name === "place")) break;
    if (name === "deploy") {
      await pressNamed(page, "Place them for me");
      await named(page, "Confirm positions").waitFor();
      await doing(page, () => pressNamed(page, "Confirm positions"));
    } else if (name === "place") {
      await pressNamed(page, "Fill up for me");
      await doing(page, () =>
        tabTo(page, "laying the cards", () =>
          /^Lay face/.test(document.activeElement.textContent.trim()),
        ).then(() => page.keyboard.press("Enter")),
      );
    } else if (name === "walk" && !walked) {
      walked = await walkByKeys(page);
      assert.ok(walked);
    } else {
      const first = () => document.activeElement.matches(".slip .acts .button");
      await tabTo(page, "an answer", first);
      await doing(page, () => page.keyboard.press("Enter"));
    }
  }
  const table = await peek(page);
  assert.ok(table.view.turn === 2 || table.now.over, "the turn is over");
  await logByKeys(page);
  assert.deepEqual(page.complaints, []);
});

/** The log is one stop of Tab, however long it is: arrows go from line to line. */
async function logByKeys(page) {
  const at = () =>
    page.evaluate(() => {
      const line = document.activeElement.closest("[data-line]");
      return [...document.querySelectorAll("[data-line]")].indexOf(line);
    });
  const last = (await page.locator("[data-line]").count()) - 1;
  await tabTo(page, "the log", () => document.activeElement.matches(".list[role=region]"));
  for (const [key, line] of [
    ["ArrowUp", last],
    ["ArrowUp", last - 1],
    ["Home", 0],
    ["ArrowDown", 1],
    ["End", last],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await at(), line, key);
  }
  const stops = page.locator("[data-line]:has(button:not([tabindex='-1']))");
  assert.equal(await stops.count(), 1, "Tab stops in one line");
}

/** The question on the page, once it is also the table's. */
async function question(page) {
  const until = Date.now() + 30_000;
  for (;;) {
    const name = await kind(page);
    const table = await peek(page);
    if (name === "over" || name in (table.now.asked?.ask ?? {})) return { name, table };
    assert.ok(Date.now() < until, `nothing is asked: ${name}`);
    await page.waitForTimeout(50);
  }
}

/**
 * Walks with the keys of the map, an inch or more in the first direction that the table allows. A place exactly an inch away may be
 * refused in all four: those who begin side by side stand in each other's way, and no base lies across an edge. The note says how much
 * further it would do, and the small steps go there.
 */
async function walkByKeys(page) {
  const { view, now } = await peek(page);
  const { tag } = now.asked.ask.walk;
  const place = (view) => view.figures.find((it) => it.tag === tag).at.on.at;
  const from = place(view);
  await tabTo(page, "the map", () => document.activeElement.matches("[role=application]"));
  for (const way of ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]) {
    for (const step of [`Shift+${way}`, ...Array(12).fill(way)]) {
      await page.keyboard.press(step);
      await page.locator(".note.yes, .note.no").waitFor();
      if ((await page.locator(".note.yes").count()) === 0) continue;
      await doing(page, () => page.keyboard.press("Enter"));
      const to = place((await peek(page)).view);
      assert.ok(Math.hypot(to[0] - from[0], to[1] - from[1]) >= 16, "it is an inch at least");
      return true;
    }
    await page.keyboard.press("Escape");
  }
  return false;
}
