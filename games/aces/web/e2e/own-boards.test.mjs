import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { TRANSLATIONS } from "../../../../web/e2e/languages.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import { PHONE, peek, sheet, someone } from "../../../../web/e2e/table.mjs";
import { pointOf, setUp, touch } from "./hands.mjs";

const PROGRAM =
  process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../../../target/debug/sandtable");

const terrain = (page, name) => page.locator(`[data-terrain=${name}]`);
const tool = (page, name) => page.locator(`[data-tool=${name}]`);
const verdict = (page) => page.getByRole("region", { name: "What the rules say" });
const looked = (page) => page.locator("[data-looked=true]").waitFor();
const play = (page) => page.getByRole("button", { name: "Play it" });

/** Draws over hexes without letting go. */
async function stroke(page, hexes) {
  const points = [];
  for (const hex of hexes) points.push(await pointOf(page, hex));
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/** The board that this browser has kept last. */
const kept = (page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("sandtable-aces-boards")).sort((a, b) => b.changed - a.changed)[0],
  );

async function openEditor(page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Draw a board" }).click();
  await looked(page);
}

/** A small board, with a start number in the water at first. */
async function drawBoard(page) {
  await terrain(page, "forest").click();
  await stroke(page, ["C3", "E4", "G3"]);
  await terrain(page, "water").click();
  await stroke(page, ["A6", "C6"]);
  await terrain(page, "factory").click();
  for (const hex of ["B2", "J2", "E5", "B8", "J7"]) await touch(page, hex);
  await tool(page, "start").click();
  for (const hex of ["C1", "F2", "K4", "A6", "E8", "H8"]) await touch(page, hex);
}

async function mendStart(page, number, hex) {
  await page.getByRole("button", { name: `Start number ${number}.` }).click();
  await touch(page, hex);
}

async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to file" }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

const openFile = (page, name, text) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("someone draws a board, mends what the rules say, plays it, and gives it to a friend with a phone", async () => {
  const page = await someone(house);
  await openEditor(page);
  await verdict(page).getByText("The board has 0 factories; 5 are right.").waitFor();
  await verdict(page).getByText("Start numbers 1, 2, 3, 4, 5, 6 are missing.").waitFor();
  assert.ok(await play(page).isDisabled());

  await drawBoard(page);
  await verdict(page).getByText("Start number 4 at A6 needs land, not water or a factory.").waitFor();
  assert.equal(await page.locator("svg.live .fault").count(), 1, "it is marked at its hex");
  await mendStart(page, 4, "A4");
  await page.locator("[data-fine=true]").waitFor();
  assert.equal(await page.locator("svg.live .fault").count(), 0);
  await page.getByText(/From .* to .* MP: a difference of/).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Ford of the Sael");
  await page.locator("[data-fine=true]").waitFor();
  assert.deepEqual(await inspect(page, "edit"), []);
  await sheet(page, "edit");

  const file = await saved(page);
  assert.equal(file.name, "ford-of-the-sael.board");
  const folder = mkdtempSync(path.join(tmpdir(), "sandtable-board-"));
  writeFileSync(path.join(folder, file.name), file.text);
  const checked = spawnSync(PROGRAM, ["check", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.equal(checked.stdout, 'The board "Ford of the Sael" is fine.\n', checked.stderr);

  const drawn = (await kept(page)).draft;
  await play(page).click();
  await page.waitForURL(/\/match\//);
  await page.getByRole("button", { name: "Confirm armies" }).waitFor();
  const { world } = await setUp(page);
  assert.equal(world.board.name, "Ford of the Sael");
  assert.equal(world.board.terrain.A6, "water");
  assert.equal(world.factories_to_win, 4);
  assert.ok(world.factions.some((it) => it.automa));
  assert.deepEqual(page.complaints, []);

  const friend = await someone(house, { size: PHONE, touch: true });
  await friend.goto("/edit?game=aces");
  await looked(friend);
  await openFile(friend, file.name, file.text);
  await friend.locator("[data-fine=true]").waitFor();
  assert.deepEqual((await kept(friend)).draft, drawn, "it is the very same board");
  await play(friend).tap();
  await friend.waitForURL(/\/match\//);
  await friend.locator(".table[data-n]").waitFor();
  assert.deepEqual((await peek(friend)).world.board.terrain, world.board.terrain);
  assert.deepEqual(friend.complaints, []);
});

test("a finger draws on a phone, and two fingers do not", async () => {
  const page = await someone(house, { size: PHONE, touch: true });
  await openEditor(page);
  await terrain(page, "mountain").tap();
  const { x, y } = await pointOf(page, "D4");
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => localStorage.getItem("sandtable-aces-boards"));
  assert.equal((await kept(page)).draft.land[3], "...^......");
  await page.evaluate(
    ([x, y]) => {
      const map = document.querySelector(".drawing [role=application]");
      const touch = (sort, pointerId, dx) =>
        map.dispatchEvent(
          new PointerEvent(sort, {
            pointerId,
            pointerType: "touch",
            clientX: x + dx,
            clientY: y,
            buttons: 1,
            bubbles: true,
          }),
        );
      touch("pointerdown", 11, -60);
      touch("pointerdown", 12, 60);
      touch("pointerup", 11, -60);
      touch("pointerup", 12, 60);
    },
    [x, y],
  );
  await looked(page);
  assert.equal((await kept(page)).draft.land.join("").replaceAll(".", ""), "^");
  assert.deepEqual(page.complaints, []);
});

test("while a hand draws, the land is not laid out again", async () => {
  const page = await someone(house);
  await openEditor(page);
  await page.getByRole("button", { name: "Your boards" }).click();
  await page.getByRole("button", { name: "Full, for four" }).click();
  await looked(page);
  await page.evaluate(() => {
    window.changes = 0;
    const watched = { childList: true, subtree: true, attributes: true };
    new MutationObserver((all) => (window.changes += all.length)).observe(
      document.querySelector("svg.land"),
      watched,
    );
  });
  const from = await pointOf(page, "B3");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const hex of ["H6", "P3", "W9", "D12"]) {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.move(x, y, { steps: 10 });
    assert.equal(await page.evaluate(() => window.changes), 0);
  }
  assert.ok((await page.locator("svg.live .forest").count()) > 20, "what it touches is drawn at once");
  await page.mouse.up();
  await page.waitForFunction(() => window.changes > 0);
  await page.waitForFunction(() => document.querySelectorAll("svg.live .forest").length === 0);
  assert.deepEqual(page.complaints, []);
});

test("the keyboard draws, undoes, and says what is where", async () => {
  const page = await someone(house);
  await openEditor(page);
  const map = page.getByRole("application");
  await page.keyboard.press("Tab");
  await map.focus();
  await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 12; i += 1) await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 12; i += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.locator(".drawing .told").getByText("A3, water.").waitFor({ state: "attached" });
  const land = async () => (await kept(page)).draft.land.map((it) => it[0]).join("");
  assert.equal(await land(), "~~~.....");
  await page.keyboard.press("Control+z");
  assert.equal(await land(), "~~......");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page
    .locator(".drawing .told")
    .getByText("A3, water. Start number 1. Start number 1 at A3 needs land")
    .waitFor({ state: "attached" });
  assert.deepEqual(page.complaints, []);
});

test("boards are kept, copied, deleted, and played as the page for new matches has it", async () => {
  const page = await someone(house);
  await openEditor(page);
  await drawBoard(page);
  await mendStart(page, 4, "A4");
  await page.locator("[data-fine=true]").waitFor();
  await page.reload();
  await page.locator("[data-fine=true]").waitFor();
  const shelf = page.getByRole("dialog", { name: "Your boards" });
  await page.getByRole("button", { name: "Your boards" }).click();
  await shelf.getByRole("button", { name: "Copy", exact: true }).click();
  await terrain(page, "road").click();
  await touch(page, "F6");
  await page.locator("[data-fine=true]").waitFor();
  await page.getByRole("button", { name: "Your boards" }).click();
  assert.equal(await shelf.getByRole("listitem").count(), 2);
  const original = shelf.getByRole("listitem").filter({ hasNotText: "Copy of" });
  await original.getByRole("button", { name: "Delete", exact: true }).click();
  await original.getByRole("button", { name: "Really delete" }).click();
  assert.equal(await shelf.getByRole("listitem").count(), 1);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Other ways to play" }).click();
  await page.getByRole("radio", { name: /Copy of My board/ }).waitFor();
  assert.ok(await page.getByRole("radio", { name: /Copy of My board/ }).isChecked());
  await page.getByRole("radio", { name: /^Four/ }).check();
  assert.ok(
    !(await page.getByRole("radio", { name: /Copy of My board/ }).isChecked()),
    "half a board is for two",
  );
  await page.getByRole("radio", { name: /^Two against/ }).check();
  await page.getByRole("radio", { name: /Copy of My board/ }).check();
  await page.getByRole("combobox", { name: /Germany.*who sits there/ }).selectOption("me");
  await page.getByRole("button", { name: "Begin the match" }).click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table[data-n]").waitFor();
  assert.equal((await peek(page)).world.board.name, "Copy of My board");
  assert.deepEqual(page.complaints, []);
});

test("a file that is no board gets a sentence, and one that is wrong is opened with all that is wrong", async () => {
  const page = await someone(house);
  await openEditor(page);
  const alert = page.getByRole("alert");
  await openFile(page, "x.board", "What is this?");
  await alert.getByText("“What is this?” says nothing about a board.").waitFor();
  await openFile(page, "x.board", "x".repeat(60_000));
  await alert.getByText("This file is too large to be a board.").waitFor();
  await openFile(page, "x.board", `map:\n${". ".repeat(13)}\n${". ".repeat(13)}\n`);
  await alert.getByText("The map has 26 columns and 1 rows; 24 by 30 is the limit.").waitFor();
  const wrong =
    "board: <b>Mill</b>\nseason: winter\nhalves: A-F\nmap:\nF ? .\n. . .\n. ~ .\n. . .\nstarts:\n1 A1 2 C2 9 B1\n";
  await openFile(page, "x.board", wrong);
  await verdict(page).getByText("“?” at C1 is no terrain.").waitFor({ state: "detached" });
  await verdict(page).getByText("Start number 1 at A1 needs land, not water or a factory.").waitFor();
  await verdict(page).getByText("Start number 9 at B1 is too many: half a board has 1 to 6.").waitFor();
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "<b>Mill</b>");
  assert.deepEqual(page.complaints, []);
});

for (const language of TRANSLATIONS) {
  test(`boards are drawn in ${language}`, async () => {
    const page = await someone(house, { language });
    await page.goto("/edit?game=aces");
    await looked(page);
    assert.deepEqual(await keys(page), []);
    assert.deepEqual(await inspect(page, `edit-${language}`, ["phone"]), []);
    assert.deepEqual(page.complaints, []);
  });
}
