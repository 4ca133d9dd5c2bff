import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { DESK, House, PHONE, TABLET, closeBrowser, newMatch, openBrowser, peek, picture, prompt, somebody } from "./table.mjs";

let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house.close();
});

const SIZES = { desk: DESK, tablet: TABLET, phone: PHONE };
const PAGES = ["/", "/new", "/lobby", "/learn", "/rules", "/replays", "/carry", "/nowhere"];

export const BATTLE = {
  game: "aces",
  setup: {
    players: 4,
    position: {
      turn: "us",
      round: 4,
      coins: { us: 5, g1: 3, su: 2, g2: 4 },
      flags: { B5: "us", K2: "us", G9: "su", C14: "g1", L14: "g2", P5: "g1" },
      units: [
        { id: "us-tank-1", hex: "J6", damage: 1, experience: 3 },
        { id: "us-infantry-1", hex: "H4" },
        { id: "us-fighter-1", hex: "G5", moved: true },
        { id: "us-artillery-1", hex: "F4", experience: 5 },
        { id: "us-special-1", hex: "B5", damage: 2, repairing: true },
        { id: "su-infantry-1", hex: "G9" },
        { id: "su-tank-1", hex: "H11", damage: 3 },
        { id: "su-bomber-1", hex: "F10" },
        { id: "g1-tank-1", hex: "L6", damage: 2 },
        { id: "g1-infantry-1", hex: "P5" },
        { id: "g1-artillery-1", hex: "M5" },
        { id: "g1-infantry-2", hex: "J9" },
        { id: "g2-tank-1", hex: "K8" },
        { id: "g2-fighter-1", hex: "M9" },
        { id: "g2-infantry-1", hex: "L14" },
      ],
    },
  },
  seats: [
    { seat: 1, player: "me" },
    { seat: 0, player: "bot" },
    { seat: 2, player: "bot" },
    { seat: 3, player: "bot" },
  ],
};

/** Serious findings of an accessibility scan, each in a line. */
async function findings(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  const serious = violations.filter((it) => ["serious", "critical"].includes(it.impact));
  return serious.flatMap((it) => it.nodes.map((node) => `${it.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`every page at ${name} size has no serious finding, by day and by lamp`, async () => {
    const found = [];
    for (const theme of ["light", "dark"]) {
      const page = await somebody(house, { size, theme });
      for (const path of PAGES) {
        await page.goto(path);
        await page.locator("h1").first().waitFor();
        await page.waitForTimeout(100);
        found.push(...(await findings(page)).map((it) => `${path} ${theme}: ${it}`));
        await picture(page, `page${path.replaceAll("/", "-")}-${name}-${theme}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path} at ${name} is ${wide} px too wide`);
      }
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
    assert.deepEqual(found, []);
  });

  test(`the table at ${name} size has no serious finding, by day and by lamp`, async () => {
    const found = [];
    for (const theme of ["light", "dark"]) {
      const page = await somebody(house, { size, theme });
      await newMatch(page, BATTLE);
      await prompt(page).waitFor();
      await page.keyboard.press("n");
      await page.locator("#unit-title").waitFor({ state: "attached" });
      await page.waitForTimeout(500);
      found.push(...(await findings(page)).map((it) => `table ${theme}: ${it}`));
      await picture(page, `table-battle-${name}-${theme}`);
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
    assert.deepEqual(found, []);
  });
}

for (const language of ["en", "it", "es", "uk"]) {
  test(`everything is said in ${language}`, async () => {
    const page = await somebody(house, { language });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      assert.deepEqual(await keys(page), [], path);
    }
    await page.goto("/");
    const id = await page.evaluate(async (body) => {
      const reply = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return (await reply.json()).id;
    }, BATTLE);
    await page.goto(`/match/${id}`);
    await prompt(page).waitFor();
    await page.keyboard.press("n");
    await page.waitForTimeout(300);
    assert.deepEqual(await keys(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await picture(page, `table-${language}`);
    assert.deepEqual(page.complaints, []);
  });
}

/** Keys that nobody has put into words. */
async function keys(page) {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title]")].map((it) => `${it.ariaLabel} ${it.title}`);
    return `${document.body.innerText} ${labels.join(" ")} ${document.title}`;
  });
  return text.match(/\b(aces|web|table|learn|terminal)-[a-z][a-z0-9-]+/g) ?? [];
}

test("the first page is light, and soon ready on a slow machine", async () => {
  const page = await somebody(house);
  const client = await (await openBrowser()).contexts().at(-1).newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  await client.send("Network.enable");
  const scripts = new Set();
  client.on("Network.responseReceived", (it) => /javascript/.test(it.response.mimeType) && scripts.add(it.requestId));
  client.on("Network.loadingFinished", (it) => scripts.has(it.requestId) && (bytes += it.encodedDataLength));
  await page.goto("/");
  await page.getByRole("button", { name: /Play now/ }).waitFor();
  const ready = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now();
  });
  console.log(`first page: ${(bytes / 1024).toFixed(1)} KiB of JavaScript, ready after ${ready.toFixed(0)} ms with 4x slowdown`);
  assert.ok(bytes < 150 * 1024, `${bytes} bytes of JavaScript`);
  assert.ok(ready < 2000, `ready after ${ready} ms`);
});
