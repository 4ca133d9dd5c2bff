// A whole turn of each game through the accessibility tree alone: roles and names, and the line for typed commands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { AGAINST_BOT, doing, newMatch, peek, sheet, someone } from "./table.mjs";
import { shown } from "./readable.mjs";
import { position, soldier } from "../../games/sergeants/web/e2e/posted.mjs";

/** Dembski may walk; Harms stands in the open, Brix far away. */
const WALKING = position({
  story: [10, 2, 14],
  soldiers: [
    soldier(1, 0, [66, 16], 16),
    soldier(5, 0, [222, 40], 16),
    soldier(51, 1, [280, 40], 48, { spotted: true }),
    soldier(53, 1, [380, 130], 48),
  ],
  hand: [[1, 1]],
  shown: [1, 4],
});

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
  const page = await someone(house);
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
  assert.match(
    (await hand.ask("threats")).join(" "),
    /can be attacked next turn by: |^No enemy can attack you next turn/,
  );
  assert.deepEqual(await hand.ask("since"), ["Nothing there."], "everything is as it was");
  assert.deepEqual(await hand.ask("at Z99"), ["There is no hex “Z99” on this map."]);
  assert.match((await hand.ask("nonsense"))[0], /There is no command “nonsense”/);
  assert.deepEqual(await shown(page, "command-line"), []);
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
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const hand = new Listener(page);
  const turn = async () => (await hand.ask("log 400")).filter((it) => /^Turn \d+/.test(it)).length;
  await page.getByRole("button", { name: "Place them for me" }).click();
  await doing(page, () => page.getByRole("button", { name: "Confirm positions" }).first().click());
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
  // One who stands at a place can stay there; nobody walks beyond the map.
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
    for (const button of ["Fill up for me", /^Lay face/]) {
      const found = page.getByRole("button", { name: button });
      if (await found.isVisible()) await found.click();
    }
    await hand.answer(/Done|Pass|No\b|End/i);
    await page.waitForTimeout(40);
  }
  assert.ok((await turn()) >= 2, "the second turn has begun");
  assert.deepEqual(page.complaints, []);
});

test("threats are those of the next turn: who is in no range now is not called safe", async () => {
  const page = await someone(house);
  const units = [
    { id: "us-tank-1", hex: "E10" },
    { id: "us-infantry-1", hex: "B2" },
    { id: "g1-tank-1", hex: "F13" },
    { id: "g1-infantry-1", hex: "D15" },
  ];
  const position = { turn: "us", units, flags: { C14: "us" } };
  await newMatch(page, { game: "aces", setup: { factions: ["us", "g1"], position }, seats: AGAINST_BOT });
  const hand = new Listener(page);
  await hand.open();
  const inRange = await peek(page, { what: "targets", unit: "g1-tank-1" });
  assert.ok(!inRange.targets.includes("us-tank-1"), "it is out of range as it stands");
  const { attackers } = await peek(page, { what: "danger", unit: "us-tank-1", hex: "E10" });
  assert.ok(attackers.some((it) => it.unit === "g1-tank-1"));
  const said = await hand.ask("threats");
  const tank = said.find((it) => /at E10/.test(it));
  for (const it of attackers)
    assert.ok(tank.includes(`from ${it.from} (destroys: ${Math.round(100 * it.suffers.destroyed)}%)`), tank);
  const safe = await peek(page, { what: "danger", unit: "us-infantry-1", hex: "B2" });
  assert.equal(
    said.some((it) => /at B2/.test(it)),
    safe.attackers.length > 0,
  );
  const { take } = await peek(page, { what: "threats", side: "germany" });
  for (const hex of Object.keys(take))
    assert.ok(
      said.some((it) => it.includes(`factory at ${hex}`)),
      `${hex} in ${said}`,
    );
  assert.deepEqual(page.complaints, []);
});

test("steps of a match and the text of a lesson are heard", async () => {
  const page = await someone(house);
  const units = [
    { id: "us-tank-1", hex: "E10" },
    { id: "g1-tank-1", hex: "K14" },
  ];
  const setup = { factions: ["us", "g1"], position: { turn: "us", units } };
  const id = await newMatch(page, { game: "aces", setup, seats: AGAINST_BOT });
  const hand = new Listener(page);
  await hand.open();
  assert.deepEqual(await hand.ask("next"), ["This is the game as it stands."]);
  assert.deepEqual(await hand.ask("confirm"), ["There is nothing to confirm."]);
  assert.deepEqual(await hand.ask("lesson"), ["This match is no lesson."]);
  await hand.ask("answers E11");
  await hand.ask("do 1");
  await hand.ask("answers E12");
  const before = (await hand.ask("log 1"))[0];
  assert.match((await hand.ask("back"))[0], /^0 of 1: /);
  assert.equal((await peek(page)).view.units[0].hex, "E11");
  assert.match(await page.locator(".replay output").innerText(), /^0 of 1$/);
  assert.deepEqual(await hand.ask("back"), ["The beginning."]);
  assert.match((await hand.ask("turn 9"))[0], /^No turn with that number/);
  assert.deepEqual(await hand.ask("next"), ["This is the game as it stands."]);
  assert.equal((await hand.ask("log 1"))[0], before);
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.ok(page.url().includes(id));
  // A lesson says what it is about, and what is to be done.
  await page.goto("/learn?game=aces");
  await page
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await page.waitForURL(/lesson=/);
  await page.locator(".lesson-card .text").waitFor();
  await page.keyboard.press("/");
  await hand.line.waitFor();
  const [title, step, text] = await hand.ask("lesson");
  assert.match(title, /^.+: .+/);
  assert.equal(step, "Step 1");
  assert.equal(text, (await page.locator(".lesson-card .text").innerText()).trim());
  assert.deepEqual(page.complaints, []);
});

/** Inches as they are typed. */
const typed = ([x, y]) => `${x / 16} ${y / 16}`;
const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const facing = (it) => DIRECTIONS[Math.round(it / 8) % 8];

test("Sergeants: soldiers are placed and cards are laid in words", async () => {
  const page = await someone(house);
  await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
  const hand = new Listener(page);
  await hand.open();
  const { now, world } = await peek(page);
  const { suggest } = await peek(page, { what: "suggest", space: now.asked.space, seed: 3 });
  const nameOf = (tag) => world.soldiers[tag].name;
  const [first] = suggest.deploy;
  assert.match((await hand.ask("walk 1 1"))[0], /^Nobody is asked to walk/);
  assert.match((await hand.ask("deploy"))[0], /^Placed: none\. /);
  // What the rules refuse is refused in their words, and nobody stands there.
  const refused = await hand.ask(`deploy ${nameOf(first[0])} 24 9 e`);
  assert.ok(refused.length > 0 && !/^Placed/.test(refused[0]), refused[0]);
  assert.match((await hand.ask("deploy"))[0], /^Placed: none\. /);
  assert.match((await hand.ask(`deploy ${nameOf(first[0])} here`))[0], /^Say inches/);
  let last;
  for (const [tag, place] of suggest.deploy)
    last = await hand.ask(`deploy ${nameOf(tag)} ${typed(place.at)} ${facing(place.facing)}`);
  assert.match(last[0], /Without a place: none\.$/);
  assert.match(last[1], /Type confirm/);
  await hand.ask("confirm");
  await page.waitForFunction(() => document.querySelector(".table").dataset.ask !== "deploy");
  const { view } = await peek(page);
  for (const [tag, { at }] of suggest.deploy)
    assert.deepEqual(view.figures.find((it) => it.tag === tag).at.on.at, at, nameOf(tag));

  for (let i = 0; i < 20 && (await kindOf(page)) !== "place"; i += 1) {
    await hand.answer(/Done|Pass|No\b|End/i);
    await page.waitForTimeout(60);
  }
  const cards = await hand.ask("hand");
  const { own } = (await peek(page)).view.seats[0];
  assert.equal(cards.length, own.hand.length);
  assert.match(cards[0], /^1: .+/);
  const info = (await peek(page, { what: "placing", seat: 0, lay: EMPTY })).placing;
  const misfit = info.hand.findIndex((it) => it.first.some((why) => why !== null));
  if (misfit >= 0) {
    const at = info.hand[misfit].first.findIndex((why) => why !== null);
    assert.doesNotMatch(
      (await hand.ask(`lay ${misfit + 1} ${at + 1}`))[0],
      /^Phase 1/,
      "the table says why not",
    );
  }
  assert.match((await hand.ask("lay 99 1"))[0], /^Say the number/);
  const [card] = own.hand;
  const fits = info.hand.find((it) => it.card === card).first.indexOf(null);
  if (fits >= 0) {
    const lying = await hand.ask(`lay 1 ${fits + 1}`);
    assert.match(lying[fits], new RegExp(`^Phase ${fits + 1}: (?!none)`));
  }
  const full = await hand.ask("suggest");
  if (!/Type confirm/.test(full.at(-1))) await hand.ask("suggest");
  await hand.ask("confirm");
  await page.waitForFunction(() => document.querySelector(".table").dataset.ask !== "place");
  assert.ok((await hand.ask("orders")).length > 0);
  const vp = await hand.ask("vp");
  assert.equal(vp.length, 2);
  assert.match(vp[0], /: 0 VP/);
  await sheet(page, "command-line-sergeants");
  assert.deepEqual(page.complaints, []);
});

const EMPTY = { cards: [null, null, null], second: [null, null, null] };
const kindOf = (page) => page.locator(".table[data-n]").evaluate((it) => it.dataset.ask ?? "");

test("Sergeants: a soldier walks to inches that are typed, and the rules say why not", async () => {
  const page = await someone(house);
  const setup = { scenario: "first-steps", seats: ["us", "de"], position: WALKING };
  await newMatch(page, { game: "sergeants", setup, seats: AGAINST_BOT });
  await page
    .locator(".slip")
    .getByRole("button", { name: /Team bubble/ })
    .click();
  await page.locator(".slip").getByRole("button", { name: "Dembski" }).click();
  const hand = new Listener(page);
  await hand.open();
  await page.waitForFunction(() => document.querySelector(".table").dataset.ask === "walk");
  const before = (await peek(page)).now.n;
  const far = await hand.ask("walk 24 9 e");
  assert.match(far.join(" "), /far|too|most|reach/i);
  assert.match((await hand.ask("walk there"))[0], /^Say inches/);
  assert.equal((await peek(page)).now.n, before, "nothing was answered");
  const said = await hand.ask("walk 14.5 3 s");
  assert.match(said.join(" "), /Dembski/);
  const { at } = (await peek(page)).view.figures.find((it) => it.tag === 5);
  assert.deepEqual(at.on, { at: [232, 48], facing: 32 });
  assert.deepEqual(page.complaints, []);
});
