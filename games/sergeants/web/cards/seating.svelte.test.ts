import { describe, expect, test } from "vitest";
import type { Find } from "../finding.svelte";
import type { Enlisted, Query, WorldInfo } from "../protocol";
import { Roster } from "./force.svelte";
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
function table(fitting: number[][], why?: string) {
  const roster = new Roster();
  const asked: Query["what"][] = [];
  const seatedOf = ({ force, wished }: Extract<Query, { what: "places" }>) => {
    const members = force.filter((it) => it.panel === "point").map((it) => it.tag);
    const seated: (number | null)[] = [null, null];
    for (const tag of members) {
      const wish = wished?.find((it) => it[0] === tag)?.[1] ?? -1;
      const free = (slot: number) => seated[slot] === null && fitting[slot]!.includes(tag);
      const slot = [wish, 0, 1].find((it) => it >= 0 && free(it));
      if (slot !== undefined) seated[slot] = tag;
    }
    return seated;
  };
  const find = (async (query: Query) => {
    asked.push(query.what);
    if (query.what !== "places") return null;
    const refused = why && query.force.length > 0 ? { why: { key: why, args: {} } } : {};
    return { point: { fitting, seated: seatedOf(query), ...refused } };
  }) as Find;
  return { roster, asked, seating: new Seating(() => ({ world, seat: 0 }), roster, find) };
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

  test("a soldier who is put on a place is taken in, once the table was asked about the force as it is", async () => {
    const { seating, roster, asked } = table([[1], [1, 2]]);
    await seating.put(2, "point", 1);
    expect(asked).toEqual(["places", "places"]);
    await seating.hear();
    expect(roster.get(2)?.panel).toBe("point");
    expect(seating.seatsOf("point")).toEqual([null, 2]);
  });

  test("a soldier who does not fit is refused, as is what the table does not want", async () => {
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

  test("two change places if both may; else the one who sat there leaves the panel", async () => {
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
