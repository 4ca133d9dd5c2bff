import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { TRANSLATIONS } from "../../../../web/e2e/languages.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import { AGAINST_BOT, PHONE, TABLET, peek, sheet, someone } from "../../../../web/e2e/table.mjs";
import { march, newMatch, pointOf, touch } from "./hands.mjs";

const PROGRAM =
  process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../../../target/debug/sandtable");

const verdict = (page) => page.getByRole("region", { name: "What the rules say" });
const looked = (page) => page.locator("[data-looked=true]").waitFor();
const fine = (page) => page.locator("[data-fine=true]").waitFor();
const put = (page, unit) => page.locator(`[data-put=${unit}]`);
const leaf = (page, name) =>
  page.getByRole("group", { name: "Parts of the position" }).getByRole("button", { name });
const kept = (page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("sandtable-aces-positions")).sort((a, b) => b.changed - a.changed)[0],
  );
const units = async (page) =>
  Object.fromEntries((await kept(page)).draft.study.position.units.map((it) => [it.id, it]));

async function openEditor(page) {
  await page.goto("/edit?game=aces");
  await page.getByRole("button", { name: "Position", exact: true }).click();
  await looked(page);
}

async function carry(page, from, to) {
  const [a, b] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 8 });
  await page.mouse.up();
}

/** A tank near an enemy, on the built-in board. */
async function layOut(page) {
  await put(page, "us-tank").click();
  await touch(page, "C3");
  await page.getByRole("button", { name: "Germany 1", exact: true }).first().click();
  await put(page, "g1-infantry").click();
  await touch(page, "F3");
  await page.locator("[data-hand=choose]").click();
}

test("someone lays out a position, mends what the rules say, plays it, and gives it to a friend", async () => {
  const page = await someone(house);
  await openEditor(page);
  await layOut(page);
  await fine(page);
  await carry(page, "F3", "E2");
  assert.equal((await units(page))["g1-infantry-1"].hex, "E2");
  await touch(page, "C3");
  await page.locator("[data-set=damage-2]").click();
  await page.locator("[data-set=experience-3]").click();
  const tank = (await units(page))["us-tank-1"];
  assert.deepEqual([tank.damage, tank.experience], [2, 3]);
  await page.keyboard.press("Control+z");
  assert.equal((await units(page))["us-tank-1"].experience, 0);
  await page.keyboard.press("Control+y");

  // Weather goes with its mission, and coins with their faction.
  await leaf(page, "Game").click();
  await page.getByLabel("Name", { exact: true }).fill("The ford");
  await page.getByLabel("Unpredictable weather").check();
  await page.getByRole("combobox", { name: "Weather" }).selectOption("fog");
  await page.getByRole("spinbutton", { name: "United States" }).fill("7");
  await page.getByRole("spinbutton", { name: "United States" }).blur();
  await fine(page);
  assert.deepEqual(await inspect(page, "position"), []);
  await sheet(page, "position");

  const pack = await saved(page);
  const folder = mkdtempSync(path.join(tmpdir(), "sandtable-position-"));
  writeFileSync(path.join(folder, pack.name), pack.bytes);
  const run = (...words) => spawnSync(PROGRAM, words, { encoding: "utf8" });
  const checked = run("check", path.join(folder, pack.name));
  assert.match(checked.stdout, /The position "the-ford" is fine/, checked.stderr);
  const content = ["--content", path.join(folder, pack.name), "--position", "the-ford"];
  const simulated = run("simulate", "aces", ...content, "--games", "2", "--seed", "1");
  rmSync(folder, { recursive: true });
  assert.equal(simulated.status, 0, simulated.stderr);

  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table[data-n]").waitFor();
  const { view } = await peek(page);
  assert.equal(view.weather, "fog");
  assert.equal(view.coins.us, 7);
  assert.equal(view.units.find((it) => it.id === "us-tank-1").damage, 2);
  assert.deepEqual(page.complaints, []);

  const friend = await someone(house, { size: PHONE, touch: true, language: "it" });
  await friend.goto("/edit?game=aces&make=position");
  await looked(friend);
  await friend
    .locator("input[type=file]")
    .setInputFiles({ name: pack.name, mimeType: "application/zip", buffer: pack.bytes });
  await friend.getByRole("heading", { name: "The ford" }).waitFor();
  await fine(friend);
  assert.equal((await units(friend))["us-tank-1"].damage, 2);
  assert.deepEqual(friend.complaints, []);
});

async function saved(page) {
  await page.getByRole("button", { name: "Save as a pack" }).click();
  const slip = page.getByRole("dialog", { name: "Save as a pack" });
  await slip.getByLabel("Name", { exact: true }).fill("Fords");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    slip.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test("a position with tasks is a lesson that its author plays", async () => {
  const page = await someone(house);
  await openEditor(page);
  await layOut(page);
  await touch(page, "C3");
  await leaf(page, "Lesson").click();
  await page.getByRole("button", { name: "Add a task" }).click();
  const task = page.locator("[data-task='1']");
  await task.getByLabel("What to do, in your words").fill("Take the tank two hexes north-east.");
  await task.getByRole("button", { name: "Show on the map" }).click();
  await touch(page, "D2");
  await task.getByText("D2").waitFor();
  await task.getByRole("spinbutton").fill("1");
  await task.getByRole("spinbutton").blur();
  await page.getByLabel("What is said when all is done").fill("That was it.");
  await page.getByLabel("What is said when all is done").blur();
  await fine(page);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/\/match\/.*lesson=own-/);
  const card = page.locator(".lesson-card");
  await card.getByText("Take the tank two hexes north-east.").waitFor();
  await sheet(page, "own-lesson");
  await march(page, "C3", "D2");
  await card.getByText("That was it.").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("what no game could have is told at its hex, and mended", async () => {
  const page = await someone(house);
  await openEditor(page);
  await layOut(page);
  await page.locator("[data-flag=g1]").click();
  const [factory] = await page.evaluate(async () => {
    const { draft } = JSON.parse(localStorage.getItem("sandtable-aces-positions"))[0];
    const said = await fetch("/api/games/aces/check", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ file: "position.json", text: JSON.stringify(draft) }),
    });
    return (await said.json()).content.world.board.factories;
  });
  await touch(page, factory);
  assert.equal((await kept(page)).draft.study.position.flags[factory], "g1");
  await page.locator("[data-hand=choose]").click();
  await carry(page, "C3", factory);
  assert.equal((await kept(page)).draft.study.position.flags[factory], "us", "who stands there holds it");
  await page.locator("[data-flag=g1]").click();
  await touch(page, factory);
  await verdict(page)
    .getByText(/stands on the factory at .* which its team does not hold/)
    .waitFor();
  assert.equal(await page.locator("svg.live .fault").count(), 1);
  assert.ok(await page.getByRole("button", { name: "Play it" }).isDisabled());
  await page.keyboard.press("Control+z");
  await fine(page);
  assert.deepEqual(page.complaints, []);
});

test("a moment of a replay becomes a lesson", async () => {
  const page = await someone(house);
  await newMatch(page, {
    setup: {
      board: "summer",
      area: "left",
      factions: ["us", "g1"],
      position: {
        units: [
          { id: "us-tank-1", hex: "C3", damage: 1 },
          { id: "g1-infantry-1", hex: "E9" },
        ],
        coins: { us: 5, su: 0, g1: 0, g2: 0 },
      },
    },
    seats: AGAINST_BOT,
  });
  await march(page, "C3", "D2");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  await page.locator(".table[data-ask=over]").waitFor();
  await page.getByRole("slider").fill("1");
  await page.getByText(/^1 of/).waitFor();
  await page.getByRole("button", { name: "Make a lesson" }).click();
  await page.waitForURL(/make=position/);
  await fine(page);
  const { study } = (await kept(page)).draft;
  assert.equal(study.position.units.find((it) => it.id === "us-tank-1").hex, "D2");
  assert.equal(study.position.coins.us, 5);
  await page.getByRole("button", { name: "Add a task" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a position is laid out with a finger, on a tablet", async () => {
  const page = await someone(house, { size: TABLET, touch: true });
  await page.goto("/edit?game=aces&make=position");
  await looked(page);
  await put(page, "us-special").tap();
  const { x, y } = await pointOf(page, "D4");
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => localStorage.getItem("sandtable-aces-positions"));
  assert.equal((await units(page))["us-special-1"].hex, "D4");
  await fine(page);
  assert.deepEqual(page.complaints, []);
});

for (const language of TRANSLATIONS) {
  test(`positions are laid out in ${language}`, async () => {
    const page = await someone(house, { language });
    await page.goto("/edit?game=aces&make=position");
    await looked(page);
    await put(page, "us-tank").click();
    await touch(page, "C3");
    await fine(page);
    for (const nth of [0, 1, 2]) {
      await page.locator(".leaves button").nth(nth).click();
      assert.deepEqual(await keys(page), []);
    }
    assert.deepEqual(await inspect(page, `position-${language}`, ["phone"]), []);
    assert.deepEqual(page.complaints, []);
  });
}
