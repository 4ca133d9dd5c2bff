import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, House, PHONE, TABLET, asked, closeBrowser, moved, peek, picture, prompt, setUp, somebody, touch } from "./table.mjs";

let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house.close();
});

/** A person's turn: marches infantry to factories, everything else stays; then ends each phase. */
async function playTurn(page) {
  let occupied = false;
  for (;;) {
    const { table, name } = await asked(page, null, 60);
    if (name === "over") return { over: true, occupied };
    const { n } = table.now;
    const ready = prompt(page);
    if (name === "armies") await ready.locator(".actions .button").first().click();
    else if (name === "move") {
      const march = await bestMarch(page, table);
      if (march) {
        occupied ||= march.occupies;
        await touch(page, march.from);
        await page.locator("#unit-title").first().waitFor();
        await page.waitForTimeout(200);
        await touch(page, march.to);
        await ready.locator(".button.main").click();
      } else await ready.getByRole("button", { name: /End movement/ }).click();
    } else if (name === "declare") await ready.getByRole("button", { name: /Go on to combat/ }).click();
    else if (name === "money") {
      await ready.getByRole("button", { name: /End the turn/ }).click();
      await moved(page, n);
      return { over: false, occupied };
    } else if (name === "intercept") await ready.getByRole("button", { name: /let it pass/i }).click();
    else throw new Error(`${name} is asked`);
    await moved(page, n);
  }
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
    if (!mine.includes(faction) || unit.moved || unit.owes || !called || !["infantry", "special"].includes(kind)) continue;
    const reached = await peek(page, { what: "reach", unit: unit.id });
    const near = (hex) => Math.min(...targets.map((it) => away(hex, it)));
    for (const [to, stop] of Object.entries(reached.hexes)) {
      const gain = stop.occupies ? 99 : near(unit.hex) - near(to) - (near(to) === 0 ? 50 : 0);
      if (gain > 0 && (!best || gain > best.gain)) best = { gain, from: unit.hex, to, occupies: !!stop.occupies };
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

test("somebody new plays against the Automa, from the first page to a first factory", async () => {
  const page = await somebody(house, { size: DESK });
  await page.goto("/");
  await picture(page, "first-page-desk");
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.waitForURL(/\/match\//);
  await asked(page, ["divide", "token", "place"]);
  await page.getByRole("button", { name: "These are my armies" }).waitFor();
  await picture(page, "divide-desk");
  await setUp(page);
  await picture(page, "table-desk");
  let occupied = false;
  for (let turn = 0; turn < 12 && !occupied; turn += 1) occupied = (await playTurn(page)).occupied;
  assert.ok(occupied, "a factory is taken within twelve turns");
  const { table } = await asked(page, null, 60);
  assert.ok(table.log.some((it) => it.event.occupied));
  await page.getByText(/occupies the factory|takes the factory/).first().waitFor();
  await picture(page, "table-desk-later");
  for (const [name, size] of [["tablet", TABLET], ["phone", PHONE]]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(400);
    await picture(page, `table-${name}`);
  }
  assert.deepEqual(page.complaints, []);
});
