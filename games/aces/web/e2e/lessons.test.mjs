import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { shown } from "../../../../web/e2e/readable.mjs";
import { PHONE, asked, button, doing, picture, prompt, someone } from "../../../../web/e2e/table.mjs";
import { attack, end, march, touch } from "./hands.mjs";

const lessons = JSON.parse(readFileSync(new URL("../../lessons.json", import.meta.url), "utf8"));

const PHASES = ["move", "declare", "money"];

/** Does one step of a solution by hand. */
async function act(page, choice) {
  const { name, table } = await asked(page);
  const hexOf = (id) => table.view.units.find((it) => it.id === id).hex;
  const confirm = () => doing(page, () => prompt(page).locator(".button.main").click());
  if (choice.march) await march(page, hexOf(choice.march.unit), choice.march.path.at(-1));
  else if (choice.attack) await attack(page, hexOf(choice.attack.unit), hexOf(choice.attack.at));
  else if (choice.intercept)
    await doing(page, () =>
      button(page, /intercepts/)
        .first()
        .click(),
    );
  else if (choice.repair) {
    await page.locator(".ware").filter({ hasText: "removes up to" }).first().click();
    await confirm();
  } else if (choice.buy) {
    await page.locator(".ware").filter({ hasText: "Infantry" }).first().click();
    // A single free factory is chosen already.
    if (!(await prompt(page).locator(".button.main").isVisible())) await touch(page, choice.buy.hex);
    await confirm();
  } else throw new Error(`${JSON.stringify(choice)} while ${name} is asked`);
}

for (const [i, { id, solution }] of lessons.entries()) {
  test(`the lesson ${id} is solved as its text says, and the next begins`, async () => {
    const page = await someone(house);
    await page.goto("/learn?game=aces");
    await page.locator("main li button.button:not(.icon)").nth(i).click();
    await page.getByText(`Lesson ${i + 1} of`).waitFor();
    let phase = (await asked(page, [...PHASES, "intercept"])).name;
    if (phase === "intercept") phase = "move";
    if (i === 0) assert.deepEqual(await shown(page, "aces-lesson"), []);
    const next = page.locator(".table .button.ink").filter({ hasText: /^(Next:|To a whole game)/ });
    for (const choice of solution) {
      if (await next.isVisible()) break;
      if (choice !== "done") await act(page, choice);
      else {
        // A phase without a choice ends by itself.
        await end(page, phase);
        phase = PHASES[(PHASES.indexOf(phase) + 1) % 3];
      }
      assert.equal(await page.getByText("You can’t reach the goal").count(), 0, JSON.stringify(choice));
    }
    await next.waitFor();
    await picture(page, `lesson-${id}-desk`);
    if (i + 1 < lessons.length) {
      await next.click();
      await page.waitForURL(new RegExp(`lesson=${lessons[i + 1].id}`));
      await page.getByText(`Lesson ${i + 2} of`).waitFor();
    }
    await page.goto("/learn?game=aces");
    await page.getByText("Goal reached").waitFor();
    await page.goto("/");
    await page.locator(".play").waitFor();
    assert.equal(await page.locator(".box section li").count(), 0, "lessons are not among one's matches");
    assert.deepEqual(page.complaints, []);
  });
}

test("on a phone a lesson begins with its unit and its hex in sight", async () => {
  const page = await someone(house, { size: PHONE, phone: true });
  let pointed = 0;
  for (const i of lessons.keys()) {
    await page.goto("/learn?game=aces");
    await page.locator("main li button.button:not(.icon)").nth(i).click();
    await page.getByText(`Lesson ${i + 1} of`).waitFor();
    await asked(page, [...PHASES, "intercept"]);
    // The map glides there.
    await page.waitForTimeout(600);
    const middles = await page.evaluate(() => {
      const box = (it) => it.getBoundingClientRect();
      const map = box(document.querySelector(".window"));
      return [...document.querySelectorAll("[data-lesson] .ring, [data-lesson] .pointer")].map((it) => {
        const { left, right, top, bottom } = box(it);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > map.left && x < map.right && y > map.top && y < map.bottom;
      });
    });
    pointed += middles.length;
    assert.ok(!middles.includes(false), `lesson ${i + 1}`);
  }
  assert.ok(pointed > lessons.length, `only ${pointed} places are pointed at`);
  assert.deepEqual(page.complaints, []);
});
