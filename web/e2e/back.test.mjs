// Moments of a match that goes on: links to them, what changed since someone looked, and clips to share.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toTheCards } from "../../games/sergeants/web/e2e/posted.mjs";
import { house } from "./house.mjs";
import {
  AGAINST_BOT,
  AGAINST_FRIEND,
  answers,
  asked,
  doing,
  join,
  newMatch,
  prompt,
  sheet,
  someone,
} from "./table.mjs";

const UNITS = [
  { id: "us-tank-1", hex: "E10" },
  { id: "us-infantry-1", hex: "C5" },
  { id: "g1-tank-1", hex: "H13" },
  { id: "g1-infantry-1", hex: "H6" },
];
const SETUP = { factions: ["us", "g1"], position: { turn: "us", units: UNITS } };

/** Marches by words, as one who types does. */
async function march(page, to) {
  await asked(page, ["move"]);
  const line = page.getByRole("textbox", { name: /^Type a command/ });
  if (!(await line.isVisible())) {
    await page.locator("main").click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("/");
  }
  const said = page.getByRole("log", { name: "Answers of the table" }).locator("> *");
  const n = await said.count();
  await line.fill(`answers ${to}`);
  await line.press("Enter");
  await said.nth(n).waitFor();
  await doing(page, async () => {
    await line.fill("do 1");
    await line.press("Enter");
  });
}

test("a match that goes on is looked back at, and every moment has an address", async () => {
  const page = await someone(house);
  const id = await newMatch(page, { game: "aces", setup: SETUP, seats: AGAINST_BOT });
  await asked(page, ["move"]);
  await march(page, "E11");
  await march(page, "C6");
  const of = await answers(page);
  // From the log: a line leads to its moment.
  const line = page.locator(".log li", { hasText: "E11" }).first();
  await line.hover();
  await line.getByRole("button", { name: /^Look back to here/ }).click();
  await page.waitForURL(/[?&]at=\d+/);
  const at = Number(new URL(page.url()).searchParams.get("at"));
  assert.ok(at < of);
  const back = page.getByRole("button", { name: "Back to the game" });
  await back.waitFor();
  assert.equal(await prompt(page).count(), 0, "nothing is asked in the past");
  assert.equal(await page.locator(".table").getAttribute("data-ask"), null);
  for (const none of ["Continue from here", "Save to file", "How it ended"])
    assert.equal(await page.getByRole("button", { name: none }).count(), 0, none);
  await sheet(page, "look-back-aces");
  // A friend who only watches opens that moment, and sees what someone who watches may see.
  const friend = await someone(house);
  await friend.goto(`/match/${id}?at=${at}`);
  await friend.getByText(`${at} of ${of}`).waitFor();
  // The match goes on while they look.
  await back.click();
  await page.waitForURL((url) => !url.searchParams.has("at"));
  await asked(page, ["move"]);
  await doing(page, () => page.getByRole("button", { name: "End movement" }).click());
  await friend.getByText(`${at} of ${await answers(page)}`).waitFor();
  assert.equal(new URL(friend.url()).searchParams.get("at"), String(at), "they stay where they are");
  // A step at a time to the present, where the bar goes away.
  for (let i = 0; i < 12 && (await friend.getByRole("button", { name: "One step on" }).count()) > 0; i += 1) {
    await friend.getByRole("button", { name: "One step on" }).click();
    await friend.waitForTimeout(150);
  }
  await friend.waitForURL((url) => !url.searchParams.has("at"));
  // By the menu as well, which every screen has.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Look back", exact: true }).click();
  await back.waitFor();
  // An address of a moment that has not come yet is the present one.
  await page.goto(`/match/${id}?at=9999`);
  await prompt(page).waitFor();
  await page.waitForURL((url) => !url.searchParams.has("at"));
  assert.deepEqual([...page.complaints, ...friend.complaints], []);
});

test("one who comes back sees what has changed, on the map and in the log", async () => {
  const page = await someone(house);
  const id = await newMatch(page, { game: "aces", setup: SETUP, seats: AGAINST_FRIEND });
  const invitation = new URL(page.url()).searchParams.get("invitation");
  const friend = await someone(house);
  await join(friend, `/invitation/${invitation}`, "Bob");
  const marks = (kind) => friend.locator(`.sheet .sign[data-kind=${kind}]`);
  assert.equal(await marks("moved").count(), 0);
  await friend.goto("/lobby");
  await asked(page, ["move"]);
  await march(page, "E11");
  await march(page, "C6");
  await doing(page, () => page.getByRole("button", { name: "End movement" }).click());
  // Days later.
  await friend.goto(`/match/${id}`);
  await friend.getByText("Since you looked:").waitFor();
  assert.equal(await marks("moved").count(), 2);
  assert.equal(await friend.getByRole("button", { name: "M4 Sherman: E10 → E11" }).count(), 1);
  assert.equal(await friend.locator(".log .since").count(), 1, "the log has a line there");
  await sheet(friend, "since-aces");
  await friend.getByRole("button", { name: "Clear the marks" }).click();
  assert.equal(await marks("moved").count(), 0);
  // Now it has been seen.
  await friend.reload();
  await friend.locator(".table[data-n]").waitFor();
  await friend.waitForTimeout(300);
  assert.equal(await marks("moved").count(), 0);
  assert.deepEqual([...page.complaints, ...friend.complaints], []);
});

/** Makes a clip of the turn that is looked at, and returns what is in the file. */
async function clip(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Look back", exact: true }).click();
  await page.getByRole("button", { name: "Make a clip" }).click();
  await page.getByRole("button", { name: "Make the clip" }).click();
  const picture = page.getByRole("img", { name: /^An animated picture/ });
  await picture.waitFor({ timeout: 60_000 });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the clip" }).click(),
  ]);
  assert.match(saved.suggestedFilename(), /\.gif$/);
  return picture.evaluate(async (it) => {
    const bytes = Uint8Array.from(atob(it.src.split(",")[1]), (letter) => letter.charCodeAt(0));
    const reader = new ImageDecoder({ data: bytes, type: "image/gif" });
    await reader.tracks.ready;
    const n = reader.tracks.selectedTrack.frameCount;
    const canvas = new OffscreenCanvas(it.naturalWidth, it.naturalHeight);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const colours = [];
    for (const frameIndex of [0, n - 1]) {
      pen.drawImage((await reader.decode({ frameIndex })).image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      colours.push(new Uint32Array(data.buffer));
    }
    const differ = colours[0].reduce((sum, colour, i) => sum + (colour === colours[1][i] ? 0 : 1), 0);
    return { n, bytes: bytes.byteLength, different: new Set(colours[0]).size, differ, url: it.src };
  });
}

const CLIPS = {
  aces: async (page) => {
    await newMatch(page, { game: "aces", setup: SETUP, seats: AGAINST_BOT });
    await asked(page, ["move"]);
    await march(page, "E11");
    await march(page, "C6");
  },
  sergeants: async (page) => {
    await newMatch(page, { game: "sergeants", setup: { scenario: "first-steps" }, seats: AGAINST_BOT });
    await toTheCards(page);
  },
};

for (const [game, begin] of Object.entries(CLIPS)) {
  test(`${game}: a turn becomes an animated picture`, async (t) => {
    const page = await someone(house);
    await begin(page);
    const { n, bytes, different, differ } = await clip(page);
    t.diagnostic(
      `${n} pictures, ${Math.round(bytes / 1000)} kB, ${different} colours, ${differ} pixels differ`,
    );
    assert.ok(n >= 2, `${n} pictures`);
    assert.ok(different > 60, "the map is drawn, with its colours");
    assert.ok(differ > 300, "something happens");
    assert.ok(bytes < 3_000_000, `${bytes} bytes`);
    await sheet(page, `clip-${game}`);
    assert.deepEqual(page.complaints, []);
  });
}
