import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { house } from "./house.mjs";
import { PHONE, peek, picture, somebody } from "./table.mjs";

/** Gives up: a chapter that is lost is over at once. */
async function giveUp(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: "Really give up?", exact: true }).click();
  await page.locator('.table[data-ask="over"]').waitFor();
}

test("a campaign of three chapters is begun on the page of new matches and played to its end", async () => {
  const page = await somebody(house);
  await page.goto("/new?game=sergeants");
  await page.getByRole("radio", { name: /^A campaign/ }).check();
  await page.getByRole("radio", { name: /^The river line/ }).check();
  await page.getByText("Three days at the river", { exact: false }).waitFor();
  await picture(page, "campaign-new");
  await page.getByRole("button", { name: "Begin the match", exact: true }).click();
  await page.locator(".table[data-n]").waitFor();
  for (const [i, scenario] of ["crossing", "search", "defence"].entries()) {
    const { world } = await peek(page);
    assert.deepEqual([world.scenario.name, world.campaign.chapter], [scenario, i + 1]);
    await giveUp(page);
    const { now } = await peek(page);
    assert.equal(now.over.account.chapter, i + 1);
    if (i === 0) await picture(page, "campaign-account");
    if (i === 2) break;
    const before = page.url();
    await page.getByRole("button", { name: /^Play on:/ }).click();
    await page.waitForURL((it) => it.href !== before);
    await page.locator(".table[data-n]").waitFor();
    await page.locator('.table:not([data-ask="over"])').waitFor();
  }
  await page.getByRole("heading", { name: "The campaign is over" }).waitFor();
  assert.equal(await page.getByRole("button", { name: /^Play on:/ }).count(), 0);
  const seen = await new AxeBuilder({ page }).include(".scene").analyze();
  assert.deepEqual(
    seen.violations.map((it) => it.id),
    [],
  );
  assert.deepEqual(page.complaints, []);
});

test("on a phone the account of a chapter and the way on fit, in four languages", async () => {
  for (const language of ["en", "it", "es", "uk"]) {
    const page = await somebody(house, { size: PHONE, language });
    await page.goto("/");
    const id = await page.evaluate(async () => {
      await fetch("/api/me");
      const body = {
        game: "sergeants",
        setup: { campaign: "river-line" },
        seats: [
          { seat: 0, player: "me" },
          { seat: 1, player: "bot" },
        ],
      };
      const headers = { "content-type": "application/json" };
      const reply = await fetch("/api/matches", { method: "POST", headers, body: JSON.stringify(body) });
      return (await reply.json()).id;
    });
    await page.goto(`/match/${id}`);
    await page.locator(".table[data-n]").waitFor();
    await page.evaluate(
      (id) =>
        new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/ws/matches/${id}`);
          socket.onopen = () => socket.send(JSON.stringify({ resign: { id: 1, seat: 0 } }));
          socket.onmessage = ({ data }) => data.includes('"over"') && (socket.close(), done(null));
        }),
      id,
    );
    const way = page.locator(".scene .button.ink");
    await way.waitFor();
    const box = await way.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.width, `${language}: the way on is in sight`);
    await picture(page, `campaign-phone-${language}`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});
