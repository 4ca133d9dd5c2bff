// Getting to the table: invitations, names at one screen, and curtains where something is hidden.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { shown } from "./readable.mjs";
import { PHONE, newMatch, picture, sheet, someone } from "./table.mjs";

const BOTH = [
  { seat: 0, player: "me" },
  { seat: 1, player: "me" },
];
const card = (page) => page.getByRole("region", { name: /free: invite/ });

test("inviting friends shows the link at once and until everybody is seated", async () => {
  const host = await someone(house);
  await host.goto("/");
  await host.getByRole("button", { name: /Invite friends/ }).click();
  await host.getByRole("textbox", { name: "Your name" }).fill("Mira");
  await host.getByRole("button", { name: "Keep this name" }).click();
  await host.waitForURL(/\/match\//);
  await card(host).waitFor();
  const link = await card(host).getByRole("textbox").inputValue();
  assert.match(link, /\/invitation\//);
  await card(host).getByRole("img", { name: /QR/ }).waitFor();
  // Someone who is sent what stands in the address bar is asked to sit down.
  await host.waitForURL(/invitation=/);
  await card(host).getByRole("button", { name: "Fold the invitation" }).click();
  await card(host).getByRole("button", { name: "Show the invitation" }).click();
  await sheet(host, "invite", async (size) => {
    const code = host.getByRole("img", { name: /QR/ });
    assert.ok((await code.boundingBox())?.width >= 120, `a camera can read the code at ${size}`);
    // On small screens it is a dialog, and then a button of the bar.
    const close = host.getByRole("dialog").getByRole("button", { name: "Close" });
    if (await close.isVisible()) await close.click();
    else return;
    await host.getByRole("button", { name: "Show the invitation" }).click();
    await code.waitFor();
  });
  const friend = await someone(house);
  await friend.goto(host.url());
  await friend.waitForURL(/\/invitation\//);
  await friend.getByLabel("Your name").fill("Ada");
  assert.deepEqual(await shown(friend, "invitation"), []);
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  await friend.waitForURL(/\/match\//);
  await friend.locator(".table[data-n]").waitFor();
  await card(host).waitFor({ state: "detached" });
  await host.waitForURL((url) => !url.search.includes("invitation"));
  // Its own address leads back to the table for those who sit there.
  await friend.reload();
  await friend.locator(".table[data-n]").waitFor();
  assert.deepEqual([...host.complaints, ...friend.complaints], []);
});

test("the device's own way to share gets the link, and closing its sheet is no mistake", async () => {
  const host = await someone(house, { size: PHONE, phone: true });
  await host.addInitScript(() => {
    window.shared = [];
    navigator.share = (what) => {
      window.shared.push(what);
      return window.shared.length > 1
        ? Promise.reject(new DOMException("closed", "AbortError"))
        : Promise.resolve();
    };
  });
  const seats = [BOTH[0], { seat: 1, player: "open" }];
  await newMatch(host, { game: "aces", setup: { factions: ["us", "g1"] }, seats });
  const invitation = host.getByRole("dialog", { name: /free/ });
  const share = invitation.getByRole("button", { name: "Share" });
  await share.click();
  const link = await invitation.getByRole("textbox").inputValue();
  assert.match(link, /\/invitation\//);
  const shared = () => host.evaluate(() => window.shared);
  assert.deepEqual(
    (await shared()).map((it) => it.url),
    [link],
  );
  assert.ok((await shared())[0].title.length > 0);
  await picture(host, "invite-share-phone");
  await share.click();
  assert.equal((await shared()).length, 2);
  await invitation.getByRole("textbox").waitFor();
  assert.deepEqual(host.complaints, []);
  // Where the device has no such way, there is no button for it.
  const desk = await someone(house);
  await desk.addInitScript(() => delete Navigator.prototype.share);
  await newMatch(desk, { game: "aces", setup: { factions: ["us", "g1"] }, seats });
  await card(desk).getByRole("textbox").waitFor();
  assert.equal(await card(desk).getByRole("button", { name: "Share" }).count(), 0);
});

test("people at one screen say who they are once, and are called by their names", async () => {
  const page = await someone(house);
  await newMatch(page, {
    game: "aces",
    setup: { board: "summer", area: "left", factions: ["us", "g1"] },
    seats: BOTH,
  });
  // The set-up of Aces & Armor begins in secret.
  const curtain = page.getByRole("dialog", { name: /your turn/ });
  const name = curtain.getByLabel("Your name, if you like");
  assert.deepEqual(await shown(page, "curtain"), []);
  await name.fill("Mira");
  await curtain.getByRole("button").click();
  await page.getByText("Mira", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Names at this screen" }).click();
  await page.getByLabel("Germany 1").fill("Ada");
  await page.getByRole("button", { name: "Keep these names" }).click();
  await page.getByText("Ada", { exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole("heading", { name: /Mira \(United States\): your turn/ }).waitFor();
  assert.equal(await name.count(), 0, "it is asked once");
  await curtain.getByRole("button").click();
  await page.locator(".slip .prompt").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a curtain comes before secret questions only, and open ones show nobody's hand", async (t) => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "crossing" }, seats: BOTH });
  const curtain = page.locator(".curtain");
  const hand = page.locator("[data-hand] [data-card], .dock .fold");
  const eye = page.getByRole("button", { name: "Show what only you may see" });
  const kinds = { curtain: 0, veiled: 0, shown: 0 };
  /** Lines of the log that name a card or an order which a player has drawn. */
  const drawn = async () => {
    const lines = await page.locator("[data-line]").allTextContents();
    return lines.filter((it) => / draws (?!a card|an order)/.test(it));
  };
  let before = "";
  for (let i = 0; i < 160 && kinds.veiled < 6; i += 1) {
    const { n, ask } = await page.locator(".table[data-n]").evaluate((it) => ({ ...it.dataset }));
    if (await curtain.isVisible()) {
      assert.equal(await hand.count(), 0, "nothing is behind the curtain");
      kinds.curtain += 1;
      await curtain.getByRole("button").click();
      await curtain.waitFor({ state: "detached" });
      continue;
    }
    if (`${n}${ask}` !== before && ask) {
      const isVeiled = (await eye.getAttribute("aria-pressed")) === "false";
      kinds[isVeiled ? "veiled" : "shown"] += 1;
      if (isVeiled) {
        assert.equal(await hand.count(), 0, "nobody's hand is on the page");
        assert.deepEqual(await drawn(), [], "nor what they have drawn");
      }
    }
    before = `${n}${ask}`;
    await goOn(page);
  }
  t.diagnostic(JSON.stringify(kinds));
  assert.ok(kinds.curtain >= 2, "cards are placed behind the curtain");
  assert.ok(kinds.veiled >= 6, "open questions need none");
  // A player who is asked may look at their own cards, and puts them away again.
  const isShown = async () => (await eye.getAttribute("aria-pressed")) === "true";
  const first = await isShown();
  assert.equal((await drawn()).length > 0, first);
  await eye.click();
  assert.equal(await isShown(), !first);
  assert.equal((await drawn()).length > 0, !first);
  await eye.click();
  assert.equal(await isShown(), first);
  assert.deepEqual(page.complaints, []);
});

/** Answers the plainest thing. */
async function goOn(page) {
  const quickly = { timeout: 700 };
  for (const name of ["Place them for me", "Confirm positions", "Fill up for me", /^Lay face/]) {
    const button = page.getByRole("button", { name }).first();
    if (await button.isVisible()) return button.click(quickly).catch(() => {});
  }
  const button = page.locator(".slip .acts .button, .slip .actions .button").first();
  if (await button.isVisible()) await button.click(quickly).catch(() => {});
  await page.waitForTimeout(60);
}
