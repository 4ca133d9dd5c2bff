// Runs the sample configurations of Caddy, nginx and HAProxy, as they stand but for ports and certificates, against the program, and looks
// whether a visitor behind each of them gets what they should: `cargo xtask proxies`. It needs Debian's packages and openssl.

import { spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import https from "node:https";
import net from "node:net";
import os from "node:os";
import path from "node:path";

const program = process.env.SANDTABLE ?? "target/debug/sandtable";
const folder = mkdtempSync(path.join(os.tmpdir(), "sandtable-proxies-"));
const file = (name) => path.join(folder, name);
const sample = (name) => readFileSync(path.join(import.meta.dirname, name), "utf8");
const started = [];

function start(name, command, args, options = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  child.said = "";
  for (const pipe of [child.stdout, child.stderr]) pipe.on("data", (text) => (child.said += text));
  child.on("error", (why) => (child.said += why.message));
  started.push(child);
  return child;
}

async function until(what, said = () => "") {
  for (let i = 0; i < 100; i++) {
    if (await what()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`That took too long. ${said()}`);
}

const freePort = () =>
  new Promise((done) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const listens = (port) =>
  new Promise((done) => {
    const socket = net.connect(port, "127.0.0.1", () => done(true) || socket.destroy());
    socket.on("error", () => done(false));
  });

function request(port, method, where, headers = {}, body = "") {
  return new Promise((done, failed) => {
    const options = { host: "127.0.0.1", port, method, path: where, servername: "table.example", rejectUnauthorized: false };
    const own = { host: "table.example", "content-length": Buffer.byteLength(body), ...headers };
    const sent = https.request({ ...options, headers: own, agent: false }, (reply) => {
      let text = "";
      reply.on("data", (part) => (text += part));
      reply.on("end", () => done({ status: reply.statusCode, headers: reply.headers, text }));
    });
    sent.on("upgrade", (reply, socket) => {
      socket.once("data", () => socket.destroy());
      done({ status: reply.statusCode, headers: reply.headers, text: "" });
    });
    sent.on("error", failed);
    sent.end(body);
  });
}

function check(what, holds, seen) {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen)}`);
  console.log(`  ${what}`);
}

async function tryOut(port) {
  const ours = { origin: "https://table.example", "content-type": "application/json" };
  const me = await request(port, "GET", "/api/me");
  const cookie = me.headers["set-cookie"]?.[0] ?? "";
  check("a visitor gets a cookie for TLS alone", me.status === 200 && cookie.includes("; Secure"), me);
  check("browsers are told to use TLS", "strict-transport-security" in me.headers, me.headers);
  const mine = { ...ours, cookie: cookie.split(";")[0] };
  const seats = [{ seat: 0, player: "me" }, { seat: 1, player: "bot" }];
  const wanted = JSON.stringify({ game: "aces", setup: { players: 2 }, seats });
  const begun = await request(port, "POST", "/api/matches", mine, wanted);
  check("a match begins", begun.status === 201, begun);
  const key = randomBytes(16).toString("base64");
  const socket = { ...mine, connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13", "sec-websocket-key": key };
  delete socket["content-type"];
  const opened = await request(port, "GET", `/ws/matches/${JSON.parse(begun.text).id}`, socket);
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  check("a socket opens", opened.status === 101 && opened.headers["sec-websocket-accept"] === accept, opened);
  const counts = await request(port, "GET", "/metrics");
  check("counts are not for visitors", counts.status === 404, counts);
  let refused = false;
  for (let i = 0; i < 80 && !refused; i++) {
    const posing = { ...mine, "x-forwarded-for": `203.0.113.${i}` };
    refused = (await request(port, "POST", "/api/me", posing, JSON.stringify({ name: "Ada" }))).status === 429;
  }
  check("nobody escapes the limits by posing as other addresses", refused, "80 requests were taken");
}

/** The sample with our ports and certificate in the place of its own. */
function configured(name, changes) {
  const text = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
    return text.replaceAll(from, to);
  }, sample(name));
  writeFileSync(file(name), text);
  return file(name);
}

async function server() {
  const port = await freePort();
  const args = ["serve", "--address", `127.0.0.1:${port}`, "--public-url", "https://table.example", "--data", file(`data-${port}`)];
  const child = start("sandtable", program, args);
  await until(() => listens(port), () => child.said);
  return port;
}

const PROXIES = {
  Caddy: async (own, port) => {
    const site = `{\n\tadmin off\n\tauto_https disable_redirects\n}\nhttps://table.example:${port} {\n\ttls ${file("cert.pem")} ${file("key.pem")}`;
    const config = configured("Caddyfile", [["table.example {", site], ["127.0.0.1:8137", `127.0.0.1:${own}`]]);
    return ["caddy", ["run", "--adapter", "caddyfile", "--config", config], { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } }];
  },
  nginx: async (own, port) => {
    const site = configured("nginx.conf", [
      ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
      ["/etc/ssl/table/fullchain.pem", file("cert.pem")],
      ["/etc/ssl/table/privkey.pem", file("key.pem")],
      ["127.0.0.1:8137", `127.0.0.1:${own}`],
    ]);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((it) => `${it}_temp_path ${file(it)};`);
    writeFileSync(
      file("main.conf"),
      `daemon off; pid ${file("nginx.pid")}; error_log stderr; events {} http { access_log off; ${temporary.join(" ")} include ${site}; }`,
    );
    return ["nginx", ["-c", file("main.conf")]];
  },
  HAProxy: async (own, port) => {
    const config = configured("haproxy.cfg", [
      ["bind :443 ssl", `bind 127.0.0.1:${port} ssl`],
      ["/etc/ssl/table/table.pem", file("both.pem")],
      ["127.0.0.1:8137", `127.0.0.1:${own}`],
    ]);
    return ["haproxy", ["-db", "-f", config]];
  },
  // Three servers: here each has a store of its own, so that all of a visitor's requests must come to one of them.
  "HAProxy before several": async (own, port) => {
    const single = sample("haproxy.cfg");
    const frontend = single.slice(single.indexOf("frontend table"), single.indexOf("\nbackend sandtable") + 1);
    const bound = frontend.replace("bind :443 ssl", `bind 127.0.0.1:${port} ssl`).replace("/etc/ssl/table/table.pem", file("both.pem"));
    if (bound === frontend) throw new Error("haproxy.cfg has no frontend.");
    const all = [own, await server(), await server()];
    const config = configured(
      "haproxy-several.cfg",
      all.map((it, i) => [`10.0.0.${5 + i}:8137`, `127.0.0.1:${it}`]),
    );
    writeFileSync(config, `${readFileSync(config, "utf8")}\n${bound}`);
    return ["haproxy", ["-db", "-f", config]];
  },
};

try {
  const subject = ["-subj", "/CN=table.example", "-addext", "subjectAltName=DNS:table.example"];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, "-keyout", file("key.pem"), "-out", file("cert.pem")];
  const made = spawnSync("openssl", args);
  if (made.status !== 0) throw new Error(`There is no certificate: ${made.stderr ?? made.error}`);
  writeFileSync(file("both.pem"), readFileSync(file("cert.pem"), "utf8") + readFileSync(file("key.pem"), "utf8"));
  // With a name: only those that begin so.
  const wanted = process.argv[2] ?? "";
  for (const [name, configure] of Object.entries(PROXIES).filter(([name]) => name.startsWith(wanted))) {
    console.log(name);
    const [own, port] = [await server(), await freePort()];
    const child = start(name, ...(await configure(own, port)));
    await until(() => listens(port), () => child.said);
    await tryOut(port).catch((why) => {
      throw new Error(`${name}: ${why.message}\n${child.said}`);
    });
  }
} catch (why) {
  console.error(why.message);
  process.exitCode = 1;
} finally {
  started.forEach((it) => it.kill());
  await Promise.all(started.map((it) => it.exitCode ?? new Promise((done) => it.once("exit", done))));
  rmSync(folder, { recursive: true, force: true });
}
