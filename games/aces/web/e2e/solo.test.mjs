import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { PHONE, TABLET, asked, peek, picture, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, march, setUp } from "./hands.mjs";

/** Plays up to twelve turns: infantry marches to factories, everything else stays. Returns whether one was taken. */
async function playForAFactory(page) {
  for (let turns = 0; turns < 12;) {
    const now = await asked(page, null, 60);
    if (now.table.log.some((it) => it.event.occupied?.unit.startsWith("us"))) return true;
    if (now.name === "over") return false;
    const best = now.name === "move" ? await bestMarch(page, now.table) : null;
    if (best) await march(page, best.from, best.to);
    else await answerPlainly(page, now);
    if (now.name === "declare") turns += 1;
  }
  return false;
}

/** The march that takes a factory, or brings an infantry nearer to one. */
async function bestMarch(page, table) {
  const { view, world, seat } = table;
  const mine = world.factions.filter((it) => it.seat === seat).map((it) => it.faction);
  const targets = world.board.factories.filter((_, i) => !mine.includes(view.flags[i]));
  let best = null;
  for (const unit of view.units) {
    const [faction, kind] = unit.id.split("-");
    const called = unit.army === 0 || view.armies.includes(unit.army);
    if (
      !mine.includes(faction) ||
      unit.moved ||
      unit.owes ||
      !called ||
      !["infantry", "special"].includes(kind)
    )
      continue;
    const reached = await peek(page, { what: "reach", unit: unit.id });
    const near = (hex) => Math.min(...targets.map((it) => away(hex, it)));
    for (const [to, stop] of Object.entries(reached.hexes)) {
      const danger = stop.interceptors ? 2 : 0;
      const gain = (stop.occupies ? 99 : near(unit.hex) - near(to) - (near(to) === 0 ? 50 : 0)) - danger;
      if (gain > 0 && (!best || gain > best.gain)) best = { gain, from: unit.hex, to };
    }
  }
  return best;
}

function away(a, b) {
  const spot = (hex) => {
    const col = "ABCDEFGHJKLMNPQRSTUVWXYZ".indexOf(hex[0]);
    return { col, half: 2 * (Number(hex.slice(1)) - 1) + (col % 2) };
  };
  const [p, q] = [spot(a), spot(b)];
  const across = Math.abs(p.col - q.col);
  return across + Math.max(0, (Math.abs(p.half - q.half) - across) / 2);
}

test("someone new plays against the Automa, from the first page to a first factory", async () => {
  const page = await someone(house);
  let taken = false;
  // The Automa may be too strong now and then.
  for (let game = 0; game < 8 && !taken; game += 1) {
    await page.goto("/");
    await page.locator(".first-scene").waitFor();
    await picture(page, "first-page-desk");
    await page.getByRole("button", { name: /Play now/ }).click();
    await page.waitForURL(/\/match\//);
    await page.getByRole("button", { name: "Confirm armies" }).waitFor();
    await picture(page, "divide-desk");
    await setUp(page);
    await picture(page, "table-desk");
    taken = await playForAFactory(page);
  }
  assert.ok(taken, "a factory is taken");
  await page
    .getByText(/occupies the factory|takes the factory/)
    .first()
    .waitFor();
  await picture(page, "table-desk-later");
  for (const [name, size] of [
    ["tablet", TABLET],
    ["phone", PHONE],
  ]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(400);
    await picture(page, `table-${name}`);
  }
  assert.deepEqual(page.complaints, []);
});
