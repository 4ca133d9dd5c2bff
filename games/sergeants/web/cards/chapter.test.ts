import { describe, expect, it } from "vitest";
import type { Account } from "../protocol";
import { CAMPAIGNS, chapterAfter, leaders } from "./chapter";

const account = (change: Partial<Account>): Account => ({
  campaign: "river-line",
  chapter: 1,
  of: 3,
  winners: [0],
  score: [7, 3],
  soldiers: [],
  ...change,
});

describe("the account of a chapter", () => {
  it("names the scenario that follows, and none after the last", () => {
    expect(chapterAfter(account({}))).toBe("search");
    expect(chapterAfter(account({ chapter: 3 }))).toBeNull();
    for (const it of CAMPAIGNS) expect(it.chapters.length).toBeGreaterThan(2);
  });

  it("tells who leads, all of them if several do", () => {
    expect(leaders(account({}))).toEqual([0]);
    expect(leaders(account({ score: [4, 4] }))).toEqual([0, 1]);
  });
});
