import { describe, expect, it } from "vitest";
import type { Asked } from "./desk";
import { isOnMap } from "./melee";

const asked = (more: Partial<Asked>): Asked =>
  ({ seat: 0, ask: "story", options: [], says: { key: "", args: {} }, ...more }) as unknown as Asked;

describe("the scene of a melee gives way", () => {
  it("to a question that is answered on the map", () => {
    const walks = { walks: { tag: 1 } } as unknown as Asked["space"];
    expect(isOnMap(asked({ space: walks }))).toBe(true);
    expect(isOnMap(asked({ options: [{ soldier: 1 }, "done"] }))).toBe(true);
  });

  it("and not to one that is answered in the slip or with cards", () => {
    const cards = { placements: { seat: 0 } } as unknown as Asked["space"];
    expect(isOnMap(asked({ space: cards }))).toBe(false);
    expect(isOnMap(asked({ options: [{ part: "bubble" }, "done"] }))).toBe(false);
  });
});
