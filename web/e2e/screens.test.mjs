import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { house } from "./house.mjs";
import { inspect, keys } from "./readable.mjs";
import { somebody } from "./table.mjs";

const GAMES = readdirSync(new URL("../../games", import.meta.url)).filter((it) =>
  existsSync(new URL(`../../games/${it}/web`, import.meta.url)),
);
const OF_GAMES = GAMES.flatMap((game) => ["/new", "/learn", "/rules"].map((it) => `${it}?game=${game}`));
const SMALL = ["/lobby", "/replays", "/carry", "/nowhere"];
const PAGES = ["/", ...OF_GAMES, ...SMALL];

for (const path of PAGES) {
  test(`${path} can be read by everybody`, async () => {
    const page = await somebody(house);
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    const sizes = SMALL.includes(path) ? ["phone"] : undefined;
    const name = `page${path.replaceAll(/[/?=]/g, "-")}`;
    assert.deepEqual(await inspect(page, name, sizes), []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

for (const language of ["en", "it", "es", "uk"]) {
  test(`everything is said in ${language}`, async () => {
    const page = await somebody(house, { language });
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
