import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { asked, button, join, peek, picture, prompt, somebody } from "../../../../web/e2e/table.mjs";
import { newMatch, playPlainly, takeUp, touch, duel } from "./hands.mjs";

/** A tank of the United States would pass units of Germany 1 that could stop it. */
const MEETING = {
  setup: duel([
    { id: "us-tank-1", hex: "E13" },
    { id: "us-infantry-1", hex: "B14" },
    { id: "g1-infantry-1", hex: "H12" },
    { id: "g1-tank-1", hex: "K14" },
  ]),
  seats: [
    { seat: 0, player: "me" },
    { seat: 1, player: "open" },
  ],
};

test("two friends meet by a link, set up and play a first round", async () => {
  const [ada, mira] = [await somebody(house), await somebody(house)];
  await newMatch(ada, {
    setup: { players: 2 },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "open" },
    ],
  });
  const { match } = await peek(ada);
  await join(mira, match.invitation, "Mira");
  // Both divide at the same time; nobody sees the other's before both are done.
  const done = (page) => page.getByRole("button", { name: "Confirm armies" });
  await Promise.all([done(ada).waitFor(), done(mira).waitFor()]);
  await done(ada).click();
  await prompt(ada).getByText("Waiting for Mira").waitFor();
  assert.ok((await peek(mira)).view.waiting.every((it) => it.army === 0));
  await done(mira).click();
  const table = await playPlainly([ada, mira], (it) => it.view.round >= 2);
  assert.equal(table.view.units.length, 12);
  await picture(ada, "friends-desk");
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("a march is intercepted by the other; a reload and a killed server lose nothing", async (t) => {
  const [ada, mira] = [await somebody(house), await somebody(house)];
  await newMatch(ada, MEETING);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  const { table } = await asked(ada, ["move"]);
  const reached = await peek(ada, { what: "reach", unit: "us-tank-1" });
  const [to] = Object.entries(reached.hexes).find(([, it]) => it.interceptors);
  await takeUp(ada, "E13");
  await touch(ada, to);
  await prompt(ada)
    .getByText(/may be stopped at/)
    .waitFor();
  await picture(ada, "danger-desk");

  // A reload in the middle of the turn.
  await ada.reload();
  await asked(ada, ["move"]);
  assert.equal((await peek(ada)).now.n, table.now.n);
  await takeUp(ada, "E13");
  await touch(ada, to);
  await prompt(ada).locator(".button.main").click();
  await asked(mira, ["intercept"]);

  // A power cut while the other is asked; not with a server that is not ours.
  if (house.process) {
    await house.kill();
    await ada.getByRole("alert").getByText("connection is lost").waitFor();
    await house.restart();
    await ada.getByRole("alert").getByText("connection is lost").waitFor({ state: "detached" });
    await mira.getByRole("alert").waitFor({ state: "detached" });
    await asked(mira, ["intercept"]);
  } else t.diagnostic("the server was not killed");
  await picture(mira, "intercept-desk");
  await button(mira, /intercepts/)
    .first()
    .click();
  await ada
    .locator(".log")
    .getByText(/intercepts/)
    .waitFor();
  const after = await peek(ada);
  assert.ok(after.log.some((it) => it.event.intercepted));
  assert.deepEqual(after.log, (await peek(mira)).log);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});
