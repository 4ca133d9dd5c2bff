import { expect, test } from "vitest";
import { distance, neighbours } from "../board/geometry";
import {
  blank,
  boardOf,
  cleared,
  hasHex,
  hexesOf,
  painted,
  resized,
  terrainAt,
  withName,
  withShore,
  withStart,
} from "./draft";
import { Editor } from "./editor.svelte";
import { fileName, written } from "./file";
import { History } from "$frame/edit/history";
import { nearness } from "./nearness";
import {
  clipAt,
  clipOf,
  isExact,
  lineOf,
  partnerNumber,
  partnerOf,
  patchOf,
  rectangleOf,
  steppedTo,
  withPartners,
} from "./shapes";

const SMALL = { columns: 6, rows: 5, half: true };
const small = () => blank("Mill", SMALL);

test("what belongs together by half a turn or in a mirror comes back, and never leaves the board", () => {
  for (const columns of [5, 6]) {
    for (const symmetry of ["turn", "mirror"] as const) {
      const size = { ...SMALL, columns };
      for (const hex of hexesOf(size)) {
        const partner = partnerOf(size, symmetry, hex);
        expect(hasHex(size, partner)).toBe(true);
        expect(partnerOf(size, symmetry, partner)).toBe(hex);
      }
    }
  }
});

test("it is exact where it says so: neighbours have neighbours for partners", () => {
  for (const columns of [5, 6]) {
    for (const symmetry of ["turn", "mirror"] as const) {
      const size = { ...SMALL, columns };
      const apart = hexesOf(size).flatMap((hex) =>
        neighbours(hex)
          .filter((it) => hasHex(size, it))
          .map((it) => distance(partnerOf(size, symmetry, hex), partnerOf(size, symmetry, it))),
      );
      expect(apart.every((it) => it === 1)).toBe(isExact(size, symmetry));
    }
  }
  expect(isExact(SMALL, "turn")).toBe(true);
  expect(isExact(SMALL, "mirror")).toBe(false);
});

test("start numbers have partners in the other half, or among the other three", () => {
  expect([1, 6, 7].map((n) => partnerNumber({ ...SMALL, half: false }, n))).toEqual([7, 12, 1]);
  expect([1, 3, 4].map((n) => partnerNumber(SMALL, n))).toEqual([4, 6, 1]);
});

test("a line goes from neighbour to neighbour", () => {
  for (const to of ["A5", "F1", "F5", "C4", "A1"]) {
    const line = lineOf("A1", to);
    expect([line[0], line.at(-1)]).toEqual(["A1", to]);
    line.slice(1).forEach((hex, i) => expect(distance(hex, line[i]!)).toBe(1));
    expect(line).toHaveLength(distance("A1", to) + 1);
  }
});

test("a fill stops where the terrain changes", () => {
  const river = painted(small(), lineOf("C1", "C5"), "water");
  expect(patchOf(river, "A1").size).toBe(10);
  expect(patchOf(river, "C3").size).toBe(5);
  expect(patchOf(small(), "A1").size).toBe(30);
});

test("painting makes a new draft and leaves the old one alone; nothing new is the same draft", () => {
  const before = small();
  const after = painted(before, ["A1", "F5", "Z9"], "forest");
  expect([terrainAt(before, "A1"), terrainAt(after, "A1"), terrainAt(after, "F5")]).toEqual([
    "open",
    "forest",
    "forest",
  ]);
  expect(painted(after, ["A1"], "forest")).toBe(after);
  expect(painted(after, ["Z9"], "water")).toBe(after);
});

test("the eraser takes everything off a hex", () => {
  const full = withName(
    withShore(withStart(painted(small(), ["B2"], "road"), 1, "B2"), ["B2"], true),
    "B2",
    "Ford",
  );
  const { starts, shore, names, ...rest } = cleared(full, ["B2"]);
  expect([starts, shore, names, terrainAt({ ...rest, starts, shore, names }, "B2")]).toEqual([
    {},
    [],
    {},
    "open",
  ]);
});

test("what lies beyond a smaller board is cut off, and sizes stay within bounds", () => {
  const draft = withStart(withStart(painted(small(), ["F5"], "water"), 1, "F5"), 2, "A1");
  const cut = resized(draft, { columns: 5, rows: 5, half: true });
  expect([cut.starts, cut.land[4]]).toEqual([{ 2: "A1" }, "....."]);
  expect(resized(draft, { columns: 99, rows: NaN, half: true })).toMatchObject({ columns: 24, rows: 5 });
  const full = withStart(resized(draft, { ...SMALL, half: false }), 12, "F1");
  expect(Object.keys(resized(full, SMALL).starts)).toEqual(["1", "2"]);
});

test("a draft is written as a board file", () => {
  let draft = painted(painted(small(), ["B1"], "factory"), ["A2"], "bridge");
  draft = withName(withShore(withStart(draft, 3, "C5"), ["D1"], true), "E2", "Long\n Water");
  expect(written({ ...draft, author: "Ada", licence: " CC0 " })).toBe(`board: Mill
season: summer
halves: A-F
author: Ada
licence: CC0

map:
        A   C   E
          B   D   F
  1     .   .   .
          F   .   .
  2     #   .   .
          .   .   .
  3     .   .   .
          .   .   .
  4     .   .   .
          .   .   .
  5     .   .   .
          .   .   .

starts:
  3 C5

shore:
  D1

names:
  E2 Long Water
`);
  expect(written(resized(draft, { columns: 7, rows: 5, half: false }))).toContain("halves: A-D E-G\n");
  expect(fileName({ ...draft, name: "Дім & ../mill?" })).toBe("дім-mill.board");
  expect(fileName({ ...draft, name: "…" })).toBe("board.board");
});

test("half of a full board has the hexes, numbers and factories of its columns", () => {
  const draft = painted(
    withStart(withStart(blank("x", { ...SMALL, half: false }), 1, "A1"), 7, "F1"),
    ["F2"],
    "factory",
  );
  expect(boardOf(draft, "left").starts).toEqual({ 1: "A1" });
  expect(boardOf(draft, "right").factories).toEqual(["F2"]);
  expect(Object.keys(boardOf(draft, "right").terrain)).toHaveLength(15);
});

test("undo goes back step by step, redo forth, and something new forgets what was undone", () => {
  const history = new History<number>(3);
  for (const before of [1, 2, 3, 4]) history.done(before);
  let now = 5;
  for (const wanted of [4, 3, 2, 2]) expect((now = history.undo(now))).toBe(wanted);
  expect(history.canUndo).toBe(false);
  for (const wanted of [3, 4]) expect((now = history.redo(now))).toBe(wanted);
  history.done(now);
  expect(history.canRedo).toBe(false);
  expect(history.redo(9)).toBe(9);
});

test("a stroke is one step, drawn twice where that is wanted; a second finger takes it back", () => {
  const editor = new Editor(small());
  editor.symmetry = "turn";
  editor.begin("A1");
  editor.through("A3");
  editor.end();
  const forest = hexesOf(SMALL).filter((it) => terrainAt(editor.draft, it) === "forest");
  expect(forest).toEqual(["A1", "A2", "A3", "F3", "F4", "F5"]);
  editor.begin("C3");
  editor.cancel();
  editor.end();
  expect(editor.draft.land[2]).toBe("f....f");
  editor.write({ name: "Mill Pond" });
  editor.undo();
  expect([editor.draft.land.join(""), editor.draft.name]).toEqual([".".repeat(30), "Mill Pond"]);
  editor.redo();
  expect(editor.draft.land[0]).toBe("f.....");
  editor.close();
});

test("a line, a fill, numbers one after the other, and a shore that is taken away again", () => {
  const editor = new Editor(small());
  Object.assign(editor, { tool: "line", terrain: "road" });
  editor.dab("A1");
  editor.dab("A4");
  expect(patchOf(editor.draft, "A1").size).toBe(4);
  Object.assign(editor, { tool: "fill", terrain: "water" });
  editor.dab("A1");
  expect(terrainAt(editor.draft, "A4")).toBe("water");
  editor.tool = "start";
  for (const hex of ["C1", "C2", "C3"]) editor.dab(hex);
  expect(editor.draft.starts).toEqual({ 1: "C1", 2: "C2", 3: "C3" });
  expect(editor.number).toBe(4);
  editor.tool = "shore";
  editor.dab("B1");
  expect(editor.draft.shore).toEqual(["B1"]);
  editor.dab("B1");
  expect(editor.draft.shore).toEqual([]);
  editor.close();
});

test("a piece that is copied keeps its neighbours wherever it is put, and what lies beside the board is left out", () => {
  const draft = painted(small(), lineOf("A1", "C2"), "road");
  const clip = clipOf(draft, rectangleOf("A1", "C2"));
  expect(clip).toHaveLength(6);
  const road = clipAt(SMALL, clip, "B2").filter(({ terrain }) => terrain === "road");
  road.slice(1).forEach(({ hex }, i) => expect(distance(hex, road[i]!.hex)).toBe(1));
  expect(road).toHaveLength(patchOf(draft, "A1").size);
  expect(clipAt(SMALL, clip, "F5").map(({ hex }) => hex)).toEqual(["F5"]);
  const editor = new Editor(draft);
  editor.tool = "copy";
  editor.begin("A1");
  editor.through("C2");
  editor.end();
  expect([editor.tool, editor.draft === draft, editor.canUndo]).toEqual(["paste", true, false]);
  editor.dab("D3");
  expect(terrainAt(editor.draft, "D3")).toBe("road");
  expect(editor.canUndo).toBe(true);
  editor.close();
});

test("the keyboard stays on the board", () => {
  expect(steppedTo(SMALL, "A1", "ArrowLeft")).toBe("A1");
  expect(steppedTo(SMALL, "A1", "ArrowRight")).toBe("B1");
  expect(steppedTo(SMALL, "F5", "ArrowDown")).toBe("F5");
  expect(steppedTo(SMALL, "F5", "Enter")).toBeNull();
});

test("nearness is in movement points", () => {
  const start = (number: number, nearest_two: number | null) => ({
    number,
    area: "left" as const,
    nearest_two,
    all: 0,
    reached: 0,
  });
  const found = nearness({ starts: [start(1, 8), start(2, 14), start(3, null)], cut_off: ["A1"] });
  expect(found).toMatchObject({ least: 2, most: 3.5, spread: 1.5, cutOff: ["A1"] });
  expect(found.starts.map(({ mean }) => mean)).toEqual([2, 3.5, null]);
});

test("partners of many hexes are all of them, each once", () => {
  expect([...withPartners(SMALL, "none", ["A1", "A1"])]).toEqual(["A1"]);
  expect(withPartners(SMALL, "turn", ["A1", "F5"]).size).toBe(2);
});
