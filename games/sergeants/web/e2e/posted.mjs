// How matches of Sergeants are begun in the browser: positions in the middle of a turn, in which the first player's card is face up,
// and the way from the first question to the cards of the first turn.

import { asked, doing } from "../../../../web/e2e/table.mjs";

/** A soldier of a seat at a place, in sixteenths of an inch. */
export const soldier = (tag, seat, at, facing, more = {}) => ({ tag, seat, at: { at, facing }, ...more });

/** The first phase of the first turn: the story decides its action, `shown` is the card to be played, `hand` what else is held. */
export const position = ({ story, soldiers, shown, hand = [] }) => ({
  turn: 1,
  phase: 1,
  story,
  soldiers,
  hands: [hand, []],
  shown: [[shown], []],
  then: [{ phase: { phase: 1 } }, "finish"],
});

/** Tobin may shoot, at Harms who is near or at Kessing who is far. */
export const SHOOTING = position({
  story: [2, 1, 14],
  soldiers: [
    soldier(1, 0, [216, 40], 16),
    soldier(4, 0, [40, 120], 16),
    soldier(5, 0, [66, 16], 16),
    soldier(51, 1, [250, 34], 48, { spotted: true }),
    soldier(55, 1, [380, 52], 48, { spotted: true }),
  ],
  shown: [1, 2],
});

/** Places the soldiers as the table suggests, and goes on to where cards are placed: an event may ask something before. */
export async function toTheCards(page) {
  await page.getByRole("button", { name: "Place them for me" }).click();
  await doing(page, () => page.getByRole("button", { name: "Confirm positions" }).first().click());
  for (let i = 0; i < 20; i += 1) {
    if ((await asked(page)).name === "place") return;
    await doing(page, () => page.locator(".slip .acts .button").first().click());
  }
  throw new Error("no cards are asked for");
}
