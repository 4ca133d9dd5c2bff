// A league from its making to its second round: three people in three browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { shown } from "./readable.mjs";
import { sheet, someone } from "./table.mjs";

const NAMES = ["Mira", "Ada", "Bob"];

async function join(link, name) {
  const page = await someone(house);
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  assert.deepEqual(await shown(page, "club-invitation"), []);
  await page.getByRole("button", { name: "Join the league" }).click();
  await page.waitForURL(/\/league\/[\w-]{22}$/);
  await page.getByRole("heading", { name: "Club night" }).waitFor();
  return page;
}

test("a club makes a league, plays a match, and the next round begins", async () => {
  const host = await someone(house);
  await host.goto("/lobby");
  await host.getByRole("link", { name: "Leagues" }).click();
  await host.getByText("You are in no league yet").waitFor();
  await host.getByRole("link", { name: "Make a league" }).click();
  await host.getByLabel("Name of the league").fill("Club night");
  await host.getByLabel("Days for each round").fill("3");
  await host.getByRole("button", { name: "Make a league" }).click();
  await host.getByRole("textbox", { name: "Your name" }).fill(NAMES[0]);
  await host.getByRole("button", { name: "Keep this name" }).click();
  await host.waitForURL(/\/league\/[\w-]{22}$/);
  assert.equal(await host.getByRole("button", { name: "Start the league" }).isDisabled(), true);
  const link = await host.getByLabel("Link for members").inputValue();
  assert.match(link, /\/league\/join\//);
  const ada = await join(link, NAMES[1]);
  const bob = await join(link, NAMES[2]);
  const pages = [host, ada, bob];
  assert.equal(await bob.getByRole("button", { name: "Start the league" }).count(), 0);

  await host.reload();
  await host.getByText("Members: 3 of 24").waitFor();
  await sheet(host, "club-gathers", fits(host));
  await host.getByRole("button", { name: "Start the league" }).click();
  await host.getByText("Round 1 of 3").first().waitFor();

  // Two of them have a match; one of these gives it up at the table.
  const playing = [];
  for (const page of pages) {
    await page.reload();
    await page.getByRole("region", { name: "Your match" }).waitFor();
    if (await page.getByRole("link", { name: "Go to the table" }).count()) playing.push(page);
    else await page.getByText("You are free in this round.").waitFor();
  }
  assert.equal(playing.length, 2);
  const [loser, winner] = playing;
  await loser.getByRole("link", { name: "Go to the table" }).click();
  await loser.locator(".table[data-n]").waitFor();
  await loser.getByRole("button", { name: "Menu" }).click();
  await loser.getByRole("button", { name: "Resign" }).click();
  await loser.getByRole("button", { name: "Really resign?" }).click();

  await winner.getByText("Round 2 of 3").first().waitFor({ timeout: 30_000 });
  const name = NAMES[pages.indexOf(winner)];
  const first = winner.getByRole("region", { name: "Table" }).getByRole("row").nth(1);
  assert.match(await first.innerText(), new RegExp(`1\\s+${name}\\s+1`));
  await winner
    .getByRole("region", { name: "Matches" })
    .getByText(/1 : 0|0 : 1/)
    .waitFor();
  const cross = winner.getByRole("region", { name: "Results" }).first();
  await cross.getByRole("link", { name: `1 against ${NAMES[pages.indexOf(loser)]}` }).waitFor();
  assert.deepEqual(await shown(winner, "club"), []);
  await sheet(winner, "club", fits(winner));

  // What cannot be taken back is asked first, and the keys reach it.
  await winner.getByLabel("Remind me").check();
  // While one thing is being done, no other is begun.
  await winner.locator("button:enabled", { hasText: "Leave the league" }).focus();
  await winner.keyboard.press("Enter");
  const dialog = winner.getByRole("dialog", { name: "Leave the league" });
  await dialog.getByText("There is no way back.").waitFor();
  await winner.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" }).catch(() => dialog.waitFor({ state: "hidden" }));
  await winner.reload();
  assert.equal(await winner.getByLabel("Remind me").isChecked(), true);
  await winner.goto("/leagues");
  await winner.getByRole("link", { name: "Club night" }).waitFor();
  assert.deepEqual(
    pages.flatMap((it) => it.complaints),
    [],
  );
});

/** Nothing is wider than the screen. */
const fits = (page) => async (size, viewport) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= viewport.width, `${size}: ${width}`);
};
