import { describe, expect, test } from "vitest";
import type { CardInfo, Event, Hits, View, WorldInfo } from "../protocol";
import { checks } from "./checks";

const hit = (of: Partial<Hits>): Hits => ({
  long: "miss",
  short: "miss",
  close: "miss",
  blast: "miss",
  ...of,
});
const card = (of: Partial<CardInfo>): CardInfo =>
  ({ tag: 1, nr: 1, types: ["shoot"], bubble: [], hit: hit({}), damage: "zip", ...of }) as CardInfo;

const world = {
  cards: [
    card({ hit: hit({ long: "hit", close: "hit_plus" }) }),
    card({ damage: "wound" }),
    card({ damage: "zip" }),
    card({ hit: hit({ blast: "hit" }), damage: "pin" }),
  ],
} as unknown as WorldInfo;
const view = { figures: [{ tag: 51, seat: 1 }] } as unknown as View;
const read = (...events: Event[]) =>
  checks(
    world,
    view,
    events.map((event) => ({ event })),
  );

const shot: Event = {
  shot: { tag: 1, target: 51, bands: { long: true, short: true, close: false }, plus: false },
};
const turned = (card: number, turned: "hit" | "damage" | "gap" | "identity", seat = 0): Event => ({
  card_turned: { seat, card, turned },
});

describe("checks", () => {
  test("only bands that reach count", () => {
    const [it] = read(shot, turned(0, "hit"));
    expect(it).toMatchObject({ how: "shot", by: 1, at: 51, counted: ["long", "short"], hits: ["long"] });
  });

  test("damage belongs to the check before it, and says who was hit", () => {
    const [it] = read(shot, turned(0, "hit"), turned(1, "damage", 1), { wounded: { tag: 51 } });
    expect(it!.blows).toEqual([{ card: 1, damage: "wound", on: 51, fate: "wounded" }]);
  });

  test("a zip does nothing to its target, whatever comes after", () => {
    const [it] = read(shot, turned(0, "hit"), turned(2, "damage", 1), "shot_ended", { pinned: { tag: 1 } });
    expect(it!.blows).toEqual([{ card: 2, damage: "zip", on: 51, fate: null }]);
  });

  test("a grenade counts its blast, and whom it hits is told by what becomes of him", () => {
    const threw: Event = { threw: { seat: 0, tag: 1, target: 51, centre: [0, 0] } };
    const [it] = read(threw, turned(3, "hit"), turned(3, "damage", 1), { pinned: { tag: 52 } });
    expect(it).toMatchObject({ how: "grenade", counted: ["blast"], hits: ["blast"] });
    expect(it!.blows[0]).toMatchObject({ on: 52, fate: "pinned" });
  });

  test("shells of an event are the event's", () => {
    const [it] = read({ story_happens: { card: 20 } }, turned(0, "hit"));
    expect(it).toMatchObject({ how: "blast", story: 20, hits: [] });
  });

  test("what is used, mines and artillery are told apart", () => {
    const used: Event = { used: { seat: 0, tag: 1, what: "bazooka", aim: { tile: 3 } } };
    expect(read(used, turned(3, "hit"))[0]).toMatchObject({ how: "used", by: 1, what: "bazooka" });
    const mined: Event = { endangered: { tag: 1, by: "mines" } };
    expect(read(mined, turned(3, "hit"))[0]).toMatchObject({ how: "mines", at: 1, hits: ["blast"] });
    const shelled: Event = { shelled: { seat: 0, tile: 3, smoke: false } };
    expect(read(shelled, turned(3, "hit"))[0]).toMatchObject({ how: "shelled", tile: 3 });
  });

  test("an identity check of a medic is no hit check, and what comes of it belongs to the damage before", () => {
    const [hit, identity] = read(
      { endangered: { tag: 1, by: "mines" } },
      turned(3, "hit"),
      turned(1, "damage"),
      { tended: { tag: 1, by: 24 } },
      turned(0, "identity"),
      { saved: { tag: 1, by: 24 } },
      { wounded: { tag: 1 } },
    );
    expect(identity).toMatchObject({ how: "identity", by: 24, at: 1, success: true, hits: [] });
    expect(hit!.blows).toMatchObject([{ on: 1, fate: "saved" }]);
  });

  test("a card for a gap tells where it went", () => {
    const all = read(turned(0, "gap"), turned(1, "gap"), { gap_filled: { seat: 0, phase: 2, card: 1 } });
    expect(all.map((it) => it.gap)).toEqual([null, 2]);
  });
});
