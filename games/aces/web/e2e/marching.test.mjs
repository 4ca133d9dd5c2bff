import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import {
  AGAINST_BOT,
  AGAINST_FRIEND,
  PHONE,
  asked,
  button,
  doing,
  join,
  peek,
  picture,
  prompt,
  someone,
} from "../../../../web/e2e/table.mjs";
import { attack, end, newMatch, pointOf, takeUp, touch } from "./hands.mjs";

/** A tank of the United States would pass an infantry of Germany 1 that could stop it. */
const PASSING = {
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
  seats: AGAINST_FRIEND,
};

async function met() {
  const [ada, mira] = [await someone(house), await someone(house, { theme: "dark" })];
  await newMatch(ada, PASSING);
  await join(mira, (await peek(ada)).match.invitation, "Mira");
  await asked(ada, ["move"]);
  const { hexes } = await peek(ada, { what: "reach", unit: "us-tank-1" });
  const [goal] = Object.entries(hexes).find(([, it]) => Object.keys(it.interceptors ?? {}).length === 1);
  return { ada, mira, goal };
}

const send = (page) => doing(page, () => prompt(page).locator(".button.main").click());

test("those who are asked see the way that was announced", async () => {
  const { ada, mira, goal } = await met();
  await takeUp(ada, "E13");
  await touch(ada, goal);
  await send(ada);
  const { table } = await asked(mira, ["intercept"]);
  assert.equal(table.now.asked.ask.intercept.ahead.at(-1), goal);
  await prompt(mira).getByText(`on its way to ${goal}`).waitFor();
  assert.ok((await mira.locator("svg.live .march").count()) > 0, "the way is drawn");
  await picture(mira, "announced-desk-lamp");
  await doing(mira, () => button(mira, /let it pass/i).click());
  await asked(ada, ["move"]);
  assert.equal((await peek(ada)).view.units.find((it) => it.id === "us-tank-1").hex, goal);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

test("step by step the mover decides again, and the switch is remembered", async () => {
  const { ada, mira, goal } = await met();
  await ada.keyboard.press("g");
  await ada.reload();
  await asked(ada, ["move"]);
  assert.ok(await prompt(ada).getByLabel("Step by step").isChecked());
  await takeUp(ada, "E13");
  await touch(ada, goal);
  await picture(ada, "step-by-step-desk");
  await send(ada);
  const { table } = await asked(mira, ["intercept"]);
  assert.deepEqual(table.now.asked.ask.intercept.ahead, []);
  const here = table.now.asked.ask.intercept.at;
  await doing(mira, () => button(mira, /let it pass/i).click());
  await asked(ada, ["go_on"]);
  // The unit is in the hand, and aims where it was going.
  await prompt(ada).getByText(`to ${goal} for`).waitFor();
  await picture(ada, "go-on-desk");
  await ada.setViewportSize({ width: 820, height: 1100 });
  await picture(ada, "go-on-820");
  await ada.setViewportSize(PHONE);
  await picture(ada, "go-on-phone");
  await ada.setViewportSize({ width: 1440, height: 900 });
  await ada.keyboard.press("Escape");
  await doing(ada, () => button(ada, "Stop here").click());
  await asked(ada, ["move"]);
  assert.equal((await peek(ada)).view.units.find((it) => it.id === "us-tank-1").hex, here);
  assert.deepEqual([...ada.complaints, ...mira.complaints], []);
});

/** Four factions at one screen: the United States declare, and have an ally with coins. */
const DECLARING = {
  setup: {
    factions: [
      { faction: "us", seat: 0 },
      { faction: "g1", seat: 1 },
      { faction: "su", seat: 0 },
      { faction: "g2", seat: 1 },
    ],
    position: {
      turn: "us",
      phase: "declaring",
      coins: { us: 9, su: 4 },
      flags: { C14: "us" },
      units: [
        { id: "us-tank-1", hex: "E13" },
        { id: "us-tank-2", hex: "F12" },
        { id: "g1-infantry-1", hex: "D14" },
        { id: "g1-tank-1", hex: "F13" },
        { id: "su-tank-1", hex: "Q5" },
        { id: "g2-tank-1", hex: "T14" },
      ],
    },
  },
  seats: AGAINST_BOT,
};

test("attacks are put in another order and taken out; coins go to the ally; the shop warns", async () => {
  const page = await someone(house);
  await newMatch(page, DECLARING);
  const declared = async () => (await peek(page)).view.declared.map((it) => it.unit);
  await asked(page, ["declare"]);
  await attack(page, "E13", "F13");
  await attack(page, "F12", "F13");
  assert.deepEqual(await declared(), ["us-tank-1", "us-tank-2"]);
  // An act in between does not close the list.
  const purse = page.locator(".purse").first();
  await purse.locator("summary").click();
  await picture(page, "purse-desk");
  await doing(page, () => purse.getByRole("button").click());
  const tools = page.locator("[aria-labelledby=attacks-title] .tools");
  await doing(page, () => tools.nth(1).getByRole("button").first().click());
  assert.deepEqual(await declared(), ["us-tank-2", "us-tank-1"]);
  await picture(page, "attacks-desk");
  await doing(page, () => tools.first().getByRole("button").last().click());
  assert.deepEqual(await declared(), ["us-tank-1"]);
  await doing(page, () => tools.first().getByRole("button").last().click());
  await end(page, "declare");
  await asked(page, ["money"]);
  await page.locator(".ware").first().click();
  await page.locator(".warning").waitFor();
  await picture(page, "warning-desk");
  assert.deepEqual(page.complaints, []);
});

test("a finger drags a unit over the hexes that it is to go through, and the map stays", async () => {
  for (const size of [PHONE, { width: 820, height: 1180 }]) {
    const page = await someone(house, { size, touch: true });
    await newMatch(page, { ...PASSING, seats: [PASSING.seats[0], { seat: 1, player: "bot" }] });
    await asked(page, ["move"]);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type, point) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    const drag = async (...points) => {
      await touch("touchStart", points[0]);
      for (let i = 1; i < points.length; i += 1)
        for (const share of [0.25, 0.5, 0.75, 1])
          await touch("touchMove", {
            x: points[i - 1].x + share * (points[i].x - points[i - 1].x),
            y: points[i - 1].y + share * (points[i].y - points[i - 1].y),
          });
      await touch("touchEnd");
    };
    const here = await pointOf(page, "E13");
    const points = [];
    for (const hex of ["E13", "E14", "F14", "F13"]) points.push(await pointOf(page, hex));
    await drag(...points);
    await prompt(page).getByText("to F13 for").waitFor();
    await picture(page, `finger-drag-${size.width}`);
    assert.deepEqual(await pointOf(page, "E13"), here, "the map stayed where it was");
    await doing(page, () => prompt(page).locator(".button.main").click());
    const marched = (await peek(page)).log.findLast((it) => it.event.marched?.unit === "us-tank-1");
    assert.deepEqual(marched.event.marched.path, ["E14", "F14", "F13"]);
    assert.deepEqual(page.complaints, []);
  }
});
