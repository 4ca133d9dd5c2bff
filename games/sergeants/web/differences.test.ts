import { describe, expect, it } from "vitest";
import { differences } from "./differences";
import type { Figure, View } from "./protocol";

const figure = (tag: number, more: Partial<Figure> = {}): Figure =>
  ({ tag, seat: 0, at: { on: { at: [16, 16], facing: 0 } }, ...more }) as Figure;
const view = (...figures: Figure[]): View => ({ figures }) as View;
const kinds = (before: View, after: View) => differences(before, after).map((it) => [it.kind, it.place]);

describe("what has changed since someone looked", () => {
  const still = view(figure(1));

  it("is nothing where all is as it was, or only turned", () => {
    const turned = figure(1, { at: { on: { at: [16, 16], facing: 9 } } });
    expect(kinds(still, view(figure(1)))).toEqual([]);
    expect(kinds(still, view(turned))).toEqual([]);
  });

  it("tells who moved and from where, who came, and who is gone from where", () => {
    const moved = view(figure(1, { at: { on: { at: [32, 16], facing: 0 } } }));
    expect(differences(still, moved)).toMatchObject([{ kind: "moved", place: "1", from: "16,16" }]);
    const dead = view(figure(1, { at: "dead" }));
    expect(kinds(still, dead)).toEqual([["lost", "16,16"]]);
    const waiting = view(figure(1, { at: "waiting" }));
    expect(kinds(waiting, still)).toEqual([["arrived", "1"]]);
    expect(kinds(waiting, dead)).toEqual([]);
  });

  it("tells every new mark of a soldier, beside his move, and none that he had", () => {
    const was = view(figure(1, { pinned: true }));
    const is = figure(1, {
      at: { on: { at: [32, 16], facing: 0 } },
      pinned: true,
      wounded: true,
      spotted: true,
    });
    expect(kinds(was, view(is)).map(([kind]) => kind)).toEqual(["moved", "hurt", "hurt"]);
    expect(kinds(view(is), was).map(([kind]) => kind)).toEqual(["moved"]);
  });
});
