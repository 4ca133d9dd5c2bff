import { describe, expect, test } from "vitest";
import type { CardInfo } from "../protocol";
import { full, occasion } from "./texts";

describe("what a card says", () => {
  test("a sentence has one full stop", () => {
    expect([full("Go"), full("Go."), full("Go!")]).toEqual(["Go.", "Go.", "Go!"]);
  });

  test("an action has no occasion", () => {
    const card = { manner: "action", triggers: [], picks: 0 } as unknown as CardInfo;
    expect(occasion(card)).toBe("");
  });
});
