import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import type { WorldInfo } from "./protocol";

const TEXTS = new FluentBundle("en", { useIsolating: false });
TEXTS.addResource(new FluentResource(readFileSync("games/sergeants/locales/en/sergeants.ftl", "utf8")));

vi.mock("$frame/words/words.svelte", () => ({
  t: (key: string, args?: Record<string, string>) =>
    TEXTS.formatPattern(TEXTS.getMessage(key)!.value!, args, []),
  words: { has: () => false },
}));
const { names } = await import("./names.svelte");

afterEach(() => (names.world = null));

test("a card of two types is said with a stroke between them, as in the log of the terminal", () => {
  names.world = {
    cards: [{ types: ["hide", "move"], titled: false, tag: 0, number: "1-2" }],
    soldiers: [{ name: "Malloy" }],
  } as unknown as WorldInfo;
  expect(names.card(0)).toBe("HIDE/MOVE (Malloy 1-2)");
});
