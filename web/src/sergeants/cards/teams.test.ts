import { describe, expect, test } from "vitest";
import type { Phrase } from "../../protocol";
import type { Enlisted, PanelInfo, WorldInfo } from "../../protocol/sergeants";
import { isSuch, seated } from "./teams";

const say = (key: string, args: Record<string, unknown> = {}): Phrase => ({ key, args }) as Phrase;
const healthy = { spot: 15, draw: 0 };
const world = {
  soldiers: {
    1: { traits: ["rifle"], ranks: [{ rank: "private", healthy }] },
    2: { traits: ["smg"], ranks: [{ rank: "senior", healthy: { spot: 18, draw: 1 } }] },
  },
  equipment: { sack: { says: say("sm-gives-grenades", { n: 9 }) } },
} as unknown as WorldInfo;
const man = (tag: number, more: Partial<Enlisted> = {}): Enlisted => ({
  tag,
  rank: null,
  carries: [],
  grenades: 0,
  ...more,
});

describe("places on a panel", () => {
  test("what a place asks for is read off its sentence", () => {
    const rifle = say("sm-trait-rifle", { set: say("sm-soldiers") });
    const senior = say("sm-set-ranked", { rank: { rank: "senior" } });
    expect(isSuch(world, man(1), rifle)).toBe(true);
    expect(isSuch(world, man(2), rifle)).toBe(false);
    expect(isSuch(world, man(2), say("sm-or", { first: rifle, next: senior }))).toBe(true);
    expect(isSuch(world, man(2), say("sm-and", { first: rifle, next: senior }))).toBe(false);
    expect(isSuch(world, man(1), say("sm-set-with-least", { stat: { stat: "spot" }, number: 18 }))).toBe(
      false,
    );
    const six = say("sm-set-with-grenades", { least: 6 });
    expect([isSuch(world, man(1), six), isSuch(world, man(1, { carries: ["sack"] }), six)]).toEqual([
      false,
      true,
    ]);
    expect(isSuch(world, man(1), undefined)).toBe(true);
    expect(isSuch(world, man(1), say("sm-set-unheard-of"))).toBe(true);
  });

  test("everybody sits where he was put, or where there is a place for all", () => {
    const panel = { slots: [{}, {}, {}] } as unknown as PanelInfo;
    const any = () => true;
    expect(seated(panel, [1, 2], [[1, 2]], any)).toEqual([2, null, 1]);
    const onlyFirst = (tag: number, slot: number) => tag !== 2 || slot === 0;
    expect(seated(panel, [1, 2], [], onlyFirst)).toEqual([2, 1, null]);
    const nowhere = (tag: number) => tag !== 2;
    expect(seated(panel, [1, 2], [], nowhere)).toEqual([1, null, null]);
  });
});
