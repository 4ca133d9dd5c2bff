import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { asked, button, doing, picture, prompt, somebody } from "../../../../web/e2e/table.mjs";
import { attack, end, march } from "./hands.mjs";

const lessons = JSON.parse(readFileSync(new URL("../../lessons.json", import.meta.url), "utf8"));

test("every lesson opens", async () => {
  const page = await somebody(house);
  for (const i of lessons.keys()) {
    await page.goto("/learn");
    await page.locator("main li button.button:not(.icon)").nth(i).click();
    await page.waitForURL(new RegExp(`lesson=${lessons[i].id}`));
    await page.getByText(`Lesson ${i + 1}`).waitFor();
    await asked(page);
  }
  await page.goto("/");
  await page.locator(".play").waitFor();
  assert.equal(await page.locator(".box section li").count(), 0, "lessons are not among one's matches");
  assert.deepEqual(page.complaints, []);
});

/** Does one step of a solution by hand. */
async function act(page, choice) {
  const { name, table } = await asked(page);
  const hexOf = (id) => table.view.units.find((it) => it.id === id).hex;
  if (choice === "done") await end(page, name);
  else if (choice.march) await march(page, hexOf(choice.march.unit), choice.march.path.at(-1));
  else if (choice.attack) await attack(page, hexOf(choice.attack.unit), hexOf(choice.attack.at));
  else if (choice.intercept)
    await doing(page, () =>
      button(page, /intercepts/)
        .first()
        .click(),
    );
  else if (choice.repair) {
    await page.locator(".ware").filter({ hasText: "removes up to" }).first().click();
    await doing(page, () => prompt(page).locator(".button.main").click());
  } else throw new Error(JSON.stringify(choice));
}

for (const id of ["occupy", "arms"]) {
  test(`the lesson ${id} is solved, and the next begins`, async () => {
    const page = await somebody(house);
    const i = lessons.findIndex((it) => it.id === id);
    await page.goto("/learn");
    await page.locator("main li button.button:not(.icon)").nth(i).click();
    await page.getByText(`Lesson ${i + 1}`).waitFor();
    for (const choice of lessons[i].solution) {
      if (await page.getByRole("button", { name: /^Next/ }).isVisible()) break;
      await act(page, choice);
    }
    await picture(page, `lesson-${id}-desk`);
    await page.locator(".slip .slip .button.ink").click();
    await page.waitForURL(new RegExp(`lesson=${lessons[i + 1].id}`));
    await page.getByText(`Lesson ${i + 2}`).waitFor();
    await page.goto("/learn");
    await page.getByText("Goal reached").waitFor();
    assert.deepEqual(page.complaints, []);
  });
}
