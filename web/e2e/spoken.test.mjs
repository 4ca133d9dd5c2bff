// A whole turn of each game through the accessibility tree alone: roles and names, and the line for typed commands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { AGAINST_BOT, newMatch, sheet, somebody } from "./table.mjs";

/** A hand that cannot see: it types, and hears what the table says. */
class Listener {
  constructor(page) {
    this.page = page;
    this.line = page.getByRole("textbox", { name: /^Type a command/ });
    this.aloud = page.getByRole("region", { name: "Ask the table" }).getByRole("status");
    this.answers = page.getByRole("log", { name: "Answers of the table" });
  }

  async open() {
    await this.page.getByRole("main", { name: "The map" }).waitFor();
    await this.page.keyboard.press("/");
    await this.line.waitFor();
  }

  /** Types a line and returns what is said to it. */
  async ask(text) {
    const before = await this.answers.locator("> *").count();
    await this.line.fill(text);
    await this.line.press("Enter");
    const said = this.answers.locator("> *").nth(before);
    await said.waitFor();
    const lines = (await said.locator("p").allTextContents()).slice(1);
    // It is read out as one, so that its lines keep their order.
    const aloud = lines.map((it) => (/[.!?…]$/.test(it) ? it : `${it}.`)).join(" ");
    assert.equal((await this.aloud.textContent()).trim(), aloud);
    return lines;
  }

  /** Does the answer that says this, or the first; returns whether there was one. */
  async answer(wanted) {
    const said = await this.ask("answers");
    const line = said.find((it) => wanted.test(it)) ?? said.find((it) => /^\d+:/.test(it));
    const number = /^(\d+):/.exec(line ?? "")?.[1];
    if (number) await this.ask(`do ${number}`);
    return number !== undefined;
  }
}

test("Aces & Armor: a turn is heard and played in words", async () => {
  const page = await somebody(house);
  const units = [
    { id: "us-tank-1", hex: "E10" },
    { id: "us-fighter-1", hex: "C5" },
    { id: "g1-tank-1", hex: "F13" },
    { id: "g1-infantry-1", hex: "H6" },
  ];
  const position = { turn: "us", units };
  await newMatch(page, { game: "aces", setup: { factions: ["us", "g1"], position }, seats: AGAINST_BOT });
  const hand = new Listener(page);
  await hand.open();
  const help = await hand.ask("help");
  for (const word of ["units", "at", "reach", "threats", "scan", "answers", "do"])
    assert.ok(
      help.some((it) => it.startsWith(word)),
      `help names ${word}`,
    );
  assert.match((await hand.ask("units")).join(" "), /C5: .*E10: /);
  assert.match((await hand.ask("enemies")).join(" "), /F13: .*H6: /);
  assert.match((await hand.ask("at f13")).join(" "), /^F13, .*Panther|Tiger|Panzer|1/);
  assert.match((await hand.ask("reach E11")).join(" "), /MP/);
  assert.match((await hand.ask("scan E10 se")).join(" "), /\w/);
  assert.match((await hand.ask("threats")).join(" "), /can attack: |^No enemy can attack you/);
  assert.deepEqual(await hand.ask("since"), ["Nothing there."], "everything is as it was");
  assert.deepEqual(await hand.ask("at Z99"), ["There is no hex “Z99” on this map."]);
  assert.match((await hand.ask("nonsense"))[0], /There is no command “nonsense”/);
  await sheet(page, "command-line");
  // One march, and then to the end of the turn.
  const [first] = await hand.ask("answers E11");
  assert.match(first, /^1: .*E11/);
  assert.match((await hand.ask("do 1")).join(" "), /E11/);
  for (let i = 0; i < 30; i += 1) {
    if (/Germany 1 plays/.test((await hand.ask("log 40")).join(" "))) break;
    assert.match((await hand.ask("question"))[0], /United States/);
    await hand.answer(/End|Go on|done/i);
    await page.waitForTimeout(50);
  }
  const log = (await hand.ask("log 60")).join("\n");
  assert.match(log, /E11/, "the march is in the log");
  assert.match(log, /Germany 1/, "the turn has gone to the other side");
  assert.deepEqual(page.complaints, []);
});

test("Sergeants: a turn is heard and played in words", async () => {
  const page = await somebody(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const hand = new Listener(page);
  const turn = async () => (await hand.ask("log 400")).filter((it) => /^Turn \d+/.test(it)).length;
  await page.getByRole("button", { name: "Place them for me" }).click();
  await page.getByRole("button", { name: "Confirm positions" }).first().click();
  await hand.open();
  const soldiers = await hand.ask("soldiers");
  assert.ok(soldiers.length >= 4, "every soldier is heard");
  assert.match(soldiers[0], /″ from the west edge, .*″ from the north edge/);
  const name = /^[^,]+/.exec(soldiers[0])[0];
  const enemy = /^[^,]+/.exec((await hand.ask("enemies"))[0])[0];
  assert.match((await hand.ask(`who ${name}`))[0], new RegExp(`^${name}`));
  assert.match((await hand.ask(`sees ${name}`)).join(" "), /can spot: .*can shoot: /);
  assert.match((await hand.ask(`ruler ${name} ${enemy}`))[0], /″ apart/);
  assert.ok((await hand.ask(`scan ${name} n`)).length > 0);
  // Whoever stands at a place can stay there; nobody walks beyond the map.
  const { x, y } = /(?<x>\d+)\S*( \d+\/16)?″ from the west edge, (?<y>\d+)/.exec(soldiers[0]).groups;
  const around = [];
  for (const by of [0, 0.5, 1]) around.push(...(await hand.ask(`reach ${Number(x) + by} ${Number(y) + by}`)));
  assert.ok(
    around.some((it) => /is in reach of: /.test(it)),
    around.join(" "),
  );
  assert.match((await hand.ask("reach 500 500"))[0], /^No soldier of yours can reach 500 × 500/);
  assert.match((await hand.ask(`reach ${enemy}`))[0], new RegExp(`^${enemy} is in reach|can reach ${enemy}`));
  const threats = (await hand.ask("threats")).join(" ");
  assert.match(threats, /^(Could (spot|shoot) [^:]+: |Nothing there)/);
  for (let i = 0; i < 120 && (await turn()) < 2; i += 1) {
    for (const button of ["Fill up for me", /^Ready: lay them/]) {
      const found = page.getByRole("button", { name: button });
      if (await found.isVisible()) await found.click();
    }
    await hand.answer(/Done|Pass|No\b|End/i);
    await page.waitForTimeout(40);
  }
  assert.ok((await turn()) >= 2, "the second turn has begun");
  assert.deepEqual(page.complaints, []);
});
