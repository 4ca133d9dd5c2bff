import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_FRIEND,
  PHONE,
  asked,
  button,
  join,
  peek,
  picture,
  prompt,
  someone,
} from "../../../../web/e2e/table.mjs";
import { march, newMatch, playPlainly, takeUp, touch, duel } from "./hands.mjs";

/** A tank of the United States would pass units of Germany 1 that could stop it. */
const MEETING = {
  setup: duel([
    { id: "us-tank-1", hex: "E13" },
    { id: "us-infantry-1", hex: "B14" },
    { id: "g1-infantry-1", hex: "H12" },
    { id: "g1-tank-1", hex: "K14" },
  ]),
  seats: AGAINST_FRIEND,
};

test("two friends meet by a link, set up and play a first round", async () => {
  const [ada, mira] = [await someone(house), await someone(house)];
  await newMatch(ada, {
    setup: { players: 2 },
    seats: AGAINST_FRIEND,
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
  const [ada, mira] = [await someone(house, { cutOff: true }), await someone(house, { cutOff: true })];
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

test("one who wants to play again invites the other, on whose phone the end and the replay fit", async () => {
  const [ada, mira] = [await someone(house), await someone(house, { size: PHONE, phone: true })];
  const flags = { C14: "us", G9: "us", B5: "us", L14: "g1" };
  const units = [
    { id: "us-infantry-1", hex: "L13" },
    { id: "g1-infantry-1", hex: "A3" },
  ];
  await newMatch(ada, {
    setup: { ...duel(units, { flags }), board: "summer", area: "left" },
    seats: MEETING.seats,
  });
  const path = (await peek(ada)).match.invitation;
  // The address of a match with a free seat is an invitation; one that leads nowhere says so.
  await mira.goto(`${path}x`);
  await mira.getByText("This invitation is no longer valid").waitFor();
  await mira.goto("/match/none");
  await mira.getByRole("heading", { name: "There is no such match" }).waitFor();
  mira.complaints.length = 0; // The browser's own, about what is not there.
  await join(mira, path, "Mira");
  await asked(ada, ["move"]);
  await march(ada, "L13", "L14");
  const fits = async () => assert.equal(await mira.evaluate(() => innerWidth), PHONE.width);
  await mira.getByRole("heading", { name: "You lost" }).waitFor();
  await fits();
  await ada.getByRole("button", { name: "Again", exact: true }).click();
  await ada.waitForURL(/invitation=/);
  const accept = mira.getByRole("link", { name: "Sit down" });
  await accept.waitFor();
  await mira.getByRole("button", { name: "Replay", exact: true }).tap();
  await mira.getByRole("slider").waitFor();
  await fits();
  await mira.reload();
  await accept.tap();
  await mira.getByRole("button", { name: "Sit down and play" }).tap();
  await prompt(mira).getByText("Waiting for").waitFor();
  await ada.waitForURL((it) => !it.searchParams.has("invitation"));
  await asked(ada, ["move"]);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});
