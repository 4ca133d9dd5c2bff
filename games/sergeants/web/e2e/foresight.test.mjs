// What can be known before it is done: the odds of a shot, what a place would show, and who still waits at the frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, doing, newMatch, peek, picture, somebody } from "../../../../web/e2e/table.mjs";
import { position, soldier } from "./posted.mjs";

const inSlip = (page, name) => page.locator(".slip").getByRole("button", { name }).first();

/** Tobin may shoot, at Harms who is near or at Kessing who is far. */
const SHOOTING = position({
  story: [2, 1, 14],
  soldiers: [
    soldier(1, 0, [216, 40], 16),
    soldier(4, 0, [40, 120], 16),
    soldier(5, 0, [66, 16], 16),
    soldier(51, 1, [250, 34], 48, { spotted: true }),
    soldier(55, 1, [380, 52], 48, { spotted: true }),
  ],
  shown: [1, 2],
});

/** A match from a position; returns what never changes in it. */
async function from(page, position) {
  const world = page.waitForResponse((it) => /\/world/.test(it.url()));
  const setup = { scenario: "first-steps", seats: ["us", "de"], position };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  return (await world).json();
}

test("SM-SHT-2: before a shot each target shows the share of one's own deck that hits at its bands", async () => {
  const page = await somebody(house);
  const world = await from(page, SHOOTING);
  await doing(page, () => inSlip(page, /dog tag/i).click());
  await page.locator(".slip .share").first().waitFor();
  const { deck } = (await peek(page)).view.seats[0].own;
  assert.ok(deck.length > 10);
  const shares = [];
  for (const [tag, name] of [
    [51, "Harms"],
    [55, "Kessing"],
  ]) {
    const { odds } = await peek(page, { what: "odds", tag: 1, target: tag });
    const counted = ["long", "short", "close"].filter((it) => odds.bands[it]);
    const hits = deck.filter((card) => counted.some((band) => world.cards[card].hit[band] !== "miss"));
    const share = `${Math.round((100 * hits.length) / deck.length)} %`;
    const button = inSlip(page, new RegExp(`^${name}|at ${name}`));
    assert.equal(await button.locator(".share").innerText(), share, name);
    await button.hover();
    const said = page.locator(".slip .odds");
    await said.waitFor();
    const first = `${share.replace(" %", "")} % to hit: ${hits.length} of ${deck.length} cards`;
    assert.ok((await said.innerText()).startsWith(first), `${first} comes first`);
    shares.push(hits.length);
  }
  assert.ok(shares[0] > shares[1], "near is better than far");
  await picture(page, "sergeants-odds");
  assert.deepEqual(page.complaints, []);
});

/** Dembski may walk out from behind the wood; Harms stands in the open, Brix far away. */
const WALKING = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(1, 0, [66, 16], 16),
    soldier(5, 0, [222, 40], 16),
    soldier(51, 1, [280, 40], 48, { spotted: true }),
    soldier(53, 1, [380, 130], 48),
  ],
  hand: [[1, 1]],
  shown: [1, 4],
});

/** The rows of the outlook: who, whether he is seen, whether he sees. */
const rows = (page) =>
  page
    .locator(".outlook tbody tr")
    .evaluateAll((all) => all.map((it) => [...it.children].map((cell) => cell.textContent.trim())));

test("SM-LOK-3: the outlook says who would be seen from a place and who would see one there, as the table does", async () => {
  const page = await somebody(house);
  await from(page, WALKING);
  await doing(page, () => inSlip(page, /Team bubble/).click());
  await doing(page, () => inSlip(page, "Dembski").click());
  await page.mouse.move(2, 2);
  await page.locator(".eye").click();
  await page.locator(".outlook tbody tr").first().waitFor();
  const fires = (bands) => bands !== undefined;
  const says = ({ outlook }) =>
    outlook.enemies.map((it) => [it.spots, fires(it.shot), it.seen ?? it.takes, fires(it.shot_at)]);
  const isFire = (cell) => /long|short|close/i.test(cell);
  const shows = async () =>
    (await rows(page)).map(([, sees, seen]) => [
      /^yes/i.test(sees),
      isFire(sees),
      Number(/\d+/.exec(seen)?.[0]) || /^yes/i.test(seen),
      isFire(seen),
    ]);
  const here = await peek(page, { what: "outlook", tag: 5 });
  assert.deepEqual(await shows(), says(here));
  assert.equal((await rows(page)).length, 2);

  // An inch down, with the base still in one's hand, and turned away from both: he could shoot at nobody, and still be shot at.
  await page.locator("[role=application]").focus();
  await page.keyboard.press("Shift+ArrowDown");
  for (let i = 0; i < 8; i += 1) await page.keyboard.press(">");
  await page.locator(".note.yes, .note.no").waitFor();
  const turned = await peek(page, { what: "outlook", tag: 5, at: { at: [222, 56], facing: 48 } });
  for (const end = Date.now() + 5000; Date.now() < end;) {
    if (JSON.stringify(await shows()) === JSON.stringify(says(turned))) break;
    await page.waitForTimeout(50);
  }
  assert.deepEqual(await shows(), says(turned), "as from there");
  assert.notDeepEqual(says(turned), says(here), "another place shows something else");
  await picture(page, "sergeants-outlook");
  await page.locator(".eye").click();
  await page.locator(".outlook").waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("SM-SCN-9: who is to be placed waits at the frame, is taken from there, and is gone from it when placed", async () => {
  const page = await somebody(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const own = (await peek(page)).view.figures.filter((it) => it.seat === 0).map((it) => it.tag);
  const waiting = (tag) => page.locator(`[data-waiting="${tag}"]`);
  await waiting(own[0]).waitFor();
  const ground = await page.evaluate(() => {
    const svg = document.querySelector("svg.live");
    const { a, e, f } = svg.getScreenCTM();
    return { a, left: e, top: f };
  });
  for (const tag of own) {
    const box = await waiting(tag).boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isOutside =
      x < ground.left ||
      y < ground.top ||
      x > ground.left + 5 * 80 * ground.a ||
      y > ground.top + 2 * 80 * ground.a;
    assert.ok(isOutside, `${tag} stands beside the map, not on it`);
  }
  // The last one is taken up and put onto a tile where they begin.
  const last = own.at(-1);
  const frame = await waiting(last).boundingBox();
  await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await waiting(last).locator(".ring.now").waitFor();
  await page.mouse.move(ground.left + 40 * ground.a, ground.top + 40 * ground.a);
  await page.mouse.click(ground.left + 40 * ground.a, ground.top + 40 * ground.a);
  const go = page.locator(".note.yes .go");
  await go.waitFor();
  await go.click();
  await page.locator(`g[data-tag="${last}"]`).waitFor();
  assert.equal(await waiting(last).count(), 0, "he has left the frame");
  assert.equal(await waiting(own[0]).count(), 1, "the others have not");
  assert.deepEqual(page.complaints, []);
});
