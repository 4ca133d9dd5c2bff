import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { fits, isMet } from "$frame/learn/goals";
import { lessonOf, nextLesson, progressOf } from "$frame/learn/lessons";
import languages from "../../../locales/languages.json";
import type { Entry, View } from "./protocol";
import { book } from "./lessons";

const { lessons } = book;

const marched = (unit: string, ...path: string[]): Entry => ({
  n: 1,
  event: { marched: { unit, path, cost: 2 } },
  says: { key: "", args: {} },
});
const view = (hex: string) => ({ units: [{ id: "us-tank-1", hex }] }) as unknown as View;

describe("goals", () => {
  test("of an object only the named fields must fit", () => {
    expect(fits({ a: 1 }, { a: 1, b: 2 })).toBe(true);
    expect(fits({ a: null }, { b: 2 })).toBe(false);
    expect(fits({ a: { b: "c" } }, { a: "c" })).toBe(false);
  });
  test("lists fit by what they hold or how they end", () => {
    expect(fits({ $has: { a: 1 } }, [{ a: 2 }, { a: 1 }])).toBe(true);
    expect(fits({ $last: { $any: ["x", "y"] } }, ["x", "y"])).toBe(true);
    expect(fits({ $last: "x" }, ["x", "y"])).toBe(false);
    expect(fits({ $last: "x" }, [])).toBe(false);
    expect(fits(["x"], ["x", "y"])).toBe(false);
  });
  test("an event may be wanted more than once", () => {
    const log = [marched("us-tank-1", "C4"), marched("us-tank-1", "C5")];
    expect(isMet({ event: { marched: { unit: "us-tank-1" } }, n: 2 }, log, view("C5"))).toBe(true);
    expect(isMet({ event: { marched: { unit: "us-tank-1" } }, n: 3 }, log, view("C5"))).toBe(false);
  });
});

describe("lessons", () => {
  test("there are eight, one after another", () => {
    expect(lessons.map((it) => it.id).join(" ")).toBe("move roads occupy intercept attack arms money automa");
    expect(nextLesson(book, "move")?.id).toBe("roads");
    expect(nextLesson(book, "automa")).toBe(null);
  });
  test("steps are done in their order", () => {
    const lesson = lessonOf(book, "move")!;
    expect(progressOf(lesson, [], view("C16"))).toMatchObject({ n: 0, finished: false, missed: false });
    expect(progressOf(lesson, [], view("F14"))).toMatchObject({ n: 1, finished: false, missed: false });
    const ended: Entry = {
      n: 1,
      event: { phase_began: { phase: "declaring" } },
      says: { key: "", args: {} },
    };
    expect(progressOf(lesson, [ended], view("C16"))).toMatchObject({ n: 0, finished: false, missed: true });
  });
});

describe.each(languages.map((it) => it.code))("the words in %s", (language) => {
  const read = (file: string) =>
    new FluentResource(readFileSync(new URL(`../locales/${language}/${file}.ftl`, import.meta.url), "utf8"));
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(read("learn"));
  // Buttons are called what table.ftl calls them; here any name will do.
  const buttons =
    "aces-table-end-move = A\naces-table-end-declare = B\naces-table-end-money = C\ntable-why = D\n";
  bundle.addResource(new FluentResource(buttons));

  test("every step has its text, with all that it names", () => {
    for (const step of lessons.flatMap((it) => it.steps)) {
      const message = bundle.getMessage(step.key);
      const errors: Error[] = [];
      const args = Object.fromEntries(Object.keys(step.args).map((it) => [it, `<${it}>`]));
      const text = message?.value ? bundle.formatPattern(message.value, args, errors) : "";
      expect(errors, step.key).toEqual([]);
      for (const name of Object.keys(step.args)) expect(text, step.key).toContain(`<${name}>`);
      expect(text.length, step.key).toBeGreaterThan(40);
    }
  });
  test("every text belongs to a step", () => {
    const keys = new Set(lessons.flatMap((it) => it.steps.map((step) => step.key)));
    const steps = [...bundle._messages.keys()].filter((it) => /\d$/.test(it));
    expect(steps.filter((it) => !keys.has(it))).toEqual([]);
  });
});
