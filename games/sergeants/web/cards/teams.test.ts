import { describe, expect, test } from "vitest";
import type { PanelInfo } from "../protocol";
import { seated } from "./teams";

describe("places on a panel", () => {
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
