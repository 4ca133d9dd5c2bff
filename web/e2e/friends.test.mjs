import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, asked, closeBrowser, moved, newMatch, peek, picture, prompt, setUp, somebody, touch } from "./table.mjs";

let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house.close();
});

/** A tank of the United States would pass an infantry of Germany 1 that could stop it. */
const MEETING = {
  game: "aces",
  setup: {
    factions: ["us", "g1"],
    position: {
      turn: "us",
      units: [
        { id: "us-tank-1", hex: "E13" },
        { id: "us-infantry-1", hex: "B14" },
        { id: "g1-infantry-1", hex: "H12" },
        { id: "g1-tank-1", hex: "K14" },
      ],
    },
  },
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "open" },
  ],
};

/** Opens the invitation as somebody else and takes the free seat. */
async function join(page, path, name) {
  await page.goto(path);
  const field = page.getByRole("textbox").first();
  if (await field.isVisible().catch(() => false)) await field.fill(name);
  await page.getByRole("button", { name: /join|take|sit/i }).first().click();
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible().catch(() => false)) {
    await dialog.getByRole("textbox").fill(name);
    await dialog.getByRole("button").last().click();
  }
  await page.waitForURL(/\/match\//);
  await prompt(page).waitFor();
}

/** Whoever is asked answers, until `stop` says so. */
async function play(pages, stop) {
  for (let i = 0; i < 400; i += 1) {
    for (const page of pages) {
      const table = await peek(page);
      if (stop(table)) return table;
      const ask = table.now.asked?.ask;
      if (!ask) continue;
      const name = Object.keys(ask)[0];
      if (["divide", "token", "place"].includes(name)) await setUp(page, { until: ["move", "armies", "none"] }).catch(() => {});
      else {
        await prompt(page).locator(".actions .button:not(.icon)").last().click();
        await moved(page, table.now.n);
      }
    }
  }
  throw new Error("it does not come to that");
}

test("two friends meet by a link, set up and play a first round", async () => {
  const ada = await somebody(house);
  const mira = await somebody(house);
  await newMatch(ada, { game: "aces", setup: { players: 2 }, seats: [{ seat: 0, player: "me" }] });
  const { match } = await peek(ada);
  assert.ok(match.invitation, "whoever sits at the table sees the link");
  await join(mira, match.invitation, "Mira");
  // Both divide at the same time; nobody sees the other's before both are done.
  await Promise.all([ada, mira].map((page) => page.getByRole("button", { name: "These are my armies" }).waitFor()));
  await ada.getByRole("button", { name: "These are my armies" }).click();
  await prompt(ada).getByText(/Waiting for/).waitFor();
  assert.ok((await peek(mira)).view.waiting.every((it) => it.army === 0), "the other's division is not seen");
  await mira.getByRole("button", { name: "These are my armies" }).click();
  for (let i = 0; i < 60; i += 1) {
    for (const page of [ada, mira]) {
      const table = await peek(page);
      const ask = table.now.asked && Object.keys(table.now.asked.ask)[0];
      if (ask === "token" || ask === "place") await one(page, table, ask);
    }
    if ((await peek(ada)).view.round > 0) break;
  }
  const table = await play([ada, mira], (it) => it.view.round >= 2);
  assert.ok(table.view.units.length >= 10);
  await picture(ada, "friends-desk");
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

async function one(page, table, ask) {
  if (ask === "token") await prompt(page).locator(".actions .button").first().click();
  else {
    await touch(page, table.now.asked.options[0].place.hex);
    await prompt(page).locator(".button.ink").click();
  }
  await moved(page, table.now.n);
}

test("a march is intercepted by the other player; reload and a killed server in the middle lose nothing", async () => {
  const ada = await somebody(house);
  const mira = await somebody(house);
  await newMatch(ada, MEETING);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  const { table } = await asked(ada, ["move"]);
  const reached = await peek(ada, { what: "reach", unit: "us-tank-1" });
  const [to] = Object.entries(reached.hexes).find(([, it]) => it.interceptors);
  await touch(ada, "E13");
  await ada.locator("#unit-title").waitFor();
  await ada.waitForTimeout(200);
  await touch(ada, to);
  await prompt(ada).getByText(/may stop it/).waitFor();
  await picture(ada, "danger-desk");

  // A reload in the middle of the turn.
  await ada.reload();
  await prompt(ada).waitFor();
  assert.equal((await peek(ada)).now.n, table.now.n);

  await touch(ada, "E13");
  await ada.locator("#unit-title").waitFor();
  await ada.waitForTimeout(200);
  await touch(ada, to);
  await prompt(ada).locator(".button.main").click();
  await asked(mira, ["intercept"]);

  // A power cut while the other is asked.
  await house.kill();
  await ada.getByText(/connection is lost/i).waitFor();
  await house.restart();
  await ada.getByText(/connection is lost/i).waitFor({ state: "detached" });
  await asked(mira, ["intercept"]);
  await prompt(mira).getByRole("button", { name: /intercepts/ }).first().click();
  await ada.getByText(/intercepts/).first().waitFor();
  const after = await peek(ada);
  assert.ok(after.log.some((it) => it.event.intercepted));
  assert.deepEqual(after.log, (await peek(mira)).log);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});
