import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { house } from "./house.mjs";
import { LANGUAGES } from "./languages.mjs";
import { inspect, keys, shown } from "./readable.mjs";
import { someone } from "./table.mjs";

const GAMES = readdirSync(new URL("../../games", import.meta.url)).filter((it) =>
  existsSync(new URL(`../../games/${it}/web`, import.meta.url)),
);
const OF_GAMES = GAMES.flatMap((game) => ["/new", "/learn", "/rules"].map((it) => `${it}?game=${game}`));
const SMALL = ["/lobby", "/replays", "/carry", "/you", "/nowhere"];
const PAGES = ["/", ...OF_GAMES, ...SMALL];

for (const path of PAGES) {
  test(`${path} can be read by everybody`, async () => {
    const page = await someone(house);
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    const name = `page${path.replaceAll(/[/?=]/g, "-")}`;
    const isPlain = ["/carry", "/you", "/nowhere"].includes(path);
    assert.deepEqual(isPlain ? await inspect(page, name, ["phone"]) : await shown(page, name), []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

for (const language of LANGUAGES) {
  test(`everything is said in ${language}`, async () => {
    const page = await someone(house, { language });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.deepEqual(await keys(page), [], path);
    }
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
