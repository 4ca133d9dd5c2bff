// Standing orders: given in the menu or beside the question, carried out without one, withdrawn at any time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_FRIEND,
  PHONE,
  asked,
  join,
  peek,
  picture,
  prompt,
  someone,
} from "../../../../web/e2e/table.mjs";
import { newMatch, takeUp, touch } from "./hands.mjs";

const MEETING = {
  setup: {
    players: 2,
    factions: ["us", "g1"],
    position: {
      turn: "us",
      units: [
        { id: "us-tank-1", hex: "E13" },
        { id: "us-infantry-1", hex: "C11" },
        { id: "g1-tank-1", hex: "G13" },
        { id: "g1-infantry-1", hex: "K4" },
      ],
    },
  },
  seats: AGAINST_FRIEND,
};

/** Ada's tank goes where Mira's may stop it. */
async function comesPast(ada) {
  await asked(ada, ["move"]);
  const { hexes } = await peek(ada, { what: "reach", unit: "us-tank-1" });
  const [to] = Object.entries(hexes).find(([, it]) => it.interceptors);
  await takeUp(ada, "E13");
  await touch(ada, to);
  await prompt(ada).locator(".button.main").click();
}

async function two(options) {
  const [ada, mira] = [await someone(house), await someone(house, options)];
  await newMatch(ada, MEETING);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  return [ada, mira];
}

const menu = (page) => page.getByRole("button", { name: "Menu" }).first();
const order = (page) => page.getByRole("checkbox", { name: "Let tanks pass" });

test("an order given in the menu lets a unit pass, is shown to its player alone, and is withdrawn", async () => {
  const [ada, mira] = await two();
  await menu(mira).click();
  await mira.getByText("Standing orders", { exact: true }).click();
  // Quicker than the table can say what stands.
  await mira.evaluate(() => {
    const named = (text) =>
      [...document.querySelectorAll("label")].find((it) => it.innerText.trim() === text);
    for (const text of ["Let tanks pass", "Let bombers pass"]) named(text).click();
  });
  await prompt(mira).getByText("Standing orders: let tanks pass, let bombers pass.").waitFor();
  await mira.getByRole("checkbox", { name: "Let bombers pass" }).focus();
  await mira.keyboard.press("Space");
  await picture(mira, "orders-desk");
  await mira.keyboard.press("Escape");
  await prompt(mira).getByText("Standing orders: let tanks pass.").waitFor();
  await comesPast(ada);
  await ada.waitForFunction(() => document.querySelector(".table").dataset.ask === "move");
  assert.equal((await peek(mira)).view.units.find((it) => it.id === "us-tank-1").hex === "E13", false);
  assert.ok(!(await peek(ada)).log.some((it) => it.event.intercepted));
  assert.equal(
    (await peek(ada)).orders[0].orders.some((it) => it.given),
    false,
    "Ada has given none",
  );
  // After a reload it stands, until it is withdrawn.
  await mira.reload();
  await prompt(mira).getByText("Standing orders: let tanks pass.").waitFor();
  await menu(mira).click();
  await mira.getByText("Standing orders", { exact: true }).click();
  await order(mira).uncheck();
  await mira.keyboard.press("Escape");
  await prompt(mira).getByText("Standing orders").waitFor({ state: "detached" });
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("on a phone an order is given beside the question, and answers it", async () => {
  const [ada, mira] = await two({ size: PHONE, phone: true });
  await comesPast(ada);
  await asked(mira, ["intercept"]);
  await picture(mira, "orders-phone");
  await prompt(mira).getByRole("button", { name: "Always: let tanks pass" }).tap();
  await asked(ada, ["move"]);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});
