// Measures time, and is therefore run when nothing else is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "./house.mjs";
import { somebody } from "./table.mjs";

/** Opens the first page on a machine that is four times as slow. */
async function openSlowly() {
  const page = await somebody(house);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await client.send("Network.enable");
  const scripts = new Set();
  let bytes = 0;
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto("/");
  await page.getByRole("button", { name: /Play now/ }).waitFor();
  const ready = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now();
  });
  await page.context().close();
  return { bytes, ready };
}

test("the first page is light, and soon ready on a slow machine", async (t) => {
  // The machine may have other work: the best of a few tries counts.
  let best = Infinity;
  for (let i = 0; i < 5 && best >= 2000; i += 1) {
    const { bytes, ready } = await openSlowly();
    t.diagnostic(`${(bytes / 1024).toFixed(1)} KiB of JavaScript, ready after ${ready.toFixed(0)} ms`);
    // While the client is being written it comes in many files.
    if (house.process) assert.ok(bytes < 150 * 1024, `${bytes} bytes of JavaScript`);
    best = Math.min(best, ready);
  }
  assert.ok(best < 2000, `ready after ${best} ms`);
});
