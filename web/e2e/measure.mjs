// How much a page has to do. Tests that measure are run when nothing else is: their files are called `….alone.mjs`.

import { openBrowser } from "./table.mjs";

/** Work is measured as time that the page's own thread computes, which other work on this machine does not lengthen. */
const SLOWER = 4;

/** How long the page's own thread has computed, as a machine that is four times as slow would. */
export async function computed(client) {
  const { metrics } = await client.send("Performance.getMetrics");
  return SLOWER * 1000 * metrics.find((it) => it.name === "TaskDuration").value;
}

export async function meter(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  return client;
}

/** The longest task of the page's own thread while something was done, in milliseconds at a quarter of the speed. */
export async function longest(page, act) {
  const browser = await openBrowser();
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  await act();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find((it) => it.name === "Layout" || it.name === "UpdateLayoutTree");
  const tasks = traceEvents.filter(
    (it) => it.name === "RunTask" && it.pid === main?.pid && it.tid === main?.tid,
  );
  return (SLOWER * Math.max(0, ...tasks.map((it) => it.tdur ?? 0))) / 1000;
}

/** How long the page's own thread laid out while something was done, in milliseconds. */
export async function layoutDuring(page, act) {
  const browser = await openBrowser();
  await page.waitForTimeout(600);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.waitForTimeout(700);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const times = traceEvents.filter((it) => it.name === "Layout" && it.tdur).map((it) => it.tdur / 1000);
  return times.reduce((a, b) => a + b, 0);
}
