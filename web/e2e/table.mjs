// What every test in the browser needs: the real program, a real browser, and hands.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const PROGRAM = process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../target/debug/sandtable");
const BROWSER = process.env.SANDTABLE_BROWSER ?? "/usr/bin/chromium";
export const PICTURES = path.resolve(import.meta.dirname, "../../target/pictures");

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };

/** The seats of someone who plays against a bot. */
export const AGAINST_BOT = [
  { seat: 0, player: "me" },
  { seat: 1, player: "bot" },
];
/** The seats of someone who waits for a friend. */
export const AGAINST_FRIEND = [
  { seat: 0, player: "me" },
  { seat: 1, player: "open" },
];

/** A server with its own data. */
export class House {
  async open() {
    // While the client is being written, one that is already there will do.
    this.url = process.env.SANDTABLE_URL;
    if (this.url) return;
    this.data = await mkdtemp(path.join(tmpdir(), "sandtable-"));
    await this.start();
  }

  async start(address = "127.0.0.1:0") {
    this.process = spawn(PROGRAM, ["serve", "--address", address, "--data", this.data], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.said = "";
    this.url = await new Promise((found, failed) => {
      const hear = (text) => {
        this.said += text;
        const url = /http:\/\/[^\s"]+/.exec(this.said)?.[0];
        if (url) found(url.replace(/\/$/, ""));
      };
      this.process.stdout.on("data", hear);
      this.process.stderr.on("data", hear);
      this.process.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${this.said}`)));
    });
  }

  /** As a power cut would. */
  async kill() {
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGKILL");
    await gone;
  }

  /** Again, at the same address. */
  async restart() {
    await this.start(new URL(this.url).host);
  }

  async close() {
    if (!this.process) return;
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

let browser;

export async function openBrowser() {
  browser ??= await chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  return browser;
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/**
 * A person with their own browser. Whatever goes wrong in their page is kept in `complaints`; where a test kills the server, that
 * sockets and requests fail for it is not (`cutOff`).
 */
export async function someone(
  house,
  {
    size = DESK,
    language = "en",
    theme = "light",
    calm = true,
    touch = false,
    phone = false,
    cutOff = false,
  } = {},
) {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: size,
    locale: language,
    colorScheme: theme,
    hasTouch: touch || phone,
    // A phone lays out as wide as its widest part: what juts out makes everything smaller.
    isMobile: phone,
    reducedMotion: calm ? "reduce" : "no-preference",
    baseURL: house.url,
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    // A warning counts as much as an error.
    const isOurs = ["error", "warning"].includes(message.type());
    const isWanted = cutOff && /WebSocket connection|ERR_CONNECTION/.test(message.text());
    if (isOurs && !isWanted) page.complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.setDefaultTimeout(20_000);
  return page;
}

/** Keeps a picture of a screen. */
export async function picture(page, name) {
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
}

/** The screens that everything is looked at on. */
export const SIZES = {
  1366: { width: 1366, height: 768 },
  1440: DESK,
  1920: { width: 1920, height: 1080 },
  "820-upright": { width: 820, height: 1180 },
  "820-across": { width: 1180, height: 820 },
  390: PHONE,
};

/** Sizes that stand for all where a screen has been seen at every one, such as in another language. */
export const SOME = ["1366", "820-upright", "390"];

/**
 * Keeps pictures of a screen at all sizes, by day and by lamp, for the contact sheet. Nothing may be cut off at any of them.
 * `check` looks at each size, `look` at each size by day and by lamp.
 */
export async function sheet(
  page,
  name,
  check = async () => {},
  { sizes = Object.keys(SIZES), themes = ["day", "lamp"], look = async () => {} } = {},
) {
  const before = page.viewportSize();
  const found = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === "lamp" ? "dark" : "light" });
      await settled(page, theme);
      await picture(page, `sheet-${name}-${size}-${theme}`);
      await look(size, theme);
    }
    found.push(...(await cut(page)).map((it) => `${name} ${size}: ${it}`));
    await check(size, SIZES[size]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
  assert.deepEqual(found, []);
}

/** Waits until a page has been laid out and painted for its size and its light. */
const settled = (page, theme) =>
  page.evaluate(async (theme) => {
    const next = () => new Promise((done) => requestAnimationFrame(done));
    for (let i = 0; i < 3 || (i < 60 && document.documentElement.dataset.theme !== theme); i += 1)
      await next();
  }, theme);

/** How far the page is wider than its window, and which buttons of it are cut off by its edge, in its own words. */
export const cut = (page) =>
  page.evaluate(() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} px too wide`);
    // A row, such as a hand of cards or a tray of tiles, may be scrolled sideways; nothing else may.
    const isScrolled = (it) => {
      for (let at = it.parentElement; at; at = at.parentElement) {
        const { overflowX, display, flexDirection, gridAutoFlow } = getComputedStyle(at);
        const isRow =
          (display.includes("flex") && flexDirection === "row") ||
          (display.includes("grid") && gridAutoFlow.startsWith("column"));
        if (isRow && /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    // What is chosen from keeps its words.
    for (const it of document.querySelectorAll("label:has(> input[type=radio])"))
      if (it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
        found.push(`juts out: ${it.textContent.trim()}`);
    for (const it of document.querySelectorAll("button, a.button, select")) {
      const { left, right, width } = it.getBoundingClientRect();
      if (width === 0 || !it.checkVisibility() || isScrolled(it)) continue;
      if (left < -1 || right > innerWidth + 1)
        found.push(`cut off: ${it.textContent.trim() || it.ariaLabel}`);
    }
    return found;
  });

/** Makes a match as this person and opens it; `wanted` is what the server takes, such as `{ game, setup, seats }`. */
export async function newMatch(page, wanted) {
  await page.goto("/");
  const id = await page.evaluate(async (body) => {
    await fetch("/api/me");
    const reply = await fetch("/api/matches", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()).id;
  }, wanted);
  await page.goto(`/match/${id}`);
  await page.locator(".table[data-n]").waitFor();
  return id;
}

/** Opens an invitation as another person, and takes the free seat. */
export async function join(page, path, name) {
  await page.goto(path);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await page.waitForURL(/\/match\//);
  await prompt(page).waitFor();
}

/** What the server sends to this person, over a second socket: tests look at it, and act through the page. */
export async function peek(page, query) {
  return page.evaluate(
    (query) =>
      new Promise((found, failed) => {
        const id = location.pathname.split("/")[2];
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/matches/${id}`);
        setTimeout(() => failed(new Error("no reply")), 10_000);
        socket.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.table && !query) found(message.table);
          else if (message.table) socket.send(JSON.stringify({ query: { id: 1, query } }));
          else if (message.found) found(message.found.found);
          else if (message.refused) failed(new Error(JSON.stringify(message.refused.why)));
          if (message.found || (message.table && !query)) socket.close();
        };
      }),
    query,
  );
}

/** The slip that says what is asked. */
export const prompt = (page) => page.locator(".prompt");

/** Lifts the curtain, if there is one, as the player whom it names. */
export async function lifted(page) {
  const button = page.locator(".curtain button");
  if ((await button.count()) > 0) await button.click();
}

/** Waits until the page asks this person something of that sort, as the server does; returns the whole table. */
export async function asked(page, sorts, seconds = 30) {
  const until = Date.now() + 1000 * seconds;
  for (;;) {
    await lifted(page);
    const { ask: name, n } = await page.locator(".table[data-n]").evaluate((it) => ({ ...it.dataset }));
    if (name && (!sorts || name === "over" || sorts.includes(name))) {
      const table = await peek(page);
      const same =
        name === "over" ? table.now.over : name in (table.now.asked?.ask ?? { [name]: table.now.aside });
      if (same && table.now.n === Number(n)) return { name, table };
    }
    if (Date.now() > until) throw new Error(`${sorts} is not asked; it is ${name}`);
    await page.waitForTimeout(50);
  }
}

/** How many answers the match has on this page. */
export const answers = (page) => page.locator(".table[data-n]").evaluate((it) => Number(it.dataset.n));

/** Waits until the match has more answers than `n`. */
export async function moved(page, n) {
  await page.waitForFunction((n) => {
    const { n: now, ask } = document.querySelector(".table").dataset;
    return Number(now) > n || ask === "over";
  }, n);
}

/** Does something, and waits until the match has gone on. */
export async function doing(page, act) {
  const n = await answers(page);
  await act();
  await moved(page, n);
}

/** Presses Tab until `there(about)` holds in the page, which nobody should have to do more often. */
export async function tabTo(page, what, there, about) {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate(there, about)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${what}`);
}

/** A button of the slip. */
export const button = (page, name) => prompt(page).getByRole("button", { name, exact: true });
