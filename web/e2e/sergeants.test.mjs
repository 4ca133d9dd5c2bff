import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { house } from "./house.mjs";
import { PHONE, join, newMatch, peek, picture, somebody } from "./table.mjs";

const BOT = [
  { seat: 0, player: "me" },
  { seat: 1, player: "bot" },
];

const named = (page, name) => page.getByRole("button", { name, exact: true });

/** Fills the phases as the table suggests, and lays the cards. */
async function placeCards(page) {
  const fill = named(page, "Fill up for me");
  const ready = page.getByRole("button", { name: /^Ready: lay them/ });
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
    await named(page, "They stand")
      .click(quickly)
      .catch(() => {});
  } else if (now === "place") await placeCards(page).catch(() => {});
  else
    await page
      .locator(".slip .acts .button")
      .first()
      .click(quickly)
      .catch(() => {});
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
  const page = await somebody(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: BOT });
  const until = Date.now() + 150_000;
  while ((await goOn(page)) !== "over") assert.ok(Date.now() < until, `it does not end: ${await kind(page)}`);
  assert.ok((await peek(page)).now.over, "the game has come to its end");
  await picture(page, "sergeants-over");
  assert.deepEqual(page.complaints, []);
});

/** Everything that a page hears over its sockets. */
function overhear(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

test("two friends choose cards at the same time, across a reload and a killed server, and nobody sees the other's", async () => {
  const ada = await somebody(house);
  const heardByAda = overhear(ada);
  const setup = { scenario: "race-to-the-bridge" };
  await newMatch(ada, { game: "sergeants", setup, seats: [{ seat: 0, player: "me" }] });
  const { match } = await peek(ada);
  const tom = await somebody(house);
  const heardByTom = overhear(tom);
  await join(tom, match.invitation, "Tom").catch(() => {});
  await toTheCards(ada, tom);

  const hand = (await peek(ada)).view.seats[0].own.hand;
  await placeCards(ada);
  await ada.getByText("Your cards lie.", { exact: false }).waitFor();
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
  for (const language of ["en", "it", "es", "uk"]) {
    const page = await somebody(house, {
      size: PHONE,
      language,
      theme: language === "it" ? "dark" : "light",
    });
    await newMatch(page, { game: "sergeants", setup: { scenario: "race-to-the-bridge" }, seats: BOT });
    await toTheCards(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${language}: the page is ${wide} px too wide`);
    await picture(page, `sergeants-phone-${language}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter((it) => ["serious", "critical"].includes(it.impact));
    assert.deepEqual(
      serious.map((it) => `${language} ${it.id}: ${it.nodes[0]?.target}`),
      [],
    );
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a ruler measures as the rules do", async () => {
  const page = await somebody(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: BOT });
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
