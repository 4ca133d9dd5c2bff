import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  PHONE,
  asked,
  doing,
  newMatch,
  openBrowser,
  peek,
  picture,
  someone,
  tabTo,
} from "../../../../web/e2e/table.mjs";

/** Two Germans on the road, spotted, and one in the garden. */
const GERMANS = [
  { tag: 53, seat: 1, at: { at: [300, 120], facing: 48 }, spotted: true },
  { tag: 55, seat: 1, at: { at: [312, 134], facing: 48 }, spotted: true },
  { tag: 60, seat: 1, at: { at: [420, 260], facing: 48 } },
];
/** Story cards whose first phase begins with that action. */
const STORY = { look: [1, 2, 14], shoot: [2, 1, 14], hide: [5, 1, 14], move: [3, 2, 14] };

/** One of the player's own soldiers on the lane, looking along the road. */
const onTheLane = (tag, carries) => ({ tag, seat: 0, at: { at: [124, 120], facing: 16 }, carries });

/** A match in which one plays this card of a soldier now. */
async function playing(page, action, [tag, nr], soldiers, more = {}) {
  const position = {
    turn: 1,
    phase: 1,
    story: STORY[action],
    soldiers: [...soldiers, ...GERMANS],
    hands: [[], []],
    shown: [[[tag, nr]], []],
    then: [{ phase: { phase: 1 } }, "finish"],
    ...more,
  };
  const setup = { scenario: "smoke-screen", seats: ["us", "de"], position };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await asked(page);
}

const inSlip = (page, name) => page.locator(".slip").getByRole("button", { name }).first();
const events = (table, name) => table.log.flatMap((it) => it.event[name] ?? []);

/** Presses a button of the slip, and waits for the next question. */
async function press(page, name) {
  await doing(page, () => inSlip(page, name).click());
  return asked(page);
}

/** Plays the dog tag action: only one thing comes of it, so that the next question that is put is what that thing asks. */
async function playTag(page, wanted) {
  await doing(page, () => inSlip(page, /dog tag/i).click());
  return asked(page, [wanted]);
}

/** Where a place of the map is on the screen, in sixteenths of an inch. */
const onScreen = (page, [x, y]) =>
  page.evaluate(
    ([x, y]) => {
      const map = document.querySelector("[data-tag]").closest("svg");
      const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
      return { x: at.x, y: at.y };
    },
    [x, y],
  );

async function clickMap(page, place) {
  const { x, y } = await onScreen(page, place);
  await page.mouse.click(x, y);
}

async function readable(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((it) => ["serious", "critical"].includes(it.impact));
  assert.deepEqual(
    serious.map((it) => `${it.id}: ${it.nodes[0]?.target}`),
    [],
  );
}

/** A tile of the map that is chosen, as it is drawn. */
const chosenTile = (page) => page.locator("svg rect.chosen");

test("a smoke grenade is thrown on a tile, and the ruler tells of the smoke", async () => {
  const page = await someone(house);
  await playing(page, "shoot", [4, 2], [onTheLane(4, ["smoke-grenades"])]);
  await press(page, /dog tag/i);
  await press(page, /throw a grenade/);
  await press(page, /Smoke grenades/);
  const smoke = page.getByRole("img", { name: /light smoke/ });
  assert.equal(await smoke.count(), 0);
  // The first click chooses the tile, the second one throws.
  await clickMap(page, [200, 140]);
  await chosenTile(page).waitFor();
  await picture(page, "equipment-smoke-aim");
  await readable(page);
  await doing(page, () => clickMap(page, [200, 140]));
  await smoke.waitFor();
  const table = await peek(page);
  const { tile } = events(table, "used")[0].aim;
  assert.equal(table.world.map.tiles[tile].id, "14");
  assert.deepEqual(
    table.view.markers.smoke.map((it) => [it.tile, it.times]),
    [[tile, 2]],
  );
  assert.deepEqual(table.view.seats[0].own.soldiers[0].spent, [["smoke-grenades", 1]]);

  await clickMap(page, [124, 120]);
  await clickMap(page, [300, 120]);
  const { ruler } = await peek(page, { what: "ruler", from: 4, to: 53 });
  // He is asked to throw another, so that the ruler is laid for SHOOT.
  const { tiles } = ruler.lines.find((it) => it.action === "shoot");
  const added = tiles.reduce((sum, it) => sum + it.smoke, 0);
  assert.ok(added < 0, "the smoke counts");
  await page.locator(".parts .smoke").getByText(`−${-added}`).waitFor();
  await picture(page, "equipment-smoke");
  await readable(page);
  assert.deepEqual(page.complaints, []);
});

test("a bazooka is fired at two men, each of whom is checked", async () => {
  const page = await someone(house);
  await playing(page, "shoot", [5, 2], [onTheLane(5, ["bazooka"])]);
  await playTag(page, "shoot");
  await press(page, /Bazooka/);
  await clickMap(page, [300, 120]);
  await page.locator(".note.yes", { hasText: "Under the template: Lohse and Kessing." }).waitFor();
  await picture(page, "equipment-bazooka");
  await readable(page);
  // A target out of its reach is refused, in words, and nothing is fired.
  await clickMap(page, [420, 260]);
  await page.locator(".note.no").waitFor();
  assert.ok(await page.locator(".note .go").isDisabled());
  await clickMap(page, [300, 120]);
  await page.locator(".note.yes").waitFor();
  await doing(page, () => page.locator(".note .go").click());
  const { name, table } = await asked(page);
  assert.equal(name, "victim");
  assert.deepEqual(events(table, "used")[0].aim, { template: { target: 53, centre: [300, 120] } });
  assert.ok(
    table.view.figures.find((it) => it.tag === 5).spotted,
    "who fires such a thing is seen (SM-SHT-1)",
  );
  // One of them is chosen on the map, and confirmed there.
  await clickMap(page, [300, 120]);
  await doing(page, () => clickMap(page, [300, 120]));
  for (let i = 0; ; i += 1) {
    const checks = events(await peek(page), "card_turned").filter((it) => it.turned === "hit");
    if (checks.length >= 2) break;
    assert.ok(i < 100, "he is checked");
    await page.waitForTimeout(50);
  }
  assert.deepEqual(page.complaints, []);
});

test("a foxhole is dug with the spade, and gives cover", async () => {
  const page = await someone(house);
  await playing(page, "hide", [3, 3], [onTheLane(3, ["spade", "mines"])]);
  const { table } = await playTag(page, "cover");
  const soldier = () => peek(page, { what: "soldier", tag: 3 });
  assert.equal((await soldier()).soldier.cover, undefined, "the lane is open ground");
  assert.ok(table.now.asked.options.some((it) => it.use === "spade"));
  await picture(page, "equipment-spade");
  await press(page, /Entrenching tool/);
  await page.getByRole("img", { name: /foxhole/ }).waitFor();
  assert.deepEqual((await peek(page)).view.markers.foxholes, [{ at: [124, 120], cover: 2 }]);
  assert.equal((await soldier()).soldier.cover, "foxhole");
  await clickMap(page, [124, 120]);
  await page.getByText("In cover at 2A").waitFor();
  await picture(page, "equipment-foxhole");
  assert.deepEqual(page.complaints, []);
});

/** The cards of a soldier, but for these. */
const cardsOf = (tag, ...but) =>
  [1, 2, 3, 4, 5, 6, 7].filter((nr) => !but.includes(nr)).map((nr) => [tag, nr]);

test("a medic dashes to a man among mines, and his own card saves him", async () => {
  const page = await someone(house, { theme: "dark" });
  // Nothing is left in the deck but one card of Fontaine: it hits by blast, it kills, and it is his own.
  const hand = [...cardsOf(10, 1, 4), ...cardsOf(24)];
  await playing(
    page,
    "move",
    [10, 4],
    [onTheLane(10, []), { tag: 24, seat: 0, at: { at: [98, 148], facing: 16 } }],
    { hands: [hand, []], markers: [{ what: "mines", tile: "2", by: 1 }] },
  );
  await page.getByRole("img", { name: /mines/ }).waitFor();
  await playTag(page, "walk");
  await clickMap(page, [148, 122]);
  await page.locator(".note.yes").waitFor();
  await picture(page, "equipment-mines");
  await doing(page, () => page.locator(".note .go").click());
  const { table } = await asked(page);
  assert.deepEqual(events(table, "endangered"), [{ tag: 10, by: "mines" }]);
  assert.deepEqual(events(table, "tended"), [{ tag: 10, by: 24 }]);
  assert.deepEqual(events(table, "saved"), [{ tag: 10, by: 24 }]);
  assert.deepEqual(
    events(table, "card_turned").map((it) => it.turned),
    ["hit", "damage", "identity"],
  );
  const [medic, saved] = [24, 10].map((tag) => table.view.figures.find((it) => it.tag === tag));
  assert.ok(saved.wounded && saved.at.on, "he lives, and goes on");
  assert.notDeepEqual(medic.at.on.at, [98, 148], "the medic has come");
  await page.getByRole("button", { name: /^Fontaine, .*wounded/ }).waitFor();
  await picture(page, "equipment-medic");
  await readable(page);
  assert.deepEqual(page.complaints, []);
});

test("a battery is called with the keyboard, and fires smoke instead", async () => {
  const page = await someone(house);
  await playing(page, "look", [3, 1], [onTheLane(3, ["radio", "battery"])]);
  const pressKey = async (name) => {
    const there = (name) =>
      document.activeElement.matches(".slip button") &&
      `${document.activeElement.getAttribute("aria-label")} ${document.activeElement.textContent}`.includes(
        name,
      );
    await tabTo(page, name, there, name);
    await doing(page, () => page.keyboard.press("Enter"));
    return asked(page);
  };
  await pressKey("Dog tag");
  await asked(page, ["spot"]);
  await pressKey("Battery on call");
  const { name } = await pressKey("20A (House by the road)");
  assert.equal(name, "smoke");
  await picture(page, "equipment-battery");
  await pressKey("Smoke");
  await page.getByRole("img", { name: /thick smoke/ }).waitFor();
  const { view } = await peek(page);
  assert.deepEqual(
    view.markers.smoke.map((it) => it.times),
    [3],
  );
  assert.deepEqual(page.complaints, []);
});

test("on a phone, mines are laid with a finger", async () => {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: "en",
    reducedMotion: "reduce",
    baseURL: house.url,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await playing(page, "hide", [3, 3], [onTheLane(3, ["mines"])]);
  const tap = async (name) => {
    await doing(page, () => inSlip(page, name).tap());
    return asked(page);
  };
  await tap(/dog tag/i);
  await asked(page, ["cover"]);
  await tap(/Mines/);
  const tapMap = async () => {
    const { x, y } = await onScreen(page, [124, 140]);
    await page.touchscreen.tap(x, y);
  };
  await tapMap();
  await chosenTile(page).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px too wide`);
  await picture(page, "equipment-phone");
  await doing(page, tapMap);
  await page.getByRole("img", { name: /mines/ }).waitFor();
  const { view, world } = await peek(page);
  assert.deepEqual(
    view.markers.mines.map((it) => world.map.tiles[it.on.tile].id),
    ["2"],
  );
  await context.close();
});
