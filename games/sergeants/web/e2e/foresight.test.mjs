// What can be known before it is done: the odds of a shot, what a place would show, and who still waits at the frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  PHONE,
  doing,
  newMatch,
  peek,
  picture,
  sheet,
  someone,
} from "../../../../web/e2e/table.mjs";
import { SHOOTING, position, soldier } from "./posted.mjs";

const inSlip = (page, name) => page.locator(".slip").getByRole("button", { name }).first();

/** A match from a position; returns what never changes in it. */
async function from(page, position) {
  const world = page.waitForResponse((it) => /\/world/.test(it.url()));
  const setup = { scenario: "first-steps", seats: ["us", "de"], position };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  return (await world).json();
}

test("SM-SHT-2: before a shot each target shows the share of one's own deck that hits at its bands", async () => {
  const page = await someone(house);
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
    const share = `${Math.round((100 * hits.length) / deck.length)}%`;
    const button = inSlip(page, new RegExp(`^${name}|at ${name}`));
    assert.equal(await button.locator(".share").innerText(), share, name);
    await button.hover();
    const said = page.locator(".slip .odds");
    await said.waitFor();
    const first = `${share.replace("%", "")}% to hit: ${hits.length} of ${deck.length} cards`;
    assert.ok((await said.innerText()).startsWith(first), `${first} comes first`);
    shares.push(hits.length);
  }
  assert.ok(shares[0] > shares[1], "near is better than far");
  await picture(page, "sergeants-odds");
  assert.deepEqual(page.complaints, []);
});

test("SM-SHT-2: on a phone a finger that rests on a target is told its odds, and shoots at nobody", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  await from(page, SHOOTING);
  await doing(page, () => inSlip(page, /dog tag/i).click());
  await page.locator(".slip .share").first().waitFor();
  await page.locator(".slip").getByText("Hold a target to read its odds").waitFor();
  const before = (await peek(page)).now.n;
  const slip = page.locator(".meaning");
  const said = [];
  for (const name of ["Harms", "Kessing"]) {
    const target = inSlip(page, new RegExp(`^${name}|at ${name}`));
    const share = await target.locator(".share").innerText();
    const { x, y, width, height } = await target.boundingBox();
    const cdp = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(700);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await slip.waitFor();
    const text = await slip.innerText();
    assert.ok(text.startsWith(`${share} to hit: `), text);
    const box = await slip.boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844);
    said.push(text);
  }
  assert.notEqual(said[0], said[1]);
  await picture(page, "sergeants-odds-phone");
  assert.equal((await peek(page)).now.n, before, "nobody was shot at");
  // A tap still shoots.
  await doing(page, () => inSlip(page, /^Harms|at Harms/).tap());
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
  const page = await someone(house);
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
  const page = await someone(house);
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

test("SM-LOK-3, SM-SOL-8: an enemy's outlook tells what may be known, and a whole side's what all of it sees", async () => {
  const page = await someone(house);
  const world = await from(page, WALKING);
  const { view } = await peek(page);
  const nameOf = (tag) => world.soldiers[tag].name;
  // An enemy is looked at: with open cards the table answers for him.
  const enemy = page.locator('g[data-tag="51"]');
  const { x, y, width, height } = await enemy.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.move(2, 2);
  await page.locator(".eye").click();
  await page.locator(".outlook tbody tr").first().waitFor();
  const yes = (cell) => /^yes/i.test(cell);
  const theirs = (await peek(page, { what: "outlook", tag: 51 })).outlook;
  assert.deepEqual(
    (await rows(page)).map(([who, sees, seen]) => [who, yes(sees), yes(seen)]),
    theirs.enemies.map((it) => [nameOf(it.tag), it.spots, it.seen]),
  );
  await picture(page, "sergeants-outlook-enemy");

  const sides = { "My side": [1, 5], "The enemy": [51, 53] };
  for (const [side, tags] of Object.entries(sides)) {
    await page.getByRole("radio", { name: side }).check();
    const wanted = [];
    for (const tag of tags) {
      const { outlook } = await peek(page, { what: "outlook", tag });
      const named = (all) => all.map((it) => nameOf(it.tag)).join(" and ") || "nobody";
      wanted.push([
        nameOf(tag),
        named(outlook.enemies.filter((it) => it.spots)),
        named(outlook.enemies.filter((it) => it.seen)),
      ]);
    }
    for (const until = Date.now() + 5000; Date.now() < until;) {
      if (JSON.stringify(await rows(page)) === JSON.stringify(wanted)) break;
      await page.waitForTimeout(50);
    }
    assert.deepEqual(await rows(page), wanted, side);
  }
  assert.ok(view.figures.length >= 4);
  await sheet(page, "sergeants-outlook-side");
  assert.deepEqual(page.complaints, []);
});

test("SM-SOL-8: where numbers are hidden, the enemy's outlook says which Spot he would need", async () => {
  const page = await someone(house);
  const world = page.waitForResponse((it) => /\/world/.test(it.url()));
  const setup = { scenario: "crossing", seats: ["us", "de"], buying: true, position: WALKING };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  const { soldiers } = await (await world).json();
  const enemy = page.locator('g[data-tag="51"]');
  const { x, y, width, height } = await enemy.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.move(2, 2);
  await page.locator(".eye").click();
  await page.locator(".outlook tbody tr").first().waitFor();
  const asked = [];
  for (const tag of [1, 5]) {
    const { enemies } = (await peek(page, { what: "outlook", tag })).outlook;
    const it = enemies.find((faced) => faced.tag === 51);
    assert.equal(it.seen, undefined, "his numbers are hidden");
    asked.push([soldiers[tag].name, `with Spot ${it.takes}+`, it.spots]);
  }
  assert.deepEqual(
    (await rows(page)).map(([who, sees, seen]) => [who, sees, /^yes/i.test(seen)]),
    asked,
  );
  await page.locator(".outlook").getByText("Spot is hidden").waitFor();
  await picture(page, "sergeants-outlook-hidden");
  assert.deepEqual(page.complaints, []);
});
