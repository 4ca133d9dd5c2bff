import { describe, expect, it } from "vitest";
import { arranged } from "./shelf.svelte";

describe("the games on offer", () => {
  const games = [{ key: "chess" }, { key: "go" }, { key: "mill" }];
  const keys = (told: string[]) => arranged(games, told).map((it) => it.key);

  it("are those that the server names, in its order", () => {
    expect(keys(["mill", "chess"])).toEqual(["mill", "chess"]);
  });

  it("are none that the client does not know", () => {
    expect(keys(["go", "draughts"])).toEqual(["go"]);
  });
});
