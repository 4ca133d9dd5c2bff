import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { TRANSLATIONS, text } from "../../../../web/e2e/languages.mjs";
import { inspect, keys } from "../../../../web/e2e/readable.mjs";
import { PHONE, peek, sheet, someone } from "../../../../web/e2e/table.mjs";

const PROGRAM =
  process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../../../target/debug/sandtable");

/** Half a board of five columns and six rows. */
const board = (name) =>
  `board: ${name}\nseason: summer\nhalves: A-E\nmap:\n  F . .\n  . .\n  . = .\n  f f\n  . F .\n  = =\n  = ~ ~\n  F .\n  ~ = .\n  . .\n  F F .\n  . .\n` +
  "starts:\n1 B1 2 A2 3 C1 4 A3 5 B5 6 C5\n";

const looked = (page) => page.locator("[data-looked=true]").waitFor();
const fine = (page) => page.locator("[data-fine=true]").waitFor();
const slip = (page) => page.getByRole("dialog", { name: "Save as a pack" });
const open = (page, name, buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/zip", buffer });

async function editorWith(page, ...names) {
  await page.goto("/edit?game=aces");
  await looked(page);
  for (const name of names) {
    await open(page, "x.board", Buffer.from(board(name)));
    await page.waitForFunction(
      (name) => [...document.querySelectorAll(".panel input.field")].some((it) => it.value === name),
      name,
    );
    await fine(page);
  }
}

async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    slip(page).getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test("two boards become a pack, which the command line checks and a friend with a phone plays", async () => {
  const page = await someone(house);
  await editorWith(page, "Mill", "Ford of the Sael");
  await page.getByRole("button", { name: "Save as a pack" }).click();
  assert.ok(await slip(page).getByRole("button", { name: "Save", exact: true }).isDisabled());
  assert.ok(await slip(page).getByRole("checkbox", { name: "Ford of the Sael" }).isChecked());
  await slip(page).getByRole("checkbox", { name: "Mill" }).check();
  await slip(page).getByLabel("Name", { exact: true }).fill("Mill country");
  await slip(page).getByText("Its name in other languages").click();
  await slip(page).getByLabel("Italiano").fill("Il paese dei mulini");
  await slip(page).getByLabel("Who made it").fill("Ada");
  await slip(page).getByLabel("What others may do with it").fill("CC BY 4.0");
  assert.deepEqual(await inspect(page, "pack"), []);
  await sheet(page, "pack");
  const pack = await saved(page);
  assert.equal(pack.name, "mill-country.pack");
  await slip(page).waitFor({ state: "detached" });

  const folder = mkdtempSync(path.join(tmpdir(), "sandtable-pack-"));
  writeFileSync(path.join(folder, pack.name), pack.bytes);
  const checked = spawnSync(PROGRAM, ["check", path.join(folder, pack.name)], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  assert.match(checked.stdout, /^"Mill country" 1\.0 by Ada, CC BY 4\.0: a pack for aces with 2 files/);
  assert.match(checked.stdout, /The board "Mill" is fine/, checked.stderr);

  // What was written on it is there for the next version.
  await page.getByRole("button", { name: "Save as a pack" }).click();
  assert.equal(await slip(page).getByLabel("Name", { exact: true }).inputValue(), "Mill country");
  assert.equal(await slip(page).getByLabel("Version").inputValue(), "1.1");
  await page.keyboard.press("Escape");
  assert.deepEqual(page.complaints, []);

  const friend = await someone(house, { size: PHONE, touch: true, language: "it" });
  await friend.goto("/edit?game=aces");
  await looked(friend);
  await open(friend, pack.name, pack.bytes);
  await friend
    .getByRole("status")
    .getByText(/Il paese dei mulini 1\.0 di Ada\. Dentro ci sono 2 cose/)
    .waitFor();
  await fine(friend);
  const names = await friend.evaluate(() =>
    JSON.parse(localStorage.getItem("sandtable-aces-boards")).map((it) => it.draft.name),
  );
  assert.deepEqual(names.sort(), ["Ford of the Sael", "Mill"]);
  await friend.locator(".panel .button.ink").tap();
  await friend.waitForURL(/\/match\//);
  await friend.locator(".table[data-n]").waitFor();
  assert.equal((await peek(friend)).world.board.name, "Ford of the Sael");
  assert.deepEqual(friend.complaints, []);
});

test("a file that is no pack, and words that may not be on one, get sentences", async () => {
  const page = await someone(house);
  await editorWith(page, "Mill");
  const alert = page.getByRole("alert");
  await open(page, "x.pack", Buffer.from("PK and no more"));
  await alert.getByText("This is not a pack: a pack is a zip file.").waitFor();
  await open(page, "x.pack", Buffer.concat([Buffer.from("PK"), Buffer.alloc(1_100_000)]));
  await alert
    .getByText(/larger|too large/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Save as a pack" }).click();
  await slip(page).getByLabel("Name", { exact: true }).fill("<b>Mill</b>");
  await slip(page).getByLabel("Version").fill("new");
  await slip(page).getByRole("button", { name: "Save", exact: true }).click();
  await slip(page).getByText("“new” is no version; one looks like 1.2.").waitFor();
  await slip(page)
    .getByText(/without markup: <b>Mill<\/b>/)
    .waitFor();
  assert.deepEqual(
    page.complaints.filter((it) => !/400|413/.test(it)),
    [],
  );
});

for (const language of TRANSLATIONS) {
  test(`packs are made in ${language}`, async () => {
    const page = await someone(house, { language });
    await page.goto("/edit?game=aces");
    await looked(page);
    await open(page, "x.board", Buffer.from(board("Mill")));
    await fine(page);
    await page
      .getByText(text(language, "edit", "edit-pack"))
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    assert.deepEqual(await keys(page), []);
    assert.deepEqual(await inspect(page, `pack-${language}`, ["phone"]), []);
    assert.deepEqual(page.complaints, []);
  });
}
