import { describe, expect, test } from "vitest";
import type { Payload } from "$frame/protocol/variants";
import type { Event, Turned, WorldInfo } from "../protocol";
import { checks } from "./checks";

const world = {
  cards: [{ damage: "zip" }, { damage: "wound" }, { damage: "zip" }, { damage: "pin" }],
} as unknown as WorldInfo;
const read = (...events: Event[]) =>
  checks(
    world,
    events.map((event) => ({ event })),
  );

const shot: Event = {
  shot: { tag: 1, target: 51, bands: { long: true, short: true, close: false }, plus: false },
};
const turned = (card: number, turned: Turned, more: Partial<Payload<Event, "card_turned">> = {}): Event => ({
  card_turned: { seat: 0, card, turned, on: null, counted: [], hits: [], success: false, ...more },
});

describe("checks", () => {
  test("the bands that count and those that hit are the table's", () => {
    const [it] = read(shot, turned(0, "hit", { on: 51, counted: ["long", "short"], hits: ["long"] }));
    expect(it).toMatchObject({ how: "shot", by: 1, at: 51, counted: ["long", "short"], hits: ["long"] });
  });

  test("damage belongs to the check before it, and says who was hit", () => {
    const [it] = read(shot, turned(0, "hit"), turned(1, "damage", { seat: 1, on: 51 }), {
      wounded: { tag: 51 },
    });
    expect(it!.blows).toEqual([{ card: 1, damage: "wound", on: 51, fate: "wounded" }]);
  });

  test("a zip does nothing to its target, whatever comes after", () => {
    const damage = turned(2, "damage", { seat: 1, on: 51 });
    const [it] = read(shot, turned(0, "hit"), damage, "shot_ended", { pinned: { tag: 1 } });
    expect(it!.blows).toEqual([{ card: 2, damage: "zip", on: 51, fate: null }]);
  });

  test("a grenade may hit someone else than its target", () => {
    const threw: Event = { threw: { seat: 0, tag: 1, target: 51, centre: [0, 0] } };
    const damage = turned(3, "damage", { seat: 1, on: 52 });
    const [it] = read(threw, turned(3, "hit", { counted: ["blast"] }), damage, { pinned: { tag: 52 } });
    expect(it).toMatchObject({ how: "grenade", at: 51, counted: ["blast"] });
    expect(it!.blows[0]).toMatchObject({ on: 52, fate: "pinned" });
  });

  test("shells of an event are the event's", () => {
    const [it] = read({ story_happens: { card: 20 } }, turned(0, "hit"));
    expect(it).toMatchObject({ how: "blast", story: 20, hits: [] });
  });

  test("what is used, mines and artillery are distinguished", () => {
    const used: Event = { used: { seat: 0, tag: 1, what: "bazooka", aim: { tile: 3 } } };
    expect(read(used, turned(3, "hit"))[0]).toMatchObject({ how: "used", by: 1, what: "bazooka" });
    const mined: Event = { endangered: { tag: 1, by: "mines" } };
    expect(read(mined, turned(3, "hit"))[0]).toMatchObject({ how: "mines", at: 1 });
    const shelled: Event = { shelled: { seat: 0, tile: 3, smoke: false } };
    expect(read(shelled, turned(3, "hit"))[0]).toMatchObject({ how: "shelled", tile: 3 });
  });

  test("an identity check of a medic is no hit check, and what comes of it belongs to the damage before", () => {
    const [hit, identity] = read(
      { endangered: { tag: 1, by: "mines" } },
      turned(3, "hit"),
      turned(1, "damage", { on: 1 }),
      { tended: { tag: 1, by: 24 } },
      turned(0, "identity", { on: 1, success: true }),
      { saved: { tag: 1, by: 24 } },
      { wounded: { tag: 1 } },
    );
    expect(identity).toMatchObject({ how: "identity", by: 24, at: 1, success: true, hits: [] });
    expect(hit!.blows).toMatchObject([{ on: 1, fate: "saved" }]);
  });

  test("a card for a gap says where it went", () => {
    const all = read(turned(0, "gap"), turned(1, "gap"), { gap_filled: { seat: 0, phase: 2, card: 1 } });
    expect(all.map((it) => it.gap)).toEqual([null, 2]);
  });
});
