// What every test in the browser needs: the real program, a real browser, and hands.

import { spawn } from "node:child_process";
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const PROGRAM = process.env.SANDTABLE ?? path.resolve(import.meta.dirname, "../../target/debug/sandtable");
const BROWSER = process.env.SANDTABLE_BROWSER ?? "/usr/bin/chromium";
export const PICTURES = path.resolve(import.meta.dirname, "../../target/pictures");

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A server of its own, with its own data. */
export class House {
  static async open() {
    const house = new House();
    house.data = await mkdtemp(path.join(tmpdir(), "sandtable-"));
    await house.start();
    return house;
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

/** Somebody with a browser of their own. Whatever goes wrong in their page is kept in `complaints`. */
export async function somebody(house, { size = DESK, language = "en", theme = "light", calm = true } = {}) {
  const context = await (await openBrowser()).newContext({
    viewport: size,
    locale: language,
    colorScheme: theme,
    reducedMotion: calm ? "reduce" : "no-preference",
    baseURL: house.url,
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      page.complaints.push(message.text());
    }
  });
  page.setDefaultTimeout(20_000);
  return page;
}

/** Keeps a picture of a screen. */
export async function picture(page, name) {
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
}

/** Makes a match as this person and opens it. */
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
  await page.getByRole("region", { name: "What is asked" }).waitFor();
  return id;
}
