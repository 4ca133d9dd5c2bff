// Notices: the page on which they are chosen, the links in mails, the line in the menu of a match, and the worker that shows a push.

import assert from "node:assert/strict";
import { mkdtemp } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { AGAINST_BOT, House, closeBrowser, newMatch, sheet, someone } from "./table.mjs";

const house = new House();
const mails = [];
let sink;
let port;

/** A match over days with one person and one open seat. */
const OVER_DAYS = {
  game: "aces",
  setup: { players: 2 },
  clock: { days: { days: 3 } },
  seats: [{ seat: 0, player: "me" }],
};

/** Takes every mail. */
function takeMail(socket) {
  let mail = null;
  socket.write("220 sink\r\n");
  let rest = "";
  socket.on("data", (bytes) => {
    const lines = (rest + bytes).split("\r\n");
    rest = lines.pop();
    for (const line of lines) {
      if (mail === null) {
        if (line.startsWith("DATA")) mail = "";
        socket.write(line.startsWith("DATA") ? "354 go on\r\n" : "250 fine\r\n");
      } else if (line === ".") {
        mails.push(mail.replaceAll("=\n", ""));
        mail = null;
        socket.write("250 taken\r\n");
      } else mail += `${line}\n`;
    }
  });
  socket.on("error", () => undefined);
}

const listening = (handler) =>
  new Promise((done) => {
    const server = net.createServer(handler).listen(0, "127.0.0.1", () => done(server));
  });

before(async () => {
  sink = await listening(takeMail);
  const free = await listening();
  port = free.address().port;
  await new Promise((done) => free.close(done));
  house.data = await mkdtemp(path.join(tmpdir(), "sandtable-"));
  Object.assign(process.env, {
    SANDTABLE_PUBLIC_URL: `http://127.0.0.1:${port}`,
    SANDTABLE_MAIL_SERVER: `smtp://127.0.0.1:${sink.address().port}`,
    SANDTABLE_MAIL_FROM: "Sandtable <table@example.org>",
    SANDTABLE_WEBHOOK_HOSTS: "hooks.club.example",
    SANDTABLE_PUSH_SERVICES: "push.example",
  });
  await house.start(`127.0.0.1:${port}`);
});
after(async () => {
  await closeBrowser();
  await house.close();
  sink.close();
});

async function until(what) {
  for (let i = 0; i < 200; i++) {
    if (await what()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail("it did not come");
}

const linkIn = (mail, begins) => new RegExp(`http://[^/]+(${begins}[\\w-]+)`).exec(mail)?.[1];

test("an address is confirmed by its link, and ended by another", async () => {
  const page = await someone(house);
  await newMatch(page, OVER_DAYS);
  await page.goto("/you");
  const section = page.getByRole("region", { name: "Your turn" });
  await section.getByLabel("Address").fill("ada@example.org");
  await section.getByRole("button", { name: "Send the link" }).click();
  await section.getByText("ada@example.org: open the link").waitFor();
  await until(() => mails.length === 1);
  await page.goto(linkIn(mails[0], "/mail/confirm/"));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await page.getByText("Confirmed.").waitFor();
  await page.getByRole("link", { name: "Your devices and data" }).click();
  await section.getByText("ada@example.org: confirmed").waitFor();

  await section.getByRole("group", { name: "Matches" }).getByRole("checkbox").check();
  await section.getByLabel("From").fill("21:30");
  await section.getByLabel("From").blur();
  const kept = () => page.evaluate(async () => (await fetch("/api/me/notices")).json());
  await until(async () => (await kept()).quiet?.from === 21 * 60 + 30);
  await until(async () => (await kept()).matches.length === 1);
  await sheet(page, "your-turn", async (size, viewport) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `${size}: ${width}`);
  });

  await page.goto(linkIn(mails[0], "/mail/stop/"));
  await page.getByRole("button", { name: "Stop the mail" }).click();
  await page.getByText("Done: no more mail.").waitFor();
  assert.equal((await kept()).mail, null);
  await page.goto(linkIn(mails[0], "/mail/stop/"));
  await page.getByRole("button", { name: "Stop the mail" }).click();
  await page.getByRole("alert").getByText("This link is used up").waitFor();
  assert.deepEqual(
    page.complaints.filter((it) => !it.includes("404")),
    [],
  );
});

test("a webhook goes only where the operator allows, and the menu of a match has a line of its own", async () => {
  const page = await someone(house);
  const id = await newMatch(page, { ...OVER_DAYS, seats: AGAINST_BOT });
  await page.goto("/you");
  const section = page.getByRole("region", { name: "Your turn" });
  await section.getByLabel("URL").fill("https://evil.example/");
  await section.getByRole("button", { name: "Set the webhook" }).click();
  await section.getByRole("alert").getByText("doesn’t send there").waitFor();
  await section.getByLabel("URL").fill("https://hooks.club.example/a");
  await section.getByRole("button", { name: "Set the webhook" }).click();
  await section.getByText("https://hooks.club.example/a").waitFor();
  assert.match(await section.locator("code").innerText(), /^[\w-]{22}$/);

  await page.goto(`/match/${id}`);
  await page.locator(".table[data-n]").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const line = page.getByLabel("Tell me when it’s my turn");
  assert.equal(await line.isChecked(), false, "off until it is chosen");
  await line.check();
  await until(async () =>
    page.evaluate(async (id) => (await (await fetch("/api/me/notices")).json()).matches.includes(id), id),
  );
  await sheet(page, "tell-me");
});

test("this browser subscribes, and its worker shows a push", async () => {
  const page = await someone(house);
  await page.context().grantPermissions(["notifications"]);
  // There is no push service here: a subscription is made as one would make it.
  await page.addInitScript(() => {
    let made = null;
    const text = (bytes) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      if (applicationServerKey.length !== 65) throw new Error("no key");
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
      const json = { endpoint: "https://push.example/abc", keys: { p256dh, auth: text(new Uint8Array(16)) } };
      made = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => void (made = null) };
      return made;
    };
  });
  const id = await newMatch(page, OVER_DAYS);
  await page.goto("/you");
  const here = page.getByLabel("This browser");
  await here.check();
  const kept = () => page.evaluate(async () => (await (await fetch("/api/me/notices")).json()).pushes);
  await until(async () => (await kept()).includes("https://push.example/abc"));

  const session = await page.context().newCDPSession(page);
  const registrations = [];
  session.on("ServiceWorker.workerRegistrationUpdated", (it) => registrations.push(...it.registrations));
  await session.send("ServiceWorker.enable");
  await until(() => registrations.length > 0);
  const push = (data) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: house.url,
      registrationId: registrations[0].registrationId,
      data,
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map((it) => [it.title, it.tag, it.data.path]);
    });
  const told = ["Your turn in Aces & Armor · Bob", id, `/match/${id}`];
  await push(JSON.stringify({ title: told[0], tag: id, path: told[2] }));
  await until(async () => (await shown()).length === 1);
  await push("nonsense");
  await push(JSON.stringify({ title: told[0], tag: id, path: told[2] }));
  await page.waitForTimeout(500);
  assert.deepEqual(await shown(), [told], "one for a match");

  await here.uncheck();
  await until(async () => (await kept()).length === 0);
});
