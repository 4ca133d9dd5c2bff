import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../../../../web/e2e/house.mjs";
import { asked, peek, picture, someone } from "../../../../web/e2e/table.mjs";
import { answerPlainly, newMatch, setUp } from "./hands.mjs";

const BOTS = [1, 2, 3].map((seat) => ({ seat, player: "bot" }));
const AT_FOUR = [{ seat: 0, player: "me" }, ...BOTS];
const AT_TWO = AT_FOUR.slice(0, 2);

const MISSIONS = {
  v2: { setup: { missions: { v2: { owner: "g1" } } }, seats: AT_FOUR },
  bulge: { setup: { missions: { bulge: { rounds: 12 } } }, seats: AT_FOUR },
  "bulge with Allies on orders": {
    mission: "bulge",
    setup: { missions: { bulge: {} }, automata: [{ faction: "us" }, { faction: "su" }] },
    seats: [AT_FOUR[0], AT_FOUR[2]],
  },
  weather: { setup: { players: 2, missions: { weather: true } }, seats: AT_TWO },
  mountains: { setup: { players: 2, missions: { mountains: true } }, seats: AT_TWO },
};

for (const [name, { mission = name, ...wanted }] of Object.entries(MISSIONS)) {
  test(`${name} opens, is set up and plays a turn`, async () => {
    const page = await someone(house);
    await newMatch(page, wanted);
    const table = await setUp(page);
    assert.ok(table.world.missions[mission]);
    await picture(page, `mission-${name.replaceAll(" ", "-")}-desk`);
    // A mission may even be lost before the first turn has ended.
    const isPlayed = ({ now, log }) => now.over || log.some((it) => it.event.collected);
    while (!isPlayed(await peek(page))) {
      const now = await asked(page);
      if (now.name !== "over") await answerPlainly(page, now);
    }
    await asked(page);
    assert.deepEqual(page.complaints, []);
  });
}
