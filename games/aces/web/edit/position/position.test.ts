import { expect, test } from "vitest";
import { isMet } from "$frame/learn/goals";
import type { Entry, Goal, View } from "../../protocol";
import { blank as blankBoard, boardOf, painted } from "../draft";
import { blank, flagged, moved, placed, removed, seatedFor, sent, withFactions, withStudy } from "./draft";
import { goalOf, lessonOf } from "./lesson";
import { matchOf } from "./match";

const board = painted(blankBoard("Mill", { columns: 8, rows: 6, half: true }), ["C3"], "factory");
const info = boardOf(board);
const empty = blank({ en: "Ford" }, board);
const tank = placed(empty, "us", "tank", "B2", info);

test("units have the lowest free numbers, and stand alone on hexes of the board", () => {
  const two = placed(tank, "us", "tank", "D2", info);
  expect(two.study.position.units.map((it) => it.id)).toEqual(["us-tank-1", "us-tank-2"]);
  expect(placed(two, "us", "tank", "B2", info)).toBe(two);
  expect(placed(two, "us", "tank", "Z9", info)).toBe(two);
  const again = placed(removed(two, "us-tank-1"), "us", "tank", "E2", info);
  expect(again.study.position.units.map((it) => it.id)).toEqual(["us-tank-2", "us-tank-1"]);
});

test("a unit on a factory holds it, unless an ally does", () => {
  expect(moved(tank, "us-tank-1", "C3", info).study.position.flags).toEqual({ C3: "us" });
  const allied = flagged(tank, "C3", "su");
  expect(moved(allied, "us-tank-1", "C3", info).study.position.flags).toEqual({ C3: "su" });
  const hostile = flagged(tank, "C3", "g1");
  expect(moved(hostile, "us-tank-1", "C3", info).study.position.flags).toEqual({ C3: "us" });
});

test("what names a unit goes with it, and with its faction", () => {
  const tasks = [
    { says: {}, goal: goalOf("destroy", { unit: "us-tank-1", hex: "C3", faction: "us", side: "allies" })! },
  ];
  const draft = withStudy(tank, { tasks });
  expect(removed(draft, "us-tank-1").study.tasks).toEqual([]);
  const other = withFactions(draft, seatedFor("su", "g2"));
  expect(other.study.position.units).toEqual([]);
  expect(other.study.tasks).toEqual([]);
});

test("goals become what is compared with views and events", () => {
  const goals: Goal[] = [
    { stand: { unit: "us-tank-1", hex: "D2" } },
    { destroy: { unit: "g1-infantry-1" } },
    { occupy: { faction: "us", hex: "C3" } },
    { buy: { kind: "infantry" } },
    "end_turn",
    { win: { side: "allies" } },
  ];
  const draft = withStudy(tank, { tasks: goals.map((goal) => ({ says: {}, goal, turns: 2 })) });
  const lesson = lessonOf("own-x", draft, matchOf(draft, "me"))!;
  expect(lesson.steps.length).toBe(goals.length + 1);
  const entry = (event: unknown) => ({ n: 1, event, says: { key: "", args: {} } }) as Entry;
  const view = (units: unknown[]) => ({ units }) as unknown as View;
  const isDone = (nth: number, log: unknown[], units: unknown[] = []) =>
    isMet(lesson.steps[nth]!.done!, log.map(entry), view(units));
  expect(isDone(0, [], [{ id: "us-tank-1", hex: "D2" }])).toBe(true);
  expect(isDone(0, [], [{ id: "us-tank-1", hex: "D3" }])).toBe(false);
  expect(isDone(1, [], [{ id: "us-tank-1" }])).toBe(true);
  expect(isDone(1, [], [{ id: "g1-infantry-1" }])).toBe(false);
  expect(isDone(2, [{ occupied: { unit: "us-infantry-2", hex: "C3" } }])).toBe(true);
  expect(isDone(2, [{ occupied: { unit: "g1-infantry-2", hex: "C3" } }])).toBe(false);
  expect(isDone(3, [{ bought: { unit: "us-infantry-9", hex: "C3", coins: 2 } }])).toBe(true);
  expect(isDone(3, [{ bought: { unit: "g1-infantry-9", hex: "C3", coins: 2 } }])).toBe(false);
  expect(isDone(4, [{ turn_began: { faction: "us", round: 5 } }])).toBe(false);
  expect(isDone(4, [{ turn_began: { faction: "g1", round: 5 } }])).toBe(true);
  expect(isDone(5, [{ ended: { outcome: { winner: "germany" } } }])).toBe(false);
  const missed = lesson.steps[0]!.missed!;
  const turns = (n: number) => Array.from({ length: n }, () => entry({ turn_began: { faction: "us" } }));
  expect([1, 2].map((n) => isMet(missed, turns(n), view([])))).toEqual([false, true]);
});

test("a board of one's own goes with the position, and the Automa plays each enemy from a seat of its own", () => {
  expect(sent(tank).board).toContain("board: Mill");
  expect(sent(tank).study.board).toBe("Mill");
  const four = withFactions(blank({ en: "All" }, "summer"), seatedFor("us", null));
  const { setup, seats } = matchOf(four, "bot", "hard");
  expect(setup.factions).toEqual([
    { faction: "g1", seat: 1 },
    { faction: "us", seat: 0 },
    { faction: "g2", seat: 2 },
    { faction: "su", seat: 0 },
  ]);
  expect(setup.automata?.map((it) => it.faction)).toEqual(["g1", "g2"]);
  expect(seats).toEqual([{ seat: 0, player: "me" }]);
});
