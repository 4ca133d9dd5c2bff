import { describe, expect, test } from "vitest";
import type { Phrase } from "$frame/protocol";
import { isAbout, steps } from "./texts";

const say = (key: string, args: Record<string, unknown> = {}): Phrase => ({ key, args }) as Phrase;
const then = (first: Phrase, next: Phrase) => say("sm-then", { first, next });
const acts = (n: number, key: string) => say("sm-step-do", { acts: say(key, { n }) });

describe("what a card says", () => {
  test("one thing after the other is as many steps", () => {
    const [a, b, c] = [say("a"), say("b"), say("c")];
    expect(steps(then(then(a, b), c))).toEqual([a, b, c]);
    expect(steps([say("sm-card-bubble", { steps: then(a, b) })])).toEqual([a, b]);
    expect(steps([])).toEqual([]);
  });

  test("a question is about the step with the same acts, however many do them", () => {
    const asked = say("sm-ask-who", { acts: say("sm-does-walk", { n: 1 }), n: 2 });
    expect(isAbout(acts(3, "sm-does-walk"), asked)).toBe(true);
    expect(isAbout(acts(3, "sm-does-spot"), asked)).toBe(false);
    expect(isAbout(say("sm-step-rally", { n: 2 }), say("sm-ask-spot"))).toBe(false);
  });
});
