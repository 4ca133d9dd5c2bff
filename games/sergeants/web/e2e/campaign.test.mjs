import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { house } from "../../../../web/e2e/house.mjs";
import { LANGUAGES } from "../../../../web/e2e/languages.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";
import { PHONE, peek, picture, someone } from "../../../../web/e2e/table.mjs";

/** Plays a chapter to its end for seat 0, as a player who does whatever is suggested first. */
async function playOut(page) {
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const socket = new WebSocket(
          `ws://${location.host}/ws${location.pathname.replace("match", "matches")}`,
        );
        const say = (it) => socket.send(JSON.stringify(it));
        let [now, n, tried, looked] = [null, 0, null, null];
        const answer = (choice) => say({ answer: { id: (n += 1), seat: 0, version: now.version, choice } });
        const goOn = () => {
          const { asked, over } = now;
          if (over) return (socket.close(), done(null));
          if (!asked || tried === now.version) return;
          tried = now.version;
          const { options = [], space } = asked;
          const acts = options.filter((it) => it !== "done");
          looked = null;
          if (space) say({ query: { id: (looked = n += 1), query: { what: "suggest", space, seed: n } } });
          else answer(acts.length > 0 ? acts[n % acts.length] : "done");
        };
        socket.onclose = () => failed(new Error("the socket was closed"));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          // The other may have acted in the meantime: then a change is on its way.
          const isLate = ["web-stale", "sm-why-other-question"].includes(message.refused?.why.key);
          if (message.fault || message.confused || (message.refused && !isLate))
            return failed(new Error(data));
          // What was looked up for an earlier moment is of no use.
          if (message.found) return message.found.id === looked && answer(message.found.found.suggest);
          now = (message.table ?? message.change)?.now ?? now;
          goOn();
        };
      }),
  );
  await page.locator('.table[data-ask="over"]').waitFor();
}

test("a campaign of three chapters is begun on the page of new matches and played to its end", async () => {
  const page = await someone(house);
  await page.goto("/new?game=sergeants");
  await page.getByRole("radio", { name: /^A campaign/ }).check();
  await page.getByRole("radio", { name: /^The river line/ }).check();
  await page.getByText("Three days at the river", { exact: false }).waitFor();
  assert.deepEqual(await shown(page, "sergeants-campaign"), []);
  await page.getByRole("button", { name: "Begin the match", exact: true }).click();
  await page.locator(".table[data-n]").waitFor();
  const lost = [];
  for (const [i, scenario] of ["crossing", "search", "defence"].entries()) {
    const { world } = await peek(page);
    assert.deepEqual([world.scenario.name, world.campaign.chapter], [scenario, i + 1]);
    for (const tag of lost) assert.ok(world.campaign.fallen.includes(tag), `${tag} has fallen for good`);
    await playOut(page);
    const { account } = (await peek(page)).now.over;
    assert.equal(account.chapter, i + 1);
    const fallen = account.soldiers.filter((it) => it.fate === "fell").map((it) => it.tag);
    assert.ok(0 < fallen.length && fallen.length < account.soldiers.length, "some fell, others did not");
    assert.equal(await page.locator(".overlay li.fell").count(), fallen.length);
    const earned = account.soldiers.flatMap((it) => it.earned);
    assert.equal(await page.locator(".overlay .earned").count(), earned.length);
    lost.push(...fallen);
    if (i === 0) assert.deepEqual(await shown(page, "sergeants-account"), []);
    if (i === 2) break;
    const before = page.url();
    await page.getByRole("button", { name: /^Play on:/ }).click();
    await page.waitForURL((it) => it.href !== before);
    await page.locator(".table[data-n]").waitFor();
    await page.locator('.table:not([data-ask="over"])').waitFor();
  }
  await page.getByRole("heading", { name: "The campaign is over" }).waitFor();
  assert.equal(await page.getByRole("button", { name: /^Play on:/ }).count(), 0);
  const seen = await new AxeBuilder({ page }).include(".overlay").analyze();
  assert.deepEqual(
    seen.violations.map((it) => it.id),
    [],
  );
  assert.deepEqual(page.complaints, []);
});

test("on a phone the account of a chapter and the way on fit, in four languages", async () => {
  for (const language of LANGUAGES) {
    const page = await someone(house, { size: PHONE, language });
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
    const way = page.locator(".overlay .button.ink");
    await way.waitFor();
    const box = await way.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.width, `${language}: the way on is in sight`);
    await picture(page, `campaign-phone-${language}`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});
