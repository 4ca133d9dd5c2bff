import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Latest } from "./latest.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers after 100 milliseconds with the question itself. */
function slowly() {
  const asked: number[] = [];
  const latest = new Latest<number, number>((n) => {
    asked.push(n);
    return new Promise((done) => setTimeout(() => done(n), 100));
  }, 40);
  return { asked, latest };
}

test("of many questions only the last is asked and answered", async () => {
  const { asked, latest } = slowly();
  const told: (number | null)[] = [];
  for (const n of [1, 2, 3]) latest.want(n, (it) => told.push(it));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([3]);
  expect(told).toEqual([3]);
});

test("an answer that comes too late is not told, and one question is under way at a time", async () => {
  const { asked, latest } = slowly();
  const told: (number | null)[] = [];
  latest.want(1, (it) => told.push(it));
  await vi.advanceTimersByTimeAsync(60);
  for (const n of [2, 3]) latest.want(n, (it) => told.push(it));
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual([1, 3]);
  expect(told).toEqual([3]);
});

test("nothing is told once nothing is wanted", async () => {
  const { latest } = slowly();
  const told: (number | null)[] = [];
  latest.want(1, (it) => told.push(it));
  await vi.advanceTimersByTimeAsync(60);
  latest.drop();
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toEqual([]);
});

test("a question that cannot be answered is told so", async () => {
  const latest = new Latest<number, number>(() => Promise.reject(new Error("no")), 0);
  const told: (number | null)[] = [];
  latest.want(1, (it) => told.push(it));
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual([null]);
});
