// A bot in thirty lines: it plays both games for two, thinks one answer ahead, and knows only what its seat may know.

import { runBot } from "../node.js";

/** How good a position looks: factories and units in Aces & Armor, points and wounds in Sergeants. */
async function worth(table, seat) {
  if (table.over) return table.winners.includes(seat) ? 1000 : -1000;
  const view = await table.view(seat);
  const sum = (all, of) => all.reduce((so_far, it) => so_far + of(it), 0);
  if (view.units) {
    const sign = (name) => (name[0] === "ug"[seat] ? 1 : -1);
    const flags = Object.values(view.flags).filter((it) => it);
    return sum(flags, (it) => 20 * sign(it)) + sum(view.units, (it) => sign(it.id) * (6 - (it.damage ?? 0)));
  }
  const points = sum(view.tableau, (it) => (it === view.tableau[seat] ? 2 : -2) * it.score);
  return points + sum(view.figures, (it) => (it.wounded || it.pinned ? (it.seat === seat ? -1 : 1) : 0));
}

runBot(async (table, chance) => {
  const { seat, options } = table.prompt;
  const answers = [await table.suggest("greedy", { seed: chance(2 ** 32) })];
  // A server lets nobody imagine games: there the first thought has to do.
  if (!table.engine.about.features.includes("imagine")) return answers[0];
  for (let n = 0; n < 3 && options.length > 1; n++) answers.push(options[chance(options.length)]);
  let best = { choice: answers[0], score: -Infinity };
  for (const choice of answers.length > 1 ? answers : []) {
    const thought = await table.imagine(seat, chance(2 ** 32));
    await thought.answer(choice, seat);
    const score = await worth(thought, seat);
    if (score > best.score) best = { choice, score };
    await thought.drop();
  }
  return best.choice;
});
