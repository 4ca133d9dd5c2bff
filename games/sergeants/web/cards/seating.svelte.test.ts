import { describe, expect, test } from "vitest";
import type { Enlisted, Found, Query, WorldInfo } from "../protocol";
import { Market, Roster } from "./force.svelte";
import { Seating } from "./seating.svelte";

const soldier = (tag: number) => ({ tag, name: `S${tag}`, ranks: [{ rank: "private", cost: 3 }] });
const world = {
  soldiers: { 1: soldier(1), 2: soldier(2), 3: soldier(3) },
  cards: [],
  panels: { point: { slots: [{}, {}] } },
} as unknown as WorldInfo;
const man = (tag: number, panel?: string): Enlisted => ({
  tag,
  rank: null,
  carries: [],
  grenades: 0,
  panel: panel ?? null,
});

/** A table that says who may have the two places, and refuses a force or not. */
function table(places: number[][], why?: string) {
  const roster = new Roster();
  const asked: Query["what"][] = [];
  const find = (query: Query): Promise<Found | null> => {
    asked.push(query.what);
    return Promise.resolve(
      query.what === "places"
        ? { places: { point: places } }
        : ({ tried: { why: why ? { key: why, args: {} } : null } } as unknown as Found),
    );
  };
  const market = new Market(world, {} as never, 0);
  return { roster, asked, seating: new Seating(() => market, roster, find) };
}

describe("seating", () => {
  test("the table says who may have a place; before it does, nobody may", async () => {
    const { seating } = table([[1], [1, 2]]);
    expect(seating.may(1, "point", 0)).toBe(false);
    await seating.hear();
    expect([seating.may(1, "point", 0), seating.may(2, "point", 0)]).toEqual([true, false]);
    expect([seating.may(1, "point", 2), seating.may(1, "rear", 0)]).toEqual([false, false]);
  });

  test("a late answer is dropped, and the last one kept", async () => {
    const { seating, roster } = table([[1], []]);
    const late = seating.hear();
    roster.become([man(1)]);
    await late;
    expect(seating.may(1, "point", 0)).toBe(false);
    await seating.hear();
    roster.become([man(2)]);
    expect(seating.may(1, "point", 0)).toBe(true);
  });

  test("whoever is put on a place is taken in, once the table was asked about the force as it is", async () => {
    const { seating, roster, asked } = table([[1], [1, 2]]);
    await seating.put(2, "point", 1);
    expect(asked).toEqual(["places", "try"]);
    await seating.hear();
    expect(roster.get(2)?.panel).toBe("point");
    expect(seating.seatsOf("point")).toEqual([null, 2]);
  });

  test("whoever does not fit is refused, as is what the table does not want", async () => {
    const { seating, roster } = table([[1], [1, 2]]);
    await seating.put(2, "point", 0);
    expect(seating.refused).toMatchObject({ panel: "point", rules: ["SM-TEA-1"] });
    expect(roster.force).toEqual([]);
    await seating.put(1, "point", 0);
    expect(seating.refused).toBeNull();
    const full = table([[1], [1]], "sm-why-no-slot");
    await full.seating.put(1, "point", 1);
    expect([full.seating.refused?.panel, full.roster.force]).toEqual(["point", []]);
  });

  test("two change places if both may; else whoever sat there leaves the panel", async () => {
    const free = table([
      [1, 2],
      [1, 2],
    ]);
    free.roster.become([man(1, "point"), man(2, "point")]);
    await free.seating.put(1, "point", 1);
    await free.seating.hear();
    expect(free.seating.seatsOf("point")).toEqual([2, 1]);
    const tight = table([[1], [1, 3]]);
    tight.roster.become([man(1, "point"), man(3, "point")]);
    await tight.seating.put(1, "point", 1);
    await tight.seating.hear();
    expect(tight.seating.seatsOf("point")).toEqual([null, 1]);
    expect(tight.roster.get(3)?.panel).toBeNull();
  });
});
