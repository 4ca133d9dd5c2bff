import { describe, expect, it } from "vitest";
import {
  SCENARIOS,
  counts,
  firstPlan,
  isOpen,
  isSuggested,
  newMatch,
  seatAnew,
  seatsOf,
  settle,
  type Plan,
} from "./plan";

function plan(change: Partial<Plan>, others: string | null = null): Plan {
  const it = { ...firstPlan(others), ...change };
  settle(it);
  return it;
}

describe("a plan of Sergeants", () => {
  it("is at first a game against a bot, in the scenario to learn with", () => {
    const wanted = newMatch(plan({}));
    expect(wanted.setup).toEqual({ scenario: "first-steps", seats: ["us", "de"], buying: false });
    expect(wanted.seats).toEqual([
      { seat: 0, player: "me" },
      { seat: 1, player: "bot" },
    ]);
  });

  it("opens seats to friends, and lists them only for anybody", () => {
    expect(newMatch(plan({}, "friends"))).toMatchObject({
      seats: [{ player: "me" }, { player: "open" }],
      listed: false,
    });
    expect(newMatch(plan({}, "anybody")).listed).toBe(true);
    expect(newMatch(plan({ listed: true }, "screen")).listed).toBe(false);
  });

  it("seats the sides by turns", () => {
    const three = plan({ scenario: "burning-farm", players: [1, 2] });
    expect(seatsOf(three)).toEqual(["us", "de", "de"]);
    expect(three.places).toEqual(["me", "bot", "bot"]);
  });

  it("seats bots that think ahead, each of its level", () => {
    const four = plan({ scenario: "four-players", players: [2, 2] });
    four.places = ["me", "search", "bot", "search"];
    four.strengths[3] = 6;
    expect(newMatch(four).seats).toEqual([
      { seat: 0, player: "me" },
      { seat: 1, player: { search: 3 } },
      { seat: 2, player: "bot" },
      { seat: 3, player: { search: 6 } },
    ]);
  });

  it("lets forces be bought where none are suggested", () => {
    const three = plan({ scenario: "burning-farm", players: [2, 2] });
    expect(isSuggested(three)).toBe(false);
    expect(three.buying).toBe(true);
  });

  it("says only what differs from the scenario about open cards", () => {
    expect(newMatch(plan({ faceUp: true })).setup).toMatchObject({ face_up: true });
    expect(newMatch(plan({ open: false })).setup).toMatchObject({ open: false });
    expect([isOpen(plan({})), isOpen(plan({ scenario: "crossing" }))]).toEqual([true, false]);
  });

  it("seats six where the scenario does", () => {
    expect(counts(plan({ scenario: "search" }), 0)).toEqual([1, 2, 3]);
    expect(seatsOf(plan({ scenario: "search", players: [3, 3] }))).toHaveLength(6);
  });

  it("never asks for more players than a scenario has room for", () => {
    expect(plan({ scenario: "first-steps", players: [3, 3] }).players).toEqual([1, 1]);
  });

  it("begins a campaign with its first chapter, for as many as all chapters are for", () => {
    const two = plan({ campaign: "river-line" });
    expect(newMatch(two).setup).toEqual({ campaign: "river-line", seats: ["us", "de"], buying: false });
    expect([counts(two, 0), counts(two, 1)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(plan({ campaign: "long-march", players: [2, 2] }).players).toEqual([1, 1]);
  });

  it("can be put together for every scenario", () => {
    for (const { name } of SCENARIOS) {
      const one = plan({ scenario: name });
      seatAnew(one, "bot");
      expect(one.places.length).toBe(seatsOf(one).length);
    }
  });
});
