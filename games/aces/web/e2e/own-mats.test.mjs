import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { TRANSLATIONS } from "../../../../web/e2e/languages.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import { PHONE, asked, doing, peek, prompt, sheet, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, march, setUp } from "./hands.mjs";

const PROGRAM =
  process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../../../target/debug/sandtable");

const looked = (page) => page.locator("[data-looked=true]").waitFor();
const fine = (page) => page.locator("[data-fine=true]").waitFor();
const part = (page, field) => page.locator(`[data-field=${field}]`);
const figures = (page, field) => part(page, field).locator("input[type=number]");
const values = (page, field) => figures(page, field).evaluateAll((all) => all.map((it) => Number(it.value)));
const button = (page, name) => page.getByRole("button", { name, exact: true });
const verdict = (page) => page.getByRole("region", { name: "What the rules say" });
const slip = (page) => page.getByRole("dialog", { name: "Save as a pack" });
const open = (page, name, content) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });

async function openEditor(page) {
  await page.goto("/edit?game=aces&make=mats");
  await looked(page);
}

async function downloaded(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** What the command line says of a file: of a pack, or of the folder that a file lies in. */
function checked({ name, bytes }) {
  const folder = mkdtempSync(path.join(tmpdir(), "sandtable-mats-"));
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const said = spawnSync(PROGRAM, ["check", name.endsWith(".pack") ? file : folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return said.stdout + said.stderr;
}

/** The tank's army acts; it goes as far as it can. */
async function marchFar(page, faction) {
  const tank = `${faction}-tank-1`;
  const { view } = await setUp(page);
  const { army } = view.units.find((it) => it.id === tank);
  // The other may begin, and come past.
  let now = await asked(page);
  for (; now.name === "intercept"; now = await asked(page)) await answerPlainly(page, now);
  if (now.name === "armies") {
    const acts = prompt(page).getByRole("button", { name: new RegExp(`^Arm(y|ies) .*${army}`) });
    await doing(page, () => acts.first().click());
  }
  await asked(page, ["move"]);
  const { hexes } = await peek(page, { what: "reach", unit: tank });
  const free = Object.entries(hexes).filter(([, it]) => !it.interceptors);
  const [hex, stop] = free.sort(([, a], [, b]) => b.cost - a.cost)[0];
  const from = (await peek(page)).view.units.find((it) => it.id === tank).hex;
  await march(page, from, hex);
  const there = (await peek(page)).view.units.find((it) => it.id === tank);
  assert.equal(there.hex, hex);
  return stop.cost;
}

test("someone changes a tank, mends what the rules say, plays it, and gives it to a friend with a phone", async () => {
  const page = await someone(house);
  await page.goto("/");
  await page.getByRole("link", { name: "Draw a board" }).click();
  await button(page, "Mats").click();
  await fine(page);
  assert.match(page.url(), /make=mats/);
  assert.equal(await page.getByRole("heading", { name: "M4 Sherman" }).count(), 1);

  await figures(page, "speed").fill("7");
  await part(page, "speed").getByText("was 4").waitFor();
  await figures(page, "armour").nth(2).fill("4");
  const row =
    "United States, tank: in the armour row more damage must need more hits, and the first at least 1.";
  await part(page, "armour").getByText(row).waitFor();
  await verdict(page).getByText(row).waitFor();
  assert.ok(await button(page, "Play it").isDisabled());
  assert.equal(await figures(page, "armour").nth(2).getAttribute("aria-invalid"), "true");
  await button(page, "Howitzer").click();
  await verdict(page).getByRole("button", { name: row }).click();
  assert.equal(await page.getByRole("heading", { name: "M4 Sherman" }).count(), 1, "the way to its place");
  await button(page, "Armour row, 3 damage: one more").click();
  await fine(page);
  assert.equal(await part(page, "armour").getByText(row).count(), 0);

  await page.keyboard.press("Control+z");
  assert.deepEqual(await values(page, "armour"), [2, 4, 4, 7, 8, 10]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  assert.deepEqual([await values(page, "speed"), await values(page, "armour")], [[4], [2, 4, 5, 7, 8, 10]]);
  await page.keyboard.press("Control+y");
  assert.deepEqual(await values(page, "speed"), [7]);
  await page.getByLabel("Name of the mats").fill("Late war");
  await fine(page);
  await page.reload();
  await fine(page);
  assert.deepEqual(await values(page, "speed"), [7]);
  assert.equal(await page.getByRole("heading", { name: "Late war" }).count(), 1);
  assert.deepEqual(await inspect(page, "mats"), []);
  await sheet(page, "mats");

  const file = await downloaded(page, () => button(page, "Save to file").click());
  assert.equal(file.name, "late-war.mats.ron");
  assert.equal(checked(file), "The mats are fine.\n");
  await button(page, "Save as a pack").click();
  await slip(page).getByLabel("Name", { exact: true }).fill("Late war");
  const pack = await downloaded(page, () =>
    slip(page).getByRole("button", { name: "Save", exact: true }).click(),
  );
  assert.match(checked(pack), /^"Late war" 1\.0: a pack for aces with 1 file[^]*The mats are fine\./);

  await button(page, "Play it").click();
  await page.waitForURL(/\/match\//);
  assert.ok((await marchFar(page, "us")) > 4, "further than the four points that it had");
  assert.deepEqual(page.complaints, []);

  const friend = await someone(house, { size: PHONE, touch: true });
  await openEditor(friend);
  await open(friend, pack.name, pack.bytes);
  await friend.getByRole("status").getByText("Opened: Late war 1.0, with one thing in it.").waitFor();
  await fine(friend);
  assert.deepEqual(await values(friend, "speed"), [7]);
  await button(friend, "Speed: one less").tap();
  await part(friend, "speed").getByText("was 4").waitFor();
  await fine(friend);
  await button(friend, "Play it").tap();
  await friend.waitForURL(/\/match\//);
  await friend.locator(".table[data-n]").waitFor();
  assert.equal((await peek(friend)).world.mats["us-tank"].speed, 6);
  assert.deepEqual(friend.complaints, []);
});

test("a new unit is made from another one, with abilities and names of its own", async () => {
  const page = await someone(house);
  await openEditor(page);
  await button(page, "Howitzer").click();
  await page.getByLabel("Make it from another unit").selectOption({ label: "Katyusha (Soviet Union)" });
  await page.getByRole("heading", { name: "Katyusha" }).waitFor();
  assert.ok(await page.getByRole("checkbox", { name: /Strikes an area/ }).isChecked());
  await page.getByLabel("Name", { exact: true }).fill("Calliope");
  await page.getByText("Names in other languages").click();
  await page.getByRole("textbox", { name: "Українська" }).fill("Калліопа");
  await fine(page);

  assert.equal(await part(page, "hits_air").count(), 0);
  await page.getByRole("checkbox", { name: /Shoots back at aircraft/ }).check();
  await part(page, "hits_air").waitFor();
  const area = /only a ground unit with a range from 2 that does not fire at aircraft strikes an area/;
  await part(page, "abilities").getByText(area).waitFor();
  await page.getByRole("checkbox", { name: /Strikes an area/ }).uncheck();
  await fine(page);
  await button(page, "As in the game").click();
  await page.getByRole("heading", { name: "Howitzer" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Calliope" }).waitFor();
  await fine(page);

  await page.getByRole("combobox", { name: /^You play/ }).selectOption({ label: "Germany 2" });
  await page.getByRole("combobox", { name: /^Against/ }).selectOption({ label: "United States" });
  await page.getByRole("combobox", { name: /^Board/ }).selectOption("brook");
  await button(page, "Two at this screen").click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table[data-n]").waitFor();
  const { world } = await peek(page);
  const { name, also, air, aim } = world.mats["us-artillery"];
  assert.deepEqual([name, also.uk, air, aim], ["Calliope", "Калліопа", "back", "unit"]);
  assert.deepEqual(
    world.factions.map((it) => [it.faction, it.seat]),
    [
      ["g2", 0],
      ["us", 1],
    ],
  );
  assert.deepEqual(page.complaints, []);
});

test("letters typed into a field are one step, and numbers stay within their bounds", async () => {
  const page = await someone(house);
  await openEditor(page);
  const speed = figures(page, "speed");
  await speed.click();
  await page.keyboard.type("10");
  assert.deepEqual(await values(page, "speed"), [10]);
  assert.ok(await button(page, "Speed: one more").isDisabled());
  await page.keyboard.press("Control+z");
  assert.deepEqual(await values(page, "speed"), [4]);
  await speed.fill("99");
  await page.keyboard.press("Tab");
  assert.deepEqual(await values(page, "speed"), [10]);
  await speed.fill("");
  await page.keyboard.press("Tab");
  assert.deepEqual(await values(page, "speed"), [10]);
  await speed.focus();
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await values(page, "speed"), [9]);
  assert.deepEqual(page.complaints, []);
});

test("mats are kept and copied, and a file that is none gets a sentence", async () => {
  const page = await someone(house);
  await openEditor(page);
  const shelf = page.getByRole("dialog", { name: "Your mats" });
  await button(page, "Your mats").click();
  await shelf.getByRole("button", { name: "Copy of Soviet Union" }).click();
  await page.getByRole("heading", { name: "T-34" }).waitFor();
  await button(page, "Price: one more").click();
  await fine(page);
  await button(page, "Your mats").click();
  await shelf.getByText("One unit changed").waitFor();
  assert.equal(await shelf.getByRole("listitem").count(), 1);
  await page.keyboard.press("Escape");

  const alert = page.getByRole("alert");
  await open(page, "x.ron", "What is this?");
  await alert.getByText("This can’t be read as mats; line 1 is the first that is wrong.").waitFor();
  await open(page, "x.ron", "(".repeat(60_000));
  await alert.getByText("This file is too large to be mats.").waitFor();
  const file = await downloaded(page, () => button(page, "Save to file").click());
  const wrong = String(file.bytes)
    .replace('"T-34"', '"<b>T-34</b>"')
    .replace(/speed: Ours\(\d+\)/, "speed: Ours(200)");
  await open(page, "bold.mats.ron", wrong);
  await verdict(page).getByText("A name has letters, digits and usual signs only: bT-34/b").waitFor();
  await verdict(page)
    .getByText(/the speed is 1 to 10\./)
    .waitFor();
  assert.equal(await page.getByLabel("Name of the mats").inputValue(), "bold");
  assert.ok(await button(page, "Play it").isDisabled());
  assert.deepEqual(page.complaints, []);
});

for (const language of TRANSLATIONS) {
  test(`mats are filled in in ${language}`, async () => {
    const page = await someone(house, { language });
    await openEditor(page);
    await figures(page, "armour").nth(2).fill("4");
    await part(page, "armour").locator(".wrong p").waitFor();
    assert.deepEqual(await keys(page), []);
    assert.deepEqual(await inspect(page, `mats-${language}`, ["phone"]), []);
    assert.deepEqual(page.complaints, []);
  });
}
