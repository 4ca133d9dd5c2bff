import { describe, expect, test } from "vitest";
import type { Event, View } from "../protocol";
import { account, sortOf, sum } from "./account";

const seat = { hand: 0, deck: 0, placed: [0, 0, 0], held: [], fight: 0, orders: 0, own: null };

const view = { seats: [seat, seat] } as unknown as View;

const log = (...events: Event[]) => events.map((event) => ({ event }));

describe("the account", () => {
  test("a kill scores for those whom the event names", () => {
    const killed: Event = { killed: { tag: 51, rank: "private", by: 0, scores: [[0, 3]] } };
    expect(account(view, log(killed))).toEqual([[{ vp: 3, from: { kill: 51 } }], []]);
  });

  test("a friend's death may cost VP, and an event's gives none", () => {
    const friend: Event = { killed: { tag: 1, rank: "private", by: 0, scores: [[0, -3]] } };
    const shell: Event = { killed: { tag: 2, rank: "senior", by: null, scores: [] } };
    expect(account(view, log(friend, shell))).toEqual([[{ vp: -3, from: { kill: 1 } }], []]);
  });

  test("orders are distinguished", () => {
    const met: Event = { order_met: { seat: 1, order: 12, vp: 5, over: 0 } };
    expect(account(view, log(met))[1]).toEqual([{ vp: 5, from: { order: 12 } }]);
  });

  test("VP of an event are the event's", () => {
    const events = log({ story_happens: { card: 45 } }, { scored: { seat: 0, vp: 1, prisoner: null } });
    expect(account(view, events)[0]).toEqual([{ vp: 1, from: { event: 45 } }]);
  });

  test("at the end prisoners come last, each with his own VP", () => {
    const events = log(
      { scored: { seat: 0, vp: 2, prisoner: null } },
      "turn_ended",
      { order_met: { seat: 0, order: 4, vp: 4, over: null } },
      { scored: { seat: 0, vp: 6, prisoner: 51 } },
      { scored: { seat: 0, vp: 8, prisoner: 53 } },
      { ended: { outcome: { winners: [0], scores: [20, 0], beaten: null, turn: 12 } } },
    );
    const mine = account(view, events)[0]!;
    expect(mine.map(sortOf)).toEqual(["event", "order", "prisoner", "prisoner"]);
    expect(mine.slice(2)).toEqual([
      { vp: 6, from: { prisoner: 51 } },
      { vp: 8, from: { prisoner: 53 } },
    ]);
    expect(sum(mine)).toBe(20);
  });
});
