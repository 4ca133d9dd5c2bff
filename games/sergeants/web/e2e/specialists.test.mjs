import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { house } from "../../../../web/e2e/house.mjs";
import { AGAINST_BOT, join, newMatch, peek, picture, someone } from "../../../../web/e2e/table.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";

const GERMANY = [
  { seat: 0, player: "bot" },
  { seat: 1, player: "me" },
];
const quickly = { timeout: 1000 };

const named = (page, name) => page.getByRole("button", { name, exact: true });

/** What the page asks now, as it says itself. */
const kind = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");

/** Presses a button if there is one now. */
const press = (button) => button.click(quickly).catch(() => {});

async function readable(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((it) => ["serious", "critical"].includes(it.impact));
  assert.deepEqual(
    serious.map((it) => `${it.id}: ${it.nodes[0]?.target}`),
    [],
  );
}

/** Does the plainest thing; soldiers who may walk go an inch or two into the map. */
async function goOn(page, n) {
  const now = await kind(page);
  if (now === "place") {
    await press(named(page, "Fill up for me"));
    await press(page.getByRole("button", { name: /^Lay face/ }));
  } else if (now === "deploy") {
    await press(named(page, "Place them for me"));
    await press(named(page, "Confirm positions"));
  } else if (now === "walk" && n % 3 > 0) {
    await page
      .getByLabel(/^Map of the battlefield/)
      .first()
      .focus(quickly)
      .catch(() => {});
    await page.keyboard.press(n % 2 ? "Shift+ArrowUp" : "Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await page.waitForTimeout(250);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(100);
  } else
    await press(
      page
        .locator(".slip .acts .button")
        .filter({ hasNotText: /grenade/i })
        .first(),
    );
  await page.waitForTimeout(30);
}

test("a force with specialists and a team panel is bought, and what does not fit is refused", async () => {
  const page = await someone(house);
  await newMatch(page, {
    game: "sergeants",
    setup: { scenario: "picked-men", buying: true },
    seats: AGAINST_BOT,
  });
  await named(page, "Suggested force").click();
  const cost = async () =>
    Number((await page.getByText(/It costs \d+ VP/).innerText()).match(/costs (\d+)/)[1]);
  const box = (name) => page.locator(".sale li", { hasText: name }).getByRole("checkbox");
  for (const name of ["Malloy", "Ashby"]) await box(name).uncheck();
  for (const name of ["Tobin", "Burkhart"]) await box(name).check();
  await page.waitForTimeout(300);
  const suggested = await cost();
  await page.getByRole("group", { name: "Cards that Langdon brings" }).scrollIntoViewIfNeeded();
  await page.getByRole("checkbox", { name: /^On my word/ }).uncheck();
  await picture(page, "specialists-force");

  await named(page, "Team panels").click();
  const panel = page.getByRole("region", { name: "Base of fire" });
  const place = (n) => panel.locator(`[data-place="base-of-fire/${n}"]`);
  const drag = async (soldier, onto) => {
    await page.locator(".sale li", { hasText: soldier }).locator(".cells").first().hover();
    await page.mouse.down();
    const { x, y } = await onto.boundingBox();
    await page.mouse.move(x + 40, y + 12, { steps: 6 });
    await page.mouse.up();
  };
  await drag("Penrose", place(0));
  await panel.getByText("Penrose can’t have this place", { exact: false }).waitFor();
  await drag("Tobin", place(2));
  await panel.getByRole("button", { name: "Take Tobin off Base of fire" }).waitFor();
  assert.equal(await cost(), suggested, "a panel costs nothing");
  await page.getByLabel(/^Place 2 of Base of fire/).selectOption({ label: "Burkhart (6 VP)" });
  await panel.getByRole("button", { name: "Take Burkhart off Base of fire" }).waitFor();
  assert.deepEqual(await shown(page, "sergeants-force"), []);

  await page.getByRole("button", { name: /^Enlist \d+ soldiers/ }).click();
  for (let i = 0; (await kind(page)) === "force"; i += 1) {
    assert.ok(i < 100, "the force is taken");
    await page.waitForTimeout(50);
  }
  const { view } = await peek(page);
  assert.deepEqual(view.tableau[0].panels, ["base-of-fire", "point"]);
  const langdon = view.seats[0].own.soldiers.find((it) => it.tag === 25);
  assert.deepEqual(langdon.cards, [9], "a card that was left out is left out");
  assert.deepEqual(page.complaints, []);
});

/** Kittredge, who may have a reaction to a move as far as everybody knows, but has none in hand; Harms is about to move. */
const WATCHED = {
  turn: 1,
  phase: 1,
  story: [10, 2, 14],
  soldiers: [
    { tag: 21, seat: 0, at: { at: [280, 262], facing: 16 }, cards: [8] },
    { tag: 51, seat: 1, at: { at: [520, 262], facing: 48 } },
    { tag: 71, seat: 1, at: { at: [520, 300], facing: 48 } },
  ],
  hands: [[[21, 1]], []],
  shown: [[], [[71, 4]]],
  then: [{ phase: { phase: 1 } }, "finish"],
};
const watched = { scenario: "picked-men", seats: ["us", "de"], position: WATCHED };

/** Whether a page asks for a reaction or a preempt. */
const isWindow = async (page) => ["react", "preempt"].includes(await kind(page));

test("SM-SPC-2: among people everybody is asked for a reaction, quietly, and one may pass for the rest of the turn", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: watched, seats: AGAINST_BOT.slice(0, 1) });
  const tom = await someone(house);
  await join(tom, (await peek(page)).match.invitation, "Tom");
  const until = Date.now() + 120_000;
  for (let n = 0; !(await isWindow(page)); n += 1) {
    assert.ok(Date.now() < until, `nobody is asked for a reaction: ${await kind(tom)}`);
    await goOn(tom, n);
  }
  await named(page, "Pass").waitFor();
  const { now } = await peek(page);
  assert.ok(
    now.asked.options.every((it) => it.card === undefined),
    "who has none is asked as well: others would learn it",
  );
  await picture(page, "specialists-window");
  await readable(page);
  await named(page, "Pass for longer").click();
  await picture(page, "specialists-longer");
  await named(page, "Pass for this turn").click();

  // He need not answer again: the table passes for him, no sooner than he would himself.
  for (let n = 0; (await kind(page)) !== "over"; n += 1) {
    assert.ok(Date.now() < until + 60_000, "the turn ends");
    await goOn(tom, n);
  }
  assert.deepEqual([...page.complaints, ...tom.complaints], []);
});

test("SM-SPC-2: against a bot, who learns nothing by it, nobody is asked who can only pass", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: watched, seats: AGAINST_BOT });
  for (const until = Date.now() + 60_000; (await kind(page)) !== "over";) {
    assert.ok(Date.now() < until, "it ends, and nobody presses anything");
    assert.ok(!(await isWindow(page)), "there is nothing to choose");
    await page.waitForTimeout(20);
  }
  assert.deepEqual(page.complaints, []);
});

/** An officer and a marksman with a telescopic sight south of the crossroads, and two Germans beyond some smoke. */
const MEETING = {
  turn: 1,
  phase: 0,
  story: [11, 2, 14],
  soldiers: [
    { tag: 22, seat: 0, at: { at: [280, 262], facing: 16 }, carries: ["scope"] },
    { tag: 25, seat: 0, at: { at: [270, 300], facing: 16 }, cards: [8] },
    { tag: 71, seat: 1, at: { at: [520, 262], facing: 48 } },
    { tag: 77, seat: 1, at: { at: [520, 300], facing: 48 } },
  ],
  hands: [
    [1, 2, 3, 4, 5, 6, 7].flatMap((nr) => [
      [22, nr],
      [25, nr],
    ]),
    [
      [71, 1],
      [71, 2],
      [77, 1],
      [77, 2],
    ],
  ],
  markers: [{ what: { smoke: 2 }, tile: "4", turn: 1 }],
  then: ["place", "finish"],
};

test("an officer places second cards, with the keyboard alone", async () => {
  const page = await someone(house);
  const setup = { scenario: "picked-men", seats: ["us", "de"], position: MEETING };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await named(page, "Fill up for me").click();
  await page.getByText("Your officer may command second cards for 2 phases.").waitFor();
  const seconds = page.locator("button.second");
  const filled = () => page.locator("button.second.full").count();
  for (const phase of [1, 2, 3]) {
    const n = await page.getByRole("option").count();
    for (let i = 0; i < n && (await filled()) < phase; i += 1) {
      await page.getByRole("option").nth(i).focus();
      await page.keyboard.press(`Shift+Digit${phase}`);
    }
  }
  assert.equal(await seconds.count(), 3);
  assert.equal(await filled(), 2, "no more than he commands");
  await picture(page, "specialists-seconds");
  await readable(page);
  await page.getByRole("button", { name: /^Lay face/ }).click();
  for (let i = 0; (await peek(page)).view.seats[0].hand > 9; i += 1) {
    assert.ok(i < 100, "five cards lie");
    await page.waitForTimeout(50);
  }
  assert.deepEqual(page.complaints, []);
});

test("smoke lies on the map, and the ruler tells what it and optics add", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "smoke-screen" }, seats: GERMANY });
  const shells = page.getByRole("img", { name: /thick smoke/ });
  for (let n = 0; (await shells.count()) === 0; n += 1) {
    assert.ok(n < 60, "the smoke lies from the first turn on");
    await goOn(page, n);
  }
  await picture(page, "specialists-smoke");

  const setup = { scenario: "picked-men", seats: ["us", "de"], position: MEETING };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await page.getByRole("img", { name: /light smoke/ }).waitFor();
  for (const tag of [25, 71]) {
    await page.locator(`[data-tag="${tag}"]`).first().focus();
    await page.keyboard.press("Enter");
  }
  const { ruler } = await peek(page, { what: "ruler", from: 25, to: 71 });
  const { tiles } = ruler.lines.find((it) => it.action === "look");
  const smoke = tiles.reduce((sum, it) => sum + it.smoke, 0);
  assert.ok(smoke < 0);
  await page.locator(".parts .smoke").getByText(`−${-smoke}`).waitFor();
  await picture(page, "specialists-ruler");
  await readable(page);
  assert.deepEqual(page.complaints, []);
});
