import { describe, expect, test } from "vitest";
import type { Event, Figure, View, WorldInfo } from "../protocol";
import { account, prisoners, sortOf, sum, worth } from "./account";

const figure = (tag: number, seat: number, at: Figure["at"]): Figure => ({
  tag,
  seat,
  at,
  spotted: false,
  pinned: false,
  wounded: false,
  shown: null,
  killer: null,
});

const seat = { hand: 0, deck: 0, placed: [0, 0, 0], held: [], fight: 0, orders: 0, own: null };

function view(figures: Figure[] = []): View {
  return { seats: [seat, seat], figures } as unknown as View;
}

const log = (...events: Event[]) => events.map((event) => ({ event }));

describe("the account", () => {
  test("a kill scores for whoever the event names", () => {
    const killed: Event = { killed: { tag: 51, rank: "private", by: 0, scores: [[0, 3]] } };
    expect(account(view(), log(killed))).toEqual([[{ vp: 3, from: { kill: 51 } }], []]);
  });

  test("a friend's death may cost VP, and an event's gives none", () => {
    const friend: Event = { killed: { tag: 1, rank: "private", by: 0, scores: [[0, -3]] } };
    const shell: Event = { killed: { tag: 2, rank: "senior", by: null, scores: [] } };
    expect(account(view(), log(friend, shell))).toEqual([[{ vp: -3, from: { kill: 1 } }], []]);
  });

  test("orders are told apart, and over whom", () => {
    const met: Event = { order_met: { seat: 1, order: 12, vp: 5, over: 0 } };
    expect(account(view(), log(met))[1]).toEqual([{ vp: 5, from: { order: 12, over: 0 } }]);
  });

  test("VP of an event are the event's", () => {
    const events = log({ story_happens: { card: 45 } }, { scored: { seat: 0, vp: 1 } });
    expect(account(view(), events)[0]).toEqual([{ vp: 1, from: { event: 45 } }]);
  });

  test("at the end prisoners come last, each with his own VP", () => {
    const figures = [
      figure(1, 0, "gone"),
      figure(2, 0, "waiting"),
      figure(51, 1, { with: 2 }),
      figure(52, 1, "dead"),
      figure(53, 1, { with: 1 }),
    ];
    const events = log(
      { scored: { seat: 0, vp: 2 } },
      "turn_ended",
      { order_met: { seat: 0, order: 4, vp: 4, over: null } },
      { scored: { seat: 0, vp: 6 } },
      { scored: { seat: 0, vp: 8 } },
      { ended: { outcome: { winners: [0], scores: [20, 0], beaten: null, turn: 12 } } },
    );
    const mine = account(view(figures), events)[0]!;
    expect(mine.map(sortOf)).toEqual(["event", "order", "prisoner", "prisoner"]);
    expect(mine.slice(2)).toEqual([
      { vp: 6, from: { prisoner: 51 } },
      { vp: 8, from: { prisoner: 53 } },
    ]);
    expect(sum(mine)).toBe(20);
  });

  test("prisoners are known by their escorts", () => {
    const figures = [figure(1, 0, "waiting"), figure(51, 1, { with: 1 })];
    expect(prisoners(view(figures))).toEqual([{ tag: 51, seat: 0 }]);
  });
});

describe("what a soldier is worth", () => {
  const ranks = [
    { rank: "private", cost: 4 },
    { rank: "junior", cost: 6 },
    { rank: "senior", cost: 8 },
  ];
  const world = { soldiers: { 52: { ranks } } } as unknown as WorldInfo;

  test("it is not known of an enemy leader who lives", () => {
    expect(worth(world, view([figure(52, 1, "waiting")]), 52)).toEqual([4, 8]);
  });

  test("it is known once his card was shown", () => {
    expect(worth(world, view([{ ...figure(52, 1, "dead"), shown: "junior" }]), 52)).toEqual([6, 6]);
  });
});
