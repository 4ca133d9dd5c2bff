import { describe, expect, it } from "vitest";
import { aimless, firstPlan, newMatch, seatsOf, settle, usualPlaces, type Plan } from "./plan";
import english from "../../locales/en/client.ftl?raw";
import { automaFits, mayChoose, optionsOf, usualOptions } from "./together";

function plan(change: Partial<Plan>, others: string | null = null): Plan {
  const it = { ...firstPlan(others), ...change };
  settle(it);
  return it;
}

describe("a plan", () => {
  it("is at first a game against the Automa", () => {
    const wanted = newMatch(plan({}), () => 0.99);
    expect(wanted.setup.factions).toEqual(["us", "g2"]);
    expect(wanted.setup.automata).toEqual([{ faction: "g2", level: "easy", intercepts: "by_priority" }]);
    expect(wanted.setup.area).toBe("left");
    expect(wanted.seats).toEqual([{ seat: 0, player: "me" }]);
    expect(wanted.listed).toBe(false);
  });

  it("may be a game against a bot that thinks ahead, alone or among others", () => {
    const thinker = { who: "search" as const, level: "easy" as const, strength: 4, style: "none" as const };
    const alone = newMatch(plan({ places: [usualPlaces("solo")[0]!, thinker] }));
    expect(alone.setup.automata).toEqual([]);
    expect(alone.seats).toEqual([
      { seat: 0, player: "me" },
      { seat: 1, player: { search: 4 } },
    ]);
    const four = plan({ players: "four", places: [thinker, ...usualPlaces("four").slice(1)] }, "friends");
    expect(newMatch(four).seats![0]).toEqual({ seat: 0, player: { search: 4 } });
    const styled = { ...thinker, style: "bold" as const };
    expect(newMatch(plan({ places: [usualPlaces("solo")[0]!, styled] })).seats![1]).toEqual({
      seat: 1,
      player: { styled: { level: 4, style: "bold" } },
    });
    // AA-SET-5: partners play against the Automa.
    const places = [...usualPlaces("together").slice(0, 2), thinker];
    expect(plan({ players: "together", places }).places[2]!.who).toBe("automa");
  });

  it("opens a seat to friends, and lists it only for anybody", () => {
    const friends = newMatch(plan({}, "friends"));
    expect(friends.seats).toEqual([
      { seat: 0, player: "me" },
      { seat: 1, player: "open" },
    ]);
    expect(friends.listed).toBe(false);
    expect(newMatch(plan({}, "anybody")).listed).toBe(true);
  });

  it("never lists a match without an open seat", () => {
    expect(newMatch(plan({ listed: true }, "screen")).listed).toBe(false);
  });

  it("keeps the teams apart", () => {
    expect(plan({ first: "g2", second: "g1" }, "friends").second).toBe("us");
  });

  it("gives one of three players both factions of a team", () => {
    const three = plan({ players: "three", both: "allies" });
    expect(seatsOf(three)).toEqual([
      { seat: 0, factions: ["us", "su"] },
      { seat: 1, factions: ["g1"] },
      { seat: 2, factions: ["g2"] },
    ]);
    const { setup } = newMatch(three);
    expect(setup.area).toBe("full");
    expect(setup.factions).toEqual([
      { faction: "g1", seat: 1 },
      { faction: "us", seat: 0 },
      { faction: "g2", seat: 2 },
      { faction: "su", seat: 0 },
    ]);
    expect(automaFits(three, seatsOf(three)[0]!)).toBe(false);
    expect(automaFits(three, seatsOf(three)[1]!)).toBe(true);
  });

  it("gives missions what they need", () => {
    const bulge = plan({ players: "four", mission: "bulge" });
    expect(bulge.board).toBe("winter");
    const v2 = plan({ players: "four", mission: "v2" });
    expect(v2.sets).toBe(2);
    expect(newMatch(v2).setup.missions).toMatchObject({ v2: { owner: "g1", duds_stay: true } });
    expect(plan({ mission: "v2" }).mission).toBe("none");
    const experienced = plan({ players: "four" });
    experienced.options.experienced = true;
    expect(mayChoose({ ...experienced, mission: "v2" }, { experienced: true })).toBe(false);
    expect(mayChoose(plan({ players: "four" }), { area: "left" })).toBe(false);
  });

  it("puts bots where the Automa cannot play", () => {
    const places = usualPlaces("four").map((it) => ({ ...it, who: "automa" as const }));
    const v2 = plan({ players: "four", mission: "v2", places });
    expect(v2.places.map((it) => it.who)).toEqual(["bot", "bot", "bot", "bot"]);
  });

  it("seats the Automa in the Bulge, and warns where it plays Germans", () => {
    const places = usualPlaces("four").map((it) => ({ ...it, who: "automa" as const }));
    const bulge = plan({ players: "four", mission: "bulge", places });
    expect(bulge.places.map((it) => it.who)).toEqual(["automa", "automa", "automa", "automa"]);
    expect(aimless(bulge)).toEqual(["g1", "g2"]);
    bulge.places[0]!.who = bulge.places[2]!.who = "me";
    expect(aimless(bulge)).toEqual([]);
    expect(newMatch(bulge).setup.missions).toMatchObject({ bulge: { rounds: null } });
    bulge.lastRound = true;
    expect(newMatch(bulge).setup.missions).toMatchObject({ bulge: { rounds: 12 } });
  });

  it("lets experienced players meet the Automa", () => {
    const solo = plan({ sets: 2 });
    solo.options.experienced = true;
    settle(solo);
    expect(newMatch(solo).setup).toMatchObject({ sets: 1, options: { experienced: true } });
  });

  it("has lists of agreed units for the factions in play", () => {
    const solo = plan({ sets: "agreed" });
    solo.lists.any.tank = 7;
    settle(solo);
    expect(solo.lists.any.tank).toBe(4);
    const { setup } = newMatch(solo, () => 0);
    expect(setup.sets).toBe(1);
    expect(Object.keys(setup.units!)).toEqual(["us", "g1"]);
    expect(setup.units!.g1!.tank).toBe(4);
    const divided = plan({ players: "together", coop: "divided", sets: "agreed" });
    expect(Object.keys(newMatch(divided, () => 0).setup.units!)).toEqual(["us", "g1"]);
    expect(newMatch(plan({})).setup.units).toBe(undefined);
  });

  it("passes the hourglass on to the rules", () => {
    expect(newMatch(plan({ clock: { hourglass: { minutes: 5 } } })).setup.options?.clock).toBe(true);
    expect(newMatch(plan({ clock: { days: { days: 3 } } })).setup.options?.clock).toBe(false);
  });

  it("seats two together against the Automa", () => {
    const together = plan({ players: "together", first: "g1", second: "any", sets: 2, area: "full" });
    expect(together.places.map((it) => it.who)).toEqual(["me", "open", "automa"]);
    const { setup, seats } = newMatch(together, () => 0);
    expect(setup.factions).toEqual(["g1", "g2", "us"]);
    expect(setup).toMatchObject({ coop: "own_sets", area: "full", sets: 1 });
    expect(setup.automata).toMatchObject([{ faction: "us" }]);
    expect(seats).toEqual([
      { seat: 0, player: "me" },
      { seat: 1, player: "open" },
    ]);
    const divided = plan({ players: "together", coop: "divided", sets: 2 });
    expect(newMatch(divided).setup).toMatchObject({ coop: "divided", area: "left", sets: 2 });
    expect(newMatch(plan({})).setup.coop).toBe(undefined);
  });

  it("offers every option that the rules tell, each with its sentences", () => {
    const offered = (["none", "v2", "bulge"] as const).flatMap((it) => optionsOf(it));
    expect(offered.map((it) => it.name).sort()).toEqual(Object.keys(usualOptions()).sort());
    expect(newMatch(plan({})).setup.options).toEqual({ ...usualOptions(), clock: false });
    for (const { name, rule } of offered) {
      expect(english).toContain(`\naces-web-option-${name} = `);
      expect(english).toContain(`\naces-web-option-${name}-note = `);
      expect(rule).toMatch(/^AA-/);
    }
  });
});
