import { describe, expect, expectTypeOf, it } from "vitest";
import type { Game, Proposal, ToClient, Undo } from "./index.ts";
import { alike, is, match, matchSome, nameOf, payload, type NameOf, type Payload } from "./variants.ts";

type Event =
  | { moved: { unit: string; cost: number } }
  | { laid: [string, number] }
  | { said: string | null }
  | "passed"
  | "ended";

const moved = { moved: { unit: "us1", cost: 3 } } as Event;
const laid = { laid: ["e4", 2] } as Event;
const said = { said: null } as Event;
const passed = "passed" as Event;
const none = null as Event | null;
const missing = undefined as Event | undefined;

const describeEvent = (event: Event) =>
  match(event, {
    moved: (it) => `${it.unit} for ${it.cost}`,
    laid: ([at, n]) => `${n} at ${at}`,
    said: (it) => it ?? "silence",
    passed: () => "pass",
    ended: () => "end",
  });

describe("match", () => {
  it("calls the case of the variant with what it carries", () => {
    expect([moved, laid, said, passed].map(describeEvent)).toEqual([
      "us1 for 3",
      "2 at e4",
      "silence",
      "pass",
    ]);
    expectTypeOf(describeEvent).returns.toEqualTypeOf<string>();
  });

  it("needs every variant", () => {
    const cases = { moved: () => 1, laid: () => 2, said: () => 3, passed: () => 4 };
    // @ts-expect-error "ended" is missing
    expect(match(passed, cases)).toBe(4);
    // @ts-expect-error "ended" is missing, and the results differ
    expect(match(passed, { ...cases, passed: () => "4" })).toBe("4");
  });

  it("allows no other", () => {
    const cases = { moved: () => 1, laid: () => 2, said: () => 3, passed: () => 4, ended: () => 5 };
    // @ts-expect-error there is no "flown"
    expect(match(passed, { ...cases, flown: () => 6 })).toBe(4);
    // @ts-expect-error there is no "flown", and the results differ
    expect(match(passed, { ...cases, passed: () => "4", flown: () => 6 })).toBe("4");
  });

  it("knows what each variant carries", () => {
    match(moved, {
      moved: (it) => expectTypeOf(it).toEqualTypeOf<{ unit: string; cost: number }>(),
      laid: (it) => expectTypeOf(it).toEqualTypeOf<[string, number]>(),
      said: (it) => expectTypeOf(it).toEqualTypeOf<string | null>(),
      passed: (it) => expectTypeOf(it).toEqualTypeOf<undefined>(),
      // @ts-expect-error it carries nothing
      ended: (it: string) => it,
    });
  });

  it("may have results of several types", () => {
    const found = match(laid, {
      moved: (it) => ({ unit: it.unit }),
      laid: ([at]) => ({ at }),
      said: () => null,
      passed: () => 7,
      ended: () => 7,
    });
    expectTypeOf(found).toEqualTypeOf<{ unit: string } | { at: string } | null | number>();
    expect(found).toEqual({ at: "e4" });
  });

  it("keeps to the type that is asked for", () => {
    const side = (event: Event): "left" | "right" =>
      match(event, {
        moved: () => "left",
        laid: () => "right",
        said: () => "left",
        passed: () => "left",
        ended: () => "left",
      });
    expect(side(laid)).toBe("right");
    const cases = {
      moved: () => "left",
      laid: () => "right",
      said: () => "left",
      passed: () => "left",
    } as const;
    // @ts-expect-error "up" is neither
    const wrong = (event: Event): "left" | "right" => match(event, { ...cases, ended: () => "up" });
    expect(wrong("ended")).toBe("up");
  });

  it("takes no value that may be missing", () => {
    const cases = { moved: Number, laid: Number, said: Number, passed: Number, ended: Number };
    // @ts-expect-error null is no variant
    expect(() => match(none, cases)).toThrow();
  });

  it("names a variant that it has no case for", () => {
    expect(() => describeEvent("flown" as Event)).toThrow('"flown"');
  });

  it("works for a union of names alone, and for one with a parameter", () => {
    const undo = (it: Undo) =>
      match(it, {
        other: (seat) => seat,
        ...alike(["free", "nothing", "die", "draw", "reveal", "clock"], () => -1),
      });
    expect(undo({ other: 2 })).toBe(2);
    const proposed = <G extends Game>(message: ToClient<G>) => payload(message, "proposal");
    expectTypeOf(proposed).returns.toEqualTypeOf<Proposal | null | undefined>();
    expect(proposed({ proposal: null })).toBe(null);
    expect(proposed("fault")).toBe(undefined);
  });
});

describe("matchSome", () => {
  const cost = (event: Event | null | undefined) =>
    matchSome(event, { moved: (it) => it.cost, passed: () => 0 }, () => -1);

  it("calls a case or the other function", () => {
    expect([moved, passed, laid, none, missing].map(cost)).toEqual([3, 0, -1, -1, -1]);
    expectTypeOf(cost).returns.toEqualTypeOf<number>();
  });

  it("allows only variants that exist", () => {
    // @ts-expect-error there is no "flown"
    expect(matchSome(laid, { flown: () => 1 }, () => 2)).toBe(2);
  });

  it("may have results of several types", () => {
    const found = matchSome(moved, { moved: (it) => it.unit, laid: ([, n]) => n }, () => null);
    expectTypeOf(found).toEqualTypeOf<string | number | null>();
    expect(found).toBe("us1");
  });
});

describe("is", () => {
  it("narrows to the variant", () => {
    for (const event of [moved, laid]) {
      if (is(event, "moved")) expect(event.moved.cost).toBe(3);
      else expectTypeOf(event).toEqualTypeOf<Exclude<Event, { moved: unknown }>>();
    }
    expect([moved, laid, passed, none, missing].map((it) => is(it, "moved"))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(is(passed, "passed")).toBe(true);
  });

  it("takes several names", () => {
    expect([moved, laid, passed].map((it) => is(it, "moved", "passed"))).toEqual([true, false, true]);
    if (is(none, "moved", "passed"))
      expectTypeOf(none).toEqualTypeOf<"passed" | Extract<Event, { moved: unknown }>>();
  });

  it("filters lists", () => {
    expectTypeOf([moved].filter((it) => is(it, "laid"))).toEqualTypeOf<{ laid: [string, number] }[]>();
  });

  it("allows only variants that exist", () => {
    // @ts-expect-error there is no "flown"
    expect(is(moved, "flown")).toBe(false);
  });
});

describe("payload", () => {
  it("is what the variant carries, if it is that one", () => {
    expect([moved, laid, passed, none].map((it) => payload(it, "laid"))).toEqual([
      undefined,
      ["e4", 2],
      undefined,
      undefined,
    ]);
    expectTypeOf(payload(none, "moved")).toEqualTypeOf<{ unit: string; cost: number } | undefined>();
  });

  it("needs a variant that carries something", () => {
    // @ts-expect-error "passed" carries nothing
    expect(payload(passed, "passed")).toBe(undefined);
  });
});

describe("alike", () => {
  it("is a case for each name, and no more", () => {
    const quiet = alike(["laid", "said", "passed"], () => null);
    const cost = (event: Event) => match(event, { moved: (it) => it.cost, ended: () => 0, ...quiet });
    expectTypeOf(cost).returns.toEqualTypeOf<number | null>();
    expect([moved, laid, passed].map(cost)).toEqual([3, null, null]);
    // @ts-expect-error "ended" is missing
    expect(match(moved, { moved: (it) => it.cost, ...quiet })).toBe(3);
    // @ts-expect-error there is no "flown"
    expect(match(laid, { moved: () => 1, ended: () => 0, ...quiet, ...alike(["flown"], () => 2) })).toBe(
      null,
    );
  });
});

describe("nameOf", () => {
  it("is the name of the variant", () => {
    expect([moved, passed].map((it) => nameOf(it))).toEqual(["moved", "passed"]);
    expectTypeOf<NameOf<Event>>().toEqualTypeOf<"moved" | "laid" | "said" | "passed" | "ended">();
    expectTypeOf<Payload<Event, "laid">>().toEqualTypeOf<[string, number]>();
  });
});
