import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import { PHONE, peek, sheet, someone } from "../../../../web/e2e/table.mjs";

const PROGRAM =
  process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../../../target/debug/sandtable");

const SQUARE = 80;
const looked = (page) => page.locator("[data-looked=true]").waitFor();
const fine = (page) => page.locator("[data-fine=true]").waitFor();
const verdict = (page) => page.getByRole("region", { name: "What the rules say" });
const play = (page) => page.getByRole("button", { name: "Play it" });
const leaf = (page, name) =>
  page.getByRole("group", { name: "Parts of the scenario" }).getByRole("button", { name }).click();

/** The middle of a square of the map, on the screen. */
function at(page, col, row) {
  return page.locator(".drawing svg.live").evaluate(
    (svg, [x, y]) => {
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
      return { x: left, y: top };
    },
    [(col + 0.5) * SQUARE, (row + 0.5) * SQUARE],
  );
}

async function touch(page, col, row) {
  const { x, y } = await at(page, col, row);
  await page.mouse.click(x, y);
}

async function lay(page, face, col, row) {
  const n = await tiles(page);
  await page.locator(`[data-face="${face}"]`).click();
  await touch(page, col, row);
  await page.waitForFunction(
    (n) => document.querySelector("[data-tiles]")?.dataset.tiles === String(n),
    n + 1,
  );
}

const tiles = (page) => page.locator("[data-tiles]").evaluate((it) => Number(it.dataset.tiles));

/** The scenario that this browser has kept last. */
const kept = (page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("sandtable-sergeants-scenarios")).sort(
        (a, b) => b.changed - a.changed,
      )[0],
  );

async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("dialog", { name: "Save as a pack" })
      .getByRole("button", { name: "Save", exact: true })
      .click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test("a map is laid, ways in are made, and it is played at once", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.getByRole("tab", { name: "Sergeants" }).click();
  await page.getByRole("link", { name: "Make a scenario" }).click();
  await looked(page);
  await verdict(page).getByText("The map needs tiles.").waitFor();
  assert.ok(await play(page).isDisabled());

  await lay(page, "L1A", 0, 0);
  await lay(page, "1A", 2, 0);
  await lay(page, "3A", 4, 1);
  await verdict(page).getByText("Tile 3A has no edge in common with the others.").waitFor();
  assert.equal(await page.locator("svg.live .fault").count(), 1, "it is marked where it lies");
  await verdict(page).getByRole("button", { name: "Tile 3A has no edge" }).click();
  await page.locator("svg.live rect.chosen").waitFor();

  // It is dragged to the others, and what is laid to the left of them moves all.
  const [from, to] = [await at(page, 4, 1), await at(page, 2, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelectorAll("svg.live .fault").length === 0);
  await lay(page, "2A", -1, 0);
  await lay(page, "4A", 0, 1);
  assert.deepEqual((await kept(page)).draft.map.tiles[0].at, [1, 0]);

  await page.getByLabel("New entry areas are for").selectOption({ label: "United States" });
  await touch(page, -1, 0);
  await page.getByRole("heading", { name: "Entry area: North-west" }).waitFor();
  await page.getByLabel("New entry areas are for").selectOption({ label: "Germany" });
  await touch(page, 4, 1);
  await leaf(page, "Scenario");
  await page.getByLabel("Name", { exact: true }).fill("Ford at dawn");
  await page.getByLabel("Name", { exact: true }).blur();
  await fine(page);
  assert.deepEqual(await keys(page), []);
  assert.deepEqual(await inspect(page, "edit-scenario"), []);
  await sheet(page, "edit-scenario");

  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "My scenario", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("heading", { name: "Ford at dawn", level: 1 }).waitFor();
  await fine(page);
  await play(page).click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table[data-n]").waitFor();
  const { world } = await peek(page);
  assert.equal(world.map.tiles.length, 5);
  assert.deepEqual(world.scenario.title, { en: "Ford at dawn" });
  await page.getByText("Ford at dawn").first().waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a copy of a scenario is changed with the keyboard, becomes a pack, and a friend plays it on a phone", async () => {
  const page = await someone(house);
  await page.goto("/edit?game=sergeants");
  await looked(page);
  await page.getByRole("button", { name: "Your scenarios" }).click();
  await page.getByRole("button", { name: "Copy of The crossing" }).click();
  await fine(page);

  await page.getByRole("application", { name: "The map that you lay" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await page.keyboard.press("f");
  await fine(page);
  const { draft } = await kept(page);
  assert.deepEqual(draft.map.tiles[0], { tile: "1B", at: [0, 0], turned: 1 });
  await leaf(page, "Germany");
  await page.getByRole("spinbutton", { name: "VP each" }).first().fill("4");
  await page.getByRole("spinbutton", { name: "VP each" }).first().blur();
  await verdict(page).getByText("Germany can’t buy 5 soldiers for 4 VP a player.").waitFor();
  assert.ok(
    await page.locator(".edit-form").getByText("Germany can’t buy 5 soldiers").isVisible(),
    "it is told beside the field, too",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await fine(page);

  await page.getByRole("button", { name: "Save as a pack" }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("River country");
  const pack = await saved(page);
  const folder = mkdtempSync(path.join(tmpdir(), "sandtable-scenario-"));
  writeFileSync(path.join(folder, pack.name), pack.bytes);
  const checked = spawnSync(PROGRAM, ["check", path.join(folder, pack.name)], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.match(checked.stdout, /The scenario "copy-of-the-crossing-.{4}" is fine/, checked.stderr);

  const friend = await someone(house, { size: PHONE, touch: true });
  await friend.goto("/edit?game=sergeants");
  await looked(friend);
  await friend
    .locator("input[type=file]")
    .setInputFiles({ name: pack.name, mimeType: "application/zip", buffer: pack.bytes });
  await friend.getByText("Opened: River country 1.0, with one scenario.").waitFor();
  await fine(friend);
  assert.deepEqual((await kept(friend)).draft.map.tiles, draft.map.tiles, "it is the very same map");
  await friend.getByRole("link", { name: "Other ways to play" }).tap();
  await friend.getByRole("radio", { name: /Copy of The crossing/ }).waitFor();
  assert.ok(await friend.getByRole("radio", { name: /Copy of The crossing/ }).isChecked());
  await friend.locator(".report svg .ground .grid").waitFor({ state: "attached" });
  await friend.getByRole("button", { name: "Begin the match" }).tap();
  await friend.waitForURL(/\/match\//);
  await friend.locator(".table[data-n]").waitFor();
  assert.equal((await peek(friend)).world.map.tiles[0].face, "1B");
  assert.deepEqual(friend.complaints, []);
});

test("what is no scenario gets a sentence", async () => {
  const page = await someone(house);
  await page.goto("/edit?game=sergeants");
  await looked(page);
  const open = (name, text) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await open("x.ron", "(name: <script>");
  await page.getByText("This file has no scenario that can be opened here.").waitFor();
  await open("y.ron", "(".repeat(60_000));
  await page.getByText("This file is too large to be a scenario.").waitFor();
});
