import { expect, test } from "vitest";
import scenarios from "../scenarios.json";
import { lengthOf } from "./length";

test("every scenario says how long it takes and how hard it is", () => {
  for (const { name } of scenarios) expect(lengthOf(name), name).not.toBeNull();
  expect(lengthOf("first-steps")).toEqual({ minutes: 25, level: "easy" });
  expect(lengthOf("race-to-the-bridge")).toEqual({ minutes: 90, level: "hard" });
});
