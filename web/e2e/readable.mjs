// Whether everybody can read a screen: people and their readers, at every size, by day and by lamp.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { DESK, PHONE, TABLET, picture, sheet } from "./table.mjs";

const SIZES = { desk: DESK, tablet: TABLET, phone: PHONE };
const MANY = "main section:nth-of-type(n + 3)";

/** What looks like a key: it begins as keys of the frame or of a game do. */
const KEY = new RegExp(`\\b(${[...beginnings()].join("|")})-[a-z][a-z0-9-]+`, "g");

function beginnings() {
  const root = path.resolve(import.meta.dirname, "../..");
  const games = readdirSync(path.join(root, "games")).map((it) => path.join(root, "games", it));
  const folders = [root, ...games].map((it) => path.join(it, "locales/en")).filter((it) => existsSync(it));
  const files = folders.flatMap((folder) => readdirSync(folder).map((it) => path.join(folder, it)));
  const texts = files.filter((it) => !it.endsWith("rules.ftl")).map((it) => readFileSync(it, "utf8"));
  return new Set(texts.flatMap((it) => [...it.matchAll(/^([a-z]+)-/gm)].map(([, begins]) => begins)));
}

/** Serious findings of an accessibility scan, each in a line. */
async function findings(page, rules) {
  // The drawing of the map is hidden from readers, who hear of each hex instead; the rules are many of one sort.
  const scan = new AxeBuilder({ page }).setLegacyMode().exclude(".sheet").exclude(".margins").exclude(MANY);
  if (rules) scan.withRules(rules);
  else scan.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]);
  const { violations } = await scan.analyze();
  const serious = violations.filter((it) => ["serious", "critical"].includes(it.impact));
  return serious.flatMap((it) =>
    it.nodes.map((node) => `${it.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** Looks at what is on the screen at these sizes, by day and by lamp, where only colours differ. */
export async function inspect(page, name, sizes = Object.keys(SIZES)) {
  const found = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const scheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForFunction(
        (theme) => document.documentElement.dataset.theme === theme,
        scheme === "dark" ? "lamp" : "day",
      );
      const seen =
        size === "tablet" && scheme === "dark"
          ? []
          : await findings(page, scheme === "dark" ? ["color-contrast"] : null);
      found.push(...seen.map((it) => `${name} ${size} ${scheme}: ${it}`));
      await picture(page, `${name}-${size}-${scheme}`);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${name} ${size}: ${wide} px too wide`);
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Keeps pictures of a screen for the contact sheet, and looks at some of them: on a desk and a phone, by day and by lamp. */
export async function shown(page, name, sizes = ["1440", "390"]) {
  const found = [];
  const look = async (size, theme) => {
    if (!sizes.includes(size)) return;
    const seen = await findings(page, theme === "lamp" ? ["color-contrast"] : null);
    found.push(...seen.map((it) => `${name} ${size} ${theme}: ${it}`));
  };
  await sheet(page, name, undefined, { look });
  return found;
}

/** Serious findings of a scan of what is on the screen, as it stands. */
export const scanned = (page) => findings(page, null);

/** Keys on the screen that have no words. */
export async function keys(page) {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title]")].map(
      (it) => `${it.ariaLabel} ${it.title}`,
    );
    return `${document.body.innerText} ${labels.join(" ")} ${document.title}`;
  });
  return text.match(KEY) ?? [];
}
